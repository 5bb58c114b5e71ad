"""Any position file is answered or refused, and nothing else; and what is written is read back."""

from typing import Any, get_args

from hypothesis import given, settings
from hypothesis import strategies as st

from companion.engine.notation import Purpose
from companion.engine.setup import Setup, make_seats
from companion.files.position import read_position, write_position
from companion.games import GAMES
from companion.games.card_city.moves import Build, Buy, Develop, Move, Return, Stop, Take
from companion.games.card_city.position import CARDS, Card, Lots, Phase, Pile, Position, Readings, Town
from tests.files.typed_files import PURPOSES, answered_or_refused, toml_text

GAME = GAMES["card_city"]

cells = st.text(".RCLIP", min_size=40, max_size=40)
cards: st.SearchStrategy[Card] = st.sampled_from(CARDS)
at = st.builds(lambda column, row: f"{column}{row}", st.sampled_from("abcdefghi"), st.integers(1, 9))
piles = st.builds(Pile, *[st.integers(0, 999)] * 5)
readings = st.builds(
    Readings,
    **{ruling.id: st.sampled_from(ruling.readings) for ruling in GAME.rulings},
)
towns = st.builds(
    Town,
    city=st.builds(lambda one, other: one + "H" + other, cells, cells),
    money=st.integers(0, 9_999),
    hand=st.none() | st.lists(cards, max_size=8).map(tuple),
    built=st.lists(at, max_size=4).map(tuple),
    bought=st.integers(0, 999),
    done=st.booleans(),
)
moves: st.SearchStrategy[Move] = st.one_of(
    st.builds(Build, cards, at),
    st.builds(Develop, cards, at),
    st.builds(Buy, at),
    st.builds(Return, cards),
    st.builds(Take, st.tuples(cards, cards)),
    st.just(Stop()),
)
names = st.text(min_size=1, max_size=40).filter(
    lambda name: name.isprintable() and name == name.strip() != ""
)


@st.composite
def positions(draw: st.DrawFn) -> Position:
    count = draw(st.integers(1, 4))
    seats = st.integers(0, count - 1)
    lots = st.builds(
        Lots, seats, st.lists(seats, max_size=3).map(tuple), st.lists(seats, max_size=4).map(tuple)
    )
    phase: Phase = draw(st.sampled_from(get_args(Phase)))
    return Position(
        round=draw(st.integers(1, 10)),
        phase=phase,
        start=draw(seats),
        deck=draw(piles),
        supply=draw(piles),
        towns=tuple(draw(towns) for _ in range(count)),
        lots=draw(lots if phase == "divide" else st.none() | lots),
        aside=draw(piles),
        rulings=draw(readings),
    )


@given(
    positions(), st.lists(names, min_size=4, max_size=4, unique=True), st.data(), st.sampled_from(PURPOSES)
)
@settings(deadline=None)
def test_a_written_position_is_read_back_equal(
    position: Position, called: list[str], data: st.DataObject, purpose: Purpose
) -> None:
    seated_names = tuple(called[: len(position.towns)])
    seats = st.integers(0, len(position.towns) - 1)
    played = tuple(data.draw(st.lists(st.tuples(seats, moves), max_size=3)))
    text = write_position(GAME, position, seated_names, played)
    back = read_position(text.encode(), "t", purpose)
    assert (back.position, back.names, back.moves) == (position, seated_names, played)


@given(st.lists(st.text(max_size=50), min_size=1, max_size=4))
@settings(deadline=None)
def test_whatever_the_seats_are_called_the_written_file_can_be_read(called: list[str]) -> None:
    position = GAME.start(Setup(seats=make_seats(*("x" for _ in called))))
    text = write_position(GAME, position, called)
    assert read_position(text.encode(), "t", "score").position == position


@given(st.binary(max_size=400), st.sampled_from(PURPOSES))
@settings(deadline=None)
def test_any_bytes_are_answered_or_refused(data: bytes, purpose: Purpose) -> None:
    answered_or_refused(data, purpose)


@given(
    st.dictionaries(
        st.sampled_from(
            ("game", "round", "phase", "start", "seats", "moves", "rulings", "deck", "lots", "x")
        ),
        st.recursive(
            st.integers() | st.booleans() | st.text("AHRC.\n e5", max_size=6) | st.just("card_city"),
            lambda inner: (
                st.lists(inner, max_size=3)
                | st.dictionaries(
                    st.sampled_from(("name", "city", "money", "hand", "seat", "move")), inner, max_size=4
                )
            ),
            max_leaves=12,
        ),
    ),
    st.sampled_from(PURPOSES),
)
@settings(deadline=None)
def test_any_form_of_a_file_is_answered_or_refused(content: dict[str, Any], purpose: Purpose) -> None:
    answered_or_refused(toml_text({"game": "card_city", **content}).encode(), purpose)
