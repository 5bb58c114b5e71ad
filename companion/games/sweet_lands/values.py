"""The value of an entry's text, by its form."""

from collections.abc import Mapping

from companion.engine.box import BoxError
from companion.engine.forms import (
    ChoiceForm,
    Form,
    GainsForm,
    GroundForm,
    HexMapForm,
    NumberForm,
    PartsForm,
    WordsForm,
)
from companion.engine.gains import Gains, read_gains
from companion.geometry.hexes import parse_hex

Value = int | str | Gains | tuple["Value", ...] | Mapping[str, tuple[str, ...]]
"""A number, a choice or words, gains, the values of parts, or the ground of every hex of a map."""


def value_of(form: Form, text: str) -> Value:
    """What a text says.

    Raises:
        BoxError: it is not of the form.
    """
    match form:
        case GainsForm(kinds=kinds, counted=counted, choice=choice):
            return _gains(text, kinds, counted, choice)
        case NumberForm(least=least, most=most):
            return _number(text, least, most)
        case ChoiceForm(values=values):
            return _one_of(text, values)
        case WordsForm(most=most):
            if len(text) > most or ";" in text:
                raise BoxError("words", f"Expected at most {most} characters", params={"most": most})
            return text
        case GroundForm():
            return ground_of(form, text)
        case HexMapForm():
            return hex_map(form, text)
        case PartsForm(parts=parts):
            texts = text.split(";")
            if len(texts) != len(parts):
                raise BoxError("parts", f"Expected {len(parts)} parts", params={"count": len(parts)})
            return tuple(value_of(each, part) for (_, each), part in zip(parts, texts, strict=True))
    raise TypeError(form)


def _gains(text: str, kinds: tuple[str, ...], counted: tuple[str, ...], choice: bool) -> Gains:
    found = read_gains(text, kinds, counted)
    if len(found.options) > 1 and not choice:
        raise BoxError("gains", "Expected no choice", params={"part": text})
    return found


def _number(text: str, least: int, most: int) -> int:
    if text.isascii() and text.isdigit() and len(text) < 4 and least <= int(text) <= most:
        return int(text)
    raise BoxError(
        "number", f"Expected a number from {least} to {most}", params={"least": least, "most": most}
    )


def _one_of(text: str, values: tuple[str, ...]) -> str:
    if text not in values:
        raise BoxError("choice", f"Expected one of {', '.join(values)}", params={"values": ", ".join(values)})
    return text


def ground_of(form: GroundForm, text: str) -> tuple[str, ...]:
    """A hex's ground, then what else is printed on it.

    Raises:
        BoxError: it is not of the form.
    """
    ground, *flags = text.split()[:4] or [""]
    _one_of(ground, form.grounds)
    if any(flag not in form.flags for flag in flags) or len(set(flags)) != len(flags):
        raise BoxError(
            "choice", f"Expected {', '.join(form.flags)}", params={"values": ", ".join(form.flags)}
        )
    return ground, *flags


def hex_map(form: HexMapForm, text: str) -> Mapping[str, tuple[str, ...]]:
    """The ground of every hex of a map, by the hex's name.

    Raises:
        BoxError: a hex is none, is there twice or is too far away, or nothing is in the middle.
    """
    found: dict[str, tuple[str, ...]] = {}
    for part in text.split(";"):
        name, _, ground = part.strip().partition(" ")
        try:
            q, r = parse_hex(name)
        except ValueError as error:
            raise BoxError(
                "hex", f"Expected a hex such as `1,-1`, got `{name}`", params={"part": name}
            ) from error
        if name in found or max(abs(q), abs(r), abs(q + r)) > form.most:
            raise BoxError(
                "hex", f"Expected a hex near the capital, once, got `{name}`", params={"part": name}
            )
        found[name] = ground_of(form.ground, ground)
    if [name for name, ground in found.items() if ground[0] == form.centre] != ["0,0"]:
        raise BoxError("centre", f"Expected `0,0 {form.centre}` and no other")
    return found
