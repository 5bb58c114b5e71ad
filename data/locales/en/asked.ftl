# What the referee answers when somebody asks about the table. Spoken by a player who knows the rules.
# $seat is a name, or “seat 2”. $piece and $thing are a game's own names. Reasons are the game's sentences.

asked-yes = Yes.
asked-no = No.
asked-where = { $count ->
    [0] { $seat }, { $piece }: nowhere now.
    [one] { $seat }, { $piece }: only { AND($places) }.
   *[other] { $seat }, { $piece }: { $count } places: { AND($places, most: 12) }.
  }
asked-which = { $count ->
    [0] { $seat }: nothing to choose now.
    [one] { $seat }: only { AND($places) }.
   *[other] { $seat }: { $count } to choose from: { AND($places, most: 12) }.
  }
asked-price = For { $seat } now, { $thing }: { AND($parts) }.
asked-price-free = For { $seat } now, { $thing }: no cost.
asked-price-unread = What { $thing } costs is printed on your cardboard, and nobody has entered it yet.
asked-points = { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }, if the game ended now.
asked-points-final = { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
asked-worth = That is { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
asked-ahead = If the game ended now, { AND($seats) } would be first with { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
asked-ahead-final = { AND($seats) } won with { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
asked-open = Who is first is not certain yet.
asked-rank = { $rank }. { $seat }: { $points }
asked-unseen = What you may not see is not counted.
asked-over = Nobody: the game is over.
asked-waits = { $seat } has nothing to do now.
asked-supposed = Supposed: { $what }
asked-premise = I cannot try “{ $premise }” at this table, so I say neither yes nor no.
asked-enough = { $seat } has enough for it, but may not do it now.
asked-many = { $count ->
    [0] { $seat } cannot do that right now.
    [one] { $seat } may still do that once now.
   *[other] { $seat } may still do that { $count } times now.
  }
asked-many-least = { $seat } may still do that at least { $count ->
    [one] once
   *[other] { $count } times
  } now.
asked-who = { $count ->
    [0] Nobody may do that now.
   *[other] { AND($seats) } may do that now.
  }
asked-why = { $seat } may not, because:
asked-why-allowed = { $seat } may do that now.
asked-when-now = { $seat } may do that now.
asked-when-not = { $seat } has to wait, because:
asked-ends = This is round { $round } of { $rounds }. { $left ->
    [one] One more round follows.
   *[other] { $left } more rounds follow.
  }
asked-ends-over = The game is over.
asked-against = Not { AND($pieces) }:
asked-must-yes = Yes.
asked-must-no = No.
asked-must = Nothing else is legal for { $seat } now.
asked-must-not = { $seat } may do one of these instead, or first:
asked-must-cannot = { $seat } may not even do that now.
asked-owned = { $owner }’s { $thing }
asked-which-moves = { $count ->
    [one] { $seat } has 1 such move now:
   *[other] { $seat } has { $count } such moves now:
  }
