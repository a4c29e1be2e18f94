"""A complete client on one page: opens a table against bots, makes random choices and prints what happens.

banchisa serve --no-browser            in one terminal
python examples/watch_and_play.py      in another; needs only `pip install websockets`
"""

import argparse
import json
import random
import secrets
import urllib.request

from websockets.sync.client import connect


def post(url: str, path: str, body: dict, cookie: str = "") -> tuple[dict, str]:
    """Send a request; return the answer and the cookie that makes the seat ours."""
    headers = {"Content-Type": "application/json", "Origin": url, "Cookie": cookie}
    request = urllib.request.Request(f"{url}/api{path}", json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer), answer.headers.get("Set-Cookie", cookie).partition(";")[0]


def opened(url: str, game: str, level: str, players: int) -> tuple[str, str]:
    """A new table with one seat for us and bots on the others; once it has shown its commitment, we add to chance."""
    seats = [{"kind": "here", "name": "Example"}, *[{"kind": "bot", "level": level}] * (players - 1)]
    answer, cookie = post(url, "/tables", {"game": game, "options": {}, "seats": seats})
    added = {"commitment": answer["commitment"], "entropy": secrets.token_hex(16)}
    post(url, f"/tables/{answer['table']}/entropy", added, cookie)
    return answer["table"], cookie


def play(url: str, table: str, cookie: str) -> list[int]:
    """Play until the game is over; return everyone's place."""
    live = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/live"
    with connect(live, origin=url, additional_headers={"Cookie": cookie}, max_size=None) as socket:
        while True:
            message = json.loads(socket.recv())
            if message["is"] == "error":
                raise SystemExit(f"{message['code']}: {message['data']}")
            if message["is"] == "step":
                print(
                    f"{message['entry']['n'] + 1:4}  {who(message['entry']['actor']):8}  {message['entry']['notation']}"
                )
            if message["is"] not in ("welcome", "step"):
                continue
            if message["over"]:
                return message["scene"]["ranks"]
            choices = message["scene"]["choices"]
            if choices:  # it is our turn
                action = random.choice(choices)["name"]
                socket.send(json.dumps({"do": "act", "version": message["version"], "action": action}))


def who(actor: int) -> str:
    return "chance" if actor < 0 else f"seat {actor}"


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    options.add_argument("--url", default="http://127.0.0.1:8420")
    options.add_argument("--game", default="nanuuk")
    options.add_argument("--level", default="greedy")
    options.add_argument("--seats", type=int, default=2)
    given = options.parse_args()
    url = given.url.rstrip("/")
    table, cookie = opened(url, given.game, given.level, given.seats)
    print(f"watch it at {url}/t/{table}")
    for seat, place in enumerate(play(url, table, cookie)):
        print(f"{who(seat)}: place {place}")


if __name__ == "__main__":
    main()
