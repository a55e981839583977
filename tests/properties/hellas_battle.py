"""The sums of battles and hunts in Lords of Hellas, added up once more from what is told."""

from collections import Counter
from typing import TYPE_CHECKING

from agon.games.hellas import tables
from agon.games.hellas.tables import ATTACK_DATA, COMBAT_DATA, EVENT_IDS, HERO_IDS, MONSTER_IDS
from tests.properties.sets import members

if TYPE_CHECKING:
    from tests.properties.hellas_chronicle import Chronicle

CITIES = set(members(tables.CITIES))
LEADERSHIP, STRENGTH, SPEED = range(3)


class BattleBook:
    """One battle: what each side has put in (LH-8.3), and what it costs (LH-8.4)."""

    def __init__(self, attacker: int, defender: int, region: int) -> None:
        self.attacker, self.defender, self.region = attacker, defender, region
        self.bonus: Counter[int] = Counter()
        self.casualties: Counter[int] = Counter()
        self.cards: Counter[int] = Counter()
        self.encircles: set[int] = set()
        self.dead: Counter[int] = Counter()
        self.present: Counter[int] = Counter()
        self.winner = -1
        self.shielded: set[int] = set()
        self.blood = -1

    def foe(self, seat: int) -> int:
        return self.defender if seat == self.attacker else self.attacker

    def used(self, seat: int, artifact: str) -> None:
        if artifact == "apollos_arrow":
            self.bonus[seat] += 2
        elif artifact == "aegis":
            self.shielded.add(seat)
        elif artifact == "medusas_blood":
            self.blood = seat

    def played(self, log: "Chronicle", seat: int, card: int, planned: bool) -> None:
        """A card's strength and casualties; ``planned``: with a priest for Master Plan."""
        row, player, foe = COMBAT_DATA[card], log.players[seat], self.foe(seat)
        self.bonus[seat] += row["strength"] + player.blessed("cunning_tactician") + 3 * planned
        if self.cards[seat] > 0 or not player.blessed("no_attrition"):
            self.casualties[seat] += row["casualties"]
        self.cards[seat] += 1
        own, theirs = log.army[seat, self.region], log.army[foe, self.region]
        applies = {
            "always": True,
            "defends_city": seat == self.defender and self.region in CITIES,
            "holds_glory": tables.LAND_OF[self.region] in player.glory,
            "more_hoplites": own > theirs,
            "better_leader": player.value(LEADERSHIP) > log.players[foe].value(LEADERSHIP),
            "attacks": seat == self.attacker,
        }
        if not applies[row["when"]]:
            return
        if row["effect"] == "encircle":
            self.encircles.add(seat)
        gains = {"strength": row["amount"], "half_army": own // 2, "leadership": player.value(LEADERSHIP)}
        self.bonus[seat] += gains.get(row["effect"], 0)

    def strength(self, log: "Chronicle", seat: int) -> int:
        player, region = log.players[seat], self.region
        total = log.army[seat, region] + self.bonus[seat]
        if seat == self.defender:
            total += player.blessed("stalwart_defense")
            total += int(tables.CITY_BONUS[region]) if region in player.fortified else 0
        if player.at == region:
            total += 2 * player.blessed("heroic_presence")
            if player.hero == HERO_IDS.index("achilles"):  # LH-2.7
                total += min(player.value(SPEED), player.value(STRENGTH))
        return total

    def died(self, seat: int, count: int) -> None:
        self.dead[seat] += count

    def decided(self, log: "Chronicle", winner: int) -> None:
        """From here on hoplites die by LH-8.4."""
        self.winner = winner
        self.dead.clear()
        self.shielded.clear()
        for seat in (self.attacker, self.defender):
            self.present[seat] = log.army[seat, self.region]

    def paid(self, log: "Chronicle", lost: int, rivals: int) -> None:
        """LH-8.4: the symbols of the cards, one more for the loser, three if encircled; Medusa's Blood changes one."""
        if self.winner < 0:
            return  # a card killed the last of a side: nobody told the sums
        loser = self.foe(self.winner)
        due = self.casualties.copy()
        due[loser] += 3 if self.winner in self.encircles else 1
        told = Counter({self.attacker: lost, self.defender: rivals})
        changed = {seat: told[seat] - due[seat] for seat in (self.attacker, self.defender)}
        if self.blood < 0:
            assert set(changed.values()) == {0}
        else:
            assert changed in ({self.blood: -1, self.foe(self.blood): 0}, {self.blood: 0, self.foe(self.blood): 1})
        for seat in (self.attacker, self.defender):
            if seat not in self.shielded:
                assert self.dead[seat] == min(told[seat], self.present[seat])
            else:
                assert self.dead[seat] == max(min(told[seat], self.present[seat]) - 2, 0)


def strength_of_attack(log: "Chronicle", hunter: int, monster: int, attack: int) -> int:
    """LH-7.3: the card, and what evolved monsters add."""
    row = ATTACK_DATA[attack]
    evolved = {EVENT_IDS[card] for card in log.evolved}
    places = set(members(tables.SHEET_PLACES[monster]))
    for card in log.evolved:
        if tables.EVENT_MONSTER[card] == monster:
            places |= set(members(tables.EVENT_PLACES[card]))
    wounds = log.wounds[monster]
    plus = {
        "nothing": 0,
        "uncovered": len(places) - wounds,
        "all": len(places),
        "covered_twice": 2 * wounds,
        "hand": len(log.players[hunter].hand),
    }
    total = int(row["base"]) + plus[row["plus"]]
    name = MONSTER_IDS[monster]
    if name == "cyclops" and "cyclops_1" in evolved:
        total += 1
    if name == "hydra" and "hydra_1" in evolved and wounds >= 3:
        total += 2
    if name == "cerberus" and "cerberus_1" in evolved and is_first_attack(log):
        total += 3
    return total


def is_first_attack(log: "Chronicle") -> bool:
    from agon.games.hellas.rules.chase import Chase
    from tests.frames import under_way

    chases = under_way(log.game, Chase)
    return not chases or chases[-1].rounds == 1
