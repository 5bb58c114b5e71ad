# Lists inside sentences, and seats nobody has named.
list-separator = { ", " }
list-and = { $first } and { $last }
list-and-more = { $first } and { $n } more
list-or = { $first } or { $last }
list-or-more = { $first } or { $n } more
seat-number = seat { $number }
