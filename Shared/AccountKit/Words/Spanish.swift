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

#. {0} limit
#: AccountError.swift
msgid "the name is longer than {0} characters — shorten it"
msgstr "el nombre tiene más de {0} caracteres — acórtelo"

#: AccountError.swift
msgid "the name holds a line break or another control character — leave it out"
msgstr "el nombre contiene un salto de línea u otro carácter de control — quítelo"

#: AccountError.swift
msgid "the code is not six digits — copy it from the mail"
msgstr "el código no tiene seis dígitos — cópielo del correo"

#: AccountError.swift
msgid "that is the address the account has already — give the new one"
msgstr "esa es la dirección que la cuenta ya tiene — indique la nueva"

#: AccountError.swift
msgid "no account has this e-mail address with this password — check both, or ask for a reset code"
msgstr ""
"ninguna cuenta tiene este correo electrónico con esta contraseña — revise los dos, o pida un código para cambiarla"

#: AccountError.swift
msgid "the password is wrong — type it again, or ask for a reset code"
msgstr "la contraseña no es correcta — escríbala de nuevo, o pida un código para cambiarla"

#. {0} AccountError.wait(seconds)
#: AccountError.swift
msgid "too many wrong guesses — try again in {0}"
msgstr "demasiados intentos equivocados — intente de nuevo en {0}"

#. {0} AccountError.wait(seconds)
#: AccountError.swift
msgid "too many codes were asked for — try again in {0}"
msgstr "se pidieron demasiados códigos — intente de nuevo en {0}"

#. {0} left
#: AccountError.swift
msgid "the code is wrong, or was used — {0, plural, one {one more try} other {# more tries}}"
msgstr "el código no es correcto o ya se usó — {0, plural, one {queda un intento} other {quedan # intentos}}"

#: AccountError.swift
msgid "the code is wrong, and was guessed at too often — ask for a new one"
msgstr "el código no es correcto y hubo demasiados intentos — pida uno nuevo"

#: AccountError.swift
msgid "no code is waiting: it is too old or was used — ask for a new one"
msgstr "no hay un código en espera: venció o ya se usó — pida uno nuevo"

#. {0} address
#: AccountError.swift
msgid "{0} has an account by now — log in, or ask for a reset code"
msgstr "{0} ya tiene una cuenta — inicie sesión, o pida un código para cambiar la contraseña"

#: AccountError.swift
msgid ""
"too many wrong codes were typed for this address, so none are mailed to it — log in with the password, use a device "
"that you have logged in on, or ask an admin"
msgstr ""
"se escribieron demasiados códigos equivocados para esta dirección, así que ya no se le envían — inicie sesión con la "
"contraseña, use un dispositivo en el que ya la inició, o pida ayuda a quien administra"

#: AccountError.swift
msgid "this needs your password once more — type it, and do it soon after"
msgstr "para esto se necesita otra vez su contraseña — escríbala y hágalo enseguida"

#: AccountError.swift
msgid "nobody is signed in here — log in"
msgstr "nadie ha iniciado sesión aquí — inicie sesión"

#: AccountError.swift
msgid "only admins may do that — ask one of them"
msgstr "solo quienes administran pueden hacer eso — pídaselo a una de esas personas"

#: AccountError.swift
msgid "only members may do that — ask one of them"
msgstr "solo integrantes pueden hacer eso — pídaselo a una de esas personas"

#. {0} role
#: AccountError.swift
msgid "only {0}s may do that — ask one of them"
msgstr "solo pueden hacer eso quienes tienen la función “{0}” — pídaselo a una de esas personas"

#: AccountError.swift
msgid "the last admin can't give up the role, leave or be removed — make somebody else an admin first"
msgstr ""
"la última persona que administra no puede dejar su función, salir ni quedar fuera — dé antes esa función a otra "
"persona"

#. {0} address
#: AccountError.swift
msgid "no user has the address {0} — check it"
msgstr "ninguna cuenta tiene la dirección {0} — revísela"

#. {0} id
#: AccountError.swift
msgid "there is no session {0} — list the sessions and take one of their ids"
msgstr "no existe la sesión {0} — vea la lista de sesiones y use uno de sus ids"

#. {0} id
#: AccountError.swift
msgid "no letter {0} waits — it was sent, is being sent, or was given up: list the letters"
msgstr "no hay ningún correo {0} en espera — se envió, se está enviando o se abandonó: vea la lista de correos"

#. {0} reason
#: AccountError.swift
msgid "the key of the accounts can't be used: {0} — restore it, or delete it and have everybody log in anew"
msgstr ""
"no se puede usar la clave de las cuentas: {0} — restáurela, o elimínela y pida a todos que inicien sesión de nuevo"

#. {0} file
#: AccountError.swift
msgid ""
"the key of the accounts may be read by others — if nobody has seen it, make it yours alone: chmod 600 {0}; else "
"delete it and have everybody log in anew"
msgstr ""
"otras personas pueden leer la clave de las cuentas — si nadie la ha visto, hágala solo suya: chmod 600 {0}; si no, "
"elimínela y pida a todos que inicien sesión de nuevo"

#. {0} id; {1} table
#: AccountError.swift
msgid "row {0} of {1} makes no sense — restore a backup"
msgstr "la fila {0} de {1} no tiene sentido — restaure una copia de seguridad"

#. {0} value; {1} reason
#: AccountError.swift
msgid "“{0}” can't be used for mail: {1}"
msgstr "“{0}” no se puede usar para el correo: {1}"

#. {0} max(1, seconds)
#: AccountError.swift
msgid "{0, plural, one {# second} other {# seconds}}"
msgstr "{0, plural, one {# segundo} other {# segundos}}"

#. {0} (seconds + 59) / 60
#: AccountError.swift
msgid "{0} minutes"
msgstr "{0, plural, one {# minuto} other {# minutos}}"

#. {0} bytes.count; {1} AccountSecret.length
#: Keys/AccountSecret.swift
msgid "it has {0} bytes instead of {1}"
msgstr "tiene {0} bytes en lugar de {1}"

#. {0} code.digits; {1} service
#: Mail/AccountLetters.swift
msgid "{0} is your {1} code"
msgstr "{0} es su código de {1}"

#. {0} service; {1} code.digits; {2} minutes
#: Mail/AccountLetters.swift
msgid ""
"Welcome to {0}.\n\nYour code: {1}\n\nType it in where you signed up. It is good for {2} minutes, once.\n\nIf you "
"didn't sign up, do nothing: there is no account without this code. Don't pass it on."
msgstr ""
"Le damos la bienvenida a {0}.\n\nSu código: {1}\n\nEscríbalo donde se registró. Sirve una sola vez, durante {2, "
"plural, one {# minuto} other {# minutos}}.\n\nSi usted no se registró, no haga nada: sin este código no se crea "
"ninguna cuenta. No comparta el código con nadie."

#. {0} service
#: Mail/AccountLetters.swift
msgid "Somebody tried to use your address at {0}"
msgstr "Alguien intentó usar su dirección en {0}"

#. {0} service
#: Mail/AccountLetters.swift
msgid ""
"Somebody tried to sign up at {0} with this address. You have an account here already, and nothing\nabout it has "
"changed.\n\nIf it was you, log in instead. If you forgot the password, ask for a reset code. If it wasn't you, do "
"nothing."
msgstr ""
"Alguien intentó registrarse en {0} con esta dirección. Usted ya tiene una cuenta aquí, y no ha cambiado\nnada en "
"ella.\n\nSi fue usted, inicie sesión. Si olvidó la contraseña, pida un código para cambiarla. Si no fue usted, no "
"haga nada."

#. {0} code.digits; {1} service
#: Mail/AccountLetters.swift
msgid "{0} is your {1} reset code"
msgstr "{0} es su código de {1} para cambiar la contraseña"

#. {0} service; {1} code.digits; {2} minutes
#: Mail/AccountLetters.swift
msgid ""
"Somebody, probably you, asked for a new password at {0}.\n\nYour code: {1}\n\nIt is good for {2} minutes, once. With "
"the new password all other devices are signed out.\n\nIf it wasn't you, do nothing: your password stays as it is. "
"Don't pass the code on."
msgstr ""
"Alguien, probablemente usted, pidió una contraseña nueva en {0}.\n\nSu código: {1}\n\nSirve una sola vez, durante {2, "
"plural, one {# minuto} other {# minutos}}. Con la contraseña nueva se cierra la sesión en todos los demás "
"dispositivos.\n\nSi no fue usted, no haga nada: su contraseña no cambia. No comparta el código con nadie."

#. {0} code.digits; {1} service
#: Mail/AccountLetters.swift
msgid "{0} confirms your new {1} address"
msgstr "{0} es el código para confirmar su nueva dirección en {1}"

#. {0} service; {1} code.digits; {2} minutes
#: Mail/AccountLetters.swift
msgid ""
"Somebody, probably you, wants to use this address for a {0} account.\n\nYour code: {1}\n\nIt is good for {2} minutes, "
"once. If it wasn't you, do nothing, and don't pass the code on."
msgstr ""
"Alguien, probablemente usted, quiere usar esta dirección para una cuenta de {0}.\n\nSu código: {1}\n\nSirve una sola "
"vez, durante {2, plural, one {# minuto} other {# minutos}}. Si no fue usted, no haga nada y no comparta el código con "
"nadie."

#. {0} service
#: Mail/AccountLetters.swift
msgid "Your {0} password was changed"
msgstr "Se cambió su contraseña de {0}"

#. {0} service
#: Mail/AccountLetters.swift
msgid ""
"The password of your {0} account was changed, and all other devices were signed out.\n\nIf it wasn't you, ask for a "
"reset code now and choose another password."
msgstr ""
"Se cambió la contraseña de su cuenta de {0} y se cerró la sesión en todos los demás dispositivos.\n\nSi no fue usted, "
"pida ahora mismo un código para cambiarla y elija otra contraseña."

#. {0} service
#: Mail/AccountLetters.swift
msgid "Your {0} address was changed"
msgstr "Se cambió su dirección en {0}"

#. {0} service; {1} service
#: Mail/AccountLetters.swift
msgid ""
"Your {0} account has another e-mail address now. This one is no longer used.\n\nIf it wasn't you, ask for help now: "
"the Contact page of {1} says how."
msgstr ""
"Su cuenta de {0} tiene ahora otra dirección de correo electrónico. Esta ya no se usa.\n\nSi no fue usted, pida ayuda "
"ahora mismo: la página Contacto de {1} dice cómo."

#: Rules/EmailAddress.swift
msgid "the e-mail address is missing — type it in, like ana@example.org"
msgstr "falta el correo electrónico — escríbalo, como ana@example.org"

#: Rules/EmailAddress.swift
msgid "the e-mail address has no @ — write it like ana@example.org"
msgstr "el correo electrónico no tiene @ — escríbalo como ana@example.org"

#: Rules/EmailAddress.swift
msgid "the e-mail address has more than one @ — write it like ana@example.org"
msgstr "el correo electrónico tiene más de una @ — escríbalo como ana@example.org"

#: Rules/EmailAddress.swift
msgid "nothing stands before the @ — write the address like ana@example.org"
msgstr "no hay nada antes de la @ — escriba la dirección como ana@example.org"

#: Rules/EmailAddress.swift
msgid "nothing stands after the @ — write the address like ana@example.org"
msgstr "no hay nada después de la @ — escriba la dirección como ana@example.org"

#. {0} limit
#: Rules/EmailAddress.swift
msgid "the e-mail address is longer than {0} bytes — use a shorter one"
msgstr "el correo electrónico tiene más de {0} bytes — use uno más corto"

#. {0} limit
#: Rules/EmailAddress.swift
msgid "the part before the @ is longer than {0} bytes — use a shorter address"
msgstr "la parte antes de la @ tiene más de {0} bytes — use una dirección más corta"

#: Rules/EmailAddress.swift
msgid "the e-mail address has a dot too many — check it"
msgstr "al correo electrónico le sobra un punto — revíselo"

#. {0} domain
#: Rules/EmailAddress.swift
msgid "“{0}” has no ending like .org — write the whole address"
msgstr "“{0}” no tiene una terminación como .org — escriba la dirección completa"

#. {0} part
#: Rules/EmailAddress.swift
msgid "“{0}” can't be a part of a domain — check the address"
msgstr "“{0}” no puede ser parte de un dominio — revise la dirección"

#. {0} domain
#: Rules/EmailAddress.swift
msgid "“{0}” is a number — give an address with a domain name"
msgstr "“{0}” es un número — indique una dirección con un nombre de dominio"

#. {0} EmailProblem.name(of: scalar)
#: Rules/EmailAddress.swift
msgid "the e-mail address holds {0} — leave it out"
msgstr "el correo electrónico contiene {0} — quítelo"

#: Rules/EmailAddress.swift
msgid "a space"
msgstr "un espacio"

#. {0} padded
#: Rules/EmailAddress.swift
msgid "the character U+{0}"
msgstr "el carácter U+{0}"

#. {0} PasswordRule.fewest
#: Rules/PasswordRule.swift
msgid "the password is missing — type one of at least {0} characters"
msgstr "falta la contraseña — escriba una de al menos {0} caracteres"

#. {0} fewest
#: Rules/PasswordRule.swift
msgid "the password has fewer than {0} characters — take a longer one, such as a few words"
msgstr "la contraseña tiene menos de {0} caracteres — elija una más larga, por ejemplo unas cuantas palabras"

#. {0} limit
#: Rules/PasswordRule.swift
msgid "the password is longer than {0} characters — take a shorter one"
msgstr "la contraseña tiene más de {0} caracteres — elija una más corta"

#: Rules/PasswordRule.swift
msgid "the password is one of those that are tried first — take another, such as a few words"
msgstr "la contraseña es una de las que se prueban primero — elija otra, por ejemplo unas cuantas palabras"

#: Rules/PasswordRule.swift
msgid "the password is the e-mail address — take another"
msgstr "la contraseña es igual al correo electrónico — elija otra"

#: Mail/MailCause.swift
msgid "it was canceled"
msgstr "se canceló"

#: Mail/MailCause.swift
msgid "it was too old to be sent"
msgstr "era demasiado antiguo para enviarse"

#: Mail/MailCause.swift
msgid "there is no memory left"
msgstr "no queda memoria"

#: Mail/MailCause.swift
msgid "libcurl can't be used"
msgstr "no se puede usar libcurl"

#: Mail/MailCause.swift
msgid "libcurl is too old or was built without SMTP or TLS"
msgstr "libcurl es demasiado antigua o no incluye SMTP o TLS"

#. {0} server
#: Mail/MailCause.swift
msgid "{0} offers no encryption, so nothing was told to it"
msgstr "{0} no ofrece cifrado, así que no se le dijo nada"

#. {0} server
#: Mail/MailCause.swift
msgid "{0} doesn't take our user name and password"
msgstr "{0} no acepta nuestro nombre de usuario y contraseña"

#. {0} server; {1} milliseconds
#: Mail/MailCause.swift
msgid "{0} was not done within {1} ms"
msgstr "{0} no terminó en {1} ms"

#. {0} server
#: Mail/MailCause.swift
msgid "{0} is no host that is known here"
msgstr "aquí no se conoce el servidor {0}"

#. {0} server
#: Mail/MailCause.swift
msgid "{0} takes no connection"
msgstr "{0} no acepta la conexión"

#. {0} server
#: Mail/MailCause.swift
msgid "the secure connection with {0} failed"
msgstr "falló la conexión segura con {0}"

#. {0} server
#: Mail/MailCause.swift
msgid "the certificate of {0} isn't one that this machine trusts"
msgstr "este equipo no confía en el certificado de {0}"

#. {0} server
#: Mail/MailCause.swift
msgid "{0} ended the connection too early"
msgstr "{0} terminó la conexión antes de tiempo"

#. {0} server
#: Mail/MailCause.swift
msgid "{0} refuses it"
msgstr "{0} lo rechaza"

#. {0} server; {1} code
#: Mail/MailCause.swift
msgid "the transfer to {0} failed with libcurl’s error {1}"
msgstr "falló el envío a {0} con el error {1} de libcurl"

#. {0} folder
#: Mail/MailCause.swift
msgid "{0} can't be made or written"
msgstr "no se puede crear {0} ni escribir en esa carpeta"

#. {0} folder
#: Mail/MailCause.swift
msgid "no space is left for letters in {0}"
msgstr "no queda espacio para mensajes en {0}"

#. {0} cause.words; {1} said
#: Mail/MailCause.swift
msgid "{0}; the server answered: “{1}”"
msgstr "{0}; el servidor respondió: “{1}”"

#: Mail/MailCause.swift
msgid "it is no address — write it as smtp://user@mail.example.org:587"
msgstr "no es una dirección — escríbala como smtp://user@mail.example.org:587"

#: Mail/MailCause.swift
msgid "a password stands in it — leave it out, and give it apart"
msgstr "contiene una contraseña — quítela y dela por separado"

#: Mail/MailCause.swift
msgid "something stands after the port — leave it out"
msgstr "hay algo después del puerto — quítelo"

#: Mail/MailCause.swift
msgid "it names no server — write it as smtp://user@mail.example.org:587"
msgstr "no nombra ningún servidor — escríbala como smtp://user@mail.example.org:587"

#. {0} port
#: Mail/MailCause.swift
msgid "there is no port {0} — give one from 1 to 65535"
msgstr "no existe el puerto {0} — indique uno del 1 al 65535"

#. {0} host
#: Mail/MailCause.swift
msgid "there is a password and no user — write it as smtp://user@{0}"
msgstr "hay una contraseña y ningún nombre de usuario — escríbala como smtp://user@{0}"

#: Mail/MailCause.swift
msgid "there is a user and no password — give the password, too"
msgstr "hay un nombre de usuario y ninguna contraseña — indique también la contraseña"

#: Mail/MailCause.swift
msgid "it is no whole path — write it as file:/var/mail/out"
msgstr "no es una ruta completa — escríbala como file:/var/mail/out"
"""#
