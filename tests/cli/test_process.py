"""The command as a process of its own: what a shell sees."""

import json
import subprocess
import sys
from pathlib import Path

from companion.data import data_path
from tests.patience import patient

SCORE = data_path("positions", "card_city", "score_19.toml")


def companion(*arguments: object, encoding: str = "utf-8") -> subprocess.CompletedProcess[bytes]:
    command = [sys.executable, "-m", "companion", *map(str, arguments)]
    environ = {"PYTHONIOENCODING": encoding, "PATH": "", "PYTHONPATH": ":".join(filter(None, sys.path))}
    return subprocess.run(command, capture_output=True, timeout=patient(60), check=False, env=environ)


def test_a_file_is_scored() -> None:
    ran = companion("score", SCORE, "--json")
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert json.loads(ran.stdout)["standings"][0]["total"] == 19


def test_a_file_that_is_not_there_exits_with_2(tmp_path: Path) -> None:
    ran = companion("score", tmp_path / "none", SCORE)
    assert ran.returncode == 2
    assert b"no such file" in ran.stderr
    assert b"19" in ran.stdout


def test_a_terminal_that_cannot_show_chinese_still_gets_an_answer() -> None:
    ran = companion("score", SCORE, "--lang", "zh-Hant", encoding="ascii")
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert b"Ann" in ran.stdout


def test_json_is_the_same_whatever_the_terminal_can_show() -> None:
    arguments = ("survey", SCORE, "--seat", "Ann", "--piece", "R", "--json", "--lang", "zh-Hans")
    plain, full = companion(*arguments, encoding="ascii"), companion(*arguments)
    assert json.loads(plain.stdout) == json.loads(full.stdout)
    assert plain.stdout.isascii()


def test_scoring_does_not_wait_for_what_it_does_not_need() -> None:
    program = (
        "import sys; from companion.cli import main; "
        f"main(['score', {str(SCORE)!r}, '--json']); "
        "print([m for m in ('flet', 'tinydb', 'qrcode', 'uvicorn', 'starlette') if m in sys.modules])"
    )
    ran = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, timeout=patient(60), check=True
    )
    assert ran.stdout.splitlines()[-1] == b"[]"
