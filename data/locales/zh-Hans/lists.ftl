# 句子里的列举，以及还没有名字的座位。
list-separator = 、
list-and = { $first }、{ $last }
list-and-more = { $first }，还有 { $n } 个
list-or = { $first } 或 { $last }
list-or-more = { $first }，或另外 { $n } 处
seat-number = { $number } 号座位

# What others may only know the fact of
secret-seat = { $seat } 做了一件只有自己能看的事。
secret-table = 有一项不公开的更正。
secret-seat-unclear = { $seat } 做了一件 App 说不清楚的事。
secret-table-unclear = 有东西更正了，但 App 说不清楚是什么。

# 缺了句子时说的
app-unsaid = 某样东西
