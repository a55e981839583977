### Владыки Эллады.

hellas-opt-act = { NAME($action) }
hellas-opt-use = Использовать { NAME($artifact, case: "acc") }
hellas-opt-done = Готово
hellas-opt-pray = Отправить жреца к монументу { NAME($god, case: "gen") }
hellas-opt-go = Переместить героя { NAME($to, case: "to") }
hellas-opt-advance = Пройти этап приключения
hellas-opt-step = Переместить гоплита { NAME($from, case: "from") } { NAME($to, case: "to") }
hellas-opt-fortify = Усилить гоплита { NAME($region, case: "in") }
hellas-opt-leave-city = Вывести гоплита из города { NAME($region, case: "in") }
hellas-opt-fight = Сразиться { NAME($region, case: "in") }
hellas-opt-march = Марш { NAME($from, case: "from") } { NAME($to, case: "to") }
hellas-opt-count = { COUNT($n, "hellas-term-hoplite") }
hellas-opt-onward = Идти дальше { NAME($to, case: "to") }
hellas-opt-halt = Остановиться здесь
hellas-opt-lift = Взять гоплита { NAME($from, case: "from") }
hellas-opt-murderous-march = { NAME("hellas-blessing-murderous_march") } { NAME($from, case: "from") }: убить 2 гоплитов, идти куда угодно
hellas-opt-levy = { $n ->
    [0] Никого не вербовать { NAME($region, case: "in") }
   *[other] Завербовать { COUNT($n, "hellas-term-hoplite", case: "acc") } { NAME($region, case: "in") }
  }
hellas-opt-levy-fortified = { $n ->
    [1] Завербовать { COUNT($n, "hellas-term-fortified_hoplite", case: "acc") } { NAME($region, case: "in") }
   *[other] Завербовать { COUNT($n, "hellas-term-hoplite", case: "acc") } { NAME($region, case: "in") }, одного сразу усилить
  }
hellas-opt-muster = Вербовать { NAME($region, case: "in") }
hellas-opt-build = Построить храм { NAME($region, case: "in") }
hellas-opt-prepare =
    { $pick ->
        [heal] Вылечить 1 повреждение
        [draw] Взять 1 карту боя
       *[recruit] Завербовать 1 гоплита в области героя
    }
hellas-opt-heal = Вылечить повреждение ({ NAME($attribute) })
hellas-opt-injure = Получить повреждение ({ NAME($attribute) })
hellas-opt-raise = Повысить { NAME($attribute, case: "acc") }
hellas-opt-lower = Понизить { NAME($attribute, case: "acc") }
hellas-opt-hunt = Охотиться на { NAME($monster, case: "acc") }
hellas-opt-build-level = Строить монумент { NAME($god, case: "gen") }
hellas-opt-repeat = Выполнить ещё раз: { NAME($action) }
hellas-opt-skip = Пропустить
hellas-opt-roll = Бросить кубик за { NAME($monster, case: "acc") }
hellas-opt-let-move = Переместить его
hellas-opt-let-attack = Атака области
hellas-opt-drive = Переместить { NAME($monster, case: "acc") } { NAME($to, case: "to") }
hellas-opt-play = Разыграть карту { QUOTE(NAME($card)) } ({ NAME($card_symbol) })
hellas-opt-plan = Разыграть карту { QUOTE(NAME($card)) } ({ NAME($card_symbol) }) со жрецом: +3
hellas-opt-pass = Пас до конца битвы
hellas-opt-bless = Использовать благословение { QUOTE(NAME($blessing)) }
hellas-opt-go-first = Начинает: { $player }
hellas-opt-bring = { $n ->
    [0] Никого не приводить { NAME($from, case: "from") }
   *[other] Привести { COUNT($n, "hellas-term-hoplite", case: "acc") } { NAME($from, case: "from") }
  }
hellas-opt-retreat = Отступить { NAME($to, case: "to") }
hellas-opt-send-back = { $n ->
    [0] Никого не возвращать { NAME($to, case: "to") }
   *[other] Вернуть { COUNT($n, "hellas-term-hoplite", case: "acc") } { NAME($to, case: "to") }
  }
hellas-opt-protect = Защитить их Эгидой
hellas-opt-accept = Принять потери
hellas-opt-blood-spare = Потерять на 1 гоплита меньше
hellas-opt-blood-strike = Враг теряет на 1 гоплита больше
hellas-opt-strike =
    { $reward ->
        [priest] Ранить картой { QUOTE(NAME($card)) } ({ NAME($symbol) }; награда: жрец)
        [artifact] Ранить картой { QUOTE(NAME($card)) } ({ NAME($symbol) }; награда: нейтральный артефакт)
       *[plain] Ранить картой { QUOTE(NAME($card)) } ({ NAME($symbol) })
    }
hellas-opt-convert =
    { $reward ->
        [priest] Сбросить набор ({ NAME($cards) }) ради раны: { NAME($symbol) } (награда: жрец)
        [artifact] Сбросить набор ({ NAME($cards) }) ради раны: { NAME($symbol) } (награда: нейтральный артефакт)
       *[plain] Сбросить набор ({ NAME($cards) }) ради раны: { NAME($symbol) }
    }
hellas-opt-wound =
    { $reward ->
        [priest] Ранить { NAME($monster, case: "acc") }: { NAME($symbol) } (награда: жрец)
        [artifact] Ранить { NAME($monster, case: "acc") }: { NAME($symbol) } (награда: нейтральный артефакт)
       *[plain] Ранить { NAME($monster, case: "acc") }: { NAME($symbol) }
    }
hellas-opt-end-attack = Закончить атаку
hellas-opt-give-up = Прекратить охоту
hellas-opt-attack-with =
    { $attack_plus ->
        [uncovered] Атаковать картой { QUOTE(NAME($attack)) } (атака { $attack_value } + незакрытые раны)
        [all] Атаковать картой { QUOTE(NAME($attack)) } (атака: все раны)
        [covered_twice] Атаковать картой { QUOTE(NAME($attack)) } (атака { $attack_value } + дважды закрытые раны)
        [hand] Атаковать картой { QUOTE(NAME($attack)) } (атака { $attack_value } + карты на руке)
       *[nothing] Атаковать картой { QUOTE(NAME($attack)) } (атака { $attack_value })
    }
hellas-opt-guard = Защититься картой { QUOTE(NAME($card)) } ({ NAME($card_symbol) })
hellas-opt-guard-plan = Защититься картой { QUOTE(NAME($card)) } ({ NAME($card_symbol) }) со жрецом: +3
hellas-opt-dodge = Уклониться: прибавить скорость
hellas-opt-shield = Закрыться щитом карты { QUOTE(NAME($card)) }: 1 повреждение
hellas-opt-endure = Не защищаться
hellas-opt-discard = Сбросить карту { QUOTE(NAME($card)) } ({ NAME($card_symbol) })
hellas-opt-draft = Взять благословение { QUOTE(NAME($blessing)) }
hellas-opt-keep-artifact = Оставить { NAME($artifact, case: "acc") }
hellas-opt-keep-card = Оставить карту { QUOTE(NAME($card)) } ({ NAME($card_symbol) })
hellas-opt-trade-glory = Отдать жетон славы { NAME($land, case: "gen") }
hellas-opt-begin-quest = Начать приключение { QUOTE(NAME($quest)) } с этапа { $n }
hellas-opt-hero = { NAME($hero) }
hellas-opt-place = Начать { NAME($region, case: "in") }
hellas-opt-exile = Изгнать { NAME($monster, case: "acc") }
hellas-opt-shoot = Выстрелить: сбросить карту { QUOTE(NAME($card)) }
hellas-opt-shoot-hoplites = Убить 2 гоплитов { NAME($region, case: "in") }
hellas-opt-clear = Освободить действие: { NAME($action) }
hellas-opt-smite = Нанести повреждение герою игрока { $player }
hellas-opt-take-glory = Взять жетон славы { NAME($land, case: "gen") }
hellas-opt-reward-artifact = Взять { NAME($artifact, case: "acc") }
hellas-opt-reward-priest = Получить жреца
hellas-opt-reward-neutral = Взять нейтральный артефакт
hellas-opt-wrath = Сбросить карту { QUOTE(NAME($card)) } ({ NAME($card_symbol) }), чтобы убить 2 гоплитов
hellas-opt-quest-card = Использовать карту приключения { QUOTE(NAME($quest)) }
hellas-opt-weak-spot = Слабое место: сбросить карту { QUOTE(NAME($card)) } ({ NAME($card_symbol) })
hellas-opt-appear = Появиться { NAME($to, case: "in") }
hellas-opt-use-power = Переместить войско
hellas-prompt-turn = Выберите обычное действие или завершите ход особым
hellas-prompt-special = Выполните ещё одно особое действие
hellas-prompt-trade = Можно отдать жетон славы и посмотреть 2 нейтральных артефакта
hellas-prompt-hero = Выберите героя
hellas-prompt-place = Выберите область, где начнёт герой
hellas-prompt-move-hoplites = Переместите гоплитов: ещё { $n }
hellas-prompt-fight = Выберите, какая битва будет сейчас
hellas-prompt-march = Выберите, куда идёт войско: до { COUNT($n, "hellas-term-region", case: "gen") }
hellas-prompt-lift = Выберите область, откуда идёт гоплит
hellas-prompt-count = Сколько гоплитов идёт { NAME($from, case: "from") } { NAME($to, case: "to") }?
hellas-prompt-onward = Войско { NAME($region, case: "in") }: идти дальше или остановиться? Осталось областей: { $n }
hellas-prompt-levy = Завербуйте гоплитов { NAME($region, case: "in") }, не больше { $n }
hellas-prompt-muster = Выберите область, чтобы завербовать { COUNT($n, "hellas-term-hoplite", case: "acc") }
hellas-prompt-bring = Приведите гоплитов в битву { NAME($region, case: "in") }
hellas-prompt-retreat = Войско отступает { NAME($region, case: "from") }: выберите куда
hellas-prompt-send-back = Атака { NAME($region, case: "in") } отбита: верните выживших
hellas-prompt-aegis = Вы теряете { COUNT($n, "hellas-term-hoplite", case: "acc") } { NAME($region, case: "in") }: использовать Эгиду?
hellas-prompt-temple = Выберите место постройки
hellas-prompt-prepare = Подготовка: осталось выбрать { $n }
hellas-prompt-appear = Выберите, где появится герой
hellas-prompt-monument = Выберите монумент для постройки
hellas-prompt-repeat = Перед монументом можно ещё раз выполнить уже отмеченное особое действие
hellas-prompt-hunt = Выберите, на какое чудовище охотиться
hellas-prompt-hunt-step = Охота на { NAME($monster, case: "acc") }: нанесите раны
hellas-prompt-wound = Выберите, какую рану получит { NAME($monster) }
hellas-prompt-monster-attack = Выберите атаку { NAME($monster, case: "gen") }
hellas-prompt-defend = { NAME($monster) } атакует: для защиты нужна сила { $n }
hellas-prompt-hunt-reward = Выберите трофей за охоту на { NAME($monster, case: "acc") }
hellas-prompt-injure = Герой получает { COUNT($n, "hellas-term-injury", case: "acc") }: выберите параметр
hellas-prompt-heal = Выберите, какое повреждение вылечить
hellas-prompt-lower = Выберите параметр, который навсегда падает на 1
hellas-prompt-raise = Выберите параметр для повышения
hellas-prompt-discard = Сбросьте { COUNT($n, "hellas-term-combat_card", case: "acc") }
hellas-prompt-pay-card = Выберите карту для сброса; осталось сбросить: { $n }
hellas-prompt-cycle = Сбросьте карты и возьмите столько же; сброшено: { $n }
hellas-prompt-keep-card = Выберите карту, которую оставите
hellas-prompt-keep-artifact = Выберите артефакт, который оставите
hellas-prompt-begin-quest = Можно начать приключение { NAME($region, case: "in") }
hellas-prompt-glory = Выберите свободный жетон славы
hellas-prompt-draft = Выберите благословение; остальные уйдут направо
hellas-prompt-roll = Выберите чудовище, за которое бросаете кубик
hellas-prompt-beast = { NAME($monster) }: перемещение или атака области?
hellas-prompt-drive = Выберите, куда идёт { NAME($monster) }
hellas-prompt-drive-any = Выберите чудовище и куда оно идёт
hellas-prompt-clear = Выберите особое действие, которое освободите
hellas-prompt-thunder = { NAME("hellas-artifact-thunder_of_zeus") }: выберите цель
hellas-prompt-shoot = { NAME("hellas-blessing-shoot_to_kill") }: выберите цель
hellas-prompt-wrath = Можно сбросить карту и убить 2 гоплитов { NAME($region, case: "in") }
hellas-prompt-first = Битва { NAME($region, case: "in") }: кто начнёт применять артефакты и благословения?
hellas-prompt-before = Перед битвой { NAME($region, case: "in") }: примените артефакты и благословения
hellas-prompt-battle = Битва { NAME($region, case: "in") }: разыграйте карту или спасуйте
hellas-prompt-bluff = Битва { NAME($region, case: "in") }: блеф позволяет сыграть ещё одну карту
hellas-prompt-blood = Битва { NAME($region, case: "in") }: использовать { NAME("hellas-artifact-medusas_blood", case: "acc") }?
hellas-prompt-power = Сила { NAME($god, case: "gen") }: можно переместить войско
hellas-log-starter = Выбор героев начинает { $player }
hellas-log-hero-chosen = { $player }: герой — { NAME($hero) }
hellas-log-hero-placed = { $player }: { NAME($hero) } начинает { NAME($region, case: "in") } с 2 гоплитами
hellas-log-turn-begins = { $player }: начинает ход
hellas-log-action = { $player }: особое действие — { NAME($action) }
hellas-log-control = { $player }: получает контроль над { NAME($region, case: "ins") }
hellas-log-god-artifact = { $player }: получает артефакт { NAME($artifact) }, он заряжен
hellas-log-hoplites-die = { $player }: теряет { COUNT($n, "hellas-term-hoplite", case: "acc") } { NAME($region, case: "in") }
hellas-log-hoplites-move = { $player }: ведёт { COUNT($n, "hellas-term-hoplite", case: "acc") } { NAME($from, case: "from") } { NAME($to, case: "to") }
hellas-log-fortified = { $player }: усиливает гоплита { NAME($region, case: "in") }
hellas-log-unfortified = { $player }: выводит гоплита из города { NAME($region, case: "in") }
hellas-log-recruit = { $player }: вербует { COUNT($n, "hellas-term-hoplite", case: "acc") } { NAME($region, case: "in") }
hellas-log-recruit-fortified = { $n ->
    [1] { $player }: вербует { COUNT($n, "hellas-term-fortified_hoplite", case: "acc") } { NAME($region, case: "in") }
   *[other] { $player }: вербует { COUNT($n, "hellas-term-hoplite", case: "acc") } { NAME($region, case: "in") }, один усилен
  }
hellas-log-retreat = { $player }: отступает { NAME($from, case: "from") } { NAME($to, case: "to") }, гоплитов: { $n }
hellas-log-hero-moves = { SAME($from, $to) ->
    [yes] { $player }: { NAME($hero) } остаётся { NAME($to, case: "in") }
   *[no] { $player }: { NAME($hero) } идёт { NAME($from, case: "from") } { NAME($to, case: "to") }
  }
hellas-log-hero-appears = { $player }: { NAME($hero) } появляется { NAME($region, case: "in") }
hellas-log-hero-returns = { $player }: { NAME($hero) } возвращается с приключения { NAME($region, case: "to") }
hellas-log-priest = { $player }: получает { COUNT($n, "hellas-term-priest", case: "acc") }
hellas-log-priest-sacrificed = { $player }: жертвует жрецом
hellas-log-glory = { $player }: берёт жетон славы { NAME($land, case: "gen") }
hellas-log-glory-returned = { $player }: отдаёт жетон славы { NAME($land, case: "gen") }
hellas-log-draw = { $player }: берёт карту { QUOTE(NAME($card)) } ({ NAME($card_symbol) })
hellas-log-draw-hidden = { $player }: берёт карту боя
hellas-log-discard = { $player }: сбрасывает карту { QUOTE(NAME($card)) } ({ NAME($card_symbol) })
hellas-log-card = { $player }: разыгрывает карту «{ NAME($card) }»
hellas-log-passed = { $player }: пас
hellas-log-pray = { $player }: отправляет жреца к монументу { NAME($god, case: "gen") }; { NAME($attribute) } теперь { $n }
hellas-log-attribute = { $player }: { NAME($attribute) } теперь { $n }
hellas-log-injured = { $player }: { NAME($hero) } получает повреждение ({ NAME($attribute) })
hellas-log-healed = { $player }: { NAME($hero) } лечит повреждение ({ NAME($attribute) })
hellas-log-artifact-used = { $player }: использует артефакт { NAME($artifact) }
hellas-log-artifact-gained = { $player }: получает артефакт { NAME($artifact) }
hellas-log-blessing-used = { $player }: использует благословение { QUOTE(NAME($blessing)) }
hellas-log-blessing-gained = { $player }: берёт благословение { QUOTE(NAME($blessing)) }
hellas-log-draft = { $player }: начинает выбор благословений
hellas-log-quest-card = { $player }: использует карту приключения { QUOTE(NAME($quest)) }
hellas-log-quest-appears = Новое приключение { NAME($region, case: "in") }: { QUOTE(NAME($quest)) }
hellas-log-quest-too-many = Приключению { QUOTE(NAME($quest)) } не хватает места
hellas-log-quest-begun = { $player }: { NAME($hero) } начинает приключение { QUOTE(NAME($quest)) } с этапа { $n }
hellas-log-quest-step = { $player }: { NAME($hero) } на этапе { $n } приключения { QUOTE(NAME($quest)) }
hellas-log-quest-done = { $player }: { NAME($hero) } завершает приключение { QUOTE(NAME($quest)) }
hellas-log-monster-enters = { NAME($monster) } появляется { NAME($region, case: "in") }
hellas-log-monster-evolves = { NAME($monster) } развивается: { NAME($event) }
hellas-log-event-nothing = { NAME($monster) }: это чудовище уже мертво, берётся другая карта события
hellas-log-monster-roll = Бросок за { NAME($monster, case: "acc") }: { NAME($face) }
hellas-log-monster-moves = { NAME($monster) } идёт { NAME($from, case: "from") } { NAME($to, case: "to") }
hellas-log-monster-attacks = { NAME($monster) } нападает { NAME($region, case: "in") }
hellas-log-hunt = { $player }: { NAME($hero) } начинает охоту на { NAME($monster, case: "acc") }
hellas-log-wound = { $player }: наносит { NAME($monster, case: "dat") } рану ({ NAME($symbol) })
hellas-log-slain = { $player }: убивает { NAME($monster, case: "acc") }
hellas-log-hunt-fails = { $player }: охота на { NAME($monster, case: "acc") } не удалась
hellas-log-attack = { $player }: выбирает атаку { NAME($monster, case: "gen") }: { QUOTE(NAME($attack)) }, сила { $n }
hellas-log-defended = { $player }: защищается
hellas-log-endured = { $player }: не защищается
hellas-log-monster-heals = { NAME($monster) } залечивает все раны
hellas-log-battle-begins = { $player }: атакует { NAME($region, case: "in") }, обороняется { $rival }
hellas-log-battle-strength = Битва { NAME($region, case: "in") }: { $player } { $n }, { $rival } { $m }
hellas-log-battle-losses = Потери: { $player } — { COUNT($n, "hellas-term-hoplite") }, { $rival } — { COUNT($m, "hellas-term-hoplite") }
hellas-log-battle-won = { $player }: побеждает в битве { NAME($region, case: "in") }
hellas-log-pyrrhic = { $player }: одерживает пиррову победу { NAME($region, case: "in") }
hellas-log-temple = { $player }: строит храм { NAME($region, case: "in") }
hellas-log-oracle = { $player }: строит Дельфийский оракул
hellas-log-extra-special = { $player }: получает ещё одно особое действие
hellas-log-usurp = { $player }: захватывает власть { NAME($region, case: "in") }
hellas-log-monument = { $player }: строит уровень { $n } монумента { NAME($god, case: "gen") }
hellas-log-action-cleared = { $player }: освобождает действие — { NAME($action) }
hellas-log-king-countdown = { $player }: завершает монумент { NAME($god, case: "gen") }; особых действий до { NAME("hellas-victory-king_of_kings", case: "gen") }: { $n }
hellas-log-king-token = { $player }: снимает жетон с карты активации; осталось: { $n }
hellas-log-warlord-wins = Победа: { $player } — { NAME("hellas-victory-warlord") }
hellas-log-favored-wins = Победа: { $player } — { NAME("hellas-victory-favored") }
hellas-log-slayer-wins = Победа: { $player } — { NAME("hellas-victory-slayer") }
hellas-log-king-wins = Победа: { $player } — { NAME("hellas-victory-king_of_kings") }
hellas-why-not-controlled = Нельзя: вы не контролируете { NAME($region, case: "acc") }

## Why not

hellas-why-action-used = Нельзя: действие { QUOTE(NAME($action)) } уже выполнено; снова доступно после следующего монумента
hellas-why-action-done = Нельзя: действие { QUOTE(NAME($action)) } в этом ходу уже сделано
hellas-why-action-idle = Нельзя: действие { QUOTE(NAME($action)) } сейчас ничего не даст
hellas-why-no-hoplites = Нельзя: у вас нет гоплитов { NAME($region, case: "in") }
hellas-why-medusa = Нельзя: Медуза { NAME($region, case: "in") }, гоплиты не могут уйти
hellas-why-sphinx = Нельзя: Сфинкс { NAME($region, case: "in") }, вербовать там нельзя
hellas-why-moved = Нельзя: гоплиты { NAME($region, case: "in") } уже ходили или усилены
hellas-why-no-shrine = Нельзя: { NAME($region, case: "in") } нет свободного святилища
hellas-why-no-reserve = Нельзя: все ваши гоплиты уже на поле
hellas-why-no-city = Нельзя: ни один из ваших городов сейчас не примет пополнение
hellas-why-no-site = Нельзя: вы не контролируете область со свободным святилищем
hellas-why-no-token = Нельзя: нужен жетон славы той земли, где стоит ваш герой
hellas-why-no-monster = Нельзя: там, где стоит ваш герой, нет чудовища
hellas-why-no-priest = Нельзя: у вас нет жреца
hellas-why-chimera = Нельзя: Химера не пускает жрецов к монументу { NAME($god, case: "gen") }
hellas-why-monument-full = Нельзя: у монумента { NAME($god, case: "gen") } нет места для жреца
hellas-why-hero-elsewhere = Нельзя: вашего героя нет { NAME($region, case: "in") }
hellas-why-exhausted = Нельзя: артефакт { NAME($artifact) } уже использован
hellas-why-card = Нельзя: эту карту сейчас не разыграть

## On the page: the cover, the first game

hellas-ui-blurb = Войска, герои, чудовища и три растущих монумента.
hellas-ui-alone-hoplites = Перемещайте гоплитов в соседние области: нажмите откуда, потом куда. Область ваша, когда гоплитов не меньше числа на щите.
hellas-ui-alone-hunt = Охота: наносите раны картами с символами вокруг чудовища, затем выдержите его атаку. Остановитесь, пока герой не слишком изранен.

## Alone against Xerxes

hellas-opt-kinds = { NAME($region) }: верных { $loyal }, союзных { $allied }
hellas-opt-lose =
    { $side ->
        [loyal] Потерять верного гоплита { NAME($region, case: "in") }
       *[allied] Потерять союзного гоплита { NAME($region, case: "in") }
    }
hellas-opt-catch-spy = Поймать шпиона { NAME($region, case: "in") }
hellas-opt-reward-blessing = Взять 2 благословения и оставить 1
hellas-opt-keep-blessing = Оставить благословение { QUOTE(NAME($blessing)) }
hellas-opt-ruin = Монумент { NAME($god, case: "gen") }
hellas-prompt-kinds =
    { $task ->
        [go] Выберите, кто выступает { NAME($region, case: "in") }: { COUNT($n, "hellas-term-hoplite") }
        [fall] Выберите, кто гибнет { NAME($region, case: "in") }: { COUNT($n, "hellas-term-hoplite") }
       *[fortify] Выберите, кто входит в город { NAME($region, case: "in") }: { COUNT($n, "hellas-term-hoplite") }
    }
hellas-prompt-lose = Выберите потери, { NAME($land) }: { COUNT($n, "hellas-term-hoplite") }
hellas-prompt-keep-blessing = Выберите благословение, которое останется; второе уйдёт в сброс
hellas-prompt-ruin = Выберите монумент, который теряет уровень
hellas-prompt-monster-order = Выберите, какое чудовище действует первым { NAME($region, case: "in") }
hellas-prompt-solo-reward = Выберите трофей за охоту на { NAME($monster, case: "acc") }
hellas-log-attack-drawn = Атака { NAME($monster, case: "gen") }: { QUOTE(NAME($attack)) }, сила { $n }
hellas-log-persians-come = Персы высаживаются { NAME($region, case: "in") }: { COUNT($n, "hellas-term-hoplite") }
hellas-log-script = Жетон { $n }: { QUOTE(NAME($script)) }
hellas-log-mobilized = Мобилизация на клетке { $n }; шагов до похода: { $m }
hellas-log-march-ordered = Персы выступают в поход
hellas-log-march-idle = Выступать некому: авангарда нет
hellas-log-invasion = Вторжение на отметке { $n }
hellas-log-spy-sent = Шпион отправляется { NAME($region, case: "to") }; уровень командования { $n }
hellas-log-spy-none = Нет шпиона, чтобы отправить { NAME($region, case: "to") }
hellas-log-spy-caught = { $player }: ловит шпиона { NAME($region, case: "in") }; уровень командования { $n }
hellas-log-spy-gone = Шпион { NAME($region, case: "in") } сделал своё дело и выходит из игры
hellas-log-spying = Шпионы берутся за дело
hellas-log-tokens-freed = { $player }: освобождает особые действия и заряжает все артефакты
hellas-log-attitude = { CAP(NAME($land)) } теперь { NAME($attitude, case: "f") }
hellas-log-token-lost =
    { $side ->
        [loyal] { $player }: теряет верный маркер контроля { NAME($region, case: "in") }
       *[allied] { $player }: теряет союзный маркер контроля { NAME($region, case: "in") }
    }
hellas-log-token-loyal = { $player }: маркер контроля { NAME($region, case: "in") } становится верным
hellas-log-token-allied = { $player }: шпионы делают верный маркер { NAME($region, case: "in") } союзным
hellas-log-allied-control = { $player }: новый союзник — { NAME($region) }
hellas-log-loyal-control = { $player }: получает верную область — { NAME($region) }
hellas-log-god-artifact-lost = { $player }: теряет артефакт — { NAME($artifact) }
hellas-log-persian-control = Персы захватывают { NAME($region, case: "acc") }
hellas-log-persian-token-off = Персидский маркер контроля { NAME($region, case: "in") } снят
hellas-log-level-lost = Монумент { NAME($god, case: "gen") } теряет уровень; осталось: { $n }
hellas-log-sea-closed = Большинство морских путей закрыто для ваших гоплитов и героя
hellas-log-action-marked = { $player }: действие { QUOTE(NAME($action)) } уже выполнено
hellas-log-vanguard-grows = Авангард { NAME($region, case: "in") } растёт: { COUNT($n, "hellas-term-hoplite") }
hellas-log-vanguard-moves = Авангард идёт { NAME($from, case: "from") } { NAME($to, case: "to") }: { COUNT($n, "hellas-term-hoplite") }
hellas-log-vanguard-stays = Авангард остаётся { NAME($region, case: "in") }
hellas-log-vanguard-back = Авангард отходит { NAME($from, case: "from") } { NAME($to, case: "to") }: { COUNT($n, "hellas-term-hoplite") }
hellas-log-vanguard-gone = Авангард уничтожен { NAME($region, case: "in") }
hellas-log-persians-enter = Персы идут { NAME($from, case: "from") } { NAME($to, case: "to") }
hellas-log-you-attack-persians = { $player }: атакует персов { NAME($region, case: "in") }
hellas-log-persians-attack = Персы атакуют { NAME($region, case: "in") }; защищается { $player }
hellas-log-persian-card = Персы открывают карту { QUOTE(NAME($card)) } ({ NAME($card_symbol) }): сила { $n }
hellas-log-persian-strength = Битва { NAME($region, case: "in") }: { $player } { $n }, персы { $m }
hellas-log-persians-beaten = { $player }: побеждает персов { NAME($region, case: "in") }
hellas-log-persians-win = Персы побеждают в битве { NAME($region, case: "in") }
hellas-log-victory-counter = Осталось побед: { $n }
hellas-log-act-ends = Акт I окончен, вторжение на отметке { $n }
hellas-log-act-two = Акт II: идёт великое войско, каждая персидская область сражается с силой { $n }; нужно побед: { $m }
hellas-log-oracle-falls = Дельфийский оракул пал; одно место у каждого монумента занято
hellas-log-quest-failed = Приключение { QUOTE(NAME($quest)) } не завершено
hellas-log-hoplites-gather =
    { $side ->
        [loyal] { $player }: верные собираются { NAME($region, case: "in") }: { COUNT($n, "hellas-term-hoplite") }
       *[allied] { $player }: союзники собираются { NAME($region, case: "in") }: { COUNT($n, "hellas-term-hoplite") }
    }
hellas-log-regions-counted = Последний жетон использован. Области: { $player } { $n }, персы { $m }
hellas-log-solo-counter = { NAME("hellas-solo_outcome-counter") }
hellas-log-solo-liberated = { NAME("hellas-solo_outcome-liberated") }
hellas-log-solo-held-out = { NAME("hellas-solo_outcome-held_out") }
hellas-log-solo-monument = { NAME("hellas-solo_outcome-monument") }
hellas-log-solo-two-lands = { NAME("hellas-solo_outcome-two_lands") }
hellas-log-solo-thirteen = { NAME("hellas-solo_outcome-thirteen") }
hellas-log-solo-time = { NAME("hellas-solo_outcome-time") }

## On the page: alone against Xerxes

hellas-ui-alone = Против Ксеркса в одиночку
hellas-ui-mobilization = Мобилизация
hellas-ui-invasion = Вторжение
hellas-ui-command = Командование
hellas-ui-attitudes = Отношение земель
hellas-ui-threats = Что угрожает
hellas-ui-goal = Цель
hellas-ui-tokens-left = Жетонов осталось: { $n }
hellas-ui-cards-in-battle = Карт в битве: { $n }
hellas-ui-spies = Шпионов: { $n }
hellas-ui-steps-to-march = { $n ->
    [one] До похода { $n } шаг
    [few] До похода { $n } шага
    [many] До похода { $n } шагов
   *[other] До похода { $n } шага
  }
hellas-ui-march-goes-to = Следующий поход: авангард идёт { NAME($region, case: "to") }
hellas-ui-march-of-the-army = Следующий поход: персидские области шлют гоплитов ко всем соседям
hellas-ui-threat-invasion = До конца акта I вторжению не хватает { $n }
hellas-ui-threat-monument = Монумент { NAME($god, case: "gen") }: осталось уровней: { $n }
hellas-ui-threat-siege = Чудовище у монумента { NAME($god, case: "gen") }; осталось уровней: { $n }
hellas-ui-threat-lands = Целых земель у персов: { $n } из { $total }
hellas-ui-threat-tokens = Персидских маркеров: { $n } из { $total }
hellas-ui-threat-time = До подсчёта областей жетонов: { $n }
hellas-ui-sea-is-closed = Большинство морских путей для вас закрыто
hellas-ui-places-blocked = Одно место у каждого монумента занято
hellas-ui-goal-act-one = В акте I победить нельзя. Ищите союзников, завершайте приключения, охотьтесь на чудовищ и не пускайте авангард в Фокиду.
hellas-ui-goal-act-two = Осталось побед: { $n }. Или снимите с поля последний персидский маркер; их { $m }.
hellas-ui-regions-so-far = Области: у вас { $n }, у персов { $m }
hellas-ui-reconstructed = Трек, номера и стрелки частично восстановлены.
hellas-ui-story-xerxes = Ход Ксеркса
hellas-ui-story-prologue = Авангард высаживается
hellas-ui-story-great-army = Идёт великое войско
hellas-ui-story-battle = Битва решена
hellas-ui-fold = Свернуть
hellas-ui-unfold = Развернуть
hellas-ui-story-mobilization = Мобилизация +{ $n }
hellas-ui-story-invasion = Вторжение +{ $n }
hellas-ui-story-monsters = Чудовища действуют
hellas-ui-region-number = Номер { $n }
hellas-ui-people-for-you = Население для вас: { $n }
hellas-ui-men-loyal = Верных гоплитов: { $n }
hellas-ui-men-allied = Союзных гоплитов: { $n }
hellas-ui-men-persian = Персидских гоплитов: { $n }
hellas-ui-token-loyal = верная
hellas-ui-token-allied = союзная
hellas-ui-token-persian = персидская
hellas-ui-persians-turn-up = { $n ->
    [one] затем + лучшая из { $n } карты
    [few] затем + лучшая из { $n } карт
    [many] затем + лучшая из { $n } карт
   *[other] затем + лучшая из { $n } карт
  }
hellas-ui-won = Греция свободна
hellas-ui-lost = Ксеркс победил
hellas-ui-end-counter = Вы разбили персов столько раз, сколько требовало вторжение.
hellas-ui-end-liberated = Последний персидский маркер снят с поля, сколько бы гоплитов там ни осталось.
hellas-ui-end-held-out = Последний жетон использован, и областей у вас больше, чем у персов.
hellas-ui-end-monument = Чудовище у монумента с каждым шагом отнимает уровень, как и некоторые сценарии; потерян последний.
hellas-ui-end-two-lands = В двух землях каждая область отмечена персидским маркером.
hellas-ui-end-thirteen = Ксеркс выложил на поле последний свободный маркер.
hellas-ui-end-time = Жетоны кончились, а областей у вас не больше, чем у персов.
hellas-ui-alone-welcome = Вы — Ахиллес, и Ксеркс близко. Акт I не выиграть, к нему готовятся: союзники, приключения, охота. В акте II вы изгоняете персов. Планшет Ксеркса показывает, что угрожает.
hellas-ui-alone-turn = Сначала обычные действия, каждое один раз: нажмите подсвеченную область, чтобы переместить Ахиллеса, монумент — чтобы молиться. Затем одно особое действие на планшете героя завершает ход.
hellas-ui-alone-script = Особое действие открыло жетон; его номер вызывает сценарий Ксеркса. Панель над вопросом рассказывает его по шагам и подсвечивает места.
hellas-ui-alone-pass = Пас освобождает особые действия и заряжает артефакты, но тоже стоит жетона. На оба акта их девятнадцать.
hellas-ui-alone-march = Авангард делает шаг к Фокиде. Встретив гоплитов, он атакует; ваш маркер там пропадает.
hellas-ui-alone-attitude = Настороженные и враждебные земли требуют больше гоплитов и помогают персам. Приключения и убитые чудовища возвращают землю; верная даёт верные маркеры.
hellas-ui-alone-spy = Чем больше шпионов на поле, тем больше карт открывает Ксеркс в битве. В акте II они подрывают области; Ахиллес может поймать шпиона там, где стоит.
hellas-ui-alone-monument = Монумент потерял уровень. Если один падёт, игра проиграна: охотьтесь на чудовищ раньше или ставьте гоплитов на их пути.
hellas-ui-alone-battle = Сначала разыграйте свои карты; затем персы откроют свои, считается лучшая. Ничья — в пользу защиты.
hellas-ui-alone-kinds = Верные и союзные гоплиты сражаются одинаково, но некоторые сценарии бьют по союзникам: верный гоплит рядом их защищает.
hellas-ui-alone-act-two = Акт II: персидские области растут с каждым походом. Каждая победа в битве приближает счётчик к 0, а при 0 вы победите.
hellas-ui-alone-end = Кампания сыграна. Другие жетоны — другая война: сыграйте ещё или позовите друзей.

## Что делает вариант и кто близок к победе

hellas-ui-near-warlord = { $player }: победа, если взять область { NAME($region) } ({ NAME("hellas-victory-warlord") })
hellas-ui-near-warlord-regions = { $player }: { NAME($land) }, до победы не хватает областей: { $n } ({ NAME("hellas-victory-warlord") })
hellas-ui-near-favored = { $player }: победа с ещё одним храмом ({ NAME("hellas-victory-favored") })
hellas-ui-near-slayer = { $player }: победа с ещё одним убитым чудовищем ({ NAME("hellas-victory-slayer") })
hellas-ui-near-king = { CAP(NAME("hellas-victory-king_of_kings")) }: { $player }, особых действий до конца отсчёта: { $n }; затем побеждает тот, кто контролирует область { NAME($region) }
hellas-ui-near-king-now = { $player }: контролирует область { NAME($region) } и побеждает в конце этого хода ({ NAME("hellas-victory-king_of_kings") })
hellas-ui-near-king-waiting = Отсчёт окончен: побеждает тот, кто возьмёт область { NAME($region) }
hellas-ui-near-monument = У монумента { NAME($god, case: "gen") } остался один уровень: с ним будет проиграна игра
hellas-ui-near-regions = Областей, которых персам не хватает до победы: { $n }
hellas-ui-near-land = Персы победят с { NAME($land, case: "ins") }; не хватает там областей: { $n }
hellas-ui-near-time = Жетонов в стопке: { $n }; без них игра проиграна
hellas-ui-near-held-out = Жетонов осталось: { $n }; в конце вы победите, области { $own } : { $theirs }
hellas-ui-near-outnumbered = Жетонов осталось: { $n }; в конце вы проиграете, области { $own } : { $theirs }
hellas-ui-near-victories = Побед над персами ещё нужно: { $n }
hellas-ui-near-liberation = Областей персов, которые осталось освободить до победы: { $n }
hellas-ui-card-fortification = +2 при защите города или Спарты
hellas-ui-card-local-support = 2 новых гоплита при защите города или Спарты
hellas-ui-card-glory = +3 с жетоном славы этой земли
hellas-ui-card-phalanx = +1 за каждых 2 своих гоплитов
hellas-ui-card-flank-attack = +2, если гоплитов больше
hellas-ui-card-trap = Прибавляет лидерство
hellas-ui-card-tactical-maneuver = +2, если лидерство выше
hellas-ui-card-encirclement = При победе проигравший теряет ещё 3, а не 1
hellas-ui-card-no-effect = Без эффекта
hellas-ui-card-reinforcements = Приведите гоплитов из одной соседней области
hellas-ui-card-javelin-volley = Если гоплитов больше, убейте 1
hellas-ui-card-assault = +2 при атаке
hellas-ui-hunt-torch = 3 факела: любая рана
hellas-ui-hunt-bow = 3 лука: любая рана
hellas-ui-hunt-sword = 2 меча: любая рана
hellas-ui-hunt-mace = 2 булавы: любая рана
hellas-ui-hunt-sickle = Любая рана
hellas-ui-hunt-shield = Любая атака отбита за 1 повреждение
hellas-ui-hunt-one = Только этот символ
hellas-ui-cannot-defend = Защититься нельзя: ваши карты дают { $n }, нужно { $total }
hellas-ui-can-defend = Ваши карты дают до { $n }, нужно { $total }
hellas-ui-dice = { CAP(NAME("hellas-term-monster_die")) }
hellas-ui-gives-control = область станет вашей
hellas-ui-no-control = контроля не будет: гоплитов { $n } из { $total }
hellas-ui-mark-people = Щит { $n }: столько гоплитов нужно для контроля
hellas-ui-mark-city = Город: здесь вербуют гоплитов; гоплит в городе даёт +1 в защите
hellas-ui-mark-sparta = Спарта: здесь вербуют до 4 гоплитов; гоплит в городе даёт +2 в защите
hellas-ui-mark-shrine = Святилище: здесь можно построить храм
hellas-ui-mark-temple = Храм: побеждает тот, кто контролирует 5 областей с храмами
hellas-ui-mark-delphi = Место Дельфийского оракула: он считается храмом и даёт награду с карты храмов
hellas-ui-mark-oracle = Дельфийский оракул: считается храмом

## Themes of puzzles

hellas-ui-theme-plan = План хода
hellas-ui-theme-army = Передвижение гоплитов
hellas-ui-theme-battle = Выиграть битву
hellas-ui-theme-hunt = На охоте
hellas-ui-theme-gods = Храмы, монументы и слава
