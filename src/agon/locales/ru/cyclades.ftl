### Киклады. Легендарное издание.

cyclades-opt-settle = Занять { NAME($land, case: "acc") }
cyclades-opt-troop = Поставить отряд { NAME($land, case: "to") }
cyclades-opt-mercenary = Поставить наёмный отряд { NAME($land, case: "to") }
cyclades-opt-fleet = Поставить флотилию { NAME($sea, case: "to") }
cyclades-opt-offer = { $n ->
    [0] Встать на алтарь { NAME($god, case: "gen") } (бесплатно)
   *[other] Поднести { NAME($god, case: "dat") } { COUNT($n, "cyclades-piece-gold_coins", case: "acc") }
  }
cyclades-opt-keep = Оставить { NAME($creature, case: "acc") }, сбросив жрицу
cyclades-opt-release = Отпустить { NAME($creature, case: "acc") }
cyclades-opt-stay = Оставить на месте
cyclades-opt-on-land = { CAP(NAME($land, case: "to")) }
cyclades-opt-on-sea = { CAP(NAME($sea, case: "to")) }
cyclades-opt-build = Построить { NAME($building, case: "acc") } { NAME($slot, case: "in") } (ячейка { $nth })
cyclades-opt-replace = Построить { NAME($building, case: "acc") } вместо здания { NAME($slot, case: "in") } (ячейка { $nth })
cyclades-opt-skip = Ничего не строить
cyclades-opt-priestess = Взять жрицу
cyclades-opt-philosopher = Взять философа
cyclades-opt-done = Завершить
cyclades-opt-peek = Посмотреть верхнее существо колоды
cyclades-opt-play = Сыграть { NAME($creature, case: "acc") }
cyclades-opt-put-back = Вернуть карту на колоду
cyclades-opt-hire = Нанять { NAME($hero, case: "acc") }
cyclades-opt-buy = Купить { NAME($creature, case: "acc") } за { COUNT($n, "cyclades-piece-gold_coins", case: "acc") }
cyclades-opt-sail = Отплыть { NAME($sea, case: "from") }
cyclades-opt-march = Переместиться { NAME($land, case: "from") }
cyclades-opt-campaign = Героический поход { NAME($land, case: "from") }
cyclades-opt-to-land = { CAP(NAME($land, case: "to")) }
cyclades-opt-to-sea = { CAP(NAME($sea, case: "to")) }
cyclades-opt-take = { $n }
cyclades-opt-join = Взять { NAME($hero, case: "acc") }
cyclades-opt-leave = Оставить { NAME($hero, case: "acc") }
cyclades-opt-sacrifice = Пожертвовать { NAME($hero, case: "ins") }
cyclades-opt-clear = Убрать здание { NAME($slot, case: "from") } (ячейка { $nth })
cyclades-opt-found = Построить метрополию { NAME($slot, case: "in") } (ячейка { $nth })
cyclades-opt-found-over = Построить метрополию на месте здания { NAME($slot, case: "in") } (ячейка { $nth })
cyclades-opt-shelter = Положить метрополию на карту { NAME($hero, case: "gen") }
cyclades-opt-plenty-land = Процветание { NAME($land, case: "in") }
cyclades-opt-plenty-sea = Процветание { NAME($sea, case: "in") }
cyclades-opt-retreat = Отступить { NAME($land, case: "to") }
cyclades-opt-withdraw = Отступить { NAME($sea, case: "to") }
cyclades-opt-stand = Продолжать
cyclades-opt-reroll = Перебросить кубик за 1 монету
cyclades-opt-lose-troop = Потерять отряд
cyclades-opt-lose-mercenary = Потерять наёмный отряд
cyclades-opt-lose-hero = Потерять { NAME($hero, case: "acc") }
cyclades-opt-lose-minotaur = Потерять Минотавра
cyclades-opt-save-troop = Спасти отряд { NAME($land, case: "in") }
cyclades-opt-save-mercenary = Спасти наёмный отряд { NAME($land, case: "in") }
cyclades-opt-kill-troop = Уничтожить отряд { NAME($land, case: "in") }
cyclades-opt-kill-mercenary = Уничтожить наёмный отряд { NAME($land, case: "in") }
cyclades-opt-kill-fleet = Уничтожить флотилию { NAME($sea, case: "in") }
cyclades-opt-power = Сначала { NAME($hero) }
cyclades-opt-rob = Обокрасть игрока { $faction }
cyclades-opt-seize = Забрать наёмные отряды { NAME($land, case: "from") }
cyclades-opt-swap = Флотилии { NAME($sea, case: "gen") }
cyclades-opt-convert = Превратить здание { NAME($slot, case: "in") } (ячейка { $nth }) в { NAME($building, case: "acc") }
cyclades-opt-dismiss = Отдать { NAME($hero, case: "acc") }
cyclades-opt-use = Применить способность { NAME($hero, case: "gen") }
cyclades-opt-trade = Обменять 2 жриц на философа
cyclades-opt-push = Сместить флотилию { NAME($from, case: "from") } { NAME($to, case: "to") }
cyclades-opt-tap = Использовать храм { NAME($slot, case: "in") } (ячейка { $nth })
cyclades-opt-tile = Фрагмент { $tile }
cyclades-opt-cell = На место { $cell }
cyclades-opt-rotate = Повернуть на { $n } из 6
cyclades-prompt-tile = { $player }: выберите фрагмент архипелага
cyclades-prompt-cell = Выберите место для фрагмента { $tile }
cyclades-prompt-rotate = Поверните фрагмент { $tile } на месте { $cell }: на сколько шестых оборота по часовой стрелке?
cyclades-prompt-settle = Выберите область суши для начала
cyclades-prompt-first-fleet = Поставьте флотилию у { NAME($land, case: "gen") }
cyclades-prompt-first-troop = Поставьте первые отряды: осталось { $n }
cyclades-prompt-offer = { $player }: выберите бога и подношение
cyclades-prompt-upkeep = { $player }: оставьте существ или отпустите их
cyclades-prompt-creature-move = Можно переместить { NAME($creature, case: "acc") }
cyclades-prompt-duty = { $player }: выполните бесплатные действия { NAME($god, case: "gen") }
cyclades-prompt-action = { $player }: выполните действия { NAME($god, case: "gen") } или завершите ход
cyclades-prompt-peek = Верхняя карта — { NAME($creature) }. Сыграть её за 1 монету?
cyclades-prompt-hero-place = Выберите область суши для { NAME($hero, case: "gen") }
cyclades-prompt-sail-to = Куда плывут флотилии { NAME($sea, case: "from") }?
cyclades-prompt-how-many-fleets = Сколько флотилий плывёт { NAME($from, case: "from") } { NAME($to, case: "to") }?
cyclades-prompt-join = { NAME($hero) } покидает { NAME($land, case: "acc") }?
cyclades-prompt-how-many-troops = Сколько отрядов покидает { NAME($land, case: "acc") }?
cyclades-prompt-how-many-mercenaries = Сколько наёмных отрядов покидает { NAME($land, case: "acc") }?
cyclades-prompt-march-to = Куда они идут { NAME($land, case: "from") }?
cyclades-prompt-clear = Выберите, откуда убрать { NAME($building, case: "acc") }
cyclades-prompt-found = Выберите место для метрополии
cyclades-prompt-bonus-troop = Разместите { COUNT($n, "cyclades-piece-base_troops", case: "acc") } в областях суши под вашим контролем
cyclades-prompt-place = Разместите { COUNT($n, "cyclades-piece-fleets", case: "acc") } в областях моря под вашим контролем
cyclades-prompt-bonus-plenty = Положите жетон процветания в область под вашим контролем
cyclades-prompt-plenty-land = Положите жетон процветания в область суши
cyclades-prompt-plenty-sea = Положите жетон процветания в область моря
cyclades-prompt-retreat = Отступите { NAME($land, case: "from") } или сражайтесь дальше
cyclades-prompt-withdraw = Отступите { NAME($sea, case: "from") } или сражайтесь дальше
cyclades-prompt-reroll = Крёз: на вашем кубике { $own }, на другом { $rival }. Перебросить?
cyclades-prompt-loss = Выберите потерю { NAME($land, case: "in") }
cyclades-prompt-hector = Гектор наносит удар { NAME($land, case: "in") }: выберите жертву
cyclades-prompt-power = { NAME($land) }: кто из героев действует первым?
cyclades-prompt-place-creature = Выберите область для { NAME($creature, case: "gen") }
cyclades-prompt-harpy = Гарпия: выберите отряд, который будет уничтожен
cyclades-prompt-giant = Гигант: выберите, чьи наёмные отряды вы заберёте
cyclades-prompt-giant-place = Разместите наёмные отряды: осталось { $n }
cyclades-prompt-rob = { NAME($creature) }: выберите, кого обокрасть
cyclades-prompt-flight = Выберите начало или конец полёта
cyclades-prompt-sylph = Сильфида: выберите первые флотилии
cyclades-prompt-sylph-second = С какими флотилиями поменять флотилии { NAME($sea, case: "gen") }?
cyclades-prompt-sphinx = Сфинкс: выберите существо, которое сыграете
cyclades-prompt-charon = Харон: выберите героя, которого отдадите
cyclades-prompt-charon-hero = Кто займёт место { NAME($hero, case: "gen") }?
cyclades-prompt-chimera = Химера: выберите карту из сброса
cyclades-prompt-cyclops = Циклоп: выберите здание и чем оно станет
cyclades-prompt-hydra = Гидра: выберите, что она уничтожит
cyclades-prompt-polyphemus = Полифем: уведите флотилии по одной
cyclades-prompt-pandora = Пандора: выберите, чью способность применить
cyclades-prompt-temple = Выберите храмы, снижающие цену существа { NAME($creature) }: ещё { $n }
cyclades-prompt-trade = Гектор: обменять ещё раз?
cyclades-prompt-give-up = Способность { NAME($hero, case: "gen") }: выберите здание, которое уберёте
cyclades-log-round = Начинается раунд { $n }
cyclades-log-income = { $player }: получает доход — { COUNT($n, "cyclades-piece-gold_coins", case: "acc") }
cyclades-log-offer = { $n ->
    [0] { $player }: встаёт на алтарь { NAME($god, case: "gen") }
   *[other] { $player }: подносит { NAME($god, case: "dat") } { COUNT($n, "cyclades-piece-gold_coins", case: "acc") }
  }
cyclades-log-displaced = { $player }: теряет место на алтаре { NAME($god, case: "gen") }
cyclades-log-paid = { $n ->
    [0] { $player }: ничего не платит { NAME($god, case: "dat") }
   *[other] { $player }: платит { NAME($god, case: "dat") } { COUNT($n, "cyclades-piece-gold_coins", case: "acc") }
  }
cyclades-log-kept = { $player }: оставляет { NAME($creature, case: "acc") }
cyclades-log-left = { $player }: отпускает { NAME($creature, case: "acc") }
cyclades-log-turn = { $player }: действия { NAME($god, case: "gen") }
cyclades-log-built = { $player }: строит { NAME($building, case: "acc") } { NAME($land, case: "in") }
cyclades-log-replaced = { $player }: убирает { NAME($old, case: "acc") } { NAME($land, case: "from") }
cyclades-log-got-priestess = { $player }: получает жрицу
cyclades-log-got-philosopher = { $player }: получает философа
cyclades-log-got-troop = { $player }: ставит отряд { NAME($land, case: "to") }
cyclades-log-got-mercenary = { $player }: ставит наёмный отряд { NAME($land, case: "to") }
cyclades-log-got-fleet = { $player }: ставит флотилию { NAME($sea, case: "to") }
cyclades-log-hired = { $player }: нанимает { NAME($hero, case: "acc") } { NAME($land, case: "in") }
cyclades-log-buy = { $player }: покупает { NAME($creature, case: "acc") } за { COUNT($n, "cyclades-piece-gold_coins", case: "acc") }
cyclades-log-played = { $player }: играет { NAME($creature, case: "acc") }
cyclades-log-peeked = { $player }: смотрит верхнюю карту колоды: { NAME($creature) }
cyclades-log-peeked-hidden = { $player }: смотрит верхнюю карту колоды существ
cyclades-log-sailed = { $player }: ведёт { COUNT($n, "cyclades-piece-fleets", case: "acc") } { NAME($from, case: "from") } { NAME($to, case: "to") }
cyclades-log-marched = { $player }: идёт { NAME($from, case: "from") } { NAME($to, case: "to") }: { PARTS($troops, "cyclades-piece-base_troops", $mercenaries, "cyclades-piece-mercenaries", $heroes, "cyclades-term-hero") }
cyclades-log-control = { $player }: получает контроль над { NAME($land, case: "ins") }
cyclades-log-sea-strength = { $player }: на море — флотилии { $fleets }{ $ports ->
    [0] { "" }
   *[other] , порты { $ports }
  }, кубик { $die }
cyclades-log-land-strength = { $player }: на суше — войска { $troops }{ $walls ->
    [0] { "" }
   *[other] , стены { $walls }
  }{ $powers ->
    [0] { "" }
   *[other] , способности { $powers }
  }, кубик { $die }
cyclades-log-sea-stage = Сражение { NAME($sea, case: "in") }: { $attacker } { $attack }, { $defender } { $defence }
cyclades-log-land-stage = Битва { NAME($land, case: "in") }: { $attacker } { $attack }, { $defender } { $defence }
cyclades-log-lost-fleet = { $player }: теряет флотилию { NAME($sea, case: "in") }
cyclades-log-lost-troop = { $player }: теряет отряд { NAME($land, case: "in") }
cyclades-log-lost-mercenary = { $player }: теряет наёмный отряд { NAME($land, case: "in") }
cyclades-log-lost-hero = { $player }: теряет { NAME($hero, case: "acc") }
cyclades-log-lost-figure = { $player }: теряет { NAME($creature, case: "acc") }
cyclades-log-retreated = { $player }: отступает { NAME($from, case: "from") } { NAME($to, case: "to") }
cyclades-log-withdrew = { $player }: отступает { NAME($from, case: "from") } { NAME($to, case: "to") }
cyclades-log-founded = { $player }: строит метрополию { NAME($land, case: "in") }; бонус: { NAME($bonus) }
cyclades-log-sheltered = { $player }: строит метрополию на карте { NAME($hero, case: "gen") }; бонус: { NAME($bonus) }
cyclades-log-bonus = { $player }: получает бонус метрополии: { NAME($bonus) }
cyclades-log-sacrificed = { $player }: жертвует { NAME($hero, case: "ins") }
cyclades-log-rerolled = { $player }: платит монету и перебрасывает кубик: { $n }
cyclades-log-won-mercenaries = Пандора: { $player } получает { COUNT($n, "cyclades-piece-mercenaries", case: "acc") } { NAME($land, case: "in") }
cyclades-log-no-effect = { $player }: { NAME($creature) } никак не действует
cyclades-log-discarded = В сброс: { NAME($creature) }
cyclades-log-reshuffled = Существа перемешаны в новую колоду
cyclades-log-drawn = { $player }: берёт из колоды { NAME($creature, case: "acc") }
cyclades-log-placed = { $player }: помещает { NAME($creature, case: "acc") } { NAME($land, case: "to") }
cyclades-log-placed-sea = { $player }: помещает { NAME($creature, case: "acc") } { NAME($sea, case: "to") }
cyclades-log-stole-coins = { $player }: забирает { COUNT($n, "cyclades-piece-gold_coins", case: "acc") } у игрока { $rival }
cyclades-log-stole-coins-hidden = { $player }: забирает половину монет игрока { $rival }
cyclades-log-stole-priestess = { $player }: забирает жрицу у игрока { $rival }
cyclades-log-stole-philosopher = { $player }: забирает философа у игрока { $rival }
cyclades-log-stole-mercenaries = { $player }: забирает { COUNT($n, "cyclades-piece-mercenaries", case: "acc") } у игрока { $rival } { NAME($land, case: "from") }
cyclades-log-swapped-fleets = { $player }: меняет местами флотилии { NAME($from, case: "gen") } и { NAME($to, case: "gen") }
cyclades-log-swapped-hero = { $player }: меняет { NAME($old, case: "acc") } на { NAME($hero, case: "acc") }
cyclades-log-converted = { $player }: меняет здание { NAME($land, case: "in") }: { NAME($old) } → { NAME($building) }
cyclades-log-plenty = { $player }: кладёт жетон процветания { NAME($land, case: "to") }
cyclades-log-plenty-at-sea = { $player }: кладёт жетон процветания { NAME($sea, case: "to") }
cyclades-log-pushed = { $player }: смещает флотилию { NAME($from, case: "from") } { NAME($to, case: "to") }
cyclades-log-traded = { $player }: обменивает 2 жриц на философа
cyclades-log-cleared = { $player }: убирает { NAME($building, case: "acc") } { NAME($land, case: "from") }
cyclades-log-settled = { $player }: начинает { NAME($land, case: "in") }, флотилия { NAME($sea, case: "in") }
cyclades-log-end-metropolises = Метрополий хватает для конца игры
cyclades-log-end-no-area = Кто-то остался без областей
cyclades-log-end-last-land = Захвачена последняя область суши
cyclades-log-forced = { $player }: захватывает последнюю область суши игрока { $rival }; этот раунд последний
cyclades-log-gods = Порядок богов: { NAME($first) }, { NAME($second) }, { NAME($third) }, { NAME($fourth) }, { NAME($fifth) }
cyclades-log-wiped-out = { CAP(NAME($land, case: "in")) } уничтожены обе стороны; контроль остаётся: { $player }
cyclades-log-got-coins = { $player }: получает { COUNT($n, "cyclades-piece-gold_coins", case: "acc") }
cyclades-log-gave-philosophers = { $player }: сбрасывает { COUNT($n, "cyclades-piece-philosopher_cards", case: "acc") }
cyclades-log-no-room = { $player }: нет ячейки для метрополии, она потеряна
cyclades-log-new-hero = Новый герой в колонке: { NAME($hero) }
cyclades-log-new-creature = Новое существо в колонке: { NAME($creature) }, { COUNT($n, "cyclades-piece-gold_coins") }
cyclades-log-hector-struck = { $player }: Гектор наносит удар { NAME($land, case: "in") } до битвы
cyclades-log-laid = { $player }: кладёт фрагмент { $tile } на место { $cell }

## Why not

cyclades-why-no-bidding = Нельзя: подношения этого раунда уже сделаны
cyclades-why-altar-closed = Нельзя: алтарь { NAME($god, case: "gen") } в этом раунде закрыт
cyclades-why-displaced = Нельзя: вас сместили с алтаря { NAME($god, case: "gen") }, сначала нужно выбрать другого бога
cyclades-why-outbid = Нельзя: поднести { NAME($god, case: "dat") } больше, чем уже стоит, не получится
cyclades-why-coins = Нельзя: это стоит { COUNT($n, "cyclades-piece-gold_coins", case: "acc") }
cyclades-why-slot-taken = Нельзя: ячейка занята зданием
cyclades-why-not-controlled = Нельзя: вы не контролируете { NAME($land, case: "acc") }
cyclades-why-not-controlled-sea = Нельзя: вы не контролируете { NAME($sea, case: "acc") }
cyclades-why-medusa = Нельзя: отряды здесь держит Медуза
cyclades-why-no-troops = Нельзя: у вас нет отрядов { NAME($land, case: "in") }
cyclades-why-sea-closed = Нельзя: существо закрыло { NAME($sea, case: "acc") } для флотилий
cyclades-why-needs-god = Нельзя: это позволяет только { NAME($god) }

## On the page: the cover, the first game

cyclades-ui-blurb = Торгуйтесь за милость богов и плывите к островам.

## Options of the set-up

cyclades-ui-option-teams = Команды
cyclades-ui-option-metropolises = Метрополий для победы
cyclades-ui-option-board = Карта
cyclades-ui-option-board-generated = новая
cyclades-ui-option-board-given = из листа подготовки
cyclades-ui-option-board-laid = складывают игроки
cyclades-ui-option-side = Сторона фрагментов
cyclades-ui-option-side-any = любая
cyclades-ui-option-side-a = А
cyclades-ui-option-side-b = Б
cyclades-ui-option-start = Начало
cyclades-ui-option-start-draft = каждый выбирает
cyclades-ui-option-start-quick = готовая расстановка
cyclades-ui-option-ladder = Ступени подношений
cyclades-ui-option-ladder-growing = 1, 2, 3, 5, 7, 10, 13, 17, 21, 25
cyclades-ui-option-ladder-odd = 1, 3, 5, 7, 9, 12, 15, 20, 25
cyclades-ui-option-ladder-sparse = 1, 3, 5, 7, 10, 13, 16, 20, 25
cyclades-ui-option-ladder-every = 1–25

## Что делает вариант и кто близок к победе

cyclades-ui-near-enough = { $player }: { COUNT($n, "cyclades-building-metropolis") }; игра закончится с этим раундом
cyclades-ui-near-forced = Игра закончится с этим раундом; впереди { $player }: { COUNT($n, "cyclades-building-metropolis") }
cyclades-ui-near-philosopher = { $player }: последняя метрополия — с ещё одним философом
cyclades-ui-near-building = { $player }: последняя метрополия — с ещё одной постройкой ({ NAME($building) })
cyclades-ui-near-conquest = { $player }: последняя метрополия — если взять { NAME($land, case: "acc") }
cyclades-ui-near-one-more = { $player }: не хватает одной метрополии из { $n }
cyclades-ui-near-last-area = { $player }: осталась одна область; если она падёт, игра закончится с этим раундом
cyclades-ui-outbid = Вас сместили с алтаря { NAME($god, case: "gen") }: выберите другого бога
cyclades-ui-creature-polyphemus = Гонит флоты прочь от области суши
cyclades-ui-creature-pegasus = Бесплатный поход в любую область суши
cyclades-ui-creature-charon = Смените героя на открытого
cyclades-ui-creature-graeae = Ещё раз ваш доход
cyclades-ui-creature-sphinx = Возьмите 3 существа, сыграйте одно даром
cyclades-ui-creature-cyclops = Замените одно своё здание
cyclades-ui-creature-kraken = Топит флоты морской области
cyclades-ui-creature-sylph = Обменяйте флоты двух морских областей
cyclades-ui-creature-giant = Заберите наёмников области суши
cyclades-ui-creature-harpy = Уничтожьте 1 отряд где угодно
cyclades-ui-creature-hydra = Доход области удваивается
cyclades-ui-creature-griffin = Заберите половину монет игрока
cyclades-ui-creature-chimera = Сыграйте даром сброшенное существо
cyclades-ui-creature-satyr = Заберите философа у игрока
cyclades-ui-creature-dryad = Заберите жрицу у игрока
cyclades-ui-creature-minotaur = Охраняет вашу область суши
cyclades-ui-creature-medusa = Никто не войдёт и не выйдет
cyclades-ui-creature-cerberus = Забирает доход своей области
cyclades-ui-hero-hector = Убивает одного вошедшего
cyclades-ui-hero-jason = Вас везут и чужие флоты
cyclades-ui-hero-perseus = Павшие отступают
cyclades-ui-hero-pandora = Переманивает наёмников
cyclades-ui-hero-odysseus = Стены не помогают
cyclades-ui-hero-croesus = Переброс за 1 монету
cyclades-ui-hero-penthesilea = Побеждает при ничьей
cyclades-ui-hero-ajax = Считается за двоих
cyclades-ui-hero-helen = Кубик всегда 2

## Themes of puzzles

cyclades-ui-removes = сносится { NAME($building) }
cyclades-ui-theme-offering = Подношения богам
cyclades-ui-theme-plan = План хода
cyclades-ui-theme-army = Флотилии и отряды
cyclades-ui-theme-battle = Выиграть битву
cyclades-ui-theme-creatures = Существа
