"""The lens: what an option would do, and who is near to winning. The engine computes both, on redealt copies.

``preview`` takes an option in copies of the game in which all that the seat cannot know is drawn anew, and compares the
seat's own views before and after. Every title brings a reading of its views (``agon.lens.<title>``, or ``Title(lens=…)``).
"""

import random
from functools import cache
from importlib import import_module
from importlib.util import find_spec

from agon.games import PACKAGES, title
from agon.games import built_in as built_in_title
from agon.kernel.choice import Option
from agon.kernel.errors import IllegalChoice
from agon.kernel.game import Game
from agon.lens import compare
from agon.lens.answer import Asks, Change, Control, Line, Move, Odds, Preview, Price, Progress, Spread, Threat
from agon.lens.lens import Facts, Lens
from agon.lens.odds import Table, fight_odds, luck_odds
from agon.lens.trial import Trial, landed, seed_from, settled

__all__ = [
    "Asks",
    "Change",
    "Control",
    "Lens",
    "Line",
    "Move",
    "Odds",
    "Preview",
    "Price",
    "Progress",
    "Spread",
    "Threat",
    "final_order",
    "preview",
    "threats",
]

WORLDS = 3
"""What is the same in so many imagined worlds is taken for certain where no dice or cards are seen to fall."""
SAMPLES = 1400


def lens_of(name: str) -> Lens:
    """What the title brings, else ``agon.lens.<title>``, else one that knows nothing of the board."""
    known = built_in_title(name) if name in PACKAGES else title(name)
    if (brought := known.lens) is not None:
        assert isinstance(brought, Lens)
        return brought
    return built_in(name)


@cache
def built_in(name: str) -> Lens:
    if find_spec(f"agon.lens.{name}") is None:
        return Lens()
    found = getattr(import_module(f"agon.lens.{name}"), "LENS", None)
    return found if isinstance(found, Lens) else Lens()


def preview(game: Game, option: int | str | Option, seat: int | None = None, samples: int = SAMPLES) -> Preview:
    """What an option of the question at hand would do, as far as the seat that is asked can know.

    ``option`` is its index, its notation, or one of ``game.choice.options``. ``samples``: how often a fight that cannot be
    counted out is played. The game itself is not changed; everything that looks alike to the seat has the same preview.
    """
    index = index_of(game, option, seat)
    asked = int(game.asked)
    lens = lens_of(game.TITLE)
    table = Table(game, index, lens, asked, seed_from(game, asked))
    trials = [table.tried(number, is_told=True) for number in range(WORLDS)]
    before = table.facts(table.world)
    afters = [table.facts(trial.game) for trial in trials]
    contest = trials[0].contest if all(trial.contest == trials[0].contest for trial in trials) else None
    odds = None
    if contest is not None:
        odds = fight_odds(table, contest, samples)
    elif any(trial.reveals for trial in trials) or any(after != afters[0] for after in afters):
        odds, afters = luck_odds(table, before, samples)
    notation = game.VOCABULARY.notation(game.codes[index])
    return summed_up(table, notation, trials, before, afters, odds)


def index_of(game: Game, option: int | str | Option, seat: int | None) -> int:
    choice = game.choice
    if choice is None:
        raise IllegalChoice("the game is over: there is nothing to choose")
    if seat is not None and seat != choice.seat:
        raise IllegalChoice(f"seat {choice.seat} is to choose, not seat {seat}")
    if isinstance(option, Option):
        return game.index_of(option.notation)
    if isinstance(option, str):
        return game.index_of(option)
    if isinstance(option, bool) or not 0 <= option < len(choice.codes):
        raise IllegalChoice(f"option {option} does not exist: there are options 0 to {len(choice.codes) - 1}")
    return option


def summed_up(
    table: Table, notation: str, trials: list[Trial], before: Facts, afters: list[Facts], odds: Odds | None
) -> Preview:
    price, rest = compare.prices(compare.changes(before, afters), table.lens, table.seat)
    picker = random.Random(table.seed)
    next_ones = [landed(trial) for trial in trials]
    ends = [
        settled(trial.copy(), picker) if trial.began_it else then for trial, then in zip(trials, next_ones, strict=True)
    ]
    return Preview(
        seat=table.seat,
        option=notation,
        assumes=trials[0].assumes,
        price=tuple(price),
        changes=tuple(rest),
        moves=tuple(compare.moves(before, afters)),
        control=tuple(compare.control(before, afters)),
        progress=tuple(compare.progress(before, afters)),
        tells=lines_of(trials),
        ends_turn=all(end.ends_turn for end in ends),
        ends_game=all(then.game.over and not then.reveals for then in next_ones),
        reveals=any(then.reveals for then in next_ones),
        can_be_undone=all(then.game.can_undo for then in next_ones),
        asks=next_question(next_ones),
        odds=odds,
    )


def lines_of(trials: list[Trial]) -> tuple[Line, ...]:
    """What all worlds tell alike; where something is revealed that may be chance, so nothing."""
    told = [[Line(line["id"], line["args"]) for line in trial.game.log(trial.seat)] for trial in trials]
    is_certain = not any(trial.reveals for trial in trials) and all(lines == told[0] for lines in told)
    return tuple(told[0]) if is_certain else ()


def next_question(trials: list[Trial]) -> Asks | None:
    """Who is asked next, if it is the same in all worlds."""
    found = {repr(asks): asks for asks in map(question_after, trials)}
    return next(iter(found.values())) if len(found) == 1 else None


def question_after(trial: Trial) -> Asks | None:
    game, choice = trial.game, trial.game.choice
    if choice is None:
        return None
    is_shown = choice.seat == trial.seat or game.prompt_is_public()
    return Asks(choice.seat, choice.prompt.id, dict(choice.prompt.args)) if is_shown else Asks(choice.seat, "", {})


def final_order(game: Game) -> list[tuple[int, float | None]]:
    """The seats of a game that is over, winners first, then by points, then by who was nearer to winning; each with how far
    it had come on its best way, from 0 to 1 (None where ways to win have no goal)."""
    assert game.result is not None
    winners, scores = game.result["winners"], game.result["scores"]
    found = lens_of(game.TITLE).facts(game.view(None)["board"]).progress
    parts: list[list[float]] = [[] for _ in scores]
    for (seat, _), (now, need) in found.items():
        if need:
            parts[seat].append(min(1.0, now / need))

    def place(seat: int) -> tuple[bool, float, float, float]:
        return seat not in winners, -scores[seat], -max(parts[seat], default=0.0), -sum(parts[seat])

    return [(seat, max(parts[seat], default=None)) for seat in sorted(range(len(scores)), key=place)]


def threats(game: Game, seat: int | None = None) -> list[Threat]:
    """Who could win within their next turn and by what, the nearest first; in a game for one also what would lose it.

    ``seat`` is who asks (None: an onlooker): nothing is told that it does not know.
    """
    if game.over:
        return []
    lens = lens_of(game.TITLE)
    found = lens.threats(game if lens.THREATS_ARE_OPEN else game.redeal(seat, 0))
    return sorted(found, key=lambda threat: threat.distance)
