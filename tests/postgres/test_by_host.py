"""Every home of a database at its own host name, in one process: what is asked of one leads to no other."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from http.client import HTTPConnection
from itertools import product
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection

from companion.bounds import Bound
from companion.history.errors import StoreAway
from companion.hosting.measures import Measures
from companion.hosting.open_home import OpenHome
from companion.hosting.server_address import EveryHost, PublicUrl, ServerAddress
from companion.locale.texts import Texts
from companion.postgres.store import Store
from tests.browser.app_server import Serving, assets
from tests.patience import patient
from tests.views.lines import dial_url, register_phone, until
from views.entry.main import make_main
from views.flet_adapter.web_server import sessions as kept_sessions
from views.serving import by_host
from views.serving.by_host import ByHost, Furnished
from views.serving.operations import Operations

TEXTS = Texts.load_all()


class Street:
    """A server with every home of a store, and two of these: what the test plays the proxy for.

    Attributes:
        app: what is served.
        one: a home's name.
        two: another home's name.
        opened: every home that was opened, in order.
    """

    def __init__(self, store: Store, name: str, *, idle: float = 900.0) -> None:
        self.store, self.one, self.two = store, name, f"{name}-b"
        self.opened: list[OpenHome] = []
        for each in (self.one, self.two):
            store.home(each, lambda: 0)
            store.settle(each, host=self.host(each))
        measures = Measures()

        def furnish(home: str, public: PublicUrl) -> Furnished:
            house = OpenHome.open_in_store(store, home, make=False, measures=measures)
            self.opened.append(house)
            return Furnished(house, make_main(house, ServerAddress(1, fixed=public), texts=TEXTS))

        operations = Operations("w1", measures)
        self.app = ByHost(self.names, furnish, EveryHost("http"), assets("run"), TEXTS, operations, idle=idle)
        operations.phones = lambda: self.app.phones
        operations.now = lambda: {"homes": self.app.homes}
        self._serving = Serving(self.app)
        self.away = threading.Event()

    def names(self) -> Any:
        """Tell which host name leads where. Not while the database is away."""
        if self.away.is_set():
            raise StoreAway
        return self.store.hosts()

    @staticmethod
    def host(home: str) -> str:
        """Return the host name of a home."""
        return f"{home}.example"

    @contextmanager
    def open(self) -> Iterator[Street]:
        """While it is served."""
        with self._serving:
            yield self

    def ask(
        self,
        host: str,
        path: str = "/",
        method: str = "GET",
        body: bytes | None = None,
        *,
        language: str = "",
    ) -> tuple[int, str, dict[str, str]]:
        """Return the answer to a request that a proxy passes on: its status, what it says, its headers."""
        said = {"Host": host, "Origin": f"http://{host}", "Accept-Language": language}
        line = HTTPConnection("127.0.0.1", self._serving.port, timeout=patient(60))
        line.request(method, path, body=body, headers=said)
        answer = line.getresponse()
        page = answer.read().decode("utf-8", "replace")
        line.close()
        return answer.status, page, {name.lower(): value for name, value in answer.getheaders()}

    def dial(self, host: str) -> ClientConnection:
        """Return a line from a page at a host name."""
        return dial_url(self._serving.url, {"Host": host, "Origin": f"http://{host}"})

    def in_its_thread(self, act: Callable[[], Any]) -> Any:
        """Do something if the server does everything."""
        return self._serving.in_its_thread(act)

    def place(self, home: str) -> Any:
        """Return what is open of a home."""
        return self.app._places[home]


@pytest.fixture
def street(store: Store, home_name: str) -> Iterator[Street]:
    with Street(store, home_name).open() as found:
        yield found


SMALL = Bound("photo", 1000, "a photo of a test")


def refused(street: Street, host: str) -> bool:
    """Tell if no line is taken at a host name."""
    with suppress(InvalidStatus):
        street.dial(host).close()
        return False
    return True


def test_a_home_is_opened_when_somebody_asks_for_its_host_name_and_no_other_is(street: Street) -> None:
    assert street.app.homes == 0
    status, page, headers = street.ask(street.host(street.one))
    assert (status, page[:15]) == (200, "<!DOCTYPE html>")
    assert f"ws://{street.host(street.one)} " in headers["content-security-policy"]
    assert [house.home.path.name for house in street.opened] == [street.one]
    street.ask(street.host(street.one), "/settings")
    assert len(street.opened) == 1
    street.ask(street.host(street.two).upper())
    assert [house.home.path.name for house in street.opened] == [street.one, street.two]


STRANGERS = ("stranger.example", "home-1.example.", "", "127.0.0.1", "x" * 300)


def test_a_host_name_that_nobody_has_is_told_so_and_makes_no_home(street: Street) -> None:
    before = street.store.homes()
    for host, language in product(STRANGERS, TEXTS):
        for path in ("/", "/t/ABCD", "/alive"):
            status, page, headers = street.ask(host, path, language=language)
            assert status == 404
            assert TEXTS[language].say("link-nobody") in page
            assert f'lang="{language}"' in page
            assert "default-src 'none'" in headers["content-security-policy"]
        assert street.ask(host, "/drop/x", "PUT", b"x")[0] in (404, 405)
    assert all(refused(street, host) for host in STRANGERS if host)
    assert street.store.homes() == before
    assert street.opened == []


def test_nobody_comes_back_to_a_session_of_another_home(street: Street) -> None:
    here, there = street.host(street.one), street.host(street.two)
    with street.dial(here) as line:
        session = register_phone(line)
    until(lambda: street.app.phones == 0)
    with street.dial(there) as other:
        assert register_phone(other, session) != session
    with street.dial(here) as again:
        assert register_phone(again, session) == session


def test_a_page_of_one_home_opens_no_line_to_another(street: Street) -> None:
    here, there = street.host(street.one), street.host(street.two)
    street.ask(here)
    with pytest.raises(InvalidStatus):
        dial_url(street._serving.url, {"Host": there, "Origin": f"http://{here}"})


def test_no_home_is_told_which_lines_another_holds(street: Street) -> None:
    here, there = street.host(street.one), street.host(street.two)
    with street.dial(here) as line:
        register_phone(line)
        held = street.in_its_thread(lambda: set(street.place(street.one).lines._held))
        (name,) = held
        assert '"held":true' in street.ask(here, f"/alive?line={name}")[1]
        street.in_its_thread(lambda: street.place(street.one).lines._held.add("own"))
        assert '"held":true' in street.ask(here, "/alive?line=own")[1]
        assert '"held":false' in street.ask(there, "/alive?line=own")[1]


def test_a_file_that_one_home_expects_is_taken_at_no_other(street: Street) -> None:
    here, there = street.host(street.one), street.host(street.two)
    for host in (here, there):
        street.ask(host)
    upload = street.in_its_thread(lambda: street.place(street.one).uploads.expect(SMALL))
    assert street.ask(there, upload.url, "PUT", b"photo")[0] == 404
    assert not upload.over
    assert street.ask(here, upload.url, "PUT", b"photo")[0] == 204
    street.in_its_thread(upload.close)


def test_what_one_home_expects_leaves_the_others_less_room_in_memory(street: Street) -> None:
    for home in (street.one, street.two):
        street.ask(street.host(home))
    upload = street.in_its_thread(lambda: street.place(street.one).uploads.expect(SMALL))
    assert street.place(street.two).uploads._others() == 1000
    assert street.place(street.one).uploads._others() == 0
    street.in_its_thread(upload.close)


def test_a_home_that_holds_all_its_lines_takes_none_from_another(
    street: Street, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(by_host, "LINES_PER_HOME", 2)
    here, there = street.host(street.one), street.host(street.two)
    with street.dial(here) as first, street.dial(here) as second:
        for line in (first, second):
            register_phone(line)
        assert refused(street, here)
        with street.dial(there) as other:
            register_phone(other)


def test_all_homes_together_hold_no_more_lines_than_a_process_may(
    street: Street, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(by_host, "LINES_IN_ALL", 1)
    with street.dial(street.host(street.one)) as line:
        register_phone(line)
        assert refused(street, street.host(street.two))


def test_sessions_that_sleep_in_one_home_are_not_ended_for_another(
    street: Street, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(by_host, "SESSIONS_PER_HOME", 1)
    here, there = street.host(street.one), street.host(street.two)
    sessions = []
    for host in (here, there):
        with street.dial(host) as line:
            sessions.append(register_phone(line))
        until(lambda: street.app.phones == 0)
    for host, session in zip((here, there), sessions, strict=True):
        with street.dial(host) as again:
            assert register_phone(again, session) == session
        until(lambda: street.app.phones == 0)


def test_a_home_that_nobody_visits_is_closed_and_opened_again_when_somebody_comes(
    store: Store, home_name: str
) -> None:
    listening = len(store._hints._homes)
    with Street(store, home_name, idle=0.2).open() as street:
        here = street.host(street.one)
        with street.dial(here) as line:
            register_phone(line)
            street.ask(street.host(street.two))
            until(lambda: street.app.homes == 1)  # somebody is in the other
        until(lambda: street.app.homes == 0)
        until(lambda: len(store._hints._homes) == listening)
        assert street.ask(here)[0] == 200
        assert [house.home.path.name for house in street.opened] == [street.one, street.two, street.one]


def test_whoever_closes_a_home_hears_of_it_no_more(store: Store, home_name: str) -> None:
    before = dict(store._hints._homes)
    with OpenHome.open_in_store(store, home_name), OpenHome.open_in_store(store, home_name):
        assert len(store._hints._homes) == len(before) + 1
    assert store._hints._homes == before


def test_a_home_that_is_given_another_host_name_is_found_by_that_one_alone(
    street: Street, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(by_host, "RESPITE", 0.0)
    old, new = street.host(street.one), f"new-{street.host(street.one)}"
    with street.dial(old) as line:
        register_phone(line)
        street.store.settle(street.one, host=new)
        assert street.ask(new)[0] == 200
        until(lambda: street.app.phones == 0)  # whoever was there is sent away
    assert street.ask(old)[0] == 404


def test_a_home_whose_host_name_is_given_to_another_gives_its_pages_away_to_nobody(
    street: Street, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(by_host, "RESPITE", 0.0)
    host = street.host(street.one)
    street.ask(host)
    street.store.settle(street.one, host="")
    street.store.settle(street.two, host=host)
    assert street.ask("elsewhere.example")[0] == 404  # has it look
    assert street.ask(host)[0] == 200
    assert [house.home.path.name for house in street.opened] == [street.one, street.two]


@pytest.mark.parametrize("language", TEXTS)
def test_while_the_database_is_away_from_the_start_that_is_said_and_the_page_comes_back(
    store: Store, home_name: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(by_host, "RESPITE", 0.0)
    street = Street(store, home_name)
    street.away.set()
    with street.open():
        host = street.host(street.one)
        status, page, headers = street.ask(host, language=language)
        assert (status, "refresh" in headers) == (503, True)
        assert TEXTS[language].say("app-store-away") in page
        assert refused(street, host)
        street.away.clear()
        assert street.ask(host)[0] == 200
        street.away.set()
        assert street.ask(host)[0] == 200  # what was heard last holds


def test_where_as_many_homes_are_open_as_may_be_an_empty_one_makes_room(
    street: Street, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(by_host, "MOST_HOMES", 1)
    here, there = street.host(street.one), street.host(street.two)
    assert street.ask(here)[0] == street.ask(there)[0] == 200
    assert street.app.homes == 1
    with street.dial(there) as line:
        register_phone(line)
        status, page, _ = street.ask(here)
        assert (status, TEXTS["en"].say("link-crowded") in page) == (503, True)


def test_a_process_tells_how_it_is_once_for_all_its_homes(street: Street) -> None:
    for home in (street.one, street.two):
        assert street.ask(street.host(home), "/healthz")[1][:15] == "<!DOCTYPE html>", "a route like any"
    assert street.ask("127.0.0.1", "/healthz")[1] == '{"status":"ok","worker":"w1"}'
    with street.dial(street.host(street.one)) as one, street.dial(street.host(street.two)) as two:
        for line in (one, two):
            register_phone(line)
        text = street.ask("127.0.0.1", "/metrics")[1]
    assert "companion_homes 2\n" in text
    assert "companion_phones 2\n" in text


def test_nobody_is_the_host_of_a_home_because_of_where_they_sit(street: Street) -> None:
    """A browser on the very machine comes through the proxy like everybody."""
    with street.dial(street.host(street.one)) as line:
        register_phone(line)
        sessions = street.in_its_thread(lambda: dict(kept_sessions()))
        own = [each for key, each in sessions.items() if key.startswith(f"{street.one}/")]
        assert [each.store.get("local") for each in own] == [False]
