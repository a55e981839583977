"""Keeping the garbage collector from stopping the server.

Games in memory are hundreds of thousands of small objects that live long. A full collection looks at all of them
and takes a third of a second. So the survivors are frozen every few seconds, when only the newest have to be looked
at. What connections and games leave behind is garbage in cycles, which is not found this way: every five minutes
everything is looked at.
"""

import gc

YOUNG = 200_000
"""More than a busy server leaves behind between two rounds: what is looked at then need not be looked at before."""
SELDOM = 1_000
GC_SECONDS = 10.0
FULL_AFTER = 30
"""Rounds, five minutes."""


class GcTuning:
    def __init__(self) -> None:
        self.rounds = 0

    def begin(self) -> None:
        gc.set_threshold(YOUNG, 20, SELDOM)
        gc.collect()
        gc.freeze()

    async def collect(self) -> None:
        self.rounds += 1
        if self.rounds % FULL_AFTER == 0:
            gc.unfreeze()
        gc.collect()
        gc.freeze()
