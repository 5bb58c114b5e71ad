# 打完的一局所附的笔记与照片。

app-album = 笔记与照片
app-album-note = 笔记
app-album-place = 在哪里玩的
app-album-place-write = 写下在哪里玩
app-album-place-save = 保存地点
app-album-write = 写笔记
app-album-change = 修改笔记
app-album-save = 保存笔记
app-album-add = 加一张照片
app-album-adding = 正在缩小照片……
app-album-photo = 照片，{ $count } 张中的第 { $number } 张
app-album-broken = 这张照片无法显示。
app-album-delete = 删除照片
app-album-deleted = 删除了一张照片。
app-album-elsewhere = 要加照片，请用电脑上运行的这个 App；笔记在这里也能写。
app-album-noted = 附笔记
app-album-photos = 附 { $count } 张照片
