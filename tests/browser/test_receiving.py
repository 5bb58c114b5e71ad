"""Files from phones, heavier than the line takes, over an origin that browsers do not trust."""

from collections.abc import Callable, Iterator
from pathlib import Path

import flet as ft
import pytest
from playwright.sync_api import Browser

from companion.bounds import Bound
from tests.browser.conftest import Serve
from tests.browser.link import Link
from tests.browser.phone import IPHONE, Phone
from tests.effort import some
from tests.patience import patient
from views.flet_adapter.bridge import publish, run_views, use_topic
from views.flet_adapter.file_picking import Received, receive_file, use_file_door
from views.flet_adapter.uploads import UploadError

LIMIT = Bound("file", 10_000_000, "for these tests")
PHOTO = 9_000_000


class Desk:
    """An app that asks for files in both ways, and says what came."""

    def __init__(self) -> None:
        self.said = "nothing yet"
        self.last = b""

    def main(self, page: ft.Page) -> None:
        self.said = "nothing yet"
        run_views(page, _App, self)

    def tell(self, page: ft.Page, what: Received | UploadError | None) -> None:
        """Show what came."""
        match what:
            case Received(name, data):
                self.last = data
                self.said = f"{name}, {len(data)} bytes"
            case UploadError():
                self.said = what.id
            case None:
                self.said = "nothing picked"
        publish("said", page)


@ft.component
def _App(desk: Desk) -> ft.View:
    use_topic("said")
    page = ft.context.page

    async def ask() -> None:
        try:
            desk.tell(page, await receive_file(page, limit=LIMIT))
        except UploadError as error:
            desk.tell(page, error)

    door = use_file_door(
        lambda file: desk.tell(page, file), lambda error: desk.tell(page, error), limit=LIMIT
    )
    return ft.View(
        route="/",
        controls=[ft.Text(desk.said), ft.Button("ask", on_click=ask), ft.Button("door", action=door)],
    )


desk = Desk()


@pytest.fixture(scope="module")
def wifi(serve: Serve) -> Iterator[Link]:
    """The line of all tests here, one after the other."""
    link = Link(serve(desk.main).port)
    yield link
    link.close()


@pytest.fixture(scope="module")
def guest(wifi: Link, browser: Browser) -> Iterator[Phone]:
    """A phone that is on the line."""
    context = browser.new_context(**IPHONE)
    context.set_default_timeout(patient(15_000))
    yield Phone(context)
    context.close()


@pytest.fixture
def visitor(wifi: Link, guest: Phone) -> Phone:
    """That phone, on a page that has just been loaded."""
    if guest.page.url.startswith("http"):
        guest.page.evaluate("sessionStorage.clear(), localStorage.clear()")  # who comes back is known
    return guest.forget_requests().open(wifi.url("lan.test"), "nothing yet")


@pytest.fixture
def photo(tmp_path: Path) -> Callable[..., Path]:
    """A file of a size and a name."""

    def make(size: int = PHOTO, name: str = "photo 市.jpg") -> Path:
        path = tmp_path / name
        path.write_bytes(bytes(range(256)) * (size // 256) + b"\xff" * (size % 256))
        return path

    return make


def pick(visitor: Phone, button: str, file: Path) -> Phone:
    with visitor.page.expect_file_chooser() as chooser:
        visitor.touch(button)
    chooser.value.set_files(file)
    return visitor


@pytest.mark.parametrize("button", ["ask", "door"])
def test_a_photo_of_9_mb_arrives_whole(visitor: Phone, photo: Callable[..., Path], button: str) -> None:
    sent = photo()
    pick(visitor, button, sent).expect_text(f"photo 市.jpg, {PHOTO} bytes", timeout=patient(30_000))
    assert desk.last == sent.read_bytes()
    pick(visitor, button, photo(3, "b.txt")).expect_text("b.txt, 3 bytes")
    assert visitor.complaints() == []


@pytest.mark.parametrize("button", some(["door", "ask"]))
def test_a_file_that_is_too_large_is_refused_before_it_is_sent(
    visitor: Phone, photo: Callable[..., Path], button: str
) -> None:
    pick(visitor, button, photo(LIMIT.most + 1)).expect_text("too-large")
    assert not any("/drop/" in url for url in visitor.asked)


def test_who_picks_nothing_is_not_waited_for(visitor: Phone) -> None:
    browser = visitor.page.context.new_cdp_session(visitor.page)
    browser.send("Page.setInterceptFileChooserDialog", {"enabled": True, "cancel": True})
    visitor.touch("ask").expect_text("nothing picked")
    browser.detach()


def test_a_line_lost_while_choosing_is_told_and_the_next_choice_arrives(
    visitor: Phone, wifi: Link, photo: Callable[..., Path]
) -> None:
    with visitor.page.expect_file_chooser() as chooser:
        visitor.touch("ask")
    wifi.cut()
    wifi.mend()
    visitor.expect_text("receiving-lost", timeout=patient(30_000))
    chooser.value.set_files(photo(3, "too late.txt"))
    for button in ("ask", "door"):
        pick(visitor, button, photo(5, f"{button}.txt")).expect_text(f"{button}.txt, 5 bytes")


@pytest.mark.parametrize("button", some(["ask", "door"]))
def test_an_upload_that_breaks_off_is_told(visitor: Phone, photo: Callable[..., Path], button: str) -> None:
    visitor.page.route("**/drop/*", lambda route: route.abort())
    pick(visitor, button, photo(300)).expect_text("receiving-broken")
    visitor.page.unroute_all()
