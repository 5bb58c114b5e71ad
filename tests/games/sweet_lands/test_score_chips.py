"""Every line of a category with several lines says which thing it counts, and every track its element."""

from collections import Counter

import pytest

from companion.engine.words import Label, Word
from companion.games.sweet_lands import GAME, moves, scoring, words
from companion.games.sweet_lands.position import TRACKS, Due
from companion.games.sweet_lands.vocabulary import ELEMENTS
from companion.locale import LOCALES, Texts
from tests.games.sweet_lands.known import BOX, NAMES, table

TEXTS = Texts.load_all()
READ = {**BOX, **{f"track-{track}": f"4;{element}" for track, element in zip(TRACKS, ELEMENTS, strict=True)}}


def test_lines_of_one_category_are_told_apart() -> None:
    for standing in scoring.scoresheet(table()).standings:
        lines = Counter(line.category for line in standing.lines)
        named: dict[str, list[Label | None]] = {}
        for line in standing.lines:
            named.setdefault(line.category, []).append(line.counted)
        for category, number in lines.items():
            if number > 1:
                assert None not in named[category]
                assert len(set(named[category])) == number, category


def test_a_prosperity_line_bears_its_element_read_or_not() -> None:
    for box in (READ, {}):
        lines = scoring.scoresheet(table(box=box)).standings[0].lines
        shown = [line.counted for line in lines if line.category == "prosperity"]
        assert shown == [Word(f"element-{element}") for element in ELEMENTS]


@pytest.mark.parametrize("locale", LOCALES)
def test_a_step_on_a_track_names_its_element_and_its_place_while_that_is_unread(locale: str) -> None:
    texts = TEXTS[locale]
    steps = (Due("prosperity", 1, "", "any"),)
    read, unread = table(box=READ, dues=steps), table(box={}, dues=steps)
    for track, element in zip(TRACKS, ELEMENTS, strict=True):
        notice = GAME.describe(read, 0, moves.Advance(track))
        said = texts.about("sweet_lands", "move", notice.id, notice.params, NAMES)
        assert texts.say(f"sweet_lands-element-{element}") in said
    named = {texts.label("sweet_lands", words.track(unread, track)) for track in TRACKS}
    assert len(named) == len(TRACKS)
    assert not any(character.isdigit() for name in named for character in name)
