"""Puzzles: positions in which one choice is clearly best and is not the obvious one.

They are found in games between bots (``search_for``), checked by long searches that must agree, and kept as data
(``data/puzzles/<title>.jsonl``). A puzzle holds only what the seat that solves it may know: what is hidden from it was
drawn anew before it was saved.
"""

import random
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from agon import api, bots
from agon.bots.base import SeatWindow, bare
from agon.bots.tuned import level_of
from agon.coach.hint import Advice, compared, hint
from agon.kernel.game import Game

FOLDER = Path(__file__).parent / "data" / "puzzles"

LONGER = 10
"""The searches that check a puzzle are so many times as long as that of a hint."""
FIRST_LOOK = 16
"""Simulations of the first look at a position: nearly all are passed over after it."""
PROMISING = 0.02
"""What the first look must show for a second one."""
GLANCE = 200
"""Simulations of the second look."""
CHECKS = 3
"""So many of them must agree."""
GAP = 0.06
"""By how much the best choice must lead on average over them."""
AHEAD = 0.02
"""By how much it must lead in each of them."""
LIKELY = 0.03
"""What the second look must show for a third one."""
CLOSE = 50
"""Simulations of each strong option in the third look."""
WATCHED = ("easy", "normal", "hard")
"""The bots that try a puzzle; the more miss it, the harder it is. The greedy bot misses them all."""
TRIES = 2
RIVALS = 5
"""Options that the best one is held against, the obvious one beside them."""
FEWEST_OPTIONS = 3
MOST_OPTIONS = 60
PER_GAME = 3
PER_THEME = 0.34
"""The largest part of a title's puzzles that ask the same question."""
LINE = 6
"""Choices that are shown after the best and after the obvious one."""


class Weighed(msgspec.Struct, frozen=True):
    """An option and the seat's chance to win after it."""

    notation: str
    chance: float


class Puzzle(msgspec.Struct, frozen=True):
    """``options``: the best ones first; ``obvious``: what the greedy bot takes; ``missed``: the share of stronger bots
    that went wrong too; ``line`` and ``instead``: how the turn goes on after the best and after the obvious choice."""

    id: str
    title: str
    players: int
    seat: int
    theme: str
    missed: float
    best: str
    obvious: str
    options: list[Weighed]
    line: list[str]
    instead: list[str]
    source: dict[str, int]
    save: dict[str, Any]

    def game(self) -> Game:
        return api.load(self.save)

    @property
    def lead(self) -> float:
        return self.options[0].chance - self.options[1].chance


@dataclass
class Wish:
    """What to look for. ``level``: the bots whose games are looked through; ``skipped``: the part of each game that is
    passed over at its beginning, where little is decided yet; ``endings``: how often the rest is played, each time
    with other luck; ``themes``: only these questions.
    """

    title: str
    wanted: int
    games: int
    seed: int
    players: tuple[int, ...]
    level: str = "normal"
    skipped: float = 0.0
    endings: int = 1
    themes: tuple[str, ...] = ()


Progress = Callable[[int, int, int], None]
"""Games looked through, games in all, puzzles found."""


def search_for(wish: Wish, on_game: Progress | None = None) -> Iterator[Puzzle]:
    """Puzzles as they are found, game after game, until there are as many as wanted."""
    themes: Counter[str] = Counter()
    for number in range(wish.games):
        in_game = 0
        for ending, position in decisions(wish, number):
            theme = theme_of(position)
            if in_game == PER_GAME or themes[theme] >= max(2, PER_THEME * wish.wanted):
                continue
            source = {"seed": wish.seed + number, "ending": ending, "move": int(position.moves)}
            found = puzzle_at(position, source)
            if found is None:
                continue
            in_game += 1
            themes[theme] += 1
            yield found
            if themes.total() == wish.wanted:
                return
        if on_game is not None:
            on_game(number + 1, wish.games, themes.total())


def decisions(wish: Wish, number: int) -> Iterator[tuple[int, Game]]:
    """The positions of one game between bots that are wanted, and which of its endings they belong to."""
    seed = wish.seed + number
    players = wish.players[number % len(wish.players)]
    played = moves_of(api.new(wish.title, players=players, seed=seed), wish.level, 10 * seed)
    late = played[int(wish.skipped * len(played)) :]
    for ending in range(wish.endings):
        if ending:
            again = late[0].redeal(int(late[0].asked), ending)
            late = moves_of(again, wish.level, 10 * seed + 1000 * ending)
        yield from ((ending, one) for one in late if not wish.themes or theme_of(one) in wish.themes)


def moves_of(game: Game, level: str, seed: int) -> list[Game]:
    """All decisions from here to the end, as bots of a level play on."""
    seated = [bots.make(level, seed + seat) for seat in range(int(game.players))]
    found = []
    while game.choice is not None:
        found.append(game.copy())
        game.apply(seated[int(game.asked)].move(game))
    return found


def theme_of(game: Game) -> str:
    """What is asked, without the name of the title."""
    choice = game.choice
    assert choice is not None
    return choice.prompt.id.removeprefix(f"{game.TITLE}-prompt-")


def puzzle_at(game: Game, source: dict[str, int]) -> Puzzle | None:
    """A puzzle, if the choice at hand is one."""
    choice = game.choice
    assert choice is not None
    if not FEWEST_OPTIONS <= len(choice.codes) <= MOST_OPTIONS:
        return None
    seat, budget = choice.seat, advice_simulations(game)
    obvious = taken_by("greedy", game, 1)
    first, lead = lead_at_a_look(game, FIRST_LOOK, source["move"])
    if first[0].notation == obvious or lead < PROMISING:
        return None
    second, lead = lead_at_a_look(game, GLANCE, source["move"])
    best = second[0].notation
    if obvious == best or lead < LIKELY:
        return None
    if lead_of(game, rivals_of(second, obvious), source["move"]) < AHEAD:
        return None
    posed = posed_for(game, seat, source["seed"])
    chances = agreed(posed, best, obvious, budget)
    if chances is None:
        return None
    instead = turn_after(posed, obvious)
    if best in instead:
        return None  # only the order differs
    return Puzzle(
        id=name_of(game.TITLE, source),
        title=game.TITLE,
        players=int(game.players),
        seat=seat,
        theme=theme_of(game),
        missed=round(missed_by(posed, best), 2),
        best=best,
        obvious=obvious,
        options=chances,
        line=turn_after(posed, best),
        instead=instead,
        source=source,
        save=bare(posed),
    )


def name_of(title: str, source: dict[str, int]) -> str:
    """By the game and the move; the usual ending is not named."""
    name = f"{title}-{source['seed']}-{source['move']}"
    return f"{name}-{source['ending']}" if source["ending"] else name


def lead_at_a_look(game: Game, simulations: int, seed: int) -> tuple[list[Advice], float]:
    """The options as a short search sees them, and how far the first is ahead. Options that are dropped early look
    worse than they are: the true lead is smaller still."""
    advice = hint(game, seconds=0.0, simulations=simulations, seed=seed)
    return advice, advice[0].chance - max(one.chance for one in advice[1:])


def posed_for(game: Game, seat: int, seed: int) -> Game:
    """The position as the seat knows it, everything else drawn anew: it can be given away."""
    return SeatWindow(game, seat, random.Random(seed)).imagined


def agreed(game: Game, best: str, obvious: str, budget: int) -> list[Weighed] | None:
    """The best options with their chances, if long searches agree that one is clearly ahead of all others."""
    some: list[Advice] = []
    chances: list[float] = []
    for seed in range(CHECKS):
        advice = hint(game, seconds=0.0, simulations=LONGER * budget, seed=seed)
        if advice[0].notation != best:
            return None
        if not some:
            some = rivals_of(advice, obvious)
            chances = [0.0] * len(some)
        found = compared(game, [one.index for one in some], LONGER * budget // len(some), seed + CHECKS)
        if found[0] - max(found[1:]) < AHEAD:
            return None
        chances = [before + chance / CHECKS for before, chance in zip(chances, found, strict=True)]
    if chances[0] - max(chances[1:]) < GAP:
        return None
    weighed = [Weighed(one.notation, round(chance, 3)) for one, chance in zip(some, chances, strict=True)]
    return sorted(weighed, key=lambda one: -one.chance)


def advice_simulations(game: Game) -> int:
    return int(level_of(game.TITLE, "advice", int(game.players))["simulations"])


def rivals_of(advice: list[Advice], obvious: str) -> list[Advice]:
    """The recommended option, those it must be held against, and the obvious one."""
    others = sorted(advice[1:], key=lambda one: -one.chance)
    kept = others[:RIVALS]
    return [advice[0], *kept, *(one for one in others[RIVALS:] if one.notation == obvious)]


def lead_of(game: Game, some: list[Advice], seed: int) -> float:
    """How far the first option is ahead of the others."""
    chances = compared(game, [one.index for one in some], CLOSE, seed)
    return chances[0] - max(chances[1:])


def taken_by(bot: str, game: Game, seed: int) -> str:
    choice = game.choice
    assert choice is not None
    return choice.options[bots.make(bot, seed).move(game)].notation


def missed_by(game: Game, best: str) -> float:
    """The share of stronger bots that take something else."""
    tries = [taken_by(bot, game, 100 + number) for bot in WATCHED for number in range(TRIES)]
    return sum(one != best for one in tries) / len(tries)


def turn_after(game: Game, first: str) -> list[str]:
    """How the turn goes on after a choice, as the hard bot would play it: from here on a guess among many."""
    copy, line = game.copy(), list[str]()
    seat, mover = int(game.asked), bots.make("hard", 7)
    copy.play(first)
    while copy.choice is not None and copy.asked == seat and len(line) < LINE:
        option = copy.choice.options[mover.move(copy)]
        line.append(option.notation)
        copy.play(option.notation)
    return line


# ---------------------------------------------------------------------- kept puzzles


@cache
def puzzles(title: str) -> tuple[Puzzle, ...]:
    """The puzzles of a title, easy ones first."""
    path = FOLDER / f"{title}.jsonl"
    if not path.is_file():
        return ()
    lines = path.read_bytes().splitlines()
    found = [msgspec.json.decode(line, type=Puzzle) for line in lines if line.startswith(b"{")]
    return tuple(sorted(found, key=lambda one: (one.missed, one.id)))


def written(found: list[Puzzle]) -> str:
    return "".join(msgspec.json.encode(one).decode() + "\n" for one in sorted(found, key=lambda one: one.id))


def puzzle_of_the_day(title: str, day: int) -> Puzzle | None:
    """The same for everybody on a day (counted from any fixed date); all of them come before one comes again."""
    some = sorted(puzzles(title), key=lambda one: one.id)
    return some[(day * 7919) % len(some)] if some else None
