# 從外面來的東西太大時，只有這一句。

too-large-most = { $unit ->
    [kB] { $size } kB
    [MB] { $size } MB
    [megapixels] { $size } 百萬像素
   *[letters] { $size } 字
  }
too-large = { $kind ->
    [photo] 這張圖片超過 { too-large-most }，這是 App 能讀的上限。請裁到只剩重要的部分，或改用螢幕截圖。
    [code] 這個牌局代碼超過 { too-large-most }，這是 App 能讀的上限。一整局通常一個 QR 碼就放得下。
    [text] 這段文字超過 { too-large-most }，這是 App 能讀的上限。請只貼上有代碼的部分。
    [plays] 這個檔案超過 { too-large-most }，這是 App 能讀的上限。請分幾次匯出，每次少一些遊戲。
    [dropped] 這個檔案超過 { too-large-most }，拖放最多只能這麼大。請改用按鈕選取。
    [journal] 這桌的紀錄超過 { too-large-most }，這是 App 能讀的上限。檔案會原樣保留。
    [store] App 儲存的一個檔案超過 { too-large-most }，這是 App 能讀的上限。檔案會原樣保留。
    [log] 這個瀏覽器裡儲存的資料超過 { too-large-most }，這是 App 能讀的上限。資料會原樣保留。
   *[other] 這個檔案超過 { too-large-most }，這是 App 能讀的上限。請換一個檔案。
  }
