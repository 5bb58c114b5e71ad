"""Letters of areas select the move that is judged, and a letter left out of the verdict gives none."""

from collections.abc import Iterator
from typing import Any

import pytest

from companion.asking.labels import label_of, labelled_moves, labels_in
from companion.asking.question import AnyGame
from companion.games import GAMES
from tests.asking.asked_tables import CARD, LANDS, ask, table

ASKED = ("can i use area {}", "could I use {} now", "我現在可以用{}嗎", "我能用 {} 吗", "may i use area {}?")


def letters(game: AnyGame) -> Iterator[str]:
    for _, known in labelled_moves(game).values():
        yield from known


def _legal(game: AnyGame, position: Any, seat: int) -> set[str]:
    return {label_of(game, move) for move in game.moves(position, seat)}


@pytest.mark.parametrize("question", ASKED)
def test_a_yes_about_a_letter_is_about_the_move_with_that_letter(question: str) -> None:
    shown = table(LANDS)
    seen = shown.game.view(shown.position, 0)
    legal = _legal(shown.game, seen, 0)
    judged = 0
    for letter in letters(shown.game):
        if letter == "I" and "area" not in question and question.isascii():
            continue  # a pronoun
        answer = ask(LANDS, question.format(letter))
        if answer is not None and answer.legal is not None:
            assert answer.legal == (letter in legal), letter
            judged += 1
    assert judged > 5


def test_a_letter_beside_a_move_without_letters_gives_no_verdict() -> None:
    assert ask(LANDS, "may I pass") is not None
    assert ask(LANDS, "may I pass with F") is None


def test_which_areas_lists_the_letters_of_legal_moves() -> None:
    shown = table(LANDS)
    answer = ask(LANDS, "which areas can I use")
    assert answer is not None
    assert answer.kind == "which"
    legal = _legal(shown.game, shown.game.view(shown.position, 0), 0) - {""}
    assert set(answer.sentences[0].params["places"]) == legal  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("question", "found"),
    [
        ("can i use area f", ("F",)),
        ("A house here?", ()),
        ("CAN I USE A HOUSE", ()),
        ("我能用F吗", ("F",)),
        ("用b要多少", ("B",)),
        ("am I next", ()),
    ],
)
def test_an_article_and_a_pronoun_are_no_letters(question: str, found: tuple[str, ...]) -> None:
    assert labels_in(GAMES["sweet_lands"], question, ("Ann", "Ben")) == found
    assert labels_in(GAMES["sweet_lands"], question, ("F", "B")) == ()


@pytest.mark.parametrize(
    "question",
    [
        "how many cards that are not industry can i still build",
        "我還可以放幾張不是工業的牌",
        "除了工業我還能蓋幾張",
        "where may my cards go except for industry",
    ],
)
def test_what_a_question_leaves_out_is_not_what_is_counted(question: str) -> None:
    assert ask(CARD, question) is None
