import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
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
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
});
