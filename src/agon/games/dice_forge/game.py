"""The board of Dice Forge and what rules ask of it."""

from typing import Any, ClassVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from agon.games.dice_forge.ids import Die, Face, Faces, Seat
from agon.games.dice_forge.state import Hero
from agon.games.dice_forge.tables import (
    BOTH,
    DARK,
    DEAREST,
    FACES,
    FACES_FOR,
    FIRST_BOAR,
    HAMMER_CARD,
    HAMMER_GLORY_FIRST,
    HAMMER_GLORY_SECOND,
    HAMMER_LAP,
    LIGHT,
    MOST_SHARDS,
    PRICE,
    SLOT_MOON,
    SLOT_SUN,
    SLOTS,
    SLOTS_FOR_MOON,
    SLOTS_FOR_SUN,
)
from agon.games.dice_forge.words import (
    BOUGHT_ALREADY,
    BUY,
    FEAT,
    FROM_GARDEN,
    GAINED,
    HAMMER_LAP_DONE,
    HAMMERED,
    LOST,
    NONE_LEFT,
    ROLLED,
    ROLLED_ONE,
    SPILLED,
    STACK_EMPTY,
    TOO_DEAR,
    TOO_MANY_SHARDS,
    TRITON_FOR,
    VOCABULARY,
)
from agon.kernel.arrays import changed
from agon.kernel.bits import each, has
from agon.kernel.codes import code
from agon.kernel.game import Game
from agon.kernel.vocabulary import Vocabulary


@mypyc_attr(free_list_len=1)
class DiceForge(Game):
    """Temple, islands and heroes."""

    TITLE: ClassVar[str] = "dice_forge"
    SAVE_VERSION: ClassVar[int] = 3
    VOCABULARY: ClassVar[Vocabulary] = VOCABULARY
    SHARED_ARRAYS: ClassVar[str] = "stock gone stack_card stack_left cards"
    """Arrays that copies share: they are replaced, never changed (``kernel/arrays.py``)."""

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.heroes: list[Hero] = []
        self.stock: vec[i64] = vec[i64]()
        """Faces left in the temple, by face: sanctuary and gardens."""
        self.gone: vec[i64] = vec[i64]()
        """Faces out of the game, by face: replaced, or removed for two players."""
        self.stack_card: vec[i64] = vec[i64]()
        """By slot: the card on top of the stack."""
        self.stack_left: vec[i64] = vec[i64]()
        self.boars: list[int] = []
        """Boar cards left, by colour, the top one first; shared by copies, replaced and never changed."""
        self.round: i64 = 1
        self.rounds: i64 = 0
        self.active: i64 = 0
        self.blessings: i64 = 1

    # ------------------------------------------------------------------ dice

    def roll(self, seat: Seat, die: Die) -> None:
        """Roll one or both dice of a player and leave them showing."""
        hero = self.heroes[seat]
        if die != DARK:
            hero.light_up = self.chance(6)
        if die != LIGHT:
            hero.dark_up = self.chance(6)
        if self.keeps_log:
            if die == BOTH:
                self.tell(ROLLED, seat, hero.showing(LIGHT), hero.showing(DARK))
            else:
                self.tell(ROLLED_ONE, seat, die, hero.showing(die))

    # ------------------------------------------------------------------ reserves (DF-1.2)

    def gain_now(self, seat: Seat, gold: i64, sun: i64, moon: i64, glory: i64) -> None:
        """Into the reserves; what does not fit is lost."""
        hero = self.heroes[seat]
        lost_gold = max(hero.gold + gold - hero.gold_limit(), 0)
        lost_sun = max(hero.sun + sun - hero.sun_limit(), 0)
        lost_moon = max(hero.moon + moon - hero.moon_limit(), 0)
        gold -= lost_gold
        sun -= lost_sun
        moon -= lost_moon
        hero.gold += gold
        hero.sun += sun
        hero.moon += moon
        hero.glory += glory
        if self.keeps_log and gold + sun + moon + glory > 0:
            self.tell(GAINED, seat, gold, sun, moon, glory)
        if self.keeps_log and lost_gold + lost_sun + lost_moon > 0:
            self.tell(SPILLED, seat, lost_gold, lost_sun, lost_moon)

    def lose_now(self, seat: Seat, gold: i64, sun: i64, moon: i64, glory: i64) -> None:
        """Out of the reserves, never below 0."""
        hero = self.heroes[seat]
        gold = min(gold, hero.gold)
        sun = min(sun, hero.sun)
        moon = min(moon, hero.moon)
        glory = min(glory, hero.glory)
        hero.gold -= gold
        hero.sun -= sun
        hero.moon -= moon
        hero.glory -= glory
        if self.keeps_log and gold + sun + moon + glory > 0:
            self.tell(LOST, seat, gold, sun, moon, glory)

    def hammer(self, seat: Seat, gold: i64) -> None:
        """DF-4.2: move the hammer; each lap pays at once, the next lap or card goes on at once."""
        hero = self.heroes[seat]
        if gold > 0:
            self.tell(HAMMERED, seat, gold)
        left = gold
        while left > 0:
            before = hero.hammer_steps
            goal: i64 = HAMMER_LAP if before < HAMMER_LAP else HAMMER_CARD
            walked = min(left, goal - before)
            hero.hammer_steps += walked
            left -= walked
            if hero.hammer_steps == goal:
                self.finish_lap(hero)

    def finish_lap(self, hero: Hero) -> None:
        glory: i64 = HAMMER_GLORY_FIRST
        if hero.hammer_steps == HAMMER_CARD:
            glory = HAMMER_GLORY_SECOND
            hero.hammers -= 1
            hero.hammer_steps = 0
        hero.glory += glory
        self.tell(HAMMER_LAP_DONE, hero.seat, glory)

    # ------------------------------------------------------------------ what can be bought

    def offer_faces(self, seat: Seat, discount: i64, bought: Faces) -> None:
        """Options for every kind of face in the sanctuary that the player can pay and has not just bought."""
        purse = self.heroes[seat].gold + discount
        for face in each(FACES_FOR[min(purse, DEAREST)] & ~bought):
            if self.stock[face] > 0:
                self.offer(code(BUY, face))
        if self.explains:
            for face in range(FACES):
                if not 0 < PRICE[face] <= purse or self.stock[face] == 0 or has(bought, face):
                    self.deny_face(face, purse)

    def deny_face(self, face: i64, purse: i64) -> None:
        option = code(BUY, face)
        if PRICE[face] <= 0:
            self.deny(option, FROM_GARDEN)
        elif self.stock[face] == 0:
            self.deny(option, NONE_LEFT)
        elif PRICE[face] > purse:
            self.deny(option, TOO_DEAR, PRICE[face])
        else:
            self.deny(option, BOUGHT_ALREADY)

    def offer_feats(self, seat: Seat, surcharge: i64) -> None:
        """Options for every feat whose stack is not empty and whose cost the player can pay."""
        hero = self.heroes[seat]
        sun = hero.sun - surcharge
        if sun >= 0:
            for slot in each(SLOTS_FOR_SUN[min(sun, MOST_SHARDS)] & SLOTS_FOR_MOON[min(hero.moon, MOST_SHARDS)]):
                if self.stack_left[slot] > 0:
                    self.offer(code(FEAT, self.stack_card[slot]))
        if self.explains:
            for slot in range(SLOTS):
                if self.stack_left[slot] == 0:
                    self.deny(code(FEAT, self.stack_card[slot]), STACK_EMPTY)
                elif SLOT_SUN[slot] > sun or SLOT_MOON[slot] > hero.moon:
                    self.deny(code(FEAT, self.stack_card[slot]), TOO_MANY_SHARDS, SLOT_SUN[slot], SLOT_MOON[slot])

    def offer_triton(self, seat: Seat) -> None:
        """A Triton token may be spent whenever its owner decides something in their own turn."""
        if self.heroes[seat].triton > 0 and seat == self.active:
            for resource in range(3):
                self.offer(code(TRITON_FOR, resource))

    def take_face(self, face: Face) -> None:
        """Out of the temple."""
        self.stock = changed(self.stock, face, self.stock[face] - 1)

    def boar_owner(self, colour: i64) -> Seat:
        for hero in self.heroes:
            if hero.cards[FIRST_BOAR + colour] > 0:
                return hero.seat
        return -1

    def next_seat(self, seat: Seat) -> Seat:
        return (seat + 1) % self.players

    # ------------------------------------------------------------------ the title's share of the contract

    def copy(self) -> "DiceForge":
        twin = DiceForge(self.players)
        self.copy_into(twin)
        twin.heroes = [hero.copy() for hero in self.heroes]
        twin.stock = self.stock
        twin.gone = self.gone
        twin.stack_card = self.stack_card
        twin.stack_left = self.stack_left
        twin.boars = self.boars
        twin.round = self.round
        twin.rounds = self.rounds
        twin.active = self.active
        twin.blessings = self.blessings
        return twin

    def dump_board(self) -> dict[str, Any]:
        return {
            "heroes": [hero.dump() for hero in self.heroes],
            "stock": list(self.stock),
            "gone": list(self.gone),
            "stack_card": list(self.stack_card),
            "stack_left": list(self.stack_left),
            "boars": list(self.boars),
            "round": int(self.round),
            "rounds": int(self.rounds),
            "active": int(self.active),
            "blessings": int(self.blessings),
        }

    def restore_board(self, saved: dict[str, Any]) -> None:
        if len(saved["heroes"]) != self.players or len(saved["stock"]) != FACES:
            raise ValueError("the board does not fit the number of players or faces")
        for seat, item in enumerate(saved["heroes"]):
            hero = Hero(seat)
            hero.restore(item)
            self.heroes.append(hero)
        self.stock = vec[i64](saved["stock"])
        self.gone = vec[i64](saved["gone"])
        self.stack_card = vec[i64](saved["stack_card"])
        self.stack_left = vec[i64](saved["stack_left"])
        self.boars = list(saved["boars"])
        self.round = saved["round"]
        self.rounds = saved["rounds"]
        self.active = saved["active"]
        self.blessings = saved["blessings"]
