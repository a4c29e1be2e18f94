"""Rulebooks: every rule under its id, in three languages, read from Markdown.

A rule is one item of a list, `- **ABC-1.2** Text`; indented lines below it are lines of the same rule.
"""

from __future__ import annotations

import re
import unicodedata
from pathlib import Path
from typing import final

from banchisa.engine.errors import BanchisaError

LANGUAGES = ("en", "it", "nl")
_RULE = re.compile(r"^- \*\*([A-Z]+-\d+\.\d+)\*\* (.+)$")
_HEADING = re.compile(r"^(#{1,4}) (.+)$")


@final
class Rule:
    """One rule: its id, its text and the heading it stands under."""

    __slots__ = ("chapter", "id", "text")

    def __init__(self, id: str, text: str, chapter: str) -> None:
        self.id = id
        self.text = text
        self.chapter = chapter


@final
class Rulebook:
    """The rules of a game in one language, in the order in which they are explained."""

    __slots__ = ("introduction", "language", "rules", "title")

    def __init__(self, language: str, title: str, introduction: str, rules: dict[str, Rule]) -> None:
        self.language = language
        self.title = title
        self.introduction = introduction
        self.rules = rules

    @staticmethod
    def load(folder: Path, language: str) -> Rulebook:
        if language not in LANGUAGES:
            raise BanchisaError(f"no rulebook in {language!r}; allowed: {', '.join(LANGUAGES)}")
        try:
            text = (folder / f"{language}.md").read_text(encoding="utf-8")
        except OSError as why:
            raise BanchisaError(f"cannot read the rulebook in {language!r}: {why.strerror}") from None
        return Rulebook.read(language, text)

    @staticmethod
    def read(language: str, markdown: str) -> Rulebook:
        """A rulebook from its Markdown."""
        title = ""
        chapter = ""
        introduction: list[str] = []
        rules: dict[str, Rule] = {}
        for line in markdown.splitlines():
            heading = _HEADING.match(line)
            rule = _RULE.match(line)
            if heading is not None:
                title, chapter = _enter(heading.group(1), heading.group(2), title, chapter)
            elif rule is not None:
                if rule.group(1) in rules:
                    raise BanchisaError(f"rulebook {language}: {rule.group(1)} appears twice")
                last = rules[rule.group(1)] = Rule(rule.group(1), rule.group(2), chapter)
            elif line.startswith("  ") and rules:  # an indented line goes on with the rule above it
                last.text = f"{last.text}\n{line.strip()}"
            elif line.strip() and not rules:
                introduction.append(line.strip())
        return Rulebook(language, title, " ".join(introduction), rules)

    def rule(self, id: str) -> Rule:
        found = self.rules.get(id.upper())
        if found is None:
            ids = list(self.rules) or ["none"]
            raise BanchisaError(f"{self.title} has no rule {id!r}; allowed: {ids[0]} to {ids[-1]}")
        return found

    def search(self, words: str) -> list[Rule]:
        """The rules whose id or text holds all these words, with or without their accents."""
        wanted = _plain(words).split()
        return [rule for rule in self.rules.values() if all(w in _plain(f"{rule.id} {rule.text}") for w in wanted)]


def _plain(text: str) -> str:
    """Small letters without accents, and one kind of apostrophe."""
    parts = unicodedata.normalize("NFD", text.lower().replace("’", "'"))
    return "".join(letter for letter in parts if unicodedata.category(letter) != "Mn")


def _enter(level: str, heading: str, title: str, chapter: str) -> tuple[str, str]:
    """Title and chapter after a heading."""
    if level == "#":
        return heading, chapter
    if level == "##" or not chapter:
        return title, heading
    return title, f"{chapter.split(' / ')[0]} / {heading}"
