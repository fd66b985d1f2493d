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

#. {0} address.port
#: Connections.swift
msgid "its port is {0}"
msgstr "su puerto es {0}"

#: Connections.swift
#: HostResolver+Live.swift
#: WebError.swift
msgid "its host is unknown"
msgstr "su servidor es desconocido"

#. {0} all.joined(separator: ", ")
#: Connections.swift
msgid "its host has the address {0}, which isn't public"
msgstr "su servidor tiene la dirección {0}, que no es pública"

#: WebError.swift
msgid "its compression is broken"
msgstr "su compresión está dañada"

#. {0} error
#: WebError.swift
msgid "it is not HTTP: {0}"
msgstr "no es HTTP: {0}"

#: WebError.swift
msgid "it speaks no version of TLS from 1.2 on"
msgstr "no habla TLS 1.2 ni una versión más nueva"

#: WebError.swift
msgid "its certificate isn't one that this machine trusts"
msgstr "este equipo no confía en su certificado"

#: WebError.swift
msgid "the secure connection failed"
msgstr "falló la conexión segura"

#. {0} text
#: WebError.swift
msgid "“{0}” is not a web address — give one that starts with http:// or https:// and has no password in it"
msgstr "“{0}” no es una dirección web — indique una que empiece con http:// o https:// y no contenga una contraseña"

#. {0} address; {1} reason
#: WebError.swift
msgid "{0} can't be reached ({1}) — check the address and the connection"
msgstr "no se puede conectar con {0} ({1}) — revise la dirección y la conexión"

#. {0} address; {1} Self.count(limit)
#: WebError.swift
msgid "{0} did not answer whole within {1} seconds — try again later"
msgstr "{0} no terminó de responder en {1} segundos — intente de nuevo más tarde"

#. {0} address; {1} bytes
#: WebError.swift
msgid "{0} sends more than {1} bytes — give the address of a smaller page"
msgstr "{0} envía más de {1} bytes — indique la dirección de una página más pequeña"

#. {0} address; {1} redirects
#: WebError.swift
msgid "{0} redirects more than {1} times — open it in a browser and give the final address"
msgstr "{0} redirige más de {1} veces — ábrala en un navegador e indique la dirección final"

#. {0} address; {1} target
#: WebError.swift
msgid "{0} redirects to “{1}”, which is not a web address — give the final address"
msgstr "{0} redirige a “{1}”, que no es una dirección web — indique la dirección final"

#. {0} address; {1} target
#: WebError.swift
msgid "{0} redirects to “{1}”, which isn't encrypted — give the final address if you trust the network"
msgstr "{0} redirige a “{1}”, que no está cifrada — indique la dirección final si confía en la red"

#. {0} address; {1} reason
#: WebError.swift
msgid "{0} is not on the public web ({1}), and it was named by a page and not by you — open it yourself"
msgstr "{0} no está en la web pública ({1}), y la indicó una página y no usted — ábrala por su cuenta"

#. {0} address
#: WebError.swift
msgid "{0} closed the connection before its answer was whole — try again later"
msgstr "{0} cerró la conexión antes de terminar su respuesta — intente de nuevo más tarde"

#. {0} address; {1} reason
#: WebError.swift
msgid "the answer of {0} can't be read ({1}) — check that it is a web address"
msgstr "no se puede leer la respuesta de {0} ({1}) — revise que sea una dirección web"

#: WebError.swift
msgid "the request was canceled — start it again"
msgstr "la solicitud se canceló — iníciela de nuevo"
"""#
