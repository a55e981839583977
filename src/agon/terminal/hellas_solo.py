"""Lords of Hellas alone in the terminal: the sheet of Xerxes, attitudes of the lands, and three colours on the map."""

from typing import Any

from rich.columns import Columns
from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from agon.terminal.speech import Speech

TOKENS = {"loyal": ("●", "cyan"), "allied": ("◐", "yellow"), "persian": ("▲", "bold red")}
"""Sign and style of control tokens and hoplites by kind."""
ATTITUDE_STYLES = {"hostile": "bold red", "wary": "dark_orange3", "neutral": "", "loyal": "bold cyan"}
SPY = "?"


def sheet(shown: dict[str, Any], speech: Speech) -> RenderableType:
    """Tracks, vanguard and script on the left, lands on the right."""
    return Columns([tracks(shown, speech), attitudes(shown, speech)], padding=(0, 2))


def tracks(shown: dict[str, Any], speech: Speech) -> Panel:
    grid = Table.grid(padding=(0, 2))
    track = shown["tracks"]
    march = track["mobilization"]
    spaces = [str(one) for one in range(1, march["spaces"])] + [speech.name("hellas-solo_term-march_space")]
    line = Text()
    for at, space in enumerate(spaces, 1):
        is_here = at == march["space"]
        line.append(f"[{space}]" if is_here else f" {space} ", style="bold" if is_here else "dim")
    grid.add_row(speech.name("hellas-solo_term-mobilization_track"), line)
    invasion = track["invasion"]
    grid.add_row(speech.name("hellas-solo_term-invasion_track"), f"{invasion['value']}/{invasion['top']}")
    command = track["command"]
    spies = f"{command['value']}   {speech.name('hellas-solo_term-spy')} {SPY * command['spies_out']}"
    grid.add_row(speech.name("hellas-solo_term-command_value"), spies)
    if track["victory"] is not None:
        grid.add_row(speech.name("hellas-solo_term-victory_counter"), str(track["victory"]))
        tokens = next(one for one in shown["threats"] if one["kind"] == "tokens")
        grid.add_row(Text("▲", style=TOKENS["persian"][1]), f"{tokens['have']}/{tokens['limit']}")
    grid.add_row(speech.name("hellas-solo_term-pile"), str(shown["tokens"]["pile"]))
    if shown["vanguard"] is not None:
        grid.add_row(speech.name("hellas-solo_term-vanguard"), way(shown["vanguard"], speech))
    if shown["script"] is not None:
        name = speech.name(f"hellas-script-{shown['script']['id']}")
        grid.add_row(speech.name("hellas-solo_term-script"), Text(name, style="bold"))
    act = speech.name(f"hellas-solo_term-act{shown['act']}")
    return Panel(grid, title=f"{speech.name('hellas-person-xerxes')} – {act}", border_style="red", expand=False)


def way(vanguard: dict[str, Any], speech: Speech) -> Text:
    """The path of the vanguard, and where it stands on it."""
    text = Text()
    for at, region in enumerate(vanguard["path"]):
        here = region == vanguard["region"]
        text.append(" › " if at else "", style="dim")
        name = speech.name(f"hellas-region-{region}")
        text.append(f"▲{vanguard['hoplites']} {name}" if here else name, style="bold red" if here else "dim")
    return text


def attitudes(shown: dict[str, Any], speech: Speech) -> Panel:
    grid = Table.grid(padding=(0, 2))
    for land, level in shown["attitudes"].items():
        name = Text(speech.words.name(f"hellas-attitude_level-{level}", "f"), style=ATTITUDE_STYLES[level])
        grid.add_row(speech.name(f"hellas-land-{land}"), name)
    return Panel(grid, title=speech.name("hellas-solo_term-attitude"), expand=False)


def forces(over: dict[str, Any]) -> Text:
    """The control token of a region, then hoplites of each kind, then spies."""
    text = Text()
    if over["token"] is None:
        text.append("· ")
    else:
        sign, style = TOKENS[over["token"]]
        text.append(f"{sign} ", style=style)
    for kind, count in (("loyal", over["loyal"]), ("allied", over["allied"]), ("persian", over["persians"])):
        if count:
            sign, style = TOKENS[kind]
            text.append(f"{sign}{count}{'+' if over['in_city'] == kind else ''} ", style=style)
    text.append(SPY * over["spies"], style="bold magenta")
    return text


def legend(speech: Speech) -> str:
    sides = (("loyal", "loyal_side"), ("allied", "allied"), ("persian", "persian_side"))
    signs = [f"{TOKENS[kind][0]} {speech.words.name(f'hellas-side-{name}')}" for kind, name in sides]
    return "   ".join([*signs, f"{SPY} {speech.words.name('hellas-solo_term-spy')}"])


def battle(shown: dict[str, Any], speech: Speech) -> Panel:
    """Your strength against that of the Persians, who still turn up cards."""
    grid = Table.grid(padding=(0, 2))
    you, them = shown["you"], shown["persians"]
    strength = speech.name("hellas-term-army_strength")
    losses = f"{speech.name('hellas-term-casualties')} {you['casualties']}"
    grid.add_row(Text.from_markup(speech.player(you["seat"])), f"{strength} {you['strength']}", losses)
    cards = f"+ {speech.name('hellas-term-combat_card')} ×{them['cards_to_draw']}"
    grid.add_row(
        Text(speech.words.cap(speech.words.name("hellas-solo_term-persian", "pl")), style="bold red"),
        f"{strength} {them['strength']}",
        cards,
    )
    title = f"{speech.name('hellas-term-battle')}: {speech.name('hellas-region-' + shown['region'])}"
    return Panel(grid, title=title, expand=False)
