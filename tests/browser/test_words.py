"""Words that a person typed stay so, and words that can be copied are heard as well."""

from tests.browser.conftest import NewPhone
from tests.browser.phone import DESKTOP, Phone
from tests.browser.table import TEXTS, App

SAY = TEXTS["en"].say
NAMES = ("e.e. cummings, iOS", "ludwig van beethoven")


def heard(phone: Phone) -> list[str]:
    """List the names in the browser's accessibility tree, as a screen reader is given them."""
    nodes = phone.page.context.new_cdp_session(phone.page).send("Accessibility.getFullAXTree")["nodes"]
    return [str(node.get("name", {}).get("value", "")) for node in nodes if not node.get("ignored")]


def nameless_fields(phone: Phone) -> int:
    """Count the text fields that a screen reader can only call a text field."""
    nodes = phone.page.context.new_cdp_session(phone.page).send("Accessibility.getFullAXTree")["nodes"]
    fields = [node for node in nodes if node.get("role", {}).get("value") == "textbox"]
    return sum(not node.get("name", {}).get("value") for node in fields)


def test_a_screen_reader_hears_why_a_code_cannot_be_read(visitor: Phone) -> None:
    visitor.go("/C", SAY("app-bring-code"))
    visitor.type(SAY("app-bring-code"), "TC2.ABCDEF")
    visitor.tap_label(SAY("app-bring-read"))
    visitor.expect_text(SAY("carry-newer"))
    assert any(SAY("carry-newer") in name for name in heard(visitor))
    assert nameless_fields(visitor) == 0


def test_what_went_wrong_can_be_selected_and_copied(phone: NewPhone, shared_app: App) -> None:
    desk = phone(DESKTOP, own=True, permissions=["clipboard-read", "clipboard-write"])
    desk.open(shared_app.url() + "C", SAY("app-bring-code"))
    desk.type(SAY("app-bring-code"), "TC2.ABCDEF")
    desk.tap_label(SAY("app-bring-read"))
    box = desk.expect_text(SAY("carry-newer")).settle().text(SAY("carry-newer")).bounding_box()
    assert box
    desk.page.evaluate("navigator.clipboard.writeText('')")
    desk.page.mouse.click(box["x"] + 60, box["y"] + 8, click_count=3)
    desk.page.keyboard.press("Control+C")
    desk.page.wait_for_function("async () => await navigator.clipboard.readText()")
    assert desk.page.evaluate("navigator.clipboard.readText()") in SAY("carry-newer")


def test_names_stay_as_they_are_typed(phone: NewPhone, shared_app: App) -> None:
    desk = phone(DESKTOP)
    desk.open(f"{shared_app.url()}new/score_pad", "Player 1")
    for number, name in enumerate(NAMES, 1):
        field = desk.page.get_by_role("textbox", name=f"Player {number}")
        field.click()
        desk.settle()
        field.press_sequentially(name)
        desk.settle()
        assert field.input_value() == name
