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

#: DemoCommand.swift
msgid "Put sample data for every app into a folder, and show each app's first screens."
msgstr "Poner en una carpeta datos de ejemplo para cada aplicación, y mostrar las primeras pantallas de cada una."

#: DemoCommand.swift
msgid ""
"A folder that has data already keeps it: nothing is added to what an app already holds. The commands shown can be run "
"again by hand.\n\nEXAMPLE: nourish demo ~/nourish-demo"
msgstr ""
"Una carpeta que ya tiene datos los conserva: no se agrega nada a lo que una aplicación ya contiene. Los comandos que "
"se muestran se pueden ejecutar otra vez a mano.\n\nEJEMPLO: nourish demo ~/nourish-demo"

#: DemoCommand.swift
msgid "The folder; made where there is none."
msgstr "La carpeta; si no existe, se crea."

#: DemoCommand.swift
#: ServeCommand.swift
msgid "Global options"
msgstr "Opciones globales"

#: DemoCommand.swift
msgid "folder"
msgstr "carpeta"

#: NourishCommand.swift
msgid "Show what the Nourish apps do, and show them in a browser."
msgstr "Mostrar lo que hacen las aplicaciones de Nourish, y abrirlas en un navegador."

#: NourishCommand.swift
msgid "EXAMPLE: nourish demo ~/nourish-demo"
msgstr "EJEMPLO: nourish demo ~/nourish-demo"

#: ServeCommand.swift
msgid "Show the five apps in a browser on this machine, until Ctrl-C."
msgstr "Mostrar las cinco aplicaciones en un navegador en esta computadora, hasta pulsar Ctrl-C."

#: ServeCommand.swift
msgid ""
"Nobody else can reach the pages. They show the data of the command-line apps, and both can be used at once. While it "
"runs it does what the daemons of the apps do, such as reminders and daily backups; with --now it doesn't.\n\nEXAMPLE: "
"nourish serve --port 8080 --data-dir ~/nourish-demo"
msgstr ""
"Nadie más puede llegar a las páginas. Muestran los datos de las aplicaciones de la línea de comandos, y las dos se "
"pueden usar a la vez. Mientras está en marcha hace lo que hacen los servicios de las aplicaciones, como recordatorios "
"y copias de seguridad diarias; con --now no lo hace.\n\nEJEMPLO: nourish serve --port 8080 --data-dir ~/nourish-demo"

#: ServeCommand.swift
msgid "The port to listen at; 0 for any that is free."
msgstr "El puerto en el que escucha; 0 para cualquiera que esté libre."

#: ServeCommand.swift
msgid "number"
msgstr "número"

#: ServeCommand.swift
msgid "Let no browser keep pages for a time without a connection, and delete those that are kept."
msgstr ""
"No permitir que los navegadores guarden páginas para cuando no hay conexión, y eliminar las que están guardadas."
"""#
