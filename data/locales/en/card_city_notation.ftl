# Card City’s position files: what a diagram may not say.

card_city-notation-letter = Row { $row } has “{ $found }”. Expected: R C L I P for cards, H for the City Hall, . for an empty square.
card_city-notation-no_middle = The city has no H. Exactly one City Hall was expected.
card_city-notation-middles = Row { $row } has a second H. Exactly one City Hall was expected.
card_city-notation-far = The { $found } in row { $row } is too far from the H: at most four squares away were expected.
card_city-notation-ragged = Row { $row } has { $found } squares where others have { $width }, and it is not clear which are missing. Write the empty ones as dots.
card_city-notation-size = The diagram is too large: at most { $most } rows and columns were expected.
