"""Cut the colour emoji into the slices that the client asks for, in the form that its engine draws.

The numbered slices of the package hold pictures in SVG, which the engine does not draw. The whole file beside
them has gradients in the COLR table as well, which it does.
"""

import json
import tarfile
from collections.abc import Iterator
from io import BytesIO

from fontTools import subset
from fontTools.ttLib import TTFont
from words import parse_ranges

WHOLE = "package/files/noto-color-emoji-emoji-400-normal.woff2"
RANGES = "package/unicode.json"


def cut_emoji(package: tarfile.TarFile) -> Iterator[tuple[str, bytes]]:
    """Yield the number of each slice and the bytes of its file.

    Raises:
        FileNotFoundError: the package lacks the whole file or the list of ranges.
    """
    whole, ranges = package.extractfile(WHOLE), package.extractfile(RANGES)
    if whole is None or ranges is None:
        raise FileNotFoundError(WHOLE)
    content = whole.read()
    for key, text in json.loads(ranges.read()).items():
        yield key.strip("[]"), _cut_slice(content, {ord(each) for each in parse_ranges(text)})


def _cut_slice(content: bytes, wanted: set[int]) -> bytes:
    options = subset.Options(
        layout_features=["*"], hinting=False, notdef_outline=True, name_IDs=[0, 1, 2, 3, 4, 5, 6, 13, 14]
    )
    font = TTFont(BytesIO(content), recalcTimestamp=False)
    del font["SVG "]  # before it is cut, which would want an XML library
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=wanted)
    cutter.subset(font)
    font.flavor = "woff2"
    made = BytesIO()
    font.save(made)
    return made.getvalue()
