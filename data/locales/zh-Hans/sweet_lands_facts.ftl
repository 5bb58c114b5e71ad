# 有人问起时，说出桌上的状况。

sweet_lands-fact-income = 收入轨和牌库每轮给 { $seat } { AND($parts) }。角色和帮手可能再多给一些。
sweet_lands-fact-counted = { $seat } 有 { $things }。
sweet_lands-fact-passed = { $seat } 这轮已经跳过。
sweet_lands-fact-passed_not = { $seat } 这轮还没跳过。
