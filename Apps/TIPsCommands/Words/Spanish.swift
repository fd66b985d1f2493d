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

#: App/Doses.swift
msgid "--dose and --week exclude each other"
msgstr "--dose y --week no se pueden usar juntos"

#. {0} week
#: App/Doses.swift
msgid "week {0} has two doses"
msgstr "la semana {0} tiene dos dosis"

#: App/Doses.swift
msgid "give each week one"
msgstr "ponga una para cada semana"

#. {0} text
#: App/Doses.swift
msgid "“{0}” is no dose of a week"
msgstr "“{0}” no es la dosis de una semana"

#: App/Doses.swift
msgid "write the week, an equals sign and the dose: 1=1/4 tsp, or 2-4=1/2 tsp"
msgstr "escriba la semana, un signo de igual y la dosis: 1=1/4 cdta., o 2-4=1/2 cdta."

#. {0} text
#: App/Doses.swift
msgid "“{0}” is no dose of an item"
msgstr "“{0}” no es la dosis de un elemento"

#: App/Doses.swift
msgid "write it as Peanut:1=1/4 tsp"
msgstr "escríbala así: Peanut:1=1/4 cdta."

#: App/Doses.swift
msgid "write it as Almond=1 tsp"
msgstr "escríbala así: Almond=1 cdta."

#. {0} room.local(at: instant).minutes
#: App/Moments.swift
msgid "{0} is still to come"
msgstr "{0} todavía no llega"

#. {0} time.hourAndMinute; {1} local.date; {2} local.time.hourAndMinute
#: App/Moments.swift
msgid "the clocks skipped {0} on {1}, so {2} was taken"
msgstr "los relojes se saltaron las {0} del {1}; se anotó {2}"

#. {0} text; {1} today.previous; {2} text
#: App/Moments.swift
msgid "give the day with the time, such as “yesterday {0}” or “{1} {2}”"
msgstr "ponga el día con la hora, por ejemplo “ayer {0}” o “{1} {2}”"

#. {0} token
#: App/SevereReactionArguments.swift
msgid "{0} has no value"
msgstr "{0} no tiene valor"

#. {0} token
#: App/SevereReactionArguments.swift
msgid "there is no option {0}"
msgstr "no existe la opción {0}"

#. {0} $0
#: App/SevereReactionArguments.swift
msgid "“{0}” isn't part of the command"
msgstr "“{0}” no es parte del comando"

#. {0} undone.summary
#: App/TIPsApp.swift
msgid "taken back: {0}"
msgstr "se deshizo: {0}"

#: App/TIPsApp.swift
msgid "the sync of the shared room"
msgstr "la sincronización de la sala compartida"

#: App/TIPsNextSteps.swift
msgid "NAME"
msgstr "NOMBRE"

#: App/TIPsNextSteps.swift
msgid "CATEGORY"
msgstr "CATEGORÍA"

#: Screens/PageText.swift
msgid "DOSE"
msgstr "DOSIS"

#: App/TIPsNextSteps.swift
#: Commands/CycleCommand.swift
msgid "AMOUNT UNIT"
msgstr "CANTIDAD UNIDAD"

#: App/TIPsNextSteps.swift
msgid "KEY"
msgstr "CLAVE"

#: App/TIPsNextSteps.swift
msgid "FOLDER"
msgstr "CARPETA"

#: App/TIPsNextSteps.swift
msgid "for another room"
msgstr "para otra sala"

#: App/TIPsNextSteps.swift
msgid "for a Firebase project"
msgstr "para un proyecto de Firebase"

#: App/TIPsNextSteps.swift
msgid "CODE"
msgstr "CÓDIGO"

#: App/TIPsNextSteps.swift
msgid "the admin types"
msgstr "escribe quien administra"

#: App/TIPsNextSteps.swift
msgid "if it is meant"
msgstr "si es a propósito"

#: App/TIPsNextSteps.swift
msgid "if it was taken all the same"
msgstr "si se tomó de todos modos"

#: App/TIPsNextSteps.swift
msgid "if no dose is known"
msgstr "si no se conoce la dosis"

#: App/TIPsNextSteps.swift
msgid "then"
msgstr "entonces"

#: App/TIPsNextSteps.swift
msgid "if it is right"
msgstr "si está bien"

#. {0} report.cycle.number
#: App/TIPsServices+Session.swift
msgid "Report of cycle {0}"
msgstr "Informe del ciclo {0}"

#: App/TIPsServices+Session.swift
#: Report/EmergencyCard.swift
msgid "Emergency plan"
msgstr "Plan de emergencia"

#: Commands/CycleCommand.swift
#: Commands/ItemCommand.swift
msgid "No change is given"
msgstr "No se indica ningún cambio"

#: Commands/CycleCommand.swift
msgid "A new cycle needs --start and --challenge"
msgstr "Un ciclo nuevo necesita --start y --challenge"

#. {0} names
#: Commands/CycleCommand.swift
msgid "{0} has no dose in this cycle yet, and every week needs one"
msgstr "{0} todavía no tiene dosis en este ciclo, y cada semana necesita una"

#. {0} names
#: Commands/CycleCommand.swift
msgid "{0} have no dose in this cycle yet, and every week needs one"
msgstr "{0} todavía no tienen dosis en este ciclo, y cada semana necesita una"

#. {0} foods.options; {1} dropped
#: Commands/CycleCommand.swift
msgid ""
"enter the doses with “--week {0}”, leave the food out with “--drop {1}”, or enter them later with “--doses-follow”"
msgstr ""
"escriba las dosis con “--week {0}”, deje fuera el alimento con “--drop {1}” o escríbalas después con “--doses-follow”"

#. {0} text
#: Commands/CycleCommand.swift
msgid "“{0}” has no item or no value"
msgstr "“{0}” no tiene elemento o no tiene valor"

#. {0} example
#: Commands/CycleCommand.swift
msgid "write it as {0}"
msgstr "escríbalo así: {0}"

#. {0} pdf
#: Commands/EmergencyCommand.swift
#: Exchange/ExportCommand.swift
#: Report/ReportCommand.swift
msgid "Wrote {0}"
msgstr "Se escribió {0}"

#. {0} words
#: Commands/EmergencyCommand.swift
msgid "{0}; nothing was saved"
msgstr "{0}; no se guardó nada"

#: Commands/CycleCommand.swift
msgid "Does each date keep the dose that it had? With no, each week keeps its dose"
msgstr "¿Conserva cada fecha la dosis que tenía? Si responde que no, cada semana conserva su dosis"

#. {0} words
#: Commands/ReactionCommand.swift
msgid "Delete the reaction {0}, and end its stop of the treatment foods?"
msgstr "¿Eliminar la reacción {0} y dejar de suspender los alimentos de tratamiento por ella?"

#. {0} words
#: Commands/ReactionCommand.swift
msgid "Delete the reaction {0}?"
msgstr "¿Eliminar la reacción {0}?"

#. {0} name
#: Commands/ReactionCommand.swift
msgid "The stop is over: treatment reminders and timer go on after {0}"
msgstr "Terminó la suspensión: se reanudan los recordatorios y el temporizador de tratamiento después de {0}"

#. {0} name; {1} other.shownSymptom; {2} other.id
#: Commands/ReactionCommand.swift
msgid "The stop after {0} is over; that after {1} stands: tips emergency lift {2}"
msgstr "Terminó la suspensión después de {0}; la de {1} sigue: tips emergency lift {2}"

#. {0} found.shownSymptom
#: Commands/EmergencyCommand.swift
msgid "Treatment reminders and timer go on after {0}"
msgstr "Se reanudan los recordatorios y el temporizador de tratamiento después de {0}"

#: Commands/HistoryCommand.swift
msgid "--on excludes --from and --to"
msgstr "--on no se puede usar con --from ni --to"

#. {0} entry.claim.snapshot.item; {1} plan.words(of: old); {2} plan.words(of: entry)
#: Commands/HistoryCommand.swift
msgid "{0}: {1} is now {2}"
msgstr "{0}: {1} ahora es {2}"

#. {0} words
#: Commands/HistoryCommand.swift
msgid "Delete the log of {0}?"
msgstr "¿Eliminar el registro de {0}?"

#. {0} words
#: Commands/HistoryCommand.swift
msgid "Deleted the log of {0}"
msgstr "Se eliminó el registro de {0}"

#. {0} days.words; {1} holds.first?.reason ?? ""
#: Commands/HoldCommand.swift
msgid "Held {0}: {1}"
msgstr "En pausa {0}: {1}"

#. {0} days.words
#: Commands/HoldCommand.swift
msgid "Released {0}"
msgstr "Ya no está en pausa: {0}"

#. {0} lowerBound; {1} upperBound
#: Commands/HoldCommand.swift
#: Report/ClinicDocument.swift
#: Report/ClinicWeekTable.swift
msgid "{0} to {1}"
msgstr "{0} a {1}"

#. {0} day
#: Commands/ItemCommand.swift
#: Report/ClinicDocument.swift
msgid "stopped by the clinic from {0}"
msgstr "suspendido por la clínica desde el {0}"

#: Commands/ItemCommand.swift
#: Report/ClinicDocument+Weeks.swift
#: Report/ClinicDocument.swift
msgid "Week"
msgstr "Semana"

#: Commands/ItemCommand.swift
#: Report/ClinicDocument.swift
msgid "From"
msgstr "Desde"

#: Commands/ItemCommand.swift
#: Report/ClinicDocument.swift
#: Report/ClinicWeekTable.swift
msgid "Dose"
msgstr "Dosis"

#. {0} $0
#: Commands/ItemCommand.swift
#: Commands/UnitCommand.swift
msgid "Added {0}"
msgstr "Se agregó {0}"

#. {0} $0
#: Commands/ItemCommand.swift
#: Commands/ReactionCommand.swift
msgid "Saved {0}"
msgstr "Se guardó {0}"

#. {0} $0
#: Commands/ItemCommand.swift
msgid "Moved {0}"
msgstr "Se movió {0}"

#: Commands/ItemCommand.swift
msgid "--resume excludes --from"
msgstr "--resume no se puede usar con --from"

#. {0} item.name; {1} $0
#: Commands/ItemCommand.swift
msgid "{0} is stopped from {1}"
msgstr "{0} se suspende desde el {1}"

#. {0} item.name
#: Commands/ItemCommand.swift
msgid "{0} goes on"
msgstr "{0} sigue"

#. {0} item.name
#: Commands/ItemCommand.swift
msgid "Confirmed {0}"
msgstr "Se confirmó {0}"

#. {0} item.name; {1} $0.number
#: Commands/ItemCommand.swift
msgid "Take {0} out of the plan of cycle {1}?"
msgstr "¿Quitar {0} del plan del ciclo {1}?"

#. {0} item.name
#: Commands/ItemCommand.swift
msgid "Take {0} out of the plan from today on? Its logs stay."
msgstr "¿Quitar {0} del plan desde hoy? Sus registros se quedan."

#. {0} deleted.name; {1} $0.number
#: Commands/ItemCommand.swift
msgid "Deleted {0} from cycle {1}; “tips undo” brings it back"
msgstr "Se eliminó {0} del ciclo {1}; “tips undo” lo devuelve"

#. {0} deleted.name
#: Commands/ItemCommand.swift
msgid "Deleted {0} from today on; its logs stay, and “tips undo” brings it back"
msgstr "Se eliminó {0} desde hoy; sus registros se quedan, y “tips undo” lo recupera"

#: Commands/ItemCommand.swift
msgid "Its doses by week are kept, and in force again when it is a treatment food"
msgstr "Sus dosis por semana se guardan, y valen otra vez cuando sea un alimento de tratamiento"

#. {0} words(receipt.entry)
#: Commands/LogCommands.swift
msgid "was {0}"
msgstr "estaba: {0}"

#. {0} words(LogEntry(claim: claim))
#: Commands/LogCommands.swift
msgid "still logged: {0}"
msgstr "sigue anotado: {0}"

#. {0} until; {1} item
#: Commands/LogCommands.swift
msgid "the wait between treatment foods lasts until {0}, so {1} was not logged"
msgstr "la espera entre alimentos de tratamiento dura hasta: {0}; no se anotó {1}"

#. {0} until; {1} item
#: Commands/LogCommands.swift
msgid "the treatment timer runs until {0}, so {1} was not logged"
msgstr "el temporizador de tratamiento termina: {0}, así que no se anotó {1}"

#: Commands/LogCommands.swift
msgid "wait, or log it with --early"
msgstr "espere, o anótelo con --early"

#. {0} item.name; {1} moments.today.previous
#: Commands/LogCommands.swift
msgid "It is after midnight. Count {0} for yesterday, {1}?"
msgstr "Ya pasó la medianoche. ¿Contar {0} para ayer, {1}?"

#. {0} symptom; {1} severity.word; {2} time; {3} food.name
#: Commands/ReactionCommand.swift
msgid "Noted {0} ({1}), {2}, after {3}, not ticked"
msgstr "Se anotó {0} ({1}), {2}, después de {3}, sin anotar"

#. {0} symptom; {1} severity.word; {2} time; {3} minutes
#: Commands/ReactionCommand.swift
msgid "Noted {0} ({1}), {2}, {3} min after the dose"
msgstr "Se anotó {0} ({1}), {2}, {3} min después de la dosis"

#. {0} symptom; {1} severity.word; {2} time; {3} food
#: Commands/ReactionCommand.swift
msgid "Noted {0} ({1}), {2}, after {3} (it began before the dose was logged)"
msgstr "Se anotó {0} ({1}), {2}, después de {3} (empezó antes de la hora anotada de la dosis)"

#. {0} symptom; {1} severity.word; {2} time
#: Commands/ReactionCommand.swift
msgid "Noted {0} ({1}), {2}"
msgstr "Se anotó {0} ({1}), {2}"

#. {0} reaction.id
#: Commands/ReactionCommand.swift
msgid "The reminders and the timer of treatment foods are off until an admin lifts it: tips emergency lift {0}"
msgstr ""
"Los recordatorios y el temporizador de los alimentos de tratamiento están apagados hasta que quien administra la sala "
"levante la suspensión: tips emergency lift {0}"

#: Commands/ReactionCommand.swift
msgid "--photo excludes --remove-photo"
msgstr "--photo no se puede usar con --remove-photo"

#: Commands/ReactionCommand.swift
msgid "--adrenaline excludes --no-adrenaline"
msgstr "--adrenaline no se puede usar con --no-adrenaline"

#: Commands/ReactionCommand.swift
msgid "nothing is to be edited — name what, such as --photo or --after"
msgstr "no hay nada que editar — diga qué, por ejemplo --photo o --after"

#: Commands/ReactionCommand.swift
msgid "the original of this picture is gone from the disk"
msgstr "el original de esta foto ya no está en el disco"

#: Commands/ReactionCommand.swift
msgid "a backup of the folder of pictures may have it"
msgstr "una copia de seguridad de la carpeta de fotos puede tenerlo"

#. {0} typed; {1} reaction.id
#: Commands/ReactionSlips.swift
msgid ""
"The reaction is noted as severe, because “{0}” is no severity: use mild, moderate or severe. Change it with: tips "
"reaction edit {1}"
msgstr ""
"La reacción quedó anotada como grave, porque “{0}” no es una gravedad: use leve, moderada o grave. Cámbiela con: tips "
"reaction edit {1}"

#: Commands/ReactionSlips.swift
msgid "not noted:"
msgstr "no se anotó:"

#. {0} reaction.id
#: Commands/ReactionSlips.swift
msgid "The reaction is noted without it; add it with: tips reaction edit {0}"
msgstr "La reacción quedó anotada sin eso; agréguelo con: tips reaction edit {0}"

#: Commands/ReactionSlips.swift
msgid "the time of the second epinephrine; the time of the first stands for it"
msgstr "la hora de la segunda epinefrina (adrenalina); en su lugar está la hora de la primera"

#: Commands/ReactionSlips.swift
msgid "the time of the epinephrine; the time of the onset stands for it"
msgstr "la hora de la epinefrina (adrenalina); en su lugar está la hora en que empezó la reacción"

#: Commands/ReactionSlips.swift
msgid "Not sent yet: the others don't know of it. Send it with: tips sync run"
msgstr "Todavía no se envió: los demás no lo saben. Envíelo con: tips sync run"

#: Commands/ReactionSlips.swift
msgid "What was seen?"
msgstr "¿Qué se vio?"

#: Commands/ReactionSlips.swift
msgid "the symptom is missing"
msgstr "falta el síntoma"

#: Commands/ReactionSlips.swift
msgid "say what was seen, such as hives on both arms"
msgstr "diga qué se vio, por ejemplo ronchas en los dos brazos"

#: Commands/ReactionSlips.swift
msgid "There was epinephrine or an emergency room. Was the reaction mild all the same?"
msgstr "Se usó epinefrina (adrenalina) o hubo visita a la sala de emergencias. ¿Aun así la reacción fue leve?"

#: Commands/ReactionSlips.swift
msgid "How bad was it: mild, moderate or severe?"
msgstr "¿Qué tan fuerte fue: leve, moderada o grave?"

#: Commands/ReactionSlips.swift
msgid "--severity is missing"
msgstr "falta --severity"

#: Commands/ReactionSlips.swift
msgid "give mild, moderate or severe"
msgstr "ponga mild (leve), moderate (moderada) o severe (grave)"

#: Commands/RoomCommand.swift
msgid "The room isn't shared, so no other device can use the code. Share it first with: tips sync setup"
msgstr ""
"La sala no está compartida, así que ningún otro dispositivo puede usar el código. Compártala antes con: tips sync "
"setup"

#: Commands/RoomCommand.swift
msgid "It lets nobody in until it is sent: tips sync run"
msgstr "No deja entrar a nadie hasta que se envíe: tips sync run"

#. {0} until; {1} word
#: Commands/RoomCommand.swift
msgid "until {0}: tips join {1} --me NAME"
msgstr "hasta el {0}: tips join {1} --me NOMBRE"

#. {0} member.name; {1} member.role.word
#: Commands/RoomCommand.swift
msgid "Added {0}, {1}"
msgstr "Se agregó a {0} (función: {1})"

#. {0} member.name
#: Commands/RoomCommand.swift
msgid "Let in another phone of {0}"
msgstr "Se dejó entrar otro teléfono de {0}"

#: Commands/RoomCommand.swift
msgid "It can join once this is sent: tips sync run"
msgstr "Podrá unirse cuando esto se envíe: tips sync run"

#. {0} member.name
#: Commands/RoomCommand.swift
msgid "Remove {0} from the room? Their logs stay."
msgstr "¿Quitar a {0} de la sala? Sus registros se quedan."

#. {0} member.name
#: Commands/RoomCommand.swift
msgid "Removed {0}; what they logged stays"
msgstr "Se quitó a {0}; lo que anotó se queda"

#: Commands/RoomCommand.swift
msgid "They stay in the shared room until it is sent: tips sync run"
msgstr "Sigue en la sala compartida hasta que se envíe: tips sync run"

#. {0} device
#: Commands/RoomCommand.swift
msgid "Shut the device “{0}” out of the room? No member is removed."
msgstr "¿Sacar de la sala el dispositivo “{0}”? No se quita a ningún integrante."

#. {0} account.id.rawValue
#: Commands/RoomCommand.swift
msgid "Shut out the device {0}; no member was removed"
msgstr "Se sacó el dispositivo {0}; no se quitó a ningún integrante"

#: Commands/RoomCommand.swift
msgid "It stays in the shared room until that is sent: tips sync run"
msgstr "Sigue en la sala compartida hasta que eso se envíe: tips sync run"

#. {0} member.name; {1} member.role.title
#: Commands/RoomCommand.swift
msgid "{0} is now {1}"
msgstr "{0} ahora es {1}"

#. {0} member.name
#: Commands/RoomCommand.swift
msgid "Leave the room as {0}? Your logs stay."
msgstr "¿Salir de la sala como {0}? Sus registros se quedan."

#. {0} member.name
#: Commands/RoomCommand.swift
msgid "{0} has left the room"
msgstr "{0} salió de la sala"

#. {0} name
#: Commands/RoomCommand.swift
msgid "The plan goes by {0}"
msgstr "El plan usa la hora de {0}"

#. {0} member.name; {1} member.role.title
#: Commands/RoomCommand.swift
msgid "This device is now {0}'s, {1}"
msgstr "Este dispositivo ahora es de {0}, {1}"

#: Commands/RoomCommand.swift
msgid "an admin"
msgstr "quien administra"

#: Commands/RoomCommand.swift
msgid "a logger"
msgstr "quien anota"

#. {0} category.title; {1} time
#: Commands/SettingsCommands.swift
msgid "{0}: daily at {1}"
msgstr "{0}: cada día a las {1}"

#. {0} category.title
#: Commands/SettingsCommands.swift
msgid "{0}: no reminder"
msgstr "{0}: sin recordatorio"

#. {0} $0
#: Commands/SettingsCommands.swift
msgid "Reminders go by {0}"
msgstr "Los recordatorios usan la hora de {0}"

#: Commands/SettingsCommands.swift
msgid "Reminders go by the zone of the device"
msgstr "Los recordatorios usan la zona horaria del dispositivo"

#. {0} settings.timerWords
#: Commands/SettingsCommands.swift
msgid "Timer: on, {0}"
msgstr "Temporizador: encendido, {0}"

#: Commands/SettingsCommands.swift
msgid "Timer: off"
msgstr "Temporizador: apagado"

#. {0} timerMinutes
#: Commands/SettingsCommands.swift
msgid "{0, plural, one {# minute} other {# minutes}}"
msgstr "{0, plural, one {# minuto} other {# minutos}}"

#. {0} item.name; {1} count; {2} supply.warnBelowDays
#: Commands/SupplyCommand.swift
msgid "{0}: {1}, a warning below {2, plural, one {# day} other {# days}}"
msgstr "{0}: {1}, con aviso si alcanza para menos de {2, plural, one {# día} other {# días}}"

#. {0} item.name
#: Commands/SupplyCommand.swift
msgid "The supply of {0} is not counted anymore"
msgstr "Ya no se cuentan las existencias de {0}"

#. {0} unit.shownName
#: Commands/UnitCommand.swift
msgid "{0} has that name already"
msgstr "{0} ya se llama así"

#. {0} old.shownName; {1} unit.shownName
#: Commands/UnitCommand.swift
msgid "Renamed {0} to {1}"
msgstr "{0} ahora se llama {1}"

#. {0} keepers.joined(separator: ", ")
#: Commands/UnitCommand.swift
msgid "Kept by: {0}."
msgstr "La conservan: {0}."

#. {0} unit.shownName
#: Commands/UnitCommand.swift
msgid "Delete the unit {0}?"
msgstr "¿Eliminar la unidad {0}?"

#. {0} unit.shownName
#: Commands/UnitCommand.swift
msgid "Deleted {0}"
msgstr "Se eliminó {0}"

#. {0} users.map(\.name).joined(separator: ", ")
#: Commands/UnitCommand.swift
msgid "Still used by {0}"
msgstr "Todavía la usan: {0}"

#: Exchange/ExportCommand.swift
msgid "--json says what was written to a file, so it needs --output"
msgstr "--json dice qué se escribió en un archivo, por eso necesita --output"

#: Exchange/ExportCommand.swift
msgid "--cycle chooses logs, so it needs --format csv"
msgstr "--cycle elige registros, por eso necesita --format csv"

#: Exchange/ImportCommand.swift
msgid "Everything in it was here already."
msgstr "Todo lo que contiene ya estaba aquí."

#. {0} receipt.claims; {1} receipt.tombstones; {2} receipt.registers
#: Exchange/ImportCommand.swift
msgid "Brought ticks: {0}, taken back: {1}, changes to the plan: {2}"
msgstr "Marcas recibidas: {0}, deshechas: {1}, cambios al plan: {2}"

#. {0} first.split(separator: " ").count == 1 ? first : "NAME"
#: Exchange/ImportCommand.swift
msgid "Say who you are: tips as {0}"
msgstr "Diga quién es usted: tips as {0}"

#: Report/ClinicDocument+Weeks.swift
#: Screens/ObservationText.swift
msgid "All"
msgstr "Todo"

#: Report/ClinicDocument+Weeks.swift
msgid "Adherence by week"
msgstr "Cumplimiento por semana"

#: Report/ClinicDocument+Weeks.swift
#: Report/ClinicDocument.swift
msgid "Logged of due"
msgstr "Anotado de lo que tocaba"

#: Report/ClinicDocument+Weeks.swift
msgid "In percent, by week of the cycle, over everything and by category; the table below has the values."
msgstr "En porcentaje, por semana del ciclo, en total y por categoría; la tabla de abajo tiene los valores."

#: Report/ClinicDocument+Weeks.swift
msgid "week"
msgstr "semana"

#: Report/ClinicDocument+Weeks.swift
msgid "everything"
msgstr "todo"

#: Report/ClinicDocument+Weeks.swift
msgid "nothing"
msgstr "nada"

#: Report/ClinicDocument+Weeks.swift
msgid "Week by week"
msgstr "Semana por semana"

#: Report/ClinicDocument+Weeks.swift
msgid ""
"A time: logged. ✗ missed. ○ still open. H held. S stopped by the clinic. ×R stopped after a severe reaction or "
"epinephrine. · not due. ! before the timer had ended. ×2 logged by two people or on two phones. 2d two doses, 3d "
"three. R a reaction followed. ≠ another dose than the plan's. +1 after midnight. At the end: logged of due, or how "
"often a recommended food was eaten."
msgstr ""
"Una hora: anotado. ✗ no se anotó. ○ aún pendiente. P en pausa. S suspendido por la clínica. ×R suspendido tras una "
"reacción grave o epinefrina (adrenalina). · no tocaba. ! antes de que terminara el temporizador. ×2 anotado por dos "
"personas o en dos teléfonos. 2d dos dosis, 3d tres. R hubo una reacción después. ≠ otra dosis que la del plan. +1 "
"después de medianoche. Al final: anotado de lo que tocaba, o cuántas veces se comió un alimento recomendado."

#. {0} report.patient; {1} report.cycle.number
#: Report/ClinicDocument.swift
msgid "{0}: cycle {1}"
msgstr "{0}: ciclo {1}"

#: Report/ClinicDocument.swift
msgid "Made by the family with Nourish; no advice on doses"
msgstr "Hecho en familia con Nourish; no aconseja dosis"

#. {0} report.patient
#: Report/ClinicDocument.swift
msgid "{0}'s plan"
msgstr "Plan de {0}"

#. {0} cycle.number
#: Report/ClinicDocument.swift
msgid "Cycle {0} of the Tolerance Induction Program"
msgstr "Ciclo {0} del Programa de Inducción de Tolerancia (TIP)"

#: Report/ClinicDocument.swift
msgid "Dosing"
msgstr "Dosis"

#. {0} cycle.start; {1} cycle.lastDosingDay; {2} report.weekCount
#: Report/ClinicDocument.swift
msgid "{0} to {1}, {2, plural, one {# week} other {# weeks}}"
msgstr "del {0} al {1}, {2, plural, one {# semana} other {# semanas}}"

#: Report/ClinicDocument.swift
msgid "Food challenge"
msgstr "Prueba de provocación"

#. {0} report.today
#: Report/ClinicDocument.swift
msgid "On {0}"
msgstr "El {0}"

#: Report/ClinicDocument.swift
msgid "Times"
msgstr "Horas"

#. {0} report.timeZoneID
#: Report/ClinicDocument.swift
msgid "by the clocks of {0}"
msgstr "según la hora de {0}"

#: Report/ClinicDocument.swift
msgid "Adherence so far"
msgstr "Cumplimiento hasta hoy"

#: Report/ClinicDocument.swift
msgid ""
"Held days are not counted. After a severe reaction or epinephrine, until the stop is lifted, treatment foods count "
"only where they were logged. Recommended foods count as due three times a week. A streak is days in a row on which "
"everything due was logged; a recommended food falls due at its week's end."
msgstr ""
"Los días en pausa no se cuentan. Tras una reacción grave o epinefrina (adrenalina), hasta que se levante la "
"suspensión, los alimentos de tratamiento se cuentan solo donde se anotaron. De los alimentos recomendados se cuenta "
"que tocan tres veces por semana. Una racha es una serie de días seguidos en que se anotó todo lo que tocaba; un "
"alimento recomendado toca al final de su semana."

#. {0} days
#: Report/ClinicDocument.swift
msgid "starts in {0, plural, one {# day} other {# days}}"
msgstr "empieza en {0, plural, one {# día} other {# días}}"

#. {0} position.week; {1} position.day ?? 1
#: Report/ClinicDocument.swift
msgid "week {0}, day {1}"
msgstr "semana {0}, día {1}"

#: Report/ClinicDocument.swift
msgid "the day of the food challenge"
msgstr "el día de la prueba de provocación"

#. {0} days
#: Report/ClinicDocument.swift
msgid "complete; the challenge was {0, plural, one {# day} other {# days}} ago"
msgstr "completo; la prueba de provocación fue hace {0, plural, one {# día} other {# días}}"

#: Report/ClinicDocument.swift
msgid "Percent"
msgstr "Porcentaje"

#: Report/ClinicDocument.swift
msgid "Streak, days"
msgstr "Racha, días"

#: Report/ClinicDocument.swift
msgid "Longest"
msgstr "La más larga"

#. {0} adherence.logged; {1} adherence.due
#: Report/ClinicDocument.swift
#: Screens/ObservationText.swift
msgid "{0} of {1}"
msgstr "{0} de {1}"

#: Report/ClinicDocument.swift
#: Report/ClinicWeekTable.swift
msgid "Reactions"
msgstr "Reacciones"

#: Report/ClinicDocument.swift
msgid "None was noted."
msgstr "No se anotó ninguna."

#: Report/ClinicDocument.swift
msgid "Day"
msgstr "Día"

#: Report/ClinicDocument.swift
msgid "Time"
msgstr "Hora"

#: Report/ClinicDocument.swift
msgid "What was seen"
msgstr "Qué se vio"

#: Report/ClinicDocument.swift
msgid "Severity"
msgstr "Gravedad"

#: Report/ClinicDocument.swift
msgid "After"
msgstr "Después de"

#: Report/ClinicDocument.swift
msgid "Noted by"
msgstr "La anotó"

#: Report/ClinicDocument.swift
msgid "(there is a photo)"
msgstr "(hay una foto)"

#. {0} $0
#: Report/ClinicDocument.swift
msgid "{0} min after a dose"
msgstr "{0} min después de una dosis"

#. {0} after; {1} $0
#: Report/ClinicDocument.swift
msgid "{0}, {1} min"
msgstr "{0}, {1} min"

#: Report/ClinicDocument.swift
msgid "Several doses on a day"
msgstr "Varias dosis en un día"

#: Report/ClinicDocument.swift
msgid "Each of these doses was taken: whoever logged the later one said that it was another dose."
msgstr "Cada una de estas dosis se tomó: quien anotó la posterior dijo que era otra dosis."

#: Report/ClinicDocument.swift
msgid "Logged twice"
msgstr "Anotado dos veces"

#: Report/ClinicDocument.swift
msgid "The same box was ticked by two people, or on two devices; it may have been one dose or two."
msgstr "Dos personas marcaron la misma casilla, o se marcó en dos dispositivos; pudo ser una dosis o dos."

#. {0} line; {1} double.doses
#: Report/ClinicDocument.swift
msgid "{0}: {1} doses"
msgstr "{0}: {1} dosis"

#: Report/ClinicDocument.swift
msgid "Logged although the clinic had stopped it"
msgstr "Anotado aunque la clínica lo había suspendido"

#: Report/ClinicDocument.swift
msgid "What happened"
msgstr "Qué pasó"

#: Report/ClinicDocument.swift
msgid "By"
msgstr "Quién"

#: Report/ClinicDocument.swift
msgid "Severe reactions and stops"
msgstr "Reacciones graves y la suspensión que siguió"

#: Report/ClinicDocument.swift
#: Report/ClinicWeekTable.swift
msgid "Item"
msgstr "Elemento"

#: Report/ClinicDocument.swift
msgid "Asked because"
msgstr "Por qué se preguntó"

#: Report/ClinicDocument.swift
msgid "The clinic said go on"
msgstr "La clínica dijo que siga"

#. {0} $0
#: Report/ClinicDocument.swift
msgid "yes: {0}"
msgstr "sí: {0}"

#: Report/ClinicDocument.swift
msgid "not asked"
msgstr "no se preguntó"

#: Report/ClinicDocument.swift
msgid "The clinic's word before a dose"
msgstr "Lo que dijo la clínica antes de una dosis"

#: Report/ClinicDocument.swift
msgid "Changed on"
msgstr "Se cambió el"

#: Report/ClinicDocument.swift
msgid "Log of"
msgstr "Registro del"

#: Report/ClinicDocument.swift
msgid "Before"
msgstr "Antes"

#: Report/ClinicDocument.swift
msgid "taken out"
msgstr "se quitó"

#: Report/ClinicDocument.swift
msgid "Changes of the history"
msgstr "Cambios del historial"

#: Report/ClinicDocument.swift
msgid "Held days"
msgstr "Días en pausa"

#: Report/ClinicDocument.swift
msgid "Plan"
msgstr "Plan"

#: Report/ClinicDocument.swift
msgid "Nothing was planned."
msgstr "No había nada en el plan."

#: Report/ClinicDocument.swift
#: Setup/NewCycleWalk.swift
msgid "Category"
msgstr "Categoría"

#: Report/ClinicDocument.swift
msgid "In the plan"
msgstr "En el plan"

#: Report/ClinicDocument.swift
msgid "Doses by week"
msgstr "Dosis por semana"

#. {0} $0
#: Report/ClinicDocument.swift
msgid "by week, see below; last changed on {0}"
msgstr "por semana, vea abajo; último cambio el {0}"

#: Report/ClinicDocument.swift
msgid "by week, see below"
msgstr "por semana, vea abajo"

#: Report/ClinicDocument.swift
msgid "none entered"
msgstr "sin anotar"

#. {0} dose; {1} since
#: Report/ClinicDocument.swift
msgid "{0} since {1}"
msgstr "{0} desde el {1}"

#. {0} dose; {1} since
#: Report/ClinicDocument.swift
msgid "{0} since {1}; before that by week, see below"
msgstr "{0} desde el {1}; antes, por semana: vea abajo"

#: Report/ClinicDocument.swift
msgid "Change"
msgstr "Cambio"

#: Report/ClinicDocument.swift
msgid "Changes of the plan"
msgstr "Cambios del plan"

#: Report/ClinicDocument.swift
msgid "Logged with another dose"
msgstr "Anotado con otra dosis"

#. {0} log; {1} planned; {2} time
#: Report/ClinicDocument.swift
msgid "{0} was logged; the plan was changed to {1} later that day, at {2}"
msgstr "se anotó {0}; el plan se cambió a {1} más tarde ese día, a las {2}"

#. {0} log; {1} planned
#: Report/ClinicDocument.swift
msgid "{0} was logged, the plan had {1}"
msgstr "se anotó {0}; el plan decía {1}"

#. {0} log; {1} time
#: Report/ClinicDocument.swift
msgid "{0} was logged; the dose was taken out of the plan later that day, at {1}"
msgstr "se anotó {0}; la dosis se quitó del plan más tarde ese día, a las {1}"

#. {0} log
#: Report/ClinicDocument.swift
msgid "{0} was logged, the plan had none"
msgstr "se anotó {0}; el plan no tenía dosis"

#. {0} added
#: Report/ClinicDocument.swift
msgid "added and taken out on {0}"
msgstr "se agregó y se quitó el {0}"

#. {0} $0.category.title; {1} $0.until.previous
#: Report/ClinicDocument.swift
msgid "{0} until {1}"
msgstr "{0} hasta el {1}"

#. {0} added
#: Report/ClinicDocument.swift
msgid "since {0}"
msgstr "desde el {0}"

#. {0} archived.previous
#: Report/ClinicDocument.swift
msgid "until {0}"
msgstr "hasta el {0}"

#: Report/ClinicDocument.swift
msgid "throughout"
msgstr "todo el tiempo"

#. {0} span
#: Report/ClinicWeekTable.swift
msgid "From the challenge on: {0}"
msgstr "Desde la prueba de provocación: {0}"

#. {0} week.number; {1} span
#: Report/ClinicWeekTable.swift
msgid "Week {0}: {1}"
msgstr "Semana {0}: {1}"

#: Report/ClinicWeekTable.swift
msgctxt "stopped by the clinic"
msgid "S"
msgstr "S"

#: Report/ClinicWeekTable.swift
msgctxt "held day"
msgid "H"
msgstr "P"

#. {0} change.dose?.text ?? "–"; {1} change.from.weekday.shortest; {2} change.from.day
#: Report/ClinicWeekTable.swift
msgid "{0} from {1} {2}"
msgstr "{0} desde el {1} {2}"

#. {0} $0.patient
#: Report/EmergencyCard.swift
msgid "Emergency plan: {0}"
msgstr "Plan de emergencia: {0}"

#: Report/EmergencyCard.swift
msgid "This card is empty: nobody has typed the emergency plan yet."
msgstr "Esta tarjeta está vacía: nadie ha escrito todavía el plan de emergencia."

#. {0} today
#: Report/EmergencyCard.swift
msgid "Typed by the family; printed on {0}."
msgstr "Escrito por la familia; impreso el {0}."

#. {0} page.from; {1} page.through
#: Screens/HistoryText.swift
msgid "Nothing was logged from {0} to {1}."
msgstr "No se anotó nada del {0} al {1}."

#. {0} hold
#: Screens/HistoryText.swift
#: Screens/WeekText.swift
msgid "held: {0}"
msgstr "en pausa: {0}"

#. {0} released
#: Screens/HistoryText.swift
msgid "was held: {0}"
msgstr "estuvo en pausa: {0}"

#: Screens/HistoryText.swift
msgid "Changes"
msgstr "Cambios"

#. {0} before.previous
#: Screens/HistoryText.swift
msgid "There is more: tips history --to {0}"
msgstr "Hay más: tips history --to {0}"

#. {0} minutes
#: Screens/HomeText.swift
msgid "next in {0} min"
msgstr "siguiente en {0} min"

#: Screens/HomeText.swift
#: Screens/LogText.swift
msgid "early"
msgstr "antes de tiempo"

#. {0} since
#: Screens/LogText.swift
msgid "stopped by the clinic since {0}"
msgstr "suspendido por la clínica desde el {0}"

#: Screens/LogText.swift
msgid "(was ticked already; nothing was changed)"
msgstr "(ya estaba marcado; no se cambió nada)"

#. {0} (seconds + 59) / 60; {1} end
#: Screens/LogText.swift
msgid "next treatment food in {0} min ({1})"
msgstr "siguiente alimento de tratamiento en {0} min ({1})"

#: Screens/LogText.swift
msgid "this week"
msgstr "esta semana"

#. {0} row.by
#: Screens/ObservationText.swift
msgid "by {0}, with a photo"
msgstr "la anotó {0}, con foto"

#. {0} row.by
#: Screens/ObservationText.swift
msgctxt "a reaction"
msgid "by {0}"
msgstr "la anotó {0}"

#. {0} row.by
#: Screens/ObservationText.swift
msgid "by {0}"
msgstr "lo anotó {0}"

#. {0} row.text
#: Screens/ObservationText.swift
msgid "{0}: treatment reminders and timer are off"
msgstr "{0}: los recordatorios y el temporizador de tratamiento están apagados"

#. {0} row.id
#: Screens/ObservationText.swift
msgid "an admin lifts it: tips emergency lift {0}"
msgstr "quien administra la sala levanta la suspensión: tips emergency lift {0}"

#: Screens/ObservationText.swift
msgid "Logged"
msgstr "Anotado"

#: Screens/ObservationText.swift
msgid "Days in a row"
msgstr "Días seguidos"

#: Screens/ObservationText.swift
msgid "At most"
msgstr "Racha más larga"

#. {0} example
#: Screens/PageText.swift
msgid "none yet: {0}"
msgstr "aún ninguno: {0}"

#: Screens/PageText.swift
msgid "Unit"
msgstr "Unidad"

#: Screens/PageText.swift
msgid "Used by"
msgstr "Se usa en"

#: Screens/PageText.swift
#: Screens/PlanText.swift
msgid "Id"
msgstr "Identificador"

#: Screens/PageText.swift
msgid "Member"
msgstr "Integrante"

#: Screens/PageText.swift
msgid "Role"
msgstr "Función"

#: Screens/PageText.swift
msgid "Joined"
msgstr "Se unió"

#. {0} row.left
#: Screens/PageText.swift
msgid "left {0}"
msgstr "salió el {0}"

#: Screens/PageText.swift
msgid "Device of"
msgstr "Dispositivo de"

#: Screens/PageText.swift
msgid "Came"
msgstr "Entró"

#: Screens/PageText.swift
msgid "by a code"
msgstr "con un código"

#: Screens/PageText.swift
msgid "without a code"
msgstr "sin código"

#: Screens/PageText.swift
#: Screens/SyncPageText.swift
msgid "Code"
msgstr "Código"

#: Screens/PageText.swift
msgid "Share the room with: tips sync setup"
msgstr "Comparta la sala con: tips sync setup"

#. {0} page.timeZone
#: Screens/PageText.swift
msgid "The plan goes by {0}."
msgstr "El plan usa la hora de {0}."

#. {0} time
#: Screens/PageText.swift
msgid "daily at {0}"
msgstr "cada día a las {0}"

#: Screens/PageText.swift
#: Setup/PlanQuestions.swift
msgid "off"
msgstr "apagado"

#: Screens/PageText.swift
msgid "on"
msgstr "encendido"

#: Screens/PlanText.swift
msgid "somebody"
msgstr "alguien"

#. {0} local.minutes; {1} by
#: Screens/PlanText.swift
msgid "{0} by {1}"
msgstr "{0}, {1}"

#. {0} local.minutes; {1} entry.day; {2} by
#: Screens/PlanText.swift
msgid "{0} (counted for {1}) by {2}"
msgstr "{0} (cuenta para el {1}), {2}"

#: Screens/PlanText.swift
msgid "not in the plan"
msgstr "no está en el plan"

#: Screens/PlanText.swift
msgid "no dose yet"
msgstr "aún sin dosis"

#. {0} dose; {1} dated.from.shortTitle
#: Screens/PlanText.swift
#: Screens/WeekText.swift
msgid "{0} from {1}"
msgstr "{0} desde el {1}"

#: Screens/PlanText.swift
msgid "no doses yet"
msgstr "aún sin dosis"

#. {0} list
#: Screens/PlanText.swift
msgid "week {0}"
msgstr "semana {0}"

#. {0} list
#: Screens/PlanText.swift
msgid "weeks {0}"
msgstr "semanas {0}"

#: Screens/PlanText.swift
msgid "There is no cycle yet."
msgstr "Aún no hay ningún ciclo."

#: Screens/PlanText.swift
#: Setup/SetupWalk.swift
msgid "Cycle"
msgstr "Ciclo"

#: Screens/PlanText.swift
msgid "Patient"
msgstr "Paciente"

#: Screens/PlanText.swift
msgid "Start"
msgstr "Inicio"

#: Screens/PlanText.swift
msgid "Challenge"
msgstr "Prueba"

#: Screens/PlanText.swift
msgid "Weeks"
msgstr "Semanas"

#. {0} number; {1} patient; {2} start; {3} challenge; {4} cycle.weekCount
#: Screens/PlanText.swift
msgid "Began cycle {0} of {1}: {2} up to the challenge on {3}, {4, plural, one {# week} other {# weeks}}"
msgstr ""
"Empezó el ciclo {0} de {1}: del {2} hasta la prueba de provocación del {3}, {4, plural, one {# semana} other {# "
"semanas}}"

#. {0} number; {1} patient; {2} start; {3} challenge; {4} cycle.weekCount
#: Screens/PlanText.swift
msgid "Saved cycle {0} of {1}: {2} up to the challenge on {3}, {4, plural, one {# week} other {# weeks}}"
msgstr ""
"Se guardó el ciclo {0} de {1}: del {2} hasta la prueba de provocación del {3}, {4, plural, one {# semana} other {# "
"semanas}}"

#: Screens/ShowScreen.swift
#: Screens/WeekText.swift
msgid "no dose"
msgstr "sin dosis"

#. {0} past.joined(separator: ", ")
#: Screens/ShowScreen.swift
msgid "Past weeks: {0}"
msgstr "Semanas pasadas: {0}"

#: Screens/ShowScreen.swift
msgid "An admin enters them with: tips clinic --phone NUMBER --gap WORDS"
msgstr "Quien administra la sala los anota con: tips clinic --phone NÚMERO --gap PALABRAS"

#: Screens/ShowScreen.swift
msgid "Begin with: tips setup"
msgstr "Empiece con: tips setup"

#: Screens/ShowScreen.swift
msgid "Begin with: tips cycle new"
msgstr "Empiece con: tips cycle new"

#: Screens/ShowScreen.swift
#: Screens/WeekText.swift
msgid "yes"
msgstr "sí"

#: Screens/ShowScreen.swift
msgid "no"
msgstr "no"

#: Screens/SyncPageText.swift
msgid "Refused"
msgstr "Rechazado"

#: Screens/SyncPageText.swift
msgid "Why"
msgstr "Por qué"

#: Screens/SyncPageText.swift
#: Sync/SyncParkedCommand.swift
msgid "Try one again with: tips sync parked retry NUMBER"
msgstr "Intente uno otra vez con: tips sync parked retry NÚMERO"

#: Screens/SyncPageText.swift
msgid "Join one with: tips sync join INVITATION --me NAME"
msgstr "Únase a una con: tips sync join INVITACIÓN --me NOMBRE"

#: Screens/WeekText.swift
msgid "Nothing was in the plan in this week."
msgstr "No había nada en el plan en esta semana."

#. {0} days.map { $0.0.date.shortTitle }.joined(separator: ", "); {1} row.name; {2} dose
#: Screens/WeekText.swift
msgid "{0}  {1} was logged as {2}"
msgstr "{0}  {1} se anotó como {2}"

#: Screens/WeekText.swift
msgctxt "mark"
msgid "stop"
msgstr "susp"

#. {0} names
#: Setup/DoseQuestions.swift
msgid "Unit ({0}, or another)"
msgstr "Unidad ({0}, u otra)"

#. {0} typed.unit
#: Setup/DoseQuestions.swift
msgid "There is no unit “{0}” yet. Add it?"
msgstr "Aún no hay una unidad “{0}”. ¿Agregarla?"

#. {0} units.map(\.shownName).joined(separator: ", ")
#: Setup/DoseQuestions.swift
msgid "The units are {0}."
msgstr "Las unidades son {0}."

#: Setup/DoseQuestions.swift
msgid "Add future week doses, one for each week?"
msgstr "¿Agregar dosis de semanas futuras, una para cada semana?"

#: Setup/DoseQuestions.swift
msgid "Dose, the same in every week"
msgstr "Dosis, la misma cada semana"

#. {0} example
#: Setup/DoseQuestions.swift
msgid ""
"Answer the amount; the unit is asked for next. From the second week on, Enter repeats the dose before. Several weeks "
"at once: {0}."
msgstr ""
"Responda la cantidad; después se pregunta la unidad. Desde la segunda semana, Enter repite la dosis anterior. Varias "
"semanas a la vez: {0}."

#: Setup/DoseQuestions.swift
msgid "Last cycle"
msgstr "Último ciclo"

#. {0} words
#: Setup/DoseQuestions.swift
msgid "{0}. Answer same for the same doses."
msgstr "{0}. Responda igual para las mismas dosis."

#. {0} week; {1} weeks.upperBound
#: Setup/DoseQuestions.swift
msgid "Week {0} of {1}"
msgstr "Semana {0} de {1}"

#. {0} several.weeks.lowerBound; {1} several.weeks.upperBound
#: Setup/DoseQuestions.swift
msgid "weeks {0} to {1} don't begin here"
msgstr "las semanas {0} a {1} no empiezan aquí"

#. {0} week; {1} weeks.upperBound
#: Setup/DoseQuestions.swift
msgid "begin with week {0}, up to week {1}"
msgstr "empiece con la semana {0}, hasta la semana {1}"

#. {0} item.name
#: Setup/DoseQuestions.swift
#: Setup/NewCycleWalk.swift
msgid "Dose of {0}"
msgstr "Dosis de {0}"

#. {0} item.name; {1} week
#: Setup/DoseQuestions.swift
msgid "{0}, week {1}"
msgstr "{0}, semana {1}"

#: Setup/DoseQuestions.swift
msgid "Dose: the amount, such as 1/4"
msgstr "Dosis: la cantidad, por ejemplo 1/4"

#: Setup/DoseQuestions.swift
msgid "Item name, or Enter for none"
msgstr "Nombre del elemento, o Enter para ninguno"

#: Setup/DoseQuestions.swift
msgid "Another item name, or Enter for no more"
msgstr "Nombre de otro elemento, o Enter si no hay más"

#: Setup/DoseQuestions.swift
msgid "taken daily"
msgstr "se toma cada día"

#: Setup/DoseQuestions.swift
msgid "cleared foods, eaten daily"
msgstr "alimentos ya aprobados, se comen cada día"

#: Setup/DoseQuestions.swift
msgid "worked on daily, their doses set week by week"
msgstr "en tratamiento cada día, con dosis fijadas semana por semana"

#: Setup/DoseQuestions.swift
msgid "eaten three to five times a week"
msgstr "se comen de tres a cinco veces por semana"

#. {0} Self.back
#: Setup/Interview.swift
msgid "Answer {0} to go back to the question before."
msgstr "Responda {0} para volver a la pregunta anterior."

#. {0} Self.back
#: Setup/Interview.swift
msgid "Answer {0} to go back, or press Ctrl-C to leave: nothing is changed."
msgstr "Responda {0} para volver, o presione Ctrl-C para salir: no se cambia nada."

#: Setup/Interview.swift
msgid "Press Ctrl-C to leave: nothing is changed."
msgstr "Presione Ctrl-C para salir: no se cambia nada."

#: Setup/Interview.swift
msgid "[Y/n]"
msgstr "[S/n]"

#: Setup/Interview.swift
msgid "[y/N]"
msgstr "[s/N]"

#: Setup/Interview.swift
msgid "[y/n]"
msgstr "[s/n]"

#. {0} Self.back
#: Setup/Interview.swift
msgid "nothing was answered — answer y, n, or {0} to change an answer"
msgstr "no hubo respuesta — responda s, n, o {0} para cambiar una respuesta"

#. {0} typed
#: Setup/Interview.swift
msgid "“{0}” is neither — answer y or n"
msgstr "“{0}” no es ninguna de las dos — responda s (sí) o n (no)"

#: Setup/Interview.swift
msgid "not confirmed, so nothing was changed"
msgstr "no se confirmó, así que no se cambió nada"

#. {0} command
#: Setup/Interview.swift
msgid "run “{0}” again to begin anew"
msgstr "ejecute “{0}” otra vez para empezar de nuevo"

#: Setup/Interview.swift
msgid "Summary"
msgstr "Resumen"

#: Setup/Interview.swift
msgid "the answers ended early, so nothing was changed"
msgstr "las respuestas terminaron antes, así que no se cambió nada"

#: Setup/NewCycleWalk.swift
#: Setup/SetupCommand.swift
msgid "nobody is at a terminal to ask"
msgstr "no hay nadie en una terminal a quien preguntar"

#: Setup/NewCycleWalk.swift
msgid "give --start and --challenge"
msgstr "ponga --start y --challenge"

#. {0} number
#: Setup/NewCycleWalk.swift
msgid "Cycle {0}"
msgstr "Ciclo {0}"

#: Setup/NewCycleWalk.swift
msgid "Enter keeps what is offered in brackets"
msgstr "Enter conserva lo que está entre corchetes"

#: Setup/NewCycleWalk.swift
msgid "Begin the cycle?"
msgstr "¿Empezar el ciclo?"

#. {0} number
#: Setup/NewCycleWalk.swift
msgid "Its items can still be changed: tips item list --cycle {0}"
msgstr "Sus elementos aún se pueden cambiar: tips item list --cycle {0}"

#: Setup/NewCycleWalk.swift
msgid "for each item keep, change (name, category, doses) or drop; then new ones"
msgstr ""
"para cada elemento “keep” (conservar), “change” (cambiar nombre, categoría, dosis) o “drop” (quitar); después los "
"nuevos"

#. {0} usual
#: Setup/NewCycleWalk.swift
msgid "{0}: keep, change or drop"
msgstr "{0}: conservar, cambiar o quitar"

#: Setup/NewCycleWalk.swift
msgid "Name"
msgstr "Nombre"

#. {0} item.name
#: Setup/NewCycleWalk.swift
msgid "{0} was deleted; take it in again?"
msgstr "{0} se eliminó; ¿agregarlo otra vez?"

#: Setup/NewCycleWalk.swift
msgid "keep"
msgstr "conservar"

#. {0} $0
#: Setup/NewCycleWalk.swift
msgid "“{0}” is none of them"
msgstr "“{0}” no es ninguna de ellas"

#: Setup/NewCycleWalk.swift
msgid "answer keep, change or drop"
msgstr "responda conservar, cambiar o quitar"

#: Setup/PlanQuestions.swift
msgid "Patient's name"
msgstr "Nombre del paciente"

#: Setup/PlanQuestions.swift
msgid "Cycle number"
msgstr "Número de ciclo"

#: Setup/PlanQuestions.swift
msgid "Cycle dosing start date"
msgstr "Fecha de inicio de las dosis del ciclo"

#. {0} start.adding(days: 84)
#: Setup/PlanQuestions.swift
msgid "Food challenge date, such as {0}"
msgstr "Fecha de la prueba de provocación, por ejemplo {0}"

#: Setup/PlanQuestions.swift
msgid "Your name"
msgstr "Su nombre"

#: Setup/PlanQuestions.swift
msgid "Time zone of the patient's home"
msgstr "Zona horaria de la casa del paciente"

#: Setup/PlanQuestions.swift
msgid "Reminders"
msgstr "Recordatorios"

#: Setup/PlanQuestions.swift
msgid "daily, while something of the category is left to log"
msgstr "cada día, mientras falte anotar algo de la categoría"

#. {0} category.title
#: Setup/PlanQuestions.swift
msgid "{0}: a time such as 08:00, or off"
msgstr "{0}: una hora como 08:00, o apagado"

#: Setup/PlanQuestions.swift
msgid "A timer between treatment foods?"
msgstr "¿Un temporizador entre alimentos de tratamiento?"

#: Setup/PlanQuestions.swift
msgid "Treatment timer"
msgstr "Temporizador de tratamiento"

#: Setup/PlanQuestions.swift
msgid "the wait between two treatment foods, for everybody"
msgstr "la espera entre dos alimentos de tratamiento, para todos"

#: Setup/PlanQuestions.swift
msgid "Minutes, or off"
msgstr "Minutos, o apagado"

#: Setup/SetupCommand.swift
msgid "A setup in one shot needs --patient, --start, --challenge and --me"
msgstr "Para preparar todo de una vez se necesitan --patient, --start, --challenge y --me"

#: Setup/SetupCommand.swift
msgid "give --patient, --start, --challenge and --me"
msgstr "ponga --patient, --start, --challenge y --me"

#. {0} zone
#: Setup/SetupCommand.swift
msgid "this machine's time zone, “{0}”, names no place"
msgstr "la zona horaria de esta computadora, “{0}”, no es el nombre de un lugar"

#: Setup/SetupCommand.swift
msgid "give the patient's with --time-zone, such as America/Phoenix"
msgstr "indique la del paciente con --time-zone, como America/Phoenix"

#: Setup/SetupWalk.swift
msgid "Are you setting up for yourself, or do you have a room code? (self or code)"
msgstr "¿Va a preparar el plan usted, o tiene un código de sala? (“yo” si lo prepara usted, “código” si tiene código)"

#. {0} $0
#: Setup/SetupWalk.swift
msgid "“{0}” is neither"
msgstr "“{0}” no es ninguna de las dos"

#: Setup/SetupWalk.swift
msgid "answer self or code"
msgstr "responda “yo” o “código”"

#: Setup/SetupWalk.swift
msgid "dates as 2026-01-05; Enter takes what is offered in brackets"
msgstr "fechas como 2026-01-05; Enter toma lo que está entre corchetes"

#: Setup/SetupWalk.swift
msgid "Set this up?"
msgstr "¿Preparar esto?"

#: Setup/SetupWalk.swift
msgid "Room code such as K3F9-X2AA-7QWM-C, or the invitation's link"
msgstr "Código de la sala como K3F9-X2AA-7QWM-C, o el enlace de la invitación"

#: Setup/SetupWalk.swift
msgid "Address of the room, as in the admin's invitation"
msgstr "Dirección de la sala, como está en la invitación que recibió"

#: Setup/SetupWalk.swift
msgid "Key of the Firebase project, or Enter for none"
msgstr "Clave del proyecto de Firebase, o Enter si no hay"

#. {0} name
#: Setup/SetupWalk.swift
msgid "{0}, a logger"
msgstr "{0}, quien anota"

#: Setup/SetupWalk.swift
msgid "Join the room?"
msgstr "¿Unirse a la sala?"

#. {0} member.name; {1} member.role.title
#: Setup/SetupWalk.swift
msgid "The room is set up; this device is {0}'s, {1}."
msgstr "La sala está lista; este dispositivo es de {0}, {1}."

#. {0} file.path
#: Sync/RememberedRemote.swift
msgid "{0} can't be read"
msgstr "no se puede leer {0}"

#: Sync/RememberedRemote.swift
msgid "delete it, and give --remote"
msgstr "elimínelo, y ponga --remote"

#. {0} file.path
#: Sync/RememberedRemote.swift
msgid "{0} can't be written"
msgstr "no se puede escribir {0}"

#: Sync/RememberedRemote.swift
msgid "make its folder yours"
msgstr "haga suya la carpeta que lo contiene"

#: Sync/SyncCheck.swift
msgid "restore a backup with “tips restore latest”"
msgstr "recupere una copia de seguridad con “tips restore latest”"

#: Sync/SyncCheck.swift
msgid "on this device alone; “tips sync setup” shares it"
msgstr "solo en este dispositivo; “tips sync setup” la comparte"

#. {0} remote.address; {1} minutes(end)
#: Sync/SyncCheck.swift
msgid "this device is no longer in the room at {0}, since {1}"
msgstr "este dispositivo ya no está en la sala de {0}; desde: {1}"

#: Sync/SyncCheck.swift
msgid "ask an admin of the room to be let in again"
msgstr "pida permiso a quien administra la sala para entrar otra vez"

#. {0} minutes($0)
#: Sync/SyncCheck.swift
msgid "up to date {0}"
msgstr "al día: {0}"

#: Sync/SyncCheck.swift
msgid "never up to date yet"
msgstr "todavía nunca al día"

#. {0} remote.address; {1} last
#: Sync/SyncCheck.swift
msgid "{0} answers, but this device belongs to no room there; {1}"
msgstr "{0} responde, pero este dispositivo no pertenece a ninguna sala allí; {1}"

#: Sync/SyncCheck.swift
msgid "run “tips sync run”, and ask an admin of the room if it stays so"
msgstr "ejecute “tips sync run”, y pregunte a quien administra la sala si sigue así"

#. {0} remote.address; {1} last
#: Sync/SyncCheck.swift
msgid "{0} answers; {1}"
msgstr "{0} responde; {1}"

#: Sync/SyncCheck.swift
msgid "look at the connection, then run “tips sync run”; what is logged is kept meanwhile"
msgstr "revise la conexión y después ejecute “tips sync run”; mientras tanto lo anotado se guarda"

#. {0} status.waiting.changes; {1} minutes(since)
#: Sync/SyncCheck.swift
msgid "{0} to be sent, since {1}"
msgstr "por enviar: {0}; el más antiguo: {1}"

#: Sync/SyncCheck.swift
msgid "run “tips sync run”, and let “tips agent install” do it by itself"
msgstr "ejecute “tips sync run”, y deje que “tips agent install” lo haga solo"

#. {0} status.parked.changes
#: Sync/SyncCheck.swift
msgid "the other side refused {0}"
msgstr "el otro lado rechazó {0}"

#: Sync/SyncCheck.swift
msgid "look at them with “tips sync parked”, then retry or discard them"
msgstr "véalos con “tips sync parked”, y después inténtelos otra vez o descártelos"

#: Sync/SyncCommand.swift
msgid "This device is signed out:"
msgstr "Este dispositivo cerró la sesión:"

#: Sync/SyncCommand.swift
msgid "nothing is sent or taken in. To go on, join with a code in another folder."
msgstr "no se envía ni se recibe nada. Para seguir, únase con un código en otra carpeta."

#: Sync/SyncCommand.swift
msgid "The room isn't shared: it is on this device alone."
msgstr "La sala no se comparte: está solo en este dispositivo."

#: Sync/SyncCommand.swift
msgid "Share it with: tips sync setup --remote URL; join one with: tips sync join CODE --me NAME"
msgstr "Compártala con: tips sync setup --remote URL; únase a una con: tips sync join CÓDIGO --me NOMBRE"

#. {0} remote.address
#: Sync/SyncCommand.swift
msgid "Rooms are looked for at {0}."
msgstr "Las salas se buscan en {0}."

#: Sync/SyncCommand.swift
msgid "--api-key belongs to a --remote"
msgstr "--api-key va con un --remote"

#: Sync/SyncJoiningCommands.swift
msgid "--remote says where"
msgstr "--remote dice dónde"

#. {0} remote.address
#: Sync/SyncJoiningCommands.swift
msgid "The room is shared at {0}."
msgstr "La sala se comparte en {0}."

#. {0} status.waiting.changes
#: Sync/SyncJoiningCommands.swift
msgid "{0} still to be sent: tips sync run"
msgstr "por enviar todavía: {0}: tips sync run"

#: Sync/SyncJoiningCommands.swift
msgid "Let others in with: tips room code"
msgstr "Deje entrar a otros con: tips room code"

#. {0} remote.address
#: Sync/SyncJoiningCommands.swift
msgid "Rooms are looked for at {0} from now on."
msgstr "Desde ahora las salas se buscan en {0}."

#: Sync/SyncJoiningCommands.swift
msgid "Join one with: tips sync join CODE --me NAME"
msgstr "Únase a una con: tips sync join CÓDIGO --me NOMBRE"

#: Sync/SyncJoiningCommands.swift
msgid "--me or --as says who joins"
msgstr "--me o --as dice quién se une"

#: Sync/SyncJoiningCommands.swift
msgid "nobody has said where the room is shared"
msgstr "nadie ha dicho dónde se comparte la sala"

#: Sync/SyncJoiningCommands.swift
msgid "give the whole link that an admin sees with “tips room code”, or its address with --remote"
msgstr "ponga el enlace completo que quien administra la sala ve con “tips room code”, o su dirección con --remote"

#: Sync/SyncJoiningCommands.swift
msgid "This device reminds of nothing yet; set times with: tips reminders set treatment --at 08:00"
msgstr "Este dispositivo aún no recuerda nada; ponga las horas con: tips reminders set treatment --at 08:00"

#. {0} member.name; {1} member.role.title
#: Sync/SyncJoiningCommands.swift
msgid "Joined; this device is {0}'s, {1}."
msgstr "Ya se unió; este dispositivo es de {0}, {1}."

#: Sync/SyncParkedCommand.swift
msgid "Nothing was refused."
msgstr "No se rechazó nada."

#: Sync/SyncParkedCommand.swift
msgid "Number"
msgstr "Número"

#: Sync/SyncParkedCommand.swift
msgid "Made"
msgstr "Se hizo"

#: Sync/SyncParkedCommand.swift
msgid "What"
msgstr "Qué"

#. {0} chosen.count.changes
#: Sync/SyncParkedCommand.swift
msgid "{0} to be sent again: tips sync run"
msgstr "por enviar otra vez: {0}: tips sync run"

#. {0} what
#: Sync/SyncParkedCommand.swift
msgid "Give up {0} for good?"
msgstr "¿Descartar {0} para siempre?"

#. {0} chosen.count.changes
#: Sync/SyncParkedCommand.swift
msgid "{0} given up"
msgstr "descartado: {0}"

#: Sync/SyncParkedCommand.swift
msgid "Give a number, or --all"
msgstr "Ponga un número, o --all"

#: Sync/SyncRunCommand.swift
msgid "With --now time stands still, and --watch waits"
msgstr "Con --now el tiempo se detiene, y --watch espera"

#: Sync/SyncRunCommand.swift
msgid "--watch has no end, and --json is one document"
msgstr "--watch no termina, y --json es un solo documento"

#: Sync/SyncRunCommand.swift
msgid "Nothing new, both ways."
msgstr "Nada nuevo, en ambos sentidos."

#: Sync/SyncRunCommand.swift
msgid "See what was refused: tips sync parked"
msgstr "Vea lo que se rechazó: tips sync parked"

#. {0} String(describing: error)
#: Commands/RoomCommand.swift
msgid "it isn't known whether another admin has voided the room's code: {0}"
msgstr "no se sabe si otra persona que administra la sala anuló su código: {0}"

#: Commands/LogCommands.swift
#: Commands/RoomCommand.swift
#: Sync/SyncRunCommand.swift
msgid "note:"
msgstr "nota:"

#. {0} String(describing: error)
#: Sync/SyncRunCommand.swift
msgid "it isn't sent yet: {0}"
msgstr "aún no se envía: {0}"

#: Sync/SyncRunCommand.swift
msgid "Watching; stop with Ctrl-C"
msgstr "En espera de cambios; termine con Ctrl-C"

#. {0} remote.address
#: Sync/SyncSignOutCommand.swift
msgid "Sign this device out of {0} for good?"
msgstr "¿Cerrar para siempre la sesión de este dispositivo en {0}?"

#. {0} remote.address
#: Sync/SyncSignOutCommand.swift
msgid "This device is signed out of {0}."
msgstr "Este dispositivo cerró la sesión en {0}."

#: Sync/SyncSignOutCommand.swift
msgid "This device was signed out already."
msgstr "Este dispositivo ya había cerrado la sesión."

#. {0} received.claims
#: Sync/SyncText.swift
msgid "{0, plural, one {a tick} other {# ticks}}"
msgstr "{0, plural, one {una marca} other {# marcas}}"

#. {0} received.tombstones
#: Sync/SyncText.swift
msgid "{0, plural, one {an un-tick} other {# un-ticks}}"
msgstr "{0, plural, one {una marca deshecha} other {# marcas deshechas}}"

#. {0} received.registers
#: Sync/SyncText.swift
msgid "{0, plural, one {a change to the plan} other {# changes to the plan}}"
msgstr "{0, plural, one {un cambio al plan} other {# cambios al plan}}"

#. {0} sent.changes
#: Sync/SyncText.swift
msgid "sent {0}"
msgstr "se envió: {0}"

#. {0} what
#: Sync/SyncText.swift
msgid "received {0}"
msgstr "se recibió: {0}"

#: Sync/SyncText.swift
msgid "sent again what was missing there"
msgstr "se envió otra vez lo que faltaba allá"

#. {0} parked.changes
#: Sync/SyncText.swift
msgid "refused: {0}"
msgstr "rechazado: {0}"

#: Sync/SyncText.swift
msgid "another admin set a dose later than this device:"
msgstr "otra persona que administra la sala fijó una dosis después que este dispositivo:"

#. {0} doses
#: Sync/SyncText.swift
msgid "{0}. See “tips history --audit”."
msgstr "{0}. Vea “tips history --audit”."

#. {0} self
#: Sync/SyncText.swift
msgid "{0, plural, one {a change} other {# changes}}"
msgstr "{0, plural, one {un cambio} other {# cambios}}"
"""#
