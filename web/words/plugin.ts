/** `agon:words/<language>` and the ids common to all, `agon:words/ids`, as modules. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { pack } from "./pack.ts";

const LOCALES = fileURLToPath(new URL("../../src/agon/locales", import.meta.url));
const PREFIX = "agon:words/";
/** All languages have the same ids in the same order; `unpack` would notice if not. */
const FIRST = "en";

function moduleOf(name: string): unknown {
  const { ids } = pack(join(LOCALES, FIRST));
  if (name === "ids") return ids;
  const { ids: own, packed } = pack(join(LOCALES, name));
  if (own !== ids) throw new Error(`${name}: other messages than in ${FIRST}, or in another order`);
  return packed;
}

export function words(): Plugin {
  return {
    name: "agon-words",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const name = id.slice(PREFIX.length + 1);
      const folder = join(LOCALES, name === "ids" ? FIRST : name);
      for (const file of readdirSync(folder)) this.addWatchFile(join(folder, file));
      return `export default ${JSON.stringify(moduleOf(name))}`;
    },
  };
}
