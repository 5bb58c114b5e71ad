"""`companion dev new` writes a small game that is green from the beginning, as the counting game is."""

import json
import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from companion.commands.arguments import EXAMPLES
from companion.commands.new_game import write_files
from companion.games import GAMES, OWN
from companion.locale import LOCALES
from tests.effort import times
from tests.games.added_games import ROOT, answers, install, run, told

Run = Callable[..., Any]

NAME = "tiny_heap"


@pytest.fixture(scope="module", params=EXAMPLES)
def like(request: pytest.FixtureRequest) -> str:
    """The example that the new game begins as."""
    return str(request.param)


@pytest.fixture(scope="module")
def place(like: str, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a new game, written by the command and installed as its ``pyproject.toml`` says."""
    folder = tmp_path_factory.mktemp("new")
    made = folder / "made"
    begun = ("dev", "new", NAME, "--to", made, "--like", like, "--lang", "en")
    ran = run(folder, "-m", "companion", *begun)
    assert (ran.returncode, ran.stderr) == (0, "")
    project = tomllib.loads((made / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    install(made, project["entry-points"]["companion.games"], project["name"])
    return made


def positions(place: Path, name: str) -> Path:
    """Return a table to try of the new game."""
    return place / NAME / "data" / "positions" / NAME / f"{name}.toml"


def test_the_app_finds_it_after_its_own_games(place: Path) -> None:
    program = "import json; from companion.games import GAMES; print(json.dumps([*GAMES]))"
    assert told(place, program) == ([*OWN, NAME], [])


def test_its_own_tests_are_green(place: Path) -> None:
    ran = run(place, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:benchmark", "tests")
    assert ran.returncode == 0, ran.stdout
    assert " passed" in ran.stdout
    assert "skipped" not in ran.stdout


def test_conformance_asks_it_what_it_asks_a_bronze_game_and_all_is_green(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CONFORMANCE_GAMES", str(times(500, 2)))
    assert run(place, "-m", "tests.conformance.golden", NAME).returncode == 0
    suite = (ROOT / "tests" / "conformance", "--game", NAME, "-c", ROOT / "pyproject.toml")
    ran = run(place, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:benchmark", *suite)
    assert ran.returncode == 0, ran.stdout
    assert "skipped" not in ran.stdout


def test_conformance_names_the_file_beside_the_package_that_is_not_there(place: Path) -> None:
    parts = place / "tests" / "parts.py"
    away = parts.rename(place / "parts.py")
    ran = run(place, "-m", "tests.conformance.golden", NAME)
    away.rename(parts)
    assert f"{NAME} has no parts.py among its tests: write {parts.resolve()} with PARTS" in ran.stderr


def test_a_record_of_it_is_played_to_its_end(place: Path) -> None:
    program = f"""
import json
from random import Random
from companion.engine.playout import playout
from companion.engine.setup import Setup, make_seats
from companion.engine.table import Table
from companion.games import GAMES
game = GAMES[{NAME!r}]
table = Table.set_up(game, "t", Setup(make_seats("Ann", "Ben")), 0)
for _, seat, move, _ in playout(game, table.position, Random(1)):
    table = table.play(seat, move, at=1)
print(json.dumps([game.scoresheet(table.position).final, len(table.entries) > 3]))
"""
    assert told(place, program) == ([True, True], [])


def test_no_sentence_of_it_is_missing_and_its_rulebook_and_its_table_answer(place: Path) -> None:
    texts = ("dev", "texts", NAME, "--json")
    rules = ("ask", NAME, "how", "is", "the", "score", "counted", "--json")
    table = ("ask", NAME, "who is first?", "--file", positions(place, "score"), "--json")
    found = answers(place, texts, rules, table)
    assert json.loads(found[texts].out) == {"game": NAME, "missing": {"en": []}}
    assert json.loads(found[rules].out.splitlines()[0])["section"] == "score"
    assert "Ann" in found[table].out
    assert {answer.status for answer in found.values()} == {0}


SAID = {
    "counting": {"score": ["7 stones"], "check": ["At most 3 stones may be laid at once. [lay]"]},
    "dominoes": {
        "score": ["4 squares"],
        "check": ["The first domino lies at the gate"],
    },
    "fruit": {"score": ["13 coins"], "check": ["One plum alone cannot be sold"]},
}
"""What the tables to try of each example answer."""


def test_its_tables_are_scored_and_judged_in_every_language(place: Path, like: str) -> None:
    expected = SAID[like]
    asked = [(verb, positions(place, verb), "--lang", locale) for verb in expected for locale in LOCALES]
    for (verb, *_), answer in answers(place, *asked).items():
        assert (answer.status, answer.err) == (0, "")
        for sentence in expected[str(verb)]:
            assert sentence in answer.out


@pytest.mark.parametrize("like", EXAMPLES)
def test_an_example_is_what_the_command_writes_under_its_own_name(like: str) -> None:
    folder = ROOT / "examples" / like
    for file, text in write_files(like, like).items():
        assert (folder / file).read_text(encoding="utf-8") == text


@pytest.mark.parametrize("like", EXAMPLES)
def test_no_file_id_or_import_of_the_example_is_left(like: str) -> None:
    """Words of its sentences may be the same as its name."""
    files = write_files(NAME, like)
    left = rf"^{like}-|from {like}|[\"/]{like}[\"/.]|test_{like}|^# {like}\b"
    for file, text in files.items():
        assert like not in file
        assert not re.search(left, text, re.IGNORECASE | re.MULTILINE), file
    assert f"{NAME}-name = Tiny Heap" in files[f"{NAME}/data/locales/en/{NAME}.ftl"]
    assert files[f"{NAME}/data/rulebooks/{NAME}/en.md"].startswith("# Tiny Heap\n")


def test_nothing_of_the_counting_games_name_is_left() -> None:
    files = write_files(NAME)
    assert len(files) > 10
    for file, text in files.items():
        assert "counting" not in f"{file} {text}".lower(), file
    assert f"{NAME}/data/rulebooks/{NAME}/en.md" in files
    assert "GAME: Game[Heap, Lay, Count] = Game(" in files[f"{NAME}/game.py"]
    assert f"{NAME}-name = Tiny Heap" in files[f"{NAME}/data/locales/en/{NAME}.ftl"]


def test_what_was_written_is_told_with_what_comes_next(run_here: Run, tmp_path: Path) -> None:
    lines = run_here("dev", "new", NAME, "--lang", "en").out.splitlines()
    assert lines[0] == f"{len(write_files(NAME))} files were written to {NAME}. What comes next:"
    assert lines[1:] == [
        f"  pip install -e {NAME}",
        f"  companion check {NAME}/{NAME}/data/positions/{NAME}/check.toml",
        f"  companion dev texts {NAME}",
    ]
    assert (tmp_path / NAME / NAME / "__init__.py").is_file()


def test_a_program_is_told_which_files(run_here: Run) -> None:
    told_files = run_here("dev", "new", NAME, "--to", "there", "--json").object
    assert told_files == {"game": NAME, "folder": "there", "files": list(write_files(NAME))}


@pytest.mark.parametrize(
    "name", ["Heap", "tiny-heap", "1heap", "heap_", "_heap", "a__b", "for", "", "../heap", "a" * 41]
)
def test_what_cannot_be_an_id_is_refused(run_here: Run, tmp_path: Path, name: str) -> None:
    ran = run_here("dev", "new", name, "--lang", "en")
    assert ran.status == 2
    assert "cannot be a game’s id" in ran.err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", [*sorted(GAMES), "json", "companion", "msgspec"])
def test_a_name_that_is_taken_is_refused(run_here: Run, tmp_path: Path, name: str) -> None:
    ran = run_here("dev", "new", name, "--lang", "en")
    assert ran.status == 2
    assert f"called {name}" in ran.err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("locale", LOCALES)
def test_nothing_is_written_over(run_here: Run, tmp_path: Path, locale: str) -> None:
    (tmp_path / NAME).mkdir()
    (tmp_path / NAME / "mine.txt").write_text("mine")
    ran = run_here("dev", "new", NAME, "--lang", locale)
    assert ran.status == 2
    assert NAME in ran.err
    assert [path.name for path in (tmp_path / NAME).iterdir()] == ["mine.txt"]


def test_a_folder_that_cannot_be_written_to_is_told(run_here: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    ran = run_here("dev", "new", NAME, "--to", "file/below", "--lang", "en")
    assert ran.status == 2
    assert "could not be written" in ran.err


@pytest.fixture
def run_here(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """The command, run in an empty folder."""
    monkeypatch.chdir(tmp_path)
    return run
