"""Two very small games in which it is known what is luck, what is a mistake and what nobody could know."""

from __future__ import annotations

from pathlib import Path

from banchisa.engine.actions import ActionSpace, Domain, Family
from banchisa.engine.game import Game
from banchisa.engine.refusal import Refusal
from banchisa.engine.search_settings import SearchSettings
from banchisa.engine.state import CHANCE, OVER, State, Terms
from support.toys.small import SmallState

HOME = str(Path(__file__).parent / "haul_home")
LEFT, RIGHT, LOOK, HIDE_LEFT, HIDE_RIGHT, SHOW_LEFT, SHOW_RIGHT = range(7)
UNKNOWN = -1
EVEN = SearchSettings(prior_temperature=0.0)  # no step promises more than another before it was tried


class OpenState(SmallState):
    """Chance begins; all that there is is shown."""

    def __init__(self, terms: Terms) -> None:
        super().__init__(terms, CHANCE)

    def to_json(self) -> dict[str, object]:
        return {**{k: v for k, v in vars(self).items() if k != "agreed"}, "actor": int(self.actor)}

    def __str__(self) -> str:
        return str(self.to_json())


class SmallGame(Game):
    """A game for two whose evaluation knows nothing: all depends on the search."""

    state_type: type[OpenState]

    def start(self, seats: int | None = None, **options: object) -> OpenState:
        return self.state_type(Terms(self.key, self.version, 2, {}))

    def refusal(self, state: State, action: int) -> Refusal | None:
        return None if action in state.legal_actions() else Refusal("TOY-1.1", "not-asked", {})

    def evaluate(self, state: State) -> list[float]:
        return [0.0, 0.0]


class CupState(OpenState):
    """A pebble lies under one of two cups; the first seat guesses, and may look before it does."""

    def __init__(self, terms: Terms) -> None:
        super().__init__(terms)
        self.pebble = UNKNOWN
        self.looking = False
        self.looked = False
        self.guess = UNKNOWN

    def offers(self) -> list[int]:
        if self.actor == OVER:
            return []
        if self.looking:
            return [SHOW_LEFT + self.pebble]
        if self.actor == CHANCE:
            return [HIDE_LEFT, HIDE_RIGHT]
        return [LEFT, RIGHT] if self.looked else [LEFT, RIGHT, LOOK]

    def apply(self, action: int) -> None:
        if action >= SHOW_LEFT:
            self.looking, self.looked = False, True
            self.actor = 0
        elif action >= HIDE_LEFT:
            self.pebble = action - HIDE_LEFT
            self.actor = 0
        elif action == LOOK:
            self.looking = True
            self.actor = CHANCE
        else:
            self.guess = action
            self.actor = OVER

    def seen_by(self, seat: int):
        seen = self.copy()
        if not (seat == 0 and self.looked) and self.actor != OVER:
            seen.pebble = UNKNOWN
        return seen

    def resample(self, rng):
        world = self.copy()
        if self.pebble == UNKNOWN and (self.looking or self.actor != CHANCE):
            world.pebble = rng.below(2)
        return world

    def scores(self) -> list[int]:
        return [1, 0] if self.guess == self.pebble else [0, 1]


class Cups(SmallGame):
    state_type = CupState

    def __init__(self) -> None:
        cup = Domain("cup", ["left", "right"])
        chances = [Family("hide", [cup], chance=True), Family("show", [cup], chance=True)]
        space = ActionSpace([Family("guess", [cup]), Family("look", []), *chances])
        super().__init__("cups", "Cups", "1", (2,), [], space, HOME, secrets=True, search_settings=EVEN)


class CoinState(OpenState):
    """Five coins are thrown, and each is taken by who must; more heads than tails is the first seat's win."""

    def __init__(self, terms: Terms) -> None:
        super().__init__(terms)
        self.heads = 0
        self.thrown = 0

    def offers(self) -> list[int]:
        if self.actor == OVER:
            return []
        return [1, 2] if self.actor == CHANCE else [0]

    def apply(self, action: int) -> None:
        if action:
            self.heads += action == 1
            self.thrown += 1
            self.actor = self.thrown % 2
        else:
            self.actor = OVER if self.thrown == 5 else CHANCE

    def seen_by(self, seat: int):
        return self.copy()

    def resample(self, rng):
        return self.copy()

    def scores(self) -> list[int]:
        return [self.heads, 5 - self.heads] if self.actor == OVER else [0, 0]


class Coins(SmallGame):
    state_type = CoinState

    def __init__(self) -> None:
        space = ActionSpace([Family("take", []), Family("coin", [Domain("side", ["heads", "tails"])], chance=True)])
        super().__init__("coins", "Coins", "1", (2,), [], space, HOME, search_settings=EVEN)
