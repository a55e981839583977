"""The board of the game alone: what lies on it beside that of several, and loyal and allied hoplites.

The player is seat 0. Xerxes is a second force on the same map: his hoplites stand in ``army``, his tokens in ``owner``
and ``held``, his command value is the Leadership of a lord who has no seat. Your army counts loyal and allied hoplites
together; what tells them apart lies over it.
"""

from typing import Any, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from agon.games.hellas import effects, tables
from agon.games.hellas.board import NONE
from agon.games.hellas.game import Hellas
from agon.games.hellas.ids import Region, Regions, Seat
from agon.games.hellas.rules.march import March
from agon.games.hellas.rules.moves import MoveHoplites
from agon.games.hellas.rules.special import Prepare
from agon.games.hellas.solo import effects as ops
from agon.games.hellas.solo import tables as solo
from agon.kernel.bits import BIT, has

YOU: Final = 0
"""The seat of the player."""
EXHAUSTED_FIGHT: Final = 12
"""The place of its token, behind those of the actions."""
MARKS: Final = 13


class SoloBoard(Hellas):
    """What lies on the board in the game alone, and your hoplites of both kinds."""

    SOLO_SCALARS: ClassVar[tuple[str, ...]] = (
        "act",
        "mobilization",
        "invasion",
        "victory",
        "spies_ready",
        "unseen",
        "pile",
        "last_mark",
        "loyal",
        "allied_in_city",
        "allied_on_march",
        "blocked",
        "sea_closed",
    )
    SOLO_ARRAYS: ClassVar[tuple[str, ...]] = ("allied", "spies", "attitude", "marks", "allied_moved")

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.act: i64 = 1
        self.mobilization: i64 = solo.FIRST_SPACE
        """The space of the counter; ``MARCH_SPACE`` while a march is under way."""
        self.invasion: i64 = 0
        self.victory: i64 = 0
        """Victories still needed in Act II."""
        self.spies_ready: i64 = solo.SPIES
        """On the command track."""
        self.unseen: i64 = solo.ALL_TOKENS
        """Numbers that nobody has seen: those of the pile and of tokens never read (LS-6.13)."""
        self.pile: i64 = solo.TOKENS
        self.last_mark: i64 = NONE
        """The action whose token is read in the coming events phase."""
        self.loyal: i64 = 0
        """Your regions with a loyal token; those left over of ``held`` have an allied one."""
        self.allied_in_city: i64 = 0
        """Cities whose fortified hoplite is allied."""
        self.allied_on_march: i64 = 0
        """How many of the army on the march are allied."""
        self.blocked: i64 = 0
        """1 when a priest of the Persians blocks a place at each monument (LS-13.2)."""
        self.sea_closed: i64 = 0
        """1 when most sea routes are closed to you (LS-13.17)."""
        self.allied: vec[i64] = vec[i64]([0] * tables.REGIONS)
        """By region: how many of your hoplites are allied, the fortified one included."""
        self.spies: vec[i64] = vec[i64]([0] * tables.REGIONS)
        self.attitude: vec[i64] = vec[i64]([ops.NEUTRAL] * tables.LANDS)
        self.marks: vec[i64] = vec[i64]([0] * MARKS)
        """By action: the number on the token that marks it; 0: it lies face down, or there is none."""
        self.allied_moved: vec[i64] = vec[i64]([0] * tables.REGIONS)
        """By region: allied hoplites that have moved in the movement under way."""

    # ------------------------------------------------------------------ copies and saves

    def copy_sheet(self, twin: "SoloBoard") -> None:
        """What the game of several does not have."""
        twin.act = self.act
        twin.mobilization = self.mobilization
        twin.invasion = self.invasion
        twin.victory = self.victory
        twin.spies_ready = self.spies_ready
        twin.unseen = self.unseen
        twin.pile = self.pile
        twin.last_mark = self.last_mark
        twin.loyal = self.loyal
        twin.allied_in_city = self.allied_in_city
        twin.allied_on_march = self.allied_on_march
        twin.blocked = self.blocked
        twin.sea_closed = self.sea_closed
        twin.allied = self.allied[:]
        twin.spies = self.spies[:]
        twin.attitude = self.attitude[:]
        twin.marks = self.marks[:]
        twin.allied_moved = self.allied_moved[:]

    def dump_board(self) -> dict[str, Any]:
        board = super().dump_board()
        for name in self.SOLO_SCALARS:
            board[name] = int(getattr(self, name))
        for name in self.SOLO_ARRAYS:
            board[name] = [int(value) for value in getattr(self, name)]
        return board

    def restore_board(self, saved: dict[str, Any]) -> None:
        super().restore_board(saved)
        for name in self.SOLO_SCALARS:
            setattr(self, name, saved[name])
        for name in self.SOLO_ARRAYS:
            if len(saved[name]) != len(getattr(self, name)):
                raise ValueError(f"{name} has {len(getattr(self, name))} entries")
            setattr(self, name, vec[i64](saved[name]))

    def forces(self) -> i64:
        return 2

    # ------------------------------------------------------------------ loyal and allied hoplites

    def loose_allied(self, region: Region) -> i64:
        """Allied hoplites in the open."""
        return self.allied[region] - (1 if has(self.allied_in_city, region) else 0)

    def mover(self) -> MoveHoplites | None:
        """The hoplite movement for which somebody steps out now."""
        for back in range(1, 3):
            if len(self.stack) >= back:
                frame = self.stack[len(self.stack) - back]
                if isinstance(frame, MoveHoplites):
                    return frame
        return None

    def marches_on(self, region: Region) -> bool:
        """Whether an army on the march goes on from a region that it has just come to."""
        caller = self.stack[len(self.stack) - 2] if len(self.stack) > 1 else None
        return isinstance(caller, March) and caller.origin != region

    def most_allied(self, region: Region, count: i64, task: i64) -> i64:
        """How many of so many hoplites of a region can be allied."""
        if count >= self.hoplites(YOU, region):
            return self.allied[region]
        if task == effects.TO_GO and self.marches_on(region):
            return self.allied_on_march
        able = self.loose_allied(region)
        if task != effects.TO_FALL and self.mover() is not None:
            able -= self.allied_moved[region]
        return able if able < count else count

    def fewest_allied(self, region: Region, count: i64, task: i64) -> i64:
        """How many of so many hoplites of a region must be allied: the loyal ones are too few."""
        if count >= self.hoplites(YOU, region):
            return self.allied[region]
        if task == effects.TO_GO and self.marches_on(region):
            return self.allied_on_march
        loyal = self.loose(YOU, region) - self.loose_allied(region)
        mover = self.mover() if task != effects.TO_FALL else None
        if mover is not None:
            loyal -= mover.moved[region] - self.allied_moved[region]
        return count - loyal if loyal < count else 0

    def shift_hoplites(self, seat: Seat, origin: Region, region: Region, count: i64, allied: i64 = -1) -> None:
        if seat == YOU:
            number = allied if allied >= 0 else self.fewest_allied(origin, count, effects.TO_GO)
            self.allied[origin] -= number
            self.allied[region] += number
            self.allied_on_march = number
            if self.mover() is not None:
                self.allied_moved[region] += number
        super().shift_hoplites(seat, origin, region, count, allied)
        self.tidy_cities()

    def kill_hoplites(self, seat: Seat, region: Region, count: i64, allied: i64 = -1) -> i64:
        if seat == YOU:
            number = allied if allied >= 0 else self.fewest_allied(region, count, effects.TO_FALL)
            self.allied[region] -= number
        dead = super().kill_hoplites(seat, region, count, allied)
        self.tidy_cities()
        return dead

    def tidy_cities(self) -> None:
        """Where nobody is in the city, nobody allied is."""
        self.allied_in_city &= self.lords[YOU].fortified

    def place_hoplites(self, seat: Seat, region: Region, count: i64) -> None:
        if seat == YOU and self.recruits_allies(region) > 0:
            self.allied[region] += count
        super().place_hoplites(seat, region, count)

    def gather(self, region: Region, count: i64, allied: bool) -> None:
        """Hoplites of a kind, out of the supply (LS-13.9): no recruiting."""
        number = min(count, self.supply_of(allied))
        if allied:
            self.allied[region] += number
        super().place_hoplites(YOU, region, number)

    def fortify(self, seat: Seat, region: Region, allied: i64) -> None:
        number = allied if allied >= 0 else self.fewest_allied(region, 1, effects.TO_FORTIFY)
        super().fortify(seat, region, allied)
        if number > 0:
            self.allied_in_city |= BIT[region]

    def leave_city(self, seat: Seat, region: Region) -> None:
        if has(self.allied_in_city, region):
            self.allied_moved[region] += 1
        super().leave_city(seat, region)
        self.tidy_cities()

    def begin_movement(self) -> None:
        for region in range(tables.REGIONS):
            self.allied_moved[region] = 0

    def supply_of(self, allied: bool) -> i64:
        """LS-6.4: fifteen of each kind."""
        on_map: i64 = 0
        for region in range(tables.REGIONS):
            on_map += self.allied[region] if allied else self.army[region] - self.allied[region]
        return effects.HOPLITES - on_map

    def recruits_allies(self, region: Region) -> i64:
        """LS-6.3: recruits take the colour of the token, or are allied; those of Prepare always are."""
        for back in range(1, 3):
            if len(self.stack) >= back and isinstance(self.stack[len(self.stack) - back], Prepare):
                return 1
        return 0 if has(self.loyal, region) else 1

    def levy_limit(self, seat: Seat, region: Region) -> i64:
        return self.supply_of(self.recruits_allies(region) > 0)

    def levy_regions(self, seat: Seat, regions: Regions) -> i64:
        found = regions
        if self.supply_of(allied=True) == 0:
            found &= self.loyal
        if self.supply_of(allied=False) == 0:
            found &= ~self.loyal
        return found
