"""Plays through the page as a person would: taps what is lit, else a chip, else the list of options."""

import random
from typing import Any

LIT = "[data-legal]:visible"
CHIP = ".prompt .chip.legal:visible, .prompt .chip.go:visible"
SLOWEST = 90_000
POINT_INSIDE = """(target) => {
  const box = target.getBoundingClientRect();
  const parts = [0.5, 0.3, 0.7, 0.15, 0.85, 0.4, 0.6, 0.05, 0.95];
  for (const v of parts) for (const u of parts) {
    const x = box.x + box.width * u, y = box.y + box.height * v;
    const top = document.elementFromPoint(x, y);
    if (top && top.closest("[data-anchor], [data-bid]") === target) return [x, y];
  }
  return null;
}"""


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
        self.page.wait_for_function(
            "() => document.querySelector('.prompt:not(.busy)') || document.querySelector('dialog ol li .place')",
            timeout=SLOWEST,
        )

    def play(self, most: int = 2_000) -> int:
        """To the end of the game; gives the number of taps."""
        for taps in range(most):
            self.wait()
            if self.is_over:
                return taps
            self.tap()
        raise AssertionError(f"the game is not over after {most} taps")

    def tap(self) -> None:
        """One tap on something that may be chosen now."""
        confirm = self.page.locator("[data-confirm]")
        if confirm.count():
            confirm.first.click()
            return
        lit = self.page.locator(LIT)
        chips = self.page.locator(CHIP)
        count, others = lit.count(), chips.count()
        if count and (not others or self.luck.random() < 0.8):
            self.taps_on_board += 1
            self.tap_inside(lit.nth(self.luck.randrange(count)))
        elif others:
            chips.nth(self.luck.randrange(others)).click()
        else:
            self.take_from_list()

    def tap_inside(self, target: Any) -> None:
        """Where the target is on top: the middle of a bay's bounding box may be an island."""
        target.scroll_into_view_if_needed()
        point = target.evaluate(POINT_INSIDE)
        if point is None:
            self.take_from_list()
        else:
            self.page.mouse.click(*point)

    def take_from_list(self) -> None:
        self.wait()
        if self.is_over or not self.page.locator(".prompt").count():
            return
        if not self.page.locator(".list ol button").count():
            self.page.locator(".prompt [aria-expanded]").click()
        rows = self.page.locator(".list ol button")
        rows.nth(self.luck.randrange(rows.count())).click()
