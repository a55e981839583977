"""Steps of a turn, in their order; the owl's question came later and stands last."""

from typing import Final

BLESS: Final = 0
COUNT_REINFORCEMENTS: Final = 1
REINFORCE: Final = 2
REINFORCED: Final = 3
OWL_TAKEN: Final = 4
ACT: Final = 5
ACTED: Final = 6
ACT_AGAIN: Final = 7
ACTED_AGAIN: Final = 8
END: Final = 9
ASK_WHAT_OWL_BRINGS: Final = 10
