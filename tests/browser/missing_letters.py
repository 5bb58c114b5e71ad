"""Finder of the boxes that a page draws for characters that no font has: a rectangle with a cross in it."""

import io
from collections.abc import Iterator, Sequence

from PIL import Image, ImageChops, ImageFilter

from tests.browser.phone import IPHONE, Phone, Profile

SHARP: Profile = {**IPHONE, "viewport": {"width": 390, "height": 1300}, "device_scale_factor": 2}
"""A phone whose pictures show a box of the smallest letters clearly."""

FAINT = 16
"""Shades between a paper and the faintest ink, by day."""

AROUND = 15
"""Pixels across and down among which the brightest one is the paper."""

WIDE, HIGH, SLIM = range(5, 41), range(10, 81), (1.4, 2.6)
"""Pixels of a box, and how many times it is as high as wide."""

DRAWN = 0.85
"""Least part of a line that is ink."""

NAMES = {
    "Latin": "Łukasz Đặng",
    "Greek": "Ωμέγα ἀρχή",
    "Cyrillic": "Жанна Ғани Ѣ",
    "Korean": "김민수 이서연",
    "Arabic": "محمد علي",
    "Hebrew": "דוד כהן",
    "Thai": "สมชาย ใจดี",
    "Devanagari": "आरती शर्मा",
    "Bengali": "অনিতা সেন",
    "Tamil": "தமிழ் மணி",
    "Telugu": "తెలుగు రాజు",
    "Kannada": "ಕನ್ನಡ ರವಿ",
    "Malayalam": "മലയാളം ഉണ്ണി",
    "Gujarati": "ગુજરાતી મીના",
    "Gurmukhi": "ਪੰਜਾਬੀ ਸਿੰਘ",
    "Oriya": "ଓଡ଼ିଆ ମିତା",
    "Sinhala": "සිංහල නිමල්",
    "Georgian": "გიორგი ნინო",
    "Armenian": "Անահիտ Արամ",
    "Khmer": "ខ្មែរ សុខា",
    "Myanmar": "မြန်မာ အောင်",
    "Lao": "ລາວ ແກ້ວ",
    "Ethiopic": "አበበ ተስፋ",
    "Thaana": "ދިވެހި އަލީ",
    "kana": "さくら ユキ",
    "Chinese": "王小明 囍龘",
    "emoji": "😀🎲🦊👍🏽🇹🇼",
}
"""A name in each script, of two words."""

NOBODYS = "\u0378\u0379"
"""Characters that no script has: each is a box whatever is shipped."""

Spots = set[tuple[int, int]]
"""Pixels of ink, across and down."""


def count_boxes(visitor: Phone) -> int:
    """Count the boxes on a phone's screen."""
    visitor.settle()
    return boxes_in(Image.open(io.BytesIO(visitor.page.screenshot())))


def boxes_in(picture: Image.Image) -> int:
    """Count the boxes in a picture."""
    return sum(map(_is_box, _split_signs(picture.convert("L"))))


def _split_signs(grey: Image.Image) -> Iterator[Spots]:
    """Yield each connected patch of ink."""
    wide = grey.width
    darker = ImageChops.subtract(grey.filter(ImageFilter.MaxFilter(AROUND)), grey)
    left = {at for at, shade in enumerate(darker.tobytes()) if shade > FAINT}
    while left:
        patch = [left.pop()]
        for at in patch:
            near = [at - wide, at + wide]
            near += [at - 1] if at % wide else []
            near += [at + 1] if (at + 1) % wide else []
            for other in near:
                if other in left:
                    left.remove(other)
                    patch.append(other)
        yield {(at % wide, at // wide) for at in patch}


def _is_box(sign: Spots) -> bool:
    """Check that a patch is a rectangle with both diagonals."""
    left, right = min(x for x, _ in sign), max(x for x, _ in sign)
    top, bottom = min(y for _, y in sign), max(y for _, y in sign)
    wide, high = right - left + 1, bottom - top + 1
    if wide not in WIDE or high not in HIGH or not SLIM[0] <= high / wide <= SLIM[1]:
        return False
    down = [(left + (wide - 1) * step / (high - 1), top + step) for step in range(high)]
    crossed = (down, [(left + right - x, y) for x, y in down])
    edges = (
        *([(x, y) for y in range(top, bottom + 1)] for x in (left, right)),
        *([(x, y) for x in range(left, right + 1)] for y in (top, bottom)),
    )
    between = ((0.26, 0.5), (0.74, 0.5), (0.5, 0.22), (0.5, 0.78))
    return (
        all(_inked_part(line, sign, 0) >= DRAWN for line in edges)
        and all(_inked_part(line, sign, 1) >= DRAWN for line in crossed)
        and not any((round(left + x * (wide - 1)), round(top + y * (high - 1))) in sign for x, y in between)
    )


def _inked_part(line: Sequence[tuple[float, float]], sign: Spots, near: int) -> float:
    """Return the part of a line's points that have ink at most some pixels away."""
    around = [(x, y) for x in range(-near, near + 1) for y in range(-near, near + 1)]
    hit = sum(any((round(x) + dx, round(y) + dy) in sign for dx, dy in around) for x, y in line)
    return hit / len(line)
