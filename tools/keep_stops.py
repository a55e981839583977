"""Find positions in which a rival is one step from winning and can be stopped, and keep them for the tests.

    python tools/keep_stops.py hellas --seconds 400

Bots play themselves on seeds that nothing is taught or tuned on. At choices of somebody whose rival may win before they
are asked in another turn, every option is played out many times by players who look one step ahead. A position is kept
if the rival nearly always wins after one option and seldom after another; beside each option stands how often the rival
won. The same command goes on with the next seed.
"""

import argparse
import json
import random
import time
from pathlib import Path
from typing import Any

import agon
from agon.bots.base import Bot, bare
from agon.bots.tuned import settings_from, values_for
from agon.games import title as title_of
from agon.kernel.game import Game
from agon.lab.matches import seated
from agon.search.tree import Search, quiet_copy

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "tests" / "bots" / "data"
SEED = 770_001
WANTED = 30
PER_GAME = 3
PLAYERS = 2
TURNS = {"cyclades": 6}
"""Until whoever acts next has acted: in Cyclades to the end of the round, else this turn and the next one."""
PLAYER = {"dice_forge": "search:simulations=40"}
"""Who plays by title, else the greedy bot."""
FIRST, ALL = 4, 20
"""Playouts of each option: at a first look, and before a position is kept."""
LOST, SAVED = 0.7, 0.2
"""How often the rival wins after a bad option at least, and after a good one at most."""
MOST_OPTIONS = 30


class Playouts:
    """What comes of an option, or of a bot's turn, until the rival has acted, the others playing on one step ahead."""

    def __init__(self, game: Game, seed: int, tries: int = 24) -> None:
        slow = game.TITLE in TURNS
        looks = {"guided": 1.0, "tries": min(tries, 8) if slow else tries, "follow": 0 if slow else 12}
        values = {**values_for(game.TITLE, PLAYERS), **looks}
        self.seat = int(game.asked)
        self.turns = TURNS.get(game.TITLE, 2)
        self.search = Search(self.seat, settings_from(values), title_of(game.TITLE).evaluate, seed)
        self.start = quiet_copy(game)
        self.rng = random.Random(seed)

    def lost(self, option: int, count: int) -> float:
        """How often a rival alone wins after an option."""
        losses = 0
        for _ in range(count):
            world = self.start.redeal(self.seat, self.rng)
            world.halt_after(self.turns)
            world.take_at_once(option)
            losses += self.is_lost(world)
        return losses / count

    def is_lost(self, world: Game) -> bool:
        """Whether a rival alone wins before the world halts."""
        world.hush()
        self.search.play_on(world)
        return bool(world.over and world.winners != 0 and not world.winners >> self.seat & 1)

    def lost_by(self, bot: Bot, count: int) -> float:
        """How often a rival alone wins after a bot has played its turn on."""
        game = self.start.copy()
        game.halt_after(self.turns)
        ended = game.turns_ended
        while game.asked == self.seat and game.turns_ended == ended:
            game.take_at_once(bot.move(game))
        if game.asked < 0:
            return float(self.is_lost(game))
        losses = 0
        for _ in range(count):
            world = game.redeal(self.seat, self.rng)
            world.halts_at = game.halts_at
            losses += self.is_lost(world)
        return losses / count


def shares(game: Game, seed: int) -> list[float] | None:
    """By option, how often the rival wins; None if that tells nothing."""
    count = int(game.offered)
    if not 2 <= count <= MOST_OPTIONS // (2 if game.TITLE in TURNS else 1):
        return None
    playouts = Playouts(game, seed)
    rough = [playouts.lost(option, FIRST) for option in random.Random(seed).sample(range(count), min(count, 3))]
    if max(rough) < 0.5:
        return None
    rough = [playouts.lost(option, FIRST) for option in range(count)]
    if max(rough) < LOST or min(rough) > SAVED:
        return None
    found = [round(playouts.lost(option, ALL), 2) for option in range(count)]
    return found if max(found) >= LOST and min(found) <= SAVED else None


def found_in(title: str, seed: int) -> list[dict[str, Any]]:
    """At most PER_GAME positions of a game, those with the fewest good options, of different questions."""
    game = agon.new(title, PLAYERS, seed)
    bots = [seated(PLAYER.get(title, "greedy"), seed * 8 + seat) for seat in range(PLAYERS)]
    found: dict[str, dict[str, Any]] = {}
    while not game.over:
        losses = shares(game, seed) if may_end(game) else None
        if losses is not None:
            good = sum(one <= SAVED for one in losses) / len(losses)
            name = game.choice.prompt.id if game.choice is not None else ""
            if name not in found or good < found[name]["good"]:
                found[name] = {"seed": seed, "good": good, "losses": losses, "save": bare(game)}
        game.apply(bots[int(game.asked)].move(game))
    best = sorted(found.values(), key=lambda one: one["good"])[:PER_GAME]
    return [{key: one[key] for key in ("seed", "losses", "save")} for one in best]


def may_end(game: Game) -> bool:
    """Whether it is worth playing on from here: cheap to ask."""
    if game.offered < 2:
        return False
    seed = int(game.moves)
    return Playouts(game, seed, tries=12).lost(random.Random(seed).randrange(int(game.offered)), 1) > 0


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("title")
    parser.add_argument("--seconds", type=float, default=400)
    parser.add_argument("--seed", type=int, default=0, help="of the first game; else the one after the last found")
    given = parser.parse_args()
    path = KEPT / f"stops_{given.title}.jsonl"
    KEPT.mkdir(exist_ok=True)
    kept = [json.loads(line) for line in path.read_text("utf-8").splitlines()] if path.is_file() else []
    seed, began = given.seed or max([SEED - 1, *(one["seed"] for one in kept)]) + 1, time.monotonic()
    while len(kept) < WANTED and time.monotonic() - began < given.seconds:
        kept += found_in(given.title, seed)
        seed += 1
        print(seed, len(kept), flush=True)
        path.write_text("".join(json.dumps(one, separators=(",", ":")) + "\n" for one in kept[:WANTED]), "utf-8")
    print(f"{len(kept)} positions of {given.title}, the next seed is {seed}")


if __name__ == "__main__":
    main()
