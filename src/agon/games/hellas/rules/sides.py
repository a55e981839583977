"""LH-8: the two sides of a battle, what they have put in so far, and help from neighbouring regions."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from agon.games.hellas import effects, tables, words
from agon.games.hellas.game import Hellas
from agon.games.hellas.rules.armies import Enter
from agon.games.hellas.rules.base import HellasRule
from agon.kernel.bits import BIT, lowest
from agon.kernel.codes import arg_a, arg_b, code, verb_of
from agon.kernel.errors import RuleError
from agon.kernel.rule import Step, step

ANY_NUMBER: Final = 99
MOST_COUNTED: Final = 7
"""How many hoplites from one region are remembered at most (LH-8.5 would have all of them go back)."""


class Sides(HellasRule):
    """The sides of one battle. It lies below the rule Battle, whose parts find it with ``sides_of``.

    ``origins``: by region, how many attackers came from there. ``…_bonus``: strength by cards and artifacts.
    """

    attacker: i64
    defender: i64
    region: i64
    origins: vec[i64]
    attacker_bonus: i64 = 0
    defender_bonus: i64 = 0
    attacker_casualties: i64 = 0
    defender_casualties: i64 = 0
    attacker_cards: i64 = 0
    defender_cards: i64 = 0
    attacker_passed: bool = False
    defender_passed: bool = False
    attacker_encircles: bool = False
    defender_encircles: bool = False

    @step
    def over(self, g: Hellas) -> Step:
        return g.end()

    def foe(self, seat: i64) -> i64:
        return self.defender if seat == self.attacker else self.attacker

    def is_decided(self, g: Hellas) -> bool:
        """One side has no hoplite left."""
        return g.hoplites(self.attacker, self.region) == 0 or g.hoplites(self.defender, self.region) == 0

    def outnumbers(self, g: Hellas, seat: i64) -> bool:
        return g.hoplites(seat, self.region) > g.hoplites(self.foe(seat), self.region)

    def strength(self, g: Hellas, seat: i64) -> i64:
        """LH-8.3: hoplites, cards, fortification, hero, blessings."""
        lord = g.lord(seat)
        total = g.hoplites(seat, self.region)
        if seat == self.attacker:
            total += self.attacker_bonus
        else:
            total += self.defender_bonus
            if lord.is_fortified(self.region):
                total += tables.CITY_BONUS[self.region]
            if lord.blessed(tables.STALWART_DEFENSE):
                total += tables.BLESSING_AMOUNT[tables.STALWART_DEFENSE]
        if lord.at == self.region:
            if lord.hero == tables.ACHILLES:  # LH-2.7
                speed, strength = lord.value(effects.SPEED), lord.value(effects.STRENGTH)
                total += speed if speed < strength else strength
            if lord.blessed(tables.HEROIC_PRESENCE):
                total += tables.BLESSING_AMOUNT[tables.HEROIC_PRESENCE]
        return total

    def add_strength(self, seat: i64, amount: i64) -> None:
        if seat == self.attacker:
            self.attacker_bonus += amount
        else:
            self.defender_bonus += amount

    def casualties(self, seat: i64) -> i64:
        return self.attacker_casualties if seat == self.attacker else self.defender_casualties

    def add_casualties(self, seat: i64, amount: i64) -> None:
        if seat == self.attacker:
            self.attacker_casualties += amount
        else:
            self.defender_casualties += amount

    def cards(self, seat: i64) -> i64:
        """How many a side has played."""
        return self.attacker_cards if seat == self.attacker else self.defender_cards

    def count_card(self, seat: i64) -> None:
        if seat == self.attacker:
            self.attacker_cards += 1
        else:
            self.defender_cards += 1

    def passed(self, seat: i64) -> bool:
        return self.attacker_passed if seat == self.attacker else self.defender_passed

    def note_pass(self, seat: i64) -> None:
        if seat == self.attacker:
            self.attacker_passed = True
        else:
            self.defender_passed = True

    def encircles(self, seat: i64) -> bool:
        return self.attacker_encircles if seat == self.attacker else self.defender_encircles

    def note_encirclement(self, seat: i64) -> None:
        if seat == self.attacker:
            self.attacker_encircles = True
        else:
            self.defender_encircles = True

    def note_origin(self, seat: i64, region: i64, number: i64) -> None:
        """Attackers remember where they came from."""
        if seat == self.attacker:
            add_origin(self.origins, region, number)

    def outline(self, g: Hellas) -> dict[str, Any] | None:
        return {
            "kind": "battle",
            "region": tables.REGION_IDS[self.region],
            "attacker": self.side_outline(g, self.attacker),
            "defender": self.side_outline(g, self.defender),
        }

    def side_outline(self, g: Hellas, seat: i64) -> dict[str, Any]:
        return {
            "seat": int(seat),
            "hoplites": int(g.hoplites(seat, self.region)),
            "strength": int(self.strength(g, seat)),
            "casualties": int(self.casualties(seat)),
            "cards": int(self.cards(seat)),
            "passed": self.passed(seat),
        }


def sides_of(g: Hellas) -> Sides:
    """The sides of the battle under way."""
    at: i64 = len(g.stack) - 1
    while at >= 0:
        frame = g.stack[at]
        if isinstance(frame, Sides):
            return frame
        at -= 1
    raise RuleError("there is no battle under way")


def no_origins() -> vec[i64]:
    return vec[i64]([0] * tables.REGIONS)


def add_origin(origins: vec[i64], region: i64, number: i64) -> None:
    total = origins[region] + number
    origins[region] = total if total < MOST_COUNTED else MOST_COUNTED


# ---------------------------------------------------------------------- help from neighbours


class Reinforce(HellasRule):
    """Bring at most so many hoplites from a neighbouring region into a battle, or from several of them."""

    seat: i64
    region: i64
    hoplites_left: i64
    from_several: bool = False
    emptied: i64 = 0

    @step
    def ask(self, g: Hellas) -> Step:
        rest = helpers(g, self.seat, self.region) & ~self.emptied
        if rest == 0 or self.hoplites_left <= 0:
            return g.end()
        while rest != 0:
            origin = lowest(rest)
            rest &= rest - 1
            most = g.loose(self.seat, origin)
            if most > self.hoplites_left:
                most = self.hoplites_left
            for number in range(most, 0, -1):
                g.offer(code(words.BRING, origin, number))
        g.offer(code(words.DONE))
        return g.ask(self.seat, words.ASK_BRING, self.region, then=self.bring)

    @step
    def bring(self, g: Hellas) -> Step:
        if verb_of(g.answer) == words.DONE:
            return g.end()
        origin, number = arg_a(g.answer), arg_b(g.answer)
        self.emptied |= BIT[origin]
        self.hoplites_left -= number
        sides_of(g).note_origin(self.seat, origin, number)
        g.tell(words.HOPLITES_MOVE, self.seat, number, origin, self.region)
        march = Enter(seat=self.seat, origin=origin, region=self.region, count=number, takes_control=False)
        return g.call(march, then=self.next)

    @step
    def next(self, g: Hellas) -> Step:
        return self.ask if self.from_several else g.end()


def helpers(g: Hellas, seat: i64, region: i64) -> i64:
    """Neighbours from which hoplites could come into a region."""
    found: i64 = 0
    if not g.may_enter(seat, region):
        return found
    rest = tables.NEIGHBOURS[region]
    while rest != 0:
        origin = lowest(rest)
        rest &= rest - 1
        if g.loose(seat, origin) > 0 and g.may_leave(origin):
            found |= BIT[origin]
    return found
