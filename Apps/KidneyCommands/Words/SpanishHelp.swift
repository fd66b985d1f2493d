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
msgid "When: 08:00, 2026-03-08T08:00, or a day alone; else now."
msgstr "Cuándo: 08:00, 2026-03-08T08:00, o solo un día; si no se indica, ahora."

#: App/Arguments.swift
#: Medicines/MedicineCommand.swift
msgid "time"
msgstr "hora"

#: App/Arguments.swift
msgid "When: 08:00, or a day with its time: \"yesterday 20:00\", 2026-03-08T20:00; else now."
msgstr "Cuándo: 08:00, o un día con su hora: \"ayer 20:00\", 2026-03-08T20:00; si no se indica, ahora."

#: App/Arguments.swift
msgid "The first day; else the first there is."
msgstr "El primer día; si no se indica, el primero que haya."

#: App/Arguments.swift
#: Commands/JournalCommand.swift
#: Commands/ProfileCommand.swift
msgid "day"
msgstr "día"

#: App/Arguments.swift
msgid "The last day; else the last there is."
msgstr "El último día; si no se indica, el último que haya."

#: App/Arguments.swift
msgid "The id, as the list shows it: its last letters are enough."
msgstr "El id, como aparece en la lista: bastan sus últimas letras."

#: App/Arguments.swift
msgid "breakfast, lunch, dinner or snack."
msgstr "breakfast (desayuno), lunch (almuerzo), dinner (cena) o snack (refrigerio)."

#: App/Arguments.swift
#: Found/EvaluationCommands.swift
#: Sources/MedicineLabelCommand.swift
msgid "id"
msgstr "id"

#: App/Arguments.swift
msgid "meal"
msgstr "comida"

#: App/KidneyCommand.swift
msgid "Labs, food and drink of people with kidney disease, counted against their targets."
msgstr "Laboratorio, comida y bebida de las personas con enfermedad renal, comparados con sus objetivos."

#: App/KidneyCommand.swift
msgid ""
"It keeps what you enter, adds it up and shows what is published about it. It informs and does not prescribe: what "
"your care team says comes first.\n\nEXAMPLE: kidney accept-terms\n         kidney profile set --name Ana --sex female "
"--birth-date 1960-05-14 --category G3b\n         kidney lab add potassium 5.4 --unit mmol/L\n         kidney weight "
"add 81.2kg\n         kidney food search banana\n         kidney eat ndb-09040 \"1 medium\" --meal breakfast\n         "
"kidney today"
msgstr ""
"Guarda lo que usted anota, lo suma y muestra lo que se ha publicado sobre eso. Informa, no receta: primero está lo "
"que diga su equipo médico.\n\nEJEMPLO: kidney accept-terms\n         kidney profile set --name Ana --sex female "
"--birth-date 1960-05-14 --category G3b\n         kidney lab add potassium 5.4 --unit mmol/L\n         kidney weight "
"add 81.2kg\n         kidney food search plátano\n         kidney eat ndb-09040 \"1 mediano\" --meal "
"desayuno\n         kidney today"

#: App/KidneyCommand.swift
msgid "Day"
msgstr "Día"

#: App/KidneyCommand.swift
msgid "Measurements"
msgstr "Mediciones"

#: App/KidneyCommand.swift
msgid "Medicines"
msgstr "Medicinas"

#: App/KidneyCommand.swift
msgid "Goals"
msgstr "Metas"

#: App/KidneyCommand.swift
msgid "Looking back"
msgstr "Mirar atrás"

#: App/KidneyCommand.swift
msgid "Foods"
msgstr "Alimentos"

#: App/KidneyCommand.swift
msgid "You"
msgstr "Usted"

#: App/KidneyCommand.swift
msgid "Data"
msgstr "Datos"

#: Commands/AcceptTermsCommand.swift
msgid "Show the terms of use and accept them; nothing else works before."
msgstr "Mostrar los términos de uso y aceptarlos; antes no funciona nada más."

#: Commands/AcceptTermsCommand.swift
msgid ""
"Asks on a terminal and needs --yes elsewhere. Changed terms are asked for again.\n\nEXAMPLE: kidney "
"accept-terms\n         kidney accept-terms --yes"
msgstr ""
"En una terminal pregunta; fuera de ella necesita --yes. Si los términos cambian, se vuelve a preguntar.\n\nEJEMPLO: "
"kidney accept-terms\n         kidney accept-terms --yes"

#: Commands/AcceptTermsCommand.swift
#: Commands/JournalCommand.swift
#: Commands/ProfileCommand.swift
msgid "Global options"
msgstr "Opciones globales"

#: Commands/JournalCommand.swift
msgid "Show what was eaten, drunk and photographed on a day; change and delete entries."
msgstr "Mostrar lo que se comió, se bebió y se fotografió en un día; cambiar y eliminar anotaciones."

#: Commands/JournalCommand.swift
msgid "EXAMPLE: kidney journal --day yesterday\n         kidney journal edit 4f2a91c0 --amount \"2 medium\""
msgstr "EJEMPLO: kidney journal --day ayer\n         kidney journal edit 4f2a91c0 --amount \"2 medianos\""

#: Commands/JournalCommand.swift
msgid "Show a day, meal by meal."
msgstr "Mostrar un día, comida por comida."

#: Commands/JournalCommand.swift
msgid "EXAMPLE: kidney journal show --day 2026-03-08"
msgstr "EJEMPLO: kidney journal show --day 2026-03-08"

#: Commands/JournalCommand.swift
#: Commands/TodayCommands.swift
#: Goals/RecommendCommand.swift
msgid "The day; else today."
msgstr "El día; si no se indica, hoy."

#: Commands/JournalCommand.swift
msgid "Change the amount, the meal or the time of an entry."
msgstr "Cambiar la cantidad, la comida o la hora de una anotación."

#: Commands/JournalCommand.swift
msgid ""
"The food stays as the entry keeps it. The end of the id is enough for entries of the day shown.\n\nEXAMPLE: kidney "
"journal edit 4f2a91c0 --amount \"2 medium\" --meal snack"
msgstr ""
"El alimento queda como está en la anotación. Para las anotaciones del día que se muestra basta el final del "
"id.\n\nEJEMPLO: kidney journal edit 4f2a91c0 --amount \"2 medianos\" --meal refrigerio"

#: Commands/JournalCommand.swift
#: Goals/GoalCommand.swift
#: Measurements/ActivityCommand.swift
msgid "New amount; unchanged without it."
msgstr "La cantidad nueva; si no se indica, no cambia."

#: Commands/JournalCommand.swift
msgid "The day of the entry; else today."
msgstr "El día de la anotación; si no se indica, hoy."

#: Commands/JournalCommand.swift
msgid "Take an entry away; “kidney undo” brings it back."
msgstr "Eliminar una anotación; “kidney undo” la recupera."

#: Commands/JournalCommand.swift
msgid "EXAMPLE: kidney journal delete 4f2a91c0"
msgstr "EJEMPLO: kidney journal delete 4f2a91c0"

#: Commands/JournalCommand.swift
msgid "Keep photos of meals in the journal."
msgstr "Guardar fotos de las comidas en el diario."

#: Commands/JournalCommand.swift
msgid "EXAMPLE: kidney photo add ~/Pictures/lunch.jpg --meal lunch"
msgstr "EJEMPLO: kidney photo add ~/Pictures/lunch.jpg --meal almuerzo"

#: Commands/JournalCommand.swift
msgid "Add a photo to a day's journal."
msgstr "Agregar una foto al diario de un día."

#: Commands/JournalCommand.swift
msgid ""
"The file is copied. Its kind is found by its content. With --json the journal of its day is printed.\n\nEXAMPLE: "
"kidney photo add ~/Pictures/lunch.jpg --meal lunch --note \"half of it\""
msgstr ""
"El archivo se copia. Su tipo se reconoce por el contenido. Con --json se imprime el diario de ese día.\n\nEJEMPLO: "
"kidney photo add ~/Pictures/lunch.jpg --meal almuerzo --note \"la mitad\""

#: Commands/JournalCommand.swift
msgid "The picture."
msgstr "La imagen."

#: Commands/JournalCommand.swift
msgid "Note to keep with it."
msgstr "Una nota para guardar con ella."

#: Commands/JournalCommand.swift
#: Commands/ProfileCommand.swift
#: Foods/EatCommands.swift
msgid "amount"
msgstr "cantidad"

#: Commands/JournalCommand.swift
#: Exchange/ExportCommand.swift
#: Exchange/HealthImportCommands.swift
msgid "file"
msgstr "archivo"

#: Commands/JournalCommand.swift
#: Medicines/MedicineCommand.swift
msgid "note"
msgstr "nota"

#: Commands/ProfileCommand.swift
msgid "Show and change who you are, as far as targets and formulas ask."
msgstr "Mostrar y cambiar sus datos personales, los que piden los objetivos y las fórmulas."

#: Commands/ProfileCommand.swift
msgid ""
"EXAMPLE: kidney profile show\n         kidney profile set --name Ana --sex female --birth-date 1960-05-14 --category "
"G3b"
msgstr ""
"EJEMPLO: kidney profile show\n         kidney profile set --name Ana --sex female --birth-date 1960-05-14 --category "
"G3b"

#: Commands/ProfileCommand.swift
msgid "Show the profile."
msgstr "Mostrar el perfil."

#: Commands/ProfileCommand.swift
msgid "EXAMPLE: kidney profile show"
msgstr "EJEMPLO: kidney profile show"

#: Commands/ProfileCommand.swift
msgid "Enter the profile, or change parts of it."
msgstr "Anotar el perfil, o cambiar partes de él."

#: Commands/ProfileCommand.swift
msgid ""
"What isn't named stays as it was. A category and the clinic's limits hold from today on, or from --from; what was "
"before is kept. The first category covers earlier days as well, unless --from is given. A limit of your clinic always "
"comes before the tables.\n\nEXAMPLE: kidney profile set --name Ana --sex female --birth-date 1960-05-14 --height "
"\"170 cm\" --category G3b\n         kidney profile set --category hemodialysis --from 2026-03-01 --dry-weight \"72.5 "
"kg\" --urine \"500 mL\"\n         kidney profile set --category G4 --from always\n         kidney profile set --limit "
"potassium=2500 --limit protein=60-75\n         kidney profile set --diabetes yes --diet carbohydrate=180 --diet "
"meal=60 --diet HbA1c=7.0"
msgstr ""
"Lo que no se menciona queda como estaba. Una categoría y los límites de la clínica valen desde hoy, o desde --from; "
"lo anterior se conserva. La primera categoría vale también para los días anteriores, a menos que se indique --from. "
"Un límite de su clínica siempre cuenta antes que las tablas.\n\nEJEMPLO: kidney profile set --name Ana --sex female "
"--birth-date 1960-05-14 --height \"170 cm\" --category G3b\n         kidney profile set --category hemodialysis "
"--from 2026-03-01 --dry-weight \"72.5 kg\" --urine \"500 mL\"\n         kidney profile set --category G4 --from "
"always\n         kidney profile set --limit potassium=2500 --limit protein=60-75\n         kidney profile set "
"--diabetes yes --diet carbohydrate=180 --diet meal=60 --diet HbA1c=7.0"

#: Commands/ProfileCommand.swift
msgid "Your name."
msgstr "Su nombre."

#: Commands/ProfileCommand.swift
msgid "female or male; formulas ask for it."
msgstr "female (mujer) o male (hombre); las fórmulas lo piden."

#: Commands/ProfileCommand.swift
msgid "1960-05-14."
msgstr "1960-05-14."

#: Commands/ProfileCommand.swift
msgid "\"170 cm\", \"1.7 m\" or \"67 in\"."
msgstr "\"170 cm\", \"1.7 m\" o \"67 in\"."

#: Commands/ProfileCommand.swift
msgid "early-ckd, G1 to G5, hemodialysis, peritoneal-dialysis or transplant."
msgstr ""
"early-ckd (enfermedad temprana), G1 a G5, hemodialysis (hemodiálisis), peritoneal-dialysis (diálisis peritoneal) o "
"transplant (trasplante)."

#: Commands/ProfileCommand.swift
#: Goals/PreferenceCommands.swift
msgid "yes or no."
msgstr "yes (sí) o no."

#: Commands/ProfileCommand.swift
msgid "yes or no; from today on, or from --from. The tables don't hold during a pregnancy."
msgstr "yes (sí) o no; desde hoy, o desde --from. Las tablas no valen durante un embarazo."

#: Commands/ProfileCommand.swift
msgid "Nephrotic syndrome: yes or no."
msgstr "Síndrome nefrótico: yes (sí) o no."

#: Commands/ProfileCommand.swift
msgid "An amputation: yes or no; it makes the eGFR misleading."
msgstr "Una amputación: yes (sí) o no; con ella la TFGe no es confiable."

#: Commands/ProfileCommand.swift
msgid "As the clinic set it: \"72.5 kg\", \"160 lb\"."
msgstr "Como lo fijó la clínica: \"72.5 kg\", \"160 lb\"."

#: Commands/ProfileCommand.swift
#: Measurements/WeightCommand.swift
msgid "weight"
msgstr "peso"

#: Commands/ProfileCommand.swift
msgid "Urine in 24 hours: \"500 mL\"."
msgstr "Orina en 24 horas: \"500 mL\"."

#: Commands/ProfileCommand.swift
msgid "The care team's telephone number; alarms show it. \"\" takes it away."
msgstr "El teléfono del equipo médico; las alarmas lo muestran. \"\" lo quita."

#: Commands/ProfileCommand.swift
#: Foods/FoodCommand.swift
msgid "number"
msgstr "número"

#: Commands/ProfileCommand.swift
msgid "The number to call out of hours. \"\" takes it away."
msgstr "El número para llamar fuera de horario. \"\" lo quita."

#: Commands/ProfileCommand.swift
msgid "conventional (mg/dL, lb) or international (mmol/L, kg)."
msgstr "conventional (convencionales: mg/dL, lb) o international (internacionales: mmol/L, kg)."

#: Commands/ProfileCommand.swift
msgid "The clinic's: potassium=2500, protein=60-75, energy=1800-, fluid=none."
msgstr "El de la clínica: potassium=2500, protein=60-75, energy=1800-, fluid=none."

#: Commands/ProfileCommand.swift
#: Found/EvaluationCommands.swift
msgid "limit"
msgstr "límite"

#: Commands/ProfileCommand.swift
msgid "Your diabetes diet, at most: carbohydrate=180, meal=60, sugars=40, HbA1c=7.0, fasting-glucose=130."
msgstr "Su dieta para la diabetes, como máximo: carbohydrate=180, meal=60, sugars=40, HbA1c=7.0, fasting-glucose=130."

#: Commands/ProfileCommand.swift
#: Goals/GoalCommand.swift
msgid "goal"
msgstr "meta"

#: Commands/ProfileCommand.swift
msgid "From when on category, limits and conditions hold, \"always\" for every day; else today."
msgstr ""
"Desde cuándo valen la categoría, los límites y las condiciones, “always” para todos los días; si no se indica, desde "
"hoy."

#: Commands/ProfileCommand.swift
msgid "A picture of yours."
msgstr "Una foto suya."

#: Commands/ProfileCommand.swift
#: Foods/CustomFoodCommand.swift
#: Measurements/LabCommand.swift
msgid "name"
msgstr "nombre"

#: Commands/ProfileCommand.swift
msgid "sex"
msgstr "sexo"

#: Commands/ProfileCommand.swift
msgid "height"
msgstr "estatura"

#: Commands/ProfileCommand.swift
msgid "category"
msgstr "categoría"

#: Commands/ProfileCommand.swift
msgid "diabetes"
msgstr "diabetes"

#: Commands/ProfileCommand.swift
msgid "gout"
msgstr "gota"

#: Commands/ProfileCommand.swift
msgid "pregnant"
msgstr "embarazo"

#: Commands/ProfileCommand.swift
msgid "nephrotic"
msgstr "nefrótico"

#: Commands/ProfileCommand.swift
msgid "amputation"
msgstr "amputación"

#: Commands/ProfileCommand.swift
#: Exchange/HealthImportCommands.swift
msgid "units"
msgstr "unidades"

#: Commands/ProfileCommand.swift
msgid "picture"
msgstr "imagen"

#: Commands/SickDayCommand.swift
msgid "Say that you are ill or well again, and see which of your medicines to ask about."
msgstr "Avisar que se siente mal o que ya está bien, y ver por cuáles de sus medicinas preguntar."

#: Commands/SickDayCommand.swift
msgid ""
"While it lasts goals of weight, protein and blood pressure pause. It names your own medicines to ask about, and those "
"that aren't stopped without a call.\n\nEXAMPLE: kidney sick-day\n         kidney sick-day end"
msgstr ""
"Mientras dura, las metas de peso, proteína y presión arterial quedan en pausa. Nombra las medicinas suyas por las que "
"debe preguntar, y las que no debe suspender sin llamar antes.\n\nEJEMPLO: kidney sick-day\n         kidney sick-day "
"end"

#: Commands/SickDayCommand.swift
msgid "start or end."
msgstr "start (empezar) o end (terminar)."

#: Commands/SickDayCommand.swift
msgid "step"
msgstr "paso"

#: Commands/TodayCommands.swift
msgid "Show a day: what it comes to against each target, what to know, meals, weight."
msgstr "Mostrar un día: cuánto suma frente a cada objetivo, lo que hay que saber, las comidas, el peso."

#: Commands/TodayCommands.swift
msgid ""
"A figure that a food lacks is never taken for zero: the sum is then a lower bound.\n\nEXAMPLE: kidney today\n         "
"kidney today --day yesterday"
msgstr ""
"Un dato que le falta a un alimento nunca se cuenta como cero: en ese caso la suma dice “al menos”.\n\nEJEMPLO: kidney "
"today\n         kidney today --day ayer"

#: Commands/TodayCommands.swift
msgid "Show a day's targets, each with its reasons and the value that switched it on."
msgstr "Mostrar los objetivos de un día, cada uno con sus razones y el valor que lo activó."

#: Commands/TodayCommands.swift
msgid "EXAMPLE: kidney targets\n         kidney targets potassium\n         kidney targets --day 2026-03-01"
msgstr "EJEMPLO: kidney targets\n         kidney targets potassium\n         kidney targets --day 2026-03-01"

#: Commands/TodayCommands.swift
msgid "Nutrient to show, such as potassium; all without it."
msgstr "El nutriente que quiere ver, como potassium; si no se indica, todos."

#: Commands/TodayCommands.swift
msgid "quantity"
msgstr "qué"

#: Exchange/ExportCommand.swift
msgid "Write your record for a clinic, a dietitian, or another machine."
msgstr "Escribir su registro para una clínica, un dietista u otra computadora."

#: Exchange/ExportCommand.swift
msgid "EXAMPLE: kidney export fhir my-record.json\n         kidney export csv what-i-ate.csv --from 2026-03-01"
msgstr "EJEMPLO: kidney export fhir my-record.json\n         kidney export csv what-i-ate.csv --from 2026-03-01"

#: Exchange/ExportCommand.swift
msgid "Write a FHIR R4 bundle, which clinics' programs read."
msgstr "Escribir un paquete FHIR R4, que leen los programas de las clínicas."

#: Exchange/ExportCommand.swift
msgid ""
"You, laboratory values, weights, blood pressures, activity, medicines and goals, with LOINC and UCUM codes. “kidney "
"import fhir” reads it back as it was. What you ate isn't in it: see “kidney export csv”.\n\nEXAMPLE: kidney export "
"fhir my-record.json"
msgstr ""
"Usted, sus resultados de laboratorio, pesos, presiones arteriales, actividad, medicinas y metas, con códigos LOINC y "
"UCUM. “kidney import fhir” lo vuelve a leer tal como era. Lo que comió no está incluido: vea “kidney export "
"csv”.\n\nEJEMPLO: kidney export fhir my-record.json"

#: Exchange/ExportCommand.swift
msgid "The file to write."
msgstr "El archivo que se escribe."

#: Exchange/ExportCommand.swift
msgid "Write what you ate and drank, or your measurements, as a table for a spreadsheet."
msgstr "Escribir lo que comió y bebió, o sus mediciones, como tabla para una hoja de cálculo."

#: Exchange/ExportCommand.swift
msgid ""
"One line for each food or drink, with its day, time and figures; what isn't known is an empty cell, never a zero. "
"--measurements writes laboratory values, weights, blood pressures and activity instead.\n\nEXAMPLE: kidney export csv "
"what-i-ate.csv --from 2026-03-01 --to 2026-03-31\n         kidney export csv measurements.csv --measurements"
msgstr ""
"Un renglón por cada alimento o bebida, con su día, hora y datos; lo que no se conoce es una celda vacía, nunca un "
"cero. Con --measurements se escriben en su lugar los resultados de laboratorio, los pesos, las presiones arteriales y "
"la actividad.\n\nEJEMPLO: kidney export csv what-i-ate.csv --from 2026-03-01 --to 2026-03-31\n         kidney export "
"csv measurements.csv --measurements"

#: Exchange/ExportCommand.swift
msgid "Measurements instead of what was eaten and drunk."
msgstr "Mediciones en lugar de lo que se comió y bebió."

#: Exchange/ExportCommand.swift
msgid "Write everything as JSON Lines, as “kidney archive export” does."
msgstr "Escribir todo como JSON Lines, igual que “kidney archive export”."

#: Exchange/ExportCommand.swift
msgid "EXAMPLE: kidney export archive everything.jsonl"
msgstr "EJEMPLO: kidney export archive everything.jsonl"

#: Exchange/HealthImportCommands.swift
msgid "Import what a phone and watch recorded: export.xml, or the archive it comes in."
msgstr "Importar lo que registraron un teléfono y un reloj: export.xml, o el archivo comprimido en que viene."

#: Exchange/HealthImportCommands.swift
msgid ""
"On the phone: Health, your picture, Export All Health Data. Weights, blood pressures, glucose, what was eaten and "
"drunk, and each day's activity are kept; of a phone and a watch that counted the same steps one. Meals come into the "
"journal with the amounts that were recorded; what wasn't recorded stays unknown. Again it brings nothing twice, and "
"what you changed or deleted here stays so.\n\nEXAMPLE: kidney import apple-health ~/Downloads/export.zip"
msgstr ""
"En el teléfono: Salud, su foto, Exportar todos los datos de salud. Se guardan los pesos, las presiones arteriales, la "
"glucosa, lo que se comió y bebió, y la actividad de cada día; si un teléfono y un reloj contaron los mismos pasos, se "
"guarda solo lo de uno de los dos. Las comidas pasan al diario con las cantidades que se registraron; lo que no se "
"registró queda sin conocerse. Si lo repite, nada entra dos veces, y lo que usted cambió o eliminó aquí queda "
"así.\n\nEJEMPLO: kidney import apple-health ~/Downloads/export.zip"

#: Exchange/HealthImportCommands.swift
msgid "export.xml or export.zip."
msgstr "export.xml o export.zip."

#: Exchange/HealthImportCommands.swift
msgid "Import Fitbit's weights, steps and active minutes."
msgstr "Importar de Fitbit los pesos, los pasos y los minutos de actividad."

#: Exchange/HealthImportCommands.swift
msgid ""
"Takes one JSON file, a folder, or the archive of an account's export: files such as weight-2024-01-01.json and "
"steps-2024-01-01.json in it. Weights are read in pounds or kilograms as your profile has them, unless --units says "
"otherwise. Again it brings nothing twice.\n\nEXAMPLE: kidney import fitbit ~/Downloads/Takeout --units metric"
msgstr ""
"Acepta un archivo JSON, una carpeta, o el archivo comprimido con la exportación de una cuenta: dentro, archivos como "
"weight-2024-01-01.json y steps-2024-01-01.json. Los pesos se leen en libras o kilogramos, como en su perfil, a menos "
"que --units diga otra cosa. Si lo repite, nada entra dos veces.\n\nEJEMPLO: kidney import fitbit ~/Downloads/Takeout "
"--units metric"

#: Exchange/HealthImportCommands.swift
msgid "The file, folder or archive."
msgstr "El archivo, la carpeta o el archivo comprimido."

#: Exchange/HealthImportCommands.swift
msgid "Units of weights in the files: metric (kg), us (lb) or uk (st)."
msgstr "Unidades de los pesos en los archivos: metric (kg), us (lb) o uk (st)."

#: Exchange/HealthImportCommands.swift
msgid "Import a record of a clinic or another app: FHIR R4 as JSON."
msgstr "Importar un registro de una clínica o de otra aplicación: FHIR R4 en JSON."

#: Exchange/HealthImportCommands.swift
msgid ""
"Laboratory values, weights, blood pressures and activity are kept with their codes' units. Medicines and goals become "
"yours where they say enough; a goal that could harm is refused with the reason. What your profile lacks is filled "
"from the patient. Again it brings nothing twice. A record with another name or birth date than your profile is "
"refused unless you say --mine.\n\nEXAMPLE: kidney import fhir ~/Downloads/my-record.json"
msgstr ""
"Los resultados de laboratorio, los pesos, las presiones arteriales y la actividad se guardan con las unidades de sus "
"códigos. Las medicinas y las metas pasan a ser suyas si traen suficientes datos; una meta que podría hacer daño se "
"rechaza y se dice la razón. Lo que falta en su perfil se toma de los datos personales del registro. Si lo repite, "
"nada entra dos veces. Un registro con un nombre o una fecha de nacimiento distintos de los de su perfil se rechaza, a "
"menos que indique --mine.\n\nEJEMPLO: kidney import fhir ~/Downloads/my-record.json"

#: Exchange/HealthImportCommands.swift
msgid "The bundle, or one resource."
msgstr "El paquete, o un solo recurso."

#: Exchange/HealthImportCommands.swift
msgid "The record is mine, though it has another name or birth date."
msgstr "El registro es mío, aunque tiene otro nombre u otra fecha de nacimiento."

#: Exchange/HealthImportCommands.swift
#: Sources/ImportFDACommand.swift
msgid "path"
msgstr "ruta"

#: Foods/CustomFoodCommand.swift
msgid "Make dishes of your own, to enter them again in a word."
msgstr "Crear platillos propios, para volver a anotarlos con una palabra."

#: Foods/CustomFoodCommand.swift
msgid ""
"EXAMPLE: kidney food custom create \"Kadai Paneer\" --component \"Paneer=150 g\" --component \"Tomato=200 g\" --yield "
"\"300 g\"\n         kidney food custom list"
msgstr ""
"EJEMPLO: kidney food custom create \"Kadai Paneer\" --component \"Paneer=150 g\" --component \"Jitomate=200 g\" "
"--yield \"300 g\"\n         kidney food custom list"

#: Foods/CustomFoodCommand.swift
msgid "Make a dish from foods with their amounts."
msgstr "Crear un platillo con alimentos y sus cantidades."

#: Foods/CustomFoodCommand.swift
msgid ""
"The yield is what the dish weighs when cooked; without one, what went into it. A figure that a part lacks is a lower "
"bound in the dish, never zero.\n\nEXAMPLE: kidney food custom create \"Fruit bowl\" --component \"ndb-09040=1 "
"medium\" --component \"ndb-09003=150 g\"\n         kidney food custom create \"Soup\" --component \"ndb-11529=400 g\" "
"--yield \"350 g\" --portion \"bowl=250 g\""
msgstr ""
"El rendimiento es lo que pesa el platillo ya cocinado; si no se indica, lo que pesan sus ingredientes. Si a un "
"ingrediente le falta un dato, el platillo dice “al menos”, nunca cero.\n\nEJEMPLO: kidney food custom create \"Tazón "
"de frutas\" --component \"ndb-09040=1 mediano\" --component \"ndb-09003=150 g\"\n         kidney food custom create "
"\"Sopa\" --component \"ndb-11529=400 g\" --yield \"350 g\" --portion \"tazón=250 g\""

#: Foods/CustomFoodCommand.swift
msgid "Name of the food."
msgstr "El nombre del alimento."

#: Foods/CustomFoodCommand.swift
msgid "List the foods of your own, with what they are made of."
msgstr "Mostrar la lista de sus alimentos propios, con sus ingredientes."

#: Foods/CustomFoodCommand.swift
msgid "EXAMPLE: kidney food custom list"
msgstr "EJEMPLO: kidney food custom list"

#: Foods/CustomFoodCommand.swift
msgid "Change a dish: its name, its components, its yield or its measures; what you ate of it stays as it was."
msgstr ""
"Cambiar un platillo: su nombre, sus ingredientes, su rendimiento o sus medidas; lo que ya comió de él queda como "
"estaba."

#: Foods/CustomFoodCommand.swift
msgid ""
"Components and measures that are named take the place of all the old ones; what isn't named stays.\n\nEXAMPLE: kidney "
"food custom edit \"Fruit bowl\" --name \"Morning bowl\"\n         kidney food custom edit \"Soup\" --component "
"\"ndb-11529=500 g\" --yield \"420 g\""
msgstr ""
"Los ingredientes y medidas que se mencionan reemplazan a todos los anteriores; lo que no se menciona queda "
"igual.\n\nEJEMPLO: kidney food custom edit \"Tazón de frutas\" --name \"Tazón de la mañana\"\n         kidney food "
"custom edit \"Sopa\" --component \"ndb-11529=500 g\" --yield \"420 g\""

#: Foods/CustomFoodCommand.swift
msgid "Another name."
msgstr "Otro nombre."

#: Foods/CustomFoodCommand.swift
msgid "Delete a food of your own; what you ate of it stays."
msgstr "Eliminar un alimento propio; lo que ya comió de él se conserva."

#: Foods/CustomFoodCommand.swift
msgid ""
"Refused while other dishes are made of it. “kidney undo” brings it back.\n\nEXAMPLE: kidney food custom delete "
"\"Kadai Paneer\""
msgstr ""
"Se rechaza mientras otros platillos lo contengan. “kidney undo” lo recupera.\n\nEJEMPLO: kidney food custom delete "
"\"Kadai Paneer\""

#: Foods/CustomFoodCommand.swift
msgid "A food and how much of it, as often as needed."
msgstr "Un alimento y su cantidad; repítalo cuantas veces haga falta."

#: Foods/CustomFoodCommand.swift
msgid "food=amount"
msgstr "alimento=cantidad"

#: Foods/CustomFoodCommand.swift
msgid "Weight when cooked."
msgstr "El peso ya cocinado."

#: Foods/CustomFoodCommand.swift
msgid "grams"
msgstr "gramos"

#: Foods/CustomFoodCommand.swift
msgid "A measure of it and its weight, as often as needed."
msgstr "Una medida y su peso; repítala cuantas veces haga falta."

#: Foods/CustomFoodCommand.swift
msgid "name=grams"
msgstr "nombre=gramos"

#: Foods/EatCommands.swift
msgid "Amount: 150 g, \"1 medium\", 1/2 cup."
msgstr "La cantidad: 150 g, \"1 medium\", 1/2 cup."

#: Foods/EatCommands.swift
msgid "Enter something eaten, and show what it does to the day."
msgstr "Anotar algo que comió, y mostrar su efecto en el día."

#: Foods/EatCommands.swift
msgid ""
"In any portion of the food, in g, mL or household units.\n\nEXAMPLE: kidney eat ndb-09040 \"1 medium\" --meal "
"breakfast --at 08:00"
msgstr ""
"En cualquier porción del alimento, en g, en mL o en medidas caseras.\n\nEJEMPLO: kidney eat ndb-09040 \"1 mediano\" "
"--meal desayuno --at 08:00"

#: Foods/EatCommands.swift
msgid "Enter something drunk; it counts as fluid."
msgstr "Anotar algo que bebió; cuenta como líquido."

#: Foods/EatCommands.swift
msgid "EXAMPLE: kidney drink ndb-14209 \"1 cup\" --at 08:00"
msgstr "EJEMPLO: kidney drink ndb-14209 \"1 taza\" --at 08:00"

#: Foods/FoodCommand.swift
msgid "Find foods, look at their figures, and make your own."
msgstr "Buscar alimentos, ver sus datos y crear los suyos."

#: Foods/FoodCommand.swift
msgid "EXAMPLE: kidney food search banana\n         kidney food show ndb-09040"
msgstr "EJEMPLO: kidney food search plátano\n         kidney food show ndb-09040"

#: Foods/FoodCommand.swift
msgid "Find foods by the beginnings of their words."
msgstr "Buscar alimentos por el comienzo de sus palabras."

#: Foods/FoodCommand.swift
msgid ""
"Foods you ate lately and your own come first, makers' foods last. A letter or two may be wrong.\n\nWith --online "
"FoodData Central is asked instead; where it can't be reached, what is here stands in, and that is said. "
"{0}\n\nEXAMPLE: kidney food search \"cheddar ch\" --limit 5\n         kidney food search lentil soup --online"
msgstr ""
"Primero van los alimentos que comió hace poco y los propios; al final, los de los fabricantes. Puede haber una o dos "
"letras equivocadas.\n\nCon --online se consulta FoodData Central; si no responde, se usa lo que hay aquí, y se dice. "
"{0}\n\nEJEMPLO: kidney food search \"queso ch\" --limit 5\n         kidney food search sopa de lentejas --online"

#: Foods/FoodCommand.swift
msgid "Words of the food's name."
msgstr "Palabras del nombre del alimento."

#: Foods/FoodCommand.swift
msgid "Number of foods to show."
msgstr "Cuántos alimentos mostrar."

#: Foods/FoodCommand.swift
msgid "Show what a food holds, its portions, and what an amount of it would do to the day."
msgstr "Mostrar lo que contiene un alimento, sus porciones y el efecto que tendría una cantidad en el día."

#: Foods/FoodCommand.swift
msgid ""
"With an amount it is shown what that much holds, and where the day would stand with it; nothing is "
"entered.\n\nEXAMPLE: kidney food show ndb-09040\n         kidney food show ndb-09040 \"2 medium\""
msgstr ""
"Con una cantidad se muestra lo que contiene esa cantidad y cómo quedaría el día con ella; no se anota "
"nada.\n\nEJEMPLO: kidney food show ndb-09040\n         kidney food show ndb-09040 \"2 medianos\""

#: Foods/FoodCommand.swift
msgid "Amount: 150 g, \"1 medium\", 1/2 cup; else 100 g alone is shown."
msgstr "La cantidad: 150 g, \"1 medium\", 1/2 cup; si no se indica, solo se muestran 100 g."

#: Foods/FoodCommand.swift
#: Reports/ReportCommands.swift
msgid "text"
msgstr "texto"

#: Foods/FoodNames.swift
msgid "A food: its id as in ndb-09040, or its name."
msgstr "Un alimento: su id, como ndb-09040, o su nombre."

#: Foods/FoodNames.swift
msgid "food"
msgstr "alimento"

#: Foods/ImportCommand.swift
msgid "Import foods, drug labels, measurements, meals and medicines from files of other programs."
msgstr "Importar alimentos, etiquetas de medicamentos, mediciones, comidas y medicinas de archivos de otros programas."

#: Foods/ImportCommand.swift
msgid ""
"EXAMPLE: kidney import usda ~/Downloads/sr28asc\n         kidney import fda "
"~/Downloads/drug-label-0001-of-0013.json\n         kidney import apple-health ~/Downloads/export.zip"
msgstr ""
"EJEMPLO: kidney import usda ~/Downloads/sr28asc\n         kidney import fda "
"~/Downloads/drug-label-0001-of-0013.json\n         kidney import apple-health ~/Downloads/export.zip"

#: Foods/ImportCommand.swift
msgid "Import USDA's foods: standard reference, or FoodData Central."
msgstr "Importar los alimentos de USDA: la referencia estándar o FoodData Central."

#: Foods/ImportCommand.swift
msgid ""
"Takes an unpacked folder with the text files of the standard reference (FOOD_DES.txt, NUT_DATA.txt, …), the tables of "
"FoodData Central (food.csv, food_nutrient.csv, …) or its JSON files, or one JSON file. A broken line is refused with "
"its number and reason, and the rest is read. Again it brings nothing twice.\n\nEXAMPLE: kidney import usda "
"~/Downloads/sr28asc\n         kidney import usda ~/Downloads/FoodData_Central_foundation_food.json"
msgstr ""
"Acepta una carpeta descomprimida con los archivos de texto de la referencia estándar (FOOD_DES.txt, NUT_DATA.txt, …), "
"las tablas de FoodData Central (food.csv, food_nutrient.csv, …) o sus archivos JSON, o un solo archivo JSON. Una "
"línea dañada se rechaza, con su número y la razón, y lo demás se lee. Si lo repite, nada entra dos veces.\n\nEJEMPLO: "
"kidney import usda ~/Downloads/sr28asc\n         kidney import usda ~/Downloads/FoodData_Central_foundation_food.json"

#: Foods/ImportCommand.swift
msgid "The folder, or a JSON file."
msgstr "La carpeta, o un archivo JSON."

#: Foods/ImportCommand.swift
msgid "folder"
msgstr "carpeta"

#: Foods/SubstituteCommand.swift
msgid "Find what to eat instead of a food, with the figures."
msgstr "Buscar qué comer en lugar de un alimento, con los datos."

#: Foods/SubstituteCommand.swift
msgid ""
"A swap is offered only where it makes nothing worse that is limited for you today; those held back are shown with the "
"reason.\n\nEXAMPLE: kidney substitute ndb-09040\n         kidney substitute ndb-09040 --lowering potassium"
msgstr ""
"Solo se ofrece un cambio si no empeora nada de lo que hoy está limitado para usted; los que no se ofrecen se muestran "
"con la razón.\n\nEJEMPLO: kidney substitute ndb-09040\n         kidney substitute ndb-09040 --lowering potassium"

#: Foods/SubstituteCommand.swift
msgid "potassium, phosphorus or sodium; else each of them."
msgstr "potassium (potasio), phosphorus (fósforo) o sodium (sodio); si no se indica, cada uno de ellos."

#: Foods/SubstituteCommand.swift
msgid "lowering"
msgstr "qué"

#: Found/EvaluationCommands.swift
msgid "Run every verification, and say what is new."
msgstr "Hacer todas las revisiones y decir qué hay de nuevo."

#: Found/EvaluationCommands.swift
msgid ""
"Rewards, alerts, suggestions, and how the last day, week and month went. Each entry does this by itself, and so does "
"the daemon as a day ends. Run again, it finds nothing.\n\nEXAMPLE: kidney evaluate"
msgstr ""
"Recompensas, alertas, sugerencias, y cómo fueron el último día, la última semana y el último mes. Cada anotación lo "
"hace por sí sola, y también el servicio en segundo plano al terminar el día. Si lo repite, no encuentra "
"nada.\n\nEJEMPLO: kidney evaluate"

#: Found/EvaluationCommands.swift
msgid "Show what to know: what stands today, and what was found before."
msgstr "Mostrar lo que hay que saber: lo que sigue vigente hoy y lo que se encontró antes."

#: Found/EvaluationCommands.swift
msgid ""
"EXAMPLE: kidney alerts\n         kidney alerts --day 2026-03-01\n         kidney alerts acknowledge 1\n         "
"kidney alerts dismiss 3"
msgstr ""
"EJEMPLO: kidney alerts\n         kidney alerts --day 2026-03-01\n         kidney alerts acknowledge 1\n         "
"kidney alerts dismiss 3"

#: Found/EvaluationCommands.swift
msgid "Show what stands today, and the newest of each kind that was found in 30 days."
msgstr "Mostrar lo que sigue vigente hoy, y lo más reciente de cada tipo que se encontró en 30 días."

#: Found/EvaluationCommands.swift
msgid "EXAMPLE: kidney alerts show --day 2026-03-01"
msgstr "EJEMPLO: kidney alerts show --day 2026-03-01"

#: Found/EvaluationCommands.swift
msgid "Those of one day."
msgstr "Las de un solo día."

#: Found/EvaluationCommands.swift
msgid "Note that you saw an alert that can't wait: until then it is repeated each day."
msgstr "Marcar como vista una alerta que no puede esperar: hasta entonces se repite cada día."

#: Found/EvaluationCommands.swift
msgid ""
"It stands until the value is better. “kidney undo” takes the acknowledgment back.\n\nEXAMPLE: kidney alerts "
"acknowledge 1"
msgstr ""
"Sigue vigente hasta que el valor mejore. “kidney undo” deshace la marca de vista.\n\nEJEMPLO: kidney alerts "
"acknowledge 1"

#: Found/EvaluationCommands.swift
msgid "Dismiss a kind of alert for good: it is neither shown nor told again. Urgent ones stay."
msgstr "Descartar para siempre un tipo de alerta: ya no se muestra ni se avisa de él. Las urgentes se quedan."

#: Found/EvaluationCommands.swift
msgid "“kidney alerts restore” and “kidney undo” bring it back.\n\nEXAMPLE: kidney alerts dismiss 3"
msgstr "“kidney alerts restore” y “kidney undo” lo recuperan.\n\nEJEMPLO: kidney alerts dismiss 3"

#: Found/EvaluationCommands.swift
msgid "Show every alert again that was dismissed."
msgstr "Volver a mostrar todas las alertas descartadas."

#: Found/EvaluationCommands.swift
msgid "EXAMPLE: kidney alerts restore"
msgstr "EJEMPLO: kidney alerts restore"

#: Found/EvaluationCommands.swift
msgid "The alert's number in “kidney alerts”, or its id as --json shows it."
msgstr "El número de la alerta en “kidney alerts”, o su id como lo muestra --json."

#: Found/EvaluationCommands.swift
msgid "Show points, level and badges, what is under way, and what was given."
msgstr "Mostrar los puntos, el nivel y las insignias, lo que está en curso y lo que ya se otorgó."

#: Found/EvaluationCommands.swift
msgid ""
"Each reward is given once, for ever. With a reward's word, as the list shows it, its history is shown.\n\nEXAMPLE: "
"kidney rewards\n         kidney rewards diary/week-2026-03-02"
msgstr ""
"Cada recompensa se otorga una sola vez, para siempre. Con la palabra de una recompensa, como aparece en la lista, se "
"muestra su historia.\n\nEJEMPLO: kidney rewards\n         kidney rewards diary/week-2026-03-02"

#: Found/EvaluationCommands.swift
msgid "A reward's word, for its history."
msgstr "La palabra de una recompensa, para ver su historia."

#: Found/EvaluationCommands.swift
msgid "reward"
msgstr "recompensa"

#: Found/EvaluationCommands.swift
msgid "Say why a number is as it is: the source, and the value and date that switched it on."
msgstr "Decir por qué un número es como es: la fuente, y el valor y la fecha que lo activaron."

#: Found/EvaluationCommands.swift
msgid ""
"Of a target by its name, of a laboratory value by lab- and its name, and of an alert, a reward, a measurement, an "
"entry, a goal or a medicine by its id.\n\nEXAMPLE: kidney why potassium\n         kidney why lab-potassium\n         "
"kidney why diary/week-2026-03-02"
msgstr ""
"De un objetivo, por su nombre; de un resultado de laboratorio, por lab- y su nombre; y de una alerta, una recompensa, "
"una medición, una anotación, una meta o una medicina, por su id.\n\nEJEMPLO: kidney why potassium\n         kidney "
"why lab-potassium\n         kidney why diary/week-2026-03-02"

#: Found/EvaluationCommands.swift
msgid "A quantity's name, or an id as the pages show it: its last letters are enough."
msgstr "El nombre de un valor, o un id como lo muestran las páginas: bastan sus últimas letras."

#: Found/EvaluationCommands.swift
msgid "List what came about, and turn types of notices on or off."
msgstr "Mostrar la lista de lo que ocurrió, y activar o desactivar tipos de avisos."

#: Found/EvaluationCommands.swift
msgid ""
"What comes about while nobody looks is told by the daemon: “kidney notifications” lists what was told.\n\nEXAMPLE: "
"kidney notices\n         kidney notices off suggestions"
msgstr ""
"El servicio en segundo plano avisa de lo que ocurre mientras nadie mira: “kidney notifications” muestra la lista de "
"esos avisos.\n\nEJEMPLO: kidney notices\n         kidney notices off suggestions"

#: Found/EvaluationCommands.swift
msgid "List what came about, the newest first, and the switches."
msgstr "Mostrar la lista de lo que ocurrió, primero lo más reciente, y qué avisos están activados."

#: Found/EvaluationCommands.swift
msgid "EXAMPLE: kidney notices list --limit 10"
msgstr "EJEMPLO: kidney notices list --limit 10"

#: Found/EvaluationCommands.swift
msgid "At most so many."
msgstr "Como máximo esta cantidad."

#: Found/EvaluationCommands.swift
msgid "Turn types of notices on."
msgstr "Activar tipos de avisos."

#: Found/EvaluationCommands.swift
msgid "EXAMPLE: kidney notices on suggestions intake"
msgstr "EJEMPLO: kidney notices on suggestions intake"

#: Found/EvaluationCommands.swift
msgid "Turn types of notices off: what is found then is kept and shown, and not told."
msgstr "Desactivar tipos de avisos: lo que se encuentre se guarda y se muestra, pero no se avisa."

#: Found/EvaluationCommands.swift
msgid "EXAMPLE: kidney notices off suggestions"
msgstr "EJEMPLO: kidney notices off suggestions"

#: Found/EvaluationCommands.swift
msgid "The types, as the list shows them."
msgstr "Los tipos, como aparecen en la lista."

#: Found/EvaluationCommands.swift
msgid "alert"
msgstr "alerta"

#: Found/EvaluationCommands.swift
#: Goals/PreferenceCommands.swift
msgid "kinds"
msgstr "tipos"

#: Found/EvidenceCommand.swift
msgid "The source of every claim, how good it is, and when it was read."
msgstr "Mostrar la fuente de cada afirmación, qué tan buena es y cuándo se leyó."

#: Found/EvidenceCommand.swift
msgid ""
"Lists what the tables claim, with the guideline's statement or the label's set id and section. What isn't confirmed "
"today says so.\n\nEXAMPLE: kidney evidence\n         kidney evidence --markdown > docs/clinical-evidence.md"
msgstr ""
"Muestra lo que afirman las tablas, con el texto de la guía clínica o con el id y la sección de la etiqueta. Si hoy "
"algo no está confirmado, ahí se dice.\n\nEJEMPLO: kidney evidence\n         kidney evidence --markdown > "
"docs/clinical-evidence.md"

#: Found/EvidenceCommand.swift
msgid "Print the whole list as Markdown, as docs/clinical-evidence.md has it."
msgstr "Imprimir la lista completa en Markdown, como está en docs/clinical-evidence.md."

#: Goals/GoalCommand.swift
msgid "Make goals and see how far they are; progress comes from what was entered."
msgstr "Crear metas y ver cómo van; el avance sale de lo que se anotó."

#: Goals/GoalCommand.swift
msgid ""
"There is one goal of each kind at a time. A goal that could harm is refused with the reason, and pauses where it "
"becomes one later.\n\nEXAMPLE: kidney goal add weight \"75 kg\" --by 2026-09-01\n         kidney goal add fruit "
"2\n         kidney goal list"
msgstr ""
"Hay una sola meta de cada tipo a la vez. Una meta que podría hacer daño se rechaza y se dice la razón; si más "
"adelante llega a serlo, queda en pausa.\n\nEJEMPLO: kidney goal add weight \"75 kg\" --by 2026-09-01\n         kidney "
"goal add fruit 2\n         kidney goal list"

#: Goals/GoalCommand.swift
msgid "Make a goal."
msgstr "Crear una meta."

#: Goals/GoalCommand.swift
msgid ""
"About weight, bp, fruit, fluid, activity, a laboratory value, sodium, potassium, phosphorus, protein, energy or "
"fiber. Fluid is at most where something limits it or on dialysis, else at least; --at-least and --at-most say "
"otherwise.\n\nEXAMPLE: kidney goal add weight \"75 kg\" --by 2026-09-01\n         kidney goal add bp 130/80\n         "
"kidney goal add lab potassium\n         kidney goal add sodium \"2000 mg\"\n         kidney goal add fluid \"50 oz\" "
"--at-least\n         kidney goal add activity \"150 min\""
msgstr ""
"De weight (peso), bp (presión arterial), fruit (frutas y verduras), fluid (líquidos), activity (actividad), lab y un "
"resultado de laboratorio, sodium (sodio), potassium (potasio), phosphorus (fósforo), protein (proteína), energy "
"(energía) o fiber (fibra). La de líquidos es un máximo si algo los limita o en diálisis; si no, un mínimo; --at-least "
"y --at-most lo cambian.\n\nEJEMPLO: kidney goal add weight \"75 kg\" --by 2026-09-01\n         kidney goal add bp "
"130/80\n         kidney goal add lab potassium\n         kidney goal add sodium \"2000 mg\"\n         kidney goal add "
"fluid \"50 oz\" --at-least\n         kidney goal add activity \"150 min\""

#: Goals/GoalCommand.swift
msgid "Subject and amount: fruit 2, sodium \"2000 mg\", lab potassium."
msgstr "De qué es y cuánto: fruit 2, sodium \"2000 mg\", lab potassium."

#: Goals/GoalCommand.swift
msgid "By when, for a weight."
msgstr "Para cuándo, si es un peso."

#: Goals/GoalCommand.swift
msgid "A floor: at least so much a day."
msgstr "Un mínimo: al menos esta cantidad al día."

#: Goals/GoalCommand.swift
msgid "A ceiling: at most so much a day."
msgstr "Un máximo: no más de esta cantidad al día."

#: Goals/GoalCommand.swift
msgid "List the goals by priority, each with how far it is today."
msgstr "Mostrar la lista de metas por prioridad, cada una con su avance de hoy."

#: Goals/GoalCommand.swift
msgid "EXAMPLE: kidney goal list\n         kidney goal list --all"
msgstr "EJEMPLO: kidney goal list\n         kidney goal list --all"

#: Goals/GoalCommand.swift
msgid "Those that ended as well."
msgstr "También las que ya terminaron."

#: Goals/GoalCommand.swift
msgid "Show a goal: how far it is, what it was, and what it can earn."
msgstr "Mostrar una meta: cómo va, cómo era antes y qué se puede ganar con ella."

#: Goals/GoalCommand.swift
msgid "EXAMPLE: kidney goal show 1"
msgstr "EJEMPLO: kidney goal show 1"

#: Goals/GoalCommand.swift
msgid "Give a goal another number from today on; days before keep the one they had."
msgstr "Dar otro número a una meta desde hoy; los días anteriores conservan el que tenían."

#: Goals/GoalCommand.swift
msgid "EXAMPLE: kidney goal edit 1 \"76 kg\" --by 2026-12-01\n         kidney goal edit 2 1800mg"
msgstr "EJEMPLO: kidney goal edit 1 \"76 kg\" --by 2026-12-01\n         kidney goal edit 2 1800mg"

#: Goals/GoalCommand.swift
msgid "By when, for a weight; else as it was."
msgstr "Para cuándo, si es un peso; si no se indica, como estaba."

#: Goals/GoalCommand.swift
msgid "Move a goal to another place: what matters most comes first."
msgstr "Mover una meta a otro lugar: primero va la que más importa."

#: Goals/GoalCommand.swift
msgid "EXAMPLE: kidney goal move 3 1"
msgstr "EJEMPLO: kidney goal move 3 1"

#: Goals/GoalCommand.swift
msgid "The new place, 1 first."
msgstr "El lugar nuevo; 1 es el primero."

#: Goals/GoalCommand.swift
msgid "End a goal today; what was reached before stays. “kidney undo” brings it back."
msgstr "Terminar hoy una meta; lo que se logró antes se conserva. “kidney undo” la recupera."

#: Goals/GoalCommand.swift
msgid "EXAMPLE: kidney goal delete 2"
msgstr "EJEMPLO: kidney goal delete 2"

#: Goals/GoalCommand.swift
msgid "The goal: its number in the list, or its id, of which the last letters are enough."
msgstr "La meta: su número en la lista, o su id, del que bastan las últimas letras."

#: Goals/GoalCommand.swift
msgid "place"
msgstr "lugar"

#: Goals/PreferenceCommands.swift
msgid "Show what you like and don't, as the advice goes by it."
msgstr "Mostrar lo que le gusta y lo que no, tal como lo usan los consejos."

#: Goals/PreferenceCommands.swift
msgid "EXAMPLE: kidney profile preferences"
msgstr "EJEMPLO: kidney profile preferences"

#: Goals/PreferenceCommands.swift
msgid "Name a food first where it fits the advice."
msgstr "Nombrar primero un alimento cuando va bien con los consejos."

#: Goals/PreferenceCommands.swift
msgid "EXAMPLE: kidney profile like \"Apples, raw, with skin\"\n         kidney profile like ndb-09003 --remove"
msgstr "EJEMPLO: kidney profile like \"Manzana cruda, con cáscara\"\n         kidney profile like ndb-09003 --remove"

#: Goals/PreferenceCommands.swift
msgid "Take it off the list."
msgstr "Quitarlo de la lista."

#: Goals/PreferenceCommands.swift
msgid "Never name a food in the advice."
msgstr "No nombrar nunca un alimento en los consejos."

#: Goals/PreferenceCommands.swift
msgid "EXAMPLE: kidney profile dislike \"Cabbage, raw\"\n         kidney profile dislike ndb-11109 --remove"
msgstr "EJEMPLO: kidney profile dislike \"Repollo (col), crudo\"\n         kidney profile dislike ndb-11109 --remove"

#: Goals/PreferenceCommands.swift
msgid "Leave kinds of food out of the advice, for an allergy or as you please."
msgstr "Dejar tipos de alimentos fuera de los consejos, por una alergia o porque así lo prefiere."

#: Goals/PreferenceCommands.swift
msgid ""
"dairy, egg, fish, shellfish, peanut, tree-nut, soy, walnut, alcohol, coffee, tea, cranberry, grapefruit, licorice, "
"added-sugar and others. It goes by what a food is; what a dish or a brand holds besides stands on its "
"label.\n\nEXAMPLE: kidney profile avoid dairy soy\n         kidney profile avoid soy --remove"
msgstr ""
"dairy (lácteos), egg (huevo), fish (pescado), shellfish (mariscos), peanut (cacahuate), tree-nut (nueces de árbol), "
"soy (soya), walnut (nuez de Castilla), alcohol, coffee (café), tea (té), cranberry (arándano rojo), grapefruit "
"(toronja), licorice (regaliz), added-sugar (azúcar agregada) y otros. Se guía por lo que es un alimento; lo demás que "
"contiene un platillo o una marca está en su etiqueta.\n\nEJEMPLO: kidney profile avoid leche soya\n         kidney "
"profile avoid soya --remove"

#: Goals/PreferenceCommands.swift
msgid "Kinds of food: dairy, soy, walnut."
msgstr "Tipos de alimentos: dairy (lácteos), soy (soya), walnut (nuez de Castilla)."

#: Goals/PreferenceCommands.swift
msgid "No longer leave them out."
msgstr "Ya no dejarlos fuera."

#: Goals/PreferenceCommands.swift
msgid "Leave meat and fish out of the advice, or take them in again."
msgstr "Dejar la carne y el pescado fuera de los consejos, o volver a incluirlos."

#: Goals/PreferenceCommands.swift
msgid "EXAMPLE: kidney profile vegetarian\n         kidney profile vegetarian no"
msgstr "EJEMPLO: kidney profile vegetarian\n         kidney profile vegetarian no"

#: Goals/PreferenceCommands.swift
msgid "answer"
msgstr "respuesta"

#: Goals/RecommendCommand.swift
msgid "Show foods to choose more and less of, and why."
msgstr "Mostrar de qué alimentos conviene elegir más y de cuáles menos, y por qué."

#: Goals/RecommendCommand.swift
msgid ""
"It goes by laboratory values, category, goals, medicines and what you like: kidney profile like, dislike, avoid, "
"vegetarian. Where two of them pull apart it refuses, and says why.\n\nEXAMPLE: kidney recommend\n         kidney "
"recommend --day 2026-03-01"
msgstr ""
"Se guía por los resultados de laboratorio, la categoría, las metas, las medicinas y lo que le gusta: kidney profile "
"like, dislike, avoid, vegetarian. Si dos de ellos se contradicen, no aconseja y dice por qué.\n\nEJEMPLO: kidney "
"recommend\n         kidney recommend --day 2026-03-01"

#: Measurements/ActivityCommand.swift
msgid "Enter and list activity: minutes, steps, energy."
msgstr "Anotar la actividad y mostrar su lista: minutos, pasos, energía."

#: Measurements/ActivityCommand.swift
msgid "EXAMPLE: kidney activity add minutes 30\n         kidney activity list"
msgstr "EJEMPLO: kidney activity add minutes 30\n         kidney activity list"

#: Measurements/ActivityCommand.swift
msgid "Enter minutes of moderate activity, steps, or the kcal of moving."
msgstr "Anotar minutos de actividad moderada, pasos, o las kcal del movimiento."

#: Measurements/ActivityCommand.swift
msgid "EXAMPLE: kidney activity add steps 6200 --at 20:00"
msgstr "EJEMPLO: kidney activity add steps 6200 --at 20:00"

#: Measurements/ActivityCommand.swift
msgid "minutes, steps or energy."
msgstr "minutes (minutos), steps (pasos) o energy (energía)."

#: Measurements/ActivityCommand.swift
msgid "Amount: 30, 6200."
msgstr "La cantidad: 30, 6200."

#: Measurements/ActivityCommand.swift
msgid "List activity day by day, the latest first."
msgstr "Mostrar la lista de actividad día por día, primero la más reciente."

#: Measurements/ActivityCommand.swift
msgid ""
"What several devices tell of one stretch is one, and a phone and a watch are not added up.\n\nEXAMPLE: kidney "
"activity list --from 2026-03-01"
msgstr ""
"Lo que varios aparatos registran del mismo rato cuenta una vez; un teléfono y un reloj no se suman.\n\nEJEMPLO: "
"kidney activity list --from 2026-03-01"

#: Measurements/ActivityCommand.swift
msgid "Change how much it was, or its time."
msgstr "Cambiar cuánta fue, o su hora."

#: Measurements/ActivityCommand.swift
msgid "EXAMPLE: kidney activity edit 4f2a91c0 45"
msgstr "EJEMPLO: kidney activity edit 4f2a91c0 45"

#: Measurements/ActivityCommand.swift
msgid "Take an activity away; “kidney undo” brings it back."
msgstr "Eliminar una actividad; “kidney undo” la recupera."

#: Measurements/ActivityCommand.swift
msgid "EXAMPLE: kidney activity delete 4f2a91c0"
msgstr "EJEMPLO: kidney activity delete 4f2a91c0"

#: Measurements/ActivityCommand.swift
msgid "kind"
msgstr "tipo"

#: Measurements/LabCommand.swift
msgid "Enter and list laboratory values, with the filtration rate that creatinine gives."
msgstr "Anotar resultados de laboratorio y mostrar su lista, con la tasa de filtración que da la creatinina."

#: Measurements/LabCommand.swift
msgid "EXAMPLE: kidney lab add potassium 5.4 --unit mmol/L --at 2026-03-03\n         kidney lab list"
msgstr "EJEMPLO: kidney lab add potassium 5.4 --unit mmol/L --at 2026-03-03\n         kidney lab list"

#: Measurements/LabCommand.swift
msgid "Enter a value as it stands on the report."
msgstr "Anotar un valor como está en el informe."

#: Measurements/LabCommand.swift
msgid ""
"A number alone is in the unit of the profile. Shows the value in both unit systems, its range, and what it changes in "
"the targets.\n\nEXAMPLE: kidney lab add potassium 5.4 --unit mmol/L --at 2026-03-03\n         kidney lab add glucose "
"96 --fasting"
msgstr ""
"Un número sin unidad se lee en la unidad del perfil. Muestra el valor en los dos sistemas de unidades, su rango y lo "
"que cambia en los objetivos.\n\nEJEMPLO: kidney lab add potassium 5.4 --unit mmol/L --at 2026-03-03\n         kidney "
"lab add glucose 96 --fasting"

#: Measurements/LabCommand.swift
msgid "Laboratory test: potassium, creatinine, HbA1c, …"
msgstr "El análisis de laboratorio: potassium (potasio), creatinine (creatinina), HbA1c, …"

#: Measurements/LabCommand.swift
msgid "The value: 5.4, <10, \"1.9 mg/dL\"."
msgstr "El valor: 5.4, <10, \"1.9 mg/dL\"."

#: Measurements/LabCommand.swift
msgid "The unit on the report."
msgstr "La unidad del informe."

#: Measurements/LabCommand.swift
msgid "List values with their flags, the latest first."
msgstr "Mostrar la lista de valores con sus señales, primero los más recientes."

#: Measurements/LabCommand.swift
msgid ""
"The eGFR computed from a creatinine stands among them, and below them what it says about stage and course; on "
"dialysis none is shown.\n\nEXAMPLE: kidney lab list potassium --from 2026-01-01"
msgstr ""
"Incluye la TFGe calculada con la creatinina, y abajo lo que dice sobre la etapa y cómo va cambiando; en diálisis no "
"se muestra ninguna.\n\nEJEMPLO: kidney lab list potassium --from 2026-01-01"

#: Measurements/LabCommand.swift
msgid "Laboratory test to show; all without it."
msgstr "El análisis que quiere ver; si no se indica, todos."

#: Measurements/LabCommand.swift
msgid "Change a value, its unit or its time."
msgstr "Cambiar un valor, su unidad o su hora."

#: Measurements/LabCommand.swift
msgid "EXAMPLE: kidney lab edit 4f2a91c0 5.2"
msgstr "EJEMPLO: kidney lab edit 4f2a91c0 5.2"

#: Measurements/LabCommand.swift
msgid "The value; else as it was."
msgstr "El valor; si no se indica, como estaba."

#: Measurements/LabCommand.swift
msgid "The unit on the report; else as it was."
msgstr "La unidad del informe; si no se indica, como estaba."

#: Measurements/LabCommand.swift
msgid "Take a value away; “kidney undo” brings it back."
msgstr "Eliminar un valor; “kidney undo” lo recupera."

#: Measurements/LabCommand.swift
msgid "EXAMPLE: kidney lab delete 4f2a91c0"
msgstr "EJEMPLO: kidney lab delete 4f2a91c0"

#: Measurements/LabCommand.swift
msgid "Taken fasting or before a meal."
msgstr "Muestra tomada en ayunas o antes de comer."

#: Measurements/LabCommand.swift
msgid "Measured by a meter on a finger."
msgstr "Medido en el dedo con un medidor."

#: Measurements/LabCommand.swift
msgid "The report says that the sample was hemolyzed."
msgstr "El informe dice que la muestra está hemolizada."

#: Measurements/LabCommand.swift
msgid "Drawn after a dialysis session."
msgstr "Muestra tomada después de una sesión de diálisis."

#: Measurements/LabCommand.swift
msgid "value"
msgstr "valor"

#: Measurements/LabCommand.swift
msgid "unit"
msgstr "unidad"

#: Measurements/PressureCommand.swift
msgid "Enter and list blood pressures."
msgstr "Anotar presiones arteriales y mostrar su lista."

#: Measurements/PressureCommand.swift
msgid "EXAMPLE: kidney bp add 128/76\n         kidney bp list"
msgstr "EJEMPLO: kidney bp add 128/76\n         kidney bp list"

#: Measurements/PressureCommand.swift
msgid "Enter a blood pressure in mmHg."
msgstr "Anotar una presión arterial en mmHg."

#: Measurements/PressureCommand.swift
msgid "EXAMPLE: kidney bp add 128/76 --at 07:30"
msgstr "EJEMPLO: kidney bp add 128/76 --at 07:30"

#: Measurements/PressureCommand.swift
msgid "The upper and the lower value: 128/76."
msgstr "El valor de arriba y el de abajo: 128/76."

#: Measurements/PressureCommand.swift
msgid "List blood pressures, the latest first."
msgstr "Mostrar la lista de presiones arteriales, primero las más recientes."

#: Measurements/PressureCommand.swift
msgid "EXAMPLE: kidney bp list --from 2026-03-01"
msgstr "EJEMPLO: kidney bp list --from 2026-03-01"

#: Measurements/PressureCommand.swift
msgid "Change a blood pressure or its time."
msgstr "Cambiar una presión arterial o su hora."

#: Measurements/PressureCommand.swift
msgid "EXAMPLE: kidney bp edit 4f2a91c0 126/76"
msgstr "EJEMPLO: kidney bp edit 4f2a91c0 126/76"

#: Measurements/PressureCommand.swift
msgid "The upper and the lower value; else as it was."
msgstr "El valor de arriba y el de abajo; si no se indica, como estaba."

#: Measurements/PressureCommand.swift
msgid "Take a blood pressure away; “kidney undo” brings it back."
msgstr "Eliminar una presión arterial; “kidney undo” la recupera."

#: Measurements/PressureCommand.swift
msgid "EXAMPLE: kidney bp delete 4f2a91c0"
msgstr "EJEMPLO: kidney bp delete 4f2a91c0"

#: Measurements/PressureCommand.swift
msgid "pressure"
msgstr "presión"

#: Measurements/WeightCommand.swift
msgid "Enter and list weights, any number a day."
msgstr "Anotar pesos, cuantos quiera al día, y mostrar su lista."

#: Measurements/WeightCommand.swift
msgid "EXAMPLE: kidney weight add 81.2kg --context post-dialysis\n         kidney weight list --from 2026-03-01"
msgstr "EJEMPLO: kidney weight add 81.2kg --context post-dialysis\n         kidney weight list --from 2026-03-01"

#: Measurements/WeightCommand.swift
msgid "Enter a weight in kg or lb."
msgstr "Anotar un peso en kg o lb."

#: Measurements/WeightCommand.swift
msgid ""
"A number alone is in the unit of the profile.\n\nEXAMPLE: kidney weight add 81.2kg --context post-dialysis --at 11:30"
msgstr ""
"Un número sin unidad se lee en la unidad del perfil.\n\nEJEMPLO: kidney weight add 81.2kg --context post-dialysis "
"--at 11:30"

#: Measurements/WeightCommand.swift
msgid "The weight: 81.2kg, 179 lb."
msgstr "El peso: 81.2kg, 179 lb."

#: Measurements/WeightCommand.swift
msgid "daily, pre-dialysis or post-dialysis."
msgstr "daily (diario), pre-dialysis (antes de la diálisis) o post-dialysis (después de la diálisis)."

#: Measurements/WeightCommand.swift
msgid "The weight is right, though it is far from the last one."
msgstr "El peso es correcto, aunque es muy distinto del último."

#: Measurements/WeightCommand.swift
msgid "List weights, the latest first, and what was gained between dialysis sessions."
msgstr "Mostrar la lista de pesos, primero los más recientes, y lo que aumentó entre sesiones de diálisis."

#: Measurements/WeightCommand.swift
msgid "EXAMPLE: kidney weight list --from 2026-03-01 --to 2026-03-31"
msgstr "EJEMPLO: kidney weight list --from 2026-03-01 --to 2026-03-31"

#: Measurements/WeightCommand.swift
msgid "Change a weight, its context or its time."
msgstr "Cambiar un peso, su contexto o su hora."

#: Measurements/WeightCommand.swift
msgid "EXAMPLE: kidney weight edit 4f2a91c0 80.9kg"
msgstr "EJEMPLO: kidney weight edit 4f2a91c0 80.9kg"

#: Measurements/WeightCommand.swift
msgid "The weight; else as it was."
msgstr "El peso; si no se indica, como estaba."

#: Measurements/WeightCommand.swift
msgid "Take a weight away; “kidney undo” brings it back."
msgstr "Eliminar un peso; “kidney undo” lo recupera."

#: Measurements/WeightCommand.swift
msgid "EXAMPLE: kidney weight delete 4f2a91c0"
msgstr "EJEMPLO: kidney weight delete 4f2a91c0"

#: Measurements/WeightCommand.swift
msgid "context"
msgstr "contexto"

#: Medicines/InteractionsCommand.swift
msgid "Show what doesn't go together on a day: medicines with food, blood values, times and each other."
msgstr ""
"Mostrar lo que no se debe combinar en un día: medicinas con comida, con resultados de la sangre, con horarios y entre "
"sí."

#: Medicines/InteractionsCommand.swift
msgid ""
"What couldn't be checked is said, too. Where nothing is found, that does not mean that all is well.\n\nEXAMPLE: "
"kidney interactions\n         kidney interactions --day yesterday\n         kidney interactions --ill"
msgstr ""
"También se dice lo que no se pudo revisar. Si no se encuentra nada, eso no significa que todo esté bien.\n\nEJEMPLO: "
"kidney interactions\n         kidney interactions --day ayer\n         kidney interactions --ill"

#: Medicines/InteractionsCommand.swift
msgid "I am ill today: some medicines have rules for sick days."
msgstr "Hoy es un día de enfermedad: algunas medicinas tienen reglas para los días de enfermedad."

#: Medicines/MedicineCommand.swift
msgid "Enter and list medicines and supplements, and see what is known of them."
msgstr "Anotar medicinas y suplementos, mostrar su lista y ver lo que se sabe de ellos."

#: Medicines/MedicineCommand.swift
msgid ""
"A name that isn't known is kept, and said to be not checked: that never means safe.\n\nEXAMPLE: kidney med add "
"Zestril --dose \"20 mg\" --at 08:00\n         kidney med list\n         kidney med show Zestril\n         kidney med "
"stop Zestril"
msgstr ""
"Un nombre que no se conoce se guarda, y se dice que está sin revisar: eso nunca significa que la medicina sea "
"segura.\n\nEJEMPLO: kidney med add Zestril --dose \"20 mg\" --at 08:00\n         kidney med list\n         kidney med "
"show Zestril\n         kidney med stop Zestril"

#: Medicines/MedicineCommand.swift
msgid "Enter a medicine by its generic or brand name, and see what doesn't go together with it."
msgstr "Anotar una medicina por su nombre genérico o de marca, y ver con qué tiene interacciones."

#: Medicines/MedicineCommand.swift
msgid ""
"EXAMPLE: kidney med add Zestril --dose \"20 mg\" --at 08:00\n         kidney med add Renvela --dose \"800 mg\" --at "
"\"12:00 2 tablets\" --at 18:30 --remind\n         kidney med add Rocaltrol --weekdays \"Mon, Wed, Fri\" --from "
"2026-03-02"
msgstr ""
"EJEMPLO: kidney med add Zestril --dose \"20 mg\" --at 08:00\n         kidney med add Renvela --dose \"800 mg\" --at "
"\"12:00 2 tabletas\" --at 18:30 --remind\n         kidney med add Rocaltrol --weekdays \"lun, mié, vie\" --from "
"2026-03-02"

#: Medicines/MedicineCommand.swift
msgid "The name as on the package: Zestril, lisinopril."
msgstr "El nombre como está en el envase: Zestril, lisinopril."

#: Medicines/MedicineCommand.swift
msgid "Remind me at each of its times."
msgstr "Recordar la medicina a cada una de sus horas."

#: Medicines/MedicineCommand.swift
msgid "List the medicines: what is taken, what begins later, what ended."
msgstr "Mostrar la lista de medicinas: las que se toman, las que empiezan más adelante, las que ya terminaron."

#: Medicines/MedicineCommand.swift
msgid "EXAMPLE: kidney med list"
msgstr "EJEMPLO: kidney med list"

#: Medicines/MedicineCommand.swift
msgid "Show a medicine: what it is, what speaks about it today, and all that the table holds."
msgstr "Mostrar una medicina: qué es, qué se aplica hoy a ella y todo lo que la tabla tiene."

#: Medicines/MedicineCommand.swift
msgid "EXAMPLE: kidney med show Zestril"
msgstr "EJEMPLO: kidney med show Zestril"

#: Medicines/MedicineCommand.swift
msgid "Change a medicine; what isn't named stays as it was."
msgstr "Cambiar una medicina; lo que no se menciona queda como estaba."

#: Medicines/MedicineCommand.swift
msgid ""
"EXAMPLE: kidney med edit Zestril --dose \"10 mg\" --at 20:00\n         kidney med edit Zestril --until none "
"--no-remind"
msgstr ""
"EJEMPLO: kidney med edit Zestril --dose \"10 mg\" --at 20:00\n         kidney med edit Zestril --until none "
"--no-remind"

#: Medicines/MedicineCommand.swift
msgid "Another name, as on the package."
msgstr "Otro nombre, como está en el envase."

#: Medicines/MedicineCommand.swift
msgid "Note the last day of a medicine; the days before keep it."
msgstr "Anotar el último día de una medicina; los días anteriores la conservan."

#: Medicines/MedicineCommand.swift
msgid "EXAMPLE: kidney med stop Zestril\n         kidney med stop Zestril --on yesterday"
msgstr "EJEMPLO: kidney med stop Zestril\n         kidney med stop Zestril --on ayer"

#: Medicines/MedicineCommand.swift
#: Reports/ReportCommands.swift
msgid "The last day; else today."
msgstr "El último día; si no se indica, hoy."

#: Medicines/MedicineCommand.swift
msgid "Take a medicine away that was entered by mistake; “kidney undo” brings it back."
msgstr "Eliminar una medicina que se anotó por error; “kidney undo” la recupera."

#: Medicines/MedicineCommand.swift
msgid "EXAMPLE: kidney med delete 4f2a91c0"
msgstr "EJEMPLO: kidney med delete 4f2a91c0"

#: Medicines/MedicineCommand.swift
msgid "The dose of one time: 20 mg."
msgstr "La dosis de cada vez: 20 mg."

#: Medicines/MedicineCommand.swift
msgid "A time with its amount where it differs: 08:00, \"18:30 2 tablets\"; none for no times. Again for more."
msgstr ""
"Una hora, con su cantidad si es distinta: 08:00, \"18:30 2 tablets\"; none si no tiene horas. Repítala para más."

#: Medicines/MedicineCommand.swift
msgid "The days of the week: \"Mon, Fri\"; else every day."
msgstr "Los días de la semana: \"Mon, Fri\"; si no se indica, todos los días."

#: Medicines/MedicineCommand.swift
msgid "days"
msgstr "días"

#: Medicines/MedicineCommand.swift
msgid "The first day, if you know it."
msgstr "El primer día, si lo sabe."

#: Medicines/MedicineCommand.swift
msgid "The last day; none while it is taken."
msgstr "El último día; none mientras se siga tomando."

#: Medicines/MedicineCommand.swift
msgid "Note to keep about it."
msgstr "Una nota para guardar sobre ella."

#: Medicines/MedicineCommand.swift
msgid "The name, or the id as the list shows it: its last letters are enough."
msgstr "El nombre, o el id como aparece en la lista: bastan sus últimas letras."

#: Medicines/MedicineCommand.swift
msgid "dose"
msgstr "dosis"

#: Medicines/MedicineCommand.swift
#: Sources/MedicineLabelCommand.swift
msgid "medicine"
msgstr "medicina"

#: Reports/ReportCommands.swift
msgid "Write a span of days for the clinician: a page that says it all, then charts, foods and the log."
msgstr ""
"Hacer un informe de un período para su médico: una página con todo, y después gráficas, alimentos y el registro."

#: Reports/ReportCommands.swift
msgid ""
"A PDF, a page for a browser or a picture a page; without a file, as text. What was entered since a report was written "
"makes the next one a revised one.\n\nEXAMPLE: kidney report --from 2026-05-01 --to 2026-05-31 --pdf may.pdf\n         "
"kidney report --pdf visit.pdf --question \"May I eat bananas again?\""
msgstr ""
"Un PDF, una página para el navegador o una imagen por página; sin archivo, como texto. Si se anotó algo después de "
"escribir un informe, el siguiente se marca como corregido.\n\nEJEMPLO: kidney report --from 2026-05-01 --to "
"2026-05-31 --pdf may.pdf\n         kidney report --pdf visit.pdf --question \"¿Ya puedo comer plátano otra vez?\""

#: Reports/ReportCommands.swift
msgid "The first day; else 29 days before the last."
msgstr "El primer día; si no se indica, 29 días antes del último."

#: Reports/ReportCommands.swift
msgid "Something to ask at the visit; can be given again."
msgstr "Algo para preguntar en la consulta; se puede repetir."

#: Reports/ReportCommands.swift
msgid "Write a month in plain words: labs, foods to choose, goals and rewards."
msgstr "Escribir un mes en palabras sencillas: laboratorio, alimentos para elegir, metas y recompensas."

#: Reports/ReportCommands.swift
msgid ""
"A PDF, a page for a browser or a picture a page; without a file, as text. What was entered after the card was written "
"makes the next one a revised one.\n\nEXAMPLE: kidney report-card 2026-05 --pdf may.pdf\n         kidney report-card"
msgstr ""
"Un PDF, una página para el navegador o una imagen por página; sin archivo, como texto. Si se anotó algo después de "
"escribir la boleta, la siguiente se marca como corregida.\n\nEJEMPLO: kidney report-card 2026-05 --pdf "
"may.pdf\n         kidney report-card"

#: Reports/ReportCommands.swift
msgid "The month, such as 2026-05; else the last one that is over."
msgstr "El mes, como 2026-05; si no se indica, el último que ya terminó."

#: Reports/ReportCommands.swift
msgid "month"
msgstr "mes"

#: Reports/ReportCommands.swift
#: Reports/TrendsCommand.swift
msgid "The PDF to write."
msgstr "El PDF que se escribe."

#: Reports/ReportCommands.swift
msgid "The picture to write; a second page goes to NAME-2.png."
msgstr "La imagen que se escribe; una segunda página va a NOMBRE-2.png."

#: Reports/ReportCommands.swift
msgid "The page for a browser to write."
msgstr "La página para el navegador que se escribe."

#: Reports/ReportCommands.swift
msgid "The paper: a4 or letter; else letter where the profile's units are conventional."
msgstr "El papel: a4 o letter (carta); si no se indica, letter cuando las unidades del perfil son convencionales."

#: Reports/ReportCommands.swift
#: Reports/TrendsCommand.swift
msgid "pdf"
msgstr "pdf"

#: Reports/ReportCommands.swift
#: Reports/TrendsCommand.swift
msgid "png"
msgstr "png"

#: Reports/ReportCommands.swift
msgid "html"
msgstr "html"

#: Reports/ReportCommands.swift
msgid "paper"
msgstr "papel"

#: Reports/TrendsCommand.swift
msgid "Draw how something went over time, here or as a picture."
msgstr "Dibujar cómo fue cambiando algo, aquí o como imagen."

#: Reports/TrendsCommand.swift
msgid ""
"Without a name, lists everything that can be followed. A key of the list is exact: potassium is what was eaten of it, "
"lab-potassium the laboratory value. Any other name that both have, such as “vitamin D”, is the laboratory value if "
"there are results of it. Each of the two names the other.\n\nEXAMPLE: kidney trends\n         kidney trends "
"lab-potassium\n         kidney trends sodium --from 2026-05-01 --svg sodium.svg\n         kidney trends bp --png "
"pressure.png"
msgstr ""
"Sin un nombre, muestra todo lo que se puede seguir. Una clave de la lista es exacta: potassium es lo que se comió de "
"él, lab-potassium el resultado de laboratorio. Otro nombre que ambos tienen, como “vitamina D”, es el resultado de "
"laboratorio si hay alguno. Cada uno de los dos menciona al otro.\n\nEJEMPLO: kidney trends\n         kidney trends "
"lab-potassium\n         kidney trends sodium --from 2026-05-01 --svg sodium.svg\n         kidney trends bp --png "
"pressure.png"

#: Reports/TrendsCommand.swift
msgid "Values to draw: lab-potassium, eGFR, sodium, fluid, weight, gain, bp, activity-steps, …"
msgstr "Los valores que se dibujan: lab-potassium, eGFR, sodium, fluid, weight, gain, bp, activity-steps, …"

#: Reports/TrendsCommand.swift
msgid "The picture to write, as lines that stay sharp."
msgstr "La imagen que se escribe, en líneas que siempre se ven nítidas."

#: Reports/TrendsCommand.swift
msgid "The picture to write, as pixels."
msgstr "La imagen que se escribe, en píxeles."

#: Reports/TrendsCommand.swift
msgid "Points across, 120 to 4000; a phone has about 360."
msgstr "Ancho en puntos, de 120 a 4000; un teléfono tiene unos 360."

#: Reports/TrendsCommand.swift
msgid "points"
msgstr "puntos"

#: Reports/TrendsCommand.swift
msgid "Draw in ASCII alone, for terminals that show nothing else."
msgstr "Dibujar solo en ASCII, para terminales que no muestran otra cosa."

#: Reports/TrendsCommand.swift
msgid "svg"
msgstr "svg"

#: Sources/ImportFDACommand.swift
msgid "Import openFDA's drug labels, to look them up without a network."
msgstr "Importar las etiquetas de medicamentos de openFDA, para consultarlas sin red."

#: Sources/ImportFDACommand.swift
msgid ""
"Takes an unpacked file of drug labels (drug-label-0001-of-0013.json), or a folder of them. A label that doesn't say "
"which medicine it is of is passed over; of two versions the later one stays. Again it brings nothing "
"twice.\n\nEXAMPLE: kidney import fda ~/Downloads/drug-label-0001-of-0013.json"
msgstr ""
"Acepta un archivo descomprimido de etiquetas de medicamentos (drug-label-0001-of-0013.json), o una carpeta con "
"varios. Una etiqueta que no dice de qué medicina es se pasa por alto; de dos versiones se queda la más reciente. Si "
"lo repite, nada entra dos veces.\n\nEJEMPLO: kidney import fda ~/Downloads/drug-label-0001-of-0013.json"

#: Sources/ImportFDACommand.swift
msgid "The file, or a folder of them."
msgstr "El archivo, o una carpeta con varios."

#: Sources/MedicineLabelCommand.swift
msgid "Show what a medicine's label says of kidneys, food, minerals and other medicines."
msgstr "Mostrar lo que dice la etiqueta de una medicina sobre los riñones, la comida, los minerales y otras medicinas."

#: Sources/MedicineLabelCommand.swift
msgid ""
"Asks openFDA for the label of a brand or generic name; labels of “kidney import fda” stand in where it can't be "
"reached. What a label doesn't say isn't safe for that.\n\nWith --for the names on the label are taken for one of your "
"medicines whose own name isn't known, so that it is checked by them.\n\n{0}\n\nEXAMPLE: kidney med label "
"zestril\n         kidney med label \"lisinopril / hydrochlorothiazide\" --all\n         kidney med label qbrelis "
"--for \"My blood pressure drops\""
msgstr ""
"Pide a openFDA la etiqueta de un nombre de marca o genérico; si no responde, se usan las etiquetas de “kidney import "
"fda”. Que una etiqueta no diga algo no significa que sea seguro.\n\nCon --for, los nombres de la etiqueta se usan "
"para una de sus medicinas cuyo propio nombre no se conoce, para poder revisarla con ellos.\n\n{0}\n\nEJEMPLO: kidney "
"med label zestril\n         kidney med label \"lisinopril / hydrochlorothiazide\" --all\n         kidney med label "
"qbrelis --for \"Mis gotas para la presión\""

#: Sources/MedicineLabelCommand.swift
msgid "Brand or generic name."
msgstr "El nombre de marca o genérico."

#: Sources/MedicineLabelCommand.swift
msgid "Another of the labels, by its id."
msgstr "Otra de las etiquetas, por su id."

#: Sources/MedicineLabelCommand.swift
msgid "Take the label for this medicine of yours."
msgstr "Usar la etiqueta para esta medicina suya."

#: Sources/MedicineLabelCommand.swift
msgid "Show every sentence."
msgstr "Mostrar todas las oraciones."

#: Sources/OnlineFoods.swift
msgid "Ask FoodData Central; what it lists is kept here."
msgstr "Consultar FoodData Central; lo que muestra se guarda aquí."

#: Sources/OnlineFoods.swift
msgid "With --online: makers' foods, too."
msgstr "Con --online: también los alimentos de los fabricantes."

#: Sources/OnlineFoods.swift
msgid "Fetch a food with its portions from FoodData Central."
msgstr "Traer de FoodData Central un alimento con sus porciones."

#: Sources/OnlineFoods.swift
msgid ""
"Takes the number of FoodData Central, as “kidney food search --online” shows it. A food that is here gets the new "
"figures; what you ate keeps the old ones.\n\n{0}\n\nEXAMPLE: kidney food fetch fdc-2346403"
msgstr ""
"Acepta el número de FoodData Central, como lo muestra “kidney food search --online”. Un alimento que ya está aquí "
"recibe los datos nuevos; lo que usted ya comió conserva los anteriores.\n\n{0}\n\nEJEMPLO: kidney food fetch "
"fdc-2346403"

#: Sources/OnlineFoods.swift
msgid "The number there: 2346403 or fdc-2346403."
msgstr "El número que tiene ahí: 2346403 o fdc-2346403."

#: Sources/SourceOptions.swift
msgid "Ask at this address instead of the usual one."
msgstr "Consultar esta dirección en lugar de la habitual."

#: Sources/SourceOptions.swift
msgid "url"
msgstr "url"
"""#
