# 关于二维码图片的消息：内容太长画不下，或在照片里找不到。

carry-picture-too-long = 内容太长（{ $length } 个字符），一个二维码放不下。请改用文字或文件。
carry-no-decoder = 这里还不能识别照片：没有安装读照片的组件。请让主持这个 App 的人加装，或改为粘贴代码文字。
carry-no-shrinker = 这里还不能添加照片：没有安装读照片的组件。请让主持这个 App 的人加装。笔记照样可以写。
carry-no-camera = 这里没法用相机。请在浏览器的设置里允许使用，或选一张二维码的照片。
carry-no-detector = 这个浏览器没办法从照片里找出代码。Android 上的 Chrome 可以；或改用链接、文件或文字带过来。
carry-photo-unreadable = 这个文件没法当作图片读取。请选一张能正常打开的 PNG、JPEG、WebP 或 GIF。
carry-photo-heic = 这张照片是苹果的 HEIC 格式，这里读不了。请改选它的屏幕截图，或者在 iPhone 的“设置 › 相机 › 格式”里选“兼容性最佳”后重拍。
carry-photo-empty = 这张图片里读不到二维码。请靠近一点、拿稳、找亮一点的地方，并把二维码四周的白边一起拍进去。
