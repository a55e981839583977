"""The lab's share of the command line: arena, export, study, openings, train, practise, tune, tune_weights, learn."""

import json
import shlex
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

TitleName = Annotated[str, typer.Argument(help="Which game: `agon titles` lists them.", metavar="TITLE")]
Jobs = Annotated[int, typer.Option("--jobs", "-j", help="Processes that play at once.")]
Seed = Annotated[int, typer.Option("--seed", help="The first seed; the same gives the same games.")]
Out = Annotated[Path | None, typer.Option("--out", "-o", help="Folder of the games and the report.")]
File = Annotated[Path, typer.Argument(help="A saved game or a record.")]
Settings = Annotated[
    list[str] | None, typer.Option("--set", help="Option of the game as name=value; lists with commas. Repeatable.")
]
RayAddress = Annotated[str | None, typer.Option("--ray", help="Address of a Ray cluster, or 'local' to start one.")]
AsJson = Annotated[bool, typer.Option("--json", help="As JSON.")]


def check_extra() -> None:
    """Say what is missing before hours of games, not after."""
    from agon.kernel.errors import AgonError
    from agon.lab.extras import lacking

    if sentence := lacking("lab"):
        raise AgonError(sentence)


def register(app: typer.Typer) -> None:
    """Hang the commands into the program."""
    for command in (arena, export, study, openings, train, practise, tune, tune_weights, learn):
        app.command()(command)


def typed_command() -> str:
    """The command as it was typed, without the folder of the program."""
    return shlex.join(["agon", *sys.argv[1:]])


class Meter:
    """A progress bar with the time that is left; a plain line now and then where there is no terminal."""

    def __init__(self, what: str) -> None:
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
        from rich.progress import TimeRemainingColumn as Remaining

        console = Console(stderr=True)
        columns = (
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeElapsedColumn(),
            Remaining(),
        )
        self.bar = Progress(*columns, console=console, refresh_per_second=4)
        self.task = self.bar.add_task(what, total=None)

    def __enter__(self) -> "Meter":
        self.bar.start()
        return self

    def __exit__(self, *trouble: object) -> None:
        self.bar.stop()

    def __call__(self, done: int, total: int) -> None:
        self.bar.update(self.task, completed=done, total=total)

    def show(self, what: str, done: int, total: int) -> None:
        """Where one thing follows another; each has its own time."""
        if self.bar.tasks[0].description != what:
            self.bar.reset(self.task, description=what)
        self(done, total)


def options_of(title: str, settings: list[str] | None) -> dict[str, Any]:
    from agon.games import title as title_of
    from agon.kernel.errors import BadOption

    found = title_of(title)
    options: dict[str, Any] = {}
    for setting in settings or []:
        name, sign, text = setting.partition("=")
        if not sign:
            raise BadOption(f"an option is written name=value, not {setting!r}")
        options[name] = found.option(name).from_text(text)
    return options


def played(what: Any, games: int, folder: Path, jobs: int, ray_address: str | None) -> list[dict[str, Any]]:
    """Hold the tournament under a progress bar. After Ctrl-C the same command goes on."""
    from agon.lab.arena import hold

    try:
        with Meter(what.title) as meter:
            return hold(what, games, folder, jobs, ray_address, meter)
    except KeyboardInterrupt:
        typer.echo(f"stopped; the finished games are kept in {folder}, the same command goes on", err=True)
        raise typer.Exit(130) from None


def arena(
    title: TitleName,
    bots: Annotated[
        str,
        typer.Option(
            "--bots", "-b", help="Names with commas, as hard,normal, search:simulations=400 or package.module:Class."
        ),
    ],
    games: Annotated[int, typer.Option("--games", "-n", help="At least so many, whole rounds of seatings.")] = 100,
    players: Annotated[int | None, typer.Option("--players", "-p", help="Seats; else one for each bot.")] = None,
    jobs: Jobs = 1,
    seed: Seed = 1,
    settings: Settings = None,
    out: Out = None,
    ray: RayAddress = None,
    records: Annotated[bool, typer.Option("--records", help="Keep every game whole, for `agon export`.")] = False,
) -> None:
    """Let bots play a tournament in all seatings; ratings, tables and a report. Goes on after being stopped."""
    check_extra()
    from rich.console import Console

    from agon.lab.arena import plan
    from agon.lab.report import console_table, duel_table, rating_table, write_report

    names = [name.strip() for name in bots.split(",") if name.strip()]
    what = plan(title, names, players, seed, options_of(title, settings), records)
    folder = out or Path("arena") / what.folder_name()
    rows = played(what, games, folder, jobs, ray)
    console = Console()
    seats = "one player" if what.players == 1 else f"{what.players} players"
    console.print(console_table(rating_table(rows), f"{title}, {seats}"))
    if len(set(names)) > 1 and what.players > 1:
        console.print(console_table(duel_table(rows), "Duels"))
    for path in write_report(what, rows, folder, typed_command()):
        typer.echo(str(path))


def export(
    sources: Annotated[
        list[Path],
        typer.Argument(help="Records, saves, lists of records (.jsonl), folders of arenas held with --records."),
    ],
    out: Annotated[
        Path,
        typer.Option(
            "--out", "-o", help="File to write: .jsonl (records), .parquet (a row a decision), .npz (trajectories)."
        ),
    ],
) -> None:
    """Write recorded games for other programs."""
    if out.suffix != ".jsonl":
        check_extra()
    from agon.lab.export import export as written
    from agon.lab.record_files import read_records

    records = [record for source in sources for record in read_records(source)]
    with Meter(out.name) as meter:
        written(records, out, meter)
    typer.echo(f"{out}: {len(records)} {'game' if len(records) == 1 else 'games'}")


def study(
    title: TitleName,
    games: Annotated[int, typer.Option("--games", "-n", help="At least so many.")] = 2000,
    players: Annotated[int, typer.Option("--players", "-p", help="Seats.")] = 4,
    bot: Annotated[str, typer.Option("--bot", help="Who plays all seats.")] = "greedy",
    jobs: Jobs = 1,
    seed: Seed = 1,
    settings: Settings = None,
    out: Annotated[Path, typer.Option("--out", "-o", help="Folder of the report.")] = Path("docs/balance"),
    games_folder: Annotated[Path, typer.Option("--games-folder", help="Where the games are kept.")] = Path("arena"),
    finding: Annotated[str, typer.Option("--finding", help="What surprised, for the report.")] = "",
    ray: RayAddress = None,
) -> None:
    """Study the balance of a game: which seats, heroes, gods, cards and openings win."""
    check_extra()
    from agon.lab.arena import plan
    from agon.lab.solo_study import write_study_alone
    from agon.lab.study import write_study

    what = plan(title, [bot], players, seed, options_of(title, settings))
    refuse_clocks(bot)
    rows = played(what, games, games_folder / what.folder_name(), jobs, ray)
    command = f"agon study {title} --games {games} --players {players} --bot {bot} --seed {seed}"
    write = write_study_alone if players == 1 else write_study
    typer.echo(str(write(what, rows, out, command, finding)))


def refuse_clocks(bot: str) -> None:
    from agon.kernel.errors import BadOption
    from agon.lab.matches import by_the_clock

    if by_the_clock([bot]):
        raise BadOption(f"a study is fixed by its seeds: give {bot!r} simulations in place of seconds")


def openings(
    title: TitleName,
    first: Annotated[list[str], typer.Option("--first", "-f", help="A first choice in notation. Repeatable.")],
    games: Annotated[int, typer.Option("--games", "-n", help="Seeds; each is played anew for every seat.")] = 100,
    players: Annotated[int, typer.Option("--players", "-p", help="Seats.")] = 4,
    bot: Annotated[str, typer.Option("--bot", help="Who plays all seats.")] = "greedy",
    jobs: Jobs = 1,
    seed: Seed = 1,
    settings: Settings = None,
) -> None:
    """Try openings: seats are made to begin so, and compared with the same seats left free."""
    check_extra()
    from rich.console import Console

    from agon.kernel.errors import BadOption
    from agon.lab.arena import matches_of, plan
    from agon.lab.openings import Trial, try_openings, verdicts
    from agon.lab.report import console_table, opening_table

    refuse_clocks(bot)
    matches = matches_of(plan(title, [bot], players, seed, options_of(title, settings)), games)
    found: list[Trial] = []
    with Meter(title) as meter:
        for done, trials in enumerate(try_openings(matches, first, jobs), 1):
            found += trials
            meter(done, len(matches))
    if missing := set(first) - {each.opening for each in found}:
        raise BadOption(f"nobody could begin with {', '.join(sorted(missing))}")
    Console().print(console_table(opening_table(verdicts(found)), f"{title}, {players} players, {bot}"))


def train(
    title: TitleName,
    folder: Annotated[Path, typer.Option("--folder", "-f", help="Where everything is kept; one training each.")],
    players: Annotated[int, typer.Option("--players", "-p", help="Seats.")] = 2,
    generations: Annotated[
        int, typer.Option("--generations", "-g", help="Until there are so many; more can be asked for later.")
    ] = 10,
    games: Annotated[int, typer.Option("--games", "-n", help="Games of each generation to learn from.")] = 200,
    simulations: Annotated[
        int, typer.Option("--simulations", help="Thought for each choice, in games and at the gate.")
    ] = 100,
    teacher: Annotated[
        str, typer.Option("--teacher", help="The bot whose games generation 0 learns from, as in an arena.")
    ] = "greedy",
    window: Annotated[int, typer.Option("--window", help="Last generations whose games are learnt from.")] = 5,
    hidden: Annotated[
        list[int] | None, typer.Option("--hidden", help="Width of a hidden layer. Repeatable; 64 if not given.")
    ] = None,
    sweeps: Annotated[int, typer.Option("--sweeps", help="How often each generation goes through them.")] = 4,
    gate_seeds: Annotated[
        int, typer.Option("--gate-seeds", help="Seeds of a gate at most, each played in all seats.")
    ] = 100,
    jobs: Jobs = 1,
    seed: Seed = 1,
    settings: Settings = None,
    ray: RayAddress = None,
) -> None:
    """Train a network by self-play of the search; each must beat the last best one. Goes on after being stopped."""
    check_extra()
    from agon.lab.training import Recipe, Training

    recipe = Recipe(
        title,
        players,
        options_of(title, settings),
        seed,
        teacher,
        games,
        simulations,
        window,
        tuple(hidden or [64]),
        sweeps,
        gate_seeds=gate_seeds,
    )
    try:
        with Meter(title) as meter:
            training = Training(recipe, folder, jobs, ray, meter.show)
            for line in training.until(generations):
                meter.bar.console.print(told_generation(line), highlight=False, soft_wrap=True)
    except KeyboardInterrupt:
        typer.echo(f"stopped; what is finished is kept in {folder}, the same command goes on", err=True)
        raise typer.Exit(130) from None
    typer.echo(str(training.folder.best))


def practise(
    title: TitleName,
    folder: Annotated[Path, typer.Option("--folder", "-f", help="Where everything is kept; one practice each.")],
    players: Annotated[int, typer.Option("--players", "-p", help="Seats.")] = 2,
    lessons: Annotated[int, typer.Option("--lessons", help="Of 16,384 choices each, if nothing else is told.")] = 900,
    hidden: Annotated[
        list[int] | None,
        typer.Option("--hidden", help="Width of a hidden layer. Repeatable; 256 and 128 if not given."),
    ] = None,
    count: Annotated[int, typer.Option("--count", help="Games at once.")] = 256,
    steps: Annotated[int, typer.Option("--steps", help="Choices in each game between two lessons.")] = 64,
    teacher: Annotated[str, typer.Option("--teacher", help="A bot whose games are imitated first.")] = "",
    teacher_games: Annotated[int, typer.Option("--teacher-games", help="How many.")] = 300,
    only_values: Annotated[
        int, typer.Option("--only-values", help="First lessons in which no choice changes; good after a teacher.")
    ] = 0,
    rate: Annotated[float, typer.Option("--rate", help="The length of the first steps of learning.")] = 1e-3,
    curiosity: Annotated[float, typer.Option("--curiosity", help="The pay for trying, at first.")] = 0.01,
    trust: Annotated[float, typer.Option("--trust", help="How far to look past the own values (lambda).")] = 0.95,
    sweeps: Annotated[int, typer.Option("--sweeps", help="How often a lesson goes through its choices.")] = 3,
    jobs: Jobs = 1,
    seed: Seed = 1,
) -> None:
    """Teach a network by many quick games with itself, without search (PPO). Goes on after being stopped."""
    check_extra()
    from agon.lab.learner import Drill
    from agon.lab.practice import Practice

    drill = Drill(
        title,
        players,
        seed,
        tuple(hidden or [256, 128]),
        count,
        steps,
        lessons,
        teacher=teacher,
        teacher_games=teacher_games,
        only_values=only_values,
        rate=rate,
        trust=trust,
        curiosity=curiosity,
        least_curiosity=curiosity / 10,
        sweeps=sweeps,
    )
    try:
        with Meter(title) as meter:
            practice = Practice(drill, folder, jobs, meter.show)
            for line in practice.until(drill.legs):
                text = f"{line['lessons']} of {lessons} lessons: {line['games']} games, surprise {line['surprise']:.4f}"
                meter.bar.console.print(text, highlight=False)
    except KeyboardInterrupt:
        typer.echo(f"stopped; what is finished is kept in {folder}, the same command goes on", err=True)
        raise typer.Exit(130) from None
    typer.echo(str(practice.network))


def told_generation(line: dict[str, Any]) -> str:
    """A line of the record of a training as a sentence."""
    first, last = line["losses"][0], line["losses"][-1]
    losses = ", ".join(f"{name} loss {first[name]:.3f} to {last[name]:.3f}" for name in ("policy", "value"))
    text = f"generation {line['generation']}: {line['positions']} positions, {losses}"
    gate = line["gate"]
    if gate is None:
        return f"{text}; the first network"
    return f"{text}; won {100 * gate['score']:.1f} % of {gate['games']} games of the gate: {gate['decision']}"


def tune(
    title: TitleName,
    players: Annotated[int, typer.Option("--players", "-p", help="Seats.")] = 2,
    trials: Annotated[int, typer.Option("--trials", help="Settings to try.")] = 30,
    games: Annotated[int, typer.Option("--games", "-n", help="Games of each trial.")] = 40,
    seconds: Annotated[float, typer.Option("--seconds", help="Thought for each choice.")] = 0.0,
    simulations: Annotated[int, typer.Option("--simulations", help="For each choice, instead of time.")] = 200,
    jobs: Jobs = 1,
    seed: Seed = 1,
    out: Annotated[Path | None, typer.Option("--out", "-o", help="Settings file to write; else printed.")] = None,
) -> None:
    """Tune the search by self-play: candidates against the present settings, at the same budget."""
    check_extra()
    from agon.lab.tuning import tune as tuned
    from agon.lab.tuning import write_settings

    def show(number: int, values: dict[str, Any], rate: float) -> None:
        typer.echo(f"trial {number}: {rate:.3f} {json.dumps(values)}", err=True)

    budget = 0 if seconds > 0 else simulations
    values, rate = tuned(title, players, trials, games, seconds, budget, jobs, seed, show)
    verdict = f"Won {100 * rate:.0f} % of {games} games of {players} players against the settings before."
    typer.echo(json.dumps(values))
    typer.echo(verdict)
    if out is not None:
        write_settings(title, values, typed_command(), verdict, out)


def tune_weights(
    title: TitleName,
    players: Annotated[int, typer.Option("--players", "-p", help="Seats.")] = 2,
    rounds: Annotated[int, typer.Option("--rounds", help="Steps towards better weights.")] = 4,
    pairs: Annotated[int, typer.Option("--pairs", "-n", help="Pairs of games behind each step.")] = 1000,
    jobs: Jobs = 1,
    seed: Seed = 1,
    out: Annotated[Path | None, typer.Option("--out", "-o", help="File of weights to write; else printed.")] = None,
) -> None:
    """Tune the weights with which trained bots judge positions, by self-play; the file before is the start."""
    check_extra()
    from agon.lab import weight_tuning

    def show(number: int, rate: float) -> None:
        typer.echo(
            f"round {number}: {100 * rate:.1f} % of {2 * weight_tuning.TEST_PAIRS} games against the start", err=True
        )

    with Meter(title) as meter:
        row, values, rate = weight_tuning.tune_weights(
            weight_tuning.Task(title, players, pairs, rounds, jobs, seed), meter, show
        )
    verdict = (
        f"Won {100 * rate:.0f} % of {2 * weight_tuning.TEST_PAIRS} games against the weights before, one step ahead."
    )
    text = weight_tuning.written_weights(row, values, [f"Made by: {typed_command()}", verdict])
    if out is None:
        typer.echo(text)
    else:
        out.write_text(text, encoding="utf-8")


def learn(
    title: TitleName,
    players: Annotated[
        list[int] | None, typer.Option("--players", "-p", help="Seats; given several times, in turn. 2 if not given.")
    ] = None,
    rounds: Annotated[int, typer.Option("--rounds", help="Each is played with what the one before taught.")] = 3,
    games: Annotated[int, typer.Option("--games", "-n", help="Games of each round.")] = 8000,
    jobs: Jobs = 1,
    seed: Seed = 1,
    out: Annotated[Path | None, typer.Option("--out", "-o", help="File of the network; else printed.")] = None,
) -> None:
    """Teach the network with which trained bots judge positions, by self-play, from nothing."""
    check_extra()
    from agon.lab.learning import Course, learn, written_network

    with Meter(title) as meter:
        layers = learn(Course(title, tuple(players or [2]), games, rounds, jobs, seed), meter)
    text = written_network(layers, f"Made by: {typed_command()}")
    if out is None:
        typer.echo(text)
    else:
        out.write_text(text, encoding="utf-8")
