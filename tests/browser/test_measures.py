"""Size, time to the first page, time from a tap to its effect: measured and printed, only the size is a limit."""

import gzip
import re
import statistics
import time
from pathlib import Path
from typing import Any

import pytest

from .player import Player
from .stage import STATIC

MOST_KILOBYTES = 270
LANGUAGE = re.compile(r"(en|ru|it|pl)-[\w-]+\.js")


def packed(path: Path) -> Any:
    return len(gzip.compress(path.read_bytes(), 9)) / 1000


def test_size() -> None:
    """All that one person can ever load: every page, every board, one language (the largest). Fonts stand aside, and the
    build's own stamp."""
    files = [path for path in STATIC.rglob("*") if path.is_file() and path.suffix != ".woff2"]
    sizes = {path.name: packed(path) for path in files if path.name != "sources.txt"}
    languages = sorted(size for name, size in sizes.items() if LANGUAGE.match(name))
    assert len(languages) == 4
    total = sum(sizes.values())
    loaded = total - sum(languages[:-1])
    print(f"\nclient, gzipped, without fonts: {loaded:.0f} kB with all boards; {total:.0f} kB with all languages")
    assert loaded < MOST_KILOBYTES


TAPS = 12
# From the tap to the frame that shows the table after the move, painted.
EFFECT = """([x, y]) => new Promise((done) => {
  const main = document.querySelector("#main"), before = main.dataset.seq;
  const began = performance.now();
  const painted = () => requestAnimationFrame(() => {
    const after = new MessageChannel();
    after.port1.onmessage = () => done(performance.now() - began);
    after.port2.postMessage(null);
  });
  const watch = new MutationObserver(() => {
    if (main.dataset.seq === before) return;
    watch.disconnect();
    painted();
  });
  watch.observe(main, { attributeFilter: ["data-seq"] });
  document.elementFromPoint(x, y).dispatchEvent(new MouseEvent("click", { bubbles: true }));
  setTimeout(() => done(null), 1500);
})"""


def test_time_to_the_first_page(open_page: Any) -> None:
    page = open_page()
    spans: list[Any] = []
    for _ in range(3):
        began = time.perf_counter()
        page.goto("/")
        page.wait_for_selector("[data-play=dice_forge]:enabled")
        spans.append(1000 * (time.perf_counter() - began))
    print(f"\nfirst page interactive after {statistics.median(spans):.0f} ms, cold {spans[0]:.0f} ms")


@pytest.mark.parametrize("title", ["dice_forge", "cyclades", "hellas"])
def test_time_from_tap_to_effect(open_page: Any, title: str) -> None:
    page = open_page()
    page.locator(f"[data-play={title}]").click()
    page.wait_for_url("**/t/*")
    player = Player(page)
    spans: list[Any] = []
    while len(spans) < TAPS:
        point = player.aim()
        if point is None:
            break
        span = page.evaluate(EFFECT, point)
        # the first of two picks sends nothing
        if span is not None:
            spans.append(span)
    print(f"\n{title}: a tap shows its effect after {statistics.median(spans):.0f} ms (median of {len(spans)})")
