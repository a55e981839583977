"""Scenarios of Lords of Hellas alone: an empty map on which it is your turn, and pieces of three colours."""

from collections.abc import Sequence
from typing import Self

import agon
from agon.games.hellas.game import OFF
from agon.games.hellas.rules.sides import Sides, no_origins
from agon.games.hellas.rules.turn import Turn
from agon.games.hellas.solo import effects as ops
from agon.games.hellas.solo import tables as solo
from agon.games.hellas.solo.board import YOU
from agon.games.hellas.solo.game import SoloHellas
from agon.games.hellas.solo.rules.battle import PersianBattle
from agon.games.hellas.solo.rules.campaign import Campaign
from agon.games.hellas.solo.rules.events import Events
from agon.games.hellas.solo.rules.marches import Mobilize
from agon.games.hellas.solo.tables import XERXES
from agon.games.hellas.tables import GOD_ARTIFACT, GOD_REGION, MONSTER_IDS, REGION_IDS, REGIONS
from agon.kernel.bits import BIT, count_bits, has, members
from tests.frames import at
from tests.properties.properties import conserve
from tests.rules.hellas.scenario import HellasScenario, artifact_no, god, land, outcome_of, region


class SoloScenario(HellasScenario):
    """A game alone in the hands of a test."""

    game: SoloHellas

    def conserve(self) -> None:
        conserve(self.game)

    # ------------------------------------------------------------------ given

    def loyal(self, where: str, count: int, *, fortified: bool = False, token: str | None = None) -> Self:
        """Loyal hoplites; ``token``: with a control token of that kind."""
        return self.men(where, count, False, fortified, token)

    def allied(self, where: str, count: int, *, fortified: bool = False, token: str | None = None) -> Self:
        return self.men(where, count, True, fortified, token)

    def men(self, where: str, count: int, allied: bool, fortified: bool, token: str | None) -> Self:
        game = self.game
        if token is not None:
            self.token(where, token)
        game.army[region(where)] += count
        game.lord(YOU).reserve -= count
        game.allied[region(where)] += count if allied else 0
        if fortified:
            game.lord(YOU).fortified |= BIT[region(where)]
            game.allied_in_city |= BIT[region(where)] if allied else 0
        return self.changed()

    def token(self, where: str, kind: str | None) -> Self:
        """A control token: loyal, allied, persian, or none."""
        game, at_, bit = self.game, region(where), BIT[region(where)]
        for lord in game.lords:
            lord.held &= ~bit
        game.loyal &= ~bit
        game.owner[at_] = -1
        relic = GOD_ARTIFACT[list(GOD_REGION).index(at_)] if at_ in GOD_REGION else -1
        if relic >= 0:
            game.lord(YOU).artifacts &= ~BIT[relic]
            game.lord(YOU).charged &= ~BIT[relic]
        if kind is not None:
            owner = XERXES if kind == "persian" else YOU
            game.owner[at_] = owner
            game.lord(owner).held |= bit
            game.loyal |= bit if kind == "loyal" else 0
            if relic >= 0 and owner == YOU:
                game.take_artifact(YOU, relic)
        return self.changed()

    def tokens(self, kind: str, *where: str) -> Self:
        for one in where:
            self.token(one, kind)
        return self

    def persians(self, where: str, count: int) -> Self:
        """Persian hoplites; in Act I they are the vanguard, and stand nowhere else."""
        if self.game.act == 1:
            for one in range(REGIONS):
                self.game.take_persians_off(one)
        self.game.army[XERXES * REGIONS + region(where)] += count
        self.game.lord(XERXES).reserve -= count
        return self.changed()

    def attitude(self, name: str, level: str) -> Self:
        self.game.attitude[land(name)] = ops.ATTITUDES.index(level)
        self.game.lord(YOU).glory &= ~BIT[land(name)]
        if level == "loyal":
            self.game.lord(YOU).glory |= BIT[land(name)]
        return self.changed()

    def spy(self, *where: str) -> Self:
        for one in where:
            self.game.spies_ready -= 1
            self.game.spies[region(one)] += 1
        return self.counted()

    def spies_on_track(self, count: int) -> Self:
        """Those that are missing have left the game."""
        self.game.spies_ready = count
        return self.counted()

    def counted(self) -> Self:
        self.game.count_spies()
        return self.changed()

    def tracks(
        self,
        *,
        mobilization: int | None = None,
        invasion: int | None = None,
        victory: int | None = None,
        pile: int | None = None,
    ) -> Self:
        game = self.game
        game.mobilization = game.mobilization if mobilization is None else mobilization
        game.invasion = game.invasion if invasion is None else invasion
        game.victory = game.victory if victory is None else victory
        game.pile = game.pile if pile is None else pile
        return self.changed()

    def relic(self, *names: str) -> Self:
        """Charged artifacts out of the solo deck."""
        for name in names:
            self.game.relics &= ~BIT[artifact_no(name)]
            self.game.take_artifact(YOU, artifact_no(name))
        return self.changed()

    def relics(self, *names: str) -> Self:
        """The artifact deck holds these and no others."""
        self.game.relics = sum(BIT[artifact_no(name)] for name in names)
        return self.changed()

    # ------------------------------------------------------------------ played

    def script(self, token: int, *luck: str | int) -> Self:
        """Carry out the script of a token in the present act; then the question at hand is put again."""
        self.game.unseen |= BIT[token]
        self.chance(token, *luck)
        return self.happen(Events())

    def mobilize(self, steps: int) -> Self:
        return self.happen(Mobilize(steps_left=steps))

    def fight(self, where: str, *, attack: bool = True, came_from: str = "arcadia") -> Self:
        """A battle against the Persians on the map as it stands."""
        origins = no_origins()
        origins[region(came_from)] = self.hoplites(YOU, where)
        attacker, defender = (YOU, XERXES) if attack else (XERXES, YOU)
        self.last_sides = Sides(attacker=attacker, defender=defender, region=region(where), origins=origins)
        return self.happen(self.last_sides, PersianBattle())

    def end_turn(self, token: int, *luck: str | int) -> Self:
        """Pass, and read that token."""
        self.game.unseen |= BIT[token]
        self.settle_board()
        self.chance(token, *luck)
        return self.play("act pass")

    # ------------------------------------------------------------------ read

    def token_in(self, where: str) -> str | None:
        kind = self.board(YOU)["solo"]["regions"][where]["token"]
        assert kind is None or isinstance(kind, str)
        return kind

    def men_in(self, where: str) -> tuple[int, int]:
        """Loyal and allied hoplites."""
        allied = int(self.game.allied[region(where)])
        return self.hoplites(YOU, where) - allied, allied

    def persians_in(self, where: str) -> int:
        return int(self.game.persians(region(where)))

    def spies_in(self, where: str) -> int:
        return int(self.game.spies[region(where)])

    def attitude_of(self, name: str) -> str:
        return ops.ATTITUDES[self.game.attitude[land(name)]]

    def level_of(self, name: str) -> int:
        return int(self.game.level[god(name)])

    def held_by(self, force: int) -> list[str]:
        return [REGION_IDS[one] for one in members(self.game.lord(force).held)]

    def persian_regions(self) -> list[str]:
        return self.held_by(XERXES)

    def unseen(self) -> int:
        return int(count_bits(self.game.unseen))

    def is_loyal_in_city(self, where: str) -> bool:
        return self.is_fortified(YOU, where) and not has(self.game.allied_in_city, region(where))

    def expect_men(self, where: str, loyal: int, allied: int) -> Self:
        assert self.men_in(where) == (loyal, allied)
        return self

    def expect_token(self, where: str, kind: str | None) -> Self:
        assert self.token_in(where) == kind
        return self

    def expect_persians(self, where: str, count: int) -> Self:
        assert self.persians_in(where) == count
        return self

    def expect_sheet(self, **values: int) -> Self:
        """Of mobilization, invasion, victory, pile, command."""
        game = self.game
        for name, value in values.items():
            found = game.command() if name == "command" else getattr(game, name)
            assert found == value, name
        return self

    def lost(self, reason: str) -> Self:
        assert self.winner == ([], f"solo-{reason}")
        return self

    def won(self, reason: str) -> Self:
        assert self.winner == ([0], f"solo-{reason}")
        return self


def fresh(luck: Sequence[str | int] = (), seed: int = 1) -> SoloScenario:
    """A game as it is set up; ``luck``: the first outcomes of chance: a combat card, then five tokens."""
    game = agon.title("hellas").new(1, seed, None, [outcome_of(name) for name in luck])
    assert isinstance(game, SoloHellas)
    return SoloScenario(game)


def given(act: int = 1) -> SoloScenario:
    """Achilles in Laconia, in Act I a vanguard of two in Chalkidiki, nothing else on the map, an empty hand; your turn."""
    table = fresh()
    game = table.game
    for number in range(len(MONSTER_IDS)):
        game.lair[number] = OFF
    for one in range(REGIONS):
        game.take_persians_off(one)
        game.lord(YOU).reserve += game.army[one]
        game.army[one] = 0
        table.token(REGION_IDS[one], None)
    game.quests = 0
    game.unseen, game.pile = solo.ALL_TOKENS, 19
    game.deck |= game.lord(YOU).hand
    game.lord(YOU).hand = 0
    game.act = act
    if act == 2:
        game.invasion = game.victory = 5
    else:
        table.persians("chalkidiki", 2)
    table.run(at(Campaign(), "events"), at(Turn(seat=YOU), "menu"))
    game.chapter.events.clear()
    return table
