"""What rules ask of the game alone and do to it: where it answers otherwise than the game of several."""

from typing import Any

from mypy_extensions import i64, mypyc_attr

from agon.games.hellas import effects, tables, words
from agon.games.hellas.board import NONE
from agon.games.hellas.game import DEAD
from agon.games.hellas.ids import Land, Monster, Region, Regions, Seat
from agon.games.hellas.solo import effects as ops
from agon.games.hellas.solo import tables as solo
from agon.games.hellas.solo import words as told
from agon.games.hellas.solo.board import EXHAUSTED_FIGHT, YOU, SoloBoard
from agon.games.hellas.solo.tables import XERXES
from agon.kernel.arrays import changed
from agon.kernel.bits import BIT, count_bits, each, has
from agon.kernel.codes import arg_a, code, verb_of
from agon.kernel.engine import Frame
from agon.kernel.step import Step


@mypyc_attr(free_list_len=1)
class SoloHellas(SoloBoard):
    """Map, decks, you and Xerxes."""

    def copy(self) -> "SoloHellas":
        twin = SoloHellas(self.players)
        self.copy_board(twin)
        self.copy_sheet(twin)
        return twin

    # ------------------------------------------------------------------ rules of its own

    def rule(self, name: str, **fields: int) -> Frame:
        """A rule by the name that saves know: those of the game alone are built on this board."""
        kind: Any = self.PARTS.rules[name]
        frame = kind(**fields)
        assert isinstance(frame, Frame)
        return frame

    def battle_rule(self) -> Frame | None:
        return self.rule("persian_battle")

    def hunt_reward_rule(self) -> Frame | None:
        return self.rule("solo_hunt_reward")

    def quest_reward_rule(self, seat: Seat) -> Frame | None:
        return self.rule("look_at_relics", seat=seat, count=2)

    def usurp_rule(self, region: Region) -> Frame | None:
        return self.rule("clear_persians", region=region) if self.enemy_in(YOU, region) >= 0 else None

    def pass_rule(self, seat: Seat) -> Frame:
        return self.rule("pass_turn", seat=seat)

    def who_rule(self, seat: Seat, region: Region, count: i64, task: i64) -> Frame | None:
        if seat != YOU:
            return None
        least, most = self.fewest_allied(region, count, task), self.most_allied(region, count, task)
        if least >= most:
            return None
        return self.rule("pick_kinds", region=region, count=count, least=least, most=most, task=task)

    # ------------------------------------------------------------------ the map

    def enemy_in(self, seat: Seat, region: Region) -> i64:
        """LS-10.1: Persian hoplites, or a Persian control token, which fights too; or you."""
        if seat == XERXES:
            return YOU if self.army[region] > 0 else NONE
        if self.army[XERXES * tables.REGIONS + region] > 0 or self.owner[region] == XERXES:
            return XERXES
        return YOU if seat < 0 and self.army[region] > 0 else NONE

    def persians(self, region: Region) -> i64:
        return self.army[XERXES * tables.REGIONS + region]

    def vanguard(self) -> i64:
        """The region of the Persian hoplites in Act I, or -1."""
        for place in range(solo.ROUTE_LENGTH):
            if self.persians(solo.ROUTE[place]) > 0:
                return solo.ROUTE[place]
        return NONE

    def neighbours(self, region: Region) -> i64:
        return tables.NEIGHBOURS[region] if self.sea_closed == 0 else solo.FEWER_NEIGHBOURS[region]

    def reach(self, region: Region, speed: i64) -> i64:
        at = speed * tables.REGIONS + region
        return tables.WITHIN[at] if self.sea_closed == 0 else solo.FEWER_WITHIN[at]

    def population_for(self, seat: Seat, region: Region) -> i64:
        """LS-8.11: printed, more in wary and hostile lands, then two less with Local Support."""
        needed = tables.POPULATION[region] + self.distrust(region) - self.lords[seat].bonus(tables.LOCAL_SUPPORT)
        return needed if needed > 1 else 1

    def distrust(self, region: Region) -> i64:
        """LS-8.2: 1 in a wary land, 2 in a hostile one."""
        attitude = self.attitude[tables.LAND_OF[region]]
        return ops.NEUTRAL - attitude if attitude < ops.NEUTRAL else 0

    def city_recruit(self, region: Region) -> i64:
        return solo.CITY_RECRUIT[region]

    def battles_now(self, battles: Regions) -> i64:
        """LS-10.2: by region number, not by choice."""
        return BIT[solo.first_in_order(battles)] if battles != 0 else 0

    def headcount(self, seat: Seat, region: Region) -> i64:
        """LS-16.3: a Persian control token counts as half the invasion value, rounded up."""
        if seat == XERXES and self.owner[region] == XERXES:
            return (self.invasion + 1) // 2
        return super().headcount(seat, region)

    def battle_strength(self, seat: Seat, region: Region) -> i64:
        """LS-10.4."""
        if seat == YOU:
            return super().battle_strength(seat, region)
        of_token = self.owner[region] == XERXES
        strength = self.invasion if of_token else solo.PERSIAN_STRENGTH * self.persians(region)
        return strength + self.distrust(region)

    # ------------------------------------------------------------------ control

    def set_owner(self, region: Region, seat: Seat) -> None:
        """A control token: Persian, or yours of the kind that the land gives (LS-8.4)."""
        if seat == XERXES:
            self.put_persian_token(region)
        elif self.owner[region] != YOU:
            self.lift_persian_token(region)
            self.put_token(region, loyal=self.attitude[tables.LAND_OF[region]] == ops.LOYAL)

    def put_token(self, region: Region, loyal: bool) -> None:
        lord = self.lords[YOU]
        self.owner = changed(self.owner, region, YOU)
        lord.held |= BIT[region]
        if loyal:
            self.loyal |= BIT[region]
        self.tell(told.LOYAL_CONTROL if loyal else told.ALLIED_CONTROL, YOU, region)
        god = tables.MONUMENT_AT[region]
        if god >= 0:  # LS-5.6, LS-5.8
            self.take_artifact(YOU, tables.GOD_ARTIFACT[god])
            self.tell(words.GOD_ARTIFACT_TAKEN, YOU, tables.GOD_ARTIFACT[god])

    def drop_token(self, region: Region) -> None:
        """You lose control of a region; the artifact of a god goes back beside the map."""
        lord = self.lords[YOU]
        if not lord.holds(region):
            return
        self.tell(told.TOKEN_LOST, YOU, region, 0 if has(self.loyal, region) else 1)
        self.owner = changed(self.owner, region, NONE)
        lord.held &= ~BIT[region]
        self.loyal &= ~BIT[region]
        god = tables.MONUMENT_AT[region]
        if god >= 0:
            relic = tables.GOD_ARTIFACT[god]
            lord.artifacts &= ~BIT[relic]
            lord.charged &= ~BIT[relic]
            self.tell(told.GOD_ARTIFACT_LOST, YOU, relic)

    def put_persian_token(self, region: Region) -> None:
        """LS-10.12: hoplites there go to the supply. LS-1.4 and LS-1.5 are checked at once."""
        if self.owner[region] == XERXES or self.over:
            return
        self.drop_token(region)
        self.take_persians_off(region)
        self.owner = changed(self.owner, region, XERXES)
        self.lords[XERXES].held |= BIT[region]
        self.tell(told.PERSIAN_CONTROL, region)
        self.check_defeat()

    def lift_persian_token(self, region: Region) -> None:
        if self.owner[region] == XERXES:
            self.owner = changed(self.owner, region, NONE)
            self.lords[XERXES].held &= ~BIT[region]
            self.tell(told.PERSIAN_TOKEN_OFF, region)

    def take_persians_off(self, region: Region) -> None:
        """All Persian hoplites of a region to the supply."""
        count = self.persians(region)
        self.army[XERXES * tables.REGIONS + region] = 0
        self.lords[XERXES].reserve += count

    def settle(self, region: Region) -> None:
        """LS-8.9: hoplites enough for the people take a neutral region."""
        if self.owner[region] >= 0 or self.enemy_in(YOU, region) >= 0:
            return
        count = self.hoplites(YOU, region)
        if count > 0 and count >= self.population_for(YOU, region):
            self.set_owner(region, YOU)

    def settle_all(self) -> None:
        """LS-8.9: nothing but hoplites who come or are placed takes a region."""
        return

    def check_control(self, seat: Seat) -> None:
        """LS-1.7: the four ways to win do not exist here."""
        return

    # ------------------------------------------------------------------ attitude

    def give_glory(self, seat: Seat, land: Land) -> None:
        """LS-8.5: a deed for a land, one step up."""
        if self.attitude[land] == ops.LOYAL:
            # never worse than allied, so it is not asked
            for region in each(self.lords[YOU].held & tables.LAND_REGIONS[land] & ~self.loyal):
                self.tell(told.TOKEN_TURNS_LOYAL, YOU, region)
            self.loyal |= self.lords[YOU].held & tables.LAND_REGIONS[land]
            return
        self.attitude[land] += 1
        self.tell(told.ATTITUDE_NOW, land, self.attitude[land])
        if self.attitude[land] == ops.LOYAL:
            super().give_glory(seat, land)

    def lower_attitude(self, land: Land) -> None:
        """LS-8.6: one step down; a hostile land throws your allies out instead."""
        if self.attitude[land] == ops.HOSTILE:
            self.drop_allied_tokens(land)
            return
        if self.attitude[land] == ops.LOYAL:
            self.lords[YOU].glory &= ~BIT[land]
            self.tell(words.GLORY_RETURNED, YOU, land)
        self.attitude[land] -= 1
        self.tell(told.ATTITUDE_NOW, land, self.attitude[land])

    def drop_allied_tokens(self, land: Land) -> None:
        for region in each(self.lords[YOU].held & tables.LAND_REGIONS[land] & ~self.loyal):
            self.drop_token(region)

    # ------------------------------------------------------------------ the sheet

    def count_spies(self) -> None:
        """LS-4.5: the command value, which is Xerxes' Leadership (LS-16.4)."""
        self.lords[XERXES].leadership = solo.COMMAND_SLOTS - self.spies_ready

    def command(self) -> i64:
        return self.lords[XERXES].leadership

    def send_spy(self, region: Region) -> None:
        """LS-4.6, LS-4.7."""
        if self.spies_ready == 0:
            self.tell(told.SPY_NONE, region)
            return
        self.spies_ready -= 1
        self.spies[region] += 1
        self.count_spies()
        self.tell(told.SPY_SENT, region, self.command())

    def offer_more_for_hero(self, seat: Seat) -> None:
        """LS-5.5: in Act II a hero may catch a spy instead of moving."""
        at = self.lords[YOU].at
        if self.act == 2 and at >= 0 and self.spies[at] > 0:
            self.offer(code(told.CATCH_SPY, at))

    def does_more_with_hero(self, seat: Seat) -> bool:
        if verb_of(self.answer) != told.CATCH_SPY:
            return False
        region = arg_a(self.answer)
        self.spies[region] -= 1
        self.spies_ready += 1
        self.count_spies()
        self.tell(told.SPY_CAUGHT, YOU, region, self.command())
        return True

    # ------------------------------------------------------------------ tokens and special actions

    def closing_action(self) -> i64:
        return effects.ACT_PASS

    def begin_special(self, action: i64) -> None:
        """LS-6.1: a token from the pile marks it; LS-6.14: a second hunt has it on Exhausted Fight."""
        self.last_mark = action
        if action == effects.ACT_HUNT and has(self.lords[YOU].used, action):
            self.last_mark = EXHAUSTED_FIGHT
        self.take_token()
        self.marks[self.last_mark] = 0

    def take_token(self) -> None:
        """LS-1.9: an empty pile ends the game."""
        if self.pile == 0:
            self.run_out()
        else:
            self.pile -= 1

    def read_token(self) -> i64:
        """LS-7.1: the number of the token of the last special action."""
        token = self.draw(self.unseen)
        self.unseen &= ~BIT[token]
        if self.last_mark >= 0:
            self.marks[self.last_mark] = token
        return token

    def may_extend_turn(self) -> bool:
        """LS-6.12."""
        return self.pile > 0

    def may_usurp_in(self, seat: Seat, region: Region) -> bool:
        """LS-6.7: a region that is not yours yet, never in the north."""
        return not self.lords[seat].holds(region) and not has(solo.NO_USURPING, tables.LAND_OF[region])

    # ------------------------------------------------------------------ gods and monsters

    def priest_places(self) -> i64:
        return tables.PRIEST_PLACES - self.blocked

    def has_drafts(self) -> bool:
        return False

    def has_monster_player(self) -> bool:
        return False

    def places_for_temples(self) -> i64:
        return solo.TEMPLES

    def free_shrines(self) -> i64:
        """LS-2.10: nothing is built in Phocis, not even when the Oracle is gone."""
        return super().free_shrines() & ~BIT[tables.DELPHI]

    def slay(self, seat: Seat, monster: Monster) -> None:
        """LS-9.11, LS-9.16: the attitude of the land, and no more of that monster."""
        region = self.lair[monster]
        self.lair = changed(self.lair, monster, DEAD)
        self.wounds = changed(self.wounds, monster, 0)
        self.tell(words.SLAIN, seat, monster)
        self.lords[seat].trophies |= BIT[monster]
        self.give_glory(seat, tables.LAND_OF[region])

    def take_level(self, god: i64) -> None:
        """LS-1.6: the last level of a monument loses the game."""
        self.level = changed(self.level, god, self.level[god] - 1)
        self.tell(told.LEVEL_LOST, god, self.level[god])
        if self.level[god] == 0 and not self.over:
            self.lose(told.MONUMENT_LOST)

    # ------------------------------------------------------------------ the end

    def check_defeat(self) -> None:
        """LS-1.4, LS-1.5: at once, in Act II."""
        held = self.lords[XERXES].held
        lands: i64 = 0
        for land in range(tables.LANDS):
            if held & tables.LAND_REGIONS[land] == tables.LAND_REGIONS[land]:
                lands += 1
        if self.over:
            return
        if lands >= solo.LANDS_TO_LOSE:
            self.lose(told.TWO_LANDS_LOST)
        elif count_bits(held) >= solo.TOKENS_TO_LOSE:
            self.lose(told.THIRTEEN_LOST)

    def check_victory(self) -> None:
        """LS-1.1, LS-1.2."""
        if self.over or self.act == 1:
            return
        if self.victory == 0:
            self.prevail(told.COUNTER_WON)
        elif self.lords[XERXES].held == 0:
            self.prevail(told.LIBERATED_WON)

    def count_regions(self) -> Step:
        """LS-1.3: more regions than the Persians at the last token, or time has run out."""
        own, theirs = count_bits(self.lords[YOU].held), count_bits(self.lords[XERXES].held)
        if not self.over:
            self.tell(told.REGIONS_COUNTED, YOU, own, theirs)
            if own > theirs:
                self.prevail(told.HELD_OUT_WON)
            else:
                self.lose(told.TIME_LOST)
        return Step(0)

    def run_out(self) -> None:
        """LS-1.9."""
        if self.act == 1:
            self.lose(told.TIME_LOST)
        else:
            self.count_regions()

    def prevail(self, reason: i64) -> None:
        self.tell(reason)
        self.finish(BIT[YOU], reason, [1])

    def lose(self, reason: i64) -> None:
        """LS-1.10: a lost game has no winner."""
        self.tell(reason)
        self.finish(0, reason, [0])
