"""What an option does, in a reader's words: a few for the column beside it, all of it when asked for."""

from collections.abc import Iterator, Sequence

from agon.kernel.vocabulary import Vocabulary
from agon.lens import Odds, Preview
from agon.terminal.speech import Speech

FEW = 3
"""So many consequences fit beside an option."""
BETWEEN = " · "
COUNTED = ("building", "piece", "resource", "solo_term", "term")
"""Kinds of names in the glossary that are said with a number."""
QUOTED = ("blessing", "face", "feat")


class Telling:
    """Puts previews of one title into words."""

    def __init__(self, speech: Speech, vocabulary: Vocabulary) -> None:
        self.speech = speech
        self.vocabulary = vocabulary

    def short(self, found: Preview) -> str:
        """Price, odds and the first consequences, in one line."""
        first = [*self.prices(found), *self.outlook(found), *self.results(found)][:FEW]
        return BETWEEN.join([*first, *self.endings(found)])

    def at_length(self, found: Preview) -> list[str]:
        lines = [*self.prices(found)] or [self.speech.text("ui-lens-free")]
        lines += [*self.results(found), *self.outlook(found), *self.basis(found), *self.endings(found)]
        lines += [self.speech.text(line.id, line.args) for line in found.tells]
        if not found.can_be_undone:
            lines.append(self.speech.text("ui-lens-final"))
        if found.asks is not None and found.asks.seat != found.seat:
            lines.append(self.speech.text("ui-lens-asks", {"player": {"seat": found.asks.seat}}))
        if found.assumes:
            lines.append(self.speech.text("ui-lens-assumes", {"options": self.labels(found.assumes)}))
        return lines

    # ------------------------------------------------------------------ parts

    def prices(self, found: Preview) -> Iterator[str]:
        for price in found.price:
            yield self.speech.text("ui-lens-price", {"what": self.amount(price.n, price.what), "left": price.left})

    def results(self, found: Preview) -> Iterator[str]:
        """What happens for certain, that of the seat itself first."""
        told = [*self.progress(found), *self.control(found), *self.moves(found), *self.changes(found)]
        yield from (text for owner, text in told if owner == found.seat)
        for owner, text in told:
            if owner is None:
                yield text
            elif owner != found.seat:
                yield self.speech.text("ui-lens-of", {"player": {"seat": owner}, "text": text})

    def moves(self, found: Preview) -> Iterator[tuple[int | None, str]]:
        for move in found.moves:
            what = self.amount(move.n, move.what)
            args = {"what": what, "from": self.place(move.origin), "to": self.place(move.target)}
            if not move.origin:
                yield move.seat, self.speech.text("ui-lens-comes", args)
            elif not move.target:
                yield move.seat, self.speech.text("ui-lens-leaves", args)
            else:
                yield move.seat, self.speech.text("ui-lens-move", args)

    def changes(self, found: Preview) -> Iterator[tuple[int | None, str]]:
        for change in found.changes:
            message = "ui-lens-gain" if change.n > 0 else "ui-lens-loss"
            yield change.seat, self.speech.text(message, {"what": self.amount(abs(change.n), change.what)})

    def control(self, found: Preview) -> Iterator[tuple[int | None, str]]:
        for one in found.control:
            if one.now is not None:
                yield one.now, self.speech.text("ui-lens-control", {"place": self.place(one.place)})
            if one.before is not None:
                yield one.before, self.speech.text("ui-lens-control-lost", {"place": self.place(one.place)})

    def progress(self, found: Preview) -> Iterator[tuple[int | None, str]]:
        for one in found.progress:
            args = {"way": one.way, "before": one.before, "now": one.now}
            if one.need is None:
                yield one.seat, self.speech.text("ui-lens-progress", args)
            else:
                yield one.seat, self.speech.text("ui-lens-progress-of", {**args, "need": one.need})

    def outlook(self, found: Preview) -> Iterator[str]:
        odds = found.odds
        if odds is None:
            return
        if odds.chance is None:
            yield from self.luck(odds, found.seat)
            return
        chance = round(100 * odds.chance)
        if odds.is_exact:
            yield self.speech.text("ui-lens-chance", {"n": chance})
        else:
            error = max(round(100 * odds.error), 1)
            yield self.speech.text("ui-lens-chance-about", {"n": chance, "error": error})
        mean, worst = odds.lost(found.seat)
        if worst > 0:
            yield self.speech.text("ui-lens-lose", {"n": self.decimal(mean), "worst": worst})

    def luck(self, odds: Odds, seat: int) -> Iterator[str]:
        for spread in odds.spreads:
            args = {"what": spread.what, "least": spread.least, "most": spread.most, "mean": self.decimal(spread.mean)}
            text = self.speech.text("ui-lens-spread", args)
            if spread.seat == seat:
                yield text
            else:
                yield self.speech.text("ui-lens-of", {"player": {"seat": spread.seat}, "text": text})

    def basis(self, found: Preview) -> Iterator[str]:
        """Where the odds come from."""
        if found.odds is not None and found.odds.samples:
            yield self.speech.text("ui-lens-sampled", {"n": found.odds.samples})
        elif found.odds is not None and found.odds.chance is not None:
            yield self.speech.text("ui-lens-exact")

    def endings(self, found: Preview) -> Iterator[str]:
        if found.ends_game:
            yield self.speech.text("ui-lens-ends-game")
        elif found.ends_turn:
            yield self.speech.text("ui-lens-ends-turn")

    # ------------------------------------------------------------------ words

    def place(self, anchor: str) -> str:
        """What a place on the board is called: ``region:elis`` by the kind of argument that has such anchors."""
        name, _, word = anchor.partition(":")
        for kind in self.vocabulary.kinds.values():
            if kind.anchor == name and word in kind.words:
                shown = str(kind.shown(kind.words.index(word)))
                return self.speech.name(shown) if self.speech.words.has(shown) else shown
        return word

    def amount(self, n: int, what: str) -> str:
        """``3 hoplites``; what has a name of its own is only named."""
        kind = what.split("-")[1]
        if kind in COUNTED:
            return self.speech.words.count(n, what)
        name = self.speech.words.name(what)
        named = self.speech.words.quote(name) if kind in QUOTED else self.speech.words.cap(name)
        return named if n == 1 else f"{n} × {named}"

    def labels(self, notations: Sequence[str]) -> str:
        """What options are called."""
        codes = [self.vocabulary.parse(notation) for notation in notations]
        words = self.vocabulary
        return ", ".join(self.speech.text(words.label_id(code), words.option_args(code)) for code in codes)

    def decimal(self, value: float) -> str:
        return self.speech.words.number(value, 0 if abs(value - round(value)) < 0.05 else 1)
