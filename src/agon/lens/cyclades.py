"""How Cyclades is read: coins and cards, troops and fleets, land and sea, metropolises."""

from collections.abc import Hashable
from typing import Any, ClassVar

from agon.games.cyclades import tables
from agon.games.cyclades.game import Cyclades
from agon.kernel.bits import members
from agon.kernel.game import Game
from agon.lens.answer import Threat
from agon.lens.cyclades_threats import WAY, all_threats
from agon.lens.lens import Contest, Facts, Lens

COIN = "cyclades-piece-gold_coins"
TROOP = "cyclades-piece-base_troops"
MERCENARY = "cyclades-piece-mercenaries"
FLEET = "cyclades-piece-fleets"
OFFERING = "cyclades-term-offering"
STORES = {
    "coins": COIN,
    "priestesses": "cyclades-piece-priestess_cards",
    "philosophers": "cyclades-piece-philosopher_cards",
}
DICE, HITS = ("die", "rival_die"), ("attacker_is_hit", "defender_is_hit")
REMEMBERED = {
    **dict.fromkeys(("ask_reroll", "reroll", "compare"), DICE),
    **dict.fromkeys(("ask_attackers_loss", "attacker_loses", "ask_defenders_loss", "defender_loses"), HITS),
}
"""By step of a land battle, what it still has to know of its stage."""


class CycladesLens(Lens):
    """Battles are counted out: both sides fight on, nobody rerolls, and plain troops fall first."""

    PRICES = frozenset({COIN})
    CONTESTS: ClassVar = {"land_battle": "battle", "sea_battle": "battle"}
    IS_COUNTABLE = True
    THREATS_ARE_OPEN = True
    COMPLETES: ClassVar = {"how-many-fleets": "take"}
    PREFERS = ("stand", "lose-troop", "lose-mercenary", "lose-hero", "lose-minotaur")

    def facts(self, board: dict[str, Any]) -> Facts:
        facts = Facts()
        seats = [faction["seat"] for faction in board["factions"]]
        for faction in board["factions"]:
            for name, what in STORES.items():
                if faction[name] is not None:
                    facts.stores[faction["seat"], what] = facts.stores.get((faction["seat"], what), 0) + faction[name]
            if len(seats) > len(set(seats)) and faction["coins"] is not None:  # two factions with one purse
                facts.stores[faction["seat"], COIN] = faction["coins"]
            if faction["god"] is not None and faction["faction"] != board["active"]:
                # who acts has paid; nobody bids there
                facts.put(faction["seat"], OFFERING, f"god:{faction['god']}")
            facts.progress[faction["seat"], WAY] = (metropolises(board, faction), board["needed"])
        if board["phase"] == "offerings":  # they are paid when all stand
            for faction in board["factions"]:
                if faction["due"] is not None:
                    facts.stores[faction["seat"], COIN] -= faction["due"]
        for land in board["lands"]:
            read_land(facts, land, seats)
        for sea in board["seas"]:
            read_sea(facts, sea, seats)
        for figure in board["figures"]:
            what = f"cyclades-creature-{figure['creature']}"
            facts.put(seats[figure["faction"]], what, f"area:{figure['area']}")
        return facts

    def forces(self, game: Game) -> dict[tuple[int, str], int]:
        assert isinstance(game, Cyclades)
        found: dict[tuple[int, str], int] = {}
        for faction, own in enumerate(game.factions):
            seat = int(game.seat(faction))
            count = {
                TROOP: tables.MAX_TROOPS - own.troops_left,
                FLEET: tables.MAX_FLEETS - own.fleets_left,
                MERCENARY: sum(game.mercenaries[land] for land in members(own.lands)),
            }
            if game.guest == faction:
                count[MERCENARY] += game.guest_mercenaries
            for what, n in count.items():
                found[seat, what] = found.get((seat, what), 0) + int(n)
        return found

    # ------------------------------------------------------------------ battles

    def contest(self, game: Game, fight: dict[str, Any]) -> Contest:
        assert isinstance(game, Cyclades)
        place = tables.LAND_IDS[fight["land"]] if "land" in fight else tables.SEA_IDS[fight["sea"]]
        attacker, defender = int(game.seat(fight["faction"])), int(game.seat(fight["rival"]))
        return Contest(self.CONTESTS[fight["rule"]], f"area:{place}", attacker, defender)

    def is_won(self, game: Game, contest: Contest, seat: int) -> bool:
        """The attackers have the area, or stand in it alone; else it is the defender's who still has it."""
        assert isinstance(game, Cyclades)
        area = contest.place.removeprefix("area:")
        if area in tables.LAND_IDS:
            land = tables.LAND_IDS.index(area)
            owner = game.guest if game.guest_land == land else game.owner[land]
        else:
            owner = game.sea_owner[tables.SEA_IDS.index(area)]
        return owner >= 0 and game.seat(owner) == seat

    def position(self, game: Game, contest: Contest | None) -> Hashable:
        """In a battle only the armies change, the figure of the Minotaur with them; and from stage to stage nothing
        else is remembered."""
        if contest is None:
            return super().position(game, contest)
        assert isinstance(game, Cyclades)
        area = contest.place.removeprefix("area:")
        battle = game.stack[-1].dump()
        stage = tuple([battle[field] for field in REMEMBERED.get(battle["step"], ())])
        key = (battle["rule"], battle["step"], stage, game.answer, tuple(game.figure_at))
        guests = (game.guest_troops, game.guest_mercenaries, game.guest_heroes, game.guest_fleets)
        if area not in tables.LAND_IDS:
            return key, guests, game.fleets[tables.SEA_IDS.index(area)]
        land = tables.LAND_IDS.index(area)
        return key, guests, game.troops[land], game.mercenaries[land], game.heroes[land]

    def threats(self, game: Game) -> list[Threat]:
        assert isinstance(game, Cyclades)
        return all_threats(game)


def metropolises(board: dict[str, Any], faction: dict[str, Any]) -> int:
    """Those of the faction, or of its team."""
    side = [faction] if faction["team"] is None else [f for f in board["factions"] if f["team"] == faction["team"]]
    return sum(one["metropolises"] for one in side)


def read_land(facts: Facts, land: dict[str, Any], seats: list[int]) -> None:
    place = f"area:{land['id']}"
    owner = -1 if land["owner"] is None else seats[land["owner"]]
    if owner >= 0:
        facts.control[place] = owner
    read_army(facts, land, place, owner)
    if land["guests"] is not None:
        read_army(facts, land["guests"], place, seats[land["guests"]["faction"]])
    for slot in land["slots"]:
        if slot["building"] is not None:
            facts.put(owner, f"cyclades-building-{slot['building']}", place)
    facts.put(-1, "cyclades-piece-prosperity_tokens", place, land["prosperity"])


def read_army(facts: Facts, army: dict[str, Any], place: str, owner: int) -> None:
    facts.put(owner, TROOP, place, army["troops"])
    facts.put(owner, MERCENARY, place, army["mercenaries"])
    for hero in army["heroes"]:
        facts.put(owner, f"cyclades-hero-{hero}", place)


def read_sea(facts: Facts, sea: dict[str, Any], seats: list[int]) -> None:
    place = f"area:{sea['id']}"
    if sea["owner"] is not None:
        facts.control[place] = seats[sea["owner"]]
        facts.put(seats[sea["owner"]], FLEET, place, sea["fleets"])
    if sea["guests"] is not None:
        facts.put(seats[sea["guests"]["faction"]], FLEET, place, sea["guests"]["fleets"])
    facts.put(-1, "cyclades-piece-prosperity_tokens", place, sea["prosperity"])


LENS = CycladesLens()
