"""Drawings of the Town Hall, the ten buildings, the lighthouse in two squares, and the Cathedral's walls."""

from views.boards.roll_into_town.pencil.strokes import (
    BOLD,
    FINE,
    PLAIN,
    Drawing,
    Stroke,
    add_halo,
    area,
    box,
    curve,
    edge,
    filled_shape,
    lean_drawing,
    line,
    oval,
    ring,
    turn_drawing,
)

HALL: Drawing = (
    *filled_shape(box(0.12, 0.52, 0.88, 0.86), "wall"),
    *filled_shape(((0.06, 0.53), (0.2, 0.38), (0.8, 0.38), (0.94, 0.53)), "roof"),
    *filled_shape(box(0.39, 0.28, 0.61, 0.86), "wall"),
    *filled_shape(((0.34, 0.29), (0.5, 0.1), (0.66, 0.29)), "roof"),
    *filled_shape(oval(0.5, 0.42, 0.062, 0.062, 6), "paper", width=FINE),
    line((0.5, 0.385), (0.5, 0.42), (0.525, 0.43), width=FINE),
    area((*curve((0.44, 0.86), (0.44, 0.68), (0.5, 0.61), (0.56, 0.68), (0.56, 0.86)),), "ink"),
    area(box(0.2, 0.6, 0.29, 0.74), "soft"),
    area(box(0.71, 0.6, 0.8, 0.74), "soft"),
    line((0.5, 0.1), (0.5, 0.02), width=FINE),
    area(((0.5, 0.02), (0.63, 0.05), (0.5, 0.085)), "roof"),
)

HOUSE: Drawing = (
    *filled_shape(box(0.64, 0.2, 0.74, 0.42), "wall"),
    *filled_shape(box(0.22, 0.48, 0.78, 0.85), "wall"),
    *filled_shape(((0.1, 0.51), (0.5, 0.17), (0.9, 0.51)), "roof"),
    line((0.1, 0.51), (0.5, 0.17), (0.9, 0.51), width=BOLD),
    *filled_shape(box(0.31, 0.6, 0.44, 0.85), "wood", width=FINE),
    *filled_shape(box(0.54, 0.58, 0.69, 0.71), "lamp", width=FINE),
    line((0.615, 0.58), (0.615, 0.71), width=FINE),
)

PICKAXE: Drawing = lean_drawing(
    (
        *filled_shape(box(0.455, 0.2, 0.545, 0.94), "wood", width=FINE),
        *filled_shape(
            ring(
                (0.06, 0.44), (0.24, 0.22), (0.5, 0.12), (0.76, 0.22), (0.94, 0.44), (0.73, 0.34),
                (0.5, 0.29), (0.27, 0.34),
            ),
            "stone",
        ),
        *filled_shape(box(0.43, 0.13, 0.57, 0.3), "shade", width=FINE),
    ),
    34,
)  # fmt: skip

LUMBERJACK: Drawing = (
    *filled_shape(((0.2, 0.66), (0.16, 0.9), (0.84, 0.9), (0.8, 0.66)), "wood"),
    *filled_shape(oval(0.5, 0.66, 0.3, 0.1), "wheat"),
    edge(oval(0.5, 0.66, 0.15, 0.045), "grain", FINE),
    line((0.3, 0.78), (0.29, 0.88), width=FINE),
    line((0.52, 0.8), (0.53, 0.88), width=FINE),
    line((0.7, 0.78), (0.71, 0.87), width=FINE),
    *filled_shape(((0.84, 0.1), (0.9, 0.16), (0.5, 0.6), (0.44, 0.54)), "wood", width=FINE),
    *filled_shape(
        (*curve((0.46, 0.34), (0.3, 0.38), (0.22, 0.52), (0.27, 0.66), (0.44, 0.62), (0.58, 0.5)),), "stone"
    ),
)

HARBOR: Drawing = add_halo(
    (
        edge(oval(0.5, 0.22, 0.075, 0.075, 6), "ink", BOLD),
        line((0.5, 0.3), (0.5, 0.84), width=BOLD),
        line((0.34, 0.4), (0.66, 0.4), width=BOLD),
        Stroke(
            curve(
                (0.2, 0.6), (0.26, 0.74), (0.38, 0.82), (0.5, 0.85), (0.62, 0.82), (0.74, 0.74), (0.8, 0.6)
            ),
            "ink",
            BOLD,
        ),
        line((0.12, 0.68), (0.2, 0.58), (0.3, 0.66), width=BOLD),
        line((0.7, 0.66), (0.8, 0.58), (0.88, 0.68), width=BOLD),
    )
)


def _draw_wheel() -> Drawing:
    spokes: list[Stroke] = []
    for i in range(4):
        spokes += lean_drawing((line((0.5, 0.23), (0.5, 0.77), width=FINE),), 45 * i + 10)
    paddles: list[Stroke] = []
    for i in range(8):
        paddles += lean_drawing((line((0.5, 0.19), (0.5, 0.27), width=BOLD),), 45 * i + 10)
    ringed = (*filled_shape(oval(0.5, 0.5, 0.25, 0.25), "wheat"), *spokes, *paddles)
    hub = (area(oval(0.5, 0.5, 0.05, 0.05, 6), "ink"),)
    return tuple(
        Stroke(tuple(_mirror_part(part) for part in stroke.trace), stroke.tone, stroke.width, stroke.closed)
        for stroke in (*ringed, *hub)
    )


def _mirror_part(part: tuple[float, ...]) -> tuple[float, ...]:
    return tuple(value + (0.1 if i % 2 else 0.15) for i, value in enumerate(part))


WATERMILL: Drawing = (
    *filled_shape(box(0.12, 0.42, 0.5, 0.84), "wall"),
    *filled_shape(((0.04, 0.45), (0.31, 0.17), (0.58, 0.45)), "roof"),
    *filled_shape(box(0.19, 0.56, 0.29, 0.68), "lamp", width=FINE),
    *_draw_wheel(),
    Stroke(
        curve((0.3, 0.91), (0.42, 0.87), (0.55, 0.92), (0.68, 0.88), (0.82, 0.92), (0.95, 0.89)),
        "wave",
        PLAIN,
    ),
)

TAVERN: Drawing = (
    edge(curve((0.66, 0.44), (0.86, 0.44), (0.9, 0.58), (0.86, 0.72), (0.66, 0.72)), "ink", BOLD),
    *filled_shape(((0.22, 0.38), (0.25, 0.88), (0.65, 0.88), (0.68, 0.38)), "ale"),
    line((0.35, 0.52), (0.365, 0.78), width=FINE),
    line((0.45, 0.52), (0.45, 0.78), width=FINE),
    line((0.555, 0.52), (0.54, 0.78), width=FINE),
    *filled_shape(
        ring(
            (0.18, 0.36), (0.2, 0.25), (0.3, 0.23), (0.36, 0.13), (0.5, 0.15), (0.58, 0.22),
            (0.7, 0.24), (0.72, 0.36), (0.6, 0.42), (0.5, 0.38), (0.42, 0.46), (0.32, 0.4),
        ),
        "paper",
    ),
)  # fmt: skip

FOUNTAIN: Drawing = (
    *filled_shape(box(0.45, 0.36, 0.55, 0.64), "stone", width=FINE),
    *filled_shape(((0.12, 0.62), (0.26, 0.87), (0.74, 0.87), (0.88, 0.62)), "stone"),
    *filled_shape(oval(0.5, 0.62, 0.38, 0.09), "water"),
    area(box(0.46, 0.34, 0.54, 0.62), "stone"),
    Stroke(curve((0.5, 0.34), (0.46, 0.16), (0.32, 0.18), (0.26, 0.48)), "wave", PLAIN),
    Stroke(curve((0.5, 0.34), (0.54, 0.16), (0.68, 0.18), (0.74, 0.48)), "wave", PLAIN),
    Stroke(curve((0.5, 0.34), (0.47, 0.24), (0.4, 0.28), (0.38, 0.44)), "wave", PLAIN),
    Stroke(curve((0.5, 0.34), (0.53, 0.24), (0.6, 0.28), (0.62, 0.44)), "wave", PLAIN),
    line((0.5, 0.3), (0.5, 0.1), tone="wave"),
)


def _draw_awning() -> Drawing:
    stripes: list[Stroke] = []
    for i in range(5):
        left, right = 0.1 + i * 0.16, 0.26 + i * 0.16
        trace = (
            (left + 0.03 - i * 0.012, 0.2),
            (right + 0.018 - i * 0.012, 0.2),
            *curve((right, 0.42), ((left + right) / 2, 0.5), (left, 0.42)),
        )
        stripes += filled_shape(trace, "paper" if i % 2 else "roof", width=FINE)
    return tuple(stripes)


MARKET: Drawing = (
    line((0.18, 0.44), (0.18, 0.87)),
    line((0.82, 0.44), (0.82, 0.87)),
    *filled_shape(oval(0.34, 0.59, 0.075, 0.075, 6), "ale", width=FINE),
    *filled_shape(oval(0.51, 0.585, 0.08, 0.08, 6), "leaf", width=FINE),
    *filled_shape(oval(0.67, 0.59, 0.075, 0.075, 6), "roof", width=FINE),
    *filled_shape(box(0.14, 0.64, 0.86, 0.85), "wood"),
    *_draw_awning(),
)

# The lighthouse -------------------------------------------------------------------------------------------

BOTTOM: Drawing = (
    line((0.354, 0.08), (0.29, 0.84), (0.71, 0.84), (0.646, 0.08), tone="paper", width=0.12),
    *add_halo(
        filled_shape(
            ring((0.14, 0.92), (0.2, 0.8), (0.34, 0.77), (0.5, 0.8), (0.68, 0.76), (0.82, 0.82),
                (0.87, 0.92)),
            "stone",
        ),
        width=0.08,
    ),
    area(((0.36, 0), (0.64, 0), (0.71, 0.84), (0.29, 0.84)), "paper"),
    area(((0.348, 0.12), (0.652, 0.12), (0.67, 0.34), (0.33, 0.34)), "roof"),
    area(((0.312, 0.56), (0.688, 0.56), (0.703, 0.76), (0.297, 0.76)), "roof"),
    line((0.36, 0), (0.29, 0.84), (0.71, 0.84), (0.64, 0)),
    *filled_shape(
        curve((0.44, 0.84), (0.44, 0.66), (0.5, 0.6), (0.56, 0.66), (0.56, 0.84)), "wood", width=FINE
    ),
)  # fmt: skip

TOP: Drawing = add_halo(
    (
        line((0.3, 0.37), (0.06, 0.28), tone="lamp", width=BOLD),
        line((0.28, 0.42), (0.04, 0.45), tone="lamp", width=BOLD),
        line((0.7, 0.37), (0.94, 0.28), tone="lamp", width=BOLD),
        line((0.72, 0.42), (0.96, 0.45), tone="lamp", width=BOLD),
        area(((0.39, 0.5), (0.61, 0.5), (0.64, 1), (0.36, 1)), "paper"),
        area(((0.378, 0.66), (0.622, 0.66), (0.634, 0.86), (0.366, 0.86)), "roof"),
        line((0.39, 0.52), (0.36, 1)),
        line((0.61, 0.52), (0.64, 1)),
        *filled_shape(box(0.4, 0.31, 0.6, 0.5), "lamp"),
        line((0.5, 0.31), (0.5, 0.5), width=FINE),
        line((0.28, 0.52), (0.72, 0.52), width=BOLD),
        *filled_shape(((0.34, 0.32), (0.5, 0.12), (0.66, 0.32)), "roof"),
    ),
    width=0.08,
)

# The Cathedral --------------------------------------------------------------------------------------------

WALL = 0.08
"""Distance of the Cathedral's walls from the edges of its squares."""

_SPIRE: Drawing = (
    *filled_shape(box(0.33, 0.5, 0.67, 0.88), "paper"),
    *filled_shape(((0.27, 0.52), (0.5, 0.24), (0.73, 0.52)), "roof"),
    line((0.5, 0.25), (0.5, 0.1)),
    line((0.43, 0.155), (0.57, 0.155)),
    area(curve((0.44, 0.88), (0.44, 0.72), (0.5, 0.64), (0.56, 0.72), (0.56, 0.88)), "ink"),
)
_LANCETS: Drawing = tuple(
    stroke
    for x in (0.34, 0.66)
    for stroke in filled_shape(
        (
            *curve((x - 0.085, 0.74), (x - 0.085, 0.45), (x, 0.28), (x + 0.085, 0.45), (x + 0.085, 0.74)),
            (x - 0.085, 0.74),
        ),
        "lamp",
        width=FINE,
    )
)


def draw_nave(joined: frozenset[str]) -> Drawing:
    """Draw a square of the Cathedral.

    Args:
        joined: the neighbours that belong to it too: sides, and corners as ``ne``, ``es``, ``sw``, ``nw``.
    """
    low = {side: 0.0 if side in joined else WALL for side in "nesw"}
    left, top, right, bottom = low["w"], low["n"], 1 - low["e"], 1 - low["s"]
    walls: list[Stroke] = [area(box(left, top, right, bottom), "nave")]
    ends = {
        "n": ((left, top), (right, top)),
        "e": ((right, top), (right, bottom)),
        "s": ((left, bottom), (right, bottom)),
        "w": ((left, top), (left, bottom)),
    }
    walls += [line(*ends[side], width=BOLD) for side in "nesw" if side not in joined]
    for quarters, corner in enumerate(("ne", "es", "sw", "nw")):
        if corner not in joined and set(corner) <= joined:
            notch = line((1 - WALL, 0), (1 - WALL, WALL), (1, WALL), width=BOLD)
            inside = area(((1 - WALL, 0), (1, 0), (1, WALL), (1 - WALL, WALL)), "paper")
            walls += turn_drawing((inside, notch), quarters)
    return *walls, *(_SPIRE if not joined & {"n", "w"} else _LANCETS)


BUILT: dict[str, Drawing] = {
    "h": HOUSE,
    "p": PICKAXE,
    "l": LUMBERJACK,
    "w": WATERMILL,
    "t": TAVERN,
    "f": FOUNTAIN,
    "m": MARKET,
}
"""The buildings that fill their square, by the letter of their token; the Cathedral is a `draw_nave`."""

ON_TOP: dict[str, Drawing] = {"b": HARBOR, "L": BOTTOM, "l": TOP}
"""Pieces on top of a square, by letter."""

__all__ = ["BUILT", "HALL", "ON_TOP", "WALL", "draw_nave"]
