"""Everything on a table is explained: in three languages, with a rule that there is."""

import pytest

import banchisa
from banchisa.engine.scene import Face, Piece, about_keys
from banchisa.engine.texts import Text
from banchisa.i18n import Words
from banchisa.testing import keenly
from support import playthrough

LANGUAGES = ("en", "it", "nl")
EVERY = 4  # steps; between them hardly anything new comes onto a table


def things_on(scene):
    """Everything to be explained in a scene: what sort it is of, and its keys."""
    for sort in ("pieces", "zones", "counters", "marks", "legend"):
        yield from ((sort, about_keys(thing)) for thing in getattr(scene, sort))
    for player in scene.players:
        yield from (("counters", about_keys(counter)) for counter in player.counts)
        if player.unit is not None:
            yield "players", [player.unit.id]
    for board in scene.boards:
        yield from (("grounds", [f"ground-{scene.grounds.get(cell.id, cell.ground)}"]) for cell in board.cells)
        yield from (("regions", about_keys(region)) for region in board.regions)
        if board.edges:
            yield "edges", ["line"]


def golden_positions(game):
    """The golden games, played again; every few steps the position."""
    for name, seats, options, keen in playthrough.tables(game.key):
        state = game.start(seats, **options)
        rng = banchisa.Rng(playthrough.seed_of(name))
        choose = keenly(game)
        steps = 0
        while state.actor != banchisa.OVER:
            if steps % EVERY == 0:
                yield state
            legal = state.legal_actions()
            weights = state.weights() if state.actor == banchisa.CHANCE else [1] * len(legal)
            state.apply(choose(state, rng) if keen and state.actor >= 0 else legal[rng.pick(weights)])
            steps += 1
        yield state


def scenes(game):
    for state in golden_positions(game):
        for seat in {state.actor, 0, None} if state.actor >= 0 else {0, None}:
            yield game.scene(state.seen_by(banchisa.SPECTATOR if seat is None else seat), seat)


@pytest.mark.parametrize("game", banchisa.games(), ids=str)
def test_everything_on_the_table_is_explained_in_every_language_with_a_rule_of_the_game(game):
    speakers = [Words(language, game) for language in LANGUAGES]
    rules = game.rulebook("en").rules
    found, told = {}, {}
    for scene in scenes(game):
        found |= {(sort, *keys): keys for sort, keys in things_on(scene)}
        told |= {(key, text.id): (scene, key, text) for key, text in scene.now.items()}
    assert {sort for sort, *_ in found} >= {"pieces", "zones", "counters", "marks", "legend", "players", "grounds"}
    for (sort, *_), keys in found.items():
        for words in speakers:
            about = words.about(keys)
            assert about is not None, f"{words.language}: nothing explains {keys} ({sort})"
            assert about.rule in rules, f"{about.key}: no rule {about.rule}"
            assert about.text or sort == "legend", f"{words.language}: {about.key} has no sentence"
            assert not about.text or about.text.endswith("."), about.text
    assert told
    for scene, key, text in told.values():
        ids = {piece.id for piece in scene.pieces}
        assert key in ids or speakers[0].has(f"about-{key}"), f"what holds now of {key} is never shown"
        assert all(words.say(text).endswith(".") for words in speakers)


def test_the_words_of_a_card_come_before_its_name_and_its_name_before_its_kind():
    card = Piece("p", "fox", "powers", Text("card"), face=Face(line=Text("power")))
    assert about_keys(card) == ["power", "card", "fox"]
    assert about_keys(Piece("p", "fox", "powers", Text("card"))) == ["card", "fox"]


def test_the_first_key_with_words_explains_a_thing_and_names_its_rule():
    words = Words("en", banchisa.game("nanuuk"))
    about = words.about(["nothing", "whale", "fish"])
    assert (about.key, about.rule) == ("whale", "NAN-4.19")
    assert about.text.startswith("You may take it if you carry a harpoon and an Inuk")
    assert words.about(["nothing"]) is None
