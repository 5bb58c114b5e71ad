# 印着的奖励：图标与文字。

## 文字

app-gains-per = 每有{ $element }，得 { $what }
app-gains-all = { AND($what, most: 9) }
app-gains-either = { OR($what, most: 9) }
app-gains-if = 如果有 { AND($needs, most: 9) }：{ $what }
app-gains-nothing = 无
app-gains-unknown = 还不知道

## 组合

app-gains-compose = 印了什么就点什么。
app-gains-add = 加上：{ $what }
app-gains-take = 拿掉：{ $what }
app-gains-or = 或……
app-gains-ask-per = 每有……
app-gains-ask-needs = 要有……
app-gains-per-add = 每有：{ $what }
app-gains-needs-add = 必须有：{ $what }
app-gains-more = 更多……
app-gains-several = 不止一样
app-gains-count = 数量：{ $what }
