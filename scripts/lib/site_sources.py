"""The sources of the site: the README as its first page, the pages of docs/, and one page for each interface.

    scripts/lib/site_sources.py OUT        writes OUT/docs/ and OUT/mkdocs.yml
"""
import pathlib
import re
import shutil
import sys

root = pathlib.Path(__file__).resolve().parents[2]
out = pathlib.Path(sys.argv[1])
docs = out / "docs"
shutil.rmtree(out, ignore_errors=True)
shutil.copytree(root / "docs", docs)
docs.joinpath("api").mkdir()


def without_links_out(text, here):
    """Links to what is no page become plain text: the site holds pages only."""
    def replaced(match):
        target = match[2].split("#")[0]
        if re.match(r"[a-z]+:", target) or not target:
            return match[0]
        inside = (here / target).resolve()
        if inside.is_relative_to(docs.resolve()) and inside.is_file():
            return match[0]
        from_root = (root / target).resolve()
        if here == docs and from_root.is_relative_to(root / "docs") and from_root.is_file():
            return f"[{match[1]}]({from_root.relative_to(root / 'docs')})"
        return match[1]
    return re.sub(r"\[([^\]\n]+)\]\(([^)\s]+)\)", replaced, text)


def source_page(name, title, language, paths):
    page = f"# {title}\n\n"
    for path in paths:
        page += f"## {path.name}\n\n```{language}\n{path.read_text()}```\n\n"
    docs.joinpath("api", name).write_text(page)


include = root / "include/planilla"
source_page("c.md", "The interface for C", "c", [include / "planilla.h", root / "examples/sheet.c"])
source_page("cpp.md", "The interface for C++", "cpp",
            [include / "planilla.hpp"] + sorted(path for path in include.glob("*.h") if path.name != "planilla.h") + [root / "examples/sheet.cpp"])
source_page("python.md", "The interface for Python", "python", [root / "bindings/python/planilla/__init__.py", root / "examples/sheet.py"])
source_page("javascript.md", "The interface for JavaScript", "typescript", [root / "bindings/js/package/planilla.d.ts", root / "examples/sheet.mjs"])
shutil.copy(root / "CHANGELOG.md", docs / "changelog.md")
docs.joinpath("index.md").write_text((root / "README.md").read_text())
if docs.joinpath("README.md").exists():
    raise SystemExit("docs/README.md would be a second first page")
for page in docs.rglob("*.md"):
    page.write_text(without_links_out(page.read_text(), page.parent))
shutil.copy(root / "packaging/mkdocs.yml", out / "mkdocs.yml")
