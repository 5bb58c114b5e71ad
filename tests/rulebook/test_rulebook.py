import pytest

from companion.rulebook import RulebookError, parse

SOURCE = """# The Game

## 1 Start {#start}

Go. See [the end](#end).

## 1.1 The very start {#start.very}

* **Bold** and `code`.

| a | b |
|---|---|
| 1 | 2 |

```
R C
```

## 2 End {#end}
"""
BOOK = parse(SOURCE, "chess", "en")


def test_a_rulebook_is_its_title_and_its_sections_in_order() -> None:
    assert (BOOK.game, BOOK.locale, BOOK.title) == ("chess", "en", "The Game")
    assert [(section.id, section.number, section.title, section.level) for section in BOOK.sections] == [
        ("start", "1", "Start", 1),
        ("start.very", "1.1", "The very start", 2),
        ("end", "2", "End", 1),
    ]


def test_a_section_is_found_by_its_id() -> None:
    assert BOOK.section("start.very").heading == "1.1 The very start"
    with pytest.raises(KeyError):
        BOOK.section("middle")


def test_the_text_of_a_section_has_no_marks_and_no_diagrams() -> None:
    assert BOOK.section("start").text == "Go. See the end."
    assert BOOK.section("start.very").text == "Bold and code. a b 1 2"
    assert BOOK.section("end").text == ""


def test_the_body_keeps_its_markdown() -> None:
    assert BOOK.section("start").body == "Go. See [the end](#end)."
    assert "```\nR C\n```" in BOOK.section("start.very").body


@pytest.mark.parametrize(
    ("source", "complaint"),
    [
        ("", "line 1"),
        ("No title\n", "line 1"),
        ("# Title\n\ntext\n", "no section"),
        ("# Title\n\n## 1 No id\n", "line 3"),
        ("# Title\n\n## No number {#a}\n", "line 3"),
        ("# Title\n## 1 A {#a}\n## 2 B {#a}\n", "used twice: a"),
    ],
)
def test_a_malformed_rulebook_says_where(source: str, complaint: str) -> None:
    with pytest.raises(RulebookError, match=complaint):
        parse(source, "chess", "en")
