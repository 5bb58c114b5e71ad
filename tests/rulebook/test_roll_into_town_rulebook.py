import re

from companion.games.roll_into_town.marks import ICONS
from companion.locale import Texts
from tests.rulebook.roll_into_town import BOOKS, EVERY_LOCALE, body


@EVERY_LOCALE
def test_every_icon_has_a_section_with_the_number_of_its_face(locale: str) -> None:
    for number, icon in enumerate(ICONS, start=1):
        assert str(number) in BOOKS[locale].section(f"discover.{icon}").title


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
