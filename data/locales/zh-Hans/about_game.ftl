# 玩家对一局的补充：日期、扩展、标签、评分，以及谁教的。

app-day-today = 今天
app-day-yesterday = 昨天
app-day-other = 其他日期
app-year-before = 前一年
app-year-after = 后一年

app-about-game = 关于这一局
app-about-day = 日期
app-about-rating = 评分
app-about-rating-of = { $rating } 分，满分 { $best } 分
app-about-rated = 评分 { $rating }/{ $best }
app-about-expansions = 扩展
app-about-expansion-add = 加一个扩展
app-about-tags = 标签
app-about-tag-add = 加一个标签
app-about-teacher = 谁教的
app-about-at = 在 { $place }
app-about-with = 加上 { AND($names) }
app-about-taught = { $name } 教的
app-about-done = 完成
app-clock-times = 棋钟用时

app-setup-day = 哪一天玩的
app-find-expansion = 扩展
app-find-tag = 标签
app-chart-expansions = 扩展
app-chart-expansions-about = 每个扩展玩过几局。
app-chart-tags = 标签
app-chart-tags-about = 每个标签有几局。
app-chart-rated = 你的评分
app-chart-rated-about = 每个分数各有几局。
