"""The rules of Cyclades by name, as saves know them."""

from agon.games.cyclades.game import Cyclades
from agon.games.cyclades.rules import (
    apollo,
    capture,
    creatures,
    entry,
    heroes,
    land_battle,
    metropolis,
    moves,
    offerings,
    prey,
    rounds,
    sea_battle,
    start,
    swaps,
    turn,
    upkeep,
)
from agon.kernel.game import Frame

ALL: tuple[type[Frame], ...] = (
    start.Draft,
    rounds.Round,
    offerings.Offerings,
    upkeep.Upkeep,
    upkeep.HydraKills,
    upkeep.PolyphemusPushes,
    turn.Turn,
    apollo.ApolloTurn,
    moves.March,
    moves.Muster,
    moves.Sail,
    sea_battle.SeaBattle,
    entry.Entry,
    land_battle.LandBattle,
    capture.Capture,
    metropolis.Growth,
    metropolis.Found,
    metropolis.Bonus,
    heroes.Sacrifice,
    creatures.PlayCreature,
    prey.Harpy,
    prey.Giant,
    prey.Graeae,
    prey.Thief,
    swaps.Pegasus,
    swaps.Sylph,
    creatures.Sphinx,
    swaps.Charon,
    creatures.Chimera,
    swaps.Cyclops,
    creatures.PlaceFigure,
)


def register() -> None:
    """Let saved games find their rules again."""
    for rule in ALL:
        Cyclades.RULES[rule.NAME] = rule
