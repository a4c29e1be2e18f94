"""Standing orders where several servers share a database: one of them answers, whichever was told of the order."""

from support.clients import Browser
from support.reactions import find_attack, keep_table

KEYS = ["a" * 43, "b" * 43]


def visit(server, key):
    found = Browser(server.url)
    found.http.cookies.set("banchisa_key", key, domain="127.0.0.1")
    return found


def test_an_order_given_at_one_server_is_answered_once_and_outlives_that_server(servers):
    one, two = servers(2, settings={"order_pace": 0.05})
    state, attack = find_attack("iglu", "answer", seats=2)
    hunter = int(state.actor)
    asked = 1 - hunter
    table = keep_table(one.store, state, KEYS)
    order = {"standing": [{"reaction": "answer", "answer": "decline", "until": "game"}]}
    with visit(one, KEYS[hunter]).at(table) as here:
        with visit(two, KEYS[asked]).at(table) as there:
            assert there.ask("orders", seat=asked, orders=order)["orders"] == order
        two.kill()
        here.act(attack)
        while len(here.log) < 2:
            here.read()
        assert [(entry["actor"], entry["notation"]) for entry in here.log[:2]] == [
            (hunter, attack),
            (asked, "answer decline"),
        ]
        assert not any(told["is"] == "orders" for told in here.heard)
    with visit(one, KEYS[asked]).at(table) as back:
        assert back.welcome["orders"] == order
        assert [entry["notation"] for entry in back.log].count("answer decline") == 1
