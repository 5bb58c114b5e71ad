# What is printed in a box of Small City, for whoever compares it with the cardboard.

small_city-section-tiles = Tiles
small_city-section-costs = What cultural buildings cost
small_city-section-boards = Town boards
small_city-section-promises = Promise cards
small_city-section-counts = How many there are

small_city-printed-tile = { $tile }
small_city-printed-cost = Cost of the { $tile }
small_city-printed-side = Town board, { $side }
small_city-printed-promise = { $number }. { $promise }
small_city-trait-cost = Costs
small_city-trait-votes = Votes
small_city-trait-number = Number
small_city-printed-warehouse = Cubes a warehouse holds
small_city-printed-stock = { $family }
small_city-printed-cubes = Cubes, { $cube }

small_city-stock-R = Residence tiles
small_city-stock-C = Shop tiles
small_city-stock-F = Factory tiles
small_city-stock-P = Park tiles
small_city-stock-WA = Warehouse tiles

small_city-mark-place = square of the tile
small_city-mark-water = water
small_city-mark-w = makes a white cube
small_city-mark-g = makes a gray cube
small_city-mark-b = makes a black cube
small_city-mark-cash = takes in $1
small_city-mark-sell = cube for money
small_city-mark-votes = money for votes
small_city-mark-goods = cube for votes
small_city-mark-area-0 = start area
small_city-mark-area-1 = first step of growth
small_city-mark-area-2 = second step of growth
small_city-mark-area-3 = third step of growth
small_city-mark-obstacle = obstacle

small_city-mark-cost-w = white cube
small_city-mark-cost-g = gray cube
small_city-mark-cost-b = black cube

small_city-sign-cash = $1
small_city-sign-area-1 = 1
small_city-sign-area-2 = 2
small_city-sign-area-3 = 3

small_city-correct-printed_tile = Your box: the { $tile } was drawn as it is printed
small_city-correct-printed_cost = Your box: the cost of the { $tile } was set as it is printed
small_city-correct-printed_side = Your box: the town board, { $side }, was drawn as it is printed
small_city-correct-printed_promise = Your box: the votes on promise card { $number } were set as printed
small_city-correct-printed_warehouse = Your box: what a warehouse holds was set as printed
small_city-correct-printed_stock = Your box: { $family } were counted
small_city-correct-printed_cubes = Your box: the { $cube } cubes were counted
small_city-correct-printed_unknown = Your box: { $name } was set
