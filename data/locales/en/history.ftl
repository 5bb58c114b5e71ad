# What is said about what is kept: the home folder, tables on the disk, finished games, people.

history-reason =
    { $reason ->
        [ENOSPC] The disk is full.
        [EDQUOT] There is no room left for this user on the disk.
        [EFBIG] The file would be larger than this disk allows.
        [too-large] The file would be larger than the app can read.
        [EACCES] This user may not write there: start the app as the owner of that folder.
        [EPERM] This user may not write there: start the app as the owner of that folder.
        [EROFS] The disk can only be read.
        [ENOENT] It is gone.
        [EISDIR] A folder stands in its place: move that folder away.
        [ELOOP] A link stands in its place: move that link away.
        [EINVAL] Something that is no file stands in its place: move that away.
        [ENOTDIR] A part of that path is a file, not a folder.
        [EEXIST] There is a file where the folder should be.
        [EIO] The disk reports a fault.
        [ENOLCK] That disk cannot keep two programs apart.
        [ENOTCONN] The database cannot be reached.
       *[other] The system does not allow it.
    }
history-reading =
    { $reason ->
        [forbidden] This user may not read it.
        [folder] A folder stands in its place.
        [link] A link stands in its place.
        [no-file] Something that is no file stands in its place.
        [too-large] It is larger than { $size } { $unit }, the most the app can read.
        [fault] The disk reports a fault.
        [away] The database cannot be reached.
       *[other] The system does not let it be read.
    }
history-mending =
    { $reason ->
        [forbidden] Give this user the right to read it, or start the app as its owner.
        [folder] Move that away, and put the file itself there.
        [link] Move that away, and put the file itself there.
        [no-file] Move that away, and put the file itself there.
        [too-large] Put a copy from a backup there.
        [fault] Copy what you can to another disk.
        [away] Please try again in a moment.
       *[other] Start the computer again, or put a copy from a backup there.
    }
history-what =
    { $store ->
        [people] who has played here
        [preferences] the settings
        [places] where games were played
        [details] the days, expansions, tags and ratings of games
        [tools] dice and clocks
        [seats] who sits where
        [boxes] what is printed in your box
        [notes] a note
        [photos] a photo
        [tables] an open table
        [records] a finished game
        [history] the list of finished games
       *[other] a file of the app
    }
history-damage =
    { $reason ->
        [checksum] it is not what was written
        [form] it is not a line of a record
        [long] it is too long
        [empty] the file is empty
       *[other] { $reason }
    }

history-home-in-use = Another Table Companion is already using the folder { $path }. Use that one, or give this one a folder of its own.
history-home-not-writable = Games cannot be kept in { $path }. { history-reason }
history-journal-damaged = The record { $path } is damaged at line { $line }: { history-damage }. Everything before that line can be saved, and the damaged file is kept.
history-journal-unwritable = This could not be saved in { $path }. { history-reason } Nothing saved before is lost; please try again.
history-journal-unreadable = Table { $table } cannot be opened. { history-reading } { history-mending } Its file: { $path }
history-journal-exists = There is already a table saved as { $path }.
history-journal-missing = There is no table saved as { $path }.
history-journal-closed = This table is no longer open here. Open it again to go on.
history-overtaken = Others were faster at this table, again and again. Nothing was changed; please try again.
history-line-refused = That cannot be saved: it is { $length } bytes, and it may be at most { $limit }, all on one line and not empty.
history-table-id-refused = “{ $table }” cannot name a table: only letters, digits, - and _ can, at most 64 of them.
history-store-unwritable = { $path } ({ history-what }) could not be saved. { history-reason } What it held before is still there.
history-store-damaged = { $path } ({ history-what }) is damaged. First mend it with: companion doctor --repair
history-store-unreadable = { $path } ({ history-what }) cannot be read. { history-reading } { history-mending }
history-store-away = The database cannot be reached just now, so this was not confirmed. Nothing saved before is lost. Please try again in a moment: if it did arrive after all, it counts once.
history-store-unreached = The database at { $where } cannot be reached. Check its address, and whether it runs. The system says: { $why }
history-store-host-refused = “{ $host }” is not a host name by which a home can be found. It looks like club.example.org: letters, digits, - and dots, no address of numbers, no port.
history-store-host-taken = { $host } leads to the home “{ $home }” already.
history-store-newer = A later version of the app has changed the store (version { $number }; this one knows { $known }). Please update this one.
history-store-home-unknown = The store has no home called “{ $name }”.
history-store-home-refused = “{ $name }” cannot name a home: only letters, digits, -, _ and . can, at most 63 of them, a letter or digit first.
history-store-address-refused = That is not the address of a PostgreSQL database. It looks like postgresql://user@host/database.
history-store-driver-missing = The part that speaks to PostgreSQL is not installed. It comes with: pip install "table-companion[many]"
history-home-not-empty = { $name } keeps something already. Please name a place where nothing is kept yet.
history-album-full = There are { $most } photos of this game already. Delete one, and another can come in.
history-photo-gone = This photo was deleted in the meantime.
history-name-refused = “{ $name }” does not work as a name: please use 1 to { $limit } letters.

history-store-restored = { $path } ({ history-what }) was damaged. The version before it is used now; the last change may be missing. The damaged file is kept as { $kept }.
history-store-lost = { $path } ({ history-what }) could not be understood, so a new one was begun. The old file is kept as { $kept }.
history-store-missing = { $path } ({ history-what }) was gone. The version before the last change is used now.
history-store-partly = { $path } ({ history-what }) held something that this version does not understand. Everything else was carried over into a new file; the old one is kept as { $kept }.
history-copy-damaged = { $path }, the copy from before the last change, was damaged. It is kept as { $kept }.
history-barred-restored = { $path } ({ history-what }) could not be read. { history-reading } The version before the last change is used now. What stood there is kept as { $kept }.
history-barred-lost = { $path } ({ history-what }) could not be read. { history-reading } A new one was begun. What stood there is kept as { $kept }. Once that can be read, end the app and give it its old name again.
history-barred-copy = { $path }, the copy from before the last change ({ history-what }), could not be read. { history-reading } It is kept as { $kept }; the app makes a new one.
history-summaries-unwritable = The list of finished games could not be saved in { $path }. { history-reason } No game is lost: each is kept in a record of its own, and the list is made from the records again.
history-log-damaged = In the store of this browser { $bytes } bytes were damaged. They are kept as { $kept }; everything else was read, and whatever suffered is said by itself.
history-journal-torn = The last entry of table { $table } was cut off while it was being written ({ $bytes } bytes), as in a power cut. It had not been confirmed to anyone, so the table continues without it. The fragment is kept as { $kept }.
history-journal-salvaged = The record of table { $table } was damaged at line { $line }. The { $lines } lines before it are saved; the damaged file is kept as { $kept }.
history-journal-lost = Nothing in the record of table { $table } could be read. The damaged file is kept as { $kept }.
history-records-restored =
    { $count ->
        [one] One finished game was found again from its record.
       *[other] { $count } finished games were found again from their records.
    }
history-record-reopened = The record { $path } is damaged, and the result of that game is not in the history. Table { $table } is therefore an open table again, as far as it can be read.
history-record-short = { $path } holds only { $entries } of the { $known } entries of its game. The others cannot be brought back; the result in the history stays.
history-record-longer = { $path } holds { $entries } entries, of which the history only knew { $known }. The result was made anew from the record.
history-record-unknown = The finished game in { $path } comes from another version or game that is not known here ({ $problem }). The file is left as it is.
history-record-gone = The record of the finished game { $table } is gone, so it cannot be replayed. Its result stays in the history. Bring the record back from a backup, or delete the game.
history-table-twice =
    { $now ->
        [open] Table { $table } was open and finished at once, and goes on after its end: it is an open table now. The finished game is kept as { $kept }.
       *[finished] Table { $table } was open and finished at once: it is a finished game now. The open one is kept as { $kept }.
    }
history-album-damaged = Of table { $table }, { history-what } was damaged and cannot be shown. It is kept as { $kept }.
history-album-barred = Of table { $table }, { history-what } cannot be read. { history-reading } { history-mending } { $path }
history-album-aside = Of table { $table }, { history-what } could not be read. { history-reading } What stood there is kept as { $kept }.
history-left-out = { $path } ({ history-what }) is not in the backup, because it cannot be read. { history-reading } { history-mending }

box-why =
    { $why ->
        [name] the box has no such entry
        [cubes] at most { $most } cubes fit
        [choice] it is one of { $values }
        [number] it is a number from { $least } to { $most }
        [rows] every row of the board has to be equally long
        [board-size] a board has { $least } to { $most } columns and rows
        [town-hall] the map needs a Town Hall, in one piece
        [board-steps] the town has to grow step by step: the start area first, and no step left out
        [shapes] draw at least one shape, and at most { $most }
        [squares] a shape has 1 to { $most } squares
        [apart] the squares of a shape have to touch each other along an edge
        [one-cube] the rules state that it costs one cube
        [clinic] the rules state that it costs two white, two gray and one black cube
        [alike] the squares of every shape have to do the same
        [water] it has two squares on land and two on water
        [count]
            { $count ->
                [one] it has exactly one square
               *[other] it has exactly { $count } squares
            }
        [room] your box is full: it holds { $most } entries
        [words] at most { $most } characters, and no semicolon
        [gains] nothing printed gives “{ $part }”
        [ground] no hex is “{ $part }”
        [hex] “{ $part }” stands there twice, or lies more than { $most } steps from the middle
        [centre] the hex in the middle is missing
        [parts] { $count } things stand there side by side
       *[other] { $why }
    }

history-home-file-refused = That file is not everything from a Table Companion, or it is damaged. Nothing has changed.
history-box-file-refused = That file is not a box from Table Companion: { $where }
history-box-other-game = That box belongs to another game ({ $theirs }).
history-box-entry-refused = “{ $name }” cannot be like that: { box-why }.
history-box-entry-unknown = This version does not understand the entry { $name } of your box, so it is left out. It is still in { $path }.
