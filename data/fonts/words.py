"""Choose the Chinese characters that the client starts with: those of the app's own sentences and more."""

import json
import tarfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
DATA = HERE.parent
KINDS = {".ftl", ".md", ".toml", ".txt", ".json"}
"""Endings of files with sentences."""

LOCALES = {"zh-Hant": "tc", "zh-Hans": "sc"}

FREQUENT = range(112, 120)
"""Slices of the package that hold the most frequent characters: the next sentence of the app needs them."""

IN_NAMES = {
    "zh-Hant": "王李張劉陳楊黃趙吳周徐孫馬朱胡郭何林高羅鄭梁謝宋唐許韓馮鄧曹彭曾肖田董袁潘蔣蔡余"
    "杜葉程蘇魏呂丁任沈姚盧姜崔"
    "鍾譚陸汪范金石廖賈夏韋付方白鄒孟熊秦邱江尹薛閻段雷侯龍史陶黎賀顧毛郝龔邵萬錢嚴洪"
    "詹游簡翁莊柯溫賴施辛"
    "小明大偉芳娜秀英敏靜麗強磊軍洋勇艷傑娟濤超霞平剛桂蘭玉萍紅燕玲鵬輝建華國文志宇浩"
    "然欣怡子涵梓軒雨晨思佳"
    "嘉琪雅婷家豪俊宏淑惠美玲怡君雅雯宗翰冠廷承恩品妍心妤柏宥睿彥衛阿寶貝爸媽爺奶哥姐"
    "弟妹老師同學叔姨婆公舅"
    "春夏秋冬梅蓮菊竹松柏鳳鶴虎豹狼熊貓狗兔鼠牛羊猴雞魚鳥星月陽光天海山川風雲雪冰火泉"
    "瑜瑞琳珊珍珠瑩璇潔清澤潤"
    "凱凡博韜瀚翔飛騰達永恆安康樂歡喜悅慧智仁義信禮德福祿壽祥昌盛興隆榮耀輝煌晴曉曦昕"
    "旭昊晟晶宜寧安芷若萱薇"
    "蕾菲莉茜蔓蓉芸芬苗苑茹荷莎詩詠語謙誠諾逸遠進遙迪邦郁鈞銘鋒鎮鑫雄雋霖霆青靖韻頌頤"
    "顏飄香馨駿麒麟黛",
    "zh-Hans": "王李张刘陈杨黄赵吴周徐孙马朱胡郭何林高罗郑梁谢宋唐许韩冯邓曹彭曾肖田董袁潘蒋蔡余"
    "杜叶程苏魏吕丁任沈姚卢姜崔"
    "钟谭陆汪范金石廖贾夏韦付方白邹孟熊秦邱江尹薛阎段雷侯龙史陶黎贺顾毛郝龚邵万钱严洪"
    "詹游简翁庄柯温赖施辛"
    "小明大伟芳娜秀英敏静丽强磊军洋勇艳杰娟涛超霞平刚桂兰玉萍红燕玲鹏辉建华国文志宇浩"
    "然欣怡子涵梓轩雨晨思佳"
    "嘉琪雅婷家豪俊宏淑惠美玲怡君雅雯宗翰冠廷承恩品妍心妤柏宥睿彦卫阿宝贝爸妈爷奶哥姐"
    "弟妹老师同学叔姨婆公舅"
    "春夏秋冬梅莲菊竹松柏凤鹤虎豹狼熊猫狗兔鼠牛羊猴鸡鱼鸟星月阳光天海山川风云雪冰火泉"
    "瑜瑞琳珊珍珠莹璇洁清泽润"
    "凯凡博韬瀚翔飞腾达永恒安康乐欢喜悦慧智仁义信礼德福禄寿祥昌盛兴隆荣耀辉煌晴晓曦昕"
    "旭昊晟晶宜宁安芷若萱薇"
    "蕾菲莉茜蔓蓉芸芬苗苑茹荷莎诗咏语谦诚诺逸远进遥迪邦郁钧铭锋镇鑫雄隽霖霆青靖韵颂颐"
    "颜飘香馨骏麒麟黛",
}
"""Characters that many people's names have."""


def choose_words(locale: str, slices: tarfile.TarFile) -> set[str]:
    """Choose the characters of a language's file.

    Args:
        locale: one of `LOCALES`.
        slices: the package of the family's slices, with the list of each one's characters.
    """
    return written_in(locale) | set(IN_NAMES[locale]) | _frequent_in(slices)


def written_in(locale: str) -> set[str]:
    """Collect the Chinese characters and signs that the app's files of a language hold."""
    files = (
        path
        for path in DATA.rglob("*")
        if path.suffix in KINDS and (locale in path.parts or locale in path.name) and HERE not in path.parents
    )
    return {each for path in files for each in path.read_text(encoding="utf-8") if each > "\u2e7f"}


def parse_ranges(text: str) -> set[str]:
    """Parse a list of code points such as ``U+4E00,U+4E03-4E05``."""
    found: set[str] = set()
    for part in text.split(","):
        first, _, last = part.strip().removeprefix("U+").partition("-")
        found |= {chr(code) for code in range(int(first, 16), int(last or first, 16) + 1)}
    return found


def _frequent_in(slices: tarfile.TarFile) -> set[str]:
    member = slices.extractfile("package/unicode.json")
    if member is None:
        raise FileNotFoundError("unicode.json")
    ranges = json.loads(member.read())
    frequent = set().union(*(parse_ranges(ranges[f"[{number}]"]) for number in FREQUENT))
    return {each for each in frequent if "\u4e00" <= each <= "\u9fff"}
