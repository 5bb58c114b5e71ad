"""Markers before people: one of each sign, passed on clockwise by a tap or by each new round."""

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.tools.markers import SIGNS, Marker, MarkerMove, PassMarker, PutMarker, RemoveMarker, Sign
from companion.tools.toolbox import EMPTY, Toolbox, Wanted, handle

NAMES = ("Ann", "Ben", "小明")
FEW: tuple[Sign, ...] = SIGNS[:3]
MOVES = st.one_of(
    st.builds(PutMarker, st.sampled_from(FEW), st.integers(0, 2), st.sampled_from(("tap", "round"))),
    st.builds(PassMarker, st.sampled_from(FEW)),
    st.builds(RemoveMarker, st.sampled_from(FEW)),
    st.none(),
)


def move(box: Toolbox, wanted: Wanted, round_number: int = 0) -> Toolbox:
    return handle(box, wanted, now=0, random=Random(1), names=NAMES, round_number=round_number)


@given(st.lists(MOVES, max_size=30))
def test_a_marker_lies_where_a_hand_that_follows_every_round_has_put_it(
    story: list[MarkerMove | None],
) -> None:
    """Against markers moved by hand: nothing stands for the beginning of a new round."""
    box, round_number = EMPTY, 1
    lies: dict[Sign, tuple[int, str]] = {}
    for each in story:
        match each:
            case None:
                round_number += 1
                lies = {s: ((seat + (pace == "round")) % 3, pace) for s, (seat, pace) in lies.items()}
            case PutMarker(sign, seat, pace):
                lies[sign] = seat, pace
            case PassMarker(sign) if sign in lies:
                lies[sign] = (lies[sign][0] + 1) % 3, lies[sign][1]
            case RemoveMarker(sign):
                lies.pop(sign, None)
        box = move(box, each, round_number) if each else box
        found = {sign: seat for seat in range(3) for sign in box.list_signs(seat, round_number, 3)}
        assert found == {sign: seat for sign, (seat, _) in lies.items()}
    assert msgspec.json.decode(msgspec.json.encode(box), type=Toolbox) == box


def test_a_round_that_is_taken_back_brings_the_marker_back() -> None:
    box = move(EMPTY, PutMarker("dealer", 0, "round"), 3)
    assert [box.list_signs(0, number, 3) for number in (2, 3, 4)] == [(), ("dealer",), ()]
    assert box.list_signs(2, 2, 3) == box.list_signs(1, 4, 3) == ("dealer",)


@pytest.mark.parametrize("wanted", [("dealer", 3), ("dealer", -1), ("hat", 0), ("key", 0, "dance")])
def test_no_marker_is_put_before_nobody_or_made_up(wanted: tuple[Any, ...]) -> None:
    with pytest.raises(ValueError, match=r"seat|Invalid"):
        move(EMPTY, PutMarker(*wanted))


def test_a_marker_of_a_file_lies_before_a_seat_of_the_table() -> None:
    assert Marker("key", 7).seat_in(1, 3) == 1
