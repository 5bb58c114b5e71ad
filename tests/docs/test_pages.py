"""What a visitor reads leads somewhere: links, headings, commands, targets, paths."""

import re
import shlex
import tomllib
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from companion.commands.arguments import make_parser
from companion.commands.languages import texts_of
from tests.docs.pages import PAGES, ROOT, anchors, blocks, links, page, prose, words_in_code

EVERY_PAGE = pytest.mark.parametrize("name", PAGES)

LONGEST_README = 150
"""More lines than this nobody reads on the way to the first command."""

SHELLS = ("sh", "bat")
"""Blocks in which every line is a command."""

TOP = ("companion", "views", "data", "tests", "docs", ".ci", ".github")
"""The project's folders: words in code that begin so are paths."""


def test_the_pages_a_visitor_looks_for_are_there() -> None:
    expected = (
        "README.md",
        "CONTRIBUTING.md",
        "CHANGELOG.md",
        "SECURITY.md",
        "docs/using.md",
        "docs/keyboard.md",
        "docs/architecture.md",
        "docs/adding-a-rule.md",
        "docs/glossary.md",
        "docs/position-files.md",
        "docs/measurements.md",
        "docs/adding-a-game.md",
        "docs/reference.md",
        "docs/shipping-a-game.md",
    )
    assert set(expected) <= set(PAGES)


def test_the_readme_stays_short() -> None:
    assert len(page("README.md").splitlines()) <= LONGEST_README


@EVERY_PAGE
def test_every_link_leads_to_a_file_or_a_heading(name: str) -> None:
    lost = []
    for link in links(name):
        if re.match(r"https?://", link):
            continue
        path, _, anchor = link.partition("#")
        there = (ROOT / name).parent / path if path else ROOT / name
        if not there.exists() or (anchor and anchor not in anchors(named(there))):
            lost.append(link)
    assert lost == []


def named(path: Path) -> str:
    """Return a file's path from the project's folder."""
    return path.resolve().relative_to(ROOT).as_posix()


@EVERY_PAGE
def test_every_chapter_stands_in_the_contents_list(name: str) -> None:
    """Check that a page of several chapters begins with links to all of them."""
    chapters = re.findall(r"^## (.+)$", prose(name), re.MULTILINE)
    before = prose(name).partition("\n## ")[0]
    listed = set(re.findall(r"\]\(#([^)]+)\)", before))
    wanted = {re.sub(r"[^\w\- ]", "", chapter.lower()).replace(" ", "-") for chapter in chapters}
    assert wanted <= listed


def test_every_page_is_led_to_from_the_readme() -> None:
    assert {name for name in PAGES if name != "README.md"} <= set(links("README.md"))


# Commands -------------------------------------------------------------------------------------------------


def commands(name: str) -> Iterator[str]:
    """Whatever a page gives to type: lines of shell, those after ``$`` elsewhere, and words in code."""
    for block in blocks(name):
        lines = [line.partition("  #")[0] for line in block.text.splitlines()]
        if block.info in SHELLS:
            yield from lines
        yield from (line.removeprefix("$ ") for line in lines if line.startswith("$ "))
    yield from words_in_code(name)


def calls(name: str) -> Iterator[list[str]]:
    """Yield the arguments of every call of the ``companion`` command on a page."""
    for line in commands(name):
        if re.match(r"(\S*[/\\])?companion( |$)", line):
            yield shlex.split(line.partition("companion")[2])


@EVERY_PAGE
def test_every_companion_command_is_one(name: str) -> None:
    assert [arguments for arguments in calls(name) if not understood(arguments)] == []


def understood(arguments: list[str]) -> bool:
    """Tell if a call fits the command's grammar. One alone may be its name, with files still to come."""
    try:
        make_parser(lambda: texts_of("en")).parse_args(
            [*arguments, *(["--help"] if len(arguments) == 1 else [])]
        )
    except SystemExit as end:
        return not end.code
    return True


@EVERY_PAGE
def test_every_make_target_is_one(name: str) -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    named = {target for line in commands(name) for target in re.findall(r"(?:^| )make ([a-z]+)", line)}
    assert named <= targets


@EVERY_PAGE
def test_every_module_that_is_run_is_there(name: str) -> None:
    modules = {found for line in commands(name) for found in re.findall(r"-m (tests\.[\w.]+)", line)}
    assert [module for module in modules if find_spec(module) is None] == []


@EVERY_PAGE
def test_every_path_in_code_is_there(name: str) -> None:
    words = {word for line in commands(name) for word in line.split()}
    paths = {word.rstrip("/") for word in words if word.partition("/")[0] in TOP and "/" in word}
    plain = [path for path in paths if not re.search(r"[<>*]", path)]
    assert [path for path in plain if not (ROOT / path).exists()] == []


# Code -----------------------------------------------------------------------------------------------------


@EVERY_PAGE
def test_code_that_is_quoted_stands_in_the_file_it_is_from(name: str) -> None:
    quoted = [block for block in blocks(name) if block.info.startswith("python ")]
    files = [(ROOT / block.info.removeprefix("python ")).read_text(encoding="utf-8") for block in quoted]
    assert [block.line for block, file in zip(quoted, files, strict=True) if block.text not in file] == []


@EVERY_PAGE
def test_every_test_that_is_named_is_there(name: str) -> None:
    text = page(name)
    lost = [
        found
        for path, found in re.findall(r"(tests/[\w/]+\.py)::(\w+)", text)
        if f"def {found}(" not in (ROOT / path).read_text(encoding="utf-8")
    ]
    assert lost == []


@EVERY_PAGE
def test_what_a_search_finds_stands_in_the_files_that_it_names(name: str) -> None:
    searched = [
        block.text.splitlines()[1:] for block in blocks(name) if block.text.startswith("$ git grep -w ")
    ]
    found = [line.partition(":") for lines in searched for line in lines]
    assert [path for path, _, line in found if f"\n{line}\n" not in (ROOT / path).read_text("utf-8")] == []


# The licence ----------------------------------------------------------------------------------------------


def test_the_licence_that_is_stated_lies_there_with_the_notice_of_every_font() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    files = {path for glob in project["license-files"] for path in ROOT.glob(glob)}
    fonts = {path.parent.parent for path in (ROOT / "data" / "fonts").rglob("*.woff2")}
    table = ROOT / "data/rulebooks/variants-LICENSE.txt"
    assert files == {ROOT / "LICENSE", table, *(font / "OFL.txt" for font in fonts)}
    assert project["license"] == "MIT AND OFL-1.1 AND Apache-2.0"
    assert table.read_text(encoding="utf-8").startswith("Apache License\nVersion 2.0")
    assert page("LICENSE").startswith("MIT License\n")
    for font in fonts:
        assert "SIL Open Font License, Version 1.1" in (font / "OFL.txt").read_text(encoding="utf-8")


def test_the_newest_version_in_the_changelog_is_the_projects() -> None:
    version = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    newest = re.search(r"^## \[([^\]]+)\]", page("CHANGELOG.md"), re.MULTILINE)
    assert newest
    assert newest[1] == version
