stadion-title-stadion = Stadion
stadion-card-hermes = Hermes
    .acc = Hermesa
stadion-card-nike = Nike
stadion-card-helios = Helios
    .acc = Heliosa
stadion-card-boreas = Boreasz
    .acc = Boreasza
stadion-card-eris = Eris
stadion-card-hades = Hades
    .acc = Hadesa

stadion-prompt-turn = Jak biegniesz?

stadion-opt-run = Bieg: jedna kość
stadion-opt-sprint = Zryw: dwie kości, dublet powala
stadion-opt-play = Zagraj { NAME($card, case: "acc") }
stadion-opt-hinder = Zagraj { NAME($card, case: "acc") } przeciw graczowi { $rival }

stadion-log-round = Runda { $n }
stadion-log-run = { $player }: biegnie o { $n }, teraz na { $place }
stadion-log-stumble = { $player }: dwa razy { $n }, upadek
stadion-log-play = { $player }: zagrywa { NAME($card, case: "acc") }, naprzód o { $n }
stadion-log-hinder = { $player }: zagrywa { NAME($card, case: "acc") }, { $rival } cofa się o { $n }
stadion-log-first = Pierwsze miejsce na mecie
stadion-log-together = Ramię w ramię na mecie

stadion-ui-blurb = Biegnij, zrywaj się, upadaj. Raz pomoże ci bóg.
stadion-ui-option-length = Długość toru
stadion-ui-round = Runda
stadion-ui-length = Długość toru
stadion-ui-active = Teraz biegnie
stadion-ui-runners = Biegacze
stadion-ui-seat = Biegacz
stadion-ui-place = Pole
stadion-ui-holds-card = Karta na ręce
stadion-ui-card = Karta
