"""What people see and read: only what they may know, with something to touch for every action."""

import json

import pytest

from banchisa import SPECTATOR, Rng
from banchisa.i18n import Words
from banchisa.table.wire.common import encoder
from games.arctic.positions import GAME, finish, table
from games.arctic.test_moving_and_drawing import drawing
from support.claims import rule
from support.positions import json_entry, play, settle

ENGLISH = Words("en", GAME)


def to_json(part):
    """Part of a scene as JSON."""
    return json.loads(encoder.encode(part))


def scene(state, viewer):
    return GAME.scene(state.seen_by(SPECTATOR if viewer is None else viewer), viewer)


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


@pytest.mark.parametrize(
    ("things", "text", "pips"),
    [
        ({"hands": ["1O2"], "piles": ["1F1"]}, "Place 5 cards", (5, 5)),
        ({"hands": ["1O2"]}, "Place 1 card", (1, 1)),
        ({"hands": ["1O2 1P3 1W4"], "piles": ["1B4"], "powers": "moose_place 0"}, "Place 1 to 3 cards", (3, 3)),
        ({"hands": ["1O2 1P3"], "piles": ["1B5"], "powers": "moose_place 0"}, "Place up to 2 cards, or stop", (2, 2)),
    ],
)
def test_the_prompt_says_how_many_cards_to_place(things, text, pips):
    prompt = scene(table(**things), 0).prompt
    assert ENGLISH.say(prompt.text) == text
    assert (prompt.left, prompt.of, prompt.rule) == (*pips, "ARC-4.11")


@pytest.mark.parametrize(
    ("powers", "placed", "text"),
    [
        ("", 1, "Place 2 more cards"),
        ("", 2, "Place 1 more card"),
        ("moose_place 0", 1, "Place 1 to 3 more cards"),
        ("moose_place 0", 2, "Place up to 2 more cards, or stop"),
        ("moose_place 0", 3, "Place 1 more card, or stop"),
    ],
)
def test_the_prompt_says_how_many_are_left(powers, placed, text):
    codes = ["1O2", "1P3", "1W4", "1M2", "1M3"]
    state = table(hands=[" ".join(codes)], piles=["1B3"], powers=powers)
    prompt = scene(play(state, *(f"place_top {code}" for code in codes[:placed])), 0).prompt
    assert ENGLISH.say(prompt.text) == text
    assert prompt.of - prompt.left == placed


@rule("ARC-4.12", "ARC-4.13")
@pytest.mark.parametrize(
    ("things", "warned"),
    [
        ({}, "You don't have enough cards: you will get 4 penalty cards from the draw pile."),
        ({"powers": "moose_place 0"}, "You don't have enough cards: you will get 3 penalty cards from the draw pile."),
        ({"pile": 1, "opened": True}, "You don't have enough cards: you will get 1 penalty card from the draw pile."),
        ({"pile": 0, "opened": True}, "You don't have enough cards, but there are none left for penalties either."),
    ],
)
def test_the_prompt_warns_of_a_shortage(things, warned):
    prompt = scene(table(hands=["1O2"], piles=["1F1"], **things), 0).prompt
    assert ENGLISH.say(prompt.detail) == warned
    enough = scene(table(hands=["1O2"], piles=["1F5"], **things), 0).prompt
    assert ENGLISH.say(enough.detail) == "Choose a card from your hand. The last one on top rules this turn."


@pytest.mark.parametrize(
    ("rest", "hand"),
    [("", "Your hand is empty."), ("1O2", "You have 1 card in hand."), ("1O2 1P3", "You have 2 cards in hand.")],
)
def test_the_prompt_counts_the_hand_while_drawing(rest, hand):
    prompt = scene(drawing(rest=rest), 0).prompt
    assert ENGLISH.say(prompt.text) == "Draw 3 cards"
    assert ENGLISH.say(prompt.detail) == f"{hand} Cards above 7 become penalties at the end of your turn."


def test_moves_are_touched_on_the_landscape():
    state = play(table(hands=["1F1 1O2"]), "place_top 1F1")
    choices = {choice.name: choice for choice in scene(state, 0).choices}
    assert choices["main_right"].touch == ["token-fox", "cell-3"]
    assert ENGLISH.say(choices["main_right"].label) == "Move the arctic fox right to 6, the moose left to 1"
    assert choices["main_right"].gain == []
    both = play(table(hands=["1F1 1O2"], tokens="fox 0 moose 0"), "place_top 1F1")
    assert ENGLISH.say(scene(both, 0).choices[0].label) == "Move the arctic fox right to 1, the moose right to 1"
    extra = play(table(hands=["1F1 1O2"], powers="walrus_main 0"), "place_top 1F1", "main_right")
    labels = [ENGLISH.say(choice.label) for choice in scene(extra, 0).choices]
    assert labels == ["Leave it where it is", "Move the arctic fox left to 3", "Move the arctic fox right to 10"]


def test_points_so_far_leave_out_what_is_not_known():
    state = table(
        hands=["1O2"], piles=["1F1 1F2 1F3", ""], penalties=["-", ""], totems=["orca", "bear"], tokens="orca 4",
    )  # fmt: skip
    own, other = scene(state, 0), scene(state, 1)
    assert (own.players[0].score, other.players[0].score) == (2, 2)
    assert (own.sums[0].total, other.sums[0].total) == (12, 2)


EIGHT = "1P1 1P2 1P3 1P4 1P5 2P1 2P2 2P3"


@rule("ARC-5.10", "ARC-5.11")
def test_a_run_is_shown_in_its_whole_length():
    picture = scene(table(hands=["1O2"], piles=[f"1F1 {EIGHT}", "1M1"]), 0)
    lines = [(ENGLISH.say(line.label), line.value, ENGLISH.say(line.note)) for line in picture.sums[0].lines]
    assert lines == [("Run: puffin", 15, "8 cards")]
    assert [(count.label.args["animal"].id, count.value) for count in picture.players[0].counts[2:]] == [
        ("thing-puffin", 8)
    ]


@rule("ARC-5.14")
def test_jokers_lengthen_the_run_that_is_shown():
    picture = scene(table(hands=["1O2"], piles=["1P1 1P2 1F1* 1F2* 1P3", ""], powers="fox_joker 0"), 0)
    assert [(line.value, ENGLISH.say(line.note)) for line in picture.sums[0].lines] == [(10, "5 cards")]


def over(**things):
    """A finished game."""
    tokens = things.pop("tokens", "fox 0 walrus 2")
    data = {"opened": True, "final": True, "totems": ["fox", "walrus"], "tokens": tokens, "phase": "over", "seat": -2}
    return table(hands=["1O2", "2O2"], **(data | things))


@rule("ARC-5.18")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_at_the_end_all_score_sheets_have_the_same_rows(viewer):
    state = over(piles=["1F1 1F2 1M1 1M2 1M3", "1B1"], penalties=["", "- -"])
    sheets = scene(state, viewer).sums
    assert [sheet.place for sheet in sheets] == ["", ""]
    labels = [[ENGLISH.say(line.label) for line in sheet.lines] for sheet in sheets]
    assert labels[0] == labels[1] == [
        "Run: arctic fox", "Run: moose", "Run: walrus", "Run: orca", "Run: puffin", "Run: polar bear",
        "Diversity", "Totem", "Penalties",
    ]  # fmt: skip
    assert [[line.value for line in sheet.lines] for sheet in sheets] == [
        [1, 3, 0, 0, 0, 0, 1, 0, 0],
        [0, 0, 0, 0, 0, 0, 0, 3, -2],
    ]
    notes = [[line.note and ENGLISH.say(line.note) for line in sheet.lines] for sheet in sheets]
    assert notes[0] == ["2 cards", "3 cards", None, None, None, None, "2 animals", "arctic fox", None]
    assert notes[1] == [None, None, None, None, None, None, None, "walrus", None]
    assert [sheet.total for sheet in sheets] == state.scores() == [5, 1]


@rule("ARC-5.6", "ARC-5.1", "ARC-5.5")
@pytest.mark.parametrize(
    ("stalled", "said"),
    [
        (False, "The draw pile was used up, the Reserve was opened, and the final round has been played."),
        (True, "No card had left the draw pile for 8 turns, so the Reserve was opened, and the final round has been "
               "played."),
    ],
)  # fmt: skip
def test_at_the_end_one_reads_why_it_is_over(stalled, said):
    ended = GAME.from_json(over(piles=["1F1 1F2", "1B1"], stalled=stalled).to_json())
    assert [ENGLISH.say(text) for text in scene(ended, 0).ending] == [said]


@rule("ARC-5.20")
def test_at_the_end_one_reads_what_decided_a_tie():
    tied = over(piles=["1F1 1F2", "1B1 1B2"], first=1, tokens="fox 0 walrus 0")
    assert (tied.scores(), tied.ranks()) == ([1, 1], [2, 1])
    assert [ENGLISH.say(text) for text in scene(tied, 0).ending][1:] == [
        "With 1 point each, blue is ahead of red, playing earlier in the round."
    ]
    assert scene(table(opened=True), 0).ending == []


def test_the_end_is_announced():
    assert [banner.id for banner in scene(table(opened=True), 0).banners] == ["banner-end"]
    assert [banner.id for banner in scene(table(opened=True, final=True), 0).banners] == ["banner-final"]


def test_cards_show_their_faces_and_backs_show_nothing():
    state = table(hands=["1F1"], piles=["1F2* 1W5", "1M1"], penalties=["-", ""], powers="fox_joker 0")
    own = {piece.id: piece for piece in scene(state, 0).pieces}
    assert to_json(own["card-1F1"].face) == {
        "letter": "letter-fox", "corner": "moose", "feet": [["take", 1], ["place", 5]],
    }  # fmt: skip
    assert own["card-1F2"].turned
    assert ENGLISH.say(own["card-1F2"].face.letter) == "F"
    assert to_json(own["penalty-0-0"].face) == {}
    assert to_json(own["power-fox"].face) == {"tab": "A", "line": "power-fox_joker", "rule": "ARC-4.28"}
    assert ENGLISH.say(own["power-fox"].label) == "arctic fox – last card as a joker (phase A)"
    assert (own["power-fox"].seat, own["power-moose"].seat) == (0, None)
    assert ENGLISH.say(own["power-moose"].label) == "moose – draw one more or one fewer (phase C)"
    assert [to_json(piece.face) for piece in scene(state, 1).pieces if piece.id == "cards-0-0"] == [{}]
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


def usable(state, viewer=0):
    """The Power cards that are marked as usable."""
    return [card for mark in scene(state, viewer).marks if mark.kind == "usable" for card in mark.on]


@rule("ARC-4.6")
@pytest.mark.parametrize(
    ("state", "cards"),
    [
        (table(hands=["1O2"], piles=["1B4"], powers="fox_joker 0, bear_draw 0, moose_place 1"), ["power-fox"]),
        (table(hands=["1O2 1P3 1W4"], piles=["1B4"], powers="fox_joker 0"), []),
        (table(hands=["1O2 1P3"], piles=["1B4"], powers="moose_place 0"), []),
        (play(table(hands=["1O2 1P3"], piles=["1B4"], powers="moose_place 0"), "place_top 1O2"), ["power-moose"]),
        (table(hands=["1O2 1P3"], piles=["1B4"], powers="puffin_swap 0"), ["power-puffin"]),
        (table(hands=["1O2 1P3"], piles=["1B4"], powers="puffin_takeback 0"), ["power-puffin"]),
        (play(table(hands=["1O2 1P3"], piles=["1B4"], powers="puffin_takeback 0"), "place_top 1O2"), []),
        (play(table(hands=["1O2 1P3"], piles=["1B4"], powers="puffin_swap 0"), "swap_out 1O2"), ["power-puffin"]),
        (play(table(hands=["1F1"], powers="walrus_main 0"), "place_top 1F1"), []),
        (play(table(hands=["1F1"], powers="walrus_main 0"), "place_top 1F1", "main_right"), ["power-walrus"]),
        (drawing(powers="orca_refill 0"), []),
        (drawing(powers="orca_pile 0"), ["power-orca"]),
        (drawing(powers="orca_pile 0", river="", pile=0, opened=True, penalties=["1P4"]), []),
        (drawing(powers="bear_draw 0"), []),
        (drawing(powers="bear_draw 0", penalties=["1P4"]), ["power-bear"]),
        (drawing(powers="moose_draw 0"), []),
        (play(drawing(powers="moose_draw 0"), "draw_river 2F1", "draw_river 2F2"), ["power-moose"]),
        (drawing(powers="bear_give 0", penalties=["1P4"]), []),
        (play(drawing("1F1", powers="bear_give 0", penalties=["1P4"]), "draw_river 2F1", "..."), ["power-bear"]),
    ],
)
def test_only_powers_that_one_can_decide_to_use_now_are_marked(state, cards):
    assert usable(state) == cards
    assert usable(state, 1) == cards


# what cannot be taken back


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
    assert json_entry(play(state, "stop_drawing"), "penalties")[0][0]["seen"] == [0, 1]
