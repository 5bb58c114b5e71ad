import re

from companion.games.roll_into_town.marks import BUILDINGS, ICONS
from companion.locale import Texts
from tests.rulebook.roll_into_town import BOOKS, EVERY_LOCALE, body


@EVERY_LOCALE
def test_every_icon_and_every_building_has_a_section_with_its_name(locale: str) -> None:
    texts = Texts.load(locale)
    for number, icon in enumerate(ICONS, start=1):
        title = BOOKS[locale].section(f"discover.{icon}").title.casefold()
        assert texts.say(f"roll_into_town-icon-{icon}") in title
        assert str(number) in title
    for building in BUILDINGS:
        title = BOOKS[locale].section(f"build.{building}").title
        assert title.casefold() == texts.say(f"roll_into_town-building-{building}").casefold()


@EVERY_LOCALE
def test_what_an_empty_map_shows_is_called_what_the_app_calls_it(locale: str) -> None:
    texts = Texts.load(locale)
    listed: dict[str, str] = {}
    for line in body(locale, "contents.sheet").splitlines():
        signs, _, names = line.strip("| ").partition(" | ")
        parts = re.split(r", |、", names)
        listed |= dict(zip(re.findall(r"`(\S+)`", signs), parts, strict=False))
    letters = {"H": "hall", "F": "farm", "M": "mountain", "T": "tree", "O": "ocean", ".": "empty"}
    letters |= {"h": "house", "p": "pickaxe", "l": "lumberjack", "w": "watermill", "t": "tavern"}
    letters |= {"f": "fountain", "m": "market", "c": "cathedral", "Rne": "river", "Cnew": "coast"}
    for letter, name in letters.items():
        assert texts.say(f"roll_into_town-token-{name}") in re.split("，", listed[letter])[0], letter
