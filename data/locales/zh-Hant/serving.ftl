# 手機和牌桌之間的連線，以及從手機傳來的檔案。

link-lost = 正在找牌桌……
link-found = 連上牌桌了。
link-stopped = 這個頁面卡住了，請重新載入。
link-unheard = 這個瀏覽器現在沒辦法聽寫或朗讀。
link-elsewhere = 已經在另一個分頁繼續了。請關掉這一頁；要在這裡繼續，請重新載入。
link-broken = 沒能啟動，請重新載入這一頁；你們的紀錄都還在。
link-newer = 新版本準備好了，回到牌桌列表時就會換上。
link-renewed = 正在換上新版本。
link-nobody = 這個網址沒有東西。請檢查有沒有打錯，或再掃一次牌桌的碼。
link-crowded = 現在人太多了，這一頁會自己再試一次。
link-short-name = 桌遊夥伴
link-description = 玩桌遊時幫你記分：什麼可以放在哪裡、為什麼不行，最後把分數都算好。

receiving-late = 檔案一直沒有傳到。請靠近 Wi-Fi 再試一次。
receiving-broken = 傳到一半斷了，請再試一次。
receiving-lost = 選檔案的時候斷線了，請重新選一次。
receiving-crowded = 同時傳的檔案太多了，請過一分鐘再試。
