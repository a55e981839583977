/** Pages by path: "/", "/t/<table>", "/games", "/hall", "/me", "/learn", "/rules/<title>", "/guide/<title>", "/puzzles", "/puzzles/<puzzle>". The server answers each with the same page. */

const place = $state({ path: location.pathname, hash: location.hash.slice(1) });

function look(): void {
  place.path = location.pathname;
  place.hash = location.hash.slice(1);
}

addEventListener("popstate", look);
addEventListener("hashchange", look);

export const path = () => place.path;
export const hash = () => place.hash;

export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  look();
  scrollTo(0, 0);
}

/** Links inside the page change the page without loading it anew. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element).closest?.("a[href^='/']");
  if (!link || link.getAttribute("target") || link.getAttribute("href")!.startsWith("/api")) return;
  event.preventDefault();
  go(link.getAttribute("href")!);
}
