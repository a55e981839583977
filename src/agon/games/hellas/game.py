"""What rules of Lords of Hellas ask of the board and do to it."""

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from agon.games.hellas import effects, tables, words
from agon.games.hellas.board import NONE, Board
from agon.games.hellas.ids import Artifact, Blessing, God, Land, Monster, Region, Regions, Seat
from agon.kernel.arrays import changed
from agon.kernel.bits import BIT, count_bits, each, has
from agon.kernel.vocabulary import Vocabulary

OFF: Final = -1
DEAD: Final = -2
WAITING: Final = -1
"""King's tokens: all gone, and nobody ruled the monument then."""


@mypyc_attr(free_list_len=1)
class Hellas(Board):
    """The board, and what rules ask of it and do to it."""

    TITLE: ClassVar[str] = "hellas"
    SAVE_VERSION: ClassVar[int] = 4
    VOCABULARY: ClassVar[Vocabulary] = words.VOCABULARY

    def copy(self) -> "Hellas":
        twin = Hellas(self.players)
        self.copy_board(twin)
        return twin

    # ------------------------------------------------------------------ hoplites

    def hoplites(self, seat: Seat, region: Region) -> i64:
        return self.army[seat * tables.REGIONS + region]

    def loose(self, seat: Seat, region: Region) -> i64:
        """Hoplites in the open, outside the city."""
        count = self.army[seat * tables.REGIONS + region]
        return count - 1 if count > 0 and self.lords[seat].is_fortified(region) else count

    def enemy_in(self, seat: Seat, region: Region) -> i64:
        """The other player with hoplites in a region, or -1; there is never more than one."""
        for other in range(self.players):
            if other != seat and self.army[other * tables.REGIONS + region] > 0:
                return other
        return NONE

    def place_hoplites(self, seat: Seat, region: Region, count: i64) -> None:
        self.army[seat * tables.REGIONS + region] += count
        self.lords[seat].reserve -= count
        self.settle(region)

    def shift_hoplites(self, seat: Seat, origin: Region, region: Region, count: i64, allied: i64 = -1) -> None:
        """Move hoplites; whoever leaves last leaves the city too. ``allied``: how many of them are, where that matters."""
        self.army[seat * tables.REGIONS + origin] -= count
        self.army[seat * tables.REGIONS + region] += count
        if self.army[seat * tables.REGIONS + origin] == 0:
            self.lords[seat].fortified &= ~BIT[origin]

    def kill_hoplites(self, seat: Seat, region: Region, count: i64, allied: i64 = -1) -> i64:
        """Remove up to ``count``; the one in the city dies last (LH-8.6). How many died."""
        at = seat * tables.REGIONS + region
        dead = count if count < self.army[at] else self.army[at]
        if dead <= 0:
            return 0
        self.army[at] -= dead
        lord = self.lords[seat]
        lord.reserve += dead
        if self.army[at] == 0:
            lord.fortified &= ~BIT[region]
        self.tell(words.HOPLITES_DIE, seat, dead, region)
        return dead

    def barred_by_helen(self, seat: Seat) -> i64:
        """LH-2.7: no enemy hoplite enters Helen's region unless its own hero is there."""
        at = self.lords[seat].at
        for other in range(self.players):
            lord = self.lords[other]
            if lord.hero == tables.HELEN:
                return BIT[lord.at] if other != seat and lord.at >= 0 and lord.at != at else 0
        return 0

    def may_enter(self, seat: Seat, region: Region) -> bool:
        return not has(self.barred_by_helen(seat), region)

    def may_leave(self, region: Region) -> bool:
        """LH-5.3: Medusa lets no hoplite go."""
        return self.lair[tables.JAILER] != region

    def ways_from(self, seat: Seat, origin: Region) -> i64:
        """Neighbours that hoplites of a seat may enter from a region."""
        return self.neighbours(origin) & ~self.barred_by_helen(seat) if self.may_leave(origin) else 0

    def headcount(self, seat: Seat, region: Region) -> i64:
        """How many fight for a side; none: it is beaten."""
        return self.army[seat * tables.REGIONS + region]

    def battle_strength(self, seat: Seat, region: Region) -> i64:
        """The strength of an army without cards and help."""
        return self.army[seat * tables.REGIONS + region]

    def fortify(self, seat: Seat, region: Region, allied: i64) -> None:
        """A hoplite steps into the city."""
        self.lords[seat].fortified |= BIT[region]

    def leave_city(self, seat: Seat, region: Region) -> None:
        self.lords[seat].fortified &= ~BIT[region]

    def levy_limit(self, seat: Seat, region: Region) -> i64:
        """How many hoplites are there to be recruited in a region."""
        return self.lords[seat].reserve

    def levy_regions(self, seat: Seat, regions: Regions) -> i64:
        """The regions of a set for which there are hoplites to be recruited."""
        return regions if self.lords[seat].reserve > 0 else 0

    def may_recruit(self, region: Region) -> bool:
        """LH-5.3: no recruiting where the Sphinx is."""
        return self.lair[tables.BARRER] != region

    def bites(self, region: Region) -> bool:
        """Whether the evolved Chimera kills one of the hoplites that enter."""
        return has(self.evolved, tables.BITER_CARD) and self.lair[tables.BITER] == region

    def population_for(self, seat: Seat, region: Region) -> i64:
        """LH-3.8, two less but at least one with the blessing Local Support."""
        needed = tables.POPULATION[region]
        if self.lords[seat].blessed(tables.LOCAL_SUPPORT):
            needed -= tables.BLESSING_AMOUNT[tables.LOCAL_SUPPORT]
            if needed < 1:
                needed = 1
        return needed

    # ------------------------------------------------------------------ control

    def is_open_to(self, seat: Seat, region: Region) -> bool:
        """Whether no other player controls the region."""
        return self.owner[region] == seat or self.owner[region] < 0

    def set_owner(self, region: Region, seat: Seat) -> None:
        """Put a control token; a god's artifact goes with its monument (LH-10.2). Then LH-1 is checked."""
        old = self.owner[region]
        if old == seat:
            return
        self.owner = changed(self.owner, region, seat)
        lord = self.lords[seat]
        if old >= 0:
            self.lords[old].held &= ~BIT[region]
        lord.held |= BIT[region]
        self.tell(words.CONTROL, seat, region)
        god = tables.MONUMENT_AT[region]
        if god >= 0:
            relic = BIT[tables.GOD_ARTIFACT[god]]
            if old >= 0:
                self.lords[old].artifacts &= ~relic
                self.lords[old].charged &= ~relic
            lord.artifacts |= relic
            lord.charged |= relic
            self.tell(words.GOD_ARTIFACT_TAKEN, seat, tables.GOD_ARTIFACT[god])
        self.check_control(seat)

    def settle(self, region: Region) -> None:
        """LH-3.8, the one place where hoplites win control: alone in a region they take it from an enemy, or from its
        people if they are enough. Looked at whenever hoplites have come to stay, a battle is over or was called off,
        and in all regions when a blessing may have won people over."""
        seat = self.enemy_in(NONE, region)
        if seat < 0 or self.owner[region] == seat or self.enemy_in(seat, region) >= 0:
            return
        if self.owner[region] >= 0 or self.hoplites(seat, region) >= self.population_for(seat, region):
            self.set_owner(region, seat)

    def take_blessing(self, seat: Seat, blessing: Blessing) -> None:
        """Keep a blessing for good; with Local Support hoplites that were too few may be enough now."""
        self.lords[seat].blessings |= BIT[blessing]
        self.tell(words.BLESSING_GAINED, seat, blessing)
        self.settle_all()

    def settle_all(self) -> None:
        for region in range(tables.REGIONS):
            self.settle(region)

    def lands_of(self, seat: Seat) -> i64:
        """LH-1.1: whole lands that count."""
        held = self.lords[seat].held
        count: i64 = 0
        for land in range(tables.LANDS):
            if held & tables.LAND_REGIONS[land] == tables.LAND_REGIONS[land]:
                if self.players != 3 or tables.COUNTS_FOR_THREE[land] != 0:
                    count += 1
        return count

    def lands_to_win(self) -> i64:
        return 3 if self.players == 2 else 2

    def temples_of(self, seat: Seat) -> i64:
        return count_bits(self.lords[seat].held & self.temples)

    def check_control(self, seat: Seat) -> None:
        """LH-1.1, LH-1.2 and the late case of LH-1.4, at once after any change of control or temples."""
        if self.over:
            return
        if self.lands_of(seat) >= self.lands_to_win():
            self.win(seat, words.WARLORD_WINS)
        elif self.temples_of(seat) >= effects.TEMPLES_TO_WIN:
            self.win(seat, words.FAVORED_WINS)
        elif self.king_tokens == WAITING and self.ruler() == seat:
            self.win(seat, words.KING_WINS)

    def ruler(self) -> i64:
        """Who controls the region of the first completed monument, or -1."""
        return self.owner[tables.GOD_REGION[self.king_god]] if self.king_god >= 0 else NONE

    def crown(self) -> None:
        """LH-1.4: at the end of the turn in which the last token went; nobody there: the next to come."""
        if self.over or self.king_god < 0 or self.king_tokens != 0:
            return
        ruler = self.ruler()
        if ruler >= 0:
            self.win(ruler, words.KING_WINS)
        else:
            self.king_tokens = WAITING

    def win(self, seat: Seat, reason: i64) -> None:
        self.tell(reason, seat)
        scores = [1 if other == seat else 0 for other in range(int(self.players))]
        self.finish(BIT[seat], reason, scores)

    # ------------------------------------------------------------------ priests, glory, cards

    def sent_priests(self, seat: Seat) -> i64:
        count: i64 = 0
        for god in range(tables.GOD_COUNT):
            count += self.praying[god * self.players + seat]
        return count

    def priest_room(self, seat: Seat) -> i64:
        """LH-4.5: at most four in the pool and at monuments together."""
        return effects.PRIESTS - self.lords[seat].pool - self.sent_priests(seat)

    def gain_priest(self, seat: Seat, count: i64 = 1) -> None:
        room = self.priest_room(seat)
        gained = count if count < room else room
        if gained > 0:
            self.lords[seat].pool += gained
            self.tell(words.PRIEST_GAINED, seat, gained)

    def sacrifice_priests(self, seat: Seat, count: i64 = 1) -> None:
        self.lords[seat].pool -= count
        self.tell(words.PRIEST_SACRIFICED, seat)

    def may_pray(self, seat: Seat, god: God) -> bool:
        """LH-3.3: a priest in the pool, a free place, and no Chimera there (LH-5.3)."""
        if self.lords[seat].pool == 0 or self.lair[tables.SILENCER] == tables.GOD_REGION[god]:
            return False
        taken: i64 = 0
        for other in range(self.players):
            taken += self.praying[god * self.players + other]
        return taken < self.priest_places()

    def recall_priests(self) -> None:
        """None is at a monument any more."""
        self.praying = vec[i64]([0] * len(self.praying))

    def give_glory(self, seat: Seat, land: Land) -> None:
        """The token of a land, taken from its holder if need be (LH-7.9, LH-9.4)."""
        for other in range(self.players):
            self.lords[other].glory &= ~BIT[land]
        self.lords[seat].glory |= BIT[land]
        self.tell(words.GLORY_TAKEN, seat, land)

    def free_glory(self) -> i64:
        """Lands whose token nobody holds."""
        held: i64 = 0
        for lord in self.lords:
            held |= lord.glory
        return (BIT[tables.LANDS] - 1) & ~held

    def draw_card(self, seat: Seat) -> i64:
        """One combat card to the hand; an empty deck is the shuffled discard (LH-6.2). -1: none left."""
        if self.deck == 0:
            self.deck = self.discard
            self.discard = 0
            if self.deck == 0:
                return NONE
        card = self.draw(self.deck)
        self.deck &= ~BIT[card]
        self.lords[seat].hand |= BIT[card]
        self.tell_only(BIT[seat], words.CARD_DRAWN, seat, card)
        self.tell_only(self.others(BIT[seat]), words.CARD_DRAWN_HIDDEN, seat)
        return card

    def draw_cards(self, seat: Seat, count: i64) -> None:
        for _time in range(count):
            self.draw_card(seat)

    def drop_card(self, seat: Seat, card: i64) -> None:
        """A combat card from the hand to the discard, face up."""
        self.lords[seat].hand &= ~BIT[card]
        self.discard |= BIT[card]
        self.tell(words.DISCARDED, seat, card)

    def take_artifact(self, seat: Seat, artifact: Artifact) -> None:
        """A new artifact comes charged and stays (LH-10.2)."""
        self.lords[seat].artifacts |= BIT[artifact]
        self.lords[seat].charged |= BIT[artifact]

    # ------------------------------------------------------------------ monsters

    def places_of(self, monster: Monster) -> i64:
        """Its wound places, those of its evolutions included."""
        mask = tables.SHEET_PLACES[monster]
        for card in each(self.evolved & tables.MONSTER_EVENTS[monster]):
            mask |= tables.EVENT_PLACES[card]
        return mask

    def open_places(self, monster: Monster) -> i64:
        return self.places_of(monster) & ~self.wounds[monster]

    def monsters_on_map(self) -> i64:
        mask: i64 = 0
        for monster in range(tables.MONSTERS):
            if self.lair[monster] >= 0:
                mask |= BIT[monster]
        return mask

    def monsters_in(self, region: Region) -> i64:
        mask: i64 = 0
        for monster in range(tables.MONSTERS):
            if self.lair[monster] == region:
                mask |= BIT[monster]
        return mask

    def wound(self, seat: Seat, monster: Monster, place: i64) -> bool:
        """Put a wound token; whether it was the last one."""
        self.wounds = changed(self.wounds, monster, self.wounds[monster] | BIT[place])
        self.tell(words.WOUNDED, seat, monster, tables.PLACE_SYMBOL[monster * effects.PLACES + place])
        return self.open_places(monster) == 0

    def slay(self, seat: Seat, monster: Monster) -> None:
        """LH-7.9, LH-7.10: the glory token and the trophy; LH-1.3 is checked at once."""
        region = self.lair[monster]
        lord = self.lords[seat]
        self.lair = changed(self.lair, monster, DEAD)
        self.wounds = changed(self.wounds, monster, 0)
        gone = self.evolved & tables.MONSTER_EVENTS[monster]
        self.evolved &= ~gone
        self.event_discard |= gone
        self.tell(words.SLAIN, seat, monster)
        self.give_glory(seat, tables.LAND_OF[region])
        lord.trophies |= BIT[monster]
        if count_bits(lord.trophies) >= effects.TROPHIES_TO_WIN:
            self.win(seat, words.SLAYER_WINS)

    def is_useful(self, card: i64) -> bool:
        """Whether drawing an event card can do anything: cards of slain monsters cannot."""
        return card >= len(tables.EVENT_MONSTER) or self.lair[tables.EVENT_MONSTER[card]] != DEAD

    def places_for_temples(self) -> i64:
        return tables.temple_places(self.players)

    def free_shrines(self) -> i64:
        """LH-4.4: shrines without a temple, while temples last; Delphi has its own."""
        shrines: i64 = BIT[tables.DELPHI]
        if self.temples_built < self.places_for_temples():
            shrines |= tables.SHRINES
        return shrines & ~self.temples
