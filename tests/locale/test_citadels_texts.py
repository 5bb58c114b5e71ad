import pytest

from companion.games.citadels.position import SIZES, Readings, city_size
from companion.games.citadels.printed import COLOURS, DISTRICTS, PAYS, ROLES, cards, numbers
from companion.locale import LOCALES
from tests.locale.naming import EVERY_LOCALE, Sayings

said = Sayings("citadels")


@EVERY_LOCALE
def test_no_character_is_called_like_a_district(locale: str) -> None:
    roles = {said(locale, "role", role) for role in ROLES}
    assert roles.isdisjoint(said(locale, "district", district) for district in DISTRICTS)


@EVERY_LOCALE
def test_the_sizes_of_a_city_are_told_as_the_app_has_them(locale: str) -> None:
    for reading, size in SIZES.items():
        assert str(size) in said(locale, "reading", f"city_size-{reading}")
    standard = said(locale, "reading", "city_size-standard")
    assert all(str(city_size(seats, Readings())) in standard for seats in (3, 4))


@EVERY_LOCALE
def test_the_size_of_the_deck_is_told_with_and_without_the_great_wall(locale: str) -> None:
    every = sum(card.copies for card in cards().values())
    assert str(every) in said(locale, "reading", "great_wall-in")
    assert str(every - cards()["great_wall"].copies) in said(locale, "reading", "great_wall-out")


@EVERY_LOCALE
def test_the_powers_of_those_who_earn_name_the_colour_that_pays(locale: str) -> None:
    for role in ROLES:
        colours = {
            colour for colour in COLOURS if said(locale, "colour", colour) in said(locale, "power", role)
        }
        assert colours == ({PAYS[role]} if role in PAYS else set()), role


@EVERY_LOCALE
def test_the_powers_of_merchant_and_architect_tell_their_numbers(locale: str) -> None:
    assert str(numbers().merchant_gold) in said(locale, "power", "merchant")
    architect = said(locale, "power", "architect")
    assert [n for n in architect if n.isdigit()] == [
        str(numbers().architect_cards),
        str(numbers().architect_builds),
    ]


@EVERY_LOCALE
def test_the_workshop_is_told_with_the_numbers_of_its_reading(locale: str) -> None:
    told = [said(locale, "special", f"workshop-{reading}") for reading in ("three_for_two", "two_for_three")]
    assert [[n for n in text if n.isdigit()] for text in told] == [["3", "2"], ["2", "3"]]
    assert not any(n.isdigit() for n in said(locale, "special", "workshop")), "right by either reading"


@pytest.mark.parametrize("district", ["dragon_gate", "university"])
def test_cards_that_score_more_than_they_cost_tell_both(district: str) -> None:
    for locale in LOCALES:
        digits = [n for n in said(locale, "special", district) if n.isdigit()]
        assert digits == ["6", "8"]


@pytest.mark.parametrize("colour", COLOURS)
def test_an_english_colour_stands_in_a_sentence_and_a_kind_in_a_heading(colour: str) -> None:
    assert said("en", "colour", colour).islower()
    assert said("en", "kind", colour)[0].isupper()


@pytest.mark.parametrize("locale", ["zh-Hant", "zh-Hans"])
def test_a_chinese_colour_can_stand_before_a_building(locale: str) -> None:
    assert all(said(locale, "colour", colour).endswith("色") for colour in COLOURS)
