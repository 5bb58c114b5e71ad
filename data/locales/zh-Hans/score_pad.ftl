# 计分板：像一位负责记分的朋友。$cell 是这一桌自己起的项目名称，或者下面的 score_pad-cell；$name 照输入的显示。

score_pad-name = 计分板
score_pad-players = 1–12 人
score_pad-pitch = 任何其他游戏都能计分
score_pad-tab-board = 计分

score_pad-phase-count = 填分
score_pad-phase-scoring = 最终得分
score_pad-headline-count = { $rounds ->
    [0] 计分
   *[other] 第 { $round } 轮
  }

## 现在

score_pad-task-round = { $seat }：第 { $round } 轮得几分？
score_pad-task-bid = { $seat }：第 { $round } 轮叫几个？
score_pad-task-made = { $seat }：第 { $round } 轮拿到几个？
score_pad-task-category = { $seat } 还有 { $left } 项没填，下一项是 { $name }。
score_pad-task-place = { $seat }：第几名？
score_pad-task-together = 大家一起赢了，还是输了？
score_pad-task-finished = 都填好了，这就是结果。

score_pad-cell-round = 第 { $round } 轮
score_pad-cell-bid = 第 { $round } 轮叫牌
score_pad-cell-made = 第 { $round } 轮拿到的
score_pad-cell-place = 名次
score_pad-cell-points = 分数

## 为什么不行

score_pad-violation-phase = 分数已经确定，现在要用铅笔改。
score_pad-violation-sheet = 计分表上没有这一格。
score_pad-violation-round = 现在填的是第 { $round } 轮。
score_pad-violation-final = 已经开始最后的计分了；还有下一轮的话，先撤销这些数字。
score_pad-violation-entered = 这里已经填了 { $had }；填错了就用铅笔改。
score_pad-violation-place = 名次从 1 到 { $last }。
score_pad-violation-won = 请说是赢了还是输了，游戏就结束。
score_pad-violation-missing = 还缺 { AND($seats, most: 8) } 的数字。
score_pad-violation-together = 这里没有一起输赢。

score_pad-rule-round = 大家正在填的那一轮
score_pad-rule-final = 每轮填完才做最后的计分
score_pad-rule-entered = 只填一次
score_pad-rule-place = 有几个名次
score_pad-rule-missing = 还缺数字

## 按钮

score_pad-do-enter = 填 { $value }
score_pad-do-finish = 到此为止
score_pad-do-tell = { $won ->
    [1] 我们赢了
   *[other] 我们输了
  }

## 记录

score_pad-move-enter = { $seat }，{ $cell }：{ $value }。
score_pad-move-finish = { $seat } 说：到此为止。
score_pad-move-tell_won = { $seat } 说：我们赢了。
score_pad-move-tell_lost = { $seat } 说：我们输了。
score_pad-correct-cell_entered = { $seat }，{ $cell }：{ $value }。
score_pad-correct-cell_changed = { $seat }，{ $cell }：{ $value }，原本是 { $had }。
score_pad-correct-cell_emptied = { $seat }，{ $cell }：拿掉，原本是 { $had }。
score_pad-correct-won_won = 大家赢了。
score_pad-correct-won_lost = 大家输了。
score_pad-correct-won_open = 还没有分出输赢。
score_pad-correct-over_over = 到此为止。
score_pad-correct-over_open = 继续玩下去。
score_pad-correct-sheet = 计分表改了。

score_pad-preview-points = { SIGNED($points) }，共 { $total } 分。

## 分数

score_pad-category-start = 起始分
score_pad-category-rounds = 各轮
score_pad-category-together = 一起输赢
score_pad-category-places = 名次

score_pad-line-start = 开始时 { $points } 分
score_pad-line-rounds = 第 { $round } 轮：{ SIGNED($points) }
score_pad-line-bids = 第 { $round } 轮：叫 { $bid } 得 { $made }，{ SIGNED($points) }
score_pad-line-bust = 第 { $round } 轮：超过目标，不算
score_pad-line-counted = { $name }：{ $count }
score_pad-line-most = 最多：{ SIGNED($points) }
score_pad-line-together = 一起赢了
score_pad-line-places = 第 { $place } 名
score_pad-line-unplaced = 还没有名次，先算第 { $place } 名

score_pad-tiebreak-category = { AND($seats, most: 8) } 胜过 { AND($behind, most: 8) }：同分，比 { $name }，{ $figure } 对 { $against }。
score_pad-tiebreak-last = { AND($seats, most: 8) } 胜过 { AND($behind, most: 8) }：同分，比最后一轮，{ $figure } 对 { $against }。
score_pad-tiebreak-best = { AND($seats, most: 8) } 胜过 { AND($behind, most: 8) }：同分，比最好的一轮，{ $figure } 对 { $against }。
score_pad-tiebreak-shared = { AND($seats, most: 8) } 并列第 { $rank } 名：同分。

score_pad-open-rounds = 第 { $round } 轮还缺 { $count } 个分数：{ AND($seats) }。没有得分的人请输入 0。
score_pad-open-categories = 还缺 { $count } 个数字：{ AND($seats) }。没有得分的项目请输入 0。
score_pad-open-places = 还没有名次：{ AND($seats) }。
score_pad-open-together = 你们赢了还是输了？
score_pad-remark-won = 大家赢了。
score_pad-remark-lost = 大家输了：这局是游戏获胜。

## 打字输入时说不通的

score_pad-notation-name = “{ $found }”不能当名称。请写上字或数字，前后不要空格。
score_pad-notation-categories = 这张计分表还没有项目。请至少加一项，或改成每轮计分。
score_pad-notation-needless = how = "{ $how }" 的计分表不能有 { $said }。请删掉 { $said }，或改掉 how。
score_pad-notation-twice = 表上已经有“{ $name }”了，请给这一项起别的名称。
score_pad-notation-goal = 有 { $said } 就要有 goal。请写上目标分数，或删掉 { $said }。
score_pad-notation-behind = 从 { $start } 开始这样到不了 { $goal }。请把目标设得比开始高；有 down = true 时要比开始低。
score_pad-notation-unknown = 计分表上没有叫“{ $found }”的项目。请写得和项目的名称一模一样。
score_pad-notation-long = 计分表太长了，最多 { $most } 个字。请缩短名称，或删掉几项。
score_pad-notation-many = 有这些项目时，最多 { $most } 轮。请减少轮数，或删掉几项。
score_pad-notation-other = how = "{ $how }" 的计分表，这里不能有 { $said }。请删掉 { $said }，或改掉计分表的 how。
score_pad-notation-place = 名次从 1 到 { $last }，请写其中一个。
score_pad-notation-rounds = 计分表每人最多填 { $most } 个每轮的数字。请删掉多的，或在计分表上增加轮数。
