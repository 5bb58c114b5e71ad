# What a print gives, in pictures and in words.

## In words

app-gains-per = { $what } for each { $element }
app-gains-all = { AND($what, most: 9) }
app-gains-either = { OR($what, most: 9) }
app-gains-if = { $what } if you have { AND($needs, most: 9) }
app-gains-nothing = nothing
app-gains-unknown = not known yet

## Putting it together

app-gains-compose = Tap everything that is printed there.
app-gains-add = Add: { $what }
app-gains-take = Take off: { $what }
app-gains-or = or …
app-gains-ask-per = for each …
app-gains-ask-needs = only if …
app-gains-per-add = For each: { $what }
app-gains-needs-add = Only if you have: { $what }
app-gains-more = more …
app-gains-several = several things
app-gains-count = Set the number: { $what }
