### What only the browser says.

## Home

ui-hero-title = Trzy zmagania, jeden stół
ui-hero-text = Zagraj w greckie mity z przyjaciółmi, od razu albo przez wiele dni; wolne miejsca zajmą boty. Konto nie jest potrzebne.
ui-blurb-hellas = Armie, herosi, potwory i trzy rosnące kolosy.
ui-blurb-cyclades = Licytuj łaskę bogów, a potem płyń ku wyspom.
ui-blurb-dice-forge = Przekuj kości ścianka po ściance i przyćmij herosów.
ui-minutes-short = { $n } min
ui-with-friends = Z przyjaciółmi
ui-learn-short = Nauka
ui-join-by-link = Dołącz przez link
ui-paste-link = Wklej tu link
ui-waiting-for-you = { $n ->
    [one] { $n } czeka na ciebie
    [few] { $n } czekają na ciebie
    [many] { $n } czeka na ciebie
   *[other] { $n } czeka na ciebie
  }
ui-guest = Gość
ui-bot-1 = Dafne
ui-bot-2 = Orion
ui-bot-3 = Kirke
ui-bot-4 = Midas
ui-bot-5 = Kalipso
ui-bot-6 = Nestor

## New table

ui-game = Gra
ui-players-number = Liczba graczy
ui-pace-live-short = Na żywo
ui-who-may-join = Kto może dołączyć
ui-by-link-only = Tylko przez link
ui-qr-code = Kod QR linku

## At the table

ui-confirm-touch = Na ekranach dotykowych
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
ui-rivals = Rywale
ui-cards = Karty
ui-no-cards = Jeszcze bez kart
ui-look-at-board = Zobacz planszę
ui-chart = Przebieg gry
ui-seed = Ziarno kości i talii: { $seed }
ui-seed-hash = Los tego stołu jest zapieczętowany: { $hash }

## Learn

ui-learn-text = Zagraj pierwszą partię z łatwymi botami: podpowiedź pojawi się, gdy zdarzy się coś nowego. Albo przeczytaj zasady naszymi słowami.
ui-first-game = Pierwsza gra z podpowiedziami
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

## First game of Dice Forge

ui-lesson-df-welcome = Jesteś herosem z dwiema kośćmi. Ich ścianki można zdejmować i wymieniać: lepsze ścianki, lepsze rzuty, więcej chwały. Wygrywa chwała.
ui-lesson-df-blessing = Na początku każdej tury wszyscy rzucają obiema kośćmi i biorą to, co wypadło, także w turach innych. Liczby pod kośćmi mówią, ile średnio daje rzut.
ui-lesson-df-action = Twoja kolej. Kup ścianki w świątyni za złoto albo dokonaj czynu na wyspach za odłamki słońca i księżyca. To, na co cię stać, oznacza żółta nić. Zacznij od ścianki: wczesne zwracają się najdłużej.
ui-lesson-df-forge = Teraz wybierz, którą ściankę zastąpi. Oddaj ściankę z 1 złotem. Rada: złoto trzymaj na jednej kości, odłamki na drugiej.
ui-lesson-df-offering = Możesz kupić kolejne ścianki, jeśli są różnego rodzaju i starczy złota. Inaczej zakończ ofiarę.
ui-lesson-df-feat = Masz odłamki na czyn. Najedź na kartę albo przytrzymaj ją na telefonie, by przeczytać działanie. Karty dają chwałę na koniec, a często też trwały efekt.
ui-lesson-df-ousted = Na portalu stoi tylko jeden heros. Wyparty wraca do domu i dostaje za to błogosławieństwo obu kości.
ui-lesson-df-reinforce = Karty o trwałym działaniu można użyć raz w każdej swojej turze, przed akcją.
ui-lesson-df-extra = Za 2 odłamki słońca możesz działać drugi raz w tej samej turze. Pod koniec gry to się opłaca.
ui-lesson-df-end = To była cała partia. Tabela pokazuje, kto zebrał najwięcej chwały; zagraj znowu z silniejszymi botami albo z przyjaciółmi.

## Cyclades

ui-gods = Bogowie
ui-map = Mapa
ui-creatures = Stworzenia
ui-players-panel = Gracze
ui-face-down = zakryty
ui-for-free = za darmo
ui-turn-order = Kolejność w następnym cyklu
ui-deck = Talia: { $n }
ui-nobody = niczyj
ui-land-area = Ląd { $id }
ui-sea-area = Morze { $id }
ui-troops = oddziały: { $n }
ui-mercenaries = najemnicy: { $n }
ui-fleets = floty: { $n }
ui-gives-coins = dochód: { $n }
ui-coins = Monety
ui-income-next = Dochód następnego cyklu
ui-priestesses = Kapłanki
ui-philosophers = Filozofowie
ui-troops-left = Oddziały w zapasie
ui-fleets-left = Floty w zapasie
ui-sea-battle = Bitwa morska
ui-land-battle = Bitwa lądowa
ui-attacks = atakuje
ui-defends = broni się
ui-stage-number = Etap { $n }

## Lords of Hellas

ui-monsters = Potwory
ui-quests = Misje
ui-hero-short = Heros
ui-hero-board = Twój heros
ui-no-hero = Jeszcze bez herosa
ui-regular-actions = Zwykłe
ui-special-actions = Specjalne
ui-combat-cards = Karty walki
ui-priests = Kapłani
ui-hoplites-left = Hoplici w zapasie
ui-level-of = Poziom { $n } z { $total }
ui-wounds-of = Rany: { $n } z { $total }
ui-of = { $n } z { $total }
ui-wounds-left = Ran do zadania: { $n }
ui-defence-so-far = Obrona { $n } z { $total }
ui-battle-in = Bitwa: { $region }
ui-strength-besides = Siła poza hoplitami
ui-tie-defender = Remis wygrywa obrońca
ui-show-scene = Pokaż scenę
ui-pick-heal = Ulecz obrażenie
ui-pick-draw = Dobierz kartę walki
ui-pick-recruit = Zwerbuj hoplitę
ui-act-artifacts = Artefakty
ui-act-prayer = Modlitwa
ui-act-hero = Ruch herosa
ui-act-hoplites = Ruch hoplitów
ui-act-recruit = Werbunek
ui-act-march = Marsz
ui-act-temple = Świątynia
ui-act-prepare = Szykuj się
ui-act-usurp = Uzurpuj
ui-act-hunt = Polowanie
ui-act-monument = Monument
ui-ask-undo = Poproś o cofnięcie ruchu

## First game of Cyclades

ui-lesson-cy-welcome = Celem są trzy metropolie. W każdym cyklu licytujesz jednego boga; to on decyduje, co możesz zrobić.
ui-lesson-cy-settle = Wybierz, skąd zaczynasz. Rogi obfitości dają monety co cykl, miejsca na budynki – przyszłe metropolie.
ui-lesson-cy-offer = Licytuj: dotknij liczby przy bogu. Kogo przebito, idzie do innego boga. Posejdon daje porty i floty, Ares twierdze i oddziały, Zeus świątynie, Atena akademie; Apollo jest darmowy i daje monety.
ui-lesson-cy-displaced = Kogoś przebito i musi iść do innego boga. Może się to powtórzyć kilka razy.
ui-lesson-cy-action = Tura twojego boga. To, co możesz zrobić, jest podświetlone na mapie i na pasku. Rób, na co cię stać, i zakończ.
ui-lesson-cy-build = Budynek stawiasz na wolnym polu. Po jednym z każdego rodzaju – port, twierdza, świątynia i akademia – daje metropolię.
ui-lesson-cy-sail = Żegluga kosztuje monetę: z morza na sąsiednie morze. Floty tworzą mosty dla oddziałów.
ui-lesson-cy-march = Dotknij lądu, z którego ruszają oddziały, potem celu. Jeśli ktoś tam jest, będzie bitwa.
ui-lesson-cy-creature = Stworzenia z kolumny kupujesz za monety, działają od razu. Najedź albo przytrzymaj, by przeczytać.
ui-lesson-cy-battle = Bitwa toczy się etapami: każda strona dodaje kość do siły, słabsza traci figurkę. Potem można się wycofać.
ui-lesson-cy-metropolis = Powstała metropolia. Broń jej: można ją zdobyć. Trzy na koniec cyklu wygrywają.
ui-lesson-cy-end = To była cała partia. Zagraj znowu z silniejszymi botami albo z przyjaciółmi.

## First game of Lords of Hellas

ui-lesson-lh-welcome = Wygrać można na cztery sposoby: podbić całe krainy, kontrolować świątynie, zabić potwory albo utrzymać ukończonego kolosa. Wskaźniki na panelach graczy pokazują, kto jest najbliżej.
ui-lesson-lh-hero = Wybierz herosa. Każdy ma inne atrybuty: Przywództwo dla armii, Siłę do polowań, Szybkość do ruchu.
ui-lesson-lh-turn = Najpierw zwykłe akcje w dowolnej kolejności: artefakty, modlitwa, heros, hoplici. Dotknij akcji na planszy herosa.
ui-lesson-lh-hoplites = Przesuwaj hoplitów do sąsiednich regionów: dotknij skąd, potem dokąd. Region jest twój, gdy hoplitów jest co najmniej tylu, ile wynosi liczba na tarczy.
ui-lesson-lh-special = Teraz jedna akcja specjalna. Użyte są skreślone, aż ktoś zbuduje monument, który uwalnia wszystkie.
ui-lesson-lh-control = Region zmienił właściciela: obwódka pokazuje jego kolor i wzór. Wszystkie regiony jednego koloru tworzą krainę.
ui-lesson-lh-battle = Bitwa: duże liczby to siły armii. Zagraj kartę, by zwiększyć swoją, albo spasuj. Remis jest dla obrońcy.
ui-lesson-lh-hunt = Polowanie: zadawaj rany kartami z symbolami wokół potwora, potem przetrwaj jego atak. Przerwij, zanim heros za bardzo ucierpi.
ui-lesson-lh-temple = Świątynia daje kapłana i liczy się do zwycięstwa, ale tylko dopóki kontrolujesz region.
ui-lesson-lh-monument = Kolos urósł o poziom, akcje specjalne są znów wolne, a potwory się budzą. Ukończony daje zwycięstwo temu, kto utrzyma jego region.
ui-lesson-lh-end = To była cała partia. Zagraj znowu z silniejszymi botami albo z przyjaciółmi.

## The end

ui-faces-forged = wykute ścianki: { $n }
ui-seat-take-back = Wróć na swoje miejsce

## The table and its people, notices, standing answers

ui-table = Stół
ui-leave-table = Opuść stół
ui-leave-warning = Na twoim miejscu zagra bot, a zająć je będzie mógł każdy, kto ma link
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
ui-orders-none = Jeszcze żadnych. Zablokuj kłódką opcję na liście, a odpowiedź na to pytanie będzie zawsze taka.
ui-order-always = Zawsze odpowiadaj tak
ui-order-only = Odpowiadaj za mnie, gdy jest tylko jedna opcja
ui-undo-stops = Cofnąć można do tego miejsca
ui-looking-back = Oglądasz przeszłość partii
