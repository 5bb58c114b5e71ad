"""Faults planted in a copy of each example: `dev texts` and `dev try` name them, with file and line."""

import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.commands import self_check
from companion.engine.game import Game
from companion.games import GAMES
from companion.lessons.lesson import lesson
from companion.locale import Texts
from companion.locale.kinds import missing_messages
from companion.rulebook import book, suggestions
from counting import GAME as COUNTING
from dominoes import GAME as DOMINOES
from fruit import GAME as FRUIT
from tests.games.added_games import ROOT

Plant = Callable[[Path], object]
EXAMPLES: dict[str, Game[Any, Any, Any]] = {game.id: game for game in (COUNTING, DOMINOES, FRUIT)}
SAID = ("violation", "rule", "repair", "notation", "task", "common", "preview", "move", "correct", "set")
"""Kinds of messages that are all missed where they are taken out."""

FREE = ("players", "minutes", "pitch", "do", "piece")
"""Kinds of messages that a game may do without."""

ENGLISH = Texts.load("en")


@pytest.fixture(params=EXAMPLES)
def copy(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The data of an example, copied, as if its package were installed."""
    name = request.param
    folder = tmp_path / name
    shutil.copytree(ROOT / "examples" / name / name / "data", folder)
    monkeypatch.setattr("companion.data._added_folders", lambda: (folder,))
    monkeypatch.setitem(GAMES, name, EXAMPLES[name])
    forget()
    yield folder
    forget()


def forget() -> None:
    """Forget the questions and the rulebooks that were read."""
    suggestions._read_questions.cache_clear()
    book.load.cache_clear()
    lesson.cache_clear()


def texts_of(folder: Path) -> Path:
    return folder / "locales" / "en" / f"{folder.name}.ftl"


def faults(folder: Path) -> list[str]:
    """List the faults of the copy in English."""
    return [fault.text(ENGLISH) for fault in self_check.faults(EXAMPLES[folder.name])]


def drop_messages(folder: Path, dropped: list[str]) -> None:
    """Take messages with their further lines out of the texts."""
    path = texts_of(folder)
    kept, dropping = list[str](), False
    for line in path.read_text(encoding="utf-8").splitlines(keepends=True):
        dropping = line.partition(" =")[0] in dropped or (dropping and line.startswith((" ", "\t")))
        if not dropping:
            kept.append(line)
    path.write_text("".join(kept), encoding="utf-8")


def messages(folder: Path) -> list[str]:
    """List the messages in the copy."""
    return re.findall(r"^([\w-]+) =", texts_of(folder).read_text(encoding="utf-8"), re.MULTILINE)


def test_nothing_is_found_in_an_example_that_is_whole(copy: Path) -> None:
    assert faults(copy) == []


def test_a_lead_that_leads_nowhere_is_told_by_its_line(copy: Path) -> None:
    path = copy / "rulebooks" / copy.name / "usual.toml"
    lines = path.read_text(encoding="utf-8").splitlines()
    number = next(number for number, line in enumerate(lines) if line.startswith("leads"))
    lines[number] = re.sub(r'"\w+"', '"nowhere"', lines[number], count=1)
    path.write_text("\n".join(lines), encoding="utf-8")
    (told,) = [fault for fault in faults(copy) if "nowhere" in fault]
    assert told.startswith(f"{path}:{number + 1}: ")


def test_a_section_that_only_the_score_cites_is_missed(copy: Path) -> None:
    path = copy / "rulebooks" / copy.name / "en.md"
    path.write_text(path.read_text(encoding="utf-8").replace("{#score}", "{#points}"), encoding="utf-8")
    assert "The game cites the section score, which the rulebook does not have." in faults(copy)


def test_every_sentence_that_the_game_or_a_table_of_it_says_is_missed(copy: Path) -> None:
    dropped = [message for message in messages(copy) if message.split("-")[1] in SAID]
    drop_messages(copy, dropped)
    lacking = missing_messages(EXAMPLES[copy.name], Texts.load("en"))
    told = faults(copy)
    unsaid = [one for one in dropped if one not in lacking and not any(one in fault for fault in told)]
    assert unsaid == []


def test_every_word_inside_a_sentence_is_missed(copy: Path) -> None:
    dropped = [message for message in messages(copy) if message.split("-")[1] not in (*SAID, *FREE)]
    drop_messages(copy, dropped)
    lacking = missing_messages(EXAMPLES[copy.name], Texts.load("en"))
    told = faults(copy)
    unsaid = [one for one in dropped if one not in lacking and not any(one in fault for fault in told)]
    assert unsaid == []


def test_a_stale_sample_is_told_by_its_file_and_the_entry(copy: Path) -> None:
    path = copy / "samples" / f"{copy.name}.json"
    stale = re.sub(
        rb'"move":\{"move":"(\w+)",', rb'"move":{"move":"\1","pebbles":1,', path.read_bytes(), count=1
    )
    assert stale != path.read_bytes()
    path.write_bytes(stale)
    (told,) = [fault for fault in faults(copy) if str(path) in fault]
    assert "pebbles" in told
    assert "entries[0]" in told


def test_a_table_to_try_that_is_no_longer_read_is_told_by_its_file(copy: Path) -> None:
    path = copy / "positions" / copy.name / "score.toml"
    path.write_text("pebbles = 1\n" + path.read_text(encoding="utf-8"), encoding="utf-8")
    assert [fault for fault in faults(copy) if fault.startswith(str(path)) and "pebbles" in fault]


@pytest.mark.parametrize(
    ("written", "told"),
    [
        ("moves = ", "The lesson cannot be read. "),
        ("pebbles = 1\nmoves = []", "The lesson cannot be read. "),
        ('seats = ["Ann", "Ben"]\nmoves = [{ seat = "Ann", move = "dance" }]', "The lesson cannot be read. "),
        ("moves = []", "-lesson-over"),
    ],
    ids=("no TOML", "another field", "another move", "an end without words"),
)
def test_a_lesson_that_nobody_could_follow_is_told(copy: Path, written: str, told: str) -> None:
    path = copy / "lessons" / f"{copy.name}.toml"
    path.parent.mkdir()
    path.write_text(written, encoding="utf-8")
    assert [fault for fault in faults(copy) if told in fault]
