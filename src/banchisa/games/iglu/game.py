"""Iglu Iglu as a game of the platform."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, u8

from banchisa.engine.arrays import vec
from banchisa.engine.composed_game import ComposedGame, Parts
from banchisa.engine.errors import PositionError
from banchisa.engine.reactions import Reaction
from banchisa.engine.state import State
from banchisa.games.iglu.actions import ACTIONS
from banchisa.games.iglu.bounds import find_bounds
from banchisa.games.iglu.components import IgluComponents
from banchisa.games.iglu.evaluate import REASON_SETTINGS, SEARCH_SETTINGS, evaluate, name_terms
from banchisa.games.iglu.observe import declare_features, write_observation
from banchisa.games.iglu.options import declare_options, declare_presets
from banchisa.games.iglu.position.inventory import inventory
from banchisa.games.iglu.position.serialize import read_position, write_position
from banchisa.games.iglu.refusals.refuse import REFUSALS
from banchisa.games.iglu.rules import phase
from banchisa.games.iglu.rules.board import CORNER_NAMES, HOME, PACKAGED
from banchisa.games.iglu.rules.play import IgluState, open_field
from banchisa.games.iglu.setup import set_up
from banchisa.games.iglu.view.choices import find_targets
from banchisa.games.iglu.view.log import describe_step, name_for, reveals
from banchisa.games.iglu.view.scene import build_scene, build_scene_beside
from banchisa.games.iglu.view.text import draw_field, write_text

_ANSWERS = {"harpoon": ["answer harpoon", "answer decline"], "decline": ["answer decline"]}
PARTS = Parts(
    key="iglu",
    title="Iglu Iglu",
    version="1",
    seats=(2, 3, 4),
    actions=ACTIONS,
    home=HOME,
    packaged=PACKAGED,
    read_components=IgluComponents,
    presets=declare_presets(),
    search_settings=SEARCH_SETTINGS,
    reason_settings=REASON_SETTINGS,
    set_up=set_up,
    begin=open_field,
    refusals=REFUSALS,
    build_scene=build_scene,
    build_scene_beside=build_scene_beside,
    draw=draw_field,
    write_text=write_text,
    name_terms=name_terms,
    describe_step=describe_step,
    find_targets=find_targets,
    declare_features=declare_features,
    find_bounds=find_bounds,
    inventory=inventory,
    write_position=write_position,
    read_position=read_position,
    name_for=name_for,
    reveals=reveals,
    reactions=(
        Reaction("answer", _ANSWERS),  # IGL-4.60
        Reaction("flee", {corner: [f"flee {corner}"] for corner in CORNER_NAMES}),  # IGL-4.64
    ),
    secrets=True,
    colours_are_chosen=True,
)
_OPEN = (phase.PLACE, phase.DRIFT, phase.DISPLACE, phase.MOVE_ANIMAL, phase.FLEE)  # kept tiles play no part in them


@final
class Iglu(ComposedGame):
    """Inuit on an ice field that melts tile by tile."""

    def __init__(self, components: IgluComponents) -> None:
        super().__init__(PARTS, components, declare_options())

    def evaluate(self, state: State) -> list[float]:
        return evaluate(_iglu_state(state))

    def write_observation(self, state: State, seat: i64, out: vec[u8], at: i64) -> None:
        write_observation(_iglu_state(state), seat, out, at)

    def offers_are_open(self, state: State) -> bool:
        return _iglu_state(state).phase in _OPEN


def _iglu_state(state: State) -> IgluState:
    if not isinstance(state, IgluState):
        raise PositionError("this is not a position of iglu")
    return state


GAME = Iglu(IgluComponents(PACKAGED))
