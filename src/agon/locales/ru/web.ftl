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
ui-seed = Зерно генератора: { $seed }
ui-seed-hash = Зерно генератора выбрано заранее; его отпечаток: { $hash }

## Learn

ui-learn-text = Урок занимает около десяти минут: шаг за шагом он проводит вас через начало партии, а дальше вы играете сами. Или прочитайте правила в нашем изложении.
ui-lesson-begin = Урок, около десяти минут
ui-lesson-go-on = Продолжить урок
ui-lesson = Урок
ui-lesson-step = { $n } из { $total }
ui-lesson-chapters = Главы урока
ui-lesson-again = Глава начнётся заново; текущий урок прервётся.
ui-lesson-leave = Выйти из урока
ui-lesson-done = пройдено
ui-new-here = Впервые здесь?
ui-new-here-text = Урок на десять минут научит любой из трёх игр.
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
ui-onlooking = Вы наблюдаете за игрой: от вас ничего не ждут
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
ui-tie-defender = При равенстве побеждает защитник
ui-losses-now = Потери, если закончить сейчас
ui-battle-then = станет { $n } : { $m }
ui-played-by = { $player }: сыграно
ui-by-cards = Карты и артефакты
ui-by-wall = Городская стена
ui-by-powers = Герой и благословения
ui-by-walls = Крепости и метрополии
ui-by-ports = Порты и метрополии
ui-by-heroes = Герои и существа
ui-by-die = Кубик
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

## Friends on the network, the waiting room

ui-network-closed = Эта ссылка работает только на этом компьютере: сервер пока не виден в сети.
ui-network-open = Открыть для моей сети
ui-network-start = Запустите его командой «{ $command }», и друзья в той же сети смогут войти.
ui-network-address = Адрес этого компьютера
ui-by-invitation = За этот стол попадают только по приглашению
ui-ask-invitation = Или его уже нет. Попросите у кого-нибудь из игроков полную ссылку: её можно скопировать в окне «Стол». В адресной строке нет её секретной части.
ui-begins-when-full = Игра начнётся, когда все места будут заняты
ui-pace-live-each = { $n } мин каждому, +{ $more } с за ход

## Me on every device, accounts

ui-me = Я и мои устройства
ui-other-device = Играть на другом устройстве
ui-other-device-text = Отсканируйте код телефоном: туда перейдут ваше имя, места и партии. Он действует один раз, в течение пяти минут. Никому его не показывайте.
ui-show-code = Показать код
ui-code-valid = Действует ещё { $time }
ui-code-over = Срок действия кода истёк
ui-become = Играть здесь за того, кто показал код?
ui-become-text = Это устройство займёт те же места и увидит те же карты. Делайте это только со своим кодом.
ui-become-yes = Да, это я
ui-become-loses = { $n ->
    [one] На этом устройстве есть { $n } своя партия; найти её здесь будет уже нельзя.
    [few] На этом устройстве есть { $n } свои партии; найти их здесь будет уже нельзя.
    [many] На этом устройстве есть { $n } своих партий; найти их здесь будет уже нельзя.
   *[other] На этом устройстве есть { $n } своих партий; найти их здесь будет уже нельзя.
  }
ui-became = Теперь на этом устройстве вы — { $player }
ui-account = Учётная запись
ui-account-text = По желанию: с логином и паролем ваши партии найдутся с любого устройства, а сыгранные с другими людьми пойдут в зачёт зала славы.
ui-login = Логин
ui-password = Пароль
ui-password-new = Новый пароль
ui-password-least = Не меньше { $n } символов
ui-password-change = Сменить пароль
ui-password-changed = Пароль сменён; на других устройствах выполнен выход
ui-sign-up = Создать учётную запись
ui-sign-in = Войти
ui-sign-out = Выйти здесь
ui-sign-out-all = Выйти везде
ui-sign-out-warning = Без учётной записи эти места и партии больше не найти ни с одного устройства.
ui-signed-in = Вы вошли как { $login }
ui-email-waits = ещё не подтверждён: перейдите по ссылке из письма
ui-email-good = подтверждён

## My games

ui-all-games = Все партии: { $n }
ui-games-search = Поиск по игре или игроку
ui-games-running = Идут
ui-games-over = Завершены
ui-games-archived = Архив
ui-games-none = Здесь нет партий
ui-archive = В архив
ui-unarchive = Вернуть в список
ui-delete-game = Удалить
ui-delete-sure = Удалить эту партию навсегда?
ui-moves-number = Ходов: { $n }
ui-won = Победа
ui-lost = Поражение
ui-show-more = Показать ещё
ui-played-on = Последний ход { $date }

## Going on from a position

ui-me-and-friends = Я и друзья
ui-goes-on-alone = За остальных играют те же боты, а за людей — новые
ui-goes-on-friends = Места других людей ждут тех, у кого есть ссылка; боты остаются
ui-goes-on-here = Все играют по очереди за этим экраном

## Hall of fame

ui-hall = Зал славы
ui-hall-text = Рейтинги тех, у кого есть учётная запись, по завершённым партиям между людьми за открытыми столами. Рейтинг учитывает то, что известно наверняка: он растёт, когда неопределённость (±) падает.
ui-hall-empty = Пока никого: двое с учётными записями доиграют партию за открытым столом — и оба окажутся здесь.
ui-rating = Рейтинг
ui-rating-games = Партии
ui-rating-wins = Победы

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

## Look back

ui-percent = { $n } %
ui-look-back = Разбор игры
ui-look-back-working = Разбираем игру: { $n } %
ui-curve = Шанс победить, ход за ходом
ui-curve-text = Шанс каждого игрока победить. Выберите точку, чтобы увидеть поле в этот момент.
ui-turning-points = Переломные моменты
ui-turning-point = { $player }, ход { $n }
ui-turning-points-soon = Взвешиваем решения, которые обошлись дороже всего…
ui-no-turning-points = Ни одно решение не обошлось дорого: явно лучшего не было.
ui-was-played = Выбрано
ui-was-better = Лучше
ui-try-again-here = Переиграть отсюда
ui-show-on-board = Показать на поле
ui-skill-and-luck = Мастерство и удача
ui-all-choices = Все решения
ui-luck = Удача
ui-at-start = В начале
ui-at-end = В конце
ui-skill-and-luck-text = Числа — это пункты шанса победить. То, что решения всех игроков обещали до бросков и карт, — мастерство; то, что броски и карты дали затем сверх среднего или ниже его, — удача. Начало и обе суммы вместе дают конец. Всё это оценки по многим продолжениям, поэтому два-три пункта значат мало.

## In five minutes

ui-five-minutes = За пять минут
ui-guide-goal = Цель игры
ui-guide-turn = Как играют
ui-guide-example = Пример
ui-guide-mistakes = Три ошибки новичков
ui-guide-legend = Что значат знаки
ui-contents = Содержание

## Puzzles

ui-puzzles = Задачи
ui-puzzles-text = Позиции из игр между ботами, в которых одно решение явно лучше других, но не бросается в глаза.
ui-puzzle-today = Задача дня
ui-puzzle-solve = Решить
ui-puzzle-look = Посмотреть ещё раз
ui-puzzle-solved = Решено
ui-puzzle-missed = Не решено
ui-puzzle-days = Дней подряд: { $n }
ui-puzzle-level = Сложность { $n }
ui-puzzle-count = решено { $n } из { $total }
ui-puzzle-question = Какое решение лучшее?
ui-puzzle-answer = Ответ
ui-puzzle-next = Следующая задача
ui-puzzle-all = Все задачи
ui-puzzle-why-not = Почему не иначе?
ui-puzzle-why-not-text = Выберите на поле любой вариант: вы увидите, чего он стоит и как игра могла бы пойти дальше.
ui-puzzle-against = { $option }: шанс победить { $n } % против { $best } % у лучшего варианта
ui-puzzle-trying = Разыгрываем продолжение…
ui-puzzle-goes-on = Как игра могла бы пойти дальше
ui-puzzle-back = Вернуться к вопросу
ui-theme-other = Другие вопросы
err-answer-first = Сначала ответьте на задачу
