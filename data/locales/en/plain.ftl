# A table whose game has no board of its own.

app-plain-empty = empty
app-plain-nothing = none
app-plain-cannot-lie = That cannot lie on { $at }: try another place.
app-plain-nothing-there = There is nothing on { $at } to take away.
app-plain-paint = Squares
app-plain-piece-cells = Tap the squares of a piece one after the other. A tap on a piece takes it away.
app-plain-other-cell = Now tap the next square of the piece, or { $at } again to stop.
app-plain-yes = Yes
app-plain-no = No
app-plain-refused = What cannot be done now

# How several things are said in one line.
app-and-also = { $one }, { $more }
app-and-then = { $one } · { $more }
app-and-about = { $one }: { $more }
