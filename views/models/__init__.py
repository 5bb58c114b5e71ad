"""What screens show, before it is drawn: values, and what becomes of them. Nothing here knows Flet."""
