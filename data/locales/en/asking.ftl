# Asking the rules: the box, the answer, and the way to the board. Short and spoken, as all at a table.

app-ask-rules = Ask the rules
app-clear-search = Clear the question
app-ask-dictate = Say it
app-ask-aloud = Read it aloud
app-ask-often = Often asked now
app-ask-often-any = Often asked
app-ask-lately = You asked
app-ask-speak-of = Which rules are about this?
app-ask-speaks-of = Rules about this: { $what }
app-ask-hold = Hold a finger on any square, piece, card or score: its rules open here.
app-ask-which = Which rules are about this?
app-ask-at-table = At this table
app-ask-against = Not on { AND($places, most: 6) }:
app-ask-not-understood = I did not understand what about the table you mean. In the rules:
app-ask-also = Also
app-ask-related = Goes with it
app-ask-chapters = All chapters

## The reading in force

app-reading-chosen = Agreed at this table
app-reading-usual = As this table reads it

## The board

app-show-on-board = Show me on my board
app-show-rule-on-board = { $rule }: show me on my board
app-lit-nothing = This affects nothing on { $name }’s board right now.
app-lit-of = { $name }’s board
app-lit-back = Back to the rules
app-lit-off = Back to the game

## Answers of the rulebook

rules-unknown-word = I do not know the word “{ $word }”.
rules-other-game = That is about { $other }. These are the rules of { $game }. The nearest sections:
rules-silent = I find nothing about this in the rules. The nearest sections:
rules-example = Example: { $text }
