"""LS-10: a battle against the Persians, and a region cleared of them by a usurper."""

from typing import Any

from mypy_extensions import i64

from agon.games.hellas import tables
from agon.games.hellas.game import Hellas
from agon.games.hellas.ids import Region
from agon.games.hellas.rules import armies, casualties, play_cards
from agon.games.hellas.rules.base import HellasRule
from agon.games.hellas.rules.battle import BeforeBattle
from agon.games.hellas.rules.sides import sides_of
from agon.games.hellas.solo import words as told
from agon.games.hellas.solo.board import YOU
from agon.games.hellas.solo.game import SoloHellas
from agon.games.hellas.solo.rules.marches import VanguardArrives, send_vanguard_back
from agon.games.hellas.solo.tables import XERXES
from agon.kernel.bits import BIT, members
from agon.kernel.rule import ENDS, Step, step


class PersianBattle(HellasRule):
    """LS-10.15: the parts of a battle in their order. ``drawn``: cards turned up for the Persians. ``of_token``: a
    control token defends. ``won``: by you. ``fled_to``: where a beaten vanguard goes, or -1."""

    drawn: i64 = 0
    of_token: bool = False
    won: bool = False
    fled_to: Region = -1
    end: Step = ENDS

    @step
    def begin(self, g: SoloHellas) -> Step:
        sides = sides_of(g)
        self.of_token = g.owner[sides.region] == XERXES
        g.tell(told.YOU_ATTACK if sides.attacker == YOU else told.PERSIANS_ATTACK, YOU, sides.region)
        sides.note_pass(XERXES)  # they play no cards of a hand
        return g.call(BeforeBattle(), then=self.cards)

    @step
    def cards(self, g: SoloHellas) -> Step:
        return g.call(play_cards.PlayCards(acting=YOU), then=self.draw)

    @step
    def draw(self, g: SoloHellas) -> Step:
        """LS-10.5: as many cards as the command value; the highest strength counts."""
        sides = sides_of(g)
        if sides.is_decided(g):
            return self.break_off
        best: i64 = 0
        for _card in range(g.command()):
            card = turned_up(g, self.drawn)
            if card >= 0:
                self.drawn |= BIT[card]
                best = max(best, tables.CARD_POWER[card])
                g.tell(told.PERSIAN_CARD, card, tables.CARD_POWER[card])
        g.discard |= self.drawn
        sides.add(XERXES, strength=best)
        return self.compare

    @step
    def break_off(self, g: SoloHellas) -> Step:
        """LS-10.16: a side is gone before the comparison: nobody has won."""
        g.settle(sides_of(g).region)
        return g.end()

    @step
    def compare(self, g: SoloHellas) -> Step:
        """LS-10.6, LS-10.7: a tie is the defender's; who is beaten loses one more."""
        sides = sides_of(g)
        own, theirs = sides.strength(g, YOU), sides.strength(g, XERXES)
        self.won = own > theirs or (own == theirs and sides.defender == YOU)
        g.tell(told.PERSIAN_BATTLE_ENDS, sides.region, YOU, own, theirs)
        losses = sides.casualties(YOU) + (0 if self.won else 1)
        return g.call(armies.Losses(seat=YOU, region=sides.region, count=losses), then=self.give_way)

    @step
    def give_way(self, g: SoloHellas) -> Step:
        """LS-10.8: beaten, you retreat; or the Persians pay."""
        sides = sides_of(g)
        if self.won:
            g.tell(told.PERSIANS_BEATEN, YOU, sides.region)
            return self.beaten
        g.tell(told.PERSIANS_WIN, sides.region)
        if sides.attacker == YOU:
            way_back = casualties.WayBack(seat=YOU, region=sides.region, origins=sides.origins[:])
            return g.call(way_back, then=self.end)
        return g.call(armies.Retreat(seat=YOU, region=sides.region), then=self.end)

    @step
    def beaten(self, g: SoloHellas) -> Step:
        """LS-10.9 to LS-10.11, LS-10.13."""
        region = sides_of(g).region
        if g.act == 1:
            g.army[XERXES * tables.REGIONS + region] -= 1
            g.lord(XERXES).reserve += 1
            self.fled_to = send_vanguard_back(g, region)
        else:
            g.take_persians_off(region)
            g.lift_persian_token(region)
        if self.of_token and g.hoplites(YOU, region) > 0:
            g.set_owner(region, YOU)
        else:
            g.settle(region)
        g.gain_priest(YOU, g.lord(YOU).bonus(tables.ATHENAS_GIFT))
        return self.count

    @step
    def count(self, g: SoloHellas) -> Step:
        """The victory counter, LS-1; then a vanguard that fled onto your hoplites fights them."""
        if g.act == 2:
            g.victory -= 1
            g.tell(told.VICTORY_COUNTER, g.victory)
            g.check_victory()
        if self.fled_to >= 0:
            return g.call(VanguardArrives(region=self.fled_to), then=self.end)
        return g.end()

    def outline(self, g: Hellas) -> dict[str, Any] | None:
        assert isinstance(g, SoloHellas)
        sides = sides_of(g)
        return {
            "kind": "persian_battle",
            "region": tables.REGION_IDS[sides.region],
            "attacker": "you" if sides.attacker == YOU else "persians",
            "you": sides.side_outline(g, YOU),
            "persians": {
                "hoplites": int(g.persians(sides.region)),
                "token": self.of_token,
                "strength": int(sides.strength(g, XERXES)),
                "distrust": int(g.distrust(sides.region)),
                "cards_to_draw": int(g.command()),
                "cards": [tables.COMBAT_IDS[card] for card in members(self.drawn)],
            },
        }


def turned_up(g: SoloHellas, out: i64) -> i64:
    """A card of the common deck; an empty deck is the shuffled discard; -1: there is none."""
    if g.deck == 0:
        g.deck = g.discard & ~out
        g.discard = 0
        if g.deck == 0:
            return -1
    card = g.draw(g.deck)
    g.deck &= ~BIT[card]
    return card


class ClearPersians(HellasRule):
    """LS-6.7: a usurped region: the Persian token goes without a battle, hoplites step back or are taken off."""

    region: Region
    fled_to: Region = -1
    end: Step = ENDS

    @step
    def clear(self, g: SoloHellas) -> Step:
        if g.act == 1:
            self.fled_to = send_vanguard_back(g, self.region)
        else:
            g.take_persians_off(self.region)
            g.lift_persian_token(self.region)
        g.set_owner(self.region, YOU)
        g.check_victory()
        if self.fled_to >= 0:
            return g.call(VanguardArrives(region=self.fled_to), then=self.end)
        return g.end()
