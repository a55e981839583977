"""How Lords of Hellas is read, of several and alone: hoplites, heroes and monsters, regions, priests, ways to win."""

import random
from typing import Any, ClassVar

from agon.games.hellas import tables
from agon.games.hellas.game import Hellas
from agon.games.hellas.rules.sides import Sides
from agon.games.hellas.solo.game import SoloHellas
from agon.games.hellas.words import ASK_BATTLE, PLAN, PLAY
from agon.kernel.bits import count_bits, has
from agon.kernel.game import Game
from agon.lens.answer import Threat
from agon.lens.hellas_threats import FAVORED, SLAYER, WARLORD, all_threats
from agon.lens.lens import NOBODY, VERB, Contest, Facts, Lens

HOPLITE = "hellas-term-hoplite"
PERSIAN = "hellas-solo_term-persian"
PRIEST = "hellas-term-priest"
CARD = "hellas-term-combat_card"
INJURY = "hellas-term-injury"
STRENGTH = "hellas-term-army_strength"
CASUALTIES = "hellas-term-casualties"
WAYS = {"warlord": WARLORD, "favored": FAVORED, "slayer": SLAYER}
EVENTS = frozenset({"events"})
SAFE_LEAD = 3
"""With so much more strength a simple player plays no further card, whatever the other side holds."""


class HellasLens(Lens):
    """Battles and hunts are played many times by simple players, who hold back no card that may decide."""

    PRICES = frozenset({PRIEST})
    CONTESTS: ClassVar = {"sides": "battle", "chase": "hunt"}
    COMPLETES: ClassVar = {"count": "count", "onward": "halt"}
    THREATS_ARE_OPEN = True
    PREFERS = (
        *("strike", "wound", "convert", "guard", "guard-plan", "dodge", "shield", "endure", "end-attack"),
        *("pass", "done", "skip", "accept"),
    )

    def facts(self, board: dict[str, Any]) -> Facts:
        facts = Facts()
        for region in board["regions"]:
            read_region(facts, region)
        for player in board["players"]:
            read_player(facts, player)
        for monster in board["monsters"]:
            facts.put(NOBODY, f"hellas-monster-{monster['id']}", f"region:{monster['region']}")
            wounds = sum(place["filled"] for place in monster["wounds"])
            facts.put(NOBODY, "hellas-term-wound", f"monster:{monster['id']}", wounds)
        for monument in board["monuments"]:
            place = f"monument:{monument['god']}"
            facts.put(NOBODY, "hellas-term-monument_level", place, monument["level"])
            for owner, priests in monument["priests"].items():
                facts.put(int(owner), PRIEST, place, priests)
        if "solo" in board:
            read_solo(facts, board["solo"])
        read_fight(facts, board["under_way"])
        return facts

    def forces(self, game: Game) -> dict[tuple[int, str], int]:
        assert isinstance(game, Hellas)
        found: dict[tuple[int, str], int] = {}
        for lord in game.lords[: int(game.players)]:
            seat = int(lord.seat)
            first = seat * tables.REGIONS
            found[seat, HOPLITE] = sum(game.army[first : first + tables.REGIONS])
            found[seat, INJURY] = int(count_bits(lord.injured))
        return found

    def after_turn(self, game: Game) -> frozenset[str]:
        """What Xerxes does is not done by the option."""
        return EVENTS if isinstance(game, SoloHellas) else frozenset()

    # ------------------------------------------------------------------ fights

    def contest(self, game: Game, fight: dict[str, Any]) -> Contest:
        """Against the hunter stands who picks the monster's attacks."""
        assert isinstance(game, Hellas)
        kind = self.CONTESTS[fight["rule"]]
        if kind == "hunt":
            hunter = int(fight["hunter"])
            other = int(game.left_of(hunter)) if game.has_monster_player() else None
            return Contest(kind, f"monster:{tables.MONSTER_IDS[fight['monster']]}", hunter, other)
        sides = [seat if seat < game.players else None for seat in (fight["attacker"], fight["defender"])]
        return Contest(kind, f"region:{tables.REGION_IDS[fight['region']]}", *sides)

    def is_won(self, game: Game, contest: Contest, seat: int) -> bool:
        """The monster is slain; or who attacks stands in the region. A battle that leaves nobody is the defender's."""
        assert isinstance(game, Hellas)
        where = contest.place.partition(":")[2]
        if contest.kind == "hunt":
            slain = has(game.lords[contest.attacker or 0].trophies, tables.MONSTER_IDS.index(where))
            return slain == (contest.attacker == seat)
        region = tables.REGION_IDS.index(where)
        if isinstance(game, SoloHellas):
            return game.enemy_in(seat, region) < 0
        attacker_won = game.hoplites(contest.attacker or 0, region) > 0
        return attacker_won == (contest.attacker == seat)

    def answer(self, game: Game, picker: random.Random | None) -> int:
        """Cards are played as long as they may decide the battle; else by the order of verbs."""
        if game.prompt != ASK_BATTLE or picker is None:
            return super().answer(game, picker)
        assert isinstance(game, Hellas)
        codes = game.option_codes()
        cards = [at for at, code in enumerate(codes) if code & VERB in (PLAY, PLAN)]
        return picker.choice(cards) if cards and wants_card(game, int(game.asked)) else len(codes) - 1  # to pass

    def threats(self, game: Game) -> list[Threat]:
        assert isinstance(game, Hellas)
        return all_threats(game)


def wants_card(game: Hellas, seat: int) -> bool:
    """Whether a side is behind, or the other may still come close."""
    sides = next(frame for frame in reversed(game.stack) if isinstance(frame, Sides))
    foe = int(sides.foe(seat))
    lead = sides.strength(game, seat) - sides.strength(game, foe) - (1 if seat == sides.attacker else 0)
    if isinstance(game, SoloHellas):
        return lead < SAFE_LEAD  # Persian cards are turned up at the end
    may_answer = not sides.passed(foe) and game.lords[foe].hand != 0
    return lead < (SAFE_LEAD if may_answer else 0)


# ---------------------------------------------------------------------- views


def read_region(facts: Facts, region: dict[str, Any]) -> None:
    place = f"region:{region['id']}"
    if region["owner"] is not None:
        facts.control[place] = region["owner"]
    for owner, army in region["armies"].items():
        facts.put(int(owner), HOPLITE, place, army["hoplites"])
    for hero in region["heroes"]:
        facts.put(hero["seat"], f"hellas-hero-{hero['hero']}", place)
    if region["temple"]:
        facts.put(NOBODY, "hellas-term-temple", place)


def read_player(facts: Facts, player: dict[str, Any]) -> None:
    seat = player["seat"]
    facts.stores[seat, PRIEST] = player["priests"]["pool"]
    facts.stores[seat, CARD] = player["hand_size"]
    facts.stores[seat, INJURY] = player["injuries"]
    facts.stores[seat, "hellas-term-glory_token"] = len(player["glory"])
    for name, attribute in player["attributes"].items():
        facts.stores[seat, f"hellas-attribute-{name}"] = attribute["value"]
    for artifact in player["artifacts"]:
        facts.stores[seat, f"hellas-artifact-{artifact['id']}"] = 1
    for blessing in player["blessings"]:
        facts.stores[seat, f"hellas-blessing-{blessing}"] = 1
    for name, way in WAYS.items():
        if name in player["progress"]:
            progress = player["progress"][name]
            facts.progress[seat, way] = (progress["have"], progress["need"])


def read_fight(facts: Facts, fight: dict[str, Any] | None) -> None:
    """How strong the sides of a battle are, and what the cards on the table will cost them."""
    if fight is None or fight["kind"] not in ("battle", "persian_battle"):
        return
    for side in (fight[name] for name in ("attacker", "defender", "you") if isinstance(fight.get(name), dict)):
        facts.progress[side["seat"], STRENGTH] = (side["strength"], None)
        facts.progress[side["seat"], CASUALTIES] = (side["casualties"], None)


def read_solo(facts: Facts, solo: dict[str, Any]) -> None:
    for region, overlay in solo["regions"].items():
        facts.put(NOBODY, PERSIAN, f"region:{region}", overlay["persians"])
        facts.put(NOBODY, "hellas-solo_term-spy", f"region:{region}", overlay["spies"])
        holder = overlay["token"]
        if holder == "persian":
            facts.put(NOBODY, "hellas-term-control_token", f"region:{region}")
    facts.progress[0, "hellas-term-controlled_region"] = (solo["goal"]["regions"], None)


LENS = HellasLens()
