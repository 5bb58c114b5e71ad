# 带你玩第一轮：要做什么，还有规则书里说明原因的句子。

small_city-lesson-action = 你是 Ann，市长住在你的城镇。拿支持者，马上得 2 票。
small_city-lesson-action-why = 市长玩家先选，免费。

small_city-lesson-home = 在 e3 建一块 R1 住宅，就在市政厅上面。
small_city-lesson-home-why = 住在里面的居民会投票。

small_city-lesson-factory = 在 b3 建一块 F1 工厂，仓库放 a4，离住宅远一点。
small_city-lesson-factory-why = 住宅和工业不能在彼此的影响范围里，斜角也算。

small_city-lesson-built = 先建两块就好。点按钮结束建造。
small_city-lesson-built-why = 最多建 3 块；或者最多建 1 块，并把标示大小的圆片往右移一格。

small_city-lesson-work = 让 e3 住宅的居民去 b3 的工厂上班。
small_city-lesson-work-why = 除了可以不动的，每位居民都必须换一格；同一块板块的另一格也行。

small_city-lesson-settle = e3 的住宅空了，让市政厅的一位居民搬进去。
small_city-lesson-settle-why = 其他居民都移完之后，每个空的 R1 可以从市政厅搬进一位。

small_city-lesson-moved = 点按钮结束移动，接着轮到别人。
small_city-lesson-moved-why = 从市长玩家开始，顺时针，一位接一位。

small_city-lesson-produce = 你的工人做出一个建材，先放进仓库。
small_city-lesson-produce-why = 你的每位居民，不管在自己还是别人的工厂，按那一格的颜色生产一个建材。

small_city-lesson-votes = 计算选票：住在家里的居民给你 1 票。
small_city-lesson-votes-why = 每块住宅分开算：第一位居民 1 票，第二位 2 票，第三位 3 票，以此类推。

small_city-lesson-over = 一轮的重点就是这些。接下来是议会：选票可以花，也可以留着。
