"""Frames and the engine that runs them: what rules are written against.

A rule under way is a :class:`Frame`: plain fields and the step to run next (``kernel/rule.py`` says how a rule is
written). The :class:`Engine` holds the stack of frames. A step returns what happens next:

* another step of its own: ``return self.pay``;
* ``return g.ask(seat, prompt, then=self.answered)`` after ``g.offer(option)`` for each option; ``answered`` finds the
  answer in ``g.answer``;
* ``return g.call(Forge(...), then=self.forged)``: another rule runs first, ``forged`` may read what it gave back in
  ``g.value``;
* ``return g.become(Forge(...))``: another rule takes the place of this one, which is over;
* ``return g.end(value)``: this rule is over; ``return g.finish(...)``: the game is.

A step that asks changes nothing: it may be run again to list the options anew (after a load, after a redeal).
"""

from typing import Any, ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from agon.kernel.bits import each
from agon.kernel.chance import Chance
from agon.kernel.choice import Choice
from agon.kernel.codes import code
from agon.kernel.errors import RuleError
from agon.kernel.history import EVERYONE, Chapter, Event
from agon.kernel.step import Step
from agon.kernel.vocabulary import Vocabulary

NOBODY: Final = -1
NEVER: Final = 1 << 60
MAX_STEPS: Final = 100000
"""Steps between two choices before the kernel calls a rule endless."""
UNSEEDED: Final = Chance(1, 1)
"""The generator of a game before it begins."""
NO_SCORES: Final[list[int]] = []
NO_DENIALS: Final[list["Denial"]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame:
    """One rule under way. ``kernel/rule.py`` (the readable build) or the expander (the compiled one) gives every rule
    its constructor, ``copy``, ``run`` and the names below."""

    NAME: ClassVar[str] = ""
    STEPS: ClassVar[tuple[str, ...]] = ()
    WAITS: ClassVar[tuple[str, ...]] = ()
    """Those steps at which it may lie under another rule."""
    FIELDS: ClassVar[tuple[tuple[str, str], ...]] = ()
    """Name and kind: number, flag, numbers."""

    def __init__(self) -> None:
        self.step: Step = Step(0)

    def run(self, game: "Engine") -> Step:
        raise RuleError(f"{type(self).__name__} has no steps")

    def copy(self) -> "Frame":
        raise RuleError(f"{type(self).__name__} cannot be copied")

    def dump(self) -> dict[str, Any]:
        """Rule, step and fields by name: part of the save format, so a rename needs a migration."""
        out: dict[str, Any] = {"rule": self.NAME, "step": self.STEPS[self.step]}
        for field, kind in self.FIELDS:
            value = getattr(self, field)
            out[field] = list(value) if kind == "numbers" else value
        return out


NO_RULE: Final = Frame()


def restored_frame(rule: Any, saved: dict[str, Any]) -> Frame:
    """A frame from its dump; ``rule`` is its class."""
    values: dict[str, Any] = {}
    for field, kind in rule.FIELDS:
        values[field] = vec[i64](saved[field]) if kind == "numbers" else saved[field]
    frame = rule(**values)
    assert isinstance(frame, Frame)
    frame.step = Step(rule.STEPS.index(saved["step"]))
    return frame


class Denial:
    """An option that a rule withholds, and why."""

    def __init__(self, option: i64, reason: i64, a: i64, b: i64) -> None:
        self.option: i64 = option
        self.reason: i64 = reason
        self.a: i64 = a
        self.b: i64 = b


@mypyc_attr(allow_interpreted_subclasses=True)
class Engine:
    """The stack of rules, the question at hand, chance and the log, as rules use them."""

    TITLE: ClassVar[str] = ""
    VOCABULARY: ClassVar[Vocabulary]

    def __init__(self, players: int) -> None:
        self.players: i64 = players
        self.stack: list[Frame] = []
        self.rng: Chance = UNSEEDED
        # the past: closed chapters that copies share, the open one, and what is not yet written into it
        self.past: Chapter | None = None
        self.open_chapter: Chapter | None = None
        self.noted_choices: vec[i64] = vec[i64]()
        self.noted_outcomes: vec[i64] = vec[i64]()
        self.keeps_record: bool = True
        self.keeps_log: bool = True
        # the question at hand
        self.asked: i64 = NOBODY
        self.prompt: i64 = 0
        self.prompt_a: i64 = 0
        self.prompt_b: i64 = 0
        self.prompt_c: i64 = 0
        self.must_ask: bool = False
        """Whether even a single option is left to the seat: answering for it would tell others something."""
        self.codes: vec[i64] = vec[i64]()
        self.offered: i64 = 0
        self.asking_step: Step = Step(0)
        self.has_become: bool = False
        """Whether another rule has just taken the place of the one on top."""
        self.shown_choice: Choice | None = None
        self.explains: bool = False
        """Whether rules are to say why they withhold options."""
        self.denied: list[Denial] = NO_DENIALS
        # what steps hand to each other
        self.answer: i64 = 0
        self.value: i64 = 0
        # undo barrier
        self.moves: i64 = 0
        self.undo_floor: i64 = 0
        self.last_chooser: i64 = NOBODY
        self.revealed: bool = False
        """Whether anyone has learnt anything since the last choice."""
        # for searches
        self.turns_ended: i64 = 0
        self.halts_at: i64 = NEVER
        self.is_halted: bool = False
        # the end
        self.over: bool = False
        self.winners: i64 = 0
        self.reason: i64 = 0
        self.scores: list[int] = NO_SCORES

    @property
    def chapter(self) -> Chapter:
        """The open chapter of the past: all that happened since the game was last copied."""
        chapter = self.open_chapter
        if chapter is None:
            chapter = Chapter(self.past)
            self.open_chapter = chapter
        if len(self.noted_choices) > 0 or len(self.noted_outcomes) > 0:
            chapter.choices.extend([int(one) for one in self.noted_choices])
            chapter.outcomes.extend([int(one) for one in self.noted_outcomes])
            self.noted_choices = vec[i64]()
            self.noted_outcomes = vec[i64]()
        return chapter

    @chapter.setter
    def chapter(self, chapter: Chapter) -> None:
        self.past = chapter.before
        self.open_chapter = chapter
        self.noted_choices = vec[i64]()
        self.noted_outcomes = vec[i64]()

    def close_chapter(self) -> Chapter | None:
        """The whole past, to be shared with a copy."""
        if self.open_chapter is not None or len(self.noted_choices) > 0 or len(self.noted_outcomes) > 0:
            chapter = self.chapter
            if not chapter.is_empty():
                self.past = chapter
                self.open_chapter = None
        return self.past

    # ------------------------------------------------------------------ for rules

    def offer(self, option: i64) -> None:
        """Add an option to the question that the coming ``ask`` puts."""
        at = self.offered
        if at < len(self.codes):
            self.codes[at] = option
        else:
            self.codes = append(self.codes, option)
        self.offered = at + 1

    def offer_each(self, verb: i64, members: i64) -> None:
        """One option for every member of a set: areas, pieces, cards."""
        codes = self.codes
        at = self.offered
        for member in each(members):
            option = code(verb, member)
            if at < len(codes):
                codes[at] = option
            else:
                codes = append(codes, option)
            at += 1
        self.codes = codes
        self.offered = at

    def deny(self, option: i64, reason: i64, a: i64 = 0, b: i64 = 0) -> None:
        """Say why an option is not offered. Costly loops ask ``g.explains`` first."""
        if self.explains:
            self.denied.append(Denial(option, reason, a, b))

    def ask(self, seat: i64, prompt: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, *, then: Step) -> Step:
        """Put the offered options before a seat; step ``then`` reads the answer."""
        self.put_question(seat, prompt, a, b, c)
        self.must_ask = False
        return then

    def ask_secretly(self, seat: i64, prompt: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, *, then: Step) -> Step:
        """As ``ask``, but even a single option is left to the seat: answering at once would tell something."""
        self.put_question(seat, prompt, a, b, c)
        self.must_ask = True
        return then

    def put_question(self, seat: i64, prompt: i64, a: i64, b: i64, c: i64) -> None:
        if self.offered == 0:
            raise RuleError(f"dead end: no option for {self.VOCABULARY.prompts[prompt].name}")
        self.asked = seat
        self.prompt = prompt
        self.prompt_a = a
        self.prompt_b = b
        self.prompt_c = c

    def call(self, frame: Frame, *, then: Step) -> Step:
        """Run another rule, then go on with step ``then``."""
        self.stack.append(frame)
        return then

    def become(self, frame: Frame) -> Step:
        """This rule is over but for another one, which gives back to the same caller."""
        self.stack[-1] = frame
        self.has_become = True
        return Step(0)

    def end(self, value: i64 = 0) -> Step:
        """This rule is over; the caller finds ``value``."""
        self.stack.pop()
        self.value = value
        return Step(0)

    def end_turn(self) -> None:
        """A turn is over: searches compare positions at such moments."""
        self.turns_ended += 1
        self.is_halted = self.turns_ended >= self.halts_at

    def chance(self, n: i64) -> i64:
        """A die with n sides: 0 to n - 1, recorded."""
        outcome = self.rng.below(n)
        self.note_outcome(outcome)
        return outcome

    def draw(self, mask: i64) -> i64:
        """A card out of a set, recorded. Decks are sets: their order does not exist before it is drawn."""
        outcome = self.rng.member(mask)
        self.note_outcome(outcome)
        return outcome

    def note_outcome(self, outcome: i64) -> None:
        self.revealed = True
        if self.keeps_record:
            self.noted_outcomes = append(self.noted_outcomes, outcome)

    def reveal(self) -> None:
        """Someone has just learnt something: nobody may take back what led here."""
        self.revealed = True

    def tell(self, message: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0, f: i64 = 0) -> None:
        """An event that everyone may see."""
        if self.keeps_log:
            self.chapter.events.append(Event(message, EVERYONE, self.moves, a, b, c, d, e, f))

    def tell_only(self, audience: i64, message: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """An event for the seats of a mask; tell the others their part with ``others(mask)``."""
        if self.keeps_log:
            self.chapter.events.append(Event(message, audience, self.moves, a, b, c, d, 0, 0))

    def others(self, audience: i64) -> i64:
        return EVERYONE & ~audience

    def finish(self, winners: i64, reason: i64, scores: list[int]) -> Step:
        """The game is over: a mask of winning seats, a message that says why, points by seat."""
        self.over = True
        self.winners = winners
        self.reason = reason
        self.scores = scores
        return Step(0)

    # ------------------------------------------------------------------ the engine

    def advance(self) -> None:
        """Run steps until someone must choose or the game is over."""
        steps: i64 = 0
        stack = self.stack
        depth: i64 = -1
        top = NO_RULE
        while not self.over:
            # as run_step, without the cost of a call: nothing else runs as often; a look at the stack costs more
            if depth != len(stack) or self.has_become:
                depth = len(stack)
                if depth == 0:
                    raise RuleError("all rules ended but the game did not")
                top = stack[-1]
                self.has_become = False
            self.asking_step = top.step
            self.offered = 0
            top.step = top.run(self)
            if self.is_halted:
                break
            if self.asked >= 0:
                if self.offered > 1 or self.must_ask:
                    return
                self.asked = NOBODY
                self.answer = self.codes[0]
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
        self.halts_at = self.turns_ended + turns if turns > 0 else NEVER
        self.is_halted = False

    def take(self, index: i64) -> None:
        """Take an option known to be legal, by its index. Where chance is told how to come out it may be told
        wrongly, so the move is made on a copy first: an error leaves the game as it was."""
        if self.rng.is_imposed():
            self.rehearse(index)
        self.take_at_once(index)

    def rehearse(self, index: i64) -> None:
        """Take an option on a copy, for the errors that come of it."""
        raise NotImplementedError

    def take_at_once(self, index: i64) -> None:
        """As ``take``, for games that are thrown away after an error."""
        answer_with(self, index)
        self.advance()
        if self.revealed:
            self.undo_floor = self.moves

    def relist(self) -> None:
        """List the options of the question at hand anew, from the present board."""
        self.stack[-1].step = self.asking_step
        self.asked = NOBODY
        self.shown_choice = None
        run_step(self)
        if self.asked < 0:
            raise RuleError(f"{type(self.stack[-1]).__name__}: a step that asks did something else")


def run_step(engine: Engine) -> None:
    """Run the next step of the rule on top. A function: a method that subclasses could replace would cost a look-up."""
    top = engine.stack[-1]
    engine.asking_step = top.step
    engine.offered = 0
    top.step = top.run(engine)


def answer_with(engine: Engine, index: i64) -> None:
    """The question at hand has its answer; the rules have not gone on yet. A function, as ``run_step``."""
    option = engine.codes[index]
    seat = engine.asked
    if engine.keeps_record:
        engine.noted_choices = append(engine.noted_choices, option)
    if seat != engine.last_chooser:
        engine.undo_floor = engine.moves
        engine.last_chooser = seat
    engine.moves += 1
    engine.shown_choice = None
    engine.revealed = False
    engine.asked = NOBODY
    engine.answer = option


def go_one_step(engine: Engine) -> bool:
    """As one round of ``advance``, for those who look at what happens between two choices; whether it goes on."""
    run_step(engine)
    if engine.over:
        engine.stack.clear()
    if engine.over or engine.is_halted:
        engine.asked = NOBODY
        engine.offered = 0
        return False
    if engine.asked >= 0:
        if engine.offered > 1 or engine.must_ask:
            return False
        engine.asked = NOBODY
        engine.answer = engine.codes[0]
    return True
