### Lords of Hellas. Sample values above a message feed the tests.

# $action = hellas-action-march
hellas-opt-act = { NAME($action) }
# $artifact = hellas-artifact-harpe
hellas-opt-use = Use { NAME($artifact) }
hellas-opt-done = Done
# $god = hellas-god-athena
hellas-opt-pray = Send a priest to { NAME($god) }
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
hellas-opt-murderous-march = Murderous March { NAME($from, case: "from") }: kill 2 hoplites, go anywhere
# $n = 3, $region = hellas-region-attica
hellas-opt-levy = Recruit { COUNT($n, "hellas-term-hoplite") } { NAME($region, case: "in") }
# $n = 3, $region = hellas-region-attica
hellas-opt-levy-fortified = Recruit { COUNT($n, "hellas-term-hoplite") } { NAME($region, case: "in") }, one of them fortified
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
hellas-opt-heal = Heal { NAME($attribute) }
# $attribute = hellas-attribute-leadership
hellas-opt-injure = Injure { NAME($attribute) }
# $attribute = hellas-attribute-leadership
hellas-opt-raise = Raise { NAME($attribute) }
# $attribute = hellas-attribute-leadership
hellas-opt-lower = Lower { NAME($attribute) }
# $monster = hellas-monster-hydra
hellas-opt-hunt = Hunt { NAME($monster, case: "def") }
# $god = hellas-god-athena
hellas-opt-build-level = Build the monument of { NAME($god) }
# $action = hellas-action-march
hellas-opt-repeat = Take again: { NAME($action) }
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
hellas-opt-bring = Bring { COUNT($n, "hellas-term-hoplite") } { NAME($from, case: "from") }
# $to = hellas-region-crete
hellas-opt-retreat = Retreat { NAME($to, case: "to") }
# $n = 3, $to = hellas-region-crete
hellas-opt-send-back = Send { COUNT($n, "hellas-term-hoplite") } back { NAME($to, case: "to") }
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
        [priest] Discard a set ({ NAME($cards) }) for the wound { NAME($symbol) } (reward: a priest)
        [artifact] Discard a set ({ NAME($cards) }) for the wound { NAME($symbol) } (reward: a neutral artifact)
       *[plain] Discard a set ({ NAME($cards) }) for the wound { NAME($symbol) }
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
hellas-opt-keep-artifact = Keep { NAME($artifact) }
# $card = hellas-combat_card-charge, $card_symbol = hellas-symbol-sickle
hellas-opt-keep-card = Keep { QUOTE(NAME($card)) } ({ NAME($card_symbol) })
# $land = hellas-land-red
hellas-opt-trade-glory = Give up the glory token: { NAME($land) }
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
hellas-opt-smite = Injure the hero of { $player }
# $land = hellas-land-red
hellas-opt-take-glory = Take the glory token: { NAME($land) }
# $artifact = hellas-artifact-harpe
hellas-opt-reward-artifact = Take { NAME($artifact) }
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
hellas-prompt-onward = Your army is { NAME($region, case: "in") }: go on or halt? Regions left: { $n }
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
hellas-prompt-prepare = Prepare: choose { $n } more
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
hellas-prompt-hunt-reward = Choose your reward for the hunt: { NAME($monster) }
# $n = 3
hellas-prompt-injure = Your hero takes { COUNT($n, "hellas-term-injury") }: choose an attribute
hellas-prompt-heal = Choose the injury to heal
hellas-prompt-lower = Choose the attribute that falls by 1 for good
hellas-prompt-raise = Choose the attribute that rises
# $n = 5
hellas-prompt-discard = Discard { COUNT($n, "hellas-term-combat_card") }
# $n = 3
hellas-prompt-pay-card = Choose a card to discard; cards to go: { $n }
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
hellas-prompt-beast = { CAP(NAME($monster, case: "def")) }: move or region attack?
# $monster = hellas-monster-hydra
hellas-prompt-drive = Choose where { NAME($monster, case: "def") } goes
hellas-prompt-drive-any = Choose a monster and where it goes
hellas-prompt-clear = Choose the special action to free
hellas-prompt-thunder = Thunder of Zeus: choose a target
hellas-prompt-shoot = Shoot to Kill: choose a target
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
hellas-log-god-artifact = { $player } gets { NAME($artifact) }, charged
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
hellas-log-recruit-fortified = { $player } recruits { COUNT($n, "hellas-term-hoplite") } { NAME($region, case: "in") }, one of them fortified
# $player = Anna, $n = 3, $from = hellas-region-attica, $to = hellas-region-crete
hellas-log-retreat = { $player } retreats with { COUNT($n, "hellas-term-hoplite") } { NAME($from, case: "from") } { NAME($to, case: "to") }
# $player = Anna, $hero = hellas-hero-achilles, $from = hellas-region-attica, $to = hellas-region-crete
hellas-log-hero-moves = { $player }: { NAME($hero) } goes { NAME($from, case: "from") } { NAME($to, case: "to") }
# $player = Anna, $hero = hellas-hero-achilles, $region = hellas-region-attica
hellas-log-hero-appears = { $player }: { NAME($hero) } appears { NAME($region, case: "in") }
# $player = Anna, $hero = hellas-hero-achilles, $region = hellas-region-attica
hellas-log-hero-returns = { $player }: { NAME($hero) } returns from the quest { NAME($region, case: "to") }
# $player = Anna, $n = 3
hellas-log-priest = { $player } gains { COUNT($n, "hellas-term-priest") }
# $player = Anna
hellas-log-priest-sacrificed = { $player } sacrifices a priest
# $player = Anna, $land = hellas-land-red
hellas-log-glory = { $player } takes the glory token of the { NAME($land) }
# $player = Anna, $land = hellas-land-red
hellas-log-glory-returned = { $player } gives up the glory token of the { NAME($land) }
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
hellas-log-artifact-used = { $player } uses { NAME($artifact) }
# $player = Anna, $artifact = hellas-artifact-harpe
hellas-log-artifact-gained = { $player } gains { NAME($artifact) }
# $player = Anna, $blessing = hellas-blessing-bluff
hellas-log-blessing-used = { $player } uses the blessing { QUOTE(NAME($blessing)) }
# $player = Anna, $blessing = hellas-blessing-bluff
hellas-log-blessing-gained = { $player } takes the blessing { QUOTE(NAME($blessing)) }
# $player = Anna
hellas-log-draft = { $player } starts a draft of blessings
# $player = Anna, $quest = hellas-quest-golden_fleece
hellas-log-quest-card = { $player } uses the quest card { QUOTE(NAME($quest)) }
# $region = hellas-region-attica, $quest = hellas-quest-golden_fleece
hellas-log-quest-appears = A quest appears { NAME($region, case: "in") }: { QUOTE(NAME($quest)) }
# $quest = hellas-quest-golden_fleece
hellas-log-quest-too-many = The quest { QUOTE(NAME($quest)) } finds no free slot
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
hellas-log-battle-losses = Losses due: { $player } { COUNT($n, "hellas-term-hoplite") }, { $rival } { COUNT($m, "hellas-term-hoplite") }
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
hellas-why-action-used = Not possible: { QUOTE(NAME($action)) } is used until a monument grows
# $action = hellas-action-prayer
hellas-why-action-done = Not possible: { QUOTE(NAME($action)) } is done for this turn
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
hellas-why-no-token = Not possible: you need the glory token of the land your hero is in, and a region there that is not yours
hellas-why-no-monster = Not possible: there is no monster where your hero is
hellas-why-no-priest = Not possible: you have no priest to send
# $god = hellas-god-zeus
hellas-why-chimera = Not possible: the Chimera keeps priests from the monument of { NAME($god) }
# $god = hellas-god-zeus
hellas-why-monument-full = Not possible: the monument of { NAME($god) } has no free place for a priest
# $region = hellas-region-attica
hellas-why-hero-elsewhere = Not possible: your hero is not { NAME($region, case: "in") }
# $artifact = hellas-artifact-harpe
hellas-why-exhausted = Not possible: { NAME($artifact) } is exhausted
hellas-why-card = Not possible: this card cannot be played now

## On the page: the cover, the first game

hellas-ui-blurb = Armies, heroes, monsters and three rising colossi.
hellas-ui-lesson-welcome = There are four ways to win: conquer whole lands, control temples, kill monsters, or hold a finished colossus. The gauges on every player’s panel show how near each one is.
hellas-ui-lesson-hero = Choose a hero. Each starts with other attributes: Leadership for armies, Strength for hunts, Speed for moving.
hellas-ui-lesson-turn = First the regular actions, in any order: artifacts, prayer, hero, hoplites. Tap one on your hero’s board.
hellas-ui-lesson-hoplites = Move hoplites to neighbouring regions: tap where they leave, then where they go. You control a region when your hoplites are at least as many as its number.
hellas-ui-lesson-special = Now one special action. Used ones are crossed out and stay so until somebody builds a monument, which frees them all.
hellas-ui-lesson-control = A region changed hands: its border shows the owner’s colour and pattern. All regions of one colour make a land.
hellas-ui-lesson-battle = A battle: the big numbers are the strengths. Play a card to add to yours, or pass. A tie is for the defender.
hellas-ui-lesson-hunt = A hunt: deal wounds with cards that show the symbols round the monster, then stand its attack. Stop before your hero is hurt too much.
hellas-ui-lesson-temple = A temple brings a priest and counts for victory, but only while its region is controlled.
hellas-ui-lesson-monument = A colossus grew by a level, all special actions are free again, and monsters wake. A finished one wins for whoever holds its region long enough.
hellas-ui-lesson-end = That was a whole game. Play again with stronger bots or with friends.
