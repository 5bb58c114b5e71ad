# 印著的獎勵：圖示與文字。

## 文字

app-gains-per = 每有{ $element }，得 { $what }
app-gains-all = { AND($what, most: 9) }
app-gains-either = { OR($what, most: 9) }
app-gains-if = 若有 { AND($needs, most: 9) }：{ $what }
app-gains-nothing = 無
app-gains-unknown = 還不知道

## 組合

app-gains-compose = 印了什麼就點什麼。
app-gains-add = 加上：{ $what }
app-gains-take = 拿掉：{ $what }
app-gains-or = 或……
app-gains-ask-per = 每有……
app-gains-ask-needs = 要有……
app-gains-per-add = 每有：{ $what }
app-gains-needs-add = 必須有：{ $what }
app-gains-more = 更多……
app-gains-several = 不只一樣
app-gains-count = 數量：{ $what }
