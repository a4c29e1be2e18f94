"""What the reference says of an attribute: the comment behind it in the sources, where it has no docstring.

An extension of Griffe, which reads the sources for MkDocs.
"""

import re
from typing import Any

from griffe import Attribute, Docstring, Extension

COMMENT = re.compile(r"  # (?!noqa|type:|fmt:)(.+)$")


class Comments(Extension):
    """Makes a sentence of the comment behind an attribute."""

    def on_attribute_instance(self, *, attr: Attribute, **_: Any) -> None:
        found = COMMENT.search("\n".join(attr.lines))
        if attr.docstring is None and found:
            comment = found.group(1)
            attr.docstring = Docstring(f"{comment[0].upper()}{comment[1:]}.", parent=attr)
