import re

from tests.rulebook.small_city import body


def picture(section: str, number: int = 0) -> list[str]:
    """Return the rows of one of a section's diagrams, a character to a square."""
    found = re.findall(r"^```\n(.*?)\n```$", body("en", section), re.DOTALL | re.MULTILINE)
    return [line[::2] for line in found[number].splitlines()]


def around(drawn: list[str], letters: str) -> set[tuple[int, int]]:
    """Return the squares around every square with one of some letters, corners included, those left out."""
    solid = {(x, y) for y, line in enumerate(drawn) for x, mark in enumerate(line) if mark in letters}
    ring = {(x + dx, y + dy) for x, y in solid for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
    inside = {(x, y) for y, line in enumerate(drawn) for x in range(len(line))}
    return (ring - solid) & inside


def marked(drawn: list[str], letters: str) -> set[tuple[int, int]]:
    return {(x, y) for y, line in enumerate(drawn) for x, mark in enumerate(line) if mark in letters}


def test_the_halos_in_the_pictures_are_all_squares_around_and_no_other() -> None:
    drawn = picture("town.influence")
    assert around(drawn, "AB") == marked(drawn, "X")
    assert (len(around(drawn, "A")), len(around(drawn, "B"))) == (8, 10)
    police = picture("tiles.police")
    assert around(police, "P") == marked(police, "X")
    assert len(around(police, "P")) == 10


def test_the_halo_of_a_harbor_is_the_building_s_alone() -> None:
    drawn = picture("tiles.harbor")
    assert around(drawn, "K") == marked(drawn, "X~")


def test_the_squares_closed_to_factories_are_the_residence_s_halo_and_square_1_is_the_refinery_s() -> None:
    drawn = picture("build.apart")
    assert around(drawn, "R") == marked(drawn, "X")
    assert marked(drawn, "1") <= around(drawn, "O")


def homes(drawn: list[str], letters: str) -> int:
    """Count how many of the residences of a picture, one square each, influence some squares."""
    return len(marked(drawn, "R") & around(drawn, letters))


def test_square_1_is_influenced_by_two_residences_and_the_finished_shop_by_three() -> None:
    drawn = picture("build.direct")
    assert homes(drawn, "1") == 2
    assert homes(drawn, "12") == 3


def test_the_chain_meets_two_cultural_buildings_then_three() -> None:
    drawn = picture("upgrade.chain")
    met = ["".join(sorted(c for c in "SHL" if marked(drawn, c) & around(drawn, on))) for on in ("R", "R1")]
    assert met == ["HS", "HLS"]


def test_of_the_two_factories_only_a_has_room_for_the_third_level() -> None:
    drawn = picture("upgrade.chain", 1)

    def met(on: str) -> str:
        return "".join(c for c in "OK" if marked(drawn, c) & around(drawn, on))

    assert [met(on) for on in ("A", "B", "A1", "B2")] == ["O", "K", "OK", "OK"]

    def beside(on: str) -> set[tuple[int, int]]:
        steps = ((0, 1), (1, 0), (0, -1), (-1, 0))
        return {(x + dx, y + dy) for x, y in marked(drawn, on) for dx, dy in steps} & marked(drawn, ".")

    assert beside("A1")
    assert not beside("B2")
