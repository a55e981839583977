"""Frames and the game that runs them.

A rule under way is a :class:`Frame`: plain fields and the step to run next. The :class:`Game` holds the stack
of frames and the board. A step does exactly one of these:

* ``game.ask(seat, prompt, then)`` after ``game.offer(option)`` for each option; ``then`` finds the answer in
  ``game.answer``;
* ``game.call(frame, then)``: another rule runs first, ``then`` may read what it gave back in ``game.value``;
* ``game.end()``: this rule is over;
* set ``self.step`` to go on with another step.

A step that asks changes nothing: it may be run again to list the options anew (after a load, after a redeal).
"""

import hashlib
import json
import random
from typing import Any, ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from agon.kernel.bits import BIT
from agon.kernel.chance import Chance, seed_pair
from agon.kernel.choice import Choice, Prompt
from agon.kernel.errors import AgonError, BadPlayers, IllegalChoice, RuleError
from agon.kernel.history import EVERYONE, SPECTATOR, Chapter, Event
from agon.kernel.network import Network
from agon.kernel.vocabulary import Value, Vocabulary
from agon.kernel.weights import Weights

FORMAT: Final = 1
"""Version of the kernel's share of a save; a title's own share has ``SAVE_VERSION``."""
NOBODY: Final = -1
MAX_STEPS: Final = 100000
"""Steps between two choices before the kernel calls a rule endless."""


class Frame:
    """One rule under way. Subclasses give the rule its steps; a title's base frame gives it its fields."""

    NAME: ClassVar[str] = ""
    STEPS: ClassVar[tuple[str, ...]] = ()
    USES: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        self.step: i64 = 0

    def run(self, game: "Game") -> None:
        raise RuleError(f"{type(self).__name__} has no steps")

    def copy(self) -> "Frame":
        raise RuleError(f"{type(self).__name__} cannot be copied")

    def dump(self) -> dict[str, Any]:
        """Rule, step and fields by name: part of the save format, so a rename needs a migration."""
        out: dict[str, Any] = {"rule": self.NAME, "step": self.STEPS[self.step]}
        for field in self.USES:
            out[field] = getattr(self, field)
        return out

    def restore(self, saved: dict[str, Any]) -> None:
        self.step = self.STEPS.index(saved["step"])
        for field in self.USES:
            setattr(self, field, saved[field])


class Game:
    """A game in play. Titles subclass it with their board; everything public is in the contract below.

    ``choice apply play copy dump view digest events result redeal`` are for everyone; ``offer ask call end
    chance draw reveal tell finish`` are for rules; the methods marked *title* are written by each game.
    """

    TITLE: ClassVar[str] = ""
    SAVE_VERSION: ClassVar[int] = 1
    VOCABULARY: ClassVar[Vocabulary]
    RULES: ClassVar[dict[str, type[Frame]]] = {}

    def __init__(self, players: int) -> None:
        self.players: i64 = players
        self.options: dict[str, Any] = {}
        self.seed: int = 0
        self.stack: list[Frame] = []
        self.luck: Chance = Chance(1, 1)
        self.chapter: Chapter = Chapter(None)
        self.keeps_record: bool = True
        self.tells: bool = True
        self.redealt: bool = False
        # the question at hand
        self.asked: i64 = NOBODY
        self.prompt: i64 = 0
        self.prompt_a: i64 = 0
        self.prompt_b: i64 = 0
        self.prompt_c: i64 = 0
        self.telltale: bool = False
        self.codes: vec[i64] = vec[i64]()
        self.offered: i64 = 0
        self.asking_step: i64 = 0
        self.shown_choice: Choice | None = None
        # what steps hand to each other
        self.answer: i64 = 0
        self.value: i64 = 0
        # undo barrier
        self.moves: i64 = 0
        self.undo_floor: i64 = 0
        self.last_chooser: i64 = NOBODY
        self.is_keen: bool = False
        """Whether ``worths`` judges by what was learnt from games, where the title has that."""
        self.turns_to_play: i64 = 0
        self.turn_under_way: i64 = 0
        self.learnt: bool = False
        # the end
        self.over: bool = False
        self.winners: i64 = 0
        self.reason: i64 = 0
        self.scores: list[int] = []

    # ------------------------------------------------------------------ for rules

    def offer(self, option: i64) -> None:
        """Add an option to the question that the coming ``ask`` puts."""
        if self.offered < len(self.codes):
            self.codes[self.offered] = option
        else:
            self.codes = append(self.codes, option)
        self.offered += 1

    def ask(self, seat: i64, prompt: i64, then: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Put the offered options before a seat; the answer is found by step ``then``."""
        self.put_question(seat, prompt, then, a, b, c)
        self.telltale = False

    def ask_secretly(self, seat: i64, prompt: i64, then: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """As ``ask``, but even a single option is left to the seat: answering at once would tell something."""
        self.put_question(seat, prompt, then, a, b, c)
        self.telltale = True

    def put_question(self, seat: i64, prompt: i64, then: i64, a: i64, b: i64, c: i64) -> None:
        if self.offered == 0:
            raise RuleError(f"dead end: no option for {self.VOCABULARY.prompts[prompt].name}")
        self.asked = seat
        self.prompt = prompt
        self.prompt_a = a
        self.prompt_b = b
        self.prompt_c = c
        self.stack[-1].step = then

    def call(self, frame: Frame, then: i64) -> None:
        """Run another rule, then go on with step ``then``."""
        self.stack[-1].step = then
        self.stack.append(frame)

    def end(self, value: i64 = 0) -> None:
        """This rule is over; the caller finds ``value``."""
        self.stack.pop()
        self.value = value

    def chance(self, n: i64) -> i64:
        """A die with n sides: 0 to n - 1, recorded."""
        outcome = self.luck.below(n)
        self.note_outcome(outcome)
        return outcome

    def draw(self, mask: i64) -> i64:
        """A card out of a set, recorded. Decks are sets: their order does not exist before it is drawn."""
        outcome = self.luck.member(mask)
        self.note_outcome(outcome)
        return outcome

    def note_outcome(self, outcome: i64) -> None:
        self.learnt = True
        if self.keeps_record:
            self.chapter.outcomes.append(outcome)

    def reveal(self) -> None:
        """Someone has just learnt something: nobody may take back what led here."""
        self.learnt = True

    def tell(self, message: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0, f: i64 = 0) -> None:
        """An event that everyone may see."""
        if self.tells:
            self.chapter.events.append(Event(message, EVERYONE, self.moves, a, b, c, d, e, f))

    def tell_only(self, audience: i64, message: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """An event for the seats of a mask; tell the others their part with ``others(mask)``."""
        if self.tells:
            self.chapter.events.append(Event(message, audience, self.moves, a, b, c, d, 0, 0))

    def others(self, audience: i64) -> i64:
        return EVERYONE & ~audience

    def finish(self, winners: i64, reason: i64, scores: list[int]) -> None:
        """The game is over: a mask of winning seats, a message that says why, points by seat."""
        self.over = True
        self.winners = winners
        self.reason = reason
        self.scores = scores

    # ------------------------------------------------------------------ the engine

    def advance(self) -> None:
        """Run steps until someone must choose or the game is over."""
        steps: i64 = 0
        while not self.over:
            if len(self.stack) == 0:
                raise RuleError("all rules ended but the game did not")
            self.step_once()
            if self.turns_to_play > 0 and self.has_played_turns():
                break
            if self.asked >= 0:
                if self.offered > 1 or self.telltale:
                    return
                self.take_answer(self.codes[0])
            steps += 1
            if steps > MAX_STEPS:
                raise RuleError(f"endless rule: {type(self.stack[-1]).__name__}")
        if self.over:
            self.stack.clear()
        self.asked = NOBODY
        self.offered = 0

    def halt_after(self, turns: i64) -> None:
        """For searches: stand still when so many turns, the one under way included, have ended. Then nobody is asked
        although the game is not over, and positions can be compared: nobody is in the middle of anything."""
        self.turns_to_play = turns
        self.turn_under_way = self.turn_mark()

    def has_played_turns(self) -> bool:
        mark = self.turn_mark()
        if mark == self.turn_under_way:
            return False
        self.turn_under_way = mark
        self.turns_to_play -= 1
        return self.turns_to_play == 0

    def step_once(self) -> None:
        top = self.stack[-1]
        self.asking_step = top.step
        self.offered = 0
        top.run(self)

    def take_answer(self, option: i64) -> None:
        self.asked = NOBODY
        self.answer = option

    def take(self, index: i64) -> None:
        """Take an option known to be legal, by its index."""
        option = self.codes[index]
        seat = self.asked
        if self.keeps_record:
            self.chapter.choices.append(option)
        if seat != self.last_chooser:
            self.undo_floor = self.moves
            self.last_chooser = seat
        self.moves += 1
        self.shown_choice = None
        self.learnt = False
        self.take_answer(option)
        self.advance()
        if self.learnt:
            self.undo_floor = self.moves

    def relist(self) -> None:
        """List the options of the question at hand anew, from the present board."""
        self.stack[-1].step = self.asking_step
        self.asked = NOBODY
        self.shown_choice = None
        self.step_once()
        if self.asked < 0:
            raise RuleError(f"{type(self.stack[-1]).__name__}: a step that asks did something else")

    def begin(self, options: dict[str, Any], seed: int) -> None:
        """Set up and run to the first choice."""
        self.options = options
        self.reseed(seed)
        self.setup()
        self.advance()
        self.undo_floor = 0

    def reseed(self, seed: int) -> None:
        self.seed = seed
        first, second = seed_pair(seed)
        left = self.luck.pending()
        self.luck = Chance(first, second)
        self.luck.impose(left)

    # ------------------------------------------------------------------ the contract

    @property
    def choice(self) -> Choice | None:
        """The question at hand: seat, prompt and the complete list of legal options. None when over."""
        if self.asked < 0:
            return None
        if self.shown_choice is None:
            self.shown_choice = self.build_choice()
        return self.shown_choice

    def build_choice(self) -> Choice:
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
        if not isinstance(notation, str):
            raise IllegalChoice(f"a move in notation is a text, not {notation!r}")
        wanted = self.VOCABULARY.parse(notation)
        for index in range(self.offered):
            if self.codes[index] == wanted:
                self.apply(index, seat)
                return
        raise IllegalChoice(f"{notation!r} is not possible now")

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
        return [self.shown_event(event) for event in self.chapter.all_events()]

    def shown_event(self, event: Event) -> tuple[str, dict[str, Value], list[int | None]]:
        seats: list[int | None] = [seat for seat in range(self.players) if event.audience & BIT[seat]]
        if event.audience & BIT[SPECTATOR]:
            seats.append(None)
        row = self.VOCABULARY.messages[event.message]
        return f"{self.TITLE}-log-{row.name}", row.shown(event.args()), seats

    def log(self, seat: int | None, since: int = 0) -> list[dict[str, Any]]:
        """The events from move ``since`` on that a seat may see, as views carry them."""
        bit = BIT[SPECTATOR if seat is None else seat]
        lines: list[dict[str, Any]] = []
        for event in self.chapter.all_events():
            if event.audience & bit and event.move >= since:
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
        return {
            "title": self.TITLE,
            "seat": seat,
            "players": int(self.players),
            "options": dict(self.options),
            "move": int(self.moves),
            "board": self.board_view(seat),
            "choice": self.choice_view(seat),
            "log": self.log(seat, log_since),
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
        if self.asked >= 0:
            whole["asked"] = [int(self.asked), int(self.prompt), self.option_codes()]
        text = json.dumps(whole, sort_keys=True, separators=(",", ":"))
        return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()

    def dump(self, history: bool = True) -> dict[str, Any]:
        """The game as plain data that JSON takes; ``agon.load`` gives an equal game.

        Without ``history`` the position alone: it plays on the same, but has no log and no record.
        """
        words = self.VOCABULARY
        saved: dict[str, Any] = {
            "agon": FORMAT,
            "save": self.SAVE_VERSION,
            "title": self.TITLE,
            "players": int(self.players),
            "options": dict(self.options),
            "seed": self.seed,
            "luck": {
                "first": int(self.luck.first),
                "second": int(self.luck.second),
                "imposed": self.luck.pending(),
            },
            "moves": int(self.moves),
            "undo_floor": int(self.undo_floor),
            "last_chooser": int(self.last_chooser),
            "value": int(self.value),
            "answer": int(self.answer),
            "redealt": self.redealt,
            "stack": [frame.dump() for frame in self.stack],
            "board": self.dump_board(),
            "end": self.dump_end(),
        }
        if self.stack:
            saved["stack"][-1]["step"] = self.stack[-1].STEPS[self.asking_step]
        if history:
            saved["choices"] = [words.notation(one) for one in self.chapter.all_choices()]
            saved["outcomes"] = list(self.chapter.all_outcomes())
            saved["events"] = [self.dump_event(event) for event in self.chapter.all_events()]
        return saved

    def dump_end(self) -> dict[str, Any] | None:
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
        self.options = dict(saved["options"])
        self.seed = saved["seed"]
        self.luck = Chance(saved["luck"]["first"], saved["luck"]["second"])
        self.luck.impose(saved["luck"]["imposed"])
        self.moves = saved["moves"]
        self.undo_floor = saved["undo_floor"]
        self.last_chooser = saved["last_chooser"]
        self.value = saved["value"]
        self.answer = saved["answer"]
        self.redealt = saved["redealt"]
        for item in saved["stack"]:
            frame = self.RULES[item["rule"]]()
            frame.restore(item)
            self.stack.append(frame)
        self.restore_board(saved["board"])
        if "choices" in saved:
            self.restore_history(saved)
        else:
            self.keeps_record = False
        if saved["end"] is not None:
            end = saved["end"]
            self.finish(end["winners"], words.message_index[end["reason"]], list(end["scores"]))
        else:
            self.asking_step = self.stack[-1].step
            self.relist()

    def restore_history(self, saved: dict[str, Any]) -> None:
        for notation in saved["choices"]:
            self.chapter.choices.append(self.VOCABULARY.parse(notation))
        self.chapter.outcomes.extend(saved["outcomes"])
        for row in saved["events"]:
            self.chapter.events.append(self.restore_event(row))

    def restore_event(self, row: list[Any]) -> Event:
        message = self.VOCABULARY.message_index[row[0]]
        return Event(message, row[1], row[2], row[3], row[4], row[5], row[6], row[7], row[8])

    def copy(self) -> "Game":
        """An independent game in the same state."""
        raise NotImplementedError

    def copy_into(self, twin: "Game") -> None:
        """The kernel's share of ``copy``: everything but the board."""
        twin.options = self.options
        twin.seed = self.seed
        stack = twin.stack
        for frame in self.stack:
            stack.append(frame.copy())
        twin.luck = self.luck.copy()
        twin.keeps_record = self.keeps_record
        twin.tells = self.tells
        twin.redealt = self.redealt
        if not self.chapter.is_empty():
            self.chapter = Chapter(self.chapter)
        twin.chapter = Chapter(self.chapter.before)
        twin.asked = self.asked
        twin.prompt = self.prompt
        twin.prompt_a = self.prompt_a
        twin.prompt_b = self.prompt_b
        twin.prompt_c = self.prompt_c
        twin.telltale = self.telltale
        count: i64 = self.offered
        twin.codes = self.codes[:count]
        twin.offered = count
        twin.asking_step = self.asking_step
        twin.answer = self.answer
        twin.value = self.value
        twin.moves = self.moves
        twin.undo_floor = self.undo_floor
        twin.last_chooser = self.last_chooser
        twin.is_keen = self.is_keen
        twin.turns_to_play = self.turns_to_play
        twin.turn_under_way = self.turn_under_way
        twin.over = self.over
        twin.winners = self.winners
        twin.reason = self.reason
        twin.scores = self.scores

    def redeal(self, seat: Any, rng: "random.Random | int") -> "Game":
        """A copy in which all that the seat cannot know is drawn anew, consistent with what it knows."""
        self.check_seat(seat)
        seed = rng if isinstance(rng, int) else rng.getrandbits(60)
        twin = self.copy()
        first, second = seed_pair(seed)
        twin.luck = Chance(first, second)
        twin.redealt = True
        twin.seed = 0
        twin.forget(BIT[SPECTATOR if seat is None else seat])
        twin.redeal_hidden(-1 if seat is None else seat)
        if twin.asked >= 0 and twin.asked != seat:
            twin.relist()
        return twin

    def forget(self, bit: i64) -> None:
        """Keep only the events with this bit in their audience, and no record."""
        known = Chapter(None)
        for event in self.chapter.all_events():
            if event.audience & bit:
                known.events.append(event)
        self.chapter = known
        self.keeps_record = False

    def hush(self) -> None:
        """Record and tell nothing from here on: for searches and playouts."""
        self.keeps_record = False
        self.tells = False

    def impose(self, outcomes: list[int]) -> None:
        """The next rolls and draws come out like this."""
        self.luck.impose(outcomes)

    @property
    def can_undo(self) -> bool:
        """Whether the last choice may be taken back: nothing was learnt and no one else has chosen since."""
        return self.moves > self.undo_floor

    # ------------------------------------------------------------------ written by each title

    def setup(self) -> None:
        """*Title.* Lay out the board and push the first frame."""
        raise NotImplementedError

    def board_view(self, seat: int | None) -> dict[str, Any]:
        """*Title.* What the seat may know of the board."""
        raise NotImplementedError

    def dump_board(self) -> dict[str, Any]:
        """*Title.* The whole board as plain data."""
        raise NotImplementedError

    def restore_board(self, saved: dict[str, Any]) -> None:
        """*Title.* The inverse of ``dump_board``."""
        raise NotImplementedError

    def redeal_hidden(self, seat: i64) -> None:
        """*Title.* Draw anew, from ``self.luck``, what this seat (-1: an onlooker) cannot know."""
        return

    def prompt_is_public(self) -> bool:
        """*Title.* Whether others may know what the pending question is about."""
        return not self.telltale

    def weights(self) -> Weights:
        """*Title.* The numbers with which keen bots judge it, for tuning."""
        raise AgonError(f"{self.TITLE} has no weights")

    def worth(self, seat: i64) -> float:
        """*Title.* A rough worth of the position for a seat, higher is better: for bots."""
        raise AgonError(f"{self.TITLE} has no evaluation")

    def keen_worths(self) -> vec[float]:
        """*Title.* By seat, the worth as it was learnt from games; where nothing was, the rough one."""
        return vec[float]([self.worth(seat) for seat in range(self.players)])

    def network(self) -> Network:
        """*Title.* The network behind the learnt worth, for training."""
        raise AgonError(f"{self.TITLE} has no network")

    def keen_inputs(self) -> list[vec[float]]:
        """*Title.* By seat, what the network is told."""
        raise AgonError(f"{self.TITLE} has no network")

    def keen_base(self, seat: i64) -> float:
        """*Title.* What the network's answer is added to before it is compared with the goal."""
        return 0.0

    def keen_goal(self, seat: i64) -> float:
        """*Title.* What the network is to foretell, when the game is over: by default the win."""
        return 1.0 if self.winners & BIT[seat] != 0 else 0.0

    def worths(self) -> vec[float]:
        """By seat, what bots judge the position by."""
        if self.is_keen and not self.over:
            return self.keen_worths()
        return vec[float]([self.worth(seat) for seat in range(self.players)])

    def lookahead_depth(self) -> int:
        """*Title.* How many further choices of its own a one-step bot follows up (pick a source, a target, …)."""
        return 2

    def turn_mark(self) -> i64:
        """*Title.* A number that changes whenever a turn ends."""
        raise AgonError(f"{self.TITLE} does not count its turns")

    def is_rival(self, seat: i64, other: i64) -> bool:
        """*Title.* Whether two seats play against each other."""
        return seat != other
