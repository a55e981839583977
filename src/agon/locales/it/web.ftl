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
    [one] { $n } ti aspetta
    [many] { $n } ti aspettano
   *[other] { $n } ti aspettano
  }
ui-guest = Ospite
ui-bot-1 = Dafne
ui-bot-2 = Orione
ui-bot-3 = Circe
ui-bot-4 = Mida
ui-bot-5 = Calipso
ui-bot-6 = Nestore

## New table

ui-game = Gioco
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
ui-places-lit = { $n ->
    [one] { $n } posto illuminato sul tabellone
    [many] { $n } posti illuminati sul tabellone
   *[other] { $n } posti illuminati sul tabellone
  }
ui-less = Meno
ui-more = Più
ui-next = Avanti
ui-allow = Consenti
ui-refuse = Rifiuta
ui-undo-asked = { $player } chiede di annullare una mossa
ui-rivals = Rivali
ui-cards = Carte
ui-no-cards = Ancora nessuna carta
ui-look-at-board = Guarda il tabellone
ui-chart = Come è andata la partita
ui-seed = Seme dei dadi e dei mazzi: { $seed }
ui-seed-hash = Il caso di questo tavolo è sigillato: { $hash }

## Learn

ui-learn-text = Gioca una prima partita contro bot facili: un consiglio appare quando arriva qualcosa di nuovo. Oppure leggi le regole, scritte da noi.
ui-first-game = Prima partita con consigli
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

ui-gods = Dèi
ui-map = Mappa
ui-creatures = Creature
ui-players-panel = Giocatori
ui-face-down = coperto
ui-for-free = gratis
ui-turn-order = Ordine del prossimo ciclo
ui-deck = Mazzo: { $n }
ui-nobody = di nessuno
ui-land-area = Terra { $id }
ui-sea-area = Mare { $id }
ui-troops = truppe: { $n }
ui-mercenaries = mercenari: { $n }
ui-fleets = flotte: { $n }
ui-gives-coins = rendita: { $n }
ui-coins = Monete
ui-income-next = Rendita del prossimo ciclo
ui-priestesses = Sacerdotesse
ui-philosophers = Filosofi
ui-troops-left = Truppe nella riserva
ui-fleets-left = Flotte nella riserva
ui-sea-battle = Battaglia navale
ui-land-battle = Battaglia terrestre
ui-attacks = attacca
ui-defends = difende
ui-stage-number = Fase { $n }

## Lords of Hellas

ui-monsters = Mostri
ui-quests = Imprese
ui-hero-short = Eroe
ui-hero-board = Il tuo eroe
ui-no-hero = Ancora nessun eroe
ui-regular-actions = Normali
ui-special-actions = Speciali
ui-combat-cards = Carte scontro
ui-priests = Sacerdoti
ui-hoplites-left = Opliti nella riserva
ui-level-of = Livello { $n } di { $total }
ui-wounds-of = Ferite: { $n } di { $total }
ui-of = { $n } di { $total }
ui-wounds-left = Ferite ancora da infliggere: { $n }
ui-defence-so-far = Difesa { $n } di { $total }
ui-battle-in = Battaglia: { $region }
ui-strength-besides = Forza oltre agli opliti
ui-tie-defender = In parità vince il difensore
ui-show-scene = Mostra la scena
ui-pick-heal = Cura una lesione
ui-pick-draw = Pesca una carta scontro
ui-pick-recruit = Recluta un oplita
ui-act-artifacts = Artefatti
ui-act-prayer = Preghiera
ui-act-hero = Muovi eroe
ui-act-hoplites = Muovi opliti
ui-act-recruit = Recluta
ui-act-march = Marcia
ui-act-temple = Tempio
ui-act-prepare = Prepara
ui-act-usurp = Usurpa
ui-act-hunt = Caccia
ui-act-monument = Monumento
ui-ask-undo = Chiedi di annullare la mossa

## The end

ui-faces-forged = facce forgiate: { $n }
ui-seat-take-back = Riprendi il mio posto

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
ui-orders-none = Ancora nessuna. Blocca un’opzione nell’elenco con il lucchetto: alla domanda si risponderà sempre così.
ui-order-always = Rispondi sempre così
ui-order-only = Rispondi per me quando c’è una sola opzione
ui-undo-stops = Si può annullare fin qui
ui-looking-back = Stai guardando il passato
