# 带着玩的前几轮：做什么，以及规则书里说明理由的句子。

score_pad-lesson-first = 你是 Ann。第一轮得了 7 分，填 7。
score_pad-lesson-first-why = 每一轮大家各填一个数字，加到原有的分数上。
score_pad-lesson-minus = 这轮不顺，填 −1。
score_pad-lesson-minus-why = 数字可以是负的，也可以是零。
score_pad-lesson-nothing = 这轮没有分，也要填 0，才能进到下一轮。
score_pad-lesson-nothing-why = 这一轮大家都填好了，下一轮才开始。
score_pad-lesson-ahead = 填 10，看看现在谁领先。
score_pad-lesson-ahead-why = 随时都会算出总分，就像之后不再填数字一样。
score_pad-lesson-wins = 再一个：填 3。
score_pad-lesson-wins-why = 分数最高的赢；计分表另有规定时，分数最低的赢。

score_pad-lesson-over = 就这么简单。玩够了，就说到此为止。
