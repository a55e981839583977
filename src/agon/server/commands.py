"""Commands of the table, to be hooked into ``agon``."""

import dataclasses
import os
from pathlib import Path
from typing import Annotated

import typer

from agon.kernel.errors import BadOption
from agon.server.config import DEFAULT_PORT, from_environment

app = typer.Typer(no_args_is_help=True, add_completion=False)

OPENING_TRIES = 150
WRONG_SETTING = 2
"""The exit code."""
DataOption = Annotated[Path | None, typer.Option(help="folder for games; default ~/.local/share/agon")]


@app.command()
def serve(
    host: Annotated[
        str, typer.Option(envvar="AGON_HOST", help="address to listen on; 0.0.0.0: everyone")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(envvar="AGON_PORT", min=0, max=65535, help="port to listen on")] = DEFAULT_PORT,
    data: DataOption = None,
    database: Annotated[str, typer.Option(envvar="DATABASE_URL", help="PostgreSQL address; default SQLite")] = "",
    public_url: Annotated[str, typer.Option(envvar="AGON_PUBLIC_URL", help="address that notices link to")] = "",
    open_page: Annotated[bool, typer.Option("--open", help="open the page in the browser")] = False,
) -> None:
    """Open the table: friends, bots and slow games in the browser."""
    from agon import bots
    from agon.server.serving import run
    from agon.server.store.place import CannotStart

    config = from_environment()
    changes = {"host": host, "port": port, "database_url": database, "public_url": public_url}
    config = dataclasses.replace(config, data=data or config.data, **changes)  # type: ignore[arg-type]

    def on_ready() -> None:
        from agon.server.network import Network

        network = Network(config)
        typer.echo(f"Agon is open at {config.url}")
        if network.is_reachable and not config.public_url:
            typer.echo(f"From other machines: {', '.join(network.urls()) or 'no network found'}")
        if open_page:
            open_when_ready(config.url)

    try:
        for level in bots.known_levels():
            bots.for_level(level)  # one from outside that cannot be imported is told now, not at a table
        run(config, on_ready)
    except (CannotStart, BadOption) as problem:
        typer.echo(f"agon: {problem}", err=True)
        raise typer.Exit(getattr(problem, "code", WRONG_SETTING)) from None


def register(command: typer.Typer) -> None:
    """Hook the commands of the table into ``agon``."""
    for function in (serve, verify, swarm, chaos, backup):
        command.command()(function)


def open_when_ready(url: str) -> None:
    """Show the page as soon as the server answers."""
    import threading
    import time
    import urllib.error
    import urllib.request
    import webbrowser

    def wait() -> None:
        for _ in range(OPENING_TRIES):
            time.sleep(0.2)
            try:
                urllib.request.urlopen(f"{url}/api/health", timeout=2)  # noqa: S310
            except (urllib.error.URLError, OSError):
                continue
            webbrowser.open(url)
            return

    threading.Thread(target=wait, daemon=True).start()


@app.callback()
def main() -> None:
    """The table."""


@app.command()
def verify(
    record: Annotated[Path, typer.Argument(help="record of a finished game, as the table exports it")],
    promised: Annotated[str | None, typer.Option("--hash", help="the seed's hash that the table showed")] = None,
) -> None:
    """Check that the luck of a game was fixed by its seed before it began."""
    import json

    from agon.server.tables.fairness import problems

    saved = json.loads(record.read_text("utf-8"))
    found = list(problems(saved.get("record", saved), promised))
    for problem in found:
        typer.echo(problem, err=True)
    if found:
        raise typer.Exit(1)
    typer.echo("The game is what its seed and choices give." + ("" if promised else " No hash was given to compare."))


@app.command()
def swarm(
    tables: Annotated[int, typer.Option(help="live tables at once")] = 500,
    rate: Annotated[float, typer.Option(help="moves per second, bots included")] = 200.0,
    seconds: Annotated[float, typer.Option(help="how long to measure")] = 60.0,
    warm_up: Annotated[float, typer.Option(help="seconds of play before measuring")] = 0.0,
    title: Annotated[str, typer.Option(help="the game to play")] = "dice_forge",
    bots: Annotated[int, typer.Option(help="bots at each table, beside two simulated people")] = 1,
    url: Annotated[str, typer.Option(help="a running server without rate limits; default: one of our own")] = "",
    database: Annotated[str, typer.Option(help="PostgreSQL address for our own server")] = "",
    processes: Annotated[int, typer.Option(help="servers of our own on that database", min=1, max=64)] = 1,
    beside: Annotated[
        Path | None, typer.Option(help="compare with another installation: its Python, say ../old/.venv/bin/python")
    ] = None,
    rounds: Annotated[int, typer.Option(help="how often both are measured when comparing", min=1)] = 3,
) -> None:
    """Load a server with simulated players and report how fast moves reach the others."""
    import asyncio

    import httpx

    from agon.server.swarm import Load, compare, swarm_report

    wanted = Load(tables, rate, seconds, warm_up, title, bots)
    if beside is not None:
        if url or database:
            raise typer.BadParameter("two installations are compared on servers of our own with SQLite")
        if not beside.is_file():
            raise typer.BadParameter(f"there is no Python at {beside}")
        typer.echo(f"{'':>18}  {'this':>10}  {'other':>10}  this / other")
        for row in asyncio.run(compare(wanted, str(beside), rounds)):
            typer.echo(f"{row['figure']:>18}  {row['this']:>10}  {row['other']:>10}  {row['share']}")
        return
    if processes > 1 and not database:
        raise typer.BadParameter("several processes need PostgreSQL: --database postgresql://…")
    try:
        report = asyncio.run(swarm_report(wanted, url, database, processes=processes))
    except httpx.TransportError as error:
        raise typer.BadParameter(f"no server answers at {url or 'its own address'}: {error}") from error
    for name, value in report.items():
        typer.echo(f"{name:>18}  {value}")


@app.command()
def chaos(
    minutes: Annotated[float, typer.Option(help="how long, for each database")] = 2.0,
    database: Annotated[
        list[str] | None, typer.Option(help="sqlite or postgresql; default: both, if PostgreSQL is here. Repeatable.")
    ] = None,
    groups: Annotated[int, typer.Option(min=1, max=40, help="tables at which people and bots play")] = 6,
    only: Annotated[
        list[str] | None, typer.Option(help="a fault or hostile client by its name; default: all. Repeatable.")
    ] = None,
    seed: Annotated[int, typer.Option(help="of the order in which things happen")] = 1,
    output: Annotated[Path | None, typer.Option(help="file to write the tables into, as Markdown")] = None,
    listed: Annotated[bool, typer.Option("--list", help="only name the faults and hostile clients")] = False,
    server: Annotated[
        Path | None, typer.Option(exists=True, help="the Python of another installation whose servers are attacked")
    ] = None,
) -> None:
    """Kill, cut off, fill up and attack servers of our own while people play; audit what was acknowledged.

    Exit code 1 if a move was lost or doubled, a table did not go on, or a hostile client was not refused."""
    from agon.server.chaos.command import run

    if not run(minutes, database, groups, only, seed, output, listed, server):
        raise typer.Exit(1)


@app.command()
def backup(
    to: Annotated[Path, typer.Argument(help="file to write; it must not exist")],
    data: DataOption = None,
) -> None:
    """Copy the games of a SQLite table into one file, also while the server runs. For PostgreSQL use pg_dump."""
    import sqlite3
    from contextlib import closing

    source = (data or from_environment().data) / "agon.db"
    if not source.is_file():
        raise typer.BadParameter(f"there is no database at {source}")
    if to.exists():
        raise typer.BadParameter(f"{to} exists already")
    os.umask(0o077)
    try:
        with closing(sqlite3.connect(source)) as games, closing(sqlite3.connect(to)) as copy:
            games.backup(copy)
    except sqlite3.Error as error:
        to.unlink(missing_ok=True)
        typer.echo(f"agon: no backup could be made as {to}: {error}", err=True)
        raise typer.Exit(1) from None
    typer.echo(f"{to}: {to.stat().st_size / 1e6:.1f} MB")
