# 計分板：像一位負責記分的朋友。$cell 是這一桌自己取的項目名稱，或下面的 score_pad-cell；$name 照輸入的顯示。

score_pad-name = 計分板
score_pad-players = 1–12 人
score_pad-pitch = 任何其他遊戲都能計分
score_pad-tab-board = 計分

score_pad-phase-count = 填分
score_pad-phase-scoring = 最終得分
score_pad-headline-count = { $rounds ->
    [0] 計分
   *[other] 第 { $round } 輪
  }

## 現在

score_pad-task-round = { $seat }：第 { $round } 輪得幾分？
score_pad-task-bid = { $seat }：第 { $round } 輪叫幾個？
score_pad-task-made = { $seat }：第 { $round } 輪拿到幾個？
score_pad-task-category = { $seat } 還有 { $left } 項沒填，下一項是 { $name }。
score_pad-task-place = { $seat }：第幾名？
score_pad-task-together = 大家一起贏了，還是輸了？
score_pad-task-finished = 都填好了，這就是結果。

score_pad-cell-round = 第 { $round } 輪
score_pad-cell-bid = 第 { $round } 輪叫牌
score_pad-cell-made = 第 { $round } 輪拿到的
score_pad-cell-place = 名次
score_pad-cell-points = 分數

## 為什麼不行

score_pad-violation-phase = 分數已經確定，現在要用鉛筆改。
score_pad-violation-sheet = 計分表上沒有這一格。
score_pad-violation-round = 現在填的是第 { $round } 輪。
score_pad-violation-final = 已經開始最後的計分了；還有下一輪的話，先復原這些數字。
score_pad-violation-entered = 這裡已經填了 { $had }；填錯了就用鉛筆改。
score_pad-violation-place = 名次從 1 到 { $last }。
score_pad-violation-won = 請說是贏了還是輸了，遊戲就結束。
score_pad-violation-missing = 還缺 { AND($seats, most: 8) } 的數字。
score_pad-violation-together = 這裡沒有一起輸贏。

score_pad-rule-round = 大家正在填的那一輪
score_pad-rule-final = 每輪填完才做最後的計分
score_pad-rule-entered = 只填一次
score_pad-rule-place = 有幾個名次
score_pad-rule-missing = 還缺數字

## 按鈕

score_pad-do-enter = 填 { $value }
score_pad-do-finish = 到此為止
score_pad-do-tell = { $won ->
    [1] 我們贏了
   *[other] 我們輸了
  }

## 紀錄

score_pad-move-enter = { $seat }，{ $cell }：{ $value }。
score_pad-move-finish = { $seat } 說：到此為止。
score_pad-move-tell_won = { $seat } 說：我們贏了。
score_pad-move-tell_lost = { $seat } 說：我們輸了。
score_pad-correct-cell_entered = { $seat }，{ $cell }：{ $value }。
score_pad-correct-cell_changed = { $seat }，{ $cell }：{ $value }，原本是 { $had }。
score_pad-correct-cell_emptied = { $seat }，{ $cell }：拿掉，原本是 { $had }。
score_pad-correct-won_won = 大家贏了。
score_pad-correct-won_lost = 大家輸了。
score_pad-correct-won_open = 還沒有分出輸贏。
score_pad-correct-over_over = 到此為止。
score_pad-correct-over_open = 繼續玩下去。
score_pad-correct-sheet = 計分表改了。

score_pad-preview-points = { SIGNED($points) }，共 { $total } 分。

## 分數

score_pad-category-start = 起始分
score_pad-category-rounds = 各輪
score_pad-category-together = 一起輸贏
score_pad-category-places = 名次

score_pad-line-start = 開始時 { $points } 分
score_pad-line-rounds = 第 { $round } 輪：{ SIGNED($points) }
score_pad-line-bids = 第 { $round } 輪：叫 { $bid } 得 { $made }，{ SIGNED($points) }
score_pad-line-bust = 第 { $round } 輪：超過目標，不算
score_pad-line-counted = { $name }：{ $count }
score_pad-line-most = 最多：{ SIGNED($points) }
score_pad-line-together = 一起贏了
score_pad-line-places = 第 { $place } 名
score_pad-line-unplaced = 還沒有名次，先算第 { $place } 名

score_pad-tiebreak-category = { AND($seats, most: 8) } 勝過 { AND($behind, most: 8) }：同分，比 { $name }，{ $figure } 對 { $against }。
score_pad-tiebreak-last = { AND($seats, most: 8) } 勝過 { AND($behind, most: 8) }：同分，比最後一輪，{ $figure } 對 { $against }。
score_pad-tiebreak-best = { AND($seats, most: 8) } 勝過 { AND($behind, most: 8) }：同分，比最好的一輪，{ $figure } 對 { $against }。
score_pad-tiebreak-shared = { AND($seats, most: 8) } 並列第 { $rank } 名：同分。

score_pad-open-rounds = 第 { $round } 輪還缺 { $count } 個分數：{ AND($seats) }。沒有得分的人請輸入 0。
score_pad-open-categories = 還缺 { $count } 個數字：{ AND($seats) }。沒有得分的項目請輸入 0。
score_pad-open-places = 還沒有名次：{ AND($seats) }。
score_pad-open-together = 你們贏了還是輸了？
score_pad-remark-won = 大家贏了。
score_pad-remark-lost = 大家輸了：這局是遊戲獲勝。

## 打字輸入時說不通的

score_pad-notation-name = 「{ $found }」不能當名稱。請寫上字或數字，前後不要空格。
score_pad-notation-categories = 這張計分表還沒有項目。請至少加一項，或改成每輪計分。
score_pad-notation-needless = how = "{ $how }" 的計分表不能有 { $said }。請刪掉 { $said }，或改掉 how。
score_pad-notation-twice = 表上已經有「{ $name }」了，請替這一項取別的名稱。
score_pad-notation-goal = 有 { $said } 就要有 goal。請寫上目標分數，或刪掉 { $said }。
score_pad-notation-behind = 從 { $start } 開始這樣到不了 { $goal }。請把目標設得比開始高；有 down = true 時要比開始低。
score_pad-notation-unknown = 計分表上沒有叫「{ $found }」的項目。請寫得和項目的名稱一模一樣。
score_pad-notation-long = 計分表太長了，最多 { $most } 個字。請縮短名稱，或刪掉幾項。
score_pad-notation-many = 有這些項目時，最多 { $most } 輪。請減少輪數，或刪掉幾項。
score_pad-notation-other = how = "{ $how }" 的計分表，這裡不能有 { $said }。請刪掉 { $said }，或改掉計分表的 how。
score_pad-notation-place = 名次從 1 到 { $last }，請寫其中一個。
score_pad-notation-rounds = 計分表每人最多填 { $most } 個每輪的數字。請刪掉多的，或在計分表上增加輪數。
