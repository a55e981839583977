"""Games in which everybody has changed seats: the same position under other names."""

from collections.abc import Callable
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from agon.kernel.codes import args_of, code, verb_of
from agon.kernel.game import Game
from agon.kernel.vocabulary import Row

Naming = Callable[[int], int]


def numbers(values: list[int]) -> Any:
    return vec[i64](values)


def renamed(game: Game, by: int) -> Any:
    """A copy in which seat ``by`` sits at 0, and the others as they sat around it."""
    twin: Any = game.copy()
    return RENAMED[game.TITLE](twin, by)


def finish(twin: Any, seat: Naming, arg: Naming) -> Any:
    """The question at hand: who is asked, and whom it names."""
    if twin.asked >= 0:
        twin.asked = seat(int(twin.asked))
        row = twin.VOCABULARY.prompts[twin.prompt]
        a, b, c = renamed_args(row, [twin.prompt_a, twin.prompt_b, twin.prompt_c], arg)
        twin.prompt_a, twin.prompt_b, twin.prompt_c = a, b, c
        for index in range(twin.offered):
            verb, values = verb_of(twin.codes[index]), args_of(twin.codes[index])
            one, two, three, four = renamed_args(twin.VOCABULARY.verbs[verb], values, arg)
            codes = list(twin.codes)
            codes[index] = code(verb, one, two, three, four)
            twin.codes = numbers(codes)
    return twin


def renamed_args(row: Row, values: list[int], arg: Naming) -> list[int]:
    kinds = row.kinds
    return [arg(int(value)) if at < len(kinds) and kinds[at].is_seat else int(value) for at, value in enumerate(values)]


def moved(values: list[Any], place: Naming) -> list[Any]:
    """The same things at their new places."""
    found: list[Any] = [None] * len(values)
    for at, value in enumerate(values):
        found[place(at)] = value
    return found


def signed(naming: Naming) -> Naming:
    """For numbers of which -1 is nobody."""
    return lambda value: naming(int(value)) if value >= 0 else int(value)


def dice_forge(twin: Any, by: int) -> Any:
    def seat(old: int) -> int:
        return (old - by) % int(twin.players)

    twin.heroes = moved(twin.heroes, seat)
    for at, hero in enumerate(twin.heroes):
        hero.seat = at
    twin.active = seat(int(twin.active))
    return finish(twin, seat, seat)


def hellas(twin: Any, by: int) -> Any:
    players = int(twin.players)

    def seat(old: int) -> int:
        return (old - by) % players

    nobody = signed(seat)
    regions = len(twin.owner)
    twin.lords = moved(twin.lords, seat)
    for at, lord in enumerate(twin.lords):
        lord.seat = at
    twin.army = numbers([n for row in moved(rows(twin.army, regions), seat) for n in row])
    twin.praying = numbers([n for row in rows(twin.praying, players) for n in moved(row, seat)])
    twin.owner = numbers([nobody(owner) for owner in twin.owner])
    twin.active, twin.king_seat = nobody(twin.active), nobody(twin.king_seat)
    rename_fields(twin, ("seat", "attacker", "defender", "hunter", "builder", "picker"), nobody)
    return finish(twin, seat, seat)


def rows(values: Any, length: int) -> list[list[int]]:
    whole = list(values)
    return [whole[first : first + length] for first in range(0, len(whole), length)]


def rename_fields(twin: Any, names: tuple[str, ...], naming: Naming) -> None:
    for frame in twin.stack:
        for name, _ in frame.FIELDS:
            if name in names:
                setattr(frame, name, naming(getattr(frame, name)))


def cyclades(twin: Any, by: int) -> Any:
    """Partners stay partners, and a seat keeps its two factions."""
    count = int(twin.count)

    def faction(old: int) -> int:
        if twin.plays_two:
            return (old - 2 * by) % count
        if twin.teams:
            return ((old ^ (by % 2)) - (by - by % 2)) % count
        return (old - by) % count

    def seat(old: int) -> int:
        return (old - by) % 2 if twin.plays_two else faction(old)

    def arg(old: int) -> int:
        return int(twin.who(faction(int(twin.faction_named(old)))))

    nobody = signed(faction)
    purses = len({int(twin.purse(at)) for at in range(count)})
    coins = list(twin.coins)
    purse_of = {int(twin.purse(at)): int(twin.purse(faction(at))) for at in range(count)}
    twin.coins = numbers([*moved(coins[:purses], lambda at: purse_of[at]), *coins[purses:]])
    twin.factions = moved(twin.factions, faction)
    for name in ("owner", "sea_owner", "figure_owner", "order", "next_order"):
        setattr(twin, name, numbers([nobody(one) for one in getattr(twin, name)]))
    twin.guest, twin.active = nobody(twin.guest), nobody(twin.active)
    twin.top_known = sum(1 << seat(at) for at in range(int(twin.players)) if twin.top_known >> at & 1)
    rename_fields(twin, ("faction", "rival"), nobody)
    return finish(twin, seat, arg)


RENAMED: dict[str, Callable[[Any, int], Any]] = {"dice_forge": dice_forge, "hellas": hellas, "cyclades": cyclades}
