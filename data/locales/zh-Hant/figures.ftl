# 戰績圖表，以及尋找牌局。

app-tab-figures = 圖表
app-no-figures = 玩完第一局就會有圖表。
app-chart-lines = { $title }，{ $start }到{ $end }。{ $lines }
app-chart-line = { $name }：最初 { $first }，最後 { $last }，在 { $low } 與 { $high } 之間。
app-chart-wins = 勝率
app-chart-wins-about = 每局多人遊戲之後的獲勝比例。
app-chart-rating = 等級分
app-chart-rating-about = Elo 等級分：贏了強手加得多。每人從 1500 分開始。
app-chart-points = 得分
app-chart-points-about = 最近十局的平均。
app-chart-streaks = 連勝
app-streak-longest = 最長連勝
app-streak-now = 目前連勝
app-wins = { $count } 勝
app-chart-met = 交手紀錄
app-met = { $ahead } : { $level } : { $behind }
app-met-ahead = 領先
app-met-level = 同名次
app-met-behind = 落後
app-met-spoken = { $name } 對 { $other }：領先 { $ahead } 次，同名次 { $level } 次，落後 { $behind } 次
app-chart-best = 歷來最佳
app-chart-games = 各款遊戲
app-chart-games-about = 選一款遊戲，可看得分和最佳成績。
app-game-figures = { $game }：{ $plays } 局，{ $people } 人，最佳 { $best } 分（{ AND($names, most: 3) }），平均 { $mean } 分
app-game-figures-uncounted = { $game }：{ $plays } 局，{ $people } 人
app-all-games = 全部 { $count } 種遊戲
app-more-games = 還有 { $count } 種遊戲
app-chart-lengths = 一局多久
app-chart-lengths-about = 按人數分，取所有牌局的中位數。
app-of-so-many = { $count } 人
app-minutes = { $count } 分鐘
app-length-spoken = { $people }：{ $told }，最短 { $shortest } 分鐘，最長 { $longest } 分鐘，共 { $count } 局
app-chart-places = 地點
app-chart-places-about = 在哪裡玩了幾局。
app-chart-calendar = 桌遊月曆
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
app-month-before = 上個月
app-month-after = 下個月
app-day-plays = { $day }：{ app-plays }
app-these-games = 看看這 { $count } 局

app-chart-run = 分數變化
app-chart-run-about = 點名字可看單次得分最多的那一步。
app-run-start = 開局
app-run-steps = 第 { $steps } 步
app-run-gain = 單次最多 +{ $gain }（第 { $step } 步）
app-chart-sources = 分數來源
app-points-spoken = { $name } 共 { $total } 分：{ AND($parts, most: 12) }

app-find = 尋找牌局
app-find-words = 玩家、遊戲或筆記
app-find-place = 地點
app-find-time = 時間
app-find-result = 結果
app-find-show = 看結果
app-find-anew = 重新顯示全部
app-nothing-found = 沒有這樣的牌局。
app-no-variant = 沒有名稱
app-all-again = 目前只看{ $what }。改看全部
app-span-always = 不限
app-span-month = 本月
app-span-year = 今年
app-span-last-year = 去年
app-result-won = 獲勝
app-result-lost = 沒贏
app-result-shared = 並列第一
app-result-alone = 單人

app-deleted = 已刪除：{ $game }，{ $when }。
app-put-back = 取消刪除
app-rename = 更改 { $name } 的名字
app-rename-about = 玩過的牌局仍留著當時的名字，戰績則算在新名字下。
app-new-name = 新名字
app-rename-save = 就用這個名字
app-merge-about = 已經有 { $name } 了。繼續的話，{ $other } 和 { $name } 會合併成同一個人，之後不能再分開。
app-merge = 是同一個人

app-picture-save = 儲存圖片
app-send-text = 文字版結果
app-send-text-about = 可以貼在訊息裡傳給大家。
