"""Measures Banchisa's games and their peers in one run and writes the ratios into bench/results.md.

    python bench/peers.py                     install the peers into bench/.peers, measure, write
    python bench/peers.py --rounds 3          a rougher, quicker run

Run it with a Python that has `banchisa` installed; the peers live in a venv of their own.

How OpenSpiel's C++ steps/s are obtained: its wheel has no rollout call, but `MCTSBot(max_simulations=1)` evaluates
the root once and expands nothing, and `RandomRolloutEvaluator(K)` evaluates by K uniformly random games from there,
all in C++. With a large K the search around them vanishes, so CPU time gives games/s. The bot does not tell how long
those games were: the Python-driven measure plays the same kind of games from the same positions, and its mean length,
pooled over all rounds, turns games/s into steps/s.
"""

import argparse
import importlib
import json
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import NamedTuple, Protocol

from sections import RESULTS, SectionError, check_section, write_section, write_table


class Target(NamedTuple):
    """One figure of ours and how many times its peer's it has to be; without a peer, the figure itself."""

    game: str
    options: tuple[str, ...]
    key: str
    peer: str
    kind: str
    factor: float
    seats: int = 4


class Peer(NamedTuple):
    """One game of somebody else's, and whether C++ or Python plays it."""

    name: str
    kind: str


TARGETS = (
    Target("nanuuk", ("mode=intro",), "steps_per_s", "connect_four", "cpp", 6),
    Target("nanuuk", (), "steps_per_s", "backgammon", "cpp", 30),
    Target("nanuuk", (), "steps_per_s", "catanatron", "python", 80),
    Target("nanuuk", (), "copies_per_s", "", "", 10_000_000),
    Target("nanuuk", ("mode=intro",), "copies_per_s", "", "", 10_000_000),
    Target("nanuuk", ("mode=intro",), "driven_steps_per_s", "connect_four", "python", 3),
    Target("iglu", (), "steps_per_s", "backgammon", "cpp", 15),
    Target("iglu", (), "steps_per_s", "catanatron", "python", 40),
    Target("iglu", (), "copies_per_s", "", "", 5_000_000),
    Target("arctic", (), "steps_per_s", "gin_rummy", "cpp", 10),
    Target("arctic", (), "steps_per_s", "catanatron", "python", 40),
    Target("arctic", (), "copies_per_s", "", "", 5_000_000),
    Target("icehike", (), "steps_per_s", "backgammon", "cpp", 8),
    Target("icehike", (), "steps_per_s", "catanatron", "python", 20),
    Target("icehike", (), "copies_per_s", "", "", 5_000_000),
    Target("pinguinoe", (), "steps_per_s", "backgammon", "cpp", 8),
    Target("pinguinoe", (), "steps_per_s", "catanatron", "python", 20),
    Target("pinguinoe", (), "copies_per_s", "", "", 3_000_000),
    Target("nanuuk", ("mode=intro",), "searches_per_s", "quoridor", "mcts", 10, 2),
    Target("nanuuk", (), "searches_per_s", "backgammon", "mcts", 4, 2),
    Target("iglu", (), "searches_per_s", "backgammon", "mcts", 4, 2),
    Target("arctic", (), "searches_per_s", "backgammon", "mcts", 4, 2),
    Target("icehike", (), "searches_per_s", "backgammon", "mcts", 4, 2),
    Target("pinguinoe", (), "searches_per_s", "backgammon", "mcts", 4, 2),
)
OPENSPIEL_GAMES = ("connect_four", "quoridor", "backgammon", "gin_rummy")
SEARCHED_GAMES = ("quoridor", "backgammon")
PEERS = (
    *(Peer(name, kind) for name in OPENSPIEL_GAMES for kind in ("cpp", "python")),
    *(Peer(name, "mcts") for name in SEARCHED_GAMES),
    Peer("catanatron", "python"),
)
REQUIREMENTS = ("open_spiel==2.0.2", "catanatron==3.2.1")
OUR_KEYS = {
    "steps_per_s": "steps/s",
    "driven_steps_per_s": "steps/s called from Python",
    "copies_per_s": "copies/s",
    "refusals_per_s": "refusals/s",
    "scenes_per_s": "scenes/s",
    "searches_per_s": "search iterations/s",
    "steps_per_game": "steps per game",
}

VENV = RESULTS.with_name(".peers")
LONGEST_S = 600
POSITIONS = 8
CALIBRATION_GAMES = 10


class BenchError(Exception):
    """What went wrong, in one line for the terminal."""


# The worker: runs inside the peers' venv and prints one Sample as JSON.


@dataclass(frozen=True)
class Sample:
    """What one measurement counted; C++ rollouts tell games only, so their steps are 0."""

    games: int
    steps: int
    decisions: int
    cpu_s: float


class SpielState(Protocol):
    """The part of OpenSpiel's State that random play needs."""

    def clone(self) -> "SpielState": ...
    def legal_actions(self) -> list[int]: ...
    def is_chance_node(self) -> bool: ...
    def chance_outcomes(self) -> list[tuple[int, float]]: ...
    def apply_action(self, action: int) -> None: ...


def draw(outcomes: list[tuple[int, float]], point: float) -> int:
    """Return the outcome in whose share of [0, 1) the point lies."""
    for action, probability in outcomes:
        point -= probability
        if point < 0:
            return action
    return outcomes[-1][0]


def first_decision(state: SpielState, rng: random.Random) -> SpielState:
    """Let chance act until a player is to act: MCTSBot dies of a segmentation fault when its root is a chance node."""
    while state.is_chance_node():
        state.apply_action(draw(state.chance_outcomes(), rng.random()))
    return state


def play_out(state: SpielState, uniform: Callable[[], float], has_chance: bool) -> tuple[int, int]:
    """Play uniformly to the end and return the steps taken and how many of them were players' decisions.

    Of the loops tried this is the quickest: `legal_actions()` is empty exactly at the end, which saves a call a step.
    """
    steps = drawn = 0
    while legal := state.legal_actions():
        if has_chance and state.is_chance_node():
            action = draw(state.chance_outcomes(), uniform())
            drawn += 1
        else:
            action = legal[int(uniform() * len(legal))]
        state.apply_action(action)
        steps += 1
    return steps, steps - drawn


def start_games(name: str) -> list[SpielState]:
    """The positions of an OpenSpiel game that all measures start from."""
    game = importlib.import_module("pyspiel").load_game(name)
    return [first_decision(game.new_initial_state(), random.Random(number)) for number in range(POSITIONS)]


def spiel_python(name: str, seconds: float, seed: int) -> Sample:
    """Drive an OpenSpiel game step by step from Python."""
    pyspiel = importlib.import_module("pyspiel")
    chance_mode = pyspiel.load_game(name).get_type().chance_mode
    has_chance: bool = chance_mode != pyspiel.GameType.ChanceMode.DETERMINISTIC
    starts = start_games(name)
    uniform = random.Random(seed).random
    games = steps = decisions = 0
    begin = time.process_time()
    while time.process_time() - begin < seconds:
        for start in starts:
            more_steps, more_decisions = play_out(start.clone(), uniform, has_chance)
            steps += more_steps
            decisions += more_decisions
        games += POSITIONS
    return Sample(games, steps, decisions, time.process_time() - begin)


def spiel_cpp(name: str, seconds: float, seed: int) -> Sample:
    """Time OpenSpiel's own C++ rollouts from the positions that `spiel_python` starts from."""
    return count_games(name, seconds, seed, lambda rollouts: (1, rollouts, 100))


def spiel_mcts(name: str, seconds: float, seed: int) -> Sample:
    """Time OpenSpiel's C++ MCTS with one random game a simulation: its simulations are counted as games."""
    return count_games(name, seconds, seed, lambda simulations: (simulations, 1, 1000))


def count_games(name: str, seconds: float, seed: int, settings: Callable[[int], tuple[int, int, int]]) -> Sample:
    """Search each position once with so many games as fit; settings are simulations, rollouts of each, and MB."""
    pyspiel = importlib.import_module("pyspiel")
    game, starts = pyspiel.load_game(name), start_games(name)

    def time_search(games: int) -> float:
        simulations, rollouts, memory = settings(games)
        evaluator = pyspiel.RandomRolloutEvaluator(rollouts, seed)
        bot = pyspiel.MCTSBot(
            game, evaluator, uct_c=2, max_simulations=simulations, max_memory_mb=memory, solve=False, seed=seed,
            verbose=False,
        )  # fmt: skip
        begin = time.process_time()
        for position in starts:
            bot.mcts_search(position)
        return time.process_time() - begin

    games = max(CALIBRATION_GAMES, int(CALIBRATION_GAMES * seconds / time_search(CALIBRATION_GAMES)))
    return Sample(games * POSITIONS, 0, 0, time_search(games))


def catanatron_python(seconds: float, seed: int) -> Sample:
    """Time `game.play()` of Catanatron with four random players; a tick is a step, its dice are part of one."""
    catanatron = importlib.import_module("catanatron")
    players = [catanatron.RandomPlayer(color) for color in catanatron.Color]
    games = steps = 0
    spent = 0.0
    while spent < seconds:
        games += 1
        game = catanatron.Game(players, seed=seed * 10_000 + games)
        begin = time.process_time()
        game.play()
        spent += time.process_time() - begin
        steps += len(game.state.actions)
    return Sample(games, steps, steps, spent)


def worker(peer: Peer, seconds: float, seed: int) -> None:
    """Measure one peer and print the Sample as the last line."""
    if peer.name == "catanatron":
        sample = catanatron_python(seconds, seed)
    else:
        sample = {"cpp": spiel_cpp, "mcts": spiel_mcts, "python": spiel_python}[peer.kind](peer.name, seconds, seed)
    print(json.dumps(asdict(sample)), flush=True)


# The driver: installs, measures round by round, writes.


def last_words(printed: str) -> str:
    """Return the last line that has words in it, which is where Python, pip and Typer put the reason."""
    lines = [line.strip() for line in printed.splitlines() if any(map(str.isalnum, line))]
    return lines[-1] if lines else "it said nothing"


def call(command: Sequence[str | Path], what: str) -> str:
    """Run a command and return what it printed, or say in one line why it failed."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=LONGEST_S, check=False)
    except (OSError, subprocess.TimeoutExpired) as error:
        raise BenchError(f"{what} failed: {error}") from error
    if done.returncode:
        raise BenchError(f"{what} failed (exit status {done.returncode}): {last_words(done.stdout + done.stderr)}")
    return done.stdout


def install() -> None:
    """Make the peers' venv, unless one with these versions is there."""
    stamp = VENV / "installed.txt"
    wanted = "\n".join([sys.version, *REQUIREMENTS])
    if stamp.exists() and stamp.read_text(encoding="utf-8") == wanted:
        return
    print(f"installing {', '.join(REQUIREMENTS)} into {VENV}", flush=True)
    call([sys.executable, "-m", "venv", "--clear", VENV], "making the peers' venv")
    # Wheels only: without one for this Python, pip would set out to build OpenSpiel's C++ from source.
    options = ["--quiet", "--no-input", "--disable-pip-version-check", "--only-binary", ":all:"]
    call([VENV / "bin" / "python", "-m", "pip", "install", *options, *REQUIREMENTS], "pip install of the peers")
    stamp.write_text(wanted, encoding="utf-8")


def measure_peer(peer: Peer, seconds: float, seed: int) -> Sample:
    """Run the worker for one peer in the peers' venv."""
    options = ["--worker", *peer, "--seconds", str(seconds), "--seed", str(seed)]
    printed = call([VENV / "bin" / "python", "-E", "-s", __file__, *options], f"{peer.name} ({peer.kind})")
    return Sample(**json.loads(printed.splitlines()[-1]))


class Config(NamedTuple):
    """One of our games as it is measured."""

    game: str
    options: tuple[str, ...]
    seats: int

    def label(self) -> str:
        """Name the game, its seats and its options in a table."""
        return ", ".join([self.game, f"{self.seats} seats", *self.options])


@dataclass(frozen=True)
class Ours:
    """What `banchisa bench` said about one config in one round."""

    compiled: bool
    figures: dict[str, float]


def measure_ours(config: Config) -> Ours:
    """Ask `banchisa bench` of the running Python for one config."""
    options = [word for option in config.options for word in ("--option", option)]
    command = [sys.executable, "-m", "banchisa", "bench", config.game, "--seats", str(config.seats), *options, "--json"]
    printed = call(command, f"banchisa bench {config.label()}")
    lines = [line for line in printed.splitlines() if line.startswith("{")]
    if len(lines) != 1:
        raise BenchError(f"banchisa bench {config.label()}: expected one line of JSON, got {len(lines)}")
    try:
        said = json.loads(lines[0])
        return Ours(said["compiled"] is True, {key: float(said[key]) for key in OUR_KEYS if said.get(key) is not None})
    except (ValueError, KeyError, TypeError) as error:
        raise BenchError(f"banchisa bench {config.label()}: cannot read its JSON: {error!r}") from error


@dataclass
class Run:
    """Everything measured, round by round."""

    peers: dict[Peer, list[Sample]]
    ours: dict[Config, list[Ours]]

    def mean_game(self, name: str) -> tuple[float, float]:
        """Return the steps and the decisions of a mean game, pooled over all rounds driven from Python."""
        samples = self.peers[Peer(name, "python")]
        games = sum(sample.games for sample in samples)
        steps, decisions = sum(sample.steps for sample in samples), sum(sample.decisions for sample in samples)
        return steps / games, decisions / games

    def peer_rates(self, peer: Peer) -> list[float]:
        """Return the steps/s of each round, chance's steps included; of a search, its simulations/s."""
        samples = self.peers[peer]
        if peer.kind == "mcts":
            return [sample.games / sample.cpu_s for sample in samples]
        if peer.kind == "cpp":
            steps, _ = self.mean_game(peer.name)
            return [sample.games * steps / sample.cpu_s for sample in samples]
        return [sample.steps / sample.cpu_s for sample in samples]

    def peer_figure(self, peer: Peer) -> float:
        """Return the median of the rounds."""
        return statistics.median(self.peer_rates(peer))

    def decision_share(self, peer: Peer) -> float:
        """Return the share of what is counted that are players' decisions; a search counts no steps."""
        if peer.kind == "mcts":
            return 1.0
        steps, decisions = self.mean_game(peer.name)
        return decisions / steps

    def our_figure(self, config: Config, key: str) -> float | None:
        """Return the median of the rounds for one of our figures, if the bench gives it."""
        figures = [ours.figures[key] for ours in self.ours[config] if key in ours.figures]
        return statistics.median(figures) if figures else None

    def compiled(self, config: Config) -> bool:
        """Say whether every round ran compiled."""
        return all(ours.compiled for ours in self.ours[config])


def measure(targets: Sequence[Target], rounds: int, seconds: float) -> Run:
    """Measure ours and the peers in turn, round by round, so that the machine's noise hits all alike."""
    configs = dict.fromkeys(Config(target.game, target.options, target.seats) for target in targets)
    run = Run({peer: [] for peer in PEERS}, {config: [] for config in configs})
    for number in range(1, rounds + 1):
        for config, results in run.ours.items():
            results.append(measure_ours(config))
            said = ", ".join(f"{short(figure)} {OUR_KEYS[key]}" for key, figure in results[-1].figures.items())
            print(f"round {number}/{rounds}: {config.label()}: {said}", flush=True)
        for peer, samples in run.peers.items():
            samples.append(sample := measure_peer(peer, seconds, number))
            rate = f"{short(sample.steps / sample.cpu_s)} steps/s, " if sample.steps else ""
            said = f"{rate}{short(sample.games / sample.cpu_s)} games/s"
            print(f"round {number}/{rounds}: {peer.name} ({peer.kind}): {said}", flush=True)
    return run


# The report.


def short(figure: float | None) -> str:
    """Write a figure with about three digits."""
    if figure is None:
        return "-"
    for unit, name in ((1e6, " M"), (1e3, " k")):
        if figure >= unit:
            return f"{three_digits(figure / unit)}{name}"
    return three_digits(figure)


def three_digits(figure: float) -> str:
    """Write a number with three digits, one above 1,000 in full."""
    decimals = max(0, 3 - len(str(int(figure))))
    return f"{figure:,.{decimals}f}"


def how(peer: Peer) -> str:
    """Say in words who plays the peer's games."""
    if peer.name == "catanatron":
        return "random players"
    return {"cpp": "C++ rollouts", "mcts": "C++ MCTS"}.get(peer.kind, "driven from Python")


def peer_row(run: Run, peer: Peer) -> list[str]:
    """Return one row of the peers' table."""
    rates, share = run.peer_rates(peer), run.decision_share(peer)
    figure = statistics.median(rates)
    spread = f"{short(min(rates))} to {short(max(rates))}"
    steps, _ = run.mean_game(peer.name)
    return [peer.name, how(peer), short(figure), spread, short(figure * share), three_digits(steps)]


def search_row(run: Run, peer: Peer) -> list[str]:
    """Return one row of the table of the peers' searches."""
    rates = run.peer_rates(peer)
    return [peer.name, short(statistics.median(rates)), f"{short(min(rates))} to {short(max(rates))}"]


def our_row(run: Run, config: Config) -> list[str]:
    """Return one row of our table."""
    figures = [short(run.our_figure(config, key)) for key in OUR_KEYS]
    return [config.label(), "yes" if run.compiled(config) else "no", *figures]


def verdict(run: Run, target: Target, reached: float | None) -> str:
    """Say whether a target is met; an uncompiled run meets none."""
    if reached is None:
        return "not measured"
    if not run.compiled(Config(target.game, target.options, target.seats)):
        return "falls short (not compiled)"
    return "met" if reached >= target.factor else f"missed ({reached / target.factor:.0%} of target)"


def target_row(run: Run, target: Target) -> list[str]:
    """Return one row of the table of ratios."""
    config = Config(target.game, target.options, target.seats)
    ours = run.our_figure(config, target.key)
    row = [config.label(), OUR_KEYS[target.key], short(ours)]
    if not target.peer:
        return [*row, "-", "-", "-", f"{short(target.factor)}/s", verdict(run, target, ours)]
    peer = Peer(target.peer, target.kind)
    ratio = None if ours is None else ours / run.peer_figure(peer)
    by_decisions = None if ratio is None else ratio / run.decision_share(peer)
    shown = ["-" if figure is None else f"{three_digits(figure)}x" for figure in (ratio, by_decisions)]
    return [*row, f"{peer.name}, {how(peer)}", *shown, f"{target.factor:g}x", verdict(run, target, ratio)]


METHOD = """\
Measured by `bench/peers.py` with {requirements}, Python {python}, one core, CPU time (`time.process_time`): {rounds}
rounds, each of which measures ours and every peer once, one after the other, in a process of its own (peers
{seconds:g} s each). The figures are the medians of the rounds, the ratios those of the medians. A step is one action by
one actor, chance included, both here and in OpenSpiel. The ratio to the peer's decisions leaves chance out for the peer
only, and the verdict uses the stricter of the two. Catanatron rolls its dice inside a player's action, so there the
two are the same. OpenSpiel's wheel has no rollout call: its C++ rollouts are one simulation of `MCTSBot` with
`RandomRolloutEvaluator(K)`, K large, from {positions} positions at which a player is to act for the first time, and
games/s become steps/s by the mean length of the games driven from Python from the same positions. Searches
play one random game to its end in each iteration, ours (`bots/search.py` without evaluation) as OpenSpiel's `MCTSBot`
with `RandomRolloutEvaluator(1)`, both from a position at which a player is to act for the first time."""


def report(run: Run, targets: Sequence[Target], rounds: int, seconds: float) -> str:
    """Compose the section of results.md that this script owns."""
    python = ".".join(str(part) for part in sys.version_info[:3])
    method = METHOD.format(
        requirements=" and ".join(REQUIREMENTS), python=python, rounds=rounds, seconds=seconds, positions=POSITIONS
    )
    peer_head = ["peer", "played by", "steps/s", "lowest to highest round", "decisions/s", "steps per game"]
    search_head = ["peer, C++ MCTS", "simulations/s", "lowest to highest round"]
    ratio_head = ["game", "figure", "ours", "peer", "ratio", "ratio to its decisions", "target", "verdict"]
    parts = [
        "## Compared with other libraries",
        write_table(ratio_head, [target_row(run, target) for target in targets]),
        "### Ours",
        write_table(["game", "compiled", *OUR_KEYS.values()], [our_row(run, config) for config in run.ours]),
        "### The peers",
        write_table(peer_head, [peer_row(run, peer) for peer in run.peers if peer.kind != "mcts"]),
        write_table(search_head, [search_row(run, peer) for peer in run.peers if peer.kind == "mcts"]),
        "### How it was measured",
        method,
    ]
    return "\n\n".join(parts)


def arguments() -> argparse.Namespace:
    """Read the command line."""
    games = sorted({target.game for target in TARGETS})
    parser = argparse.ArgumentParser(description="Measure Banchisa and its peers in one run; write bench/results.md.")
    parser.add_argument("--rounds", type=int, default=5, help="rounds, of which the median counts (default: 5)")
    parser.add_argument(
        "--seconds", type=float, default=0.7, help="CPU seconds for each peer in a round (default: 0.7)"
    )
    parser.add_argument(
        "--games",
        nargs="+",
        choices=games,
        default=games,
        help="our games to measure; the section then holds only these",
    )
    parser.add_argument("--worker", nargs=2, metavar=("PEER", "KIND"), help="internal: measure one peer, print JSON")
    parser.add_argument("--seed", type=int, default=1, help="internal: seed of the worker's random play")
    args = parser.parse_args()
    if args.rounds < 1 or args.seconds <= 0:
        parser.error("--rounds must be at least 1 and --seconds more than 0")
    return args


def main() -> int:
    """Run as the worker or as the driver."""
    args = arguments()
    if args.worker:
        worker(Peer(*args.worker), args.seconds, args.seed)
        return 0
    targets = [target for target in TARGETS if target.game in args.games]
    try:
        check_section("peers")
        install()
        run = measure(targets, args.rounds, args.seconds)
        write_section("peers", report(run, targets, args.rounds, args.seconds))
    except (BenchError, SectionError) as error:
        print(f"peers: {error}", file=sys.stderr)
        return 1
    print(f"written: {RESULTS}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
