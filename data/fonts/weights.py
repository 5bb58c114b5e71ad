"""Make the fonts of the app's own words: each is one file with every weight from 400 to 700.

The client knows a family by one file. A file of one weight is smeared where a text is bold. A file with a
weight axis has a true bold. Static faces of one source differ in weight alone: two of them carry all between.
"""

from collections.abc import Collection
from pathlib import Path
from typing import Any

from fontTools import subset, varLib
from fontTools.designspaceLib import AxisDescriptor, DesignSpaceDocument, SourceDescriptor
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

LIGHTEST, HEAVIEST = 400, 700
"""Ends of the axis."""

Places = dict[int, float]
"""Where the source draws a weight, as a part of the way from the lightest to the heaviest."""

ROBOTO: Places = {500: 0.54220, 600: 0.77110}
NOTO_CJK: Places = {500: 0.4356, 600: 0.7179}

FEATURES = ("kern", "ccmp", "locl", "mark", "mkmk")
"""Kerning, and marks in their places. Digits are all of one width without any feature."""

SHAPING = tuple(subset.Options().layout_features)
"""All that scripts need to be shaped, without small capitals and the like."""

NAMES = (0, 1, 2, 3, 4, 5, 6, 13, 14)
"""Entries of the name table that stay: family, copyright and licence."""

CLOSE = 0.0015
"""Part of the em by which a point may be off from the static face."""

_LAYOUT_TABLES = ("GSUB", "GPOS", "GDEF", "BASE", "vhea", "vmtx", "STAT")

RARE = {chr(code) for code in range(0x460, 0x500)} - set("ҐґҒғҖҗҘҙҚқҠҡҢңҪҫҮүҰұҲҳҶҷҺһӀӏӐӑӖӗӘәӢӣӨөӮӯӲӳ")
"""Cyrillic letters of no large language of today: Noto Sans brings them where a name has them."""


def make_roboto(folder: Path, client_file: Path, target: Path) -> int:
    """Make Roboto with the letters of the client's own file, less the rare ones; return the bytes.

    Args:
        folder: the unpacked package of static faces.
        client_file: the file that the client brings.
        target: the file to write.
    """
    wanted = {*map(chr, TTFont(client_file).getBestCmap())} - RARE
    named = {400: "Regular", 500: "Medium", 600: "SemiBold", 700: "Bold"}
    faces = {
        weight: cut_face(folder / f"{weight}{name}" / f"Roboto_{weight}{name}.ttf", wanted, FEATURES)
        for weight, name in named.items()
    }
    _align_outlines(faces)
    return _join_faces(faces, ROBOTO, target)


def make_words(folder: Path, family: str, wanted: Collection[str], target: Path) -> int:
    """Make a Chinese font with the wanted characters alone, without layout features; return the bytes.

    Args:
        folder: the unpacked package of static faces.
        family: as the files are named, such as ``NotoSansTC``.
        wanted: the characters.
        target: the file to write.
    """
    named = {400: "Regular", 500: "Medium", 600: "SemiBold", 700: "Bold"}
    faces = {
        weight: cut_face(folder / f"{weight}{name}" / f"{family}_{weight}{name}.ttf", wanted, ())
        for weight, name in named.items()
    }
    for face in faces.values():
        for table in _LAYOUT_TABLES:
            if table in face:
                del face[table]
    return _join_faces(faces, NOTO_CJK, target)


def cut_face(path: Path, wanted: Collection[str], features: Collection[str] = SHAPING) -> TTFont:
    """Cut a face to some characters, without hints."""
    options = subset.Options(
        layout_features=list(features),
        hinting=False,
        glyph_names=True,
        notdef_outline=True,
        name_IDs=list(NAMES),
        drop_tables=[*subset.Options().drop_tables, "gasp"],
    )
    face = TTFont(path, recalcTimestamp=False)
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes={ord(each) for each in wanted} & face.getBestCmap().keys())
    cutter.subset(face)
    return face


def _outline(face: TTFont, name: str) -> tuple[Any, ...] | None:
    glyph = face["glyf"][name]
    if glyph.isComposite():
        return None
    return (
        glyph.numberOfContours,
        list(getattr(glyph, "endPtsOfContours", [])),
        list(getattr(glyph, "flags", [])),
    )


def _align_outlines(faces: dict[int, TTFont]) -> None:
    """Draw the lightest glyphs that have other points than the heaviest anew, from the two between."""
    lightest, medium, heaviest = faces[400], faces[500], faces[700]
    part = ROBOTO[500]
    for name in lightest.getGlyphOrder():
        if _outline(lightest, name) == _outline(heaviest, name):
            continue
        if _outline(medium, name) != _outline(heaviest, name):
            raise ValueError(f"no two faces draw {name} alike")
        drawn, between, bold = (face["glyf"][name] for face in (lightest, medium, heaviest))
        drawn.numberOfContours = bold.numberOfContours
        drawn.endPtsOfContours, drawn.flags = list(bold.endPtsOfContours), bold.flags[:]
        drawn.coordinates = between.coordinates.copy()
        for index, (here, there) in enumerate(zip(between.coordinates, bold.coordinates, strict=True)):
            drawn.coordinates[index] = tuple(
                round((mid - part * far) / (1 - part)) for mid, far in zip(here, there, strict=True)
            )
        drawn.recalcBounds(lightest["glyf"])


def _join_faces(faces: dict[int, TTFont], places: Places, target: Path) -> int:
    """Write one file with a weight axis, and hold it against the faces between; return its bytes."""
    document = DesignSpaceDocument()
    axis = AxisDescriptor(tag="wght", name="Weight", minimum=LIGHTEST, default=LIGHTEST, maximum=HEAVIEST)
    span = HEAVIEST - LIGHTEST
    between = [(weight, LIGHTEST + span * part) for weight, part in places.items()]
    axis.map = [(LIGHTEST, LIGHTEST), *between, (HEAVIEST, HEAVIEST)]
    document.addAxis(axis)
    for weight in (LIGHTEST, HEAVIEST):
        document.addSource(
            SourceDescriptor(font=faces[weight], location={"Weight": weight}, name=f"at {weight}")
        )
    made, _, _ = varLib.build(document)
    made["post"].formatType = 3.0
    made.recalcTimestamp = False
    made["head"].modified = made["head"].created
    made.flavor = "woff2"
    target.parent.mkdir(parents=True, exist_ok=True)
    made.save(target)
    for weight in places:
        check_weight(target, weight, faces[weight])
    return target.stat().st_size


def check_weight(made: Path, weight: int, face: TTFont) -> None:
    """Check that a made file at a weight draws what the static face of that weight draws.

    Raises:
        ValueError: a point or a width is off.
    """
    drawn = instantiateVariableFont(TTFont(made), {"wght": weight})
    close = CLOSE * face["head"].unitsPerEm
    ours, theirs = drawn.getBestCmap(), face.getBestCmap()
    for code, name in theirs.items():
        width = abs(drawn["hmtx"][ours[code]][0] - face["hmtx"][name][0])
        if width > close or _distance(drawn, ours[code], face, name) > close:
            raise ValueError(f"{made.name}: {chr(code)} at {weight} is off")


def _distance(drawn: TTFont, ours: str, face: TTFont, theirs: str) -> float:
    """Measure the largest distance between points of two glyphs; 0 where their outlines differ in kind."""
    here = drawn["glyf"][ours].getCoordinates(drawn["glyf"])[0]
    there = face["glyf"][theirs].getCoordinates(face["glyf"])[0]
    if len(here) != len(there):
        return 0.0
    moved = (max(abs(x - far_x), abs(y - far_y)) for (x, y), (far_x, far_y) in zip(here, there, strict=True))
    return max(moved, default=0.0)
