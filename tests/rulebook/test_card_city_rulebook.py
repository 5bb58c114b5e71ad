import re

from companion.games.card_city.position import CARDS, PRINTED
from tests.rulebook.card_city import BOOKS, FRAME
from tests.rulebook.checks import EVERY_LOCALE


@EVERY_LOCALE
def test_the_box_holds_what_the_contents_say(locale: str) -> None:
    body = BOOKS[locale].section("contents").body
    counts: dict[str, int] = {
        letter: int(n) for letter, n in re.findall(r"^\| (\w) \|[^|]*\| (\d+) \|", body, re.MULTILINE)
    }
    printed: dict[str, int] = {card: PRINTED.cards[card] for card in CARDS}
    assert counts == printed | {"H": 4}


@EVERY_LOCALE
def test_deck_and_supply_add_up_to_the_box(locale: str) -> None:
    expected = []
    for players in range(1, 5):
        deck = PRINTED.deck.multiplied_by(players)
        expected.append([players, deck.total, *PRINTED.cards.without_pile(deck)])
    assert FRAME.rows(locale, "setup.deck") == expected


@EVERY_LOCALE
def test_the_two_lots_hold_all_cards_half_of_the_other_lot_hidden(locale: str) -> None:
    table = FRAME.rows(locale, "divide.lots")
    assert table == [[n, 2 * n, 2, n - 1, n - 1] for n in (4, 3, 2)]


@EVERY_LOCALE
def test_the_city_limit_is_five_and_five_more_for_each_industry(locale: str) -> None:
    table = FRAME.rows(locale, "build.limit")
    squares = PRINTED.side**2
    for industries, *numbers in table:
        limit = PRINTED.limit_step * (1 + industries)
        fit = min(limit, squares - industries)
        shown = [limit] if fit == limit else [limit, fit]
        assert numbers == [*shown, squares - industries - fit]
    assert [row[0] for row in table] == [0, 1, 2, 3, 4]


@EVERY_LOCALE
def test_a_residential_district_needs_one_culture_card_more_than_it_has_cards(locale: str) -> None:
    assert FRAME.rows(locale, "develop.residential") == [[n, n + 1] for n in range(1, 5)]


@EVERY_LOCALE
def test_the_table_adds_up_one_two_three_and_so_on(locale: str) -> None:
    assert FRAME.rows(locale, "table") == [[n, sum(range(n + 1))] for n in range(1, 11)]
