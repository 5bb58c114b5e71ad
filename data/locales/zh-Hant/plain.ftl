# 沒有專屬畫面的遊戲桌。

app-plain-empty = 空的
app-plain-nothing = 沒有
app-plain-tap-cell = { $at }：點別的地方就換成那裡。
app-plain-yes = 是
app-plain-no = 否
app-plain-refused = 現在不能做的事

# 幾件事接成一行。
app-and-also = { $one }，{ $more }
app-and-then = { $one } · { $more }
