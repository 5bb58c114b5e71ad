"""The one-time door for files that are too heavy for the line."""

import asyncio
import gc
import tracemalloc
from collections.abc import AsyncIterator, Iterator
from functools import partial

import httpx
import pytest
from starlette.applications import Starlette
from starlette.routing import Route

from companion.bounds import Bound
from tests.browser.app_server import AppServer
from tests.effort import times
from views.flet_adapter import uploads as doors
from views.flet_adapter.uploads import DROP, UploadError, Uploads
from views.serving.upload_endpoint import answer_upload

LIMIT = 100_000


def bound(most: int) -> Bound:
    """So many bytes."""
    return Bound("file", most, "for these tests")


@pytest.fixture
def uploads() -> Uploads:
    return Uploads()


@pytest.fixture
async def browser(uploads: Uploads) -> AsyncIterator[httpx.AsyncClient]:
    app = Starlette(routes=[Route(DROP + "{ticket}", partial(answer_upload, uploads), methods=["PUT"])])
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://test") as browser:
        yield browser


async def test_an_expected_file_reaches_whoever_waits(uploads: Uploads, browser: httpx.AsyncClient) -> None:
    upload = uploads.expect(bound(LIMIT))
    waiting = asyncio.create_task(upload.receive(5))
    answer = await browser.put(upload.url, content=b"p" * LIMIT)
    assert (answer.status_code, await waiting) == (204, b"p" * LIMIT)


async def test_a_file_that_comes_before_anybody_waits_is_kept(
    uploads: Uploads, browser: httpx.AsyncClient
) -> None:
    upload = uploads.expect(bound(LIMIT))
    await browser.put(upload.url, content=b"early")
    assert await upload.receive(5) == b"early"


async def test_a_door_opens_once(uploads: Uploads, browser: httpx.AsyncClient) -> None:
    upload = uploads.expect(bound(LIMIT))
    assert (await browser.put(upload.url, content=b"first")).status_code == 204
    assert (await browser.put(upload.url, content=b"second")).status_code == 410
    assert await upload.receive(5) == b"first"
    assert (await browser.put(upload.url, content=b"third")).status_code == 410


@pytest.mark.parametrize("ticket", ["guess", "a" * 24, "..", "%00", "x" * 2000])
async def test_a_door_that_never_was_is_not_found(browser: httpx.AsyncClient, ticket: str) -> None:
    assert (await browser.put(DROP + ticket, content=b"x")).status_code in (404, 405)


async def in_pieces(size: int) -> AsyncIterator[bytes]:
    for _ in range(size // 1000):
        yield b"x" * 1000


@pytest.mark.parametrize("said", [True, False], ids=["length said", "length not said"])
async def test_a_file_that_is_too_large_is_refused_and_whoever_waits_is_told(
    uploads: Uploads, browser: httpx.AsyncClient, said: bool
) -> None:
    upload = uploads.expect(bound(2_000_000))
    content = b"x" * 2_001_000 if said else in_pieces(2_001_000)
    assert (await browser.put(upload.url, content=content)).status_code == 413
    with pytest.raises(UploadError) as refused:
        await upload.receive(5)
    assert (refused.value.id, refused.value.params) == (
        "too-large",
        {"kind": "file", "size": 2, "unit": "MB"},
    )


async def test_a_file_that_nobody_waits_for_any_more_is_read_no_further(
    uploads: Uploads, browser: httpx.AsyncClient
) -> None:
    upload = uploads.expect(bound(2_000_000))
    sent: list[int] = []

    async def dripping() -> AsyncIterator[bytes]:
        for number in range(1_000):
            if number == 3:
                upload.close()
            sent.append(number)
            yield b"x" * 1000

    assert (await browser.put(upload.url, content=dripping())).status_code == 410
    assert len(sent) < 10


async def test_a_file_that_does_not_come_in_time_is_no_longer_expected(
    uploads: Uploads, browser: httpx.AsyncClient
) -> None:
    upload = uploads.expect(bound(LIMIT))
    with pytest.raises(UploadError) as late:
        await upload.receive(0.01)
    assert late.value.id == "receiving-late"
    assert (await browser.put(upload.url, content=b"late")).status_code == 410


async def test_files_that_are_expected_are_bounded_in_number_and_in_bytes(uploads: Uploads) -> None:
    first = [uploads.expect(bound(1000)) for _ in range(doors.AT_ONCE)]
    with pytest.raises(UploadError, match="crowded"):
        uploads.expect(bound(1000))
    for upload in first:
        upload.close()
    large = uploads.expect(bound(doors.HELD_AT_MOST - 10))
    with pytest.raises(UploadError, match="crowded"):
        uploads.expect(bound(11))
    large.close()
    uploads.expect(bound(11)).close()


async def test_closed_doors_are_not_remembered_for_ever(uploads: Uploads) -> None:
    many = times(20_000, 2_000)
    uploads.expect(bound(LIMIT)).close()
    gc.freeze()  # what is there already is not measured, and need not be looked through
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    for _ in range(many):
        uploads.expect(bound(LIMIT)).close()
    gc.collect()
    grown = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    assert grown < 25 * many


@pytest.fixture(scope="module")
def house() -> Iterator[AppServer]:
    with AppServer(lambda page: None) as house:
        yield house


def test_at_the_doors_nothing_but_put_is_answered(house: AppServer) -> None:
    own = {"Origin": house.url.rstrip("/")}
    for method in ("GET", "HEAD", "POST", "DELETE", "PATCH", "OPTIONS"):
        answer = httpx.request(method, f"{house.url}drop/ticket", headers=own)
        assert (method, answer.status_code) == (method, 405)
    assert httpx.put(f"{house.url}drop/ticket", headers=own, content=b"x").status_code == 404


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "", None])
def test_a_foreign_page_puts_nothing(house: AppServer, origin: str | None) -> None:
    headers = {} if origin is None else {"Origin": origin}
    assert httpx.put(f"{house.url}drop/ticket", headers=headers, content=b"x").status_code == 403


def test_put_is_answered_nowhere_else(house: AppServer) -> None:
    own = {"Origin": house.url.rstrip("/")}
    for path in ("", "ws", "alive", "dropped", "drop", "_/x"):
        assert httpx.put(house.url + path, headers=own, content=b"x").status_code == 405
