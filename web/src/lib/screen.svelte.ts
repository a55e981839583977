/** How wide the page is: phone, tablet or desk. */
const narrow = matchMedia("(max-width: 767px)");
const medium = matchMedia("(max-width: 1199px)");
const state = $state({ phone: narrow.matches, tablet: medium.matches });
narrow.addEventListener("change", () => (state.phone = narrow.matches));
medium.addEventListener("change", () => (state.tablet = medium.matches));

export const isPhone = () => state.phone;
/** Narrower than a desk: side columns go under the board as tabs. */
export const isTablet = () => state.tablet;
