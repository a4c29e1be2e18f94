"""Errors that a person can read: each says what is wrong and what is allowed."""


class BanchisaError(ValueError):
    """A request that cannot be fulfilled; the text is one clear line."""


class UnknownGame(BanchisaError):
    """No game has this key."""


class OptionError(BanchisaError):
    """An option, a value of it, a number of seats or a combination that the rules exclude."""


class NotationError(BanchisaError):
    """A text that names no action."""


class ComponentsError(BanchisaError):
    """A components file that does not describe the game's material."""


class PositionError(BanchisaError):
    """A position that cannot stand on the table."""


class UndeclaredError(BanchisaError):
    """Something that a game leaves out and need not declare."""


class RecordError(BanchisaError):
    """A record that cannot be read or replayed."""


class LessonError(BanchisaError):
    """A file that teaches a game is not as it should be."""
