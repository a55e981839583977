"""What is in the box of Cyclades: counted in every position of every test."""

from agon.games.cyclades.game import Cyclades
from agon.games.cyclades.rules.creatures import PlayCreature, Sphinx
from agon.games.cyclades.rules.figures import PolyphemusPushes
from agon.games.cyclades.rules.prey import Giant
from agon.games.cyclades.rules.turn import Turn
from agon.games.cyclades.tables import (
    CREATURES,
    FIGURE_CREATURE,
    FIGURES,
    HEROES,
    LANDS,
    MAX_FLEETS,
    MAX_MERCENARIES,
    MAX_PHILOSOPHERS,
    MAX_PRIESTESSES,
    MAX_TROOPS,
    METROPOLIS,
    NONE,
    SEA,
    SEAS,
    SLOTS,
)
from agon.kernel.bits import count_bits, has
from agon.kernel.game import Game
from tests.frames import under_way
from tests.properties.sets import members


def conserve(game: Game) -> None:
    """Pieces, cards and coins are where they can be, and as many as there are in the box."""
    assert isinstance(game, Cyclades)
    for faction in range(game.count):
        conserve_faction(game, faction)
    conserve_land_and_sea(game)
    conserve_cards(game)
    on_land = sum(game.mercenaries)
    carried = sum(int(frame.mercenaries) for frame in under_way(game, Giant))
    assert on_land + game.guest_mercenaries + game.mercenaries_left == MAX_MERCENARIES
    assert carried <= game.mercenaries_left
    assert sum(own.priestesses for own in game.factions) + game.priestesses_left == MAX_PRIESTESSES
    assert sum(own.philosophers for own in game.factions) + game.philosophers_left == MAX_PHILOSOPHERS
    assert min(game.coins) >= 0  # where they come from and go to, the accountant knows
    for kind in range(1, METROPOLIS):
        assert game.stock[kind] + list(game.building).count(kind) == 10
    standing = sum(1 for slot in range(SLOTS) if game.building[slot] >= METROPOLIS)
    sheltered = sum(count_bits(own.sheltered) for own in game.factions)
    assert standing + sheltered + count_bits(game.tokens) == 15


def conserve_faction(game: Cyclades, faction: int) -> None:
    own = game.factions[faction]
    troops = sum(game.troops[land] for land in range(LANDS) if game.owner[land] == faction)
    fleets = sum(game.fleets[sea] for sea in range(SEAS) if game.sea_owner[sea] == faction)
    if game.guest == faction:
        troops += game.guest_troops
        fleets += game.guest_fleets
    assert troops + own.troops_left == MAX_TROOPS
    assert fleets + own.fleets_left == MAX_FLEETS
    assert members(own.lands) == [land for land in range(LANDS) if game.owner[land] == faction]
    assert members(own.seas) == [sea for sea in range(SEAS) if game.sea_owner[sea] == faction]
    assert 0 <= own.philosophers <= 4


def conserve_land_and_sea(game: Cyclades) -> None:
    for land in range(LANDS):
        if not has(game.map.all_land, land) or game.owner[land] == NONE:
            assert game.troops[land] == game.mercenaries[land] == game.heroes[land] == 0
        assert min(game.troops[land], game.mercenaries[land], game.heroes[land], game.plenty[land]) >= 0
        for at in range(4):
            if at >= game.map.slot_count[land] or game.owner[land] == NONE:
                assert game.building[land * 4 + at] == 0
    closed = game.closed_seas()
    pushing = bool(under_way(game, PolyphemusPushes))
    for sea in range(SEAS):
        assert (game.fleets[sea] > 0) == (game.sea_owner[sea] != NONE)
        if has(closed, sea) and not pushing:
            assert game.fleets[sea] == 0, "a closed sea holds no fleet"


def conserve_cards(game: Cyclades) -> None:
    """Every creature and hero is in exactly one place."""
    creatures = members(game.creature_deck) + members(game.creature_discard)
    creatures += [card for card in game.column if card != NONE]
    placed = [FIGURE_CREATURE[at] for at in range(FIGURES) if game.figure_at[at] >= 0]
    creatures += placed
    creatures += [int(frame.card) for frame in under_way(game, PlayCreature) if frame.card not in placed]
    creatures += [card for frame in under_way(game, Sphinx) for card in members(frame.drawn)]
    assert sorted(creatures) == list(range(CREATURES))
    heroes = members(game.hero_deck) + members(game.heroes_out)
    heroes += [hero for hero in game.hero_cells if hero != NONE]
    heroes += [hero for land in range(LANDS) for hero in members(game.heroes[land])]
    heroes += members(game.guest_heroes)
    heroes += [hero for own in game.factions for hero in members(own.sheltered)]
    heroes += [int(frame.hero) for frame in under_way(game, Turn) if frame.hero != NONE]
    assert sorted(heroes) == list(range(HEROES))
    places = [int(at) for at in game.figure_at if at >= 0]
    assert len(set(places)) == len(places), "one creature an area"
    assert game.figure_at[1] < 0 or game.figure_at[1] >= SEA, "the Kraken stays at sea"
    if game.figure_at[3] >= 0 and game.guest == NONE:
        assert game.owner[game.figure_at[3]] == game.figure_owner[3], "the Minotaur guards own land"
