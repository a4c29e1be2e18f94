"""Words in three languages: Fluent messages of the platform and of each game."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from fluent.runtime import FluentBundle, FluentResource

from banchisa.engine.errors import BanchisaError
from banchisa.engine.game import Game
from banchisa.engine.refusal import Refusal
from banchisa.engine.rulebook import LANGUAGES
from banchisa.engine.texts import Text

MESSAGES = Path(__file__).parent / "messages"  # cli: of the terminal, table: of any table


class About(NamedTuple):
    """What explains a thing: the key of its words, the sentences (none where its name says all) and the rule."""

    key: str
    text: str
    rule: str


class Words:
    """Says Texts in one language; a message that is missing is an error of ours, not of the reader."""

    def __init__(self, language: str = "en", game: Game | None = None, *more: Path) -> None:
        """The words of the platform, of a game, and of more folders."""
        if language not in LANGUAGES:
            raise BanchisaError(f"no words in {language!r}; allowed: {', '.join(LANGUAGES)}")
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        common = [MESSAGES / "cli", MESSAGES / "table"]
        folders = [*common, *([] if game is None else [Path(game.home) / "words"]), *more]
        for folder in folders:
            source = (folder / f"{language}.ftl").read_text(encoding="utf-8")
            self._bundle.add_resource(FluentResource(source))

    def has(self, message: str) -> bool:
        return self._bundle.has_message(message)

    def say(self, text: Text) -> str:
        """The text in this language; arguments that are texts are said first.

        Any message may choose its form by `$count`: it is 1 unless somebody says how many there are.
        """
        message = self._bundle.get_message(text.id) if self._bundle.has_message(text.id) else None
        if message is None or message.value is None:
            raise BanchisaError(f"no words for {text.id!r} in {self.language}")
        said: dict[str, object] = {"count": 1}
        said |= {name: self.say(value) if isinstance(value, Text) else value for name, value in text.args.items()}
        words, problems = self._bundle.format_pattern(message.value, said)
        if problems:
            raise BanchisaError(f"words for {text.id!r} in {self.language}: {problems[0]}")
        return str(words)

    def read(self, text: Text) -> Text:
        """A text as it was sent, where the name of a message alone stands for that text."""
        return Text(text.id, {name: self._read(value) for name, value in text.args.items()})

    def _read(self, value: object) -> object:
        if isinstance(value, Text):
            return self.read(value)
        return Text(value) if isinstance(value, str) and self.has(value) else value

    def about(self, keys: list[str]) -> About | None:
        """What a thing is and does, by the first of its keys that has words."""
        for key in keys:
            if self.has(f"about-{key}"):
                message = self._bundle.get_message(f"about-{key}")
                text = "" if message.value is None else self.say(Text(f"about-{key}"))
                rule, _ = self._bundle.format_pattern(message.attributes["rule"], {})
                return About(key, text, str(rule))
        return None

    def count(self, text: Text, number: int) -> str:
        """The name of a thing in the form for so many of it, without the number."""
        return self.say(Text(text.id, {"count": number} | text.args))

    def why_not(self, refusal: Refusal) -> str:
        """The reason of a refusal in one sentence."""
        facts = {name: self._fact(value) for name, value in refusal.facts.items()}
        return self.say(Text(f"refuse-{refusal.reason}", facts))

    def _fact(self, value: object) -> object:
        """A fact that has a name of its own in this language is said by it."""
        if isinstance(value, str) and self.has(f"thing-{value}"):
            return Text(f"thing-{value}")
        return value
