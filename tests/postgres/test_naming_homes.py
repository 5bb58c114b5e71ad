"""`companion homes`: which homes a database has, and by which host name each is found."""

from __future__ import annotations

import json
from io import StringIO
from typing import Any

import pytest

from companion.cli import main
from companion.history.errors import StoreHostRefused
from companion.hosting.open_home import OpenHome
from companion.locale.texts import Texts
from companion.postgres.host_names import host_name
from companion.postgres.store import MOST_OPEN, Store
from tests.hosting.play import begin, play_out
from tests.postgres.cluster import Cluster

EN = Texts.load("en")


def run(cluster: Cluster, *said: str) -> tuple[int, str]:
    out = StringIO()
    return main(
        [*said, "--store", cluster.address, "--lang", "en"], out=out, err=out, environ={}
    ), out.getvalue()


def told(cluster: Cluster, name: str, *said: str) -> dict[str, Any]:
    """Return what the command tells of a home."""
    status, answer = run(cluster, "homes", name, "--json", *said)
    assert status == 0, answer
    (home,) = json.loads(answer)["homes"]
    return dict(home)


def test_a_home_is_made_named_and_found_by_its_host_name(
    cluster: Cluster, store: Store, home_name: str
) -> None:
    made = told(cluster, home_name, "--new", "--at", f"{home_name}.Example.org.", "--most-open", "7")
    assert made == {
        "name": home_name,
        "host": f"{home_name}.example.org",
        "open": 0,
        "most_open": 7,
        "finished": 0,
    }
    assert store.home_at(f"{home_name}.example.org") == home_name
    assert store.hosts()[f"{home_name}.example.org"] == home_name
    assert told(cluster, home_name, "--nowhere")["host"] is None
    assert store.home_at(f"{home_name}.example.org") is None


def test_all_homes_are_listed_with_what_they_keep(cluster: Cluster, store: Store, home_name: str) -> None:
    with OpenHome.open_in_store(store, home_name) as house:
        begin(house)
        play_out(begin(house))
    status, answer = run(cluster, "homes")
    (line,) = [line for line in answer.splitlines() if line.split()[0] == home_name]
    assert (status, line.split()) == (0, [home_name, "–", f"1/{MOST_OPEN}", "1"])
    assert [line.split()[0] for line in answer.splitlines()[1:]] == [home.name for home in store.homes()]


def test_a_home_that_is_not_there_is_only_made_when_that_is_said(
    cluster: Cluster, store: Store, home_name: str
) -> None:
    status, answer = run(cluster, "homes", home_name, "--at", "x.example")
    assert (status, EN.say("history-store-home-unknown", name=home_name) in answer) == (2, True)
    assert home_name not in [home.name for home in store.homes()]


def test_a_host_name_leads_to_one_home_alone(cluster: Cluster, store: Store, home_name: str) -> None:
    host = f"{home_name}.example.org"
    told(cluster, home_name, "--new", "--at", host)
    status, answer = run(cluster, "homes", f"{home_name}-b", "--new", "--at", host)
    assert (status, EN.say("history-store-host-taken", host=host, home=home_name) in answer) == (2, True)
    assert store.home_at(host) == home_name
    assert told(cluster, home_name, "--at", host)["host"] == host  # its own, once more


@pytest.mark.parametrize(
    "text",
    [
        *("club.example:8080", "https://club.example", "club example", "a..b", "-a.example", "a-.example"),
        *(
            "192.168.1.5",
            "::1",
            "localhost",
            ".",
            " ",
            "x" * 64 + ".example",
            "a." * 127 + "example",
            "*.example",
        ),
    ],
)
def test_what_is_no_host_name_of_a_home_is_refused(text: str) -> None:
    with pytest.raises(StoreHostRefused):
        host_name(text)


@pytest.mark.parametrize(
    ("text", "host"),
    [
        ("Club.Example.ORG.", "club.example.org"),
        ("bücher.example", "xn--bcher-kva.example"),
        ("club", "club"),
        ("club.localhost", "club.localhost"),
        ("3rd.example", "3rd.example"),
    ],
)
def test_a_host_name_is_kept_as_browsers_send_it(text: str, host: str) -> None:
    assert host_name(text) == host


def test_which_home_is_meant_must_be_said(cluster: Cluster) -> None:
    assert run(cluster, "homes", "--at", "x.example") == (2, EN.say("cli-homes-which") + "\n")
    out = StringIO()
    assert main(["homes", "--lang", "en"], out=out, err=out, environ={}) == 2
    assert out.getvalue() == EN.say("cli-homes-store") + "\n"


def test_a_host_link_is_that_of_the_home_that_its_address_leads_to(
    cluster: Cluster, store: Store, home_name: str
) -> None:
    host = f"{home_name}.example.org"
    told(cluster, home_name, "--new", "--at", host)
    status, answer = run(cluster, "link", f"https://{host}", "--json")
    assert status == 0
    ticket = json.loads(answer)["url"].rpartition("/")[2]
    with OpenHome.open_in_store(store, home_name) as house:
        assert house.joining.redeem(ticket, "here").hosting
    status, answer = run(cluster, "link", "https://stranger.example", "--home-name", home_name, "--json")
    ticket = json.loads(answer)["url"].rpartition("/")[2]
    with OpenHome.open_in_store(store, home_name) as house:
        assert house.joining.redeem(ticket, "here").hosting


def test_homes_by_host_name_need_a_database_and_no_name_of_one_home(cluster: Cluster) -> None:
    out = StringIO()
    assert main(["--public-url", "https://*", "--lang", "en"], out=out, err=out, environ={}) == 2
    assert out.getvalue() == EN.say("serve-homes-store") + "\n"
    said = run(cluster, "--public-url", "https://*", "--home-name", "club")
    assert said == (2, EN.say("serve-homes-name") + "\n")
