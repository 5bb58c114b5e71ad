# 帶你玩第一輪：要做什麼，還有規則書裡說明原因的句子。

small_city-lesson-action = 你是 Ann，市長住在你的城鎮。拿支持者，馬上得 2 票。
small_city-lesson-action-why = 市長玩家先選，免費。

small_city-lesson-home = 在 e3 蓋一塊 R1 住宅，就在市鎮廳上面。
small_city-lesson-home-why = 住在裡面的居民會投票。

small_city-lesson-factory = 在 b3 蓋一塊 F1 工廠，倉庫放 a4，離住宅遠一點。
small_city-lesson-factory-why = 住宅和工業不能在彼此的影響範圍裡，斜角也算。

small_city-lesson-built = 先蓋兩塊就好。點按鈕結束建造。
small_city-lesson-built-why = 最多蓋 3 塊；或者最多蓋 1 塊，並把標示大小的圓片往右移一格。

small_city-lesson-work = 讓 e3 住宅的居民去 b3 的工廠上班。
small_city-lesson-work-why = 除了可以不動的，每位居民都一定要換一格；同一塊板塊的另一格也行。

small_city-lesson-settle = e3 的住宅空了，讓市鎮廳的一位居民搬進去。
small_city-lesson-settle-why = 其他居民都移完之後，每個空的 R1 可以從市鎮廳搬進一位。

small_city-lesson-moved = 點按鈕結束移動，接著輪到別人。
small_city-lesson-moved-why = 從市長玩家開始，順時針，一位接一位。

small_city-lesson-produce = 你的工人做出一個建材，先放進倉庫。
small_city-lesson-produce-why = 你的每位居民，不管在自己或別人的工廠，照那一格的顏色生產一個建材。

small_city-lesson-votes = 計算選票：住在家裡的居民給你 1 票。
small_city-lesson-votes-why = 每塊住宅分開算：第一位居民 1 票，第二位 2 票，第三位 3 票，依此類推。

small_city-lesson-over = 一輪的重點就是這些。接下來是議會：選票可以花，也可以留著。
