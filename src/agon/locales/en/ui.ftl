### Common to all games. Sample values above a message feed the tests.

## Getting around

ui-home = Home
ui-play-now = Play now
ui-learn = Learn to play
ui-my-games = My games
ui-no-games = You have no games yet
ui-open-tables = Open tables
ui-no-open-tables = There are no open tables now
ui-new-table = New table
ui-choose-game = Choose a game
ui-settings = { CAP(NAME("general-term-settings")) }
ui-rules = { CAP(NAME("general-term-rules")) }
ui-search = Search
ui-close = Close
ui-loading = Loading…
ui-nothing = nothing

## Seats

ui-seats = { CAP(NAME("general-term-seat", case: "pl")) }
# $n = 2
ui-seat-number = Seat { $n }
ui-seat-me = Me
ui-seat-open = Free seat
ui-seat-bot-easy = Bot: easy
ui-seat-bot-normal = Bot: normal
ui-seat-bot-hard = Bot: hard
ui-seat-bot-expert = Bot: expert
ui-seat-hotseat = Someone at this screen
ui-seat-invited = By invitation link
ui-seat-take = Take this seat
# $player = Anna
ui-player-you = { $player } (you)
ui-your-name = Your name
# $player = Anna
ui-hand-over = Pass the device: { $player } plays next
ui-copy-link = { NAME("general-label-copy_link") }
ui-link-copied = Link copied
ui-share-link = Send this link to the other players

## Pace

ui-pace = { CAP(NAME("general-term-pace")) }
# $n = 2
ui-pace-days = { COUNT($n, "general-term-day") } per move
ui-pace-none = No time limit
# $n = 2
ui-time-left-days = Time left: { COUNT($n, "general-term-day") }
# $n = 2
ui-time-left-hours = Time left: { COUNT($n, "general-term-hour") }
# $n = 2
ui-time-left-minutes = Time left: { COUNT($n, "general-term-minute") }
ui-time-out = Time is up

## At the table

ui-create-table = Create the table
ui-table-public = Open to everyone
# $n = 2, $total = 4
ui-table-filling = Seats taken: { $n } of { $total }
ui-game-options = Game options
ui-join = Join
ui-rematch = { CAP(NAME("general-term-rematch")) }
ui-add-bot = { NAME("general-label-add_bot") }
ui-replace-with-bot = Replace with a bot
# $n = 21
ui-spectators = { COUNT($n, "general-term-spectator") }

## A turn

ui-your-turn = { NAME("general-label-your_turn") }
# $player = Anna
ui-whose-turn = { $player }’s turn
# $player = Anna
ui-waiting-for = Waiting for { $player }
# $player = Anna
ui-thinking = { $player } is thinking
# $player = Anna
ui-hidden-choice = { $player } makes a hidden choice
ui-undo = Undo
ui-redo = Redo
ui-restart-turn = Restart the turn
ui-undo-barrier-dice = You cannot take this back: dice were rolled
ui-undo-barrier-revealed = You cannot take this back: something was revealed
ui-confirm = Confirm
ui-cancel = Cancel
ui-done = { NAME("general-label-done") }
ui-pass = Pass
ui-skip = Skip
ui-options = { CAP(NAME("general-term-option", case: "pl")) }
# $n = 12
ui-options-count = { COUNT($n, "general-term-option") }
ui-to-options = Go to the options
prompt-choose = Choose an option
# $min = 1, $max = 6
prompt-choose-number = Choose a number from { $min } to { $max }

## Log, chat, board

ui-log = { CAP(NAME("general-term-log")) }
ui-since-your-turn = { CAP(NAME("general-term-recap")) }
ui-chat = { CAP(NAME("general-term-chat")) }
ui-chat-write = Write a message
ui-send = Send
ui-board = { CAP(NAME("general-term-board")) }
ui-zoom-in = Zoom in
ui-zoom-out = Zoom out
ui-whole-board = Show the whole board
ui-text-mode = { CAP(NAME("general-term-text_mode")) }

## Replay and saves

ui-replay = { CAP(NAME("general-term-replay")) }
ui-step-back = Step back
ui-step-forward = Step forward
ui-to-start = To the start
ui-to-end = To the end
ui-run = Play
ui-pause = Pause
# $n = 17, $total = 240
ui-move-of = Move { $n } of { $total }
ui-continue-here = { NAME("general-label-continue_here") }
ui-export = Export
ui-save = Save
# $file = game.json
ui-saved = Saved: { $file }

## Settings

ui-language = { CAP(NAME("general-term-language")) }
ui-theme = Theme
ui-theme-light = Light
ui-theme-dark = Dark
ui-theme-auto = Match device
ui-sound = { CAP(NAME("general-term-sound")) }
ui-on = On
ui-off = Off
ui-animation-speed = Animation speed
ui-speed-slow = Slow
ui-speed-normal = Normal
ui-speed-fast = Fast
ui-reduced-motion = Less motion
ui-large-text = Large text
ui-confirm-moves = Confirm every move
ui-keyboard = { CAP(NAME("general-term-keyboard_shortcut", case: "pl")) }

## Rules, hints, reasons

ui-tutorial = { CAP(NAME("general-term-tutorial")) }
ui-hint = { CAP(NAME("general-term-hint")) }
# $player = Anna
log-hint = { $player } takes a hint
# $rule = CY-7.4
ui-rule-reference = Rule { $rule }
why-not-your-turn = Not possible: it is not your turn
why-game-over = Not possible: the game is over
why-not-now = Not possible in this step

## The end of the game

ui-game-over = The game is over
ui-you-win = You win!
# $player = Anna
ui-winner = { $player } wins
# $players = Anna and Boris
ui-winners = Shared victory: { $players }
# $n = 3
ui-cycle = Cycle { $n }
# $n = 3
ui-turn-number = Turn { $n }
# $n = 3, $total = 9
ui-round-of = Round { $n } of { $total }

## Notices

# $game = cyclades-title-cyclades_short, $n = 2
note-your-turn = { NAME($game) }: your turn. { ui-time-left-days }
# $game = cyclades-title-cyclades_short, $n = 5
note-your-turn-hours = { NAME($game) }: your turn. { ui-time-left-hours }
# $game = cyclades-title-cyclades_short
note-your-turn-now = { NAME($game) }: your turn
# $game = cyclades-title-cyclades_short, $player = Anna
note-reminder = { NAME($game) }: { $player } is waiting for your move
# $game = cyclades-title-cyclades_short
note-over = { NAME($game) }: the game is over
# $player = Anna
note-confirm = { $player } wants to be told about turns in Agon at this address. If that is you, confirm it
ui-email-confirmed = Confirmed: Agon will write to this address

## Errors

err-illegal-option = This option is not available
err-lesson-move = The lesson asks for something else now
err-lesson = This is a lesson: only you play here
err-stale-move = The table has changed; choose again
err-unknown-table = There is no such table
# $game = chess
err-unknown-game = There is no such game: { $game }
# $bot = talos
err-unknown-bot = There is no such bot here: { $bot }
err-unknown-page = There is no such page
err-bad-save = This save cannot be read
err-table-full = All seats are taken
err-seat-taken = This seat is taken
err-not-your-seat = This seat is not yours
err-link-expired = This link is no longer valid
err-connection-lost = Connection lost
ui-reconnecting = Reconnecting…
err-too-many-requests = Too many requests; wait a little
err-server = Something went wrong; try again
err-seat-away = A bot plays for you: take your seat back first
err-not-started = The game has not begun: seats are still free
err-game-over = The game is over
err-not-over = The game is not over yet
err-nothing-to-undo = Nothing to undo
err-nothing-to-redo = Nothing to redo
err-nobody-asked = Nobody has asked to take anything back
err-unknown-device = This device is not known
err-has-account = You already have an account
err-login-taken = This login is already taken
err-wrong-password = Wrong login or password
err-no-account = You have no account yet
err-too-many-letters = Too many e-mails today; try again tomorrow
err-seats = This game cannot be played with that many seats
err-no-seat = There is no such seat
err-no-move = There is no such move
err-no-record = This game has no record
err-seed-chosen = A seed can be chosen only without other people
err-second-seat = You already have a seat at this table
err-undo-away = Somebody who would have to agree is away
err-hints-off = There are no hints at this table
err-bad-options = These settings do not suit the game
err-too-many-tables = You have too many unfinished games
err-not-host = Only the host of the table can do this
err-hello = The connection was not opened properly
err-malformed = The server did not understand this
err-too-large = This is too large
err-table-broken = This table cannot be shown; the server log says why
err-bot-stuck = The bot cannot move; the server will try again
err-cannot-save = The server cannot save at the moment; try again later
err-network-closed = This server is opened to the network only at its own machine
err-network-taken = The server could not listen on the network
err-bad-code = This code was used already, or is too old
err-not-alone = Other people play at this table: it cannot be deleted
err-too-many-onlookers = Too many people are looking at this table
err-no-room = Your games fill your share of the disk; the oldest finished ones go within the hour
err-table-too-long = This table has become too long; continue from here at a new one

## Terminal

ui-terminal-choose = Number of the option, or ? for help
ui-key-number = number: take this option
ui-key-undo = u: undo the last move
ui-key-redo = r: redo the move
ui-key-restart = t: restart the turn
ui-key-save = s: save the game
ui-key-board = b: show the board
ui-key-pan = < >: move over a wide map
ui-key-log = l: show the log
ui-key-hint = h: show a hint
ui-key-help = ?: show this help
ui-key-quit = q: quit
ui-press-enter = Press Enter to continue

## What an option does, and who is near to winning

ui-key-explain = v and number: explain this option
# $what = 3 hoplites, $left = 5
ui-lens-price = −{ $what } ({ $left } left)
# $what = 3 hoplites
ui-lens-gain = +{ $what }
# $what = 3 hoplites
ui-lens-loss = −{ $what }
# $what = 3 hoplites, $to = Elis
ui-lens-comes = { $to }: +{ $what }
# $what = 3 hoplites, $from = Elis
ui-lens-leaves = { $from }: −{ $what }
# $what = 3 hoplites, $from = Elis, $to = Crete
ui-lens-move = { $what }: { $from } → { $to }
# $place = Elis
ui-lens-control = control: { $place }
# $place = Elis
ui-lens-control-lost = control lost: { $place }
# $way = hellas-victory-warlord, $before = 1, $now = 2
ui-lens-progress = { NAME($way) }: { $before } → { $now }
# $way = hellas-victory-warlord, $before = 1, $now = 2, $need = 3
ui-lens-progress-of = { NAME($way) }: { $before } → { $now } of { $need }
# $n = 58
ui-lens-chance = { $n }% to win
# $n = 58, $error = 2
ui-lens-chance-about = about { $n }% to win (±{ $error })
# $n = 2, $worst = 4
ui-lens-lose = lose about { $n }, at worst { $worst }
# $what = dice_forge-resource-sun, $least = 0, $most = 2, $mean = 1
ui-lens-spread = { NAME($what) }: { $least } to { $most }, { $mean } on average
# $player = Anna, $text = nothing
ui-lens-of = { $player }: { $text }
ui-lens-free = free
ui-lens-ends-turn = ends the turn
ui-lens-ends-game = ends the game
ui-lens-final = cannot be taken back
# $player = Anna
ui-lens-asks = then { $player } answers
# $options = count 3
ui-lens-assumes = if you go on with: { $options }
# $n = 1000
ui-lens-sampled = from { $n } games of simple players
ui-lens-exact = all cases counted, both sides fighting on

## Hints and puzzles

# $option = Pray to Zeus, $n = 58
ui-hint-best = Best: { $option }, { $n }% to win
# $option = Pray to Athena, $n = 51
ui-hint-next = Second best: { $option }, { $n }%
# $n = 3, $total = 60, $player = Anna
ui-puzzle-asks = Puzzle { $n } of { $total }: what is best for { $player }?
# $option = Pray to Zeus
ui-puzzle-right = Right: { $option }
# $option = Pray to Zeus
ui-puzzle-wrong = Not the best. It was: { $option }
ui-puzzle-no-hint = No hints in a puzzle
# $line = Pray to Zeus → End
ui-puzzle-line = Then: { $line }
# $option = Pray to Athena, $line = Draw a card → End
ui-puzzle-instead = Obvious, but weaker: { $option } → { $line }
# $n = 1236
ui-puzzle-rating = Your puzzle rating: { $n }
