"""Plays through the page as a person would: taps what is lit, else a chip, else a row of the list of options."""

import random
from typing import Any

SLOWEST = 90_000
READY = "() => document.querySelector('.prompt:not(.busy)') || document.querySelector('dialog ol li .place')"
# Waits for this player's turn or the end, then names a point to tap: one trip to the page for every tap.
NEXT = """async ([chance, which, slowest, lesson]) => {
  const ready = READY;
  for (let waited = 0; !ready() && waited < slowest; waited += 15) await new Promise((done) => setTimeout(done, 15));
  if (document.querySelector("dialog ol li .place")) return { over: true };
  if (!ready()) throw new Error("nobody asked for so long: " + document.body.innerText.slice(0, 300));
  const shown = (one) => one.getClientRects().length > 0 && !one.closest("[disabled]");
  const all = (selector) => [...document.querySelectorAll(selector)].filter(shown);
  const parts = [0.5, 0.3, 0.7, 0.15, 0.85, 0.4, 0.6, 0.05, 0.95];
  const inside = (target) => {
    const before = target.getBoundingClientRect();
    if (before.top < 0 || before.left < 0 || before.bottom > innerHeight || before.right > innerWidth) {
      target.scrollIntoView({ block: "nearest", inline: "nearest" });
    }
    const box = target.getBoundingClientRect();
    for (const v of parts) for (const u of parts) {
      const x = box.x + box.width * u, y = box.y + box.height * v;
      const top = document.elementFromPoint(x, y);
      if (top && (top === target || top.closest("[data-anchor], [data-bid], button") === target)) return [x, y];
    }
    return null;
  };
  const from = (some, kind) => {
    for (let i = 0; i < some.length; i++) {
      const point = inside(some[(Math.floor(which * some.length) + i) % some.length]);
      if (point) return { point, kind };
    }
    return null;
  };
  const pick = () => {
    const sure = from(all("[data-confirm]"), "confirm");
    if (sure) return sure;
    const lit = all("[data-legal]"), chips = all(".prompt .chip.legal, .prompt .chip.go");
    const boardFirst = chance < 0.8 || chips.length === 0;
    return (boardFirst ? from(lit, "board") : null) ?? from(chips, "chip") ?? from(lit, "board")
      ?? from(all(".list ol button"), "row") ?? from(all(".prompt [aria-expanded]"), "list");
  };
  for (let tries = 0; tries < 200; tries++) {
    const said = document.querySelector("[data-lesson]");
    if (lesson && said?.dataset.lesson !== lesson) return { reading: true };  // it went on in the meantime
    const found = pick();
    if (found) return found;
    await new Promise((done) => setTimeout(done, 15));
  }
  throw new Error("nothing to tap: " + document.querySelector(".prompt").innerText);
}""".replace("READY", READY)


class Player:
    def __init__(self, page: Any, seed: int = 1) -> None:
        self.page = page
        self.luck = random.Random(seed)
        self.taps_on_board = 0

    @property
    def is_over(self) -> bool:
        return bool(self.page.locator("dialog ol li .place").count())

    def wait(self) -> None:
        """Until it is this player's turn or the game is over."""
        self.page.wait_for_function(READY, timeout=SLOWEST, polling=20)

    def play(self, most: int = 2_000) -> int:
        """To the end of the game; gives the number of taps."""
        for taps in range(most):
            if not self.tap():
                return taps
        raise AssertionError(f"the game is not over after {most} taps")

    def tap(self, lesson: str = "") -> bool:
        """One tap on something that may be chosen now, once it is this player's turn; False when the game is over.
        In a lesson only while it says the same."""
        found = self.look(lesson)
        if "point" in found:
            self.page.mouse.click(*found["point"])
        return "over" not in found

    def aim(self) -> tuple[float, float] | None:
        """Where the next tap goes, once it is this player's turn; None when the game is over."""
        x, y = self.look().get("point", (None, None))
        return None if x is None else (x, y)

    def look(self, lesson: str = "") -> dict[str, Any]:
        """A ``point`` to tap and its ``kind``, or ``over``, or ``reading`` where a lesson says something else now."""
        chances = [self.luck.random(), self.luck.random()]
        found: dict[str, Any] = self.page.evaluate(NEXT, [*chances, SLOWEST, lesson])
        self.taps_on_board += found.get("kind") == "board"
        return found
