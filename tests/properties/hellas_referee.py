"""The referee of Lords of Hellas: at every question the options, by prompt, as the rules text has them."""

from collections.abc import Callable

from agon.games.hellas import tables, words
from agon.games.hellas.effects import ACTIONS
from agon.games.hellas.game import Hellas
from agon.games.hellas.tables import (
    ARTIFACT_IDS,
    ATTACK_IDS,
    BLESSING_IDS,
    GOD_IDS,
    HERO_IDS,
    LAND_IDS,
    MONSTER_IDS,
    QUEST_IDS,
    REGION_IDS,
    REGIONS,
)
from agon.kernel.game import Game
from tests.frames import top
from tests.properties.hellas_messages import Chronicle
from tests.properties.hellas_options import (
    CITIES,
    LEADERSHIP,
    NEAR,
    SPEED,
    Position,
    attributes,
    blessings,
    land_of,
    monsters,
    quest_cards,
    regions,
)
from tests.properties.registers import register_in
from tests.properties.sets import members

PRAYER, HERO, HOPLITES = 1, 2, 3
RECRUIT, MARCH, TEMPLE, PREPARE, USURP, HUNT, MONUMENT = range(4, 11)
KEEP_FRESH, KEEP_EXTRA = 0, 2
"""Aid to Atlas and the Augean Stables: quest cards kept for later."""


class Referee:
    """Called after every move of one game, after its chronicle."""

    def __init__(self, log: Chronicle) -> None:
        self.log = log
        self.prompt = ""

    def __call__(self, game: Game) -> None:
        assert isinstance(game, Hellas)
        if game.over:
            return
        self.prompt = game.VOCABULARY.prompts[game.prompt].name
        if self.prompt in OPTIONS:
            found = {game.VOCABULARY.notation(code) for code in game.option_codes()}
            expected = OPTIONS[self.prompt](Position(self.log, int(game.asked)))
            assert found == expected, self.prompt


Answer = Callable[[Position], set[str]]
OPTIONS: dict[str, Answer] = {}

asked = register_in(OPTIONS)


# ---------------------------------------------------------------------- the turn


@asked("hero")
def hero(p: Position) -> set[str]:
    taken = {player.hero for player in p.log.players}
    return {f"hero {name}" for at, name in enumerate(HERO_IDS) if at not in taken}


@asked("place")
def place(p: Position) -> set[str]:
    return regions("place", set(range(REGIONS)) - {player.at for player in p.log.players})


@asked("trade")
def trade(p: Position) -> set[str]:
    assert HERO_IDS[p.me.hero] == "heracles"
    return {f"trade-glory {LAND_IDS[land]}" for land in p.me.glory} | {"skip"}


@asked("turn")
def turn(p: Position) -> set[str]:
    """LH-3.1: regular actions not taken yet, and everything that ``special`` has."""
    done = set(members(p.game.lord(p.seat).done))
    found = special(p) | artifacts(p, done)
    if PRAYER not in done:
        found |= {f"pray {GOD_IDS[god]}" for god in range(3) if may_pray(p, god)}
    if HERO not in done:
        found |= hero_movement(p)
    if HOPLITES not in done:
        fights = p.me.fortified or any(p.army(at) and (p.may_fortify(at) or p.ways(at)) for at in range(REGIONS))
        found |= {"act hoplite_movement"} if fights else set()
        found |= blessings("local_volunteers") if p.blessed("local_volunteers") and p.recruitable(p.held) else set()
        found |= blessings("winged_boots") if p.blessed("winged_boots") and p.can_march() else set()
    return found


def artifacts(p: Position, done: set[int]) -> set[str]:
    """LH-10.3: each on its condition; LH-3.1: all within one regular action."""
    if 0 in done and not getattr(top(p.game), "using_artifacts", False):
        return set()
    at, beasts, foes = p.me.at, bool(p.log.lair), [one for one in p.log.players if one.seat != p.seat]
    room = 4 - p.me.pool - sum(n for (_, who), n in p.log.praying.items() if who == p.seat)
    can = {
        "femes_trumpet": bool(p.me.used),
        "pandoras_box": beasts,
        "horn_of_plenty": bool(p.recruitable(p.held & CITIES)),
        "ambrosia": bool(p.me.injured),
        "ariadnes_thread": beasts,
        "head_of_sphinx": at >= 0 and p.log.owner[at] < 0 and p.foe(at) < 0,
        "eye_of_cyclops": at in p.log.temples and room > 0,
        "adamant_tethers": at >= 0 and p.foe(at) >= 0,
        "chimeras_fire": at >= 0 and p.foe(at) >= 0,
        "owl_of_athena": True,
        "thunder_of_zeus": beasts or any(one.at >= 0 and len(one.injured) < 3 for one in foes),
        "boots_of_hermes": at >= 0,
    }
    return {f"use {name}" for name, possible in can.items() if possible and p.ready(name)}


def may_pray(p: Position, god: int) -> bool:
    """LH-3.3, LH-5.3."""
    taken = sum(n for (at, _), n in p.log.praying.items() if at == god)
    return p.me.pool > 0 and taken < tables.PRIEST_PLACES and p.lair("chimera") != tables.GOD_REGION[god]


def hero_movement(p: Position) -> set[str]:
    """LH-3.4: up to Speed regions, a quest step, or what blessings put in its place."""
    found = set()
    if p.me.quest >= 0:
        found.add("advance")
    else:
        reached = {p.me.at}
        for _ in range(p.value(SPEED)):
            reached |= {near for region in reached for near in NEAR[region]}
        found |= regions("go", reached - {p.me.at})
        found |= regions("go", [p.me.at]) if p.quests_here() else set()
    if p.blessed("push_ups"):
        found |= blessings("push_ups")
    if p.blessed("wild_hunt") and p.me.attributes[1] > 1 and p.huntable():
        found |= blessings("wild_hunt")
    if p.blessed("heros_apprentice") and p.can_march():
        found |= blessings("heros_apprentice")
    return found


@asked("special")
def special(p: Position) -> set[str]:
    """LH-4: special actions that are not used and possible, and what may be used at any time."""
    found = {
        f"act {ACTIONS[action]}"
        for action in range(RECRUIT, MONUMENT)
        if action not in p.me.used and is_possible(p, action)
    }
    if HUNT in p.me.used and p.blessed("exhausted_fight") and p.game.lord(p.seat).tired == 0:
        found |= blessings("exhausted_fight") if len(p.me.injured) < 3 and p.huntable() else set()
    once = {BLESSING_IDS[card] for card in members(p.game.lord(p.seat).once)}
    here = p.me.at >= 0
    if p.blessed("exile") and here and "exile" not in once and len(p.me.injured) < 3:
        found |= monsters("exile", p.monsters_here())
    if (
        p.blessed("shoot_to_kill")
        and here
        and "shoot_to_kill" not in once
        and (p.monsters_here() or p.foe(p.me.at) >= 0)
    ):
        found |= p.cards("shoot", p.symbol_cards("bow"))
    kept = members(p.game.lord(p.seat).kept)
    return found | any_time(p) | quest_cards([card for card in kept if card == KEEP_EXTRA]) | {"act build_monument"}


def any_time(p: Position) -> set[str]:
    kept = members(p.game.lord(p.seat).kept)
    prayer = blessings("battle_prayer") if p.blessed("battle_prayer") and p.me.pool > 0 else set()
    return prayer | quest_cards([card for card in kept if card == KEEP_FRESH])


def is_possible(p: Position, action: int) -> bool:
    match action:
        case 4:
            return bool(p.recruitable(p.held if p.blessed("mobilization") else p.held & CITIES))
        case 5:
            return p.can_march()
        case 6:
            return bool(p.temple_sites())
        case 8:
            return p.me.at >= 0 and land_of(p.me.at) in p.me.glory
        case 9:
            return bool(p.huntable())
    return True


@asked("repeat")
def repeat(p: Position) -> set[str]:
    """LH-4.11."""
    assert len(p.log.players) == 2
    used = [action for action in range(RECRUIT, MONUMENT) if action in p.me.used and is_possible(p, action)]
    return {f"repeat {ACTIONS[action]}" for action in used} | {"skip"}


@asked("power")
def power(p: Position) -> set[str]:
    assert p.can_march()
    return {"use-power", "skip"}


# ---------------------------------------------------------------------- hoplites


@asked("move-hoplites")
def move_hoplites(p: Position) -> set[str]:
    """LH-3.6: as many steps as Leadership; who has moved moves no more."""
    rule = top(p.game)
    moved, entered = list(getattr(rule, "moved", ())), members(getattr(rule, "entered", 0))
    found = set()
    for region in range(REGIONS):
        if p.loose(region) - moved[region] > 0:
            found |= {f"step {REGION_IDS[region]} {REGION_IDS[to]}" for to in p.ways(region)}
            found |= regions("fortify", [region]) if p.may_fortify(region) else set()
    found |= regions("leave-city", p.me.fortified - set(entered))
    has_begun = p.game.prompt_a < p.value(LEADERSHIP)
    return found | ({"done"} if has_begun or not found else set())


@asked("march")
def march(p: Position) -> set[str]:
    """LH-4.3; LH-10.3: Murderous March and Winged Boots to any region."""
    rule = top(p.game)
    start = int(getattr(rule, "origin", -1))
    if getattr(rule, "anywhere", False):
        return {
            f"march {REGION_IDS[start]} {REGION_IDS[to]}" for to in range(REGIONS) if to != start and p.may_enter(to)
        }
    able = [region for region in range(REGIONS) if p.loose(region) > 0]
    found = {f"march {REGION_IDS[region]} {REGION_IDS[to]}" for region in able for to in p.ways(region)}
    if getattr(rule, "special", False) and p.blessed("murderous_march"):
        found |= regions("murderous-march", [region for region in able if p.loose(region) > 2 and p.may_leave(region)])
    return found


@asked("lift")
def lift(p: Position) -> set[str]:
    return regions("lift", [region for region in range(REGIONS) if p.loose(region) > 0 and p.may_leave(region)])


@asked("count")
def count(p: Position) -> set[str]:
    return {f"count {n}" for n in range(1, p.loose(int(p.game.prompt_a)) + 1)}


@asked("onward")
def onward(p: Position) -> set[str]:
    """LH-3.10: through regions without enemies only."""
    here = int(p.game.prompt_a)
    assert p.is_open(here)
    assert p.foe(here) < 0
    return regions("onward", p.ways(here)) | {"halt"}


@asked("fight")
def fight(p: Position) -> set[str]:
    return regions("fight", [region for region in range(REGIONS) if p.army(region) and p.foe(region) >= 0])


@asked("levy")
def levy(p: Position) -> set[str]:
    region = int(p.game.prompt_a)
    assert region != p.lair("sphinx")
    most = int(p.game.prompt_b)
    assert 0 < most <= p.reserve
    name = REGION_IDS[region]
    found = {f"levy {name} {n}" for n in range(most + 1)}
    return found | ({f"levy-fortified {name} {n}" for n in range(1, most + 1)} if p.may_fortify(region) else set())


@asked("muster")
def muster(p: Position) -> set[str]:
    among = members(getattr(top(p.game), "regions", 0))
    assert set(among) <= p.held
    return regions("muster", p.recruitable(among))


@asked("bring")
def bring(p: Position) -> set[str]:
    rule = top(p.game)
    most, emptied = int(getattr(rule, "hoplites_left", 0)), members(getattr(rule, "emptied", 0))
    helpers = [start for start in p.helpers(int(p.game.prompt_a)) if start not in emptied]
    found = {f"bring {REGION_IDS[start]} {n}" for start in helpers for n in range(1, min(p.loose(start), most) + 1)}
    return found | {"done"}


@asked("retreat")
def retreat(p: Position) -> set[str]:
    region = int(p.game.prompt_a)
    return regions("retreat", p.refuges(region, NEAR[region]))


@asked("send-back")
def send_back(p: Position) -> set[str]:
    """LH-8.5: as many as came from each region go back there; what finds no room elsewhere goes to the last one."""
    region, origins = int(p.game.prompt_a), list(getattr(top(p.game), "origins", ()))
    ways = sorted(p.refuges(region, [start for start in range(REGIONS) if origins[start] > 0]))
    army, first = p.army(region), ways[0]
    later = sum(origins[start] for start in ways[1:])
    most = army if len(ways) == 1 else min(army, origins[first])
    least = min(max(army - later, 0), most)
    return {f"send-back {REGION_IDS[first]} {n}" for n in range(least, most + 1)}


@asked("aegis")
def aegis(p: Position) -> set[str]:
    assert p.ready("aegis")
    assert p.game.prompt_a > 0
    return {"protect", "accept"}


# ---------------------------------------------------------------------- special actions


@asked("temple")
def temple(p: Position) -> set[str]:
    return regions("build", p.temple_sites())


@asked("prepare")
def prepare(p: Position) -> set[str]:
    """LH-4.6."""
    found = {"prepare draw"} | ({"prepare heal"} if p.me.injured else set())
    here = p.me.at
    can = here >= 0 and p.reserve > 0 and p.foe(here) < 0 and here != p.lair("sphinx")
    return found | ({"prepare recruit"} if can else set())


@asked("appear")
def appear(p: Position) -> set[str]:
    found = regions("appear", set(range(REGIONS)) - {p.me.at})
    return found | ({"skip"} if type(top(p.game)).__name__ == "Prepare" else set())


@asked("monument")
def monument(p: Position) -> set[str]:
    return {f"build-level {GOD_IDS[god]}" for god in range(3) if p.log.levels[god] < 5}


@asked("hunt")
def hunt(p: Position) -> set[str]:
    return monsters("hunt", p.huntable())


# ---------------------------------------------------------------------- heroes


@asked("injure")
def injure(p: Position) -> set[str]:
    return attributes("injure", {0, 1, 2} - p.me.injured)


@asked("heal")
def heal(p: Position) -> set[str]:
    return attributes("heal", p.me.injured)


@asked("lower")
def lower(p: Position) -> set[str]:
    values = p.me.attributes
    least = max(values) if getattr(top(p.game), "highest", False) else 2
    return attributes("lower", [at for at in range(3) if values[at] >= max(least, 2)])


@asked("begin-quest")
def begin_quest(p: Position) -> set[str]:
    return {f"begin-quest {QUEST_IDS[quest]} {stage + 1}" for quest, stage in p.quests_here()} | {"skip"}


@asked("glory")
def glory(p: Position) -> set[str]:
    held = {land for player in p.log.players for land in player.glory}
    return {f"take-glory {name}" for land, name in enumerate(LAND_IDS) if land not in held}


@asked("wrath")
def wrath(p: Position) -> set[str]:
    assert p.blessed("heros_wrath")
    assert p.foe(p.me.at) >= 0
    return p.cards("wrath", p.me.hand) | {"skip"}


@asked("discard", "cycle")
def discard(p: Position) -> set[str]:
    return p.cards("discard", p.me.hand) | ({"done"} if p.game.prompt == words.ASK_CYCLE else set())


@asked("clear")
def clear(p: Position) -> set[str]:
    return {f"clear {ACTIONS[action]}" for action in p.me.used}


@asked("keep-artifact")
def keep_artifact(p: Position) -> set[str]:
    """LH-10.2: neutral ones that nobody owns."""
    looked = members(getattr(top(p.game), "looked_at", 0))
    assert not any(card in player.artifacts for card in looked for player in p.log.players)
    return {f"keep-artifact {ARTIFACT_IDS[card]}" for card in looked}


# ---------------------------------------------------------------------- monsters


@asked("beast")
def beast(p: Position) -> set[str]:
    return {"let-move", "let-attack"}


@asked("drive-any")
def drive_any(p: Position) -> set[str]:
    found = set()
    for monster, lair in p.log.lair.items():
        within = {to for near in NEAR[lair] for to in NEAR[near]} | NEAR[lair]
        found |= {f"drive {MONSTER_IDS[monster]} {REGION_IDS[to]}" for to in within - {lair}}
    return found


@asked("drive")
def drive(p: Position) -> set[str]:
    """LH-5.1: to a neighbour; LH-5.3: the Chimera to a highest monument; an exiled monster anywhere."""
    monster = int(p.game.prompt_a)
    lair, rule = p.log.lair[monster], type(top(p.game)).__name__
    goals = NEAR[lair] if rule == "MonsterPhase" else set(range(REGIONS)) - {lair}
    if rule == "RegionAttack":
        goals = {int(tables.GOD_REGION[god]) for god in range(3) if p.log.levels[god] == max(p.log.levels)}
    return {f"drive {MONSTER_IDS[monster]} {REGION_IDS[to]}" for to in goals}


@asked("thunder")
def thunder(p: Position) -> set[str]:
    foes = [one for one in p.log.players if one.seat != p.seat and one.at >= 0 and len(one.injured) < 3]
    return p.wounds_outside(p.log.lair) | {f"smite p{one.seat}" for one in foes}


@asked("shoot")
def shoot(p: Position) -> set[str]:
    found = p.wounds_outside(p.monsters_here())
    return found | (regions("shoot-hoplites", [p.me.at]) if p.foe(p.me.at) >= 0 else set())


@asked("wound")
def wound(p: Position) -> set[str]:
    monster = int(p.game.prompt_a)
    return {f"wound {MONSTER_IDS[monster]} {symbol} {reward}" for symbol, reward in p.open_places(monster)}


@asked("monster-attack")
def monster_attack(p: Position) -> set[str]:
    """Two equal cards are one option."""
    rule = top(p.game)
    first, second = (ATTACK_IDS[getattr(rule, name)] for name in ("first", "second"))
    offered = {first} if {first, second} == {"fury", "fury-2"} else {first, second}
    return {f"attack-with {name}" for name in offered}
