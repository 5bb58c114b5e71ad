"""Each game from home to the history by finger, on a phone upright and on its side.

Its first round is touched, too: of one game every day, of each in a proof. The others go at once.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest

from companion.games import GAMES
from companion.hosting.intents import Accepted, Play
from companion.hosting.session import TableSession
from tests.browser.conftest import NewPhone
from tests.browser.phone import IPHONE, Phone
from tests.browser.rounds import ROUNDS
from tests.browser.table import TEXTS, App, running
from tests.effort import on_its_day, some

SAY = TEXTS["en"].say
PLAYED = tuple(game_id for game_id in GAMES if game_id != "score_pad")
"""Games that end by rounds."""

SIZES = ((390, 844), (844, 390))
CASES = [(game_id, SIZES[number % 2]) for number, game_id in enumerate(PLAYED)]
CASES += [(game_id, SIZES[1 - number % 2]) for number, game_id in enumerate(PLAYED)]

MOST = 8
"""Greatest number of taps beside those of the rounds."""

TODAY = on_its_day(some(CASES, daily=len(PLAYED)), 3)
"""The cases of the day; in a proof all of them."""

TOUCHED = on_its_day([game_id for game_id, _ in TODAY], len(TODAY))
"""Games whose first round is touched."""

LONGEST = 160
"""Greatest number of touches of a round."""


@dataclass
class Finger:
    """Finger on a phone that counts its taps."""

    phone: Phone
    taps: int = 0

    def touch(self, *labels: str) -> None:
        """Touch one thing after the other."""
        for label in labels:
            self.phone.touch(label)
            self.taps += 1


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    """A new home, served."""
    with running(tmp_path) as app:
        yield app


def play_to_the_end(session: TableSession) -> None:
    """Make random legal moves up to the end."""
    dice = Random(5)
    while not session.over:
        position = session.table.position
        seat = dice.choice(session.game.actors(position))
        move = dice.choice(session.game.moves(position, seat))
        assert isinstance(session.submit(Play(seat, move)), Accepted)


def touch_first_round(app: App, phone: Phone, session: TableSession) -> None:
    """Play the first round by touches on the screen, each where a finger reaches it."""
    played = ROUNDS[session.game.id]
    played.lay_out(app, session)
    table = played.fingers(phone, session)
    for seat, move in played.list_steps(session):
        table.make(seat, move)
    assert 0 < len(table.touches) <= LONGEST
    assert table.unreached == []


@pytest.mark.parametrize(("game_id", "size"), TODAY, ids=str)
def test_a_game_goes_from_home_to_the_history_in_few_taps(
    app: App, phone: NewPhone, game_id: str, size: tuple[int, int]
) -> None:
    width, height = size
    window = {"width": width, "height": height}
    visitor = phone({**IPHONE, "viewport": window}, locale="en-US").open(app.url(), SAY("app-games"))
    visitor.finger = True
    finger = Finger(visitor)
    visitor.tap_label(SAY(f"{game_id}-name"))  # perhaps below the first screen
    finger.taps += 1
    finger.touch(SAY("app-new-table"), SAY("app-begin"))
    visitor.expect_no_text(SAY("app-begin"))
    (session,) = app.house.tables.open_tables()
    if game_id in TOUCHED:
        touch_first_round(app, visitor, session)
    app.at_once(lambda: play_to_the_end(session))
    assert session.over
    finger.touch(SAY("app-see-score"), SAY("app-reveal-all"), SAY("app-keep-score"))
    if session.game.open_questions(session.table.position):
        finger.touch(SAY("app-file-anyway"))
    visitor.expect_text(SAY("app-rematch"))
    visitor.screenshot(f"filed-{game_id}-{width}")
    assert app.house.tables.library.summaries.get(session.id)
    assert finger.taps <= MOST
    assert not visitor.complaints()
