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

#: XML/XMLSource.swift
msgid "the document"
msgstr "el documento"

#: XML/XMLStreamReader.swift
msgid "no parser"
msgstr "no hay analizador"

#. {0} Int(code)
#: XML/XMLCallbacks.swift
msgid "error {0}"
msgstr "error {0}"

#: XML/XMLCallbacks.swift
msgid "it ends too early"
msgstr "termina antes de tiempo"

#: XML/XMLCallbacks.swift
msgid "it has no whole element"
msgstr "no tiene ningún elemento completo"

#. {0} encoding.prefix(40)
#: XML/XMLTagBound.swift
msgid "its encoding is {0}, not UTF-8"
msgstr "su codificación es {0}, no UTF-8"

#: XML/XMLCallbacks.swift
msgid "there is no memory left"
msgstr "no queda memoria"

#: XML/XMLCallbacks.swift
msgid "it doesn't begin as XML does"
msgstr "no empieza como un documento XML"

#: XML/XMLCallbacks.swift
msgid "something stands behind the end of the document"
msgstr "hay algo después del final del documento"

#: XML/XMLCallbacks.swift
msgid "a character’s number is invalid"
msgstr "el número de un carácter no es válido"

#: XML/XMLCallbacks.swift
msgid "a character is not allowed"
msgstr "hay un carácter que no se permite"

#: XML/XMLCallbacks.swift
msgid "an & begins no entity"
msgstr "un & no inicia ninguna entidad"

#: XML/XMLCallbacks.swift
msgid "an entity doesn't end with ;"
msgstr "una entidad no termina con ;"

#: XML/XMLCallbacks.swift
msgid "an entity isn't declared"
msgstr "una entidad no está declarada"

#: XML/XMLCallbacks.swift
msgid "the encoding is unknown"
msgstr "no se conoce la codificación"

#: XML/XMLCallbacks.swift
msgid "a < stands in the value of an attribute"
msgstr "hay un < en el valor de un atributo"

#: XML/XMLCallbacks.swift
msgid "a value has no quotation mark at its start"
msgstr "falta la comilla al inicio de un valor"

#: XML/XMLCallbacks.swift
msgid "a value has no quotation mark at its end"
msgstr "falta la comilla al final de un valor"

#: XML/XMLCallbacks.swift
msgid "an attribute has no value"
msgstr "un atributo no tiene valor"

#: XML/XMLCallbacks.swift
msgid "an attribute comes twice"
msgstr "un atributo aparece dos veces"

#: XML/XMLCallbacks.swift
msgid "a comment doesn't end"
msgstr "un comentario no termina"

#: XML/XMLCallbacks.swift
msgid "an instruction doesn't end"
msgstr "una instrucción no termina"

#: XML/XMLCallbacks.swift
msgid "a ]]> stands in a text"
msgstr "hay un ]]> en un texto"

#: XML/XMLCallbacks.swift
msgid "a CDATA section doesn't end"
msgstr "una sección CDATA no termina"

#: XML/XMLCallbacks.swift
msgid "a space is missing"
msgstr "falta un espacio"

#: XML/XMLCallbacks.swift
msgid "a name is missing"
msgstr "falta un nombre"

#: XML/XMLCallbacks.swift
msgid "a < is missing"
msgstr "falta un <"

#: XML/XMLCallbacks.swift
msgid "a tag doesn't end with >"
msgstr "una etiqueta no termina con >"

#: XML/XMLCallbacks.swift
msgid "a = is missing"
msgstr "falta un ="

#: XML/XMLCallbacks.swift
msgid "an end tag has another name than its start tag"
msgstr "una etiqueta de cierre no tiene el nombre de la de apertura"

#: XML/XMLCallbacks.swift
msgid "bytes don't belong to the encoding"
msgstr "hay bytes que no son de la codificación"

#: XML/XMLCallbacks.swift
msgid "a name is too long"
msgstr "un nombre es demasiado largo"

#: XML/XMLCallbacks.swift
msgid "a prefix isn't declared"
msgstr "un prefijo no está declarado"
"""#
