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

#. {0} line; {1} column; {2} reason
#: JSONError.swift
msgid "line {0}, column {1} is not JSON: {2} — mend the file there, or fetch it again"
msgstr "la línea {0}, columna {1} no es JSON: {2} — corrija ahí el archivo o consígalo de nuevo"

#. {0} line; {1} column; {2} limit
#: JSONError.swift
msgid "line {0}, column {1} is nested deeper than {2} levels — check where the file comes from"
msgstr "la línea {0}, columna {1} está anidada a más de {2} niveles — revise de dónde viene el archivo"

#: JSONParser+Strings.swift
msgid "a string is not UTF-8"
msgstr "un texto no es UTF-8"

#: JSONParser+Strings.swift
msgid "a string has no end"
msgstr "un texto no tiene final"

#: JSONParser+Strings.swift
msgid "a control character stands in a string; write it as an escape"
msgstr "hay un carácter de control en un texto; escríbalo como secuencia de escape"

#. {0} shown
#: JSONParser+Strings.swift
msgid "an escape cannot be {0}"
msgstr "una secuencia de escape no puede ser {0}"

#: JSONParser+Strings.swift
msgid "half of a surrogate pair is missing"
msgstr "falta la mitad de un par sustituto"

#. {0} shown
#: JSONParser+Strings.swift
msgid "an escape needs four hexadecimal digits, found {0}"
msgstr "una secuencia de escape necesita cuatro dígitos hexadecimales; se encontró {0}"

#: JSONParser.swift
msgid "something follows the value"
msgstr "hay algo después del valor"

#: JSONParser.swift
msgid "a value is missing at the end"
msgstr "falta un valor al final"

#. {0} shown
#: JSONParser.swift
msgid "a value cannot start with {0}"
msgstr "un valor no puede empezar con {0}"

#. {0} shown
#: JSONParser.swift
msgid "a name in quotes is missing, found {0}"
msgstr "falta un nombre entre comillas; se encontró {0}"

#. {0} name; {1} shown
#: JSONParser.swift
msgid "a colon is missing after “{0}”, found {1}"
msgstr "faltan dos puntos después de “{0}”; se encontró {1}"

#. {0} shown
#: JSONParser.swift
msgid "a comma or the end is missing, found {0}"
msgstr "falta una coma o el final; se encontró {0}"

#: JSONParser.swift
msgid "a comma stands before the end"
msgstr "hay una coma antes del final"

#: JSONParser.swift
msgid "an unknown word"
msgstr "una palabra desconocida"

#: JSONParser.swift
msgid "a number starts with 0"
msgstr "un número empieza con 0"

#. {0} shown
#: JSONParser.swift
msgid "a digit is missing, found {0}"
msgstr "falta un dígito; se encontró {0}"

#: JSONParser.swift
msgid "a comment has no end"
msgstr "un comentario no tiene final"

#: JSONParser.swift
msgid "the end"
msgstr "el final"

#. {0} byte
#: JSONParser.swift
msgid "byte {0}"
msgstr "el byte {0}"

#: JSONValue.swift
msgid "a truth value"
msgstr "un valor lógico"

#: JSONValue.swift
msgid "a number"
msgstr "un número"

#: JSONValue.swift
msgid "a string"
msgstr "un texto"

#: JSONValue.swift
msgid "an array"
msgstr "una lista"

#: JSONValue.swift
msgid "an object"
msgstr "un objeto"
"""#
