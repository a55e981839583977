"""Cyclades in the terminal: the archipelago as a map of hexes, the board of fate, the factions.

A hex is six columns wide and two lines high. Where the window is narrower than the map, a reader at the table
moves over it; without one it is drawn in several parts from west to east.
"""

from collections.abc import Iterable
from typing import Any

from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from agon.terminal.speech import SEAT_SIGNS, SEAT_STYLES, Speech

HALF = 3
"""Columns of half a hex: every row of hexes is shifted by half a hex against the one above."""
LINES = 2
ROOM = 2 * HALF - 1
"""Characters that fit into a line of a hex, beside its left border."""
PAN = 6 * HALF
"""Columns that one step over a wide map goes: three hexes."""
LAND_SHADES = ("on #5f4b2a", "on #6b5631", "on #78623a")
SEA_SHADES = ("on #0f2f4f", "on #143a60", "on #1a4570")
LETTERS = {"port": "p", "fortress": "f", "temple": "t", "academy": "a", "metropolis": "M", None: "_"}


def render(view: dict[str, Any], speech: Speech) -> RenderableType:
    board = view["board"]
    return Group(
        heading(board, speech),
        HexMap(board, speech),
        Text(legend(speech), style="dim"),
        Columns([altars(board, speech), cards(board, speech)], padding=(0, 2)),
        factions(board, speech),
    )


def heading(board: dict[str, Any], speech: Speech) -> Text:
    cycle = f"{speech.name('cyclades-term-round')} {board['round']}"
    parts = [cycle if board["round"] else speech.name("general-term-setup")]
    if board["phase"] != "set_up":
        parts.append(speech.name(f"cyclades-phase-{board['phase']}"))
    if board["active"] is not None:
        parts.append(f"{who(board, board['active'], speech)}: {speech.name('cyclades-god-' + board['active_god'])}")
    return Text("   ".join(parts), style="bold")


def legend(speech: Speech) -> str:
    letters = [f"{letter} {speech.name(f'cyclades-building-{name}')}" for name, letter in LETTERS.items() if name]
    horn = f"¢ {speech.name('cyclades-term-cornucopia')}"
    symbol = f"+ {speech.name('cyclades-term-priestess_symbol')}"
    mercenary = f"m {speech.name('cyclades-piece-mercenaries')}"
    return "   ".join([*letters, horn, symbol, mercenary, f"x {speech.name('cyclades-term-creature')}"])


def who(board: dict[str, Any], faction: int, speech: Speech) -> str:
    """A faction by its sign and the person who plays it; with two players by its city too."""
    row = board["factions"][faction]
    name = f"{SEAT_SIGNS[faction]} {speech.names[row['seat']]}"
    several = sum(1 for other in board["factions"] if other["seat"] == row["seat"]) > 1
    return f"{name} ({speech.name('cyclades-faction-' + row['city'])})" if several else name


# ---------------------------------------------------------------------- the map


class HexMap:
    """All hexes with what stands in their areas; knows the width of the window when it is drawn."""

    def __init__(self, board: dict[str, Any], speech: Speech) -> None:
        self.speech = speech
        self.hexes = {(one["q"], one["r"]): one["area"] for one in board["hexes"]}
        self.lands = {land["id"]: land for land in board["lands"]}
        self.seas = {sea["id"]: sea for sea in board["seas"]}
        self.figures = {figure["area"]: figure for figure in board["figures"]}
        self.west = min(2 * q + r for q, r in self.hexes) * HALF
        self.east = max(2 * q + r for q, r in self.hexes) * HALF + 2 * HALF
        self.north = min(r for q, r in self.hexes)
        self.south = max(r for q, r in self.hexes)
        self.shades = self.find_shades()
        self.contents = self.find_contents()

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        window = options.max_width
        if self.east - self.west <= window:
            yield from self.part(self.west, self.east)
        elif self.speech.pan is None:
            parts = -(-(self.east - self.west) // window)
            width = -(-(self.east - self.west) // parts)
            for left in range(self.west, self.east, width):
                yield from self.part(left, min(left + width, self.east))
        else:
            yield from self.seen_through(window)

    def seen_through(self, window: int) -> Iterable[Text]:
        """As much as fits, from where the reader looks, and whether there is more on either side."""
        steps = -(-(self.east - self.west - window) // PAN)
        self.speech.pan = min(self.speech.pan or 0, steps)  # nobody looks past the edge
        left = min(self.west + self.speech.pan * PAN, self.east - window)
        west = "◂ <" if left > self.west else ""
        east = "> ▸" if left + window < self.east else ""
        yield Text(f"{west:<{window - 3}}{east:>3}", style="bold")
        yield from self.part(left, left + window)

    def part(self, left: int, right: int) -> Iterable[Text]:
        """The lines of the map between two columns."""
        for row in range(self.north, self.south + 1):
            for line in range(LINES):
                yield self.line(row, line)[left - self.west : right - self.west]
        yield Text("")

    def line(self, row: int, line: int) -> Text:
        text = Text(no_wrap=True, end="")
        for q, r in sorted(place for place in self.hexes if place[1] == row):
            start = (2 * q + r) * HALF - self.west
            text.append(" " * (start - len(text.plain)))
            text.append_text(self.cell(q, r, line))
        text.append(" " * (self.east - self.west - len(text.plain)))
        text.append("\n")
        return text

    def cell(self, q: int, r: int, line: int) -> Text:
        area = self.hexes[q, r]
        shade = self.shades[area]
        border = "│" if self.hexes.get((q - 1, r)) != area else " "
        text = Text(border, style=f"bright_black {shade}")
        inside = self.contents.get((q, r, line))
        if inside is None:
            texture = "    " if area in self.lands else " ~  " if line else "  ~ "
            text.append(f"{texture:<{ROOM}}", style=f"bright_black {shade}")
        else:
            inside.stylize_before(shade)
            text.append_text(inside)
            text.append(" " * (ROOM - len(inside.plain)), style=shade)
        return text

    def find_shades(self) -> dict[str, str]:
        """Neighbouring areas of a kind get different shades, as far as three of them go."""
        shades: dict[str, str] = {}
        for (q, r), area in sorted(self.hexes.items(), key=lambda item: (item[0][1], item[0][0])):
            if area not in shades:
                palette = LAND_SHADES if area in self.lands else SEA_SHADES
                taken = {shades.get(other) for other in self.beside(area)}
                free = [shade for shade in palette if shade not in taken]
                shades[area] = free[0] if free else palette[(q + r) % len(palette)]
        return shades

    def beside(self, area: str) -> set[str]:
        around = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
        found = {
            self.hexes[q + dq, r + dr]
            for (q, r), other in self.hexes.items()
            for dq, dr in around
            if other == area and (q + dq, r + dr) in self.hexes
        }
        return found - {area}

    def find_contents(self) -> dict[tuple[int, int, int], Text]:
        """Put the signs of every area into the lines of its hexes, as many as there is room for."""
        placed: dict[tuple[int, int, int], Text] = {}
        for area in self.shades:
            places = sorted(((r, q) for (q, r), other in self.hexes.items() if other == area))
            lines = [(q, r, line) for r, q in places for line in range(LINES)]
            signs = self.land_signs(area) if area in self.lands else self.sea_signs(area)
            placed.update(zip(lines, packed(signs), strict=False))
        return placed

    def land_signs(self, area: str) -> list[Text]:
        land = self.lands[area]
        signs = [Text(self.label(area), style="bold")]
        if land["owner"] is not None:
            signs.append(piece(land["owner"], land["troops"] or ("" if not land["token"] else "·")))
        signs += self.creature_sign(area)
        signs.append(Text("".join(LETTERS[slot["building"]] for slot in land["slots"]), style="bright_white"))
        if land["mercenaries"]:
            signs.append(Text(f"m{land['mercenaries']}"))
        signs += [Text(hero[:3].upper(), style="bright_yellow") for hero in land["heroes"]]
        if land["guests"]:
            guests = land["guests"]
            count = guests["troops"] + guests["mercenaries"] + len(guests["heroes"])
            signs.append(piece(guests["faction"], f"!{count}"))
        signs += horns(land)
        if land["priestess"]:
            signs.append(Text("+", style="bright_magenta"))
        return signs

    def sea_signs(self, area: str) -> list[Text]:
        sea = self.seas[area]
        signs = [Text(self.label(area), style="bright_black")]
        if sea["owner"] is not None:
            signs.append(piece(sea["owner"], sea["fleets"]))
        if sea["guests"]:
            signs.append(piece(sea["guests"]["faction"], f"!{sea['guests']['fleets']}"))
        return signs + self.creature_sign(area) + horns(sea)

    def label(self, area: str) -> str:
        return self.speech.name(f"cyclades-area-{area}", "label")

    def creature_sign(self, area: str) -> list[Text]:
        if area not in self.figures:
            return []
        figure = self.figures[area]
        style = SEAT_STYLES[figure["faction"]]
        return [Text(f"x{figure['creature'][:3]}", style=style)]


def piece(faction: int, count: int | str) -> Text:
    """Colour never alone: every faction has its sign."""
    return Text(f"{SEAT_SIGNS[faction]}{count}", style=f"bold {SEAT_STYLES[faction]}")


def horns(area: dict[str, Any]) -> list[Text]:
    count = area["horns"] + area["prosperity"]
    return [Text(f"¢{count}", style="yellow")] if count else []


def packed(signs: list[Text]) -> list[Text]:
    """Signs side by side in lines as long as a hex is wide."""
    lines: list[Text] = []
    for sign in signs:
        sign.truncate(ROOM)
        if lines and len(lines[-1].plain) + 1 + len(sign.plain) <= ROOM:
            lines[-1].append(" ").append_text(sign)
        elif sign.plain:
            lines.append(sign)
    return lines


# ---------------------------------------------------------------------- the board of fate


def altars(board: dict[str, Any], speech: Speech) -> Table:
    table = Table(title=speech.name("cyclades-term-god"), title_justify="left", pad_edge=False)
    table.add_column("")
    table.add_column(speech.name("cyclades-term-offering"), justify="right")
    table.add_column("")
    for altar in board["altars"]:
        name = Text(speech.name(f"cyclades-god-{altar['god']}"), style="" if altar["open"] else "dim strike")
        marker = "" if altar["faction"] is None else who(board, altar["faction"], speech)
        table.add_row(name, "" if altar["offering"] is None else str(altar["offering"]), marker)
    order = " ".join("·" if faction is None else SEAT_SIGNS[faction] for faction in board["order"])
    table.add_section()
    table.add_row(speech.name("cyclades-term-turn_order_track"), "", order)
    return table


def cards(board: dict[str, Any], speech: Speech) -> Table:
    creatures, heroes = board["creatures"], board["heroes"]
    table = Table(title=speech.name("cyclades-term-creature_column"), title_justify="left", pad_edge=False)
    table.add_column("", justify="right")
    table.add_column("")
    for cell in reversed(creatures["column"]):
        table.add_row(
            str(cell["price"]), speech.name(f"cyclades-creature-{cell['creature']}") if cell["creature"] else "–"
        )
    if creatures["top"]:
        table.add_row("1", Text(speech.name(f"cyclades-creature-{creatures['top']}"), style="italic"))
    table.add_row(str(creatures["deck"]), speech.name("cyclades-term-creature_deck"))
    table.add_row(str(len(creatures["discard"])), speech.name("cyclades-term-creature_discard"))
    table.add_section()
    for hero in heroes["column"]:
        table.add_row("4", speech.name(f"cyclades-hero-{hero}") if hero else "–")
    table.add_row(str(heroes["deck"]), speech.name("cyclades-term-hero_deck"))
    return table


def factions(board: dict[str, Any], speech: Speech) -> Table:
    table = Table(pad_edge=False)
    headings = (
        "cyclades-term-faction",
        "cyclades-building-metropolis",
        "cyclades-piece-gold_coins",
        "cyclades-phase-income",
        "cyclades-piece-priestess_cards",
        "cyclades-piece-philosopher_cards",
        "cyclades-piece-base_troops",
        "cyclades-piece-fleets",
        "cyclades-term-hero",
        "cyclades-term-creature",
    )
    for at, key in enumerate(headings):
        table.add_column(speech.name(key, "pl" if at else ""), justify="right" if 0 < at < 8 else "left")
    for row in board["factions"]:
        table.add_row(*faction_row(board, row, speech), style=SEAT_STYLES[row["faction"]])
    return table


def faction_row(board: dict[str, Any], row: dict[str, Any], speech: Speech) -> list[str]:
    mark = " ◄" if board["active"] == row["faction"] else ""
    return [
        who(board, row["faction"], speech) + mark,
        f"{row['metropolises']}/{board['needed']}",
        "?" if row["coins"] is None else str(row["coins"]),
        f"+{row['income']}",
        str(row["priestesses"]),
        str(row["philosophers"]),
        f"{8 - row['troops_left']}/8",
        f"{8 - row['fleets_left']}/8",
        ", ".join(speech.name(f"cyclades-hero-{hero}") for hero in row["heroes"] + row["sheltered"]),
        ", ".join(speech.name(f"cyclades-creature-{name}") for name in row["creatures"]),
    ]
