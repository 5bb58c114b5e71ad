"""The rulebook of Small City as its tests read it."""

from companion.games.small_city.position import BASIC, CARDS, Readings
from companion.games.small_city.printed import printed_values
from tests.rulebook.checks import EVERY_LOCALE, Called, Frame

CHAPTERS = {
    "contents": "tiles cubes cards",
    "setup": "council limited town hall citizens money promises advanced",
    "town": "area influence storage",
    "rounds": "",
    "street": "place stay",
    "action": "ring price cards starred",
    "build": "slots cost direct area apart limited order screens mediator architect",
    "upgrade": "level cover cells fresh chain",
    "demolish": "cost people",
    "tiles": "residence factory warehouse commerce culture culture.cost clinic university metro refinery"
    " harbor police fire park hall",
    "move": "order must stay left one special tourists limit ban places opposite relocate settle jobs",
    "income": "tourists shops trade factories storage overflow",
    "votes": "residence university",
    "pollution": "made parks deaths who choice graves out",
    "council": "pay step restart locked industry construction economy tourism",
    "mayor": "",
    "score": "promises pollution ties",
    "promises": "",
    "rulings": "silent",
}

FACTS = (
    ("street.place", "between two **empty neighboring squares**", "**兩個相鄰空格**", "**两个相邻空格**"),
    ("street.stay", "**stays on the street**", "**留在原來的街道**", "**留在原来的街道**"),
    (
        "action.price",
        "**$1 for each card you skip**",
        "每跳過一張沒人選的卡付 1 元",
        "每跳过一张没人选的卡付 1 元",
    ),
    ("build.slots", "**up to 3 tiles**", "**最多蓋 3 塊**", "**最多建 3 块**"),
    ("build.cost", "**$1 per square**", "**每格 1 元**", "**每格 1 元**"),
    ("build.mediator", "never less than $1", "最少還是 1 元", "最少还是 1 元"),
    ("upgrade.fresh", "**cannot be upgraded this round**", "**這輪不能升級**", "**这一轮不能升级**"),
    ("demolish.people", "a later correction", "後來的修正", "后来的修正"),
    ("demolish.people", "**may not be demolished**", "**不能拆**", "**不能拆**"),
    ("tiles.residence", "one citizen from your City Hall", "從市鎮廳移一位居民", "从市政厅移一位居民"),
    ("tiles.metro", "**two** of your citizens", "**兩位**居民", "**两位**居民"),
    ("tiles.clinic", "only **one** citizen", "只能進**一位**", "只能进**一位**"),
    ("tiles.park", "never upgraded", "公園不能升級", "公园不能升级"),
    ("move.limit", "**one** of your citizens", "**一位**居民", "**一位**居民"),
    ("move.opposite", "correction", "修正", "修正"),
    ("move.opposite", "in round 1 nobody sends tourists", "第一輪不能派遊客", "第一轮不能派游客"),
    ("move.opposite", "to the opposite town", "改成對面玩家的城鎮", "改成对面玩家的城镇"),
    ("move.opposite", "A player’s answer", "有玩家回答", "有玩家回答"),
    ("tiles.police", "laying it through the council", "靠市議會蓋的也一樣", "靠市议会建的也一样"),
    ("tiles.fire", "laying it through the council", "靠市議會蓋的也一樣", "靠市议会建的也一样"),
    ("council.construction", "somebody may move at once", "居民可以馬上進駐", "居民可以马上进驻"),
    (
        "tiles.harbor",
        "inside your building area as a whole",
        "整座港口連水域都要在建築區域裡",
        "整座港口连水域都要在建筑区域里",
    ),
    ("promises", "tourists do not", "遊客不算", "游客不算"),
    ("income.overflow", "**host’s warehouses**", "**主人倉庫**", "**主人仓库**"),
    ("pollution.deaths", "“above 10”", "「超過 10」", "“超过 10”"),
    ("pollution.graves", "edge to edge", "斜角不算", "斜角不算"),
    ("council.pay", "the votes for step 4 are missing", "漏了第 4 格的票數", "漏了第 4 格的票数"),
    ("council.step", "never both in the same row", "不能在同一排", "不能在同一排"),
    ("score.promises", "does not fit the pattern", "規律不合", "规律不合"),
    ("promises", "Card 10 is garbled", "10 號在我們手邊的規則書裡", "10 号在我们手边的规则书里"),
)
"""What the rules say, what they leave open and where the first text errs, by section, in every language."""

FOUND = (
    ("en", "harbor water", "tiles.harbor"),
    ("en", "skip card", "action.price"),
    ("en", "graves", "pollution.graves"),
    ("en", "culture cost", "tiles.culture.cost"),
    ("en", "demolish tourists", "demolish.people"),
    ("zh-Hant", "仲介人", "build.mediator"),
    ("zh-Hant", "拆掉有人站的板塊", "demolish.people"),
    ("zh-Hant", "汙染 公園", "pollution.parks"),
    ("zh-Hant", "地铁站", "tiles.metro"),
    ("zh-Hans", "连锁升级", "upgrade.chain"),
    ("zh-Hans", "對面", "move.opposite"),
)
"""What people look for, in which language, and the section that has to come first."""

TOLD = (
    "town.influence", "action.price", "build.direct", "build.apart", "build.architect", "upgrade.chain",
    "tiles.harbor", "income.trade", "votes.residence", "pollution.who",
)  # fmt: skip
"""The sections whose examples have no sum."""

CALLED = (
    *(
        Called(
            "action.cards" if card in BASIC else "action.starred",
            f"card-{card}",
            f"| {card} {{}} |",
            "source",
            exact=True,
        )
        for card in CARDS
    ),
    *(
        Called(f"council.{part}", f"row-{number}", exact=True)
        for number, part in enumerate(("industry", "construction", "economy", "tourism"), start=1)
    ),
)
"""All twelve action cards stand in a table, and the four rows have a section each."""


FRAME = Frame(
    "small_city",
    CHAPTERS,
    Readings,
    figures=r"100 ?%|1 (pollution|點汙染|点污染|元)$",
    lists=("promises", "rulings"),
    found=FOUND,
    facts=FACTS,
    slips="依張 例如中 奇他 建造個 或市一 住宅居 區民 旅客 市政廳 診所 CliniC 汙柒",
    summed={"votes": [18], "pollution": [8], "score": [50]},
    told=TOLD,
    called=CALLED,
)
BOOKS = FRAME.books
BOX = printed_values()
body, row, rows, source = FRAME.body, FRAME.row, FRAME.rows, FRAME.source

__all__ = ["BOOKS", "BOX", "EVERY_LOCALE", "FRAME", "body", "row", "rows", "source"]
