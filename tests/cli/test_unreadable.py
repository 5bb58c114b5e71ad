"""A file that cannot be read: exit status 2, where, and what was expected; the others are answered."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

Run = Callable[..., Any]
Typed = Callable[..., Path]

GOOD = 'game = "card_city"\n[[seats]]\nname = "Ann"\ncity = "H"\n'


def test_the_other_files_are_answered_in_their_order(run: Run, typed: Typed, tmp_path: Path) -> None:
    files = typed(GOOD, "a"), tmp_path / "none", typed(GOOD + "money = -1\n", "c"), typed(GOOD, "d")
    ran = run("score", *files, "--json")
    assert ran.status == 2
    assert [next(iter(answer)) for answer in ran.objects] == ["game", "error", "error", "game"]
    assert ran.objects[1]["error"]["file"] == str(files[1])
    assert ran.objects[2]["error"] == {
        "file": str(files[2]),
        "line": 5,
        "field": "seats[0].money",
        "expected": "a whole number from 0 to 9,999",
        "message": "Expected a whole number from 0 to 9,999, found -1.",
    }
    assert ran.err.splitlines() == [
        f"{files[1]}: There is no such file.",
        f"{files[2]}: 5: seats[0].money: Expected a whole number from 0 to 9,999, found -1.",
    ]


def test_a_line_that_is_not_toml_is_named(run: Run, typed: Typed) -> None:
    file = typed("game = \n")
    ran = run("check", file, "--json")
    assert (ran.status, ran.object["error"]["line"]) == (2, 1)
    assert ran.err.startswith(f"{file}: 1: ")


def test_without_json_complaints_stand_beside_the_answers(run: Run, typed: Typed) -> None:
    ran = run("score", typed("round = 1\n", "a"), typed(GOOD, "b"))
    assert ran.status == 2
    assert "missing" in ran.err
    assert "missing" not in ran.out
    assert "1.  Ann" in ran.out


@pytest.mark.parametrize("command", ["score", "check", "replay"])
def test_complaints_are_in_the_readers_language(run: Run, tmp_path: Path, command: str) -> None:
    said = {run(command, tmp_path / "none", "--lang", locale).err for locale in ("en", "zh-Hant", "zh-Hans")}
    assert len(said) == 3


@pytest.mark.parametrize(
    "arguments", [["fly"], ["score"], ["survey", "x"], ["--port", "70000"], ["score", "--x"]]
)
def test_arguments_that_cannot_be_understood_exit_with_2(
    run: Run, arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(*arguments).status == 2
    assert "usage: companion" in capsys.readouterr().err


@pytest.mark.parametrize("command", ["", "score", "check", "survey", "replay", "history", "export", "doctor"])
def test_help_is_there_in_three_languages(
    run: Run, command: str, capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    said = set()
    for locale in ("en", "zh-Hant", "zh-Hans"):
        assert run(*command.split(), "--lang", locale, "--help").status == 0
        said.add(capsys.readouterr().out)
    assert len(said) == 3
    assert not any("cli-" in text for text in said)
    assert not caplog.records


def test_a_name_cannot_command_the_terminal(run: Run, record: Path) -> None:
    record.write_text(record.read_text(encoding="utf-8").replace('"name":"Ann"', '"name":"A\\u001b[2Jnn"'))
    for command in ("score", "check", "replay"):
        ran = run(command, record)
        assert ran.status == 0
        assert "\x1b" not in ran.out


@pytest.mark.parametrize("locale", ["en", "zh-Hant", "zh-Hans"])
@pytest.mark.parametrize("command", ["score", "check", "replay", "import"])
def test_no_complaint_names_the_number_of_an_error(
    run: Run, tmp_path: Path, command: str, locale: str
) -> None:
    (tmp_path / "file").write_bytes(b"")
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    for name in ("file/inside", "loop", "x" * 300, "."):
        ran = run(command, tmp_path / name, "--home", tmp_path / "home", "--lang", locale)
        assert ran.status == 2
        assert not re.search(r"Errno|\bE[A-Z]{3,}\b", ran.err), ran.err
