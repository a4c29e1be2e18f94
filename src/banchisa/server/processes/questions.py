"""What the server asks its worker processes, and what they answer: a line of JSON each, the same at both ends."""

from __future__ import annotations

import msgspec

from banchisa.bots.levels import BOTS
from banchisa.table.wire.answers import Figures, WireReport
from banchisa.table.wire.messages import HintOption


class _Question(msgspec.Struct, frozen=True, tag_field="ask"):
    @property
    def ask(self) -> str:
        """What kind of question this is."""
        return str(self.__struct_config__.tag)

    @property
    def effort(self) -> int:
        """How long this may take compared with others."""
        return 0


class _PositionQuestion(_Question, frozen=True):
    """A question about what a seat sees, and the seed of the answer."""

    game: str
    level: str
    seen: dict[str, object]
    number: int

    @property
    def effort(self) -> int:
        return BOTS.index(self.level)  # levels are ordered by it


class ChooseQuestion(_PositionQuestion, frozen=True, tag="choose"):
    """Which action does a bot choose?"""


class HintQuestion(_PositionQuestion, frozen=True, tag="hint"):
    """Which steps does a bot think best, and why?"""


class SurveyQuestion(_Question, frozen=True, tag="survey"):
    """What do bots find out about a variant within so many seconds?"""

    game: str
    seats: int
    options: dict[str, object]
    seconds: float
    level: str = ""


class PingQuestion(_Question, frozen=True, tag="ping"):
    """Does anybody answer?"""

    game: str = "any game"
    level: str = ""


Question = ChooseQuestion | HintQuestion | SurveyQuestion | PingQuestion
Found = str | list[HintOption] | Figures  # the notation of an action, hints, figures: for each question its own


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a worker has found, or why it has found nothing."""

    answer: Found | None = None
    error: str = ""


class AnalysisQuestion(msgspec.Struct, frozen=True):
    """What happened in this game? Without a number of iterations, as deep as the level of analyses looks."""

    record: dict[str, object]
    iterations: int = 0


class AnalysisNews(msgspec.Struct, frozen=True):
    """How much of an analysis is done, from 0 to 1, and at last what was found."""

    done: float = 0.0
    report: WireReport | None = None


read_question = msgspec.json.Decoder(Question).decode
read_answer = msgspec.json.Decoder(Answer).decode
read_news = msgspec.json.Decoder(AnalysisNews).decode
