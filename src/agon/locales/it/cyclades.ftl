### Cyclades: Edizione Leggendaria.

cyclades-log-offer = { $player } offre { COUNT($n, "cyclades-piece-gold_coins") } { NAME($god, case: "a") }
cyclades-log-displaced = { $player } perde il posto sull’altare { NAME($god, case: "di") }
cyclades-log-buy = { $player } compra { NAME($creature, case: "def") } per { COUNT($n, "cyclades-piece-gold_coins") }
cyclades-prompt-place = Colloca { COUNT($n, "cyclades-piece-fleets") } nelle aree marittime che controlli
