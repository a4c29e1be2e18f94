"""Components of one's own, for tests: the packaged ones with some entries changed."""

import copy

import pytest

from banchisa.engine.errors import ComponentsError

GONE = object()


def own(game, changes):
    """The packaged components with other values at some paths, {"setup.3.pile": 9}, or without what is GONE."""
    data = copy.deepcopy(game.components.data)
    for path, value in changes.items():
        part, steps = data, path.split(".")
        for step in steps[:-1]:
            part = part[key_in(part, step)]
        if value is GONE:
            del part[key_in(part, steps[-1])]
        else:
            part[key_in(part, steps[-1])] = value
    return data


def key_in(part, step):
    return int(step) if isinstance(part, list) else step


def complaint(game, changes):
    """What is said, in one line, about components that are refused."""
    with pytest.raises(ComponentsError) as caught:
        game.with_components(own(game, changes))
    assert "\n" not in str(caught.value)
    return str(caught.value)
