"""When a game is dealt, and when it goes on with new luck, so that nobody at the table can know what comes.

A table that waits for people holds a sample: the game is dealt from its seed, whose hash everyone has seen, when all
seats are taken. Who sat alone may know the luck to come (a chosen seed, a record, moves tried and taken back); so when a
second person sits down the game goes on with new luck, under a new hash, and nobody can go back beyond that point.
"""

import agon
from agon.kernel.chance import is_secret, secret_seed
from agon.kernel.game import Game
from agon.server.store.entries import Entry, loaded, path_to, start_entry
from agon.server.store.log import LogStore
from agon.server.store.rows import Seat, TableRow
from agon.server.store.tables import Change


def people_at(chairs: list[Seat]) -> set[str]:
    return {chair.person for chair in chairs if chair.person is not None}


def is_untouched(table: TableRow) -> bool:
    """Nothing was played, here or before."""
    return table.moves == 0 and table.source is None


class Luck:
    def __init__(self, log: LogStore) -> None:
        self.log = log

    async def renew(self, change: Change, before: set[str], begins: bool, at: float) -> None:
        """After somebody sat down: deal, or change the luck, if that is due. ``before``: who sat there earlier."""
        table, several = change.table, len(people_at(change.seats)) > 1
        if table.state == "finished" or not (begins or (several and len(before) <= 1)):
            return
        if is_untouched(table):
            if not (begins and is_secret(int(table.seed))):
                table.seed = str(secret_seed())  # its deal was seen, or it was not a secret
            await change.start_anew(self.dealt(table, at))
        elif several:
            table.seed = str(secret_seed())
            await change.start_anew(await self.gone_on(table, at))

    def dealt(self, table: TableRow, at: float) -> Entry:
        game = agon.new(table.title, players=table.players, seed=int(table.seed), options=table.options)
        return restart(table, game, at, parent=None)

    async def gone_on(self, table: TableRow, at: float) -> Entry:
        """The game as it stands, with all its past, and the luck of the table's new seed."""
        entries = {entry.seq: entry for entry in await self.log.entries(table.id)}
        position = entries[table.seq].position
        game = loaded(path_to(entries, position), await self.log.state(table.id, position))
        game.reseed(int(table.seed))
        return restart(table, game, at, parent=position)


def restart(table: TableRow, game: Game, at: float, parent: int | None) -> Entry:
    """A new start of the log; ``parent`` is the position that it goes on from."""
    table.seq += 1
    table.moves = int(game.moves)
    table.to_move = int(game.asked) if game.asked >= 0 else None
    entry = start_entry(game, at)
    entry.seq = entry.position = table.seq
    entry.parent = parent
    return entry
