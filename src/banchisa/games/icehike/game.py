"""Ice Hike as a game of the platform."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, u8

from banchisa.engine.arrays import vec
from banchisa.engine.composed_game import ComposedGame, Parts
from banchisa.engine.errors import PositionError
from banchisa.engine.reactions import Reaction
from banchisa.engine.state import State
from banchisa.games.icehike.actions import ACTIONS
from banchisa.games.icehike.bounds import find_bounds
from banchisa.games.icehike.components import IceHikeComponents
from banchisa.games.icehike.evaluate import REASON_SETTINGS, SEARCH_SETTINGS, evaluate, name_terms
from banchisa.games.icehike.observe import declare_features, write_observation
from banchisa.games.icehike.options import SEATS, declare_options, declare_presets
from banchisa.games.icehike.position.inventory import inventory
from banchisa.games.icehike.position.serialize import read_position, write_position
from banchisa.games.icehike.refusals.refuse import REFUSALS
from banchisa.games.icehike.rules.board import COLOURS, HOME, PACKAGED
from banchisa.games.icehike.rules.play import open_hike
from banchisa.games.icehike.rules.state import TrailState
from banchisa.games.icehike.setup import set_up
from banchisa.games.icehike.view.choices import find_targets
from banchisa.games.icehike.view.log import describe_step
from banchisa.games.icehike.view.scene import build_scene, build_scene_beside
from banchisa.games.icehike.view.text import draw_board, write_text

PARTS = Parts(
    key="icehike",
    title="Ice Hike",
    version="1",
    seats=SEATS,
    actions=ACTIONS,
    home=HOME,
    packaged=PACKAGED,
    read_components=IceHikeComponents,
    presets=declare_presets(),
    search_settings=SEARCH_SETTINGS,
    reason_settings=REASON_SETTINGS,
    set_up=set_up,
    begin=open_hike,
    refusals=REFUSALS,
    build_scene=build_scene,
    build_scene_beside=build_scene_beside,
    draw=draw_board,
    write_text=write_text,
    name_terms=name_terms,
    describe_step=describe_step,
    find_targets=find_targets,
    declare_features=declare_features,
    find_bounds=find_bounds,
    inventory=inventory,
    write_position=write_position,
    read_position=read_position,
    reactions=(
        Reaction("torch", {"yes": ["torch yes"], "no": ["torch no"]}),  # ICE-4.97
        Reaction("retreat", {"start": ["retreat start"]}),  # ICE-4.101
    ),
    colours_are_chosen=True,
)


@final
class IceHike(ComposedGame):
    """A race on foot over a frozen sea."""

    def __init__(self, components: IceHikeComponents) -> None:
        super().__init__(PARTS, components, declare_options(components.rounds))

    def evaluate(self, state: State) -> list[float]:
        return evaluate(_ice_state(state))

    def write_observation(self, state: State, seat: i64, out: vec[u8], at: i64) -> None:
        write_observation(_ice_state(state), seat, out, at)

    def acting_colour(self, state: State) -> str:
        return COLOURS[int(_ice_state(state).acting_colour())]


def _ice_state(state: State) -> TrailState:
    if not isinstance(state, TrailState):
        raise PositionError("this is not a position of icehike")
    return state


GAME = IceHike(IceHikeComponents(PACKAGED))
