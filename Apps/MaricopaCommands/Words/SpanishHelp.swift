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

#: Account/AccountCommand.swift
msgid "Sign up, log in, and look after your account."
msgstr "Registrarse, iniciar sesión y administrar su cuenta."

#: Account/AccountCommand.swift
msgid ""
"Passwords are asked for without being shown; where nobody is at a terminal they are lines of standard input. Codes "
"come by e-mail: into the folder maricopa.outbox beside the data unless an admin named a mail server.\n\nThe data hold "
"each account's address and a scrypt hash of its password, and so do backups and archives of them. Beside the data, in "
"files that only you can read and that no backup holds, lie the key of codes and sessions (maricopa.key), who is "
"logged in here (maricopa.session), by what accounts know this device (maricopa.device), a sign-up or a new password "
"under way (maricopa.sign-up, maricopa.reset), how letters are sent (maricopa.mail) and what happened that bears on "
"security (maricopa-security.log).\n\nEXAMPLE: maricopa account sign-up ana@example.org --name Ana\n         maricopa "
"account verify 004217\n         maricopa account profile"
msgstr ""
"Las contraseñas se piden sin mostrarlas; si no hay nadie en una terminal, son líneas de la entrada estándar. Los "
"códigos llegan por correo electrónico: a la carpeta maricopa.outbox junto a los datos, a menos que se haya indicado "
"un servidor de correo.\n\nLos datos contienen la dirección de cada cuenta y un hash scrypt de su contraseña, y "
"también los contienen sus copias de seguridad y archivos de exportación. Junto a los datos, en archivos que solo "
"usted puede leer y que ninguna copia de seguridad incluye, están la clave de los códigos y las sesiones "
"(maricopa.key), quién tiene la sesión abierta aquí (maricopa.session), con qué identificación conocen las cuentas "
"este dispositivo (maricopa.device), un registro de cuenta o una contraseña nueva en marcha (maricopa.sign-up, "
"maricopa.reset), cómo se envían los correos (maricopa.mail) y lo que pasó en materia de seguridad "
"(maricopa-security.log).\n\nEJEMPLO: maricopa account sign-up ana@example.org --name Ana\n         maricopa account "
"verify 004217\n         maricopa account profile"

#: Account/AdminAccountCommands.swift
msgid "Make a user an admin, or a member again."
msgstr "Dar a una cuenta la función de administración, o la de integrante otra vez."

#: Account/AdminAccountCommands.swift
msgid ""
"Whoever owns the data folder may do this without an account.\n\nEXAMPLE: maricopa admin role ana@example.org admin"
msgstr ""
"Quien tiene la carpeta de datos puede hacer esto sin una cuenta.\n\nEJEMPLO: maricopa admin role ana@example.org admin"

#: Account/AdminAccountCommands.swift
#: Account/PasswordCommands.swift
msgid "The address of the account."
msgstr "La dirección de la cuenta."

#: Account/AdminAccountCommands.swift
msgid "admin or member."
msgstr "admin (administración) o member (integrante)."

#: Account/AdminAccountCommands.swift
#: Account/FavoriteCommand.swift
#: Account/LoginCommands.swift
msgid "Global options"
msgstr "Opciones globales"

#: Account/AdminAccountCommands.swift
msgid "Sign a user out on every device, as after a loss."
msgstr "Cerrar la sesión de una cuenta en todos los dispositivos, por ejemplo si se perdió uno."

#: Account/AdminAccountCommands.swift
msgid "EXAMPLE: maricopa admin sign-out ana@example.org"
msgstr "EJEMPLO: maricopa admin sign-out ana@example.org"

#: Account/AdminAccountCommands.swift
msgid "Have codes for a new password mailed to a user again."
msgstr "Permitir que se envíen otra vez a una cuenta códigos para una contraseña nueva."

#: Account/AdminAccountCommands.swift
msgid ""
"After a hundred wrong codes none are mailed to the address anymore, until the owner logs in.\n\nEXAMPLE: maricopa "
"admin allow-codes ana@example.org"
msgstr ""
"Después de cien códigos equivocados ya no se envía ninguno a la dirección, hasta que se inicie sesión con "
"ella.\n\nEJEMPLO: maricopa admin allow-codes ana@example.org"

#: Account/AdminAccountCommands.swift
msgid "List the accounts, the oldest first."
msgstr "Mostrar la lista de cuentas, primero las más antiguas."

#: Account/AdminAccountCommands.swift
msgid ""
"The last column is the digest by which the security log names the address.\n\nEXAMPLE: maricopa admin users --limit "
"100"
msgstr ""
"La última columna es el resumen criptográfico con que el registro de seguridad nombra la dirección.\n\nEJEMPLO: "
"maricopa admin users --limit 100"

#: Account/AdminAccountCommands.swift
#: Account/FavoriteCommand.swift
msgid "Largest number of rows."
msgstr "Número máximo de filas."

#: Account/AdminAccountCommands.swift
#: Account/FavoriteCommand.swift
msgid "The id after which to begin."
msgstr "El id después del cual empezar."

#: Account/AdminAccountCommands.swift
#: Account/FavoriteCommand.swift
#: Account/RateCommand.swift
msgid "id"
msgstr "id"

#: Account/AdminAccountCommands.swift
msgid "Remove an account with everything that belongs to it."
msgstr "Quitar una cuenta con todo lo que es suyo."

#: Account/AdminAccountCommands.swift
msgid "EXAMPLE: maricopa admin remove-user ana@example.org"
msgstr "EJEMPLO: maricopa admin remove-user ana@example.org"

#: Account/AdminAccountCommands.swift
msgid "List whom news are to be sent to."
msgstr "Mostrar la lista de las personas que reciben noticias."

#: Account/AdminAccountCommands.swift
msgid ""
"EXAMPLE: maricopa admin subscribers events\n         maricopa admin subscribers events --csv events.csv\n         "
"maricopa admin subscribers --remove ana@example.org"
msgstr ""
"EJEMPLO: maricopa admin subscribers events\n         maricopa admin subscribers events --csv events.csv\n         "
"maricopa admin subscribers --remove ana@example.org"

#: Account/AdminAccountCommands.swift
msgid "The topic; all without one."
msgstr "El tema; sin él, todos."

#: Account/AdminAccountCommands.swift
msgid "Write them into a table of comma-separated values."
msgstr "Escribir la lista en una tabla de valores separados por comas."

#: Account/AdminAccountCommands.swift
msgid "The address that is to get no more news."
msgstr "La dirección que ya no debe recibir noticias."

#: Account/AdminAccountCommands.swift
#: Account/LoginCommands.swift
#: Account/PasswordCommands.swift
msgid "email"
msgstr "correo"

#: Account/AdminAccountCommands.swift
msgid "Show and set how letters with codes are sent, and which wait or were given up."
msgstr "Mostrar y configurar cómo se envían los correos con códigos, y cuáles están en espera o ya no se enviarán."

#: Account/AdminAccountCommands.swift
msgid ""
"Without a server letters are files in maricopa.outbox beside the data. The password of a server's user is asked for, "
"and kept in a file that only you can read.\n\nEXAMPLE: maricopa admin mail\n         maricopa admin mail --server "
"smtps://news@mail.example.org --from news@example.org\n         maricopa admin mail --server "
"file:/var/mail/out\n         maricopa admin mail --clear\n         maricopa admin mail --send-again "
"019cd1a2-8c00-7e55-9c3b-5d1f0e2a7b44"
msgstr ""
"Sin un servidor, los correos son archivos en maricopa.outbox junto a los datos. La contraseña de un servidor se pide, "
"y se guarda en un archivo que solo usted puede leer.\n\nEJEMPLO: maricopa admin mail\n         maricopa admin mail "
"--server smtps://news@mail.example.org --from news@example.org\n         maricopa admin mail --server "
"file:/var/mail/out\n         maricopa admin mail --clear\n         maricopa admin mail --send-again "
"019cd1a2-8c00-7e55-9c3b-5d1f0e2a7b44"

#: Account/AdminAccountCommands.swift
msgid "file:/FOLDER, smtp://USER@HOST:PORT or smtps://USER@HOST."
msgstr "file:/CARPETA, smtp://USUARIO@SERVIDOR:PUERTO o smtps://USUARIO@SERVIDOR."

#: Account/AdminAccountCommands.swift
msgid "The address letters are from."
msgstr "La dirección de la que vienen los correos."

#: Account/AdminAccountCommands.swift
msgid "Write letters into the folder beside the data again."
msgstr "Volver a escribir los correos en la carpeta junto a los datos."

#: Account/AdminAccountCommands.swift
msgid "Send a letter that waits at once."
msgstr "Enviar ahora mismo un correo que está en espera."

#: Account/AdminAccountCommands.swift
msgid "role"
msgstr "función"

#: Account/AdminAccountCommands.swift
#: Account/FavoriteCommand.swift
#: Admin/AdminRecordCommands.swift
msgid "limit"
msgstr "límite"

#: Account/AdminAccountCommands.swift
#: Account/SubscribeCommands.swift
msgid "topic"
msgstr "tema"

#: Account/AdminAccountCommands.swift
msgid "csv"
msgstr "csv"

#: Account/AdminAccountCommands.swift
msgid "server"
msgstr "servidor"

#: Account/AdminAccountCommands.swift
msgid "from"
msgstr "desde"

#: Account/FavoriteCommand.swift
msgid "Keep what you like, and find it again."
msgstr "Guardar lo que le gusta y encontrarlo después."

#: Account/FavoriteCommand.swift
msgid ""
"What you keep belongs to your account: sign up or log in first.\n\nEXAMPLE: maricopa favorite add "
"usda-1018235\n         maricopa favorite"
msgstr ""
"Lo que guarda pertenece a su cuenta: primero regístrese o inicie sesión.\n\nEJEMPLO: maricopa favorite add "
"usda-1018235\n         maricopa favorite"

#: Account/FavoriteCommand.swift
msgid "Keep a record."
msgstr "Guardar un registro."

#: Account/FavoriteCommand.swift
msgid "EXAMPLE: maricopa favorite add usda-1018235"
msgstr "EJEMPLO: maricopa favorite add usda-1018235"

#: Account/FavoriteCommand.swift
#: Account/RateCommand.swift
#: Photos/AdminPhotosCommand.swift
msgid "The record's id, as lists show it."
msgstr "El id del registro, como aparece en las listas."

#: Account/FavoriteCommand.swift
msgid "Keep a record no more, also one that was deleted."
msgstr "Dejar de guardar un registro, aunque se haya eliminado."

#: Account/FavoriteCommand.swift
msgid "EXAMPLE: maricopa favorite remove usda-1018235"
msgstr "EJEMPLO: maricopa favorite remove usda-1018235"

#: Account/FavoriteCommand.swift
#: Admin/AdminRecordCommands.swift
#: Site/ShareCommand.swift
msgid "The record's id."
msgstr "El id del registro."

#: Account/FavoriteCommand.swift
msgid "List what you keep, the last kept first."
msgstr "Mostrar la lista de lo que guarda, primero lo último."

#: Account/FavoriteCommand.swift
msgid "EXAMPLE: maricopa favorite list\n         maricopa favorite list --limit 50 --json"
msgstr "EJEMPLO: maricopa favorite list\n         maricopa favorite list --limit 50 --json"

#: Account/LoginCommands.swift
msgid "Log in with your address and your password."
msgstr "Iniciar sesión con su dirección y su contraseña."

#: Account/LoginCommands.swift
msgid ""
"Without an address it shows what is asked. Whoever was logged in here before is logged out.\n\nEXAMPLE: maricopa "
"account login ana@example.org"
msgstr ""
"Sin una dirección muestra lo que se pide. Si alguien tenía la sesión abierta aquí, se cierra.\n\nEJEMPLO: maricopa "
"account login ana@example.org"

#: Account/LoginCommands.swift
#: Account/SignUpCommands.swift
msgid "Your e-mail address."
msgstr "Su correo electrónico."

#: Account/LoginCommands.swift
msgid "Log out, here or on every device."
msgstr "Cerrar la sesión, aquí o en todos los dispositivos."

#: Account/LoginCommands.swift
msgid "EXAMPLE: maricopa account logout\n         maricopa account logout --everywhere"
msgstr "EJEMPLO: maricopa account logout\n         maricopa account logout --everywhere"

#: Account/LoginCommands.swift
msgid "Log out on every device."
msgstr "Cerrar la sesión en todos los dispositivos."

#: Account/LoginCommands.swift
msgid "Show where you are logged in, and end one of them."
msgstr "Mostrar dónde tiene la sesión abierta, y cerrar una de esas sesiones."

#: Account/LoginCommands.swift
msgid ""
"To end others than this one you type your password, unless you did so within the last ten minutes.\n\nEXAMPLE: "
"maricopa account sessions\n         maricopa account sessions --end 0197c1de-…\n         maricopa account sessions "
"--end-others"
msgstr ""
"Para cerrar otras sesiones que no sean esta tiene que escribir su contraseña, a menos que lo haya hecho en los "
"últimos diez minutos.\n\nEJEMPLO: maricopa account sessions\n         maricopa account sessions --end "
"0197c1de-…\n         maricopa account sessions --end-others"

#: Account/LoginCommands.swift
msgid "The id of the one to end."
msgstr "El id de la sesión que se va a cerrar."

#: Account/LoginCommands.swift
msgid "End all but this one."
msgstr "Cerrar todas menos esta."

#: Account/LoginCommands.swift
msgid "end"
msgstr "fin"

#: Account/PasswordCommands.swift
msgid "Have a code sent for a new password."
msgstr "Pedir que se envíe un código para una contraseña nueva."

#: Account/PasswordCommands.swift
msgid ""
"The answer is the same whether or not there is an account of that address.\n\nEXAMPLE: maricopa account forgot "
"ana@example.org"
msgstr ""
"La respuesta es la misma, exista o no una cuenta con esa dirección.\n\nEJEMPLO: maricopa account forgot "
"ana@example.org"

#: Account/PasswordCommands.swift
msgid "Set a new password with the code from the letter."
msgstr "Poner una contraseña nueva con el código del correo."

#: Account/PasswordCommands.swift
msgid ""
"The code is good once, and only where you asked for it. You are logged in here, and logged out everywhere "
"else.\n\nEXAMPLE: maricopa account reset 004217"
msgstr ""
"El código sirve una sola vez, y solo donde lo pidió. Se inicia su sesión aquí, y se cierra en todos los demás "
"dispositivos.\n\nEJEMPLO: maricopa account reset 004217"

#: Account/PasswordCommands.swift
#: Account/SignUpCommands.swift
msgid "The six digits."
msgstr "Los seis dígitos."

#: Account/PasswordCommands.swift
msgid "Change your password."
msgstr "Cambiar su contraseña."

#: Account/PasswordCommands.swift
msgid "Asks for the old one and the new one; all other devices are logged out.\n\nEXAMPLE: maricopa account password"
msgstr ""
"Pide la anterior y la nueva; se cierra la sesión en todos los demás dispositivos.\n\nEJEMPLO: maricopa account "
"password"

#: Account/PasswordCommands.swift
#: Account/ProfileCommands.swift
#: Account/SignUpCommands.swift
msgid "code"
msgstr "código"

#: Account/ProfileCommands.swift
msgid "Show who you are here, and change what you are called."
msgstr "Mostrar quién es usted aquí, y cambiar su nombre."

#: Account/ProfileCommands.swift
msgid "EXAMPLE: maricopa account profile\n         maricopa account profile --name \"Ana María\""
msgstr "EJEMPLO: maricopa account profile\n         maricopa account profile --name \"Ana María\""

#: Account/ProfileCommands.swift
#: Account/SignUpCommands.swift
msgid "Your name, as the app greets you."
msgstr "Su nombre, para los saludos de la aplicación."

#: Account/ProfileCommands.swift
msgid "Move your account to another address."
msgstr "Pasar su cuenta a otra dirección."

#: Account/ProfileCommands.swift
msgid ""
"A code goes to the new address; with --code the account moves there, and the old address is told.\n\nEXAMPLE: "
"maricopa account email ana@example.com\n         maricopa account email --code 004217"
msgstr ""
"Se envía un código a la dirección nueva; con --code la cuenta pasa a ella, y se avisa a la dirección "
"anterior.\n\nEJEMPLO: maricopa account email ana@example.com\n         maricopa account email --code 004217"

#: Account/ProfileCommands.swift
msgid "The new address."
msgstr "La dirección nueva."

#: Account/ProfileCommands.swift
msgid "The code that was sent there."
msgstr "El código que se envió ahí."

#: Account/ProfileCommands.swift
msgid "Delete your account with everything that belongs to it."
msgstr "Eliminar su cuenta con todo lo que es suyo."

#: Account/ProfileCommands.swift
msgid ""
"Your favorites, ratings, reminders, photos and subscriptions go with it, at once and for good. Backups and archives "
"made before still hold it, and the log of changes keeps what was noted of reminders and photos, under an id that "
"names nobody anymore.\n\nEXAMPLE: maricopa account delete"
msgstr ""
"Sus favoritos, calificaciones, recordatorios, fotos y suscripciones se eliminan con ella, de inmediato y para "
"siempre. Las copias de seguridad y los archivos de exportación hechos antes todavía la contienen, y el historial de "
"cambios conserva lo que se anotó de recordatorios y fotos, con un id que ya no nombra a nadie.\n\nEJEMPLO: maricopa "
"account delete"

#: Account/ProfileCommands.swift
#: Account/SignUpCommands.swift
#: Account/SubscribeCommands.swift
msgid "name"
msgstr "nombre"

#: Account/RateCommand.swift
msgid "Rate a record with 1 to 5 stars, or take your rating back."
msgstr "Calificar un registro con 1 a 5 estrellas, o quitar su calificación."

#: Account/RateCommand.swift
msgid ""
"You have one rating of each record; another one takes its place.\n\nEXAMPLE: maricopa rate usda-1018235 4\n         "
"maricopa rate usda-1018235 --remove"
msgstr ""
"Usted tiene una sola calificación de cada registro; si da otra, la reemplaza.\n\nEJEMPLO: maricopa rate usda-1018235 "
"4\n         maricopa rate usda-1018235 --remove"

#: Account/RateCommand.swift
msgid "1 to 5."
msgstr "De 1 a 5."

#: Account/RateCommand.swift
msgid "Take your rating back."
msgstr "Quitar su calificación."

#: Account/RateCommand.swift
#: Lists/ListOptions.swift
msgid "stars"
msgstr "estrellas"

#: Account/SignUpCommands.swift
msgid "Create an account: a letter with a code comes to the address."
msgstr "Crear una cuenta: llega un correo con un código a la dirección."

#: Account/SignUpCommands.swift
msgid ""
"Without an address it shows what an account is for and what is asked. There is no account before its code was typed "
"in, and the answer is the same for an address that has one already.\n\nEXAMPLE: maricopa account sign-up "
"ana@example.org --name Ana"
msgstr ""
"Sin una dirección muestra para qué es una cuenta y lo que se pide. La cuenta no existe hasta que se escribe su "
"código, y la respuesta es la misma para una dirección que ya tiene una.\n\nEJEMPLO: maricopa account sign-up "
"ana@example.org --name Ana"

#: Account/SignUpCommands.swift
msgid "Finish the sign-up with the code from the letter."
msgstr "Terminar el registro con el código del correo."

#: Account/SignUpCommands.swift
msgid "EXAMPLE: maricopa account verify 004217"
msgstr "EJEMPLO: maricopa account verify 004217"

#: Account/SignUpCommands.swift
msgid "Have another letter sent for the sign-up under way."
msgstr "Pedir otro correo para el registro en marcha."

#: Account/SignUpCommands.swift
msgid "EXAMPLE: maricopa account resend"
msgstr "EJEMPLO: maricopa account resend"

#: Account/SubscribeCommands.swift
msgid "Subscribe to news, or show the form."
msgstr "Suscribirse a las noticias, o mostrar el formulario."

#: Account/SubscribeCommands.swift
msgid ""
"News go to the address of your account. Without topics it shows the form and what you subscribed to.\n\nEXAMPLE: "
"maricopa subscribe newsletter events --zip 85003"
msgstr ""
"Las noticias van a la dirección de su cuenta. Sin temas muestra el formulario y sus suscripciones.\n\nEJEMPLO: "
"maricopa subscribe newsletter events --zip 85003"

#: Account/SubscribeCommands.swift
msgid "newsletter, markets, recipes, parks, active, events, resources."
msgstr "newsletter, markets, recipes, parks, active, events, resources."

#: Account/SubscribeCommands.swift
msgid "Your name, as letters greet you."
msgstr "Su nombre, para los saludos de los correos."

#: Account/SubscribeCommands.swift
msgid "Your ZIP code, to hear of what is near."
msgstr "Su código postal, para saber de lo que hay cerca."

#: Account/SubscribeCommands.swift
msgid "Show what you subscribed to, and end some of it."
msgstr "Mostrar sus suscripciones, y terminar algunas."

#: Account/SubscribeCommands.swift
msgid "EXAMPLE: maricopa subscriptions\n         maricopa subscriptions --end events"
msgstr "EJEMPLO: maricopa subscriptions\n         maricopa subscriptions --end events"

#: Account/SubscribeCommands.swift
msgid "A topic to hear of no more; may be repeated."
msgstr "Un tema del que ya no quiere noticias; se puede repetir."

#: Account/SubscribeCommands.swift
msgid "Show what there is to set and to read."
msgstr "Mostrar lo que se puede ajustar y leer."

#: Account/SubscribeCommands.swift
msgid "EXAMPLE: maricopa settings\n         maricopa settings location 85281"
msgstr "EJEMPLO: maricopa settings\n         maricopa settings location 85281"

#: Account/SubscribeCommands.swift
msgid "Show the settings; the command without a name."
msgstr "Mostrar los ajustes; es lo que hace el comando sin un nombre."

#: Account/SubscribeCommands.swift
msgid "EXAMPLE: maricopa settings show"
msgstr "EJEMPLO: maricopa settings show"

#: Account/SubscribeCommands.swift
msgid "topics"
msgstr "temas"

#: Account/SubscribeCommands.swift
#: Lists/ListOptions.swift
msgid "zip"
msgstr "código"

#: Admin/AdminCommand.swift
msgid "Change what everybody sees."
msgstr "Cambiar lo que ven todos."

#: Admin/AdminCommand.swift
msgid ""
"Whoever runs maricopa on their own data owns it: these commands, and maricopa open with the link of an admin's page, "
"ask for no account.\n\nEXAMPLE: maricopa admin\n         maricopa admin edit usda-1018235 --set hours=\"Sat "
"07:00-12:00\"\n         maricopa admin history usda-1018235"
msgstr ""
"Quien usa maricopa con sus propios datos manda en ellos: estos comandos, y maricopa open con el enlace de una página "
"de administración, no piden una cuenta.\n\nEJEMPLO: maricopa admin\n         maricopa admin edit usda-1018235 --set "
"hours=\"sáb 07:00-12:00\"\n         maricopa admin history usda-1018235"

#: Admin/AdminCommand.swift
msgid "Show what there is to do."
msgstr "Mostrar lo que se puede hacer."

#: Admin/AdminCommand.swift
msgid "EXAMPLE: maricopa admin"
msgstr "EJEMPLO: maricopa admin"

#: Admin/AdminLayoutCommands.swift
msgid "Show and change the buttons of a kind's records: icon, title, destination, place."
msgstr "Mostrar y cambiar los botones de los registros de un tipo: icono, título, destino, lugar."

#: Admin/AdminLayoutCommands.swift
msgid ""
"A destination is one of the record's links, something the app does, or an address; of several the first that a record "
"has counts.\n\nEXAMPLE: maricopa admin buttons markets\n         maricopa admin buttons markets more-info --title "
"Website --icon globe --destination website,facebook\n         maricopa admin buttons recipes eat-healthy "
"--destination https://www.azhealthzone.org"
msgstr ""
"Un destino es uno de los enlaces del registro, algo que hace la aplicación, o una dirección; si hay varios, vale el "
"primero que tenga el registro.\n\nEJEMPLO: maricopa admin buttons markets\n         maricopa admin buttons markets "
"more-info --title Página --icon globe --destination website,facebook\n         maricopa admin buttons recipes "
"eat-healthy --destination https://www.azhealthzone.org"

#: Admin/AdminLayoutCommands.swift
msgid "markets, recipes, parks, activities, events or resources."
msgstr "markets, recipes, parks, activities, events o resources."

#: Admin/AdminLayoutCommands.swift
msgid "The button to change."
msgstr "El botón que se va a cambiar."

#: Admin/AdminLayoutCommands.swift
msgid "Title."
msgstr "Título."

#: Admin/AdminLayoutCommands.swift
msgid "Icon."
msgstr "Icono."

#: Admin/AdminLayoutCommands.swift
msgid "Link it opens: website,facebook."
msgstr "Enlace que abre: website,facebook."

#: Admin/AdminLayoutCommands.swift
msgid "Its place from the left, from 1."
msgstr "Su lugar desde la izquierda, a partir de 1."

#: Admin/AdminLayoutCommands.swift
#: Admin/AdminRecordCommands.swift
msgid "The version that was looked at; if it is another by now, nothing is changed."
msgstr "La versión que se vio; si ahora es otra, no se cambia nada."

#: Admin/AdminLayoutCommands.swift
msgid "Show and change what stands over the sections of a kind's records."
msgstr "Mostrar y cambiar los títulos de las secciones de los registros de un tipo."

#: Admin/AdminLayoutCommands.swift
msgid ""
"EXAMPLE: maricopa admin sections markets\n         maricopa admin sections markets produce --title \"What is ripe\""
msgstr ""
"EJEMPLO: maricopa admin sections markets\n         maricopa admin sections markets produce --title \"Lo que está "
"maduro\""

#: Admin/AdminLayoutCommands.swift
msgid "The section to change."
msgstr "La sección que se va a cambiar."

#: Admin/AdminLayoutCommands.swift
msgid "Heading above it."
msgstr "El título de la sección."

#: Admin/AdminLayoutCommands.swift
msgid "Show, add and remove the buttons of a kind's filters."
msgstr "Mostrar, agregar y quitar los botones de los filtros de un tipo."

#: Admin/AdminLayoutCommands.swift
msgid ""
"A filter in use that asks for a button that was removed goes on without it, and says so.\n\nEXAMPLE: maricopa admin "
"filters markets\n         maricopa admin filters markets city --add \"Casa Grande\" --position 3\n         maricopa "
"admin filters markets payment --remove sfmnp"
msgstr ""
"Si un filtro en uso pide un botón que se quitó, sigue sin él y lo indica.\n\nEJEMPLO: maricopa admin filters "
"markets\n         maricopa admin filters markets city --add \"Casa Grande\" --position 3\n         maricopa admin "
"filters markets payment --remove sfmnp"

#: Admin/AdminLayoutCommands.swift
msgid "The section to change: city, time-of-day, day, payment, sort, …"
msgstr "La sección que se va a cambiar: city, time-of-day, day, payment, sort, …"

#: Admin/AdminLayoutCommands.swift
msgid "A button to add, or to move or label."
msgstr "Un botón que se va a agregar, mover o rotular."

#: Admin/AdminLayoutCommands.swift
msgid "Label; the value without it."
msgstr "Rótulo; sin él, el valor."

#: Admin/AdminLayoutCommands.swift
msgid "Its place, from 1; else the last."
msgstr "Su lugar, a partir de 1; si no se da, el último."

#: Admin/AdminLayoutCommands.swift
msgid "A button to remove."
msgstr "Un botón que se va a quitar."

#: Admin/AdminLayoutCommands.swift
msgid "Show and write the texts of the pages every visitor can read."
msgstr "Mostrar y escribir los textos de las páginas que puede leer cualquier visitante."

#: Admin/AdminLayoutCommands.swift
msgid ""
"Blank lines part paragraphs; a line that begins with \"# \" is the title of a section. Everything else is plain "
"text.\n\nEXAMPLE: maricopa admin pages contact\n         maricopa admin pages contact --file contact.txt"
msgstr ""
"Las líneas en blanco separan los párrafos; una línea que empieza con \"# \" es el título de una sección. Todo lo "
"demás es texto simple.\n\nEJEMPLO: maricopa admin pages contact\n         maricopa admin pages contact --file "
"contact.txt"

#: Admin/AdminLayoutCommands.swift
msgid "about, contact, privacy or terms."
msgstr "about, contact, privacy o terms."

#: Admin/AdminLayoutCommands.swift
msgid "The file of its text, or - for the input."
msgstr "El archivo con su texto, o - para la entrada."

#: Admin/AdminLayoutCommands.swift
#: Admin/AdminRecordCommands.swift
#: Exchange/ExportCommand.swift
msgid "kind"
msgstr "tipo"

#: Admin/AdminLayoutCommands.swift
msgid "button"
msgstr "botón"

#: Admin/AdminLayoutCommands.swift
msgid "title"
msgstr "título"

#: Admin/AdminLayoutCommands.swift
msgid "icon"
msgstr "icono"

#: Admin/AdminLayoutCommands.swift
msgid "destination"
msgstr "destino"

#: Admin/AdminLayoutCommands.swift
msgid "position"
msgstr "posición"

#: Admin/AdminLayoutCommands.swift
#: Admin/AdminRecordCommands.swift
msgid "seen"
msgstr "revisión"

#: Admin/AdminLayoutCommands.swift
msgid "section"
msgstr "sección"

#: Admin/AdminLayoutCommands.swift
msgid "add"
msgstr "nuevo"

#: Admin/AdminLayoutCommands.swift
msgid "label"
msgstr "etiqueta"

#: Admin/AdminLayoutCommands.swift
msgid "remove"
msgstr "quitar"

#: Admin/AdminLayoutCommands.swift
msgid "page"
msgstr "página"

#: Admin/AdminLayoutCommands.swift
#: Exchange/ExportCommand.swift
#: Imports/AdminImportCommand.swift
msgid "file"
msgstr "archivo"

#: Admin/AdminRecordCommands.swift
msgid "Enter a record."
msgstr "Agregar un registro."

#: Admin/AdminRecordCommands.swift
msgid ""
"Without --set it shows the fields of the kind, each with an example.\n\nEXAMPLE: maricopa admin add market --set "
"title=\"Downtown Market\" --set hours=\"Sat 08:00-13:00\" --set payments=snap,wic\n         maricopa admin add event "
"--set title=\"Fun run\" --set schedule=\"2026-12-05 07:00-09:00; weekly on Sat\""
msgstr ""
"Sin --set muestra los campos del tipo, cada uno con un ejemplo.\n\nEJEMPLO: maricopa admin add market --set "
"title=\"Mercado del centro\" --set hours=\"sáb 08:00-13:00\" --set payments=snap,wic\n         maricopa admin add "
"event --set title=\"Carrera en familia\" --set schedule=\"2026-12-05 07:00-09:00; semanal los sáb\""

#: Admin/AdminRecordCommands.swift
msgid "market, recipe, park, activity, event or resource."
msgstr "market, recipe, park, activity, event o resource."

#: Admin/AdminRecordCommands.swift
msgid "Its id, in lower-case letters, digits and hyphens; else one is made."
msgstr "Su id, en letras minúsculas, dígitos y guiones; si no se da, se crea uno."

#: Admin/AdminRecordCommands.swift
msgid "Change fields of a record."
msgstr "Cambiar campos de un registro."

#: Admin/AdminRecordCommands.swift
msgid ""
"What isn't named stays as it is. With --seen nothing is changed if somebody else changed the record since it had that "
"version.\n\nEXAMPLE: maricopa admin edit usda-1018235 --set hours=\"Sat 07:00-12:00\" --seen 1\n         maricopa "
"admin edit recipe-pinto-squash-soup --set-file directions=soup.txt"
msgstr ""
"Lo que no se nombra queda como está. Con --seen no se cambia nada si otra persona cambió el registro después de esa "
"versión.\n\nEJEMPLO: maricopa admin edit usda-1018235 --set hours=\"sáb 07:00-12:00\" --seen 1\n         maricopa "
"admin edit recipe-pinto-squash-soup --set-file directions=soup.txt"

#: Admin/AdminRecordCommands.swift
msgid "Show every field of a record as it can be edited."
msgstr "Mostrar todos los campos de un registro como se pueden editar."

#: Admin/AdminRecordCommands.swift
msgid "EXAMPLE: maricopa admin show usda-1018235"
msgstr "EJEMPLO: maricopa admin show usda-1018235"

#: Admin/AdminRecordCommands.swift
msgid "Delete a record; its history stays."
msgstr "Eliminar un registro; su historial se conserva."

#: Admin/AdminRecordCommands.swift
msgid "EXAMPLE: maricopa admin delete usda-1018235 --yes"
msgstr "EJEMPLO: maricopa admin delete usda-1018235 --yes"

#: Admin/AdminRecordCommands.swift
msgid "Note that records were checked today and are right."
msgstr "Anotar que unos registros se revisaron hoy y están bien."

#: Admin/AdminRecordCommands.swift
msgid "EXAMPLE: maricopa admin verify usda-1018235"
msgstr "EJEMPLO: maricopa admin verify usda-1018235"

#: Admin/AdminRecordCommands.swift
msgid "The records' ids."
msgstr "Los ids de los registros."

#: Admin/AdminRecordCommands.swift
msgid "List what hasn't been checked for longest."
msgstr "Mostrar la lista de lo que lleva más tiempo sin revisarse."

#: Admin/AdminRecordCommands.swift
msgid "EXAMPLE: maricopa admin freshness --kind market --limit 10"
msgstr "EJEMPLO: maricopa admin freshness --kind market --limit 10"

#: Admin/AdminRecordCommands.swift
msgid "Records of this kind only."
msgstr "Solo los registros de este tipo."

#: Admin/AdminRecordCommands.swift
#: Photos/AdminPhotosCommand.swift
msgid "At most so many."
msgstr "Esta cantidad como máximo."

#: Admin/AdminRecordCommands.swift
msgid "Put a recipe on the recipes' home, or take it off."
msgstr "Poner una receta en la portada de recetas, o quitarla."

#: Admin/AdminRecordCommands.swift
msgid ""
"EXAMPLE: maricopa admin feature recipe-pinto-squash-soup\n         maricopa admin feature recipe-pinto-squash-soup "
"--off"
msgstr ""
"EJEMPLO: maricopa admin feature recipe-pinto-squash-soup\n         maricopa admin feature recipe-pinto-squash-soup "
"--off"

#: Admin/AdminRecordCommands.swift
msgid "The recipe's id."
msgstr "El id de la receta."

#: Admin/AdminRecordCommands.swift
msgid "Take it off."
msgstr "Quitarla."

#: Admin/AdminRecordCommands.swift
msgid "Show what was changed, each field before and after."
msgstr "Mostrar lo que se cambió, cada campo antes y después."

#: Admin/AdminRecordCommands.swift
msgid "EXAMPLE: maricopa admin history\n         maricopa admin history usda-1018235"
msgstr "EJEMPLO: maricopa admin history\n         maricopa admin history usda-1018235"

#: Admin/AdminRecordCommands.swift
msgid "A record's id; else everything."
msgstr "El id de un registro; si no se da, todo."

#: Admin/AdminRecordCommands.swift
msgid "Only changes before this one."
msgstr "Solo los cambios anteriores a este."

#: Admin/AdminRecordCommands.swift
msgid "Take a change back: what it changed is as it was, byte by byte."
msgstr "Revertir un cambio: lo que cambió queda como antes, byte por byte."

#: Admin/AdminRecordCommands.swift
msgid ""
"A rollback is a change itself, and can be rolled back. What was changed since is never overwritten.\n\nEXAMPLE: "
"maricopa admin rollback 17"
msgstr ""
"Revertir es también un cambio, y se puede revertir. Nunca se sobrescribe lo que se cambió después.\n\nEJEMPLO: "
"maricopa admin rollback 17"

#: Admin/AdminRecordCommands.swift
msgid "The change's number, as admin history shows it."
msgstr "El número del cambio, como lo muestra admin history."

#: Admin/AdminRecordCommands.swift
msgid "ids"
msgstr "ids"

#: Admin/AdminRecordCommands.swift
msgid "before"
msgstr "antelación"

#: Admin/AdminRecordCommands.swift
msgid "change"
msgstr "cambio"

#: Admin/AdminSecurityCommand.swift
msgid "List what happened that bears on security, the newest last."
msgstr "Mostrar lo que pasó en materia de seguridad, lo más reciente al final."

#: Admin/AdminSecurityCommand.swift
msgid ""
"Refused sign-ins and wrong codes, limits reached, sessions ended, roles and passwords changed, accounts made and "
"deleted, exports, backups and restores. The log, maricopa-security.log beside the data, holds ids, counts and "
"digests, and neither addresses nor secrets. Equal events are counted. “maricopa admin users” lists the digest of each "
"account's address.\n\nEXAMPLE: maricopa admin security --limit 100"
msgstr ""
"Inicios de sesión rechazados y códigos equivocados, límites alcanzados, sesiones cerradas, cambios de función y de "
"contraseña, cuentas creadas y eliminadas, exportaciones, copias de seguridad y restauraciones. El registro de "
"seguridad, maricopa-security.log junto a los datos, contiene ids, cantidades y resúmenes criptográficos, y no "
"contiene direcciones ni secretos. Los eventos iguales se cuentan. “maricopa admin users” muestra el resumen de la "
"dirección de cada cuenta.\n\nEJEMPLO: maricopa admin security --limit 100"

#: Admin/FieldOptions.swift
msgid "A field and its text: phone=602-555-0100. Repeatable; an empty text empties it."
msgstr "Un campo y su texto: phone=602-555-0100. Se puede repetir; un texto vacío lo deja vacío."

#: Admin/FieldOptions.swift
msgid "field=text"
msgstr "campo=texto"

#: Admin/FieldOptions.swift
msgid "A field and the file of its text: directions=soup.txt, or - for the input."
msgstr "Un campo y el archivo con su texto: directions=soup.txt, o - para la entrada."

#: Admin/FieldOptions.swift
msgid "field=file"
msgstr "campo=archivo"

#: App/MaricopaCommand.swift
msgid "Markets, recipes, parks, activities, events and resources of Maricopa County."
msgstr "Mercados, recetas, parques, actividades, eventos y recursos del condado de Maricopa."

#: App/MaricopaCommand.swift
msgid ""
"EXAMPLE: maricopa markets --near 85003 --day sat\n         maricopa show usda-1018235\n         maricopa directions "
"usda-1018235\n         maricopa events --cost free\n         maricopa search farmers market mesa"
msgstr ""
"EJEMPLO: maricopa markets --near 85003 --day sáb\n         maricopa show usda-1018235\n         maricopa directions "
"usda-1018235\n         maricopa events --cost free\n         maricopa search mercado de agricultores mesa"

#: App/MaricopaCommand.swift
msgid "Looking around"
msgstr "Explorar"

#: App/MaricopaCommand.swift
msgid "Reminders and photos"
msgstr "Recordatorios y fotos"

#: App/MaricopaCommand.swift
msgid "Account"
msgstr "Cuenta"

#: App/MaricopaCommand.swift
msgid "Sharing"
msgstr "Compartir"

#: App/MaricopaCommand.swift
msgid "Administration"
msgstr "Administración"

#: App/MaricopaCommand.swift
msgid "About the directory"
msgstr "El directorio"

#: App/MaricopaCommand.swift
msgid "Data"
msgstr "Datos"

#: Events/NotificationsPageCommand.swift
msgid "List your reminders and what was told."
msgstr "Mostrar la lista de sus recordatorios y los avisos dados."

#: Events/NotificationsPageCommand.swift
msgid ""
"The daemon tells what is due; everything told is kept here, whatever became of it elsewhere.\n\nEXAMPLE: maricopa "
"notifications --read-all"
msgstr ""
"El servicio en segundo plano da los avisos a su hora; todos se conservan aquí, pase lo que pase con ellos en otra "
"parte.\n\nEJEMPLO: maricopa notifications --read-all"

#: Events/NotificationsPageCommand.swift
msgid "At most so many of what was told."
msgstr "Número máximo de avisos dados."

#: Events/NotificationsPageCommand.swift
msgid "Notifications before this number: the next page."
msgstr "Avisos anteriores a este número: la página siguiente."

#: Events/NotificationsPageCommand.swift
#: Home/HomeCommands.swift
#: Lists/ListOptions.swift
msgid "number"
msgstr "número"

#: Events/NotificationsPageCommand.swift
msgid "Mark one read; may be repeated."
msgstr "Marcar uno como leído; se puede repetir."

#: Events/NotificationsPageCommand.swift
msgid "Mark all of them read."
msgstr "Marcar todos como leídos."

#: Events/RemindCommand.swift
msgid "Be reminded of an event before it begins."
msgstr "Recibir un recordatorio de un evento antes de que empiece."

#: Events/RemindCommand.swift
msgid ""
"A reminder follows its event: it moves with it, and goes while the event is called off. The daemon, or tick, tells "
"it.\n\nEXAMPLE: maricopa remind event-market-cooking-demo --before 1h"
msgstr ""
"Un recordatorio sigue a su evento: se mueve con él, y no se da mientras el evento esté cancelado. El aviso lo da el "
"servicio en segundo plano, o tick.\n\nEJEMPLO: maricopa remind event-market-cooking-demo --before 1h"

#: Events/RemindCommand.swift
msgid "Set a reminder; an event can have several."
msgstr "Poner un recordatorio; un evento puede tener varios."

#: Events/RemindCommand.swift
msgid ""
"Of an event that recurs it is told each time, or once with --occurrence.\n\nEXAMPLE: maricopa remind "
"event-market-cooking-demo --before 1h\n         maricopa remind event-sunrise-yoga --before 1d12h --occurrence "
"2027-05-09"
msgstr ""
"Si un evento se repite, el aviso se da cada vez, o una sola vez con --occurrence.\n\nEJEMPLO: maricopa remind "
"event-market-cooking-demo --before 1h\n         maricopa remind event-sunrise-yoga --before 1d12h --occurrence "
"2027-05-09"

#: Events/RemindCommand.swift
msgid "The event's id, as lists show it."
msgstr "El id del evento, como aparece en las listas."

#: Events/RemindCommand.swift
msgid "Time before the event begins: 30m, 1h, 2d, 1d12h, 0m."
msgstr "Tiempo antes de que empiece el evento: 30m, 1h, 2d, 1d12h, 0m."

#: Events/RemindCommand.swift
#: Lists/ListOptions.swift
msgid "time"
msgstr "hora"

#: Events/RemindCommand.swift
msgid "Only the one on that day, or at that time."
msgstr "Solo el de ese día, o el de esa hora."

#: Events/RemindCommand.swift
msgid "date[Ttime]"
msgstr "fecha[Thora]"

#: Events/RemindCommand.swift
msgid "List your reminders."
msgstr "Mostrar la lista de sus recordatorios."

#: Events/RemindCommand.swift
msgid "EXAMPLE: maricopa remind list"
msgstr "EJEMPLO: maricopa remind list"

#: Events/RemindCommand.swift
msgid "Remove a reminder, also of an event that has gone."
msgstr "Quitar un recordatorio, aunque el evento ya no exista."

#: Events/RemindCommand.swift
msgid "EXAMPLE: maricopa remind remove 019cd1a2-8c00-7e55-9c3b-5d1f0e2a7b44"
msgstr "EJEMPLO: maricopa remind remove 019cd1a2-8c00-7e55-9c3b-5d1f0e2a7b44"

#: Events/RemindCommand.swift
msgid "The reminder's id, as the list shows it."
msgstr "El id del recordatorio, como aparece en la lista."

#: Events/RemindCommand.swift
msgid "event"
msgstr "evento"

#: Exchange/ExportCommand.swift
msgid "Write records for a spreadsheet, a map program, a calendar, or another machine."
msgstr "Escribir registros para una hoja de cálculo, un programa de mapas, un calendario u otra computadora."

#: Exchange/ExportCommand.swift
msgid ""
"EXAMPLE: maricopa export csv markets.csv --kind markets\n         maricopa export geojson parks.geojson --kind "
"parks\n         maricopa export ics events.ics"
msgstr ""
"EJEMPLO: maricopa export csv markets.csv --kind markets\n         maricopa export geojson parks.geojson --kind "
"parks\n         maricopa export ics events.ics"

#: Exchange/ExportCommand.swift
msgid "Write the records of a kind as a table, in the words that admins type."
msgstr "Escribir los registros de un tipo como tabla, con las palabras que se escriben al administrar."

#: Exchange/ExportCommand.swift
msgid ""
"With --mapping the file is written beside it that “maricopa admin import --format csv” takes to read the table "
"back.\n\nEXAMPLE: maricopa export csv markets.csv --kind markets --mapping markets.json"
msgstr ""
"Con --mapping se escribe también el archivo que “maricopa admin import --format csv” usa para leer la tabla de "
"vuelta.\n\nEJEMPLO: maricopa export csv markets.csv --kind markets --mapping markets.json"

#: Exchange/ExportCommand.swift
msgid "The file to write."
msgstr "El archivo que se va a escribir."

#: Exchange/ExportCommand.swift
msgid "Which records: markets, recipes, parks, activities, events or resources."
msgstr "Qué registros: markets, recipes, parks, activities, events o resources."

#: Exchange/ExportCommand.swift
msgid "Write the mapping of an import into this file."
msgstr "Escribir en este archivo la correspondencia de columnas para importar."

#: Exchange/ExportCommand.swift
msgid "Write the records of a kind as points of a map."
msgstr "Escribir los registros de un tipo como puntos de un mapa."

#: Exchange/ExportCommand.swift
msgid "EXAMPLE: maricopa export geojson parks.geojson --kind parks"
msgstr "EJEMPLO: maricopa export geojson parks.geojson --kind parks"

#: Exchange/ExportCommand.swift
msgid "Write all events for a calendar program."
msgstr "Escribir todos los eventos para un programa de calendario."

#: Exchange/ExportCommand.swift
msgid "EXAMPLE: maricopa export ics events.ics"
msgstr "EJEMPLO: maricopa export ics events.ics"

#: Exchange/ExportCommand.swift
msgid "Write everything as JSON Lines, as “maricopa archive export” does."
msgstr "Escribir todo como JSON Lines, igual que “maricopa archive export”."

#: Exchange/ExportCommand.swift
msgid "EXAMPLE: maricopa export archive everything.jsonl"
msgstr "EJEMPLO: maricopa export archive everything.jsonl"

#: Exchange/ExportCommand.swift
msgid "Read records of a file in, as “maricopa admin import” does."
msgstr "Leer los registros de un archivo, igual que “maricopa admin import”."

#: Exchange/ExportCommand.swift
msgid ""
"Formats and mappings are those of “maricopa admin import”.\n\nEXAMPLE: maricopa import markets.csv --format "
"usda-markets\n         maricopa import parks.geojson --format geojson --kind parks --dry-run"
msgstr ""
"Los formatos y las correspondencias son los de “maricopa admin import”.\n\nEJEMPLO: maricopa import markets.csv "
"--format usda-markets\n         maricopa import parks.geojson --format geojson --kind parks --dry-run"

#: Exchange/ExportCommand.swift
#: Imports/AdminImportCommand.swift
msgid "mapping"
msgstr "correspondencia"

#: Home/HomeCommands.swift
msgid "Show the home: what there is, and the way to it."
msgstr "Mostrar el inicio: lo que hay y cómo llegar a ello."

#: Home/HomeCommands.swift
msgid ""
"With --launch it is what the app shows when it is opened: the home of somebody who is signed in, for nobody the "
"onboarding.\n\nEXAMPLE: maricopa home"
msgstr ""
"Con --launch es lo que la aplicación muestra al abrirse: el inicio, si hay una sesión abierta; si no, las páginas de "
"bienvenida.\n\nEJEMPLO: maricopa home"

#: Home/HomeCommands.swift
msgid "Show what the app begins with."
msgstr "Mostrar con qué empieza la aplicación."

#: Home/HomeCommands.swift
msgid "Show what is shown before somebody signs in, page by page."
msgstr "Mostrar, página por página, lo que se ve antes de iniciar sesión."

#: Home/HomeCommands.swift
msgid "EXAMPLE: maricopa onboarding\n         maricopa onboarding --page 2"
msgstr "EJEMPLO: maricopa onboarding\n         maricopa onboarding --page 2"

#: Home/HomeCommands.swift
msgid "Which page, from 1; the app turns them by itself."
msgstr "Qué página, a partir de 1; la aplicación las pasa sola."

#: Home/HomeCommands.swift
msgid "Show who shows the way to a record: addresses to open."
msgstr "Mostrar quién indica cómo llegar a un registro: direcciones que se pueden abrir."

#: Home/HomeCommands.swift
msgid "EXAMPLE: maricopa directions park-tempe-beach"
msgstr "EJEMPLO: maricopa directions park-tempe-beach"

#: Home/HomeCommands.swift
#: Lists/RecordCommands.swift
msgid "Which: its id, as lists show it."
msgstr "Cuál: su id, como aparece en las listas."

#: Home/HomeCommands.swift
msgid "Show or say where you are: maps and distances begin there, and your city is chosen in lists."
msgstr ""
"Mostrar o decir dónde está usted: ahí empiezan los mapas y las distancias, y su ciudad queda elegida en las listas."

#: Home/HomeCommands.swift
msgid ""
"It is a setting of this device, and stays on it. Without a place it shows what is set.\n\nEXAMPLE: maricopa settings "
"location 85281\n         maricopa settings location 33.4255,-111.94\n         maricopa settings location off"
msgstr ""
"Es un ajuste de este dispositivo, y no sale de él. Sin un lugar muestra lo que está fijado.\n\nEJEMPLO: maricopa "
"settings location 85281\n         maricopa settings location 33.4255,-111.94\n         maricopa settings location off"

#: Home/HomeCommands.swift
msgid "A ZIP code, degrees as in 33.4255,-111.94, \"off\", or \"deny\"."
msgstr "Un código postal, grados como en 33.4255,-111.94, \"off\" o \"deny\"."

#: Home/HomeCommands.swift
#: Lists/ListOptions.swift
msgid "place"
msgstr "lugar"

#: Imports/AdminImportCommand.swift
msgid "Read records of a file in."
msgstr "Leer los registros de un archivo."

#: Imports/AdminImportCommand.swift
msgid ""
"Formats: usda-markets (USDA's export of farmers' markets), geojson, hsds (JSON, or a folder of its tables as CSV), "
"csv with --mapping, ics, jsonld (schema.org recipes and events, in a file or a page). Read again, a file brings "
"nothing twice; what was changed or deleted here stays so, unless --overwrite is said. An entry that can't be read is "
"refused with its line, and the rest is read. A field that the file leaves out stays as it is, and what is here from "
"another source, by name and place, isn't brought twice. A canceled event takes place again once a file says so, and "
"an event with an older SEQUENCE is refused. A service that isn't active anymore is taken out.\n\nA mapping is JSON: "
"'{'\"id\": \"OBJECTID\", \"columns\": '{'\"PARK_NAME\": \"title\", \"LAT\": \"latitude\", \"LON\": "
"\"longitude\"'}''}'.\n\nEXAMPLE: maricopa admin import markets.csv --format usda-markets\n         maricopa admin "
"import parks.geojson --format geojson --kind parks --dry-run"
msgstr ""
"Formatos: usda-markets (la exportación del USDA de mercados de agricultores), geojson, hsds (JSON, o una carpeta de "
"sus tablas como CSV), csv con --mapping, ics, jsonld (recetas y eventos de schema.org, en un archivo o una página). "
"Si un archivo se lee otra vez, no trae nada dos veces; lo que se cambió o eliminó aquí queda así, a menos que se "
"indique --overwrite. Una entrada que no se puede leer se rechaza con su línea, y lo demás se lee. Un campo que el "
"archivo omite queda como está, y lo que ya está aquí de otra fuente, según su nombre y lugar, no se trae dos veces. "
"Un evento cancelado vuelve a celebrarse cuando un archivo lo dice, y un evento con un SEQUENCE más antiguo se "
"rechaza. Un servicio que ya no está activo se retira.\n\nUna correspondencia de columnas es JSON: '{'\"id\": "
"\"OBJECTID\", \"columns\": '{'\"PARK_NAME\": \"title\", \"LAT\": \"latitude\", \"LON\": "
"\"longitude\"'}''}'.\n\nEJEMPLO: maricopa admin import markets.csv --format usda-markets\n         maricopa admin "
"import parks.geojson --format geojson --kind parks --dry-run"

#: Imports/AdminImportCommand.swift
msgid "The file; a folder too for hsds."
msgstr "El archivo; para hsds, también una carpeta."

#: Imports/AdminImportCommand.swift
msgid "Its format: usda-markets, geojson, hsds, csv, ics or jsonld."
msgstr "Su formato: usda-markets, geojson, hsds, csv, ics o jsonld."

#: Imports/AdminImportCommand.swift
msgid "Kind of its records, such as parks."
msgstr "El tipo de sus registros, como parks."

#: Imports/AdminImportCommand.swift
msgid "Area: county, or all. Without it, the county for usda-markets, which has the whole country."
msgstr ""
"El área: county (el condado) o all (todo). Si no se da, el condado para usda-markets, que contiene todo el país."

#: Imports/AdminImportCommand.swift
msgid "For csv: the file of the mapping."
msgstr "Para csv: el archivo con la correspondencia de columnas."

#: Imports/AdminImportCommand.swift
msgid "Name of the source, by which records are found again."
msgstr "El nombre de la fuente, con el que los registros se vuelven a reconocer."

#: Imports/AdminImportCommand.swift
msgid "Only say what would come of it."
msgstr "Decir solamente lo que resultaría."

#: Imports/AdminImportCommand.swift
msgid "Let the file win over what was changed or deleted here."
msgstr "Dar prioridad al archivo sobre lo que se cambió o eliminó aquí."

#: Imports/AdminImportCommand.swift
msgid "Write all that was refused, kept and left out to a file, as JSON."
msgstr "Escribir en un archivo, como JSON, todo lo que se rechazó, se conservó o se omitió."

#: Imports/AdminImportCommand.swift
msgid "format"
msgstr "formato"

#: Imports/AdminImportCommand.swift
msgid "area"
msgstr "zona"

#: Imports/AdminImportCommand.swift
msgid "source"
msgstr "fuente"

#: Imports/AdminImportCommand.swift
msgid "report"
msgstr "informe"

#: Lists/ListCommands.swift
msgid ""
"What is asked for has to hold together; of several cities, days, parts of the day and meals one is enough. What "
"nobody told, such as hours or payments, may fit, and comes after what surely does with --sort best-match.\n\nEXAMPLE: "
"{0}"
msgstr ""
"Todo lo que se pide tiene que cumplirse; de varias ciudades, días, partes del día y comidas basta una. Lo que nadie "
"ha dicho, como el horario o las formas de pago, puede coincidir, y con --sort best-match va después de lo que "
"coincide con seguridad.\n\nEJEMPLO: {0}"

#: Lists/ListCommands.swift
msgid "List farmers' markets."
msgstr "Mostrar los mercados de agricultores."

#: Lists/ListCommands.swift
msgid "List recipes: those that are featured, until something is asked for, or --all."
msgstr "Mostrar recetas: las destacadas, mientras no se pida algo, o con --all todas."

#: Lists/ListCommands.swift
msgid "List parks."
msgstr "Mostrar los parques."

#: Lists/ListCommands.swift
msgid "List activities."
msgstr "Mostrar las actividades."

#: Lists/ListCommands.swift
msgid "List events, those under way included."
msgstr "Mostrar los eventos, también los que están en curso."

#: Lists/ListCommands.swift
msgid "List resources."
msgstr "Mostrar los recursos."

#: Lists/ListOptions.swift
msgid "In this city; several may be named."
msgstr "En esta ciudad; se pueden nombrar varias."

#: Lists/ListOptions.swift
msgid "In this ZIP code; not together with --city."
msgstr "En este código postal; no va junto con --city."

#: Lists/ListOptions.swift
msgid "Around a ZIP code or a place: 85281 or 33.42,-111.94."
msgstr "Cerca de un código postal o de un lugar: 85281 o 33.42,-111.94."

#: Lists/ListOptions.swift
msgid "Distance around it: 5mi, 8km, 500m; 5mi unless said otherwise."
msgstr "Distancia alrededor: 5mi, 8km, 500m; si no se da, 5mi."

#: Lists/ListOptions.swift
msgid "distance"
msgstr "distancia"

#: Lists/ListOptions.swift
msgid "Open in this part of the day: morning, afternoon, evening, night."
msgstr ""
"Abierto en esta parte del día: morning (por la mañana), afternoon (por la tarde), evening (al anochecer), night (por "
"la noche)."

#: Lists/ListOptions.swift
msgid "part"
msgstr "parte"

#: Lists/ListOptions.swift
msgid "Open on this day of the week: sat."
msgstr "Abierto este día de la semana: sat."

#: Lists/ListOptions.swift
msgid "Open on this day or later: 2026-03-07."
msgstr "Abierto este día o después: 2026-03-07."

#: Lists/ListOptions.swift
msgid "day"
msgstr "día"

#: Lists/ListOptions.swift
msgid "Open on this day or earlier."
msgstr "Abierto este día o antes."

#: Lists/ListOptions.swift
msgid "Hours that were told only for an earlier year count as if they held again; a market closed then is left out."
msgstr ""
"Un horario que solo se conoce de un año anterior cuenta como si siguiera vigente; un mercado cerrado según ese "
"horario se omite."

#: Lists/ListOptions.swift
msgid "Takes this: credit, wic, wic-cash, sfmnp, snap."
msgstr "Acepta esta forma de pago: credit, wic, wic-cash, sfmnp, snap."

#: Lists/ListOptions.swift
msgid "A park with this: “Hiking trails”."
msgstr "Un parque con esta instalación: “Hiking trails”."

#: Lists/ListOptions.swift
msgid "Rated with so many stars at least, 1 to 5."
msgstr "Calificado con esta cantidad de estrellas por lo menos, de 1 a 5."

#: Lists/ListOptions.swift
msgid "Costs no more dollars than this; or free."
msgstr "Cuesta como máximo estos dólares; o free (gratis)."

#: Lists/ListOptions.swift
msgid "dollars"
msgstr "dólares"

#: Lists/ListOptions.swift
msgid "Meant for this age."
msgstr "Pensado para esta edad."

#: Lists/ListOptions.swift
msgid "years"
msgstr "años"

#: Lists/ListOptions.swift
msgid "A recipe with this ingredient."
msgstr "Una receta con este ingrediente."

#: Lists/ListOptions.swift
msgid "For this meal: breakfast, lunch, dinner, snack, dessert, drink, side."
msgstr ""
"Para esta comida: breakfast (desayuno), lunch (almuerzo), dinner (cena), snack (refrigerio), dessert (postre), drink "
"(bebida), side (guarnición)."

#: Lists/ListOptions.swift
msgid "Open at this moment: now, 09:30 or 2026-03-07T09:30."
msgstr "Abierto en este momento: now (ahora), 09:30 o 2026-03-07T09:30."

#: Lists/ListOptions.swift
msgid "With these words in title, second line or description."
msgstr "Con estas palabras en el título, la segunda línea o la descripción."

#: Lists/ListOptions.swift
msgid "words"
msgstr "palabras"

#: Lists/ListOptions.swift
msgid "In this order: {0}."
msgstr "En este orden: {0}."

#: Lists/ListOptions.swift
msgid "order"
msgstr "orden"

#: Lists/ListOptions.swift
msgid "Without what a list begins with: the city you are in, featured recipes only."
msgstr "Sin lo que una lista trae al empezar: la ciudad donde usted está, solo las recetas en portada."

#: Lists/ListOptions.swift
msgid "Without any filter; asks before it removes those that are set."
msgstr "Sin ningún filtro; pregunta antes de quitar los que están puestos."

#: Lists/ListOptions.swift
msgid "Show so many."
msgstr "Mostrar esta cantidad."

#: Lists/ListOptions.swift
msgid "The next page, as the page before names it."
msgstr "La página siguiente, como la nombra la página anterior."

#: Lists/ListOptions.swift
msgid "cursor"
msgstr "cursor"

#: Lists/ListOptions.swift
msgid "Show it as list or map."
msgstr "Mostrarlo como list (lista) o map (mapa)."

#: Lists/ListOptions.swift
msgid "view"
msgstr "vista"

#: Lists/ListOptions.swift
msgid "Draw the map into this file: map.svg or map.geojson."
msgstr "Dibujar el mapa en este archivo: map.svg o map.geojson."

#: Lists/ListOptions.swift
msgid "city"
msgstr "ciudad"

#: Lists/ListOptions.swift
msgid "payment"
msgstr "pago"

#: Lists/ListOptions.swift
msgid "feature"
msgstr "destacado"

#: Lists/ListOptions.swift
msgid "ingredient"
msgstr "ingrediente"

#: Lists/ListOptions.swift
msgid "meal"
msgstr "comida"

#: Lists/RecordCommands.swift
msgid "Show a record."
msgstr "Mostrar un registro."

#: Lists/RecordCommands.swift
msgid "EXAMPLE: maricopa show usda-1018235"
msgstr "EJEMPLO: maricopa show usda-1018235"

#: Lists/RecordCommands.swift
msgid "The results it is looked at in, as lists name them."
msgstr "Los resultados en los que se ve, como los nombran las listas."

#: Lists/RecordCommands.swift
msgid "session"
msgstr "sesión"

#: Lists/RecordCommands.swift
msgid "From which record: its id."
msgstr "Desde qué registro: su id."

#: Lists/RecordCommands.swift
msgid "The results to walk, as lists name them; else the list of its kind."
msgstr "Los resultados que se recorren, como los nombran las listas; si no se dan, la lista de su tipo."

#: Lists/RecordCommands.swift
msgid "Show the record after another, in the results it was found in."
msgstr "Mostrar el registro que sigue a otro, en los resultados donde se encontró."

#: Lists/RecordCommands.swift
msgid "EXAMPLE: maricopa next usda-1018235"
msgstr "EJEMPLO: maricopa next usda-1018235"

#: Lists/RecordCommands.swift
msgid "Show the record before another, in the results it was found in."
msgstr "Mostrar el registro anterior a otro, en los resultados donde se encontró."

#: Lists/RecordCommands.swift
msgid "EXAMPLE: maricopa previous usda-1018235"
msgstr "EJEMPLO: maricopa previous usda-1018235"

#: Lists/RecordCommands.swift
msgid "Show the parks where an activity can be done."
msgstr "Mostrar los parques donde se puede hacer una actividad."

#: Lists/RecordCommands.swift
msgid "EXAMPLE: maricopa find-a-place activity-hiking"
msgstr "EJEMPLO: maricopa find-a-place activity-hiking"

#: Lists/RecordCommands.swift
msgid "The activity: its id."
msgstr "La actividad: su id."

#: Lists/RecordCommands.swift
msgid "Show the filters of a kind: three rows of buttons each, --more for all."
msgstr "Mostrar los filtros de un tipo: tres filas de botones de cada uno, o todas con --more."

#: Lists/RecordCommands.swift
msgid "EXAMPLE: maricopa filters markets\n         maricopa filters markets --more --payment snap --near 85003"
msgstr "EJEMPLO: maricopa filters markets\n         maricopa filters markets --more --payment snap --near 85003"

#: Lists/RecordCommands.swift
msgid "Kind: markets, recipes, parks, activities, events, resources."
msgstr "El tipo: markets, recipes, parks, activities, events, resources."

#: Lists/RecordCommands.swift
msgid "Show all rows."
msgstr "Mostrar todas las filas."

#: Lists/RecordCommands.swift
msgid "activity"
msgstr "actividad"

#: Lists/SearchCommand.swift
msgid "Search titles, second lines and descriptions of all kinds of records."
msgstr "Buscar en los títulos, las segundas líneas y las descripciones de todos los tipos de registros."

#: Lists/SearchCommand.swift
msgid ""
"From three characters on. All words have to be found: as they are, as the beginning of a word, or with one slip of "
"the finger in words of four letters and more. Upper case, accents and signs don't count.\n\nEXAMPLE: maricopa search "
"farmers market mesa"
msgstr ""
"A partir de tres caracteres. Se tienen que encontrar todas las palabras: como están, como el principio de una "
"palabra, o con un error de dedo en palabras de cuatro letras o más. Las mayúsculas, los acentos y los signos no "
"cuentan.\n\nEJEMPLO: maricopa search mercado de agricultores mesa"

#: Lists/SearchCommand.swift
msgid "Words to search for."
msgstr "Palabras que se buscan."

#: Lists/SearchCommand.swift
msgid "Show only one kind."
msgstr "Mostrar un solo tipo."

#: Lists/SearchCommand.swift
msgid "Largest number of results."
msgstr "Número máximo de resultados."

#: Lists/SearchCommand.swift
msgid "text"
msgstr "texto"

#: Pages/PageCommands.swift
msgid "Purpose of this directory, and sources of its facts."
msgstr "Mostrar el propósito de este directorio y las fuentes de sus datos."

#: Pages/PageCommands.swift
msgid "EXAMPLE: maricopa about"
msgstr "EJEMPLO: maricopa about"

#: Pages/PageCommands.swift
msgid "People to ask."
msgstr "Mostrar a quién preguntar."

#: Pages/PageCommands.swift
msgid "EXAMPLE: maricopa contact"
msgstr "EJEMPLO: maricopa contact"

#: Pages/PageCommands.swift
msgid "Data that is kept about you, and data that isn't."
msgstr "Mostrar qué datos se guardan sobre usted, y cuáles no."

#: Pages/PageCommands.swift
msgid "EXAMPLE: maricopa privacy"
msgstr "EJEMPLO: maricopa privacy"

#: Pages/PageCommands.swift
msgid "On what terms the directory is used."
msgstr "Mostrar las condiciones de uso del directorio."

#: Pages/PageCommands.swift
msgid "EXAMPLE: maricopa terms"
msgstr "EJEMPLO: maricopa terms"

#: Photos/AdminPhotosCommand.swift
msgid "Look at the photos users sent."
msgstr "Revisar las fotos que se enviaron."

#: Photos/AdminPhotosCommand.swift
msgid "EXAMPLE: maricopa admin photos"
msgstr "EJEMPLO: maricopa admin photos"

#: Photos/AdminPhotosCommand.swift
msgid "List the photos that wait, the oldest first; or those of another state."
msgstr "Mostrar la lista de fotos en espera, primero las más antiguas; o las de otro estado."

#: Photos/AdminPhotosCommand.swift
msgid "EXAMPLE: maricopa admin photos list --state refused"
msgstr "EJEMPLO: maricopa admin photos list --state refused"

#: Photos/AdminPhotosCommand.swift
msgid "waiting, shown or refused."
msgstr "waiting (en espera), shown (mostradas) o refused (rechazadas)."

#: Photos/AdminPhotosCommand.swift
msgid "state"
msgstr "estado"

#: Photos/AdminPhotosCommand.swift
msgid "Show a photo to all."
msgstr "Mostrar una foto a todos."

#: Photos/AdminPhotosCommand.swift
msgid "EXAMPLE: maricopa admin photos accept 019cd1a2-8c00-7e55-9c3b-5d1f0e2a7b44"
msgstr "EJEMPLO: maricopa admin photos accept 019cd1a2-8c00-7e55-9c3b-5d1f0e2a7b44"

#: Photos/AdminPhotosCommand.swift
#: Photos/PhotoCommand.swift
msgid "The photo's id."
msgstr "El id de la foto."

#: Photos/AdminPhotosCommand.swift
msgid "Don't show a photo."
msgstr "Rechazar una foto para que no se muestre."

#: Photos/AdminPhotosCommand.swift
msgid "EXAMPLE: maricopa admin photos refuse 019cd1a2-8c00-7e55-9c3b-5d1f0e2a7b44 --reason \"It shows a face\""
msgstr "EJEMPLO: maricopa admin photos refuse 019cd1a2-8c00-7e55-9c3b-5d1f0e2a7b44 --reason \"Se ve una cara\""

#: Photos/AdminPhotosCommand.swift
msgid "Why, which its sender sees."
msgstr "El motivo, que verá quien la envió."

#: Photos/AdminPhotosCommand.swift
msgid "Give a record its picture."
msgstr "Dar su imagen a un registro."

#: Photos/AdminPhotosCommand.swift
msgid ""
"EXAMPLE: maricopa admin thumbnail park-south-mountain gate.jpg\n         maricopa admin thumbnail park-south-mountain "
"--remove"
msgstr ""
"EJEMPLO: maricopa admin thumbnail park-south-mountain gate.jpg\n         maricopa admin thumbnail park-south-mountain "
"--remove"

#: Photos/AdminPhotosCommand.swift
#: Photos/PhotoCommand.swift
msgid "The picture: JPEG, PNG and the like."
msgstr "La imagen: JPEG, PNG o similar."

#: Photos/AdminPhotosCommand.swift
msgid "Take its picture away."
msgstr "Quitar su imagen."

#: Photos/AdminPhotosCommand.swift
msgid "The version that was looked at."
msgstr "La versión que se vio."

#: Photos/AdminPhotosCommand.swift
msgid "version"
msgstr "versión"

#: Photos/AdminPhotosCommand.swift
msgid "reason"
msgstr "motivo"

#: Photos/PhotoCommand.swift
msgid "Send photos of what you visited."
msgstr "Enviar fotos de lo que visitó."

#: Photos/PhotoCommand.swift
msgid ""
"A photo waits until an admin has looked at it; until then you alone see it.\n\nEXAMPLE: maricopa photo add "
"park-south-mountain gate.jpg --caption \"The gate\""
msgstr ""
"Una foto espera a que se revise; hasta entonces solo usted la ve.\n\nEJEMPLO: maricopa photo add park-south-mountain "
"gate.jpg --caption \"La entrada\""

#: Photos/PhotoCommand.swift
msgid "Send a photo."
msgstr "Enviar una foto."

#: Photos/PhotoCommand.swift
msgid "EXAMPLE: maricopa photo add park-south-mountain gate.jpg --caption \"The gate\""
msgstr "EJEMPLO: maricopa photo add park-south-mountain gate.jpg --caption \"La entrada\""

#: Photos/PhotoCommand.swift
msgid "Caption of the photo."
msgstr "El pie de la foto."

#: Photos/PhotoCommand.swift
msgid "List the photos of a record: those shown to all, and your own."
msgstr "Mostrar la lista de fotos de un registro: las que se muestran a todos, y las suyas."

#: Photos/PhotoCommand.swift
msgid "EXAMPLE: maricopa photo list park-south-mountain"
msgstr "EJEMPLO: maricopa photo list park-south-mountain"

#: Photos/PhotoCommand.swift
msgid "Take one of your photos back."
msgstr "Quitar una de sus fotos."

#: Photos/PhotoCommand.swift
msgid "EXAMPLE: maricopa photo remove 019cd1a2-8c00-7e55-9c3b-5d1f0e2a7b44"
msgstr "EJEMPLO: maricopa photo remove 019cd1a2-8c00-7e55-9c3b-5d1f0e2a7b44"

#: Photos/PhotoCommand.swift
msgid "caption"
msgstr "leyenda"

#: Site/ShareCommand.swift
msgid "Hand a record to somebody: its links, or a page that anyone can read without the app."
msgstr "Compartir un registro: sus enlaces, o una página que cualquiera puede leer sin la aplicación."

#: Site/ShareCommand.swift
msgid ""
"The page is one file by itself, with a banner that offers the app and a link that opens the record in it. An event "
"can be\nwritten as a calendar file, a recipe as a page to print.\n\nEXAMPLE: maricopa share usda-1018235 --html "
"market.html"
msgstr ""
"La página es un solo archivo, con un aviso que ofrece la aplicación y un enlace que abre el registro en ella. Un "
"evento se puede escribir como archivo de calendario, y una receta como página para imprimir.\n\nEJEMPLO: maricopa "
"share usda-1018235 --html market.html"

#: Site/ShareCommand.swift
msgid "The file to write the page to."
msgstr "El archivo donde se escribe la página."

#: Site/ShareCommand.swift
msgid "The file to write an event to, as iCalendar."
msgstr "El archivo donde se escribe un evento, como iCalendar."

#: Site/ShareCommand.swift
msgid "The file to write a recipe to, as a page to print."
msgstr "El archivo donde se escribe una receta, como página para imprimir."

#: Site/ShareCommand.swift
msgid "html"
msgstr "html"

#: Site/ShareCommand.swift
msgid "ics"
msgstr "ics"

#: Site/ShareCommand.swift
msgid "print"
msgstr "imprimir"

#: Site/SiteCommand.swift
msgid "Write the directory as a site that any web server can show."
msgstr "Escribir el directorio como un sitio que cualquier servidor web puede mostrar."

#: Site/SiteCommand.swift
msgid "EXAMPLE: maricopa site settings base https://example.org/healthy/\n         maricopa site build public"
msgstr "EJEMPLO: maricopa site settings base https://example.org/healthy/\n         maricopa site build public"

#: Site/SiteCommand.swift
msgid "Write the whole site into a folder."
msgstr "Escribir todo el sitio en una carpeta."

#: Site/SiteCommand.swift
msgid ""
"Only what differs is written, when all of it is ready; what an earlier build wrote and this one doesn't is removed, "
"and nothing\nelse in the folder is touched.\n\nEXAMPLE: maricopa site build public --base https://example.org/healthy/"
msgstr ""
"Solo se escribe lo que es distinto, cuando todo está listo; se quita lo que escribió una construcción anterior y esta "
"no, y no se toca nada más en la carpeta.\n\nEJEMPLO: maricopa site build public --base https://example.org/healthy/"

#: Site/SiteCommand.swift
msgid "The folder; it is made where there is none."
msgstr "La carpeta; si no existe, se crea."

#: Site/SiteCommand.swift
msgid "Address of the site; that of “site settings base” without it."
msgstr "Dirección del sitio; si no se da, la de “site settings base”."

#: Site/SiteCommand.swift
msgid "Show or change what the site has to know: its address, the apps, their stores."
msgstr "Mostrar o cambiar lo que el sitio necesita saber: su dirección, las aplicaciones, sus tiendas."

#: Site/SiteCommand.swift
msgid "Names: {0}.\n\nEXAMPLE: maricopa site settings base https://example.org/healthy/"
msgstr "Nombres: {0}.\n\nEJEMPLO: maricopa site settings base https://example.org/healthy/"

#: Site/SiteCommand.swift
msgid "Setting to change; all are shown without it."
msgstr "El ajuste que se va a cambiar; sin él, se muestran todos."

#: Site/SiteCommand.swift
msgid "Its value."
msgstr "Su valor."

#: Site/SiteCommand.swift
msgid "Unset it."
msgstr "Dejarlo sin valor."

#: Site/SiteCommand.swift
msgid "folder"
msgstr "carpeta"

#: Site/SiteCommand.swift
msgid "base"
msgstr "base"

#: Site/SiteCommand.swift
msgid "value"
msgstr "valor"
"""#
