### What only the browser says.

## Home

ui-hero-title = Состязания из мифов, один стол
ui-hero-text = Играйте в греческие мифы с друзьями, сразу или неделями; пустые места займут боты. Регистрация не нужна.
ui-minutes-short = { $n } мин
ui-with-friends = С друзьями
ui-learn-short = Учиться
ui-join-by-link = Войти по ссылке
ui-paste-link = Вставьте ссылку
ui-waiting-for-you = { $n ->
    [one] Вашего хода ждёт { $n } партия
    [few] Вашего хода ждут { $n } партии
    [many] Вашего хода ждут { $n } партий
   *[other] Вашего хода ждут { $n } партии
  }
ui-guest = { CAP(NAME("general-term-guest")) }
ui-bot-1 = Дафна
ui-bot-2 = Орион
ui-bot-3 = Цирцея
ui-bot-4 = Мидас
ui-bot-5 = Калипсо
ui-bot-6 = Нестор

## New table

ui-game = { CAP(NAME("general-term-game")) }
ui-players-number = Число игроков
ui-pace-live-short = Сразу
ui-who-may-join = Кто может войти
ui-by-link-only = Только по ссылке
ui-hints-between-people = Подсказки в игре между людьми
ui-hints-none = Без подсказок
ui-hints-allowed = Можно, с записью в журнале
ui-qr-code = QR-код ссылки

## At the table

ui-confirm-touch = На сенсорных экранах
ui-careful = Второе нажатие перед рискованным и необратимым
ui-single = Вопросы с одним ответом решаются сами
ui-tap-again = Нажмите ещё раз, чтобы сделать ход
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
ui-rivals = { CAP(NAME("general-term-opponent", case: "pl")) }
ui-cards = { CAP(NAME("general-term-card", case: "pl")) }
ui-no-cards = Карт пока нет
ui-look-at-board = Посмотреть на поле
ui-chart = Как шла игра
ui-seed = Зерно генератора: { $seed }
ui-seed-hash = Зерно генератора выбрано заранее; его отпечаток: { $hash }

## Learn

ui-learn-text = Сыграйте первую партию с лёгкими ботами: подсказка появится, когда случится что-то новое. Или прочтите правила в нашем изложении.
ui-first-game = Первая игра с подсказками
ui-first-game-alone = Первая игра в одиночку с подсказками
ui-stop-tutorial = Без подсказок
ui-nothing-found = Ничего не найдено
ui-keys-number = взять вариант с этим номером
ui-keys-tab = перейти к следующему подсвеченному месту и выбрать его

## Dice Forge

ui-temple = Храм
ui-islands = Острова
ui-your-dice = ваши кубики
ui-start-portal = Начальный портал
ui-face-up = вверху
ui-price = Цена { $n }
ui-face-price = Цена { $n }, осталось { $left }
ui-face-odds = Шанс на этом кубике: { $n }%
ui-average-roll = В среднем за бросок
ui-on-cards = + { $n } на картах

## Cyclades

ui-gods = { CAP(NAME("cyclades-term-god", case: "pl")) }
ui-map = Поле
ui-creatures = { CAP(NAME("cyclades-term-creature", case: "pl")) }
ui-players-panel = { CAP(NAME("general-term-player", case: "pl")) }
ui-face-down = закрыт
ui-for-free = бесплатно
ui-turn-order = Порядок в следующем раунде
ui-deck = Колода: { $n }
ui-nobody = ничья
ui-troops = { COUNT($n, "cyclades-piece-base_troops") }
ui-mercenaries = { COUNT($n, "cyclades-piece-mercenaries") }
ui-fleets = { COUNT($n, "cyclades-piece-fleets") }
ui-gives-coins = доход: { $n }
ui-coins = { CAP(NAME("cyclades-piece-gold_coins", case: "pl")) }
ui-income-next = Доход следующего раунда
ui-priestesses = { CAP(NAME("cyclades-piece-priestess_cards", case: "pl")) }
ui-philosophers = { CAP(NAME("cyclades-piece-philosopher_cards", case: "pl")) }
ui-troops-left = Отряды в запасе
ui-fleets-left = Флотилии в запасе
ui-sea-battle = { CAP(NAME("cyclades-term-sea_battle")) }
ui-land-battle = { CAP(NAME("cyclades-term-land_battle")) }
ui-attacks = атакует
ui-defends = защищается
ui-stage-number = Этап { $n }

## Lords of Hellas

ui-monsters = { CAP(NAME("hellas-term-monster", case: "pl")) }
ui-quests = { CAP(NAME("hellas-term-quest", case: "pl")) }
ui-hero-short = { CAP(NAME("hellas-term-hero")) }
ui-hero-board = Ваш герой
ui-no-hero = Героя ещё нет
ui-regular-actions = Обычные
ui-special-actions = Особые
ui-combat-cards = { CAP(NAME("hellas-term-combat_card", case: "pl")) }
ui-priests = { CAP(NAME("hellas-term-priest", case: "pl")) }
ui-hoplites-left = Гоплиты в запасе
ui-level-of = Уровень { $n } из { $total }
ui-wounds-of = Раны: { $n } из { $total }
ui-of = { $n } из { $total }
ui-wounds-left = Осталось нанести ран: { $n }
ui-defence-so-far = Защита { $n } из { $total }
ui-battle-in = Битва: { $region }
ui-strength-besides = Сила помимо гоплитов
ui-tie-defender = При равенстве побеждает защитник
ui-show-scene = Показать сцену
ui-show-me = Показать
ui-always = Всегда…
ui-always-so = Всегда: { $answer }
ui-end-turn = Завершить ход
ui-borders-on = граничит: { $names }
ui-result = Итог
ui-pick-heal = Вылечить повреждение
ui-pick-draw = Взять карту боя
ui-pick-recruit = Завербовать гоплита
ui-act-artifacts = { CAP(NAME("hellas-term-artifact", case: "pl")) }
ui-act-prayer = { NAME("hellas-action-prayer") }
ui-act-hero = Герой
ui-act-hoplites = Гоплиты
ui-act-recruit = { NAME("hellas-action-recruit") }
ui-act-march = { NAME("hellas-action-march") }
ui-act-temple = { CAP(NAME("hellas-term-temple")) }
ui-act-prepare = { NAME("hellas-action-prepare") }
ui-act-usurp = { NAME("hellas-action-usurp") }
ui-act-hunt = { NAME("hellas-action-hunt") }
ui-act-monument = { CAP(NAME("hellas-term-monument")) }
ui-ask-undo = Попросить вернуть ход

## The end

ui-faces-forged = выковано граней: { $n }
ui-seat-take-back = Вернуться за стол

## The table and its people, notices, standing answers

ui-table = Стол
ui-leave-table = Покинуть стол
ui-leave-warning = За вас продолжит играть бот, и место сможет занять любой, у кого есть ссылка
ui-offer-seat = Предложить место
ui-seat-offered = играет бот, пока место не займут
ui-seat-away = временно играет бот
ui-seat-here = за столом
ui-seat-gone = нет на связи
ui-import = Загрузить партию
ui-import-text = Вставьте запись партии или выберите файл с ней
ui-choose-file = Выбрать файл
ui-who-plays-on = Кто продолжит игру
ui-me-and-bots = Я и боты
ui-all-here = Все за этим экраном
ui-my-seat = Моё место
ui-notices = Уведомления о вашем ходе
ui-email = Электронная почта
ui-webhook = Чат
ui-webhook-address = Адрес вебхука
ui-push = В этом браузере, даже если страница закрыта
ui-push-blocked = Браузер не разрешает здесь уведомления
ui-remove = Убрать
ui-orders = Постоянные ответы
ui-orders-none = Пока нет. Нажмите «Всегда…» рядом с вариантом в списке, и на этот вопрос всегда будет дан такой ответ.
ui-order-always = Всегда отвечать так
ui-order-only = Отвечать за меня, если вариант только один
ui-undo-stops = Отменить можно до этой черты
ui-looking-back = Вы смотрите более раннюю позицию
