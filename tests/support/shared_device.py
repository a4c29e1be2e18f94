"""Games with secrets at one shared device: games in which there is something to hide, known before they are played."""

import json
from dataclasses import dataclass

import banchisa
from banchisa.bots.levels import make_bot
from banchisa.engine.game import Game
from banchisa.engine.match import Match
from banchisa.engine.rng import Rng
from banchisa.engine.scene import Scene
from banchisa.engine.sealed_chance import SealedChance, seed_from
from banchisa.engine.texts import Text
from banchisa.i18n import Words

SECRETIVE = [game.key for game in banchisa.games() if game.secrets]
# keeps a weak hand on everything that the server tells, with the seat it was told to
REMEMBER = """(() => {
  const parse = JSON.parse
  const told = []
  let viewer = null
  const remember = (thing) => {
    if (thing && typeof thing === 'object') told.push({ viewer, ref: new WeakRef(thing) })
  }
  JSON.parse = (text, ...more) => {
    const message = parse(text, ...more)
    if (message?.is === undefined) return message
    const { scene, entry, orders, log = [] } = message
    if (scene) viewer = scene.seat
    if (message.is === 'orders') viewer = message.seat
    const parts = [...(scene?.pieces ?? []), ...(scene?.choices ?? []), ...(orders?.standing ?? [])]
    for (const thing of [message, scene, entry, orders, ...log, ...parts]) remember(thing)
    return message
  }
  window.toldToOthers = (seat) => told
    .filter((each) => each.viewer !== null && each.viewer !== seat)
    .map(({ ref }) => ref.deref())
    .filter(Boolean)
    .map((thing) => JSON.stringify(thing).slice(0, 200))
})()"""
EVERYTHING = "document.documentElement.outerHTML + JSON.stringify({ ...localStorage, ...sessionStorage })"


@dataclass
class Plan:
    """A seed for chance, and what the two seats do with it."""

    seed: bytes
    actions: list[str]


def planned(game: Game, entropy: str, hidden: int, longest: int = 60) -> Plan:
    """The shortest of a hundred games of two in which so many things are hidden from who gets the device.

    Both are a little greedy. A seed is given up after the longest number of decisions.
    """
    best = None
    for number in range(100):
        actions = _plan_actions(game, Shared(game, seed_from(number), entropy), Rng(number), hidden, longest)
        if actions is not None:
            best, longest = Plan(seed_from(number), actions), len(actions)
    assert best is not None, f"no game of {game.key} with {hidden} hidden steps among these seeds"
    return best


def _plan_actions(game: Game, shared: "Shared", rng: Rng, hidden: int, longest: int) -> list[str] | None:
    """The actions until enough is hidden, if they are fewer than the longest number."""
    actions: list[str] = []
    greedy = make_bot(game, "greedy")
    while len(actions) < longest and not shared.match.is_over:
        if len(shared.hidden) >= hidden and len(shared.holders) >= 4:
            return actions
        legal = shared.match.state.legal_actions()
        lot = legal[rng.below(len(legal))]
        keen = greedy.choose(shared.match.state.seen_by(shared.viewer), rng)
        actions.append(game.actions.name(keen if rng.below(10) < 9 else lot))
        shared.act(actions[-1])
    return None


class Shared:
    """A table of two people at one device, as the server has it, and what each of them was told."""

    def __init__(self, game: Game, seed: bytes, entropy: str) -> None:
        self.game = game
        self.match = Match(game, game.start(2))
        self.texts: list[list[Text]] = [[], []]  # of the log, by seat
        self.touched: list[set[str]] = [set(), set()]  # the elements it names
        self.holders: list[int] = []  # who has had the device, in turn
        self.hidden: set[str] = set()  # what somebody knew and the next one did not, when the device was passed on
        self._chance = SealedChance(seed, [entropy, entropy])
        self._settle()

    @property
    def viewer(self) -> int:
        return self.holders[-1]

    def act(self, name: str) -> bool:
        """Take a step, and what chance does upon it; whether the device is passed on."""
        before = self.viewer
        self._step(self.game.actions.parse(name))
        self._settle()
        is_passed = self.viewer != before
        if is_passed:
            self.hidden.update(self.secrets_from(self.viewer))
        return is_passed

    def _settle(self) -> None:
        while self.match.state.actor == banchisa.CHANCE:
            state = self.match.state
            self._step(state.legal_actions()[self._chance.draw(len(self.match.steps), state.weights())])
        actor = int(self.match.state.actor)
        if actor >= 0 and self.holders[-1:] != [actor]:
            self.holders.append(actor)

    def _step(self, action: int) -> None:
        state, name = self.match.state, self.game.actions.name(action)
        for seat in (0, 1):
            self.texts[seat].append(self.game.log_text(state, action, seat))
            if self.game.notation_for(state, action, seat) == name:
                self.touched[seat].update(self.game.touch_targets(state, action))
        self.match.play(action)

    def told(self, seat: int) -> list[object]:
        """The log of a seat."""
        return [text.to_json() for text in self.texts[seat]]

    def scene(self, seat: int) -> Scene:
        return self.game.scene(self.match.state.seen_by(seat), seat)

    def pieces_hidden_from(self, viewer: int) -> list[str]:
        """The ids of pieces that only the other one knows."""
        own = {piece.id for piece in self.scene(viewer).pieces} | self.touched[viewer]
        return [piece.id for piece in self.scene(1 - viewer).pieces if piece.id not in own]

    def secrets_from(self, viewer: int) -> list[str]:
        """JSON that nothing for this viewer may contain: pieces and texts that only the other one knows."""
        told = [{json.dumps(text) for text in self.told(seat)} for seat in (0, 1)]
        pieces = [json.dumps(piece) for piece in self.pieces_hidden_from(viewer)]
        return pieces + sorted(told[1 - viewer] - told[viewer])

    def words_hidden_from(self, viewer: int) -> list[str]:
        """What the log says to the other one only, in English."""
        say = Words("en", self.game).say
        own, others = ({say(text) for text in self.texts[seat]} for seat in (viewer, 1 - viewer))
        return sorted(text for text in others if not any(text in line for line in own))


def left_in_memory(guest, viewer):
    """What was told to somebody else and is still held by the page after the garbage is collected."""
    session = guest.context.new_cdp_session(guest.page)
    session.send("HeapProfiler.collectGarbage")
    found = guest.page.evaluate(f"toldToOthers({viewer})")
    session.detach()
    return found
