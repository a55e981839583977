"""LH-4: Build Temple, Prepare, Usurp and Build Monument."""

from typing import Final

from mypy_extensions import i64

from agon.games.hellas import effects, tables, words
from agon.games.hellas.game import Hellas
from agon.games.hellas.ids import Region, Seat
from agon.games.hellas.rules import armies, attributes, cards, draft, monsters
from agon.games.hellas.rules.base import HellasRule
from agon.games.hellas.rules.denials import deny_temples
from agon.kernel.arrays import changed
from agon.kernel.bits import BIT, has
from agon.kernel.codes import arg_a, code, verb_of
from agon.kernel.rule import ENDS, Step, step

# ---------------------------------------------------------------------- temples


def temple_sites(g: Hellas, seat: Seat) -> i64:
    """LH-4.4: controlled regions with a free shrine."""
    return g.free_shrines() & g.lord(seat).held


class BuildTemple(HellasRule):
    """LH-4.4."""

    seat: Seat

    @step
    def ask(self, g: Hellas) -> Step:
        g.offer_each(words.BUILD, temple_sites(g, self.seat))
        if g.explains:
            deny_temples(g, self.seat)
        return g.ask(self.seat, words.ASK_TEMPLE, then=self.build)

    @step
    def build(self, g: Hellas) -> Step:
        region = arg_a(g.answer)
        g.temples |= BIT[region]
        g.gain_priest(self.seat)
        then: Step = self.done
        if region == tables.DELPHI:
            g.tell(words.ORACLE_BUILT, self.seat)
            then = self.oracle(g)
        else:
            g.tell(words.TEMPLE_BUILT, self.seat, region)
            if g.has_drafts() and has(tables.TEMPLE_DRAFTS[g.temple_card], g.temples_built):
                then = self.oracle_draft
            g.temples_built += 1
        g.check_control(self.seat)
        return then

    @step
    def oracle_draft(self, g: Hellas) -> Step:
        return g.call(draft.Draft(builder=self.seat), then=self.done)

    @step
    def done(self, g: Hellas) -> Step:
        if g.lord(self.seat).blessed(tables.HERMES_TEMPLE):
            grant_special(g, self.seat, tables.BLESSING_AMOUNT[tables.HERMES_TEMPLE])
        return g.end()

    def oracle(self, g: Hellas) -> Step:
        """The reward of the temple card."""
        reward = tables.TEMPLE_ORACLE[g.temple_card]
        amount = tables.TEMPLE_AMOUNT[g.temple_card]
        lord = g.lord(self.seat)
        if reward == effects.ORACLE_EXTRA:
            grant_special(g, self.seat, amount)
        elif reward == effects.ORACLE_PRIEST_DRAFT:
            g.gain_priest(self.seat, amount)
            return self.oracle_draft
        elif reward == effects.ORACLE_LOOK:
            return g.call(draft.LookAtRelics(seat=self.seat, count=amount), then=self.done)
        elif reward == effects.ORACLE_FILL:
            missing = lord.hand_limit() - lord.hand_size()
            return g.call(cards.Draw(seat=self.seat, count=missing if missing > 0 else 0), then=self.done)
        elif reward == effects.ORACLE_ATTRIBUTES:
            return g.call(attributes.Raise(seat=self.seat, count=amount), then=self.done)
        return self.done


def grant_special(g: Hellas, seat: Seat, count: i64) -> None:
    """More special actions this turn."""
    if g.may_extend_turn():
        g.specials += count
        g.tell(words.EXTRA_SPECIAL, seat)


# ---------------------------------------------------------------------- prepare

PICK_HEAL: Final = 0
PICK_DRAW: Final = 1
PICK_RECRUIT: Final = 2
PICKS: Final = 2


class Prepare(HellasRule):
    """LH-4.6: two of heal, draw, recruit where the hero is; Perseus may then appear anywhere (LH-2.7)."""

    seat: Seat
    picks: i64 = 0

    @step
    def ask(self, g: Hellas) -> Step:
        if self.picks == PICKS:
            return self.trained
        lord = g.lord(self.seat)
        if lord.injured != 0:
            g.offer(code(words.PREPARE, PICK_HEAL))
        g.offer(code(words.PREPARE, PICK_DRAW))
        if may_prepare_recruit(g, self.seat):
            g.offer(code(words.PREPARE, PICK_RECRUIT))
        return g.ask(self.seat, words.ASK_PREPARE, PICKS - self.picks, then=self.picked)

    @step
    def picked(self, g: Hellas) -> Step:
        pick = arg_a(g.answer)
        self.picks += 1
        if pick == PICK_HEAL:
            return g.call(attributes.Heal(seat=self.seat, count=1), then=self.ask)
        elif pick == PICK_DRAW:
            return g.call(cards.Draw(seat=self.seat, count=1), then=self.ask)
        return g.call(armies.Recruit(seat=self.seat, region=g.lord(self.seat).at, count=1), then=self.ask)

    @step
    def trained(self, g: Hellas) -> Step:
        count = g.lord(self.seat).bonus(tables.COMBAT_TRAINING)
        return g.call(cards.Draw(seat=self.seat, count=count), then=self.appear)

    @step
    def appear(self, g: Hellas) -> Step:
        lord = g.lord(self.seat)
        if lord.hero != tables.PERSEUS or lord.at < 0:
            return g.end()
        offer_appearance(g, lord.at)
        g.offer(code(words.SKIP))
        return g.ask(self.seat, words.ASK_APPEAR, then=self.appeared)

    @step
    def appeared(self, g: Hellas) -> Step:
        if verb_of(g.answer) == words.APPEAR:
            appear(g, self.seat, arg_a(g.answer))
        return g.end()


def may_prepare_recruit(g: Hellas, seat: Seat) -> bool:
    lord = g.lord(seat)
    if lord.at < 0 or g.levy_limit(seat, lord.at) == 0:
        return False
    return g.enemy_in(seat, lord.at) < 0 and g.may_recruit(lord.at)


def offer_appearance(g: Hellas, present: i64) -> None:
    """Any region of the map but the present one."""
    g.offer_each(words.APPEAR, tables.first_bits(tables.REGIONS) & ~BIT[present])


def appear(g: Hellas, seat: Seat, region: Region) -> None:
    """Not a hero movement: it starts no quest."""
    lord = g.lord(seat)
    lord.at = region
    g.tell(words.HERO_APPEARS, seat, lord.hero, region)


# ---------------------------------------------------------------------- usurp


def may_usurp(g: Hellas, seat: Seat) -> bool:
    """LH-4.7: the glory token of the land of the hero's region, whoever controls it."""
    lord = g.lord(seat)
    return lord.at >= 0 and has(lord.glory, tables.LAND_OF[lord.at]) and g.may_usurp_in(seat, lord.at)


class Usurp(HellasRule):
    """LH-4.7: control at once, then enemies retreat without losses; a hoplite (three with Glory of Zeus)."""

    seat: Seat
    region: Region = -1
    done: Step = ENDS

    @step
    def drive(self, g: Hellas) -> Step:
        self.region = g.lord(self.seat).at
        g.tell(words.USURPED, self.seat, self.region)
        clearing = g.usurp_rule(self.region)
        if clearing is not None:
            return g.call(clearing, then=self.recruit)
        g.set_owner(self.region, self.seat)
        foe = g.enemy_in(self.seat, self.region)
        return g.call(armies.Retreat(seat=foe, region=self.region), then=self.recruit) if foe >= 0 else self.recruit

    @step
    def recruit(self, g: Hellas) -> Step:
        lord = g.lord(self.seat)
        count = tables.BLESSING_AMOUNT[tables.GLORY_OF_ZEUS] if lord.blessed(tables.GLORY_OF_ZEUS) else 1
        return g.call(armies.Recruit(seat=self.seat, region=self.region, count=count), then=self.done)


# ---------------------------------------------------------------------- monument


class BuildMonument(HellasRule):
    """LH-4.9: a level, priests away and back, fresh actions and artifacts, monsters, an event."""

    seat: Seat
    end: Step = ENDS

    @step
    def ask(self, g: Hellas) -> Step:
        for god in range(tables.GOD_COUNT):
            if g.level[god] < effects.TOP_LEVEL:
                g.offer(code(words.BUILD_LEVEL, god))
        if g.offered == 0:
            return self.renew
        return g.ask(self.seat, words.ASK_MONUMENT, then=self.build)

    @step
    def build(self, g: Hellas) -> Step:
        god = arg_a(g.answer)
        g.level = changed(g.level, god, g.level[god] + 1)
        g.tell(words.MONUMENT_BUILT, self.seat, god, g.level[god])
        if g.level[god] == effects.TOP_LEVEL and g.king_god < 0 and g.players > 2:  # LH-4.10
            g.king_god = god
            g.king_seat = self.seat
            g.king_tokens = effects.KING_TOKENS
            g.tell(words.KING_COUNTDOWN, self.seat, god, effects.KING_TOKENS)
        return self.renew

    @step
    def renew(self, g: Hellas) -> Step:
        g.recall_priests()
        g.gain_priest(self.seat, g.temples_of(self.seat))
        for lord in g.lords:
            lord.used = 0
            lord.tired = 0
            lord.charged = lord.artifacts
        return self.heal

    @step
    def heal(self, g: Hellas) -> Step:
        """God's Strength: its owner heals at every monument, whoever builds."""
        for lord in g.lords:
            count = lord.bonus(tables.GODS_STRENGTH)
            if count > 0:
                return g.call(attributes.Heal(seat=lord.seat, count=count), then=self.beasts)
        return self.beasts

    @step
    def beasts(self, g: Hellas) -> Step:
        return g.call(monsters.MonsterPhase(seat=self.seat), then=self.event)

    @step
    def event(self, g: Hellas) -> Step:
        return g.call(monsters.EventPhase(), then=self.end)
