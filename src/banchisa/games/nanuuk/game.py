"""Nanuuk! as a game of the platform."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, u8

from banchisa.engine.arrays import vec
from banchisa.engine.composed_game import ComposedGame, Parts
from banchisa.engine.errors import PositionError
from banchisa.engine.state import State
from banchisa.games.nanuuk.actions import ACTIONS
from banchisa.games.nanuuk.bounds import find_bounds
from banchisa.games.nanuuk.components import NanuukComponents
from banchisa.games.nanuuk.evaluate import REASON_SETTINGS, SEARCH_SETTINGS, evaluate, name_terms
from banchisa.games.nanuuk.observe import declare_features, write_observation
from banchisa.games.nanuuk.options import SEATS, declare_options, declare_presets
from banchisa.games.nanuuk.position.inventory import inventory
from banchisa.games.nanuuk.position.serialize import read_position, write_position
from banchisa.games.nanuuk.refusals.refuse import REFUSALS
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


def begin(floe: Floe) -> State:
    """The position before the first step of a mode."""
    if floe.mode == NANUUK:
        return HuntState(floe).open_floe()
    return BearState(floe) if floe.mode == BEAR_HUNT or floe.mode == SHARED_BEAR else IntroState(floe)


PARTS = Parts(
    key="nanuuk",
    title="Nanuuk!",
    version="2",
    seats=(2, 3, 4),
    actions=ACTIONS,
    home=HOME,
    packaged=PACKAGED,
    read_components=NanuukComponents,
    presets=declare_presets(),
    search_settings=SEARCH_SETTINGS,
    reason_settings=REASON_SETTINGS,
    set_up=set_up,
    begin=begin,
    refusals=REFUSALS,
    build_scene=build_scene,
    build_scene_beside=build_scene_beside,
    draw=draw_floe,
    write_text=write_text,
    name_terms=name_terms,
    describe_step=describe_step,
    find_targets=find_targets,
    declare_features=declare_features,
    find_bounds=find_bounds,
    inventory=inventory,
    write_position=write_position,
    read_position=read_position,
)


@final
class Nanuuk(ComposedGame):
    """Hunters on an ice floe that cracks with every step."""

    def __init__(self, components: NanuukComponents) -> None:
        super().__init__(PARTS, components, declare_options())

    def evaluate(self, state: State) -> list[float]:
        return evaluate(_floe_state(state))

    def write_observation(self, state: State, seat: i64, out: vec[u8], at: i64) -> None:
        write_observation(_floe_state(state), seat, out, at)

    def brief(self, state: State, action: int) -> str:
        return brief_name(_floe_state(state), action)

    def round_of(self, state: State) -> int | None:
        return int(_floe_state(state).round)

    def allowed_seats(self, **options: object) -> tuple[int, ...]:
        return SEATS[str(self.options["mode"].read(options.get("mode", "nanuuk")))]

    def check_number(self, seats: int, options: dict[str, object]) -> None:
        mode = options.get("mode", "nanuuk")
        self.check_seats(seats, self.allowed_seats(**options), f"{self.title} in mode {mode}")

    def upgrade_record(self, version: str, options: dict[str, object], steps: list[str]) -> bool:
        """Version 1 called the fixed layout printed, and drew random ones in which NAN-3.16 did not hold."""
        if options.get("layout") == "printed":
            options["layout"] = LAYOUTS[FIXED]
        return version == "1" and options.get("layout") != "random"


def _floe_state(state: State) -> FloeState:
    if not isinstance(state, FloeState):
        raise PositionError("this is not a position of nanuuk")
    return state


GAME = Nanuuk(NanuukComponents(PACKAGED))
