"""Font of icons, cut to those that the app shows and those that the client draws by itself."""

import importlib
import io
import json
import re
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

TOOLS = Path(__file__).with_name("tools.txt")
"""The package that cuts fonts, as pip reads it: with its version and the checksum of its file."""

CUTTER = Path(__file__)
"""Source of the cutting code: its cached results are valid until this file changes."""

FONT = "assets/fonts/MaterialIcons-Regular.otf"
"""Path of the font in the site."""

NUMBERS = "flet/controls/material/icons.json"
"""Path of the numbers of the icons, by name, among the packages."""

OF_THE_CLIENT = [
    "add",
    "arrow_back",
    "arrow_back_ios",
    "arrow_back_ios_new",
    "arrow_back_ios_new_rounded",
    "arrow_downward",
    "arrow_drop_down",
    "arrow_drop_down_circle",
    "arrow_drop_up",
    "arrow_forward",
    "arrow_forward_ios",
    "arrow_left",
    "arrow_right",
    "arrow_upward",
    "broken_image",
    "calendar_today",
    "cancel",
    "check",
    "check_box",
    "check_box_outline_blank",
    "check_circle",
    "chevron_left",
    "chevron_right",
    "circle",
    "clear",
    "close",
    "content_copy",
    "content_cut",
    "content_paste",
    "copy",
    "cut",
    "date_range",
    "delete",
    "done",
    "drag_handle",
    "edit",
    "edit_outlined",
    "error",
    "error_outline",
    "expand_less",
    "expand_more",
    "first_page",
    "home",
    "info",
    "keyboard_arrow_down",
    "keyboard_arrow_left",
    "keyboard_arrow_right",
    "keyboard_arrow_up",
    "keyboard_outlined",
    "last_page",
    "menu",
    "more_horiz",
    "more_vert",
    "open_in_new",
    "paste",
    "radio_button_checked",
    "radio_button_unchecked",
    "refresh",
    "remove",
    "schedule",
    "search",
    "select_all",
    "share",
    "sort",
    "star",
    "unfold_less",
    "unfold_more",
    "visibility",
    "visibility_off",
    "warning",
    "warning_amber",
    "zoom_out_map",
]
"""Icons that Flutter's widgets draw by themselves: back, close, unfold, choose a day …"""

ALIASES = {"copy": "content_copy", "cut": "content_cut", "paste": "content_paste"}
"""Icons that the font knows by another name."""

_NAMED = re.compile(r"\bIcons\.([A-Z][A-Z0-9_]*)\b")


def named_icons(files: Mapping[str, bytes]) -> set[str]:
    """Find the icons that modules of the app name, in small letters.

    Args:
        files: the content of each file, by path.
    """
    ours = (data for path, data in files.items() if path.startswith("views/") and path.endswith(".py"))
    return {name.lower() for data in ours for name in _NAMED.findall(data.decode())}


def trim_icon_table(files: Mapping[str, bytes]) -> dict[str, bytes]:
    """Cut the list of icon numbers to those that any module names, the app's or Flet's.

    Flet knows some 8,900.

    Args:
        files: the content of each file, by path.

    Returns:
        The content of the file of the numbers, by path.
    """
    named = {
        name for path, data in files.items() if path.endswith(".py") for name in _NAMED.findall(data.decode())
    }
    known = json.loads(files[NUMBERS])
    return {NUMBERS: json.dumps({name: known[name] for name in sorted(named & known.keys())}).encode()}


def cut_font(font: Path, wanted: Iterable[str], tools: Iterable[Path]) -> bytes:
    """Cut a font of icons to the wanted ones and those that the client draws.

    Args:
        font: the whole font.
        wanted: icons by their names, in small letters.
        tools: the wheels of the cutting tool, as pip fetched them; Python reads them as they are.

    Raises:
        ValueError: the font has no icon of a name.
    """
    before = list(sys.path)
    sys.path[:0] = [str(wheel) for wheel in tools]
    try:
        fonts: Any = importlib.import_module("fontTools.ttLib")
        subset: Any = importlib.import_module("fontTools.subset")
    finally:
        sys.path[:] = before
    opened = fonts.TTFont(font, recalcTimestamp=False)
    glyphs = set(opened.getGlyphOrder())
    renamed = {name: ALIASES.get(name, name) for name in wanted}
    named = {name: f"{as_}_baseline" if f"{as_}_baseline" in glyphs else as_ for name, as_ in renamed.items()}
    if missing := sorted(name for name, glyph in named.items() if glyph not in glyphs):
        raise ValueError(f"the font has no icon {', '.join(missing)}")
    own = {glyph for name in OF_THE_CLIENT for glyph in (name, f"{name}_baseline") if glyph in glyphs}
    options = subset.Options(layout_features=[], name_IDs=[], notdef_outline=True, recalc_timestamp=False)
    cutter = subset.Subsetter(options)
    cutter.populate(glyphs={*named.values(), *own, "uni0020"})
    cutter.subset(opened)
    made = io.BytesIO()
    opened.save(made)
    return made.getvalue()
