"""Thaw: two seals fish from the ends of a row of floes before the sun does. A whole game for Banchisa on one page."""

from __future__ import annotations

from cmath import pi, rect
from functools import cache
from pathlib import Path

from mypy_extensions import i64

from banchisa import CHANCE, OVER, Game, Refusal, Rng, State
from banchisa.engine.actions import ActionSpace, Domain, Family
from banchisa.engine.arrays import vec
from banchisa.engine.drawing import Drawing, Say, Spot
from banchisa.engine.errors import PositionError
from banchisa.engine.options import Option, choose
from banchisa.engine.position_json import Json, check_fields, get_bool, get_counts, get_int, get_table, write_header
from banchisa.engine.scene import Board, Cell, Choice, Counter, Piece, Player, Prompt, Scene
from banchisa.engine.state import Terms, places
from banchisa.engine.texts import Text

FISH = (0, 2, 4, 1, 3, 5, 1, 4, 2, 3, 1, 5, 2)  # on each floe; floes are counted from 1 (THW-1.1)
FLOE, SKY = Domain("floe", [str(floe) for floe in range(1, 13)]), Domain("sky", ["west", "east", "cloud"])
ACTIONS = ActionSpace([Family("fish", [FLOE]), Family("rest", []), Family("weather", [SKY], chance=True)])
REST, WEST, EAST, CLOUD = 12, 13, 14, 15  # the actions before them empty the floe of the next number
COLOURS = ("blue", "orange")


class ThawState(State):
    """The row from its first to its last floe, and what has become of the fish."""

    def __init__(self, terms: Terms) -> None:
        super().__init__()
        self._terms = terms
        self.floes = int(str(terms.options["floes"]))
        self.first, self.last, self.turn = 1, self.floes, 0  # turn: the seat that acts now, or after the weather
        self.caught, self.lost, self.rested = [0, 0], 0, [False, False]

    @property
    def terms(self) -> Terms:
        return self._terms

    def copy(self) -> ThawState:
        twin = ThawState(self._terms)
        twin.first, twin.last, twin.turn, twin.actor = self.first, self.last, self.turn, self.actor
        twin.caught, twin.lost, twin.rested = list(self.caught), self.lost, list(self.rested)
        return twin

    def write_actions(self, out: vec[i64]) -> i64:
        actions = [WEST, EAST, CLOUD] if self.actor == CHANCE else []
        if self.actor >= 0:
            actions = sorted({self.first - 1, self.last - 1})  # THW-2.1
            actions += [] if self.rested[self.turn] else [REST]  # THW-2.2
        for number, action in enumerate(actions):
            out[number] = action
        return len(actions)

    def write_weights(self, out: vec[i64]) -> i64:
        out[0], out[1], out[2] = 1, 1, 4  # sides of the die (THW-2.3)
        return 6

    def apply(self, action: i64) -> None:
        if action < REST:
            self.caught[self.turn] += self._remove(action + 1 == self.first)
        elif action == REST:
            self.rested[self.turn] = True
        elif action != CLOUD:
            self.lost += self._remove(action == WEST)
        self.turn = 1 - self.turn if action <= REST else self.turn
        self.pass_to(action < REST)

    def _remove(self, is_first: bool) -> int:
        """Take the first or the last floe away; the fish on it."""
        floe = self.first if is_first else self.last
        self.first, self.last = self.first + is_first, self.last - (not is_first)
        return FISH[floe]

    def pass_to(self, weather: bool) -> None:
        """Let the weather or the next seat act, or nobody once the row is empty (THW-3.1)."""
        self.actor = OVER if self.first > self.last else CHANCE if weather else self.turn

    def scores(self) -> list[int]:
        return list(self.caught)

    def ranks(self) -> list[int]:
        return places([(fish,) for fish in self.caught])  # THW-3.2

    def seen_by(self, seat: i64) -> ThawState:
        return self.copy()  # nothing is hidden

    def resample(self, rng: Rng) -> ThawState:
        return self.copy()


class Thaw(Game):
    """Take the fish from either end; the sun may take those behind them."""

    def __init__(self) -> None:
        options, home = [Option("floes", (8, 10, 12), 10, ("THW-1.2",))], str(Path(__file__).parent)
        super().__init__("thaw", "Thaw", "1", (2,), options, ACTIONS, home)

    def start(self, seats: int | None = None, **options: object) -> ThawState:
        number = self.resolve_seats(seats, options)
        self.check_seats(number, self.seats, self.title)
        terms = Terms(self.key, self.version, number, dict(choose(self.options, number, options)))
        terms.codec = self
        return ThawState(terms)

    def refusal(self, state: State, action: int) -> Refusal | None:
        at, floe = _thaw(state), action + 1
        if at.actor == OVER:
            return Refusal("THW-3.1", "over")
        if (at.actor == CHANCE) != self.actions.is_chance(action):
            return Refusal("THW-2.3", "weather-first" if at.actor == CHANCE else "no-weather")
        if action == REST and at.rested[at.turn]:
            return Refusal("THW-2.2", "rested")
        if action >= REST or floe in (at.first, at.last):
            return None
        reason = "inside" if at.first < floe < at.last else "no-floe"
        return Refusal("THW-2.1", reason, {"floe": floe, "first": at.first, "last": at.last})

    def evaluate(self, state: State) -> list[float]:
        at = _thaw(state)
        best = 0 if at.actor == OVER else max(FISH[at.first], FISH[at.last])  # whoever acts next may take these
        lead = at.caught[0] - at.caught[1] + best * (0.5 - at.turn) + 0.5 * (at.rested[1] - at.rested[0])
        return [lead, -lead]

    def inventory(self, state: State) -> dict[str, int]:
        at = _thaw(state)
        return {"floe": at.floes, "fish": sum(FISH[at.first : at.last + 1]) + sum(at.caught) + at.lost}

    def scene(self, seen: State, seat: int | None) -> Scene:
        at, over = _thaw(seen), seen.actor == OVER
        row = range(at.first, at.last + 1)
        name, rule = {OVER: ("over", "THW-3.1"), CHANCE: ("weather", "THW-2.3")}.get(at.actor, ("fish", "THW-2.1"))
        return Scene(
            self.key, seat, [lay_out(at.floes)], Prompt(int(at.actor), Text(f"prompt-{name}"), rule),
            [Player(k, colour, Text("seat-rest", {"rested": int(at.rested[k])}), at.caught[k], Text("unit-fish"))
             for k, colour in enumerate(COLOURS)],
            pieces=[Piece(f"fish-{k}", "fish", f"floe-{k}", Text("thing-fish"), count=FISH[k]) for k in row],
            choices=[self._choice(action) for action in at.legal_actions()] if seat == at.actor else [],
            counters=[Counter("fish", Text("count-left"), sum(FISH[k] for k in row))],
            ranks=at.ranks() if over else [], ending=[Text("ending-thaw", {"fish": at.lost})] if over else [],
            grounds={f"floe-{k}": "sea" for k in range(1, at.floes + 1) if k not in row},
        )  # fmt: skip

    def _choice(self, action: int) -> Choice:
        style, label = ("button", Text("choice-rest")) if action == REST else ("main", None)
        return Choice(action, self.actions.name(action), self.actions.targets(action), style, label)

    def draw(self, state: State, say: Say) -> Drawing:
        at = _thaw(state)
        names = "".join(f"{floe:^5}" for floe in range(1, at.floes + 1))
        ice = "".join(f" [{FISH[k]}] " if at.first <= k <= at.last else "  ~  " for k in range(1, at.floes + 1))
        spots = {f"{kind}-{k + 1}": [Spot(line, 5 * k, 5 * k + 5)] for k in range(at.floes)
                 for line, kind in enumerate(("floe", "fish"))}  # fmt: skip
        return Drawing([names, ice], spots, [("[3]", Text("key-floe")), ("~", Text("key-water"))])

    def to_text(self, state: State) -> str:
        at = _thaw(state)
        return f"{self.draw(at, str)}\n\ncaught {at.caught}, lost {at.lost}, actor {at.actor}"

    def to_json(self, state: State) -> dict[str, object]:
        at = _thaw(state)
        caught, rested = ({COLOURS[k]: part[k] for k in range(2)} for part in (at.caught, at.rested))
        row = {"first": at.first, "last": at.last, "turn": at.turn, "weather": at.actor == CHANCE, "lost": at.lost}
        return {**write_header(at.terms), **row, "caught": caught, "rested": rested}

    def read_position(self, start: State, position: Json) -> ThawState:
        check_fields(position, ("first", "last", "turn", "weather", "lost", "caught", "rested"))
        fish = self.inventory(at := _thaw(start))["fish"]
        at.first = get_int(position, "first", 1, 1, at.floes + 1)
        at.last = get_int(position, "last", at.floes, at.first - 1, at.floes)
        at.turn, at.lost = get_int(position, "turn", 0, 0, 1), get_int(position, "lost", 0, 0, fish)
        at.caught = list(get_counts(position, "caught", COLOURS, fish).values())
        at.rested = [get_bool(get_table(position, "rested", COLOURS), colour) for colour in COLOURS]
        if self.inventory(at)["fish"] != fish:
            raise PositionError(f"caught, lost: with those on the floes there must be {fish} fish")
        at.pass_to(get_bool(position, "weather"))
        return at


def _thaw(state: State) -> ThawState:
    assert isinstance(state, ThawState)
    return state


@cache
def lay_out(floes: int) -> Board:
    """The floes around a bay that is open to the south."""
    cells = []
    for floe in range(1, floes + 1):
        centre = rect(100, pi * (5 / 6 + 4 / 3 * (floe - 1) / (floes - 1)))
        outline = [(corner.real, corner.imag) for corner in (centre + rect(16, pi / 4 * k) for k in range(8))]
        cells.append(Cell(f"floe-{floe}", str(floe), outline, (centre.real, centre.imag), "ice"))
    return Board("bay", f"bay-{floes}", (-120.0, -120.0, 240.0, 190.0), cells)


GAME = Thaw()
