# 句子裡的列舉，以及還沒有名字的座位。
list-separator = 、
list-and = { $first }、{ $last }
list-and-more = { $first }，還有 { $n } 個
list-or = { $first } 或 { $last }
list-or-more = { $first }，或另外 { $n } 處
seat-number = { $number } 號座位

# What others may only know the fact of
secret-seat = { $seat } 做了一件只有自己能看的事。
secret-table = 有一項不公開的更正。
secret-seat-unclear = { $seat } 做了一件 App 說不清楚的事。
secret-table-unclear = 有東西更正了，但 App 說不清楚是什麼。

# 缺了句子時說的
app-unsaid = 某樣東西
