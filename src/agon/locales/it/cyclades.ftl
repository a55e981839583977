### Cyclades: Edizione Leggendaria.

cyclades-opt-settle = Insediati { NAME($land, case: "in") }
cyclades-opt-troop = Colloca una truppa { NAME($land, case: "in") }
cyclades-opt-mercenary = Colloca un mercenario { NAME($land, case: "in") }
cyclades-opt-fleet = Colloca una flotta { NAME($sea, case: "in") }
cyclades-opt-offer = { $n ->
    [0] Vai all’altare { NAME($god, case: "di") } (gratis)
   *[other] Offri { COUNT($n, "cyclades-piece-gold_coins") } { NAME($god, case: "a") }
  }
cyclades-opt-keep = Scarta una sacerdotessa per mantenere { NAME($creature, case: "def") }
cyclades-opt-release = Lascia andare { NAME($creature, case: "def") }
cyclades-opt-stay = Resta dov’è
cyclades-opt-on-land = { CAP(NAME($land, case: "in")) }
cyclades-opt-on-sea = { CAP(NAME($sea, case: "in")) }
cyclades-opt-build = Costruisci { NAME($building, case: "def") } { NAME($slot, case: "in") } (spazio { $nth })
cyclades-opt-replace = Costruisci { NAME($building, case: "def") } al posto dell’edificio { NAME($slot, case: "in") } (spazio { $nth })
cyclades-opt-skip = Non costruire nulla
cyclades-opt-priestess = Prendi una sacerdotessa
cyclades-opt-philosopher = Prendi un filosofo
cyclades-opt-done = Termina
cyclades-opt-peek = Guarda la prima creatura del mazzo
cyclades-opt-play = Gioca { NAME($creature, case: "def") }
cyclades-opt-put-back = Rimetti la carta sul mazzo
cyclades-opt-hire = Ingaggia { NAME($hero) }
cyclades-opt-buy = Compra { NAME($creature, case: "def") } per { COUNT($n, "cyclades-piece-gold_coins") }
cyclades-opt-sail = Salpa { NAME($sea, case: "from") }
cyclades-opt-march = Muovi { NAME($land, case: "from") }
cyclades-opt-campaign = Spedizione eroica { NAME($land, case: "from") }
cyclades-opt-to-land = { CAP(NAME($land, case: "to")) }
cyclades-opt-to-sea = { CAP(NAME($sea, case: "to")) }
cyclades-opt-take = { $n }
cyclades-opt-join = Porta { NAME($hero) }
cyclades-opt-leave = Lascia { NAME($hero) }
cyclades-opt-sacrifice = Sacrifica { NAME($hero) }
cyclades-opt-clear = Rimuovi l’edificio { NAME($slot, case: "in") } (spazio { $nth })
cyclades-opt-found = Costruisci la metropoli { NAME($slot, case: "in") } (spazio { $nth })
cyclades-opt-found-over = Costruisci la metropoli al posto dell’edificio { NAME($slot, case: "in") } (spazio { $nth })
cyclades-opt-shelter = Metti la metropoli sulla carta { NAME($hero, case: "di") }
cyclades-opt-plenty-land = Prosperità { NAME($land, case: "in") }
cyclades-opt-plenty-sea = Prosperità { NAME($sea, case: "in") }
cyclades-opt-retreat = Ritirati { NAME($land, case: "in") }
cyclades-opt-withdraw = Ritirati { NAME($sea, case: "in") }
cyclades-opt-stand = Continua
cyclades-opt-reroll = Rilancia il dado per 1 moneta
cyclades-opt-lose-troop = Perdi una truppa
cyclades-opt-lose-mercenary = Perdi un mercenario
cyclades-opt-lose-hero = Perdi { NAME($hero) }
cyclades-opt-lose-minotaur = Perdi il Minotauro
cyclades-opt-save-troop = Salva la truppa { NAME($land, case: "in") }
cyclades-opt-save-mercenary = Salva il mercenario { NAME($land, case: "in") }
cyclades-opt-kill-troop = Distruggi una truppa { NAME($land, case: "in") }
cyclades-opt-kill-mercenary = Distruggi un mercenario { NAME($land, case: "in") }
cyclades-opt-kill-fleet = Distruggi una flotta { NAME($sea, case: "in") }
cyclades-opt-power = Prima { NAME($hero) }
cyclades-opt-rob = Deruba { $faction }
cyclades-opt-seize = Prendi i mercenari { NAME($land, case: "di") }
cyclades-opt-swap = Le flotte { NAME($sea, case: "di") }
cyclades-opt-convert = Trasforma l’edificio { NAME($slot, case: "in") } (spazio { $nth }): diventa { NAME($building, case: "def") }
cyclades-opt-dismiss = Cedi { NAME($hero) }
cyclades-opt-use = Usa l’abilità { NAME($hero, case: "di") }
cyclades-opt-trade = Scambia 2 sacerdotesse con un filosofo
cyclades-opt-push = Spingi una flotta { NAME($from, case: "from") } { NAME($to, case: "to") }
cyclades-opt-tap = Usa il tempio { NAME($slot, case: "in") } (spazio { $nth })
cyclades-opt-tile = Tessera { $tile }
cyclades-opt-cell = In { $cell }
cyclades-opt-rotate = Ruotata di { $n } su 6
cyclades-prompt-tile = { $player }: scegli una tessera da posare
cyclades-prompt-cell = Scegli dove posare la tessera { $tile }
cyclades-prompt-rotate = Ruota la tessera { $tile } in { $cell }: di quanti sesti, in senso orario?
cyclades-prompt-settle = Scegli un’area terrestre da cui cominciare
cyclades-prompt-first-fleet = Colloca una flotta accanto { NAME($land, case: "a") }
cyclades-prompt-first-troop = Colloca le prime truppe: ne restano { $n }
cyclades-prompt-offer = { $player }: scegli un dio e un’offerta
cyclades-prompt-upkeep = { $player }: mantieni le creature o lasciale andare
cyclades-prompt-creature-move = Puoi muovere { NAME($creature, case: "def") }
cyclades-prompt-duty = { $player }: svolgi le azioni gratuite { NAME($god, case: "di") }
cyclades-prompt-action = { $player }: svolgi le azioni { NAME($god, case: "di") } o termina il turno
cyclades-prompt-peek = In cima c’è { NAME($creature, case: "def") }: giochi la carta per 1 moneta?
cyclades-prompt-hero-place = Scegli un’area terrestre per { NAME($hero) }
cyclades-prompt-sail-to = Dove vanno le flotte { NAME($sea, case: "di") }?
cyclades-prompt-how-many-fleets = Quante flotte vanno { NAME($from, case: "from") } { NAME($to, case: "to") }?
cyclades-prompt-join = { NAME($hero) } lascia { NAME($land, case: "def") }?
cyclades-prompt-how-many-troops = Quante truppe lasciano { NAME($land, case: "def") }?
cyclades-prompt-how-many-mercenaries = Quanti mercenari lasciano { NAME($land, case: "def") }?
cyclades-prompt-march-to = Dove vanno { NAME($land, case: "from") }?
cyclades-prompt-clear = Scegli da dove rimuovere { NAME($building, case: "def") }
cyclades-prompt-found = Scegli dove costruire la metropoli
cyclades-prompt-bonus-troop = Colloca { COUNT($n, "cyclades-piece-base_troops") } nelle aree terrestri che controlli
cyclades-prompt-place = Colloca { COUNT($n, "cyclades-piece-fleets") } nelle aree marittime che controlli
cyclades-prompt-bonus-plenty = Metti un segnalino prosperità in un’area che controlli
cyclades-prompt-plenty-land = Metti un segnalino prosperità in un’area terrestre
cyclades-prompt-plenty-sea = Metti un segnalino prosperità in un’area marittima
cyclades-prompt-retreat = Ritirati { NAME($land, case: "from") } o combatti ancora
cyclades-prompt-withdraw = Ritirati { NAME($sea, case: "from") } o combatti ancora
cyclades-prompt-reroll = Creso: il tuo dado mostra { $own }, l’altro { $rival }. Rilanci?
cyclades-prompt-loss = Scegli la tua perdita { NAME($land, case: "in") }
cyclades-prompt-hector = Ettore colpisce { NAME($land, case: "in") }: scegli la vittima
cyclades-prompt-power = { NAME($land) }: quale eroe agisce per primo?
cyclades-prompt-place-creature = Scegli un’area per { NAME($creature, case: "def") }
cyclades-prompt-harpy = L’Arpia: scegli la truppa da distruggere
cyclades-prompt-giant = Il Gigante: scegli i mercenari da prendere
cyclades-prompt-giant-place = Colloca i mercenari: ne restano { $n }
cyclades-prompt-rob = { CAP(NAME($creature, case: "def")) }: scegli chi derubare
cyclades-prompt-flight = Scegli dove il volo comincia o finisce
cyclades-prompt-sylph = La Silfide: scegli le prime flotte
cyclades-prompt-sylph-second = Con quali flotte si scambiano quelle { NAME($sea, case: "di") }?
cyclades-prompt-sphinx = La Sfinge: scegli la creatura da giocare
cyclades-prompt-charon = Caronte: scegli l’eroe da cedere
cyclades-prompt-charon-hero = Chi prende il posto { NAME($hero, case: "di") }?
cyclades-prompt-chimera = La Chimera: scegli una carta degli scarti
cyclades-prompt-cyclops = Il Ciclope: scegli un edificio e il suo nuovo tipo
cyclades-prompt-hydra = L’Idra: scegli che cosa distrugge
cyclades-prompt-polyphemus = Polifemo: allontana le flotte, una alla volta
cyclades-prompt-pandora = Pandora: scegli di chi usare l’abilità
cyclades-prompt-temple = Scegli i templi che abbassano il prezzo { NAME($creature, case: "di") }: ancora { $n }
cyclades-prompt-trade = Ettore: scambi ancora?
cyclades-prompt-give-up = Abilità { NAME($hero, case: "di") }: scegli l’edificio da rimuovere
cyclades-log-round = Comincia il ciclo { $n }
cyclades-log-income = { $player } riceve { COUNT($n, "cyclades-piece-gold_coins") } di entrate
cyclades-log-offer = { $n ->
    [0] { $player } va all’altare { NAME($god, case: "di") }
   *[other] { $player } offre { COUNT($n, "cyclades-piece-gold_coins") } { NAME($god, case: "a") }
  }
cyclades-log-displaced = { $player } perde il posto sull’altare { NAME($god, case: "di") }
cyclades-log-paid = { $n ->
    [0] { $player } non paga nulla { NAME($god, case: "a") }
   *[other] { $player } paga { COUNT($n, "cyclades-piece-gold_coins") } { NAME($god, case: "a") }
  }
cyclades-log-kept = { $player } mantiene { NAME($creature, case: "def") }
cyclades-log-left = { $player } lascia andare { NAME($creature, case: "def") }
cyclades-log-turn = { $player } svolge le azioni { NAME($god, case: "di") }
cyclades-log-built = { $player } costruisce { NAME($building, case: "def") } { NAME($land, case: "in") }
cyclades-log-replaced = { $player } rimuove { NAME($old, case: "def") } { NAME($land, case: "from") }
cyclades-log-got-priestess = { $player } ottiene una sacerdotessa
cyclades-log-got-philosopher = { $player } ottiene un filosofo
cyclades-log-got-troop = { $player } colloca una truppa { NAME($land, case: "in") }
cyclades-log-got-mercenary = { $player } colloca un mercenario { NAME($land, case: "in") }
cyclades-log-got-fleet = { $player } colloca una flotta { NAME($sea, case: "in") }
cyclades-log-hired = { $player } ingaggia { NAME($hero) } { NAME($land, case: "in") }
cyclades-log-buy = { $player } compra { NAME($creature, case: "def") } per { COUNT($n, "cyclades-piece-gold_coins") }
cyclades-log-played = { $player } gioca { NAME($creature, case: "def") }
cyclades-log-peeked = { $player } guarda la prima carta del mazzo: { NAME($creature, case: "def") }
cyclades-log-peeked-hidden = { $player } guarda la prima creatura del mazzo
cyclades-log-sailed = { $player } muove { COUNT($n, "cyclades-piece-fleets") } { NAME($from, case: "from") } { NAME($to, case: "to") }
cyclades-log-marched = { $player } muove { NAME($from, case: "from") } { NAME($to, case: "to") }: { PARTS($troops, "cyclades-piece-base_troops", $mercenaries, "cyclades-piece-mercenaries", $heroes, "cyclades-term-hero") }
cyclades-log-control = { $player } prende il controllo { NAME($land, case: "di") }
cyclades-log-sea-strength = { $player } in mare: flotte { $fleets }{ $ports ->
    [0] { "" }
   *[other] , porti { $ports }
  }, dado { $die }
cyclades-log-land-strength = { $player } a terra: forze { $troops }{ $walls ->
    [0] { "" }
   *[other] , mura { $walls }
  }{ $powers ->
    [0] { "" }
   *[other] , poteri { $powers }
  }, dado { $die }
cyclades-log-sea-stage = Battaglia { NAME($sea, case: "in") }: { $attacker } { $attack }, { $defender } { $defence }
cyclades-log-land-stage = Battaglia { NAME($land, case: "in") }: { $attacker } { $attack }, { $defender } { $defence }
cyclades-log-lost-fleet = { $player } perde una flotta { NAME($sea, case: "in") }
cyclades-log-lost-troop = { $player } perde una truppa { NAME($land, case: "in") }
cyclades-log-lost-mercenary = { $player } perde un mercenario { NAME($land, case: "in") }
cyclades-log-lost-hero = { $player } perde { NAME($hero) }
cyclades-log-lost-figure = { $player } perde { NAME($creature, case: "def") }
cyclades-log-retreated = { $player } si ritira { NAME($from, case: "from") } { NAME($to, case: "to") }
cyclades-log-withdrew = { $player } si ritira { NAME($from, case: "from") } { NAME($to, case: "to") }
cyclades-log-founded = { $player } costruisce una metropoli { NAME($land, case: "in") }; bonus: { NAME($bonus) }
cyclades-log-sheltered = { $player } costruisce una metropoli sulla carta { NAME($hero, case: "di") }; bonus: { NAME($bonus) }
cyclades-log-bonus = { $player } prende il bonus di una metropoli: { NAME($bonus) }
cyclades-log-sacrificed = { $player } sacrifica { NAME($hero) }
cyclades-log-rerolled = { $player } paga una moneta e rilancia: { $n }
cyclades-log-won-mercenaries = Pandora: { $player } attira { COUNT($n, "cyclades-piece-mercenaries") } { NAME($land, case: "in") }
cyclades-log-no-effect = { $player }: { NAME($creature, case: "def") } non ha effetto
cyclades-log-discarded = Carta scartata: { NAME($creature) }
cyclades-log-reshuffled = Le creature formano un nuovo mazzo
cyclades-log-drawn = { $player } pesca { NAME($creature, case: "def") }
cyclades-log-placed = { $player } mette { NAME($creature, case: "def") } { NAME($land, case: "in") }
cyclades-log-placed-sea = { $player } mette { NAME($creature, case: "def") } { NAME($sea, case: "in") }
cyclades-log-stole-coins = { $player } prende { COUNT($n, "cyclades-piece-gold_coins") } da { $rival }
cyclades-log-stole-coins-hidden = { $player } prende metà delle monete di { $rival }
cyclades-log-stole-priestess = { $player } prende una sacerdotessa da { $rival }
cyclades-log-stole-philosopher = { $player } prende un filosofo da { $rival }
cyclades-log-stole-mercenaries = { $player } prende { COUNT($n, "cyclades-piece-mercenaries") } da { $rival } { NAME($land, case: "in") }
cyclades-log-swapped-fleets = { $player } scambia le flotte { NAME($from, case: "di") } e { NAME($to, case: "di") }
cyclades-log-swapped-hero = { $player } scambia { NAME($old) } con { NAME($hero) }
cyclades-log-converted = { $player } cambia un edificio { NAME($land, case: "in") }: { NAME($old) } → { NAME($building) }
cyclades-log-plenty = { $player } mette un segnalino prosperità { NAME($land, case: "in") }
cyclades-log-plenty-at-sea = { $player } mette un segnalino prosperità { NAME($sea, case: "in") }
cyclades-log-pushed = { $player } spinge una flotta { NAME($from, case: "from") } { NAME($to, case: "to") }
cyclades-log-traded = { $player } scambia 2 sacerdotesse con un filosofo
cyclades-log-cleared = { $player } rimuove { NAME($building, case: "def") } { NAME($land, case: "from") }
cyclades-log-settled = { $player } comincia { NAME($land, case: "in") } con una flotta { NAME($sea, case: "in") }
cyclades-log-end-metropolises = Abbastanza metropoli per finire la partita
cyclades-log-end-no-area = Qualcuno è rimasto senza aree
cyclades-log-end-last-land = Qualcuno ha perso l’ultima area terrestre
cyclades-log-forced = { $player } prende l’ultima area terrestre di { $rival }: questo ciclo è l’ultimo
cyclades-log-gods = L’ordine degli dèi: { NAME($first) }, { NAME($second) }, { NAME($third) }, { NAME($fourth) }, { NAME($fifth) }
cyclades-log-wiped-out = Entrambe le parti sono distrutte { NAME($land, case: "in") }; resta a { $player }
cyclades-log-got-coins = { $player } riceve { COUNT($n, "cyclades-piece-gold_coins") }
cyclades-log-gave-philosophers = { $player } scarta { COUNT($n, "cyclades-piece-philosopher_cards") }
cyclades-log-no-room = { $player } non ha spazio per la metropoli, che va persa
cyclades-log-new-hero = Nuovo eroe nella colonna: { NAME($hero) }
cyclades-log-new-creature = Nuova creatura nella colonna: { NAME($creature) }, { COUNT($n, "cyclades-piece-gold_coins") }
cyclades-log-hector-struck = { $player }: Ettore colpisce { NAME($land, case: "in") } prima della battaglia
cyclades-log-laid = { $player } posa la tessera { $tile } in { $cell }

## Why not

cyclades-why-no-bidding = Non puoi: le offerte di questo ciclo sono già fatte
cyclades-why-altar-closed = Non puoi: l’altare { NAME($god, case: "di") } è chiuso in questo ciclo
cyclades-why-displaced = Non puoi: hai perso il posto sull’altare { NAME($god, case: "di") }, prima devi andare da un altro dio
cyclades-why-outbid = Non puoi: non puoi offrire { NAME($god, case: "a") } più di quanto c’è già
cyclades-why-coins = Non puoi: costa { COUNT($n, "cyclades-piece-gold_coins") }
cyclades-why-slot-taken = Non puoi: questo spazio ha già un edificio
cyclades-why-not-controlled = Non puoi: non controlli { NAME($land, case: "def") }
cyclades-why-not-controlled-sea = Non puoi: non controlli { NAME($sea, case: "def") }
cyclades-why-medusa = Non puoi: Medusa trattiene qui le truppe
cyclades-why-no-troops = Non puoi: non hai truppe { NAME($land, case: "in") }
cyclades-why-sea-closed = Non puoi: una creatura chiude { NAME($sea, case: "def") } alle flotte
cyclades-why-needs-god = Non puoi: lo permette solo { NAME($god) }

## On the page: the cover, the first game

cyclades-ui-blurb = Contendi il favore di un dio, poi salpa verso le isole.

## Options of the set-up

cyclades-ui-option-teams = Squadre
cyclades-ui-option-metropolises = Metropoli per vincere
cyclades-ui-option-board = Mappa
cyclades-ui-option-board-generated = costruita di nuovo
cyclades-ui-option-board-given = del foglio di preparazione
cyclades-ui-option-board-laid = posata dai giocatori
cyclades-ui-option-side = Lato delle tessere
cyclades-ui-option-side-any = qualsiasi
cyclades-ui-option-side-a = A
cyclades-ui-option-side-b = B
cyclades-ui-option-start = Inizio
cyclades-ui-option-start-draft = ognuno sceglie
cyclades-ui-option-start-quick = pronto per giocare
cyclades-ui-option-ladder = Gradini delle offerte
cyclades-ui-option-ladder-growing = 1, 2, 3, 5, 7, 10, 13, 17, 21, 25
cyclades-ui-option-ladder-odd = 1, 3, 5, 7, 9, 12, 15, 20, 25
cyclades-ui-option-ladder-sparse = 1, 3, 5, 7, 10, 13, 16, 20, 25
cyclades-ui-option-ladder-every = 1–25

## Che cosa fa un’opzione e chi è vicino alla vittoria

cyclades-ui-near-enough = { $player } ha { COUNT($n, "cyclades-building-metropolis") }: la partita finisce con questo ciclo
cyclades-ui-near-forced = La partita finisce con questo ciclo; in testa { $player } con { COUNT($n, "cyclades-building-metropolis") }
cyclades-ui-near-philosopher = { $player } ottiene l’ultima metropoli con un altro filosofo
cyclades-ui-near-building = { $player } ottiene l’ultima metropoli con un altro edificio: { NAME($building) }
cyclades-ui-near-conquest = { $player } ottiene l’ultima metropoli se prende { NAME($land, case: "def") }
cyclades-ui-near-one-more = { $player }: manca una metropoli su { $n }
cyclades-ui-near-last-area = { $player }: resta una sola area; se cade, la partita finisce con questo ciclo
cyclades-ui-outbid = Hai perso il posto sull’altare { NAME($god, case: "di") }: scegli un altro dio
cyclades-ui-creature-polyphemus = Scaccia le flotte da un’area di terra
cyclades-ui-creature-pegasus = Marcia gratis verso qualsiasi terra
cyclades-ui-creature-charon = Scambia un eroe con uno scoperto
cyclades-ui-creature-graeae = Di nuovo le tue entrate
cyclades-ui-creature-sphinx = Pesca 3 creature, giocane una gratis
cyclades-ui-creature-cyclops = Cambia un tuo edificio
cyclades-ui-creature-kraken = Distrugge le flotte di un’area di mare
cyclades-ui-creature-sylph = Scambia le flotte di due aree di mare
cyclades-ui-creature-giant = Prendi i mercenari di un’area di terra
cyclades-ui-creature-harpy = Distruggi 1 truppa ovunque
cyclades-ui-creature-hydra = Le entrate di un’area valgono doppio
cyclades-ui-creature-griffin = Prendi metà delle monete di un giocatore
cyclades-ui-creature-chimera = Gioca gratis una creatura scartata
cyclades-ui-creature-satyr = Prendi un filosofo a un giocatore
cyclades-ui-creature-dryad = Prendi una sacerdotessa a un giocatore
cyclades-ui-creature-minotaur = Difende una tua area di terra
cyclades-ui-creature-medusa = Nessuno entra o esce dalla sua area
cyclades-ui-creature-cerberus = Prende le entrate della sua area
cyclades-ui-hero-hector = Uccide uno che entra
cyclades-ui-hero-jason = Anche le flotte nemiche ti portano
cyclades-ui-hero-perseus = I caduti si ritirano
cyclades-ui-hero-pandora = Attira i mercenari nemici
cyclades-ui-hero-odysseus = Le mura non contano
cyclades-ui-hero-croesus = Ritira per 1 moneta
cyclades-ui-hero-penthesilea = Vince ogni parità
cyclades-ui-hero-ajax = Vale 2
cyclades-ui-hero-helen = Dado sempre 2

## Themes of puzzles

cyclades-ui-removes = elimina { NAME($building, case: "def") }
cyclades-ui-theme-offering = Le offerte agli dèi
cyclades-ui-theme-plan = Il piano del turno
cyclades-ui-theme-army = Flotte e truppe
cyclades-ui-theme-battle = Vincere la battaglia
cyclades-ui-theme-creatures = Creature
