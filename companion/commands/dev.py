"""`companion dev`: commands for authors of games."""

from collections.abc import Iterator, Mapping, Sequence

from companion.commands.console import ANSWERED, UNREADABLE, CommandAnswer, Console
from companion.data import data_paths
from companion.games import GAMES
from companion.locale.kinds import languages, missing_messages
from companion.locale.negotiation import LOCALES
from companion.locale.texts import Texts

MISSING = 1
"""Exit status: something is missing."""


def texts(console: Console, game_id: str) -> int:
    """List the messages that a game lacks in each language, of those that it tells of itself.

    A draft is asked for English, and for each language in which it has begun a file.

    Args:
        console: prints the list in its language.
        game_id: the game.

    Returns:
        The exit status: 0 if none is missing, 1 if one is, 2 if there is no such game.
    """
    game, said = console.find_game("dev texts", GAMES, game_id), Texts.load_all()
    if game is None:
        return UNREADABLE
    asked = dict.fromkeys((*languages(game), *_list_begun_languages(game_id)))
    lacking = {locale: missing_messages(game, said[locale]) for locale in asked}
    document = {"game": game_id, "missing": {locale: list(ids) for locale, ids in lacking.items()}}
    console.answer(CommandAnswer(document, lambda: _missing_text_lines(console.texts, lacking)))
    return MISSING if any(lacking.values()) else ANSWERED


def _list_begun_languages(game_id: str) -> Iterator[str]:
    """Yield the languages in which a file of the game's texts lies."""
    for locale in LOCALES:
        if any(path.exists() for path in data_paths("locales", locale, f"{game_id}.ftl")):
            yield locale


def _missing_text_lines(said: Texts, lacking: Mapping[str, Sequence[str]]) -> Iterator[str]:
    for locale, ids in lacking.items():
        yield said.say("cli-dev-texts", locale=locale, count=len(ids))
        yield from (f"  {message}" for message in ids)
