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
small_city-fact-income = As people stand now, { $seat } gets ${ $amount } at the next income, without trading in shops.
small_city-fact-promise = As it stands now, { $seat }’s promise { $number } is kept: { $promise }. The count is { $have }.
small_city-fact-promise_missed = As it stands now, { $seat }’s promise { $number } is not kept: { $promise }. The count is { $have }.
small_city-fact-promise_untold = It is not certain yet if { $seat } keeps promise { $number }: { $promise }.
small_city-fact-action = { $seat } has the { $card } this round.
small_city-fact-action_none = { $seat } has no action card this round.
small_city-fact-cubes = { $seat } has { $count ->
    [0] no cubes
    [one] 1 cube
   *[other] { $count } cubes
  } in store.
small_city-fact-graves = In { $seat }’s town { $count ->
    [0] nobody has died.
    [one] 1 citizen has died.
   *[other] { $count } citizens have died.
  }
small_city-fact-finished = { $seat } has finished this phase.
small_city-fact-unfinished = { $seat } has not finished this phase.
small_city-fact-cell = In { $seat }’s town, { $at } shows a { $tile }.
small_city-fact-cell_citizen = In { $seat }’s town, { $at } shows a { $tile }, and a citizen of { $whose }’s stands there.
small_city-fact-row_step = { $row }: { $seat }’s next step is step { $step }. It costs { $price } (money or votes) and gives { OR($gives) }.
small_city-fact-row_restart = { $row }: { $seat } has to move a disc from another row to step 1. That costs { $price } (money or votes) and gives { OR($gives) }.
small_city-fact-row_end = { $row }: { $seat }’s disc is on the last step already.
small_city-gives-tile = { $size ->
    [0] a free tile of up to 4 squares
    [one] a free tile of 1 square
   *[other] a free tile of { $size } squares
  }
small_city-gives-votes = { $count ->
    [one] 1 vote
   *[other] { $count } votes
  }
small_city-gives-guests = { $count ->
    [one] 1 citizen
   *[other] { $count } citizens
  }
