"""What the positions of small games have in common: plain attributes, lists of things, and what was agreed."""

from __future__ import annotations

from banchisa.engine.state import State, Terms, places


class SmallState(State):
    """Offers come from a list; everything else is plain attributes, and lists of them at most two deep."""

    def __init__(self, terms: Terms, actor: int) -> None:
        super().__init__()
        self.agreed = terms
        self.actor = actor

    @property
    def terms(self) -> Terms:
        return self.agreed

    def copy(self):
        twin = type(self)(self.agreed)
        for name, value in vars(self).items():
            setattr(twin, name, _copy(value))
        twin.actor = self.actor
        return twin

    def offers(self) -> list[int]:
        raise NotImplementedError

    def write_actions(self, out) -> int:
        offers = self.offers()
        for number, action in enumerate(offers):
            out[number] = action
        return len(offers)

    def ranks(self) -> list[int]:
        return places([(score,) for score in self.scores()])


def _copy(value):
    return [_copy(each) for each in value] if isinstance(value, list) else value
