"""The rules of Cyclades by name, as saves know them."""

from agon.games.cyclades.game import Cyclades
from agon.games.cyclades.rules import (
    creatures,
    heroes,
    land_battle,
    metropolis,
    moves,
    offerings,
    rounds,
    sea_battle,
    start,
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
    turn.ApolloTurn,
    moves.March,
    moves.Muster,
    moves.Sail,
    sea_battle.SeaBattle,
    land_battle.Entry,
    land_battle.LandBattle,
    land_battle.Capture,
    metropolis.Growth,
    metropolis.Found,
    metropolis.Bonus,
    heroes.Sacrifice,
    creatures.PlayCreature,
    creatures.Harpy,
    creatures.Giant,
    creatures.Graeae,
    creatures.Thief,
    creatures.Pegasus,
    creatures.Sylph,
    creatures.Sphinx,
    creatures.Charon,
    creatures.Chimera,
    creatures.Cyclops,
    creatures.PlaceFigure,
)


def register() -> None:
    """Let saved games find their rules again."""
    for rule in ALL:
        Cyclades.RULES[rule.NAME] = rule
