"""Codes on paper: one page to save and print, from which any camera reads a table again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from companion.sharing.qr import make_symbol

CODE_SIZE = 84
"""Millimetres a side of a printed code. Two stand beside each other on A4 and on US Letter, and a module of
version `ON_SCREEN` is 0.8 mm wide: a phone reads it from more than half a metre away."""

_POLICY = "default-src 'none'; style-src 'unsafe-inline'"

_STYLE = f"""
:root {{ color-scheme: light; }}
body {{ margin: 12mm auto; max-width: {2 * CODE_SIZE + 10}mm; background: #fff; color: #000;
  font: 11pt/1.4 system-ui, sans-serif; }}
h1 {{ font-size: 16pt; line-height: 1.2; margin: 0 0 2mm; overflow-wrap: anywhere; }}
p {{ margin: 0 0 6mm; }}
main {{ display: flex; flex-wrap: wrap; gap: 6mm 8mm; }}
figure {{ margin: 0; width: {CODE_SIZE}mm; break-inside: avoid; }}
svg {{ display: block; width: {CODE_SIZE}mm; height: {CODE_SIZE}mm; forced-color-adjust: none;
  -webkit-print-color-adjust: exact; print-color-adjust: exact; }}
figcaption {{ text-align: center; overflow-wrap: anywhere; }}
@page {{ margin: 12mm; }}
@media print {{ body {{ margin: 0 auto; }} }}
"""


@dataclass(frozen=True, slots=True)
class SheetWords:
    """Words of a sheet, in the reader's language.

    Attributes:
        language: its BCP-47 tag, such as ``zh-Hant``: it decides how Chinese characters look.
        guide: what to do with the codes; left out where empty.
        captions: the line below each code, such as its number among the parts.
    """

    language: str
    guide: str
    captions: tuple[str, ...]


def render_sheet(title: str, codes: Sequence[str], words: SheetWords) -> str:
    """Lay out the codes as a self-contained page of HTML: no script, no font, no picture from elsewhere.

    Args:
        title: the heading, as plain text; also the name of the file in browsers.
        codes: the text of each code, in reading order, at least one.
        words: everything else that is written; one caption a code.

    Returns:
        The document; to be saved as UTF-8.

    Raises:
        CarryError: ``carry-picture-too-long``: a text fits no code.
        ValueError: there is no code, one is empty, or there is not one caption a code.
    """
    if not codes or len(codes) != len(words.captions):
        raise ValueError(f"{len(words.captions)} captions for {len(codes)} codes")
    figures = map(_render_figure, codes, words.captions)
    guide = [f"<p>{escape(words.guide)}</p>"] if words.guide else []
    return "\n".join(
        (
            "<!DOCTYPE html>",
            f'<html lang="{escape(words.language)}">',
            '<head><meta charset="utf-8">',
            f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(title)}</title>",
            f"<style>{_STYLE}</style></head>",
            f"<body><h1>{escape(title)}</h1>",
            *guide,
            "<main>",
            *figures,
            "</main></body></html>\n",
        )
    )


def _render_figure(code: str, caption: str) -> str:
    said = escape(caption)
    picture = make_symbol(code).svg().replace("<svg ", f'<svg role="img" aria-label="{said}" ', 1)
    return f"<figure>{picture}<figcaption>{said}</figcaption></figure>"
