"""A change of the rules never breaks a running game: it goes on from its saved form."""

import gzip
import json
import random
from pathlib import Path
from typing import Any

import pytest

import agon
from agon.kernel.formats import SAVE_FORMAT
from agon.kernel.game import Game
from agon.server.store.entries import Entry, move_entry, packed, start_entry, unpacked
from agon.server.store.rows import Seat, TableRow, now
from agon.server.tables.live_table import LiveTable

from .players import everywhere

SAVES = Path(__file__).parent / "saves"


@pytest.mark.parametrize("path", sorted(SAVES.iterdir()), ids=lambda path: path.stem)
def test_a_save_of_every_version_can_be_played_on(path: Path) -> None:
    game = agon.load(json.loads(gzip.decompress(path.read_bytes())))
    rng = random.Random(1)
    for _ in range(200):
        if game.choice is None:
            break
        game.view(0)
        game.apply(rng.randrange(len(game.choice.options)))
    assert game.moves > 120 or game.result is not None


@everywhere
def test_every_version_up_to_the_present_is_kept(title: str) -> None:
    kept = [json.loads(gzip.decompress(path.read_bytes())) for path in SAVES.glob(f"{title}-*")]
    versions, formats = {save["save"] for save in kept}, {save["agon"] for save in kept}
    assert versions == set(range(1, agon.title(title).game.SAVE_VERSION + 1)), "run tools/keep_saves.py"
    assert formats == set(range(1, SAVE_FORMAT + 1)), "run tools/keep_saves.py"


def logged(title: str, moves: int) -> tuple[Game, list[Entry]]:
    game = agon.new(title, players=agon.title(title).min_players, seed=5)
    entries, rng = [start_entry(game, now())], random.Random(2)
    for _ in range(moves):
        after = game.copy()
        assert game.choice is not None
        after.apply(rng.randrange(len(game.choice.options)))
        entries.append(move_entry(game, after, entries[-1].seq + 1, entries[-1].seq, "person", None, now()))
        game = after
    return game, entries


def live_table(game: Game, entries: list[Entry]) -> LiveTable:
    row: dict[str, Any] = {"options": {}, "pace": {"kind": "none"}, "visibility": "private", "host": "h"}
    row |= {"id": "t", "title": game.TITLE, "players": int(game.players), "invite": "i", "seed": "5"}
    table = TableRow(**row, state="playing", created=0.0, updated=0.0)
    chairs = [Seat("t", seat, "person", "p", "Anna", None) for seat in range(int(game.players))]
    state = entries[-1].state
    assert state is not None
    return LiveTable(table, chairs, entries, state)


@everywhere
def test_a_game_is_loaded_from_its_state_not_replayed(title: str) -> None:
    """The choices of the log need not be possible any more under the rules of today."""
    game, entries = logged(title, 30)
    for entry in entries[1:]:
        entry.choices = list(entries[1].choices or [])
    table = live_table(game, entries)
    assert table.game.digest() == game.digest()
    after, entry = table.choose(0, int(table.game.asked), "person", None, now())
    assert (int(after.moves), entry.seq) == (31, 31)


@everywhere
def test_a_state_without_its_past_is_small_and_whole(title: str) -> None:
    game, entries = logged(title, 60)
    assert unpacked(packed(game)) == json.loads(json.dumps(game.dump(history=False)))
    assert all(len(entry.state or b"") < 8_000 for entry in entries)
    assert live_table(game, entries).game.dump() == game.dump()
