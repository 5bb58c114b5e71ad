import re

import pytest

from companion.games.roll_into_town.marks import BUILDINGS, ICONS
from companion.games.roll_into_town.phases import going_on, roll
from companion.games.roll_into_town.printed import box
from companion.games.roll_into_town.scoring import CATEGORIES
from companion.locale import LOCALES, Texts
from companion.rulebook import ask
from tests.rulebook.roll_into_town import BOOKS, EVERY_LOCALE, FRAME, body


def test_every_section_a_rule_the_box_or_a_score_cites_exists() -> None:
    stages = (roll.STAGE, going_on.STAGE)
    cited = {rule.section for stage in stages for rules in stage.rules.values() for rule in rules}
    assert {"round.dice", "discover.river", "build.market", "gather.lumberjack", "upkeep.forced"} <= cited
    cited |= {entry.cites for entry in box().entries.values()}
    cited |= {f"score.{category}" for category in CATEGORIES}
    assert cited <= set(FRAME.sections)


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


SLIPS = "稿子 鎬头 小酒馆 小酒館 稿 垂直 例1 1.2或3 全部或不使用"


@pytest.mark.parametrize("locale", ["zh-Hant", "zh-Hans"])
def test_the_slips_of_the_first_text_are_not_in_ours(locale: str) -> None:
    assert [slip for slip in SLIPS.split() if slip in FRAME.source(locale)] == []


READ_SO = {
    "en": "*How the app reads it.*",
    "zh-Hant": "*App 的解讀：*",
    "zh-Hans": "*App 的解读：*",
}
CHOSEN = (
    "round.icons", "discover.dice", "discover.river", "discover.coast", "discover.ocean", "build.watermill",
    "build.fountain", "build.market", "build.lighthouse", "upkeep.growth", "upkeep.forced", "score.coast",
)  # fmt: skip
"""The sections where the rules could be read otherwise."""


@EVERY_LOCALE
def test_every_chosen_reading_is_told_as_one_where_it_matters(locale: str) -> None:
    told = [section.id for section in BOOKS[locale].sections if READ_SO[locale] in section.body]
    assert told == list(CHOSEN)


FACTS = [
    ("setup.map", "**These 9 by 9 squares are not from the rules.**", "不是規則寫的", "不是规则写的"),
    ("build.cathedral", "**This outline is not from the rules.**", "不是規則寫的", "不是规则写的"),
    ("build.where", "for the others the app assumes it", "其餘是 App 假設的", "其余是 App 假设的"),
    ("setup.most", "is lost", "超出的就沒了", "超出的就没了"),
    ("round.icons", "You may draw fewer", "可以少畫", "可以少画"),
    ("discover.dice", "One die, one icon", "一顆骰子畫一個圖示", "一颗骰子画一个图标"),
    ("discover.town_hall", "only once for each die", "每顆骰子只能調一次", "每颗骰子只能调一次"),
    ("discover.town_hall", "**never becomes a 6**", "**不能變成 6**", "**不能变成 6**"),
    ("discover.river", "There is never a second river", "不會有第二條河", "不会有第二条河"),
    ("discover.river", "that leads off the map is finished", "就算完成", "就算完成"),
    ("discover.river", "is blocked", "被堵住了", "被堵住了"),
    ("discover.ocean", "Any two of the four sides", "任兩邊都算", "任意两边都算"),
    ("discover.ocean", "two sides that meet at a corner", "夾成一個角的兩邊", "夹成一个角的两边"),
    ("discover.ocean", "**the border is no water**", "**地圖邊緣不算水**", "**地图边缘不算水**"),
    ("discover.ocean", "felling trees floods nothing", "砍樹不會馬上淹水", "砍树不会马上淹水"),
    ("discover.ocean", "below the top of the Lighthouse floods", "一樣會被淹", "一样会被淹"),
    ("build.watermill", "**beside the river, not before it**", "不是河流前面**", "不是河流前面**"),
    ("build.watermill", "even if the square also lies before", "又在另一段河的前面", "又在另一段河的前面"),
    ("build.fountain", "Several uses in the same round", "同一輪可以用幾次", "同一轮可以用几次"),
    ("build.fountain", "Your table can play with one use", "一輪只用一次", "一轮只用一次"),
    ("build.market", "**While you pay for a building**", "**付造價時**", "**付造价时**"),
    ("build.lighthouse", "the eight squares around", "周圍八格", "周围八格"),
    ("gather.lumberjack", "**every adjacent tree**", "**所有相鄰的樹**", "**所有相邻的树**"),
    ("gather.lumberjack", "their wood is lost", "木材就浪費了", "木材就浪费了"),
    ("upkeep.growth", "**before any of them grows**", "**還沒開始長之前**", "**还没开始长之前**"),
    ("upkeep.growth", "belongs to the forest it grew from", "屬於長出它的那片森林", "属于长出它的那片森林"),
    ("upkeep.forced", "after round 12 trees count for nothing", "樹已經沒有用處", "树已经没有用处"),
    ("score.taverns", "counts **once**", "**只算一次**", "**只算一次**"),
    ("score.river", "**opposite borders**", "**相對的邊緣**", "**相对的边缘**"),
    ("score.coast", "below the Lighthouse is a coast, too", "燈塔底下的海岸也算", "灯塔底下的海岸也算"),
    ("score.ties", "what taverns add is left out", "酒館加的不算", "酒馆加的不算"),
    ("score.ties", "You share the win", "並列勝利", "并列获胜"),
]


@pytest.mark.parametrize(("section", "en", "hant", "hans"), FACTS)
def test_what_the_rules_say_and_what_they_leave_open_stands_in_every_language(
    section: str, en: str, hant: str, hans: str
) -> None:
    for locale, words in zip(LOCALES, (en, hant, hans), strict=True):
        assert words in body(locale, section), locale


@pytest.mark.parametrize(
    ("locale", "query", "first"),
    [
        ("en", "lighthouse foot", "build.lighthouse"),
        ("en", "second river", "discover.river"),
        ("en", "ties", "score.ties"),
        ("en", "town hall", "discover.town_hall"),
        ("en", "felled tree", "gather.lumberjack"),
        ("en", "rub out", "undo"),
        ("zh-Hant", "市場 換", "build.market"),
        ("zh-Hant", "十字鎬", "build.pickaxe"),
        ("zh-Hant", "河流旁边", "build.watermill"),
        ("zh-Hant", "傳奇市長", "score.solo"),
        ("zh-Hans", "镐子", "build.pickaxe"),
        ("zh-Hans", "平手", "score.ties"),
        ("zh-Hans", "海洋", "discover.ocean"),
        ("zh-Hans", "緊鄰自己森林", "upkeep.growth"),
    ],
)
def test_the_section_that_answers_comes_first(locale: str, query: str, first: str) -> None:
    assert ask("roll_into_town", query, locale).findings[0].section.id == first
