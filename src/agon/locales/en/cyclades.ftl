### Cyclades: Legendary Edition. Sample values above a message feed the tests.

# $land = cyclades-area-t9l1
cyclades-opt-settle = Settle { NAME($land, case: "in") }
# $land = cyclades-area-t9l1
cyclades-opt-troop = Place a troop { NAME($land, case: "in") }
# $land = cyclades-area-t9l1
cyclades-opt-mercenary = Place a mercenary { NAME($land, case: "in") }
# $sea = cyclades-area-t9s3
cyclades-opt-fleet = Place a fleet { NAME($sea, case: "in") }
# $god = cyclades-god-zeus, $n = 7
cyclades-opt-offer = { $n ->
    [0] Go to { NAME($god) } (free)
   *[other] Offer { COUNT($n, "cyclades-piece-gold_coins") } to { NAME($god) }
  }
# $creature = cyclades-creature-kraken
cyclades-opt-keep = Discard a priestess to keep { NAME($creature, case: "def") }
# $creature = cyclades-creature-kraken
cyclades-opt-release = Let { NAME($creature, case: "def") } go
cyclades-opt-stay = Stay where it is
# $land = cyclades-area-t9l1
cyclades-opt-on-land = { CAP(NAME($land, case: "in")) }
# $sea = cyclades-area-t9s3
cyclades-opt-on-sea = { CAP(NAME($sea, case: "in")) }
# $building = cyclades-building-temple, $slot = cyclades-area-t9l1, $nth = 2
cyclades-opt-build = { $building ->
    [cyclades-building-academy] Build an academy { NAME($slot, case: "in") } (slot { $nth })
   *[other] Build a { NAME($building) } { NAME($slot, case: "in") } (slot { $nth })
  }
# $building = cyclades-building-temple, $slot = cyclades-area-t9l1, $nth = 2
cyclades-opt-replace = { $building ->
    [cyclades-building-academy] Build an academy { NAME($slot, case: "in") } (slot { $nth }), removing the building there
   *[other] Build a { NAME($building) } { NAME($slot, case: "in") } (slot { $nth }), removing the building there
  }
cyclades-opt-skip = Build nothing
cyclades-opt-priestess = Take a priestess
cyclades-opt-philosopher = Take a philosopher
cyclades-opt-done = End
cyclades-opt-peek = Look at the top creature of the deck
# $creature = cyclades-creature-kraken
cyclades-opt-play = Play { NAME($creature, case: "def") }
cyclades-opt-put-back = Put the card back
# $hero = cyclades-hero-ajax
cyclades-opt-hire = Hire { NAME($hero) }
# $creature = cyclades-creature-kraken, $n = 3
cyclades-opt-buy = Buy { NAME($creature, case: "def") } for { COUNT($n, "cyclades-piece-gold_coins") }
# $sea = cyclades-area-t9s3
cyclades-opt-sail = Sail { NAME($sea, case: "from") }
# $land = cyclades-area-t9l1
cyclades-opt-march = Move { NAME($land, case: "from") }
# $land = cyclades-area-t9l1
cyclades-opt-campaign = Heroic expedition { NAME($land, case: "from") }
# $land = cyclades-area-t9l2
cyclades-opt-to-land = { CAP(NAME($land, case: "to")) }
# $sea = cyclades-area-t9s3
cyclades-opt-to-sea = { CAP(NAME($sea, case: "to")) }
# $n = 2
cyclades-opt-take = { $n }
# $hero = cyclades-hero-ajax
cyclades-opt-join = { NAME($hero) } goes
# $hero = cyclades-hero-ajax
cyclades-opt-leave = { NAME($hero) } stays
# $hero = cyclades-hero-ajax
cyclades-opt-sacrifice = Sacrifice { NAME($hero) }
# $slot = cyclades-area-t9l1, $nth = 2
cyclades-opt-clear = Remove the building { NAME($slot, case: "in") } (slot { $nth })
# $slot = cyclades-area-t9l1, $nth = 2
cyclades-opt-found = Build the metropolis { NAME($slot, case: "in") } (slot { $nth })
# $slot = cyclades-area-t9l1, $nth = 2
cyclades-opt-found-over = Build the metropolis in place of the building { NAME($slot, case: "in") } (slot { $nth })
# $hero = cyclades-hero-penthesilea
cyclades-opt-shelter = Put the metropolis on the card of { NAME($hero) }
# $land = cyclades-area-t9l1
cyclades-opt-plenty-land = Prosperity { NAME($land, case: "in") }
# $sea = cyclades-area-t9s3
cyclades-opt-plenty-sea = Prosperity { NAME($sea, case: "in") }
# $land = cyclades-area-t9l1
cyclades-opt-retreat = Retreat { NAME($land, case: "to") }
# $sea = cyclades-area-t9s3
cyclades-opt-withdraw = Retreat { NAME($sea, case: "to") }
cyclades-opt-stand = Go on
cyclades-opt-reroll = Reroll your die for 1 coin
cyclades-opt-lose-troop = Lose a troop
cyclades-opt-lose-mercenary = Lose a mercenary
# $hero = cyclades-hero-ajax
cyclades-opt-lose-hero = Lose { NAME($hero) }
cyclades-opt-lose-minotaur = Lose the Minotaur
# $land = cyclades-area-t9l1
cyclades-opt-save-troop = Save the troop { NAME($land, case: "in") }
# $land = cyclades-area-t9l1
cyclades-opt-save-mercenary = Save the mercenary { NAME($land, case: "in") }
# $land = cyclades-area-t9l1
cyclades-opt-kill-troop = Destroy a troop { NAME($land, case: "in") }
# $land = cyclades-area-t9l1
cyclades-opt-kill-mercenary = Destroy a mercenary { NAME($land, case: "in") }
# $sea = cyclades-area-t9s3
cyclades-opt-kill-fleet = Destroy a fleet { NAME($sea, case: "in") }
# $hero = cyclades-hero-hector
cyclades-opt-power = { NAME($hero) } acts first
# $faction = Boris
cyclades-opt-rob = Rob { $faction }
# $land = cyclades-area-t9l1
cyclades-opt-seize = Take the mercenaries of { NAME($land) }
# $sea = cyclades-area-t9s3
cyclades-opt-swap = The fleets { NAME($sea, case: "in") }
# $slot = cyclades-area-t9l1, $nth = 2, $building = cyclades-building-temple
cyclades-opt-convert = { $building ->
    [cyclades-building-academy] Turn the building { NAME($slot, case: "in") } (slot { $nth }) into an academy
   *[other] Turn the building { NAME($slot, case: "in") } (slot { $nth }) into a { NAME($building) }
  }
# $hero = cyclades-hero-ajax
cyclades-opt-dismiss = Give up { NAME($hero) }
# $hero = cyclades-hero-croesus
cyclades-opt-use = Use the ability of { NAME($hero) }
cyclades-opt-trade = Trade 2 priestesses for a philosopher
# $from = cyclades-area-t9s3, $to = cyclades-area-t9s1
cyclades-opt-push = Push a fleet { NAME($from, case: "from") } { NAME($to, case: "to") }
# $slot = cyclades-area-t9l1, $nth = 2
cyclades-opt-tap = Use the temple { NAME($slot, case: "in") } (slot { $nth })
# $tile = 3
cyclades-opt-tile = Tile { $tile }
# $cell = d4
cyclades-opt-cell = At { $cell }
# $n = 2
cyclades-opt-rotate = Turned by { $n } of 6
# $player = Anna
cyclades-prompt-tile = { $player }: choose a tile to lay
# $tile = 3
cyclades-prompt-cell = Choose where tile { $tile } lies
# $tile = 3, $cell = d4
cyclades-prompt-rotate = Turn tile { $tile } at { $cell }: by how many sixths, clockwise?
cyclades-prompt-settle = Choose a land area to start in
# $land = cyclades-area-t9l1
cyclades-prompt-first-fleet = Place a fleet beside { NAME($land) }
# $n = 3
cyclades-prompt-first-troop = Place your first troops: { $n } left
# $player = Anna
cyclades-prompt-offer = { $player }: choose a god and an offering
# $player = Anna
cyclades-prompt-upkeep = { $player }: keep your creatures or let them go
# $creature = cyclades-creature-kraken
cyclades-prompt-creature-move = You may move { NAME($creature, case: "def") }
# $player = Anna, $god = cyclades-god-zeus
cyclades-prompt-duty = { $player }: take the free actions of { NAME($god) }
# $player = Anna, $god = cyclades-god-zeus
cyclades-prompt-action = { $player }: take the actions of { NAME($god) } or end the turn
# $creature = cyclades-creature-kraken
cyclades-prompt-peek = The top card is { NAME($creature, case: "def") }. Play it for 1 coin?
# $hero = cyclades-hero-ajax
cyclades-prompt-hero-place = Choose a land area for { NAME($hero) }
# $sea = cyclades-area-t9s3
cyclades-prompt-sail-to = Where do the fleets of { NAME($sea, case: "def") } sail?
# $from = cyclades-area-t9s3, $to = cyclades-area-t9s1
cyclades-prompt-how-many-fleets = How many fleets sail { NAME($from, case: "from") } { NAME($to, case: "to") }?
# $hero = cyclades-hero-ajax, $land = cyclades-area-t9l1
cyclades-prompt-join = Does { NAME($hero) } leave { NAME($land) }?
# $land = cyclades-area-t9l1
cyclades-prompt-how-many-troops = How many troops leave { NAME($land) }?
# $land = cyclades-area-t9l1
cyclades-prompt-how-many-mercenaries = How many mercenaries leave { NAME($land) }?
# $land = cyclades-area-t9l1
cyclades-prompt-march-to = Where do they go { NAME($land, case: "from") }?
# $building = cyclades-building-temple
cyclades-prompt-clear = Choose which { NAME($building) } to give up
cyclades-prompt-found = Choose a place for the metropolis
# $n = 2
cyclades-prompt-bonus-troop = Place { COUNT($n, "cyclades-piece-base_troops") } in land areas you control
# $n = 2
cyclades-prompt-place = Place { COUNT($n, "cyclades-piece-fleets") } in sea areas you control
cyclades-prompt-bonus-plenty = Place a prosperity token in an area you control
cyclades-prompt-plenty-land = Place a prosperity token in a land area
cyclades-prompt-plenty-sea = Place a prosperity token in a sea area
# $land = cyclades-area-t9l1
cyclades-prompt-retreat = Retreat { NAME($land, case: "from") } or fight on
# $sea = cyclades-area-t9s3
cyclades-prompt-withdraw = Retreat { NAME($sea, case: "from") } or fight on
# $own = 1, $rival = 3
cyclades-prompt-reroll = Croesus: your die shows { $own }, the other { $rival }. Reroll?
# $land = cyclades-area-t9l1
cyclades-prompt-loss = Choose your loss { NAME($land, case: "in") }
# $land = cyclades-area-t9l1
cyclades-prompt-hector = Hector strikes { NAME($land, case: "in") }: choose the victim
# $land = cyclades-area-t9l1
cyclades-prompt-power = { NAME($land) }: which hero acts first?
# $creature = cyclades-creature-kraken
cyclades-prompt-place-creature = Choose an area for { NAME($creature, case: "def") }
cyclades-prompt-harpy = The Harpy: choose a troop to destroy
cyclades-prompt-giant = The Giant: choose whose mercenaries you take
# $n = 2
cyclades-prompt-giant-place = Place the mercenaries: { $n } left
# $creature = cyclades-creature-griffin
cyclades-prompt-rob = { CAP(NAME($creature, case: "def")) }: choose whom to rob
cyclades-prompt-flight = Choose where the flight begins or ends
cyclades-prompt-sylph = The Sylph: choose the first fleets
# $sea = cyclades-area-t9s3
cyclades-prompt-sylph-second = Swap the fleets { NAME($sea, case: "in") } with which others?
cyclades-prompt-sphinx = The Sphinx: choose the creature to play
cyclades-prompt-charon = Charon: choose the hero to give up
# $hero = cyclades-hero-ajax
cyclades-prompt-charon-hero = Who takes the place of { NAME($hero) }?
cyclades-prompt-chimera = The Chimera: choose a card from the discard pile
cyclades-prompt-cyclops = The Cyclops: choose a building and its new type
cyclades-prompt-hydra = The Hydra: choose what she destroys
cyclades-prompt-polyphemus = Polyphemus: move the fleets away, one by one
cyclades-prompt-pandora = Pandora: choose whose ability to use
# $creature = cyclades-creature-kraken, $n = 2
cyclades-prompt-temple = Choose the temples that make { NAME($creature, case: "def") } cheaper: { $n } more
cyclades-prompt-trade = Hector: trade again?
# $hero = cyclades-hero-helen
cyclades-prompt-give-up = Ability of { NAME($hero) }: choose a building to give up
# $n = 3
cyclades-log-round = Cycle { $n } begins
# $player = Anna, $n = 5
cyclades-log-income = { $player } collects { COUNT($n, "cyclades-piece-gold_coins") }
# $player = Anna, $n = 7, $god = cyclades-god-zeus
cyclades-log-offer = { $n ->
    [0] { $player } goes to { NAME($god) }
   *[other] { $player } offers { COUNT($n, "cyclades-piece-gold_coins") } to { NAME($god) }
  }
# $player = Anna, $god = cyclades-god-ares
cyclades-log-displaced = { $player } loses the place on the altar of { NAME($god) }
# $player = Anna, $n = 5, $god = cyclades-god-zeus
cyclades-log-paid = { $n ->
    [0] { $player } pays { NAME($god) } nothing
   *[other] { $player } pays { NAME($god) } { COUNT($n, "cyclades-piece-gold_coins") }
  }
# $player = Anna, $creature = cyclades-creature-kraken
cyclades-log-kept = { $player } keeps { NAME($creature, case: "def") }
# $player = Anna, $creature = cyclades-creature-kraken
cyclades-log-left = { $player } lets { NAME($creature, case: "def") } go
# $player = Anna, $god = cyclades-god-zeus
cyclades-log-turn = { $player } takes the actions of { NAME($god) }
# $player = Anna, $building = cyclades-building-temple, $land = cyclades-area-t9l1
cyclades-log-built = { $building ->
    [cyclades-building-academy] { $player } builds an academy { NAME($land, case: "in") }
   *[other] { $player } builds a { NAME($building) } { NAME($land, case: "in") }
  }
# $player = Anna, $old = cyclades-building-port, $land = cyclades-area-t9l1
cyclades-log-replaced = { $player } removes the { NAME($old) } { NAME($land, case: "from") }
# $player = Anna
cyclades-log-got-priestess = { $player } gets a priestess
# $player = Anna
cyclades-log-got-philosopher = { $player } gets a philosopher
# $player = Anna, $land = cyclades-area-t9l1
cyclades-log-got-troop = { $player } places a troop { NAME($land, case: "in") }
# $player = Anna, $land = cyclades-area-t9l1
cyclades-log-got-mercenary = { $player } places a mercenary { NAME($land, case: "in") }
# $player = Anna, $sea = cyclades-area-t9s3
cyclades-log-got-fleet = { $player } places a fleet { NAME($sea, case: "in") }
# $player = Anna, $hero = cyclades-hero-ajax, $land = cyclades-area-t9l1
cyclades-log-hired = { $player } hires { NAME($hero) } { NAME($land, case: "in") }
# $player = Anna, $creature = cyclades-creature-kraken, $n = 3
cyclades-log-buy = { $player } buys { NAME($creature, case: "def") } for { COUNT($n, "cyclades-piece-gold_coins") }
# $player = Anna, $creature = cyclades-creature-kraken
cyclades-log-played = { $player } plays { NAME($creature, case: "def") }
# $player = Anna, $creature = cyclades-creature-kraken
cyclades-log-peeked = { $player } looks at the top creature: { NAME($creature, case: "def") }
# $player = Anna
cyclades-log-peeked-hidden = { $player } looks at the top creature of the deck
# $player = Anna, $n = 2, $from = cyclades-area-t9s3, $to = cyclades-area-t9s1
cyclades-log-sailed = { $player } moves { COUNT($n, "cyclades-piece-fleets") } { NAME($from, case: "from") } { NAME($to, case: "to") }
# $player = Anna, $from = cyclades-area-t9l1, $to = cyclades-area-t9l2, $troops = 2, $mercenaries = 1, $heroes = 1
cyclades-log-marched = { $player } moves { NAME($from, case: "from") } { NAME($to, case: "to") }: { PARTS($troops, "cyclades-piece-base_troops", $mercenaries, "cyclades-piece-mercenaries", $heroes, "cyclades-term-hero") }
# $player = Anna, $land = cyclades-area-t9l1
cyclades-log-control = { $player } takes control of { NAME($land) }
# $player = Anna, $fleets = 2, $ports = 1, $die = 3
cyclades-log-sea-strength = { $player } at sea: fleets { $fleets }{ $ports ->
    [0] { "" }
   *[other] , ports { $ports }
  }, die { $die }
# $player = Anna, $troops = 3, $walls = 1, $powers = 1, $die = 2
cyclades-log-land-strength = { $player } on land: forces { $troops }{ $walls ->
    [0] { "" }
   *[other] , walls { $walls }
  }{ $powers ->
    [0] { "" }
   *[other] , powers { $powers }
  }, die { $die }
# $attacker = Anna, $attack = 5, $defender = Boris, $defence = 4, $sea = cyclades-area-t9s3
cyclades-log-sea-stage = Battle { NAME($sea, case: "in") }: { $attacker } { $attack }, { $defender } { $defence }
# $attacker = Anna, $attack = 5, $defender = Boris, $defence = 4, $land = cyclades-area-t9l1
cyclades-log-land-stage = Battle { NAME($land, case: "in") }: { $attacker } { $attack }, { $defender } { $defence }
# $player = Anna, $sea = cyclades-area-t9s3
cyclades-log-lost-fleet = { $player } loses a fleet { NAME($sea, case: "in") }
# $player = Anna, $land = cyclades-area-t9l1
cyclades-log-lost-troop = { $player } loses a troop { NAME($land, case: "in") }
# $player = Anna, $land = cyclades-area-t9l1
cyclades-log-lost-mercenary = { $player } loses a mercenary { NAME($land, case: "in") }
# $player = Anna, $hero = cyclades-hero-ajax
cyclades-log-lost-hero = { $player } loses { NAME($hero) }
# $player = Anna, $creature = cyclades-creature-minotaur
cyclades-log-lost-figure = { $player } loses { NAME($creature, case: "def") }
# $player = Anna, $from = cyclades-area-t9l1, $to = cyclades-area-t9l2
cyclades-log-retreated = { $player } retreats { NAME($from, case: "from") } { NAME($to, case: "to") }
# $player = Anna, $from = cyclades-area-t9s3, $to = cyclades-area-t9s1
cyclades-log-withdrew = { $player } retreats { NAME($from, case: "from") } { NAME($to, case: "to") }
# $player = Anna, $land = cyclades-area-t9l1, $bonus = cyclades-metropolis_bonus-gold3
cyclades-log-founded = { $player } builds a metropolis { NAME($land, case: "in") }; bonus: { NAME($bonus) }
# $player = Anna, $hero = cyclades-hero-penthesilea, $bonus = cyclades-metropolis_bonus-gold3
cyclades-log-sheltered = { $player } builds a metropolis on the card of { NAME($hero) }; bonus: { NAME($bonus) }
# $player = Anna, $bonus = cyclades-metropolis_bonus-gold3
cyclades-log-bonus = { $player } takes the bonus of a metropolis: { NAME($bonus) }
# $player = Anna, $hero = cyclades-hero-ajax
cyclades-log-sacrificed = { $player } sacrifices { NAME($hero) }
# $player = Anna, $n = 3
cyclades-log-rerolled = { $player } pays a coin to reroll: { $n }
# $player = Anna, $n = 2, $land = cyclades-area-t9l1
cyclades-log-won-mercenaries = Pandora: { COUNT($n, "cyclades-piece-mercenaries") } { NAME($land, case: "in") } join { $player }
# $player = Anna, $creature = cyclades-creature-harpy
cyclades-log-no-effect = { $player }: { NAME($creature, case: "def") } has no effect
# $creature = cyclades-creature-harpy
cyclades-log-discarded = Discarded: { NAME($creature) }
cyclades-log-reshuffled = The creatures are shuffled into a new deck
# $player = Anna, $creature = cyclades-creature-harpy
cyclades-log-drawn = { $player } draws { NAME($creature, case: "def") }
# $player = Anna, $creature = cyclades-creature-medusa, $land = cyclades-area-t9l1
cyclades-log-placed = { $player } puts { NAME($creature, case: "def") } { NAME($land, case: "in") }
# $player = Anna, $creature = cyclades-creature-kraken, $sea = cyclades-area-t9s3
cyclades-log-placed-sea = { $player } puts { NAME($creature, case: "def") } { NAME($sea, case: "in") }
# $player = Anna, $rival = Boris, $n = 3
cyclades-log-stole-coins = { $player } takes { COUNT($n, "cyclades-piece-gold_coins") } from { $rival }
# $player = Anna, $rival = Boris
cyclades-log-stole-coins-hidden = { $player } takes half of the coins of { $rival }
# $player = Anna, $rival = Boris
cyclades-log-stole-priestess = { $player } takes a priestess from { $rival }
# $player = Anna, $rival = Boris
cyclades-log-stole-philosopher = { $player } takes a philosopher from { $rival }
# $player = Anna, $rival = Boris, $n = 2, $land = cyclades-area-t9l1
cyclades-log-stole-mercenaries = { $player } takes { COUNT($n, "cyclades-piece-mercenaries") } from { $rival } { NAME($land, case: "in") }
# $player = Anna, $from = cyclades-area-t9s3, $to = cyclades-area-t9s1
cyclades-log-swapped-fleets = { $player } swaps the fleets of { NAME($from, case: "def") } and { NAME($to, case: "def") }
# $player = Anna, $old = cyclades-hero-ajax, $hero = cyclades-hero-jason
cyclades-log-swapped-hero = { $player } swaps { NAME($old) } for { NAME($hero) }
# $player = Anna, $old = cyclades-building-port, $building = cyclades-building-temple, $land = cyclades-area-t9l1
cyclades-log-converted = { $player } changes a building { NAME($land, case: "in") }: { NAME($old) } → { NAME($building) }
# $player = Anna, $land = cyclades-area-t9l1
cyclades-log-plenty = { $player } puts a prosperity token { NAME($land, case: "in") }
# $player = Anna, $sea = cyclades-area-t9s3
cyclades-log-plenty-at-sea = { $player } puts a prosperity token { NAME($sea, case: "in") }
# $player = Anna, $from = cyclades-area-t9s3, $to = cyclades-area-t9s1
cyclades-log-pushed = { $player } pushes a fleet { NAME($from, case: "from") } { NAME($to, case: "to") }
# $player = Anna
cyclades-log-traded = { $player } trades 2 priestesses for a philosopher
# $player = Anna, $building = cyclades-building-temple, $land = cyclades-area-t9l1
cyclades-log-cleared = { $player } gives up the { NAME($building) } { NAME($land, case: "in") }
# $player = Anna, $land = cyclades-area-t9l1, $sea = cyclades-area-t9s3
cyclades-log-settled = { $player } starts { NAME($land, case: "in") } with a fleet { NAME($sea, case: "in") }
cyclades-log-end-metropolises = Enough metropolises to end the game
cyclades-log-end-no-area = Someone has no area left
cyclades-log-end-last-land = A last land area was taken
# $player = Anna, $rival = Boris
cyclades-log-forced = { $player } takes the last land area of { $rival }: this cycle is the last
# $first = cyclades-god-ares, $second = cyclades-god-zeus, $third = cyclades-god-hera, $fourth = cyclades-god-athena, $fifth = cyclades-god-poseidon
cyclades-log-gods = The order of the gods: { NAME($first) }, { NAME($second) }, { NAME($third) }, { NAME($fourth) }, { NAME($fifth) }
# $player = Anna, $land = cyclades-area-t9l1
cyclades-log-wiped-out = Both sides are destroyed { NAME($land, case: "in") }; { $player } keeps it
# $player = Anna, $n = 2
cyclades-log-got-coins = { $player } gets { COUNT($n, "cyclades-piece-gold_coins") }
# $player = Anna, $n = 4
cyclades-log-gave-philosophers = { $player } discards { COUNT($n, "cyclades-piece-philosopher_cards") }
# $player = Anna
cyclades-log-no-room = { $player } has no slot for the metropolis: it is lost
# $hero = cyclades-hero-ajax
cyclades-log-new-hero = New hero in the column: { NAME($hero) }
# $creature = cyclades-creature-kraken, $n = 5
cyclades-log-new-creature = New creature in the column: { NAME($creature) }, { COUNT($n, "cyclades-piece-gold_coins") }
# $player = Anna, $land = cyclades-area-t9l1
cyclades-log-hector-struck = { $player }: Hector strikes { NAME($land, case: "in") } before the battle
# $player = Anna, $tile = 3, $cell = d4
cyclades-log-laid = { $player } lays tile { $tile } at { $cell }

## Why not

cyclades-why-no-bidding = Not possible: the offerings of this cycle are made
# $god = cyclades-god-hera
cyclades-why-altar-closed = Not possible: the altar of { NAME($god) } is closed in this cycle
# $god = cyclades-god-hera
cyclades-why-displaced = Not possible: you were displaced from { NAME($god) } and must go to another god first
# $god = cyclades-god-hera
cyclades-why-outbid = Not possible: you cannot offer { NAME($god) } more than stands there
# $n = 3
cyclades-why-coins = Not possible: this costs { COUNT($n, "cyclades-piece-gold_coins") }
cyclades-why-slot-taken = Not possible: this slot has a building
# $land = cyclades-area-t3l2
cyclades-why-not-controlled = Not possible: you do not control { NAME($land) }
# $sea = cyclades-area-t3s2
cyclades-why-not-controlled-sea = Not possible: you do not control { NAME($sea, case: "def") }
cyclades-why-medusa = Not possible: Medusa holds the troops here
# $land = cyclades-area-t3l2
cyclades-why-no-troops = Not possible: you have no troops { NAME($land, case: "in") }
# $sea = cyclades-area-t3s2
cyclades-why-sea-closed = Not possible: a creature closes { NAME($sea, case: "def") } to fleets
# $god = cyclades-god-ares
cyclades-why-needs-god = Not possible: only { NAME($god) } allows this

## On the page: the cover, the first game

cyclades-ui-blurb = Bid for the favour of a god, then sail for the islands.

## Options of the set-up

cyclades-ui-option-teams = Teams
cyclades-ui-option-metropolises = Metropolises to win
cyclades-ui-option-board = Map
cyclades-ui-option-board-generated = built anew
cyclades-ui-option-board-given = of the set-up sheet
cyclades-ui-option-board-laid = laid by the players
cyclades-ui-option-side = Side of the tiles
cyclades-ui-option-side-any = any
cyclades-ui-option-side-a = A
cyclades-ui-option-side-b = B
cyclades-ui-option-start = Start
cyclades-ui-option-start-draft = everyone chooses
cyclades-ui-option-start-quick = ready to play
cyclades-ui-option-ladder = Steps of the offerings
cyclades-ui-option-ladder-growing = 1, 2, 3, 5, 7, 10, 13, 17, 21, 25
cyclades-ui-option-ladder-odd = 1, 3, 5, 7, 9, 12, 15, 20, 25
cyclades-ui-option-ladder-sparse = 1, 3, 5, 7, 10, 13, 16, 20, 25
cyclades-ui-option-ladder-every = 1–25

## What an option does, and who is near to winning

# $player = Anna, $n = 3
cyclades-ui-near-enough = { $player } has { COUNT($n, "cyclades-building-metropolis") }: the game ends with this cycle
# $player = Anna, $n = 2
cyclades-ui-near-forced = The game ends with this cycle; { $player } leads with { COUNT($n, "cyclades-building-metropolis") }
# $player = Anna
cyclades-ui-near-philosopher = { $player } gets the last metropolis with one more philosopher
# $player = Anna, $building = cyclades-building-port
cyclades-ui-near-building = { $player } gets the last metropolis with one more building: { NAME($building) }
# $player = Anna, $land = cyclades-area-t9l1
cyclades-ui-near-conquest = { $player } gets the last metropolis by taking { NAME($land) }
# $player = Anna, $n = 3
cyclades-ui-near-one-more = { $player } lacks one metropolis of { $n }
# $player = Anna
cyclades-ui-near-last-area = { $player } has one area left: if it falls, the game ends with this cycle
# $god = cyclades-god-athena
cyclades-ui-outbid = You were outbid at { NAME($god) }: go to another god
cyclades-ui-creature-polyphemus = Drives fleets away from a land area
cyclades-ui-creature-pegasus = Free march to any land area
cyclades-ui-creature-charon = Swap a hero for an open one
cyclades-ui-creature-graeae = Your income once more
cyclades-ui-creature-sphinx = Draw 3 creatures, play one free
cyclades-ui-creature-cyclops = Exchange one of your buildings
cyclades-ui-creature-kraken = Destroys the fleets of a sea area
cyclades-ui-creature-sylph = Swap the fleets of two sea areas
cyclades-ui-creature-giant = Take the mercenaries of a land area
cyclades-ui-creature-harpy = Destroy 1 troop anywhere
cyclades-ui-creature-hydra = The income of an area counts double
cyclades-ui-creature-griffin = Take half of a player’s coins
cyclades-ui-creature-chimera = Play a discarded creature free
cyclades-ui-creature-satyr = Take a philosopher from a player
cyclades-ui-creature-dryad = Take a priestess from a player
cyclades-ui-creature-minotaur = Guards one of your land areas
cyclades-ui-creature-medusa = Nobody enters or leaves her area
cyclades-ui-creature-cerberus = Takes the income of his land area
cyclades-ui-hero-hector = Kills one who enters
cyclades-ui-hero-jason = Enemy fleets carry you
cyclades-ui-hero-perseus = Your fallen retreat instead
cyclades-ui-hero-pandora = Wins enemy mercenaries
cyclades-ui-hero-odysseus = Walls add nothing
cyclades-ui-hero-croesus = Reroll for 1 coin
cyclades-ui-hero-penthesilea = Wins every tie
cyclades-ui-hero-ajax = Counts 2
cyclades-ui-hero-helen = Die is always 2

## Themes of puzzles

# $building = cyclades-building-port
cyclades-ui-removes = removes the { NAME($building) }
cyclades-ui-theme-offering = Offerings to the gods
cyclades-ui-theme-plan = Plan your turn
cyclades-ui-theme-army = Fleets and troops
cyclades-ui-theme-battle = Win the battle
cyclades-ui-theme-creatures = Creatures
