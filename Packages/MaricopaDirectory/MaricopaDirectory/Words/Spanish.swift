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

#. {0} opens; {1} closes
#: DirectoryError.swift
msgid "opening from minute {0} to minute {1} is no part of a day — it begins within the day and lasts at most 24 hours"
msgstr "un horario del minuto {0} al minuto {1} no cabe en un día — empieza dentro del día y dura como máximo 24 horas"

#. {0} count
#: DirectoryError.swift
msgid "hours for {0} days are not those of a week — give all seven, Monday first"
msgstr "un horario de {0} días no es el de una semana — dé los siete, con el lunes primero"

#. {0} text
#: DirectoryError.swift
msgid "“{0}” is no ZIP code — write five digits, such as 85003"
msgstr "“{0}” no es un código postal — escriba cinco dígitos, como 85003"

#. {0} from; {1} to
#: DirectoryError.swift
msgid "the days from {0} to {1} end before they begin — swap them"
msgstr "los días del {0} al {1} terminan antes de empezar — cámbielos de orden"

#. {0} text; {1} reason
#: DirectoryError.swift
msgid "“{0}” can't be linked to: {1} — write an address such as https://example.org"
msgstr "no se puede enlazar “{0}”: {1} — escriba una dirección como https://example.org"

#. {0} text; {1} what; {2} reason
#: DirectoryError.swift
msgid "“{0}” can't be read as {1}: {2}"
msgstr "“{0}” no se puede leer como {1}: {2}"

#. {0} id
#: DirectoryError.swift
msgid "there is no record {0} — look it up in a list or a search"
msgstr "no hay ningún registro “{0}” — búsquelo en una lista o con la búsqueda"

#. {0} id; {1} seen; {2} now
#: DirectoryError.swift
msgid "record {0} was changed since it was looked at (version {1}, now {2}) — look at it again, then change it"
msgstr ""
"alguien cambió el registro {0} desde que usted lo vio (versión {1}, ahora {2}) — véalo otra vez y después cámbielo"

#. {0} what; {1} seen; {2} now
#: DirectoryError.swift
msgid "{0} were changed since they were looked at (version {1}, now {2}) — look again, then change them"
msgstr "hubo cambios en esto desde que usted lo vio: {0} (versión {1}, ahora {2}) — véalo otra vez y después cámbielo"

#. {0} text; {1} setting.rawValue; {2} hint
#: DirectoryError.swift
msgid "“{0}” can't be the site's {1} — {2}"
msgstr "“{0}” no puede ser el ajuste {1} del sitio — {2}"

#: DirectoryError.swift
msgid "nobody said where the site will be, which its pages, search engines and apps have to be told — set its address"
msgstr ""
"nadie ha dicho dónde estará el sitio, y hay que decírselo a sus páginas, a los buscadores y a las aplicaciones — "
"ponga su dirección"

#. {0} file
#: DirectoryError.swift
msgid "“{0}” is in the way: no earlier build of this site wrote it — move it away, or build into another folder"
msgstr ""
"“{0}” estorba: ninguna versión anterior de este sitio lo escribió — muévalo, o construya el sitio en otra carpeta"

#. {0} folder; {1} reason
#: DirectoryError.swift
msgid "the site can't be built in “{0}”: {1}"
msgstr "no se puede construir el sitio en “{0}”: {1}"

#. {0} text
#: DirectoryError.swift
msgid "“{0}” can't name a record — use lower-case letters, digits and hyphens, such as gilbert-market"
msgstr "“{0}” no puede ser el nombre de un registro — use letras minúsculas, dígitos y guiones, como gilbert-market"

#. {0} id
#: DirectoryError.swift
msgid "there is a record {0} already — edit it, or choose another id"
msgstr "ya hay un registro {0} — edítelo, o elija otro id"

#. {0} id
#: DirectoryError.swift
msgid "record {0} is no recipe — only recipes are featured"
msgstr "el registro {0} no es una receta — solo las recetas se ponen en portada"

#. {0} name; {1} what; {2} there.joined(separator: ", ")
#: DirectoryError.swift
msgid "there is no “{0}” among {1} — use one of {2}"
msgstr "no existe “{0}” aquí: {1} — use uno de estos: {2}"

#. {0} what; {1} most
#: DirectoryError.swift
msgid "{0} can be 1 to {1} — add or remove some"
msgstr "{0}: puede haber de 1 a {1} — agregue o quite algunos"

#. {0} place; {1} most
#: DirectoryError.swift
msgid "there is no place {0} — use one from 1 to {1}"
msgstr "no hay ningún lugar {0} — use uno del 1 al {1}"

#. {0} format; {1} reason
#: DirectoryError.swift
msgid "the file is not in the format {0}: {1} — check the file, or name another format"
msgstr "el archivo no está en el formato {0}: {1} — revise el archivo, o indique otro formato"

#. {0} title
#: DirectoryError.swift
msgid "“{0}” is no event — reminders are for events"
msgstr "“{0}” no es un evento — los recordatorios son para eventos"

#. {0} title
#: DirectoryError.swift
msgid "“{0}” was called off — there is nothing to be reminded of"
msgstr "“{0}” se canceló — no hay nada que recordar"

#. {0} title
#: DirectoryError.swift
msgid "“{0}” is over — look for one that is still to come"
msgstr "“{0}” ya terminó — busque uno que todavía no haya pasado"

#. {0} title; {1} name
#: DirectoryError.swift
msgid "“{0}” doesn't take place on {1} — its page lists the days it does"
msgstr "“{0}” no se celebra el {1} — su página dice qué días sí"

#. {0} minutes
#: DirectoryError.swift
msgid "{0} minutes is no time before an event — give from 0 minutes to 365 days"
msgstr "{0} minutos no es un tiempo antes de un evento — dé de 0 minutos a 365 días"

#. {0} title; {1} moment.date; {2} EventText.time(moment.time)
#: DirectoryError.swift
msgid "the reminder of “{0}” would have been told on {1} at {2} — give a shorter time before it"
msgstr "el recordatorio de “{0}” habría sido el {1} a las {2} — dé un tiempo más corto antes del evento"

#. {0} id
#: DirectoryError.swift
msgid "you have no reminder {0} — the list of notifications has their ids"
msgstr "usted no tiene ningún recordatorio {0} — la lista de avisos tiene sus ids"

#. {0} id
#: DirectoryError.swift
msgid "there is no photo {0} — list the photos"
msgstr "no hay ninguna foto {0} — vea la lista de fotos"

#. {0} name
#: DirectoryError.swift
msgid "there is no picture {0} — a record's page has the addresses of its pictures"
msgstr "no hay ninguna imagen {0} — la página de un registro tiene las direcciones de sus imágenes"

#. {0} count; {1} SearchScreen.longestText
#: DirectoryError.swift
msgid "the search has {0} characters — write at most {1}"
msgstr "la búsqueda tiene {0} caracteres — escriba {1} como máximo"

#. {0} count; {1} PhotoRule.longestCaption
#: DirectoryError.swift
msgid "the caption has {0} characters — write at most {1}"
msgstr "el pie de foto tiene {0} caracteres — escriba {1} como máximo"

#. {0} count; {1} PhotoRule.longestReason
#: DirectoryError.swift
msgid "the reason has {0} characters — write at most {1}"
msgstr "el motivo tiene {0} caracteres — escriba {1} como máximo"

#. {0} title
#: DirectoryError.swift
msgid "you sent that picture of “{0}” before — choose another"
msgstr "usted ya envió esa imagen de “{0}” — elija otra"

#. {0} count
#: DirectoryError.swift
msgid "{0} of your photos wait to be looked at — send more when some of them were"
msgstr ""
"{0, plural, one {# de sus fotos espera} other {# de sus fotos esperan}} revisión — envíe más cuando se hayan revisado "
"algunas"

#: DirectoryError.swift
msgid "there is no place for pictures here — open the directory in a file"
msgstr "aquí no hay lugar para imágenes — abra el directorio en un archivo"

#. {0} id
#: DirectoryError.swift
msgid "photo {0} is already waiting — there is nothing to change"
msgstr "la foto {0} ya está en espera — no hay nada que cambiar"

#. {0} id
#: DirectoryError.swift
msgid "photo {0} is already shown — there is nothing to change"
msgstr "la foto {0} ya se muestra — no hay nada que cambiar"

#. {0} id
#: DirectoryError.swift
msgid "photo {0} is already refused — there is nothing to change"
msgstr "la foto {0} ya está rechazada — no hay nada que cambiar"

#. {0} reason
#: DirectoryError.swift
msgid ""
"the mapping of columns can't be used: {0} — write '{'\"id\": \"COLUMN\", \"columns\": '{'\"COLUMN\": \"title\"'}''}'"
msgstr ""
"no se puede usar la correspondencia de columnas: {0} — escriba '{'\"id\": \"COLUMNA\", \"columns\": '{'\"COLUMNA\": "
"\"title\"'}''}'"

#: DirectoryError.swift
msgid "that belongs to a user, and nobody is signed in — log in, or sign up"
msgstr "para esto hay que iniciar sesión — inicie sesión o cree una cuenta"

#: DirectoryError.swift
msgid "only admins may do that — ask one of them"
msgstr "solo quienes administran el directorio pueden hacer eso — pídaselo a una de esas personas"

#. {0} link
#: DirectoryError.swift
msgid "“{0}” isn't a page for that — open the page again"
msgstr "“{0}” no es una página para eso — abra la página otra vez"

#. {0} field
#: DirectoryError.swift
msgid "the field “{0}” has no file that can be read — choose a file"
msgstr "el campo “{0}” no tiene un archivo que se pueda leer — elija un archivo"

#: DirectoryError.swift
msgid "accounts aren't kept here — sign in where the directory has them"
msgstr "aquí no se guardan cuentas — inicie sesión donde el directorio las tiene"

#. {0} title
#: DirectoryError.swift
msgid "“{0}” has no places to find — choose an activity that needs one, such as hiking"
msgstr "“{0}” no tiene lugares que buscar — elija una actividad que necesite uno, como las caminatas"

#. {0} id
#: DirectoryError.swift
msgid "the results {0} are no longer kept — ask for the list again"
msgstr "los resultados {0} ya no se guardan — pida la lista otra vez"

#. {0} stars
#: DirectoryError.swift
msgid "{0} is no rating — give 1 to 5 stars"
msgstr "{0} no es una calificación — dé de 1 a 5 estrellas"

#. {0} id
#: DirectoryError.swift
msgid "record {0} has no rating of yours — nothing is to be taken back"
msgstr "el registro {0} no tiene una calificación suya — no hay nada que quitar"

#. {0} id
#: DirectoryError.swift
msgid "record {0} is not among your favorites — list them to see which are"
msgstr "el registro {0} no está entre sus favoritos — vea la lista para saber cuáles lo están"

#. {0} topic
#: DirectoryError.swift
msgid "there is no subscription to {0} — list yours to see which there are"
msgstr "no hay ninguna suscripción a {0} — vea la lista de las suyas"

#. {0} what
#: DirectoryError.swift
msgid "the directory met something that can't be: {0} — please report it"
msgstr "el directorio encontró algo que no puede ser: {0} — por favor, repórtelo"

#: DirectoryError.swift
#: Screens/Account/LoginPages.swift
#: Screens/Account/SignInPrompt.swift
msgid "Log in"
msgstr "Iniciar sesión"

#: DirectoryError.swift
#: Screens/HomeScreen.swift
#: Screens/SearchScreen.swift
msgid "Search"
msgstr "Buscar"

#: DirectoryError.swift
#: Screens/FreshnessScreen.swift
#: Screens/StaticPageScreen.swift
msgid "Edit"
msgstr "Editar"

#: DirectoryError.swift
#: Screens/LayoutScreens.swift
#: Screens/SiteSettingsScreen.swift
msgid "Site"
msgstr "Sitio"

#: DirectoryError.swift
#: Screens/HomeScreen.swift
#: Screens/NotificationsScreen.swift
msgid "Notifications"
msgstr "Avisos"

#: DirectoryError.swift
#: Screens/FavoritesScreen.swift
#: Screens/HomeScreen.swift
msgid "Favorites"
msgstr "Favoritos"

#: DirectoryError.swift
#: Rules/RecordField.swift
#: Screens/HomeScreen.swift
msgid "Subscribe"
msgstr "Suscribirse"

#. {0} ImportLimits.text(limits.document)
#: Exchange/Calendar/CalendarReader.swift
#: Exchange/Geo/GeoReader.swift
#: Exchange/SchemaOrg/SchemaReader.swift
msgid "it is larger than {0}"
msgstr "pesa más de {0}"

#: Exchange/Calendar/CalendarReader.swift
msgid "it holds no VCALENDAR"
msgstr "no contiene ningún VCALENDAR"

#: Exchange/Calendar/CalendarReader.swift
msgid "an event has no UID"
msgstr "un evento no tiene UID"

#: Exchange/Calendar/CalendarReader.swift
#: Store/RecordImport.swift
msgid "a change of an occurrence isn't kept without its event in the file"
msgstr "un cambio de una fecha no se guarda sin su evento en el archivo"

#: Exchange/Calendar/CalendarReader.swift
msgid "an occurrence without its event in the file comes in as an event of its own"
msgstr "una fecha sin su evento en el archivo entra como un evento propio"

#: Exchange/Calendar/CalendarReader.swift
msgid "an occurrence that differs in more than its time comes in as an event of its own"
msgstr "una fecha que cambia más que su hora entra como un evento propio"

#: Exchange/Calendar/CalendarReader.swift
msgid "a STATUS isn't one of iCalendar's events: its event isn't certain"
msgstr "un STATUS no es de los eventos de iCalendar: su evento no es seguro"

#: Exchange/Calendar/CalendarReader.swift
msgid "an event has no SUMMARY"
msgstr "un evento no tiene SUMMARY"

#. {0} title
#: Exchange/Calendar/CalendarReader.swift
msgid "“{0}” has no start that can be read, or one in a zone that isn't known"
msgstr "“{0}” no tiene un comienzo que se pueda leer, o está en una zona horaria desconocida"

#: Exchange/Calendar/CalendarReader.swift
msgid "a SEQUENCE isn't a whole number of at most nine digits, and isn't kept"
msgstr "un SEQUENCE no es un número entero de nueve dígitos como máximo, y no se guarda"

#: Exchange/Calendar/CalendarReader.swift
msgid "a change of a date that isn't kept is left out"
msgstr "se omite un cambio de una fecha que no se guarda"

#: Exchange/Calendar/CalendarReader.swift
msgid "an exception can't be read"
msgstr "una excepción no se puede leer"

#: Exchange/Calendar/CalendarReader.swift
msgid "a change of an occurrence can't be read"
msgstr "un cambio de una fecha no se puede leer"

#. {0} limits.exceptions
#: Exchange/Calendar/CalendarReader.swift
msgid "of more than {0} exceptions or moved or extra dates the rest isn't kept"
msgstr "de más de {0} excepciones o fechas cambiadas o adicionales, el resto no se guarda"

#: Exchange/Calendar/CalendarReader.swift
#: Exchange/SchemaOrg/SchemaEvent.swift
msgid "an end can't be read"
msgstr "un final no se puede leer"

#: Exchange/Calendar/CalendarReader.swift
#: Exchange/SchemaOrg/SchemaEvent.swift
msgid "an event ends before it begins: its end isn't kept"
msgstr "un evento termina antes de empezar: la hora en que termina no se guarda"

#: Exchange/Calendar/CalendarReader.swift
#: Exchange/Geo/GeoReader.swift
#: Exchange/Markets/MarketRow.swift
msgid "a website is no address that may be opened"
msgstr "un sitio web no es una dirección que se pueda abrir"

#. {0} other.prefix(20)
#: Exchange/Calendar/CalendarRepeats.swift
msgid "its rule of repeating has {0}, which isn't read"
msgstr "su regla de repetición tiene {0}, que no se lee"

#: Exchange/Calendar/CalendarRepeats.swift
msgid "the end of its rule of repeating can't be read"
msgstr "el final de su regla de repetición no se puede leer"

#: Exchange/Calendar/CalendarRepeats.swift
msgid "it counts days such as the second Sunday, which isn't read"
msgstr "cuenta días como el segundo domingo, lo que no se lee"

#: Exchange/Calendar/CalendarRepeats.swift
msgid "days such as the second Sunday are told one by one, for two years"
msgstr "los días como el segundo domingo se dan uno por uno, por dos años"

#. {0} error
#: Exchange/Calendar/CalendarRepeats.swift
msgid "its rule of repeating can't be: {0}"
msgstr "su regla de repetición no es posible: {0}"

#: Exchange/Calendar/CalendarRepeats.swift
msgid "an extra date can't be read"
msgstr "una fecha adicional no se puede leer"

#: Exchange/Calendar/CalendarRepeats.swift
msgid "repeats by the clocks of another zone are told one by one, for two years"
msgstr "las repeticiones según el reloj de otra zona se dan una por una, por dos años"

#: Exchange/Calendar/CalendarRepeats.swift
msgid "its rule of repeating isn't one that is read"
msgstr "su regla de repetición no es de las que se leen"

#: Exchange/Calendar/CalendarRepeats.swift
msgid "its rule of repeating names a day that isn't one"
msgstr "su regla de repetición nombra un día que no existe"

#. {0} line
#: Exchange/Geo/GeoReader.swift
#: Exchange/Services/ServiceReader.swift
msgid "it isn't JSON, or breaks off, at line {0}"
msgstr "no es JSON, o se corta, en la línea {0}"

#: Exchange/Geo/GeoReader.swift
msgid "it is no collection of features"
msgstr "no es una colección de elementos (features)"

#: Exchange/Geo/GeoReader.swift
#: Exchange/Services/ServiceReader.swift
msgid "it isn't JSON"
msgstr "no es JSON"

#: Exchange/Geo/GeoReader.swift
msgid "it is no feature"
msgstr "no es un elemento (feature)"

#: Exchange/Geo/GeoReader.swift
#: Exchange/Markets/MarketRow.swift
msgid "it has no name"
msgstr "no tiene nombre"

#: Exchange/Geo/GeoReader.swift
#: Exchange/Markets/MarketRow.swift
msgid "its name is too long"
msgstr "su nombre es demasiado largo"

#: Exchange/Geo/GeoReader.swift
msgid "a geometry can't be read, or isn't in degrees of longitude and latitude"
msgstr "una geometría no se puede leer, o no está en grados de longitud y latitud"

#: Exchange/Geo/GeoReader.swift
#: Exchange/SchemaOrg/SchemaRecipe.swift
msgid "a description is too long"
msgstr "una descripción es demasiado larga"

#: Exchange/Geo/GeoReader.swift
#: Exchange/Markets/MarketRow.swift
#: Exchange/Services/ServiceReader.swift
msgid "a ZIP code isn't five or nine digits"
msgstr "un código postal no tiene cinco o nueve dígitos"

#: Exchange/Geo/GeoReader.swift
msgid "hours can't be read"
msgstr "un horario no se puede leer"

#. {0} bytes
#: Exchange/ImportLimits.swift
msgid "{0} bytes"
msgstr "{0} bytes"

#. {0} kinds; {1} kind.nouns
#: Exchange/ImportSettings+Readers.swift
msgid "it holds {0}, not {1}"
msgstr "contiene {0}, no {1}"

#: Exchange/ImportSettings+Readers.swift
msgid "there is none"
msgstr "no hay ninguna"

#: Exchange/Markets/MarketHours.swift
msgid "a season's dates can't be read"
msgstr "las fechas de una temporada no se pueden leer"

#: Exchange/Markets/MarketHours.swift
msgid "a season lacks an end: its hours are unknown for the rest of the year"
msgstr "a una temporada le falta el final: su horario no se sabe para el resto del año"

#: Exchange/Markets/MarketHours.swift
msgid "two seasons without dates: the first one's hours count"
msgstr "dos temporadas sin fechas: cuenta el horario de la primera"

#: Exchange/Markets/MarketHours.swift
msgid "two seasons contradict each other: its hours are unknown"
msgstr "dos temporadas se contradicen: su horario no se sabe"

#. {0} name
#: Exchange/Markets/MarketReader.swift
msgid "it has no column {0}"
msgstr "no tiene la columna {0}"

#: Exchange/Markets/MarketRow.swift
msgid "its FMID is no number"
msgstr "su FMID no es un número"

#: Exchange/Markets/MarketRow.swift
msgid "an address is too long"
msgstr "una dirección es demasiado larga"

#: Exchange/Markets/MarketRow.swift
msgid "a ZIP code is far from its place"
msgstr "un código postal está lejos de su lugar"

#: Exchange/Markets/MarketRow.swift
#: Exchange/Services/ServiceReader.swift
#: Exchange/TableReader.swift
msgid "coordinates are no place on earth"
msgstr "unas coordenadas no son un lugar de la Tierra"

#: Exchange/Markets/MarketRow.swift
msgid "a Facebook page is neither an address nor a name"
msgstr "una página de Facebook no es una dirección ni un nombre"

#: Exchange/Markets/MarketTimesText.swift
msgid "a part of the hours names no day of the week"
msgstr "una parte del horario no dice el día de la semana"

#: Exchange/Markets/MarketTimesText.swift
msgid "the hours of a day aren't whole"
msgstr "el horario de un día no está completo"

#: Exchange/Markets/MarketTimesText.swift
msgid "the hours of a day begin before 5 in the morning, likely a slip for the afternoon: ask"
msgstr "el horario de un día empieza antes de las 5 de la mañana; lo más probable es que fuera de la tarde: pregunte"

#: Exchange/Markets/MarketTimesText.swift
msgid "the hours of a day mix up morning and evening: more than 12 hours before dawn or past midnight"
msgstr ""
"el horario de un día confunde la mañana y la noche: dura más de 12 horas y empieza antes del amanecer o termina "
"después de medianoche"

#: Exchange/SchemaOrg/SchemaEvent.swift
msgid "an event has no name"
msgstr "un evento no tiene nombre"

#. {0} title
#: Exchange/SchemaOrg/SchemaEvent.swift
msgid "“{0}” has no start that can be read"
msgstr "“{0}” no tiene un comienzo que se pueda leer"

#: Exchange/SchemaOrg/SchemaEvent.swift
msgid "a schedule of repeats isn't read"
msgstr "un calendario de repeticiones no se lee"

#: Exchange/SchemaOrg/SchemaEvent.swift
msgid "a status isn't one of schema.org: its event isn't certain"
msgstr "un estado no es de schema.org: su evento no es seguro"

#: Exchange/SchemaOrg/SchemaEvent.swift
msgid "a postponed event counts as canceled until it has another date"
msgstr "un evento aplazado cuenta como cancelado hasta que tenga otra fecha"

#: Exchange/SchemaOrg/SchemaReader.swift
msgid "recipes or events"
msgstr "recetas o eventos"

#. {0} words
#: Exchange/SchemaOrg/SchemaReader.swift
msgid "it holds no {0} of schema.org"
msgstr "no contiene esto de schema.org: {0}"

#. {0} error
#: Exchange/SchemaOrg/SchemaReader.swift
msgid "its data isn't JSON: {0}"
msgstr "sus datos no son JSON: {0}"

#: Exchange/SchemaOrg/SchemaRecipe.swift
msgid "a recipe has no name"
msgstr "una receta no tiene nombre"

#. {0} title
#: Exchange/SchemaOrg/SchemaRecipe.swift
msgid "“{0}” has neither ingredients nor directions"
msgstr "“{0}” no tiene ingredientes ni preparación"

#. {0} SchemaValue.longestList
#: Exchange/SchemaOrg/SchemaRecipe.swift
msgid "of more than {0} ingredients the first are kept"
msgstr "de más de {0} ingredientes se guardan los primeros"

#: Exchange/SchemaOrg/SchemaRecipe.swift
msgid "an address of a page may not be opened"
msgstr "la dirección de una página no se puede abrir"

#: Exchange/SchemaOrg/SchemaRecipe.swift
msgid "pictures aren't taken"
msgstr "las imágenes no se toman"

#: Exchange/Services/ServiceReader.swift
msgid "it holds no service"
msgstr "no contiene ningún servicio"

#: Exchange/Services/ServiceReader.swift
msgid "a service has no id"
msgstr "un servicio no tiene id"

#: Exchange/Services/ServiceReader.swift
msgid "a service has no name"
msgstr "un servicio no tiene nombre"

#. {0} title; {1} status
#: Exchange/Services/ServiceReader.swift
msgid "“{0}” is {1}"
msgstr "“{0}” tiene el estado {1}"

#: Exchange/Services/ServiceReader.swift
msgid "of several locations the first is kept"
msgstr "de varios lugares se guarda el primero"

#: Exchange/Services/ServiceReader.swift
msgid "a schedule isn't one of weekly hours"
msgstr "un horario no es de horas semanales"

#: Exchange/Services/ServiceReader.swift
msgid "the dates of a schedule can't be read, or it has one and isn't in force"
msgstr "las fechas de un horario no se pueden leer, o las tiene y no está en vigor"

#. {0} ImportLimits.text(limits.tables)
#: Exchange/Services/ServiceTables.swift
msgid "its tables are larger than {0}"
msgstr "sus tablas pesan más de {0}"

#: Exchange/Services/ServiceTables.swift
msgid "the folder holds no services.csv"
msgstr "la carpeta no contiene services.csv"

#: Exchange/TableMapping.swift
msgid "it is no JSON with “columns”"
msgstr "no es JSON con “columns”"

#. {0} column.name
#: Exchange/TableMapping.swift
msgid "column “{0}” names no field"
msgstr "la columna “{0}” no nombra ningún campo"

#. {0} kind.nouns; {1} name; {2} known
#: Exchange/TableMapping.swift
msgid "{0} have no field “{1}”, but {2}, latitude, longitude"
msgstr "{0}: no tienen el campo “{1}”, sino {2}, latitude, longitude"

#. {0} name
#: Exchange/TableMapping.swift
msgid "two columns hold the field “{0}”"
msgstr "dos columnas contienen el campo “{0}”"

#. {0} column.name
#: Exchange/TableMapping.swift
msgid "the column “{0}” is named twice"
msgstr "la columna “{0}” se nombra dos veces"

#: Exchange/TableMapping.swift
msgid "no column holds the field “title”"
msgstr "ninguna columna contiene el campo “title”"

#. {0} name
#: Exchange/TableReader.swift
msgid "it has no column “{0}”, which the mapping names"
msgstr "no tiene la columna “{0}”, que está en la correspondencia"

#: Exchange/TableReader.swift
msgid "a field is too long"
msgstr "un campo es demasiado largo"

#: Exchange/TableReader.swift
msgid "a phone number has too few digits"
msgstr "un número de teléfono tiene muy pocas cifras"

#: Exchange/TableReader.swift
msgid "it has no id"
msgstr "no tiene id"

#. {0} prefix
#: Exchange/TableRows.swift
msgid "{0}a quote isn't closed"
msgstr "{0}unas comillas no se cierran"

#. {0} prefix; {1} record.count; {2} found.width
#: Exchange/TableRows.swift
msgid "{0}it has {1, plural, one {# field} other {# fields}}, the header {2}"
msgstr "{0}tiene {1, plural, one {# campo} other {# campos}}, el encabezado {2}"

#. {0} prefix
#: Exchange/TableRows.swift
msgid "{0}a quote isn't closed in its first line"
msgstr "{0}unas comillas no se cierran en su primera línea"

#. {0} prefix
#: Exchange/TableRows.swift
msgid "{0}it is empty"
msgstr "{0}está vacío"

#. {0} kind.nouns
#: Model/DirectoryLayout.swift
msgid "the buttons of the {0}"
msgstr "los botones de {0}"

#. {0} kind.nouns
#: Model/DirectoryLayout.swift
msgid "the section titles of the {0}"
msgstr "los títulos de sección de {0}"

#. {0} section.title; {1} kind.nouns
#: Model/DirectoryLayout.swift
msgid "the {0} filters of the {1}"
msgstr "los filtros “{0}” de {1}"

#: Model/DirectoryLayout.swift
msgid "the texts of the about page"
msgstr "los textos de la página Acerca de"

#: Model/DirectoryLayout.swift
msgid "the texts of the contact page"
msgstr "los textos de la página Contacto"

#: Model/DirectoryLayout.swift
msgid "the texts of the privacy page"
msgstr "los textos de la página Privacidad"

#: Model/DirectoryLayout.swift
msgid "the texts of the terms page"
msgstr "los textos de la página Condiciones"

#: Model/DirectoryLayout.swift
msgid "the settings of the site"
msgstr "los ajustes del sitio"

#: Model/FilterOption.swift
#: Rules/RecordField.swift
msgid "City"
msgstr "Ciudad"

#: Model/FilterOption.swift
msgid "Time of Day"
msgstr "Hora del día"

#: Model/FilterOption.swift
msgid "Day of Week"
msgstr "Día de la semana"

#: Model/FilterOption.swift
#: Rules/RecordField.swift
#: Tables/UsualWords.swift
msgid "Hours"
msgstr "Horario"

#: Model/FilterOption.swift
#: Tables/UsualWords.swift
msgid "Payment Options"
msgstr "Formas de pago"

#: Model/FilterOption.swift
#: Rules/RecordField.swift
#: Tables/UsualWords.swift
msgid "Features"
msgstr "Instalaciones"

#: Model/FilterOption.swift
msgid "Rating"
msgstr "Calificación"

#: Model/FilterOption.swift
#: Rules/RecordField.swift
#: Site/EventBlock.swift
msgid "Cost"
msgstr "Costo"

#: Model/FilterOption.swift
msgid "Recommended Age"
msgstr "Edad recomendada"

#: Model/FilterOption.swift
msgid "Ingredient"
msgstr "Ingrediente"

#: Model/FilterOption.swift
msgid "Meal Type"
msgstr "Tipo de comida"

#: Model/FilterOption.swift
msgid "Sort By"
msgstr "Ordenar por"

#. {0} refused
#: Model/ImportReport.swift
msgid "{0} refused"
msgstr "{0, plural, one {# rechazado} other {# rechazados}}"

#. {0} outside; {1} rest
#: Model/ImportReport.swift
msgid "{0} outside the county, {1}"
msgstr "{0} fuera del condado, {1}"

#. {0} doubled; {1} rest
#: Model/ImportReport.swift
msgid "{0} listed twice, {1}"
msgstr "{0, plural, one {# repetido} other {# repetidos}}, {1}"

#. {0} known; {1} rest
#: Model/ImportReport.swift
msgid "{0} here from another source, {1}"
msgstr "{0, plural, one {# que ya está} other {# que ya están}} aquí de otra fuente, {1}"

#. {0} deletedHere; {1} rest
#: Model/ImportReport.swift
msgid "{0} deleted here, {1}"
msgstr "{0, plural, one {# eliminado} other {# eliminados}} aquí, {1}"

#. {0} read; {1} new; {2} changed; {3} same; {4} rest
#: Model/ImportReport.swift
msgid "{0} read: {1} new, {2} changed, {3} as they were, {4}"
msgstr ""
"{0, plural, one {# leído} other {# leídos}}: {1, plural, one {# nuevo} other {# nuevos}}, {2, plural, one {# "
"cambiado} other {# cambiados}}, {3} sin cambios, {4}"

#: Model/ImportSettings.swift
msgid "USDA National Farmers Market Directory"
msgstr "USDA National Farmers Market Directory"

#: Model/ImportSettings.swift
msgid "GeoJSON"
msgstr "GeoJSON"

#: Model/ImportSettings.swift
msgid "Human services data (HSDS)"
msgstr "Datos de servicios humanos (HSDS)"

#: Model/ImportSettings.swift
msgid "CSV with a mapping"
msgstr "CSV con una correspondencia de columnas"

#: Model/ImportSettings.swift
msgid "iCalendar"
msgstr "iCalendar"

#: Model/ImportSettings.swift
msgid "schema.org as JSON-LD"
msgstr "schema.org como JSON-LD"

#: Model/ImportSettings.swift
msgid "a format"
msgstr "un formato"

#. {0} name
#: Model/ImportSettings.swift
msgid "a kind of {0}"
msgstr "un tipo de {0}"

#: Model/ImportSettings.swift
msgid "an area"
msgstr "un área"

#: Model/ImportSettings.swift
msgid "leave it out, because the rows of usda-markets are found again by USDA's numbers"
msgstr "omítalo, porque las filas de usda-markets se vuelven a encontrar por los números de USDA"

#: Model/ImportSettings.swift
msgid "write lower-case letters, digits and hyphens, such as phoenix-parks"
msgstr "escriba letras minúsculas, dígitos y guiones, como phoenix-parks"

#: Model/ImportSettings.swift
msgid "the name of a source"
msgstr "el nombre de una fuente"

#. {0} names.joined(separator: ", ")
#: Model/ImportSettings.swift
#: Rules/ButtonTargetText.swift
msgid "choose one of {0}"
msgstr "elija uno de estos: {0}"

#: Model/RecordKind.swift
#: Model/Subscription.swift
msgid "Markets"
msgstr "Mercados"

#: Model/RecordKind.swift
#: Model/Subscription.swift
msgid "Recipes"
msgstr "Recetas"

#: Model/RecordKind.swift
#: Model/Subscription.swift
msgid "Parks"
msgstr "Parques"

#: Model/RecordKind.swift
#: Model/Subscription.swift
msgid "Active"
msgstr "Actividades"

#: Model/RecordKind.swift
#: Model/Subscription.swift
msgid "Events"
msgstr "Eventos"

#: Model/RecordKind.swift
#: Model/Subscription.swift
msgid "Resources"
msgstr "Recursos"

#: Model/RecordKind.swift
msgid "market"
msgstr "mercado"

#: Model/RecordKind.swift
msgid "recipe"
msgstr "receta"

#: Model/RecordKind.swift
msgid "park"
msgstr "parque"

#: Model/RecordKind.swift
msgid "activity"
msgstr "actividad"

#: Model/RecordKind.swift
msgid "event"
msgstr "evento"

#: Model/RecordKind.swift
msgid "resource"
msgstr "recurso"

#: Model/RecordKind.swift
msgid "markets"
msgstr "mercados"

#: Model/RecordKind.swift
msgid "recipes"
msgstr "recetas"

#: Model/RecordKind.swift
msgid "parks"
msgstr "parques"

#: Model/RecordKind.swift
msgid "activities"
msgstr "actividades"

#: Model/RecordKind.swift
msgid "events"
msgstr "eventos"

#: Model/RecordKind.swift
msgid "resources"
msgstr "recursos"

#. {0} count
#: Model/RecordKind.swift
msgid "{0, plural, one {# market} other {# markets}}"
msgstr "{0, plural, one {# mercado} other {# mercados}}"

#. {0} count
#: Model/RecordKind.swift
msgid "{0, plural, one {# recipe} other {# recipes}}"
msgstr "{0, plural, one {# receta} other {# recetas}}"

#. {0} count
#: Model/RecordKind.swift
msgid "{0, plural, one {# park} other {# parks}}"
msgstr "{0, plural, one {# parque} other {# parques}}"

#. {0} count
#: Model/RecordKind.swift
msgid "{0, plural, one {# activity} other {# activities}}"
msgstr "{0, plural, one {# actividad} other {# actividades}}"

#. {0} count
#: Model/RecordKind.swift
msgid "{0, plural, one {# event} other {# events}}"
msgstr "{0, plural, one {# evento} other {# eventos}}"

#. {0} count
#: Model/RecordKind.swift
msgid "{0, plural, one {# resource} other {# resources}}"
msgstr "{0, plural, one {# recurso} other {# recursos}}"

#: Model/SiteSettings.swift
msgid "Address of the site"
msgstr "Dirección del sitio"

#: Model/SiteSettings.swift
msgid "Name of the site"
msgstr "Nombre del sitio"

#: Model/SiteSettings.swift
msgid "iOS app (team and bundle)"
msgstr "Aplicación de iOS (equipo y paquete)"

#: Model/SiteSettings.swift
msgid "Number in the App Store"
msgstr "Número en la App Store"

#: Model/SiteSettings.swift
msgid "Page in the App Store"
msgstr "Página en la App Store"

#: Model/SiteSettings.swift
msgid "Android app (package)"
msgstr "Aplicación de Android (paquete)"

#: Model/SiteSettings.swift
msgid "Android certificates (SHA-256)"
msgstr "Certificados de Android (SHA-256)"

#: Model/SiteSettings.swift
msgid "Page in the Play Store"
msgstr "Página en la Play Store"

#: Model/Subscription.swift
msgid "Maricopa Healthy newsletter"
msgstr "Boletín de Maricopa Healthy"

#. {0} limit
#: Model/Subscription.swift
msgid "the name is longer than {0} characters — shorten it"
msgstr "el nombre tiene más de {0} caracteres — acórtelo"

#. {0} text
#: Model/Subscription.swift
msgid "“{0}” is no ZIP code — write five digits, such as 85003, or leave it out"
msgstr "“{0}” no es un código postal — escriba cinco dígitos, como 85003, o déjelo vacío"

#. {0} text; {1} topics
#: Model/Subscription.swift
msgid "there is no news about “{0}” — choose from {1}"
msgstr "no hay noticias sobre “{0}” — elija entre {1}"

#. {0} topics
#: Model/Subscription.swift
msgid "nothing was chosen to subscribe to — choose at least one of {0}"
msgstr "no eligió a qué suscribirse — elija al menos uno de estos: {0}"

#: Model/UserPhoto.swift
msgctxt "a photo"
msgid "Waiting"
msgstr "En espera"

#: Model/UserPhoto.swift
msgctxt "a photo"
msgid "Shown"
msgstr "Mostrada"

#: Model/UserPhoto.swift
msgctxt "a photo"
msgid "Refused"
msgstr "Rechazada"

#: Rules/ButtonTargetText.swift
msgid "a destination"
msgstr "un destino"

#. {0} names
#: Rules/ButtonTargetText.swift
msgid "write an address, or one of {0}"
msgstr "escriba una dirección, o uno de estos: {0}"

#: Rules/CostText.swift
msgid "a cost"
msgstr "un costo"

#: Rules/CostText.swift
msgid "write free, $5, $12.50 or $5-$10"
msgstr "escriba gratis, $5, $12.50 o $5-$10"

#: Rules/CostText.swift
#: Rules/ImportMerge.swift
msgid "ages"
msgstr "edades"

#: Rules/CostText.swift
msgid "write 5-12, 18+, 5 or all"
msgstr "escriba 5-12, 18+, 5 o todas"

#: Rules/CostText.swift
#: Rules/ImportMerge.swift
msgid "coordinates"
msgstr "coordenadas"

#: Rules/CostText.swift
msgid "write latitude and longitude, such as 33.4484, -112.0740"
msgstr "escriba la latitud y la longitud, como 33.4484, -112.0740"

#: Rules/Directions.swift
msgid "Your maps app"
msgstr "Su aplicación de mapas"

#: Rules/Directions.swift
msgid "its address is a post-office box, and its place isn't known"
msgstr "su dirección es un apartado postal, y no se sabe dónde está"

#: Rules/Directions.swift
msgid "nobody told where it is"
msgstr "nadie ha dicho dónde está"

#: Rules/Directions.swift
msgid "nobody told the city of its address"
msgstr "nadie dijo la ciudad de su dirección"

#: Rules/EventText.swift
#: Rules/FilterWords.swift
msgid "free"
msgstr "gratis"

#. {0} money(least); {1} money(most)
#. {0} day($0.slot.date); {1} when($0, isAllDay: schedule.isAllDay)
#: Rules/EventText.swift
msgid "{0} moved to {1}"
msgstr "{0} cambia a {1}"

#: Rules/EventText.swift
#: Rules/FilterWords.swift
#: Rules/HoursWords.swift
msgid "{0} to {1}"
msgstr "{0} a {1}"

#: Rules/EventText.swift
msgid "all ages"
msgstr "todas las edades"

#. {0} from
#: Rules/EventText.swift
msgctxt "age"
msgid "{0} and older"
msgstr "{0, plural, one {# año} other {# años}} o más"

#. {0} to
#: Rules/EventText.swift
msgctxt "age"
msgid "up to {0}"
msgstr "hasta {0, plural, one {# año} other {# años}}"

#. {0} from
#: Rules/EventText.swift
msgctxt "age"
msgid "{0}"
msgstr "{0, plural, one {# año} other {# años}}"

#. {0} from; {1} to
#: Rules/EventText.swift
msgctxt "age"
msgid "{0} to {1}"
msgstr "{0} a {1, plural, one {# año} other {# años}}"

#. {0} first
#: Rules/EventText.swift
msgid "{0}, all day"
msgstr "{0}, todo el día"

#. {0} begin; {1} day(occurrence.end.date); {2} end
#: Rules/EventText.swift
msgid "{0} to {1}, {2}"
msgstr "{0} a {1}, {2}"

#: Rules/EventText.swift
msgid "every day"
msgstr "cada día"

#. {0} days
#: Rules/EventText.swift
msgid "every {0} days"
msgstr "cada {0} días"

#. {0} names
#: Rules/EventText.swift
msgid "every week on {0}"
msgstr "cada semana: {0}"

#. {0} weeks; {1} names
#: Rules/EventText.swift
msgid "every {0} weeks on {1}"
msgstr "cada {0} semanas: {1}"

#. {0} day
#: Rules/EventText.swift
msgid "every month on day {0} or the last"
msgstr "cada mes el día {0} o el último"

#. {0} months; {1} day
#: Rules/EventText.swift
msgid "every {0} months on day {1} or the last"
msgstr "cada {0} meses el día {1} o el último"

#. {0} shown
#: Rules/EventText.swift
msgid "every year on {0}"
msgstr "cada año el {0}"

#. {0} months / 12; {1} shown
#: Rules/EventText.swift
msgid "every {0} years on {1}"
msgstr "cada {0} años el {1}"

#. {0} day
#: Rules/EventText.swift
msgid "every month on day {0}"
msgstr "cada mes el día {0}"

#. {0} months; {1} day
#: Rules/EventText.swift
msgid "every {0} months on day {1}"
msgstr "cada {0} meses el día {1}"

#. {0} rule; {1} day
#: Rules/EventText.swift
msgid "{0} until {1}"
msgstr "{0} hasta el {1}"

#. {0} rule
#: Rules/EventText.swift
#: Screens/NotificationsScreen.swift
msgid "{0}, once"
msgstr "{0}, una vez"

#. {0} rule; {1} count
#: Rules/EventText.swift
msgid "{0}, {1} times"
msgstr "{0}, {1} veces"

#. {0} days; {1} left.count - named
#: Rules/EventText.swift
msgid "{0} and {1, plural, one {# more day} other {# more days}}"
msgstr "{0} y {1, plural, one {# día más} other {# días más}}"

#. {0} left.count - named
#: Rules/EventText.swift
msgid "and {0, plural, one {# more moved date} other {# more moved dates}}"
msgstr "y {0, plural, one {# fecha cambiada más} other {# fechas cambiadas más}}"

#. {0} UsualWords.shown(option.label); {1} section.section.title; {2} kind.nouns
#: Rules/FilterOptionRule.swift
msgid "“{0}” is no longer among the {1} filters of the {2}, so it was passed over"
msgstr "“{0}” ya no está entre los filtros “{1}” de {2}, así que no se tomó en cuenta"

#. {0} kind.nouns; {1} UsualWords.shown(gone.label); {2} UsualWords.shown(KindDefaults.label(other))
#: Rules/FilterOptionRule.swift
msgid "the {0} are no longer sorted by “{1}”, so “{2}” was used"
msgstr "{0}: ya no se ordenan por “{1}”, así que se usó “{2}”"

#: Rules/FilterOptionRule.swift
#: UseCases/MaricopaDirectory+Layout.swift
msgid "a filter button"
msgstr "un botón de filtro"

#: Rules/FilterOptionRule.swift
msgid "write 1 to 5 stars"
msgstr "escriba de 1 a 5 estrellas"

#: Rules/FilterOptionRule.swift
msgid "write an age in years"
msgstr "escriba una edad en años"

#: Rules/FilterOptionRule.swift
msgid "write free, or the most in whole dollars"
msgstr "escriba free (gratis), o el máximo en dólares enteros"

#. {0} section.title
#: Rules/FilterOptionRule.swift
msgid "a {0} filter"
msgstr "un filtro de “{0}”"

#. {0} values.joined(separator: ", ")
#: Rules/FilterOptionRule.swift
#: Rules/RecordFieldText.swift
msgid "write one of {0}"
msgstr "escriba uno de estos: {0}"

#. {0} zip
#: Rules/FilterWords.swift
msgid "ZIP {0}"
msgstr "código postal {0}"

#. {0} miles; {1} UsualWords.shown(circle.name)
#: Rules/FilterWords.swift
msgid "within {0} of {1}"
msgstr "hasta {0} de {1}"

#: Rules/FilterWords.swift
msgid "hours of earlier years"
msgstr "horario de años anteriores"

#. {0} $0.label
#: Rules/FilterWords.swift
#: Rules/MatchReason.swift
msgid "takes {0}"
msgstr "acepta {0}"

#: Rules/FilterWords.swift
#: Tables/UsualWords.swift
msgid "5 stars"
msgstr "5 estrellas"

#: Rules/FilterWords.swift
#: Tables/UsualWords.swift
msgid "1 star and up"
msgstr "1 estrella o más"

#. {0} stars
#: Rules/FilterWords.swift
msgid "{0} stars and up"
msgstr "{0} estrellas o más"

#. {0} EventText.cost(.cents(cents, cents))
#: Rules/FilterWords.swift
msgid "up to {0}"
msgstr "hasta {0}"

#. {0} age
#: Rules/FilterWords.swift
msgid "for age {0}"
msgstr "para {0, plural, one {# año} other {# años}} de edad"

#. {0} UsualWords.inSentence($0)
#: Rules/FilterWords.swift
#: Rules/MatchReason.swift
msgid "with {0}"
msgstr "con {0}"

#. {0} EventText.day(moment.date); {1} EventText.time(moment.time)
#: Rules/FilterWords.swift
#: Rules/MatchReason.swift
msgid "open {0} {1}"
msgstr "abierto el {0} a las {1}"

#. {0} weekday; {1} clock(opening.span)
#: Rules/MatchReason.swift
msgctxt "hours"
msgid "open {0} {1}"
msgstr "abierto: {0} {1}"

#. {0} from
#: Rules/FilterWords.swift
msgid "from {0} on"
msgstr "desde el {0}"

#. {0} to
#: Rules/FilterWords.swift
msgid "until {0}"
msgstr "hasta el {0}"

#. {0} to
#: Rules/HoursWords.swift
msgid "until {0}, start unknown"
msgstr "hasta el {0}, inicio desconocido"

#. {0} from
#: Rules/HoursWords.swift
msgid "from {0} on, end unknown"
msgstr "desde el {0}, fin desconocido"

#: Rules/HoursWords.swift
msgid "dates unknown"
msgstr "fechas desconocidas"

#: Rules/FilterWords.swift
msgid "any day"
msgstr "cualquier día"

#: Rules/HoursReader.swift
msgid "only a date has a note in parentheses"
msgstr "solo una fecha lleva una nota entre paréntesis"

#. {0} weekday.label
#: Rules/HoursReader.swift
msgid "{0} is listed twice"
msgstr "“{0}” aparece dos veces"

#: Rules/HoursReader.swift
msgid "it has two notes"
msgstr "tiene dos notas"

#: Rules/HoursReader.swift
msgid "a season names its days, such as [Winter Nov 1-Mar 31] or [2026-06-01 to 2026-08-31]"
msgstr "una temporada dice sus días, como [Invierno nov 1-mar 31] o [2026-06-01 a 2026-08-31]"

#. {0} end
#: Rules/HoursReader.swift
msgid "after the closing quote comes the closing “{0}”"
msgstr "después de las comillas que cierran va “{0}”, que cierra"

#. {0} end
#: Rules/HoursReader.swift
msgid "the closing “{0}” is missing"
msgstr "falta “{0}” para cerrar"

#: Rules/HoursReader.swift
msgid "the closing quote is missing"
msgstr "faltan las comillas que cierran"

#: Rules/HoursReader.swift
#: Rules/ImportMerge.swift
msgid "hours"
msgstr "horario"

#: Rules/HoursTokens.swift
msgid "after “to” comes a later date of the same year"
msgstr "después de “a” va una fecha posterior del mismo año"

#: Rules/HoursTokens.swift
msgid "it names a day twice"
msgstr "nombra un día dos veces"

#: Rules/HoursTokens.swift
msgid "something is left over after its hours — part the days with semicolons"
msgstr "sobra algo después de su horario — separe los días con punto y coma"

#: Rules/HoursTokens.swift
msgid "write it as Sat 08:00-13:00, Sat closed or Sat unknown"
msgstr "escríbalo así: sáb 08:00-13:00, sáb cerrado o sáb desconocido"

#. {0} first
#: Rules/HoursTokens.swift
msgid "“{0}” has no meaning in hours"
msgstr "“{0}” no significa nada en un horario"

#: Rules/HoursWords.swift
msgctxt "hours"
msgid "unknown"
msgstr "no se sabe"

#: Rules/HoursWords.swift
#: Site/PlaceWords.swift
msgid "closed"
msgstr "cerrado"

#: Rules/HoursWords.swift
msgid "daily closed"
msgstr "cerrado todos los días"

#: Rules/HoursWords.swift
msgid "daily"
msgstr "todos los días"

#. {0} month(day.month); {1} day.day
#: Rules/HoursWords.swift
msgctxt "month and day"
msgid "{0} {1}"
msgstr "{1} de {0}"

#: Rules/HoursWords.swift
msgid "Jan"
msgstr "ene"

#: Rules/HoursWords.swift
msgid "Feb"
msgstr "feb"

#: Rules/HoursWords.swift
msgid "Mar"
msgstr "mar"

#: Rules/HoursWords.swift
msgid "Apr"
msgstr "abr"

#: Rules/HoursWords.swift
msgid "May"
msgstr "may"

#: Rules/HoursWords.swift
msgid "Jun"
msgstr "jun"

#: Rules/HoursWords.swift
msgid "Jul"
msgstr "jul"

#: Rules/HoursWords.swift
msgid "Aug"
msgstr "ago"

#: Rules/HoursWords.swift
msgid "Sep"
msgstr "sep"

#: Rules/HoursWords.swift
msgid "Oct"
msgstr "oct"

#: Rules/HoursWords.swift
msgid "Nov"
msgstr "nov"

#: Rules/HoursWords.swift
msgid "Dec"
msgstr "dic"

#: Rules/ImportMerge.swift
msgid "title"
msgstr "título"

#: Rules/ImportMerge.swift
msgid "subtitle"
msgstr "segunda línea"

#: Rules/ImportMerge.swift
msgid "description"
msgstr "descripción"

#: Rules/ImportMerge.swift
msgid "address"
msgstr "dirección"

#: Rules/ImportMerge.swift
msgid "city"
msgstr "ciudad"

#: Rules/ImportMerge.swift
msgid "ZIP code"
msgstr "código postal"

#: Rules/RecordField.swift
#: Screens/SubscribeScreen.swift
msgctxt "field"
msgid "ZIP code"
msgstr "Código postal"

#: Rules/ImportMerge.swift
msgid "phone"
msgstr "teléfono"

#: Rules/ImportMerge.swift
msgid "links"
msgstr "enlaces"

#: Rules/ImportMerge.swift
msgid "produce"
msgstr "productos"

#: Rules/ImportMerge.swift
msgid "payments"
msgstr "formas de pago"

#: Rules/ImportMerge.swift
msgid "ingredients"
msgstr "ingredientes"

#: Rules/ImportMerge.swift
msgid "directions"
msgstr "preparación"

#: Rules/ImportMerge.swift
msgid "nutrition facts"
msgstr "datos de nutrición"

#: Rules/ImportMerge.swift
msgid "servings"
msgstr "porciones"

#: Rules/ImportMerge.swift
msgid "meals"
msgstr "comidas"

#: Rules/ImportMerge.swift
msgid "features"
msgstr "instalaciones"

#: Rules/ImportMerge.swift
msgid "how to"
msgstr "cómo hacerlo"

#: Rules/ImportMerge.swift
msgid "feature of places"
msgstr "instalación de los lugares"

#: Rules/ImportMerge.swift
msgid "schedule"
msgstr "fechas"

#: Rules/ImportMerge.swift
msgid "cost"
msgstr "costo"

#: Rules/ImportMerge.swift
msgid "organizer"
msgstr "organizador"

#: Rules/ImportMerge.swift
#: Site/ListArticle.swift
msgid "canceled"
msgstr "cancelado"

#: Rules/ImportMerge.swift
msgid "status"
msgstr "situación"

#. {0} what
#: Rules/LayoutText.swift
msgid "Write in English: readers of Spanish see your text as it is, marked as English."
msgstr "Escriba en inglés: quien lee en español ve su texto tal cual, marcado como inglés."

#: Rules/LayoutText.swift
msgid "the title of {0}"
msgstr "el título de: {0}"

#: Rules/LayoutText.swift
msgid "write at least one letter"
msgstr "escriba al menos una letra"

#. {0} characters; {1} longestTitle
#: Rules/LayoutText.swift
msgid "it has {0} characters, and {1} is the most"
msgstr "tiene {0} caracteres, y el máximo es {1}"

#. {0} what
#: Rules/LayoutText.swift
msgid "the text of {0}"
msgstr "el texto de: {0}"

#: Rules/ListText.swift
msgid "a line of a name and what belongs to it"
msgstr "una línea con un nombre y lo que le corresponde"

#: Rules/ListText.swift
msgid "put a colon between them"
msgstr "ponga dos puntos entre los dos"

#. {0} names
#: Rules/ListText.swift
msgid "write some of {0}"
msgstr "escriba algunos de estos: {0}"

#: Rules/MatchReason.swift
msgid "city unknown"
msgstr "ciudad desconocida"

#: Rules/MatchReason.swift
msgid "nobody knows how far"
msgstr "no se sabe a qué distancia"

#: Rules/MatchReason.swift
msgid "here"
msgstr "aquí"

#. {0} PlaceWords.distance(centimeters: centimeters)
#: Rules/MatchReason.swift
msgid "{0} away"
msgstr "a {0}"

#: Rules/MatchReason.swift
msgid "its title"
msgstr "el título"

#: Rules/MatchReason.swift
msgid "its second line"
msgstr "la segunda línea"

#: Rules/MatchReason.swift
msgid "its description"
msgstr "la descripción"

#. {0} place
#: Rules/MatchReason.swift
msgid "the words are in {0}"
msgstr "las palabras están en {0}"

#. {0} place
#: Rules/MatchReason.swift
msgid "words that begin so are in {0}"
msgstr "hay palabras que empiezan así en {0}"

#. {0} place
#: Rules/MatchReason.swift
msgid "nearly the same words are in {0}"
msgstr "hay casi las mismas palabras en {0}"

#: Rules/MatchReason.swift
msgid "payments unknown"
msgstr "no se sabe qué pagos acepta"

#. {0} listed(there.map { UsualWords.inSentence($0) })
#: Rules/MatchReason.swift
msgid "has {0}"
msgstr "tiene {0}"

#. {0} listed(meals.map(\.inSentence))
#: Rules/MatchReason.swift
msgid "for {0}"
msgstr "para {0}"

#: Rules/MatchReason.swift
msgid "cost unknown"
msgstr "no se sabe el costo"

#: Rules/MatchReason.swift
msgid "ages unknown"
msgstr "edades desconocidas"

#. {0} tenths / 10; {1} tenths % 10; {2} summary.ratings
#: Rules/MatchReason.swift
msgid "rated {0}.{1} by {2}"
msgstr "calificación de {0}.{1} por {2, plural, one {# persona} other {# personas}}"

#. {0} PlaceWords.years(years); {1} words
#: Rules/MatchReason.swift
msgid "in {0} {1}, unknown today"
msgstr "en {0}: {1}; hoy no se sabe"

#: Rules/MatchReason.swift
#: Site/PlaceWords.swift
msgid "hours unknown"
msgstr "horario desconocido"

#. {0} weekday; {1} opening.day; {2} clock(opening.span)
#: Rules/MatchReason.swift
msgid "open {0} {1} {2}"
msgstr "abierto: {0} {1} {2}"

#: Rules/MatchReason.swift
msgid "now"
msgstr "ahora"

#. {0} when
#: Rules/MatchReason.swift
msgid "open {0}"
msgstr "abierto: {0}"

#. {0} when
#: Rules/MatchReason.swift
msgid "closed {0}"
msgstr "cerrado: {0}"

#: Rules/MatchReason.swift
msgid "all day"
msgstr "todo el día"

#. {0} word
#: Rules/QueryRelaxation.swift
msgid "without “{0}”"
msgstr "sin “{0}”"

#. {0} $0
#: Rules/QueryRelaxation.swift
msgid "only “{0}”"
msgstr "solo “{0}”"

#. {0} part.label
#: Rules/QueryRelaxation.swift
msgid "without {0}"
msgstr "sin {0}"

#. {0} part.label
#: Rules/QueryRelaxation.swift
msgid "without the filter “{0}”"
msgstr "sin el filtro “{0}”"

#: Rules/QueryRelaxation.swift
msgid "without any filter"
msgstr "sin ningún filtro"

#: Rules/RecordChange.swift
#: Screens/RecordFormScreen.swift
msgid "Thumbnail"
msgstr "Miniatura"

#: Rules/RecordChange.swift
#: Rules/RecordField.swift
#: Screens/LayoutScreens.swift
msgid "Title"
msgstr "Título"

#: Rules/RecordChange.swift
#: Screens/StaticPageScreen.swift
msgid "Text"
msgstr "Texto"

#. {0} title; {1} icon.rawValue; {2} targets.map(\.description).joined(separator: ", ")
#: Rules/RecordChange.swift
msgid "{0} ({1}) to {2}"
msgstr "{0} ({1}) a {2}"

#. {0} today
#: Rules/RecordDraft.swift
msgid "it is still to come — write today, {0}, or an earlier day"
msgstr "aún no ha llegado — escriba hoy, {0}, o un día anterior"

#. {0} today
#: Rules/TypedSlip.swift
msgid "it is over — write a day from today, {0}, on"
msgstr "ya pasó — escriba un día a partir de hoy, {0}"

#: Rules/TypedSlip.swift
msgid "a ZIP code"
msgstr "un código postal"

#: Rules/TypedSlip.swift
msgid "it is one of another state — write one of Arizona, such as 85003"
msgstr "es de otro estado — escriba uno de Arizona, como 85003"

#: Rules/TypedSlip.swift
msgid "they lie far outside of Maricopa County — write the latitude first: 33.45, -112.07"
msgstr "están muy lejos del condado de Maricopa — escriba primero la latitud: 33.45, -112.07"

#. {0} length
#: Rules/TypedSlip.swift
msgid "it would last {0} hours, into the next morning — write the times in order"
msgstr "duraría {0} horas, hasta la mañana siguiente — escriba las horas en orden"

#. {0} minutes / 60; {1} whole
#: Rules/TypedSlip.swift
msgid "it would last {0} hours, into the next morning — write the times in order, or the day of the end, too: {1}"
msgstr "duraría {0} horas, hasta la mañana siguiente — escriba las horas en orden, o también el día en que termina: {1}"

#. {0} same.rawValue
#: UseCases/MaricopaDirectory+Records.swift
msgid "an event of this title begins at that time already, {0} — change that one, or write another title"
msgstr "ya hay un evento con este título que empieza a esa hora, {0} — cambie ese, o escriba otro título"

#. {0} address(of: record)
#: Rules/Directions.swift
msgid "{0} (the place is approximate)"
msgstr "{0} (el lugar es aproximado)"

#: Rules/RecordDraft.swift
#: Rules/RecordFieldText.swift
msgid "a day"
msgstr "un día"

#: Rules/RecordField.swift
msgid "AZ Health Zone"
msgstr "AZ Health Zone"

#: Rules/RecordField.swift
msgid "Event page"
msgstr "Página del evento"

#: Rules/RecordField.swift
msgid "Learn more"
msgstr "Más información"

#: Rules/RecordField.swift
msgid "Added on"
msgstr "Agregado el"

#: Rules/RecordField.swift
msgid "Verified on"
msgstr "Verificado el"

#: Rules/RecordField.swift
msgid "Payment options"
msgstr "Formas de pago"

#: Rules/RecordField.swift
msgid "Seasonal produce"
msgstr "Productos de temporada"

#: Rules/RecordField.swift
msgid "How to"
msgstr "Cómo hacerlo"

#: Rules/RecordField.swift
msgid "Feature of parks to look for"
msgstr "Instalación que se busca en los parques"

#: Rules/RecordField.swift
msgid "Recommended age"
msgstr "Edad recomendada"

#: Rules/RecordField.swift
msgid "Nutrition facts"
msgstr "Datos de nutrición"

#: Rules/RecordField.swift
msgid "Meal types"
msgstr "Tipos de comida"

#: Rules/RecordField.swift
msgid "Subtitle"
msgstr "Segunda línea"

#: Rules/RecordField.swift
#: Screens/RecordForms.swift
msgid "Description"
msgstr "Descripción"

#: Rules/RecordField.swift
msgid "Address"
msgstr "Dirección"

#: Rules/RecordField.swift
msgid "Coordinates"
msgstr "Coordenadas"

#: Rules/RecordField.swift
#: Screens/LayoutScreens.swift
msgid "Phone"
msgstr "Teléfono"

#: Rules/RecordField.swift
msgid "Website"
msgstr "Sitio web"

#: Rules/RecordField.swift
#: Tables/UsualWords.swift
msgid "Meetup"
msgstr "Meetup"

#: Rules/RecordField.swift
#: Tables/UsualWords.swift
msgid "Leagues"
msgstr "Ligas"

#: Rules/RecordField.swift
msgid "Schedule"
msgstr "Fechas"

#: Rules/RecordField.swift
#: Site/EventBlock.swift
msgid "Organizer"
msgstr "Organizador"

#: Rules/RecordField.swift
#: Screens/RecordFormScreen.swift
msgctxt "field"
msgid "Canceled"
msgstr "Cancelado"

#: Rules/RecordField.swift
msgid "Status"
msgstr "Situación"

#: Rules/RecordField.swift
msgid "confirmed, tentative or cancelled"
msgstr "confirmado, tentativo o cancelado"

#: Rules/RecordFieldText.swift
msgid "write confirmed, tentative or cancelled"
msgstr "escriba confirmado, tentativo o cancelado"

#: Rules/RecordFieldText.swift
msgid "a status"
msgstr "una situación"

#: Screens/RecordFormScreen.swift
msgid "Confirmed"
msgstr "Confirmado"

#: Screens/RecordFormScreen.swift
msgid "Not certain yet"
msgstr "Aún no es seguro"

#: Store/RecordImport+Changes.swift
msgid "a changed occurrence isn't one of its event"
msgstr "una fecha cambiada no es una de su evento"

#: Store/RecordImport+Changes.swift
msgid "a changed occurrence is one of its event again: its own record is taken out"
msgstr "una fecha cambiada es otra vez una de su evento: su propio registro se retira"

#: Store/RecordImport.swift
msgid "an occurrence came in before its event: its record is taken out, as the event is here now"
msgstr "una fecha entró antes que su evento: su registro se retira, porque el evento ya está aquí"

#. {0} Self.firstCheck
#: Rules/RecordDraft.swift
msgid "nobody checked it so long ago — write a day from {0} on, or none"
msgstr "nadie lo comprobó hace tanto tiempo — escriba un día desde {0}, o ninguno"

#. {0} first
#: Store/RecordImport.swift
msgid "a day of the last check is before {0}, and isn't kept"
msgstr "un día de la última comprobación es anterior a {0}, y no se guarda"

#: Rules/RecordField.swift
#: Tables/UsualWords.swift
msgid "Ingredients"
msgstr "Ingredientes"

#: Rules/RecordField.swift
#: Tables/UsualWords.swift
msgctxt "of a recipe"
msgid "Directions"
msgstr "Preparación"

#: Rules/RecordField.swift
msgid "Servings"
msgstr "Porciones"

#: Rules/RecordField.swift
msgctxt "field"
msgid "Featured"
msgstr "En portada"

#: Rules/RecordField.swift
msgid "Every Saturday downtown"
msgstr "Cada sábado en el centro"

#: Rules/RecordField.swift
msgid "Growers of the valley, and what they bake."
msgstr "Productores del valle, y lo que hornean."

#: Rules/RecordField.swift
msgid "Winter: Citrus, Greens"
msgstr "Invierno: Cítricos, Verduras de hoja"

#: Rules/RecordField.swift
msgid "credit, snap — or none"
msgstr "crédito, snap — o ninguno"

#: Rules/RecordField.swift
msgid "Sat 08:00-13:00; 2026-12-26 closed (holidays)"
msgstr "sáb 08:00-13:00; 2026-12-26 cerrado (feriado)"

#: Rules/RecordField.swift
msgid "2026-12-05 09:00-12:00; weekly on Sat until 2027-03-27"
msgstr "2026-12-05 09:00-12:00; cada semana los sáb hasta 2027-03-27"

#: Rules/RecordField.swift
msgid "Sample Park District"
msgstr "Distrito de parques de ejemplo"

#: Rules/RecordField.swift
msgid "lunch, dinner"
msgstr "almuerzo, cena"

#: Rules/RecordField.swift
msgid "Bring water and a hat."
msgstr "Lleve agua y un sombrero."

#: Rules/RecordField.swift
msgid "free, $5 or $5-$10"
msgstr "gratis, $5 o $5-$10"

#: Rules/RecordField.swift
msgid "5-12, 18+ or all"
msgstr "5-12, 18+ o todas"

#: Rules/RecordField.swift
#: Rules/RecordFieldText.swift
msgid "yes or no"
msgstr "sí o no"

#: Rules/RecordField.swift
msgid "2 cups corn"
msgstr "2 tazas de maíz"

#: Rules/RecordField.swift
msgid "Husk the corn."
msgstr "Quite las hojas al maíz."

#: Rules/RecordField.swift
msgid "Sodium: 140 mg"
msgstr "Sodio: 140 mg"

#: Rules/RecordField.swift
#: Tables/UsualWords.swift
msgid "4 servings"
msgstr "4 porciones"

#: Rules/RecordFieldText.swift
msgid "a title"
msgstr "un título"

#: Rules/RecordFieldText.swift
msgid "write what it is called"
msgstr "escriba cómo se llama"

#: Rules/RecordFieldText.swift
msgid "write it with all its digits, such as 602-555-0100 or 2-1-1"
msgstr "escríbalo con todas sus cifras, como 602-555-0100 o 2-1-1"

#: Rules/RecordFieldText.swift
msgid "a phone number"
msgstr "un número de teléfono"

#: Rules/RecordFieldText.swift
msgid "a meal type"
msgstr "un tipo de comida"

#. {0} characters; {1} field.limit
#: Rules/RecordFieldText.swift
msgid "it has {0} characters, and {1} is the most — shorten it"
msgstr "tiene {0} caracteres, y el máximo es {1} — acórtelo"

#: Rules/RecordFieldText.swift
msgid "a payment option"
msgstr "una forma de pago"

#: Rules/RecordFieldText.swift
msgid "write it as 2026-11-21"
msgstr "escríbalo así: 2026-11-21"

#: Rules/RecordFieldText.swift
msgid "write yes or no"
msgstr "escriba sí o no"

#. {0} details.kind.nouns
#: Rules/RecordFieldText.swift
msgid "a field of {0}"
msgstr "un campo de {0}"

#: Rules/ReminderRule.swift
msgid "at its start"
msgstr "cuando empiece"

#. {0} days
#: Rules/ReminderRule.swift
msgid "{0, plural, one {# day} other {# days}}"
msgstr "{0, plural, one {# día} other {# días}}"

#. {0} hours
#: Rules/ReminderRule.swift
msgid "{0, plural, one {# hour} other {# hours}}"
msgstr "{0, plural, one {# hora} other {# horas}}"

#. {0} minutes
#: Rules/ReminderRule.swift
msgid "{0, plural, one {# minute} other {# minutes}}"
msgstr "{0, plural, one {# minuto} other {# minutos}}"

#. {0} parts.joined(separator: " ")
#: Exchange/OutsideTime.swift
msgid "Ready in {0}"
msgstr "Listo en {0}"

#. {0} told.count == 2 ? listed(told) : told.joined(separator: ", ")
#: Rules/ReminderRule.swift
msgid "{0} before"
msgstr "{0} antes"

#: Rules/ScheduleText.swift
msgid "write when it begins and ends, such as 2026-12-05 09:00-12:00"
msgstr "escriba cuándo empieza y termina, como 2026-12-05 09:00-12:00"

#: Rules/ScheduleText.swift
msgid "part the days with commas"
msgstr "separe los días con comas"

#: Rules/ScheduleText.swift
msgid "write moved … to …"
msgstr "escriba movido … a …"

#: Rules/ScheduleText.swift
msgid "it lasts whole days, or has times, as the event does"
msgstr "dura días enteros, o tiene horas, igual que el evento"

#: Rules/ScheduleText.swift
msgid "it recurs in one way"
msgstr "se repite de una sola manera"

#: Rules/ScheduleText.swift
msgid "begin with a day and times, such as 2026-12-05 09:00-12:00"
msgstr "empiece con un día y las horas, como 2026-12-05 09:00-12:00"

#: Rules/ScheduleText.swift
msgid "write 2026-12-05 09:00-12:00, or 2026-12-05 all day"
msgstr "escriba 2026-12-05 09:00-12:00, o 2026-12-05 todo el día"

#: Rules/ScheduleText.swift
msgid "between two times stands “-” or “to”"
msgstr "entre dos horas va “-” o “a”"

#: Rules/ScheduleText.swift
msgid "it ends at a time such as 12:00"
msgstr "termina a una hora como 12:00"

#: Rules/ScheduleText.swift
msgid "it ends before it begins"
msgstr "termina antes de empezar"

#: Rules/ScheduleText.swift
msgid "name a day such as 2026-12-26"
msgstr "diga un día como 2026-12-26"

#: Rules/ScheduleText.swift
msgid "write daily, every 3 days, weekly on Sat, every 2 weeks on Fri or monthly on day 15"
msgstr "escriba diario, cada 3 días, cada semana los sáb, cada 2 semanas los vie o cada mes el día 15"

#: Rules/ScheduleText.swift
msgid "after “until” comes a day"
msgstr "después de “hasta” va un día"

#: Rules/ScheduleText.swift
msgid "after the number comes “times”"
msgstr "después del número va “veces”"

#: Rules/ScheduleText.swift
msgid "when it takes place"
msgstr "la fecha del evento"

#: Rules/SiteSettingRule.swift
msgid "write the address the site will have, such as https://example.org/healthy/"
msgstr "escriba la dirección que tendrá el sitio, como https://example.org/healthy/"

#: Rules/SiteSettingRule.swift
msgid "write the address without . and .."
msgstr "escriba la dirección sin . ni .."

#: Rules/SiteSettingRule.swift
msgid "write the address of the app's page in the store"
msgstr "escriba la dirección de la página de la aplicación en la tienda"

#. {0} longestName
#: Rules/SiteSettingRule.swift
msgid "write a line of 1 to {0} characters"
msgstr "escriba una línea de 1 a {0} caracteres"

#: Rules/SiteSettingRule.swift
msgid "write the team's ten characters, a dot and the bundle's id"
msgstr "escriba los diez caracteres del equipo, un punto y el id del paquete"

#: Rules/SiteSettingRule.swift
msgid "write the digits after “id”"
msgstr "escriba los dígitos que siguen a “id”"

#: Rules/SiteSettingRule.swift
msgid "write the package's name, such as org.example.app"
msgstr "escriba el nombre del paquete, como org.example.app"

#: Rules/SiteSettingRule.swift
msgid "write 32 pairs of hexadecimal digits with colons between"
msgstr "escriba 32 pares de dígitos hexadecimales separados por dos puntos"

#. {0} typed
#: Rules/UserLocationText.swift
msgid "“{0}” is neither a ZIP code nor degrees — write 85281 or 33.4255,-111.94"
msgstr "“{0}” no es un código postal ni grados — escriba 85281 o 33.4255,-111.94"

#: Rules/WebLinkRule.swift
msgid "it is empty"
msgstr "está vacía"

#. {0} longest
#: Rules/WebLinkRule.swift
msgid "it is longer than {0} bytes"
msgstr "tiene más de {0} bytes"

#: Rules/WebLinkRule.swift
msgid "it holds a space or a control character"
msgstr "contiene un espacio o un carácter de control"

#: Rules/WebLinkRule.swift
msgid "it is no address"
msgstr "no es una dirección"

#: Rules/WebLinkRule.swift
msgid "only http and https are opened"
msgstr "solo se abren http y https"

#: Rules/WebLinkRule.swift
msgid "it holds a user name"
msgstr "contiene un nombre de usuario"

#: Rules/WebLinkRule.swift
msgid "it names no host"
msgstr "no nombra un servidor"

#: Rules/WebLinkRule.swift
msgid "it holds characters that no address has"
msgstr "contiene caracteres que ninguna dirección tiene"

#: Screens/Account/AccountFields.swift
#: Screens/Account/ProfilePage.swift
#: Screens/SubscribeScreen.swift
msgid "Name"
msgstr "Nombre"

#: Screens/Account/AccountFields.swift
msgid "Your name, as the app greets you"
msgstr "Su nombre, para los saludos de la aplicación"

#: Screens/Account/AccountFields.swift
msgid "E-mail address"
msgstr "Correo electrónico"

#: Screens/Account/AccountFields.swift
msgid "Password"
msgstr "Contraseña"

#. {0} PasswordRule.fewest
#: Screens/Account/AccountFields.swift
msgid "At least {0} characters, such as a few words"
msgstr "Al menos {0} caracteres; por ejemplo, unas cuantas palabras"

#: Screens/Account/AccountFields.swift
msgid "Your password, unless you typed it within the last ten minutes"
msgstr "Su contraseña, a menos que la haya escrito en los últimos diez minutos"

#: Screens/Account/AccountFields.swift
msgid "Code from the e-mail"
msgstr "Código del correo"

#. {0} missing.joined(separator: ", ")
#: Screens/Account/AccountFields.swift
#: Screens/SubscribeScreen.swift
msgid "Please complete the form: {0}."
msgstr "Por favor, complete el formulario: {0}."

#: Screens/Account/LoginPages.swift
#: Screens/FavoritesScreen.swift
#: Screens/LayoutScreens.swift
msgid "Home"
msgstr "Inicio"

#: Screens/Account/LoginPages.swift
msgid "Forgot your password?"
msgstr "¿Olvidó su contraseña?"

#: Screens/Account/LoginPages.swift
#: Screens/Account/SignInPrompt.swift
#: Screens/Account/SignUpPage.swift
msgid "Create an account"
msgstr "Crear una cuenta"

#: Screens/Account/LoginPages.swift
msgid "Check your mail"
msgstr "Revise su correo"

#: Screens/Account/LoginPages.swift
msgid "A letter with a code of six digits is on its way to the address you gave. It is good for ten minutes, once."
msgstr ""
"Un correo con un código de seis dígitos va en camino a la dirección que usted dio. Sirve por diez minutos, una sola "
"vez."

#: Screens/Account/LoginPages.swift
msgid "Finish"
msgstr "Terminar"

#: Screens/Account/LoginPages.swift
msgid "Resend verification e-mail"
msgstr "Enviar otra vez el correo de verificación"

#: Screens/Account/LoginPages.swift
msgid "Sign up with another address"
msgstr "Registrarse con otra dirección"

#: Screens/Account/LoginPages.swift
#: Screens/DirectoryLink.swift
#: Screens/SettingsScreen.swift
msgid "Contact"
msgstr "Contacto"

#: Screens/Account/LoginPages.swift
msgid "Give the address of your account: a letter with a code of six digits goes there."
msgstr "Escriba la dirección de su cuenta: ahí le llegará un correo con un código de seis dígitos."

#: Screens/Account/LoginPages.swift
msgid "Send the code"
msgstr "Enviar el código"

#: Screens/Account/LoginPages.swift
#: Screens/Account/SignUpPage.swift
#: UseCases/MaricopaDirectory+Acts.swift
msgid "Enter the code"
msgstr "Escribir el código"

#. {0} email
#: Screens/Account/LoginPages.swift
msgid "If there is an account of {0}, a letter with a code is on its way there. It is good for ten minutes."
msgstr "Si hay una cuenta de {0}, un correo con un código va en camino. Sirve por diez minutos."

#: Screens/Account/LoginPages.swift
msgid "I have a code"
msgstr "Tengo un código"

#: Screens/Account/LoginPages.swift
msgid "Set a new password"
msgstr "Poner una contraseña nueva"

#: Screens/Account/LoginPages.swift
msgid "With the code from the letter you set a new password. All other devices are signed out."
msgstr "Con el código del correo puede poner una contraseña nueva. Se cierra la sesión en todos los demás dispositivos."

#: Screens/Account/LoginPages.swift
#: Screens/Account/ProfilePage.swift
msgid "New password"
msgstr "Contraseña nueva"

#: Screens/Account/LoginPages.swift
msgid "Set the password"
msgstr "Poner la contraseña"

#: Screens/Account/LoginPages.swift
msgid "Send another code"
msgstr "Enviar otro código"

#: Screens/Account/MailScreen.swift
#: Screens/LayoutScreens.swift
msgid "Mail"
msgstr "Correo"

#: Screens/Account/MailScreen.swift
msgid "No letter waits, and none was given up."
msgstr "No hay correos en espera, y ninguno quedó sin enviar."

#: Screens/Account/MailScreen.swift
msgid "The mail server and the sender are set on the computer that keeps the directory."
msgstr "El servidor de correo y el remitente se configuran en la computadora que guarda el directorio."

#: Screens/Account/MailScreen.swift
msgid "is being sent"
msgstr "se está enviando"

#. {0} Self.tried(letter.attempts); {1} next
#: Screens/Account/MailScreen.swift
msgid "{0}, next on {1}"
msgstr "{0}, el próximo intento es el {1}"

#: Screens/Account/MailScreen.swift
msgid "Send it now"
msgstr "Enviar ahora"

#: Screens/Account/MailScreen.swift
msgid "Send it again"
msgstr "Enviar otra vez"

#: Screens/Account/MailScreen.swift
msgid "It is being sent."
msgstr "Se está enviando."

#. {0} Self.moment(letter.at); {1} Self.tried(letter.attempts)
#: Screens/Account/MailScreen.swift
msgid "given up on {0}, {1}"
msgstr "no se pudo enviar; se dejó de intentar el {0}, {1}"

#: Screens/Account/MailScreen.swift
msgid "Its text isn't kept, and a code in it is void: its recipient asks for another letter."
msgstr "Su texto no se guarda, y un código que lleve ya no sirve: su destinatario debe pedir otro correo."

#. {0} local.date; {1} local.time.hourAndMinute
#: Screens/Account/MailScreen.swift
msgid "{0} at {1}"
msgstr "{0} a las {1}"

#: Screens/Account/MailScreen.swift
msgid "not tried yet"
msgstr "todavía sin intentar"

#: Screens/Account/MailScreen.swift
msgid "tried once"
msgstr "un intento"

#. {0} attempts
#: Screens/Account/MailScreen.swift
msgid "tried {0} times"
msgstr "{0} intentos"

#: Screens/Account/ProfilePage.swift
#: Screens/HomeScreen.swift
#: Screens/SettingsScreen.swift
msgid "Settings"
msgstr "Ajustes"

#: Screens/Account/ProfilePage.swift
#: Screens/SettingsScreen.swift
msgid "Profile"
msgstr "Perfil"

#: Screens/Account/ProfilePage.swift
#: Screens/LayoutScreens.swift
#: Screens/RecordFormScreen.swift
msgid "Save"
msgstr "Guardar"

#: Screens/Account/ProfilePage.swift
msgid "Change the password"
msgstr "Cambiar la contraseña"

#: Screens/Account/ProfilePage.swift
msgid "New address"
msgstr "Dirección nueva"

#: Screens/Account/ProfilePage.swift
msgid "New e-mail address"
msgstr "Correo electrónico nuevo"

#: Screens/Account/ProfilePage.swift
msgid "Send a code there"
msgstr "Enviar un código ahí"

#: Screens/Account/ProfilePage.swift
msgid "Code of the new address"
msgstr "Código de la dirección nueva"

#: Screens/Account/ProfilePage.swift
msgid "Move the account there"
msgstr "Pasar la cuenta a esa dirección"

#: Screens/Account/ProfilePage.swift
msgid "Log out"
msgstr "Cerrar sesión"

#: Screens/Account/ProfilePage.swift
#: UseCases/MaricopaDirectory+Acts.swift
msgid "Welcome"
msgstr "Bienvenida"

#: Screens/Account/ProfilePage.swift
msgid "Log out on all devices"
msgstr "Cerrar sesión en todos los dispositivos"

#. {0} day(session.madeAt)
#: Screens/Account/ProfilePage.swift
msgid "this one, since {0}"
msgstr "este, desde el {0}"

#. {0} day(session.madeAt); {1} day(session.seenAt)
#: Screens/Account/ProfilePage.swift
msgid "since {0}, used on {1}"
msgstr "desde el {0}, usado el {1}"

#: Screens/Account/ProfilePage.swift
msgid "It is the device in use: log out here instead."
msgstr "Es el dispositivo en uso: cierre la sesión aquí."

#: Screens/Account/ProfilePage.swift
msgid "Log out there"
msgstr "Cerrar la sesión allí"

#: Screens/Account/ProfilePage.swift
msgid "Delete my account"
msgstr "Eliminar mi cuenta"

#: Screens/Account/ProfilePage.swift
msgid "Delete your account with your favorites, ratings, reminders, photos and subscriptions?"
msgstr "¿Eliminar su cuenta con sus favoritos, calificaciones, recordatorios, fotos y suscripciones?"

#: Screens/Account/ProfilePage.swift
#: Screens/RecordFormScreen.swift
msgid "Delete"
msgstr "Eliminar"

#: Screens/Account/ProfilePage.swift
#: Screens/SubscribeScreen.swift
msgid "Keep it"
msgstr "Conservar"

#: Screens/Account/SignInPrompt.swift
msgid "Log in or create an account to keep favorites, get reminders and subscribe."
msgstr "Inicie sesión o cree una cuenta para guardar favoritos, recibir recordatorios y suscribirse."

#: Screens/Account/SignInPrompt.swift
msgid "You have no profile here yet. Create an account to have one, or log in to yours."
msgstr "Todavía no tiene un perfil aquí. Cree una cuenta para tenerlo, o inicie sesión en la suya."

#: Screens/Account/SignInPrompt.swift
msgid "Log in or create an account to keep what you like, and find it again here."
msgstr "Inicie sesión o cree una cuenta para guardar lo que le gusta y encontrarlo aquí después."

#: Screens/Account/SignInPrompt.swift
msgid "Log in or create an account to be told when an event you follow begins or moves."
msgstr "Inicie sesión o cree una cuenta para recibir un aviso cuando un evento que sigue empiece o cambie."

#: Screens/Account/SignInPrompt.swift
msgid "Log in or create an account to meet others through Meetup."
msgstr "Inicie sesión o cree una cuenta para conocer a otras personas por Meetup."

#: Screens/Account/SignInPrompt.swift
msgid "Log in or create an account to subscribe to news of Maricopa Healthy."
msgstr "Inicie sesión o cree una cuenta para suscribirse a las noticias de Maricopa Healthy."

#: Screens/Account/SignInPrompt.swift
msgid "Log in or create an account to rate this."
msgstr "Inicie sesión o cree una cuenta para calificar esto."

#: Screens/Account/SignInPrompt.swift
msgid "Log in or create an account to be reminded of this."
msgstr "Inicie sesión o cree una cuenta para recibir un recordatorio de esto."

#: Screens/Account/SignInPrompt.swift
msgid "Log in or create an account to add a photo."
msgstr "Inicie sesión o cree una cuenta para agregar una foto."

#: Screens/Account/SignUpPage.swift
msgid "Find fresh food, parks, things to do and help near you, and keep what you like."
msgstr "Encuentre alimentos frescos, parques, actividades y ayuda cerca de usted, y guarde lo que le gusta."

#: Screens/Account/SignUpPage.swift
msgid ""
"With an account you keep favorites, rate and add photos, are reminded of events, and get news if you ask for them. It "
"is free. Reading, searching and filtering work without one."
msgstr ""
"Con una cuenta usted guarda favoritos, califica y agrega fotos, recibe recordatorios de eventos, y noticias si las "
"pide. Es gratis. Leer, buscar y filtrar funciona sin cuenta."

#: Screens/Account/SignUpPage.swift
#: Screens/HomeScreen.swift
#: Screens/OnboardingScreen.swift
msgid "Sign up"
msgstr "Registrarse"

#: Screens/Account/SignUpPage.swift
#: Screens/SettingsScreen.swift
#: Tables/StaticPages.swift
msgid "Terms of Service"
msgstr "Condiciones del servicio"

#: Screens/Account/SignUpPage.swift
#: Screens/SettingsScreen.swift
#: Tables/StaticPages.swift
msgid "Privacy Policy"
msgstr "Política de privacidad"

#: Screens/Account/SignUpPage.swift
msgid "I have an account: log in"
msgstr "Ya tengo una cuenta: iniciar sesión"

#: Screens/Account/SubscribersScreen.swift
#: Screens/Account/UsersScreen.swift
#: Screens/ListScreen.swift
msgid "Remove"
msgstr "Quitar"

#. {0} email; {1} topic
#: Screens/Account/SubscribersScreen.swift
msgid "Send {0} no more news of {1}?"
msgstr "¿Dejar de enviar a {0} noticias de {1}?"

#. {0} $0.label
#: Screens/Account/SubscribersScreen.swift
msgid "Subscribers: {0}"
msgstr "Suscriptores: {0}"

#: Screens/Account/SubscribersScreen.swift
#: Screens/LayoutScreens.swift
msgid "Subscribers"
msgstr "Suscriptores"

#: Screens/Account/SubscribersScreen.swift
msgid "All"
msgstr "Todos"

#. {0} $0.label
#: Screens/Account/SubscribersScreen.swift
msgid "Nobody subscribed to {0} yet."
msgstr "Nadie se ha suscrito todavía a {0}."

#: Screens/Account/SubscribersScreen.swift
msgid "Nobody subscribed yet."
msgstr "Nadie se ha suscrito todavía."

#: Screens/Account/SubscribersScreen.swift
msgid "Write them into a table"
msgstr "Escribirlos en una tabla"

#: Screens/Account/UsersScreen.swift
#: Screens/LayoutScreens.swift
msgid "Users"
msgstr "Personas con cuenta"

#: Screens/Account/UsersScreen.swift
msgid "There are no accounts yet."
msgstr "Todavía no hay cuentas."

#: Screens/Account/UsersScreen.swift
msgid "More users"
msgstr "Más cuentas"

#: Screens/Account/UsersScreen.swift
msgid "This is the last admin: make somebody else an admin first."
msgstr "Es la última persona que administra: primero dé esa función a alguien más."

#: Screens/Account/UsersScreen.swift
msgid "Make a member again"
msgstr "Hacer integrante otra vez"

#. {0} email
#: Screens/Account/UsersScreen.swift
msgid "Take the rights of an admin from {0}?"
msgstr "¿Quitarle a {0} los permisos de administración?"

#: Screens/Account/UsersScreen.swift
msgid "Take them"
msgstr "Quitarlos"

#: Screens/Account/UsersScreen.swift
msgid "Make an admin"
msgstr "Dar permisos de administración"

#. {0} email
#: Screens/Account/UsersScreen.swift
msgid "Let {0} change everything in the directory, and give others the role?"
msgstr "¿Permitir que {0} cambie todo en el directorio y dé el mismo permiso a otras personas?"

#: Screens/Account/UsersScreen.swift
msgid "Sign out everywhere"
msgstr "Cerrar su sesión en todas partes"

#. {0} email
#: Screens/Account/UsersScreen.swift
msgid "Sign {0} out on every device?"
msgstr "¿Cerrar la sesión de {0} en todos los dispositivos?"

#: Screens/Account/UsersScreen.swift
msgid "Sign out"
msgstr "Cerrar sesión"

#: Screens/Account/UsersScreen.swift
msgid "This is your own account: its page deletes it."
msgstr "Es su propia cuenta: se elimina en su página."

#: Screens/Account/UsersScreen.swift
msgid "Remove the account"
msgstr "Quitar la cuenta"

#. {0} email
#: Screens/Account/UsersScreen.swift
msgid ""
"Remove the account of {0} with its favorites, ratings, reminders, photos and subscriptions? It can't be taken back."
msgstr ""
"¿Quitar la cuenta de {0} con sus favoritos, calificaciones, recordatorios, fotos y suscripciones? No se puede "
"deshacer."

#: Screens/Account/UsersScreen.swift
msgid "Mail codes again"
msgstr "Volver a enviar códigos"

#. {0} email
#: Screens/Account/UsersScreen.swift
msgid "Mail codes for a new password to {0} again? After a hundred wrong codes none are mailed."
msgstr ""
"¿Volver a enviar a {0} códigos para una contraseña nueva? Después de cien códigos equivocados no se envía ninguno."

#: Screens/Account/UsersScreen.swift
msgid "member"
msgstr "integrante"

#: Screens/Account/UsersScreen.swift
msgid "admin"
msgstr "administración"

#: Screens/AdminPhotosScreen.swift
#: Screens/LayoutScreens.swift
#: Screens/RecordText.swift
msgid "Photos"
msgstr "Fotos"

#: Screens/AdminPhotosScreen.swift
msgid "No photo waits."
msgstr "No hay fotos en espera."

#: Screens/AdminPhotosScreen.swift
msgid "No photo is shown."
msgstr "No se muestra ninguna foto."

#: Screens/AdminPhotosScreen.swift
msgid "No photo was refused."
msgstr "No se rechazó ninguna foto."

#: Screens/AdminPhotosScreen.swift
msgid "Its record is no longer in the directory."
msgstr "Su registro ya no está en el directorio."

#: Screens/AdminPhotosScreen.swift
msgid "It is shown to all."
msgstr "Ya se muestra a todos."

#: Screens/AdminPhotosScreen.swift
msgid "Show it to all"
msgstr "Mostrar a todos"

#: Screens/AdminPhotosScreen.swift
msgid "Refuse it"
msgstr "Rechazar"

#: Screens/AdminPhotosScreen.swift
msgid "It was refused."
msgstr "Fue rechazada."

#: Screens/AdminPhotosScreen.swift
msgid "Reason, for its sender"
msgstr "Motivo, para quien la envió"

#. {0} record.shownTitle.text
#: Screens/DirectionsScreen.swift
msgid "Directions to {0}"
msgstr "Cómo llegar a {0}"

#. {0} why
#: Screens/DirectionsScreen.swift
#: Screens/RecordButtons.swift
#: Site/RecordArticle.swift
msgid "There is no way to show: {0}."
msgstr "No se puede mostrar cómo llegar: {0}."

#: Screens/DirectoryLink.swift
#: Screens/SettingsScreen.swift
#: Tables/StaticPages.swift
msgid "About"
msgstr "Acerca de"

#: Screens/DirectoryLink.swift
msgid "Privacy"
msgstr "Privacidad"

#: Screens/DirectoryLink.swift
msgid "Terms"
msgstr "Condiciones"

#: Screens/DirectoryLink.swift
#: Screens/LayoutScreens.swift
msgid "Administration"
msgstr "Administración"

#: Screens/FavoritesScreen.swift
msgid "is no longer in the directory"
msgstr "ya no está en el directorio"

#: Screens/FavoritesScreen.swift
msgid "Remove from favorites"
msgstr "Quitar de favoritos"

#: Screens/FavoritesScreen.swift
msgid "More favorites"
msgstr "Más favoritos"

#: Screens/FavoritesScreen.swift
msgid "You keep nothing yet. Make a market, a recipe or a park a favorite to find it here."
msgstr "Todavía no guarda nada. Marque un mercado, una receta o un parque como favorito para encontrarlo aquí."

#. {0} kind.nouns
#: Screens/FilterScreen.swift
msgid "Filter {0}"
msgstr "Filtrar {0}"

#: Screens/FilterScreen.swift
msgid "Apply filter"
msgstr "Aplicar el filtro"

#: Screens/FilterScreen.swift
#: Screens/ListScreen.swift
msgid "Remove the filters"
msgstr "Quitar los filtros"

#: Screens/FilterScreen.swift
msgid "No filter is set."
msgstr "No hay ningún filtro puesto."

#: Screens/FilterScreen.swift
msgid "Take the ZIP code away to choose cities."
msgstr "Quite el código postal para elegir ciudades."

#: Screens/FilterScreen.swift
msgid "Show fewer"
msgstr "Mostrar menos"

#. {0} buttons.count
#: Screens/FilterScreen.swift
#: Screens/SearchScreen.swift
msgid "Show all {0}"
msgstr "Mostrar todo ({0})"

#: Screens/FilterScreen.swift
msgid "ZIP Code"
msgstr "Código postal"

#: Screens/FilterScreen.swift
msgid "Take the cities away to type a ZIP code."
msgstr "Quite las ciudades para escribir un código postal."

#: Screens/FilterScreen.swift
msgctxt "a day"
msgid "From"
msgstr "Desde"

#: Screens/FilterScreen.swift
msgctxt "a day"
msgid "To"
msgstr "Hasta"

#. {0} text
#: Screens/FilterScreen.swift
msgid "“{0}” is no day: write it as 2026-03-07"
msgstr "“{0}” no es un día: escríbalo así: 2026-03-07"

#. {0} $0.heading
#: Screens/FreshnessScreen.swift
msgid "{0} to check"
msgstr "{0} por revisar"

#: Screens/FreshnessScreen.swift
#: Screens/LayoutScreens.swift
msgid "To check"
msgstr "Por revisar"

#: Screens/FreshnessScreen.swift
msgid "There is nothing to check."
msgstr "No hay nada que revisar."

#: Screens/FreshnessScreen.swift
msgid "today"
msgstr "hoy"

#: Screens/FreshnessScreen.swift
msgid "yesterday"
msgstr "ayer"

#. {0} days
#: Screens/FreshnessScreen.swift
msgid "{0} days ago"
msgstr "hace {0} días"

#. {0} days($0)
#: Screens/FreshnessScreen.swift
msgid "checked {0}"
msgstr "revisado {0}"

#. {0} days(record.addedOn)
#: Screens/FreshnessScreen.swift
msgid "never checked, entered {0}"
msgstr "nunca revisado, agregado {0}"

#: Screens/FreshnessScreen.swift
#: Screens/RecordText.swift
#: Site/CheckedDays.swift
msgid "never checked"
msgstr "nunca revisado"

#: Screens/FreshnessScreen.swift
#: Screens/RecordFormScreen.swift
msgid "Checked today"
msgstr "Revisado hoy"

#: Screens/HistoryScreen.swift
msgid "Nothing was changed by hand yet."
msgstr "Todavía no se ha cambiado nada a mano."

#: Screens/HistoryScreen.swift
msgid "Older changes"
msgstr "Cambios anteriores"

#: Screens/HistoryScreen.swift
msgid "Take back"
msgstr "Revertir"

#. {0} $0
#: Screens/HistoryScreen.swift
msgid "taken back by change {0}"
msgstr "revertido por el cambio {0}"

#. {0} entry.summary
#: Screens/HistoryScreen.swift
msgid "Take back “{0}”?"
msgstr "¿Revertir “{0}”?"

#: Screens/HistoryScreen.swift
msgid "The record's history"
msgstr "El historial del registro"

#: Screens/HistoryScreen.swift
msgid "Open the record"
msgstr "Abrir el registro"

#: Screens/HomeScreen.swift
msgid "Good food, good places and good company near you"
msgstr "Buena comida, buenos lugares y buena compañía cerca de usted"

#: Screens/HomeScreen.swift
msgid "Sign in to keep favorites, be reminded of events, and subscribe."
msgstr "Inicie sesión para guardar favoritos, recibir recordatorios de eventos y suscribirse."

#: Screens/HomeScreen.swift
msgid "Ready"
msgstr "Listo"

#: Screens/HomeScreen.swift
msgid "Loading"
msgstr "Cargando"

#: Screens/ImportFormScreen.swift
#: Screens/LayoutScreens.swift
msgid "Import"
msgstr "Importar"

#: Screens/ImportFormScreen.swift
msgid "File"
msgstr "Archivo"

#: Screens/ImportFormScreen.swift
msgid "Format"
msgstr "Formato"

#: Screens/ImportFormScreen.swift
msgid "Its records become"
msgstr "Sus registros serán"

#: Screens/ImportFormScreen.swift
msgid "From where"
msgstr "De dónde"

#: Screens/ImportFormScreen.swift
msgid "The county"
msgstr "El condado"

#: Screens/ImportFormScreen.swift
msgid "Everywhere"
msgstr "Todas partes"

#: Screens/ImportFormScreen.swift
msgid "Mapping, for csv"
msgstr "Correspondencia, para csv"

#: Screens/ImportFormScreen.swift
msgid "Name of the source, by which its records are found again"
msgstr "Nombre de la fuente, con el que sus registros se reconocen después"

#: Screens/ImportFormScreen.swift
msgid "Let the file win over what was changed or deleted here"
msgstr "Que el archivo reemplace lo que se cambió o eliminó aquí"

#: Screens/ImportFormScreen.swift
msgid "Try it"
msgstr "Probar"

#: Screens/ImportFormScreen.swift
msgid "Read it in"
msgstr "Importar"

#: Screens/ImportScreen.swift
msgid "Another file"
msgstr "Otro archivo"

#: Screens/ImportScreen.swift
#: Screens/LayoutScreens.swift
#: Screens/RecordFormScreen.swift
msgid "History"
msgstr "Historial"

#. {0} source
#: Screens/ImportScreen.swift
msgid "Tried {0}"
msgstr "Prueba de {0}"

#. {0} source
#: Screens/ImportScreen.swift
msgid "Imported {0}"
msgstr "Importado: {0}"

#: Screens/ImportScreen.swift
msgid "Nothing was changed: it was only tried."
msgstr "No se cambió nada: solo fue una prueba."

#. {0} report.deletedHere
#: Screens/ImportScreen.swift
msgid "{0} that were deleted here stay deleted."
msgstr "{0, plural, one {# que se eliminó aquí sigue eliminado} other {# que se eliminaron aquí siguen eliminados}}."

#. {0} report.known
#: Screens/ImportScreen.swift
msgid "{0} are here from another source, by name and place: they stay as they are."
msgstr ""
"{0, plural, one {# ya está aquí de otra fuente, según su nombre y lugar: se queda como está} other {# ya están aquí "
"de otra fuente, según su nombre y lugar: se quedan como están}}."

#. {0} $0.title; {1} $0.line; {2} $0.record
#: Screens/ImportScreen.swift
msgid "“{0}” in line {1} ({2})"
msgstr "“{0}” en la línea {1} ({2})"

#. {0} list
#: Screens/ImportScreen.swift
msgid "{0} and others"
msgstr "{0} y otros"

#. {0} report.doubled; {1} told
#: Screens/ImportScreen.swift
msgid "{0} tell of a place that another entry tells of, and bring no second record: {1}."
msgstr ""
"{0, plural, one {# habla de un lugar del que ya habla otra entrada, y no crea un segundo registro} other {# hablan de "
"un lugar del que ya habla otra entrada, y no crean un segundo registro}}: {1}."

#. {0} report.outside
#: Screens/ImportScreen.swift
msgid "{0} lie outside the county: the area “all” takes them too."
msgstr "{0, plural, one {# está} other {# están}} fuera del condado: el área “all” también los incluye."

#. {0} $0.line; {1} $0.reason
#: Screens/ImportScreen.swift
msgid "line {0}: {1}"
msgstr "línea {0}: {1}"

#. {0} report.refused - refusals.count
#: Screens/ImportScreen.swift
msgid "{0} more"
msgstr "{0} más"

#. {0} report.keptRecords
#: Screens/ImportScreen.swift
msgid "{0} have fields that were changed here and in the file: they stay as they are here."
msgstr ""
"{0, plural, one {# tiene campos que se cambiaron aquí y en el archivo: se queda como está aquí} other {# tienen "
"campos que se cambiaron aquí y en el archivo: se quedan como están aquí}}."

#: Screens/ImportScreen.swift
msgid "An undo takes the new records back, as far as nobody changed them since."
msgstr "Al deshacer se quitan los registros nuevos, siempre que nadie los haya cambiado después."

#. {0} kind.heading
#: Screens/LayoutScreens.swift
msgid "Buttons: {0}"
msgstr "Botones: {0}"

#: Screens/LayoutScreens.swift
msgid "Icon"
msgstr "Icono"

#: Screens/LayoutScreens.swift
msgid "Destination"
msgstr "Destino"

#: Screens/LayoutScreens.swift
msgid "Place from the left"
msgstr "Lugar desde la izquierda"

#: Screens/LayoutScreens.swift
msgid "Information"
msgstr "Información"

#: Screens/LayoutScreens.swift
#: Tables/UsualWords.swift
msgid "Directions"
msgstr "Cómo llegar"

#: Screens/LayoutScreens.swift
msgid "People"
msgstr "Personas"

#: Screens/LayoutScreens.swift
msgid "Heart"
msgstr "Corazón"

#: Screens/LayoutScreens.swift
msgid "Printer"
msgstr "Impresora"

#: Screens/LayoutScreens.swift
#: Tables/UsualWords.swift
msgid "Apple"
msgstr "Manzana"

#: Screens/LayoutScreens.swift
msgid "Envelope"
msgstr "Sobre"

#: Screens/LayoutScreens.swift
msgid "Trophy"
msgstr "Trofeo"

#: Screens/LayoutScreens.swift
msgid "Bell"
msgstr "Campana"

#: Screens/LayoutScreens.swift
msgid "Book"
msgstr "Libro"

#: Screens/LayoutScreens.swift
msgid "Globe"
msgstr "Globo terráqueo"

#: Screens/LayoutScreens.swift
msgid "Star"
msgstr "Estrella"

#: Screens/LayoutScreens.swift
msgid "Camera"
msgstr "Cámara"

#: Screens/LayoutScreens.swift
msgid "Calendar"
msgstr "Calendario"

#: Screens/LayoutScreens.swift
#: Screens/RecordScreen.swift
msgid "Share"
msgstr "Compartir"

#: Screens/LayoutScreens.swift
#: Screens/ListScreen.swift
#: Site/ListArticle.swift
msgid "Map"
msgstr "Mapa"

#: Screens/LayoutScreens.swift
#: Screens/RecordScreen.swift
#: Tables/UsualWords.swift
msgid "Favorite"
msgstr "Favorito"

#: Screens/LayoutScreens.swift
#: Tables/UsualWords.swift
msgid "Reminder"
msgstr "Recordatorio"

#: Screens/LayoutScreens.swift
#: Tables/UsualWords.swift
msgid "Print"
msgstr "Imprimir"

#: Screens/LayoutScreens.swift
msgid "Subscription form"
msgstr "Formulario de suscripción"

#: Screens/LayoutScreens.swift
#: Tables/UsualWords.swift
msgid "Find a Place"
msgstr "Encontrar un lugar"

#. {0} kind.heading
#: Screens/LayoutScreens.swift
msgid "Sections: {0}"
msgstr "Secciones: {0}"

#. {0} kind.heading
#: Screens/LayoutScreens.swift
msgid "Filters: {0}"
msgstr "Filtros: {0}"

#. {0} UsualWords.shown($0.label)
#: Screens/LayoutScreens.swift
msgid "Remove {0}"
msgstr "Quitar {0}"

#. {0} UsualWords.shown($0.label)
#: Screens/LayoutScreens.swift
msgid "Put {0} back"
msgstr "Volver a poner {0}"

#: Screens/LayoutScreens.swift
msgid "Add"
msgstr "Agregar"

#: Screens/LayoutScreens.swift
msgid "Add a button"
msgstr "Agregar un botón"

#: Screens/LayoutScreens.swift
msgid "Its text"
msgstr "Su texto"

#: Screens/LayoutScreens.swift
msgid "Its place"
msgstr "Su lugar"

#. {0} kind.heading
#: Screens/LayoutScreens.swift
msgid "{0} have no filters."
msgstr "{0}: no hay filtros."

#: Screens/LayoutScreens.swift
msgid "Buttons"
msgstr "Botones"

#: Screens/LayoutScreens.swift
msgid "Section titles"
msgstr "Títulos de sección"

#: Screens/ListScreen.swift
msgid "All recipes"
msgstr "Todas las recetas"

#: Screens/LayoutScreens.swift
#: Screens/ListScreen.swift
#: Screens/MapScreen.swift
msgid "Filters"
msgstr "Filtros"

#: Screens/LayoutScreens.swift
#: Site/ListArticle.swift
msgid "Pages"
msgstr "Páginas"

#: Screens/LayoutScreens.swift
msgid "Looking after"
msgstr "Mantenimiento"

#. {0} query.kind.nouns
#: Screens/ListScreen.swift
msgid "Featured {0}"
msgstr "En portada: {0}"

#: Screens/ListScreen.swift
msgid "Load more"
msgstr "Cargar más"

#: Screens/ListScreen.swift
msgid "There are no more."
msgstr "No hay más."

#: Screens/ListScreen.swift
msgid "More"
msgstr "Más"

#. {0} kind.noun
#: Screens/ListScreen.swift
msgid "No {0} fits the filters."
msgstr "Ningún resultado ({0}) cumple con los filtros."

#: Screens/ListScreen.swift
msgid "No recipe is featured yet."
msgstr "Todavía no hay recetas en portada."

#. {0} kind.nouns
#: Screens/ListScreen.swift
msgid "There are no {0} yet."
msgstr "Todavía no hay {0}."

#: Screens/ListScreen.swift
msgid "by title"
msgstr "por título"

#: Screens/ListScreen.swift
msgid "by title, from Z to A"
msgstr "por título, de la Z a la A"

#: Screens/ListScreen.swift
msgid "best match first"
msgstr "mejor coincidencia primero"

#: Screens/ListScreen.swift
msgid "most popular first"
msgstr "por popularidad"

#: Screens/ListScreen.swift
msgid "nearest first"
msgstr "por cercanía"

#: Screens/ListScreen.swift
msgid "nearest to the middle of Phoenix first"
msgstr "por cercanía al centro de Phoenix"

#. {0} name; {1} UsualWords.shown($0)
#: Screens/ListScreen.swift
msgid "“{0}” may be misspelled: there is “{1}”."
msgstr "“{0}” puede tener un error: existe “{1}”."

#: Screens/ListScreen.swift
msgid "newest first"
msgstr "lo más nuevo primero"

#: Screens/ListScreen.swift
msgid "oldest first"
msgstr "lo más antiguo primero"

#: Screens/ListScreen.swift
msgid "by date"
msgstr "por fecha"

#. {0} zip.digits
#: Screens/ListScreen.swift
msgid "{0} is no ZIP code of Maricopa County, where this directory ends."
msgstr "{0} no es un código postal del condado de Maricopa, donde termina este directorio."

#. {0} name; {1} $0.name
#: Screens/ListScreen.swift
msgid "“{0}” may be misspelled: the county has {1}."
msgstr "“{0}” puede estar mal escrito: en el condado está {1}."

#. {0} name
#: Screens/ListScreen.swift
msgid "“{0}” is no city of Maricopa County, where this directory ends."
msgstr "“{0}” no es una ciudad del condado de Maricopa, donde termina este directorio."

#: Screens/ListScreen.swift
msgid "None of these surely fits: a fact that a filter asks for is unknown for each of them."
msgstr "No es seguro que alguno de estos cumpla los filtros: de cada uno falta un dato que un filtro pide."

#. {0} localized("Hours of earlier years")
#: Screens/ListScreen.swift
msgid "The filter “{0}” shows when they were open before."
msgstr "El filtro “{0}” muestra cuándo abrían antes."

#: Screens/ListScreen.swift
#: Tables/UsualWords.swift
msgid "Hours of earlier years"
msgstr "Horario de años anteriores"

#: Screens/ListScreen.swift
msgid "One of these has gone since."
msgstr "Uno de estos resultados ya no está."

#. {0} count
#: Screens/ListScreen.swift
msgid "{0} of these have gone since."
msgstr "{0} de estos resultados ya no están."

#. {0} time
#: Screens/ListScreen.swift
msgid "canceled: {0}"
msgstr "cancelado: {0}"

#. {0} time
#: Screens/ListScreen.swift
msgid "not certain yet: {0}"
msgstr "aún no es seguro: {0}"

#. {0} time
#: Screens/ListScreen.swift
msgid "under way: {0}"
msgstr "en curso: {0}"

#. {0} labels; {1} kind.nouns
#: Screens/ListScreen.swift
msgid "Filters: {0} — without them there may be more {1}"
msgstr "Filtros: {0}; sin ellos puede haber más {1}"

#. {0} one.label
#: Screens/ListScreen.swift
msgid "Without “{0}”"
msgstr "Sin “{0}”"

#. {0} labels
#: Screens/ListScreen.swift
msgid "Remove the filter “{0}”?"
msgstr "¿Quitar el filtro “{0}”?"

#. {0} filters.count
#: Screens/ListScreen.swift
msgid "Remove all {0} filters?"
msgstr "¿Quitar los {0} filtros?"

#. {0} $0.shownTitle.text
#: Screens/MapScreen.swift
msgid "Places for {0}"
msgstr "Lugares para {0}"

#: Screens/MapScreen.swift
msgid "List"
msgstr "Lista"

#. {0} kind.nouns
#: Screens/MapScreen.swift
msgid "no {0}"
msgstr "no hay {0}"

#. {0} text; {1} PlaceWords.radius(centimeters: circle.centimeters); {2} name
#: Screens/MapScreen.swift
msgid "{0} within {1} of {2}"
msgstr "{0} hasta {1} de {2}"

#. {0} text; {1} feature
#: Screens/MapScreen.swift
msgid "{0} has “{1}”"
msgstr "{0} con “{1}”"

#. {0} text; {1} feature
#: Screens/MapScreen.swift
msgid "{0} have “{1}”"
msgstr "{0} con “{1}”"

#. {0} unplaced
#: Screens/MapScreen.swift
msgid "{0} of them can’t be shown: nobody knows where"
msgstr ""
"{0, plural, one {# de ellos no se puede mostrar: no se sabe dónde está} other {# de ellos no se pueden mostrar: no se "
"sabe dónde están}}"

#. {0} page.records.count
#: Screens/MapScreen.swift
msgid "the first {0} are shown"
msgstr "se muestran {0, plural, one {el primer resultado} other {los primeros # resultados}}"

#. {0} words
#: Screens/NotificationsScreen.swift
msgid "You are reminded {0}."
msgstr "Se le recordará {0}."

#: Screens/NotificationsScreen.swift
msgid "No reminders are set. An event's page can set one."
msgstr "No hay recordatorios. Puede poner uno en la página de un evento."

#: Screens/NotificationsScreen.swift
msgid "Remove the reminder"
msgstr "Quitar el recordatorio"

#. {0} event
#: Screens/NotificationsScreen.swift
msgid "Remove the reminder of “{0}”?"
msgstr "¿Quitar el recordatorio de “{0}”?"

#. {0} lead
#: Screens/NotificationsScreen.swift
msgid "{0}, each time"
msgstr "{0}, cada vez"

#: Screens/OnboardingScreen.swift
msgid "Keep the markets, parks and recipes you like, and find them again at once."
msgstr "Guarde los mercados, parques y recetas que le gustan, y encuéntrelos otra vez al instante."

#: Screens/OnboardingScreen.swift
msgid "Narrow a list to your city, your day and how you pay."
msgstr "Limite una lista a su ciudad, al día que quiera y a su forma de pago."

#: Screens/OnboardingScreen.swift
msgid "Be reminded before an event begins, and told when it moves."
msgstr "Reciba un recordatorio antes de que empiece un evento, y un aviso cuando cambie."

#. {0} page + 1; {1} Self.count
#: Screens/OnboardingScreen.swift
msgid "Page {0} of {1}"
msgstr "Página {0} de {1}"

#: Screens/OnboardingScreen.swift
#: Screens/RecordScreen.swift
msgid "Next"
msgstr "Siguiente"

#: Screens/OnboardingScreen.swift
#: Screens/RecordScreen.swift
msgid "Previous"
msgstr "Anterior"

#: Screens/OnboardingScreen.swift
msgid "Look around first"
msgstr "Primero echar un vistazo"

#: Screens/PhotoTile.swift
msgid "Take it away"
msgstr "Retirarla"

#: Screens/PhotoTile.swift
msgid "Take your photo away?"
msgstr "¿Retirar su foto?"

#: Screens/PhotoTile.swift
msgid "Take away"
msgstr "Retirar"

#: Screens/PhotoTile.swift
msgid "A photo"
msgstr "Una foto"

#. {0} name
#: Screens/PhotoTile.swift
msgid "{0}, which waits for an admin to look at it"
msgstr "{0}, en espera de revisión"

#. {0} name
#: Screens/PhotoTile.swift
msgid "{0}, which was refused"
msgstr "{0}, que fue rechazada"

#. {0} name; {1} reason
#: Screens/PhotoTile.swift
msgid "{0}, which was refused: {1}"
msgstr "{0}, que fue rechazada: {1}"

#: Screens/PictureScreen.swift
#: Screens/RecordFormScreen.swift
#: Screens/RecordForms.swift
msgid "Picture"
msgstr "Imagen"

#: Screens/RecordButtons.swift
msgid "No longer a favorite"
msgstr "Quitar de favoritos"

#: Screens/RecordButtons.swift
msgid "Parks on a map"
msgstr "Parques en un mapa"

#: Screens/RecordButtons.swift
#: Screens/RecordForms.swift
msgid "Sign in first."
msgstr "Primero inicie sesión."

#: Screens/RecordButtons.swift
#: Screens/RecordForms.swift
msgid "Sign in"
msgstr "Iniciar sesión"

#. {0} draft.kind.noun
#: Screens/RecordFormScreen.swift
msgid "New {0}"
msgstr "Nuevo registro: {0}"

#. {0} record.title
#: Screens/RecordFormScreen.swift
#: Screens/StaticPageScreen.swift
msgid "Edit {0}"
msgstr "Editar {0}"

#: Screens/RecordFormScreen.swift
msgid "a sample"
msgstr "un ejemplo"

#: Screens/RecordFormScreen.swift
msgid "Use this picture"
msgstr "Usar esta imagen"

#: Screens/RecordFormScreen.swift
msgid "Remove the picture"
msgstr "Quitar la imagen"

#: Screens/RecordFormScreen.swift
msgid "It has no picture of its own."
msgstr "No tiene una imagen propia."

#. {0} entry.at.date; {1} time; {2} name; {3} entry.summary
#: Screens/RecordFormScreen.swift
msgid "Last changed on {0} at {1} by {2}: {3}"
msgstr "Último cambio el {0} a las {1} por {2}: {3}"

#. {0} title
#: Screens/RecordFormScreen.swift
msgid "Delete “{0}”? Its history stays, and a rollback brings it back."
msgstr "¿Eliminar “{0}”? Su historial se conserva, y se puede recuperar al revertir el cambio."

#: Screens/RecordFormScreen.swift
msgid "Take off the recipes' home"
msgstr "Quitar de la portada de recetas"

#: Screens/RecordFormScreen.swift
msgid "Put on the recipes' home"
msgstr "Poner en la portada de recetas"

#. {0} $0
#: Screens/RecordForms.swift
msgid "{0, plural, one {# star} other {# stars}}"
msgstr "{0, plural, one {# estrella} other {# estrellas}}"

#: Screens/RecordForms.swift
msgid "Your rating"
msgstr "Su calificación"

#: Screens/RecordForms.swift
msgid "Stars"
msgstr "Estrellas"

#: Screens/RecordForms.swift
msgid "Rate"
msgstr "Calificar"

#: Screens/RecordForms.swift
msgid "Take my rating back"
msgstr "Quitar mi calificación"

#: Screens/RecordForms.swift
msgid "Your photo"
msgstr "Su foto"

#: Screens/RecordForms.swift
msgid "Send it to be looked at"
msgstr "Enviar para revisión"

#: Screens/RecordForms.swift
msgid "Remind me"
msgstr "Recordarme"

#: Screens/RecordForms.swift
#: Site/EventBlock.swift
msgid "When"
msgstr "Cuándo"

#. {0} record.shownTitle.text
#: Screens/RecordPicture.swift
msgid "A picture of {0}"
msgstr "Una imagen de {0}"

#. {0} $0.number; {1} $0.total
#: Screens/RecordScreen.swift
msgid "{0} of {1}"
msgstr "{0} de {1}"

#: Screens/RecordScreen.swift
msgid "Into the calendar"
msgstr "Al calendario"

#: Rules/EventText.swift
msgid "This is a sample: it shows what such a record looks like, and is nothing real."
msgstr "Esto es un ejemplo: muestra cómo se ve un registro de este tipo, y no existe en la realidad."

#. {0} title
#: Rules/EventText.swift
msgid "Sample: {0}"
msgstr "Ejemplo: {0}"

#: Screens/RecordScreen.swift
msgid "Results"
msgstr "Resultados"

#: Screens/RecordScreen.swift
#: UseCases/MaricopaDirectory+RecordScreen.swift
msgid "This is the first."
msgstr "Este es el primero."

#: Screens/RecordScreen.swift
#: UseCases/MaricopaDirectory+RecordScreen.swift
msgid "This is the last."
msgstr "Este es el último."

#: Screens/RecordText.swift
msgid "Cost unknown"
msgstr "No se sabe el costo"

#: Screens/RecordText.swift
msgid "Over"
msgstr "Terminado"

#. {0} time
#: Screens/RecordText.swift
msgid "Canceled: {0}"
msgstr "Cancelado: {0}"

#. {0} time
#: Screens/RecordText.swift
msgid "Not certain yet: {0}"
msgstr "Aún no es seguro: {0}"

#. {0} time
#: Screens/RecordText.swift
msgid "Under way: {0}"
msgstr "En curso: {0}"

#. {0} $0
#: Screens/RecordText.swift
msgid "From {0}"
msgstr "De {0}"

#: Screens/RecordText.swift
msgid "Entered here"
msgstr "Agregado aquí"

#. {0} from; {1} $0
#: Screens/RecordText.swift
msgid "{0}, last checked on {1}"
msgstr "{0}, revisado por última vez el {1}"

#. {0} source; {1} entered.words
#: Screens/RecordText.swift
msgid "{0}; entered here: {1}"
msgstr "{0}; anotado aquí: {1}"

#. {0} from; {1} day
#: Screens/RecordText.swift
msgid "{0}; checked here on {1}"
msgstr "{0}; comprobado aquí el {1}"

#. {0} day
#: Site/RecordArticle.swift
msgid "checked here on {0}"
msgstr "comprobado aquí el {0}"

#. {0} entered.words
#: Site/RecordArticle.swift
msgid "Entered here: {0}."
msgstr "Anotado aquí: {0}."

#. {0} from
#: Screens/RecordText.swift
msgid "{0}, never checked since"
msgstr "{0}, nunca revisado desde entonces"

#: Screens/RecordText.swift
msgid "a sample, nothing real"
msgstr "un ejemplo, no es real"

#. {0} day
#: Screens/RecordText.swift
#: Site/CheckedDays.swift
msgid "last checked {0}"
msgstr "revisado el {0}"

#: Screens/RecordText.swift
msgid "our own recipe"
msgstr "receta propia"

#: Screens/RecordText.swift
msgid "its hours"
msgstr "su horario"

#: Screens/RecordText.swift
msgid "its address"
msgstr "su dirección"

#: Screens/RecordText.swift
msgid "its phone"
msgstr "su teléfono"

#. {0} listed(words)
#: Screens/RecordText.swift
msgid "Unknown here: {0}. Ask before you go."
msgstr "Aquí no se sabe: {0}. Pregunte antes de ir."

#: Screens/RecordText.swift
msgid "Nobody told what it takes."
msgstr "Nadie ha dicho qué formas de pago acepta."

#: Screens/RecordText.swift
msgid "Cash only"
msgstr "Solo efectivo"

#. {0} repetition
#: Screens/RecordText.swift
msgid "Takes place {0}"
msgstr "Se celebra {0}"

#. {0} time
#: Screens/RecordText.swift
msgid "Usually {0}"
msgstr "Normalmente, {0}"

#. {0} days
#: Screens/RecordText.swift
msgid "Not on {0}"
msgstr "No tiene lugar: {0}"

#. {0} EventText.cost(cost)
#: Screens/RecordText.swift
#: Site/EventCalendar.swift
msgid "Cost: {0}"
msgstr "Costo: {0}"

#. {0} EventText.ages($0)
#: Screens/RecordText.swift
msgid "For {0}"
msgstr "Para: {0}"

#: Screens/RecordText.swift
msgid "Ages unknown"
msgstr "Edades desconocidas"

#. {0} record.shownOrganizer(event)
#: Screens/RecordText.swift
msgid "By {0}"
msgstr "Organiza: {0}"

#: Screens/RecordText.swift
msgid "Hours unknown: ask before you go."
msgstr "Horario desconocido: pregunte antes de ir."

#: Screens/RecordText.swift
msgid "Hours unknown"
msgstr "Horario desconocido"

#: Screens/RecordText.swift
msgid "Other hours"
msgstr "Otros horarios"

#: Screens/RecordText.swift
msgid "Nobody rated it yet."
msgstr "Nadie lo ha calificado todavía."

#. {0} tenths / 10; {1} tenths % 10; {2} summary.ratings
#: Screens/RecordText.swift
msgid "{0}.{1} of 5 stars, by {2, plural, one {# person} other {# people}}."
msgstr "{0}.{1} de 5 estrellas, según {2, plural, one {# persona} other {# personas}}."

#. {0} $0
#: Screens/RecordText.swift
msgid "You gave {0}."
msgstr "Usted dio {0}."

#: Screens/SearchScreen.swift
msgid "Markets, recipes, parks and more"
msgstr "Mercados, recetas, parques y más"

#: Screens/SearchScreen.swift
msgid "All of them are shown."
msgstr "Ya se muestran todos."

#. {0} text.typed; {1} found
#: Screens/SearchScreen.swift
msgid "Nothing is spelled “{0}”. Spelled nearly so: {1}"
msgstr "No hay nada escrito así: “{0}”. Escrito casi igual: {1}"

#: Screens/SearchScreen.swift
msgid "Clear"
msgstr "Borrar"

#: Screens/SearchScreen.swift
msgid "Nothing was typed."
msgstr "No escribió nada."

#: Screens/SearchScreen.swift
msgid "Cancel"
msgstr "Cancelar"

#: Screens/SearchScreen.swift
msgid "Type a word: signs alone find nothing."
msgstr "Escriba una palabra: los signos solos no encuentran nada."

#. {0} SearchRule.fewestCharacters
#: Screens/SearchScreen.swift
msgid "Type {0} characters or more."
msgstr "Escriba {0} caracteres o más."

#. {0} kind.noun; {1} text.typed
#: Screens/SearchScreen.swift
msgid "No {0} was found for “{1}”."
msgstr "No se encontró ningún resultado ({0}) para “{1}”."

#. {0} text.typed
#: Screens/SearchScreen.swift
msgid "Nothing was found for “{0}”."
msgstr "No se encontró nada para “{0}”."

#. {0} count
#: Screens/SearchScreen.swift
msgid "{0, plural, one {# result} other {# results}}"
msgstr "{0, plural, one {# resultado} other {# resultados}}"

#: Screens/SearchScreen.swift
msgid "nothing"
msgstr "nada"

#: Screens/SearchScreen.swift
msgid "over"
msgstr "terminado"

#: Screens/SearchScreen.swift
msgid "the title"
msgstr "el título"

#: Screens/SearchScreen.swift
msgid "the second line"
msgstr "la segunda línea"

#: Screens/SearchScreen.swift
msgid "the description"
msgstr "la descripción"

#. {0} place
#: Screens/SearchScreen.swift
msgid "nearly so in {0}"
msgstr "casi igual en {0}"

#. {0} place
#: Screens/SearchScreen.swift
msgid "in {0}"
msgstr "en {0}"

#: Screens/SettingsScreen.swift
msgid "Location"
msgstr "Ubicación"

#: Screens/SettingsScreen.swift
msgid "ZIP code or degrees"
msgstr "Código postal o grados"

#: Screens/SettingsScreen.swift
msgid "Look around here"
msgstr "Buscar cerca de aquí"

#: Screens/SettingsScreen.swift
msgid "Turn the location off"
msgstr "Apagar la ubicación"

#: Screens/SettingsScreen.swift
msgid "It is off."
msgstr "Está apagada."

#: Screens/SubscribeScreen.swift
msgid "Unsubscribe"
msgstr "Cancelar la suscripción"

#. {0} subscription.topic.label
#: Screens/SubscribeScreen.swift
msgid "End the subscription to {0}?"
msgstr "¿Cancelar la suscripción a {0}?"

#: Screens/SubscribeScreen.swift
msgid "Log in or create an account to subscribe."
msgstr "Inicie sesión o cree una cuenta para suscribirse."

#: Screens/SubscribeScreen.swift
msgid "News of Maricopa Healthy"
msgstr "Noticias de Maricopa Healthy"

#. {0} $0
#: Screens/SubscribeScreen.swift
msgid "Letters go to {0}, the address of your account."
msgstr "Los correos llegan a {0}, la dirección de su cuenta."

#: Screens/SubscribeScreen.swift
msgid "Letters go to the address of an account, so that nobody can subscribe somebody else."
msgstr "Los correos llegan a la dirección de una cuenta, para que nadie pueda suscribir a otra persona."

#. {0} first; {1} last
#: Site/CheckedDays.swift
msgid "last checked from {0} to {1}"
msgstr "revisado entre el {0} y el {1}"

#. {0} never
#: Site/CheckedDays.swift
msgid "{0} never"
msgstr "{0} sin revisar nunca"

#: Site/CheckedDays.swift
msgid "1 a sample"
msgstr "1 es un ejemplo"

#. {0} samples
#: Site/CheckedDays.swift
msgid "{0} samples"
msgstr "{0} son ejemplos"

#: Site/EventBlock.swift
msgid "This event is over"
msgstr "Este evento ya terminó"

#: Site/EventBlock.swift
msgid "Repeats"
msgstr "Se repite"

#: Site/EventBlock.swift
msgid "Usual time"
msgstr "Hora normal"

#: Site/EventBlock.swift
msgid "Moved"
msgstr "Cambios"

#: Site/EventBlock.swift
msgid "Not on"
msgstr "Excepto"

#: Site/EventBlock.swift
msgid "not told"
msgstr "no se ha dicho"

#: Site/EventBlock.swift
msgid "Ages"
msgstr "Edades"

#: Site/EventBlock.swift
msgid "Next dates"
msgstr "Próximas fechas"

#: Site/EventBlock.swift
msgid "Add to a calendar"
msgstr "Agregar a un calendario"

#. {0} EventText.ages($0)
#: Site/EventCalendar.swift
msgid "Ages: {0}"
msgstr "Edades: {0}"

#. {0} record.shownOrganizer(event)
#: Site/EventCalendar.swift
msgid "Organizer: {0}"
msgstr "Organizador: {0}"

#: Site/ListArticle.swift
msgid "not certain yet"
msgstr "aún no es seguro"

#. {0} kind.heading; {1} number; {2} pages
#: Site/ListArticle.swift
msgid "{0}, page {1} of {2}"
msgstr "{0}, página {1} de {2}"

#: Site/ListArticle.swift
msgid "1 in the directory."
msgstr "1 en el directorio."

#. {0} total
#: Site/ListArticle.swift
msgid "{0} in the directory."
msgstr "{0} en el directorio."

#: Site/ListArticle.swift
msgid "A map of this page's places, numbered as in the list"
msgstr "Un mapa de los lugares de esta página, con los números de la lista"

#: Site/ListArticle.swift
msgid "The same as GeoJSON"
msgstr "Lo mismo en GeoJSON"

#: Site/ListArticle.swift
msgid "Nothing here yet."
msgstr "Aquí todavía no hay nada."

#: Site/ListArticle.swift
msgid "Previous page"
msgstr "Página anterior"

#: Site/ListArticle.swift
msgid "Next page"
msgstr "Página siguiente"

#: Site/ListArticle.swift
msgid "All of them as a calendar"
msgstr "Todos en un calendario"

#: Site/ListArticle.swift
#: Site/SitePages.swift
msgid "Markets, recipes, parks, activities, events and resources of Maricopa County."
msgstr "Mercados, recetas, parques, actividades, eventos y recursos del condado de Maricopa."

#. {0} item.count
#: Site/ListArticle.swift
msgid "{0, plural, one {# entry} other {# entries}}"
msgstr "{0, plural, one {# entrada} other {# entradas}}"

#: Site/ListArticle.swift
msgid "in the app"
msgstr "en la aplicación"

#. {0} map.pins.count
#: Site/MapDrawing.swift
msgid "{0, plural, one {# place} other {# places}}."
msgstr "{0, plural, one {# lugar} other {# lugares}}."

#. {0} PlaceWords.radius(centimeters: $0.centimeters); {1} UsualWords.shown($0.name)
#: Site/MapDrawing.swift
msgid "The circle is {0} around {1}."
msgstr "El círculo es de {0} alrededor de {1}."

#. {0} unplaced
#: Site/MapDrawing.swift
msgid "{0} without coordinates can't be shown."
msgstr "{0} sin coordenadas no se {0, plural, one {puede} other {pueden}} mostrar."

#. {0} crowded
#: Site/MapDrawing.swift
msgid "{0} stand too close for their numbers."
msgstr "{0, plural, one {# está} other {# están}} demasiado cerca de otros para mostrar su número."

#: Site/MapDrawing.swift
msgid "Distances are measured from here"
msgstr "Las distancias se miden desde aquí"

#: Site/MapDrawing.swift
msgctxt "north"
msgid "N"
msgstr "N"

#. {0} map.pins.count - key.count
#: Site/MapDrawing.swift
msgid "and {0} more"
msgstr "y {0} más"

#: Site/MapDrawing.swift
msgid "not on the map: where it is isn't known"
msgstr "no está en el mapa: no se sabe dónde está"

#: Site/MapProjection.swift
msgid "1 mile"
msgstr "1 milla"

#. {0} found.1
#: Site/MapProjection.swift
msgid "{0} miles"
msgstr "{0} millas"

#. {0} years($0)
#: Site/PlaceWords.swift
msgid "hours unknown, told only for {0}"
msgstr "horario desconocido; solo se conoce el de {0}"

#: Site/PlaceWords.swift
msgid "always open"
msgstr "siempre abierto"

#. {0} time(until, from: moment)
#: Site/PlaceWords.swift
msgid "open until {0}"
msgstr "abierto hasta: {0}"

#. {0} time(until, from: moment)
#: Site/PlaceWords.swift
msgid "closed, opens {0}"
msgstr "cerrado, abre: {0}"

#. {0} years.lowerBound; {1} years.upperBound
#: Site/PlaceWords.swift
msgid "{0} and {1}"
msgstr "{0} y {1}"

#. {0} years(from.year...to.year)
#: Site/PlaceWords.swift
msgid "In {0}"
msgstr "En {0}"

#. {0} (centimeters + mile / 2) / mile
#: Site/PlaceWords.swift
msgid "{0, plural, one {# mile} other {# miles}}"
msgstr "{0, plural, one {# milla} other {# millas}}"

#. {0} tenths / 10; {1} tenths % 10
#: Site/PlaceWords.swift
msgid "{0}.{1} miles"
msgstr "{0}.{1} millas"

#: Site/RecordArticle.swift
msgid "Getting there"
msgstr "Cómo llegar"

#: Site/RecordArticle.swift
msgid "This event was canceled."
msgstr "Este evento se canceló."

#: Site/RecordArticle.swift
msgid "It isn't certain yet that this event takes place."
msgstr "Aún no es seguro que este evento se celebre."

#. {0} $0
#: Site/RecordArticle.swift
msgid "Source: {0}."
msgstr "Fuente: {0}."

#: Site/RecordArticle.swift
msgid "The picture is a drawing that was made for this directory."
msgstr "La imagen es un dibujo hecho para este directorio."

#: Site/SectionBody.swift
msgid "Hours unknown: nobody told them. Ask before you go."
msgstr "Horario desconocido: nadie lo ha dicho. Pregunte antes de ir."

#. {0} PlaceWords.years(years)
#: Site/SectionBody.swift
msgid "Hours unknown, told only for {0}. Ask before you go."
msgstr "Horario desconocido; solo se conoce el de {0}. Pregunte antes de ir."

#: Site/SectionBody.swift
msgid "Hours unknown."
msgstr "Horario desconocido."

#: Site/SectionBody.swift
msgid "Other days"
msgstr "Otros días"

#: Site/SectionBody.swift
msgid "All year"
msgstr "Todo el año"

#: Site/SectionBody.swift
msgid "No cards or vouchers."
msgstr "Sin tarjetas ni vales."

#: Site/SectionBody.swift
msgid "Nobody told what can be paid with. Ask before you go."
msgstr "Nadie ha dicho con qué se puede pagar. Pregunte antes de ir."

#. {0} UsualWords.inSentence(feature)
#: Site/SectionBody.swift
msgid "Parks with: {0}."
msgstr "Parques con: {0}."

#. {0} UsualWords.inSentence(feature)
#: Site/SectionBody.swift
msgid "Parks with “{0}”:"
msgstr "Parques con “{0}”:"

#: Site/SectionBody.swift
msgid "Find a place on the map in the app"
msgstr "Buscar un lugar en el mapa de la aplicación"

#. {0} tenths / 10; {1} tenths % 10; {2} mark.count
#: Site/SectionBody.swift
msgid "{0}.{1} of 5 stars, {2, plural, one {# rating} other {# ratings}}"
msgstr "{0}.{1} de 5 estrellas, {2, plural, one {# calificación} other {# calificaciones}}"

#: Site/SiteFrame.swift
msgid "Sections"
msgstr "Secciones"

#: Site/SiteFrame.swift
msgid "About this site"
msgstr "Sobre este sitio"

#: Site/SiteFrame.swift
msgid "The app"
msgstr "La aplicación"

#: Site/SiteFrame.swift
msgid " is an app, too."
msgstr " también es una aplicación."

#: Site/SiteFrame.swift
msgid " is an app, too. Install it: "
msgstr " también es una aplicación. Instálela: "

#: Site/SiteFrame.swift
msgid "Open in the app"
msgstr "Abrir en la aplicación"

#. {0} list.kind.heading; {1} list.total
#: Site/SitePages.swift
msgid "{0} of Maricopa County: {1} in the directory."
msgstr "{0} del condado de Maricopa: {1} en el directorio."

#: Store/DirectoryReader+History.swift
msgid "the owner of the directory"
msgstr "quien administra el directorio"

#. {0} part.label
#: Store/DirectoryReader+Layout.swift
msgid "changed: {0}"
msgstr "se cambió: {0}"

#: Store/DirectoryReader.swift
msgid "A visitor's photo"
msgstr "Foto que alguien envió"

#. {0} record.kind.noun; {1} record.title
#: Store/DirectoryWriter.swift
msgid "{0} added: {1}"
msgstr "se agregó ({0}): {1}"

#. {0} record.kind.noun; {1} record.title
#: Store/DirectoryWriter.swift
msgid "{0} changed: {1}"
msgstr "se cambió ({0}): {1}"

#. {0} record.kind.noun; {1} record.title
#: Store/DirectoryWriter.swift
msgid "{0} deleted: {1}"
msgstr "se eliminó ({0}): {1}"

#. {0} reminder.title
#: Store/EventReminderRows.swift
msgid "reminder of {0}"
msgstr "recordatorio de {0}"

#. {0} reminder.title
#: Store/EventReminderRows.swift
msgid "reminder of {0} removed"
msgstr "se quitó el recordatorio de {0}"

#. {0} photo.title
#: Store/PhotoRows.swift
msgid "photo of {0} sent"
msgstr "se envió una foto de {0}"

#. {0} photo.title
#: Store/PhotoRows.swift
msgid "photo of {0} accepted"
msgstr "se aprobó una foto de {0}"

#. {0} photo.title
#: Store/PhotoRows.swift
msgid "photo of {0} refused"
msgstr "se rechazó una foto de {0}"

#. {0} photo.title
#: Store/PhotoRows.swift
msgid "photo of {0} removed"
msgstr "se quitó una foto de {0}"

#: Store/RecordImport+Changes.swift
msgid "a place moved: its old coordinates or ZIP code, which its entry doesn't replace, aren't kept"
msgstr "un lugar se mudó: no se conservan las coordenadas o el código postal de antes que su entrada no reemplaza"

#. {0} new.kind.noun; {1} report.source; {2} new.title
#: Store/RecordImport+Changes.swift
msgid "{0} changed by an import of {1}: {2}"
msgstr "se cambió ({0}) al importar {1}: {2}"

#: Store/RecordImport+Changes.swift
msgid "an event that repeated takes place once, as its entry has no repeats"
msgstr "un evento que se repetía tiene lugar una vez, porque su entrada no tiene repeticiones"

#: Store/RecordImport+Changes.swift
msgid "an event's end isn't known anymore, as its entry has none"
msgstr "el final de un evento ya no se conoce, porque su entrada no lo tiene"

#: Store/RecordImport+Changes.swift
msgid "a canceled occurrence isn't one of its event"
msgstr "una fecha cancelada no es de su evento"

#. {0} told.title; {1} old; {2} here
#: Store/RecordImport+Changes.swift
msgid "“{0}” is an older version than the one here (SEQUENCE {1} after {2}), and changes nothing"
msgstr "“{0}” es una versión más antigua que la de aquí (SEQUENCE {1} después de {2}), y no cambia nada"

#: Store/RecordImport.swift
msgid "an entry before it has the same id"
msgstr "una entrada anterior tiene el mismo id"

#: Store/RecordImport.swift
msgid "a day of the last check is still to come, and isn't kept"
msgstr "un día de la última comprobación aún no ha llegado, y no se guarda"

#: Store/RecordImport.swift
msgid "a city's name has a slip, and is spelled as the county does"
msgstr "el nombre de una ciudad tiene un error, y se escribe como lo hace el condado"

#. {0} record.kind.noun; {1} report.source; {2} record.title
#: Store/RecordImport.swift
msgid "{0} taken out by an import of {1}: {2}"
msgstr "{0} retirado por una importación de {1}: {2}"

#: Store/RecordImport.swift
msgid "a service isn't offered now: its record is taken out, until a file says that it is active"
msgstr "un servicio no se ofrece ahora: su registro se retira hasta que un archivo diga que está activo"

#. {0} record.kind.noun; {1} report.source; {2} record.title
#: Store/RecordImport.swift
msgid "{0} brought back by an import of {1}: {2}"
msgstr "{0} devuelto por una importación de {1}: {2}"

#. {0} report.source; {1} report.summary
#: Store/RecordImport.swift
msgid "import of {0}: {1}"
msgstr "importación de {0}: {1}"

#. {0} record.id
#: Store/RecordImport.swift
msgid "a record of another source has its id, {0}"
msgstr "un registro de otra fuente tiene su id, {0}"

#: Store/RecordImport.swift
msgid "it has a value that no record may have"
msgstr "tiene un valor que ningún registro puede tener"

#. {0} current.kind.noun
#: Store/RecordImport.swift
msgid "its id is that of a {0} of this source — name another source for this file"
msgstr "su id ya es de otro registro de esta fuente ({0}) — dé otra fuente para este archivo"

#: Store/RecordImport.swift
msgid "a canceled event stays so, as its entry has no status"
msgstr "un evento cancelado sigue cancelado, porque su entrada no tiene estado"

#. {0} numbers[1]
#: Tables/BundledDirectory.swift
msgid "USDA National Farmers Market Directory, export of 2017, FMID {0}"
msgstr "USDA National Farmers Market Directory, exportación de 2017, FMID {0}"

#. {0} numbers[1]; {1} numbers[2]
#: Tables/BundledDirectory.swift
msgid "USDA National Farmers Market Directory, export of 2017, FMID {0}, which has the year {1} alone"
msgstr "USDA National Farmers Market Directory, exportación de 2017, FMID {0}, que solo tiene el año {1}"

#: Tables/Drawing.swift
msgid "A bicycle"
msgstr "Una bicicleta"

#: Tables/Drawing.swift
msgid "Lanterns over a lawn"
msgstr "Faroles sobre el césped"

#: Tables/Drawing.swift
msgid "A market stand with vegetables"
msgstr "Un puesto de mercado con verduras"

#: Tables/Drawing.swift
msgid "A path between saguaros"
msgstr "Un sendero entre saguaros"

#: Tables/Drawing.swift
msgid "A bowl with greens and grains"
msgstr "Un tazón con verduras de hoja y granos"

#: Tables/Drawing.swift
msgid "Two hands that hold each other"
msgstr "Dos manos que se sostienen"

#: Tables/Drawing.swift
msgid "An open letter with leaves in it"
msgstr "Una carta abierta con hojas dentro"

#: Tables/Drawing.swift
msgid "A saguaro before the sun"
msgstr "Un saguaro frente al sol"

#: Tables/Drawing.swift
msgid "Three people on a lawn"
msgstr "Tres personas sobre el césped"

#: Tables/Drawing.swift
msgid "Plants in a bed"
msgstr "Plantas en un huerto"

#: Tables/Drawing.swift
msgid "A jar with fruit in it"
msgstr "Un frasco con fruta"

#: Tables/Drawing.swift
msgid "Somebody under the stars"
msgstr "Alguien bajo las estrellas"

#: Tables/Drawing.swift
msgid "A plate with food on it"
msgstr "Un plato con comida"

#: Tables/Drawing.swift
msgid "A bowl of salad"
msgstr "Un tazón de ensalada"

#: Tables/Drawing.swift
msgid "A bowl of soup that steams"
msgstr "Un tazón de sopa caliente"

#: Tables/Drawing.swift
msgid "Two people who walk in the desert"
msgstr "Dos personas que caminan por el desierto"

#: Tables/Gazetteer.swift
msgid ""
"ZIP code centers: SimpleMaps US ZIPs, CC BY 4.0. City centers: city-state list, MIT; those of Anthem, Guadalupe and "
"Sun Lakes are approximate."
msgstr ""
"Centros de los códigos postales: SimpleMaps US ZIPs, CC BY 4.0. Centros de las ciudades: lista city-state, MIT; los "
"de Anthem, Guadalupe y Sun Lakes son aproximados."

#. {0} zip
#: Tables/Gazetteer.swift
msgid ""
"{0} has no place on the map here, as ZIP codes of post-office boxes have none — choose a city, or the ZIP code of a "
"street"
msgstr ""
"{0} no tiene lugar en el mapa, porque los códigos postales de apartados postales no lo tienen — elija una ciudad, o "
"el código postal de una calle"

#. {0} zip
#: Tables/Gazetteer.swift
msgid "{0} is no ZIP code of Arizona — write one such as 85003"
msgstr "{0} no es un código postal de Arizona — escriba uno como 85003"

#: Tables/StaticPages.swift
msgid ""
"# Why it is there\n\nEating well and moving more begin close to home. Maricopa Healthy shows what Maricopa County has "
"to offer: where fresh food is sold, what can be cooked with it, where to walk, play and swim, what goes on this "
"weekend, and who helps.\n\n# What is in it\n\nMarkets, with their seasons, their hours, what they sell and how they "
"are paid, SNAP, WIC and the Senior Farmers' Market Nutrition Program included. Recipes, with their nutrition facts. "
"Parks, with what is there. Activities, with how to begin and where. Events, with reminders. Resources: programs and "
"places to turn to.\n\n# Where the facts come from\n\nMost markets come from the National Farmers Market Directory of "
"the U.S. Department of Agriculture, whose entries the markets wrote themselves, some of them years ago. Each record "
"says where it came from and when somebody last checked it. Parks and programs that came with this app are widely "
"known facts, restated without asking there; their places are approximate. What was written for this app as an example "
"is marked as a sample. Hours that nobody told are shown as unknown, not as closed.\n\n# When something is "
"wrong\n\nHours change faster than any directory. Before a long way, call first. If you find something wrong here, "
"tell those who run this directory; the Contact page says how."
msgstr ""
"# Por qué existe\n\nComer bien y moverse más empieza cerca de casa. Maricopa Healthy muestra lo que ofrece el condado "
"de Maricopa: dónde se venden alimentos frescos, qué se puede cocinar con ellos, dónde caminar, jugar y nadar, qué hay "
"este fin de semana y quién ayuda.\n\n# Qué contiene\n\nMercados, con sus temporadas, sus horarios, lo que venden y "
"cómo se paga, incluidos SNAP, WIC y el programa de nutrición de mercados de agricultores para adultos mayores "
"(SFMNP). Recetas, con sus datos de nutrición. Parques, con lo que hay en ellos. Actividades, con cómo empezar y "
"dónde. Eventos, con recordatorios. Recursos: programas y lugares a los que acudir.\n\n# De dónde vienen los "
"datos\n\nLa mayoría de los mercados viene del directorio nacional de mercados de agricultores del Departamento de "
"Agricultura de los Estados Unidos, cuyas entradas escribieron los mismos mercados, algunas hace años. Cada registro "
"dice de dónde vino y cuándo lo revisó alguien por última vez. Los parques y programas que venían con esta aplicación "
"son datos muy conocidos, repetidos sin preguntar ahí; sus lugares son aproximados. Lo que se escribió como ejemplo "
"para esta aplicación está marcado como ejemplo. Los horarios que nadie ha dicho se muestran como desconocidos, no "
"como cerrado.\n\n# Cuando algo está mal\n\nLos horarios cambian más rápido que cualquier directorio. Antes de un "
"viaje largo, llame primero. Si aquí encuentra algo mal, avise a quienes llevan este directorio; la página Contacto "
"dice cómo."

#: Tables/StaticPages.swift
msgid ""
"# Those who run this directory\n\nThey haven't entered yet how to reach them. Whoever runs this copy of Maricopa "
"Healthy writes an address, a phone number or a website here, on the admin's page of the Contact text.\n\n# About a "
"market, a park or an event\n\nPlease ask there: its record shows its phone number and its website where they are "
"known.\n\n# For help with food, housing, health or benefits\n\nDial 2-1-1 anywhere in Arizona, or look at "
"https://211arizona.org. In an emergency dial 911."
msgstr ""
"# Quienes llevan este directorio\n\nTodavía no han escrito cómo comunicarse con ellos. Quien lleve esta copia de "
"Maricopa Healthy escribe aquí una dirección, un teléfono o un sitio web, en la página de administración para el texto "
"de Contacto.\n\n# Sobre un mercado, un parque o un evento\n\nPor favor, pregunte ahí: su registro muestra su teléfono "
"y su sitio web cuando se conocen.\n\n# Para ayuda con comida, vivienda, salud o beneficios\n\nMarque 2-1-1 en "
"cualquier lugar de Arizona, o visite https://211arizona.org. En una emergencia llame al 911."

#: Tables/StaticPages.swift
msgid ""
"# Without an account\n\nYou can read, search and filter everything without telling who you are. What you search for, "
"the filters you set and the results they gave are kept on the device the app runs on, and sent nowhere.\n\n# Where "
"you are\n\nThe app knows your location only if you tell it. It is kept on this device as a setting, used to measure "
"distances and to choose a city, and forgotten when you turn it off.\n\n# With an account\n\nAn account keeps your "
"e-mail address, your name if you give one, and your password in a form that it can't be read from. With it are kept "
"your favorites, your ratings, your reminders, the photos you send in and what you subscribe to. Others see how many "
"people rated a record and with how many stars on average, and photos that an admin has let through; not who they are "
"from.\n\n# E-mail\n\nYou get a letter with a code when you sign up or have forgotten your password, and what you "
"subscribed to. Your address is given to nobody else.\n\n# What others see of you elsewhere\n\nDirections, websites, "
"Facebook and Meetup open outside of this app. What they keep is for them to say.\n\n# Leaving\n\nWhen you delete your "
"account, your favorites, ratings, reminders, photos and subscriptions are erased with it. Copies in backups last "
"until those who run this directory delete the backups.\n\n# Questions\n\nThe Contact page says whom to ask."
msgstr ""
"# Sin cuenta\n\nUsted puede leer, buscar y filtrar todo sin decir quién es. Lo que busca, los filtros que pone y los "
"resultados que dieron se guardan en el dispositivo donde está la aplicación, y no se envían a ninguna parte.\n\n# "
"Dónde está usted\n\nLa aplicación sabe su ubicación solo si usted se la dice. Se guarda en este dispositivo como un "
"ajuste, se usa para medir distancias y elegir una ciudad, y se olvida cuando usted la apaga.\n\n# Con cuenta\n\nUna "
"cuenta guarda su correo electrónico, su nombre si lo da, y su contraseña en una forma que no se puede leer. Con ella "
"se guardan sus favoritos, sus calificaciones, sus recordatorios, las fotos que envía y sus suscripciones. Otras "
"personas ven cuántas personas calificaron un registro y con cuántas estrellas en promedio, y las fotos que se "
"aprobaron; no ven de quién son.\n\n# Correo electrónico\n\nUsted recibe un correo con un código cuando se registra o "
"cuando olvidó su contraseña, y aquello a lo que se suscribió. Su dirección no se da a nadie más.\n\n# Lo que otros "
"ven de usted en otras partes\n\nLas indicaciones para llegar, los sitios web, Facebook y Meetup se abren fuera de "
"esta aplicación. Ellos dicen qué guardan.\n\n# Si se va\n\nCuando usted elimina su cuenta, se borran con ella sus "
"favoritos, calificaciones, recordatorios, fotos y suscripciones. Las copias de seguridad las conservan hasta que "
"quienes llevan este directorio eliminen esas copias.\n\n# Preguntas\n\nLa página Contacto dice a quién preguntar."

#: Tables/StaticPages.swift
msgid ""
"# What this is\n\nMaricopa Healthy is a directory. It sells nothing, takes no payments, and runs none of the markets, "
"parks, events and programs it lists. To be listed is no endorsement.\n\n# Please check\n\nThe facts were put together "
"with care, and come without any promise that they are right or up to date. Markets close, move and change what they "
"take; before you rely on something, ask there. A program decides for itself who may take part in it.\n\n# Food and "
"exercise\n\nRecipes and activities are general information and no medical advice. Nutrition facts are estimates "
"unless a recipe says otherwise. Ask your doctor or dietitian what is right for you, and read labels if you have an "
"allergy.\n\n# Your account\n\nGive an e-mail address that is yours, keep your password to yourself, and have one "
"account. You can delete it at any time.\n\n# What you send in\n\nRate what you know. Send only photos that you took, "
"of which nobody in them would mind. You keep your rights in them and allow this directory to show them with the "
"record. An admin looks at each photo first, and may refuse or remove it.\n\n# Fair use\n\nDon't put in what is false, "
"hurtful or unlawful, and don't use the app to disturb others.\n\n# Changes\n\nThese terms can change. What stands "
"here is what holds."
msgstr ""
"# Qué es esto\n\nMaricopa Healthy es un directorio. No vende nada, no cobra nada, y no opera ninguno de los mercados, "
"parques, eventos y programas que presenta. Estar en la lista no es una recomendación.\n\n# Por favor, confirme\n\nLos "
"datos se reunieron con cuidado, y se dan sin ninguna promesa de que sean correctos o estén al día. Los mercados "
"cierran, se mudan y cambian lo que aceptan; antes de contar con algo, pregunte ahí. Cada programa decide quién puede "
"participar.\n\n# Comida y ejercicio\n\nLas recetas y actividades son información general y no son consejo médico. Los "
"datos de nutrición son estimaciones, a menos que una receta diga otra cosa. Pregunte a su médico o dietista qué le "
"conviene, y lea las etiquetas si tiene una alergia.\n\n# Su cuenta\n\nDé un correo electrónico que sea suyo, no "
"comparta su contraseña y tenga una sola cuenta. Puede eliminarla en cualquier momento.\n\n# Lo que usted "
"envía\n\nCalifique lo que conoce. Envíe solo fotos que usted tomó, y en las que nadie se moleste por aparecer. Usted "
"conserva sus derechos sobre ellas y permite que este directorio las muestre con el registro. Cada foto se revisa "
"primero, y se puede rechazar o quitar.\n\n# Uso justo\n\nNo escriba nada falso, ofensivo o ilegal, y no use la "
"aplicación para molestar a otras personas.\n\n# Cambios\n\nEstas condiciones pueden cambiar. Vale lo que está escrito "
"aquí."

#. {0} String(text.dropFirst(6))
#: Tables/UsualWords.swift
msgctxt "amount"
msgid "about {0}"
msgstr "aproximadamente {0}"

#. {0} String(text.dropFirst(10))
#: Tables/UsualWords.swift
msgctxt "amount"
msgid "less than {0}"
msgstr "menos de {0}"

#: Tables/UsualWords.swift
msgid "More Info"
msgstr "Más información"

#: Tables/UsualWords.swift
msgid "Eat Healthy"
msgstr "Comer sano"

#: Tables/UsualWords.swift
msgid "Learn More"
msgstr "Saber más"

#: Tables/UsualWords.swift
msgid "Seasonal Produce"
msgstr "Productos de temporada"

#: Tables/UsualWords.swift
msgid "How To"
msgstr "Cómo hacerlo"

#: Tables/UsualWords.swift
msgid "Nutrition Facts"
msgstr "Datos de nutrición"

#: Tables/UsualWords.swift
msgid "Details"
msgstr "Detalles"

#: Tables/UsualWords.swift
msgid "Where"
msgstr "Dónde"

#: Tables/UsualWords.swift
msgid "Rating/Photos"
msgstr "Calificación y fotos"

#: Tables/UsualWords.swift
msgid "Morning"
msgstr "Por la mañana"

#: Tables/UsualWords.swift
msgid "Afternoon"
msgstr "Por la tarde"

#: Tables/UsualWords.swift
msgid "Evening"
msgstr "Al anochecer"

#: Tables/UsualWords.swift
msgid "Night"
msgstr "Por la noche"

#: Tables/UsualWords.swift
msgid "Monday"
msgstr "Lunes"

#: Tables/UsualWords.swift
msgid "Tuesday"
msgstr "Martes"

#: Tables/UsualWords.swift
msgid "Wednesday"
msgstr "Miércoles"

#: Tables/UsualWords.swift
msgid "Thursday"
msgstr "Jueves"

#: Tables/UsualWords.swift
msgid "Friday"
msgstr "Viernes"

#: Tables/UsualWords.swift
msgid "Saturday"
msgstr "Sábado"

#: Tables/UsualWords.swift
msgid "Sunday"
msgstr "Domingo"

#: Tables/UsualWords.swift
msgid "Credit cards"
msgstr "Tarjetas de crédito"

#: Tables/UsualWords.swift
msgid "WIC"
msgstr "WIC"

#: Tables/UsualWords.swift
msgid "WIC cash"
msgstr "WIC: vales para frutas y verduras (WIC cash)"

#: Tables/UsualWords.swift
msgid "SFMNP"
msgstr "SFMNP"

#: Tables/UsualWords.swift
msgid "SNAP"
msgstr "SNAP"

#: Tables/UsualWords.swift
msgid "Breakfast"
msgstr "Desayuno"

#: Tables/UsualWords.swift
msgid "Lunch"
msgstr "Almuerzo"

#: Tables/UsualWords.swift
msgid "Dinner"
msgstr "Cena"

#: Tables/UsualWords.swift
msgid "Snack"
msgstr "Refrigerio"

#: Tables/UsualWords.swift
msgid "Dessert"
msgstr "Postre"

#: Tables/UsualWords.swift
msgid "Drink"
msgstr "Bebida"

#: Tables/UsualWords.swift
msgid "Side"
msgstr "Guarnición"

#: Tables/UsualWords.swift
msgid "Title A–Z"
msgstr "Título A–Z"

#: Tables/UsualWords.swift
msgid "Title Z–A"
msgstr "Título Z–A"

#: Tables/UsualWords.swift
msgid "Best Match"
msgstr "Mejor coincidencia"

#: Tables/UsualWords.swift
msgid "Most Popular"
msgstr "Lo más popular"

#: Tables/UsualWords.swift
msgid "Near to Me"
msgstr "Cerca de mí"

#: Tables/UsualWords.swift
msgid "Newest First"
msgstr "Lo más nuevo primero"

#: Tables/UsualWords.swift
msgid "Oldest First"
msgstr "Lo más antiguo primero"

#: Tables/UsualWords.swift
msgid "By Date"
msgstr "Por fecha"

#: Tables/UsualWords.swift
msgid "4 stars and up"
msgstr "4 estrellas o más"

#: Tables/UsualWords.swift
msgid "3 stars and up"
msgstr "3 estrellas o más"

#: Tables/UsualWords.swift
msgid "2 stars and up"
msgstr "2 estrellas o más"

#: Tables/UsualWords.swift
msgid "Free"
msgstr "Gratis"

#: Tables/UsualWords.swift
msgid "Up to $5"
msgstr "Hasta $5"

#: Tables/UsualWords.swift
msgid "Up to $10"
msgstr "Hasta $10"

#: Tables/UsualWords.swift
msgid "Up to $25"
msgstr "Hasta $25"

#: Tables/UsualWords.swift
msgid "Up to $50"
msgstr "Hasta $50"

#: Tables/UsualWords.swift
msgid "Toddlers"
msgstr "Niños pequeños"

#: Tables/UsualWords.swift
msgid "5 years"
msgstr "5 años"

#: Tables/UsualWords.swift
msgid "10 years"
msgstr "10 años"

#: Tables/UsualWords.swift
msgid "Teens"
msgstr "Adolescentes"

#: Tables/UsualWords.swift
msgid "Adults"
msgstr "Adultos"

#: Tables/UsualWords.swift
msgid "Seniors"
msgstr "Adultos mayores"

#: Tables/UsualWords.swift
msgid "1 serving"
msgstr "1 porción"

#: Tables/UsualWords.swift
msgid "2 servings"
msgstr "2 porciones"

#: Tables/UsualWords.swift
msgid "3 servings"
msgstr "3 porciones"

#: Tables/UsualWords.swift
msgid "6 servings"
msgstr "6 porciones"

#: Tables/UsualWords.swift
msgid "8 servings"
msgstr "8 porciones"

#: Tables/UsualWords.swift
msgid "10 servings"
msgstr "10 porciones"

#: Tables/UsualWords.swift
msgid "12 servings"
msgstr "12 porciones"

#: Tables/UsualWords.swift
msgid "Private business parking lot"
msgstr "el estacionamiento de un negocio privado"

#: Tables/UsualWords.swift
msgid "Local government building grounds"
msgstr "los terrenos de un edificio del gobierno local"

#. {0} count
#: Tables/UsualWords.swift
msgid "{0, plural, one {# serving} other {# servings}}"
msgstr "{0, plural, one {# porción} other {# porciones}}"

#: Rules/ImportedWords.swift
msgid "For whom:"
msgstr "Para quién:"

#: Rules/ImportedWords.swift
msgid "How to apply:"
msgstr "Cómo solicitarlo:"

#: Rules/ImportedWords.swift
msgid "Cost:"
msgstr "Costo:"

#: Rules/ImportedWords.swift
msgid "What to bring:"
msgstr "Qué llevar:"

#: Rules/ImportedWords.swift
msgid "Held at:"
msgstr "Se pone en:"

#: Rules/ImportedWords.swift
msgid "Its source gives hours that contradict each other, so they are unknown here."
msgstr "Su fuente da horarios que se contradicen, así que aquí son desconocidos."

#: Rules/ImportedWords.swift
msgid "Its source gives dates of a season that can't be right, so its hours then are unknown:"
msgstr "Su fuente da fechas de una temporada que no pueden ser correctas, así que su horario de entonces es desconocido:"

#: Tables/UsualWords.swift
msgid "Baseball fields"
msgstr "Campos de béisbol"

#: Tables/UsualWords.swift
msgid "Basketball courts"
msgstr "Canchas de básquetbol"

#: Tables/UsualWords.swift
msgid "Bike paths"
msgstr "Ciclovías"

#: Tables/UsualWords.swift
msgid "Boating"
msgstr "Paseos en bote"

#: Tables/UsualWords.swift
msgid "Camping"
msgstr "Campamento"

#: Tables/UsualWords.swift
msgid "Disc golf"
msgstr "Disc golf"

#: Tables/UsualWords.swift
msgid "Dog park"
msgstr "Parque para perros"

#: Tables/UsualWords.swift
msgid "Fishing"
msgstr "Pesca"

#: Tables/UsualWords.swift
msgid "Golf"
msgstr "Golf"

#: Tables/UsualWords.swift
msgid "Hiking trails"
msgstr "Senderos para caminar"

#: Tables/UsualWords.swift
msgid "Horse trails"
msgstr "Senderos para caballos"

#: Tables/UsualWords.swift
msgid "Picnic areas"
msgstr "Áreas de picnic"

#: Tables/UsualWords.swift
msgid "Playground"
msgstr "Juegos infantiles"

#: Tables/UsualWords.swift
msgid "Restrooms"
msgstr "Baños"

#: Tables/UsualWords.swift
msgid "Skate park"
msgstr "Parque para patinetas"

#: Tables/UsualWords.swift
msgid "Soccer fields"
msgstr "Canchas de fútbol"

#: Tables/UsualWords.swift
msgid "Swimming pool"
msgstr "Alberca"

#: Tables/UsualWords.swift
msgid "Tennis courts"
msgstr "Canchas de tenis"

#: Tables/UsualWords.swift
msgid "Volleyball courts"
msgstr "Canchas de voleibol"

#: Tables/UsualWords.swift
msgid "Season not told"
msgstr "Temporada desconocida"

#: Tables/UsualWords.swift
msgid "Organic produce"
msgstr "Productos orgánicos"

#: Tables/UsualWords.swift
msgid "Vegetables"
msgstr "Verduras"

#: Tables/UsualWords.swift
msgid "Fruits"
msgstr "Frutas"

#: Tables/UsualWords.swift
msgid "Herbs"
msgstr "Hierbas"

#: Tables/UsualWords.swift
msgid "Mushrooms"
msgstr "Hongos"

#: Tables/UsualWords.swift
msgid "Wild-harvested food"
msgstr "Alimentos silvestres"

#: Tables/UsualWords.swift
msgid "Beans"
msgstr "Frijoles"

#: Tables/UsualWords.swift
msgid "Grains"
msgstr "Granos"

#: Tables/UsualWords.swift
msgid "Nuts"
msgstr "Nueces y otros frutos secos"

#: Tables/UsualWords.swift
msgid "Eggs"
msgstr "Huevos"

#: Tables/UsualWords.swift
msgid "Cheese"
msgstr "Queso"

#: Tables/UsualWords.swift
msgid "Meat"
msgstr "Carne"

#: Tables/UsualWords.swift
msgid "Poultry"
msgstr "Pollo y otras aves"

#: Tables/UsualWords.swift
msgid "Seafood"
msgstr "Pescados y mariscos"

#: Tables/UsualWords.swift
msgid "Tofu"
msgstr "Tofu"

#: Tables/UsualWords.swift
msgid "Honey"
msgstr "Miel"

#: Tables/UsualWords.swift
msgid "Jams"
msgstr "Mermeladas"

#: Tables/UsualWords.swift
msgid "Maple syrup"
msgstr "Jarabe de arce"

#: Tables/UsualWords.swift
msgid "Baked goods"
msgstr "Pan y repostería"

#: Tables/UsualWords.swift
msgid "Prepared food"
msgstr "Comida preparada"

#: Tables/UsualWords.swift
msgid "Juices"
msgstr "Jugos"

#: Tables/UsualWords.swift
msgid "Coffee"
msgstr "Café"

#: Tables/UsualWords.swift
msgid "Wine"
msgstr "Vino"

#: Tables/UsualWords.swift
msgid "Flowers"
msgstr "Flores"

#: Tables/UsualWords.swift
msgid "Plants"
msgstr "Plantas"

#: Tables/UsualWords.swift
msgid "Nursery stock"
msgstr "Plantas de vivero"

#: Tables/UsualWords.swift
msgid "Trees"
msgstr "Árboles"

#: Tables/UsualWords.swift
msgid "Crafts"
msgstr "Artesanías"

#: Tables/UsualWords.swift
msgid "Soap"
msgstr "Jabón"

#: Tables/UsualWords.swift
msgid "Pet food"
msgstr "Alimento para mascotas"

#: Tables/UsualWords.swift
msgid "Bean"
msgstr "Frijol"

#: Tables/UsualWords.swift
msgid "Beef"
msgstr "Res"

#: Tables/UsualWords.swift
msgid "Carrot"
msgstr "Zanahoria"

#: Tables/UsualWords.swift
msgid "Chicken"
msgstr "Pollo"

#: Tables/UsualWords.swift
msgid "Chile"
msgstr "Chile"

#: Tables/UsualWords.swift
msgid "Citrus"
msgstr "Cítricos"

#: Tables/UsualWords.swift
msgid "Corn"
msgstr "Maíz"

#: Tables/UsualWords.swift
msgid "Egg"
msgstr "Huevo"

#: Tables/UsualWords.swift
msgid "Fish"
msgstr "Pescado"

#: Tables/UsualWords.swift
msgid "Greens"
msgstr "Verduras de hoja"

#: Tables/UsualWords.swift
msgid "Melon"
msgstr "Melón"

#: Tables/UsualWords.swift
msgid "Oats"
msgstr "Avena"

#: Tables/UsualWords.swift
msgid "Onion"
msgstr "Cebolla"

#: Tables/UsualWords.swift
msgid "Peach"
msgstr "Durazno"

#: Tables/UsualWords.swift
msgid "Potato"
msgstr "Papa"

#: Tables/UsualWords.swift
msgid "Rice"
msgstr "Arroz"

#: Tables/UsualWords.swift
msgid "Squash"
msgstr "Calabaza"

#: Tables/UsualWords.swift
msgid "Tomato"
msgstr "Tomate"

#: Tables/UsualWords.swift
msgid "Yogurt"
msgstr "Yogur"

#: Tables/UsualWords.swift
msgid "Serving size"
msgstr "Tamaño de la porción"

#: Tables/UsualWords.swift
msgid "Calories"
msgstr "Calorías"

#: Tables/UsualWords.swift
msgid "Fat"
msgstr "Grasa"

#: Tables/UsualWords.swift
msgid "Total fat"
msgstr "Grasa total"

#: Tables/UsualWords.swift
msgid "Saturated fat"
msgstr "Grasa saturada"

#: Tables/UsualWords.swift
msgid "Trans fat"
msgstr "Grasa trans"

#: Tables/UsualWords.swift
msgid "Unsaturated fat"
msgstr "Grasa insaturada"

#: Tables/UsualWords.swift
msgid "Cholesterol"
msgstr "Colesterol"

#: Tables/UsualWords.swift
msgid "Sodium"
msgstr "Sodio"

#: Tables/UsualWords.swift
msgid "Carbohydrates"
msgstr "Carbohidratos"

#: Tables/UsualWords.swift
msgid "Total carbohydrate"
msgstr "Carbohidratos totales"

#: Tables/UsualWords.swift
msgid "Fiber"
msgstr "Fibra"

#: Tables/UsualWords.swift
msgid "Dietary fiber"
msgstr "Fibra dietética"

#: Tables/UsualWords.swift
msgid "Sugar"
msgstr "Azúcar"

#: Tables/UsualWords.swift
msgid "Total sugars"
msgstr "Azúcares totales"

#: Tables/UsualWords.swift
msgid "Protein"
msgstr "Proteína"

#: Tables/UsualWords.swift
msgid "where you are"
msgstr "donde usted está"

#: Tables/UsualWords.swift
msgctxt "in a sentence"
msgid "Monday"
msgstr "lunes"

#: Tables/UsualWords.swift
msgctxt "in a sentence"
msgid "Tuesday"
msgstr "martes"

#: Tables/UsualWords.swift
msgctxt "in a sentence"
msgid "Wednesday"
msgstr "miércoles"

#: Tables/UsualWords.swift
msgctxt "in a sentence"
msgid "Thursday"
msgstr "jueves"

#: Tables/UsualWords.swift
msgctxt "in a sentence"
msgid "Friday"
msgstr "viernes"

#: Tables/UsualWords.swift
msgctxt "in a sentence"
msgid "Saturday"
msgstr "sábado"

#: Tables/UsualWords.swift
msgctxt "in a sentence"
msgid "Sunday"
msgstr "domingo"

#. {0} to; {1} from
#: UseCases/EventNotices.swift
msgid "Now {0}; it was {1}"
msgstr "Ahora {0}; antes era {1}"

#: UseCases/EventNotices.swift
msgid "Some of its days or times have changed"
msgstr "Cambiaron algunos de sus días u horas"

#: UseCases/EventNotices.swift
msgid "It was called off"
msgstr "Se canceló"

#: UseCases/EventNotices.swift
msgid "It takes place after all"
msgstr "Sí se celebrará"

#: UseCases/EventNotices.swift
msgid "It doesn't take place anymore"
msgstr "Ya no se celebrará"

#: UseCases/EventNotices.swift
msgid "It was taken out of the directory"
msgstr "Se quitó del directorio"

#: UseCases/MaricopaDirectory+Acts.swift
msgid "since you looked: another person has logged in — look again, then decide"
msgstr "hubo un cambio desde que usted miró: otra persona inició sesión — mire de nuevo y luego decida"

#: UseCases/MaricopaDirectory+Acts.swift
msgid "The page"
msgstr "La página"

#: UseCases/MaricopaDirectory+Acts.swift
msgid "Back"
msgstr "Volver"

#: UseCases/MaricopaDirectory+Acts.swift
msgid "all your subscriptions have ended"
msgstr "todas sus suscripciones terminaron"

#: UseCases/MaricopaDirectory+Acts.swift
msgid "kept among your favorites"
msgstr "guardado entre sus favoritos"

#: UseCases/MaricopaDirectory+Acts.swift
msgid "no longer among your favorites"
msgstr "ya no está entre sus favoritos"

#: UseCases/MaricopaDirectory+Acts.swift
msgid "your rating is saved"
msgstr "su calificación se guardó"

#: UseCases/MaricopaDirectory+Acts.swift
msgid "your rating is taken back"
msgstr "su calificación se quitó"

#: UseCases/MaricopaDirectory+Acts.swift
msgid "your subscriptions are saved"
msgstr "sus suscripciones se guardaron"

#. {0} topic.label
#: UseCases/MaricopaDirectory+Acts.swift
msgid "no more news of {0}"
msgstr "ya no recibirá noticias de {0}"

#: UseCases/MaricopaDirectory+Acts.swift
msgid "the location is saved"
msgstr "la ubicación se guardó"

#: UseCases/MaricopaDirectory+Acts.swift
msgid "the location is off"
msgstr "la ubicación está apagada"

#. {0} topic.label
#: UseCases/MaricopaDirectory+Acts.swift
msgid "no longer subscribed to {0}"
msgstr "ya no hay suscripción a {0}"

#: UseCases/MaricopaDirectory+Acts.swift
msgid "the letter is sent at the next opportunity"
msgstr "el correo se enviará en la próxima oportunidad"

#. {0} try tables.recordOrNil($0)?.title ?? $0.rawValue
#: UseCases/MaricopaDirectory+AdminScreens.swift
msgid "History of {0}"
msgstr "Historial de {0}"

#: Rules/WholeNumber.swift
msgid "write a whole number"
msgstr "escriba un número entero"

#: Screens/RecordForms.swift
msgid "a rating"
msgstr "una calificación"

#: Screens/RecordForms.swift
msgid "choose 1 to 5 stars"
msgstr "elija de 1 a 5 estrellas"

#: Screens/RecordForms.swift
msgid "minutes before the event"
msgstr "minutos antes del evento"

#: Screens/RecordForms.swift
msgid "choose a time"
msgstr "elija un tiempo"

#: Rules/ButtonTargetText.swift
msgid "an icon"
msgstr "un icono"

#: Rules/WholeNumber.swift
msgid "a place"
msgstr "un lugar"

#. {0} AppBrand.name
#: UseCases/MaricopaDirectory+Export.swift
#: UseCases/SiteBuild.swift
msgid "{0}: events"
msgstr "{0}: eventos"

#. {0} reason; {1} report.read
#: UseCases/MaricopaDirectory+Import.swift
msgid "{0}, after {1, plural, one {# entry that isn't} other {# entries that aren't}} kept"
msgstr "{0}, después de {1, plural, one {# entrada que no se guarda} other {# entradas que no se guardan}}"

#: Screens/StaticPageScreen.swift
#: UseCases/MaricopaDirectory+Layout.swift
msgid "the page"
msgstr "la página"

#: Screens/LayoutScreens.swift
#: UseCases/MaricopaDirectory+Layout.swift
msgid "a button"
msgstr "un botón"

#: Rules/ButtonTargetText.swift
msgid "the destinations of a button"
msgstr "los destinos de un botón"

#: Screens/LayoutScreens.swift
#: UseCases/MaricopaDirectory+Layout.swift
msgid "a section"
msgstr "una sección"

#. {0} kind.nouns
#: UseCases/MaricopaDirectory+Layout.swift
msgid "the filters of the {0}"
msgstr "los filtros de {0}"

#. {0} record.kind.nouns
#: UseCases/MaricopaDirectory+RecordScreen.swift
msgid "It isn’t among those results: the arrows walk the list of all {0}."
msgstr "No está entre esos resultados: las flechas recorren la lista completa de {0}."

#. {0} record.kind.nouns
#: UseCases/MaricopaDirectory+RecordScreen.swift
msgid "Those results are no longer kept: the arrows walk the list of all {0}."
msgstr "Esos resultados ya no se guardan: las flechas recorren la lista completa de {0}."

#. {0} $0
#: UseCases/MaricopaDirectory+RecordScreen.swift
msgid "“{0}” has gone, and was passed over."
msgstr "“{0}” ya no está, y se omitió."

#: UseCases/MaricopaDirectory+RecordScreen.swift
msgid "It was changed, and no longer fits the filters."
msgstr "Se cambió, y ya no cumple con los filtros."

#: UseCases/MaricopaDirectory+Search.swift
msgid "in all kinds"
msgstr "en todos los tipos"

#. {0} base[..<scheme.upperBound]; {1} parts[0]
#: UseCases/MaricopaDirectory+Site.swift
msgid "the folder .well-known belongs to the host's root, {0}{1}/: copy it there"
msgstr "la carpeta .well-known va en la raíz del servidor, {0}{1}/: cópiela ahí"

#: UseCases/MaricopaDirectory+Site.swift
msgid "no site: set base, so that pages, search engines and apps know its address"
msgstr "falta el sitio: fije base, para que las páginas, los buscadores y las aplicaciones conozcan su dirección"

#: UseCases/MaricopaDirectory+Site.swift
msgid "no apple-app-site-association: set apple-app, so that shared links open the iOS app"
msgstr "falta apple-app-site-association: fije apple-app, para que los enlaces compartidos abran la aplicación de iOS"

#: UseCases/MaricopaDirectory+Site.swift
msgid "no assetlinks.json: set android-package and android-fingerprints, so that shared links open the Android app"
msgstr ""
"falta assetlinks.json: fije android-package y android-fingerprints, para que los enlaces compartidos abran la "
"aplicación de Android"

#: UseCases/MaricopaDirectory+Site.swift
msgid "no link to install the app: set app-store or play-store"
msgstr "falta un enlace para instalar la aplicación: fije app-store o play-store"

#: UseCases/SiteFolder.swift
msgid "it can't be made — name a folder where you may write"
msgstr "no se puede crear — indique una carpeta donde usted pueda escribir"

#: UseCases/SiteFolder.swift
msgid "it can't be read — name another"
msgstr "no se puede leer — indique otra"

#: UseCases/SiteFolder.swift
msgid "another build is at work there — wait until it is done"
msgstr "otra construcción del sitio está en marcha ahí — espere a que termine"

#: UseCases/SiteFolder.swift
msgid "nothing can be written there — name a folder where you may write"
msgstr "ahí no se puede escribir nada — indique una carpeta donde usted pueda escribir"

#. {0} path
#: UseCases/SiteFolder.swift
msgid "“{0}” can't be written — is the disk full?"
msgstr "no se puede escribir “{0}” — ¿está lleno el disco?"

#: UseCases/SiteFolder.swift
msgid "a file can't be moved to its place — build again to complete the site"
msgstr "un archivo no se puede mover a su lugar — construya otra vez para completar el sitio"
"""#
