"""Editor of a hex map: the changes of taps to its text. Nothing here knows a screen."""

from companion.engine.form_texts import PARTING, Ground, format_hex_map
from companion.engine.forms import GroundForm, HexMapForm
from companion.geometry.hexes import STEPS, Axial, parse_hex, steps_out

CENTRE: Axial = (0, 0)

NO_HEX = ""
"""The brush that takes a hex away."""

Hexes = dict[Axial, Ground]


def hexes_of(text: str) -> Hexes:
    """Parse the hexes of a map's text that was checked or painted here."""
    found: Hexes = {}
    for part in filter(None, text.split(PARTING)):
        name, _, ground = part.strip().partition(" ")
        found[parse_hex(name)] = ground_of(ground)
    return found


def ground_of(text: str) -> Ground:
    """Parse a ground's text."""
    ground, *flags = text.split() or [""]
    return Ground(ground, tuple(flags))


def toggle_flag(form: GroundForm, ground: Ground, flag: str) -> Ground:
    """Toggle a flag of a hex. Flags stand in the order of the form."""
    flags = {*ground.flags} ^ {flag}
    return Ground(ground.ground, tuple(each for each in form.flags if each in flags))


def paint_hex(form: HexMapForm, text: str, at: Axial, brush: str) -> str:
    """Paint a hex of the map.

    Args:
        form: of the map.
        text: the map so far.
        at: the hex that is tapped.
        brush: a ground; one of the flags, which a hex has or has not; or `NO_HEX`.
    """
    hexes = hexes_of(text)
    there = hexes.get(at)
    if brush in form.ground.flags:
        if there:
            hexes[at] = toggle_flag(form.ground, there, brush)
    elif at == CENTRE:
        return text
    elif brush == NO_HEX:
        hexes.pop(at, None)
    else:
        hexes[at] = Ground(brush, there.flags if there else ())
    return format_hex_map(hexes)


def reachable(form: HexMapForm, hexes: Hexes) -> tuple[Axial, ...]:
    """List the cells for the growth of a map: beside a painted hex, and not too far out."""
    beside = {(q + x, r + y) for q, r in hexes for x, y in STEPS.values()}
    near = (at for at in beside - set(hexes) if steps_out(at) <= form.most)
    return tuple(sorted(near, key=lambda at: (at[1], at[0])))
