### What only the browser says. Sample values above a message feed the tests.

## Home

ui-hero-title = Contests of myth, one table
ui-hero-text = Play the Greek myths with friends, live or over days, with bots in the empty seats. No account needed.
# $n = 75
ui-minutes-short = { $n } min
ui-with-friends = With friends
ui-learn-short = Learn
ui-join-by-link = Join by link
ui-paste-link = Paste the link here
# $n = 2
ui-waiting-for-you = { $n ->
    [one] { $n } game waiting for you
   *[other] { $n } games waiting for you
  }
ui-guest = { CAP(NAME("general-term-guest")) }
ui-bot-1 = Daphne
ui-bot-2 = Orion
ui-bot-3 = Circe
ui-bot-4 = Midas
ui-bot-5 = Calypso
ui-bot-6 = Nestor

## New table

ui-game = { CAP(NAME("general-term-game")) }
ui-players-number = Number of players
ui-pace-live-short = Live
ui-who-may-join = Who may join
ui-by-link-only = Only by link
ui-hints-between-people = Hints in games between people
ui-hints-none = No hints
ui-hints-allowed = Allowed, noted in the log
ui-qr-code = QR code of the link

## At the table

ui-confirm-touch = On touch screens
ui-careful = Second tap before what is risky or final
ui-single = Questions with only one answer answer themselves
ui-tap-again = Tap again to play it
# $n = 5
ui-places-lit = { $n ->
    [one] { $n } space highlighted
   *[other] { $n } spaces highlighted
  }
ui-less = Less
ui-more = More
ui-next = Next
ui-allow = Allow
ui-refuse = Refuse
# $player = Anna
ui-undo-asked = { $player } asks to take a move back
ui-rivals = { CAP(NAME("general-term-opponent", case: "pl")) }
ui-cards = { CAP(NAME("general-term-card", case: "pl")) }
ui-no-cards = No cards yet
ui-look-at-board = Look at the board
# $seed = 42
ui-seed = Seed of the dice and decks: { $seed }
# $hash = 3fa9
ui-seed-hash = Random seed fixed in advance; fingerprint: { $hash }

## Learn

ui-learn-text = A lesson takes about ten minutes: it plays the opening with you, one step at a time, and then lets you go on. Or read the rules, in our own words.
ui-lesson-begin = Lesson, about ten minutes
ui-lesson-go-on = Continue the lesson
ui-lesson = Lesson
# $n = 7, $total = 28
ui-lesson-step = { $n } of { $total }
ui-lesson-chapters = Chapters of the lesson
ui-lesson-again = A chapter starts afresh; the lesson you are in is dropped.
ui-lesson-leave = Leave the lesson
ui-lesson-done = done
ui-new-here = New here?
ui-new-here-text = A lesson of ten minutes teaches any of the three games.
ui-first-game-alone = First game alone, with hints
ui-stop-tutorial = No more hints
ui-nothing-found = Nothing found
ui-keys-number = take the option with this number
ui-keys-tab = go to the next highlighted space and choose it

## Dice Forge

ui-temple = Temple
ui-islands = Islands
ui-your-dice = your dice
ui-start-portal = Starting portal
ui-face-up = face up
# $n = 6
ui-price = Price { $n }
# $n = 6, $left = 2
ui-face-price = Price { $n }, left { $left }
# $n = 33
ui-face-odds = Chance on this die: { $n }%
ui-average-roll = Average per roll
# $n = 4
ui-on-cards = + { $n } on cards

## Cyclades

ui-gods = { CAP(NAME("cyclades-term-god", case: "pl")) }
ui-map = Map
ui-creatures = { CAP(NAME("cyclades-term-creature", case: "pl")) }
ui-players-panel = { CAP(NAME("general-term-player", case: "pl")) }
ui-face-down = face down
ui-for-free = free
ui-turn-order = Next cycle’s order
# $n = 6
ui-deck = Deck: { $n }
ui-nobody = nobody’s
# $n = 2
ui-troops = { COUNT($n, "cyclades-piece-base_troops") }
# $n = 2
ui-mercenaries = { COUNT($n, "cyclades-piece-mercenaries") }
# $n = 2
ui-fleets = { COUNT($n, "cyclades-piece-fleets") }
# $n = 1
ui-gives-coins = income: { $n }
ui-coins = { CAP(NAME("cyclades-piece-gold_coins", case: "pl")) }
ui-income-next = Next cycle’s income
ui-priestesses = { CAP(NAME("cyclades-piece-priestess_cards", case: "pl")) }
ui-philosophers = { CAP(NAME("cyclades-piece-philosopher_cards", case: "pl")) }
ui-troops-left = Troops in supply
ui-fleets-left = Fleets in supply
ui-sea-battle = { CAP(NAME("cyclades-term-sea_battle")) }
ui-land-battle = { CAP(NAME("cyclades-term-land_battle")) }
ui-attacks = attacks
ui-defends = defends
# $n = 2
ui-stage-number = Stage { $n }

## Lords of Hellas

ui-monsters = { CAP(NAME("hellas-term-monster", case: "pl")) }
ui-quests = { CAP(NAME("hellas-term-quest", case: "pl")) }
ui-hero-short = { CAP(NAME("hellas-term-hero")) }
ui-onlooking = You are looking on: nobody at the table waits for you
ui-hero-board = Your hero
ui-no-hero = No hero yet
ui-regular-actions = Regular
ui-special-actions = Special
ui-combat-cards = { CAP(NAME("hellas-term-combat_card", case: "pl")) }
ui-priests = { CAP(NAME("hellas-term-priest", case: "pl")) }
ui-hoplites-left = Hoplites in supply
# $n = 3, $total = 5
ui-level-of = Level { $n } of { $total }
# $n = 2, $total = 6
ui-wounds-of = Wounds: { $n } of { $total }
# $n = 1, $total = 5
ui-of = { $n } of { $total }
# $n = 3
ui-wounds-left = Wounds still to deal: { $n }
# $n = 3, $total = 4
ui-defence-so-far = Defence { $n } of { $total }
# $region = Attica
ui-battle-in = Battle: { $region }
ui-tie-defender = A tie is for the defender
ui-losses-now = Losses if it ended now
# $n = 15, $m = 12
ui-battle-then = then { $n } : { $m }
# $player = Anna
ui-played-by = Played by { $player }
ui-by-cards = Cards and artifacts
ui-by-wall = City wall
ui-by-powers = Hero and blessings
ui-by-walls = Fortresses and metropolises
ui-by-ports = Ports and metropolises
ui-by-heroes = Heroes and creatures
ui-by-die = Die
ui-show-scene = Show the scene
ui-show-me = Show me
ui-always = Always…
# $answer = only what the purse cannot hold goes into the hammer
ui-always-so = Always: { $answer }
ui-end-turn = End the turn
# $names = Elis, Crete
ui-borders-on = borders on { $names }
ui-result = The result
ui-pick-heal = Heal an injury
ui-pick-draw = Draw a combat card
ui-pick-recruit = Recruit a hoplite
ui-act-artifacts = { CAP(NAME("hellas-term-artifact", case: "pl")) }
ui-act-prayer = { NAME("hellas-action-prayer") }
ui-act-hero = Move hero
ui-act-hoplites = Move hoplites
ui-act-recruit = { NAME("hellas-action-recruit") }
ui-act-march = { NAME("hellas-action-march") }
ui-act-temple = { CAP(NAME("hellas-term-temple")) }
ui-act-prepare = { NAME("hellas-action-prepare") }
ui-act-usurp = { NAME("hellas-action-usurp") }
ui-act-hunt = { NAME("hellas-action-hunt") }
ui-act-monument = { CAP(NAME("hellas-term-monument")) }
ui-ask-undo = Ask to take the move back

## The end

# $n = 7
ui-faces-forged = faces forged: { $n }
ui-seat-take-back = Take my seat back

## Friends on the network, the waiting room

ui-network-closed = This link works on this machine only: the server does not listen on the network yet.
ui-network-open = Open to my network
# $command = agon serve
ui-network-start = Start it with “{ $command }”, and friends in the same network can join.
ui-network-address = Address of this machine
ui-by-invitation = This table is by invitation only
ui-ask-invitation = Or it is there no more. Ask one of the players for the whole link: they copy it under “The table”. The address in their browser lacks the secret part.
ui-begins-when-full = The game begins when all seats are taken
# $n = 30, $more = 15
ui-pace-live-each = { $n } min each, +{ $more } s a turn

## Me on every device, accounts

ui-me = Me and my devices
ui-other-device = Play on another device
ui-other-device-text = Scan the code with your phone: your name, seats and games come along. It works once, within five minutes. Show it to nobody else.
ui-show-code = Show the code
# $time = 4:59
ui-code-valid = Valid for { $time }
ui-code-over = The code has expired
ui-become = Play as the person who showed the code?
ui-become-text = This device will sit in the same seats and see the same hands. Only do this with a code of your own.
ui-become-yes = Yes, this is me
# $n = 2
ui-become-loses = { $n ->
    [one] This device has { $n } game of its own, which it will no longer find.
   *[other] This device has { $n } games of its own, which it will no longer find.
  }
# $player = Anna
ui-became = You are { $player } on this device now
ui-account = Account
ui-account-text = Optional: with a login and a password you find your games from any device, and your games with others count for the hall of fame.
ui-login = Login
ui-password = Password
ui-password-new = New password
# $n = 8
ui-password-least = At least { $n } characters
ui-password-change = Change the password
ui-password-changed = The password is changed; your other devices are signed out
ui-sign-up = Create an account
ui-sign-in = Sign in
ui-sign-out = Sign out here
ui-sign-out-all = Sign out everywhere
ui-sign-out-warning = Without an account no device can find these seats and games again.
# $login = anna
ui-signed-in = Signed in as { $login }
ui-email-waits = not confirmed yet: follow the link in the letter
ui-email-good = confirmed

## My games

# $n = 21
ui-all-games = All games: { $n }
ui-games-search = Search by game or player
ui-games-running = Under way
ui-games-over = Finished
ui-games-archived = Archive
ui-games-none = No games here
ui-archive = To the archive
ui-unarchive = Back to the list
ui-delete-game = Delete
ui-delete-sure = Delete this game for good?
# $n = 21
ui-moves-number = Moves: { $n }
ui-won = Won
ui-lost = Lost
ui-show-more = Show more
# $date = 5 May
ui-played-on = Last move { $date }

## Going on from a position

ui-me-and-friends = Me and friends
ui-goes-on-alone = The others are played by the bots that sat there, or by bots in the place of people
ui-goes-on-friends = Seats of other people wait for whoever has the link; bots stay
ui-goes-on-here = Everybody takes turns at this screen

## Hall of fame

ui-hall = Hall of fame
ui-hall-text = Ratings of people with accounts, from finished games between people at open tables. The rating counts what is certain: it rises as the uncertainty (±) falls.
ui-hall-empty = Nobody yet: two people with accounts finish a game at an open table, and both stand here.
ui-rating = Rating
ui-rating-games = Games
ui-rating-wins = Wins

## The table and its people, notices, standing answers

ui-table = The table
ui-leave-table = Leave the table
ui-leave-warning = A bot will play on in your seat, and anyone with the link can take it
ui-offer-seat = Offer the seat
ui-seat-offered = a bot plays until somebody takes the seat
ui-seat-away = a bot sits in
ui-seat-here = at the table
ui-seat-gone = not connected
ui-import = Import a game
ui-import-text = Paste the record of a game here, or choose its file
ui-choose-file = Choose a file
ui-who-plays-on = Who plays on
ui-me-and-bots = Me and bots
ui-all-here = All at this screen
ui-my-seat = My seat
ui-notices = Notices when it is your turn
ui-email = E-mail
ui-webhook = Chat
ui-webhook-address = Address of the webhook
ui-push = In this browser, also when the page is closed
ui-push-blocked = This browser does not allow notices here
ui-remove = Remove
ui-orders = Standing answers
ui-orders-none = None yet. Choose “Always…” beside an option in the list, and the question will always be answered that way.
ui-order-always = Always answer this way
ui-order-only = Answer for me when there is only one option
ui-undo-stops = Undo reaches back to here
ui-looking-back = Viewing an earlier position

## Look back

# $n = 58
ui-percent = { $n }%
ui-look-back = Game analysis
# $n = 40
ui-look-back-working = Going through the game: { $n }%
ui-curve = Chance to win, move by move
ui-curve-text = Each player’s chance to win. Choose a point to see the board at that moment.
ui-turning-points = Turning points
# $n = 40, $player = Anna
ui-turning-point = { $player }, move { $n }
ui-turning-points-soon = Weighing the choices that cost most…
ui-no-turning-points = No single choice cost much: nothing else was clearly better.
ui-was-played = Chosen
ui-was-better = Better
ui-try-again-here = Try again from here
ui-show-on-board = Show on the board
ui-skill-and-luck = Skill and luck
ui-all-choices = All choices
ui-luck = Luck
ui-at-start = At the start
ui-at-end = At the end
ui-skill-and-luck-text = The figures are points of the chance to win. What the choices of all players promised before any dice or cards fell is skill; what these then gave above or below their average is luck. The start and the two sums together make the end. All of it is estimated by playing on many times, so two or three points mean little.

## In five minutes

ui-five-minutes = In five minutes
ui-guide-goal = The goal
ui-guide-turn = How it is played
ui-guide-example = An example
ui-guide-mistakes = Three mistakes of beginners
ui-guide-legend = What the signs mean
ui-contents = Contents

## Puzzles

ui-puzzles = Puzzles
ui-puzzles-text = Positions from games between bots in which one choice is clearly best, and not the obvious one.
ui-puzzle-today = Puzzle of the day
ui-puzzle-solve = Solve
ui-puzzle-look = Look again
ui-puzzle-solved = Solved
ui-puzzle-missed = Not solved
# $n = 3
ui-puzzle-days = Days in a row: { $n }
# $n = 1230
ui-puzzle-level = Difficulty { $n }
# $n = 3, $total = 20
ui-puzzle-count = { $n } of { $total } solved
ui-puzzle-question = What is your best choice?
ui-puzzle-answer = The answer
ui-puzzle-next = Next puzzle
ui-puzzle-all = All puzzles
ui-puzzle-why-not = Why not another?
ui-puzzle-why-not-text = Choose any option on the board to see what it is worth and how the game could go on.
# $option = Pray to Athena, $n = 51, $best = 58
ui-puzzle-against = { $option }: { $n }% to win, against { $best }% for the best
ui-puzzle-trying = Playing it out…
ui-puzzle-goes-on = How it could go on
ui-puzzle-back = Back to the question
ui-theme-other = Other questions
err-answer-first = Answer the puzzle first
