# A table on a keyboard. One name for one thing: the cursor stands on a square, a hex or an edge.

app-keys = Keyboard
app-keys-about = Which key does what
app-board-keys = Board. The arrow keys move the cursor, Enter taps.
app-board-open = { $cell }: may be chosen now
app-board-looked-at = Board to look at. The arrow keys move the cursor.
app-row-keys = Row to choose from. The arrow keys go along it, Enter takes one.
app-keys-tab = Go on to the next control. The board is one of them, and so is a row of cards.
app-keys-arrows = Move the cursor on the board, or go along a row of cards.
app-keys-ends = Go to the end of a row.
app-keys-enter = Tap what the cursor stands on.
app-keys-escape = Close what is open, or put down what is in your hand.
app-keys-choose = Choose the piece with this sign beside it.
app-keys-ask = Ask about the cell under the cursor, or ask the rules. Twice: this list.
app-keys-undo = Undo
app-keys-redo = Redo
app-keys-board = Go to the board.
app-keys-pad = Type a number or a sum on the number pad.
app-keys-pad-enter = Enter the number, and go on to the next one.
app-keys-pad-back = Remove the last figure. Delete removes all of them.
