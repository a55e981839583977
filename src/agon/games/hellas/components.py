"""What is in the box of Lords of Hellas, and where it can be."""

from agon.games.hellas import effects, tables
from agon.games.hellas.game import DEAD, WAITING
from agon.kernel.components import (
    Bits,
    Cards,
    Components,
    Fields,
    Law,
    Many,
    Position,
    Range,
    Spec,
    index,
    index_or_none,
    number,
    table,
)

ACTIONS = len(effects.ACTIONS)
ARTIFACTS = len(tables.ARTIFACT_IDS)
BLESSINGS = len(tables.BLESSING_IDS)
SUM = number(0, 999)
"""What rules add up."""
SEAT = index("forces")
"""A lord with pieces on the board: a player, or Xerxes."""
SEAT_OR_NONE = index_or_none("forces")
REGION = index_or_none(tables.REGIONS)
REGIONS = Bits(tables.REGIONS)
HOPLITES = index("hoplites")
ATTRIBUTE = number(1, effects.TOP_ATTRIBUTE)

LORD = Fields(
    hero=index_or_none(tables.HERO_COUNT),
    at=REGION,
    quest=index_or_none(tables.QUESTS),
    quest_step=number(0, effects.FINAL_STEP),
    leadership=ATTRIBUTE,
    strength=ATTRIBUTE,
    speed=ATTRIBUTE,
    injured=Bits(effects.ATTRIBUTE_COUNT),
    pool=number(0, effects.PRIESTS),
    reserve=HOPLITES,
    fortified=REGIONS,
    held=REGIONS,
    hand=Bits(tables.COMBAT_CARDS),
    artifacts=Bits(ARTIFACTS),
    charged=Bits(ARTIFACTS),
    blessings=Bits(BLESSINGS),
    glory=Bits(tables.LANDS),
    trophies=Bits(tables.MONSTERS),
    used=Bits(ACTIONS),
    kept=Bits(tables.QUESTS),
    done=Bits(ACTIONS),
    once=Bits(BLESSINGS),
    tired=number(0, 1),
)
BOARD = Fields(
    lords=Many(LORD, "forces"),
    army=Many(HOPLITES, "armies"),
    owner=Many(SEAT_OR_NONE, tables.REGIONS),
    lair=Many(Range(DEAD, tables.REGIONS), tables.MONSTERS),
    wounds=Many(Bits(effects.PLACES), tables.MONSTERS),
    level=table(tables.GOD_COUNT, 1, effects.TOP_LEVEL),
    praying=Many(number(0, effects.PRIESTS), "monuments"),
    evolved=Bits(tables.MONSTER_CARDS),
    event_deck=Bits(tables.EVENTS),
    event_discard=Bits(tables.EVENTS),
    quests=Bits(tables.QUESTS),
    deck=Bits(tables.COMBAT_CARDS),
    discard=Bits(tables.COMBAT_CARDS),
    relics=Bits(ARTIFACTS),
    blessings=Bits(BLESSINGS),
    blessings_gone=Bits(BLESSINGS),
    temples=REGIONS,
    temples_built=number(0, effects.TEMPLES_FULL),
    temple_card=index(tables.TEMPLE_COUNT),
    king_god=index_or_none(tables.GOD_COUNT),
    king_seat=SEAT_OR_NONE,
    king_tokens=number(WAITING, effects.KING_TOKENS),
    active=SEAT,
    specials=number(0, ACTIONS),
    turns=number(0, 1 << 20),
)
FIELDS: dict[str, Spec] = {
    "acting": SEAT_OR_NONE,
    "among": Bits(tables.COMBAT_CARDS),
    "amount": SUM,
    "attack": index_or_none(tables.ATTACK_CARDS),
    "attack_strength": SUM,
    "attacker": SEAT,
    "attacker_bonus": SUM,
    "attacker_cards": number(0, tables.COMBAT_CARDS),
    "attacker_casualties": SUM,
    "attacker_played": Bits(tables.COMBAT_CARDS),
    "attacks_aside": Bits(tables.ATTACK_CARDS),
    "attacks_seen": Bits(tables.ATTACK_CARDS),
    "battles": REGIONS,
    "before": REGION,
    "bitten": REGIONS,
    "blessings_used": Bits(BLESSINGS),
    "builder": SEAT,
    "card": index_or_none(tables.COMBAT_CARDS),
    "cards": Bits(BLESSINGS),
    "cards_left": number(0, 9),
    "count": number(-1, 99),
    "dealt": SUM,
    "defence": SUM,
    "defender": SEAT,
    "defender_bonus": SUM,
    "defender_cards": number(0, tables.COMBAT_CARDS),
    "defender_casualties": SUM,
    "defender_played": Bits(tables.COMBAT_CARDS),
    "discarded": number(0, tables.COMBAT_CARDS),
    "drawn": Bits(tables.COMBAT_CARDS),
    "emptied": REGIONS,
    "entered": REGIONS,
    "first": index_or_none(tables.ATTACK_CARDS),
    "from_regions": Many(index(tables.REGIONS), 99, least=0),
    "goal": SUM,
    "god": index_or_none(tables.GOD_COUNT),
    "heroes_passed": number(0, 4),
    "hoplites_left": number(0, 99),
    "hunter": SEAT,
    "injuries": number(0, 9),
    "looked_at": Bits(ARTIFACTS),
    "monster": index_or_none(tables.MONSTERS),
    "moved": Many(HOPLITES, tables.REGIONS),
    "origin": REGION,
    "origins": Many(HOPLITES, tables.REGIONS),
    "picker": SEAT_OR_NONE,
    "picks": number(0, 9),
    "picks_left": number(0, 9),
    "rolled": Many(index(tables.MONSTERS * effects.FACES), tables.MONSTERS, least=0),
    "place": index_or_none(effects.PLACES),
    "players_left": number(0, 4),
    "put_back": Bits(tables.EVENTS),
    "quest": index_or_none(tables.QUESTS),
    "raised": Bits(effects.ATTRIBUTE_COUNT),
    "reach": number(-1, 99),
    "region": REGION,
    "regions": REGIONS,
    "regions_left": REGIONS,
    "rounds": SUM,
    "seat": SEAT,
    "second": index_or_none(tables.ATTACK_CARDS),
    "sides_left": number(0, 2),
    "stage": number(0, effects.FINAL_STEP),
    "steps_left": number(0, 99),
    "to_regions": Many(index(tables.REGIONS), 99, least=0),
    "to_roll": Bits(tables.MONSTERS),
    "winner": SEAT_OR_NONE,
    "wounds": Bits(effects.PLACES),
}


def sizes(players: int) -> dict[str, int]:
    forces = 2 if players == 1 else players
    armies, hoplites = forces * tables.REGIONS, effects.HOPLITES * (2 if players == 1 else 1)
    return {"forces": forces, "armies": armies, "hoplites": hoplites + 1, "monuments": players * tables.GOD_COUNT}


def armies_are_complete(p: Position) -> bool:
    """The hoplites of each are on the map or in reserve; a city with one of them holds a hoplite."""
    for seat, lord in enumerate(p.board["lords"]):
        army = p.board["army"][seat * tables.REGIONS : (seat + 1) * tables.REGIONS]
        if sum(army) + lord["reserve"] != effects.HOPLITES or lord["fortified"] & ~tables.CITIES:
            return False
        if any(lord["fortified"] >> region & 1 and not count for region, count in enumerate(army)):
            return False
    return True


def priests_are_enough(p: Position) -> bool:
    """LH-4.5: at most four in the pool and at monuments; a monument has room for so many."""
    players, praying = p.sizes["players"], p.board["praying"]
    pools = [lord["pool"] + sum(praying[seat::players]) for seat, lord in enumerate(p.board["lords"])]
    monuments = [sum(praying[god * players : (god + 1) * players]) for god in range(tables.GOD_COUNT)]
    return bool(max(pools) <= effects.PRIESTS and max(monuments) <= tables.PRIEST_PLACES)


def control_is_agreed(p: Position) -> bool:
    """A region is held by its owner, who has the artifact of the god of its monument."""
    owner = p.board["owner"]
    for seat, lord in enumerate(p.board["lords"]):
        if lord["held"] != sum(1 << region for region, one in enumerate(owner) if one == seat):
            return False
        for god in range(tables.GOD_COUNT):
            holds = lord["artifacts"] >> tables.GOD_ARTIFACT[god] & 1 == 1
            if holds != (owner[tables.GOD_REGION[god]] == seat):
                return False
    return True


def only_artifacts_are_charged(p: Position) -> bool:
    return all(lord["charged"] & ~lord["artifacts"] == 0 for lord in p.board["lords"])


def heroes_differ(p: Position) -> bool:
    chosen = [lord["hero"] for lord in p.board["lords"] if lord["hero"] >= 0]
    return len(set(chosen)) == len(chosen)


def heroes_are_somewhere(p: Position) -> bool:
    """In a region or on a quest that lies open."""
    for lord in p.board["lords"]:
        if lord["quest"] >= 0 and not p.board["quests"] >> lord["quest"] & 1:
            return False
        if lord["hero"] >= 0 and (lord["at"] >= 0) == (lord["quest"] >= 0) and not p.frames("opening"):
            return False
    return True


def places_of(p: Position, monster: int) -> int:
    """Wound places of a monster, those of its evolutions included."""
    mask = int(tables.SHEET_PLACES[monster])
    cards = p.board["evolved"] & tables.MONSTER_EVENTS[monster]
    for card in range(tables.MONSTER_CARDS):
        if cards >> card & 1:
            mask |= tables.EVENT_PLACES[card]
    return mask


def monsters_are_alive_or_not(p: Position) -> bool:
    """On the map with a place for a wound, else without wounds and evolutions."""
    for monster, lair in enumerate(p.board["lair"]):
        wounds, places = p.board["wounds"][monster], places_of(p, monster)
        if lair < 0 and (wounds or p.board["evolved"] & tables.MONSTER_EVENTS[monster]):
            return False
        if lair >= 0 and (wounds & ~places or not places & ~wounds):
            return False
    return True


def events_are_nowhere_twice(p: Position) -> bool:
    """Quests on the slots and those kept are event cards too."""
    seen, quests = 0, [p.board["quests"], *(lord["kept"] for lord in p.board["lords"])]
    piles = [p.board["event_deck"], p.board["event_discard"], p.board["evolved"]]
    for pile in [*piles, *(quest << tables.MONSTER_CARDS for quest in quests)]:
        if seen & pile:
            return False
        seen |= pile
    return bool(p.board["quests"].bit_count() <= effects.QUEST_SLOTS)


def two_share_a_region_at_most(p: Position) -> bool:
    """And only while somebody moves or fights."""
    players, army = p.sizes["players"], p.board["army"]
    moving = any(p.frames(rule) for rule in ("battle", "march", "move_hoplites"))
    for region in range(tables.REGIONS):
        present = sum(army[seat * tables.REGIONS + region] > 0 for seat in range(players))
        if present > (2 if moving else 1) and not p.over:
            return False
    return True


COMPONENTS = Components(
    BOARD,
    FIELDS,
    laws=[
        Cards("combat cards", tables.ALL_COMBAT, ["deck", "discard", "lords[].hand"]),
        Cards(
            "artifacts", (1 << ARTIFACTS) - 1, ["relics", "stack.look_at_relics.looked_at", "lords[].artifacts"], False
        ),
        Cards(
            "blessings", tables.ALL_BLESSINGS, ["blessings", "blessings_gone", "stack.draft.cards", "lords[].blessings"]
        ),
        Cards("glory tokens", (1 << tables.LANDS) - 1, ["lords[].glory"], False),
        Cards("trophies", (1 << tables.MONSTERS) - 1, ["lords[].trophies"], False),
        Law("event cards are nowhere twice", events_are_nowhere_twice),
        Law("armies are complete", armies_are_complete),
        Law("priests are enough", priests_are_enough),
        Law("control is agreed", control_is_agreed),
        Law("only own artifacts are charged", only_artifacts_are_charged),
        Law("heroes differ", heroes_differ),
        Law("heroes are somewhere", heroes_are_somewhere),
        Law("monsters are on the map or not", monsters_are_alive_or_not),
        Law("two share a region at most", two_share_a_region_at_most),
    ],
    sizes=sizes,
)
