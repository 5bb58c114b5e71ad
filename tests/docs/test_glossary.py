"""The glossary holds the words of the rooms: each public class is in it, or made of its words."""

import ast
import re
from collections.abc import Iterator

import pytest

from tests.docs.pages import ROOT, page, words_in_code

PAGE = "docs/glossary.md"
UNLISTED = ("games", "__pycache__")
"""Where each class says in its first line what it is, and in its room which game it is of."""

ROOMS = sorted(
    path.name for path in (ROOT / "companion").iterdir() if path.is_dir() and path.name not in UNLISTED
)
EVERY_ROOM = pytest.mark.parametrize("room", ROOMS)
AUTHOR = "For the author of a game"
CHAPTERS = ("At the table", "In the program", AUTHOR)
EVERY_CHAPTER = pytest.mark.parametrize("title", CHAPTERS)


def chapter(title: str) -> str:
    """Return what stands under a heading, down to the next."""
    return page(PAGE).partition(f"\n## {title}\n")[2].partition("\n## ")[0]


def heads(title: str) -> list[str]:
    """Return the words that a chapter explains, in its order."""
    return re.findall(r"^\| \*\*([^*]+)\*\* \|", chapter(title), re.MULTILINE)


WORDS = {word for title in CHAPTERS for head in heads(title) for word in head.split()}


def classes(room: str) -> Iterator[str]:
    """Yield a room's public classes."""
    for path in sorted((ROOT / "companion" / room).rglob("*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                yield node.name


def told(room: str) -> set[str]:
    """Return the classes that a room's chapter names."""
    return set(re.findall(r"`([A-Z]\w+)`", chapter(f"Classes of {room}")))


def made_of_words(name: str) -> bool:
    """Tell if the glossary explains every word of a class's name, one thing or several."""
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


@pytest.mark.parametrize(
    "word",
    ["settle", "preview", "KEPT", "draft", "in_turns", "AT_SEAT", "TypedNotation", "Parts", "Panel", "Frame"],
)
def test_a_word_of_a_new_game_is_explained_to_its_author(word: str) -> None:
    assert word in heads(AUTHOR)


def test_every_class_and_constant_of_the_page_about_adding_a_game_is_in_the_glossary() -> None:
    code = " ".join(words_in_code("docs/adding-a-game.md"))
    names = set(re.findall(r"(?<![\w./-])(?:[A-Z][a-z]\w+|[A-Z]{3,})(?![\w=/-])", code)) - NO_NAMES
    known = {name for room in ROOMS for name in told(room)} | set(heads(AUTHOR)) | set(example_constants())
    assert [name for name in sorted(names) if name not in known and not made_of_words(name)] == []


def test_a_word_of_an_author_stands_in_the_file_beside_it() -> None:
    rows = re.findall(r"^\| \*\*(\w+)\*\* \| ([^|]*) \|", chapter(AUTHOR), re.MULTILINE)
    files = [(word, path) for word, places in rows for path in re.findall(r"`([\w/]+\.py)`", places)]
    found = [(word, path) for word, path in files if (ROOT / path).exists()]
    text = {path: (ROOT / path).read_text(encoding="utf-8") for _, path in found}
    assert [(word, path) for word, path in found if not re.search(rf"\b{word}\b", text[path])] == []
    assert {path for _, path in files} - text.keys() <= {"corrections.py", "game.py"}


def example_constants() -> Iterator[str]:
    """Yield the constants of the examples, which the page names beside the file that they are in."""
    for path in (ROOT / "examples").rglob("*.py"):
        yield from re.findall(r"^([A-Z]{3,})(?=:| =)", path.read_text(encoding="utf-8"), re.MULTILINE)


NO_NAMES = {"True", "Ann", "Paint", "Square", "SetCards", "SetCoins", "NAME", "REMOVERS", "Selling", "Tie"}
"""Words in code that name no class of the app."""


@EVERY_CHAPTER
def test_words_are_found_by_their_letters_and_explained_once(title: str) -> None:
    assert heads(title) == sorted(set(heads(title)))
