# What a seat may do now, as a row to tap: each kind of move as a request to the reader.
# Without _any it is a single move; with _any it stands for all moves of its kind.

small_city-offer-found = Lay the City Hall on { AND($cells) } ({ $side })
small_city-offer-found_any = Lay the City Hall
small_city-offer-keep = Keep promise { $number }: { $promise }
small_city-offer-keep_any = Keep one of your three promises
small_city-offer-street = Put the mayor between { AND($squares) }
small_city-offer-street_any = Put the mayor on a street
small_city-offer-lay = Lay the { $card } as card { $place } of the ring
small_city-offer-choose = Take the { $card }{ $price ->
    [0] { "" }
   *[other] { " " }for ${ $price }
  }
small_city-offer-choose_votes = { small_city-offer-choose } and get 2 votes
small_city-offer-choose_money = { small_city-offer-choose } and get $1
small_city-offer-build = Build a { $tile } on { AND($cells) }
small_city-offer-build_any = Build a { $tile }
small_city-offer-build_paid = Build a { $tile } on { AND($cells) } and give these cubes: { AND($cubes, most: 9) }
small_city-offer-build_paid_any = { small_city-offer-build_any }
small_city-offer-build_warehouse = Build a { $tile } on { AND($cells) }, with its warehouse on { AND($warehouse) }
small_city-offer-build_warehouse_any = { small_city-offer-build_any }
small_city-offer-upgrade = Turn a { $before } into a { $tile } on { AND($cells) }
small_city-offer-upgrade_any = Turn a { $before } into a { $tile }
small_city-offer-demolish = Demolish the { $tile } on { AND($cells) }
small_city-offer-demolish_any = Demolish a tile
small_city-offer-grow = Make the town bigger
small_city-offer-staff = Move a citizen from { $from } to { $to }, into the new station
small_city-offer-staff_any = Move a citizen into the new station
small_city-offer-decline = Lay no free tile
small_city-offer-decline_staff = Leave the new station empty
small_city-offer-done_build = Finish building
small_city-offer-done_move = Finish moving
small_city-offer-move = Move a citizen from { $from } to { $to }
small_city-offer-move_any = Move a citizen in your town
small_city-offer-move_abroad = Move your tourist in { $town }’s town from { $from } to { $to }
small_city-offer-move_abroad_any = Move a tourist in another town
small_city-offer-move_out = Send a citizen from { $from } to { $to } in { $town }’s town
small_city-offer-move_out_any = Send a citizen to another town
small_city-offer-move_on = Move your tourist from { $from } in { $out_of }’s town to { $to } in { $town }’s
small_city-offer-move_on_any = Move a tourist on to another town
small_city-offer-move_home = Bring your tourist home from { $out_of }’s town ({ $from }) to { $to }
small_city-offer-move_home_any = Bring a tourist home
small_city-offer-settle = Give a citizen of the City Hall a home on { $to }
small_city-offer-settle_any = Give a citizen of the City Hall a home
small_city-offer-collect = Pay everybody for tourists and $1 squares
small_city-offer-trade_cube = Give a { $cube } cube in the shop on { $at } ({ $town }’s town)
small_city-offer-trade_cube_any = Give a cube in a shop
small_city-offer-trade_money = Give ${ $money } in the shop on { $at } ({ $town }’s town)
small_city-offer-trade_money_any = Give money in a shop
small_city-offer-produce = Let your factories produce
small_city-offer-produce_any = { small_city-offer-produce }
small_city-offer-produce_none = Finish your income
small_city-offer-produce_none_any = { small_city-offer-produce_none }
small_city-offer-produce_drop = Let your factories produce, without room for { AND($cubes, most: 9) }
small_city-offer-produce_drop_any = Let your factories produce, and choose which cubes find no room
small_city-offer-tally = Give everybody their votes
small_city-offer-measure = Measure every town’s pollution
small_city-offer-mourn = Let { $whose }’s citizen on { $at } go
small_city-offer-mourn_any = Choose a citizen who has to go
small_city-offer-mourn_grave = Let { $whose }’s citizen on { $at } die, with the grave on { $grave }
small_city-offer-mourn_grave_any = Choose a citizen who dies, and a square for the grave
small_city-offer-council_money = Pay ${ $price } in the council: { $row }, step { $step }
small_city-offer-council_money_any = Pay money in the council
small_city-offer-council_votes = Pay { $price ->
    [one] 1 vote
   *[other] { $price } votes
  } in the council: { $row }, step { $step }
small_city-offer-council_votes_any = Pay votes in the council
small_city-offer-skip = Leave the council alone
