"""Odd texts of the forms that nobody draws on squares: words, gains, grounds, maps, things side by side."""

from collections.abc import Iterator
from random import Random

from companion.engine.form_texts import PARTING, Ground, format_hex_map
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
from companion.engine.gains import MOST, Gain, Gains


def odd_prints(form: Form, rng: Random) -> Iterator[str]:
    """Another text or two of a form, which are of the form. Nothing for forms that are drawn on squares."""
    match form:
        case ChoiceForm(values=values):
            yield from rng.sample(values, len(values))
        case NumberForm(least=least, most=most):
            yield from (str(least), str(most), str(least + 1), str(rng.randint(least, most)))
        case WordsForm(most=most):
            yield from ("", "".join(rng.choice("aé 兔'\"\\{}[]") for _ in range(rng.randint(1, most))))
        case GainsForm():
            yield from ("none", str(_gains(form, rng)))
        case GroundForm():
            yield str(_ground(form, rng))
        case HexMapForm():
            yield _hex_map(form, rng)
        case PartsForm(parts=parts):
            yield PARTING.join(rng.choice(list(odd_prints(part, rng))) for _, part in parts)


def _gains(form: GainsForm, rng: Random) -> Gains:
    options = {_option(form, rng): None for _ in range(rng.choice((1, 1, 2, 4)) if form.choice else 1)}
    needs = tuple(Gain(one) for one in form.counted[: rng.choice((0, 0, 1, 2))])
    return Gains(tuple(options), needs)


def _option(form: GainsForm, rng: Random) -> tuple[Gain, ...]:
    return tuple(
        Gain(rng.choice(form.kinds), rng.choice((1, 1, 2, 5, MOST)), rng.choice(("", "", *form.counted)))
        for _ in range(rng.choice((0, 1, 1, 2, 6)))
    )


def _ground(form: GroundForm, rng: Random, centre: str = "") -> Ground:
    flags = tuple(flag for flag in form.flags if rng.random() < 0.2)
    return Ground(centre or rng.choice(form.grounds), flags)


def _hex_map(form: HexMapForm, rng: Random) -> str:
    """Return the middle alone, some hexes anywhere, or every hex there can be."""
    span, share = range(-form.most, form.most + 1), rng.choice((0.0, 0.2, 0.6, 1.0))
    near = [(q, r) for q in span for r in span if 0 < max(abs(q), abs(r), abs(q + r)) <= form.most]
    found = {at: _ground(form.ground, rng) for at in near if rng.random() < share}
    return format_hex_map({(0, 0): _ground(form.ground, rng, form.centre), **found})
