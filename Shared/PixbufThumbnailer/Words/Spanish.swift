// swift-format-ignore-file

/// The module's texts in Spanish. `make words` keeps them in line with the sources.
let spanish = #"""
msgid ""
msgstr ""
"Language: es\n"
"MIME-Version: 1.0\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Content-Transfer-Encoding: 8bit\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"
"X-Review: not yet read by a native speaker\n"

#: PixbufThumbnailer.swift
msgid "the picture is of no kind that can be shown small — use JPEG, PNG, GIF or WebP"
msgstr "la imagen no es de un tipo que se pueda mostrar en pequeño — use JPEG, PNG, GIF o WebP"

#. {0} width; {1} height
#: PixbufThumbnailer.swift
msgid "the picture has {0} × {1} pixels — make it smaller"
msgstr "la imagen tiene {0} × {1} píxeles — hágala más pequeña"

#. {0} reason
#: PixbufThumbnailer.swift
msgid "the picture can't be read: {0} — save it again from the program that made it"
msgstr "no se puede leer la imagen: {0} — guárdela otra vez con el programa que la hizo"

#. {0} reason
#: PixbufThumbnailer.swift
msgid "the program that reads pictures can't be started: {0} — check the installation and the memory that is free"
msgstr "no se puede iniciar el programa que lee las imágenes: {0} — revise la instalación y la memoria libre"
"""#
