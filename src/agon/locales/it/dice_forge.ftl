### Dice Forge.

dice_forge-opt-buy = Compra la faccia { QUOTE(NAME($face)) }
dice_forge-opt-feat = Compi l’impresa { QUOTE(NAME($card)) }
dice_forge-opt-pass = Termina il turno
dice_forge-opt-done = Termina l’offerta
dice_forge-opt-forge = Monta { QUOTE(NAME($face)) } sul { NAME($die) } al posto di { QUOTE(NAME($old)) }
dice_forge-opt-use = Usa la carta { QUOTE(NAME($card)) }
dice_forge-opt-triton = Spendi un segnalino Tritone per avere { NAME($resource) }
dice_forge-opt-take = Prendi { COUNT($n, $resource) }
dice_forge-opt-roll = Lancia { NAME($die, case: "def") }
dice_forge-opt-copy = Copia { QUOTE(NAME($face)) }
dice_forge-opt-first = Prima { QUOTE(NAME($face)) }
dice_forge-opt-hammer = { $n ->
    [0] Non mettere oro nel martello
   *[other] Metti { COUNT($n, "dice_forge-resource-gold") } nel martello
}
dice_forge-opt-refuse = Rinuncia a { COUNT($n, $resource) } per la gloria
dice_forge-opt-keep = Tieni { COUNT($n, $resource) }
dice_forge-opt-pick = { $player }, { NAME($die) }: { QUOTE(NAME($face)) }
dice_forge-opt-give = Dai la faccia { QUOTE(NAME($face)) } a { $player }
dice_forge-opt-repeat = Spendi un segnalino Cerbero e applica di nuovo il lancio
dice_forge-opt-skip = Salta
dice_forge-opt-take-face = Prendi la faccia { QUOTE(NAME($face)) }
dice_forge-prompt-action = Scegli l’azione: forgia facce o compi un’impresa
dice_forge-prompt-extra = Puoi agire ancora per 2 frammenti solari
dice_forge-prompt-triton = Puoi ancora spendere un segnalino Tritone prima della fine del turno
dice_forge-prompt-offering = Compra un’altra faccia o termina l’offerta
dice_forge-prompt-forge = Scegli la faccia sostituita da { QUOTE(NAME($face)) }
dice_forge-prompt-reinforce = Usa un rinforzo o salta
dice_forge-prompt-take = Scegli che cosa ti dà { QUOTE(NAME($face)) }
dice_forge-prompt-die = Scegli il dado della benedizione minore
dice_forge-prompt-mirror = Scegli la faccia che lo specchio copia
dice_forge-prompt-order = Scegli quale faccia viene prima: { QUOTE(NAME($first)) } o { QUOTE(NAME($second)) }
dice_forge-prompt-hammer = Ottieni { COUNT($n, "dice_forge-resource-gold") }: quanto ne metti nel martello?
dice_forge-prompt-refuse = { QUOTE(NAME($card)) }: prendi { COUNT($n, $resource) } oppure gloria
dice_forge-prompt-satyrs = Scegli un dado di un avversario
dice_forge-prompt-garden = { QUOTE(NAME($card)) }: scegli una faccia dei giardini
dice_forge-prompt-boar = Scegli chi deve forgiare la faccia { QUOTE(NAME($face)) }
dice_forge-prompt-cerberus = Puoi applicare di nuovo il lancio con un segnalino Cerbero
dice_forge-prompt-ship = La nave: puoi comprare una faccia con uno sconto di { COUNT($n, "dice_forge-resource-gold") }
dice_forge-prompt-lose = Il Minotauro: scegli che cosa ti toglie { QUOTE(NAME($face)) }
dice_forge-prompt-reward = { $player } mostra la tua faccia { QUOTE(NAME($face)) }: scegli la ricompensa
dice_forge-prompt-same-die = { QUOTE(NAME($card)) }: scegli il dado da lanciare quattro volte
dice_forge-prompt-owl = Scegli che cosa porta la civetta
dice_forge-log-round = Round { $n }
dice_forge-log-turn = Turno di { $player }
dice_forge-log-rolled = { $player } lancia i dadi: { QUOTE(NAME($first)) } e { QUOTE(NAME($second)) }
dice_forge-log-rolled-one = { $player } lancia { NAME($die, case: "def") }: { QUOTE(NAME($face)) }
dice_forge-log-gain = { $player } ottiene { PARTS($gold, "dice_forge-resource-gold", $sun, "dice_forge-resource-sun", $moon, "dice_forge-resource-moon", $glory, "dice_forge-resource-glory") }
dice_forge-log-lose = { $player } perde { PARTS($gold, "dice_forge-resource-gold", $sun, "dice_forge-resource-sun", $moon, "dice_forge-resource-moon", $glory, "dice_forge-resource-glory") }
dice_forge-log-buy = { $player } compra la faccia { QUOTE(NAME($face)) } per { COUNT($n, "dice_forge-resource-gold") }
dice_forge-log-forge = { $player } monta { QUOTE(NAME($face)) } sul { NAME($die) } al posto di { QUOTE(NAME($old)) }
dice_forge-log-feat = { $player } compie l’impresa { QUOTE(NAME($feat)) } per { PARTS($sun, "dice_forge-resource-sun", $moon, "dice_forge-resource-moon") }
dice_forge-log-oust = { $player } scalza { $rival }
dice_forge-log-use = { $player } usa la carta { QUOTE(NAME($card)) }
dice_forge-log-hammer = { $player } mette { COUNT($n, "dice_forge-resource-gold") } nel martello
dice_forge-log-hammer-lap = { $player } completa un giro del martello: { COUNT($glory, "dice_forge-resource-glory") }
dice_forge-log-refuse = { $player } rinuncia a { COUNT($n, $resource) } per { COUNT($glory, "dice_forge-resource-glory") }
dice_forge-log-copy = { $player } copia { QUOTE(NAME($face)) }
dice_forge-log-chest = { $player } ha posto per altri { PARTS($gold, "dice_forge-resource-gold", $sun, "dice_forge-resource-sun", $moon, "dice_forge-resource-moon") }
dice_forge-log-token = { $player } prende un segnalino: { QUOTE(NAME($card)) }
dice_forge-log-token-used = { $player } spende un segnalino: { QUOTE(NAME($card)) }
dice_forge-log-boar = { $player } dà la faccia { QUOTE(NAME($face)) } a { $rival }
dice_forge-log-boar-reward = La faccia { QUOTE(NAME($face)) } premia { $player }
dice_forge-log-extra = { $player } agisce ancora per { COUNT($n, "dice_forge-resource-sun") }
dice_forge-log-most-glory = Più gloria di tutti
dice_forge-log-shared = Vittoria condivisa: gloria pari
dice_forge-log-pick = { $player } usa il dado di { $rival }: { QUOTE(NAME($face)) }
dice_forge-log-spill = { $player } non ha posto per { PARTS($gold, "dice_forge-resource-gold", $sun, "dice_forge-resource-sun", $moon, "dice_forge-resource-moon") }
dice_forge-log-pay = { $player } paga { COUNT($n, "dice_forge-resource-gold") } per la carta { QUOTE(NAME($card)) }
dice_forge-log-score = { $player }: gloria nella riserva { $n }, sulle carte { $cards }, totale { $total }

## Why not

dice_forge-why-garden = Non puoi: le facce dei giardini si ottengono solo con le imprese
dice_forge-why-none-left = Non puoi: non restano facce di questo tipo
dice_forge-why-gold = Non puoi: questa faccia costa { COUNT($n, "dice_forge-resource-gold") }
dice_forge-why-bought = Non puoi: hai già comprato una faccia di questo tipo in questa offerta
dice_forge-why-offering = Non puoi: la tua azione è l’offerta, una sola per turno
dice_forge-why-stack-empty = Non puoi: non restano carte di questa impresa
dice_forge-why-shards = Non puoi: questa impresa costa { PARTS($sun, "dice_forge-resource-sun", $moon, "dice_forge-resource-moon") }

## On the page: the cover, the first game

dice_forge-ui-blurb = Ricostruisci i tuoi dadi faccia per faccia e supera gli eroi.
dice_forge-ui-spilt = { $what } oltre il limite: va perso
dice_forge-ui-hammer-overflow = nel martello va solo ciò che non entra nella borsa

## Options of the set-up

dice_forge-ui-option-alternatives = Imprese alternative
dice_forge-ui-option-random-mix = Misto casuale di imprese

## Che cosa fa un’opzione e chi è vicino alla vittoria

dice_forge-ui-near-last-round = Ultimo round: in testa { $player } con { COUNT($n, "dice_forge-resource-glory") }

## Themes of puzzles

dice_forge-ui-theme-plan = L’azione che rende
dice_forge-ui-theme-forge = Dove forgiare una faccia
dice_forge-ui-theme-dice = Sfruttare un lancio
dice_forge-ui-theme-feats = Imprese da riusare
