"""The coach on the command line: lesson, hint, analyse, puzzles, puzzle."""

import json
from pathlib import Path
from typing import Annotated, Any

import typer

from agon.lab.commands import AsJson, File, Meter, Seed, TitleName, typed_command

Lang = Annotated[str, typer.Option("--lang", "-l", help="en, ru, it or pl.")]


def register(app: typer.Typer) -> None:
    for command in (lesson, hint, analyse, puzzles, puzzle):
        app.command()(command)


def lesson(title: TitleName, lang: Lang = "en") -> None:
    """Go through the script of a lesson on the engine: what is said, chosen and met, and what is asked at its end."""
    from agon.coach import lessons
    from agon.kernel.errors import AgonError
    from agon.words import Words

    found = lessons.lesson(title)
    if found is None:
        raise AgonError(f"there is no lesson of {title}")
    words, game = Words(lang), found.begin()
    while (line := found.line_at(game)) is not None:
        for step in found.steps_now(game):
            typer.echo(f"{step + 1}. {words.text(found.steps[step].says)}")
        seat, met = int(game.asked), len(game.chapter.all_outcomes())
        found.play_line(game)
        luck = list(game.chapter.all_outcomes())[met:]
        typer.echo(f"   seat {seat + 1}: {line.move}{f'  {luck}' if luck else ''}")
        if line.is_mine and (came := found.steps[line.step].came):
            typer.echo(f"   = {words.text(came)}")
    options = [option.notation for option in game.choice.options] if game.choice else []
    typer.echo(f"   seat {int(game.asked) + 1} is asked: {', '.join(options)}")


def hint(
    file: File,
    seconds: Annotated[float, typer.Option("--seconds", help="How long to think.")] = 1.0,
    as_json: AsJson = False,
) -> None:
    """Advise the seat that is to choose: each option with the estimated chance to win."""
    from rich.console import Console
    from rich.table import Table

    from agon import api
    from agon.coach.hint import hint as advice
    from agon.lab.record_files import read_record

    game = api.replay(read_record(file))
    found = advice(game, seconds=seconds)
    if as_json:
        typer.echo(json.dumps([one.view() for one in found]))
        return
    table = Table("option", "chance to win", "thought", title=f"Seat {int(game.asked) + 1}")
    for one in found:
        table.add_row(one.notation, f"{100 * one.chance:.0f} %", f"{100 * one.weight:.0f} %")
    Console().print(table)


def analyse(
    file: File,
    samples: Annotated[
        int, typer.Option("--samples", help="Ways to go on that are tried at each position; 0: what fits its length.")
    ] = 0,
    as_json: AsJson = False,
    out: Annotated[Path | None, typer.Option("--out", "-o", help="HTML page to write.")] = None,
) -> None:
    """Look back on a game: the curve of chances to win, and the choices that changed it most."""
    from agon.coach.analysis import analyse as analysed
    from agon.lab.record_files import read_record

    with Meter("positions") as meter:
        found = analysed(read_record(file), samples, on_move=meter)
    if as_json:
        typer.echo(json.dumps(found.view()))
    else:
        print_analysis(found)
    if out is not None:
        from agon.lab.analysis_page import analysis_page

        out.write_text(analysis_page(found), encoding="utf-8")


def print_analysis(found: Any) -> None:
    from rich.console import Console
    from rich.table import Table

    from agon.coach.analysis import sparkline

    console = Console()
    for seat in range(found.players):
        line = [chances[seat] for chances in found.curve]
        console.print(f"seat {seat + 1}  {sparkline(line)}  {100 * line[-1]:.0f} %")
    terms = Table("", "start", "choices", "luck", "end", title="What changed a seat's chance, in points")
    skill, luck = found.sums(found.skill), found.sums(found.luck)
    for seat in range(found.players):
        changes = (f"{100 * one:+.0f}" for one in (skill[seat], luck[seat]))
        ends = (f"{100 * one:.0f} %" for one in (found.curve[0][seat], found.curve[-1][seat]))
        terms.add_row(f"seat {seat + 1}", next(ends), *changes, next(ends))
    console.print(terms)
    table = Table("move", "chosen by", "choice", "whose chance", "before", "expected", "after", title="Biggest swings")
    for swing in found.swings:
        chances = (f"{100 * one:.0f} %" for one in (swing.before, swing.expected, swing.after))
        table.add_row(
            str(swing.move), f"seat {swing.chooser + 1}", swing.option.notation, f"seat {swing.seat + 1}", *chances
        )
    console.print(table)
    points = Table("move", "seat", "played", "", "better", "", title="Turning points")
    for point in found.turning_points:
        played, better = f"{100 * point.chance:.0f} %", f"{100 * point.better_chance:.0f} %"
        points.add_row(
            str(point.move), f"seat {point.seat + 1}", point.played.notation, played, point.better.notation, better
        )
    console.print(points)


def puzzles(
    title: TitleName,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="Games between bots to look through.")] = 100,
    wanted: Annotated[int, typer.Option("--wanted", min=1, help="Stop when so many are found.")] = 80,
    seed: Seed = 1,
    players: Annotated[
        list[int] | None, typer.Option("--players", "-p", help="So many at the table, in turn; default: 2, 3, 4.")
    ] = None,
    level: Annotated[str, typer.Option("--level", help="The bots whose games are looked through.")] = "normal",
    skipped: Annotated[
        float, typer.Option("--skip", min=0.0, max=0.99, help="The part of each game to pass over at its beginning.")
    ] = 0.0,
    endings: Annotated[
        int, typer.Option("--endings", min=1, help="So often the rest of a game is played, with other luck.")
    ] = 1,
    themes: Annotated[list[str] | None, typer.Option("--theme", help="Only these questions; may be repeated.")] = None,
    out: Annotated[
        Path | None, typer.Option("--out", "-o", help="File to write; else the one that is shipped.")
    ] = None,
) -> None:
    """Look for puzzles: positions in which one choice is clearly best and not the obvious one."""
    import agon
    from agon.coach.puzzles import FOLDER, Wish, search_for, written

    found = agon.title(title)
    counts = tuple(players or range(max(2, found.min_players), min(4, found.max_players) + 1))
    path = out or FOLDER / f"{title}.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    kept = []
    wish = Wish(title, wanted, games, seed, counts, level, skipped, endings, tuple(themes or ()))
    with Meter("games") as meter:
        for one in search_for(wish, lambda done, total, _: meter(done, total)):
            kept.append(one)
            path.write_text(written(kept), encoding="utf-8")
    typer.echo(f"{path}: {len(kept)} puzzles ({typed_command()})")


def puzzle(
    title: TitleName,
    theme: Annotated[str | None, typer.Option("--theme", help="Only puzzles that ask this; 'list' names them.")] = None,
    lang: Lang = "en",
) -> None:
    """Solve puzzles in the terminal, those not yet answered first."""
    from collections import Counter

    from rich.console import Console

    from agon.coach.progress import Progress
    from agon.coach.puzzles import puzzles as kept
    from agon.kernel.errors import AgonError
    from agon.terminal.files import data_folder
    from agon.terminal.puzzle import PuzzleSession

    some = [one for one in kept(title) if theme in (None, "list", one.theme)]
    if theme == "list":
        for name, count in Counter(one.theme for one in some).most_common():
            typer.echo(f"{name} {count}")
        return
    if not some:
        raise AgonError(f"there are no such puzzles of {title}")
    progress = Progress(data_folder() / f"puzzles-{title}.json")
    some.sort(key=lambda one: one.id in progress.answers)
    PuzzleSession(some, lang, progress, Console()).run()
