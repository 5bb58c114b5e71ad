# What the referee says about the state of the table, its log, and legal moves.

asked-no-log = This table has no history here: the file shows only where it stands.
asked-no-seat = You have no seat here, so I cannot tell which turn you mean. Ask about a person by name.
asked-nothing-yet = Nothing has been entered at this table yet.
asked-nothing-of = { $seat } has not done anything at this table yet.
asked-nothing-since = Nothing has happened since { $seat }’s last move.
asked-earlier = { $count ->
    [one] 1 earlier entry is left out here.
   *[other] { $count } earlier entries are left out here.
  }
asked-unknowable = Nobody knows that yet: what dice and cards will show and what people will do is still open.
asked-elsewhere = That is not about this table, so I do not know.
asked-no-such-person = Nobody at this table is called “{ $name }”. Here sit { AND($seats) }.
asked-who-asks = I do not know which seat is yours. Ask about one by name: { AND($seats) }.
asked-nothing-there = Nothing lies on { $at } of { $seat }’s board.
asked-holds = Yes.
asked-holds-not = No.
asked-category = { $seat }, { $thing }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
asked-options = { $count ->
    [0] { $seat } has no legal move now.
    [1] { $seat } may do only this now:
   *[other] { $seat } may do one of these now:
  }
asked-option-price = { $what } for { AND($parts) }
asked-option-logged = Do as the log would say: “{ $what }”
asked-option-ways = { $what } ({ $count } ways)
asked-option-places = { $what } ({ $count ->
    [one] 1 place, { AND($places) }
   *[other] { $count } places, such as { AND($places) }
  })
asked-more-options = { $count ->
    [one] 1 more kind of move is possible.
   *[other] { $count } more kinds of moves are possible.
  }
asked-hints-off = Hints are off at this table. The host can turn them on: in the menu, “Change names, colors and hints”.
asked-no-hint = I cannot tell what brings { $seat } the most now.
asked-all-alike = Every move{ $all ->
    [yes] { "" }
   *[no] { " " }that I tried
  } changes the score by { SIGNED($points) } at once.
asked-none-adds = No move{ $all ->
    [yes] { "" }
   *[no] { " " }that I tried
  } adds points at once.
asked-brings = { $place ->
    [first] Brings the most at once
    [tried] Brings the most of the moves I tried
    [same] Just as many
   *[next] Then
  }, { SIGNED($points) }: { $what }
asked-tried = I tried { $count } of { $of } legal moves, some of every kind.
asked-unknown-moves = { $count ->
    [one] 1 move is left out: nobody knows yet what it shows.
   *[other] { $count } moves are left out: nobody knows yet what they show.
  }

app-hints = Hints
app-hints-about = Whether the app answers “What brings the most now?”
app-hints-nobody = for nobody
app-hints-everybody = for everybody
