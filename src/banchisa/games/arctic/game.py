"""Arctic as a game of the platform."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, u8

from banchisa.engine.actions import count_from_one
from banchisa.engine.arrays import vec
from banchisa.engine.composed_game import ComposedGame, Parts
from banchisa.engine.errors import PositionError
from banchisa.engine.refusal import Refusal
from banchisa.engine.state import State
from banchisa.games.arctic.actions import ACTIONS, DECK_SET_NAMES, DECK_SETS
from banchisa.games.arctic.bounds import find_bounds
from banchisa.games.arctic.components import ArcticComponents
from banchisa.games.arctic.evaluate import REASON_SETTINGS, SEARCH_SETTINGS, evaluate, name_terms
from banchisa.games.arctic.observe import declare_features, write_observation
from banchisa.games.arctic.options import RANDOM, declare_options, declare_presets
from banchisa.games.arctic.position.inventory import inventory
from banchisa.games.arctic.position.serialize import read_position, write_position
from banchisa.games.arctic.refusals.powers import refuse_touch
from banchisa.games.arctic.refusals.refuse import REFUSALS
from banchisa.games.arctic.rules import phase
from banchisa.games.arctic.rules.board import HOME, PACKAGED, SEATS
from banchisa.games.arctic.rules.play import ArcticState, open_table
from banchisa.games.arctic.setup import ArcticTerms
from banchisa.games.arctic.view.choices import find_targets
from banchisa.games.arctic.view.log import describe_step, name_for, reveals
from banchisa.games.arctic.view.scene import build_scene, build_scene_beside
from banchisa.games.arctic.view.text import draw_table, write_text

PARTS = Parts(
    key="arctic",
    title="Arctic",
    version="2",
    seats=SEATS,
    actions=ACTIONS,
    home=HOME,
    packaged=PACKAGED,
    read_components=ArcticComponents,
    presets=declare_presets(),
    search_settings=SEARCH_SETTINGS,
    reason_settings=REASON_SETTINGS,
    set_up=ArcticTerms,
    begin=open_table,
    refusals=REFUSALS,
    build_scene=build_scene,
    build_scene_beside=build_scene_beside,
    draw=draw_table,
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
    secrets=True,
)
_OPEN = (phase.SWAP, phase.MOVE, phase.EXTRA, phase.GIVE_TO)  # cards in hands play no part in them


@final
class Arctic(ComposedGame):
    """Piles of animal cards, of which only the top one counts."""

    def __init__(self, components: ArcticComponents) -> None:
        super().__init__(PARTS, components, declare_options())

    def evaluate(self, state: State) -> list[float]:
        return evaluate(_arctic(state))

    def write_observation(self, state: State, seat: i64, out: vec[u8], at: i64) -> None:
        write_observation(_arctic(state), seat, out, at)

    def refuse_touch(self, state: State, touched: list[str]) -> Refusal | None:
        return refuse_touch(_arctic(state), touched)

    def offers_are_open(self, state: State) -> bool:
        return _arctic(state).phase in _OPEN

    def round_of(self, state: State) -> int | None:
        return int(_arctic(state).round)

    def allowed_seats(self, **options: object) -> tuple[int, ...]:
        decks = str(self.options["decks"].read(options.get("decks", RANDOM)))
        return self.seats if decks == RANDOM else (len(DECK_SETS[DECK_SET_NAMES.index(decks)]),)  # ARC-3.3

    def upgrade_record(self, version: str, options: dict[str, object], steps: list[str]) -> bool:
        """Version 1 counted seats from 0."""
        count_from_one(steps, ("give_to", "first"))
        if isinstance(options.get("first_player"), int):
            options["first_player"] = int(str(options["first_player"])) + 1
        return version == "1"


def _arctic(state: State) -> ArcticState:
    if not isinstance(state, ArcticState):
        raise PositionError("this is not a position of arctic")
    return state


GAME = Arctic(ArcticComponents(PACKAGED))
