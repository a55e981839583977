"""The rules of Lords of Hellas, one file per chapter. Importing this registers their frames for saves."""

from agon.games.hellas.frame import HellasFrame
from agon.games.hellas.game import Hellas
from agon.games.hellas.rules.artifacts import UseArtifact
from agon.games.hellas.rules.battle import Battle
from agon.games.hellas.rules.blessings import Exile, Shoot
from agon.games.hellas.rules.bodies import Heal, Injure, Lower, Raise
from agon.games.hellas.rules.draft import Draft
from agon.games.hellas.rules.hands import Cycle, Draw, KeepOne, PayCards
from agon.games.hellas.rules.hosts import Enter, Losses, Recruit, RecruitAll, RecruitOne, Reinforce, Retreat
from agon.games.hellas.rules.hunt import Hunt
from agon.games.hellas.rules.monsters import EventPhase, MonsterPhase, RegionAttack
from agon.games.hellas.rules.moves import HeroMove, March, MoveHoplites
from agon.games.hellas.rules.opening import Opening
from agon.games.hellas.rules.prayer import Pray
from agon.games.hellas.rules.quests import AdvanceQuest, BeginQuest, CompleteQuest
from agon.games.hellas.rules.relics import LookAtRelics
from agon.games.hellas.rules.special import BuildMonument, BuildTemple, Prepare, Usurp
from agon.games.hellas.rules.turn import Turn, Turns

FRAMES: list[type[HellasFrame]] = [
    AdvanceQuest,
    Battle,
    BeginQuest,
    BuildMonument,
    BuildTemple,
    CompleteQuest,
    Cycle,
    Draft,
    Draw,
    Enter,
    EventPhase,
    Exile,
    Heal,
    HeroMove,
    Hunt,
    Injure,
    KeepOne,
    LookAtRelics,
    Losses,
    Lower,
    March,
    MonsterPhase,
    MoveHoplites,
    Opening,
    PayCards,
    Pray,
    Prepare,
    Raise,
    Recruit,
    RecruitAll,
    RecruitOne,
    RegionAttack,
    Reinforce,
    Retreat,
    Shoot,
    Turn,
    Turns,
    UseArtifact,
    Usurp,
]

for frame in FRAMES:
    Hellas.RULES[frame.NAME] = frame
