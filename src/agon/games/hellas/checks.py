"""Checks of the data files: whoever corrects a component learns at once what is wrong in the file."""

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from agon.games.hellas import effects

WOUND_SYMBOLS = effects.SYMBOLS[:6]
MOST = 15
FILES = (
    "artifacts",
    "attacks",
    "blessings",
    "combat",
    "events",
    "gods",
    "heroes",
    "map",
    "monsters",
    "quests",
    "solo",
    "temples",
)


def listed(text: str) -> tuple[str, ...]:
    return tuple(text.split())


# the ids of every table, in the order that saves rely on
HEROES = listed("achilles helen heracles perseus")
GODS = listed("zeus athena hermes")
ARTIFACTS = listed("""
    caduceus apollos_arrow femes_trumpet harpe pandoras_box horn_of_plenty ambrosia aegis eye_of_graeae
    ariadnes_thread poison_arrows minotaurs_horn head_of_sphinx eye_of_cyclops medusas_blood chimeras_fire
    adamant_tethers owl_of_athena thunder_of_zeus boots_of_hermes
""")
BLESSINGS = listed("""
    cunning_tactician mobilization master_plan athenas_gift heroic_presence always_prepared unbroken_morale
    local_volunteers stalwart_defense no_attrition battle_prayer restrictive_maneuver sacrifice_of_flesh weak_spot
    push_ups inspiring_hunt combat_training heros_wrath local_support glory_of_zeus armory gods_strength wild_hunt
    shoot_to_kill exhausted_fight forced_march rearguard response_force bluff exile ambush murderous_march
    advanced_dodge hermes_temple winged_boots heros_apprentice
""")
REGIONS = listed("""
    epirus macedonia thessaly chalkidiki acarnania aetolia locris phocis euboea boeotia attica corinthia achaea
    elis arcadia messenia argolis laconia crete
""")
MONSTERS = listed("cyclops hydra cerberus medusa sphinx chimera minotaur")
EVENTS = listed("""
    cyclops_1 cyclops_2 hydra_1 hydra_2 cerberus_1 cerberus_2 medusa_1 medusa_2 sphinx_1 sphinx_2 chimera_1
    chimera_2 minotaur_1 minotaur_2
""")
QUESTS = listed("""
    aid_to_atlas amazon_queen clean_augean_stables saving_prometheus capture_cretan_bull calydonian_hunt
    kill_stymphalian_birds golden_fleece cattle_of_geryon
""")
COMBAT = listed("""
    fortification-torch local_support-torch glory-torch fortification-bow local_support-bow glory-bow
    phalanx-torch flank_attack-bow trap-sword tactical_maneuver-sword encirclement-sword wild_attack-sword
    trap-mace tactical_maneuver-mace encirclement-mace wild_attack-mace reinforcements-shield charge-sickle
    javelin_volley-axe wild_attack-axe assault-axe javelin_volley-spear wild_attack-spear assault-spear
""")
ATTACKS = listed("""
    attack-3 attack-4 attack-5 mighty_attack-4 charge fury nasty_wound-4 quick_attack-4 quick_attack-5
    wild_attack-4 wild_attack-5 surprise_attack recall-3 recall-4 special_attack-3 special_attack-4 rampage
""")
TEMPLES = listed("temple_1 temple_2 temple_3 temple_4 temple_5")


class Check:
    """Collects what is wrong, with the file and the entry."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.problems: list[str] = []
        self.files: dict[str, dict[str, Any]] = {}

    def wrong(self, where: str, what: str) -> None:
        self.problems.append(f"{where}: {what}")

    def read(self, name: str) -> bool:
        path = self.folder / f"{name}.toml"
        try:
            self.files[name] = tomllib.loads(path.read_text("utf-8"))
        except FileNotFoundError:
            self.wrong(f"{name}.toml", "the file is missing")
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            self.wrong(f"{name}.toml", f"not a TOML file: {error}")
        return name in self.files

    def rows(
        self, name: str, head: str, wanted: tuple[str, ...] | None = None, grows: bool = False
    ) -> list[dict[str, Any]]:
        """The entries of a table; their ids and order are part of the save format. Some tables may grow at the end."""
        found = self.files[name].get(head)
        if not isinstance(found, list) or not all(isinstance(row, dict) for row in found):
            self.wrong(f"{name}.toml", f"it needs entries [[{head}]]")
            return []
        for at, row in enumerate(found):
            if not isinstance(row.get("id"), str):
                self.wrong(f"{name}.toml", f"entry {at + 1} of [[{head}]] has no id")
                return []
        ids = tuple(row["id"] for row in found)
        if wanted is not None and (ids[: len(wanted)] if grows else ids) != wanted:
            self.wrong(f"{name}.toml", f"the ids of [[{head}]] must be, in this order: {', '.join(wanted)}")
        elif len(set(ids)) != len(ids):
            self.wrong(f"{name}.toml", f"two entries of [[{head}]] have one id")
        return found

    def number(self, where: str, row: dict[str, Any], field: str, low: int, high: int) -> int:
        value = row.get(field)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            self.wrong(where, f"{field} must be a whole number from {low} to {high}, not {value!r}")
            return low
        return value

    def word(self, where: str, row: dict[str, Any], field: str, words: tuple[str, ...]) -> None:
        value = row.get(field)
        if value not in words:
            shown = ", ".join(repr(one) for one in words)
            self.wrong(where, f"{field} must be one of {shown}, not {value!r}")

    def words(self, where: str, row: dict[str, Any], field: str, words: tuple[str, ...]) -> list[Any]:
        value = row.get(field)
        if not isinstance(value, list):
            self.wrong(where, f"{field} must be a list")
            return []
        for one in value:
            if one not in words:
                self.wrong(where, f"{field}: {one!r} is not one of {', '.join(words)}")
        return value


def check_data(folder: Path, *more: Callable[[Check], None]) -> list[str]:
    """What is wrong in the data files of a folder; nothing if they can be played with. ``more``: checks of other modes."""
    check = Check(folder)
    for name in FILES:
        check.read(name)
    if check.problems:
        return check.problems
    check_map(check)
    check_heroes(check)
    check_gods(check)
    check_monsters(check)
    check_events(check)
    check_quests(check)
    check_combat(check)
    check_attacks(check)
    check_artifacts(check)
    check_blessings(check)
    check_temples(check)
    for one in more:
        one(check)
    return check.problems


def check_map(check: Check) -> None:
    lands = tuple(row["id"] for row in check.rows("map", "land"))
    for row in check.rows("map", "region", REGIONS):
        where = f"map.toml, {row['id']}"
        check.word(where, row, "land", lands)
        check.number(where, row, "population", 1, MOST)
        check.word(where, row, "city", ("", "city", "sparta"))
        check.number(where, row, "recruit", 0, MOST)
        check.number(where, row, "fortified", 0, MOST)
        check.word(where, row, "shrine", ("", "shrine", "delphi"))
    for kind in ("borders", "routes"):
        pairs = check.files["map"].get(kind)
        if not isinstance(pairs, list):
            check.wrong("map.toml", f"{kind} must be a list of pairs of regions")
            continue
        for pair in pairs:
            if not isinstance(pair, list) or len(pair) != 2 or pair[0] == pair[1] or not set(pair) <= set(REGIONS):
                check.wrong("map.toml", f"{kind}: {pair!r} is not a pair of two regions")


def check_heroes(check: Check) -> None:
    for row in check.rows("heroes", "hero", HEROES):
        where = f"heroes.toml, {row['id']}"
        for attribute in effects.ATTRIBUTES:
            check.number(where, row, attribute, 1, effects.TOP_ATTRIBUTE)
        check.number(where, row, "look", 0, 10)


def check_gods(check: Check) -> None:
    file = check.files["gods"]
    check.number("gods.toml", file, "priest_places", 1, 16)
    faces = check.words("gods.toml", file, "monster_die", effects.DIE_FACES)
    if len(faces) != 6:
        check.wrong("gods.toml", f"monster_die has 6 faces, not {len(faces)}")
    for row in check.rows("gods", "god", GODS):
        where = f"gods.toml, {row['id']}"
        check.word(where, row, "region", REGIONS)
        check.word(where, row, "attribute", effects.ATTRIBUTES)
        check.word(where, row, "power", effects.POWERS)
        amounts = row.get("amounts")
        if not isinstance(amounts, list) or len(amounts) != effects.TOP_LEVEL:
            check.wrong(where, f"amounts must be a list of {effects.TOP_LEVEL} numbers, one for each level")
            continue
        for at, amount in enumerate(amounts):
            check.number(where, {"amounts": amount}, "amounts", 0, MOST)
            if at and isinstance(amount, int) and isinstance(amounts[at - 1], int) and amount < amounts[at - 1]:
                check.wrong(where, f"amounts must not fall: level {at + 1} has less than level {at}")


def check_monsters(check: Check) -> None:
    for row in check.rows("monsters", "monster", MONSTERS):
        where = f"monsters.toml, {row['id']}"
        wounds = check.words(where, row, "wounds", WOUND_SYMBOLS)
        rewards = check.words(where, row, "rewards", effects.REWARDS)
        if not 4 <= len(wounds) <= 7:
            check.wrong(where, f"a monster has 4 to 7 wounds, not {len(wounds)}")
        if len(rewards) != len(wounds):
            check.wrong(where, f"wounds and rewards must be as many: {len(wounds)} and {len(rewards)}")
        check.number(where, row, "special_injuries", 0, 4)
        check.word(where, row, "special", effects.BLOWS)
        check.number(where, row, "region_kills", 0, MOST)
        check.word(where, row, "region_kills_in", effects.KILLS_IN)
        check.word(where, row, "region", effects.REGION_ATTACKS)
        check.word(where, row, "passive", effects.PASSIVES)
        check.word(where, row, "artifact", tuple(one["id"] for one in check.rows("artifacts", "artifact")))
    for passive in effects.PASSIVES[1:]:
        if [row.get("passive") for row in check.rows("monsters", "monster")].count(passive) != 1:
            check.wrong("monsters.toml", f"exactly one monster has the passive power {passive!r}")


def check_events(check: Check) -> None:
    sheets = {row["id"]: row for row in check.rows("monsters", "monster")}
    rows = check.rows("events", "event", EVENTS)
    for row in rows:
        where = f"events.toml, {row['id']}"
        check.word(where, row, "monster", tuple(sheets))
        check.word(where, row, "region", REGIONS)
        check.words(where, row, "adds", WOUND_SYMBOLS)
        check.word(where, row, "rule", effects.EVOLUTIONS)
        check.number(where, row, "amount", 0, MOST)
    for name, sheet in sheets.items():
        cards = [row for row in rows if row.get("monster") == name]
        if len(cards) != 2:
            check.wrong("events.toml", f"{name} has two cards, not {len(cards)}")
        places = sum(len(row["adds"]) for row in cards if isinstance(row.get("adds"), list))
        if isinstance(sheet.get("wounds"), list) and len(sheet["wounds"]) + places > effects.PLACES:
            check.wrong("events.toml", f"{name} may have at most {effects.PLACES} wounds in all")


def check_quests(check: Check) -> None:
    allowed = {
        "attribute",
        "draw",
        "priests",
        "recruit",
        "recruit_in",
        "glory",
        "look",
        "set_attribute",
        "keep",
        "keep_draw",
    }
    for row in check.rows("quests", "quest", QUESTS):
        where = f"quests.toml, {row['id']}"
        check.word(where, row, "region", REGIONS)
        steps = row.get("steps")
        if not isinstance(steps, list) or len(steps) != 3 or not all(isinstance(step, dict) for step in steps):
            check.wrong(where, "steps must be a list of three")
            continue
        for at, step in enumerate(steps):
            for need in step:
                if need not in effects.NEEDS + effects.PAYMENTS:
                    check.wrong(
                        where,
                        f"step {at + 1}: {need!r} is not one of {', '.join(effects.NEEDS + effects.PAYMENTS)}",
                    )
                else:
                    check.number(f"{where}, step {at + 1}", step, need, 1, MOST)
        reward = row.get("reward")
        if not isinstance(reward, dict) or not reward or not set(reward) <= allowed:
            check.wrong(where, f"reward must name some of {', '.join(sorted(allowed))}")
            continue
        if "attribute" in reward:
            check.word(where, reward, "attribute", effects.ATTRIBUTES)
        if "recruit" in reward:
            check.word(where, reward, "recruit_in", effects.RECRUIT_IN[1:])
        if "keep" in reward:
            check.word(where, reward, "keep", effects.KEPT[1:])


def check_copies(check: Check, name: str, rows: list[dict[str, Any]], total: int) -> None:
    count = sum(check.number(f"{name}.toml, {row['id']}", row, "copies", 1, total) for row in rows)
    if count != total:
        check.wrong(f"{name}.toml", f"the copies must be {total} cards in all, not {count}")


def check_combat(check: Check) -> None:
    rows = check.rows("combat", "card", COMBAT)
    check_copies(check, "combat", rows, 30)
    for row in rows:
        where = f"combat.toml, {row['id']}"
        check.word(where, row, "symbol", effects.SYMBOLS)
        check.number(where, row, "strength", 0, MOST)
        check.number(where, row, "casualties", 0, MOST)
        check.word(where, row, "effect", effects.CARD_EFFECTS)
        check.word(where, row, "when", effects.CONDITIONS)
        check.number(where, row, "amount", 1 if row.get("effect") == "half_army" else 0, MOST)
    sets = check.files["combat"].get("conversion")
    if not isinstance(sets, dict) or not set(sets) <= set(effects.SYMBOLS):
        check.wrong("combat.toml", f"[conversion] must name some of {', '.join(effects.SYMBOLS)}")
        return
    for symbol in sets:
        check.number("combat.toml, conversion", sets, symbol, 1, 6)


def check_attacks(check: Check) -> None:
    rows = check.rows("attacks", "attack", ATTACKS)
    check_copies(check, "attacks", rows, 18)
    for row in rows:
        where = f"attacks.toml, {row['id']}"
        check.number(where, row, "base", 0, MOST)
        check.word(where, row, "plus", effects.COUNTED)
        check.number(where, row, "injuries", 0, 4)
        check.word(where, row, "then", effects.BLOWS)


def check_artifacts(check: Check) -> None:
    for row in check.rows("artifacts", "artifact", ARTIFACTS, grows=True):
        where = f"artifacts.toml, {row['id']}"
        check.word(where, row, "kind", effects.ARTIFACT_KINDS)
        check.number(where, row, "amount", 0, MOST)


def check_blessings(check: Check) -> None:
    for row in check.rows("blessings", "blessing", BLESSINGS, grows=True):
        where = f"blessings.toml, {row['id']}"
        check.word(where, row, "god", GODS)
        check.number(where, row, "amount", 0, MOST)
        gain = row.get("gain", {})
        if not isinstance(gain, dict) or not set(gain) <= {"attribute", "priests", "draw"}:
            check.wrong(where, "gain may name attribute, priests and draw")
        elif "attribute" in gain:
            check.word(where, gain, "attribute", effects.ATTRIBUTES)


def check_temples(check: Check) -> None:
    rows = check.rows("temples", "temple", TEMPLES)
    if len(rows) != 5:
        check.wrong("temples.toml", f"there are 5 temple cards, not {len(rows)}")
    for row in rows:
        where = f"temples.toml, {row['id']}"
        check.word(where, row, "oracle", effects.ORACLES)
        check.number(where, row, "amount", 0, MOST)
        drafts = row.get("drafts")
        places = set(range(1, 9))
        if not isinstance(drafts, list) or not set(drafts) <= places or len(set(drafts)) != len(drafts):
            check.wrong(where, "drafts must be a list of different places from 1 to 8")


def reconstructed(folder: Path) -> list[str]:
    """Entries whose printed form was not found in any text, by file and field."""
    found = []
    for name in FILES:
        data = tomllib.loads((folder / f"{name}.toml").read_text("utf-8"))
        heads = [(name, data)]
        for rows in data.values():
            if isinstance(rows, list):
                heads += [(f"{name}, {row.get('id')}", row) for row in rows if isinstance(row, dict)]
        for where, row in heads:
            for field, value in row.items():
                if value == "reconstructed" and field.endswith("provenance"):
                    found.append(f"{where}: {field.removesuffix('provenance').rstrip('_') or 'all of it'}")
    return found
