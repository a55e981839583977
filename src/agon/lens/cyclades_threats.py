"""Who is near to the end of a game of Cyclades: enough metropolises, or a faction without an area."""

from agon.games.cyclades import tables
from agon.games.cyclades.game import ALL_FOUR, Cyclades, basic_kinds
from agon.games.cyclades.reach import reachable_lands
from agon.kernel.bits import BIT, count_bits, has, lowest, members
from agon.kernel.vocabulary import Value
from agon.lens.answer import Threat

WAY = "cyclades-building-metropolis"


def all_threats(g: Cyclades) -> list[Threat]:
    found: list[Threat] = []
    for faction in range(g.count):
        if not g.teams or faction % 2 == 0:
            found += of_side(g, faction)
        if g.factions[faction].lands == 0 and count_bits(g.factions[faction].seas) == 1:
            found += last_area(g, faction)
    return found


def person(g: Cyclades, faction: int) -> Value:
    return g.VOCABULARY.kinds["faction"].shown(int(g.who(faction)))


def of_side(g: Cyclades, faction: int) -> list[Threat]:
    """CY-12.1: the game ends with the cycle in which somebody has enough."""
    have = int(g.side_metropolises(faction))
    seat, who = int(g.seat(faction)), person(g, faction)
    if have >= g.needed:
        return [Threat(seat, WAY, 0, "cyclades-ui-near-enough", {"player": who, "n": have})]
    if g.forced_end and have == max(g.side_metropolises(other) for other in range(g.count)):
        return [Threat(seat, WAY, 0, "cyclades-ui-near-forced", {"player": who, "n": have})]
    if have + 1 < g.needed:
        return []
    partners = [faction, faction + 1] if g.teams else [faction]
    near = [threat for one in partners for threat in last_steps(g, one)]
    return near or [Threat(seat, WAY, 2, "cyclades-ui-near-one-more", {"player": who, "n": int(g.needed)})]


def last_steps(g: Cyclades, faction: int) -> list[Threat]:
    """By what one turn can bring the last metropolis (CY-9.1, CY-9.2, CY-9.7)."""
    seat, who = int(g.seat(faction)), person(g, faction)
    found = []
    if g.factions[faction].philosophers + 1 >= tables.PHILOSOPHERS_NEEDED:
        found.append(Threat(seat, WAY, 1, "cyclades-ui-near-philosopher", {"player": who}))
    missing = ALL_FOUR & ~basic_kinds(g, g.side_lands(faction))
    if count_bits(missing) == 1:
        building = f"cyclades-building-{tables.BASIC_IDS[lowest(missing) - 1]}"
        found.append(Threat(seat, WAY, 1, "cyclades-ui-near-building", {"player": who, "building": building}))
    for land in members(prizes(g, faction)):
        area = g.VOCABULARY.kinds["land"].shown(land)
        found.append(Threat(seat, WAY, 1, "cyclades-ui-near-conquest", {"player": who, "land": area}))
    return found


def prizes(g: Cyclades, faction: int) -> int:
    """Land of enemies with a metropolis that an army of the faction can reach."""
    reached = 0
    for land in members(g.factions[faction].lands & ~g.medusa_mask()):
        if g.has_pieces(land):
            reached |= int(reachable_lands(g, faction, land, has(g.heroes[land], tables.JASON)))
    return sum(
        int(BIT[land])
        for land in members(reached & ~g.medusa_mask())
        if g.are_enemies(faction, g.owner[land]) and g.count_buildings(BIT[land], tables.METROPOLIS) > 0
    )


def last_area(g: Cyclades, faction: int) -> list[Threat]:
    """Ruling 11.a: without any area left the game ends, and the most metropolises win. A last land is safe (CY-6.5),
    a last sea area is not."""
    best = max(int(g.side_metropolises(other)) for other in range(g.count) if other != faction)
    return [
        Threat(int(g.seat(other)), WAY, 2, "cyclades-ui-near-last-area", {"player": person(g, faction)})
        for other in range(g.count)
        if other != faction and g.side_metropolises(other) == best and best > 0
    ]
