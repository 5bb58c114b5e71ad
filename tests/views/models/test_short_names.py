"""Long names are cut where room is dear: after a word, by the columns they take, never two to the same."""

import pytest

from views.models.short_names import brief_names, name_lines


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ann", "Ann"),
        ("Sixteen letters!", "Sixteen letters!"),
        ("Bartholomew-Maximilian of Hohenstein", "Bartholomew…"),
        ("Al van der Lange-Straatenberg", "Al van der…"),
        ("Donaudampfschifffahrtskapitän", "Donaudampfschif…"),
        ("歐陽菲菲與她的好朋友們", "歐陽菲菲與她的…"),
        ("歐陽菲菲與她的朋", "歐陽菲菲與她的朋"),
    ],
)
def test_a_name_is_cut_after_a_word_that_fits(name: str, shown: str) -> None:
    assert brief_names((name,)) == (shown,)


def test_two_names_that_would_become_the_same_are_written_out() -> None:
    names = ("Maria Magdalena Elisabeth I", "Maria Magdalena Elisabeth II", "Maria Magdalena")
    assert brief_names(names) == names


@pytest.mark.parametrize(
    ("name", "lines"),
    [
        ("Ann", ("Ann",)),
        ("Ann of Ulm", ("Ann", "of Ulm")),
        ("Ann-Sophie of Ulm", ("Ann-", "Sophie of Ulm")),
        (" 歐陽菲菲與她的好朋友們", (" 歐陽菲菲與她的好朋友們",)),
        ("", ()),
    ],
)
def test_a_name_in_two_lines_is_broken_after_its_first_word_and_a_chinese_one_anywhere(
    name: str, lines: tuple[str, ...]
) -> None:
    assert name_lines(name) == lines
