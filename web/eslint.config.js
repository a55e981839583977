import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

/** Components that put drawings of our own into the page; nothing that people write may go through {@html}. */
const DRAWS = [
  "src/boards/cyclades/Altars.svelte",
  "src/boards/dice_forge/Islands.svelte",
  "src/table/Curve.svelte",
  "src/ui/QrCode.svelte",
  "src/ui/Badge.svelte",
  "src/ui/Count.svelte",
  "src/ui/Piece.svelte",
];

export default ts.config(
  { ignores: ["node_modules", "public"] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      eqeqeq: ["error", "always", { null: "ignore" }],
      // svelte-check knows these better
      "no-undef": "off",
      "@typescript-eslint/no-unused-vars": "off",
      "svelte/no-unused-svelte-ignore": "off",
      // maps and sets here are replaced as a whole or are caches
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser } } },
  { files: DRAWS, rules: { "svelte/no-at-html-tags": "off" } },
);
