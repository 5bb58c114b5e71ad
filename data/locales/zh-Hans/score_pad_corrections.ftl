# 更正面板上问什么、显示什么。

score_pad-set-won = 大家赢了吗？
score_pad-set-over = 这局结束了吗？
