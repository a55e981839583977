"""LH-3, LH-4: a turn, its menu of regular and special actions, and prayers."""

from typing import Final

from mypy_extensions import i64

from agon.games.hellas import effects, tables, words
from agon.games.hellas.game import Hellas
from agon.games.hellas.ids import Blessing, God, Seat
from agon.games.hellas.rules import armies, cards, march, moves, powers, quests, special
from agon.games.hellas.rules.attributes import Injure
from agon.games.hellas.rules.base import HellasRule
from agon.games.hellas.rules.chase import game_for
from agon.games.hellas.rules.denials import deny_turn
from agon.games.hellas.rules.draft import LookAtRelics
from agon.games.hellas.rules.hunt import hunt
from agon.kernel.arrays import changed
from agon.kernel.bits import BIT, has
from agon.kernel.codes import arg_a, code, verb_of
from agon.kernel.rule import ENDS, Step, step

TRADE_LOOK: Final = 2


class Turns(HellasRule):
    """Turns clockwise until someone wins."""

    seat: Seat

    @step
    def next(self, g: Hellas) -> Step:
        seat = self.seat
        g.active = seat
        g.turns += 1
        g.end_turn()
        g.specials = 1
        self.seat = g.left_of(seat)
        g.tell(words.TURN_BEGINS, seat)
        return g.call(Turn(seat=seat), then=self.next)


class Turn(HellasRule):
    """One turn. ``using_artifacts``: that regular action is still going on. ``only_specials``: one was taken, which
    ends the regular actions. ``counts_down``: the king's countdown ran before the special action (LH-1.4).
    """

    seat: Seat
    using_artifacts: bool = False
    only_specials: bool = False
    repeating: bool = False
    counts_down: bool = False

    # ------------------------------------------------------------------ the start

    @step
    def start(self, g: Hellas) -> Step:
        """LH-2.7: Heracles may give a glory token for a look at neutral artifacts."""
        lord = g.lord(self.seat)
        if lord.hero != tables.HERACLES or lord.glory == 0 or g.relics == 0:
            return self.menu
        g.offer_each(words.TRADE_GLORY, lord.glory)
        g.offer(code(words.SKIP))
        return g.ask(self.seat, words.ASK_TRADE, then=self.traded)

    @step
    def traded(self, g: Hellas) -> Step:
        if verb_of(g.answer) == words.TRADE_GLORY:
            g.lord(self.seat).glory &= ~BIT[arg_a(g.answer)]
            g.tell(words.GLORY_RETURNED, self.seat, arg_a(g.answer))
            return g.call(LookAtRelics(seat=self.seat, count=TRADE_LOOK), then=self.menu)
        return self.menu

    # ------------------------------------------------------------------ the menu

    @step
    def menu(self, g: Hellas) -> Step:
        if not self.only_specials:
            self.offer_artifacts(g)
            self.offer_prayers(g)
            self.offer_hero(g)
            self.offer_hoplites(g)
        powers.offer_blessings(g, self.seat, powers.OWN_TURN)
        powers.offer_kept(g, self.seat, effects.KEEP_EXTRA)
        powers.offer_anytime(g, self.seat)
        self.offer_specials(g)
        if g.explains:
            deny_turn(g, self.seat)
        prompt = words.ASK_SPECIAL if self.only_specials else words.ASK_TURN
        if g.lord(self.seat).blessed(tables.SHOOT_TO_KILL):
            # a lone option would tell that there is no bow in hand
            return g.ask_secretly(self.seat, prompt, then=self.chosen)
        return g.ask(self.seat, prompt, then=self.chosen)

    def may_act(self, g: Hellas, action: i64) -> bool:
        return not has(g.lord(self.seat).done, action)

    def offer_artifacts(self, g: Hellas) -> None:
        """LH-3.1: any number, but all within one regular action."""
        if self.using_artifacts or self.may_act(g, effects.ACT_USE_ARTIFACTS):
            powers.offer_artifacts(g, self.seat, powers.ACTION)

    def offer_prayers(self, g: Hellas) -> None:
        if self.may_act(g, effects.ACT_PRAYER):
            for god in range(tables.GOD_COUNT):
                if g.may_pray(self.seat, god):
                    g.offer(code(words.PRAY, god))

    def offer_hero(self, g: Hellas) -> None:
        """LH-3.4: the hero's move, a quest step, or what a blessing puts in its place."""
        lord = g.lord(self.seat)
        if not self.may_act(g, effects.ACT_HERO_MOVEMENT):
            return
        if lord.quest >= 0:
            g.offer(code(words.ADVANCE))
        else:
            g.offer_each(words.GO, g.reach(lord.at, lord.value(effects.SPEED)) & ~BIT[lord.at])
            if g.quests != 0 and quests.open_steps(g, self.seat, lord.at) != 0:
                g.offer(code(words.GO, lord.at))
        g.offer_more_for_hero(self.seat)
        powers.offer_blessings(g, self.seat, powers.HERO_MOVEMENT)

    def offer_hoplites(self, g: Hellas) -> None:
        """LH-3.6, or what a blessing puts in its place."""
        if self.may_act(g, effects.ACT_HOPLITE_MOVEMENT):
            if moves.can_move_hoplites(g, self.seat):
                g.offer(code(words.ACT, effects.ACT_HOPLITE_MOVEMENT))
            powers.offer_blessings(g, self.seat, powers.HOPLITE_MOVEMENT)

    def offer_specials(self, g: Hellas) -> None:
        lord = g.lord(self.seat)
        for action in range(effects.ACT_RECRUIT, effects.ACT_BUILD_MONUMENT):
            if not has(lord.used, action) and self.is_possible(g, action):
                g.offer(code(words.ACT, action))
        if has(lord.used, effects.ACT_HUNT) and lord.blessed(tables.EXHAUSTED_FIGHT) and lord.tired == 0:
            if lord.injuries() < effects.ATTRIBUTE_COUNT and game_for(g, self.seat) != 0:
                g.offer(code(words.BLESS, tables.EXHAUSTED_FIGHT))
        g.offer(code(words.ACT, g.closing_action()))

    def is_possible(self, g: Hellas, action: i64) -> bool:
        """No special action may be taken whose conditions are not met."""
        lord = g.lord(self.seat)
        if action == effects.ACT_RECRUIT:
            regions = lord.held if lord.blessed(tables.MOBILIZATION) else lord.held & tables.CITIES
            return armies.recruitable(g, self.seat, regions) != 0
        if action == effects.ACT_MARCH:
            return march.can_march(g, self.seat)
        if action == effects.ACT_BUILD_TEMPLE:
            return special.temple_sites(g, self.seat) != 0
        if action == effects.ACT_USURP:
            return special.may_usurp(g, self.seat)
        if action == effects.ACT_HUNT:
            return game_for(g, self.seat) != 0
        return True

    # ------------------------------------------------------------------ the choice

    @step
    def chosen(self, g: Hellas) -> Step:
        verb = verb_of(g.answer)
        what = arg_a(g.answer)
        if verb == words.ACT:
            if what == effects.ACT_HOPLITE_MOVEMENT:
                self.mark(g, effects.ACT_HOPLITE_MOVEMENT)
                return g.call(moves.hoplite_movement(g, self.seat), then=self.menu)
            return self.special(g, what)
        elif verb == words.GO:
            self.mark(g, effects.ACT_HERO_MOVEMENT)
            return g.call(moves.HeroMove(seat=self.seat, region=what), then=self.menu)
        elif verb == words.ADVANCE:
            self.mark(g, effects.ACT_HERO_MOVEMENT)
            return g.call(quests.AdvanceQuest(seat=self.seat), then=self.menu)
        elif verb == words.PRAY:
            self.mark(g, effects.ACT_PRAYER)
            return g.call(Pray(seat=self.seat, god=what), then=self.menu)
        elif verb == words.USE:
            self.mark(g, effects.ACT_USE_ARTIFACTS)
            self.using_artifacts = True
            return powers.use_artifact(g, self.seat, self.menu, powers.ACTION, powers.ACTION)
        elif verb == words.QUEST_CARD:
            return powers.use_anytime(g, self.seat, self.menu)
        elif g.does_more_with_hero(self.seat):
            self.mark(g, effects.ACT_HERO_MOVEMENT)
            return self.menu
        return self.bless(g, what)

    def mark(self, g: Hellas, action: i64) -> None:
        """A regular action is taken; another than artifacts closes the use of artifacts."""
        g.lord(self.seat).done |= BIT[action]
        self.using_artifacts = False

    def bless(self, g: Hellas, blessing: Blessing) -> Step:
        seat = self.seat
        if verb_of(g.answer) != words.BLESS:
            return powers.use_blessing(g, seat, self.menu, powers.OWN_TURN, powers.OWN_TURN)
        elif has(powers.BLESSINGS.cards[powers.HERO_MOVEMENT], blessing):
            self.mark(g, effects.ACT_HERO_MOVEMENT)
            return powers.use_blessing(g, seat, self.menu, powers.HERO_MOVEMENT, powers.HERO_MOVEMENT)
        elif has(powers.BLESSINGS.cards[powers.HOPLITE_MOVEMENT], blessing):
            self.mark(g, effects.ACT_HOPLITE_MOVEMENT)
            return powers.use_blessing(g, seat, self.menu, powers.HOPLITE_MOVEMENT, powers.HOPLITE_MOVEMENT)
        elif blessing == tables.EXHAUSTED_FIGHT:
            g.lord(seat).tired = 1
            g.tell(words.BLESSING_USED, seat, blessing)
            self.begin_special(g, effects.ACT_HUNT)
            return g.call(Injure(seat=seat, count=tables.BLESSING_AMOUNT[blessing]), then=self.hunt_pick)
        return powers.use_anytime(g, seat, self.menu)

    # ------------------------------------------------------------------ special actions

    def begin_special(self, g: Hellas, action: i64) -> None:
        self.only_specials = True
        self.counts_down = g.king_seat == self.seat and g.king_tokens > 0
        g.tell(words.ACTION_TAKEN, self.seat, action)
        g.begin_special(action)

    def special(self, g: Hellas, action: i64) -> Step:
        """LH-4: mark the action used (never Build Monument) and take it."""
        self.begin_special(g, action)
        if action == effects.ACT_BUILD_MONUMENT:
            return self.ask_repeat
        elif action == effects.ACT_PASS:
            return g.call(g.pass_rule(self.seat), then=self.special_done)
        g.lord(self.seat).used |= BIT[action]
        return self.perform(g, action, self.special_done)

    def perform(self, g: Hellas, action: i64, then: Step) -> Step:
        seat = self.seat
        lord = g.lord(seat)
        if action == effects.ACT_RECRUIT:
            return g.call(armies.RecruitAll(seat=seat, regions_left=lord.held & tables.CITIES), then=self.mobilize)
        elif action == effects.ACT_MARCH:
            reach = tables.BLESSING_AMOUNT[tables.FORCED_MARCH] if lord.blessed(tables.FORCED_MARCH) else 1
            return g.call(march.March(seat=seat, reach=reach, special=True), then=then)
        elif action == effects.ACT_BUILD_TEMPLE:
            return g.call(special.BuildTemple(seat=seat), then=then)
        elif action == effects.ACT_PREPARE:
            return g.call(special.Prepare(seat=seat), then=then)
        elif action == effects.ACT_USURP:
            return g.call(special.Usurp(seat=seat), then=then)
        return self.hunt_pick

    @step
    def mobilize(self, g: Hellas) -> Step:
        """Mobilization: two more hoplites in one region."""
        lord = g.lord(self.seat)
        then: Step = self.monument if self.repeating else self.special_done
        count = lord.bonus(tables.MOBILIZATION)
        if count > 0:
            return g.call(armies.RecruitOne(seat=self.seat, count=count, regions=lord.held), then=then)
        return then

    @step
    def ask_repeat(self, g: Hellas) -> Step:
        """LH-4.11: with two players one used special action may be taken again before the monument."""
        lord = g.lord(self.seat)
        if g.players == 2:
            for action in range(effects.ACT_RECRUIT, effects.ACT_BUILD_MONUMENT):
                if has(lord.used, action) and self.is_possible(g, action):
                    g.offer(code(words.REPEAT, action))
        if g.offered == 0:
            return self.monument
        g.offer(code(words.SKIP))
        return g.ask(self.seat, words.ASK_REPEAT, then=self.repeated)

    @step
    def repeated(self, g: Hellas) -> Step:
        if verb_of(g.answer) == words.REPEAT:
            self.repeating = True
            g.tell(words.ACTION_TAKEN, self.seat, arg_a(g.answer))
            return self.perform(g, arg_a(g.answer), self.monument)
        return self.monument

    @step
    def monument(self, g: Hellas) -> Step:
        return g.call(special.BuildMonument(seat=self.seat), then=self.special_done)

    @step
    def hunt_pick(self, g: Hellas) -> Step:
        rest = game_for(g, self.seat)
        if rest == 0:
            # the injury of Exhausted Fight has cost the Leadership that the Sphinx asks for
            return self.special_done
        g.offer_each(words.HUNT, rest)
        return g.ask(self.seat, words.ASK_HUNT, then=self.hunt_picked)

    @step
    def hunt_picked(self, g: Hellas) -> Step:
        then: Step = self.monument if self.repeating else self.special_done
        return hunt(g, self.seat, arg_a(g.answer), then)

    @step
    def special_done(self, g: Hellas) -> Step:
        """LH-1.4: a token off the activation card; then another special action, or the end of the turn."""
        if self.counts_down and g.king_tokens > 0:
            g.king_tokens -= 1
            g.tell(words.KING_TOKEN_OFF, self.seat, g.king_tokens)
        self.repeating = False
        g.specials -= 1
        return self.menu if g.specials > 0 else self.finish

    @step
    def finish(self, g: Hellas) -> Step:
        lord = g.lord(self.seat)
        lord.done = 0
        lord.once = 0
        g.crown()
        return g.end()


# ---------------------------------------------------------------------- prayers


class Pray(HellasRule):
    """LH-3.3: a priest to the monument of a god: the attribute, then the power of the level."""

    seat: Seat
    god: God
    amount: i64 = 0
    end: Step = ENDS

    @step
    def send(self, g: Hellas) -> Step:
        lord = g.lord(self.seat)
        lord.pool -= 1
        place = self.god * g.players + self.seat
        g.praying = changed(g.praying, place, g.praying[place] + 1)
        attribute = tables.GOD_ATTRIBUTE[self.god]
        lord.set_attribute(attribute, lord.stored(attribute) + 1)
        g.tell(words.PRAYED, self.seat, self.god, attribute, lord.stored(attribute))
        self.amount = tables.POWER_AMOUNT[self.god * effects.TOP_LEVEL + g.level[self.god] - 1]
        return self.power

    @step
    def power(self, g: Hellas) -> Step:
        kind = tables.GOD_POWER[self.god]
        if self.amount == 0:
            return g.end()
        elif kind == effects.POWER_DRAW:
            return g.call(cards.Draw(seat=self.seat, count=self.amount), then=self.end)
        elif kind == effects.POWER_RECRUIT:
            held = g.lord(self.seat).held
            return g.call(armies.RecruitOne(seat=self.seat, count=self.amount, regions=held), then=self.end)
        elif march.can_march(g, self.seat):
            g.offer(code(words.USE_POWER))
            g.offer(code(words.SKIP))
            return g.ask(self.seat, words.ASK_POWER, self.god, then=self.answered)
        return g.end()

    @step
    def answered(self, g: Hellas) -> Step:
        if verb_of(g.answer) == words.USE_POWER:
            return g.call(march.March(seat=self.seat, reach=self.amount), then=self.end)
        return g.end()
