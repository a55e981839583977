"""The example of the documentation is run as it stands there."""

import asyncio
import random
import re
import sys
from pathlib import Path

from .players import people, play_through
from .server_process import ServerProcess

DOCS = Path(__file__).parents[2] / "docs"


async def test_the_example_bot_plays_a_game(server: ServerProcess, tmp_path: Path) -> None:
    found = re.search(r"```python\n(.*?)```", (DOCS / "network-bots.md").read_text("utf-8"), re.DOTALL)
    assert found is not None
    assert len([line for line in found[1].splitlines() if line.strip()]) <= 30
    script = tmp_path / "talos.py"
    script.write_text(found[1])
    async with people(server.url, "Anna") as (anna,):
        table = await anna.create("dice_forge", ["me", "open"])
        command = [sys.executable, str(script), server.url, table["id"], table["invite"]]
        bot = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
        async with anna.at(table["id"]) as live:
            end = await play_through(live, random.Random(1))
        told, _ = await bot.communicate()
    assert bot.returncode == 0
    assert str(end.view["result"]) in told.decode()
