# Lists inside sentences, and seats nobody has named.
list-separator = { ", " }
list-and = { $first } and { $last }
list-and-more = { $first } and { $n } more
list-or = { $first } or { $last }
list-or-more = { $first } or { $n } more
seat-number = seat { $number }

# What others may only know the fact of
secret-seat = { $seat } did something only they may see.
secret-table = Something was corrected in secret.
secret-seat-unclear = { $seat } did something the app cannot put into words.
secret-table-unclear = Something was corrected that the app cannot put into words.

# In place of a sentence that is missing
app-unsaid = something
