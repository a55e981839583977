"""A small policy for Dice Forge, trained on one CPU core in minutes, that beats the greedy bot.

    python examples/train_dice_forge.py                 # train, judge, write examples/dice_forge_policy.json
    python examples/train_dice_forge.py --judge 400     # only judge what is there

The policy is a linear value of a hero's board at the end of a turn: the glory that will still come, from the faces
on the dice, the cards, the reserves and the time left. It takes the option after which, its turn played on well, its
value leads its rival's most. Training is policy iteration: it plays itself, straying now and then; a ridge
regression of the glory that really came gives the next policy; and so on. It sees what a bot sees, a ``SeatWindow``.
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
from agon.games.dice_forge.evaluate import outlook
from agon.games.dice_forge.game import DiceForge
from agon.games.dice_forge.state import Hero
from agon.games.dice_forge.tables import DARK, ELDER, FACES, HIND, LIGHT, OWL
from agon.kernel.game import Game
from agon.lab.intervals import wilson

TITLE = "dice_forge"
WEIGHTS = Path(__file__).with_name("dice_forge_policy.json")
SAMPLES = 2
"""Imagined games over which options are compared, all with the same luck."""
NODES = 240
"""Positions looked at in each of them."""
STRETCH = (0, 1, 2, 3, 4, 4, 5, 5, 6, 6, 6)
"""By turns to come: the stretch of the game, each with weights of its own."""
STRETCHES = 7
OTHERS = 14
FEATURES = FACES + OTHERS
STRAYS = 0.1
RIDGE = 20.0

Array = NDArray[np.float64]


def board(game: DiceForge, seat: int) -> tuple[int, Array]:
    """The stretch of the game, and what the hero's board holds."""
    turns, blessings = outlook(game, seat)
    hero = game.heroes[seat]
    stretch = STRETCH[min(int(turns), len(STRETCH) - 1)]
    return stretch, np.concatenate([showings(hero, int(blessings)), others(hero, int(turns))])


def showings(hero: Hero, blessings: int) -> Array:
    """How often each face may still show."""
    found = np.zeros(FACES)
    for die in (LIGHT, DARK):
        for face in hero.faces(die):
            found[face] += blessings / 6.0
    return found


def others(hero: Hero, turns: int) -> Array:
    """The time left, reserves, cards that bring something every turn, and tokens."""
    every_turn = [int(hero.cards[card]) * turns for card in (OWL, HIND, ELDER)]
    hammer = [min(int(hero.hammer_room()), 4 * turns), int(hero.hammer_steps)]
    reserves = [int(hero.gold), int(hero.sun), int(hero.moon), int(hero.chests)]
    tokens = [int(hero.triton), int(hero.cerberus), int(hero.forged)]
    return np.array([1, turns, *reserves, *every_turn, *hammer, *tokens], float)


def glory(game: DiceForge, seat: int) -> int:
    return int(game.heroes[seat].glory + game.heroes[seat].card_glory())


class LearntBot(Bot):
    """Takes the option after which the glory it can expect leads that of its rivals most."""

    name = "learnt"

    def __init__(self, weights: Array, seed: int | None = None) -> None:
        super().__init__(seed)
        self.weights = weights
        self.left = 0

    def choose(self, window: SeatWindow) -> int:
        leads = np.zeros(len(window.choice.codes))
        if len(leads) == 1:
            return 0
        for _ in range(SAMPLES):
            world = window.imagine(self.rng)
            world.hush()
            world.halt_after(1)
            for index in range(len(leads)):
                self.left = NODES // len(leads)
                leads[index] += self.lead_after(world, window.seat, index)
        return int(leads.argmax())

    def lead_after(self, world: Game, seat: int, index: int) -> float:
        """The lead after an option, its owner going on well to the end of the turn as far as the nodes last."""
        self.left -= 1
        twin = world.copy()
        twin.take(index)
        if twin.asked != seat or self.left <= 0:
            return self.lead(twin, seat)
        best = -1e9
        for each in range(int(twin.offered)):
            best = max(best, self.lead_after(twin, seat, each))
            if self.left <= 0:
                break
        return best

    def lead(self, game: Game, seat: int) -> float:
        assert isinstance(game, DiceForge)
        rivals = [self.expected(game, other) for other in range(int(game.players)) if other != seat]
        return self.expected(game, seat) - sum(rivals) / len(rivals)

    def expected(self, game: DiceForge, seat: int) -> float:
        if game.over:
            return glory(game, seat)
        stretch, held = board(game, seat)
        return glory(game, seat) + float(self.weights[stretch] @ held)


def player(weights: Array | None, seed: int) -> Bot:
    return bots.make("greedy", seed) if weights is None else LearntBot(weights, seed)


def turn_end(game: DiceForge, option: int) -> DiceForge | None:
    """The position in which the turn ends after this choice, if it does and the game goes on."""
    twin = game.copy()
    twin.hush()
    twin.halt_after(1)
    twin.take(option)
    assert isinstance(twin, DiceForge)
    return None if twin.over or twin.asked >= 0 else twin


def collect_game(task: tuple[Array | None, int]) -> list[tuple[int, Array, float]]:
    """One game of self-play: at the end of every turn each board, and the glory that came after."""
    weights, seed = task
    game = agon.new(TITLE, 2, seed)
    assert isinstance(game, DiceForge)
    game.keeps_log = False
    rng = random.Random(seed)
    bot = player(weights, seed)
    seen: list[tuple[int, int, Array, int]] = []
    while not game.over:
        strays = game.offered == 1 or rng.random() < STRAYS
        option = rng.randrange(int(game.offered)) if strays else bot.move(game)
        ended = turn_end(game, option)
        if ended is not None:
            seen += [(seat, *board(ended, seat), glory(ended, seat)) for seat in range(2)]
        game.apply(option)
    return [(stretch, held, float(glory(game, seat) - had)) for seat, stretch, held, had in seen]


def ridge(boards: Array, gained: Array) -> Array:
    return np.asarray(np.linalg.solve(boards.T @ boards + RIDGE * np.eye(FEATURES), boards.T @ gained))


def fit(notes: list[tuple[int, Array, float]]) -> Array:
    """One value for the whole game, and what each stretch of it adds."""
    stretches = np.array([stretch for stretch, held, gained in notes])
    boards = np.array([held for stretch, held, gained in notes])
    gained = np.array([each for stretch, held, each in notes])
    common = ridge(boards, gained)
    left = gained - boards @ common
    return np.array([common + ridge(boards[stretches == at], left[stretches == at]) for at in range(STRETCHES)])


def train(rounds: int, games: int, jobs: int) -> Array:
    """Policy iteration that starts from games of the greedy bot."""
    weights: Array | None = None
    for turn in range(rounds):
        tasks = [(weights, 1_000_000 * (turn + 1) + seed) for seed in range(games)]
        with ProcessPoolExecutor(jobs) as pool:
            notes = [note for found in pool.map(collect_game, tasks, chunksize=4) for note in found]
        fitted = fit(notes)
        # halfway towards what the last policy's games say: a board is worth what a player makes of it
        weights = fitted if weights is None else (weights + fitted) / 2
        print(f"round {turn + 1}: {len(notes)} boards", flush=True)
    assert weights is not None
    return weights


def judge_game(task: tuple[Array, int]) -> float:
    """The policy's share of the win in one game against the greedy bot; odd games from the other seat."""
    weights, number = task
    game = agon.new(TITLE, 2, number // 2)
    game.keeps_log = False
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
    table = [[round(float(weight), 3) for weight in row] for row in weights]
    WEIGHTS.write_text(json.dumps({**facts, "weights": table}) + "\n", encoding="utf-8")


def load() -> Array:
    return np.array(json.loads(WEIGHTS.read_text(encoding="utf-8"))["weights"])


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rounds", type=int, default=4, help="rounds of self-play and fitting")
    parser.add_argument("--games", type=int, default=300, help="games of a round")
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
