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
citadels-fact-income = As the { $role }, { $seat } gets { $amount } gold for the districts in the city now.
citadels-fact-income_taken = As the { $role }, { $seat } has taken the gold for the districts already. The city gives { $amount } now.
citadels-fact-income_each = For the districts in the city now, { $seat } would get { $king } gold as the King, { $bishop } as the Bishop, { $merchant } as the Merchant and { $warlord } as the Warlord.
citadels-fact-role = { $seat } is the { $role } this round.
citadels-fact-killed = The Assassin has killed the { $role }.
citadels-fact-killed_none = The Assassin has killed nobody in this round.
citadels-fact-robbed = The Thief has named the { $role }.
citadels-fact-robbed_none = The Thief has named nobody in this round.
