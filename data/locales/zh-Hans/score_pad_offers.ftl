# 现在可以做的动作，一行一个，点了就做：每种动作都是对读的人说的话。
# 没有 _any 的是一个动作；有 _any 的代表同类的所有动作。

score_pad-offer-enter = 填{ $cell }：{ $value }
score_pad-offer-enter_any = 填你的数字
score_pad-offer-finish = 到此为止，结束计分
score_pad-offer-tell_won = 填入结果：大家一起获胜
score_pad-offer-tell_lost = 填入结果：大家一起落败
