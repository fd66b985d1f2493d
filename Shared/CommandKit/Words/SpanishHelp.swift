// swift-format-ignore-file

/// The help pages' texts in Spanish. `make words` keeps them in line with the sources.
let spanishHelp = #"""
msgid ""
msgstr ""
"Language: es\n"
"MIME-Version: 1.0\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Content-Transfer-Encoding: 8bit\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"
"X-Review: not yet read by a native speaker\n"

#: App/SinkOptions.swift
msgid "Show notifications on the desktop, with notify-send."
msgstr "Mostrar los avisos en el escritorio, con notify-send."

#: App/SinkOptions.swift
msgid "Post notifications as JSON to the addresses in this file, one a line; - for standard input."
msgstr "Enviar los avisos como JSON a las direcciones de este archivo, una por línea; - para la entrada estándar."

#: App/SinkOptions.swift
#: Commands/ArchiveCommand.swift
#: Commands/BackupCommand.swift
msgid "file"
msgstr "archivo"

#: App/SinkOptions.swift
msgid "Publish notifications to the ntfy topics in this file, one address a line; - for standard input."
msgstr "Publicar los avisos en los temas de ntfy de este archivo, una dirección por línea; - para la entrada estándar."

#: App/SinkOptions.swift
msgid "Write notifications to standard error."
msgstr "Escribir los avisos en la salida de errores."

#: Commands/ActCommand.swift
msgid "Do one of the actions of a screen."
msgstr "Hacer una de las acciones de una pantalla."

#: Commands/ActCommand.swift
msgid ""
"“{0} open LINK --ids” shows a screen with the ids of its actions and fields. Fields that aren't named stay as they "
"are shown. A secret, such as a password, is asked for without being shown. Without a terminal it is a line of "
"standard input.\n\nEXAMPLE: {1} act {2}"
msgstr ""
"“{0} open ENLACE --ids” muestra una pantalla con los id de sus acciones y campos. Los campos que no se indican se "
"quedan como se muestran. Un secreto, por ejemplo una contraseña, se pide sin mostrarlo. Sin terminal es una línea de "
"la entrada estándar.\n\nEJEMPLO: {1} act {2}"

#: Commands/ActCommand.swift
msgid "The link of the screen."
msgstr "El enlace de la pantalla."

#: Commands/ActCommand.swift
msgid "The id of the action."
msgstr "El id de la acción."

#: Commands/ActCommand.swift
msgid "Values of the action's fields."
msgstr "Valores de los campos de la acción."

#: Commands/ActCommand.swift
msgid "field=value"
msgstr "campo=valor"

#: Commands/ActCommand.swift
msgid "A file for a field; repeat it for several."
msgstr "Un archivo para un campo; se repite si son varios."

#: Commands/ActCommand.swift
msgid "field=path"
msgstr "campo=ruta"

#: Commands/ActCommand.swift
msgid "An id of your own: an act that is sent twice under it is done once."
msgstr "Un id que usted elige: si una acción se envía dos veces con el mismo, se hace una sola vez."

#: Commands/ActCommand.swift
msgid "The revision of the screen that you saw."
msgstr "La revisión de la pantalla que usted vio."

#: Commands/ActCommand.swift
msgid "When you acted, for an act that is sent later and keeps its time: 2026-03-08T07:30:00Z."
msgstr "Cuándo actuó usted, para una acción que se envía más tarde y conserva su hora: 2026-03-08T07:30:00Z."

#: Commands/ActCommand.swift
msgid "instant"
msgstr "instante"

#: Commands/ActCommand.swift
msgid "Path of the file that the action gives."
msgstr "Ruta del archivo que da la acción."

#: Commands/ActCommand.swift
#: Commands/AgentCommand.swift
#: Commands/ArchiveCommand.swift
msgid "Global options"
msgstr "Opciones globales"

#: Commands/ActCommand.swift
#: Commands/OpenCommand.swift
msgid "link"
msgstr "enlace"

#: Commands/ActCommand.swift
msgid "action"
msgstr "acción"

#: Commands/ActCommand.swift
msgid "operation"
msgstr "operación"

#: Commands/ActCommand.swift
msgid "seen"
msgstr "revisión"

#: Commands/ActCommand.swift
#: Commands/CalendarCommand.swift
msgid "output"
msgstr "archivo"

#: Commands/AgentCommand.swift
msgid "Have the system run the daemon: install, remove, status."
msgstr "Dejar que el sistema ejecute el servicio: install, remove, status."

#: Commands/AgentCommand.swift
msgid "A systemd user unit on Linux, a launch agent on macOS.\n\nEXAMPLE: {0} agent install --desktop"
msgstr ""
"Una unidad de usuario de systemd en Linux, un agente de inicio en macOS.\n\nEJEMPLO: {0} agent install --desktop"

#: Commands/AgentCommand.swift
msgid "Start the daemon now and at every login."
msgstr "Iniciar el servicio ahora y en cada inicio de sesión."

#: Commands/AgentCommand.swift
msgid ""
"Run it again to change the options. On Linux the daemon stops when you log out, unless “loginctl enable-linger” was "
"run.\n\nThe addresses to post to are secrets: they are copied from the file you name into one beside the data that "
"only you can read, and your file isn't needed anymore.\n\nEXAMPLE: {0} agent install --ntfy-file topics.txt"
msgstr ""
"Ejecútelo otra vez para cambiar las opciones. En Linux el servicio se detiene cuando usted cierra la sesión, a menos "
"que se haya ejecutado “loginctl enable-linger”.\n\nLas direcciones a las que se envía son secretas: se copian del "
"archivo que usted indica a otro, junto a los datos, que solo usted puede leer. Después ya no hace falta su "
"archivo.\n\nEJEMPLO: {0} agent install --ntfy-file topics.txt"

#: Commands/AgentCommand.swift
msgid "Stop the daemon and start it no more."
msgstr "Detener el servicio y no iniciarlo más."

#: Commands/AgentCommand.swift
msgid "EXAMPLE: {0} agent remove"
msgstr "EJEMPLO: {0} agent remove"

#: Commands/AgentCommand.swift
msgid "Say whether the system runs the daemon."
msgstr "Decir si el sistema ejecuta el servicio."

#: Commands/AgentCommand.swift
msgid "EXAMPLE: {0} agent status"
msgstr "EJEMPLO: {0} agent status"

#: Commands/ArchiveCommand.swift
msgid "Write everything the app keeps as JSON Lines, or read it back."
msgstr "Escribir como JSON Lines todo lo que guarda la aplicación, o leerlo de vuelta."

#: Commands/ArchiveCommand.swift
msgid ""
"For another machine, another program, or another decade: all rows, the history and the originals of "
"photos.\n\nEXAMPLE: {0} archive export everything.jsonl"
msgstr ""
"Para otro equipo, otro programa u otra década: todas las filas, el historial y los originales de las "
"fotos.\n\nEJEMPLO: {0} archive export everything.jsonl"

#: Commands/ArchiveCommand.swift
msgid "Write everything to a new file."
msgstr "Escribir todo en un archivo nuevo."

#: Commands/ArchiveCommand.swift
msgid "EXAMPLE: {0} archive export everything.jsonl"
msgstr "EJEMPLO: {0} archive export everything.jsonl"

#: Commands/ArchiveCommand.swift
#: Commands/BackupCommand.swift
msgid "The file to write."
msgstr "El archivo que se escribe."

#: Commands/ArchiveCommand.swift
msgid "Read such a file into an empty data folder."
msgstr "Leer un archivo así en una carpeta de datos vacía."

#: Commands/ArchiveCommand.swift
msgid ""
"All of it is read or nothing. Data that is there already is never mixed with it; only what every user begins with, "
"such as accepted terms, gives way to what is read.\n\nEXAMPLE: {0} archive import everything.jsonl --data-dir new-home"
msgstr ""
"Se lee todo o nada. Nunca se mezcla con datos que ya existen; solo lo que todos tienen al empezar, por ejemplo los "
"términos aceptados, se reemplaza por lo que se lee.\n\nEJEMPLO: {0} archive import everything.jsonl --data-dir "
"new-home"

#: Commands/ArchiveCommand.swift
msgid "The file to read."
msgstr "El archivo que se lee."

#: Commands/BackupCommand.swift
msgid "Write a verified copy of all data."
msgstr "Hacer una copia de seguridad comprobada de todos los datos."

#: Commands/BackupCommand.swift
msgid ""
"Works while other programs use the data. Without a file the copy goes into the data folder, where the daemon also "
"puts one a day and keeps the newest {0}. The originals of photos are not in it: see the archive export. The page "
"{1}://backups makes, checks and restores backups, too.\n\nEXAMPLE: {2} backup /media/usb/{3}.sqlite"
msgstr ""
"Funciona aunque otros programas usen los datos. Si no se indica un archivo, la copia va a la carpeta de datos. Ahí el "
"servicio también pone una cada día y conserva las {0} más recientes. Los originales de las fotos no están en la "
"copia: vea archive export. La página {1}://backups también hace, comprueba y restaura copias de "
"seguridad.\n\nEJEMPLO: {2} backup /media/usb/{3}.sqlite"

#: Commands/BackupCommand.swift
msgid "List the backups in the data folder instead."
msgstr "Mostrar, en lugar de eso, las copias de seguridad de la carpeta de datos."

#: Commands/BackupCommand.swift
msgid "Put a backup in the place of all data."
msgstr "Poner una copia de seguridad en lugar de todos los datos."

#: Commands/BackupCommand.swift
msgid ""
"The backup is checked first, and the data it replaces is kept beside it. Only this app's data changes.\n\nEXAMPLE: "
"{0} restore latest"
msgstr ""
"Primero se comprueba la copia, y los datos que reemplaza se guardan junto a ella. Solo cambian los datos de esta "
"aplicación.\n\nEJEMPLO: {0} restore latest"

#: Commands/BackupCommand.swift
msgid "A backup: its file, a day such as 2026-03-08, or 'latest'."
msgstr "Una copia de seguridad: su archivo, un día como 2026-03-08, o 'latest' (la más reciente)."

#: Commands/BackupCommand.swift
msgid "backup"
msgstr "copia"

#: Commands/CalendarCommand.swift
msgid "Write the reminders for a calendar program."
msgstr "Escribir los recordatorios para un programa de calendario."

#: Commands/CalendarCommand.swift
msgid "EXAMPLE: {0} calendar export --output reminders.ics"
msgstr "EJEMPLO: {0} calendar export --output reminders.ics"

#: Commands/CalendarCommand.swift
msgid "Write an iCalendar file (RFC 5545)."
msgstr "Escribir un archivo iCalendar (RFC 5545)."

#: Commands/CalendarCommand.swift
msgid ""
"Importing it again updates what is there: every entry keeps its name.\n\nEXAMPLE: {0} calendar export --output "
"reminders.ics"
msgstr ""
"Si se importa otra vez, se actualiza lo que ya está: cada entrada conserva su nombre.\n\nEJEMPLO: {0} calendar export "
"--output reminders.ics"

#: Commands/CalendarCommand.swift
msgid "The file to write, instead of standard output."
msgstr "El archivo que se escribe, en lugar de la salida estándar."

#: Commands/DaemonCommand.swift
msgid "Stay and run what is due: reminders, daily backups."
msgstr "Seguir en marcha y hacer lo que toca: recordatorios, copias de seguridad diarias."

#: Commands/DaemonCommand.swift
msgid ""
"Sleeps until something is due, wakes when another process changes the schedule, and stops cleanly on SIGTERM and "
"Ctrl-C. What it does goes to standard error. 'agent install' has the system start it.\n\nEXAMPLE: {0} daemon --desktop"
msgstr ""
"Duerme hasta que toca algo, despierta cuando otro proceso cambia lo previsto, y se detiene en orden con SIGTERM y "
"Ctrl-C. Lo que hace se escribe en la salida de errores. Con 'agent install' lo inicia el sistema.\n\nEJEMPLO: {0} "
"daemon --desktop"

#: Commands/DoctorCommand.swift
msgid "Check the data and what it needs, and say what to mend."
msgstr "Revisar los datos y lo que necesitan, y decir qué hay que arreglar."

#: Commands/DoctorCommand.swift
msgid ""
"Looks at the data folder, the store and its schema, free space, backups, the daemon and each remote. The exit status "
"is 1 if anything is broken.\n\nEXAMPLE: {0} doctor"
msgstr ""
"Revisa la carpeta de datos, el almacén y su esquema, el espacio libre, las copias de seguridad, el servicio y cada "
"servidor remoto. El estado de salida es 1 si algo está dañado.\n\nEJEMPLO: {0} doctor"

#: Commands/LanguageCommand.swift
msgid "Show or choose the language of answers and notices."
msgstr "Mostrar o elegir el idioma de las respuestas y los avisos."

#: Commands/LanguageCommand.swift
msgid ""
"The choice is for this app on this device. --language and NOURISH_LANGUAGE go before it; with “automatic” the locale "
"decides again.\n\nEXAMPLE: {0} language es"
msgstr ""
"Lo que se elige vale para esta aplicación en este dispositivo. --language y NOURISH_LANGUAGE tienen prioridad; con "
"“automatic” decide otra vez la configuración regional del equipo.\n\nEJEMPLO: {0} language es"

#: Commands/LanguageCommand.swift
msgid "en, es or automatic."
msgstr "en, es o automatic."

#: Commands/LanguageCommand.swift
msgid "choice"
msgstr "opción"

#: Commands/NotificationsCommand.swift
msgid "List what was told, and mark it read."
msgstr "Mostrar los avisos que se dieron y marcarlos como leídos."

#: Commands/NotificationsCommand.swift
msgid ""
"The daemon tells what is due; everything told is kept here, whatever became of it elsewhere. The page {0}://inbox has "
"what is planned, too.\n\nEXAMPLE: {1} notifications --read-all"
msgstr ""
"El servicio avisa lo que toca. Aquí se guarda todo lo avisado, sin importar qué pasó con ello en otra parte. La "
"página {0}://inbox también muestra lo previsto.\n\nEJEMPLO: {1} notifications --read-all"

#: Commands/NotificationsCommand.swift
msgid "Only what is unread."
msgstr "Solo lo que no se ha leído."

#: Commands/NotificationsCommand.swift
msgid "At most so many."
msgstr "Esta cantidad como máximo."

#: Commands/NotificationsCommand.swift
msgid "Those before this number: the next page."
msgstr "Los anteriores a este número: la página siguiente."

#: Commands/NotificationsCommand.swift
msgid "number"
msgstr "número"

#: Commands/NotificationsCommand.swift
msgid "Mark one read; may be repeated."
msgstr "Marcar uno como leído; se puede repetir."

#: Commands/NotificationsCommand.swift
msgid "id"
msgstr "id"

#: Commands/NotificationsCommand.swift
msgid "Mark all of them read."
msgstr "Marcar todos como leídos."

#: Commands/NotificationsCommand.swift
#: Commands/SecurityCommand.swift
msgid "limit"
msgstr "límite"

#: Commands/OpenCommand.swift
msgid "Show the screen a link points to."
msgstr "Mostrar la pantalla a la que lleva un enlace."

#: Commands/OpenCommand.swift
msgid ""
"Notifications and other screens carry such links. With --ids the actions and fields of the screen follow with their "
"ids.\n\nEXAMPLE: {0} open {1}://home --ids"
msgstr ""
"Los avisos y otras pantallas traen estos enlaces. Con --ids se muestran después las acciones y los campos de la "
"pantalla con sus id.\n\nEJEMPLO: {0} open {1}://home --ids"

#: Commands/OpenCommand.swift
msgid "The link."
msgstr "El enlace."

#: Commands/OpenCommand.swift
msgid "List the actions and fields with their ids, too."
msgstr "Mostrar también las acciones y los campos con sus id."

#: Commands/SecurityCommand.swift
msgid "Show the last exports, backups, restores and deletions for good."
msgstr "Mostrar las últimas exportaciones, copias de seguridad, restauraciones y eliminaciones definitivas."

#: Commands/SecurityCommand.swift
msgid ""
"The newest is last. The log, {0}-security.log beside the data, holds times, kinds, ids and counts, and nothing of "
"what was written.\n\nEXAMPLE: {1} security --kind export"
msgstr ""
"Lo más reciente está al final. El registro, {0}-security.log, está junto a los datos. Contiene horas, tipos, id y "
"cantidades, y nada de lo que se escribió.\n\nEJEMPLO: {1} security --kind export"

#: Commands/SecurityCommand.swift
msgid "Largest number of rows."
msgstr "Número máximo de filas."

#: Commands/SecurityCommand.swift
msgid "Events of one kind, such as signIn, export or limit."
msgstr "Sucesos de un solo tipo, por ejemplo signIn, export o limit."

#: Commands/SecurityCommand.swift
msgid "kind"
msgstr "tipo"

#: Commands/TickCommand.swift
msgid "Run what is due once, and tell what is due."
msgstr "Hacer una vez lo que toca, y avisar lo que toca."

#: Commands/TickCommand.swift
msgid ""
"For cron and for looking: the daemon does the same whenever something is due. Safe beside a daemon: nothing is done "
"twice.\n\nSomebody who can't be reached is tried again later, with longer and longer pauses; that is said, and no "
"failure.\n\nEXAMPLE: */5 * * * * {0} tick"
msgstr ""
"Para cron y para revisar: el servicio hace lo mismo cada vez que toca algo. Se puede usar junto con el servicio: nada "
"se hace dos veces.\n\nSi no hay conexión con alguien, se intenta de nuevo más tarde, con pausas cada vez más largas. "
"Eso se dice, y no es un error.\n\nEJEMPLO: */5 * * * * {0} tick"

#: Commands/UndoCommand.swift
msgid "Take the last change back."
msgstr "Deshacer el último cambio."

#: Commands/UndoCommand.swift
msgid ""
"Each further undo takes back the change before. Nothing is taken back that would lose a later change.\n\nEXAMPLE: {0} "
"undo"
msgstr ""
"Cada vez que se repite, se deshace el cambio anterior. No se deshace nada si con eso se pierde un cambio "
"posterior.\n\nEJEMPLO: {0} undo"

#: GlobalOptions.swift
msgid "Folder of the data (else NOURISH_HOME, else ~/.local/share/nourish)."
msgstr "Carpeta de los datos (si falta, NOURISH_HOME; si no, ~/.local/share/nourish)."

#: GlobalOptions.swift
msgid "folder"
msgstr "carpeta"

#: GlobalOptions.swift
msgid "Act as if it were this time: 2026-03-08T07:30:00-07:00."
msgstr "Actuar como si fuera esta hora: 2026-03-08T07:30:00-07:00."

#: GlobalOptions.swift
msgid "time"
msgstr "hora"

#: GlobalOptions.swift
msgid "Act as if this machine stood in this zone: America/Phoenix."
msgstr "Actuar como si este equipo estuviera en esta zona horaria: America/Phoenix."

#: GlobalOptions.swift
msgid "zone"
msgstr "zona"

#: GlobalOptions.swift
msgid "Answer in this language: en or es (else NOURISH_LANGUAGE, the chosen one, the locale, English)."
msgstr ""
"Responder en este idioma: en o es (si falta, NOURISH_LANGUAGE, el idioma elegido, la configuración regional, inglés)."

#: GlobalOptions.swift
msgid "language"
msgstr "idioma"

#: GlobalOptions.swift
msgid "Print one JSON object or array and nothing else."
msgstr "Escribir un solo objeto o arreglo JSON y nada más."

#: GlobalOptions.swift
msgid "Go ahead without asking."
msgstr "Continuar sin preguntar."
"""#
