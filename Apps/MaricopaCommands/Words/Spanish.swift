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

#: Account/AccountCommand.swift
#: Account/SignUpCommands.swift
msgid "Password:"
msgstr "Contraseña:"

#: Account/ProfileCommands.swift
#: Account/SignUpCommands.swift
msgid "CODE"
msgstr "CÓDIGO"

#: Screens/PeopleText.swift
#: Screens/RecordPageText.swift
msgid "FILE"
msgstr "ARCHIVO"

#: Screens/PeopleText.swift
msgid "FORMAT"
msgstr "FORMATO"

#: Account/AccountCommand.swift
msgid "New password:"
msgstr "Contraseña nueva:"

#: Account/AccountCommand.swift
msgid "Once more:"
msgstr "Otra vez:"

#: Account/AccountCommand.swift
msgid "the two passwords differ"
msgstr "las dos contraseñas son distintas"

#: Account/AccountCommand.swift
msgid "type the same one twice"
msgstr "escriba la misma dos veces"

#. {0} report.dead
#: Account/AccountMail.swift
msgid ""
"{0, plural, one {# letter} other {# letters}} couldn't be sent and won't be tried again — “maricopa admin mail” says "
"why"
msgstr ""
"{0, plural, one {# correo no se pudo enviar y no se intentará otra vez} other {# correos no se pudieron enviar y no "
"se intentarán otra vez}} — “maricopa admin mail” dice por qué"

#: Account/AccountMail.swift
#: Account/AppSession+Accounts.swift
msgid "note:"
msgstr "nota:"

#. {0} reason
#: Account/AccountMail.swift
msgid "a letter couldn't be sent yet: {0} — “maricopa tick” and the daemon try again"
msgstr "un correo no se pudo enviar todavía: {0} — “maricopa tick” y el servicio en segundo plano lo intentan otra vez"

#: Account/AccountText.swift
msgid "Sign up with: maricopa account sign-up EMAIL"
msgstr "Regístrese con: maricopa account sign-up CORREO"

#: Account/AccountText.swift
msgid "Log in with: maricopa account login EMAIL"
msgstr "Inicie sesión con: maricopa account login CORREO"

#: Account/AccountText.swift
msgid "Finish with: maricopa account verify CODE; another letter: maricopa account resend"
msgstr "Termine con: maricopa account verify CÓDIGO; otro correo: maricopa account resend"

#: Account/AccountText.swift
msgid "Type it in: maricopa account reset CODE"
msgstr "Escríbalo con: maricopa account reset CÓDIGO"

#: Account/AccountText.swift
msgid "Ask for it with: maricopa account forgot EMAIL"
msgstr "Pídalo con: maricopa account forgot CORREO"

#: Account/AccountText.swift
msgid "Set it with: maricopa account reset CODE"
msgstr "Póngala con: maricopa account reset CÓDIGO"

#: Account/AccountText.swift
#: Screens/PeopleText.swift
msgid "Name"
msgstr "Nombre"

#: Account/AccountText.swift
#: Account/RateCommand.swift
msgid "none"
msgstr "ninguno"

#: Account/AccountText.swift
msgid "E-mail address"
msgstr "Correo electrónico"

#: Account/AccountText.swift
#: Screens/PeopleText.swift
msgid "Role"
msgstr "Función"

#: Account/AccountText.swift
#: Screens/PeopleText.swift
msgid "Since"
msgstr "Desde"

#. {0} email
#: Account/AccountText.swift
msgid "Signed in as {0}"
msgstr "Sesión iniciada como {0}"

#. {0} item.id; {1} item.keptOn
#: Account/AccountText.swift
msgid "{0}, kept on {1}"
msgstr "{0}, guardado el {1}"

#. {0} screen.total
#: Account/AccountText.swift
msgid "{0, plural, one {# favorite} other {# favorites}} in all"
msgstr "{0, plural, one {# favorito} other {# favoritos}} en total"

#. {0} next
#: Account/AccountText.swift
msgid "More: maricopa favorite list --after {0}"
msgstr "Más: maricopa favorite list --after {0}"

#. {0} row.since
#: Account/AccountText.swift
msgid "since {0}"
msgstr "desde {0}"

#: Account/AccountText.swift
msgid "You subscribed to nothing yet."
msgstr "Todavía no se ha suscrito a nada."

#. {0} topics
#: Account/AccountText.swift
msgid "There are: {0}"
msgstr "Hay: {0}"

#: Account/AccountText.swift
msgid "Subscribe with: maricopa subscribe newsletter events"
msgstr "Suscríbase con: maricopa subscribe newsletter events"

#: Account/AccountText.swift
#: Screens/PeopleText.swift
msgid "(may be empty)"
msgstr "(puede quedar vacío)"

#: Account/AdminAccountCommands.swift
msgid "there are the roles admin and member"
msgstr "existen las funciones admin y member"

#. {0} user.email
#: Account/AdminAccountCommands.swift
msgid "{0} is an admin now."
msgstr "{0} ahora administra el directorio."

#. {0} user.email
#: Account/AdminAccountCommands.swift
msgid "{0} is a member now."
msgstr "{0} ahora es integrante."

#. {0} email; {1} count
#: Account/AdminAccountCommands.swift
msgid "{0} is logged out on {1, plural, one {# device} other {# devices}}."
msgstr "Se cerró la sesión de {0} en {1, plural, one {# dispositivo} other {# dispositivos}}."

#. {0} email
#: Account/AdminAccountCommands.swift
msgid "Codes are mailed to {0} again."
msgstr "Se vuelven a enviar códigos a {0}."

#. {0} email
#: Account/AdminAccountCommands.swift
msgid "Remove the account of {0} with its favorites, ratings, reminders, photos and subscriptions?"
msgstr "¿Quitar la cuenta de {0} con sus favoritos, calificaciones, recordatorios, fotos y suscripciones?"

#. {0} email
#: Account/AdminAccountCommands.swift
msgid "The account of {0} is removed, with everything that belonged to it."
msgstr "La cuenta de {0} se quitó, con todo lo que era suyo."

#. {0} remove; {1} $0
#: Account/AdminAccountCommands.swift
msgid "{0} didn't subscribe to {1}"
msgstr "{0} no tiene una suscripción a {1}"

#. {0} remove
#: Account/AdminAccountCommands.swift
msgid "{0} didn't subscribe to anything"
msgstr "{0} no tiene ninguna suscripción"

#: Account/AdminAccountCommands.swift
msgid "list the subscribers"
msgstr "vea la lista de suscriptores"

#: Account/AdminAccountCommands.swift
msgid "Password at the server:"
msgstr "Contraseña en el servidor:"

#. {0} target
#: Account/AdminAccountCommands.swift
msgid "Letters go to {0}"
msgstr "Los correos van a {0}"

#. {0} settings.from ?? MailSettings.nobody
#: Account/AdminAccountCommands.swift
msgid "They are from {0}"
msgstr "Son de parte de {0}"

#. {0} String(describing: error)
#: Account/AppSession+Accounts.swift
msgid "nobody is signed in: {0}"
msgstr "nadie ha iniciado sesión: {0}"

#. {0} id
#: Account/FavoriteCommand.swift
msgid "{0} is among your favorites now."
msgstr "{0} ya está entre sus favoritos."

#. {0} id
#: Account/FavoriteCommand.swift
msgid "{0} was among your favorites already."
msgstr "{0} ya estaba entre sus favoritos."

#. {0} id
#: Account/FavoriteCommand.swift
msgid "{0} is no longer among your favorites."
msgstr "{0} ya no está entre sus favoritos."

#: Account/FavoriteCommand.swift
msgid "give --limit a number from 1 to 1000"
msgstr "dé a --limit un número de 1 a 1000"

#. {0} new.user.email
#: Account/LoginCommands.swift
msgid "You are signed in as {0}."
msgstr "Inició sesión como {0}."

#. {0} count
#: Account/LoginCommands.swift
msgid "You are logged out on {0, plural, one {# device} other {# devices}}."
msgstr "Se cerró su sesión en {0, plural, one {# dispositivo} other {# dispositivos}}."

#: Account/LoginCommands.swift
msgid "You are logged out."
msgstr "Su sesión está cerrada."

#: Account/LoginCommands.swift
msgid "Devices you are logged in on"
msgstr "Dispositivos donde tiene la sesión abierta"

#: Account/LoginCommands.swift
msgid "this one"
msgstr "este"

#. {0} row.madeAt.day; {1} row.seenAt.day; {2} row.endsAt.day
#: Account/LoginCommands.swift
msgid "since {0}, used {1}, ends {2}"
msgstr "desde {0}, usado {1}, termina {2}"

#: Account/LoginCommands.swift
msgid "History of your account"
msgstr "Historial de su cuenta"

#: Account/LoginCommands.swift
msgid "signed up"
msgstr "registro"

#: Account/LoginCommands.swift
msgid "logged in"
msgstr "inicio de sesión"

#: Account/LoginCommands.swift
msgid "password reset"
msgstr "contraseña restablecida"

#: Account/LoginCommands.swift
msgid "password changed"
msgstr "contraseña cambiada"

#: Account/LoginCommands.swift
msgid "address changed"
msgstr "dirección cambiada"

#: Account/LoginCommands.swift
msgid "name changed"
msgstr "nombre cambiado"

#: Account/LoginCommands.swift
msgid "role changed"
msgstr "función cambiada"

#: Account/LoginCommands.swift
msgid "sessions ended"
msgstr "sesiones cerradas"

#. {0} file.url.path
#: Account/MailSettings.swift
msgid "{0} makes no sense"
msgstr "{0} no tiene sentido"

#: Account/MailSettings.swift
msgid "set the mail anew: maricopa admin mail --clear"
msgstr "configure el correo de nuevo, después de: maricopa admin mail --clear"

#: Account/PasswordCommands.swift
msgid "ask for one here: maricopa account forgot EMAIL"
msgstr "pida uno aquí: maricopa account forgot CORREO"

#: Account/PasswordCommands.swift
msgid "nobody asked for a code here"
msgstr "nadie ha pedido un código aquí"

#. {0} new.user.email
#: Account/PasswordCommands.swift
msgid "The password is set, and you are signed in as {0}. All other devices are logged out."
msgstr "La contraseña está puesta, e inició sesión como {0}. Se cerró la sesión en todos los demás dispositivos."

#: Account/PasswordCommands.swift
msgid "Old password:"
msgstr "Contraseña anterior:"

#: Account/PasswordCommands.swift
msgid "The password is changed. All other devices are logged out."
msgstr "La contraseña se cambió. Se cerró la sesión en todos los demás dispositivos."

#: Account/ProfileCommands.swift
msgid "give the new address, or the code that was sent there"
msgstr "dé la dirección nueva, o el código que se envió ahí"

#. {0} user.email
#: Account/ProfileCommands.swift
msgid "Your account has the address {0} now."
msgstr "Su cuenta ahora tiene la dirección {0}."

#. {0} signedIn.user.email
#: Account/ProfileCommands.swift
msgid "Delete the account of {0} with its favorites, ratings, reminders, photos and subscriptions?"
msgstr "¿Eliminar la cuenta de {0} con sus favoritos, calificaciones, recordatorios, fotos y suscripciones?"

#: Account/ProfileCommands.swift
msgid "The account is deleted, with everything that belonged to it."
msgstr "La cuenta se eliminó, con todo lo que era suyo."

#: Account/RateCommand.swift
msgid "give 1 to 5 stars, or --remove"
msgstr "dé de 1 a 5 estrellas, o --remove"

#. {0} id
#: Account/RateCommand.swift
msgid "Your rating of {0} is taken back."
msgstr "Se quitó su calificación de {0}."

#. {0} id; {1} stars; {2} mean; {3} mark.count
#: Account/RateCommand.swift
msgid ""
"You gave {0} {1, plural, one {# star} other {# stars}}; it has {2} from {3, plural, one {# rating} other {# ratings}}."
msgstr ""
"Usted dio a {0} {1, plural, one {# estrella} other {# estrellas}}; su promedio es {2}, con {3, plural, one {# "
"calificación} other {# calificaciones}}."

#. {0} new.user.email
#: Account/SignUpCommands.swift
msgid "Welcome! You are signed in as {0}."
msgstr "¡Le damos la bienvenida! Inició sesión como {0}."

#: Account/SignUpCommands.swift
msgid "no sign-up is under way here"
msgstr "aquí no hay ningún registro en marcha"

#: Account/SignUpCommands.swift
msgid "begin one: maricopa account sign-up"
msgstr "empiece uno: maricopa account sign-up"

#. {0} $0; {1} command
#: Account/SignUpCommands.swift
msgid "A letter with a code is on its way to {0}. Type it in within ten minutes: {1}"
msgstr "Un correo con un código va en camino a {0}. Escríbalo en menos de diez minutos: {1}"

#. {0} command
#: Account/SignUpCommands.swift
msgid "A letter with a code is on its way. Type it in within ten minutes: {0}"
msgstr "Un correo con un código va en camino. Escríbalo en menos de diez minutos: {0}"

#. {0} path
#: Account/SignUpCommands.swift
msgid "No mail server is named, so letters lie in {0}"
msgstr "No se ha indicado un servidor de correo, así que los correos quedan en {0}"

#: Admin/AdminLayoutCommands.swift
msgid "Name the button to change"
msgstr "Diga qué botón cambiar"

#: Admin/AdminLayoutCommands.swift
msgid "A section and its --title go together"
msgstr "Una sección y su --title van juntas"

#: Admin/AdminLayoutCommands.swift
msgid "Add or remove, one at a time"
msgstr "Agregue o quite, una cosa a la vez"

#: Admin/AdminLayoutCommands.swift
msgid "--label and --position go with --add"
msgstr "--label y --position van con --add"

#: Admin/AdminLayoutCommands.swift
msgid "Name the section to change"
msgstr "Diga qué sección cambiar"

#. {0} file
#: Admin/AdminLayoutCommands.swift
#: Admin/FieldOptions.swift
msgid "“{0}” is no text in UTF-8"
msgstr "“{0}” no es texto en UTF-8"

#: Admin/AdminLayoutCommands.swift
#: Admin/FieldOptions.swift
msgid "save it as UTF-8"
msgstr "guárdelo como UTF-8"

#. {0} id
#: Admin/AdminRecordCommands.swift
msgid "Delete {0}?"
msgstr "¿Eliminar {0}?"

#. {0} id
#: Admin/AdminRecordCommands.swift
msgid "deleted {0}"
msgstr "eliminado {0}"

#. {0} change
#: Admin/AdminRecordCommands.swift
msgid "maricopa admin rollback {0} brings it back"
msgstr "maricopa admin rollback {0} lo recupera"

#. {0} record.title; {1} day
#: Admin/AdminRecordCommands.swift
msgid "{0}: checked on {1}"
msgstr "{0}: revisado el {1}"

#. {0} record.title
#: Admin/AdminRecordCommands.swift
msgid "{0}: not on the recipes' home"
msgstr "{0}: no está en la portada de recetas"

#. {0} record.title
#: Admin/AdminRecordCommands.swift
msgid "{0}: on the recipes' home"
msgstr "{0}: en la portada de recetas"

#. {0} limit
#: Admin/AdminRecordCommands.swift
#: Events/NotificationsPageCommand.swift
#: Photos/AdminPhotosCommand.swift
msgid "The limit {0} is not within 1 and 1000"
msgstr "El límite {0} no está entre 1 y 1000"

#. {0} parts[0]; {1} kind.nouns
#: Admin/FieldOptions.swift
msgid "“{0}” is no field of {1}"
msgstr "“{0}” no es un campo de {1}"

#. {0} fields.map(\.rawValue).joined(separator: ", ")
#: Admin/FieldOptions.swift
msgid "write FIELD=TEXT with one of {0}"
msgstr "escriba CAMPO=TEXTO con uno de estos: {0}"

#: App/MaricopaApp.swift
msgid "the letters of accounts"
msgstr "los correos de las cuentas"

#: App/MaricopaApp.swift
msgid "use a link as pages and notifications carry them, such as maricopa://markets"
msgstr "use un enlace como los de las páginas y los avisos, por ejemplo maricopa://markets"

#. {0} before
#: Events/RemindCommand.swift
msgid "“{0}” is no time before an event; write 30m, 1h, 2d or 1d12h"
msgstr "“{0}” no es un tiempo antes de un evento; escriba 30m, 1h, 2d o 1d12h"

#. {0} occurrence ?? ""
#: Events/RemindCommand.swift
msgid "“{0}” is no day; write 2026-05-09, or with a time 2026-05-09T18:00"
msgstr "“{0}” no es un día; escriba 2026-05-09, o con una hora 2026-05-09T18:00"

#. {0} $0.minutes
#: Events/RemindCommand.swift
msgid "You are told on {0}."
msgstr "El aviso será el {0}."

#. {0} row.id
#: Events/RemindCommand.swift
msgid "To remove it: maricopa remind remove {0}"
msgstr "Para quitarlo: maricopa remind remove {0}"

#. {0} reminder.title
#: Events/RemindCommand.swift
msgid "You are no longer reminded of {0}."
msgstr "Ya no recibirá el recordatorio de {0}."

#. {0} kind.nouns; {1} file
#: Exchange/ExportCommand.swift
msgid "Wrote {0} to {1}"
msgstr "Se escribió en {1}: {0}"

#. {0} OnboardingScreen.count; {1} OnboardingScreen.count
#: Home/HomeCommands.swift
msgid "There are {0} pages: --page 1 to {1}."
msgstr "Hay {0} páginas: --page 1 a {1}."

#: Home/HomeCommands.swift
msgid "Location is off: lists begin with all, and maps at 85003."
msgstr "La ubicación está apagada: las listas empiezan con todo, y los mapas en 85003."

#: Home/HomeCommands.swift
msgid "Location is denied: lists begin with all, and maps at 85003."
msgstr "La ubicación no está permitida: las listas empiezan con todo, y los mapas en 85003."

#. {0} text
#: Home/HomeCommands.swift
msgid "You are at {0}, outside the county: no city is chosen for you."
msgstr "Usted está en {0}, fuera del condado: no se elige ninguna ciudad por usted."

#. {0} text; {1} listed(cities)
#: Home/HomeCommands.swift
msgid "You are in ZIP code {0}, {1}: lists begin there, and maps where you are."
msgstr "Está en el código postal {0}, {1}: las listas empiezan ahí, y los mapas donde usted está."

#. {0} text; {1} listed(cities)
#: Home/HomeCommands.swift
msgid "You are at {0}, in {1}: lists begin there, and maps where you are."
msgstr "Está en {0}, en {1}: las listas empiezan ahí, y los mapas donde usted está."

#: Imports/AdminImportCommand.swift
msgid "the format csv needs a mapping"
msgstr "el formato csv necesita una correspondencia de columnas"

#: Imports/AdminImportCommand.swift
msgid "add --mapping FILE"
msgstr "agregue --mapping ARCHIVO"

#: Imports/AdminImportCommand.swift
msgid "entries read"
msgstr "entradas leídas"

#. {0} reason
#: Imports/AdminImportCommand.swift
msgid "the file can't be read ({0})"
msgstr "el archivo no se puede leer ({0})"

#: Imports/AdminImportCommand.swift
msgid "check its permissions"
msgstr "revise sus permisos"

#: Lists/ListCommands.swift
msgid "name a file that ends in .svg or .geojson"
msgstr "dé un archivo que termine en .svg o .geojson"

#. {0} file
#: Lists/ListCommands.swift
msgid "“{0}” is no kind of map that can be drawn"
msgstr "“{0}” no es un tipo de mapa que se pueda dibujar"

#. {0} drawn.screen.text; {1} file
#: Lists/ListCommands.swift
msgid "{0}: written to {1}"
msgstr "{0}: escrito en {1}"

#: Lists/ListCommands.swift
msgid "copy it from the end of the page before"
msgstr "cópielo del final de la página anterior"

#. {0} text
#: Lists/ListCommands.swift
msgid "--after “{0}” names no page"
msgstr "--after “{0}” no nombra ninguna página"

#: Lists/ListOptions.swift
msgid "--limit is 1 to 1000"
msgstr "--limit va de 1 a 1000"

#: Lists/ListOptions.swift
msgid "--city and --zip don't go together: take one of them away"
msgstr "--city y --zip no van juntos: quite uno de los dos"

#. {0} option
#: Lists/ListOptions.swift
msgid "{0} names nothing"
msgstr "{0} no nombra nada"

#: Lists/ListOptions.swift
msgid "write a name after it, or leave it out"
msgstr "escriba un nombre después, o déjelo fuera"

#. {0} option; {1} kind.nouns
#: Lists/ListOptions.swift
msgid "{0} filters nothing of {1}"
msgstr "{0} no filtra nada en {1}"

#. {0} kinds.map(\.nouns).joined(separator: ", ")
#: Lists/ListOptions.swift
msgid "leave it out; it is for {0}"
msgstr "déjelo fuera; es para {0}"

#. {0} minRating
#: Lists/ListOptions.swift
msgid "--min-rating {0} is no number of stars"
msgstr "--min-rating {0} no es un número de estrellas"

#: Lists/ListOptions.swift
msgid "give 1 to 5"
msgstr "dé de 1 a 5"

#. {0} Filter.ages.upperBound
#: Lists/ListOptions.swift
msgid "give years, 0 to {0}"
msgstr "dé años, de 0 a {0}"

#. {0} age
#: Lists/ListOptions.swift
msgid "--age {0} is no age"
msgstr "--age {0} no es una edad"

#. {0} kind
#: Lists/RecordCommands.swift
msgid "“{0}” is no kind of record"
msgstr "“{0}” no es un tipo de registro"

#. {0} all
#: Lists/RecordCommands.swift
#: Lists/TypedFilters.swift
#: Site/SiteCommand.swift
msgid "use one of {0}"
msgstr "use uno de estos: {0}"

#: Lists/SearchCommand.swift
msgid "--limit takes 1 to 1000"
msgstr "--limit acepta de 1 a 1000"

#. {0} option; {1} text
#: Lists/TypedFilters.swift
msgid "{0} “{1}” is none of them"
msgstr "{0} “{1}” no es una de las opciones"

#. {0} text
#: Lists/TypedFilters.swift
msgid "--day “{0}” is no day of the week"
msgstr "--day “{0}” no es un día de la semana"

#: Lists/TypedFilters.swift
msgid "write it as sat or saturday"
msgstr "escríbalo como sat o saturday"

#. {0} text
#: Lists/TypedFilters.swift
msgid "“{0}” is no day"
msgstr "“{0}” no es un día"

#: Lists/TypedFilters.swift
msgid "write it as 2026-03-07"
msgstr "escríbalo así: 2026-03-07"

#: Lists/TypedFilters.swift
msgid "write it as now, 09:30 or 2026-03-07T09:30"
msgstr "escríbalo como now, 09:30 o 2026-03-07T09:30"

#. {0} text
#: Lists/TypedFilters.swift
msgid "--open-at “{0}” is no moment"
msgstr "--open-at “{0}” no es un momento"

#. {0} text
#: Lists/TypedFilters.swift
msgid "--cost “{0}” is no price"
msgstr "--cost “{0}” no es un precio"

#: Lists/TypedFilters.swift
msgid "write free, or whole dollars such as 10"
msgstr "escriba free (gratis), o dólares enteros como 10"

#: Lists/TypedFilters.swift
msgid "write a ZIP code such as 85281, or degrees such as 33.42,-111.94"
msgstr "escriba un código postal como 85281, o grados como 33.42,-111.94"

#. {0} text
#: Lists/TypedFilters.swift
msgid "--near “{0}” is no place"
msgstr "--near “{0}” no es un lugar"

#. {0} zip
#: Lists/TypedFilters.swift
msgid "nobody knows where {0} is"
msgstr "no se sabe dónde está {0}"

#. {0} zip
#: Lists/TypedFilters.swift
msgid "use --zip {0} for what has that code"
msgstr "use --zip {0} para lo que tiene ese código"

#. {0} text
#: Lists/TypedFilters.swift
msgid "--radius “{0}” is no distance"
msgstr "--radius “{0}” no es una distancia"

#: Lists/TypedFilters.swift
msgid "write it as 5mi, 8km or 500m"
msgstr "escríbalo como 5mi, 8km o 500m"

#. {0} state
#: Photos/AdminPhotosCommand.swift
msgid "“{0}” is no state of a photo; write waiting, shown or refused"
msgstr "“{0}” no es un estado de una foto; escriba waiting, shown o refused"

#. {0} photo.title
#: Photos/AdminPhotosCommand.swift
msgid "The photo of {0} is shown to all."
msgstr "La foto de {0} se muestra a todos."

#. {0} photo.title
#: Photos/AdminPhotosCommand.swift
msgid "The photo of {0} was refused."
msgstr "La foto de {0} fue rechazada."

#: Photos/AdminPhotosCommand.swift
msgid "give a file, or --remove"
msgstr "dé un archivo, o --remove"

#. {0} record.title
#: Photos/AdminPhotosCommand.swift
msgid "{0} has no picture anymore."
msgstr "{0} ya no tiene imagen."

#. {0} record.title
#: Photos/AdminPhotosCommand.swift
msgid "{0} has its picture."
msgstr "{0} tiene su imagen."

#. {0} photo.title
#: Photos/PhotoCommand.swift
msgid "Your photo of {0} waits for an admin to look at it."
msgstr "Su foto de {0} está en espera de revisión."

#. {0} photo.id.rawValue
#: Photos/PhotoCommand.swift
msgid "To remove it: maricopa photo remove {0}"
msgstr "Para quitarla: maricopa photo remove {0}"

#: Photos/PhotoCommand.swift
msgid "There are no photos yet."
msgstr "Todavía no hay fotos."

#: Photos/PhotoCommand.swift
msgid "waits for an admin"
msgstr "en espera de revisión"

#: Photos/PhotoCommand.swift
msgid "shown to all"
msgstr "se muestra a todos"

#: Photos/PhotoCommand.swift
msgid "refused"
msgstr "rechazada"

#. {0} photo.reason
#: Photos/PhotoCommand.swift
msgid "refused: {0}"
msgstr "rechazada: {0}"

#. {0} photo.title
#: Photos/PhotoCommand.swift
msgid "The photo of {0} was removed."
msgstr "La foto de {0} se quitó."

#. {0} version
#: Screens/AdminText.swift
msgid "version {0}"
msgstr "versión {0}"

#. {0} screen.source
#: Screens/AdminText.swift
msgid "source: {0}"
msgstr "fuente: {0}"

#. {0} $0
#: Screens/AdminText.swift
msgid "such as {0}"
msgstr "como {0}"

#: Screens/AdminText.swift
msgid "(needed)"
msgstr "(necesario)"

#. {0} row.at.shown; {1} row.by
#: Screens/AdminText.swift
msgid "{0} by {1}"
msgstr "{0}, por {1}"

#. {0} next
#: Screens/AdminText.swift
msgid "older: --before {0}"
msgstr "anteriores: --before {0}"

#. {0} row.ask
#: Screens/AdminText.swift
msgid "ask {0}"
msgstr "pregunte: {0}"

#: Screens/AdminText.swift
msgid "Button"
msgstr "Botón"

#: Screens/AdminText.swift
msgid "Icon"
msgstr "Icono"

#: Screens/AdminText.swift
msgid "Title"
msgstr "Título"

#: Screens/AdminText.swift
msgid "Destination"
msgstr "Destino"

#: Screens/AdminText.swift
msgid "Section"
msgstr "Sección"

#. {0} section.title; {1} section.version
#: Screens/AdminText.swift
msgid "{0}, version {1}"
msgstr "{0}, versión {1}"

#. {0} removed
#: Screens/AdminText.swift
msgid "removed: {0}"
msgstr "quitados: {0}"

#. {0} tenths / 10; {1} tenths % 10
#: Screens/HomeText.swift
msgid "{0}.{1} miles from where you are, as the crow flies"
msgstr "{0}.{1} millas desde donde usted está, en línea recta"

#: Screens/ImportText.swift
msgctxt "an entry"
msgid "refused"
msgstr "rechazado"

#. {0} refusal.line
#: Screens/ImportText.swift
msgid "line {0}"
msgstr "línea {0}"

#: Screens/ImportText.swift
msgctxt "an entry"
msgid "kept"
msgstr "conservado"

#. {0} note.count.grouped; {1} note.what; {2} note.firstLine
#: Screens/ImportText.swift
msgid "{0}× {1} (first in line {2})"
msgstr "{0}× {1} (primero en la línea {2})"

#. {0} count - Self.shown
#: Screens/ImportText.swift
msgid "and {0} more: see --json or --report"
msgstr "y {0} más: vea --json o --report"

#: Screens/ListText.swift
msgid "(--clear removes them)"
msgstr "(--clear los quita)"

#. {0} screen.kind.plural; {1} next
#: Screens/ListText.swift
msgid "Next page: maricopa {0} --after {1}"
msgstr "Página siguiente: maricopa {0} --after {1}"

#. {0} screen.session
#: Screens/ListText.swift
msgid "A record of these: maricopa show ID --in {0}"
msgstr "Un registro de estos: maricopa show ID --in {0}"

#. {0} screen.back.label; {1} screen.back.target
#: Screens/ListText.swift
msgid "Back: {0}, {1}"
msgstr "Volver: {0}, {1}"

#. {0} tenths / 10; {1} tenths % 10; {2} rating.count
#: Screens/ListText.swift
msgid "{0}.{1} stars ({2})"
msgstr "{0}.{1} estrellas ({2})"

#. {0} tenths / 10; {1} tenths % 10
#: Screens/ListText.swift
msgid "{0}.{1} miles"
msgstr "{0}.{1} millas"

#. {0} (tenths + 5) / 10
#: Screens/ListText.swift
msgid "{0} miles"
msgstr "{0} millas"

#. {0} $0.minutes
#: Screens/NotificationsText.swift
msgid "told {0}"
msgstr "aviso el {0}"

#: Screens/NotificationsText.swift
msgid "The event was called off: nothing is told."
msgstr "El evento se canceló: no habrá aviso."

#: Screens/NotificationsText.swift
msgid "Nothing is left to tell."
msgstr "No queda nada que avisar."

#: Screens/NotificationsText.swift
msgid "The event is no longer in the directory."
msgstr "El evento ya no está en el directorio."

#: Screens/NotificationsText.swift
msgid "Told"
msgstr "Avisos dados"

#. {0} next
#: Screens/NotificationsText.swift
msgid "There are older ones: --before {0}"
msgstr "Hay anteriores: --before {0}"

#: Screens/NotificationsText.swift
msgid "(no longer in the directory)"
msgstr "(ya no está en el directorio)"

#. {0} row.size; {1} row.sender; {2} row.sentAt.minutes
#: Screens/NotificationsText.swift
msgid "{0}, sent by {1} on {2}"
msgstr "{0}, de {1}, enviada el {2}"

#. {0} judge; {1} at.minutes
#: Screens/NotificationsText.swift
msgid "shown by {0} on {1}"
msgstr "mostrada por {0} el {1}"

#. {0} judge; {1} at.minutes
#: Screens/NotificationsText.swift
msgid "refused by {0} on {1}"
msgstr "rechazada por {0} el {1}"

#: Screens/NotificationsText.swift
msgid "Then: maricopa admin photos accept ID, or refuse ID --reason TEXT"
msgstr "Después: maricopa admin photos accept ID, o refuse ID --reason TEXTO"

#: Screens/PeopleText.swift
msgid "Address"
msgstr "Dirección"

#: Screens/PeopleText.swift
msgid "In the log"
msgstr "En el registro"

#: Screens/PeopleText.swift
msgid "maricopa admin role EMAIL admin, or: maricopa admin remove-user EMAIL"
msgstr "maricopa admin role CORREO admin, o: maricopa admin remove-user CORREO"

#. {0} last.id
#: Screens/PeopleText.swift
msgid "More: maricopa admin users --after {0}"
msgstr "Más: maricopa admin users --after {0}"

#: Screens/PeopleText.swift
msgid "Topic"
msgstr "Tema"

#: Screens/PeopleText.swift
msgid "ZIP"
msgstr "Código postal"

#: Screens/PeopleText.swift
msgid "A table of them: maricopa admin subscribers --csv FILE"
msgstr "Una tabla de ellos: maricopa admin subscribers --csv ARCHIVO"

#: Screens/PeopleText.swift
msgid "waits"
msgstr "en espera"

#. {0} row.recipient
#: Screens/PeopleText.swift
msgid "to {0}"
msgstr "para {0}"

#: Screens/PeopleText.swift
msgid "given up"
msgstr "ya no se enviará"

#: Screens/PeopleText.swift
msgid "Try one at once: maricopa admin mail --send-again ID"
msgstr "Intente uno ahora mismo: maricopa admin mail --send-again ID"

#. {0} field.value; {1} choices
#: Screens/PeopleText.swift
msgid "{0}, of {1}"
msgstr "{0}, de: {1}"

#. {0} lists
#: Screens/SearchText.swift
msgid "Try other words, or look through a list: {0}."
msgstr "Pruebe con otras palabras o mire una lista: {0}."

#: Screens/SiteSettingsText.swift
msgid "not set"
msgstr "sin fijar"

#. {0} line
#: Screens/SiteSettingsText.swift
#: Site/SiteCommand.swift
msgid "Note: {0}"
msgstr "Nota: {0}"

#: Site/ShareCommand.swift
msgid "take --ics away, or name an event"
msgstr "quite --ics, o dé un evento"

#. {0} id
#: Site/ShareCommand.swift
msgid "{0} is no event that a calendar could hold"
msgstr "{0} no es un evento que un calendario pueda contener"

#. {0} id
#: Site/ShareCommand.swift
msgid "{0} is no recipe"
msgstr "{0} no es una receta"

#: Site/ShareCommand.swift
msgid "take --print away, or name a recipe"
msgstr "quite --print, o dé una receta"

#. {0} links.app
#: Site/ShareCommand.swift
msgid "In the app: {0}"
msgstr "En la aplicación: {0}"

#. {0} page
#: Site/ShareCommand.swift
msgid "On the web: {0}"
msgstr "En la web: {0}"

#: Site/ShareCommand.swift
msgid "For a link on the web: maricopa site settings base https://example.org/healthy/"
msgstr "Para un enlace en la web: maricopa site settings base https://example.org/healthy/"

#. {0} file.path
#: Site/ShareCommand.swift
msgid "Wrote {0}"
msgstr "Se escribió {0}"

#: Site/SiteCommand.swift
msgid "files ready"
msgstr "archivos listos"

#. {0} report.files; {1} folder; {2} report.written; {3} report.removed
#: Site/SiteCommand.swift
msgid "{0, plural, one {# file} other {# files}} in {1}: {2} written, {3} removed"
msgstr "{0, plural, one {# archivo} other {# archivos}} en {1}: escritos {2}, quitados {3}"

#. {0} path
#: Site/SiteCommand.swift
msgid "Left, because somebody changed it since: {0}"
msgstr "Se dejó, porque alguien lo cambió después: {0}"

#. {0} name
#: Site/SiteCommand.swift
msgid "“{0}” is no setting of the site"
msgstr "“{0}” no es un ajuste del sitio"

#. {0} name
#: Site/SiteCommand.swift
msgid "nothing says what to do with {0}"
msgstr "nada dice qué hacer con {0}"

#: Site/SiteCommand.swift
msgid "give a value, or --remove"
msgstr "dé un valor, o --remove"
"""#
