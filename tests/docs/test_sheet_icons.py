"""The icons that a sheet can name are all listed where people read about sheets, with their picture."""

import re

from companion.games.score_pad.sheet import ICONS
from tests.docs.pages import ROOT

PAGE = (ROOT / "docs" / "position-files.md").read_text(encoding="utf-8")
_PICTURE = re.compile(r"!\[[^]]+\]\((pictures/[\w.]+)\)")


def test_every_icon_of_a_sheet_is_listed_below_the_picture_of_all() -> None:
    picture = _PICTURE.search(PAGE)
    assert picture
    assert (ROOT / "docs" / picture[1]).is_file()
    listed = PAGE[picture.end() :].split("\n\n")[1]
    assert re.findall(r"`(\w+)`", listed) == [icon for icon in ICONS if icon]
