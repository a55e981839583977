"""What a seat may know as named arrays (``kernel/observer.py``): what ``view.py`` shows, in numbers. The looker is place 0,
then come the others clockwise. Alone there are more parts (``solo/observe.py``)."""

from typing import Final

from mypy_extensions import i64

from agon.games.hellas import effects, tables
from agon.games.hellas.effects import ATTRIBUTE_COUNT as ATTRIBUTES
from agon.games.hellas.effects import PLACES
from agon.games.hellas.game import Hellas
from agon.games.hellas.ids import Seat
from agon.games.hellas.rules.chase import Chase
from agon.games.hellas.rules.draft import Draft
from agon.games.hellas.rules.monster_attack import best_defence
from agon.games.hellas.rules.monsters import MonsterPhase
from agon.games.hellas.rules.sides import Sides
from agon.games.hellas.state import Lord
from agon.games.hellas.tables import COMBAT_CARDS as CARDS
from agon.games.hellas.tables import GOD_COUNT as GODS
from agon.games.hellas.tables import HERO_COUNT as HEROES
from agon.games.hellas.tables import LANDS, MONSTERS, QUESTS, REGIONS
from agon.games.hellas.words import VOCABULARY
from agon.kernel.bits import count_bits
from agon.kernel.game import Game
from agon.kernel.observer import MOST, Observer, Sheet

NUMBERS: Final = (
    "leadership, strength and speed as they count",
    "the same as they stand on the board",
    "priests in the pool, at monuments",
    "hoplites in reserve",
    "cards in hand, hand limit",
    "1 + step of the quest under way",
    "1 if the second hunt was used",
    "whole lands, temples, trophies, 1 if the first monument is held",
)
"""The columns of ``lords``."""
COUNT: Final = 17
ACTIONS: Final = 12
SIDE: Final = 7
HUNT: Final = 6


class HellasObserver(Observer):
    """Map, monuments, monsters and lords as arrays."""

    def __init__(self, players: int) -> None:
        super().__init__(players, VOCABULARY)
        self.artifacts: i64 = len(tables.ARTIFACT_IDS)
        self.blessings: i64 = len(tables.BLESSING_IDS)
        self.declare_board(players)
        self.declare_lords(players)
        self.declare_under_way(players)

    def declare_board(self, players: int) -> None:
        blessings = len(tables.BLESSING_IDS)
        self.at_time: i64 = self.part("time", (2,), "turns so far; special actions left", MOST)
        self.at_active: i64 = self.part("active", (players,), "whose turn it is")
        self.at_temples: i64 = self.part("temples", (REGIONS,), "regions with a temple, the Oracle included")
        self.at_lair: i64 = self.part("monsters", (MONSTERS, REGIONS), "where a monster is")
        self.at_dead: i64 = self.part("monsters_slain", (MONSTERS,), "monsters that are dead")
        self.at_places: i64 = self.part("wound_places", (MONSTERS, PLACES), "wound places of monsters on the map")
        self.at_wounds: i64 = self.part("wounds", (MONSTERS, PLACES), "wound places that are filled")
        self.at_evolved: i64 = self.part("evolved", (tables.MONSTER_CARDS,), "evolutions that lie with monsters")
        self.at_level: i64 = self.part("monuments", (GODS,), "levels of the monuments", effects.TOP_LEVEL)
        self.at_praying: i64 = self.part("praying", (players, GODS), "priests at the monuments", effects.PRIESTS)
        self.at_quests: i64 = self.part("quests", (QUESTS,), "quests on the board")
        self.at_decks: i64 = self.part(
            "decks",
            (6,),
            "events, events discarded, combat cards, neutral artifacts, blessings, temples built",
            64,
        )
        self.at_discard: i64 = self.part("discard", (CARDS,), "combat cards in the discard")
        self.at_blessings_gone: i64 = self.part("blessings_gone", (blessings,), "blessings in the discard")
        self.at_temple_card: i64 = self.part("temple_card", (tables.TEMPLE_COUNT,), "the temple card in play")
        self.at_king: i64 = self.part("king_god", (GODS,), "the first completed monument")
        self.at_king_seat: i64 = self.part("king_seat", (players,), "who completed it")
        self.at_king_tokens: i64 = self.part("king_tokens", (2,), "tokens left on it; 1 if it waits for a ruler", 3)

    def declare_lords(self, players: int) -> None:
        artifacts, blessings = len(tables.ARTIFACT_IDS), len(tables.BLESSING_IDS)
        self.at_held: i64 = self.part("control", (players, REGIONS), "regions under control")
        self.at_army: i64 = self.part("hoplites", (players, REGIONS), "hoplites", 30)
        self.at_fortified: i64 = self.part("fortified", (players, REGIONS), "cities with a hoplite in them")
        self.at_hero_at: i64 = self.part("hero_region", (players, REGIONS), "where the hero is")
        self.at_hero: i64 = self.part("hero", (players, HEROES), "which hero it is")
        self.at_lords: i64 = self.part("lords", (players, COUNT), "; ".join(NUMBERS), 32)
        self.at_injured: i64 = self.part("injured", (players, ATTRIBUTES), "injured attributes")
        self.at_quest: i64 = self.part("quest", (players, QUESTS), "the quest the hero is on")
        self.at_artifacts: i64 = self.part("artifacts", (players, artifacts), "artifacts")
        self.at_charged: i64 = self.part("charged", (players, artifacts), "those that are charged")
        self.at_blessings: i64 = self.part("blessings", (players, blessings), "blessings")
        self.at_glory: i64 = self.part("glory", (players, LANDS), "glory tokens")
        self.at_trophies: i64 = self.part("trophies", (players, MONSTERS), "monsters slain")
        self.at_used: i64 = self.part("used", (players, ACTIONS), "special actions with a token on them")
        self.at_done: i64 = self.part("done", (players, ACTIONS), "regular actions taken in this turn")
        self.at_kept: i64 = self.part("quest_cards", (players, QUESTS), "quest cards kept for later")
        self.at_hand: i64 = self.part("hand", (CARDS,), "combat cards in the looker's hand")

    def declare_under_way(self, players: int) -> None:
        self.at_battle: i64 = self.part("battle_region", (REGIONS,), "where the battle under way is")
        self.at_attacker: i64 = self.part("attacker", (players,), "who attacks in it")
        self.at_defender: i64 = self.part("defender", (players,), "who defends")
        self.at_sides: i64 = self.part(
            "sides",
            (2, SIDE),
            "of attacker and defender: strength, by cards, by walls, by powers, casualties dealt, cards, 1 if passed",
            64,
        )
        self.at_played: i64 = self.part("played", (2, CARDS), "combat cards played by attacker and defender")
        self.at_hunter: i64 = self.part("hunter", (players,), "who hunts")
        self.at_prey: i64 = self.part("prey", (MONSTERS,), "the monster that is hunted")
        self.at_hunt: i64 = self.part(
            "hunt",
            (HUNT,),
            "wounds dealt and left, round, 1 + strength of the attack, defence; the looker's defence at hand, plus 1",
            MOST,
        )
        self.at_attack: i64 = self.part("attack", (tables.ATTACK_CARDS,), "the monster's attack card")
        self.at_seen: i64 = self.part("attacks_seen", (tables.ATTACK_CARDS,), "attack cards seen in this hunt")
        self.at_builder: i64 = self.part("draft_builder", (players,), "who began the draft under way")
        self.at_picker: i64 = self.part("draft_picker", (players,), "who picks a blessing now")
        self.at_draft: i64 = self.part("draft_cards", (1,), "blessings that go round", 16)
        self.at_to_roll: i64 = self.part("to_roll", (MONSTERS,), "monsters still to be rolled for")

    # ------------------------------------------------------------------ the board

    def place_of(self, other: Seat, seat: Seat) -> i64:
        return (other - seat + self.players) % self.players

    def write_board(self, game: Game, seat: i64, sheet: Sheet) -> None:
        assert isinstance(game, Hellas)
        sheet.put(self.at_time, game.turns)
        sheet.put(self.at_time + 1, game.specials)
        sheet.mark(self.at_active + self.place_of(game.active, seat))
        sheet.mark_each(self.at_temples, game.temples)
        sheet.mark_each(self.at_evolved, game.evolved)
        sheet.mark_each(self.at_quests, game.quests)
        sheet.mark_each(self.at_discard, game.discard)
        sheet.mark_each(self.at_blessings_gone, game.blessings_gone)
        sheet.mark(self.at_temple_card + game.temple_card)
        sheet.mark_each(self.at_hand, game.lords[seat].hand)
        self.write_monsters(game, sheet)
        self.write_decks(game, sheet)
        self.write_king(game, seat, sheet)
        for place in range(self.players):
            self.write_lord(game, game.lords[(seat + place) % self.players], place, sheet)
        self.write_stack(game, seat, sheet)

    def write_monsters(self, g: Hellas, sheet: Sheet) -> None:
        for monster in range(MONSTERS):
            lair = g.lair[monster]
            if lair >= 0:
                sheet.mark(self.at_lair + monster * REGIONS + lair)
                sheet.mark_each(self.at_places + monster * PLACES, g.places_of(monster))
                sheet.mark_each(self.at_wounds + monster * PLACES, g.wounds[monster])
            elif lair < -1:
                sheet.mark(self.at_dead + monster)

    def write_decks(self, g: Hellas, sheet: Sheet) -> None:
        sheet.put(self.at_decks, count_bits(g.event_deck))
        sheet.put(self.at_decks + 1, count_bits(g.event_discard))
        sheet.put(self.at_decks + 2, count_bits(g.deck))
        sheet.put(self.at_decks + 3, count_bits(g.relics))
        sheet.put(self.at_decks + 4, count_bits(g.blessings))
        sheet.put(self.at_decks + 5, g.temples_built)

    def write_king(self, g: Hellas, seat: Seat, sheet: Sheet) -> None:
        for god in range(GODS):
            sheet.put(self.at_level + god, g.level[god])
        if g.king_god < 0:
            return
        sheet.mark(self.at_king + g.king_god)
        sheet.mark(self.at_king_seat + self.place_of(g.king_seat, seat))
        if g.king_tokens < 0:
            sheet.mark(self.at_king_tokens + 1)
        sheet.put(self.at_king_tokens, g.king_tokens)

    # ------------------------------------------------------------------ lords

    def write_lord(self, g: Hellas, lord: Lord, place: i64, sheet: Sheet) -> None:
        regions = place * REGIONS
        sheet.mark_each(self.at_held + regions, lord.held)
        sheet.mark_each(self.at_fortified + regions, lord.fortified)
        if lord.at >= 0:
            sheet.mark(self.at_hero_at + regions + lord.at)
        army, first = g.army, lord.seat * REGIONS
        for region in range(REGIONS):
            if army[first + region] != 0:
                sheet.put(self.at_army + regions + region, army[first + region])
        if lord.hero >= 0:
            sheet.mark(self.at_hero + place * HEROES + lord.hero)
        if lord.quest >= 0:
            sheet.mark(self.at_quest + place * QUESTS + lord.quest)
        sheet.mark_each(self.at_injured + place * ATTRIBUTES, lord.injured)
        sheet.mark_each(self.at_artifacts + place * self.artifacts, lord.artifacts)
        sheet.mark_each(self.at_charged + place * self.artifacts, lord.charged)
        sheet.mark_each(self.at_blessings + place * self.blessings, lord.blessings)
        sheet.mark_each(self.at_glory + place * LANDS, lord.glory)
        sheet.mark_each(self.at_trophies + place * MONSTERS, lord.trophies)
        sheet.mark_each(self.at_used + place * ACTIONS, lord.used)
        sheet.mark_each(self.at_done + place * ACTIONS, lord.done)
        sheet.mark_each(self.at_kept + place * QUESTS, lord.kept)
        self.write_numbers(g, lord, place, sheet)

    def write_numbers(self, g: Hellas, lord: Lord, place: i64, sheet: Sheet) -> None:
        """In the order of ``NUMBERS``."""
        at = self.at_lords + place * COUNT
        for attribute in range(ATTRIBUTES):
            sheet.put(at + attribute, lord.value(attribute))
            sheet.put(at + ATTRIBUTES + attribute, lord.stored(attribute))
        sent: i64 = 0
        for god in range(GODS):
            praying = g.praying[god * self.players + lord.seat]
            sheet.put(self.at_praying + place * GODS + god, praying)
            sent += praying
        sheet.put(at + 6, lord.pool)
        sheet.put(at + 7, sent)
        sheet.put(at + 8, lord.reserve)
        sheet.put(at + 9, lord.hand_size())
        sheet.put(at + 10, lord.hand_limit())
        if lord.quest >= 0:
            sheet.put(at + 11, lord.quest_step + 1)
        sheet.put(at + 12, lord.tired)
        sheet.put(at + 13, g.lands_of(lord.seat))
        sheet.put(at + 14, count_bits(lord.held & g.temples))
        sheet.put(at + 15, count_bits(lord.trophies))
        if g.king_god >= 0 and g.owner[tables.GOD_REGION[g.king_god]] == lord.seat:
            sheet.mark(at + 16)

    # ------------------------------------------------------------------ rules under way

    def write_stack(self, g: Hellas, seat: Seat, sheet: Sheet) -> None:
        """Every battle, hunt, draft and monster phase under way; of each kind there is one at a time."""
        for at in range(len(g.stack)):
            frame = g.stack[at]
            if isinstance(frame, Sides):
                self.write_sides(g, frame, seat, sheet)
            elif isinstance(frame, Chase):
                self.write_hunt(g, frame, seat, sheet)
            elif isinstance(frame, Draft):
                sheet.mark(self.at_builder + self.place_of(frame.builder, seat))
                if frame.picker >= 0:
                    sheet.mark(self.at_picker + self.place_of(frame.picker, seat))
                sheet.put(self.at_draft, count_bits(frame.cards))
            elif isinstance(frame, MonsterPhase):
                sheet.mark_each(self.at_to_roll, frame.to_roll)

    def write_sides(self, g: Hellas, sides: Sides, seat: Seat, sheet: Sheet) -> None:
        sheet.mark(self.at_battle + sides.region)
        if self.players > 1:  # alone the other side is Xerxes, who has no seat
            sheet.mark(self.at_attacker + self.place_of(sides.attacker, seat))
            sheet.mark(self.at_defender + self.place_of(sides.defender, seat))
        elif sides.attacker == seat:
            sheet.mark(self.at_attacker)
        else:
            sheet.mark(self.at_defender)
        self.write_side(g, sides, sides.attacker, self.at_sides, sheet)
        self.write_side(g, sides, sides.defender, self.at_sides + SIDE, sheet)
        sheet.mark_each(self.at_played, sides.played(sides.attacker))
        sheet.mark_each(self.at_played + CARDS, sides.played(sides.defender))

    def write_side(self, g: Hellas, sides: Sides, who: Seat, at: i64, sheet: Sheet) -> None:
        sheet.put(at, sides.strength(g, who))
        sheet.put(at + 1, sides.bonus(who))
        sheet.put(at + 2, sides.wall(g, who))
        sheet.put(at + 3, sides.powers(g, who))
        sheet.put(at + 4, sides.casualties(who))
        sheet.put(at + 5, sides.cards(who))
        if sides.passed(who):
            sheet.mark(at + 6)

    def write_hunt(self, g: Hellas, chase: Chase, seat: Seat, sheet: Sheet) -> None:
        sheet.mark(self.at_hunter + self.place_of(chase.hunter, seat))
        sheet.mark(self.at_prey + chase.monster)
        sheet.put(self.at_hunt, count_bits(chase.wounds))
        sheet.put(self.at_hunt + 1, count_bits(g.open_places(chase.monster)))
        sheet.put(self.at_hunt + 2, chase.rounds)
        sheet.mark_each(self.at_seen, chase.attacks_seen)
        if chase.attack < 0:
            return
        sheet.mark(self.at_attack + chase.attack)
        sheet.put(self.at_hunt + 3, chase.attack_strength + 1)
        sheet.put(self.at_hunt + 4, chase.defence)
        if chase.hunter == seat:
            sheet.put(self.at_hunt + 5, best_defence(g, chase) + 1)
