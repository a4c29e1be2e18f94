"""Iglu Iglu as a game of the platform."""

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
from banchisa.games.iglu.actions import ACTIONS
from banchisa.games.iglu.bounds import find_bounds
from banchisa.games.iglu.components import IgluComponents
from banchisa.games.iglu.evaluate import REASON_SETTINGS, SEARCH_SETTINGS, evaluate, name_terms
from banchisa.games.iglu.observe import declare_features, write_observation
from banchisa.games.iglu.options import declare_options, declare_presets
from banchisa.games.iglu.position.inventory import inventory
from banchisa.games.iglu.position.serialize import read_position, write_position
from banchisa.games.iglu.refusals.refuse import refuse
from banchisa.games.iglu.rules import phase
from banchisa.games.iglu.rules.board import CORNER_NAMES, HOME, PACKAGED, Field
from banchisa.games.iglu.rules.play import IgluState
from banchisa.games.iglu.setup import set_up
from banchisa.games.iglu.view.choices import find_targets
from banchisa.games.iglu.view.log import describe_step, name_for, reveals
from banchisa.games.iglu.view.scene import build_scene, build_scene_beside
from banchisa.games.iglu.view.text import draw_field, write_text

VERSION = "1"
REACTIONS = [
    Reaction("answer", {"harpoon": ["answer harpoon", "answer decline"], "decline": ["answer decline"]}),  # IGL-4.60
    Reaction("flee", {corner: [f"flee {corner}"] for corner in CORNER_NAMES}),  # IGL-4.64
]
_OPEN = (phase.PLACE, phase.DRIFT, phase.DISPLACE, phase.MOVE_ANIMAL, phase.FLEE)  # kept tiles play no part in them


@final
class Iglu(Game):
    """Inuit on an ice field that melts tile by tile."""

    def __init__(self, components: IgluComponents) -> None:
        super().__init__(
            "iglu",
            "Iglu Iglu",
            VERSION,
            (2, 3, 4),
            declare_options(),
            ACTIONS,
            HOME,
            secrets=True,
            search_settings=SEARCH_SETTINGS,
            reason_settings=REASON_SETTINGS,
            own_components=None if components.data == PACKAGED else components.data,
            presets=declare_presets(),
            reactions=REACTIONS,
            colours_are_chosen=True,
        )
        self.components = components

    def start(self, seats: int | None = None, **options: object) -> State:
        return IgluState(self._field(self.resolve_seats(seats, options), options)).open_field()

    def _field(self, seats: int, given: dict[str, object]) -> Field:
        self.check_seats(seats, self.seats, self.title)
        field = set_up(self.components, self.version, seats, dict(choose(self.options, seats, given)))
        field.codec = self
        return field

    def refusal(self, state: State, action: int) -> Refusal | None:
        return refuse(_iglu_state(state), action)

    def scene(self, seen: State, seat: int | None) -> Scene:
        return build_scene(_iglu_state(seen), seat)

    def scene_beside(self, seen: State, seat: int | None, other: Scene) -> Scene:
        return build_scene_beside(_iglu_state(seen), seat, other)

    def draw(self, state: State, say: Say) -> Drawing:
        return draw_field(_iglu_state(state), say)

    def evaluate(self, state: State) -> list[float]:
        return evaluate(_iglu_state(state))

    def evaluation_terms(self, state: State, seat: int) -> TermsByName:
        return name_terms(_iglu_state(state), seat)

    def notation_for(self, state: State, action: int, seat: int) -> str:
        return name_for(_iglu_state(state), action, seat)

    def reveals(self, state: State, action: int) -> bool:
        return reveals(_iglu_state(state), action)

    def reaction_asked(self, state: State) -> str:
        name = phase.NAMES[_iglu_state(state).phase]
        return name if name in self.reactions else ""

    def offers_are_open(self, state: State) -> bool:
        return _iglu_state(state).phase in _OPEN

    def log_text(self, state: State, action: int, viewer: int = ALL_SEEING) -> Text:
        return describe_step(_iglu_state(state), action, viewer)

    def touch_targets(self, state: State, action: int) -> list[str]:
        return find_targets(_iglu_state(state), action)

    def features(self, terms: Terms) -> tuple[Feature, ...]:
        return declare_features(_own_terms(terms))

    def write_observation(self, state: State, seat: i64, out: vec[u8], at: i64) -> None:
        write_observation(_iglu_state(state), seat, out, at)

    def bounds(self, terms: Terms) -> GameBounds:
        return find_bounds(_own_terms(terms))

    def inventory(self, state: State) -> dict[str, int]:
        return inventory(_iglu_state(state))

    def to_json(self, state: State) -> dict[str, object]:
        return write_position(_iglu_state(state))

    def to_text(self, state: State) -> str:
        return write_text(_iglu_state(state))

    def read_position(self, start: State, position: Json) -> State:
        return read_position(_iglu_state(start).field, position)

    def with_components(self, data: dict[str, object]) -> Game:
        return Iglu(IgluComponents(data))


def _iglu_state(state: State) -> IgluState:
    if not isinstance(state, IgluState):
        raise PositionError("this is not a position of iglu")
    return state


def _own_terms(terms: Terms) -> Field:
    if not isinstance(terms, Field):
        raise PositionError("these are not terms of iglu")
    return terms


def load_packaged() -> Iglu:
    """The game with the components that come with it."""
    return Iglu(IgluComponents(PACKAGED))
