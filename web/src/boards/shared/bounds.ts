/** The smallest box round some points. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function bounds(points: [number, number][], margin: number): Box | null {
  if (points.length === 0) return null;
  const xs = points.map((point) => point[0]);
  const ys = points.map((point) => point[1]);
  const x = Math.min(...xs) - margin;
  const y = Math.min(...ys) - margin;
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y };
}
