"""The rulebook of Citadels as its tests read it."""

from companion.games.citadels.position import Readings
from companion.games.citadels.printed import DISTRICTS, ROLES
from tests.rulebook.checks import EVERY_LOCALE, Called, Frame

CHAPTERS = {
    "contents": "noble religious trade military special characters",
    "setup": "crown two three size",
    "round": "",
    "deal": "up down",
    "draft": "two three seven",
    "call": "killed nobody",
    "turn": "",
    "action": "gold cards",
    "income": "",
    "build": "count price twice",
    "roles": "assassin thief magician king bishop merchant architect warlord",
    "destroy": "price protected last",
    "special": "haunted_city keep laboratory workshop observatory graveyard library school_of_magic"
    " dragon_gate university great_wall",
    "end": "",
    "score": "districts bonus colours complete ties",
    "hands": "",
    "phones": "",
    "rulings": "silent",
}

FACTS = (
    ("contents", "count 11 yellow and 11 green", "黃色和綠色都寫成 11 張", "黄色和绿色都写成 11 张"),
    ("contents.special", "count 11 but list 8", "說有 11 張，卻只列了 8 張", "说有 11 张，却只列了 8 张"),
    ("contents.special", "it costs 6", "造價是 6", "造价是 6"),
    ("setup.two", "first edition begins at three", "初版從三個人起", "初版从三个人起"),
    ("setup.three", "The **Assassin** stays in the box", "**殺手**收回盒子", "**杀手**收回盒子"),
    ("setup.size", "2016 edition", "2016 年版", "2016 年版"),
    ("deal.up", "**The King never lies face up.**", "**皇帝不能翻開放著。**", "**皇帝不能翻开放着。**"),
    ("deal.down", "It may be the King", "可能是皇帝", "可能是皇帝"),
    ("draft.seven", "**and the one lying face down**", "**和蓋著的那張**", "**和扣着的那张**"),
    ("call.killed", "takes the crown then", "這時拿走皇冠", "这时拿走皇冠"),
    ("action.cards", "2016 edition keeps all 3", "2016 年版是三張全留", "2016 年版是三张全留"),
    ("action.cards", "Nothing is written about it", "規則沒寫", "规则没写"),
    ("income", "**all at once**", "**一次拿完**", "**一次拿完**"),
    ("build.count", "A complete city may grow on", "蓋滿的城市還可以繼續蓋", "建成的城市还可以接着建"),
    ("build.twice", "**no second copy**", "**只能有一座**", "**只能有一座**"),
    ("build.twice", "do not say it", "規則書沒寫這條", "规则书没写这条"),
    (
        "roles.thief",
        "**all the gold held at that moment**",
        "**當時手上的金幣全部**",
        "**当时手上的金币全部**",
    ),
    (
        "roles.bishop",
        "A **killed** Bishop is not protected",
        "**被殺**的主教不受保護",
        "**被杀**的主教不受保护",
    ),
    ("destroy", "the rules do not say", "規則沒說", "规则没说"),
    ("destroy.protected", "your own too", "自己的也不行", "自己的也不行"),
    ("destroy.last", "how the app reads it", "App 的解讀", "App 的解读"),
    ("special.haunted_city", "**last round**", "**最後一輪**", "**最后一轮**"),
    ("special.keep", "cannot destroy it", "士兵拆不掉", "士兵拆不掉"),
    ("special.laboratory", "The 2016 edition gives 2 gold", "2016 年版是換 2 枚", "2016 年版是换 2 枚"),
    ("special.graveyard", "**Graveyard itself**", "**墓地自己**", "**墓地自己**"),
    ("special.graveyard", "Nothing is written about it", "規則沒寫", "规则没写"),
    ("special.school_of_magic", "purple and nothing else", "它就是紫色", "它就是紫色"),
    ("special.great_wall", "66th card", "第 66 張", "第 66 张"),
    ("end", "**played to its end**", "**玩完**", "**玩完**"),
    ("score.ties", "The rules we worked from say nothing", "我們手邊的規則書沒寫", "我们手边的规则书没写"),
    ("score.ties", "Then most **gold**", "比**金幣**", "比**金币**"),
)
"""What the rules say, what they leave open and where the first text errs, by section, in every language."""

FOUND = (
    ("en", "graveyard", "special.graveyard"),
    ("en", "thief", "roles.thief"),
    ("en", "killed", "call.killed"),
    ("en", "destroy price", "destroy.price"),
    ("en", "seven players", "draft.seven"),
    ("en", "five colours", "score.colours"),
    ("zh-Hant", "墓地", "special.graveyard"),
    ("zh-Hant", "五色齊全", "score.colours"),
    ("zh-Hant", "国王 翻开", "deal.up"),
    ("zh-Hans", "皇帝 翻开", "deal.up"),
    ("zh-Hans", "平手", "score.ties"),
    ("zh-Hans", "殺手", "roles.assassin"),
    ("zh-Hans", "拆除 价钱", "destroy.price"),
)
"""What people look for, in which language, and the section that has to come first."""

SUMS = {
    "action.gold": [3],
    "income": [3, 4],
    "build.count": [10],
    "build.price": [7],
    "roles.thief": [5],
    "roles.merchant": [7],
    "roles.architect": [3],
    "destroy.price": [5],
    "score": [34],
    "score.districts": [25],
    "score.bonus": [4],
}
"""What the sums of each section's examples come to."""

TOLD = ("draft", "score.colours")
"""The sections whose examples have no sum."""

CALLED = (
    *(Called(f"roles.{role}", f"role-{role}", exact=True) for role in ROLES),
    *(
        Called(f"special.{district}", f"district-{district}", place="whole title", exact=True)
        for district in DISTRICTS[DISTRICTS.index("haunted_city") :]
    ),
)
"""Every character and every purple card has a section with its name."""


FRAME = Frame(
    "citadels",
    CHAPTERS,
    Readings,
    figures=r"2 (gold|more)$",
    found=FOUND,
    facts=FACTS,
    slips="迭 实时 實時 另一名玩家交换 洗均",
    summed=SUMS,
    told=TOLD,
    called=CALLED,
)
BOOKS = FRAME.books
body, row, rows = FRAME.body, FRAME.row, FRAME.rows

__all__ = ["BOOKS", "EVERY_LOCALE", "FRAME", "body", "row", "rows"]
