"""What a seat may know of the board. Built from nothing."""

from typing import Any

from agon.games.hellas.effects import (
    ACTIONS,
    ATTRIBUTES,
    PRIESTS,
    REWARDS,
    SYMBOLS,
    TEMPLES_TO_WIN,
    TROPHIES_TO_WIN,
)
from agon.games.hellas.game import Hellas
from agon.games.hellas.rules.base import HellasRule, card_outline
from agon.games.hellas.rules.chase import Chase
from agon.games.hellas.rules.monster_attack import best_defence
from agon.games.hellas.solo.game import SoloHellas
from agon.games.hellas.solo.view import solo_view
from agon.games.hellas.state import Lord
from agon.games.hellas.tables import (
    ARTIFACT_IDS,
    BLESSING_IDS,
    COMBAT_IDS,
    DELPHI,
    EVENT_IDS,
    GOD_ARTIFACT,
    GOD_IDS,
    GOD_REGION,
    HERO_IDS,
    LAND_IDS,
    MONSTER_ARTIFACT,
    MONSTER_EVENTS,
    MONSTER_IDS,
    MONSTERS,
    POPULATION,
    QUEST_IDS,
    QUEST_REGION,
    QUESTS,
    REGION_DATA,
    REGION_IDS,
    REGIONS,
    TEMPLE_DATA,
    WOUND_PLACES,
)
from agon.kernel.bits import count_bits, has, members


def own_view(g: Hellas, seat: int | None) -> dict[str, Any]:
    """Hands are hidden."""
    return {"players": [player_view(g, lord, seat) for lord in seated(g)]}


def common_view(g: Hellas) -> dict[str, Any]:
    """Alone against Xerxes there is a key ``solo`` more (``solo/view.py``); he is no player."""
    board = board_of_all(g)
    if isinstance(g, SoloHellas):
        board["solo"] = solo_view(g)
    return board


def seated(g: Hellas) -> list[Lord]:
    return g.lords[: int(g.players)]


def board_of_all(g: Hellas) -> dict[str, Any]:
    return {
        "regions": [region_view(g, region) for region in range(REGIONS)],
        "monsters": [monster_view(g, monster) for monster in range(MONSTERS) if g.lair[monster] >= 0],
        "monuments": [monument_view(g, god) for god in range(len(GOD_IDS))],
        "quests": [quest_view(g, quest) for quest in range(QUESTS) if has(g.quests, quest)],
        "decks": decks_view(g),
        "temple_card": temple_card_view(g),
        "glory": {land: holder_of(g, at) for at, land in enumerate(LAND_IDS)},
        "king": king_view(g),
        "active": int(g.active),
        "turn": int(g.turns),
        "specials_left": int(g.specials),
        "under_way": under_way(g),
    }


def names(mask: int, words: tuple[str, ...]) -> list[str]:
    return [words[at] for at in members(mask)]


def name_or_none(at: int, words: tuple[str, ...]) -> str | None:
    return words[at] if at >= 0 else None


def region_view(g: Hellas, region: int) -> dict[str, Any]:
    data = REGION_DATA[region]
    owner = int(g.owner[region])
    armies = {}
    for lord in seated(g):
        count = int(g.hoplites(lord.seat, region))
        if count:
            armies[str(lord.seat)] = {"hoplites": count, "fortified": lord.is_fortified(region)}
    return {
        "id": data["id"],
        "land": data["land"],
        "population": int(POPULATION[region]),
        "city": data["city"] or None,
        "shrine": data["shrine"] or None,
        "temple": has(g.temples, region),
        "oracle": region == DELPHI and has(g.temples, region),
        "owner": owner if 0 <= owner < g.players else None,
        "armies": armies,
        "heroes": [{"hero": HERO_IDS[lord.hero], "seat": int(lord.seat)} for lord in g.lords if lord.at == region],
        "monsters": [MONSTER_IDS[monster] for monster in range(MONSTERS) if g.lair[monster] == region],
        "quests": [QUEST_IDS[at] for at in members(g.quests) if QUEST_REGION[at] == region],
        "monument": next((god for at, god in enumerate(GOD_IDS) if GOD_REGION[at] == region), None),
    }


def monster_view(g: Hellas, monster: int) -> dict[str, Any]:
    places = g.places_of(monster)
    return {
        "id": MONSTER_IDS[monster],
        "region": REGION_IDS[g.lair[monster]],
        "wounds": [
            {"symbol": SYMBOLS[symbol], "reward": REWARDS[reward] or None, "filled": has(g.wounds[monster], at)}
            for at, (symbol, reward, _) in enumerate(WOUND_PLACES[monster])
            if has(places, at)
        ],
        "evolutions": names(g.evolved & MONSTER_EVENTS[monster], EVENT_IDS),
        "artifact": ARTIFACT_IDS[MONSTER_ARTIFACT[monster]],
    }


def monument_view(g: Hellas, god: int) -> dict[str, Any]:
    owner = int(g.owner[GOD_REGION[god]])
    priests = {str(seat): int(g.praying[god * g.players + seat]) for seat in range(int(g.players))}
    return {
        "god": GOD_IDS[god],
        "region": REGION_IDS[GOD_REGION[god]],
        "level": int(g.level[god]),
        "priests": {seat: count for seat, count in priests.items() if count},
        "places": int(g.priest_places()),
        "owner": owner if 0 <= owner < g.players else None,
        "artifact": ARTIFACT_IDS[GOD_ARTIFACT[god]],
    }


def quest_view(g: Hellas, quest: int) -> dict[str, Any]:
    heroes = [
        {"hero": HERO_IDS[lord.hero], "seat": int(lord.seat), "step": int(lord.quest_step) + 1}
        for lord in g.lords
        if lord.quest == quest
    ]
    return {"id": QUEST_IDS[quest], "region": REGION_IDS[QUEST_REGION[quest]], "heroes": heroes}


def player_view(g: Hellas, lord: Lord, seat: int | None) -> dict[str, Any]:
    sent = int(g.sent_priests(lord.seat))
    hand = [card_outline(card) for card in members(lord.hand)] if lord.seat == seat else None
    return {
        "seat": int(lord.seat),
        "hero": name_or_none(lord.hero, HERO_IDS),
        "region": name_or_none(lord.at, REGION_IDS),
        "quest": name_or_none(lord.quest, QUEST_IDS),
        "quest_step": int(lord.quest_step) + 1 if lord.quest >= 0 else None,
        "attributes": {
            name: {
                "value": int(lord.value(at)),
                "stored": int(lord.stored(at)),
                "injured": has(lord.injured, at),
            }
            for at, name in enumerate(ATTRIBUTES)
        },
        "injuries": int(lord.injuries()),
        "priests": {"pool": int(lord.pool), "monuments": sent, "stock": PRIESTS - int(lord.pool) - sent},
        "hoplites_left": int(lord.reserve),
        "hand_size": int(lord.hand_size()),
        "hand_limit": int(lord.hand_limit()),
        "hand": hand,
        "artifacts": [{"id": ARTIFACT_IDS[at], "charged": has(lord.charged, at)} for at in members(lord.artifacts)],
        "blessings": names(lord.blessings, BLESSING_IDS),
        "glory": names(lord.glory, LAND_IDS),
        "trophies": names(lord.trophies, MONSTER_IDS),
        "used_actions": names(lord.used, ACTIONS),
        "regular_actions_done": names(lord.done, ACTIONS),
        "quest_cards": names(lord.kept, QUEST_IDS),
        "defence_at_hand": own_defence(g, lord) if lord.seat == seat else None,
        "exhausted_fight_used": lord.tired != 0,
        "progress": progress_view(g, lord),
    }


def own_defence(g: Hellas, lord: Lord) -> int | None:
    """While a monster strikes: what the hunter's cards and blessings could put up against it. Nobody else knows."""
    chase = next((frame for frame in reversed(g.stack) if isinstance(frame, Chase)), None)
    if chase is None or chase.hunter != lord.seat or chase.attack < 0:
        return None
    return int(best_defence(g, chase))


def progress_view(g: Hellas, lord: Lord) -> dict[str, Any]:
    """How far the player is on each way to win; alone there are others (``solo``)."""
    if g.players == 1:
        return {}
    return {
        "warlord": {"have": int(g.lands_of(lord.seat)), "need": int(g.lands_to_win())},
        "favored": {"have": int(g.temples_of(lord.seat)), "need": TEMPLES_TO_WIN},
        "slayer": {"have": int(count_bits(lord.trophies)), "need": TROPHIES_TO_WIN},
        "king": king_progress(g, lord),
    }


def king_progress(g: Hellas, lord: Lord) -> dict[str, Any] | None:
    if g.players == 2:
        return None
    rules_it = g.king_god >= 0 and g.owner[GOD_REGION[g.king_god]] == lord.seat
    return {"controls": rules_it, "level": int(max(g.level))}


def decks_view(g: Hellas) -> dict[str, Any]:
    return {
        "events": int(count_bits(g.event_deck)),
        "events_discarded": int(count_bits(g.event_discard)),
        "combat": int(count_bits(g.deck)),
        "combat_discarded": [COMBAT_IDS[card] for card in members(g.discard)],
        "neutral_artifacts": int(count_bits(g.relics)),
        "blessings": int(count_bits(g.blessings)),
        "blessings_discarded": names(g.blessings_gone, BLESSING_IDS),
    }


def temple_card_view(g: Hellas) -> dict[str, Any]:
    data = TEMPLE_DATA[g.temple_card]
    return {
        "id": data["id"],
        "places": int(g.places_for_temples()),
        "built": int(g.temples_built),
        "drafts": list(data["drafts"]) if g.has_drafts() else [],
        "oracle": data["oracle"] if g.players > 1 else None,
        "oracle_built": has(g.temples, DELPHI),
    }


def holder_of(g: Hellas, land: int) -> int | None:
    return next((int(lord.seat) for lord in g.lords if has(lord.glory, land)), None)


def king_view(g: Hellas) -> dict[str, Any] | None:
    if g.king_god < 0:
        return None
    tokens = int(g.king_tokens)
    return {"god": GOD_IDS[g.king_god], "seat": int(g.king_seat), "tokens": max(tokens, 0), "waiting": tokens < 0}


def under_way(g: Hellas) -> dict[str, Any] | None:
    """The innermost battle, hunt or draft on the stack, with its sums."""
    for frame in reversed(g.stack):
        if isinstance(frame, HellasRule):
            shown = frame.outline(g)
            if shown is not None:
                return shown
    return None
