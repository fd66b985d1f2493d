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

#. {0} $0
#: Exchange/LogTable.swift
msgid "since {0}"
msgstr "desde el {0}"

#. {0} wallTime(answer.at)
#: Exchange/LogTable.swift
msgid "said go on: answered {0}"
msgstr "dijo que siguiera: respuesta del {0}"

#. {0} wallTime(answer.at); {1} why
#: Exchange/LogTable.swift
msgid "said go on: answered {0}; asked because {1}"
msgstr "dijo que siguiera: respuesta del {0}; se preguntó porque {1}"

#. {0} data.count; {1} Self.byteLimit
#: Exchange/RoomFile.swift
msgid "it has {0} bytes, and at most {1} are read"
msgstr "tiene {0} bytes, y se leen {1} como máximo"

#: Exchange/RoomFile.swift
msgid "it can't be read"
msgstr "no se puede leer"

#. {0} $0
#: Exchange/RoomFile.swift
msgid "{0} is missing"
msgstr "falta {0}"

#. {0} $0
#: Exchange/RoomFile.swift
msgid "{0} is empty"
msgstr "{0} está en blanco"

#. {0} $0
#: Exchange/RoomFile.swift
msgid "{0} is of the wrong kind"
msgstr "{0} no es del tipo correcto"

#. {0} $0
#: Exchange/RoomFile.swift
#: Room/RoomTransportCause.swift
msgid "{0} can't be read"
msgstr "no se puede leer {0}"

#: Exchange/RoomFile.swift
msgid "it is no JSON"
msgstr "no es JSON"

#. {0} RoomFile.format
#: Exchange/RoomFile.swift
msgid "its format is not {0}"
msgstr "su formato no es {0}"

#. {0} version
#: Exchange/RoomFile.swift
msgid "there is no version {0}"
msgstr "no existe la versión {0}"

#. {0} ahead
#: Exchange/RoomFileCheck.swift
msgid "the clock {0} is more than ten years ahead"
msgstr "el reloj {0} está adelantado más de diez años"

#. {0} ahead
#: Exchange/RoomFileCheck.swift
msgid "the time of entry {0} is more than ten years ahead"
msgstr "la hora de registro {0} está adelantada más de diez años"

#: Exchange/RoomFileCheck.swift
msgid "an id can't be read"
msgstr "no se puede leer un id"

#: Exchange/RoomFileCheck.swift
msgid "the id is too long"
msgstr "el id es demasiado largo"

#: Exchange/RoomFileCheck.swift
msgid "the box is of another day than the tick"
msgstr "la casilla es de otro día que la marca"

#: Exchange/RoomFileCheck.swift
msgid "the name can't be read"
msgstr "no se puede leer el nombre"

#: Exchange/RoomFileCheck.swift
msgid "the dose can't be read"
msgstr "no se puede leer la dosis"

#: Exchange/RoomFileCheck.swift
msgid "what it says besides can't be read"
msgstr "no se puede leer lo demás que dice"

#: Exchange/RoomFileCheck.swift
msgid "the clock is too long"
msgstr "el reloj es demasiado largo"

#: Exchange/RoomFileCheck.swift
msgid "its key can't be read"
msgstr "no se puede leer su clave"

#: Exchange/RoomFileCheck.swift
msgid "the value can't be read"
msgstr "no se puede leer el valor"

#. {0} key.field
#: Exchange/RoomFileCheck.swift
msgid "there is no room without its {0}"
msgstr "no hay sala sin su {0}"

#. {0} value.prefix(40); {1} key.field; {2} key.kind
#: Exchange/RoomFileCheck.swift
msgid "“{0}” is no {1} of {2}"
msgstr "“{0}” no es válido ({1} de {2})"

#: Model/Category.swift
msgid "Medicine"
msgstr "Medicina"

#: Model/Category.swift
msgid "Maintenance Foods"
msgstr "Alimentos de mantenimiento"

#: Model/Category.swift
msgid "Treatment Foods"
msgstr "Alimentos de tratamiento"

#: Model/Category.swift
msgid "Recommended Foods"
msgstr "Alimentos recomendados"

#: Model/Category.swift
msgid "medicine"
msgstr "medicina"

#: Model/Category.swift
msgid "maintenance"
msgstr "mantenimiento"

#: Model/Category.swift
msgid "treatment"
msgstr "tratamiento"

#: Model/Category.swift
msgid "recommended"
msgstr "recomendado"

#: Model/EmergencyPlan.swift
#: Screens/EmergencyPage.swift
msgid "Epinephrine (adrenaline)"
msgstr "Epinefrina (adrenalina)"

#: Model/EmergencyPlan.swift
#: Screens/EmergencyPage.swift
msgid "Weight"
msgstr "Peso"

#: Model/EmergencyPlan.swift
msgid "the number to call"
msgstr "el número al que llamar"

#: Model/EmergencyPlan.swift
msgid "the epinephrine"
msgstr "la epinefrina (adrenalina)"

#: Model/EmergencyPlan.swift
msgid "the day on which the epinephrine expires"
msgstr "el día en que vence la epinefrina (adrenalina)"

#: Model/EmergencyPlan.swift
msgid "the contacts"
msgstr "los contactos"

#: Model/EmergencyPlan.swift
msgid "the weight"
msgstr "el peso"

#: Model/EmergencyPlan.swift
msgid "the allergens"
msgstr "los alérgenos"

#. {0} day
#: Model/EmergencyPlan.swift
msgid "EXPIRED on {0}: ask the clinic or pharmacy for a new one today"
msgstr "VENCIÓ el {0}: pida hoy una nueva a la clínica o a la farmacia"

#. {0} day
#: Model/EmergencyPlan.swift
msgid "good until {0}"
msgstr "vigente hasta el {0}"

#: Model/EmergencyPlan.swift
msgid "not entered"
msgstr "sin anotar"

#: Model/EmergencyPlan.swift
msgid "Call"
msgstr "Llame al"

#: Model/EmergencyPlan.swift
#: Screens/EmergencyPage.swift
msgid "Emergency number"
msgstr "Número de emergencia"

#: Model/EmergencyPlan.swift
msgid "Outside the United States and Canada"
msgstr "Fuera de Estados Unidos y Canadá"

#: Model/EmergencyPlan.swift
msgid "the local emergency number, 112 in most of Europe"
msgstr "el número de emergencia local, el 112 en casi toda Europa"

#: Model/EmergencyPlan.swift
#: Screens/EmergencyPage.swift
msgid "Epinephrine expires"
msgstr "La epinefrina (adrenalina) vence"

#: Model/EmergencyPlan.swift
#: Screens/EmergencyPage.swift
msgid "Contacts"
msgstr "Contactos"

#. {0} hold.reason
#: Screens/HomeNotices.swift
msgid "Today is held and doesn't count against adherence: {0}"
msgstr "Hoy está en pausa y no cuenta en contra del cumplimiento: {0}"

#: Model/EmergencyPlan.swift
#: Screens/ClinicPage.swift
#: Screens/HomeNotices.swift
msgid "Clinic"
msgstr "Clínica"

#: Model/EmergencyPlan.swift
#: Screens/EmergencyPage.swift
msgid "Allergens"
msgstr "Alérgenos"

#: Model/EmergencyPlan.swift
msgid "Call 911."
msgstr "Llame al 911."

#: Model/EmergencyPlan.swift
msgid "Outside the United States the local emergency number; your own emergency number is not entered"
msgstr "Fuera de Estados Unidos, el número de emergencia local; falta anotar su propio número de emergencia"

#: Model/EmergencyPlan.swift
msgid "Call your emergency number."
msgstr "Llame a su número de emergencia."

#: Model/EmergencyPlan.swift
msgid "112 in most of Europe, 911 in the United States and Canada; your own emergency number is not entered"
msgstr "El 112 en casi toda Europa, el 911 en Estados Unidos y Canadá; falta anotar su propio número de emergencia"

#: Model/EmergencyPlan.swift
msgid "Call 911 in the United States."
msgstr "En Estados Unidos, llame al 911."

#: Model/EmergencyPlan.swift
msgid "Elsewhere the local emergency number, 112 in most of Europe; your own emergency number is not entered"
msgstr ""
"En otros lugares, el número de emergencia local, el 112 en casi toda Europa; falta anotar su propio número de "
"emergencia"

#. {0} shown
#: Model/EmergencyPlan.swift
msgid "reaction with epinephrine noted: {0}; the reminders and the timer of treatment foods stopped"
msgstr ""
"se anotó una reacción con epinefrina (adrenalina): {0}; se detuvieron los recordatorios y el temporizador de los "
"alimentos de tratamiento"

#. {0} shown
#: Model/EmergencyPlan.swift
msgid "reaction noted that counted as severe: {0}; the reminders and the timer of treatment foods stopped"
msgstr ""
"se anotó una reacción que contaba como grave: {0}; se detuvieron los recordatorios y el temporizador de los alimentos "
"de tratamiento"

#. {0} shown
#: Model/EmergencyPlan.swift
msgid "the stop after the reaction “{0}” was lifted"
msgstr "se levantó la suspensión después de la reacción “{0}”"

#. {0} shown
#: Model/EmergencyPlan.swift
msgid "the lift of the stop after the reaction “{0}” was taken back"
msgstr "volvió la suspensión después de la reacción “{0}”"

#. {0} shown; {1} zone.shown(began)
#: Model/EmergencyPlan.swift
msgid "the reaction “{0}” of {1} was deleted"
msgstr "se eliminó la reacción “{0}” del {1}"

#. {0} shown
#: Model/EmergencyPlan.swift
msgid "severe reaction noted: {0}; the reminders and the timer of treatment foods stopped"
msgstr ""
"se anotó una reacción grave: {0}; se detuvieron los recordatorios y el temporizador de los alimentos de tratamiento"

#. {0} shown
#: Model/EmergencyPlan.swift
msgid "the stop after the severe reaction “{0}” was lifted"
msgstr "se levantó la suspensión después de la reacción grave “{0}”"

#. {0} shown
#: Model/EmergencyPlan.swift
msgid "the lift of the stop after the severe reaction “{0}” was taken back"
msgstr "volvió la suspensión después de la reacción grave “{0}”"

#. {0} shown; {1} zone.shown(began)
#: Model/EmergencyPlan.swift
msgid "the reaction “{0}” of {1} was changed and no longer counts as severe"
msgstr "la reacción “{0}” del {1} se cambió y ya no cuenta como grave"

#. {0} shown; {1} zone.shown(began)
#: Model/EmergencyPlan.swift
msgid "the severe reaction “{0}” of {1} was deleted"
msgstr "se eliminó la reacción grave “{0}” del {1}"

#: Model/GateReason.swift
msgid "After a gap between doses"
msgstr "Después de una interrupción entre dosis"

#: Model/GateReason.swift
msgid "After a hold or an illness"
msgstr "Después de una pausa o una enfermedad"

#: Model/GateReason.swift
msgid "After a reaction"
msgstr "Después de una reacción"

#: Model/GateReason.swift
msgid "First higher dose after one of these"
msgstr "Primera dosis más alta después de uno de estos casos"

#: Model/GateReason.swift
msgid "Before a first dose that is later than the plan has it"
msgstr "Antes de una primera dosis más tardía que en el plan"

#: Model/GateReason.swift
msgid "Soon after the dose of another day"
msgstr "Poco después de la dosis de otro día"

#: Model/GateReason.swift
msgid "Before a carried-over dose that isn't confirmed"
msgstr "Antes de una dosis del ciclo anterior sin confirmar"

#: Model/GateReason.swift
msgid "a daily dose half an hour later than the day before will be asked about"
msgstr "se preguntará por una dosis diaria que se tome media hora más tarde que el día anterior"

#. {0} gapHours - 24
#: Model/GateReason.swift
msgid ""
"a daily dose more than {0, plural, one {# hour} other {# hours}} later than the day before will be asked about"
msgstr ""
"se preguntará por una dosis diaria que se tome más de {0, plural, one {# hora} other {# horas}} más tarde que el día "
"anterior"

#. {0} zone.shown(since); {1} hours
#: Model/GateReason.swift
msgid "the last one was at {0}, more than {1, plural, one {# hour} other {# hours}} before"
msgstr "la última fue el {0}, más de {1, plural, one {# hora} other {# horas}} antes"

#. {0} to.text; {1} from.text
#: Model/GateReason.swift
msgid "the dose, {0}, can't be compared with the last one, {1}"
msgstr "la dosis, {0}, no se puede comparar con la última, {1}"

#. {0} to.text; {1} times; {2} from.text
#: Model/GateReason.swift
msgid "the dose, {0}, is {1} times as much as the last one, {2}"
msgstr "la dosis, {0}, es {1} veces la última, {2}"

#. {0} to.text; {1} from.text
#: Model/GateReason.swift
msgid "the dose, {0}, is higher than the last one, {1}"
msgstr "la dosis, {0}, es más alta que la última, {1}"

#. {0} to.text
#: Model/GateReason.swift
msgid "the dose is {0}, and the last one was logged without a dose"
msgstr "la dosis es {0}, y la última se anotó sin dosis"

#. {0} start; {1} week
#: Model/GateReason.swift
msgid "no dose of it was ever logged; its plan began on {0} and is in week {1}"
msgstr "nunca se ha anotado una dosis; su plan empezó el {0} y va en la semana {1}"

#. {0} zone.shown(since); {1} hours
#: Model/GateReason.swift
msgid "the last one was at {0}, less than {1, plural, one {# hour} other {# hours}} before"
msgstr "la última fue el {0}, menos de {1, plural, one {# hora} other {# horas}} antes"

#. {0} dose.text
#: Model/GateReason.swift
msgid "the dose, {0}, was carried over from the cycle before, and no admin has confirmed it"
msgstr "la dosis, {0}, viene del ciclo anterior, y nadie que administre la sala la ha confirmado"

#: Model/GateReason.swift
msgid "logged before the hold and the reaction were noted"
msgstr "se anotó antes de registrar la pausa y la reacción"

#: Model/GateReason.swift
msgid "logged before the hold was noted"
msgstr "se anotó antes de registrar la pausa"

#: Model/GateReason.swift
msgid "logged before the reaction was noted"
msgstr "se anotó antes de registrar la reacción"

#: Model/GateReason.swift
msgid "not asked"
msgstr "no se preguntó"

#. {0} phone
#: Model/GateReason.swift
msgid "call {0}"
msgstr "llame al {0}"

#. {0} said.joined(separator: ", ")
#: Model/GateReason.swift
msgid "the clinic's words: {0}"
msgstr "lo que dice la clínica: {0}"

#: Model/GateReason.swift
msgid "the clinic's words and number aren't entered yet: an admin enters them in the settings"
msgstr "aún no están anotados lo que dice la clínica ni su número: quien administra la sala los anota en los ajustes"

#. {0} name
#: Model/ItemDraft+Words.swift
msgid "{0} (no dose yet)"
msgstr "{0} (todavía sin dosis)"

#. {0} list
#: Model/ItemDraft+Words.swift
msgid "week {0}"
msgstr "semana {0}"

#. {0} list
#: Model/ItemDraft+Words.swift
msgid "weeks {0}"
msgstr "semanas {0}"

#: Model/Observation.swift
msgid "mild"
msgstr "leve"

#: Model/Observation.swift
msgid "moderate"
msgstr "moderada"

#: Model/Observation.swift
msgid "severe"
msgstr "grave"

#: Model/Observation.swift
#: TIPsError+Messages.swift
msgid "severe reaction"
msgstr "reacción grave"

#: Model/Observation.swift
msgid "reaction with epinephrine"
msgstr "reacción con epinefrina (adrenalina)"

#: Model/Observation.swift
msgid "The time of the epinephrine isn't known. The time of the onset stands for it."
msgstr "No se sabe a qué hora se aplicó la epinefrina (adrenalina). En su lugar está la hora en que empezó la reacción."

#: Model/Observation.swift
msgid "The time of the second epinephrine isn't known. The time of the first stands for it."
msgstr "No se sabe la hora de la segunda epinefrina. En su lugar está la hora de la primera."

#. {0} given[0]; {1} given[1]
#: Model/Observation.swift
msgid "epinephrine at {0} and {1}"
msgstr "epinefrina (adrenalina): {0} y {1}"

#. {0} $0
#: Model/Observation.swift
msgid "epinephrine at {0}"
msgstr "epinefrina (adrenalina): {0}"

#: Model/Observation.swift
msgid "antihistamine"
msgstr "antihistamínico"

#: Model/Observation.swift
msgid "emergency room"
msgstr "sala de emergencias"

#. {0} end
#: Model/OpenEndedText.swift
msgid "taken back: {0}"
msgstr "se deshizo: {0}"

#. {0} end
#: Model/OpenEndedText.swift
msgid "refused: {0}"
msgstr "rechazado: {0}"

#. {0} end
#: Model/OpenEndedText.swift
msgid "tried again: {0}"
msgstr "se intentó otra vez: {0}"

#. {0} severity.word; {1} Reaction.shown(end)
#: Model/OpenEndedText.swift
msgid "reaction ({0}): {1}"
msgstr "reacción ({0}): {1}"

#. {0} Reaction.shown(end)
#: Model/OpenEndedText.swift
msgid "reaction deleted: {0}"
msgstr "se eliminó una reacción: {0}"

#. {0} Reaction.shown(end)
#: Model/OpenEndedText.swift
msgid "reaction edited: {0}"
msgstr "se cambió una reacción: {0}"

#. {0} day; {1} end
#: Model/OpenEndedText.swift
msgid "{0} held: {1}"
msgstr "{0} en pausa: {1}"

#. {0} first; {1} last; {2} end
#: Model/OpenEndedText.swift
msgid "{0} to {1} held: {2}"
msgstr "del {0} al {1} en pausa: {2}"

#. {0} day; {1} end
#: Model/OpenEndedText.swift
msgid "{0} was marked as held: {1}"
msgstr "el {0} se marcó en pausa: {1}"

#. {0} severity.word; {1} time; {2} Reaction.shown(String(end.dropLast(DoseGate.emergencyCare.count)))
#: Model/OpenEndedText.swift
msgid "a {0} reaction was noted at {1}: {2}, treated with epinephrine or in an emergency room"
msgstr "se anotó una reacción {0} el {1}: {2}, tratada con epinefrina (adrenalina) o en una sala de emergencias"

#. {0} severity.word; {1} time; {2} Reaction.shown(end)
#: Model/OpenEndedText.swift
msgid "a {0} reaction was noted at {1}: {2}"
msgstr "se anotó una reacción {0} el {1}: {2}"

#: Model/Room.swift
msgid "admin"
msgstr "administra"

#: Model/Room.swift
msgid "logger"
msgstr "anota"

#: Model/UnitWords.swift
msgctxt "unit"
msgid "tsp"
msgstr "cdta."

#: Model/UnitWords.swift
msgctxt "units"
msgid "tsp"
msgstr "cdtas."

#: Model/UnitWords.swift
msgctxt "unit"
msgid "tbsp"
msgstr "cda."

#: Model/UnitWords.swift
msgctxt "units"
msgid "tbsp"
msgstr "cdas."

#: Model/UnitWords.swift
msgctxt "unit"
msgid "tablet"
msgstr "tableta"

#: Model/UnitWords.swift
msgctxt "unit"
msgid "tablets"
msgstr "tabletas"

#: Model/UnitWords.swift
msgctxt "unit"
msgid "capsule"
msgstr "cápsula"

#: Model/UnitWords.swift
msgctxt "unit"
msgid "capsules"
msgstr "cápsulas"

#: Model/UnitWords.swift
msgctxt "unit"
msgid "puff"
msgstr "inhalación"

#: Model/UnitWords.swift
msgctxt "unit"
msgid "puffs"
msgstr "inhalaciones"

#: Model/UnitWords.swift
msgctxt "unit"
msgid "piece"
msgstr "pieza"

#: Model/UnitWords.swift
msgctxt "unit"
msgid "pieces"
msgstr "piezas"

#: Model/UnitWords.swift
msgctxt "unit"
msgid "drop"
msgstr "gota"

#: Model/UnitWords.swift
msgctxt "unit"
msgid "drops"
msgstr "gotas"

#: Model/UnitWords.swift
msgctxt "unit"
msgid "nut"
msgstr "nuez"

#: Model/UnitWords.swift
msgctxt "unit"
msgid "nuts"
msgstr "nueces"

#: Report/ClinicReport.swift
msgid "This report shows what the family has logged. It gives no advice on doses: the program's clinic decides."
msgstr "Este informe muestra lo que la familia anotó. No da consejos sobre las dosis: decide la clínica del programa."

#. {0} past.timeZone.shown(past.until); {1} past.timeZoneID
#: Report/ClinicReport.swift
msgid "up to {0} by those of {1}"
msgstr "hasta el {0}, según la de {1}"

#: Report/ClinicReport.swift
msgid "Everything"
msgstr "Todo"

#. {0} text
#: Report/ClinicWords.swift
msgid "{0}, not logged anymore"
msgstr "{0}, ya no está anotada"

#. {0} $0.name
#: Report/ClinicWords.swift
#: Screens/ObservationPages.swift
msgid "{0}, not ticked"
msgstr "{0}, sin anotar"

#. {0} log
#: Report/ClinicWords.swift
msgid "{0}, recorded as a second dose"
msgstr "{0}, anotada como segunda dosis"

#. {0} log; {1} place
#: Report/ClinicWords.swift
msgid "{0}, recorded as dose {1} of the day"
msgstr "{0}, anotada como dosis {1} del día"

#. {0} claim.slot.day; {1} time(claim.at, on: claim.slot.day); {2} item(claim); {3} name(claim.member); {4} since
#: Report/ClinicWords.swift
msgid "{0} {1} {2}, {3}: stopped since {4}"
msgstr "{0} {1} {2}, {3}: suspendido desde el {4}"

#. {0} cycle.number; {1} label(shown)
#: Screens/WeekViewPage.swift
msgid "Cycle {0} · after the challenge · {1}"
msgstr "Ciclo {0} · después de la prueba de provocación · {1}"

#. {0} cycle.number
#: Report/PlanChanges.swift
#: Screens/ReportPage.swift
#: Screens/WeekViewPage.swift
msgid "Cycle {0}"
msgstr "Ciclo {0}"

#. {0} old.start; {1} new.start
#: Report/PlanChanges.swift
msgid "dosing start: {0} → {1}"
msgstr "inicio de las dosis: {0} → {1}"

#. {0} old.challenge; {1} new.challenge
#: Report/PlanChanges.swift
msgid "food challenge: {0} → {1}"
msgstr "prueba de provocación: {0} → {1}"

#: Report/PlanChanges.swift
msgid "added to the plan"
msgstr "se agregó al plan"

#. {0} before
#: Report/PlanChanges.swift
msgid "renamed from {0}"
msgstr "antes se llamaba {0}"

#. {0} stay.category.title; {1} now.title
#: Report/PlanChanges.swift
msgid "moved from {0} to {1}"
msgstr "se movió de {0} a {1}"

#. {0} before; {1} after
#: Report/PlanChanges.swift
msgid "unit renamed: {0} → {1}"
msgstr "cambió el nombre de la unidad: {0} → {1}"

#: Report/PlanChanges.swift
msgid "taken out of the plan"
msgstr "se quitó del plan"

#. {0} $0
#: Report/PlanChanges.swift
msgid "stopped by the clinic's word from {0}"
msgstr "suspendido por indicación de la clínica desde el {0}"

#: Report/PlanChanges.swift
msgid "no longer stopped"
msgstr "ya no está suspendido"

#. {0} text(before.daily, day.previous); {1} text(after.daily, day)
#: Report/PlanChanges.swift
msgid "dose: {0} → {1}"
msgstr "dosis: {0} → {1}"

#. {0} text(before.daily, day.previous); {1} later
#: Report/PlanChanges.swift
msgid "dose: {0} every week → {1}"
msgstr "dosis: {0} cada semana → {1}"

#. {0} runs(before.weeks, day.previous); {1} text(after.daily, day)
#: Report/PlanChanges.swift
msgid "dose: {0} → {1} every week"
msgstr "dosis: {0} → {1} cada semana"

#. {0} week; {1} text(old, day.previous); {2} text(new, day)
#: Report/PlanChanges.swift
msgid "dose of week {0}: {1} → {2}"
msgstr "dosis de la semana {0}: {1} → {2}"

#. {0} dose; {1} first
#: Report/PlanChanges.swift
msgid "{0} in week {1}"
msgstr "{0} en la semana {1}"

#. {0} dose; {1} first; {2} last
#: Report/PlanChanges.swift
msgid "{0} in weeks {1}–{2}"
msgstr "{0} en las semanas {1}–{2}"

#: Report/PlanChanges.swift
msgctxt "dose"
msgid "none"
msgstr "ninguna"

#: Room/Membership.swift
msgid "share the room"
msgstr "compartir la sala"

#. {0} member.name
#: Room/Membership.swift
msgid "{0} shared the room"
msgstr "{0} compartió la sala"

#: Room/Membership.swift
#: Screens/RoomPage.swift
msgid "let devices in"
msgstr "dejar entrar dispositivos"

#. {0} member.name
#: Room/Membership.swift
msgid "another device of {0} let in"
msgstr "se dejó entrar otro dispositivo de {0}"

#. {0} member.name
#: Store/PlanWriter.swift
msgid "{0} joined"
msgstr "{0} se unió"

#. {0} cause
#: Room/RoomTransport.swift
msgid "the room's server can't be reached ({0}) — what you log is kept and sent later"
msgstr "no hay conexión con el servidor de la sala ({0}) — lo que usted anota se guarda y se envía después"

#. {0} cause
#: Room/RoomTransport.swift
msgid "the room's server is busy ({0}) — what you log is kept and sent later"
msgstr "el servidor de la sala está ocupado ({0}) — lo que usted anota se guarda y se envía después"

#. {0} cause
#: Room/RoomTransport.swift
msgid ""
"the room is full ({0}) — what you log is kept on this device and sent later; an admin can remove a member who fills "
"the room"
msgstr ""
"la sala está llena ({0}) — lo que usted anota se guarda en este dispositivo y se envía después; quien administra la "
"sala puede quitar al integrante que la esté llenando"

#. {0} cause
#: Room/RoomTransport.swift
msgid "the room's server refuses it ({0}) — ask an admin of the room"
msgstr "el servidor de la sala lo rechaza ({0}) — pregunte a quien administra la sala"

#. {0} cause
#: Room/RoomTransport.swift
msgid "the room's server can't take it ({0}) — ask an admin of the room whether its address and key are still right"
msgstr ""
"el servidor de la sala no lo puede recibir ({0}) — pregunte a quien administra la sala si la dirección y la clave "
"siguen siendo correctas"

#. {0} address; {1} cause
#: Room/RoomTransport.swift
msgid ""
"{0} can't be reached now ({1}) — look at the address and the connection, and try again; nothing was changed on this "
"device"
msgstr ""
"ahora no hay conexión con {0} ({1}) — revise la dirección y la conexión, e inténtelo otra vez; no se cambió nada en este "
"dispositivo"

#. {0} cause
#: Room/RoomTransport.swift
msgid "the room is full ({0}) — ask an admin to remove a member who fills it, and try again; nothing was changed"
msgstr ""
"la sala está llena ({0}) — pida a quien administra la sala que quite al integrante que la esté llenando, e inténtelo "
"otra vez; no se cambió nada"

#. {0} address; {1} cause
#: Room/RoomTransport.swift
msgid "{0} can't be used ({1}) — look at the address, and at the key of a Firebase project; nothing was changed"
msgstr "no se puede usar {0} ({1}) — revise la dirección, y la clave si es un proyecto de Firebase; no se cambió nada"

#. {0} cause
#: Room/RoomTransport.swift
msgid "this device is no longer signed in ({0}) — join the room again"
msgstr "este dispositivo ya no tiene la sesión abierta ({0}) — únase otra vez a la sala"

#: Room/RoomTransportCause.swift
msgid "there is no account"
msgstr "no hay ninguna cuenta"

#. {0} address
#: Room/RoomTransportCause.swift
msgid "its account at {0} was ended or is not on this device"
msgstr "su cuenta en {0} se cerró o no está en este dispositivo"

#: Room/RoomTransportCause.swift
msgid "this account belongs to the room, but not as an admin's"
msgstr "esta cuenta pertenece a la sala, pero no como la de quien administra"

#. {0} account
#: Room/RoomTransportCause.swift
msgid "it is signed in as {0}"
msgstr "la sesión está abierta como {0}"

#: Room/RoomTransportCause.swift
msgid "another process is signing up"
msgstr "otro proceso se está registrando"

#: Room/RoomTransportCause.swift
msgid "a Firebase project needs its web API key"
msgstr "un proyecto de Firebase necesita su clave web de API"

#. {0} path
#: Room/RoomTransportCause.swift
msgid "{0} can't be written"
msgstr "no se puede escribir {0}"

#. {0} path
#: Room/RoomTransportCause.swift
msgid "{0} can't be locked"
msgstr "no se puede bloquear {0}"

#. {0} name; {1} $0; {2} after; {3} before
#: Room/Store/IncomingWriter.swift
msgid "{0}, week {1}: {2} instead of {3}"
msgstr "{0}, semana {1}: {2} en lugar de {3}"

#. {0} name; {1} after; {2} before
#: Room/Store/IncomingWriter.swift
msgid "{0}: {1} instead of {2}"
msgstr "{0}: {1} en lugar de {2}"

#. {0} before; {1} name
#: Room/Store/IncomingWriter.swift
msgid "unit {0} is now {1} — check the doses in it"
msgstr "la unidad {0} ahora es {1}: revise las dosis que la usan"

#: Room/Store/IncomingWriter.swift
#: Screens/HomeNotices.swift
#: Screens/HomeBoxes.swift
#: Screens/HomeParts.swift
msgid "no dose"
msgstr "sin dosis"

#. {0} fields
#: Room/Store/IncomingWriter.swift
msgid "{0, plural, one {# field} other {# fields}}"
msgstr "{0, plural, one {# campo} other {# campos}}"

#. {0} tombstones
#: Room/Store/IncomingWriter.swift
msgid "{0, plural, one {# taken back} other {# taken back}}"
msgstr "{0, plural, one {# deshecha} other {# deshechas}}"

#. {0} tombstones; {1} words
#: Room/Store/IncomingWriter.swift
msgid "{0, plural, one {# taken back} other {# taken back}}, {1}"
msgstr "{0, plural, one {# deshecha} other {# deshechas}}, {1}"

#. {0} claims
#: Room/Store/IncomingWriter.swift
msgid "{0, plural, one {# tick} other {# ticks}}"
msgstr "{0, plural, one {# marca} other {# marcas}}"

#. {0} claims; {1} words
#: Room/Store/IncomingWriter.swift
msgid "{0, plural, one {# tick} other {# ticks}}, {1}"
msgstr "{0, plural, one {# marca} other {# marcas}}, {1}"

#: Room/Store/IncomingWriter.swift
msgid "from the others: who belongs to the room"
msgstr "de los demás: quiénes están en la sala"

#. {0} words
#: Room/Store/IncomingWriter.swift
msgid "from the others: {0}"
msgstr "de los demás: {0}"

#. {0} ahead.count
#: Room/Store/Restamping.swift
msgid "clocks that were ahead set right: {0, plural, one {# field} other {# fields}}"
msgstr "se corrigieron relojes adelantados: {0, plural, one {# campo} other {# campos}}"

#: Room/SyncRound.swift
msgid "the room would be left without an admin's device — make another member an admin first"
msgstr "la sala se quedaría sin un dispositivo que administre — haga antes que administre otro integrante"

#. {0} challenge; {1} new.challenge
#: Rules/CycleEditing.swift
msgid "challenge {0} → {1}"
msgstr "prueba de provocación {0} → {1}"

#. {0} challenge; {1} new.challenge; {2} words
#: Rules/CycleEditing.swift
msgid "challenge {0} → {1}, {2}"
msgstr "prueba de provocación {0} → {1}, {2}"

#. {0} start; {1} new.start
#: Rules/CycleEditing.swift
msgid "start {0} → {1}"
msgstr "inicio {0} → {1}"

#. {0} start; {1} new.start; {2} words
#: Rules/CycleEditing.swift
msgid "start {0} → {1}, {2}"
msgstr "inicio {0} → {1}, {2}"

#. {0} number; {1} new.number
#: Rules/CycleEditing.swift
msgid "number {0} → {1}"
msgstr "número {0} → {1}"

#. {0} number; {1} new.number; {2} words
#: Rules/CycleEditing.swift
msgid "number {0} → {1}, {2}"
msgstr "número {0} → {1}, {2}"

#. {0} patient; {1} new.patient
#: Rules/CycleEditing.swift
msgid "patient {0} → {1}"
msgstr "paciente {0} → {1}"

#. {0} patient; {1} new.patient; {2} words
#: Rules/CycleEditing.swift
msgid "patient {0} → {1}, {2}"
msgstr "paciente {0} → {1}, {2}"

#: Rules/CycleEditing.swift
msgid "doses of new weeks"
msgstr "dosis de semanas nuevas"

#. {0} number; {1} words
#: Rules/CycleEditing.swift
msgid "cycle {0}: {1}"
msgstr "ciclo {0}: {1}"

#. {0} item; {1} week; {2} to.text; {3} from.text
#: Rules/PlanWarning.swift
msgid "{0}: the dose of week {1}, {2}, is lower than the one before, {3} — check with the clinic's plan"
msgstr "{0}: la dosis de la semana {1}, {2}, es más baja que la anterior, {3} — revise el plan de la clínica"

#. {0} item; {1} week; {2} to.text; {3} from.text
#: Rules/PlanWarning.swift
msgid "{0}: the dose of week {1}, {2}, is ten times the one before, {3}, or more — check with the clinic's plan"
msgstr "{0}: la dosis de la semana {1}, {2}, es diez veces la anterior, {3}, o más — revise el plan de la clínica"

#. {0} item; {1} week; {2} to.text; {3} from.text
#: Rules/PlanWarning.swift
msgid "{0}: the dose of week {1}, {2}, is more than three times the one before, {3} — check with the clinic's plan"
msgstr "{0}: la dosis de la semana {1}, {2}, es más de tres veces la anterior, {3} — revise el plan de la clínica"

#. {0} item; {1} to.text; {2} from.text
#: Rules/PlanWarning.swift
msgid "{0}: the dose, {1}, is ten times the one before, {2}, or more — check with the clinic's plan"
msgstr "{0}: la dosis, {1}, es diez veces la anterior, {2}, o más — revise el plan de la clínica"

#. {0} item; {1} to.text; {2} from.text
#: Rules/PlanWarning.swift
msgid "{0}: the dose, {1}, is a tenth of the one before, {2}, or less — check with the clinic's plan"
msgstr "{0}: la dosis, {1}, es la décima parte de la anterior, {2}, o menos — revise el plan de la clínica"

#. {0} dosesOfToday(before: "")
#: Rules/PlanWarning.swift
msgid "{0} — check with the clinic's plan"
msgstr "{0} — revise el plan de la clínica"

#. {0} item; {1} now; {2} was
#: Rules/PlanWarning.swift
msgid "today's dose of {0} is now {1}, it was {2}"
msgstr "la dosis de hoy de {0} ahora es {1}, antes era {2}"

#. {0} item; {1} now; {2} was; {3} words
#: Rules/PlanWarning.swift
msgid "today's dose of {0} is now {1}, it was {2}; {3}"
msgstr "la dosis de hoy de {0} ahora es {1}, antes era {2}; {3}"

#. {0} item; {1} since
#: Rules/PlanWarning.swift
msgid "{0} stays stopped by the clinic, since {1} — if the clinic says that it goes on, an admin ends the stop"
msgstr ""
"{0} sigue suspendido por indicación de la clínica, desde {1} — si la clínica dice que continúa, quien administra "
"quita la suspensión"

#. {0} item; {1} to.text; {2} from.text
#: Rules/PlanWarning.swift
msgid "{0}: the dose, {1}, is more than three times the one before, {2} — check with the clinic's plan"
msgstr "{0}: la dosis, {1}, es más de tres veces la anterior, {2} — revise el plan de la clínica"

#. {0} item; {1} week; {2} to.text; {3} from.text
#: Rules/PlanWarning.swift
msgid "{0}: the dose of week {1}, {2}, is in another unit than the one before, {3} — check with the clinic's plan"
msgstr "{0}: la dosis de la semana {1}, {2}, está en otra unidad que la anterior, {3} — revise el plan de la clínica"

#. {0} item; {1} to.text; {2} from.text
#: Rules/PlanWarning.swift
msgid "{0}: the dose, {1}, is in another unit than the one before, {2} — check with the clinic's plan"
msgstr "{0}: la dosis, {1}, está en otra unidad que la anterior, {2} — revise el plan de la clínica"

#. {0} item; {1} TIPsError.list(weeks)
#: Rules/PlanWarning.swift
msgid "{0} has no dose for {1} — enter the doses of the plan"
msgstr "{0} no tiene dosis para {1} — anote las dosis del plan"

#. {0} name; {1} category.title
#: Rules/PlanWarning.swift
msgid "{0} is there more than once in {1} — rename or delete one if that is not meant"
msgstr "{0} está más de una vez en {1} — cambie el nombre o elimine uno si no es a propósito"

#. {0} count
#: Rules/PlanWarning.swift
msgid "{0, plural, one {# log is} other {# logs are}} outside the cycle's days — look whether its dates are right"
msgstr ""
"{0, plural, one {# registro está} other {# registros están}} fuera de los días del ciclo — vea si sus fechas son "
"correctas"

#. {0} item; {1} logs.count; {2} logs.joined(separator: ", ")
#: Rules/PlanWarning.swift
msgid "{0} was logged {1} times: {2} — if more than one was taken, call the clinic; else an admin deletes the others"
msgstr ""
"{0} se anotó {1} veces: {2} — si se tomó más de una, llame a la clínica; si no, quien administra la sala elimina las "
"demás"

#. {0} item; {1} logs.joined(separator: ", ")
#: Rules/PlanWarning.swift
msgid "{0} was logged twice: {1} — if both were taken, call the clinic; else an admin deletes one"
msgstr "{0} se anotó dos veces: {1} — si se tomaron las dos, llame a la clínica; si no, quien administra la sala elimina una"

#. {0} item; {1} doses.count; {2} doses.joined(separator: ", ")
#: Rules/PlanWarning.swift
msgid "{0} was taken {1} times: {2}, each recorded as a dose of its own — tell the clinic"
msgstr "{0} se tomó {1} veces: {2}, cada una anotada como otra dosis — avise a la clínica"

#. {0} item; {1} doses.joined(separator: ", ")
#: Rules/PlanWarning.swift
msgid "{0} was taken twice: {1}, recorded as a second dose — tell the clinic"
msgstr "{0} se tomó dos veces: {1}, anotada como segunda dosis — avise a la clínica"

#. {0} first; {1} second; {2} minutes
#: Rules/PlanWarning.swift
msgid ""
"{0} and {1} are less than {2, plural, one {# minute} other {# minutes}} apart, the plan's wait between treatment "
"foods — if both times are right, tell the clinic; else an admin edits one"
msgstr ""
"entre {0} y {1} hay menos de {2, plural, one {# minuto} other {# minutos}}, la espera del plan entre alimentos de "
"tratamiento — si las dos horas son correctas, avise a la clínica; si no, quien administra la sala corrige una"

#. {0} day
#: Rules/PlanWarning.swift
msgid "The epinephrine EXPIRED on {0} — ask the clinic or pharmacy for a new one today"
msgstr "La epinefrina (adrenalina) VENCIÓ el {0}: pida hoy una nueva a la clínica o a la farmacia"

#. {0} day
#: Rules/PlanWarning.swift
msgid "The epinephrine is good until {0}"
msgstr "La epinefrina (adrenalina) está vigente hasta el {0}"

#. {0} item; {1} zone.shown(at)
#: Rules/PlanWarning.swift
msgid "{0} is logged for {1}, which is still to come — look at the clock of the device that logged it"
msgstr "{0} está anotado para el {1}, que aún no llega — revise el reloj del dispositivo que lo anotó"

#. {0} item; {1} why
#: Rules/PlanWarning.swift
msgid "{0}: how long the supply lasts can't be told: {1}"
msgstr "{0}: no se puede saber para cuánto alcanzan las existencias: {1}"

#. {0} UnitWords(unit).many
#: Rules/SupplyForecast.swift
msgid "doses in {0} were logged since the count; count it anew"
msgstr "desde el recuento se anotaron dosis en {0}; cuéntelo de nuevo"

#. {0} UnitWords(unit).many; {1} UnitWords(unit).many
#: Rules/SupplyForecast.swift
msgid "its doses are in {0}; count it in {1}"
msgstr "sus dosis están en {0}; cuéntelo en {1}"

#. {0} day; {1} UnitWords(unit).many; {2} UnitWords(unit).many
#: Rules/SupplyForecast.swift
msgid "from {0} on its doses are in {1}; from then on count it in {2}"
msgstr "desde el {0} sus dosis están en {1}; desde entonces cuéntelo en {2}"

#: Rules/SupplyForecast.swift
msgid "the plan has no dose of it; enter its dose"
msgstr "el plan no tiene ninguna dosis suya; ponga su dosis"

#. {0} day
#: Rules/SupplyForecast.swift
msgid "from {0} on the plan has no dose of it; enter its doses"
msgstr "desde el {0} el plan no tiene ninguna dosis suya; ponga sus dosis"

#. {0} item
#: Rules/PlanWarning.swift
msgid "{0} isn't enough for the next dose — see that there is more"
msgstr "{0} no alcanza para la próxima dosis — consiga más"

#. {0} item; {1} days
#: Rules/PlanWarning.swift
msgid "{0} lasts for {1, plural, one {# more day} other {# more days}} — see that there is more"
msgstr "{0} alcanza para {1, plural, one {# día} other {# días}} más — consiga más"

#. {0} by; {1} Reaction.shown(symptom); {2} zone.shown(began); {3} zone.shown(at)
#: Rules/PlanWarning.swift
msgid ""
"{0} deleted the reaction “{1}” of {2} at {3}; what it had stopped goes on — see in the reactions whether that is right"
msgstr ""
"{0} eliminó la reacción “{1}” del {2} (la eliminó el {3}); lo que se había suspendido ya está activo otra vez — vea "
"en las reacciones si eso es correcto"

#. {0} by; {1} Reaction.shown(symptom); {2} zone.shown(began); {3} zone.shown(at); {4} listed(standing)
#: Rules/PlanWarning.swift
msgid ""
"{0} deleted the reaction “{1}” of {2} at {3}; the stop after {4} stands — see in the reactions whether that is right"
msgstr ""
"{0} eliminó la reacción “{1}” del {2} (la eliminó el {3}); sigue la suspensión por {4} — vea en las reacciones si "
"eso es correcto"

#. {0} $0.shownSymptom; {1} room.shown($0.at)
#: Screens/HomeNotices.swift
msgid "the reaction “{0}” of {1}"
msgstr "la reacción “{0}” del {1}"

#. {0} item; {1} day
#: Rules/Questions.swift
msgid "The clinic stopped {0} from {1}. Was it taken all the same?"
msgstr "La clínica suspendió {0} desde el {1}. ¿Se tomó de todos modos?"

#. {0} item
#: Rules/Questions.swift
msgid "The plan has no dose of {0}. Log it without a dose?"
msgstr "El plan no tiene dosis de {0}. ¿Anotarlo sin dosis?"

#. {0} zone.timeOfDay(at: end); {1} item
#: Rules/Questions.swift
msgid "The timer runs until {0}. Log {1} early?"
msgstr "El temporizador termina: {0}. ¿Anotar {1} antes de tiempo?"

#. {0} clinic.text(about: item, reasons, in: zone)
#: Rules/Questions.swift
msgid "{0}. Did the clinic say go on?"
msgstr "{0}. ¿La clínica dijo que siga?"

#. {0} dose.item; {1} dose.to.text; {2} dose.from.text
#: Rules/Questions.swift
msgid "“{0}” has {1} after {2}, which is a tenth as much or less"
msgstr "“{0}” tiene {1} después de {2}: es la décima parte o menos"

#. {0} dose.item; {1} dose.to.text; {2} dose.from.text
#: Rules/Questions.swift
msgid "“{0}” has {1} after {2}, which is ten times as much or more"
msgstr "“{0}” tiene {1} después de {2}: es diez veces esa cantidad o más"

#. {0} dose.item; {1} dose.to.text; {2} dose.from.text
#: Rules/Questions.swift
msgid "“{0}” has {1} after {2}, which is another unit"
msgstr "“{0}” tiene {1} después de {2}, que es otra unidad"

#. {0} dose.item; {1} dose.to.text; {2} dose.from.text
#: Rules/Questions.swift
msgid "“{0}” would have {1} instead of {2}"
msgstr "“{0}” tendría {1} en lugar de {2}"

#: Rules/Questions.swift
msgid "Does the clinic's plan say so?"
msgstr "¿Así lo dice el plan de la clínica?"

#: Rules/TextRule.swift
msgid "patient's name"
msgstr "nombre del paciente"

#: Rules/TextRule.swift
msgid "member's name"
msgstr "nombre del integrante"

#: Rules/TextRule.swift
msgid "item's name"
msgstr "nombre del elemento"

#: Rules/TextRule.swift
#: TIPsError+Messages.swift
msgid "unit"
msgstr "unidad"

#: Rules/TextRule.swift
msgid "symptom"
msgstr "síntoma"

#: Rules/TextRule.swift
msgid "note"
msgstr "nota"

#: Rules/TextRule.swift
msgid "reason"
msgstr "motivo"

#: Rules/TextRule.swift
msgid "clinic's words"
msgstr "palabras de la clínica"

#: Rules/TextRule.swift
msgid "telephone number"
msgstr "número de teléfono"

#: Rules/TextRule.swift
msgid "line of the emergency plan"
msgstr "línea del plan de emergencia"

#: Rules/TextRule.swift
msgid "the patient's name"
msgstr "el nombre del paciente"

#: Rules/TextRule.swift
msgid "the member's name"
msgstr "el nombre del integrante"

#: Rules/TextRule.swift
msgid "the item's name"
msgstr "el nombre del elemento"

#: Rules/TextRule.swift
msgid "the unit"
msgstr "la unidad"

#: Rules/TextRule.swift
msgid "the symptom"
msgstr "el síntoma"

#: Rules/TextRule.swift
msgid "the reason"
msgstr "el motivo"

#: Rules/TextRule.swift
msgid "the name the plan is for, such as Mia"
msgstr "el nombre de quien sigue el plan, por ejemplo Mia"

#: Rules/TextRule.swift
msgid "what the others call them, such as Ann"
msgstr "cómo le dicen los demás, por ejemplo Ann"

#: Rules/TextRule.swift
msgid "a name such as Peanut"
msgstr "un nombre, por ejemplo Cacahuate"

#: Rules/TextRule.swift
msgid "a unit such as tsp"
msgstr "una unidad, por ejemplo tsp (cucharadita)"

#: Rules/TextRule.swift
msgid "what was seen, such as hives on both arms"
msgstr "lo que se vio, por ejemplo ronchas en los dos brazos"

#: Rules/TextRule.swift
msgid "a note"
msgstr "una nota"

#: Rules/TextRule.swift
msgid "why the day is held, such as illness"
msgstr "por qué está en pausa el día, por ejemplo enfermedad"

#: Rules/TextRule.swift
msgid "the clinic's words, such as: call us before the next dose"
msgstr "lo que dice la clínica, por ejemplo: llámenos antes de la siguiente dosis"

#: Rules/TextRule.swift
msgid "a number such as 602-555-0100"
msgstr "un número, por ejemplo 602-555-0100"

#: Rules/TextRule.swift
msgid "a line such as peanut, cashew"
msgstr "una línea, por ejemplo cacahuate, nuez de la India"

#: Screens/AddItemPage.swift
#: Screens/AddTreatmentFoodItemPage.swift
msgid "Item Name"
msgstr "Nombre del elemento"

#: Screens/AddItemPage.swift
#: Screens/AddTreatmentFoodItemPage.swift
#: Screens/SetupItems.swift
msgid "Dose"
msgstr "Dosis"

#: Screens/AddItemPage.swift
#: Screens/AddTreatmentFoodItemPage.swift
#: Screens/CountingPages.swift
msgid "Unit"
msgstr "Unidad"

#: Screens/AddItemPage.swift
#: Screens/AddTreatmentFoodItemPage.swift
#: Screens/EditItemsPage.swift
msgid "edit items"
msgstr "editar elementos"

#: Screens/AddItemPage.swift
#: Screens/AddTreatmentFoodItemPage.swift
#: Screens/EditItemsPage.swift
msgid "Edit Items"
msgstr "Editar elementos"

#: Screens/AddItemPage.swift
#: Screens/HomeNotices.swift
msgid "Add Treatment Food Item"
msgstr "Agregar alimento de tratamiento"

#: Screens/AddItemPage.swift
msgid "Edit Treatment Food Item"
msgstr "Editar alimento de tratamiento"

#: Screens/AddItemPage.swift
#: Screens/EditItemsPage.swift
msgid "Add Item"
msgstr "Agregar elemento"

#: Screens/AddItemPage.swift
#: Screens/HomeNotices.swift
msgid "Edit Item"
msgstr "Editar elemento"

#: Screens/AddItemPage.swift
msgid "Confirm the Dose"
msgstr "Confirmar la dosis"

#: Screens/AddItemPage.swift
#: Screens/SettingsScreen.swift
#: UseCases/TIPsTracker+Cycles.swift
msgid "edit the plan"
msgstr "editar el plan"

#: Screens/AddItemPage.swift
msgid "Let It Go On"
msgstr "Quitar la suspensión"

#: Screens/AddItemPage.swift
msgid "Stopped by the Clinic"
msgstr "Suspendido por la clínica"

#. {0} item.name
#: Screens/AddItemPage.swift
msgid "Did the clinic say that {0} goes on?"
msgstr "¿La clínica dijo que siga con {0}?"

#. {0} item.name
#: Screens/AddItemPage.swift
msgid "Did the clinic say to stop {0} from today on?"
msgstr "¿La clínica dijo que se suspenda {0} desde hoy?"

#: Screens/AddItemPage.swift
msgid "It goes on"
msgstr "Sigue"

#: Screens/AddItemPage.swift
msgid "It is stopped"
msgstr "Se suspende"

#. {0} $0
#: Screens/AddItemPage.swift
msgid "Add a Unit for Week {0}"
msgstr "Agregar una unidad para la semana {0}"

#: Screens/AddItemPage.swift
#: Screens/FormFields.swift
msgid "Add a Unit"
msgstr "Agregar una unidad"

#: Screens/AddItemPage.swift
#: Screens/SettingsScreen.swift
#: Screens/UnitPages.swift
msgid "edit units"
msgstr "editar unidades"

#. {0} item.name; {1} $0
#: Screens/AddItemPage.swift
msgid "Did the clinic say to stop {0} from {1} on?"
msgstr "¿La clínica dijo que se suspenda {0} a partir de esta fecha: {1}?"

#: Screens/AddTreatmentFoodItemPage.swift
#: Screens/SetupItems.swift
msgid "Copy Down"
msgstr "Copiar hacia abajo"

#: Screens/AddTreatmentFoodItemPage.swift
#: Screens/SetupItems.swift
msgid "Add Future Week Doses"
msgstr "Agregar dosis de semanas futuras"

#. {0} week
#: Screens/AddTreatmentFoodItemPage.swift
#: Screens/SetupItems.swift
msgid "Week {0}: "
msgstr "Semana {0}: "

#. {0} week
#: Screens/AddTreatmentFoodItemPage.swift
msgid "week {0} needs a dose, such as 1/4"
msgstr "la semana {0} necesita una dosis, por ejemplo 1/4"

#. {0} week
#: Screens/AddTreatmentFoodItemPage.swift
#: Screens/WeekViewPage.swift
#: UseCases/TIPsTracker+CarryOut.swift
msgid "Week {0}"
msgstr "Semana {0}"

#: Screens/AddTreatmentFoodItemPage.swift
msgid "the item"
msgstr "el elemento"

#: Screens/ClinicPage.swift
msgid "Number"
msgstr "Número de teléfono"

#: Screens/ClinicPage.swift
msgid "A gap is more than, hours"
msgstr "Hay interrupción si pasan más de (horas)"

#: Screens/ClinicPage.swift
#: UseCases/TIPsTracker+Clinic.swift
msgid "edit the clinic's words"
msgstr "editar lo que dice la clínica"

#: Screens/ClinicPage.swift
#: Screens/CountingPages.swift
#: Screens/EmergencyPage.swift
msgid "Settings"
msgstr "Ajustes"

#: Screens/CountingPages.swift
#: Screens/HomeNotices.swift
#: Screens/SettingsScreen.swift
msgid "Supplies"
msgstr "Existencias"

#: Screens/CountingPages.swift
#: UseCases/TIPsTracker+Observations.swift
msgid "count supplies"
msgstr "contar existencias"

#: Screens/CountingPages.swift
msgid "Stop Counting"
msgstr "Dejar de contar"

#. {0} item.name
#: Screens/CountingPages.swift
msgid "{0} is not counted"
msgstr "todavía no se cuentan las existencias de {0}"

#: Screens/CountingPages.swift
msgid "New count"
msgstr "Nuevo conteo"

#: Screens/CountingPages.swift
msgid "not counted"
msgstr "no se cuenta"

#. {0} left
#: Screens/CountingPages.swift
msgid "{0} left, enough for a year"
msgstr "quedan {0}, alcanza para un año"

#. {0} left
#: Screens/CountingPages.swift
msgctxt "a supply"
msgid "{0} left"
msgstr "quedan {0}"

#. {0} left; {1} why
#: Screens/CountingPages.swift
msgid "at most {0} left; how long it lasts can't be told: {1}"
msgstr "quedan a lo sumo {0}; no se puede saber para cuánto alcanza: {1}"

#. {0} left; {1} why
#: Screens/CountingPages.swift
msgid "{0} left; how long it lasts can't be told: {1}"
msgstr "quedan {0}; no se puede saber para cuánto alcanza: {1}"

#. {0} left
#: Screens/CountingPages.swift
msgid "{0} left, enough for the cycle"
msgstr "quedan {0}, suficiente para el ciclo"

#. {0} left; {1} days
#: Screens/CountingPages.swift
msgid "{0} left, for {1, plural, one {# day} other {# days}}"
msgstr "quedan {0}, para {1, plural, one {# día} other {# días}}"

#: Screens/CountingPages.swift
msgid "Item"
msgstr "Elemento"

#: Screens/CountingPages.swift
msgid "there is no item yet — add one first"
msgstr "aún no hay elementos — agregue uno primero"

#: Screens/CountingPages.swift
msgid "Amount"
msgstr "Cantidad"

#: Screens/CountingPages.swift
msgid "Warn below, days"
msgstr "Avisar si alcanza para menos de (días)"

#: Screens/CountingPages.swift
#: Screens/ReportPage.swift
#: Screens/SettingsScreen.swift
msgid "Adherence"
msgstr "Cumplimiento"

#: Screens/CountingPages.swift
msgid "nothing was due yet"
msgstr "aún no tocaba nada"

#. {0} count.logged; {1} count.due; {2} percent; {3} count.streak; {4} count.longestStreak
#: Screens/CountingPages.swift
msgid "{0} of {1} ({2}%), {3, plural, one {# day} other {# days}} in a row, at most {4}"
msgstr "{0} de {1} ({2} %), {3, plural, one {# día seguido} other {# días seguidos}}, racha más larga: {4}"

#: Screens/EditItemsPage.swift
#: Screens/FormFields.swift
#: Screens/RoomPage.swift
msgid "Save"
msgstr "Guardar"

#: Screens/EditItemsPage.swift
#: Screens/SettingsScreen.swift
#: Screens/UnitPages.swift
msgid "Edit Plan"
msgstr "Editar plan"

#. {0} item.name
#: Screens/EditItemsPage.swift
msgid "Edit {0}"
msgstr "Editar {0}"

#. {0} item.name
#: Screens/EditItemsPage.swift
msgid "Move {0}"
msgstr "Mover {0}"

#: Screens/EditItemsPage.swift
msgid "Category"
msgstr "Categoría"

#: Screens/EditItemsPage.swift
msgid "Place"
msgstr "Lugar"

#. {0} item.name
#: Screens/EditItemsPage.swift
msgid "Move {0} up"
msgstr "Subir {0}"

#. {0} item.name
#: Screens/EditItemsPage.swift
msgid "{0} is the first"
msgstr "{0} está al principio"

#. {0} item.name
#: Screens/EditItemsPage.swift
msgid "Move {0} down"
msgstr "Bajar {0}"

#. {0} item.name
#: Screens/EditItemsPage.swift
msgid "{0} is the last"
msgstr "{0} está al final"

#. {0} item.name
#: Screens/EditItemsPage.swift
#: Screens/UnitPages.swift
msgid "Delete {0}"
msgstr "Eliminar {0}"

#. {0} item.name
#: Screens/EditItemsPage.swift
msgid "Take {0} out of the plan from today on? Its logs stay in the history."
msgstr "¿Quitar {0} del plan desde hoy? Sus registros se quedan en el historial."

#. {0} item.name
#: Screens/EditItemsPage.swift
msgid "Take {0} out of the plan?"
msgstr "¿Quitar {0} del plan?"

#: Screens/EditItemsPage.swift
#: Screens/LogPage.swift
#: Screens/ObservationPages.swift
msgid "Delete"
msgstr "Eliminar"

#. {0} planned; {1} $0
#: Screens/EditItemsPage.swift
msgid "{0}, stopped by the clinic from {1}"
msgstr "{0}, suspendido por la clínica desde el {1}"

#: Screens/EditItemsPage.swift
#: Screens/HomeParts.swift
#: Screens/WeekGrid.swift
msgid "no dose yet"
msgstr "aún sin dosis"

#. {0} week
#: Screens/EditItemsPage.swift
msgid "no dose for week {0} yet"
msgstr "aún sin dosis para la semana {0}"

#. {0} week; {1} now
#: Screens/EditItemsPage.swift
msgid "week {0}: {1}"
msgstr "semana {0}: {1}"

#. {0} now; {1} week
#: Screens/EditItemsPage.swift
msgid "{0} from week {1} on"
msgstr "{0} desde la semana {1}"

#. {0} week; {1} now; {2} then
#: Screens/EditItemsPage.swift
msgid "week {0}: {1}, then {2}"
msgstr "semana {0}: {1}, luego {2}"

#. {0} week; {1} now; {2} then; {3} next.key
#: Screens/EditItemsPage.swift
msgid "week {0}: {1}, then {2} from week {3} on"
msgstr "semana {0}: {1}; después, {2} desde la semana {3}"

#: Screens/EmergencyPage.swift
#: Screens/HomeNotices.swift
#: Screens/HomeParts.swift
msgid "Emergency Plan"
msgstr "Plan de emergencia"

#: Screens/EmergencyPage.swift
msgid "The family's plan"
msgstr "El plan de la familia"

#: Screens/EmergencyPage.swift
msgid "Write the reaction down"
msgstr "Anotar la reacción"

#: Screens/EmergencyPage.swift
msgid "Write another reaction down"
msgstr "Anotar otra reacción"

#: Screens/EmergencyPage.swift
#: Screens/HomeNotices.swift
#: Screens/ObservationPages.swift
msgid "Reactions"
msgstr "Reacciones"

#. {0} noted.reaction.shownSymptom
#: Screens/EmergencyPage.swift
msgid "Add to “{0}”, which is written down"
msgstr "Agregar a “{0}”, que ya está anotada"

#: Screens/EmergencyPage.swift
#. {0} item
#: Screens/HistoryPage.swift
msgid "a dose of {0} that isn't logged anymore"
msgstr "una dosis de {0} que ya no está anotada"

#: Screens/HistoryPage.swift
#: Screens/ObservationPages.swift
msgid "Reaction"
msgstr "Reacción"

#: Screens/EmergencyPage.swift
msgid "Let the reminders and the timer go on"
msgstr "Reanudar los recordatorios y el temporizador"

#: Screens/EmergencyPage.swift
#: UseCases/TIPsTracker+Emergency.swift
msgid "lift the stop after a severe reaction"
msgstr "levantar la suspensión después de una reacción grave"

#. {0} reaction.shownSymptom
#: Screens/EmergencyPage.swift
msgid "Let the reminders and the timer of treatment foods go on after “{0}”?"
msgstr "¿Reanudar los recordatorios y el temporizador de los alimentos de tratamiento después de “{0}”?"

#: Screens/EmergencyPage.swift
msgid "Go on"
msgstr "Reanudar"

#: Screens/EmergencyPage.swift
msgid "Print the card"
msgstr "Imprimir la tarjeta"

#: Screens/EmergencyPage.swift
#: UseCases/TIPsTracker+Emergency.swift
msgid "edit the emergency plan"
msgstr "editar el plan de emergencia"

#: Screens/FormFields.swift
msgid "a date is needed, such as 2026-01-05"
msgstr "falta una fecha, por ejemplo 2026-01-05"

#. {0} value.prefix(40)
#: Screens/FormFields.swift
msgid "“{0}” is no date — write it as 2026-01-05"
msgstr "“{0}” no es una fecha — escríbala así: 2026-01-05"

#. {0} value.prefix(40)
#: Screens/FormFields.swift
msgid "“{0}” is no whole number — write digits alone, such as 15"
msgstr "“{0}” no es un número entero — escriba solo dígitos, por ejemplo 15"

#: Screens/FormFields.swift
msgid "a dose is needed, such as 1/4"
msgstr "falta una dosis, por ejemplo 1/4"

#. {0} read.text
#: Screens/FormFields.swift
msgid "read as {0}"
msgstr "se lee como {0}"

#. {0} kept.shownName
#: Screens/FormFields.swift
msgid "{0} (deleted)"
msgstr "{0} (eliminada)"

#. {0} kept.name
#: Screens/FormFields.swift
msgid "{0} was deleted from the units; it stays here until another is chosen"
msgstr "{0} se eliminó de las unidades; aquí se queda hasta que se elija otra"

#. {0} kept.name
#: Screens/FormFields.swift
msgid "{0} was deleted from the units — choose another for the new dose"
msgstr "{0} se eliminó de las unidades — elija otra para la dosis nueva"

#: Screens/FormFields.swift
msgid "a unit is needed — choose one"
msgstr "falta una unidad — elija una"

#: Screens/FormFields.swift
msgid "Cycle Number"
msgstr "Número de ciclo"

#. {0} number
#: Screens/FormFields.swift
msgid "{0} (taken)"
msgstr "{0} (ya se usa)"

#. {0} value.prefix(40)
#: Screens/FormFields.swift
msgid "“{0}” is no cycle number — choose 1 to 25"
msgstr "“{0}” no es un número de ciclo — elija del 1 al 25"

#: Screens/FormFields.swift
msgid "Patient Name"
msgstr "Nombre del paciente"

#: Screens/FormFields.swift
msgid "Cycle Dosing Start Date"
msgstr "Fecha de inicio de las dosis del ciclo"

#: Screens/FormFields.swift
msgid "Food Challenge Date"
msgstr "Fecha de la prueba de provocación"

#. {0} last.weekday.name; {1} cycle.weekCount
#: Screens/FormFields.swift
msgid "{0}, {1, plural, one {# week} other {# weeks}}"
msgstr "{0}, {1, plural, one {# semana} other {# semanas}}"

#. {0} last.weekday.name; {1} cycle.weekCount; {2} days % 7
#: Screens/FormFields.swift
msgid "{0}, {1, plural, one {# week} other {# weeks}}, the last of {2, plural, one {# day} other {# days}}"
msgstr "{0}, {1, plural, one {# semana} other {# semanas}}, la última de {2, plural, one {# día} other {# días}}"

#. {0} days.lowerBound.withWeekday
#: Screens/HistoryPage.swift
msgid "History of {0}"
msgstr "Historial del {0}"

#: Screens/HistoryPage.swift
#: Screens/HomeNotices.swift
#: Screens/LogPage.swift
msgid "History"
msgstr "Historial"

#: Screens/HistoryPage.swift
msgid "Day"
msgstr "Día"

#: Screens/HistoryPage.swift
#: Screens/ReportPage.swift
#: Screens/WeekViewPage.swift
msgid "Show"
msgstr "Mostrar"

#. {0} day.withWeekday; {1} cycle.number; {2} position.week; {3} position.day ?? 1
#: Screens/HistoryPage.swift
msgid "{0} · Cycle {1} · Week {2} · Day {3}"
msgstr "{0} · Ciclo {1} · Semana {2} · Día {3}"

#: Screens/HistoryPage.swift
#: Screens/LogPage.swift
#: UseCases/TIPsTracker+History.swift
msgid "edit the history"
msgstr "editar el historial"

#: Screens/HistoryPage.swift
msgid "Log"
msgstr "Registro"

#. {0} hold.reason; {1} context.name(of: release.member); {2} context.plan.room.shown(release.at)
#: Screens/HistoryPage.swift
msgid "{0}; released by {1} at {2}"
msgstr "{0}; {1} quitó la pausa el {2}"

#. {0} context.name(of: entry.member)
#: Screens/HistoryPage.swift
msgid "no dose was in the plan, and {0} logged it without one"
msgstr "no había dosis en el plan, y {0} lo anotó sin dosis"

#: Screens/HistoryPage.swift
msgid "no dose was in the plan"
msgstr "el plan no tenía dosis"

#: Screens/HistoryPage.swift
#: Screens/WeekViewPage.swift
msgid "early"
msgstr "antes de tiempo"

#: Screens/HistoryPage.swift
#: Screens/HomeBoxes.swift
msgid "a second dose"
msgstr "una segunda dosis"

#. {0} place
#: Screens/HistoryPage.swift
#: Screens/HomeBoxes.swift
msgid "dose {0} of the day"
msgstr "dosis {0} del día"

#. {0} context.time(entry.at)
#: Screens/HistoryPage.swift
msgid "for yesterday (taken {0})"
msgstr "cuenta para ayer (se tomó: {0})"

#. {0} name; {1} when
#: Screens/HistoryPage.swift
msgid "{0} answered at {1} that the clinic said go on"
msgstr "{0} respondió ({1}) que la clínica dijo que siga"

#. {0} name; {1} when; {2} why
#: Screens/HistoryPage.swift
msgid "{0} answered at {1} that the clinic said go on: asked because {2}"
msgstr "{0} respondió ({1}) que la clínica dijo que siga: se preguntó porque {2}"

#: Screens/HistoryPage.swift
msgid "the clinic's word was not asked for"
msgstr "no se preguntó qué dice la clínica"

#. {0} since
#: Screens/HistoryPage.swift
msgid "logged although the clinic stopped it from {0}"
msgstr "se anotó aunque la clínica lo suspendió desde el {0}"

#. {0} name
#: Screens/HistoryPage.swift
msgid "now called {0}"
msgstr "ahora se llama {0}"

#. {0} context.name(of: other.member); {1} context.time(other.at, on: entry.day)
#: Screens/HistoryPage.swift
msgid "also logged by {0} at {1}"
msgstr "también lo anotó {0} ({1})"

#: Screens/HistoryPage.swift
msgid "a dose"
msgstr "una dosis"

#. {0} text; {1} dose
#: Screens/HistoryPage.swift
msgid "{0}, after {1} (it began before the dose was logged)"
msgstr "{0}, después de {1} (empezó antes de la hora anotada de la dosis)"

#. {0} text; {1} minutes; {2} dose
#: Screens/HistoryPage.swift
msgid "{0}, {1} min after {2}"
msgstr "{0}, {1} min después de {2}"

#: Screens/HistoryPage.swift
msgid "a food"
msgstr "un alimento"

#. {0} text; {1} name
#: Screens/HistoryPage.swift
msgid "{0}, after {1}, not ticked"
msgstr "{0}, después de {1}, sin anotar"

#. {0} clockText(newest)
#: Screens/HomeNotices.swift
msgid "{0} — set the clock right, or confirm at each box that it is right"
msgstr "{0} — ponga bien el reloj, o confirme en cada casilla que está bien"

#. {0} cycle.challenge
#: Screens/HomeNotices.swift
msgid ""
"The food challenge is on {0}: ask the clinic which medicines and foods to stop before it, and from when — an admin "
"marks those"
msgstr ""
"La prueba de provocación es el {0}: pregunte a la clínica qué medicinas y alimentos suspender antes, y desde cuándo — "
"quien administra la sala los marca"

#. {0} item.name; {1} $0
#: Screens/HomeNotices.swift
msgid "{0} since {1}"
msgstr "{0} desde el {1}"

#. {0} listed(names)
#: Screens/HomeNotices.swift
msgid "Stopped by the clinic's word: {0}"
msgstr "Suspendido por indicación de la clínica: {0}"

#. {0} item.name; {1} dose
#: Screens/HomeNotices.swift
msgid "{0}, {1}, was carried over from the cycle before: is that its dose in this one?"
msgstr "{0}, {1}, viene del ciclo anterior: ¿es esa su dosis en este?"

#. {0} context.plan.timing.interval
#: Screens/HomeNotices.swift
msgid ""
"The wait between treatment foods belongs to the plan now: it is {0, plural, one {# minute} other {# minutes}}, the "
"longest that a member had set, until an admin sets it"
msgstr ""
"La espera entre alimentos de tratamiento ahora es parte del plan: es de {0, plural, one {# minuto} other {# "
"minutos}}, la más larga que tenía un integrante, hasta que la fije quien administra la sala"

#: Screens/HomeNotices.swift
#: Screens/OwnSettingsPages.swift
#: Screens/SettingsScreen.swift
msgid "Treatment Food Timer"
msgstr "Temporizador de alimentos de tratamiento"

#: Screens/HomeNotices.swift
msgid "The emergency plan isn't typed yet: the number to call, the epinephrine and the contacts"
msgstr "El plan de emergencia aún no está escrito: el número al que llamar, la epinefrina (adrenalina) y los contactos"

#. {0} listed(plan.missing)
#: Screens/HomeNotices.swift
msgid "Still missing in the emergency plan: {0}"
msgstr "Aún falta en el plan de emergencia: {0}"

#. {0} context.time(end, on: today)
#: Screens/HomeNotices.swift
msgid "The plan's rest after treatment foods ends at {0}"
msgstr "El reposo del plan después de los alimentos de tratamiento termina: {0}"

#. {0} time; {1} reaction.shownSymptom
#: Screens/EmergencyPage.swift
msgid ""
"A reaction with epinephrine was noted at {0}, {1}: the reminders and the timer of treatment foods are off until an "
"admin lifts it"
msgstr ""
"Se anotó una reacción con epinefrina (adrenalina) el {0}, {1}: los recordatorios y el temporizador de los alimentos "
"de tratamiento están apagados hasta que quien administra la sala levante la suspensión"

#. {0} time
#: Screens/EmergencyPage.swift
msgid ""
"A reaction that counts as severe, of {0}, was deleted on one device, by an earlier version of the app or before another "
"device made it count as severe: the reminders and the timer of treatment foods are off until an admin lifts it in the "
"emergency plan or deletes it in the reactions"
msgstr ""
"Una reacción que cuenta como grave, del {0}, se eliminó en un dispositivo, con una versión anterior de la aplicación o "
"antes de que otro dispositivo la hiciera contar como grave: los recordatorios y el temporizador de los alimentos de "
"tratamiento están apagados hasta que quien administra la sala levante la suspensión en el plan de emergencia o la "
"elimine en las reacciones"

#: Screens/EmergencyPage.swift
msgid "deleted on one device"
msgstr "eliminada en un dispositivo"

#. {0} time; {1} reaction.shownSymptom
#: Screens/EmergencyPage.swift
msgid ""
"A severe reaction was noted at {0}, {1}: the reminders and the timer of treatment foods are off until an admin lifts "
"it"
msgstr ""
"Se anotó una reacción grave el {0}, {1}: los recordatorios y el temporizador de los alimentos de tratamiento están "
"apagados hasta que quien administra la sala levante la suspensión"

#. {0} why
#: Screens/HomeNotices.swift
msgid "The clinic's word is asked for before {0}"
msgstr "Antes se pregunta qué dice la clínica — {0}"

#. {0} cycle.number; {1} number
#: Screens/HomeNotices.swift
msgid "Cycle {0} has reached its food challenge — set up cycle {1}"
msgstr "El ciclo {0} llegó a su prueba de provocación — prepare el ciclo {1}"

#: Screens/HomeNotices.swift
#: Screens/SettingsScreen.swift
#: TIPsError.swift
msgid "New Cycle"
msgstr "Ciclo nuevo"

#. {0} listed(missing.map(\.name))
#: Screens/HomeNotices.swift
msgid "Enter this cycle's doses of {0}"
msgstr "Anote las dosis de este ciclo: {0}"

#. {0} LogRule.graceEnd.hourAndMinute; {1} listed(open.map(\.name))
#: Screens/HomeNotices.swift
msgid "Until {0} a log can count for yesterday: {1}"
msgstr "Hasta las {0} un registro puede contar para ayer: {1}"

#. {0} time; {1} left[0]
#: Screens/HomeNotices.swift
msgid "The next treatment food is at {0}; logging {1} before then asks whether it was early"
msgstr "Siguiente alimento de tratamiento: {0}; si anota {1} antes, se le pregunta si fue antes de tiempo"

#. {0} time; {1} listed(left)
#: Screens/HomeNotices.swift
msgid "The next treatment food is at {0}; logging one of {1} before then asks whether it was early"
msgstr "Siguiente alimento de tratamiento: {0}; si anota antes uno de estos, se le pregunta si fue antes de tiempo: {1}"

#: Screens/HomeParts.swift
msgid "no cycle yet"
msgstr "aún no hay ciclo"

#. {0} next.number; {1} today.days(until: next.start)
#: Screens/HomeNotices.swift
msgid "Cycle {0} starts in {1, plural, one {# day} other {# days}}"
msgstr "El ciclo {0} empieza en {1, plural, one {# día} other {# días}}"

#. {0} position.distance
#: Screens/HomeParts.swift
msgid "starts in {0, plural, one {# day} other {# days}}"
msgstr "empieza en {0, plural, one {# día} other {# días}}"

#. {0} position.week; {1} position.day ?? 1; {2} cycle.weekCount
#: Screens/HomeParts.swift
msgid "Week {0} · Day {1} of {2, plural, one {# week} other {# weeks}}"
msgstr "Semana {0} · Día {1} de {2, plural, one {# semana} other {# semanas}}"

#: Screens/HomeParts.swift
msgid "challenge day"
msgstr "día de la prueba de provocación"

#. {0} position.distance
#: Screens/HomeParts.swift
msgid "challenge was {0, plural, one {# day} other {# days}} ago"
msgstr "la prueba de provocación fue hace {0, plural, one {# día} other {# días}}"

#. {0} cycle.number; {1} place
#: Screens/HomeParts.swift
msgid "Cycle {0} · {1}"
msgstr "Ciclo {0} · {1}"

#. {0} context.plan.room.timeZoneID; {1} context.time(context.now)
#: Screens/HomeParts.swift
msgid "days and times go by {0}, where it is {1}"
msgstr "los días y las horas son los de {0}, donde la hora es {1}"

#: Screens/HomeParts.swift
msgid "Export the room"
msgstr "Exportar la sala"

#: Screens/HomeParts.swift
msgid "Emergency plan"
msgstr "Plan de emergencia"

#: Screens/HomeParts.swift
msgid "no items yet"
msgstr "aún no hay elementos"

#. {0} ticked; {1} items.count
#: Screens/HomeParts.swift
msgid "{0} of {1} logged"
msgstr "{0} de {1} anotados"

#. {0} context.time(timer.endsAt)
#: Screens/HomeParts.swift
msgid "next at {0}"
msgstr "siguiente: {0}"

#. {0} context.time(claim.at, on: entry.day); {1} context.name(of: claim.member)
#: Screens/HomeParts.swift
msgid "{0} by {1}"
msgstr "{0}, {1}"

#. {0} ticks; {1} $0.text
#: Screens/HomeParts.swift
msgid "{0}, the plan has {1} now"
msgstr "{0}; ahora el plan tiene {1}"

#. {0} item.name
#: Screens/HomeBoxes.swift
msgid "Log {0}"
msgstr "Anotar {0}"

#. {0} item.name
#: Screens/HomeBoxes.swift
msgid "Count {0} for yesterday"
msgstr "Contar {0} para ayer"

#. {0} further; {1} item.name
#: Screens/HomeBoxes.swift
msgid "Log {0}: {1}"
msgstr "Anotar {0}: {1}"

#. {0} item.name; {1} ticks(entry); {2} further; {3} dose
#: Screens/HomeBoxes.swift
msgid "{0} is logged for today: {1}. Log {2} ({3}) that was taken as well?"
msgstr "{0} está anotado para hoy: {1}. ¿Anotar {2} ({3}) que también se tomó?"

#. {0} zone.timeOfDay(at: end); {1} item
#: Rules/Questions.swift
msgid "The wait between treatment foods ends at {0}. Log {1} early?"
msgstr "La espera entre alimentos de tratamiento termina: {0}. ¿Anotar {1} antes de tiempo?"

#. {0} clockText(behind)
#: Screens/HomeBoxes.swift
msgid "{0}. Is this clock right?"
msgstr "{0}. ¿Está bien este reloj?"

#: Screens/HomeBoxes.swift
msgid "The clinic said go on"
msgstr "La clínica dijo que siga"

#: Screens/HomeBoxes.swift
msgid "It was taken"
msgstr "Se tomó"

#: Screens/HomeBoxes.swift
msgid "Log without a dose"
msgstr "Anotar sin dosis"

#: Screens/HomeBoxes.swift
msgid "This clock is right"
msgstr "Este reloj está bien"

#: Screens/HomeBoxes.swift
msgid "Log early"
msgstr "Anotar antes de tiempo"

#. {0} context.plan.room.shown(context.deviceTime); {1} context.plan.room.shown(newest)
#: Screens/HomeBoxes.swift
msgid "This device's clock shows {0}, but the room has entries of {1}"
msgstr "El reloj de este dispositivo marca {0}, pero la sala tiene registros del {1}"

#. {0} item.name
#: Screens/HomeBoxes.swift
msgid "Take {0} back"
msgstr "Desmarcar {0}"

#. {0} names
#: Screens/HomeBoxes.swift
msgid "{0} logged it — delete one of the logs in the history"
msgstr "anotado por {0} — elimine uno de los registros en el historial"

#: Screens/HomeParts.swift
msgid "stopped after a severe reaction or epinephrine"
msgstr "suspendido tras una reacción grave o epinefrina (adrenalina)"

#. {0} day
#: Screens/HomeParts.swift
msgid "stopped by the clinic since {0}"
msgstr "suspendido por la clínica desde el {0}"

#. {0} count; {1} Self.target.lowerBound; {2} Self.target.upperBound
#: Screens/HomeParts.swift
msgid "{0} of {1}–{2}"
msgstr "{0} de {1}–{2}"

#. {0} range; {1} days
#: Screens/HomeParts.swift
msgid "{0}, short week of {1, plural, one {# day} other {# days}}"
msgstr "{0}, semana corta de {1, plural, one {# día} other {# días}}"

#. {0} range
#: Screens/HomeParts.swift
msgid "{0} this week"
msgstr "{0} esta semana"

#. {0} range; {1} added.weekday.name
#: Screens/HomeParts.swift
msgid "{0} this week, in the plan since {1}"
msgstr "{0} esta semana, en el plan desde el {1}"

#. {0} $0.patient
#: Model/Plan.swift
msgid "{0} Plan"
msgstr "Plan de {0}"

#: Model/Plan.swift
msgid "Plan"
msgstr "Plan"

#: Screens/HomeScreen.swift
msgid "Undo the last change"
msgstr "Deshacer el último cambio"

#: Screens/HomeScreen.swift
msgid "Undo"
msgstr "Deshacer"

#. {0} change.summary
#: Screens/HomeScreen.swift
msgid "Undo “{0}”"
msgstr "Deshacer “{0}”"

#. {0} change.summary; {1} day
#: Screens/HomeScreen.swift
msgid "Undo “{0}” of {1}"
msgstr "Deshacer “{0}” del {1}"

#. {0} change.summary; {1} day
#: Screens/HomeScreen.swift
msgid "Undo “{0}” of {1}, which wasn't today?"
msgstr "¿Deshacer “{0}” del {1}, que no fue hoy?"

#: Screens/HomeScreen.swift
#: Screens/WeekViewPage.swift
#: TIPsError.swift
msgid "Week View"
msgstr "Vista de la semana"

#. {0} context.name(of: entry.member)
#: Screens/LogPage.swift
msgid "logged by {0}"
msgstr "lo anotó {0}"

#. {0} entry.day.withWeekday
#: Screens/LogPage.swift
msgid "counts for {0}"
msgstr "cuenta para el {0}"

#. {0} context.time(entry.claim.recordedAt, on: entry.day)
#: Screens/LogPage.swift
msgid "entered {0}"
msgstr "se anotó: {0}"

#: Screens/LogPage.swift
#: Screens/ObservationPages.swift
msgid "Date"
msgstr "Fecha"

#: Screens/LogPage.swift
#: Screens/ObservationPages.swift
msgid "Time"
msgstr "Hora"

#. {0} snapshot.item; {1} Self.moment(entry, context)
#: Screens/LogPage.swift
msgid "Delete {0} of {1} from the history?"
msgstr "¿Eliminar del historial {0} ({1})?"

#. {0} entry.day; {1} time; {2} name
#: Screens/LogPage.swift
msgid "{0} {1} by {2}"
msgstr "{0} {1}, {2}"

#. {0} entry.day; {1} time; {2} name
#: Screens/LogPage.swift
msgid "{0} (taken {1}) by {2}"
msgstr "{0} (se tomó: {1}), {2}"

#. {0} place.step.title
#: Screens/NewCycleScreen.swift
msgid "New Cycle: {0}"
msgstr "Ciclo nuevo: {0}"

#: Screens/NewCycleScreen.swift
#: Screens/ReportPage.swift
#: Screens/SettingsScreen.swift
msgid "Home"
msgstr "Inicio"

#: Screens/NewCycleScreen.swift
#: Screens/SettingsScreen.swift
msgid "begin a cycle"
msgstr "empezar un ciclo"

#. {0} item.name
#: Screens/NewCycleScreen.swift
#: Screens/SetupItems.swift
msgid "{0}: Item Name"
msgstr "{0}: nombre del elemento"

#. {0} item.name
#: Screens/NewCycleScreen.swift
msgid "{0}: Category"
msgstr "{0}: categoría"

#. {0} plan.label($0).text
#: Screens/NewCycleScreen.swift
msgid "last cycle: {0}"
msgstr "ciclo anterior: {0}"

#. {0} plan.label($0).text
#: Screens/NewCycleScreen.swift
msgid "last cycle's last week: {0}"
msgstr "última semana del ciclo anterior: {0}"

#. {0} plan.label($0).text
#: Screens/NewCycleScreen.swift
msgid "blank keeps {0}"
msgstr "en blanco conserva {0}"

#. {0} carried.item.name
#: Screens/NewCycleScreen.swift
msgid "{0}, which was deleted"
msgstr "{0}, que se había eliminado"

#: Screens/NewCycleScreen.swift
msgid "Enter missing doses of treatment foods later"
msgstr "Anotar después las dosis que faltan de los alimentos de tratamiento"

#. {0} listed(dropped)
#: Screens/NewCycleScreen.swift
msgid "not carried over: {0}"
msgstr "no pasan al nuevo ciclo: {0}"

#. {0} listed(open)
#: Screens/NewCycleScreen.swift
msgid "doses still to be entered: {0}"
msgstr "dosis que faltan por anotar: {0}"

#: Screens/ObservationPages.swift
msgid "the picture is on another device"
msgstr "la foto está en otro dispositivo"

#: Screens/ObservationPages.swift
msgid "Edit"
msgstr "Editar"

#: Screens/ObservationPages.swift
msgid "Add a picture"
msgstr "Agregar una foto"

#: Screens/ObservationPages.swift
msgid "Another picture"
msgstr "Otra foto"

#: Screens/ObservationPages.swift
msgid "Picture"
msgstr "Foto"

#: Screens/ObservationPages.swift
msgid "Remove the picture"
msgstr "Quitar la foto"

#. {0} reaction.shownSymptom
#: Screens/ObservationPages.swift
msgid "Remove the picture of “{0}”?"
msgstr "¿Quitar la foto de “{0}”?"

#: Screens/ObservationPages.swift
#: Screens/RoomPage.swift
msgid "Remove"
msgstr "Quitar"

#: Screens/ObservationPages.swift
msgid "New reaction"
msgstr "Reacción nueva"

#: Screens/ObservationPages.swift
msgid "Severe reaction"
msgstr "Reacción grave"

#: Screens/ObservationPages.swift
msgid "No reaction has been written down in this cycle."
msgstr "No se ha anotado ninguna reacción en este ciclo."

#: Screens/ObservationPages.swift
msgid "edit reactions of others or of earlier days"
msgstr "editar reacciones de otras personas o de días anteriores"

#: Screens/ObservationPages.swift
msgid "delete reactions"
msgstr "eliminar reacciones"

#. {0} reaction.shownSymptom; {1} reaction.day
#: Screens/ObservationPages.swift
msgid "Delete “{0}” of {1}?"
msgstr "¿Eliminar “{0}” del {1}?"

#. {0} reaction.shownSymptom; {1} reaction.day
#: Screens/ObservationPages.swift
msgid "Delete “{0}” of {1}, and end its stop of the treatment foods?"
msgstr "¿Eliminar “{0}” del {1} y dejar de suspender por ella los alimentos de tratamiento?"

#: Screens/ObservationPages.swift
#: Screens/SettingsScreen.swift
#: TIPsError.swift
msgid "Holds"
msgstr "Pausas"

#: Screens/ObservationPages.swift
msgid "hold days"
msgstr "poner días en pausa"

#: Screens/ObservationPages.swift
msgid "Release"
msgstr "Quitar la pausa"

#: Screens/ObservationPages.swift
msgid "Hold days"
msgstr "Poner días en pausa"

#: Screens/ObservationPages.swift
msgid "Hold"
msgstr "Poner en pausa"

#: Screens/ObservationPages.swift
msgid "No day is held: every dosing day counts."
msgstr "Ningún día está en pausa: cuentan todos los días de dosis."

#: Screens/ObservationPages.swift
msgid "There was epinephrine or an emergency room. Was the reaction mild all the same?"
msgstr "Se usó epinefrina (adrenalina) o hubo visita a la sala de emergencias. ¿Aun así la reacción fue leve?"

#: Screens/ObservationPages.swift
msgid "It was mild"
msgstr "Fue leve"

#: Screens/ObservationPages.swift
msgid "Severity"
msgstr "Gravedad"

#: Screens/ObservationPages.swift
msgid "choose mild, moderate or severe"
msgstr "elija leve, moderada o grave"

#: Screens/ObservationPages.swift
msgid "After"
msgstr "Después de"

#: Screens/ObservationPages.swift
msgid "Symptom"
msgstr "Síntoma"

#: Screens/ObservationPages.swift
msgid "hives"
msgstr "ronchas"

#: Screens/ObservationPages.swift
msgid "Note"
msgstr "Nota"

#: Screens/ObservationPages.swift
msgid "Epinephrine given at"
msgstr "Hora en que se dio la epinefrina (adrenalina)"

#: Screens/ReactionPage.swift
msgid "Second epinephrine given at"
msgstr "Hora en que se dio la segunda epinefrina (adrenalina)"

#: Screens/ObservationPages.swift
msgid "Antihistamine given"
msgstr "Se dio antihistamínico"

#: Screens/ObservationPages.swift
msgid "Emergency room"
msgstr "Sala de emergencias"

#: Screens/ObservationPages.swift
msgid "From"
msgstr "Desde"

#: Screens/ObservationPages.swift
msgid "Through"
msgstr "Hasta"

#. {0} days.count
#: Screens/ObservationPages.swift
msgid "{0, plural, one {# day} other {# days}}"
msgstr "{0, plural, one {# día} other {# días}}"

#: Screens/ObservationPages.swift
msgid "Reason"
msgstr "Motivo"

#: Screens/ObservationPages.swift
msgid "illness"
msgstr "enfermedad"

#: Screens/ObservationPages.swift
msgid "Epinephrine given, time unknown"
msgstr "Se dio epinefrina (adrenalina); no se sabe a qué hora"

#: Screens/OwnSettingsPages.swift
#: Screens/SettingsScreen.swift
#: Screens/SetupScreen.swift
msgid "Reminders"
msgstr "Recordatorios"

#. {0} context.memberZone.identifier
#: Screens/OwnSettingsPages.swift
msgid "times are in {0}"
msgstr "las horas son las de {0}"

#: Screens/OwnSettingsPages.swift
msgid "Rest after a treatment food"
msgstr "Reposo después de un alimento de tratamiento"

#. {0} interval
#: Screens/OwnSettingsPages.swift
msgid "{0, plural, one {# minute} other {# minutes}} between treatment foods and no rest after one, for everybody"
msgstr ""
"{0, plural, one {# minuto} other {# minutos}} entre alimentos de tratamiento y sin reposo después de uno, para todos"

#. {0} interval; {1} rest
#: Screens/OwnSettingsPages.swift
msgid ""
"{0, plural, one {# minute} other {# minutes}} between treatment foods and {1, plural, one {# minute} other {# "
"minutes}} of rest after one, for everybody"
msgstr ""
"{0, plural, one {# minuto} other {# minutos}} entre alimentos de tratamiento y {1, plural, one {# minuto} other {# "
"minutos}} de reposo después de uno, para todos"

#. {0} times
#: Screens/OwnSettingsPages.swift
msgid "{0}; the wait is the longest that a member had set, until an admin sets it"
msgstr "{0}; la espera es la más larga que tenía un integrante, hasta que la fije quien administra la sala"

#. {0} category.title
#: Screens/OwnSettingsPages.swift
msgid "{0}: time"
msgstr "{0}: hora"

#: Screens/OwnSettingsPages.swift
msgid "Minutes"
msgstr "Minutos"

#: Screens/OwnSettingsPages.swift
msgid "Timer after each treatment food"
msgstr "Temporizador después de cada alimento de tratamiento"

#: Screens/OwnSettingsPages.swift
msgid "Your Time Zone, or blank for the device's"
msgstr "Su zona horaria, o en blanco para la del dispositivo"

#: Screens/OwnSettingsPages.swift
msgid "Save the Time Zone"
msgstr "Guardar la zona horaria"

#: Screens/ReactionPage.swift
msgid "The picture is on another device."
msgstr "La foto está en otro dispositivo."

#. {0} reaction.shownSymptom; {1} reaction.day
#: Screens/ReactionPage.swift
msgid "The picture of the reaction “{0}” of {1}"
msgstr "La foto de la reacción “{0}” del {1}"

#: Screens/ReactionPage.swift
msgid "choose the dose that the reaction followed"
msgstr "elija la dosis después de la cual fue la reacción"

#: Screens/ReactionPage.swift
msgid "Second epinephrine given, time unknown"
msgstr "Se dio una segunda epinefrina (adrenalina); no se sabe a qué hora"

#: Screens/ReportPage.swift
msgid "Read it before you give it to the clinic. The PDF has the same figures."
msgstr "Léalo antes de entregarlo a la clínica. El PDF tiene las mismas cifras."

#: Screens/ReportPage.swift
msgid "Share as PDF"
msgstr "Compartir como PDF"

#: Screens/ReportPage.swift
msgid "Report for the clinic"
msgstr "Informe para la clínica"

#. {0} cycle.number; {1} min(today, cycle.lastDosingDay)
#: Screens/ReportPage.swift
msgid "Cycle {0}, up to {1}"
msgstr "Ciclo {0}, hasta el {1}"

#: Screens/ReportPage.swift
#: Screens/WeekViewPage.swift
msgid "Cycle"
msgstr "Ciclo"

#: Screens/ReportPage.swift
msgid "Logs as a table (CSV)"
msgstr "Registros en una tabla (CSV)"

#: Screens/RoomPage.swift
#: Screens/SettingsScreen.swift
#: Screens/SyncPage.swift
msgid "Room"
msgstr "Sala"

#: Screens/RoomPage.swift
msgid "The room isn't shared, so no other device can use a code of it. Share it first."
msgstr "La sala no está compartida, así que ningún otro dispositivo puede usar su código. Compártala antes."

#: Screens/RoomPage.swift
#: Screens/SyncPage.swift
#: TIPsError.swift
msgid "Sharing"
msgstr "Compartir"

#: Screens/RoomPage.swift
msgid "Role"
msgstr "Función"

#: Screens/RoomPage.swift
msgid "A logger ticks boxes"
msgstr "Quien anota marca casillas"

#: Screens/RoomPage.swift
msgid "An admin does everything"
msgstr "Quien administra hace todo"

#: Screens/RoomPage.swift
msgid "Name"
msgstr "Nombre"

#: Screens/RoomPage.swift
#: Screens/SetupAnswers.swift
msgid "choose one of the two"
msgstr "elija una de las dos opciones"

#: Screens/RoomPage.swift
#: UseCases/TIPsTracker+Room.swift
msgid "add members"
msgstr "agregar integrantes"

#: Screens/RoomPage.swift
msgid "Add Member"
msgstr "Agregar integrante"

#: Screens/RoomPage.swift
#: Screens/SetupAnswers.swift
msgid "Patient's Time Zone"
msgstr "Zona horaria del paciente"

#: Screens/RoomPage.swift
msgid "move the room's zone"
msgstr "cambiar la zona horaria de la sala"

#: Screens/RoomPage.swift
msgid "Time Zone"
msgstr "Zona horaria"

#: Screens/RoomPage.swift
msgid "New Code"
msgstr "Código nuevo"

#: Screens/RoomPage.swift
msgid "Make a Code"
msgstr "Crear un código"

#: Screens/RoomPage.swift
msgid "share the room's code"
msgstr "compartir el código de la sala"

#: Screens/RoomPage.swift
msgid "Make a new code? The one you have stops working."
msgstr "¿Crear un código nuevo? El que tiene dejará de servir."

#: Screens/RoomPage.swift
msgid "Leave the Room"
msgstr "Salir de la sala"

#: Screens/RoomPage.swift
msgid "Leave the room? Your logs stay."
msgstr "¿Salir de la sala? Sus registros se quedan."

#: Screens/RoomPage.swift
msgid "Leave"
msgstr "Salir"

#: Screens/RoomPage.swift
#: Screens/SyncPage.swift
#: TIPsError.swift
msgid "Setup"
msgstr "Preparación"

#. {0} end; {1} $0
#: Screens/RoomPage.swift
msgid "lets people join until {0}, unless another admin has voided or replaced it since {1}"
msgstr ""
"permite unirse hasta el {0}, salvo que otra persona que administra la sala lo haya anulado o reemplazado; última "
"revisión: {1}"

#. {0} end
#: Screens/RoomPage.swift
msgid "lets people join until {0}, unless another admin has voided or replaced it"
msgstr "permite unirse hasta el {0}, salvo que otra persona que administra la sala lo haya anulado o reemplazado"

#. {0} name
#: Screens/RoomPage.swift
#: Screens/SetupItems.swift
msgid "Remove {0}"
msgstr "Quitar a {0}"

#. {0} isNamed ? name.value : place
#: Screens/SetupItems.swift
msgctxt "an item"
msgid "Remove {0}"
msgstr "Quitar {0}"

#: Screens/RoomPage.swift
#: UseCases/TIPsTracker+Room.swift
msgid "remove members"
msgstr "quitar integrantes"

#. {0} name
#: Screens/RoomPage.swift
msgid "Remove {0} from the room? Their logs stay."
msgstr "¿Quitar a {0} de la sala? Sus registros se quedan."

#. {0} name
#: Screens/RoomPage.swift
msgid "Make {0} a logger"
msgstr "Que {0} solo anote"

#. {0} name
#: Screens/RoomPage.swift
msgid "Make {0} an admin"
msgstr "Que {0} administre"

#: Screens/RoomPage.swift
#: UseCases/TIPsTracker+Room.swift
msgid "change roles"
msgstr "cambiar funciones"

#. {0} member.name
#: Screens/RoomPage.swift
msgid "Let another phone of {0} in"
msgstr "Dejar entrar otro teléfono de {0}"

#: Screens/RoomPage.swift
msgid "Account that the phone shows"
msgstr "Cuenta que muestra el teléfono"

#: Screens/RoomPage.swift
msgid "Shut Out"
msgstr "Sacar"

#: Screens/RoomPage.swift
msgid "it is this device, which leaves the room instead"
msgstr "es este dispositivo, que en vez de eso sale de la sala"

#. {0} member; {1} member
#: Screens/RoomPage.swift
msgid "Shut this device of {0} out? {1} is no longer a member, and the room's code stops working."
msgstr "¿Sacar este dispositivo de {0}? {1} ya no es integrante, y el código de la sala dejará de servir."

#. {0} member; {1} member
#: Screens/RoomPage.swift
msgid "Shut this device of {0} out? {1} stays a member, and the room's code stops working."
msgstr "¿Sacar este dispositivo de {0}? {1} sigue siendo integrante, y el código de la sala dejará de servir."

#: Screens/ScreenContext.swift
#: TIPsError+Messages.swift
#: UseCases/TIPsTracker+Reminders.swift
msgid "somebody"
msgstr "alguien"

#: Screens/SettingsScreen.swift
#: Screens/UnitPages.swift
#: TIPsError.swift
msgid "Edit Units"
msgstr "Editar unidades"

#: Screens/SettingsScreen.swift
msgid "Notifications"
msgstr "Avisos"

#: Screens/SettingsScreen.swift
#: Screens/SetupScreen.swift
#: TIPsError.swift
msgid "Edit Cycle"
msgstr "Editar ciclo"

#: Screens/SettingsScreen.swift
msgid "edit the cycle"
msgstr "editar el ciclo"

#. {0} item.name; {1} week
#: Screens/SettingsScreen.swift
msgid "{0}, week {1}: Dose"
msgstr "{0}, semana {1}: dosis"

#. {0} item.name; {1} week
#: Screens/SettingsScreen.swift
msgid "{0}, week {1}: Unit"
msgstr "{0}, semana {1}: unidad"

#: Screens/SettingsScreen.swift
msgid "Weekly doses"
msgstr "Dosis semanales"

#: Screens/SettingsScreen.swift
msgid "each week keeps its dose"
msgstr "cada semana conserva su dosis"

#: Screens/SettingsScreen.swift
msgid "each date keeps its dose"
msgstr "cada fecha conserva su dosis"

#: Screens/SetupAnswers.swift
msgid "Are you setting up for yourself, or do you have a room code?"
msgstr "¿Va a preparar el plan usted, o tiene un código de sala?"

#: Screens/SetupAnswers.swift
msgid "I am setting up for myself"
msgstr "Lo preparo yo"

#: Screens/SetupAnswers.swift
msgid "I have a room code"
msgstr "Tengo un código de sala"

#: Screens/SetupAnswers.swift
msgid "Room Code or Invitation"
msgstr "Código de la sala o invitación"

#: Screens/SetupAnswers.swift
msgid "a room code is needed — an admin of the room can share one"
msgstr "falta un código de la sala — quien administra la sala puede compartirlo"

#: Screens/SetupAnswers.swift
msgid "Where the Room Is Shared"
msgstr "Dónde se comparte la sala"

#: Screens/SetupAnswers.swift
msgid "the address of the room is needed — it is in the invitation that an admin can share"
msgstr "falta la dirección de la sala — está en la invitación que puede compartir quien administra la sala"

#: Screens/SetupAnswers.swift
msgid "I am in the room already, on another phone"
msgstr "Ya estoy en la sala, en otro teléfono"

#: Screens/SetupAnswers.swift
#: Screens/SyncPage.swift
msgid "Key of the Firebase Project, if it is one"
msgstr "Clave del proyecto de Firebase, si lo es"

#: Screens/SetupAnswers.swift
msgid "Your Name"
msgstr "Su nombre"

#. {0} me; {1} timeZoneID
#: Screens/SetupAnswers.swift
msgid "{0}, an admin; the plan goes by {1}"
msgstr "{0} administra; el plan usa la hora de {1}"

#. {0} cycle.patient; {1} cycle.number
#: Screens/SetupAnswers.swift
msgid "{0} Plan, cycle {1}"
msgstr "Plan de {0}, ciclo {1}"

#. {0} cycle.start.withWeekday; {1} cycle.challenge.withWeekday; {2} cycle.weekCount
#: Screens/SetupAnswers.swift
msgid "from {0} up to the challenge on {1}, {2, plural, one {# week} other {# weeks}}"
msgstr "del {0} hasta la prueba de provocación del {1}, {2, plural, one {# semana} other {# semanas}}"

#: Screens/SetupAnswers.swift
msgid "none yet"
msgstr "aún ninguno"

#: Screens/SetupAnswers.swift
msgid "no reminders"
msgstr "sin recordatorios"

#. {0} on.joined(separator: ", ")
#: Screens/SetupAnswers.swift
msgid "reminders: {0}"
msgstr "recordatorios: {0}"

#. {0} settings.timerMinutes
#: Screens/SetupAnswers.swift
msgid "a timer of {0, plural, one {# minute} other {# minutes}} after each treatment food"
msgstr "un temporizador de {0, plural, one {# minuto} other {# minutos}} después de cada alimento de tratamiento"

#: Screens/SetupAnswers.swift
msgid "no treatment food timer"
msgstr "sin temporizador de alimentos de tratamiento"

#. {0} start
#: Screens/SetupAnswers.swift
msgid "a cycle that began on {0} was over years ago — begin with the present cycle"
msgstr "un ciclo que empezó el {0} terminó hace años — empiece con el ciclo actual"

#. {0} category.title
#: Screens/SetupItems.swift
msgid "Add Item: {0}"
msgstr "Agregar elemento: {0}"

#: Screens/SetupItems.swift
msgid "More units, with commas between"
msgstr "Más unidades, separadas por comas"

#: Screens/SetupItems.swift
msgid "drop, sachet"
msgstr "gota, sobre"

#. {0} listed(known.map { UnitWords($0).one })
#: Screens/SetupItems.swift
msgid "there are {0} already"
msgstr "ya están: {0}"

#: Screens/SetupScreen.swift
msgid "Welcome"
msgstr "Le damos la bienvenida"

#. {0} place.step.title
#: Screens/SetupScreen.swift
msgid "Setup: {0}"
msgstr "Preparación: {0}"

#: Screens/SetupScreen.swift
msgid "Who is setting up?"
msgstr "¿Quién prepara el plan?"

#: Screens/SetupScreen.swift
#: TIPsError.swift
msgid "Room Code"
msgstr "Código de la sala"

#: Screens/SetupScreen.swift
msgid "Confirm"
msgstr "Confirmar"

#: Screens/SetupScreen.swift
#: UseCases/TIPsTracker+Acts.swift
msgid "Back"
msgstr "Volver"

#: Screens/SetupScreen.swift
#: UseCases/TIPsTracker+CarryOut.swift
msgid "Next"
msgstr "Siguiente"

#: Screens/SyncPage.swift
msgid "Try Again"
msgstr "Intentar otra vez"

#: Screens/SyncPage.swift
msgid "Discard"
msgstr "Descartar"

#. {0} localized(kept: operation.summary)
#: Screens/SyncPage.swift
msgid "Discard “{0}”? It is nowhere else."
msgstr "¿Descartar “{0}”? No está en ningún otro lugar."

#: Screens/SyncPage.swift
msgid "Share Now"
msgstr "Compartir ahora"

#: Screens/SyncPage.swift
msgid "there is no room on this device yet"
msgstr "aún no hay ninguna sala en este dispositivo"

#: Screens/SyncPage.swift
msgid "Join"
msgstr "Unirse"

#: Screens/SyncPage.swift
msgid "Join a Room"
msgstr "Unirse a una sala"

#: Screens/SyncPage.swift
msgid "Where to Share the Room"
msgstr "Dónde compartir la sala"

#: Screens/SyncPage.swift
msgid "Share"
msgstr "Compartir"

#: Screens/SyncPage.swift
msgid "only an admin can share the room — ask one"
msgstr "solo quien administra la sala puede compartirla — pídaselo"

#: Screens/SyncPage.swift
msgid "Share the Room"
msgstr "Compartir la sala"

#: Screens/SyncPage.swift
msgid "the room is on this device alone"
msgstr "la sala está solo en este dispositivo"

#. {0} count; {1} room.time($0, on: now)
#: Screens/SyncPage.swift
msgid "{0, plural, one {# change waits} other {# changes wait}} to be sent, since {1}"
msgstr "{0, plural, one {# cambio espera} other {# cambios esperan}} su envío; el más antiguo: {1}"

#. {0} count
#: Screens/SyncPage.swift
msgid "{0, plural, one {# change waits} other {# changes wait}} to be sent"
msgstr "{0, plural, one {# cambio espera} other {# cambios esperan}} su envío"

#: Screens/SyncPage.swift
msgid "the room has not been looked at yet"
msgstr "aún no se ha revisado la sala"

#. {0} time
#: Screens/SyncPage.swift
msgid "everything is shared, as of {0}"
msgstr "todo está compartido; última revisión: {0}"

#. {0} time
#: Screens/SyncPage.swift
msgid "everything is shared, as of {0}; what others ticked since isn't here"
msgstr "todo está compartido; última revisión: {0}; lo que otros marcaron después no está aquí"

#. {0} room.time(last, on: now)
#: Screens/SyncPage.swift
msgid "Last up to date at {0}: what others ticked since isn't here"
msgstr "Última actualización: {0}. Lo que otros marcaron después no está aquí"

#. {0} room.time(end, on: now)
#: Screens/SyncPage.swift
msgid "this device is no longer in the room, since {0}"
msgstr "este dispositivo ya no está en la sala; desde: {0}"

#. {0} gone(since: end, context.plan.room, context.now)
#: Screens/SyncPage.swift
msgid "{0} — ask an admin to be let in again"
msgstr "{0} — pida permiso a quien administra la sala para entrar otra vez"

#. {0} status.parked
#: Screens/SyncPage.swift
msgid "{0, plural, one {# change was} other {# changes were}} refused by the room's server — look at what to do"
msgstr "el servidor de la sala rechazó {0, plural, one {# cambio} other {# cambios}} — vea qué hacer"

#. {0} state(status, context.plan.room, context.now)
#: Screens/SyncPage.swift
msgid "{0} — look whether this device is online"
msgstr "{0} — vea si este dispositivo tiene internet"

#: Screens/SyncPage.swift
msgid "only an admin can import a room — ask one"
msgstr "solo quien administra la sala puede importar una — pídaselo"

#: Screens/SyncPage.swift
msgid "Member"
msgstr "Integrante"

#: Screens/SyncPage.swift
msgid "Use This Device"
msgstr "Usar este dispositivo"

#: Screens/SyncPage.swift
msgid "Import a Room File"
msgstr "Importar un archivo de sala"

#: Screens/SyncPage.swift
msgid "File that “Export the room” gave"
msgstr "Archivo que dio “Exportar la sala”"

#: Screens/SyncPage.swift
msgid "This device's clock is right, although the file has later entries"
msgstr "El reloj de este dispositivo está bien, aunque el archivo tenga entradas posteriores"

#: Screens/SyncPage.swift
msgid "Sign This Device Out"
msgstr "Cerrar la sesión de este dispositivo"

#. {0} remote.address
#: Screens/SyncPage.swift
msgid "Sign this device out of {0} for good? What was logged stays. This device can't come back as the same one."
msgstr "¿Cerrar para siempre la sesión de este dispositivo en {0}? Lo anotado se conserva. Este dispositivo no puede volver como el mismo."

#: Screens/SyncPage.swift
msgid "Sign Out"
msgstr "Cerrar la sesión"

#: Screens/UnitPages.swift
msgid "Edit Unit"
msgstr "Editar unidad"

#: Screens/UnitPages.swift
msgid "Add Unit"
msgstr "Agregar unidad"

#: Screens/UnitPages.swift
msgid "Add Unit from Item List"
msgstr "Agregar unidad desde la lista de elementos"

#: Screens/UnitPages.swift
msgid "Add Unit from Treatment Item List"
msgstr "Agregar unidad desde la lista de tratamiento"

#. {0} listed(users)
#: Screens/UnitPages.swift
msgid "{0} will keep it."
msgstr "La conservan: {0}."

#: Screens/UnitPages.swift
msgid "it is deleted already"
msgstr "ya está eliminada"

#. {0} unit.shownName
#: Screens/UnitPages.swift
msgid "Delete the unit “{0}”?"
msgstr "¿Eliminar la unidad “{0}”?"

#: Screens/UnitPages.swift
msgid "drop"
msgstr "gota"

#. {0} cycle.number; {1} shown; {2} cycle.weekCount
#: Screens/WeekViewPage.swift
msgid "Cycle {0} · Week {1} of {2}"
msgstr "Ciclo {0} · Semana {1} de {2}"

#: Screens/WeekViewPage.swift
msgid "Week"
msgstr "Semana"

#: Screens/WeekViewPage.swift
msgid "logged"
msgstr "anotado"

#: Screens/WeekViewPage.swift
msgid "due and not logged"
msgstr "tocaba y no se anotó"

#: Screens/WeekViewPage.swift
msgid "due today and not logged yet"
msgstr "toca hoy y aún no se anota"

#: Screens/WeekViewPage.swift
msgid "will be due"
msgstr "va a tocar"

#: Screens/WeekViewPage.swift
msgid "not due"
msgstr "no toca"

#: Screens/WeekViewPage.swift
msgid "not logged on a held day"
msgstr "sin anotar en un día en pausa"

#: Screens/WeekViewPage.swift
msgid "stopped by the clinic"
msgstr "suspendido por la clínica"

#: Screens/WeekViewPage.swift
msgid "missed"
msgstr "no se anotó"

#: Screens/WeekViewPage.swift
msgid "due today"
msgstr "toca hoy"

#: Screens/WeekViewPage.swift
msgid "a reaction followed"
msgstr "hubo una reacción después"

#: Screens/WeekViewPage.swift
msgid "held"
msgstr "en pausa"

#: Screens/WeekViewPage.swift
msgid "logged by two people, or on two phones"
msgstr "anotado por dos personas, o en dos teléfonos"

#: Screens/WeekViewPage.swift
msgid "two doses, 3d three"
msgstr "dos dosis, 3d tres"

#: Screens/WeekViewPage.swift
msgid "after midnight"
msgstr "después de medianoche"

#: Screens/WeekViewPage.swift
msgid "another dose than the plan's"
msgstr "otra dosis que la del plan"

#: Screens/WeekViewPage.swift
msgctxt "mark"
msgid "stop"
msgstr "susp"

#: Screens/WeekViewPage.swift
msgctxt "column"
msgid "today"
msgstr "hoy"

#. {0} target.lowerBound
#: Screens/WeekViewPage.swift
msgid "fewer than {0} in the week"
msgstr "menos de {0} en la semana"

#. {0} target.lowerBound; {1} target.upperBound
#: Screens/WeekViewPage.swift
msgid "{0} to {1} in the week"
msgstr "de {0} a {1} en la semana"

#. {0} target.upperBound
#: Screens/WeekViewPage.swift
msgid "more than {0} in the week"
msgstr "más de {0} en la semana"

#: Screens/WeekViewPage.swift
msgctxt "week"
msgid "low"
msgstr "poco"

#: Screens/WeekViewPage.swift
msgctxt "week"
msgid "ok"
msgstr "bien"

#: Screens/WeekViewPage.swift
msgctxt "week"
msgid "over"
msgstr "de más"

#. {0} used.key.kind; {1} used.key.entity
#: Store/ChangeInverse.swift
msgid "there are logs with {0} {1}, which would be gone"
msgstr "hay registros con {0} {1} que se perderían"

#. {0} rule.labelWithArticle; {1} rule.example
#: TIPsError+Messages.swift
msgid "{0} is blank — enter {1}"
msgstr "falta {0} — escriba {1}"

#. {0} rule.label; {1} characters; {2} rule.limit
#: TIPsError+Messages.swift
msgid "the {0} has {1} characters — shorten it to {2}"
msgstr "demasiado largo: {0} ({1} caracteres) — acórtelo a {2}"

#. {0} text
#: TIPsError+Messages.swift
msgid "“{0}” is a range — a dose is one amount: write the one to take"
msgstr "“{0}” es un rango — una dosis es una sola cantidad: escriba la que se toma"

#. {0} text
#: TIPsError+Messages.swift
msgid "“{0}” is no dose — write an amount above 0, or leave the dose out"
msgstr "“{0}” no es una dosis — escriba una cantidad mayor que 0, o no ponga dosis"

#: TIPsError+Messages.swift
msgid "the dose is empty — write an amount and a unit, such as 1/4 tsp"
msgstr "la dosis está vacía — escriba una cantidad y una unidad, como 1/4 cdta."

#. {0} text
#: TIPsError+Messages.swift
msgid "“{0}” has no amount or no unit — write both, such as 1/4 tsp"
msgstr "“{0}” no tiene cantidad o unidad — escriba las dos, por ejemplo 1/4 cdta."

#. {0} number; {1} Cycle.numbers.lowerBound; {2} Cycle.numbers.upperBound
#: TIPsError+Messages.swift
msgid "{0} is no cycle number — use one from {1} to {2}"
msgstr "{0} no es un número de ciclo — use uno del {1} al {2}"

#. {0} number
#: TIPsError+Messages.swift
msgid "there is a cycle {0} already — use another number"
msgstr "ya hay un ciclo {0} — use otro número"

#. {0} challenge; {1} start
#: TIPsError+Messages.swift
msgid "the food challenge on {0} is not after the dosing start on {1} — choose a later date for it"
msgstr "la prueba de provocación del {0} no es después del inicio de las dosis, el {1} — elija una fecha posterior"

#. {0} challenge
#: TIPsError+Messages.swift
msgid "the food challenge on {0} was years ago — begin with the present cycle"
msgstr "la prueba de provocación del {0} fue hace años — empiece con el ciclo actual"

#. {0} weeks; {1} Cycle.weekLimit
#: TIPsError+Messages.swift
msgid "{0} weeks are too many for a cycle — put the challenge at most {1} weeks after the start"
msgstr ""
"{0} semanas son demasiadas para un ciclo — ponga la prueba de provocación a lo más {1} semanas después del inicio"

#. {0} number; {1} other; {2} start; {3} challenge; {4} start; {5} challenge
#: TIPsError+Messages.swift
msgid "cycle {0} overlaps cycle {1}, which goes from {2} to {3} — let it end by {4}, or start on {5} or later"
msgstr ""
"el ciclo {0} se cruza con el ciclo {1}, que va del {2} al {3} — que termine a más tardar el {4}, o que empiece el {5} "
"o después"

#. {0} name
#: TIPsError+Messages.swift
msgid ""
"another member is called “{0}” — choose another name, or join as that member with another phone of the same person"
msgstr ""
"otro integrante se llama “{0}” — elija otro nombre, o únase como ese integrante con otro teléfono de la misma persona"

#. {0} name
#: TIPsError+Messages.swift
msgid "the device “{0}” belongs to the room already — nothing has to be done"
msgstr "el dispositivo “{0}” ya está en la sala — no hay que hacer nada"

#. {0} Self.kind(what); {1} name
#: TIPsError+Messages.swift
msgid "another {0} is called “{1}” — choose another name"
msgstr "el nombre “{1}” ya se usa ({0}) — elija otro nombre"

#. {0} Self.list(missingDoses)
#: TIPsError+Messages.swift
msgid "{0} — enter one for each of them"
msgstr "{0} — anote una para cada semana"

#. {0} from; {1} to; {2} listed(items)
#: TIPsError+Messages.swift
msgid "“{0}” and “{1}” are different measures, so the doses of {2} would change — keep the name, and edit the doses"
msgstr "“{0}” y “{1}” son medidas distintas, así que cambiarían las dosis de {2} — conserve el nombre y edite las dosis"

#. {0} text
#: TIPsError+Messages.swift
msgid "“{0}” is no weight — write one number with kg or lb behind it, such as 18 kg"
msgstr "“{0}” no es un peso — escriba un solo número seguido de kg o lb, por ejemplo 18 kg"

#. {0} text
#: TIPsError+Messages.swift
msgid "“{0}” is no dose of epinephrine — write an amount with mg, mcg or mL, such as 0.15 mg"
msgstr ""
"“{0}” no es una dosis de epinefrina (adrenalina) — escriba una cantidad con mg, mcg o mL, por ejemplo 0.15 mg"

#. {0} text
#: TIPsError+Messages.swift
msgid ""
"“{0}” isn't one telephone number — write the digits of one, such as 911, and others among the contacts"
msgstr ""
"“{0}” no es un solo número de teléfono — escriba las cifras de uno, por ejemplo 911, y los demás entre los contactos"

#. {0} hours; {1} ClinicInstructions.gapRange.lowerBound; {2} ClinicInstructions.gapRange.upperBound
#: TIPsError+Messages.swift
msgid "{0} hours are no gap to ask after — use {1} to {2}"
msgstr "{0} horas no sirven como interrupción — use de {1} a {2}"

#. {0} week; {1} weeks
#: TIPsError+Messages.swift
msgid "the cycle has no week {0} — use one from 1 to {1}"
msgstr "el ciclo no tiene semana {0} — use una de la 1 a la {1}"

#. {0} week; {1} current
#: TIPsError+Messages.swift
msgid "week {0} is over and stays as it was — enter doses from week {1} on"
msgstr "la semana {0} ya pasó y se queda como estaba — anote dosis desde la semana {1}"

#. {0} place
#: TIPsError+Messages.swift
msgid "the category has no place {0} — use 1"
msgstr "la categoría no tiene lugar {0} — use 1"

#. {0} place; {1} last
#: TIPsError+Messages.swift
msgid "the category has no place {0} — use one from 1 to {1}"
msgstr "la categoría no tiene lugar {0} — use uno del 1 al {1}"

#. {0} category.title
#: TIPsError+Messages.swift
msgid "only treatment foods have doses by week — enter one dose for what is in {0}"
msgstr "solo los alimentos de tratamiento tienen dosis por semana — anote una sola dosis para lo que está en {0}"

#. {0} text.prefix(40)
#: TIPsError+Messages.swift
msgid "“{0}” is no date with a time — write one such as 2026-01-05T07:30:00Z"
msgstr "“{0}” no es una fecha con hora — escriba una como 2026-01-05T07:30:00Z"

#. {0} text.prefix(40); {1} last; {2} last
#: TIPsError+Messages.swift
msgid "“{0}” is no day of the history — write a date up to {1}, such as {2}"
msgstr "“{0}” no es un día del historial — escriba una fecha hasta el {1}, como {2}"

#. {0} text.prefix(40); {1} numbers.map(String.init).joined(separator: ", ")
#: TIPsError+Messages.swift
msgid "there is no cycle “{0}” — choose from the room's cycles: {1}"
msgstr "no hay ningún ciclo “{0}” — elija entre los ciclos de la sala: {1}"

#. {0} text.prefix(40)
#: TIPsError+Messages.swift
msgid "“{0}” is no whole number — write digits alone, such as 3"
msgstr "“{0}” no es un número entero — escriba solo dígitos, por ejemplo 3"

#. {0} text; {1} Category.allCases.map(\.rawValue).joined(separator: ", ")
#: TIPsError+Messages.swift
msgid "“{0}” is no category — use {1}"
msgstr "“{0}” no es una categoría — use {1}"

#. {0} minutes; {1} TreatmentTiming.restRange.lowerBound; {2} TreatmentTiming.restRange.upperBound
#: TIPsError+Messages.swift
msgid "{0} minutes are no rest after a treatment food — use {1} to {2}"
msgstr "{0} minutos no sirven de descanso después de un alimento de tratamiento — use de {1} a {2}"

#. {0} minutes; {1} MemberSettings.timerRange.lowerBound; {2} MemberSettings.timerRange.upperBound
#: TIPsError+Messages.swift
msgid "{0} minutes are no time for the timer — use {1} to {2}"
msgstr "{0} minutos no sirven para el temporizador — use de {1} a {2}"

#. {0} days
#: TIPsError+Messages.swift
msgid "{0} is no number of days to warn ahead — use 1 to 365"
msgstr "{0} no sirve como número de días para avisar antes — use de 1 a 365"

#. {0} last; {1} first
#: TIPsError+Messages.swift
msgid "{0} is before {1} — give the earlier day first"
msgstr "el {0} es antes del {1} — indique primero el día anterior"

#. {0} days
#: TIPsError+Messages.swift
msgid "{0} days are too many to hold at once — hold at most 60"
msgstr "{0} días son demasiados para una sola pausa — ponga a lo más 60"

#. {0} text
#: TIPsError+Messages.swift
msgid "“{0}” is no room code — write all thirteen letters and digits, as in K3F9-X2AA-7QWM-C, as they were sent"
msgstr ""
"“{0}” no es un código de sala — escriba las trece letras y dígitos, como en K3F9-X2AA-7QWM-C, tal como se enviaron"

#. {0} text.prefix(60)
#: TIPsError+Messages.swift
msgid "“{0}” is no address — write one such as https://NAME.firebaseio.com"
msgstr "“{0}” no es una dirección — escriba una como https://NAME.firebaseio.com"

#. {0} unit; {1} item; {2} doses; {3} doses
#: TIPsError+Messages.swift
msgid "the supply is in {0}, but the doses of “{1}” are in {2} — count it in {3}"
msgstr "las existencias están en {0}, pero las dosis de “{1}” están en {2} — cuéntelas en {3}"

#: TIPsError+Messages.swift
msgid "there is no room here yet — set one up, or join one with its code"
msgstr "aún no hay ninguna sala aquí — prepare una, o únase a una con su código"

#: TIPsError+Messages.swift
msgid "there is a room here already — use it, or another folder for another patient"
msgstr "ya hay una sala aquí — úsela, o use otra carpeta para otro paciente"

#: TIPsError+Messages.swift
msgid "the room has no cycle yet — sync it: the cycle comes from the device that set the room up"
msgstr "la sala aún no tiene ciclo — sincronícela: el ciclo viene del dispositivo que preparó la sala"

#. {0} Self.kind(what); {1} text; {2} Self.lookup(what)
#: TIPsError+Messages.swift
msgid "there is no {0} “{1}” — {2}"
msgstr "no se encuentra “{1}” ({0}) — {2}"

#. {0} text; {1} Self.kind(what); {2} candidates.joined(separator: ", ")
#: TIPsError+Messages.swift
msgid "“{0}” can mean more than one {1} — use one of: {2}"
msgstr "“{0}” puede ser más de uno ({1}) — use uno de estos: {2}"

#. {0} code
#: TIPsError+Messages.swift
msgid "no room here has the code “{0}”, or it has expired — ask an admin of the room for a new one, and for its address"
msgstr ""
"ninguna sala aquí tiene el código “{0}”, o ya venció — pida uno nuevo a quien administra la sala, y su dirección"

#. {0} name; {1} account
#: TIPsError+Messages.swift
msgid "no admin has let this device in yet as {0}'s — join again once an admin has let in “{1}”"
msgstr ""
"nadie que administre la sala ha dejado entrar todavía este dispositivo como el de {0} — únase otra vez cuando hayan "
"dejado entrar “{1}”"

#. {0} DeepLink.shown(link)
#: TIPsError+Messages.swift
msgid "“{0}” leads nowhere — use a link such as tips://home"
msgstr "“{0}” no lleva a ninguna parte — use un enlace como tips://home"

#. {0} zone.shown(at)
#: TIPsError+Messages.swift
msgid "{0} is still to come — enter a time that is past, and look whether this device's clock is right"
msgstr "{0} aún no llega — ponga una hora que ya pasó, y vea si el reloj de este dispositivo está bien"

#. {0} day
#: TIPsError+Messages.swift
msgid ""
"{0} is no day on which this can be logged, because the cycle has reached its food challenge — set up the next cycle"
msgstr ""
"el {0} no es un día en que esto se pueda anotar, porque el ciclo llegó a su prueba de provocación — prepare el ciclo "
"siguiente"

#. {0} day
#: TIPsError+Messages.swift
msgid "{0} is no day on which this can be logged — look at the cycle's dates: they can be edited"
msgstr "el {0} no es un día en que esto se pueda anotar — vea las fechas del ciclo: se pueden editar"

#. {0} day
#: TIPsError+Messages.swift
msgid ""
"{0} is the day of the food challenge, on which only medicines and maintenance foods are logged — log this in the next "
"cycle"
msgstr ""
"el {0} es el día de la prueba de provocación, en que solo se anotan medicinas y alimentos de mantenimiento — anote "
"esto en el ciclo siguiente"

#. {0} day; {1} start; {2} last
#: TIPsError+Messages.swift
msgid "{0} is outside the cycle of this log — choose a time from {1} to {2}"
msgstr "el {0} está fuera del ciclo de este registro — elija una hora del {1} al {2}"

#. {0} item; {1} day
#: TIPsError+Messages.swift
msgid "“{0}” was not in the plan on {1} — choose a day on which it was, or another item"
msgstr "“{0}” no estaba en el plan el {1} — elija un día en que sí estaba, u otro elemento"

#. {0} day; {1} LogRule.graceEnd
#: TIPsError+Messages.swift
msgid ""
"{0} is not today — log what is taken today; up to {1} it can be counted for yesterday, and an admin can edit the time "
"of a log"
msgstr ""
"el {0} no es hoy — anote lo que se toma hoy; hasta las {1} puede contar para ayer, y quien administra la sala puede "
"corregir la hora de un registro"

#. {0} until
#: TIPsError+Messages.swift
msgid "only up to {0} can a log be counted for yesterday — log it for today; an admin can edit its time"
msgstr ""
"solo hasta las {0} un registro puede contar para ayer — anótelo para hoy; quien administra la sala puede corregir su "
"hora"

#. {0} zone.shown(until); {1} item
#: TIPsError+Messages.swift
msgid "the wait between treatment foods lasts until {0} — wait, or log “{1}” early on purpose"
msgstr "la espera entre alimentos de tratamiento dura hasta: {0} — espere, o anote “{1}” antes de tiempo a propósito"

#. {0} item; {1} since
#: TIPsError+Messages.swift
msgid "“{0}” was not logged, because the clinic stopped it from {1} — an admin ends the stop once the clinic says so"
msgstr ""
"no se anotó “{0}”, porque la clínica lo suspendió desde el {1} — quien administra la sala quita la suspensión cuando "
"la clínica lo diga"

#. {0} item; {1} day
#: TIPsError+Messages.swift
msgid ""
"“{0}” was not logged, because the plan has no dose of it for {1} — an admin enters the dose, or log it without one"
msgstr ""
"no se anotó “{0}”, porque el plan no tiene dosis para el {1} — quien administra la sala pone la dosis, o anótelo sin "
"dosis"

#. {0} item; {1} reasons.map { $0.text(in: zone) }.joined(separator: "; "); {2} clinic.text(for: reasons)
#: TIPsError+Messages.swift
msgid "“{0}” was not logged, because the clinic's word is asked for first: {1}; {2} — log it once the clinic said go on"
msgstr ""
"no se anotó “{0}”, porque primero se pregunta qué dice la clínica: {1}; {2} — anótelo cuando la clínica diga que siga"

#. {0} item; {1} day
#: TIPsError+Messages.swift
msgid "“{0}” is not logged on {1} — there is nothing to take back"
msgstr "“{0}” no está anotado el {1} — no hay nada que desmarcar"

#. {0} item; {1} day
#: TIPsError+Messages.swift
msgid "“{0}” is logged on {1} already — choose a time on another day, or delete one of the two logs"
msgstr "“{0}” ya está anotado el {1} — elija una hora de otro día, o elimine uno de los dos registros"

#. {0} day
#: TIPsError+Messages.swift
msgid "the food challenge is on {0} — begin the next cycle then, or edit the date if it has changed"
msgstr "la prueba de provocación es el {0} — empiece entonces el siguiente ciclo, o corrija la fecha si cambió"

#. {0} Cycle.numbers.upperBound; {1} Cycle.numbers.upperBound + 1
#: TIPsError+Messages.swift
msgid "cycle {0} was the last: there is no cycle {1} — edit the cycle if its number is wrong"
msgstr "el ciclo {0} fue el último: no existe el ciclo {1} — edite el ciclo si su número está mal"

#. {0} localized(kept: summary); {1} name ?? localized("somebody"); {2} zone.shown(at)
#: TIPsError+Messages.swift
msgid ""
"“{0}” was not taken back, because {1} changed the same thing later, at {2} — take that change back first, or edit the "
"log in the history"
msgstr ""
"no se deshizo “{0}”, porque {1} cambió lo mismo después, el {2} — deshaga primero ese cambio, o edite el registro en "
"el historial"

#. {0} localized(kept: summary); {1} name ?? localized("somebody")
#: TIPsError+Messages.swift
msgid ""
"“{0}” was not taken back, because {1} changed the same thing later — take that change back first, or edit the log in "
"the history"
msgstr ""
"no se deshizo “{0}”, porque {1} cambió lo mismo después — deshaga primero ese cambio, o edite el registro en el "
"historial"

#. {0} name
#: TIPsError+Messages.swift
msgid "{0} is the only admin of the room — make another member an admin first"
msgstr "{0} es la única persona que administra la sala — haga antes que administre otro integrante"

#. {0} zone.shown(now); {1} zone.shown(newest)
#: TIPsError+Messages.swift
msgid "this device's clock shows {0}, but the room has entries of {1} — set the clock right"
msgstr "el reloj de este dispositivo marca {0}, pero la sala tiene registros del {1} — ponga bien el reloj"

#. {0} reason
#: TIPsError+Messages.swift
msgid "the file is no room: {0} — export it again"
msgstr "el archivo no es una sala: {0} — expórtelo otra vez"

#. {0} version
#: TIPsError+Messages.swift
msgid "the file is of version {0}, which is newer than this program — update it first"
msgstr "el archivo es de la versión {0}, más nueva que este programa — actualícelo primero"

#: TIPsError+Messages.swift
msgid "the file holds another room — import it into a folder of its own"
msgstr "el archivo contiene otra sala — impórtelo en su propia carpeta"

#: TIPsError+Messages.swift
msgid "there is no picture — choose a file"
msgstr "no hay foto — elija un archivo"

#. {0} what
#: TIPsError+Messages.swift
msgid "this app can't {0} — use one that can"
msgstr "esta aplicación no puede {0} — use una que sí pueda"

#. {0} Reaction.shown(symptom)
#: TIPsError+Messages.swift
msgid "the picture of “{0}” is on another device — look at it there"
msgstr "la foto de “{0}” está en otro dispositivo — véala allí"

#: TIPsError+Messages.swift
msgid "this tracker has no folder for photos — open it with one"
msgstr "este registro no tiene carpeta para fotos — ábralo con una"

#: TIPsError+Messages.swift
msgid "the room isn't shared from this device — set sharing up, or join a room with its code"
msgstr "la sala no se comparte desde este dispositivo — prepare el modo de compartir, o únase a una sala con su código"

#. {0} count
#: TIPsError+Messages.swift
msgid "{0, plural, one {# change waits} other {# changes wait}} to be sent, and nobody else could send them — share now first"
msgstr "{0, plural, one {# cambio espera} other {# cambios esperan}} su envío, y nadie más podría hacerlo — comparta primero la sala"

#. {0} address
#: TIPsError+Messages.swift
msgid "the room is shared already, at {0} — nothing has to be done"
msgstr "la sala ya se comparte, en {0} — no hay que hacer nada"

#. {0} zone.shown(at)
#: TIPsError+Messages.swift
msgid ""
"a change was recorded at {0}, while this device's clock was ahead, and the room's server refuses it until a day "
"before — correct its time, or wait: it is kept and sent then"
msgstr ""
"se registró un cambio con la hora {0}, cuando el reloj de este dispositivo estaba adelantado, y el servidor de la "
"sala lo rechaza hasta que falte un día para esa hora — corrija su hora, o espere: se guarda y se envía entonces"

#. {0} reason
#: TIPsError+Messages.swift
msgid "something went wrong inside: {0} — report it; nothing was changed"
msgstr "algo falló internamente: {0} — repórtelo; no se cambió nada"

#: TIPsError+Messages.swift
msgid "cycle"
msgstr "ciclo"

#: TIPsError+Messages.swift
msgid "give the number of one of the room's cycles"
msgstr "ponga el número de uno de los ciclos de la sala"

#: TIPsError+Messages.swift
msgid "item"
msgstr "elemento"

#: TIPsError+Messages.swift
msgid "give a name of the list of items, or add the item"
msgstr "ponga un nombre de la lista de elementos, o agregue el elemento"

#: TIPsError+Messages.swift
msgid "deleted item"
msgstr "elemento eliminado"

#: TIPsError+Messages.swift
msgid "give a name of the list of items"
msgstr "ponga un nombre de la lista de elementos"

#: TIPsError+Messages.swift
msgid "give a name of the list of units, or add the unit"
msgstr "ponga un nombre de la lista de unidades, o agregue la unidad"

#: TIPsError+Messages.swift
msgid "log"
msgstr "registro"

#: TIPsError+Messages.swift
msgid "give the beginning of an id of the history"
msgstr "ponga el principio de un id del historial"

#: TIPsError+Messages.swift
msgid "device that asks"
msgstr "dispositivo que pide entrar"

#: TIPsError+Messages.swift
msgid "write all letters and digits that the device shows as it asks to join"
msgstr "escriba todas las letras y los dígitos que el dispositivo muestra cuando pide unirse"

#: TIPsError+Messages.swift
msgid "other device"
msgstr "otro dispositivo"

#: TIPsError+Messages.swift
msgid "give the beginning of an id of the list of members"
msgstr "ponga el principio de un id de la lista de integrantes"

#: TIPsError+Messages.swift
msgid "device"
msgstr "dispositivo"

#: TIPsError+Messages.swift
msgid "member"
msgstr "integrante"

#: TIPsError+Messages.swift
msgid "give a name of the list of members, or add the member"
msgstr "ponga un nombre de la lista de integrantes, o agregue a la persona"

#: TIPsError+Messages.swift
msgid "reaction"
msgstr "reacción"

#: TIPsError+Messages.swift
msgid "give an id of the list of reactions"
msgstr "ponga un id de la lista de reacciones"

#: TIPsError+Messages.swift
msgid "give an id that the emergency plan shows"
msgstr "ponga un id que muestra el plan de emergencia"

#: TIPsError+Messages.swift
msgid "supply"
msgstr "existencias"

#: TIPsError+Messages.swift
msgid "name an item whose supply is counted, or count it first"
msgstr "nombre un elemento cuyas existencias se cuentan, o cuéntelas primero"

#: TIPsError+Messages.swift
msgid "held day"
msgstr "día en pausa"

#: TIPsError+Messages.swift
msgid "give one of the days that are held"
msgstr "ponga uno de los días en pausa"

#: TIPsError+Messages.swift
msgid "refused change"
msgstr "cambio rechazado"

#: TIPsError+Messages.swift
msgid "give a number of the list of refused changes"
msgstr "ponga un número de la lista de cambios rechazados"

#: TIPsError+Messages.swift
msgid "parked operation"
msgstr "operación apartada"

#: TIPsError+Messages.swift
msgid "time zone"
msgstr "zona horaria"

#: TIPsError+Messages.swift
msgid "write one such as America/Phoenix"
msgstr "escriba una como America/Phoenix"

#: TIPsError+Messages.swift
msgid "picture"
msgstr "foto"

#: TIPsError+Messages.swift
msgid "role"
msgstr "función"

#: TIPsError+Messages.swift
msgid "use logger or admin"
msgstr "use logger o admin"

#: TIPsError+Messages.swift
msgid "look it up in the list: a name or an id"
msgstr "búsquelo en la lista: un nombre o un id"

#. {0} days
#: TIPsError+Messages.swift
msgid ""
"this device's clock is {0, plural, one {# day} other {# days}} behind the room's server — set the clock right, then "
"sync again: what you log is kept and sent then"
msgstr ""
"el reloj de este dispositivo está atrasado {0, plural, one {# día} other {# días}} respecto al servidor de la sala — "
"ponga bien el reloj y sincronice otra vez: lo que usted anota se guarda y se envía entonces"

#. {0} days
#: TIPsError+Messages.swift
msgid ""
"this device's clock is {0, plural, one {# day} other {# days}} ahead of the room's server — set the clock right, then "
"sync again: what you log is kept and sent then"
msgstr ""
"el reloj de este dispositivo está adelantado {0, plural, one {# día} other {# días}} respecto al servidor de la sala "
"— ponga bien el reloj y sincronice otra vez: lo que usted anota se guarda y se envía entonces"

#. {0} $0.item; {1} list($0.weeks)
#: TIPsError+Messages.swift
msgid "“{0}” has no dose for {1}"
msgstr "“{0}” no tiene dosis para {1}"

#. {0} numbers
#: TIPsError+Messages.swift
msgctxt "in a sentence"
msgid "week {0}"
msgstr "la semana {0}"

#. {0} numbers
#: TIPsError+Messages.swift
msgctxt "in a sentence"
msgid "weeks {0}"
msgstr "las semanas {0}"

#: TIPsError+Messages.swift
msgid "nobody is chosen on this device — say first which member you are"
msgstr "en este dispositivo no se ha elegido a nadie — diga primero qué integrante es usted"

#. {0} name
#: TIPsError+Messages.swift
msgid "{0} is no longer in the room, or this device was shut out of it — ask an admin to be let in again"
msgstr ""
"{0} ya no está en la sala, o este dispositivo ya no tiene acceso a ella — pida permiso a quien administra la sala para "
"entrar otra vez"

#. {0} name; {1} action
#: TIPsError+Messages.swift
msgid "{0} is a logger and can't {1} — ask an admin"
msgstr "{0} solo anota y no puede {1} — pídaselo a quien administra"

#. {0} name; {1} other; {2} other
#: TIPsError+Messages.swift
msgid "{0} is a logger and can't take back a log of {1} — ask an admin, or {2}"
msgstr "{0} solo anota y no puede deshacer un registro de {1} — pídaselo a quien administra, o a {2}"

#. {0} name; {1} day
#: TIPsError+Messages.swift
msgid "{0} is a logger and can't take back a log of {1}, which is over — ask an admin"
msgstr "{0} solo anota y no puede deshacer un registro del {1}, que ya pasó — pídaselo a quien administra"

#. {0} name; {1} other; {2} other
#: TIPsError+Messages.swift
msgid "{0} is a logger and can't change a reaction that {1} wrote down — ask an admin, or {2}"
msgstr "{0} solo anota y no puede cambiar una reacción que anotó {1} — pídaselo a quien administra, o a {2}"

#. {0} name; {1} day
#: TIPsError+Messages.swift
msgid "{0} is a logger and can't change a reaction that was written down on {1}, which is over — ask an admin"
msgstr "{0} solo anota y no puede cambiar una reacción que se anotó el {1}, que ya pasó — pídaselo a quien administra"

#. {0} name; {1} name
#: TIPsError+Messages.swift
msgid "this device shares the room as a logger's own and can't act for {0} — use {1}'s device, or an admin's"
msgstr ""
"este dispositivo comparte la sala como el de quien solo anota y no puede actuar por {0} — use el dispositivo de {1}, "
"o el de quien administra la sala"

#. {0} text; {1} Self.withoutComma(text)
#: TIPsError+Messages.swift
msgid "“{0}” has a comma, which can mean two things — {1}"
msgstr "“{0}” tiene una coma, que puede significar dos cosas — {1}"

#: TIPsError+Messages.swift
msgid "write one such as 1/4, 2.5 or 1-1/2"
msgstr "escriba una como 1/4, 2.5 o 1-1/2"

#. {0} text; {1} write
#: TIPsError+Messages.swift
msgid "“{0}” is no amount — {1}"
msgstr "“{0}” no es una cantidad — {1}"

#. {0} text; {1} DoseRule.amountLimit; {2} write
#: TIPsError+Messages.swift
msgid "“{0}” is longer than {1} characters — {2}"
msgstr "“{0}” tiene más de {1} caracteres — {2}"

#. {0} text
#: TIPsError+Messages.swift
msgid "“{0}” has too many digits to be kept exactly — use at most 18"
msgstr "“{0}” tiene demasiados dígitos para guardarse con exactitud — use a lo más 18"

#. {0} text; {1} MixedNumber(amount.low); {2} MixedNumber(other)
#: TIPsError+Messages.swift
msgid "“{0}” can be read in two ways — write {1} or {2}"
msgstr "“{0}” se puede leer de dos maneras — escriba {1} o {2}"

#. {0} text; {1} message
#: TIPsError+Messages.swift
msgid "“{0}” is no amount: {1}"
msgstr "“{0}” no es una cantidad: {1}"

#: TIPsError+Messages.swift
msgid "write a point for decimals, such as 0.5"
msgstr "escriba un punto para los decimales, por ejemplo 0.5"

#. {0} whole; {1} parts[1]; {2} decimal
#: TIPsError+Messages.swift
msgid "write {0}{1}, or {2} with a point"
msgstr "escriba {0}{1}, o {2} con punto"

#. {0} decimal
#: TIPsError+Messages.swift
msgid "write {0} with a point"
msgstr "escriba {0} con punto"

#. {0} over; {1} over
#: UseCases/TIPsTracker+Acts.swift
msgid ""
"a new day has begun, and this was the box of {0} — tick it here for what is taken today; an admin can move a log to {1} "
"in the history"
msgstr ""
"empezó un nuevo día, y esta era la casilla del {0} — márquela aquí por lo que se toma hoy; quien administra la sala "
"puede pasar un registro al {1} en el historial"

#. {0} text; {1} other; {2} day
#: UseCases/TIPsTracker+Acts.swift
msgid "{0} is on {1}, not on {2} — send a time of that day"
msgstr "{0} es del {1}, no del {2} — envíe una hora de ese día"

#. {0} said; {1} left.joined(separator: "; ")
#: UseCases/TIPsTracker+Acts.swift
msgid "{0} — not noted: {1}"
msgstr "{0} — no se anotó: {1}"

#: UseCases/TIPsTracker+Acts.swift
msgid "this device is signed out of the shared room"
msgstr "se cerró la sesión de este dispositivo en la sala compartida"

#: UseCases/TIPsTracker+CarryOut.swift
msgid "print"
msgstr "imprimir"

#. {0} shown.number
#: UseCases/TIPsTracker+CarryOut.swift
msgid "Logs of cycle {0}"
msgstr "Registros del ciclo {0}"

#: UseCases/TIPsTracker+Clinic.swift
msgid "the clinic's words edited"
msgstr "se editó lo que dice la clínica"

#: UseCases/TIPsTracker+Cycles.swift
msgid "start a cycle"
msgstr "empezar un ciclo"

#. {0} number; {1} cycle.start; {2} cycle.challenge
#: UseCases/TIPsTracker+Cycles.swift
msgid "cycle {0} started: {1} to {2}"
msgstr "empezó el ciclo {0}: del {1} al {2}"

#. {0} number; {1} names; {2} cycle.start; {3} cycle.challenge
#: UseCases/TIPsTracker+Cycles.swift
msgid "cycle {0} started, still stopped by the clinic: {1}; {2} to {3}"
msgstr "empezó el ciclo {0}, siguen suspendidos por la clínica: {1}; del {2} al {3}"

#: UseCases/TIPsTracker+Emergency.swift
msgid "emergency plan edited"
msgstr "se editó el plan de emergencia"

#: UseCases/TIPsTracker+Emergency.swift
msgid "stop after the severe reaction “severe reaction” lifted"
msgstr "se levantó la suspensión después de una reacción grave sin síntoma anotado"

#. {0} found.shownSymptom
#: UseCases/TIPsTracker+Emergency.swift
msgid "stop after the reaction with epinephrine “{0}” lifted"
msgstr "se levantó la suspensión después de la reacción con epinefrina (adrenalina) “{0}”"

#. {0} found.symptom
#: UseCases/TIPsTracker+Emergency.swift
msgid "stop after the severe reaction “{0}” lifted"
msgstr "se levantó la suspensión después de la reacción grave “{0}”"

#: UseCases/TIPsTracker+Exchange.swift
msgid "import a room"
msgstr "importar una sala"

#: UseCases/TIPsTracker+Exchange.swift
msgid "room file imported"
msgstr "se importó un archivo de la sala"

#: UseCases/TIPsTracker+Exchange.swift
msgid "there is no room in it"
msgstr "no contiene ninguna sala"

#. {0} error
#: UseCases/TIPsTracker+Exchange.swift
msgid "with it the room can't be shown: {0}"
msgstr "con él no se puede mostrar la sala: {0}"

#. {0} unknown.prefix(40)
#: UseCases/TIPsTracker+Exchange.swift
msgid "there is no time zone “{0}”"
msgstr "no existe la zona horaria “{0}”"

#. {0} cycle.id; {1} cycle.weekCount
#: UseCases/TIPsTracker+Exchange.swift
msgid "{0} has {1, plural, one {# week} other {# weeks}}"
msgstr "{0} tiene {1, plural, one {# semana} other {# semanas}}"

#: UseCases/TIPsTracker+History.swift
msgid "it changed who is in the shared room"
msgstr "cambió quién está en la sala compartida"

#: UseCases/TIPsTracker+History.swift
msgid "it joined a file with the room"
msgstr "unió un archivo con la sala"

#. {0} logged.change.shownSummary
#: UseCases/TIPsTracker+History.swift
msgid "take back “{0}”"
msgstr "deshacer “{0}”"

#. {0} item.name; {1} item.category.title
#: UseCases/TIPsTracker+Items.swift
msgid "{0} added to {1}"
msgstr "se agregó {0} a {1}"

#. {0} item.name
#: UseCases/TIPsTracker+Items.swift
msgid "dose of {0} confirmed"
msgstr "se confirmó la dosis de {0}"

#. {0} found.name; {1} $0
#: UseCases/TIPsTracker+Items.swift
msgid "{0} stopped by the clinic's word from {1}"
msgstr "se suspendió {0} por indicación de la clínica desde el {1}"

#. {0} found.name
#: UseCases/TIPsTracker+Items.swift
msgid "{0} no longer stopped"
msgstr "se quitó la suspensión de {0}"

#. {0} item.name; {1} item.category.title
#: UseCases/TIPsTracker+Items.swift
msgid "{0} deleted from {1}"
msgstr "se eliminó {0} de {1}"

#. {0} new.name
#: UseCases/TIPsTracker+Items.swift
msgid "doses of {0} edited"
msgstr "se cambiaron las dosis de {0}"

#. {0} old.name; {1} new.name
#: UseCases/TIPsTracker+Items.swift
msgid "{0} renamed to {1}"
msgstr "{0} ahora se llama {1}"

#. {0} old.name; {1} new.name
#: UseCases/TIPsTracker+Items.swift
msgid "{0} renamed to {1}, doses edited"
msgstr "{0} ahora se llama {1}; se cambiaron las dosis"

#. {0} item.name; {1} to
#: UseCases/TIPsTracker+Items.swift
msgid "{0} moved within {1}"
msgstr "se movió {0} dentro de {1}"

#. {0} item.name; {1} from; {2} to
#: UseCases/TIPsTracker+Items.swift
msgid "{0} moved from {1} to {2}; its doses by week are kept until it returns"
msgstr "se movió {0} de {1} a {2}; sus dosis por semana se guardan hasta que regrese"

#. {0} item.name; {1} from; {2} to
#: UseCases/TIPsTracker+Items.swift
msgid "{0} moved from {1} to {2}; its doses by week are in force again"
msgstr "se movió {0} de {1} a {2}; sus dosis por semana valen otra vez"

#. {0} item.name; {1} from; {2} to
#: UseCases/TIPsTracker+Items.swift
#: UseCases/TIPsTracker+Logging.swift
msgid "{0} moved from {1} to {2}"
msgstr "se movió {0} de {1} a {2}"

#: UseCases/TIPsTracker+Logging.swift
msgid "delete from the history"
msgstr "eliminar del historial"

#. {0} item
#: UseCases/TIPsTracker+Logging.swift
msgid "{0} logged"
msgstr "se anotó {0}"

#. {0} item
#: UseCases/TIPsTracker+Logging.swift
msgid "{0} un-logged"
msgstr "se desmarcó {0}"

#. {0} item
#: UseCases/TIPsTracker+Logging.swift
msgid "{0} deleted from the history"
msgstr "se eliminó {0} del historial"

#: UseCases/TIPsTracker+Observations.swift
msgid "delete a severe reaction"
msgstr "eliminar una reacción grave"

#: UseCases/TIPsTracker+Observations.swift
msgid "hold other days than today"
msgstr "poner en pausa días que no son hoy"

#: UseCases/TIPsTracker+Observations.swift
msgid "change a hold"
msgstr "cambiar una pausa"

#: UseCases/TIPsTracker+Observations.swift
msgid "release days"
msgstr "quitar la pausa de días"

#. {0} days.lowerBound
#: UseCases/TIPsTracker+Observations.swift
msgid "{0} no longer held"
msgstr "{0} ya no está en pausa"

#. {0} days.lowerBound; {1} days.upperBound
#: UseCases/TIPsTracker+Observations.swift
msgid "{0} to {1} no longer held"
msgstr "ya no hay pausa del {0} al {1}"

#. {0} days.lowerBound; {1} days.upperBound
#: UseCases/TIPsTracker+Observations.swift
msgid "{0} to {1}"
msgstr "{0} a {1}"

#. {0} item.name; {1} counted
#: UseCases/TIPsTracker+Observations.swift
msgid "supply of {0}: {1}"
msgstr "existencias de {0}: {1}"

#. {0} item.name
#: UseCases/TIPsTracker+Observations.swift
msgid "supply of {0} no longer counted"
msgstr "ya no se cuentan las existencias de {0}"

#: Screens/ObservationPages.swift
#: UseCases/TIPsTracker+ReactionEdits.swift
msgid "change what stands in a severe reaction"
msgstr "cambiar lo que dice una reacción grave"

#: UseCases/TIPsTracker+Reminders.swift
msgid "A reaction with epinephrine was noted"
msgstr "Se anotó una reacción con epinefrina (adrenalina)"

#: UseCases/TIPsTracker+Reminders.swift
msgid "A severe reaction was noted"
msgstr "Se anotó una reacción grave"

#. {0} reaction.shownSymptom; {1} name
#: UseCases/TIPsTracker+Reminders.swift
msgid "{0}, noted by {1}"
msgstr "{0}; la anotó {1}"

#: UseCases/TIPsTracker+Reminders.swift
msgid "A unit has another name"
msgstr "Una unidad tiene otro nombre"

#: UseCases/TIPsTracker+Reminders.swift
msgid "Another admin's dose counts"
msgstr "Vale la dosis que puso otra persona que administra"

#: UseCases/TIPsTracker+Reminders.swift
msgid "Not everything has been logged today."
msgstr "Hoy falta algo por anotar."

#. {0} listed(asked)
#: UseCases/TIPsTracker+Reminders.swift
msgid "Ask the clinic before {0}."
msgstr "Antes de esto, pregunte a la clínica: {0}."

#: UseCases/TIPsTracker+Reminders.swift
msgid "The next treatment food can be logged"
msgstr "Ya puede anotar el siguiente alimento de tratamiento"

#: UseCases/TIPsTracker+Reminders.swift
msgid "One is left."
msgstr "Falta uno."

#. {0} timer.remaining
#: UseCases/TIPsTracker+Reminders.swift
msgid "{0} are left."
msgstr "Faltan {0}."

#: UseCases/TIPsTracker+Reminders.swift
msgid "The rest after treatment foods is over"
msgstr "Terminó el reposo después de los alimentos de tratamiento"

#. {0} minutes
#: UseCases/TIPsTracker+Reminders.swift
msgid "It was {0, plural, one {# minute} other {# minutes}}, as the plan has it."
msgstr "Fue de {0, plural, one {# minuto} other {# minutos}}, como dice el plan."

#: UseCases/TIPsTracker+Reminders.swift
msgid "The epinephrine soon expires"
msgstr "La epinefrina (adrenalina) vence pronto"

#: UseCases/TIPsTracker+Reminders.swift
msgid "The epinephrine has EXPIRED"
msgstr "La epinefrina (adrenalina) está VENCIDA"

#. {0} expires
#: UseCases/TIPsTracker+Reminders.swift
msgid "The emergency plan says: good until {0}."
msgstr "El plan de emergencia dice: vigente hasta el {0}."

#: UseCases/TIPsTracker+Reminders.swift
msgid "Ask the clinic or pharmacy for a new one today."
msgstr "Pida hoy una nueva a la clínica o a la farmacia."

#. {0} number
#: UseCases/TIPsTracker+Reminders.swift
msgid "Cycle {0} can be set up"
msgstr "Ya puede preparar el ciclo {0}"

#. {0} last.number
#: UseCases/TIPsTracker+Reminders.swift
msgid "Cycle {0} ends with today's food challenge. Its items are carried over."
msgstr "El ciclo {0} termina con la prueba de provocación de hoy. Sus elementos pasan al siguiente."

#: UseCases/TIPsTracker+Room.swift
msgid "give out the room code"
msgstr "dar el código de la sala"

#: UseCases/TIPsTracker+Room.swift
msgid "new room code made"
msgstr "se creó un código nuevo de la sala"

#. {0} name
#: UseCases/TIPsTracker+Room.swift
msgid "{0} added as an admin"
msgstr "se agregó a {0}, que administra"

#. {0} name
#: UseCases/TIPsTracker+Room.swift
msgid "{0} added as a logger"
msgstr "se agregó a {0}, que anota"

#. {0} member.name
#: UseCases/TIPsTracker+Room.swift
msgid "{0} made an admin"
msgstr "{0} ahora administra"

#. {0} member.name
#: UseCases/TIPsTracker+Room.swift
msgid "{0} made a logger"
msgstr "{0} ahora anota"

#. {0} member.name
#: UseCases/TIPsTracker+Room.swift
msgid "{0} removed"
msgstr "se quitó a {0}"

#. {0} name
#: UseCases/TIPsTracker+Room.swift
msgid "a device of {0} shut out"
msgstr "se sacó un dispositivo de {0}"

#. {0} member.name
#: UseCases/TIPsTracker+Room.swift
msgid "{0} left"
msgstr "{0} salió"

#. {0} room.timeZoneID; {1} zone.identifier
#: UseCases/TIPsTracker+Room.swift
msgid "time zone {0} → {1}"
msgstr "zona horaria {0} → {1}"

#: UseCases/TIPsTracker+Saving.swift
msgid "the picture, which can't be kept — add another one to the reaction"
msgstr "la foto, que no se puede guardar; agregue otra a la reacción"

#: UseCases/TIPsTracker+Saving.swift
msgid "The plan says so"
msgstr "Así lo dice el plan"

#: UseCases/TIPsTracker+Saving.swift
msgid "share rooms"
msgstr "compartir salas"

#. {0} name; {1} category.title; {2} reminder.time
#: UseCases/TIPsTracker+Settings.swift
msgid "{0}: reminder for {1} at {2}"
msgstr "{0}: recordatorio de {1} a las {2}"

#. {0} name; {1} category.title
#: UseCases/TIPsTracker+Settings.swift
msgid "{0}: reminder for {1} off"
msgstr "{0}: recordatorio de {1} apagado"

#: UseCases/TIPsTracker+Settings.swift
msgid "set the times of the plan"
msgstr "fijar los tiempos del plan"

#. {0} name; {1} $0.identifier
#: UseCases/TIPsTracker+Settings.swift
msgid "{0}: own time zone {1}"
msgstr "{0}: zona horaria propia {1}"

#. {0} name
#: UseCases/TIPsTracker+Settings.swift
msgid "{0}: own time zone that of the device"
msgstr "{0}: zona horaria propia, la del dispositivo"

#. {0} name
#: UseCases/TIPsTracker+Settings.swift
msgid "{0}: no reminders"
msgstr "{0}: sin recordatorios"

#. {0} name; {1} on[0].title; {2} on[0].time
#: UseCases/TIPsTracker+Settings.swift
msgid "{0}: reminders for {1} at {2}"
msgstr "{0}: recordatorios de {1} a las {2}"

#. {0} name; {1} on[0].title; {2} on[0].time; {3} on[1].title; {4} on[1].time
#: UseCases/TIPsTracker+Settings.swift
msgid "{0}: reminders for {1} at {2} and {3} at {4}"
msgstr "{0}: recordatorios de {1} a las {2} y {3} a las {4}"

#. {0} name; {1} on[0].title; {2} on[0].time; {3} on[1].title; {4} on[1].time; {5} on[2].title; {6} on[2].time
#: UseCases/TIPsTracker+Settings.swift
msgid "{0}: reminders for {1} at {2}, {3} at {4} and {5} at {6}"
msgstr "{0}: recordatorios de {1} a las {2}, {3} a las {4} y {5} a las {6}"

#. {0} name; {1} on[0].title; {2} on[0].time; {3} on[1].title; {4} on[1].time; {5} on[2].title; {6} on[2].time; {7} on[3
#: UseCases/TIPsTracker+Settings.swift
msgid "{0}: reminders for {1} at {2}, {3} at {4}, {5} at {6} and {7} at {8}"
msgstr "{0}: recordatorios de {1} a las {2}, {3} a las {4}, {5} a las {6} y {7} a las {8}"

#. {0} name; {1} minutes
#: UseCases/TIPsTracker+Settings.swift
msgid "{0}: treatment timer of {1, plural, one {# minute} other {# minutes}}, no rest after a treatment food"
msgstr ""
"{0}: temporizador de tratamiento de {1, plural, one {# minuto} other {# minutos}}, sin reposo después de un alimento "
"de tratamiento"

#. {0} name; {1} minutes; {2} rest
#: UseCases/TIPsTracker+Settings.swift
msgid ""
"{0}: treatment timer of {1, plural, one {# minute} other {# minutes}}, {2, plural, one {# minute} other {# minutes}} "
"of rest"
msgstr ""
"{0}: temporizador de tratamiento de {1, plural, one {# minuto} other {# minutos}}, {2, plural, one {# minuto} other "
"{# minutos}} de reposo"

#. {0} name; {1} minutes
#: UseCases/TIPsTracker+Settings.swift
msgid "{0}: treatment timer of {1, plural, one {# minute} other {# minutes}}"
msgstr "{0}: temporizador de tratamiento de {1, plural, one {# minuto} other {# minutos}}"

#. {0} name
#: UseCases/TIPsTracker+Settings.swift
msgid "{0}: treatment timer off, no rest after a treatment food"
msgstr "{0}: temporizador de tratamiento apagado, sin reposo después de un alimento de tratamiento"

#. {0} name; {1} rest
#: UseCases/TIPsTracker+Settings.swift
msgid "{0}: treatment timer off, {1, plural, one {# minute} other {# minutes}} of rest"
msgstr "{0}: temporizador de tratamiento apagado, {1, plural, one {# minuto} other {# minutos}} de reposo"

#. {0} name
#: UseCases/TIPsTracker+Settings.swift
msgid "{0}: treatment timer off"
msgstr "{0}: temporizador de tratamiento apagado"

#. {0} cycle.patient
#: UseCases/TIPsTracker+Setup.swift
msgid "plan for {0} set up"
msgstr "se preparó el plan de {0}"

#. {0} unit.name
#: UseCases/TIPsTracker+Units.swift
msgid "unit {0} added"
msgstr "se agregó la unidad {0}"

#. {0} unit.name
#: UseCases/TIPsTracker+Units.swift
msgid "unit {0} brought back"
msgstr "se recuperó la unidad {0}"

#. {0} renamed.name; {1} name
#: UseCases/TIPsTracker+Units.swift
msgid "unit {0} renamed to {1}"
msgstr "la unidad {0} ahora se llama {1}"

#. {0} deleted.name
#: UseCases/TIPsTracker+Units.swift
msgid "unit {0} deleted"
msgstr "se eliminó la unidad {0}"

#: Room/RoomTransportCause.swift
msgid "its host is unknown"
msgstr "su servidor es desconocido"

#: Room/RoomTransportCause.swift
msgid "it didn't answer in time"
msgstr "no respondió a tiempo"

#: Room/RoomTransportCause.swift
msgid "it was given up"
msgstr "se dejó de esperar"

#: Room/RoomTransportCause.swift
msgid "the connection ended before the answer was whole"
msgstr "la conexión terminó antes de que llegara toda la respuesta"

#: Room/RoomTransportCause.swift
msgid "the secure connection failed"
msgstr "falló la conexión segura"

#: Room/RoomTransportCause.swift
msgid "it speaks no version of TLS from 1.2 on"
msgstr "no habla TLS 1.2 ni una versión más nueva"

#: Room/RoomTransportCause.swift
msgid "its certificate isn't one that this machine trusts"
msgstr "este equipo no confía en su certificado"

#. {0} kept
#: Room/RoomTransportCause.swift
msgid "the server answered: “{0}”"
msgstr "el servidor respondió: “{0}”"

#. {0} 0
#: Room/RoomTransportCause.swift
msgid "the connection failed: “{0}”"
msgstr "falló la conexión: “{0}”"

#. {0} 0
#: Room/RoomTransportCause.swift
msgid "it wasn't answered within {0} seconds"
msgstr "no respondió en {0} segundos"

#: Room/RoomTransportCause.swift
msgid "the client was closed"
msgstr "se cerró la conexión en este dispositivo"

#: Room/RoomTransportCause.swift
msgid "the stream ended"
msgstr "la conexión terminó"

#. {0} 0
#: Room/RoomTransportCause.swift
msgid "status {0}"
msgstr "estado {0}"

#: Room/RoomTransportCause.swift
msgid "the credential is no longer valid"
msgstr "la credencial ya no es válida"

#: Room/RoomTransportCause.swift
msgid "credential is no longer valid"
msgstr "la credencial ya no es válida"

#: Room/RoomTransportCause.swift
msgid "its credential is worth nothing"
msgstr "su credencial no sirve"

#: Room/RoomTransportCause.swift
msgid "the rules don't allow it anymore"
msgstr "las reglas ya no lo permiten"

#. {0} 0
#: Room/RoomTransportCause.swift
msgid "that is no realtime database ({0}) — check its address"
msgstr "eso no es una base de datos en tiempo real ({0}) — revise su dirección"

#. {0} 0
#: Room/RoomTransportCause.swift
msgid "a stream with status {0}"
msgstr "una conexión continua con el estado {0}"

#. {0} 0
#: Room/RoomTransportCause.swift
msgid "a stream was answered with “{0}”"
msgstr "a una conexión continua respondió con “{0}”"

#: Room/RoomTransportCause.swift
msgid "a stream without its beginning"
msgstr "una conexión continua sin su principio"

#. {0} 0
#: Room/RoomTransportCause.swift
msgid "its value can't be read: {0}"
msgstr "no se puede leer su valor: {0}"

#: Room/RoomTransportCause.swift
msgid "an answer without the ETag that was asked for"
msgstr "una respuesta sin el ETag que se pidió"

#: Room/RoomTransportCause.swift
msgid "an answer without the ETag"
msgstr "una respuesta sin ETag"

#: Room/RoomTransportCause.swift
msgid "a write was answered with a page"
msgstr "a una escritura respondió con una página"

#: Room/RoomTransportCause.swift
msgid "an answer that doesn't say where it ends"
msgstr "una respuesta que no dice dónde termina"

#. {0} 0
#: Room/RoomTransportCause.swift
msgid "an answer of more than {0} bytes"
msgstr "una respuesta de más de {0} bytes"

#. {0} 0
#: Room/RoomTransportCause.swift
msgid "it is not HTTP: {0}"
msgstr "no es HTTP: {0}"

#. {0} 0
#: Room/RoomTransportCause.swift
msgid "it redirects more than {0} times"
msgstr "redirige más de {0} veces"

#: Room/RoomTransportCause.swift
msgid "a redirect to nowhere"
msgstr "redirige a ninguna parte"

#. {0} 0
#: Room/RoomTransportCause.swift
msgid "a redirect to an address that isn't gone to: {0}"
msgstr "redirige a una dirección a la que no se va: {0}"

#: Room/RoomTransportCause.swift
msgid "a redirect from https:// to http://"
msgstr "redirige de https:// a http://"

#. {0} 0
#: Room/RoomTransportCause.swift
msgid "a redirect to {0}, which is another server: no token is sent there"
msgstr "redirige a {0}, que es otro servidor: allí no se envía ningún token"

#: Room/RoomTransportCause.swift
msgid "another account's tokens"
msgstr "los tokens son de otra cuenta"

#: Room/RoomTransportCause.swift
msgid "a sign-in without its tokens"
msgstr "un inicio de sesión sin sus tokens"

#: Room/RoomTransportCause.swift
msgid "a sign-in was answered with a page"
msgstr "a un inicio de sesión respondió con una página"

#. {0} 0; {1} 1
#: Room/RoomTransportCause.swift
msgid "“{0}” is no address of a database ({1}) — use one such as https://NAME.firebaseio.com"
msgstr "“{0}” no es la dirección de una base de datos ({1}) — use una como https://NAME.firebaseio.com"

#: Room/RoomTransportCause.swift
msgid "it doesn't begin with https://"
msgstr "no empieza con https://"

#: Room/RoomTransportCause.swift
msgid "it has a part after #"
msgstr "tiene una parte después de #"

#: Room/RoomTransportCause.swift
msgid "it has characters that no address has"
msgstr "tiene caracteres que ninguna dirección tiene"

#: Room/RoomTransportCause.swift
msgid "it has a user or a password in it"
msgstr "contiene un nombre de usuario o una contraseña"

#: Room/RoomTransportCause.swift
msgid "over http:// everybody on the way could read it"
msgstr "por http:// cualquiera podría leerlo en el camino"

#: Room/RoomTransportCause.swift
msgid "it has a path"
msgstr "tiene una ruta"

#: Room/RoomTransportCause.swift
msgid "?ns=NAME is all that may follow the host"
msgstr "después del servidor solo puede ir ?ns=NOMBRE"

#. {0} 0
#: Room/RoomTransportCause.swift
msgid "“{0}” is no name of a database"
msgstr "“{0}” no es un nombre de base de datos"

#: Room/RoomTransportCause.swift
msgid "its host has no end"
msgstr "el nombre de su servidor no termina"

#: Room/RoomTransportCause.swift
msgid "its host is none"
msgstr "el nombre de su servidor no es válido"

#: Room/RoomTransportCause.swift
msgid "it has no host"
msgstr "no nombra ningún servidor"

#. {0} 0
#: Room/RoomTransportCause.swift
msgid "“{0}” is no port"
msgstr "“{0}” no es un puerto"
"""#
