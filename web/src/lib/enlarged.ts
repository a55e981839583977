/** How many times an element is larger on the screen than its own pixels say: large screens, large text. */
export const enlargement = (element: Element): number =>
  (element as Element & { currentCSSZoom?: number }).currentCSSZoom ?? 1;
