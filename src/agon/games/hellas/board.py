"""What lies on the board of Lords of Hellas: fields, copies, saves."""

from typing import Any, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from agon.games.hellas import tables
from agon.games.hellas.customs import Customs
from agon.games.hellas.ids import Regions, Seat
from agon.games.hellas.state import Lord
from agon.kernel.bits import each
from agon.kernel.codes import code

NONE: Final = -1


class Board(Customs):
    """Map, decks and lords."""

    SCALARS: ClassVar[tuple[str, ...]] = (
        "evolved",
        "event_deck",
        "event_discard",
        "quests",
        "deck",
        "discard",
        "relics",
        "blessings",
        "blessings_gone",
        "temples",
        "temples_built",
        "temple_card",
        "king_god",
        "king_seat",
        "king_tokens",
        "active",
        "specials",
        "turns",
    )
    ARRAYS: ClassVar[tuple[str, ...]] = ("army", "owner", "lair", "wounds", "level", "praying")
    SHARED_ARRAYS: ClassVar[str] = "owner lair wounds level praying"
    """Arrays that copies share: they are replaced, never changed (``kernel/arrays.py``)."""

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.lords: list[Lord] = []
        self.army: vec[i64] = vec[i64]()
        """Hoplites by seat and region, fortified ones included."""
        self.owner: vec[i64] = vec[i64]()
        """By region: the seat that controls it, or -1."""
        self.lair: vec[i64] = vec[i64]()
        """By monster: its region, OFF or DEAD."""
        self.wounds: vec[i64] = vec[i64]()
        """By monster: the wound places that are filled."""
        self.level: vec[i64] = vec[i64]()
        """By god: levels of the monument."""
        self.praying: vec[i64] = vec[i64]()
        """By god and seat: priests at the monument."""
        self.evolved: i64 = 0
        """Event cards that lie with their monsters."""
        self.event_deck: i64 = 0
        self.event_discard: i64 = 0
        self.quests: i64 = 0
        """Quests on the slots."""
        self.deck: i64 = 0
        self.discard: i64 = 0
        self.relics: i64 = 0
        """Neutral artifacts in their deck."""
        self.blessings: i64 = 0
        self.blessings_gone: i64 = 0
        self.temples: i64 = 0
        """Regions with a temple, the Oracle included."""
        self.temples_built: i64 = 0
        """Without the Oracle."""
        self.temple_card: i64 = 0
        self.king_god: i64 = NONE
        """The first completed monument (LH-1.4)."""
        self.king_seat: i64 = NONE
        self.king_tokens: i64 = 0
        self.active: i64 = 0
        self.specials: i64 = 0
        """Special actions that the active player may still take."""
        self.turns: i64 = 0

    # ------------------------------------------------------------------ set-up, copies, saves

    def copy_board(self, twin: "Board") -> None:
        self.copy_into(twin)
        twin.lords = [lord.copy() for lord in self.lords]
        twin.army = self.army[:]
        twin.owner = self.owner
        twin.lair = self.lair
        twin.wounds = self.wounds
        twin.level = self.level
        twin.praying = self.praying
        twin.evolved = self.evolved
        twin.event_deck = self.event_deck
        twin.event_discard = self.event_discard
        twin.quests = self.quests
        twin.deck = self.deck
        twin.discard = self.discard
        twin.relics = self.relics
        twin.blessings = self.blessings
        twin.blessings_gone = self.blessings_gone
        twin.temples = self.temples
        twin.temples_built = self.temples_built
        twin.temple_card = self.temple_card
        twin.king_god = self.king_god
        twin.king_seat = self.king_seat
        twin.king_tokens = self.king_tokens
        twin.active = self.active
        twin.specials = self.specials
        twin.turns = self.turns

    def dump_board(self) -> dict[str, Any]:
        board: dict[str, Any] = {name: int(getattr(self, name)) for name in self.SCALARS}
        for name in self.ARRAYS:
            board[name] = [int(value) for value in getattr(self, name)]
        board["lords"] = [lord.dump() for lord in self.lords]
        return board

    def restore_board(self, saved: dict[str, Any]) -> None:
        for name in self.SCALARS:
            setattr(self, name, saved[name])
        regions, monsters, gods = tables.REGIONS, tables.MONSTERS, tables.GOD_COUNT
        forces = self.forces()
        sizes = (forces * regions, regions, monsters, monsters, gods, gods * self.players)
        for at, name in enumerate(self.ARRAYS):
            if len(saved[name]) != sizes[at]:
                raise ValueError(f"{name} has {sizes[at]} entries")
            setattr(self, name, vec[i64](saved[name]))
        if len(saved["lords"]) != forces:
            raise ValueError("a player is missing")
        self.lords = []
        for seat, one in enumerate(saved["lords"]):
            lord = Lord(seat)
            lord.restore(one)
            self.lords.append(lord)

    def prompt_is_public(self) -> bool:
        """Every question is asked by public facts alone; only its options may tell something."""
        return True

    # ------------------------------------------------------------------ options

    def offer_ways(self, verb: i64, start: i64, regions: Regions) -> None:
        """One option for every region of a set, to go there from ``start`` or with that monster."""
        for region in each(regions):
            self.offer(code(verb, start, region))

    # ------------------------------------------------------------------ seats

    def lord(self, seat: Seat) -> Lord:
        return self.lords[seat]

    def forces(self) -> i64:
        """How many lords have pieces on the board."""
        return self.players

    def left_of(self, seat: Seat) -> i64:
        """The next player clockwise."""
        return 0 if seat + 1 == self.players else seat + 1

    def right_of(self, seat: Seat) -> i64:
        return self.players - 1 if seat == 0 else seat - 1
