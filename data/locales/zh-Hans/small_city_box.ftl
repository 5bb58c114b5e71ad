# 小城市盒中印刷的内容，供核对实物。

small_city-section-tiles = 板块
small_city-section-costs = 文化建筑的费用
small_city-section-boards = 城镇版图
small_city-section-promises = 承诺卡
small_city-section-counts = 各有多少

small_city-printed-tile = { $tile }
small_city-printed-cost = { $tile } 的费用
small_city-printed-side = 城镇版图（{ $side }）
small_city-printed-promise = { $number }. { $promise }
small_city-trait-cost = 花费
small_city-trait-votes = 票数
small_city-trait-number = 数量
small_city-printed-warehouse = 一座仓库能放的建材数
small_city-printed-stock = { $family }
small_city-printed-cubes = { $cube }建材

small_city-stock-R = 住宅板块
small_city-stock-C = 商业板块
small_city-stock-F = 工厂板块
small_city-stock-P = 公园板块
small_city-stock-WA = 仓库板块

small_city-mark-place = 板块的一格
small_city-mark-water = 水域
small_city-mark-w = 生产白色建材
small_city-mark-g = 生产灰色建材
small_city-mark-b = 生产黑色建材
small_city-mark-cash = 收入 1 元
small_city-mark-sell = 建材换钱
small_city-mark-votes = 钱换选票
small_city-mark-goods = 建材换选票
small_city-mark-area-0 = 起始区域
small_city-mark-area-1 = 第一次扩大
small_city-mark-area-2 = 第二次扩大
small_city-mark-area-3 = 第三次扩大
small_city-mark-obstacle = 障碍

small_city-mark-cost-w = 白色建材
small_city-mark-cost-g = 灰色建材
small_city-mark-cost-b = 黑色建材

small_city-sign-cash = $1
small_city-sign-area-1 = 1
small_city-sign-area-2 = 2
small_city-sign-area-3 = 3

small_city-correct-printed_tile = 你的盒装：{ $tile } 已照实物画好
small_city-correct-printed_cost = 你的盒装：{ $tile } 的费用已照实物更正
small_city-correct-printed_side = 你的盒装：城镇版图（{ $side }）已照实物画好
small_city-correct-printed_promise = 你的盒装：承诺卡 { $number } 的选票数已照实物更正
small_city-correct-printed_warehouse = 你的盒装：仓库容量已照实物更正
small_city-correct-printed_stock = 你的盒装：{ $family }的数量已清点
small_city-correct-printed_cubes = 你的盒装：{ $cube }建材的数量已清点
small_city-correct-printed_unknown = 你的盒装：已设定 { $name }
