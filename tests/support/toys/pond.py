"""Pond: two frogs on a row of lilies, a small game that shows everything a table in text can show."""

from __future__ import annotations

from pathlib import Path

from banchisa.engine.actions import ActionSpace, Domain, Family
from banchisa.engine.drawing import Drawing, Say, Spot
from banchisa.engine.game import Game
from banchisa.engine.options import Option, choose
from banchisa.engine.refusal import Refusal
from banchisa.engine.scene import Board, Cell, Choice, Counter, Legend, Piece, Player, Prompt, Scene, Sum, SumLine
from banchisa.engine.state import OVER, State, Terms
from banchisa.engine.texts import Text
from support.toys.small import SmallState

HOME = str(Path(__file__).parent / "pond_home")
LILIES = ["P1", "P2", "P3", "P4", "P5", "P6"]
REED = "P7"  # a space of the board that no frog can go to
WIDE = 4  # columns of a lily in the drawing
AIR = 3
DIVE_COST = 2
HOP, DIVE, SURFACE, CROAK = 0, 6, 12, 13
ACTIONS = ActionSpace(
    [
        Family("hop", [Domain("lily", LILIES)]),
        Family("dive_under", [Domain("lily", LILIES)]),
        Family("surface", []),
        Family("croak", []),
        Family("ripple", [Domain("lily", LILIES)], chance=True),
    ]
)
CELLS = [Cell(name, name, [], (0.0, 0.0), "lily") for name in [*LILIES, REED]]
BOARD = Board("board", "pond", (0.0, 0.0, 1.0, 1.0), CELLS)
LEGEND = [Legend("cell-second", Text("legend-dive-under-second")), Legend("cell-target", Text("legend-target"))]
COLOURS = ("green", "grue")  # the game has no word for the second


class PondState(SmallState):
    """Where the frogs sit, their air and flies; whoever has dived must come up first."""

    def __init__(self, terms: Terms) -> None:
        super().__init__(terms, 0)
        self.frogs = [0, 5]
        self.air = [AIR, AIR]
        self.flies = [0, 0]
        self.under = False
        self.turns = 0

    def legal_actions(self) -> list[int]:
        if self.actor == OVER:
            return []
        if self.under:
            return [SURFACE]
        here = self.frogs[self.actor]
        hops = [HOP + lily for lily in (here - 1, here + 1) if 0 <= lily < len(LILIES)]
        dives = [DIVE + lily for lily in range(len(LILIES)) if lily != here and self.air[self.actor] >= DIVE_COST]
        return [*hops, *dives, CROAK]

    def apply(self, action: int) -> None:
        if action < SURFACE:
            to = action % len(LILIES)
            self.flies[self.actor] += 1 if to == self.frogs[1 - self.actor] else 0
            self.frogs[self.actor] = to
        if DIVE <= action < SURFACE:
            self.air[self.actor] -= DIVE_COST
            self.under = True
            return
        self.under = False
        self.turns += 1
        self.actor = OVER if self.turns == self.agreed.options["turns"] else 1 - self.actor

    def scores(self) -> list[int]:
        return list(self.flies)

    def ranks(self) -> list[int]:
        return [2, 2] if self.agreed.options["drought"] else super().ranks()

    def seen_by(self, seat: int) -> PondState:
        return self.copy()

    def to_json(self) -> dict[str, object]:
        return {"frogs": self.frogs, "air": self.air, "flies": self.flies, "under": self.under, "turns": self.turns}

    def __str__(self) -> str:
        return "\n".join(lines_of(self))


def lines_of(state: PondState) -> list[str]:
    """Names of lilies above, frogs below; the letters of a name stand in the second line as well, to mislead."""
    frogs = ["".join(sign for seat, sign in enumerate("@%") if state.frogs[seat] == lily) for lily in range(6)]
    return [
        "".join(f"{name:<{WIDE}}" for name in LILIES),
        "".join(f"{frog or '.':<{WIDE}}" for frog in frogs),
        "P1 is the name of the first lily",
    ]


class Pond(Game):
    def __init__(self) -> None:
        options = [Option("turns", (1, 4, 8), 4, ("PON-3.1",)), Option("drought", (False, True), False, ("PON-3.2",))]
        super().__init__("pond", "Pond", "1", (2,), options, ACTIONS, HOME)

    def start(self, seats: int | None = None, **options: object) -> PondState:
        return PondState(Terms(self.key, self.version, 2, dict(choose(self.options, 2, options))))

    def refusal(self, state: State, action: int) -> Refusal | None:
        if action in state.legal_actions():
            return None
        return Refusal("PON-2.1", "too-far", {"lily": ACTIONS.name(action).split()[-1]})

    def reveals(self, state: State, action: int) -> bool:
        return action == CROAK

    def draw(self, state: State, say: Say) -> Drawing:
        assert isinstance(state, PondState)
        spots = {f"lily-{name}": [Spot(0, at * WIDE, at * WIDE + 2)] for at, name in enumerate(LILIES)}
        for seat, lily in enumerate(state.frogs):
            spots[f"frog-{seat}"] = [Spot(1, lily * WIDE, lily * WIDE + 1)]
        key = [("@", Text("key-frog")), ("%", Text("key-other-frog"))]
        if any(air < AIR for air in state.air):
            key.append(("o", Text("key-bubble")))
        return Drawing(lines_of(state), spots, key)

    def inventory(self, state: State) -> dict[str, int]:
        return {"frog 0": 1, "frog 1": 1, "water lily": 6, "secret thing": 1}

    def evaluate(self, state: State) -> list[float]:
        return [float(score) for score in state.scores()]

    def scene(self, seen: State, seat: int | None) -> Scene:
        assert isinstance(seen, PondState)
        over = seen.actor == OVER
        return Scene(
            self.key,
            seat,
            [BOARD],
            self.prompt(seen),
            [self.player(seen, k) for k in range(2)],
            pieces=[Piece(f"frog-{k}", "frog", LILIES[seen.frogs[k]], Text("thing-frog"), k) for k in range(2)],
            choices=[self.choice(seen, action) for action in seen.legal_actions()] if seat == seen.actor else [],
            counters=[Counter("turn", Text("count-turn"), seen.turns)],
            legend=LEGEND,
            sums=[self.sheet(seen, k, seat) for k in range(2)],
            ranks=seen.ranks() if over else [],
            headline=Text("headline-flies", {"flies": max(seen.flies)}) if over else None,
            ending=[Text("ending-night")] if over else [],
        )

    def prompt(self, seen: PondState) -> Prompt:
        if seen.actor == OVER or seen.under:
            return Prompt(int(seen.actor), Text("prompt-surface"), "PON-2.2", Text("prompt-surface-detail"))
        if seen.air[seen.actor] < AIR:
            detail = Text("prompt-hop-tired", {"air": seen.air[seen.actor]})
        else:
            detail = Text("prompt-hop-detail")
        return Prompt(int(seen.actor), Text("prompt-hop"), "PON-2.1", detail, seen.air[seen.actor], AIR)

    def choice(self, seen: PondState, action: int) -> Choice:
        name = ACTIONS.name(action)
        if action >= SURFACE:
            return Choice(action, name, [f"button-{name}"], "button", Text(f"choice-{name}"))
        touch = [f"frog-{seen.actor}", f"lily-{name.split()[1]}"]
        catches = action % len(LILIES) == seen.frogs[1 - seen.actor]
        style = "target" if catches else "second" if action >= DIVE else "main"
        cost = [Counter("air", Text("count-air"), DIVE_COST if action >= DIVE else 1)]
        return Choice(
            action, name, touch, style, None, cost, [Counter("fly", Text("unit-flies"), 1)] if catches else []
        )

    def player(self, seen: PondState, seat: int) -> Player:
        return Player(seat, COLOURS[seat], Text("seat-sitting"), seen.flies[seat], Text("unit-flies"))

    def sheet(self, seen: PondState, seat: int, own: int | None) -> Sum:
        lines = [
            SumLine(Text("points-flies"), seen.flies[seat]),
            SumLine(Text("points-air"), seen.air[seat], Text("note-air", {"air": AIR})),
        ]
        total = seen.flies[seat] + seen.air[seat]
        return Sum(Text("points"), seat, lines, total, "side" if seat == own else "")
