# What the table shows, told to who asks.

small_city-fact-next_vote = As people stand now, { $seat } gets { $count ->
    [one] 1 vote
   *[other] { $count } votes
  } at the next vote.
small_city-fact-people = { $seat } has { $count ->
    [one] 1 citizen
   *[other] { $count } citizens
  } in the town and { $away ->
    [one] 1 tourist
   *[other] { $away } tourists
  } in other towns.
small_city-fact-tiles = { $seat }’s town, { $tiles }: { $count }.
small_city-fact-discs = { $count ->
    [0] { small_city-correct-discs_0 }
    [1] { small_city-correct-discs_1 }
   *[other] { small_city-correct-discs_2 }
  }
