### Lords of Hellas. Sample values above a message feed the tests.

# $action = hellas-action-march
hellas-opt-act = { NAME($action) }
# $artifact = hellas-artifact-harpe
hellas-opt-use = Use { NAME($artifact, case: "def") }
hellas-opt-done = Done
# $god = hellas-god-athena
hellas-opt-pray = Send a priest to the monument of { NAME($god) }
# $to = hellas-region-crete
hellas-opt-go = Move the hero { NAME($to, case: "to") }
hellas-opt-advance = Advance one step on the quest
# $from = hellas-region-attica, $to = hellas-region-crete
hellas-opt-step = Move a hoplite { NAME($from, case: "from") } { NAME($to, case: "to") }
# $region = hellas-region-attica
hellas-opt-fortify = Fortify a hoplite { NAME($region, case: "in") }
# $region = hellas-region-attica
hellas-opt-leave-city = Lead the hoplite out of the city { NAME($region, case: "in") }
# $region = hellas-region-attica
hellas-opt-fight = Fight { NAME($region, case: "in") }
# $from = hellas-region-attica, $to = hellas-region-crete
hellas-opt-march = March { NAME($from, case: "from") } { NAME($to, case: "to") }
# $n = 3
hellas-opt-count = { COUNT($n, "hellas-term-hoplite") }
# $to = hellas-region-crete
hellas-opt-onward = Go on { NAME($to, case: "to") }
hellas-opt-halt = Halt here
# $from = hellas-region-attica
hellas-opt-lift = Take a hoplite { NAME($from, case: "from") }
# $from = hellas-region-attica
hellas-opt-murderous-march = { NAME("hellas-blessing-murderous_march") } { NAME($from, case: "from") }: kill 2 hoplites, go anywhere
# $n = 3, $region = hellas-region-attica
hellas-opt-levy = { $n ->
    [0] Recruit nobody { NAME($region, case: "in") }
   *[other] Recruit { COUNT($n, "hellas-term-hoplite") } { NAME($region, case: "in") }
  }
# $n = 3, $region = hellas-region-attica
hellas-opt-levy-fortified = { $n ->
    [1] Recruit { COUNT($n, "hellas-term-fortified_hoplite") } { NAME($region, case: "in") }
   *[other] Recruit { COUNT($n, "hellas-term-hoplite") } { NAME($region, case: "in") }, one of them fortified
  }
# $region = hellas-region-attica
hellas-opt-muster = Recruit { NAME($region, case: "in") }
# $region = hellas-region-attica
hellas-opt-build = Build a temple { NAME($region, case: "in") }
# $pick = heal
hellas-opt-prepare =
    { $pick ->
        [heal] Heal 1 injury
        [draw] Draw 1 combat card
       *[recruit] Recruit 1 hoplite where your hero is
    }
# $attribute = hellas-attribute-leadership
hellas-opt-heal = Heal the injury on { NAME($attribute) }
# $attribute = hellas-attribute-leadership
hellas-opt-injure = Take the injury on { NAME($attribute) }
# $attribute = hellas-attribute-leadership
hellas-opt-raise = Raise { NAME($attribute) }
# $attribute = hellas-attribute-leadership
hellas-opt-lower = Lower { NAME($attribute) }
# $monster = hellas-monster-hydra
hellas-opt-hunt = Hunt { NAME($monster, case: "def") }
# $god = hellas-god-athena
hellas-opt-build-level = Build the monument of { NAME($god) }
# $action = hellas-action-march
hellas-opt-repeat = Repeat: { NAME($action) }
hellas-opt-skip = Skip
# $monster = hellas-monster-hydra
hellas-opt-roll = Roll for { NAME($monster, case: "def") }
hellas-opt-let-move = Let it move
hellas-opt-let-attack = Let it attack the region
# $monster = hellas-monster-hydra, $to = hellas-region-crete
hellas-opt-drive = Move { NAME($monster, case: "def") } { NAME($to, case: "to") }
# $card = hellas-combat_card-charge, $card_symbol = hellas-symbol-sickle
hellas-opt-play = Play { QUOTE(NAME($card)) } ({ NAME($card_symbol) })
# $card = hellas-combat_card-charge, $card_symbol = hellas-symbol-sickle
hellas-opt-plan = Play { QUOTE(NAME($card)) } ({ NAME($card_symbol) }) with a priest: +3
hellas-opt-pass = Pass for the rest of the battle
# $blessing = hellas-blessing-bluff
hellas-opt-bless = Use the blessing { QUOTE(NAME($blessing)) }
# $player = Anna
hellas-opt-go-first = First: { $player }
# $n = 3, $from = hellas-region-attica
hellas-opt-bring = { $n ->
    [0] Bring nobody { NAME($from, case: "from") }
   *[other] Bring { COUNT($n, "hellas-term-hoplite") } { NAME($from, case: "from") }
  }
# $to = hellas-region-crete
hellas-opt-retreat = Retreat { NAME($to, case: "to") }
# $n = 3, $to = hellas-region-crete
hellas-opt-send-back = { $n ->
    [0] Send nobody back { NAME($to, case: "to") }
   *[other] Send { COUNT($n, "hellas-term-hoplite") } back { NAME($to, case: "to") }
  }
hellas-opt-protect = Protect them with the Aegis
hellas-opt-accept = Accept the losses
hellas-opt-blood-spare = Lose 1 hoplite less
hellas-opt-blood-strike = Your enemy loses 1 hoplite more
# $reward = priest, $card = hellas-combat_card-charge, $symbol = hellas-symbol-sword
hellas-opt-strike =
    { $reward ->
        [priest] Wound with { QUOTE(NAME($card)) } ({ NAME($symbol) }; reward: a priest)
        [artifact] Wound with { QUOTE(NAME($card)) } ({ NAME($symbol) }; reward: a neutral artifact)
       *[plain] Wound with { QUOTE(NAME($card)) } ({ NAME($symbol) })
    }
# $reward = priest, $cards = hellas-symbol-torch, $symbol = hellas-symbol-sword
hellas-opt-convert =
    { $reward ->
        [priest] Discard a set ({ NAME($cards) }) for the { NAME($symbol) } wound (reward: a priest)
        [artifact] Discard a set ({ NAME($cards) }) for the { NAME($symbol) } wound (reward: a neutral artifact)
       *[plain] Discard a set ({ NAME($cards) }) for the { NAME($symbol) } wound
    }
# $reward = priest, $monster = hellas-monster-hydra, $symbol = hellas-symbol-sword
hellas-opt-wound =
    { $reward ->
        [priest] Wound { NAME($monster, case: "def") }: { NAME($symbol) } (reward: a priest)
        [artifact] Wound { NAME($monster, case: "def") }: { NAME($symbol) } (reward: a neutral artifact)
       *[plain] Wound { NAME($monster, case: "def") }: { NAME($symbol) }
    }
hellas-opt-end-attack = End your attack
hellas-opt-give-up = Give up the hunt
# $attack_plus = nothing, $attack = hellas-monster_attack-attack, $attack_value = 5
hellas-opt-attack-with =
    { $attack_plus ->
        [uncovered] Attack with { QUOTE(NAME($attack)) } (attack { $attack_value } + uncovered wounds)
        [all] Attack with { QUOTE(NAME($attack)) } (attack: all wounds)
        [covered_twice] Attack with { QUOTE(NAME($attack)) } (attack { $attack_value } + twice the covered wounds)
        [hand] Attack with { QUOTE(NAME($attack)) } (attack { $attack_value } + cards in hand)
       *[nothing] Attack with { QUOTE(NAME($attack)) } (attack { $attack_value })
    }
# $card = hellas-combat_card-charge, $card_symbol = hellas-symbol-sickle
hellas-opt-guard = Defend with { QUOTE(NAME($card)) } ({ NAME($card_symbol) })
# $card = hellas-combat_card-charge, $card_symbol = hellas-symbol-sickle
hellas-opt-guard-plan = Defend with { QUOTE(NAME($card)) } ({ NAME($card_symbol) }) and a priest: +3
hellas-opt-dodge = Dodge: add your Speed
# $card = hellas-combat_card-charge
hellas-opt-shield = Defend with the shield of { QUOTE(NAME($card)) }: 1 injury
hellas-opt-endure = Do not defend
# $card = hellas-combat_card-charge, $card_symbol = hellas-symbol-sickle
hellas-opt-discard = Discard { QUOTE(NAME($card)) } ({ NAME($card_symbol) })
# $blessing = hellas-blessing-bluff
hellas-opt-draft = Take the blessing { QUOTE(NAME($blessing)) }
# $artifact = hellas-artifact-harpe
hellas-opt-keep-artifact = Keep { NAME($artifact, case: "def") }
# $card = hellas-combat_card-charge, $card_symbol = hellas-symbol-sickle
hellas-opt-keep-card = Keep { QUOTE(NAME($card)) } ({ NAME($card_symbol) })
# $land = hellas-land-red
hellas-opt-trade-glory = Give up the glory token of { NAME($land, case: "def") }
# $quest = hellas-quest-golden_fleece, $n = 3
hellas-opt-begin-quest = Begin the quest { QUOTE(NAME($quest)) } on step { $n }
# $hero = hellas-hero-achilles
hellas-opt-hero = { NAME($hero) }
# $region = hellas-region-attica
hellas-opt-place = Start { NAME($region, case: "in") }
# $monster = hellas-monster-hydra
hellas-opt-exile = Exile { NAME($monster, case: "def") }
# $card = hellas-combat_card-charge
hellas-opt-shoot = Shoot: discard { QUOTE(NAME($card)) }
# $region = hellas-region-attica
hellas-opt-shoot-hoplites = Kill 2 hoplites { NAME($region, case: "in") }
# $action = hellas-action-march
hellas-opt-clear = Free the action: { NAME($action) }
# $player = Anna
hellas-opt-smite = Injure { $player }’s hero
# $land = hellas-land-red
hellas-opt-take-glory = Take the glory token of { NAME($land, case: "def") }
# $artifact = hellas-artifact-harpe
hellas-opt-reward-artifact = Take { NAME($artifact, case: "def") }
hellas-opt-reward-priest = Gain a priest
hellas-opt-reward-neutral = Draw a neutral artifact
# $card = hellas-combat_card-charge, $card_symbol = hellas-symbol-sickle
hellas-opt-wrath = Discard { QUOTE(NAME($card)) } ({ NAME($card_symbol) }) to kill 2 hoplites
# $quest = hellas-quest-golden_fleece
hellas-opt-quest-card = Use the quest card { QUOTE(NAME($quest)) }
# $card = hellas-combat_card-charge, $card_symbol = hellas-symbol-sickle
hellas-opt-weak-spot = Weak spot: discard { QUOTE(NAME($card)) } ({ NAME($card_symbol) })
# $to = hellas-region-crete
hellas-opt-appear = Appear { NAME($to, case: "in") }
hellas-opt-use-power = Move an army
hellas-prompt-turn = Choose a regular action, or end the turn with a special one
hellas-prompt-special = Take another special action
hellas-prompt-trade = You may give up a glory token to look at 2 neutral artifacts
hellas-prompt-hero = Choose your hero
hellas-prompt-place = Choose the region where your hero starts
# $n = 3
hellas-prompt-move-hoplites = Move hoplites: { $n } more
hellas-prompt-fight = Choose the battle to fight now
# $n = 3
hellas-prompt-march = Choose where the army goes: up to { COUNT($n, "hellas-term-region") }
hellas-prompt-lift = Choose the region whose hoplite you move
# $from = hellas-region-attica, $to = hellas-region-crete
hellas-prompt-count = How many hoplites go { NAME($from, case: "from") } { NAME($to, case: "to") }?
# $region = hellas-region-attica, $n = 3
hellas-prompt-onward = Your army is { NAME($region, case: "in") }: go on or halt? { COUNT($n, "hellas-term-region") } left
# $n = 3, $region = hellas-region-attica
hellas-prompt-levy = Recruit up to { COUNT($n, "hellas-term-hoplite") } { NAME($region, case: "in") }
# $n = 3
hellas-prompt-muster = Choose a region to recruit { COUNT($n, "hellas-term-hoplite") }
# $region = hellas-region-attica
hellas-prompt-bring = Bring hoplites into the battle { NAME($region, case: "in") }
# $region = hellas-region-attica
hellas-prompt-retreat = Your army leaves { NAME($region) }: choose where it retreats
# $region = hellas-region-attica
hellas-prompt-send-back = Your attack { NAME($region, case: "in") } has failed: send the survivors back
# $n = 3, $region = hellas-region-attica
hellas-prompt-aegis = You would lose { COUNT($n, "hellas-term-hoplite") } { NAME($region, case: "in") }: use the Aegis?
hellas-prompt-temple = Choose where to build
# $n = 3
hellas-prompt-prepare = Prepare: { $n } left to choose
hellas-prompt-appear = Choose where your hero appears
hellas-prompt-monument = Choose the monument to build
hellas-prompt-repeat = You may take a used special action again before the monument
hellas-prompt-hunt = Choose the monster to hunt
# $monster = hellas-monster-hydra
hellas-prompt-hunt-step = Hunt for { NAME($monster, case: "def") }: deal wounds
# $monster = hellas-monster-hydra
hellas-prompt-wound = Choose the wound you deal to { NAME($monster, case: "def") }
# $monster = hellas-monster-hydra
hellas-prompt-monster-attack = Choose the attack of { NAME($monster, case: "def") }
# $monster = hellas-monster-hydra, $n = 3
hellas-prompt-defend = { CAP(NAME($monster, case: "def")) } attacks: you need strength { $n } to defend
# $monster = hellas-monster-hydra
hellas-prompt-hunt-reward = Choose your reward for hunting { NAME($monster, case: "def") }
# $n = 3
hellas-prompt-injure = Your hero takes { COUNT($n, "hellas-term-injury") }: choose an attribute
hellas-prompt-heal = Choose the injury to heal
hellas-prompt-lower = Choose the attribute that falls by 1 for good
hellas-prompt-raise = Choose the attribute that rises
# $n = 5
hellas-prompt-discard = Discard { COUNT($n, "hellas-term-combat_card") }
# $n = 3
hellas-prompt-pay-card = Choose a card to discard; { $n } left to discard
# $n = 3
hellas-prompt-cycle = Discard cards and draw as many; discarded so far: { $n }
hellas-prompt-keep-card = Choose the card you keep
hellas-prompt-keep-artifact = Choose the artifact you keep
# $region = hellas-region-attica
hellas-prompt-begin-quest = You may begin a quest { NAME($region, case: "in") }
hellas-prompt-glory = Choose a free glory token
hellas-prompt-draft = Choose a blessing; the rest goes to the right
hellas-prompt-roll = Choose the monster to roll for
# $monster = hellas-monster-hydra
hellas-prompt-beast = { CAP(NAME($monster, case: "def")) }: move, or attack the region?
# $monster = hellas-monster-hydra
hellas-prompt-drive = Choose where { NAME($monster, case: "def") } goes
hellas-prompt-drive-any = Choose a monster and where it goes
hellas-prompt-clear = Choose the special action to free
hellas-prompt-thunder = { NAME("hellas-artifact-thunder_of_zeus") }: choose a target
hellas-prompt-shoot = { NAME("hellas-blessing-shoot_to_kill") }: choose a target
# $region = hellas-region-attica
hellas-prompt-wrath = You may discard a card to kill 2 hoplites { NAME($region, case: "in") }
# $region = hellas-region-attica
hellas-prompt-first = Battle { NAME($region, case: "in") }: who uses artifacts and blessings first?
# $region = hellas-region-attica
hellas-prompt-before = Before the battle { NAME($region, case: "in") }: use artifacts and blessings
# $region = hellas-region-attica
hellas-prompt-battle = Battle { NAME($region, case: "in") }: play a card or pass
# $region = hellas-region-attica
hellas-prompt-bluff = Battle { NAME($region, case: "in") }: you may bluff with one more card
# $region = hellas-region-attica
hellas-prompt-blood = Battle { NAME($region, case: "in") }: use Medusa’s Blood?
# $god = hellas-god-athena
hellas-prompt-power = The power of { NAME($god) }: you may move an army
# $player = Anna
hellas-log-starter = { $player } chooses a hero first
# $player = Anna, $hero = hellas-hero-achilles
hellas-log-hero-chosen = { $player } plays { NAME($hero) }
# $player = Anna, $hero = hellas-hero-achilles, $region = hellas-region-attica
hellas-log-hero-placed = { $player }: { NAME($hero) } starts { NAME($region, case: "in") } with 2 hoplites
# $player = Anna
hellas-log-turn-begins = { $player } begins a turn
# $player = Anna, $action = hellas-action-march
hellas-log-action = { $player } takes a special action: { NAME($action) }
# $player = Anna, $region = hellas-region-boeotia
hellas-log-control = { $player } takes control of { NAME($region) }
# $player = Anna, $artifact = hellas-artifact-harpe
hellas-log-god-artifact = { $player } gets { NAME($artifact, case: "def") }, charged
# $player = Anna, $n = 3, $region = hellas-region-attica
hellas-log-hoplites-die = { $player } loses { COUNT($n, "hellas-term-hoplite") } { NAME($region, case: "in") }
# $player = Anna, $n = 3, $from = hellas-region-attica, $to = hellas-region-crete
hellas-log-hoplites-move = { $player } moves { COUNT($n, "hellas-term-hoplite") } { NAME($from, case: "from") } { NAME($to, case: "to") }
# $player = Anna, $region = hellas-region-attica
hellas-log-fortified = { $player } fortifies a hoplite { NAME($region, case: "in") }
# $player = Anna, $region = hellas-region-attica
hellas-log-unfortified = { $player } leads the hoplite out of the city { NAME($region, case: "in") }
# $player = Anna, $n = 1, $region = hellas-region-locris
hellas-log-recruit = { $player } recruits { COUNT($n, "hellas-term-hoplite") } { NAME($region, case: "in") }
# $player = Anna, $n = 3, $region = hellas-region-attica
hellas-log-recruit-fortified = { $n ->
    [1] { $player } recruits { COUNT($n, "hellas-term-fortified_hoplite") } { NAME($region, case: "in") }
   *[other] { $player } recruits { COUNT($n, "hellas-term-hoplite") } { NAME($region, case: "in") }, one of them fortified
  }
# $player = Anna, $n = 3, $from = hellas-region-attica, $to = hellas-region-crete
hellas-log-retreat = { $player } retreats with { COUNT($n, "hellas-term-hoplite") } { NAME($from, case: "from") } { NAME($to, case: "to") }
# $player = Anna, $hero = hellas-hero-achilles, $from = hellas-region-attica, $to = hellas-region-crete
hellas-log-hero-moves = { SAME($from, $to) ->
    [yes] { $player }: { NAME($hero) } stays { NAME($to, case: "in") }
   *[no] { $player }: { NAME($hero) } goes { NAME($from, case: "from") } { NAME($to, case: "to") }
  }
# $player = Anna, $hero = hellas-hero-achilles, $region = hellas-region-attica
hellas-log-hero-appears = { $player }: { NAME($hero) } appears { NAME($region, case: "in") }
# $player = Anna, $hero = hellas-hero-achilles, $region = hellas-region-attica
hellas-log-hero-returns = { $player }: { NAME($hero) } returns from the quest { NAME($region, case: "to") }
# $player = Anna, $n = 3
hellas-log-priest = { $player } gains { COUNT($n, "hellas-term-priest") }
# $player = Anna
hellas-log-priest-sacrificed = { $player } sacrifices a priest
# $player = Anna, $land = hellas-land-red
hellas-log-glory = { $player } takes the glory token of { NAME($land, case: "def") }
# $player = Anna, $land = hellas-land-red
hellas-log-glory-returned = { $player } gives up the glory token of { NAME($land, case: "def") }
# $player = Anna, $card = hellas-combat_card-charge, $card_symbol = hellas-symbol-sickle
hellas-log-draw = { $player } draws { QUOTE(NAME($card)) } ({ NAME($card_symbol) })
# $player = Anna
hellas-log-draw-hidden = { $player } draws a combat card
# $player = Anna, $card = hellas-combat_card-charge, $card_symbol = hellas-symbol-sickle
hellas-log-discard = { $player } discards { QUOTE(NAME($card)) } ({ NAME($card_symbol) })
# $player = Anna, $card = hellas-combat_card-charge
hellas-log-card = { $player } plays “{ NAME($card) }”
# $player = Anna
hellas-log-passed = { $player } passes
# $player = Anna, $god = hellas-god-athena, $attribute = hellas-attribute-leadership, $n = 3
hellas-log-pray = { $player } sends a priest to the monument of { NAME($god) }; { NAME($attribute) } is now { $n }
# $player = Anna, $attribute = hellas-attribute-leadership, $n = 3
hellas-log-attribute = { $player }: { NAME($attribute) } is now { $n }
# $player = Anna, $hero = hellas-hero-achilles, $attribute = hellas-attribute-leadership
hellas-log-injured = { $player }: { NAME($hero) } takes an injury ({ NAME($attribute) })
# $player = Anna, $hero = hellas-hero-achilles, $attribute = hellas-attribute-leadership
hellas-log-healed = { $player }: { NAME($hero) } heals an injury ({ NAME($attribute) })
# $player = Anna, $artifact = hellas-artifact-harpe
hellas-log-artifact-used = { $player } uses { NAME($artifact, case: "def") }
# $player = Anna, $artifact = hellas-artifact-harpe
hellas-log-artifact-gained = { $player } gains { NAME($artifact, case: "def") }
# $player = Anna, $blessing = hellas-blessing-bluff
hellas-log-blessing-used = { $player } uses the blessing { QUOTE(NAME($blessing)) }
# $player = Anna, $blessing = hellas-blessing-bluff
hellas-log-blessing-gained = { $player } takes the blessing { QUOTE(NAME($blessing)) }
# $player = Anna
hellas-log-draft = { $player } starts a blessing draft
# $player = Anna, $quest = hellas-quest-golden_fleece
hellas-log-quest-card = { $player } uses the quest card { QUOTE(NAME($quest)) }
# $region = hellas-region-attica, $quest = hellas-quest-golden_fleece
hellas-log-quest-appears = A quest appears { NAME($region, case: "in") }: { QUOTE(NAME($quest)) }
# $quest = hellas-quest-golden_fleece
hellas-log-quest-too-many = No free slot for the quest { QUOTE(NAME($quest)) }
# $player = Anna, $hero = hellas-hero-achilles, $quest = hellas-quest-golden_fleece, $n = 3
hellas-log-quest-begun = { $player }: { NAME($hero) } begins the quest { QUOTE(NAME($quest)) } on step { $n }
# $player = Anna, $hero = hellas-hero-achilles, $n = 3, $quest = hellas-quest-golden_fleece
hellas-log-quest-step = { $player }: { NAME($hero) } reaches step { $n } of the quest { QUOTE(NAME($quest)) }
# $player = Anna, $hero = hellas-hero-achilles, $quest = hellas-quest-golden_fleece
hellas-log-quest-done = { $player }: { NAME($hero) } completes the quest { QUOTE(NAME($quest)) }
# $monster = hellas-monster-hydra, $region = hellas-region-attica
hellas-log-monster-enters = { CAP(NAME($monster, case: "def")) } appears { NAME($region, case: "in") }
# $monster = hellas-monster-hydra, $event = hellas-event_card-hydra_1
hellas-log-monster-evolves = { CAP(NAME($monster, case: "def")) } evolves: { NAME($event) }
# $monster = hellas-monster-hydra
hellas-log-event-nothing = { CAP(NAME($monster, case: "def")) } is dead: another event card is drawn
# $monster = hellas-monster-hydra, $face = hellas-die_face-move
hellas-log-monster-roll = The die for { NAME($monster, case: "def") }: { NAME($face) }
# $monster = hellas-monster-hydra, $from = hellas-region-attica, $to = hellas-region-crete
hellas-log-monster-moves = { CAP(NAME($monster, case: "def")) } goes { NAME($from, case: "from") } { NAME($to, case: "to") }
# $monster = hellas-monster-hydra, $region = hellas-region-attica
hellas-log-monster-attacks = { CAP(NAME($monster, case: "def")) } attacks { NAME($region, case: "in") }
# $player = Anna, $hero = hellas-hero-achilles, $monster = hellas-monster-hydra
hellas-log-hunt = { $player }: { NAME($hero) } hunts { NAME($monster, case: "def") }
# $player = Anna, $monster = hellas-monster-cerberus, $symbol = hellas-symbol-sword
hellas-log-wound = { $player } deals { NAME($monster, case: "def") } a wound ({ NAME($symbol) })
# $player = Anna, $monster = hellas-monster-hydra
hellas-log-slain = { $player } slays { NAME($monster, case: "def") }
# $player = Anna, $monster = hellas-monster-hydra
hellas-log-hunt-fails = { $player }: the hunt for { NAME($monster, case: "def") } fails
# $player = Anna, $monster = hellas-monster-hydra, $attack = hellas-monster_attack-fury, $n = 3
hellas-log-attack = { $player } chooses the attack of { NAME($monster, case: "def") }: { QUOTE(NAME($attack)) }, strength { $n }
# $player = Anna
hellas-log-defended = { $player } defends
# $player = Anna
hellas-log-endured = { $player } does not defend
# $monster = hellas-monster-hydra
hellas-log-monster-heals = { CAP(NAME($monster, case: "def")) } heals all its wounds
# $player = Anna, $rival = Boris, $region = hellas-region-attica
hellas-log-battle-begins = { $player } attacks { $rival } { NAME($region, case: "in") }
# $region = hellas-region-attica, $player = Anna, $n = 3, $rival = Boris, $m = 2
hellas-log-battle-strength = Battle { NAME($region, case: "in") }: { $player } { $n }, { $rival } { $m }
# $player = Anna, $n = 3, $rival = Boris, $m = 2
hellas-log-battle-losses = Losses: { $player } { COUNT($n, "hellas-term-hoplite") }, { $rival } { COUNT($m, "hellas-term-hoplite") }
# $player = Anna, $region = hellas-region-attica
hellas-log-battle-won = { $player } wins the battle { NAME($region, case: "in") }
# $player = Anna, $region = hellas-region-attica
hellas-log-pyrrhic = { $player } wins a Pyrrhic victory { NAME($region, case: "in") }
# $player = Anna, $region = hellas-region-attica
hellas-log-temple = { $player } builds a temple { NAME($region, case: "in") }
# $player = Anna
hellas-log-oracle = { $player } builds the Oracle of Delphi
# $player = Anna
hellas-log-extra-special = { $player } may take another special action
# $player = Anna, $region = hellas-region-attica
hellas-log-usurp = { $player } usurps power { NAME($region, case: "in") }
# $player = Anna, $n = 3, $god = hellas-god-athena
hellas-log-monument = { $player } builds level { $n } of the monument of { NAME($god) }
# $player = Anna, $action = hellas-action-march
hellas-log-action-cleared = { $player } frees an action: { NAME($action) }
# $player = Anna, $god = hellas-god-athena, $n = 3
hellas-log-king-countdown = { $player } completes the monument of { NAME($god) }: { $n } special actions to King of Kings
# $player = Anna, $n = 3
hellas-log-king-token = { $player } takes a token off the activation card; left: { $n }
# $player = Anna
hellas-log-warlord-wins = { $player } wins: { NAME("hellas-victory-warlord") }
# $player = Anna
hellas-log-favored-wins = { $player } wins: { NAME("hellas-victory-favored") }
# $player = Anna
hellas-log-slayer-wins = { $player } wins: { NAME("hellas-victory-slayer") }
# $player = Anna
hellas-log-king-wins = { $player } wins: { NAME("hellas-victory-king_of_kings") }
# $region = hellas-region-arcadia
hellas-why-not-controlled = Not possible: you do not control { NAME($region) }

## Why not

# $action = hellas-action-march
hellas-why-action-used = Not possible: { QUOTE(NAME($action)) } is already used; available again after the next monument
# $action = hellas-action-prayer
hellas-why-action-done = Not possible: { QUOTE(NAME($action)) } has been done this turn
# $action = hellas-action-hunt
hellas-why-action-idle = Not possible: { QUOTE(NAME($action)) } would do nothing now
# $region = hellas-region-attica
hellas-why-no-hoplites = Not possible: you have no hoplites { NAME($region, case: "in") }
# $region = hellas-region-attica
hellas-why-medusa = Not possible: Medusa is { NAME($region, case: "in") }, hoplites cannot leave
# $region = hellas-region-attica
hellas-why-sphinx = Not possible: the Sphinx is { NAME($region, case: "in") }, nobody recruits there
# $region = hellas-region-attica
hellas-why-moved = Not possible: hoplites { NAME($region, case: "in") } have moved or are fortified
# $region = hellas-region-attica
hellas-why-no-shrine = Not possible: there is no free shrine { NAME($region, case: "in") }
hellas-why-no-reserve = Not possible: all your hoplites are on the map
hellas-why-no-city = Not possible: none of your cities can take recruits now
hellas-why-no-site = Not possible: you control no region with a free shrine
hellas-why-no-token = Not possible: you need the glory token of the land your hero is in
hellas-why-no-monster = Not possible: there is no monster where your hero is
hellas-why-no-priest = Not possible: you have no priest to send
# $god = hellas-god-zeus
hellas-why-chimera = Not possible: the Chimera keeps priests from the monument of { NAME($god) }
# $god = hellas-god-zeus
hellas-why-monument-full = Not possible: the monument of { NAME($god) } has no free place for a priest
# $region = hellas-region-attica
hellas-why-hero-elsewhere = Not possible: your hero is not { NAME($region, case: "in") }
# $artifact = hellas-artifact-harpe
hellas-why-exhausted = Not possible: { NAME($artifact, case: "def") } is exhausted
hellas-why-card = Not possible: this card cannot be played now

## On the page: the cover, the first game

hellas-ui-blurb = Armies, heroes, monsters and three rising monuments.
hellas-ui-alone-hoplites = Move hoplites to neighbouring regions: tap where they leave, then where they go. You control a region when your hoplites are at least as many as its number.
hellas-ui-alone-hunt = A hunt: deal wounds with cards that show the symbols round the monster, then withstand its attack. Stop before your hero is hurt too much.

## Alone against Xerxes

# $loyal = 1, $allied = 2, $region = hellas-region-attica
hellas-opt-kinds = { NAME($region) }: { $loyal } loyal, { $allied } allied
# $region = hellas-region-attica, $side = allied
hellas-opt-lose =
    { $side ->
        [loyal] Lose a loyal hoplite { NAME($region, case: "in") }
       *[allied] Lose an allied hoplite { NAME($region, case: "in") }
    }
# $region = hellas-region-attica
hellas-opt-catch-spy = Catch a spy { NAME($region, case: "in") }
hellas-opt-reward-blessing = Draw 2 blessings and keep 1
# $blessing = hellas-blessing-armory
hellas-opt-keep-blessing = Keep the blessing { QUOTE(NAME($blessing)) }
# $god = hellas-god-athena
hellas-opt-ruin = The monument of { NAME($god) }
# $task = go, $region = hellas-region-attica, $n = 2
hellas-prompt-kinds =
    { $task ->
        [go] Choose which { COUNT($n, "hellas-term-hoplite") } { NAME($region, case: "in") } set out
        [fall] Choose which { COUNT($n, "hellas-term-hoplite") } { NAME($region, case: "in") } are lost
       *[fortify] Choose which { COUNT($n, "hellas-term-hoplite") } { NAME($region, case: "in") } enters the city
    }
# $land = hellas-land-green, $n = 2
hellas-prompt-lose = Choose the losses in the { NAME($land) }: { COUNT($n, "hellas-term-hoplite") }
hellas-prompt-keep-blessing = Choose the blessing to keep; the other is discarded
hellas-prompt-ruin = Choose the monument that loses a level
# $region = hellas-region-attica
hellas-prompt-monster-order = Choose the monster { NAME($region, case: "in") } that acts first
# $monster = hellas-monster-hydra
hellas-prompt-solo-reward = Choose the reward for hunting { NAME($monster, case: "def") }
# $monster = hellas-monster-hydra, $attack = hellas-monster_attack-fury, $n = 3
hellas-log-attack-drawn = The attack of { NAME($monster, case: "def") }: { QUOTE(NAME($attack)) }, strength { $n }
# $n = 2, $region = hellas-region-chalkidiki
hellas-log-persians-come = Persians land { NAME($region, case: "in") }: { COUNT($n, "hellas-term-hoplite") }
# $script = hellas-script-act1_1, $n = 1
hellas-log-script = Token { $n }: { QUOTE(NAME($script)) }
# $n = 2, $m = 2
hellas-log-mobilized = Mobilisation on space { $n }; steps to the march: { $m }
hellas-log-march-ordered = The Persians march
hellas-log-march-idle = No vanguard is left to march
# $n = 3
hellas-log-invasion = The invasion is at { $n }
# $region = hellas-region-attica, $n = 2
hellas-log-spy-sent = A spy goes { NAME($region, case: "to") }; the command value is { $n }
# $region = hellas-region-attica
hellas-log-spy-none = No spy is left to send { NAME($region, case: "to") }
# $player = Anna, $region = hellas-region-attica, $n = 2
hellas-log-spy-caught = { $player } catches a spy { NAME($region, case: "in") }; the command value is { $n }
# $region = hellas-region-attica
hellas-log-spy-gone = The spy { NAME($region, case: "in") } has done its work and leaves the game
hellas-log-spying = The spies set to work
# $player = Anna
hellas-log-tokens-freed = { $player } clears the special actions and charges all artifacts
# $land = hellas-land-green, $attitude = hellas-attitude_level-wary
hellas-log-attitude = The { NAME($land) } is now { NAME($attitude) }
# $player = Anna, $region = hellas-region-attica, $side = allied
hellas-log-token-lost =
    { $side ->
        [loyal] { $player } loses the loyal token { NAME($region, case: "in") }
       *[allied] { $player } loses the allied token { NAME($region, case: "in") }
    }
# $player = Anna, $region = hellas-region-attica
hellas-log-token-loyal = { $player }: the token { NAME($region, case: "in") } turns loyal
# $player = Anna, $region = hellas-region-attica
hellas-log-token-allied = { $player }: spies turn the token { NAME($region, case: "in") } from loyal to allied
# $player = Anna, $region = hellas-region-attica
hellas-log-allied-control = { $player } wins { NAME($region) } as an ally
# $player = Anna, $region = hellas-region-attica
hellas-log-loyal-control = { $player } takes control of { NAME($region) }: loyal
# $player = Anna, $artifact = hellas-artifact-owl_of_athena
hellas-log-god-artifact-lost = { $player } loses { NAME($artifact, case: "def") }
# $region = hellas-region-thessaly
hellas-log-persian-control = { NAME($region) } falls to the Persians
# $region = hellas-region-thessaly
hellas-log-persian-token-off = The Persian token { NAME($region, case: "in") } is removed
# $god = hellas-god-zeus, $n = 4
hellas-log-level-lost = The monument of { NAME($god) } loses a level; left: { $n }
hellas-log-sea-closed = Most sea routes are closed to your hoplites and your hero
# $player = Anna, $action = hellas-action-recruit
hellas-log-action-marked = { $player }: { QUOTE(NAME($action)) } starts used
# $n = 3, $region = hellas-region-macedonia
hellas-log-vanguard-grows = The vanguard { NAME($region, case: "in") } grows: { COUNT($n, "hellas-term-hoplite") }
# $n = 3, $from = hellas-region-macedonia, $to = hellas-region-thessaly
hellas-log-vanguard-moves = The vanguard goes { NAME($from, case: "from") } { NAME($to, case: "to") }: { COUNT($n, "hellas-term-hoplite") }
# $region = hellas-region-phocis
hellas-log-vanguard-stays = The vanguard stays { NAME($region, case: "in") }
# $n = 2, $from = hellas-region-thessaly, $to = hellas-region-macedonia
hellas-log-vanguard-back = The vanguard falls back { NAME($from, case: "from") } { NAME($to, case: "to") }: { COUNT($n, "hellas-term-hoplite") }
# $region = hellas-region-chalkidiki
hellas-log-vanguard-gone = The vanguard is destroyed { NAME($region, case: "in") }
# $from = hellas-region-macedonia, $to = hellas-region-epirus
hellas-log-persians-enter = Persians go { NAME($from, case: "from") } { NAME($to, case: "to") }
# $player = Anna, $region = hellas-region-thessaly
hellas-log-you-attack-persians = { $player } attacks the Persians { NAME($region, case: "in") }
# $player = Anna, $region = hellas-region-thessaly
hellas-log-persians-attack = The Persians attack { $player } { NAME($region, case: "in") }
# $card = hellas-combat_card-charge, $card_symbol = hellas-symbol-sickle, $n = 4
hellas-log-persian-card = The Persians turn up { QUOTE(NAME($card)) } ({ NAME($card_symbol) }): strength { $n }
# $region = hellas-region-thessaly, $player = Anna, $n = 5, $m = 7
hellas-log-persian-strength = Battle { NAME($region, case: "in") }: { $player } { $n }, Persians { $m }
# $player = Anna, $region = hellas-region-thessaly
hellas-log-persians-beaten = { $player } beats the Persians { NAME($region, case: "in") }
# $region = hellas-region-thessaly
hellas-log-persians-win = The Persians win the battle { NAME($region, case: "in") }
# $n = 3
hellas-log-victory-counter = Victories still needed: { $n }
# $n = 8
hellas-log-act-ends = Act I is over, the invasion is at { $n }
# $n = 8, $m = 8
hellas-log-act-two = Act II: the great army comes, each Persian region fights with { $n }; victories needed: { $m }
hellas-log-oracle-falls = The Oracle of Delphi has fallen; a place at every monument is blocked
# $quest = hellas-quest-golden_fleece
hellas-log-quest-failed = The quest { QUOTE(NAME($quest)) } was not finished
# $player = Anna, $n = 1, $region = hellas-region-attica, $side = loyal
hellas-log-hoplites-gather =
    { $side ->
        [loyal] { $player }: loyal troops gather { NAME($region, case: "in") }: { COUNT($n, "hellas-term-hoplite") }
       *[allied] { $player }: allied troops gather { NAME($region, case: "in") }: { COUNT($n, "hellas-term-hoplite") }
    }
# $player = Anna, $n = 7, $m = 6
hellas-log-regions-counted = The last token is spent. Regions: { $player } { $n }, Persians { $m }
hellas-log-solo-counter = { NAME("hellas-solo_outcome-counter") }
hellas-log-solo-liberated = { NAME("hellas-solo_outcome-liberated") }
hellas-log-solo-held-out = { NAME("hellas-solo_outcome-held_out") }
hellas-log-solo-monument = { NAME("hellas-solo_outcome-monument") }
hellas-log-solo-two-lands = { NAME("hellas-solo_outcome-two_lands") }
hellas-log-solo-thirteen = { NAME("hellas-solo_outcome-thirteen") }
hellas-log-solo-time = { NAME("hellas-solo_outcome-time") }

## On the page: alone against Xerxes

hellas-ui-alone = Alone against Xerxes
hellas-ui-mobilization = Mobilisation
hellas-ui-invasion = Invasion
hellas-ui-command = Command
hellas-ui-attitudes = Attitude of the lands
hellas-ui-threats = What threatens
hellas-ui-goal = Goal
# $n = 12
hellas-ui-tokens-left = Tokens left: { $n }
# $n = 2
hellas-ui-cards-in-battle = Cards turned up in a battle: { $n }
# $n = 2
hellas-ui-spies = Spies: { $n }
# $n = 2
hellas-ui-steps-to-march = { $n ->
    [one] { $n } more step to the march
   *[other] { $n } more steps to the march
  }
# $region = hellas-region-thessaly
hellas-ui-march-goes-to = Next march: the vanguard goes { NAME($region, case: "to") }
hellas-ui-march-of-the-army = Next march: Persian regions send hoplites to all neighbours
# $n = 4
hellas-ui-threat-invasion = The invasion lacks { $n }: then Act I ends
# $god = hellas-god-zeus, $n = 3
hellas-ui-threat-monument = Monument of { NAME($god) }: levels left: { $n }
# $god = hellas-god-zeus, $n = 3
hellas-ui-threat-siege = A monster is at the monument of { NAME($god) }; levels left: { $n }
# $n = 1, $total = 2
hellas-ui-threat-lands = Whole lands Persian: { $n } of { $total }
# $n = 9, $total = 13
hellas-ui-threat-tokens = Persian tokens: { $n } of { $total }
# $n = 7
hellas-ui-threat-time = Regions are counted after { $n } more tokens
hellas-ui-sea-is-closed = Most sea routes are closed to you
hellas-ui-places-blocked = A place at every monument is blocked
hellas-ui-goal-act-one = Act I cannot be won. Gather allies, finish quests, hunt monsters, and keep the vanguard away from Phocis.
# $n = 3, $m = 5
hellas-ui-goal-act-two = Victories still needed: { $n }. Or take the last Persian token off the map; there are { $m }.
# $n = 7, $m = 6
hellas-ui-regions-so-far = Regions: you { $n }, Persians { $m }
hellas-ui-reconstructed = Track, numbers and arrows are partly reconstructed.
hellas-ui-story-xerxes = Xerxes acts
hellas-ui-story-prologue = The vanguard lands
hellas-ui-story-great-army = The great army comes
hellas-ui-story-battle = The battle is decided
hellas-ui-fold = Fold
hellas-ui-unfold = Unfold
# $n = 2
hellas-ui-story-mobilization = Mobilisation +{ $n }
# $n = 1
hellas-ui-story-invasion = Invasion +{ $n }
hellas-ui-story-monsters = Monsters act
# $n = 4
hellas-ui-region-number = Number { $n }
# $n = 4
hellas-ui-people-for-you = Population for you: { $n }
# $n = 2
hellas-ui-men-loyal = Loyal hoplites: { $n }
# $n = 2
hellas-ui-men-allied = Allied hoplites: { $n }
# $n = 2
hellas-ui-men-persian = Persian hoplites: { $n }
hellas-ui-token-loyal = loyal
hellas-ui-token-allied = allied
hellas-ui-token-persian = Persian
# $n = 3
hellas-ui-persians-turn-up = { $n ->
    [one] then + { $n } card
   *[other] then + the best of { $n } cards
  }
hellas-ui-won = Greece is free
hellas-ui-lost = Xerxes has won
hellas-ui-end-counter = You have beaten the Persians as often as their invasion called for.
hellas-ui-end-liberated = The last Persian token is off the map, whatever hoplites they still have there.
hellas-ui-end-held-out = The last token is spent, and more regions are yours than theirs.
hellas-ui-end-monument = Monsters at a monument take a level off it with every move, some scripts do too; the last level was one too many.
hellas-ui-end-two-lands = Every region of two lands bears a Persian token.
hellas-ui-end-thirteen = Xerxes has put his last free token on the map.
hellas-ui-end-time = The last token is spent, and you do not hold more regions than the Persians.
hellas-ui-alone-welcome = You are Achilles, and Xerxes is coming. Act I cannot be won, only used: find allies, finish quests, hunt monsters. In Act II you drive the Persians out. His sheet shows what threatens.
hellas-ui-alone-turn = First regular actions, each once: tap a lit region to move Achilles, a monument to pray. Then one special action on your hero’s board ends the turn.
hellas-ui-alone-script = Your special action turned up a token; its number calls a script of Xerxes. The panel above the prompt tells it step by step, and lights the places it speaks of.
hellas-ui-alone-pass = Pass frees your special actions and charges artifacts, but costs a token too. Both acts together have nineteen.
hellas-ui-alone-march = The vanguard goes one region on towards Phocis. It attacks hoplites it meets, and your token there is lost.
hellas-ui-alone-attitude = Wary and hostile lands need more hoplites and help the Persians. Finished quests and slain monsters win a land back; a loyal one gives loyal tokens.
hellas-ui-alone-spy = The more spies are out, the more cards Xerxes turns up in battle. In Act II they subvert regions; Achilles can catch one where he stands.
hellas-ui-alone-monument = A monument lost a level. If one falls, all is lost: hunt monsters before they get there, or put hoplites in their way.
hellas-ui-alone-battle = Play your cards first; then the Persians turn up theirs, and only the best counts. A tie is for the defender.
hellas-ui-alone-kinds = Loyal and allied hoplites fight alike, but some scripts hit allies alone: a loyal hoplite beside them protects them.
hellas-ui-alone-act-two = Act II: Persian regions spread with every march. Each battle won brings the victory counter closer to 0, and at 0 you win.
hellas-ui-alone-end = That was a whole campaign. Other tokens, another war: play again, or invite friends to the game for several.

## What an option does, and who is near to winning

# $player = Anna, $region = hellas-region-boeotia
hellas-ui-near-warlord = { $player } wins by taking { NAME($region) }: { NAME("hellas-victory-warlord") }
# $player = Anna, $n = 2, $land = hellas-land-green
hellas-ui-near-warlord-regions = { $player } lacks { COUNT($n, "hellas-term-region") } of { NAME($land, case: "def") } to win: { NAME("hellas-victory-warlord") }
# $player = Anna
hellas-ui-near-favored = { $player } wins with one more temple: { NAME("hellas-victory-favored") }
# $player = Anna
hellas-ui-near-slayer = { $player } wins by slaying one more monster: { NAME("hellas-victory-slayer") }
# $player = Anna, $n = 2, $region = hellas-region-boeotia
hellas-ui-near-king = { CAP(NAME("hellas-victory-king_of_kings")) }: special actions left in the countdown of { $player }: { $n }; then whoever controls { NAME($region) } wins
# $player = Anna, $region = hellas-region-boeotia
hellas-ui-near-king-now = { $player } controls { NAME($region) } and wins at the end of this turn: { NAME("hellas-victory-king_of_kings") }
# $region = hellas-region-boeotia
hellas-ui-near-king-waiting = The countdown has run out: whoever takes { NAME($region) } wins
# $god = hellas-god-athena
hellas-ui-near-monument = The monument of { NAME($god) } has one level left: if it is lost, so is the game
# $n = 2
hellas-ui-near-regions = Regions that the Persians still need to win: { $n }
# $n = 1, $land = hellas-land-green
hellas-ui-near-land = The Persians win with { NAME($land, case: "def") }; regions they lack there: { $n }
# $n = 3
hellas-ui-near-time = Tokens left in the pile: { $n }; without one the game is lost
# $n = 3, $own = 8, $theirs = 7
hellas-ui-near-held-out = Tokens left: { $n }; you win at the end with { $own } regions to { $theirs }
# $n = 3, $own = 6, $theirs = 7
hellas-ui-near-outnumbered = Tokens left: { $n }; you lose at the end with { $own } regions to { $theirs }
# $n = 1
hellas-ui-near-victories = Victories over the Persians still needed: { $n }
# $n = 1
hellas-ui-near-liberation = Persian regions to be freed before you win: { $n }
hellas-ui-card-fortification = +2 when defending a city or Sparta
hellas-ui-card-local-support = Recruit 2 when defending a city or Sparta
hellas-ui-card-glory = +3 with this land’s glory token
hellas-ui-card-phalanx = +1 for every 2 own hoplites
hellas-ui-card-flank-attack = +2 with more hoplites
hellas-ui-card-trap = Adds Leadership
hellas-ui-card-tactical-maneuver = +2 with higher Leadership
hellas-ui-card-encirclement = If you win, the loser loses 3 more, not 1
hellas-ui-card-no-effect = No effect
hellas-ui-card-reinforcements = Bring hoplites from one neighbouring region
hellas-ui-card-javelin-volley = With more hoplites, kill 1
hellas-ui-card-assault = +2 when attacking
hellas-ui-hunt-torch = 3 torches: any wound
hellas-ui-hunt-bow = 3 bows: any wound
hellas-ui-hunt-sword = 2 swords: any wound
hellas-ui-hunt-mace = 2 maces: any wound
hellas-ui-hunt-sickle = Any wound
hellas-ui-hunt-shield = Stops any attack for 1 injury
hellas-ui-hunt-one = This symbol only
# $n = 1, $total = 3
hellas-ui-cannot-defend = Cannot defend: your cards give { $n }, needed: { $total }
# $n = 5, $total = 3
hellas-ui-can-defend = Your cards give up to { $n }, needed: { $total }
hellas-ui-dice = { CAP(NAME("hellas-term-monster_die")) }
hellas-ui-gives-control = you will control it
# $n = 2, $total = 5
hellas-ui-no-control = no control: { $n } of { $total } hoplites
# $n = 4
hellas-ui-mark-people = Shield { $n }: so many hoplites are needed for control
hellas-ui-mark-city = City: hoplites are recruited here; a fortified one adds 1 in defence
hellas-ui-mark-sparta = Sparta: up to 4 hoplites are recruited here; a fortified one adds 2 in defence
hellas-ui-mark-shrine = Shrine: a temple can be built here
hellas-ui-mark-temple = Temple: whoever controls 5 regions with temples wins
hellas-ui-mark-delphi = Place of the Oracle of Delphi: it counts as a temple and gives the reward of the temple card
hellas-ui-mark-oracle = Oracle of Delphi: counts as a temple

## Themes of puzzles

hellas-ui-theme-plan = Plan your turn
hellas-ui-theme-army = { CAP(NAME("hellas-term-hoplite", case: "pl")) } on the move
hellas-ui-theme-battle = Win the battle
hellas-ui-theme-hunt = On the hunt
hellas-ui-theme-gods = Temples, monuments and glory
