# 有人問起時，說出桌上的狀況。

sweet_lands-fact-income = 收入軌和牌庫每輪給 { $seat } { AND($parts) }。角色和幫手可能再多給一些。
sweet_lands-fact-counted = { $seat } 有 { $things }。
sweet_lands-fact-passed = { $seat } 這輪已經略過。
sweet_lands-fact-passed_not = { $seat } 這輪還沒略過。
