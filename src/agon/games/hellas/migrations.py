"""Saves of earlier versions, brought up to the next one. A migration never changes the save it is given."""

from collections.abc import Callable
from typing import Any, Final

from agon.games.hellas import tables
from agon.kernel.bits import BIT

Saved = dict[str, Any]

# ---------------------------------------------------------------------- version 1 to 2: rules in parts, plain names

STEPS: Final[dict[str, dict[str, str]]] = {
    "build_monument": {"priests": "renew"},
    "march": {"count": "ask_count"},
    "turn": {"back": "menu", "wild": "menu", "recruited": "mobilize", "repeat_ask": "ask_repeat"},
}
"""By rule: steps that are called otherwise."""

FIELDS: Final[dict[str, dict[str, str]]] = {
    "begin_quest": {"card": "quest", "count": "stage"},
    "complete_quest": {"card": "quest"},
    "cycle": {"count": "discarded"},
    "draft": {"seat": "builder", "other": "picker", "mask": "cards", "left": "picks_left"},
    "keep_one": {"mask": "drawn"},
    "look_at_relics": {"mask": "looked_at"},
    "lower": {"flags": "highest"},
    "monster_phase": {"mask": "to_roll"},
    "opening": {"mask": "put_back", "left": "players_left"},
    "pay_cards": {"mask": "among"},
    "pray": {"card": "god", "count": "amount"},
    "prepare": {"count": "picks"},
    "raise": {"value": "goal", "mask": "raised"},
    "recruit": {"flags": "amid_enemies"},
    "recruit_all": {"mask": "regions_left"},
    "recruit_one": {"mask": "regions"},
    "region_attack": {"mask": "regions_left", "count": "heroes_passed"},
    "reinforce": {"left": "hoplites_left", "flags": "from_several", "mask": "emptied"},
}
"""By rule: fields that are called otherwise."""

GONE: Final[dict[str, str]] = {"reinforce": "value", "shoot": "card"}
"""By rule: a field that it has no longer."""

TRUTHS: Final = {"highest", "amid_enemies", "from_several"}


def from_version_1(saved: Saved) -> Saved:
    """Fields and steps got plain names, battles and hunts were split, sets of bits became truth values and lists."""
    old: list[Saved] = saved["stack"]
    new: list[Saved] = []
    for at, frame in enumerate(old):
        new += with_plain_names(frame, old[at + 1] if at + 1 < len(old) else None)
    return {**saved, "save": 2, "stack": new}


def with_plain_names(frame: Saved, above: Saved | None) -> list[Saved]:
    """The frames that stand for one of version 1, which had ``above`` on top of it."""
    rule = frame["rule"]
    if rule == "battle":
        return battle_in_parts(frame, above)
    if rule == "hunt":
        return hunt_in_parts(frame, above)
    if rule == "turn":
        return turn(frame, above)
    if rule == "use_artifact":
        return [artifact_in_use(frame)] if above is None else []
    if rule == "enter":
        return [
            {
                **part("enter", frame["step"], seat=frame["seat"], origin=frame["origin"], region=frame["region"]),
                "count": frame["count"],
                "takes_control": frame["flags"] == 0,
                "already_bitten": frame["mask"] != 0,
            }
        ]
    if rule == "move_hoplites":
        return [move_hoplites(frame)]
    if rule == "march":
        return [march(frame)]
    named = renamed(frame)
    if rule == "opening":
        named["cards_left"] = 0
    return [named]


def part(rule: str, step: str, **fields: Any) -> Saved:
    return {"rule": rule, "step": step, **fields}


def renamed(frame: Saved) -> Saved:
    rule = frame["rule"]
    names = FIELDS.get(rule, {})
    found: Saved = {}
    for old, value in frame.items():
        name = names.get(old, old)
        if old != GONE.get(rule):
            found[name] = bool(value) if name in TRUTHS else value
    found["step"] = STEPS.get(rule, {}).get(frame["step"], frame["step"])
    return found


def unpacked(origins: int) -> list[int]:
    """Three bits a region."""
    return [(origins >> (3 * region)) & 7 for region in range(tables.REGIONS)]


def turn(frame: Saved, above: Saved | None) -> list[Saved]:
    flags = frame["flags"]
    step: str = frame["step"]
    new = part(
        "turn",
        renamed(frame)["step"],
        seat=frame["seat"],
        using_artifacts=flags & 1 != 0,
        only_specials=flags & 2 != 0,
        repeating=flags & 4 != 0,
        counts_down=frame["value"] != 0,
    )
    if step == "wild":
        return [new, part("wild_hunt", "ask", seat=frame["seat"])]
    if step == "menu" and above is not None and above["rule"] == "hunt":
        return [new, part("wild_hunt", "end", seat=frame["seat"])]
    return [new]


def artifact_in_use(frame: Saved) -> Saved:
    """The four artifacts that ask are rules of their own now."""
    artifact = tables.ARTIFACT_IDS[frame["card"]]
    amount = int(tables.ARTIFACT_AMOUNT[frame["card"]])
    if artifact == "femes_trumpet":
        return part("clear_action", "ask", seat=frame["seat"])
    if artifact == "ariadnes_thread":
        return part("drive_any", "ask", seat=frame["seat"], reach=amount)
    if artifact == "thunder_of_zeus":
        return part("thunder", "ask", seat=frame["seat"], injuries=amount)
    return part("appear_anywhere", "ask", seat=frame["seat"])


def move_hoplites(frame: Saved) -> Saved:
    """Ten bits a step: five for where it began, five for where it ended; the last one lowest."""
    packed = frame["value"]
    steps: list[tuple[int, int]] = []
    while packed != 0:
        steps.insert(0, ((packed >> 5) & 31, packed & 31))
        packed >>= 10
    return part(
        "move_hoplites",
        frame["step"],
        seat=frame["seat"],
        steps_left=frame["left"],
        moved=unpacked(frame["mask"]),
        from_regions=[origin for origin, _ in steps],
        to_regions=[goal for _, goal in steps],
        has_begun=frame["count"] > 0,
        bitten=frame["other"],
        battles=frame["flags"],
    )


def march(frame: Saved) -> Saved:
    flags = frame["flags"]
    return part(
        "march",
        renamed(frame)["step"],
        seat=frame["seat"],
        reach=frame["left"],
        special=flags & 1 != 0,
        single=flags & 2 != 0,
        anywhere=flags & 4 != 0,
        murders=flags & 8 != 0,
        origin=frame["origin"],
        before=frame["other"],
        region=frame["region"],
        count=frame["count"],
    )


def battle_in_parts(frame: Saved, above: Saved | None) -> list[Saved]:
    flags = frame["flags"]
    origins = unpacked(frame["origin"])
    if above is not None and above["rule"] == "reinforce" and above["seat"] == frame["seat"]:
        origins = [min(7, here + more) for here, more in zip(origins, unpacked(above["value"]), strict=True)]
    sides = part(
        "sides",
        "over",
        attacker=frame["seat"],
        defender=frame["rival"],
        region=frame["region"],
        origins=origins,
        attacker_bonus=frame["my_bonus"],
        defender_bonus=frame["their_bonus"],
        attacker_casualties=frame["my_losses"],
        defender_casualties=frame["their_losses"],
        attacker_cards=frame["my_cards"],
        defender_cards=frame["their_cards"],
        attacker_passed=flags & 1 != 0,
        defender_passed=flags & 2 != 0,
        attacker_encircles=flags & 8 != 0,
        defender_encircles=flags & 16 != 0,
    )
    return [sides, *parts_of_battle(frame, origins)]


def parts_of_battle(frame: Saved, origins: list[int]) -> list[Saved]:
    step: str = frame["step"]
    acting, winner = frame["other"], frame["value"]
    if step == "order":
        return [
            part("battle", "cards", winner=-1),
            part("before_battle", "order", acting=-1, sides_left=2, blessings_used=frame["mask"]),
        ]
    if step == "before":
        return [
            part("battle", "cards", winner=-1),
            part("before_battle", "ask", acting=acting, sides_left=frame["left"], blessings_used=frame["mask"]),
        ]
    if step in ("play", "killed", "called", "bluff"):
        playing = {"play": "ask", "bluff": "ask_bluff"}.get(step, "played")
        cards = [
            part("battle", "result", winner=-1),
            part("play_cards", playing, acting=acting, bluffed=frame["flags"] & 64 != 0),
        ]
        if playing == "played":
            cards.append(part("play_card", "end", seat=acting, card=frame["card"], planned=False))
        return cards
    if step in ("after", "lose_defender", "retreat"):
        losing = {"after": "ask", "retreat": "end"}.get(step, step)
        return [part("battle", "retreat", winner=winner), part("casualties", losing, winner=winner)]
    battle = part("battle", "control", winner=winner)
    if step == "send":
        return [battle, part("way_back", "ask", seat=frame["seat"], region=frame["region"], origins=origins)]
    return [battle]


def hunt_in_parts(frame: Saved, above: Saved | None) -> list[Saved]:
    flags = frame["flags"]
    chase = part(
        "chase",
        "over",
        hunter=frame["seat"],
        monster=frame["monster"],
        wounds=frame["mask"],
        slain=flags & 16 != 0,
        rounds=frame["rounds"],
        attack=frame["card"],
        attack_strength=frame["value"],
        defence=frame["total"],
        attacks_seen=frame["my_cards"],
        attacks_aside=frame["their_cards"],
        weak_spot_used=flags & 2 != 0,
        dodge_used=flags & 1 != 0,
    )
    return [chase, *parts_of_hunt(frame, above)]


def parts_of_hunt(frame: Saved, above: Saved | None) -> list[Saved]:
    step: str = frame["step"]
    if step in ("attack", "pick", "converted"):
        attacking = "deal" if step == "converted" else "ask" if step == "attack" and above is None else "go_on"
        attack = part("hero_attack", attacking, dealt=frame["count"], place=frame["other"])
        parts = [part("hunt", "answer"), attack]
        return [*parts, part("free_wound", "ask")] if step == "pick" else parts
    if step == "choose":
        return [part("hunt", "defend"), part("monster_attack", "ask", first=frame["first"], second=frame["second"])]
    if step in ("defend", "shielded"):
        return [part("hunt", "defended"), part("defence", "ask" if step == "defend" else step)]
    if step in ("blow", "late_end"):
        striking = "strike" if step == "blow" else "recover"
        return [part("hunt", "struck"), part("blow", striking, was_injured=frame["flags"] & 4 != 0)]
    if step == "reward":
        return [part("hunt", "trim"), part("hunt_reward", "ask")]
    return [part("hunt", {"failed": "reward"}.get(step, "end"))]


# ---------------------------------------------------------------------- version 2 to 3: true numbers, control at once


def from_version_2(saved: Saved) -> Saved:
    """Movements note the cities entered, battles how many came from where, and who usurps has control at once."""
    board: Saved = saved["board"]
    stack: list[Saved] = []
    for frame in saved["stack"]:
        new = dict(frame)
        below = stack[-1] if stack else None
        if frame["rule"] == "move_hoplites":
            new["entered"] = 0
        elif frame["rule"] == "sides" and below is not None and below["rule"] == "march":
            new["origins"] = true_origins(frame["origins"], below)
        elif frame["rule"] == "usurp" and frame["step"] == "take":
            new["step"] = "recruit"
            board = with_control(board, frame["seat"], frame["region"])
        stack.append(new)
    return {**saved, "save": 3, "board": board, "stack": stack}


def true_origins(origins: list[int], march: Saved) -> list[int]:
    """The region that an army came from had been noted as one hoplite."""
    found = list(origins)
    found[march["before"]] += march["count"] - 1
    return found


def with_control(board: Saved, seat: int, region: int) -> Saved:
    """The board with a control token, and the artifact of a god who has a monument there."""
    old: int = board["owner"][region]
    relic = BIT[tables.GOD_ARTIFACT[tables.MONUMENT_AT[region]]] if tables.MONUMENT_AT[region] >= 0 else 0
    owner = [seat if at == region else one for at, one in enumerate(board["owner"])]
    lords = [dict(lord) for lord in board["lords"]]
    if old >= 0:
        for name, gone in (("held", BIT[region]), ("artifacts", relic), ("charged", relic)):
            lords[old][name] &= ~gone
    for name, won in (("held", BIT[region]), ("artifacts", relic), ("charged", relic)):
        lords[seat][name] |= won
    return {**board, "owner": owner, "lords": lords}


# ---------------------------------------------------------------------- version 3 to 4: cards that lie on the table


def from_version_3(saved: Saved) -> Saved:
    """Battles note the cards played, monster phases the dice rolled. Of those under way they are not known any more."""
    more: dict[str, Saved] = {"sides": {"attacker_played": 0, "defender_played": 0}, "monster_phase": {"rolled": []}}
    stack = [{**frame, **more.get(frame["rule"], {})} for frame in saved["stack"]]
    return {**saved, "save": 4, "stack": stack}


MIGRATIONS: Final[dict[int, Callable[[Saved], Saved]]] = {1: from_version_1, 2: from_version_2, 3: from_version_3}
