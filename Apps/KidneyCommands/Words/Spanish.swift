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

#. {0} option
#: App/Arguments.swift
msgid "unknown option “{0}”"
msgstr "opción desconocida “{0}”"

#. {0} text
#: App/Arguments.swift
msgid "“{0}” is a day without a time, and what was eaten or drunk needs one"
msgstr "“{0}” es un día sin hora, y lo que se come o se bebe necesita una"

#. {0} text
#: App/Arguments.swift
msgid "write the time, too, such as “{0} 20:00”"
msgstr "escriba también la hora, como “{0} 20:00”"

#: App/Arguments.swift
msgid "write one such as 08:00, 2026-03-08T08:00 or 2026-03-08"
msgstr "escriba una como 08:00, 2026-03-08T08:00 o 2026-03-08"

#: App/Arguments.swift
msgid "write one such as 08:00, yesterday 20:00 or 2026-03-08T20:00"
msgstr "escriba una como 08:00, ayer 20:00 o 2026-03-08T20:00"

#. {0} text
#: App/Arguments.swift
msgid "“{0}” is no time"
msgstr "“{0}” no es una hora"

#. {0} text
#: App/Arguments.swift
msgid "“{0}” is no day"
msgstr "“{0}” no es un día"

#: App/Arguments.swift
msgid "write one such as 2026-03-08 or yesterday"
msgstr "escriba uno como 2026-03-08 o “yesterday” (ayer)"

#: App/EvidenceCheck.swift
msgid "readings"
msgstr "lecturas"

#: App/EvidenceCheck.swift
msgid "every source was read recently enough"
msgstr "todas las fuentes se leyeron hace poco"

#. {0} some; {1} all; {2} ids
#: App/EvidenceCheck.swift
msgid "{0} of {1} claims were read too long ago: {2}"
msgstr "{0} de {1} afirmaciones se leyeron hace demasiado tiempo: {2}"

#: App/EvidenceCheck.swift
msgid "sources"
msgstr "fuentes"

#: App/EvidenceCheck.swift
msgid "every claim was read in its source"
msgstr "todas las afirmaciones se leyeron en su fuente"

#. {0} some; {1} all; {2} ids
#: App/EvidenceCheck.swift
msgid "{0} of {1} claims aren't confirmed in a source: {2}"
msgstr "{0} de {1} afirmaciones no están confirmadas en una fuente: {2}"

#: App/EvidenceCheck.swift
msgid "ask your care team about what they say; “kidney evidence” lists every source"
msgstr "pregunte a su equipo médico sobre lo que dicen; “kidney evidence” muestra todas las fuentes"

#. {0} summary
#: App/KidneyApp.swift
msgid "taken back: {0}"
msgstr "se deshizo: {0}"

#: App/KidneyApp.swift
msgid "use a link as notifications and pages carry them, such as kidney://today"
msgstr "use un enlace como los de los avisos y las páginas, por ejemplo kidney://today"

#: App/KidneyJobs.swift
msgid "the evaluation at the day's end"
msgstr "la evaluación al final del día"

#: Commands/AcceptTermsCommand.swift
msgid "Accept these terms?"
msgstr "¿Acepta estos términos?"

#. {0} day
#: Commands/AcceptTermsCommand.swift
msgid "Accepted on {0}."
msgstr "Aceptados el {0}."

#. {0} entry.food.shownName; {1} entry.shownAmount; {2} entry.day
#: Commands/JournalCommand.swift
msgid "{0}, {1}, of {2}"
msgstr "{0}, {1}, del {2}"

#: Commands/JournalCommand.swift
msgid "entry"
msgstr "anotación"

#. {0} $0.name; {1} day
#: Commands/JournalCommand.swift
msgid "Added a photo of {0} on {1}"
msgstr "Se agregó una foto ({0}) el {1}"

#. {0} day
#: Commands/JournalCommand.swift
msgid "Added a photo on {0}"
msgstr "Se agregó una foto el {0}"

#: Commands/ProfileCommand.swift
msgid "--from goes with --category, --limit, --pregnant, --nephrotic or --amputation"
msgstr "--from se usa junto con --category, --limit, --pregnant, --nephrotic o --amputation"

#: Commands/ProfileCommand.swift
msgid "a first profile needs a name"
msgstr "el primer perfil necesita un nombre"

#: Commands/ProfileCommand.swift
msgid "add --name"
msgstr "agregue --name"

#. {0} text
#: Commands/ProfileText.swift
msgid "“{0}” is no category"
msgstr "“{0}” no es una categoría"

#: Commands/ProfileText.swift
msgid "use early-ckd, G1, G2, G3a, G3b, G4, G5, hemodialysis, peritoneal-dialysis or transplant"
msgstr "use early-ckd, G1, G2, G3a, G3b, G4, G5, hemodialysis, peritoneal-dialysis o transplant"

#. {0} parts[0]
#: Commands/ProfileText.swift
msgid "“{0}” is nothing that is limited"
msgstr "“{0}” no es algo que se limite"

#. {0} names
#: Commands/ProfileText.swift
#: Goals/PreferenceCommands.swift
msgid "use one of {0}"
msgstr "use una de estas palabras: {0}"

#. {0} quantity.rawValue; {1} quantity.unit
#: Commands/ProfileText.swift
msgid "write it as in {0}=2500, =60-75, =60- or =none, in {1}"
msgstr "escríbalo como {0}=2500, =60-75, =60- o =none, en {1}"

#. {0} text
#: Commands/ProfileText.swift
msgid "the limit “{0}” can't be read"
msgstr "no se puede leer el límite “{0}”"

#. {0} text
#: Commands/ProfileText.swift
msgid "“{0}” is no goal of a diabetes diet"
msgstr "“{0}” no es un objetivo de una dieta para la diabetes"

#: Commands/ProfileText.swift
msgid "write it as in carbohydrate=180, meal=60, sugars=40, HbA1c=7.0, fasting-glucose=130 or sugars=none"
msgstr "escríbala como carbohydrate=180, meal=60, sugars=40, HbA1c=7.0, fasting-glucose=130 o sugars=none"

#. {0} entries; {1} file
#: Exchange/ExportCommand.swift
msgid "Wrote {0, plural, one {# entry} other {# entries}} to {1}"
msgstr "Se {0, plural, one {escribió # registro} other {escribieron # registros}} en {1}"

#. {0} file
#: Exchange/ExportCommand.swift
msgid "Wrote measurements to {0}"
msgstr "Se escribieron las mediciones en {0}"

#. {0} file
#: Exchange/ExportCommand.swift
msgid "Wrote what you ate and drank to {0}"
msgstr "Se escribió lo que usted comió y bebió en {0}"

#. {0} reason
#: Exchange/FilePieces.swift
msgid "a file can't be read ({0})"
msgstr "no se puede leer un archivo ({0})"

#: Exchange/FilePieces.swift
msgid "check it and its permissions"
msgstr "revíselo y revise sus permisos"

#. {0} path
#: Exchange/HealthFiles.swift
msgid "there is no file “{0}”"
msgstr "no existe el archivo “{0}”"

#: Exchange/HealthFiles.swift
#: Foods/USDAFiles.swift
#: Sources/ImportFDACommand.swift
msgid "check the path"
msgstr "revise la ruta"

#. {0} path
#: Exchange/HealthFiles.swift
msgid "“{0}” is a folder"
msgstr "“{0}” es una carpeta"

#: Exchange/HealthFiles.swift
msgid "name a file in it"
msgstr "indique un archivo que esté en ella"

#. {0} path
#: Exchange/HealthFiles.swift
msgid "“{0}” holds no export of Apple Health"
msgstr "“{0}” no contiene ninguna exportación de Apple Health"

#. {0} path
#: Exchange/HealthFiles.swift
msgid "“{0}” holds more than one export of Apple Health"
msgstr "“{0}” contiene más de una exportación de Apple Health"

#: Exchange/HealthFiles.swift
msgid "choose the file that the phone's Health app exported"
msgstr "elija el archivo que exportó la aplicación Salud del teléfono"

#. {0} path
#: Exchange/HealthFiles.swift
msgid "“{0}” holds no weight, steps or active minutes of Fitbit"
msgstr "“{0}” no contiene peso, pasos ni minutos de actividad de Fitbit"

#: Exchange/HealthFiles.swift
msgid "name the folder of the export that has weight-….json in it"
msgstr "indique la carpeta de la exportación que contiene weight-….json"

#. {0} path; {1} suffix
#: Exchange/HealthFiles.swift
msgid "“{0}” holds no file of the kind *{1}"
msgstr "“{0}” no contiene ningún archivo del tipo *{1}"

#. {0} path; {1} suffix
#: Exchange/HealthFiles.swift
msgid "“{0}” holds more than one file of the kind *{1}"
msgstr "“{0}” contiene más de un archivo del tipo *{1}"

#: Exchange/HealthFiles.swift
msgid "unpack it, and name the file that is meant"
msgstr "descomprímalo e indique el archivo correcto"

#. {0} folder.path
#: Exchange/HealthFiles.swift
#: Foods/USDAFiles.swift
#: Sources/SourceOptions.swift
msgid "“{0}” can't be read"
msgstr "no se puede leer “{0}”"

#: Exchange/HealthFiles.swift
#: Foods/USDAFiles.swift
msgid "check its permissions"
msgstr "revise sus permisos"

#. {0} folder.path; {1} limit
#: Exchange/HealthFiles.swift
msgid "“{0}” has more than {1} files"
msgstr "“{0}” tiene más de {1} archivos"

#: Exchange/HealthFiles.swift
msgid "name the folder of the export itself"
msgstr "indique la carpeta de la exportación misma"

#: Exchange/HealthImportCommands.swift
#: Foods/USDAFiles.swift
msgid "megabytes read"
msgstr "megabytes leídos"

#: Exchange/HealthImportCommands.swift
msgid "the files don't say in which units weights are"
msgstr "los archivos no dicen en qué unidades están los pesos"

#: Exchange/HealthImportCommands.swift
msgid "add --units metric, us or uk"
msgstr "agregue --units metric, us o uk"

#: Exchange/HealthImportCommands.swift
msgid "kilobytes read"
msgstr "kilobytes leídos"

#: Exchange/HealthImportCommands.swift
msgid "Weights were read in kilograms, as your profile has them."
msgstr "Los pesos se leyeron en kilogramos, como en su perfil."

#: Exchange/HealthImportCommands.swift
msgid "Weights were read in pounds, as your profile has them."
msgstr "Los pesos se leyeron en libras, como en su perfil."

#: Exchange/HealthImportCommands.swift
msgid "If the account has others: “kidney undo”, and again with --units."
msgstr "Si la cuenta usa otras unidades: “kidney undo”, y otra vez con --units."

#: Exchange/HealthImportCommands.swift
msgid "nothing new"
msgstr "nada nuevo"

#: Exchange/HealthImportCommands.swift
#: Foods/ImportCommand.swift
#: Sources/ImportFDACommand.swift
msgid "refused"
msgstr "rechazado"

#: Exchange/HealthImportCommands.swift
msgid "not kept"
msgstr "no guardado"

#. {0} record.file; {1} record.line; {2} record.reason
#: Exchange/HealthImportCommands.swift
#: Foods/ImportCommand.swift
msgid "{0}, line {1}: {2}"
msgstr "{0}, línea {1}: {2}"

#. {0} more
#: Exchange/HealthImportCommands.swift
#: Foods/ImportCommand.swift
#: Sources/ImportFDACommand.swift
msgid "and {0} more: see --json"
msgstr "y {0} más: vea --json"

#. {0} food.name
#: Foods/CustomFoodCommand.swift
msgid "Made “{0}”."
msgstr "Se creó “{0}”."

#: Foods/CustomFoodCommand.swift
msgid "No foods of your own."
msgstr "No hay alimentos propios."

#: Foods/CustomFoodCommand.swift
msgid "only those can be edited: kidney food custom list"
msgstr "solo esos se pueden editar: kidney food custom list"

#. {0} custom.name
#: Foods/CustomFoodCommand.swift
msgid "“{0}” is made of no components"
msgstr "“{0}” no está hecho de ingredientes"

#: Foods/CustomFoodCommand.swift
msgid "leave --component and --yield out"
msgstr "quite --component y --yield"

#. {0} food.name
#: Foods/CustomFoodCommand.swift
msgid "Changed “{0}”."
msgstr "Se cambió “{0}”."

#: Foods/CustomFoodCommand.swift
msgid "only those can be deleted: kidney food custom list"
msgstr "solo esos se pueden eliminar: kidney food custom list"

#. {0} weight
#: Foods/CustomFoodCommand.swift
msgid "“{0}” is too fine"
msgstr "“{0}” tiene demasiados decimales"

#: Foods/CustomFoodCommand.swift
msgid "write at most three decimals"
msgstr "escriba tres decimales como máximo"

#. {0} option; {1} text
#: Foods/CustomFoodCommand.swift
msgid "{0} “{1}” has no “=”"
msgstr "{0} “{1}” no tiene “=”"

#. {0} example
#: Foods/CustomFoodCommand.swift
msgid "write it as in \"{0}\""
msgstr "escríbalo como \"{0}\""

#. {0} food.name
#: Foods/CustomFoodCommand.swift
msgid "“{0}” is no food of your own"
msgstr "“{0}” no es un alimento propio"

#. {0} limit
#: Foods/FoodCommand.swift
msgid "--limit {0}: give a number from 1 to 1000"
msgstr "--limit {0}: escriba un número de 1 a 1000"

#: Foods/FoodCommand.swift
msgid "“kidney import usda DIR” brings more foods."
msgstr "“kidney import usda CARPETA” trae más alimentos."

#: Foods/FoodNames.swift
msgid "food"
msgstr "alimento"

#. {0} text; {1} alike
#: Foods/FoodNames.swift
msgid "no food is called “{0}”; by likeness it could be {1}"
msgstr "ningún alimento se llama “{0}”; por su parecido podría ser {1}"

#: Foods/FoodNames.swift
msgid "give the id of the one you mean, or search for another word"
msgstr "escriba el id del que busca, o busque otra palabra"

#. {0} folder; {1} $0
#: Foods/ImportCommand.swift
msgid "“{0}” holds no food that can be read ({1})"
msgstr "“{0}” no contiene ningún alimento que se pueda leer ({1})"

#. {0} folder
#: Foods/ImportCommand.swift
msgid "“{0}” holds no food that can be read"
msgstr "“{0}” no contiene ningún alimento que se pueda leer"

#: Foods/ImportCommand.swift
msgid "check the files"
msgstr "revise los archivos"

#: Foods/ImportCommand.swift
msgid "foods imported"
msgstr "alimentos importados"

#. {0} file.name; {1} counts.read; {2} counts.passedOver; {3} counts.refused
#: Foods/ImportCommand.swift
msgid "{0}: {1, plural, one {# line} other {# lines}} read, {2} of nutrients that aren't counted, {3} refused"
msgstr ""
"{0}: {1, plural, one {# línea leída} other {# líneas leídas}}, {2} de nutrientes que no se cuentan, {3, plural, one "
"{# rechazada} other {# rechazadas}}"

#. {0} file.name; {1} counts.read; {2} counts.refused
#: Foods/ImportCommand.swift
msgid "{0}: {1, plural, one {# line} other {# lines}} read, {2} refused"
msgstr ""
"{0}: {1, plural, one {# línea leída} other {# líneas leídas}}, {2, plural, one {# rechazada} other {# rechazadas}}"

#. {0} path
#: Foods/USDAFiles.swift
msgid "there is no folder “{0}”"
msgstr "no existe la carpeta “{0}”"

#. {0} path
#: Foods/USDAFiles.swift
msgid "“{0}” is no JSON file"
msgstr "“{0}” no es un archivo JSON"

#: Foods/USDAFiles.swift
msgid "name one, or an unpacked folder"
msgstr "indique uno, o una carpeta descomprimida"

#. {0} path; {1} name
#: Foods/USDAFiles.swift
msgid "“{0}” has no {1}"
msgstr "a “{0}” le falta {1}"

#: Foods/USDAFiles.swift
msgid "unpack the whole archive"
msgstr "descomprima el archivo completo"

#. {0} path
#: Foods/USDAFiles.swift
msgid "“{0}” has neither FOOD_DES.txt nor food.csv nor a JSON file"
msgstr "“{0}” no tiene FOOD_DES.txt, ni food.csv, ni un archivo JSON"

#: Foods/USDAFiles.swift
msgid "name the folder that USDA's archive was unpacked into"
msgstr "indique la carpeta donde se descomprimió el archivo de USDA"

#: Foods/USDAFiles.swift
msgid "check the file and its permissions"
msgstr "revise el archivo y sus permisos"

#. {0} file.lastPathComponent
#: Foods/USDAFiles.swift
msgid "{0}, figures"
msgstr "{0}, datos"

#: Found/EvaluationCommands.swift
msgid "Acknowledged"
msgstr "Marcada como vista"

#: Found/EvaluationCommands.swift
msgid "Not shown again"
msgstr "No se volverá a mostrar"

#: Found/EvaluationCommands.swift
msgid "reward"
msgstr "recompensa"

#. {0} limit
#: Found/EvaluationCommands.swift
msgid "The limit {0} is not within 1 and 1000"
msgstr "El límite {0} no está entre 1 y 1000"

#. {0} row.day
#: Found/FoundText.swift
msgid "Found for {0}"
msgstr "Encontradas para el {0}"

#: Found/FoundText.swift
msgid "Never show one again: kidney alerts dismiss NUMBER"
msgstr "Para no volver a mostrar una: kidney alerts dismiss NÚMERO"

#: Found/FoundText.swift
msgid "Seen it: kidney alerts acknowledge NUMBER"
msgstr "Ya la vi: kidney alerts acknowledge NÚMERO"

#: Found/FoundText.swift
msgid "Show them: kidney alerts restore"
msgstr "Para mostrarlas: kidney alerts restore"

#. {0} $0
#: Found/FoundText.swift
msgid "the next from {0} on"
msgstr "el siguiente a partir de {0}"

#. {0} screen.level
#: Found/FoundText.swift
msgid "level {0}"
msgstr "nivel {0}"

#: Found/FoundText.swift
#: Reports/CardDocument.swift
msgid "Badges"
msgstr "Insignias"

#. {0} badge.text
#: Found/FoundText.swift
msgid "for {0}"
msgstr "por {0}"

#. {0} open.joined(separator: ", ")
#: Found/FoundText.swift
msgid "to earn: {0}"
msgstr "por ganar: {0}"

#: Found/FoundText.swift
msgid "Under way"
msgstr "En curso"

#: Found/FoundText.swift
msgid "reached"
msgstr "se logró"

#. {0} row.points
#: Found/FoundText.swift
#: Reports/CardDocument.swift
msgid "{0, plural, one {# point} other {# points}}"
msgstr "{0, plural, one {# punto} other {# puntos}}"

#: Found/FoundText.swift
msgctxt "rewards"
msgid "Given"
msgstr "Otorgadas"

#. {0} screen.points
#: Found/FoundText.swift
msgid "{0, plural, one {# point} other {# points}}."
msgstr "{0, plural, one {# punto} other {# puntos}}."

#: Found/FoundText.swift
msgid "Types"
msgstr "Tipos"

#: Found/FoundText.swift
msgctxt "switch"
msgid "on"
msgstr "activado"

#: Found/FoundText.swift
msgctxt "switch"
msgid "off"
msgstr "desactivado"

#. {0} left
#: Found/FoundText.swift
msgid "{0, plural, one {# suggestion} other {# suggestions}} for what to eat: kidney recommend"
msgstr "{0, plural, one {# sugerencia} other {# sugerencias}} sobre qué comer: kidney recommend"

#: Goals/GoalCommand.swift
msgid "--at-least and --at-most can't stand together"
msgstr "--at-least y --at-most no se pueden usar juntos"

#. {0} aim
#: Goals/GoalCommand.swift
msgid "the goal to {0}"
msgstr "la meta: {0}"

#. {0} aim
#: Goals/GoalCommand.swift
msgid "Ended the goal to {0}; what was reached before stays"
msgstr "Meta terminada: {0}; lo que se logró antes se conserva"

#: Goals/GoalCommand.swift
msgid "goal"
msgstr "meta"

#: Goals/GoalCommand.swift
msgid "--by goes with a weight alone"
msgstr "--by solo se usa con un peso"

#: Goals/GoalCommand.swift
msgid "leave it out"
msgstr "quítelo"

#: Goals/GoalText.swift
msgid "Make one: kidney goal add fruit 2, kidney goal add bp 130/80"
msgstr "Para crear una: kidney goal add fruit 2, kidney goal add bp 130/80"

#: Goals/GoalText.swift
#: Screens/MedicinesText.swift
msgid "Ended"
msgstr "Ya terminaron"

#. {0} why
#: Goals/GoalText.swift
#: Goals/RecommendCommand.swift
#: Screens/MedicinesText.swift
msgid "Why: {0}"
msgstr "Por qué: {0}"

#. {0} step.from; {1} step.text
#: Goals/GoalText.swift
msgid "from {0}: {1}"
msgstr "desde el {0}: {1}"

#: Goals/GoalText.swift
msgid "It can earn"
msgstr "Con ella se puede ganar"

#. {0} screen.goal.priority; {1} screen.goal.from
#: Goals/GoalText.swift
msgid "Goal {0} · from {1} on"
msgstr "Meta {0} · desde el {1}"

#. {0} screen.goal.from
#: Goals/GoalText.swift
msgid "A goal that ended · from {0} on"
msgstr "Una meta que terminó · desde el {0}"

#. {0} percent
#: Goals/GoalText.swift
msgid "{0} % used"
msgstr "{0} % usado"

#: Goals/PreferenceCommands.swift
msgid "Named first"
msgstr "Se nombran primero"

#: Goals/PreferenceCommands.swift
msgid "Never named"
msgstr "Nunca se nombran"

#: Goals/PreferenceCommands.swift
msgid "Nothing entered: kidney profile like FOOD"
msgstr "No hay nada anotado: kidney profile like ALIMENTO"

#. {0} text
#: Goals/PreferenceCommands.swift
msgid "“{0}” is no kind of food"
msgstr "“{0}” no es un tipo de alimento"

#: Goals/RecommendCommand.swift
msgctxt "foods"
msgid "more"
msgstr "más"

#: Goals/RecommendCommand.swift
msgctxt "foods"
msgid "less"
msgstr "menos"

#: Goals/RecommendCommand.swift
msgid "Not advised"
msgstr "No se aconseja"

#. {0} topics
#: Goals/RecommendCommand.swift
msgid "Left out until then: {0}"
msgstr "Se deja fuera hasta entonces: {0}"

#. {0} $0.name
#: Goals/RecommendCommand.swift
msgid "{0} (you like it)"
msgstr "{0} (le gusta)"

#: Measurements/ActivityCommand.swift
#: Screens/Lines.swift
msgid "activity"
msgstr "actividad"

#. {0} reading.text; {1} stamp(reading.day, reading.time)
#: Measurements/ActivityCommand.swift
#: Screens/TargetsText.swift
msgid "{0} of {1}"
msgstr "{0} del {1}"

#. {0} row.text; {1} stamp(row.day, row.time)
#: Measurements/ActivityCommand.swift
msgid "Activity {0}, {1}"
msgstr "Actividad {0}, {1}"

#: Measurements/LabCommand.swift
msgid "--unit needs the value, too"
msgstr "--unit también necesita el valor"

#: Measurements/LabCommand.swift
msgid "laboratory value"
msgstr "resultado de laboratorio"

#. {0} lab.analyte.name; {1} lab.shown; {2} lab.moment.shown
#: Measurements/LabCommand.swift
msgid "{0} {1} of {2}"
msgstr "{0} {1} del {2}"

#: Measurements/PressureCommand.swift
msgid "blood pressure"
msgstr "presión arterial"

#. {0} row.text; {1} stamp(row.day, row.time)
#: Measurements/PressureCommand.swift
msgid "the blood pressure {0} of {1}"
msgstr "la presión arterial {0} del {1}"

#: Measurements/WeightCommand.swift
msgid "weight"
msgstr "peso"

#. {0} row.text; {1} stamp(row.day, row.time)
#: Measurements/WeightCommand.swift
msgid "the weight {0} of {1}"
msgstr "el peso {0} del {1}"

#. {0} $0.name; {1} $0.dose; {2} $0.start
#: Medicines/MedicineCommand.swift
msgid "{0} {1}, on the list from {2}"
msgstr "{0} {1}, en la lista desde el {2}"

#: Medicines/MedicineCommand.swift
msgid "medicine"
msgstr "medicina"

#: Reports/CardDocument.swift
msgid "Your care team's advice comes first"
msgstr "Primero están los consejos de su equipo médico"

#: Reports/CardDocument.swift
msgid "Your laboratory values"
msgstr "Sus resultados de laboratorio"

#: Reports/CardDocument.swift
msgid "None was entered yet."
msgstr "Todavía no se anotó ninguno."

#: Reports/CardDocument.swift
msgid "Value"
msgstr "Valor"

#: Reports/CardDocument.swift
msgid "How it is"
msgstr "Cómo está"

#: Reports/CardDocument.swift
msgid "✓ as it should be · ! talk about it · ‼ don’t wait · no sign: can’t be told"
msgstr "✓ como debe estar · ! para hablarlo · ‼ no espere · sin signo: no se puede saber"

#. {0} card.month
#: Reports/CardDocument.swift
msgid "Foods to choose, by the values of {0}"
msgstr "Alimentos para elegir, según los valores de {0}"

#: Reports/CardDocument.swift
msgid "Why"
msgstr "Por qué"

#: Reports/CardDocument.swift
msgid "More of these"
msgstr "Más de estos"

#: Reports/CardDocument.swift
msgid "Less of these"
msgstr "Menos de estos"

#. {0} sources.joined(separator: " ")
#: Reports/CardDocument.swift
msgid "Sources, row by row: {0}"
msgstr "Fuentes, renglón por renglón: {0}"

#: Reports/CardDocument.swift
msgid "To ask first"
msgstr "Para preguntar primero"

#: Reports/CardDocument.swift
msgid "Your month"
msgstr "Su mes"

#: Reports/CardDocument.swift
#: Reports/ClinicDocument+Pages.swift
msgctxt "column"
msgid "What"
msgstr "Qué"

#: Reports/CardDocument.swift
msgid "To try next"
msgstr "Para probar ahora"

#: Reports/CardDocument.swift
msgid "Goals and rewards"
msgstr "Metas y recompensas"

#: Reports/CardDocument.swift
msgid "You have no goal yet: make one you like."
msgstr "Todavía no tiene una meta: cree una que le guste."

#: Reports/CardDocument.swift
#: Reports/ClinicDocument+Pages.swift
msgid "Goal"
msgstr "Meta"

#. {0} rewards.points; {1} rewards.level; {2} next
#: Reports/CardDocument.swift
msgid "{0, plural, one {# point} other {# points}}, level “{1}”; the next level comes at {2}."
msgstr "{0, plural, one {# punto} other {# puntos}}, nivel “{1}”; el siguiente nivel llega con {2}."

#. {0} rewards.points; {1} rewards.level
#: Reports/CardDocument.swift
msgid "{0, plural, one {# point} other {# points}}, level “{1}”."
msgstr "{0, plural, one {# punto} other {# puntos}}, nivel “{1}”."

#. {0} rewards.pendingPoints
#: Reports/CardDocument.swift
msgid "{0, plural, one {# point waits} other {# points wait}} and may count again."
msgstr ""
"{0, plural, one {# punto está en espera y puede volver a contar} other {# puntos están en espera y pueden volver a "
"contar}}."

#: Reports/CardDocument.swift
msgid "This month"
msgstr "Este mes"

#: Reports/CardDocument.swift
msgid "In all"
msgstr "En total"

#: Reports/CardDocument.swift
msgid "How it went"
msgstr "Cómo fue cambiando"

#. {0} ReportCard.meaningSource
#: Reports/CardDocument.swift
msgid "What a laboratory value tells: {0}."
msgstr "Qué dice un resultado de laboratorio: {0}."

#: Reports/CardDocument.swift
msgid "How it was"
msgstr "Cómo estuvo"

#: Reports/ClinicDocument+Pages.swift
msgid "How things went"
msgstr "Cómo fueron cambiando los valores"

#: Reports/ClinicDocument+Pages.swift
msgid "Where it came from"
msgstr "De dónde vino"

#. {0} part.name.capitalizedFirst; {1} part.total
#: Reports/ClinicDocument+Pages.swift
msgid "{0}: {1} in all"
msgstr "{0}: {1} en total"

#: Reports/ClinicDocument+Pages.swift
msgid "Food"
msgstr "Alimento"

#: Reports/ClinicDocument+Pages.swift
msgid "Eaten"
msgstr "Consumido"

#: Reports/ClinicDocument+Pages.swift
msgid "Brought"
msgstr "Aportó"

#: Reports/ClinicDocument+Pages.swift
msgid "Share"
msgstr "Parte"

#. {0} food.times
#: Reports/ClinicDocument+Pages.swift
msgid "{0, plural, one {once} other {# times}}"
msgstr "{0, plural, one {una vez} other {# veces}}"

#. {0} part.unknown.joined(separator: ", ")
#: Reports/ClinicDocument+Pages.swift
msgid "No figure, or a part of one: {0}."
msgstr "Sin dato, o con solo una parte: {0}."

#: Reports/ClinicDocument+Pages.swift
msgid "Medicine"
msgstr "Medicina"

#: Reports/ClinicDocument+Pages.swift
msgid "Dose"
msgstr "Dosis"

#: Reports/ClinicDocument+Pages.swift
msgid "What it is"
msgstr "Qué es"

#: Reports/ClinicDocument+Pages.swift
msgid "Taken"
msgstr "Cuándo se toma"

#: Reports/ClinicDocument+Pages.swift
msgid "Medicines in full"
msgstr "Todas las medicinas"

#: Reports/ClinicDocument+Pages.swift
#: Screens/MedicinesText.swift
msgid "Pairs that no rule covers"
msgstr "Pares que ninguna regla cubre"

#: Reports/ClinicDocument+Pages.swift
msgid "Shown to the patient and not confirmed"
msgstr "Se mostró en la aplicación y no está confirmado"

#: Reports/ClinicDocument+Pages.swift
msgid "Alerts"
msgstr "Alertas"

#: Reports/ClinicDocument+Pages.swift
msgid "There was none in these days."
msgstr "No hubo ninguna en estos días."

#: Reports/ClinicDocument+Pages.swift
msgid "Level"
msgstr "Nivel"

#: Reports/ClinicDocument+Pages.swift
msgid "When"
msgstr "Cuándo"

#: Reports/ClinicDocument+Pages.swift
msgid "State"
msgstr "Estado"

#: Reports/ClinicDocument+Pages.swift
msgid "On the last day"
msgstr "El último día"

#: Reports/ClinicDocument+Pages.swift
msgid "The patient’s own goals"
msgstr "Metas propias"

#. {0} alert.told.words; {1} alert.level.words
#: Reports/ClinicDocument+Pages.swift
msgid "told as: {0}; now: {1}"
msgstr "avisado como: {0}; ahora: {1}"

#. {0} alert.days; {1} alert.last
#: Reports/ClinicDocument+Pages.swift
msgid "{0} days, last {1}"
msgstr "{0, plural, one {# día} other {# días}}, el último el {1}"

#: Reports/ClinicDocument+Pages.swift
msgid "Questions for the visit"
msgstr "Preguntas para la consulta"

#: Reports/ClinicDocument+Pages.swift
msgid "The patient asks"
msgstr "Preguntas propias"

#: Reports/ClinicDocument+Pages.swift
msgid "The figures ask"
msgstr "Preguntas a partir de los datos"

#: Reports/ClinicDocument+Pages.swift
msgid "None that the figures ask."
msgstr "Ninguna a partir de los datos."

#: Reports/ClinicDocument+Pages.swift
msgid "Appendix: everything eaten and drunk"
msgstr "Anexo: todo lo que se comió y bebió"

#: Reports/ClinicDocument+Pages.swift
msgid ""
"Prot.: protein. Na: sodium. K: potassium. P: phosphorus. ?: no figure. ≥: some of it has no figure, so there was more."
msgstr "Prot.: proteína. Na: sodio. K: potasio. P: fósforo. ?: sin dato. ≥: una parte no tiene dato, así que hubo más."

#: Reports/ClinicDocument+Pages.swift
msgid "The day"
msgstr "El día"

#: Reports/ClinicDocument+Pages.swift
msgid "Time"
msgstr "Hora"

#: Reports/ClinicDocument+Pages.swift
msgid "Meal"
msgstr "Comida"

#: Reports/ClinicDocument+Pages.swift
msgid "Amount"
msgstr "Cantidad"

#: Reports/ClinicDocument.swift
msgid "Kidney nutrition report"
msgstr "Informe de nutrición renal"

#. {0} report.name
#: Reports/ClinicDocument.swift
msgid "{0}: kidney nutrition report"
msgstr "{0}: informe de nutrición renal"

#. {0} report.from; {1} report.to
#: Reports/ClinicDocument.swift
msgid "{0} to {1}, revised"
msgstr "{0} a {1}, corregido"

#. {0} report.from; {1} report.to
#: Reports/ClinicDocument.swift
msgid "{0} to {1}"
msgstr "{0} a {1}"

#: Reports/ClinicDocument.swift
msgid "Informs, does not prescribe"
msgstr "Informa, no receta"

#. {0} report.from; {1} report.to; {2} days
#: Reports/ClinicDocument.swift
msgid "{0} to {1}, {2, plural, one {# day} other {# days}}"
msgstr "{0} a {1}, {2, plural, one {# día} other {# días}}"

#: Reports/ClinicDocument.swift
msgid "Laboratory values"
msgstr "Resultados de laboratorio"

#: Reports/ClinicDocument.swift
msgid "Eating and drinking"
msgstr "Comidas y bebidas"

#: Reports/ClinicDocument.swift
msgid "Weight and blood pressure"
msgstr "Peso y presión arterial"

#: Reports/ClinicDocument.swift
msgid "Medicines"
msgstr "Medicinas"

#. {0} rest.count - room
#: Reports/ClinicDocument.swift
msgid "{0} more for the next visit: see the page of alerts"
msgstr "{0} más para la próxima consulta: vea la página de alertas"

#: Reports/ClinicDocument.swift
msgid "Alerts that stand"
msgstr "Alertas vigentes"

#: Reports/ClinicDocument.swift
msgid "None was entered."
msgstr "No se anotó ninguno."

#: Reports/ClinicDocument.swift
msgid "Newest"
msgstr "Más reciente"

#: Reports/ClinicDocument.swift
msgid "Unit"
msgstr "Unidad"

#: Reports/ClinicDocument.swift
msgid "Date"
msgstr "Fecha"

#: Reports/ClinicDocument.swift
#: Reports/TrendsCommand.swift
msgid "Before"
msgstr "Anterior"

#: Reports/ClinicDocument.swift
msgid "Goal or range"
msgstr "Objetivo o rango"

#: Reports/ClinicDocument.swift
msgid "Bold: outside of its goal or range. Arrow: against the value before. Old: over 90 days on the last day."
msgstr ""
"Negrita: fuera de su objetivo o rango. Flecha: comparado con el valor anterior. Antiguo: más de 90 días en el último "
"día."

#. {0} report.missingLabs.joined(separator: ", ")
#: Reports/ClinicDocument.swift
msgid "No value yet: {0}."
msgstr "Todavía sin valor: {0}."

#. {0} intake.days
#: Reports/ClinicDocument.swift
msgid "Nothing was written down {0, plural, one {on this day} other {in these # days}}."
msgstr "No se anotó nada en {0, plural, one {este día} other {estos # días}}."

#: Reports/ClinicDocument.swift
msgid "Mean a day"
msgstr "Promedio por día"

#: Reports/ClinicDocument.swift
msgid "Per kg"
msgstr "Por kg"

#: Reports/ClinicDocument.swift
msgid "Target on the last day"
msgstr "Objetivo del último día"

#: Reports/ClinicDocument.swift
msgid "Days outside"
msgstr "Días fuera"

#: Reports/ClinicDocument.swift
msgid "Coverage"
msgstr "Cobertura"

#: Reports/ClinicDocument.swift
msgid "Coverage: how many of the foods have a figure; ≥ where some don’t, which is never counted as zero."
msgstr ""
"Cobertura: cuántos de los alimentos tienen un dato; ≥ donde algunos no lo tienen, lo que nunca se cuenta como cero."

#. {0} logged; {1} days
#: Reports/ClinicDocument.swift
msgid ""
"Written down on {0} of {1, plural, one {# day} other {# days}}, all of them with three meals; means are of those days."
msgstr ""
"Se anotó en {0} de {1, plural, one {# día} other {# días}}, todos con tres comidas; los promedios son de esos días."

#. {0} logged; {1} days
#: Reports/ClinicDocument.swift
msgid ""
"Written down on {0} of {1, plural, one {# day} other {# days}}, none of them with three meals; means are of those "
"days."
msgstr ""
"Se anotó en {0} de {1, plural, one {# día} other {# días}}, ninguno con tres comidas; los promedios son de esos días."

#. {0} logged; {1} days; {2} whole
#: Reports/ClinicDocument.swift
msgid ""
"Written down on {0} of {1, plural, one {# day} other {# days}}, {2} of them with three meals; means are of those days."
msgstr ""
"Se anotó en {0} de {1, plural, one {# día} other {# días}}, {2} de ellos con tres comidas; los promedios son de esos "
"días."

#. {0} report.to
#: Reports/ClinicDocument.swift
msgid "None was entered as taken on {0}."
msgstr "No se anotó ninguna que se tomara el {0}."

#: Reports/ClinicDocument.swift
msgid "(not checked)"
msgstr "(sin revisar)"

#: Reports/ClinicDocument.swift
msgid "(no rule)"
msgstr "(sin regla)"

#. {0} month
#: Reports/ReportCommands.swift
msgid "“{0}” is no month"
msgstr "“{0}” no es un mes"

#: Reports/ReportCommands.swift
msgid "write one such as 2026-05"
msgstr "escriba uno como 2026-05"

#. {0} Self.path(file.name)
#: Reports/ReportCommands.swift
msgid "Wrote {0}"
msgstr "Se escribió {0}"

#: Reports/ReportCommands.swift
msgid "Attach the file to a mail or message to share it."
msgstr "Para compartirlo, adjunte el archivo a un correo o mensaje."

#: Reports/TrendsCommand.swift
msgid "a picture is of one thing: kidney trends sodium --svg …"
msgstr "una imagen es de una sola cosa: kidney trends sodium --svg …"

#. {0} text
#: Reports/TrendsCommand.swift
msgid "“{0}” is nothing that can be followed"
msgstr "“{0}” no es algo que se pueda seguir"

#. {0} keys
#: Reports/TrendsCommand.swift
msgid "use one of: {0}"
msgstr "use una de estas palabras: {0}"

#. {0} width
#: Reports/TrendsCommand.swift
msgid "{0} points can't be drawn; choose 120 to 4000"
msgstr "no se pueden dibujar {0} puntos; elija de 120 a 4000"

#. {0} trend.title.lowercased()
#: Reports/TrendsCommand.swift
msgid "there is nothing to draw: {0}"
msgstr "no hay nada que dibujar: {0}"

#: Reports/TrendsCommand.swift
msgid "enter some, or choose other days"
msgstr "anote algunos, o elija otros días"

#. {0} words.joined(separator: ", ")
#: Reports/TrendsCommand.swift
msgid "See also: {0}"
msgstr "Vea también: {0}"

#: Reports/TrendsCommand.swift
msgid "Name"
msgstr "Nombre"

#: Reports/TrendsCommand.swift
msgid "Latest"
msgstr "Último"

#: Reports/TrendsCommand.swift
msgid "Day"
msgstr "Día"

#: Reports/TrendsCommand.swift
msgid "Values"
msgstr "Valores"

#: Reports/TrendsCommand.swift
msgid "Draw one with: kidney trends NAME"
msgstr "Para dibujar una: kidney trends NOMBRE"

#. {0} $0
#: Screens/FoodText.swift
msgid "at least {0}"
msgstr "al menos {0}"

#: Screens/FoodText.swift
msgid "not known"
msgstr "no se conoce"

#. {0} unknown.joined(separator: ", ")
#: Screens/FoodText.swift
msgid "not known, which is not zero: {0}"
msgstr "no se conoce, lo que no es cero: {0}"

#: Screens/FoodText.swift
msgid "Portions, besides g"
msgstr "Porciones, además de g"

#. {0} screen.id.rawValue
#: Screens/FoodText.swift
msgid "What to eat instead: kidney substitute {0}"
msgstr "Qué comer en su lugar: kidney substitute {0}"

#: Screens/FoodText.swift
msgid "What it does to the day"
msgstr "Su efecto en el día"

#. {0} yield
#: Screens/FoodText.swift
msgid "cooked {0}"
msgstr "cocinado: {0}"

#: Screens/FoodText.swift
msgid "No swap is known here: ask your dietitian."
msgstr "Aquí no se conoce ningún cambio: pregunte a su dietista."

#. {0} name
#: Screens/FoodText.swift
msgid "For less {0}, which is limited for you now"
msgstr "Para menos {0}, que ahora está limitado para usted"

#. {0} name
#: Screens/FoodText.swift
msgid "For less {0}"
msgstr "Para menos {0}"

#. {0} row.changes.joined(separator: ", ")
#: Screens/FoodText.swift
msgid "and {0}"
msgstr "y {0}"

#: Screens/FoodText.swift
msgctxt "swap"
msgid "not"
msgstr "no"

#: Screens/JournalText.swift
msgid "Nothing entered."
msgstr "No hay nada anotado."

#: Screens/JournalText.swift
msgid "photo"
msgstr "foto"

#: Screens/LabsText.swift
msgid "No laboratory values."
msgstr "No hay resultados de laboratorio."

#: Screens/LabsText.swift
#: Screens/MeasurementsText.swift
msgid ", which was there already"
msgstr ", que ya estaba en el registro"

#. {0} screen.range
#: Screens/LabsText.swift
msgid "the range is {0}"
msgstr "el rango es {0}"

#. {0} goal.text
#: Screens/LabsText.swift
msgid "Goal: {0}"
msgstr "Objetivo: {0}"

#. {0} filtration.text
#: Screens/LabsText.swift
msgid "eGFR {0}"
msgstr "TFGe {0}"

#. {0} filtration.text
#: Screens/LabsText.swift
msgid "No eGFR: {0}"
msgstr "Sin TFGe: {0}"

#: Screens/Lines.swift
msgid "gain between sessions"
msgstr "aumento de peso entre sesiones"

#: Screens/Lines.swift
msgid "systolic pressure"
msgstr "presión sistólica"

#: Screens/Lines.swift
msgid "diastolic pressure"
msgstr "presión diastólica"

#: Screens/Lines.swift
msgid "vitamin K"
msgstr "vitamina K"

#: Screens/Lines.swift
msgid "protein"
msgstr "proteína"

#: Screens/Lines.swift
msgid "energy"
msgstr "energía"

#: Screens/Lines.swift
msgid "sodium"
msgstr "sodio"

#: Screens/Lines.swift
msgid "potassium"
msgstr "potasio"

#: Screens/Lines.swift
msgid "phosphorus"
msgstr "fósforo"

#: Screens/Lines.swift
msgid "calcium"
msgstr "calcio"

#: Screens/Lines.swift
#: Screens/TodayText.swift
msgid "fluid"
msgstr "líquidos"

#: Screens/Lines.swift
msgid "fiber"
msgstr "fibra"

#: Screens/MeasurementsText.swift
msgid "Weight"
msgstr "Peso"

#: Screens/MeasurementsText.swift
msgid "Blood pressure"
msgstr "Presión arterial"

#: Screens/MeasurementsText.swift
msgid "Activity"
msgstr "Actividad"

#: Screens/MeasurementsText.swift
msgid "No weights."
msgstr "No hay pesos."

#: Screens/MeasurementsText.swift
msgid "Dialysis sessions"
msgstr "Sesiones de diálisis"

#: Screens/MeasurementsText.swift
msgid "No blood pressures."
msgstr "No hay presiones arteriales."

#: Screens/MeasurementsText.swift
msgid "No activity."
msgstr "No hay actividad."

#: Screens/MeasurementsText.swift
msgid "1 step"
msgstr "1 paso"

#. {0} $0.text()
#: Screens/MeasurementsText.swift
msgid "{0} steps"
msgstr "{0} pasos"

#: Screens/MedicinesText.swift
msgid "None is taken now. Enter one with: kidney med add NAME --dose \"20 mg\""
msgstr "Ahora no toma ninguna. Para anotar una: kidney med add NOMBRE --dose \"20 mg\""

#: Screens/MedicinesText.swift
msgid "Begin later"
msgstr "Empiezan más adelante"

#: Screens/MedicinesText.swift
msgid "See: kidney interactions"
msgstr "Vea: kidney interactions"

#. {0} names
#: Screens/MedicinesText.swift
msgid "Checked by names that you chose: {0}"
msgstr "Revisado por nombres que usted eligió: {0}"

#: Screens/MedicinesText.swift
msgid "Today"
msgstr "Hoy"

#: Screens/MedicinesText.swift
msgid "Couldn’t be checked"
msgstr "No se pudo revisar"

#: Screens/MedicinesText.swift
msgid "All that the table holds about it"
msgstr "Todo lo que la tabla tiene sobre esta medicina"

#. {0} screen.day
#: Screens/MedicinesText.swift
msgid "Interactions of {0}, ill"
msgstr "Interacciones del {0}, día de enfermedad"

#. {0} screen.day
#: Screens/MedicinesText.swift
msgid "Interactions of {0}"
msgstr "Interacciones del {0}"

#: Screens/MedicinesText.swift
msgid "What pulls apart"
msgstr "Consejos que se contradicen"

#: Screens/MedicinesText.swift
msgid "Not checked"
msgstr "Sin revisar"

#: Screens/MedicinesText.swift
msgid "Known, no rule in the table"
msgstr "Se conocen, sin regla en la tabla"

#: Screens/MedicinesText.swift
#: Screens/TargetsText.swift
msgid "target"
msgstr "objetivo"

#: Screens/MedicinesText.swift
msgid "All that is known of it: kidney med show"
msgstr "Todo lo que se sabe de una: kidney med show"

#: Screens/MedicinesText.swift
msgid "reminded"
msgstr "con recordatorio"

#: Screens/ProfilePageText.swift
msgid "not entered"
msgstr "sin anotar"

#: Screens/ProfilePageText.swift
msgid "Age"
msgstr "Edad"

#: Screens/ProfilePageText.swift
msgid "Picture"
msgstr "Foto"

#: Screens/ProfilePageText.swift
msgid "there is one"
msgstr "hay una"

#. {0} row.text
#: Screens/ProfilePageText.swift
msgid "Set by your clinic: {0}"
msgstr "Fijado por su clínica: {0}"

#. {0} row.text
#: Screens/ProfilePageText.swift
msgid "Set by your clinic: {0}, which doesn't hold today"
msgstr "Fijado por su clínica: {0}, que hoy no se aplica"

#. {0} screen.title; {1} screen.version
#: Screens/ProfilePageText.swift
msgid "{0}, version {1}"
msgstr "{0}, versión {1}"

#: Screens/ProfilePageText.swift
msgid "yes"
msgstr "sí"

#: Screens/ProfilePageText.swift
msgid "no"
msgstr "no"

#: Screens/TodayText.swift
msgid "Not to be stopped without a call:"
msgstr "No se deben suspender sin llamar antes:"

#. {0} text
#: Screens/TodayText.swift
msgid "Besides: {0}"
msgstr "Además: {0}"

#. {0} absorbed
#: Screens/TodayText.swift
msgid "Phosphorus, {0}"
msgstr "Fósforo, {0}"

#: Screens/TodayText.swift
msgid "Hours apart"
msgstr "Con horas de distancia"

#: Screens/TodayText.swift
msgid "Nothing entered. Find a food with: kidney food search TEXT"
msgstr "No hay nada anotado. Para buscar un alimento: kidney food search TEXTO"

#. {0} weight.text; {1} weight.context.name; {2} time
#: Screens/TodayText.swift
msgid "Weight {0}, {1}, {2}"
msgstr "Peso {0}, {1}, {2}"

#. {0} screen.day
#: Screens/TodayText.swift
msgid "The day with it, {0}"
msgstr "El día con esto, {0}"

#: Screens/TodayText.swift
msgid "Your diabetes diet"
msgstr "Su dieta para la diabetes"

#: Sources/ImportFDACommand.swift
msgid "labels kept"
msgstr "etiquetas guardadas"

#: Sources/ImportFDACommand.swift
msgid "file that can be read"
msgstr "un archivo que se pueda leer"

#. {0} path
#: Sources/ImportFDACommand.swift
msgid "there is no file or folder “{0}”"
msgstr "no existe el archivo ni la carpeta “{0}”"

#. {0} path
#: Sources/ImportFDACommand.swift
msgid "“{0}” is packed"
msgstr "“{0}” está comprimido"

#: Sources/ImportFDACommand.swift
msgid "unpack it and name the file in it"
msgstr "descomprímalo e indique el archivo que contiene"

#. {0} path
#: Sources/ImportFDACommand.swift
msgid "“{0}” has no JSON file"
msgstr "“{0}” no tiene ningún archivo JSON"

#: Sources/ImportFDACommand.swift
msgid "unpack openFDA's archives there"
msgstr "descomprima ahí los archivos de openFDA"

#. {0} file.file; {1} file.read; {2} file.unnamed; {3} file.refused
#: Sources/ImportFDACommand.swift
msgid "{0}: {1, plural, one {# label} other {# labels}} read, {2} that name no medicine, {3} refused"
msgstr ""
"{0}: {1, plural, one {# etiqueta leída} other {# etiquetas leídas}}, {2} que no {2, plural, one {nombra} other "
"{nombran}} ninguna medicina, {3, plural, one {# rechazada} other {# rechazadas}}"

#. {0} file.file; {1} file.read; {2} file.refused
#: Sources/ImportFDACommand.swift
msgid "{0}: {1, plural, one {# label} other {# labels}} read, {2} refused"
msgstr ""
"{0}: {1, plural, one {# etiqueta leída} other {# etiquetas leídas}}, {2, plural, one {# rechazada} other {# "
"rechazadas}}"

#. {0} refusal.line; {1} refusal.reason
#: Sources/ImportFDACommand.swift
msgid "line {0}: {1}"
msgstr "línea {0}: {1}"

#. {0} counts.read; {1} counts.new; {2} counts.changed; {3} counts.alreadyThere
#: Sources/ImportFDACommand.swift
msgid "{0, plural, one {# label} other {# labels}}: {1} new, {2} changed, {3} already there"
msgstr ""
"{0, plural, one {# etiqueta} other {# etiquetas}}: {1, plural, one {# nueva} other {# nuevas}}, {2, plural, one {# "
"cambiada} other {# cambiadas}}, {3} que ya {3, plural, one {estaba} other {estaban}}"

#. {0} screen.title
#: Sources/MedicineLabelCommand.swift
msgid "there is no label of “{0}”"
msgstr "no hay ninguna etiqueta de “{0}”"

#: Sources/MedicineLabelCommand.swift
msgid "try another of its names"
msgstr "pruebe con otro de sus nombres"

#. {0} label.effective
#: Sources/MedicineLabelCommand.swift
msgid "version of {0}"
msgstr "versión del {0}"

#. {0} subject.more
#: Sources/MedicineLabelCommand.swift
msgid "and {0} more: see --all"
msgstr "y {0} más: vea --all"

#: Sources/MedicineLabelCommand.swift
msgid "Other labels: see --label"
msgstr "Otras etiquetas: vea --label"

#: Sources/OnlineFoods.swift
msgid "--branded and --source-url go with --online"
msgstr "--branded y --source-url se usan junto con --online"

#. {0} limit; {1} KidneyNutrition.onlineLimit
#: Sources/OnlineFoods.swift
msgid "--limit {0}: at most {1} with --online"
msgstr "--limit {0}: como máximo {1} con --online"

#. {0} id
#: Sources/OnlineFoods.swift
msgid "“{0}” is no number of FoodData Central: give one such as 2346403 or fdc-2346403"
msgstr "“{0}” no es un número de FoodData Central: escriba uno como 2346403 o fdc-2346403"

#. {0} first.id
#: Sources/OnlineFoods.swift
msgid "Eat one by its id and a weight in g; “kidney food fetch {0}” brings its portions."
msgstr "Anote uno con su id y un peso en g; “kidney food fetch {0}” trae sus porciones."

#: Sources/OnlineFoods.swift
msgid "unknown"
msgstr "no se sabe"

#. {0} prefix
#: Sources/SourceOptions.swift
msgid "the key of {0}_KEY has spaces or foreign letters"
msgstr "la clave de {0}_KEY tiene espacios o letras no admitidas"

#: Sources/SourceOptions.swift
msgid "copy it again"
msgstr "cópiela otra vez"

#. {0} example
#: Sources/SourceOptions.swift
msgid "write it as {0}"
msgstr "escríbalo como {0}"
"""#
