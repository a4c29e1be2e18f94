"""Fables: games as small as a test needs them, written down as a tree of turns, draws and ends."""

from __future__ import annotations

from dataclasses import dataclass, field

from banchisa.engine.actions import ActionSpace, Domain, Family
from banchisa.engine.game import Game
from banchisa.engine.search_settings import SearchSettings
from banchisa.engine.state import CHANCE, OVER, State, Terms

WIDTH = 8
MOVE, DRAW = 0, WIDTH
UNKNOWN = -1


@dataclass(frozen=True)
class Turn:
    """A seat chooses one of the ways on."""

    seat: int
    ways: list[Turn | Draw | End]
    settled: int = 0  # the seats, as bits, that have finished before


@dataclass(frozen=True)
class Draw:
    """Chance chooses by weight; those whom it is hidden from do not see which."""

    ways: list[Turn | Draw | End]
    weights: list[int]
    hidden: frozenset[int] = field(default_factory=frozenset)


@dataclass(frozen=True)
class End:
    """The game is over."""

    ranks: list[int]


Node = Turn | Draw | End


class FableState(State):
    """The ways taken so far; a draw that the viewer did not see is UNKNOWN."""

    def __init__(self, game: Fable, path: list[int]) -> None:
        super().__init__()
        self.game = game
        self.path = path
        self._look()

    def _look(self) -> None:
        node = self.node
        self.actor = CHANCE if isinstance(node, Draw) else OVER if isinstance(node, End) else node.seat

    @property
    def node(self) -> Node:
        return self.nodes()[-1]

    def nodes(self) -> list[Node]:
        """All nodes on the way; beyond an unknown draw any will do, since it looks the same."""
        found = [self.game.tale]
        for way in self.path:
            found.append(found[-1].ways[max(way, 0)])
        return found

    @property
    def terms(self) -> Terms:
        return Terms("fable", "1", self.game.seats[0], {})

    def write_actions(self, out) -> int:
        node = self.node
        if isinstance(node, End):
            return 0
        for way in range(len(node.ways)):
            out[way] = way + (DRAW if isinstance(node, Draw) else MOVE)
        return len(node.ways)

    def write_weights(self, out) -> int:
        for way, weight in enumerate(self.node.weights):
            out[way] = weight
        return sum(self.node.weights)

    def apply(self, action: int) -> None:
        self.path.append(int(action) % WIDTH)
        self._look()

    def copy(self) -> FableState:
        return FableState(self.game, list(self.path))

    def scores(self) -> list[int]:
        return [-rank for rank in self.ranks()]

    def ranks(self) -> list[int]:
        if isinstance(self.node, Turn):
            return [1 if self.node.settled >> seat & 1 else 2 for seat in range(self.game.seats[0])]
        return list(self.node.ranks)

    def decided_seats(self) -> int:
        return self.node.settled if isinstance(self.node, Turn) else 0

    def seen_by(self, seat: int) -> FableState:
        nodes = self.nodes()
        path = [
            UNKNOWN if isinstance(nodes[k], Draw) and seat in nodes[k].hidden else way
            for k, way in enumerate(self.path)
        ]
        return FableState(self.game, path)

    def resample(self, rng) -> FableState:
        nodes = self.nodes()
        path = [rng.pick(nodes[k].weights) if way == UNKNOWN else way for k, way in enumerate(self.path)]
        return FableState(self.game, path)

    def observed_outcome(self, action: int, viewer: int) -> int:
        return DRAW if viewer in self.node.hidden else action

    def to_json(self) -> dict[str, object]:
        return {"path": list(self.path)}


class Fable(Game):
    """A game that is told rather than played; nobody can judge it before its end."""

    def __init__(self, seats: int, tale: Node, search_settings: SearchSettings | None = None) -> None:
        way = Domain("way", [str(number) for number in range(WIDTH)])
        space = ActionSpace([Family("move", [way]), Family("draw", [way], chance=True)])
        super().__init__("fable", "Fable", "1", (seats,), [], space, "", search_settings=search_settings)
        self.tale = tale

    def start(self, seats: int | None = None, **options: object) -> FableState:
        return FableState(self, [])

    def refusal(self, state: State, action: int) -> None:
        return None

    def evaluate(self, state: State) -> list[float]:
        return [0.0] * self.seats[0]
