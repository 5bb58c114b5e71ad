"""Drawings of the dice: farms, mountains, trees, rivers, coasts, and the oceans that follow."""

import math

from views.boards.roll_into_town.pencil.strokes import (
    BOLD,
    FINE,
    PLAIN,
    Drawing,
    Point,
    Stroke,
    Trace,
    area,
    box,
    curve,
    filled_shape,
    line,
    ring,
    turn_drawing,
)

# Farm, mountain, tree -------------------------------------------------------------------------------------


def _draw_stalk(x: float, top: float) -> Drawing:
    """Draw an ear of wheat."""
    grains: list[Stroke] = [Stroke(curve((x, 0.84), (x + 0.015, 0.6), (x, top)), "grain", PLAIN)]
    for step in range(3):
        y = top + 0.04 + step * 0.115
        grains += [
            Stroke(curve((x, y + 0.1), (x + near, y + 0.055), (x + far, y - 0.02)), "grain", PLAIN)
            for near, far in ((-0.055, -0.085), (0.055, 0.085))
        ]
    return tuple(grains)


FARM: Drawing = (
    area(
        ring((0.1, 0.46), (0.3, 0.3), (0.72, 0.28), (0.92, 0.5), (0.9, 0.82), (0.5, 0.9), (0.12, 0.84)),
        "wheat",
    ),
    *_draw_stalk(0.25, 0.26),
    *_draw_stalk(0.51, 0.16),
    *_draw_stalk(0.77, 0.27),
    Stroke(curve((0.1, 0.85), (0.3, 0.82), (0.52, 0.87), (0.7, 0.83), (0.91, 0.85)), "ink", FINE),
)

MOUNTAIN: Drawing = (
    *filled_shape(((0.47, 0.83), (0.72, 0.36), (0.95, 0.83)), "stone"),
    line((0.77, 0.55), (0.83, 0.74), width=FINE, tone="soft"),
    area(((0.05, 0.84), (0.38, 0.15), (0.73, 0.84)), "stone"),
    area(((0.38, 0.15), (0.73, 0.84), (0.46, 0.84), (0.5, 0.64), (0.41, 0.5), (0.44, 0.34)), "shade"),
    area(((0.38, 0.15), (0.27, 0.38), (0.34, 0.34), (0.39, 0.43), (0.44, 0.34), (0.5, 0.38)), "paper"),
    line((0.27, 0.38), (0.34, 0.34), (0.39, 0.43), (0.44, 0.34), (0.5, 0.38), width=FINE),
    line((0.05, 0.84), (0.38, 0.15), (0.73, 0.84), width=BOLD),
    line((0.54, 0.52), (0.5, 0.62), width=FINE),
    line((0.6, 0.66), (0.55, 0.78), width=FINE),
    line((0.24, 0.6), (0.2, 0.7), width=FINE),
)


def _trace_crown(x: float, y: float, radius: float, bumps: int) -> Trace:
    points: list[Point] = []
    for i in range(2 * bumps):
        angle = math.tau * i / (2 * bumps) - 0.3
        far = radius * (1.0 if i % 2 else 0.86)
        points.append((x + far * math.cos(angle), y + far * math.sin(angle) * 0.94))
    return ring(*points)


TREE: Drawing = (
    *filled_shape(((0.45, 0.6), (0.42, 0.87), (0.58, 0.87), (0.55, 0.6)), "wood", width=FINE),
    *filled_shape(_trace_crown(0.5, 0.4, 0.32, 6), "leaf", "bough"),
    Stroke(curve((0.34, 0.42), (0.4, 0.49), (0.48, 0.45)), "bough", FINE),
    Stroke(curve((0.52, 0.3), (0.59, 0.36), (0.66, 0.31)), "bough", FINE),
    Stroke(curve((0.56, 0.53), (0.62, 0.57), (0.69, 0.52)), "bough", FINE),
    Stroke(curve((0.3, 0.88), (0.5, 0.86), (0.72, 0.89)), "ink", FINE),
)

# River ----------------------------------------------------------------------------------------------------

_LEFT: tuple[Point, ...] = ((0.34, 0), (0.31, 0.25), (0.36, 0.5), (0.32, 0.75), (0.34, 1))
_RIGHT: tuple[Point, ...] = ((0.66, 0), (0.64, 0.25), (0.69, 0.5), (0.65, 0.75), (0.66, 1))
_OUTER: tuple[Point, ...] = ((0.34, 0), (0.34, 0.26), (0.43, 0.55), (0.72, 0.67), (1, 0.66))
_INNER: tuple[Point, ...] = ((0.66, 0), (0.66, 0.17), (0.72, 0.29), (0.85, 0.35), (1, 0.34))


def _draw_flow(first: tuple[Point, ...], second: tuple[Point, ...], ripples: tuple[Trace, ...]) -> Drawing:
    return (
        area(curve(*first) + curve(*reversed(second)), "water"),
        *(Stroke(trace, "ripple", FINE) for trace in ripples),
        Stroke(curve(*first), "wave", BOLD),
        Stroke(curve(*second), "wave", BOLD),
    )


_STRAIGHT = _draw_flow(
    _LEFT,
    _RIGHT,
    (
        curve((0.47, 0.06), (0.45, 0.18), (0.48, 0.3)),
        curve((0.55, 0.38), (0.57, 0.52), (0.54, 0.64)),
        curve((0.45, 0.7), (0.43, 0.82), (0.46, 0.94)),
    ),
)
_BEND = _draw_flow(
    _OUTER,
    _INNER,
    (curve((0.48, 0.06), (0.47, 0.18), (0.5, 0.3)), curve((0.6, 0.44), (0.74, 0.53), (0.92, 0.5))),
)

RIVER: dict[str, Drawing] = {
    "ns": _STRAIGHT,
    "ew": turn_drawing(_STRAIGHT, 1),
    "ne": _BEND,
    "es": turn_drawing(_BEND, 1),
    "sw": turn_drawing(_BEND, 2),
    "nw": turn_drawing(_BEND, 3),
}

# Coast and ocean ------------------------------------------------------------------------------------------

DEPTH = 0.33
"""Depth of a coast's water in its square."""

_SHORE_N: tuple[Point, ...] = ((0, DEPTH), (0.18, 0.37), (0.38, 0.31), (0.6, 0.37), (0.82, 0.31), (1, DEPTH))
_SHORE_NE: tuple[Point, ...] = (
    (0, DEPTH), (0.2, 0.37), (0.44, 0.35), (0.62, 0.43), (0.64, 0.66), (0.7, 0.84), (1 - DEPTH, 1)
)  # fmt: skip
_SHORE_NES: tuple[Point, ...] = (
    (0, DEPTH), (0.22, 0.36), (0.46, 0.33), (0.64, 0.38), (0.7, 0.52), (0.62, 0.65), (0.42, 0.66),
    (0.2, 0.64), (0, 1 - DEPTH),
)  # fmt: skip


def _draw_shore(points: tuple[Point, ...], sea: tuple[Point, ...], *inland: Stroke) -> Drawing:
    """Draw water between a shore and the edges of the square."""
    return area((*sea, *curve(*reversed(points))), "water"), Stroke(curve(*points), "wave", BOLD), *inland


def _draw_dots(*points: Point) -> Drawing:
    return tuple(line((x, y), (x + 0.012, y + 0.004), tone="grain", width=PLAIN) for x, y in points)


def _draw_tilde(x: float, y: float, long: float = 0.22) -> Stroke:
    step = long / 4
    return Stroke(
        curve((x, y), (x + step, y - 0.035), (x + 2 * step, y), (x + 3 * step, y + 0.035), (x + long, y)),
        "ripple",
        PLAIN,
    )


_SAND = area(box(0, 0, 1, 1), "sand")
_N = (*_draw_shore(_SHORE_N, ((0, 0), (1, 0))), _draw_tilde(0.14, 0.14), _draw_tilde(0.6, 0.17))
_ONE: Drawing = (_SAND, *_N, *_draw_dots((0.2, 0.56), (0.46, 0.66), (0.76, 0.54), (0.3, 0.82), (0.68, 0.8)))
_TWO: Drawing = (_SAND, *_N, *turn_drawing(_N, 2), *_draw_dots((0.24, 0.5), (0.52, 0.48), (0.78, 0.51)))
_CORNER: Drawing = (
    _SAND,
    *_draw_shore(_SHORE_NE, ((0, 0), (1, 0), (1, 1))),
    _draw_tilde(0.12, 0.15),
    _draw_tilde(0.58, 0.19, 0.26),
    _draw_tilde(0.74, 0.62),
    *_draw_dots((0.18, 0.56), (0.42, 0.58), (0.24, 0.8), (0.48, 0.82)),
)
_CAPE: Drawing = (
    _SAND,
    *_draw_shore(_SHORE_NES, ((0, 0), (1, 0), (1, 1), (0, 1))),
    _draw_tilde(0.16, 0.15),
    _draw_tilde(0.64, 0.22),
    _draw_tilde(0.74, 0.56, 0.2),
    _draw_tilde(0.3, 0.85),
    *_draw_dots((0.14, 0.5), (0.34, 0.49), (0.52, 0.51)),
)

COAST: dict[str, Drawing] = {
    **{side: turn_drawing(_ONE, i) for i, side in enumerate("nesw")},
    "ns": _TWO,
    "ew": turn_drawing(_TWO, 1),
    **{sides: turn_drawing(_CORNER, i) for i, sides in enumerate(("ne", "es", "sw", "nw"))},
    **{sides: turn_drawing(_CAPE, i) for i, sides in enumerate(("nes", "esw", "nsw", "new"))},
}

_BANK = Stroke(
    curve((0, 0.03), (0.2, 0.05), (0.42, 0.025), (0.66, 0.055), (0.84, 0.03), (1, 0.04)), "wave", BOLD
)


def draw_ocean(banks: str) -> Drawing:
    """Draw a square of ocean, with a bank toward the sides with land."""
    return (
        area(box(0, 0, 1, 1), "water"),
        _draw_tilde(0.12, 0.26, 0.3),
        _draw_tilde(0.56, 0.44, 0.32),
        _draw_tilde(0.16, 0.62, 0.3),
        _draw_tilde(0.54, 0.8, 0.3),
        *(stroke for i, side in enumerate("nesw") if side in banks for stroke in turn_drawing((_BANK,), i)),
    )
