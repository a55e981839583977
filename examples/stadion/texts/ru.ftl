stadion-title-stadion = Стадион
stadion-card-hermes = Гермес
    .acc = Гермеса
stadion-card-nike = Ника
    .acc = Нику
stadion-card-helios = Гелиос
    .acc = Гелиоса
stadion-card-boreas = Борей
    .acc = Борея
stadion-card-eris = Эрида
    .acc = Эриду
stadion-card-hades = Аид
    .acc = Аида

stadion-prompt-turn = Как бежите?

stadion-opt-run = Бежать: один кубик
stadion-opt-sprint = Рывок: два кубика, дубль роняет
stadion-opt-play = Сыграть { NAME($card, case: "acc") }
stadion-opt-hinder = Сыграть { NAME($card, case: "acc") } против игрока { $rival }

stadion-log-round = Раунд { $n }
stadion-log-run = { $player }: пробегает { $n }, теперь на { $place }
stadion-log-stumble = { $player }: дважды { $n }, падение
stadion-log-play = { $player }: играет { NAME($card, case: "acc") }, вперёд на { $n }
stadion-log-hinder = { $player }: играет { NAME($card, case: "acc") }, { $rival } назад на { $n }
stadion-log-first = Первое место на финише
stadion-log-together = На финише плечом к плечу

stadion-ui-blurb = Бегите, рвитесь вперёд, падайте. Один раз поможет бог.
stadion-ui-option-length = Длина дорожки
stadion-ui-round = Раунд
stadion-ui-length = Длина дорожки
stadion-ui-active = Сейчас бежит
stadion-ui-runners = Бегуны
stadion-ui-seat = Бегун
stadion-ui-place = Место на дорожке
stadion-ui-holds-card = Карта на руке
stadion-ui-card = Карта
