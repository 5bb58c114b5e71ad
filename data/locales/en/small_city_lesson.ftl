# The guided first round: what to do, and the sentence of the rulebook that says why.

small_city-lesson-action = You are Ann, and the mayor stays with you. Take the Supporter: 2 votes at once.
small_city-lesson-action-why = The host of the mayor chooses first, for free.

small_city-lesson-home = Build a level 1 residence on e3, above your City Hall.
small_city-lesson-home-why = Citizens here vote.

small_city-lesson-factory = Build a level 1 factory on b3, with its warehouse on a4, far from the homes.
small_city-lesson-factory-why = Residences and industry stay out of each other’s influence, corners included.

small_city-lesson-built = Two tiles are enough for now. Say that you are done building.
small_city-lesson-built-why = Either lay up to 3 tiles, or lay up to 1 tile and move your size disc one step.

small_city-lesson-work = Send the citizen from the home on e3 to work in the factory on b3.
small_city-lesson-work-why = Each of your citizens must move to another square, except those who may stay.

small_city-lesson-settle = The home on e3 is empty now. Let a citizen of the City Hall move in.
small_city-lesson-settle-why = After all your other moves, each empty R1 of yours may take in one of them.

small_city-lesson-moved = Say that you are done moving; the others follow.
small_city-lesson-moved-why = Players move one after the other, from the host of the mayor, clockwise.

small_city-lesson-produce = Your worker makes a cube. Let it be stored in the warehouse.
small_city-lesson-produce-why = Each of your citizens in a factory, in your town or another, makes one cube in the color of the square.

small_city-lesson-votes = Count the votes: the citizen in your home brings you one.
small_city-lesson-votes-why = Count each residence tile by itself: the first citizen in it brings 1 vote, the second 2, the third 3, and so on.

small_city-lesson-over = That is the heart of a round. The council is next; spend your votes there or save them.
