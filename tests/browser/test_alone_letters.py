"""Names of every script in the app from files alone, also once there is no network."""

from playwright.sync_api import Browser

from tests.browser.alone import again, say, start_alone
from tests.browser.missing_letters import NAMES, SHARP, count_boxes
from tests.browser.phone import Phone
from tests.browser.standing import Standing
from tests.browser.table import TEXTS
from tests.patience import patient

SEATED = ("Korean", "Arabic", "Hebrew", "Thai", "Devanagari", "Tamil", "Georgian", "Armenian", "emoji")


def test_typed_names_are_drawn_without_a_box_and_later_without_a_network(
    browser: Browser, site: Standing
) -> None:
    context = browser.new_context(**SHARP, locale="en-US")
    context.set_default_timeout(patient(15_000))
    lone = start_alone(Phone(context), f"{site.url}#/new/score_pad", say("who-plays"))
    for number, script in enumerate(SEATED, 1):
        if number > 2:
            lone.tap_label(say("add-player"))
        lone.type(TEXTS["en"].say("app-player", number=number), NAMES[script])
    lone.tap_label(say("begin")).expect_text(NAMES[SEATED[-1]])
    assert count_boxes(lone) == 0
    with site.gone():
        again(lone, NAMES[SEATED[-1]])
        assert count_boxes(lone) == 0
    context.close()
