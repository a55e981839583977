### Lords of Hellas.

hellas-opt-act = { NAME($action) }
hellas-opt-use = Usa { NAME($artifact, case: "def") }
hellas-opt-done = Fatto
hellas-opt-pray = Invia un sacerdote al monumento { NAME($god, case: "di") }
hellas-opt-go = Muovi l’eroe { NAME($to, case: "to") }
hellas-opt-advance = Avanza di un passo nell’impresa
hellas-opt-step = Muovi un oplita { NAME($from, case: "from") } { NAME($to, case: "to") }
hellas-opt-fortify = Fortifica un oplita { NAME($region, case: "in") }
hellas-opt-leave-city = Fai uscire l’oplita dalla città { NAME($region, case: "in") }
hellas-opt-fight = Combatti { NAME($region, case: "in") }
hellas-opt-march = Marcia { NAME($from, case: "from") } { NAME($to, case: "to") }
hellas-opt-count = { COUNT($n, "hellas-term-hoplite") }
hellas-opt-onward = Prosegui { NAME($to, case: "to") }
hellas-opt-halt = Fermati qui
hellas-opt-lift = Prendi un oplita { NAME($from, case: "from") }
hellas-opt-murderous-march = { NAME("hellas-blessing-murderous_march") } { NAME($from, case: "from") }: uccidi 2 opliti, vai ovunque
hellas-opt-levy = { $n ->
    [0] Non reclutare nessuno { NAME($region, case: "in") }
   *[other] Recluta { COUNT($n, "hellas-term-hoplite") } { NAME($region, case: "in") }
  }
hellas-opt-levy-fortified = { $n ->
    [1] Recluta { COUNT($n, "hellas-term-fortified_hoplite") } { NAME($region, case: "in") }
   *[other] Recluta { COUNT($n, "hellas-term-hoplite") } { NAME($region, case: "in") }, uno già fortificato
  }
hellas-opt-muster = Recluta { NAME($region, case: "in") }
hellas-opt-build = Costruisci un tempio { NAME($region, case: "in") }
hellas-opt-prepare =
    { $pick ->
        [heal] Cura 1 lesione
        [draw] Pesca 1 carta scontro
       *[recruit] Recluta 1 oplita nella regione del tuo eroe
    }
hellas-opt-heal = Cura la lesione ({ NAME($attribute) })
hellas-opt-injure = Subisci la lesione ({ NAME($attribute) })
hellas-opt-raise = Aumenta { NAME($attribute, case: "def") }
hellas-opt-lower = Riduci { NAME($attribute, case: "def") }
hellas-opt-hunt = Dai la caccia { NAME($monster, case: "a") }
hellas-opt-build-level = Costruisci il monumento { NAME($god, case: "di") }
hellas-opt-repeat = Ripeti: { NAME($action) }
hellas-opt-skip = Salta
hellas-opt-roll = Tira per { NAME($monster, case: "def") }
hellas-opt-let-move = Fallo muovere
hellas-opt-let-attack = Attacco regionale
hellas-opt-drive = Muovi { NAME($monster, case: "def") } { NAME($to, case: "to") }
hellas-opt-play = Gioca la carta { QUOTE(NAME($card)) } ({ NAME($card_symbol) })
hellas-opt-plan = Gioca la carta { QUOTE(NAME($card)) } ({ NAME($card_symbol) }) con un sacerdote: +3
hellas-opt-pass = Passa per il resto della battaglia
hellas-opt-bless = Usa la benedizione { QUOTE(NAME($blessing)) }
hellas-opt-go-first = Inizia: { $player }
hellas-opt-bring = { $n ->
    [0] Non portare nessuno { NAME($from, case: "from") }
   *[other] Porta { COUNT($n, "hellas-term-hoplite") } { NAME($from, case: "from") }
  }
hellas-opt-retreat = Ritirati { NAME($to, case: "to") }
hellas-opt-send-back = { $n ->
    [0] Non rimandare nessuno { NAME($to, case: "to") }
   *[other] Rimanda { COUNT($n, "hellas-term-hoplite") } { NAME($to, case: "to") }
  }
hellas-opt-protect = Proteggili con l’Egida
hellas-opt-accept = Accetta le perdite
hellas-opt-blood-spare = Perdi 1 oplita in meno
hellas-opt-blood-strike = Il nemico perde 1 oplita in più
hellas-opt-strike =
    { $reward ->
        [priest] Ferisci con { QUOTE(NAME($card)) } ({ NAME($symbol) }; ricompensa: un sacerdote)
        [artifact] Ferisci con { QUOTE(NAME($card)) } ({ NAME($symbol) }; ricompensa: un artefatto neutrale)
       *[plain] Ferisci con { QUOTE(NAME($card)) } ({ NAME($symbol) })
    }
hellas-opt-convert =
    { $reward ->
        [priest] Scarta una serie ({ NAME($cards) }) per la ferita { QUOTE(NAME($symbol)) } (ricompensa: un sacerdote)
        [artifact] Scarta una serie ({ NAME($cards) }) per la ferita { QUOTE(NAME($symbol)) } (ricompensa: un artefatto neutrale)
       *[plain] Scarta una serie ({ NAME($cards) }) per la ferita { QUOTE(NAME($symbol)) }
    }
hellas-opt-wound =
    { $reward ->
        [priest] Ferisci { NAME($monster, case: "def") }: { NAME($symbol) } (ricompensa: un sacerdote)
        [artifact] Ferisci { NAME($monster, case: "def") }: { NAME($symbol) } (ricompensa: un artefatto neutrale)
       *[plain] Ferisci { NAME($monster, case: "def") }: { NAME($symbol) }
    }
hellas-opt-end-attack = Termina l’attacco
hellas-opt-give-up = Abbandona la caccia
hellas-opt-attack-with =
    { $attack_plus ->
        [uncovered] Attacca con { QUOTE(NAME($attack)) } (attacco { $attack_value } + ferite scoperte)
        [all] Attacca con { QUOTE(NAME($attack)) } (attacco: tutte le ferite)
        [covered_twice] Attacca con { QUOTE(NAME($attack)) } (attacco { $attack_value } + il doppio delle ferite coperte)
        [hand] Attacca con { QUOTE(NAME($attack)) } (attacco { $attack_value } + carte in mano)
       *[nothing] Attacca con { QUOTE(NAME($attack)) } (attacco { $attack_value })
    }
hellas-opt-guard = Difenditi con { QUOTE(NAME($card)) } ({ NAME($card_symbol) })
hellas-opt-guard-plan = Difenditi con { QUOTE(NAME($card)) } ({ NAME($card_symbol) }) e un sacerdote: +3
hellas-opt-dodge = Schiva: aggiungi la Velocità
hellas-opt-shield = Difenditi con lo scudo di { QUOTE(NAME($card)) }: 1 lesione
hellas-opt-endure = Non difenderti
hellas-opt-discard = Scarta la carta { QUOTE(NAME($card)) } ({ NAME($card_symbol) })
hellas-opt-draft = Prendi la benedizione { QUOTE(NAME($blessing)) }
hellas-opt-keep-artifact = Tieni { NAME($artifact, case: "def") }
hellas-opt-keep-card = Tieni la carta { QUOTE(NAME($card)) } ({ NAME($card_symbol) })
hellas-opt-trade-glory = Cedi il segnalino gloria { NAME($land, case: "di") }
hellas-opt-begin-quest = Inizia l’impresa { QUOTE(NAME($quest)) } dal passo { $n }
hellas-opt-hero = { NAME($hero) }
hellas-opt-place = Inizia { NAME($region, case: "in") }
hellas-opt-exile = Esilia { NAME($monster, case: "def") }
hellas-opt-shoot = Tira: scarta la carta { QUOTE(NAME($card)) }
hellas-opt-shoot-hoplites = Uccidi 2 opliti { NAME($region, case: "in") }
hellas-opt-clear = Libera l’azione: { NAME($action) }
hellas-opt-smite = Infliggi una lesione all’eroe di { $player }
hellas-opt-take-glory = Prendi il segnalino gloria { NAME($land, case: "di") }
hellas-opt-reward-artifact = Prendi { NAME($artifact, case: "def") }
hellas-opt-reward-priest = Ottieni un sacerdote
hellas-opt-reward-neutral = Pesca un artefatto neutrale
hellas-opt-wrath = Scarta la carta { QUOTE(NAME($card)) } ({ NAME($card_symbol) }) per uccidere 2 opliti
hellas-opt-quest-card = Usa la carta impresa { QUOTE(NAME($quest)) }
hellas-opt-weak-spot = Punto debole: scarta la carta { QUOTE(NAME($card)) } ({ NAME($card_symbol) })
hellas-opt-appear = Appari { NAME($to, case: "in") }
hellas-opt-use-power = Muovi un esercito
hellas-prompt-turn = Scegli un’azione regolare o termina il turno con una speciale
hellas-prompt-special = Effettua un’altra azione speciale
hellas-prompt-trade = Puoi cedere un segnalino gloria per guardare 2 artefatti neutrali
hellas-prompt-hero = Scegli il tuo eroe
hellas-prompt-place = Scegli la regione da cui parte il tuo eroe
hellas-prompt-move-hoplites = Muovi gli opliti: ancora { $n }
hellas-prompt-fight = Scegli quale battaglia combattere ora
hellas-prompt-march = Scegli dove va l’esercito: fino a { COUNT($n, "hellas-term-region") }
hellas-prompt-lift = Scegli la regione da cui parte l’oplita
hellas-prompt-count = Quanti opliti vanno { NAME($from, case: "from") } { NAME($to, case: "to") }?
hellas-prompt-onward = Il tuo esercito è { NAME($region, case: "in") }: prosegue o si ferma? Regioni rimaste: { $n }
hellas-prompt-levy = Recluta fino a { COUNT($n, "hellas-term-hoplite") } { NAME($region, case: "in") }
hellas-prompt-muster = Scegli una regione dove reclutare { COUNT($n, "hellas-term-hoplite") }
hellas-prompt-bring = Porta opliti nella battaglia { NAME($region, case: "in") }
hellas-prompt-retreat = Il tuo esercito si ritira { NAME($region, case: "from") }: scegli dove
hellas-prompt-send-back = Il tuo attacco { NAME($region, case: "in") } è fallito: rimanda indietro i superstiti
hellas-prompt-aegis = Perderesti { COUNT($n, "hellas-term-hoplite") } { NAME($region, case: "in") }: usi l’Egida?
hellas-prompt-temple = Scegli dove costruire
hellas-prompt-prepare = Preparazione: ne restano { $n } da scegliere
hellas-prompt-appear = Scegli dove appare il tuo eroe
hellas-prompt-monument = Scegli il monumento da costruire
hellas-prompt-repeat = Prima del monumento puoi ripetere un’azione speciale bloccata
hellas-prompt-hunt = Scegli il mostro a cui dare la caccia
hellas-prompt-hunt-step = Caccia { NAME($monster, case: "a") }: infliggi ferite
hellas-prompt-wound = Scegli la ferita da infliggere { NAME($monster, case: "a") }
hellas-prompt-monster-attack = Scegli l’attacco { NAME($monster, case: "di") }
hellas-prompt-defend = { CAP(NAME($monster, case: "def")) } attacca: per difenderti serve forza { $n }
hellas-prompt-hunt-reward = Scegli la ricompensa della caccia { NAME($monster, case: "a") }
hellas-prompt-injure = Il tuo eroe subisce { COUNT($n, "hellas-term-injury") }: scegli un attributo
hellas-prompt-heal = Scegli la lesione da curare
hellas-prompt-lower = Scegli l’attributo che cala di 1 per sempre
hellas-prompt-raise = Scegli l’attributo da aumentare
hellas-prompt-discard = Scarta { COUNT($n, "hellas-term-combat_card") }
hellas-prompt-pay-card = Scegli una carta da scartare; ancora { $n }
hellas-prompt-cycle = Scarta carte e pescane altrettante; scartate finora: { $n }
hellas-prompt-keep-card = Scegli la carta da tenere
hellas-prompt-keep-artifact = Scegli l’artefatto da tenere
hellas-prompt-begin-quest = Puoi iniziare un’impresa { NAME($region, case: "in") }
hellas-prompt-glory = Scegli un segnalino gloria libero
hellas-prompt-draft = Scegli una benedizione; le altre passano a destra
hellas-prompt-roll = Scegli il mostro per cui tirare
hellas-prompt-beast = { CAP(NAME($monster, case: "def")) }: movimento o attacco regionale?
hellas-prompt-drive = Scegli dove va { NAME($monster, case: "def") }
hellas-prompt-drive-any = Scegli un mostro e dove va
hellas-prompt-clear = Scegli l’azione speciale da liberare
hellas-prompt-thunder = { NAME("hellas-artifact-thunder_of_zeus") }: scegli un bersaglio
hellas-prompt-shoot = { NAME("hellas-blessing-shoot_to_kill") }: scegli un bersaglio
hellas-prompt-wrath = Puoi scartare una carta per uccidere 2 opliti { NAME($region, case: "in") }
hellas-prompt-first = Battaglia { NAME($region, case: "in") }: chi comincia a usare artefatti e benedizioni?
hellas-prompt-before = Prima della battaglia { NAME($region, case: "in") }: usa artefatti e benedizioni
hellas-prompt-battle = Battaglia { NAME($region, case: "in") }: gioca una carta o passa
hellas-prompt-bluff = Battaglia { NAME($region, case: "in") }: puoi bluffare con un’altra carta
hellas-prompt-blood = Battaglia { NAME($region, case: "in") }: usi { NAME("hellas-artifact-medusas_blood", case: "def") }?
hellas-prompt-power = Il potere { NAME($god, case: "di") }: puoi muovere un esercito
hellas-log-starter = Inizia la scelta degli eroi: { $player }
hellas-log-hero-chosen = { $player } gioca con { NAME($hero) }
hellas-log-hero-placed = { $player }: { NAME($hero) } parte { NAME($region, case: "in") } con 2 opliti
hellas-log-turn-begins = { $player } inizia il turno
hellas-log-action = { $player } effettua un’azione speciale: { NAME($action) }
hellas-log-control = { $player } prende il controllo { NAME($region, case: "di") }
hellas-log-god-artifact = { $player } ottiene { NAME($artifact, case: "def") }, artefatto carico
hellas-log-hoplites-die = { $player } perde { COUNT($n, "hellas-term-hoplite") } { NAME($region, case: "in") }
hellas-log-hoplites-move = { $player } muove { COUNT($n, "hellas-term-hoplite") } { NAME($from, case: "from") } { NAME($to, case: "to") }
hellas-log-fortified = { $player } fortifica un oplita { NAME($region, case: "in") }
hellas-log-unfortified = { $player } fa uscire l’oplita dalla città { NAME($region, case: "in") }
hellas-log-recruit = { $player } recluta { COUNT($n, "hellas-term-hoplite") } { NAME($region, case: "in") }
hellas-log-recruit-fortified = { $n ->
    [1] { $player } recluta { COUNT($n, "hellas-term-fortified_hoplite") } { NAME($region, case: "in") }
   *[other] { $player } recluta { COUNT($n, "hellas-term-hoplite") } { NAME($region, case: "in") }, uno già fortificato
  }
hellas-log-retreat = { $player } si ritira con { COUNT($n, "hellas-term-hoplite") } { NAME($from, case: "from") } { NAME($to, case: "to") }
hellas-log-hero-moves = { SAME($from, $to) ->
    [yes] { $player }: { NAME($hero) } resta { NAME($to, case: "in") }
   *[no] { $player }: { NAME($hero) } va { NAME($from, case: "from") } { NAME($to, case: "to") }
  }
hellas-log-hero-appears = { $player }: { NAME($hero) } appare { NAME($region, case: "in") }
hellas-log-hero-returns = { $player }: { NAME($hero) } torna dall’impresa { NAME($region, case: "to") }
hellas-log-priest = { $player } ottiene { COUNT($n, "hellas-term-priest") }
hellas-log-priest-sacrificed = { $player } sacrifica un sacerdote
hellas-log-glory = { $player } prende il segnalino gloria { NAME($land, case: "di") }
hellas-log-glory-returned = { $player } cede il segnalino gloria { NAME($land, case: "di") }
hellas-log-draw = { $player } pesca la carta { QUOTE(NAME($card)) } ({ NAME($card_symbol) })
hellas-log-draw-hidden = { $player } pesca una carta scontro
hellas-log-discard = { $player } scarta la carta { QUOTE(NAME($card)) } ({ NAME($card_symbol) })
hellas-log-card = { $player } gioca la carta «{ NAME($card) }»
hellas-log-passed = { $player } passa
hellas-log-pray = { $player } invia un sacerdote al monumento { NAME($god, case: "di") }; { NAME($attribute) } ora vale { $n }
hellas-log-attribute = { $player }: { NAME($attribute) } ora vale { $n }
hellas-log-injured = { $player }: { NAME($hero) } subisce una lesione ({ NAME($attribute) })
hellas-log-healed = { $player }: { NAME($hero) } cura una lesione ({ NAME($attribute) })
hellas-log-artifact-used = { $player } usa { NAME($artifact, case: "def") }
hellas-log-artifact-gained = { $player } ottiene { NAME($artifact, case: "def") }
hellas-log-blessing-used = { $player } usa la benedizione { QUOTE(NAME($blessing)) }
hellas-log-blessing-gained = { $player } prende la benedizione { QUOTE(NAME($blessing)) }
hellas-log-draft = { $player } avvia un draft di benedizioni
hellas-log-quest-card = { $player } usa la carta impresa { QUOTE(NAME($quest)) }
hellas-log-quest-appears = Una nuova impresa { NAME($region, case: "in") }: { QUOTE(NAME($quest)) }
hellas-log-quest-too-many = L’impresa { QUOTE(NAME($quest)) } non trova uno slot libero
hellas-log-quest-begun = { $player }: { NAME($hero) } inizia l’impresa { QUOTE(NAME($quest)) } dal passo { $n }
hellas-log-quest-step = { $player }: { NAME($hero) } raggiunge il passo { $n } dell’impresa { QUOTE(NAME($quest)) }
hellas-log-quest-done = { $player }: { NAME($hero) } completa l’impresa { QUOTE(NAME($quest)) }
hellas-log-monster-enters = { CAP(NAME($monster, case: "def")) } appare { NAME($region, case: "in") }
hellas-log-monster-evolves = { CAP(NAME($monster, case: "def")) } si evolve: { NAME($event) }
hellas-log-event-nothing = { CAP(NAME($monster, case: "def")) }: il mostro è già morto, si pesca un’altra carta evento
hellas-log-monster-roll = Il dado per { NAME($monster, case: "def") }: { NAME($face) }
hellas-log-monster-moves = { CAP(NAME($monster, case: "def")) } va { NAME($from, case: "from") } { NAME($to, case: "to") }
hellas-log-monster-attacks = { CAP(NAME($monster, case: "def")) } attacca { NAME($region, case: "in") }
hellas-log-hunt = { $player }: { NAME($hero) } dà la caccia { NAME($monster, case: "a") }
hellas-log-wound = { $player } infligge { NAME($monster, case: "a") } una ferita ({ NAME($symbol) })
hellas-log-slain = { $player } uccide { NAME($monster, case: "def") }
hellas-log-hunt-fails = { $player }: la caccia { NAME($monster, case: "a") } fallisce
hellas-log-attack = { $player } sceglie l’attacco { NAME($monster, case: "di") }: { QUOTE(NAME($attack)) }, forza { $n }
hellas-log-defended = { $player } si difende
hellas-log-endured = { $player } non si difende
hellas-log-monster-heals = { CAP(NAME($monster, case: "def")) } guarisce da tutte le ferite
hellas-log-battle-begins = { $player } attacca { $rival } { NAME($region, case: "in") }
hellas-log-battle-strength = Battaglia { NAME($region, case: "in") }: { $player } { $n }, { $rival } { $m }
hellas-log-battle-losses = Perdite: { $player } { COUNT($n, "hellas-term-hoplite") }, { $rival } { COUNT($m, "hellas-term-hoplite") }
hellas-log-battle-won = { $player } vince la battaglia { NAME($region, case: "in") }
hellas-log-pyrrhic = { $player } ottiene una vittoria di Pirro { NAME($region, case: "in") }
hellas-log-temple = { $player } costruisce un tempio { NAME($region, case: "in") }
hellas-log-oracle = { $player } costruisce l’Oracolo di Delfi
hellas-log-extra-special = { $player } può effettuare un’altra azione speciale
hellas-log-usurp = { $player } usurpa il potere { NAME($region, case: "in") }
hellas-log-monument = { $player } costruisce il livello { $n } del monumento { NAME($god, case: "di") }
hellas-log-action-cleared = { $player } libera un’azione: { NAME($action) }
hellas-log-king-countdown = { $player } completa il monumento { NAME($god, case: "di") }; azioni speciali { NAME("hellas-victory-king_of_kings", case: "a") }: { $n }
hellas-log-king-token = { $player } toglie un segnalino dalla carta attivazione; rimasti: { $n }
hellas-log-warlord-wins = Vince { $player }: { NAME("hellas-victory-warlord") }
hellas-log-favored-wins = Vince { $player }: { NAME("hellas-victory-favored") }
hellas-log-slayer-wins = Vince { $player }: { NAME("hellas-victory-slayer") }
hellas-log-king-wins = Vince { $player }: { NAME("hellas-victory-king_of_kings") }
hellas-why-not-controlled = Non puoi: non controlli { NAME($region, case: "def") }

## Why not

hellas-why-action-used = Non puoi: l’azione { QUOTE(NAME($action)) } è già usata; torna disponibile dopo il prossimo monumento
hellas-why-action-done = Non puoi: l’azione { QUOTE(NAME($action)) } è già fatta in questo turno
hellas-why-action-idle = Non puoi: l’azione { QUOTE(NAME($action)) } ora non avrebbe effetto
hellas-why-no-hoplites = Non puoi: non hai opliti { NAME($region, case: "in") }
hellas-why-medusa = Non puoi: Medusa è { NAME($region, case: "in") }, gli opliti non possono uscire
hellas-why-sphinx = Non puoi: la Sfinge è { NAME($region, case: "in") }, lì non si recluta
hellas-why-moved = Non puoi: gli opliti { NAME($region, case: "in") } si sono già mossi o sono fortificati
hellas-why-no-shrine = Non puoi: { NAME($region, case: "in") } non c’è un santuario libero
hellas-why-no-reserve = Non puoi: tutti i tuoi opliti sono sulla mappa
hellas-why-no-city = Non puoi: nessuna delle tue città può accogliere reclute ora
hellas-why-no-site = Non puoi: non controlli regioni con un santuario libero
hellas-why-no-token = Non puoi: serve il segnalino gloria della terra in cui si trova il tuo eroe
hellas-why-no-monster = Non puoi: dove si trova il tuo eroe non c’è nessun mostro
hellas-why-no-priest = Non puoi: non hai sacerdoti da inviare
hellas-why-chimera = Non puoi: la Chimera tiene lontani i sacerdoti dal monumento { NAME($god, case: "di") }
hellas-why-monument-full = Non puoi: il monumento { NAME($god, case: "di") } non ha posto per un sacerdote
hellas-why-hero-elsewhere = Non puoi: il tuo eroe non è { NAME($region, case: "in") }
hellas-why-exhausted = Non puoi: l’artefatto { NAME($artifact) } è esaurito
hellas-why-card = Non puoi: ora questa carta non si può giocare

## On the page: the cover, the first game

hellas-ui-blurb = Eserciti, eroi, mostri e tre monumenti che crescono.
hellas-ui-alone-hoplites = Muovi gli opliti nelle regioni vicine: tocca da dove partono, poi la meta. Controlli una regione quando gli opliti sono almeno il suo numero.
hellas-ui-alone-hunt = Una caccia: infliggi ferite con carte che mostrano i simboli attorno al mostro, poi reggi il suo attacco. Fermati prima che l’eroe sia troppo ferito.

## Alone against Xerxes

hellas-opt-kinds = { NAME($region) }: fedeli { $loyal }, alleati { $allied }
hellas-opt-lose =
    { $side ->
        [loyal] Perdi un oplita fedele { NAME($region, case: "in") }
       *[allied] Perdi un oplita alleato { NAME($region, case: "in") }
    }
hellas-opt-catch-spy = Cattura una spia { NAME($region, case: "in") }
hellas-opt-reward-blessing = Pesca 2 benedizioni e tienine 1
hellas-opt-keep-blessing = Tieni la benedizione { QUOTE(NAME($blessing)) }
hellas-opt-ruin = Il monumento: { NAME($god) }
hellas-prompt-kinds =
    { $task ->
        [go] Scegli chi parte { NAME($region, case: "in") }: { COUNT($n, "hellas-term-hoplite") }
        [fall] Scegli chi cade { NAME($region, case: "in") }: { COUNT($n, "hellas-term-hoplite") }
       *[fortify] Scegli chi entra in città { NAME($region, case: "in") }: { COUNT($n, "hellas-term-hoplite") }
    }
hellas-prompt-lose = Scegli le perdite, { NAME($land) }: { COUNT($n, "hellas-term-hoplite") }
hellas-prompt-keep-blessing = Scegli la benedizione da tenere; l’altra si scarta
hellas-prompt-ruin = Scegli il monumento che perde un livello
hellas-prompt-monster-order = Scegli il mostro che agisce per primo { NAME($region, case: "in") }
hellas-prompt-solo-reward = Scegli la ricompensa della caccia { NAME($monster, case: "a") }
hellas-log-attack-drawn = L’attacco { NAME($monster, case: "di") }: { QUOTE(NAME($attack)) }, forza { $n }
hellas-log-persians-come = I persiani sbarcano { NAME($region, case: "in") }: { COUNT($n, "hellas-term-hoplite") }
hellas-log-script = Segnalino { $n }: { QUOTE(NAME($script)) }
hellas-log-mobilized = Mobilitazione sulla casella { $n }; passi alla marcia: { $m }
hellas-log-march-ordered = I persiani si mettono in marcia
hellas-log-march-idle = Non c’è più avanguardia che marci
hellas-log-invasion = L’invasione è a { $n }
hellas-log-spy-sent = Una spia va { NAME($region, case: "to") }; il valore di comando è { $n }
hellas-log-spy-none = Non restano spie da inviare { NAME($region, case: "to") }
hellas-log-spy-caught = { $player } cattura una spia { NAME($region, case: "in") }; il valore di comando è { $n }
hellas-log-spy-gone = La spia { NAME($region, case: "in") } ha finito il suo lavoro ed esce dal gioco
hellas-log-spying = Le spie si mettono all’opera
hellas-log-tokens-freed = { $player } libera le azioni speciali e ricarica tutti gli artefatti
hellas-log-attitude = { CAP(NAME($land, case: "def")) } ora è { NAME($attitude, case: "f") }
hellas-log-token-lost =
    { $side ->
        [loyal] { $player } perde il segnalino fedele { NAME($region, case: "in") }
       *[allied] { $player } perde il segnalino alleato { NAME($region, case: "in") }
    }
hellas-log-token-loyal = { $player }: il segnalino { NAME($region, case: "in") } diventa fedele
hellas-log-token-allied = { $player }: le spie rendono alleato il segnalino fedele { NAME($region, case: "in") }
hellas-log-allied-control = { $player } ottiene un’alleata: { NAME($region) }
hellas-log-loyal-control = { $player } prende il controllo { NAME($region, case: "di") }: fedele
hellas-log-god-artifact-lost = { $player } perde { NAME($artifact, case: "def") }
hellas-log-persian-control = { CAP(NAME($region, case: "def")) } cade in mano persiana
hellas-log-persian-token-off = Il segnalino persiano { NAME($region, case: "in") } viene rimosso
hellas-log-level-lost = Il monumento ({ NAME($god) }) perde un livello; restano: { $n }
hellas-log-sea-closed = Quasi tutte le rotte marittime sono chiuse ai tuoi opliti e all’eroe
hellas-log-action-marked = { $player }: { QUOTE(NAME($action)) } parte già usata
hellas-log-vanguard-grows = L’avanguardia { NAME($region, case: "in") } cresce: { COUNT($n, "hellas-term-hoplite") }
hellas-log-vanguard-moves = L’avanguardia va { NAME($from, case: "from") } { NAME($to, case: "to") }: { COUNT($n, "hellas-term-hoplite") }
hellas-log-vanguard-stays = L’avanguardia resta { NAME($region, case: "in") }
hellas-log-vanguard-back = L’avanguardia ripiega { NAME($from, case: "from") } { NAME($to, case: "to") }: { COUNT($n, "hellas-term-hoplite") }
hellas-log-vanguard-gone = L’avanguardia è distrutta { NAME($region, case: "in") }
hellas-log-persians-enter = I persiani vanno { NAME($from, case: "from") } { NAME($to, case: "to") }
hellas-log-you-attack-persians = { $player } attacca i persiani { NAME($region, case: "in") }
hellas-log-persians-attack = I persiani attaccano { $player } { NAME($region, case: "in") }
hellas-log-persian-card = I persiani scoprono { QUOTE(NAME($card)) } ({ NAME($card_symbol) }): forza { $n }
hellas-log-persian-strength = Battaglia { NAME($region, case: "in") }: { $player } { $n }, persiani { $m }
hellas-log-persians-beaten = { $player } sconfigge i persiani { NAME($region, case: "in") }
hellas-log-persians-win = I persiani vincono la battaglia { NAME($region, case: "in") }
hellas-log-victory-counter = Vittorie ancora necessarie: { $n }
hellas-log-act-ends = L’Atto I è finito, l’invasione è a { $n }
hellas-log-act-two = Atto II: arriva la grande armata, ogni regione persiana combatte con { $n }; vittorie necessarie: { $m }
hellas-log-oracle-falls = L’Oracolo di Delfi è caduto; un posto è bloccato a ogni monumento
hellas-log-quest-failed = L’impresa { QUOTE(NAME($quest)) } non è stata compiuta
hellas-log-hoplites-gather =
    { $side ->
        [loyal] { $player }: i fedeli si radunano { NAME($region, case: "in") }: { COUNT($n, "hellas-term-hoplite") }
       *[allied] { $player }: gli alleati si radunano { NAME($region, case: "in") }: { COUNT($n, "hellas-term-hoplite") }
    }
hellas-log-regions-counted = L’ultimo segnalino è speso. Regioni: { $player } { $n }, persiani { $m }
hellas-log-solo-counter = { NAME("hellas-solo_outcome-counter") }
hellas-log-solo-liberated = { NAME("hellas-solo_outcome-liberated") }
hellas-log-solo-held-out = { NAME("hellas-solo_outcome-held_out") }
hellas-log-solo-monument = { NAME("hellas-solo_outcome-monument") }
hellas-log-solo-two-lands = { NAME("hellas-solo_outcome-two_lands") }
hellas-log-solo-thirteen = { NAME("hellas-solo_outcome-thirteen") }
hellas-log-solo-time = { NAME("hellas-solo_outcome-time") }

## On the page: alone against Xerxes

hellas-ui-alone = In solitario contro Serse
hellas-ui-mobilization = Mobilitazione
hellas-ui-invasion = Invasione
hellas-ui-command = Comando
hellas-ui-attitudes = Atteggiamento delle terre
hellas-ui-threats = Minacce
hellas-ui-goal = Obiettivo
hellas-ui-tokens-left = Segnalini rimasti: { $n }
hellas-ui-cards-in-battle = Carte scoperte in battaglia: { $n }
hellas-ui-spies = Spie: { $n }
hellas-ui-steps-to-march = { $n ->
    [one] { $n } passo alla marcia
    [many] { $n } passi alla marcia
   *[other] { $n } passi alla marcia
  }
hellas-ui-march-goes-to = Prossima marcia: l’avanguardia va { NAME($region, case: "to") }
hellas-ui-march-of-the-army = Prossima marcia: le regioni persiane inviano opliti a tutte le vicine
hellas-ui-threat-invasion = All’invasione mancano { $n }: poi finisce l’Atto I
hellas-ui-threat-monument = Monumento ({ NAME($god) }): livelli rimasti: { $n }
hellas-ui-threat-siege = Un mostro è al monumento { NAME($god, case: "di") }; livelli rimasti: { $n }
hellas-ui-threat-lands = Terre intere ai persiani: { $n } di { $total }
hellas-ui-threat-tokens = Segnalini persiani: { $n } di { $total }
hellas-ui-threat-time = Segnalini prima di contare le regioni: { $n }
hellas-ui-sea-is-closed = Quasi tutte le rotte marittime ti sono chiuse
hellas-ui-places-blocked = Un posto è bloccato a ogni monumento
hellas-ui-goal-act-one = L’Atto I non si vince. Raccogli alleati, compi imprese, caccia i mostri e tieni l’avanguardia lontana dalla Focide.
hellas-ui-goal-act-two = Vittorie ancora necessarie: { $n }. Oppure togli dalla mappa l’ultimo segnalino persiano; sono { $m }.
hellas-ui-regions-so-far = Regioni: tu { $n }, persiani { $m }
hellas-ui-reconstructed = Tracciato, numeri e frecce sono in parte ricostruiti.
hellas-ui-story-xerxes = Agisce Serse
hellas-ui-story-prologue = Sbarca l’avanguardia
hellas-ui-story-great-army = Arriva la grande armata
hellas-ui-story-battle = La battaglia è decisa
hellas-ui-fold = Riduci
hellas-ui-unfold = Espandi
hellas-ui-story-mobilization = Mobilitazione +{ $n }
hellas-ui-story-invasion = Invasione +{ $n }
hellas-ui-story-monsters = Agiscono i mostri
hellas-ui-region-number = Numero { $n }
hellas-ui-people-for-you = Popolazione per te: { $n }
hellas-ui-men-loyal = Opliti fedeli: { $n }
hellas-ui-men-allied = Opliti alleati: { $n }
hellas-ui-men-persian = Opliti persiani: { $n }
hellas-ui-token-loyal = fedele
hellas-ui-token-allied = alleata
hellas-ui-token-persian = persiana
hellas-ui-persians-turn-up = { $n ->
    [one] poi + { $n } carta
    [many] poi + la migliore di { $n } carte
   *[other] poi + la migliore di { $n } carte
  }
hellas-ui-won = La Grecia è libera
hellas-ui-lost = Serse ha vinto
hellas-ui-end-counter = Hai sconfitto i persiani tante volte quante ne chiedeva l’invasione.
hellas-ui-end-liberated = L’ultimo segnalino persiano è tolto dalla mappa, per quanti opliti vi restino.
hellas-ui-end-held-out = L’ultimo segnalino è speso e le regioni tue sono più delle loro.
hellas-ui-end-monument = Un mostro a un monumento gli toglie un livello a ogni movimento, come certi copioni; è caduto l’ultimo.
hellas-ui-end-two-lands = Ogni regione di due terre porta un segnalino persiano.
hellas-ui-end-thirteen = Serse ha messo sulla mappa l’ultimo segnalino libero.
hellas-ui-end-time = I segnalini sono finiti e non hai più regioni dei persiani.
hellas-ui-alone-welcome = Sei Achille, e Serse arriva. L’Atto I non si vince, serve a prepararsi: alleati, imprese, caccia ai mostri. Nell’Atto II scacci i persiani. La scheda di Serse mostra le minacce.
hellas-ui-alone-turn = Prima le azioni regolari, una volta ciascuna: tocca una regione accesa per muovere Achille, un monumento per pregare. Poi un’azione speciale sulla scheda dell’eroe chiude il turno.
hellas-ui-alone-script = L’azione speciale ha scoperto un segnalino; il suo numero chiama un copione di Serse. Il riquadro sopra la domanda lo racconta passo per passo e illumina i luoghi.
hellas-ui-alone-pass = Il Passo libera le azioni speciali e ricarica gli artefatti, ma costa un segnalino. Per i due atti ce ne sono diciannove.
hellas-ui-alone-march = L’avanguardia avanza di una regione verso la Focide. Attacca gli opliti che incontra, e lì perdi il segnalino.
hellas-ui-alone-attitude = Le terre diffidenti e ostili vogliono più opliti e aiutano i persiani. Imprese e mostri uccisi riconquistano una terra; una fedele dà segnalini fedeli.
hellas-ui-alone-spy = Più spie sono fuori, più carte scopre Serse in battaglia. Nell’Atto II minano le regioni; Achille può catturarne una dove si trova.
hellas-ui-alone-monument = Un monumento ha perso un livello. Se uno cade, tutto è perso: caccia i mostri prima che arrivino, o metti opliti sulla loro strada.
hellas-ui-alone-battle = Prima giochi le tue carte; poi i persiani scoprono le loro e conta solo la migliore. Il pareggio va al difensore.
hellas-ui-alone-kinds = Opliti fedeli e alleati combattono allo stesso modo, ma certi copioni colpiscono gli alleati soli: un fedele accanto li protegge.
hellas-ui-alone-act-two = Atto II: le regioni persiane si allargano a ogni marcia. Ogni battaglia vinta avvicina l’indicatore a 0, e a 0 hai vinto.
hellas-ui-alone-end = Hai finito una campagna. Altri segnalini, altra guerra: gioca ancora, o invita amici.

## Che cosa fa un’opzione e chi è vicino alla vittoria

hellas-ui-near-warlord = { $player } vince se prende { NAME($region, case: "def") }: { NAME("hellas-victory-warlord") }
hellas-ui-near-warlord-regions = { $player }: per vincere mancano { COUNT($n, "hellas-term-region") } { NAME($land, case: "di") }: { NAME("hellas-victory-warlord") }
hellas-ui-near-favored = { $player } vince con un altro tempio: { NAME("hellas-victory-favored") }
hellas-ui-near-slayer = { $player } vince se uccide un altro mostro: { NAME("hellas-victory-slayer") }
hellas-ui-near-king = { CAP(NAME("hellas-victory-king_of_kings")) }: conto alla rovescia di { $player }, azioni speciali rimaste: { $n }; poi vince chi controlla { NAME($region, case: "def") }
hellas-ui-near-king-now = { $player } controlla { NAME($region, case: "def") } e vince alla fine di questo turno: { NAME("hellas-victory-king_of_kings") }
hellas-ui-near-king-waiting = Il conto alla rovescia è finito: vince chi prende { NAME($region, case: "def") }
hellas-ui-near-monument = Al monumento { NAME($god, case: "di") } resta un livello: perderlo è perdere la partita
hellas-ui-near-regions = Regioni che mancano ai persiani per vincere: { $n }
hellas-ui-near-land = I persiani vincono con { NAME($land, case: "def") }; regioni che mancano: { $n }
hellas-ui-near-time = Segnalini rimasti nella pila: { $n }; senza, la partita è persa
hellas-ui-near-held-out = Segnalini rimasti: { $n }; alla fine vinci con le regioni { $own } a { $theirs }
hellas-ui-near-outnumbered = Segnalini rimasti: { $n }; alla fine perdi con le regioni { $own } a { $theirs }
hellas-ui-near-victories = Vittorie sui persiani ancora necessarie: { $n }
hellas-ui-near-liberation = Regioni persiane da liberare per vincere: { $n }
hellas-ui-card-fortification = +2 se difendi una città o Sparta
hellas-ui-card-local-support = Recluta 2 opliti se difendi una città o Sparta
hellas-ui-card-glory = +3 con il segnalino gloria di questa terra
hellas-ui-card-phalanx = +1 ogni 2 tuoi opliti
hellas-ui-card-flank-attack = +2 con più opliti
hellas-ui-card-trap = Aggiunge l’Autorità
hellas-ui-card-tactical-maneuver = +2 con più Autorità
hellas-ui-card-encirclement = Se vinci, chi perde ne perde altri 3, non 1
hellas-ui-card-no-effect = Nessun effetto
hellas-ui-card-reinforcements = Porta opliti da una regione adiacente
hellas-ui-card-javelin-volley = Con più opliti, uccidine 1
hellas-ui-card-assault = +2 se attacchi
hellas-ui-hunt-torch = 3 torce: qualsiasi ferita
hellas-ui-hunt-bow = 3 archi: qualsiasi ferita
hellas-ui-hunt-sword = 2 spade: qualsiasi ferita
hellas-ui-hunt-mace = 2 mazze: qualsiasi ferita
hellas-ui-hunt-sickle = Qualsiasi ferita
hellas-ui-hunt-shield = Ferma ogni attacco per 1 lesione
hellas-ui-hunt-one = Solo questo simbolo
hellas-ui-cannot-defend = Non puoi difenderti: le tue carte danno { $n }, ne servono { $total }
hellas-ui-can-defend = Le tue carte danno fino a { $n }, ne servono { $total }
hellas-ui-dice = { CAP(NAME("hellas-term-monster_die")) }
hellas-ui-gives-control = la controllerai
hellas-ui-no-control = nessun controllo: opliti { $n } su { $total }
hellas-ui-mark-people = Scudo { $n }: tanti opliti servono per il controllo
hellas-ui-mark-city = Città: qui si reclutano opliti; uno fortificato aggiunge 1 in difesa
hellas-ui-mark-sparta = Sparta: qui si reclutano fino a 4 opliti; uno fortificato aggiunge 2 in difesa
hellas-ui-mark-shrine = Santuario: qui si può costruire un tempio
hellas-ui-mark-temple = Tempio: chi controlla 5 regioni con templi vince
hellas-ui-mark-delphi = Luogo dell’Oracolo di Delfi: conta come tempio e dà la ricompensa della carta tempio
hellas-ui-mark-oracle = Oracolo di Delfi: conta come tempio

## Themes of puzzles

hellas-ui-theme-plan = Il piano del turno
hellas-ui-theme-army = Opliti in movimento
hellas-ui-theme-battle = Vincere la battaglia
hellas-ui-theme-hunt = A caccia
hellas-ui-theme-gods = Templi, monumenti e gloria
