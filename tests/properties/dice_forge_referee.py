"""A chronicler and referee of Dice Forge: keeps reserves, dice and tokens by the log, and works out what can be chosen."""

from collections import Counter
from collections.abc import Callable

from agon.games.dice_forge import words
from agon.games.dice_forge.game import DiceForge
from agon.games.dice_forge.rules.feats import Feat
from agon.games.dice_forge.tables import BOAR_FACE, CARD_DATA, CARD_SLOT, FACE_IDS, SLOT_MOON, SLOT_SUN
from agon.kernel.game import Game
from agon.kernel.history import Event
from tests.frames import under_way
from tests.properties.registers import register_in

PRICES = {
    2: ("moon1", "gold3"),
    3: ("sun1", "gold4"),
    4: ("gold6", "choice_g1_s1_m1", "sum_s1_v1", "sum_g2_m1"),
    5: ("choice_g3_v2",),
    6: ("moon2",),
    8: ("sun2", "glory3"),
    12: ("glory4", "sum_m2_v2", "sum_g1_s1_m1_v1", "choice_g2_s2_m2"),
}
"""DF-3.3: the sanctuary."""
PRICE = {name: price for price, names in PRICES.items() for name in names}
CARDS = [row["id"] for row in CARD_DATA]
ELDER_PRICE, TRITON = 3, {"triton gold", "triton sun", "triton moon"}


class Chronicle:
    """Called after every move of one game."""

    def __init__(self) -> None:
        self.told = -1
        self.game = DiceForge(2)

    def __call__(self, game: Game) -> None:
        assert isinstance(game, DiceForge)
        self.game = game
        if self.told < 0:
            self.begin()
        events = game.chapter.all_events()
        for event in events[self.told :]:
            if event.message in NOTED:
                NOTED[event.message](self, int(event.a), event)
        self.told = len(events)
        self.compare()
        if not game.over:
            self.check_options()

    def begin(self) -> None:
        """As it is set up, before anything is told."""
        game = self.game
        self.told = len(game.chapter.all_events())
        self.reserves = [[int(n) for n in (one.gold, one.sun, one.moon, one.glory)] for one in game.heroes]
        self.dice = [[Counter(one.faces(die)) for die in range(2)] for one in game.heroes]
        self.cards = [Counter({card: int(n) for card, n in enumerate(one.cards)}) for one in game.heroes]
        self.tokens: list[Counter[int]] = [Counter() for _ in game.heroes]
        self.forged = [0] * len(game.heroes)
        self.chests = [0] * len(game.heroes)
        self.laps = [0] * len(game.heroes)
        self.steps = [0] * len(game.heroes)
        self.turn = int(game.active)

    def compare(self) -> None:
        for seat, hero in enumerate(self.game.heroes):
            assert self.reserves[seat] == [hero.gold, hero.sun, hero.moon, hero.glory]
            assert [+dice for dice in self.dice[seat]] == [Counter(hero.faces(die)) for die in range(2)]
            if not under_way(self.game, Feat):  # its card comes after the blessing of whoever was ousted
                assert +self.cards[seat] == +Counter({card: int(n) for card, n in enumerate(hero.cards)})
            assert (self.forged[seat], self.chests[seat]) == (hero.forged, hero.chests)
            assert self.tokens[seat][CARDS.index("cerberus")] == hero.cerberus
            assert self.tokens[seat][CARDS.index("triton")] == hero.triton
            hammers = int(hero.cards[CARDS.index("blacksmiths_hammer")])
            assert self.steps[seat] // 30 + hero.hammers == hammers
            assert self.steps[seat] % 30 == hero.hammer_steps
            assert self.laps[seat] == self.steps[seat] // 15
            limits = [12 + 4 * self.chests[seat], 6 + 3 * self.chests[seat], 6 + 3 * self.chests[seat]]
            assert all(0 <= n <= limit for n, limit in zip(self.reserves[seat], limits, strict=False))

    def check_options(self) -> None:
        game = self.game
        prompt = game.VOCABULARY.prompts[game.prompt].name
        if prompt in OPTIONS:
            found = {game.VOCABULARY.notation(code) for code in game.option_codes()}
            assert found == OPTIONS[prompt](self, int(game.asked)), prompt

    def faces(self, seat: int, discount: int = 0) -> set[str]:
        """What the sanctuary has left and the player can pay."""
        purse = self.reserves[seat][0] + discount
        stock = {name: int(self.game.stock[FACE_IDS.index(name)]) for name in PRICE}
        return {f"buy {name}" for name, price in PRICE.items() if price <= purse and stock[name] > 0}

    def feats(self, seat: int, surcharge: int = 0) -> set[str]:
        _, sun, moon, _ = self.reserves[seat]
        found = set()
        for slot, card in enumerate(self.game.stack_card):
            can_pay = SLOT_SUN[slot] <= sun - surcharge and SLOT_MOON[slot] <= moon
            if self.game.stack_left[slot] > 0 and can_pay:
                found.add(f"feat {CARDS[card]}")
        return found

    def triton(self, seat: int) -> set[str]:
        """DF-card-triton: in the own turn."""
        has_token = self.tokens[seat][CARDS.index("triton")] > 0
        return TRITON if has_token and seat == self.turn else set()


Note = Callable[[Chronicle, int, Event], None]
NOTED: dict[int, Note] = {}
Answer = Callable[[Chronicle, int], set[str]]
OPTIONS: dict[str, Answer] = {}

says = register_in(NOTED)

asked = register_in(OPTIONS)


@says(words.TURN)
def turn(log: Chronicle, seat: int, event: Event) -> None:
    assert seat in (log.turn, (log.turn + 1) % len(log.reserves))
    log.turn = seat


@says(words.GAINED)
def gained(log: Chronicle, seat: int, event: Event) -> None:
    for at, n in enumerate((event.b, event.c, event.d, event.e)):
        assert n >= 0
        log.reserves[seat][at] += int(n)


@says(words.LOST)
def lost(log: Chronicle, seat: int, event: Event) -> None:
    for at, n in enumerate((event.b, event.c, event.d, event.e)):
        assert n >= 0
        log.reserves[seat][at] -= int(n)


@says(words.BOUGHT)
def bought(log: Chronicle, seat: int, event: Event) -> None:
    assert 0 <= event.c <= PRICE[FACE_IDS[event.b]]
    log.reserves[seat][0] -= int(event.c)


@says(words.PAID)
def paid(log: Chronicle, seat: int, event: Event) -> None:
    assert (CARDS[event.b], event.c) == ("elder", ELDER_PRICE)
    log.reserves[seat][0] -= ELDER_PRICE


@says(words.EXTRA)
def extra(log: Chronicle, seat: int, event: Event) -> None:
    assert (seat, event.b) == (log.turn, 2)
    log.reserves[seat][1] -= 2


@says(words.PERFORMED)
def performed(log: Chronicle, seat: int, event: Event) -> None:
    """DF-3.5."""
    slot = CARD_SLOT[event.b]
    assert (event.c, event.d) == (SLOT_SUN[slot], SLOT_MOON[slot])
    log.reserves[seat][1] -= int(event.c)
    log.reserves[seat][2] -= int(event.d)
    log.cards[seat][int(event.b)] += 1


@says(words.FORGED)
def forged(log: Chronicle, seat: int, event: Event) -> None:
    face, die, old = int(event.b), int(event.c), int(event.d)
    assert log.dice[seat][die][old] > 0
    assert not FACE_IDS[old].startswith("boar")
    log.dice[seat][die][old] -= 1
    log.dice[seat][die][face] += 1
    log.forged[seat] += 1


@says(words.ROLLED)
def rolled(log: Chronicle, seat: int, event: Event) -> None:
    assert log.dice[seat][0][int(event.b)] > 0
    assert log.dice[seat][1][int(event.c)] > 0


@says(words.ROLLED_ONE)
def rolled_one(log: Chronicle, seat: int, event: Event) -> None:
    assert log.dice[seat][int(event.b)][int(event.c)] > 0


@says(words.HAMMERED)
def hammered(log: Chronicle, seat: int, event: Event) -> None:
    assert event.b > 0
    log.steps[seat] += int(event.b)


@says(words.HAMMER_LAP_DONE)
def hammer_lap(log: Chronicle, seat: int, event: Event) -> None:
    """DF-4.2: 10 glory for the first lap of a card, 15 for the second."""
    assert event.b == (15 if log.laps[seat] % 2 else 10)
    log.laps[seat] += 1
    log.reserves[seat][3] += int(event.b)


@says(words.CHESTED)
def chested(log: Chronicle, seat: int, event: Event) -> None:
    assert (event.b, event.c, event.d) == (4, 3, 3)
    log.chests[seat] += 1


@says(words.TOKEN_TAKEN)
def token_taken(log: Chronicle, seat: int, event: Event) -> None:
    log.tokens[seat][int(event.b)] += 1


@says(words.TOKEN_USED)
def token_used(log: Chronicle, seat: int, event: Event) -> None:
    log.tokens[seat][int(event.b)] -= 1
    assert log.tokens[seat][int(event.b)] >= 0


@says(words.OUSTED)
def ousted(log: Chronicle, seat: int, event: Event) -> None:
    assert seat != event.b


@says(words.BOAR_GIVEN)
def boar_given(log: Chronicle, seat: int, event: Event) -> None:
    assert seat != event.b
    owned = [card for card in +log.cards[seat] if BOAR_FACE[card] == event.c]
    assert len(owned) == 1


@says(words.SCORED)
def scored(log: Chronicle, seat: int, event: Event) -> None:
    """DF-5.1."""
    on_cards = sum(CARD_DATA[card]["glory"] * n for card, n in log.cards[seat].items())
    assert (event.b, event.c, event.d) == (log.reserves[seat][3], on_cards, log.reserves[seat][3] + on_cards)


# ---------------------------------------------------------------------- options


@asked("action")
def action(log: Chronicle, seat: int) -> set[str]:
    return log.faces(seat) | log.feats(seat) | log.triton(seat) | {"pass"}


@asked("extra")
def extra_action(log: Chronicle, seat: int) -> set[str]:
    """DF-3.7: for two sun shards more."""
    found = log.faces(seat) | log.feats(seat, 2) if log.reserves[seat][1] >= 2 else set()
    return found | log.triton(seat) | {"pass"}


@asked("triton")
def last_triton(log: Chronicle, seat: int) -> set[str]:
    return log.triton(seat) | {"pass"}


@asked("ship")
def ship(log: Chronicle, seat: int) -> set[str]:
    discount = int(log.game.prompt_a)
    assert discount in (2, 6)
    return log.faces(seat, discount) | log.triton(seat) | {"skip"}


@asked("forge")
def forge(log: Chronicle, seat: int) -> set[str]:
    face = FACE_IDS[log.game.prompt_a]
    dice = [(die, FACE_IDS[old]) for die in range(2) for old in +log.dice[seat][die]]
    return {f"forge {face} {'light' if die == 0 else 'dark'} {old}" for die, old in dice if not old.startswith("boar")}


@asked("owl")
def owl(log: Chronicle, seat: int) -> set[str]:
    return {"take gold 1", "take sun 1", "take moon 1"}


@asked("hammer")
def hammer(log: Chronicle, seat: int) -> set[str]:
    room = 30 * int(log.game.heroes[seat].cards[CARDS.index("blacksmiths_hammer")]) - log.steps[seat]
    return {f"hammer {n}" for n in range(min(int(log.game.prompt_a), room) + 1)}


@asked("die")
def die(log: Chronicle, seat: int) -> set[str]:
    return {"roll light", "roll dark"}


@asked("reward")
def reward(log: Chronicle, seat: int) -> set[str]:
    owner = [one for one, cards in enumerate(log.cards) for card in +cards if BOAR_FACE[card] == log.game.prompt_a]
    assert owner == [seat]
    return {"take sun 1", "take moon 1", "take glory 3"}
