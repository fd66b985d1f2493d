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

#. {0} outcome.status
#: Agent/ServiceInstallation.swift
msgid "exit status {0}"
msgstr "estado de salida {0}"

#: SchedulerError.swift
msgid "a job has an empty id — give it a name of its own"
msgstr "una tarea tiene un id vacío — dele un nombre propio"

#. {0} job; {1} zone
#: SchedulerError.swift
msgid "the job {0} is in the zone “{1}”, which is unknown — use a name such as America/Phoenix"
msgstr "la tarea {0} está en la zona “{1}”, que no se conoce — use un nombre como America/Phoenix"

#. {0} id
#: SchedulerError.swift
msgid "there is no job {0} — check the id"
msgstr "no existe la tarea {0} — revise el id"

#. {0} job; {1} kind
#: SchedulerError.swift
msgid "nothing here can run the job {0} of kind {1} — update the program, or cancel the job"
msgstr "aquí nada puede ejecutar la tarea {0} de tipo {1} — actualice el programa o cancele la tarea"

#. {0} id; {1} reason
#: SchedulerError.swift
msgid "the stored job {0} can't be read: {1} — update the program, or schedule it anew"
msgstr "no se puede leer la tarea guardada {0}: {1} — actualice el programa o prográmela de nuevo"

#. {0} job; {1} reason
#: SchedulerError.swift
msgid "the payload of the job {0} can't be read: {1} — schedule it anew"
msgstr "no se pueden leer los datos de la tarea {0}: {1} — prográmela de nuevo"

#. {0} file; {1} reason
#: SchedulerError.swift
msgid "{0} can't be changed: {1} — check that its folder may be written"
msgstr "no se puede cambiar {0}: {1} — revise que se pueda escribir en su carpeta"

#. {0} command; {1} reason
#: SchedulerError.swift
msgid "“{0}” failed: {1} — mend that, or start the daemon in another way"
msgstr "“{0}” falló: {1} — corrija eso o inicie el servicio de otra manera"

#. {0} row["catch_up"] as String
#: Store/JobRows.swift
msgid "unknown catch-up {0}"
msgstr "recuperación desconocida: {0}"
"""#
