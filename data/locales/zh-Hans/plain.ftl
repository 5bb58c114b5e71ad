# 没有专属画面的游戏桌。

app-plain-empty = 空的
app-plain-nothing = 没有
app-plain-tap-cell = { $at }：点别的地方就换成那里。
app-plain-yes = 是
app-plain-no = 否
app-plain-refused = 现在不能做的事

# 几件事接成一行。
app-and-also = { $one }，{ $more }
app-and-then = { $one } · { $more }
