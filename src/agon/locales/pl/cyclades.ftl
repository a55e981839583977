### Cyklady: Edycja Legendarna.

cyclades-log-offer = { $player }: składa { NAME($god, case: "dat") } w ofierze { COUNT($n, "cyclades-piece-gold_coins", case: "acc") }
cyclades-log-displaced = { $player }: traci miejsce na ołtarzu { NAME($god, case: "gen") }
cyclades-log-buy = { $player }: kupuje { NAME($creature, case: "acc") } za { COUNT($n, "cyclades-piece-gold_coins", case: "acc") }
cyclades-prompt-place = Umieść { COUNT($n, "cyclades-piece-fleets", case: "acc") } na kontrolowanych obszarach morskich
