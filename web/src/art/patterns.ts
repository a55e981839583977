/** Fills: meander, waves, seat patterns. */

const CREAM = "#F7F0E2";
const INK = "#241A14";

const tile = (id: string, width: number, height: number, inside: string, turn = "") =>
  `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse"${
    turn ? ` patternTransform="${turn}"` : ""
  }>${inside}</pattern>`;

const ground = (width: number, height: number, fill: string) =>
  `<rect width="${width}" height="${height}" fill="${fill}"/>`;

const WAVES =
  '<path d="M0 6c5.5-5 11-5 16.500 0s11 5 16.500 0 8-4 11-3M0 17c4 3 7 3.400 11 0 5.500-5 11-5 16.500 0s11 5 16.500 0"' +
  ' fill="none" stroke="var(--wave)" stroke-width=".9"/>';
const CRESTS =
  '<path d="M4 7c5-5 11-5 15 0 3-3.400 6.400-3.400 9 0M34 15c5-5 11-5 15 0" fill="none" stroke="var(--wave)"' +
  ' stroke-width="1.1" stroke-linecap="round"/>';
const TONGUES =
  '<path d="M0 15 C0 5 5 0 8.5 0 C12 0 17 5 17 15Z M17 15 C17 5 22 0 25.500 0 C29 0 34 5 34 15Z" fill="var(--frf)"/>';
const RAYS = '<path d="M6 0L10.500 22H1.500Z" fill="var(--frf)"/>';

export function patterns(): string {
  return [
    tile("waves", 44, 22, WAVES),
    tile("crests", 56, 18, CRESTS),
    tile("tongues", 34, 15, TONGUES),
    tile("rays", 12, 22, RAYS),
    tile("hatch", 6, 6, '<path d="M0 0V6" stroke="currentColor" stroke-width="1.6"/>', "rotate(45)"),
    tile("p-lapis", 8, 8, ground(8, 8, "var(--lapis)")),
    tile("p-madder", 8, 6, ground(8, 6, "var(--madder)") + `<path d="M0 3H8" stroke="${CREAM}" stroke-width="1.2"/>`),
    tile(
      "p-marble",
      7,
      7,
      ground(7, 7, "#FBF8F1") + `<path d="M0 0V7" stroke="${INK}" stroke-width="1.6"/>`,
      "rotate(45)",
    ),
    tile("p-glaze", 7, 7, ground(7, 7, "#1F1814") + `<circle cx="3.5" cy="3.5" r="1.1" fill="${CREAM}"/>`),
    tile("p-iris", 8, 8, ground(8, 8, "var(--iris)") + `<path d="M0 0L8 8M8 0L0 8" stroke="${INK}" stroke-width="1"/>`),
    tile("p-olive", 6, 8, ground(6, 8, "var(--olive)") + `<path d="M3 0V8" stroke="${INK}" stroke-width="1.3"/>`),
  ].join("");
}
