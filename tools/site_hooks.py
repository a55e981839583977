"""What mkdocs is told about our pages: those of the root are part of the site, so are notebooks, and links work in both
places."""

import json
import posixpath
import re
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).resolve().parent.parent
ROOT_PAGES = {
    "README.md": "index.md",
    "ARCHITECTURE.md": "architecture.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
}
LINK = re.compile(r"(?<!!)\[([^\]\[]*)\]\(([^)\s]+)\)|!\[([^\]]*)\]\(([^)\s]+)\)")
ELSEWHERE = re.compile(r"[a-z]+:|#|/")
ITEM = re.compile(r"(- |\d+\. |\|)")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for source, page in ROOT_PAGES.items():
        files.append(File.generated(config, page, content=(ROOT / source).read_text(encoding="utf-8")))
    for notebook in [file for file in files if file.src_uri.endswith(".ipynb")]:
        files.append(File.generated(config, page_of(notebook.src_uri), content=pages_text(notebook.content_string)))
    return files


def page_of(uri: str) -> str:
    return uri.removesuffix(".ipynb") + ".md" if uri.endswith(".ipynb") else uri


def pages_text(notebook: str) -> str:
    """A notebook as a page: texts as they are, code as code. The notebook itself is there to be downloaded."""
    parts = []
    for cell in json.loads(notebook)["cells"]:
        text = "".join(cell["source"])
        parts.append(f"```python\n{text}\n```" if cell["cell_type"] == "code" else text)
    return "\n\n".join(parts) + "\n"


def on_page_markdown(markdown: str, page: Page, **_: object) -> str:
    uri = page.file.src_uri
    written = {site: source for source, site in ROOT_PAGES.items()}.get(uri, f"docs/{uri}")
    return spaced(LINK.sub(lambda found: link_on_site(found, written, uri), markdown))


def link_on_site(found: re.Match[str], written: str, uri: str) -> str:
    """A link as it works on the site. What exists but is not part of it (sources) is named, not linked."""
    target = found[2] or found[4]
    path, sign, anchor = target.partition("#")
    if ELSEWHERE.match(target):
        return found[0]
    place = posixpath.normpath(posixpath.join(posixpath.dirname(written), path))
    if (ROOT / place / "README.md").is_file():
        place = f"{place}/README.md"
    page = page_of(ROOT_PAGES.get(place, place.removeprefix("docs/")))
    if page != place:
        return found[0].replace(target, posixpath.relpath(page, posixpath.dirname(uri) or ".") + sign + anchor)
    return found[1] if (ROOT / place).exists() else found[0]


def spaced(markdown: str) -> str:
    """Lists and tables that follow a line of text at once, as other readers of Markdown allow, get an empty line."""
    made: list[str] = []
    fenced = False
    for line in markdown.splitlines():
        begins = ITEM.match(line)
        before = made[-1] if made else ""
        if begins and not fenced and before.strip() and not ITEM.match(before) and not before.startswith(" "):
            made.append("")
        fenced ^= line.lstrip().startswith("```")
        made.append(line)
    return "\n".join(made) + "\n"
