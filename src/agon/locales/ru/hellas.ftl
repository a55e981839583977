### Владыки Эллады.

hellas-log-hoplites-move = { $player }: ведёт { COUNT($n, "hellas-term-hoplite", case: "acc") } { NAME($from, case: "from") } { NAME($to, case: "to") }
hellas-log-control = { $player }: получает контроль над { NAME($region, case: "ins") }
hellas-log-recruit = { $player }: вербует { COUNT($n, "hellas-term-hoplite", case: "acc") } { NAME($region, case: "in") }
hellas-log-hunt = { $player }: { NAME($hero) } начинает охоту на { NAME($monster, case: "acc") }
hellas-log-wound = { $player }: наносит { NAME($monster, case: "dat") } рану ({ NAME($symbol) })
hellas-log-card = { $player }: разыгрывает карту «{ NAME($card) }»
hellas-log-pray = { $player }: отправляет жреца к монументу { NAME($god, case: "gen") }; { NAME($attribute) } теперь { $n }
hellas-log-battle = Битва { NAME($region, case: "in") }: { $attacker } { $attack }, { $defender } { $defence }. Потери: { $attacker } — { COUNT($attacker_losses, "hellas-term-hoplite") }, { $defender } — { COUNT($defender_losses, "hellas-term-hoplite") }
hellas-prompt-discard = Сбросьте { COUNT($n, "hellas-term-combat_card", case: "acc") }
hellas-why-not-controlled = Нельзя: вы не контролируете { NAME($region, case: "acc") }
