"""Pinguinoè as a game of the platform."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, u8

from banchisa.engine.actions import count_from_one
from banchisa.engine.arrays import vec
from banchisa.engine.composed_game import ComposedGame, Parts
from banchisa.engine.errors import PositionError
from banchisa.engine.reactions import Reaction
from banchisa.engine.state import State
from banchisa.games.pinguinoe.actions import ACTIONS
from banchisa.games.pinguinoe.bounds import find_bounds
from banchisa.games.pinguinoe.components import PinguinoeComponents
from banchisa.games.pinguinoe.evaluate import REASON_SETTINGS, SEARCH_SETTINGS, evaluate, name_terms
from banchisa.games.pinguinoe.observe import declare_features, write_observation
from banchisa.games.pinguinoe.options import SEATS, declare_options, declare_presets
from banchisa.games.pinguinoe.position.inventory import inventory
from banchisa.games.pinguinoe.position.serialize import read_position, write_position
from banchisa.games.pinguinoe.refusals.refuse import REFUSALS
from banchisa.games.pinguinoe.rules import phase
from banchisa.games.pinguinoe.rules.board import HOME, PACKAGED
from banchisa.games.pinguinoe.rules.play import RaceState
from banchisa.games.pinguinoe.setup import set_up
from banchisa.games.pinguinoe.view.choices import find_targets
from banchisa.games.pinguinoe.view.components_picture import draw_components
from banchisa.games.pinguinoe.view.log import describe_step, name_for, reveals
from banchisa.games.pinguinoe.view.scene import build_scene, build_scene_beside
from banchisa.games.pinguinoe.view.text import draw, write_text

_ANSWERS = {"discard": ["discard", "decline"], "decline": ["decline"]}
PARTS = Parts(
    key="pinguinoe",
    title="Pinguinoè",
    version="2",
    seats=(2, 3, 4),  # PIN-3.1
    actions=ACTIONS,
    home=HOME,
    packaged=PACKAGED,
    read_components=PinguinoeComponents,
    presets=declare_presets(),
    search_settings=SEARCH_SETTINGS,
    reason_settings=REASON_SETTINGS,
    set_up=set_up,
    begin=RaceState,
    refusals=REFUSALS,
    build_scene=build_scene,
    build_scene_beside=build_scene_beside,
    draw=draw,
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
    reactions=(Reaction("fish", _ANSWERS), Reaction("belt", _ANSWERS)),  # PIN-4.33, PIN-4.37
    secrets=True,
)
_OPEN = (phase.SEND, phase.LURE, phase.RETREAT)  # cards in hands play no part in them


@final
class Pinguinoe(ComposedGame):
    """Penguins race over a sea of cards to Noah's ark."""

    def __init__(self, components: PinguinoeComponents) -> None:
        super().__init__(PARTS, components, declare_options(components.round_limit))

    def evaluate(self, state: State) -> list[float]:
        return evaluate(_race(state))

    def write_observation(self, state: State, seat: i64, out: vec[u8], at: i64) -> None:
        write_observation(_race(state), seat, out, at)

    def offers_are_open(self, state: State) -> bool:
        """Where cards can be used, only if there are none to use: everybody sees how many a hand has."""
        race = _race(state)
        return race.phase in _OPEN or (race.phase == phase.ROLL and (race.used > 0 or race.hand_size(race.turn) == 0))

    def round_of(self, state: State) -> int | None:
        race = _race(state)
        return int(race.turns // race.sea.seats) + 1

    def allowed_seats(self, **options: object) -> tuple[int, ...]:
        return SEATS[str(self.options["layout"].read(options.get("layout", "standard")))]

    def check_number(self, seats: int, options: dict[str, object]) -> None:
        layout = options.get("layout", "standard")
        self.check_seats(seats, self.allowed_seats(**options), f"{self.title} in the layout {layout}")

    def components_picture(self) -> str:
        assert isinstance(self.components, PinguinoeComponents)
        return draw_components(self.components)

    def upgrade_record(self, version: str, options: dict[str, object], steps: list[str]) -> bool:
        """Version 1 counted players from 0."""
        count_from_one(steps, ("snowball", "start"))
        return version == "1"


def _race(state: State) -> RaceState:
    if not isinstance(state, RaceState):
        raise PositionError("this is not a position of pinguinoe")
    return state


GAME = Pinguinoe(PinguinoeComponents(PACKAGED))
