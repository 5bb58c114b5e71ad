"""The texts of a box, coded by their forms: whatever a form settles costs nothing.

A text is taken apart as its form says, and put together again as the form writes it. Texts in the same
context are taken to be alike; what gains are of, and what hexes are, is alike wherever it stands.
"""

from collections.abc import Callable, Hashable, Sequence
from typing import TypeVar

from companion.engine.box import BoxError
from companion.engine.form_texts import PARTING, Ground, check_text, format_hex_map, read_ground, read_hex_map
from companion.engine.forms import (
    ChoiceForm,
    Form,
    GainsForm,
    GroundForm,
    HexMapForm,
    NumberForm,
    PartsForm,
    ValueForm,
)
from companion.engine.gains import MOST, Gain, Gains, read_gains
from companion.engine.wire import decode, encode
from companion.geometry.hexes import Axial, hexes_within, steps_out
from companion.sharing.coder import Coder
from companion.sharing.int_coding import code_number
from companion.sharing.values import code_value
from companion.sharing.wording import Words

T = TypeVar("T")

MOST_SEVERAL = 9
"""Gains of more options, or of more things in one, are not coded by their form."""

OPTIONS_PRIOR = (1, 32, 4, 1)
ITEMS_PRIOR = (8, 16, 4, 1)
COUNT_PRIOR = (24, 8, 4, 2, 1)
"""The weights of few options, few things in one, and few of a thing, by rung of the ladder."""

LIKELY = 2
"""The weight of each of several values before one was seen."""

SELDOM = (16, 2)
EITHER = (8, 8)
"""The weights of no and yes."""


def is_plain(form: Form, text: str) -> bool:
    """Check that a text is written just as its form writes it, and can be coded by it."""
    try:
        check_text(form, text)
    except BoxError:
        return False
    match form:
        case GainsForm():
            gains = _read_gains(form, text)
            several = (gains.options, gains.needs, *gains.options)
            return str(gains) == text and all(len(each) <= MOST_SEVERAL for each in several)
        case GroundForm():
            return str(read_ground(form, text)) == text
        case HexMapForm():
            return format_hex_map(read_hex_map(form, text)) == text
        case PartsForm(parts=parts):
            texts = text.split(PARTING)
            return all(is_plain(part, each) for (_, part), each in zip(parts, texts, strict=True))
        case ValueForm(kind=kind):
            return encode(decode(text, kind)).decode() == text
    return True


def _read_gains(form: GainsForm, text: str) -> Gains:
    return read_gains(text, form.kinds, form.counted)


class FormTexts:
    """Coder of texts by their forms, one after the other."""

    def __init__(self, coder: Coder, words: Words, longest: int) -> None:
        """Store the coders of values and of free words.

        Args:
            coder: writes or reads them.
            words: codes texts of no form, or of a form that leaves everything open.
            longest: the most characters that such words can have.
        """
        self._coder, self._words, self._longest = coder, words, longest

    def text(self, form: Form, context: Hashable, value: str | None) -> str:
        """Encode or decode a text of a form.

        Args:
            form: form of the text.
            context: all that is known before.
            value: the text, as `is_plain` wants it; None when reading.

        Raises:
            CarryError: the text is too long, or holds something that is no character.
        """
        match form:
            case ChoiceForm(values=values):
                return self._code_choice(values, (context, "choice"), value)
            case NumberForm(least=least, most=most):
                return self._code_choice(tuple(map(str, range(least, most + 1))), (context, "number"), value)
            case GainsForm():
                return str(
                    self._code_gains(form, context, None if value is None else _read_gains(form, value))
                )
            case GroundForm():
                return str(self._code_ground(form, None if value is None else read_ground(form, value)))
            case HexMapForm():
                return self._code_hex_map(form, value)
            case PartsForm(parts=parts):
                texts = [None] * len(parts) if value is None else value.split(PARTING)
                each = zip(parts, texts, strict=True)
                return PARTING.join(self.text(part, (context, id), text) for (id, part), text in each)
            case ValueForm(kind=kind):
                found = code_value(self._coder, kind, None if value is None else decode(value, kind))
                return encode(found).decode()
        return self._words.text(context, value, self._longest)

    def _code_choice(self, values: Sequence[str], context: Hashable, value: str | None) -> str:
        place = None if value is None else values.index(value)
        return values[self._coder.choose(context, (LIKELY,) * len(values), place)]

    def _code_flag(self, context: Hashable, weights: tuple[int, int], value: object) -> bool:
        """Encode the truth of ``value``, or decode yes or no if it is None."""
        return bool(self._coder.choose(context, weights, None if value is None else int(bool(value))))

    def _code_several(
        self,
        context: Hashable,
        prior: tuple[int, ...],
        value: Sequence[T] | None,
        code_item: Callable[[T | None], T],
    ) -> tuple[T, ...]:
        count = code_number(self._coder, context, None if value is None else len(value), MOST_SEVERAL, prior)
        return tuple(code_item(None if value is None else value[i]) for i in range(count))

    def _code_gains(self, form: GainsForm, context: Hashable, value: Gains | None) -> Gains:
        def code_need(gain: Gain | None) -> Gain:
            return self._code_gain_of(form.counted, (), gain)

        def code_gain(gain: Gain | None) -> Gain:
            return self._code_gain_of(form.kinds, form.counted, gain)

        def code_option(gains: tuple[Gain, ...] | None) -> tuple[Gain, ...]:
            return self._code_several((context, "gains"), ITEMS_PRIOR, gains, code_gain)

        needs: tuple[Gain, ...] = ()
        if form.counted and self._code_flag(
            (context, "needs"), SELDOM, None if value is None else value.needs
        ):
            needs = self._code_several(
                (context, "needed"), ITEMS_PRIOR, None if value is None else value.needs, code_need
            )
        return Gains(
            self._code_several(
                (context, "options"), OPTIONS_PRIOR, None if value is None else value.options, code_option
            ),
            needs,
        )

    def _code_gain_of(self, kinds: Sequence[str], counted: Sequence[str], value: Gain | None) -> Gain:
        kind = self._code_choice(kinds, ("kind", len(kinds)), None if value is None else value.kind)
        more = code_number(
            self._coder, ("count", kind), None if value is None else value.count - 1, MOST - 1, COUNT_PRIOR
        )
        if counted and self._code_flag(("per", kind), SELDOM, None if value is None else value.per):
            return Gain(
                kind, 1 + more, self._code_choice(counted, "per", None if value is None else value.per)
            )
        return Gain(kind, 1 + more)

    def _code_ground(self, form: GroundForm, value: Ground | None, centre: str = "") -> Ground:
        ground = centre or self._code_choice(form.grounds, "ground", None if value is None else value.ground)
        there = [
            flag
            for flag in form.flags
            if self._code_flag(("flag", ground, flag), SELDOM, None if value is None else flag in value.flags)
        ]
        return Ground(ground, tuple(there))

    def _code_hex_map(self, form: HexMapForm, value: str | None) -> str:
        """Encode or decode a map, hex by hex, with odds learned by the distance from the centre."""
        hexes = None if value is None else read_hex_map(form, value)
        found: dict[Axial, Ground] = {}
        for at in hexes_within(form.most):
            far = steps_out(at)
            there = None if hexes is None else hexes.get(at)
            if not far or self._code_flag(
                ("on the map", far), EITHER, None if hexes is None else at in hexes
            ):
                found[at] = self._code_ground(form.ground, there, "" if far else form.centre)
        return format_hex_map(found)
