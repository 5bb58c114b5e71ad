"""Lines of a chart have the colours of their people."""

from companion.engine.setup import COLOURS
from views.widgets.charts.colours import distinct_colours


def test_a_person_has_the_colour_of_their_last_table() -> None:
    assert distinct_colours([COLOURS[3], COLOURS[0]]) == [COLOURS[3], COLOURS[0]]


def test_of_two_with_one_colour_the_first_keeps_it_and_no_two_lines_look_alike() -> None:
    found = distinct_colours([COLOURS[1], COLOURS[1], COLOURS[0]])
    assert found[0] == COLOURS[1]
    assert found[2] == COLOURS[0]
    assert len(set(found)) == 3


def test_a_colour_this_app_does_not_know_is_another_one() -> None:
    found = distinct_colours(["mauve", COLOURS[0]])
    assert found[1] == COLOURS[0]
    assert found[0] in COLOURS[1:]


def test_more_lines_than_colours_begin_anew() -> None:
    assert len(distinct_colours([COLOURS[0]] * (len(COLOURS) + 3))) == len(COLOURS) + 3
