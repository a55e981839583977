### Общее для всех игр.

## Разделы

ui-tagline = Три настольные игры по мифам Греции
ui-home = Главная
ui-menu = Меню
ui-play-now = Играть сейчас
ui-play-friends = Играть с друзьями
ui-learn = Научиться играть
ui-my-games = Мои партии
ui-no-games = У вас пока нет партий
ui-open-tables = Открытые столы
ui-no-open-tables = Сейчас нет открытых столов
ui-new-table = Новый стол
ui-choose-game = Выберите игру
ui-players-range = { $min }–{ COUNT($max, "general-term-player") }
ui-players = { COUNT($n, "general-term-player") }
ui-about-minutes = Около { COUNT($n, "general-term-minute", case: "gen") }
ui-settings = { CAP(NAME("general-term-settings")) }
ui-rules = { CAP(NAME("general-term-rules")) }
ui-help = { CAP(NAME("general-term-help")) }
ui-statistics = { CAP(NAME("general-term-statistics")) }
ui-details = Подробнее
ui-search = Найти
ui-close = Закрыть
ui-loading = Загрузка…
ui-try-again = Попробовать ещё раз
ui-nothing = ничего
ui-percent = { $n } %

## Места

ui-seats = { CAP(NAME("general-term-seat", case: "pl")) }
ui-seat-number = Место { $n }
ui-seat-me = Я
ui-seat-open = Свободное место
ui-seat-bot-easy = Бот: лёгкий
ui-seat-bot-normal = Бот: обычный
ui-seat-bot-hard = Бот: сильный
ui-seat-hotseat = Игрок за этим экраном
ui-seat-invited = По ссылке-приглашению
ui-seat-take = Занять место
ui-seat-random = Случайные места
ui-player-you = { $player } (вы)
ui-player-bot = { $player } (бот)
ui-your-name = Ваше имя
ui-hand-over = Передайте устройство: дальше играет { $player }
ui-copy-link = { NAME("general-label-copy_link") }
ui-link-copied = Ссылка скопирована
ui-share-link = Отправьте эту ссылку другим игрокам

## Темп игры

ui-pace = { CAP(NAME("general-term-pace")) }
ui-pace-live = По часам: { COUNT($n, "general-term-minute") } на игрока
ui-pace-days = { COUNT($n, "general-term-day") } на ход
ui-pace-none = Без лимита времени
ui-time-left-days =
    { $n ->
        [one] Остался { COUNT($n, "general-term-day") }
        [few] Осталось { COUNT($n, "general-term-day") }
        [many] Осталось { COUNT($n, "general-term-day") }
       *[other] Осталось { COUNT($n, "general-term-day") }
    }
ui-time-left-hours =
    { $n ->
        [one] Остался { COUNT($n, "general-term-hour") }
        [few] Осталось { COUNT($n, "general-term-hour") }
        [many] Осталось { COUNT($n, "general-term-hour") }
       *[other] Осталось { COUNT($n, "general-term-hour") }
    }
ui-time-left-minutes =
    { $n ->
        [one] Осталась { COUNT($n, "general-term-minute") }
        [few] Осталось { COUNT($n, "general-term-minute") }
        [many] Осталось { COUNT($n, "general-term-minute") }
       *[other] Осталось { COUNT($n, "general-term-minute") }
    }
ui-time-out = Время вышло

## За столом

ui-create-table = Создать стол
ui-table-private = { CAP(NAME("general-term-private_table")) }
ui-table-public = Открыт для всех
ui-table-filling = Занято мест: { $n } из { $total }
ui-game-options = Параметры партии
ui-start-game = Начать партию
ui-join = Присоединиться
ui-leave = Выйти
ui-watch = Наблюдать
ui-rematch = { CAP(NAME("general-term-rematch")) }
ui-resign = Сдаться
ui-resign-sure = Сдаться? Дальше за вас играет бот
ui-remind = Напомнить
ui-add-bot = { NAME("general-label-add_bot") }
ui-replace-with-bot = Заменить ботом
ui-spectators = { COUNT($n, "general-term-spectator") }

## Ход

ui-your-turn = { NAME("general-label-your_turn") }
ui-whose-turn = Ход игрока { $player }
ui-waiting-for = Ждём игрока { $player }
ui-waiting-for-many = Ждём игроков: { $players }
ui-thinking = { $player }: думает
ui-hidden-choice = { $player }: делает тайный выбор
ui-undo = Вернуть ход
ui-redo = Повторить
ui-restart-turn = Начать ход заново
ui-undo-barrier = Ход не вернуть: уже взята карта
ui-undo-barrier-dice = Ход не вернуть: кубики уже брошены
ui-undo-barrier-player = Ход не вернуть: есть ход другого игрока
ui-undo-barrier-revealed = Ход не вернуть: открыта новая информация
ui-confirm = Подтвердить
ui-cancel = Отменить
ui-done = { NAME("general-label-done") }
ui-pass = Пасовать
ui-skip = Пропустить
ui-end-turn = Завершить ход
ui-options = { CAP(NAME("general-term-option", case: "pl")) }
ui-options-count = { COUNT($n, "general-term-option") }
ui-to-options = Перейти к вариантам
ui-standing-order = { CAP(NAME("general-term-standing_order")) }
ui-auto-pass = { CAP(NAME("general-term-auto_pass")) }
prompt-choose = Выберите вариант
prompt-choose-number = Выберите число от { $min } до { $max }
prompt-choose-player = Выберите игрока

## Журнал, чат, поле

ui-log = { CAP(NAME("general-term-log")) }
ui-log-empty = Пока ничего не произошло
ui-since-your-turn = { CAP(NAME("general-term-recap")) }
ui-chat = { CAP(NAME("general-term-chat")) }
ui-chat-write = Написать сообщение
ui-send = Отправить
ui-notes = { CAP(NAME("general-term-note", case: "pl")) }
ui-board = { CAP(NAME("general-term-board")) }
ui-zoom-in = Приблизить
ui-zoom-out = Отдалить
ui-whole-board = Показать всё поле
ui-text-mode = { CAP(NAME("general-term-text_mode")) }

## Повтор и сохранения

ui-replay = { CAP(NAME("general-term-replay")) }
ui-step-back = Шаг назад
ui-step-forward = Шаг вперёд
ui-to-start = К началу
ui-to-end = К концу
ui-run = Воспроизвести
ui-pause = Приостановить
ui-move-of = Ход { $n } из { $total }
ui-continue-here = { NAME("general-label-continue_here") }
ui-position-link = Ссылка на эту позицию
ui-export = Экспортировать
ui-import = Импортировать
ui-save = Сохранить
ui-load = Загрузить
ui-saved = Сохранено: { $file }
ui-copy = Скопировать
ui-copied = Скопировано

## Настройки

ui-language = { CAP(NAME("general-term-language")) }
ui-theme = Тема
ui-theme-light = Светлая
ui-theme-dark = Тёмная
ui-theme-auto = Как на устройстве
ui-sound = { CAP(NAME("general-term-sound")) }
ui-on = Вкл.
ui-off = Выкл.
ui-animation-speed = Скорость анимации
ui-speed-slow = Медленно
ui-speed-normal = Обычно
ui-speed-fast = Быстро
ui-reduced-motion = Меньше движения
ui-large-text = Крупный текст
ui-confirm-moves = Подтверждать каждый ход
ui-notifications = { CAP(NAME("general-term-notification", case: "pl")) }
ui-keyboard = { CAP(NAME("general-term-keyboard_shortcut", case: "pl")) }

## Правила, подсказки, причины

ui-tutorial = { CAP(NAME("general-term-tutorial")) }
ui-glossary = { CAP(NAME("general-term-glossary")) }
ui-hint = { CAP(NAME("general-term-hint")) }
ui-hint-option = Подсказка: { $option }
ui-rule-reference = Правило { $rule }
ui-why-not = { NAME("general-label-why_not") }
why-not-your-turn = Нельзя: сейчас не ваш ход
why-game-over = Нельзя: партия окончена
why-not-now = Нельзя: сейчас другой этап

## Конец игры

ui-game-over = Партия окончена
ui-victory = { CAP(NAME("general-term-victory")) }
ui-defeat = { CAP(NAME("general-term-defeat")) }
ui-tie = { CAP(NAME("general-term-tie")) }
ui-you-win = Вы победили!
ui-you-lose = Вы проиграли
ui-winner = Победа: { $player }
ui-winners = Общая победа: { $players }
ui-score = { CAP(NAME("general-term-score")) }
ui-final-score = Итоговый счёт
ui-points = { COUNT($n, "general-term-point") }
ui-place-number = Место { $n }
ui-round = Раунд { $n }
ui-round-of = Раунд { $n } из { $total }

## Статистика и анализ

ui-stat-games = Сыграно партий
ui-stat-wins = Победы
ui-stat-win-rate = Доля побед
ui-stat-average-score = Средний счёт
ui-stat-best-score = Лучший счёт
ui-stat-moves = { CAP(NAME("general-term-move", case: "pl")) }
ui-stat-length = Длительность партии
ui-stat-by-round = По раундам
ui-stat-rating = Рейтинг
ui-stat-error = Погрешность
ui-win-chance = { CAP(NAME("general-term-win_chance")) }
ui-simulations = { CAP(NAME("general-term-simulation", case: "pl")) }
ui-analyse = Анализировать

## Журнал: общее

log-start = Партия начинается
log-round = Начинается раунд { $n }
log-join = { $player }: присоединяется
log-leave = { $player }: выходит
log-undo = { $player }: возвращает ход
log-resign = { $player }: сдаётся
log-time-out = { $player }: время вышло
log-bot-takes-over = Дальше за игрока { $player } играет бот
log-winner = Победа: { $player } — { NAME($victory) }
log-winner-score = Победа: { $player } — { COUNT($n, "general-term-point") }
log-winners = Общая победа: { $players }

## Уведомления

note-your-turn = «{ NAME($game) }»: ваш ход. { ui-time-left-days }
note-your-turn-hours = «{ NAME($game) }»: ваш ход. { ui-time-left-hours }
note-your-turn-now = «{ NAME($game) }»: ваш ход
note-reminder = «{ NAME($game) }»: { $player } ждёт вашего хода
note-invitation = { $player }: приглашает вас в игру «{ NAME($game) }»
note-started = «{ NAME($game) }»: партия начинается
note-over = «{ NAME($game) }»: партия окончена

## Ошибки

err-illegal-option = Этот вариант недоступен
err-stale-move = За столом уже другая ситуация; выберите снова
err-unknown-table = Такого стола нет
err-unknown-game = Такой игры нет: { $game }
err-unknown-page = Такой страницы нет
err-bad-save = Не удаётся прочитать сохранение
err-newer-save = Сохранение сделано в более новой версии
err-bad-file = Не удаётся открыть { $file }
err-too-many-players = Слишком много игроков: не больше { $max }
err-too-few-players = Слишком мало игроков: не меньше { $min }
err-table-full = Все места заняты
err-seat-taken = Это место занято
err-not-your-seat = Это не ваше место
err-name-needed = Введите имя
err-link-expired = Ссылка больше не действует
err-connection-lost = Соединение потеряно
ui-reconnecting = Восстановление соединения…
ui-connected = Соединение восстановлено
err-too-many-requests = Слишком много запросов; подождите немного
err-server = Что-то пошло не так; попробуйте ещё раз
err-seat-away = За вас играет бот: сначала верните себе место
err-not-started = Партия ещё не началась: есть свободные места
err-game-over = Партия окончена
err-not-over = Партия ещё не окончена
err-nothing-to-undo = Отменять нечего
err-nothing-to-redo = Повторять нечего
err-nobody-asked = Никто не просит отменить ход
err-unknown-device = Это устройство здесь неизвестно
err-has-account = У вас уже есть учётная запись
err-login-taken = Этот логин занят
err-wrong-password = Логин и пароль не подходят
err-seats = Число мест не подходит
err-no-seat = Такого места нет
err-no-move = Такого хода нет
err-no-record = У этой партии нет записи
err-seed-chosen = Выбрать зерно можно только без других людей
err-bad-options = Эти настройки не подходят к игре
err-too-many-tables = У вас слишком много неоконченных партий
err-not-host = Это может только хозяин стола
err-hello = Соединение открыто неправильно
err-malformed = Сервер этого не понял
err-too-large = Это слишком большое

## Терминал

ui-terminal-choose = Номер варианта или ? для справки
ui-key-number = число: выбрать вариант
ui-key-undo = u: вернуть последний ход
ui-key-redo = r: повторить возвращённый ход
ui-key-restart = t: начать ход заново
ui-key-save = s: сохранить партию
ui-key-board = b: показать поле
ui-key-pan = < >: двигаться по широкой карте
ui-key-log = l: показать журнал
ui-key-hint = h: показать подсказку
ui-key-help = ?: показать справку
ui-key-quit = q: выйти
ui-quit-sure = Выйти без сохранения?
ui-press-enter = Нажмите Enter, чтобы продолжить
err-type-number = Введите число от { $min } до { $max }
err-unknown-command = Неизвестная команда: { $command }
