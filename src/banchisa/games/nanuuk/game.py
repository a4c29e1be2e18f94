"""Nanuuk! as a game of the platform."""

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
from banchisa.engine.refusal import Refusal
from banchisa.engine.scene import Scene
from banchisa.engine.state import ALL_SEEING, State, Terms
from banchisa.engine.texts import Text
from banchisa.games.nanuuk.actions import ACTIONS
from banchisa.games.nanuuk.bounds import find_bounds
from banchisa.games.nanuuk.components import NanuukComponents
from banchisa.games.nanuuk.evaluate import REASON_SETTINGS, SEARCH_SETTINGS, evaluate, name_terms
from banchisa.games.nanuuk.observe import declare_features, write_observation
from banchisa.games.nanuuk.options import SEATS, declare_options, declare_presets
from banchisa.games.nanuuk.position.inventory import inventory
from banchisa.games.nanuuk.position.serialize import read_position, write_position
from banchisa.games.nanuuk.refusals.refuse import refuse
from banchisa.games.nanuuk.rules.bear_modes import BearState
from banchisa.games.nanuuk.rules.board import BEAR_HUNT, FIXED, HOME, LAYOUTS, NANUUK, PACKAGED, SHARED_BEAR, Floe
from banchisa.games.nanuuk.rules.intro import IntroState
from banchisa.games.nanuuk.rules.play import HuntState
from banchisa.games.nanuuk.rules.state import FloeState
from banchisa.games.nanuuk.setup import set_up
from banchisa.games.nanuuk.view.choices import brief_name, find_targets
from banchisa.games.nanuuk.view.log import describe_step
from banchisa.games.nanuuk.view.scene import build_scene, build_scene_beside
from banchisa.games.nanuuk.view.text import draw_floe, write_text

VERSION = "2"


@final
class Nanuuk(Game):
    """Hunters on an ice floe that cracks with every step."""

    def __init__(self, components: NanuukComponents) -> None:
        super().__init__(
            "nanuuk", "Nanuuk!", VERSION, (2, 3, 4), declare_options(), ACTIONS, HOME,
            search_settings=SEARCH_SETTINGS,
            reason_settings=REASON_SETTINGS,
            own_components=None if components.data == PACKAGED else components.data,
            presets=declare_presets(),
        )  # fmt: skip
        self.components = components

    def start(self, seats: int | None = None, **options: object) -> State:
        floe = self._floe(seats, options)
        if floe.mode == NANUUK:
            return HuntState(floe).open_floe()
        if floe.mode == BEAR_HUNT or floe.mode == SHARED_BEAR:
            return BearState(floe)
        return IntroState(floe)

    def _floe(self, seats: int | None, given: dict[str, object]) -> Floe:
        number = self.resolve_seats(seats, given)
        self.check_seats(number, self.allowed_seats(**given), f"{self.title} in mode {given.get('mode', 'nanuuk')}")
        chosen = choose(self.options, number, given)
        floe = set_up(self.components, self.version, number, dict(chosen))
        floe.codec = self
        return floe

    def refusal(self, state: State, action: int) -> Refusal | None:
        return refuse(_floe_state(state), action)

    def scene(self, seen: State, seat: int | None) -> Scene:
        return build_scene(_floe_state(seen), seat)

    def scene_beside(self, seen: State, seat: int | None, other: Scene) -> Scene:
        return build_scene_beside(_floe_state(seen), seat, other)

    def draw(self, state: State, say: Say) -> Drawing:
        return draw_floe(_floe_state(state), lambda kind: say(Text(f"short-{kind}")))

    def evaluate(self, state: State) -> list[float]:
        return evaluate(_floe_state(state))

    def evaluation_terms(self, state: State, seat: int) -> TermsByName:
        return name_terms(_floe_state(state), seat)

    def log_text(self, state: State, action: int, viewer: int = ALL_SEEING) -> Text:
        return describe_step(_floe_state(state), action)

    def brief(self, state: State, action: int) -> str:
        return brief_name(_floe_state(state), action)

    def touch_targets(self, state: State, action: int) -> list[str]:
        return find_targets(_floe_state(state), action)

    def round_of(self, state: State) -> int | None:
        return int(_floe_state(state).round)

    def allowed_seats(self, **options: object) -> tuple[int, ...]:
        return SEATS[str(self.options["mode"].read(options.get("mode", "nanuuk")))]

    def features(self, terms: Terms) -> tuple[Feature, ...]:
        return declare_features(_own_terms(terms))

    def write_observation(self, state: State, seat: i64, out: vec[u8], at: i64) -> None:
        write_observation(_floe_state(state), seat, out, at)

    def bounds(self, terms: Terms) -> GameBounds:
        return find_bounds(_own_terms(terms))

    def inventory(self, state: State) -> dict[str, int]:
        return inventory(_floe_state(state))

    def to_json(self, state: State) -> dict[str, object]:
        return write_position(_floe_state(state))

    def to_text(self, state: State) -> str:
        return write_text(_floe_state(state))

    def read_position(self, start: State, position: Json) -> State:
        return read_position(_floe_state(start).floe, position)

    def with_components(self, data: dict[str, object]) -> Game:
        return Nanuuk(NanuukComponents(data))

    def upgrade_record(self, version: str, options: dict[str, object], steps: list[str]) -> bool:
        """Version 1 called the fixed layout printed, and drew random ones in which NAN-3.16 did not hold."""
        if options.get("layout") == "printed":
            options["layout"] = LAYOUTS[FIXED]
        return version == "1" and options.get("layout") != "random"


def _floe_state(state: State) -> FloeState:
    if not isinstance(state, FloeState):
        raise PositionError("this is not a position of nanuuk")
    return state


def _own_terms(terms: Terms) -> Floe:
    if not isinstance(terms, Floe):
        raise PositionError("these are not terms of nanuuk")
    return terms


def load_packaged() -> Nanuuk:
    """The game with the components that come with it."""
    return Nanuuk(NanuukComponents(PACKAGED))
