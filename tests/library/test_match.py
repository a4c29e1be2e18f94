"""A match at a Python prompt."""

import pytest

import banchisa
from banchisa import IllegalMove, Record


def open_match(**more):
    return banchisa.new_match("nanuuk", seats=4, mode="intro", seed=1, **more)


def test_moves_are_found_by_their_notation():
    match = open_match()
    moves = match.legal_moves
    assert "place A1" in moves
    assert "move 1 A2" not in moves
    assert [move.notation for move in moves[:3]] == ["place A1", "place A2", "place B1"]
    assert moves[0] in moves
    assert moves[0].id in moves
    assert len(list(moves)) == len(moves) == len(match.state.legal_actions())


def test_a_move_is_told_in_three_languages():
    told = {language: open_match().legal_moves[0].text(language) for language in ("en", "it", "nl")}
    assert len(set(told.values())) == 3
    assert all("A1" in text for text in told.values())


def test_what_is_forbidden_is_refused_with_rule_and_words():
    match = open_match()
    for move in ("place A1", "place B2", "place B3", "place G2"):
        match.play(move)
    assert match.why("move 1 A2") is None
    assert match.why("move 1 B2").rule == "NAN-4.3"
    with pytest.raises(IllegalMove, match=r"move 1 B2 is not allowed: NAN-4\.3, .*B2") as caught:
        match.play("move 1 B2")
    assert caught.value.refusal.rule == "NAN-4.3"
    assert match.history == ["place A1", "place B2", "place B3", "place G2"]


@pytest.mark.parametrize("key", [game.key for game in banchisa.games()])
def test_a_seed_gives_the_same_game_and_undo_the_same_chance(key):
    one, other = (banchisa.new_match(key, seed=7) for _ in range(2))
    for number in range(30):
        assert one.legal_moves[0].notation == other.legal_moves[0].notation
        move = one.legal_moves[number % len(one.legal_moves)]
        one.play(move)
        other.play(move.id)
        if one.is_over:
            break
        after = one.state.copy()
        one.undo()
        assert one.state != after
        one.play(move.notation)
        assert one.state == after == other.state
    assert one.history == other.history


def test_there_is_nothing_to_take_back_at_the_beginning():
    with pytest.raises(ValueError, match="there is no move to take back"):
        banchisa.new_match("arctic", seed=1).undo()


def test_a_view_hides_what_the_seat_cannot_know():
    match = banchisa.new_match("arctic", seats=2, seed=3)
    assert match.view(0).to_json() != match.view(1).to_json()
    assert match.view().to_json() == match.game.scene(match.state.seen_by(banchisa.SPECTATOR), None).to_json()


def test_a_finished_match_is_recorded_and_verified(tmp_path):
    match = open_match()
    while not match.is_over:
        assert match.actor >= 0
        match.play(match.legal_moves[0])
    match.record(["Ada"]).save(tmp_path / "game.json")
    record = Record.load(tmp_path / "game.json")
    assert record.seats == ["Ada", "player 2", "player 3", "player 4"]
    assert record.verify(match.game) == []
    assert str(match) == str(match.state)
