"""Every link and text that the app makes is understood after whatever messengers and mail do to it."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import quote, urlsplit

import flet as ft
import httpx
import pytest

from companion.hosting.server_address import join_url, ticket_url
from companion.locale.texts import Texts
from companion.sharing.code import from_text, make_link
from companion.sharing.codec import pack
from companion.sharing.errors import CarryError
from tests.architecture.test_walls import ROOT
from tests.browser.app_server import AppServer
from tests.effort import in_turn, on_its_day
from tests.views.at_table import AtTable, at_table
from tests.views.carrying import begin_table, code, much_corrected, parts
from tests.views.forging import guest
from tests.views.visit import Storage, visit
from views.models.carry_reading import Brought, read_text
from views.models.page_links import clean_route
from views.site.build import lost_page_words

BASE = "http://192.168.1.7:8550"

Mangling = Callable[[str], str]

ADDED = (
    *(
        ".",
        ",",
        ";",
        ":",
        "!",
        "…",
        "。",
        "，",
        ")",
        "]",
        "}",
        ">",
        "）",
        "】",
        "»",
        "'",
        '"',
        "’",
        "”",
        "」",
    ),
    *(" ", "%20", "%0A", "\u200b", "\u200d", "\u2060", "\ufeff", "\u202c", "\u200e", "\ufe0f", "😀", "☝️"),
    *("*", "_", "~", "**", "/", "&utm_source=x", "?fbclid=IwAR0", ".Bring snacks", ")!"),
)
"""What stands behind a link that was made part of a sentence, or that somebody tracks."""


def encoded(address: str) -> str:
    """Return an address whose last letters are percent-encoded, as those of other scripts are."""
    return address[:-3] + "".join(f"%{ord(letter):02X}" for letter in address[-3:])


ADDRESSES: dict[str, Mangling] = {
    "as it is": lambda address: address,
    "lower case": str.lower,
    "encoded": encoded,
    "encoded twice": lambda address: encoded(address)[:-9] + encoded(address)[-9:].replace("%", "%25"),
    "full width": lambda address: address[:-2] + "".join(chr(ord(each) + 0xFEE0) for each in address[-2:]),
    "a zero-width sign within": lambda address: f"{address[:-2]}\u200b{address[-2:]}",
    "a soft hyphen within": lambda address: f"{address[:-2]}\u00ad{address[-2:]}",
    "a bracket before its last part": lambda address: "/(".join(address.rsplit("/", 1)),
    **{f"followed by {added!r}": partial(lambda added, address: address + added, added) for added in ADDED},
}
"""What becomes of an address that somebody taps."""


def wrapped(text: str, by: str, width: int = 74) -> str:
    return by.join(text[at : at + width] for at in range(0, len(text), width))


MAILS: dict[str, Mangling] = {
    "quoted-printable": lambda text: wrapped(text.replace("=", "=3D"), "=\n"),
    "quoted-printable of Windows": lambda text: wrapped(text, "=\r\n"),
    "dots in quoted-printable": lambda text: text.replace(".", "=2E"),
    "an unseen sign in quoted-printable": lambda text: wrapped(text, "=E2=80=8B"),
    "behind an equals sign": lambda text: f"table=3D{text}",
    "<br>": lambda text: wrapped(text, "<br>"),
    "<br /> and a line": lambda text: wrapped(text, "<br />\n"),
    "<wbr>": lambda text: wrapped(text, "<wbr>"),
    "<span>": lambda text: wrapped(text, '</span><span style="color: red">'),
    "a paragraph": lambda text: f"<p>{text}</p>",
    "entities": lambda text: wrapped(text, "&shy;").replace(".", "&#46;"),
    "&nbsp;": lambda text: f"&nbsp;{text}&nbsp;",
    "all encoded": lambda text: quote(text, safe=""),
    "all encoded twice": lambda text: quote(quote(text, safe=""), safe=""),
    "all encoded three times": lambda text: quote(quote(quote(text, safe=""), safe=""), safe=""),
    "dots encoded twice": lambda text: text.replace(".", "%252E"),
    "lines": lambda text: wrapped(text, "\n"),
    "quoted lines": lambda text: "> " + wrapped(text, "\n> "),
    "emoji in front and behind": lambda text: f"👉️{text}\ufe0f 👈",
    "words in front and behind": lambda text: f"Here: {text}. See you!",
    "words glued on in Chinese": lambda text: f"看這一局：{text}，下次再玩！",
    "words glued on": lambda text: f"{text}.Bring snacks",
    "two words glued on": lambda text: f"{text}...And e.g. snacks.Please",
    "words glued on by a dash": lambda text: f"{text}-see you",
    "words glued on with lines": lambda text: wrapped(text, "\n") + ".Bring snacks",
}
"""What becomes of a text that is copied, besides all that becomes of an address."""


def as_opened(address: str) -> str:
    """Return what the app's page is told of an address that a browser opens."""
    parts = urlsplit(address.strip())
    path = quote(parts.path.rstrip("\n"), safe="/%:;,!'()*~&=+$@")
    return path + (f"?{parts.query}" if parts.query else "")


def doors(host: AtTable) -> Iterator[tuple[str, str, str]]:
    """Yield every link to a page that leads somebody else there, with what that page shows."""
    joining, table = host.house.joining, host.session.id
    seat = f"Ann: {host.app('seat-is-nobody')}"
    yield "join", join_url(BASE, joining.code(host.session)), seat
    yield "table", f"{BASE}/t/{table}", "Ben"
    yield (
        "ticket",
        ticket_url(BASE, joining.hand_over(host.session, (1,))),
        host.app("take-seats", names=("Ben",)),
    )
    yield "share", f"{BASE}/t/{table}/share", host.app("who-sits")


PAGE_NAMES = ("join", "table", "ticket", "share")


@pytest.mark.parametrize("door", on_its_day(PAGE_NAMES, 2))
async def test_every_link_to_a_page_leads_there_whatever_a_messenger_makes_of_it(
    tmp_path: Path, door: str
) -> None:
    async with at_table(tmp_path) as host:
        phone = await guest(host)
        address, seen = next((address, seen) for name, address, seen in doors(host) if name == door)
        for mangle in (
            ADDRESSES[name] for each, name in in_turn(list(ADDRESSES), PAGE_NAMES) if each == door
        ):
            await phone.go("/settings")
            await phone.go(as_opened(mangle(address)))
            await phone.until(lambda: seen in (*phone.texts(), *phone.labels(), *phone.names()))
        await phone.client.close()


@pytest.fixture(scope="module")
def long() -> str:
    """The text of one part of a table that needs several."""
    return parts(much_corrected())[0]


@pytest.mark.parametrize("mangled", on_its_day([*ADDRESSES, *MAILS], 3))
def test_every_text_that_carries_a_table_is_read_whatever_became_of_it(mangled: str, long: str) -> None:
    mangle = {**MAILS, **ADDRESSES}[mangled]
    table = begin_table()
    for text in (code(table), make_link(BASE, code(table)), f"{BASE}/c/#{code(table)}"):
        assert from_text(mangle(text)) == pack(table)
    assert read_text(mangle(make_link(BASE, code(table))), Brought()).carried is not None
    assert read_text(mangle(long), Brought()).gathering.found == 1


async def nothing(page: ft.Page) -> None:
    page.add(ft.Text("here"))


def test_the_server_answers_every_such_link_with_the_app_and_every_dead_one_with_a_page() -> None:
    links = [f"/{door}/K7QXK7QXK7QX" for door in "JjHhTt"] + ["/t/K7QXK7QXK7QX/share"]
    mangled = [BASE + mangle(each) for each in links for mangle in ADDRESSES.values()]
    mangled += [f"{BASE}/{door}{added}" for door in "Cc" for added in ("", *ADDED)]
    with AppServer(nothing) as house, httpx.Client() as browser:
        for path in map(as_opened, mangled):
            answer = browser.get(house.url.rstrip("/") + path, follow_redirects=True)
            assert (path, answer.status_code) == (path, 200)
            assert "flutter.js" in answer.text
        for path in ("rules.js", "secret.json", "nowhere.html", "_/0/x", "_/x.js", "a/b.c", "robots.txt"):
            for locale, texts in Texts.load_all().items():
                answer = browser.get(house.url + path, headers={"accept-language": locale})
                assert answer.status_code == 404
                assert texts.say("link-nobody") in answer.text


@pytest.mark.parametrize(
    "route", ["/nowhere", "/J", "/t", "/H/", "/t/a/b/c", "/%E2%80%8B", "/💥", "/a.b", "/history/a/b"]
)
@pytest.mark.parametrize("locale", ["en", "zh-TW", "zh-CN"])
async def test_a_link_that_leads_nowhere_opens_a_page_that_says_what_to_do(
    tmp_path: Path, route: str, locale: str
) -> None:
    texts = Texts.load({"en": "en", "zh-TW": "zh-Hant", "zh-CN": "zh-Hans"}[locale])
    async with visit(tmp_path, languages=(locale,), local=False) as phone:
        await phone.go(quote(route, safe="/%"))
        assert phone.shows(texts.say("app-astray"))
        await phone.tap(texts.say("app-to-the-start"))
        assert phone.route == "/"


@pytest.mark.parametrize(
    "text",
    [f"{BASE}/C", f"{BASE}/C.", f"Have a look: {BASE}/C", f"{BASE}/c/", "https://example.org/night/C)"],
)
def test_a_link_without_its_table_says_what_is_missing(text: str) -> None:
    with pytest.raises(CarryError) as caught:
        from_text(text)
    assert caught.value.id == "carry-hashless"


async def test_a_link_that_is_opened_without_its_table_says_what_is_missing(tmp_path: Path) -> None:
    missing = Texts.load("en").say("carry-hashless")
    async with visit(tmp_path) as phone:
        await phone.go("/C")
        await phone.until(lambda: phone.shows(missing))
    async with visit(
        tmp_path / "other", storage=Storage({"companion.carried": code(begin_table())})
    ) as phone:
        await phone.go("/c")
        await phone.until(lambda: "Play on here" in phone.names())
        assert not phone.shows(missing)


def test_the_site_has_a_page_for_dead_links_in_every_language_and_its_worker_keeps_it() -> None:
    said = lost_page_words()
    for locale, texts in Texts.load_all().items():
        assert f'lang="{locale}"' in said
        assert texts.say("link-nobody") in said
    assets = ROOT / "views" / "site" / "assets"
    assert "NOWHERE" in (assets / "404.html").read_text(encoding="utf-8")
    assert '"404.html", "c/"' in (assets / "sw.js").read_text(encoding="utf-8")


@pytest.mark.parametrize("route", ["/", "/c", "/t/A", "/rules/card_city/build.where", "/new/card_city"])
def test_an_address_that_is_a_page_already_is_left_as_it_is(route: str) -> None:
    assert clean_route(route) is None


def test_a_mangling_is_one() -> None:
    address: Any = "http://HOST/J/K7QX"
    assert all(mangle(address) != address for name, mangle in ADDRESSES.items() if name != "as it is")
