"""The static side of a game: one instance for each game and components file."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from mypy_extensions import i64, mypyc_attr, u8

from banchisa.engine.actions import ActionSpace, Family
from banchisa.engine.arrays import vec
from banchisa.engine.bounds import GameBounds
from banchisa.engine.drawing import Drawing, Say
from banchisa.engine.errors import OptionError, PositionError, UndeclaredError
from banchisa.engine.evaluation import ReasonSettings, TermsByName
from banchisa.engine.observation import Feature, count_size, empty_buffer
from banchisa.engine.options import Option, Preset, choose
from banchisa.engine.position_json import Json, read_header
from banchisa.engine.reactions import Reaction
from banchisa.engine.refusal import Refusal
from banchisa.engine.rulebook import Rulebook
from banchisa.engine.scene import Scene
from banchisa.engine.search_settings import SearchSettings
from banchisa.engine.state import ALL_SEEING, Codec, State, Terms
from banchisa.engine.texts import Text

HIDDEN_STEP: Final = "step-hidden"  # what is told of a step that a game has no words for


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Codec):
    """What can be asked about a game without a position at hand."""

    def __init__(
        self,
        key: str,
        title: str,
        version: str,
        seats: tuple[int, ...],
        options: list[Option],
        actions: ActionSpace,
        home: str,
        secrets: bool = False,
        search_settings: SearchSettings | None = None,
        own_components: dict[str, object] | None = None,
        presets: list[Preset] | None = None,
        reason_settings: ReasonSettings | None = None,
        reactions: list[Reaction] | None = None,
        colours_are_chosen: bool = False,
    ) -> None:
        self.key = key  # what it is called in commands and files
        self.title = title  # what people call it
        self.version = version  # of its rules
        self.seats = seats  # the numbers of seats that can be played, ascending
        self.options: dict[str, Option] = {option.name: option for option in options}  # by name
        self.presets: dict[str, Preset] = {preset.name: preset for preset in presets or []}  # by name
        self.actions = actions  # everything that can be done in it, by number
        self.home = home  # the folder with rulebook and words
        self.secrets = secrets  # whether anything is hidden from anybody
        self.colours_are_chosen = colours_are_chosen  # whether its rulebook lets players choose a colour, and so a seat
        self.search_settings = SearchSettings() if search_settings is None else search_settings
        self.reason_settings = ReasonSettings() if reason_settings is None else reason_settings
        self.reactions: dict[str, Reaction] = {reaction.name: reaction for reaction in reactions or []}
        self._own_components = own_components  # what replaces the packaged components, if anything does
        self._books: dict[str, Rulebook] = {}
        self._ending: dict[str, list[int]] | None = None  # the actions whose last touch is always this element

    def start(self, seats: int | None = None, **options: object) -> State:
        """The position before the first step; without a number of seats, for the most that these options allow."""
        raise NotImplementedError

    def from_json(self, data: object) -> State:
        """The position that was written down; one that cannot be is refused with a sentence."""
        position, seats, options = read_header(data, self.key, self.version)
        try:
            choose(self.options, seats, dict(options))  # else an option called `seats` would be taken for the number
            start = self.start(seats, **options)
        except OptionError as why:
            raise PositionError(str(why)) from None
        return self.read_position(start, position)

    def read_position(self, start: State, position: Json) -> State:
        """The position that was written down, of a game that begins with this one."""
        raise NotImplementedError

    def refusal(self, state: State, action: int) -> Refusal | None:
        """The first rule that forbids this action; None exactly for the legal ones."""
        raise NotImplementedError

    def scene(self, seen: State, seat: int | None) -> Scene:
        """The table as this seat (None: a spectator) sees it; seen must come from seen_by."""
        raise NotImplementedError

    def scene_beside(self, seen: State, seat: int | None, other: Scene) -> Scene:
        """The same as `scene`, when that of another viewer is at hand: where nothing is hidden, most is the same."""
        return self.scene(seen, seat)

    def draw(self, state: State, say: Say) -> Drawing:
        """The board in text, with the words of `say`; without them `str(state)` draws it in English."""
        return Drawing(str(state).rpartition("\n\n")[0].splitlines() or str(state).splitlines())

    def evaluate(self, state: State) -> list[float]:
        """How well each seat stands, higher is better."""
        raise NotImplementedError

    def evaluation_terms(self, state: State, seat: int) -> TermsByName:
        """What a seat's own part of the evaluation is made of, by name; empty where a game gives no reasons."""
        return {}

    def features(self, terms: Terms) -> tuple[Feature, ...]:
        """What an observation with these terms is made of, in its order; nothing where a game declares none."""
        return ()

    def write_observation(self, state: State, seat: i64, out: vec[u8], at: i64) -> None:
        """Write what a seat observes into zeroed bytes, from `at` on; the state may be the truth or a seen one."""
        raise UndeclaredError(f"{self.title} declares no features, so that it cannot be observed as numbers")

    def observation_size(self, terms: Terms) -> int:
        """How many bytes an observation takes."""
        if terms.observation_size < 0:
            terms.observation_size = count_size(self.features(terms))
        return terms.observation_size

    def observe(self, state: State, seat: int) -> bytes:
        """What a seat, acting or not, observes: a byte for each value of the features, itself first."""
        return bytes(_observe(self, state, seat))

    def observation_of(self, state: State, seat: int) -> bytearray:
        """The same in memory that may be written."""
        return bytearray(_observe(self, state, seat))

    def bounds(self, terms: Terms) -> GameBounds:
        """Bounds of the games with these terms: of length, scores and choices."""
        raise UndeclaredError(f"{self.title} does not declare how long its games are and what their scores can be")

    def inventory(self, state: State) -> dict[str, int]:
        """How many of each component there are, wherever they lie: the same in every position of a game."""
        raise NotImplementedError

    def notation_for(self, state: State, action: int, seat: int) -> str:
        """How this step, about to be taken, reads for a seat or spectator: whole unless something stays hidden."""
        return self.actions.name(action)

    def brief(self, state: State, action: int) -> str:
        """The shortest notation that is clear at this table: it leaves out values that can only be one."""
        return self.actions.name(action)

    def reveals(self, state: State, action: int) -> bool:
        """Whether this step shows somebody something new, so that it cannot be taken back."""
        return self.actions.is_chance(action)

    def log_text(self, state: State, action: int, viewer: int = ALL_SEEING) -> Text:
        """What this step, about to be taken, does, in words for the log of a viewer: all of it, or what they see."""
        if viewer != ALL_SEEING and self.notation_for(state, action, viewer) != self.actions.name(action):
            return Text(HIDDEN_STEP)
        family = self.actions.family(action)
        values: dict[str, object] = {}
        for domain, label in zip(family.domains, family.labels(action), strict=True):
            values[domain.name] = label
        return Text(f"step-{family.name.replace('_', '-')}", values)

    def touch_targets(self, state: State, action: int) -> list[str]:
        """The elements of the scene that the acting seat would touch for an action, legal or not."""
        return self.actions.targets(action)

    def action_for_touches(self, state: State, touched: list[str]) -> int | None:
        """The action that somebody who touched these elements could have meant, legal or not."""
        if not touched or state.actor < 0:
            return None
        first = -1
        for family in self._possible_families(state):
            for action in self._actions_ending_on(family, touched[-1]):
                touch = self.touch_targets(state, action)
                if touch == touched:
                    return action
                if first < 0 and touch[-1] == touched[-1]:
                    first = action
        return first if first >= 0 else None

    def _possible_families(self, state: State) -> list[Family]:
        """The kinds of actions of which one is legal now."""
        out: list[Family] = []
        end = 0
        for action in state.legal_actions():
            if action >= end:
                out.append(self.actions.family(action))
                end = out[-1].offset + out[-1].size
        return out

    def _actions_ending_on(self, family: Family, element: str) -> list[int]:
        """The actions of a family for which this element may be the last touch."""
        end = family.offset + family.size
        if family.loose:
            return list(range(family.offset, end))
        return [action for action in self.index_touches().get(element, []) if family.offset <= action < end]

    def index_touches(self) -> dict[str, list[int]]:
        """The actions by the element that is touched last, if it is the same in every position; computed once."""
        if self._ending is None:
            state = self.start()
            self._ending = {}
            for family in self.actions.families.values():
                if not family.chance and not family.loose:
                    for action in range(family.offset, family.offset + family.size):
                        self._ending.setdefault(self.touch_targets(state, action)[-1], []).append(action)
        return self._ending

    def refuse_touch(self, state: State, touched: list[str]) -> Refusal | None:
        """The answer to a touch that belongs to no action, such as a card that only informs."""
        return None

    def round_of(self, state: State) -> int | None:
        """The number of the round, in games that are played in rounds."""
        return None

    def reaction_asked(self, state: State) -> str:
        """The name of the reaction that the actor is asked for; empty if it is asked for something else."""
        name = state.phase_name()
        return name if name in self.reactions else ""

    def offers_are_open(self, state: State) -> bool:
        """Whether everybody knows which choices the actor has now, so that it shows nothing if there is only one."""
        return not self.secrets

    def acting_colour(self, state: State) -> str:
        """The colour that acts now, in games where a seat plays several; elsewhere a seat has only its own."""
        return ""

    def allowed_seats(self, **options: object) -> tuple[int, ...]:
        """The numbers of seats that can be played with these options."""
        return self.seats

    def playable_seats(self, options: Mapping[str, object]) -> list[int]:
        """The numbers of seats with which a game with these options can be started."""
        return [seats for seats in self.seats if self._can_start(seats, options)]

    def _can_start(self, seats: int, options: Mapping[str, object]) -> bool:
        try:
            choose(self.options, seats, dict(options))  # else an option called `seats` would be taken for the number
            self.start(seats, **options)
        except OptionError:
            return False
        return True

    def components_data(self) -> dict[str, object] | None:
        """The user's own components, if they replace the packaged ones."""
        return self._own_components

    def with_components(self, data: dict[str, object]) -> Game:
        """The same game with other components."""
        raise OptionError(f"{self.title} does not support a components file")

    def components_picture(self) -> str:
        """The components as a picture in text, in games where a picture shows more than the file."""
        return ""

    def upgrade_record(self, version: str, options: dict[str, object], steps: list[str]) -> bool:
        """Put a record of older rules into today's words, in place; False if those rules cannot be played any more."""
        return False

    def rulebook(self, language: str = "en") -> Rulebook:
        """The rules in one of the three languages."""
        if language not in self._books:
            self._books[language] = Rulebook.load(Path(self.home) / "rulebook", language)
        return self._books[language]

    def resolve_seats(self, seats: int | None, options: dict[str, object]) -> int:
        """The number of seats asked for; if none was, the most that can be played with these options."""
        return self.allowed_seats(**options)[-1] if seats is None else seats

    def check_seats(self, seats: int, allowed: tuple[int, ...], where: str) -> None:
        """Refuse a number of seats that the rules exclude."""
        if seats not in allowed:
            numbers = ", ".join(str(number) for number in allowed)
            raise OptionError(f"{where} can't be played with {seats} players; allowed: {numbers}")

    def __eq__(self, other: object) -> bool:
        """Whether this is a game of the same key and components."""
        return isinstance(other, Game) and self.key == other.key and self.components_data() == other.components_data()

    def __hash__(self) -> int:
        return hash(self.key)

    def __str__(self) -> str:
        return self.key

    def __repr__(self) -> str:
        return f"<game {self.key} {self.version}>"


def _observe(game: Game, state: State, seat: int) -> vec[u8]:
    if not 0 <= seat < state.seats:
        raise OptionError(f"there is no seat {seat} at this table; allowed: 0 to {state.seats - 1}")
    out = empty_buffer(game.observation_size(state.terms))
    game.write_observation(state, seat, out, 0)
    return out
