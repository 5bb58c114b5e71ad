# 甜蜜之地：规则的读法。

sweet_lands-ruling-order = 下一轮按什么顺序？
sweet_lands-ruling-order-why = 前者是标准规则，后者是规则的变体。
sweet_lands-reading-order-clockwise = 从第一个跳过的人顺时针
sweet_lands-reading-order-passing = 按跳过的先后

sweet_lands-ruling-advanced = 用进阶技能板块吗？
sweet_lands-ruling-advanced-why = 规则把它列为变体。
sweet_lands-reading-advanced-without = 不用
sweet_lands-reading-advanced-with = 用

sweet_lands-ruling-maps = 地图用哪一面？
sweet_lands-ruling-maps-why = 规则让你们选，A 面对大家都一样。
sweet_lands-reading-maps-a = A 面，大家一样
sweet_lands-reading-maps-b = B 面，各不相同

sweet_lands-ruling-extra_draw = 额外抽牌区怎样才激活？
sweet_lands-ruling-extra_draw-why = 规则列出两项，没写“且”还是“或”；翻面也是两样都要。
sweet_lands-reading-extra_draw-both = 相邻有地形板块，边上也有道路
sweet_lands-reading-extra_draw-either = 有其中一项就行

sweet_lands-ruling-city = 怎样算一座城市？
sweet_lands-ruling-city-why = 财产只有六种，而大城市只算一座。
sweet_lands-reading-city-three_types = 相连的整群财产至少有三种
sweet_lands-reading-city-all_different = 整群财产全部不同种

sweet_lands-ruling-resources = 免费行动 1、5、6 可以付黄金吗？
sweet_lands-ruling-resources-why = 算黄金的话，5 是黄金换黄金，6 比 3 便宜。1 规则没说。
sweet_lands-reading-resources-basic = 不行，只能付小麦、木材、铁矿
sweet_lands-reading-resources-any = 可以，黄金也算
