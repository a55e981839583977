/** The archipelago as shapes: hexes with a point on top, areas as loops with rounded corners. */
import type { Cell, Hex, Slot } from "./types";

export const R = 30;
export type Point = [x: number, y: number];

const DIRECTIONS: [number, number][] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];
const KEEP_CLEAR = 6;

export const centre = (q: number, r: number): Point => [Math.sqrt(3) * (q + r / 2) * R, 1.5 * r * R];
const key = (q: number, r: number) => `${q},${r}`;
const corner = (q: number, r: number, i: number): Point => {
  const [x, y] = centre(q, r);
  const angle = ((60 * i - 30) * Math.PI) / 180;
  return [x + R * Math.cos(angle), y + R * Math.sin(angle)];
};
const pointKey = (point: Point) => point.map((value) => Math.round(value * 2)).join("_");
export const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);

export interface Area {
  id: string;
  isSea: boolean;
  hexes: Point[];
  path: string;
  middle: Point;
  /** Where its name stands: at the foot of its lowest row of hexes. */
  foot: Point;
}

export interface Archipelago {
  areas: Map<string, Area>;
  sea: string;
  land: string;
  box: { x: number; y: number; width: number; height: number };
}

export const isSea = (id: string) => id.includes("s");

/** The outlines of all hexes of a set, each a closed loop. */
function loops(hexes: Hex[], inside: (area: string) => boolean): Point[][] {
  const where = new Map(hexes.map((hex) => [key(hex.q, hex.r), hex.area]));
  const edges = new Map<string, [Point, Point][]>();
  for (const hex of hexes) {
    if (!inside(hex.area)) continue;
    DIRECTIONS.forEach(([dq, dr], i) => {
      const neighbour = where.get(key(hex.q + dq, hex.r + dr));
      if (neighbour !== undefined && inside(neighbour)) return;
      const from = corner(hex.q, hex.r, i);
      const list = edges.get(pointKey(from)) ?? [];
      list.push([from, corner(hex.q, hex.r, i + 1)]);
      edges.set(pointKey(from), list);
    });
  }
  return walked(edges);
}

function walked(edges: Map<string, [Point, Point][]>): Point[][] {
  const found: Point[][] = [];
  const take = (at: string): [Point, Point] => {
    const list = edges.get(at)!;
    const edge = list.pop()!;
    if (list.length === 0) edges.delete(at);
    return edge;
  };
  while (edges.size > 0) {
    const start = edges.keys().next().value!;
    const [first, second] = take(start);
    const loop = [first];
    let to = second;
    while (pointKey(to) !== start) {
      loop.push(to);
      to = take(pointKey(to))[1];
    }
    found.push(loop);
  }
  return found;
}

function rounded(loop: Point[], radius: number): string {
  const n = loop.length;
  const along = (from: Point, to: Point): Point => {
    const part = Math.min(0.5, radius / distance(from, to));
    return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
  };
  const text = (point: Point) => `${point[0].toFixed(1)} ${point[1].toFixed(1)}`;
  let path = "";
  loop.forEach((at, i) => {
    const before = along(at, loop[(i + n - 1) % n]!);
    const after = along(at, loop[(i + 1) % n]!);
    path += `${i ? "L" : "M"}${text(before)}Q${text(at)} ${text(after)}`;
  });
  return `${path}Z`;
}

const outline = (hexes: Hex[], inside: (area: string) => boolean, radius: number) =>
  loops(hexes, inside)
    .map((loop) => rounded(loop, radius))
    .join("");

const mean = (points: Point[]): Point => [
  points.reduce((sum, point) => sum + point[0], 0) / points.length,
  points.reduce((sum, point) => sum + point[1], 0) / points.length,
];

function footOf(hexes: Point[]): Point {
  const [x, y] = mean(hexes.filter((hex) => hex[1] === Math.max(...hexes.map((one) => one[1]))));
  return [x, y + R * 0.58];
}

const TILE_RADIUS = 2;

/** The hexes that a tile covers in a cell. */
function hexesOf(cell: Cell): Hex[] {
  const found: Hex[] = [];
  for (let q = -TILE_RADIUS; q <= TILE_RADIUS; q++) {
    for (let r = Math.max(-TILE_RADIUS, -q - TILE_RADIUS); r <= Math.min(TILE_RADIUS, -q + TILE_RADIUS); r++) {
      found.push({ q: cell.q + q, r: cell.r + r, area: cell.id });
    }
  }
  return found;
}

export const cellOutline = (cell: Cell) => outline(hexesOf(cell), () => true, 10);

/** ``cells`` need room beside the map: tiles may come to lie there. */
export function archipelago(hexes: Hex[], cells: Cell[] = []): Archipelago {
  const areas = new Map<string, Area>();
  for (const id of new Set(hexes.map((hex) => hex.area))) {
    const own = hexes.filter((hex) => hex.area === id).map((hex) => centre(hex.q, hex.r));
    areas.set(id, {
      id,
      isSea: isSea(id),
      hexes: own,
      path: outline(hexes, (area) => area === id, isSea(id) ? 5 : 7),
      middle: mean(own),
      foot: footOf(own),
    });
  }
  const all = [...hexes, ...cells.flatMap(hexesOf)].map((hex) => centre(hex.q, hex.r));
  const xs = all.map((point) => point[0]);
  const ys = all.map((point) => point[1]);
  const margin = R + 14;
  const x = Math.min(...xs) - margin;
  const y = Math.min(...ys) - margin;
  return {
    areas,
    sea: outline(hexes, () => true, 10),
    land: outline(hexes, (area) => !isSea(area), 9),
    box: { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y },
  };
}

/** A slot lies towards the edge of its hex that looks upon its sea area. */
export function slotPlace(slot: Slot): Point {
  const [x, y] = centre(slot.q, slot.r);
  const angle = (60 * slot.dir * Math.PI) / 180;
  const reach = slot.building === "metropolis" ? 0.44 : 0.52;
  return [x + Math.cos(angle) * R * reach, y + Math.sin(angle) * R * reach];
}

/** Places for the pieces of an area, the roomiest first: hex centres, moved away from slots. */
export function spots(area: Area, taken: Point[]): Point[] {
  const room = (point: Point) => Math.min(99, ...taken.map((other) => distance(point, other)));
  return area.hexes
    .map((hex) => shifted(hex, taken))
    .sort((a, b) => room(b) - room(a) || distance(a, area.middle) - distance(b, area.middle));
}

function shifted(hex: Point, taken: Point[]): Point {
  let dx = 0;
  let dy = 0;
  for (const other of taken) {
    const gap = distance(hex, other);
    if (gap >= R || gap === 0) continue;
    dx += (hex[0] - other[0]) / gap;
    dy += (hex[1] - other[1]) / gap;
  }
  const length = Math.hypot(dx, dy) || 1;
  return [hex[0] + (dx / length) * (KEEP_CLEAR + 2), hex[1] + (dy / length) * (KEEP_CLEAR + 2)];
}
