stadion-title-stadion = Stadion
stadion-card-hermes = Ermes
stadion-card-nike = Nike
stadion-card-helios = Elio
stadion-card-boreas = Borea
stadion-card-eris = Eris
stadion-card-hades = Ade

stadion-prompt-turn = Come corri?

stadion-opt-run = Correre: un dado
stadion-opt-sprint = Scattare: due dadi, un doppio fa cadere
stadion-opt-play = Giocare { NAME($card) }
stadion-opt-hinder = Giocare { NAME($card) } contro { $rival }

stadion-log-round = Round { $n }
stadion-log-run = { $player }: corre di { $n }, ora a { $place }
stadion-log-stumble = { $player }: due volte { $n }, una caduta
stadion-log-play = { $player }: gioca { NAME($card) }, avanti di { $n }
stadion-log-hinder = { $player }: gioca { NAME($card) }, { $rival } torna indietro di { $n }
stadion-log-first = Primo posto al traguardo
stadion-log-together = Fianco a fianco al traguardo

stadion-ui-blurb = Corri, scatta, cadi. Una volta un dio ti aiuta.
stadion-ui-option-length = Lunghezza della pista
stadion-ui-round = Round
stadion-ui-length = Lunghezza della pista
stadion-ui-active = Ora corre
stadion-ui-runners = Corridori
stadion-ui-seat = Corridore
stadion-ui-place = Casella
stadion-ui-holds-card = Carta in mano
stadion-ui-card = Carta
