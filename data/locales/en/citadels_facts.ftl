# What the table shows, told to who asks.

citadels-fact-pile = { $count ->
    [one] 1 card is
   *[other] { $count } cards are
  } on the district pile.
citadels-fact-hand = { $seat } holds { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
  }.
citadels-fact-city = { $count ->
    [0] { $seat } has built nothing yet.
   *[other] { $seat }’s city has { $count } of { $size } districts: { AND($districts, most: 12) }.
  }
