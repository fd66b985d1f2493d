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

#: Feed/FeedParser.swift
msgid "nothing"
msgstr "nada"

#: Feed/JSONFeed.swift
msgid "JSON without a JSON Feed version"
msgstr "JSON sin versión de JSON Feed"

#: HTML/HTMLEncoding.swift
#: HTML/HTMLTreeBuilder.swift
msgid "the page"
msgstr "la página"

#: HTML/HTMLEncoding.swift
msgid "no memory for its encoding"
msgstr "no hay memoria para su codificación"

#: HTML/HTMLTreeBuilder.swift
#: XML/XMLStreamReader.swift
msgid "no memory for a parser"
msgstr "no hay memoria para un analizador"

#: JSON/JSONParser+Strings.swift
msgid "a string is not UTF-8"
msgstr "un texto no es UTF-8"

#: JSON/JSONParser+Strings.swift
msgid "a string has no end"
msgstr "un texto no tiene final"

#: JSON/JSONParser+Strings.swift
msgid "a control character stands in a string; write it as an escape"
msgstr "hay un carácter de control en un texto; escríbalo como secuencia de escape"

#. {0} shown
#: JSON/JSONParser+Strings.swift
msgid "an escape cannot be {0}"
msgstr "una secuencia de escape no puede ser {0}"

#: JSON/JSONParser+Strings.swift
msgid "half of a surrogate pair is missing"
msgstr "falta la mitad de un par sustituto"

#. {0} shown
#: JSON/JSONParser+Strings.swift
msgid "an escape needs four hexadecimal digits, found {0}"
msgstr "una secuencia de escape necesita cuatro dígitos hexadecimales; se encontró {0}"

#: JSON/JSONParser.swift
msgid "something follows the value"
msgstr "hay algo después del valor"

#: JSON/JSONParser.swift
msgid "a value is missing at the end"
msgstr "falta un valor al final"

#. {0} shown
#: JSON/JSONParser.swift
msgid "a value cannot start with {0}"
msgstr "un valor no puede empezar con {0}"

#. {0} shown
#: JSON/JSONParser.swift
msgid "a name in quotes is missing, found {0}"
msgstr "falta un nombre entre comillas; se encontró {0}"

#. {0} name; {1} shown
#: JSON/JSONParser.swift
msgid "a colon is missing after “{0}”, found {1}"
msgstr "faltan dos puntos después de “{0}”; se encontró {1}"

#. {0} shown
#: JSON/JSONParser.swift
msgid "a comma or the end is missing, found {0}"
msgstr "falta una coma o el final; se encontró {0}"

#: JSON/JSONParser.swift
msgid "a comma stands before the end"
msgstr "hay una coma antes del final"

#: JSON/JSONParser.swift
msgid "an unknown word"
msgstr "una palabra desconocida"

#: JSON/JSONParser.swift
msgid "a number starts with 0"
msgstr "un número empieza con 0"

#. {0} shown
#: JSON/JSONParser.swift
msgid "a digit is missing, found {0}"
msgstr "falta un dígito; se encontró {0}"

#: JSON/JSONParser.swift
msgid "a comment has no end"
msgstr "un comentario no tiene final"

#: JSON/JSONParser.swift
msgid "the end"
msgstr "el final"

#. {0} byte
#: JSON/JSONParser.swift
msgid "byte {0}"
msgstr "el byte {0}"

#: JSON/JSONValue.swift
msgid "a truth value"
msgstr "un valor lógico"

#: JSON/JSONValue.swift
msgid "a number"
msgstr "un número"

#: JSON/JSONValue.swift
msgid "a string"
msgstr "un texto"

#: JSON/JSONValue.swift
msgid "an array"
msgstr "una lista"

#: JSON/JSONValue.swift
msgid "an object"
msgstr "un objeto"

#. {0} line; {1} column; {2} format; {3} reason
#: MarkupError.swift
msgid "line {0}, column {1} is not {2}: {3} — mend the file there, or fetch it again"
msgstr "la línea {0}, columna {1} no es {2}: {3} — corrija ahí el archivo o consígalo de nuevo"

#. {0} line; {1} column; {2} limit
#: MarkupError.swift
msgid "line {0}, column {1} is nested deeper than {2} levels — check where the file comes from"
msgstr "la línea {0}, columna {1} está anidada a más de {2} niveles — revise de dónde viene el archivo"

#. {0} line; {1} column; {2} limit
#: MarkupError.swift
msgid "the element at line {0}, column {1} has more than {2} attributes — check where the file comes from"
msgstr "el elemento de la línea {0}, columna {1} tiene más de {2} atributos — revise de dónde viene el archivo"

#. {0} line; {1} column; {2} limit
#: MarkupError.swift
msgid "the text at line {0}, column {1} is longer than {2} bytes — split it, or raise the limit"
msgstr "el texto de la línea {0}, columna {1} tiene más de {2} bytes — divídalo o suba el límite"

#. {0} limit
#: MarkupError.swift
msgid "the input is longer than {0} bytes — split it, or raise the limit"
msgstr "la entrada tiene más de {0} bytes — divídala o suba el límite"

#. {0} line; {1} column; {2} name
#: MarkupError.swift
msgid "line {0}, column {1} refers to the entity “{2}”, which is not plain text — write the text itself in its place"
msgstr ""
"la línea {0}, columna {1} se refiere a la entidad “{2}”, que no es texto simple — escriba el texto mismo en su lugar"

#. {0} source; {1} reason
#: MarkupError.swift
msgid "{0} cannot be read: {1} — check the name and its permissions"
msgstr "no se puede leer {0}: {1} — revise el nombre y sus permisos"

#. {0} found
#: MarkupError.swift
msgid "found {0}, which is not RSS, Atom or JSON Feed — give the address of the feed itself"
msgstr "se encontró {0}, que no es RSS, Atom ni JSON Feed — indique la dirección del canal mismo"

#. {0} name
#: MarkupError.swift
msgid "the character encoding “{0}” is not known — save the file as UTF-8"
msgstr "no se conoce la codificación de caracteres “{0}” — guarde el archivo como UTF-8"

#: XML/XMLCallbacks.swift
msgid "unknown error"
msgstr "error desconocido"

#: XML/XMLSource.swift
msgid "the document"
msgstr "el documento"

#: XML/XMLStreamReader.swift
msgid "no parser"
msgstr "no hay analizador"

#. {0} code
#: XML/XMLStreamReader.swift
msgid "error {0}"
msgstr "error {0}"

#: XML/XMLStreamReader.swift
msgid "it ends too early"
msgstr "termina antes de tiempo"

#: XML/XMLStreamReader.swift
msgid "it has no element"
msgstr "no tiene ningún elemento"

#. {0} encoding.prefix(40)
#: XML/XMLTagBound.swift
msgid "its encoding is {0}, not UTF-8"
msgstr "su codificación es {0}, no UTF-8"
"""#
