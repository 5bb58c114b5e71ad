# 沒有專屬畫面的遊戲桌。

app-plain-empty = 空的
app-plain-nothing = 沒有
app-plain-cannot-lie = { $at } 不能放這個，換個地方試試。
app-plain-nothing-there = { $at } 沒有東西可以拿走。
app-plain-paint = 格子
app-plain-piece-cells = 依序點每一格就放上一塊，點放好的就拿走。
app-plain-other-cell = 接著點這一塊的下一格，或再點一次 { $at } 取消。
app-plain-yes = 是
app-plain-no = 否
app-plain-refused = 現在不能做的事

# 幾件事接成一行。
app-and-also = { $one }，{ $more }
app-and-then = { $one } · { $more }
app-and-about = { $one }：{ $more }
