import re

import pytest

from companion.engine.rulings import declared
from companion.locale import LOCALES, Texts
from companion.rulebook import ask
from tests.rulebook.sweet_lands import BOOKS, EVERY_LOCALE, FRAME, body

READ_SO = {
    "en": "*How the app reads it.*",
    "zh-Hant": "*App 的解讀：*",
    "zh-Hans": "*App 的解读：*",
}
CHOSEN = (
    "setup.table", "round.cleanup", "area.basic", "area.advanced", "area.copy", "area.extra", "area.disc",
    "road.where", "draw", "property.where", "rabbit", "industry", "industry.labs", "industry.end",
    "food.discount", "prosperity", "card.instant", "card.automation", "card.rewards", "free", "pass.city",
    "pass.helper", "score.ports",
)  # fmt: skip
"""The sections where the rules could be read otherwise, or where nothing was left of them but a picture."""

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
def test_every_chosen_reading_is_told_as_one_where_it_matters(locale: str) -> None:
    assert [one.id for one in BOOKS[locale].sections if READ_SO[locale] in one.body] == list(CHOSEN)


@EVERY_LOCALE
def test_every_ruling_is_told_with_its_other_reading_and_the_reason(locale: str) -> None:
    texts = Texts.load(locale)
    points = [line for line in body(locale, "rulings").splitlines() if line.startswith("* **")]
    for point, ruling in zip(points, declared(FRAME.readings), strict=True):
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


SLIPS = "已找出 剩於 友聯街 希帶 一但 本一輪 馬車標記 支付6食品 自由行動"


@pytest.mark.parametrize("locale", ["zh-Hant", "zh-Hans"])
def test_the_slips_of_the_first_text_are_not_in_ours(locale: str) -> None:
    assert [slip for slip in SLIPS.split() if slip in FRAME.source(locale)] == []


FACTS = [
    ("contents", "Food is not a resource", "食品不是資源", "食品不是资源"),
    ("contents.learning", "The app makes nothing up", "App 不會亂編", "App 不会乱编"),
    ("contents.learning", "the app asks once and remembers", "App 問一次就記住", "App 问一次就记住"),
    ("setup.table", "ate a snack last", "最近吃過零食", "最近吃过零食"),
    ("setup.seats", "from the last player back to the first", "逆順位", "按逆序"),
    ("setup.seats", "nobody has chosen yet", "別人還沒選的", "别人还没选的"),
    ("setup.seats", "works from the start", "一開始就有效", "一开始就有效"),
    ("round.cleanup", "Flipped skill tiles turn face up", "技能版塊翻回正面", "技能板块翻回正面"),
    ("turn", "as many [free actions](#free) as you like", "任意次[免費行動]", "任意次[免费行动]"),
    ("turn.hand", "not even if you draw right after", "就算馬上補牌也不行", "就算马上补牌也不行"),
    ("turn.order", "Who passes first", "第一個略過的人", "第一个跳过的人"),
    ("area.slots", "Even the only slot", "就算只有一格", "就算只有一格"),
    ("area.slots", "leftmost free one", "最左邊的空格", "最左边的空格"),
    ("area.disc", "as many as you like", "囤多少都行", "攒多少都行"),
    ("terrain", "**without an effect up**", "**沒有效果的那面朝上**", "**没有效果的一面朝上**"),
    ("terrain", "a tile never moves", "不能移動", "不能移动"),
    ("terrain.special", "**special terrain tiles**", "**只能放特殊地形版塊**", "**只能放特殊地形板块**"),
    ("terrain.reward", "**at once**", "**立即**", "**立即**"),
    ("road.where", "One road to an edge", "一個邊只能有一條", "一个边只能有一条"),
    ("flip", "when a tile is laid", "* 放版塊", "* 放板块"),
    ("draw", "Both are needed", "兩項都要", "两项都要"),
    ("draw", "**At once**: draw 1", "**立即**抽 1 張", "**立即**抽 1 张"),
    ("property", "Cookie rabbits are none", "餅乾兔不是財產", "饼干兔不是财产"),
    ("property.where", "**any terrain will do**", "**放哪種地形都行**", "**放哪种地形都行**"),
    ("property.order", "from the bottom up", "由下往上", "由下往上"),
    ("property.rewards", "once more", "再拿一次", "再拿一次"),
    ("property.tower", "**free**", "**不用付費**", "**不用付费**"),
    ("rabbit", "above or to the left of", "上方或左側", "上方或左侧"),
    ("rabbit.where", "without another rabbit", "沒有別的餅乾兔", "没有别的饼干兔"),
    ("industry.locomotive", "and overtake", "也可以超車", "也可以超车"),
    ("industry.labs", "**lost**", "**沒了**", "**没了**"),
    ("industry.end", "need not be there yet", "不必也走到底", "不必也走到底"),
    ("prosperity.last", "whoever you are", "不管是誰", "不管是谁"),
    ("prosperity.last", "**The first one there**", "**第一個到的人**", "**第一个到的人**"),
    (
        "card.instant",
        "A **discount** looks at the marks you had",
        "**減費用**不算打出的這張",
        "**减费用**不算打出的这张",
    ),
    ("card.passing", "cannot be automated", "不能自動化", "不能自动化"),
    ("card.automation", "**at the moment you play**", "**打出即時型的當下**", "**打出即时型的当下**"),
    ("card.automation", "never moves or leaves", "不能移動或移除", "不能移动或移除"),
    ("card.rewards", "**from top to bottom**", "**由上而下**", "**由上而下**"),
    ("skill", "**no two alike**", "**不能有兩片一樣的**", "**不能有两块一样的**"),
    ("skill.flip", "**once a round**", "**每輪一次**", "**每轮一次**"),
    ("wonder", "**Every further one**", "**之後每一個**", "**之后每一个**"),
    ("milestone", "gone is gone", "沒了就沒了", "没了就没了"),
    ("free", "**before or after**", "**之前或之後**", "**之前或之后**"),
    ("pass", "you **must** pass", "就**必須**略過", "就**必须**跳过"),
    ("pass.city", "cannot be split into two small ones", "不能當兩座小的", "不能当两座小的"),
    ("pass.industry", "**one by one**", "**分開**", "**分开**"),
    ("pass.helper", "**another free place**", "**另一個空位**", "**另一个空位**"),
    ("end", "There is no clean-up", "沒有清理", "没有清理"),
    ("score.sets", "on top of steps 2 and 3", "在步驟 2、3 之外另算", "在步骤 2、3 之外另算"),
    ("score.ports", "**terrain tiles join it to the capital**", "**有地形版塊連接**", "**有地形板块连接**"),
    ("score.final", "**no second**", "**不計第二名**", "**不计第二名**"),
    ("score.final", "**dummy player**", "**虛擬玩家**", "**虚拟玩家**"),
    ("score.ties", "**More rabbits on the map**", "**地圖上餅乾兔多**", "**地图上饼干兔多**"),
    ("solo", "we do not have them", "我們手邊沒有", "我们手头没有"),
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
        ("en", "clock tower", "property.tower"),
        ("en", "no rabbit left", "rabbit.none"),
        ("en", "dummy", "score.final"),
        ("en", "wood discount", "food.discount"),
        ("en", "empty hand", "turn.hand"),
        ("zh-Hant", "鐘樓", "property.tower"),
        ("zh-Hant", "自動化", "card.automation"),
        ("zh-Hant", "饼干兔 用完", "rabbit.none"),
        ("zh-Hant", "模仿圖版 複製", "area.copy"),
        ("zh-Hans", "5 座帳篷", "score.sets"),
        ("zh-Hans", "虛擬玩家", "score.final"),
        ("zh-Hans", "平手", "score.ties"),
        ("zh-Hans", "特殊地形", "terrain.special"),
    ],
)
def test_the_section_that_answers_comes_first(locale: str, query: str, first: str) -> None:
    assert ask("sweet_lands", query, locale).findings[0].section.id == first
