### Грани судьбы.

dice_forge-opt-buy = Купить грань { QUOTE(NAME($face)) }
dice_forge-opt-feat = Совершить подвиг { QUOTE(NAME($card)) }
dice_forge-opt-pass = Завершить ход
dice_forge-opt-done = Закончить подношение
dice_forge-opt-forge = Вставить { QUOTE(NAME($face)) } в { NAME($die, case: "acc") } вместо { QUOTE(NAME($old)) }
dice_forge-opt-use = Применить карту { QUOTE(NAME($card)) }
dice_forge-opt-triton = Потратить жетон Тритона и получить { NAME($resource, case: "acc") }
dice_forge-opt-take = Получить { COUNT($n, $resource, case: "acc") }
dice_forge-opt-roll = Бросить { NAME($die, case: "acc") }
dice_forge-opt-copy = Повторить грань { QUOTE(NAME($face)) }
dice_forge-opt-first = Сначала { QUOTE(NAME($face)) }
dice_forge-opt-hammer = { $n ->
    [0] Ничего не вкладывать в молот
   *[other] Вложить в молот { COUNT($n, "dice_forge-resource-gold", case: "acc") }
}
dice_forge-opt-refuse = Обменять { COUNT($n, $resource, case: "acc") } на славу
dice_forge-opt-keep = Оставить { COUNT($n, $resource, case: "acc") }
dice_forge-opt-pick = { $player }, { NAME($die) }: { QUOTE(NAME($face)) }
dice_forge-opt-give = Вручить грань { QUOTE(NAME($face)) } игроку { $player }
dice_forge-opt-repeat = Потратить жетон Цербера и применить бросок ещё раз
dice_forge-opt-skip = Пропустить
dice_forge-opt-take-face = Взять грань { QUOTE(NAME($face)) }
dice_forge-prompt-action = Выберите действие: купите грани или совершите подвиг
dice_forge-prompt-extra = Можно выполнить ещё одно действие за 2 осколка солнца
dice_forge-prompt-triton = До конца хода ещё можно потратить жетон Тритона
dice_forge-prompt-offering = Купите ещё одну грань или закончите подношение
dice_forge-prompt-forge = Выберите грань, которую заменит { QUOTE(NAME($face)) }
dice_forge-prompt-reinforce = Примените карту усиления или пропустите
dice_forge-prompt-take = Выберите, что даёт грань { QUOTE(NAME($face)) }
dice_forge-prompt-die = Выберите кубик для малого благословения
dice_forge-prompt-mirror = Выберите грань, которую повторит зеркало
dice_forge-prompt-order = Выберите, какая грань сработает первой: { QUOTE(NAME($first)) } или { QUOTE(NAME($second)) }
dice_forge-prompt-hammer = Вы получаете { COUNT($n, "dice_forge-resource-gold", case: "acc") }: сколько вложить в молот?
dice_forge-prompt-refuse = Карта { QUOTE(NAME($card)) }: возьмите { COUNT($n, $resource, case: "acc") } или славу вместо этого
dice_forge-prompt-satyrs = Выберите кубик соперника
dice_forge-prompt-garden = Карта { QUOTE(NAME($card)) }: выберите грань из садов
dice_forge-prompt-boar = Выберите, кто получит грань { QUOTE(NAME($face)) }
dice_forge-prompt-cerberus = Можно применить этот бросок ещё раз за жетон Цербера
dice_forge-prompt-ship = Корабль: можно купить одну грань дешевле на { COUNT($n, "dice_forge-resource-gold", case: "acc") }
dice_forge-prompt-lose = Минотавр: выберите, что отнимает грань { QUOTE(NAME($face)) }
dice_forge-prompt-reward = { $player }: выпала ваша грань { QUOTE(NAME($face)) }; выберите награду
dice_forge-prompt-same-die = Карта { QUOTE(NAME($card)) }: выберите кубик для четырёх бросков
dice_forge-prompt-owl = Выберите, что приносит сова
dice_forge-log-round = Раунд { $n }
dice_forge-log-turn = Ход игрока { $player }
dice_forge-log-rolled = { $player }: выпадают { QUOTE(NAME($first)) } и { QUOTE(NAME($second)) }
dice_forge-log-rolled-one = { $player }: бросает { NAME($die, case: "acc") }, выпадает { QUOTE(NAME($face)) }
dice_forge-log-gain = { $player }: получает { PARTS($gold, "dice_forge-resource-gold", $sun, "dice_forge-resource-sun", $moon, "dice_forge-resource-moon", $glory, "dice_forge-resource-glory", case: "acc") }
dice_forge-log-lose = { $player }: теряет { PARTS($gold, "dice_forge-resource-gold", $sun, "dice_forge-resource-sun", $moon, "dice_forge-resource-moon", $glory, "dice_forge-resource-glory", case: "acc") }
dice_forge-log-buy = { $player }: покупает грань { QUOTE(NAME($face)) } за { COUNT($n, "dice_forge-resource-gold", case: "acc") }
dice_forge-log-forge = { $player }: вставляет { QUOTE(NAME($face)) } в { NAME($die, case: "acc") } вместо { QUOTE(NAME($old)) }
dice_forge-log-feat = { $player }: совершает подвиг { QUOTE(NAME($feat)) } за { PARTS($sun, "dice_forge-resource-sun", $moon, "dice_forge-resource-moon", case: "acc") }
dice_forge-log-oust = { $player }: изгоняет героя игрока { $rival }
dice_forge-log-use = { $player }: применяет карту { QUOTE(NAME($card)) }
dice_forge-log-hammer = { $player }: вкладывает в молот { COUNT($n, "dice_forge-resource-gold", case: "acc") }
dice_forge-log-hammer-lap = { $player }: проходит круг молота и получает { COUNT($glory, "dice_forge-resource-glory", case: "acc") }
dice_forge-log-refuse = { $player }: обменивает { COUNT($n, $resource, case: "acc") } на { COUNT($glory, "dice_forge-resource-glory", case: "acc") }
dice_forge-log-copy = { $player }: повторяет грань { QUOTE(NAME($face)) }
dice_forge-log-chest = { $player }: резервы растут на { PARTS($gold, "dice_forge-resource-gold", $sun, "dice_forge-resource-sun", $moon, "dice_forge-resource-moon", case: "acc") }
dice_forge-log-token = { $player }: берёт жетон карты { QUOTE(NAME($card)) }
dice_forge-log-token-used = { $player }: тратит жетон карты { QUOTE(NAME($card)) }
dice_forge-log-boar = { $player }: вручает грань { QUOTE(NAME($face)) } игроку { $rival }
dice_forge-log-boar-reward = { $player }: получает награду за грань { QUOTE(NAME($face)) }
dice_forge-log-extra = { $player }: выполняет ещё одно действие за { COUNT($n, "dice_forge-resource-sun", case: "acc") }
dice_forge-log-most-glory = Больше всего славы
dice_forge-log-shared = Общая победа: славы поровну
dice_forge-log-pick = { $player }: берёт кубик игрока { $rival }, на нём { QUOTE(NAME($face)) }
dice_forge-log-spill = { $player }: не вмещается { PARTS($gold, "dice_forge-resource-gold", $sun, "dice_forge-resource-sun", $moon, "dice_forge-resource-moon") }
dice_forge-log-pay = { $player }: платит { COUNT($n, "dice_forge-resource-gold", case: "acc") } за карту { QUOTE(NAME($card)) }
dice_forge-log-score = { $player }: слава в резерве — { $n }, на картах — { $cards }, всего — { $total }

## Why not

dice_forge-why-garden = Нельзя: грани из садов дают только подвиги
dice_forge-why-none-left = Нельзя: таких граней больше нет
dice_forge-why-gold = Нельзя: эта грань стоит { COUNT($n, "dice_forge-resource-gold", case: "acc") }
dice_forge-why-bought = Нельзя: грань этого вида уже куплена в этом подношении
dice_forge-why-offering = Нельзя: ваше действие — подношение, за ход одно действие
dice_forge-why-stack-empty = Нельзя: карт этого подвига больше нет
dice_forge-why-shards = Нельзя: этот подвиг стоит { PARTS($sun, "dice_forge-resource-sun", $moon, "dice_forge-resource-moon", case: "acc") }

## On the page: the cover, the first game

dice_forge-ui-blurb = Перекуйте кубики грань за гранью и затмите героев.
dice_forge-ui-spilt = сверх предела пропадает { $what }
dice_forge-ui-hammer-overflow = в молот идёт только то, что не вмещает кошель

## Options of the set-up

dice_forge-ui-option-alternatives = Другие подвиги
dice_forge-ui-option-random-mix = Случайный набор подвигов

## Что делает вариант и кто близок к победе

dice_forge-ui-near-last-round = Последний раунд: впереди { $player }, { COUNT($n, "dice_forge-resource-glory") }

## Themes of puzzles

dice_forge-ui-theme-plan = Самое выгодное действие
dice_forge-ui-theme-forge = Куда вковать грань
dice_forge-ui-theme-dice = Всё, что даёт бросок
dice_forge-ui-theme-feats = Подвиги, что служат снова
