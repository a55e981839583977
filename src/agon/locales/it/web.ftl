### What only the browser says.

## Home

ui-hero-title = Sfide del mito, un solo tavolo
ui-hero-text = Gioca i miti greci con gli amici, subito o nell’arco di giorni; i bot occupano i posti vuoti. Nessun account richiesto.
ui-minutes-short = { $n } min
ui-with-friends = Con amici
ui-learn-short = Impara
ui-join-by-link = Entra con un link
ui-paste-link = Incolla qui il link
ui-waiting-for-you = { $n ->
    [one] { $n } partita ti aspetta
    [many] { $n } partite ti aspettano
   *[other] { $n } partite ti aspettano
  }
ui-guest = { CAP(NAME("general-term-guest")) }
ui-bot-1 = Dafne
ui-bot-2 = Orione
ui-bot-3 = Circe
ui-bot-4 = Mida
ui-bot-5 = Calipso
ui-bot-6 = Nestore

## New table

ui-game = { CAP(NAME("general-term-game")) }
ui-players-number = Numero di giocatori
ui-pace-live-short = In diretta
ui-who-may-join = Chi può unirsi
ui-by-link-only = Solo con il link
ui-hints-between-people = Suggerimenti nelle partite tra persone
ui-hints-none = Nessun suggerimento
ui-hints-allowed = Permessi, il registro lo dice
ui-qr-code = Codice QR del link

## At the table

ui-confirm-touch = Sugli schermi tattili
ui-careful = Secondo tocco prima di mosse rischiose o definitive
ui-single = Le domande con una sola risposta si risolvono da sole
ui-tap-again = Tocca di nuovo per giocare
ui-places-lit = { $n ->
    [one] { $n } spazio evidenziato
    [many] { $n } spazi evidenziati
   *[other] { $n } spazi evidenziati
  }
ui-less = Meno
ui-more = Più
ui-next = Avanti
ui-allow = Consenti
ui-refuse = Rifiuta
ui-undo-asked = { $player } chiede di annullare una mossa
ui-rivals = { CAP(NAME("general-term-opponent", case: "pl")) }
ui-cards = { CAP(NAME("general-term-card", case: "pl")) }
ui-no-cards = Ancora nessuna carta
ui-look-at-board = Guarda il tabellone
ui-seed = Seme dei dadi e dei mazzi: { $seed }
ui-seed-hash = Seme casuale fissato in anticipo; impronta: { $hash }

## Learn

ui-learn-text = Una lezione dura una decina di minuti: ti guida passo per passo nell’apertura e poi ti lascia proseguire. Oppure leggi le regole, con parole nostre.
ui-lesson-begin = Lezione, circa dieci minuti
ui-lesson-go-on = Continua la lezione
ui-lesson = Lezione
ui-lesson-step = { $n } di { $total }
ui-lesson-chapters = Capitoli della lezione
ui-lesson-again = Il capitolo ricomincia da capo; la lezione in corso viene abbandonata.
ui-lesson-leave = Esci dalla lezione
ui-lesson-done = fatto
ui-new-here = È la prima volta?
ui-new-here-text = Una lezione di dieci minuti insegna uno qualsiasi dei tre giochi.
ui-first-game-alone = Prima partita in solitario con consigli
ui-stop-tutorial = Basta consigli
ui-nothing-found = Nessun risultato
ui-keys-number = scegli l’opzione con questo numero
ui-keys-tab = vai al prossimo posto illuminato e sceglilo

## Dice Forge

ui-temple = Tempio
ui-islands = Isole
ui-your-dice = i tuoi dadi
ui-start-portal = Portale iniziale
ui-face-up = in alto
ui-price = Prezzo { $n }
ui-face-price = Prezzo { $n }, ne restano { $left }
ui-face-odds = Probabilità su questo dado: { $n }%
ui-average-roll = In media per lancio
ui-on-cards = + { $n } sulle carte

## Cyclades

ui-gods = { CAP(NAME("cyclades-term-god", case: "pl")) }
ui-map = Mappa
ui-creatures = { CAP(NAME("cyclades-term-creature", case: "pl")) }
ui-players-panel = { CAP(NAME("general-term-player", case: "pl")) }
ui-face-down = coperto
ui-for-free = gratis
ui-turn-order = Ordine del prossimo ciclo
ui-deck = Mazzo: { $n }
ui-nobody = di nessuno
ui-troops = { COUNT($n, "cyclades-piece-base_troops") }
ui-mercenaries = { COUNT($n, "cyclades-piece-mercenaries") }
ui-fleets = { COUNT($n, "cyclades-piece-fleets") }
ui-gives-coins = entrate: { $n }
ui-coins = { CAP(NAME("cyclades-piece-gold_coins", case: "pl")) }
ui-income-next = Entrate del prossimo ciclo
ui-priestesses = { CAP(NAME("cyclades-piece-priestess_cards", case: "pl")) }
ui-philosophers = { CAP(NAME("cyclades-piece-philosopher_cards", case: "pl")) }
ui-troops-left = Truppe nella riserva
ui-fleets-left = Flotte nella riserva
ui-sea-battle = { CAP(NAME("cyclades-term-sea_battle")) }
ui-land-battle = { CAP(NAME("cyclades-term-land_battle")) }
ui-attacks = attacca
ui-defends = difende
ui-stage-number = Fase { $n }

## Lords of Hellas

ui-monsters = { CAP(NAME("hellas-term-monster", case: "pl")) }
ui-quests = { CAP(NAME("hellas-term-quest", case: "pl")) }
ui-hero-short = { CAP(NAME("hellas-term-hero")) }
ui-onlooking = Stai guardando la partita: nessuno aspetta te
ui-hero-board = Il tuo eroe
ui-no-hero = Ancora nessun eroe
ui-regular-actions = Regolari
ui-special-actions = Speciali
ui-combat-cards = { CAP(NAME("hellas-term-combat_card", case: "pl")) }
ui-priests = { CAP(NAME("hellas-term-priest", case: "pl")) }
ui-hoplites-left = Opliti nella riserva
ui-level-of = Livello { $n } di { $total }
ui-wounds-of = Ferite: { $n } di { $total }
ui-of = { $n } di { $total }
ui-wounds-left = Ferite ancora da infliggere: { $n }
ui-defence-so-far = Difesa { $n } di { $total }
ui-battle-in = Battaglia: { $region }
ui-tie-defender = In parità vince il difensore
ui-losses-now = Perdite se finisse ora
ui-battle-then = poi { $n } : { $m }
ui-played-by = { $player }: carte giocate
ui-by-cards = Carte e artefatti
ui-by-wall = Mura della città
ui-by-powers = Eroe e benedizioni
ui-by-walls = Fortezze e metropoli
ui-by-ports = Porti e metropoli
ui-by-heroes = Eroi e creature
ui-by-die = Dado
ui-show-scene = Mostra la scena
ui-show-me = Mostra
ui-always = Sempre…
ui-always-so = Sempre: { $answer }
ui-end-turn = Termina il turno
ui-borders-on = confina con { $names }
ui-result = Risultato
ui-pick-heal = Cura una lesione
ui-pick-draw = Pesca una carta scontro
ui-pick-recruit = Recluta un oplita
ui-act-artifacts = { CAP(NAME("hellas-term-artifact", case: "pl")) }
ui-act-prayer = { NAME("hellas-action-prayer") }
ui-act-hero = Muovi eroe
ui-act-hoplites = Muovi opliti
ui-act-recruit = { NAME("hellas-action-recruit") }
ui-act-march = { NAME("hellas-action-march") }
ui-act-temple = { CAP(NAME("hellas-term-temple")) }
ui-act-prepare = { NAME("hellas-action-prepare") }
ui-act-usurp = { NAME("hellas-action-usurp") }
ui-act-hunt = { NAME("hellas-action-hunt") }
ui-act-monument = { CAP(NAME("hellas-term-monument")) }
ui-ask-undo = Chiedi di annullare la mossa

## The end

ui-faces-forged = facce forgiate: { $n }
ui-seat-take-back = Riprendi il mio posto

## Friends on the network, the waiting room

ui-network-closed = Questo link funziona solo su questo computer: il server non è ancora visibile in rete.
ui-network-open = Apri alla mia rete
ui-network-start = Avvialo con «{ $command }» e gli amici nella stessa rete potranno entrare.
ui-network-address = Indirizzo di questo computer
ui-by-invitation = A questo tavolo si entra solo su invito
ui-ask-invitation = Oppure non c’è più. Chiedi il link completo a chi gioca: si copia in «Il tavolo». Nell’indirizzo del browser manca la parte segreta.
ui-begins-when-full = La partita comincia quando tutti i posti sono occupati
ui-pace-live-each = { $n } min a testa, +{ $more } s a turno

## Me on every device, accounts

ui-me = Io e i miei dispositivi
ui-other-device = Gioca su un altro dispositivo
ui-other-device-text = Inquadra il codice con il telefono: porta con sé nome, posti e partite. Vale una volta sola, per cinque minuti. Non mostrarlo ad altri.
ui-show-code = Mostra il codice
ui-code-valid = Valido ancora { $time }
ui-code-over = Il codice è scaduto
ui-become = Giocare qui come chi ha mostrato il codice?
ui-become-text = Questo dispositivo occuperà gli stessi posti e vedrà le stesse carte. Fallo solo con un codice tuo.
ui-become-yes = Sì, sono io
ui-become-loses = { $n ->
    [one] Questo dispositivo ha { $n } partita sua, che non troverà più.
    [many] Questo dispositivo ha { $n } di partite sue, che non troverà più.
   *[other] Questo dispositivo ha { $n } partite sue, che non troverà più.
  }
ui-became = Ora su questo dispositivo sei { $player }
ui-account = Account
ui-account-text = Facoltativo: con nome utente e password ritrovi le tue partite da ogni dispositivo, e quelle con altre persone contano per l’albo d’oro.
ui-login = Nome utente
ui-password = Password
ui-password-new = Nuova password
ui-password-least = Almeno { $n } caratteri
ui-password-change = Cambia la password
ui-password-changed = Password cambiata; gli altri dispositivi sono stati disconnessi
ui-sign-up = Crea un account
ui-sign-in = Accedi
ui-sign-out = Esci qui
ui-sign-out-all = Esci ovunque
ui-sign-out-warning = Senza account nessun dispositivo ritroverà questi posti e queste partite.
ui-signed-in = Accesso come { $login }
ui-email-waits = non ancora confermato: apri il link nel messaggio
ui-email-good = confermato

## My games

ui-all-games = Tutte le partite: { $n }
ui-games-search = Cerca per gioco o giocatore
ui-games-running = In corso
ui-games-over = Finite
ui-games-archived = Archivio
ui-games-none = Nessuna partita qui
ui-archive = Archivia
ui-unarchive = Rimetti in elenco
ui-delete-game = Elimina
ui-delete-sure = Eliminare per sempre questa partita?
ui-moves-number = Mosse: { $n }
ui-won = Vinta
ui-lost = Persa
ui-show-more = Mostra altro
ui-played-on = Ultima mossa { $date }

## Going on from a position

ui-me-and-friends = Io e gli amici
ui-goes-on-alone = Per gli altri giocano gli stessi bot, e al posto delle persone altri bot
ui-goes-on-friends = I posti delle altre persone aspettano chi ha il link; i bot restano
ui-goes-on-here = Tutti giocano a turno a questo schermo

## Hall of fame

ui-hall = Albo d’oro
ui-hall-text = Punteggi di chi ha un account, dalle partite finite fra persone a tavoli aperti. Il punteggio conta ciò che è certo: sale quando l’incertezza (±) scende.
ui-hall-empty = Ancora nessuno: due persone con account finiscono una partita a un tavolo aperto, ed eccole qui.
ui-rating = Punteggio
ui-rating-games = Partite
ui-rating-wins = Vittorie

## The table and its people, notices, standing answers

ui-table = Il tavolo
ui-leave-table = Lascia il tavolo
ui-leave-warning = Al tuo posto giocherà un bot, e chiunque abbia il link potrà sedersi
ui-offer-seat = Offri il posto
ui-seat-offered = gioca un bot finché qualcuno prende il posto
ui-seat-away = per ora gioca un bot
ui-seat-here = al tavolo
ui-seat-gone = non in linea
ui-import = Importa una partita
ui-import-text = Incolla la registrazione di una partita o scegli il suo file
ui-choose-file = Scegli un file
ui-who-plays-on = Chi continua a giocare
ui-me-and-bots = Io e i bot
ui-all-here = Tutti a questo schermo
ui-my-seat = Il mio posto
ui-notices = Avvisi quando tocca a te
ui-email = E-mail
ui-webhook = Chat
ui-webhook-address = Indirizzo del webhook
ui-push = In questo browser, anche a pagina chiusa
ui-push-blocked = Il browser non permette avvisi qui
ui-remove = Rimuovi
ui-orders = Risposte automatiche
ui-orders-none = Ancora nessuna. Scegli «Sempre…» accanto a un’opzione nell’elenco: alla domanda si risponderà sempre così.
ui-order-always = Rispondi sempre così
ui-order-only = Rispondi per me quando c’è una sola opzione
ui-undo-stops = Si può annullare fin qui
ui-looking-back = Stai guardando una posizione precedente

## Look back

ui-percent = { $n }%
ui-look-back = Analisi della partita
ui-look-back-working = Analisi in corso: { $n }%
ui-curve = Probabilità di vittoria, mossa per mossa
ui-curve-text = La probabilità di vittoria di ciascuno. Scegli un punto per rivedere il tabellone.
ui-turning-points = Momenti decisivi
ui-turning-point = { $player }, mossa { $n }
ui-turning-points-soon = Valutazione delle scelte costate di più…
ui-no-turning-points = Nessuna scelta è costata molto: niente era chiaramente migliore.
ui-was-played = Scelto
ui-was-better = Meglio
ui-try-again-here = Riprova da qui
ui-show-on-board = Mostra sul tabellone
ui-skill-and-luck = Abilità e fortuna
ui-all-choices = Tutte le scelte
ui-luck = Fortuna
ui-at-start = All’inizio
ui-at-end = Alla fine
ui-skill-and-luck-text = I numeri sono punti di probabilità di vittoria. Ciò che le scelte di tutti promettevano prima di dadi e carte è abilità; ciò che questi hanno poi dato sopra o sotto la media è fortuna. L’inizio e le due somme insieme danno la fine. Sono stime su molte continuazioni: due o tre punti contano poco.

## In five minutes

ui-five-minutes = In cinque minuti
ui-guide-goal = L’obiettivo
ui-guide-turn = Come si gioca
ui-guide-example = Un esempio
ui-guide-mistakes = Tre errori dei principianti
ui-guide-legend = Che cosa significano i simboli
ui-contents = Indice

## Puzzles

ui-puzzles = Problemi
ui-puzzles-text = Posizioni da partite tra bot in cui una scelta è chiaramente la migliore, ma non la più ovvia.
ui-puzzle-today = Problema del giorno
ui-puzzle-solve = Risolvi
ui-puzzle-look = Rivedi
ui-puzzle-solved = Risolto
ui-puzzle-missed = Non risolto
ui-puzzle-days = Giorni di fila: { $n }
ui-puzzle-level = Difficoltà { $n }
ui-puzzle-count = risolti { $n } di { $total }
ui-puzzle-question = Qual è la tua scelta migliore?
ui-puzzle-answer = La risposta
ui-puzzle-next = Problema successivo
ui-puzzle-all = Tutti i problemi
ui-puzzle-why-not = Perché non un’altra?
ui-puzzle-why-not-text = Scegli sul tabellone un’opzione qualsiasi per vedere quanto vale e come potrebbe proseguire la partita.
ui-puzzle-against = { $option }: { $n }% di vittoria, contro { $best }% della scelta migliore
ui-puzzle-trying = Vediamo come prosegue…
ui-puzzle-goes-on = Come potrebbe proseguire
ui-puzzle-back = Torna alla domanda
ui-theme-other = Altre domande
err-answer-first = Prima rispondi al problema
