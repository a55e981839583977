"""What is noted of a seat's game."""

import pytest

import agon
from agon.lab.matches import Match, play
from agon.lab.traits import Taken


def test_every_title_has_a_reader() -> None:
    assert all(agon.title(name).traits for name in agon.titles())


@pytest.mark.parametrize("title", agon.titles())
def test_traits_are_lists_of_ids(title: str) -> None:
    row = play(Match(0, title, 3, ("random",) * max(2, agon.title(title).min_players)))
    for seat in row["traits"]:
        assert seat
        for names in seat.values():
            assert all(isinstance(name, str) and name for name in names)
            assert len(set(names)) == len(names)
    assert any(names for seat in row["traits"] for names in seat.values())


def test_what_was_taken_most() -> None:
    taken = Taken({"offer zeus": 3, "offer ares": 5, "offer hera": 5, "hire ajax": 1})
    assert taken.most_of("offer") == ["ares"]
    assert taken.all_of("hire") == ["ajax"]
    assert taken.most_of("pray") == []
