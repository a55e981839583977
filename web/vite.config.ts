import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { words } from "./words/plugin.ts";

const server = process.env.AGON_SERVER ?? "http://127.0.0.1:8470";

export default defineConfig({
  plugins: [words(), svelte()],
  build: {
    outDir: fileURLToPath(new URL("../src/agon/server/static", import.meta.url)),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    rolldownOptions: {
      output: {
        // what is loaded together anyway packs better together
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            {
              name: "base",
              test: /node_modules\/(svelte|esm-env|clsx|@fluent)|src\/(lib|art|ui\/(?!Reach|QrCode)|boards\/index|pages\/(SiteHead|JoinForm))/,
            },
            {
              name: "table",
              test: /src\/(table|boards\/shared|pages\/(TablePage|WaitingRoom|NoEntry)|ui\/(Reach|QrCode))|node_modules\/uqr/,
            },
            { name: "people", test: /src\/pages\/(Me|MyGames|GameRow|HallOfFame|Account|Become|Losing|OtherDevice)\./ },
          ],
        },
      },
    },
  },
  // no test measures time: a busy machine may take as long as it needs
  test: { testTimeout: 120_000, hookTimeout: 120_000 },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
});
