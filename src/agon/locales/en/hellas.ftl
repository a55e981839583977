### Lords of Hellas. Sample values above a message feed the tests.

# $player = Anna, $n = 3, $from = hellas-region-attica, $to = hellas-region-crete
hellas-log-hoplites-move = { $player } moves { COUNT($n, "hellas-term-hoplite") } { NAME($from, case: "from") } { NAME($to, case: "to") }
# $player = Anna, $region = hellas-region-boeotia
hellas-log-control = { $player } takes control of { NAME($region) }
# $player = Anna, $n = 1, $region = hellas-region-locris
hellas-log-recruit = { $player } recruits { COUNT($n, "hellas-term-hoplite") } { NAME($region, case: "in") }
# $player = Anna, $hero = hellas-hero-achilles, $monster = hellas-monster-hydra
hellas-log-hunt = { $player }: { NAME($hero) } hunts { NAME($monster, case: "def") }
# $player = Anna, $monster = hellas-monster-cerberus, $symbol = hellas-symbol-sword
hellas-log-wound = { $player } deals { NAME($monster, case: "def") } a wound ({ NAME($symbol) })
# $player = Anna, $card = hellas-combat_card-charge
hellas-log-card = { $player } plays “{ NAME($card) }”
# $player = Anna, $god = hellas-god-athena, $attribute = hellas-attribute-leadership, $n = 3
hellas-log-pray = { $player } sends a priest to the monument of { NAME($god) }; { NAME($attribute) } is now { $n }
# $region = hellas-region-phocis, $attacker = Anna, $attack = 7, $attacker_losses = 1, $defender = Boris, $defence = 5, $defender_losses = 2
hellas-log-battle = Battle { NAME($region, case: "in") }: { $attacker } { $attack }, { $defender } { $defence }. Losses: { $attacker } { COUNT($attacker_losses, "hellas-term-hoplite") }, { $defender } { COUNT($defender_losses, "hellas-term-hoplite") }
# $n = 5
hellas-prompt-discard = Discard { COUNT($n, "hellas-term-combat_card") }
# $region = hellas-region-arcadia
hellas-why-not-controlled = Not possible: you do not control { NAME($region) }
