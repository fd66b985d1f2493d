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

#. {0} act.action
#: ActingEngine.swift
msgid "no act has the id {0}"
msgstr "ninguna acción tiene el id {0}"

#. {0} operation.id
#: ActingEngine.swift
msgid "another act was done under the operation id “{0}” — send this one under an id of its own"
msgstr "con el id de operación “{0}” ya se hizo otra acción — envíe esta con un id propio"

#. {0} deed.id
#: ActingEngine.swift
msgid "“{0}” is about the newest change — send the revision of the page that was seen with it"
msgstr "“{0}” se refiere al cambio más reciente — envíe también la revisión de la página que se vio"

#. {0} summary
#: ActingEngine.swift
msgid "since you looked: {0} — look again, then decide"
msgstr "hubo un cambio desde que usted miró: {0} — mire de nuevo y luego decida"

#: Action.swift
msgid "Cancel"
msgstr "Cancelar"

#. {0} lowest; {1} highest
#: Field.swift
msgid "{0} to {1}"
msgstr "{0} a {1}"

#. {0} lowest
#: Field.swift
msgid "{0} or more"
msgstr "{0} o más"

#. {0} highest
#: Field.swift
msgid "{0} or less"
msgstr "{0} o menos"

#: KitPage.swift
msgid "Notifications"
msgstr "Avisos"

#: KitPage.swift
msgid "Backups"
msgstr "Copias de seguridad"

#: ScreenParts.swift
msgid "it takes none"
msgstr "no acepta ninguno"

#. {0} fields.map(\.id).joined(separator: ", ")
#: ScreenParts.swift
msgid "it takes {0}"
msgstr "acepta {0}"

#. {0} action.id; {1} unknown; {2} there
#: ScreenParts.swift
msgid "“{0}” takes no field “{1}” — {2}"
msgstr "“{0}” no acepta el campo “{1}” — {2}"

#. {0} field.id
#: ScreenParts.swift
msgid "the field “{0}” takes a file, not a text — choose a file"
msgstr "el campo “{0}” acepta un archivo, no un texto — elija un archivo"

#. {0} field.id
#: ScreenParts.swift
msgid "the field “{0}” takes a text, not a file — write the text"
msgstr "el campo “{0}” acepta un texto, no un archivo — escriba el texto"

#: ScreenParts.swift
msgid "this page has no such action"
msgstr "esta página no tiene esa acción"

#: ScreenParts.swift
msgid "this page has no such action now — look again"
msgstr "esta página no tiene ahora esa acción — vuelva a mirarla"

#: ScreenParts.swift
msgid "this page has changed since — look again"
msgstr "esta página cambió desde entonces — mire de nuevo"
"""#
