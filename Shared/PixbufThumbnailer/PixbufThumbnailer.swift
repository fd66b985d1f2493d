// PixbufThumbnailer
