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

#: App/AppDefinition.swift
msgid "the daily backup"
msgstr "la copia de seguridad diaria"

#. {0} name
#: App/AppDefinition.swift
msgid "{0} has no screens to open"
msgstr "{0} no tiene pantallas que abrir"

#. {0} name
#: App/AppDefinition.swift
msgid "{0} has no screens to act on"
msgstr "{0} no tiene pantallas con acciones"

#. {0} words
#: App/AppSession.swift
msgid "Deleted {0}"
msgstr "Se eliminó: {0}"

#. {0} name
#: App/BackupShelf.swift
msgid "there is no backup of {0}"
msgstr "no hay ninguna copia de seguridad de {0}"

#. {0} name; {1} text
#: App/BackupShelf.swift
msgid "there is no backup of {0} of {1}"
msgstr "no hay ninguna copia de seguridad de {0} del {1}"

#. {0} name
#: App/BackupShelf.swift
msgid "run “{0} backup --list” to see those there are"
msgstr "ejecute “{0} backup --list” para ver las que hay"

#. {0} text
#: App/BackupShelf.swift
msgid "there is no backup “{0}”"
msgstr "no existe la copia de seguridad “{0}”"

#. {0} name
#: App/BackupShelf.swift
msgid "give a file, a day, or latest; “{0} backup --list” lists them"
msgstr "indique un archivo, un día o latest; “{0} backup --list” las muestra"

#. {0} reason
#: App/CommandContext+Security.swift
msgid "the security log can't be written: {0} — free some space, or make the file and its folder writable"
msgstr ""
"no se puede escribir en el registro de seguridad: {0} — libere espacio, o dé permiso de escritura sobre el archivo y "
"su carpeta"

#: App/CommandContext+Security.swift
msgid "warning:"
msgstr "advertencia:"

#: App/Diagnosis.swift
msgid "folder"
msgstr "carpeta"

#: App/Diagnosis.swift
msgid "store"
msgstr "almacén"

#: App/Diagnosis.swift
msgid "schema"
msgstr "esquema"

#: App/Diagnosis.swift
msgid "space"
msgstr "espacio"

#: App/Diagnosis.swift
msgid "backups"
msgstr "copias"

#: App/Diagnosis.swift
msgid "daemon"
msgstr "servicio"

#: App/Diagnosis.swift
msgid "room"
msgstr "sala"

#: App/Diagnosis.swift
msgid "course"
msgstr "curso"

#: App/Diagnosis.swift
msgid "outbox"
msgstr "por enviar"

#: App/Examination.swift
msgid "there is none yet; the first change makes it"
msgstr "todavía no existe; se crea con el primer cambio"

#. {0} path
#: App/Examination.swift
msgid "{0} is made with the first change"
msgstr "{0} se crea con el primer cambio"

#. {0} path
#: App/Examination.swift
msgid "{0} can't be written"
msgstr "no se puede escribir en {0}"

#. {0} path
#: App/Examination.swift
msgid "make it yours: chown \"$USER\" '{0}'"
msgstr "hágala suya: chown \"$USER\" '{0}'"

#. {0} path; {1} String(mode, radix: 8)
#: App/Examination.swift
msgid "others of this machine may look into {0} (mode {1})"
msgstr "otras personas de este equipo pueden ver {0} (modo {1})"

#. {0} ByteText.shown(inspection.byteCount); {1} inspection.changeCount
#: App/Examination.swift
msgid "{0}, {1, plural, one {# change} other {# changes}}, all in order"
msgstr "{0}, {1, plural, one {# cambio} other {# cambios}}, todo en orden"

#. {0} first; {1} more
#: App/Examination.swift
msgid "damaged: {0} and {1} more"
msgstr "dañado: {0} y {1} más"

#. {0} first
#: App/Examination.swift
msgid "damaged: {0}"
msgstr "dañado: {0}"

#. {0} app.name
#: App/Examination.swift
msgid "restore a backup with “{0} restore latest”"
msgstr "restaure una copia de seguridad con “{0} restore latest”"

#: App/Examination.swift
msgid "nothing of the app's own"
msgstr "nada propio de la aplicación"

#. {0} own
#: App/Examination.swift
msgid "up to date: {0}"
msgstr "al día: {0}"

#: App/Examination.swift
msgid "free space is unknown here"
msgstr "aquí no se sabe cuánto espacio libre hay"

#. {0} context.folder.url.path
#: App/Examination.swift
msgid "free some space on the disk of {0}"
msgstr "libere espacio en el disco de {0}"

#. {0} ByteText.shown(free)
#: App/Examination.swift
msgid "only {0} left: a backup does not fit"
msgstr "solo quedan {0}: no cabe una copia de seguridad"

#. {0} ByteText.shown(free)
#: App/Examination.swift
msgid "only {0} left"
msgstr "solo quedan {0}"

#. {0} ByteText.shown(free)
#: App/Examination.swift
msgid "{0} left"
msgstr "quedan {0}"

#. {0} app.name; {1} app.name
#: App/Examination.swift
msgid "run “{0} backup”, and let “{1} agent install” make one a day"
msgstr "ejecute “{0} backup”, y deje que “{1} agent install” haga una cada día"

#: App/Examination.swift
msgid "there are none"
msgstr "no hay ninguna"

#. {0} newest.day
#: App/Examination.swift
msgid "all are dated in the future, the last {0}; the clock was ahead"
msgstr "todas llevan una fecha futura, la última el {0}; el reloj estaba adelantado"

#. {0} age
#: App/Examination.swift
msgid "the newest is {0} days old"
msgstr "la más reciente es de hace {0, plural, one {# día} other {# días}}"

#. {0} entries.count; {1} newest.day
#: App/Examination.swift
msgid "{0}, the newest of {1}"
msgstr "{0}, la más reciente del {1}"

#. {0} app.name
#: App/Examination.swift
msgid "run “{0} agent install”"
msgstr "ejecute “{0} agent install”"

#: App/Examination.swift
msgid "it can't be looked for without HOME"
msgstr "no se puede buscar sin HOME"

#: App/Examination.swift
#: App/ServiceInstallation+App.swift
msgid "set HOME"
msgstr "defina HOME"

#: App/Examination.swift
msgid "not installed: no reminders, no daily backup"
msgstr "no está instalado: sin recordatorios ni copia de seguridad diaria"

#: App/Examination.swift
msgid "installed, but it does not run"
msgstr "está instalado, pero no funciona"

#: App/Examination.swift
msgid "runs"
msgstr "funciona"

#: App/ServiceInstallation+App.swift
msgid "HOME is not set, so there is no place for the agent"
msgstr "HOME no está definida, así que no hay lugar para el agente"

#: App/ServiceInstallation+App.swift
msgid "this program can't find its own file"
msgstr "este programa no encuentra su propio archivo"

#: App/ServiceInstallation+App.swift
msgid "start it by its full path"
msgstr "inícielo con su ruta completa"

#: App/SinkOptions.swift
msgid "there is no notify-send for --desktop"
msgstr "falta notify-send para --desktop"

#: App/SinkOptions.swift
msgid "install libnotify-bin, or leave --desktop out"
msgstr "instale libnotify-bin, o quite --desktop"

#. {0} path
#: App/SinkOptions.swift
msgid "“{0}” holds no address"
msgstr "“{0}” no contiene ninguna dirección"

#: App/SinkOptions.swift
msgid "write one a line into it"
msgstr "escriba en él una por línea"

#. {0} question
#: CommandContext.swift
msgid "nobody is at a terminal to answer: {0}"
msgstr "no hay nadie en una terminal para responder: {0}"

#: CommandContext.swift
msgid "repeat the command with --yes to go ahead"
msgstr "repita el comando con --yes para continuar"

#: CommandContext.swift
msgid "not confirmed, so nothing was changed"
msgstr "sin confirmación, así que no se cambió nada"

#: CommandContext.swift
msgid "answer y to go ahead"
msgstr "responda s para continuar"

#. {0} "\(error)".escapingControls()
#: CommandEnvironment.swift
msgid "the picture is kept without a small one: {0}"
msgstr "la imagen se guarda sin miniatura: {0}"

#. {0} DeepLink.shown(link)
#: CommandError.swift
msgid "“{0}” leads nowhere"
msgstr "“{0}” no lleva a ninguna parte"

#. {0} what; {1} name; {2} candidates.count; {3} list
#: CommandError.swift
msgid "the {0} “{1}” could be any of {2}: {3}"
msgstr "“{1}” ({0}) puede ser cualquiera de {2}: {3}"

#: CommandError.swift
msgid "give the id of the one you mean"
msgstr "indique el id del que usted quiere"

#. {0} page
#: CommandLineProgram.swift
msgid "put -- before a value that starts with a dash, or see “{0}”"
msgstr "ponga -- antes de un valor que empieza con un guion, o vea “{0}”"

#. {0} page
#: CommandLineProgram.swift
msgid "see “{0}”"
msgstr "vea “{0}”"

#. {0} error
#: CommandLineProgram.swift
msgid "{0} — this is a defect of the program: please report it with this line"
msgstr "{0} — esto es un defecto del programa: por favor repórtelo con esta línea"

#. {0} named.id
#: Commands/ActCommand.swift
msgid "“{0}” is a secret, and others of this machine can read a command line"
msgstr "“{0}” es un secreto, y otras personas de este equipo pueden leer una línea de comandos"

#: Commands/ActCommand.swift
msgid "leave it out: it is asked for, or read as a line of standard input"
msgstr "no lo escriba: se le pedirá, o se leerá como una línea de la entrada estándar"

#. {0} text
#: Commands/ActCommand.swift
msgid "“{0}” is no field with a value"
msgstr "“{0}” no es un campo con un valor"

#: Commands/ActCommand.swift
msgid "write field=value, such as name=Pancakes"
msgstr "escriba campo=valor, por ejemplo name=Pancakes"

#: Commands/ActCommand.swift
msgid "if the newest change is meant"
msgstr "si se trata del cambio más reciente"

#. {0} session.app.name; {1} link.quotedForShell
#: Commands/ActCommand.swift
msgid "“{0} open {1}” shows the screen as it is now"
msgstr "“{0} open {1}” muestra la pantalla como está ahora"

#. {0} said
#: Commands/ActCommand.swift
msgid "Done: {0}"
msgstr "Hecho: {0}"

#. {0} done.next.target
#: Commands/ActCommand.swift
msgid "Next: {0}"
msgstr "Siguiente: {0}"

#. {0} output ?? file.name
#: Commands/ActCommand.swift
msgid "Wrote {0}"
msgstr "Se escribió {0}"

#. {0} service.file.path
#: Commands/AgentCommand.swift
msgid "Installed {0}; the daemon runs now and at every login"
msgstr "Se instaló {0}; el servicio funciona desde ahora y en cada inicio de sesión"

#: Commands/AgentCommand.swift
msgid "It stops when you log out, unless you run “loginctl enable-linger”"
msgstr "Se detiene cuando usted cierra la sesión, a menos que ejecute “loginctl enable-linger”"

#: Commands/AgentCommand.swift
msgid "Removed the agent"
msgstr "Se quitó el agente"

#: Commands/AgentCommand.swift
msgid "There was no agent to remove"
msgstr "No había ningún agente que quitar"

#. {0} App.definition.name
#: Commands/AgentCommand.swift
msgid "Not installed — run “{0} agent install” to have it run"
msgstr "No está instalado — ejecute “{0} agent install” para que funcione"

#. {0} App.definition.name
#: Commands/AgentCommand.swift
msgid "Installed, but it does not run — run “{0} agent install” again"
msgstr "Está instalado, pero no funciona — ejecute “{0} agent install” de nuevo"

#: Commands/AgentCommand.swift
msgid "The daemon runs"
msgstr "El servicio funciona"

#: Commands/ArchiveCommand.swift
msgid "put an unchanged copy in its place, then export again"
msgstr "ponga en su lugar una copia sin cambios y vuelva a exportar"

#. {0} count; {1} file
#: Commands/ArchiveCommand.swift
msgid "Wrote {0, plural, one {# row} other {# rows}} to {1}"
msgstr "{0, plural, one {Se escribió # fila} other {Se escribieron # filas}} en {1}"

#. {0} damaged.count; {1} damaged.joined(separator: ", ")
#: Commands/ArchiveCommand.swift
msgid "Left out {0, plural, one {# damaged photo} other {# damaged photos}}: {1}"
msgstr "{0, plural, one {Se omitió # foto dañada} other {Se omitieron # fotos dañadas}}: {1}"

#: Commands/ArchiveCommand.swift
msgid "their small pictures are kept; import an undamaged archive if you have one"
msgstr "se conservan sus miniaturas; importe un archivo de exportación sin daños si tiene uno"

#. {0} count; {1} file
#: Commands/ArchiveCommand.swift
msgid "Read {0, plural, one {# row} other {# rows}} from {1}"
msgstr "{0, plural, one {Se leyó # fila} other {Se leyeron # filas}} de {1}"

#: Commands/BackupCommand.swift
msgid "--list and a file to write exclude each other"
msgstr "--list y un archivo para escribir no se pueden usar juntos"

#. {0} target.path
#: Commands/BackupCommand.swift
msgid "Backed up to {0}"
msgstr "Copia de seguridad guardada en {0}"

#. {0} App.definition.name
#: Commands/BackupCommand.swift
msgid "There are no backups yet — run “{0} backup” to make one."
msgstr "Todavía no hay copias de seguridad — ejecute “{0} backup” para hacer una."

#: Commands/BackupCommand.swift
#: Pages/BackupsPage.swift
msgid "Day"
msgstr "Día"

#: Commands/BackupCommand.swift
msgid "Made"
msgstr "Hecha"

#: Commands/BackupCommand.swift
#: Pages/BackupsPage.swift
msgid "File"
msgstr "Archivo"

#: Commands/BackupCommand.swift
msgid "by hand"
msgstr "a mano"

#: Commands/BackupCommand.swift
msgid "daily"
msgstr "diaria"

#. {0} app.name; {1} source.path
#: Commands/BackupCommand.swift
msgid "Replace all data of {0} by {1}?"
msgstr "¿Reemplazar todos los datos de {0} por {1}?"

#. {0} source.path
#: Commands/BackupCommand.swift
msgid "Restored {0}"
msgstr "Se restauró {0}"

#. {0} replaced.path
#: Commands/BackupCommand.swift
msgid "The replaced data is kept as {0}"
msgstr "Los datos reemplazados se guardan como {0}"

#: Commands/CalendarCommand.swift
msgid "--json says what was written to a file, so it needs --output"
msgstr "--json dice lo que se escribió en un archivo, así que necesita --output"

#. {0} feed.events.count; {1} output
#: Commands/CalendarCommand.swift
msgid "Wrote {0, plural, one {# reminder} other {# reminders}} to {1}"
msgstr "{0, plural, one {Se escribió # recordatorio} other {Se escribieron # recordatorios}} en {1}"

#: Commands/DaemonCommand.swift
msgid "With --now time stands still, and a daemon would wait for ever"
msgstr "Con --now el tiempo se detiene, y un servicio esperaría para siempre"

#: Commands/DoctorCommand.swift
msgid "ok"
msgstr "bien"

#: Commands/DoctorCommand.swift
msgid "look"
msgstr "revise"

#: Commands/DoctorCommand.swift
msgid "broken"
msgstr "dañado"

#: Commands/LanguageCommand.swift
msgctxt "the choice of a language"
msgid "automatic"
msgstr "automático"

#. {0} choice
#: Commands/LanguageCommand.swift
msgid "Chosen for this device: {0}"
msgstr "Elegido para este dispositivo: {0}"

#. {0} current.name
#: Commands/LanguageCommand.swift
msgid "Language of the answers: {0}"
msgstr "Idioma de las respuestas: {0}"

#. {0} typed
#: Commands/LanguageCommand.swift
msgid "there are no texts in “{0}”"
msgstr "no hay textos en “{0}”"

#. {0} listed(offered, .or)
#: Commands/LanguageCommand.swift
#: Language+CommandLine.swift
msgid "choose {0}"
msgstr "elija {0}"

#. {0} limit
#: Commands/NotificationsCommand.swift
msgid "The limit {0} is not within 1 and 1000"
msgstr "El límite {0} no está entre 1 y 1000"

#: Commands/NotificationsCommand.swift
msgid "Nothing is unread."
msgstr "No hay nada sin leer."

#. {0} next
#: Commands/NotificationsCommand.swift
msgid "There are older ones: --before {0}"
msgstr "Hay más antiguos: --before {0}"

#: Commands/NotificationsCommand.swift
msgid "Told"
msgstr "Avisado"

#: Commands/NotificationsCommand.swift
msgid "Opens"
msgstr "Abre"

#: Commands/OpenCommand.swift
msgid "This page has no actions."
msgstr "Esta página no tiene acciones."

#: Commands/OpenCommand.swift
msgid "Action"
msgstr "Acción"

#: Commands/OpenCommand.swift
msgid "Fields"
msgstr "Campos"

#. {0} $0.id
#: Commands/OpenCommand.swift
msgid "those of “{0}”"
msgstr "los de “{0}”"

#. {0} form.id
#: Commands/OpenCommand.swift
msgid "Field of “{0}”"
msgstr "Campo de “{0}”"

#: Commands/OpenCommand.swift
msgid "Field"
msgstr "Campo"

#: Commands/OpenCommand.swift
msgid "Value"
msgstr "Valor"

#: Commands/OpenCommand.swift
msgid "Takes"
msgstr "Recibe"

#: Commands/OpenCommand.swift
msgid "required"
msgstr "obligatorio"

#. {0} $0.grouped
#: Commands/OpenCommand.swift
msgid "at most {0} characters"
msgstr "como máximo {0} caracteres"

#. {0} $0
#: Commands/OpenCommand.swift
msgid "(the choices of {0})"
msgstr "(las opciones de {0})"

#: Commands/SecurityCommand.swift
msgid "--limit is a number from 1"
msgstr "--limit es un número a partir de 1"

#. {0} kind; {1} kinds
#: Commands/SecurityCommand.swift
msgid "“{0}” is no kind of event; there are {1}"
msgstr "“{0}” no es un tipo de suceso; hay estos: {1}"

#: Commands/SecurityCommand.swift
msgid "Nothing was noted."
msgstr "No se anotó nada."

#: Commands/SecurityCommand.swift
msgid "Time"
msgstr "Hora"

#: Commands/SecurityCommand.swift
msgid "Event"
msgstr "Suceso"

#: Commands/SecurityCommand.swift
msgid "Reason"
msgstr "Motivo"

#: Commands/SecurityCommand.swift
msgid "About"
msgstr "Sobre"

#: Commands/SecurityCommand.swift
msgid "By"
msgstr "Quién"

#: Commands/SecurityCommand.swift
msgid "Sender"
msgstr "Remitente"

#: Commands/SecurityCommand.swift
msgid "Place"
msgstr "Lugar"

#: Commands/SecurityCommand.swift
msgid "Items"
msgstr "Elementos"

#: Commands/SecurityCommand.swift
msgid "Times"
msgstr "Veces"

#: Commands/TickCommand.swift
msgid "Nothing was due."
msgstr "No había nada pendiente."

#. {0} holder.name; {1} until
#: Commands/TickCommand.swift
msgid "another process does it now: {0}, until {1}"
msgstr "otro proceso lo hace ahora: {0}, hasta {1}"

#: Commands/TickCommand.swift
msgid "sent the notice"
msgstr "se envió el aviso"

#: Commands/TickCommand.swift
msgid "not sent"
msgstr "no se envió"

#. {0} sink.sink; {1} $0
#: Commands/TickCommand.swift
msgid "by {0}: {1}"
msgstr "por {0}: {1}"

#: Commands/TickCommand.swift
msgid "done:"
msgstr "hecho:"

#. {0} name; {1} $0.minutes
#: Commands/TickCommand.swift
msgid "{0}, due {1}"
msgstr "{0}, previsto para {1}"

#: Commands/TickCommand.swift
msgid "left out:"
msgstr "omitido:"

#. {0} name; {1} skipped.count; {2} skipped.first.minutes
#: Commands/TickCommand.swift
msgid "{0}, {1, plural, one {# time} other {# times}} from {2} on"
msgstr "{0}, {1, plural, one {# vez} other {# veces}} desde {2}"

#: Commands/TickCommand.swift
msgid "not done:"
msgstr "no se hizo:"

#. {0} name; {1} reason; {2} session.minutes(retryAt)
#: Commands/TickCommand.swift
msgid "{0}: {1}; tries again at {2}"
msgstr "{0}: {1}; se intentará de nuevo el {2}"

#: Commands/TickCommand.swift
msgid "given up:"
msgstr "abandonado:"

#. {0} name; {1} attempts; {2} reason
#: Commands/TickCommand.swift
msgid "{0}, after {1, plural, one {# attempt} other {# attempts}}: {2}"
msgstr "{0}, después de {1, plural, one {# intento} other {# intentos}}: {2}"

#: Commands/TickCommand.swift
msgid "unreadable:"
msgstr "ilegible:"

#: DataFolder.swift
msgid "the data folder “” has no name"
msgstr "la carpeta de datos “” no tiene nombre"

#: DataFolder.swift
msgid "give --data-dir a folder"
msgstr "indique una carpeta con --data-dir"

#: DataFolder.swift
msgid "there is no folder for the data: neither NOURISH_HOME, XDG_DATA_HOME nor HOME is set"
msgstr "no hay carpeta para los datos: no están definidas NOURISH_HOME, XDG_DATA_HOME ni HOME"

#: DataFolder.swift
msgid "name one with --data-dir"
msgstr "indique una con --data-dir"

#. {0} text(of: first.dropFirst(Self.overview.count))
#: HelpPage.swift
msgid "OVERVIEW: {0}"
msgstr "RESUMEN: {0}"

#. {0} String($0)
#: HelpPage.swift
msgid "values: {0}"
msgstr "valores: {0}"

#. {0} String($0)
#: HelpPage.swift
msgid "default: {0}"
msgstr "si no: {0}"

#. {0} named(line.dropFirst(Self.usage.count))
#: HelpPage.swift
msgid "USAGE: {0}"
msgstr "USO: {0}"

#. {0} named(help.1)
#: HelpPage.swift
msgid "See “{0}” for detailed help."
msgstr "Más ayuda: “{0}”."

#: HelpPage.swift
msgid "Arguments"
msgstr "Argumentos"

#: HelpPage.swift
msgid "Options"
msgstr "Opciones"

#: HelpPage.swift
msgid "Subcommands"
msgstr "Comandos"

#. {0} shown
#: HelpPage.swift
msgid "Subcommands: {0}"
msgstr "Comandos ({0})"

#: HelpPage.swift
msgid "default"
msgstr "el habitual"

#: HelpPage.swift
msgid "options"
msgstr "opciones"

#: HelpPage.swift
msgid "subcommand"
msgstr "comando"

#: HelpPage.swift
msgid "Show the version."
msgstr "Mostrar la versión."

#: HelpPage.swift
msgid "Show help information."
msgstr "Mostrar esta ayuda."

#. {0} path
#: InputFile.swift
msgid "there is no file “{0}”"
msgstr "no existe el archivo “{0}”"

#: InputFile.swift
msgid "check the path"
msgstr "revise la ruta"

#. {0} path
#: InputFile.swift
#: OutputFile.swift
msgid "“{0}” is a folder"
msgstr "“{0}” es una carpeta"

#: InputFile.swift
#: OutputFile.swift
msgid "name a file in it"
msgstr "indique un archivo dentro de ella"

#. {0} error
#: InputFile.swift
msgid "standard input can't be read ({0})"
msgstr "no se puede leer la entrada estándar ({0})"

#: InputFile.swift
msgid "give a file"
msgstr "indique un archivo"

#. {0} path; {1} reason
#: InputFile.swift
msgid "“{0}” can't be read ({1})"
msgstr "no se puede leer “{0}” ({1})"

#: InputFile.swift
msgid "check its permissions"
msgstr "revise sus permisos"

#. {0} path; {1} limit
#: InputFile.swift
msgid "“{0}” is larger than {1} bytes"
msgstr "“{0}” tiene más de {1} bytes"

#: InputFile.swift
msgid "give a smaller file"
msgstr "indique un archivo más pequeño"

#: InputLines.swift
msgid "lines read"
msgstr "líneas leídas"

#. {0} name
#: Language+CommandLine.swift
msgid "--language: there are no texts in “{0}”"
msgstr "--language: no hay textos en “{0}”"

#: Output/ByteText.swift
msgid "bytes"
msgstr "bytes"

#. {0} done; {1} $0
#: Output/ProgressLine.swift
msgid "{0} of {1}"
msgstr "{0} de {1}"

#: Output/Terminal.swift
msgid "the reader of the output closed it — nothing to do"
msgstr "quien leía la salida la cerró — no hay nada que hacer"

#. {0} reason
#: Output/Terminal.swift
msgid "the output can't be written ({0}) — make room or send it elsewhere"
msgstr "no se puede escribir la salida ({0}) — libere espacio o envíela a otro lugar"

#: Output/Terminal.swift
msgid "error:"
msgstr "error:"

#: Output/Terminal.swift
msgid "y/N"
msgstr "s/N"

#: Output/Terminal.swift
msgid "y"
msgstr "s"

#: Output/Terminal.swift
msgid "yes"
msgstr "sí"

#: Output/Terminal.swift
msgctxt "typed without an accent"
msgid "yes"
msgstr "si"

#. {0} path
#: OutputFile.swift
msgid "Replace the file {0}?"
msgstr "¿Reemplazar el archivo {0}?"

#. {0} path; {1} reason(error)
#: OutputFile.swift
msgid "“{0}” can't be written ({1})"
msgstr "no se puede escribir “{0}” ({1})"

#: OutputFile.swift
msgid "name a file in a folder that you may write to"
msgstr "indique un archivo en una carpeta donde usted pueda escribir"

#: OutputFile.swift
msgid "it may not be written"
msgstr "no se permite escribir en él"

#: OutputFile.swift
msgid "there is no space left"
msgstr "no queda espacio"

#. {0} BackupShelf.kept
#: Pages/BackupsPage.swift
msgid ""
"While the daemon runs, it makes a backup each night and keeps the newest {0}. Every backup is checked as it is made. "
"The originals of photos are in the archive alone."
msgstr ""
"Mientras el servicio funciona, hace una copia de seguridad cada noche y conserva las {0} más recientes. Cada copia se "
"comprueba al hacerla. Los originales de las fotos están solo en el archivo de exportación."

#: Pages/BackupsPage.swift
msgid "Back up now"
msgstr "Hacer una copia ahora"

#: Pages/BackupsPage.swift
msgid "There are no backups yet."
msgstr "Todavía no hay copias de seguridad."

#: Pages/BackupsPage.swift
msgid "Export the archive"
msgstr "Crear el archivo de exportación"

#: Pages/BackupsPage.swift
msgid "Import an archive"
msgstr "Importar un archivo de exportación"

#: Pages/BackupsPage.swift
msgid "Archive"
msgstr "Archivo exportado"

#: Pages/BackupsPage.swift
msgid "Import"
msgstr "Importar"

#: Pages/BackupsPage.swift
msgid "Replace all data by those of the archive? A backup of them is kept."
msgstr ""
"¿Reemplazar todos los datos por los del archivo de exportación? Se conserva una copia de seguridad de los actuales."

#: Pages/BackupsPage.swift
msgid "Replace"
msgstr "Reemplazar"

#. {0} size
#: Pages/BackupsPage.swift
msgid "by hand, {0}"
msgstr "a mano, {0}"

#. {0} size
#: Pages/BackupsPage.swift
msgid "daily, {0}"
msgstr "diaria, {0}"

#: Pages/BackupsPage.swift
msgid "Check"
msgstr "Comprobar"

#: Pages/BackupsPage.swift
msgid "Restore"
msgstr "Restaurar"

#. {0} title
#: Pages/BackupsPage.swift
msgid "Replace all data by the backup of {0}? A backup of them is kept."
msgstr "¿Reemplazar todos los datos por la copia de seguridad de {0}? Se conserva una copia de los actuales."

#: Pages/InboxPage.swift
msgid "Mark all as read"
msgstr "Marcar todo como leído"

#: Pages/InboxPage.swift
msgid "nothing is unread"
msgstr "no hay nada sin leer"

#: Pages/InboxPage.swift
msgid "Older"
msgstr "Más antiguos"

#. {0} time
#: Pages/InboxPage.swift
msgid "{0}, new"
msgstr "{0}, nuevo"

#: Pages/InboxPage.swift
msgid "Mark as unread"
msgstr "Marcar como no leído"

#: Pages/InboxPage.swift
msgid "Mark as read"
msgstr "Marcar como leído"

#. {0} older.target
#: Pages/InboxPage.swift
msgid "Older: {0}"
msgstr "Más antiguos: {0}"

#: Pages/InboxPage.swift
msgid "Planned"
msgstr "Previstos"

#. {0} name
#: Pages/KitPageError.swift
msgid "there is no backup “{0}” — look at the page again"
msgstr "no hay ninguna copia de seguridad “{0}”: vuelva a mirar la página"

#: Pages/KitPageError.swift
msgid "the archive is missing — choose its file"
msgstr "falta el archivo de exportación: elíjalo"

#: Pages/KitPages.swift
msgid "Settings"
msgstr "Ajustes"

#: Pages/KitPages.swift
msgid "marked as read"
msgstr "marcado como leído"

#: Pages/KitPages.swift
msgid "marked as unread"
msgstr "marcado como no leído"

#: Pages/KitPages.swift
msgid "all marked as read"
msgstr "todo marcado como leído"

#: Pages/KitPages.swift
msgid "all data backed up"
msgstr "copia de seguridad de todos los datos hecha"

#. {0} name
#: Pages/KitPages.swift
msgid "“{0}” is in order"
msgstr "“{0}” está en orden"

#. {0} name
#: Pages/KitPages.swift
msgid "“{0}” restored; a backup of the replaced data is kept"
msgstr "“{0}” restaurada; se conserva una copia de seguridad de los datos reemplazados"

#. {0} count; {1} names
#: Pages/KitPages.swift
msgid "{0, plural, one {# photo is} other {# photos are}} damaged and left out: {1}. Export the rest?"
msgstr ""
"{0, plural, one {# foto está dañada y se omite} other {# fotos están dañadas y se omiten}}: {1}. ¿Exportar lo demás?"

#: Pages/KitPages.swift
msgid "Export"
msgstr "Exportar"

#: Pages/KitPages.swift
msgid "the archive imported; a backup of the replaced data is kept"
msgstr "archivo de exportación importado; se conserva una copia de seguridad de los datos reemplazados"

#. {0} missing
#: Pages/KitPages.swift
msgid ""
"the archive imported, {0, plural, one {# photo} other {# photos}} without the original; a backup of the replaced data "
"is kept"
msgstr ""
"archivo de exportación importado, {0, plural, one {# foto} other {# fotos}} sin el original; se conserva una copia de "
"seguridad de los datos reemplazados"

#. {0} command; {1} word; {2} command
#: UnknownCommand.swift
msgid "{0} has no command “{1}” — see “{2} --help”"
msgstr "{0} no tiene el comando “{1}” — vea “{2} --help”"

#. {0} command; {1} word; {2} suggestion; {3} command
#: UnknownCommand.swift
msgid "{0} has no command “{1}” — did you mean “{2}”? See “{3} --help”"
msgstr "{0} no tiene el comando “{1}” — ¿quiso decir “{2}”? Vea “{3} --help”"

#. {0} found.1
#: WrongCommandLine.swift
msgid "missing expected argument “{0}”"
msgstr "falta el argumento “{0}”"

#. {0} found.1
#: WrongCommandLine.swift
msgid "unexpected argument “{0}”"
msgstr "no se esperaba el argumento “{0}”"

#. {0} found.1
#: WrongCommandLine.swift
msgid "unexpected arguments: {0}"
msgstr "no se esperaban estos argumentos: {0}"

#. {0} found.1; {1} found.2
#: WrongCommandLine.swift
msgid "unknown option “{0}”. Did you mean “{1}”?"
msgstr "opción desconocida: “{0}”. ¿Quiso decir “{1}”?"

#. {0} found.1
#: WrongCommandLine.swift
msgid "unknown option “{0}”"
msgstr "opción desconocida: “{0}”"

#. {0} found.1
#: WrongCommandLine.swift
msgid "missing value for “{0}”"
msgstr "falta un valor para “{0}”"

#. {0} found.1; {1} found.2; {2} offered
#: WrongCommandLine.swift
msgid "the value “{0}” is invalid for “{1}”: use one of {2}"
msgstr "el valor “{0}” no es válido para “{1}”: use uno de {2}"

#. {0} found.1; {1} found.2
#: WrongCommandLine.swift
msgid "the value “{0}” is invalid for “{1}”"
msgstr "el valor “{0}” no es válido para “{1}”"
"""#
