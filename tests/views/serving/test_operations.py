"""How one of several workers is watched, and what its log does not say."""

import io
import json
import logging
import sys
from typing import Any

import pytest

from companion.hosting.measures import Measures
from views.entry.server import build_guarded_app
from views.serving.json_log import JsonLines, remove_secrets
from views.serving.operations import Operations

HERE = ("127.0.0.1", 50_000)


async def ask(
    app: Any, path: str, *headers: tuple[bytes, bytes], client: tuple[str, int] = HERE
) -> tuple[int, str]:
    """Return what the app answers: its status and what it says."""
    sent: list[Any] = []
    scope = {
        "type": "http",
        "http_version": "1.1",
        "method": "GET",
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"",
        "root_path": "",
        "headers": [(b"host", b"localhost"), *headers],
        "client": client,
        "server": ("127.0.0.1", 8550),
    }

    async def receive() -> Any:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Any) -> None:
        sent.append(message)

    await app(scope, receive, send)
    body = b"".join(message.get("body", b"") for message in sent)
    return int(sent[0]["status"]), body.decode()


@pytest.fixture
def operations() -> Operations:
    return Operations("w1", Measures(), lambda: {"tables": 3})


async def test_a_worker_is_well_until_it_is_told_to_end(operations: Operations) -> None:
    app = build_guarded_app(lambda page: None, operations=operations)
    assert await ask(app, "/healthz") == (200, '{"status":"ok","worker":"w1"}')
    operations.begin_to_end()
    assert await ask(app, "/healthz") == (503, '{"status":"draining","worker":"w1"}')


async def test_what_is_counted_is_told_to_this_network_and_to_nobody_through_a_proxy(
    operations: Operations,
) -> None:
    app = build_guarded_app(lambda page: None, operations=operations)
    status, text = await ask(app, "/metrics")
    assert status == 200
    assert "companion_tables 3\n" in text
    assert "companion_phones 0\n" in text
    for forwarded in (b"x-forwarded-for", b"via", b"forwarded"):
        assert (await ask(app, "/metrics", (forwarded, b"198.51.100.7")))[0] == 404
    assert (await ask(app, "/metrics", client=("8.8.8.8", 50_000)))[0] == 404


async def test_one_that_serves_alone_tells_nothing_of_itself() -> None:
    app = build_guarded_app(lambda page: None)
    for path in ("/healthz", "/metrics"):
        status, text = await ask(app, path)
        assert (status, text[:15]) == (200, "<!DOCTYPE html>"), "a route of the app like any other"


def test_a_log_is_lines_of_json_that_name_worker_place_and_kind_of_an_error() -> None:
    out = io.StringIO()
    handler = logging.StreamHandler(out)
    handler.setFormatter(JsonLines("w1"))
    try:
        raise ValueError("小明 has no card")
    except ValueError:
        record = logging.LogRecord(
            "views", logging.ERROR, "x.py", 1, "a fault at %s", ("/t/AB12",), sys.exc_info()
        )
    handler.emit(record)
    said = json.loads(out.getvalue())
    assert (said["worker"], said["level"], said["error"]) == ("w1", "error", "ValueError")
    assert said["message"] == "a fault at /t/AB12"
    assert said["at"][-1].endswith("test_a_log_is_lines_of_json_that_name_worker_place_and_kind_of_an_error")
    assert "小明" not in out.getvalue()


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("a fault at /h/6PQ7W9XK2M4N", "a fault at /h/…"),
        ("a fault at /J/AB12", "a fault at /J/…"),
        ("line from 192.168.1.20 refused: too many", "line from … refused: too many"),
        ("line from fe80::1c2:3 refused", "line from … refused"),
        ("key qWb3nT0aZlPq8uVYx1sDfGhJkLmN", "key …"),
        ("no postgresql://companion:secret@db/games here", "no postgresql://… here"),
        ("draining for 3.0 s", "draining for 3.0 s"),
        ("a handler failed:\nTraceback (most recent call last):\nValueError: Ann", "a handler failed:"),
    ],
)
def test_no_log_holds_a_ticket_a_code_a_key_a_password_an_address_or_what_an_error_says(
    said: str, told: str
) -> None:
    assert remove_secrets(said) == told
