"""A program takes a seat at a table of the browser and plays at random; change `choose` to make it better.

python examples/join_table.py "http://127.0.0.1:8420/join#..."      needs only `pip install websockets`
"""

import json
import random
import re
import secrets
import sys
import urllib.request

from websockets.sync.client import connect

BASE, TABLE, INVITE = re.fullmatch(r"(.*/)join#(\w+)\.?([\w-]*)", sys.argv[1]).groups()
ORIGIN = "/".join(BASE.split("/")[:3])
HEADERS = {"Cookie": f"banchisa_key={secrets.token_urlsafe(32)}"}  # whoever has this key plays on its seat


def post(path: str, body: dict) -> dict:
    headers = {**HEADERS, "Origin": ORIGIN, "Content-Type": "application/json"}
    request = urllib.request.Request(f"{BASE}api/tables/{TABLE}{path}", json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


def choose(seen: dict, legal: list[str]) -> str:
    """The move to make, given what our seat sees and what it may do."""
    return random.choice(legal)


def play() -> list[int]:
    """Play until the game is over; everybody's place."""
    url = f"{BASE.replace('http', 'ws', 1)}api/tables/{TABLE}/live"
    with connect(url, origin=ORIGIN, additional_headers=HEADERS, max_size=None) as socket:
        scene = None
        while True:
            message = json.loads(socket.recv())
            if message["is"] == "error" and message["code"] != "action/stale":
                sys.exit(f"{message['code']}: {message['data']}")
            if message["is"] in ("welcome", "step", "undone") and message["scene"]:
                scene = message["scene"]
                if scene["ranks"]:
                    return scene["ranks"]
                if scene["choices"]:
                    socket.send('{"do": "position"}')
            if message["is"] == "position" and scene["choices"]:
                action = choose(message["seen"], [choice["name"] for choice in scene["choices"]])
                socket.send(json.dumps({"do": "act", "version": message["version"], "action": action}))


seat = post("/sit", {"name": "Python", **({"invite": INVITE} if INVITE else {})})
post("/entropy", {"commitment": seat["commitment"], "entropy": secrets.token_hex(16)})
print(f"place {play()[seat['seat']]}")
