# A table whose game has no board of its own.

app-plain-empty = empty
app-plain-nothing = none
app-plain-tap-cell = { $at }: tap another place to change it.
app-plain-yes = Yes
app-plain-no = No
app-plain-refused = What cannot be done now

# How several things are said in one line.
app-and-also = { $one }, { $more }
app-and-then = { $one } · { $more }
