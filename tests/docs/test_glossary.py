"""The glossary holds the words of the rooms: each public class is in it, or made of its words."""

import ast
import re
from collections.abc import Iterator

import pytest

from tests.docs.pages import ROOT, page

PAGE = "docs/glossary.md"
UNLISTED = ("games", "__pycache__")
"""Where each class says in its first line what it is, and in its room which game it is of."""

ROOMS = sorted(
    path.name for path in (ROOT / "companion").iterdir() if path.is_dir() and path.name not in UNLISTED
)
EVERY_ROOM = pytest.mark.parametrize("room", ROOMS)
CHAPTERS = ("At the table", "In the program")
EVERY_CHAPTER = pytest.mark.parametrize("title", CHAPTERS)


def chapter(title: str) -> str:
    """What stands under a heading, down to the next."""
    return page(PAGE).partition(f"\n## {title}\n")[2].partition("\n## ")[0]


def heads(title: str) -> list[str]:
    """The words that a chapter explains, in its order."""
    return re.findall(r"^\| \*\*([^*]+)\*\* \|", chapter(title), re.MULTILINE)


WORDS = {word for title in CHAPTERS for head in heads(title) for word in head.split()}


def classes(room: str) -> Iterator[str]:
    """A room's public classes."""
    for path in sorted((ROOT / "companion" / room).rglob("*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                yield node.name


def told(room: str) -> set[str]:
    """The classes that a room's chapter names."""
    return set(re.findall(r"`([A-Z]\w+)`", chapter(f"Classes of {room}")))


def made_of_words(name: str) -> bool:
    """Whether the glossary explains every word of a class's name, one thing or several."""
    parts = re.findall(r"[A-Z][a-z0-9]*", name)
    return all({part.lower(), part.lower().removesuffix("s")} & WORDS for part in parts)


@EVERY_ROOM
def test_every_public_class_is_in_the_glossary_or_made_of_its_words(room: str) -> None:
    assert [name for name in classes(room) if name not in told(room) and not made_of_words(name)] == []


@EVERY_ROOM
def test_every_class_in_the_glossary_is_one_of_its_room(room: str) -> None:
    assert told(room) - set(classes(room)) == set()


@EVERY_ROOM
def test_every_class_stands_beside_the_file_it_is_in(room: str) -> None:
    for names, files in re.findall(
        r"^\| (`[A-Z][^|]*) \| ([^|]*) \|", chapter(f"Classes of {room}"), re.MULTILINE
    ):
        text = "".join(
            (ROOT / "companion" / room / file).read_text(encoding="utf-8")
            for file in re.findall(r"`([^`]+)`", files)
        )
        found = set(re.findall(r"^class (\w+)", text, re.MULTILINE))
        assert set(re.findall(r"`([^`]+)`", names)) <= found


@EVERY_CHAPTER
def test_words_are_found_by_their_letters_and_explained_once(title: str) -> None:
    assert heads(title) == sorted(set(heads(title)))
