"""What people see and read: only what they may know, with something to touch for every action."""

import json

import pytest

from banchisa import SPECTATOR, Rng
from banchisa.words import Words
from games.arctic.positions import GAME, finish, table
from games.arctic.test_moving_and_drawing import RIVER, drawing
from playing import play, settle, told

ENGLISH = Words("en", GAME)


def scene(state, viewer):
    return GAME.scene(state.seen_by(SPECTATOR if viewer is None else viewer), viewer)


def logged(state, step, viewer=None):
    """The log line of a step in English."""
    return ENGLISH.say(GAME.told(state, GAME.actions.parse(step), viewer))


def shown(state, step):
    """How a step reads in notation for seats 0, 1 and a spectator."""
    return [GAME.shown(state, GAME.actions.parse(step), viewer) for viewer in (0, 1, SPECTATOR)]


def test_every_choice_touches_things_that_are_there():
    rng = Rng(3)
    state = settle(GAME.start(3))
    while state.actor != -2:
        if state.actor >= 0:
            picture = scene(state, int(state.actor))
            there = {cell.id for board in picture.boards for cell in board.cells}
            there |= {thing.id for thing in (*picture.pieces, *picture.zones)}
            there |= {f"seat-{player.seat}" for player in picture.players}
            for choice in picture.choices:
                assert all(id in there or id.startswith("button-") for id in choice.touch), choice
            assert [choice.action for choice in picture.choices] == state.legal_actions()
            touches = [tuple(choice.touch) for choice in picture.choices]
            assert len(set(touches)) == len(touches)
        actions = state.legal_actions()
        state.apply(actions[rng.below(len(actions))])


def test_things_have_ids_of_their_own_and_lie_where_there_is_a_place():
    state = finish(settle(GAME.start(4, fox_side="A")), 8)
    for viewer in (None, 0, 3):
        picture = scene(state, viewer)
        ids = [thing.id for thing in (*picture.pieces, *picture.zones)]
        assert len(set(ids)) == len(ids)
        places = {zone.id for zone in picture.zones} | {cell.id for cell in picture.boards[0].cells}
        assert {piece.at for piece in picture.pieces} <= places


def test_the_scene_names_no_card_that_its_viewer_cannot_know():
    state = table(
        hands=["1O2 1P3", "2F1 2F2"], piles=["1B3 1F2* 1W5", ""], penalties=["1P1 -", ""], powers="fox_joker 0",
        totems=["orca", "walrus"], river="2M1 2M2 2M3",
    )  # fmt: skip
    texts = {viewer: json.dumps(scene(state, viewer).to_json()) for viewer in (0, 1, None)}
    for secret in ("card-1O2", "card-1F2", "card-1P1"):
        assert [secret in texts[viewer] for viewer in (0, 1, None)] == [True, False, False]
    assert ["card-2F1" in texts[viewer] for viewer in (0, 1, None)] == [False, True, False]
    assert [piece.id for piece in scene(state, 1).pieces if piece.at == "totem-1"] == ["totem-1-tile"]
    assert [zone.id for zone in scene(state, 1).zones if zone.id.startswith("totem")] == ["totem-1"]
    assert [mark.on for mark in scene(state, 0).marks if mark.kind == "totem"] == [["token-orca"]]


def test_hidden_cards_are_backs_with_their_number():
    state = table(hands=["1O2 1P3", "2F1 2F2"], penalties=["1P1 -", ""])
    backs = {piece.id: (piece.label.id, piece.count) for piece in scene(state, 1).pieces if piece.turned}
    assert backs["hand-0-hidden"] == ("thing-card", 2)
    assert backs["penalty-0-0"] == ("thing-penalty-hidden", 1)
    assert backs["penalty-0-1"] == ("thing-penalty-unseen", 1)


def test_the_prompt_counts_and_warns():
    short = scene(table(hands=["1O2"], piles=["1F1"]), 0).prompt
    assert ENGLISH.say(short.text) == "Place cards: 0 of 5"
    assert ENGLISH.say(short.detail) == "4 cards are missing: they will come from the draw pile as penalties."
    assert (short.left, short.of, short.rule) == (5, 5, "ARC-4.11")
    between = scene(table(hands=["1O2 1P3 1W4"], piles=["1B4"], powers="moose_place 0"), 0).prompt
    assert ENGLISH.say(between.text) == "Place cards: 0 of 1 to 3"
    drawn = scene(drawing(), 0).prompt
    assert ENGLISH.say(drawn.detail) == "1 in hand; more than 7 at the end of the turn become penalties."


def test_moves_are_touched_on_the_landscape():
    state = play(table(hands=["1F1 1O2"]), "place_top 1F1")
    choices = {choice.name: choice for choice in scene(state, 0).choices}
    assert choices["main_right"].touch == ["token-fox", "cell-3"]
    assert ENGLISH.say(choices["main_right"].label) == "arctic fox right, moose left"
    both = play(table(hands=["1F1 1O2"], tokens="fox 0 moose 0"), "place_top 1F1")
    assert ENGLISH.say(scene(both, 0).choices[0].label) == "arctic fox and moose right"


def test_points_so_far_leave_out_what_is_not_known():
    state = table(
        hands=["1O2"], piles=["1F1 1F2 1F3", ""], penalties=["-", ""], totems=["orca", "bear"], tokens="orca 4",
    )  # fmt: skip
    own, other = scene(state, 0), scene(state, 1)
    assert (own.players[0].score, other.players[0].score) == (2, 2)
    assert (own.sums[0].total, other.sums[0].total) == (12, 2)


def test_the_end_is_announced():
    assert [banner.id for banner in scene(table(opened=True), 0).banners] == ["banner-end"]
    assert [banner.id for banner in scene(table(opened=True, final=True), 0).banners] == ["banner-final"]


def test_cards_show_their_faces_and_backs_show_nothing():
    state = table(hands=["1F1"], piles=["1F2* 1W5", "1M1"], penalties=["-", ""], powers="fox_joker 0")
    own = {piece.id: piece for piece in scene(state, 0).pieces}
    assert own["card-1F1"].face.to_json() == {"letter": "F", "corner": "moose", "feet": [["take", 1], ["place", 5]]}
    assert own["card-1F2"].turned
    assert own["card-1F2"].face.letter == "F"
    assert own["penalty-0-0"].face.to_json() == {}
    assert own["power-fox"].face.to_json() == {"tab": "A", "line": "power-fox_joker"}
    assert [piece.face.to_json() for piece in scene(state, 1).pieces if piece.id == "cards-0-0"] == [{}]
    assert [player.shows for player in scene(state, 1).players] == ["card-1W5", "card-1M1"]


def test_both_ways_of_the_tokens_are_arrows():
    state = play(table(hands=["1F1 1O2"]), "place_top 1F1")
    arrows = [(mark.kind, *mark.on) for mark in scene(state, 1).marks if mark.kind.startswith("arrow")]
    assert arrows == [
        ("arrow", "token-fox", "cell-1"), ("arrow", "token-moose", "cell-3"),
        ("arrow-second", "token-fox", "cell-3"), ("arrow-second", "token-moose", "cell-1"),
    ]  # fmt: skip


def test_a_penalty_card_is_given_by_touching_a_player():
    state = drawing("1F1", powers="bear_give 0, moose_draw 0", penalties=["1P4"])
    state = play(state, "stop_drawing", "give_card 1P4")
    assert [choice.touch for choice in scene(state, 0).choices] == [["seat-1"]]


def test_powers_that_can_be_used_now_are_marked():
    marks = scene(table(hands=["1O2"], piles=["1B4"], powers="fox_joker 0, bear_draw 0, moose_place 1"), 0).marks
    assert [mark.on for mark in marks if mark.kind == "usable"] == [["power-fox"]]


# the log


@pytest.mark.parametrize(
    ("step", "reads"),
    [
        ("place_top 1O2", ["place_top 1O2"] * 3),
        ("place_joker 1O2", ["place_joker 1O2", "place_joker ?", "place_joker ?"]),
    ],
)
def test_a_card_played_face_down_reads_as_a_card(step, reads):
    assert shown(table(hands=["1O2 1P3"], piles=["1B5"], powers="fox_joker 0"), step) == reads


def test_the_log_tells_others_the_place_and_not_the_face():
    state = drawing(powers="bear_draw 0", penalties=["1P4 1P5"])
    assert logged(state, "draw_penalty 1P5", 0) == "takes puffin 5/1, orca from the penalties"
    assert logged(state, "draw_penalty 1P5", 1) == "takes penalty card number 2"
    assert shown(state, "draw_penalty 1P5") == ["draw_penalty 1P5", "draw_penalty ?", "draw_penalty ?"]


def test_cards_that_look_alike_are_told_as_one_place():
    state = table(hands=["1F3"], penalties=["- - 1P5"], powers="bear_draw 0", river=RIVER)
    state = play(state, "place_top 1F3", "main_right", "look 2B1", "look 2B2")
    assert [logged(state, f"draw_penalty {code}", 1) for code in ("2B1", "2B2", "1P5")] == [
        "takes penalty card number 1", "takes penalty card number 1", "takes penalty card number 3",
    ]  # fmt: skip


def test_secret_outcomes_of_chance_are_told_to_their_seat_only():
    state = GAME.start(
        2, decks="1-2", first_player=0, **{f"{name}_side": "A" for name in told(GAME.start(2), "tokens")}
    )
    assert shown(state, "totem fox") == ["totem fox", "totem ?", "totem ?"]
    state = play(state, "totem fox", "totem bear", "hand 1F1", "hand 1F2", "hand 1F3")
    assert shown(state, "hand 1M1") == ["hand ?", "hand 1M1", "hand ?"]
    assert [logged(state, "hand 1M1", viewer) for viewer in (0, 1)] == [
        "blue gets a card",
        "blue gets moose 1/5, walrus",
    ]


def test_what_shows_something_new_cannot_be_taken_back():
    state = table(hands=["1O2 2F1"], piles=["1B4"], powers="fox_joker 0, puffin_swap 0", known=[{"2F1": 0}, {}])
    showing = {name: GAME.reveals(state, GAME.actions.parse(name)) for name in ("place_top 1O2", "place_top 2F1")}
    assert showing == {"place_top 1O2": True, "place_top 2F1": False}
    state = play(state, "place_top 2F1")
    assert GAME.reveals(state, GAME.actions.parse("place_joker 1O2")) is False


def test_the_last_step_shows_the_totems_and_cannot_be_taken_back():
    state = table(hands=["1F1", "2M2"], first=1, opened=True, final=True, totems=["fox", "bear"])
    state = play(state, "place_top 1F1")
    assert GAME.reveals(state, GAME.actions.parse("main_right")) is True


def test_looking_at_a_card_that_was_given_cannot_be_taken_back():
    given = {"card": "1P4", "seen": [1], "origin": 1, "exit": 1}
    state = drawing("1F1", powers="bear_give 0, moose_draw 0")
    data = state.to_json() | {"exits": [0, 1]}
    data["penalties"][0] = [given]
    data["pile"] -= 1
    state = GAME.from_json(data)
    assert GAME.reveals(state, GAME.actions.parse("stop_drawing")) is True
    assert told(play(state, "stop_drawing"), "penalties")[0][0]["seen"] == [0, 1]


def test_the_drawing_shows_the_table_and_notes_below_it():
    text = str(table(hands=["1O2 1P3", "2F1"], piles=["1B3 1F2* 1W5", ""], powers="fox_joker 0").seen_by(1))
    picture, _, notes = text.rpartition("\n\n")
    assert "pile 1B3:w ?* 1W5:m" in picture
    assert "hand ? ?" in picture
    assert "fox_joker=0" in picture
    assert notes == "round 2, seat 0 to act: place"
