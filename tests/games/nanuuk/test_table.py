"""What people see and read at the table: sheets, seats, log, results, and the floe drawn in text."""

import re

import pytest

import banchisa
from banchisa.engine.drawing import Spot
from banchisa.engine.texts import Text
from banchisa.i18n import Words
from games.nanuuk.positions import GAME, bears, each, hunt, intro, shared_bear, start
from support.claims import rule
from support.positions import names, play

WORDS = {language: Words(language, GAME) for language in ("en", "it", "nl")}
SETTINGS = [
    (4, {}), (3, {}), (2, {}), (2, {"pawns": 2}), (4, {"layout": "players"}), (4, {"mode": "intro"}),
    (2, {"mode": "rescuer"}), (3, {"mode": "bear_hunt"}), (2, {"mode": "bear_hunt"}),
    (2, {"mode": "shared_bear", "bears": 3}),
]  # fmt: skip


def scene(state, seat=None):
    return GAME.scene(state.seen_by(banchisa.SPECTATOR if seat is None else seat), seat)


def log(state, step, language="en"):
    return WORDS[language].say(GAME.log_text(state, GAME.actions.parse(step)))


def said(texts, language="en"):
    return [WORDS[language].say(text) for text in texts]


# sheets and points


@rule("NAN-4.32")
def test_the_inuk_that_stays_in_the_igloo_with_a_whale_is_on_the_sheet():
    state = hunt(2, ["D3 harpoon inuk whale", "C3"], tiles="walrus F5")
    state = play(state, "move 1 D4", "crack C4-C5", "deliver whale")
    stored = {piece.kind: piece.count for piece in scene(state).pieces if piece.at == "right-0-0" and not piece.idle}
    assert stored == {"whale": 1, "inuk": 1}
    assert state.to_json()["hunters"][0]["stored"]["inuk"] == 1
    assert "stored 1 whale, 1 inuk" in str(state)
    assert GAME.inventory(state)["inuk"] == 1


@rule("NAN-5.11")
def test_the_bonus_for_an_igloo_counts_as_soon_as_it_is_certain():
    state = start(2, "place C3", "place D4")
    assert [player.score for player in scene(state).players] == [0, 0]
    assert [table.total for table in scene(state).sums] == [0, 0]
    assert "  0 points" in str(state)
    coming = hunt(2, ["C3 harpoon / fish", "D3 harpoon"], tiles="")  # the first is home for good
    assert [player.score for player in scene(coming).players] == [3, 0]
    over = play(coming, "move 1 D4", "crack C4-C5")
    assert [player.score for player in scene(over).players] == over.scores() == [3, 2]
    assert [[line.value for line in table.lines] for table in scene(over).sums] == [[0, 1, 2], [0, 0, 2]]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "point points points, seal seals seals, Inuk Inuit Inuit, way out ways out ways out"),
        (
            "it",
            "punto punti punti, foca foche foche, Inuk Inuit Inuit, via d'uscita vie d'uscita vie d'uscita",
        ),
        ("nl", "punt punten punten, zeehond zeehonden zeehonden, Inuk Inuit Inuit, uitweg uitwegen uitwegen"),
    ],
)
def test_names_have_a_form_for_one_and_for_many(language, words):
    ids = ("unit-points", "thing-seal", "thing-inuk", "count-exits")
    spoken = [" ".join(WORDS[language].count(Text(id), number) for number in (1, 0, 2)) for id in ids]
    assert ", ".join(spoken) == words


def test_counters_are_named_in_the_form_for_their_number():
    state = hunt(2, ["D2 harpoon fish", "C3"], "C1-C2", "walrus F5, seal F1 F4")
    told = [f"{said([counter.label])[0]} {counter.value}" for counter in scene(state).counters]
    assert ", ".join(told[1:]) == (
        "cracks 1, fish 0, seals 2, walrus 1, whales 0, Inuit 0, points left on the floe 7, polar bears 0"
    )
    assert said([counter.label for counter in scene(state).players[0].counts], "nl") == ["harpoen", "vis"]
    assert said([player.unit for player in scene(state).players], "it") == ["punto", "punti"]  # 1 and 0


# seats


@pytest.mark.parametrize(
    ("state", "states"),
    [
        (start(2), ["to move", "waiting"]),
        (hunt(2, ["C1", "D2"], "C1-C2 C1-D1 C2-D2", tiles="fish C1"), ["cut off from the igloos", "to move"]),
        (hunt(2, ["C1 harpoon", "D2"], "C1-C2 C2-D1 D1-D2 D1-E1 D1-E2"),
         ["to move, cut off from the igloos", "waiting"]),
        (hunt(2, ["C3", "D3"], tiles=""), ["home", "to move"]),
        (intro(4, "A1 D2 F1 G2", mode="cooperation"),
         ["to move, partner of red", "partner of blue", "partner of white", "partner of yellow"]),
        (intro(3, "C1 D2 F1", mode="neighbour", side="right"),
         ["to move, must block red", "must block white", "must block yellow"]),
        (intro(4, "- D2 F1 G2", places=[4, 0, 0, 0]), ["out of the game", "to move", "waiting", "waiting"]),
        (bears("D3", "C1 C6", seat=2), ["hunts the bear", "hunts the bear", "to move, the bear"]),
        (bears("C1", "D1 G2", "C1-C2", 2, bear_skin=True),
         ["to move, hunts the bear", "hunts the bear", "out of the game"]),
    ],
)  # fmt: skip
def test_a_seat_says_whose_turn_it_is_and_what_it_is_in_the_game(state, states):
    assert said([player.state for player in scene(state).players]) == states


def test_a_bear_that_was_caught_is_out():
    state = bears("C1", "D1 G2", "C1-C2", 2, bear_skin=True)
    assert [player.out for player in scene(state).players] == [False, False, True]


# banners


@rule("NAN-4.25", "NAN-4.26")
def test_an_extra_turn_is_announced_while_it_is_played():
    state = hunt(hunters=["D2 harpoon husky sled"])
    state = play(state, "move 1 D3", "crack C3-C4")
    assert names(state) == ["extra_yes", "extra_no"]
    assert scene(state).banners == []  # it is only offered
    state = play(state, "extra_yes")
    assert said(scene(state).banners) == ["Extra turn"]
    state = play(state, "move 1 D2", "crack C2-C3")
    assert (state.actor, scene(state).banners) == (1, [])


@rule("NAN-5.9")
def test_nothing_is_announced_when_the_game_is_over():
    state = hunt(2, ["D3", "C3"], tiles="", phase="move", extra=True, homecoming=True)
    assert said(scene(state).banners)[1:] == ["Extra turn"]
    state = play(state, "move 1 D4", "crack C4-C5")
    assert (state.actor, scene(state).banners) == (banchisa.OVER, [])


# the log and the choices


@pytest.mark.parametrize(
    ("language", "walrus", "igloo", "bear", "kayak"),
    [
        ("en", "moves to the walrus on D2, from D3", "moves into the igloo on C3, from D3",
         "moves onto the bear on E4, from D3", "paddles to the Inuk on C4, from D3"),
        ("it", "va dove c'è il tricheco in D2, da D3", "va nell'igloo in C3, da D3",
         "va nello spazio dell'orso in E4, da D3", "va in kayak dove c'è l'Inuk in C4, da D3"),
        ("nl", "gaat naar de walrus op D2, vanaf D3", "gaat naar de iglo op C3, vanaf D3",
         "gaat naar de beer op E4, vanaf D3", "peddelt naar de Inuk op C4, vanaf D3"),
    ],
)  # fmt: skip
def test_a_move_says_what_lies_there(language, walrus, igloo, bear, kayak):
    state = hunt(hunters=["D3 harpoon kayak"], cracks="C4-D3", tiles="walrus D2, inuk C4", bears="E4")
    moves = ("move 1 D2", "move 1 C3", "move 1 E4", "move 1 C4")
    assert [log(state, step, language) for step in moves] == [walrus, igloo, bear, kayak]


def test_a_move_to_an_empty_space_and_in_the_introductory_game_says_only_where():
    assert log(hunt(hunters=["D3"]), "move 1 D2") == "moves the hunter from D3 to D2"
    assert log(intro(4, "D3 A1 A2 G2"), "move 1 C3") == "moves the hunter from D3 to C3"


@rule("NAN-4.31")
@pytest.mark.parametrize(
    ("language", "paid", "unpaid", "three", "label"),
    [
        ("en", "leaves the fish in the igloo and gets the husky",
         "leaves the seal in the igloo and gets nothing in return",
         "leaves the fish, the seal and the walrus in the igloo and gets the husky and the sled",
         "Leave the fish and the seal"),
        ("it", "lascia nell'igloo il pesce e riceve l'husky", "lascia nell'igloo la foca e non riceve nulla",
         "lascia nell'igloo il pesce, la foca e il tricheco e riceve l'husky e la slitta", "Lascia il pesce e la foca"),
        ("nl", "laat de vis achter in de iglo en krijgt de husky",
         "laat de zeehond achter in de iglo en krijgt er niets voor",
         "laat de vis, de zeehond en de walrus achter in de iglo en krijgt de husky en de slee",
         "Achterlaten: de vis en de zeehond"),
    ],
)  # fmt: skip
def test_a_delivery_says_what_is_left_and_what_is_received(language, paid, unpaid, three, label):
    state = play(hunt(hunters=["D2 harpoon kayak fish seal walrus"]), "move 1 C3", "crack B2-B3")
    steps = ("deliver fish", "deliver seal", "deliver fish+seal+walrus")
    assert [log(state, step, language) for step in steps] == [paid, unpaid, three]
    choices = {choice.name: choice.label for choice in scene(state, 0).choices}
    assert said([choices["deliver fish+seal"]], language) == [label]


def test_the_log_tells_what_a_step_brings_about():
    state = play(intro(4, "D2 B2 B3 A1", "A1-A2", seat=2), "move 1 B4")
    assert log(state, "crack A2-B3") == "cracks the line A2-B3"
    state = play(intro(4, "D2 B2 A2 A1", "A1-A2", seat=2), "move 1 B3")
    assert log(state, "crack A2-B4") == "cracks the line A2-B4; blue is blocked and out of the game"
    state = play(hunt(hunters=["D2"], tiles="fish D3"), "move 1 D3", "crack C3-C4")
    assert (log(state, "take"), log(state, "leave")) == (
        "takes the fish on D3; nobody can hunt any more: the homecoming begins", "leaves the fish on D3",
    )  # fmt: skip
    state = play(bears("C1", "E1 G2", "C1-C2", 1, bear_skin=True, seats=3), "move 1 G1")
    state = play(state, "crack F2-F3")
    assert state.actor == 2
    state = play(bears("C1", "D2 G2", "C1-C2", 0, bear_skin=True), "move 1 D1", "crack E1-E2", "move 1 G1")
    assert log(state, "crack F3-G2") == "cracks the line F3-G2; the bear is caught and out of the game"


def test_the_layout_is_told_with_articles():
    assert log(start(3, layout="players"), "place_tile C1") == "places a whale on C1"
    assert log(start(3, layout="random"), "lay_tile C1") == "a whale on C1"
    whales_and_inuit = each("lay_tile", "C6 F1 F4 C1 E6 G1 D1")
    assert log(start(3, *whales_and_inuit, layout="random"), "lay_rest bear") == "a polar bear on C2"
    assert log(start(2, mode="shared_bear"), "place D3") == "places the polar bear on D3"
    assert said([scene(start(2, mode="shared_bear")).prompt.text]) == ["Place a polar bear"]


@rule("NAN-6.11")
def test_a_hunter_that_is_home_is_told_why_it_cannot_postpone():
    state = hunt(hunters=["D2 harpoon husky sled", "A1"], tiles="", sled_one_crack=True)
    refusal = GAME.refusal(play(state, "move 1 C3"), GAME.actions.parse("defer_crack"))
    assert (refusal.rule, WORDS["en"].why_not(refusal)) == (
        "NAN-6.11", "You can't postpone the crack: the hunter on C3 is home.",
    )  # fmt: skip


@pytest.mark.parametrize(
    ("state", "typed"),
    [
        (hunt(2, ["D2", "E3"]), "move C3"),
        (hunt(2, ["D2", "A1", "E3", "G2"], pawns=2), "move 1 C3"),
        (intro(4, "D2 A1 A2 G2"), "move C3"),
        (intro(2, "D2 A1 A2 G2"), "move 1 C3"),
        (bears("D3", "C1 C6"), "move C2"),
        (bears("D3", "C1 C6", seats=2), "move 1 C2"),
        (bears("D3", "C1 C6", seat=2), "bear_walk C3"),
        (bears("D3", "C1 C6", seat=2, bear_move="zero_to_two"), "bear_stay"),
        (shared_bear("D3", "C1 C6"), "bear_walk C3"),
        (shared_bear("D3 F1", "C1 C6"), "bear_walk 1 C3"),
    ],
)  # fmt: skip
def test_the_number_of_the_only_piece_need_not_be_typed(state, typed):
    assert typed in [GAME.brief(state, action) for action in state.legal_actions()]


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("en", "Choose a marked space next to your piece.", "Choose a piece, then a marked space next to it."),
        ("it", "Scegli uno spazio evidenziato adiacente al tuo pezzo.",
         "Scegli un pezzo e uno spazio evidenziato adiacente."),
        ("nl", "Kies een gemarkeerd veld naast je stuk.", "Kies een stuk en een gemarkeerd veld ernaast."),
    ],
)  # fmt: skip
def test_a_piece_is_chosen_only_where_there_are_two(language, one, two):
    states = hunt(2, ["D2", "E3"]), intro(2, "D2 A1 A2 G2")
    assert said([scene(state).prompt.detail for state in states], language) == [one, two]


@pytest.mark.parametrize("language", WORDS)
def test_no_paragraph_of_a_rule_is_too_long_to_be_read_at_once(language):
    lines = [line for rule in GAME.rulebook(language).rules.values() for line in rule.text.splitlines()]
    assert [line for line in lines if len(line.split()) > 100] == []


# how a game ended


@rule("NAN-5.8")
def test_a_seat_whose_hunters_are_home_has_no_more_turns():
    going_home = hunt(2, ["D3", "C3"], tiles="", homecoming=True)
    assert [player.out for player in GAME.scene(going_home, None).players] == [False, True]
    hunting = hunt(2, ["D3", "C3"])
    assert [player.out for player in GAME.scene(hunting, None).players] == [False, False]


def homecoming(hunters, **more):
    """Hunter 1 of two or more comes home as the last one."""
    return play(hunt(len(hunters), hunters, tiles="", seat=1, **more), "move 1 D4", "crack C4-C5")


@rule("NAN-5.9", "NAN-5.10", "NAN-5.12")
@pytest.mark.parametrize(
    ("state", "ending"),
    [
        (homecoming(["C3 harpoon / fish", "D3"]), ["Nobody could hunt any more, and every hunter is home."]),
        (homecoming(["C3 harpoon kayak", "D3"]),
         ["Nobody could hunt any more, and every hunter is home.",
          "Equal on 2 points: equipment decides (white 2, yellow 1)."]),
        (homecoming(["C3", "D3"]),
         ["Nobody could hunt any more, and every hunter is home.",
          "Equal on 2 points and in equipment (1 each): white and yellow share the place."]),
        (homecoming(["C1 harpoon / fish", "D3"], cracks="C1-C2 C1-D1"),
         ["Nobody could hunt any more. Cut off from every igloo: white."]),
        (homecoming(["C1 harpoon / fish", "D3", "F1 harpoon / fish"], cracks="C1-C2 C1-D1 E1-F1 E2-F1 F1-F2"),
         ["Nobody could hunt any more. Cut off from every igloo: white and red.",
          "Equal on 1 point and in equipment (1 each): white and red share the place."]),
        (hunt(2, ["F1 nothing", "C3"], cracks="E1-F1 F1-F2", tiles="", bears="E2"),
         ["No hunter has moved for a whole round of turns."]),
    ],
)  # fmt: skip
def test_the_end_of_the_full_game_says_why_and_what_decided_a_tie(state, ending):
    assert state.actor == banchisa.OVER
    assert said(scene(state).ending) == ending
    assert scene(state).headline is None
    assert all(said(scene(state).ending, language) for language in ("it", "nl"))


@rule("NAN-4.36", "NAN-4.37", "NAN-4.39", "NAN-4.43", "NAN-4.44", "NAN-4.46", "NAN-5.1", "NAN-5.2", "NAN-6.9")
@pytest.mark.parametrize(
    ("state", "headline", "ending"),
    [
        (intro(3, "C1 F1 -", "C1-C2 C1-D1 E1-F1 E2-F1 F1-F2", places=[0, 0, 3]), "Ada stays free and wins",
         "Blocked one after the other: red, white."),
        (intro(2, "A1 A2 F1 G2", "E1-F1 E2-F1 F1-F2", seat=1), "Ada stays free and wins",
         "F1 has cracks on all its lines: the hunter of yellow is sealed."),
        (intro(2, "A1 A2 B2 B3", "A2-B4"), "Ada stays free and wins", "Neither piece of white can move."),
        (intro(2, "A1 G2 C3 D4", "A1-A2 A1-B2 A1-B3", mode="rescuer"), "Ada saves the bear and wins",
         "A1 has cracks on all its lines: the polar bear of white is sealed."),
        (intro(4, "E3 B2 A1 B3", "A1-A2", 2, "cooperation"), None,
         "The hunter of red on A1 is blocked, so red and white win together."),
        (intro(4, "E3 B2 B3 A1", "A1-A2", 3, "neighbour", side="left"), "Ada wins: the neighbour is blocked",
         "The hunter of blue on A1 is blocked, and that was the target of red."),
        (intro(4, "E3 B2 B3 A1", "A1-A2", 3, "neighbour", side="right"), "Ada wins: the neighbour is blocked",
         "The hunter of blue on A1 is blocked, and that was the target of white."),
        (bears("D3", "C1 C6", "C1-C2 C1-D1"), "Ada escapes the Inuit and wins",
         "The Inuk of white on C1 is blocked, so the bear gets away."),
        (bears("D3", "F1 C6", "C5-C6 C6-D5", seats=2, one_inuk=True), "Ada escapes the Inuit and wins",
         "The Inuk of white on C6 is blocked, so the bear gets away."),
        (bears("D3", "F1 C6", "C5-C6 C6-D5", seats=2, phase="over", seat=-2, turn=1, places=[2, 1]),
         "Ada escapes the Inuit and wins", "The Inuk of white on C6 is blocked, so the bear gets away."),
        (bears("C1", "D1 G2", "C1-C2", 2), None, "The bear on C1 is blocked: the Inuit have caught it."),
        (bears("C1", "D1 G2", "C1-C2 F3-G2 F4-G2 G1-G2 C2-D1 D1-D2 D1-E1 D1-E2 C1-D1", 2, bear_skin=True),
         "Ada wins the bear skin", "The bear was caught first. Then the Inuk of white on D1 was blocked."),
        (shared_bear("C1", "D3 C6", "C1-C2 C1-D1"), "Ada stays free and wins",
         "No bear could move when it was the turn of white."),
        (play(shared_bear("D3", "C1 C6", "C1-D1 C2-D2"), "bear_walk 1 C2", "crack C3-D2"), "Ada stays free and wins",
         "The Inuk of white on C1 can't move."),
    ],
)  # fmt: skip
def test_the_end_of_the_other_games_says_who_was_blocked(state, headline, ending):
    assert state.actor == banchisa.OVER
    assert said(scene(state).ending) == [ending]
    shown = scene(state).headline
    assert (None if shown is None else WORDS["en"].say(Text(shown.id, {"name": "Ada"}))) == headline
    assert all(said(scene(state).ending, language) for language in ("it", "nl"))


def test_while_a_game_goes_on_nothing_is_said_of_its_end():
    assert (scene(start(4)).ending, scene(intro(4, "A1 B2 C2 G2")).headline) == ([], None)


# the floe in text


def draw(state, language):
    return GAME.draw(state, WORDS[language].say)


@pytest.mark.parametrize(
    ("language", "walrus", "signs"),
    [
        ("en", "Wa", "●1 hunter of player 1, Fi fish, Wa walrus, In Inuk, Be polar bear, (C3) igloo, "
         "┃ ━ crack, ┊ ┈ line without a crack, | _ shore"),
        ("it", "Tr", "●1 cacciatore del giocatore 1, Pe pesce, Tr tricheco, In Inuk, Or orso polare, (C3) igloo, "
         "┃ ━ linea spaccata, ┊ ┈ linea intatta, | _ riva"),
        ("nl", "Wr", "●1 jager van speler 1, Vi vis, Wr walrus, In Inuk, Be ijsbeer, (C3) iglo, "
         "┃ ━ scheur, ┊ ┈ lijn zonder scheur, | _ oever"),
    ],
)  # fmt: skip
def test_the_drawing_has_a_key_in_the_language_of_its_reader(language, walrus, signs):
    state = hunt(3, ["C2", "C3", "C3"], "C2-C3", "walrus D1 E5, fish F5, inuk G1", "D2")
    drawing = draw(state, language)
    assert ", ".join(f"{sign} {WORDS[language].say(text)}" for sign, text in drawing.key) == signs
    assert drawing.lines[1] == "  |    C1   ┊    C2   ┃   (C3)  ┊    C4   ┊    C5   ┊    C6   |"
    assert drawing.lines[2] == "  |         ┊    ●1   ┃  ●2 ●3  ┊         ┊         ┊         |"
    assert drawing.lines[5].split()[1] == walrus


def test_a_hunter_stands_before_what_it_has_come_to():
    state = play(hunt(3, ["C2", "C3", "E3"], tiles="walrus C1", bears="D2"), "move 1 C1")
    assert draw(state, "en").lines[2].startswith("  |  ●1 Wa  ┊")
    state = play(hunt(3, ["C2", "C3", "E3"], tiles="walrus C1", bears="D1"), "move 1 D1")
    assert draw(state, "it").lines[5].startswith("       |  ●1 Or  ┊")


def test_the_key_explains_only_what_is_there():
    keys = {sign for sign, _ in draw(start(4, mode="intro"), "en").key}
    assert keys == {"┊ ┈", "| _"}
    pairs = draw(start(2, "place C3", "place C3", "place C3", "place C3", pawns=2), "en")
    assert pairs.key[0] == ("●1A ●1B", Text("key-hunter-pair", {"number": 1}))
    assert "1A1B2A2B" in pairs.lines[8]  # four hunters in one igloo
    shared = draw(start(2, "place C1", "place C2", "place C4", mode="shared_bear", bears=3), "it")
    assert shared.key[0][0] == "Or1 Or2 Or3"
    assert WORDS["it"].say(shared.key[0][1]) == "orsi polari"
    rescuer = draw(start(2, "place C1", "place C2", "place C4", mode="rescuer"), "en")
    assert [(sign, WORDS["en"].say(text)) for sign, text in rescuer.key][:2] == [
        ("●2", "hunter of player 2"), ("Be1", "polar bear of player 1"),
    ]  # fmt: skip


def test_english_is_drawn_alike_by_str_and_for_readers():
    for seats, options in SETTINGS:
        state = start(seats, **options)
        for _ in range(16):
            state.apply(state.legal_actions()[-1])
        assert str(state).startswith(f"{draw(state, 'en')}\n\n")


@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_everything_that_can_be_chosen_on_the_floe_has_its_place_in_the_drawing(seats, options):
    """Also lines; a place holds the name, the pieces or the line that it stands for."""
    state = start(seats, **options)
    rng, seen = banchisa.Rng(seats), set()
    while state.actor != banchisa.OVER:
        drawing = draw(state, "nl")
        for id, spots in drawing.spots.items():
            text = "".join(drawing.lines[spot.line][spot.start : spot.end] for spot in spots)
            assert re.fullmatch(PLACE_OF[id.split("-")[0]], text), (id, text)
            assert id.split("-")[0] != "cell" or id.removeprefix("cell-") in text
        if state.actor >= 0:
            for choice in scene(state, int(state.actor)).choices:
                on_floe = [id for id in choice.touch if id.split("-")[0] in PLACE_OF]
                assert set(on_floe) <= set(drawing.spots), choice
                seen.update(id.split("-")[0] for id in on_floe)
        legal = state.legal_actions()
        state.apply(legal[rng.below(len(legal))])
    assert {"cell", "edge"} <= seen


PLACE_OF = {
    "cell": r".{18}",
    "edge": r"[┊┃]{2}|┈{4}|━{4}",
    "hunter": r"(●?\d[AB]?)|Be\d",
    "inuk": r"●\d[AB]?",
    "bear": r"Be\d?",
    "tile": r"In|Vi|Ze|Wr|Wv",
}


def test_a_line_and_a_piece_are_found_where_they_stand():
    drawing = draw(hunt(3, ["C2", "C3", "C3"], "C2-C3"), "en")
    assert drawing.spots["edge-C2-C3"] == [Spot(1, 22, 23), Spot(2, 22, 23)]
    assert drawing.spots["edge-C2-D1"] == [Spot(3, 13, 17)]
    assert drawing.spots["hunter-1-0"] == [Spot(2, 25, 27)]
    assert drawing.spots["cell-C3"] == [Spot(1, 23, 32), Spot(2, 23, 32)]
