# 帶著玩的前幾輪：做什麼，以及規則書裡說明理由的句子。

score_pad-lesson-first = 你是 Ann。第一輪得了 7 分，填 7。
score_pad-lesson-first-why = 每一輪大家各填一個數字，加到原有的分數上。
score_pad-lesson-minus = 這輪不順，填 −1。
score_pad-lesson-minus-why = 數字可以是負的，也可以是零。
score_pad-lesson-nothing = 這輪沒有分，也要填 0，才能進到下一輪。
score_pad-lesson-nothing-why = 這一輪大家都填好了，下一輪才開始。
score_pad-lesson-ahead = 填 10，看看現在誰領先。
score_pad-lesson-ahead-why = 隨時都會算出總分，就像之後不再填數字一樣。
score_pad-lesson-wins = 再一個：填 3。
score_pad-lesson-wins-why = 分數最高的贏；計分表另有規定時，分數最低的贏。

score_pad-lesson-over = 就這麼簡單。玩夠了，就說到此為止。
