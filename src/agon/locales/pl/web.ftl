### What only the browser says.

## Home

ui-hero-title = Zmagania z mitów, jeden stół
ui-hero-text = Zagraj w greckie mity z przyjaciółmi, od razu albo przez wiele dni; wolne miejsca zajmą boty. Konto nie jest potrzebne.
ui-minutes-short = { $n } min
ui-with-friends = Z przyjaciółmi
ui-learn-short = Nauka
ui-join-by-link = Dołącz przez odnośnik
ui-paste-link = Wklej tu odnośnik
ui-waiting-for-you = { $n ->
    [one] Na twój ruch czeka { $n } partia
    [few] Na twój ruch czekają { $n } partie
    [many] Na twój ruch czeka { $n } partii
   *[other] Na twój ruch czeka { $n } partii
  }
ui-guest = { CAP(NAME("general-term-guest")) }
ui-bot-1 = Dafne
ui-bot-2 = Orion
ui-bot-3 = Kirke
ui-bot-4 = Midas
ui-bot-5 = Kalipso
ui-bot-6 = Nestor

## New table

ui-game = { CAP(NAME("general-term-game")) }
ui-players-number = Liczba graczy
ui-pace-live-short = Na żywo
ui-who-may-join = Kto może dołączyć
ui-by-link-only = Tylko przez odnośnik
ui-hints-between-people = Podpowiedzi w grach między ludźmi
ui-hints-none = Bez podpowiedzi
ui-hints-allowed = Dozwolone, z wpisem w dzienniku
ui-qr-code = Kod QR odnośnika

## At the table

ui-confirm-touch = Na ekranach dotykowych
ui-careful = Drugie dotknięcie przed ryzykiem i ruchem nieodwracalnym
ui-single = Pytania z jedną odpowiedzią rozstrzygają się same
ui-tap-again = Dotknij jeszcze raz, aby zagrać
ui-places-lit = { $n ->
    [one] Na planszy podświetlono { $n } miejsce
    [few] Na planszy podświetlono { $n } miejsca
    [many] Na planszy podświetlono { $n } miejsc
   *[other] Na planszy podświetlono { $n } miejsca
  }
ui-less = Mniej
ui-more = Więcej
ui-next = Dalej
ui-allow = Pozwól
ui-refuse = Odmów
ui-undo-asked = { $player } prosi o cofnięcie ruchu
ui-rivals = { CAP(NAME("general-term-opponent", case: "pl")) }
ui-cards = { CAP(NAME("general-term-card", case: "pl")) }
ui-no-cards = Jeszcze bez kart
ui-look-at-board = Zobacz planszę
ui-seed = Ziarno losowości: { $seed }
ui-seed-hash = Ziarno losowości ustalone z góry; odcisk: { $hash }

## Learn

ui-learn-text = Lekcja trwa około dziesięciu minut: krok po kroku prowadzi przez początek partii, a potem grasz dalej samodzielnie. Możesz też przeczytać zasady, spisane naszymi słowami.
ui-lesson-begin = Lekcja, około dziesięciu minut
ui-lesson-go-on = Wróć do lekcji
ui-lesson = Lekcja
ui-lesson-step = { $n } z { $total }
ui-lesson-chapters = Rozdziały lekcji
ui-lesson-again = Rozdział zacznie się od nowa; bieżąca lekcja przepadnie.
ui-lesson-leave = Wyjdź z lekcji
ui-lesson-done = ukończono
ui-new-here = Pierwszy raz tutaj?
ui-new-here-text = Dziesięciominutowa lekcja nauczy cię każdej z trzech gier.
ui-first-game-alone = Pierwsza gra w pojedynkę z podpowiedziami
ui-stop-tutorial = Bez podpowiedzi
ui-nothing-found = Nic nie znaleziono
ui-keys-number = wybierz opcję o tym numerze
ui-keys-tab = przejdź do następnego podświetlonego miejsca i wybierz je

## Dice Forge

ui-temple = Świątynia
ui-islands = Wyspy
ui-your-dice = twoje kości
ui-start-portal = Portal startowy
ui-face-up = na wierzchu
ui-price = Cena { $n }
ui-face-price = Cena { $n }, zostało { $left }
ui-face-odds = Szansa na tej kości: { $n }%
ui-average-roll = Średnio na rzut
ui-on-cards = + { $n } na kartach

## Cyclades

ui-gods = { CAP(NAME("cyclades-term-god", case: "pl")) }
ui-map = Mapa
ui-creatures = { CAP(NAME("cyclades-term-creature", case: "pl")) }
ui-players-panel = { CAP(NAME("general-term-player", case: "pl")) }
ui-face-down = zakryty
ui-for-free = za darmo
ui-turn-order = Kolejność w następnym cyklu
ui-deck = Talia: { $n }
ui-nobody = niczyj
ui-troops = { COUNT($n, "cyclades-piece-base_troops") }
ui-mercenaries = { COUNT($n, "cyclades-piece-mercenaries") }
ui-fleets = { COUNT($n, "cyclades-piece-fleets") }
ui-gives-coins = dochód: { $n }
ui-coins = { CAP(NAME("cyclades-piece-gold_coins", case: "pl")) }
ui-income-next = Dochód następnego cyklu
ui-priestesses = { CAP(NAME("cyclades-piece-priestess_cards", case: "pl")) }
ui-philosophers = { CAP(NAME("cyclades-piece-philosopher_cards", case: "pl")) }
ui-troops-left = Oddziały w zapasie
ui-fleets-left = Floty w zapasie
ui-sea-battle = { CAP(NAME("cyclades-term-sea_battle")) }
ui-land-battle = { CAP(NAME("cyclades-term-land_battle")) }
ui-attacks = atakuje
ui-defends = broni się
ui-stage-number = Etap { $n }

## Lords of Hellas

ui-monsters = { CAP(NAME("hellas-term-monster", case: "pl")) }
ui-quests = { CAP(NAME("hellas-term-quest", case: "pl")) }
ui-hero-short = { CAP(NAME("hellas-term-hero")) }
ui-onlooking = Oglądasz rozgrywkę: nikt na ciebie nie czeka
ui-hero-board = Twój bohater
ui-no-hero = Jeszcze bez bohatera
ui-regular-actions = Zwykłe
ui-special-actions = Specjalne
ui-combat-cards = { CAP(NAME("hellas-term-combat_card", case: "pl")) }
ui-priests = { CAP(NAME("hellas-term-priest", case: "pl")) }
ui-hoplites-left = Hoplici w zapasie
ui-level-of = Poziom { $n } z { $total }
ui-wounds-of = Rany: { $n } z { $total }
ui-of = { $n } z { $total }
ui-wounds-left = Ran do zadania: { $n }
ui-defence-so-far = Obrona { $n } z { $total }
ui-battle-in = Bitwa: { $region }
ui-tie-defender = Remis wygrywa obrońca
ui-losses-now = Straty, gdyby teraz się skończyło
ui-battle-then = będzie { $n } : { $m }
ui-played-by = { $player }: zagrane karty
ui-by-cards = Karty i artefakty
ui-by-wall = Mur miasta
ui-by-powers = Bohater i błogosławieństwa
ui-by-walls = Fortece i metropolie
ui-by-ports = Porty i metropolie
ui-by-heroes = Bohaterowie i stwory
ui-by-die = Kość
ui-show-scene = Pokaż scenę
ui-show-me = Pokaż
ui-always = Zawsze…
ui-always-so = Zawsze: { $answer }
ui-end-turn = Zakończ turę
ui-borders-on = graniczy z: { $names }
ui-result = Wynik
ui-pick-heal = Ulecz obrażenie
ui-pick-draw = Dobierz kartę walki
ui-pick-recruit = Zwerbuj hoplitę
ui-act-artifacts = { CAP(NAME("hellas-term-artifact", case: "pl")) }
ui-act-prayer = { NAME("hellas-action-prayer") }
ui-act-hero = Ruch bohatera
ui-act-hoplites = Ruch hoplitów
ui-act-recruit = { NAME("hellas-action-recruit") }
ui-act-march = { NAME("hellas-action-march") }
ui-act-temple = { CAP(NAME("hellas-term-temple")) }
ui-act-prepare = { NAME("hellas-action-prepare") }
ui-act-usurp = { NAME("hellas-action-usurp") }
ui-act-hunt = { NAME("hellas-action-hunt") }
ui-act-monument = { CAP(NAME("hellas-term-monument")) }
ui-ask-undo = Poproś o cofnięcie ruchu

## The end

ui-faces-forged = wykute ścianki: { $n }
ui-seat-take-back = Wróć na swoje miejsce

## Friends on the network, the waiting room

ui-network-closed = Ten odnośnik działa tylko na tym komputerze: serwer nie jest jeszcze widoczny w sieci.
ui-network-open = Otwórz dla mojej sieci
ui-network-start = Uruchom go poleceniem „{ $command }”, a znajomi w tej samej sieci będą mogli dołączyć.
ui-network-address = Adres tego komputera
ui-by-invitation = Do tego stołu wchodzi się tylko z zaproszeniem
ui-ask-invitation = Albo już go nie ma. Poproś kogoś z graczy o pełny odnośnik: kopiuje się go w oknie „Stół”. W pasku adresu brakuje jego tajnej części.
ui-begins-when-full = Partia zacznie się, gdy wszystkie miejsca będą zajęte
ui-pace-live-each = { $n } min na gracza, +{ $more } s za turę

## Me on every device, accounts

ui-me = Ja i moje urządzenia
ui-other-device = Graj na innym urządzeniu
ui-other-device-text = Zeskanuj kod telefonem: przejdą tam twoje imię, miejsca i partie. Działa raz, przez pięć minut. Nie pokazuj go nikomu.
ui-show-code = Pokaż kod
ui-code-valid = Ważny jeszcze { $time }
ui-code-over = Kod stracił ważność
ui-become = Grać tu jako osoba, która pokazała kod?
ui-become-text = To urządzenie zajmie te same miejsca i zobaczy te same karty. Rób to tylko z własnym kodem.
ui-become-yes = Tak, to ja
ui-become-loses = { $n ->
    [one] To urządzenie ma { $n } własną partię, której już nie znajdzie.
    [few] To urządzenie ma { $n } własne partie, których już nie znajdzie.
    [many] To urządzenie ma { $n } własnych partii, których już nie znajdzie.
   *[other] To urządzenie ma { $n } własnej partii, których już nie znajdzie.
  }
ui-became = Na tym urządzeniu jesteś teraz: { $player }
ui-account = Konto
ui-account-text = Nieobowiązkowe: z nazwą użytkownika i hasłem znajdziesz swoje partie z każdego urządzenia, a rozegrane z innymi ludźmi liczą się do galerii sław.
ui-login = Nazwa użytkownika
ui-password = Hasło
ui-password-new = Nowe hasło
ui-password-least = Co najmniej { $n } znaków
ui-password-change = Zmień hasło
ui-password-changed = Hasło zmienione; inne urządzenia zostały wylogowane
ui-sign-up = Załóż konto
ui-sign-in = Zaloguj się
ui-sign-out = Wyloguj tutaj
ui-sign-out-all = Wyloguj wszędzie
ui-sign-out-warning = Bez konta żadne urządzenie nie odnajdzie już tych miejsc i partii.
ui-signed-in = Zalogowano jako { $login }
ui-email-waits = jeszcze niepotwierdzony: otwórz odnośnik z listu
ui-email-good = potwierdzony

## My games

ui-all-games = Wszystkie partie: { $n }
ui-games-search = Szukaj gry lub gracza
ui-games-running = W toku
ui-games-over = Zakończone
ui-games-archived = Archiwum
ui-games-none = Brak partii
ui-archive = Do archiwum
ui-unarchive = Przywróć na listę
ui-delete-game = Usuń
ui-delete-sure = Usunąć tę partię na zawsze?
ui-moves-number = Ruchy: { $n }
ui-won = Wygrana
ui-lost = Przegrana
ui-show-more = Pokaż więcej
ui-played-on = Ostatni ruch: { $date }

## Going on from a position

ui-me-and-friends = Ja i znajomi
ui-goes-on-alone = Za pozostałych grają te same boty, a za ludzi nowe
ui-goes-on-friends = Miejsca innych ludzi czekają na tych, którzy mają odnośnik; boty zostają
ui-goes-on-here = Wszyscy grają po kolei przy tym ekranie

## Hall of fame

ui-hall = Galeria sław
ui-hall-text = Rankingi osób z kontem, z zakończonych partii między ludźmi przy otwartych stołach. Ranking liczy to, co pewne: rośnie, gdy niepewność (±) maleje.
ui-hall-empty = Jeszcze nikogo: dwie osoby z kontami skończą partię przy otwartym stole i obie staną tutaj.
ui-rating = Ranking
ui-rating-games = Partie
ui-rating-wins = Wygrane

## The table and its people, notices, standing answers

ui-table = Stół
ui-leave-table = Opuść stół
ui-leave-warning = Na twoim miejscu zagra bot, a zająć je będzie mógł każdy, kto ma odnośnik
ui-offer-seat = Udostępnij miejsce
ui-seat-offered = gra bot, dopóki ktoś nie zajmie miejsca
ui-seat-away = chwilowo gra bot
ui-seat-here = przy stole
ui-seat-gone = brak połączenia
ui-import = Wczytaj partię
ui-import-text = Wklej zapis partii albo wybierz plik z zapisem
ui-choose-file = Wybierz plik
ui-who-plays-on = Kto gra dalej
ui-me-and-bots = Ja i boty
ui-all-here = Wszyscy przy tym ekranie
ui-my-seat = Moje miejsce
ui-notices = Powiadomienia o twojej kolei
ui-email = E-mail
ui-webhook = Czat
ui-webhook-address = Adres webhooka
ui-push = W tej przeglądarce, także po zamknięciu strony
ui-push-blocked = Przeglądarka nie pozwala tu na powiadomienia
ui-remove = Usuń
ui-orders = Stałe odpowiedzi
ui-orders-none = Jeszcze żadnych. Wybierz „Zawsze…” obok opcji na liście, a odpowiedź na to pytanie będzie zawsze taka.
ui-order-always = Zawsze odpowiadaj tak
ui-order-only = Odpowiadaj za mnie, gdy jest tylko jedna opcja
ui-undo-stops = Cofnąć można do tego miejsca
ui-looking-back = Oglądasz wcześniejszą pozycję

## Look back

ui-percent = { $n }%
ui-look-back = Analiza gry
ui-look-back-working = Trwa analiza: { $n }%
ui-curve = Szansa na wygraną, ruch po ruchu
ui-curve-text = Szansa każdego gracza na wygraną. Wybierz punkt, aby zobaczyć planszę z tamtej chwili.
ui-turning-points = Punkty zwrotne
ui-turning-point = { $player }, ruch { $n }
ui-turning-points-soon = Ważymy wybory, które kosztowały najwięcej…
ui-no-turning-points = Żaden wybór nie kosztował wiele: nic nie było wyraźnie lepsze.
ui-was-played = Wybrano
ui-was-better = Lepiej
ui-try-again-here = Spróbuj stąd jeszcze raz
ui-show-on-board = Pokaż na planszy
ui-skill-and-luck = Umiejętności i szczęście
ui-all-choices = Wszystkie wybory
ui-luck = Szczęście
ui-at-start = Na początku
ui-at-end = Na końcu
ui-skill-and-luck-text = Liczby to punkty szansy na wygraną. To, co wybory wszystkich graczy obiecywały przed rzutami i kartami, to umiejętności; to, co kości i karty dały potem ponad średnią lub poniżej niej, to szczęście. Początek i obie sumy razem dają koniec. To szacunki z wielu kontynuacji, więc dwa lub trzy punkty znaczą niewiele.

## In five minutes

ui-five-minutes = W pięć minut
ui-guide-goal = Cel gry
ui-guide-turn = Jak się gra
ui-guide-example = Przykład
ui-guide-mistakes = Trzy błędy początkujących
ui-guide-legend = Co znaczą symbole
ui-contents = Spis treści

## Puzzles

ui-puzzles = Zadania
ui-puzzles-text = Pozycje z gier między botami, w których jeden wybór jest wyraźnie najlepszy, choć nie rzuca się w oczy.
ui-puzzle-today = Zadanie dnia
ui-puzzle-solve = Rozwiąż
ui-puzzle-look = Zobacz jeszcze raz
ui-puzzle-solved = Rozwiązane
ui-puzzle-missed = Nierozwiązane
ui-puzzle-days = Dni z rzędu: { $n }
ui-puzzle-level = Trudność { $n }
ui-puzzle-count = rozwiązane: { $n } z { $total }
ui-puzzle-question = Jaki wybór jest najlepszy?
ui-puzzle-answer = Odpowiedź
ui-puzzle-next = Następne zadanie
ui-puzzle-all = Wszystkie zadania
ui-puzzle-why-not = Dlaczego nie inaczej?
ui-puzzle-why-not-text = Wybierz na planszy dowolną opcję, aby zobaczyć, ile jest warta i jak gra mogłaby potoczyć się dalej.
ui-puzzle-against = { $option }: { $n }% szans na wygraną wobec { $best }% przy najlepszym wyborze
ui-puzzle-trying = Rozgrywamy dalszy ciąg…
ui-puzzle-goes-on = Jak mogłoby pójść dalej
ui-puzzle-back = Wróć do pytania
ui-theme-other = Inne pytania
err-answer-first = Najpierw rozwiąż zadanie
