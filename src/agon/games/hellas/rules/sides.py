"""LH-8: the two sides of a battle, what they have put in so far, and help from neighbouring regions."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from agon.games.hellas import effects, tables, words
from agon.games.hellas.game import Hellas
from agon.games.hellas.ids import Region, Seat
from agon.games.hellas.rules.armies import Enter
from agon.games.hellas.rules.base import HellasRule, card_outline
from agon.kernel.bits import BIT, each, members
from agon.kernel.codes import arg_a, arg_b, code, verb_of
from agon.kernel.errors import RuleError
from agon.kernel.rule import Step, step

ANY_NUMBER: Final = 99
EXTRA_LOSS: Final = 1
ENCIRCLED_LOSS: Final[int] = max(
    int(tables.CARD_AMOUNT[card])
    for card in range(len(tables.CARD_EFFECT))
    if tables.CARD_EFFECT[card] == effects.CARD_ENCIRCLE
)
"""What the loser loses more when encircled."""


class Sides(HellasRule):
    """The sides of one battle. It lies below the rule Battle, whose parts find it with ``sides_of``.

    ``origins``: by region, how many attackers came from there. ``…_bonus``: strength by cards and artifacts.
    ``…_played``: the cards that lie on the table.
    """

    attacker: Seat
    defender: Seat
    region: Region
    origins: vec[i64]
    attacker_bonus: i64 = 0
    defender_bonus: i64 = 0
    attacker_casualties: i64 = 0
    defender_casualties: i64 = 0
    attacker_cards: i64 = 0
    defender_cards: i64 = 0
    attacker_played: i64 = 0
    defender_played: i64 = 0
    attacker_passed: bool = False
    defender_passed: bool = False
    attacker_encircles: bool = False
    defender_encircles: bool = False

    @step
    def over(self, g: Hellas) -> Step:
        return g.end()

    def foe(self, seat: Seat) -> i64:
        return self.defender if seat == self.attacker else self.attacker

    def is_decided(self, g: Hellas) -> bool:
        """One side has no hoplite left."""
        return g.headcount(self.attacker, self.region) == 0 or g.headcount(self.defender, self.region) == 0

    def outnumbers(self, g: Hellas, seat: Seat) -> bool:
        return g.headcount(seat, self.region) > g.headcount(self.foe(seat), self.region)

    def strength(self, g: Hellas, seat: Seat) -> i64:
        """LH-8.3: hoplites, cards, fortification, hero, blessings."""
        return g.battle_strength(seat, self.region) + self.bonus(seat) + self.wall(g, seat) + self.powers(g, seat)

    def bonus(self, seat: Seat) -> i64:
        """What cards and artifacts have added."""
        return self.attacker_bonus if seat == self.attacker else self.defender_bonus

    def wall(self, g: Hellas, seat: Seat) -> i64:
        """What its city adds to a side that defends it."""
        is_walled = seat == self.defender and g.lord(seat).is_fortified(self.region)
        return tables.CITY_BONUS[self.region] if is_walled else 0

    def powers(self, g: Hellas, seat: Seat) -> i64:
        """What blessings add, and the hero who is there."""
        lord = g.lord(seat)
        total: i64 = lord.bonus(tables.STALWART_DEFENSE) if seat == self.defender else 0
        if lord.at == self.region:
            total += lord.bonus(tables.HEROIC_PRESENCE)
            if lord.hero == tables.ACHILLES:  # LH-2.7
                speed, strength = lord.value(effects.SPEED), lord.value(effects.STRENGTH)
                total += speed if speed < strength else strength
        return total

    def leader(self, g: Hellas) -> i64:
        """LH-8.3: who would win now: the higher sum, on a tie the defender; or who alone is left."""
        if self.is_decided(g):
            return self.attacker if g.hoplites(self.attacker, self.region) > 0 else self.defender
        return self.attacker if self.strength(g, self.attacker) > self.strength(g, self.defender) else self.defender

    def extra_loss(self, winner: Seat) -> i64:
        """LH-8.4: what the loser loses beside the symbols on the cards."""
        return ENCIRCLED_LOSS if self.encircles(winner) else EXTRA_LOSS

    def add(self, seat: Seat, strength: i64 = 0, casualties: i64 = 0, cards: i64 = 0) -> None:
        """What a side puts in."""
        if seat == self.attacker:
            self.attacker_bonus += strength
            self.attacker_casualties += casualties
            self.attacker_cards += cards
        else:
            self.defender_bonus += strength
            self.defender_casualties += casualties
            self.defender_cards += cards

    def casualties(self, seat: Seat) -> i64:
        return self.attacker_casualties if seat == self.attacker else self.defender_casualties

    def cards(self, seat: Seat) -> i64:
        """How many a side has played."""
        return self.attacker_cards if seat == self.attacker else self.defender_cards

    def note_card(self, seat: Seat, card: i64) -> None:
        if seat == self.attacker:
            self.attacker_played |= BIT[card]
        else:
            self.defender_played |= BIT[card]

    def played(self, seat: Seat) -> i64:
        """The cards themselves."""
        return self.attacker_played if seat == self.attacker else self.defender_played

    def passed(self, seat: Seat) -> bool:
        return self.attacker_passed if seat == self.attacker else self.defender_passed

    def note_pass(self, seat: Seat) -> None:
        if seat == self.attacker:
            self.attacker_passed = True
        else:
            self.defender_passed = True

    def encircles(self, seat: Seat) -> bool:
        return self.attacker_encircles if seat == self.attacker else self.defender_encircles

    def note_encirclement(self, seat: Seat) -> None:
        if seat == self.attacker:
            self.attacker_encircles = True
        else:
            self.defender_encircles = True

    def outline(self, g: Hellas) -> dict[str, Any] | None:
        return {
            "kind": "battle",
            "region": tables.REGION_IDS[self.region],
            "attacker": self.side_outline(g, self.attacker),
            "defender": self.side_outline(g, self.defender),
        }

    def side_outline(self, g: Hellas, seat: Seat) -> dict[str, Any]:
        return {
            "seat": int(seat),
            "hoplites": int(g.hoplites(seat, self.region)),
            "strength": int(self.strength(g, seat)),
            "by_hoplites": int(g.battle_strength(seat, self.region)),
            "by_cards": int(self.bonus(seat)),
            "by_wall": int(self.wall(g, seat)),
            "by_powers": int(self.powers(g, seat)),
            "casualties": int(self.casualties(seat)),
            "losses_now": self.losses_now(g, seat),
            "cards": int(self.cards(seat)),
            "played": [card_outline(card) for card in members(self.played(seat))],
            "passed": self.passed(seat),
        }

    def losses_now(self, g: Hellas, seat: Seat) -> int:
        """LH-8.4: what the side would lose if the battle ended now."""
        winner = self.leader(g)
        due = self.casualties(seat) + (0 if seat == winner else self.extra_loss(winner))
        return min(int(due), int(g.hoplites(seat, self.region)))


def sides_of(g: Hellas) -> Sides:
    """The sides of the battle under way."""
    for frame in reversed(g.stack):
        if isinstance(frame, Sides):
            return frame
    raise RuleError("there is no battle under way")


def no_origins() -> vec[i64]:
    return vec[i64]([0] * tables.REGIONS)


# ---------------------------------------------------------------------- help from neighbours


class Reinforce(HellasRule):
    """Bring at most so many hoplites from a neighbouring region into a battle, or from several of them."""

    seat: Seat
    region: Region
    hoplites_left: i64
    from_several: bool = False
    emptied: i64 = 0

    @step
    def ask(self, g: Hellas) -> Step:
        for origin in each(helpers(g, self.seat, self.region) & ~self.emptied):
            loose = g.loose(self.seat, origin)
            for number in range(loose if loose < self.hoplites_left else self.hoplites_left, 0, -1):
                g.offer(code(words.BRING, origin, number))
        if g.offered == 0:
            return g.end()
        g.offer(code(words.DONE))
        return g.ask(self.seat, words.ASK_BRING, self.region, then=self.bring)

    @step
    def bring(self, g: Hellas) -> Step:
        if verb_of(g.answer) == words.DONE:
            return g.end()
        origin, number = arg_a(g.answer), arg_b(g.answer)
        self.emptied |= BIT[origin]
        self.hoplites_left -= number
        sides = sides_of(g)
        if self.seat == sides.attacker:
            sides.origins[origin] += number
        g.tell(words.HOPLITES_MOVE, self.seat, number, origin, self.region)
        march = Enter(seat=self.seat, origin=origin, region=self.region, count=number, takes_control=False)
        return g.call(march, then=self.next)

    @step
    def next(self, g: Hellas) -> Step:
        return self.ask if self.from_several else g.end()


def help_is_near(g: Hellas, seat: Seat) -> bool:
    return helpers(g, seat, sides_of(g).region) != 0


def helpers(g: Hellas, seat: Seat, region: Region) -> i64:
    """Neighbours from which hoplites could come into a region."""
    found: i64 = 0
    if not g.may_enter(seat, region):
        return found
    for origin in each(g.neighbours(region)):
        if g.loose(seat, origin) > 0 and g.may_leave(origin):
            found |= BIT[origin]
    return found
