# What the host of a table refuses to a phone: rights, seats, codes, tickets, limits.

hosting-not-yours = Seat { $seat } is not yours. Somebody else holds it, or it was given away.
hosting-only-watching = You are watching. Take a seat to join in.
hosting-host-only = Only the host can do that.
hosting-no-such-seat = This table has no seat { $seat }.
hosting-seat-taken = Somebody was quicker: seat { $seat } is taken.
hosting-table-gone = This table was deleted.
hosting-too-fast =
    { $seconds ->
        [one] That was very fast. Try again in a second.
       *[other] That was very fast. Try again in { $seconds } seconds.
    }
hosting-too-many-attempts =
    { $seconds ->
        [one] Too many wrong codes. Try again in a second.
       *[other] Too many wrong codes. Try again in { $seconds } seconds.
    }
hosting-malformed = That could not be understood. Nothing was changed.
hosting-cannot-show = The app cannot show that. Nothing was changed.
hosting-reread-too-often = Misread prints were corrected at this table so often that the app does not go through all moves again. Correct the numbers themselves.
hosting-record-full = This table’s record is full. Finish it and begin a new one.
hosting-kept-secret = That is not possible, but the reason is another player’s secret.
hosting-nothing-to-take-back = There is nothing left to take back or to restore.
hosting-already-asked = Somebody is being asked already. Wait for the answer.
hosting-asked-enough = You have asked about this already. Talk it over at the table.
hosting-nothing-asked = That question is no longer open.
hosting-not-asked = That question is not for you to answer.

hosting-code-unknown = No open table has this code. Check it on the other screen.
hosting-code-unreadable = Codes have no “{ $found }” in them. There is no 0, O, 1 or I, so nothing looks alike.
hosting-code-unclear = Several tables begin with these { $length } characters. Type one more.
hosting-ticket-unknown = This pass no longer works: it was used, is older than ten minutes, or the seat has changed hands. Ask for a new one.
hosting-too-many-tickets = Too many passes are out. Wait until some are used or ten minutes old.
hosting-table-full = It is crowded: the host serves at most { $most } here. Close other pages and try again.
hosting-too-many-tables = { $most } tables are open already. Finish or delete one first.
hosting-table-filed = This table was put away before its end. The host can open it again from the history.
hosting-setup-settled = The table has begun: only names, colors and hints can still change.
hosting-not-scored = This game could not be scored. The table stays open as it is.
