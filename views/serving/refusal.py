"""Page of one sentence for a refused request."""

from collections.abc import Mapping
from html import escape

from starlette.responses import HTMLResponse, Response
from starlette.types import Scope

from companion.locale.negotiation import negotiate
from companion.locale.texts import Texts
from views.serving.visitor import read_header
from views.transport.languages import wanted_languages

AGAIN = 3
"""Seconds after which a page that only has to wait loads itself again."""

_PAGE = """<!DOCTYPE html>
<html lang="{locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>{title}</title>
<style>
  body {{ font: 1.1rem/1.5 system-ui, sans-serif; max-width: 30rem; margin: 20vh auto; padding: 0 1.5rem }}
</style>
<p>{sentence}</p>
"""


def build_refusal(texts: Mapping[str, Texts], scope: Scope, message: str, status: int) -> Response:
    """Build the answer that refuses a request, in the browser's language.

    Args:
        texts: the sentences of every language.
        scope: of the request.
        message: the id of the sentence.
        status: the HTTP status; with 503 the page loads itself again.
    """
    locale = negotiate(wanted_languages(read_header(scope, b"accept-language")))
    say = texts[locale].say
    page = _PAGE.format(locale=locale, title=escape(say("link-short-name")), sentence=escape(say(message)))
    answer = HTMLResponse(page, status_code=status, headers={"cache-control": "no-store"})
    if status == 503:
        answer.headers["refresh"] = answer.headers["retry-after"] = str(AGAIN)
    return answer
