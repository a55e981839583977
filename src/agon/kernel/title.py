"""What a title brings: its game, players, options and versions, and its part of the other rooms."""

from collections.abc import Callable, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

from agon.kernel.collect import rules_in
from agon.kernel.components import ANYTHING, Components
from agon.kernel.errors import BadOption, BadPlayers, BadSave
from agon.kernel.evaluator import Evaluator
from agon.kernel.formats import Migration, current_save
from agon.kernel.game import Game, Parts, Shared
from agon.kernel.observer import Observer
from agon.kernel.parts import Chronicle, Draw, Lens, Traits
from agon.kernel.saved import check_save

LONGEST_SEED = 1 << 256


class OptionSpec:
    """A set-up option: its name, default and the values it takes (any subset of them if ``many``)."""

    def __init__(self, name: str, default: Any, values: Sequence[Any], many: bool = False) -> None:
        self.name = name
        self.default = default
        self.values = list(values)
        self.many = many

    def checked(self, value: Any) -> Any:
        if self.many:
            return self.checked_list(value)
        for allowed in self.values:
            if value == allowed and type(value) is type(allowed):
                return value
        raise BadOption(f"option {self.name}: {value!r} is not allowed; choose from {self.listing()}")

    def checked_list(self, value: Any) -> list[Any]:
        if not isinstance(value, (list, tuple)):
            raise BadOption(f"option {self.name} takes a list of {self.listing()}, not {value!r}")
        for one in value:
            if one not in self.values:
                raise BadOption(f"option {self.name}: {one!r} is not allowed; choose from {self.listing()}")
        return [allowed for allowed in self.values if allowed in value]

    def from_text(self, text: str) -> Any:
        """The value a command line means."""
        if self.many:
            return self.checked_list([part for part in text.split(",") if part])
        for allowed in self.values:
            if str(allowed).lower() == text.lower():
                return allowed
        raise BadOption(f"option {self.name}: {text!r} is not allowed; choose from {self.listing()}")

    def listing(self) -> str:
        return ", ".join(str(value) for value in self.values)


class Cover:
    """What stands on the box: the key of its name, a drawing, how long a game takes; and the table that "play now" sets."""

    def __init__(
        self,
        name: str = "",
        icon: str = "die",
        minutes: int = 30,
        players: int = 3,
        options: dict[str, Any] | None = None,
    ) -> None:
        self.name = name
        self.icon = icon
        self.minutes = minutes
        self.players = players
        self.options = options or {}


def hides_nothing(game: Game, seat: int) -> None:
    """The redeal of a title without secrets."""


class Title:
    """One game, put together from its parts.

    ``game`` is the class with the board, ``solo`` that of the game for one player where there is one (``players`` are
    those of a group), ``rules`` the package of its rules, or several; ``setup``, ``view``, ``dump``, ``restore`` are
    functions of a game, ``components`` says what a board can be, ``redeal(game, seat)`` draws anew what a seat cannot
    know (where there is such a thing). ``view(game, seat)`` is what a seat sees of the board; the part that all see alike
    may be given apart as ``common_view(game)``, which is then built once for all, or as several ``Shared`` parts, of which
    a server then builds those that have changed.
    ``evaluate`` judges positions for bots, ``trained`` does so by what self-play taught. ``observer(players)`` writes what a
    seat may know into arrays for learning libraries. The rest is for other rooms; what a title does not bring, a room does
    plainly.

    ``rules_version`` goes up when games come out otherwise than before. ``migrations`` bring saves of an older
    ``SAVE_VERSION`` to the next, ``record_migrations`` the words of records where they have changed.

    ``rule_prefix`` begins the ids of its rules (``DF``). ``folder`` is for titles from outside the package: there lie
    ``texts/<language>.ftl``, ``texts/<language>.md`` (its words and its rules) and, if it has them,
    ``data/search.toml`` and ``data/actions.json``. The built-in titles have these in the rooms that read them.
    """

    def __init__(
        self,
        name: str,
        game: type[Game],
        *,
        rules: ModuleType | Sequence[ModuleType],
        solo: type[Game] | None = None,
        setup: Callable[[Any], None],
        view: Callable[[Any, int | None], dict[str, Any]],
        common_view: Callable[[Any], dict[str, Any]] | Sequence[Shared] = (),
        dump: Callable[[Any], dict[str, Any]],
        restore: Callable[[Any, dict[str, Any]], None],
        components: Components | None = None,
        redeal: Callable[[Any, int], None] | None = None,
        evaluate: Evaluator | None = None,
        trained: Evaluator | None = None,
        observer: Callable[[int], Observer] | None = None,
        players: tuple[int, int],
        options: Sequence[OptionSpec] = (),
        rules_version: str,
        migrations: dict[int, Migration] | None = None,
        record_migrations: dict[int, Migration] | None = None,
        rule_prefix: str = "",
        cover: Cover | None = None,
        folder: Path | None = None,
        traits: Traits | None = None,
        draw: Draw | None = None,
        chronicle: Chronicle | None = None,
        lens: Lens | None = None,
    ) -> None:
        self.name = name
        self.game = game
        self.solo = solo
        game.PARTS = Parts(
            rules_in(*([rules] if isinstance(rules, ModuleType) else rules)),
            setup,
            view,
            [Shared(common_view)] if callable(common_view) else list(common_view),
            rules_version,
            redeal or hides_nothing,
            dump,
            restore,
            self.load,
            components or ANYTHING,
        )
        self.evaluate = evaluate or Evaluator()
        self.trained = trained or self.evaluate
        self.observer = observer
        self.min_players, self.max_players = players
        self.options = list(options)
        self.migrations = migrations or {}
        self.record_migrations = record_migrations or {}
        self.rule_prefix = rule_prefix or name[:2].upper()
        self.cover = cover or Cover()
        self.folder = folder
        self.traits = traits
        self.draw = draw
        self.chronicle = chronicle
        self.lens = lens

    @property
    def rules_version(self) -> str:
        return self.game.PARTS.rules_version

    @property
    def called(self) -> str:
        """The glossary key of its name."""
        return self.cover.name or f"{self.name}-title-{self.name}"

    @property
    def quick_players(self) -> int:
        return min(max(self.cover.players, self.min_players), self.max_players)

    def own_file(self, *parts: str) -> Path | None:
        """A file in the folder of a title from outside, if it is there."""
        if self.folder is None:
            return None
        path = self.folder.joinpath(*parts)
        return path if path.is_file() else None

    def check_players(self, players: Any) -> int:
        if isinstance(players, bool) or not isinstance(players, int):
            raise BadPlayers(f"the number of players is a whole number, not {players!r}")
        alone = self.solo is not None and players == 1
        if not alone and not self.min_players <= players <= self.max_players:
            group = f"{self.min_players} to {self.max_players} players{', or one' if self.solo else ''}"
            raise BadPlayers(f"{self.name} is for {group}, not {players}")
        return players

    def check_options(self, given: dict[str, Any] | None) -> dict[str, Any]:
        if given is not None and not isinstance(given, dict):
            raise BadOption(f"options are a mapping of names to values, not {given!r}")
        rest = dict(given or {})
        checked = {spec.name: spec.checked(rest.pop(spec.name, spec.default)) for spec in self.options}
        if rest:
            known = ", ".join(spec.name for spec in self.options) or "none"
            raise BadOption(f"{self.name} has no option {next(iter(rest))!r}; it has {known}")
        return checked

    def option(self, name: str) -> OptionSpec:
        for spec in self.options:
            if spec.name == name:
                return spec
        known = ", ".join(spec.name for spec in self.options) or "none"
        raise BadOption(f"{self.name} has no option {name!r}; it has {known}")

    def check_seed(self, seed: Any) -> int:
        if isinstance(seed, bool) or not isinstance(seed, int) or abs(seed) >= LONGEST_SEED:
            raise BadOption(f"a seed is a whole number of at most 256 bits, not {seed!r}")
        return seed

    def new(self, players: Any, seed: Any, options: dict[str, Any] | None, imposed: Sequence[int] = ()) -> Game:
        game = self.board_for(self.check_players(players))
        game.impose(list(imposed))
        game.begin(self.check_options(options), self.check_seed(seed))
        return game

    def board_for(self, players: int) -> Game:
        return self.solo(players) if self.solo is not None and players == 1 else self.game(players)

    def load(self, saved: dict[str, Any]) -> Game:
        """A game from its dump, brought up to the present save version first."""
        try:
            current = current_save(saved, self.game.SAVE_VERSION, self.migrations)
            players = self.check_players(current["players"])
            options = self.check_options(current["options"])
            check_save(current, self.name, self.game.PARTS, self.game.VOCABULARY)
            game = self.board_for(players)
            game.restore({**current, "options": options})
        except BadSave:
            raise
        except (
            KeyError,
            TypeError,
            ValueError,
            IndexError,
            AttributeError,
            RuntimeError,
            OverflowError,
            AssertionError,
        ) as error:
            raise BadSave(f"the save of {self.name} is corrupt: {type(error).__name__}: {error}") from error
        return game
