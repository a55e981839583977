"""Lords of Hellas in the terminal: the map as a grid, monsters, quests, monuments and the hero boards."""

from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from agon.terminal import hellas_solo
from agon.terminal.speech import SEAT_SIGNS, SEAT_STYLES, Speech

GRID = (
    ("", "macedonia", "", "chalkidiki", ""),
    ("epirus", "", "thessaly", "", "euboea"),
    ("acarnania", "aetolia", "locris", "phocis", ""),
    ("", "achaea", "corinthia", "boeotia", "attica"),
    ("elis", "arcadia", "argolis", "", ""),
    ("messenia", "laconia", "", "", "crete"),
)
"""Where the regions lie, roughly, from north to south."""
LAND_STYLES = {"red": "red", "yellow": "yellow", "blue": "blue", "green": "green", "brown": "dark_orange3"}
CELL_WIDTH = 20
BOARD_WIDTH = 50


def render(view: dict[str, Any], speech: Speech) -> RenderableType:
    board = view["board"]
    parts: list[RenderableType] = [chart(board, speech)]
    if "solo" in board:
        parts.append(hellas_solo.sheet(board["solo"], speech))
    sides = [table for table in (monsters(board, speech), quests(board, speech), monuments(board, speech)) if table]
    parts.append(Columns(sides, padding=(0, 2)))
    if board["king"] is not None:
        parts.append(countdown(board["king"], speech))
    if board["under_way"] is not None:
        parts.append(under_way(board["under_way"], speech))
    parts.append(Columns([hero_board(player, board, speech) for player in board["players"]], padding=(0, 1)))
    parts.append(Text(legend(speech), style="dim"))
    if "solo" in board:
        parts.append(Text(hellas_solo.legend(speech), style="dim"))
    return Group(*parts)


def legend(speech: Speech) -> str:
    signs = (
        ("⌂", "hellas-term-city"),
        ("○", "hellas-term-shrine"),
        ("▣", "hellas-term-temple"),
        ("↑", "hellas-term-monument"),
        ("!", "hellas-term-quest"),
        ("+", "hellas-term-fortified_hoplite"),
        ("*", "hellas-term-evolution"),
        ("†", "hellas-term-casualties"),
        ("¹", "hellas-term-priest"),
        ("²", "hellas-term-neutral_artifact"),
    )
    return "   ".join(f"{sign} {speech.words.name(key)}" for sign, key in signs)


# ---------------------------------------------------------------------- the map


def chart(board: dict[str, Any], speech: Speech) -> Table:
    regions = {region["id"]: region for region in board["regions"]}
    grid = Table.grid(padding=(0, 1))
    for column in range(len(GRID[0])):
        grid.add_column(str(column), width=CELL_WIDTH)
    for row in GRID:
        grid.add_row(*(cell(regions[name], board, speech) if name else Text() for name in row))
    return grid


def cell(region: dict[str, Any], board: dict[str, Any], speech: Speech) -> Text:
    """Name and population, owner and armies, sites, heroes and monsters."""
    text = Text(overflow="ellipsis", no_wrap=True)
    text.append(speech.name(f"hellas-region-{region['id']}"), style=f"bold {LAND_STYLES[region['land']]}")
    text.append(f" {population(region, board)} {sites(region, board)}\n", style="dim")
    if "solo" in board:
        text.append_text(hellas_solo.forces(board["solo"]["regions"][region["id"]]))
    else:
        armies(region, text)
    text.append("\n")
    for one in region["heroes"]:
        text.append(speech.name(f"hellas-hero-{one['hero']}") + " ", style=f"underline {SEAT_STYLES[one['seat']]}")
    for name in region["monsters"]:
        text.append(speech.name(f"hellas-monster-{name}") + " ", style="magenta")
    text.append("\n")
    return text


def population(region: dict[str, Any], board: dict[str, Any]) -> int:
    """As printed, or alone as attitude has changed it."""
    shown = board["solo"]["regions"][region["id"]] if "solo" in board else region
    return int(shown["population"])


def armies(region: dict[str, Any], text: Text) -> None:
    owner = region["owner"]
    text.append("· " if owner is None else f"{SEAT_SIGNS[owner]} ", style="" if owner is None else SEAT_STYLES[owner])
    for seat, army in region["armies"].items():
        count = f"{army['hoplites']}{'+' if army['fortified'] else ''} "
        text.append(SEAT_SIGNS[int(seat)] + count, style=SEAT_STYLES[int(seat)])


def sites(region: dict[str, Any], board: dict[str, Any]) -> str:
    signs = ""
    if region["city"]:
        signs += "⌂⌂" if region["city"] == "sparta" else "⌂"
    if region["shrine"]:
        signs += "▣" if region["temple"] else "○"
    if region["monument"]:
        level = next(one["level"] for one in board["monuments"] if one["god"] == region["monument"])
        signs += f"↑{level}"
    return signs + "!" * len(region["quests"])


# ---------------------------------------------------------------------- beside the map


def monsters(board: dict[str, Any], speech: Speech) -> Table | None:
    if not board["monsters"]:
        return None
    table = Table(title=speech.words.cap(speech.words.name("hellas-term-monster", "pl")), title_justify="left")
    for heading in ("hellas-term-monster", "hellas-term-region"):
        table.add_column(speech.name(heading))
    table.add_column(speech.name("hellas-term-wound", "pl"))
    for one in board["monsters"]:
        name = speech.name(f"hellas-monster-{one['id']}") + "*" * len(one["evolutions"])
        table.add_row(name, speech.name(f"hellas-region-{one['region']}"), wounds(one["wounds"], speech))
    return table


def wounds(places: list[dict[str, Any]], speech: Speech) -> Text:
    text = Text()
    for place in places:
        reward = {"priest": "¹", "artifact": "²"}.get(place["reward"], "")
        name = speech.words.name(f"hellas-symbol-{place['symbol']}") + reward
        text.append(name, style="dim strike" if place["filled"] else "")
        text.append(" ")
    return text


def quests(board: dict[str, Any], speech: Speech) -> Table | None:
    if not board["quests"]:
        return None
    table = Table(title=speech.words.cap(speech.words.name("hellas-term-quest", "pl")), title_justify="left")
    for heading in ("hellas-term-quest", "hellas-term-region", "hellas-term-quest_step"):
        table.add_column(speech.name(heading))
    for one in board["quests"]:
        heroes = Text()
        for hero in one["heroes"]:
            heroes.append(f"{SEAT_SIGNS[hero['seat']]}{hero['step']} ", style=SEAT_STYLES[hero["seat"]])
        region = speech.name(f"hellas-region-{one['region']}")
        table.add_row(speech.name(f"hellas-quest-{one['id']}"), region, heroes)
    return table


def monuments(board: dict[str, Any], speech: Speech) -> Table:
    table = Table(title=speech.words.cap(speech.words.name("hellas-term-monument", "pl")), title_justify="left")
    for heading in ("hellas-term-god", "hellas-term-monument_level"):
        table.add_column(speech.name(heading))
    table.add_column(speech.name("hellas-term-priest", "pl"))
    for one in board["monuments"]:
        priests = Text()
        for seat, count in one["priests"].items():
            priests.append(SEAT_SIGNS[int(seat)] * count, style=SEAT_STYLES[int(seat)])
        free = one["places"] - sum(one["priests"].values())
        priests.append("·" * free, style="dim")
        table.add_row(speech.name(f"hellas-god-{one['god']}"), f"{one['level']}/5", priests)
    return table


def countdown(king: dict[str, Any], speech: Speech) -> Text:
    """The activation card: whose it is and the tokens left on it."""
    text = Text(f"{speech.name('hellas-victory-king_of_kings')} – {speech.name('hellas-monument-' + king['god'])}: ")
    text.append_text(Text.from_markup(speech.player(king["seat"])))
    text.append(f" {king['tokens']}")
    return text


def under_way(shown: dict[str, Any], speech: Speech) -> Panel:
    if shown["kind"] == "battle":
        return battle(shown, speech)
    if shown["kind"] == "hunt":
        return hunt(shown, speech)
    if shown["kind"] == "persian_battle":
        return hellas_solo.battle(shown, speech)
    if shown["kind"] == "monsters":
        return dice(shown, speech)
    if shown["kind"] == "script":
        return Panel(
            speech.name(f"hellas-script-{shown['script']}"), title=speech.name("hellas-solo_term-script"), expand=False
        )
    return Panel(speech.player(shown["picks"]), title=speech.name("hellas-term-blessing_draft"), expand=False)


def battle(shown: dict[str, Any], speech: Speech) -> Panel:
    grid = Table.grid(padding=(0, 2))
    for role in ("attacker", "defender"):
        side = shown[role]
        grid.add_row(
            speech.name(f"hellas-term-{role}"),
            Text.from_markup(speech.player(side["seat"])),
            f"{speech.name('hellas-term-army_strength')} {side['strength']}",
            f"{speech.name('hellas-term-casualties')} {side['casualties']}",
        )
    title = f"{speech.name('hellas-term-battle')}: {speech.name('hellas-region-' + shown['region'])}"
    return Panel(grid, title=title, expand=False)


def hunt(shown: dict[str, Any], speech: Speech) -> Panel:
    text = Text.from_markup(speech.player(shown["hunter"]))
    text.append(f"   {speech.name('hellas-term-wound', 'pl')}: {shown['wounds_dealt']} / {shown['wounds_left']}")
    if shown["attack"]:
        text.append(f"   {speech.name('hellas-term-monster_attack_card')}: {shown['attack_strength']}")
        text.append(f" – {shown['defence']}")
    title = f"{speech.name('hellas-action-hunt')}: {speech.name('hellas-monster-' + shown['monster'])}"
    return Panel(text, title=title, expand=False)


def dice(shown: dict[str, Any], speech: Speech) -> Panel:
    """The rolls of the monster phase so far."""
    grid = Table.grid(padding=(0, 2))
    for roll in shown["rolls"]:
        grid.add_row(speech.name(f"hellas-monster-{roll['monster']}"), speech.name(f"hellas-die_face-{roll['face']}"))
    return Panel(grid, title=speech.name("hellas-term-monster_die"), expand=False)


# ---------------------------------------------------------------------- hero boards


def hero_board(player: dict[str, Any], board: dict[str, Any], speech: Speech) -> Panel:
    seat = player["seat"]
    title = speech.player(seat)
    if player["hero"]:
        title += f" – {speech.name('hellas-hero-' + player['hero'])}"
    if board["active"] == seat:
        title += " ◄"
    lines = [attributes(player, speech), forces(player, speech), progress(player, speech), *possessions(player, speech)]
    return Panel(Group(*lines), title=title, border_style=SEAT_STYLES[seat], width=BOARD_WIDTH)


def attributes(player: dict[str, Any], speech: Speech) -> Text:
    text = Text()
    for name, one in player["attributes"].items():
        text.append(f"{speech.name('hellas-attribute-' + name)} ")
        text.append(f"{one['value']}", style="red" if one["injured"] else "bold")
        text.append(f" ({one['stored']})  " if one["injured"] else "  ", style="dim")
    return text


def forces(player: dict[str, Any], speech: Speech) -> Text:
    priests = player["priests"]
    hoplites = 15 if player["progress"] else 30  # alone there are those of two colours
    return Text(
        f"{speech.name('hellas-term-priest', 'pl')} {priests['pool']}+{priests['monuments']}   "
        f"{speech.name('hellas-term-hoplite', 'pl')} {hoplites - player['hoplites_left']}/{hoplites}   "
        f"{speech.name('hellas-term-combat_card', 'pl')} {player['hand_size']}/{player['hand_limit']}"
    )


def progress(player: dict[str, Any], speech: Speech) -> Text:
    text = Text(style="cyan")
    for way in ("warlord", "favored", "slayer") if player["progress"] else ():
        one = player["progress"][way]
        text.append(f"{speech.name('hellas-victory-' + way)} {one['have']}/{one['need']}  ")
    return text


def possessions(player: dict[str, Any], speech: Speech) -> list[Text]:
    lines = []
    if player["hand"]:
        lines.append(listing("combat_card", [hand_card(card, speech) for card in player["hand"]], speech))
    artifacts = [
        Text(speech.name(f"hellas-artifact-{one['id']}"), style="" if one["charged"] else "dim strike")
        for one in player["artifacts"]
    ]
    groups = (
        ("artifact", artifacts),
        ("blessing", [Text(speech.name(f"hellas-blessing-{one}")) for one in player["blessings"]]),
        ("glory_token", [Text(speech.name(f"hellas-land-{one}"), style=LAND_STYLES[one]) for one in player["glory"]]),
        ("monster", [Text(speech.name(f"hellas-monster-{one}")) for one in player["trophies"]]),
        ("quest_card", [Text(speech.name(f"hellas-quest-{one}")) for one in player["quest_cards"]]),
        ("used_action_token", [Text(speech.name(f"hellas-action-{one}")) for one in player["used_actions"]]),
    )
    return lines + [listing(term, items, speech) for term, items in groups if items]


def hand_card(card: dict[str, Any], speech: Speech) -> Text:
    symbol = speech.words.name(f"hellas-symbol-{card['symbol']}")
    losses = "†" * card["casualties"]
    return Text(f"{speech.name('hellas-combat_card-' + card['name'])} {card['strength']}{losses} {symbol}")


def listing(term: str, items: list[Text], speech: Speech) -> Text:
    text = Text(f"{speech.name('hellas-term-' + term, 'pl')}: ", style="dim")
    for at, item in enumerate(items):
        if at:
            text.append(", ")
        text.append_text(item)
    return text
