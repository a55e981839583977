### Dice Forge. Sample values above a message feed the tests.

# $face = dice_forge-face-gold3
dice_forge-opt-buy = Buy the face { QUOTE(NAME($face)) }
# $card = dice_forge-feat-satyrs
dice_forge-opt-feat = Perform the feat { QUOTE(NAME($card)) }
dice_forge-opt-pass = End the turn
dice_forge-opt-done = Finish the offering
# $face = dice_forge-face-gold3, $die = dice_forge-die-light, $old = dice_forge-face-gold1
dice_forge-opt-forge = Replace { QUOTE(NAME($old)) } with { QUOTE(NAME($face)) } on the { NAME($die) }
# $card = dice_forge-feat-guardians_owl
dice_forge-opt-use = Use { QUOTE(NAME($card)) }
# $resource = dice_forge-resource-gold
dice_forge-opt-triton = Spend a Triton token for { NAME($resource) }
# $n = 3, $resource = dice_forge-resource-sun
dice_forge-opt-take = Take { COUNT($n, $resource) }
# $die = dice_forge-die-dark
dice_forge-opt-roll = Roll the { NAME($die) }
# $face = dice_forge-face-moon2
dice_forge-opt-copy = Copy { QUOTE(NAME($face)) }
# $face = dice_forge-face-ship
dice_forge-opt-first = { QUOTE(NAME($face)) } first
# $n = 2
dice_forge-opt-hammer = { $n ->
    [0] Put nothing into the hammer
   *[other] Put { COUNT($n, "dice_forge-resource-gold") } into the hammer
}
# $n = 2, $resource = dice_forge-resource-moon
dice_forge-opt-refuse = Refuse { COUNT($n, $resource) } for glory
# $n = 2, $resource = dice_forge-resource-moon
dice_forge-opt-keep = Keep { COUNT($n, $resource) }
# $player = Boris, $die = dice_forge-die-light, $face = dice_forge-face-gold6
dice_forge-opt-pick = { $player }’s { NAME($die) }: { QUOTE(NAME($face)) }
# $player = Boris, $face = dice_forge-face-boar_red
dice_forge-opt-give = Give the { NAME($face) } to { $player }
dice_forge-opt-repeat = Spend a Cerberus token and apply the roll again
dice_forge-opt-skip = Skip
# $face = dice_forge-face-shield_sun
dice_forge-opt-take-face = Take the face { QUOTE(NAME($face)) }
dice_forge-prompt-action = Choose your action: forge faces or perform a feat
dice_forge-prompt-extra = You may act once more for 2 sun shards
dice_forge-prompt-triton = You may still spend a Triton token before the turn ends
dice_forge-prompt-offering = Buy another face or finish the offering
# $face = dice_forge-face-gold3
dice_forge-prompt-forge = Choose the face that { QUOTE(NAME($face)) } replaces
dice_forge-prompt-reinforce = Use a reinforcement or skip
# $face = dice_forge-face-choice_g3_v2
dice_forge-prompt-take = Choose what { QUOTE(NAME($face)) } brings you
dice_forge-prompt-die = Choose the die of your minor blessing
dice_forge-prompt-mirror = Choose the face your mirror copies
# $first = dice_forge-face-ship, $second = dice_forge-face-gold4
dice_forge-prompt-order = Choose which face comes first: { QUOTE(NAME($first)) } or { QUOTE(NAME($second)) }
# $n = 4
dice_forge-prompt-hammer = You gain { COUNT($n, "dice_forge-resource-gold") }: how much goes into the hammer?
# $card = dice_forge-feat-sentinel, $n = 2, $resource = dice_forge-resource-sun
dice_forge-prompt-refuse = { QUOTE(NAME($card)) }: take { COUNT($n, $resource) } or glory instead
dice_forge-prompt-satyrs = Choose an opponent’s die to use
# $card = dice_forge-feat-guardians_shield
dice_forge-prompt-garden = { QUOTE(NAME($card)) }: choose a face from the gardens
# $face = dice_forge-face-boar_red
dice_forge-prompt-boar = Choose who must forge the { NAME($face) }
dice_forge-prompt-cerberus = You may apply this roll once more with a Cerberus token
# $n = 2
dice_forge-prompt-ship = Your ship: you may buy one face for { COUNT($n, "dice_forge-resource-gold") } less
# $face = dice_forge-face-choice_g3_v2
dice_forge-prompt-lose = The Minotaur: choose what { QUOTE(NAME($face)) } costs you
# $face = dice_forge-face-boar_red, $player = Boris
dice_forge-prompt-reward = { $player } shows your { NAME($face) }: choose your reward
# $card = dice_forge-feat-sphinx
dice_forge-prompt-same-die = { QUOTE(NAME($card)) }: choose the die you roll four times
dice_forge-prompt-owl = Choose what the owl brings
# $n = 3
dice_forge-log-round = Round { $n }
# $player = Anna
dice_forge-log-turn = { $player }’s turn
# $player = Anna, $first = dice_forge-face-gold1, $second = dice_forge-face-moon1
dice_forge-log-rolled = { $player } rolls { QUOTE(NAME($first)) } and { QUOTE(NAME($second)) }
# $player = Anna, $die = dice_forge-die-light, $face = dice_forge-face-sun1
dice_forge-log-rolled-one = { $player } rolls the { NAME($die) }: { QUOTE(NAME($face)) }
# $player = Anna, $gold = 4, $sun = 1, $moon = 0, $glory = 0
dice_forge-log-gain = { $player } gains { PARTS($gold, "dice_forge-resource-gold", $sun, "dice_forge-resource-sun", $moon, "dice_forge-resource-moon", $glory, "dice_forge-resource-glory") }
# $player = Anna, $gold = 3, $sun = 0, $moon = 2, $glory = 0
dice_forge-log-lose = { $player } loses { PARTS($gold, "dice_forge-resource-gold", $sun, "dice_forge-resource-sun", $moon, "dice_forge-resource-moon", $glory, "dice_forge-resource-glory") }
# $player = Anna, $face = dice_forge-face-gold3, $n = 2
dice_forge-log-buy = { $player } buys the face { QUOTE(NAME($face)) } for { COUNT($n, "dice_forge-resource-gold") }
# $player = Anna, $face = dice_forge-face-gold3, $die = dice_forge-die-light, $old = dice_forge-face-gold1
dice_forge-log-forge = { $player } replaces { QUOTE(NAME($old)) } with { QUOTE(NAME($face)) } on the { NAME($die) }
# $player = Anna, $feat = dice_forge-feat-silver_hind, $sun = 0, $moon = 2
dice_forge-log-feat = { $player } performs the feat { QUOTE(NAME($feat)) } for { PARTS($sun, "dice_forge-resource-sun", $moon, "dice_forge-resource-moon") }
# $player = Anna, $rival = Boris
dice_forge-log-oust = { $player } ousts { $rival }
# $player = Anna, $card = dice_forge-feat-elder
dice_forge-log-use = { $player } uses { QUOTE(NAME($card)) }
# $player = Anna, $n = 3
dice_forge-log-hammer = { $player } puts { COUNT($n, "dice_forge-resource-gold") } into the hammer
# $player = Anna, $glory = 10
dice_forge-log-hammer-lap = { $player } finishes a lap of the hammer: { COUNT($glory, "dice_forge-resource-glory") }
# $player = Anna, $n = 2, $resource = dice_forge-resource-sun, $glory = 4
dice_forge-log-refuse = { $player } refuses { COUNT($n, $resource) } for { COUNT($glory, "dice_forge-resource-glory") }
# $player = Anna, $face = dice_forge-face-moon2
dice_forge-log-copy = { $player } copies { QUOTE(NAME($face)) }
# $player = Anna, $gold = 4, $sun = 3, $moon = 3
dice_forge-log-chest = { $player } has room for { PARTS($gold, "dice_forge-resource-gold", $sun, "dice_forge-resource-sun", $moon, "dice_forge-resource-moon") } more
# $player = Anna, $card = dice_forge-feat-triton
dice_forge-log-token = { $player } takes the token of { QUOTE(NAME($card)) }
# $player = Anna, $card = dice_forge-feat-triton
dice_forge-log-token-used = { $player } spends the token of { QUOTE(NAME($card)) }
# $player = Anna, $rival = Boris, $face = dice_forge-face-boar_red
dice_forge-log-boar = { $player } gives the { NAME($face) } to { $rival }
# $player = Anna, $face = dice_forge-face-boar_red
dice_forge-log-boar-reward = The { NAME($face) } rewards { $player }
# $player = Anna, $n = 2
dice_forge-log-extra = { $player } acts once more for { COUNT($n, "dice_forge-resource-sun") }
dice_forge-log-most-glory = Most glory
dice_forge-log-shared = Shared victory: equal glory
# $player = Anna, $rival = Boris, $face = dice_forge-face-gold6
dice_forge-log-pick = { $player } uses { $rival }’s die: { QUOTE(NAME($face)) }
# $player = Anna, $gold = 3, $sun = 0, $moon = 2
dice_forge-log-spill = { $player } has no room for { PARTS($gold, "dice_forge-resource-gold", $sun, "dice_forge-resource-sun", $moon, "dice_forge-resource-moon") }
# $player = Anna, $card = dice_forge-feat-elder, $n = 3
dice_forge-log-pay = { $player } pays { COUNT($n, "dice_forge-resource-gold") } for { QUOTE(NAME($card)) }
# $player = Anna, $n = 40, $cards = 36, $total = 76
dice_forge-log-score = { $player }: { $n } glory in the reserve, { $cards } on cards, { $total } in total

## Why not

dice_forge-why-garden = Not possible: faces of the gardens come only through feats
dice_forge-why-none-left = Not possible: no such face is left
# $n = 6
dice_forge-why-gold = Not possible: this face costs { COUNT($n, "dice_forge-resource-gold") }
dice_forge-why-bought = Not possible: you have already bought a face of this kind in this offering
dice_forge-why-offering = Not possible: your action is the offering, and you have one action a turn
dice_forge-why-stack-empty = Not possible: no card of this feat is left
# $sun = 5, $moon = 0
dice_forge-why-shards = Not possible: this feat costs { PARTS($sun, "dice_forge-resource-sun", $moon, "dice_forge-resource-moon") }

## On the page: the cover, the first game

dice_forge-ui-blurb = Rebuild your dice face by face and outshine the heroes.
# $what = 4 gold
dice_forge-ui-spilt = { $what } lost to the cap
dice_forge-ui-hammer-overflow = only what the purse cannot hold goes into the hammer

## Options of the set-up

dice_forge-ui-option-alternatives = Alternative feats
dice_forge-ui-option-random-mix = Random mix of feats

## What an option does, and who is near to winning

# $player = Anna, $n = 45
dice_forge-ui-near-last-round = Last round: { $player } leads with { COUNT($n, "dice_forge-resource-glory") }

## Themes of puzzles

dice_forge-ui-theme-plan = The action that pays
dice_forge-ui-theme-forge = Where to forge a face
dice_forge-ui-theme-dice = Make the most of a roll
dice_forge-ui-theme-feats = Feats used again
