/** Seats: colour, shape and pattern together, so that colour never stands alone. */

export interface SeatLook {
  id: string;
  shape: string;
}

const DISC = '<circle r=".74"/>';
const SQUARE = '<rect x="-.68" y="-.68" width="1.36" height="1.36"/>';
const TRIANGLE = '<path d="M0 -.92L.92 .68H-.92Z"/>';
const DIAMOND = '<path d="M0 -1L.84 0L0 1L-.84 0Z"/>';
const CROSS = '<path d="M-.28 -.86H.28V-.28H.86V.28H.28V.86H-.28V.28H-.86V-.28H-.28Z"/>';
const BARS = '<path d="M-.72 -.8H-.2V.8H-.72ZM.2 -.8H.72V.8H.2Z"/>';

export const SEATS: SeatLook[] = [
  { id: "lapis", shape: DISC },
  { id: "madder", shape: SQUARE },
  { id: "marble", shape: TRIANGLE },
  { id: "glaze", shape: DIAMOND },
  { id: "iris", shape: CROSS },
  { id: "olive", shape: BARS },
];

const NEUTRAL: SeatLook = { id: "clay", shape: "" };

export const seatLook = (seat: number | null): SeatLook => (seat === null ? NEUTRAL : (SEATS[seat] ?? NEUTRAL));
export const seatClass = (seat: number | null) => `s-${seatLook(seat).id}`;
export const seatPattern = (seat: number) => `url(#p-${seatLook(seat).id})`;

/** The seat's shape, centred at x, y with the given radius, as markup for an SVG group. */
export function glyph(seat: number, x: number, y: number, radius: number): string {
  return `<g class="gl" transform="translate(${x} ${y}) scale(${radius})">${seatLook(seat).shape}</g>`;
}
