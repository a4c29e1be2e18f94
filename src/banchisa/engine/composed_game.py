"""A game that is put together from its parts: functions that answer one question each."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from banchisa.engine.actions import ActionSpace
from banchisa.engine.bounds import GameBounds
from banchisa.engine.components import Components
from banchisa.engine.drawing import Drawing, Say
from banchisa.engine.errors import PositionError
from banchisa.engine.evaluation import ReasonSettings, TermsByName
from banchisa.engine.game import Game
from banchisa.engine.observation import Feature
from banchisa.engine.options import Option, Preset, choose
from banchisa.engine.position_json import Json
from banchisa.engine.reactions import Reaction
from banchisa.engine.refusal import Refusal, Refusals
from banchisa.engine.scene import Scene
from banchisa.engine.search_settings import SearchSettings
from banchisa.engine.state import ALL_SEEING, OVER, State, Terms
from banchisa.engine.texts import Text


class Parts(NamedTuple):
    """What a game is made of. Its functions take positions and terms of this game; `ComposedGame` checks that."""

    key: str
    title: str
    version: str
    seats: tuple[int, ...]
    actions: ActionSpace
    home: str
    packaged: dict[str, object]  # the components that come with it
    read_components: Callable[..., Components]  # of this or other data
    presets: list[Preset]
    search_settings: SearchSettings
    reason_settings: ReasonSettings
    set_up: Callable[..., Terms]  # components, version, seats, chosen options
    begin: Callable[..., State]  # terms: the position before the first step
    refusals: Refusals
    build_scene: Callable[..., Scene]  # what a seat sees, seat
    build_scene_beside: Callable[..., Scene]  # what a seat sees, seat, the scene of another viewer
    draw: Callable[..., Drawing]  # state, say
    write_text: Callable[..., str]  # state
    name_terms: Callable[..., None]  # state, seat, terms to add to; not of a finished game
    describe_step: Callable[..., Text]  # state, action; the viewer, where anything is hidden
    find_targets: Callable[..., list[str]]  # state, action
    declare_features: Callable[..., tuple[Feature, ...]]  # terms
    find_bounds: Callable[..., GameBounds]  # terms
    inventory: Callable[..., dict[str, int]]  # state
    write_position: Callable[..., Json]  # state
    read_position: Callable[..., State]  # terms, position
    name_for: Callable[..., str] | None = None  # state, action, seat: where anything is hidden
    reveals: Callable[..., bool] | None = None  # state, action: where more than chance does
    reactions: tuple[Reaction, ...] = ()
    secrets: bool = False
    colours_are_chosen: bool = False


class ComposedGame(Game):
    """A game that passes questions on to its parts.

    What bots and learners ask at every position, `evaluate` and `write_observation`, each game answers by itself: the
    compiler calls a method directly, but a part as Python does.
    """

    def __init__(self, parts: Parts, components: Components, options: list[Option]) -> None:
        super().__init__(
            parts.key, parts.title, parts.version, parts.seats, options, parts.actions, parts.home,
            secrets=parts.secrets,
            search_settings=parts.search_settings,
            own_components=None if components.data == parts.packaged else components.data,
            presets=parts.presets,
            reason_settings=parts.reason_settings,
            reactions=list(parts.reactions),
            colours_are_chosen=parts.colours_are_chosen,
        )  # fmt: skip
        self.parts = parts
        self.components = components

    def start(self, seats: int | None = None, **options: object) -> State:
        number = self.resolve_seats(seats, options)
        self.check_number(number, options)
        terms = self.parts.set_up(self.components, self.version, number, choose(self.options, number, options))
        terms.codec = self
        return self.parts.begin(terms)

    def with_components(self, data: dict[str, object]) -> Game:
        make: Callable[..., Game] = type(self)  # each game is made of its components
        return make(self.parts.read_components(data))

    def check_number(self, seats: int, options: dict[str, object]) -> None:
        """Refuse a number of seats that cannot be played with these options."""
        self.check_seats(seats, self.seats, self.title)

    def refusal(self, state: State, action: int) -> Refusal | None:
        return self.parts.refusals.find(self._own(state), self.actions.family(action), action)

    def scene(self, seen: State, seat: int | None) -> Scene:
        scene = self.parts.build_scene(self._own(seen), seat)
        if seen.actor == OVER:
            scene.ranks = seen.ranks()
        return scene

    def scene_beside(self, seen: State, seat: int | None, other: Scene) -> Scene:
        return self.parts.build_scene_beside(self._own(seen), seat, other)

    def draw(self, state: State, say: Say) -> Drawing:
        return self.parts.draw(self._own(state), say)

    def to_text(self, state: State) -> str:
        return self.parts.write_text(self._own(state))

    def evaluation_terms(self, state: State, seat: int) -> TermsByName:
        terms: TermsByName = {}
        if state.actor != OVER:
            self.parts.name_terms(self._own(state), seat, terms)
        return terms

    def log_text(self, state: State, action: int, viewer: int = ALL_SEEING) -> Text:
        if self.secrets:
            return self.parts.describe_step(self._own(state), action, viewer)
        return self.parts.describe_step(self._own(state), action)

    def notation_for(self, state: State, action: int, seat: int) -> str:
        name_for = self.parts.name_for
        return self.actions.name(action) if name_for is None else name_for(self._own(state), action, seat)

    def reveals(self, state: State, action: int) -> bool:
        reveals = self.parts.reveals
        return self.actions.is_chance(action) if reveals is None else reveals(self._own(state), action)

    def touch_targets(self, state: State, action: int) -> list[str]:
        return self.parts.find_targets(self._own(state), action)

    def features(self, terms: Terms) -> tuple[Feature, ...]:
        return self.parts.declare_features(self._own_terms(terms))

    def bounds(self, terms: Terms) -> GameBounds:
        return self.parts.find_bounds(self._own_terms(terms))

    def inventory(self, state: State) -> dict[str, int]:
        return self.parts.inventory(self._own(state))

    def to_json(self, state: State) -> dict[str, object]:
        return self.parts.write_position(self._own(state))

    def read_position(self, start: State, position: Json) -> State:
        return self.parts.read_position(start.terms, position)

    def _own(self, state: State) -> State:
        if state.terms.game != self.key:
            raise PositionError(f"this is not a position of {self.key}")
        return state

    def _own_terms(self, terms: Terms) -> Terms:
        if terms.game != self.key:
            raise PositionError(f"these are not terms of {self.key}")
        return terms
