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

#: TimeError.swift
msgid "the date is empty — write it as 2026-03-08"
msgstr "la fecha está vacía — escríbala como 2026-03-08"

#. {0} text
#: TimeError.swift
msgid "“{0}” is not a date — write it as 2026-03-08"
msgstr "“{0}” no es una fecha — escríbala como 2026-03-08"

#. {0} year; {1} month; {2} day
#: TimeError.swift
msgid "there is no day {0}-{1}-{2} — check the month's length; years run from 1 to 9999"
msgstr "no existe el día {0}-{1}-{2} — revise cuántos días tiene el mes; los años van de 1 a 9999"

#. {0} text
#: TimeError.swift
msgid "“{0}” is no time of day — write one such as 07:30 or 4:30 pm"
msgstr "“{0}” no es una hora del día — escriba una como 07:30 o 4:30 pm"

#. {0} hour; {1} minute; {2} second; {3} millisecond
#: TimeError.swift
msgid "there is no time {0}:{1}:{2}.{3} — hours run from 0 to 23, minutes and seconds to 59"
msgstr "no existe la hora {0}:{1}:{2}.{3} — las horas van de 0 a 23, los minutos y segundos hasta 59"

#. {0} text
#: TimeError.swift
msgid "“{0}” is a leap second, which is not counted here — write second 59"
msgstr "“{0}” es un segundo intercalar, que aquí no se cuenta — escriba el segundo 59"

#. {0} text
#: TimeError.swift
msgid "“{0}” is not a date and time — write it as 2026-03-08 07:30"
msgstr "“{0}” no es una fecha con hora — escríbala como 2026-03-08 07:30"

#. {0} text
#: TimeError.swift
msgid "“{0}” is not an instant — write it as 2026-03-08T07:30:00Z or 2026-03-08T07:30-07:00"
msgstr "“{0}” no es un instante — escríbalo como 2026-03-08T07:30:00Z o 2026-03-08T07:30-07:00"

#. {0} text
#: TimeError.swift
msgid "“{0}” does not say which zone it is in — add Z or an offset such as -07:00"
msgstr "“{0}” no indica su zona horaria — agregue Z o una diferencia como -07:00"

#. {0} text
#: TimeError.swift
msgid "there is no time zone “{0}” — use a name of the tz database such as America/Phoenix"
msgstr "no existe la zona horaria “{0}” — use un nombre de la base de datos tz, como America/Phoenix"

#. {0} interval
#: TimeError.swift
msgid "an interval of {0} is out of range — use 1 to 100000"
msgstr "un intervalo de {0} no es posible — use de 1 a 100000"

#: TimeError.swift
msgid "a weekly recurrence needs a weekday — name at least one"
msgstr "una repetición semanal necesita un día de la semana — indique al menos uno"

#. {0} day
#: TimeError.swift
msgid "there is no day {0} in any month — use 1 to 31"
msgstr "ningún mes tiene el día {0} — use de 1 a 31"

#. {0} count
#: TimeError.swift
msgid "a recurrence of {0} occurrences is empty — use 1 or more"
msgstr "una repetición de {0} veces está vacía — use 1 o más"

#: TimeError.swift
msgid "no date ever fits this recurrence — use another day, or the last day of short months"
msgstr "ninguna fecha cumple esta repetición — use otro día, o el último día de los meses cortos"

#: Weekday.swift
msgid "Monday"
msgstr "lunes"

#: Weekday.swift
msgid "Tuesday"
msgstr "martes"

#: Weekday.swift
msgid "Wednesday"
msgstr "miércoles"

#: Weekday.swift
msgid "Thursday"
msgstr "jueves"

#: Weekday.swift
msgid "Friday"
msgstr "viernes"

#: Weekday.swift
msgid "Saturday"
msgstr "sábado"

#: Weekday.swift
msgid "Sunday"
msgstr "domingo"

#: Weekday.swift
msgid "Mon"
msgstr "lun"

#: Weekday.swift
msgid "Tue"
msgstr "mar"

#: Weekday.swift
msgid "Wed"
msgstr "mié"

#: Weekday.swift
msgid "Thu"
msgstr "jue"

#: Weekday.swift
msgid "Fri"
msgstr "vie"

#: Weekday.swift
msgid "Sat"
msgstr "sáb"

#: Weekday.swift
msgid "Sun"
msgstr "dom"

#: Weekday.swift
msgid "Mo"
msgstr "LU"

#: Weekday.swift
msgid "Tu"
msgstr "MA"

#: Weekday.swift
msgid "We"
msgstr "MI"

#: Weekday.swift
msgid "Th"
msgstr "JU"

#: Weekday.swift
msgid "Fr"
msgstr "VI"

#: Weekday.swift
msgid "Sa"
msgstr "SA"

#: Weekday.swift
msgid "Su"
msgstr "DO"

#: Weekday.swift
msgid "Jan"
msgstr "ene"

#: Weekday.swift
msgid "Feb"
msgstr "feb"

#: Weekday.swift
msgid "Mar"
msgstr "mar"

#: Weekday.swift
msgid "Apr"
msgstr "abr"

#: Weekday.swift
msgid "May"
msgstr "may"

#: Weekday.swift
msgid "Jun"
msgstr "jun"

#: Weekday.swift
msgid "Jul"
msgstr "jul"

#: Weekday.swift
msgid "Aug"
msgstr "ago"

#: Weekday.swift
msgid "Sep"
msgstr "sep"

#: Weekday.swift
msgid "Oct"
msgstr "oct"

#: Weekday.swift
msgid "Nov"
msgstr "nov"

#: Weekday.swift
msgid "Dec"
msgstr "dic"
"""#
