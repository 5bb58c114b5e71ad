# 關於用代碼帶走的牌局：不是代碼、損壞、來自別處、分成幾份，或走上不同的路。

carry-not-a-code = 這裡面沒有牌局代碼。牌局代碼以 TC1. 或 TP1. 開頭；請複製整則訊息，或重新掃描一次。
carry-foreign = 這個碼不是牌局，內容是「{ $found }」。請找另一台裝置上顯示的牌局代碼。
carry-hashless = 這個連結裡少了牌局：牌局寫在 # 後面，途中被截掉了。請重新複製整個連結，或請對方改傳代碼文字。
carry-damaged = 這個代碼缺了一段，或在途中被改動了。請完整地重新複製或掃描一次。
carry-newer = 這個代碼是用較新版的 App 做的。請先更新這裡的 App，再打開一次。
carry-rules-newer = 這一局用的是第 { $theirs } 版規則，這裡的 App 只認得到第 { $ours } 版。請先更新，再打開一次。
carry-rules-older = 這一局用的是第 { $theirs } 版規則，這裡的 App 已經不認得。請用做出它的那個版本打開。
carry-game-unknown = 這一局玩的遊戲，這裡的 App 還不認得。請先更新，再打開一次。
carry-drifted = 這個代碼沒有損壞，但照這裡的規則重走一遍，得不到同樣的局面。請用做出它的那個版本打開。
carry-bundle = 這個檔案不是附筆記與照片的桌局，或已經損壞。請在原處再存一次。
carry-too-large = 這超過了牌局代碼能放的量。一整局通常一個 QR 碼就放得下。
carry-unfit = 這一局裡有代碼放不進去的內容。這裡的牌局維持原樣。
carry-one-part = 這只是其中一份，整局分成好幾個代碼。請把其他幾份也掃描或貼上，先後不拘。
carry-part-missing =
    { $count ->
       *[other] 共 { $total } 份，還缺第 { $which } 份。
    }
carry-parts-mixed = 這一份（第 { $number } 份，共 { $total } 份）和前面幾份不是同一組。請繼續掃原來那一組，或從這一份重新開始。
