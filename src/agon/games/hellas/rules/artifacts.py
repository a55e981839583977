"""LH-3.1: artifacts that are used as a regular action, one function each."""

from mypy_extensions import i64

from agon.games.hellas.constants import PRIESTS
from agon.games.hellas.frame import HellasRule
from agon.games.hellas.game import Hellas
from agon.games.hellas.names import (
    ADAMANT_TETHERS,
    AMBROSIA,
    ARIADNES_THREAD,
    BOOTS_OF_HERMES,
    CHIMERAS_FIRE,
    EYE_OF_CYCLOPS,
    FEMES_TRUMPET,
    HEAD_OF_SPHINX,
    HORN_OF_PLENTY,
    OWL_OF_ATHENA,
    PANDORAS_BOX,
    THUNDER_OF_ZEUS,
)
from agon.games.hellas.rules.bodies import ATTRIBUTE_COUNT, Heal, Injure
from agon.games.hellas.rules.hands import Draw, KeepOne
from agon.games.hellas.rules.hosts import Losses, Recruit, RecruitOne, recruitable
from agon.games.hellas.rules.monsters import MonsterPhase, drive, offer_drives
from agon.games.hellas.rules.special import appear, offer_appearance
from agon.games.hellas.rules.wounds import offer_wounds, wound_outside
from agon.games.hellas.tables import ARTIFACT_AMOUNT, CITIES, MONSTERS, REGIONS, WITHIN
from agon.games.hellas.words import (
    ACTION_CLEARED,
    ARTIFACT_USED,
    ASK_APPEAR,
    ASK_CLEAR,
    ASK_DRIVE_ANY,
    ASK_THUNDER,
    CLEAR,
    SMITE,
    WOUND,
)
from agon.kernel.bits import BIT, has, lowest
from agon.kernel.codes import arg_a, arg_b, code, verb_of
from agon.kernel.rule import Step, step


def some_monster(g: Hellas) -> bool:
    return any(g.lair[monster] >= 0 for monster in range(MONSTERS))


def may_smite(g: Hellas, seat: i64, other: i64) -> bool:
    """An enemy hero on the map who can take an injury."""
    foe = g.lord(other)
    return other != seat and foe.at >= 0 and foe.injuries() < ATTRIBUTE_COUNT


def is_usable(g: Hellas, seat: i64, artifact: i64) -> bool:
    """Whether a charged artifact would do something now."""
    lord = g.lord(seat)
    if artifact == FEMES_TRUMPET:
        return lord.used != 0
    if artifact == PANDORAS_BOX or artifact == ARIADNES_THREAD:
        return some_monster(g)
    if artifact == HORN_OF_PLENTY:
        return lord.reserve > 0 and recruitable(g, lord.held & CITIES) != 0
    if artifact == AMBROSIA:
        return lord.injured != 0
    if artifact == HEAD_OF_SPHINX:
        return lord.at >= 0 and g.owner[lord.at] < 0 and g.enemy_in(seat, lord.at) < 0
    if artifact == EYE_OF_CYCLOPS:
        return lord.at >= 0 and has(g.temples, lord.at) and lord.pool + g.sent_priests(seat) < PRIESTS
    if artifact == CHIMERAS_FIRE or artifact == ADAMANT_TETHERS:
        return lord.at >= 0 and g.enemy_in(seat, lord.at) >= 0
    if artifact == THUNDER_OF_ZEUS:
        for other in range(g.players):
            if may_smite(g, seat, other):
                return True
        return some_monster(g)
    if artifact == BOOTS_OF_HERMES:
        return lord.at >= 0
    return artifact == OWL_OF_ATHENA


class UseArtifact(HellasRule):
    """Exhaust the artifact ``card`` and do what it says."""

    seat: i64 = 0
    card: i64 = -1

    @step("use")
    def then_use(self, g: Hellas) -> Step:
        g.lord(self.seat).exhaust(self.card)
        g.tell(ARTIFACT_USED, self.seat, self.card)
        return self.use(g, ARTIFACT_AMOUNT[self.card])

    def use(self, g: Hellas, amount: i64) -> Step:
        seat, card = self.seat, self.card
        lord = g.lord(seat)
        if card == PANDORAS_BOX:
            return g.call(MonsterPhase(seat=seat), then=self.end)
        elif card == HORN_OF_PLENTY:
            return g.call(RecruitOne(seat=seat, count=amount, mask=lord.held & CITIES), then=self.end)
        elif card == AMBROSIA:
            return g.call(Heal(seat=seat, count=amount), then=self.end)
        elif card == HEAD_OF_SPHINX:
            g.set_owner(lord.at, seat)
            return g.call(Recruit(seat=seat, region=lord.at, count=amount), then=self.end)
        elif card == EYE_OF_CYCLOPS:
            g.gain_priest(seat, amount)
            return self.end
        elif card == CHIMERAS_FIRE or card == ADAMANT_TETHERS:
            foe = g.enemy_in(seat, lord.at)
            return g.call(Losses(seat=foe, region=lord.at, count=amount), then=self.end)
        elif card == OWL_OF_ATHENA:
            return g.call(KeepOne(seat=seat, count=amount), then=self.trim)
        else:
            return self.ask

    @step
    def ask(self, g: Hellas) -> Step:
        if self.card == FEMES_TRUMPET:
            rest = g.lord(self.seat).used
            while rest != 0:
                g.offer(code(CLEAR, lowest(rest)))
                rest &= rest - 1
            return g.ask(self.seat, ASK_CLEAR, then=self.chosen)
        elif self.card == ARIADNES_THREAD:
            reach = ARTIFACT_AMOUNT[ARIADNES_THREAD] * REGIONS
            for monster in range(MONSTERS):
                lair = g.lair[monster]
                if lair >= 0:
                    offer_drives(g, monster, WITHIN[reach + lair] & ~BIT[lair])
            return g.ask(self.seat, ASK_DRIVE_ANY, then=self.chosen)
        elif self.card == THUNDER_OF_ZEUS:
            for monster in range(MONSTERS):
                if g.lair[monster] >= 0:
                    offer_wounds(g, monster, False)
            for other in range(g.players):
                if may_smite(g, self.seat, other):
                    g.offer(code(SMITE, other))
            return g.ask(self.seat, ASK_THUNDER, then=self.chosen)
        else:
            offer_appearance(g, g.lord(self.seat).at)
            return g.ask(self.seat, ASK_APPEAR, then=self.chosen)

    @step
    def chosen(self, g: Hellas) -> Step:
        verb = verb_of(g.answer)
        if verb == CLEAR:
            g.lord(self.seat).used &= ~BIT[arg_a(g.answer)]
            g.tell(ACTION_CLEARED, self.seat, arg_a(g.answer))
            return self.end
        elif verb == WOUND:
            wound_outside(g, self.seat, arg_a(g.answer), arg_b(g.answer))
            return self.end
        elif verb == SMITE:
            return g.call(Injure(seat=arg_a(g.answer), count=ARTIFACT_AMOUNT[THUNDER_OF_ZEUS]), then=self.end)
        elif self.card == ARIADNES_THREAD:
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
