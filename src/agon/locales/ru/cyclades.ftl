### Киклады. Легендарное издание.

cyclades-log-offer = { $player }: подносит { NAME($god, case: "dat") } { COUNT($n, "cyclades-piece-gold_coins", case: "acc") }
cyclades-log-displaced = { $player }: теряет место на алтаре { NAME($god, case: "gen") }
cyclades-log-buy = { $player }: покупает { NAME($creature, case: "acc") } за { COUNT($n, "cyclades-piece-gold_coins", case: "acc") }
cyclades-prompt-place = Разместите { COUNT($n, "cyclades-piece-fleets", case: "acc") } в областях моря под вашим контролем
