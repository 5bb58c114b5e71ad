"""Parser of entry texts, by their form."""

from collections.abc import Mapping

from companion.engine import form_texts
from companion.engine.forms import Form, GainsForm, GroundForm, HexMapForm, NumberForm, PartsForm
from companion.engine.gains import Gains, read_gains
from companion.geometry.hexes import hex_name

Value = int | str | Gains | tuple["Value", ...] | Mapping[str, tuple[str, ...]]
"""A number, a choice or words, gains, the values of parts, or the ground of every hex of a map."""


def value_of(form: Form, text: str) -> Value:
    """Parse a text by its form.

    Raises:
        BoxError: it is not of the form.
    """
    form_texts.check_text(form, text)
    match form:
        case GainsForm(kinds=kinds, counted=counted):
            return read_gains(text, kinds, counted)
        case NumberForm():
            return int(text)
        case GroundForm():
            return _ground(form_texts.read_ground(form, text))
        case HexMapForm():
            hexes = form_texts.read_hex_map(form, text)
            return {hex_name(at): _ground(ground) for at, ground in hexes.items()}
        case PartsForm(parts=parts):
            texts = form_texts.split_parts(form, text)
            return tuple(value_of(each, part) for (_, each), part in zip(parts, texts, strict=True))
    return text


def _ground(ground: form_texts.Ground) -> tuple[str, ...]:
    """List the ground of a hex, then its other prints."""
    return ground.ground, *ground.flags
