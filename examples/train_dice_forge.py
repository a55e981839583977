"""A small policy for Dice Forge, trained on one CPU core in minutes, that beats the greedy bot.

    python examples/train_dice_forge.py                 # train, judge, write examples/dice_forge_policy.json
    python examples/train_dice_forge.py --judge 400     # only judge what is there

The policy is a linear value of a hero's board: the glory that will still come, from the faces on the dice, the
cards, the reserves and the time left. It takes the option after which its value leads its rival's most. Training
is policy iteration: it plays itself, straying now and then; a ridge regression of the glory that really came gives
the next policy; and so on. It sees what a bot sees, a ``SeatWindow``.
"""

import argparse
import json
import random
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

import agon
from agon import bots
from agon.bots.base import Bot, SeatWindow
from agon.games.dice_forge.game import DiceForge
from agon.games.dice_forge.tables import CARD_IDS, CARDS, FACE_IDS, FACES
from agon.kernel.game import Game
from agon.lab.ratings import wilson

TITLE = "dice_forge"
WEIGHTS = Path(__file__).with_name("dice_forge_policy.json")
PHASES = ((0, 0), (1, 1), (2, 3), (4, 6), (7, 99))
"""Turns left, from and to: what is in reserve is worth less when little can be bought with it any more."""
MOST_TURNS = 11
SAMPLES = 2
"""Imagined games over which options are compared, all with the same luck."""
STRAYS = 0.12
RIDGE = 3.0

Array = NDArray[np.float64]


def feature_names() -> list[str]:
    return [
        *[f"{name} on a die, each blessing" for name in FACE_IDS],
        *[f"card {name}" for name in CARD_IDS],
        *[f"card {name}, each turn" for name in CARD_IDS],
        *[f"{what} with {low}-{high} turns left" for low, high in PHASES for what in ("gold", "sun", "moon")],
        *["hammer to go", "hammer done", "chest, each turn", "triton", "cerberus", "own turn"],
        *[f"{turns} turns left" for turns in range(MOST_TURNS)],
    ]


def features(game: DiceForge, seat: int) -> Array:
    """A hero's board as numbers, in the order of :func:`feature_names`."""
    hero = game.heroes[seat]
    turns = int(game.rounds - game.round) + (1 if game.active < seat else 0)
    found = np.zeros(FEATURES)
    showings = turns * int(game.players) * int(game.blessings) / 6
    for face in (*hero.faces(0), *hero.faces(1)):
        if face < FACES:
            found[face] += showings
    cards = [int(count) for count in hero.cards]
    found[FACES : FACES + CARDS] = cards
    found[FACES + CARDS : FACES + 2 * CARDS] = np.array(cards) * turns
    at = FACES + 2 * CARDS
    phase = next(place for place, (low, high) in enumerate(PHASES) if low <= turns <= high)
    found[at + 3 * phase : at + 3 * phase + 3] = (hero.gold, hero.sun, hero.moon)
    at += 3 * len(PHASES)
    room = min(int(hero.hammer_room()), 2 * turns)
    found[at : at + 6] = (room, hero.hammer_steps, hero.chests * turns, hero.triton, hero.cerberus, game.active == seat)
    found[at + 6 + min(turns, MOST_TURNS - 1)] = 1.0
    return found


FEATURES = len(feature_names())


def glory(game: DiceForge, seat: int) -> int:
    return int(game.heroes[seat].glory + game.heroes[seat].card_glory())


class LearntBot(Bot):
    """Takes the option after which the glory it can expect leads that of its rivals most."""

    name = "learnt"

    def __init__(self, weights: Array, seed: int | None = None) -> None:
        super().__init__(seed)
        self.weights = weights

    def choose(self, window: SeatWindow) -> int:
        leads = np.zeros(len(window.choice.codes))
        for _ in range(SAMPLES):
            world = window.imagine(self.rng)
            world.hush()
            leads += [self.lead_after(world, window.seat, index, 1) for index in range(len(leads))]
        return int(leads.argmax())

    def lead_after(self, world: Game, seat: int, index: int, further: int) -> float:
        """The lead after an option, its owner going on well if asked again at once (where to put a face)."""
        twin = world.copy()
        twin.take(index)
        if further == 0 or twin.asked != seat:
            return self.lead(twin, seat)
        return max(self.lead_after(twin, seat, each, further - 1) for each in range(int(twin.offered)))

    def lead(self, game: Game, seat: int) -> float:
        assert isinstance(game, DiceForge)
        rivals = [self.expected(game, other) for other in range(int(game.players)) if other != seat]
        return self.expected(game, seat) - sum(rivals) / len(rivals)

    def expected(self, game: DiceForge, seat: int) -> float:
        to_come = 0.0 if game.over else float(self.weights @ features(game, seat))
        return glory(game, seat) + to_come


def player(weights: Array | None, seed: int) -> Bot:
    return bots.make("greedy", seed) if weights is None else LearntBot(weights, seed)


def collect_game(task: tuple[Array | None, int]) -> tuple[list[Array], list[float]]:
    """The boards at the start of every turn of one game of self-play, and the glory that came after each."""
    weights, seed = task
    game = agon.new(TITLE, 2, seed)
    assert isinstance(game, DiceForge)
    game.tells = False
    rng = random.Random(seed)
    bot = player(weights, seed)
    boards, owners, before, turn = [], [], [], (-1, -1)
    while not game.over:
        if turn != (int(game.round), int(game.active)):
            turn = (int(game.round), int(game.active))
            for seat in range(2):
                boards.append(features(game, seat))
                owners.append(seat)
                before.append(glory(game, seat))
        strays = game.offered == 1 or rng.random() < STRAYS
        game.apply(rng.randrange(int(game.offered)) if strays else bot.move(game))
    return boards, [float(glory(game, seat) - had) for seat, had in zip(owners, before, strict=True)]


def train(rounds: int, games: int, jobs: int) -> Array:
    """Policy iteration that starts from games of the greedy bot."""
    weights: Array | None = None
    for turn in range(rounds):
        tasks = [(weights, 1_000_000 * (turn + 1) + seed) for seed in range(games)]
        with ProcessPoolExecutor(jobs) as pool:
            found = list(pool.map(collect_game, tasks, chunksize=4))
        seen = np.array([board for boards, _ in found for board in boards])
        wanted = np.array([each for _, gained in found for each in gained])
        fitted = np.linalg.solve(seen.T @ seen + RIDGE * np.eye(FEATURES), seen.T @ wanted)
        # halfway towards what the last policy's games say: a board is worth what a player makes of it
        weights = fitted if weights is None else (weights + fitted) / 2
        left = float((wanted - seen @ fitted).std())
        print(f"round {turn + 1}: {len(seen)} boards, {left:.1f} glory unexplained", flush=True)
    assert weights is not None
    return weights


def judge_game(task: tuple[Array, int]) -> float:
    """The policy's share of the win in one game against the greedy bot; odd games from the other seat."""
    weights, number = task
    game = agon.new(TITLE, 2, number // 2)
    game.tells = False
    seat = number % 2
    players = [player(weights if each == seat else None, number * 2 + each) for each in range(2)]
    while not game.over:
        game.apply(players[int(game.asked)].move(game))
    result = game.result
    assert result is not None
    return 1 / len(result["winners"]) if seat in result["winners"] else 0.0


def judge(weights: Array, games: int, jobs: int) -> float:
    with ProcessPoolExecutor(jobs) as pool:
        return sum(pool.map(judge_game, [(weights, number) for number in range(games)], chunksize=4)) / games


def save(weights: Array, facts: dict[str, Any]) -> None:
    table = {name: round(float(weight), 4) for name, weight in zip(feature_names(), weights, strict=True)}
    WEIGHTS.write_text(json.dumps({**facts, "weights": table}, indent=1) + "\n", encoding="utf-8")


def load() -> Array:
    table = json.loads(WEIGHTS.read_text(encoding="utf-8"))["weights"]
    return np.array([table[name] for name in feature_names()])


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rounds", type=int, default=4, help="rounds of self-play and fitting")
    parser.add_argument("--games", type=int, default=150, help="games of a round")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--judge", type=int, help="do not train; judge the policy that is there by so many games")
    given = parser.parse_args()
    facts: dict[str, Any] = {
        "made_by": f"python examples/train_dice_forge.py --rounds {given.rounds} --games {given.games}"
    }
    weights = load() if given.judge else train(given.rounds, given.games, given.jobs)
    games = given.judge or 200
    share = judge(weights, games, given.jobs)
    low, high = wilson(share * games, games)
    verdict = f"{100 * share:.1f} % of {games} games against greedy ({100 * low:.1f} to {100 * high:.1f} %)"
    print(verdict, flush=True)
    if not given.judge:
        save(weights, {**facts, "won": verdict})


if __name__ == "__main__":
    main()
