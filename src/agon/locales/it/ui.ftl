### Comune a tutti i giochi.

## Navigazione

ui-home = Inizio
ui-play-now = Gioca subito
ui-learn = Impara a giocare
ui-my-games = Le mie partite
ui-no-games = Non hai ancora partite
ui-open-tables = Tavoli aperti
ui-no-open-tables = Ora non ci sono tavoli aperti
ui-new-table = Nuovo tavolo
ui-choose-game = Scegli un gioco
ui-settings = { CAP(NAME("general-term-settings")) }
ui-rules = { CAP(NAME("general-term-rules")) }
ui-search = Cerca
ui-close = Chiudi
ui-loading = Caricamento…
ui-nothing = niente

## Posti

ui-seats = { CAP(NAME("general-term-seat", case: "pl")) }
ui-seat-number = Posto { $n }
ui-seat-me = Io
ui-seat-open = Posto libero
ui-seat-bot-easy = Bot: facile
ui-seat-bot-normal = Bot: normale
ui-seat-bot-hard = Bot: difficile
ui-seat-bot-expert = Bot: esperto
ui-seat-hotseat = Qualcuno a questo schermo
ui-seat-invited = Con un link d’invito
ui-seat-take = Prendi questo posto
ui-player-you = { $player } (tu)
ui-your-name = Il tuo nome
ui-hand-over = Passa il dispositivo: ora gioca { $player }
ui-copy-link = { NAME("general-label-copy_link") }
ui-link-copied = Link copiato
ui-share-link = Invia questo link agli altri giocatori

## Ritmo

ui-pace = { CAP(NAME("general-term-pace")) }
ui-pace-days = { COUNT($n, "general-term-day") } per mossa
ui-pace-none = Senza limite di tempo
ui-time-left-days =
    { $n ->
        [one] Resta { COUNT($n, "general-term-day") }
        [many] Restano { COUNT($n, "general-term-day") }
       *[other] Restano { COUNT($n, "general-term-day") }
    }
ui-time-left-hours =
    { $n ->
        [one] Resta { COUNT($n, "general-term-hour") }
        [many] Restano { COUNT($n, "general-term-hour") }
       *[other] Restano { COUNT($n, "general-term-hour") }
    }
ui-time-left-minutes =
    { $n ->
        [one] Resta { COUNT($n, "general-term-minute") }
        [many] Restano { COUNT($n, "general-term-minute") }
       *[other] Restano { COUNT($n, "general-term-minute") }
    }
ui-time-out = Tempo scaduto

## Al tavolo

ui-create-table = Crea il tavolo
ui-table-public = Aperto a tutti
ui-table-filling = Posti occupati: { $n } su { $total }
ui-game-options = Opzioni della partita
ui-join = Unisciti
ui-rematch = { CAP(NAME("general-term-rematch")) }
ui-add-bot = { NAME("general-label-add_bot") }
ui-replace-with-bot = Sostituisci con un bot
ui-spectators = { COUNT($n, "general-term-spectator") }

## Un turno

ui-your-turn = { NAME("general-label-your_turn") }
ui-whose-turn = Turno di { $player }
ui-waiting-for = In attesa di { $player }
ui-thinking = { $player } sta pensando
ui-hidden-choice = { $player } fa una scelta segreta
ui-undo = Annulla la mossa
ui-redo = Ripeti
ui-restart-turn = Ricomincia il turno
ui-undo-barrier-dice = Non puoi annullare: i dadi sono stati tirati
ui-undo-barrier-revealed = Non puoi annullare: è emersa una nuova informazione
ui-confirm = Conferma
ui-cancel = Annulla
ui-done = { NAME("general-label-done") }
ui-pass = Passa
ui-skip = Salta
ui-options = { CAP(NAME("general-term-option", case: "pl")) }
ui-options-count = { COUNT($n, "general-term-option") }
ui-to-options = Vai alle opzioni
prompt-choose = Scegli un’opzione
prompt-choose-number = Scegli un numero da { $min } a { $max }

## Registro, chat, tabellone

ui-log = { CAP(NAME("general-term-log")) }
ui-since-your-turn = { CAP(NAME("general-term-recap")) }
ui-chat = { CAP(NAME("general-term-chat")) }
ui-chat-write = Scrivi un messaggio
ui-send = Invia
ui-board = { CAP(NAME("general-term-board")) }
ui-zoom-in = Ingrandisci
ui-zoom-out = Riduci
ui-whole-board = Mostra tutto il tabellone
ui-text-mode = { CAP(NAME("general-term-text_mode")) }

## Replay e salvataggi

ui-replay = { CAP(NAME("general-term-replay")) }
ui-step-back = Passo indietro
ui-step-forward = Passo avanti
ui-to-start = All’inizio
ui-to-end = Alla fine
ui-run = Riproduci
ui-pause = Metti in pausa
ui-move-of = Mossa { $n } di { $total }
ui-continue-here = { NAME("general-label-continue_here") }
ui-export = Esporta
ui-save = Salva
ui-saved = Salvato: { $file }

## Impostazioni

ui-language = { CAP(NAME("general-term-language")) }
ui-theme = Tema
ui-theme-light = Chiaro
ui-theme-dark = Scuro
ui-theme-auto = Come sul dispositivo
ui-sound = { CAP(NAME("general-term-sound")) }
ui-on = Sì
ui-off = No
ui-animation-speed = Velocità delle animazioni
ui-speed-slow = Lenta
ui-speed-normal = Normale
ui-speed-fast = Veloce
ui-reduced-motion = Meno movimento
ui-large-text = Testo grande
ui-confirm-moves = Conferma ogni mossa
ui-keyboard = { CAP(NAME("general-term-keyboard_shortcut", case: "pl")) }

## Regole, suggerimenti, motivi

ui-tutorial = { CAP(NAME("general-term-tutorial")) }
ui-hint = { CAP(NAME("general-term-hint")) }
log-hint = { $player } chiede un suggerimento
ui-rule-reference = Regola { $rule }
why-not-your-turn = Non puoi: non è il tuo turno
why-game-over = Non puoi: la partita è finita
why-not-now = Non puoi in questo passo

## Fine della partita

ui-game-over = La partita è finita
ui-you-win = Hai vinto!
ui-winner = Vince { $player }
ui-winners = Vittoria condivisa: { $players }
ui-cycle = Ciclo { $n }
ui-turn-number = Turno { $n }
ui-round-of = Round { $n } di { $total }

## Notifiche

note-your-turn = { NAME($game) }: tocca a te. { ui-time-left-days }
note-your-turn-hours = { NAME($game) }: tocca a te. { ui-time-left-hours }
note-your-turn-now = { NAME($game) }: tocca a te
note-reminder = { NAME($game) }: { $player } aspetta la tua mossa
note-over = { NAME($game) }: la partita è finita
note-confirm = { $player } vuole ricevere a questo indirizzo gli avvisi dei turni di Agon. Se sei tu, conferma
ui-email-confirmed = Confermato: Agon scriverà a questo indirizzo

## Errori

err-illegal-option = Questa opzione non è disponibile
err-lesson-move = Ora la lezione chiede un’altra mossa
err-lesson = Questa è una lezione: qui giochi solo tu
err-stale-move = La situazione al tavolo è cambiata; scegli di nuovo
err-unknown-table = Questo tavolo non esiste
err-unknown-game = Questo gioco non esiste: { $game }
err-unknown-bot = Qui non esiste questo bot: { $bot }
err-unknown-page = Questa pagina non esiste
err-bad-save = Impossibile leggere il salvataggio
err-table-full = Tutti i posti sono occupati
err-seat-taken = Questo posto è occupato
err-not-your-seat = Questo posto non è tuo
err-link-expired = Questo link non è più valido
err-connection-lost = Connessione persa
ui-reconnecting = Riconnessione…
err-too-many-requests = Troppe richieste; aspetta un momento
err-server = Qualcosa è andato storto; riprova
err-seat-away = Un bot gioca per te: prima riprendi il posto
err-not-started = La partita non è iniziata: ci sono posti liberi
err-game-over = La partita è finita
err-not-over = La partita non è ancora finita
err-nothing-to-undo = Non c’è nulla da annullare
err-nothing-to-redo = Non c’è nulla da ripetere
err-nobody-asked = Nessuno chiede di annullare
err-unknown-device = Questo dispositivo non è noto qui
err-has-account = Hai già un account
err-login-taken = Questo nome utente è occupato
err-wrong-password = Nome utente e password non corrispondono
err-no-account = Non hai ancora un account
err-too-many-letters = Troppe lettere per oggi; riprova domani
err-seats = Il numero di posti non va bene
err-no-seat = Questo posto non esiste
err-no-move = Questa mossa non esiste
err-no-record = Questa partita non ha un verbale
err-seed-chosen = Il seme si sceglie solo senza altre persone
err-second-seat = Hai già un posto a questo tavolo
err-undo-away = Chi dovrebbe acconsentire è assente
err-hints-off = A questo tavolo non ci sono suggerimenti
err-bad-options = Queste impostazioni non vanno bene per il gioco
err-too-many-tables = Hai troppe partite in corso
err-not-host = Solo chi ospita il tavolo può farlo
err-hello = La connessione non è stata aperta bene
err-malformed = Il server non ha capito
err-too-large = È troppo grande
err-table-broken = Questo tavolo non si può mostrare; il motivo è nel registro del server
err-bot-stuck = Il bot che deve scegliere non riesce a muovere; il server ci riproverà
err-cannot-save = Al momento il server non può salvare; riprova più tardi
err-network-closed = Questo server si apre alla rete solo dal suo computer
err-network-taken = Il server non è riuscito ad aprirsi alla rete
err-bad-code = Questo codice è già stato usato o è scaduto
err-not-alone = A questo tavolo giocano altre persone: non si può eliminare
err-too-many-onlookers = Troppe persone guardano questo tavolo
err-no-room = Le tue partite occupano tutto il tuo spazio; le più vecchie tra quelle finite spariranno entro un’ora
err-table-too-long = Questo tavolo è diventato troppo lungo; continua da qui a un tavolo nuovo

## Terminale

ui-terminal-choose = Numero dell’opzione, o ? per la guida
ui-key-number = numero: scegli l’opzione
ui-key-undo = u: annulla l’ultima mossa
ui-key-redo = r: ripeti la mossa annullata
ui-key-restart = t: ricomincia il turno
ui-key-save = s: salva la partita
ui-key-board = b: mostra il tabellone
ui-key-pan = < >: scorri una mappa larga
ui-key-log = l: mostra il registro
ui-key-hint = h: mostra un suggerimento
ui-key-help = ?: mostra questa guida
ui-key-quit = q: esci
ui-press-enter = Premi Invio per continuare

## Che cosa fa un’opzione e chi è vicino alla vittoria

ui-key-explain = v e numero: spiega questa opzione
ui-lens-price = −{ $what } (ne restano { $left })
ui-lens-gain = +{ $what }
ui-lens-loss = −{ $what }
ui-lens-comes = { $to }: +{ $what }
ui-lens-leaves = { $from }: −{ $what }
ui-lens-move = { $what }: { $from } → { $to }
ui-lens-control = controllo: { $place }
ui-lens-control-lost = controllo perso: { $place }
ui-lens-progress = { NAME($way) }: { $before } → { $now }
ui-lens-progress-of = { NAME($way) }: { $before } → { $now } su { $need }
ui-lens-chance = vittoria { $n }%
ui-lens-chance-about = vittoria circa { $n }% (±{ $error })
ui-lens-lose = perdite circa { $n }, al peggio { $worst }
ui-lens-spread = { NAME($what) }: da { $least } a { $most }, in media { $mean }
ui-lens-of = { $player }: { $text }
ui-lens-free = gratis
ui-lens-ends-turn = il turno finisce
ui-lens-ends-game = la partita finisce
ui-lens-final = non si può annullare
ui-lens-asks = poi risponde { $player }
ui-lens-assumes = se continui con: { $options }
ui-lens-sampled = da { $n } prove di giocatori semplici
ui-lens-exact = contati tutti i casi, entrambe le parti combattono fino in fondo

## Hints and puzzles

ui-hint-best = La scelta migliore: { $option }, { $n }% di vittoria
ui-hint-next = La seconda: { $option }, { $n }%
ui-puzzle-asks = Problema { $n } di { $total }: qual è la scelta migliore per { $player }?
ui-puzzle-right = Esatto: { $option }
ui-puzzle-wrong = C’era di meglio: { $option }
ui-puzzle-no-hint = Nei problemi non ci sono suggerimenti
ui-puzzle-line = Seguito: { $line }
ui-puzzle-instead = Ovvia, ma più debole: { $option } → { $line }
ui-puzzle-rating = Il tuo punteggio nei problemi: { $n }
