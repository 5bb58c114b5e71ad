# 小城市盒中印刷的內容，供核對實物。

small_city-section-tiles = 板塊
small_city-section-costs = 文化建築的費用
small_city-section-boards = 城鎮圖板
small_city-section-promises = 承諾卡
small_city-section-counts = 各有多少

small_city-printed-tile = { $tile }
small_city-printed-cost = { $tile } 的費用
small_city-printed-side = 城鎮圖板（{ $side }）
small_city-printed-promise = { $number }. { $promise }
small_city-trait-cost = 花費
small_city-trait-votes = 票數
small_city-trait-number = 數量
small_city-printed-warehouse = 一座倉庫能放的建材數
small_city-printed-stock = { $family }
small_city-printed-cubes = { $cube }建材

small_city-stock-R = 住宅板塊
small_city-stock-C = 商業板塊
small_city-stock-F = 工廠板塊
small_city-stock-P = 公園板塊
small_city-stock-WA = 倉庫板塊

small_city-mark-place = 板塊的一格
small_city-mark-water = 水域
small_city-mark-w = 生產白色建材
small_city-mark-g = 生產灰色建材
small_city-mark-b = 生產黑色建材
small_city-mark-cash = 收入 1 元
small_city-mark-sell = 建材換錢
small_city-mark-votes = 錢換選票
small_city-mark-goods = 建材換選票
small_city-mark-area-0 = 起始區域
small_city-mark-area-1 = 第一次擴大
small_city-mark-area-2 = 第二次擴大
small_city-mark-area-3 = 第三次擴大
small_city-mark-obstacle = 障礙

small_city-mark-cost-w = 白色建材
small_city-mark-cost-g = 灰色建材
small_city-mark-cost-b = 黑色建材

small_city-sign-cash = $1
small_city-sign-area-1 = 1
small_city-sign-area-2 = 2
small_city-sign-area-3 = 3

small_city-correct-printed_tile = 你的盒裝：{ $tile } 已照實物畫好
small_city-correct-printed_cost = 你的盒裝：{ $tile } 的費用已照實物更正
small_city-correct-printed_side = 你的盒裝：城鎮圖板（{ $side }）已照實物畫好
small_city-correct-printed_promise = 你的盒裝：承諾卡 { $number } 的選票數已照實物更正
small_city-correct-printed_warehouse = 你的盒裝：倉庫容量已照實物更正
small_city-correct-printed_stock = 你的盒裝：{ $family }的數量已清點
small_city-correct-printed_cubes = 你的盒裝：{ $cube }建材的數量已清點
small_city-correct-printed_unknown = 你的盒裝：已設定 { $name }
