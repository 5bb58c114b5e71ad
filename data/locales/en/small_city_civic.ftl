# Small City: setup, action cards, votes, pollution and the council, said by a player who knows the rules.
# Tile names and cards arrive in params as small_city.ftl names them; money is in dollars, pollution in percent.

small_city-civic-money = dollars
small_city-civic-votes = votes
small_city-on-grave = grave
small_city-on-obstacle = printed obstacle
small_city-on-water = printed water

## Why something may not be done: everywhere

small_city-violation-out = This town was given up at 100% pollution. Its seat is out of the game.
small_city-violation-turn = { $seat } goes first.

## Setup

small_city-violation-hall_laid = Your City Hall is on the board already.
small_city-violation-hall_shape = The City Hall does not lie like this: these squares are not its shape, or not all on the board.
small_city-violation-hall_area = The City Hall has to lie inside the building area you start with. Outside: { AND($cells) }.
small_city-violation-kept_already = You have kept a promise card already.
small_city-violation-not_in_pool = Promise { $promise } is not in this game: your table plays with cards 1 to { $most }.
small_city-violation-one_of_each = You draw three promise cards, one from each pile: 6, 12 and 18 votes.
small_city-violation-not_drawn = You can only keep a card you drew, and promise { $promise } is not among the three: { $title }.

## Phase 1: the street, the ring, the choice

small_city-violation-street_off_board = Not on { $mayor }’s board: { AND($cells) }.
small_city-violation-street_by_others = You host the mayor. The others choose the street.
small_city-violation-street_apart = The mayor stands on the street between two squares, so they must share an edge.
small_city-violation-street_taken = The mayor stands between two empty squares, and { $at } is not empty ({ $what }).
small_city-violation-card_laid = The { $card } lies in the ring already.
small_city-violation-starred = The { $card } has a star. Starred cards are not in this game.
small_city-violation-chosen = You have chosen already: the { $card }.
small_city-violation-not_in_ring = The { $card } is not in the ring this round.
small_city-violation-card_taken = { $seat } has the { $card } this round.
small_city-violation-card_price = Getting to the { $card } skips { AND($skipped) } and costs ${ $price }. You have ${ $money }: ${ $missing } short.

## Phase 6: deaths and graves

small_city-violation-not_dying = Nobody has to die in your town.
small_city-violation-nobody_there = Nobody stands on { $at }.
small_city-violation-death_in_hall = { $at } is in the City Hall. Nobody in the City Hall may be chosen to die.
small_city-violation-clinic = The clinic is staffed, so your own citizens do not die. A tourist still can.
small_city-violation-saved_alive = { $seat } has a staffed fire station: the tourist on { $at } goes home alive and needs no grave.
small_city-violation-grave_needed = The dead need a grave. It goes on { OR($cells) }.
small_city-violation-grave_off_board = There is no square { $at } on your board.
small_city-violation-grave_taken = { $at } is taken. A grave needs an empty square.
small_city-violation-grave_outside = { $at } is not inside your building area, and a grave has to be.
small_city-violation-grave_by_street = The mayor visits this round, and no grave is dug in front of the mayor: not on { $at }.
small_city-violation-grave_apart = A new grave lies beside an older one, edge to edge, while there is room: { OR($cells) }.

## Phase 7: the council

small_city-violation-no_disc = You have no disc in the { $row } row.
small_city-violation-no_more_discs = Both your discs are in play ({ AND($rows) }). One of them has to leave its row to enter { $row }.
small_city-violation-end_of_row = Your disc is on the last step of the { $row } row.
small_city-violation-disc_locked = A disc on the last step stays there. Yours in the { $row } row may not begin anew.
small_city-violation-two_in_row = Your other disc is in the { $row } row. Two of yours never share a row.
small_city-violation-council_choice = “{ $what }” is not on offer on step { $step } of the { $row } row.
small_city-violation-council_cost = { $what ->
    [dollars] Step { $step } costs ${ $price }. You have ${ $have }: ${ $missing } short.
   *[other] Step { $step } costs { $price ->
        [one] 1 vote
       *[other] { $price } votes
      }. You have { $have }: { $missing } short.
  }
small_city-violation-council_once = You have had your move in the council this round.

## Rules by name, for the log

small_city-rule-turn = the order of play
small_city-rule-hall_area = City Hall inside the first area
small_city-rule-not_in_pool = the promises in the game
small_city-rule-one_of_each = one promise of each pile
small_city-rule-street_by_others = the others choose the street
small_city-rule-street_taken = empty squares beside the mayor
small_city-rule-starred = no starred cards
small_city-rule-card_taken = one seat for each card
small_city-rule-card_price = the price of a card
small_city-rule-not_dying = who has to let somebody die
small_city-rule-death_in_hall = nobody dies in the City Hall
small_city-rule-clinic = the clinic’s care
small_city-rule-grave_needed = a grave for the dead
small_city-rule-grave_outside = graves inside the building area
small_city-rule-grave_by_street = no grave beside the mayor
small_city-rule-grave_apart = graves side by side
small_city-rule-disc_locked = discs on the last step stay
small_city-rule-council_cost = the price of a step
small_city-rule-council_once = one move in the council

## What now

small_city-task-found = { $seat } picks a side of the board and lays the City Hall.
small_city-task-found_no_room = { $seat } has no free place for the City Hall in the area the town begins with. Correct by hand what lies there, or lay it elsewhere and allow it.
small_city-task-keep = { $seat } draws three promise cards, one of each pile, and keeps one in secret.
small_city-task-street = { $others ->
    [0] { $seat } puts the mayor on a street of { $mayor }’s town.
   *[other] { $seat } and the others decide on which street of { $mayor }’s town the mayor stands.
  }
small_city-task-ring = { $laid ->
    [0] Shuffle the action cards, lay eight in a ring and turn them up. Which ones, clockwise?
   *[other] What comes next in the ring, clockwise? { $missing ->
        [one] 1 card to go.
       *[other] { $missing } cards to go.
      }
  }
small_city-task-choose_first = { $seat } chooses any action card for free.
small_city-task-choose = { $seat } chooses an action card, counting from the { $card }, with ${ $money } to spend.
small_city-task-councilor = The City Councilor lets { $seat } move a council disc now, at its price.
small_city-task-tally = { $votes ->
    [0] { $seat } gets no votes.
    [one] { $seat } gets 1 vote.
   *[other] { $seat } gets { $votes } votes.
  }
small_city-task-measure = { $seat }: pollution rises by { $made }% to { $total }%. Move the marker.
small_city-task-mourn = { $seat } made { $made }% this round. Somebody in that town dies: who, and where is the grave?
small_city-task-council = { $seat } may move a council disc (has ${ $money } and { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
  }).

## How a sum or a price came about

small_city-price-first = The first to choose pays nothing.
small_city-price-free = Free: no free card lies between.
small_city-price-skipped = ${ $price }, because { AND($skipped) } { $price ->
    [one] is
   *[other] are
  } skipped.
small_city-ballot-residence = { $citizens ->
    [one] 1 citizen
   *[other] { $citizens } citizens
  } in a { $tile }: { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
  }
small_city-ballot-university = University with a citizen inside: { $votes } votes
small_city-smoke-sum = { $people } (people) + { $goods } (cubes) − { $parks } (park squares): { $made }%
small_city-smoke-spared = Ecologist: { $count } of them in shops are not counted
small_city-smoke-clean = Engineer: { $count } cubes are not counted
small_city-toll-none = Nobody has reached { $limit }%, so nobody dies.
small_city-toll-most = { $seat } made the most this round, { $most }%: somebody in that town dies.
small_city-toll-track = Several made { $most }% this round. { $seat } has the highest track of them, { $highest }%: somebody in that town dies.
small_city-toll-tied = { $seat } is level with others at the top, with { $most }% this round and { $highest }% in all: somebody in each of these towns dies.
