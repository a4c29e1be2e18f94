"""Learns Nanuuk!'s introductory game from nothing but its own games, and beats `greedy` after a few minutes.

python examples/train.py               needs only NumPy; with PyTorch installed it uses that, and a GPU if there is one

A small network says how a position looks to a seat. Each seat takes the step after which its position looks best, now
and then any other one. When a batch of games is over, the network learns from every position how its game ended.
"""

import argparse
import time

import numpy as np

import banchisa
from banchisa.bots.levels import make_bot

HIDDEN = 128


class NumpyNet:
    """One hidden layer and a tanh, trained by Adam; the values are from -1 (lost) to 1 (won)."""

    name = "NumPy"

    def __init__(self, inputs, rate, seed):
        rng = np.random.default_rng(seed)
        sizes = [(inputs, HIDDEN), (1, HIDDEN), (HIDDEN, 1), (1, 1)]  # weights and biases of both layers
        self.parts = [rng.normal(0, np.sqrt(2 / size[0]), size).astype(np.float32) * (size[0] > 1) for size in sizes]
        self.moments = [(np.zeros_like(part), np.zeros_like(part)) for part in self.parts]
        self.rate, self.steps = rate, 0

    def values(self, seen):
        weights, biases, last, bias = self.parts
        self.middle = np.maximum(seen @ weights + biases, 0)
        return np.tanh(self.middle @ last + bias)[:, 0]

    def learn(self, seen, results):
        values = self.values(seen)
        slope = ((values - results) * (1 - values**2) / len(seen))[:, None].astype(np.float32)
        back = slope @ self.parts[2].T * (self.middle > 0)
        slopes = [seen.T @ back, back.sum(0, keepdims=True), self.middle.T @ slope, slope.sum(0, keepdims=True)]
        self.steps += 1
        for part, (mean, square), slope in zip(self.parts, self.moments, slopes, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            size = np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8
            part -= self.rate * mean / (1 - 0.9**self.steps) / size


class TorchNet:
    """The same network in PyTorch."""

    def __init__(self, inputs, rate, seed):
        torch.manual_seed(seed)
        self.device = "cuda" if torch.cuda.is_available() else "cpu"
        self.name = f"PyTorch on {self.device}"
        layers = [torch.nn.Linear(inputs, HIDDEN), torch.nn.ReLU(), torch.nn.Linear(HIDDEN, 1), torch.nn.Tanh()]
        self.net = torch.nn.Sequential(*layers).to(self.device)
        self.adam = torch.optim.Adam(self.net.parameters(), rate)

    def values(self, seen):
        with torch.no_grad():
            return self.net(torch.from_numpy(seen).to(self.device))[:, 0].cpu().numpy()

    def learn(self, seen, results):
        wanted = torch.from_numpy(results).to(self.device)
        loss = ((self.net(torch.from_numpy(seen).to(self.device))[:, 0] - wanted) ** 2).mean() / 2
        self.adam.zero_grad()
        loss.backward()
        self.adam.step()


try:
    import torch

    Net = TorchNet
except ImportError:
    Net = NumpyNet


class Trainer:
    """A game, the network that learns it, and dice."""

    def __init__(self, seed, rate, **options):
        self.game = banchisa.game("nanuuk")
        self.start = self.game.start(2, **options)
        features = self.game.features(self.start.terms)
        self.scale = np.concatenate([np.full(feature.size, 1 / feature.high, np.float32) for feature in features])
        self.net = Net(len(self.scale), rate, seed)
        self.rng = np.random.default_rng(seed)

    def look(self, positions, seats):
        """What each seat sees of a position, as numbers from 0 to 1."""
        seen = b"".join(map(self.game.observe, positions, seats))
        return np.frombuffer(seen, np.uint8).reshape(-1, len(self.scale)) * self.scale

    def choose(self, positions, chance_of_any=0.0):
        """The position after the best step of whoever acts, for many games at once; and what is seen of it."""
        after = [[play(position, action) for action in position.legal_actions()] for position in positions]
        seats = [position.actor for position, children in zip(positions, after, strict=True) for _ in children]
        seen = self.look([child for children in after for child in children], seats)
        ends = np.cumsum([len(children) for children in after])
        values = np.split(self.net.values(seen), ends[:-1])
        best = [int(np.argmax(each)) for each in values]
        for k, children in enumerate(after):
            if self.rng.random() < chance_of_any:
                best[k] = int(self.rng.integers(len(children)))
        rows = np.concatenate([[0], ends[:-1]]) + best
        return [children[k] for children, k in zip(after, best, strict=True)], seen[rows]

    def play_itself(self, games, chance_of_any):
        """Self-play: everything that was seen after a step, and how the game ended for the seat that saw it."""
        live, story = [(number, self.start.copy()) for number in range(games)], []
        results = np.zeros((games, 2), np.float32)
        while live:
            numbers, positions = zip(*live, strict=True)
            after, seen = self.choose(positions, chance_of_any)
            story += [(n, p.actor, row) for n, p, row in zip(numbers, positions, seen, strict=True)]
            live = []
            for number, position in zip(numbers, after, strict=True):
                if position.actor == banchisa.OVER:
                    results[number] = [3 - 2 * rank for rank in position.ranks()]
                else:
                    live.append((number, position))
        return np.stack([row for _, _, row in story]), np.array([results[n, seat] for n, seat, _ in story])

    def open_game(self):
        """A position after two steps by lot, so that no game is like another."""
        position = self.start
        for _ in range(2):
            position = play(position, int(self.rng.choice(position.legal_actions())))
        return position

    def beat(self, name, games):
        """The share of games that are won against a bot, on each seat in turns."""
        bot, dice, wins = make_bot(self.game, name), banchisa.Rng(1), 0
        openings = [self.open_game() for _ in range(games // 2)]
        live = [(seat, opening) for opening in openings for seat in (0, 1)]
        while live:
            ours = [(seat, position) for seat, position in live if position.actor == seat]
            after = self.choose([position for _, position in ours])[0] if ours else []
            live = [(seat, play(p, bot.choose(p.seen_by(p.actor), dice))) for seat, p in live if p.actor != seat]
            live += [(seat, position) for (seat, _), position in zip(ours, after, strict=True)]
            wins += sum(p.actor == banchisa.OVER and p.ranks()[seat] == 1 for seat, p in live)
            live = [(seat, position) for seat, position in live if position.actor != banchisa.OVER]
        return wins / games


def play(position, action):
    """The position after a step."""
    child = position.copy()
    child.apply(action)
    return child


def interval(share, games):
    """The 95 % interval of a share of wins (Wilson)."""
    z2 = 1.96**2 / games
    middle, half = share + z2 / 2, 1.96 * np.sqrt(share * (1 - share) / games + z2 / 4 / games)
    return (middle - half) / (1 + z2), (middle + half) / (1 + z2)


def main():
    options = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    options.add_argument("--games", type=int, default=12_000, help="of self-play")
    options.add_argument("--batch", type=int, default=200, help="games that are played at once")
    options.add_argument("--tests", type=int, default=400, help="games against the bot, for each line of the curve")
    options.add_argument("--lines", type=int, default=12, help="of the curve")
    options.add_argument("--against", default="greedy", help="the bot to beat")
    options.add_argument("--seed", type=int, default=1)
    given = options.parse_args()
    trainer = Trainer(given.seed, rate=1e-3, mode="intro")
    print(f"{trainer.net.name}, {len(trainer.scale)} inputs, {HIDDEN} in the hidden layer")
    print("  games  seconds  wins against", given.against)
    began, memory = time.process_time(), []
    rounds = given.games // given.batch
    for number in range(rounds + 1):
        if number % max(1, rounds // given.lines) == 0:
            share = trainer.beat(given.against, given.tests)
            low, high = interval(share, given.tests)
            print(
                f"{number * given.batch:7}  {time.process_time() - began:7.0f}  {share:.3f} ({low:.2f}-{high:.2f})",
                flush=True,
            )
        memory = [*memory[-9:], trainer.play_itself(given.batch, chance_of_any=0.1)]
        seen, results = (np.concatenate(part) for part in zip(*memory, strict=True))
        for rows in np.array_split(trainer.rng.permutation(len(seen))[:25_600], 100):
            trainer.net.learn(seen[rows], results[rows])


if __name__ == "__main__":
    main()
