"""An installed package adds games with their data; one that is broken is told of, and the app goes on."""

import shutil
from collections.abc import Mapping
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest

from companion.data import GROUP, data_path
from companion.engine.game import Game
from companion.games import OWN
from companion.games.added import find_added
from tests.games.added_games import install, run, told
from views.boards import BOARDS, board_of
from views.boards.plain import PLAIN

HAMLET = """
from dataclasses import replace
from companion.games.card_city import GAME as CITY

GAME = replace(CITY, id="hamlet")
"""
LISTED = "import json; from companion.games import GAMES; print(json.dumps([*GAMES]))"
SAID = """
import json
from companion.locale import Texts
print(json.dumps(Texts.load("en").say("card_city-name")))
"""
TEXTS = """
hamlet-name = Hamlet
hamlet-category-residential = Cottages
hamlet-card-R = cottage
"""


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """A folder with an installed game: Card City under another name, with data of its own."""
    data = tmp_path / "hamlet" / "data"
    shutil.copytree(data_path("rulebooks", "card_city"), data / "rulebooks" / "hamlet")
    (data / "locales" / "en").mkdir(parents=True)
    (data / "locales" / "en" / "hamlet.ftl").write_text(TEXTS)
    (data / "samples").mkdir()
    sample = data_path("samples", "card_city.json").read_text().replace('"card_city"', '"hamlet"')
    (data / "samples" / "hamlet.json").write_text(sample)
    (data / "asking.toml").write_text('[move]\ngossip = { en = ["gossip"] }\n')
    (tmp_path / "hamlet" / "__init__.py").write_text(HAMLET)
    install(tmp_path, {"hamlet": "hamlet:GAME"})
    return tmp_path


def test_an_installed_game_comes_after_the_apps_own(place: Path) -> None:
    found, complaints = told(
        place, "import json; from companion.games import GAMES; print(json.dumps([*GAMES]))"
    )
    assert found == [*OWN, "hamlet"]
    assert complaints == []


def test_an_added_game_brings_its_own_rulebook_sample_and_words(place: Path) -> None:
    program = """
import json
from companion.asking.cues import cues
from companion.asking.names import _texts
from companion.hosting.samples import games_with_sample, sample_table
from companion.locale import Texts
from companion.rulebook.library import library
print(json.dumps([
    Texts.load("en").say("hamlet-name"),
    Texts.load("zh-Hant").say("hamlet-name"),
    len(library("hamlet").books["zh-Hant"].sections),
    games_with_sample()[-1],
    sample_table("hamlet").game.id,
    cues().moves["gossip"],
    [text for thing, text in _texts("hamlet", ("card",))],
]))
"""
    found, complaints = told(place, program)
    assert found[:2] == ["Hamlet", "Hamlet"]
    assert found[2] > 20
    assert found[3:] == ["hamlet", "hamlet", [" gossip "], ["cottage"]]
    assert complaints == ["text hamlet-name in zh-Hant: is missing"]


def test_the_command_line_answers_for_an_added_game(place: Path) -> None:
    table = data_path("positions", "card_city", "score_19.toml").read_text().replace("card_city", "hamlet")
    (place / "table.toml").write_text(table)
    ran = run(place, "-m", "companion", "score", "table.toml", "--lang", "en")
    assert ran.returncode == 0
    assert "Hamlet" in ran.stdout
    assert "Cottages" in ran.stdout
    assert "19" in ran.stdout


BROKEN = {
    "away": ("nowhere:GAME", "No module named 'nowhere'"),
    "bad": ("raising:GAME", "RuntimeError: no luck"),
    "ends": ("ending:GAME", "SystemExit: 3"),
    "none": ("naming:OTHER", "has no attribute 'OTHER'"),
    "number": ("naming:GAME", "it is a int, no Game"),
    "odd": ("naming:ODD", "its id is no lower-case word"),
    "taken": ("naming:TAKEN", "there is a card_city"),
}


def test_whatever_is_wrong_with_one_game_is_told_in_a_sentence_and_the_others_are_there(place: Path) -> None:
    (place / "raising.py").write_text("raise RuntimeError('no luck')")
    (place / "ending.py").write_text("raise SystemExit(3)")
    (place / "naming.py").write_text(
        "from dataclasses import replace\n"
        "from companion.games.card_city import GAME as TAKEN\n"
        "GAME, ODD = 7, replace(TAKEN, id='Odd-One')\n"
    )
    install(place, {name: value for name, (value, _) in BROKEN.items()}, "broken")
    found, complaints = told(
        place, "import json; from companion.games import GAMES; print(json.dumps([*GAMES]))"
    )
    assert found == [*OWN, "hamlet"]
    assert len(complaints) == len(BROKEN)
    for line, (name, (value, why)) in zip(complaints, BROKEN.items(), strict=True):
        assert line.startswith(f"The game {name} ({value}) "), line
        assert why in line


def test_an_app_without_added_games_has_its_own() -> None:
    assert find_added((), OWN) == {}


def test_the_id_of_a_game_of_the_apps_own_is_taken(caplog: pytest.LogCaptureFixture) -> None:
    again = EntryPoint("again", "companion.games.card_city:GAME", GROUP)
    assert find_added([again], OWN) == {}
    assert "there is a card_city" in caplog.text


@pytest.mark.parametrize("value", ["", ":", "not a name", "a..b:GAME", "companion.games.card_city:GAME:x"])
def test_an_entry_point_that_is_none_is_left_out(value: str, caplog: pytest.LogCaptureFixture) -> None:
    games: Mapping[str, Game[Any, Any, Any]] = find_added([EntryPoint("odd", value, GROUP)], ())
    assert games == {}
    assert len(caplog.records) == 1


def test_texts_of_an_added_game_that_cannot_be_read_stop_nothing(place: Path) -> None:
    (place / "hamlet" / "data" / "locales" / "en" / "hamlet.ftl").write_bytes(b"\xff\xfe = broken")
    found, complaints = told(place, SAID)
    assert found == "Card City"
    assert len(complaints) == 1
    assert "hamlet.ftl" in complaints[0]


def test_nothing_of_the_apps_own_is_taken_from_another_package(place: Path) -> None:
    data = place / "hamlet" / "data"
    (data / "rulebooks" / "card_city").mkdir()
    (data / "rulebooks" / "card_city" / "en.md").write_text("# Mine\n## 1 Mine {#mine}\n")
    (data / "locales" / "en" / "card_city.ftl").write_text("card_city-name = Mine\n")
    program = """
import json
from companion.locale import Texts
from companion.rulebook import load
print(json.dumps([Texts.load("en").say("card_city-name"), load("card_city", "en").title]))
"""
    assert told(place, program)[0] == ["Card City", "Card City"]


def test_a_game_that_nobody_has_drawn_is_played_on_the_plain_board() -> None:
    assert board_of("hamlet") is PLAIN
    assert all(board_of(game_id) is not PLAIN for game_id in BOARDS)


BOARDS_FOUND = """
import json
from views.boards import BOARDS, board_of
from views.boards.plain import PLAIN
print(json.dumps([[game, board_of(game) is PLAIN] for game in [*BOARDS][6:] for _ in range(2)]))
"""
DRAWN = """
from dataclasses import replace
from views.boards.plain import PLAIN

BOARD, NUMBER = replace(PLAIN, apart=False), 7
"""


def test_an_installed_board_draws_its_game_and_whatever_is_wrong_with_another_is_told_once(
    place: Path,
) -> None:
    (place / "hamlet" / "board.py").write_text(DRAWN)
    (place / "raising.py").write_text("raise KeyError('no luck')")
    (place / "ending.py").write_text("raise SystemExit(3)")
    boards = {"hamlet": "hamlet.board:BOARD", "bad": "raising:BOARD", "ends": "ending:BOARD"}
    odd = {"away": "nowhere:BOARD", "none": "hamlet.board:OTHER", "number": "hamlet.board:NUMBER"}
    install(place, {}, "boards", boards={**boards, **odd, "card_city": "hamlet.board:BOARD"})
    found, complaints = told(place, BOARDS_FOUND)
    assert dict(found) == {name: name != "hamlet" for name in (*boards, *odd)}
    assert len(complaints) == len(boards) - 1 + len(odd) + 1
    for game, why in (
        ("bad", "no luck"),
        ("ends", "3"),
        ("away", "No module named 'nowhere'"),
        ("none", "has no attribute 'OTHER'"),
        ("number", "it is a int, no Board"),
        ("card_city", "is left out"),
    ):
        assert [line for line in complaints if game in line and why in line], (game, complaints)
