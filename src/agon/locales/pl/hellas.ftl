### Lords of Hellas.

hellas-log-hoplites-move = { $player }: prowadzi { COUNT($n, "hellas-term-hoplite", case: "acc") } { NAME($from, case: "from") } { NAME($to, case: "to") }
hellas-log-control = { $player }: przejmuje kontrolę nad { NAME($region, case: "ins") }
hellas-log-recruit = { $player }: werbuje { COUNT($n, "hellas-term-hoplite", case: "acc") } { NAME($region, case: "in") }
hellas-log-hunt = { $player }: { NAME($hero) } poluje na { NAME($monster, case: "acc") }
hellas-log-wound = { $player }: zadaje { NAME($monster, case: "dat") } ranę ({ NAME($symbol) })
hellas-log-card = { $player }: zagrywa kartę „{ NAME($card) }”
hellas-log-pray = { $player }: wysyła kapłana do monumentu { NAME($god, case: "gen") }; { NAME($attribute) } wynosi teraz { $n }
hellas-log-battle = Bitwa { NAME($region, case: "in") }: { $attacker } { $attack }, { $defender } { $defence }. Straty: { $attacker } – { COUNT($attacker_losses, "hellas-term-hoplite") }, { $defender } – { COUNT($defender_losses, "hellas-term-hoplite") }
hellas-prompt-discard = Odrzuć { COUNT($n, "hellas-term-combat_card", case: "acc") }
hellas-why-not-controlled = Nie można: nie kontrolujesz { NAME($region, case: "gen") }
