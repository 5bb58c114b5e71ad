# What a phone says where the command line names a file: whoever holds a phone cannot go there.

history-home-in-use-on-phone = Another Table Companion is already using these games. Close that one first.
history-home-not-writable-on-phone = Games cannot be kept here. { history-reason }
history-journal-damaged-on-phone = The record of this table is damaged at line { $line }: { history-damage }. Everything before that line can be saved, and the damaged file is kept.
history-journal-unwritable-on-phone = This could not be saved. { history-reason } Nothing saved before is lost; please try again.
history-journal-unreadable-on-phone = Table { $table } cannot be opened. { history-reading } { history-mending }
history-journal-exists-on-phone = This table is here already.
history-journal-missing-on-phone = This table is not here any more.
history-store-unwritable-on-phone = This could not be saved: { history-what }. { history-reason } What was saved before is still there.
history-store-damaged-on-phone = This is damaged: { history-what }. Ask whoever runs the host to mend it with: companion doctor --repair
history-store-unreadable-on-phone = This cannot be read: { history-what }. { history-reading } { history-mending }
