# 问规则：问题框、答案、看版图。像桌边说话一样简短。

app-ask-rules = 问规则
app-clear-search = 清除问题
app-ask-dictate = 用说的
app-ask-aloud = 读给我听
app-ask-often = 现在常问
app-ask-often-any = 大家常问
app-ask-lately = 你问过
app-ask-speak-of = 哪些规则讲到这个？
app-ask-speaks-of = 讲到“{ $what }”的规则
app-ask-hold = 用手指按住任何格子、板块、卡牌或分数，它的规则就会在这里打开。
app-ask-which = 哪些规则讲到这个？
app-ask-at-table = 就这一桌来说
app-ask-against = 不能放：{ AND($places, most: 6) }
app-ask-not-understood = 我没听懂你问的是桌上的什么。规则里这样写：
app-ask-also = 还有
app-ask-related = 相关规则
app-ask-chapters = 所有章节

## 这一桌的理解

app-reading-chosen = 这一桌说好
app-reading-usual = 这一桌的理解

## 版图

app-show-on-board = 在我的版图上看
app-show-rule-on-board = { $rule }：在我的版图上看
app-lit-nothing = { $name } 的版图上，眼下没有这一条管到的地方。
app-lit-of = { $name } 的版图
app-lit-back = 回到规则
app-lit-off = 接着玩

## Answers of the rulebook

rules-unknown-word = 我不认识“{ $word }”这个词。
rules-other-game = 这问的是《{ $other }》，这里是《{ $game }》的规则。最接近的是：
rules-silent = 规则里找不到这件事，最接近的是：
rules-example = 例：{ $text }
