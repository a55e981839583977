"""A game in play, as everyone outside the rules uses it: the public contract, saves and copies.

``choice apply play copy dump view digest events result redeal`` are for everyone; what rules use is in
:class:`agon.kernel.engine.Engine`; the methods marked *title* are written by each game.
"""

import hashlib
import json
import random
from collections.abc import Callable, Iterable
from typing import Any, ClassVar

from mypy_extensions import i64, mypyc_attr

from agon.kernel.bits import BIT
from agon.kernel.chance import Chance, chance_from, restored_chance, seed_pair
from agon.kernel.choice import Choice, Prompt
from agon.kernel.components import Components
from agon.kernel.engine import Engine, Frame, restored_frame
from agon.kernel.errors import BadPlayers, IllegalChoice
from agon.kernel.formats import SAVE_FORMAT
from agon.kernel.history import NOWHERE, SPECTATOR, Chapter, Event, Origin, known_events
from agon.kernel.vocabulary import Value


class Shared:
    """A part of the board that everybody sees alike. ``alike(one, other)`` tells whether it looks the same in two
    positions, so that a server need not show it anew; None: it changes with nearly every choice."""

    def __init__(self, view: Callable[[Any], dict[str, Any]], alike: Callable[[Any, Any], bool] | None = None) -> None:
        self.view = view
        self.alike = alike


class Parts:
    """What a title's game is made of beside the board; :class:`agon.kernel.title.Title` puts it together."""

    def __init__(
        self,
        rules: dict[str, type[Frame]],
        setup: Callable[[Any], None],
        view: Callable[[Any, int | None], dict[str, Any]],
        shared: list[Shared],
        rules_version: str,
        redeal: Callable[[Any, int], None],
        dump: Callable[[Any], dict[str, Any]],
        restore: Callable[[Any, dict[str, Any]], None],
        load: Callable[[dict[str, Any]], "Game"],
        components: Components,
    ) -> None:
        self.rules = rules
        self.rules_version = rules_version
        self.setup = setup
        self.view = view
        self.shared = shared
        self.redeal = redeal
        self.dump = dump
        self.restore = restore
        self.load = load
        self.components = components


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Engine):
    """A game in play. Titles subclass it with their board."""

    SAVE_VERSION: ClassVar[int] = 1
    PARTS: ClassVar[Parts]

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self._origin: Origin = NOWHERE
        self.seed: int = 0
        self.redealt: bool = False

    # ------------------------------------------------------------------ the contract

    @property
    def choice(self) -> Choice | None:
        """The question at hand: seat, prompt and the complete list of legal options. None when over."""
        if self.asked < 0:
            return None
        if self.shown_choice is None:
            self.shown_choice = self._build_choice()
        return self.shown_choice

    def _build_choice(self) -> Choice:
        words = self.VOCABULARY
        row = words.prompts[self.prompt]
        args = row.shown([self.prompt_a, self.prompt_b, self.prompt_c])
        prompt = Prompt(f"{words.title}-prompt-{row.name}", args, row.rule)
        return Choice(int(self.asked), prompt, self.option_codes(), words)

    def option_codes(self) -> list[int]:
        return [self.codes[index] for index in range(self.offered)]

    def apply(self, option: object, seat: object = None) -> None:
        """Take an option by its index. Anything else raises IllegalChoice and leaves the game as it was."""
        if self.asked < 0:
            raise IllegalChoice("the game is over: there is nothing to choose")
        if seat is not None and seat != self.asked:
            raise IllegalChoice(f"seat {self.asked} is to choose, not seat {seat}")
        if isinstance(option, bool) or not isinstance(option, int):
            raise IllegalChoice(f"an option is a whole number, not {option!r}")
        if option < 0 or option >= self.offered:
            raise IllegalChoice(f"option {option} does not exist: there are options 0 to {self.offered - 1}")
        self.take(option)

    def play(self, notation: object, seat: object = None) -> None:
        """Take an option by its notation."""
        self.apply(self.index_of(notation), seat)

    def index_of(self, notation: object) -> int:
        """The index of an option now offered, by its notation."""
        if not isinstance(notation, str):
            raise IllegalChoice(f"a move in notation is a text, not {notation!r}")
        wanted = self.VOCABULARY.parse(notation)
        for index in range(self.offered):
            if self.codes[index] == wanted:
                return index
        raise IllegalChoice(f"{notation!r} is not possible now")

    def rehearse(self, index: i64) -> None:
        self.copy().take_at_once(index)

    @property
    def options(self) -> dict[str, Any]:
        """The set-up options, as a mapping of the caller's own."""
        chosen = self._origin.options.items()
        return {name: list(value) if isinstance(value, list) else value for name, value in chosen}

    @property
    def played_under(self) -> tuple[str, ...]:
        """The versions of the rules it was played under, one after the other."""
        return self._origin.played_under

    @property
    def reseeds(self) -> tuple[tuple[int, int], ...]:
        """Where the game went on with new luck: the move, and the seed from there on."""
        return self._origin.reseeds

    @reseeds.setter
    def reseeds(self, reseeds: tuple[tuple[int, int], ...]) -> None:
        self._origin = Origin(self._origin.options, self._origin.played_under, reseeds)

    @property
    def result(self) -> dict[str, Any] | None:
        """None while in play, else the winning seats, the reason and the scores by seat."""
        if not self.over:
            return None
        winners = [seat for seat in range(self.players) if self.winners & BIT[seat]]
        row = self.VOCABULARY.messages[self.reason]
        return {"winners": winners, "reason": f"{self.TITLE}-log-{row.name}", "scores": list(self.scores)}

    @property
    def events(self) -> list[tuple[str, dict[str, Value], list[int | None]]]:
        """What happened: message id, arguments, and the seats that may see it (None: onlookers)."""
        return [self._shown_event(event) for event in self.chapter.all_events()]

    def _shown_event(self, event: Event) -> tuple[str, dict[str, Value], list[int | None]]:
        seats: list[int | None] = [seat for seat in range(self.players) if event.audience & BIT[seat]]
        if event.audience & BIT[SPECTATOR]:
            seats.append(None)
        row = self.VOCABULARY.messages[event.message]
        return f"{self.TITLE}-log-{row.name}", row.shown(event.args()), seats

    def log(self, seat: Any, since: int = 0) -> list[dict[str, Any]]:
        """The events from move ``since`` on that a seat (None: an onlooker) may see, as views carry them."""
        self.check_seat(seat)
        bit = BIT[SPECTATOR if seat is None else seat]
        lines: list[dict[str, Any]] = []
        for event in self.chapter.events_since(since):
            if event.audience & bit:
                row = self.VOCABULARY.messages[event.message]
                line = {
                    "move": int(event.move),
                    "id": f"{self.TITLE}-log-{row.name}",
                    "args": row.shown(event.args()),
                }
                lines.append(line)
        return lines

    def view(self, seat: Any, log_since: int = 0) -> dict[str, Any]:
        """All that a seat may know (None: an onlooker), the pending choice included. Built from nothing."""
        self.check_seat(seat)
        return {**self.head_view(seat), "board": self.board_view(seat), "log": self.log(seat, log_since)}

    def head_view(self, seat: int | None) -> dict[str, Any]:
        """A view without the board and the log."""
        return {
            "title": self.TITLE,
            "seat": seat,
            "players": int(self.players),
            "options": self.options,
            "move": int(self.moves),
            "choice": self.choice_view(seat),
            "result": self.result,
        }

    def check_seat(self, seat: object) -> None:
        if seat is None:
            return
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.players:
            raise BadPlayers(f"there is no seat {seat}: seats are 0 to {self.players - 1}")

    def choice_view(self, seat: int | None) -> dict[str, Any] | None:
        choice = self.choice
        if choice is None:
            return None
        shown: dict[str, Any] = {"seat": choice.seat, "prompt": None, "options": None}
        if seat == choice.seat:
            shown["prompt"] = choice.prompt.view()
            shown["options"] = [option.view() for option in choice.options]
        elif self.prompt_is_public():
            shown["prompt"] = choice.prompt.view()
        return shown

    def digest(self) -> str:
        """A stable hash of the whole state: equal games have equal digests, on every build."""
        whole = self.dump(history=False)
        whole["agon"] = whole["save"] = 1  # a digest noted under an older format stays true
        del whole["rules"], whole["reseeds"]  # the past; how the game goes on is in the rest
        if self.asked >= 0:
            whole["asked"] = [int(self.asked), int(self.prompt), self.option_codes()]
        text = json.dumps(whole, sort_keys=True, separators=(",", ":"))
        return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()

    def dump(self, history: bool = True) -> dict[str, Any]:
        """The game as plain data that JSON takes; ``agon.load`` gives an equal game.

        Without ``history`` the position alone: it plays on the same, but has no log and no record. So it is with a
        game that was hushed.
        """
        words = self.VOCABULARY
        saved: dict[str, Any] = {
            "agon": SAVE_FORMAT,
            "save": self.SAVE_VERSION,
            "rules": list(self.played_under),
            "title": self.TITLE,
            "players": int(self.players),
            "options": self.options,
            "seed": self.seed,
            "reseeds": [{"move": move, "seed": str(seed)} for move, seed in self.reseeds],
            "luck": self.rng.dump(),
            "moves": int(self.moves),
            "undo_floor": int(self.undo_floor),
            "last_chooser": int(self.last_chooser),
            "value": int(self.value),
            "answer": int(self.answer),
            "redealt": self.redealt,
            "stack": [frame.dump() for frame in self.stack],
            "board": self.PARTS.dump(self),
            "end": self._dump_end(),
        }
        if self.stack:
            saved["stack"][-1]["step"] = self.stack[-1].STEPS[self.asking_step]
        if history and (self.keeps_record or self.redealt):
            saved["choices"] = [words.notation(one) for one in self.chapter.all_choices()]
            saved["outcomes"] = list(self.chapter.all_outcomes())
            saved["events"] = [self.dump_event(event) for event in self.chapter.all_events()]
        return saved

    def _dump_end(self) -> dict[str, Any] | None:
        if not self.over:
            return None
        reason = self.VOCABULARY.messages[self.reason].name
        return {"winners": int(self.winners), "reason": reason, "scores": list(self.scores)}

    def dump_event(self, event: Event) -> list[Any]:
        name = self.VOCABULARY.messages[event.message].name
        return [name, int(event.audience), int(event.move), *event.args()]

    def restore(self, saved: dict[str, Any]) -> None:
        """Fill a fresh game from a dump."""
        words = self.VOCABULARY
        reseeds = tuple([(one["move"], int(one["seed"])) for one in saved["reseeds"]])
        self._origin = Origin(saved["options"], tuple(saved["rules"]), reseeds)
        self.seed = saved["seed"]
        self.rng = restored_chance(saved["luck"])
        self.moves = saved["moves"]
        self.undo_floor = saved["undo_floor"]
        self.last_chooser = saved["last_chooser"]
        self.value = saved["value"]
        self.answer = saved["answer"]
        self.redealt = saved["redealt"]
        for item in saved["stack"]:
            self.stack.append(restored_frame(self.PARTS.rules[item["rule"]], item))
        self.PARTS.restore(self, saved["board"])
        self.keeps_record = "choices" in saved and not self.redealt
        if "choices" in saved:
            self._restore_history(saved)
        if saved["end"] is not None:
            end = saved["end"]
            self.finish(end["winners"], words.message_index[end["reason"]], list(end["scores"]))
        else:
            self.asking_step = self.stack[-1].step
            self.relist()
            self._go_on_under(self.PARTS.rules_version)

    def _go_on_under(self, rules: str) -> None:
        """A fix of the rules never breaks a running game: it goes on under the rules of today, and tells so."""
        if rules not in self.played_under[-1:]:
            self._origin = Origin(self._origin.options, (*self.played_under, rules), self.reseeds)

    def _restore_history(self, saved: dict[str, Any]) -> None:
        for notation in saved["choices"]:
            self.chapter.choices.append(self.VOCABULARY.parse(notation))
        self.chapter.outcomes.extend(saved["outcomes"])
        for row in saved["events"]:
            self.chapter.events.append(self._restore_event(row))

    def _restore_event(self, row: list[Any]) -> Event:
        message = self.VOCABULARY.message_index[row[0]]
        return Event(message, row[1], row[2], row[3], row[4], row[5], row[6], row[7], row[8])

    def copy(self) -> "Game":
        """An independent game in the same state."""
        raise NotImplementedError

    def __copy__(self) -> "Game":
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> "Game":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickle: the save, and what is not part of one."""
        return unpickled, (type(self), self.dump(), self.keeps_record, self.keeps_log)

    def __repr__(self) -> str:
        head = f"<{self.TITLE} for {self.players}, move {self.moves}: "
        result = self.result
        if result is not None:
            return f"{head}over, won by {' and '.join(f'seat {seat}' for seat in result['winners']) or 'nobody'}>"
        if self.asked < 0:
            return f"{head}nobody is asked>"
        return f"{head}seat {self.asked} is asked {self.VOCABULARY.prompts[self.prompt].name}>"

    def copy_into(self, twin: "Game") -> None:
        """The kernel's share of ``copy``: everything but the board."""
        twin._origin = self._origin
        twin.seed = self.seed
        twin.stack = [frame.copy() for frame in self.stack]
        twin.rng = self.rng.copy()
        twin.keeps_record = self.keeps_record
        twin.keeps_log = self.keeps_log
        twin.redealt = self.redealt
        twin.past = self.close_chapter()
        twin.asked = self.asked
        twin.prompt = self.prompt
        twin.prompt_a = self.prompt_a
        twin.prompt_b = self.prompt_b
        twin.prompt_c = self.prompt_c
        twin.must_ask = self.must_ask
        count: i64 = self.offered
        twin.codes = self.codes[:count]
        twin.offered = count
        twin.asking_step = self.asking_step
        twin.answer = self.answer
        twin.value = self.value
        twin.moves = self.moves
        twin.undo_floor = self.undo_floor
        twin.last_chooser = self.last_chooser
        twin.turns_ended = self.turns_ended
        twin.halts_at = self.halts_at
        twin.is_halted = self.is_halted
        twin.over = self.over
        twin.winners = self.winners
        twin.reason = self.reason
        if self.over:
            twin.scores = list(self.scores)

    def redeal(self, seat: Any, rng: "random.Random | int") -> "Game":
        """A copy in which all that the seat cannot know is drawn anew, consistent with what it knows."""
        self.check_seat(seat)
        seed = rng if isinstance(rng, int) else rng.getrandbits(60)
        twin = self.copy()
        first, second = seed_pair(seed)
        twin.rng = Chance(first, second)
        twin.redealt = True
        twin.seed = 0
        twin.reseeds = ()
        twin._forget(BIT[SPECTATOR if seat is None else seat])
        twin.redeal_hidden(-1 if seat is None else seat)
        if twin.asked >= 0 and twin.asked != seat:
            twin.relist()
        return twin

    def _forget(self, bit: i64) -> None:
        """Keep only the events with this bit in their audience, and no record."""
        known = Chapter(None)
        known.events = known_events(self.close_chapter(), bit)
        self.chapter = known
        self.keeps_record = False

    def denials(self) -> list[dict[str, Any]]:
        """What the rule at hand withholds and why: notation, anchors, message id, arguments, rule. For an imagined game:
        its question is put again."""
        words = self.VOCABULARY
        self.explains = True
        self.denied = []
        self.relist()
        self.explains = False
        found: list[dict[str, Any]] = []
        for denial in self.denied:
            row = words.reasons[denial.reason]
            args = row.shown([denial.a, denial.b])
            notation, anchors = words.notation(denial.option), words.anchors(denial.option)
            message = f"{self.TITLE}-why-{row.name}"
            found.append({"notation": notation, "anchors": anchors, "id": message, "args": args, "rule": row.rule})
        return found

    def hush(self) -> None:
        """Record and tell nothing from here on: for searches and playouts."""
        self.keeps_record = False
        self.keeps_log = False

    def impose(self, outcomes: Iterable[object]) -> None:
        """The next rolls and draws come out like this."""
        self.rng = self.rng.copy()  # games that have not begun share one
        self.rng.impose(list(outcomes))

    @property
    def can_undo(self) -> bool:
        """Whether the last choice may be taken back: nothing was learnt and no one else has chosen since."""
        return self.moves > self.undo_floor

    # ------------------------------------------------------------------ beginning

    def begin(self, options: dict[str, Any], seed: int) -> None:
        """Set up and run to the first choice."""
        self._origin = Origin(options, (self.PARTS.rules_version,), ())
        self.seed = seed
        self._shuffle(seed)
        self.PARTS.setup(self)
        self.advance()
        self.undo_floor = 0

    def _shuffle(self, seed: int) -> None:
        """A generator from this seed; what is imposed stays so."""
        imposed = self.rng.pending()
        self.rng = chance_from(seed)
        self.rng.impose(imposed)

    def reseed(self, seed: int) -> None:
        """Go on with new luck from here: nothing is imposed, and nobody who knew the old seed knows what comes."""
        self.rng.release()
        self._shuffle(seed)
        self.reseeds = (*self.reseeds, (int(self.moves), seed))

    def board_view(self, seat: int | None) -> dict[str, Any]:
        """What the seat may know of the board."""
        return {**self.common_view(), **self.own_view(seat)}

    def common_view(self) -> dict[str, Any]:
        """The part of the board that everybody sees alike, where the title tells it apart."""
        shown: dict[str, Any] = {}
        for part in self.PARTS.shared:
            shown.update(part.view(self))
        return shown

    def own_view(self, seat: int | None) -> dict[str, Any]:
        """The rest of the board, which each seat may see otherwise."""
        return self.PARTS.view(self, seat)

    def redeal_hidden(self, seat: i64) -> None:
        """Draw anew, in place, what this seat (-1: an onlooker) cannot know."""
        self.PARTS.redeal(self, seat)

    # ------------------------------------------------------------------ written by each title

    def prompt_is_public(self) -> bool:
        """*Title.* Whether others may know what the pending question is about."""
        return not self.must_ask

    def is_rival(self, seat: i64, other: i64) -> bool:
        """*Title.* Whether two seats play against each other."""
        return seat != other


def unpickled(kind: type[Game], saved: dict[str, Any], keeps_record: bool, keeps_log: bool) -> Game:
    game = kind.PARTS.load(saved)
    game.keeps_record = keeps_record
    game.keeps_log = keeps_log
    return game
