"""Whatever the game: its example files are answered, and each says what to try it with."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from companion.data import data_path
from companion.games import GAMES

FILES = {game: sorted(data_path("positions", game).glob("*.toml")) for game in GAMES}
EVERY_FILE = [path for files in FILES.values() for path in files]


@pytest.mark.parametrize("game", GAMES)
def test_every_example_is_answered_and_none_shows_what_cannot_be(run: Callable[..., Any], game: str) -> None:
    ran = run("score", *FILES[game], "--json")
    assert ran.status == 0
    assert len(ran.objects) == len(FILES[game]) > 0
    assert not any("warnings" in answer for answer in ran.objects)


@pytest.mark.parametrize("path", EVERY_FILE, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_every_example_says_which_command_to_try(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert "#   companion " in text
    assert f" {path.name}" in text
