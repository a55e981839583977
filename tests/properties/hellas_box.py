"""What is in the box of Lords of Hellas: counted in every position of every test."""

from agon.games.hellas.effects import HOPLITES, PRIESTS, TOP_ATTRIBUTE, TOP_LEVEL
from agon.games.hellas.game import Hellas
from agon.games.hellas.rules.battle import Battle
from agon.games.hellas.rules.draft import Draft, LookAtRelics
from agon.games.hellas.rules.march import March
from agon.games.hellas.rules.moves import MoveHoplites
from agon.games.hellas.rules.opening import Opening
from agon.games.hellas.rules.turn import Turn, Turns
from agon.games.hellas.tables import (
    ALL_BLESSINGS,
    ALL_COMBAT,
    ALL_EVENTS,
    BLESSING_IDS,
    CITIES,
    GOD_ARTIFACT,
    GOD_REGION,
    MONSTER_CARDS,
    MONSTER_EVENTS,
    MONSTERS,
    NEUTRAL_ARTIFACTS,
    POPULATION,
    PRIEST_PLACES,
    REGIONS,
)
from agon.kernel.bits import count_bits, has
from agon.kernel.game import Game
from tests.frames import top, under_way


def parts(*sets: int) -> int:
    """The union of sets that must not overlap."""
    union = 0
    for one in sets:
        assert union & one == 0, "a card in two places"
        union |= one
    return union


def conserve(game: Game) -> None:
    """Cards, tokens, priests and hoplites are where they can be and nowhere twice."""
    assert isinstance(game, Hellas)
    lords = game.lords
    assert parts(game.deck, game.discard, *(lord.hand for lord in lords)) == ALL_COMBAT
    looked = [frame.looked_at for frame in under_way(game, LookAtRelics)]
    owned = [lord.artifacts for lord in lords]
    assert parts(game.relics, *looked, *(held & NEUTRAL_ARTIFACTS for held in owned)) == NEUTRAL_ARTIFACTS
    parts(*owned)
    drafted = [frame.cards for frame in under_way(game, Draft)]
    blessed = [lord.blessings for lord in lords]
    assert parts(game.blessings, game.blessings_gone, *drafted, *blessed) == ALL_BLESSINGS
    quests = game.quests << MONSTER_CARDS
    kept = [lord.kept << MONSTER_CARDS for lord in lords]
    assert parts(game.event_deck, game.event_discard, game.evolved, quests, *kept) & ~ALL_EVENTS == 0
    assert count_bits(game.quests) <= 3
    parts(*(lord.glory for lord in lords))
    parts(*(lord.trophies for lord in lords))
    for monster in range(MONSTERS):
        if game.lair[monster] < 0:
            assert game.wounds[monster] == 0
            assert game.evolved & MONSTER_EVENTS[monster] == 0
        else:
            assert game.open_places(monster) != 0
            assert game.wounds[monster] & ~game.places_of(monster) == 0
    check_players(game)
    check_regions(game)


def check_players(game: Hellas) -> None:
    for lord in game.lords:
        seat = lord.seat
        on_map = sum(game.hoplites(seat, region) for region in range(REGIONS))
        assert on_map + lord.reserve == HOPLITES
        assert 0 <= lord.pool <= PRIESTS
        assert lord.pool + game.sent_priests(seat) <= PRIESTS
        assert lord.charged & ~lord.artifacts == 0
        assert all(1 <= lord.stored(at) <= TOP_ATTRIBUTE for at in range(3))
        assert lord.hero < 0 or (lord.at >= 0) != (lord.quest >= 0) or under_way(game, Opening)
        assert lord.quest < 0 or has(game.quests, lord.quest)
        for region in range(REGIONS):
            assert (game.owner[region] == seat) == lord.holds(region)
            if lord.is_fortified(region):
                assert game.hoplites(seat, region) > 0
                assert has(CITIES, region)
    for god in range(3):
        assert 1 <= game.level[god] <= TOP_LEVEL
        assert sum(game.praying[god * game.players + seat] for seat in range(int(game.players))) <= PRIEST_PLACES
        owner = game.owner[GOD_REGION[god]]
        for lord in game.lords:
            assert has(lord.artifacts, GOD_ARTIFACT[god]) == (lord.seat == owner)


def check_regions(game: Hellas) -> None:
    """Enemies share a region only while someone moves or fights there."""
    moving = any(under_way(game, rule) for rule in (Battle, March, MoveHoplites))
    for region in range(REGIONS):
        present = [lord.seat for lord in game.lords if game.hoplites(lord.seat, region) > 0]
        assert len(present) <= (2 if moving else 1) or game.over
        if len(present) == 1 and not moving and not game.over and isinstance(top(game), (Turn, Turns)):
            assert game.owner[region] in (-1, present[0]), "hoplites stand in a region that another controls"


def check_control(game: Game) -> None:
    """LH-3.8 in a game that was played from its set-up: between actions nobody stands in a region with enough hoplites
    and does not hold it."""
    assert isinstance(game, Hellas)
    if game.over or not isinstance(top(game), Turn):
        return
    for lord in game.lords:
        helped = has(lord.blessings, BLESSING_IDS.index("local_support"))
        for region in range(REGIONS):
            people = max(1, POPULATION[region] - 2) if helped else POPULATION[region]
            assert lord.holds(region) or game.hoplites(lord.seat, region) < people, "enough hoplites without control"
