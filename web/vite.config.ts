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
  },
  // no test measures time: a busy machine may take as long as it needs
  test: { testTimeout: 120_000, hookTimeout: 120_000 },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
});
