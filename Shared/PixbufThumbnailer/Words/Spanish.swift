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

#: PixbufThumbnailer.swift
msgid "the picture can't be read — save it again from the program that made it"
msgstr "no se puede leer la imagen — guárdela otra vez con el programa que la hizo"

#. {0} limits.seconds
#: DecoderProcess+Live.swift
msgid "its decoder took longer than {0} s"
msgstr "el programa que la lee tardó más de {0} s"

#: DecoderProcess+Live.swift
msgid "its decoder was ended by signal {0}"
msgstr "la señal {0} detuvo el programa que la lee"

#: DecoderProcess+Live.swift
msgid "its decoder ended with status {0}"
msgstr "el programa que la lee terminó con el estado {0}"

#. {0} limits.answerBytes
#: DecoderProcess+Live.swift
msgid "its decoder answered more than {0} bytes"
msgstr "el programa que la lee respondió con más de {0} bytes"

#: DecodingAnswer.swift
msgid "its decoder answered nonsense"
msgstr "no se entiende la respuesta del programa que la lee"

#: PixbufDecoder.swift
msgid "out of memory"
msgstr "no hay memoria suficiente"

#: PixbufDecoder.swift
msgid "no picture in it"
msgstr "no contiene ninguna imagen"

#: PixbufDecoder.swift
msgid "no reason given"
msgstr "no se dio ningún motivo"
"""#
