/** How wide the page is: phone, tablet or desk. Large text leaves room for less. */
import { settings } from "./settings.svelte";

const LARGE = 1.15;
const PHONE = 767;
const UPRIGHT = 859;
const TABLET = 1199;

let width = $state(innerWidth);
addEventListener("resize", () => (width = innerWidth));

const room = () => (settings.large ? width / LARGE : width);

export const isPhone = () => width <= PHONE;
/** A tablet that is held upright, or less: one part of the board at a time. */
export const isUpright = () => room() <= UPRIGHT;
/** Narrower than a desk: side columns go under the board as tabs. */
export const isTablet = () => room() <= TABLET;
