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

#. {0} Int(code)
#: SystemReason.swift
msgid "error {0} of the system"
msgstr "error {0} del sistema"

#: SystemReason.swift
msgid "Operation not permitted"
msgstr "la operación no está permitida"

#: SystemReason.swift
msgid "No such file or directory"
msgstr "el archivo o la carpeta no existe"

#: SystemReason.swift
msgid "Interrupted system call"
msgstr "se interrumpió una llamada al sistema"

#: SystemReason.swift
msgid "Input/output error"
msgstr "error de lectura o escritura"

#: SystemReason.swift
msgid "No such device or address"
msgstr "no existe ese dispositivo o esa dirección"

#: SystemReason.swift
msgid "Exec format error"
msgstr "no es un programa que se pueda ejecutar aquí"

#: SystemReason.swift
msgid "Bad file descriptor"
msgstr "el archivo no está abierto"

#: SystemReason.swift
msgid "Resource temporarily unavailable"
msgstr "por ahora no está disponible"

#: SystemReason.swift
msgid "Cannot allocate memory"
msgstr "no hay memoria suficiente"

#: SystemReason.swift
msgid "Permission denied"
msgstr "permiso denegado"

#: SystemReason.swift
msgid "Device or resource busy"
msgstr "el dispositivo está ocupado"

#: SystemReason.swift
msgid "File exists"
msgstr "el archivo ya existe"

#: SystemReason.swift
msgid "Invalid cross-device link"
msgstr "está en otro disco"

#: SystemReason.swift
msgid "No such device"
msgstr "no existe ese dispositivo"

#: SystemReason.swift
msgid "Not a directory"
msgstr "no es una carpeta"

#: SystemReason.swift
msgid "Is a directory"
msgstr "es una carpeta"

#: SystemReason.swift
msgid "Invalid argument"
msgstr "argumento no válido"

#: SystemReason.swift
msgid "Too many open files in system"
msgstr "el sistema tiene demasiados archivos abiertos"

#: SystemReason.swift
msgid "Too many open files"
msgstr "hay demasiados archivos abiertos"

#: SystemReason.swift
msgid "Text file busy"
msgstr "el programa está en uso"

#: SystemReason.swift
msgid "File too large"
msgstr "el archivo es demasiado grande"

#: SystemReason.swift
msgid "No space left on device"
msgstr "no queda espacio en el disco"

#: SystemReason.swift
msgid "Read-only file system"
msgstr "el disco es de solo lectura"

#: SystemReason.swift
msgid "Broken pipe"
msgstr "la conexión se cerró"

#: SystemReason.swift
msgid "File name too long"
msgstr "el nombre del archivo es demasiado largo"

#: SystemReason.swift
msgid "Directory not empty"
msgstr "la carpeta no está vacía"

#: SystemReason.swift
msgid "Too many levels of symbolic links"
msgstr "hay demasiados enlaces simbólicos"

#: SystemReason.swift
msgid "Address already in use"
msgstr "la dirección ya está en uso"

#: SystemReason.swift
msgid "Cannot assign requested address"
msgstr "esa dirección no es de esta máquina"

#: SystemReason.swift
msgid "Network is down"
msgstr "la red no funciona"

#: SystemReason.swift
msgid "Network is unreachable"
msgstr "no hay conexión con la red"

#: SystemReason.swift
msgid "Software caused connection abort"
msgstr "la conexión se canceló"

#: SystemReason.swift
msgid "Connection reset by peer"
msgstr "el otro lado cortó la conexión"

#: SystemReason.swift
msgid "No buffer space available"
msgstr "no queda memoria para la red"

#: SystemReason.swift
msgid "Transport endpoint is not connected"
msgstr "no hay conexión"

#: SystemReason.swift
msgid "Connection timed out"
msgstr "la conexión tardó demasiado"

#: SystemReason.swift
msgid "Connection refused"
msgstr "conexión rechazada"

#: SystemReason.swift
msgid "Host is down"
msgstr "la otra máquina no funciona"

#: SystemReason.swift
msgid "No route to host"
msgstr "no hay camino hasta la otra máquina"

#: SystemReason.swift
msgid "Disk quota exceeded"
msgstr "se superó la cuota de disco"

#. {0} number
#: Message.swift
msgid "{0}%"
msgstr "{0} %"
"""#
