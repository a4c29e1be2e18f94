"""A one-page bot for the arena: in the introductory game of Nanuuk! it stays where the ice is least cracked.

banchisa arena nanuuk -o mode=intro --bots "exec:python examples/nanuuk_bot.py,random"

It needs nothing but Python, and plays the other games too, at random. docs/bots.md explains every message.
"""

import json
import sys

WIDTHS = {"A": 2, "B": 5, "C": 6, "D": 5, "E": 6, "F": 5, "G": 2}  # the spaces in each row of the floe


def on_rim(cell: str) -> bool:
    row, number = cell[0], int(cell[1:])
    return row in "AG" or number in (1, WIDTHS[row])


def cracks_at(cell: str, lines: list[str]) -> int:
    """How many of these lines, such as D2-D3, border the space."""
    return sum(cell in line.split("-") for line in lines)


def worth(action: str, seen: dict, seat: int) -> int:
    """Move where few lines are cracked, crack lines near the others rather than our own; all else is equal."""
    kind, *words = action.split()
    if kind == "move":
        return -cracks_at(words[1], seen["cracks"]) - 3 * on_rim(words[1])
    if kind == "crack":
        each = len(seen["pieces"]) // seen["seats"]  # pieces lie in the order of the seats; null is none
        owners = [k // each for k, cell in enumerate(seen["pieces"]) if cell and cracks_at(cell, words)]
        return sum(-1 if owner == seat else 1 for owner in owners)
    return 0


def choice(message: dict, game: str, seat: int) -> str:
    """One of the best actions; the number in the message breaks ties."""
    best = [legal["action"] for legal in message["legal"]]
    if game == "nanuuk" and message["seen"]["options"]["mode"] == "intro":
        values = {action: worth(action, message["seen"], seat) for action in best}
        best = [action for action in best if values[action] == max(values.values())]
    return best[message["number"] % len(best)]


def main() -> None:
    game, seat = "", 0
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            game, seat = message["game"], message["seat"]
        elif message["type"] == "choose":
            print(json.dumps({"action": choice(message, game, seat)}), flush=True)
        elif message["type"] == "over":
            return


if __name__ == "__main__":
    main()
