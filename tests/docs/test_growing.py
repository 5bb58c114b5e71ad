"""The game of the tutorial grows as it is written there: every block fits, and in the end all is green."""

import re
from pathlib import Path

import pytest

from companion.commands.new_game import write_files
from tests.docs.pages import Block, blocks
from tests.games.added_games import answers, install, run

PAGE = "docs/adding-a-game.md"
NAME = "my_game"
TESTS = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:benchmark", "tests")

STEPS = tuple(block for block in blocks(PAGE) if block.info.startswith("diff "))
"""What is changed, from the top."""


def carried_out(folder: Path, step: Block) -> None:
    """Change the file that a block names: lines with ``-`` go, lines with ``+`` come."""
    path = folder / step.info.removeprefix(f"diff {NAME}/")
    lines = step.text.splitlines()
    before, after = (
        "".join(f"{line[1:]}\n" for line in lines if not line.startswith(without)) for without in "+-"
    )
    text = path.read_text(encoding="utf-8")
    assert text.count(before) == 1, f"{PAGE}, line {step.line}: its place is not in {path.name}, or not once"
    path.write_text(text.replace(before, after), encoding="utf-8")


def new_game(folder: Path) -> Path:
    """Return the game as the command writes it."""
    for name, text in write_files(NAME).items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    install(folder, {NAME: f"{NAME}:GAME"}, NAME)
    return folder


@pytest.fixture(scope="module")
def grown(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The game after the last step."""
    folder = new_game(tmp_path_factory.mktemp("grown"))
    for step in STEPS:
        carried_out(folder, step)
    return folder


def test_a_sentence_that_no_rule_holds_yet_turns_its_test_red(tmp_path: Path) -> None:
    folder = new_game(tmp_path)
    carried_out(folder, STEPS[0])
    (name,) = re.findall(r"^\+def (test_\w+)", STEPS[0].text, re.MULTILINE)
    ran = run(folder, *TESTS)
    assert re.findall(r"^FAILED \S+::(\w+)", ran.stdout, re.MULTILINE) == [name]


def test_a_rule_without_its_sentence_is_named_by_the_tests_of_the_game(tmp_path: Path) -> None:
    folder = new_game(tmp_path)
    for step in STEPS[: next(number for number, step in enumerate(STEPS) if step.info.endswith(".ftl"))]:
        carried_out(folder, step)
    ran = run(folder, *TESTS)
    assert re.findall(r"^FAILED \S+::(\w+)", ran.stdout, re.MULTILINE) == ["test_the_game_holds_together"]
    assert f"{NAME}-violation-same" in ran.stdout


def test_in_the_end_all_is_green_and_no_sentence_is_missing(grown: Path) -> None:
    assert run(grown, "tests/sample.py").returncode == 0
    ran = run(grown, *TESTS)
    assert ran.returncode == 0, ran.stdout
    texts = ("dev", "texts", NAME, "--lang", "en")
    assert answers(grown, texts)[texts].out == "en: nothing is missing.\n"


def test_the_table_to_try_is_answered_as_it_says(grown: Path) -> None:
    file = grown / NAME / "data" / "positions" / NAME / "check.toml"
    check = ("check", file, "--lang", "en")
    (answer,) = (block.text for block in blocks(PAGE) if block.text.startswith("1. Ann: lay 3"))
    assert answers(grown, check)[check].out.partition("\n")[2].strip() == answer.strip()
