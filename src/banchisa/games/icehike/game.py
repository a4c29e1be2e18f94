"""Ice Hike as a game of the platform."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, u8

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
from banchisa.games.icehike.actions import ACTIONS
from banchisa.games.icehike.bounds import find_bounds
from banchisa.games.icehike.components import IceHikeComponents
from banchisa.games.icehike.evaluate import REASON_SETTINGS, SEARCH_SETTINGS, evaluate, name_terms
from banchisa.games.icehike.observe import declare_features, write_observation
from banchisa.games.icehike.options import SEATS, declare_options, declare_presets
from banchisa.games.icehike.position.inventory import inventory
from banchisa.games.icehike.position.serialize import read_position, write_position
from banchisa.games.icehike.refusals.refuse import refuse
from banchisa.games.icehike.rules import phase
from banchisa.games.icehike.rules.board import COLOURS, HOME, PACKAGED, Hike
from banchisa.games.icehike.rules.play import open_hike
from banchisa.games.icehike.rules.state import TrailState
from banchisa.games.icehike.setup import set_up
from banchisa.games.icehike.view.choices import find_targets
from banchisa.games.icehike.view.log import describe_step
from banchisa.games.icehike.view.scene import build_scene, build_scene_beside
from banchisa.games.icehike.view.text import draw_board, write_text

VERSION = "1"
REACTIONS = [
    Reaction("torch", {"yes": ["torch yes"], "no": ["torch no"]}),  # ICE-4.97
    Reaction("retreat", {"start": ["retreat start"]}),  # ICE-4.101
]


@final
class IceHike(Game):
    """A race on foot over a frozen sea."""

    def __init__(self, components: IceHikeComponents) -> None:
        options = declare_options(components.rounds)
        super().__init__(
            "icehike", "Ice Hike", VERSION, SEATS, options, ACTIONS, HOME,
            search_settings=SEARCH_SETTINGS,
            reason_settings=REASON_SETTINGS,
            own_components=None if components.data == PACKAGED else components.data,
            presets=declare_presets(),
            reactions=REACTIONS,
            colours_are_chosen=True,
        )  # fmt: skip
        self.components = components

    def start(self, seats: int | None = None, **options: object) -> State:
        return open_hike(self._hike(self.resolve_seats(seats, options), options))

    def _hike(self, seats: int, given: dict[str, object]) -> Hike:
        self.check_seats(seats, self.seats, self.title)
        hike = set_up(self.components, self.version, seats, dict(choose(self.options, seats, given)))
        hike.codec = self
        return hike

    def refusal(self, state: State, action: int) -> Refusal | None:
        return refuse(_ice_state(state), action)

    def scene(self, seen: State, seat: int | None) -> Scene:
        return build_scene(_ice_state(seen), seat)

    def scene_beside(self, seen: State, seat: int | None, other: Scene) -> Scene:
        return build_scene_beside(_ice_state(seen), seat, other)

    def draw(self, state: State, say: Say) -> Drawing:
        return draw_board(_ice_state(state), say)

    def evaluate(self, state: State) -> list[float]:
        return evaluate(_ice_state(state))

    def evaluation_terms(self, state: State, seat: int) -> TermsByName:
        return name_terms(_ice_state(state), seat)

    def log_text(self, state: State, action: int, viewer: int = ALL_SEEING) -> Text:
        return describe_step(_ice_state(state), action)

    def reaction_asked(self, state: State) -> str:
        name = phase.NAMES[_ice_state(state).phase]
        return name if name in self.reactions else ""

    def acting_colour(self, state: State) -> str:
        return COLOURS[int(_ice_state(state).acting_colour())]

    def touch_targets(self, state: State, action: int) -> list[str]:
        return find_targets(_ice_state(state), action)

    def features(self, terms: Terms) -> tuple[Feature, ...]:
        return declare_features(_own_terms(terms))

    def write_observation(self, state: State, seat: i64, out: vec[u8], at: i64) -> None:
        write_observation(_ice_state(state), seat, out, at)

    def bounds(self, terms: Terms) -> GameBounds:
        return find_bounds(_own_terms(terms))

    def inventory(self, state: State) -> dict[str, int]:
        return inventory(_ice_state(state))

    def to_json(self, state: State) -> dict[str, object]:
        return write_position(_ice_state(state))

    def to_text(self, state: State) -> str:
        return write_text(_ice_state(state))

    def read_position(self, start: State, position: Json) -> State:
        return read_position(_ice_state(start).hike, position)

    def with_components(self, data: dict[str, object]) -> Game:
        return IceHike(IceHikeComponents(data))


def _ice_state(state: State) -> TrailState:
    if not isinstance(state, TrailState):
        raise PositionError("this is not a position of icehike")
    return state


def _own_terms(terms: Terms) -> Hike:
    if not isinstance(terms, Hike):
        raise PositionError("these are not terms of icehike")
    return terms


def load_packaged() -> IceHike:
    """The game with the components that come with it."""
    return IceHike(IceHikeComponents(PACKAGED))
