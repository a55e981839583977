### Общее для всех игр.

## Разделы

ui-home = Главная
ui-play-now = Играть сейчас
ui-learn = Научиться играть
ui-my-games = Мои партии
ui-no-games = У вас пока нет партий
ui-open-tables = Открытые столы
ui-no-open-tables = Сейчас нет открытых столов
ui-new-table = Новый стол
ui-choose-game = Выберите игру
ui-settings = { CAP(NAME("general-term-settings")) }
ui-rules = { CAP(NAME("general-term-rules")) }
ui-search = Найти
ui-close = Закрыть
ui-loading = Загрузка…
ui-nothing = ничего

## Места

ui-seats = { CAP(NAME("general-term-seat", case: "pl")) }
ui-seat-number = Место { $n }
ui-seat-me = Я
ui-seat-open = Свободное место
ui-seat-bot-easy = Бот: лёгкий
ui-seat-bot-normal = Бот: обычный
ui-seat-bot-hard = Бот: сильный
ui-seat-bot-expert = Бот: мастер
ui-seat-hotseat = Игрок за этим экраном
ui-seat-invited = По ссылке-приглашению
ui-seat-take = Занять место
ui-player-you = { $player } (вы)
ui-your-name = Ваше имя
ui-hand-over = Передайте устройство: дальше играет { $player }
ui-copy-link = { NAME("general-label-copy_link") }
ui-link-copied = Ссылка скопирована
ui-share-link = Отправьте эту ссылку другим игрокам

## Темп игры

ui-pace = { CAP(NAME("general-term-pace")) }
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
ui-table-public = Открыт для всех
ui-table-filling = Занято мест: { $n } из { $total }
ui-game-options = Параметры партии
ui-join = Присоединиться
ui-rematch = { CAP(NAME("general-term-rematch")) }
ui-add-bot = { NAME("general-label-add_bot") }
ui-replace-with-bot = Заменить ботом
ui-spectators = { COUNT($n, "general-term-spectator") }

## Ход

ui-your-turn = { NAME("general-label-your_turn") }
ui-whose-turn = Ход игрока { $player }
ui-waiting-for = Ждём игрока { $player }
ui-thinking = { $player }: думает
ui-hidden-choice = { $player }: делает тайный выбор
ui-undo = Вернуть ход
ui-redo = Повторить
ui-restart-turn = Начать ход заново
ui-undo-barrier-dice = Ход не вернуть: кубики уже брошены
ui-undo-barrier-revealed = Ход не вернуть: открыта новая информация
ui-confirm = Подтвердить
ui-cancel = Отменить
ui-done = { NAME("general-label-done") }
ui-pass = Пасовать
ui-skip = Пропустить
ui-options = { CAP(NAME("general-term-option", case: "pl")) }
ui-options-count = { COUNT($n, "general-term-option") }
ui-to-options = Перейти к вариантам
prompt-choose = Выберите вариант
prompt-choose-number = Выберите число от { $min } до { $max }

## Журнал, чат, поле

ui-log = { CAP(NAME("general-term-log")) }
ui-since-your-turn = { CAP(NAME("general-term-recap")) }
ui-chat = { CAP(NAME("general-term-chat")) }
ui-chat-write = Написать сообщение
ui-send = Отправить
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
ui-export = Экспортировать
ui-save = Сохранить
ui-saved = Сохранено: { $file }

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
ui-keyboard = { CAP(NAME("general-term-keyboard_shortcut", case: "pl")) }

## Правила, подсказки, причины

ui-tutorial = { CAP(NAME("general-term-tutorial")) }
ui-hint = { CAP(NAME("general-term-hint")) }
log-hint = { $player } берёт подсказку
ui-rule-reference = Правило { $rule }
why-not-your-turn = Нельзя: сейчас не ваш ход
why-game-over = Нельзя: партия окончена
why-not-now = Нельзя: сейчас другой этап

## Конец игры

ui-game-over = Партия окончена
ui-you-win = Вы победили!
ui-winner = Победа: { $player }
ui-winners = Общая победа: { $players }
ui-cycle = Раунд { $n }
ui-turn-number = Ход { $n }
ui-round-of = Раунд { $n } из { $total }

## Уведомления

note-your-turn = «{ NAME($game) }»: ваш ход. { ui-time-left-days }
note-your-turn-hours = «{ NAME($game) }»: ваш ход. { ui-time-left-hours }
note-your-turn-now = «{ NAME($game) }»: ваш ход
note-reminder = «{ NAME($game) }»: { $player } ждёт вашего хода
note-over = «{ NAME($game) }»: партия окончена
note-confirm = { $player } хочет получать на этот адрес сообщения о ходах в Agon. Если это вы, подтвердите
ui-email-confirmed = Адрес подтверждён: Agon будет писать на него

## Ошибки

err-illegal-option = Этот вариант недоступен
err-lesson-move = Сейчас урок просит сделать другое
err-lesson = Это урок: здесь играете только вы
err-stale-move = За столом уже другая ситуация; выберите снова
err-unknown-table = Такого стола нет
err-unknown-game = Такой игры нет: { $game }
err-unknown-bot = Такого бота здесь нет: { $bot }
err-unknown-page = Такой страницы нет
err-bad-save = Не удаётся прочитать сохранение
err-table-full = Все места заняты
err-seat-taken = Это место занято
err-not-your-seat = Это не ваше место
err-link-expired = Ссылка больше не действует
err-connection-lost = Соединение потеряно
ui-reconnecting = Восстановление соединения…
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
err-no-account = У вас ещё нет учётной записи
err-too-many-letters = На сегодня слишком много писем; попробуйте завтра
err-seats = Число мест не подходит
err-no-seat = Такого места нет
err-no-move = Такого хода нет
err-no-record = У этой партии нет записи
err-seed-chosen = Выбрать зерно можно только без других людей
err-second-seat = У вас уже есть место за этим столом
err-undo-away = Тот, чьё согласие нужно, сейчас не за столом
err-hints-off = За этим столом подсказок нет
err-bad-options = Эти настройки не подходят к игре
err-too-many-tables = У вас слишком много неоконченных партий
err-not-host = Это может только хозяин стола
err-hello = Соединение открыто неправильно
err-malformed = Сервер этого не понял
err-too-large = Это слишком большое
err-table-broken = Этот стол нельзя показать; причина записана в журнале сервера
err-bot-stuck = Бот, чья очередь выбирать, не может сделать ход; сервер попробует ещё раз
err-cannot-save = Сервер сейчас не может сохранять; попробуйте позже
err-network-closed = Открыть этот сервер для сети можно только на его компьютере
err-network-taken = Серверу не удалось выйти в сеть
err-bad-code = Этот код уже использован или устарел
err-not-alone = За этим столом играют другие люди: удалить его нельзя
err-too-many-onlookers = За этим столом слишком много зрителей
err-no-room = Ваши партии заняли всё отведённое место; самые старые завершённые удалятся в течение часа
err-table-too-long = Этот стол стал слишком длинным; продолжите отсюда за новым

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
ui-press-enter = Нажмите Enter, чтобы продолжить

## Что делает вариант и кто близок к победе

ui-key-explain = v и номер: объяснить этот вариант
ui-lens-price = −{ $what } (останется { $left })
ui-lens-gain = +{ $what }
ui-lens-loss = −{ $what }
ui-lens-comes = { $to }: +{ $what }
ui-lens-leaves = { $from }: −{ $what }
ui-lens-move = { $what }: { $from } → { $to }
ui-lens-control = контроль: { $place }
ui-lens-control-lost = контроль потерян: { $place }
ui-lens-progress = { NAME($way) }: { $before } → { $now }
ui-lens-progress-of = { NAME($way) }: { $before } → { $now } из { $need }
ui-lens-chance = победа { $n } %
ui-lens-chance-about = победа около { $n } % (±{ $error })
ui-lens-lose = потери около { $n }, в худшем случае { $worst }
ui-lens-spread = { NAME($what) }: от { $least } до { $most }, в среднем { $mean }
ui-lens-of = { $player }: { $text }
ui-lens-free = бесплатно
ui-lens-ends-turn = ход заканчивается
ui-lens-ends-game = игра заканчивается
ui-lens-final = вернуть нельзя
ui-lens-asks = затем отвечает { $player }
ui-lens-assumes = если продолжить так: { $options }
ui-lens-sampled = по { $n } пробам простых игроков
ui-lens-exact = учтены все случаи, обе стороны стоят до конца

## Hints and puzzles

ui-hint-best = Лучший вариант: { $option }, шанс победить { $n } %
ui-hint-next = Второй вариант: { $option }, { $n } %
ui-puzzle-asks = Задача { $n } из { $total }: что выгоднее всего ({ $player })?
ui-puzzle-right = Верно: { $option }
ui-puzzle-wrong = Есть ход лучше: { $option }
ui-puzzle-no-hint = В задачах подсказок нет
ui-puzzle-line = Дальше: { $line }
ui-puzzle-instead = Напрашивается, но слабее: { $option } → { $line }
ui-puzzle-rating = Ваш рейтинг в задачах: { $n }
