# Small City: the score, the log, corrections, warnings and position files.

## The score

small_city-line-votes = { $when ->
    [untold] Votes not entered yet
    [end] On the vote track: { $votes }
   *[now] On the vote track: { $votes }. The next vote brings { $next }
  }
small_city-line-promises = { $state ->
    [untold] Not known yet:
    [kept] Kept:
    [missed] Not kept:
    [ahead] Kept so far:
   *[behind] Not kept so far:
  } { $number }. { $promise } ({ $takes ->
    [untold] { AND($untold) } not entered
    [least] { $have }, it takes { $need }
    [limit] { $have }, at most { $need }
    [alone] { $have }
   *[other] { $have } against { AND($others) }
  }){ $assumed ->
    [1] {" "}· that the card says { $worth } is assumed
   *[other] {""}
  }
small_city-line-pollution = Pollution { $pollution }%{ $out ->
    [1] { " " }· out of the game
   *[other] { "" }
  }

small_city-tiebreak-pollution = { AND($seats, most: 8) } before { AND($behind, most: 8) }: equal votes, and less pollution decides, { $figure }% against { $against }%.
small_city-tiebreak-money = { AND($seats, most: 8) } before { AND($behind, most: 8) }: equal votes and equal pollution; more money decides, ${ $figure } against ${ $against }.
small_city-tiebreak-shared = { AND($seats, most: 8) } share place { $rank }: equal votes, equal pollution and equal money.

## The log

small_city-move-found = { $seat } laid the City Hall on { AND($cells) } ({ $side }).
small_city-move-keep = { $seat } kept promise { $number }: { $promise }.
small_city-move-street = The mayor stays in { $mayor }’s town, between { AND($squares) }.
small_city-move-lay = Card { $place } of the ring: { $card }.
small_city-move-choose = { $seat } took the { $card }{ $price ->
    [0] .
   *[other] {" "}for ${ $price }.
  }
small_city-move-choose_votes = { $seat } took the { $card }{ $price ->
    [0] {""}
   *[other] {" "}for ${ $price }
  } and got 2 votes.
small_city-move-choose_money = { $seat } took the { $card }{ $price ->
    [0] {""}
   *[other] {" "}for ${ $price }
  } and got $1.
small_city-move-build = { $seat } built a { $tile } on { AND($cells) }.
small_city-move-build_paid = { $seat } built a { $tile } on { AND($cells) } and gave these cubes: { AND($cubes, most: 9) }.
small_city-move-build_warehouse = { $seat } built a { $tile } on { AND($cells) }, with its warehouse on { AND($warehouse) }.
small_city-move-upgrade = { $seat } turned a { $before } into a { $tile } on { AND($cells) }.
small_city-move-demolish = { $seat } demolished a { $tile } on { AND($cells) }.
small_city-move-grow = { $seat } made the town bigger.
small_city-move-staff = { $seat } moved a citizen from { $from } to { $to }, into the new station.
small_city-move-decline = { $seat } laid no free tile.
small_city-move-decline_staff = { $seat } left the new station empty.
small_city-move-done_build = { $seat } finished building.
small_city-move-done_move = { $seat } finished moving.
small_city-move-move = { $seat } moved a citizen from { $from } to { $to }.
small_city-move-move_abroad = { $seat } moved a tourist in { $town }’s town from { $from } to { $to }.
small_city-move-move_out = { $seat } sent a citizen from { $from } to { $to } in { $town }’s town.
small_city-move-move_on = { $seat }’s tourist left { $out_of }’s town ({ $from }) for { $to } in { $town }’s.
small_city-move-move_home = { $seat }’s tourist came home from { $out_of }’s town ({ $from }) to { $to }.
small_city-move-settle = { $seat } gave a citizen of the City Hall a home on { $to }.
small_city-move-collect = Tourists and $1 squares paid everybody.
small_city-move-trade_cube = { $seat } gave a { $cube } cube in the shop on { $at } ({ $town }’s town).
small_city-move-trade_money = { $seat } gave ${ $money } in the shop on { $at } ({ $town }’s town).
small_city-move-produce = { $seat }’s factories produced.
small_city-move-produce_none = { $seat } finished the income.
small_city-move-produce_drop = { $seat }’s factories produced; there was no room for these cubes: { AND($cubes, most: 9) }.
small_city-move-tally = Everybody got their votes.
small_city-move-measure = Every town’s pollution was measured.
small_city-move-mourn = In { $seat }’s town, { $whose }’s citizen on { $at } had to go.
small_city-move-mourn_grave = In { $seat }’s town, { $whose }’s citizen on { $at } died. The grave is on { $grave }.
small_city-move-council_money = { $seat } paid ${ $price } in the council: { $row }, step { $step }.
small_city-move-council_votes = { $seat } paid { $price ->
    [one] 1 vote
   *[other] { $price } votes
  } in the council: { $row }, step { $step }.
small_city-move-skip = { $seat } left the council alone.

small_city-no_tile = tile
small_city-middle-w = White cubes
small_city-middle-g = Gray cubes
small_city-middle-b = Black cubes

small_city-correct-track_money = { $seat } now has ${ $count }.
small_city-correct-track_votes = { $seat } now has { $count ->
    [one] 1 vote
   *[other] { $count } votes
  }.
small_city-correct-track_pollution = { $seat }’s pollution is now { $count }%.
small_city-correct-track_size = { $seat }’s town has now grown by { $count ->
    [one] 1 step
   *[other] { $count } steps
  }.
small_city-correct-track_career = { $seat }’s Career Center now holds { $count ->
    [one] 1 citizen
   *[other] { $count } citizens
  }.
small_city-correct-track_central = In the middle of the table there { $count ->
    [one] is now 1 citizen
   *[other] are now { $count } citizens
  } of { $seat }’s.
small_city-correct-track_buried = { $count ->
    [one] 1 citizen
   *[other] { $count } citizens
  } of { $seat }’s died without a grave.
small_city-correct-tile = In { $seat }’s town a { $tile } now lies on { AND($cells) }.
small_city-correct-tile_none = In { $seat }’s town no tile lies on { OR($cells) } any more.
small_city-correct-square_citizen = In { $seat }’s town a citizen of { $whose }’s now stands on { $at }.
small_city-correct-square_cubes = In { $seat }’s town these cubes now lie on { $at }: { AND($cubes, most: 9) }.
small_city-correct-square_grave = In { $seat }’s town { $at } is now the grave of a citizen of { $whose }’s.
small_city-correct-square_empty = In { $seat }’s town nothing stands on { $at } any more.
small_city-correct-stock = Supply: { $name }, { $count } now.
small_city-correct-discs_0 = { $seat } has no disc in the council.
small_city-correct-discs_1 = { $seat }’s disc in the council: { $row1 }, step { $step1 }.
small_city-correct-discs_2 = { $seat }’s discs in the council: { $row1 }, step { $step1 }, and { $row2 }, step { $step2 }.
small_city-correct-promise = { $seat } keeps promise { $number }: { $promise }.
small_city-correct-promise_none = { $seat } keeps no promise.
small_city-correct-action = { $seat } has the { $card } this round.
small_city-correct-action_none = { $seat } has no action card this round.
small_city-correct-mayor = The mayor now lives in { $seat }’s town.
small_city-correct-round = It is round { $round }.
small_city-correct-phase = It is { $phase } now, and nobody has finished it yet.
small_city-correct-side = { $seat } plays on the { $side }.

## Where mirror and table disagree

small_city-warning-citizens = The app and the table disagree: { $seat } has { $box } citizens, but the app shows { $seen }.
small_city-warning-goods = The app and the table disagree: the box has { $box } { $cube } cubes, but the app shows { $seen }.
small_city-warning-tiles = The app and the table disagree: { $family }, { $box } in the box, { $seen } in the app.
small_city-warning-limited = The app and the table disagree: with this many players there { $box ->
    [one] is only one { $tile }
   *[other] are only { $box } of { $tile }
  }, but the app shows { $seen }.
small_city-warning-overlap = In { $seat }’s town tiles overlap on { AND($cells) }.
small_city-warning-outside = In { $seat }’s town tiles lie outside the building area, on { AND($cells) }.
small_city-warning-apart = In { $seat }’s town residences touch factories, a warehouse, the refinery or the harbor: { AND($cells) }.
small_city-warning-grave = In { $seat }’s town a tile lies on a grave: { AND($cells) }.
small_city-warning-nowhere = In { $seat }’s town somebody stands where no tile is: { AND($cells) }.
small_city-warning-twice = In { $seat }’s town the app shows { $tile } { $count } times. There is one at most.
small_city-warning-shape = In { $seat }’s town the { $tile } on { AND($cells, most: 6) } does not have its printed shape.
small_city-warning-assumed = In { $seat }’s town the { $tile } on { AND($cells, most: 6) } has another shape than this box assumes. The rules do not say which; draw yours in the box editor.
small_city-warning-row = { $seat } has two discs in one row of the council: { $row }.
small_city-warning-crowded = In { $seat }’s town there is more than one on a square: { AND($cells) }.
small_city-warning-store = In { $seat }’s town { AND($cells) } cannot hold so many cubes.
small_city-warning-tourists = In { $town }’s town there are { $count } tourists of { $seat }’s; { $limit } may be.
small_city-open-town = { $seat }’s town is not entered yet.
small_city-open-votes = How many votes does { $seat } have? If none, enter 0.
small_city-warning-not_played_with = { $seat } shows promise { $number }. The basic game has promises 1 to { $most } only.
small_city-warning-promises = { $seat } shows { $count } promises. Each player keeps one.
small_city-warning-promise = { $seat } and { $other } both show promise { $number }.

## Position files

small_city-notation-no_town = The drawing of this town is missing. Only a table that is scored may leave it out.
small_city-notation-token = Row { $row }: “{ $found }” is no square. Expected: . for an empty one, # for an obstacle, ~ for water, a tile such as R2a, or a grave such as x1; behind it * for a citizen, *2 for one of seat 2, :w :g :b for cubes.
small_city-notation-kind = Row { $row }: there is no tile “{ $found }”. Expected: R1 to R5, C1 to C4, F1 to F3, P1 to P3, WA, RF, HB, HW, PO, FI, CH, SC, LI, MU, ME, CL or UN, and a small letter.
small_city-notation-nobody = Row { $row }: “{ $found }” names a seat that is not there; there are { $seats }.
small_city-notation-size = Too large: at most { $most } rows and columns were expected.
small_city-notation-far = Row { $row } leads off the board, which has { $rows } rows and { $columns } columns.
small_city-notation-shape = { $tile } has not the shape of such a tile: { AND($cells, most: 9) }.
small_city-notation-board = This is no board. Expected rows of equal length, parted by /, of digits, # and ~.
small_city-notation-box = { $name } cannot be printed like that.
small_city-notation-square = There is no square { $found } on this board.
small_city-notation-no_tile = No tile lies on { $found }.
small_city-notation-no_station = No police or fire station lies on { $found }.
small_city-notation-town_size = Expected how often the town was made bigger, 0 to { $most }, or the squares along its side, from 7.
small_city-notation-council = Two discs of a seat never stand in one row.
small_city-notation-card = There is no action card “{ $found }”. Expected: { OR($names, most: 12) }, or a letter from A to L.
small_city-notation-screened = Expected one [[screened]] for each of the { $seats } seats, or none.

## What the table shows, told to who asks

small_city-fact-mayor = The mayor lives in { $seat }’s town.
