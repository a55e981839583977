"""Checks of ``data/solo.toml``: whoever corrects it learns at once what is wrong."""

from typing import Any

from agon.games.hellas import checks, effects
from agon.games.hellas.checks import Check
from agon.games.hellas.solo import effects as ops

FILE = "solo.toml"
TOKENS = 24
SCRIPTS = tuple(f"act{act}_{token}" for act in (1, 2) for token in range(1, TOKENS + 1))
LANDS = ("red", "yellow", "blue", "green", "brown")
WORDS: dict[str, tuple[str, ...]] = {
    "monster": checks.MONSTERS,
    "region": checks.REGIONS,
    "god": checks.GODS,
    "which": ops.MONUMENTS[len(checks.GODS) :],
    "action": effects.ACTIONS,
}
"""By field of an operation: what it may name."""
LISTS: dict[str, tuple[str, ...]] = {"vanguard_in": checks.REGIONS, "attitudes": ops.ATTITUDES}


def check_solo(check: Check) -> None:
    file = check.files["solo"]
    for field, low, high in (
        ("mobilization_steps", 1, 9),
        ("top_invasion", 1, 10),
        ("persian_tokens_lost", 1, 13),
        ("hoplite_strength", 1, 9),
        ("recruit_city", 0, 9),
        ("recruit_sparta", 0, 9),
        ("temples", 0, 8),
    ):
        check.number(FILE, file, field, low, high)
    check.word(FILE, file, "mobilization_surplus", ("lost", "carried"))
    check.word(FILE, file, "slain_reward", ops.REWARDS)
    check.words(FILE, file, "route", checks.REGIONS)
    check.words(FILE, file, "no_usurping_in", LANDS)
    check.words(FILE, file, "combat", checks.COMBAT)
    check.words(FILE, file, "artifacts", checks.ARTIFACTS)
    check.words(FILE, file, "blessings", checks.BLESSINGS)
    check_map(check, file)
    check_draws(check, file, "monster", checks.MONSTERS)
    check_draws(check, file, "quest", checks.QUESTS)
    for row in check.rows("solo", "script", SCRIPTS):
        where = f"{FILE}, {row['id']}"
        check.number(where, row, "mobilization", 0, 9)
        check.number(where, row, "invasion", 0, 9)
        check_operations(check, where, row.get("do"))
    for row in file.get("failed", []):
        check.word(FILE, row, "quest", checks.QUESTS)
        check_operations(check, f"{FILE}, {row.get('quest')}", row.get("do"))


def check_map(check: Check, file: dict[str, Any]) -> None:
    numbers, arrows = file.get("numbers", {}), file.get("arrows", {})
    if set(numbers) != set(checks.REGIONS) or sorted(numbers.values()) != list(range(1, len(checks.REGIONS) + 1)):
        check.wrong(FILE, f"[numbers] gives each region one of the numbers 1 to {len(checks.REGIONS)}")
    monuments = {row["region"] for row in check.rows("gods", "god") if "region" in row}
    if set(arrows) != set(checks.REGIONS) - monuments or not set(arrows.values()) <= set(checks.REGIONS):
        check.wrong(FILE, "[arrows] leads from every region without a monument to another")
    elif not all(leads_to(arrows, start, monuments) for start in arrows):
        check.wrong(FILE, "[arrows] must end at a monument, not go round")


def leads_to(arrows: dict[str, str], start: str, monuments: set[str]) -> bool:
    at = start
    for _step in range(len(arrows)):
        if at in monuments:
            return True
        at = arrows[at]
    return at in monuments


def check_draws(check: Check, file: dict[str, Any], head: str, words: tuple[str, ...]) -> None:
    """The tables of the prologue: every token once."""
    found: list[int] = []
    for row in file.get(head, []):
        check.word(FILE, row, head, words)
        low = check.number(FILE, row, "from", 1, TOKENS)
        found += range(low, check.number(FILE, row, "to", low, TOKENS) + 1)
    if sorted(found) != list(range(1, TOKENS + 1)):
        check.wrong(FILE, f"[[{head}]] must name every token from 1 to {TOKENS} once")


def check_operations(check: Check, where: str, rows: Any) -> None:
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        check.wrong(where, "do must be a list of operations")
        return
    for row in rows:
        check.word(where, row, "op", ops.OPERATIONS)
        for field, words in WORDS.items():
            if field in row:
                check.word(where, row, field, words)
        for field, words in LISTS.items():
            if field in row:
                check.words(where, row, field, words)
        if "otherwise" in row:
            check_operations(check, where, row["otherwise"])
