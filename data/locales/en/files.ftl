# What is wrong with a file somebody handed over, and what was expected instead.

file-unreadable = { $reason ->
    [ENOENT] There is no such file.
    [EISDIR] This is a folder; a file was expected.
    [EACCES] This user may not read it.
    [EPERM] This user may not read it.
   *[other] It cannot be read. Check the path, or copy the file to another place.
  }
file-utf8 = This is not text in UTF-8.
file-toml = This line is not TOML: { $what }.
file-toml-twice = This is written a second time. Take one of the two out.
file-toml-equals = An equals sign or a name is missing here. Write it like this: name = value.
file-toml-open = A bracket or a quotation mark is not closed. Write the closing one behind it.
file-toml-line = There is more in this line than one name and its value. Write each in a line of its own.
file-toml-character = A character in this line cannot stand there. Take it out, and write text in plain quotation marks (").
file-toml-value = A value in this line cannot be read. Write a number, true or false, or text in quotation marks (").
file-typed-move = A move stands in braces, as “companion check” prints it; found { $found }.
file-typed-toml = This move is neither TOML nor JSON: { $what }.
file-endless = This line cannot be read: a number in it is too long, or lists and tables lie in one another too deeply.
file-field-unknown = Nothing is called “{ $name }” here. Expected: { OR($known, most: 20) }.
file-field-alike = Nothing is called “{ $name }” here. Perhaps you mean “{ $alike }”. Expected: { OR($known, most: 20) }.
file-field-missing = “{ $name }” is missing. Expected: { $expected }.
file-value = Expected { $expected }, found { $found }.
file-wire = { $what }.
file-name = Expected a name that can be read aloud, found { $found }.
file-name-twice = There is already somebody called { $name }; every seat needs a name of its own.
file-no_record = Expected a record (a JSON document or a table’s journal), found a position file.
file-journal = { $damage ->
    [checksum] This line is not what was written; a journal’s line with its checksum was expected.
    [form] This is not a line of a journal: eight digits, a space and JSON were expected.
    [long] This line is far too long for a journal.
   *[other] The journal is empty; its header was expected.
  }
file-entries = Too long: at most { $most } entries were expected.
file-diverged = Entry { $seq } does not follow from the ones before it under these rules: the record was changed, or made by another version.

file-expected-number = { $most ->
    [-1] a whole number from { $least }
   *[other] a whole number from { $least } to { $most }
  }
file-expected-cell = a cell such as “f5”
file-expected-hex = a hex such as “1,-1”
file-expected-edge = an edge between two hexes, such as “0,0|1,0”
file-expected-text = { $most ->
    [-1] text in quotes
   *[other] text in quotes, { $least } to { $most } characters
  }
file-expected-one_of = { OR($values, most: 30) }
file-expected-flag = true or false
file-expected-list = { $most ->
    [-1] a list of at least { $least }
   *[other] a list of { $least } to { $most }
  }
file-expected-table = a table
