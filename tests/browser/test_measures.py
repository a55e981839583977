"""Size, time to the first page, time from a tap to its effect: measured and printed, only the size is a limit."""

import gzip
import statistics
import time

from .player import Player
from .stage import STATIC

MOST_KILOBYTES = 250


def packed(path):
    return len(gzip.compress(path.read_bytes(), 9)) / 1000


def test_size():
    """The whole client: every page, every board, every language. Only fonts stand aside, and the build's own stamp."""
    files = [path for path in STATIC.rglob("*") if path.is_file() and path.suffix != ".woff2"]
    total = sum(packed(path) for path in files if path.name != "sources.txt")
    print(f"\nclient, gzipped, without fonts: {total:.0f} kB with all boards and languages")
    assert 0 < total < MOST_KILOBYTES


def test_times(open_page):
    page = open_page()
    began = time.perf_counter()
    page.goto("/")
    page.wait_for_selector("[data-play=dice_forge]:enabled")
    print(f"\nfirst page interactive after {1000 * (time.perf_counter() - began):.0f} ms")
    page.locator("[data-play=dice_forge]").click()
    page.wait_for_url("**/t/*")
    player = Player(page)
    spans = []
    for _ in range(12):
        player.wait()
        if player.is_over:
            break
        spans.append(page.evaluate(TAP_AND_WAIT))
    print(f"a tap shows its effect after {statistics.median(spans):.0f} ms (median of {len(spans)})")


TAP_AND_WAIT = """() => new Promise((done) => {
  const target = document.querySelector("[data-legal]") ?? document.querySelector(".prompt .chip.legal");
  const before = document.querySelector(".prompt")?.dataset.prompt + document.querySelectorAll(".line").length;
  const began = performance.now();
  const look = () => {
    const bar = document.querySelector(".prompt");
    const now = bar?.dataset.prompt + document.querySelectorAll(".line").length;
    if (!bar || now !== before || performance.now() - began > 5000) done(performance.now() - began);
    else requestAnimationFrame(look);
  };
  target.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  look();
})"""
