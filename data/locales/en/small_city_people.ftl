# Small City: moving citizens and income, spoken by a player who knows the rules.
# Names of tiles and cubes are those of small_city.ftl. $at, $cells are squares; $town, $seat are people at the table.

## Why something may not be done: citizens

small_city-violation-no_town = There is no such town in this game any more.
small_city-violation-nobody_to_move = Nobody stands on { $at }.
small_city-violation-not_your_citizen = The citizen on { $at } is { $seat }’s. Everybody moves their own.
small_city-violation-already_moved = The citizen on { $at } is lying down: it has moved this round.
small_city-violation-in_hall = Citizens in the City Hall do not walk. When all the others have moved, they may settle in empty level 1 residences.
small_city-violation-walk_off_board = There is no square { $at } on that board.
small_city-violation-bare_square = Citizens only walk onto tiles, and no tile lies on { $at }.
small_city-violation-no_place = { $water ->
    [1] { $at } is the harbor’s water. Nobody stands there.
   *[other] A { $tile } only holds cubes. Nobody stands on { $at }.
  }
small_city-violation-place_taken = { $at } is taken: one square, one citizen.
small_city-violation-same_square = That is where it stands. It has to change its square; another one of the same tile will do.
small_city-violation-into_hall = Nobody walks into the City Hall.
small_city-violation-works_closed = Your table plays that nobody goes into a { $tile }.
small_city-violation-left_square = A citizen of yours worked on { $at } when this phase began, so none of yours may use it this round. Others may.
small_city-violation-one_inside = A { $tile } takes one citizen in all, and there is one inside.
small_city-violation-no_tourists = A { $tile } is closed to tourists.
small_city-violation-tourist_limit = { $limit ->
    [1] { $town } has a tourist of yours already. One to a town, until you have a metro station.
   *[other] { $town } has { $limit } tourists of yours already. Even with a metro station that is all.
  }
small_city-violation-police_ban = The police in { $town }’s town keep tourists out of their station and off the squares around it.
small_city-violation-opposite = { $ever ->
    [1] { $town } sits opposite. Nobody travels straight across the table; a tourist only gets there from the town next to it, when that one has no square left.
   *[other] { $town } sits opposite. In the first round nobody travels straight across the table.
  }
small_city-violation-tourist_stays = A tourist stays in { $town }’s town while there is a square for it, and there { $n ->
    [one] is one: { OR($cells) }
    [2] are two: { OR($cells) }
    [3] are three: { OR($cells) }
   *[other] are { $n }, such as { OR($cells) }
  }.
small_city-violation-not_next = From { $town }’s town a tourist goes on to the next one, clockwise or the other way round. { $seat } is neither.
small_city-violation-home_last = A tourist only goes home when the next towns have no square for it. { $town } still has { $n ->
    [one] one: { OR($cells) }
    [2] two: { OR($cells) }
    [3] three: { OR($cells) }
   *[other] { $n }, such as { OR($cells) }
  }.
small_city-violation-must_move = { $home ->
    [1] { $n ->
        [one] The citizen on { AND($cells) } has to move first, and can.
       *[other] The citizens on { AND($cells) } have to move first, and can.
      }
   *[other] { $n ->
        [one] Your tourist in { $town }’s town, on { AND($cells) }, has to move first, and can.
       *[other] Your tourists in { $town }’s town, on { AND($cells) }, have to move first, and can.
      }
  }
small_city-violation-settle_last = { $home ->
    [1] The City Hall comes last. Still to move: { AND($cells) }.
   *[other] The City Hall comes last. Still to move in { $town }’s town: { AND($cells) }.
  }
small_city-violation-hall_empty = Nobody is waiting in your City Hall.
small_city-violation-not_r1 = From the City Hall citizens settle in empty level 1 residences only. { $at } is a { $tile }.

## Why something may not be done: income

small_city-violation-collected_already = Tourists and $1 squares have paid for this round.
small_city-violation-collect_first = Tourists and $1 squares pay everybody first.
small_city-violation-income_done = You have produced. That ended your income for this round.
small_city-violation-no_trader = No citizen of yours stands on { $at }.
small_city-violation-no_shop = Nothing is traded on { $at }.
small_city-violation-wrong_payment = { $what ->
    [goods] On { $at } you trade one cube, and nothing else.
   *[other] On { $at } you pay $1 to $4, and nothing else.
  }
small_city-violation-traded_already = The citizen on { $at } is lying down. Each citizen trades once a round, and only after moving.
small_city-violation-no_such_cube = There is no { $cube } cube in your warehouses or your City Hall.
small_city-violation-trade_money = You have ${ $money }: ${ $missing } short.
small_city-violation-produce_order = { $n ->
    [one] Only 1 { $cube } cube is left
   *[other] Only { $n } { $cube } cubes are left
  }, and { $seat } comes before you. While cubes are scarce, produce in the order of play.
small_city-violation-not_made = You give up { $n ->
    [one] 1 { $cube } cube
   *[other] { $n } { $cube } cubes
  } more than your workers at home make.
small_city-violation-drop_count = Your workers at home make { $made ->
    [one] 1 cube
   *[other] { $made } cubes
  } and you have room for { $room }. { $n ->
    [0] All of it is stored; nothing is given up.
    [one] Choose 1 to give up.
   *[other] Choose { $n } to give up.
  }

## What the rules are called, for the log

small_city-rule-already_moved = once a round
small_city-rule-in_hall = nobody walks out of the City Hall
small_city-rule-same_square = to another square
small_city-rule-into_hall = nobody walks into the City Hall
small_city-rule-works_closed = refinery and harbor closed
small_city-rule-left_square = squares left behind
small_city-rule-one_inside = one citizen inside
small_city-rule-no_tourists = closed to tourists
small_city-rule-tourist_limit = tourists to a town
small_city-rule-police_ban = kept off by the police
small_city-rule-opposite = not straight across
small_city-rule-tourist_stays = tourists stay in their town
small_city-rule-not_next = on to the next town
small_city-rule-home_last = home comes last
small_city-rule-must_move = who must move
small_city-rule-settle_last = the City Hall last
small_city-rule-not_r1 = level 1 residences only
small_city-rule-collect_first = tourists and $1 squares first
small_city-rule-income_done = income is over
small_city-rule-traded_already = one trade each
small_city-rule-trade_money = the price
small_city-rule-produce_order = scarce cubes in order
small_city-rule-drop_count = what finds no room

## What would make it right


## What now

small_city-task-move = { $n ->
    [one] { $seat } moves citizens: one still has to change its square.
   *[other] { $seat } moves citizens: { $n } still have to change their squares.
  }
small_city-task-settle = { $n ->
    [one] { $seat }: one citizen of the City Hall can settle in an empty level 1 residence.
   *[other] { $seat }: { $n } citizens of the City Hall can settle in empty level 1 residences.
  }
small_city-task-move_done = { $seat }: move more citizens if you like, then tap Done.
small_city-task-collect = { $seat } gets ${ $money } from tourists and $1 squares.
small_city-task-produce = { $shops ->
    [0] { $n ->
        [0] { $seat } makes no cubes this round.
        [one] { $seat } makes 1 cube.
       *[other] { $seat } makes { $n } cubes.
      }
    [one] { $n ->
        [0] { $seat } can trade on 1 square, then ends the income.
        [one] { $seat } can trade on 1 square, then makes 1 cube.
       *[other] { $seat } can trade on 1 square, then makes { $n } cubes.
      }
   *[other] { $n ->
        [0] { $seat } can trade on { $shops } squares, in any order, then ends the income.
        [one] { $seat } can trade on { $shops } squares, in any order, then makes 1 cube.
       *[other] { $seat } can trade on { $shops } squares, in any order, then makes { $n } cubes.
      }
  }

## What others may not see yet

small_city-hidden-screen = That is secret until the screens come down.
small_city-hidden-promise = That is secret until the end of the game.
