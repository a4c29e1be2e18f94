"""Numbers on which the server and its clients agree."""

from __future__ import annotations

from typing import Final

from banchisa.bots.hints import HARDLY

SPECTATOR_SEAT: Final = -1  # the seat of whoever has none
LONGEST_NAME: Final = 24  # letters of a person's name
LONGEST_TITLE: Final = 40  # letters of a table's name
LONGEST_LINE: Final = 300  # letters of something that is said
LONGEST_MAIL: Final = 254  # letters of a mail address
LONGEST_TEXT: Final = 1000  # letters of another address, or of a token for it
LARGEST_BODY: Final = 64 * 1024  # bytes of a request, such as a record that is opened
LEAST_CHANCE: Final = HARDLY  # where every step leaves less, nobody should choose by chances
