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

#: App/Arguments.swift
msgid "An item: its name, its category and name as in treatment/Peanut, or its id."
msgstr "Un elemento: su nombre, su categoría y nombre como en treatment/Peanut, o su id."

#: App/Arguments.swift
msgid "A member: the name in any case, or the id."
msgstr "Un integrante: el nombre, en mayúsculas o minúsculas, o el id."

#: App/Arguments.swift
msgid "A cycle: its number or id; else the one of today."
msgstr "Un ciclo: su número o id; si falta, el de hoy."

#: App/Arguments.swift
#: Commands/ClinicCommand.swift
#: Commands/CycleCommand.swift
msgid "number"
msgstr "número"

#: App/Arguments.swift
#: Commands/CycleCommand.swift
msgid "item"
msgstr "elemento"

#: App/Arguments.swift
msgid "member"
msgstr "integrante"

#: App/Doses.swift
msgid "One dose for every week: '1 tsp'."
msgstr "Una sola dosis para todas las semanas: '1 tsp'."

#: App/Doses.swift
msgid "dose"
msgstr "dosis"

#: App/Doses.swift
msgid "A dose of a week, or of several: '1=1/4 tsp', '2-4=1/2 tsp'."
msgstr "La dosis de una semana, o de varias: '1=1/4 tsp', '2-4=1/2 tsp'."

#: App/Doses.swift
msgid "week=dose"
msgstr "semana=dosis"

#: App/Doses.swift
msgid "A dose of ten times the one before it or more, or of a tenth or less, is meant."
msgstr "Una dosis de diez veces la anterior o más, o de la décima parte o menos, es intencional."

#: App/Doses.swift
msgid "A dose in another unit than the one before it is meant."
msgstr "Confirmar que una dosis en otra unidad que la anterior es a propósito."

#: App/TIPsCommand.swift
msgid "Log a Tolerance Induction Program, day by day."
msgstr "Llevar el registro de un Programa de Inducción de Tolerancia (TIP), día por día."

#: App/TIPsCommand.swift
msgid ""
"It keeps the log and gives no advice: what to take, and how much, the program's clinic decides.\n\nEXAMPLE: tips "
"setup\n         tips home\n         tips log Cetirizine\n         tips week"
msgstr ""
"Guarda lo que usted anota y no da consejos: la clínica del programa decide qué tomar y cuánto.\n\nEJEMPLO: tips "
"setup\n         tips home\n         tips log Cetirizina\n         tips week"

#: App/TIPsCommand.swift
msgid "Day"
msgstr "Día"

#: App/TIPsCommand.swift
msgid "Plan"
msgstr "Plan"

#: App/TIPsCommand.swift
msgid "People"
msgstr "Personas"

#: App/TIPsCommand.swift
msgid "Data"
msgstr "Datos"

#: Commands/ClinicCommand.swift
msgid "Show and set the clinic's own words, telephone number and hours."
msgstr "Mostrar y anotar lo que dice la clínica, su número de teléfono y las horas de una interrupción."

#: Commands/ClinicCommand.swift
msgid ""
"They are shown where the clinic's word is asked for before a log. An empty text takes one out. A gap is more than 48 "
"hours without a food, or more than the clinic's own number.\n\nEXAMPLE: tips clinic --phone 602-555-0100 --gap-hours "
"36 --gap \"call us before the next dose\""
msgstr ""
"Estos datos se muestran cuando, antes de anotar, se pregunta qué dice la clínica. Un texto vacío quita el que había. "
"Una interrupción es pasar más de 48 horas sin un alimento, o más del número de horas de la clínica.\n\nEJEMPLO: tips "
"clinic --phone 602-555-0100 --gap-hours 36 --gap \"llámenos antes de la siguiente dosis\""

#: Commands/ClinicCommand.swift
msgid "The number to call."
msgstr "El número al que llamar."

#: Commands/ClinicCommand.swift
msgid "The hours without a food after which it is asked, 1 to 336."
msgstr "Las horas sin un alimento después de las cuales se pregunta, de 1 a 336."

#: Commands/ClinicCommand.swift
msgid "hours"
msgstr "horas"

#: Commands/ClinicCommand.swift
msgid "The clinic's words for a gap between doses."
msgstr "Lo que dice la clínica para una interrupción entre dosis."

#: Commands/ClinicCommand.swift
msgid "words"
msgstr "palabras"

#: Commands/ClinicCommand.swift
msgid "The clinic's words for a hold or an illness."
msgstr "Lo que dice la clínica para una pausa o una enfermedad."

#: Commands/ClinicCommand.swift
msgid "The clinic's words for a moderate or severe reaction."
msgstr "Lo que dice la clínica para una reacción moderada o grave."

#: Commands/ClinicCommand.swift
msgid "The clinic's words for the first higher dose after one of these."
msgstr "Lo que dice la clínica para la primera dosis más alta después de uno de estos casos."

#: Commands/ClinicCommand.swift
msgid "The clinic's words for a first dose that is later than the plan has it."
msgstr "Lo que dice la clínica para una primera dosis que se da después de lo que dice el plan."

#: Commands/ClinicCommand.swift
msgid "The clinic's words for a dose soon after that of another day."
msgstr "Lo que dice la clínica para una dosis poco después de la de otro día."

#: Commands/ClinicCommand.swift
msgid "The clinic's words for a carried-over dose that isn't confirmed."
msgstr "Lo que dice la clínica para una dosis del ciclo anterior sin confirmar."

#: Commands/ClinicCommand.swift
#: Commands/CycleCommand.swift
#: Commands/EmergencyCommand.swift
msgid "Global options"
msgstr "Opciones globales"

#: Commands/CycleCommand.swift
msgid "Show, edit and begin cycles."
msgstr "Mostrar, editar y empezar ciclos."

#: Commands/CycleCommand.swift
msgid "EXAMPLE: tips cycle edit --challenge 2026-04-06"
msgstr "EJEMPLO: tips cycle edit --challenge 2026-04-06"

#: Commands/CycleCommand.swift
msgid "List the cycles with their dates; the one of today is marked."
msgstr "Mostrar los ciclos con sus fechas; el de hoy está marcado."

#: Commands/CycleCommand.swift
msgid "EXAMPLE: tips cycle show"
msgstr "EJEMPLO: tips cycle show"

#: Commands/CycleCommand.swift
msgid "Change a cycle's patient, number or dates."
msgstr "Cambiar el paciente, el número o las fechas de un ciclo."

#: Commands/CycleCommand.swift
msgid ""
"What is not named stays. Logs keep their days; weeks and counts follow the new start. A cycle that gains weeks needs "
"doses for them, for each treatment food with weekly doses: --week 'Peanut:13=2 tsp'. Without --keep and without a "
"terminal, weekly doses keep their week.\n\nEXAMPLE: tips cycle edit --start 2026-01-06 --keep week"
msgstr ""
"Lo que no se indica no cambia. Los registros conservan sus días; las semanas y los conteos siguen el nuevo inicio. Si "
"un ciclo gana semanas, cada alimento de tratamiento con dosis semanales necesita dosis para ellas: --week "
"'Peanut:13=2 tsp'. Sin --keep y fuera de una terminal, las dosis semanales conservan su semana.\n\nEJEMPLO: tips cycle "
"edit --start 2026-01-06 --keep week"

#: Commands/CycleCommand.swift
#: Setup/SetupCommand.swift
msgid "The patient's name."
msgstr "El nombre del paciente."

#: Commands/CycleCommand.swift
#: Commands/ItemCommand.swift
#: Commands/RoomCommand.swift
msgid "name"
msgstr "nombre"

#: Commands/CycleCommand.swift
msgid "The cycle's number, 1 to 25."
msgstr "El número del ciclo, de 1 a 25."

#: Commands/CycleCommand.swift
#: Setup/SetupCommand.swift
msgid "The dosing start: week 1, day 1."
msgstr "El inicio de las dosis: semana 1, día 1."

#: Commands/CycleCommand.swift
#: Commands/EmergencyCommand.swift
#: Commands/HistoryCommand.swift
msgid "day"
msgstr "día"

#: Commands/CycleCommand.swift
#: Setup/SetupCommand.swift
msgid "The food challenge date."
msgstr "La fecha de la prueba de provocación."

#: Commands/CycleCommand.swift
msgid "Weekly doses keep their week or their date when the start moves; else it asks on a terminal."
msgstr ""
"Cuando cambia el inicio, las dosis semanales conservan su semana (week) o su fecha (date); si no, se pregunta en la "
"terminal."

#: Commands/CycleCommand.swift
msgid "A dose of a week that is gained: 'Peanut:13=2 tsp'."
msgstr "La dosis de una semana que se agrega: 'Peanut:13=2 tsp'."

#: Commands/CycleCommand.swift
msgid "item:week=dose"
msgstr "elemento:semana=dosis"

#: Commands/CycleCommand.swift
msgid "Begin the next cycle, from the food challenge date on."
msgstr "Empezar el siguiente ciclo, desde la fecha de la prueba de provocación."

#: Commands/CycleCommand.swift
msgid ""
"Patient, next number and every item are carried over; one dose for all weeks stays. A treatment food with doses by "
"week needs those of this cycle: give them with --week or --dose, leave it out with --drop, or say --doses-follow. "
"Items of the new cycle are then added, edited, moved and deleted with “tips item” and --cycle. Without options on a "
"terminal it walks through everything; Enter keeps what is offered.\n\nEXAMPLE: tips cycle new --start 2026-03-31 "
"--challenge 2026-06-23 --week \"Peanut:1-12=1 tsp\" --drop Almond"
msgstr ""
"Pasan al nuevo ciclo el paciente, el número siguiente y todos los elementos; una sola dosis para todas las semanas se "
"conserva. Un alimento de tratamiento con dosis por semana necesita las de este ciclo: póngalas con --week o --dose, "
"deje fuera el alimento con --drop, o use --doses-follow para ponerlas después. Después, los elementos del nuevo ciclo "
"se agregan, editan, mueven y eliminan con “tips item” y --cycle. Sin opciones, en una terminal, se pregunta todo paso "
"a paso; Enter conserva lo que se ofrece.\n\nEJEMPLO: tips cycle new --start 2026-03-31 --challenge 2026-06-23 --week "
"\"Cacahuate:1-12=1 cdta.\" --drop Almendra"

#: Commands/CycleCommand.swift
msgid "The patient's name; else as before."
msgstr "El nombre del paciente; si falta, el de antes."

#: Commands/CycleCommand.swift
msgid "The number; else the next."
msgstr "El número; si falta, el siguiente."

#: Commands/CycleCommand.swift
msgid "One dose for every week: 'Almond=3 piece'."
msgstr "Una sola dosis para todas las semanas: 'Almond=3 piece'."

#: Commands/CycleCommand.swift
msgid "item=dose"
msgstr "elemento=dosis"

#: Commands/CycleCommand.swift
msgid "A dose of a week, or several: 'Peanut:1-4=1 tsp'."
msgstr "La dosis de una semana, o de varias: 'Peanut:1-4=1 tsp'."

#: Commands/CycleCommand.swift
msgid "Another name for an item: 'Peanut=Peanut butter'."
msgstr "Otro nombre para un elemento: 'Peanut=Peanut butter'."

#: Commands/CycleCommand.swift
msgid "item=name"
msgstr "elemento=nombre"

#: Commands/CycleCommand.swift
msgid "Another category for an item: 'Peanut=maintenance'."
msgstr "Otra categoría para un elemento: 'Peanut=maintenance'."

#: Commands/CycleCommand.swift
msgid "item=category"
msgstr "elemento=categoría"

#: Commands/CycleCommand.swift
msgid "An item that doesn't come along; may be repeated."
msgstr "Un elemento que no pasa al nuevo ciclo; se puede repetir."

#: Commands/CycleCommand.swift
msgid "An item that was deleted and comes back; may be repeated."
msgstr "Un elemento que se eliminó y vuelve; se puede repetir."

#: Commands/CycleCommand.swift
msgid "Treatment foods without doses begin all the same; the home screen asks for their doses."
msgstr "Los alimentos de tratamiento sin dosis empiezan de todos modos; la pantalla de inicio pide sus dosis."

#: Commands/CycleCommand.swift
msgid "keep"
msgstr "qué"

#: Commands/EmergencyCommand.swift
msgid "Show, set and print the emergency plan; lift what a severe reaction or epinephrine has stopped."
msgstr ""
"Mostrar, escribir e imprimir el plan de emergencia; levantar la suspensión después de una reacción grave o de "
"epinefrina (adrenalina)."

#: Commands/EmergencyCommand.swift
msgid ""
"It shows what the family typed. In an emergency call for help first.\n\nEXAMPLE: tips emergency\n         tips "
"emergency card --pdf card.pdf"
msgstr ""
"Muestra lo que escribió la familia. En una emergencia, primero pida ayuda.\n\nEJEMPLO: tips emergency\n         tips "
"emergency card --pdf card.pdf"

#: Commands/EmergencyCommand.swift
msgid "Show the plan, and what a severe reaction or epinephrine has stopped."
msgstr "Mostrar el plan y lo que se suspendió por una reacción grave o por epinefrina (adrenalina)."

#: Commands/EmergencyCommand.swift
msgid "EXAMPLE: tips emergency show"
msgstr "EJEMPLO: tips emergency show"

#: Commands/EmergencyCommand.swift
msgid "Type the plan; what isn't named stays."
msgstr "Escribir el plan; lo que no se indica no cambia."

#: Commands/EmergencyCommand.swift
msgid ""
"EXAMPLE: tips emergency set --allergens \"peanut, cashew\" --weight \"18 kg\" --adrenaline \"0.15 mg\" --expires "
"2026-12-31"
msgstr ""
"EJEMPLO: tips emergency set --allergens \"cacahuate, nuez de la India\" --weight \"18 kg\" --adrenaline \"0.15 mg\" "
"--expires 2026-12-31"

#: Commands/EmergencyCommand.swift
msgid "The number that you call in an emergency."
msgstr "El número al que usted llama en una emergencia."

#: Commands/EmergencyCommand.swift
msgid "The patient's allergens."
msgstr "Los alérgenos del paciente."

#: Commands/EmergencyCommand.swift
msgid "The patient's weight."
msgstr "El peso del paciente."

#: Commands/EmergencyCommand.swift
msgid "The dose of epinephrine."
msgstr "La dosis de epinefrina (adrenalina)."

#: Commands/EmergencyCommand.swift
msgid "The last day on which the epinephrine is good."
msgstr "El último día en que la epinefrina (adrenalina) está vigente."

#: Commands/EmergencyCommand.swift
msgid "People to call."
msgstr "Personas a quienes llamar."

#: Commands/EmergencyCommand.swift
msgid "A weight or a dose of ten times the one before it, or more, is meant."
msgstr "El peso o la dosis es diez veces el anterior, o más, y así debe ser."

#: Commands/EmergencyCommand.swift
msgid "Write the plan as a card to print."
msgstr "Escribir el plan como tarjeta para imprimir."

#: Commands/EmergencyCommand.swift
msgid "EXAMPLE: tips emergency card --pdf card.pdf"
msgstr "EJEMPLO: tips emergency card --pdf card.pdf"

#: Commands/EmergencyCommand.swift
#: Report/ReportCommand.swift
msgid "The PDF to write."
msgstr "El PDF que se escribe."

#: Commands/EmergencyCommand.swift
#: Report/ReportCommand.swift
msgid "The paper."
msgstr "El papel."

#: Commands/EmergencyCommand.swift
msgid "Let the reminders and the timer of treatment foods go on after a severe reaction or epinephrine."
msgstr ""
"Reanudar los recordatorios y el temporizador de los alimentos de tratamiento después de una reacción grave o de "
"epinefrina (adrenalina)."

#: Commands/EmergencyCommand.swift
msgid ""
"Admins only. The next treatment food asks for the clinic's word all the same.\n\nEXAMPLE: tips emergency lift 018f2b1c"
msgstr ""
"Solo para quienes administran la sala. Antes del siguiente alimento de tratamiento se pregunta de todos modos qué "
"dice la clínica.\n\nEJEMPLO: tips emergency lift 018f2b1c"

#: Commands/EmergencyCommand.swift
msgid "A reaction that stopped them: its id, or an end of it."
msgstr "La reacción que los suspendió: su id, o bien el principio o el final del id."

#: Commands/EmergencyCommand.swift
msgid "allergens"
msgstr "alérgenos"

#: Commands/EmergencyCommand.swift
msgid "weight"
msgstr "peso"

#: Commands/EmergencyCommand.swift
msgid "epinephrine"
msgstr "epinefrina"

#: Commands/EmergencyCommand.swift
msgid "contacts"
msgstr "contactos"

#: Commands/EmergencyCommand.swift
#: Report/ReportCommand.swift
msgid "pdf"
msgstr "pdf"

#: Commands/EmergencyCommand.swift
#: Report/ReportCommand.swift
msgid "paper"
msgstr "papel"

#: Commands/EmergencyCommand.swift
#: Commands/ReactionCommand.swift
msgid "reaction"
msgstr "reacción"

#: Commands/HistoryCommand.swift
msgid "Show what was logged by day, newest first; edit or delete a log."
msgstr "Mostrar lo anotado por día, lo más reciente primero; editar o eliminar un registro."

#: Commands/HistoryCommand.swift
msgid "EXAMPLE: tips history --from 2026-03-01 --to 2026-03-07\n         tips history --on yesterday --audit"
msgstr "EJEMPLO: tips history --from 2026-03-01 --to 2026-03-07\n         tips history --on ayer --audit"

#: Commands/HistoryCommand.swift
msgid "Show item, category, dose, member and time of each log."
msgstr "Mostrar el elemento, la categoría, la dosis, el integrante y la hora de cada registro."

#: Commands/HistoryCommand.swift
msgid ""
"Days are by the room's clock; today, yesterday and tomorrow are understood. Each log has an id to edit it "
"by.\n\nEXAMPLE: tips history show --on 2026-03-08"
msgstr ""
"Los días van según el reloj de la sala; se puede escribir today (hoy), yesterday (ayer) y tomorrow (mañana). Cada "
"registro tiene un id con el que se edita.\n\nEJEMPLO: tips history show --on 2026-03-08"

#: Commands/HistoryCommand.swift
msgid "Only this day."
msgstr "Solo este día."

#: Commands/HistoryCommand.swift
msgid "From this day on."
msgstr "Desde este día."

#: Commands/HistoryCommand.swift
msgid "Up to this day."
msgstr "Hasta este día."

#: Commands/HistoryCommand.swift
msgid "Also what was edited, deleted and un-ticked: by whom and when."
msgstr "Mostrar también lo que se editó, se eliminó y se desmarcó: quién y cuándo."

#: Commands/HistoryCommand.swift
msgid "Give a log another time; its day follows."
msgstr "Poner otra hora a un registro; su día cambia con ella."

#: Commands/HistoryCommand.swift
msgid ""
"Only admins. Not into the future and not outside the cycle. A bare time is one of the log's day.\n\nEXAMPLE: tips "
"history edit 019b8eac1180-0000 --at 08:15"
msgstr ""
"Solo para quienes administran la sala. No puede ser en el futuro ni fuera del ciclo. Una hora sin fecha es del día "
"del registro.\n\nEJEMPLO: tips history edit 019b8eac1180-0000 --at 08:15"

#: Commands/HistoryCommand.swift
msgid "A log: its id as the history shows it, or the first characters of it."
msgstr "Un registro: su id como lo muestra el historial, o los primeros caracteres del id."

#: Commands/HistoryCommand.swift
msgid "The time it was taken."
msgstr "La hora en que se tomó."

#: Commands/HistoryCommand.swift
#: Commands/LogCommands.swift
#: Commands/ReactionCommand.swift
msgid "time"
msgstr "hora"

#: Commands/HistoryCommand.swift
msgid "Take a log out of the history."
msgstr "Quitar un registro del historial."

#: Commands/HistoryCommand.swift
msgid ""
"Only admins. Asks first on a terminal and needs --yes elsewhere. The change log keeps it, and “tips undo” brings it "
"back.\n\nEXAMPLE: tips history delete 019b8eac1180-0000 --yes"
msgstr ""
"Solo para quienes administran la sala. En una terminal pregunta primero; sin terminal necesita --yes. El registro de "
"cambios lo conserva, y “tips undo” lo recupera.\n\nEJEMPLO: tips history delete 019b8eac1180-0000 --yes"

#: Commands/HistoryCommand.swift
#: Commands/ReactionCommand.swift
msgid "log"
msgstr "registro"

#: Commands/HoldCommand.swift
msgid "Mark days as held, for illness or travel; list and release them."
msgstr "Poner días en pausa, por enfermedad o viaje; mostrarlos y quitar la pausa."

#: Commands/HoldCommand.swift
msgid ""
"A held day isn't counted against adherence and is not reminded of. Boxes can be ticked on it all the same. Whether to "
"hold, the program's clinic decides. Every member notes an illness of today; other days and a release are an admin's. "
"After a hold, also one that was released, the clinic's word is asked for before the next treatment food.\n\nEXAMPLE: "
"tips hold add 2026-03-08 --to 2026-03-10 --reason fever"
msgstr ""
"Un día en pausa no cuenta en el cumplimiento y no tiene recordatorios. De todos modos se pueden marcar casillas ese "
"día. La clínica del programa decide si hace falta una pausa. Cualquier integrante anota una enfermedad de hoy; otros "
"días, y quitar una pausa, les tocan a quienes administran la sala. Después de una pausa, también si ya se quitó, se "
"pregunta qué dice la clínica antes del siguiente alimento de tratamiento.\n\nEJEMPLO: tips hold add 2026-03-08 --to "
"2026-03-10 --reason fiebre"

#: Commands/HoldCommand.swift
msgid "The day, or the first: 2026-03-08, today, yesterday, tomorrow."
msgstr "El día, o el primero: 2026-03-08, today (hoy), yesterday (ayer), tomorrow (mañana)."

#: Commands/HoldCommand.swift
msgid "The last day; else only the one."
msgstr "El último día; si falta, un solo día."

#: Commands/HoldCommand.swift
msgid "List the held days of the cycle."
msgstr "Mostrar los días en pausa del ciclo."

#: Commands/HoldCommand.swift
msgid "EXAMPLE: tips hold list"
msgstr "EJEMPLO: tips hold list"

#: Commands/HoldCommand.swift
msgid "Mark a day as held, or up to 60 in a row."
msgstr "Poner en pausa un día, o hasta 60 seguidos."

#: Commands/HoldCommand.swift
msgid "EXAMPLE: tips hold add today --reason \"stomach bug\""
msgstr "EJEMPLO: tips hold add hoy --reason \"infección estomacal\""

#: Commands/HoldCommand.swift
msgid "Why."
msgstr "El motivo."

#: Commands/HoldCommand.swift
msgid "Count held days again."
msgstr "Contar otra vez los días en pausa."

#: Commands/HoldCommand.swift
msgid "EXAMPLE: tips hold release 2026-03-08"
msgstr "EJEMPLO: tips hold release 2026-03-08"

#: Commands/HoldCommand.swift
msgid "reason"
msgstr "motivo"

#: Commands/ItemCommand.swift
msgid "List, add, edit, move, reorder and delete items."
msgstr "Mostrar, agregar, editar, mover, reordenar y eliminar elementos."

#: Commands/ItemCommand.swift
msgid "EXAMPLE: tips item add --category medicine --name Cetirizine --dose \"5 mL\""
msgstr "EJEMPLO: tips item add --category medicine --name Cetirizina --dose \"5 mL\""

#: Commands/ItemCommand.swift
msgid "List the items by category, with their doses and ids."
msgstr "Mostrar los elementos por categoría, con sus dosis e id."

#: Commands/ItemCommand.swift
msgid "EXAMPLE: tips item list"
msgstr "EJEMPLO: tips item list"

#: Commands/ItemCommand.swift
msgid "Show an item with the doses of all its weeks."
msgstr "Mostrar un elemento con las dosis de todas sus semanas."

#: Commands/ItemCommand.swift
msgid "EXAMPLE: tips item show Peanut"
msgstr "EJEMPLO: tips item show Cacahuate"

#: Commands/ItemCommand.swift
msgid "Add an item to a category."
msgstr "Agregar un elemento a una categoría."

#: Commands/ItemCommand.swift
msgid ""
"A treatment food has a dose for this week and each week after it, or one --dose for all. Added in mid-cycle, an item "
"is in the plan from today on.\n\nEXAMPLE: tips item add --category treatment --name Peanut --week \"1=1/4 tsp\" "
"--week \"2-12=1/2 tsp\"\n         tips item add --category recommended --name Egg --dose \"1 piece\""
msgstr ""
"Un alimento de tratamiento tiene una dosis para esta semana y para cada semana que sigue, o una sola --dose para "
"todas. Si se agrega a medio ciclo, el elemento está en el plan desde hoy.\n\nEJEMPLO: tips item add --category "
"treatment --name Cacahuate --week \"1=1/4 cdta.\" --week \"2-12=1/2 cdta.\"\n         tips item add --category "
"recommended --name Huevo --dose \"1 pieza\""

#: Commands/ItemCommand.swift
#: Commands/SettingsCommands.swift
msgid "medicine, maintenance, treatment or recommended."
msgstr "medicine (medicina), maintenance (mantenimiento), treatment (tratamiento) o recommended (recomendado)."

#: Commands/ItemCommand.swift
#: Commands/UnitCommand.swift
msgid "Its name."
msgstr "Su nombre."

#: Commands/ItemCommand.swift
msgid "Its place in the category, from 1; else the last."
msgstr "Su lugar en la categoría, desde 1; si falta, el último."

#: Commands/ItemCommand.swift
msgid "Change an item's name or doses, from today on."
msgstr "Cambiar el nombre o las dosis de un elemento, desde hoy."

#: Commands/ItemCommand.swift
msgid ""
"The weeks given get their doses, the others stay. History shows what was true when it was logged.\n\nEXAMPLE: tips "
"item edit Peanut --week \"6=1 tsp\""
msgstr ""
"Las semanas indicadas reciben sus dosis; las demás no cambian. El historial muestra lo que valía cuando se "
"anotó.\n\nEJEMPLO: tips item edit Cacahuate --week \"6=1 cdta.\""

#: Commands/ItemCommand.swift
msgid "Another name."
msgstr "Otro nombre."

#: Commands/ItemCommand.swift
msgid "Move an item to another category, from today on."
msgstr "Mover un elemento a otra categoría, desde hoy."

#: Commands/ItemCommand.swift
msgid ""
"History shows the category it was in when it was logged. A treatment food that leaves keeps its doses by week for its "
"return.\n\nEXAMPLE: tips item move Peanut maintenance --position 1"
msgstr ""
"El historial muestra la categoría que tenía cuando se anotó. Si un alimento deja de ser de tratamiento, sus dosis por "
"semana se guardan hasta que regrese.\n\nEJEMPLO: tips item move Cacahuate maintenance --position 1"

#: Commands/ItemCommand.swift
msgid "Its place there, from 1; else the last."
msgstr "Su lugar ahí, desde 1; si falta, el último."

#: Commands/ItemCommand.swift
msgid "Mark an item as stopped by the clinic's word, such as before a food challenge."
msgstr ""
"Marcar un elemento como suspendido por indicación de la clínica, por ejemplo antes de una prueba de provocación."

#: Commands/ItemCommand.swift
msgid ""
"From that day on it isn't due and isn't reminded of. A log of it asks, and keeps that the clinic had stopped "
"it.\n\nEXAMPLE: tips item stop Cetirizine --from 2026-03-23"
msgstr ""
"Desde ese día ya no toca y no tiene recordatorios. Si alguien lo anota, se le pregunta, y queda registrado que la "
"clínica lo había suspendido.\n\nEJEMPLO: tips item stop Cetirizina --from 2026-03-23"

#: Commands/ItemCommand.swift
msgid "The first day without it; else today."
msgstr "El primer día sin él; si falta, hoy."

#: Commands/ItemCommand.swift
msgid "It goes on."
msgstr "Quitar la suspensión."

#: Commands/ItemCommand.swift
msgid "Confirm the dose of a maintenance food that was carried over from the cycle before."
msgstr "Confirmar la dosis de un alimento de mantenimiento que viene del ciclo anterior."

#: Commands/ItemCommand.swift
msgid "EXAMPLE: tips item confirm Almond"
msgstr "EJEMPLO: tips item confirm Almendra"

#: Commands/ItemCommand.swift
msgid "Move an item to another place in its category."
msgstr "Mover un elemento a otro lugar de su categoría."

#: Commands/ItemCommand.swift
msgid "EXAMPLE: tips item reorder Cashew 1"
msgstr "EJEMPLO: tips item reorder \"Nuez de la India\" 1"

#: Commands/ItemCommand.swift
msgid "Its new place, from 1."
msgstr "Su nuevo lugar, desde 1."

#: Commands/ItemCommand.swift
msgid "Take an item out of the plan, from today on."
msgstr "Quitar un elemento del plan, desde hoy."

#: Commands/ItemCommand.swift
msgid ""
"Its logs stay. Asks first on a terminal and needs --yes elsewhere. “tips undo” brings it back.\n\nEXAMPLE: tips item "
"delete Peanut --yes"
msgstr ""
"Sus registros se quedan. En una terminal pregunta primero; sin terminal necesita --yes. “tips undo” lo "
"recupera.\n\nEJEMPLO: tips item delete Cacahuate --yes"

#: Commands/ItemCommand.swift
#: Commands/SettingsCommands.swift
msgid "category"
msgstr "categoría"

#: Commands/ItemCommand.swift
msgid "position"
msgstr "posición"

#: Commands/LogCommands.swift
msgid "Tick the box of an item."
msgstr "Marcar la casilla de un elemento."

#: Commands/LogCommands.swift
msgid ""
"It counts for today by the room's clock. Up to 03:00 it can be counted for yesterday. While the treatment timer runs, "
"a treatment food is logged only with --early, or after a yes on a terminal.\n\nThe clinic's word is asked for, with "
"--clinic-said-go-on or a yes on a terminal, and the answer is kept in the log:\n  - after more than 48 hours without "
"a treatment food, or the clinic's own number of hours: see “tips clinic”\n  - after a hold\n  - after a moderate or "
"severe reaction\n  - before the first higher dose after one of these\n  - before a first dose that is later than the "
"plan has it\n  - before a treatment food less than 12 hours after its dose of another day\n  - after a week without a "
"maintenance food\n  - before any item that a reaction followed\n  - before each treatment food until an admin lifts "
"the stop after a severe reaction or epinephrine\n  - before a carried-over dose that no admin has confirmed\n\nThese "
"are logged with an option of their own, or after a yes on a terminal, and the log keeps that:\n  - an item that the "
"clinic has stopped: --although-stopped\n  - a treatment food without a dose in the plan: --without-dose\n\nEXAMPLE: "
"tips log Peanut\n         tips log Cetirizine --at 07:30\n         tips log Peanut --clinic-said-go-on"
msgstr ""
"Cuenta para hoy según el reloj de la sala. Hasta las 03:00 puede contar para ayer. Mientras corre el temporizador de "
"tratamiento, un alimento de tratamiento solo se anota con --early, o si responde que sí en una terminal.\n\nSe "
"pregunta qué dice la clínica, con --clinic-said-go-on o un sí en una terminal, y la respuesta se guarda en el "
"registro:\n  - después de más de 48 horas sin un alimento de tratamiento, o del número de horas de la clínica: vea "
"“tips clinic”\n  - después de una pausa\n  - después de una reacción moderada o grave\n  - antes de la primera dosis "
"más alta después de uno de estos casos\n  - antes de una primera dosis que se da después de lo que dice el plan\n  - "
"antes de un alimento de tratamiento menos de 12 horas después de su dosis de otro día\n  - después de una semana sin "
"un alimento de mantenimiento\n  - antes de cualquier elemento al que siguió una reacción\n  - antes de cada alimento "
"de tratamiento hasta que quien administra la sala levante la suspensión tras una reacción grave o epinefrina "
"(adrenalina)\n  - antes de una dosis del ciclo anterior que nadie que administre la sala ha confirmado\n\nEstos se "
"anotan con una opción propia, o con un sí en una terminal, y eso queda en el registro:\n  - un elemento que la "
"clínica suspendió: --although-stopped\n  - un alimento de tratamiento sin dosis en el plan: "
"--without-dose\n\nEJEMPLO: tips log Cacahuate\n         tips log Cetirizina --at 07:30\n         tips log Cacahuate "
"--clinic-said-go-on"

#: Commands/LogCommands.swift
msgid "Time it was taken, by the room's clock; now without it."
msgstr "La hora en que se tomó, según el reloj de la sala; si falta, ahora."

#: Commands/LogCommands.swift
msgid "Count it for yesterday: up to 03:00."
msgstr "Contarlo para ayer: hasta las 03:00."

#: Commands/LogCommands.swift
msgid "Log a treatment food although the timer runs."
msgstr "Anotar un alimento de tratamiento aunque corra el temporizador."

#: Commands/LogCommands.swift
msgid "Answer that the clinic said go on, for this log alone."
msgstr "Responder que la clínica dijo que siga, solo para este registro."

#: Commands/LogCommands.swift
msgid "Record a true second dose of a box that is ticked already."
msgstr "Anotar una segunda dosis que de verdad se tomó, en una casilla ya marcada."

#: Commands/LogCommands.swift
msgid "Log an item although the clinic has stopped it."
msgstr "Anotar un elemento aunque la clínica lo haya suspendido."

#: Commands/LogCommands.swift
msgid "Log a treatment food although the plan has no dose of it for the day."
msgstr "Anotar un alimento de tratamiento aunque el plan no tenga dosis para ese día."

#: Commands/LogCommands.swift
msgid "This device's clock is right, although the room holds entries from days after it."
msgstr "Confirmar que el reloj de este dispositivo está bien, aunque la sala tenga registros de días posteriores."

#: Commands/LogCommands.swift
msgid "Clear the box of an item."
msgstr "Desmarcar la casilla de un elemento."

#: Commands/LogCommands.swift
msgid ""
"A logger clears what they ticked themselves today; an admin any box. Where several people ticked it, your own log is "
"taken back, and theirs stay: “tips history delete” takes back one of them.\n\nEXAMPLE: tips unlog Peanut"
msgstr ""
"Quien anota desmarca solo sus propias marcas de hoy; quien administra, cualquier casilla. Si la marcaron varias "
"personas, se deshace el registro de usted y los demás se quedan: “tips history delete” quita uno de "
"ellos.\n\nEJEMPLO: tips unlog Cacahuate"

#: Commands/LogCommands.swift
msgid "Clear yesterday's box: up to 03:00."
msgstr "Desmarcar la casilla de ayer: hasta las 03:00."

#: Commands/LookingCommands.swift
msgid "Show today: every item with its box, the timer, the week's counts."
msgstr "Mostrar el día: cada elemento con su casilla, el temporizador, los conteos de la semana."

#: Commands/LookingCommands.swift
msgid ""
"Where there is no room yet, it asks on a terminal whether to set one up or to join one with a code.\n\nEXAMPLE: tips "
"home"
msgstr ""
"Si todavía no hay sala, en una terminal pregunta si quiere preparar una o unirse a una con un código.\n\nEJEMPLO: "
"tips home"

#: Commands/LookingCommands.swift
msgid "Show a week: every item with the time of each log, today in yellow."
msgstr "Mostrar una semana: cada elemento con la hora de cada registro, hoy en amarillo."

#: Commands/LookingCommands.swift
msgid "It opens at the current week; any cycle and week can be picked.\n\nEXAMPLE: tips week --cycle 2 --week 6"
msgstr "Muestra la semana actual; se puede elegir cualquier ciclo y semana.\n\nEJEMPLO: tips week --cycle 2 --week 6"

#: Commands/LookingCommands.swift
msgid "Which week of the cycle, from 1."
msgstr "Qué semana del ciclo, desde 1."

#: Commands/LookingCommands.swift
msgid "Show how much of what was due was logged, by week, category and item."
msgstr "Mostrar cuánto se anotó de lo que tocaba, por semana, categoría y elemento."

#: Commands/LookingCommands.swift
msgid "Held days are not counted.\n\nEXAMPLE: tips adherence --cycle 2"
msgstr "Los días en pausa no se cuentan.\n\nEJEMPLO: tips adherence --cycle 2"

#: Commands/ReactionCommand.swift
msgid "Write down, list, edit and delete reactions."
msgstr "Anotar, mostrar, editar y eliminar reacciones."

#: Commands/ReactionCommand.swift
msgid ""
"It is a record for the program's clinic. In an emergency call for help first.\n\nEXAMPLE: tips reaction log \"hives "
"on both arms\" --severity mild --after Peanut"
msgstr ""
"Es un registro para la clínica del programa. En una emergencia, primero pida ayuda.\n\nEJEMPLO: tips reaction log "
"\"ronchas en ambos brazos\" --severity mild --after Cacahuate"

#: Commands/ReactionCommand.swift
msgid "List the reactions of a cycle, newest first."
msgstr "Mostrar las reacciones de un ciclo, la más reciente primero."

#: Commands/ReactionCommand.swift
msgid "EXAMPLE: tips reaction list --cycle 2"
msgstr "EJEMPLO: tips reaction list --cycle 2"

#: Commands/ReactionCommand.swift
msgid "Write down a reaction: symptom, severity, onset, note, photo."
msgstr "Anotar una reacción: síntoma, gravedad, inicio, nota, foto."

#: Commands/ReactionCommand.swift
msgid ""
"Every member may. A severe one, and one with epinephrine, shows the emergency plan first, and is noted whatever is "
"wrong in the command line; a line says what was left out. It stops the reminders and the timer of treatment foods "
"until an admin lifts it, and is sent to a shared room at once. A time of day that is still to come is yesterday's up "
"to 12 hours later; “yesterday 23:55” names the day. A terminal asks for a symptom and a severity that aren't given. "
"After which dose it came is the id of a log, or an item: its log of that day or of the hours before, or the item "
"alone if its box isn't ticked.\n\nEXAMPLE: tips reaction log \"hives on both arms\" --severity mild --after Peanut "
"--note \"gone after an hour\""
msgstr ""
"Cualquier integrante puede hacerlo. Una reacción grave, o una con epinefrina (adrenalina), muestra primero el plan de "
"emergencia. Se anota aunque haya errores en la línea de comandos, y una línea dice qué no se anotó. Detiene los "
"recordatorios y el temporizador de los alimentos de tratamiento hasta que quien administra la sala levante la "
"suspensión, y se envía de inmediato a una sala compartida. Una hora que todavía no llega es la de ayer, hasta 12 "
"horas después; “ayer 23:55” indica el día. Si falta el síntoma o la gravedad, se pregunta en una terminal. Para decir "
"después de qué dosis fue, ponga el id de un registro, o un elemento: cuenta su registro de ese día o de las horas "
"anteriores, o el elemento solo si su casilla no está marcada.\n\nEJEMPLO: tips reaction log \"ronchas en ambos "
"brazos\" --severity mild --after Cacahuate --note \"se quitó en una hora\""

#: Commands/ReactionCommand.swift
msgid "Symptoms."
msgstr "Síntomas."

#: Commands/ReactionCommand.swift
msgid "Severity, which is needed: mild, moderate or severe."
msgstr "Gravedad, es necesaria: mild (leve), moderate (moderada) o severe (grave)."

#: Commands/ReactionCommand.swift
msgid "Time it began, by the room's clock; now without it."
msgstr "La hora en que empezó, según el reloj de la sala; si falta, ahora."

#: Commands/ReactionCommand.swift
msgid "After which dose: a log's id or an item."
msgstr "Después de qué dosis: el id de un registro o un elemento."

#: Commands/ReactionCommand.swift
msgid "Time of a second dose of epinephrine; “yes” for an unknown time, “no” for none."
msgstr "Hora de una segunda dosis de epinefrina (adrenalina); “sí” si no se sabe la hora, “no” si no se dio."

#: Commands/ReactionCommand.swift
msgid "Time epinephrine was given; “yes” for a time that isn't known."
msgstr "Hora en que se dio la epinefrina (adrenalina); “sí” si no se sabe la hora."

#: Commands/ReactionCommand.swift
msgid "An antihistamine was given."
msgstr "Se dio un antihistamínico."

#: Commands/ReactionCommand.swift
msgid "The patient was taken to an emergency room."
msgstr "Se llevó al paciente a una sala de emergencias."

#: Commands/ReactionCommand.swift
msgid "More words."
msgstr "Una nota."

#: Commands/ReactionCommand.swift
msgid "A picture."
msgstr "Una foto."

#: Commands/ReactionCommand.swift
msgid "Change a reaction, or add what was left out; add, replace or remove its photo."
msgstr "Cambiar una reacción, o agregar lo que faltó; agregar, reemplazar o quitar su foto."

#: Commands/ReactionCommand.swift
msgid ""
"Admins, and whoever wrote it on the same day. The fields of a severe one, and of one with epinephrine, that have a "
"value are an admin's. What isn't named stays. A reaction that becomes severe or gets epinephrine stops the reminders "
"and the timer of treatment foods, also after a lift. It is saved whatever else is wrong in the command line, and a "
"line says what was left out.\n\nEXAMPLE: tips reaction edit 018f2b1c --after Peanut --photo arm.jpg\n         tips "
"reaction edit 018f2b1c --severity severe --at 08:20 --no-antihistamine"
msgstr ""
"Para quienes administran la sala, y para quien la anotó el mismo día. En una reacción grave, o en una con epinefrina "
"(adrenalina), los campos que ya tienen un valor solo los cambia quien administra la sala. Lo que no se indica no "
"cambia. Si una reacción pasa a ser grave, o si se agrega la epinefrina (adrenalina), se detienen los recordatorios y "
"el temporizador de los alimentos de tratamiento, también si la suspensión ya se había levantado. Se guarda aunque "
"algo más de la línea de comandos esté mal, y una línea dice lo que quedó fuera.\n\nEJEMPLO: tips reaction edit "
"018f2b1c --after Cacahuate --photo arm.jpg\n         tips reaction edit 018f2b1c --severity severe --at 08:20 "
"--no-antihistamine"

#: Commands/ReactionCommand.swift
msgid "A reaction: its id, or an end of it."
msgstr "Una reacción: su id, o bien el principio o el final del id."

#: Commands/ReactionCommand.swift
msgid "Time it began, by the room's clock."
msgstr "La hora en que empezó, según el reloj de la sala."

#: Commands/ReactionCommand.swift
msgid "No epinephrine was given."
msgstr "No se dio epinefrina (adrenalina)."

#: Commands/ReactionCommand.swift
msgid "An antihistamine was given, or was not."
msgstr "Se dio un antihistamínico, o no se dio."

#: Commands/ReactionCommand.swift
msgid "The patient was taken to an emergency room, or was not."
msgstr "Se llevó al paciente a una sala de emergencias, o no se le llevó."

#: Commands/ReactionCommand.swift
msgid "Take the picture out."
msgstr "Quitar la foto."

#: Commands/ReactionCommand.swift
msgid "Print where the original of a reaction's picture is."
msgstr "Mostrar dónde está el original de la foto de una reacción."

#: Commands/ReactionCommand.swift
msgid "EXAMPLE: xdg-open \"$(tips reaction photo 018f2b1c)\""
msgstr "EJEMPLO: xdg-open \"$(tips reaction photo 018f2b1c)\""

#: Commands/ReactionCommand.swift
msgid "Take a reaction out."
msgstr "Quitar una reacción."

#: Commands/ReactionCommand.swift
msgid ""
"Admins, and whoever wrote it on the same day. Asks an admin first on a terminal and needs --yes elsewhere. A severe "
"one no longer stops the treatment foods. “tips undo” brings it back.\n\nEXAMPLE: tips reaction delete 018f2b1c --yes"
msgstr ""
"Para quienes administran la sala, y para quien la anotó el mismo día. A quienes administran les pregunta antes en una "
"terminal; fuera de ella exige --yes. Una grave deja de suspender los alimentos de tratamiento. “tips undo” la "
"recupera.\n\nEJEMPLO: tips reaction delete 018f2b1c --yes"

#: Commands/ReactionCommand.swift
msgid "symptom"
msgstr "síntoma"

#: Commands/ReactionCommand.swift
msgid "severity"
msgstr "gravedad"

#: Commands/ReactionCommand.swift
msgid "note"
msgstr "nota"

#: Commands/ReactionCommand.swift
msgid "photo"
msgstr "foto"

#: Commands/RoomCommand.swift
msgid "Show the room's code and members; add, remove and appoint members."
msgstr "Mostrar el código y los integrantes de la sala; agregar y quitar integrantes, y darles una función."

#: Commands/RoomCommand.swift
msgid "EXAMPLE: tips room code\n         tips room role Bob admin"
msgstr "EJEMPLO: tips room code\n         tips room role Bob admin"

#: Commands/RoomCommand.swift
msgid "List who is and was in the room, and the devices of a shared one."
msgstr "Mostrar quién está y quién estuvo en la sala, y los dispositivos si la sala se comparte."

#: Commands/RoomCommand.swift
msgid "EXAMPLE: tips room members"
msgstr "EJEMPLO: tips room members"

#: Commands/RoomCommand.swift
msgid "Print the code that lets others join as loggers."
msgstr "Mostrar el código con el que otras personas se unen para anotar."

#: Commands/RoomCommand.swift
msgid ""
"A code lets people in for six days; then, or with --rotate, there is a new one. The old one is void once the new one "
"is sent. Where the room is shared, that is tried at once, and the invitation is one link with the code and the "
"address.\n\nEXAMPLE: tips room code"
msgstr ""
"Un código deja entrar personas durante seis días; después, o con --rotate, hay uno nuevo. El anterior deja de servir "
"cuando se envía el nuevo. Si la sala se comparte, se intenta enviarlo enseguida, y la invitación es un solo enlace "
"con el código y la dirección.\n\nEJEMPLO: tips room code"

#: Commands/RoomCommand.swift
msgid "Make a new one in the place of the old one."
msgstr "Crear un código nuevo en lugar del anterior."

#: Commands/RoomCommand.swift
msgid "Draw the invitation as a QR code, for a phone's camera."
msgstr "Dibujar la invitación como código QR, para la cámara de un teléfono."

#: Commands/RoomCommand.swift
msgid "Add a member on this device, without a code."
msgstr "Agregar un integrante en este dispositivo, sin código."

#: Commands/RoomCommand.swift
msgid "“tips as” makes this device theirs.\n\nEXAMPLE: tips room add Bob --role logger"
msgstr "Con “tips as” este dispositivo pasa a ser suyo.\n\nEJEMPLO: tips room add Bob --role logger"

#: Commands/RoomCommand.swift
msgid "The name."
msgstr "El nombre."

#: Commands/RoomCommand.swift
msgid "Role: a logger ticks, an admin does everything."
msgstr "Función: logger (anota) marca casillas, admin (administra) hace todo."

#: Commands/RoomCommand.swift
msgid "Let another phone of a member into the shared room."
msgstr "Dejar entrar a la sala compartida otro teléfono de un integrante."

#: Commands/RoomCommand.swift
msgid ""
"That phone shows its account with “tips sync join” and --as. Only an admin can; ask the member first whether it is "
"theirs.\n\nEXAMPLE: tips room let-in h7Kq2mVx8RtLw3ZyB5nCs9PdF4Ga --as Bob"
msgstr ""
"Ese teléfono muestra su cuenta con “tips sync join” y --as. Solo quien administra la sala puede hacerlo; primero "
"pregunte al integrante si el teléfono es suyo.\n\nEJEMPLO: tips room let-in h7Kq2mVx8RtLw3ZyB5nCs9PdF4Ga --as Bob"

#: Commands/RoomCommand.swift
msgid "The account, as the other phone shows it."
msgstr "La cuenta, como la muestra el otro teléfono."

#: Commands/RoomCommand.swift
msgid "The member: the name, or the id."
msgstr "El integrante: el nombre, o el id."

#: Commands/RoomCommand.swift
msgid "Remove a member; what they logged stays."
msgstr "Quitar a un integrante; lo que anotó se queda."

#: Commands/RoomCommand.swift
msgid ""
"Asks first on a terminal and needs --yes elsewhere. Where the room is shared, the removal is sent at "
"once.\n\nEXAMPLE: tips room revoke Bob --yes"
msgstr ""
"En una terminal pregunta primero; sin terminal necesita --yes. Si la sala se comparte, el cambio se envía "
"enseguida.\n\nEJEMPLO: tips room revoke Bob --yes"

#: Commands/RoomCommand.swift
msgid "Shut one device out of the shared room; its member stays."
msgstr "Sacar un dispositivo de la sala compartida; su integrante se queda."

#: Commands/RoomCommand.swift
msgid ""
"For a lost device, and for one that nobody knows. “tips room members” lists them. The room's code is void then. Asks "
"first on a terminal and needs --yes elsewhere. The end is sent at once.\n\nEXAMPLE: tips room end-device k3f9aQ --yes"
msgstr ""
"Para un dispositivo perdido, y para uno que nadie conoce. “tips room members” los muestra. El código de la sala deja "
"entonces de servir. En una terminal pregunta primero; sin terminal necesita --yes. El cambio se envía "
"enseguida.\n\nEJEMPLO: tips room end-device k3f9aQ --yes"

#: Commands/RoomCommand.swift
msgid "The device's id, or its beginning."
msgstr "El id del dispositivo, o el principio del id."

#: Commands/RoomCommand.swift
msgid "Make a member an admin or a logger."
msgstr "Decidir si un integrante administra o solo anota."

#: Commands/RoomCommand.swift
msgid "EXAMPLE: tips room role Bob admin"
msgstr "EJEMPLO: tips room role Bob admin"

#: Commands/RoomCommand.swift
msgid "Role."
msgstr "Función."

#: Commands/RoomCommand.swift
msgid "Leave the room; what you logged stays."
msgstr "Salir de la sala; lo que usted anotó se queda."

#: Commands/RoomCommand.swift
msgid "The last admin can't. Asks first on a terminal and needs --yes elsewhere.\n\nEXAMPLE: tips room leave --yes"
msgstr ""
"La última persona que administra no puede salir. En una terminal pregunta primero; sin terminal necesita "
"--yes.\n\nEJEMPLO: tips room leave --yes"

#: Commands/RoomCommand.swift
msgid "Show or move the patient's home zone, which decides the day of a log."
msgstr "Mostrar o cambiar la zona horaria de la casa del paciente, que decide el día de un registro."

#: Commands/RoomCommand.swift
msgid "Logs keep the day they were made for.\n\nEXAMPLE: tips room zone America/Denver"
msgstr "Los registros conservan el día para el que se hicieron.\n\nEJEMPLO: tips room zone America/Denver"

#: Commands/RoomCommand.swift
msgid "A zone of the tz database; none to show it."
msgstr "Una zona de la base de datos tz; si falta, se muestra la actual."

#: Commands/RoomCommand.swift
msgid "Make this device a member's: who logs from now on."
msgstr "Decir de qué integrante es este dispositivo: quién anota desde ahora."

#: Commands/RoomCommand.swift
msgid "EXAMPLE: tips as Bob"
msgstr "EJEMPLO: tips as Bob"

#: Commands/RoomCommand.swift
msgid "role"
msgstr "función"

#: Commands/RoomCommand.swift
msgid "account"
msgstr "cuenta"

#: Commands/RoomCommand.swift
msgid "device"
msgstr "dispositivo"

#: Commands/RoomCommand.swift
#: Commands/SettingsCommands.swift
msgid "zone"
msgstr "zona"

#: Commands/SettingsCommands.swift
msgid "Show and set your own daily reminders."
msgstr "Mostrar y ajustar sus recordatorios diarios."

#: Commands/SettingsCommands.swift
msgid "EXAMPLE: tips reminders set medicine --at 08:00"
msgstr "EJEMPLO: tips reminders set medicine --at 08:00"

#: Commands/SettingsCommands.swift
msgid "Show the reminder of each category."
msgstr "Mostrar el recordatorio de cada categoría."

#: Commands/SettingsCommands.swift
msgid "EXAMPLE: tips reminders show"
msgstr "EJEMPLO: tips reminders show"

#: Commands/SettingsCommands.swift
msgid "Turn the daily reminder of a category on."
msgstr "Encender el recordatorio diario de una categoría."

#: Commands/SettingsCommands.swift
msgid ""
"It comes at the time given, by the clock of the zone you live in, on days with something left to log.\n\nEXAMPLE: "
"tips reminders set treatment --at 17:30"
msgstr ""
"Llega a la hora indicada, según la zona horaria donde usted vive, los días en que falta algo por anotar.\n\nEJEMPLO: "
"tips reminders set treatment --at 17:30"

#: Commands/SettingsCommands.swift
msgid "When; else as before, first 08:00."
msgstr "A qué hora; si falta, la de antes, y la primera vez 08:00."

#: Commands/SettingsCommands.swift
msgid "Turn the daily reminder of a category off."
msgstr "Apagar el recordatorio diario de una categoría."

#: Commands/SettingsCommands.swift
msgid "EXAMPLE: tips reminders off recommended"
msgstr "EJEMPLO: tips reminders off recommended"

#: Commands/SettingsCommands.swift
msgid "Set the zone you live in, by whose clock you are reminded."
msgstr "Indicar la zona horaria donde usted vive, que decide la hora de sus recordatorios."

#: Commands/SettingsCommands.swift
msgid "Without a zone it is again that of the device.\n\nEXAMPLE: tips reminders zone Europe/Berlin"
msgstr "Si no se indica una zona, vale otra vez la del dispositivo.\n\nEJEMPLO: tips reminders zone Europe/Berlin"

#: Commands/SettingsCommands.swift
msgid "A zone of the tz database; none for the device's."
msgstr "Una zona de la base de datos tz; si falta, la del dispositivo."

#: Commands/SettingsCommands.swift
msgid "Show and set the timer between treatment foods, and the rest after one."
msgstr "Mostrar y ajustar el temporizador entre alimentos de tratamiento, y el reposo después de uno."

#: Commands/SettingsCommands.swift
msgid ""
"The timer begins with each treatment food that is logged while others are left, and tells when the next can be "
"logged; each member has theirs on or off. The wait itself and its minutes belong to the plan: admins set them for "
"everybody.\n\nEXAMPLE: tips timer on --minutes 20"
msgstr ""
"El temporizador empieza con cada alimento de tratamiento que se anota mientras faltan otros, y avisa cuándo se puede "
"anotar el siguiente; cada integrante enciende o apaga el suyo. La espera misma y sus minutos son parte del plan: los "
"fijan para todos quienes administran la sala.\n\nEJEMPLO: tips timer on --minutes 20"

#: Commands/SettingsCommands.swift
msgid "on or off; else it stays."
msgstr "on (encendido) u off (apagado); si falta, no cambia."

#: Commands/SettingsCommands.swift
msgid "Minutes between them, 1 to 240."
msgstr "Minutos entre ellos, de 1 a 240."

#: Commands/SettingsCommands.swift
msgid "minutes"
msgstr "minutos"

#: Commands/SettingsCommands.swift
msgid "Minutes of rest after one, to 240; 0 for none."
msgstr "Minutos de reposo después de uno, hasta 240; 0 si no hay reposo."

#: Commands/SettingsCommands.swift
msgid "state"
msgstr "estado"

#: Commands/SupplyCommand.swift
msgid "Count supplies, and see how long they last."
msgstr "Contar existencias y ver para cuánto tiempo alcanzan."

#: Commands/SupplyCommand.swift
msgid "EXAMPLE: tips supply set Peanut \"250 g\" --warn-below 10"
msgstr "EJEMPLO: tips supply set Cacahuate \"250 g\" --warn-below 10"

#: Commands/SupplyCommand.swift
msgid "List what is left of each item, and the days it lasts."
msgstr "Mostrar lo que queda de cada elemento, y para cuántos días alcanza."

#: Commands/SupplyCommand.swift
msgid "EXAMPLE: tips supply list"
msgstr "EJEMPLO: tips supply list"

#: Commands/SupplyCommand.swift
msgid "Note how much of an item there is now."
msgstr "Anotar cuánto hay ahora de un elemento."

#: Commands/SupplyCommand.swift
msgid ""
"Doses logged from now on are taken off it; so count it in the unit of the doses, or in one of the same measure, such "
"as mL for doses in tsp.\n\nEXAMPLE: tips supply set Cetirizine \"120 mL\""
msgstr ""
"Las dosis que se anoten desde ahora se restan; por eso cuéntelo en la unidad de las dosis, o en una de la misma "
"medida, como mL para dosis en cdta.\n\nEJEMPLO: tips supply set Cetirizina \"120 mL\""

#: Commands/SupplyCommand.swift
msgid "Amount: '120 mL'."
msgstr "Cantidad: '120 mL'."

#: Commands/SupplyCommand.swift
msgid "Warn when it lasts for fewer days than this."
msgstr "Avisar cuando alcance para menos de estos días."

#: Commands/SupplyCommand.swift
msgid "days"
msgstr "días"

#: Commands/SupplyCommand.swift
msgid "Stop counting the supply of an item."
msgstr "Dejar de contar las existencias de un elemento."

#: Commands/SupplyCommand.swift
msgid "EXAMPLE: tips supply clear Cetirizine"
msgstr "EJEMPLO: tips supply clear Cetirizina"

#: Commands/SupplyCommand.swift
msgid "amount"
msgstr "cantidad"

#: Commands/UnitCommand.swift
msgid "List, add, rename and delete units."
msgstr "Mostrar, agregar, cambiar de nombre y eliminar unidades."

#: Commands/UnitCommand.swift
msgid "EXAMPLE: tips unit add drop"
msgstr "EJEMPLO: tips unit add gota"

#: Commands/UnitCommand.swift
msgid "A unit: its name in any case, or its id."
msgstr "Una unidad: su nombre, en mayúsculas o minúsculas, o su id."

#: Commands/UnitCommand.swift
msgid "List the units that can be picked."
msgstr "Mostrar las unidades que se pueden elegir."

#: Commands/UnitCommand.swift
msgid "EXAMPLE: tips unit list"
msgstr "EJEMPLO: tips unit list"

#: Commands/UnitCommand.swift
msgid "Add a unit."
msgstr "Agregar una unidad."

#: Commands/UnitCommand.swift
msgid "Give a unit another name, wherever items use it."
msgstr "Cambiar el nombre de una unidad en todos los elementos que la usan."

#: Commands/UnitCommand.swift
msgid ""
"Logs keep the words they were made with. A name that may change what a dose means asks first on a terminal and needs "
"--yes elsewhere. A unit in use can't become another measure: edit the doses instead.\n\nEXAMPLE: tips unit rename "
"piece pieces"
msgstr ""
"Los registros conservan las palabras con las que se hicieron. Si el nombre puede cambiar lo que significa una dosis, "
"pregunta antes en una terminal y en otros casos necesita --yes. Una unidad en uso no puede convertirse en otra "
"medida: edite las dosis.\n\nEJEMPLO: tips unit rename pieza trozo"

#: Commands/UnitCommand.swift
msgid "Its new name."
msgstr "Su nuevo nombre."

#: Commands/UnitCommand.swift
msgid "Take a unit out of the picker; items that have it keep it."
msgstr "Quitar una unidad de la lista; los elementos que la tienen la conservan."

#: Commands/UnitCommand.swift
msgid ""
"Asks first on a terminal and needs --yes elsewhere. Adding it again brings it back.\n\nEXAMPLE: tips unit delete puff "
"--yes"
msgstr ""
"En una terminal pregunta primero; sin terminal necesita --yes. Si se agrega otra vez, la unidad vuelve.\n\nEJEMPLO: "
"tips unit delete inhalación --yes"

#: Commands/UnitCommand.swift
msgid "unit"
msgstr "unidad"

#: Exchange/ExportCommand.swift
msgid "Write the whole room as JSON, or the logs as CSV."
msgstr "Escribir toda la sala como JSON, o los registros como CSV."

#: Exchange/ExportCommand.swift
msgid ""
"The JSON file holds everything but photos, and “tips import” joins it with what is elsewhere.\n\nEXAMPLE: tips export "
"--format csv --cycle 2 --output cycle-2.csv"
msgstr ""
"El archivo JSON contiene todo menos las fotos, y “tips import” lo une con lo que hay en otra parte.\n\nEJEMPLO: tips "
"export --format csv --cycle 2 --output cycle-2.csv"

#: Exchange/ExportCommand.swift
msgid "json for everything, csv for the logs."
msgstr "json para todo, csv para los registros."

#: Exchange/ExportCommand.swift
msgid "Only the logs of this cycle, in a CSV."
msgstr "Solo los registros de este ciclo, en un CSV."

#: Exchange/ExportCommand.swift
msgid "The file to write, instead of standard output."
msgstr "El archivo que se escribe, en lugar de la salida estándar."

#: Exchange/ExportCommand.swift
msgid "format"
msgstr "formato"

#: Exchange/ExportCommand.swift
msgid "output"
msgstr "archivo"

#: Exchange/ImportCommand.swift
msgid "Join a room file with what is here."
msgstr "Unir un archivo de sala con lo que hay aquí."

#: Exchange/ImportCommand.swift
msgid ""
"Nothing is lost and nothing counts twice: importing a file again changes nothing. Where there is no room yet it "
"brings the whole room; then “tips as” says which member this device is.\n\nEXAMPLE: tips import room.json"
msgstr ""
"Nada se pierde y nada cuenta dos veces: importar un archivo otra vez no cambia nada. Si todavía no hay sala, trae la "
"sala completa; después, “tips as” dice de qué integrante es este dispositivo.\n\nEJEMPLO: tips import room.json"

#: Exchange/ImportCommand.swift
msgid "A file that “tips export --format json” wrote, or - for standard input."
msgstr "Un archivo que escribió “tips export --format json”, o - para la entrada estándar."

#: Exchange/ImportCommand.swift
msgid "This device's clock is right, although the file holds entries from days after it."
msgstr "Confirmar que el reloj de este dispositivo está bien, aunque el archivo tenga registros de días posteriores."

#: Exchange/ImportCommand.swift
msgid "file"
msgstr "archivo"

#: Report/ReportCommand.swift
msgid "Write a cycle for the clinic: plan, weeks, adherence, reactions, changes."
msgstr "Escribir un ciclo para la clínica: plan, semanas, cumplimiento, reacciones, cambios."

#: Report/ReportCommand.swift
msgid ""
"A PDF, a page for a browser or a picture a page; without a file, as text. It says what was logged and gives no "
"advice.\n\nEXAMPLE: tips report --cycle 2 --pdf cycle-2.pdf"
msgstr ""
"Un PDF, una página para el navegador o una imagen por página; sin archivo, como texto. Dice lo que se anotó y no da "
"consejos.\n\nEJEMPLO: tips report --cycle 2 --pdf cycle-2.pdf"

#: Report/ReportCommand.swift
msgid "The picture to write; a second page goes to NAME-2.png."
msgstr "La imagen que se escribe; una segunda página va a NOMBRE-2.png."

#: Report/ReportCommand.swift
msgid "The page for a browser to write."
msgstr "La página para el navegador que se escribe."

#: Report/ReportCommand.swift
msgid "png"
msgstr "png"

#: Report/ReportCommand.swift
msgid "html"
msgstr "html"

#: Setup/SetupCommand.swift
msgid "Set up a room with its first cycle, or join one with a code."
msgstr "Preparar una sala con su primer ciclo, o unirse a una con un código."

#: Setup/SetupCommand.swift
msgid ""
"Without options on a terminal it asks everything, and changes nothing before it is confirmed. With options it is one "
"shot: items are then added with “tips item add”. The plan goes by the zone of this machine, or "
"--time-zone.\n\nEXAMPLE: tips setup --patient Mia --start 2026-01-05 --challenge 2026-03-30 --me Ann --time-zone "
"America/Phoenix"
msgstr ""
"Sin opciones, en una terminal, pregunta todo, y no cambia nada antes de que usted confirme. Con opciones se hace de "
"una vez: después, los elementos se agregan con “tips item add”. El plan usa la zona horaria de este equipo, o la de "
"--time-zone.\n\nEJEMPLO: tips setup --patient Mia --start 2026-01-05 --challenge 2026-03-30 --me Ann --time-zone "
"America/Phoenix"

#: Setup/SetupCommand.swift
msgid "The cycle's number, 1 to 25; else 1."
msgstr "El número del ciclo, de 1 a 25; si falta, 1."

#: Setup/SetupCommand.swift
msgid "Your name; you are the admin."
msgstr "Su nombre; usted administra la sala."

#: Setup/SetupCommand.swift
msgid "Join a room by an invitation or its code, as a logger."
msgstr "Unirse a una sala con una invitación o su código, para anotar."

#: Setup/SetupCommand.swift
msgid ""
"This device is then the new member's. A code alone is that of the room in this folder, or of one whose address is "
"given.\n\nEXAMPLE: tips join 'tips://join/K3F9-X2AA-7QWM-C/https%3A%2F%2Frooms.example.org' --me Bob\n         tips "
"join K3F9-X2AA-7QWM-C --me Bob"
msgstr ""
"Este dispositivo es entonces de quien se une. Si solo se da el código, es el de la sala de esta carpeta, o el de una "
"sala cuya dirección se indica.\n\nEJEMPLO: tips join 'tips://join/K3F9-X2AA-7QWM-C/https%3A%2F%2Frooms.example.org' "
"--me Bob\n         tips join K3F9-X2AA-7QWM-C --me Bob"

#: Setup/SetupCommand.swift
#: Sync/SyncJoiningCommands.swift
msgid "The invitation's link; or the code, in any case, with or without hyphens."
msgstr "El enlace de la invitación; o el código, en mayúsculas o minúsculas, con o sin guiones."

#: Setup/SetupCommand.swift
#: Sync/SyncJoiningCommands.swift
msgid "Your name."
msgstr "Su nombre."

#: Setup/SetupCommand.swift
#: Sync/SyncJoiningCommands.swift
msgid "code"
msgstr "código"

#: Sync/SyncCommand.swift
msgid "Share the room with other devices, or join one that is shared."
msgstr "Compartir la sala con otros dispositivos, o unirse a una compartida."

#: Sync/SyncCommand.swift
msgid ""
"A room is shared through a Firebase Realtime Database of the family's own, or through a server of rooms (“roomd”). "
"What is logged is kept here first and sent when the other side can be reached; nothing waits for it, and nothing is "
"lost or counted twice. Without a remote everything works as before, on this device alone.\n\nWhat this device signs "
"in with lies beside the data, in a file that only you can read and that no backup holds (tips.account).\n\nEXAMPLE: "
"tips sync setup --remote https://NAME.firebaseio.com --api-key KEY\n         tips room code\n         tips sync join "
"K3F9-X2AA-7QWM-C --me Bob --remote https://NAME.firebaseio.com --api-key KEY\n         tips sync run --watch"
msgstr ""
"Una sala se comparte por medio de una Firebase Realtime Database propia de la familia, o de un servidor de salas "
"(“roomd”). Lo que se anota se guarda primero aquí y se envía cuando hay conexión con el otro lado; nada tiene que "
"esperar, y nada se pierde ni cuenta dos veces. Sin un servidor remoto todo funciona como antes, solo en este "
"dispositivo.\n\nLo que este dispositivo usa para abrir la sesión está junto a los datos, en un archivo que solo usted "
"puede leer y que no está en ninguna copia de seguridad (tips.account).\n\nEJEMPLO: tips sync setup --remote "
"https://NAME.firebaseio.com --api-key KEY\n         tips room code\n         tips sync join K3F9-X2AA-7QWM-C --me Bob "
"--remote https://NAME.firebaseio.com --api-key KEY\n         tips sync run --watch"

#: Sync/SyncCommand.swift
msgid "Show where the room is shared, what waits to be sent, and what was refused."
msgstr "Mostrar dónde se comparte la sala, qué está por enviar y qué se rechazó."

#: Sync/SyncCommand.swift
msgid "Asks nobody: it is what this device knows.\n\nEXAMPLE: tips sync status"
msgstr "No pregunta a nadie: es lo que sabe este dispositivo.\n\nEJEMPLO: tips sync status"

#: Sync/SyncCommand.swift
msgid "Where: https://NAME.firebaseio.com, or http://127.0.0.1:9000/?ns=NAME on this machine."
msgstr "Dónde: https://NAME.firebaseio.com, o http://127.0.0.1:9000/?ns=NAME en este equipo."

#: Sync/SyncCommand.swift
msgid "url"
msgstr "url"

#: Sync/SyncCommand.swift
msgid "The web API key of a Firebase project; a server of rooms has none."
msgstr "La clave web de API de un proyecto de Firebase; un servidor de salas no tiene."

#: Sync/SyncCommand.swift
msgid "key"
msgstr "clave"

#: Sync/SyncJoiningCommands.swift
msgid "Share this device's room, or say where rooms to join are."
msgstr "Compartir la sala de este dispositivo, o decir dónde están las salas a las que unirse."

#: Sync/SyncJoiningCommands.swift
msgid ""
"Where there is a room, it is shared: all that is here goes out, and others can join with the code of “tips room "
"code”. Only an admin can. Where there is none yet, the address is kept for “tips sync join”.\n\nEXAMPLE: tips sync "
"setup --remote https://NAME.firebaseio.com --api-key KEY\n         tips sync setup --remote "
"'http://127.0.0.1:9000/?ns=home'"
msgstr ""
"Si hay una sala, se comparte: todo lo que está aquí se envía, y otros pueden unirse con el código de “tips room "
"code”. Solo quien administra la sala puede hacerlo. Si todavía no hay sala, la dirección se guarda para “tips sync "
"join”.\n\nEJEMPLO: tips sync setup --remote https://NAME.firebaseio.com --api-key KEY\n         tips sync setup "
"--remote 'http://127.0.0.1:9000/?ns=home'"

#: Sync/SyncJoiningCommands.swift
msgid "Join a shared room by its code, as a logger."
msgstr "Unirse a una sala compartida con su código, para anotar."

#: Sync/SyncJoiningCommands.swift
msgid ""
"Brings the whole room; this device is then the new member's. An admin sees the invitation with “tips room code”: a "
"link that says where the room is shared. With the code alone it has to be said: here, or with “tips sync setup”. A "
"second phone of one person joins with --as and the name: it shows a line for an admin to run, and after that the same "
"command joins.\n\nEXAMPLE: tips sync join K3F9-X2AA-7QWM-C --me Bob --remote https://NAME.firebaseio.com --api-key "
"KEY\n         tips sync join K3F9-X2AA-7QWM-C --as Bob"
msgstr ""
"Trae la sala completa; este dispositivo es entonces de quien se une. Quien administra la sala ve la invitación con "
"“tips room code”: un enlace que dice dónde se comparte la sala. Si solo tiene el código, hay que decir dónde: aquí, o "
"con “tips sync setup”. El segundo teléfono de una persona se une con --as y el nombre: muestra una línea que debe "
"ejecutar quien administra la sala, y después el mismo comando lo une.\n\nEJEMPLO: tips sync join K3F9-X2AA-7QWM-C "
"--me Bob --remote https://NAME.firebaseio.com --api-key KEY\n         tips sync join K3F9-X2AA-7QWM-C --as Bob"

#: Sync/SyncJoiningCommands.swift
msgid "The member that you are already."
msgstr "El nombre que usted ya tiene en la sala."

#: Sync/SyncParkedCommand.swift
msgid "List, retry and discard what the other side refused for good."
msgstr "Mostrar, intentar otra vez y descartar lo que el otro lado rechazó definitivamente."

#: Sync/SyncParkedCommand.swift
msgid ""
"A change that is refused isn't lost: it is set aside here, with the reason, until somebody decides.\n\nEXAMPLE: tips "
"sync parked\n         tips sync parked retry 12"
msgstr ""
"Un cambio rechazado no se pierde: se aparta aquí, con el motivo, hasta que alguien decida.\n\nEJEMPLO: tips sync "
"parked\n         tips sync parked retry 12"

#: Sync/SyncParkedCommand.swift
msgid "List what was refused, oldest first."
msgstr "Mostrar lo que se rechazó, lo más antiguo primero."

#: Sync/SyncParkedCommand.swift
msgid "EXAMPLE: tips sync parked list"
msgstr "EJEMPLO: tips sync parked list"

#: Sync/SyncParkedCommand.swift
msgid "Have what was refused tried again with the next sync."
msgstr "Intentar otra vez lo rechazado en la siguiente sincronización."

#: Sync/SyncParkedCommand.swift
msgid "It keeps the time it was made at.\n\nEXAMPLE: tips sync parked retry 12"
msgstr "Conserva la hora en que se hizo.\n\nEJEMPLO: tips sync parked retry 12"

#: Sync/SyncParkedCommand.swift
msgid "Give up what was refused: it is gone from this device for good."
msgstr "Descartar lo rechazado: se borra de este dispositivo para siempre."

#: Sync/SyncParkedCommand.swift
msgid "Asks first on a terminal and needs --yes elsewhere.\n\nEXAMPLE: tips sync parked discard 12 --yes"
msgstr "En una terminal pregunta primero; sin terminal necesita --yes.\n\nEJEMPLO: tips sync parked discard 12 --yes"

#: Sync/SyncParkedCommand.swift
msgid "Its number in “tips sync parked”."
msgstr "Su número en “tips sync parked”."

#: Sync/SyncParkedCommand.swift
msgid "All of them."
msgstr "Todos."

#: Sync/SyncRunCommand.swift
msgid "Send what waits, and take in what the others logged."
msgstr "Enviar lo que está por enviar, y recibir lo que anotaron los demás."

#: Sync/SyncRunCommand.swift
msgid ""
"The daemon does it by itself. With --watch it stays until Ctrl-C: what others log comes as they log it, and what is "
"logged here, by whichever command, is sent at once.\n\nEXAMPLE: tips sync run\n         tips sync run --watch"
msgstr ""
"El servicio lo hace solo. Con --watch se queda activo hasta Ctrl-C: lo que otros anotan llega en cuanto lo anotan, y "
"lo que se anota aquí, con cualquier comando, se envía enseguida.\n\nEJEMPLO: tips sync run\n         tips sync run "
"--watch"

#: Sync/SyncRunCommand.swift
msgid "Stay, and tell what comes and goes, until Ctrl-C."
msgstr "Quedarse activo y decir lo que llega y lo que se envía, hasta Ctrl-C."

#: Sync/SyncSignOutCommand.swift
msgid "End this device's account at the shared room, for a device that is given away."
msgstr "Cerrar la cuenta de este dispositivo en la sala compartida, si el dispositivo se va a regalar."

#: Sync/SyncSignOutCommand.swift
msgid ""
"What it signs in with is worth nothing from then on, also for whoever has a copy. What was logged stays, here and in "
"the room. This device can't come back as the same one: to go on, join with a code in another folder (--data-dir). "
"Leave the room first with “tips room leave”, unless an admin removes you.\n\nEXAMPLE: tips sync sign-out --yes"
msgstr ""
"Desde entonces, lo que usaba para abrir la sesión ya no sirve, ni para quien tenga una copia. Lo que se anotó se "
"queda, aquí y en la sala. Este dispositivo no puede volver como el mismo: para seguir, únase con un código en otra "
"carpeta (--data-dir). Antes, salga de la sala con “tips room leave”, a menos que quien administra la sala le dé de "
"baja.\n\nEJEMPLO: tips sync sign-out --yes"
"""#
