"""What is possible in Cyclades, worked out from the rules text once more, in sets and names, with literals."""

from collections.abc import Iterable

from agon.games.cyclades.game import Cyclades
from agon.games.cyclades.tables import (
    BASIC_IDS,
    CREATURE_IDS,
    FIGURE,
    HERO_IDS,
    LAND_IDS,
    SEA,
    SEA_IDS,
    SLOT_IDS,
)
from agon.kernel.bits import has
from tests.properties.sets import members

FREE, PORT, FORTRESS, TEMPLE, ACADEMY, METROPOLIS = range(6)
RECRUITS = {
    "ares": ("troop", (2, 3, 4)),
    "poseidon": ("fleet", (1, 2, 3)),
    "zeus": ("priestess", (4,)),
    "athena": ("philosopher", (4,)),
    "hera": ("mercenary", (1, 3, 5)),
}
BUILDS = {"ares": FORTRESS, "poseidon": PORT, "zeus": TEMPLE, "athena": ACADEMY}
HOMES = {
    "hydra": "land sea",
    "kraken": "sea",
    "medusa": "land",
    "minotaur": "own",
    "polyphemus": "land",
    "cerberus": "land",
}


class Position:
    """A position as one reads it off the table, for one faction."""

    def __init__(self, game: Cyclades, faction: int) -> None:
        self.game = game
        self.me = faction
        self.map = game.map
        self.mate = faction ^ 1 if game.teams else -1
        self.own = game.factions[faction]
        self.lands = self.lands_of(faction)
        self.seas = self.seas_of(faction)
        self.mates_lands = self.lands_of(self.mate) if game.teams else set()
        self.mates_seas = self.seas_of(self.mate) if game.teams else set()
        self.gold = int(game.coins[faction // 2 if game.teams else faction])

    def lands_of(self, faction: int) -> set[int]:
        return {land for land, owner in enumerate(self.game.owner) if owner == faction}

    def seas_of(self, faction: int) -> set[int]:
        return {sea for sea, owner in enumerate(self.game.sea_owner) if owner == faction}

    def enemies(self) -> list[int]:
        return [other for other in range(int(self.game.count)) if other not in (self.me, self.mate)]

    def place(self, creature: str) -> int:
        return int(self.game.figure_at[FIGURE[CREATURE_IDS.index(creature)]])

    @property
    def medusa(self) -> set[int]:
        return {self.place("medusa")}

    @property
    def closed(self) -> set[int]:
        """CY-10.17, CY-10.20."""
        shut = {self.place("kraken") - SEA}
        if self.place("polyphemus") >= 0:
            shut |= set(members(self.map.land_seas[self.place("polyphemus")]))
        return shut

    def troops(self, land: int) -> int:
        return int(self.game.troops[land] + self.game.mercenaries[land])

    def heroes(self, land: int) -> set[str]:
        return {HERO_IDS[hero] for hero in members(self.game.heroes[land])}

    def is_manned(self, land: int) -> bool:
        return self.troops(land) > 0 or bool(self.heroes(land))

    def slots(self, lands: Iterable[int], *kinds: int) -> list[int]:
        """The slots of these areas that hold one of these (or any) kinds of building."""
        all_slots = [land * 4 + at for land in lands for at in range(int(self.map.slot_count[land]))]
        return [slot for slot in all_slots if not kinds or min(int(self.game.building[slot]), METROPOLIS) in kinds]

    def metropolises(self) -> int:
        """Of the whole side, on cards too."""
        cards = len(members(self.own.sheltered))
        if self.mate >= 0:
            cards += len(members(self.game.factions[self.mate].sheltered))
        return len(self.slots(self.lands | self.mates_lands, METROPOLIS)) + cards

    # ------------------------------------------------------------------ moves

    def reach(self, land: int, seas: set[int]) -> set[int]:
        """CY-6.2: neighbours, and all land along a chain of these sea areas."""
        chain = set(members(self.map.land_seas[land])) & seas
        while True:
            wider = chain | {near for sea in chain for near in members(self.map.sea_seas[sea]) if near in seas}
            if wider == chain:
                break
            chain = wider
        found = set(members(self.map.land_lands[land]))
        return (found | {near for sea in chain for near in members(self.map.sea_lands[sea])}) - {land}

    def is_last_land(self, land: int) -> bool:
        """CY-6.5: of an opponent, and it would not bring the metropolises that end the game."""
        owner = int(self.game.owner[land])
        if owner not in self.enemies() or len(self.lands_of(owner)) > 1:
            return False
        kinds = {int(self.game.building[slot]) for slot in self.slots(self.lands | self.mates_lands | {land})}
        gained = len(self.slots([land], METROPOLIS)) + ({PORT, FORTRESS, TEMPLE, ACADEMY} <= kinds)
        return not self.metropolises() < self.game.needed <= self.metropolises() + gained

    def goals(self) -> set[int]:
        """Where land moves may end."""
        lands = set(members(self.map.all_land)) - self.medusa - self.mates_lands
        return {land for land in lands if not self.is_last_land(land)}

    def ways(self, land: int, seas: set[int]) -> dict[int, int]:
        """By land area: the moves it takes to come there, through areas of the partner (CY-11.4)."""
        found: dict[int, int] = {}
        here, moves = {land}, 0
        while here:
            moves += 1
            there = {to for start in here for to in self.reach(start, seas)} - set(found) - {land}
            found |= dict.fromkeys(there, moves)
            here = (there & self.mates_lands) - self.medusa
        return found

    def carried_by(self, with_jason: bool) -> set[int]:
        """CY-8.13: with Jason enemy fleets carry too."""
        rivals = [sea for rival in self.enemies() for sea in self.seas_of(rival)] if with_jason else []
        return self.seas | set(rivals)

    def marches(self, land: int, campaigns: int, with_jason: bool) -> set[int]:
        """Targets that can be paid; ``campaigns`` is -1 with Ares, else how many were made."""
        if land in self.medusa:
            return set()
        ways = self.ways(land, self.carried_by(with_jason))
        return {to for to in self.goals() if to in ways and price(ways[to], campaigns) <= self.gold}

    def flights(self, land: int) -> set[int]:
        return self.goals() - {land} if land not in self.medusa else set()

    def sails(self, sea: int) -> set[int]:
        found: dict[int, int] = {}
        here, moves = {sea}, 0
        while here:
            moves += 1
            near = {to for start in here for to in members(self.map.sea_seas[start])} - self.closed - set(found) - {sea}
            found |= dict.fromkeys(near, moves)
            here = near & self.mates_seas
        return {to for to, way in found.items() if to not in self.mates_seas and (way == 1 or way <= self.gold)}

    def retreats(self, land: int) -> set[int]:
        """CY-7.5."""
        return {to for to in self.reach(land, self.seas) if self.game.owner[to] in (-1, self.me)} - self.medusa

    def withdrawals(self, sea: int) -> set[int]:
        """CY-7.2."""
        near = set(members(self.map.sea_seas[sea])) - self.closed
        return {to for to in near if self.game.sea_owner[to] in (-1, self.me)}

    # ------------------------------------------------------------------ building and recruiting

    def kinds(self, god: str) -> list[int]:
        """CY-5.4 to CY-5.9: what the god builds and the stock has."""
        own = {int(self.game.building[slot]) for slot in self.slots(self.lands)}
        wanted = [kind for kind in range(1, 5) if kind not in own] if god == "hera" else [BUILDS[god]]
        return [kind for kind in wanted if self.game.stock[kind] > 0]

    def builds(self, god: str) -> set[str]:
        """CY-5.3."""
        free = self.slots(self.lands, FREE)
        if free:
            return {f"build {BASIC_IDS[kind - 1]} {SLOT_IDS[slot]}" for kind in self.kinds(god) for slot in free}
        basic = self.slots(self.lands, PORT, FORTRESS, TEMPLE, ACADEMY)
        swaps = [(kind, slot) for kind in self.kinds(god) for slot in basic if self.game.building[slot] != kind]
        found = {f"replace {BASIC_IDS[kind - 1]} {SLOT_IDS[slot]}" for kind, slot in swaps}
        return found | {"skip"} if found else set()

    def recruits(self, god: str) -> set[str]:
        game, name = self.game, RECRUITS[god][0]
        stock = {
            "troop": self.own.troops_left,
            "fleet": self.own.fleets_left,
            "priestess": game.priestesses_left,
            "philosopher": game.philosophers_left,
            "mercenary": game.mercenaries_left,
        }
        if stock[name] == 0:
            return set()
        if name == "fleet":
            beside = {sea for land in self.lands for sea in members(self.map.land_seas[land])} - self.closed
            return {f"fleet {SEA_IDS[sea]}" for sea in beside if game.sea_owner[sea] in (-1, self.me)}
        return {f"{name} {LAND_IDS[land]}" for land in self.lands} if name in ("troop", "mercenary") else {name}

    # ------------------------------------------------------------------ heroes

    def can_sacrifice(self, hero: str) -> bool:
        """CY-8.2."""
        number = HERO_IDS.index(hero)
        stands = any(has(self.game.heroes[land], number) for land in self.lands)
        return stands and not has(self.game.fresh_heroes, number) and self.game.active == self.me

    def has_room(self) -> bool:
        """CY-9.4: a slot that is free or holds a basic building, or Penthesilea's card."""
        free = self.slots(self.lands, FREE, PORT, FORTRESS, TEMPLE, ACADEMY)
        return self.game.tokens != 0 and (bool(free) or self.can_sacrifice("penthesilea"))

    def alike(self, least: int) -> list[int]:
        return [kind for kind in range(1, 5) if len(self.slots(self.lands, kind)) >= least]

    def is_of_use(self, hero: str, land: int) -> bool:
        """CY-8.5 to CY-8.13: whether what the sacrifice gives can be had."""
        game, tokens = self.game, self.game.tokens != 0
        match hero:
            case "ajax":
                return len(self.lands) >= 7 and self.has_room()
            case "hector":
                return self.own.priestesses >= 2 and game.philosophers_left > 0
            case "helen":
                return tokens and len(self.alike(2)) >= 2
            case "croesus":
                return self.gold >= 15 and self.has_room()
            case "odysseus":
                return tokens and bool(self.alike(3))
            case "pandora":
                return any(self.is_of_use(open_hero, land) for open_hero in self.open_heroes())
            case "perseus":
                return bool(self.fliers(land))
            case "jason":
                return self.own.fleets_left == 0 and self.has_room()
        return False

    def open_heroes(self) -> list[str]:
        return [HERO_IDS[hero] for hero in self.game.hero_cells if hero >= 0 and HERO_IDS[hero] != "pandora"]

    def fliers(self, leaving: int = -1) -> set[int]:
        """Land areas with somebody besides the one hero who leaves."""
        found = {land for land in self.lands if self.is_manned(land) and self.flights(land)}
        return {land for land in found if land != leaving or self.troops(land) + len(self.heroes(land)) > 1}

    def sacrifices(self) -> set[str]:
        here = [(hero, land) for land in self.lands for hero in self.heroes(land)]
        return {f"sacrifice {hero}" for hero, land in here if self.can_sacrifice(hero) and self.is_of_use(hero, land)}

    # ------------------------------------------------------------------ figures

    def stands(self, creature: str) -> set[str]:
        """CY-10.2: where a figure may stand."""
        taken = {int(at) for at in self.game.figure_at if at >= 0}
        lands = {land for land in members(self.map.all_land) if land not in taken}
        seas = {sea for sea in members(self.map.all_sea) if SEA + sea not in taken}
        home = HOMES[creature].split()
        found = {
            f"on-land {LAND_IDS[land]}" for land in lands if "land" in home or ("own" in home and land in self.lands)
        }
        return found | {f"on-sea {SEA_IDS[sea]}" for sea in seas if "sea" in home}

    def kills(self, lands: Iterable[int], seas: Iterable[int] = ()) -> set[str]:
        game = self.game
        found = {f"kill-troop {LAND_IDS[land]}" for land in lands if game.troops[land] > 0}
        found |= {f"kill-mercenary {LAND_IDS[land]}" for land in lands if game.mercenaries[land] > 0}
        return found | {f"kill-fleet {SEA_IDS[sea]}" for sea in seas if game.fleets[sea] > 0}


def price(moves: int, campaigns: int) -> int:
    """CY-5.8: one coin a move; CY-8.4: campaigns cost 1, 2, 3 … in a turn."""
    return moves if campaigns < 0 else sum(range(campaigns + 1, campaigns + moves + 1))


def to_lands(verb: str, lands: Iterable[int]) -> set[str]:
    return {f"{verb} {LAND_IDS[land]}" for land in lands}


def to_seas(verb: str, seas: Iterable[int]) -> set[str]:
    return {f"{verb} {SEA_IDS[sea]}" for sea in seas}


def at_slots(verb: str, slots: Iterable[int]) -> set[str]:
    return {f"{verb} {SLOT_IDS[slot]}" for slot in slots}


def of_heroes(verb: str, heroes: int) -> set[str]:
    return {f"{verb} {HERO_IDS[hero]}" for hero in members(heroes)}


def numbers(least: int, most: int) -> set[str]:
    return {f"take {n}" for n in range(least, most + 1)}
