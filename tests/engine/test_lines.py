"""A line of the log follows from the tag and the fields of what was said."""

from typing import Annotated, Literal

import msgspec

from companion.engine.lines import describe, describe_correction, line_of
from companion.engine.message import CorrectionMessage, MoveMessage
from companion.engine.notice import Notice
from companion.engine.setup import AT_SEAT
from companion.engine.words import Who, Word

Card = Literal["R", "C"]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=3), AT_SEAT]


class Give(MoveMessage, frozen=True, tag="give"):
    card: Card
    cards: tuple[Card, ...]
    to: SeatNumber
    at: str
    count: int = 0
    besides: Card | None = None


class Set(CorrectionMessage, frozen=True, tag="set"):
    seat: SeatNumber
    money: int


def test_chosen_values_are_words_seats_are_people_and_all_else_stands_as_it_is() -> None:
    assert describe(None, 1, Give("R", ("C", "R"), 2, "a1", 3, "C")) == Notice(
        "give",
        1,
        {
            "seat": Who(1),
            "card": Word("card-R"),
            "cards": (Word("card-C"), Word("card-R")),
            "to": Who(2),
            "at": "a1",
            "count": 3,
            "besides": Word("besides-C"),
        },
    )


def test_a_correction_is_about_the_seat_it_names() -> None:
    assert describe_correction(None, Set(2, 7)) == Notice("set", 2, {"seat": Who(2), "money": 7})


def test_what_a_sentence_needs_besides_is_handed_over() -> None:
    assert line_of(Set(0, 1), None, price=5) == Notice("set", None, {"seat": Who(0), "money": 1, "price": 5})
