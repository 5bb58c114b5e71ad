# 每款游戏都可以交给程序说的句子：游戏自己没有写时就说这些。

stock-phase-scoring = 计分
stock-headline-scoring = 最终得分
stock-task-finished = 游戏结束，来算分吧！

stock-violation-phase = 现在不行：目前是“{ $phase }”阶段。
stock-violation-turn = 现在轮到 { $seat }。
stock-rule-turn = 轮到谁

stock-violation-two_squares = 它要盖住相邻的两格。
stock-violation-shape = 这几格排不出这一块的形状。
stock-violation-covered = 那里已经有东西了。
stock-violation-fits = 这样就超出 { $columns } 列、{ $rows } 行了。
stock-rule-fits = 可以有多大

stock-repair-turned = 转个方向就可以：放在 { OR($places) }。

stock-tiebreak-shared = { AND($seats, most: 8) } 并列第 { $rank } 名：分不出先后。

stock-notation-seat = 这里没有人叫 { $found }。可用的名字：{ OR($names, most: 8) }。
stock-notation-blank = 第 { $row } 行是空白的；整行都空时请写成句点。
stock-notation-size = 太大：最多 { $most } 行、{ $most } 列。
stock-notation-no_middle = 这里没有 { $middle }：要正好一个。
stock-notation-middles = 第 { $row } 行又有一个 { $middle }，只能有一个。
stock-notation-far = 第 { $row } 行的 { $found } 离 { $middle } 太远。
stock-notation-token = 那里不会有“{ $found }”。可以写：{ $tokens }
