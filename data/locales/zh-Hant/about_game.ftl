# 玩家對一局的補充：日期、擴充、標籤、評分，以及誰教的。

app-day-today = 今天
app-day-yesterday = 昨天
app-day-other = 其他日期
app-year-before = 前一年
app-year-after = 後一年

app-about-game = 關於這一局
app-about-day = 日期
app-about-rating = 評分
app-about-rating-of = { $rating } 分，滿分 { $best } 分
app-about-rated = 評分 { $rating }/{ $best }
app-about-expansions = 擴充
app-about-expansion-add = 加一個擴充
app-about-tags = 標籤
app-about-tag-add = 加一個標籤
app-about-teacher = 誰教的
app-about-at = 在 { $place }
app-about-with = 加上 { AND($names) }
app-about-taught = { $name } 教的
app-about-done = 完成
app-clock-times = 棋鐘用時

app-setup-day = 哪一天玩的
app-find-expansion = 擴充
app-find-tag = 標籤
app-chart-expansions = 擴充
app-chart-expansions-about = 每個擴充玩過幾局。
app-chart-tags = 標籤
app-chart-tags-about = 每個標籤有幾局。
app-chart-rated = 你的評分
app-chart-rated-about = 每個分數各有幾局。
