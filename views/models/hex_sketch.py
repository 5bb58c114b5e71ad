"""Changes of taps to a drawing of hexes: a single hex, or a map."""

from dataclasses import replace

from companion.engine.form_texts import Ground
from companion.engine.forms import GroundForm, HexMapForm
from companion.geometry.hexes import Axial
from views.models import hex_map_editor
from views.models.sketch import Sketch


def paint_sketch_hex(sketch: Sketch, at: Axial) -> Sketch:
    """Paint a hex of the map."""
    assert isinstance(sketch.form, HexMapForm)
    return replace(sketch, text=hex_map_editor.paint_hex(sketch.form, sketch.text, at, sketch.brush))


def choose_ground(sketch: Sketch, ground: str) -> Sketch:
    """Change the ground of the hex. Its flags stay."""
    return replace(sketch, text=str(Ground(ground, hex_map_editor.ground_of(sketch.text).flags)))


def toggle_flag(sketch: Sketch, flag: str) -> Sketch:
    """Toggle a flag of the hex. Without a ground, the sketch stays as it is."""
    assert isinstance(sketch.form, GroundForm)
    if not sketch.text:
        return sketch
    return replace(
        sketch, text=str(hex_map_editor.toggle_flag(sketch.form, hex_map_editor.ground_of(sketch.text), flag))
    )
