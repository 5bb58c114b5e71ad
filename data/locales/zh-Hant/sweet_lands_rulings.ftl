# 甜蜜之地：規則的讀法。

sweet_lands-ruling-order = 下一輪照什麼順序？
sweet_lands-ruling-order-why = 前者是一般規則，後者是規則的變體。
sweet_lands-reading-order-clockwise = 從第一個略過的人順時針
sweet_lands-reading-order-passing = 照略過的先後

sweet_lands-ruling-advanced = 用進階技能版塊嗎？
sweet_lands-ruling-advanced-why = 規則把它列為變體。
sweet_lands-reading-advanced-without = 不用
sweet_lands-reading-advanced-with = 用

sweet_lands-ruling-maps = 地圖用哪一面？
sweet_lands-ruling-maps-why = 規則讓你們選，A 面對大家都一樣。
sweet_lands-reading-maps-a = A 面，大家一樣
sweet_lands-reading-maps-b = B 面，各不相同

sweet_lands-ruling-extra_draw = 額外抽牌區怎樣才啟動？
sweet_lands-ruling-extra_draw-why = 規則列出兩項，沒寫「且」還是「或」；翻面也是兩樣都要。
sweet_lands-reading-extra_draw-both = 相鄰有地形版塊，邊上也有道路
sweet_lands-reading-extra_draw-either = 有其中一項就行

sweet_lands-ruling-city = 怎樣算一座城市？
sweet_lands-ruling-city-why = 財產只有六種，而大城市只算一座。
sweet_lands-reading-city-three_types = 相連的整群財產至少有三種
sweet_lands-reading-city-all_different = 整群財產全部不同種

sweet_lands-ruling-resources = 免費行動 1、5、6 可以付黃金嗎？
sweet_lands-ruling-resources-why = 算黃金的話，5 是黃金換黃金，6 比 3 便宜。1 規則沒說。
sweet_lands-reading-resources-basic = 不行，只能付小麥、木材、鐵礦
sweet_lands-reading-resources-any = 可以，黃金也算
