"""Negotiation from the languages that a reader wants to the app's language that serves best."""

from collections.abc import Iterable

LOCALES = ("en", "zh-Hant", "zh-Hans")
"""Every language the app speaks, the fallback first."""

_TRADITIONAL = frozenset({"tw", "hk", "mo"})
_CHINESE = frozenset({"zh", "cmn", "yue"})


def _locale_for(tag: str) -> str | None:
    """Find the app's locale for a BCP-47 tag, or None if the app lacks the language."""
    language, *subtags = tag.strip().split(";")[0].strip().lower().replace("_", "-").split("-")
    if language == "en":
        return "en"
    if language not in _CHINESE:
        return None
    if "hant" in subtags:
        return "zh-Hant"
    if "hans" in subtags:
        return "zh-Hans"
    traditional = language == "yue" or not _TRADITIONAL.isdisjoint(subtags)
    return "zh-Hant" if traditional else "zh-Hans"


def negotiate(languages: Iterable[str]) -> str:
    """Choose the locale for a reader who wants these languages, most wanted first.

    A script subtag decides for Chinese; without one the region does: Taiwan, Hong Kong and Macau read
    Traditional, everybody else Simplified. Languages we do not have are passed over.

    Args:
        languages: BCP-47 tags such as ``zh-TW`` or ``en-GB``; underscores and quality suffixes are tolerated.

    Returns:
        One of `LOCALES`; English when nothing wanted is at hand.
    """
    return next((served for tag in languages if (served := _locale_for(tag))), LOCALES[0])
