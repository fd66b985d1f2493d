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

#. {0} path
#: CourseServer.swift
msgid "there is no folder “{0}” — name the folder of course.json"
msgstr "no existe la carpeta “{0}” — indique la carpeta de course.json"

#: WebCourseSource.swift
msgid "it is not a web address"
msgstr "no es una dirección web"

#. {0} reason
#: WebCourseSource.swift
msgid "it is not on the public web, {0}"
msgstr "no está en la web pública, {0}"

#. {0} reason
#: WebCourseSource.swift
msgid "its answer can't be read, {0}"
msgstr "no se puede leer su respuesta, {0}"

#: WebCourseSource.swift
msgid "the connection ended before all of it was there"
msgstr "la conexión terminó antes de que llegara todo"

#: WebCourseSource.swift
msgid "the request was canceled"
msgstr "se canceló la solicitud"
"""#
