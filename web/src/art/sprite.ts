/** All drawings as one inline sprite: inline, so that CSS variables and classes reach into every use. */
import { drawings } from "./drawings/draw";
import "./drawings/people";
import "./drawings/buildings";
import "./drawings/goods";
import "./drawings/gods";
import "./drawings/creatures";
import "./drawings/marks";
import "./drawings/actions";
import "./drawings/colossi";
import { patterns } from "./patterns";

export const isDrawn = (name: string) => name in drawings;
export const symbol = (name: string) => `#i-${name}`;

export function sprite(): string {
  const symbols = Object.entries(drawings).map(
    ([name, drawing]) =>
      `<symbol id="i-${name}" viewBox="${drawing.viewBox}" overflow="visible">${drawing.markup()}</symbol>`,
  );
  return `<defs>${symbols.join("")}${patterns()}</defs>`;
}
