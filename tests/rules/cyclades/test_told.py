"""Move by move: who is asked what, what is played, what is told. The third player is at turn, so that no seat is 0."""

import pytest

from tests.logs import log, log_of, question, transcript

from .scenario import given, shore

CREATURES = {
    "harpy": ["harpy | kill-mercenary t9l2 | lost-mercenary 1 t9l2, discarded harpy"],
    "giant": [
        "giant-place 2 | mercenary t6l1 | got-mercenary 2 t6l1",
        "giant-place 1 | mercenary t9l1 | got-mercenary 2 t9l1, discarded giant",
    ],
    "graeae": [],
    "satyr": [],
    "dryad": ["rob dryad | rob p1 | stole-priestess 2 1, discarded dryad"],
    "pegasus": [
        "join ajax t9l1 | leave ajax | ",
        "how-many-troops t9l1 | take 2 | ",
        "how-many-mercenaries t9l1 | take 0 | ",
        "flight | to-land t4l1 | marched 2 t9l1 t4l1 2 0 0, control 2 t4l1, discarded pegasus",
    ],
    "sylph": [
        "sylph | swap t9s1 | ",
        "sylph-second t9s1 | swap t3s4 | swapped-fleets 2 t9s1 t3s4, discarded sylph",
    ],
    "charon": ["charon-hero ajax | hire jason | swapped-hero 2 ajax jason, discarded charon"],
    "cyclops": ["cyclops | convert t9l1.1 port | converted 2 temple port t9l1, discarded cyclops"],
    "hydra": [
        "place-creature hydra | on-land t9l2 | placed 2 hydra t9l2",
        "hydra | kill-mercenary t9l2 | lost-mercenary 1 t9l2, plenty 2 t9l2",
    ],
    "kraken": ["place-creature kraken | on-sea t2s1 | placed-sea 2 kraken t2s1"],
    "medusa": ["place-creature medusa | on-land t2l1 | placed 2 medusa t2l1"],
    "minotaur": ["place-creature minotaur | on-land t6l1 | placed 2 minotaur t6l1"],
    "polyphemus": [
        "place-creature polyphemus | on-land t9l2 | placed 2 polyphemus t9l2",
        "polyphemus | push t9s2 t2s1 | pushed 2 t9s2 t2s1",
        "polyphemus | push t9s2 t9s5 | pushed 2 t9s2 t9s5",
    ],
    "cerberus": ["place-creature cerberus | on-land t9l2 | placed 2 cerberus t9l2"],
}
AT_ONCE = {
    "giant": ", stole-mercenaries 2 1 2 t9l2",
    "graeae": ", income 2 2, discarded graeae",
    "satyr": ", stole-philosopher 2 1, discarded satyr",
}
"""What a creature does before anything is asked."""


@pytest.mark.rule("CY-10.1", "CY-5.6")
@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.rule(f"CY-creature-{name}")) for name in CREATURES]
)
def test_a_creature_is_bought_and_played(name: str) -> None:
    table = shore(name)
    head = f"2 action 2 zeus | buy {name} 1 | buy 2 {name} 1, played 2 {name}{AT_ONCE.get(name, '')}"
    lines = [head, *(f"2 {line}" for line in CREATURES[name])]
    assert transcript(table, *(line.split(" | ")[1] for line in lines)) == lines
    table.expect(asked=(2, "action"), can=["priestess", "peek", "done"])


@pytest.mark.rule("CY-10.16")
def test_hydra_at_sea_eats_a_fleet() -> None:
    assert transcript(shore("hydra"), "buy hydra 1", "on-sea t9s2", "kill-fleet t9s2")[1:] == [
        "2 place-creature hydra | on-sea t9s2 | placed-sea 2 hydra t9s2",
        "2 hydra | kill-fleet t9s2 | lost-fleet 1 t9s2, plenty-at-sea 2 t9s2",
    ]


@pytest.mark.rule("CY-10.12")
def test_the_sphinx_draws_three_and_one_is_played() -> None:
    table = shore("sphinx").chance("harpy", "sylph", "giant")
    assert transcript(table, "buy sphinx 1", "play harpy", "kill-troop t9l2") == [
        "2 action 2 zeus | buy sphinx 1 | buy 2 sphinx 1, played 2 sphinx, drawn 2 harpy, drawn 2 sylph, drawn 2 giant",
        "2 sphinx | play harpy | played 2 harpy",
        "2 harpy | kill-troop t9l2 | lost-troop 1 t9l2, discarded harpy, discarded giant, discarded sylph, discarded sphinx",
    ]


@pytest.mark.rule("CY-10.14")
def test_chimera_calls_a_creature_from_the_discard_and_shuffles_the_rest_in() -> None:
    table = shore("chimera").discard("satyr", "graeae")
    assert log_of(table, "buy chimera 1") == ["buy 2 chimera 1", "played 2 chimera"]
    table.expect(asked=(2, "chimera"), options=["play graeae", "play satyr"])
    told = log_of(table, "play satyr")
    assert told[:2] == ["played 2 satyr", "stole-philosopher 2 1"]
    assert told[-1] == "reshuffled"
    assert "satyr" in table.in_deck()
    empty = shore("chimera")
    told = log_of(empty, "buy chimera 1")
    assert told == ["buy 2 chimera 1", "played 2 chimera", "no-effect 2 chimera", "discarded chimera", "reshuffled"]


@pytest.mark.rule("CY-5.5")
def test_zeus_looks_at_the_top_card_and_may_play_it() -> None:
    table = shore().chance("kraken")
    assert transcript(table, "peek", "play kraken", "on-sea t2s1") == [
        "2 action 2 zeus | peek | peeked 2 kraken, peeked-hidden 2",
        "2 peek kraken | play kraken | buy 2 kraken 1, played 2 kraken",
        "2 place-creature kraken | on-sea t2s1 | placed-sea 2 kraken t2s1",
    ]
    table.expect_coins(5, 7, 8)


GODS = {
    "poseidon": ["build port t9l1.1 | built 2 port t9l1", "fleet t9s1 | got-fleet 2 t9s1"],
    "ares": ["build fortress t9l1.1 | built 2 fortress t9l1", "troop t9l1 | got-troop 2 t9l1"],
    "athena": ["build academy t9l1.1 | built 2 academy t9l1", "philosopher | got-philosopher 2"],
    "zeus": ["build temple t9l1.1 | built 2 temple t9l1", "priestess | got-priestess 2"],
    "hera": ["build fortress t9l1.1 | built 2 fortress t9l1", "mercenary t6l1 | got-mercenary 2 t6l1"],
}


@pytest.mark.rule("CY-5.1", "CY-5.3")
@pytest.mark.parametrize("god", GODS)
def test_the_duties_of_a_god_and_a_further_recruit(god: str) -> None:
    """In either order, each once; what follows is paid."""
    table = given().settle(2, "t9l1").settle(2, "t6l1").settle(1, "t3l1").sail(2, "t9s1").coins(2, 9)
    table.turn(2, god, duties_done=False)
    moves = [line.split(" | ")[0] for line in GODS[god]]
    told = [line.split(" | ")[1] for line in GODS[god]]
    assert question(table) == f"duty 2 {god}"
    for first, second in ((0, 1), (1, 0)):
        twin = table.copy()
        assert log_of(twin, moves[first]) in ([told[first]], told[first:] + told[:first])
        if twin.prompt == "duty":  # a single duty with a single answer is done at once
            assert log_of(twin, moves[second]) == [told[second]]
        twin.expect(asked=(2, "action"), no="build").expect_coins(5, 5, 9)
        assert question(twin) == f"action 2 {god}"
        assert log_of(twin, moves[1]) == [told[1]]
        assert twin.coins_of(2) < 9


@pytest.mark.rule("CY-5.3")
def test_without_a_free_slot_a_building_makes_way() -> None:
    table = given().settle(2, "t9l1").erect("t9l1.1", "temple").erect("t9l1.2", "academy").settle(1, "t3l1")
    table.turn(2, "ares", duties_done=False)
    table.expect(
        options=["replace fortress t9l1.1", "replace fortress t9l1.2", "skip", "troop t9l1"], asked=(2, "duty")
    )
    assert log_of(table, "replace fortress t9l1.2")[:2] == ["replaced 2 academy t9l1", "built 2 fortress t9l1"]


@pytest.mark.rule("CY-4.2", "CY-4.3", "CY-4.7")
def test_offerings_displace_and_are_paid_in_turn_order() -> None:
    table = given().homes("t9l1", "t3l1", "t4l1").altars("ares", "athena", "hera", "zeus", "poseidon").order(2, 0, 1)
    table.cards(1, priestesses=1).round_from("offerings")
    moves = ("offer ares 2", "offer athena 1", "offer ares 3", "offer athena 2", "offer apollo 0")
    assert transcript(table, *moves) == [
        "2 offer 2 | offer ares 2 | offer 2 2 ares",
        "0 offer 0 | offer athena 1 | offer 0 1 athena",
        "1 offer 1 | offer ares 3 | offer 1 3 ares, displaced 2 ares",
        "2 offer 2 | offer athena 2 | offer 2 2 athena, displaced 0 athena",
        "0 offer 0 | offer apollo 0 | offer 0 0 apollo, paid 2 2 athena, paid 0 0 apollo, paid 1 2 ares, turn 1 ares",
    ]
    table.expect_coins(5, 3, 3).expect(asked=(1, "duty"))


@pytest.mark.rule("CY-5.10", "CY-3.2", "CY-3.4", "CY-4.1")
def test_apollo_ends_the_round_and_the_next_begins() -> None:
    table = shore(god="apollo").altars("ares", "athena", "hera", "zeus", "poseidon")
    table.chance("polyphemus", "dryad", "pegasus", "hydra")
    assert log(table) == ["turn 2 apollo", "got-coins 2 2"]
    assert log_of(table, "plenty-land t9l1") == ["plenty 2 t9l1"]
    told = log_of(table, "plenty-sea t9s1")
    assert told[:2] == ["plenty-at-sea 2 t9s1", "round 2"]
    assert told[-4:] == ["gods athena hera zeus poseidon ares", "income 0 1", "income 1 1", "income 2 4"]
    table.expect_coins(6, 8, 15).expect(asked=(2, "offer"))


@pytest.mark.rule("CY-6.1", "CY-7.1", "CY-7.2")
def test_a_battle_at_sea_stage_by_stage() -> None:
    table = given().settle(2, "t9l1").settle(1, "t9l3").sail(2, "t9s1", 3).sail(1, "t9s3", 3).sail(1, "t9s5", 1)
    table.erect("t9l1.1", "port").turn(2, "poseidon").dice(3, 0, 0, 3)
    moves = ("sail t9s1", "to-sea t9s3", "take 3", "stand", "stand", "withdraw t9s5")
    assert transcript(table, *moves) == [
        "2 action 2 poseidon | sail t9s1 | ",
        "2 sail-to t9s1 | to-sea t9s3 | ",
        "2 how-many-fleets t9s1 t9s3 | take 3 | sailed 2 3 t9s1 t9s3, sea-strength 2 3 1 3, sea-strength 1 3 0 0, "
        "sea-stage 2 7 1 3 t9s3, lost-fleet 1 t9s3",
        "1 withdraw t9s3 | stand | ",
        "2 withdraw t9s3 | stand | sea-strength 2 3 1 0, sea-strength 1 2 0 3, sea-stage 2 4 1 5 t9s3, lost-fleet 2 t9s3",
        "1 withdraw t9s3 | withdraw t9s5 | withdrew 1 t9s3 t9s5",
    ]
    table.expect_sea("t9s3", owner=2, fleets=2).expect_sea("t9s5", owner=1, fleets=3).expect_coins(5, 5, 4)


@pytest.mark.rule("CY-7.2")
def test_attackers_withdraw_to_where_they_came_from() -> None:
    table = given().settle(2, "t9l1").settle(1, "t9l3").sail(2, "t9s1", 3).sail(1, "t9s3", 3).sail(1, "t9s5", 1)
    table.turn(2, "poseidon").dice(0, 3).play("sail t9s1", "to-sea t9s3", "take 2", "stand")
    assert log_of(table, "withdraw t9s1") == ["withdrew 2 t9s3 t9s1"]
    table.expect_sea("t9s1", owner=2, fleets=2).expect_sea("t9s3", owner=1, fleets=3)
    assert table.faction(2).fleets_left == 8 - 2


@pytest.mark.rule("CY-6.2", "CY-7.4", "CY-7.5")
def test_a_battle_on_land_stage_by_stage() -> None:
    table = given().settle(2, "t9l1", troops=3, mercenaries=1, heroes=("ajax",)).settle(1, "t9l2", troops=3)
    table.settle(1, "t2l1").erect("t9l2.1", "fortress").sail(1, "t9s2").sail(1, "t2s2").turn(2, "ares").dice(3, 0, 0, 3)
    moves = ("march t9l1", "join ajax", "take 3", "take 1", "stand", "stand", "lose-mercenary", "retreat t2l1")
    assert transcript(table, *moves) == [
        "2 action 2 ares | march t9l1 | ",
        "2 join ajax t9l1 | join ajax | ",
        "2 how-many-troops t9l1 | take 3 | ",
        "2 how-many-mercenaries t9l1 | take 1 | marched 2 t9l1 t9l2 3 1 1, land-strength 2 5 0 1 3, "
        "land-strength 1 3 1 0 0, land-stage 2 9 1 4 t9l2, lost-troop 1 t9l2",
        "1 retreat t9l2 | stand | ",
        "2 retreat t9l2 | stand | land-strength 2 5 0 1 0, land-strength 1 2 1 0 3, land-stage 2 6 1 6 t9l2",
        "2 loss t9l2 | lose-mercenary | lost-mercenary 2 t9l2, lost-troop 1 t9l2",
        "1 retreat t9l2 | retreat t2l1 | retreated 1 t9l2 t2l1, control 2 t9l2, got-priestess 2",
    ]
    table.expect_land("t9l2", owner=2, troops=3, mercenaries=0, heroes=["ajax"]).expect_land("t2l1", owner=1, troops=1)
    table.expect_land("t9l1", owner=2, troops=0)


@pytest.mark.rule("CY-7.5", "CY-7.6")
def test_attackers_on_land_go_back_or_both_sides_fall() -> None:
    table = given().settle(2, "t9l1", troops=3).settle(1, "t9l2", troops=3).settle(1, "t3l1").turn(2, "ares")
    table.dice(0, 3).play("march t9l1", "take 3")
    assert log_of(table, "retreat t9l1") == ["retreated 2 t9l2 t9l1"]
    table = given().settle(2, "t9l1", troops=1).settle(1, "t9l2", troops=1).settle(1, "t3l1").turn(2, "ares")
    told = log_of(table.dice(2, 2), "march t9l1")
    assert told[-4:] == ["land-stage 2 3 1 3 t9l2", "lost-troop 2 t9l2", "lost-troop 1 t9l2", "wiped-out 1 t9l2"]
