"""The rulebook of Roll Into Town as its tests read it."""

import re

from companion.games.roll_into_town.land import Land
from companion.games.roll_into_town.marks import BUILDINGS, ICONS
from companion.games.roll_into_town.position import Readings
from companion.geometry.square import Grid
from tests.rulebook.checks import EVERY_LOCALE, Called, Frame

CHAPTERS = {
    "contents": "sheet",
    "setup": "map most",
    "round": "dice icons",
    "undo": "",
    "discover": "dice where town_hall icons farm mountain tree river coast ocean any",
    "build": "price where once house pickaxe lumberjack harbor watermill tavern fountain market"
    " lighthouse cathedral",
    "gather": "farms harbors pickaxes lumberjack",
    "upkeep": "forests growth forced",
    "end": "",
    "score": "houses taverns river coast lighthouse cathedral ties solo",
    "rulings": "silent",
}

CHOSEN = (
    "round.icons", "discover.dice", "discover.river", "discover.coast", "discover.ocean", "build.watermill",
    "build.fountain", "build.market", "build.lighthouse", "upkeep.growth", "upkeep.forced", "score.coast",
)  # fmt: skip
"""The sections where the rules could be read otherwise."""

FACTS = (
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
)
"""What the rules say, what they leave open and where the first text errs, by section, in every language."""

FOUND = (
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
)
"""What people look for, in which language, and the section that has to come first."""

SUMS = {
    "round.icons": [24, 27],
    "build.price": [2],
    "gather.farms": [9],
    "gather.pickaxes": [4],
    "gather.lumberjack": [6],
    "upkeep.forests": [2],
    "score": [55],
    "score.taverns": [5],
    "score.river": [10, 4],
    "score.lighthouse": [5],
}
"""What the sums of each section's examples come to."""

TOLD = ("build.market",)
"""The sections whose examples have no sum."""

CALLED = (
    *(Called(f"discover.{icon}", f"icon-{icon}") for icon in ICONS),
    *(Called(f"build.{building}", f"building-{building}", place="whole title") for building in BUILDINGS),
)
"""Every icon and every building has a section with its name."""


FRAME = Frame(
    "roll_into_town",
    CHAPTERS,
    Readings,
    figures=r"6$",
    found=FOUND,
    facts=FACTS,
    read_so=CHOSEN,
    slips="稿子 鎬头 小酒馆 小酒館 稿 垂直 例1 1.2或3 全部或不使用",
    summed=SUMS,
    told=TOLD,
    called=CALLED,
)
BOOKS = FRAME.books
body, row, rows = FRAME.body, FRAME.row, FRAME.rows


def picture(section: str) -> list[list[str]]:
    """Return the squares of a section's picture, row by row. It is the same in every language."""
    (drawn,) = re.findall(r"^```\n(.*?)\n```$", body("en", section), re.DOTALL | re.MULTILINE)
    return [line.split() for line in drawn.splitlines()]


def drawn(section: str) -> Land:
    """Return a section's picture as a map. The squares with a figure are empty."""
    squares = picture(section)
    cells = tuple("." if token.isdigit() else token for line in squares for token in line)
    return Land(Grid(len(squares[0]), len(squares)), cells)


def figure(section: str, sign: str) -> int:
    """Return the number of the square that a sign stands on in a section's picture."""
    return [token for line in picture(section) for token in line].index(sign)


__all__ = ["BOOKS", "EVERY_LOCALE", "FRAME", "body", "drawn", "figure", "picture", "row", "rows"]
