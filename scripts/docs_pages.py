"""Pages of the documentation site that are made from other files, and links of documents that lead out of docs/.

A hook of MkDocs: `python build_docs.py` runs it.
"""

import hashlib
import json
import re
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files
from schema_page import write_schema_page

import banchisa
from banchisa.engine.game import Game
from banchisa.engine.lessons import read_overview
from banchisa.engine.texts import Text
from banchisa.i18n import Words

ROOT = Path(__file__).resolve().parent.parent
COPIES = {  # documents outside of docs/, and their pages
    "bench/results.md": "performance.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "README.md": "index.md",
}
SHOWN = ("examples", "deploy")  # folders whose files are shown on one page
SOURCES = "sources.md"
LANGUAGES = {".py": "python", ".js": "javascript", ".mjs": "javascript", ".toml": "toml", ".md": "markdown"}
MOMENTS = {"nanuuk": "crack"}  # the picture of a game, where it is not from its middle
CODE = re.compile(r"`[^`\n]+`")  # a pipe in it needs no backslash here, as it does elsewhere
INLINE = re.compile(r"<script>(.+?)</script>", re.DOTALL)


def on_files(files: Files, config: Any) -> Files:
    """Add the pages that are made, and leave out pictures that no page shows."""
    made = {f"games/{game.key}.md": write_game_page(game) for game in banchisa.games()}
    for source, page in COPIES.items():
        if page != "index.md":
            made[page] = (ROOT / source).read_text(encoding="utf-8")
    made[SOURCES] = write_sources_page()
    schema = json.loads((ROOT / "docs/protocol.schema.json").read_text(encoding="utf-8"))
    made["protocol_schema.md"] = write_schema_page(schema)
    for page, text in made.items():
        files.append(File.generated(config, page, content=text))
    icon = (ROOT / "web/public/icons/icon.svg").read_bytes()
    files.append(File.generated(config, "pictures/icon.svg", content=icon))
    _drop_unused_pictures(files, made)
    return files


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Lead links to pages of the site, name pages by their titles, and tell the picture of the house in words."""
    markdown = CODE.sub(lambda found: found.group(0).replace("\\|", "|"), markdown)
    markdown = re.sub(r"\[(\w+)\.md\]\((\w+)\.md", _name_page, markdown)
    markdown = re.sub(r"\]\((?:\.\./)*([^)#:]+)(#[^)]*)?\)", lambda found: _redirect(found, page), markdown)
    return re.sub(r"```mermaid\n(.*?)```", lambda found: _tell_graph(found.group(1)), markdown, flags=re.DOTALL)


def on_post_page(output: str, page: Any, config: Any) -> str:
    """Move scripts out of the page: the server allows none that stand in it."""

    def move(found: re.Match[str]) -> str:
        script = found.group(1).encode()
        name = f"assets/inline-{hashlib.sha256(script).hexdigest()[:12]}.js"
        target = Path(config.site_dir, name)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(script)
        return f'<script src="{"../" * page.url.count("/")}{name}"></script>'

    return INLINE.sub(move, output)


def on_post_build(config: Any) -> None:
    """The server answers for pages that are not there."""
    Path(config.site_dir, "404.html").unlink()


def write_game_page(game: Game) -> str:
    """Aim, turn and end of a game with its pictures, and the whole rulebook."""
    home = Path(game.home)
    words = Words("en", game, home / "lessons/words")
    overview = read_overview(home / "lessons")
    assert overview is not None
    book = (home / "rulebook/en.md").read_text(encoding="utf-8")
    title, _, rules = book.partition("\n")
    moment = MOMENTS.get(game.key, "middle")
    parts = [
        title,
        f"![A table of {game.title}](../screenshots/{game.key}-{moment}-desktop-light.webp)",
        f"**The aim.** {words.say(Text('overview-aim'))}",
        "**Your turn.**",
        *(f"{number}. {words.say(Text(f'overview-turn-{number}'))}" for number in range(1, len(overview.turn) + 1)),
        "",
        f"**It ends** {words.say(Text('overview-end'))}",
        f"**What beginners get wrong.** {words.say(Text('overview-mistake'))}",
        f"Seats: {', '.join(map(str, game.seats))}. Learn it in the browser with lessons, or in the terminal: "
        f"`banchisa learn {game.key}`.",
    ]
    return "\n\n".join(parts) + "\n\n" + rules


def write_sources_page() -> str:
    """The examples and the files for servers, as they are."""
    parts = ["# Examples and files for servers"]
    for folder in SHOWN:
        for path in sorted((ROOT / folder).rglob("*")):
            if path.is_file() and not any(part.startswith((".", "_")) for part in path.parts[len(ROOT.parts) :]):
                language = LANGUAGES.get(path.suffix, "text")
                parts.append(f"## {path.relative_to(ROOT)} {{ #{_anchor(str(path.relative_to(ROOT)))} }}")
                parts.append(f"````{language}\n{path.read_text(encoding='utf-8')}\n````")
    return "\n\n".join(parts)


def _drop_unused_pictures(files: Files, made: dict[str, str]) -> None:
    documents = [*made.values(), *(path.read_text(encoding="utf-8") for path in (ROOT / "docs").glob("*.md"))]
    for file in list(files):
        if file.src_uri.startswith("screenshots/") and not any(file.src_uri in text for text in documents):
            files.remove(file)


def _redirect(found: re.Match[str], page: Any) -> str:
    target, anchor = found.group(1), found.group(2) or ""
    up = "../" * page.file.src_uri.count("/")
    if target in COPIES:
        return f"]({up}{COPIES[target]}{anchor})"
    if target.startswith("docs/"):
        return f"]({up}{target.removeprefix('docs/')}{anchor})"
    if target.split("/")[0] in SHOWN:
        exact = (ROOT / target).is_file() and "/_" not in target
        return f"]({up}{SOURCES}{f'#{_anchor(target)}' if exact else ''})"
    if target in ("LICENSE", ".github/workflows/wheels.yml"):
        return "]()"
    return found.group(0)


def _name_page(found: re.Match[str]) -> str:
    """A link with the title of the page instead of the name of its file."""
    page = ROOT / "docs" / f"{found.group(2)}.md"
    if found.group(1) != found.group(2) or not page.exists():
        return found.group(0)
    title = page.read_text(encoding="utf-8").partition("\n")[0].removeprefix("# ")
    return f"[{title}]({found.group(2)}.md"


def _anchor(path: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", path.lower()).strip("-")


def _tell_graph(graph: str) -> str:
    """The arrows of a Mermaid graph as a table: drawing them would need a script from elsewhere."""
    rows = re.findall(r"(\w+) --> (.+)", graph)
    lines = [f"| `{room}` | {', '.join(f'`{one.strip()}`' for one in below.split('&'))} |" for room, below in rows]
    return "\n".join(["| room | may import |", "|---|---|", *lines])
