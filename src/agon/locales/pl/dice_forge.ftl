### Dice Forge.

dice_forge-opt-buy = Kup ściankę { QUOTE(NAME($face)) }
dice_forge-opt-feat = Dokonaj czynu { QUOTE(NAME($card)) }
dice_forge-opt-pass = Zakończ turę
dice_forge-opt-done = Zakończ ofiarę
dice_forge-opt-forge = Wstaw { QUOTE(NAME($face)) } w { NAME($die, case: "acc") } zamiast { QUOTE(NAME($old)) }
dice_forge-opt-use = Użyj karty { QUOTE(NAME($card)) }
dice_forge-opt-triton = Wydaj żeton Trytona i weź { NAME($resource, case: "acc") }
dice_forge-opt-take = Weź { COUNT($n, $resource, case: "acc") }
dice_forge-opt-roll = Rzuć { NAME($die, case: "ins") }
dice_forge-opt-copy = Skopiuj ściankę { QUOTE(NAME($face)) }
dice_forge-opt-first = Najpierw { QUOTE(NAME($face)) }
dice_forge-opt-hammer = { $n ->
    [0] Nie wkładaj złota w młot
   *[other] Włóż w młot { COUNT($n, "dice_forge-resource-gold", case: "acc") }
}
dice_forge-opt-refuse = Zamień { COUNT($n, $resource, case: "acc") } na chwałę
dice_forge-opt-keep = Zatrzymaj { COUNT($n, $resource, case: "acc") }
dice_forge-opt-pick = { $player }, { NAME($die) }: { QUOTE(NAME($face)) }
dice_forge-opt-give = Daj ściankę { QUOTE(NAME($face)) } graczowi { $player }
dice_forge-opt-repeat = Wydaj żeton Cerbera i zastosuj rzut jeszcze raz
dice_forge-opt-skip = Pomiń
dice_forge-opt-take-face = Weź ściankę { QUOTE(NAME($face)) }
dice_forge-prompt-action = Wybierz akcję: wykuj ścianki albo dokonaj czynu
dice_forge-prompt-extra = Możesz wykonać jeszcze jedną akcję za 2 odłamki słońca
dice_forge-prompt-triton = Przed końcem tury możesz jeszcze wydać żeton Trytona
dice_forge-prompt-offering = Kup kolejną ściankę albo zakończ ofiarę
dice_forge-prompt-forge = Wybierz ściankę, którą zastąpi { QUOTE(NAME($face)) }
dice_forge-prompt-reinforce = Użyj wzmocnienia albo pomiń
dice_forge-prompt-take = Wybierz, co daje { QUOTE(NAME($face)) }
dice_forge-prompt-die = Wybierz kość do mniejszego błogosławieństwa
dice_forge-prompt-mirror = Wybierz ściankę, którą odbije zwierciadło
dice_forge-prompt-order = Wybierz, która ścianka działa pierwsza: { QUOTE(NAME($first)) } czy { QUOTE(NAME($second)) }
dice_forge-prompt-hammer = Zdobywasz { COUNT($n, "dice_forge-resource-gold", case: "acc") }: ile włożyć w młot?
dice_forge-prompt-refuse = Karta { QUOTE(NAME($card)) }: weź { COUNT($n, $resource, case: "acc") } albo chwałę
dice_forge-prompt-satyrs = Wybierz kość przeciwnika
dice_forge-prompt-garden = Karta { QUOTE(NAME($card)) }: wybierz ściankę z ogrodów
dice_forge-prompt-boar = Wybierz, kto musi wykuć ściankę { QUOTE(NAME($face)) }
dice_forge-prompt-cerberus = Możesz zastosować ten rzut jeszcze raz za żeton Cerbera
dice_forge-prompt-ship = Statek: możesz kupić jedną ściankę taniej o { COUNT($n, "dice_forge-resource-gold", case: "acc") }
dice_forge-prompt-lose = Minotaur: wybierz, co odbiera { QUOTE(NAME($face)) }
dice_forge-prompt-reward = { $player }: wypadła twoja ścianka { QUOTE(NAME($face)) }; wybierz nagrodę
dice_forge-prompt-same-die = Karta { QUOTE(NAME($card)) }: wybierz kość do czterech rzutów
dice_forge-prompt-owl = Wybierz, co przynosi sowa
dice_forge-log-round = Runda { $n }
dice_forge-log-turn = Tura gracza { $player }
dice_forge-log-rolled = { $player }: wypadają { QUOTE(NAME($first)) } i { QUOTE(NAME($second)) }
dice_forge-log-rolled-one = { $player }: rzuca { NAME($die, case: "ins") }, wypada { QUOTE(NAME($face)) }
dice_forge-log-gain = { $player }: zdobywa { PARTS($gold, "dice_forge-resource-gold", $sun, "dice_forge-resource-sun", $moon, "dice_forge-resource-moon", $glory, "dice_forge-resource-glory", case: "acc") }
dice_forge-log-lose = { $player }: traci { PARTS($gold, "dice_forge-resource-gold", $sun, "dice_forge-resource-sun", $moon, "dice_forge-resource-moon", $glory, "dice_forge-resource-glory", case: "acc") }
dice_forge-log-buy = { $player }: kupuje ściankę { QUOTE(NAME($face)) } za { COUNT($n, "dice_forge-resource-gold", case: "acc") }
dice_forge-log-forge = { $player }: wstawia { QUOTE(NAME($face)) } w { NAME($die, case: "acc") } zamiast { QUOTE(NAME($old)) }
dice_forge-log-feat = { $player }: dokonuje czynu { QUOTE(NAME($feat)) } za { PARTS($sun, "dice_forge-resource-sun", $moon, "dice_forge-resource-moon", case: "acc") }
dice_forge-log-oust = { $player }: wygania bohatera gracza { $rival }
dice_forge-log-use = { $player }: używa karty { QUOTE(NAME($card)) }
dice_forge-log-hammer = { $player }: wkłada w młot { COUNT($n, "dice_forge-resource-gold", case: "acc") }
dice_forge-log-hammer-lap = { $player }: kończy okrążenie młota i zdobywa { COUNT($glory, "dice_forge-resource-glory", case: "acc") }
dice_forge-log-refuse = { $player }: zamienia { COUNT($n, $resource, case: "acc") } na { COUNT($glory, "dice_forge-resource-glory", case: "acc") }
dice_forge-log-copy = { $player }: kopiuje ściankę { QUOTE(NAME($face)) }
dice_forge-log-chest = { $player }: rezerwy rosną o { PARTS($gold, "dice_forge-resource-gold", $sun, "dice_forge-resource-sun", $moon, "dice_forge-resource-moon", case: "acc") }
dice_forge-log-token = { $player }: bierze żeton karty { QUOTE(NAME($card)) }
dice_forge-log-token-used = { $player }: wydaje żeton karty { QUOTE(NAME($card)) }
dice_forge-log-boar = { $player }: daje ściankę { QUOTE(NAME($face)) } graczowi { $rival }
dice_forge-log-boar-reward = { $player }: zdobywa nagrodę za ściankę { QUOTE(NAME($face)) }
dice_forge-log-extra = { $player }: wykonuje jeszcze jedną akcję za { COUNT($n, "dice_forge-resource-sun", case: "acc") }
dice_forge-log-most-glory = Najwięcej chwały
dice_forge-log-shared = Wspólne zwycięstwo: tyle samo chwały
dice_forge-log-pick = { $player }: używa kości gracza { $rival }: { QUOTE(NAME($face)) }
dice_forge-log-spill = { $player }: brak miejsca na { PARTS($gold, "dice_forge-resource-gold", $sun, "dice_forge-resource-sun", $moon, "dice_forge-resource-moon", case: "acc") }
dice_forge-log-pay = { $player }: płaci { COUNT($n, "dice_forge-resource-gold", case: "acc") } za kartę { QUOTE(NAME($card)) }
dice_forge-log-score = { $player }: chwała w rezerwie { $n }, na kartach { $cards }, razem { $total }

## Why not

dice_forge-why-garden = Nie można: ścianki z ogrodów zdobywa się tylko czynami
dice_forge-why-none-left = Nie można: takich ścianek już nie ma
dice_forge-why-gold = Nie można: ta ścianka kosztuje { COUNT($n, "dice_forge-resource-gold", case: "acc") }
dice_forge-why-bought = Nie można: w tej ofierze kupiono już ściankę tego rodzaju
dice_forge-why-offering = Nie można: twoja akcja to ofiara, jedna akcja na turę
dice_forge-why-stack-empty = Nie można: nie ma już kart tego czynu
dice_forge-why-shards = Nie można: ten czyn kosztuje { PARTS($sun, "dice_forge-resource-sun", $moon, "dice_forge-resource-moon", case: "acc") }

## On the page: the cover, the first game

dice_forge-ui-blurb = Przekuj kości ścianka po ściance i przyćmij bohaterów.
dice_forge-ui-spilt = ponad limit przepada { $what }
dice_forge-ui-hammer-overflow = w młot idzie tylko to, czego nie mieści sakiewka

## Options of the set-up

dice_forge-ui-option-alternatives = Alternatywne czyny
dice_forge-ui-option-random-mix = Losowy zestaw czynów

## Co robi opcja i kto jest bliski zwycięstwa

dice_forge-ui-near-last-round = Ostatnia runda: prowadzi { $player }, { COUNT($n, "dice_forge-resource-glory") }

## Themes of puzzles

dice_forge-ui-theme-plan = Akcja, która się opłaca
dice_forge-ui-theme-forge = Gdzie wykuć ściankę
dice_forge-ui-theme-dice = Wszystko z jednego rzutu
dice_forge-ui-theme-feats = Czyny, które służą znowu
