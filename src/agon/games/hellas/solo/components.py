"""What is in the box of the game alone, and where it can be."""

from collections.abc import Mapping
from typing import Any

from agon.games.hellas import components as several
from agon.games.hellas import effects, tables
from agon.games.hellas.game import DEAD
from agon.games.hellas.solo import effects as ops
from agon.games.hellas.solo import tables as solo
from agon.games.hellas.solo.board import MARKS, YOU
from agon.games.hellas.solo.tables import XERXES
from agon.kernel.components import (
    Bits,
    Cards,
    Components,
    Fields,
    Law,
    Many,
    Position,
    Range,
    Spec,
    index,
    index_or_none,
    number,
    table,
)

BOARD = Fields(
    **{
        **several.BOARD.fields,
        "level": table(tables.GOD_COUNT, 0, effects.TOP_LEVEL),
        "act": number(1, solo.ACTS),
        "mobilization": number(solo.FIRST_SPACE, solo.MARCH_SPACE),
        "invasion": number(0, solo.TOP_INVASION),
        "victory": number(0, solo.TOP_INVASION),
        "spies_ready": number(0, solo.SPIES),
        "unseen": Bits(solo.TOKENS + 1),
        "pile": number(0, solo.TOKENS),
        "last_mark": index_or_none(MARKS),
        "loyal": several.REGIONS,
        "allied_in_city": several.REGIONS,
        "allied_on_march": several.HOPLITES,
        "blocked": number(0, 1),
        "sea_closed": number(0, 1),
        "allied": table(tables.REGIONS, 0, effects.HOPLITES),
        "spies": table(tables.REGIONS, 0, solo.SPIES),
        "attitude": table(tables.LANDS, 0, ops.LOYAL),
        "marks": table(MARKS, 0, solo.TOKENS),
        "allied_moved": table(tables.REGIONS, 0, effects.HOPLITES),
    }
)
FIELDS: dict[str, Spec] = {
    "events.done": number(0, 9),
    "events.script": index_or_none(len(solo.SCRIPT_IDS)),
    "fled_to": several.REGION,
    "great_march.place": number(0, tables.REGIONS),
    "hostile": number(0, 99),
    "lands_done": number(0, tables.LANDS),
    "left": number(0, 99),
    "least": several.HOPLITES,
    "most": several.HOPLITES,
    "quests_done": number(0, solo.FAILED_COUNT),
    "region_losses.place": number(0, tables.REGIONS),
    "row": index(solo.OPERATION_COUNT),
    "starts": Many(Range(DEAD, tables.REGIONS), tables.MONSTERS, least=0),
    "task": index(len(effects.TASKS)),
    "wary": number(0, 99),
}
MOVING = ("persian_battle", "sides", "march", "move_hoplites", "great_march", "vanguard_arrives")


def armies_are_complete(p: Position) -> bool:
    """Fifteen hoplites of each of three kinds; whoever is in a city is one of those there."""
    you, xerxes = p.board["lords"]
    own, theirs = p.board["army"][: tables.REGIONS], p.board["army"][tables.REGIONS :]
    allied = p.board["allied"]
    if sum(own) + you["reserve"] != 2 * effects.HOPLITES or sum(theirs) + xerxes["reserve"] != effects.HOPLITES:
        return False
    if sum(allied) > effects.HOPLITES or sum(own) - sum(allied) > effects.HOPLITES:
        return False
    for region, count in enumerate(own):
        in_city, ally_in_city = you["fortified"] >> region & 1, p.board["allied_in_city"] >> region & 1
        if not ally_in_city <= in_city <= count or not ally_in_city <= allied[region] <= count:
            return False
        if in_city and not ally_in_city and allied[region] == count:
            return False
    return not you["fortified"] & ~tables.CITIES


def control_is_agreed(p: Position) -> bool:
    """Tokens and their owners; loyal ones are yours; the artifact of a god goes with the region of its monument."""
    owner, you = p.board["owner"], p.board["lords"][YOU]
    for force, lord in enumerate(p.board["lords"]):
        if lord["held"] != sum(1 << region for region, one in enumerate(owner) if one == force):
            return False
    for god in range(tables.GOD_COUNT):
        if (you["artifacts"] >> tables.GOD_ARTIFACT[god] & 1 == 1) != (owner[tables.GOD_REGION[god]] == YOU):
            return False
    return not p.board["loyal"] & ~you["held"]


def glory_is_loyalty(p: Position) -> bool:
    """LS-8.4: the glory token of a land is yours while it is loyal."""
    glory = p.board["lords"][YOU]["glory"]
    return all((glory >> land & 1 == 1) == (one == ops.LOYAL) for land, one in enumerate(p.board["attitude"]))


def priests_are_enough(p: Position) -> bool:
    praying, pool = p.board["praying"], p.board["lords"][YOU]["pool"]
    return bool(pool + sum(praying) <= effects.PRIESTS and max(praying) + p.board["blocked"] <= tables.PRIEST_PLACES)


def spies_command(p: Position) -> bool:
    """LS-4.5: four spies; the command value is 5 minus those on the track."""
    ready = p.board["spies_ready"]
    command = p.board["lords"][XERXES]["leadership"]
    return bool(ready + sum(p.board["spies"]) <= solo.SPIES and command == solo.COMMAND_SLOTS - ready)


def tokens_are_enough(p: Position) -> bool:
    """LS-6.13: the numbers not seen are those of the pile and of tokens never read."""
    unseen = p.board["unseen"]
    return not unseen & ~solo.ALL_TOKENS and unseen.bit_count() >= p.board["pile"]


def persians_are_where_they_can_be(p: Position) -> bool:
    """A region never holds both; the vanguard is in one region of its way, and there are no tokens before Act II."""
    theirs, held = p.board["army"][tables.REGIONS :], p.board["lords"][XERXES]["held"]
    regions = [region for region, count in enumerate(theirs) if count]
    if any(held >> region & 1 for region in regions):
        return False
    return p.board["act"] == 2 or (not held and len(regions) <= 1 and all(one in solo.ROUTE for one in regions))


def nobody_shares_a_region(p: Position) -> bool:
    """LS-8.12: your hoplites and tokens are not among Persians but while somebody moves or fights."""
    if p.over or any(p.frames(rule) for rule in MOVING):
        return True
    own, theirs, owner = p.board["army"], p.board["army"][tables.REGIONS :], p.board["owner"]
    return not any(
        (own[region] and (theirs[region] or owner[region] == XERXES)) or (theirs[region] and owner[region] == YOU)
        for region in range(tables.REGIONS)
    )


def monuments_stand(p: Position) -> bool:
    return p.over or min(p.board["level"]) > 0


ALONE = Components(
    BOARD,
    several.FIELDS,
    laws=[
        Cards("combat cards", solo.COMBAT, ["deck", "discard", "lords[].hand"]),
        Cards(
            "artifacts",
            solo.ARTIFACTS | sum(1 << int(one) for one in tables.GOD_ARTIFACT),
            ["relics", "stack.look_at_relics.looked_at", "lords[].artifacts"],
            False,
        ),
        Cards(
            "blessings",
            solo.BLESSINGS,
            ["blessings", "blessings_gone", "stack.pick_blessing.cards", "lords[].blessings"],
        ),
        Cards("trophies", (1 << tables.MONSTERS) - 1, ["lords[].trophies"], False),
        Law("event cards are nowhere twice", several.events_are_nowhere_twice),
        Law("only own artifacts are charged", several.only_artifacts_are_charged),
        Law("heroes are somewhere", several.heroes_are_somewhere),
        Law("monsters are on the map or not", several.monsters_are_alive_or_not),
        Law("armies are complete", armies_are_complete),
        Law("control is agreed", control_is_agreed),
        Law("glory is loyalty", glory_is_loyalty),
        Law("priests are enough", priests_are_enough),
        Law("spies command", spies_command),
        Law("tokens are enough", tokens_are_enough),
        Law("Persians are where they can be", persians_are_where_they_can_be),
        Law("nobody shares a region", nobody_shares_a_region),
        Law("monuments stand", monuments_stand),
    ],
    sizes=several.sizes,
)


class OneOrSeveral(Components):
    """The box as the number of players has it."""

    def check(self, saved: Mapping[str, Any]) -> None:
        if saved["players"] == 1:
            ALONE.check(saved)
        else:
            super().check(saved)


COMPONENTS = OneOrSeveral(
    several.BOARD,
    {**several.FIELDS, **FIELDS},
    laws=several.COMPONENTS.laws,
    sizes=several.sizes,
    roots=["opening", "turns", "solo_opening", "campaign"],
)
