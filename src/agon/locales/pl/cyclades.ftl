### Cyklady: Edycja Legendarna.

cyclades-opt-settle = Osiedl się { NAME($land, case: "in") }
cyclades-opt-troop = Umieść oddział { NAME($land, case: "in") }
cyclades-opt-mercenary = Umieść najemnika { NAME($land, case: "in") }
cyclades-opt-fleet = Umieść flotę { NAME($sea, case: "in") }
cyclades-opt-offer = { $n ->
    [0] Stań na ołtarzu { NAME($god, case: "gen") } (za darmo)
   *[other] Złóż { NAME($god, case: "dat") } w ofierze { COUNT($n, "cyclades-piece-gold_coins", case: "acc") }
  }
cyclades-opt-keep = Odrzuć kapłankę, by zatrzymać { NAME($creature, case: "acc") }
cyclades-opt-release = Odeślij { NAME($creature, case: "acc") }
cyclades-opt-stay = Zostaw na miejscu
cyclades-opt-on-land = { CAP(NAME($land, case: "to")) }
cyclades-opt-on-sea = { CAP(NAME($sea, case: "to")) }
cyclades-opt-build = Zbuduj { NAME($building, case: "acc") } { NAME($slot, case: "in") } (pole { $nth })
cyclades-opt-replace = Zbuduj { NAME($building, case: "acc") } zamiast budowli { NAME($slot, case: "in") } (pole { $nth })
cyclades-opt-skip = Nic nie buduj
cyclades-opt-priestess = Weź kapłankę
cyclades-opt-philosopher = Weź filozofa
cyclades-opt-done = Zakończ
cyclades-opt-peek = Obejrzyj wierzchnią kartę talii stworów
cyclades-opt-play = Zagraj { NAME($creature, case: "acc") }
cyclades-opt-put-back = Odłóż kartę na talię
cyclades-opt-hire = Najmij { NAME($hero, case: "acc") }
cyclades-opt-buy = Kup { NAME($creature, case: "acc") } za { COUNT($n, "cyclades-piece-gold_coins", case: "acc") }
cyclades-opt-sail = Wypłyń { NAME($sea, case: "from") }
cyclades-opt-march = Wyrusz { NAME($land, case: "from") }
cyclades-opt-campaign = Heroiczna wyprawa { NAME($land, case: "from") }
cyclades-opt-to-land = { CAP(NAME($land, case: "to")) }
cyclades-opt-to-sea = { CAP(NAME($sea, case: "to")) }
cyclades-opt-take = { $n }
cyclades-opt-join = Weź { NAME($hero, case: "acc") }
cyclades-opt-leave = Zostaw { NAME($hero, case: "acc") }
cyclades-opt-sacrifice = Poświęć { NAME($hero, case: "acc") }
cyclades-opt-clear = Usuń budowlę { NAME($slot, case: "from") } (pole { $nth })
cyclades-opt-found = Zbuduj metropolię { NAME($slot, case: "in") } (pole { $nth })
cyclades-opt-found-over = Zbuduj metropolię zamiast budowli { NAME($slot, case: "in") } (pole { $nth })
cyclades-opt-shelter = Połóż metropolię na karcie { NAME($hero, case: "gen") }
cyclades-opt-plenty-land = Dobrobyt { NAME($land, case: "in") }
cyclades-opt-plenty-sea = Dobrobyt { NAME($sea, case: "in") }
cyclades-opt-retreat = Wycofaj się { NAME($land, case: "to") }
cyclades-opt-withdraw = Wycofaj się { NAME($sea, case: "to") }
cyclades-opt-stand = Kontynuuj
cyclades-opt-reroll = Przerzuć kość za 1 monetę
cyclades-opt-lose-troop = Strać oddział
cyclades-opt-lose-mercenary = Strać najemnika
cyclades-opt-lose-hero = Strać { NAME($hero, case: "acc") }
cyclades-opt-lose-minotaur = Strać Minotaura
cyclades-opt-save-troop = Ocal oddział { NAME($land, case: "in") }
cyclades-opt-save-mercenary = Ocal najemnika { NAME($land, case: "in") }
cyclades-opt-kill-troop = Zniszcz oddział { NAME($land, case: "in") }
cyclades-opt-kill-mercenary = Zniszcz najemnika { NAME($land, case: "in") }
cyclades-opt-kill-fleet = Zniszcz flotę { NAME($sea, case: "in") }
cyclades-opt-power = Najpierw { NAME($hero) }
cyclades-opt-rob = Okradnij gracza { $faction }
cyclades-opt-seize = Zabierz najemników { NAME($land, case: "from") }
cyclades-opt-swap = Floty { NAME($sea, case: "gen") }
cyclades-opt-convert = Zmień budowlę { NAME($slot, case: "in") } (pole { $nth }) w { NAME($building, case: "acc") }
cyclades-opt-dismiss = Oddaj { NAME($hero, case: "acc") }
cyclades-opt-use = Użyj zdolności { NAME($hero, case: "gen") }
cyclades-opt-trade = Wymień 2 kapłanki na filozofa
cyclades-opt-push = Wypchnij flotę { NAME($from, case: "from") } { NAME($to, case: "to") }
cyclades-opt-tap = Użyj świątyni { NAME($slot, case: "in") } (pole { $nth })
cyclades-opt-tile = Fragment { $tile }
cyclades-opt-cell = Na miejsce { $cell }
cyclades-opt-rotate = Obrócony o { $n } z 6
cyclades-prompt-tile = { $player }: wybierz fragment archipelagu
cyclades-prompt-cell = Wybierz miejsce dla fragmentu { $tile }
cyclades-prompt-rotate = Obróć fragment { $tile } na miejscu { $cell }: o ile szóstych obrotu zgodnie z ruchem wskazówek?
cyclades-prompt-settle = Wybierz ląd na początek
cyclades-prompt-first-fleet = Umieść flotę obok { NAME($land, case: "gen") }
cyclades-prompt-first-troop = Umieść pierwsze oddziały: pozostało { $n }
cyclades-prompt-offer = { $player }: wybierz boga i ofiarę
cyclades-prompt-upkeep = { $player }: zatrzymaj stwory albo je odeślij
cyclades-prompt-creature-move = Możesz przesunąć { NAME($creature, case: "acc") }
cyclades-prompt-duty = { $player }: wykonaj darmowe akcje { NAME($god, case: "gen") }
cyclades-prompt-action = { $player }: wykonaj akcje { NAME($god, case: "gen") } albo zakończ turę
cyclades-prompt-peek = Wierzchnia karta to { NAME($creature) }. Zagrać ją za 1 monetę?
cyclades-prompt-hero-place = Wybierz ląd dla { NAME($hero, case: "gen") }
cyclades-prompt-sail-to = Dokąd płyną floty { NAME($sea, case: "from") }?
cyclades-prompt-how-many-fleets = Ile flot płynie { NAME($from, case: "from") } { NAME($to, case: "to") }?
cyclades-prompt-join = { NAME($hero) } opuszcza { NAME($land, case: "acc") }?
cyclades-prompt-how-many-troops = Ile oddziałów opuszcza { NAME($land, case: "acc") }?
cyclades-prompt-how-many-mercenaries = Ilu najemników opuszcza { NAME($land, case: "acc") }?
cyclades-prompt-march-to = Dokąd idą { NAME($land, case: "from") }?
cyclades-prompt-clear = Wybierz, skąd usunąć { NAME($building, case: "acc") }
cyclades-prompt-found = Wybierz miejsce dla metropolii
cyclades-prompt-bonus-troop = Umieść { COUNT($n, "cyclades-piece-base_troops", case: "acc") } na kontrolowanych lądach
cyclades-prompt-place = Umieść { COUNT($n, "cyclades-piece-fleets", case: "acc") } na kontrolowanych obszarach morskich
cyclades-prompt-bonus-plenty = Połóż żeton dobrobytu na kontrolowanym obszarze
cyclades-prompt-plenty-land = Połóż żeton dobrobytu na lądzie
cyclades-prompt-plenty-sea = Połóż żeton dobrobytu na morzu
cyclades-prompt-retreat = Wycofaj się { NAME($land, case: "from") } albo walcz dalej
cyclades-prompt-withdraw = Wycofaj się { NAME($sea, case: "from") } albo walcz dalej
cyclades-prompt-reroll = Krezus: twoja kość pokazuje { $own }, druga { $rival }. Przerzucić?
cyclades-prompt-loss = Wybierz stratę { NAME($land, case: "in") }
cyclades-prompt-hector = Hektor uderza { NAME($land, case: "in") }: wybierz ofiarę
cyclades-prompt-power = { NAME($land) }: który bohater działa pierwszy?
cyclades-prompt-place-creature = Wybierz obszar dla { NAME($creature, case: "gen") }
cyclades-prompt-harpy = Harpia: wybierz oddział do zniszczenia
cyclades-prompt-giant = Gigant: wybierz, czyich najemników zabierzesz
cyclades-prompt-giant-place = Umieść najemników: pozostało { $n }
cyclades-prompt-rob = { NAME($creature) }: wybierz, kogo okraść
cyclades-prompt-flight = Wybierz początek albo koniec lotu
cyclades-prompt-sylph = Sylfida: wybierz pierwsze floty
cyclades-prompt-sylph-second = Z którymi flotami zamienić floty { NAME($sea, case: "gen") }?
cyclades-prompt-sphinx = Sfinks: wybierz stwora do zagrania
cyclades-prompt-charon = Charon: wybierz bohatera do oddania
cyclades-prompt-charon-hero = Kto zajmie miejsce { NAME($hero, case: "gen") }?
cyclades-prompt-chimera = Chimera: wybierz kartę ze stosu odrzuconych
cyclades-prompt-cyclops = Cyklop: wybierz budowlę i czym się stanie
cyclades-prompt-hydra = Hydra: wybierz, co zniszczy
cyclades-prompt-polyphemus = Polifem: odsuń floty, jedną po drugiej
cyclades-prompt-pandora = Pandora: wybierz, czyjej zdolności użyć
cyclades-prompt-temple = Wybierz świątynie obniżające cenę stwora { NAME($creature) }: jeszcze { $n }
cyclades-prompt-trade = Hektor: wymienić jeszcze raz?
cyclades-prompt-give-up = Zdolność { NAME($hero, case: "gen") }: wybierz budowlę do usunięcia
cyclades-log-round = Zaczyna się cykl { $n }
cyclades-log-income = { $player }: otrzymuje { COUNT($n, "cyclades-piece-gold_coins", case: "acc") } dochodu
cyclades-log-offer = { $n ->
    [0] { $player }: staje na ołtarzu { NAME($god, case: "gen") }
   *[other] { $player }: składa { NAME($god, case: "dat") } w ofierze { COUNT($n, "cyclades-piece-gold_coins", case: "acc") }
  }
cyclades-log-displaced = { $player }: traci miejsce na ołtarzu { NAME($god, case: "gen") }
cyclades-log-paid = { $n ->
    [0] { $player }: nic nie płaci { NAME($god, case: "dat") }
   *[other] { $player }: płaci { NAME($god, case: "dat") } { COUNT($n, "cyclades-piece-gold_coins", case: "acc") }
  }
cyclades-log-kept = { $player }: zatrzymuje { NAME($creature, case: "acc") }
cyclades-log-left = { $player }: odsyła { NAME($creature, case: "acc") }
cyclades-log-turn = { $player }: akcje { NAME($god, case: "gen") }
cyclades-log-built = { $player }: buduje { NAME($building, case: "acc") } { NAME($land, case: "in") }
cyclades-log-replaced = { $player }: usuwa { NAME($old, case: "acc") } { NAME($land, case: "from") }
cyclades-log-got-priestess = { $player }: otrzymuje kapłankę
cyclades-log-got-philosopher = { $player }: otrzymuje filozofa
cyclades-log-got-troop = { $player }: umieszcza oddział { NAME($land, case: "in") }
cyclades-log-got-mercenary = { $player }: umieszcza najemnika { NAME($land, case: "in") }
cyclades-log-got-fleet = { $player }: umieszcza flotę { NAME($sea, case: "in") }
cyclades-log-hired = { $player }: najmuje { NAME($hero, case: "acc") } { NAME($land, case: "in") }
cyclades-log-buy = { $player }: kupuje { NAME($creature, case: "acc") } za { COUNT($n, "cyclades-piece-gold_coins", case: "acc") }
cyclades-log-played = { $player }: zagrywa { NAME($creature, case: "acc") }
cyclades-log-peeked = { $player }: ogląda wierzchnią kartę talii: { NAME($creature) }
cyclades-log-peeked-hidden = { $player }: ogląda wierzchnią kartę talii stworów
cyclades-log-sailed = { $player }: prowadzi { COUNT($n, "cyclades-piece-fleets", case: "acc") } { NAME($from, case: "from") } { NAME($to, case: "to") }
cyclades-log-marched = { $player }: rusza { NAME($from, case: "from") } { NAME($to, case: "to") }: { PARTS($troops, "cyclades-piece-base_troops", $mercenaries, "cyclades-piece-mercenaries", $heroes, "cyclades-term-hero") }
cyclades-log-control = { $player }: przejmuje kontrolę nad { NAME($land, case: "ins") }
cyclades-log-sea-strength = { $player }: na morzu – floty { $fleets }{ $ports ->
    [0] { "" }
   *[other] , porty { $ports }
  }, kość { $die }
cyclades-log-land-strength = { $player }: na lądzie – wojska { $troops }{ $walls ->
    [0] { "" }
   *[other] , mury { $walls }
  }{ $powers ->
    [0] { "" }
   *[other] , zdolności { $powers }
  }, kość { $die }
cyclades-log-sea-stage = Bitwa { NAME($sea, case: "in") }: { $attacker } { $attack }, { $defender } { $defence }
cyclades-log-land-stage = Bitwa { NAME($land, case: "in") }: { $attacker } { $attack }, { $defender } { $defence }
cyclades-log-lost-fleet = { $player }: traci flotę { NAME($sea, case: "in") }
cyclades-log-lost-troop = { $player }: traci oddział { NAME($land, case: "in") }
cyclades-log-lost-mercenary = { $player }: traci najemnika { NAME($land, case: "in") }
cyclades-log-lost-hero = { $player }: traci { NAME($hero, case: "acc") }
cyclades-log-lost-figure = { $player }: traci { NAME($creature, case: "acc") }
cyclades-log-retreated = { $player }: wycofuje się { NAME($from, case: "from") } { NAME($to, case: "to") }
cyclades-log-withdrew = { $player }: wycofuje się { NAME($from, case: "from") } { NAME($to, case: "to") }
cyclades-log-founded = { $player }: buduje metropolię { NAME($land, case: "in") }; premia: { NAME($bonus) }
cyclades-log-sheltered = { $player }: buduje metropolię na karcie { NAME($hero, case: "gen") }; premia: { NAME($bonus) }
cyclades-log-bonus = { $player }: otrzymuje premię metropolii: { NAME($bonus) }
cyclades-log-sacrificed = { $player }: poświęca { NAME($hero, case: "acc") }
cyclades-log-rerolled = { $player }: płaci monetę i przerzuca kość: { $n }
cyclades-log-won-mercenaries = Pandora: { $player } zyskuje { COUNT($n, "cyclades-piece-mercenaries", case: "acc") } { NAME($land, case: "in") }
cyclades-log-no-effect = { $player }: { NAME($creature) } nie działa
cyclades-log-discarded = Karta odrzucona: { NAME($creature) }
cyclades-log-reshuffled = Stwory tworzą nową talię
cyclades-log-drawn = { $player }: dobiera { NAME($creature, case: "acc") }
cyclades-log-placed = { $player }: umieszcza { NAME($creature, case: "acc") } { NAME($land, case: "in") }
cyclades-log-placed-sea = { $player }: umieszcza { NAME($creature, case: "acc") } { NAME($sea, case: "in") }
cyclades-log-stole-coins = { $player }: zabiera { COUNT($n, "cyclades-piece-gold_coins", case: "acc") } graczowi { $rival }
cyclades-log-stole-coins-hidden = { $player }: zabiera połowę monet gracza { $rival }
cyclades-log-stole-priestess = { $player }: zabiera kapłankę graczowi { $rival }
cyclades-log-stole-philosopher = { $player }: zabiera filozofa graczowi { $rival }
cyclades-log-stole-mercenaries = { $player }: zabiera { COUNT($n, "cyclades-piece-mercenaries", case: "acc") } graczowi { $rival } { NAME($land, case: "from") }
cyclades-log-swapped-fleets = { $player }: zamienia floty { NAME($from, case: "gen") } i { NAME($to, case: "gen") }
cyclades-log-swapped-hero = { $player }: wymienia { NAME($old, case: "acc") } na { NAME($hero, case: "acc") }
cyclades-log-converted = { $player }: zmienia budowlę { NAME($land, case: "in") }: { NAME($old) } → { NAME($building) }
cyclades-log-plenty = { $player }: kładzie żeton dobrobytu { NAME($land, case: "in") }
cyclades-log-plenty-at-sea = { $player }: kładzie żeton dobrobytu { NAME($sea, case: "in") }
cyclades-log-pushed = { $player }: wypycha flotę { NAME($from, case: "from") } { NAME($to, case: "to") }
cyclades-log-traded = { $player }: wymienia 2 kapłanki na filozofa
cyclades-log-cleared = { $player }: usuwa { NAME($building, case: "acc") } { NAME($land, case: "from") }
cyclades-log-settled = { $player }: zaczyna { NAME($land, case: "in") } z flotą { NAME($sea, case: "in") }
cyclades-log-end-metropolises = Dość metropolii, by zakończyć grę
cyclades-log-end-no-area = Ktoś został bez obszarów
cyclades-log-end-last-land = Zdobyto ostatni ląd gracza
cyclades-log-forced = { $player }: zdobywa ostatni ląd gracza { $rival }; ten cykl jest ostatni
cyclades-log-gods = Kolejność bogów: { NAME($first) }, { NAME($second) }, { NAME($third) }, { NAME($fourth) }, { NAME($fifth) }
cyclades-log-wiped-out = Obie strony giną { NAME($land, case: "in") }; obszar zatrzymuje { $player }
cyclades-log-got-coins = { $player }: otrzymuje { COUNT($n, "cyclades-piece-gold_coins", case: "acc") }
cyclades-log-gave-philosophers = { $player }: odrzuca { COUNT($n, "cyclades-piece-philosopher_cards", case: "acc") }
cyclades-log-no-room = { $player }: brak miejsca na metropolię, metropolia przepada
cyclades-log-new-hero = Nowy bohater w kolumnie: { NAME($hero) }
cyclades-log-new-creature = Nowy stwór w kolumnie: { NAME($creature) }, { COUNT($n, "cyclades-piece-gold_coins") }
cyclades-log-hector-struck = { $player }: Hektor uderza { NAME($land, case: "in") } przed bitwą
cyclades-log-laid = { $player }: wykłada fragment { $tile } na miejscu { $cell }

## Why not

cyclades-why-no-bidding = Nie można: ofiary w tym cyklu już złożono
cyclades-why-altar-closed = Nie można: ołtarz { NAME($god, case: "gen") } jest w tym cyklu zamknięty
cyclades-why-displaced = Nie można: tracisz miejsce na ołtarzu { NAME($god, case: "gen") }, najpierw wybierz innego boga
cyclades-why-outbid = Nie można: nie możesz złożyć { NAME($god, case: "dat") } więcej, niż już leży
cyclades-why-coins = Nie można: to kosztuje { COUNT($n, "cyclades-piece-gold_coins", case: "acc") }
cyclades-why-slot-taken = Nie można: na tym polu stoi budowla
cyclades-why-not-controlled = Nie można: nie kontrolujesz { NAME($land, case: "gen") }
cyclades-why-not-controlled-sea = Nie można: nie kontrolujesz { NAME($sea, case: "gen") }
cyclades-why-medusa = Nie można: oddziały zatrzymuje tu Meduza
cyclades-why-no-troops = Nie można: nie masz oddziałów { NAME($land, case: "in") }
cyclades-why-sea-closed = Nie można: stwór zamyka { NAME($sea, case: "acc") } dla flot
cyclades-why-needs-god = Nie można: pozwala na to tylko { NAME($god) }

## On the page: the cover, the first game

cyclades-ui-blurb = Licytuj łaskę bogów, a potem płyń ku wyspom.

## Options of the set-up

cyclades-ui-option-teams = Drużyny
cyclades-ui-option-metropolises = Metropolie do zwycięstwa
cyclades-ui-option-board = Mapa
cyclades-ui-option-board-generated = nowa
cyclades-ui-option-board-given = z arkusza przygotowania
cyclades-ui-option-board-laid = układana przez graczy
cyclades-ui-option-side = Strona kafli
cyclades-ui-option-side-any = dowolna
cyclades-ui-option-side-a = A
cyclades-ui-option-side-b = B
cyclades-ui-option-start = Początek
cyclades-ui-option-start-draft = każdy wybiera
cyclades-ui-option-start-quick = gotowe ustawienie
cyclades-ui-option-ladder = Stopnie ofiar
cyclades-ui-option-ladder-growing = 1, 2, 3, 5, 7, 10, 13, 17, 21, 25
cyclades-ui-option-ladder-odd = 1, 3, 5, 7, 9, 12, 15, 20, 25
cyclades-ui-option-ladder-sparse = 1, 3, 5, 7, 10, 13, 16, 20, 25
cyclades-ui-option-ladder-every = 1–25

## Co robi opcja i kto jest bliski zwycięstwa

cyclades-ui-near-enough = { $player }: { COUNT($n, "cyclades-building-metropolis") }; gra skończy się z tym cyklem
cyclades-ui-near-forced = Gra skończy się z tym cyklem; prowadzi { $player }: { COUNT($n, "cyclades-building-metropolis") }
cyclades-ui-near-philosopher = { $player }: ostatnia metropolia z jeszcze jednym filozofem
cyclades-ui-near-building = { $player }: ostatnia metropolia z jeszcze jedną budowlą ({ NAME($building) })
cyclades-ui-near-conquest = { $player }: ostatnia metropolia po zajęciu { NAME($land, case: "gen") }
cyclades-ui-near-one-more = { $player }: brakuje jednej metropolii z { $n }
cyclades-ui-near-last-area = { $player }: został jeden obszar; jeśli padnie, gra skończy się z tym cyklem
cyclades-ui-outbid = Tracisz miejsce na ołtarzu { NAME($god, case: "gen") }: wybierz innego boga
cyclades-ui-creature-polyphemus = Przegania floty od obszaru lądu
cyclades-ui-creature-pegasus = Darmowy marsz na dowolny ląd
cyclades-ui-creature-charon = Wymień bohatera na odkrytego
cyclades-ui-creature-graeae = Jeszcze raz twój dochód
cyclades-ui-creature-sphinx = Dobierz 3 stwory, zagraj jednego za darmo
cyclades-ui-creature-cyclops = Wymień jedną swoją budowlę
cyclades-ui-creature-kraken = Niszczy floty obszaru morza
cyclades-ui-creature-sylph = Zamień floty dwóch obszarów morza
cyclades-ui-creature-giant = Zabierz najemników z obszaru lądu
cyclades-ui-creature-harpy = Zniszcz 1 oddział gdziekolwiek
cyclades-ui-creature-hydra = Dochód obszaru liczy się podwójnie
cyclades-ui-creature-griffin = Zabierz połowę monet gracza
cyclades-ui-creature-chimera = Zagraj za darmo odrzuconego stwora
cyclades-ui-creature-satyr = Zabierz graczowi filozofa
cyclades-ui-creature-dryad = Zabierz graczowi kapłankę
cyclades-ui-creature-minotaur = Strzeże twojego obszaru lądu
cyclades-ui-creature-medusa = Nikt nie wejdzie ani nie wyjdzie
cyclades-ui-creature-cerberus = Zabiera dochód swojego obszaru
cyclades-ui-hero-hector = Zabija jednego wchodzącego
cyclades-ui-hero-jason = Wiozą cię i wrogie floty
cyclades-ui-hero-perseus = Polegli się wycofują
cyclades-ui-hero-pandora = Przejmuje wrogich najemników
cyclades-ui-hero-odysseus = Mury nic nie dają
cyclades-ui-hero-croesus = Przerzut za 1 monetę
cyclades-ui-hero-penthesilea = Wygrywa remisy
cyclades-ui-hero-ajax = Liczy się za 2
cyclades-ui-hero-helen = Kość zawsze 2

## Themes of puzzles

cyclades-ui-removes = znika { NAME($building) }
cyclades-ui-theme-offering = Ofiary dla bogów
cyclades-ui-theme-plan = Plan tury
cyclades-ui-theme-army = Floty i oddziały
cyclades-ui-theme-battle = Wygrać bitwę
cyclades-ui-theme-creatures = Stwory
