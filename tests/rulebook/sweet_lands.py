"""The rulebook of Sweet Lands as its tests read it."""

import re
from dataclasses import dataclass
from functools import cached_property

from companion.games.sweet_lands.position import Readings
from tests.rulebook.checks import EVERY_LOCALE, Frame

CHAPTERS = {
    "contents": "map learning",
    "setup": "table seats variants",
    "round": "start cleanup",
    "income": "order draw",
    "turn": "hand order",
    "area": "slots basic special advanced copy gold extra disc",
    "terrain": "where ground special reward",
    "road": "where",
    "flip": "",
    "draw": "",
    "property": "where order price rewards tower",
    "rabbit": "where none",
    "industry": "locomotive labs end",
    "food": "discount end",
    "prosperity": "last elements",
    "card": "instant passing automation rewards",
    "skill": "flip advanced",
    "wonder": "",
    "milestone": "",
    "free": "",
    "pass": "steps city industry helper",
    "end": "",
    "score": "victory prosperity city sets gold diamonds ports milestones final ties targets",
    "solo": "",
    "rulings": "silent",
}


CHOSEN = (
    "setup.table", "round.cleanup", "turn", "area.basic", "area.advanced", "area.copy", "area.extra",
    "area.disc", "road.where", "draw", "property.where", "property.tower", "rabbit", "industry",
    "industry.labs", "industry.end", "food.discount", "prosperity", "card.instant", "card.automation",
    "card.rewards", "milestone", "free", "pass.city", "pass.helper", "score.ports",
)  # fmt: skip
"""The sections where the rules could be read otherwise, or where nothing was left of them but a picture."""

FACTS = (
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
)
"""What the rules say, what they leave open and where the first text errs, by section, in every language."""

FOUND = (
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
)
"""What people look for, in which language, and the section that has to come first."""

SUMS = {
    "income.draw": [1 + 5 + 2],
    "food.end": [2 * (3 - 1)],
    "card.instant": [2 * 1, (2 + 1) * 1],
    "pass.city": [1],
    "pass.industry": [(1 + 2) + 1],
    "score.prosperity": [3 * 2 + 7 * 1],
    "score.city": [7 // 2],
    "score.sets": [2 * 4 + 12],
    "score.gold": [13 // 5],
    "score.ports": [1],
}
"""What the sums of each section's examples come to."""

TOLD = (
    "terrain.where", "terrain.ground", "turn.hand", "area.copy", "road.where", "flip", "property.where",
    "property.rewards", "rabbit.where", "rabbit.none", "industry", "industry.labs", "card.rewards",
    "score.final",
)  # fmt: skip
"""The sections whose examples have no sum."""

FRAME = Frame(
    "sweet_lands",
    CHAPTERS,
    Readings,
    figures=r"(?!)",
    found=FOUND,
    facts=FACTS,
    read_so=CHOSEN,
    slips="已找出 剩於 友聯街 希帶 一但 本一輪 馬車標記 支付6食品 自由行動",
    summed=SUMS,
    told=TOLD,
)
BOOKS = FRAME.books
body, row, rows = FRAME.body, FRAME.row, FRAME.rows

Hex = tuple[int, int]
"""A hex of a picture: half hexes from the left, rows from the top."""

Corner = tuple[int, int]
"""A corner of a hex: half hexes from the left, thirds of a row from the top."""


@dataclass(frozen=True)
class Picture:
    """A section's map of hexes, read character by character.

    Attributes:
        lines: as they are written.
    """

    lines: tuple[str, ...]

    @cached_property
    def rows(self) -> list[str]:
        """The lines with hexes in them."""
        return [line for line in self.lines if line.strip(" /\\")]

    @cached_property
    def hexes(self) -> dict[Hex, str]:
        """What is written in each hex."""
        found = {}
        for row, line in enumerate(self.rows):
            for match in re.finditer(r"[^ |]+", line):
                assert match.start() % 3 == 0, line
                found[match.start() // 3, row] = match[0]
        return found

    @cached_property
    def roads(self) -> list[tuple[Hex, Hex]]:
        """The two hexes on either side of each road."""
        found: list[tuple[Hex, Hex]] = []
        row = -1
        for line in self.lines:
            row += line in self.rows
            for match in re.finditer(r"[|/\\]", line):
                at = match.start() // 3
                sides = {"|": ((at - 1, row), (at + 1, row)), "/": ((at, row), (at + 1, row + 1))}
                found.append(sides.get(match[0], ((at + 1, row), (at, row + 1))))
        return found

    def at(self, sign: str) -> Hex:
        """Return the only hex with a sign."""
        (found,) = (one for one, written in self.hexes.items() if written == sign)
        return found

    def beside(self, one: Hex) -> set[Hex]:
        """Return the hexes that share an edge with one."""
        x, y = one
        steps = {(x - 2, y), (x + 2, y), (x - 1, y - 1), (x + 1, y - 1), (x - 1, y + 1), (x + 1, y + 1)}
        return steps & set(self.hexes)

    def group(self, start: Hex, among: set[Hex]) -> set[Hex]:
        """Return all hexes among some that hang together with one of them."""
        found, reached = {start}, [start]
        while reached:
            new = (self.beside(reached.pop()) & among) - found
            found |= new
            reached += new
        return found

    def corners(self, one: Hex) -> set[Corner]:
        """Return the six corners of a hex."""
        x, y = one[0], 3 * one[1]
        return {(x, y - 2), (x + 1, y - 1), (x + 1, y + 1), (x, y + 2), (x - 1, y + 1), (x - 1, y - 1)}


def picture(section: str) -> Picture:
    """Return a section's map of hexes. It is the same in every language."""
    (drawn,) = re.findall(r"^```hex\n(.*?)\n```$", body("en", section), re.DOTALL | re.MULTILINE)
    return Picture(tuple(drawn.splitlines()))


__all__ = ["BOOKS", "EVERY_LOCALE", "FRAME", "Hex", "Picture", "body", "picture", "row", "rows"]
