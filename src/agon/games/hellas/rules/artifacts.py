"""LH-3.1: artifacts that are used as a regular action, one function each."""

from mypy_extensions import i64

from agon.games.hellas import effects, tables, words
from agon.games.hellas.game import Hellas
from agon.games.hellas.rules.armies import Losses, Recruit, RecruitOne, recruitable
from agon.games.hellas.rules.attributes import Heal, Injure
from agon.games.hellas.rules.base import HellasRule
from agon.games.hellas.rules.cards import Draw, KeepOne
from agon.games.hellas.rules.monsters import MonsterPhase, drive, offer_drives
from agon.games.hellas.rules.special import appear, offer_appearance
from agon.games.hellas.rules.wounds import offer_wounds, wound_outside
from agon.kernel.bits import BIT, has, lowest
from agon.kernel.codes import arg_a, arg_b, code, verb_of
from agon.kernel.rule import Step, step


def some_monster(g: Hellas) -> bool:
    return any(g.lair[monster] >= 0 for monster in range(tables.MONSTERS))


def may_smite(g: Hellas, seat: i64, other: i64) -> bool:
    """An enemy hero on the map who can take an injury."""
    foe = g.lord(other)
    return other != seat and foe.at >= 0 and foe.injuries() < effects.ATTRIBUTE_COUNT


def is_usable(g: Hellas, seat: i64, artifact: i64) -> bool:
    """Whether a charged artifact would do something now."""
    lord = g.lord(seat)
    if artifact == tables.FEMES_TRUMPET:
        return lord.used != 0
    if artifact == tables.PANDORAS_BOX or artifact == tables.ARIADNES_THREAD:
        return some_monster(g)
    if artifact == tables.HORN_OF_PLENTY:
        return lord.reserve > 0 and recruitable(g, lord.held & tables.CITIES) != 0
    if artifact == tables.AMBROSIA:
        return lord.injured != 0
    if artifact == tables.HEAD_OF_SPHINX:
        return lord.at >= 0 and g.owner[lord.at] < 0 and g.enemy_in(seat, lord.at) < 0
    if artifact == tables.EYE_OF_CYCLOPS:
        return lord.at >= 0 and has(g.temples, lord.at) and lord.pool + g.sent_priests(seat) < effects.PRIESTS
    if artifact == tables.CHIMERAS_FIRE or artifact == tables.ADAMANT_TETHERS:
        return lord.at >= 0 and g.enemy_in(seat, lord.at) >= 0
    if artifact == tables.THUNDER_OF_ZEUS:
        for other in range(g.players):
            if may_smite(g, seat, other):
                return True
        return some_monster(g)
    if artifact == tables.BOOTS_OF_HERMES:
        return lord.at >= 0
    return artifact == tables.OWL_OF_ATHENA


class UseArtifact(HellasRule):
    """Exhaust the artifact ``card`` and do what it says."""

    seat: i64 = 0
    card: i64 = -1

    @step("use")
    def then_use(self, g: Hellas) -> Step:
        g.lord(self.seat).exhaust(self.card)
        g.tell(words.ARTIFACT_USED, self.seat, self.card)
        return self.use(g, tables.ARTIFACT_AMOUNT[self.card])

    def use(self, g: Hellas, amount: i64) -> Step:
        seat, card = self.seat, self.card
        lord = g.lord(seat)
        if card == tables.PANDORAS_BOX:
            return g.call(MonsterPhase(seat=seat), then=self.end)
        elif card == tables.HORN_OF_PLENTY:
            return g.call(RecruitOne(seat=seat, count=amount, mask=lord.held & tables.CITIES), then=self.end)
        elif card == tables.AMBROSIA:
            return g.call(Heal(seat=seat, count=amount), then=self.end)
        elif card == tables.HEAD_OF_SPHINX:
            g.set_owner(lord.at, seat)
            return g.call(Recruit(seat=seat, region=lord.at, count=amount), then=self.end)
        elif card == tables.EYE_OF_CYCLOPS:
            g.gain_priest(seat, amount)
            return self.end
        elif card == tables.CHIMERAS_FIRE or card == tables.ADAMANT_TETHERS:
            foe = g.enemy_in(seat, lord.at)
            return g.call(Losses(seat=foe, region=lord.at, count=amount), then=self.end)
        elif card == tables.OWL_OF_ATHENA:
            return g.call(KeepOne(seat=seat, count=amount), then=self.trim)
        else:
            return self.ask

    @step
    def ask(self, g: Hellas) -> Step:
        if self.card == tables.FEMES_TRUMPET:
            rest = g.lord(self.seat).used
            while rest != 0:
                g.offer(code(words.CLEAR, lowest(rest)))
                rest &= rest - 1
            return g.ask(self.seat, words.ASK_CLEAR, then=self.chosen)
        elif self.card == tables.ARIADNES_THREAD:
            reach = tables.ARTIFACT_AMOUNT[tables.ARIADNES_THREAD] * tables.REGIONS
            for monster in range(tables.MONSTERS):
                lair = g.lair[monster]
                if lair >= 0:
                    offer_drives(g, monster, tables.WITHIN[reach + lair] & ~BIT[lair])
            return g.ask(self.seat, words.ASK_DRIVE_ANY, then=self.chosen)
        elif self.card == tables.THUNDER_OF_ZEUS:
            for monster in range(tables.MONSTERS):
                if g.lair[monster] >= 0:
                    offer_wounds(g, monster, False)
            for other in range(g.players):
                if may_smite(g, self.seat, other):
                    g.offer(code(words.SMITE, other))
            return g.ask(self.seat, words.ASK_THUNDER, then=self.chosen)
        else:
            offer_appearance(g, g.lord(self.seat).at)
            return g.ask(self.seat, words.ASK_APPEAR, then=self.chosen)

    @step
    def chosen(self, g: Hellas) -> Step:
        verb = verb_of(g.answer)
        if verb == words.CLEAR:
            g.lord(self.seat).used &= ~BIT[arg_a(g.answer)]
            g.tell(words.ACTION_CLEARED, self.seat, arg_a(g.answer))
            return self.end
        elif verb == words.WOUND:
            wound_outside(g, self.seat, arg_a(g.answer), arg_b(g.answer))
            return self.end
        elif verb == words.SMITE:
            return g.call(
                Injure(seat=arg_a(g.answer), count=tables.ARTIFACT_AMOUNT[tables.THUNDER_OF_ZEUS]), then=self.end
            )
        elif self.card == tables.ARIADNES_THREAD:
            drive(g, arg_a(g.answer), arg_b(g.answer))
        else:
            appear(g, self.seat, arg_a(g.answer))
        return self.end

    @step
    def end(self, g: Hellas) -> Step:
        return g.end()

    @step
    def trim(self, g: Hellas) -> Step:
        return g.call(Draw(seat=self.seat, count=0), then=self.end)
