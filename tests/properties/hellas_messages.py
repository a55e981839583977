"""What each message of Lords of Hellas says to the chronicler."""

from agon.games.hellas import tables, words
from agon.games.hellas.tables import ARTIFACT_IDS
from agon.kernel.history import Event
from tests.properties.hellas_battle import BattleBook, strength_of_attack
from tests.properties.hellas_chronicle import CITIES, Chronicle, says
from tests.properties.sets import members

__all__ = ["Chronicle"]
BUILD_MONUMENT = 10
DELPHI = tables.REGION_IDS.index("phocis")


@says(words.TURN_BEGINS)
def turn_begins(log: Chronicle, event: Event, seat: int, b: int, c: int) -> None:
    """LH-3: clockwise."""
    assert log.turn < 0 or seat == (log.turn + 1) % int(log.game.players)
    log.turn = seat
    log.turns += 1


@says(words.HERO_CHOSEN)
def hero_chosen(log: Chronicle, event: Event, seat: int, hero: int, c: int) -> None:
    player = log.players[seat]
    player.hero = hero
    player.attributes = [int(tables.HERO_START[hero * 3 + at]) for at in range(3)]


@says(words.HERO_PLACED)
def hero_placed(log: Chronicle, event: Event, seat: int, hero: int, region: int) -> None:
    assert log.players[seat].hero == hero
    log.players[seat].at = region
    log.army[seat, region] += 2


@says(words.ACTION_TAKEN)
def action_taken(log: Chronicle, event: Event, seat: int, action: int, c: int) -> None:
    if action != BUILD_MONUMENT:
        log.players[seat].used.add(action)


@says(words.ACTION_CLEARED)
def action_cleared(log: Chronicle, event: Event, seat: int, action: int, c: int) -> None:
    log.players[seat].used.remove(action)


@says(words.CONTROL)
def control(log: Chronicle, event: Event, seat: int, region: int, c: int) -> None:
    assert log.owner[region] != seat
    log.owner[region] = seat
    god = int(tables.MONUMENT_AT[region])
    if god >= 0:  # LH-10.2
        for player in log.players:
            player.artifacts.discard(int(tables.GOD_ARTIFACT[god]))
            player.charged.discard(int(tables.GOD_ARTIFACT[god]))


@says(words.GOD_ARTIFACT_TAKEN)
@says(words.ARTIFACT_GAINED)
def artifact_gained(log: Chronicle, event: Event, seat: int, artifact: int, c: int) -> None:
    log.players[seat].artifacts.add(artifact)
    log.players[seat].charged.add(artifact)


@says(words.ARTIFACT_USED)
def artifact_used(log: Chronicle, event: Event, seat: int, artifact: int, c: int) -> None:
    log.players[seat].charged.remove(artifact)
    if log.battle is not None:
        log.battle.used(seat, ARTIFACT_IDS[artifact])


@says(words.BLESSING_GAINED)
def blessing_gained(log: Chronicle, event: Event, seat: int, blessing: int, c: int) -> None:
    log.players[seat].blessings.add(blessing)


# hoplites


@says(words.HOPLITES_DIE)
def hoplites_die(log: Chronicle, event: Event, seat: int, count: int, region: int) -> None:
    assert 0 < count <= log.army[seat, region]
    log.army[seat, region] -= count
    if log.army[seat, region] == 0:
        log.players[seat].fortified.discard(region)
    if log.battle is not None:
        log.battle.died(seat, count)


@says(words.HOPLITES_MOVE)
@says(words.RETREATED)
def hoplites_move(log: Chronicle, event: Event, seat: int, count: int, start: int) -> None:
    log.moved(seat, count, start, int(event.d))


@says(words.RECRUITED)
def recruited(log: Chronicle, event: Event, seat: int, count: int, region: int) -> None:
    assert count > 0
    log.army[seat, region] += count


@says(words.RECRUITED_FORTIFIED)
def recruited_fortified(log: Chronicle, event: Event, seat: int, count: int, region: int) -> None:
    recruited(log, event, seat, count, region)
    fortified(log, event, seat, region, 0)


@says(words.FORTIFIED)
def fortified(log: Chronicle, event: Event, seat: int, region: int, c: int) -> None:
    assert region in CITIES
    assert region not in log.players[seat].fortified
    assert log.owner[region] == seat
    log.players[seat].fortified.add(region)


@says(words.UNFORTIFIED)
def unfortified(log: Chronicle, event: Event, seat: int, region: int, c: int) -> None:
    log.players[seat].fortified.remove(region)


# heroes


@says(words.HERO_MOVES)
def hero_moves(log: Chronicle, event: Event, seat: int, hero: int, start: int) -> None:
    assert (log.players[seat].hero, log.players[seat].at) == (hero, start)
    log.players[seat].at = int(event.d)


@says(words.HERO_APPEARS)
@says(words.HERO_RETURNS)
def hero_appears(log: Chronicle, event: Event, seat: int, hero: int, region: int) -> None:
    player = log.players[seat]
    assert player.hero == hero
    player.at, player.quest = region, -1


@says(words.PRIEST_GAINED)
def priest_gained(log: Chronicle, event: Event, seat: int, count: int, c: int) -> None:
    assert count > 0
    log.players[seat].pool += count


@says(words.PRIEST_SACRIFICED)
def priest_sacrificed(log: Chronicle, event: Event, seat: int, b: int, c: int) -> None:
    log.players[seat].pool -= 1


@says(words.PRAYED)
def prayed(log: Chronicle, event: Event, seat: int, god: int, attribute: int) -> None:
    """LH-3.3."""
    player = log.players[seat]
    player.pool -= 1
    log.praying[god, seat] += 1
    assert sum(log.praying[god, other.seat] for other in log.players) <= tables.PRIEST_PLACES
    player.attributes[attribute] = min(5, player.attributes[attribute] + 1)
    assert player.attributes[attribute] == event.d


@says(words.ATTRIBUTE_NOW)
def attribute_now(log: Chronicle, event: Event, seat: int, attribute: int, value: int) -> None:
    log.players[seat].attributes[attribute] = value


@says(words.INJURED)
def injured(log: Chronicle, event: Event, seat: int, hero: int, attribute: int) -> None:
    assert log.players[seat].hero == hero
    assert attribute not in log.players[seat].injured
    log.players[seat].injured.add(attribute)


@says(words.HEALED)
def healed(log: Chronicle, event: Event, seat: int, hero: int, attribute: int) -> None:
    assert log.players[seat].hero == hero
    log.players[seat].injured.remove(attribute)


@says(words.GLORY_TAKEN)
def glory_taken(log: Chronicle, event: Event, seat: int, land: int, c: int) -> None:
    for player in log.players:
        player.glory.discard(land)
    log.players[seat].glory.add(land)


@says(words.GLORY_RETURNED)
def glory_returned(log: Chronicle, event: Event, seat: int, land: int, c: int) -> None:
    log.players[seat].glory.remove(land)


@says(words.CARD_DRAWN)
def card_drawn(log: Chronicle, event: Event, seat: int, card: int, c: int) -> None:
    assert event.audience == 1 << seat
    assert not any(card in player.hand for player in log.players)
    log.players[seat].hand.add(card)


@says(words.DISCARDED)
def discarded(log: Chronicle, event: Event, seat: int, card: int, c: int) -> None:
    log.players[seat].hand.remove(card)


@says(words.CARD_PLAYED)
def card_played(log: Chronicle, event: Event, seat: int, card: int, c: int) -> None:
    log.players[seat].hand.remove(card)
    assert log.battle is not None
    log.battle.played(log, seat, card, log.planned)


# quests


@says(words.QUEST_APPEARS)
def quest_appears(log: Chronicle, event: Event, quest: int, region: int, c: int) -> None:
    assert region == tables.QUEST_REGION[quest]
    log.quests.add(quest)
    assert len(log.quests) <= 3


@says(words.QUEST_BEGUN)
def quest_begun(log: Chronicle, event: Event, seat: int, hero: int, quest: int) -> None:
    player = log.players[seat]
    assert player.hero == hero
    assert player.at == tables.QUEST_REGION[quest]
    player.at, player.quest, player.stage = -1, quest, int(event.d) - 1


@says(words.QUEST_STEP)
def quest_step(log: Chronicle, event: Event, seat: int, hero: int, quest: int) -> None:
    player = log.players[seat]
    player.stage += 1
    assert (player.hero, player.quest, player.stage) == (hero, quest, event.d - 1)


@says(words.QUEST_DONE)
def quest_done(log: Chronicle, event: Event, seat: int, hero: int, quest: int) -> None:
    player = log.players[seat]
    assert (player.hero, player.quest, player.stage) == (hero, quest, 2)
    player.at, player.quest = int(tables.QUEST_REGION[quest]), -1
    log.quests.remove(quest)


# monsters


@says(words.MONSTER_ENTERS)
def monster_enters(log: Chronicle, event: Event, monster: int, region: int, c: int) -> None:
    assert monster not in log.lair
    log.lair[monster] = region


@says(words.MONSTER_EVOLVES)
def monster_evolves(log: Chronicle, event: Event, monster: int, card: int, c: int) -> None:
    assert monster in log.lair
    log.evolved.add(card)


@says(words.MONSTER_MOVES)
def monster_moves(log: Chronicle, event: Event, monster: int, start: int, to: int) -> None:
    assert log.lair[monster] == start
    log.lair[monster] = to


@says(words.MONSTER_ATTACKS)
def monster_attacks(log: Chronicle, event: Event, monster: int, region: int, c: int) -> None:
    assert log.lair[monster] == region


@says(words.MONSTER_HEALS)
def monster_heals(log: Chronicle, event: Event, monster: int, b: int, c: int) -> None:
    log.wounds[monster] = 0


@says(words.WOUNDED)
def wounded(log: Chronicle, event: Event, seat: int, monster: int, c: int) -> None:
    assert monster in log.lair
    log.wounds[monster] += 1


@says(words.SLAIN)
def slain(log: Chronicle, event: Event, seat: int, monster: int, c: int) -> None:
    del log.lair[monster]
    log.slain.add(monster)
    log.wounds[monster] = 0
    log.evolved -= set(members(tables.MONSTER_EVENTS[monster]))
    log.players[seat].trophies.add(monster)


@says(words.ATTACK_CHOSEN)
def attack_chosen(log: Chronicle, event: Event, seat: int, monster: int, attack: int) -> None:
    """LH-7.3: by the player to the hunter's left, with the strength of card, monster and evolutions."""
    assert event.d == strength_of_attack(log, (seat - 1) % len(log.players), monster, attack)


# temples and monuments


@says(words.TEMPLE_BUILT)
def temple_built(log: Chronicle, event: Event, seat: int, region: int, c: int) -> None:
    assert log.owner[region] == seat
    assert region != DELPHI
    log.temples.add(region)


@says(words.ORACLE_BUILT)
def oracle_built(log: Chronicle, event: Event, seat: int, b: int, c: int) -> None:
    assert log.owner[DELPHI] == seat
    log.temples.add(DELPHI)


@says(words.MONUMENT_BUILT)
def monument_built(log: Chronicle, event: Event, seat: int, god: int, level: int) -> None:
    """LH-4.9."""
    log.levels[god] += 1
    assert log.levels[god] == level
    log.praying.clear()
    for player in log.players:
        player.used.clear()
        player.charged = set(player.artifacts)


@says(words.KING_COUNTDOWN)
def king_countdown(log: Chronicle, event: Event, seat: int, god: int, tokens: int) -> None:
    assert (log.levels[god], tokens, len(log.players) > 2) == (5, 3, True)
    log.tokens = tokens


@says(words.KING_TOKEN_OFF)
def king_token_off(log: Chronicle, event: Event, seat: int, tokens: int, c: int) -> None:
    log.tokens -= 1
    assert tokens == log.tokens


# battles


@says(words.BATTLE_BEGINS)
def battle_begins(log: Chronicle, event: Event, attacker: int, defender: int, region: int) -> None:
    assert log.army[attacker, region] > 0
    assert log.army[defender, region] > 0
    log.battle = BattleBook(attacker, defender, region)


@says(words.BATTLE_ENDS)
def battle_ends(log: Chronicle, event: Event, region: int, attacker: int, attack: int) -> None:
    assert log.battle is not None
    assert (log.battle.region, log.battle.attacker, log.battle.defender) == (region, attacker, event.d)
    assert attack == log.battle.strength(log, attacker)
    assert event.e == log.battle.strength(log, int(event.d))
    log.battle.decided(log, attacker if attack > event.e else int(event.d))


@says(words.BATTLE_LOSSES)
def battle_losses(log: Chronicle, event: Event, attacker: int, lost: int, defender: int) -> None:
    assert log.battle is not None
    log.battle.paid(log, lost, int(event.d))


@says(words.BATTLE_WON)
def battle_won(log: Chronicle, event: Event, seat: int, region: int, c: int) -> None:
    assert log.battle is not None
    assert log.battle.winner in (-1, seat)
    log.battle = None
