"""LH-3, LH-4: a turn, its menu of regular and special actions."""

from typing import Final

from mypy_extensions import i64

from agon.games.hellas import effects, tables, words
from agon.games.hellas.game import Hellas
from agon.games.hellas.rules.anytime import offer_anytime, use_anytime
from agon.games.hellas.rules.armies import RecruitAll, RecruitOne, recruitable
from agon.games.hellas.rules.artifacts import UseArtifact, is_usable
from agon.games.hellas.rules.attributes import Injure, change_attribute
from agon.games.hellas.rules.base import HellasRule
from agon.games.hellas.rules.blessings import Exile, Shoot
from agon.games.hellas.rules.cards import Draw, distinct
from agon.games.hellas.rules.chase import game_for
from agon.games.hellas.rules.hunt import Hunt
from agon.games.hellas.rules.moves import (
    ANYWHERE,
    SINGLE,
    SPECIAL,
    HeroMove,
    March,
    MoveHoplites,
    apprentice,
    can_march,
    can_move_hoplites,
    leadership_of,
)
from agon.games.hellas.rules.prayer import Pray
from agon.games.hellas.rules.quests import AdvanceQuest, quest_to_begin
from agon.games.hellas.rules.relics import LookAtRelics
from agon.games.hellas.rules.special import BuildMonument, BuildTemple, Prepare, Usurp, may_usurp, temple_sites
from agon.kernel.bits import BIT, has, lowest
from agon.kernel.codes import arg_a, code, verb_of
from agon.kernel.rule import Step, step

BOW: Final = 1
OPEN: Final = 1
OVER: Final = 2
REPEATING: Final = 4
TRADE_LOOK: Final = 2
INSTEAD_OF_HERO: Final[int] = (1 << tables.PUSH_UPS) | (1 << tables.WILD_HUNT) | (1 << tables.HEROS_APPRENTICE)
OWN_TURN: Final[int] = (1 << tables.EXILE) | (1 << tables.SHOOT_TO_KILL)


class Turns(HellasRule):
    """Turns clockwise until someone wins."""

    seat: i64 = 0

    @step
    def next(self, g: Hellas) -> Step:
        seat = self.seat
        g.active = seat
        g.turns += 1
        g.specials = 1
        self.seat = g.left_of(seat)
        g.tell(words.TURN_BEGINS, seat)
        return g.call(Turn(seat=seat), then=self.next)


MENU: Final = 2
SPECIAL_DONE: Final = 5
MONUMENT: Final = 7
WILD: Final = 10


class Turn(HellasRule):
    """One turn. ``flags``: OPEN while artifacts are being used, OVER once a special action was taken.

    ``value``: 1 if the king's countdown ran before the special action. ``count``: the special action under way.
    """

    seat: i64 = 0
    flags: i64 = 0
    value: i64 = 0
    count: i64 = 0

    # ------------------------------------------------------------------ the start

    @step
    def start(self, g: Hellas) -> Step:
        """LH-2.7: Heracles may give a glory token for a look at neutral artifacts."""
        lord = g.lord(self.seat)
        if lord.hero != tables.HERACLES or lord.glory == 0 or g.relics == 0:
            return self.menu
        for land in range(tables.LANDS):
            if has(lord.glory, land):
                g.offer(code(words.TRADE_GLORY, land))
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
        if self.flags & OVER == 0:
            self.offer_artifacts(g)
            self.offer_prayers(g)
            self.offer_hero(g)
            self.offer_hoplites(g)
        self.offer_blessings(g)
        offer_anytime(g, self.seat)
        self.offer_specials(g)
        prompt = words.ASK_SPECIAL if self.flags & OVER else words.ASK_TURN
        if g.lord(self.seat).blessed(tables.SHOOT_TO_KILL):
            return g.ask_secretly(
                self.seat, prompt, then=self.chosen
            )  # a lone option would tell that there is no bow in hand
        else:
            return g.ask(self.seat, prompt, then=self.chosen)

    def may_act(self, g: Hellas, action: i64) -> bool:
        return not has(g.lord(self.seat).done, action)

    def offer_artifacts(self, g: Hellas) -> None:
        """LH-3.1: any number, but all within one regular action."""
        lord = g.lord(self.seat)
        rest = lord.artifacts & lord.charged & tables.ACTION_ARTIFACTS
        if rest == 0 or not (self.may_act(g, effects.ACT_USE_ARTIFACTS) or self.flags & OPEN):
            return
        while rest != 0:
            artifact = lowest(rest)
            rest &= rest - 1
            if is_usable(g, self.seat, artifact):
                g.offer(code(words.USE, artifact))

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
            reach = tables.WITHIN[lord.value(effects.SPEED) * tables.REGIONS + lord.at] & ~BIT[lord.at]
            while reach != 0:
                g.offer(code(words.GO, lowest(reach)))
                reach &= reach - 1
            if g.quests != 0 and quest_to_begin(g, self.seat, lord.at):
                g.offer(code(words.GO, lord.at))
        if lord.blessings & INSTEAD_OF_HERO:
            if lord.blessed(tables.PUSH_UPS):
                g.offer(code(words.BLESS, tables.PUSH_UPS))
            if lord.blessed(tables.WILD_HUNT) and lord.strength > 1 and game_for(g, self.seat) != 0:
                g.offer(code(words.BLESS, tables.WILD_HUNT))
            if lord.blessed(tables.HEROS_APPRENTICE) and can_march(g, self.seat):
                g.offer(code(words.BLESS, tables.HEROS_APPRENTICE))

    def offer_hoplites(self, g: Hellas) -> None:
        """LH-3.6, or what a blessing puts in its place."""
        lord = g.lord(self.seat)
        if not self.may_act(g, effects.ACT_HOPLITE_MOVEMENT):
            return
        if can_move_hoplites(g, self.seat):
            g.offer(code(words.ACT, effects.ACT_HOPLITE_MOVEMENT))
        if lord.blessed(tables.LOCAL_VOLUNTEERS) and lord.reserve > 0 and recruitable(g, lord.held) != 0:
            g.offer(code(words.BLESS, tables.LOCAL_VOLUNTEERS))
        if lord.blessed(tables.WINGED_BOOTS) and can_march(g, self.seat):
            g.offer(code(words.BLESS, tables.WINGED_BOOTS))

    def offer_blessings(self, g: Hellas) -> None:
        """What works once in the own turn, and the kept quest card for one more special action."""
        lord = g.lord(self.seat)
        if lord.blessings & OWN_TURN and lord.at >= 0:
            if (
                lord.blessed(tables.EXILE)
                and not has(lord.once, tables.EXILE)
                and lord.injuries() < effects.ATTRIBUTE_COUNT
            ):
                rest = g.monsters_in(lord.at)
                while rest != 0:
                    g.offer(code(words.EXILE, lowest(rest)))
                    rest &= rest - 1
            if lord.blessed(tables.SHOOT_TO_KILL) and not has(lord.once, tables.SHOOT_TO_KILL):
                if g.monsters_in(lord.at) != 0 or g.enemy_in(self.seat, lord.at) >= 0:
                    rest = distinct(lord.hand & tables.SYMBOL_CARDS[BOW])
                    while rest != 0:
                        g.offer(code(words.SHOOT, lowest(rest)))
                        rest &= rest - 1
        if lord.kept != 0:
            for quest in range(tables.QUESTS):
                if has(lord.kept, quest) and tables.QUEST_KEEP[quest] == effects.KEEP_EXTRA:
                    g.offer(code(words.QUEST_CARD, quest))

    def offer_specials(self, g: Hellas) -> None:
        lord = g.lord(self.seat)
        for action in range(effects.ACT_RECRUIT, effects.ACT_BUILD_MONUMENT):
            if not has(lord.used, action) and self.is_possible(g, action):
                g.offer(code(words.ACT, action))
        if has(lord.used, effects.ACT_HUNT) and lord.blessed(tables.EXHAUSTED_FIGHT) and lord.tired == 0:
            if lord.injuries() < effects.ATTRIBUTE_COUNT and game_for(g, self.seat) != 0:
                g.offer(code(words.BLESS, tables.EXHAUSTED_FIGHT))
        g.offer(code(words.ACT, effects.ACT_BUILD_MONUMENT))

    def is_possible(self, g: Hellas, action: i64) -> bool:
        """No special action may be taken without effect."""
        lord = g.lord(self.seat)
        if action == effects.ACT_RECRUIT:
            regions = lord.held if lord.blessed(tables.MOBILIZATION) else lord.held & tables.CITIES
            return lord.reserve > 0 and recruitable(g, regions) != 0
        if action == effects.ACT_MARCH:
            return can_march(g, self.seat)
        if action == effects.ACT_BUILD_TEMPLE:
            return temple_sites(g, self.seat) != 0
        if action == effects.ACT_USURP:
            return may_usurp(g, self.seat)
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
                return g.call(MoveHoplites(seat=self.seat, left=leadership_of(g, self.seat), other=0), then=self.back)
            else:
                return self.special(g, what)
        elif verb == words.GO:
            self.mark(g, effects.ACT_HERO_MOVEMENT)
            return g.call(HeroMove(seat=self.seat, region=what), then=self.back)
        elif verb == words.ADVANCE:
            self.mark(g, effects.ACT_HERO_MOVEMENT)
            return g.call(AdvanceQuest(seat=self.seat), then=self.back)
        elif verb == words.PRAY:
            self.mark(g, effects.ACT_PRAYER)
            return g.call(Pray(seat=self.seat, card=what), then=self.back)
        elif verb == words.USE:
            self.mark(g, effects.ACT_USE_ARTIFACTS)
            self.flags |= OPEN
            return g.call(UseArtifact(seat=self.seat, card=what), then=self.back)
        elif verb == words.EXILE:
            return g.call(Exile(seat=self.seat, monster=what), then=self.back)
        elif verb == words.SHOOT:
            return g.call(Shoot(seat=self.seat, card=what), then=self.back)
        elif verb == words.QUEST_CARD and tables.QUEST_KEEP[what] == effects.KEEP_EXTRA:
            g.lord(self.seat).kept &= ~BIT[what]
            g.specials += 1
            g.tell(words.QUEST_CARD_USED, self.seat, what)
            return self.menu
        elif verb == words.BLESS:
            return self.bless(g, what)
        else:
            return use_anytime(g, self.seat, g.answer, self.back)

    @step
    def back(self, g: Hellas) -> Step:
        return self.menu

    def mark(self, g: Hellas, action: i64) -> None:
        """A regular action is taken; another than artifacts closes the use of artifacts."""
        g.lord(self.seat).done |= BIT[action]
        self.flags &= ~OPEN

    def bless(self, g: Hellas, blessing: i64) -> Step:
        seat = self.seat
        lord = g.lord(seat)
        amount = tables.BLESSING_AMOUNT[blessing]
        if blessing == tables.PUSH_UPS:
            self.mark(g, effects.ACT_HERO_MOVEMENT)
            g.tell(words.BLESSING_USED, seat, blessing)
            return g.call(Draw(seat=seat, count=amount), then=self.back)
        elif blessing == tables.WILD_HUNT:
            self.mark(g, effects.ACT_HERO_MOVEMENT)
            g.tell(words.BLESSING_USED, seat, blessing)
            change_attribute(g, seat, effects.STRENGTH, lord.strength - amount)
            return self.wild
        elif blessing == tables.HEROS_APPRENTICE:
            self.mark(g, effects.ACT_HERO_MOVEMENT)
            return g.call(apprentice(g, seat), then=self.back)
        elif blessing == tables.LOCAL_VOLUNTEERS:
            self.mark(g, effects.ACT_HOPLITE_MOVEMENT)
            g.tell(words.BLESSING_USED, seat, blessing)
            return g.call(RecruitOne(seat=seat, count=amount, mask=lord.held), then=self.back)
        elif blessing == tables.WINGED_BOOTS:
            self.mark(g, effects.ACT_HOPLITE_MOVEMENT)
            g.tell(words.BLESSING_USED, seat, blessing)
            return g.call(March(seat=seat, left=1, flags=SINGLE | ANYWHERE), then=self.back)
        elif blessing == tables.EXHAUSTED_FIGHT:
            lord.tired = 1
            g.tell(words.BLESSING_USED, seat, blessing)
            self.count = effects.ACT_HUNT
            self.begin_special(g)
            return g.call(Injure(seat=seat, count=amount), then=self.hunt_pick)
        else:
            return use_anytime(g, seat, g.answer, self.back)

    # ------------------------------------------------------------------ special actions

    def begin_special(self, g: Hellas) -> None:
        self.flags |= OVER
        self.value = 1 if g.king_seat == self.seat and g.king_tokens > 0 else 0
        g.tell(words.ACTION_TAKEN, self.seat, self.count)

    def special(self, g: Hellas, action: i64) -> Step:
        """LH-4: mark the action used (never Build Monument) and take it."""
        self.count = action
        self.begin_special(g)
        if action == effects.ACT_BUILD_MONUMENT:
            return self.ask_repeat
        g.lord(self.seat).used |= BIT[action]
        return self.perform(g, action, self.special_done)

    def perform(self, g: Hellas, action: i64, then: Step) -> Step:
        seat = self.seat
        lord = g.lord(seat)
        if action == effects.ACT_RECRUIT:
            return g.call(RecruitAll(seat=seat, mask=lord.held & tables.CITIES), then=self.mobilize)
        elif action == effects.ACT_MARCH:
            reach = tables.BLESSING_AMOUNT[tables.FORCED_MARCH] if lord.blessed(tables.FORCED_MARCH) else 1
            return g.call(March(seat=seat, left=reach, flags=SPECIAL), then=then)
        elif action == effects.ACT_BUILD_TEMPLE:
            return g.call(BuildTemple(seat=seat), then=then)
        elif action == effects.ACT_PREPARE:
            return g.call(Prepare(seat=seat), then=then)
        elif action == effects.ACT_USURP:
            return g.call(Usurp(seat=seat), then=then)
        else:
            return self.hunt_pick

    @step("recruited")
    def mobilize(self, g: Hellas) -> Step:
        """Mobilization: two more hoplites in one region."""
        lord = g.lord(self.seat)
        then: Step = self.monument if self.flags & REPEATING else self.special_done
        if lord.blessed(tables.MOBILIZATION):
            return g.call(
                RecruitOne(seat=self.seat, count=tables.BLESSING_AMOUNT[tables.MOBILIZATION], mask=lord.held),
                then=then,
            )
        return then

    def pick_game(self, g: Hellas, then: Step) -> Step:
        rest = game_for(g, self.seat)
        if rest == 0:
            # the injury of Exhausted Fight has cost the Leadership that the Sphinx asks for
            return self.special_done
        while rest != 0:
            g.offer(code(words.HUNT, lowest(rest)))
            rest &= rest - 1
        return g.ask(self.seat, words.ASK_HUNT, then=then)

    @step("repeat_ask")
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
            self.flags |= REPEATING
            g.tell(words.ACTION_TAKEN, self.seat, arg_a(g.answer))
            return self.perform(g, arg_a(g.answer), self.monument)
        return self.monument

    @step
    def monument(self, g: Hellas) -> Step:
        return g.call(BuildMonument(seat=self.seat), then=self.special_done)

    @step
    def hunt_pick(self, g: Hellas) -> Step:
        return self.pick_game(g, self.hunt_picked)

    @step
    def hunt_picked(self, g: Hellas) -> Step:
        then: Step = self.monument if self.flags & REPEATING else self.special_done
        return g.call(Hunt(seat=self.seat, monster=arg_a(g.answer)), then=then)

    @step
    def wild(self, g: Hellas) -> Step:
        return self.pick_game(g, self.wild_picked)

    @step
    def wild_picked(self, g: Hellas) -> Step:
        return g.call(Hunt(seat=self.seat, monster=arg_a(g.answer)), then=self.menu)

    @step
    def special_done(self, g: Hellas) -> Step:
        """LH-1.4: a token off the activation card; then another special action, or the end of the turn."""
        if self.value > 0 and g.king_tokens > 0:
            g.king_tokens -= 1
            g.tell(words.KING_TOKEN_OFF, self.seat, g.king_tokens)
        self.flags &= ~REPEATING
        g.specials -= 1
        return self.menu if g.specials > 0 else self.finish

    @step
    def finish(self, g: Hellas) -> Step:
        lord = g.lord(self.seat)
        lord.done = 0
        lord.once = 0
        g.crown()
        return g.end()
