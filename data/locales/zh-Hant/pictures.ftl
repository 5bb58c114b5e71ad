# 關於 QR 碼圖片的訊息：內容太長畫不下，或在照片裡找不到。

carry-picture-too-long = 內容太長（{ $length } 個字元），一個 QR 碼放不下。請改用文字或檔案。
carry-no-decoder = 這裡還不能讀照片：沒有安裝讀照片的元件。請主持這個 App 的人加裝，或改貼上代碼文字。
carry-no-shrinker = 這裡還不能加照片：沒有安裝讀照片的元件。請主持這個 App 的人加裝。筆記照樣可以寫。
carry-no-camera = 這裡沒辦法用相機。請在瀏覽器的設定裡允許使用，或選一張 QR 碼的照片。
carry-no-detector = 這個瀏覽器沒辦法從照片裡找出代碼。Android 上的 Chrome 可以；或改用連結、檔案或文字帶過來。
carry-photo-unreadable = 這個檔案無法當成圖片讀取。請選一張能正常開啟的 PNG、JPEG、WebP 或 GIF。
carry-photo-heic = 這張照片是 Apple 的 HEIC 格式，這裡讀不了。請改選它的螢幕截圖，或在 iPhone 的「設定 › 相機 › 格式」選「最相容」後重拍。
carry-photo-empty = 這張圖片裡讀不到 QR 碼。請靠近一點、拿穩、找亮一點的地方，並把 QR 碼四周的白邊一起拍進去。
