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

#: FoodDataCentral.swift
msgid "the question can't be written"
msgstr "no se puede escribir la consulta"

#: GatewayClient.swift
msgid "the connection ended before the answer was whole"
msgstr "la conexión terminó antes de que la respuesta estuviera completa"

#: GatewayClient.swift
msgid "it leads elsewhere"
msgstr "lleva a otro lugar"

#: GatewayClient.swift
msgid "its address is no web address"
msgstr "su dirección no es una dirección web"

#: GatewayClient.swift
msgid "the question was canceled"
msgstr "la consulta se canceló"
"""#
