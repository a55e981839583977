### Lords of Hellas.

hellas-log-hoplites-move = { $player } muove { COUNT($n, "hellas-term-hoplite") } { NAME($from, case: "from") } { NAME($to, case: "to") }
hellas-log-control = { $player } prende il controllo { NAME($region, case: "di") }
hellas-log-recruit = { $player } recluta { COUNT($n, "hellas-term-hoplite") } { NAME($region, case: "in") }
hellas-log-hunt = { $player }: { NAME($hero) } dà la caccia { NAME($monster, case: "a") }
hellas-log-wound = { $player } infligge { NAME($monster, case: "a") } una ferita ({ NAME($symbol) })
hellas-log-card = { $player } gioca la carta «{ NAME($card) }»
hellas-log-pray = { $player } invia un sacerdote al monumento { NAME($god, case: "di") }; { NAME($attribute) } ora vale { $n }
hellas-log-battle = Battaglia { NAME($region, case: "in") }: { $attacker } { $attack }, { $defender } { $defence }. Perdite: { $attacker } { COUNT($attacker_losses, "hellas-term-hoplite") }, { $defender } { COUNT($defender_losses, "hellas-term-hoplite") }
hellas-prompt-discard = Scarta { COUNT($n, "hellas-term-combat_card") }
hellas-why-not-controlled = Non puoi: non controlli { NAME($region, case: "def") }
