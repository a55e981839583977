"""What is in the box of Cyclades, and where it can be."""

from collections.abc import Iterator
from functools import lru_cache

from agon.games.cyclades import tables
from agon.games.cyclades.archipelago import FACES, REACH, Archipelago, restored
from agon.games.cyclades.generator import is_legal
from agon.games.cyclades.words import CELL_IDS
from agon.kernel.bits import members
from agon.kernel.components import (
    Bits,
    Cards,
    Components,
    Count,
    Fields,
    Flag,
    Law,
    Many,
    Position,
    Range,
    Spec,
    Word,
    index,
    index_or_none,
    number,
    table,
)

MOST_COINS = 999
GODS = len(tables.GOD_IDS)
BUILDINGS = tables.METROPOLIS + len(tables.BONUS_IDS)
METROPOLISES = len(tables.TOKEN_BONUS)
MINOTAUR, KRAKEN = (list(tables.FIGURE_CREATURE).index(one) for one in (tables.MINOTAUR, tables.KRAKEN))
FACTION = index_or_none("count")
PLACE = Range(-1, tables.SEA + tables.SEAS)

HOLDINGS = Fields(
    lands=Bits(tables.LANDS),
    seas=Bits(tables.SEAS),
    priestesses=number(0, tables.MAX_PRIESTESSES),
    philosophers=number(0, tables.PHILOSOPHERS_NEEDED),
    troops_left=number(0, tables.MAX_TROOPS),
    fleets_left=number(0, tables.MAX_FLEETS),
    bid_god=index_or_none(GODS),
    bid=number(0, MOST_COINS),
    banned=index_or_none(GODS),
    sheltered=Bits(tables.HEROES),
    shelter_used=Bits(tables.HEROES),
)
BOARD = Fields(
    map=Fields(face=Word(FACES), tiles=Many(number(-REACH, tables.TILES - 1), 4 * tables.TILES, least=4)),
    teams=Flag(),
    forced_end=Flag(),
    factions=Many(HOLDINGS, "count"),
    count=number(3, tables.FACTIONS),
    needed=number(3, 4),
    guest=FACTION,
    guest_land=index_or_none(tables.LANDS),
    guest_sea=index_or_none(tables.SEAS),
    guest_troops=number(0, tables.MAX_TROOPS),
    guest_mercenaries=number(0, tables.MAX_MERCENARIES),
    guest_heroes=Bits(tables.HEROES),
    guest_fleets=number(0, tables.MAX_FLEETS),
    open_altars=number(0, 5),
    creature_deck=Bits(tables.CREATURES),
    creature_discard=Bits(tables.CREATURES),
    top=index_or_none(tables.CREATURES),
    top_known=Bits("players"),
    hero_deck=Bits(tables.HEROES),
    heroes_out=Bits(tables.HEROES),
    fresh_heroes=Bits(tables.HEROES),
    tokens=Bits(METROPOLISES),
    mercenaries_left=number(0, tables.MAX_MERCENARIES),
    priestesses_left=number(0, tables.MAX_PRIESTESSES),
    philosophers_left=number(0, tables.MAX_PHILOSOPHERS),
    round=number(0, 1 << 20),
    phase=number(0, 4),
    active=FACTION,
    active_god=index_or_none(GODS),
    coins=table(tables.FACTIONS, 0, MOST_COINS),
    owner=Many(FACTION, tables.LANDS),
    troops=table(tables.LANDS, 0, tables.MAX_TROOPS),
    mercenaries=table(tables.LANDS, 0, tables.MAX_MERCENARIES),
    heroes=Many(Bits(tables.HEROES), tables.LANDS),
    plenty=table(tables.LANDS, 0, MOST_COINS),
    building=Many(index(BUILDINGS), tables.SLOTS),
    temples_used=Many(Bits(4), tables.LANDS),
    sea_owner=Many(FACTION, tables.SEAS),
    fleets=table(tables.SEAS, 0, tables.MAX_FLEETS),
    sea_plenty=table(tables.SEAS, 0, MOST_COINS),
    altars=Many(index(5), 5),
    order=Many(FACTION, tables.FACTIONS),
    next_order=Many(FACTION, tables.FACTIONS),
    column=Many(index_or_none(tables.CREATURES), tables.COLUMN_CELLS),
    hero_cells=Many(index_or_none(tables.HEROES), tables.HERO_CELLS),
    figure_at=Many(PLACE, tables.FIGURES),
    figure_owner=Many(FACTION, tables.FIGURES),
    stock=table(len(tables.BASIC_IDS) + 1, 0, 10),
)
FIELDS: dict[str, Spec] = {
    "altar": number(0, 6),
    "areas_chosen": number(0, 3 * tables.FACTIONS),
    "attack_sum": number(0, 99),
    "attackers": number(0, 99),
    "bonus": index(len(tables.BONUS_IDS)),
    "campaigns": number(0, 20),
    "cell": index_or_none(len(CELL_IDS)),
    "card": index_or_none(tables.CREATURES),
    "defence_sum": number(0, 99),
    "defenders": number(0, 99),
    "die": number(0, max(tables.DIE)),
    "discounts": number(0, max(tables.COLUMN_PRICE)),
    "drawn": Bits(tables.CREATURES),
    "extra_recruits": number(0, 4),
    "faction": FACTION,
    "factions_begun": number(0, tables.FACTIONS),
    "first": index_or_none(tables.SEAS),
    "first_kind": index(BUILDINGS),
    "fleets": number(0, tables.MAX_FLEETS),
    "given_up": number(0, 20),
    "god": index_or_none(GODS),
    "hero": Range(-1, tables.HEROES + 1),  # one more: all have been asked
    "heroes": Bits(tables.HEROES),
    "kind": index(BUILDINGS),
    "land": index_or_none(tables.LANDS),
    "mercenaries": number(0, tables.MAX_MERCENARIES),
    "moves": number(0, 20),
    "pieces_given": number(0, 9),
    "pool": Bits(tables.TILES),
    "price": number(0, max(tables.COLUMN_PRICE)),
    "rival": FACTION,
    "rival_die": number(0, max(tables.DIE)),
    "sea": index_or_none(tables.SEAS),
    "settled": Bits(tables.FACTIONS),
    "slots_seen": number(0, 4),
    "stages": number(0, 1 << 20),
    "target": index_or_none(tables.SEAS),
    "tile": index_or_none(tables.TILES),
    "troops": number(0, tables.MAX_TROOPS),
}


def sizes(players: int) -> dict[str, int]:
    """CY-11.6: two people play two factions each."""
    return {"count": 4 if players == 2 else players}


def tiles_of(p: Position) -> Iterator[tuple[int, int, int, int]]:
    numbers = p.board["map"]["tiles"]
    for at in range(0, len(numbers) - 3, 4):
        yield numbers[at], numbers[at + 1], numbers[at + 2], numbers[at + 3]


def the_map_is_legal(p: Position) -> bool:
    """CY-2.3."""
    tiles = list(tiles_of(p))
    pool = [tile for frame in p.frames("lay_tiles") for tile in members(frame["pool"])]
    wanted = tables.TILES_IN_PLAY[p.sizes["count"]] - len(pool)
    if len(p.board["map"]["tiles"]) != 4 * wanted or len({tile for tile, *_ in tiles} - {*pool}) != wanted:
        return False
    if len({(i, j) for _, i, j, _ in tiles}) != wanted:
        return False
    for tile, i, j, rotation in tiles:
        if tile < 0 or abs(i) > REACH or abs(j) > REACH or not 0 <= rotation < 6:
            return False
    return legal_before(p.board["map"]["face"], tuple(p.board["map"]["tiles"]))


@lru_cache(maxsize=100)
def legal_before(face: str, tiles: tuple[int, ...]) -> bool:
    """A game has one map from its begin to its end."""
    return is_legal(restored({"face": face, "tiles": list(tiles)}))


def map_of(p: Position) -> Archipelago:
    return restored(p.board["map"])


def the_mode_is_possible(p: Position) -> bool:
    """CY-11.1, CY-11.6."""
    board, players = p.board, p.sizes["players"]
    teams = board["teams"] if players == 4 else players in (2, 6)
    return board["count"] == p.sizes["count"] and board["teams"] == teams and (teams or board["needed"] == 3)


def every_faction_has_its_pieces(p: Position) -> bool:
    board = p.board
    for faction, own in enumerate(board["factions"]):
        lands = [land for land in range(tables.LANDS) if board["owner"][land] == faction]
        seas = [sea for sea in range(tables.SEAS) if board["sea_owner"][sea] == faction]
        is_guest = board["guest"] == faction
        troops = sum(board["troops"][land] for land in lands) + (board["guest_troops"] if is_guest else 0)
        fleets = sum(board["fleets"][sea] for sea in seas) + (board["guest_fleets"] if is_guest else 0)
        if troops + own["troops_left"] != tables.MAX_TROOPS or fleets + own["fleets_left"] != tables.MAX_FLEETS:
            return False
        if members(own["lands"]) != lands or members(own["seas"]) != seas:
            return False
    return True


def nothing_stands_where_nobody_rules(p: Position) -> bool:
    board, area = p.board, map_of(p)
    for land in range(tables.LANDS):
        is_empty = board["owner"][land] < 0
        if not is_empty and not area.all_land >> land & 1:
            return False
        if is_empty and (board["troops"][land] or board["mercenaries"][land] or board["heroes"][land]):
            return False
        slots = 0 if is_empty else area.slot_count[land]
        if any(board["building"][land * 4 + at] for at in range(slots, 4)):
            return False
    return all(
        (board["fleets"][sea] > 0) == (board["sea_owner"][sea] >= 0)
        and (board["sea_owner"][sea] < 0 or area.all_sea >> sea & 1)
        for sea in range(tables.SEAS)
    )


def guests_have_a_name(p: Position) -> bool:
    """Attackers are somebody's and somewhere on the map."""
    board, area = p.board, map_of(p)
    pieces = [board[f"guest_{what}"] for what in ("troops", "mercenaries", "heroes", "fleets")]
    if board["guest"] < 0:
        return not any(pieces)
    land, sea = board["guest_land"], board["guest_sea"]
    return bool((land < 0 or area.all_land >> land & 1 == 1) and (sea < 0 or area.all_sea >> sea & 1 == 1))


def buildings_come_from_the_stock(p: Position) -> bool:
    kinds = range(1, tables.METROPOLIS)
    return all(p.board["stock"][kind] + p.board["building"].count(kind) == 10 for kind in kinds)


def metropolises_come_from_the_tokens(p: Position) -> bool:
    standing = sum(kind >= tables.METROPOLIS for kind in p.board["building"])
    sheltered = sum(own["sheltered"].bit_count() for own in p.board["factions"])
    return bool(standing + sheltered + p.board["tokens"].bit_count() == METROPOLISES)


def every_creature_is_somewhere(p: Position) -> bool:
    board = p.board
    placed = [tables.FIGURE_CREATURE[at] for at, place in enumerate(board["figure_at"]) if place >= 0]
    there = members(board["creature_deck"]) + members(board["creature_discard"]) + placed
    there += [card for card in board["column"] if card >= 0]
    there += [frame["card"] for frame in p.frames("play_creature") if frame["card"] not in placed]
    there += [card for frame in p.frames("sphinx") for card in members(frame["drawn"])]
    return sorted(there) == list(range(tables.CREATURES))


def figures_stand_where_they_may(p: Position) -> bool:
    """One an area; the Kraken at sea, the Minotaur on own land."""
    board, area = p.board, map_of(p)
    places = [place for place in board["figure_at"] if place >= 0]
    for place in places:
        on_map = area.all_sea >> (place - tables.SEA) if place >= tables.SEA else area.all_land >> place
        if tables.LANDS <= place < tables.SEA or not on_map & 1:
            return False
    kraken, minotaur = board["figure_at"][KRAKEN], board["figure_at"][MINOTAUR]
    if len(set(places)) != len(places) or 0 <= kraken < tables.SEA or minotaur >= tables.SEA:
        return False
    guarded = minotaur < 0 or board["guest"] >= 0
    return bool(guarded or board["owner"][minotaur] == board["figure_owner"][MINOTAUR])


def altars_differ(p: Position) -> bool:
    return sorted(p.board["altars"]) == list(range(5))


def nobody_is_twice_in_the_order(p: Position) -> bool:
    orders = [[one for one in p.board[name] if one >= 0] for name in ("order", "next_order")]
    return all(len(set(order)) == len(order) for order in orders)


def the_top_is_in_the_deck(p: Position) -> bool:
    top = p.board["top"]
    return bool(top < 0 or p.board["creature_deck"] >> top & 1 == 1)


def nobody_carries_more_than_there_is(p: Position) -> bool:
    return bool(sum(p.values("stack.giant.mercenaries")) <= p.board["mercenaries_left"])


COMPONENTS = Components(
    BOARD,
    FIELDS,
    laws=[
        Law("the mode is possible with so many players", the_mode_is_possible),
        Law("the map is legal", the_map_is_legal),
        Law("every faction has its troops, fleets and areas", every_faction_has_its_pieces),
        Law("nothing stands where nobody rules", nothing_stands_where_nobody_rules),
        Law("attackers are somebody's", guests_have_a_name),
        Count("mercenaries", tables.MAX_MERCENARIES, ["mercenaries[]", "guest_mercenaries", "mercenaries_left"]),
        Count("priestesses", tables.MAX_PRIESTESSES, ["factions[].priestesses", "priestesses_left"]),
        Count("philosophers", tables.MAX_PHILOSOPHERS, ["factions[].philosophers", "philosophers_left"]),
        Law("basic buildings come from the stock", buildings_come_from_the_stock),
        Law("metropolises come from the tokens", metropolises_come_from_the_tokens),
        Law("every creature is somewhere", every_creature_is_somewhere),
        Cards(
            "heroes",
            tables.ALL_HEROES,
            [
                "hero_deck",
                "heroes_out",
                "card:hero_cells[]",
                "heroes[]",
                "guest_heroes",
                "factions[].sheltered",
                "card:stack.turn.hero",
            ],
        ),
        Law("figures stand where they may", figures_stand_where_they_may),
        Law("altars differ", altars_differ),
        Law("nobody is twice in the order", nobody_is_twice_in_the_order),
        Law("the top creature is in the deck", the_top_is_in_the_deck),
        Law("nobody carries more mercenaries than there are", nobody_carries_more_than_there_is),
    ],
    sizes=sizes,
    roots=["round"],
)
