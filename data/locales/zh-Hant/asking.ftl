# 問規則：問題框、答案、看圖板。像桌邊說話一樣簡短。

app-ask-rules = 問規則
app-clear-search = 清除問題
app-ask-dictate = 用說的
app-ask-aloud = 唸給我聽
app-ask-often = 現在常問
app-ask-often-any = 大家常問
app-ask-lately = 你問過
app-ask-speak-of = 哪些規則講到這個？
app-ask-speaks-of = 講到「{ $what }」的規則
app-ask-hold = 用手指按住任何格子、板塊、卡牌或分數，它的規則就會在這裡打開。
app-ask-which = 哪些規則講到這個？
app-ask-at-table = 以這一桌來說
app-ask-against = 不能放：{ AND($places, most: 6) }
app-ask-not-understood = 我沒聽懂你問的是桌上的什麼。規則裡這樣寫：
app-ask-also = 還有
app-ask-related = 相關規則
app-ask-chapters = 所有章節

## 這一桌的讀法

app-reading-chosen = 這一桌說好
app-reading-usual = 這一桌的讀法

## 圖板

app-show-on-board = 在我的圖板上看
app-show-rule-on-board = { $rule }：在我的圖板上看
app-lit-nothing = { $name } 的圖板上，現在沒有這一條管到的地方。
app-lit-of = { $name } 的圖板
app-lit-back = 回到規則
app-lit-off = 繼續玩

## Answers of the rulebook

rules-unknown-word = 我不認得「{ $word }」這個詞。
rules-other-game = 這問的是《{ $other }》，這裡是《{ $game }》的規則。最接近的是：
rules-silent = 規則裡找不到這件事，最接近的是：
rules-example = 例：{ $text }
