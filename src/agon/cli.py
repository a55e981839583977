"""The command ``agon``: play, serve, study."""

import json
import sys
import warnings
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.text import Text

import agon
from agon import games
from agon.kernel.chance import secret_seed
from agon.kernel.errors import AgonError, BadOption
from agon.kernel.title import Title
from agon.lab import coach_commands as coach
from agon.lab import commands as lab
from agon.server import commands as table

app = typer.Typer(
    name="agon",
    help="Play and study board games of Greek myth.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)

TITLE_HELP = "Which game: `agon titles` lists them."
TitleName = Annotated[str, typer.Argument(help=TITLE_HELP, metavar="TITLE")]
Players = Annotated[int, typer.Option("--players", "-p", help="How many sit at the table.")]
Seed = Annotated[int | None, typer.Option("--seed", help="Whole number; the same seed gives the same game.")]
Settings = Annotated[
    list[str] | None, typer.Option("--set", help="Option of the game as name=value; lists with commas. Repeatable.")
]
Language = Annotated[str, typer.Option("--lang", help="en, ru, it or pl.")]


def show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"agon {agon.__version__} ({agon.BUILD} build)")
        raise typer.Exit


@app.callback()
def agon_command(
    outside: Annotated[
        list[str] | None,
        typer.Option("--title", help="Add a title from outside, as module:NAME. Repeatable.", metavar="MODULE:NAME"),
    ] = None,
    _version: Annotated[
        bool, typer.Option("--version", help="Say which version this is.", callback=show_version, is_eager=True)
    ] = False,
) -> None:
    """Play and study board games of Greek myth."""
    for place in outside or []:
        games.load(place)


def parse_settings(title: Title, settings: list[str] | None) -> dict[str, Any]:
    """``["random_mix=true"]`` as the options of a title."""
    options: dict[str, Any] = {}
    for setting in settings or []:
        name, sign, text = setting.partition("=")
        if not sign:
            raise BadOption(f"an option is written name=value, not {setting!r}")
        options[name] = title.option(name).from_text(text)
    return options


def check_language(language: str) -> str:
    from agon.words import languages

    if language not in languages():
        raise BadOption(f"no language {language!r}; there are {', '.join(languages())}")
    return language


@app.command()
def play(
    title: Annotated[str | None, typer.Argument(help=TITLE_HELP, metavar="TITLE")] = None,
    players: Players = 3,
    bots: Annotated[
        int | None, typer.Option("--bots", "-b", help="Bots among the players; the rest share this screen.")
    ] = None,
    bot: Annotated[
        str,
        typer.Option("--bot", help="Which bot: random, greedy, easy, normal, hard, expert or package.module:Class."),
    ] = "greedy",
    seed: Seed = None,
    settings: Settings = None,
    load: Annotated[Path | None, typer.Option("--load", help="Go on with a saved game or record.")] = None,
    save: Annotated[Path | None, typer.Option("--save", help="Where the game is kept.")] = None,
    lang: Language = "en",
) -> None:
    """Play in the terminal, against bots and with people at the same screen."""
    from agon.bots import make
    from agon.terminal.files import Table, data_folder, default_names, load_table
    from agon.terminal.session import Session

    check_language(lang)
    make(bot)
    if load is not None:
        table = load_table(load, bot)
        path = save or load
    else:
        if title is None:
            raise BadOption(f"name a game to play: {', '.join(agon.titles())}")
        machines = players - 1 if bots is None else bots
        if not 0 <= machines <= players:
            raise BadOption(f"{machines} bots do not fit among {players} players; give 0 to {players}")
        found = agon.title(title)
        luck = secret_seed() if seed is None else seed
        game = agon.new(title, players, luck, parse_settings(found, settings))
        seats = ["person"] * (players - machines) + [bot] * machines
        table = Table(game, seats, default_names(seats))
        path = save or data_folder() / "saves" / f"{title}-{game.seed % 10**8}.json"
    Session(table, lang, path, Console()).run()


@app.command()
def titles(lang: Language = "en") -> None:
    """List the games: their names, players and how long they take."""
    from rich.table import Table

    from agon.words import Words

    words = Words(check_language(lang))
    table = Table("title", "", "players", "minutes", "options", box=None)
    for name in agon.titles():
        one = agon.title(name)
        options = ", ".join(spec.name for spec in one.options)
        seats = f"{one.min_players}–{one.max_players}"
        table.add_row(name, words.cap(words.name(one.called)), seats, str(one.cover.minutes), options)
    Console().print(table)


@app.command()
def new(
    title: TitleName,
    players: Players = 3,
    seed: Seed = None,
    settings: Settings = None,
    output: Annotated[Path | None, typer.Option("--output", "-o", help="File to write; else printed.")] = None,
) -> None:
    """Set up a game and write it as a save."""
    from agon.terminal.files import write_json

    game = agon.new(title, players, seed, parse_settings(agon.title(title), settings))
    if output is None:
        typer.echo(json.dumps(game.dump()))
    else:
        write_json(output, game.dump())
        typer.echo(f"{output}: {title} for {players} players, seed {game.seed}")


@app.command()
def show(
    file: Annotated[Path, typer.Argument(help="A save or a record.")],
    seat: Annotated[int | None, typer.Option("--seat", help="Whose eyes; else an onlooker's.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="The view as JSON.")] = False,
    lang: Language = "en",
) -> None:
    """Show the position of a saved or recorded game."""
    from agon.terminal import renderer
    from agon.terminal.files import default_names, load_game
    from agon.terminal.speech import Speech

    game = load_game(file)
    view = game.view(seat)
    if as_json:
        typer.echo(json.dumps(view, ensure_ascii=False))
        return
    speech = Speech(check_language(lang), default_names(["person"] * int(game.players)))
    Console().print(renderer(game.TITLE)(view, speech))


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A record, or a save with its history.")],
    move: Annotated[int | None, typer.Option("--move", help="Stop after so many choices.")] = None,
    lang: Language = "en",
) -> None:
    """Replay a record: its log, its result, and whether it comes out as recorded."""
    from agon.terminal.files import default_names, load_game, read_json
    from agon.terminal.speech import Speech

    content = read_json(file)
    record = content if "agon_record" in content else agon.record(load_game(file))
    game = agon.replay(record, move)
    speech = Speech(check_language(lang), default_names(["person"] * int(game.players)))
    console = Console()
    for line in game.log(None):
        console.print(Text(f"{line['move']:4}  {speech.text(line['id'], line['args'])}"))
    typer.echo(f"{int(game.moves)} choices, digest {game.digest()}")


@app.command()
def fuzz(
    title: TitleName,
    count: Annotated[int, typer.Option("--games", "-n", min=1, help="How many random games.")] = 1000,
    players: Annotated[int | None, typer.Option("--players", "-p", help="Always so many; else any number.")] = None,
    seed: Annotated[int, typer.Option("--seed", help="Of the first game.")] = 0,
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=1, help="Processes.")] = 1,
) -> None:
    """Play random games over all set-ups and report any that breaks."""
    from agon.lab.fuzz import run

    agon.title(title)
    report = run(title, count, players, seed, jobs)
    report.show()
    if report.failures:
        raise typer.Exit(1)


@app.command()
def bench(
    title: TitleName,
    players: Annotated[int | None, typer.Option("--players", "-p", help="Else the most the game takes.")] = None,
    seconds: Annotated[float, typer.Option("--seconds", help="For each figure.")] = 2.0,
    as_json: Annotated[bool, typer.Option("--json", help="Only JSON.")] = False,
) -> None:
    """Measure decisions, games and copies a second, on both builds."""
    from agon.lab.bench import both_builds, show_table

    found = agon.title(title)
    figures = both_builds(title, players or found.max_players, seconds)
    typer.echo(json.dumps(figures))
    if not as_json:
        show_table(figures)


lab.register(app)
coach.register(app)
table.register(app)


def main() -> None:
    """Run the command, alone to open the page; refusals are one line and exit code 2."""
    warnings.formatwarning = lambda message, *_, **__: f"agon: {message}\n"
    try:
        app(sys.argv[1:] or ["serve", "--open"])
    except AgonError as error:
        print(f"agon: {error}", file=sys.stderr)
        sys.exit(2)
