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

#. {0} time; {1} time
#: NotificationError.swift
msgid "quiet hours from {0} until {1} are empty — give two different times, or turn the category off"
msgstr "las horas de silencio de {0} a {1} están vacías — indique dos horas distintas, o desactive la categoría"

#. {0} text
#: NotificationError.swift
msgid "“{0}” is not a web address — write it as https://example.org/path"
msgstr "“{0}” no es una dirección web — escríbala como https://example.org/path"

#. {0} name
#: NotificationError.swift
msgid "the value of the header {0} holds a line break or control character — leave it out"
msgstr "el valor del encabezado {0} contiene un salto de línea o un carácter de control — quítelo"

#. {0} from; {1} through
#: NotificationError.swift
msgid "a calendar of the years {0} to {1} can't be written — give at most 200 years, the earlier one first"
msgstr "no se puede escribir un calendario de los años {0} a {1} — indique como máximo 200 años, primero el menor"

#. {0} host(found.1); {1} found.2
#: Sinks/SinkFailure+Words.swift
msgid "{0} can't be reached: {1}"
msgstr "no se puede conectar con {0}: {1}"

#. {0} host(found.1); {1} found.2
#: Sinks/SinkFailure+Words.swift
msgid "{0} redirects elsewhere with status {1} — give the address it leads to"
msgstr "{0} redirige a otro lugar con el estado {1} — indique la dirección a la que lleva"

#. {0} host(found.1); {1} found.2
#: Sinks/SinkFailure+Words.swift
msgid "{0} refused the message with status {1}"
msgstr "{0} rechazó el mensaje con el estado {1}"

#. {0} host(found.1); {1} found.2
#: Sinks/SinkFailure+Words.swift
msgid "{0} answered with status {1}"
msgstr "{0} respondió con el estado {1}"

#. {0} found.1
#: Sinks/SinkFailure+Words.swift
msgid "the terminal can't be written: {0}"
msgstr "no se puede escribir en la terminal: {0}"

#. {0} found.1
#: Sinks/SinkFailure+Words.swift
msgid "notify-send can't be run: {0}"
msgstr "no se puede ejecutar notify-send: {0}"

#. {0} found.1
#: Sinks/SinkFailure+Words.swift
msgid "notify-send ended with status {0}"
msgstr "notify-send terminó con el estado {0}"

#. {0} found.1
#: Sinks/SinkFailure+Words.swift
msgid "the notification can't be written as JSON: {0}"
msgstr "no se puede escribir el aviso como JSON: {0}"

#: Sinks/SinkFailure+Words.swift
msgid "the web service"
msgstr "el servicio web"

#. {0} error
#: Store/NotificationStore+Delivery.swift
msgid "the store can't be written: {0}"
msgstr "no se puede escribir en el almacén: {0}"

#: Store/NotificationStore+Inbox.swift
msgid "Nothing has been told yet."
msgstr "Todavía no hay avisos."

#: Store/NotificationStore+Inbox.swift
msgid "There is nothing older."
msgstr "No hay nada más antiguo."
"""#
