### What only the browser says.

## Home

ui-hero-title = Tre sfide, un tavolo
ui-hero-text = Gioca i miti greci con gli amici, subito o nell’arco di giorni; i bot occupano i posti vuoti. Nessun account richiesto.
ui-blurb-hellas = Eserciti, eroi, mostri e tre colossi che crescono.
ui-blurb-cyclades = Contendi il favore di un dio, poi salpa verso le isole.
ui-blurb-dice-forge = Ricostruisci i tuoi dadi faccia per faccia e supera gli eroi.
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

## First game of Dice Forge

ui-lesson-df-welcome = Sei un eroe con due dadi. Le loro facce si staccano e si sostituiscono: facce migliori, lanci migliori, più gloria. Vince chi ha più gloria.
ui-lesson-df-blessing = All’inizio di ogni turno tutti lanciano entrambi i dadi e prendono ciò che mostrano, anche nei turni altrui. I numeri sotto i dadi dicono quanto rende in media un lancio.
ui-lesson-df-action = Tocca a te. Compra facce nel tempio con l’oro, o compi un’impresa sulle isole con frammenti di sole e luna. Ciò che puoi permetterti ha un filo giallo. Comincia da una faccia: le prime rendono più a lungo.
ui-lesson-df-forge = Ora scegli quale faccia dei tuoi dadi sostituire. Rinuncia a una da 1 oro. Consiglio: l’oro su un dado, i frammenti sull’altro.
ui-lesson-df-offering = Puoi comprare altre facce, purché di tipo diverso e se hai oro. Altrimenti termina l’offerta.
ui-lesson-df-feat = Hai frammenti per un’impresa. Passa su una carta, o tieni premuto sul telefono, per leggerla. Le carte danno gloria alla fine e spesso un effetto duraturo.
ui-lesson-df-ousted = Su un portale sta un solo eroe. Chi è scacciato torna a casa e riceve in cambio una benedizione con entrambi i dadi.
ui-lesson-df-reinforce = Le carte con effetto duraturo si usano una volta in ogni tuo turno, prima dell’azione.
ui-lesson-df-extra = Per 2 frammenti di sole puoi agire una seconda volta nello stesso turno. Verso la fine conviene.
ui-lesson-df-end = Hai finito una partita. La tabella mostra chi ha raccolto più gloria; gioca ancora con bot più forti o con amici.

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

## First game of Cyclades

ui-lesson-cy-welcome = Vuoi essere il primo con tre metropoli. In ogni ciclo fai un’offerta a un dio: sarà lui a dire che cosa puoi fare.
ui-lesson-cy-settle = Scegli dove cominciare. Le cornucopie danno monete in ogni ciclo; lo spazio per gli edifici darà metropoli.
ui-lesson-cy-offer = Offri: tocca un numero accanto a un dio. Chi viene superato deve andare da un altro. Poseidone dà porti e flotte, Ares fortezze e truppe, Zeus templi, Atena accademie; Apollo è gratis e dà monete.
ui-lesson-cy-displaced = Qualcuno è stato superato e deve passare a un altro dio. Può succedere più volte.
ui-lesson-cy-action = È il turno del tuo dio. Ciò che puoi fare è illuminato sulla mappa e nella barra. Fai quanto puoi pagare, poi termina.
ui-lesson-cy-build = Un edificio va in uno spazio libero. Uno per tipo, porto, fortezza, tempio e accademia, diventa una metropoli.
ui-lesson-cy-sail = Navigare costa una moneta, da un mare a quello vicino. Le flotte fanno da ponti per le truppe.
ui-lesson-cy-march = Tocca la terra da cui partono le truppe, poi la meta. Se c’è qualcuno, si combatte.
ui-lesson-cy-creature = Le creature della colonna si comprano con monete e agiscono subito. Passa sopra, o tieni premuto, per leggerle.
ui-lesson-cy-battle = La battaglia va a fasi: ognuno somma un dado alla forza, chi ha meno perde un pezzo. Poi ci si può ritirare.
ui-lesson-cy-metropolis = Una metropoli è sorta. Difendila: può essere conquistata. Tre alla fine di un ciclo vincono.
ui-lesson-cy-end = Hai finito una partita. Gioca ancora con bot più forti o con amici.

## First game of Lords of Hellas

ui-lesson-lh-welcome = Si vince in quattro modi: conquistare terre intere, controllare templi, uccidere mostri o tenere un colosso finito. Gli indicatori di ogni giocatore mostrano chi è più vicino.
ui-lesson-lh-hero = Scegli un eroe. Ognuno parte con attributi diversi: Autorità per gli eserciti, Forza per la caccia, Velocità per muoversi.
ui-lesson-lh-turn = Prima le azioni normali, in qualsiasi ordine: artefatti, preghiera, eroe, opliti. Toccane una sulla plancia dell’eroe.
ui-lesson-lh-hoplites = Muovi gli opliti nelle regioni vicine: tocca da dove partono, poi la meta. Controlli una regione quando gli opliti sono almeno il suo numero.
ui-lesson-lh-special = Ora un’azione speciale. Quelle usate restano barrate finché qualcuno costruisce un monumento, che le libera tutte.
ui-lesson-lh-control = Una regione ha cambiato padrone: il bordo mostra colore e motivo. Tutte le regioni di un colore formano una terra.
ui-lesson-lh-battle = Una battaglia: i numeri grandi sono le forze. Gioca una carta per aumentare la tua, o passa. Il pareggio va al difensore.
ui-lesson-lh-hunt = Una caccia: infliggi ferite con carte che mostrano i simboli attorno al mostro, poi reggi il suo attacco. Fermati prima che l’eroe sia troppo ferito.
ui-lesson-lh-temple = Un tempio dà un sacerdote e conta per la vittoria, ma solo finché controlli la regione.
ui-lesson-lh-monument = Un colosso è cresciuto di un livello, le azioni speciali sono di nuovo libere e i mostri si destano. Chi tiene la regione di uno finito vince.
ui-lesson-lh-end = Hai finito una partita. Gioca ancora con bot più forti o con amici.

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
