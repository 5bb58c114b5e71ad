"""Write the page of the reference: ``python -m tests.docs.reference``."""

from tests.docs.reference.page import PATH, make_page

PATH.write_text(make_page(), encoding="utf-8")
