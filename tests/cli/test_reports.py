"""What a start has repaired or set aside is said in the terminal, once."""

import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from companion.locale import LOCALES
from companion.locale.texts import Texts

Run = Callable[..., Any]


@pytest.fixture
def serve(run: Run, home: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """The whole start of the app, up to where it would wait for phones."""
    monkeypatch.setattr(
        "views.entry.server.serve_at_socket", lambda door, app, on_ready, operations: on_ready()
    )
    return lambda *said: run("--only-here", "--no-browser", "--home", home, *said)


def tear(home: Path) -> bytes:
    """Return the power fails in the middle of writing an entry."""
    path = home / "tables" / "OPEN.journal"
    path.write_bytes(path.read_bytes() + b'12345678 {"entry":"mo')
    return b'12345678 {"entry":"mo'


@pytest.mark.parametrize("locale", LOCALES)
def test_an_entry_that_broke_off_is_said_at_the_first_start_and_not_at_the_next(
    serve: Run, home: Path, locale: str
) -> None:
    part = tear(home)
    first, second = (serve("--port", 0, "--lang", locale) for _ in range(2))
    (kept,) = (home / "tables").glob("OPEN.journal.torn-*")
    assert kept.read_bytes() == part
    sentence = Texts.load(locale).say(
        "history-journal-torn", table="OPEN (Cy · Di)", bytes=len(part), kept=str(kept)
    )
    assert (first.status, second.status) == (0, 0)
    assert first.out.count(sentence) == 1
    assert str(kept) not in second.out + second.err


def test_a_start_that_fails_for_its_port_leaves_what_there_is_to_say_to_the_next(
    serve: Run, home: Path
) -> None:
    tear(home)
    before = (home / "tables" / "OPEN.journal").read_bytes()
    with socket.create_server(("127.0.0.1", 0)) as taken:
        assert serve("--port", taken.getsockname()[1]).status == 2
    assert (home / "tables" / "OPEN.journal").read_bytes() == before
    assert "was cut off" in serve("--port", 0).out
