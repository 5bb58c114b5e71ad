import math

from views.models.hex_text import HexDiagram, corners
from views.models.markdown import Diagram, parse_blocks

MAP = HexDiagram(
    (
        "   w     F!    x",
        "       \\  /",
        "s     C  |  12    v",
        "       /",
        "   f     f     s",
    )
)


def centre(sign: str) -> tuple[float, float]:
    return next(at for written, at in MAP.signs if written == sign)


def shared(one: str, other: str) -> set[tuple[float, float]]:
    """Return the two corners at which two hexes touch."""
    return set(corners(centre(one))) & set(corners(centre(other)))


def test_a_picture_of_hexes_is_told_from_one_of_squares() -> None:
    assert list(parse_blocks("```hex\na     B\n```\n\n```\na B\n```")) == [
        HexDiagram(("a     B",)),
        Diagram(("a B",)),
    ]


def test_every_hex_stands_where_it_is_written() -> None:
    assert "".join(sign for sign, _ in MAP.signs) == "wF!xsC12vffs"
    assert centre("C") == (3, 2.5)
    assert centre("F!") == (4, 1)
    assert MAP.size == (8, 5)


def test_neighbours_share_an_edge_and_others_do_not() -> None:
    assert {len(shared("C", other)) for other in ("w", "F!", "12")} == {2}
    assert shared("C", "v") == set()


def test_a_road_lies_on_the_edge_of_the_two_hexes_it_is_written_between() -> None:
    drawn = [set(road) for road in MAP.roads]
    assert drawn[:3] == [shared("F!", "C"), shared("F!", "12"), shared("C", "12")]
    below = next(at for sign, at in MAP.signs if sign == "f" and at[0] == 4)
    assert drawn[3] == set(corners(centre("C"))) & set(corners(below))


def test_all_six_sides_of_a_hex_are_equally_long_when_drawn() -> None:
    drawn = [(x * math.sqrt(3) / 2, y) for x, y in corners((0, 0))]
    sides = [math.dist(one, other) for one, other in zip(drawn, drawn[1:] + drawn[:1], strict=True)]
    assert all(math.isclose(side, 1) for side in sides)
