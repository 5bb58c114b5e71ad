"""What reading the sentences of all languages costs a process that starts."""

from typing import Any

from fluent.runtime import FluentResource

from companion.data import data_path
from companion.locale import LOCALES, Texts, texts
from tests.conftest import _bundle

Benchmark = Any


def test_reading_all_languages(benchmark: Benchmark, monkeypatch: Any) -> None:
    monkeypatch.setattr(texts, "_make_bundle", _bundle)  # as a process that starts, not as tests
    assert benchmark(Texts.load_all)["zh-Hant"].say("card_city-name")


def test_parsing_all_languages_to_the_last_line(benchmark: Benchmark) -> None:
    files = [path for locale in LOCALES for path in data_path("locales", locale).glob("*.ftl")]
    benchmark.pedantic(lambda: [FluentResource(path.read_text("utf-8")) for path in files], rounds=2)
