"""Dictation and reading aloud: the browser's own, asked through its storage; voice and ear are ours here."""

import time
from collections.abc import Callable
from typing import Any

import flet as ft
import pytest

from companion.locale.texts import Texts
from tests.browser.conftest import NewPhone, Serve
from tests.browser.phone import Phone
from tests.browser.table import PATIENCE
from views.device.voice import dictate, load_voice_abilities, read_aloud
from views.flet_adapter.bridge import open_views

HELPED = """
globalThis.readAloud = [];
Object.defineProperty(globalThis, "speechSynthesis", {value: Object.assign(new EventTarget(), {
  speaking: false,
  getVoices: () => [{lang: "en-GB"}, {lang: "zh_TW"}],
  speak(said) { readAloud.push([said.lang, said.text]); this.speaking = true; },
  cancel() { this.speaking = false; },
})});
globalThis.told = [];
addEventListener("DOMContentLoaded", () => {
  const line = document.getElementById("link");
  const noted = () => line.classList.contains("shown") && told.push(line.textContent);
  new MutationObserver(noted).observe(line, {attributes: true, attributeFilter: ["class"]});
});
globalThis.SpeechRecognition = class {
  abort() {}
  start() {
    if (FAILS) return this.onerror({error: "network"});
    const heard = (words) => this.onresult({results: [[{transcript: words}]]});
    setTimeout(() => heard("may rab"), 500);
    setTimeout(() => heard(`may rabbits share (${this.lang})`), 1000);
  }
};
"""


def main(page: ft.Page) -> None:
    @ft.component
    def App() -> ft.View:
        typed, set_typed = ft.use_state("")
        can, set_can = ft.use_state("")
        made: Any = ft.use_ref(ft.Ref)
        field: ft.Ref[ft.TextField] = made.current

        async def ask() -> None:
            voice = await load_voice_abilities()
            set_can(f"hears {voice.hears}, reads {voice.reads('en')} {voice.reads('zh-Hant')}")

        async def hear() -> None:
            if field.current:
                await dictate(field.current, "zh-Hant")

        async def read() -> None:
            await read_aloud("A rabbit. 一隻兔子", "en")

        return ft.View(
            route="/",
            controls=[
                ft.TextField(label="question", ref=field, on_change=lambda e: set_typed(e.control.value)),
                ft.Text(f"asked: {typed}"),
                ft.Text(can or "unknown"),
                *(ft.Button(str(act.__name__), on_click=act) for act in (ask, hear, read)),
            ],
        )

    open_views(page, _nothing, App)


async def _nothing() -> None:
    pass


@pytest.fixture
def helped(serve: Serve, phone: NewPhone) -> Callable[[bool], Phone]:
    """A phone whose browser has a voice and an ear; the ear may be one that refuses to listen."""

    def opened(fails: bool = False) -> Phone:
        found = phone()
        found.page.add_init_script(HELPED.replace("FAILS", str(fails).lower()))
        return found.open(serve(main).url, "unknown")

    return opened


def until(phone: Phone, said: str) -> None:
    """Wait until the page says that something is so."""
    end = time.monotonic() + PATIENCE
    while not phone.page.evaluate(said):
        assert time.monotonic() < end, f"never: {said}"
        phone.settle()


def test_what_is_said_is_typed_into_the_field(helped: Callable[..., Phone]) -> None:
    phone = helped().tap_label("hear")
    phone.expect_text("asked: may rabbits share (zh-TW)")
    phone.tap_label("ask").expect_text("hears true, reads true true".replace("true", "True"))
    assert phone.failures == []


def test_a_text_is_read_aloud_and_nothing_of_it_is_kept(helped: Callable[..., Phone]) -> None:
    phone = helped().tap_label("read")
    until(phone, "speechSynthesis.speaking")
    assert phone.page.evaluate("readAloud") == [["en-US", "A rabbit. 一隻兔子"]]
    phone.tap_label("read")
    until(phone, "!speechSynthesis.speaking")
    kept = phone.page.evaluate("Object.keys(localStorage)")
    assert not {"flutter.companion.read", "flutter.companion.listen"} & set(kept)


def test_a_browser_that_refuses_to_listen_says_so_and_is_not_asked_again(
    helped: Callable[..., Phone],
) -> None:
    phone = helped(True)
    for _ in range(4):  # where the field is slow to take the focus, nobody has listened: it is tapped again
        phone.touch("question").tap_label("hear")
        until(phone, "told.length > 0")
        assert set(phone.page.evaluate("told.splice(0)")) == {Texts.load("en").say("link-unheard")}
        if phone.page.evaluate("localStorage.getItem('companion.deaf')"):
            break
        until(phone, "!bar.said")
    phone.reload("unknown").tap_label("ask").expect_text("hears False")
