"""Keeping the collector of garbage from stopping the house.

Games in memory are hundreds of thousands of small objects that live long. A full collection looks at all of them
and takes a third of a second. So the survivors are put aside twice a second, when only the newest have to be
looked at. What lines and games leave behind is garbage in circles that nobody finds this way: every five minutes
everything is looked at.
"""

import gc

YOUNG = 50_000
SELDOM = 1_000
EVERY_SECONDS = 0.5
LOOK_AT_ALL_AFTER = 600
"""Rounds, five minutes."""


class Collector:
    def __init__(self) -> None:
        self.rounds = 0

    def begin(self) -> None:
        gc.set_threshold(YOUNG, 20, SELDOM)
        gc.collect()
        gc.freeze()

    async def tidy(self) -> None:
        self.rounds += 1
        if self.rounds % LOOK_AT_ALL_AFTER == 0:
            gc.unfreeze()
        gc.collect()
        gc.freeze()
