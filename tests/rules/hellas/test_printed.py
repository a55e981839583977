"""Printed numbers, written out: what the map, the heroes and the cards of the gods say, seen in play."""

import pytest

from agon.games.hellas.rules.armies import Recruit
from agon.games.hellas.tables import ARTIFACT_DATA, BLESSING_DATA

from .scenario import fresh, given, region, regions_of

MAP = {  # land, population, hoplites by Recruit, kind of shrine, neighbours by land and sea
    "epirus": ("red", 2, 0, "shrine", "acarnania aetolia macedonia thessaly"),
    "macedonia": ("red", 2, 2, None, "chalkidiki epirus thessaly"),
    "thessaly": ("red", 4, 2, None, "aetolia epirus euboea locris macedonia"),
    "chalkidiki": ("red", 4, 2, "shrine", "euboea macedonia"),
    "acarnania": ("yellow", 4, 2, None, "aetolia epirus"),
    "aetolia": ("yellow", 2, 0, "shrine", "acarnania epirus locris thessaly"),
    "locris": ("yellow", 2, 2, None, "achaea aetolia phocis thessaly"),
    "phocis": ("yellow", 5, 0, "delphi", "boeotia locris"),
    "euboea": ("blue", 2, 2, None, "boeotia chalkidiki crete thessaly"),
    "boeotia": ("blue", 2, 2, None, "attica corinthia euboea phocis"),
    "attica": ("blue", 5, 2, "shrine", "boeotia corinthia crete"),
    "corinthia": ("blue", 2, 0, "shrine", "achaea arcadia argolis attica boeotia"),
    "achaea": ("green", 2, 2, None, "arcadia corinthia elis locris"),
    "elis": ("green", 4, 2, "shrine", "achaea arcadia messenia"),
    "arcadia": ("green", 2, 2, None, "achaea argolis corinthia elis laconia messenia"),
    "messenia": ("green", 3, 0, "shrine", "arcadia elis laconia"),
    "argolis": ("brown", 3, 2, None, "arcadia corinthia crete laconia"),
    "laconia": ("brown", 5, 4, None, "arcadia argolis crete messenia"),
    "crete": ("brown", 2, 0, "shrine", "argolis attica euboea laconia"),
}


@pytest.mark.rule("LH-3.4", "LH-3.6")
@pytest.mark.parametrize("where", MAP)
def test_neighbours_by_land_and_sea(where: str) -> None:
    neighbours = MAP[where][4].split()
    table = given().hero(0, where).army(0, where, 1)
    assert sorted(table.offers("go")) == neighbours
    assert sorted(table.play("act march").offers("march")) == [f"{where} {other}" for other in neighbours]


@pytest.mark.rule("LH-3.8")
@pytest.mark.parametrize("where", MAP)
def test_population_is_what_hoplites_must_reach(where: str) -> None:
    people = MAP[where][1]
    table = given().happen(Recruit(seat=0, region=region(where), count=people - 1))
    table.play(f"levy {where} {people - 1}").expect_owner(where, -1)
    table.happen(Recruit(seat=0, region=region(where), count=1)).play(f"levy {where} 1").expect_owner(where, 0)


@pytest.mark.rule("LH-4.1")
@pytest.mark.parametrize("where", MAP)
def test_what_a_region_recruits(where: str) -> None:
    table = given().own(0, where)
    if MAP[where][2] == 0:
        table.expect(cannot="act recruit")
    else:
        table.play("act recruit")
        assert table.offers("levy") == [f"{where} {count}" for count in range(MAP[where][2], -1, -1)]


@pytest.mark.rule("LH-4.4")
@pytest.mark.parametrize("where", MAP)
def test_where_a_temple_can_stand(where: str) -> None:
    table = given().temple_card("temple_4").own(0, where)
    if MAP[where][3] is None:
        table.expect(cannot="act build_temple")
    else:
        table.play("act build_temple").expect(told="oracle" if MAP[where][3] == "delphi" else "temple")
        assert table.has_temple(where)


@pytest.mark.rule("LH-1.1")
@pytest.mark.parametrize("land", ["red", "yellow", "blue", "green", "brown"])
def test_the_regions_of_a_land(land: str) -> None:
    assert sorted(regions_of(land)) == sorted(where for where, row in MAP.items() if row[0] == land)


@pytest.mark.rule("LH-2.6", "LH-3.8")
@pytest.mark.parametrize("where", MAP)
def test_control_at_the_start_where_people_are_few(where: str) -> None:
    table = fresh(2)
    seat = table.seat
    table.play("hero achilles", f"place {where}").expect_hoplites(seat, where, 2)
    table.expect_owner(where, seat if MAP[where][1] <= 2 else -1)
    assert table.lord(seat).reserve == 15 - 2


HEROES = {  # Leadership, Strength and Speed at the start
    "achilles": [1, 1, 2],
    "helen": [1, 1, 1],
    "heracles": [1, 2, 1],
    "perseus": [1, 1, 1],
}


@pytest.mark.parametrize(
    "name", [pytest.param(one, marks=pytest.mark.rule("LH-2.6", f"LH-hero-{one}")) for one in HEROES]
)
def test_attributes_of_heroes_at_the_start(name: str) -> None:
    table = fresh(2)
    seat = table.seat
    table.play(f"hero {name}").take_first("keep-artifact").expect(asked=(seat, "place"))
    assert table.values(seat) == HEROES[name]


OWNERS = {  # the artifacts of monsters and gods; all others are neutral
    "poison_arrows": "hydra",
    "minotaurs_horn": "minotaur",
    "head_of_sphinx": "sphinx",
    "eye_of_cyclops": "cyclops",
    "medusas_blood": "medusa",
    "chimeras_fire": "chimera",
    "adamant_tethers": "cerberus",
    "owl_of_athena": "athena",
    "thunder_of_zeus": "zeus",
    "boots_of_hermes": "hermes",
}
BLESSINGS = {
    "athena": "cunning_tactician mobilization master_plan athenas_gift heroic_presence always_prepared unbroken_morale "
    "local_volunteers stalwart_defense no_attrition battle_prayer restrictive_maneuver",
    "zeus": "sacrifice_of_flesh weak_spot push_ups inspiring_hunt combat_training heros_wrath local_support "
    "glory_of_zeus armory gods_strength wild_hunt shoot_to_kill",
    "hermes": "exhausted_fight forced_march rearguard response_force bluff exile ambush murderous_march advanced_dodge "
    "hermes_temple winged_boots heros_apprentice",
}


@pytest.mark.rule("LH-2.2", "LH-10.2")
def test_artifacts_of_monsters_and_gods() -> None:
    assert {row["id"]: row["owner"] for row in ARTIFACT_DATA if row["owner"]} == OWNERS
    assert len(ARTIFACT_DATA) == 10 + 7 + 3


@pytest.mark.rule("LH-2.2", "LH-10.1")
def test_the_blessings_of_the_gods() -> None:
    for name, theirs in BLESSINGS.items():
        assert {row["id"] for row in BLESSING_DATA if row["god"] == name} == set(theirs.split())
