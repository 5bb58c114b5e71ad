# 战绩图表，以及查找牌局。

app-tab-figures = 图表
app-no-figures = 玩完第一局就会有图表。
app-chart-lines = { $title }，{ $start }到{ $end }。{ $lines }
app-chart-line = { $name }：最初 { $first }，最后 { $last }，在 { $low } 与 { $high } 之间。
app-chart-wins = 胜率
app-chart-wins-about = 每局多人游戏之后的获胜比例。
app-chart-rating = 等级分
app-chart-rating-about = Elo 等级分：赢了强手加得多。每人从 1500 分开始。
app-chart-points = 得分
app-chart-points-about = 最近十局的平均。
app-chart-streaks = 连胜
app-streak-longest = 最长连胜
app-streak-now = 目前连胜
app-wins = { $count } 胜
app-chart-met = 交手记录
app-met = { $ahead } : { $level } : { $behind }
app-met-ahead = 领先
app-met-level = 同名次
app-met-behind = 落后
app-met-spoken = { $name } 对 { $other }：领先 { $ahead } 次，同名次 { $level } 次，落后 { $behind } 次
app-chart-best = 历来最佳
app-chart-games = 各款游戏
app-chart-games-about = 选一款游戏，可看得分和最佳成绩。
app-game-figures = { $game }：{ $plays } 局，{ $people } 人，最佳 { $best } 分（{ AND($names, most: 3) }），平均 { $mean } 分
app-game-figures-uncounted = { $game }：{ $plays } 局，{ $people } 人
app-all-games = 全部 { $count } 种游戏
app-more-games = 还有 { $count } 种游戏
app-chart-lengths = 一局多久
app-chart-lengths-about = 按人数分，取所有牌局的中位数。
app-of-so-many = { $count } 人
app-minutes = { $count } 分钟
app-length-spoken = { $people }：{ $told }，最短 { $shortest } 分钟，最长 { $longest } 分钟，共 { $count } 局
app-chart-places = 地点
app-chart-places-about = 在哪里玩了几局。
app-chart-calendar = 桌游月历
app-weekday = { $day ->
    [0] 一
    [1] 二
    [2] 三
    [3] 四
    [4] 五
    [5] 六
   *[6] 日
  }
app-month-name = { $year } 年 { $month } 月
app-month = { app-month-name } · { app-plays }
app-month-before = 上个月
app-month-after = 下个月
app-day-plays = { $day }：{ app-plays }
app-these-games = 看看这 { $count } 局

app-chart-run = 分数变化
app-chart-run-about = 点名字可看单次得分最多的那一步。
app-run-start = 开局
app-run-steps = 第 { $steps } 步
app-run-gain = 单次最多 +{ $gain }（第 { $step } 步）
app-chart-sources = 分数来源
app-points-spoken = { $name } 共 { $total } 分：{ AND($parts, most: 12) }

app-find = 查找牌局
app-find-words = 玩家、游戏或笔记
app-find-place = 地点
app-find-time = 时间
app-find-result = 结果
app-find-show = 看结果
app-find-anew = 重新显示全部
app-nothing-found = 没有这样的牌局。
app-no-variant = 没有名称
app-all-again = 目前只看{ $what }。改看全部
app-span-always = 不限
app-span-month = 本月
app-span-year = 今年
app-span-last-year = 去年
app-result-won = 获胜
app-result-lost = 没赢
app-result-shared = 并列第一
app-result-alone = 单人

app-deleted = 已删除：{ $game }，{ $when }。
app-put-back = 撤销删除
app-rename = 更改 { $name } 的名字
app-rename-about = 玩过的牌局仍留着当时的名字，战绩则算在新名字下。
app-new-name = 新名字
app-rename-save = 就用这个名字
app-merge-about = 已经有 { $name } 了。继续的话，{ $other } 和 { $name } 会合并成同一个人，之后不能再分开。
app-merge = 是同一个人

app-picture-save = 保存图片
app-send-text = 文字版结果
app-send-text-about = 可以贴在消息里发给大家。
