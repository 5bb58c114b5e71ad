"""What a question about the rules costs, and what the first one costs besides.

The largest rulebook: all its sections in three languages, with the lines as people ask for each.
"""

from __future__ import annotations

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from companion.games import GAMES
from companion.locale import LOCALES
from companion.rulebook import ask, load
from companion.rulebook.library import RulebookLibrary, library

QUESTIONS = (
    "can i build there and what does it cost",
    "same points at the end, who wins",
    "where may my scool go",
    "我的人可以跑去別人城裡玩嗎 一次能去幾個",
    "市长站哪条街谁决定 下轮还是他当要换位子吗",
)


def largest() -> str:
    return max(GAMES, key=_length)


def _length(game: str) -> int:
    return sum(len(section.body) for section in load(game, "en").sections)


@pytest.mark.benchmark(group="ask the rules")
def test_prepare_the_largest_rulebook(benchmark: BenchmarkFixture) -> None:
    shelf = library(largest())

    def prepare() -> int:
        fresh = RulebookLibrary(shelf.books, shelf.aliases, shelf.asked)
        return (
            len(fresh.index.postings) + len(fresh.index.lines) + len(fresh.index.in_lines) + len(fresh.known)
        )

    assert benchmark(prepare)


@pytest.mark.benchmark(group="ask the rules")
@pytest.mark.parametrize("question", QUESTIONS)
def test_ask_the_largest_rulebook(benchmark: BenchmarkFixture, question: str) -> None:
    game = largest()
    assert benchmark(lambda: [ask(game, question, locale).findings for locale in LOCALES])
