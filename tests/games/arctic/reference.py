"""A slow, plain reference simulator of Arctic, written from its rules alone, to check a fast one step by step.

Nothing is precomputed and nothing is clever: cards are their codes ("2W4" is the deck-2 walrus with draw 4), animals
and powers their names, hands and River are sets, piles and Penalty zones lists, and every function names the rules
(ARC-x.y, or "section 7" for the steps and "section 8" for what is hidden) that it carries out.

    game = Reference(3, walrus_rule="straight", fox_side="A")
    while game.actor != OVER:
        game.apply(random.choice(game.legal()))

The players' actions 0 to 1093 have the numbers of section 7. The outcomes of the chance steps follow, in the order of
its table; cards by their id:

    1094-1104  CH_DECKS  the sets of decks: 12 13 14 23 24 34 (2 players), 123 124 134 234 (3), 1234 (4)
    1105-1106  CH_SIDE   A, B, for the animal whose turn it is
    1107-1112  CH_TOTEM  the animals
    1113-1116  CH_FIRST  seat 0 to 3
    1117-1236  CH_HAND   a card
    1237-1356  CH_RIVER  a card
    1357-1476  CH_PILE   a card
    1477-1596  CH_LOOK   a card

A position can be set up by hand with `set_position`; the attributes are plain and may be read or changed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations, groupby, product
from typing import Any

from support.stepped_reference import CHANCE, OVER, SteppedReference, read_options

# ---------------------------------------------------------------- section 2: constants

HAND_START = 3
HAND_LIMIT = 7
RIVER_SIZE = 6
FIRST_PLACEMENT = 1
LANDSCAPE = (0, 1, 3, 6, 10, 15)
TOKEN_START = 2
RUN_POINTS = (0, 0, 1, 3, 6, 10, 15)  # index = length, 6 means 6 or more; also for the number of runs
STALL_ROUNDS = 4
RESERVE = {2: 5, 3: 10, 4: 15}

# ---------------------------------------------------------------- section 2: animals, powers and cards

ANIMALS = ("fox", "moose", "walrus", "orca", "puffin", "bear")  # in index order
NAMES = {"F": "fox", "M": "moose", "W": "walrus", "O": "orca", "P": "puffin", "B": "bear"}
DECKS = (1, 2, 3, 4)
DRAWS = (1, 2, 3, 4, 5)

POWERS = {  # name -> animal and side
    "fox_joker": ("fox", "A"),
    "fox_under": ("fox", "B"),
    "moose_draw": ("moose", "A"),
    "moose_place": ("moose", "B"),
    "walrus_main": ("walrus", "A"),
    "walrus_companion": ("walrus", "B"),
    "orca_refill": ("orca", "A"),
    "orca_pile": ("orca", "B"),
    "puffin_swap": ("puffin", "A"),
    "puffin_takeback": ("puffin", "B"),
    "bear_draw": ("bear", "A"),
    "bear_give": ("bear", "B"),
}

COMPANIONS = {  # deck and letter of the main animal -> companions of the cards with draw 1 to 5
    "1F": "MWOPB", "1M": "WOPBF", "1W": "OPBFM", "1O": "PBFMW", "1P": "BFMWO", "1B": "FMWOP",
    "2F": "WOPBM", "2M": "OPBFW", "2W": "PBFMO", "2O": "BFMWP", "2P": "FMWOB", "2B": "MWOPF",
    "3F": "OPBMW", "3M": "PBFWO", "3W": "BFMOP", "3O": "FMWPB", "3P": "MWOBF", "3B": "WOPFM",
    "4F": "PBMWO", "4M": "BFWOP", "4W": "FMOPB", "4O": "MWPBF", "4P": "WOBFM", "4B": "OPFMW",
}  # fmt: skip

CARDS = [f"{deck}{letter}{draw}" for deck in DECKS for letter in NAMES for draw in DRAWS]  # position in the list = id


def deck_of(card: str) -> int:
    return int(card[0])


def main_of(card: str) -> str:
    return NAMES[card[1]]


def draw_value(card: str) -> int:
    return int(card[2])


def placement_value(card: str) -> int:
    return 6 - draw_value(card)


def companion_of(card: str) -> str:
    return NAMES[COMPANIONS[card[:2]][draw_value(card) - 1]]


# ---------------------------------------------------------------- section 7: actions

PLACE_TOP = 0
PLACE_UNDER = 120
PLACE_JOKER = 240
SWAP_OUT = 360
SWAP_IN = 480
TAKE_BACK = 600
STOP_PLACING = 601
MAIN_LEFT = 602
MAIN_RIGHT = 603
EXTRA_NONE = 604
EXTRA_LEFT = 605
EXTRA_RIGHT = 606
DRAW_RIVER = 607
DRAW_PENALTY = 727
DRAW_PILE = 847
STOP_DRAWING = 848
DISCARD = 849
GIVE_CARD = 969
GIVE_NONE = 1089
GIVE_TO = 1090

CH_DECKS = 1094
CH_SIDE = 1105
CH_TOTEM = 1107
CH_FIRST = 1113
CH_HAND = 1117
CH_RIVER = 1237
CH_PILE = 1357
CH_LOOK = 1477

DECK_SETS = [chosen for size in (2, 3, 4) for chosen in combinations(DECKS, size)]  # position in the list = outcome
SIDES = ("A", "B")
LEFT, RIGHT = -1, 1


def ids(base: int, cards: Iterable[str]) -> list[int]:
    """The actions or outcomes of one family for these cards."""
    return [base + CARDS.index(card) for card in cards]


# ---------------------------------------------------------------- section 6: options

DEFAULTS: dict[str, Any] = {
    **{f"{animal}_side": "random" for animal in ANIMALS},  # or "A" or "B"
    "first_player": "random",
    "decks": "random",
    "walrus_rule": "free_step",
}


# ---------------------------------------------------------------- what a seat has


@dataclass(eq=False)
class FaceDown:
    """A joker or a penalty card, with what section 8 makes public of it."""

    card: str | None  # None: nobody has seen it yet
    seen: set[int] = field(default_factory=set)  # the seats that have seen its face
    origin: int | None = None  # the seat whose hand it came from; None: from the draw pile
    exit: int = 0  # its number among the hidden exits of its origin


@dataclass(eq=False)
class Player:
    """Everything that lies before one seat."""

    hand: set[str] = field(default_factory=set)
    pile: list[str | FaceDown] = field(default_factory=list)  # bottom to top; a FaceDown is a joker
    penalty: list[FaceDown] = field(default_factory=list)  # in the order of arrival
    totem: str | None = None
    exits: int = 0  # section 8: the hidden exits so far
    known: dict[str, int] = field(default_factory=dict)  # section 8: K(s), card -> stamp

    def visible(self) -> str | None:
        # ARC-4.3
        top = self.pile[-1] if self.pile else None
        return top if isinstance(top, str) else None

    def enter(self, card: str) -> None:
        """Section 8: a card comes into the hand in the open and joins K(s)."""
        self.hand.add(card)
        self.known[card] = self.exits

    def leave(self, card: str) -> str:
        """Section 8: a card leaves the hand in the open, so all see it again."""
        self.hand.remove(card)
        self.known.pop(card, None)
        return card

    def hide(self, card: str, seat: int) -> FaceDown:
        """Section 8: a hidden exit; the card stays in K(s) if it is there."""
        self.hand.remove(card)
        self.exits += 1
        return FaceDown(card, {seat}, seat, self.exits)


class Reference(SteppedReference):
    """One game. `step` names the pending step of section 7, `actor` who answers it."""

    def __init__(self, seats: int, **options: Any) -> None:
        if seats not in RESERVE:
            raise ValueError(f"Arctic is not for {seats} players")
        super().__init__()
        self.seats = seats
        self.take_options(read_options(options, DEFAULTS))

        self.players = [Player() for _ in range(seats)]
        self.tokens = dict.fromkeys(ANIMALS, TOKEN_START)  # ARC-3.2
        self.sides: dict[str, str] = {}  # animal -> "A" or "B" (ARC-3.6)
        self.owners: dict[str, int | None] = dict.fromkeys(ANIMALS)  # None: in the centre
        self.decks: tuple[int, ...] = ()
        self.first = 0
        self.river: set[str] = set()
        self.unseen: set[str] = set()  # section 7: U
        self.draw_pile = 0  # a mere count, like the Reserve
        self.reserve = 0
        self.opened = False  # the Reserve (ARC-5.1)
        self.final = False  # the final round (ARC-5.3)
        self.stalled = 0  # ARC-5.5: completed turns in a row without a card leaving the draw pile

        self.setup: list[tuple[str, Any]] = []  # (step, what) still to come before the River
        self.after = ""  # what follows the pending CH_RIVER or CH_LOOK steps
        self.turn = 0  # the seat whose turn it is
        self.clear_turn()

        self.make_setup()
        self.next_setup_step()

    # ------------------------------------------------------------ interface

    def scores(self) -> list[int]:
        """The points of ARC-5.18 as things stand."""
        return [sum(self.score_sheet(seat).values()) for seat in range(self.seats)]

    def ranks(self) -> list[int]:
        """Places, 1 = winner, as things stand; never equal (ARC-5.19, 5.20)."""
        keys = [(score, -self.distance(seat)) for seat, score in enumerate(self.scores())]
        return [1 + sum(other > key for other in keys) for key in keys]

    def set_position(
        self,
        piles: Sequence[str],
        hands: Sequence[str],
        river: str,
        *,
        penalties: Sequence[str] = (),
        powers: Mapping[str, int | None] | None = None,
        tokens: Mapping[str, int] | None = None,
        totems: Sequence[str] = ANIMALS,
        known: Sequence[Mapping[str, int]] = (),
        decks: Sequence[int] = (),
        first: int = 0,
        turn: int = 0,
        reserve: int | None = None,
        final: bool = False,
        stalled: int = 0,
    ) -> Reference:
        """Lays out a position by hand and starts a turn in it; returns the game itself.

        piles       per seat the codes from bottom to top, a joker with a star: "1W5 1B2* 1F3"
        hands       per seat the codes
        river       the codes
        penalties   per seat the row: own discards by their codes, unseen cards from the draw pile as "?"
        powers      powers in play and their owners (None: in the centre); of the other animals side A, in the centre
        tokens      animal -> position; 2 where nothing is said
        known       per seat K(s), card -> stamp; the hidden exits are numbered jokers first, then discards
        decks       the first ones where nothing is said
        reserve     the cards of the Reserve, 0 once it is opened; as after the setup where nothing is said

        All cards of the decks that are not named are unseen; the draw pile holds those that are neither in the Reserve
        nor unseen in a Penalty zone.
        """
        self.setup = []
        self.decks = tuple(decks) or DECKS[: self.seats]
        self.lay_powers(powers or {})
        self.tokens = {animal: (tokens or {}).get(animal, TOKEN_START) for animal in ANIMALS}
        self.first, self.turn, self.final, self.stalled = first, turn, final, stalled
        self.river = set(river.split())
        self.players = [
            self.laid_out(seat, pile.split(), hand.split(), row.split(), totem)
            for seat, pile, hand, row, totem in zip(
                range(self.seats), piles, hands, penalties or [""] * self.seats, totems, strict=False
            )
        ]
        for player, stamps in zip(self.players, known, strict=False):
            player.known = dict(stamps)

        self.reserve = RESERVE[self.seats] if reserve is None else reserve
        self.opened = self.reserve == 0
        self.stack_the_rest()
        self.start_turn()
        return self

    def stack_the_rest(self) -> None:
        """Section 7: the cards of a position set up by hand that are not named are U."""
        named = [*self.river, *(card for player in self.players for card in self.cards_of(player))]
        assert len(self.players) == self.seats and len(set(named)) == len(named), named
        assert set(named) <= set(self.cards_in_play()), named
        self.unseen = set(self.cards_in_play()) - set(named)
        self.draw_pile = len(self.unseen) - self.reserve - self.unseen_penalties()
        assert self.draw_pile >= 0

    def lay_powers(self, powers: Mapping[str, int | None]) -> None:
        self.sides = dict.fromkeys(ANIMALS, "A")
        self.owners = dict.fromkeys(ANIMALS)
        for power, owner in powers.items():
            animal, side = POWERS[power]
            self.sides[animal], self.owners[animal] = side, owner

    def laid_out(self, seat: int, pile: list[str], hand: list[str], row: list[str], totem: str) -> Player:
        """One seat of a position set up by hand."""
        player = Player(hand=set(hand), totem=totem)

        def hidden(card: str) -> FaceDown:
            player.exits += 1
            return FaceDown(card, {seat}, seat, player.exits)

        player.pile = [hidden(card[:-1]) if card.endswith("*") else card for card in pile]
        player.penalty = [FaceDown(None) if card == "?" else hidden(card) for card in row]
        return player

    # ------------------------------------------------------------ hidden information

    def view(self, viewer: int | None) -> dict[str, Any]:
        """Section 8: what a seat knows in plain values; None is a spectator."""

        def face(item: str | FaceDown) -> Any:
            if isinstance(item, str):
                return item
            return (item.card if viewer in item.seen else None, sorted(item.seen), item.origin, item.exit)

        return {
            "step": self.step,
            "actor": self.actor,
            "turn": self.turn,
            "first": self.first,
            "decks": self.decks,
            "sides": dict(self.sides),
            "owners": dict(self.owners),
            "tokens": dict(self.tokens),
            "river": sorted(self.river),
            "draw_pile": self.draw_pile,
            "reserve": self.reserve,
            "opened": self.opened,
            "final": self.final,
            "stalled": self.stalled,
            "placed": (self.placed, self.low, self.high),
            "taken": self.taken,
            "aside": self.aside,
            "giving": None if self.giving is None else self.acting().penalty.index(self.giving),
            "hands": [
                sorted(player.hand) if seat == viewer else len(player.hand) for seat, player in enumerate(self.players)
            ],
            "totems": [
                player.totem if seat == viewer or self.actor == OVER else None
                for seat, player in enumerate(self.players)
            ],
            "piles": [[face(item) for item in player.pile] for player in self.players],
            "penalties": [[face(item) for item in player.penalty] for player in self.players],
            "exits": [player.exits for player in self.players],
            "unseen": len(self.unseen),
            "known": [self.known_to(viewer, seat) for seat in range(self.seats)],
        }

    def known_to(self, viewer: int | None, seat: int) -> dict[str, int]:
        """Section 8: K(s) in a view, without the cards whose place the viewer knows; a seat needs none of its own."""
        if viewer == seat:
            return {}
        found = {face.card for player in self.players for face in player.penalty if viewer in face.seen}
        return {card: stamp for card, stamp in sorted(self.players[seat].known.items()) if card not in found}

    def cards_of(self, player: Player) -> list[str]:
        """The cards of a seat that somebody has seen."""
        hidden = [item.card for item in [*player.pile, *player.penalty] if isinstance(item, FaceDown) and item.card]
        return [*player.hand, *(item for item in player.pile if isinstance(item, str)), *hidden]

    def unseen_penalties(self) -> int:
        return sum(face.card is None for player in self.players for face in player.penalty)

    # ------------------------------------------------------------ options and setup

    def take_options(self, wanted: Mapping[str, Any]) -> None:
        """Section 6."""
        self.wanted_sides: dict[str, str] = {animal: wanted[f"{animal}_side"] for animal in ANIMALS}
        first, decks = wanted["first_player"], wanted["decks"]
        self.wanted_first: int | None = None if first == "random" else first - 1
        self.wanted_decks: tuple[int, ...] | None = (
            None if decks == "random" else tuple(int(deck) for deck in decks.split("-"))
        )
        self.walrus_rule: str = wanted["walrus_rule"]
        assert set(self.wanted_sides.values()) <= {"A", "B", "random"}
        assert self.wanted_first is None or self.wanted_first in range(self.seats)
        assert self.wanted_decks is None or self.wanted_decks in self.deck_sets()
        assert self.walrus_rule in ("free_step", "straight")

    def deck_sets(self) -> list[tuple[int, ...]]:
        # ARC-3.3
        return [chosen for chosen in DECK_SETS if len(chosen) == self.seats]

    def make_setup(self) -> None:
        """Section 7: the order of the setup; what an option has fixed is not asked."""
        if self.wanted_decks is None:
            self.setup.append(("ch_decks", None))
        else:
            self.choose_decks(self.wanted_decks)
        for animal, side in self.wanted_sides.items():
            if side == "random":
                self.setup.append(("ch_side", animal))
            else:
                self.sides[animal] = side  # ARC-3.6
        self.setup += [("ch_totem", seat) for seat in range(self.seats)]
        if self.wanted_first is None:
            self.setup.append(("ch_first", None))
        else:
            self.first = self.wanted_first  # ARC-3.8
        self.setup += [("ch_hand", seat) for seat in range(self.seats) for _ in range(HAND_START)]

    def next_setup_step(self) -> None:
        if self.setup:
            self.ask(self.setup[0][0], CHANCE)
        else:
            self.refill("setup")  # ARC-3.10

    def setup_step_done(self) -> None:
        del self.setup[0]
        self.next_setup_step()

    def after_setup(self) -> None:
        # ARC-4.1
        self.turn = self.first
        self.start_turn()

    def choose_decks(self, decks: tuple[int, ...]) -> None:
        # ARC-3.3 to 3.5
        self.decks = decks
        self.unseen = set(self.cards_in_play())
        self.reserve = RESERVE[self.seats]
        self.draw_pile = len(self.unseen) - self.reserve

    def cards_in_play(self) -> list[str]:
        return [card for card in CARDS if deck_of(card) in self.decks]

    def legal_ch_decks(self) -> list[int]:
        return [CH_DECKS + DECK_SETS.index(chosen) for chosen in self.deck_sets()]

    def do_ch_decks(self, action: int) -> None:
        self.choose_decks(DECK_SETS[action - CH_DECKS])
        self.setup_step_done()

    def legal_ch_side(self) -> list[int]:
        return [CH_SIDE + SIDES.index(side) for side in SIDES]

    def do_ch_side(self, action: int) -> None:
        # ARC-3.6
        self.sides[self.setup[0][1]] = SIDES[action - CH_SIDE]
        self.setup_step_done()

    def legal_ch_totem(self) -> list[int]:
        # ARC-3.7
        dealt = [player.totem for player in self.players]
        return [CH_TOTEM + ANIMALS.index(animal) for animal in ANIMALS if animal not in dealt]

    def do_ch_totem(self, action: int) -> None:
        self.players[self.setup[0][1]].totem = ANIMALS[action - CH_TOTEM]
        self.setup_step_done()

    def legal_ch_first(self) -> list[int]:
        return [CH_FIRST + seat for seat in range(self.seats)]

    def do_ch_first(self, action: int) -> None:
        # ARC-3.8
        self.first = action - CH_FIRST
        self.setup_step_done()

    def legal_ch_hand(self) -> list[int]:
        return ids(CH_HAND, self.unseen)

    def do_ch_hand(self, action: int) -> None:
        # ARC-3.9
        self.players[self.setup[0][1]].hand.add(self.turn_up(CARDS[action - CH_HAND]))
        self.setup_step_done()

    # ------------------------------------------------------------ draw pile, Reserve and River

    def supplied(self) -> bool:
        """ARC-4.8, 5.1: whether the draw pile has a card, once the Reserve has been opened for it if need be."""
        if self.draw_pile == 0 and not self.opened:
            self.open_reserve()
        return self.draw_pile > 0

    def open_reserve(self) -> None:
        # ARC-5.1, 5.5
        self.draw_pile += self.reserve
        self.reserve = 0
        self.opened = True

    def take_from_pile(self) -> None:
        """A card leaves the draw pile, seen or not."""
        self.draw_pile -= 1
        self.pile_used = True

    def turn_up(self, card: str) -> str:
        """The next card of the draw pile turns out to be this one."""
        self.take_from_pile()
        self.unseen.remove(card)
        return card

    def refill(self, after: str) -> None:
        # ARC-4.43, 4.47, 5.4
        self.after = after
        if len(self.river) < RIVER_SIZE and self.supplied():
            self.ask("ch_river", CHANCE)
        else:
            getattr(self, "after_" + after)()

    def legal_ch_river(self) -> list[int]:
        return ids(CH_RIVER, self.unseen)

    def do_ch_river(self, action: int) -> None:
        self.river.add(self.turn_up(CARDS[action - CH_RIVER]))
        self.refill(self.after)

    # ------------------------------------------------------------ turns

    def acting(self) -> Player:
        return self.players[self.turn]

    def owns(self, power: str) -> bool:
        """ARC-4.6, 4.7, 4.17: whether the acting seat owns this power, with this side up."""
        animal, side = POWERS[power]
        return self.owners[animal] == self.turn and self.sides[animal] == side

    def distance(self, seat: int) -> int:
        """In turn order from the first player (ARC-4.1, 5.20)."""
        return (seat - self.first) % self.seats

    def clear_turn(self) -> None:
        self.placement = self.low = self.high = 0  # ARC-4.10, 4.24: P and the permitted totals
        self.placed = 0
        self.fox_used = False
        self.puffin_used = False
        self.aside: str | None = None  # the card of SWAP_OUT
        self.directions: dict[str, int] = {}  # animal -> direction of its first move in this turn
        self.taken = 0  # cards drawn in phase C
        self.giving: FaceDown | None = None  # the card of GIVE_CARD
        self.pile_used = False  # ARC-5.5: a card has left the draw pile in this turn

    def start_turn(self) -> None:
        # ARC-4.2
        self.clear_turn()
        self.set_placement()
        self.next_placement()

    def end_turn(self) -> None:
        # ARC-4.54, 5.2, 5.3, 5.5, 5.6
        self.stalled = 0 if self.pile_used else self.stalled + 1
        if self.stalled == STALL_ROUNDS * self.seats and not self.opened:
            self.open_reserve()
        self.turn = (self.turn + 1) % self.seats
        if self.turn == self.first and self.final:
            self.clear_turn()
            self.ask("over", OVER)
            return
        if self.turn == self.first and self.opened:
            self.final = True
        self.start_turn()

    # ------------------------------------------------------------ phase A: placing

    def set_placement(self) -> None:
        # ARC-4.10, 4.14, 4.22, 4.24 to 4.26
        visible = self.acting().visible()
        self.placement = FIRST_PLACEMENT if visible is None else placement_value(visible)
        self.low = self.high = self.placement
        if self.owns("moose_place"):
            self.low, self.high = self.placement - 1, self.placement + 1
            if visible is None:
                self.low = max(self.low, 1)

    def next_placement(self) -> None:
        """Section 7: when there is another PLACE."""
        finished = self.placed == self.high or self.fox_used
        if finished or set(self.legal_place()) <= {STOP_PLACING}:
            self.end_phase_a()
        else:
            self.ask("place", self.turn)

    def legal_place(self) -> list[int]:
        player = self.acting()
        actions = ids(PLACE_TOP, player.hand)  # ARC-4.11
        if self.fox_allowed() and self.owns("fox_under"):
            actions += ids(PLACE_UNDER, player.hand)  # ARC-4.27
        if self.fox_allowed() and self.owns("fox_joker"):
            actions += ids(PLACE_JOKER, player.hand)  # ARC-4.28
        if self.placed == 0 and not self.puffin_used:
            actions += self.puffin_actions()
        if self.placed >= self.low or not player.hand:
            actions.append(STOP_PLACING)  # ARC-4.24, 4.25
        return actions

    def fox_allowed(self) -> bool:
        # ARC-4.29
        player = self.acting()
        permitted = self.low <= self.placed + 1 <= self.high
        return player.visible() is not None and (permitted or len(player.hand) == 1)

    def puffin_actions(self) -> list[int]:
        # ARC-4.21, 4.22
        actions = []
        if self.owns("puffin_swap") and self.river:
            actions += ids(SWAP_OUT, self.acting().hand)
        if self.owns("puffin_takeback") and self.acting().visible() is not None:
            actions.append(TAKE_BACK)
        return actions

    def do_place(self, action: int) -> None:
        if action == STOP_PLACING:
            self.end_phase_a()
        elif action == TAKE_BACK:
            self.take_back()
        elif action >= SWAP_OUT:
            self.swap_out(CARDS[action - SWAP_OUT])
        else:
            self.place(action // len(CARDS) * len(CARDS), CARDS[action % len(CARDS)])

    def take_back(self) -> None:
        # ARC-4.22, 4.23
        card = self.acting().pile.pop()
        assert isinstance(card, str)
        self.acting().enter(card)
        self.puffin_used = True
        self.set_placement()
        self.next_placement()

    def swap_out(self, card: str) -> None:
        # ARC-4.21
        self.aside = self.acting().leave(card)
        self.puffin_used = True
        self.ask("swap", self.turn)

    def legal_swap(self) -> list[int]:
        return ids(SWAP_IN, self.river)

    def do_swap(self, action: int) -> None:
        # ARC-4.21
        card = CARDS[action - SWAP_IN]
        assert self.aside is not None
        self.river.remove(card)
        self.acting().enter(card)
        self.river.add(self.aside)
        self.aside = None
        self.next_placement()

    def place(self, way: int, card: str) -> None:
        player = self.acting()
        if way == PLACE_TOP:
            player.pile.append(player.leave(card))  # ARC-4.11
        elif way == PLACE_UNDER:
            player.pile.insert(0, player.leave(card))  # ARC-4.27
        else:
            player.pile.insert(-1, player.hide(card, self.turn))  # ARC-4.28
        self.fox_used = way != PLACE_TOP  # ARC-4.29
        self.placed += 1
        self.next_placement()

    def end_phase_a(self) -> None:
        self.pay_shortage()
        self.take_power()
        self.ask("move", self.turn)

    def pay_shortage(self) -> None:
        # ARC-4.12, 4.13, 4.26
        for _ in range(self.low - self.placed):
            if self.supplied():
                self.take_from_pile()
                self.acting().penalty.append(FaceDown(None))

    def take_power(self) -> None:
        # ARC-4.16, 4.19
        self.owners[main_of(self.visible())] = self.turn

    def visible(self) -> str:
        # ARC-4.15: from the end of phase A on there always is one
        card = self.acting().visible()
        assert card is not None
        return card

    # ------------------------------------------------------------ phase B: moving tokens

    def possible_moves(self) -> list[tuple[int, int]]:
        """The directions of main animal and companion: ARC-4.32 to 4.34."""
        main = self.inward(main_of(self.visible()))
        companion = self.inward(companion_of(self.visible()))
        if main is None and companion is None:
            return [(LEFT, RIGHT), (RIGHT, LEFT)]  # ARC-4.32
        if main is not None and companion is not None:
            return [(main, companion)]  # ARC-4.34
        if main is not None:
            return [(main, -main)]  # ARC-4.33
        assert companion is not None
        return [(-companion, companion)]  # ARC-4.33

    def inward(self, animal: str) -> int | None:
        """The direction towards the middle of a token on an extremity; None for the others."""
        return {0: RIGHT, len(LANDSCAPE) - 1: LEFT}.get(self.tokens[animal])

    def legal_move(self) -> list[int]:
        return [MAIN_LEFT if main == LEFT else MAIN_RIGHT for main, _ in self.possible_moves()]

    def do_move(self, action: int) -> None:
        # ARC-4.31
        wanted = LEFT if action == MAIN_LEFT else RIGHT
        (directions,) = (pair for pair in self.possible_moves() if pair[0] == wanted)
        animals = (main_of(self.visible()), companion_of(self.visible()))
        self.directions = dict(zip(animals, directions, strict=True))
        for animal, direction in self.directions.items():
            self.tokens[animal] += direction
        if self.extra_directions():
            self.ask("extra", self.turn)
        else:
            self.end_phase_b()

    def walrus_animal(self) -> str | None:
        # ARC-4.36, 4.37
        if self.owns("walrus_main"):
            return main_of(self.visible())
        return companion_of(self.visible()) if self.owns("walrus_companion") else None

    def extra_directions(self) -> list[int]:
        # ARC-4.38
        animal = self.walrus_animal()
        if animal is None:
            return []
        wanted = [self.directions[animal]] if self.walrus_rule == "straight" else [LEFT, RIGHT]
        return [direction for direction in wanted if self.tokens[animal] + direction in range(len(LANDSCAPE))]

    def legal_extra(self) -> list[int]:
        return [EXTRA_NONE, *({LEFT: EXTRA_LEFT, RIGHT: EXTRA_RIGHT}[way] for way in self.extra_directions())]

    def do_extra(self, action: int) -> None:
        animal = self.walrus_animal()
        assert animal is not None
        self.tokens[animal] += {EXTRA_NONE: 0, EXTRA_LEFT: LEFT, EXTRA_RIGHT: RIGHT}[action]
        self.end_phase_b()

    def end_phase_b(self) -> None:
        # ARC-5.3
        if self.final:
            self.end_turn()
        elif self.owns("bear_draw"):
            self.look("draw")  # ARC-4.49
        else:
            self.next_draw()

    # ------------------------------------------------------------ phase C: drawing

    def look(self, after: str) -> None:
        """ARC-4.49, 4.53: the acting seat looks at its Penalty zone; cards that nobody has seen get a face."""
        self.after = after
        for face in self.acting().penalty:
            if face.card is not None:
                face.seen.add(self.turn)
        if any(face.card is None for face in self.acting().penalty):
            self.ask("ch_look", CHANCE)
        else:
            getattr(self, "after_" + after)()

    def legal_ch_look(self) -> list[int]:
        return ids(CH_LOOK, self.unseen)

    def do_ch_look(self, action: int) -> None:
        face = next(face for face in self.acting().penalty if face.card is None)  # section 7: in the order of the zone
        face.card = CARDS[action - CH_LOOK]
        self.unseen.remove(face.card)
        self.look(self.after)

    def draw_range(self) -> tuple[int, int]:
        # ARC-4.41, 4.46
        value = draw_value(self.visible())
        return (value - 1, value + 1) if self.owns("moose_draw") else (value, value)

    def sources(self) -> list[int]:
        """The actions that draw a card: ARC-4.41, 4.48 to 4.50."""
        actions = ids(DRAW_RIVER, self.river)
        if self.owns("orca_pile") and (self.draw_pile > 0 or not self.opened):
            actions.append(DRAW_PILE)
        if self.owns("bear_draw"):
            actions += ids(DRAW_PENALTY, (face.card for face in self.acting().penalty if face.card is not None))
        return actions

    def next_draw(self) -> None:
        # ARC-4.45
        if self.taken < self.draw_range()[1] and self.sources():
            self.ask("draw", self.turn)
        else:
            self.refill("limit")  # ARC-4.43

    after_draw = next_draw

    def legal_draw(self) -> list[int]:
        may_stop = self.taken >= self.draw_range()[0] or not self.river  # ARC-4.45, 4.46
        return self.sources() + ([STOP_DRAWING] if may_stop else [])

    def do_draw(self, action: int) -> None:
        if action == STOP_DRAWING:
            self.refill("limit")  # ARC-4.43
            return
        self.taken += 1
        if action == DRAW_PILE:
            self.draw_from_pile()
        elif action >= DRAW_PENALTY:
            self.draw_from_penalty(CARDS[action - DRAW_PENALTY])
        else:
            self.draw_from_river(CARDS[action - DRAW_RIVER])

    def draw_from_river(self, card: str) -> None:
        # ARC-4.41, 4.42, 4.47
        self.river.remove(card)
        self.acting().enter(card)
        if self.owns("orca_refill"):
            self.refill("draw")
        else:
            self.next_draw()

    def draw_from_penalty(self, card: str) -> None:
        # ARC-4.49
        (face,) = (face for face in self.acting().penalty if face.card == card)
        self.acting().penalty.remove(face)
        self.acting().hand.add(card)
        self.next_draw()

    def draw_from_pile(self) -> None:
        # ARC-4.48, 5.1
        assert self.supplied()
        self.ask("ch_pile", CHANCE)

    def legal_ch_pile(self) -> list[int]:
        return ids(CH_PILE, self.unseen)

    def do_ch_pile(self, action: int) -> None:
        self.acting().hand.add(self.turn_up(CARDS[action - CH_PILE]))
        self.next_draw()

    # ------------------------------------------------------------ phase C: hand limit and gift

    def after_limit(self) -> None:
        # ARC-4.51 to 4.53
        if len(self.acting().hand) > HAND_LIMIT:
            self.ask("discard", self.turn)
        elif self.owns("bear_give") and self.acting().penalty:
            self.look("give")
        else:
            self.end_turn()

    def legal_discard(self) -> list[int]:
        return ids(DISCARD, self.acting().hand)

    def do_discard(self, action: int) -> None:
        # ARC-4.51
        player = self.acting()
        player.penalty.append(player.hide(CARDS[action - DISCARD], self.turn))
        self.after_limit()

    def after_give(self) -> None:
        self.ask("give", self.turn)

    def legal_give(self) -> list[int]:
        row = [face.card for face in self.acting().penalty if face.card is not None]
        return [*ids(GIVE_CARD, row), GIVE_NONE]

    def do_give(self, action: int) -> None:
        # ARC-4.53
        if action == GIVE_NONE:
            self.end_turn()
            return
        (self.giving,) = (face for face in self.acting().penalty if face.card == CARDS[action - GIVE_CARD])
        self.ask("give_to", self.turn)

    def legal_give_to(self) -> list[int]:
        return [GIVE_TO + seat for seat in range(self.seats) if seat != self.turn]

    def do_give_to(self, action: int) -> None:
        # ARC-4.53
        assert self.giving is not None
        self.acting().penalty.remove(self.giving)
        self.players[action - GIVE_TO].penalty.append(self.giving)
        self.giving = None
        self.end_turn()

    # ------------------------------------------------------------ scoring

    def score_sheet(self, seat: int) -> dict[str, int]:
        # ARC-5.10 to 5.18
        player = self.players[seat]
        runs, diversity = pile_points(player.pile)
        return {
            "runs": runs,
            "diversity": diversity,
            "totem": 0 if player.totem is None else LANDSCAPE[self.tokens[player.totem]],  # ARC-5.15
            "penalties": -len(player.penalty),  # ARC-5.16
        }


def pile_points(pile: Sequence[str | FaceDown]) -> tuple[int, int]:
    """Points for runs and for diversity; every choice of animals for the jokers is tried (ARC-5.14)."""
    choices = [[main_of(item)] if isinstance(item, str) else ANIMALS for item in pile]
    return max((row_points(row) for row in product(*choices)), key=sum)


def row_points(row: Sequence[str]) -> tuple[int, int]:
    # ARC-5.10 to 5.13
    longest: Counter[str] = Counter()
    for animal, group in groupby(row):
        longest[animal] = max(longest[animal], len(list(group)))
    runs = sum(table_points(length) for length in longest.values())
    return runs, table_points(sum(length >= 2 for length in longest.values()))


def table_points(number: int) -> int:
    # ARC-5.11, 5.12
    return RUN_POINTS[min(number, len(RUN_POINTS) - 1)]
