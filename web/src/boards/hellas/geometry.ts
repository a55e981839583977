/** Borders with a hand's wobble. It is keyed by the edge, so neighbours always match. */
import { REGIONS, type Point } from "./mapdata";

const FRAME = 20;
const BEYOND = -900;
const DEEP = 3;
const SHORTEST = 9;

/** The map bleeds over the left and the upper frame. */
const bled = ([x, y]: Point): Point => [x === FRAME ? BEYOND : x, y === FRAME ? BEYOND : y];
const edgeKey = (a: Point, b: Point) => [String(a), String(b)].sort().join("|");

function chance(text: string): number {
  let h = 2166136261;
  for (let i = 0; i < text.length; i++) {
    h ^= text.charCodeAt(i);
    h = Math.imul(h, 16777619);
  }
  return ((h >>> 0) % 10000) / 10000;
}

interface Edge {
  a: Point;
  b: Point;
  regions: string[];
}

const edges = new Map<string, Edge>();
for (const [id, { polygon }] of Object.entries(REGIONS)) {
  polygon.forEach((a, i) => {
    const b = polygon[(i + 1) % polygon.length]!;
    const known = edges.get(edgeKey(a, b)) ?? { a, b, regions: [] };
    known.regions.push(id);
    edges.set(edgeKey(a, b), known);
  });
}

const onFrame = (a: Point, b: Point) => (a[0] === FRAME && b[0] === FRAME) || (a[1] === FRAME && b[1] === FRAME);

function wobbled(from: Point, to: Point, depth: number, key: string, swing: number): Point[] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  if (depth === 0 || length < SHORTEST) return [from];
  const aside = (chance(key) - 0.5) * 2 * swing * length;
  const middle: Point = [
    (from[0] + to[0]) / 2 - ((to[1] - from[1]) / length) * aside,
    (from[1] + to[1]) / 2 + ((to[0] - from[0]) / length) * aside,
  ];
  return [...wobbled(from, middle, depth - 1, `${key}0`, swing), ...wobbled(middle, to, depth - 1, `${key}1`, swing)];
}

/** The points of an edge from a up to, but without, b. */
function drawn(a: Point, b: Point): Point[] {
  const from = bled(a);
  const to = bled(b);
  if (onFrame(a, b)) return [from];
  const key = edgeKey(a, b);
  const swing = (edges.get(key)?.regions.length ?? 0) > 1 ? 0.05 : 0.1;
  if (String(a) <= String(b)) return wobbled(from, to, DEEP, key, swing);
  const back = [...wobbled(to, from, DEEP, key, swing), from].reverse();
  back.pop();
  return back;
}

const text = (points: Point[]) =>
  `M${points.map((point) => point.map((value) => value.toFixed(1)).join(" ")).join("L")}`;

export const PATHS: Record<string, string> = Object.fromEntries(
  Object.entries(REGIONS).map(([id, { polygon }]) => {
    const points = polygon.flatMap((a, i) => drawn(a, polygon[(i + 1) % polygon.length]!));
    return [id, `${text(points)}Z`];
  }),
);

export const COAST = Object.values(PATHS).join("");
export const BOX = { x: 0, y: 0, width: 1000, height: 1000 };

/** The thick lines: coasts, and borders between lands. */
export function borders(landOf: (region: string) => string): { path: string; coast: boolean }[] {
  const found: { path: string; coast: boolean }[] = [];
  for (const { a, b, regions } of edges.values()) {
    const coast = regions.length === 1;
    if (onFrame(a, b) || (!coast && landOf(regions[0]!) === landOf(regions[1]!))) continue;
    found.push({ path: text([...drawn(a, b), bled(b)]), coast });
  }
  return found;
}
