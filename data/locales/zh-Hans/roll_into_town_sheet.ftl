# 掷骰建镇的表格：地图、数字、手动描画，以及留存。
# 格子（$cell）是 c3 这样的字母加数字；格子上的东西（$token、$what、$ground、$top）是名称。

roll_into_town-sheet-square = { $cell } { $token }
roll_into_town-sheet-square-says = { $square }，{ $does }
roll_into_town-sheet-sides-river = { $what }，通向{ AND($sides, most: 4) }
roll_into_town-sheet-sides-coast = { $what }，{ AND($sides, most: 4) }边是水
roll_into_town-sheet-on-top = { $ground }上的{ $top }
roll_into_town-sheet-map-of = { $name } 的地图
roll_into_town-sheet-whole-map = 显示整张地图

roll_into_town-sheet-goods = { $what }：{ $n }/{ $most }
roll_into_town-sheet-uses-town_hall = 市政厅已用 { $n }/{ $most } 次
roll_into_town-sheet-uses-fountain = 喷泉已用 { $n }/{ $most } 次
roll_into_town-sheet-no-fountain = 还没有喷泉

## 整桌

roll_into_town-sheet-dice-title = 本轮骰子
roll_into_town-sheet-dice = 本轮骰子：{ AND($dice, most: 9) }

## 手动描画

roll_into_town-sheet-paint-map = 地图
roll_into_town-sheet-paint-rest = 轮次与阶段
roll_into_town-sheet-paint-rest-hint = 在这里改动不会带来别的变化：不收集，也不长树。
roll_into_town-sheet-group-land = 地形
roll_into_town-sheet-group-river = 河流
roll_into_town-sheet-group-coast = 海岸
roll_into_town-sheet-group-built = 建筑
roll_into_town-sheet-group-on-top = 叠放
roll_into_town-sheet-rubber = 橡皮
roll_into_town-sheet-cannot-stand = 这一格放不了{ $top }。
roll_into_town-sheet-round-is = 第 { $n } 轮，共 { $rounds } 轮
roll_into_town-sheet-dice-hint = 点一下骰子就会翻面：
roll_into_town-sheet-die = 骰子 { $face } 点

## 留存

roll_into_town-sheet-save-picture = 存成图片
roll_into_town-sheet-save-paper = 打印
roll_into_town-sheet-save-papers = 打印所有人的地图
roll_into_town-sheet-paper-final = { $game } · { AND($names, most: 8) } · { $date } · 最终得分
roll_into_town-sheet-paper-now = { $game } · { AND($names, most: 8) } · { $date } · 第 { $round } 轮，共 { $rounds } 轮
