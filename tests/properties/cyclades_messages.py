"""What each message of Cyclades says to the chronicler."""

from collections import Counter

from agon.games.cyclades import words
from agon.games.cyclades.tables import CREATURE_IDS, GOD_IDS, HERO_IDS, SEA
from agon.kernel.history import Event
from tests.properties.cyclades_chronicle import METROPOLIS, Chronicle, says

__all__ = ["Chronicle"]
FORTRESS = 2
AJAX, HELEN, ODYSSEUS, PENTHESILEA = (HERO_IDS.index(name) for name in ("ajax", "helen", "odysseus", "penthesilea"))
MINOTAUR = CREATURE_IDS.index("minotaur")
APOLLO = GOD_IDS.index("apollo")


@says(words.ROUND)
def round_begins(log: Chronicle, who: int, b: int, c: int, event: Event) -> None:
    """CY-5.2: who acted first is last; CY-12.1: a round begins only if nothing has ended the game."""
    if log.turned:
        log.order = log.turned[::-1]
    assert log.order == [int(faction) for faction in log.game.order if faction >= 0]
    log.turned, log.bids, log.banned, log.kept = [], {}, {}, set()
    assert event.a == 1 or not log.forced


@says(words.INCOME)
def income(log: Chronicle, who: int, coins: int, c: int, event: Event) -> None:
    assert coins == log.income(who)


@says(words.OFFERED)
def offered(log: Chronicle, who: int, number: int, god: int, event: Event) -> None:
    log.bids[who] = (god, number)


@says(words.DISPLACED)
def displaced(log: Chronicle, who: int, god: int, c: int, event: Event) -> None:
    assert log.bids.pop(who)[0] == god
    assert god != APOLLO
    log.banned[who] = god


@says(words.PAID)
def paid(log: Chronicle, who: int, coins: int, god: int, event: Event) -> None:
    """CY-4.7; less only where someone of the side had to offer what it had not (ruling 3.a)."""
    assert log.bids[who][0] == god
    due = max(log.bids[who][1] - log.priestesses[who], 0)
    lowest = min(log.bids[one][1] for one in ((who, who ^ 1) if log.game.teams else (who,)))
    assert coins == due or (coins < due and lowest == 1)


@says(words.TURN)
def turn(log: Chronicle, who: int, god: int, c: int, event: Event) -> None:
    """CY-5: from the top altar down, Apollo last."""
    gods = [*log.altars[: int(log.game.count) - 1], APOLLO]
    assert god == gods[len(log.turned)]
    assert log.bids[who][0] == god
    log.turned.append(who)


@says(words.GODS)
def gods(log: Chronicle, who: int, b: int, c: int, event: Event) -> None:
    """CY-3.2: cards have slid down although no new ones came; CY-3.4."""
    log.column = sorted(log.column, key=lambda card: card < 0)
    log.altars = [*log.altars[1:], log.altars[0]]
    assert event.args()[:5] == log.altars


@says(words.CONTROL)
def control(log: Chronicle, who: int, land: int, c: int, event: Event) -> None:
    assert log.owner[land] != who
    log.owner[land] = who


@says(words.GOT_PRIESTESS)
def got_priestess(log: Chronicle, who: int, b: int, c: int, event: Event) -> None:
    log.priestesses[who] += 1


@says(words.GOT_PHILOSOPHER)
def got_philosopher(log: Chronicle, who: int, b: int, c: int, event: Event) -> None:
    log.philosophers[who] += 1


@says(words.GAVE_PHILOSOPHERS)
def gave_philosophers(log: Chronicle, who: int, n: int, c: int, event: Event) -> None:
    assert n == 4
    log.philosophers[who] -= n


@says(words.TRADED)
def traded(log: Chronicle, who: int, b: int, c: int, event: Event) -> None:
    log.priestesses[who] -= 2


@says(words.STOLE_PRIESTESS)
def stole_priestess(log: Chronicle, who: int, b: int, c: int, event: Event) -> None:
    log.priestesses[who] += 1
    log.priestesses[int(log.game.faction_named(b))] -= 1


@says(words.STOLE_PHILOSOPHER)
def stole_philosopher(log: Chronicle, who: int, b: int, c: int, event: Event) -> None:
    log.philosophers[who] += 1
    log.philosophers[int(log.game.faction_named(b))] -= 1


# pieces come and go


@says(words.GOT_TROOP)
def got_troop(log: Chronicle, who: int, land: int, c: int, event: Event) -> None:
    assert log.owner[land] == who
    log.troops[who, land] += 1


@says(words.GOT_MERCENARY)
def got_mercenary(log: Chronicle, who: int, land: int, c: int, event: Event) -> None:
    assert log.owner[land] == who
    log.mercenaries[who, land] += 1


@says(words.GOT_FLEET)
def got_fleet(log: Chronicle, who: int, sea: int, c: int, event: Event) -> None:
    log.fleets[who, sea] += 1


@says(words.LOST_TROOP)
def lost_troop(log: Chronicle, who: int, land: int, c: int, event: Event) -> None:
    log.troops[who, land] -= 1
    log.hits[who] += 1


@says(words.LOST_MERCENARY)
def lost_mercenary(log: Chronicle, who: int, land: int, c: int, event: Event) -> None:
    log.mercenaries[who, land] -= 1
    log.hits[who] += 1


@says(words.LOST_FLEET)
def lost_fleet(log: Chronicle, who: int, sea: int, c: int, event: Event) -> None:
    log.fleets[who, sea] -= 1
    log.hits[who] += 1


@says(words.LOST_HERO)
def lost_hero(log: Chronicle, who: int, hero: int, c: int, event: Event) -> None:
    assert log.heroes.pop(hero)[0] == who
    log.hits[who] += 1


@says(words.LOST_FIGURE)
def lost_figure(log: Chronicle, who: int, card: int, c: int, event: Event) -> None:
    assert log.figures.pop(card)[0] == who
    log.hits[who] += 1


@says(words.HIRED)
def hired(log: Chronicle, who: int, hero: int, land: int, event: Event) -> None:
    assert log.owner[land] == who
    log.open_heroes.remove(hero)
    log.heroes[hero] = (who, land)


@says(words.NEW_HERO)
def new_hero(log: Chronicle, who: int, b: int, c: int, event: Event) -> None:
    log.open_heroes.add(int(event.a))
    assert len(log.open_heroes) <= 2


@says(words.SACRIFICED)
def sacrificed(log: Chronicle, who: int, hero: int, c: int, event: Event) -> None:
    assert log.heroes.pop(hero)[0] == who


@says(words.SHELTERED)
def sheltered(log: Chronicle, who: int, hero: int, c: int, event: Event) -> None:
    assert log.heroes.pop(hero)[0] == who
    log.sheltered[hero] = who


@says(words.SWAPPED_HERO)
def swapped_hero(log: Chronicle, who: int, old: int, hero: int, event: Event) -> None:
    log.open_heroes.remove(hero)
    log.heroes[hero] = log.heroes.pop(old)
    assert log.heroes[hero][0] == who


# moves


@says(words.MARCHED)
def marched(log: Chronicle, who: int, start: int, to: int, event: Event) -> None:
    """Who joined was asked, unless somebody had to."""
    troops, mercenaries, heroes = int(event.d), int(event.e), int(event.f)
    here = log.at_land(who, start)
    going = [hero for hero in here if hero in log.joined or (len(log.joined) < heroes and hero not in log.left)]
    assert len(going) == heroes
    assert troops + mercenaries + heroes > 0
    log.troops[who, start] -= troops
    log.troops[who, to] += troops
    log.mercenaries[who, start] -= mercenaries
    log.mercenaries[who, to] += mercenaries
    log.heroes |= dict.fromkeys(going, (who, to))


@says(words.RETREATED)
def retreated(log: Chronicle, who: int, start: int, to: int, event: Event) -> None:
    """CY-7.5: all of them; CY-8.12: or the one whom Perseus saves."""
    if log.saved != "mercenary":
        n = 1 if log.saved else log.troops[who, start]
        log.troops[who, start] -= n
        log.troops[who, to] += n
    if log.saved != "troop":
        n = 1 if log.saved else log.mercenaries[who, start]
        log.mercenaries[who, start] -= n
        log.mercenaries[who, to] += n
    if log.saved:
        log.hits[who] += 1
    else:
        log.heroes |= dict.fromkeys(log.at_land(who, start), (who, to))


@says(words.SAILED)
def sailed(log: Chronicle, who: int, n: int, start: int, event: Event) -> None:
    assert n > 0
    log.fleets[who, start] -= n
    log.fleets[who, int(event.d)] += n


@says(words.WITHDREW)
def withdrew(log: Chronicle, who: int, start: int, to: int, event: Event) -> None:
    log.fleets[who, to] += log.fleets.pop((who, start))


@says(words.PUSHED)
def pushed(log: Chronicle, who: int, start: int, to: int, event: Event) -> None:
    owner = next(faction for faction, sea in +log.fleets if sea == start)
    log.fleets[owner, start] -= 1
    log.fleets[owner, to] += 1


@says(words.SWAPPED_FLEETS)
def swapped_fleets(log: Chronicle, who: int, one: int, other: int, event: Event) -> None:
    turned = {one: other, other: one}
    log.fleets = Counter({(faction, turned.get(sea, sea)): n for (faction, sea), n in (+log.fleets).items()})


@says(words.WON_MERCENARIES)
def won_mercenaries(log: Chronicle, who: int, n: int, land: int, event: Event) -> None:
    loser = next(faction for faction, there in +log.mercenaries if there == land and faction != who)
    assert log.mercenaries.pop((loser, land)) == n
    log.mercenaries[who, land] += n


@says(words.STOLE_MERCENARIES)
def stole_mercenaries(log: Chronicle, who: int, b: int, n: int, event: Event) -> None:
    assert log.mercenaries.pop((int(log.game.faction_named(b)), int(event.d))) == n


# buildings


def rebuilt(log: Chronicle, land: int, old: int, new: int) -> None:
    assert log.built[land, old] > 0
    log.built[land, old] -= 1
    log.built[land, new] += 1


@says(words.BUILT)
def built(log: Chronicle, who: int, kind: int, land: int, event: Event) -> None:
    assert log.owner[land] == who
    rebuilt(log, land, 0, kind)


@says(words.REPLACED)
@says(words.CLEARED)
def cleared(log: Chronicle, who: int, kind: int, land: int, event: Event) -> None:
    rebuilt(log, land, kind, 0)


@says(words.CONVERTED)
def converted(log: Chronicle, who: int, old: int, kind: int, event: Event) -> None:
    assert log.owner[int(event.d)] == who
    rebuilt(log, int(event.d), old, kind)


@says(words.FOUNDED)
def founded(log: Chronicle, who: int, land: int, bonus: int, event: Event) -> None:
    rebuilt(log, land, 0, METROPOLIS)


@says(words.PLENTY)
def plenty(log: Chronicle, who: int, land: int, c: int, event: Event) -> None:
    log.horns[land] += 1


@says(words.PLENTY_AT_SEA)
def plenty_at_sea(log: Chronicle, who: int, sea: int, c: int, event: Event) -> None:
    log.sea_horns[sea] += 1


# creatures


@says(words.PLACED)
def placed(log: Chronicle, who: int, card: int, land: int, event: Event) -> None:
    log.figures[card] = (who, land)


@says(words.PLACED_SEA)
def placed_at_sea(log: Chronicle, who: int, card: int, sea: int, event: Event) -> None:
    log.figures[card] = (who, SEA + sea)


@says(words.KEPT)
def kept(log: Chronicle, who: int, card: int, c: int, event: Event) -> None:
    assert log.figures[card][0] == who
    log.priestesses[who] -= 1
    log.kept.add(card)


@says(words.LEFT)
def left(log: Chronicle, who: int, card: int, c: int, event: Event) -> None:
    assert log.figures.pop(card)[0] == who


@says(words.BOUGHT)
def bought(log: Chronicle, who: int, card: int, c: int, event: Event) -> None:
    if card in log.column:
        log.column[log.column.index(card)] = -1


@says(words.DISCARDED)
def discarded(log: Chronicle, who: int, b: int, c: int, event: Event) -> None:
    card = int(event.a)
    assert card not in log.figures
    if card in log.column:
        assert log.column.index(card) == 0  # CY-3.2
        log.column[0] = -1
    log.discard.add(card)


@says(words.PLAYED)
def played(log: Chronicle, who: int, card: int, c: int, event: Event) -> None:
    log.discard.discard(card)


@says(words.RESHUFFLED)
def reshuffled(log: Chronicle, who: int, b: int, c: int, event: Event) -> None:
    log.discard.clear()


@says(words.NEW_CREATURE)
def new_creature(log: Chronicle, who: int, price: int, c: int, event: Event) -> None:
    """CY-3.2: the others have slid down, so that the new one lies next."""
    there = [card for card in log.column if card >= 0]
    assert price == 2 + len(there)
    log.column = [*there, int(event.a), -1, -1, -1][:4]


# battles


@says(words.SEA_STRENGTH)
def sea_strength(log: Chronicle, who: int, fleets: int, ports: int, event: Event) -> None:
    log.stage = [*log.stage, who, fleets, ports, int(event.d)]


@says(words.SEA_STAGE)
def sea_stage(log: Chronicle, who: int, attack: int, c: int, event: Event) -> None:
    """CY-7.1."""
    sea, rival = int(event.e), int(log.game.faction_named(c))
    own, theirs = log.fleets[who, sea], log.fleets[rival, sea]
    assert log.stage[:3] == [who, own, log.ports(who, sea)]
    assert log.stage[4:7] == [rival, theirs, log.ports(rival, sea)]
    assert (attack, int(event.d)) == (sum(log.stage[1:4]), sum(log.stage[5:8]))
    assert {log.stage[3], log.stage[7]} <= {0, 1, 2, 3}
    log.stage = []
    log.fought(who, attack, rival, int(event.d))


@says(words.LAND_STRENGTH)
def land_strength(log: Chronicle, who: int, pieces: int, walls: int, event: Event) -> None:
    log.stage = [*log.stage, who, pieces, walls, int(event.d), int(event.e)]


@says(words.LAND_STAGE)
def land_stage(log: Chronicle, who: int, attack: int, c: int, event: Event) -> None:
    """CY-7.4, CY-8.5, CY-8.7, CY-8.9, CY-10.19."""
    land, rival = int(event.e), int(log.game.faction_named(c))
    attackers, defenders = log.at_land(who, land), log.at_land(rival, land)
    walls = 0 if ODYSSEUS in attackers else log.built[land, FORTRESS] + log.built[land, METROPOLIS]
    guarded = 2 if log.figures.get(MINOTAUR, (-1, -1))[1] == land else 0
    assert log.stage[:4] == [who, log.strength(who, land), 0, int(AJAX in attackers)]
    assert log.stage[5:9] == [rival, log.strength(rival, land), walls, int(AJAX in defenders) + guarded]
    assert (attack, int(event.d)) == (sum(log.stage[1:5]), sum(log.stage[6:10]))
    for heroes, die in ((attackers, log.stage[4]), (defenders, log.stage[9])):
        assert die == 2 if HELEN in heroes else die in (0, 1, 2, 3)
    log.stage = []
    ties = who if PENTHESILEA in attackers else rival if PENTHESILEA in defenders else -1
    log.fought(who, attack, rival, int(event.d), ties)


@says(words.FORCED)
def forced(log: Chronicle, who: int, b: int, c: int, event: Event) -> None:
    log.forced = True
