import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

export default {
  preprocess: vitePreprocess(),
  // short, and from the path alone, so that a build is the same everywhere
  compilerOptions: { cssHash: ({ hash, filename }) => `s${hash(filename ?? "").slice(0, 5)}` },
};
