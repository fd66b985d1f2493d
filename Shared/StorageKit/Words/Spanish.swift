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

#: Archive+Reading.swift
msgid "it does not begin like an archive"
msgstr "no empieza como un archivo de exportación"

#: Archive+Reading.swift
msgid "a second beginning"
msgstr "hay un segundo comienzo"

#. {0} table
#: Archive+Reading.swift
msgid "there is no table {0}"
msgstr "no existe la tabla {0}"

#. {0} table; {1} stray.name
#: Archive+Reading.swift
msgid "{0} has no column named {1}"
msgstr "{0} no tiene una columna llamada {1}"

#. {0} wrong.value; {1} wrong.name
#: Archive+Reading.swift
msgid "{0} as {1} lies outside of the years 1900 to 9999"
msgstr "{0} como {1} está fuera de los años 1900 a 9999"

#. {0} table
#: Archive+Reading.swift
msgid "the row does not fit {0}"
msgstr "la fila no corresponde a {0}"

#. {0} id
#: Archive+Reading.swift
msgid "the original is not {0}"
msgstr "el original no es {0}"

#. {0} count; {1} rows
#: Archive+Reading.swift
msgid "{0, plural, one {there is # row} other {there are # rows}} and there should be {1}"
msgstr "hay {0, plural, one {# fila} other {# filas}} y debería haber {1}"

#: Archive+Reading.swift
msgid "something follows the end"
msgstr "hay algo después del final"

#: Archive+Reading.swift
msgid "the end is missing"
msgstr "falta el final"

#. {0} row[0] as String; {1} row[1] as String
#: Archive+Reading.swift
msgid "a row of {0} refers to a missing row of {1}"
msgstr "una fila de {0} se refiere a una fila que falta en {1}"

#: ArchiveLine.swift
msgid "a whole number is missing"
msgstr "falta un número entero"

#: ArchiveLine.swift
msgid "a truth value is missing"
msgstr "falta un valor lógico"

#: ArchiveLine.swift
msgid "an array is missing"
msgstr "falta una lista"

#: ArchiveLine.swift
#: StoredJSON.swift
msgid "an object is missing"
msgstr "falta un objeto"

#. {0} name
#: ArchiveLine.swift
msgid "an unknown part: {0}"
msgstr "una parte desconocida: {0}"

#: ArchiveLine.swift
msgid "a line of an unknown kind"
msgstr "una línea de tipo desconocido"

#: ArchiveLine.swift
msgid "a string is missing"
msgstr "falta un texto"

#: ArchiveLine.swift
msgid "an archive of another kind or version"
msgstr "un archivo de exportación de otro tipo o de otra versión"

#. {0} longest
#: ArchiveLine.swift
msgid "it is longer than {0} bytes"
msgstr "tiene más de {0} bytes"

#: Attachments.swift
msgid "the picture"
msgstr "la imagen"

#. {0} name
#: Backup+Schema.swift
msgid "the table {0}"
msgstr "la tabla {0}"

#. {0} name
#: Backup+Schema.swift
msgid "the index {0}"
msgstr "el índice {0}"

#. {0} name
#: Backup+Schema.swift
msgid "the trigger {0}"
msgstr "el disparador {0}"

#. {0} name
#: Backup+Schema.swift
msgid "the view {0}"
msgstr "la vista {0}"

#: Backup+Schema.swift
msgid "a list of migrations with gaps"
msgstr "una lista de migraciones con huecos"

#. {0} other
#: Backup+Schema.swift
msgid "no {0}"
msgstr "falta {0}"

#. {0} other
#: Backup+Schema.swift
msgid "another form of {0}"
msgstr "otra forma de {0}"

#: Backup.swift
msgid "its migrations can't be read"
msgstr "no se pueden leer sus migraciones"

#. {0} table
#: Backup.swift
msgid "a row of {0} refers to a missing row"
msgstr "una fila de {0} se refiere a una fila que falta"

#: ChangeLog+Undo.swift
msgid "other rows refer to what it would remove, or it refers to rows that are gone"
msgstr "otras filas se refieren a lo que se quitaría, o el cambio se refiere a filas que ya no existen"

#: ChangeLog+Undo.swift
msgid "other devices already know of the rows it wrote"
msgstr "otros dispositivos ya conocen las filas que escribió"

#. {0} original
#: ChangeLog+Undo.swift
msgid "taken back: {0}"
msgstr "deshecho: {0}"

#. {0} original
#: ChangeLog+Undo.swift
msgid "done again: {0}"
msgstr "hecho de nuevo: {0}"

#: FileSystem.swift
#: StoreFile.swift
msgid "it is not a file"
msgstr "no es un archivo"

#: ImageHeader.swift
msgid "it has no pixels"
msgstr "no tiene píxeles"

#: ImageHeader.swift
msgid "it ends in its header"
msgstr "termina dentro de su encabezado"

#: ImageHeader.swift
msgid "a marker is missing"
msgstr "falta una marca"

#: ImageHeader.swift
msgid "there is no picture in it"
msgstr "no contiene ninguna imagen"

#: Restoration.swift
msgid "another row is in the way"
msgstr "otra fila lo impide"

#. {0} row.table
#: Restoration.swift
msgid "there is no table {0} anymore"
msgstr "la tabla {0} ya no existe"

#. {0} table.name; {1} column
#: Restoration.swift
msgid "{0} has no column {1} anymore"
msgstr "{0} ya no tiene la columna {1}"

#: RowImage.swift
msgid "the change log"
msgstr "el historial de cambios"

#. {0} error.reason
#: RowImage.swift
msgid "{0} in a row"
msgstr "{0}, en una fila"

#: SchemaMigrations.swift
msgid "the check of its references"
msgstr "la revisión de sus referencias"

#: StoreError.swift
msgid "SQLite failed"
msgstr "SQLite falló"

#. {0} file
#: StoreError.swift
msgid "{0} is not a database — name another file, or move this one away to start afresh"
msgstr "{0} no es una base de datos — indique otro archivo, o mueva este a otro lugar para empezar de nuevo"

#. {0} file; {1} id
#: StoreError.swift
msgid "{0} is a database of another application (application id {1}) — name another file or directory"
msgstr "{0} es una base de datos de otra aplicación (id de aplicación {1}) — indique otro archivo u otra carpeta"

#. {0} file; {1} detail
#: StoreError.swift
msgid "{0} is damaged ({1}) — restore a backup of it; nothing has been changed"
msgstr "{0} está dañado ({1}) — restaure una copia de seguridad; no se cambió nada"

#. {0} file; {1} app
#: StoreError.swift
msgid "{0} holds data of another app ({1}) — name a backup of this one; nothing has been changed"
msgstr "{0} contiene datos de otra aplicación ({1}) — indique una copia de seguridad de esta; no se cambió nada"

#. {0} file; {1} object
#: StoreError.swift
msgid "{0} has been altered (it has {1}) — use an unaltered backup; nothing has been changed"
msgstr "{0} fue alterado ({1}) — use una copia de seguridad sin alterar; no se cambió nada"

#. {0} file; {1} migration
#: StoreError.swift
msgid "{0} was made by a newer version (it has {1}) — install the newest version to open it"
msgstr "{0} fue creado por una versión más nueva (tiene {1}) — instale la versión más nueva para abrirlo"

#. {0} file; {1} migration
#: StoreError.swift
msgid "{0} went through a different {1} than this version has — install the version that made it"
msgstr "{0} pasó por una {1} distinta de la de esta versión — instale la versión que lo creó"

#. {0} file; {1} migration; {2} reason
#: StoreError.swift
msgid "{0} could not be brought up to date at {1}: {2} — restore a backup, or report this fault"
msgstr "{0} no se pudo actualizar en {1}: {2} — restaure una copia de seguridad o reporte este error"

#. {0} file; {1} reason
#: StoreError.swift
msgid "{0} can't be opened: {1} — check that it exists and that you may read and write it"
msgstr "no se puede abrir {0}: {1} — revise que exista y que usted pueda leerlo y escribirlo"

#. {0} file
#: StoreError.swift
msgid "{0} can't be written — make the file and its directory writable, or choose another directory"
msgstr "no se puede escribir {0} — permita escribir en el archivo y en su carpeta, o elija otra carpeta"

#. {0} file; {1} file
#: StoreError.swift
msgid "{0} may be read or written by others — if nobody has seen it, make it yours alone: chmod 600 {1}"
msgstr "otras personas pueden leer o escribir {0} — si nadie lo ha visto, hágalo solo suyo: chmod 600 {1}"

#. {0} file
#: StoreError.swift
msgid "no space left for {0} — free some space and try again; what was saved before is safe"
msgstr "no queda espacio para {0} — libere espacio e intente de nuevo; lo guardado antes está a salvo"

#. {0} file; {1} seconds
#: StoreError.swift
msgid "{0} has been locked by another process for {1} s — wait for it to finish and try again"
msgstr "otro proceso tiene bloqueado {0} desde hace {1} s — espere a que termine e intente de nuevo"

#. {0} file; {1} reason
#: StoreError.swift
msgid "{0} could not be read or written: {1} — check the disk, then try again"
msgstr "no se pudo leer o escribir {0}: {1} — revise el disco y luego intente de nuevo"

#. {0} file
#: StoreError.swift
msgid "{0} has been closed — open it again"
msgstr "{0} se cerró — ábralo de nuevo"

#: StoreError.swift
msgid "there is nothing to undo — the history lists what was changed, and what was taken back"
msgstr "no hay nada que deshacer — el historial muestra lo que se cambió y lo que se deshizo"

#: StoreError.swift
msgid "there is no undo to take back, or something was changed since — the history lists what was changed"
msgstr "no hay nada que rehacer, o algo se cambió después — el historial muestra lo que se cambió"

#. {0} id
#: StoreError.swift
msgid "there is no change {0} — the history lists the changes and their numbers"
msgstr "no existe el cambio {0} — el historial muestra los cambios y sus números"

#. {0} change; {1} by
#: StoreError.swift
msgid "change {0} has been taken back already, by change {1} — take that one back to have it again"
msgstr "el cambio {0} ya fue deshecho por el cambio {1} — deshaga ese para recuperarlo"

#: StoreError.swift
msgid "something outside the history"
msgstr "algo ajeno al historial"

#. {0} change; {1} reason
#: StoreError.swift
msgid "change {0} can't be taken back: {1} — make the change by hand"
msgstr "no se puede deshacer el cambio {0}: {1} — haga el cambio a mano"

#. {0} table
#: StoreError.swift
msgid "rows of {0} can't be followed, for it has no primary key — give the table one"
msgstr "no se pueden seguir las filas de {0}, porque no tiene clave primaria — dé una a la tabla"

#. {0} table; {1} Self.text(key)
#: StoreError.swift
msgid "there is no {0} {1} — check the id"
msgstr "no existe {0} {1} — revise el id"

#. {0} name
#: StoreError.swift
msgid "{0} is not a picture of a known kind — use JPEG, PNG, GIF, WebP or HEIC"
msgstr "{0}: no es una imagen de un tipo conocido — use JPEG, PNG, GIF, WebP o HEIC"

#. {0} name; {1} bytes; {2} limit
#: StoreError.swift
msgid "{0} has {1} bytes, and at most {2} are taken — make it smaller"
msgstr "{0} tiene {1} bytes, y se aceptan como máximo {2} — redúzcala"

#. {0} name; {1} width; {2} height; {3} limit
#: StoreError.swift
msgid "{0} has {1} × {2} pixels, and at most {3} are taken — make it smaller"
msgstr "{0} tiene {1} × {2} píxeles, y se aceptan como máximo {3} — redúzcala"

#. {0} name; {1} reason
#: StoreError.swift
msgid "{0} is a broken picture: {1} — save it again from the program that made it"
msgstr "{0}: la imagen está dañada: {1} — guárdela de nuevo desde el programa que la hizo"

#. {0} id
#: StoreError.swift
msgid "there is no attachment {0} — check the id"
msgstr "no existe el adjunto {0} — revise el id"

#. {0} file
#: StoreError.swift
msgid "{0} is there already — choose another name"
msgstr "{0} ya existe — elija otro nombre"

#. {0} file
#: StoreError.swift
msgid "{0} is in use by another process — stop it (the daemon, too) and try again"
msgstr "otro proceso está usando {0} — deténgalo (también el servicio) e intente de nuevo"

#. {0} line; {1} reason
#: StoreError.swift
msgid "line {0} of the archive is broken: {1} — nothing was imported; use an unbroken copy"
msgstr "la línea {0} del archivo de exportación está dañada: {1} — no se importó nada; use una copia sin daños"

#. {0} app
#: StoreError.swift
msgid "the archive holds data of another app ({0}) — import it there; nothing was imported"
msgstr "el archivo de exportación contiene datos de otra aplicación ({0}) — impórtelo allí; no se importó nada"

#. {0} migration
#: StoreError.swift
msgid "the archive was made by a newer version (it has {0}) — install the newest version to import it"
msgstr ""
"el archivo de exportación es de una versión más nueva (tiene {0}) — instale la versión más nueva para importarlo"

#. {0} table
#: StoreError.swift
msgid "there are rows in {0} already — import into an empty store"
msgstr "esta carpeta ya tiene datos ({0}) — importe en una vacía"

#: StoreError.swift
msgid "unknown"
msgstr "desconocido"

#. {0} change; {1} table; {2} key; {3} actor
#: StoreError.swift
msgid "change {0} can't be taken back, because {1} {2} has been changed since by {3} — take that change back first"
msgstr ""
"no se puede deshacer el cambio {0}, porque {1} {2} tiene un cambio posterior de {3} — deshaga primero ese cambio"

#. {0} change; {1} table; {2} key; {3} actor; {4} at
#: StoreError.swift
msgid ""
"change {0} can't be taken back, because {1} {2} has been changed since by {3} at {4} — take that change back first"
msgstr ""
"no se puede deshacer el cambio {0}, porque {1} {2} tiene un cambio posterior de {3}, del {4} — deshaga primero ese "
"cambio"

#. {0} $0[1] as Int; {1} $0[0] as String
#: StoreInspection.swift
msgid "{0} rows of {1} refer to missing rows"
msgstr "{0, plural, one {# fila de {1} se refiere} other {# filas de {1} se refieren}} a filas que faltan"

#. {0} reason; {1} column - 1
#: StoredJSON.swift
msgid "{0} at byte {1}"
msgstr "{0}, en el byte {1}"

#. {0} member.name
#: StoredJSON.swift
msgid "{0} comes twice"
msgstr "{0} aparece dos veces"

#. {0} member.name
#: StoredJSON.swift
msgid "no such value: {0}"
msgstr "no existe este valor: {0}"

#: StoredJSON.swift
msgid "the value is empty"
msgstr "el valor está vacío"

#. {0} digits
#: StoredJSON.swift
msgid "no number: {0}"
msgstr "no es un número: {0}"

#: StoredJSON.swift
msgid "no value"
msgstr "no hay valor"

#. {0} value.count
#: StoredValue.swift
msgid "{0, plural, one {# byte} other {# bytes}}"
msgstr "{0, plural, one {# byte} other {# bytes}}"

#. {0} error.code.rawValue
#: SystemReason.swift
msgid "error {0} of the file system"
msgstr "error {0} del sistema de archivos"

#: SQLiteReason.swift
msgid "access permission denied"
msgstr "no hay permiso de acceso"

#: SQLiteReason.swift
msgid "out of memory"
msgstr "no queda memoria"

#: SQLiteReason.swift
msgid "disk I/O error"
msgstr "error de lectura o escritura del disco"

#: SQLiteReason.swift
msgid "database disk image is malformed"
msgstr "el contenido de la base de datos está dañado"

#: SQLiteReason.swift
msgid "unable to open database file"
msgstr "no se puede abrir el archivo de la base de datos"

#: SQLiteReason.swift
msgid "string or blob too big"
msgstr "un texto o un contenido es demasiado grande"

#: SQLiteReason.swift
msgid "constraint failed"
msgstr "no se cumple una restricción"

#: SQLiteReason.swift
msgid "datatype mismatch"
msgstr "un valor es de otro tipo"

#: SQLiteReason.swift
msgid "authorization denied"
msgstr "no hay autorización"

#: SQLiteReason.swift
msgid "CHECK constraint failed"
msgstr "un valor no cumple la restricción CHECK"

#: SQLiteReason.swift
msgid "FOREIGN KEY constraint failed"
msgstr "no se cumple una restricción FOREIGN KEY"

#: SQLiteReason.swift
msgid "NOT NULL constraint failed"
msgstr "falta un valor obligatorio"

#: SQLiteReason.swift
msgid "UNIQUE constraint failed"
msgstr "ya existe un valor que debe ser único, restricción UNIQUE"

#. {0} text
#: StoreError.swift
msgid "SQLite found “{0}”"
msgstr "SQLite encontró “{0}”"
"""#
