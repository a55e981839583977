"""What a seat may know as named arrays (``kernel/observer.py``): what ``view.py`` shows, in numbers.

Factions are counted from the looker's: its own is place 0. Of two each has two, the looker's are 0 and 1; in a team the
partner is place 1, and the pairs follow each other. Areas keep their numbers: tile by tile, whatever tiles are laid.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from agon.games.cyclades import tables
from agon.games.cyclades.archipelago import REACH, Archipelago
from agon.games.cyclades.frame import BattleRule
from agon.games.cyclades.game import Cyclades
from agon.games.cyclades.ids import Building, Faction, Land, Seat, Slot
from agon.games.cyclades.income import horns_at_sea, horns_on_land, income_of
from agon.games.cyclades.laying import LayTiles
from agon.games.cyclades.rules.offerings import due
from agon.games.cyclades.rules.recruiting import price_in, unused_temples
from agon.games.cyclades.tables import LANDS, SEAS, SLOTS
from agon.games.cyclades.words import VOCABULARY
from agon.kernel.bits import count_bits, each, has
from agon.kernel.game import Game
from agon.kernel.observer import MOST, Observer, Sheet

NUMBERS: Final = (
    "1 + coins, 0 where they are hidden",
    "income",
    "priestesses",
    "philosophers",
    "troops in stock",
    "fleets in stock",
    "metropolises",
    "land areas",
    "sea areas",
    "offering",
    "1 + what it will cost, 0 where that is hidden",
    "1 if it plays with the looker",
)
"""The columns of ``factions``."""
COUNT: Final = 12
PHASES: Final = 5
GODS: Final = 6
ALTARS: Final = 5
KINDS: Final = 6
"""Of slots by land area: free ones, four basic buildings, metropolises."""
TILE: Final = 4
STOCK: Final = 8
BATTLE: Final = 8


class IslandObserver(Observer):
    """Archipelago, board of fate and factions as arrays."""

    def __init__(self, players: int) -> None:
        super().__init__(players, VOCABULARY)
        count = 4 if players == 2 else players
        self.count: i64 = count
        self.faction_at: vec[i64] = vec[i64]([0] * count)
        """By place: the faction; filled for each look."""
        self.heroes: i64 = tables.HEROES
        self.creatures: i64 = tables.CREATURES
        self.figures: i64 = tables.FIGURES
        self.cells: i64 = tables.COLUMN_CELLS
        self.hero_cells: i64 = tables.HERO_CELLS
        self.declare_map(count)
        self.declare_fate(count)

    def declare_map(self, count: int) -> None:
        figures, heroes = int(tables.FIGURES), int(tables.HEROES)
        self.at_tiles: i64 = self.part(
            "tiles", (tables.TILES, TILE), "1 if laid; column and row of its cell, d4 is 3 3; turns of 60 degrees", 6
        )
        self.at_face: i64 = self.part("face", (1,), "1 if the tiles lie with side b up")
        self.at_laying: i64 = self.part("laying", (2, tables.TILES), "tiles still to be laid; the one in hand")
        self.at_land: i64 = self.part("land", (LANDS,), "land areas on the board")
        self.at_sea: i64 = self.part("sea", (SEAS,), "sea areas on the board")
        self.at_owner: i64 = self.part("land_owner", (count, LANDS), "who controls a land area")
        self.at_troops: i64 = self.part("troops", (LANDS,), "base troops of the controller", 16)
        self.at_mercenaries: i64 = self.part("mercenaries", (LANDS,), "mercenaries of the controller", 16)
        self.at_horns: i64 = self.part("land_income", (LANDS,), "coins a round", 32)
        self.at_symbol: i64 = self.part("priestess_symbol", (LANDS,), "land areas that bring a priestess")
        self.at_slots: i64 = self.part(
            "slots", (KINDS, LANDS), "free slots, ports, fortresses, temples, academies, metropolises", 4
        )
        self.at_building: i64 = self.part(
            "building", (SLOTS,), "by slot: 1 free, 2 port, 3 fortress, 4 temple, 5 academy, 6 metropolis", KINDS
        )
        self.at_used: i64 = self.part("temples_used", (LANDS,), "temples whose discount was used this turn", 4)
        self.at_sea_owner: i64 = self.part("sea_owner", (count, SEAS), "whose fleets are there")
        self.at_fleets: i64 = self.part("fleets", (SEAS,), "fleets", 16)
        self.at_sea_horns: i64 = self.part("sea_income", (SEAS,), "coins a round", 32)
        self.at_closed: i64 = self.part("sea_closed", (SEAS,), "closed to fleets by a creature")
        self.at_figure_owner: i64 = self.part("figure_owner", (count, figures), "whose creature it is")
        self.at_figure_land: i64 = self.part("figure_land", (figures, LANDS), "where a figure stands")
        self.at_figure_sea: i64 = self.part("figure_sea", (figures, SEAS), "where a figure stands")
        self.at_hero_land: i64 = self.part("hero_land", (heroes, LANDS), "where a hero stands")
        self.at_hero_owner: i64 = self.part("hero_owner", (count, heroes), "whose hero it is, on the map or attacking")
        self.at_guest: i64 = self.part("guest", (count,), "who attacks")
        self.at_guests: i64 = self.part("guests", (3,), "troops, mercenaries and fleets of the attacker", 16)
        self.at_guest_land: i64 = self.part("guest_land", (LANDS,), "where they fight on land")
        self.at_guest_sea: i64 = self.part("guest_sea", (SEAS,), "where they fight at sea")

    def declare_fate(self, count: int) -> None:
        creatures, heroes = int(tables.CREATURES), int(tables.HEROES)
        self.at_round: i64 = self.part("round", (3,), "round; metropolises to win; 1 if the end is forced", MOST)
        self.at_phase: i64 = self.part("phase", (PHASES,), "phase of the round")
        self.at_active: i64 = self.part("active", (count,), "whose turn it is")
        self.at_active_god: i64 = self.part("active_god", (GODS,), "the god of the turn")
        self.at_altar: i64 = self.part("altars", (ALTARS, GODS), "the god on each altar from the top")
        self.at_open: i64 = self.part("open", (GODS,), "gods that take offerings")
        self.at_god: i64 = self.part("god", (count, GODS), "where the offering marker stands")
        self.at_banned: i64 = self.part("banned", (count, GODS), "the god just lost to another")
        self.at_order: i64 = self.part("order", (count, count), "by place in turn order: the faction")
        self.at_next: i64 = self.part("next_order", (count, count), "the same for the coming round, as far as known")
        self.at_factions: i64 = self.part("factions", (count, COUNT), "; ".join(NUMBERS), MOST)
        self.at_sheltered: i64 = self.part("sheltered", (count, heroes), "heroes with a metropolis on their card")
        cells, hero_cells = int(tables.COLUMN_CELLS), int(tables.HERO_CELLS)
        self.at_column: i64 = self.part("column", (cells, creatures), "creatures for sale, the cheapest first")
        self.at_price: i64 = self.part("price", (cells,), "what they cost the looker", 8)
        self.at_deck: i64 = self.part("decks", (2,), "cards in the decks of creatures and heroes", 32)
        self.at_discard: i64 = self.part("discard", (creatures,), "creatures in the discard")
        self.at_top: i64 = self.part("top", (creatures,), "the next creature, if the looker knows it")
        self.at_hero_cells: i64 = self.part("hero_column", (hero_cells, heroes), "heroes for hire")
        self.at_out: i64 = self.part("heroes_out", (heroes,), "heroes out of the game")
        self.at_fresh: i64 = self.part("heroes_fresh", (heroes,), "heroes hired in this round")
        self.at_stock: i64 = self.part(
            "stock",
            (STOCK,),
            "ports, fortresses, temples, academies, metropolises, mercenaries, priestesses, philosophers left",
            32,
        )
        self.at_attacker: i64 = self.part("attacker", (count,), "who attacks in the battle under way")
        self.at_defender: i64 = self.part("defender", (count,), "who defends")
        self.at_battle: i64 = self.part(
            "battle", (BATTLE,), "stage; of attacker, then defender: pieces, die, sum; 1 if the sums stand", 64
        )

    # ------------------------------------------------------------------ who is who

    def place_of(self, g: Cyclades, faction: Faction, seat: Seat) -> i64:
        """A faction, counted from the looker's."""
        if g.plays_two:
            return (faction - 2 * seat + 4) % 4
        if g.teams:
            own = seat & 1
            return ((faction ^ own) - (seat - own) + self.count) % self.count
        return (faction - seat + self.count) % self.count

    def seat_place(self, game: Game, other: i64, seat: i64) -> i64:
        assert isinstance(game, Cyclades)
        return (other - seat + 2) % 2 if game.plays_two else self.place_of(game, other, seat)

    def turned(self, game: Game, value: i64, seat: i64) -> i64:
        """A faction as options and questions name it."""
        assert isinstance(game, Cyclades)
        place = self.place_of(game, game.faction_named(value), seat)
        return place // 2 + 8 * (place + 1) if game.plays_two else place

    def mark_faction(self, g: Cyclades, at: i64, faction: Faction, seat: Seat, sheet: Sheet) -> None:
        if faction >= 0:
            sheet.mark(at + self.place_of(g, faction, seat))

    def write_board(self, game: Game, seat: i64, sheet: Sheet) -> None:
        assert isinstance(game, Cyclades)
        for faction in range(self.count):
            self.faction_at[self.place_of(game, faction, seat)] = faction
        self.write_lands(game, sheet)
        self.write_seas(game, sheet)
        self.write_figures(game, seat, sheet)
        self.write_guests(game, seat, sheet)
        self.write_fate(game, seat, sheet)
        self.write_cards(game, seat, sheet)
        self.write_stock(game, sheet)
        self.write_stack(game, seat, sheet)
        for place in range(self.count):
            self.write_faction(game, self.faction_at[place], place, seat, sheet)

    # ------------------------------------------------------------------ the map

    def backdrop(self, game: Game) -> bytes:
        """The map as it is printed; it never changes, so it is drawn once."""
        assert isinstance(game, Cyclades)
        drawn = game.map.backdrop
        if len(drawn) != self.size:  # the size tells the number of players, too
            sheet = Sheet()
            sheet.begin(self.blank)
            self.draw_map(game.map, sheet)
            drawn = sheet.value()
            game.map.backdrop = drawn
        return drawn

    def draw_map(self, board: Archipelago, sheet: Sheet) -> None:
        tiles = board.tiles
        for place in range(board.tile_count()):
            at = self.at_tiles + tiles[place * 4] * TILE
            sheet.mark(at)
            sheet.put(at + 1, tiles[place * 4 + 1] + REACH)
            sheet.put(at + 2, tiles[place * 4 + 2] + REACH)
            sheet.put(at + 3, tiles[place * 4 + 3])
        sheet.put(self.at_face, board.face)
        sheet.mark_each(self.at_land, board.all_land)
        sheet.mark_each(self.at_sea, board.all_sea)
        sheet.mark_each(self.at_symbol, board.priestess)
        for land in each(board.all_land):
            sheet.put(self.at_horns + land, board.land_horns[land])
            sheet.put(self.at_slots + land, board.slot_count[land])
            for slot in range(land * 4, land * 4 + board.slot_count[land]):
                sheet.mark(self.at_building + slot)
        for sea in each(board.all_sea):
            sheet.put(self.at_sea_horns + sea, board.sea_horns[sea])

    def write_lands(self, g: Cyclades, sheet: Sheet) -> None:
        """What lies on the printed map."""
        troops, mercenaries, heroes, plenty = g.troops, g.mercenaries, g.heroes, g.plenty
        building, used, slots = g.building, g.temples_used, g.map.slot_count
        for land in each(g.map.all_land):
            if troops[land] != 0:
                sheet.put(self.at_troops + land, troops[land])
            if mercenaries[land] != 0:
                sheet.put(self.at_mercenaries + land, mercenaries[land])
            for slot in range(land * 4, land * 4 + slots[land]):
                if building[slot] != 0:
                    self.write_building(building[slot], land, slot, sheet)
            if used[land] != 0:
                sheet.put(self.at_used + land, count_bits(used[land]))
            if plenty[land] != 0:
                sheet.put(self.at_horns + land, horns_on_land(g, land))
            if heroes[land] != 0:
                for hero in each(heroes[land]):
                    sheet.mark(self.at_hero_land + hero * LANDS + land)

    def write_building(self, building: Building, land: Land, slot: Slot, sheet: Sheet) -> None:
        kind: i64 = building if building < tables.METROPOLIS else tables.METROPOLIS
        sheet.take(self.at_slots + land)
        sheet.add(self.at_slots + kind * LANDS + land)
        sheet.put(self.at_building + slot, kind + 1)

    def write_seas(self, g: Cyclades, sheet: Sheet) -> None:
        plenty = g.sea_plenty
        for sea in range(SEAS):
            if plenty[sea] != 0:
                sheet.put(self.at_sea_horns + sea, horns_at_sea(g, sea))
        sheet.mark_each(self.at_closed, g.closed_seas())
        hydra = g.figure_place(tables.HYDRA)
        if hydra >= tables.SEA:
            sheet.put(self.at_sea_horns + hydra - tables.SEA, horns_at_sea(g, hydra - tables.SEA))
        elif hydra >= 0:
            sheet.put(self.at_horns + hydra, horns_on_land(g, hydra))

    def write_figures(self, g: Cyclades, seat: Seat, sheet: Sheet) -> None:
        for figure in range(self.figures):
            at = g.figure_at[figure]
            if at < 0:
                continue
            owner = g.figure_owner[figure]
            if owner >= 0:
                sheet.mark(self.at_figure_owner + self.place_of(g, owner, seat) * self.figures + figure)
            if at >= tables.SEA:
                sheet.mark(self.at_figure_sea + figure * SEAS + at - tables.SEA)
            else:
                sheet.mark(self.at_figure_land + figure * LANDS + at)

    def write_guests(self, g: Cyclades, seat: Seat, sheet: Sheet) -> None:
        if g.guest < 0:
            return
        place = self.place_of(g, g.guest, seat)
        sheet.mark(self.at_guest + place)
        sheet.put(self.at_guests, g.guest_troops)
        sheet.put(self.at_guests + 1, g.guest_mercenaries)
        sheet.put(self.at_guests + 2, g.guest_fleets)
        sheet.mark_each(self.at_hero_owner + place * self.heroes, g.guest_heroes)
        if g.guest_land >= 0:
            sheet.mark(self.at_guest_land + g.guest_land)
        if g.guest_sea >= 0:
            sheet.mark(self.at_guest_sea + g.guest_sea)

    # ------------------------------------------------------------------ the board of fate

    def write_fate(self, g: Cyclades, seat: Seat, sheet: Sheet) -> None:
        sheet.put(self.at_round, g.round)
        sheet.put(self.at_round + 1, g.needed)
        if g.forced_end:
            sheet.mark(self.at_round + 2)
        if g.round > 0:
            sheet.mark(self.at_phase + g.phase)
        self.mark_faction(g, self.at_active, g.active, seat, sheet)
        if g.active_god >= 0:
            sheet.mark(self.at_active_god + g.active_god)
        for altar in range(ALTARS):
            god = g.altars[altar]
            sheet.mark(self.at_altar + altar * GODS + god)
            if altar < g.open_altars:
                sheet.mark(self.at_open + god)
        sheet.mark(self.at_open + tables.APOLLO)
        for place in range(self.count):
            self.mark_faction(g, self.at_order + place * self.count, g.order[place], seat, sheet)
            self.mark_faction(g, self.at_next + place * self.count, g.next_order[place], seat, sheet)

    def write_cards(self, g: Cyclades, seat: Seat, sheet: Sheet) -> None:
        temples = unused_temples(g, looking_faction(g, seat))
        for cell in range(self.cells):
            sheet.put(self.at_price + cell, price_in(cell, temples))
            if g.column[cell] >= 0:
                sheet.mark(self.at_column + cell * self.creatures + g.column[cell])
        sheet.put(self.at_deck, count_bits(g.creature_deck))
        sheet.put(self.at_deck + 1, count_bits(g.hero_deck))
        sheet.mark_each(self.at_discard, g.creature_discard)
        if g.top >= 0 and has(g.top_known, seat):
            sheet.mark(self.at_top + g.top)
        for cell in range(self.hero_cells):
            if g.hero_cells[cell] >= 0:
                sheet.mark(self.at_hero_cells + cell * self.heroes + g.hero_cells[cell])
        sheet.mark_each(self.at_out, g.heroes_out)
        sheet.mark_each(self.at_fresh, g.fresh_heroes)

    def write_stock(self, g: Cyclades, sheet: Sheet) -> None:
        for kind in range(tables.PORT, tables.METROPOLIS):
            sheet.put(self.at_stock + kind - 1, g.stock[kind])
        sheet.put(self.at_stock + 4, count_bits(g.tokens))
        sheet.put(self.at_stock + 5, g.mercenaries_left)
        sheet.put(self.at_stock + 6, g.priestesses_left)
        sheet.put(self.at_stock + 7, g.philosophers_left)

    # ------------------------------------------------------------------ rules under way

    def write_stack(self, g: Cyclades, seat: Seat, sheet: Sheet) -> None:
        """The innermost battle; the tiles that are being laid."""
        for back in range(len(g.stack)):
            frame = g.stack[len(g.stack) - 1 - back]
            if isinstance(frame, BattleRule):
                self.write_battle(g, frame, seat, sheet)
                return
            if isinstance(frame, LayTiles):
                sheet.mark_each(self.at_laying, frame.pool)
                if frame.tile >= 0:
                    sheet.mark(self.at_laying + tables.TILES + frame.tile)

    def write_battle(self, g: Cyclades, battle: BattleRule, seat: Seat, sheet: Sheet) -> None:
        self.mark_faction(g, self.at_attacker, battle.faction, seat, sheet)
        self.mark_faction(g, self.at_defender, battle.rival, seat, sheet)
        sheet.put(self.at_battle, battle.stages)
        sheet.put(self.at_battle + 1, battle.attackers)
        sheet.put(self.at_battle + 2, battle.die)
        sheet.put(self.at_battle + 3, battle.attack_sum)
        sheet.put(self.at_battle + 4, battle.defenders)
        sheet.put(self.at_battle + 5, battle.rival_die)
        sheet.put(self.at_battle + 6, battle.defence_sum)
        if battle.attack_sum + battle.defence_sum > 0:
            sheet.mark(self.at_battle + 7)

    # ------------------------------------------------------------------ factions

    def write_faction(self, g: Cyclades, faction: Faction, place: i64, seat: Seat, sheet: Sheet) -> None:
        own = g.factions[faction]
        sheet.mark_each(self.at_owner + place * LANDS, own.lands)
        for sea in each(own.seas):
            sheet.mark(self.at_sea_owner + place * SEAS + sea)
            sheet.put(self.at_fleets + sea, g.fleets[sea])
        sheet.mark_each(self.at_sheltered + place * self.heroes, own.sheltered)
        heroes = g.heroes
        for land in each(own.lands):
            if heroes[land] != 0:
                sheet.mark_each(self.at_hero_owner + place * self.heroes, heroes[land])
        if own.bid_god >= 0:
            sheet.mark(self.at_god + place * GODS + own.bid_god)
        if own.banned >= 0:
            sheet.mark(self.at_banned + place * GODS + own.banned)
        at = self.at_factions + place * COUNT
        is_partner = g.purse(faction) == g.purse(self.faction_at[0])
        sheet.put(at + 1, income_of(g, faction))
        sheet.put(at + 2, own.priestesses)
        sheet.put(at + 3, own.philosophers)
        sheet.put(at + 4, own.troops_left)
        sheet.put(at + 5, own.fleets_left)
        sheet.put(at + 6, g.metropolises(faction))
        sheet.put(at + 7, count_bits(own.lands))
        sheet.put(at + 8, count_bits(own.seas))
        if own.bid_god >= 0:
            sheet.put(at + 9, own.bid)
        if is_partner or g.over:  # CY-1.3, CY-11.1; at the end the screens come down
            sheet.put(at, g.gold(faction) + 1)
            if own.bid_god >= 0:
                sheet.put(at + 10, due(g, faction) + 1)
        if is_partner:
            sheet.mark(at + 11)


def looking_faction(g: Cyclades, seat: Seat) -> Faction:
    """The faction of a seat: of two the one whose turn it is."""
    if not g.plays_two:
        return seat
    if g.active >= 0 and g.active // 2 == seat:
        return g.active
    return 2 * seat
