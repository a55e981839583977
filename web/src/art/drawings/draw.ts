/** The drawing language: one flat silhouette (f), incised lines (i), incised fills (k), on a grid of 64 by 64. */

export const DEGREE = Math.PI / 180;
export const MIRRORED = "matrix(-1 0 0 1 64 0)";

const rounded = (n: number) => Math.round(n * 100) / 100;

export function polar(cx: number, cy: number, radius: number, angle: number): [number, number] {
  return [rounded(cx + radius * Math.cos(angle)), rounded(cy + radius * Math.sin(angle))];
}

const turned = (transform: string) => (transform ? ` transform="${transform}"` : "");

/** A drawing is kept twice: once as outline under everything, once as silhouette with its incised lines. */
export class Drawing {
  private outline: string[] = [];
  private figure: string[] = [];

  constructor(readonly viewBox: string) {}

  /** A part of the silhouette. */
  f(d: string, transform = ""): this {
    this.outline.push(`<path d="${d}"${turned(transform)}/>`);
    return this.raw(`<path class="f" d="${d}"${turned(transform)}/>`);
  }

  /** A part of the silhouette with holes. */
  fe(d: string): this {
    this.outline.push(`<path d="${d}" fill-rule="evenodd"/>`);
    return this.raw(`<path class="f" fill-rule="evenodd" d="${d}"/>`);
  }

  /** A disc of the silhouette. */
  c(x: number, y: number, radius: number): this {
    this.outline.push(`<circle cx="${x}" cy="${y}" r="${radius}"/>`);
    return this.raw(`<circle class="f" cx="${x}" cy="${y}" r="${radius}"/>`);
  }

  /** A thick stroke of the silhouette. */
  s(d: string, width: number, transform = "", cap = "round"): this {
    const style = `fill:none;stroke-width:calc(${width}px + 2*var(--ow,0px))`;
    this.outline.push(`<path d="${d}"${turned(transform)} style="${style}" stroke-linecap="${cap}"/>`);
    return this.raw(`<path class="s" d="${d}"${turned(transform)} stroke-width="${width}" stroke-linecap="${cap}"/>`);
  }

  /** An incised line. */
  i(d: string, width = 2, transform = ""): this {
    return this.raw(`<path class="i" d="${d}" stroke-width="${width}"${turned(transform)}/>`);
  }

  /** An incised line that small sizes leave out. */
  fine(d: string, width = 1.6, transform = ""): this {
    return this.raw(`<path class="i fine" d="${d}" stroke-width="${width}"${turned(transform)}/>`);
  }

  /** An incised circle. */
  ic(x: number, y: number, radius: number, width = 2): this {
    return this.raw(`<circle class="i" cx="${x}" cy="${y}" r="${radius}" stroke-width="${width}"/>`);
  }

  /** An incised fill. */
  k(d: string, transform = ""): this {
    return this.raw(`<path class="k" d="${d}"${turned(transform)}/>`);
  }

  /** An incised disc. */
  kc(x: number, y: number, radius: number): this {
    return this.raw(`<circle class="k" cx="${x}" cy="${y}" r="${radius}"/>`);
  }

  raw(markup: string): this {
    this.figure.push(markup);
    return this;
  }

  /** The same strokes on the left and, mirrored, on the right. */
  both(strokes: (transform: string) => void): this {
    strokes("");
    strokes(MIRRORED);
    return this;
  }

  markup(): string {
    return `<g class="o">${this.outline.join("")}</g>${this.figure.join("")}`;
  }
}

export const drawings: Record<string, Drawing> = {};

export function draw(name: string, viewBox = "0 0 64 64"): Drawing {
  return (drawings[name] = new Drawing(viewBox));
}
