# 每款遊戲都可以交給程式說的句子：遊戲自己沒有寫時就說這些。

stock-phase-scoring = 計分
stock-headline-scoring = 最終得分
stock-task-finished = 遊戲結束，來算分吧！

stock-violation-phase = 現在不行：目前是「{ $phase }」階段。
stock-violation-turn = 現在輪到 { $seat }。
stock-rule-turn = 輪到誰

stock-violation-two_squares = 它要蓋住相鄰的兩格。
stock-violation-shape = 這幾格排不出這一塊的形狀。
stock-violation-covered = 那裡已經有東西了。
stock-violation-fits = 這樣就超出 { $columns } 欄、{ $rows } 列了。
stock-rule-fits = 可以有多大

stock-repair-turned = 轉個方向就可以：放在 { OR($places) }。

stock-tiebreak-shared = { AND($seats, most: 8) } 並列第 { $rank } 名：分不出先後。

stock-notation-seat = 這裡沒有人叫 { $found }。可用的名字：{ OR($names, most: 8) }。
stock-notation-blank = 第 { $row } 列是空白的；整列都空時請寫成句點。
stock-notation-size = 太大：最多 { $most } 列、{ $most } 欄。
stock-notation-no_middle = 這裡沒有 { $middle }：要剛好一個。
stock-notation-middles = 第 { $row } 列又有一個 { $middle }，只能有一個。
stock-notation-far = 第 { $row } 列的 { $found } 離 { $middle } 太遠。
stock-notation-token = 那裡不會有「{ $found }」。可以寫：{ $tokens }
