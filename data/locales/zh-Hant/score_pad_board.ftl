# 螢幕上的計分板：分數表、下方的數字鍵盤，以及螢幕閱讀器念的話。

score_pad-ui-total = 總分
score_pad-ui-rank = 第 { $rank }
score_pad-ui-round = 第 { $round } 回合
score_pad-ui-bid = { $round } · 叫墩
score_pad-ui-made = { $round } · 實得
score_pad-ui-place = 名次
score_pad-ui-most = 最多者 +{ $points }
score_pad-ui-seat-total = { $name }：總分 { $total }
score_pad-ui-seat-missing = { $name }：總分 { $total }，還有沒填的
score_pad-ui-cell = { $name }，{ $line }：{ $value }
score_pad-ui-cell-missing = { $name }，{ $line }：未填

## 數字鍵盤

score_pad-ui-whose = { $name } · { $line }
score_pad-ui-was = 原本 { $value }
score_pad-ui-leads-to = 總分 { $total }，{ score_pad-ui-rank }
score_pad-ui-enter = 填入
score_pad-ui-enter-value = 填入 { $value }
score_pad-ui-then = 接著 { $name }：{ $line }
score_pad-ui-pad-away = 看整張表
score_pad-ui-pad-back = 填分數
score_pad-ui-key-plus = 加
score_pad-ui-key-minus = 減
score_pad-ui-key-times = 乘
score_pad-ui-key-by = 除以
score_pad-ui-key-open = 左括號
score_pad-ui-key-close = 右括號
score_pad-ui-key-negate = 改變正負號
score_pad-ui-key-back = 刪除；長按全部清除
score_pad-ui-key-step = 加 { $by }；長按加 { $held }

## 不能填的

score_pad-ui-formula-empty = 先輸入數字。
score_pad-ui-formula-long = 太長了：最多 { $most } 個字元。
score_pad-ui-formula-number = 一個數字最多 { $most } 位。
score_pad-ui-formula-sign = 這裡不能放「{ $sign }」。
score_pad-ui-formula-unfinished = 最後少了一個數字。
score_pad-ui-formula-zero = 不能除以零。
score_pad-ui-formula-fraction = 算出來是 { $value }，不是整數。
score_pad-ui-formula-range = 算出來是 { $value }；只能填 { $least } 到 { $most }。

## 名次、輸贏、結束

score_pad-ui-which-place = { $name } 第幾名？
score_pad-ui-place-of = { $name }：第 { $place } 名
score_pad-ui-open = 還沒分出勝負
score_pad-ui-won = 我們贏了
score_pad-ui-lost = 我們輸了
score_pad-ui-finish = 就這樣，結束
