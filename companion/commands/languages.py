"""The language of the command's answers."""

from collections.abc import Mapping, Sequence

from companion.data import data_paths
from companion.locale.negotiation import LOCALES, negotiate
from companion.locale.texts import Texts

_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def language(argv: Sequence[str], environ: Mapping[str, str]) -> str:
    """Choose the reader's language: the one of ``--lang``, or else of the environment.

    It is known before the arguments are understood, so that help and complaints are in it too.

    Args:
        argv: the command's arguments.
        environ: the environment; the first of ``LC_ALL``, ``LC_MESSAGES`` and ``LANG`` that is set counts.
    """
    for i, argument in enumerate(argv):
        name, _, value = argument.partition("=")
        if name == "--lang":
            return negotiate([value or (argv[i + 1] if i + 1 < len(argv) else "")])
    told = next((environ[name] for name in _VARIABLES if environ.get(name)), "")
    return negotiate([told.partition(".")[0].partition("@")[0]])


def texts_of(locale: str) -> Texts:
    """Load the sentences of one language, with English behind them. No other is read."""
    english = Texts(LOCALES[0], data_paths("locales", LOCALES[0]))
    return english if locale == english.locale else Texts(locale, data_paths("locales", locale), english)
