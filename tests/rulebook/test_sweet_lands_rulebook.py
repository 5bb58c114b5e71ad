import re

from companion.engine.rulings import rulings_of
from companion.locale import LOCALES, Texts
from tests.rulebook.sweet_lands import BOOKS, EVERY_LOCALE, FRAME, body

FIXED = {
    "area.basic": ("6 wood", "6 木材", "6 木材"),
    "area.gold": ("6 or 8", "6 或 8", "6 或 8"),
    "area.copy": ("copied area", "被複製", "被复制"),
    "area.advanced": ("1 wood for the whole action", "整個行動一次", "整个行动一次"),
    "area.extra": ("four areas", "四個區", "四个区"),
    "property.where": ("before the action", "行動前", "行动前"),
    "property.rewards": ("after the last one", "放完才拿", "放完才拿"),
    "card.instant": ("before the card", "不算這張卡", "不算这张牌"),
    "card.rewards": ("first of its industry", "最先", "最先"),
    "pass.helper": ("asked for", "直接問", "直接问"),
    "score.ports": ("a tile on it", "要有版塊", "要有板块"),
}
"""The readings that cannot be switched, as the last chapter sums them up behind the section's number."""


@EVERY_LOCALE
def test_every_ruling_is_told_with_its_other_reading_and_the_reason(locale: str) -> None:
    texts = Texts.load(locale)
    points = [line for line in body(locale, "rulings").splitlines() if line.startswith("* **")]
    for point, ruling in zip(points, rulings_of(FRAME.readings), strict=True):
        said = {
            reading: texts.say(f"sweet_lands-reading-{ruling.id}-{reading}") for reading in ruling.readings
        }
        other = next(text for reading, text in said.items() if reading != ruling.default)
        assert other.casefold() in point.casefold()
        assert texts.say(f"sweet_lands-ruling-{ruling.id}-why").casefold() in point.casefold()


@EVERY_LOCALE
def test_every_fixed_reading_is_summed_up_with_the_number_of_its_section(locale: str) -> None:
    told = re.findall(r"([^。.（(]*)[。.]? ?[(（](\d+\.\d+)[)）]", body(locale, "rulings"))
    by_number = {number: words for words, number in told}
    numbers = {BOOKS[locale].section(section).number: words for section, words in FIXED.items()}
    assert set(by_number) == set(numbers)
    for number, words in numbers.items():
        assert words[LOCALES.index(locale)] in by_number[number], number
