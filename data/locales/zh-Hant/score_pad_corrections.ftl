# 更正面板上問什麼、顯示什麼。

score_pad-set-won = 大家贏了嗎？
score_pad-set-over = 這局結束了嗎？
