"""The game of the tutorial grows as it is written there: every block fits, and each step ends green."""

import re
from itertools import groupby, takewhile
from pathlib import Path

import pytest

from companion.commands.new_game import write_files
from tests.docs.pages import Block, blocks, page
from tests.effort import PROOF
from tests.games.added_games import answers, install, run

PAGE = "docs/adding-a-game.md"
NAME = "my_orchard"
LIKE = "fruit"
TESTS = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:benchmark", "tests")
WITHOUT_PLAYS = ("-k", "not holds_together")
"""Leaves out the test that plays at random: it is asked after the last step, and in a proof after each."""

BETWEEN = "…\n"
"""Stands between two places of a file."""

CHANGES = tuple(block for block in blocks(PAGE) if block.info.startswith("diff "))
"""What is changed, from the top."""

HEADINGS = {
    page(PAGE).count("\n", 0, found.start()) + 1: found[1]
    for found in re.finditer(r"^### (\d+\. .+)$", page(PAGE), re.MULTILINE)
}


def heading_of(block: Block) -> str:
    """Return the heading of the step that a block belongs to."""
    return HEADINGS[max(line for line in HEADINGS if line < block.line)]


STEPS = {heading: tuple(changes) for heading, changes in groupby(CHANGES, heading_of)}
"""The changes of each step, by its heading."""


def carry_out(folder: Path, change: Block) -> None:
    """Change the file that a block names: lines with ``-`` go, with ``+`` come. A missing file is new."""
    path = folder / change.info.removeprefix(f"diff {NAME}/")
    for place in change.text.split(BETWEEN):
        before, after = (
            "".join(f"{line[1:]}\n" for line in place.splitlines() if not line.startswith(without))
            for without in "+-"
        )
        text = path.read_text(encoding="utf-8") if path.exists() else ""
        assert text.count(before) == 1, f"{PAGE}, line {change.line}: not in {path.name}, or not once"
        path.write_text(text.replace(before, after) if before else after, encoding="utf-8")


def write_game(folder: Path) -> Path:
    """Write the game as the command does, and install it with the board that its last step adds."""
    for name, text in write_files(NAME, LIKE).items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    install(folder, {NAME: f"{NAME}:GAME"}, NAME, boards={NAME: f"{NAME}.board:BOARD"})
    return folder


def failed_tests(folder: Path, *options: str) -> tuple[list[str], str]:
    """Return the names of the game's tests that fail, and what they say."""
    ran = run(folder, *TESTS, *options)
    return re.findall(r"^FAILED \S+::(\w+)", ran.stdout, re.MULTILINE), ran.stdout


def test_every_step_begins_with_a_test_named_after_a_sentence() -> None:
    tested = [heading for heading, changes in STEPS.items() if "/tests/test_" in changes[0].info]
    assert tested == [heading for heading in STEPS if "board of its own" not in heading]


def test_a_sentence_that_no_rule_holds_yet_turns_its_test_red(tmp_path: Path) -> None:
    folder = write_game(tmp_path)
    carry_out(folder, CHANGES[0])
    (name,) = re.findall(r"^\+def (test_\w+)", CHANGES[0].text, re.MULTILINE)
    assert failed_tests(folder, *WITHOUT_PLAYS)[0] == [name]


def test_a_rule_without_its_sentence_is_named_by_the_tests_of_the_game(tmp_path: Path) -> None:
    folder = write_game(tmp_path)
    for change in takewhile(lambda each: not each.info.endswith(".ftl"), CHANGES):
        carry_out(folder, change)
    names, told = failed_tests(folder)
    assert names == ["test_the_game_holds_together"]
    assert f"{NAME}-violation-same" in told


@pytest.fixture(scope="module")
def grown(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The game after the last step; all its tests are green after each."""
    folder = write_game(tmp_path_factory.mktemp("grown"))
    for heading, changes in STEPS.items():
        for change in changes:
            carry_out(folder, change)
        whole = PROOF or heading == [*STEPS][-1]
        assert not whole or run(folder, "tests/sample.py").returncode == 0
        names, told = failed_tests(folder, *(() if whole else WITHOUT_PLAYS))
        assert names == [], f"after {heading}: {told}"
    return folder


def test_in_the_end_no_sentence_is_missing(grown: Path) -> None:
    texts = ("dev", "texts", NAME, "--lang", "en")
    assert answers(grown, texts)[texts].out == "en: nothing is missing.\n"


def test_the_board_of_the_last_step_is_the_games_own(grown: Path) -> None:
    program = f"from views.boards import board_of; print(sorted(board_of('{NAME}').panels.phases))"
    assert run(grown, "-c", program).stdout == "['plant']\n"


def test_the_table_to_try_is_answered_as_it_says(grown: Path) -> None:
    file = grown / NAME / "data" / "positions" / NAME / "check.toml"
    check = ("check", file, "--lang", "en")
    (answer,) = (block.text for block in blocks(PAGE) if block.text.startswith("1. Ann: sell plum"))
    assert answers(grown, check)[check].out.partition("\n")[2].strip() == answer.strip()
