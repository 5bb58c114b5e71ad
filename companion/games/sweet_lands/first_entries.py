"""Names and forms of entries as carry codes know them: those of version 1 of the rules, and of version 2."""

from collections.abc import Mapping
from functools import lru_cache

from companion.engine.forms import ChoiceForm, Field, Form, GainsForm, PartsForm
from companion.games.sweet_lands import entries, vocabulary

LEARNT = frozenset({"imitation", "helpers"})
"""Titles of the families that version 1 did not know."""

SPELT_OUT = frozenset({"helpers"})
"""Titles of the families whose names codes spell out, as they were learnt since the first of version 2."""

_FIRST_WORDS: Mapping[tuple[str, ...], tuple[str, ...]] = {
    vocabulary.COUNTED: vocabulary.FIRST_COUNTED,
    vocabulary.NEEDED: vocabulary.FIRST_COUNTED,
    vocabulary.COSTS: vocabulary.GOODS,
}
"""Words of version 1 by the words of today, for those that have become more."""


def first_form(form: Form) -> Form:
    """Reduce a form to the words that version 1 knew."""
    match form:
        case GainsForm(kinds=kinds, counted=counted, choice=choice, named=named):
            return GainsForm(_first_words(kinds), _first_words(counted), choice, named)
        case ChoiceForm(values=values, named=named):
            return ChoiceForm(_first_words(values), named)
        case PartsForm(parts=parts, seldom=seldom):
            return PartsForm(tuple((id, first_form(part)) for id, part in parts), seldom)
    return form


def _first_words(words: tuple[str, ...]) -> tuple[str, ...]:
    return _FIRST_WORDS.get(words, words)


@lru_cache(maxsize=1)
def names() -> tuple[str, ...]:
    """List the names of the entries that version 1 knew, family by family."""
    return tuple(name for name in entries.names() if entries.field_of(name).title not in LEARNT)


@lru_cache(maxsize=1)
def coded_names() -> tuple[str, ...]:
    """List the names of the entries that codes of version 2 carry by number, family by family."""
    return tuple(name for name in entries.names() if entries.field_of(name).title not in SPELT_OUT)


def field_of(name: str) -> Field:
    """Build the field of an entry with its form in version 1, or of an entry learnt since as it is today.

    Raises:
        KeyError: there is no such entry.
    """
    field = entries.field_of(name)
    return (
        field
        if field.title in LEARNT
        else Field(field.section, field.title, first_form(field.form), field.params)
    )
