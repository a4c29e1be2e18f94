"""Learns Nanuuk!'s introductory game from nothing but its own games, and beats `greedy` after a minute or two.

python examples/train.py        needs `banchisa[vector]`; with PyTorch installed it uses that, and a GPU if there is one

A small network says how good a position is for a seat. Each seat takes the turn after which it stands best, now and
then any other one. From every position the network learns what it said itself at the seat's next turns, and how the
game ended: TD(lambda). docs/training.md shows the curve.
"""

import argparse
import time

import numpy as np

import banchisa
from banchisa.bots.levels import make_bot
from banchisa.engine.bounds import utilities

HIDDEN, RATE = 128, 1e-3
TRACE = 0.7  # lambda: how much of what comes later counts
CHANCE_OF_ANY = 0.05  # that a turn of self-play is drawn by lot


class NumpyNet:
    """One hidden layer, a tanh at the end, trained by Adam; values go from -1 (lost) to 1 (won)."""

    name = "NumPy"

    def __init__(self, inputs, seed):
        dice = np.random.default_rng(seed)
        first, last = (dice.normal(0, np.sqrt(2 / n), (n, m)) for n, m in ((inputs, HIDDEN), (HIDDEN, 1)))
        self.parts = [part.astype(np.float32) for part in (first, np.zeros((1, HIDDEN)), last, np.zeros((1, 1)))]
        self.moments = [(np.zeros_like(part), np.zeros_like(part)) for part in self.parts]
        self.steps = 0

    def values(self, seen):
        first, bias, last, shift = self.parts
        self.middle = np.maximum(seen @ first + bias, 0)
        return np.tanh(self.middle @ last + shift)[:, 0]

    def slopes(self, seen, wanted):
        """How half the mean square error changes with each part of the network."""
        values = self.values(seen)
        slope = ((values - wanted) * (1 - values**2) / len(seen))[:, None]
        back = slope @ self.parts[2].T * (self.middle > 0)
        return [seen.T @ back, back.sum(0, keepdims=True), self.middle.T @ slope, slope.sum(0, keepdims=True)]

    def learn(self, seen, wanted):
        self.steps += 1
        for part, (mean, square), slope in zip(self.parts, self.moments, self.slopes(seen, wanted), strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            size = np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8
            part -= RATE * mean / (1 - 0.9**self.steps) / size


class TorchNet:
    """The same network in PyTorch."""

    def __init__(self, inputs, seed):
        torch.manual_seed(seed)
        self.device = "cuda" if torch.cuda.is_available() else "cpu"
        self.name = f"PyTorch on {self.device}"
        layers = [torch.nn.Linear(inputs, HIDDEN), torch.nn.ReLU(), torch.nn.Linear(HIDDEN, 1), torch.nn.Tanh()]
        self.net = torch.nn.Sequential(*layers).to(self.device)
        self.adam = torch.optim.Adam(self.net.parameters(), RATE)

    def values(self, seen):
        with torch.no_grad():
            return self.net(torch.from_numpy(seen).to(self.device))[:, 0].cpu().numpy()

    def learn(self, seen, wanted):
        seen, wanted = (torch.from_numpy(part).to(self.device) for part in (seen, wanted))
        self.adam.zero_grad()
        (((self.net(seen)[:, 0] - wanted) ** 2).mean() / 2).backward()
        self.adam.step()


try:
    import torch

    Net = TorchNet
except ImportError:
    Net = NumpyNet


class Eyes:
    """Turns what a seat observes into the inputs of a network."""

    def __init__(self, game, start):
        self.observe = game.observe
        features = game.features(start.terms)
        ends = np.cumsum([feature.size for feature in features])
        self.at = {feature.name: slice(end - feature.size, end) for feature, end in zip(features, ends, strict=True)}
        self.scale = np.concatenate([np.full(feature.size, 1 / feature.high, np.float32) for feature in features])
        spaces, lines = (game.actions.families[name].domains[0].labels for name in ("place", "crack"))
        self.ends = np.array([[space in line.split("-") for space in spaces] for line in lines], np.float32)
        self.inputs = self.look([start], [0]).shape[1]

    def look(self, positions, seats):
        """Everything observed, from 0 to 1, and how many open lines there are around each piece, from 0 to 6."""
        seen = np.frombuffer(b"".join(map(self.observe, positions, seats)), np.uint8)
        seen = seen.reshape(len(positions), -1) * self.scale
        ways = (1 - seen[:, self.at["closed"]]) @ self.ends  # of every space
        pieces = seen[:, self.at["pieces"]].reshape(len(seen), -1, ways.shape[1])
        around = (pieces @ ways[:, :, None] == np.arange(7)).reshape(len(seen), -1)
        return np.concatenate([seen, around.astype(np.float32)], axis=1)


class Trainer:
    """The game, the network that learns it, and dice."""

    def __init__(self, seed):
        self.game = banchisa.game("nanuuk")
        self.start = self.game.start(2, mode="intro")
        self.eyes = Eyes(self.game, self.start)
        self.net = Net(self.eyes.inputs, seed)
        self.dice = np.random.default_rng(seed)

    def choose(self, positions, chance_of_any=0.0):
        """For many games at once, the position after the best turn of whoever acts, and what that seat sees of it."""
        after = [find_turns(position) for position in positions]
        seats = [position.actor for position, ends in zip(positions, after, strict=True) for _ in ends]
        seen = self.eyes.look([end for ends in after for end in ends], seats)
        first = np.cumsum([0, *map(len, after)])
        values = np.split(self.net.values(seen), first[1:-1])
        picks = [int(np.argmax(each)) for each in values]
        for k, ends in enumerate(after):
            if self.dice.random() < chance_of_any:
                picks[k] = int(self.dice.integers(len(ends)))
        return [ends[k] for ends, k in zip(after, picks, strict=True)], seen[first[:-1] + picks]

    def play_itself(self, games):
        """Games of the network against itself: what was seen after each turn, and what should have been said of it."""
        live, seen, story, results = dict.fromkeys(range(games), self.start), [], [], {}
        while live:
            after, rows = self.choose(list(live.values()), CHANCE_OF_ANY)
            story += [(n, position.actor) for n, position in live.items()]
            seen.append(rows)
            results |= {n: utilities(end.ranks()) for n, end in zip(live, after, strict=True) if is_over(end)}
            live = {n: end for n, end in zip(live, after, strict=True) if not is_over(end)}
        seen = np.concatenate(seen)
        values, wanted, later = self.net.values(seen), np.zeros(len(seen), np.float32), {}
        for k, (n, seat) in reversed(list(enumerate(story))):
            wanted[k] = later.get((n, seat), results[n][seat])
            later[n, seat] = TRACE * wanted[k] + (1 - TRACE) * values[k]
        return seen, wanted

    def learn(self, memory, steps=100, size=256):
        """Learn from some of the positions of the latest games."""
        seen, wanted = (np.concatenate(part) for part in zip(*memory, strict=True))
        for rows in self.dice.integers(len(seen), size=(steps, size)):
            self.net.learn(seen[rows], wanted[rows])

    def beat(self, name, games):
        """The share of games that are won against a bot: two of each opening, one on each seat."""
        bot, dice, wins = make_bot(self.game, name), banchisa.Rng(1), 0
        live = [(seat, opening) for opening in (self.open_game() for _ in range(games // 2)) for seat in (0, 1)]
        while live:
            ours = [(seat, position) for seat, position in live if position.actor == seat]
            after = self.choose([position for _, position in ours])[0] if ours else []
            live = [(seat, play(p, bot.choose(p.seen_by(p.actor), dice))) for seat, p in live if p.actor != seat]
            live += [(seat, end) for (seat, _), end in zip(ours, after, strict=True)]
            wins += sum(is_over(position) and position.ranks()[seat] == 1 for seat, position in live)
            live = [(seat, position) for seat, position in live if not is_over(position)]
        return wins / games

    def open_game(self):
        """A position after two steps by lot, so that games differ."""
        position = self.start
        for _ in range(2):
            position = play(position, int(self.dice.choice(position.legal_actions())))
        return position


def find_turns(position):
    """All positions in which the turn of the seat to act can end: after a move, and the crack that follows."""
    ends, open_ones = [], [position]
    while open_ones:
        here = open_ones.pop()
        for action in here.legal_actions():
            child = play(here, action)
            (open_ones if child.actor == position.actor else ends).append(child)
    return ends


def play(position, action):
    """The position after a step."""
    child = position.copy()
    child.apply(action)
    return child


def is_over(position):
    return position.actor == banchisa.OVER


def interval(share, games):
    """The 95 % interval of a share of wins (Wilson)."""
    z2 = 1.96**2 / games
    half = 1.96 * np.sqrt(share * (1 - share) / games + z2 / 4 / games)
    return (share + z2 / 2 - half) / (1 + z2), (share + z2 / 2 + half) / (1 + z2)


def main():
    options = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    options.add_argument("--games", type=int, default=6000, help="of self-play")
    options.add_argument("--tests", type=int, default=400, help="games against a bot for each line of the curve")
    options.add_argument("--every", type=int, default=500, help="games of self-play between two lines")
    options.add_argument("--against", default="greedy", help="the bot to beat")
    options.add_argument("--seed", type=int, default=1)
    given = options.parse_args()
    trainer, memory, batch = Trainer(given.seed), [], 100
    print(f"{trainer.net.name}, {trainer.eyes.inputs} inputs, {HIDDEN} in the hidden layer")
    print(f"  games  CPU seconds  wins against {given.against}")
    for games in range(0, given.games + 1, batch):
        if games % given.every == 0:
            share = trainer.beat(given.against, given.tests)
            low, high = interval(share, given.tests)
            print(f"{games:7}  {time.process_time():11.0f}  {share:.3f} ({low:.2f}-{high:.2f})", flush=True)
        memory = [*memory[-19:], trainer.play_itself(batch)]
        trainer.learn(memory)


if __name__ == "__main__":
    main()
