"""Pinguinoè as a game of the platform."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, u8

from banchisa.engine.actions import count_from_one
from banchisa.engine.arrays import vec
from banchisa.engine.bounds import GameBounds
from banchisa.engine.drawing import Drawing, Say
from banchisa.engine.errors import PositionError
from banchisa.engine.evaluation import TermsByName
from banchisa.engine.game import Game
from banchisa.engine.observation import Feature
from banchisa.engine.options import choose
from banchisa.engine.position_json import Json
from banchisa.engine.reactions import Reaction
from banchisa.engine.refusal import Refusal
from banchisa.engine.scene import Scene
from banchisa.engine.state import ALL_SEEING, State, Terms
from banchisa.engine.texts import Text
from banchisa.games.pinguinoe import actions as ids
from banchisa.games.pinguinoe.actions import ACTIONS
from banchisa.games.pinguinoe.bounds import find_bounds
from banchisa.games.pinguinoe.components import PinguinoeComponents
from banchisa.games.pinguinoe.evaluate import REASON_SETTINGS, SEARCH_SETTINGS, evaluate, name_terms
from banchisa.games.pinguinoe.observe import declare_features, write_observation
from banchisa.games.pinguinoe.options import SEATS, declare_options, declare_presets
from banchisa.games.pinguinoe.position.inventory import inventory
from banchisa.games.pinguinoe.position.serialize import read_position, write_position
from banchisa.games.pinguinoe.refusals.refuse import refuse
from banchisa.games.pinguinoe.rules import phase
from banchisa.games.pinguinoe.rules.board import HOME, OBJECTS, PACKAGED, Sea
from banchisa.games.pinguinoe.rules.play import RaceState
from banchisa.games.pinguinoe.setup import set_up
from banchisa.games.pinguinoe.view.choices import find_targets
from banchisa.games.pinguinoe.view.components_picture import draw_components
from banchisa.games.pinguinoe.view.log import describe_step
from banchisa.games.pinguinoe.view.scene import build_scene, build_scene_beside
from banchisa.games.pinguinoe.view.text import draw, write_text

VERSION = "2"
UNKNOWN_OBJECT = "search ?"
_ANSWERS = {"discard": ["discard", "decline"], "decline": ["decline"]}
REACTIONS = [Reaction("fish", _ANSWERS), Reaction("belt", _ANSWERS)]  # PIN-4.33, PIN-4.37
_OPEN = (phase.SEND, phase.LURE, phase.RETREAT)  # cards in hands play no part in them


@final
class Pinguinoe(Game):
    """Penguins race over a sea of cards to Noah's ark."""

    def __init__(self, components: PinguinoeComponents) -> None:
        options = declare_options(components.round_limit)
        super().__init__(
            "pinguinoe",
            "Pinguinoè",
            VERSION,
            (2, 3, 4),
            options,
            ACTIONS,
            HOME,
            secrets=True,
            search_settings=SEARCH_SETTINGS,
            reason_settings=REASON_SETTINGS,
            own_components=None if components.data == PACKAGED else components.data,
            presets=declare_presets(),
            reactions=REACTIONS,
        )  # PIN-3.1
        self.components = components

    def start(self, seats: int | None = None, **options: object) -> State:
        return RaceState(self._sea(seats, options))

    def _sea(self, seats: int | None, given: dict[str, object]) -> Sea:
        number = self.resolve_seats(seats, given)
        where = f"{self.title} in the layout {given.get('layout', 'standard')}"
        self.check_seats(number, self.allowed_seats(**given), where)
        chosen = choose(self.options, number, given)
        sea = set_up(self.components, self.version, number, dict(chosen))
        sea.codec = self
        return sea

    def refusal(self, state: State, action: int) -> Refusal | None:
        return refuse(_race(state), action)

    def scene(self, seen: State, seat: int | None) -> Scene:
        return build_scene(_race(seen), seat)

    def scene_beside(self, seen: State, seat: int | None, other: Scene) -> Scene:
        return build_scene_beside(_race(seen), seat, other)

    def draw(self, state: State, say: Say) -> Drawing:
        return draw(_race(state), say)

    def evaluate(self, state: State) -> list[float]:
        return evaluate(_race(state))

    def evaluation_terms(self, state: State, seat: int) -> TermsByName:
        return name_terms(_race(state), seat)

    def log_text(self, state: State, action: int, viewer: int = ALL_SEEING) -> Text:
        is_hidden = viewer != ALL_SEEING and self.notation_for(state, action, viewer) == UNKNOWN_OBJECT
        return describe_step(_race(state), action, is_hidden)

    def notation_for(self, state: State, action: int, seat: int) -> str:
        """An object that is drawn is seen by nobody else (PIN-4.44)."""
        if ids.SEARCH <= action < ids.SEARCH + OBJECTS and seat != _race(state).turn:
            return UNKNOWN_OBJECT
        return self.actions.name(action)

    def reveals(self, state: State, action: int) -> bool:
        """Chance, and every object that is laid down: the others did not know of it."""
        laid = (
            action in (ids.DISCARD, ids.SKATES, ids.FISH)
            or ids.JUMP <= action < ids.REVEAL
            or ids.TELESCOPE <= action < ids.WALK
        )
        return laid or self.actions.is_chance(action)

    def touch_targets(self, state: State, action: int) -> list[str]:
        return find_targets(_race(state), action)

    def reaction_asked(self, state: State) -> str:
        name = phase.NAMES[_race(state).phase]
        return name if name in self.reactions else ""

    def offers_are_open(self, state: State) -> bool:
        """Where cards can be used, only if there are none to use: everybody sees how many a hand has."""
        race = _race(state)
        return race.phase in _OPEN or (race.phase == phase.ROLL and (race.used > 0 or race.hand_size(race.turn) == 0))

    def round_of(self, state: State) -> int | None:
        race = _race(state)
        return int(race.turns // race.sea.seats) + 1

    def allowed_seats(self, **options: object) -> tuple[int, ...]:
        return SEATS[str(self.options["layout"].read(options.get("layout", "standard")))]

    def features(self, terms: Terms) -> tuple[Feature, ...]:
        return declare_features(_own_terms(terms))

    def write_observation(self, state: State, seat: i64, out: vec[u8], at: i64) -> None:
        write_observation(_race(state), seat, out, at)

    def bounds(self, terms: Terms) -> GameBounds:
        return find_bounds(_own_terms(terms))

    def inventory(self, state: State) -> dict[str, int]:
        return inventory(_race(state))

    def to_json(self, state: State) -> dict[str, object]:
        return write_position(_race(state))

    def to_text(self, state: State) -> str:
        return write_text(_race(state))

    def read_position(self, start: State, position: Json) -> State:
        return read_position(_race(start).sea, position)

    def components_picture(self) -> str:
        return draw_components(self.components)

    def with_components(self, data: dict[str, object]) -> Game:
        return Pinguinoe(PinguinoeComponents(data))

    def upgrade_record(self, version: str, options: dict[str, object], steps: list[str]) -> bool:
        """Version 1 counted players from 0."""
        count_from_one(steps, ("snowball", "start"))
        return version == "1"


def _race(state: State) -> RaceState:
    if not isinstance(state, RaceState):
        raise PositionError("this is not a position of pinguinoe")
    return state


def _own_terms(terms: Terms) -> Sea:
    if not isinstance(terms, Sea):
        raise PositionError("these are not terms of pinguinoe")
    return terms


def load_packaged() -> Pinguinoe:
    """The game with the components that come with it."""
    return Pinguinoe(PinguinoeComponents(PACKAGED))
