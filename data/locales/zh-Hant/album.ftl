# 打完的一局所附的筆記與照片。

app-album = 筆記與照片
app-album-note = 筆記
app-album-place = 在哪裡玩的
app-album-place-write = 寫下在哪裡玩
app-album-place-save = 儲存地點
app-album-write = 寫筆記
app-album-change = 修改筆記
app-album-save = 儲存筆記
app-album-add = 加一張照片
app-album-adding = 正在縮小照片……
app-album-photo = 照片，{ $count } 張中的第 { $number } 張
app-album-broken = 這張照片無法顯示。
app-album-delete = 刪除照片
app-album-deleted = 刪除了一張照片。
app-album-elsewhere = 要加照片，請用電腦上執行的這個 App；筆記在這裡也能寫。
app-album-noted = 附筆記
app-album-photos = 附 { $count } 張照片
