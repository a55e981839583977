/** How wide a text of the display face is, also before anything is laid out. */
const FACE = "Forum";
const state = $state({ ready: 0 });
let pen: CanvasRenderingContext2D | null = null;

/** A face that has just arrived changes every width. */
document.fonts.addEventListener("loadingdone", () => (state.ready += 1));

export function textWidth(text: string, size: number, spacing: number): number {
  void state.ready;
  pen ??= document.createElement("canvas").getContext("2d");
  if (!pen) return text.length * size * 0.5;
  pen.font = `${size}px ${FACE}`;
  return pen.measureText(text).width + text.length * size * spacing;
}
