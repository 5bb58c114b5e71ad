"""How tests are run, everywhere in this house."""

import gc
import inspect
import logging
import os
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING
from unittest.mock import patch

import pytest
from fluent.runtime import FluentBundle
from hypothesis import HealthCheck, settings

from companion.data import data_path
from companion.engine import faults as noted
from companion.games import GAMES, OWN
from companion.locale import LOCALES, Texts, texts
from tests.effort import DAY, PICTURES, times

if TYPE_CHECKING:
    from companion.postgres.store import Store
    from tests.postgres.cluster import Cluster

# A slow machine is no bug; benchmarks live in tests/bench. Where a change is judged, every run tries the same
# examples, so that it is the change that is judged; at a desk each run tries new ones.
settings.register_profile(
    "here",
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
    derandomize=bool(os.environ.get("CI")),
    max_examples=times(100),
)
settings.load_profile("here")

_bundle, _kept = texts._make_bundle, cache(texts._make_bundle)


def _put_together(locale: str, folders: tuple[Path, ...]) -> FluentBundle:
    """Return a language of the app: what its own files say does not change while tests run, so it is read
    once.
    """
    return (_kept if folders[0].parent == data_path("locales") else _bundle)(locale, folders)


patch.object(texts, "_make_bundle", _put_together).start()

# More seldom than the app (`views.models.garbage`) has it when it serves: what a test leaves may lie a while.
gc.set_threshold(100_000, 20, 50)


class Noticing(logging.Handler):
    """Keeps what is logged."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.found.append(record)


@contextmanager
def noticing(log: logging.Logger) -> Iterator[list[logging.LogRecord]]:
    """Provide what is logged meanwhile."""
    handler = Noticing()
    log.addHandler(handler)
    yield handler.found
    log.removeHandler(handler)


def asks_for(request: pytest.FixtureRequest, name: str) -> bool:
    """Tell if a test names a fixture itself, to look at what it has found."""
    test = getattr(request.node, "function", None)
    return test is not None and name in inspect.signature(test).parameters


REGISTERED = frozenset(GAMES)
BOXLESS = frozenset(game.id for game in GAMES.values() if not game.box.printed.entries)
OF_A_BOX = (
    *("printed-", "correct-printed", "section-", "part-", "gain-", "element-"),
    *("amount-", "counted-", "each-"),
    *("ground-", "mark-", "side-", "sign-"),
)
"""A game with an empty box has no words for one; tests of the box lend it that of no game."""


_stand_in = Texts._stand_in


def _lent(self: Texts, message_id: str, params: tuple[tuple[str, texts.Param], ...]) -> str:
    """Say a word of a lent box by its id, with its number, so that a test can tell one from another."""
    if not is_lent(message_id):
        return _stand_in(self, message_id, params)
    count = dict(params).get("count")
    return message_id if count is None else f"{count} {message_id}"


patch.object(Texts, "_stand_in", _lent).start()


def is_lent(message_id: str) -> bool:
    """Tell if a message would name what is printed in the box of a game that has none."""
    game, _, rest = message_id.partition("-")
    return game in BOXLESS and rest.startswith(OF_A_BOX)


@cache
def speakers() -> frozenset[str]:
    """Return what the ids of the app's own messages begin with: ``app``, ``hosting``, each
    registered game.
    """
    files = data_path("locales", "en").glob("*.ftl")
    ids = (re.findall(r"^([a-z_]+)-[\w-]+ =", file.read_text("utf-8"), re.MULTILINE) for file in files)
    return REGISTERED.union(*ids)


def is_owed(message: str) -> bool:
    """Tell if a noted text is one that the app or a registered game must have."""
    message_id = message.removeprefix("text ").partition(" ")[0]
    return message_id.partition("-")[0] in speakers() and not is_lent(message_id)


@pytest.fixture(autouse=True)
def noted_meanwhile(request: pytest.FixtureRequest) -> Iterator[dict[str, list[logging.LogRecord]]]:
    """What the app notes of itself, in both of its logs at once: every test pays for each such fixture."""
    noted._noted.clear()
    with noticing(noted._log) as faults, noticing(texts._log) as unsaid:
        yield {"faults": faults, "unsaid": unsaid}
    told: list[str] = []
    if faults and not asks_for(request, "faults"):
        told += map(logging.Formatter().format, faults)
    if unsaid and not asks_for(request, "unsaid"):
        told += owed(unsaid)
    if told:
        pytest.fail("\n".join(told))


def owed(unsaid: list[logging.LogRecord]) -> list[str]:
    """Return what there is to say of missing sentences, if one of them is of a registered game."""
    of_games = [one for one in (each.getMessage() for each in unsaid) if is_owed(one)]
    return [*of_games, "It is missing in data/locales, or is not given what it wants."] if of_games else []


@pytest.fixture
def faults(noted_meanwhile: dict[str, list[logging.LogRecord]]) -> list[logging.LogRecord]:
    """The faults that the app survived; a test that does not ask for them must have none."""
    return noted_meanwhile["faults"]


@pytest.fixture
def unsaid(noted_meanwhile: dict[str, list[logging.LogRecord]]) -> list[logging.LogRecord]:
    """Sentences that were wanted and are missing; of a game no test wants one, unless it asks for these."""
    return noted_meanwhile["unsaid"]


# One game ---------------------------------------------------------------------------------------------------

QUICK_FIRST = ("house", "locale", "rulebook", "files", "cli", "lessons", "games", "sharing", "conformance")
"""In which order folders of tests are run that were asked about one game; whatever is not here comes last."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """``--game ID``: what is asked about one game, by its own tests and by those that ask every game.

    Given several times, about all of these.
    """
    about = "only what is asked about this game; may be given several times"
    parser.addoption("--game", choices=sorted(GAMES), action="append", default=[], help=about)


def pytest_configure(config: pytest.Config) -> None:
    """Leave out games that are installed besides the app's own and that nobody has named."""
    for game_id in set(GAMES) - set(OWN) - set(config.getoption("--game")):
        del GAMES[game_id]


def pytest_report_header() -> str:
    """Tell how the same cases are tried once more."""
    return f"cases of the day: DAY={DAY}"


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leave files unread that neither bear a wanted game's name nor ask every game."""
    wanted = config.getoption("--game")
    if not wanted or collection_path.suffix != ".py" or any(game in str(collection_path) for game in wanted):
        return None
    return None if re.search(r"\bGAMES\b|tables\(\)|every_game", collection_path.read_text("utf-8")) else True


def pytest_collection_finish() -> None:
    """What was read stays: no look for what is out of reach goes through all of that again."""
    gc.freeze()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave to a proof what walks once more. Of named games keep what is about them, quick things first."""
    named = config.getoption("--game")

    drafts = [game for game in named if GAMES[game].draft]

    def wanted(item: pytest.Item) -> bool:
        about = not named or any(game in item.nodeid for game in named)
        if any(game in item.nodeid for game in drafts):  # a draft is asked for English alone
            about = about and not any(locale in item.nodeid for locale in LOCALES[1:])
        return about and (PICTURES or not item.get_closest_marker("left_to_a_proof"))

    def folder(item: pytest.Item) -> int:
        name = item.nodeid.split("/")[1]
        return QUICK_FIRST.index(name) if name in QUICK_FIRST else len(QUICK_FIRST)

    config.hook.pytest_deselected(items=[item for item in items if not wanted(item)])
    items[:] = filter(wanted, items)
    if named:
        items.sort(key=folder)


# A real database --------------------------------------------------------------------------------------------


@pytest.fixture(scope="session")
def cluster() -> "Iterator[Cluster]":
    """A PostgreSQL for as many homes as are wanted; if there is none, only who is judged must have one."""
    from tests.postgres.cluster import Missing, programs, running  # a browser has no driver for it

    try:
        programs()
    except Missing as missing:
        if os.environ.get("CI") and sys.platform == "linux":
            raise
        pytest.skip(str(missing))
    from companion.postgres import database

    with running() as found, patch.object(database, "PATIENCE", 60.0):  # a slow machine is no bug here either
        yield found


@pytest.fixture(scope="session")
def store(cluster: "Cluster") -> "Iterator[Store]":
    """A store in it."""
    from companion.postgres.store import Store

    found = Store(cluster.address)
    yield found
    found.close()


_numbers = count(1)


@pytest.fixture
def home_name() -> str:
    """The name of a home that no other test has."""
    return f"home-{next(_numbers)}"
