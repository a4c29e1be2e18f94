"""Haul: a small card game with secret hands, secret lays, a reaction and chance in the middle, in plain Python."""

from __future__ import annotations

from pathlib import Path

from banchisa.engine.actions import ActionSpace, Domain, Family
from banchisa.engine.bounds import GameBounds
from banchisa.engine.errors import OptionError, PositionError
from banchisa.engine.game import Game
from banchisa.engine.observation import Feature, actor_feature
from banchisa.engine.options import Option, choose
from banchisa.engine.position_json import check_fields
from banchisa.engine.refusal import Refusal
from banchisa.engine.scene import Board, Choice, Counter, Piece, Player, Prompt, Scene, Zone
from banchisa.engine.state import ALL_SEEING, CHANCE, OVER, State, Terms
from banchisa.engine.texts import Text
from support.toys.small import SmallState

HOME = str(Path(__file__).parent / "haul_home")
KINDS = ["fish", "seal", "whale", "bear"]
BEAR = 3
UNKNOWN = 4
NAMES = [*KINDS, "?"]
POINTS = [1, 2, 4, 0]
TIDES = ["low", "high"]
FIELDS = ("hands", "piles", "buried", "discard", "deck", "held", "turn", "dealt", "phase", "actor")


def space() -> ActionSpace:
    kind = Domain("kind", KINDS)
    return ActionSpace(
        [
            Family("pick", [kind]),
            Family("play", []),
            Family("bury", []),
            Family("snatch", []),
            Family("pass", []),
            Family("deal", [kind], chance=True),
            Family("tide", [Domain("level", TIDES)], chance=True),
        ]
    )


PICK, PLAY, BURY, SNATCH, PASS, DEAL, TIDE = 0, 4, 5, 6, 7, 8, 12
ASKED = {
    "deal": ("deal", "TOY-1.1"),
    "pick": ("pick", "TOY-2.1"),
    "lay": ("play bury", "TOY-2.2"),
    "react": ("snatch pass", "TOY-2.3"),
    "tide": ("tide", "TOY-2.4"),
    "draw": ("deal", "TOY-2.4"),
    "over": ("", "TOY-3.1"),
}


def options() -> list[Option]:
    return [
        Option("hand", (1, 2, 3), 2, ("TOY-1.1",)),
        Option("thieves", (False, True), True, ("TOY-2.3",)),
        Option("bears", (1, 2), 2, ("TOY-2.3",), {"thieves": (True,)}),
    ]


class HaulState(SmallState):
    """Cards are numbers of kinds; those that a viewer cannot know are UNKNOWN."""

    def __init__(self, terms: Terms) -> None:
        super().__init__(terms, CHANCE)
        seats = int(terms.seats)
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.piles: list[list[int]] = [[] for _ in range(seats)]
        self.buried: list[list[int]] = [[] for _ in range(seats)]
        self.discard: list[int] = []
        self.deck = box(terms)
        self.held: int | None = None
        self.phase = "deal"
        self.turn = 0
        self.dealt = 0

    # steps

    def offers(self) -> list[int]:
        if self.phase in ("deal", "draw"):
            return [DEAL + kind for kind in range(4) if kind in self.deck]
        if self.phase == "pick":
            return [PICK + kind for kind in range(4) if kind in self.hands[self.turn]]
        if self.phase == "react":
            return [SNATCH, PASS] if BEAR in self.hands[self.actor] else [PASS]
        return {"lay": [PLAY, BURY], "tide": [TIDE, TIDE + 1], "over": []}[self.phase]

    def write_weights(self, out: list[int]) -> int:
        weights = [2, 1] if self.phase == "tide" else [self.deck.count(action - DEAL) for action in self.offers()]
        for number, weight in enumerate(weights):
            out[number] = weight
        return sum(weights)

    def apply(self, action: int) -> None:
        if action >= TIDE:
            self.flow(action == TIDE + 1)
        elif action >= DEAL:
            self.take_card(action - DEAL)
        elif action >= SNATCH:
            self.react(action == SNATCH)
        elif action >= PLAY:
            self.lay(action == PLAY)
        else:
            self.hands[self.turn].remove(action - PICK)
            self.held = action - PICK
            self.phase = "lay"

    def take_card(self, kind: int) -> None:
        self.deck.remove(kind)
        seat = self.receiver
        self.hands[seat] = sorted([*self.hands[seat], kind])
        if self.phase == "draw":
            self.pass_on()
            return
        self.dealt += 1
        if self.dealt == int(str(self.agreed.options["hand"])) * len(self.hands):
            self.ask("pick", 0)

    def lay(self, openly: bool) -> None:
        assert self.held is not None
        if not openly:
            self.buried[self.turn].append(self.held)
            self.settle()
        elif self.agreed.options["thieves"]:
            self.ask("react", (self.turn + 1) % len(self.hands))
        else:
            self.piles[self.turn].append(self.held)
            self.settle()

    def react(self, snatched: bool) -> None:
        assert self.held is not None
        seat = self.actor if snatched else self.turn
        if snatched:
            self.hands[seat].remove(BEAR)
            self.discard.append(BEAR)
        self.piles[seat].append(self.held)
        self.settle()

    def settle(self) -> None:
        self.held = None
        self.ask("tide", CHANCE)

    def flow(self, high: bool) -> None:
        if high and self.deck:
            self.ask("draw", CHANCE)
        else:
            self.pass_on()

    def pass_on(self) -> None:
        seats = len(self.hands)
        following = [(self.turn + k) % seats for k in range(1, seats + 1)]
        ready = [seat for seat in following if self.hands[seat]]
        if not ready:
            self.ask("over", OVER)
        else:
            self.turn = ready[0]
            self.ask("pick", self.turn)

    def ask(self, phase: str, actor: int) -> None:
        self.phase = phase
        self.actor = actor

    # knowledge

    def seen_by(self, seat: int) -> HaulState:
        seen = self.copy()
        for other in range(len(self.hands)):
            if other != seat:
                seen.hands[other] = [UNKNOWN] * len(self.hands[other])
                if self.phase != "over":
                    seen.buried[other] = [UNKNOWN] * len(self.buried[other])
        seen.deck = [UNKNOWN] * len(self.deck)
        if self.phase == "lay" and seat != self.turn:
            seen.held = UNKNOWN
        return seen

    def resample(self, rng) -> HaulState:
        world = self.copy()
        unseen = box(self.agreed)
        for kind in self.everything():
            if kind != UNKNOWN:
                unseen.remove(kind)
        self.deal_out(world, unseen, rng)
        return world

    def deal_out(self, world: HaulState, unseen: list[int], rng) -> None:
        """Give every unknown place one of the unseen cards, all equally likely."""

        def known(kind: int) -> int:
            return unseen.pop(rng.below(len(unseen))) if kind == UNKNOWN else kind

        world.hands = [sorted(known(kind) for kind in hand) for hand in self.hands]
        world.buried = [[known(kind) for kind in pile] for pile in self.buried]
        world.held = None if self.held is None else known(self.held)
        world.deck = sorted(known(kind) for kind in self.deck)

    def observed_outcome(self, action: int, viewer: int) -> int:
        return DEAL if DEAL <= action < TIDE and viewer != self.receiver else action

    @property
    def receiver(self) -> int:
        """Whom a card is dealt to."""
        return self.dealt % len(self.hands) if self.phase == "deal" else self.turn

    def everything(self) -> list[int]:
        found = [*self.deck, *self.discard]
        for cards in (*self.hands, *self.piles, *self.buried):
            found.extend(cards)
        return found if self.held is None else [*found, self.held]

    # results and words

    def scores(self) -> list[int]:
        points = [*POINTS, 0]
        return [sum(points[k] for k in self.piles[s] + self.buried[s]) for s in range(len(self.hands))]

    def to_json(self) -> dict[str, object]:
        return {
            "game": self.agreed.game,
            "seats": int(self.agreed.seats),
            "options": dict(self.agreed.options),
            "hands": [_words(hand) for hand in self.hands],
            "piles": [_words(pile) for pile in self.piles],
            "buried": [_words(pile) for pile in self.buried],
            "discard": _words(self.discard),
            "deck": _words(self.deck),
            "held": None if self.held is None else NAMES[self.held],
            "phase": self.phase,
            "turn": self.turn,
            "dealt": self.dealt,
            "actor": int(self.actor),
        }

    def __str__(self) -> str:
        hands = " | ".join(" ".join(_words(hand)) for hand in self.hands)
        return f"{self.phase} {self.turn}: {hands}"


def _words(kinds: list[int]) -> list[str]:
    return [NAMES[kind] for kind in kinds]


def _kinds(words: object) -> list[int]:
    if not isinstance(words, list) or not all(word in NAMES for word in words):
        raise PositionError(f"{words!r}: a list of cards is needed")
    return [NAMES.index(word) for word in words]


def box(terms: Terms) -> list[int]:
    bears = int(str(terms.options["bears"])) if terms.options["thieves"] else 0
    return [0] * 4 + [1] * 3 + [2] * 2 + [BEAR] * bears


class Haul(Game):
    """The correct game."""

    state_type: type[HaulState] = HaulState

    def __init__(self, actions: ActionSpace | None = None) -> None:
        super().__init__("haul", "Haul", "1", (2, 3), options(), space() if actions is None else actions, HOME)

    def start(self, seats: int | None = None, **options: object) -> HaulState:
        return self.state_type(self.agreed(self.resolve_seats(seats, options), options))

    def allowed_seats(self, **options: object) -> tuple[int, ...]:
        return (2,) if options.get("hand") == 3 else self.seats

    def agreed(self, seats: int, given: dict[str, object]) -> Terms:
        self.check_seats(seats, self.seats, self.title)
        chosen = choose(self.options, seats, given)
        if seats == 3 and chosen["hand"] == 3:
            raise OptionError("three seats with three cards each would leave no deck")
        return Terms(self.key, self.version, seats, dict(chosen))

    def refusal(self, state: State, action: int) -> Refusal | None:
        assert isinstance(state, HaulState)
        family = self.actions.family(action)
        asked, rule = ASKED[state.phase]
        if family.name not in asked.split():
            return Refusal(rule, "not-asked", {"asked": asked})
        if family.name == "pick" and state.hands[state.turn].count(action - PICK) == 0:
            return Refusal("TOY-2.1", "not-in-hand", {"kind": KINDS[action - PICK]})
        if family.name == "snatch" and state.hands[state.actor].count(BEAR) == 0:
            return Refusal("TOY-2.3", "no-bear")
        if family.name == "deal" and state.deck.count(action - DEAL) == 0:
            return Refusal("TOY-1.1", "not-in-deck", {"kind": KINDS[action - DEAL]})
        return None

    def notation_for(self, state: State, action: int, seat: int) -> str:
        assert isinstance(state, HaulState)
        family = self.actions.family(action).name
        if family == "pick" and seat != state.turn:
            return "pick ?"
        if family == "deal" and seat != state.receiver:
            return "deal ?"
        return self.actions.name(action)

    def reveals(self, state: State, action: int) -> bool:
        return action in (PLAY, SNATCH) or self.actions.is_chance(action)

    def log_text(self, state: State, action: int, viewer: int = ALL_SEEING) -> Text:
        assert isinstance(state, HaulState)
        if action == PLAY and state.held is not None:
            return Text("step-play", {"kind": NAMES[state.held]})
        return super().log_text(state, action, viewer)

    def features(self, terms: Terms) -> tuple[Feature, ...]:
        seats = int(terms.seats)
        return (
            actor_feature(seats),
            Feature("hand", (4,), 3, "the cards of this seat by kind"),
            Feature("hand_sizes", (seats,), 11, "how many cards each seat has"),
            Feature("piles", (seats, 4), 4, "the open cards of each seat by kind"),
        )

    def write_observation(self, state: State, seat: int, out: list[int], at: int) -> None:
        assert isinstance(state, HaulState)
        for number, value in enumerate(self.values_for(state, seat)):
            out[at + number] = value

    def values_for(self, state: HaulState, seat: int) -> list[int]:
        """The values of all features in their order."""
        seats = len(state.hands)
        from_here = [(seat + k) % seats for k in range(seats)]
        actors = [int(state.actor == other) for other in [*from_here, CHANCE]]
        hand = [state.hands[seat].count(kind) for kind in range(4)]
        sizes = [len(state.hands[other]) for other in from_here]
        return [*actors, *hand, *sizes, *(state.piles[other].count(kind) for other in from_here for kind in range(4))]

    def bounds(self, terms: Terms) -> GameBounds:
        """A card is dealt, picked, laid, perhaps snatched, and brings a tide."""
        cards = box(terms)
        return GameBounds(5 * len(cards), 0, sum(POINTS[kind] for kind in cards), 4, self.actions.players, 6)

    def inventory(self, state: State) -> dict[str, int]:
        assert isinstance(state, HaulState)
        return {kind: state.everything().count(number) for number, kind in enumerate(KINDS)}

    def evaluate(self, state: State) -> list[float]:
        return [float(score) for score in state.scores()]

    def scene(self, seen: State, seat: int | None) -> Scene:
        assert isinstance(seen, HaulState)
        places_of = {"hand": seen.hands, "pile": seen.piles, "buried": seen.buried}
        zones = [
            Zone(f"{name}-{k}", Text(f"zone-{name}"), "seat", k, count=len(cards), secret=name != "pile")
            for name, rows in places_of.items() for k, cards in enumerate(rows)
        ]  # fmt: skip
        pieces = [
            Piece(f"{name}-{k}-{n}", NAMES[kind], f"{name}-{k}", Text(f"thing-{NAMES[kind]}"), turned=kind == UNKNOWN)
            for name, rows in places_of.items() for k, cards in enumerate(rows) for n, kind in enumerate(cards)
        ]  # fmt: skip
        acts = seen.legal_actions() if seat is not None and seat == seen.actor else []
        over = seen.phase == "over"
        held = [] if seen.held is None else [Text("banner-held", {"kind": NAMES[seen.held]})]
        return Scene(
            game=self.key,
            seat=seat,
            boards=[Board("board", "haul-1", (0.0, 0.0, 1.0, 1.0), [])],
            prompt=Prompt(int(seen.actor), Text(f"prompt-{seen.phase}"), ASKED[seen.phase][1]),
            players=[Player(k, f"colour-{k}", Text("seat"), None, None) for k in range(len(seen.hands))],
            pieces=pieces,
            zones=zones,
            choices=[Choice(action, self.actions.name(action), self.actions.targets(action)) for action in acts],
            counters=[Counter("deck", Text("count-deck"), len(seen.deck))],
            banners=held,
            ranks=seen.ranks() if over else [],
        )

    def from_json(self, data: object) -> HaulState:
        if not isinstance(data, dict) or data.get("game") != self.key:
            raise PositionError("this is no position of haul")
        check_fields(data, FIELDS)
        state = self.state_type(self.agreed(data["seats"], data["options"]))
        state.hands = [_kinds(words) for words in data["hands"]]
        state.piles = [_kinds(words) for words in data["piles"]]
        state.buried = [_kinds(words) for words in data["buried"]]
        state.discard = _kinds(data["discard"])
        state.deck = _kinds(data["deck"])
        state.held = None if data["held"] is None else NAMES.index(data["held"])
        state.turn = data["turn"]
        state.dealt = data["dealt"]
        state.ask(data["phase"], data["actor"])
        return state


def by_the_card(state: State, rng) -> int:
    """What the resample of Haul assumes of others: any card of the hand, played or buried by a coin, no thieves."""
    assert isinstance(state, HaulState)
    if state.phase == "pick":
        hand = state.hands[state.turn]
        return PICK + hand[rng.below(len(hand))]
    return PASS if state.phase == "react" else PLAY + rng.below(2)
