# Small City: what hands do with the cardboard, step by step.

small_city-step-table_cards = Round marker on round 1; lay out the { $cards } basic action cards. The starred ones leave the game.
small_city-step-table_all_cards = Round marker on its first space; lay out all { $cards } action cards.
small_city-step-table_promises = Sort promise cards 1 to { $last } into piles of 6, 12 and 18 votes. Shuffle each, face down.
small_city-step-table_all_promises = Sort all promise cards, 17 to 32 too, into three piles by their worth. Shuffle each, face down.
small_city-step-table_limited = Keep { $copies ->
    [one] 1 copy
   *[other] { $copies } copies
  } each of metro station, clinic, university, police station and fire station. The rest goes back into the box.
small_city-step-own_tiles = Everyone takes a board, a screen, and one each of City Hall, school, library, museum, refinery and harbor.
small_city-step-own_pieces = Everyone takes the { $citizens } citizens and { $discs } discs of a color.
small_city-step-own_hall = Lay your City Hall on free squares of your building area. It costs nothing.
small_city-step-own_citizens = { $hall } citizens on the City Hall, { $career } in the Career Center, { $central } in the middle of the table.
small_city-step-own_money = From { $mayor } clockwise, take { $seats ->
    [2] ${ $first } and ${ $second }
    [3] ${ $first }, ${ $second } and ${ $third }
   *[other] ${ $first }, ${ $second }, ${ $third } and ${ $fourth }
  }.
small_city-step-own_promise = Draw 1 card from each of the { $piles } piles, keep 1 in secret, and put the others under their piles.

small_city-step-mayor_comes = The mayor is { $mayor }’s guest now.
small_city-step-mayor_stands = The others put the mayor between two empty neighboring squares of { $mayor }’s town.
small_city-step-shuffle_cards = Shuffle the { $cards } action cards face down.
small_city-step-shuffle_all_cards = Shuffle all { $cards } action cards face down.
small_city-step-lay_ring = Lay { $ring } of them in a ring, then turn them all up.
small_city-step-choose_card = Everyone takes an action card, from { $mayor } clockwise.
small_city-step-pay_skipped = Pay $1 to the bank for each card you skip that nobody has taken.
small_city-step-screens_up = Put up your screens until everyone is done.
small_city-step-pay_tiles = Pay $1 a square to the bank; cultural buildings cost cubes instead.
small_city-step-cover_tile = When you upgrade, the old tile goes back to the supply.
small_city-step-last_copies = The last copies of a tile go out in turn, from { $mayor } clockwise.
small_city-step-move_in_turn = From { $mayor } clockwise, move your own citizens, each once at most.
small_city-step-take_tourists = Take $1 from the bank for each tourist in your town.
small_city-step-use_shops = Then use the squares under your citizens in shops, in the order you like.
small_city-step-make_cubes = Then take one cube for each of your citizens in a factory.
small_city-step-store_cubes = Put new cubes into free places of your warehouses or the City Hall.
small_city-step-move_votes = Move your disc on the vote track; past 50 take the marker.
small_city-step-move_pollution = Move your discs on the pollution track by what your town made.
small_city-step-dig_grave = Lay the dead down on a free square of the building area.
small_city-step-step_disc = In turn, move one disc one step, or do nothing.
small_city-step-pay_step = Pay the number of the step, all in votes or all in money.
small_city-step-next_round = When all are done: the round marker moves on, and everybody lying down stands up, except in graves.
small_city-step-lay_granted = Take the tile from the supply and lay it for free.
small_city-step-move_in = You may move a citizen of your town into the station, but not from the City Hall or the Career Center.
