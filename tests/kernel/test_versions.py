"""Versions: of the kernel's formats, of a title's saves and words, and of its rules. Old games open and go on."""

import copy
import json
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import agon
from agon.kernel.formats import RECORD_FORMAT, SAVE_FORMAT

GOLDEN = Path(__file__).parents[1] / "golden"
SAVES = sorted(GOLDEN.glob("*/save-v*.json"))
TITLES = agon.titles()


@pytest.fixture
def new_rules(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Every title has changed its rules since."""
    for title in TITLES:
        monkeypatch.setattr(agon.title(title).game.PARTS, "rules_version", "7.0")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", agon.RulesWarning)
        yield "7.0"


def finished(title: str) -> agon.Game:
    game = agon.new(title, 2, 1)
    agon.playout(game, 1)
    return game


@pytest.mark.parametrize("title", TITLES)
def test_saves_and_records_carry_the_version_of_the_rules(title: str) -> None:
    game = agon.new(title, 2, 1)
    version = agon.title(title).rules_version
    assert game.dump()["rules"] == game.dump(history=False)["rules"] == [version]
    assert (game.dump()["agon"], agon.record(game)["agon_record"]) == (SAVE_FORMAT, RECORD_FORMAT)
    assert agon.record(game)["rules"] == [version]
    assert agon.load(game.dump()).played_under == (version,)


@pytest.mark.parametrize("title", TITLES)
def test_a_running_game_goes_on_under_new_rules_and_says_so(title: str, new_rules: str) -> None:
    game = agon.new(title, 2, 1)
    old = {**game.dump(), "rules": ["1.0"]}
    loaded = agon.load(old)
    assert loaded.played_under == ("1.0", new_rules)
    assert loaded.digest() == game.digest(), "a digest tells how a game goes on, not where it comes from"
    assert agon.load(loaded.dump()).played_under == ("1.0", new_rules)
    assert agon.record(loaded)["rules"] == ["1.0", new_rules]
    agon.playout(loaded, 1)
    assert agon.load({**loaded.dump(), "rules": ["1.0"]}).played_under == ("1.0",), "it ended under the old ones"


@pytest.mark.parametrize("path", SAVES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_kept_saves_go_on_under_new_rules(path: Path, new_rules: str) -> None:
    game = agon.load(json.loads(path.read_text()))
    assert game.played_under[-1] == new_rules
    agon.playout(game, 1)
    assert game.result is not None


@pytest.mark.parametrize("title", TITLES)
def test_a_record_of_other_rules_that_comes_out_is_replayed_with_a_warning(title: str, new_rules: str) -> None:
    record = {**agon.record(finished(title)), "rules": ["1.0"]}
    with pytest.warns(agon.RulesWarning, match=r"played under rules 1\.0, these are rules 7\.0"):
        game = agon.replay(record)
    assert (game.result, game.played_under) == (record["result"], ("7.0",))


@pytest.mark.parametrize("title", TITLES)
def test_a_record_that_new_rules_do_not_allow_says_that_they_have_changed(title: str, new_rules: str) -> None:
    record = {**agon.record(finished(title)), "rules": ["1.0"]}
    for spoilt in ({"result": None}, {"outcomes": [*record["outcomes"], 0]}, {"choices": ["fly"]}):
        with pytest.raises(agon.RulesChanged, match="the rules have changed"):
            agon.replay({**record, **spoilt})


@pytest.mark.parametrize("title", TITLES)
def test_a_record_of_the_same_rules_is_replayed_without_a_word(title: str) -> None:
    record = agon.record(finished(title))
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        agon.replay(record)
    with pytest.raises(agon.BadRecord) as caught:
        agon.replay({**record, "result": None})
    assert not isinstance(caught.value, agon.RulesChanged)


@pytest.mark.parametrize("bad", [None, "1.0", [1.0], [["1.0"]], ["1.0"] * 1000])
def test_rules_of_a_record_are_versions(bad: Any) -> None:
    with pytest.raises(agon.BadRecord):
        agon.replay({**agon.record(agon.new("dice_forge", 2, 1)), "rules": bad})


@pytest.mark.parametrize("path", SAVES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_loading_leaves_the_callers_data_alone(path: Path) -> None:
    saved = json.loads(path.read_text())
    before = copy.deepcopy(saved)
    agon.playout(agon.load(saved), 1, 50)
    assert saved == before


def test_a_migration_gets_a_copy_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """Even one that changes what it is given."""
    title = agon.title("dice_forge")

    def careless(saved: dict[str, Any]) -> dict[str, Any]:
        saved["board"]["heroes"][0]["cards"][0] += 0
        saved["stack"].clear()
        saved["save"] = 3
        return saved

    monkeypatch.setitem(title.migrations, 1, careless)
    saved = json.loads((GOLDEN / "dice_forge" / "save-v1.json").read_text())
    before = copy.deepcopy(saved)
    with pytest.raises(agon.BadSave):
        agon.load(saved)
    assert saved == before


def test_words_of_records_have_a_migration_too(monkeypatch: pytest.MonkeyPatch) -> None:
    title = agon.title("dice_forge")
    record = agon.record(finished("dice_forge"))
    older = copy.deepcopy({**record, "save": 1})
    older["choices"] = [choice.replace("buy", "purchase") for choice in older["choices"]]
    before = copy.deepcopy(older)
    with pytest.raises(agon.BadRecord, match="purchase"):
        agon.replay(older)

    def renamed(saved: dict[str, Any]) -> dict[str, Any]:
        saved["choices"] = [choice.replace("purchase", "buy") for choice in saved["choices"]]
        return saved

    monkeypatch.setitem(title.record_migrations, 1, renamed)
    assert agon.record(agon.replay(older)) == record
    assert older == before


@pytest.mark.parametrize(
    ("key", "newest"), [("agon", SAVE_FORMAT), ("save", agon.title("dice_forge").game.SAVE_VERSION)]
)
@pytest.mark.parametrize("bad", [0, -1, True, "1", None, 1.0, 99])
def test_saves_of_no_known_format_are_refused(key: str, newest: int, bad: Any) -> None:
    with pytest.raises(agon.BadSave, match=f"versions 1 to {newest}"):
        agon.load({**agon.new("dice_forge", 2, 1).dump(), key: bad})


@pytest.mark.parametrize("bad", [0, -1, True, "1", None, 1.0, 99])
def test_records_of_no_known_format_are_refused(bad: Any) -> None:
    record = agon.record(agon.new("dice_forge", 2, 1))
    for key in ("agon_record", "save"):
        with pytest.raises(agon.BadRecord, match="versions 1 to"):
            agon.replay({**record, key: bad})
