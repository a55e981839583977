### Cyclades: Legendary Edition. Sample values above a message feed the tests.

# $player = Anna, $n = 7, $god = cyclades-god-zeus
cyclades-log-offer = { $player } offers { COUNT($n, "cyclades-piece-gold_coins") } to { NAME($god) }
# $player = Anna, $god = cyclades-god-ares
cyclades-log-displaced = { $player } loses the place on the altar of { NAME($god) }
# $player = Anna, $creature = cyclades-creature-kraken, $n = 3
cyclades-log-buy = { $player } buys { NAME($creature, case: "def") } for { COUNT($n, "cyclades-piece-gold_coins") }
# $n = 2
cyclades-prompt-place = Place { COUNT($n, "cyclades-piece-fleets") } in sea areas you control
