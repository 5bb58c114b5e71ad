# 擲骰建鎮的表格：地圖、數字、手動描畫，以及留存。
# 格子（$cell）是 c3 這樣的字母加數字；格子上的東西（$token、$what、$ground、$top）是名稱。

roll_into_town-sheet-square = { $cell } { $token }
roll_into_town-sheet-square-says = { $square }，{ $does }
roll_into_town-sheet-sides-river = { $what }，通向{ AND($sides, most: 4) }
roll_into_town-sheet-sides-coast = { $what }，{ AND($sides, most: 4) }邊是水
roll_into_town-sheet-on-top = { $ground }上的{ $top }
roll_into_town-sheet-map-of = { $name } 的地圖
roll_into_town-sheet-whole-map = 顯示整張地圖

roll_into_town-sheet-goods = { $what }：{ $n }／{ $most }
roll_into_town-sheet-uses-town_hall = 市政廳已用 { $n }／{ $most } 次
roll_into_town-sheet-uses-fountain = 噴泉已用 { $n }／{ $most } 次
roll_into_town-sheet-no-fountain = 還沒有噴泉

## 整桌

roll_into_town-sheet-dice-title = 本輪骰子
roll_into_town-sheet-dice = 本輪骰子：{ AND($dice, most: 9) }

## 手動描畫

roll_into_town-sheet-paint-map = 地圖
roll_into_town-sheet-paint-rest = 輪次與階段
roll_into_town-sheet-paint-rest-hint = 在這裡改動不會帶來別的變化：不收集，也不長樹。
roll_into_town-sheet-group-land = 地形
roll_into_town-sheet-group-river = 河流
roll_into_town-sheet-group-coast = 海岸
roll_into_town-sheet-group-built = 建築
roll_into_town-sheet-group-on-top = 疊放
roll_into_town-sheet-rubber = 橡皮擦
roll_into_town-sheet-cannot-stand = 這一格放不了{ $top }。
roll_into_town-sheet-round-is = 第 { $n } 輪，共 { $rounds } 輪
roll_into_town-sheet-dice-hint = 點一下骰子就會翻面：
roll_into_town-sheet-die = 骰子 { $face } 點

## 留存

roll_into_town-sheet-save-picture = 存成圖片
roll_into_town-sheet-save-paper = 列印
roll_into_town-sheet-save-papers = 列印所有人的地圖
roll_into_town-sheet-paper-final = { $game } · { AND($names, most: 8) } · { $date } · 最終得分
roll_into_town-sheet-paper-now = { $game } · { AND($names, most: 8) } · { $date } · 第 { $round } 輪，共 { $rounds } 輪
