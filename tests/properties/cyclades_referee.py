"""The referee of Cyclades: at every question the options, by prompt, as the rules text has them."""

from collections.abc import Callable

from agon.games.cyclades import words
from agon.games.cyclades.game import Cyclades
from agon.games.cyclades.rules.march import March
from agon.games.cyclades.tables import (
    CREATURE_IDS,
    GOD_IDS,
    HERO_IDS,
    LAND_IDS,
    SEA,
)
from agon.kernel.bits import has
from agon.kernel.codes import verb_of
from agon.kernel.game import Game
from tests.frames import top
from tests.properties.cyclades_messages import Chronicle
from tests.properties.cyclades_options import (
    ACADEMY,
    FORTRESS,
    FREE,
    METROPOLIS,
    PORT,
    RECRUITS,
    TEMPLE,
    Position,
    at_slots,
    numbers,
    of_heroes,
    to_lands,
    to_seas,
)
from tests.properties.registers import register_in
from tests.properties.sets import members

BASIC = (PORT, FORTRESS, TEMPLE, ACADEMY)
OF_THE_ATTACKED = {"hector", "power"}
IN_BATTLE = {"retreat", "withdraw", "loss", "reroll"}
RECRUITED = {words.TROOP, words.FLEET, words.MERCENARY, words.PRIESTESS, words.PHILOSOPHER}


class Referee:
    """Called after every move of one game, after its chronicle."""

    def __init__(self, log: Chronicle) -> None:
        self.log = log
        self.turns = -1
        self.prompt = ""
        self.recruits = self.campaigns = self.discounts = 0
        self.has_hired = self.has_peeked = self.goes_far = False

    def __call__(self, game: Game) -> None:
        assert isinstance(game, Cyclades)
        if self.prompt == "action":
            self.note_action(game.chapter.all_choices()[-1])
        if self.turns != len(self.log.turned):
            self.turns = len(self.log.turned)
            self.recruits = self.campaigns = self.discounts = 0
            self.has_hired = self.has_peeked = False
        if game.over:
            self.judge_end(game)
            return
        self.prompt = game.VOCABULARY.prompts[game.prompt].name
        self.check(game)

    def note_action(self, choice: int) -> None:
        verb = verb_of(choice)
        self.recruits += verb in RECRUITED
        self.campaigns += verb == words.CAMPAIGN
        self.has_hired |= verb == words.HIRE
        self.has_peeked |= verb == words.PEEK

    def check(self, game: Cyclades) -> None:
        faction = self.asked_faction(game)
        assert game.asked == (faction // 2 if game.plays_two else faction)
        found = {game.VOCABULARY.notation(code) for code in game.option_codes()}
        expected = OPTIONS[self.prompt](self, Position(game, faction))
        assert found == expected, self.prompt

    def asked_faction(self, game: Cyclades) -> int:
        asking = top(game)
        faction = int(getattr(asking, "faction", -1))
        if self.prompt in OF_THE_ATTACKED:
            return int(game.owner[game.guest_land])
        if self.prompt in IN_BATTLE and game.seat(game.guest) != game.asked:
            return int(game.owner[game.guest_land] if game.guest_land >= 0 else game.sea_owner[game.guest_sea])
        return faction

    def judge_end(self, game: Cyclades) -> None:
        """CY-12: who has most metropolises, then most coins; and there was a reason to end."""
        sides = [Position(game, faction) for faction in range(int(game.count))]
        ranks = {faction: (side.metropolises(), side.gold) for faction, side in enumerate(sides)}
        seats = {
            faction // 2 if game.plays_two else faction
            for faction, rank in ranks.items()
            if rank == max(ranks.values())
        }
        assert set(members(game.winners)) == seats
        scores = {(faction // 2 if game.plays_two else faction): rank[0] for faction, rank in ranks.items()}
        assert list(game.scores) == [scores[seat] for seat in range(int(game.players))]
        if max(ranks.values())[0] >= game.needed:
            assert game.reason == words.END_METROPOLISES
        elif self.log.forced:
            assert game.reason == words.END_LAST_LAND
        else:
            assert game.reason == words.END_NO_AREA
            assert any(not side.lands and not side.seas for side in sides)


Answer = Callable[[Referee, Position], set[str]]
OPTIONS: dict[str, Answer] = {}

asked = register_in(OPTIONS)


# ---------------------------------------------------------------------- set-up


@asked("settle")
def settle(ref: Referee, p: Position) -> set[str]:
    """CY-2.5, CY-2.7, CY-11.2."""
    game = p.game
    free = {land for land in members(p.map.all_land) if game.owner[land] == -1}
    by_the_sea = {land for land in free if any(game.sea_owner[sea] == -1 for sea in members(p.map.land_seas[land]))}
    free = by_the_sea or free
    if sum(owner >= 0 for owner in game.owner) >= 2 * game.count:
        return to_lands("settle", free)
    islands = {there for land in p.lands | p.mates_lands for there in members(p.map.island[land])}
    return to_lands("settle", free - islands or free)


@asked("first-fleet")
def first_fleet(ref: Referee, p: Position) -> set[str]:
    around = members(p.map.land_seas[p.game.prompt_a])
    return to_seas("fleet", [sea for sea in around if p.game.sea_owner[sea] == -1])


@asked("first-troop", "bonus-troop")
def troop(ref: Referee, p: Position) -> set[str]:
    return to_lands("troop", p.lands)


# ---------------------------------------------------------------------- offerings and upkeep


@asked("offer")
def offer(ref: Referee, p: Position) -> set[str]:
    """CY-4.2 to CY-4.6: who was displaced, else the next in order, above what stands there and within the means."""
    log, game = ref.log, p.game
    last = [faction for faction in log.banned if faction not in log.bids]
    assert p.me == (last[0] if last else next(faction for faction in log.order if faction not in log.bids))
    standing = {god: (faction, number) for faction, (god, number) in log.bids.items()}
    found = set()
    for god in log.altars[: int(game.count) - 1]:
        owner, height = standing.get(god, (-1, 0))
        spare = p.gold + int(p.own.priestesses)
        if p.mate in log.bids and owner != p.mate:
            spare -= min(max(log.bids[p.mate][1] - log.priestesses[p.mate], 0), p.gold)
        if god != log.banned.get(p.me):
            found |= {f"offer {GOD_IDS[god]} {n}" for n in game.ladder if height < n <= spare}
    if GOD_IDS.index("apollo") not in standing:
        found.add("offer apollo 0")
    free = [GOD_IDS[god] for god in log.altars[: int(game.count) - 1] if god not in standing]
    return found or {f"offer {god} 1" for god in free}


@asked("upkeep")
def upkeep(ref: Referee, p: Position) -> set[str]:
    """CY-4.9."""
    waiting = [card for card, (owner, _) in ref.log.figures.items() if owner == p.me and card not in ref.log.kept]
    found = {f"release {CREATURE_IDS[card]}" for card in waiting}
    return found | ({f"keep {CREATURE_IDS[card]}" for card in waiting} if p.own.priestesses > 0 else set())


@asked("creature-move")
def creature_move(ref: Referee, p: Position) -> set[str]:
    name = CREATURE_IDS[p.game.prompt_a]
    at = p.place(name)
    lands = members(p.map.sea_lands[at - SEA] if at >= SEA else p.map.land_lands[at])
    seas = members(p.map.sea_seas[at - SEA] if at >= SEA else p.map.land_seas[at])
    return ((to_lands("on-land", lands) | to_seas("on-sea", seas)) & p.stands(name)) | {"stay"}


# ---------------------------------------------------------------------- the turn


@asked("duty")
def duty(ref: Referee, p: Position) -> set[str]:
    asking = top(p.game)
    god = GOD_IDS[p.game.active_god]
    found = p.sacrifices()
    if not getattr(asking, "has_built", False):
        found |= p.builds(god)
    if not getattr(asking, "has_recruited", False):
        found |= p.recruits(god)
    return found


@asked("action")
def action(ref: Referee, p: Position) -> set[str]:
    """CY-5: what the god sells, creatures, campaigns, sacrifices."""
    god = GOD_IDS[p.game.active_god]
    found = p.sacrifices() | creatures(p) | {"done"}
    prices = RECRUITS[god][1]
    if ref.recruits < len(prices) and prices[ref.recruits] <= p.gold:
        found |= p.recruits(god)
    if god == "ares":
        sources = [land for land in p.lands if p.is_manned(land) and p.gold >= 1 and p.marches(land, -1, False)]
        return found | to_lands("march", sources)
    campaigns = int(getattr(top(p.game), "campaigns", 0))
    assert p.game.teams or campaigns == ref.campaigns
    leaders = {land: p.heroes(land) for land in p.lands if p.heroes(land) and p.gold > campaigns}
    found |= to_lands("campaign", [land for land, who in leaders.items() if p.marches(land, campaigns, "jason" in who)])
    if god == "poseidon" and p.gold >= 1:
        found |= to_seas("sail", [sea for sea in p.seas if p.sails(sea)])
    if god == "hera" and p.gold >= 4 and not ref.has_hired and p.lands:
        found |= {f"hire {HERO_IDS[hero]}" for hero in p.game.hero_cells if hero >= 0}
    if god == "zeus" and not ref.has_peeked and p.game.creature_deck != 0:
        found.add("peek")
    return found


def creatures(p: Position) -> set[str]:
    """CY-5.6: temples, metropolises and those on cards make one card cheaper, once a turn."""
    game = p.game
    houses = [slot for slot in p.slots(p.lands, TEMPLE, METROPOLIS) if not has(game.temples_used[slot // 4], slot % 4)]
    discount = len(houses) + len(members(p.own.sheltered & ~p.own.shelter_used))
    prices = {int(card): max(2 + cell - discount, 0) for cell, card in enumerate(game.column) if card >= 0}
    return {f"buy {CREATURE_IDS[card]} {price}" for card, price in prices.items() if price <= p.gold}


@asked("peek")
def peek(ref: Referee, p: Position) -> set[str]:
    return {"put-back"} | ({f"play {CREATURE_IDS[p.game.top]}"} if p.gold >= 1 else set())


@asked("temple")
def temple(ref: Referee, p: Position) -> set[str]:
    slots = p.slots(p.lands, TEMPLE)
    return at_slots("tap", [slot for slot in slots if not has(p.game.temples_used[slot // 4], slot % 4)])


@asked("hero-place")
def hero_place(ref: Referee, p: Position) -> set[str]:
    return to_lands("on-land", p.lands)


@asked("sail-to")
def sail_to(ref: Referee, p: Position) -> set[str]:
    return to_seas("to-sea", p.sails(int(p.game.prompt_a)))


@asked("how-many-fleets")
def how_many_fleets(ref: Referee, p: Position) -> set[str]:
    return numbers(1, int(p.game.fleets[p.game.prompt_a]))


@asked("join")
def join(ref: Referee, p: Position) -> set[str]:
    """Nobody is asked who must go: on a campaign one hero, else anybody at all."""
    hero, land = HERO_IDS[p.game.prompt_a], int(p.game.prompt_b)
    assert hero in p.heroes(land)
    return {f"join {hero}", f"leave {hero}"}


@asked("how-many-troops")
def how_many_troops(ref: Referee, p: Position) -> set[str]:
    land, march = int(p.game.prompt_a), top(p.game)
    least = 0 if getattr(march, "heroes", 0) or p.game.mercenaries[land] > 0 else 1
    return numbers(least, int(p.game.troops[land]))


@asked("how-many-mercenaries")
def how_many_mercenaries(ref: Referee, p: Position) -> set[str]:
    land, march = int(p.game.prompt_a), top(p.game)
    least = 0 if getattr(march, "heroes", 0) or getattr(march, "troops", 0) else 1
    return numbers(least, int(p.game.mercenaries[land]))


@asked("march-to")
def march_to(ref: Referee, p: Position) -> set[str]:
    march = top(p.game)
    on_campaign = GOD_IDS[p.game.active_god] != "ares"
    with_jason = on_campaign and "jason" in {HERO_IDS[hero] for hero in members(getattr(march, "heroes", 0))}
    made = int(getattr(march, "campaigns", 0)) if on_campaign else -1
    return to_lands("to-land", p.marches(int(p.game.prompt_a), made, with_jason))


@asked("flight")
def flight(ref: Referee, p: Position) -> set[str]:
    """From anywhere, and then to anywhere."""
    march = top(p.game)
    if not isinstance(march, March):
        return to_lands("march", p.fliers())
    return to_lands("to-land", p.flights(int(march.land)))


# ---------------------------------------------------------------------- metropolises


@asked("clear")
def clear(ref: Referee, p: Position) -> set[str]:
    return at_slots("clear", p.slots(p.lands | p.mates_lands, int(p.game.prompt_a)))


@asked("give-up")
def give_up(ref: Referee, p: Position) -> set[str]:
    """CY-8.7, CY-8.9."""
    rule = top(p.game)
    alike = 2 if HERO_IDS[p.game.prompt_a] == "helen" else 3
    begun, first = int(getattr(rule, "kind", 0)), int(getattr(rule, "first_kind", 0))
    kinds = [begun] if begun else [kind for kind in p.alike(alike) if kind != first]
    return at_slots("clear", p.slots(p.lands, *kinds))


@asked("found")
def found_city(ref: Referee, p: Position) -> set[str]:
    """CY-9.4, CY-8.11, CY-11.5."""
    where = p.lands | p.mates_lands if getattr(top(p.game), "at_partners_too", False) else p.lands
    found = at_slots("found", p.slots(where, FREE)) or at_slots("found-over", p.slots(p.lands, *BASIC))
    if p.can_sacrifice("penthesilea"):
        found.add("shelter penthesilea")
    if "penthesilea" in p.open_heroes() and p.can_sacrifice("pandora"):
        found.add("shelter pandora")
    return found


@asked("place")
def bonus_fleet(ref: Referee, p: Position) -> set[str]:
    return to_seas("fleet", p.seas)


@asked("bonus-plenty")
def bonus_plenty(ref: Referee, p: Position) -> set[str]:
    return to_lands("plenty-land", p.lands) | to_seas("plenty-sea", p.seas)


@asked("plenty-land")
def plenty_land(ref: Referee, p: Position) -> set[str]:
    return to_lands("plenty-land", members(p.map.all_land))


@asked("plenty-sea")
def plenty_sea(ref: Referee, p: Position) -> set[str]:
    return to_seas("plenty-sea", members(p.map.all_sea))


# ---------------------------------------------------------------------- battles


@asked("retreat")
def retreat(ref: Referee, p: Position) -> set[str]:
    land = int(p.game.guest_land)
    assert p.me == p.game.guest or p.is_manned(land)
    return to_lands("retreat", p.retreats(land)) | {"stand"}


@asked("withdraw")
def withdraw(ref: Referee, p: Position) -> set[str]:
    return to_seas("withdraw", p.withdrawals(int(p.game.guest_sea))) | {"stand"}


@asked("reroll")
def reroll(ref: Referee, p: Position) -> set[str]:
    return {"stand"} | ({"reroll"} if p.gold >= 1 else set())


@asked("loss")
def loss(ref: Referee, p: Position) -> set[str]:
    """CY-7.4, CY-8.12, CY-10.19."""
    game, land = p.game, int(p.game.guest_land)
    attacks = p.me == game.guest
    troops = game.guest_troops if attacks else game.troops[land]
    mercenaries = game.guest_mercenaries if attacks else game.mercenaries[land]
    heroes = game.guest_heroes if attacks else game.heroes[land]
    found = of_heroes("lose-hero", heroes)
    found |= {"lose-troop"} if troops > 0 else set()
    found |= {"lose-mercenary"} if mercenaries > 0 else set()
    if not attacks and p.place("minotaur") == land:
        found.add("lose-minotaur")
    if "perseus" in {HERO_IDS[hero] for hero in members(heroes)}:
        found |= to_lands("save-troop", p.retreats(land)) if troops > 0 else set()
        found |= to_lands("save-mercenary", p.retreats(land)) if mercenaries > 0 else set()
    return found


@asked("hector")
def hector(ref: Referee, p: Position) -> set[str]:
    land = LAND_IDS[p.game.guest_land]
    return {f"kill-troop {land}", f"kill-mercenary {land}"}


@asked("power")
def power(ref: Referee, p: Position) -> set[str]:
    return {"power pandora", "power hector"}
