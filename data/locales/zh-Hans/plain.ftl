# 没有专属画面的游戏桌。

app-plain-empty = 空的
app-plain-nothing = 没有
app-plain-cannot-lie = { $at } 不能放这个，换个地方试试。
app-plain-nothing-there = { $at } 没有东西可以拿走。
app-plain-paint = 格子
app-plain-piece-cells = 依次点每一格就放上一块，点放好的就拿走。
app-plain-other-cell = 接着点这一块的下一格，或再点一次 { $at } 取消。
app-plain-yes = 是
app-plain-no = 否
app-plain-refused = 现在不能做的事

# 几件事接成一行。
app-and-also = { $one }，{ $more }
app-and-then = { $one } · { $more }
app-and-about = { $one }：{ $more }
