### Lords of Hellas.

hellas-opt-act = { NAME($action) }
hellas-opt-use = Użyj { NAME($artifact, case: "gen") }
hellas-opt-done = Gotowe
hellas-opt-pray = Wyślij kapłana do monumentu { NAME($god, case: "gen") }
hellas-opt-go = Przesuń bohatera { NAME($to, case: "to") }
hellas-opt-advance = Przejdź jeden etap zadania
hellas-opt-step = Przesuń hoplitę { NAME($from, case: "from") } { NAME($to, case: "to") }
hellas-opt-fortify = Ufortyfikuj hoplitę { NAME($region, case: "in") }
hellas-opt-leave-city = Wyprowadź hoplitę z miasta { NAME($region, case: "in") }
hellas-opt-fight = Walcz { NAME($region, case: "in") }
hellas-opt-march = Marsz { NAME($from, case: "from") } { NAME($to, case: "to") }
hellas-opt-count = { COUNT($n, "hellas-term-hoplite") }
hellas-opt-onward = Idź dalej { NAME($to, case: "to") }
hellas-opt-halt = Zatrzymaj się tutaj
hellas-opt-lift = Weź hoplitę { NAME($from, case: "from") }
hellas-opt-murderous-march = { NAME("hellas-blessing-murderous_march") } { NAME($from, case: "from") }: zabij 2 hoplitów, idź dokądkolwiek
hellas-opt-levy = { $n ->
    [0] Nikogo nie werbuj { NAME($region, case: "in") }
   *[other] Zwerbuj { COUNT($n, "hellas-term-hoplite", case: "acc") } { NAME($region, case: "in") }
  }
hellas-opt-levy-fortified = { $n ->
    [1] Zwerbuj { COUNT($n, "hellas-term-fortified_hoplite", case: "acc") } { NAME($region, case: "in") }
   *[other] Zwerbuj { COUNT($n, "hellas-term-hoplite", case: "acc") } { NAME($region, case: "in") }, jednego od razu ufortyfikuj
  }
hellas-opt-muster = Werbuj { NAME($region, case: "in") }
hellas-opt-build = Zbuduj świątynię { NAME($region, case: "in") }
hellas-opt-prepare =
    { $pick ->
        [heal] Wylecz 1 obrażenie
        [draw] Dobierz 1 kartę walki
       *[recruit] Zwerbuj 1 hoplitę w regionie bohatera
    }
hellas-opt-heal = Wylecz obrażenie ({ NAME($attribute) })
hellas-opt-injure = Przyjmij obrażenie ({ NAME($attribute) })
hellas-opt-raise = Podnieś { NAME($attribute, case: "acc") }
hellas-opt-lower = Obniż { NAME($attribute, case: "acc") }
hellas-opt-hunt = Poluj na { NAME($monster, case: "acc") }
hellas-opt-build-level = Buduj monument { NAME($god, case: "gen") }
hellas-opt-repeat = Powtórz: { NAME($action) }
hellas-opt-skip = Pomiń
hellas-opt-roll = Rzuć kością za { NAME($monster, case: "acc") }
hellas-opt-let-move = Niech się ruszy
hellas-opt-let-attack = Atak na region
hellas-opt-drive = Przesuń { NAME($monster, case: "acc") } { NAME($to, case: "to") }
hellas-opt-play = Zagraj kartę { QUOTE(NAME($card)) } ({ NAME($card_symbol) })
hellas-opt-plan = Zagraj kartę { QUOTE(NAME($card)) } ({ NAME($card_symbol) }) z kapłanem: +3
hellas-opt-pass = Spasuj do końca bitwy
hellas-opt-bless = Użyj błogosławieństwa { QUOTE(NAME($blessing)) }
hellas-opt-go-first = Zaczyna: { $player }
hellas-opt-bring = { $n ->
    [0] Nikogo nie sprowadzaj { NAME($from, case: "from") }
   *[other] Sprowadź { COUNT($n, "hellas-term-hoplite", case: "acc") } { NAME($from, case: "from") }
  }
hellas-opt-retreat = Wycofaj się { NAME($to, case: "to") }
hellas-opt-send-back = { $n ->
    [0] Nikogo nie odsyłaj { NAME($to, case: "to") }
   *[other] Odeślij { COUNT($n, "hellas-term-hoplite", case: "acc") } { NAME($to, case: "to") }
  }
hellas-opt-protect = Ochroń ich Egidą
hellas-opt-accept = Przyjmij straty
hellas-opt-blood-spare = Strać o 1 hoplitę mniej
hellas-opt-blood-strike = Wróg traci o 1 hoplitę więcej
hellas-opt-strike =
    { $reward ->
        [priest] Zrań kartą { QUOTE(NAME($card)) } ({ NAME($symbol) }; nagroda: kapłan)
        [artifact] Zrań kartą { QUOTE(NAME($card)) } ({ NAME($symbol) }; nagroda: neutralny artefakt)
       *[plain] Zrań kartą { QUOTE(NAME($card)) } ({ NAME($symbol) })
    }
hellas-opt-convert =
    { $reward ->
        [priest] Odrzuć zestaw ({ NAME($cards) }) za ranę: { NAME($symbol) } (nagroda: kapłan)
        [artifact] Odrzuć zestaw ({ NAME($cards) }) za ranę: { NAME($symbol) } (nagroda: neutralny artefakt)
       *[plain] Odrzuć zestaw ({ NAME($cards) }) za ranę: { NAME($symbol) }
    }
hellas-opt-wound =
    { $reward ->
        [priest] Zrań { NAME($monster, case: "acc") }: { NAME($symbol) } (nagroda: kapłan)
        [artifact] Zrań { NAME($monster, case: "acc") }: { NAME($symbol) } (nagroda: neutralny artefakt)
       *[plain] Zrań { NAME($monster, case: "acc") }: { NAME($symbol) }
    }
hellas-opt-end-attack = Zakończ atak
hellas-opt-give-up = Przerwij polowanie
hellas-opt-attack-with =
    { $attack_plus ->
        [uncovered] Zaatakuj kartą { QUOTE(NAME($attack)) } (atak { $attack_value } + odkryte rany)
        [all] Zaatakuj kartą { QUOTE(NAME($attack)) } (atak: wszystkie rany)
        [covered_twice] Zaatakuj kartą { QUOTE(NAME($attack)) } (atak { $attack_value } + podwojone zakryte rany)
        [hand] Zaatakuj kartą { QUOTE(NAME($attack)) } (atak { $attack_value } + karty na ręce)
       *[nothing] Zaatakuj kartą { QUOTE(NAME($attack)) } (atak { $attack_value })
    }
hellas-opt-guard = Obroń się kartą { QUOTE(NAME($card)) } ({ NAME($card_symbol) })
hellas-opt-guard-plan = Obroń się kartą { QUOTE(NAME($card)) } ({ NAME($card_symbol) }) z kapłanem: +3
hellas-opt-dodge = Unik: dodaj Szybkość
hellas-opt-shield = Zasłoń się tarczą karty { QUOTE(NAME($card)) }: 1 obrażenie
hellas-opt-endure = Nie broń się
hellas-opt-discard = Odrzuć kartę { QUOTE(NAME($card)) } ({ NAME($card_symbol) })
hellas-opt-draft = Weź błogosławieństwo { QUOTE(NAME($blessing)) }
hellas-opt-keep-artifact = Zatrzymaj { NAME($artifact, case: "acc") }
hellas-opt-keep-card = Zatrzymaj kartę { QUOTE(NAME($card)) } ({ NAME($card_symbol) })
hellas-opt-trade-glory = Oddaj żeton chwały { NAME($land, case: "gen") }
hellas-opt-begin-quest = Zacznij zadanie { QUOTE(NAME($quest)) } od etapu { $n }
hellas-opt-hero = { NAME($hero) }
hellas-opt-place = Zacznij { NAME($region, case: "in") }
hellas-opt-exile = Wygnaj { NAME($monster, case: "acc") }
hellas-opt-shoot = Strzel: odrzuć kartę { QUOTE(NAME($card)) }
hellas-opt-shoot-hoplites = Zabij 2 hoplitów { NAME($region, case: "in") }
hellas-opt-clear = Uwolnij akcję: { NAME($action) }
hellas-opt-smite = Zadaj obrażenie bohaterowi gracza { $player }
hellas-opt-take-glory = Weź żeton chwały { NAME($land, case: "gen") }
hellas-opt-reward-artifact = Weź { NAME($artifact, case: "acc") }
hellas-opt-reward-priest = Otrzymaj kapłana
hellas-opt-reward-neutral = Dobierz neutralny artefakt
hellas-opt-wrath = Odrzuć kartę { QUOTE(NAME($card)) } ({ NAME($card_symbol) }), by zabić 2 hoplitów
hellas-opt-quest-card = Użyj karty zadania { QUOTE(NAME($quest)) }
hellas-opt-weak-spot = Słaby punkt: odrzuć kartę { QUOTE(NAME($card)) } ({ NAME($card_symbol) })
hellas-opt-appear = Pojaw się { NAME($to, case: "in") }
hellas-opt-use-power = Przesuń armię
hellas-prompt-turn = Wybierz akcję zwykłą albo zakończ turę akcją specjalną
hellas-prompt-special = Wykonaj jeszcze jedną akcję specjalną
hellas-prompt-trade = Możesz oddać żeton chwały, by obejrzeć 2 neutralne artefakty
hellas-prompt-hero = Wybierz bohatera
hellas-prompt-place = Wybierz region, w którym zacznie bohater
hellas-prompt-move-hoplites = Przesuń hoplitów: jeszcze { $n }
hellas-prompt-fight = Wybierz bitwę, którą stoczysz teraz
hellas-prompt-march = Wybierz, dokąd idzie armia: zasięg { COUNT($n, "hellas-term-region") }
hellas-prompt-lift = Wybierz region, z którego rusza hoplita
hellas-prompt-count = Ilu hoplitów idzie { NAME($from, case: "from") } { NAME($to, case: "to") }?
hellas-prompt-onward = Twoja armia jest { NAME($region, case: "in") }: idzie dalej czy staje? Zostało regionów: { $n }
hellas-prompt-levy = Zwerbuj hoplitów { NAME($region, case: "in") }, najwyżej { $n }
hellas-prompt-muster = Wybierz region, by zwerbować { COUNT($n, "hellas-term-hoplite", case: "acc") }
hellas-prompt-bring = Sprowadź hoplitów do bitwy { NAME($region, case: "in") }
hellas-prompt-retreat = Twoja armia wycofuje się { NAME($region, case: "from") }: wybierz dokąd
hellas-prompt-send-back = Atak { NAME($region, case: "in") } się nie powiódł: odeślij ocalałych
hellas-prompt-aegis = Tracisz { COUNT($n, "hellas-term-hoplite", case: "acc") } { NAME($region, case: "in") }: użyć Egidy?
hellas-prompt-temple = Wybierz miejsce budowy
hellas-prompt-prepare = Przygotowanie: do wyboru zostało { $n }
hellas-prompt-appear = Wybierz, gdzie pojawi się bohater
hellas-prompt-monument = Wybierz monument do budowy
hellas-prompt-repeat = Przed monumentem możesz powtórzyć wykorzystaną akcję specjalną
hellas-prompt-hunt = Wybierz potwora, na którego polujesz
hellas-prompt-hunt-step = Polowanie na { NAME($monster, case: "acc") }: zadaj rany
hellas-prompt-wound = Wybierz ranę, którą otrzyma { NAME($monster) }
hellas-prompt-monster-attack = Wybierz atak { NAME($monster, case: "gen") }
hellas-prompt-defend = { NAME($monster) } atakuje: do obrony potrzeba siły { $n }
hellas-prompt-hunt-reward = Wybierz nagrodę za polowanie na { NAME($monster, case: "acc") }
hellas-prompt-injure = Bohater otrzymuje { COUNT($n, "hellas-term-injury", case: "acc") }: wybierz cechę
hellas-prompt-heal = Wybierz obrażenie do wyleczenia
hellas-prompt-lower = Wybierz cechę, która na stałe spada o 1
hellas-prompt-raise = Wybierz cechę do podniesienia
hellas-prompt-discard = Odrzuć { COUNT($n, "hellas-term-combat_card", case: "acc") }
hellas-prompt-pay-card = Wybierz kartę do odrzucenia; jeszcze { $n }
hellas-prompt-cycle = Odrzuć karty i dobierz tyle samo; odrzucono: { $n }
hellas-prompt-keep-card = Wybierz kartę, którą zatrzymasz
hellas-prompt-keep-artifact = Wybierz artefakt, który zatrzymasz
hellas-prompt-begin-quest = Możesz zacząć zadanie { NAME($region, case: "in") }
hellas-prompt-glory = Wybierz wolny żeton chwały
hellas-prompt-draft = Wybierz błogosławieństwo; reszta idzie w prawo
hellas-prompt-roll = Wybierz potwora, za którego rzucasz
hellas-prompt-beast = { NAME($monster) }: ruch czy atak na region?
hellas-prompt-drive = Wybierz, dokąd idzie { NAME($monster) }
hellas-prompt-drive-any = Wybierz potwora i dokąd idzie
hellas-prompt-clear = Wybierz akcję specjalną do uwolnienia
hellas-prompt-thunder = { NAME("hellas-artifact-thunder_of_zeus") }: wybierz cel
hellas-prompt-shoot = { NAME("hellas-blessing-shoot_to_kill") }: wybierz cel
hellas-prompt-wrath = Możesz odrzucić kartę, by zabić 2 hoplitów { NAME($region, case: "in") }
hellas-prompt-first = Bitwa { NAME($region, case: "in") }: kto zacznie używać artefaktów i błogosławieństw?
hellas-prompt-before = Przed bitwą { NAME($region, case: "in") }: użyj artefaktów i błogosławieństw
hellas-prompt-battle = Bitwa { NAME($region, case: "in") }: zagraj kartę albo spasuj
hellas-prompt-bluff = Bitwa { NAME($region, case: "in") }: blef pozwala zagrać jeszcze jedną kartę
hellas-prompt-blood = Bitwa { NAME($region, case: "in") }: użyć { NAME("hellas-artifact-medusas_blood", case: "gen") }?
hellas-prompt-power = Moc { NAME($god, case: "gen") }: możesz przesunąć armię
hellas-log-starter = { $player }: zaczyna wybór bohaterów
hellas-log-hero-chosen = { $player }: bohater – { NAME($hero) }
hellas-log-hero-placed = { $player }: { NAME($hero) } zaczyna { NAME($region, case: "in") } z 2 hoplitami
hellas-log-turn-begins = { $player }: rozpoczyna turę
hellas-log-action = { $player }: akcja specjalna – { NAME($action) }
hellas-log-control = { $player }: przejmuje kontrolę nad { NAME($region, case: "ins") }
hellas-log-god-artifact = { $player }: otrzymuje artefakt { NAME($artifact) }, jest naładowany
hellas-log-hoplites-die = { $player }: traci { COUNT($n, "hellas-term-hoplite", case: "acc") } { NAME($region, case: "in") }
hellas-log-hoplites-move = { $player }: prowadzi { COUNT($n, "hellas-term-hoplite", case: "acc") } { NAME($from, case: "from") } { NAME($to, case: "to") }
hellas-log-fortified = { $player }: fortyfikuje hoplitę { NAME($region, case: "in") }
hellas-log-unfortified = { $player }: wyprowadza hoplitę z miasta { NAME($region, case: "in") }
hellas-log-recruit = { $player }: werbuje { COUNT($n, "hellas-term-hoplite", case: "acc") } { NAME($region, case: "in") }
hellas-log-recruit-fortified = { $n ->
    [1] { $player }: werbuje { COUNT($n, "hellas-term-fortified_hoplite", case: "acc") } { NAME($region, case: "in") }
   *[other] { $player }: werbuje { COUNT($n, "hellas-term-hoplite", case: "acc") } { NAME($region, case: "in") }, jeden jest ufortyfikowany
  }
hellas-log-retreat = { $player }: wycofuje się { NAME($from, case: "from") } { NAME($to, case: "to") }, hoplici: { $n }
hellas-log-hero-moves = { SAME($from, $to) ->
    [yes] { $player }: { NAME($hero) } zostaje { NAME($to, case: "in") }
   *[no] { $player }: { NAME($hero) } idzie { NAME($from, case: "from") } { NAME($to, case: "to") }
  }
hellas-log-hero-appears = { $player }: { NAME($hero) } pojawia się { NAME($region, case: "in") }
hellas-log-hero-returns = { $player }: { NAME($hero) } wraca z zadania { NAME($region, case: "to") }
hellas-log-priest = { $player }: otrzymuje { COUNT($n, "hellas-term-priest", case: "acc") }
hellas-log-priest-sacrificed = { $player }: poświęca kapłana
hellas-log-glory = { $player }: bierze żeton chwały { NAME($land, case: "gen") }
hellas-log-glory-returned = { $player }: oddaje żeton chwały { NAME($land, case: "gen") }
hellas-log-draw = { $player }: dobiera kartę { QUOTE(NAME($card)) } ({ NAME($card_symbol) })
hellas-log-draw-hidden = { $player }: dobiera kartę walki
hellas-log-discard = { $player }: odrzuca kartę { QUOTE(NAME($card)) } ({ NAME($card_symbol) })
hellas-log-card = { $player }: zagrywa kartę „{ NAME($card) }”
hellas-log-passed = { $player }: pasuje
hellas-log-pray = { $player }: wysyła kapłana do monumentu { NAME($god, case: "gen") }; { NAME($attribute) } wynosi teraz { $n }
hellas-log-attribute = { $player }: { NAME($attribute) } wynosi teraz { $n }
hellas-log-injured = { $player }: { NAME($hero) } otrzymuje obrażenie ({ NAME($attribute) })
hellas-log-healed = { $player }: { NAME($hero) } leczy obrażenie ({ NAME($attribute) })
hellas-log-artifact-used = { $player }: używa artefaktu { NAME($artifact) }
hellas-log-artifact-gained = { $player }: otrzymuje artefakt { NAME($artifact) }
hellas-log-blessing-used = { $player }: używa błogosławieństwa { QUOTE(NAME($blessing)) }
hellas-log-blessing-gained = { $player }: bierze błogosławieństwo { QUOTE(NAME($blessing)) }
hellas-log-draft = { $player }: rozpoczyna selekcję błogosławieństw
hellas-log-quest-card = { $player }: używa karty zadania { QUOTE(NAME($quest)) }
hellas-log-quest-appears = Nowe zadanie { NAME($region, case: "in") }: { QUOTE(NAME($quest)) }
hellas-log-quest-too-many = Dla zadania { QUOTE(NAME($quest)) } nie ma wolnego pola
hellas-log-quest-begun = { $player }: { NAME($hero) } zaczyna zadanie { QUOTE(NAME($quest)) } od etapu { $n }
hellas-log-quest-step = { $player }: { NAME($hero) } dociera do etapu { $n } zadania { QUOTE(NAME($quest)) }
hellas-log-quest-done = { $player }: { NAME($hero) } kończy zadanie { QUOTE(NAME($quest)) }
hellas-log-monster-enters = { NAME($monster) } pojawia się { NAME($region, case: "in") }
hellas-log-monster-evolves = { NAME($monster) } ewoluuje: { NAME($event) }
hellas-log-event-nothing = { NAME($monster) }: tego potwora już nie ma, dobierana jest inna karta wydarzenia
hellas-log-monster-roll = Rzut za { NAME($monster, case: "acc") }: { NAME($face) }
hellas-log-monster-moves = { NAME($monster) } idzie { NAME($from, case: "from") } { NAME($to, case: "to") }
hellas-log-monster-attacks = { NAME($monster) } atakuje { NAME($region, case: "in") }
hellas-log-hunt = { $player }: { NAME($hero) } poluje na { NAME($monster, case: "acc") }
hellas-log-wound = { $player }: zadaje { NAME($monster, case: "dat") } ranę ({ NAME($symbol) })
hellas-log-slain = { $player }: zabija { NAME($monster, case: "acc") }
hellas-log-hunt-fails = { $player }: polowanie na { NAME($monster, case: "acc") } się nie udaje
hellas-log-attack = { $player }: wybiera atak { NAME($monster, case: "gen") }: { QUOTE(NAME($attack)) }, siła { $n }
hellas-log-defended = { $player }: broni się
hellas-log-endured = { $player }: nie broni się
hellas-log-monster-heals = { NAME($monster) } leczy wszystkie rany
hellas-log-battle-begins = { $player }: atakuje { NAME($region, case: "in") }, broni się { $rival }
hellas-log-battle-strength = Bitwa { NAME($region, case: "in") }: { $player } { $n }, { $rival } { $m }
hellas-log-battle-losses = Straty: { $player } – { COUNT($n, "hellas-term-hoplite") }, { $rival } – { COUNT($m, "hellas-term-hoplite") }
hellas-log-battle-won = { $player }: wygrywa bitwę { NAME($region, case: "in") }
hellas-log-pyrrhic = { $player }: odnosi pyrrusowe zwycięstwo { NAME($region, case: "in") }
hellas-log-temple = { $player }: buduje świątynię { NAME($region, case: "in") }
hellas-log-oracle = { $player }: buduje Wyrocznię Delficką
hellas-log-extra-special = { $player }: otrzymuje jeszcze jedną akcję specjalną
hellas-log-usurp = { $player }: uzurpuje władzę { NAME($region, case: "in") }
hellas-log-monument = { $player }: buduje poziom { $n } monumentu { NAME($god, case: "gen") }
hellas-log-action-cleared = { $player }: uwalnia akcję – { NAME($action) }
hellas-log-king-countdown = { $player }: kończy monument { NAME($god, case: "gen") }; akcji specjalnych do { NAME("hellas-victory-king_of_kings", case: "gen") }: { $n }
hellas-log-king-token = { $player }: zdejmuje żeton z karty aktywacji; zostało: { $n }
hellas-log-warlord-wins = Zwycięstwo: { $player } ({ NAME("hellas-victory-warlord") })
hellas-log-favored-wins = Zwycięstwo: { $player } ({ NAME("hellas-victory-favored") })
hellas-log-slayer-wins = Zwycięstwo: { $player } ({ NAME("hellas-victory-slayer") })
hellas-log-king-wins = Zwycięstwo: { $player } ({ NAME("hellas-victory-king_of_kings") })
hellas-why-not-controlled = Nie można: nie kontrolujesz { NAME($region, case: "gen") }

## Why not

hellas-why-action-used = Nie można: akcję { QUOTE(NAME($action)) } już wykorzystano; znów dostępna po następnym monumencie
hellas-why-action-done = Nie można: akcję { QUOTE(NAME($action)) } w tej turze już wykonano
hellas-why-action-idle = Nie można: akcja { QUOTE(NAME($action)) } nic teraz nie da
hellas-why-no-hoplites = Nie można: nie masz hoplitów { NAME($region, case: "in") }
hellas-why-medusa = Nie można: Meduza jest { NAME($region, case: "in") }, hoplici nie mogą wyjść
hellas-why-sphinx = Nie można: Sfinks jest { NAME($region, case: "in") }, tam nie można werbować
hellas-why-moved = Nie można: hoplici { NAME($region, case: "in") } już się ruszyli albo są ufortyfikowani
hellas-why-no-shrine = Nie można: { NAME($region, case: "in") } nie ma wolnej kapliczki
hellas-why-no-reserve = Nie można: wszyscy twoi hoplici są na mapie
hellas-why-no-city = Nie można: żadne z twoich miast nie przyjmie teraz rekrutów
hellas-why-no-site = Nie można: nie kontrolujesz regionu z wolną kapliczką
hellas-why-no-token = Nie można: potrzebny jest żeton chwały krainy, w której stoi twój bohater
hellas-why-no-monster = Nie można: tam, gdzie stoi twój bohater, nie ma potwora
hellas-why-no-priest = Nie można: nie masz kapłana do wysłania
hellas-why-chimera = Nie można: Chimera nie dopuszcza kapłanów do monumentu { NAME($god, case: "gen") }
hellas-why-monument-full = Nie można: przy monumencie { NAME($god, case: "gen") } nie ma miejsca dla kapłana
hellas-why-hero-elsewhere = Nie można: twojego bohatera nie ma { NAME($region, case: "in") }
hellas-why-exhausted = Nie można: artefakt { NAME($artifact) } jest zużyty
hellas-why-card = Nie można: tej karty nie można teraz zagrać

## On the page: the cover, the first game

hellas-ui-blurb = Armie, bohaterowie, potwory i trzy rosnące monumenty.
hellas-ui-alone-hoplites = Przesuwaj hoplitów do sąsiednich regionów: dotknij skąd, potem dokąd. Region jest twój, gdy hoplitów jest co najmniej tylu, ile wynosi liczba na tarczy.
hellas-ui-alone-hunt = Polowanie: zadawaj rany kartami z symbolami wokół potwora, potem przetrwaj jego atak. Przerwij, zanim bohater za bardzo ucierpi.

## Alone against Xerxes

hellas-opt-kinds = { NAME($region) }: wierni { $loyal }, sojuszniczy { $allied }
hellas-opt-lose =
    { $side ->
        [loyal] Strać wiernego hoplitę { NAME($region, case: "in") }
       *[allied] Strać sojuszniczego hoplitę { NAME($region, case: "in") }
    }
hellas-opt-catch-spy = Złap szpiega { NAME($region, case: "in") }
hellas-opt-reward-blessing = Dobierz 2 błogosławieństwa i zachowaj 1
hellas-opt-keep-blessing = Zachowaj błogosławieństwo { QUOTE(NAME($blessing)) }
hellas-opt-ruin = Monument: { NAME($god) }
hellas-prompt-kinds =
    { $task ->
        [go] Wybierz, kto wyrusza { NAME($region, case: "in") }: { COUNT($n, "hellas-term-hoplite") }
        [fall] Wybierz, kto ginie { NAME($region, case: "in") }: { COUNT($n, "hellas-term-hoplite") }
       *[fortify] Wybierz, kto wchodzi do miasta { NAME($region, case: "in") }: { COUNT($n, "hellas-term-hoplite") }
    }
hellas-prompt-lose = Wybierz straty, { NAME($land) }: { COUNT($n, "hellas-term-hoplite") }
hellas-prompt-keep-blessing = Wybierz błogosławieństwo, które zachowasz; drugie odrzucasz
hellas-prompt-ruin = Wybierz monument, który traci poziom
hellas-prompt-monster-order = Wybierz potwora, który działa pierwszy { NAME($region, case: "in") }
hellas-prompt-solo-reward = Wybierz nagrodę za polowanie na { NAME($monster, case: "acc") }
hellas-log-attack-drawn = Atak { NAME($monster, case: "gen") }: { QUOTE(NAME($attack)) }, siła { $n }
hellas-log-persians-come = Persowie lądują { NAME($region, case: "in") }: { COUNT($n, "hellas-term-hoplite") }
hellas-log-script = Żeton { $n }: { QUOTE(NAME($script)) }
hellas-log-mobilized = Mobilizacja na polu { $n }; kroków do wymarszu: { $m }
hellas-log-march-ordered = Persowie wyruszają
hellas-log-march-idle = Nie ma już straży przedniej, która by wyruszyła
hellas-log-invasion = Inwazja na polu { $n }
hellas-log-spy-sent = Szpieg wyrusza { NAME($region, case: "to") }; wartość dowodzenia { $n }
hellas-log-spy-none = Nie ma już szpiega, który mógłby ruszyć { NAME($region, case: "to") }
hellas-log-spy-caught = { $player }: łapie szpiega { NAME($region, case: "in") }; wartość dowodzenia { $n }
hellas-log-spy-gone = Szpieg { NAME($region, case: "in") } zrobił swoje i opuszcza grę
hellas-log-spying = Szpiedzy biorą się do dzieła
hellas-log-tokens-freed = { $player }: zwalnia akcje specjalne i ładuje wszystkie artefakty
hellas-log-attitude = { CAP(NAME($land)) } jest teraz { NAME($attitude, case: "f") }
hellas-log-token-lost =
    { $side ->
        [loyal] { $player }: traci wierny żeton kontroli { NAME($region, case: "in") }
       *[allied] { $player }: traci sojuszniczy żeton kontroli { NAME($region, case: "in") }
    }
hellas-log-token-loyal = { $player }: żeton kontroli { NAME($region, case: "in") } staje się wierny
hellas-log-token-allied = { $player }: szpiedzy zamieniają wierny żeton { NAME($region, case: "in") } na sojuszniczy
hellas-log-allied-control = { $player }: nowy sojusznik – { NAME($region) }
hellas-log-loyal-control = { $player }: przejmuje wierny region – { NAME($region) }
hellas-log-god-artifact-lost = { $player }: traci artefakt – { NAME($artifact) }
hellas-log-persian-control = Persowie zajmują { NAME($region, case: "acc") }
hellas-log-persian-token-off = Perski żeton kontroli { NAME($region, case: "in") } zostaje zdjęty
hellas-log-level-lost = Monument ({ NAME($god) }) traci poziom; zostało: { $n }
hellas-log-sea-closed = Większość szlaków morskich jest zamknięta dla twoich hoplitów i bohatera
hellas-log-action-marked = { $player }: { QUOTE(NAME($action)) } zaczyna jako wykorzystana
hellas-log-vanguard-grows = Straż przednia { NAME($region, case: "in") } rośnie: { COUNT($n, "hellas-term-hoplite") }
hellas-log-vanguard-moves = Straż przednia idzie { NAME($from, case: "from") } { NAME($to, case: "to") }: { COUNT($n, "hellas-term-hoplite") }
hellas-log-vanguard-stays = Straż przednia zostaje { NAME($region, case: "in") }
hellas-log-vanguard-back = Straż przednia cofa się { NAME($from, case: "from") } { NAME($to, case: "to") }: { COUNT($n, "hellas-term-hoplite") }
hellas-log-vanguard-gone = Straż przednia rozbita { NAME($region, case: "in") }
hellas-log-persians-enter = Persowie idą { NAME($from, case: "from") } { NAME($to, case: "to") }
hellas-log-you-attack-persians = { $player }: atakuje Persów { NAME($region, case: "in") }
hellas-log-persians-attack = Persowie atakują { NAME($region, case: "in") }; broni się { $player }
hellas-log-persian-card = Persowie odkrywają kartę { QUOTE(NAME($card)) } ({ NAME($card_symbol) }): siła { $n }
hellas-log-persian-strength = Bitwa { NAME($region, case: "in") }: { $player } { $n }, Persowie { $m }
hellas-log-persians-beaten = { $player }: pokonuje Persów { NAME($region, case: "in") }
hellas-log-persians-win = Persowie wygrywają bitwę { NAME($region, case: "in") }
hellas-log-victory-counter = Potrzebne jeszcze zwycięstwa: { $n }
hellas-log-act-ends = Akt I dobiega końca, inwazja na polu { $n }
hellas-log-act-two = Akt II: nadciąga wielka armia, każdy perski region walczy z siłą { $n }; potrzebne zwycięstwa: { $m }
hellas-log-oracle-falls = Wyrocznia Delficka upadła; przy każdym monumencie jedno miejsce jest zablokowane
hellas-log-quest-failed = Zadanie { QUOTE(NAME($quest)) } pozostało nieukończone
hellas-log-hoplites-gather =
    { $side ->
        [loyal] { $player }: wierni zbierają się { NAME($region, case: "in") }: { COUNT($n, "hellas-term-hoplite") }
       *[allied] { $player }: sojusznicy zbierają się { NAME($region, case: "in") }: { COUNT($n, "hellas-term-hoplite") }
    }
hellas-log-regions-counted = Ostatni żeton wykorzystany. Regiony: { $player } { $n }, Persowie { $m }
hellas-log-solo-counter = { NAME("hellas-solo_outcome-counter") }
hellas-log-solo-liberated = { NAME("hellas-solo_outcome-liberated") }
hellas-log-solo-held-out = { NAME("hellas-solo_outcome-held_out") }
hellas-log-solo-monument = { NAME("hellas-solo_outcome-monument") }
hellas-log-solo-two-lands = { NAME("hellas-solo_outcome-two_lands") }
hellas-log-solo-thirteen = { NAME("hellas-solo_outcome-thirteen") }
hellas-log-solo-time = { NAME("hellas-solo_outcome-time") }

## On the page: alone against Xerxes

hellas-ui-alone = W pojedynkę przeciw Kserksesowi
hellas-ui-mobilization = Mobilizacja
hellas-ui-invasion = Inwazja
hellas-ui-command = Dowodzenie
hellas-ui-attitudes = Nastawienie krain
hellas-ui-threats = Co zagraża
hellas-ui-goal = Cel
hellas-ui-tokens-left = Zostało żetonów: { $n }
hellas-ui-cards-in-battle = Kart odkrywanych w bitwie: { $n }
hellas-ui-spies = Szpiedzy: { $n }
hellas-ui-steps-to-march = { $n ->
    [one] { $n } krok do wymarszu
    [few] { $n } kroki do wymarszu
    [many] { $n } kroków do wymarszu
   *[other] { $n } kroku do wymarszu
  }
hellas-ui-march-goes-to = Następny wymarsz: straż przednia idzie { NAME($region, case: "to") }
hellas-ui-march-of-the-army = Następny wymarsz: perskie regiony ślą hoplitów do wszystkich sąsiadów
hellas-ui-threat-invasion = Inwazji brakuje { $n }: wtedy kończy się akt I
hellas-ui-threat-monument = Monument ({ NAME($god) }): zostało poziomów: { $n }
hellas-ui-threat-siege = Potwór przy monumencie ({ NAME($god) }); zostało poziomów: { $n }
hellas-ui-threat-lands = Całych krain perskich: { $n } z { $total }
hellas-ui-threat-tokens = Perskich żetonów: { $n } z { $total }
hellas-ui-threat-time = Żetonów do liczenia regionów: { $n }
hellas-ui-sea-is-closed = Większość szlaków morskich jest dla ciebie zamknięta
hellas-ui-places-blocked = Przy każdym monumencie jedno miejsce jest zablokowane
hellas-ui-goal-act-one = Aktu I nie da się wygrać. Zbieraj sojuszników, kończ zadania, poluj na potwory i nie wpuszczaj straży przedniej do Fokidy.
hellas-ui-goal-act-two = Potrzebne jeszcze zwycięstwa: { $n }. Albo zdejmij z mapy ostatni perski żeton; jest ich { $m }.
hellas-ui-regions-so-far = Regiony: ty { $n }, Persowie { $m }
hellas-ui-reconstructed = Tor, numery i strzałki są częściowo odtworzone.
hellas-ui-story-xerxes = Działa Kserkses
hellas-ui-story-prologue = Straż przednia ląduje
hellas-ui-story-great-army = Nadciąga wielka armia
hellas-ui-story-battle = Bitwa rozstrzygnięta
hellas-ui-fold = Zwiń
hellas-ui-unfold = Rozwiń
hellas-ui-story-mobilization = Mobilizacja +{ $n }
hellas-ui-story-invasion = Inwazja +{ $n }
hellas-ui-story-monsters = Działają potwory
hellas-ui-region-number = Numer { $n }
hellas-ui-people-for-you = Ludność dla ciebie: { $n }
hellas-ui-men-loyal = Wierni hoplici: { $n }
hellas-ui-men-allied = Sojuszniczy hoplici: { $n }
hellas-ui-men-persian = Perscy hoplici: { $n }
hellas-ui-token-loyal = wierny
hellas-ui-token-allied = sojuszniczy
hellas-ui-token-persian = perski
hellas-ui-persians-turn-up = { $n ->
    [one] potem + { $n } karta
    [few] potem + najlepsza z { $n } kart
    [many] potem + najlepsza z { $n } kart
   *[other] potem + najlepsza z { $n } kart
  }
hellas-ui-won = Grecja jest wolna
hellas-ui-lost = Kserkses zwyciężył
hellas-ui-end-counter = Persowie pokonani tyle razy, ile wymagała inwazja.
hellas-ui-end-liberated = Ostatni perski żeton zdjęto z mapy, choćby zostali tam jeszcze hoplici.
hellas-ui-end-held-out = Ostatni żeton wykorzystany, a regionów masz więcej niż Persowie.
hellas-ui-end-monument = Potwór przy monumencie odbiera mu poziom przy każdym ruchu, jak i niektóre scenariusze; przepadł ostatni.
hellas-ui-end-two-lands = Każdy region dwóch krain nosi perski żeton.
hellas-ui-end-thirteen = Kserkses położył na mapie ostatni wolny żeton.
hellas-ui-end-time = Żetony się skończyły, a regionów nie masz więcej niż Persowie.
hellas-ui-alone-welcome = Grasz Achillesem, a Kserkses nadchodzi. Aktu I nie da się wygrać, służy przygotowaniom: sojusznicy, zadania, polowania. W akcie II wypędzasz Persów. Arkusz Kserksesa pokazuje zagrożenia.
hellas-ui-alone-turn = Najpierw zwykłe akcje, każda raz: dotknij podświetlonego regionu, by ruszyć Achillesa, monumentu, by się modlić. Potem jedna akcja specjalna na planszy bohatera kończy turę.
hellas-ui-alone-script = Akcja specjalna odkryła żeton; jego numer wywołuje scenariusz Kserksesa. Panel nad pytaniem opowiada go krok po kroku i podświetla miejsca.
hellas-ui-alone-pass = Pas zwalnia akcje specjalne i ładuje artefakty, ale też kosztuje żeton. Na oba akty jest ich dziewiętnaście.
hellas-ui-alone-march = Straż przednia idzie o region w stronę Fokidy. Atakuje napotkanych hoplitów, a twój żeton tam przepada.
hellas-ui-alone-attitude = Krainy nieufne i wrogie wymagają więcej hoplitów i pomagają Persom. Zadania i zabite potwory odzyskują krainę; wierna daje wierne żetony.
hellas-ui-alone-spy = Im więcej szpiegów, tym więcej kart odkrywa Kserkses w bitwie. W akcie II podkopują regiony; Achilles może złapać szpiega tam, gdzie stoi.
hellas-ui-alone-monument = Monument stracił poziom. Jeśli któryś padnie, gra przegrana: poluj na potwory, zanim dojdą, albo stawiaj hoplitów na ich drodze.
hellas-ui-alone-battle = Najpierw zagraj swoje karty; potem Persowie odkryją swoje i liczy się najlepsza. Remis jest dla obrońcy.
hellas-ui-alone-kinds = Wierni i sojuszniczy hoplici walczą tak samo, ale niektóre scenariusze biją w samych sojuszników: wierny obok ich chroni.
hellas-ui-alone-act-two = Akt II: perskie regiony rosną z każdym wymarszem. Każda wygrana bitwa przybliża licznik do 0, a przy 0 wygrywasz.
hellas-ui-alone-end = To była cała kampania. Inne żetony, inna wojna: zagraj znowu albo zaproś przyjaciół.

## Co robi opcja i kto jest bliski zwycięstwa

hellas-ui-near-warlord = { $player }: zwycięstwo po zajęciu regionu { NAME($region) } ({ NAME("hellas-victory-warlord") })
hellas-ui-near-warlord-regions = { $player }: { NAME($land) }, do zwycięstwa brakuje regionów: { $n } ({ NAME("hellas-victory-warlord") })
hellas-ui-near-favored = { $player }: zwycięstwo z jeszcze jedną świątynią ({ NAME("hellas-victory-favored") })
hellas-ui-near-slayer = { $player }: zwycięstwo po zabiciu jeszcze jednego potwora ({ NAME("hellas-victory-slayer") })
hellas-ui-near-king = { CAP(NAME("hellas-victory-king_of_kings")) }: { $player }, akcji specjalnych do końca odliczania: { $n }; potem wygrywa ten, kto kontroluje region { NAME($region) }
hellas-ui-near-king-now = { $player }: kontroluje region { NAME($region) } i wygrywa na koniec tej tury ({ NAME("hellas-victory-king_of_kings") })
hellas-ui-near-king-waiting = Odliczanie dobiegło końca: wygrywa ten, kto zajmie region { NAME($region) }
hellas-ui-near-monument = Monumentowi { NAME($god, case: "gen") } został jeden poziom: jego utrata to przegrana
hellas-ui-near-regions = Regionów brakujących Persom do zwycięstwa: { $n }
hellas-ui-near-land = Persowie wygrają z { NAME($land, case: "ins") }; brakuje tam regionów: { $n }
hellas-ui-near-time = Żetonów w stosie: { $n }; bez nich gra jest przegrana
hellas-ui-near-held-out = Zostało żetonów: { $n }; na koniec wygrywasz, regiony { $own } : { $theirs }
hellas-ui-near-outnumbered = Zostało żetonów: { $n }; na koniec przegrywasz, regiony { $own } : { $theirs }
hellas-ui-near-victories = Potrzebnych jeszcze zwycięstw nad Persami: { $n }
hellas-ui-near-liberation = Perskich regionów do wyzwolenia przed zwycięstwem: { $n }
hellas-ui-card-fortification = +2 przy obronie miasta lub Sparty
hellas-ui-card-local-support = Zwerbuj 2 hoplitów przy obronie miasta lub Sparty
hellas-ui-card-glory = +3 z żetonem chwały tej krainy
hellas-ui-card-phalanx = +1 za każdych 2 własnych hoplitów
hellas-ui-card-flank-attack = +2 przy przewadze hoplitów
hellas-ui-card-trap = Dodaje Przywództwo
hellas-ui-card-tactical-maneuver = +2 przy wyższym Przywództwie
hellas-ui-card-encirclement = Gdy wygrasz, przegrany traci jeszcze 3, nie 1
hellas-ui-card-no-effect = Bez efektu
hellas-ui-card-reinforcements = Sprowadź hoplitów z jednego sąsiedniego regionu
hellas-ui-card-javelin-volley = Przy przewadze hoplitów zabij 1
hellas-ui-card-assault = +2 przy ataku
hellas-ui-hunt-torch = 3 pochodnie: dowolna rana
hellas-ui-hunt-bow = 3 łuki: dowolna rana
hellas-ui-hunt-sword = 2 miecze: dowolna rana
hellas-ui-hunt-mace = 2 buławy: dowolna rana
hellas-ui-hunt-sickle = Dowolna rana
hellas-ui-hunt-shield = Odpiera każdy atak za 1 obrażenie
hellas-ui-hunt-one = Tylko ten symbol
hellas-ui-cannot-defend = Nie możesz się obronić: twoje karty dają { $n }, potrzeba { $total }
hellas-ui-can-defend = Twoje karty dają do { $n }, potrzeba { $total }
hellas-ui-dice = { CAP(NAME("hellas-term-monster_die")) }
hellas-ui-gives-control = będzie pod twoją kontrolą
hellas-ui-no-control = bez kontroli: hoplitów { $n } z { $total }
hellas-ui-mark-people = Tarcza { $n }: tylu hoplitów potrzeba do kontroli
hellas-ui-mark-city = Miasto: tu werbuje się hoplitów; ufortyfikowany dodaje 1 w obronie
hellas-ui-mark-sparta = Sparta: tu werbuje się do 4 hoplitów; ufortyfikowany dodaje 2 w obronie
hellas-ui-mark-shrine = Kapliczka: tu można zbudować świątynię
hellas-ui-mark-temple = Świątynia: kto kontroluje 5 regionów ze świątyniami, wygrywa
hellas-ui-mark-delphi = Miejsce Wyroczni Delfickiej: liczy się jako świątynia i daje nagrodę z karty świątyń
hellas-ui-mark-oracle = Wyrocznia Delficka: liczy się jako świątynia

## Themes of puzzles

hellas-ui-theme-plan = Plan tury
hellas-ui-theme-army = Hoplici w ruchu
hellas-ui-theme-battle = Wygrać bitwę
hellas-ui-theme-hunt = Na polowaniu
hellas-ui-theme-gods = Świątynie, monumenty i chwała
