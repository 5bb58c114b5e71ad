# What is said about a table carried in a code: not a code, damaged, from elsewhere, in parts, or gone another way.

carry-not-a-code = There is no table code in this. A table code begins with TC1. or TP1.; copy the whole message, or scan the code once more.
carry-foreign = This code is not a table, it says “{ $found }”. Look for the code that the other device shows for its table.
carry-hashless = The table is missing from this link. It stands behind a #, and something cut that off on the way. Copy the whole link, or ask for the code as text.
carry-damaged = Part of this code is missing, or was changed on its way. Copy or scan all of it once more.
carry-newer = This code was made by a newer version of the app. Update the app here, then open the code again.
carry-rules-newer = This table was played by version { $theirs } of the game’s rules, and this app knows version { $ours }. Update the app here, then open the code again.
carry-rules-older = This table was played by version { $theirs } of the game’s rules, which this app no longer knows. Open it with the version of the app it comes from.
carry-game-unknown = This table is of a game that is not known here. Update the app, then open the code again.
carry-drifted = This code is not damaged, but played again by the rules of this app it does not lead to the same table. Open it with the version of the app it comes from.
carry-bundle = This file is no table with its note and photos, or it is damaged. Save it once more where it comes from.
carry-too-large = That is more than a table code can hold. A whole game usually takes a single QR code.
carry-unfit = This table holds something that cannot be put into a code. It stays here as it is.
carry-one-part = This is one part of a table that comes in several codes. Scan or paste the others too, in any order.
carry-part-missing =
    { $count ->
        [one] Part { $which } of { $total } is still missing.
       *[other] Parts { $which } of { $total } are still missing.
    }
carry-parts-mixed = This part ({ $number } of { $total }) belongs to other codes than the parts before it. Go on with those, or begin again with this one.
