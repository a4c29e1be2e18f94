"""Colours are chosen by the players in the games whose rulebook says so: with the seat that they take."""

import pytest

COLOURS = {
    "iglu": {2: [["red"], ["blue"]], 3: [["red"], ["blue"], ["yellow"]]},
    "icehike": {2: [["orange", "brown"], ["white", "grey"]], 3: [["orange"], ["white"], ["brown"]]},
}


@pytest.mark.parametrize("game", COLOURS)
@pytest.mark.parametrize("seats", [2, 3])
def test_who_opens_a_table_is_told_the_colours_of_its_seats(ada, game, seats):
    assert ada.post(f"/games/{game}/terms", seats=seats)["colours"] == COLOURS[game][seats]


@pytest.mark.parametrize("game", ["nanuuk", "arctic", "pinguinoe"])
def test_where_the_rulebook_says_nothing_of_choosing_nothing_is_offered(ada, game):
    assert "colours" not in ada.post(f"/games/{game}/terms", seats=2)
    opened = ada.open("Ada", "link", game=game)
    assert all("colours" not in seat for seat in ada.get(f"/tables/{opened['table']}")["seats"])


def test_who_is_invited_chooses_a_free_colour_and_hears_if_somebody_was_faster(ada, jonas):
    opened = ada.open("Ada", "link", "link", game="icehike")
    path = f"/tables/{opened['table']}"
    assert [seat.get("colours", []) for seat in jonas.get(path)["seats"]] == [[], ["white"], ["brown"]]
    seated = jonas.post(f"{path}/sit", invite=opened["invite"], name="Jonas", seat=2)
    assert seated["seat"] == 2
    refused = jonas.refused(f"{path}/sit", invite=opened["invite"], name="Mia", seat=2)
    assert refused == (409, "seat/not_free", {"seat": 2, "free": [1]})
    assert [seat.get("colours", []) for seat in jonas.get(path)["seats"]] == [[], ["white"], []]
