"""Whole games on the plain board, and painted final tables: by finger and by keyboard, both ways up."""

from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

from companion.engine.playout import playout
from dominoes import GAME as DOMINOES
from tests.browser.conftest import NewPhone
from tests.browser.keyed import KEYS
from tests.browser.phone import IPHONE, MOTION, Profile
from tests.browser.plain_table import EXAMPLES, AtPlain, AtPlainByKeys, begin_example, serving_examples
from tests.browser.table import App
from tests.effort import some

SIDE = {"width": 844, "height": 390}

WINDOWS: dict[str, tuple[type[AtPlain], Profile]] = {
    "finger": (AtPlain, IPHONE),
    "keyboard": (AtPlainByKeys, KEYS),
    "finger-low": (AtPlain, {**IPHONE, "viewport": SIDE}),
    "keyboard-low": (AtPlainByKeys, {**MOTION, "viewport": SIDE}),
}


@pytest.fixture(scope="module")
def examples(tmp_path_factory: pytest.TempPathFactory) -> Iterator[App]:
    """The app with the examples on the plain board."""
    with serving_examples(tmp_path_factory.mktemp("home")) as app:
        yield app


@pytest.mark.parametrize(("window", "game_id"), some([*product(WINDOWS, EXAMPLES)]))
def test_a_whole_game_is_played(examples: App, phone: NewPhone, window: str, game_id: str) -> None:
    kind, profile = WINDOWS[window]
    session = begin_example(examples, game_id)
    table = kind.at(examples, phone(profile), session)
    game, start = session.game, session.table.position
    for _, seat, move, _ in playout(game, start, Random(f"evening/{game_id}")):
        table.make(seat, move)
    table.shows(table.app("ceremony-over"))
    assert game.scoresheet(session.table.position).final
    assert table.phone.complaints() == []


@pytest.mark.parametrize("window", some([*WINDOWS]))
def test_final_courtyards_are_painted_and_added_up(examples: App, phone: NewPhone, window: str) -> None:
    kind, profile = WINDOWS[window]
    session = begin_example(examples, "dominoes", "score")
    table = kind.at(examples, phone(profile), session)
    table.shows(table.app("painting", name="Ann"))
    for cell in ("a1", "b1", "c1", "d1", "b2", "b3"):
        table.touch(table.cell(cell))
    table.until(lambda: len(session.table.position.courts[0].paved) == 3, "three dominoes do not lie there")
    table.touch(table.cell("b3"))
    table.until(lambda: len(session.table.position.courts[0].paved) == 2, "a domino was not taken away")
    table.touch(table.app("next-person", name="Ben")).shows(table.app("painting", name="Ben"))
    for cell in ("a1", "a2"):
        table.touch(table.cell(cell))
    table.until(lambda: len(session.table.position.courts[1].paved) == 1, "Ben has no domino")
    assert [one.total for one in DOMINOES.scoresheet(session.table.position).standings] == [7, 2]
    table.touch(table.app("see-score")).shows(table.app("score-final"))
    assert table.phone.complaints() == []
