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

#. {0} limits.entries
#: ZipDirectory.swift
msgid "it lists more than {0} files"
msgstr "enumera más de {0} archivos"

#: ZipDirectory.swift
msgid "its list of files lies beyond its end"
msgstr "su lista de archivos queda después de su final"

#: ZipDirectory.swift
msgid "its list of files ends too early"
msgstr "su lista de archivos termina antes de tiempo"

#: ZipDirectory.swift
msgid "its list of files is broken"
msgstr "su lista de archivos está dañada"

#: ZipDirectory.swift
msgid "its files lie over one another"
msgstr "sus archivos están uno encima de otro"

#. {0} String(path.prefix(80))
#: ZipDirectory.swift
msgid "it holds the path “{0}”, which leads out of it"
msgstr "contiene la ruta “{0}”, que lleva fuera de él"

#: ZipDirectory.swift
msgid "the size of a file is missing"
msgstr "falta el tamaño de un archivo"

#. {0} limits.fileBytes
#: ZipDirectory.swift
msgid "a file in it is larger than {0} bytes"
msgstr "contiene un archivo de más de {0} bytes"

#. {0} path
#: ZipDirectory.swift
msgid "the file “{0}” lies beyond its end"
msgstr "el archivo “{0}” queda después de su final"

#: ZipDirectory.swift
msgid "it has no list of files"
msgstr "no tiene una lista de archivos"

#: ZipDirectory.swift
msgid "it is in several parts"
msgstr "está en varias partes"

#. {0} path; {1} reason
#: ZipError.swift
msgid "{0} can't be read ({1}) — check the file and its permissions"
msgstr "no se puede leer {0} ({1}) — revise el archivo y sus permisos"

#. {0} path; {1} reason
#: ZipError.swift
msgid "{0} is no whole ZIP archive: {1} — get it again"
msgstr "{0} no es un archivo ZIP completo: {1} — consígalo de nuevo"

#. {0} path; {1} reason
#: ZipError.swift
msgid "{0} can't be unpacked here: {1} — unpack it and name what was in it"
msgstr "{0} no se puede descomprimir aquí: {1} — descomprímalo e indique lo que contenía"

#. {0} path; {1} reason
#: ZipError.swift
msgid "{0} was not unpacked: {1} — check where it comes from"
msgstr "{0} no se descomprimió: {1} — revise de dónde viene"

#: ZipFile.swift
msgid "it ends too early"
msgstr "termina antes de tiempo"

#. {0} entry.path
#: ZipReader.swift
msgid "“{0}” is encrypted"
msgstr "“{0}” está cifrado"

#. {0} entry.path; {1} entry.method
#: ZipReader.swift
msgid "“{0}” is packed by method {1}"
msgstr "“{0}” está comprimido con el método {1}"

#. {0} entry.path
#: ZipReader.swift
msgid "“{0}” isn't where it should be"
msgstr "“{0}” no está donde debería estar"

#: ZipReader.swift
msgid "zlib can't be set up"
msgstr "no se puede iniciar zlib"

#. {0} entry.path
#: ZipReader.swift
msgid "“{0}” isn't what the archive says it is"
msgstr "“{0}” no es lo que dice el archivo ZIP"

#. {0} entry.path
#: ZipReader.swift
msgid "“{0}” is larger than the archive says"
msgstr "“{0}” es más grande de lo que dice el archivo ZIP"

#. {0} entry.path; {1} limits.ratio
#: ZipReader.swift
msgid "“{0}” unpacks to more than {1} times its size"
msgstr "“{0}” ocupa, ya descomprimido, más de {1} veces su tamaño"

#. {0} entry.path
#: ZipReader.swift
msgid "“{0}” breaks off or is broken"
msgstr "“{0}” está incompleto o dañado"
"""#
