# Sweet Lands: how its rules are read.

sweet_lands-ruling-order = Who plays in which order next round?
sweet_lands-ruling-order-why = That is the ordinary rule; the other one is a variant of the rules.
sweet_lands-reading-order-clockwise = Clockwise from whoever passed first
sweet_lands-reading-order-passing = In the order of passing

sweet_lands-ruling-advanced = Do you play with advanced skill tiles?
sweet_lands-ruling-advanced-why = The rules offer them as a variant.
sweet_lands-reading-advanced-without = Without them
sweet_lands-reading-advanced-with = With them

sweet_lands-ruling-maps = Which side of the maps is up?
sweet_lands-ruling-maps-why = The rules leave it to you; A is even for all.
sweet_lands-reading-maps-a = Side A, the same for everybody
sweet_lands-reading-maps-b = Side B, each map different

sweet_lands-ruling-extra_draw = What opens an extra-draw area?
sweet_lands-ruling-extra_draw-why = The rules list both without “and” or “or”; a flip wants both, too.
sweet_lands-reading-extra_draw-both = A terrain tile beside it and a road on its edge
sweet_lands-reading-extra_draw-either = One of the two

sweet_lands-ruling-city = What makes a city?
sweet_lands-ruling-city-why = There are only six types, and a big city is to count as one.
sweet_lands-reading-city-three_types = A whole group with at least three types
sweet_lands-reading-city-all_different = A group of all different types

sweet_lands-ruling-resources = Can gold be paid in free actions 1, 5 and 6?
sweet_lands-ruling-resources-why = With gold, number 5 would be gold for gold and number 6 cheaper than number 3. For number 1 the rules are silent.
sweet_lands-reading-resources-basic = No, only wheat, wood and iron
sweet_lands-reading-resources-any = Yes, gold as well
