"""The referee of Lords of Hellas: options in hunts and battles."""

from agon.games.hellas import tables, words
from agon.games.hellas.rules.chase import Chase
from agon.games.hellas.tables import ARTIFACT_IDS, BLESSING_IDS, COMBAT_DATA, COMBAT_IDS
from tests.frames import top, under_way
from tests.properties.hellas_options import IN_SET, NEAR, SPEED, Position, blessings, quest_cards
from tests.properties.hellas_referee import KEEP_FRESH, any_time, asked
from tests.properties.sets import members


def in_hunt(p: Position) -> set[str]:
    """LH-10.3: at any moment of a hunt."""
    found = {"use eye_of_graeae"} if p.ready("eye_of_graeae") and p.me.hand else set()
    spends = [name for name in ("sacrifice_of_flesh", "battle_prayer") if p.blessed(name) and p.me.pool > 0]
    kept = members(p.game.lord(p.seat).kept)
    return found | blessings(*spends) | quest_cards([card for card in kept if card == KEEP_FRESH])


@asked("hunt-step")
def hunt_step(p: Position) -> set[str]:
    """LH-7.2."""
    chase, attack = under_way(p.game, Chase)[-1], top(p.game)
    places = p.open_places(int(p.game.prompt_a))
    found = in_hunt(p) | {"give-up"}
    for card in p.kinds(p.me.hand):
        symbol = COMBAT_DATA[card]["symbol"]
        found |= {f"strike {COMBAT_IDS[card]} {symbol} {reward}" for wanted, reward in places if wanted == symbol}
    for symbol, needed in IN_SET.items():
        if len(p.symbol_cards(symbol)) >= needed:
            found |= {f"convert {symbol} {wanted} {reward}" for wanted, reward in places}
    dealt = int(getattr(attack, "dealt", 0))
    if dealt > 0:
        found.add("end-attack")
    elif chase.rounds == 0:
        found |= {f"use {name}" for name in ("harpe", "poison_arrows") if p.ready(name)}
        found |= p.cards("weak-spot", p.me.hand) if p.blessed("weak_spot") and not chase.weak_spot_used else set()
    return found


@asked("defend")
def defend(p: Position) -> set[str]:
    """LH-7.4: cards, each also with a priest for Master Plan, while they can still be enough."""
    chase = under_way(p.game, Chase)[-1]
    missing = int(chase.attack_strength - chase.defence)
    assert missing == p.game.prompt_b
    plans = p.me.pool if p.blessed("master_plan") else 0
    dodge = p.value(SPEED) if p.blessed("advanced_dodge") and not chase.dodge_used else 0
    power, count = sum(COMBAT_DATA[card]["strength"] for card in p.me.hand), len(p.me.hand)
    found = set()
    if power + dodge + 3 * min(plans, count) >= missing:
        found |= p.cards("guard", p.me.hand) if power + dodge + 3 * min(plans, count - 1) >= missing else set()
        found |= p.cards("guard-plan", p.me.hand) if plans else set()
        found |= {"dodge"} if dodge else set()
    if chase.defence == 0:
        found |= {f"shield {COMBAT_IDS[card]}" for card in sorted(p.symbol_cards("shield"))[:1]} | {"endure"}
    return (found or {"endure"}) | in_hunt(p)


@asked("hunt-reward")
def hunt_reward(p: Position) -> set[str]:
    """LH-7.8, LH-7.9."""
    chase = under_way(p.game, Chase)[-1]
    marks = {int(tables.PLACE_REWARD[chase.monster * 12 + place]) for place in members(chase.wounds)}
    room = 4 - p.me.pool - sum(n for (_, who), n in p.log.praying.items() if who == p.seat)
    found = {f"reward-artifact {ARTIFACT_IDS[tables.MONSTER_ARTIFACT[chase.monster]]}"} if chase.slain else set()
    found |= {"reward-priest"} if 1 in marks and room > 0 else set()
    return found | ({"reward-neutral"} if 2 in marks and p.game.relics != 0 else set())


@asked("before")
def before(p: Position) -> set[str]:
    """LH-8.1: what each side may use before the cards."""
    book = p.log.battle
    assert book is not None
    foe, region = book.foe(p.seat), book.region
    used = {BLESSING_IDS[card] for card in members(getattr(top(p.game), "blessings_used", 0))}
    defends, helped = p.seat == book.defender, bool(p.helpers(region))
    tools = {
        "caduceus": bool(p.log.players[foe].hand),
        "apollos_arrow": p.me.at in NEAR[region],
        "harpe": True,
        "minotaurs_horn": defends and helped,
    }
    graces = {
        "always_prepared": not p.me.hand,
        "unbroken_morale": p.log.army[foe, region] > p.army(region),
        "response_force": defends and helped,
        "ambush": defends and region in p.me.fortified,
    }
    found = {f"use {name}" for name, possible in tools.items() if possible and p.ready(name)}
    able = [name for name, possible in graces.items() if possible and p.blessed(name) and name not in used]
    return found | blessings(*able) | {"done"}


@asked("battle", "bluff")
def battle(p: Position) -> set[str]:
    """LH-8.2: no more casualties than hoplites."""
    book = p.log.battle
    assert book is not None
    bearable = p.army(book.region) - book.casualties[p.seat]
    spared = p.blessed("no_attrition") and book.cards[p.seat] == 0
    able = [card for card in p.me.hand if spared or COMBAT_DATA[card]["casualties"] <= bearable]
    found = p.cards("play", able)
    found |= p.cards("plan", able) if p.blessed("master_plan") and p.me.pool > 0 else set()
    if p.game.prompt == words.ASK_BLUFF:
        assert p.blessed("bluff")
        return found | {"skip"}
    found |= {"use eye_of_graeae"} if p.ready("eye_of_graeae") and p.me.hand else set()
    return found | any_time(p) | {"pass"}


@asked("blood")
def blood(p: Position) -> set[str]:
    assert p.ready("medusas_blood")
    region = int(p.game.prompt_a)
    book = p.log.battle
    assert book is not None
    found = {"blood-spare"} if book.casualties[p.seat] > 0 and p.army(region) > 0 else set()
    return found | ({"blood-strike"} if p.foe(region) >= 0 else set()) | {"skip"}
