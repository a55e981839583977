"""Commands of the table, to be hooked into ``agon``."""

import dataclasses
from pathlib import Path
from typing import Annotated

import typer

from agon.server.config import DEFAULT_PORT, from_environment

app = typer.Typer(no_args_is_help=True, add_completion=False)

DataOption = Annotated[Path | None, typer.Option(help="folder for games; default ~/.local/share/agon")]


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="address to listen on; 0.0.0.0 for the whole network")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="port to listen on")] = DEFAULT_PORT,
    data: DataOption = None,
    database: Annotated[str, typer.Option(envvar="DATABASE_URL", help="PostgreSQL address; default SQLite")] = "",
    public_url: Annotated[str, typer.Option(envvar="AGON_PUBLIC_URL", help="address that notices link to")] = "",
) -> None:
    """Open the table: friends, bots and slow games in the browser."""
    from agon.server.serving import run

    settings = from_environment()
    changes = {"host": host, "port": port, "database_url": database, "public_url": public_url}
    settings = dataclasses.replace(settings, data=data or settings.data, **changes)  # type: ignore[arg-type]
    typer.echo(f"Agon is open at {settings.url}")
    run(settings)


@app.callback()
def main() -> None:
    """The table."""
