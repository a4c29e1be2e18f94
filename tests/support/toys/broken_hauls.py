"""Haul with one mistake each, of the kinds that happen."""

from __future__ import annotations

from itertools import count

from banchisa.engine.actions import ActionSpace, Domain, Family
from banchisa.engine.refusal import Refusal
from banchisa.engine.state import ALL_SEEING, CHANCE, OVER, Terms
from banchisa.engine.texts import Text
from support.toys.haul import BEAR, BURY, KINDS, NAMES, PASS, SNATCH, TIDE, UNKNOWN, Haul, HaulState, space

# what is offered and what is refused


class SnatchesWithoutABear(Haul):
    """The checker has forgotten that a thief needs a bear."""

    def refusal(self, state, action):
        found = super().refusal(state, action)
        return None if found is not None and found.reason == "no-bear" else found


class RefusesBurying(Haul):
    """The checker refuses what the generator offers."""

    def refusal(self, state, action):
        return Refusal("TOY-2.2", "no-burying") if action == BURY else super().refusal(state, action)


class NamesARuleThatIsNotThere(Haul):
    def refusal(self, state, action):
        found = super().refusal(state, action)
        return None if found is None else Refusal("TOY-9.9", found.reason)


class TouchesAnotherButtonForEachSeat(Haul):
    """What is touched for an action depends on the position, and nobody says so."""

    def touch_targets(self, state, action):
        return [f"button-pass-{state.actor}"] if action == PASS else super().touch_targets(state, action)


class UnsortedState(HaulState):
    def offers(self):
        return super().offers()[::-1]


class OffersInDisorder(Haul):
    state_type = UnsortedState


class WeightlessState(HaulState):
    def write_weights(self, out):
        super().write_weights(out)
        out[0] = 0
        return 1


class DealsWithZeroWeight(Haul):
    state_type = WeightlessState


# positions


class SharingState(HaulState):
    def copy(self):
        twin = super().copy()
        twin.piles = self.piles
        return twin


class CopiesShallowly(Haul):
    """A copy shares its piles with the original."""

    state_type = SharingState


class LosingState(HaulState):
    def react(self, snatched):
        super().react(snatched)
        if snatched:
            self.discard.remove(BEAR)


class LosesTheBear(Haul):
    """The bear given up by a thief goes nowhere."""

    state_type = LosingState


class EndlessState(HaulState):
    def pass_on(self):
        if not any(self.hands):
            self.deck = sorted(self.everything())
            self.piles, self.buried, self.discard = ([[] for _ in self.hands], [[] for _ in self.hands], [])
            self.dealt = self.turn = 0
            self.ask("deal", CHANCE)
        else:
            super().pass_on()


class NeverEnds(Haul):
    """When all cards are gone they are dealt again, for ever."""

    state_type = EndlessState


class NobodyActsState(HaulState):
    def pass_on(self):
        super().pass_on()
        if self.actor == OVER:
            self.actor = -7


class EndsWithoutSayingSo(Haul):
    state_type = NobodyActsState


class ForgetsTheDiscard(Haul):
    """A position that is read again has lost a field."""

    def from_json(self, data):
        state = super().from_json(data)
        state.discard = []
        return state


class IgnoresSlips(Haul):
    """A field that no position has is read as if it were not there."""

    def from_json(self, data):
        return super().from_json({name: value for name, value in data.items() if name != "unheard-of"})


class CountlessState(HaulState):
    def to_json(self):
        return {name: value for name, value in super().to_json().items() if name != "dealt"}


class ForgetsWhoWasDealt(Haul):
    """A field is in no JSON at all, so that the loss shows only when the position is played on."""

    state_type = CountlessState

    def from_json(self, data):
        return super().from_json({**data, "dealt": 0})


class BeginsDifferently(Haul):
    """Every new game begins with another seat."""

    def __init__(self):
        super().__init__()
        self.started = count()

    def start(self, seats=None, **options):
        state = super().start(seats, **options)
        state.turn = next(self.started) % int(state.seats)
        return state


class ChangesItsMindState(HaulState):
    moods = count()

    def flow(self, high):
        super().flow(next(self.moods) % 3 == 0)


class DoesNotRepeat(Haul):
    """A step does one thing today and another tomorrow."""

    state_type = ChangesItsMindState


# secrets


class OpenDeckState(HaulState):
    def seen_by(self, seat):
        seen = super().seen_by(seat)
        seen.deck = list(self.deck)
        return seen

    def resample(self, rng):
        closed = self.copy()
        closed.deck = [UNKNOWN] * len(self.deck)
        return HaulState.resample(closed, rng)


class ShowsTheDeck(Haul):
    """What is left in the deck betrays what the others hold."""

    state_type = OpenDeckState


class RememberingState(HaulState):
    """Counts bears behind the back of seen_by."""

    bears_out = 0

    def copy(self):
        twin = super().copy()
        twin.bears_out = self.bears_out
        return twin

    def apply(self, action):
        super().apply(action)
        self.bears_out = sum(hand.count(BEAR) for hand in self.hands)

    def resample(self, rng):
        world = super().resample(rng)
        world.bears_out = sum(hand.count(BEAR) for hand in world.hands)
        return world


class SceneTellsOfBears(Haul):
    """The scene says how many bears are in the hands of all."""

    state_type = RememberingState

    def scene(self, seen, seat):
        scene = super().scene(seen, seat)
        scene.banners.append(Text("banner-bears", {"count": seen.bears_out}))
        return scene


class LogTellsThePick(Haul):
    """The log names the card that was put down face down."""

    def notation_for(self, state, action, seat):
        return self.actions.name(action)


class WordsTellTheBurial(Haul):
    """The words of a step name the card that nobody else has seen."""

    def log_text(self, state, action, viewer=ALL_SEEING):
        if action == BURY:
            return Text("step-bury", {"kind": NAMES[state.held]})
        return super().log_text(state, action, viewer)


class OpenGraveState(HaulState):
    def seen_by(self, seat):
        seen = super().seen_by(seat)
        seen.buried = [list(pile) for pile in self.buried]
        return seen


class ShowsWhatIsBuried(Haul):
    """Everybody sees the buried cards, although burying could be taken back."""

    state_type = OpenGraveState


class OnlyAsksThievesState(HaulState):
    def lay(self, openly):
        if openly and self.agreed.options["thieves"] and BEAR not in self.hands[(self.turn + 1) % len(self.hands)]:
            self.piles[self.turn].append(self.held)
            self.settle()
        else:
            super().lay(openly)


class AsksOnlyWhoHasABear(Haul):
    """Being asked tells everybody that one holds a bear, and the possible worlds do not know it."""

    state_type = OnlyAsksThievesState


class SortedDealState(HaulState):
    def deal_out(self, world, unseen, rng):
        class Lowest:
            def below(self, n):
                return 0

        super().deal_out(world, sorted(unseen), Lowest())


class DealsTheLowestCards(Haul):
    """Possible worlds give the cheap cards to the hands."""

    state_type = SortedDealState


class ByKindState(HaulState):
    def deal_out(self, world, unseen, rng):
        """Any kind that is left, however many cards of it there are."""

        class ByKind:
            def below(self, n):
                kinds = sorted(set(unseen))
                return unseen.index(kinds[rng.below(len(kinds))])

        super().deal_out(world, unseen, ByKind())


class DealsKindsEvenly(Haul):
    """Possible worlds take every kind for equally likely, though there are four fish and two whales."""

    state_type = ByKindState


class CreatingState(HaulState):
    def deal_out(self, world, unseen, rng):
        super().deal_out(world, [kind if kind != BEAR else 0 for kind in unseen], rng)


class DealsOtherCards(Haul):
    """Possible worlds contain cards that are not in the box."""

    state_type = CreatingState


# undo, records, names


class PlayCanBeTakenBack(Haul):
    """A card that everybody has seen goes back to the hand."""

    def reveals(self, state, action):
        return action == SNATCH or self.actions.is_chance(action)


class WritesAnotherVersion(Haul):
    """Records say a version that no rules have."""

    def agreed(self, seats, given):
        terms = super().agreed(seats, given)
        return Terms(terms.game, "0", seats, terms.options)


def _misspelt() -> ActionSpace:
    """The notation of one card has two spaces in it, which no reader keeps."""
    kinds = Domain("kind", ["fish  big", *(f"{kind} big" for kind in KINDS[1:])])
    rest = [Family(name, []) for name in ("play", "bury", "snatch", "pass")]
    levels = Domain("level", ["low", "high"])
    return ActionSpace([
        Family("pick", [kinds]), *rest, Family("deal", [kinds], chance=True), Family("tide", [levels], chance=True),
    ])  # fmt: skip


class CannotReadItsNotation(Haul):
    def __init__(self):
        super().__init__(_misspelt())


class TouchesNothing(Haul):
    """One card cannot be clicked."""

    def __init__(self):
        actions = space()
        actions.families["pick"].domains[0].targets[2] = []
        super().__init__(actions)


# bots


class OpenDealState(HaulState):
    def observed_outcome(self, action, viewer):
        return action


class TellsSearchesTheDeal(Haul):
    """A search would know which card another seat is dealt."""

    state_type = OpenDealState


class BlindTideState(HaulState):
    def observed_outcome(self, action, viewer):
        return TIDE if action >= TIDE else super().observed_outcome(action, viewer)


class HidesTheTideFromSearches(Haul):
    """A search would not see what everybody sees."""

    state_type = BlindTideState


class RememberingState(HaulState):
    whole = None

    def copy(self):
        twin = super().copy()
        twin.whole = self.whole
        return twin

    def seen_by(self, seat):
        seen = super().seen_by(seat)
        seen.whole = self.whole or self.copy()
        return seen


class JudgesByHiddenBears(Haul):
    """The seen position secretly knows the whole one, and the evaluation asks it."""

    state_type = RememberingState

    def evaluate(self, state):
        values = super().evaluate(state)
        if state.phase == "react" and state.whole and BEAR in state.whole.hands[state.actor]:
            values[state.turn] -= 9.0
        return values


# what programs that learn are given


class ObservesOtherHands(Haul):
    """The hand of the seat on turn is taken for one's own."""

    def values_for(self, state, seat):
        values = super().values_for(state, seat)
        first = len(state.hands) + 1
        return [*values[:first], *(state.hands[state.turn].count(kind) for kind in range(4)), *values[first + 4 :]]


class ObservesMoreThanItSays(Haul):
    """The sizes of hands are written as if there were a small one only."""

    def features(self, terms):
        return tuple(part._replace(high=1) if part.name == "hand_sizes" else part for part in super().features(terms))


class ForgetsTheSnatch(Haul):
    """The bounds leave out the reactions and the tides."""

    def bounds(self, terms):
        bounds = super().bounds(terms)
        return bounds._replace(max_steps=3 * bounds.max_steps // 5)


class DealsMoreThanItSays(Haul):
    """The bounds know of three kinds of cards."""

    def bounds(self, terms):
        return super().bounds(terms)._replace(max_chance_outcomes=3)


class CountsWhalesOnce(Haul):
    """The bounds of the scores are those of one card."""

    def bounds(self, terms):
        return super().bounds(terms)._replace(max_score=4)


BROKEN = {
    CannotReadItsNotation: "names",
    TouchesNothing: "names",
    NeverEnds: "ends",
    EndsWithoutSayingSo: "legality",
    SnatchesWithoutABear: "legality",
    RefusesBurying: "legality",
    NamesARuleThatIsNotThere: "legality",
    OffersInDisorder: "legality",
    TouchesAnotherButtonForEachSeat: "touches",
    DealsWithZeroWeight: "legality",
    CopiesShallowly: "copies",
    ForgetsTheDiscard: "positions",
    IgnoresSlips: "positions",
    ForgetsWhoWasDealt: "positions",
    LosesTheBear: "components",
    BeginsDifferently: "repeats",
    DoesNotRepeat: "repeats",
    ShowsTheDeck: "secrecy",
    SceneTellsOfBears: "secrecy",
    DealsOtherCards: "worlds",
    TellsSearchesTheDeal: "outcomes",
    HidesTheTideFromSearches: "outcomes",
    JudgesByHiddenBears: "choices",
    LogTellsThePick: "log",
    WordsTellTheBurial: "log",
    DealsTheLowestCards: "frequencies",
    DealsKindsEvenly: "frequencies",
    AsksOnlyWhoHasABear: "frequencies",
    PlayCanBeTakenBack: "undo",
    ShowsWhatIsBuried: "undo",
    WritesAnotherVersion: "records",
    ObservesOtherHands: "observations",
    ObservesMoreThanItSays: "observations",
    ForgetsTheSnatch: "bounds",
    DealsMoreThanItSays: "bounds",
    CountsWhalesOnce: "bounds",
}
