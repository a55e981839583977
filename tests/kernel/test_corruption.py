"""Damaged saves and records: refused with a typed error, quickly and alike on both builds, or sound games."""

import copy
import json
import random
import time
from functools import cache
from typing import Any

import pytest

import agon
from agon.kernel.components import Misfit
from agon.kernel.game import Game
from agon.kernel.saved import check_save

TITLES = agon.titles()
CORRUPTIONS = 400
MORE = 1000
SECONDS = 20
"""Of CPU time, however it is damaged: a hundred times what it takes, but not a hang."""
WRECKS: list[Any] = ["?", "", 10**30, -(10**30), 2**63, None, True, [], {}, [[]], 1.5, -1, -2, 0, 1, 7, 63, 4096, "0"]


@cache
def sound(title: str, players: int, moves: int) -> tuple[str, str]:
    """A save and a record, as JSON: from the begin, the middle and the end of games."""
    game, rng = agon.new(title, players, moves), random.Random(moves)
    while game.choice is not None and game.moves < moves:
        game.apply(rng.randrange(len(game.choice.codes)))
    return json.dumps(game.dump()), json.dumps(agon.record(game))


def picked(title: str, rng: random.Random) -> tuple[str, str]:
    players = rng.choice([agon.title(title).min_players, agon.title(title).max_players])
    return sound(title, players, rng.choice([0, 30, 90, 150]))


def spots_of(node: Any) -> list[tuple[Any, Any]]:
    keys = list(node) if isinstance(node, dict) else range(len(node)) if isinstance(node, list) else []
    found = [(node, key) for key in keys]
    for key in keys:
        found += spots_of(node[key])
    return found


def damage(saved: dict[str, Any], rng: random.Random) -> None:
    """Change, drop, double or swap something. Every part of a save is as likely as any other, whatever its size."""
    part = rng.choice(list(saved))
    spots = [(saved, part), *spots_of(saved[part])]
    node, key = rng.choice(spots)
    way = rng.randrange(6)
    if way == 0:
        del node[key]
    elif way == 1 and isinstance(node, list):
        node.insert(key, copy.deepcopy(node[key]))
    elif way == 2:
        other, there = rng.choice(spots)
        node[key] = copy.deepcopy(other[there])
    elif way == 3 and type(node[key]) is int:
        node[key] += rng.choice([-1, 1, 2, -7, 64])
    elif way == 4 and type(node[key]) is int:
        node[key] ^= 1 << rng.randrange(60)
    else:
        node[key] = copy.deepcopy(rng.choice(WRECKS))


def check_sound(game: Game) -> None:
    """All that holds of any game: laws of its title, views, copies, saves."""
    saved = game.dump()
    check_save(saved, game.TITLE, game.PARTS, game.VOCABULARY)
    assert game.choice is None or game.choice.options
    for seat in [None, *range(game.players)]:
        json.dumps(game.view(seat))
    json.dumps([game.events, game.result])
    assert agon.load(json.loads(json.dumps(saved))).dump() == saved
    assert game.copy().digest() == game.digest()


def corrupt_saves(title: str, seeds: range) -> int:
    refused = 0
    for seed in seeds:
        rng = random.Random(seed)
        saved = json.loads(picked(title, rng)[0])
        damage(saved, rng)
        started = time.process_time()
        try:
            game = agon.load(saved)
        except agon.BadSave:
            refused += 1
        else:
            check_sound(game)
        assert time.process_time() - started < SECONDS, seed
    return refused


def corrupt_records(title: str, seeds: range) -> int:
    refused = 0
    for seed in seeds:
        rng = random.Random(seed)
        record = json.loads(picked(title, rng)[1])
        damage(record, rng)
        started = time.process_time()
        try:
            game = agon.replay(record)
        except agon.BadRecord:
            refused += 1
        else:
            assert game.dump()["luck"]["imposed"] == []
            agon.playout(game.copy(), seed, 20)
        assert time.process_time() - started < SECONDS, seed
    return refused


@pytest.mark.filterwarnings("ignore::agon.RulesWarning")
@pytest.mark.parametrize("title", TITLES)
def test_a_damaged_save_is_refused_or_a_sound_game(title: str) -> None:
    assert corrupt_saves(title, range(CORRUPTIONS)) > CORRUPTIONS / 2


@pytest.mark.filterwarnings("ignore::agon.RulesWarning")
@pytest.mark.parametrize("title", TITLES)
def test_a_damaged_record_is_refused_or_a_game_that_can_be_played(title: str) -> None:
    assert corrupt_records(title, range(CORRUPTIONS)) > CORRUPTIONS / 2


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore::agon.RulesWarning")
@pytest.mark.parametrize("title", TITLES)
def test_many_damaged_saves_and_records(title: str) -> None:
    seeds = range(CORRUPTIONS, CORRUPTIONS + MORE)
    assert corrupt_saves(title, seeds) > MORE / 2
    assert corrupt_records(title, seeds) > MORE / 2


@pytest.mark.parametrize("title", TITLES)
def test_every_field_of_every_rule_has_a_range(title: str) -> None:
    parts = agon.title(title).game.PARTS
    fields = [(rule.NAME, name) for rule in parts.rules.values() for name, kind in rule.FIELDS if kind != "flag"]
    missing = [f"{rule}.{name}" for rule, name in fields if parts.components.field(rule, name) is None]
    assert missing == [], "declare them in the title's components.py"


def deep(levels: int) -> Any:
    node: Any = 0
    for _ in range(levels):
        node = [node]
    return node


@pytest.mark.parametrize("title", TITLES)
def test_what_is_too_deep_or_too_long_is_refused(title: str) -> None:
    game = agon.new(title, 2, 1)
    saved, record = game.dump(), agon.record(game)
    frame = saved["stack"][-1]
    for key, value in (
        ("stack", [frame] * 1000),
        ("outcomes", [0] * 100_000),
        ("choices", ["x"] * 200_000),
        ("events", [["x"]] * 2_000_000),
        ("luck", {**saved["luck"], "imposed": [0] * 100_000}),
        ("board", deep(100_000)),
        ("options", {"x": deep(100_000)}),
        ("options", dict.fromkeys(saved["options"], deep(100_000)) or None),
        ("rules", ["1.0"] * 1000),
        ("rules", ["1" * 1000]),
        ("seed", 1 << 300),
    ):
        for version in (saved["agon"],) if key == "rules" else (1, saved["agon"]):
            started = time.process_time()
            with pytest.raises(agon.BadSave):
                agon.load({**saved, key: value, "agon": version, "save": version})
            if key in record:
                with pytest.raises(agon.BadRecord):
                    agon.replay({**record, key: value, "agon_record": version})
            assert time.process_time() - started < SECONDS


@pytest.mark.parametrize("title", TITLES)
def test_a_stack_without_its_lowest_rules_is_refused(title: str) -> None:
    """Under all lies a rule that ends with the game."""
    for players, moves in ((2, 0), (2, 90), (3, 30), (3, 150)):
        saved = json.loads(sound(title, players, moves)[0])
        for at in range(1, len(saved["stack"])):
            if saved["stack"][at]["rule"] == "turns":
                continue  # lies over the opening and needs it no more
            with pytest.raises(agon.BadSave, match=r"stack\[0\]: under all rules lies"):
                agon.load({**saved, "stack": saved["stack"][at:]})


def test_a_rule_that_has_called_nothing_lies_under_no_other() -> None:
    saved = agon.new("cyclades", 2, 1, {"board": "given", "start": "quick"}).dump()
    assert [(one["rule"], one["step"]) for one in saved["stack"]] == [("round", "pay"), ("offerings", "ask")]
    with pytest.raises(agon.BadSave, match=r"stack\[1\]\.step: 'ask' is not one of begin"):
        agon.load({**saved, "stack": [*saved["stack"], saved["stack"][1]]})
    saved["stack"][0]["step"] = "finish"
    with pytest.raises(agon.BadSave, match=r"stack\[0\]\.step: 'finish' is not one of begin, pay, act, acted"):
        agon.load(saved)


def test_a_step_that_asks_nothing_is_refused_whatever_comes_of_running_it() -> None:
    """Zeus' look into the deck is paid for: without a coin the payment is refused by an assertion."""
    saved = agon.new("cyclades", 2, 1, {"board": "given", "start": "quick"}).dump()
    for at in range(len(saved["board"]["coins"])):
        saved["board"]["coins"][at] = 0
    turn: dict[str, Any] = {"rule": "turn", "step": "looked"}
    for name, kind in agon.title("cyclades").game.PARTS.rules["turn"].FIELDS:
        turn[name] = False if kind == "flag" else [] if kind == "numbers" else 0
    saved["stack"] = [{**saved["stack"][0], "step": "acted"}, {**turn, "hero": -1}]
    saved["answer"] = 0
    with pytest.raises(agon.BadSave):
        agon.load(saved)


@pytest.mark.parametrize("title", TITLES)
def test_a_rule_may_wait_at_steps_that_are_declared(title: str) -> None:
    """In games as they are played: what lies under another has not begun, or waits for what it has called."""
    parts = agon.title(title).game.PARTS
    for players in (2, 3, *([1] if agon.title(title).solo else [])):
        game, rng = agon.new(title, players, 5), random.Random(5)
        while game.choice is not None and game.moves < 150:
            stack = game.dump(history=False)["stack"]
            assert stack[0]["rule"] in parts.components.roots
            assert [one for one in stack[:-1] if one["step"] not in parts.rules[one["rule"]].WAITS] == []
            game.apply(rng.randrange(len(game.choice.codes)))


def test_a_save_says_what_is_wrong_with_it() -> None:
    saved = agon.new("dice_forge", 2, 1).dump()
    saved["board"]["heroes"][1]["gold"] = 13
    with pytest.raises(agon.BadSave, match="reserves fit their tracks"):
        agon.load(saved)
    saved["board"]["heroes"][1]["gold"] = "13"
    with pytest.raises(agon.BadSave, match=r"board\.heroes\[1\]\.gold: '13' is not a whole number from 0 to"):
        agon.load(saved)


@pytest.mark.parametrize("title", TITLES)
def test_laws_are_broken_by_a_piece_too_many(title: str) -> None:
    """A few of what the box does not have: the declarations are more than ranges."""
    saved = json.loads(sound(title, 2, 90)[0])
    parts = agon.title(title).game.PARTS
    parts.components.check(saved)
    broken = 0
    for node, key in spots_of(saved["board"]):
        if type(node[key]) is int:
            node[key] += 1
            try:
                parts.components.check(saved)
            except Misfit:
                broken += 1
            node[key] -= 1
    assert broken > 0.4 * sum(type(node[key]) is int for node, key in spots_of(saved["board"]))
