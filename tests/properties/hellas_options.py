"""What is possible in Lords of Hellas, worked out from the rules text once more, in sets and names, with literals."""

from collections.abc import Iterable

from agon.games.hellas import tables
from agon.games.hellas.effects import ATTRIBUTES, SYMBOLS
from agon.games.hellas.tables import (
    ARTIFACT_IDS,
    BLESSING_IDS,
    COMBAT_DATA,
    COMBAT_IDS,
    EVENT_IDS,
    LAND_OF,
    MONSTER_IDS,
    PLACE_REWARD,
    PLACE_SYMBOL,
    QUEST_DATA,
    QUEST_IDS,
    REGION_IDS,
    REGIONS,
)
from tests.properties.hellas_messages import Chronicle
from tests.properties.sets import members

LEADERSHIP, STRENGTH, SPEED = range(3)
NEAR = [set(members(tables.NEIGHBOURS[region])) for region in range(REGIONS)]
CITIES = set(members(tables.CITIES))
SHRINES = set(members(tables.SHRINES))
DELPHI = REGION_IDS.index("phocis")
PLAIN_REWARDS = ("plain", "priest", "artifact")
IN_SET = {"torch": 3, "bow": 3, "sword": 2, "mace": 2, "sickle": 1}
"""LH-7.2: so many cards of a symbol make a wound of any kind."""


class Position:
    """A position as one player reads it off the table, from the chronicler's board."""

    def __init__(self, log: Chronicle, seat: int) -> None:
        self.log = log
        self.game = log.game
        self.seat = seat
        self.me = log.players[seat]
        self.held = {region for region in range(REGIONS) if log.owner[region] == seat}
        self.reserve = 15 - sum(n for (who, _), n in log.army.items() if who == seat)

    def value(self, attribute: int) -> int:
        return self.me.value(attribute)

    def blessed(self, name: str) -> bool:
        return self.me.blessed(name)

    def ready(self, name: str) -> bool:
        return ARTIFACT_IDS.index(name) in self.me.charged

    def lair(self, monster: str) -> int:
        return self.log.lair.get(MONSTER_IDS.index(monster), -1)

    def is_evolved(self, event: str) -> bool:
        return EVENT_IDS.index(event) in self.log.evolved

    # ------------------------------------------------------------------ hoplites

    def army(self, region: int) -> int:
        return self.log.army[self.seat, region]

    def loose(self, region: int) -> int:
        """Those in the open."""
        return self.army(region) - (region in self.me.fortified)

    def foe(self, region: int) -> int:
        """The other player with hoplites there, or -1."""
        return next((who for (who, at), n in self.log.army.items() if at == region and n > 0 and who != self.seat), -1)

    def may_leave(self, region: int) -> bool:
        return self.lair("medusa") != region

    def may_enter(self, region: int) -> bool:
        """LH-2.7: Helen's region is closed, unless the own hero is there."""
        helen = next((one for one in self.log.players if one.hero == 1), None)
        return helen is None or helen.seat == self.seat or helen.at != region or self.me.at == region

    def ways(self, region: int) -> list[int]:
        return [to for to in NEAR[region] if self.may_enter(to)] if self.may_leave(region) else []

    def is_open(self, region: int) -> bool:
        return self.log.owner[region] in (-1, self.seat)

    def refuges(self, region: int, among: Iterable[int]) -> list[int]:
        """LH-8.5."""
        free = [to for to in among if self.is_open(to) and self.foe(to) < 0 and self.may_enter(to)]
        return free if self.may_leave(region) else []

    def can_march(self) -> bool:
        return any(self.loose(region) > 0 and self.ways(region) for region in range(REGIONS))

    def may_fortify(self, region: int) -> bool:
        return region in (CITIES & self.held) - self.me.fortified

    def recruitable(self, regions: Iterable[int]) -> list[int]:
        """LH-4.1, LH-5.3: not beside the Sphinx, and with hoplites in reserve."""
        return [region for region in regions if region != self.lair("sphinx")] if self.reserve > 0 else []

    def helpers(self, region: int) -> list[int]:
        """Neighbours from which hoplites could come into a battle."""
        able = [start for start in NEAR[region] if self.loose(start) > 0 and self.may_leave(start)]
        return able if self.may_enter(region) else []

    # ------------------------------------------------------------------ cards

    def kinds(self, hand: Iterable[int]) -> list[int]:
        """Of equal cards the first."""
        found: dict[tuple[str, str], int] = {}
        for card in sorted(hand):
            found.setdefault((COMBAT_DATA[card]["name"], COMBAT_DATA[card]["symbol"]), card)
        return list(found.values())

    def cards(self, verb: str, hand: Iterable[int]) -> set[str]:
        return {f"{verb} {COMBAT_IDS[card]}" for card in self.kinds(hand)}

    def symbol_cards(self, symbol: str) -> list[int]:
        return [card for card in self.me.hand if COMBAT_DATA[card]["symbol"] == symbol]

    # ------------------------------------------------------------------ monsters

    def monsters_here(self) -> list[int]:
        return [monster for monster, at in self.log.lair.items() if at == self.me.at] if self.me.at >= 0 else []

    def huntable(self) -> list[int]:
        """LH-7.1: the evolved Sphinx asks for Leadership 3, the evolved Minotaur for a priest."""
        found = set(self.monsters_here())
        if self.is_evolved("sphinx_1") and self.value(LEADERSHIP) < 3:
            found.discard(MONSTER_IDS.index("sphinx"))
        if self.is_evolved("minotaur_1") and self.me.pool < 1:
            found.discard(MONSTER_IDS.index("minotaur"))
        return sorted(found)

    def open_places(self, monster: int) -> list[tuple[str, str]]:
        """Symbol and reward of every wound place without a token."""
        places = set(members(tables.SHEET_PLACES[monster]))
        for card in self.log.evolved:
            if tables.EVENT_MONSTER[card] == monster:
                places |= set(members(tables.EVENT_PLACES[card]))
        places -= set(members(self.game.wounds[monster]))
        rows = [monster * 12 + place for place in places]
        return [(SYMBOLS[PLACE_SYMBOL[at]], PLAIN_REWARDS[PLACE_REWARD[at]]) for at in rows]

    def wounds_outside(self, monsters: Iterable[int]) -> set[str]:
        """LH-7.10: without rewards."""
        places = {(monster, symbol) for monster in monsters for symbol, _ in self.open_places(monster)}
        return {f"wound {MONSTER_IDS[monster]} {symbol} plain" for monster, symbol in places}

    # ------------------------------------------------------------------ quests and temples

    def temple_sites(self) -> set[int]:
        """LH-4.4: six temples with two players, eight with more, and the Oracle."""
        built = len(self.log.temples - {DELPHI})
        places = {DELPHI} | (SHRINES if built < tables.temple_places(len(self.log.players)) else set())
        return (places - self.log.temples) & self.held

    def stages(self, quest: int) -> list[int]:
        """LH-9.1: the steps of a quest that the player may begin with."""
        return [stage for stage in range(3) if self.may_begin(QUEST_DATA[quest]["steps"][stage])]

    def may_begin(self, step: dict[str, int]) -> bool:
        has = {
            "leadership": self.value(LEADERSHIP),
            "strength": self.value(STRENGTH),
            "speed": self.value(SPEED),
            "speed_or_strength": max(self.value(SPEED), self.value(STRENGTH)),
            "priests": self.me.pool,
            "temples": len(self.held & self.log.temples),
            "cities": len(self.held & CITIES),
            "artifacts": len(self.me.artifacts),
            "pay_cards": len(self.me.hand),
            "pay_injuries": 3 - len(self.me.injured),
            "pay_priests": self.me.pool,
        }
        return all(has[key] >= n for key, n in step.items())

    def quests_here(self) -> list[tuple[int, int]]:
        here = [quest for quest in self.log.quests if tables.QUEST_REGION[quest] == self.me.at]
        return [(quest, stage) for quest in here for stage in self.stages(quest)]


def regions(verb: str, found: Iterable[int]) -> set[str]:
    return {f"{verb} {REGION_IDS[region]}" for region in found}


def monsters(verb: str, found: Iterable[int]) -> set[str]:
    return {f"{verb} {MONSTER_IDS[monster]}" for monster in found}


def attributes(verb: str, found: Iterable[int]) -> set[str]:
    return {f"{verb} {ATTRIBUTES[attribute]}" for attribute in found}


def blessings(*names: str) -> set[str]:
    assert set(names) <= set(BLESSING_IDS)
    return {f"bless {name}" for name in names}


def land_of(region: int) -> int:
    return int(LAND_OF[region])


def quest_cards(found: Iterable[int]) -> set[str]:
    return {f"quest-card {QUEST_IDS[quest]}" for quest in found}
