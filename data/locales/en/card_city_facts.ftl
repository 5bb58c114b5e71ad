# What the table shows, told to who asks.

card_city-fact-income = { $seat } earns ${ $amount } in the next income phase, as the city stands now.
card_city-fact-hand = { $count ->
    [0] { $seat } has no cards left to build.
    [one] { $seat } has 1 card left to build: { AND($cards) }.
   *[other] { $seat } has { $count } cards left to build: { AND($cards) }.
  }
card_city-fact-hand_unknown = Nobody has entered yet which cards { $seat } has to build.
card_city-fact-districts = { $seat }’s districts by size. Residences: { AND($residences) }. Commerce: { AND($shops) }.
card_city-fact-card = In { $seat }’s city, { $card }: { $count }.
card_city-fact-cell = In { $seat }’s city, { $at } shows { $card }.
