"""Scenarios of Dice Forge: the first action of seat 0, with empty reserves and the dice of the start."""

from collections.abc import Sequence
from typing import Self

import agon
from agon.games.dice_forge.game import DiceForge
from agon.games.dice_forge.rules.faces import Result
from agon.games.dice_forge.rules.feats import Feat
from agon.games.dice_forge.state import Hero, pack_die
from agon.games.dice_forge.tables import (
    CARD_IDS,
    CARD_SLOT,
    COLOURS,
    DARK,
    FACE_IDS,
    LIGHT,
    NO_FACE,
    SLOT_IDS,
    SLOT_MOON,
    SLOT_SUN,
)
from tests.properties.dice_forge_box import conserve
from tests.scenario import Scenario

BOAR = "tenacious_boar_"
DICE = {"light": LIGHT, "dark": DARK}


def face(name: str) -> int:
    return FACE_IDS.index(name)


def card(name: str) -> int:
    return CARD_IDS.index(name)


class DiceForgeScenario(Scenario[DiceForge]):
    """A game of Dice Forge in the hands of a test."""

    def conserve(self) -> None:
        conserve(self.game)

    def outcome(self, name: str | int) -> int:
        """The sides of a die are numbers; ``rolls`` knows them by their faces."""
        return int(name)

    # ------------------------------------------------------------------ given

    def reserve(
        self,
        seat: int,
        *,
        gold: int | None = None,
        sun: int | None = None,
        moon: int | None = None,
        glory: int | None = None,
    ) -> Self:
        """So much in the reserve of a hero; what is not named stays."""
        hero = self.game.heroes[seat]
        hero.gold = hero.gold if gold is None else gold
        hero.sun = hero.sun if sun is None else sun
        hero.moon = hero.moon if moon is None else moon
        hero.glory = hero.glory if glory is None else glory
        return self.changed()

    def tokens(
        self, seat: int, *, triton: int | None = None, cerberus: int | None = None, hammer_steps: int | None = None
    ) -> Self:
        hero = self.game.heroes[seat]
        hero.triton = hero.triton if triton is None else triton
        hero.cerberus = hero.cerberus if cerberus is None else cerberus
        hero.hammer_steps = hero.hammer_steps if hammer_steps is None else hammer_steps
        return self.changed()

    def forged_before(self, seat: int, faces: int) -> Self:
        """So many faces were removed from the dice of a hero in earlier turns."""
        self.game.heroes[seat].forged = faces
        return self.changed()

    def pawn(self, seat: int, portal: int) -> Self:
        """The hero stands at a portal; 0 is the starting portal."""
        self.game.heroes[seat].portal = portal
        return self.changed()

    def own(self, seat: int, *names: str) -> Self:
        """Cards from the stacks of this game."""
        for name in names:
            slot = CARD_SLOT[card(name)]
            if name.startswith(BOAR):
                self.take_boar(name.removeprefix(BOAR))
            else:
                assert self.game.stack_card[slot] == card(name), f"{name} is not in this game"
                assert self.game.stack_left[slot] > 0, f"no {name} is left"
                self.game.stack_left[slot] -= 1
            self.game.heroes[seat].cards[card(name)] += 1
        return self.changed()

    def take_boar(self, colour: str) -> None:
        """Out of the stack; a colour that is not in it takes the place of its last card."""
        stack = [COLOURS[boar] for boar in self.game.boars]
        assert stack, "the boars are not in this game"
        stack.remove(colour if colour in stack else stack[-1])
        self.game.stack_left[SLOT_IDS.index("moon3")] -= 1
        self.boar_stack(*stack)

    def boar_stack(self, *colours: str) -> Self:
        """The boar cards left, the top one first."""
        slot = SLOT_IDS.index("moon3")
        assert len(colours) == self.game.stack_left[slot]
        self.game.boars = [COLOURS.index(colour) for colour in colours]
        if colours:
            self.game.stack_card[slot] = card(BOAR + colours[0])
        return self.changed()

    def sell_out(self, name: str, to: int) -> Self:
        """A seat has all that was left of the stack of a card."""
        return self.own(to, *[name] * int(self.game.stack_left[CARD_SLOT[card(name)]]))

    def die(self, seat: int, which: str, *names: str) -> Self:
        """Faces on the first sides of a die, the first one up; those that make way leave the game."""
        for side, name in enumerate(names):
            self.exchange(seat, which, side, name)
        self.hero(seat).turn_up(DICE[which], 0)
        return self.changed()

    def exchange(self, seat: int, which: str, side: int, name: str) -> None:
        hero, game = self.hero(seat), self.game
        faces = hero.faces(DICE[which])
        new, old = face(name), faces[side]
        if new == old:
            return
        source = game.stock if game.stock[new] else game.gone
        assert source[new] > 0, f"no {name} is left in the box"
        source[new] -= 1
        game.gone[old] += 1
        faces[side] = new
        if which == "light":
            hero.light = pack_die(faces)
        else:
            hero.dark = pack_die(faces)

    def side(self, seat: int, which: str, name: str) -> int:
        """The side of a die that bears a face; if none does, it is put in where 1 gold was."""
        hero = self.hero(seat)
        if face(name) not in hero.faces(DICE[which]):
            self.exchange(seat, which, self.faces(seat, which).index("gold1"), name)
        return int(hero.side_with(DICE[which], face(name)))

    def show(self, seat: int, light: str, dark: str) -> Self:
        """The dice of a hero lie with these faces up."""
        for which, name in (("light", light), ("dark", dark)):
            self.hero(seat).turn_up(DICE[which], self.side(seat, which, name))
        return self.changed()

    def rolls(self, seat: int, light: str = "", dark: str = "") -> Self:
        """The next roll of a hero, of both dice or of one, shows these faces. Rolls before it must be told as well."""
        for which, name in (("light", light), ("dark", dark)):
            if name:
                self.chance(self.side(seat, which, name))
        return self.changed()

    # ------------------------------------------------------------------ rules

    def result(self, seat: int, first: str, second: str | None = None, *, is_loss: bool = False, by: str = "") -> Self:
        """Apply a roll of these faces for a seat; ``by`` is a Sentinel or Cyclops at work."""
        one, two = face(first), NO_FACE if second is None else face(second)
        roll = Result(
            seat=seat,
            face=one,
            other=two,
            is_loss=is_loss,
            card=card(by) if by else -1,
            may_repeat=not is_loss,
            rolled=one,
            second=two,
        )
        return self.happen(roll)

    def feat(self, seat: int, name: str) -> Self:
        """Perform a feat for free: the cost is put into the reserve first."""
        hero = self.game.heroes[seat]
        hero.sun += SLOT_SUN[CARD_SLOT[card(name)]]
        hero.moon += SLOT_MOON[CARD_SLOT[card(name)]]
        return self.happen(Feat(seat=seat, card=card(name)))

    # ------------------------------------------------------------------ read

    def hero(self, seat: int) -> Hero:
        return self.game.heroes[seat]

    def reserves(self, seat: int) -> tuple[int, int, int, int]:
        """Gold, sun, moon, glory."""
        hero = self.game.heroes[seat]
        return int(hero.gold), int(hero.sun), int(hero.moon), int(hero.glory)

    def showing(self, seat: int, which: str) -> str:
        return FACE_IDS[self.game.heroes[seat].showing(DICE[which])]

    def faces(self, seat: int, which: str) -> list[str]:
        return [FACE_IDS[one] for one in self.game.heroes[seat].faces(DICE[which])]

    def cards(self, seat: int, name: str) -> int:
        return int(self.game.heroes[seat].cards[card(name)])

    def left(self, name: str) -> int:
        """Faces of a kind in the temple."""
        return int(self.game.stock[face(name)])

    def gone(self, name: str) -> int:
        """Faces of a kind out of the game."""
        return int(self.game.gone[face(name)])

    def dice_rolled(self) -> int:
        """How many dice were rolled so far, in the whole game."""
        return len(self.game.chapter.all_outcomes())

    # ------------------------------------------------------------------ expected

    def expect_reserve(self, seat: int, *, gold: int = 0, sun: int = 0, moon: int = 0, glory: int = 0) -> Self:
        """All that is in the reserve of a hero; what is not named is 0."""
        assert self.reserves(seat) == (gold, sun, moon, glory)
        return self

    def expect_die(self, seat: int, which: str, name: str) -> Self:
        """A die lies with this face up."""
        assert self.showing(seat, which) == name
        return self


def fresh(players: int = 2, seed: int = 3, *, luck: Sequence[int] = (), **options: object) -> DiceForgeScenario:
    """A game as it is set up; ``luck``: the first outcomes of chance."""
    game = agon.title("dice_forge").new(players, seed, options, list(luck))
    assert isinstance(game, DiceForge)
    return DiceForgeScenario(game)


def given(players: int = 2, *alternatives: str, seed: int = 1) -> DiceForgeScenario:
    """Seat 0 is to act; all reserves are empty, and a Triton token lets the game wait for seat 0."""
    table = fresh(players, seed, alternatives=list(alternatives))
    for seat in range(players):
        table.reserve(seat, gold=0, sun=0, moon=0, glory=0)
    return table.tokens(0, triton=1)


def second_turn(*alternatives: str) -> DiceForgeScenario:
    """Seat 1 of three is to act and has the Triton token; all reserves are empty."""
    table = given(3, *alternatives).tokens(0, triton=0)
    for seat in (1, 2, 0):
        table.rolls(seat, "gold1", "gold1")
    table.play("pass")
    for seat in range(3):
        table.reserve(seat, gold=0, sun=0, moon=0, glory=0)
    return table.tokens(1, triton=1)
