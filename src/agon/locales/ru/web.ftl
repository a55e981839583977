### What only the browser says.

## Home

ui-hero-title = Три состязания, один стол
ui-hero-text = Играйте в греческие мифы с друзьями, сразу или неделями; пустые места займут боты. Регистрация не нужна.
ui-blurb-hellas = Войска, герои, чудовища и три растущих колосса.
ui-blurb-cyclades = Торгуйтесь за милость богов и плывите к островам.
ui-blurb-dice-forge = Перекуйте кости грань за гранью и затмите героев.
ui-minutes-short = { $n } мин
ui-with-friends = С друзьями
ui-learn-short = Учиться
ui-join-by-link = Войти по ссылке
ui-paste-link = Вставьте ссылку
ui-waiting-for-you = { $n ->
    [one] { $n } ждёт вас
    [few] { $n } ждут вас
    [many] { $n } ждут вас
   *[other] { $n } ждут вас
  }
ui-guest = Гость
ui-bot-1 = Дафна
ui-bot-2 = Орион
ui-bot-3 = Цирцея
ui-bot-4 = Мидас
ui-bot-5 = Калипсо
ui-bot-6 = Нестор

## New table

ui-game = Игра
ui-players-number = Число игроков
ui-pace-live-short = Сразу
ui-who-may-join = Кто может войти
ui-by-link-only = Только по ссылке
ui-qr-code = QR-код ссылки

## At the table

ui-confirm-touch = На сенсорных экранах
ui-places-lit = { $n ->
    [one] На поле подсвечено { $n } место
    [few] На поле подсвечены { $n } места
    [many] На поле подсвечено { $n } мест
   *[other] На поле подсвечено { $n } места
  }
ui-less = Меньше
ui-more = Больше
ui-next = Дальше
ui-allow = Разрешить
ui-refuse = Отказать
ui-undo-asked = { $player } просит вернуть ход
ui-rivals = Соперники
ui-cards = Карты
ui-no-cards = Карт пока нет
ui-look-at-board = Посмотреть на поле
ui-chart = Как шла игра
ui-seed = Зерно костей и колод: { $seed }
ui-seed-hash = Случай этого стола запечатан: { $hash }

## Learn

ui-learn-text = Сыграйте первую партию с лёгкими ботами: подсказка появится, когда случится что-то новое. Или прочтите правила в нашем изложении.
ui-first-game = Первая игра с подсказками
ui-stop-tutorial = Без подсказок
ui-nothing-found = Ничего не найдено
ui-keys-number = взять вариант с этим номером
ui-keys-tab = перейти к следующему подсвеченному месту и выбрать его

## Dice Forge

ui-temple = Храм
ui-islands = Острова
ui-your-dice = ваши кости
ui-start-portal = Начальный портал
ui-face-up = вверху
ui-price = Цена { $n }
ui-face-price = Цена { $n }, осталось { $left }
ui-face-odds = Шанс на этой кости: { $n }%
ui-average-roll = В среднем за бросок
ui-on-cards = + { $n } на картах

## First game of Dice Forge

ui-lesson-df-welcome = Вы герой с двумя костями. Их грани снимаются и меняются: лучше грани — лучше броски — больше славы. Побеждает слава.
ui-lesson-df-blessing = В начале каждого хода все бросают обе кости и получают то, что выпало, — даже в чужой ход. Числа под костями говорят, сколько приносит бросок в среднем.
ui-lesson-df-action = Ваш ход. Купите в храме грани за золото или совершите подвиг на островах за осколки солнца и луны. Доступное отмечено жёлтой нитью. Начните с грани: ранние окупаются дольше всего.
ui-lesson-df-forge = Теперь выберите, какую грань она заменит. Уступите грань с 1 золотом. Совет: копите золото на одной кости, осколки — на другой.
ui-lesson-df-offering = Можно купить ещё грани, если они разных видов и хватает золота. Иначе завершите подношение.
ui-lesson-df-feat = Осколков хватает на подвиг. Наведите на карту или нажмите подольше, чтобы прочесть эффект. Карты дают славу в конце и часто постоянный эффект.
ui-lesson-df-ousted = На портале стоит только один герой. Вытесненный возвращается домой и получает за это благословение обеими костями.
ui-lesson-df-reinforce = Карты с постоянным эффектом можно применять раз в каждый ваш ход, до действия.
ui-lesson-df-extra = За 2 осколка солнца можно действовать второй раз за ход. Ближе к концу это выгодно.
ui-lesson-df-end = Партия сыграна. Таблица показывает, кто собрал больше славы; сыграйте ещё — с ботами посильнее или с друзьями.

## Cyclades

ui-gods = Боги
ui-map = Поле
ui-creatures = Существа
ui-players-panel = Игроки
ui-face-down = закрыт
ui-for-free = даром
ui-turn-order = Порядок в следующем раунде
ui-deck = Колода: { $n }
ui-nobody = ничья
ui-land-area = Суша { $id }
ui-sea-area = Море { $id }
ui-troops = отряды: { $n }
ui-mercenaries = наёмники: { $n }
ui-fleets = флотилии: { $n }
ui-gives-coins = доход: { $n }
ui-coins = Монеты
ui-income-next = Доход следующего раунда
ui-priestesses = Жрицы
ui-philosophers = Философы
ui-troops-left = Отряды в запасе
ui-fleets-left = Флотилии в запасе
ui-sea-battle = Морской бой
ui-land-battle = Сухопутный бой

## Lords of Hellas

ui-monsters = Чудовища
ui-quests = Задания
ui-hero-short = Герой
ui-hero-board = Ваш герой
ui-no-hero = Героя ещё нет
ui-regular-actions = Обычные
ui-special-actions = Особые
ui-combat-cards = Карты боя
ui-priests = Жрецы
ui-hoplites-left = Гоплиты в запасе
ui-level-of = Уровень { $n } из { $total }
ui-wounds-of = Раны: { $n } из { $total }
ui-of = { $n } из { $total }
ui-wounds-left = Осталось нанести ран: { $n }
ui-defence-so-far = Защита { $n } из { $total }
ui-battle-in = Битва: { $region }
ui-show-scene = Показать сцену
ui-pick-heal = Вылечить повреждение
ui-pick-draw = Взять карту боя
ui-pick-recruit = Завербовать гоплита
ui-act-artifacts = Артефакты
ui-act-prayer = Молитва
ui-act-hero = Ход героя
ui-act-hoplites = Ход гоплитов
ui-act-recruit = Вербовка
ui-act-march = Марш
ui-act-temple = Храм
ui-act-prepare = Сборы
ui-act-usurp = Захват
ui-act-hunt = Охота
ui-act-monument = Монумент
