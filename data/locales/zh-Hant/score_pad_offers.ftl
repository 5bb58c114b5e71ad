# 現在可以做的動作，一行一個，點了就做：每種動作都是對讀的人說的話。
# 沒有 _any 的是一個動作；有 _any 的代表同類的所有動作。

score_pad-offer-enter = 填{ $cell }：{ $value }
score_pad-offer-enter_any = 填你的數字
score_pad-offer-finish = 到此為止，結束計分
score_pad-offer-tell_won = 填入結果：大家一起獲勝
score_pad-offer-tell_lost = 填入結果：大家一起落敗
