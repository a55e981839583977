stadion-title-stadion = Stadion
stadion-card-hermes = Hermes
stadion-card-nike = Nike
stadion-card-helios = Helios
stadion-card-boreas = Boreas
stadion-card-eris = Eris
stadion-card-hades = Hades

stadion-prompt-turn = How do you run?

stadion-opt-run = Run: one die
stadion-opt-sprint = Sprint: two dice, doubles make you fall
stadion-opt-play = Play { NAME($card) }
stadion-opt-hinder = Play { NAME($card) } against { $rival }

stadion-log-round = Round { $n }
stadion-log-run = { $player }: runs { $n }, now at { $place }
stadion-log-stumble = { $player }: rolls { $n } twice and falls
stadion-log-play = { $player }: plays { NAME($card) } and is { $n } ahead
stadion-log-hinder = { $player }: plays { NAME($card) }, { $rival } goes back { $n }
stadion-log-first = First at the finish
stadion-log-together = Side by side at the finish

stadion-ui-blurb = Run, sprint, fall. A god may help you once.
stadion-ui-option-length = Length of the track
stadion-ui-round = Round
stadion-ui-length = Length of the track
stadion-ui-active = Running now
stadion-ui-runners = Runners
stadion-ui-seat = Runner
stadion-ui-place = Place
stadion-ui-holds-card = Card in hand
stadion-ui-card = Card
