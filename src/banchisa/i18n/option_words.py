"""What options and their values are called, and what each of them does, in one line."""

from __future__ import annotations

from banchisa.engine.options import Option, Value
from banchisa.engine.texts import Text
from banchisa.i18n import Words


def name_value(words: Words, option: Option, value: Value) -> str:
    """The value in words, or as it is where it needs none."""
    message = f"option-{option.name}-{value}"
    return words.say(Text(message)) if words.has(message) else str(value)


def describe_option(words: Words, option: Option) -> str:
    """What the option is about; nothing where a game has no words for it."""
    return _say_if_known(words, Text(f"option-{option.name}-effect"))


def describe_value(words: Words, option: Option, value: Value) -> str:
    """What this value does; nothing where a game has no words for it.

    Values that differ in nothing else, such as numbers, share a message that names them.
    """
    if has_own_effect(words, option, value):
        return words.say(Text(_own_effect(option, value)))
    has_name = words.has(f"option-{option.name}-{value}")
    fact = value if isinstance(value, int) and not has_name else name_value(words, option, value)
    return _say_if_known(words, Text(f"option-{option.name}-value-effect", {"value": fact}))


def has_own_effect(words: Words, option: Option, value: Value) -> bool:
    """Whether a message speaks of this value alone."""
    return words.has(_own_effect(option, value))


def _own_effect(option: Option, value: Value) -> str:
    """The name of that message; a value that is on or off is true or false there."""
    return f"option-{option.name}-{str(value).lower() if isinstance(value, bool) else value}-effect"


def _say_if_known(words: Words, text: Text) -> str:
    return words.say(text) if words.has(text.id) else ""
