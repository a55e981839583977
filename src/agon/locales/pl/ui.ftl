### Wspólne dla wszystkich gier.

## Nawigacja

ui-home = Strona główna
ui-play-now = Zagraj teraz
ui-learn = Naucz się grać
ui-my-games = Moje partie
ui-no-games = Nie masz jeszcze żadnych partii
ui-open-tables = Otwarte stoły
ui-no-open-tables = Nie ma teraz otwartych stołów
ui-new-table = Nowy stół
ui-choose-game = Wybierz grę
ui-settings = { CAP(NAME("general-term-settings")) }
ui-rules = { CAP(NAME("general-term-rules")) }
ui-search = Szukaj
ui-close = Zamknij
ui-loading = Wczytywanie…
ui-nothing = nic

## Miejsca

ui-seats = { CAP(NAME("general-term-seat", case: "pl")) }
ui-seat-number = Miejsce { $n }
ui-seat-me = Ja
ui-seat-open = Wolne miejsce
ui-seat-bot-easy = Bot: łatwy
ui-seat-bot-normal = Bot: normalny
ui-seat-bot-hard = Bot: trudny
ui-seat-bot-expert = Bot: ekspert
ui-seat-hotseat = Ktoś przy tym ekranie
ui-seat-invited = Przez odnośnik z zaproszeniem
ui-seat-take = Zajmij to miejsce
ui-player-you = { $player } (ty)
ui-your-name = Nazwa gracza
ui-hand-over = Przekaż urządzenie: teraz gra { $player }
ui-copy-link = { NAME("general-label-copy_link") }
ui-link-copied = Skopiowano odnośnik
ui-share-link = Wyślij ten odnośnik pozostałym graczom

## Tempo gry

ui-pace = { CAP(NAME("general-term-pace")) }
ui-pace-days = { COUNT($n, "general-term-day") } na ruch
ui-pace-none = Bez limitu czasu
ui-time-left-days =
    { $n ->
        [one] Został { COUNT($n, "general-term-day") }
        [few] Zostały { COUNT($n, "general-term-day") }
        [many] Zostało { COUNT($n, "general-term-day") }
       *[other] Zostało { COUNT($n, "general-term-day") }
    }
ui-time-left-hours =
    { $n ->
        [one] Została { COUNT($n, "general-term-hour") }
        [few] Zostały { COUNT($n, "general-term-hour") }
        [many] Zostało { COUNT($n, "general-term-hour") }
       *[other] Zostało { COUNT($n, "general-term-hour") }
    }
ui-time-left-minutes =
    { $n ->
        [one] Została { COUNT($n, "general-term-minute") }
        [few] Zostały { COUNT($n, "general-term-minute") }
        [many] Zostało { COUNT($n, "general-term-minute") }
       *[other] Zostało { COUNT($n, "general-term-minute") }
    }
ui-time-out = Czas minął

## Przy stole

ui-create-table = Utwórz stół
ui-table-public = Otwarty dla wszystkich
ui-table-filling = Zajęte miejsca: { $n } z { $total }
ui-game-options = Opcje partii
ui-join = Dołącz
ui-rematch = { CAP(NAME("general-term-rematch")) }
ui-add-bot = { NAME("general-label-add_bot") }
ui-replace-with-bot = Zastąp botem
ui-spectators = { COUNT($n, "general-term-spectator") }

## Tura

ui-your-turn = { NAME("general-label-your_turn") }
ui-whose-turn = Kolej gracza { $player }
ui-waiting-for = Czekamy na gracza { $player }
ui-thinking = { $player }: myśli
ui-hidden-choice = { $player }: dokonuje tajnego wyboru
ui-undo = Cofnij
ui-redo = Ponów
ui-restart-turn = Zacznij turę od nowa
ui-undo-barrier-dice = Nie można cofnąć: rzucono już kośćmi
ui-undo-barrier-revealed = Nie można cofnąć: ujawniono nową informację
ui-confirm = Potwierdź
ui-cancel = Anuluj
ui-done = { NAME("general-label-done") }
ui-pass = Spasuj
ui-skip = Pomiń
ui-options = { CAP(NAME("general-term-option", case: "pl")) }
ui-options-count = { COUNT($n, "general-term-option") }
ui-to-options = Przejdź do opcji
prompt-choose = Wybierz opcję
prompt-choose-number = Wybierz liczbę od { $min } do { $max }

## Dziennik, czat, plansza

ui-log = { CAP(NAME("general-term-log")) }
ui-since-your-turn = { CAP(NAME("general-term-recap")) }
ui-chat = { CAP(NAME("general-term-chat")) }
ui-chat-write = Napisz wiadomość
ui-send = Wyślij
ui-board = { CAP(NAME("general-term-board")) }
ui-zoom-in = Przybliż
ui-zoom-out = Oddal
ui-whole-board = Pokaż całą planszę
ui-text-mode = { CAP(NAME("general-term-text_mode")) }

## Powtórka i zapisy

ui-replay = { CAP(NAME("general-term-replay")) }
ui-step-back = Krok wstecz
ui-step-forward = Krok naprzód
ui-to-start = Na początek
ui-to-end = Na koniec
ui-run = Odtwórz
ui-pause = Wstrzymaj
ui-move-of = Ruch { $n } z { $total }
ui-continue-here = { NAME("general-label-continue_here") }
ui-export = Eksportuj
ui-save = Zapisz
ui-saved = Zapisano: { $file }

## Ustawienia

ui-language = { CAP(NAME("general-term-language")) }
ui-theme = Motyw
ui-theme-light = Jasny
ui-theme-dark = Ciemny
ui-theme-auto = Jak w urządzeniu
ui-sound = { CAP(NAME("general-term-sound")) }
ui-on = Wł.
ui-off = Wył.
ui-animation-speed = Szybkość animacji
ui-speed-slow = Wolno
ui-speed-normal = Normalnie
ui-speed-fast = Szybko
ui-reduced-motion = Mniej ruchu
ui-large-text = Duży tekst
ui-confirm-moves = Potwierdzaj każdy ruch
ui-keyboard = { CAP(NAME("general-term-keyboard_shortcut", case: "pl")) }

## Zasady, podpowiedzi, powody

ui-tutorial = { CAP(NAME("general-term-tutorial")) }
ui-hint = { CAP(NAME("general-term-hint")) }
log-hint = { $player } korzysta z podpowiedzi
ui-rule-reference = Zasada { $rule }
why-not-your-turn = Nie można: to nie twoja kolej
why-game-over = Nie można: partia dobiegła końca
why-not-now = Nie można na tym etapie

## Koniec gry

ui-game-over = Koniec partii
ui-you-win = Wygrywasz!
ui-winner = Zwycięstwo: { $player }
ui-winners = Wspólne zwycięstwo: { $players }
ui-cycle = Cykl { $n }
ui-turn-number = Tura { $n }
ui-round-of = Runda { $n } z { $total }

## Powiadomienia

note-your-turn = { NAME($game) }: twoja kolej. { ui-time-left-days }
note-your-turn-hours = { NAME($game) }: twoja kolej. { ui-time-left-hours }
note-your-turn-now = { NAME($game) }: twoja kolej
note-reminder = { NAME($game) }: { $player } czeka na twój ruch
note-over = { NAME($game) }: koniec partii
note-confirm = { $player } chce dostawać na ten adres wiadomości o turach w Agonie. Jeśli to ty, potwierdź
ui-email-confirmed = Potwierdzono: Agon będzie pisać na ten adres

## Błędy

err-illegal-option = Ta opcja jest niedostępna
err-lesson-move = Lekcja prosi teraz o inny ruch
err-lesson = To lekcja: grasz tu tylko ty
err-stale-move = Sytuacja przy stole się zmieniła; wybierz ponownie
err-unknown-table = Nie ma takiego stołu
err-unknown-game = Nie ma takiej gry: { $game }
err-unknown-bot = Nie ma tu takiego bota: { $bot }
err-unknown-page = Nie ma takiej strony
err-bad-save = Nie można odczytać zapisu
err-table-full = Wszystkie miejsca są zajęte
err-seat-taken = To miejsce jest zajęte
err-not-your-seat = To nie twoje miejsce
err-link-expired = Ten odnośnik stracił ważność
err-connection-lost = Utracono połączenie
ui-reconnecting = Ponowne łączenie…
err-too-many-requests = Za dużo żądań; poczekaj chwilę
err-server = Coś poszło nie tak; spróbuj ponownie
err-seat-away = Gra za ciebie bot: najpierw wróć na miejsce
err-not-started = Gra jeszcze się nie zaczęła: są wolne miejsca
err-game-over = Gra jest skończona
err-not-over = Gra jeszcze się nie skończyła
err-nothing-to-undo = Nie ma czego cofnąć
err-nothing-to-redo = Nie ma czego powtórzyć
err-nobody-asked = Nikt nie prosi o cofnięcie
err-unknown-device = To urządzenie nie jest tu znane
err-has-account = Masz już konto
err-login-taken = Ta nazwa użytkownika jest zajęta
err-wrong-password = Nazwa użytkownika i hasło nie pasują
err-no-account = Nie masz jeszcze konta
err-too-many-letters = Za dużo listów na dziś; spróbuj jutro
err-seats = Liczba miejsc się nie zgadza
err-no-seat = Nie ma takiego miejsca
err-no-move = Nie ma takiego ruchu
err-no-record = Ta gra nie ma zapisu
err-seed-chosen = Ziarno można wybrać tylko bez innych ludzi
err-second-seat = Masz już miejsce przy tym stole
err-undo-away = Osoba, która musiałaby się zgodzić, jest nieobecna
err-hints-off = Przy tym stole nie ma podpowiedzi
err-bad-options = Te ustawienia nie pasują do gry
err-too-many-tables = Masz za dużo nieskończonych gier
err-not-host = Może to zrobić tylko gospodarz stołu
err-hello = Połączenie otwarto nieprawidłowo
err-malformed = Serwer tego nie zrozumiał
err-too-large = To jest za duże
err-table-broken = Tego stołu nie da się pokazać; przyczyna jest w dzienniku serwera
err-bot-stuck = Bot, na którego kolej, nie może wykonać ruchu; serwer spróbuje ponownie
err-cannot-save = Serwer nie może teraz zapisywać; spróbuj później
err-network-closed = Ten serwer można otworzyć dla sieci tylko przy jego komputerze
err-network-taken = Serwer nie mógł otworzyć się dla sieci
err-bad-code = Ten kod został już użyty albo wygasł
err-not-alone = Przy tym stole grają inni ludzie: nie można go usunąć
err-too-many-onlookers = Zbyt wiele osób ogląda ten stół
err-no-room = Twoje partie zajęły cały przydział miejsca; najstarsze zakończone znikną w ciągu godziny
err-table-too-long = Ten stół jest już za długi; graj dalej od tego miejsca przy nowym

## Terminal

ui-terminal-choose = Numer opcji albo ? po pomoc
ui-key-number = liczba: wybierz opcję
ui-key-undo = u: cofnij ostatni ruch
ui-key-redo = r: ponów cofnięty ruch
ui-key-restart = t: zacznij turę od nowa
ui-key-save = s: zapisz partię
ui-key-board = b: pokaż planszę
ui-key-pan = < >: przesuń szeroką mapę
ui-key-log = l: pokaż dziennik
ui-key-hint = h: pokaż podpowiedź
ui-key-help = ?: pokaż pomoc
ui-key-quit = q: wyjdź
ui-press-enter = Naciśnij Enter, aby kontynuować

## Co robi opcja i kto jest bliski zwycięstwa

ui-key-explain = v i numer: objaśnij tę opcję
ui-lens-price = −{ $what } (zostanie { $left })
ui-lens-gain = +{ $what }
ui-lens-loss = −{ $what }
ui-lens-comes = { $to }: +{ $what }
ui-lens-leaves = { $from }: −{ $what }
ui-lens-move = { $what }: { $from } → { $to }
ui-lens-control = kontrola: { $place }
ui-lens-control-lost = utrata kontroli: { $place }
ui-lens-progress = { NAME($way) }: { $before } → { $now }
ui-lens-progress-of = { NAME($way) }: { $before } → { $now } z { $need }
ui-lens-chance = zwycięstwo { $n }%
ui-lens-chance-about = zwycięstwo około { $n }% (±{ $error })
ui-lens-lose = straty około { $n }, w najgorszym razie { $worst }
ui-lens-spread = { NAME($what) }: od { $least } do { $most }, średnio { $mean }
ui-lens-of = { $player }: { $text }
ui-lens-free = za darmo
ui-lens-ends-turn = kończy turę
ui-lens-ends-game = kończy grę
ui-lens-final = nie można cofnąć
ui-lens-asks = potem odpowiada { $player }
ui-lens-assumes = jeśli dalej: { $options }
ui-lens-sampled = z { $n } prób prostych graczy
ui-lens-exact = policzono wszystkie przypadki, obie strony walczą do końca

## Hints and puzzles

ui-hint-best = Najlepszy wybór: { $option }, { $n }% szans na wygraną
ui-hint-next = Drugi wybór: { $option }, { $n }%
ui-puzzle-asks = Zadanie { $n } z { $total }: co najlepiej wybrać? Gra { $player }
ui-puzzle-right = Dobrze: { $option }
ui-puzzle-wrong = Był lepszy wybór: { $option }
ui-puzzle-no-hint = W zadaniach nie ma podpowiedzi
ui-puzzle-line = Dalej: { $line }
ui-puzzle-instead = Oczywiste, ale słabsze: { $option } → { $line }
ui-puzzle-rating = Twój ranking w zadaniach: { $n }
