# What is said about QR codes as pictures: too long to draw, or not found in a photo.

carry-picture-too-long = That is too long for one QR code ({ $length } characters). Use the text or the file instead.
carry-no-decoder = Photos cannot be read here yet: the photo reader is not installed. Whoever runs the app can add it. Or paste the code as text.
carry-no-shrinker = Photos cannot be added here yet: the photo reader is not installed. Whoever runs the app can add it. You can still write a note.
carry-no-camera = The camera cannot be used here. Allow it in the settings of the browser, or choose a photo of the code.
carry-no-detector = This browser finds no codes in photos. Chrome on Android does; or take the table over by link, file or text.
carry-photo-unreadable = This file cannot be read as a picture. Please choose a PNG, JPEG, WebP or GIF that opens normally.
carry-photo-heic = This photo is in Apple’s HEIC format, which cannot be read here. Choose a screenshot of it instead, or set the iPhone to Settings › Camera › Formats › Most Compatible and take it again.
carry-photo-empty = No QR code could be read in this picture. Come nearer, hold still, find more light, and keep the white edge around the code in the picture.
