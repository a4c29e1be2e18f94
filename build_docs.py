"""Builds the documentation into src/banchisa/site, from where the server serves it under /docs.

python build_docs.py    needs `pip install 'banchisa[docs]'`; a link that leads nowhere is an error
"""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent
SILENT = {"NO_MKDOCS_2_WARNING": "1"}


def build() -> None:
    """Build the whole site; MkDocs says what is wrong with a page."""
    command = [sys.executable, "-m", "mkdocs", "build", "--clean", "--config-file", str(ROOT / "mkdocs.yml")]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, env={**os.environ, **SILENT})
    if done.returncode:
        print(done.stdout + done.stderr, file=sys.stderr)
        sys.exit("banchisa: the documentation could not be built; if MkDocs is missing: pip install 'banchisa[docs]'")


if __name__ == "__main__":
    build()
