# 屏幕上的计分板：分数表、下方的数字键盘，以及屏幕阅读器念的话。

score_pad-ui-total = 总分
score_pad-ui-rank = 第 { $rank }
score_pad-ui-round = 第 { $round } 轮
score_pad-ui-bid = { $round } · 叫墩
score_pad-ui-made = { $round } · 实得
score_pad-ui-place = 名次
score_pad-ui-most = 最多者 +{ $points }
score_pad-ui-seat-total = { $name }：总分 { $total }
score_pad-ui-seat-missing = { $name }：总分 { $total }，还有没填的
score_pad-ui-cell = { $name }，{ $line }：{ $value }
score_pad-ui-cell-missing = { $name }，{ $line }：未填

## 数字键盘

score_pad-ui-whose = { $name } · { $line }
score_pad-ui-was = 原来 { $value }
score_pad-ui-leads-to = 总分 { $total }，{ score_pad-ui-rank }
score_pad-ui-enter = 填入
score_pad-ui-enter-value = 填入 { $value }
score_pad-ui-then = 接着 { $name }：{ $line }
score_pad-ui-pad-away = 看整张表
score_pad-ui-pad-back = 填分数
score_pad-ui-key-plus = 加
score_pad-ui-key-minus = 减
score_pad-ui-key-times = 乘
score_pad-ui-key-by = 除以
score_pad-ui-key-open = 左括号
score_pad-ui-key-close = 右括号
score_pad-ui-key-negate = 改变正负号
score_pad-ui-key-back = 删除；长按全部清除
score_pad-ui-key-step = 加 { $by }；长按加 { $held }

## 不能填的

score_pad-ui-formula-empty = 先输入数字。
score_pad-ui-formula-long = 太长了：最多 { $most } 个字符。
score_pad-ui-formula-number = 一个数字最多 { $most } 位。
score_pad-ui-formula-sign = 这里不能放“{ $sign }”。
score_pad-ui-formula-unfinished = 最后少了一个数字。
score_pad-ui-formula-zero = 不能除以零。
score_pad-ui-formula-fraction = 算出来是 { $value }，不是整数。
score_pad-ui-formula-range = 算出来是 { $value }；只能填 { $least } 到 { $most }。

## 名次、输赢、结束

score_pad-ui-which-place = { $name } 第几名？
score_pad-ui-place-of = { $name }：第 { $place } 名
score_pad-ui-open = 还没分出胜负
score_pad-ui-won = 我们赢了
score_pad-ui-lost = 我们输了
score_pad-ui-finish = 就这样，结束
