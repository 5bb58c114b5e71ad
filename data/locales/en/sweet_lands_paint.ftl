# Sweet Lands: what lies on the table, in words; correcting it; the whole table; what to lay out.

sweet_lands-paint-and-also = { $one }, { $more }
sweet_lands-paint-has = { $what }: { $n }

sweet_lands-paint-stock-gold = Gold
sweet_lands-paint-stock-wheat = Wheat
sweet_lands-paint-stock-wood = Wood
sweet_lands-paint-stock-iron = Iron
sweet_lands-paint-stock-diamonds = Diamonds
sweet_lands-paint-stock-hand = Cards in hand
sweet_lands-paint-stock-discs = Action discs
sweet_lands-paint-stock-points = Victory points
sweet_lands-paint-stock-city_points = City points
sweet_lands-paint-stock-industry_points = Industry points
sweet_lands-paint-stock-food = Food track
sweet_lands-paint-stock-wagon = Wagon
sweet_lands-paint-stock-locomotive = Locomotive

sweet_lands-paint-tile-down = terrain tile face down
sweet_lands-paint-tile-flipped = flipped tile
sweet_lands-paint-special-down = special tile face down
sweet_lands-paint-special-flipped = flipped special tile
sweet_lands-paint-fresh = just flipped
sweet_lands-paint-edge = edge between { $one } and { $other }
sweet_lands-paint-rim = outer edge of { $one }
