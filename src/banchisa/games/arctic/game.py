"""Arctic as a game of the platform."""

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
from banchisa.engine.refusal import Refusal
from banchisa.engine.scene import Scene
from banchisa.engine.state import ALL_SEEING, State, Terms
from banchisa.engine.texts import Text
from banchisa.games.arctic.actions import ACTIONS, DECK_SET_NAMES, DECK_SETS
from banchisa.games.arctic.bounds import find_bounds
from banchisa.games.arctic.components import ArcticComponents
from banchisa.games.arctic.evaluate import REASON_SETTINGS, SEARCH_SETTINGS, evaluate, name_terms
from banchisa.games.arctic.observe import declare_features, write_observation
from banchisa.games.arctic.options import RANDOM, declare_options, declare_presets
from banchisa.games.arctic.position.inventory import inventory
from banchisa.games.arctic.position.serialize import read_position, write_position
from banchisa.games.arctic.refusals.powers import refuse_touch
from banchisa.games.arctic.refusals.refuse import refuse
from banchisa.games.arctic.rules import phase
from banchisa.games.arctic.rules.board import HOME, PACKAGED, SEATS
from banchisa.games.arctic.rules.play import ArcticState
from banchisa.games.arctic.rules.state import new_cards
from banchisa.games.arctic.setup import ArcticTerms
from banchisa.games.arctic.view.choices import find_targets
from banchisa.games.arctic.view.log import describe_step, name_for, reveals
from banchisa.games.arctic.view.scene import build_scene, build_scene_beside
from banchisa.games.arctic.view.text import draw_table, write_text

VERSION = "2"
_OPEN = (phase.SWAP, phase.MOVE, phase.EXTRA, phase.GIVE_TO)  # cards in hands play no part in them


@final
class Arctic(Game):
    """Piles of animal cards, of which only the top one counts."""

    def __init__(self, components: ArcticComponents) -> None:
        super().__init__(
            "arctic",
            "Arctic",
            VERSION,
            SEATS,
            declare_options(),
            ACTIONS,
            HOME,
            secrets=True,
            search_settings=SEARCH_SETTINGS,
            reason_settings=REASON_SETTINGS,
            own_components=None if components.data == PACKAGED else components.data,
            presets=declare_presets(),
        )
        self.components = components

    def start(self, seats: int | None = None, **options: object) -> State:
        agreed = self._agree(self.resolve_seats(seats, options), options)
        state = ArcticState(agreed, new_cards(agreed))
        state.lay_out()
        return state

    def _agree(self, seats: int, given: dict[str, object]) -> ArcticTerms:
        self.check_seats(seats, self.seats, self.title)
        terms = ArcticTerms(self.version, seats, dict(choose(self.options, seats, given)), self.components)
        terms.codec = self
        return terms

    def refusal(self, state: State, action: int) -> Refusal | None:
        return refuse(_arctic(state), action)

    def scene(self, seen: State, seat: int | None) -> Scene:
        return build_scene(_arctic(seen), seat)

    def scene_beside(self, seen: State, seat: int | None, other: Scene) -> Scene:
        return build_scene_beside(_arctic(seen), seat, other)

    def draw(self, state: State, say: Say) -> Drawing:
        return draw_table(_arctic(state), say)

    def evaluate(self, state: State) -> list[float]:
        return evaluate(_arctic(state))

    def evaluation_terms(self, state: State, seat: int) -> TermsByName:
        return name_terms(_arctic(state), seat)

    def notation_for(self, state: State, action: int, seat: int) -> str:
        return name_for(_arctic(state), action, seat)

    def reveals(self, state: State, action: int) -> bool:
        return reveals(_arctic(state), action)

    def log_text(self, state: State, action: int, viewer: int = ALL_SEEING) -> Text:
        return describe_step(_arctic(state), action, viewer)

    def touch_targets(self, state: State, action: int) -> list[str]:
        return find_targets(_arctic(state), action)

    def refuse_touch(self, state: State, touched: list[str]) -> Refusal | None:
        return refuse_touch(_arctic(state), touched)

    def offers_are_open(self, state: State) -> bool:
        return _arctic(state).phase in _OPEN

    def round_of(self, state: State) -> int | None:
        return int(_arctic(state).round)

    def allowed_seats(self, **options: object) -> tuple[int, ...]:
        decks = str(self.options["decks"].read(options.get("decks", RANDOM)))
        return self.seats if decks == RANDOM else (len(DECK_SETS[DECK_SET_NAMES.index(decks)]),)  # ARC-3.3

    def features(self, terms: Terms) -> tuple[Feature, ...]:
        return declare_features(_own_terms(terms))

    def write_observation(self, state: State, seat: i64, out: vec[u8], at: i64) -> None:
        write_observation(_arctic(state), seat, out, at)

    def bounds(self, terms: Terms) -> GameBounds:
        return find_bounds(_own_terms(terms))

    def inventory(self, state: State) -> dict[str, int]:
        return inventory(_arctic(state))

    def to_json(self, state: State) -> dict[str, object]:
        return write_position(_arctic(state))

    def to_text(self, state: State) -> str:
        return write_text(_arctic(state))

    def read_position(self, start: State, position: Json) -> State:
        return read_position(_arctic(start).agreed, position)

    def with_components(self, data: dict[str, object]) -> Game:
        return Arctic(ArcticComponents(data))

    def upgrade_record(self, version: str, options: dict[str, object], steps: list[str]) -> bool:
        """Version 1 counted seats from 0."""
        count_from_one(steps, ("give_to", "first"))
        if isinstance(options.get("first_player"), int):
            options["first_player"] = int(str(options["first_player"])) + 1
        return version == "1"


def _arctic(state: State) -> ArcticState:
    if not isinstance(state, ArcticState):
        raise PositionError("this is no position of arctic")
    return state


def _own_terms(terms: Terms) -> ArcticTerms:
    if not isinstance(terms, ArcticTerms):
        raise PositionError("these are not terms of arctic")
    return terms


def load_packaged() -> Arctic:
    """The game with the components that come with it."""
    return Arctic(ArcticComponents(PACKAGED))
