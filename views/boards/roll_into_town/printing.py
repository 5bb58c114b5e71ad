"""Sheets on paper: a page of HTML with the maps as drawings, to be saved and printed, complete in itself."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from companion.engine.points import Points, format_points
from views.boards.roll_into_town.pencil.strokes import Drawing
from views.boards.roll_into_town.pencil.svg import render_paths, render_picture
from views.boards.roll_into_town.pencil.tones import DAY

WIDTH = 180
"""Millimetres a printed map is wide: A4 and US Letter, with their margins."""

_POLICY = "default-src 'none'; style-src 'unsafe-inline'"

_STYLE = f"""
:root {{ color-scheme: light; }}
body {{ margin: 10mm auto; max-width: {WIDTH}mm; background: #fff; color: #2b241b;
  font: 11pt/1.4 system-ui, sans-serif; }}
section {{ break-after: page; }}
section:last-child {{ break-after: auto; }}
h1 {{ font-size: 18pt; line-height: 1.2; margin: 0; overflow-wrap: anywhere; }}
p {{ margin: 0 0 3mm; color: #5a5244; }}
table + p {{ margin: 3mm 0 0; text-align: right; }}
svg {{ display: block; forced-color-adjust: none;
  -webkit-print-color-adjust: exact; print-color-adjust: exact; }}
.map {{ width: 100%; max-height: 175mm; margin: 0 auto 4mm; }}
ul {{ list-style: none; display: flex; flex-wrap: wrap; gap: 2mm 6mm; margin: 0 0 4mm; padding: 0;
  font-size: 12pt; }}
li {{ display: flex; align-items: center; gap: 2mm; }}
li svg {{ width: 7mm; height: 7mm; }}
table {{ border-collapse: collapse; width: 100%; break-inside: avoid; }}
th, td {{ padding: 1mm 2mm; border-bottom: .3mm solid #d8cdba; text-align: left; font-weight: normal; }}
td {{ text-align: right; font-variant-numeric: tabular-nums; }}
tr:last-child > * {{ border-bottom: 0; font-weight: bold; font-size: 13pt; }}
@page {{ margin: 12mm; }}
@media print {{ body {{ margin: 0 auto; }} }}
"""


@dataclass(frozen=True, slots=True)
class Fact:
    """A stock or a counter of a seat, beside its map.

    Attributes:
        drawing: its picture.
        what: its name.
        value: its amount.
    """

    drawing: Drawing
    what: str
    value: str


@dataclass(frozen=True, slots=True)
class Paper:
    """One seat's sheet.

    Attributes:
        name: whose.
        about: the game, the day and the round, in a line.
        map: its map, an SVG picture.
        label: describes that picture in words.
        facts: the other things the seat has.
        points: the categories with their points, the sum last.
        closing: a remark below, such as a title for a game played alone.
    """

    name: str
    about: str
    map: str
    label: str
    facts: tuple[Fact, ...]
    points: tuple[tuple[str, Points], ...]
    closing: str = ""


def render_page(language: str, title: str, papers: Sequence[Paper]) -> str:
    """Render a page of HTML without scripts or outside resources, a sheet on each page of paper.

    Args:
        language: its BCP-47 tag, such as ``zh-Hant``: it decides the look of Chinese characters.
        title: the title of the document in a browser.
        papers: the sheets.

    Returns:
        The document; to be saved as UTF-8.
    """
    return "\n".join(
        (
            "<!DOCTYPE html>",
            f'<html lang="{escape(language)}">',
            '<head><meta charset="utf-8">',
            f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(title)}</title>",
            f"<style>{_STYLE}</style></head>",
            "<body>",
            *map(_render_section, papers),
            "</body></html>\n",
        )
    )


def _render_section(paper: Paper) -> str:
    said = escape(paper.label)
    drawn = paper.map.replace("<svg ", f'<svg class="map" role="img" aria-label="{said}" ', 1)
    facts = "".join(map(_render_fact, paper.facts))
    rows = "".join(
        f"<tr><th>{escape(what)}</th><td>{_format_points(points)}</td></tr>" for what, points in paper.points
    )
    closing = f"<p>{escape(paper.closing)}</p>" if paper.closing else ""
    return (
        f"<section><h1>{escape(paper.name)}</h1><p>{escape(paper.about)}</p>"
        f"{drawn}<ul>{facts}</ul><table>{rows}</table>{closing}</section>"
    )


def _render_fact(fact: Fact) -> str:
    drawn = render_picture(render_paths(fact.drawing, DAY), 1, 1, 'aria-hidden="true"')
    return f"<li>{drawn}<span>{escape(fact.what)} <b>{escape(fact.value)}</b></span></li>"


def _format_points(points: Points) -> str:
    return format_points(points)
