import pytest

from companion.games.roll_into_town.marks import BUILDINGS, ICONS, Building
from companion.games.roll_into_town.position import STEPS
from companion.games.roll_into_town.printed import numbers
from tests.locale.naming import EVERY_LOCALE, TEXTS, Sayings

said = Sayings("roll_into_town")


@EVERY_LOCALE
def test_a_square_is_called_like_what_was_drawn_or_built_there(locale: str) -> None:
    for icon in ICONS:
        assert said(locale, "token", icon) == said(locale, "icon", icon)
    for building in BUILDINGS:
        assert said(locale, "token", building) == said(locale, "building", building)
    for part in ("lighthouse_bottom", "lighthouse_top"):
        assert said(locale, "building", "lighthouse") in said(locale, "token", part)


@EVERY_LOCALE
def test_a_step_is_called_the_same_as_the_phase_in_which_it_is_the_least(locale: str) -> None:
    for step in STEPS[:-1]:
        assert said(locale, "step", step) == said(locale, "phase", step)


ABOUT: dict[Building, list[int]] = {
    "house": [numbers().points.house],
    "pickaxe": [1],
    "lumberjack": [1],
    "harbor": [1],
    "watermill": [1],
    "tavern": [numbers().points.tavern],
    "fountain": [1, numbers().fountain],
    "market": [numbers().exchange, 1],
    "lighthouse": [numbers().points.lighthouse],
    "cathedral": [numbers().points.cathedral],
}


@EVERY_LOCALE
@pytest.mark.parametrize("building", BUILDINGS)
def test_what_a_building_does_is_told_with_its_numbers(locale: str, building: Building) -> None:
    told = said(locale, "building-about", building)
    digits = "".join(c if c.isdigit() else " " for c in told).split()
    assert [int(number) for number in digits] == ABOUT[building]


@EVERY_LOCALE
def test_the_question_about_the_fountain_tells_how_often_it_can_be_used(locale: str) -> None:
    assert str(numbers().fountain) in TEXTS[locale].say("roll_into_town-ruling-fountain-why")


@pytest.mark.parametrize("building", BUILDINGS)
def test_every_english_building_takes_the_article_a_and_is_small_unless_there_is_only_one(
    building: Building,
) -> None:
    name = said("en", "building", building)
    assert name[0] not in "aeioAEIO"
    assert name[0].isupper() == (building in ("fountain", "market", "lighthouse", "cathedral"))


@EVERY_LOCALE
def test_a_map_without_a_town_hall_is_refused_with_a_sentence(locale: str) -> None:
    hall = said(locale, "token", "hall")
    assert hall in TEXTS[locale].say("box-why", why="town-hall")
