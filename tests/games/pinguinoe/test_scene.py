"""What people see: the map once, pieces, hands and choices with what to touch for them."""

import json
from pathlib import Path

from banchisa.engine.texts import Text
from banchisa.i18n import Words
from games.pinguinoe.positions import GAME, at, roll
from support.positions import play

LANGUAGES = ("en", "it", "nl")


def scene(state, seat=None):
    seen = state.seen_by(-3 if seat is None else seat)
    return GAME.scene(seen, seat)


def touches(state, step: str) -> list[str]:
    choice = next(choice for choice in scene(state, int(state.actor)).choices if choice.name == step)
    return choice.touch


def test_the_board_is_sent_once_and_what_is_turned_up_with_each_scene():
    state = roll(5, "1:L1a/0", "0.3")
    before = scene(state)
    turned = scene(play(state, "walk 2.3", "reveal 7", "front L5a 0"))
    assert turned.boards[0] is before.boards[0]
    assert before.grounds["card-1"] == turned.grounds["card-7"] == "light"
    assert "card-7" not in before.grounds
    shown = {cell: ground for cell, ground in before.grounds.items() if cell in turned.boards[0].regions[1].cells}
    assert shown == {
        cell: "search-inuk" if cell == "cell-1.7" else "ice"
        for cell in ("cell-0.4", "cell-0.5", "cell-1.5", "cell-1.6", "cell-1.7", "cell-2.6", "cell-2.7")
    }
    assert len(json.dumps(scene(state, 0).to_json())) < 16000


def test_each_card_is_a_region_of_twelve_cells_with_its_back_up():
    board = scene(roll(5, "1:L1a/0", "0.3")).boards[0]
    cards = {region.id: region for region in board.regions}
    assert len(cards) == 36
    assert {len(region.cells) for name, region in cards.items() if name != "hull"} == {12}
    assert [cards[name].ground for name in ("card-0", "card-1", "card-8", "card-17")] == [
        "light", "back-light", "back-dark", "dark",
    ]  # fmt: skip
    assert cards["hull"].cells == ["cell-7.13", "cell-7.14"]


def test_the_same_faces_of_other_components_have_another_key():
    data = json.loads(json.dumps(GAME.components.data))
    data["map_card"][0]["rows"] = ["iiii", "iiie", "iiii"]
    other = GAME.with_components(data)
    assert (
        scene(at("1:L1a/0")).boards[0].key != GAME.scene(other.from_json(at("1:L1a/0").to_json()), None).boards[0].key
    )


def test_pawns_keep_their_ids_and_a_floating_penguin_wears_a_ring():
    pieces = {piece.id: piece for piece in scene(at("1:L1a/0", "0.6 0.5", floating=[0], seal="1.5", seat=1)).pieces}
    assert (pieces["penguin-0"].kind, pieces["penguin-0"].at) == ("penguin-afloat", "cell-0.6")
    assert (pieces["penguin-1"].kind, pieces["penguin-1"].seat) == ("penguin", 1)
    assert (pieces["seal"].kind, pieces["seal"].at) == ("seal-black", "cell-1.5")
    english = Words("en", GAME)
    labels = [english.say(pieces[f"penguin-{seat}"].label) for seat in (0, 1)]
    assert labels == ["floating red penguin", "yellow penguin"]


def test_the_own_hand_lies_open_and_the_others_face_down():
    state = at("", "", ["fish snowball snowball", "lifebelt"])
    own = {piece.id: (piece.kind, piece.count, piece.turned) for piece in scene(state, 0).pieces if "hand-" in piece.id}
    assert own == {
        "hand-0-snowball": ("snowball", 2, False),
        "hand-0-fish": ("fish", 1, False),
        "hand-1-cards": ("card-back", 1, True),
    }
    assert not any("fish" in piece.id for piece in scene(state, 1).pieces)


def test_each_choice_says_what_to_touch():
    state = roll(5, "8:D6a/0 9:D4a/0", "5.7 - 14.25", ["trampoline telescope snowball fish skates"])
    assert touches(state, "walk 5.6") == ["cell-5.6"]
    assert touches(state, "telescope 1") == ["hand-0-telescope", "card-1"]
    assert touches(state, "snowball 3") == ["hand-0-snowball", "penguin-2"]
    assert touches(state, "fish") == ["hand-0-fish"]
    assert touches(state, "skates") == ["hand-0-skates"]
    assert touches(state, "jump E") == ["hand-0-trampoline", "cell-5.9"]
    assert touches(state, "reveal 15") == ["card-15"]
    assert touches(state, "end_turn") == ["button-end_turn"]


def test_ways_show_their_price_and_water_looks_different():
    choices = {choice.name: choice for choice in scene(roll(5, "1:L1a/0", "0.3"), 0).choices}
    assert [price.value for price in choices["walk 0.5"].cost] == [2]
    assert (choices["walk 0.5"].style, choices["walk 0.6"].style) == ("main", "second")
    assert choices["walk 0.6"].label.id == "choice-swim"


def test_penguins_that_the_seal_would_catch_are_targets_and_warned():
    state = roll(6, "1:L1a/0", "- 1.5", seal="1.3")
    view = scene(state, 0)
    styles = {choice.name: choice.style for choice in view.choices}
    assert (styles["seal_to 1.5"], styles["seal_to 1.6"]) == ("target", "main")
    assert [mark.on for mark in view.marks if mark.kind == "warning"] == [["penguin-1"]]


def test_a_card_seen_before_says_what_it_shows():
    view = scene(at(down="8:D6a/180"))
    seen = [mark for mark in view.marks if mark.kind == "seen"]
    assert [mark.on for mark in seen] == [["card-8"]]
    assert Words("en", GAME).say(seen[0].label) == "seen before: 4 ice spaces and 2 ice blocks"
    assert view.grounds["card-8"] == "back-dark-seen"
    assert "ice" in view.grounds.values()  # its front is public


def test_the_reach_of_the_seal_and_retreats_are_shown_on_request():
    view = scene(roll(5, "1:L1a/0", "- 1.5", seal="1.3"))
    assert [layer.id for layer in view.layers] == ["reach", "retreat"]
    assert [mark.layer for mark in view.marks if mark.kind == "reach"] == ["reach"]
    back = scene(roll(5, "1:L1a/0", "1.5"))
    assert [(mark.on, mark.seat) for mark in back.marks if mark.layer == "retreat"] == [(["cell-1.5", "cell-0.0"], 0)]


def test_the_prompt_tells_points_left_and_the_rule():
    prompt = scene(play(roll(5, storm=2), "walk 0.1"), 0).prompt
    assert (prompt.text.id, prompt.rule, prompt.left, prompt.of) == ("prompt-move", "PIN-4.16", 2, 3)


def test_weather_events_and_the_flood_are_counted():
    view = scene(at(storm=3, discards="tear", turns=9, stops=[1]))
    counters = {counter.icon: (counter.value, counter.of) for counter in view.counters}
    assert counters["white-penguin"] == (3, 5)
    assert counters["paw"] == (3, 100)
    assert {piece.id: piece.value for piece in view.pieces if piece.id == "blizzard"} == {"blizzard": 3}


def test_nobody_wins_is_said_in_words():
    flood = play(at(seats=2, seat=1, round_limit=20, turns=39), "roll", "die 6", "end_turn")
    assert scene(flood).prompt.text.id == "prompt-over-flood"
    woken = roll(2, "1:L1a/0", "1.6", discards="stop stop tear tsunami")
    assert scene(play(woken, "walk 1.7", "end_turn", "search tsunami")).prompt.text.id == "prompt-over-white"


def test_the_way_to_the_ark_stands_beside_a_name_and_the_cards_are_a_count():
    player = scene(at("", "0.3", ["fish snowball"])).players[0]
    english = Words("en", GAME)
    assert (player.score, english.say(player.unit)) == (17, "spaces to the ark")
    assert [(counter.value, english.say(counter.label)) for counter in player.counts] == [(2, "object cards")]
    beside = scene(roll(5, "10:D6a/0", "6.14")).players[0]
    assert (beside.score, english.say(beside.unit)) == (1, "space to the ark")


def test_the_winner_reaches_the_ark_first_and_that_is_the_reason_for_the_end():
    won = scene(play(roll(5, "10:D6a/0", "5.14"), "walk 7.14"))
    assert (won.ranks, [text.id for text in won.ending]) == ([1, 2, 2, 2], ["ending-ark"])
    said = {language: Words(language, GAME).say(Text(won.headline.id, {"name": "Anna"})) for language in LANGUAGES}
    assert said == {
        "en": "Anna reaches the ark first",
        "it": "Anna raggiunge l'arca prima di tutti",
        "nl": "Anna bereikt als eerste de ark",
    }


def test_a_game_without_a_winner_has_a_reason_and_no_first_place():
    flood = scene(play(at(seats=2, seat=1, round_limit=20, turns=39), "roll", "die 6", "end_turn"))
    assert (flood.headline, flood.ranks) == (None, [2, 2])
    assert [Words("en", GAME).say(text) for text in flood.ending] == [
        "The flood has come before anyone reached the ark."
    ]
    last = roll(2, "1:L1a/0", "1.6", discards="stop stop tear tsunami")
    white = scene(play(last, "walk 1.7", "end_turn", "search tsunami"))
    assert (white.headline, white.ranks) == (None, [2, 2, 2, 2])
    assert [Words("en", GAME).say(text) for text in white.ending] == ["The white penguin has reached the ark."]
    going_on = scene(at())
    assert (going_on.headline, going_on.ending) == (None, [])


def labels_of(state, seat: int = 0) -> dict[str, str]:
    """The words on the choices of the seat to act."""
    english = Words("en", GAME)
    return {choice.name: english.say(choice.label) for choice in scene(state, seat).choices if choice.label}


def test_the_button_says_what_ending_the_turn_in_the_water_does():
    def wet(held: str, **more: object):
        return labels_of(play(roll(3, "1:L1a/0", "0.5", [held], **more), "walk 0.6"))["end_turn"]

    assert labels_of(roll(3, "1:L1a/0", "0.5"))["end_turn"] == "End turn"
    assert wet("") == wet("fish") == "End turn: back to the igloo"
    assert wet("lifebelt") == "End turn in the water"
    floating = roll(3, "1:L1a/0", "0.6", ["lifebelt"], floating=[0])
    assert labels_of(floating)["end_turn"] == "End turn: back to the igloo"  # PIN-4.38


def test_the_prompt_warns_of_the_water_and_tells_nobody_of_a_lifebelt():
    def detail(held: str, viewer: int):
        return scene(play(roll(3, "1:L1a/0", "0.5", [held]), "walk 0.6"), viewer).prompt.detail.id

    assert {detail(held, viewer) for held in ("", "lifebelt") for viewer in (0, 1)} == {"prompt-move-water-detail"}
    assert scene(roll(3, "1:L1a/0", "0.5"), 0).prompt.detail.id == "prompt-move-detail"
    adrift = {"floating": [0]}
    assert scene(roll(3, "1:L1a/0", "0.6", **adrift), 0).prompt.detail.id == "prompt-move-floating-detail"
    assert scene(roll(6, "1:L1a/0", "0.6", **adrift), 0).prompt.detail.id == "prompt-seal-floating-detail"
    assert scene(roll(6, "1:L1a/0", "0.5"), 0).prompt.detail.id == "prompt-seal-detail"


def test_the_seal_pays_steps_and_says_whom_it_would_catch():
    state = roll(6, "1:L1a/0", "- 1.5 1.5", seal="1.3")
    choices = {choice.name: choice for choice in scene(state, 0).choices}
    english = Words("en", GAME)
    prices = {name: english.say(choices[name].cost[0].label) for name in ("seal_to 1.4", "seal_to 1.5")}
    assert prices == {"seal_to 1.4": "step of the seal", "seal_to 1.5": "steps of the seal"}
    assert english.say(choices["seal_to 1.5"].label) == "Catch yellow and green"
    assert Words("it", GAME).say(choices["seal_to 1.5"].label) == "Raggiungi il giallo e il verde"
    assert choices["seal_to 1.4"].label is None


def test_a_card_that_chance_turns_up_is_what_its_log_line_points_at():
    state = play(roll(5, "", "0.3"), "reveal 1")
    assert GAME.touch_targets(state, GAME.actions.parse("front L1a 0")) == ["card-1"]


def test_every_kind_of_piece_has_a_drawing():
    sprites = {path.stem for path in (Path(__file__).parents[3] / "web" / "sprites").glob("*.svg")}
    state = roll(
        5, "1:L1a/0", "0.6 -", ["telescope fish"], floating=[0], storm=2, stops=[1], discards="tear", down="8:D6a/0"
    )
    kinds = {piece.kind for piece in scene(state, 0).pieces}
    assert kinds - sprites == set()
    assert {counter.icon for counter in scene(state, 0).counters} - sprites == set()
