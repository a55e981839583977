"""Dice Forge in the terminal: temple, islands, everyone's dice face by face."""

from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from agon.terminal.speech import SEAT_SIGNS, SEAT_STYLES, Speech

RESOURCE_STYLES = {"g": "yellow", "s": "red", "m": "blue", "v": "green"}
RESOURCE_LETTERS = {"gold": "g", "sun": "s", "moon": "m", "glory": "v"}
SPECIAL = {"x3": "×3", "mirror": "◫", "ship": "△"}
BOAR, SHIELD = "♞", "◈"


def render(view: dict[str, Any], speech: Speech) -> RenderableType:
    board = view["board"]
    title = speech.text("ui-round-of", {"n": board["round"], "total": board["rounds"]})
    tables = Columns([temple(board, speech), islands(board, speech)], padding=(0, 2))
    heroes = Columns([hero_panel(hero, board, speech) for hero in board["heroes"]], padding=(0, 1))
    return Group(Text(title, style="bold"), tables, heroes, Text(legend(speech), style="dim"))


def legend(speech: Speech) -> str:
    names = [
        f"{letter} = {speech.words.name(f'dice_forge-resource-{key}')}" for key, letter in RESOURCE_LETTERS.items()
    ]
    signs = {"◫": "face-mirror", "△": "face-ship", SHIELD: "feat-guardians_shield", BOAR: "face-boar_red"}
    names += [f"{sign} = {speech.words.name(f'dice_forge-{key}')}" for sign, key in signs.items()]
    return "   ".join(names)


def face(name: str) -> Text:
    """A face in a few characters: 3g, 2m+2v, 3g/2v, ×3."""
    if name in SPECIAL:
        return Text(SPECIAL[name], style="magenta")
    kind, _, rest = name.partition("_")
    if kind == "shield":
        return Text(f"{SHIELD}{RESOURCE_LETTERS[rest]}", style=RESOURCE_STYLES[RESOURCE_LETTERS[rest]])
    if kind == "boar":
        return Text(BOAR, style=rest)
    if kind in ("choice", "sum"):
        return joined(rest.split("_"), "/" if kind == "choice" else "+")
    amount, resource = name[-1], name[:-1]
    return part(amount, RESOURCE_LETTERS[resource])


def joined(parts: list[str], sign: str) -> Text:
    text = Text()
    for at, item in enumerate(parts):
        if at:
            text.append(sign)
        text.append_text(part(item[1:], item[0]))
    return text


def part(amount: str, letter: str) -> Text:
    return Text(f"{amount}{letter}", style=RESOURCE_STYLES[letter])


def temple(board: dict[str, Any], speech: Speech) -> Table:
    table = Table(title=speech.name("dice_forge-term-temple"), title_justify="left", pad_edge=False)
    table.add_column(speech.name("dice_forge-resource-gold"), justify="right")
    table.add_column(speech.name("dice_forge-term-face"))
    for square in board["sanctuary"]:
        table.add_row(str(square["price"]), stock(square["faces"]))
    table.add_section()
    for garden in board["gardens"]:
        table.add_row("", stock(garden["faces"]))
    return table


def stock(faces: list[dict[str, Any]]) -> Text:
    text = Text()
    for at, item in enumerate(faces):
        if at:
            text.append("  ")
        text.append_text(face(item["face"]))
        text.append(f" ×{item['left']}" if item["left"] else " –", style="dim")
    return text


def islands(board: dict[str, Any], speech: Speech) -> Table:
    table = Table(title=speech.name("dice_forge-term-islands"), title_justify="left", pad_edge=False)
    for heading in ("dice_forge-term-portal", "dice_forge-term-feat_card"):
        table.add_column(speech.name(heading))
    table.add_column("", justify="right")
    table.add_column(speech.name("dice_forge-resource-glory"), justify="right")
    for island in board["islands"]:
        for at, stack in enumerate(island["stacks"]):
            here = pawn(island) if at == 0 else Text()
            table.add_row(here, card_line(stack, speech), cost(stack), str(stack["glory"]))
    return table


def pawn(island: dict[str, Any]) -> Text:
    seat = island["hero"]
    sign = "" if seat is None else f" {SEAT_SIGNS[seat]}"
    return Text(island["portal"] + sign, style="" if seat is None else SEAT_STYLES[seat])


def card_line(stack: dict[str, Any], speech: Speech) -> Text:
    name = speech.name(f"dice_forge-feat-{stack['card']}")
    return Text(f"{name} ×{stack['left']}", style="" if stack["left"] else "dim strike")


def cost(stack: dict[str, Any]) -> Text:
    parts = [f"{stack[key]}{letter}" for key, letter in (("sun", "s"), ("moon", "m")) if stack[key]]
    return joined([f"{item[-1]}{item[:-1]}" for item in parts], " ")


def hero_panel(hero: dict[str, Any], board: dict[str, Any], speech: Speech) -> Panel:
    seat = hero["seat"]
    lines: list[RenderableType] = [reserves(hero), dice(hero)]
    lines.extend(possessions(hero, speech))
    mark = " ◄" if board["active"] == seat else ""
    return Panel(Group(*lines), title=speech.player(seat) + mark, border_style=SEAT_STYLES[seat], width=46)


def reserves(hero: dict[str, Any]) -> Text:
    text = Text()
    for key, letter in (("gold", "g"), ("sun", "s"), ("moon", "m")):
        amount = hero[key]
        text.append(f"{amount['now']}/{amount['limit']}{letter}  ", style=RESOURCE_STYLES[letter])
    text.append(f"{hero['glory']}v + {hero['card_glory']}", style=RESOURCE_STYLES["v"])
    return text


def dice(hero: dict[str, Any]) -> Table:
    grid = Table.grid(padding=(0, 1))
    for die in hero["dice"]:
        cells = [face(name) for name in die["faces"]]
        cells[die["up"]].stylize("reverse")
        grid.add_row("○" if die["die"] == "light" else "●", *cells)
    return grid


def possessions(hero: dict[str, Any], speech: Speech) -> list[Text]:
    lines = []
    if hero["cards"]:
        names = [
            speech.name(f"dice_forge-feat-{card}") + (f" ×{count}" if count > 1 else "")
            for card, count in hero["cards"].items()
        ]
        lines.append(Text(", ".join(names), style="dim"))
    if hero["hammer"]:
        hammer = hero["hammer"]
        track = "▰" * hammer["steps"] + "▱" * (hammer["of"] - hammer["steps"])
        lines.append(Text(f"{speech.name('dice_forge-term-hammer_track')} {'I' * hammer['lap']} {track}"))
    for token, count in hero["tokens"].items():
        if count:
            lines.append(Text(f"{speech.name(f'dice_forge-feat-{token}')} ◉×{count}"))
    return lines
