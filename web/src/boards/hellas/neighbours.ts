/** Which regions border on which: by a shared edge, or by a route over the sea. For the board in words. */
import { REGIONS, SEA_ROUTES, type Point } from "./mapdata";

const edge = (a: Point, b: Point) => [a.join(" "), b.join(" ")].sort().join("|");
const edgesOf = (id: string) => {
  const points = REGIONS[id]!.polygon;
  return new Set(points.map((point, i) => edge(point, points[(i + 1) % points.length]!)));
};
const away = (id: string, [x, y]: Point) =>
  Math.min(...REGIONS[id]!.polygon.map((point) => Math.hypot(point[0] - x, point[1] - y)));
/** A route begins and ends at the coast of the nearest region. */
const coast = (end: Point) => Object.keys(REGIONS).sort((a, b) => away(a, end) - away(b, end))[0]!;

function found(): Map<string, string[]> {
  const ids = Object.keys(REGIONS);
  const edges = new Map(ids.map((id) => [id, edgesOf(id)]));
  const pairs = ids.flatMap((a) =>
    ids.filter((b) => b !== a && [...edges.get(a)!].some((one) => edges.get(b)!.has(one))).map((b) => [a, b]),
  );
  for (const route of SEA_ROUTES) {
    const [from, to] = [coast(route[0]!), coast(route.at(-1)!)];
    pairs.push([from, to], [to, from]);
  }
  return new Map(ids.map((id) => [id, [...new Set(pairs.filter(([a]) => a === id).map(([, b]) => b!))]]));
}

let known: Map<string, string[]> | undefined;
export const neighbours = (id: string): string[] => (known ??= found()).get(id) ?? [];
