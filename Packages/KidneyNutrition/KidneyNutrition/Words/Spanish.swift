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

#. {0} unit.prefix(40); {1} kind.word
#: Exchange/AppleHealthGathering+Totals.swift
#: Exchange/FHIRObservation.swift
msgid "“{0}” is no unit of {1} that is known"
msgstr "no se conoce “{0}” como unidad de {1}"

#: Exchange/AppleHealthGathering+Totals.swift
msgid "its digits don't fit beside those of the day"
msgstr "sus dígitos no caben junto a los del día"

#. {0} record.text.prefix(40); {1} record.unit.prefix(40)
#: Exchange/AppleHealthGathering.swift
msgid "“{0} {1}” has a unit that isn't known"
msgstr "“{0} {1}” tiene una unidad que no se conoce"

#: Exchange/AppleHealthGathering.swift
msgid "only one of the two values of a blood pressure"
msgstr "solo uno de los dos valores de una presión arterial"

#: Exchange/AppleHealthReader.swift
msgid "export of Apple Health"
msgstr "una exportación de Apple Health"

#: Exchange/AppleHealthReader.swift
msgid "a correlation with too many parts"
msgstr "una correlación con demasiadas partes"

#: Exchange/AppleHealthReader.swift
msgid "its start is no time"
msgstr "su inicio no es una hora"

#. {0} text.prefix(40)
#: Exchange/AppleHealthReader.swift
#: Exchange/FitbitDays.swift
#: Exchange/FoodDataTableReader.swift
msgid "“{0}” is no amount"
msgstr "“{0}” no es una cantidad"

#: Exchange/DrugLabel.swift
msgid "openFDA has no label of that name: not checked, which does not mean safe — ask your pharmacist."
msgstr ""
"openFDA no tiene una etiqueta con ese nombre: no se revisó, lo cual no significa que sea seguro — pregunte a su "
"farmacéutico."

#: Exchange/DrugLabelFile.swift
msgid "file of drug labels of openFDA"
msgstr "un archivo de etiquetas de medicamentos de openFDA"

#: Exchange/DrugLabelFile.swift
msgid "the label is too large"
msgstr "la etiqueta es demasiado grande"

#: Exchange/DrugLabelFile.swift
#: Exchange/FoodDataObjectReader.swift
msgid "this is no JSON"
msgstr "esto no es JSON"

#: Exchange/DrugLabelFile.swift
msgid "it has no id and no section of a label"
msgstr "no tiene identificador ni ninguna sección de una etiqueta"

#: Exchange/DrugLabelReader.swift
#: Exchange/FoodDataAnswer.swift
msgid "it is no JSON object"
msgstr "no es un objeto JSON"

#: Exchange/DrugLabelReader.swift
msgid "no code"
msgstr "sin código"

#: Exchange/DrugLabelReader.swift
msgid "no words"
msgstr "sin texto"

#: Exchange/DrugLabelReader.swift
msgid "it has no id and no section"
msgstr "no tiene identificador ni sección"

#: Exchange/DrugLabelReader.swift
msgid "its results are no list"
msgstr "sus resultados no son una lista"

#: Exchange/DrugLabelReader.swift
msgid "none of its results is a label"
msgstr "ninguno de sus resultados es una etiqueta"

#. {0} fault.line; {1} fault.column
#: Exchange/DrugLabelReader.swift
#: Exchange/FoodDataAnswer.swift
msgid "it is no JSON from line {0}, column {1} on"
msgstr "no es JSON a partir de la línea {0}, columna {1}"

#. {0} word.prefix(40)
#: Exchange/FHIRCondition.swift
msgid "“{0}” is no category"
msgstr "“{0}” no es una categoría"

#: Exchange/FHIRCondition.swift
msgid "it doesn't say from which day on it holds"
msgstr "no dice desde qué día se aplica"

#: Exchange/FHIRCondition.swift
msgid "it isn't confirmed — enter it by hand"
msgstr "no está confirmado — anótelo a mano"

#: Exchange/FHIRObservation.swift
msgid "it is preliminary, so it can still change — import it again once it is final"
msgstr "es preliminar y todavía puede cambiar — impórtelo otra vez cuando sea definitivo"

#: Exchange/FHIRObservation.swift
msgid "it doesn't say on which day it was measured"
msgstr "no dice en qué día se midió"

#. {0} shown; {1} moment.day
#: Exchange/FHIRObservation.swift
msgid "{0} of {1} isn't kept or judged, as the app has no place for it — ask your care team"
msgstr "{0} del {1} no se guarda ni se evalúa, porque la aplicación no tiene dónde guardarlo — pregunte a su equipo médico"

#. {0} shown
#: Exchange/FHIRObservation.swift
msgid "{0} isn't kept or judged, as the app has no place for it — ask your care team"
msgstr "{0} no se guarda ni se evalúa, porque la aplicación no tiene dónde guardarlo — pregunte a su equipo médico"

#: Exchange/FHIRObservation.swift
msgid "it has no number"
msgstr "no tiene número"

#. {0} quantity.text; {1} quantity.unit.prefix(40)
#: Exchange/FHIRObservation.swift
msgid "“{0} {1}” is no height"
msgstr "“{0} {1}” no es una estatura"

#: Exchange/FHIRObservation.swift
msgid "it lacks one of the two values"
msgstr "le falta uno de los dos valores"

#. {0} quantity.unit.prefix(40)
#: Exchange/FHIRObservation.swift
msgid "a blood pressure in “{0}” isn't understood; it must be in mm[Hg]"
msgstr "no se entiende una presión arterial en “{0}”; debe estar en mm[Hg]"

#: Exchange/FHIRReader.swift
#: Exchange/FitbitReader.swift
msgid "this is no JSON that can be read"
msgstr "esto no es JSON que se pueda leer"

#: Exchange/FHIRReader.swift
msgid "it has no resource with a type"
msgstr "no tiene un recurso con tipo"

#: Exchange/FHIRReader.swift
msgid "it is about another person than the entries before"
msgstr "es de otra persona que las entradas anteriores"

#: Exchange/FHIRReader.swift
msgid "the file is about more than one person"
msgstr "el archivo es de más de una persona"

#: Exchange/FHIRStatement.swift
msgid "it says that the medicine must not be taken"
msgstr "dice que la medicina no debe tomarse"

#: Exchange/FHIRStatement.swift
msgid "it is only proposed, so whether it is taken isn't known — ask, and enter it by hand"
msgstr "es solo una propuesta, así que no se sabe si se toma — pregunte y anote la medicina a mano"

#: Exchange/FHIRStatement.swift
msgid "it doesn't name the medicine"
msgstr "no nombra la medicina"

#: Exchange/FHIRStatement.swift
msgid "it doesn't say what it is"
msgstr "no dice qué es"

#: Exchange/FitbitDays.swift
msgid "it has no date"
msgstr "no tiene fecha"

#: Exchange/FitbitDays.swift
msgid "it has no amount"
msgstr "no tiene cantidad"

#: Exchange/FitbitDays.swift
#: Exchange/FitbitReader.swift
msgid "it has no date and time"
msgstr "no tiene fecha ni hora"

#: Exchange/FitbitDays.swift
msgid "its digits don't fit"
msgstr "sus dígitos no caben"

#. {0} line
#: Exchange/FitbitReader.swift
msgid "line {0} is no JSON, or the file ends there"
msgstr "la línea {0} no es JSON, o el archivo termina ahí"

#. {0} line
#: Exchange/DrugLabelFile.swift
msgid "it breaks off at line {0}"
msgstr "se corta en la línea {0}"

#: Exchange/FHIRStatement.swift
msgid "it has no status"
msgstr "no tiene estado"

#: Exchange/FitbitReader.swift
msgid "which day the summary is of isn't said"
msgstr "no se dice de qué día es el resumen"

#: Exchange/FitbitReader.swift
msgid "it has no weight"
msgstr "no tiene peso"

#: Exchange/FitbitReader.swift
msgid "its weight has too many digits"
msgstr "su peso tiene demasiados dígitos"

#. {0} DecimalText.text(number); {1} other.symbol; {2} shown
#: Exchange/FitbitReader.swift
msgid "its body mass index fits {0} {1}, not {2} — import it with metric units"
msgstr "su índice de masa corporal corresponde a {0} {1}, no a {2} — impórtelo con unidades métricas"

#. {0} DecimalText.text(number); {1} other.symbol; {2} shown
#: Exchange/FitbitReader.swift
msgid "its body mass index fits {0} {1}, not {2} — import it with US units"
msgstr "su índice de masa corporal corresponde a {0} {1}, no a {2} — impórtelo con unidades de EE. UU."

#. {0} shown
#: Exchange/FitbitReader.swift
msgid "its body mass index doesn't fit {0}"
msgstr "su índice de masa corporal no corresponde a {0}"

#: Exchange/FoodDataAnswer.swift
msgid "it holds no food"
msgstr "no contiene ningún alimento"

#: Exchange/FoodDataAnswer.swift
msgid "its foods are no list"
msgstr "sus alimentos no son una lista"

#: Exchange/FoodDataAnswer.swift
msgid "the answer"
msgstr "la respuesta"

#: Exchange/FoodDataObjectReader.swift
msgid "the food is too large"
msgstr "el alimento es demasiado grande"

#: Exchange/FoodDataObjectReader.swift
msgid "the food has no fdcId"
msgstr "el alimento no tiene fdcId"

#: Exchange/FoodDataObjectReader.swift
#: Exchange/FoodDataTableReader.swift
msgid "its figures are for 100 mL, and what that weighs isn't said"
msgstr "sus datos son para 100 mL, y no se dice cuánto pesa eso"

#: Exchange/FoodDataObjectReader.swift
msgid "a figure names no nutrient"
msgstr "un dato no nombra ningún nutriente"

#: Exchange/FoodDataObjectReader.swift
#: Exchange/StandardReferenceReader.swift
msgid "the amount is no number"
msgstr "la cantidad no es un número"

#: Exchange/FoodDataObjectReader.swift
msgid "the figure has no unit that is known"
msgstr "el dato no tiene una unidad conocida"

#. {0} record.count
#: Exchange/FoodDataTableReader.swift
msgid "{0, plural, one {# field} other {# fields}}, too few"
msgstr "{0, plural, one {# campo} other {# campos}}: son muy pocos"

#: Exchange/FoodDataTableReader.swift
msgid "a quote isn't closed, or stands inside a field"
msgstr "una comilla no se cierra, o está dentro de un campo"

#. {0} missing
#: Exchange/FoodDataTableReader.swift
msgid "the first line names no column {0}"
msgstr "la primera línea no nombra la columna {0}"

#. {0} fields[0].text
#: Exchange/FoodDataTableReader.swift
msgid "“{0}” is no id"
msgstr "“{0}” no es un identificador"

#. {0} fields[1].text
#: Exchange/FoodDataTableReader.swift
msgid "“{0}” is no NDB number"
msgstr "“{0}” no es un número NDB"

#. {0} fields[3].text
#: Exchange/FoodDataTableReader.swift
msgid "“{0}” doesn't say whether its figures are for 100 g"
msgstr "“{0}” no dice si sus datos son para 100 g"

#. {0} fields[6].text
#: Exchange/FoodDataTableReader.swift
msgid "“{0}” is no weight"
msgstr "“{0}” no es un peso"

#: Exchange/FoodDataTableReader.swift
msgid "the portion has no name"
msgstr "la porción no tiene nombre"

#. {0} fields[1].text
#: Exchange/FoodDataTableReader.swift
msgid "“{0}” is no nutrient"
msgstr "“{0}” no es un nutriente"

#. {0} id
#: Exchange/FoodDataTableReader.swift
msgid "nutrient {0} has no unit that is known"
msgstr "el nutriente {0} no tiene una unidad conocida"

#: Exchange/FoodGathering.swift
msgid "the food has no name"
msgstr "el alimento no tiene nombre"

#. {0} number
#: Exchange/FoodGathering.swift
msgid "food {0} isn't among the foods"
msgstr "el alimento {0} no está entre los alimentos"

#: Exchange/FoodGathering.swift
msgid "a portion needs an amount and a weight"
msgstr "una porción necesita una cantidad y un peso"

#: Exchange/GoalExchange.swift
msgid "its number or unit doesn't fit what it is about"
msgstr "su número o su unidad no corresponde a su tema"

#. {0} goal.text.prefix(60)
#: Exchange/GoalExchange.swift
msgid "“{0}” is nothing that can be measured here — make the goal by hand"
msgstr "“{0}” no es algo que se pueda medir aquí — cree la meta a mano"

#. {0} loinc.prefix(20)
#: Exchange/GoalExchange.swift
msgid "goals about LOINC {0} aren't followed here — make one by hand"
msgstr "aquí no se siguen metas sobre LOINC {0} — cree la meta a mano"

#. {0} subject.name
#: Exchange/GoalExchange.swift
msgid "its number or unit doesn't fit a goal about {0}"
msgstr "su número o su unidad no corresponde a una meta sobre {0}"

#. {0} Self.dayLimit
#: Exchange/KnownMeasurements.swift
msgid "there are more than {0} readings of its day"
msgstr "hay más de {0} mediciones de su día"

#. {0} Self.dayLimit
#: Exchange/KnownMeasurements.swift
msgid "there are more than {0} readings of its name"
msgstr "hay más de {0} mediciones de su nombre"

#: Exchange/MedicineExchange.swift
msgid "it is intended, and its first day isn't said"
msgstr "está prevista, y no se dice su primer día"

#: Exchange/MedicineExchange.swift
msgid "it is on hold, so whether it is taken isn't known — ask, and enter it by hand"
msgstr "está suspendida por ahora, así que no se sabe si se toma — pregunte y anote la medicina a mano"

#: Exchange/MedicineExchange.swift
msgid "it isn't taken"
msgstr "no se toma"

#: Exchange/MedicineExchange.swift
msgid "whether it is taken isn't said — ask, and enter it by hand"
msgstr "no se dice si se toma — pregunte y anote la medicina a mano"

#: Exchange/MedicineExchange.swift
msgid "it is no longer taken, and its last day isn't said"
msgstr "ya no se toma, y no se dice su último día"

#. {0} limit
#: Exchange/MedicineExchange.swift
msgid "a text of it is longer than {0} characters"
msgstr "uno de sus textos tiene más de {0} caracteres"

#. {0} imported.times.count; {1} partLimit
#: Exchange/MedicineExchange.swift
msgid "it has {0} times, and at most {1} are kept — enter it by hand"
msgstr "tiene {0} horas, y se guardan como máximo {1} — anote la medicina a mano"

#. {0} count; {1} partLimit
#: Exchange/MedicineExchange.swift
msgid "it has {0} names on its label, and at most {1} are kept — enter it by hand"
msgstr "tiene {0} nombres en su etiqueta, y se guardan como máximo {1} — anote la medicina a mano"

#: Exchange/NutrientFigure.swift
msgid "energy in kJ is not given in kJ"
msgstr "la energía en kJ no está dada en kJ"

#. {0} nutrient.name; {1} nutrient.unit
#: Exchange/NutrientFigure.swift
msgid "{0} is not given in {1}"
msgstr "el dato de {0} no está en {1}"

#. {0} nutrient.name
#: Exchange/NutrientFigure.swift
msgid "the amount of {0} is too large"
msgstr "la cantidad de {0} es demasiado grande"

#. {0} amount; {1} nutrient.unit; {2} nutrient.name
#: Exchange/NutrientFigure.swift
#: Exchange/StandardReferenceReader.swift
msgid "{0} {1} of {2} is more than 100 g can hold"
msgstr "{0} {1} de {2} es más de lo que cabe en 100 g"

#: Exchange/RecordedFood.swift
msgid "it says nothing of what was in it"
msgstr "no dice nada de lo que contenía"

#. {0} nutrient.name
#: Exchange/RecordedFood.swift
msgid "so much {0} is more than anybody eats at one time — check it where it was entered"
msgstr "tanta cantidad de {0} es más de lo que alguien come de una vez — revíselo donde se anotó"

#. {0} DecimalText.text(fluid, most: 0)
#: Exchange/RecordedFood.swift
msgid "{0} mL are more than anybody drinks at one time — check it where it was entered"
msgstr "{0} mL es más de lo que alguien bebe de una vez — revíselo donde se anotó"

#: Exchange/RecordedFood.swift
msgid "Drink recorded"
msgstr "Bebida registrada"

#. {0} program
#: Exchange/RecordedFood.swift
msgid "Drink recorded by {0}"
msgstr "Bebida registrada por {0}"

#: Exchange/RecordedFood.swift
msgid "Meal recorded"
msgstr "Comida registrada"

#. {0} program
#: Exchange/RecordedFood.swift
msgid "Meal recorded by {0}"
msgstr "Comida registrada por {0}"

#. {0} fields.count; {1} file.fieldCount
#: Exchange/StandardReferenceReader.swift
msgid "{0, plural, one {# field} other {# fields}}, not {1}"
msgstr "{0, plural, one {# campo} other {# campos}}, no {1}"

#: Exchange/StandardReferenceReader.swift
msgid "a text isn't closed with ~"
msgstr "un texto no se cierra con ~"

#: Exchange/StandardReferenceReader.swift
msgid "no NDB number"
msgstr "sin número NDB"

#: Exchange/StandardReferenceReader.swift
msgid "no NDB number or no place"
msgstr "sin número NDB o sin lugar"

#: Exchange/StandardReferenceReader.swift
msgid "the amount or the weight is no number"
msgstr "la cantidad o el peso no es un número"

#: Exchange/StandardReferenceReader.swift
msgid "no nutrient number"
msgstr "sin número de nutriente"

#. {0} words
#: KidneyError.swift
msgid "have {0}"
msgstr "tener {0}"

#: KidneyError.swift
msgid "a weight such as 75 kg or 165 lb"
msgstr "un peso, como 75 kg o 165 lb"

#: KidneyError.swift
msgid "nothing more"
msgstr "nada más"

#: KidneyError.swift
msgid "an amount with its unit, such as 1500 mL, 1.5 L or 50 oz"
msgstr "una cantidad con su unidad, como 1500 mL, 1.5 L o 50 oz"

#: KidneyError.swift
msgid "cups a day, such as 2 or 1-1/2 cups"
msgstr "tazas al día, como 2 o 1-1/2 tazas"

#: KidneyError.swift
msgid "both values, such as 130/80"
msgstr "los dos valores, como 130/80"

#. {0} nutrient == .energy ? "1800" : nutrient.unit == "g" ? "60" : "2000"; {1} nutrient.unit
#: KidneyError.swift
msgid "an amount a day such as {0} {1}"
msgstr "una cantidad al día, como {0} {1}"

#: KidneyError.swift
msgid "minutes a week, such as 150, or 2.5 h"
msgstr "minutos a la semana, como 150, o 2.5 h"

#. {0} version
#: KidneyError+Messages.swift
msgid "the terms of use (version {0}) were not accepted yet — read them, then accept them"
msgstr "todavía no se han aceptado los términos de uso (versión {0}) — léalos y luego acéptelos"

#. {0} version; {1} current
#: KidneyError+Messages.swift
msgid "version {0} of the terms no longer holds — read version {1} and accept that one"
msgstr "la versión {0} de los términos ya no está vigente — lea la versión {1} y acéptela"

#: KidneyError+Messages.swift
msgid "there is no profile yet — enter one first"
msgstr "todavía no hay perfil — créelo primero"

#. {0} what
#: KidneyError+Messages.swift
msgid "the {0} is blank — enter something to read"
msgstr "está en blanco: {0} — escriba algo que se pueda leer"

#. {0} what; {1} characters; {2} limit
#: KidneyError+Messages.swift
msgid "the {0} has {1} characters — shorten it to {2}"
msgstr "es demasiado largo: {0} ({1} caracteres) — acórtelo a {2}"

#. {0} what; {1} value; {2} allowed
#: KidneyError+Messages.swift
msgid "{0} {1} can't be — enter {2}"
msgstr "no se acepta {0} {1} — escriba {2}"

#. {0} what
#: KidneyError+Messages.swift
msgid "the profile has no {0} — look at what it has"
msgstr "no está en el perfil: {0} — vea lo que hay en él"

#. {0} day
#: KidneyError+Messages.swift
msgid "no sick day is open on {0} — begin one first if you are ill"
msgstr "no hay un día de enfermedad abierto el {0} — si se siente mal, inícielo primero"

#. {0} what; {1} id
#: KidneyError+Messages.swift
msgid "there is no {0} “{1}” — use an id of its list"
msgstr "no existe: {0} “{1}” — use un identificador de su lista"

#. {0} message
#: KidneyError+Messages.swift
msgid "“{0}” can't be dismissed — do what it says, then acknowledge it"
msgstr "“{0}” no se puede descartar — haga lo que dice y luego márquela como vista"

#. {0} message
#: KidneyError+Messages.swift
msgid "“{0}” can wait, so it isn't repeated — dismiss it to hide it"
msgstr "“{0}” puede esperar, así que no se repite — descártela para ocultarla"

#. {0} kind.name
#: KidneyError+Messages.swift
msgid "notices of {0} can't be turned off — acknowledge the alert"
msgstr "los avisos de este tipo no se pueden desactivar: {0} — marque la alerta como vista"

#. {0} moment.words
#: KidneyError+Messages.swift
msgid "{0} hasn't come yet — enter what was, with its time"
msgstr "{0} todavía no ha llegado — anote lo que ya pasó, con su hora"

#. {0} name
#: KidneyError+Messages.swift
msgid "{0} isn't a drink — enter it as eaten"
msgstr "{0} no es una bebida — anótelo como comida"

#. {0} name; {1} dishes.map { "“\($0)”" }.joined(separator: ", ")
#: KidneyError+Messages.swift
msgid "“{0}” is part of {1} — take it out there first"
msgstr "“{0}” es parte de {1} — quítelo de ahí primero"

#. {0} name
#: KidneyError+Messages.swift
msgid "“{0}” is a food of one's own — make it as a dish instead of importing it"
msgstr "“{0}” es un alimento propio — agréguelo como platillo en lugar de importarlo"

#: KidneyError+Messages.swift
msgid "photos can't be kept here, as no folder is set up for them — ask whoever set this up"
msgstr "aquí no se pueden guardar fotos, porque no hay una carpeta para ellas — pregunte a quien lo preparó"

#. {0} field
#: KidneyError+Messages.swift
msgid "the field “{0}” has no file that can be read — choose a file"
msgstr "el campo “{0}” no tiene un archivo que se pueda leer — elija un archivo"

#: KidneyError+Messages.swift
msgid "a PDF can't be made here, as nothing is set up to make one — ask whoever set this up"
msgstr "aquí no se puede crear un PDF, porque no hay con qué crearlo — pregunte a quien lo preparó"

#: KidneyError+Messages.swift
msgid "files of other programs can't be read here, as no reader is set up for them — ask whoever set this up"
msgstr ""
"aquí no se pueden leer archivos de otros programas, porque no hay un lector para ellos — pregunte a quien lo preparó"

#. {0} name
#: KidneyError+Messages.swift
msgid "the original of {0} is gone from the disk — its small picture is still shown; add the file again"
msgstr "el original de {0} ya no está en el disco — su imagen pequeña todavía se muestra; agregue el archivo otra vez"

#. {0} reason
#: KidneyError+Messages.swift
msgid "something went wrong inside: {0} — report it; nothing was changed"
msgstr "algo salió mal por dentro: {0} — repórtelo; nada se cambió"

#: KidneyError+Messages.swift
msgid "there is no amount — write one such as 150 g, 1/2 cup or 2 slices"
msgstr "no hay cantidad — escriba una como 150 g, media taza o 2 rebanadas"

#. {0} text
#: KidneyError+Messages.swift
msgid "“{0}” is a range — write the one amount that was eaten"
msgstr "“{0}” es un rango — escriba la cantidad única que se comió"

#. {0} text
#: KidneyError+Messages.swift
msgid "“{0}” is nothing — write an amount above 0, or leave the entry out"
msgstr "“{0}” es nada — escriba una cantidad mayor que 0, o no haga la anotación"

#. {0} text; {1} FoodAmountReading.gramsLimit / 1000
#: KidneyError+Messages.swift
msgid "“{0}” is more than {1} kg — check the amount and its unit"
msgstr "“{0}” es más de {1} kg — revise la cantidad y su unidad"

#. {0} text; {1} food; {2} Self.offer(choices)
#: KidneyError+Messages.swift
msgid "“{0}” of {1} has no unit — {2}"
msgstr "“{0}” de {1} no tiene unidad — {2}"

#. {0} food; {1} measure; {2} Self.offer(choices)
#: KidneyError+Messages.swift
msgid "{0} has no measure “{1}” — {2}"
msgstr "{0} no tiene la medida “{1}” — {2}"

#. {0} measure; {1} food; {2} Self.offer(choices, isDrink: isDrink)
#: KidneyError+Messages.swift
msgid "“{0}” of {1} has no fixed size — {2}"
msgstr "“{0}” de {1} no tiene un tamaño fijo — {2}"

#. {0} MeasureTable.shown(measure); {1} food; {2} Self.list(choices)
#: KidneyError+Messages.swift
msgid "“{0}” of {1} can be several things — write one of: {2}"
msgstr "“{0}” de {1} puede ser varias cosas — escriba una de estas: {2}"

#. {0} MeasureTable.shown(measure); {1} food; {2} Self.list(choices)
#: KidneyError+Messages.swift
msgid "what “{0}” of {1} holds isn't known, for it was recorded without a weight — write how many of: {2}"
msgstr "no se sabe qué contiene “{0}” de {1}, porque se registró sin peso — escriba cuántas de estas: {2}"

#. {0} MeasureTable.shown(measure); {1} food; {2} Self.offer(choices)
#: KidneyError+Messages.swift
msgid "what “{0}” of {1} weighs isn't known — weigh it, or {2}"
msgstr "no se sabe cuánto pesa “{0}” de {1} — péselo, o {2}"

#. {0} text
#: KidneyError+Messages.swift
msgid "there is no food “{0}” — search for it, or make it as a food of your own"
msgstr "no hay un alimento “{0}” — búsquelo, o agréguelo como alimento propio"

#: KidneyError+Messages.swift
msgid "the food has no name — enter one such as Kadai Paneer"
msgstr "el alimento no tiene nombre — escriba uno como Kadai Paneer"

#. {0} amount; {1} nutrient.unit; {2} nutrient.name; {3} nutrient.limitPerHundredGrams; {4} nutrient.unit
#: KidneyError+Messages.swift
msgid "{0} {1} of {2} is more than 100 g can hold — enter at most {3} {4}, for 100 g"
msgstr "{0} {1} de {2} es más de lo que cabe en 100 g — escriba como máximo {3} {4}, para 100 g"

#. {0} name
#: KidneyError+Messages.swift
msgid "“{0}” has no components — add at least one with its amount"
msgstr "“{0}” no tiene componentes — agregue al menos uno con su cantidad"

#. {0} path.first ?? ""; {1} path.joined(separator: " → ")
#: KidneyError+Messages.swift
msgid "“{0}” would be made of itself: {1} — take one of these out"
msgstr "“{0}” estaría hecho de sí mismo: {1} — quite uno de estos"

#. {0} name; {1} Dish.depthLimit
#: KidneyError+Messages.swift
msgid "“{0}” has more than {1} dishes inside one another — add its components themselves"
msgstr "“{0}” tiene más de {1} platillos uno dentro de otro — agregue directamente sus componentes"

#. {0} dish; {1} Amount(grams).formatted(.decimal(places: 3)); {2} Dish.yieldLimit / 1000
#: KidneyError+Messages.swift
msgid "“{0}” can't weigh {1} g when cooked — enter a weight above 0 and up to {2} kg"
msgstr "“{0}” no puede pesar {1} g ya cocido — escriba un peso mayor que 0 y de hasta {2} kg"

#. {0} dish; {1} name; {2} error
#: KidneyError+Messages.swift
msgid "in “{0}”, {1}: {2}"
msgstr "en “{0}”, {1}: {2}"

#. {0} text
#: KidneyError+Messages.swift
msgid "“{0}” is no number — write one such as 70 or 5.4"
msgstr "“{0}” no es un número — escriba uno como 70 o 5.4"

#. {0} text
#: KidneyError+Messages.swift
msgid "{0} has too many digits — write at most nine"
msgstr "{0} tiene demasiados dígitos — escriba como máximo nueve"

#. {0} text; {1} Self.analytes
#: KidneyError+Messages.swift
msgid "“{0}” is no laboratory value known here — use {1}"
msgstr "“{0}” no es un valor de laboratorio conocido aquí — use {1}"

#. {0} LabTable.facts(analyte).title; {1} text; {2} LabTable.facts(analyte).units.map(\.symbol).joined(separator: ", ")
#: KidneyError+Messages.swift
msgid "{0} is not measured in “{1}” — use {2}"
msgstr "este valor no se mide en “{1}”: {0} — use {2}"

#. {0} text
#: KidneyError+Messages.swift
msgid ""
"calcium {0} looks like the ionized part, which isn't kept here — enter the total of the report; if this is the total, "
"write “total” after it, and call your care team now"
msgstr ""
"calcio {0} parece ser la parte ionizada, que aquí no se guarda — escriba el total del informe; si este es el total, "
"escriba “total” después y llame ahora a su equipo médico"

#. {0} text
#: KidneyError+Messages.swift
msgid "“{0}” is no unit of weight — use kg or lb"
msgstr "“{0}” no es una unidad de peso — use kg o lb"

#. {0} text
#: KidneyError+Messages.swift
msgid "a weight of {0}"
msgstr "un peso de {0}"

#. {0} text; {1} last; {2} day
#: KidneyError+Messages.swift
msgid "{0} is far from the last weight, {1} of {2} — check the number; if it is right, say so"
msgstr "{0} está lejos del último peso, {1} del {2} — revise el número; si es correcto, dígalo así"

#. {0} text; {1} last; {2} day; {3} Self.alternatives(likely)
#: KidneyError+Messages.swift
msgid "{0} is far from the last weight, {1} of {2} — did you mean {3}? If it is right, say so"
msgstr "{0} está lejos del último peso, {1} del {2} — ¿quiso decir {3}? Si es correcto, dígalo así"

#. {0} text
#: KidneyError+Messages.swift
msgid "“{0}” is no blood pressure — write two numbers such as 120/80"
msgstr "“{0}” no es una presión arterial — escriba dos números, como 120/80"

#. {0} text
#: KidneyError+Messages.swift
msgid "a blood pressure of {0}"
msgstr "una presión arterial de {0}"

#. {0} text
#: KidneyError+Messages.swift
msgid "{0} is more than a day holds — check the number"
msgstr "{0} es más de lo que cabe en un día — revise el número"

#. {0} quantity.entered; {1} low; {2} high
#: KidneyError+Messages.swift
msgid ""
"a limit for {0} of at least {1} and at most {2} can't be met — write numbers above zero, the lower one as the floor, "
"or set no limit"
msgstr ""
"un límite de {0} de al menos {1} y como máximo {2} no se puede cumplir — escriba números mayores de cero, el menor "
"como mínimo, o elija que no hay límite"

#: KidneyError+Messages.swift
msgid "the medicine has no name — enter what stands on the package, such as lisinopril"
msgstr "la medicina no tiene nombre — escriba lo que dice el envase, por ejemplo lisinopril"

#. {0} name; {1} stop; {2} start
#: KidneyError+Messages.swift
msgid "“{0}” would end on {1}, before it begins on {2} — check the two dates"
msgstr "“{0}” terminaría el {1}, antes de comenzar el {2} — revise las dos fechas"

#. {0} name; {1} day
#: KidneyError+Messages.swift
msgid "“{0}” ended on {1} already — choose another last day if that one is wrong"
msgstr "“{0}” ya terminó el {1} — elija otro último día si ese no es correcto"

#. {0} name; {1} time.hourAndMinute
#: KidneyError+Messages.swift
msgid "“{0}” stands twice at {1} — write each time once, with its amount: 2 tablets"
msgstr "“{0}” aparece dos veces a las {1} — escriba cada hora una vez, con su cantidad: 2 tabletas"

#. {0} text
#: KidneyError+Messages.swift
msgid ""
"“{0}” doesn’t begin with a time — write one such as 08:00, noon, or 18:30 2 tablets; for bedtime or a meal, write its "
"hour"
msgstr ""
"“{0}” no comienza con una hora — escriba una como 08:00, mediodía o 18:30 2 tabletas; para la hora de dormir o una "
"comida, escriba a qué hora es"

#. {0} text
#: KidneyError+Messages.swift
msgid "“{0}” is no day of the week — write them such as Mon, Fri"
msgstr "“{0}” no es un día de la semana — escríbalos así: Mon, Fri (lunes, viernes)"

#. {0} what
#: KidneyError+Messages.swift
msgid "this is no drug label: {0} — get it again from openFDA as JSON"
msgstr "esto no es una etiqueta de medicamento: {0} — consígala otra vez de openFDA como JSON"

#. {0} code; {1} message
#: KidneyError+Messages.swift
msgid "openFDA refused the question ({0}: {1}) — nothing was checked; try again later"
msgstr "openFDA rechazó la consulta ({0}: {1}) — no se revisó nada; intente más tarde"

#. {0} aim.sentence(in: units); {1} harm.message(in: units)
#: KidneyError+Messages.swift
msgid "the goal to {0} was not made: {1}"
msgstr "la meta de {0} no se creó: {1}"

#. {0} subject.name
#: KidneyError+Messages.swift
msgid "there is a goal about “{0}” already — edit that one"
msgstr "ya hay una meta sobre “{0}” — edite esa"

#. {0} old.name; {1} new.name
#: KidneyError+Messages.swift
msgid "a goal about “{0}” can't become one about “{1}” — make another goal"
msgstr "una meta sobre “{0}” no se puede convertir en una sobre “{1}” — cree otra meta"

#. {0} aim.words
#: KidneyError+Messages.swift
msgid "“{0}” can't be a goal — enter a number above 0 that a day can hold"
msgstr "“{0}” no puede ser una meta — escriba un número mayor que 0 que quepa en un día"

#. {0} subject.name
#: KidneyError+Messages.swift
msgid ""
"“{0}” can't be a goal — at most is counted for sodium, potassium, phosphorus, protein and energy, at least for "
"protein, energy and fiber"
msgstr ""
"“{0}” no puede ser una meta — “como máximo” se cuenta para sodio, potasio, fósforo, proteína y energía; “al menos”, "
"para proteína, energía y fibra"

#. {0} subject.name; {1} subject.example
#: KidneyError+Messages.swift
msgid "say how much for “{0}” — write {1}"
msgstr "diga cuánto para “{0}” — escriba {1}"

#. {0} text; {1} subject.name; {2} subject.example
#: KidneyError+Messages.swift
msgid "“{0}” doesn't say how much “{1}” is to be — write {2}"
msgstr "“{0}” no dice cuánto debe ser “{1}” — escriba {2}"

#. {0} text
#: KidneyError+Messages.swift
msgid ""
"“{0}” is nothing a goal can be about — choose weight, bp, fruit, fluid, activity, lab with a value's name, or sodium, "
"potassium, phosphorus, protein, energy or fiber"
msgstr ""
"“{0}” no es tema de una meta — elija weight (peso), bp (presión), fruit (frutas), fluid (líquidos), activity "
"(actividad), lab con el nombre de un valor, o sodium (sodio), potassium (potasio), phosphorus (fósforo), protein "
"(proteína), energy (energía) o fiber (fibra)"

#. {0} what
#: KidneyError+Messages.swift
msgid "a goal for {0} can be a ceiling or a floor — write “at most” or “at least” before the number"
msgstr "una meta para {0} puede ser un máximo o un mínimo — escriba “como máximo” o “al menos” antes del número"

#. {0} day
#: KidneyError+Messages.swift
msgid "{0} is over — choose a later day"
msgstr "{0} ya pasó — elija un día más tarde"

#. {0} day
#: KidneyError+Messages.swift
msgid "the goal ended on {0} — make it again"
msgstr "la meta terminó el {0} — créela otra vez"

#: KidneyError+Messages.swift
msgid "nothing is looked up online here, as no source is set up — ask whoever set this up"
msgstr "aquí no se busca nada en la red, porque no hay ninguna fuente preparada — pregunte a quien lo preparó"

#. {0} medicine; {1} fault.message(of: name)
#: KidneyError+Messages.swift
msgid "“{0}” was not checked, which does not mean safe: {1}"
msgstr "“{0}” no se revisó, lo cual no significa que sea seguro: {1}"

#. {0} name; {1} number
#: KidneyError+Messages.swift
msgid "{0} has no food {1} — search for it there, or enter its label as a food of your own"
msgstr "{0} no tiene el alimento {1} — búsquelo allí, o anote su etiqueta como alimento propio"

#. {0} number; {1} name; {2} reason
#: KidneyError+Messages.swift
msgid "food {0} of {1} can't be counted: {2} — weigh it and enter its label as a food of your own"
msgstr "el alimento {0} de {1} no se puede contar: {2} — péselo y anote su etiqueta como alimento propio"

#. {0} id
#: KidneyError+Messages.swift
msgid "no drug label “{0}” is kept here — look the medicine's label up first"
msgstr "aquí no se guarda la etiqueta de medicamento “{0}” — busque primero la etiqueta de la medicina"

#. {0} id
#: KidneyError+Messages.swift
msgid "the label {0} doesn't say which medicine it is of — choose another label"
msgstr "la etiqueta {0} no dice de qué medicina es — elija otra etiqueta"

#. {0} file; {1} reason; {2} counts.read; {3} counts.new; {4} counts.refused
#: KidneyError+Messages.swift
msgid ""
"{0} could be read only in part: {1}. {2, plural, one {# record was} other {# records were}} read, {3} were new, {4} "
"refused — get a whole file and import it again; nothing is counted twice"
msgstr ""
"{0} solo se pudo leer en parte: {1}. Registros leídos: {2}; nuevos: {3}; rechazados: {4} — consiga un archivo "
"completo e impórtelo otra vez; nada se cuenta dos veces"

#. {0} file; {1} expected
#: KidneyError+Messages.swift
msgid "{0} is no {1} — choose the file that the other program wrote"
msgstr "{0} no es {1} — elija el archivo que creó el otro programa"

#. {0} file; {1} person
#: KidneyError+Messages.swift
msgid ""
"{0} is the record of {1}, whose name or birth date isn't that of your profile — choose your own record, or say that "
"it is yours"
msgstr ""
"{0} es el expediente de {1}, cuyo nombre o fecha de nacimiento no es el de su perfil: elija su propio expediente o "
"indique que es suyo"

#. {0} from; {1} to
#: KidneyError+Messages.swift
msgid "{0} to {1} is no span — write the earlier day first"
msgstr "{0} a {1} no es un período — escriba primero la fecha más antigua"

#. {0} days; {1} limit
#: KidneyError+Messages.swift
msgid "{0} days are too many for one report — choose {1} at most"
msgstr "{0} días son demasiados para un informe — elija {1} como máximo"

#. {0} day
#: KidneyError+Messages.swift
msgid "{0} hasn't come yet — choose an earlier day"
msgstr "{0} todavía no ha llegado — elija un día anterior"

#. {0} text
#: KidneyError+Messages.swift
msgid "“{0}” has a comma, which can mean two things — write a point for decimals, and no mark for thousands"
msgstr ""
"“{0}” tiene una coma, que puede significar dos cosas — escriba un punto para los decimales y ninguna marca para los "
"miles"

#. {0} text
#: KidneyError+Messages.swift
msgid "“{0}” can be read in two ways — put a space between the whole and the fraction"
msgstr "“{0}” se puede leer de dos maneras — ponga un espacio entre el entero y la fracción"

#. {0} text
#: KidneyError+Messages.swift
msgid "“{0}” doesn't begin with an amount — write one such as 150 g, 1/2 cup or 2 slices"
msgstr "“{0}” no comienza con una cantidad — escriba una como 150 g, media taza o 2 rebanadas"

#. {0} list(choices)
#: KidneyError+Messages.swift
msgid "use mL or g, or one of: {0}"
msgstr "use mL o g, o una de estas: {0}"

#: KidneyError+Messages.swift
msgid "use g"
msgstr "use g"

#. {0} list(choices)
#: KidneyError+Messages.swift
msgid "use g, or one of: {0}"
msgstr "use g, o una de estas: {0}"

#. {0} value
#: KidneyError+Messages.swift
msgid "{0} is not a value people have — check the number and the unit on the report"
msgstr "{0} no es un valor que se dé en una persona — revise el número y la unidad en el informe"

#. {0} value; {1} alternatives(likely)
#: KidneyError+Messages.swift
msgid "{0} — did you mean {1}?"
msgstr "{0} — ¿quiso decir {1}?"

#: KidneyError+Messages.swift
msgid "energy"
msgstr "energía"

#: KidneyError+Messages.swift
msgid "protein"
msgstr "proteína"

#: KidneyError+Messages.swift
msgid "fat"
msgstr "grasa"

#: KidneyError+Messages.swift
msgid "carbohydrate"
msgstr "carbohidratos"

#: KidneyError+Messages.swift
msgid "sugars"
msgstr "azúcares"

#: KidneyError+Messages.swift
#: Rules/IntakeAlerts.swift
#: Screens/ScreenWords.swift
msgid "fiber"
msgstr "fibra"

#: KidneyError+Messages.swift
#: Tables/HouseholdTable.swift
msgid "water"
msgstr "agua"

#: KidneyError+Messages.swift
#: Screens/PreferencesScreen.swift
msgid "alcohol"
msgstr "alcohol"

#: KidneyError+Messages.swift
msgid "caffeine"
msgstr "cafeína"

#: KidneyError+Messages.swift
#: Tables/RewardTable.swift
msgid "sodium"
msgstr "sodio"

#: KidneyError+Messages.swift
#: Tables/InteractionTable+Potassium.swift
#: Tables/InteractionTable+Transplant.swift
msgid "potassium"
msgstr "potasio"

#: KidneyError+Messages.swift
msgid "phosphorus"
msgstr "fósforo"

#: KidneyError+Messages.swift
msgid "calcium"
msgstr "calcio"

#: KidneyError+Messages.swift
msgid "magnesium"
msgstr "magnesio"

#: KidneyError+Messages.swift
#: Model/MedicineClass.swift
msgid "iron"
msgstr "hierro"

#: KidneyError+Messages.swift
#: Rules/IntakeAlerts.swift
#: Screens/ScreenWords.swift
msgid "vitamin K"
msgstr "vitamina K"

#: KidneyError+Messages.swift
#: Model/MedicineClass.swift
msgid "vitamin D"
msgstr "vitamina D"

#: KidneyError.swift
#: Screens/AlertsScreen.swift
#: Screens/TermsScreen.swift
msgid "Terms of use"
msgstr "Términos de uso"

#: KidneyError.swift
#: Screens/AlertsScreen.swift
#: Screens/DietRow.swift
msgid "Profile"
msgstr "Perfil"

#: KidneyError.swift
#: Screens/AlertsScreen.swift
#: Screens/NewsRow.swift
msgid "Alerts"
msgstr "Alertas"

#: KidneyError.swift
#: Screens/AlertsScreen.swift
#: Screens/DishScreen.swift
msgid "Foods"
msgstr "Alimentos"

#: KidneyError.swift
#: Screens/FoodSearchScreen.swift
#: Screens/PreferencesScreen.swift
msgid "Look for a food"
msgstr "Buscar un alimento"

#: KidneyError.swift
#: Screens/FoodSearchScreen.swift
msgid "Make a dish"
msgstr "Crear un platillo"

#: KidneyError.swift
#: Screens/MeasurementsScreen.swift
#: Screens/TodayScreen.swift
msgid "Measurements"
msgstr "Mediciones"

#: KidneyError.swift
#: Screens/AlertsScreen.swift
#: Screens/FilesScreen.swift
msgid "Import and export"
msgstr "Importar y exportar"

#: KidneyError.swift
#: Screens/AlertsScreen.swift
#: Screens/GoalsScreen.swift
msgid "Goals"
msgstr "Metas"

#: KidneyError.swift
#: Screens/OnlineFoodsScreen.swift
msgid "Foods of this device"
msgstr "Alimentos de este dispositivo"

#: KidneyError.swift
#: Screens/AlertsScreen.swift
#: Screens/InteractionsScreen.swift
msgid "Today"
msgstr "Hoy"

#: KidneyError.swift
#: Screens/AlertsScreen.swift
#: Screens/DrugLabelScreen.swift
msgid "Medicines"
msgstr "Medicinas"

#: KidneyFiles.swift
msgid "Apple Health: export.xml or export.zip"
msgstr "Apple Health: export.xml o export.zip"

#: KidneyFiles.swift
msgid "Fitbit: a JSON file, or the archive of the account"
msgstr "Fitbit: un archivo JSON, o el archivo comprimido de la cuenta"

#: KidneyFiles.swift
msgid "a clinic's record: FHIR as JSON"
msgstr "expediente de una clínica: FHIR como JSON"

#: Model/Alert.swift
msgid "to know"
msgstr "para saber"

#: Model/Alert.swift
msgid "next visit"
msgstr "próxima consulta"

#: Model/Alert.swift
msgid "call today"
msgstr "llame hoy"

#: Model/Alert.swift
msgid "act now"
msgstr "actúe ahora"

#: Model/Alert.swift
msgid "rewards"
msgstr "recompensas"

#: Model/Alert.swift
msgid "what a meal does to the limits of the day"
msgstr "el efecto de una comida en los límites del día"

#: Model/Alert.swift
msgid "what can’t wait"
msgstr "lo que no puede esperar"

#: Model/Alert.swift
msgid "laboratory values, blood pressure and weight"
msgstr "resultados de laboratorio, presión arterial y peso"

#: Model/Alert.swift
msgid "advice that conflicts, and goals that pause"
msgstr "consejos que se contradicen y metas en pausa"

#: Model/Alert.swift
msgid "medicines and what doesn't go with them"
msgstr "medicinas e interacciones"

#: Model/Alert.swift
msgid "doses that are due"
msgstr "dosis que ya tocan"

#: Model/Alert.swift
msgid "foods to choose more and less"
msgstr "alimentos para elegir más y menos"

#: Model/Alert.swift
msgid "how the day went"
msgstr "cómo fue el día"

#: Model/Alert.swift
msgid "how the week went"
msgstr "cómo fue la semana"

#: Model/Alert.swift
msgid "how the month went"
msgstr "cómo fue el mes"

#: Model/DiabetesDiet.swift
msgid "carbohydrate a day"
msgstr "carbohidratos al día"

#: Model/DiabetesDiet.swift
msgid "carbohydrate a meal"
msgstr "carbohidratos por comida"

#: Model/DiabetesDiet.swift
msgid "sugars a day"
msgstr "azúcares al día"

#: Model/DiabetesDiet.swift
msgid "fasting glucose"
msgstr "glucosa en ayunas"

#. {0} DecimalText.grouped(grams, most: 3)
#: Model/DiabetesDiet.swift
msgid "at most {0} g"
msgstr "como máximo {0} g"

#. {0} $0.text; {1} $0.unit.symbol
#: Model/DiabetesDiet.swift
#: Rules/LabConversion.swift
#: Screens/ProfileScreen.swift
msgid "at most {0} {1}"
msgstr "como máximo {0} {1}"

#: Model/DiabetesDiet.swift
msgctxt "diet"
msgid "ok"
msgstr "bien"

#: Model/DiabetesDiet.swift
#: Screens/TotalRow.swift
msgid "near the limit"
msgstr "cerca del límite"

#: Model/DiabetesDiet.swift
msgctxt "diet"
msgid "over"
msgstr "por encima"

#: Model/DiabetesDiet.swift
msgctxt "diet"
msgid "low"
msgstr "bajo"

#: Model/DiabetesDiet.swift
#: Screens/GoalRow.swift
#: Screens/TotalRow.swift
msgid "can't be told"
msgstr "no se puede saber"

#: Model/Evidence.swift
msgid "the developers of Nourish; no clinician has confirmed it yet"
msgstr "los desarrolladores de Nourish; ningún profesional médico lo ha confirmado todavía"

#. {0} shownSource
#: Model/Evidence.swift
msgid "{0}; not confirmed"
msgstr "{0}; sin confirmar"

#. {0} shownSource; {1} grade.words; {2} $0
#: Model/Evidence.swift
msgid "{0}; {1}, read on {2}"
msgstr "{0}; {1}, con fecha de lectura {2}"

#: Model/Evidence.swift
msgid "not confirmed in its source — ask your care team"
msgstr "no está confirmado en su fuente — pregunte a su equipo médico"

#. {0} read
#: Model/Evidence.swift
msgid "last read in its source on {0} — ask your care team whether it still holds"
msgstr "se leyó por última vez en su fuente el {0} — pregunte a su equipo médico si sigue vigente"

#. {0} caution
#: Model/Evidence.swift
msgid "This was {0}."
msgstr "Nota: {0}."

#: Model/Evidence.swift
msgid "label"
msgstr "etiqueta"

#: Model/Evidence.swift
msgid "guideline"
msgstr "guía clínica"

#: Model/Evidence.swift
msgid "published figures"
msgstr "datos publicados"

#: Model/Evidence.swift
msgid "restated by another text"
msgstr "repetido por otro texto"

#: Model/Evidence.swift
msgid "own choice"
msgstr "decisión propia"

#: Model/Evidence.swift
msgid "not confirmed"
msgstr "sin confirmar"

#: Model/Food.swift
msgid "by its chemistry and labels, not from USDA"
msgstr "según su química y las etiquetas, no de USDA"

#: Model/Food.swift
msgid "your own food"
msgstr "alimento propio"

#: Model/Food.swift
msgid "as another program recorded it"
msgstr "como lo registró otro programa"

#. {0} read; {1} new; {2} changed; {3} alreadyThere; {4} notKept; {5} refused
#: Model/FoodImport.swift
msgid ""
"{0, plural, one {# food} other {# foods}} read: {1} new, {2} changed, {3} already there, {4} kept from a newer "
"release, {5} refused"
msgstr ""
"{0, plural, one {# alimento leído} other {# alimentos leídos}}; nuevos: {1}; cambiados: {2}; ya estaban: {3}; "
"conservados de una versión más nueva: {4}; rechazados: {5}"

#. {0} read; {1} new; {2} changed; {3} alreadyThere; {4} refused
#: Model/FoodImport.swift
msgid "{0, plural, one {# food} other {# foods}} read: {1} new, {2} changed, {3} already there, {4} refused"
msgstr ""
"{0, plural, one {# alimento leído} other {# alimentos leídos}}; nuevos: {1}; cambiados: {2}; ya estaban: {3}; "
"rechazados: {4}"

#: Model/Goal+Harm.swift
msgid "on a sick day goals of weight, protein and blood pressure pause — they go on when you say that you are well"
msgstr ""
"en un día de enfermedad las metas de peso, proteína y presión arterial quedan en pausa — siguen cuando usted diga que "
"ya está bien"

#: Model/Goal+Harm.swift
msgid "you were ill on this day, so its goals of weight, protein and blood pressure pause — they go on the day after"
msgstr ""
"este fue un día de enfermedad, así que sus metas de peso, proteína y presión arterial quedan en pausa — siguen al día "
"siguiente"

#. {0} lab.words
#: Model/Goal+Harm.swift
msgid "{0} is high, and more fruit and vegetables bring more potassium — ask which of them fit for now"
msgstr "el valor de {0} está alto, y más frutas y verduras aportan más potasio — pregunte cuáles le convienen por ahora"

#. {0} text(limit)
#: Model/Goal+Harm.swift
msgid "potassium is limited to {0} mg a day, and more fruit and vegetables bring more of it — ask your care team first"
msgstr ""
"el potasio está limitado a {0} mg al día, y más frutas y verduras aportan más — pregunte primero a su equipo médico"

#. {0} $0.words; {1} $0.age
#: Model/Goal+Harm.swift
msgid "{0} is {1} days old, and with this kidney disease fruit and vegetables can raise it — ask for a test first"
msgstr ""
"el valor de {0} tiene {1} días, y con esta enfermedad de los riñones las frutas y verduras pueden subirlo — pida "
"primero un análisis"

#: Model/Goal+Harm.swift
msgid ""
"there is no potassium value, and with this kidney disease fruit and vegetables can raise it — ask for a test first"
msgstr ""
"no hay un valor de potasio, y con esta enfermedad de los riñones las frutas y verduras pueden subirlo — pida primero "
"un análisis"

#. {0} unused.message
#: Model/Goal+Harm.swift
msgid "{0}. Until then fruit and vegetables are no goal, as they can raise potassium"
msgstr "{0}. Hasta entonces la fruta y la verdura no son una meta, porque pueden subir el potasio"

#. {0} $0.words; {1} $0.age; {2} medicine
#: Model/Goal+Harm.swift
msgid "{0} is {1} days old, and a medicine of yours ({2}) raises it — ask for a test first"
msgstr "el valor de {0} tiene {1} días, y una medicina suya ({2}) lo sube — pida primero un análisis"

#. {0} medicine
#: Model/Goal+Harm.swift
msgid "there is no potassium value, and a medicine of yours ({0}) raises it — ask for a test first"
msgstr "no hay un valor de potasio, y una medicina suya ({0}) lo sube — pida primero un análisis"

#. {0} text($0)
#: Model/Goal+Harm.swift
msgid ""
"with {0} mL of urine a day the kidneys can't take the potassium of more fruit and vegetables off between sessions — "
"ask your care team which of them fit"
msgstr ""
"con {0} mL de orina al día los riñones no pueden eliminar entre sesiones el potasio de más frutas y verduras — "
"pregunte a su equipo médico cuáles le convienen"

#: Model/Goal+Harm.swift
msgid ""
"while it isn't known how much urine there is the kidneys can't take the potassium of more fruit and vegetables off "
"between sessions — ask your care team which of them fit"
msgstr ""
"mientras no se sepa cuánta orina hay, los riñones no pueden eliminar entre sesiones el potasio de más frutas y "
"verduras — pregunte a su equipo médico cuáles le convienen"

#. {0} lab.words
#: Model/Goal+Harm.swift
msgid "{0} was high in the last 90 days, and more fruit and vegetables bring more potassium — ask your care team first"
msgstr ""
"el valor de {0} estuvo alto en los últimos 90 días, y más frutas y verduras aportan más potasio — pregunte primero a "
"su equipo médico"

#. {0} text(cups)
#: Model/Goal+Harm.swift
msgid "{0} cups a day are more than people eat — enter at most 8"
msgstr "{0} tazas al día es más de lo que la gente come — escriba como máximo 8"

#: Model/Goal+Harm.swift
msgid "there is no weight of the last 30 days to start from — enter one"
msgstr "no hay un peso de los últimos 30 días para empezar — anote uno"

#: Model/Goal+Harm.swift
msgid "without the height it can't be told which weight is healthy — enter it in the profile"
msgstr "sin la estatura no se puede saber qué peso es saludable — anótela en el perfil"

#. {0} weight(kilograms, units); {1} weight(least, units)
#: Model/Goal+Harm.swift
msgid "{0} is under the {1} where underweight begins — losing more could harm: ask your care team about eating more"
msgstr ""
"{0} está por debajo de {1}, donde comienza el bajo peso — bajar más podría hacerle daño: pregunte a su equipo médico "
"sobre comer más"

#. {0} weight(kilograms, units); {1} weight(least, units)
#: Model/Goal+Harm.swift
msgid "{0} would be underweight for this height — choose {1} or more"
msgstr "{0} sería un peso demasiado bajo para esta estatura — elija {1} o más"

#. {0} weight(perWeek, units); {1} weight(most, units)
#: Model/Goal+Harm.swift
msgid "that would be {0} a week; {1} is a sane pace — choose a later day"
msgstr "eso sería {0} por semana; {1} es un ritmo sensato — elija un día más tarde"

#. {0} weight(kilograms, units); {1} weight(now, units)
#: Model/Goal+Harm.swift
msgid "{0} is not below the last weight of {1} — enter a lower one"
msgstr "{0} no es menos que el último peso de {1} — escriba uno más bajo"

#. {0} reason
#: Model/Goal+Harm.swift
msgid "{0} — ask your care team before you try to lose weight"
msgstr "{0} — pregunte a su equipo médico antes de intentar bajar de peso"

#. {0} volume(amount, units); {1} volume(limit.value, units)
#: Model/Goal+Harm.swift
msgid "{0} is more than the fluid limit of {1} — keep to the limit"
msgstr "{0} es más que el límite de líquidos de {1} — respete el límite"

#: Model/Goal+Harm.swift
msgid "on dialysis a goal for fluid needs a limit first — ask your care team for yours"
msgstr "en diálisis, una meta de líquidos necesita antes un máximo — pregunte a su equipo médico cuál es el suyo"

#: Model/Goal+Harm.swift
msgid ""
"a goal for fluid needs the limit first, which is counted from the urine of 24 hours — enter it in the profile, 0 if "
"there is none"
msgstr ""
"una meta de líquidos necesita antes el máximo, que se calcula con la orina de 24 horas — anótela en el perfil, 0 si "
"no hay"

#. {0} volume(amount, units); {1} volume(GoalHarmRule.mostFluid, units)
#: Model/Goal+Harm.swift
msgid "{0} a day can be too much for weak kidneys — enter at most {1}, or ask your care team"
msgstr "{0} al día puede ser demasiado para riñones débiles — escriba como máximo {1}, o pregunte a su equipo médico"

#: Model/Goal+Harm.swift
msgid "nothing limits your fluid, and drinking less can harm the kidneys — ask first"
msgstr "nada limita sus líquidos, y beber menos puede dañar los riñones — pregunte primero"

#. {0} volume(amount, units); {1} volume(least, units)
#: Model/Goal+Harm.swift
msgid "{0} is far below the limit — enter {1} or more, or ask your care team"
msgstr "{0} está muy por debajo del límite — escriba {1} o más, o pregunte a su equipo médico"

#: Model/Goal+Harm.swift
msgid "tolvaptan needs free access to water — ask before you drink less"
msgstr "con tolvaptán hay que poder beber agua libremente — pregunte antes de beber menos"

#. {0} text(amount); {1} nutrient.unit; {2} nutrient.name; {3} text(floor.value); {4} nutrient.unit
#: Model/Goal+Harm.swift
msgid "{0} {1} of {2} is under the {3} {4} that are needed a day — choose that or more"
msgstr "{0} {1} de {2} es menos que los {3} {4} que se necesitan al día — elija esa cantidad o más"

#. {0} text(amount); {1} nutrient.unit; {2} nutrient.name; {3} text(low.value); {4} nutrient.unit; {5} text(high.value);
#: Model/Goal+Harm.swift
msgid "at most {0} {1} of {2} leaves little room over the {3} {4} that are needed a day — choose {5} {6} or more"
msgstr "como máximo {0} {1} de {2} deja poco margen sobre los {3} {4} que hacen falta al día: elija {5} {6} o más"

#. {0} nutrient.name
#: Model/Goal+Harm.swift
msgid "how much {0} is needed isn't known yet — enter the category and a weight"
msgstr "todavía no se sabe cuánto se necesita de {0} — anote la categoría y un peso"

#. {0} text(amount); {1} nutrient.unit; {2} nutrient.name; {3} text(ceiling.value); {4} nutrient.unit
#: Model/Goal+Harm.swift
msgid "{0} {1} of {2} is more than the limit of {3} {4} — choose that or less"
msgstr "{0} {1} de {2} es más que el límite de {3} {4} — elija esa cantidad o menos"

#. {0} nutrient.name
#: Model/Goal+Harm.swift
msgid "nothing limits {0} now, and eating less of it without need can harm — ask your care team"
msgstr "ahora nada limita esto: {0}; comer menos sin necesidad puede hacer daño — pregunte a su equipo médico"

#. {0} lab.words
#: Model/Goal+Harm.swift
msgid "{0} is low, and eating less of it could lower it further — ask your care team"
msgstr "el valor de {0} está bajo, y comer menos podría bajarlo más — pregunte a su equipo médico"

#. {0} text(amount); {1} nutrient.unit; {2} nutrient.name; {3} text(least); {4} nutrient.unit
#: Model/Goal+Harm.swift
msgid "{0} {1} of {2} is less than any text advises — choose {3} {4} or more"
msgstr "{0} {1} de {2} es menos de lo que aconseja cualquier texto — elija {3} {4} o más"

#: Model/Goal+Harm.swift
msgid "with lithium a change of salt changes the medicine's level — talk to the prescriber first"
msgstr "con litio, un cambio en la sal cambia el nivel de la medicina — hable primero con quien se la recetó"

#: Model/Goal+Harm.swift
msgid ""
"that is no blood pressure to aim at — choose from 110/60 to 150/90, from which on a mean is told to the care team"
msgstr ""
"esa no es una presión arterial a la que apuntar: elija de 110/60 a 150/90, desde donde un promedio se avisa al equipo "
"médico"

#: Model/Goal+Harm.swift
msgid "on dialysis the eGFR says nothing — choose another value"
msgstr "en diálisis la TFGe no dice nada — elija otro valor"

#: Model/Goal.swift
msgid "lose weight"
msgstr "bajar de peso"

#. {0} LabTable.facts(analyte).title.lowercasedUnlessAcronym
#: Model/Goal.swift
msgid "{0} in its range"
msgstr "{0} en su rango"

#: Model/Goal.swift
msgid "drink enough"
msgstr "beber lo suficiente"

#: Model/Goal.swift
msgid "fluid within its limit"
msgstr "líquidos dentro de su límite"

#: Model/Goal.swift
#: Rules/GoalDay.swift
#: Tables/RewardTable.swift
msgid "fruit and vegetables"
msgstr "frutas y verduras"

#: Model/Goal.swift
#: Model/HealthImport.swift
#: Rules/PressureRule.swift
msgid "blood pressure"
msgstr "presión arterial"

#. {0} nutrient.name
#: Model/Goal.swift
msgid "{0} within its limit"
msgstr "{0} dentro de su límite"

#. {0} nutrient.name
#: Model/Goal.swift
msgid "enough {0}"
msgstr "suficiente {0}"

#: Model/Goal.swift
#: Rules/IntakeAlerts.swift
#: Screens/ScreenWords.swift
msgid "activity"
msgstr "actividad"

#: Model/Goal.swift
msgid "the food diary"
msgstr "el diario de comidas"

#. {0} text(kilograms); {1} day
#: Model/Goal.swift
msgid "weigh {0} kg by {1}"
msgstr "pesar {0} kg para el {1}"

#. {0} text(kilograms)
#: Model/Goal.swift
msgid "weigh {0} kg"
msgstr "pesar {0} kg"

#: Model/Goal.swift
msgid "keep the eGFR from falling"
msgstr "evitar que baje la TFGe"

#. {0} FluidRule.text(amount, in: .international)
#: Model/Goal.swift
#: Screens/GoalRow.swift
msgid "drink at least {0} a day"
msgstr "beber al menos {0} al día"

#. {0} FluidRule.text(amount, in: .international)
#: Model/Goal.swift
#: Screens/GoalRow.swift
msgid "drink at most {0} a day"
msgstr "beber como máximo {0} al día"

#: Model/Goal.swift
msgid "eat 1 cup of fruit and vegetables a day"
msgstr "comer 1 taza de frutas y verduras al día"

#. {0} text(cups)
#: Model/Goal.swift
msgid "eat {0} cups of fruit and vegetables a day"
msgstr "comer {0} tazas de frutas y verduras al día"

#. {0} text(systolic); {1} text(diastolic)
#: Model/Goal.swift
msgid "a blood pressure under {0}/{1}"
msgstr "una presión arterial por debajo de {0}/{1}"

#. {0} text(amount); {1} nutrient.unit; {2} nutrient.name
#: Model/Goal.swift
msgid "at most {0} {1} of {2} a day"
msgstr "como máximo {0} {1} de {2} al día"

#. {0} text(amount); {1} nutrient.unit; {2} nutrient.name
#: Model/Goal.swift
msgid "at least {0} {1} of {2} a day"
msgstr "al menos {0} {1} de {2} al día"

#: Model/Goal.swift
msgid "1 minute of activity a week"
msgstr "1 minuto de actividad a la semana"

#. {0} text(minutes)
#: Model/Goal.swift
msgid "{0} minutes of activity a week"
msgstr "{0} minutos de actividad a la semana"

#: Model/HealthCondition.swift
msgid "pregnancy"
msgstr "embarazo"

#: Model/HealthCondition.swift
msgid "nephrotic syndrome"
msgstr "síndrome nefrótico"

#: Model/HealthCondition.swift
msgid "an amputation"
msgstr "una amputación"

#: Model/HealthCondition.swift
msgid "an acute illness"
msgstr "una enfermedad aguda"

#: Model/HealthImport.swift
msgid "laboratory value"
msgstr "resultado de laboratorio"

#: Model/HealthImport.swift
#: Tables/RewardTable.swift
msgid "laboratory values"
msgstr "resultados de laboratorio"

#: Model/HealthImport.swift
#: Tables/RewardTable.swift
msgid "weight"
msgstr "peso"

#: Model/HealthImport.swift
msgid "weights"
msgstr "pesos"

#: Model/HealthImport.swift
msgid "blood pressures"
msgstr "presiones arteriales"

#: Model/HealthImport.swift
msgid "total of a day's activity"
msgstr "total de actividad de un día"

#: Model/HealthImport.swift
msgid "totals of days' activity"
msgstr "totales de actividad de varios días"

#: Model/HealthImport.swift
msgid "meal or drink"
msgstr "comida o bebida"

#: Model/HealthImport.swift
msgid "meals and drinks"
msgstr "comidas y bebidas"

#: Model/HealthImport.swift
#: Store/KidneyReader.swift
#: UseCases/KidneyNutrition+Labels.swift
msgid "medicine"
msgstr "medicina"

#: Model/HealthImport.swift
msgid "medicines"
msgstr "medicinas"

#: Model/HealthImport.swift
#: Report/Trend+Body.swift
#: Store/KidneyReader+Goals.swift
msgid "goal"
msgstr "meta"

#: Model/HealthImport.swift
msgid "goals"
msgstr "metas"

#: Model/HealthImport.swift
msgid "birth date"
msgstr "fecha de nacimiento"

#: Model/HealthImport.swift
#: Report/Trend+Body.swift
msgid "dry weight"
msgstr "peso seco"

#: Model/HealthImport.swift
msgid "the clinic’s limits"
msgstr "los límites de la clínica"

#: Model/HealthImport.swift
msgid "the care team’s telephone numbers"
msgstr "los teléfonos del equipo médico"

#: Model/HealthImport.swift
#: Screens/DishScreen.swift
#: Screens/ProfileDraft.swift
msgid "name"
msgstr "nombre"

#: Model/HealthImport.swift
msgid "sex"
msgstr "sexo"

#: Model/HealthImport.swift
msgid "height"
msgstr "estatura"

#: Model/HealthImport.swift
msgid "category"
msgstr "categoría"

#: Model/HealthImport.swift
#: Report/ClinicReport+Body.swift
msgid "diabetes"
msgstr "diabetes"

#: Model/HealthImport.swift
#: Report/ClinicReport+Body.swift
msgid "gout"
msgstr "gota"

#: Model/HealthImport.swift
msgid "diet"
msgstr "dieta"

#: Model/HealthImport.swift
msgid "urine"
msgstr "orina"

#: Model/HealthImport.swift
msgid "conditions"
msgstr "condiciones de salud"

#: Model/HealthImport.swift
msgid "1 record"
msgstr "1 registro"

#. {0} Self.number(counts.read)
#: Model/HealthImport.swift
msgid "{0} records"
msgstr "{0} registros"

#. {0} records; {1} Self.number(counts.new); {2} Self.number(counts.changed); {3} Self.number(counts.alreadyThere); {4} 
#: Model/HealthImport.swift
msgid ""
"{0} read: {1} new, {2} changed, {3} already there, {4} part of others, {5} of kinds that aren't kept, {6} refused"
msgstr ""
"leído: {0}; nuevos: {1}, cambiados: {2}, ya estaban: {3}, partes de otros: {4}, de tipos que no se guardan: {5}, "
"rechazados: {6}"

#: Model/Measurement.swift
msgid "minutes of moderate activity"
msgstr "minutos de actividad moderada"

#: Model/Measurement.swift
msgid "steps"
msgstr "pasos"

#: Model/Measurement.swift
msgid "kilocalories"
msgstr "kilocalorías"

#: Model/Measurement.swift
msgid "step"
msgstr "paso"

#: Model/MedicineClass.swift
msgid "vitamin K antagonist"
msgstr "antagonista de la vitamina K"

#: Model/MedicineClass.swift
msgid "factor Xa inhibitor"
msgstr "inhibidor del factor Xa"

#: Model/MedicineClass.swift
msgid "thrombin inhibitor"
msgstr "inhibidor de la trombina"

#: Model/MedicineClass.swift
msgid "antiplatelet"
msgstr "antiagregante plaquetario"

#: Model/MedicineClass.swift
msgid "heparin"
msgstr "heparina"

#: Model/MedicineClass.swift
msgid "ACE inhibitor"
msgstr "inhibidor de la ECA"

#: Model/MedicineClass.swift
msgid "angiotensin receptor blocker"
msgstr "bloqueador de los receptores de angiotensina"

#: Model/MedicineClass.swift
msgid "neprilysin inhibitor"
msgstr "inhibidor de la neprilisina"

#: Model/MedicineClass.swift
msgid "direct renin inhibitor"
msgstr "inhibidor directo de la renina"

#: Model/MedicineClass.swift
msgid "mineralocorticoid antagonist"
msgstr "antagonista de mineralocorticoides"

#: Model/MedicineClass.swift
msgid "non-steroidal mineralocorticoid antagonist"
msgstr "antagonista no esteroideo de mineralocorticoides"

#: Model/MedicineClass.swift
msgid "potassium-sparing diuretic"
msgstr "diurético ahorrador de potasio"

#: Model/MedicineClass.swift
msgid "loop diuretic"
msgstr "diurético de asa"

#: Model/MedicineClass.swift
msgid "thiazide or thiazide-like diuretic"
msgstr "diurético tiazídico o similar"

#: Model/MedicineClass.swift
msgid "beta blocker"
msgstr "betabloqueador"

#: Model/MedicineClass.swift
msgid "calcium channel blocker"
msgstr "bloqueador de los canales de calcio"

#: Model/MedicineClass.swift
msgid "other blood pressure medicine"
msgstr "otra medicina para la presión arterial"

#: Model/MedicineClass.swift
msgid "cardiac glycoside"
msgstr "glucósido cardíaco"

#: Model/MedicineClass.swift
msgid "antiarrhythmic"
msgstr "antiarrítmico"

#: Model/MedicineClass.swift
msgid "other heart rhythm medicine"
msgstr "otra medicina para el ritmo del corazón"

#: Model/MedicineClass.swift
msgid "beta blocker cleared by the kidneys"
msgstr "betabloqueador que se elimina por los riñones"

#: Model/MedicineClass.swift
msgid "statin"
msgstr "estatina"

#: Model/MedicineClass.swift
msgid "statin broken down by CYP3A4"
msgstr "estatina que se descompone por CYP3A4"

#: Model/MedicineClass.swift
msgid "fibrate"
msgstr "fibrato"

#: Model/MedicineClass.swift
msgid "other cholesterol medicine"
msgstr "otra medicina para el colesterol"

#: Model/MedicineClass.swift
msgid "calcineurin inhibitor"
msgstr "inhibidor de la calcineurina"

#: Model/MedicineClass.swift
msgid "mTOR inhibitor"
msgstr "inhibidor de mTOR"

#: Model/MedicineClass.swift
msgid "mycophenolate"
msgstr "micofenolato"

#: Model/MedicineClass.swift
msgid "thiopurine"
msgstr "tiopurina"

#: Model/MedicineClass.swift
#: Tables/SickDayTable.swift
msgid "methotrexate"
msgstr "metotrexato"

#: Model/MedicineClass.swift
msgid "costimulation blocker"
msgstr "bloqueador de la coestimulación"

#: Model/MedicineClass.swift
msgid "corticosteroid"
msgstr "corticosteroide"

#: Model/MedicineClass.swift
msgid "vasopressin antagonist"
msgstr "antagonista de la vasopresina"

#: Model/MedicineClass.swift
msgid "thyroid hormone"
msgstr "hormona tiroidea"

#: Model/MedicineClass.swift
msgid "fluoroquinolone"
msgstr "fluoroquinolona"

#: Model/MedicineClass.swift
msgid "tetracycline"
msgstr "tetraciclina"

#: Model/MedicineClass.swift
msgid "antibacterial with trimethoprim"
msgstr "antibacteriano con trimetoprima"

#: Model/MedicineClass.swift
msgid "antibacterial"
msgstr "antibacteriano"

#: Model/MedicineClass.swift
msgid "azole antifungal"
msgstr "antifúngico azólico"

#: Model/MedicineClass.swift
msgid "macrolide"
msgstr "macrólido"

#: Model/MedicineClass.swift
msgid "nitroimidazole"
msgstr "nitroimidazol"

#: Model/MedicineClass.swift
msgid "nitrofuran"
msgstr "nitrofurano"

#: Model/MedicineClass.swift
msgid "antiviral"
msgstr "antiviral"

#: Model/MedicineClass.swift
msgid "herpes antiviral"
msgstr "antiviral contra el herpes"

#: Model/MedicineClass.swift
msgid "strong CYP3A4 inhibitor"
msgstr "inhibidor fuerte de CYP3A4"

#: Model/MedicineClass.swift
msgid "moderate CYP3A4 inhibitor"
msgstr "inhibidor moderado de CYP3A4"

#: Model/MedicineClass.swift
msgid "CYP3A4 inducer"
msgstr "inductor de CYP3A4"

#: Model/MedicineClass.swift
msgid "P-gp inhibitor"
msgstr "inhibidor de la P-gp"

#: Model/MedicineClass.swift
msgid "CYP2C19 inhibitor"
msgstr "inhibidor de CYP2C19"

#: Model/MedicineClass.swift
msgid "medicine that needs stomach acid"
msgstr "medicina que necesita el ácido del estómago"

#: Model/MedicineClass.swift
msgid "phosphate binder"
msgstr "aglutinante de fosfato (quelante)"

#: Model/MedicineClass.swift
msgid "calcium-based phosphate binder"
msgstr "aglutinante de fosfato a base de calcio"

#: Model/MedicineClass.swift
msgid "active vitamin D"
msgstr "vitamina D activa"

#: Model/MedicineClass.swift
msgid "calcimimetic"
msgstr "calcimimético"

#: Model/MedicineClass.swift
msgid "potassium binder"
msgstr "aglutinante de potasio"

#: Model/MedicineClass.swift
msgid "alkali"
msgstr "alcalinizante"

#: Model/MedicineClass.swift
msgid "anemia medicine"
msgstr "medicina para la anemia"

#: Model/MedicineClass.swift
msgid "biguanide"
msgstr "biguanida"

#: Model/MedicineClass.swift
#: Tables/SickDayTable.swift
msgid "insulin"
msgstr "insulina"

#: Model/MedicineClass.swift
msgid "sulfonylurea"
msgstr "sulfonilurea"

#: Model/MedicineClass.swift
msgid "SGLT2 inhibitor"
msgstr "inhibidor de SGLT2"

#: Model/MedicineClass.swift
msgid "other diabetes medicine"
msgstr "otra medicina para la diabetes"

#: Model/MedicineClass.swift
msgid "MAO inhibitor"
msgstr "inhibidor de la MAO"

#: Model/MedicineClass.swift
msgid "irreversible MAO inhibitor"
msgstr "inhibidor irreversible de la MAO"

#: Model/MedicineClass.swift
msgid "SSRI or SNRI"
msgstr "ISRS o IRSN"

#: Model/MedicineClass.swift
msgid "tricyclic antidepressant"
msgstr "antidepresivo tricíclico"

#: Model/MedicineClass.swift
#: Tables/SickDayTable.swift
msgid "lithium"
msgstr "litio"

#: Model/MedicineClass.swift
msgid "gabapentinoid"
msgstr "gabapentinoide"

#: Model/MedicineClass.swift
msgid "muscle relaxant cleared by the kidneys"
msgstr "relajante muscular que se elimina por los riñones"

#: Model/MedicineClass.swift
msgid "opioid cleared by the kidneys"
msgstr "opioide que se elimina por los riñones"

#: Model/MedicineClass.swift
msgid "NSAID"
msgstr "antiinflamatorio no esteroideo (AINE)"

#: Model/MedicineClass.swift
msgid "NSAID on the skin"
msgstr "AINE sobre la piel"

#: Model/MedicineClass.swift
msgid "pain reliever"
msgstr "analgésico"

#: Model/MedicineClass.swift
msgid "antihistamine"
msgstr "antihistamínico"

#: Model/MedicineClass.swift
msgid "decongestant"
msgstr "descongestionante"

#: Model/MedicineClass.swift
msgid "cough medicine"
msgstr "medicina para la tos"

#: Model/MedicineClass.swift
msgid "stimulant"
msgstr "estimulante"

#: Model/MedicineClass.swift
msgid "weak diuretic"
msgstr "diurético débil"

#: Model/MedicineClass.swift
msgid "antispasmodic"
msgstr "antiespasmódico"

#: Model/MedicineClass.swift
msgid "xanthine oxidase inhibitor"
msgstr "inhibidor de la xantina oxidasa"

#: Model/MedicineClass.swift
msgid "colchicine"
msgstr "colchicina"

#: Model/MedicineClass.swift
msgid "bisphosphonate"
msgstr "bisfosfonato"

#: Model/MedicineClass.swift
msgid "bisphosphonate as an infusion"
msgstr "bisfosfonato en infusión"

#: Model/MedicineClass.swift
msgid "RANKL inhibitor"
msgstr "inhibidor de RANKL"

#: Model/MedicineClass.swift
msgid "acid reducer"
msgstr "reductor de la acidez"

#: Model/MedicineClass.swift
msgid "antacid or laxative with magnesium or aluminum"
msgstr "antiácido o laxante con magnesio o aluminio"

#: Model/MedicineClass.swift
msgid "aluminum"
msgstr "aluminio"

#: Model/MedicineClass.swift
msgid "citrate"
msgstr "citrato"

#: Model/MedicineClass.swift
msgid "bismuth"
msgstr "bismuto"

#: Model/MedicineClass.swift
msgid "bowel preparation with sodium phosphate"
msgstr "preparación intestinal con fosfato de sodio"

#: Model/MedicineClass.swift
msgid "stimulant laxative"
msgstr "laxante estimulante"

#: Model/MedicineClass.swift
msgid "contrast for scans"
msgstr "contraste para estudios de imagen"

#: Model/MedicineClass.swift
msgid "iodine contrast for scans"
msgstr "contraste de yodo para estudios de imagen"

#: Model/MedicineClass.swift
msgid "potassium supplement"
msgstr "suplemento de potasio"

#: Model/MedicineClass.swift
msgid "phosphate supplement"
msgstr "suplemento de fosfato"

#: Model/MedicineClass.swift
msgid "calcium supplement"
msgstr "suplemento de calcio"

#: Model/MedicineClass.swift
msgid "zinc"
msgstr "zinc"

#: Model/MedicineClass.swift
msgid "magnesium supplement"
msgstr "suplemento de magnesio"

#: Model/MedicineClass.swift
msgid "vitamin that can build up"
msgstr "vitamina que puede acumularse"

#: Model/MedicineClass.swift
msgid "vitamin"
msgstr "vitamina"

#: Model/MedicineClass.swift
#: Tables/InteractionTable+Transplant.swift
msgid "St John's wort"
msgstr "hierba de San Juan"

#: Model/MedicineClass.swift
msgid "herb or concentrate"
msgstr "hierba o concentrado"

#: Model/MedicineClass.swift
#: Screens/PreferencesScreen.swift
msgid "licorice"
msgstr "regaliz"

#: Model/MedicineClass.swift
msgid "supplement advised against with kidney disease"
msgstr "suplemento que no se aconseja con enfermedad de los riñones"

#: Model/MedicineClass.swift
msgid "herb with aristolochic acid"
msgstr "hierba con ácido aristolóquico"

#: Model/MedicineClass.swift
msgid "herb that can harm the liver"
msgstr "hierba que puede dañar el hígado"

#: Model/MedicineClass.swift
msgid "herb that can lower glucose"
msgstr "hierba que puede bajar la glucosa"

#: Model/PhosphorusOrigin.swift
msgid "plant"
msgstr "vegetal"

#: Model/PhosphorusOrigin.swift
msgid "animal"
msgstr "animal"

#: Model/PhosphorusOrigin.swift
msgid "additive"
msgstr "aditivos"

#. {0} first
#: Model/Reward.swift
msgid "the week of {0}"
msgstr "la semana del {0}"

#: Model/Reward.swift
#: Rules/Why.swift
msgid "given"
msgstr "dada"

#: Model/Reward.swift
msgid "waits"
msgstr "en espera"

#: Model/Reward.swift
msgid "kept for good"
msgstr "definitiva"

#: Model/Reward.swift
#: Rules/Why.swift
msgid "taken back"
msgstr "retirada"

#. {0} name; {1} reason
#: Model/SourceFault.swift
msgid "{0} can't be asked: {1}"
msgstr "no se puede preguntar a {0}: {1}"

#. {0} name; {1} reason
#: Model/SourceFault.swift
msgid "{0} can't be reached ({1}) — check the connection"
msgstr "no se puede conectar con {0} ({1}) — revise la conexión"

#. {0} name; {1} seconds
#: Model/SourceFault.swift
msgid "{0} didn't answer within {1} s — try again later"
msgstr "{0} no respondió en {1} s — intente más tarde"

#. {0} name; {1} Self.wait(seconds)
#: Model/SourceFault.swift
msgid "{0} takes no more questions for now — wait {1}, or use a key of your own"
msgstr "{0} no acepta más consultas por ahora — espere {1}, o use una clave propia"

#. {0} name; {1} code
#: Model/SourceFault.swift
msgid "{0} doesn't take the key ({1}) — check the key that is set for it"
msgstr "{0} no acepta la clave ({1}) — revise la clave configurada"

#. {0} name; {1} "\(status)" + (words.isEmpty ? "" : ": " + words)
#: Model/SourceFault.swift
msgid "{0} refuses to answer ({1}) — try again later"
msgstr "{0} se niega a responder ({1}) — intente más tarde"

#. {0} name; {1} reason
#: Model/SourceFault.swift
msgid "the answer of {0} can't be read ({1}) — try again later"
msgstr "la respuesta de {0} no se puede leer ({1}) — intente más tarde"

#. {0} name; {1} bytes >> 20
#: Model/SourceFault.swift
msgid "{0} answers with more than {1} MB — ask for less"
msgstr "{0} responde con más de {1} MB — pida menos"

#. {0} LabTable.facts(analyte).title.lowercasedUnlessAcronym; {1} shown; {2} day
#: Model/Target.swift
#: UseCases/KidneyReader+Profile.swift
msgctxt "date"
msgid "{0} {1} of {2}"
msgstr "{0} {1} del {2}"

#. {0} amount(low); {1} amount(high); {2} span
#: Model/Target.swift
msgid "{0} to {1}{2}"
msgstr "{0} a {1}{2}"

#. {0} amount(low); {1} span
#: Model/Target.swift
msgid "at least {0}{1}"
msgstr "al menos {0}{1}"

#. {0} amount(high); {1} span
#: Model/Target.swift
msgid "under {0}{1}"
msgstr "por debajo de {0}{1}"

#. {0} amount(high); {1} span
#: Model/Target.swift
msgid "at most {0}{1}"
msgstr "como máximo {0}{1}"

#: Model/Target.swift
#: Report/ReportCard+Making.swift
#: Rules/MedicineCheck.swift
msgid "not known"
msgstr "se desconoce"

#: Model/Target.swift
#: Report/ReportCard+Making.swift
msgid "not set"
msgstr "sin fijar"

#: Model/Target.swift
#: Report/ReportCard+Making.swift
#: Screens/ProfileScreen.swift
msgid "no limit"
msgstr "sin límite"

#: Model/Target.swift
msgid "between two sessions"
msgstr "entre dos sesiones"

#: Model/Target.swift
msgid "a week"
msgstr "a la semana"

#: Model/Target.swift
msgid "a day"
msgstr "al día"

#: Model/Target.swift
#: Report/Trend+Body.swift
msgid "% of the dry weight"
msgstr "% del peso seco"

#. {0} lab.words; {1} DecimalText.grouped(limit)
#: Model/Target.swift
msgid "{0} is low, and your clinic's limit is {1} mg — ask whether the limit still holds"
msgstr "el valor de {0} está bajo, y el límite de su clínica es de {1} mg — pregunte si el límite sigue vigente"

#. {0} lab.words
#: Model/Target.swift
msgid "{0} is low, and the water tablet lowers it further: no potassium limit now — ask your care team"
msgstr ""
"el valor de {0} está bajo, y el diurético (pastilla para eliminar líquidos) lo baja más: por ahora no hay límite de "
"potasio — pregunte a su equipo médico"

#. {0} DecimalText.grouped(limit)
#: Model/Target.swift
msgid ""
"fluid is limited to {0} mL, but tolvaptan needs free access to water — ask which of the two holds before you drink "
"less"
msgstr ""
"los líquidos están limitados a {0} mL, pero con tolvaptán hay que poder beber agua libremente — pregunte cuál de las "
"dos cosas debe seguir antes de beber menos"

#. {0} DecimalText.grouped(goal); {1} DecimalText.grouped(limit)
#: Model/Target.swift
msgid "the goal of {0} mL is more than the fluid limit of {1} mL — keep to the limit and change the goal"
msgstr "la meta de {0} mL es más que el límite de líquidos de {1} mL — respete el límite y cambie la meta"

#. {0} glucose.words
#: Model/Target.swift
msgid ""
"{0} is low and needs sugar first; while potassium is limited glucose tablets, apple or grape juice bring less of it "
"than orange juice"
msgstr ""
"el valor de {0} está bajo y primero hace falta azúcar; mientras el potasio esté limitado, las tabletas de glucosa o "
"el jugo de manzana o de uva aportan menos potasio que el jugo de naranja"

#: Model/Target.swift
msgid ""
"the goal of more fruit and vegetables and the potassium limit pull apart — choose those low in potassium, and ask "
"before eating more of them"
msgstr ""
"la meta de más frutas y verduras y el límite de potasio se contradicen — elija las que tienen poco potasio, y "
"pregunte antes de comer más"

#. {0} DecimalText.grouped(protein); {1} DecimalText.grouped(limit)
#: Model/Target.swift
msgid "{0} g of protein bring more phosphorus than the limit of {1} mg allows — protein comes first: ask a dietitian"
msgstr ""
"{0} g de proteína aportan más fósforo de lo que permite el límite de {1} mg — la proteína es lo primero: pregunte a "
"un dietista"

#. {0} pth.words; {1} phosphorus.words
#: Model/Target.swift
msgid "{0} is above its goal, but {1} is low: no phosphorus limit now — ask your care team"
msgstr ""
"el valor de {0} está por encima de su objetivo, pero el de {1} está bajo: por ahora no hay límite de fósforo — "
"pregunte a su equipo médico"

#: Model/Target.swift
msgid "This informs and does not prescribe: what your care team says comes first."
msgstr "Esto informa y no receta: lo que dice su equipo médico es lo primero."

#: Model/Terms.swift
msgid ""
"This program keeps what you enter about your food, your drinks and your kidneys, counts it together and shows what is "
"published about it. It informs; it is no medical device and gives no medical advice. It does not know all of your "
"history. What your doctors, dietitian and nurses tell you always comes first: ask them before you change what you "
"eat, drink or take because of something you read here.\n\nFigures of foods are averages, and some are missing. A "
"figure that is missing is shown as missing, never as zero. A medicine or an interaction that is not mentioned here is "
"not checked, which does not mean that it is safe.\n\nIn an emergency, such as pain in the chest, trouble breathing, "
"fainting or weakness, call the emergency number and do not look it up here.\n\nEverything you enter stays in a file "
"on this device unless you send it somewhere yourself. You use the program at your own responsibility; those who made "
"it are not liable for harm that comes from its use, as far as the law allows this."
msgstr ""
"Este programa guarda lo que usted anota sobre su comida, sus bebidas y sus riñones, lo suma y muestra lo que se ha "
"publicado al respecto. Informa; no es un dispositivo médico ni da consejo médico. No conoce toda su historia. Lo que "
"le dicen sus médicos, su dietista y sus enfermeras siempre es lo primero: pregúnteles antes de cambiar lo que come, "
"bebe o toma por algo que leyó aquí.\n\nLos datos de los alimentos son promedios, y faltan algunos. Un dato que falta "
"se muestra como faltante, nunca como cero. Una medicina o una interacción que no se menciona aquí no se ha revisado, "
"lo cual no significa que sea segura.\n\nEn una emergencia, como dolor en el pecho, dificultad para respirar, desmayo "
"o debilidad, llame al número de emergencias y no busque la respuesta aquí.\n\nTodo lo que usted anota se queda en un "
"archivo de este dispositivo, a menos que usted lo envíe a otro lugar. Usted usa el programa bajo su propia "
"responsabilidad; quienes lo hicieron no responden por los daños que resulten de su uso, hasta donde la ley lo permite."

#. {0} born; {1} $0
#: Report/ClinicReport+Body.swift
msgid "born {0} ({1, plural, one {# year} other {# years}})"
msgstr "nacimiento: {0} ({1, plural, one {# año} other {# años}})"

#. {0} born
#: Report/ClinicReport+Body.swift
msgid "born {0}"
msgstr "nacimiento: {0}"

#: Report/ClinicReport+Body.swift
msgid "Patient"
msgstr "Paciente"

#: Report/ClinicReport+Body.swift
msgid "Also"
msgstr "También"

#. {0} $0.category.title; {1} $0.from
#: Report/ClinicReport+Body.swift
msgid "{0} from {1}"
msgstr "{0} desde el {1}"

#: Report/ClinicReport+Body.swift
msgid "Modality"
msgstr "Modalidad"

#: Report/ClinicReport+Body.swift
msgid "Kidneys"
msgstr "Riñones"

#. {0} Words.sentence(now.category.title); {1} now.from
#: Report/ClinicReport+Body.swift
#: Report/Trend+Labs.swift
#: Rules/KidneyStage.swift
msgid "{0} since {1}"
msgstr "{0} desde el {1}"

#. {0} Words.sentence(now.category.title); {1} now.from; {2} before.joined(separator: localized(", then "))
#: Report/ClinicReport+Body.swift
msgid "{0} since {1}; before: {2}"
msgstr "{0} desde el {1}; antes: {2}"

#: Report/ClinicReport+Body.swift
#: Rules/Why.swift
msgid ", then "
msgstr ", luego "

#: Report/ClinicReport+Body.swift
msgid "no category was entered"
msgstr "no se anotó ninguna categoría"

#: Report/ClinicReport+Body.swift
#: Screens/AlertsScreen.swift
#: Screens/RecommendScreen.swift
msgid "Targets"
msgstr "Objetivos"

#: Report/ClinicReport+Body.swift
msgid "Stage by eGFR"
msgstr "Etapa según la TFGe"

#. {0} TrendWords.text(trend.slopeBand.lowerBound); {1} TrendWords.text(trend.slopeBand.upperBound)
#: Report/ClinicReport+Body.swift
#: Rules/MedicineInput.swift
#: Rules/Substitution.swift
msgid "{0} to {1}"
msgstr "{0} a {1}"

#: Report/ClinicReport+Body.swift
msgid "Change of eGFR"
msgstr "Cambio de la TFGe"

#. {0} TrendWords.text(trend.slope); {1} band; {2} trend.points.count; {3} trend.pace.name
#: Report/ClinicReport+Body.swift
msgid "{0} a year (95 % {1}), {2} values: {3}"
msgstr "{0} al año (95 % {1}), {2} valores: {3}"

#. {0} FluidRule.text(urine, in: profile.units)
#: Report/ClinicReport+Body.swift
msgid "urine {0} in 24 hours"
msgstr "orina {0} en 24 horas"

#: Report/ClinicReport+Body.swift
msgid "Urine"
msgstr "Orina"

#: Report/ClinicReport+Body.swift
msgid "Dry weight"
msgstr "Peso seco"

#: Report/ClinicReport+Body.swift
msgid "none in this time"
msgstr "ninguno en este tiempo"

#: Report/ClinicReport+Body.swift
#: Screens/AlertsScreen.swift
#: Screens/EditInputs.swift
msgid "Weight"
msgstr "Peso"

#. {0} weight(now, in: history.profile.units); {1} last.moment.day
#: Report/ClinicReport+Body.swift
msgid "{0} on {1}"
msgstr "{0} el {1}"

#. {0} TrendWords.text(now.approximate / (meters * meters))
#: Report/ClinicReport+Body.swift
msgid "BMI {0}"
msgstr "IMC {0}"

#. {0} distance
#: Report/ClinicReport+Body.swift
msgid "{0} under the dry weight"
msgstr "{0} por debajo del peso seco"

#. {0} distance
#: Report/ClinicReport+Body.swift
msgid "{0} over the dry weight"
msgstr "{0} por encima del peso seco"

#: Report/ClinicReport+Body.swift
msgid "After sessions"
msgstr "Después de las sesiones"

#. {0} WeightRule.text(approximately: mean, in: units); {1} after.count
#: Report/ClinicReport+Body.swift
msgid "mean {0} of {1}"
msgstr "promedio {0} de {1}"

#. {0} last.kilograms.map { weight($0, in: units) } ?? localized("unknown"); {1} last.moment.day
#: Report/ClinicReport+Body.swift
msgid "last {0} on {1}"
msgstr "último {0} el {1}"

#: Report/ClinicReport+Body.swift
#: Report/ClinicReport+Intake.swift
msgid "unknown"
msgstr "se desconoce"

#. {0} WeightRule.text(kilograms: most.kilograms, in: units) + percent(most.kilograms.a; {1} most.to.moment.day
#: Report/ClinicReport+Body.swift
msgid "most {0} on {1}"
msgstr "máximo {0} el {1}"

#. {0} Words.share(high, of: gains.count); {1} DialysisWeight.limitWords(of: gains)
#: Report/ClinicReport+Body.swift
msgid "{0} at {1} or more"
msgstr "{0} con {1} o más"

#: Report/ClinicReport+Body.swift
msgid "Gain between"
msgstr "Aumento entre sesiones"

#: Report/ClinicReport+Body.swift
#: Report/Trend.swift
#: Screens/AlertsScreen.swift
msgid "Blood pressure"
msgstr "Presión arterial"

#. {0} mean.systolic; {1} mean.diastolic; {2} readings.count
#: Report/ClinicReport+Body.swift
msgid "mean {0}/{1} mmHg of {2}"
msgstr "promedio {0}/{1} mmHg de {2}"

#. {0} Words.share(over, of: readings.count); {1} limit
#: Report/ClinicReport+Body.swift
msgid "{0} above {1}"
msgstr "{0} por encima de {1}"

#. {0} upper.least; {1} upper.most; {2} lower.least; {3} lower.most
#: Report/ClinicReport+Body.swift
msgid "upper value {0} to {1}, lower value {2} to {3}"
msgstr "valor superior de {0} a {1}, valor inferior de {2} a {3}"

#. {0} DecimalText.text(last.systolic); {1} DecimalText.text(last.diastolic); {2} last.moment.day
#: Report/ClinicReport+Body.swift
msgid "last {0}/{1} on {2}"
msgstr "última {0}/{1} el {2}"

#. {0} TrendWords.text(mean.rounded()); {1} kind.unit; {2} days.count
#: Report/ClinicReport+Body.swift
msgid "{0} {1} a day on {2, plural, one {# day} other {# days}}"
msgstr "{0} {1} al día en {2, plural, one {# día} other {# días}}"

#: Report/ClinicReport+Body.swift
#: Screens/AlertsScreen.swift
msgid "Activity"
msgstr "Actividad"

#: Report/ClinicReport+Body.swift
msgid "rapid"
msgstr "rápido"

#: Report/ClinicReport+Body.swift
msgid "perhaps rapid"
msgstr "quizás rápido"

#: Report/ClinicReport+Body.swift
msgid "falling"
msgstr "en descenso"

#: Report/ClinicReport+Body.swift
msgid "unclear"
msgstr "no está claro"

#: Report/ClinicReport+Body.swift
msgid "rising"
msgstr "en ascenso"

#. {0} met; {1} own.count
#: Report/ClinicReport+Care.swift
msgid "reached on {0} of {1, plural, one {# day} other {# days}} written down"
msgstr "se alcanzó en {0} de {1, plural, one {# día anotado} other {# días anotados}}"

#. {0} reasons.count; {1} $0
#: Report/ClinicReport+Care.swift
msgid "{0} of them can't be told: {1}"
msgstr "no se puede saber en {0} de ellos: {1}"

#. {0} to
#: Report/ClinicReport+Intake.swift
msgid "{0} has fewer than three meals so far, and isn’t in the means."
msgstr "El {0} tiene menos de tres comidas hasta ahora y no está en los promedios."

#. {0} DecimalText.grouped($0, most: 1); {1} nutrient.unit
#: Report/ClinicReport+Intake.swift
msgid "at most {0} {1} a day, own goal"
msgstr "como máximo {0} {1} al día, meta propia"

#: Report/ClinicReport+Intake.swift
msgid "no day to judge by"
msgstr "ningún día que se pueda evaluar"

#. {0} count; {1} total
#: Report/ClinicReport+Intake.swift
msgid "over on {0} of {1, plural, one {# day} other {# days}}"
msgstr "por encima en {0} de {1, plural, one {# día} other {# días}}"

#. {0} total
#: Report/ClinicReport+Intake.swift
msgid "never over in {0, plural, one {# day} other {# days}}"
msgstr "nunca por encima en {0, plural, one {# día} other {# días}}"

#: Report/ClinicReport+Intake.swift
msgid "no day to judge by: less protein or energy than a day needs"
msgstr "ningún día que se pueda evaluar: menos proteína o energía de lo que un día necesita"

#. {0} full
#: Report/ClinicReport+Intake.swift
msgid "never over in {0, plural, one {# day} other {# days}} with enough protein and energy"
msgstr "nunca por encima en {0, plural, one {# día} other {# días}} con suficiente proteína y energía"

#: Report/ClinicReport+Intake.swift
msgid "no whole day to judge by"
msgstr "ningún día completo que se pueda evaluar"

#. {0} open
#: Report/ClinicReport+Intake.swift
msgid "under the floor on {0, plural, one {# day} other {# days}}, none of them whole"
msgstr "por debajo del mínimo en {0, plural, one {# día, no completo} other {# días, ninguno completo}}"

#. {0} total
#: Report/ClinicReport+Intake.swift
msgid "never under in {0, plural, one {# whole day} other {# whole days}}"
msgstr "nunca por debajo en {0, plural, one {# día completo} other {# días completos}}"

#. {0} count; {1} total
#: Report/ClinicReport+Intake.swift
msgid "under on {0} of {1, plural, one {# whole day} other {# whole days}}"
msgstr "por debajo en {0} de {1, plural, one {# día completo} other {# días completos}}"

#. {0} mean(span.absorbedPhosphorusLow); {1} mean(span.absorbedPhosphorusHigh)
#: Report/ClinicReport+Intake.swift
msgid "About {0} to {1} mg of phosphorus a day are taken up, an estimate by its sources."
msgstr "Se absorben unos {0} a {1} mg de fósforo al día, una estimación según sus fuentes."

#. {0} milligrams; {1} nutrient.name
#: Report/ClinicReport+Intake.swift
msgid "Medicines bring {0} mg of {1} a day besides."
msgstr "Las medicinas aportan además {0} mg de {1} al día."

#. {0} milligrams; {1} nutrient.name
#: Report/ClinicReport+Intake.swift
msgid "Medicines bring at least {0} mg of {1} a day besides."
msgstr "Las medicinas aportan además al menos {0} mg de {1} al día."

#. {0} nutrient.name; {1} load.unread.joined(separator: ", ")
#: Report/ClinicReport+Intake.swift
msgid "The {0} in {1} can't be read from its dose."
msgstr "No se puede saber por la dosis cuánto aporta de {0} esta medicina: {1}."

#: Report/ClinicReport+Intake.swift
msgid "once"
msgstr "una vez"

#: Report/ClinicReport+Intake.swift
msgid "twice"
msgstr "dos veces"

#. {0} count
#: Report/ClinicReport+Intake.swift
msgid "{0} times"
msgstr "{0} veces"

#: Report/ClinicReport+Labs.swift
msgid "keep it from falling"
msgstr "evitar que baje"

#: Report/ClinicReport+Labs.swift
msgid "computed from creatinine"
msgstr "calculada a partir de la creatinina"

#: Report/ClinicReport+Labs.swift
#: Report/Trend+Labs.swift
msgid "formula not stated"
msgstr "fórmula no indicada"

#. {0} listed(rivals, .and)
#: Report/ClinicReport+Labs.swift
msgid "another value of the same time: {0}"
msgstr "otro valor de la misma hora: {0}"

#. {0} $0.number(in: unit); {1} $0.moment.day
#: Report/ClinicReport+Labs.swift
msgid "{0} during or after the dialysis session of {1}"
msgstr "{0} durante o después de la sesión de diálisis del {1}"

#. {0} $0.number(in: unit); {1} $0.moment.day
#: Report/ClinicReport+Labs.swift
msgid "{0} of a hemolyzed sample of {1}"
msgstr "{0} de una muestra hemolizada del {1}"

#: Report/ClinicReport+Labs.swift
msgid "above goal"
msgstr "por encima del objetivo"

#: Report/ClinicReport+Labs.swift
msgid "above range"
msgstr "por encima del rango"

#: Report/ClinicReport+Labs.swift
msgid "below goal"
msgstr "por debajo del objetivo"

#: Report/ClinicReport+Labs.swift
msgid "below range"
msgstr "por debajo del rango"

#. {0} day
#: Report/ClinicReport+Labs.swift
msgid "{0} (old)"
msgstr "{0} (antiguo)"

#. {0} goal
#: Report/ClinicReport+Labs.swift
#: Report/ClinicReport+Making.swift
#: Report/Trend+Labs.swift
msgid "goal {0}"
msgstr "objetivo {0}"

#. {0} target
#: Report/ClinicReport+Labs.swift
msgid "{0} (clinic)"
msgstr "{0} (clínica)"

#. {0} $0.title; {1} $0.value; {2} $0.unit; {3} $0.day
#: Report/ClinicReport+Making.swift
msgid "{0} was {1} {2} on {3}, which can't wait: what has been done since?"
msgstr "{0}: {1} {2} el {3}, y esto no puede esperar: ¿qué se ha hecho desde entonces?"

#. {0} lab.goal
#: Report/ClinicReport+Making.swift
#: Report/Trend+Labs.swift
msgid "range {0}"
msgstr "rango {0}"

#. {0} Words.sentence(words.joined(separator: ", "))
#: Report/ClinicReport+Making.swift
msgid "{0}: what should change?"
msgstr "{0}: ¿qué se debe cambiar?"

#. {0} TrendWords.text(trend.slope.magnitude)
#: Report/ClinicReport+Making.swift
msgid "The eGFR falls by {0} a year: what slows that down, and when is the next test?"
msgstr "La TFGe baja {0} al año: ¿qué puede frenar eso, y cuándo es el próximo análisis?"

#. {0} gains.count; {1} limit
#: Report/ClinicReport+Making.swift
msgid ""
"1 of {0, plural, one {# gain} other {# gains}} after a session was at {1} or more of the dry weight: are the dry "
"weight and the fluid limit still right?"
msgstr ""
"1 de {0, plural, one {# aumento} other {# aumentos}} después de una sesión alcanzó {1} o más del peso seco: ¿siguen "
"siendo correctos el peso seco y el límite de líquidos?"

#. {0} high; {1} gains.count; {2} limit
#: Report/ClinicReport+Making.swift
msgid ""
"{0} of {1, plural, one {# gain} other {# gains}} after a session were at {2} or more of the dry weight: are the dry "
"weight and the fluid limit still right?"
msgstr ""
"{0} de {1, plural, one {# aumento} other {# aumentos}} después de una sesión alcanzaron {2} o más del peso seco: "
"¿siguen siendo correctos el peso seco y el límite de líquidos?"

#. {0} mean.systolic; {1} mean.diastolic; {2} DecimalText.text(upper); {3} DecimalText.text(lower)
#: Report/ClinicReport+Making.swift
msgid "The mean blood pressure is {0}/{1}, above {2}/{3}: what should change?"
msgstr "La presión arterial promedio es {0}/{1}, por encima de {2}/{3}: ¿qué se debe cambiar?"

#. {0} Words.sentence($0)
#: Report/ClinicReport+Making.swift
msgid "Which of the two holds? {0}"
msgstr "¿Cuál de las dos cosas hay que seguir? {0}"

#. {0} name; {1} mean.mean; {2} mean.target; {3} $0.food; {4} $0.percent
#: Report/ClinicReport+Making.swift
msgid "{0} was {1} a day, and {2} is aimed for; most of it came from {3} ({4} %): what would help?"
msgstr "{0}: {1} al día, y el objetivo es {2}; la mayor parte vino de {3} ({4} %): ¿qué ayudaría?"

#. {0} name; {1} mean.mean; {2} mean.target
#: Report/ClinicReport+Making.swift
msgid "{0} was {1} a day, and {2} is aimed for: what would help?"
msgstr "{0}: {1} al día, y el objetivo es {2}: ¿qué ayudaría?"

#. {0} names.joined(separator: ", ")
#: Report/ClinicReport+Making.swift
msgid "{0} could not be checked against food and labs: is anything to be kept in mind?"
msgstr "No se pudo revisar esto con los alimentos y los análisis: {0}. ¿Hay algo que se deba tener en cuenta?"

#. {0} $0.lowercasedUnlessAcronym
#: Report/ClinicReport+Making.swift
msgid "{0} (none yet)"
msgstr "{0} (todavía ninguno)"

#. {0} quarterly
#: Report/ClinicReport+Making.swift
msgid "Last tested over 90 days ago, or not at all: {0}. Is a test due?"
msgstr "Último análisis hace más de 90 días, o nunca: {0}. ¿Toca un análisis?"

#. {0} yearly
#: Report/ClinicReport+Making.swift
msgid "Last tested over a year ago, or not at all: {0}. Is a test due?"
msgstr "Último análisis hace más de un año, o nunca: {0}. ¿Toca un análisis?"

#: Report/ClinicReport.swift
msgid ""
"This report shows what the patient entered and what the published tables say of it. It informs and does not "
"prescribe: what the care team says comes first."
msgstr ""
"Este informe muestra lo que se anotó y lo que dicen de ello las tablas publicadas. Informa y no receta: lo que dice "
"el equipo médico es lo primero."

#: Report/ClinicReport.swift
msgid "Prot. g"
msgstr "Prot. g"

#: Report/ClinicReport.swift
msgid "Fluid mL"
msgstr "Líquidos mL"

#. {0} day.year
#: Report/ReportCard+Making.swift
msgid "January {0}"
msgstr "enero de {0}"

#. {0} day.year
#: Report/ReportCard+Making.swift
msgid "February {0}"
msgstr "febrero de {0}"

#. {0} day.year
#: Report/ReportCard+Making.swift
msgid "March {0}"
msgstr "marzo de {0}"

#. {0} day.year
#: Report/ReportCard+Making.swift
msgid "April {0}"
msgstr "abril de {0}"

#. {0} day.year
#: Report/ReportCard+Making.swift
msgid "May {0}"
msgstr "mayo de {0}"

#. {0} day.year
#: Report/ReportCard+Making.swift
msgid "June {0}"
msgstr "junio de {0}"

#. {0} day.year
#: Report/ReportCard+Making.swift
msgid "July {0}"
msgstr "julio de {0}"

#. {0} day.year
#: Report/ReportCard+Making.swift
msgid "August {0}"
msgstr "agosto de {0}"

#. {0} day.year
#: Report/ReportCard+Making.swift
msgid "September {0}"
msgstr "septiembre de {0}"

#. {0} day.year
#: Report/ReportCard+Making.swift
msgid "October {0}"
msgstr "octubre de {0}"

#. {0} day.year
#: Report/ReportCard+Making.swift
msgid "November {0}"
msgstr "noviembre de {0}"

#. {0} day.year
#: Report/ReportCard+Making.swift
msgid "December {0}"
msgstr "diciembre de {0}"

#: Report/ReportCard+Making.swift
msgid "older than 90 days: ask for a new test"
msgstr "tiene más de 90 días: pida un análisis nuevo"

#: Report/ReportCard+Making.swift
msgid "the aim is to keep it from falling"
msgstr "la idea es evitar que baje"

#: Report/ReportCard+Making.swift
msgid "far too high"
msgstr "muy por encima de lo debido"

#: Report/ReportCard+Making.swift
msgid "far too high: call your care team, unless they know"
msgstr "muy por encima de lo debido: llame a su equipo médico, a menos que ya lo sepan"

#: Report/ReportCard+Making.swift
msgid "far too low"
msgstr "muy por debajo de lo debido"

#: Report/ReportCard+Making.swift
msgid "far too low: call your care team, unless they know"
msgstr "muy por debajo de lo debido: llame a su equipo médico, a menos que ya lo sepan"

#. {0} lab.goal
#: Report/ReportCard+Making.swift
msgid "above its goal of {0}"
msgstr "por encima de su objetivo: {0}"

#. {0} lab.goal
#: Report/ReportCard+Making.swift
msgid "above its range of {0}"
msgstr "por encima de su rango: {0}"

#. {0} lab.goal
#: Report/ReportCard+Making.swift
msgid "below its goal of {0}"
msgstr "por debajo de su objetivo: {0}"

#. {0} lab.goal
#: Report/ReportCard+Making.swift
msgid "below its range of {0}"
msgstr "por debajo de su rango: {0}"

#. {0} lab.goal
#: Report/ReportCard+Making.swift
msgid "within its goal of {0}"
msgstr "dentro de su objetivo: {0}"

#. {0} lab.goal
#: Report/ReportCard+Making.swift
msgid "within its range of {0}"
msgstr "dentro de su rango: {0}"

#: Report/ReportCard+Making.swift
msgid "it can't be told whether it is where it should be"
msgstr "no se puede saber si está donde debe estar"

#. {0} previous; {1} day
#: Report/ReportCard+Making.swift
msgid "up from {0} on {1}"
msgstr "subió desde {0} del {1}"

#. {0} previous; {1} day
#: Report/ReportCard+Making.swift
msgid "down from {0} on {1}"
msgstr "bajó desde {0} del {1}"

#. {0} day
#: Report/ReportCard+Making.swift
msgid "as on {0}"
msgstr "igual que el {0}"

#. {0} previous; {1} day
#: Report/ReportCard+Making.swift
msgid "before it {0} on {1}"
msgstr "antes {0} el {1}"

#. {0} listed(values, .and)
#: Report/ReportCard+Making.swift
msgid "couldn't wait this month: {0}"
msgstr "no podía esperar este mes: {0}"

#: Report/ReportCard+Making.swift
msgid "Some foods have no figure, so there was more."
msgstr "Algunos alimentos no tienen dato, así que hubo más."

#. {0} mean.mean; {1} mean.target
#: Report/ReportCard+Making.swift
msgid "{0} on an average day; aimed for: {1}"
msgstr "{0} en un día promedio; el objetivo: {1}"

#. {0} most.food; {1} part.name; {2} most.percent
#: Report/ReportCard+Making.swift
msgid "{0} brought most of the {1}: {2} % of it."
msgstr "Lo que más aportó de {1} fue {0}: {2} %."

#. {0} swap.text
#: Report/ReportCard+Making.swift
msgid "To try: {0}."
msgstr "Para probar: {0}."

#: Report/ReportCard+Making.swift
msgid "Ask a dietitian what could take its place."
msgstr "Pregunte a un dietista qué podría tomar su lugar."

#. {0} intake.loggedDays; {1} count
#: Report/ReportCard+Making.swift
msgid "Write down what you eat on more days: the figures above rest on {0} of {1}."
msgstr "Anote lo que come en más días: los datos de arriba se basan en {0} de {1}."

#. {0} until
#: Report/ReportCard+Making.swift
msgid "The month isn't over: this is how it stands on {0}."
msgstr "El mes no ha terminado: así va hasta el {0}."

#: Report/ReportCard+Making.swift
msgid "Nothing was written down this month."
msgstr "Este mes no se anotó nada."

#. {0} intake.loggedDays; {1} count
#: Report/ReportCard+Making.swift
msgid "You wrote down what you ate on {0} of {1, plural, one {# day} other {# days}}."
msgstr "Usted anotó lo que comió en {0} de {1, plural, one {# día} other {# días}}."

#. {0} results.count; {1} good; {2} fresh.count
#: Report/ReportCard+Making.swift
msgid ""
"{0, plural, one {# laboratory result} other {# laboratory results}} came in. The newest value is where it should be "
"in {1} of {2, plural, one {# test} other {# tests}}."
msgstr ""
"{0, plural, one {Llegó # resultado de laboratorio} other {Llegaron # resultados de laboratorio}}. El valor más nuevo "
"está donde debe estar en {1} de {2, plural, one {# análisis} other {# análisis}}."

#. {0} results.count
#: Report/ReportCard+Making.swift
msgid "{0, plural, one {# laboratory result} other {# laboratory results}} came in."
msgstr "{0, plural, one {Llegó # resultado de laboratorio} other {Llegaron # resultados de laboratorio}}."

#. {0} rewards.monthPoints; {1} rewards.count; {2} rewards.goals
#: Report/ReportCard+Making.swift
msgid ""
"You earned {0, plural, one {# point} other {# points}} in {1, plural, one {# reward} other {# rewards}}, for {2, "
"plural, one {# goal} other {# goals}}."
msgstr ""
"Usted ganó {0, plural, one {# punto} other {# puntos}} en {1, plural, one {# recompensa} other {# recompensas}}, por "
"{2, plural, one {# meta} other {# metas}}."

#. {0} rewards.monthPoints; {1} rewards.count
#: Report/ReportCard+Making.swift
msgid "You earned {0, plural, one {# point} other {# points}} in {1, plural, one {# reward} other {# rewards}}."
msgstr ""
"Usted ganó {0, plural, one {# punto} other {# puntos}} en {1, plural, one {# recompensa} other {# recompensas}}."

#: Report/ReportCard+Making.swift
#: Rules/RewardJudge.swift
#: Screens/GoalRow.swift
msgid "reached"
msgstr "se alcanzó"

#: Report/ReportCard+Making.swift
#: Screens/GoalRow.swift
msgid "under way"
msgstr "en curso"

#: Report/ReportCard+Making.swift
#: Rules/RewardJudge.swift
#: Screens/TotalRow.swift
msgid "not reached"
msgstr "no se alcanzó"

#: Report/ReportCard+Making.swift
msgid "pauses"
msgstr "en pausa"

#. {0} month
#: Report/ReportCard.swift
msgid "{0}, so far"
msgstr "{0}, hasta ahora"

#. {0} $0
#: Report/ReportCard.swift
msgid "Alerts of {0}, as the card is made"
msgstr "Alertas del {0}, al hacer la boleta"

#. {0} day
#: Report/ReportIssue.swift
msgid "Given out {0}"
msgstr "Entregado el {0}"

#. {0} day; {1} replaces
#: Report/ReportIssue.swift
msgid "Revised {0}, in place of that of {1}"
msgstr "Corregido el {0}, en lugar del que se entregó el {1}"

#: Report/Trend+Body.swift
msgid "at home"
msgstr "en casa"

#: Report/Trend+Body.swift
msgid "before the session"
msgstr "antes de la sesión"

#: Report/Trend+Body.swift
msgid "after the session"
msgstr "después de la sesión"

#: Report/Trend+Body.swift
#: Report/TrendWords.swift
msgid "There is no weight in this time."
msgstr "No hay ningún peso en este tiempo."

#. {0} between.count; {1} TrendWords.text(mean); {2} unit; {3} most.text; {4} most.day
#: Report/Trend+Body.swift
msgid "{0, plural, one {# gain} other {# gains}} between sessions; a mean of {1} {2}, at most {3} on {4}."
msgstr "{0, plural, one {# aumento} other {# aumentos}} entre sesiones; promedio de {1} {2}, como máximo {3} el {4}."

#. {0} home.count; {1} most.text; {2} unit; {3} most.day
#: Report/Trend+Body.swift
msgid "{0, plural, one {# gain} other {# gains}} at home after a session, not in the mean; at most {1} {2} on {3}."
msgstr ""
"{0, plural, one {# aumento} other {# aumentos}} en casa después de una sesión, fuera del promedio; como máximo {1} "
"{2} el {3}."

#. {0} Words.sentence(high); {1} DialysisWeight.limitWords(of: gains)
#: Report/Trend+Body.swift
msgid "{0} at {1} or more."
msgstr "{0} con {1} o más."

#: Report/Trend+Body.swift
msgid "No gain is known: it needs a weight after a session and one before the next."
msgstr "No se conoce ningún aumento: hace falta un peso después de una sesión y otro antes de la siguiente."

#: Report/Trend+Body.swift
msgid "before each session"
msgstr "antes de cada sesión"

#: Report/Trend+Body.swift
msgid "at home after a session"
msgstr "en casa después de una sesión"

#: Report/Trend+Body.swift
msgid "The dry weight isn't known: add it to the profile, so that the gain is judged."
msgstr "No se conoce el peso seco: agréguelo al perfil para poder evaluar el aumento."

#: Report/Trend+Body.swift
msgid "There is no blood pressure in this time."
msgstr "No hay ninguna presión arterial en este tiempo."

#. {0} readings.count; {1} shown; {2} last.moment.day; {3} Int(upper.rounded()); {4} Int(lower.rounded())
#: Report/Trend+Body.swift
msgid "{0, plural, one {# reading} other {# readings}}; the last is {1} mmHg on {2}, the mean {3}/{4}."
msgstr "{0, plural, one {# medición} other {# mediciones}}; la última es {1} mmHg el {2}, el promedio {3}/{4}."

#: Report/Trend+Body.swift
msgid "upper"
msgstr "sistólica"

#: Report/Trend+Body.swift
msgid "lower"
msgstr "diastólica"

#. {0} value
#: Report/Trend+Body.swift
msgid "upper limit of your clinic {0}"
msgstr "límite sistólico de su clínica {0}"

#. {0} value
#: Report/Trend+Body.swift
msgid "upper goal {0}"
msgstr "objetivo sistólico {0}"

#. {0} value
#: Report/Trend+Body.swift
msgid "lower limit of your clinic {0}"
msgstr "límite diastólico de su clínica {0}"

#. {0} value
#: Report/Trend+Body.swift
msgid "lower goal {0}"
msgstr "objetivo diastólico {0}"

#: Report/Trend+Days.swift
msgid "fl oz"
msgstr "fl oz"

#: Report/Trend+Days.swift
msgid "each day"
msgstr "cada día"

#: Report/Trend+Days.swift
msgid "Nothing was written down in this time."
msgstr "En este tiempo no se anotó nada."

#. {0} days; {1} count
#: Report/Trend+Days.swift
msgid "Written down on {0} of {1, plural, one {# day} other {# days}}."
msgstr "Anotado en {0} de {1, plural, one {# día} other {# días}}."

#. {0} TrendWords.text(mean); {1} unit; {2} low.text; {3} high.text
#: Report/Trend+Days.swift
msgid "A mean of {0} {1} a day, between {2} and {3}."
msgstr "Un promedio de {0} {1} al día, entre {2} y {3}."

#. {0} TrendWords.text(mean); {1} unit; {2} low.text; {3} high.text
#: Report/Trend+Days.swift
msgid "A mean of at least {0} {1} a day, between {2} and {3}."
msgstr "Un promedio de al menos {0} {1} al día, entre {2} y {3}."

#. {0} span.foods
#: Report/Trend+Days.swift
msgid "1 of {0, plural, one {# food} other {# foods}} has no figure for it: there was more than is shown."
msgstr "Falta el dato de 1 de {0, plural, one {# alimento} other {# alimentos}}: hubo más de lo que se muestra."

#. {0} span.unknownFoods; {1} span.foods
#: Report/Trend+Days.swift
msgid "{0} of {1, plural, one {# food} other {# foods}} have no figure for it: there was more than is shown."
msgstr "Falta el dato de {0} de {1, plural, one {# alimento} other {# alimentos}}: hubo más de lo que se muestra."

#. {0} shown
#: Report/Trend+Days.swift
msgid "clinic: at least {0}"
msgstr "clínica: al menos {0}"

#. {0} shown
#: Report/Trend+Days.swift
msgid "clinic: at most {0}"
msgstr "clínica: como máximo {0}"

#: Report/Trend+Days.swift
msgid "The target rests on a value older than 90 days."
msgstr "El objetivo se basa en un valor de hace más de 90 días."

#: Report/Trend+Days.swift
msgid "There is no target: something of the profile is missing."
msgstr "No hay objetivo: falta algo en el perfil."

#: Report/Trend+Days.swift
msgid "There is no limit of it now."
msgstr "Por ahora no hay límite."

#. {0} from; {1} before.shown(in: history.profile.units)
#: Report/Trend+Days.swift
msgid "On {0} the target was another: {1}."
msgstr "El {0} el objetivo era otro: {1}."

#. {0} text(low)
#: Report/Trend+Days.swift
msgid "target {0}"
msgstr "objetivo {0}"

#. {0} text(low); {1} text(high)
#: Report/Trend+Days.swift
msgid "target {0} to {1}"
msgstr "objetivo {0} a {1}"

#. {0} text(low)
#: Report/Trend+Days.swift
msgid "target: at least {0}"
msgstr "objetivo: al menos {0}"

#. {0} text(high)
#: Report/Trend+Days.swift
msgid "target: at most {0}"
msgstr "objetivo: como máximo {0}"

#: Report/Trend+Days.swift
msgid "target"
msgstr "objetivo"

#: Report/Trend+Days.swift
msgid "There is no activity in this time."
msgstr "No hay ninguna actividad en este tiempo."

#. {0} points.count; {1} from.days(until: to) + 1; {2} TrendWords.text(mean); {3} kind.unit
#: Report/Trend+Days.swift
msgid "Recorded on {0} of {1, plural, one {# day} other {# days}}; a mean of {2} {3} on those."
msgstr "Registrado en {0} de {1, plural, one {# día} other {# días}}; en ellos, un promedio de {2} {3}."

#. {0} $0.sentence
#: Report/Trend+Labs.swift
msgid "goal: {0}."
msgstr "objetivo: {0}."

#. {0} last.number(in: unit); {1} last.moment.day; {2} corrected.words(in: unit); {3} CorrectedCalcium.note
#: Report/Trend+Labs.swift
msgid "The values are as measured: {0} of {1} is {2}, {3}."
msgstr "Los valores son los medidos: {0} del {1} son {2}, {3}."

#: Report/Trend+Labs.swift
msgid "Values that were or may have been drawn after a dialysis session aren't drawn."
msgstr "No se dibujan los valores que se tomaron, o pudieron tomarse, después de una sesión de diálisis."

#: Report/Trend+Labs.swift
msgid "A value with < or > stands at its bound."
msgstr "Un valor con < o > se dibuja en su límite."

#: Report/Trend+Labs.swift
msgid "A sample among them was hemolyzed: its value may not be yours."
msgstr "Una de las muestras estaba hemolizada: su valor puede no ser el de usted."

#: Report/Trend+Labs.swift
msgid "line through them"
msgstr "línea que los une"

#. {0} stage.rawValue
#: Report/Trend+Labs.swift
msgid "The newest value lies in {0}."
msgstr "El valor más reciente está en {0}."

#. {0} stage.rawValue; {1} Int(edge)
#: Report/Trend+Labs.swift
msgid "{0} below {1}"
msgstr "{0} por debajo de {1}"

#: Report/Trend+Labs.swift
msgid "Values of different formulas, or across dialysis, are not compared."
msgstr "No se comparan valores de fórmulas distintas, ni de antes y después de comenzar la diálisis."

#: Report/Trend.swift
msgid "Older lines are left out of the chart."
msgstr "Las líneas más antiguas no aparecen en la gráfica."

#: Report/Trend.swift
msgid "There are so many values that each point is the mean of a week."
msgstr "Hay tantos valores que cada punto es el promedio de una semana."

#. {0} facts
#: Report/Trend.swift
msgid "{0} in the blood"
msgstr "{0} en la sangre"

#. {0} Words.sentence(nutrient.name)
#: Report/Trend.swift
msgid "{0} eaten"
msgstr "{0} en la comida"

#: Report/Trend.swift
msgid "Fluid"
msgstr "Líquidos"

#: Report/Trend.swift
msgid "Body weight"
msgstr "Peso corporal"

#: Report/Trend.swift
msgid "Weight gained between sessions"
msgstr "Aumento de peso entre sesiones"

#: Report/Trend.swift
msgid "Active minutes"
msgstr "Minutos activos"

#: Report/Trend.swift
msgid "Steps"
msgstr "Pasos"

#: Report/Trend.swift
msgid "Energy used by moving"
msgstr "Energía gastada al moverse"

#: Report/TrendWords.swift
msgid "There is no value in this time."
msgstr "No hay ningún valor en este tiempo."

#. {0} last.text; {1} unit; {2} last.day
#: Report/TrendWords.swift
msgid "One weight: {0} {1} on {2}."
msgstr "Un peso: {0} {1} el {2}."

#. {0} last.text; {1} unit; {2} last.day
#: Report/TrendWords.swift
msgid "One value: {0} {1} on {2}."
msgstr "Un valor: {0} {1} el {2}."

#. {0} points.count; {1} first.day; {2} last.day; {3} last.text; {4} unit; {5} before
#: Report/TrendWords.swift
msgid "{0} weights from {1} to {2}; the last is {3} {4}, the one before {5}"
msgstr "{0} pesos del {1} al {2}; el último es {3} {4}, el anterior {5}"

#. {0} points.count; {1} first.day; {2} last.day; {3} last.text; {4} unit; {5} before
#: Report/TrendWords.swift
msgid "{0} values from {1} to {2}; the last is {3} {4}, the one before {5}"
msgstr "{0} valores del {1} al {2}; el último es {3} {4}, el anterior {5}"

#. {0} low.text; {1} high.text
#: Report/TrendWords.swift
msgid "between {0} and {1}"
msgstr "entre {0} y {1}"

#. {0} $0
#: Rules/AlarmWords.swift
msgid "the newest value is {0}"
msgstr "el valor más reciente es {0}"

#. {0} $0
#: Rules/AlarmWords.swift
msgid "you have seen it on {0}"
msgstr "usted la marcó como vista el {0}"

#: Rules/AlarmWords.swift
msgid "Call your care team now"
msgstr "Llame a su equipo médico ahora"

#. {0} emergency
#: Rules/AlarmWords.swift
msgid "Call your emergency number if you {0}."
msgstr "Llame a su número de emergencias si {0}."

#: Rules/AlarmWords.swift
msgid "If you were tested or treated since, enter the newer value, or note that you have seen this."
msgstr ""
"Si desde entonces le hicieron otra medición o recibió tratamiento, anote el valor nuevo, o indique que ya vio esto."

#. {0} facts
#: Rules/AlarmWords.swift
msgid "Call your care team today, also out of hours: {0}."
msgstr "Llame a su equipo médico hoy, también fuera de horario: {0}."

#. {0} emergency
#: Rules/AlarmWords.swift
#: Rules/LabJudgment+Sentences.swift
msgid "If you {0}, call your emergency number."
msgstr "Si {0}, llame a su número de emergencias."

#. {0} facts; {1} row.asksAgain
#: Rules/AlarmWords.swift
msgid "{0}: talk about it with your care team, and {1}."
msgstr "{0}: hable de esto con su equipo médico, y {1}."

#. {0} facts
#: Rules/AlarmWords.swift
msgid "{0}: talk about it with your care team."
msgstr "{0}: hable de esto con su equipo médico."

#. {0} day; {1} $0
#: Rules/AlarmWords.swift
#: Rules/InteractionDay.swift
msgid "{0} at {1}"
msgstr "{0}, {1}"

#. {0} name; {1} value; {2} time
#: Rules/AlarmWords.swift
msgid "{0} is {1} ({2})"
msgstr "{0}: {1} ({2})"

#. {0} name; {1} value; {2} time
#: Rules/AlarmWords.swift
msgid "{0} was {1} ({2})"
msgstr "{0}: era {1} ({2})"

#: Rules/AlarmWords.swift
msgid "Add your care team’s number to the profile, so that it stands here."
msgstr "Agregue el número de su equipo médico a su perfil, para que aparezca aquí."

#. {0} $0
#: Rules/AlarmWords.swift
msgid "Care team: {0}"
msgstr "Equipo médico: {0}"

#. {0} $0
#: Rules/AlarmWords.swift
msgid "out of hours: {0}"
msgstr "fuera de horario: {0}"

#: Rules/CorrectedCalcium.swift
msgid "an estimate: ask your care team whether the ionized calcium is to be measured"
msgstr "es una estimación: pregunte a su equipo médico si hay que medir el calcio ionizado"

#. {0} bound(in: albumin.unit)
#: Rules/CorrectedCalcium.swift
msgid "It is not corrected, because the albumin of that day is not under {0}."
msgstr "No se corrige, porque la albúmina de ese día no es menor de {0}."

#. {0} shown(in: unit); {1} bound
#: Rules/CorrectedCalcium.swift
msgid "about {0} corrected for an albumin under {1}"
msgstr "unos {0} corregido por una albúmina menor de {1}"

#. {0} before; {1} to.shown
#: Rules/CreatinineRise.swift
msgid "rose from {0} to {1} within a day"
msgstr "subió de {0} a {1} en menos de un día"

#. {0} before; {1} to.shown
#: Rules/CreatinineRise.swift
msgid "rose from {0} to {1} within a day, if the higher came second, as a time of day isn’t known"
msgstr "subió de {0} a {1} en menos de un día, si el más alto fue el segundo, pues no se sabe una hora del día"

#. {0} before; {1} to.shown; {2} days
#: Rules/CreatinineRise.swift
msgid "rose from {0} to {1} in {2, plural, one {# day} other {# days}}"
msgstr "subió de {0} a {1} en {2, plural, one {# día} other {# días}}"

#. {0} before; {1} to.shown; {2} days
#: Rules/CreatinineRise.swift
msgid ""
"rose from {0} to {1} in {2, plural, one {# day} other {# days}}, perhaps within 48 hours, as a time of day isn’t known"
msgstr ""
"subió de {0} a {1} en {2, plural, one {# día} other {# días}}, quizás en menos de 48 horas, pues no se sabe una hora "
"del día"

#: Rules/DialysisWeight.swift
msgid "the limit that held on the day"
msgstr "el límite que valía ese día"

#. {0} DecimalText.text($0, most: 2)
#: Rules/DialysisWeight.swift
msgid "the clinic's limit of {0} %"
msgstr "el límite de la clínica de {0} %"

#. {0} WeightRule.text(kilograms: more, in: units)
#: Rules/DialysisWeight.swift
msgid ""
"the weight after the session is {0} above the one before — check both numbers; if they are right, tell the dialysis "
"team"
msgstr ""
"el peso después de la sesión es {0} mayor que el de antes — revise los dos números; si son correctos, avise al equipo "
"de diálisis"

#. {0} WeightRule.text(kilograms: gain.kilograms, in: units); {1} DecimalText.text(percent, most: 1); {2} DecimalText.te
#: Rules/DialysisWeight.swift
msgid ""
"{0} gained since the last session is {1} % of the dry weight — the clinic's limit is {2} %; tell the dialysis team"
msgstr ""
"{0} de aumento desde la última sesión es {1} % del peso seco — el límite de la clínica es {2} %; avise al equipo de "
"diálisis"

#. {0} WeightRule.text(kilograms: gain.kilograms, in: units); {1} DecimalText.text(percent, most: 1)
#: Rules/DialysisWeight.swift
msgid ""
"{0} gained since the last session is {1} % of the dry weight — guidelines name 4.0 to 4.5 %; ask the dialysis team "
"what holds for you"
msgstr ""
"{0} de aumento desde la última sesión es {1} % del peso seco — las guías mencionan de 4.0 a 4.5 %; pregunte al equipo "
"de diálisis cuál es el límite para usted"

#. {0} DecimalText.text(rate, most: 1)
#: Rules/DialysisWeight.swift
msgid ""
"about {0} mL per kg and hour were taken off; more than 13 went with harm in a study of 2011 — ask the dialysis team"
msgstr ""
"se quitaron unos {0} mL por kg y hora; más de 13 se relacionó con daño en un estudio de 2011 — pregunte al equipo de "
"diálisis"

#. {0} $0.moment.day
#: Rules/DialysisWeight.swift
msgid "since the last session ({0})"
msgstr "desde la última sesión ({0})"

#: Rules/DialysisWeight.swift
msgid "since the lowest weight of the week"
msgstr "desde el peso más bajo de la semana"

#: Rules/DialysisWeight.swift
msgid "above the dry weight"
msgstr "por encima del peso seco"

#. {0} WeightRule.text(kilograms: gained, in: profile.units); {1} from
#: Rules/DialysisWeight.swift
msgid "{0} gained {1}"
msgstr "aumento de {0} {1}"

#. {0} gain; {1} share; {2} limit
#: Rules/DialysisWeight.swift
msgid "{0}, {1} % of that weight, reaches the {2} % that guidelines name"
msgstr "{0}, {1} % de ese peso, llega al {2} % que mencionan las guías"

#. {0} gain; {1} share; {2} limit
#: Rules/DialysisWeight.swift
msgid "{0}, {1} % of that weight, reaches your own limit of {2} %"
msgstr "{0}, {1} % de ese peso, llega a su propio límite de {2} %"

#. {0} gain; {1} share; {2} limit
#: Rules/DialysisWeight.swift
msgid "{0}, {1} % of the dry weight, reaches the {2} % that guidelines name"
msgstr "{0}, {1} % del peso seco, llega al {2} % que mencionan las guías"

#. {0} gain; {1} share; {2} limit
#: Rules/DialysisWeight.swift
msgid "{0}, {1} % of the dry weight, reaches your own limit of {2} %"
msgstr "{0}, {1} % del peso seco, llega a su propio límite de {2} %"

#. {0} shown; {1} more; {2} aim
#: Rules/DialysisWeight.swift
msgid "{0} after a session, {1} above the dry weight of {2}"
msgstr "{0} después de una sesión, {1} por encima del peso seco de {2}"

#. {0} shown; {1} more; {2} aim
#: Rules/DialysisWeight.swift
msgid "{0} before a session, {1} above the dry weight of {2}"
msgstr "{0} antes de una sesión, {1} por encima del peso seco de {2}"

#. {0} part.name
#: Rules/DietReading.swift
#: Rules/DietRule.swift
msgid "a goal for {0} of"
msgstr "un objetivo ({0}) de"

#: Rules/DietReading.swift
msgid "grams, such as 60 g"
msgstr "gramos, como 60 g"

#: Rules/DietRule.swift
msgid "5 to 1,000 g"
msgstr "de 5 a 1,000 g"

#: Rules/DietRule.swift
msgid "at most what a day may bring"
msgstr "como máximo lo que puede aportar un día"

#: Rules/DietRule.swift
msgid "at most the carbohydrate of a day, of which they are a part"
msgstr "como máximo los carbohidratos de un día, de los que son una parte"

#: Rules/DietRule.swift
msgid "6 to 10 % (43 to 85 mmol/mol), as your care team set it"
msgstr "de 6 a 10 % (43 a 85 mmol/mol), como lo fijó su equipo médico"

#: Rules/DietRule.swift
msgid "80 to 250 mg/dL (4.5 to 13.8 mmol/L), as your care team set it"
msgstr "de 80 a 250 mg/dL (4.5 a 13.8 mmol/L), como lo fijó su equipo médico"

#: Rules/DietRule.swift
#: Rules/GoalProgress.swift
#: Screens/TotalRow.swift
msgid "nothing written down"
msgstr "nada anotado"

#. {0} DecimalText.text(adequateCarbohydrate); {1} evidence.citation
#: Rules/DietRule.swift
msgid "less than {0} g a day is little — keep to it only where your care team set it ({1})"
msgstr "menos de {0} g al día es poco — sígalo solo si su equipo médico lo fijó así ({1})"

#: Rules/DietRule.swift
msgid "no meal written down"
msgstr "no se anotó ninguna comida"

#. {0} over.joined(separator: localized(" and "))
#: Rules/DietRule.swift
msgid "over it at {0}"
msgstr "se pasó en: {0}"

#: Rules/DietRule.swift
#: Rules/MedicineLookup.swift
msgid " and "
msgstr " y "

#. {0} without
#: Rules/DietRule.swift
msgid "{0, plural, one {# entry belongs} other {# entries belong}} to no meal"
msgstr "{0, plural, one {# anotación no pertenece} other {# anotaciones no pertenecen}} a ninguna comida"

#: Rules/DietRule.swift
msgid "no value that was said to be fasting"
msgstr "ningún valor marcado como en ayunas"

#: Rules/DietRule.swift
#: Rules/GoalProgress.swift
msgid "no value yet"
msgstr "todavía no hay valor"

#: Rules/DietRule.swift
msgid "enter one"
msgstr "anote uno"

#. {0} last.shown; {1} last.moment.day
#: Rules/DietRule.swift
#: Rules/GoalProgress.swift
#: Screens/TargetsScreen.swift
msgctxt "day"
msgid "{0} of {1}"
msgstr "{0} del {1}"

#. {0} cited.age
#: Rules/DietRule.swift
#: Rules/GoalProgress.swift
msgid "the value is {0} days old — ask for a new test"
msgstr "el valor tiene {0} días — pida un nuevo análisis"

#: Rules/DietRule.swift
msgid "low: talk about it with your care team"
msgstr "bajo: hable de esto con su equipo médico"

#: Rules/DrugLabelChoice.swift
msgid "Kidneys and dialysis"
msgstr "Riñones y diálisis"

#: Rules/DrugLabelChoice.swift
#: UseCases/NoticeCandidates.swift
msgid "Food and drink"
msgstr "Comida y bebida"

#: Rules/DrugLabelChoice.swift
msgid "Potassium, phosphate and other minerals"
msgstr "Potasio, fosfato y otros minerales"

#: Rules/DrugLabelChoice.swift
msgid "Other medicines"
msgstr "Otras medicinas"

#: Rules/DrugLabelChoice.swift
msgid "Boxed warning"
msgstr "Advertencia en recuadro"

#: Rules/DrugLabelChoice.swift
msgid "Contraindications"
msgstr "Contraindicaciones"

#: Rules/DrugLabelChoice.swift
msgid "Drug interactions"
msgstr "Interacciones con otras medicinas"

#: Rules/DrugLabelChoice.swift
msgid "Laboratory test interactions"
msgstr "Interacciones con análisis de laboratorio"

#: Rules/DrugLabelChoice.swift
msgid "Food safety warning"
msgstr "Advertencia de seguridad alimentaria"

#: Rules/DrugLabelChoice.swift
msgid "Warnings and cautions"
msgstr "Advertencias y precauciones"

#: Rules/DrugLabelChoice.swift
msgid "Warnings"
msgstr "Advertencias"

#: Rules/DrugLabelChoice.swift
msgid "Precautions"
msgstr "Precauciones"

#: Rules/DrugLabelChoice.swift
msgid "Do not use"
msgstr "No usar"

#: Rules/DrugLabelChoice.swift
msgid "Ask a doctor or pharmacist"
msgstr "Pregunte a un médico o farmacéutico"

#: Rules/DrugLabelChoice.swift
msgid "Dosage and administration"
msgstr "Dosis y administración"

#: Rules/DrugLabelChoice.swift
msgid "Information for patients"
msgstr "Información para pacientes"

#: Rules/DrugLabelChoice.swift
msgid "Patient information"
msgstr "Información del paciente"

#: Rules/DrugLabelChoice.swift
msgid "Package insert"
msgstr "Prospecto del envase"

#: Rules/DrugLabelChoice.swift
msgid "Medication guide"
msgstr "Guía del medicamento"

#: Rules/DrugLabelChoice.swift
msgid "Active ingredient"
msgstr "Ingrediente activo"

#: Rules/EGFR.swift
msgid "the eGFR is computed from a creatinine — enter one"
msgstr "la TFGe se calcula con una creatinina — anote una"

#. {0} age
#: Rules/EGFR.swift
msgid "at {0} the adult formula does not hold — ask the care team for the eGFR"
msgstr ""
"con {0, plural, one {# año} other {# años}} de edad la fórmula de adultos no sirve — pida la TFGe al equipo médico"

#: Rules/EGFR.swift
msgid "on dialysis the eGFR says nothing, so none is computed"
msgstr "en diálisis la TFGe no dice nada, así que no se calcula"

#: Rules/EGFR.swift
msgid "the formula needs the sex — add it to the profile"
msgstr "la fórmula necesita el sexo — agréguelo a su perfil"

#: Rules/EGFR.swift
msgid "the formula needs the age — add the birth date to the profile"
msgstr "la fórmula necesita la edad — agregue la fecha de nacimiento a su perfil"

#: Rules/EGFR.swift
msgid "the formula needs a number — enter the creatinine without < or >"
msgstr "la fórmula necesita un número — anote la creatinina sin < ni >"

#: Rules/EGFRCourse.swift
msgid "it takes two values of one formula, three months apart, to tell"
msgstr "para saberlo hacen falta dos valores de una misma fórmula, con tres meses de diferencia"

#. {0} before.shown; {1} before.moment.day; {2} last.shown; {3} last.moment.day
#: Rules/EGFRCourse.swift
msgid "eGFR {0} of {1}, then {2} of {3}"
msgstr "TFGe {0} del {1}, después {2} del {3}"

#. {0} text(slope); {1} text(slopeBand.lowerBound); {2} text(slopeBand.upperBound); {3} points.count; {4} formula.name
#: Rules/EGFRTrend.swift
msgid "{0} a year (95 % between {1} and {2}, {3} values, {4})"
msgstr "{0} al año (95 % entre {1} y {2}, {3} valores, {4})"

#. {0} figures
#: Rules/EGFRTrend.swift
msgid "the eGFR falls rapidly, {0} — show this to your care team soon"
msgstr "la TFGe está bajando rápidamente, {0} — muestre esto pronto a su equipo médico"

#. {0} figures
#: Rules/EGFRTrend.swift
msgid "the eGFR may be falling rapidly, {0} — ask your care team whether to test again"
msgstr "la TFGe quizás esté bajando rápidamente, {0} — pregunte a su equipo médico si hay que repetir el análisis"

#. {0} figures
#: Rules/EGFRTrend.swift
msgid "the eGFR falls slowly, {0} — talk about it at the next visit"
msgstr "la TFGe está bajando despacio, {0} — hable de esto en la próxima consulta"

#. {0} figures
#: Rules/EGFRTrend.swift
msgid "the eGFR shows no clear change, {0}"
msgstr "la TFGe no muestra un cambio claro, {0}"

#. {0} figures
#: Rules/EGFRTrend.swift
msgid "the eGFR rises, {0}"
msgstr "la TFGe sube, {0}"

#: Rules/EGFRTrend.swift
msgid "on dialysis the eGFR says nothing, so no trend is shown"
msgstr "en diálisis la TFGe no dice nada, así que no se muestra ninguna tendencia"

#. {0} count
#: Rules/EGFRTrend.swift
msgid "a trend needs three values of one formula; there are {0}"
msgstr "una tendencia necesita tres valores de una misma fórmula; hay {0}"

#. {0} days
#: Rules/EGFRTrend.swift
msgid "a trend needs values over a year; these span {0, plural, one {# day} other {# days}}"
msgstr "una tendencia necesita valores de un año; estos abarcan {0, plural, one {# día} other {# días}}"

#. {0} to.shown; {1} LabUnit.mLPerMinute.symbol; {2} percent; {3} from.shown; {4} from.moment.day
#: Rules/EGFRTrend.swift
msgid "eGFR fell to {0} {1}, {2} % below the {3} of {4}"
msgstr "la TFGe bajó a {0} {1}, {2} % por debajo de {3} del {4}"

#. {0} fall
#: Rules/EGFRTrend.swift
msgid "{0}, which another formula gave"
msgstr "{0}, que dio otra fórmula"

#: Rules/EGFRTrend.swift
msgid "the eGFR is more than 20 % below the one before — ask your care team about another test soon"
msgstr "la TFGe está más de 20 % por debajo de la anterior — pregunte pronto a su equipo médico por otro análisis"

#: Rules/EGFRTrend.swift
msgid "the eGFR has fallen by a quarter or more and into another stage — talk about it with your care team"
msgstr "la TFGe bajó una cuarta parte o más y pasó a otra etapa — hable de esto con su equipo médico"

#. {0} sentence; {1} reason
#: Rules/Evaluation+Alerts.swift
msgid "the goal to {0} pauses: {1}"
msgstr "la meta se pone en pausa ({0}): {1}"

#: Rules/Evaluation+Alerts.swift
msgid "too little is written down to tell whether a limit was kept"
msgstr "se anotó muy poco para saber si se respetó algún límite"

#: Rules/Evaluation+Alerts.swift
msgid "written down"
msgstr "anotado"

#. {0} period.name; {1} days.count; {2} period.days.count; {3} points
#: Rules/Evaluation+Alerts.swift
msgid "{0}: written down on {1} of {2, plural, one {# day} other {# days}}, {3, plural, one {# point} other {# points}}"
msgstr "{0}: anotado en {1} de {2, plural, one {# día} other {# días}}, {3, plural, one {# punto} other {# puntos}}"

#: Rules/Evaluation+Interactions.swift
msgid "only medicines of the table are checked."
msgstr "solo se revisan las medicinas de la tabla."

#. {0} grants.count
#: Rules/Evaluation.swift
msgid "{0, plural, one {# reward given} other {# rewards given}}"
msgstr "{0, plural, one {# recompensa dada} other {# recompensas dadas}}"

#. {0} reversals.count
#: Rules/Evaluation.swift
msgid "{0, plural, one {# taken back} other {# taken back}}"
msgstr "{0, plural, one {# retirada} other {# retiradas}}"

#. {0} pending.count
#: Rules/Evaluation.swift
msgid "{0, plural, one {# pending or back} other {# pending or back}}"
msgstr "{0, plural, one {# en espera o de vuelta} other {# en espera o de vuelta}}"

#. {0} settled.count
#: Rules/Evaluation.swift
msgid "{0, plural, one {# kept for good} other {# kept for good}}"
msgstr "{0, plural, one {# conservada para siempre} other {# conservadas para siempre}}"

#. {0} alerts.count
#: Rules/Evaluation.swift
msgid "{0, plural, one {# alert} other {# alerts}}"
msgstr "{0, plural, one {# alerta} other {# alertas}}"

#. {0} suggestions.count
#: Rules/Evaluation.swift
msgid "{0, plural, one {# suggestion} other {# suggestions}}"
msgstr "{0, plural, one {# sugerencia} other {# sugerencias}}"

#. {0} closings.count
#: Rules/Evaluation.swift
msgid "{0, plural, one {# summary} other {# summaries}}"
msgstr "{0, plural, one {# resumen} other {# resúmenes}}"

#: Rules/Evaluation.swift
msgid "Nothing new."
msgstr "Nada nuevo."

#. {0} points; {1} name; {2} period; {3} why
#: Rules/Evaluation.swift
msgid "{0, plural, one {# point} other {# points}}: {1}, {2} — {3}"
msgstr "{0, plural, one {# punto} other {# puntos}}: {1}, {2} — {3}"

#. {0} -points; {1} name; {2} period; {3} why
#: Rules/Evaluation.swift
msgid "{0, plural, one {# point was} other {# points were}} taken back: {1}, {2} — {3}"
msgstr "{0, plural, one {se quitó # punto} other {se quitaron # puntos}}: {1}, {2} — {3}"

#. {0} name; {1} period; {2} why
#: Rules/Evaluation.swift
msgid "a reward waits: {0}, {1} — {2}"
msgstr "una recompensa está en espera: {0}, {1} — {2}"

#. {0} name; {1} period; {2} why
#: Rules/Evaluation.swift
msgid "a reward counts again: {0}, {1} — {2}"
msgstr "una recompensa cuenta otra vez: {0}, {1} — {2}"

#: Rules/EvidenceList.swift
msgid "Star fruit harms the nerves with kidney disease"
msgstr "La carambola daña los nervios si hay enfermedad de los riñones"

#: Rules/EvidenceList.swift
msgid "Salt with potassium chloride isn't for advanced kidney disease"
msgstr "La sal con cloruro de potasio no es para la enfermedad renal avanzada"

#: Rules/EvidenceList.swift
msgid "Added phosphate is absorbed more than that of plants and meat"
msgstr "El fosfato agregado se absorbe más que el de las plantas y la carne"

#. {0} facts.title
#: Rules/EvidenceList.swift
msgid "{0}: the range by which a value is flagged"
msgstr "{0}: el rango con el que se marca un resultado"

#. {0} facts.title
#: Rules/EvidenceList.swift
msgid "{0}: its eGFR flags a value, and no range of its own does"
msgstr "{0}: un resultado se marca por su TFGe y no por un rango propio"

#: Rules/EvidenceList.swift
msgid "The filtration rate is computed from creatinine"
msgstr "La tasa de filtración se calcula con la creatinina"

#: Rules/EvidenceList.swift
msgid "The stage is told from the filtration rate"
msgstr "La etapa se determina con la tasa de filtración"

#: Rules/EvidenceList.swift
msgid "A quick fall of the filtration rate is told"
msgstr "Se avisa de una bajada rápida de la tasa de filtración"

#: Rules/EvidenceList.swift
msgid "A rise of creatinine within days is told"
msgstr "Se avisa de una subida de la creatinina en días"

#: Rules/EvidenceList.swift
msgid "A rise of creatinine within months is told"
msgstr "Se avisa de una subida de la creatinina en meses"

#: Rules/EvidenceList.swift
msgid "Calcium is corrected for albumin"
msgstr "El calcio se corrige según la albúmina"

#: Rules/EvidenceList.swift
msgid "A fall of the filtration rate is told"
msgstr "Se avisa de una bajada de la tasa de filtración"

#: Rules/EvidenceList.swift
msgid "A smaller fall of the filtration rate is told"
msgstr "Se avisa de una bajada más pequeña de la tasa de filtración"

#: Rules/EvidenceList.swift
msgid "Blood pressure is judged"
msgstr "Se evalúa la presión arterial"

#: Rules/EvidenceList.swift
msgid "A blood pressure is told before it is an alarm"
msgstr "Se avisa de una presión arterial antes de que sea una alarma"

#: Rules/EvidenceList.swift
msgid "A quick gain of weight is told"
msgstr "Se avisa de un aumento rápido de peso"

#: Rules/EvidenceList.swift
msgid "A slow gain of weight is told"
msgstr "Se avisa de un aumento lento de peso"

#: Rules/EvidenceList.swift
msgid "A gain of weight on peritoneal dialysis is told"
msgstr "Se avisa de un aumento de peso en diálisis peritoneal"

#: Rules/EvidenceList.swift
msgid "A loss of weight without a goal is told"
msgstr "Se avisa de una pérdida de peso sin una meta"

#: Rules/EvidenceList.swift
msgid "An alarm that was entered late is told today"
msgstr "De una alarma que se anotó tarde se avisa hoy"

#: Rules/EvidenceList.swift
msgid "A weight without a birth date is taken for an adult's"
msgstr "Un peso sin fecha de nacimiento se toma como el de un adulto"

#: Rules/EvidenceList.swift
msgid "A sample is taken for one after a dialysis session"
msgstr "Una muestra se toma como posterior a una sesión de diálisis"

#: Rules/EvidenceList.swift
msgid "A session that seems to be missed is told"
msgstr "Se avisa de una sesión a la que parece que se faltó"

#: Rules/EvidenceList.swift
msgid "Medicines to ask about on a sick day are named"
msgstr "Se nombran las medicinas por las que hay que preguntar en un día de enfermedad"

#: Rules/EvidenceList.swift
msgid "An SGLT2 inhibitor is named on a sick day"
msgstr "Un inhibidor de SGLT2 se nombra en un día de enfermedad"

#: Rules/EvidenceList.swift
msgid "Lithium is named on a sick day"
msgstr "El litio se nombra en un día de enfermedad"

#: Rules/EvidenceList.swift
msgid "Digoxin is named on a sick day"
msgstr "La digoxina se nombra en un día de enfermedad"

#: Rules/EvidenceList.swift
msgid "Medicines against rejection aren't stopped without a call"
msgstr "Las medicinas contra el rechazo no se dejan sin una llamada"

#: Rules/EvidenceList.swift
msgid "Warfarin isn't stopped without a call"
msgstr "La warfarina no se deja sin llamar antes"

#: Rules/EvidenceList.swift
msgid "Steroids and insulin aren't stopped without a call"
msgstr "Los esteroides y la insulina no se dejan sin una llamada"

#: Rules/EvidenceList.swift
msgid "Carbohydrate is judged against a diet for diabetes"
msgstr "Los carbohidratos se evalúan según una dieta para la diabetes"

#: Rules/EvidenceList.swift
msgid "The absorbed share of phosphorus depends on its source"
msgstr "La parte del fósforo que se absorbe depende de su origen"

#: Rules/EvidenceList.swift
msgid "Medicines are found by their Spanish names"
msgstr "Las medicinas se encuentran por sus nombres en español"

#: Rules/EvidenceList.swift
msgid "Aspirin in amounts against pain is judged as an anti-inflammatory pain reliever"
msgstr "La aspirina en cantidades contra el dolor se evalúa como un analgésico antiinflamatorio"

#: Rules/EvidenceList.swift
msgid "A fruit goal on hemodialysis is judged by the urine"
msgstr "Una meta de fruta en hemodiálisis se evalúa según la orina"

#: Rules/EvidenceList.swift
msgid "A goal of weight is judged by its pace"
msgstr "Una meta de peso se evalúa por su ritmo"

#: Rules/EvidenceList.swift
msgid "A goal of weight is judged by the body mass index"
msgstr "Una meta de peso se evalúa por el índice de masa corporal"

#: Rules/EvidenceList.swift
msgid "A goal of sodium has a floor"
msgstr "Una meta de sodio tiene un mínimo"

#: Rules/EvidenceList.swift
msgid "A goal to drink has a ceiling"
msgstr "Una meta de beber tiene un máximo"

#: Rules/EvidenceList.swift
msgid "Swaps are judged by the figures of their portions"
msgstr "Los cambios se evalúan por los datos de sus porciones"

#: Rules/EvidenceList.swift
msgid "Swaps have notes on diets"
msgstr "Los cambios tienen notas sobre dietas"

#. {0} count
#: Rules/EvidenceList.swift
msgid "Brand names and classes of {0, plural, one {# medicine or product} other {# medicines and products}}"
msgstr "Marcas y clases de {0, plural, one {# medicina o producto} other {# medicinas y productos}}"

#. {0} title; {1} result.shown; {2} rate; {3} limit
#: Rules/FailureRate.swift
msgid "{0} {1} gives an eGFR of {2}, under {3}"
msgstr "{0} {1} da una TFGe de {2}, por debajo de {3}"

#. {0} rate; {1} limit
#: Rules/FailureRate.swift
msgid "the eGFR of {0} is under {1}"
msgstr "la TFGe de {0} está por debajo de {1}"

#. {0} title; {1} result.shown; {2} limit; {3} refusal.description
#: Rules/FailureRate.swift
msgid "{0} {1} means an eGFR under {2} at every adult age, and the number isn’t known: {3}"
msgstr "{0} {1} significa una TFGe por debajo de {2} a cualquier edad adulta, y el número no se conoce: {3}"

#. {0} DecimalText.text(percent, most: 1); {1} from.moment.day
#: Rules/FluidWatch.swift
msgid "{0} % of the weight was lost since {1}"
msgstr "se perdió el {0} % del peso desde el {1}"

#. {0} DecimalText.text(percent, most: 1); {1} from.moment.day
#: Rules/FluidWatch.swift
msgid ""
"{0} % of the weight was lost since {1}, and no goal asks for it — tell your care team, and ask a dietitian what to add"
msgstr ""
"se perdió {0} % del peso desde el {1}, y ninguna meta lo pide — avise a su equipo médico, y pregunte a un dietista "
"qué agregar"

#. {0} DecimalText.text(gain.kilograms, most: 1)
#: Rules/FluidWatch.swift
msgid ""
"{0} kg gained since the last session is more than a kilogram for each day between, a rule of thumb — tell the "
"dialysis team, and enter the dry weight"
msgstr ""
"{0} kg de aumento desde la última sesión es más de un kilogramo por cada día entre sesiones, una regla práctica — "
"avise al equipo de diálisis, y anote el peso seco"

#. {0} day
#: Rules/FluidWatch.swift
msgid ""
"the third day since the session of {0} ends the long gap: potassium and fluid have built up most — keep to the "
"limits, and don't miss the next session"
msgstr ""
"con el tercer día desde la sesión del {0} termina el intervalo largo: ahora es cuando más se han acumulado el potasio "
"y los líquidos — respete los límites, y no falte a la próxima sesión"

#. {0} day
#: Rules/FluidWatch.swift
msgid "no session is written down since {0}"
msgstr "no hay ninguna sesión anotada desde el {0}"

#. {0} day; {1} since
#: Rules/FluidWatch.swift
msgid ""
"no session is written down since {0}, {1} days ago — if one was missed, call the dialysis unit today; if not, enter "
"its weights"
msgstr ""
"no hay ninguna sesión anotada desde el {0}, hace {1} días — si faltó a una, llame hoy a la unidad de diálisis; si no, "
"anote sus pesos"

#: Rules/FoodFit.swift
#: Rules/IntakeAlerts.swift
msgid "star fruit can harm the nerves with kidney disease"
msgstr "la carambola (fruta estrella) puede dañar los nervios cuando hay enfermedad de los riñones"

#: Rules/FoodFit.swift
msgid "it is salted with potassium"
msgstr "tiene sal de potasio"

#: Rules/FoodFit.swift
msgid "grapefruit and its kin raise a medicine of yours"
msgstr "la toronja y frutas parecidas suben el nivel de una medicina que usted toma"

#: Rules/FoodFit.swift
msgid "it holds tyramine, which doesn't go with an inhibitor of monoamine oxidase"
msgstr "tiene tiramina, que no es compatible con un inhibidor de la monoaminooxidasa"

#: Rules/FoodFit.swift
msgid "cranberry can move the INR with warfarin"
msgstr "el arándano rojo puede alterar el INR con warfarina"

#. {0} tag.name
#: Rules/FoodFit.swift
msgid "it holds what you leave out: {0}"
msgstr "tiene algo que usted evita: {0}"

#: Rules/FoodFit.swift
msgid "it has added sugar, and you have diabetes"
msgstr "tiene azúcar agregada, y usted tiene diabetes"

#: Rules/FoodFit.swift
msgid "it is among the foods that you don't like"
msgstr "está entre los alimentos que no le gustan"

#: Rules/FoodFit.swift
msgid "it is meat or fish, and you eat vegetarian"
msgstr "es carne o pescado, y usted sigue una dieta vegetariana"

#. {0} entry.food.shownName; {1} reason
#: Rules/GoalDay.swift
msgid "{0}: not counted, as a warning is about it — {1}"
msgstr "{0}: no se cuenta, porque hay una advertencia — {1}"

#: Rules/GoalDay.swift
msgid "it raises the amount of a medicine of yours in the blood"
msgstr "sube la cantidad de una medicina suya en la sangre"

#: Rules/GoalDay.swift
msgid "with warfarin the day holds more than twice the usual vitamin K"
msgstr "con warfarina, el día tiene más del doble de la vitamina K de costumbre"

#: Rules/GoalDay.swift
#: Rules/IntakeAlerts.swift
#: Rules/Substitution.swift
msgid "fluid"
msgstr "líquidos"

#: Rules/GoalDay.swift
msgid "nothing was written down"
msgstr "no se anotó nada"

#. {0} total.withoutFigure; {1} name
#: Rules/GoalDay.swift
msgid "{0} for {1}"
msgstr "{0}: {1}"

#: Rules/GoalDay.swift
msgid "what was written down is less protein or energy than a day needs"
msgstr "lo que se anotó tiene menos proteína o energía de lo que un día necesita"

#: Rules/GoalDay.swift
msgid "how much protein and energy is needed isn't known — enter the category and a weight"
msgstr "no se sabe cuánta proteína y energía hace falta — anote la categoría y un peso"

#. {0} unknownFoods
#: Rules/GoalDay.swift
msgid "{0, plural, one {# food has no figure} other {# foods have no figure}}"
msgstr "{0, plural, one {# alimento no tiene este dato} other {# alimentos no tienen este dato}}"

#: Rules/GoalHarmRule.swift
msgid "on dialysis the clinic sets the dry weight, and a lower number can be fluid"
msgstr "en diálisis la clínica fija el peso seco, y un número más bajo puede deberse a los líquidos"

#: Rules/GoalHarmRule.swift
msgid "older and frail people need what they have"
msgstr "las personas mayores y frágiles necesitan lo que tienen"

#: Rules/GoalProgress.swift
#: Screens/GoalRow.swift
msgid "paused"
msgstr "en pausa"

#: Rules/GoalProgress.swift
#: Screens/GoalRow.swift
#: Tables/MeasureTable.swift
msgid "cups"
msgstr "tazas"

#. {0} FluidRule.text(total, in: record.profile.units); {1} FluidRule.text(number, in: record.profile.units)
#: Rules/GoalProgress.swift
#: Screens/ScreenWords.swift
msgid "{0} of {1}"
msgstr "{0} de {1}"

#. {0} total.withoutFigure
#: Rules/GoalProgress.swift
msgid "{0}: it can be more"
msgstr "{0}: puede ser más"

#: Rules/GoalProgress.swift
msgid "no weight yet"
msgstr "todavía no hay peso"

#: Rules/GoalProgress.swift
msgid "enter a weight"
msgstr "anote un peso"

#. {0} number; {1} text(goal); {2} text(start)
#: Rules/GoalProgress.swift
msgid "{0} of {1}, from {2}"
msgstr "{0} de {1}, desde {2}"

#: Rules/GoalProgress.swift
msgid "ask for a test"
msgstr "pida un análisis"

#. {0} last.shown; {1} LabUnit.mLPerMinute.symbol; {2} last.moment.day
#: Rules/GoalProgress.swift
#: Rules/LabRule.swift
msgid "{0} {1} of {2}"
msgstr "{0} {1} del {2}"

#: Rules/GoalProgress.swift
msgid "no reading of the last 30 days"
msgstr "ninguna medición de los últimos 30 días"

#: Rules/GoalProgress.swift
msgid "measure and write down a few"
msgstr "mida y anote algunas"

#. {0} mean.shown; {1} recent.count
#: Rules/GoalProgress.swift
msgid "a mean of {0} of {1, plural, one {# reading} other {# readings}} in 30 days"
msgstr "un promedio de {0} de {1, plural, one {# medición} other {# mediciones}} en 30 días"

#. {0} DecimalText.grouped(minutes); {1} DecimalText.grouped(goal)
#: Rules/GoalProgress.swift
msgid "{0} of {1} minutes this week"
msgstr "{0} de {1} minutos esta semana"

#. {0} total.text(unit: Nutrient.potassium.unit); {1} lab.words
#: Rules/IntakeAlerts+Day.swift
msgid ""
"potassium {0}: {1} is high although it was drawn after a dialysis session. No limit goes by such a value — ask your "
"care team what you can eat"
msgstr ""
"potasio {0}: {1} es alto aunque se tomó después de una sesión de diálisis. Ningún límite se guía por ese valor — "
"pregunte a su equipo médico qué puede comer"

#. {0} food
#: Rules/IntakeAlerts.swift
msgid ""
"{0}: star fruit can harm the nerves with kidney disease — don't eat it; if you did and have hiccups or weakness, call "
"your care team now, and with confusion or a seizure your emergency number"
msgstr ""
"{0}: con enfermedad renal, la carambola puede dañar los nervios; no la coma; si la comió y tiene hipo o debilidad, "
"llame ahora a su equipo médico y, si tiene confusión o convulsiones, a su número de emergencias"

#. {0} food
#: Rules/IntakeAlerts.swift
msgid ""
"{0}: star fruit can harm the nerves and kill while kidneys work so little — don't eat it; if you did, call your care "
"team or dialysis unit now, even without symptoms, and with confusion or a seizure your emergency number"
msgstr ""
"{0}: cuando los riñones trabajan tan poco, la carambola puede dañar los nervios y causar la muerte; no la coma; si la "
"comió, llame ahora a su equipo médico o a su unidad de diálisis, aunque no tenga síntomas y, si tiene confusión o "
"convulsiones, a su número de emergencias"

#. {0} food; {1} lab.words
#: Rules/IntakeAlerts.swift
msgid ""
"{0} is mostly potassium, and {1} is 5.0 or more — leave it out, use herbs, vinegar or lemon, and ask your care team "
"if you had some"
msgstr ""
"{0} es sobre todo potasio, y el potasio en la sangre es de 5.0 o más ({1}) — evítelo, use hierbas, vinagre o limón, y "
"pregunte a su equipo médico si ya lo consumió"

#. {0} food
#: Rules/IntakeAlerts.swift
msgid ""
"{0} is mostly potassium, which dialysis can't take off between sessions — use herbs, vinegar or lemon, and ask your "
"care team if you had some"
msgstr ""
"{0} es sobre todo potasio, que la diálisis no puede quitar entre sesiones — use hierbas, vinagre o limón, y pregunte "
"a su equipo médico si ya lo consumió"

#. {0} food; {1} medicine
#: Rules/IntakeAlerts.swift
msgid ""
"{0} is mostly potassium, and a medicine of yours ({1}) raises it — use herbs, vinegar or lemon, and ask your care "
"team if you had some"
msgstr ""
"{0} es sobre todo potasio, y una medicina que usted toma ({1}) lo sube — use hierbas, vinagre o limón, y pregunte a "
"su equipo médico si ya lo consumió"

#. {0} food
#: Rules/IntakeAlerts.swift
msgid ""
"{0} is mostly potassium, which kidneys with an eGFR under 45 clear slowly, whatever the last value — use herbs, "
"vinegar or lemon, and ask your care team if you had some"
msgstr ""
"{0} es sobre todo potasio, que los riñones con una TFGe menor de 45 eliminan despacio, sea cual sea el último valor — "
"use hierbas, vinagre o limón, y pregunte a su equipo médico si ya lo consumió"

#. {0} food; {1} $0.words; {2} $0.age
#: Rules/IntakeAlerts.swift
msgid "{0} is mostly potassium, and {1} is {2} days old — ask your care team before you use it"
msgstr "{0} es sobre todo potasio, y el último valor tiene {2} días ({1}) — pregunte a su equipo médico antes de usarlo"

#. {0} food
#: Rules/IntakeAlerts.swift
msgid "{0} is mostly potassium, and there is no potassium value yet — ask your care team before you use it"
msgstr ""
"{0} es sobre todo potasio, y todavía no hay ningún valor de potasio — pregunte a su equipo médico antes de usarlo"

#. {0} food; {1} $0.words
#: Rules/IntakeAlerts.swift
msgid ""
"{0} has added phosphate, more of which is taken up than of that in plants and meat, and phosphorus is limited ({1}) — "
"look for one without “phos” among its ingredients"
msgstr ""
"{0} tiene fosfato agregado, que se absorbe más que el de las plantas y la carne, y el fósforo está limitado ({1}) — "
"busque uno sin “phos” o “fosf-” entre sus ingredientes"

#. {0} food
#: Rules/IntakeAlerts.swift
msgid ""
"{0} has added phosphate, more of which is taken up than of that in plants and meat, and phosphorus is limited — look "
"for one without “phos” among its ingredients"
msgstr ""
"{0} tiene fosfato agregado, que se absorbe más que el de las plantas y la carne, y el fósforo está limitado — busque "
"uno sin “phos” o “fosf-” entre sus ingredientes"

#: Rules/IntakeAlerts.swift
msgid "dialysis takes protein away, so it is needed"
msgstr "la diálisis quita proteína, por eso hace falta"

#: Rules/IntakeAlerts.swift
msgid "it is needed"
msgstr "hace falta"

#. {0} quantity.noun; {1} intake.day; {2} amount
#: Rules/IntakeAlerts.swift
msgid "{0} on {1} came to {2}"
msgstr "{0} el {1}: {2}"

#. {0} least
#: Rules/IntakeAlerts.swift
msgid "{0} of a day"
msgstr "{0} al día"

#. {0} came; {1} needed; {2} what
#: Rules/IntakeAlerts.swift
msgid "{0}, under the {1}; {2} — write down what is missing, or ask a dietitian what to add"
msgstr "{0}, por debajo de los {1}; {2} — anote lo que falta, o pregunte a un dietista qué agregar"

#. {0} came; {1} needed; {2} what
#: Rules/IntakeAlerts.swift
msgid "{0}, so it isn't known whether it reached the {1}; {2} — enter the figures of those foods, or ask a dietitian"
msgstr "{0}, así que no se sabe si llegó a los {1}; {2} — anote los datos de esos alimentos, o pregunte a un dietista"

#. {0} target.quantity.noun; {1} amount; {2} limit ?? ""
#: Rules/IntakeAlerts.swift
msgid "{0} {1} of at most {2}"
msgstr "{0} {1} de un máximo de {2}"

#. {0} figures
#: Rules/IntakeAlerts.swift
msgid "{0}: over the limit of the day — go easy on it for the rest of the day, and ask your care team"
msgstr "{0}: por encima del límite del día — consuma poco el resto del día, y pregunte a su equipo médico"

#. {0} figures
#: Rules/IntakeAlerts.swift
msgid "{0}: near the limit of the day"
msgstr "{0}: cerca del límite del día"

#. {0} figures
#: Rules/IntakeAlerts.swift
msgid "{0}: over the limit of the day — ask your care team"
msgstr "{0}: por encima del límite del día — pregunte a su equipo médico"

#: Rules/IntakeAlerts.swift
msgid "weight gained between sessions"
msgstr "aumento de peso entre sesiones"

#: Rules/IntakeAlerts.swift
#: Screens/ScreenWords.swift
msgid "upper blood pressure"
msgstr "presión arterial sistólica"

#: Rules/IntakeAlerts.swift
#: Screens/ScreenWords.swift
msgid "lower blood pressure"
msgstr "presión arterial diastólica"

#. {0} Language.current == .english ? category.rawValue : category.title
#: Rules/InteractionDay.swift
msgid "the category of your profile, {0}"
msgstr "la categoría de su perfil, {0}"

#. {0} name
#: Rules/InteractionDay.swift
msgid "{0} is taken, too"
msgstr "también se toma {0}"

#. {0} name; {1} day; {2} hours / 24
#: Rules/InteractionDay.swift
msgid "{0} ended on {1}, less than {2, plural, one {# day} other {# days}} before"
msgstr "{0} terminó el {1}, menos de {2, plural, one {# día} other {# días}} antes"

#. {0} name; {1} day; {2} hours
#: Rules/InteractionDay.swift
msgid "{0} ended on {1}, less than {2, plural, one {# hour} other {# hours}} before"
msgstr "{0} terminó el {1}, menos de {2, plural, one {# hora} other {# horas}} antes"

#. {0} dose.shown; {1} words
#: Rules/InteractionDay.swift
msgid "the dose at {0}: {1}"
msgstr "la dosis de {0}: {1}"

#. {0} LabTable.facts(analyte).title.lowercasedUnlessAcronym
#: Rules/InteractionDay.swift
msgid "no usable {0} was entered, so the rules that ask for it were not checked"
msgstr "no se anotó ningún valor de {0} que sirva, así que no se revisaron las reglas que lo necesitan"

#. {0} name; {1} lab.words; {2} CorrectedCalcium.note
#: Rules/InteractionDay.swift
msgid "{0} with {1}: as measured it is too low, only corrected it is not, {2}"
msgstr "{0} con {1}: tal como se midió es demasiado bajo y solo corregido no lo es; {2}"

#. {0} name
#: Rules/InteractionDay.swift
msgid "when {0} is taken isn't known, so its times were not checked — add them"
msgstr "no se sabe cuándo se toma {0}, así que no se revisaron sus horarios — agréguelos"

#. {0} nutrient.name; {1} name
#: Rules/InteractionDay.swift
msgid "how much {0} {1} brings can't be read from its dose and times — write them as 650 mg, with each time"
msgstr ""
"con la dosis y los horarios de {1} no se puede saber cuánto aporta de {0} — escríbalos como 650 mg, con cada hora"

#. {0} MedicineTable.row(generic)?.shownName ?? generic; {1} name
#: Rules/InteractionDay.swift
msgid ""
"how much {0} {1} brings in a day can't be read from its dose and times, so the sum of a day may be higher than what "
"is known"
msgstr ""
"con la dosis y los horarios de {1} no se puede saber cuánto aporta de {0} al día, así que la suma del día puede ser "
"mayor que lo que se sabe"

#: Rules/InteractionDay.swift
msgid "nothing was entered as eaten, so food was not checked"
msgstr "no se anotó nada de comida, así que no se revisaron los alimentos"

#. {0} nutrient.name
#: Rules/InteractionDay.swift
msgid "some foods of the day have no figure for {0}, so there may be more"
msgstr "algunos alimentos del día no tienen un dato de {0}, así que puede haber más"

#. {0} nutrient.name
#: Rules/InteractionDay.swift
msgid "too few days have entries to say whether {0} changed"
msgstr "muy pocos días tienen anotaciones para saber si cambió: {0}"

#. {0} DecimalText.grouped(fluid); {1} limit
#: Rules/InteractionEvaluator+Food.swift
msgid "{0} mL of it on the day, more than {1}"
msgstr "{0} mL en el día, más de {1}"

#. {0} totals.text(of: nutrient); {1} DecimalText.grouped(limit.value); {2} nutrient.unit
#: Rules/InteractionEvaluator+Food.swift
msgid "{0}, of at most {1} {2}"
msgstr "{0}, de un máximo de {1} {2}"

#. {0} totals.text(of: nutrient); {1} DecimalText.text(limit); {2} nutrient.unit
#: Rules/InteractionEvaluator+Food.swift
msgid "{0}, more than {1} {2}"
msgstr "{0}, más de {1} {2}"

#. {0} totals.text(of: nutrient); {1} DecimalText.text(limit); {2} nutrient.unit
#: Rules/InteractionEvaluator+Food.swift
msgid "{0}, less than {1} {2}"
msgstr "{0}, menos de {1} {2}"

#. {0} amount; {1} brought; {2} most
#: Rules/InteractionEvaluator+Food.swift
msgid "{0} from food and {1} mg from medicines, of at most {2} mg"
msgstr "{0} de los alimentos y {1} mg de las medicinas, de un máximo de {2} mg"

#. {0} amount; {1} brought; {2} most; {3} unknown
#: Rules/InteractionEvaluator+Food.swift
msgid ""
"{0} from food and ≥ {1} mg from medicines, of at most {2} mg; how much {3} brings can’t be read from its dose and "
"times"
msgstr ""
"{0} de los alimentos y ≥ {1} mg de las medicinas, de un máximo de {2} mg; cuánto aporta {3} no se puede leer de su "
"dosis y sus horarios"

#. {0} amount; {1} most; {2} unknown
#: Rules/InteractionEvaluator+Food.swift
msgid "{0} from food, of at most {1} mg; how much {2} brings can’t be read from its dose and times"
msgstr "{0} de los alimentos, de un máximo de {1} mg; cuánto aporta {2} no se puede leer de su dosis y sus horarios"

#. {0} nutrient.name
#: Rules/InteractionEvaluator+Food.swift
msgid "it brings {0}, how much can't be read from its dose and times"
msgstr "aporta {0}, pero su dosis y sus horarios no permiten saber cuánto"

#. {0} DecimalText.grouped(load.milligrams); {1} nutrient.unit; {2} nutrient.name
#: Rules/InteractionEvaluator+Food.swift
msgid "it brings {0} {1} of {2} on the day"
msgstr "aporta {0} {1} de {2} en el día"

#. {0} totals.text(of: nutrient); {1} DecimalText.grouped(usual); {2} nutrient.unit
#: Rules/InteractionEvaluator+Food.swift
msgid "{0}, more than twice the {1} {2} that people usually take in; your own usual day isn't known yet"
msgstr "{0}, más del doble de los {1} {2} que la gente suele consumir; todavía no se conoce su día habitual"

#. {0} days.count; {1} DecimalText.grouped(median); {2} nutrient.unit
#: Rules/InteractionEvaluator+Food.swift
msgid "the median of {0, plural, one {# day} other {# days}} before is {1} {2}"
msgstr "el valor medio (mediana) {0, plural, one {del # día anterior} other {de los # días anteriores}} es {1} {2}"

#. {0} totals.text(of: nutrient); {1} usual
#: Rules/InteractionEvaluator+Food.swift
msgid "{0}, more than twice the usual: {1}"
msgstr "{0}, más del doble de lo habitual: {1}"

#. {0} totals.text(of: nutrient); {1} usual
#: Rules/InteractionEvaluator+Food.swift
msgid "{0}, less than half the usual: {1}"
msgstr "{0}, menos de la mitad de lo habitual: {1}"

#. {0} nutrient.name; {1} DecimalText.grouped(now); {2} nutrient.unit; {3} DecimalText.grouped(then)
#: Rules/InteractionEvaluator+Food.swift
msgid "{0} was {1} {2} a day in the last week, {3} in the week before"
msgstr "{0}: {1} {2} al día en la última semana, {3} en la semana anterior"

#. {0} result.shown; {1} $0.shown(in: result.unit)
#: Rules/InteractionEvaluator+Labs.swift
msgid "{0}, corrected by the albumin of that day {1}"
msgstr "{0}; corregido según la albúmina de ese día, {1}"

#. {0} cited
#: Rules/InteractionEvaluator+Labs.swift
msgid "{0} has an alarm of its own: do first what that says, and tell on the phone what you take."
msgstr "{0} tiene su propia alarma: haga primero lo que esa alarma dice, y diga por teléfono qué medicinas toma."

#: Rules/InteractionEvaluator+Times.swift
msgid "at the same time"
msgstr "al mismo tiempo"

#. {0} text
#: Rules/InteractionEvaluator+Times.swift
msgid "{0} after"
msgstr "{0} después"

#. {0} text
#: Rules/InteractionEvaluator+Times.swift
msgid "{0} before"
msgstr "{0} antes"

#: Rules/InteractionEvaluator+Times.swift
msgid "no meal with it was entered"
msgstr "no se anotó ninguna comida junto con la medicina"

#. {0} total.text(unit: "mg")
#: Rules/InteractionEvaluator+Times.swift
msgid "that meal has phosphorus {0}, and no dose with it"
msgstr "esa comida tiene fósforo: {0}, y ninguna dosis junto con esa comida"

#. {0} with.count; {1} same.count
#: Rules/InteractionEvaluator+Times.swift
msgid "near a meal on {0} of {1} days, and not on the others"
msgstr "cerca de una comida en {0} de {1} días, y en los otros no"

#. {0} lab.words; {1} lab.age
#: Rules/InteractionEvaluator.swift
msgid "the {0} is {1} days old, so this is weaker — ask for a new test"
msgstr "{0}: el valor tiene {1} días, así que esto es menos seguro — pida un nuevo análisis"

#. {0} filtration.citation.words
#: Rules/InteractionEvaluator.swift
msgid "the stage of your profile counts here, though {0} is not under it"
msgstr "aquí cuenta la etapa de su perfil, aunque {0} no está por debajo de su límite"

#. {0} caution
#: Rules/InteractionEvaluator.swift
msgid "this was {0}"
msgstr "nota: {0}"

#. {0} use.medicine.label(among: taken); {1} use.row.shownName
#: Rules/InteractionEvaluator.swift
msgid "that {0} is {1} was not confirmed — check it on the package"
msgstr "no está confirmado que {0} sea {1} — compruébelo en el envase"

#. {0} stop; {1} rule.lastingDays
#: Rules/InteractionEvaluator.swift
msgid "it ended on {0} and still works for up to {1, plural, one {# day} other {# days}}"
msgstr "terminó el {0} y todavía hace efecto hasta {1, plural, one {# día} other {# días}}"

#: Rules/InteractionEvaluator.swift
msgid "your profile says diabetes"
msgstr "su perfil dice diabetes"

#: Rules/InteractionEvaluator.swift
msgid "your profile says pregnancy"
msgstr "su perfil dice embarazo"

#. {0} days
#: Rules/InteractionEvaluator.swift
msgid "its times are on {0, plural, one {# day} other {# days}} of each week"
msgstr "sus horas son de {0, plural, one {# día} other {# días}} de cada semana"

#. {0} DecimalText.grouped(limit.value)
#: Rules/InteractionEvaluator.swift
msgid "fluid is limited to {0} mL a day"
msgstr "los líquidos están limitados a {0} mL al día"

#: Rules/InteractionEvaluator.swift
msgid "you said that you are ill"
msgstr "usted indicó un día de enfermedad"

#: Rules/InteractionEvaluator.swift
msgid "how long it has been taken isn't known"
msgstr "no se sabe desde cuándo se toma"

#. {0} use.medicine.start
#: Rules/InteractionEvaluator.swift
msgid "taken since {0}"
msgstr "se toma desde el {0}"

#. {0} milligrams
#: Rules/InteractionEvaluator.swift
msgid "its doses of a day aren't known to be at most {0} mg"
msgstr "no se sabe si sus dosis de un día son de {0} mg como máximo"

#. {0} shown
#: Rules/InteractionEvaluator.swift
msgid "its doses of a day come to {0} mg"
msgstr "sus dosis de un día suman {0} mg"

#. {0} shown
#: Rules/InteractionEvaluator.swift
msgid "its doses of a day come to at least {0} mg"
msgstr "sus dosis de un día suman al menos {0} mg"

#. {0} $0; {1} own
#: Rules/InteractionFinding.swift
#: Rules/KidneyAlert+Kept.swift
msgid "{0} After that: {1}"
msgstr "{0} Después de eso: {1}"

#: Rules/InteractionFinding.swift
msgid "call before the next dose"
msgstr "llame antes de la próxima dosis"

#. {0} subject; {1} partner; {2} rule.effect
#: Rules/InteractionFinding.swift
#: Rules/KidneyAlert+Kept.swift
msgid "{0} and {1}: {2}."
msgstr "{0} con {1}: {2}."

#. {0} known; {1} kept
#: Rules/KidneyAlert+Kept.swift
msgid "{0} The rest is in English, as a record was changed since: “{1}”"
msgstr "{0} El resto está en inglés, porque después se cambió un dato: “{1}”"

#: Rules/KidneyAlert+Kept.swift
msgid "Talk about it with your care team."
msgstr "Hable de esto con su equipo médico."

#: Rules/KidneyAlert+Kept.swift
msgid "Call your care team today, also out of hours."
msgstr "Llame a su equipo médico hoy, también fuera de horario."

#: Rules/KidneyAlert+Kept.swift
msgid "Call your care team now. If you feel ill, call your emergency number."
msgstr "Llame a su equipo médico ahora. Si se siente mal, llame a su número de emergencias."

#. {0} listed(names)
#: Rules/InteractionFinding.swift
msgid "the same medicine in {0}"
msgstr "la misma medicina en {0}"

#. {0} listed(names)
#: Rules/InteractionFinding.swift
msgid "another medicine of the same type, {0}"
msgstr "otra medicina del mismo tipo, {0}"

#. {0} subject; {1} medicine.start; {2} $0
#: Rules/InteractionFinding.swift
msgid "{0}, taken from {1} to {2}"
msgstr "{0}, se tomó del {1} al {2}"

#. {0} subject; {1} medicine.start
#: Rules/InteractionFinding.swift
msgid "{0}, taken since {1}"
msgstr "{0}, se toma desde el {1}"

#: Rules/InteractionFinding.swift
msgid "the low glucose comes first, with glucose tablets, apple or grape juice — then ask your care team"
msgstr ""
"la glucosa baja es lo primero, con tabletas de glucosa, jugo de manzana o de uva — después pregunte a su equipo médico"

#: Rules/InteractionFinding.swift
msgid "ask your care team which of the two holds"
msgstr "pregunte a su equipo médico cuál de las dos cosas debe seguir"

#. {0} name(first).capitalizedFirst; {1} firstUrge.name; {2} name(second); {3} secondUrge.name; {4} advice
#: Rules/InteractionFinding.swift
msgid "{0} asks for {1}, {2} for {3}: {4}."
msgstr "{0} pide {1}; {2} pide {3}: {4}."

#. {0} subject
#: Rules/InteractionFinding.swift
msgid "the advice about {0}"
msgstr "el consejo sobre {0}"

#: Rules/InteractionFinding.swift
msgid ""
"No rule of the table speaks today. The table does not hold every interaction, nor every dose that weak kidneys "
"change: ask your pharmacist about new medicines."
msgstr ""
"Hoy no se aplica ninguna regla de la tabla. La tabla no tiene todas las interacciones ni todas las dosis que cambian "
"con riñones débiles: pregunte a su farmacéutico sobre las medicinas nuevas."

#: Rules/InteractionRule.swift
msgid "contraindicated"
msgstr "contraindicada"

#: Rules/InteractionRule.swift
msgid "major"
msgstr "grave"

#: Rules/InteractionRule.swift
msgid "moderate"
msgstr "moderada"

#: Rules/InteractionRule.swift
msgid "minor"
msgstr "menor"

#: Rules/InteractionRule.swift
msgid "timing"
msgstr "horario"

#: Rules/InteractionRule.swift
msgid "less potassium"
msgstr "menos potasio"

#: Rules/InteractionRule.swift
msgid "no limit of potassium"
msgstr "ningún límite de potasio"

#: Rules/InteractionRule.swift
msgid "less salt"
msgstr "menos sal"

#: Rules/InteractionRule.swift
msgid "salt as always"
msgstr "la misma sal de siempre"

#: Rules/InteractionRule.swift
msgid "free access to water"
msgstr "poder beber agua libremente"

#: Rules/InteractionRule.swift
msgid "no more than the fluid limit"
msgstr "no más que el límite de líquidos"

#: Rules/InteractionRule.swift
msgid "sugar at once"
msgstr "azúcar de inmediato"

#: Rules/InteractionRule.swift
#: Tables/InteractionTable+KidneyDoses.swift
msgid "dialysis"
msgstr "diálisis"

#: Rules/KidneyStage.swift
msgid "there is no eGFR yet — enter one, or a creatinine"
msgstr "todavía no hay TFGe — anote una, o una creatinina"

#: Rules/KidneyStage.swift
msgid "on dialysis the eGFR says nothing, so it is not shown"
msgstr "en diálisis la TFGe no dice nada, así que no se muestra"

#. {0} condition.title
#: Rules/KidneyStage.swift
msgid "with {0} a creatinine doesn't tell the stage, so none is named — ask your care team"
msgstr ""
"en esta situación ({0}) una creatinina no indica la etapa, así que no se nombra ninguna — pregunte a su equipo médico"

#. {0} stage.rawValue; {1} $0.rawValue; {2} until
#: Rules/KidneyStage.swift
msgid ""
"the last value that is judged lies in {0}; under three months it is not yet a stage — {1} holds for now; ask for "
"another test after {2}"
msgstr ""
"el último valor que se evalúa está en {0}; con menos de tres meses todavía no es una etapa — por ahora sigue siendo "
"{1}; pida otro análisis después del {2}"

#. {0} stage.rawValue; {1} until
#: Rules/KidneyStage.swift
msgid ""
"the last value that is judged lies in {0}; under three months it is not yet a stage — ask for another test after {1}"
msgstr ""
"el último valor que se evalúa está en {0}; con menos de tres meses todavía no es una etapa — pida otro análisis "
"después del {1}"

#. {0} stage.rawValue; {1} since
#: Rules/KidneyStage.swift
msgid "{0} since {1}; that alone is no kidney disease — ask whether there is another sign, such as albumin in the urine"
msgstr ""
"{0} desde el {1}; eso solo no es una enfermedad de los riñones — pregunte si hay otra señal, como albúmina en la orina"

#. {0} low; {1} high; {2} unit.symbol
#: Rules/LabConversion.swift
#: Rules/ProfileRule.swift
#: Screens/ProfileScreen.swift
msgid "{0} to {1} {2}"
msgstr "{0} a {1} {2}"

#. {0} low; {1} high; {2} unit.symbol
#: Rules/LabConversion.swift
msgid "{0} to under {1} {2}"
msgstr "de {0} a menos de {1} {2}"

#. {0} low; {1} unit.symbol
#: Rules/LabConversion.swift
#: Screens/ProfileScreen.swift
msgid "at least {0} {1}"
msgstr "al menos {0} {1}"

#. {0} low; {1} unit.symbol
#: Rules/LabConversion.swift
msgid "over {0} {1}"
msgstr "más de {0} {1}"

#. {0} high; {1} unit.symbol
#: Rules/LabConversion.swift
msgid "under {0} {1}"
msgstr "menos de {0} {1}"

#. {0} ownWords
#: Rules/LabFinding.swift
msgid "{0}, one of several values of the same time"
msgstr "{0}, uno de varios valores de la misma hora"

#: Rules/LabFinding.swift
msgid "the sample was hemolyzed"
msgstr "la muestra estaba hemolizada"

#: Rules/LabFinding.swift
msgid "not judged, drawn after a dialysis session"
msgstr "no se evalúa, se tomó después de una sesión de diálisis"

#: Rules/LabFinding.swift
msgid "not judged, perhaps drawn after a dialysis session"
msgstr "no se evalúa, tal vez se tomó después de una sesión de diálisis"

#. {0} flag.name; {1} goal.words
#: Rules/LabFinding.swift
msgid "{0}, over {1}"
msgstr "{0}, por encima de {1}"

#: Rules/LabFlag.swift
msgid "critically low"
msgstr "valor críticamente bajo"

#: Rules/LabFlag.swift
msgid "very low"
msgstr "valor muy bajo"

#: Rules/LabFlag.swift
msgctxt "a laboratory value"
msgid "low"
msgstr "valor bajo"

#: Rules/LabFlag.swift
msgid "not judged"
msgstr "no se evalúa"

#: Rules/LabFlag.swift
msgctxt "a laboratory value"
msgid "unknown"
msgstr "no se sabe"

#: Rules/LabFlag.swift
msgid "in range"
msgstr "dentro del rango"

#: Rules/LabFlag.swift
msgctxt "a laboratory value"
msgid "high"
msgstr "valor alto"

#: Rules/LabFlag.swift
msgid "very high"
msgstr "valor muy alto"

#: Rules/LabFlag.swift
msgid "critically high"
msgstr "valor críticamente alto"

#. {0} listed(medicines, .and)
#: Rules/LabJudgment+Sentences.swift
msgid "Call your care team before the next dose of {0}."
msgstr "Llame a su equipo médico antes de la próxima dosis de {0}."

#. {0} AlarmTable.judgedHours
#: Rules/LabJudgment+Sentences.swift
msgid "As a newer value followed, this is told for {0} hours and then ends by itself."
msgstr "Como le siguió un valor más nuevo, esto se avisa durante {0} horas y después termina por sí solo."

#: Rules/LabJudgment+Sentences.swift
msgid "The sample was hemolyzed, so the value may not be yours: ask for a new test."
msgstr "La muestra estaba hemolizada, así que el valor puede no ser el suyo: pida un nuevo análisis."

#: Rules/LabJudgment+Sentences.swift
msgid "The sample was hemolyzed, so the value may be falsely high."
msgstr "La muestra estaba hemolizada, así que el valor puede ser falsamente alto."

#: Rules/LabJudgment+Sentences.swift
msgid ""
"It may have been drawn after the dialysis session of that day, so no limit goes by it. Blood is drawn before a "
"session as a rule: enter the time of the sample and those of the weights."
msgstr ""
"Puede haberse tomado después de la sesión de diálisis de ese día, así que ningún límite se basa en él. La sangre "
"suele tomarse antes de la sesión: anote la hora de la muestra y las de los pesos."

#. {0} shown
#: Rules/LabJudgment+Sentences.swift
msgid "There is another value of the same time, {0}: the more dangerous one counts. Ask which one is right."
msgstr "Hay otro valor de la misma hora, {0}: cuenta el más peligroso. Pregunte cuál es el correcto."

#: Rules/LabJudgment+Sentences.swift
msgid "Such a value can mean diabetes: ask whether it is to be tested again."
msgstr "Un valor así puede significar diabetes: pregunte si hay que repetir el análisis."

#: Rules/LabJudgment+Sentences.swift
msgid "On dialysis a low phosphorus can mean that you eat too little: tell your dietitian what you eat."
msgstr "En diálisis, un fósforo bajo puede significar que come muy poco: cuente a su dietista lo que come."

#. {0} calcium.shown(in: result.unit); {1} CorrectedCalcium.note
#: Rules/LabJudgment+Sentences.swift
msgid "Corrected by the albumin of that day it is about {0}, {1}."
msgstr "Corregido según la albúmina de ese día es de unos {0}, {1}."

#. {0} calcium.shown; {1} corrected.shown(in: calcium.unit); {2} CorrectedCalcium.note
#: Rules/LabJudgment+Sentences.swift
msgid ""
"The calcium of that day, {0}, is about {1} corrected by it, {2}. What is told about medicines goes by the corrected "
"one."
msgstr ""
"El calcio de ese día, {0}, corregido según ella es de unos {1}, {2}. Lo que se dice sobre las medicinas se basa en el "
"corregido."

#. {0} lab.words
#: Rules/LabLimitRule.swift
msgid "{0} came from a hemolyzed sample and was not used — ask for a new test"
msgstr "{0}: viene de una muestra hemolizada y no se usó — pida un nuevo análisis"

#. {0} lab.words
#: Rules/LabLimitRule.swift
msgid "{0} was drawn after a dialysis session and was not used — the values before a session count"
msgstr "{0}: se tomó después de una sesión de diálisis y no se usó — cuentan los valores de antes de una sesión"

#. {0} lab.words
#: Rules/LabLimitRule.swift
msgid ""
"{0} may have been drawn after the dialysis session of that day and was not used — enter the time of the sample and "
"those of the weights"
msgstr ""
"{0} pudo tomarse después de la sesión de diálisis de ese día y no se usó: escriba la hora de la muestra y las de los "
"pesos"

#. {0} lab.words
#: Rules/LabLimitRule.swift
msgid "{0} leaves open where it lies and was not used — ask for the number"
msgstr "{0}: no permite saber dónde está y no se usó — pida el número"

#. {0} lab.words
#: Rules/LabLimitRule.swift
msgid "{0} is of the same time and was not used, as the more dangerous of two values counts — ask which one is right"
msgstr ""
"{0} es de la misma hora y no se usó, porque de dos valores cuenta el más peligroso — pregunte cuál es el correcto"

#. {0} facts.title.lowercasedUnlessAcronym; {1} reading.text; {2} reading.unit.symbol; {3} reading.text; {4} other.symbo
#: Rules/LabReadingRule.swift
msgid "{0} {1} {2} is outside the usual range, {3} {4} would be in it — look which unit the report prints"
msgstr "{0} {1} {2} está fuera del rango habitual, {3} {4} estaría dentro — mire qué unidad imprime el informe"

#. {0} name; {1} rise.words
#: Rules/LabRule.swift
msgctxt "a laboratory value and its rise"
msgid "{0} {1}"
msgstr "{0}: {1}"

#. {0} shown
#: Rules/LabRule.swift
msgid "{0} is not judged: on dialysis sessions move it."
msgstr "{0} no se evalúa: en diálisis las sesiones lo cambian."

#. {0} shown; {1} refusal.description
#: Rules/LabRule.swift
msgid "{0} tells nothing yet: {1}."
msgstr "{0} todavía no dice nada: {1}."

#. {0} shown; {1} point.shown; {2} LabUnit.mLPerMinute.symbol
#: Rules/LabRule.swift
msgid "{0} gives an eGFR of {1} {2}"
msgstr "{0} da una TFGe de {1} {2}"

#. {0} rate
#: Rules/LabRule.swift
msgid "{0}, below 60: talk about it with your care team."
msgstr "{0}, menor de 60: hable de esto con su equipo médico."

#. {0} rate
#: Rules/LabRule.swift
msgid "{0}, below 60."
msgstr "{0}, por debajo de 60."

#. {0} rate
#: Rules/LabRule.swift
msgid "{0}, 60 or more."
msgstr "{0}, 60 o más."

#. {0} shown; {1} condition.title
#: Rules/LabRule.swift
msgid "{0} is not judged: with {1} it doesn't tell how well the kidneys work — ask your care team."
msgstr "{0} no se evalúa: con {1} no dice qué tan bien funcionan los riñones; pregunte a su equipo médico."

#. {0} facts.title; {1} result.shown; {2} result.moment.day
#: Rules/LabRule.swift
msgid "{0} {1} of {2} is not judged: the ranges here are of adults. Show it to the pediatric kidney team."
msgstr "{0} {1} del {2} no se evalúa: los rangos de aquí son de adultos. Muéstrelo al equipo de nefrología pediátrica."

#. {0} shown
#: Rules/LabRule.swift
msgid "{0} is not judged: on dialysis the eGFR says nothing."
msgstr "{0} no se evalúa: en diálisis la TFGe no dice nada."

#. {0} shown
#: Rules/LabRule.swift
msgid "{0} is not judged: it was drawn after a dialysis session, and ranges are of samples before one."
msgstr ""
"{0} no se evalúa: la muestra se tomó después de una sesión de diálisis, y los rangos son de muestras de antes de una "
"sesión."

#: Rules/LabRule.swift
msgid ", though it was drawn after a dialysis session"
msgstr ", aunque la muestra se tomó después de una sesión de diálisis"

#. {0} shown; {1} limitWords; {2} session
#: Rules/LabRule.swift
msgid "{0} {1}{2}: talk about it with your care team."
msgstr "{0} {1}{2}: hable de esto con su equipo médico."

#. {0} shown
#: Rules/LabRule.swift
msgid "{0} is not judged by itself: there is no range for it."
msgstr "{0} no se evalúa por sí solo: no hay un rango para este valor."

#. {0} shown; {1} result.comparator.rawValue
#: Rules/LabRule.swift
msgid "{0} is not judged: “{1}” leaves open where it lies."
msgstr "{0} no se evalúa: “{1}” no permite saber dónde está."

#. {0} shown
#: Rules/LabRule.swift
msgid "{0} is low once it is corrected."
msgstr "{0}: es bajo una vez corregido."

#. {0} shown
#: Rules/LabRule.swift
msgid "{0} is high once it is corrected."
msgstr "{0}: es alto una vez corregido."

#: Rules/LabRule.swift
msgid "Talk about both with your care team."
msgstr "Hable de los dos con su equipo médico."

#. {0} shown
#: Rules/LabRule.swift
msgid "{0} is not judged: on dialysis it reads falsely low. Ask which glucose values to measure instead."
msgstr "{0} no se evalúa: en diálisis da valores falsamente bajos. Pregunte qué valores de glucosa medir en su lugar."

#. {0} shown
#: Rules/LabRule.swift
msgid "{0} is not judged."
msgstr "{0} no se evalúa."

#. {0} shown
#: Rules/LabRule.swift
msgid "{0} is in range."
msgstr "{0} está dentro del rango."

#. {0} text(range.low)
#: Rules/LabRule.swift
msgid "is below {0}"
msgstr "está por debajo de {0}"

#. {0} ownGoal.words
#: Rules/LabRule.swift
msgid "is over {0}"
msgstr "está por encima de {0}"

#. {0} text(range.high)
#: Rules/LabRule.swift
msgid "is above {0}"
msgstr "está por encima de {0}"

#. {0} text(range.high)
#: Rules/LabRule.swift
msgid "is {0} or more"
msgstr "es {0} o más"

#: Rules/LabRule.swift
msgid "the usual range"
msgstr "el rango habitual"

#: Rules/MedicineCheck.swift
msgid "known, no rule in the table"
msgstr "conocida, sin regla en la tabla"

#: Rules/MedicineCheck.swift
msgid "rules looked at, none on its dose with weak kidneys"
msgstr "reglas revisadas, ninguna sobre su dosis con riñones débiles"

#: Rules/MedicineCheck.swift
msgid "rules looked at"
msgstr "reglas revisadas"

#: Rules/MedicineCheck.swift
msgid "not checked: not in the table"
msgstr "sin revisar: no está en la tabla"

#. {0} first.label(among: all); {1} others.joined(separator: ", ")
#: Rules/MedicineCheck.swift
msgid "{0} with {1}"
msgstr "{0} con {1}"

#. {0} rules.count; {1} medicinesWithRule
#: Rules/MedicineCheck.swift
msgid "{0} rules about {1} medicines were looked at; ask your pharmacist about the others."
msgstr "Se revisaron {0} reglas sobre {1} medicinas; pregunte a su farmacéutico por las demás."

#: Rules/MedicineInput.swift
#: Screens/MedicineDraft.swift
msgid "every day"
msgstr "todos los días"

#: Rules/MedicineInput.swift
msgid "times not said"
msgstr "horas no indicadas"

#. {0} start
#: Rules/MedicineInput.swift
msgid "since {0}"
msgstr "desde el {0}"

#. {0} stop
#: Rules/MedicineInput.swift
msgid "until {0}, first day not said"
msgstr "hasta el {0}, primer día no indicado"

#: Rules/MedicineInput.swift
msgid "first day not said"
msgstr "primer día no indicado"

#: Rules/MedicineLookup.swift
msgid " with "
msgstr " con "

#. {0} names
#: Rules/MedicineLookup.swift
msgid "{0} is not in the table: not checked, which does not mean safe — ask your pharmacist."
msgstr "{0} no está en la tabla: sin revisar, lo que no significa que sea segura — pregunte a su farmacéutico."

#. {0} names
#: Rules/MedicineLookup.swift
msgid "{0} are not in the table: not checked, which does not mean safe — ask your pharmacist."
msgstr "{0} no están en la tabla: sin revisar, lo que no significa que sean seguras — pregunte a su farmacéutico."

#. {0} listed(near, .or)
#: Rules/MedicineLookup.swift
msgid "Did you mean {0}?"
msgstr "¿Quiso decir {0}?"

#. {0} known
#: Rules/MedicineLookup.swift
msgid "Checked: {0}."
msgstr "Revisado: {0}."

#. {0} typed; {1} whole
#: Rules/MedicineLookup.swift
msgid "“{0}” is {1}"
msgstr "“{0}” es {1}"

#. {0} typed; {1} whole
#: Rules/MedicineLookup.swift
msgid "“{0}” is {1}: known, but the table has no rule for it, which does not mean safe — ask your pharmacist."
msgstr ""
"“{0}” es {1}: se conoce, pero la tabla no tiene ninguna regla para ella, lo que no significa que sea segura — "
"pregunte a su farmacéutico."

#. {0} typed; {1} whole; {2} without.joined(separator: localized(" and "))
#: Rules/MedicineLookup.swift
msgid "“{0}” is {1}: known, but the table has no rule for {2}, which does not mean safe — ask your pharmacist."
msgstr ""
"“{0}” es {1}: se conoce, pero la tabla no tiene ninguna regla para {2}, lo que no significa que sea segura — pregunte "
"a su farmacéutico."

#: Rules/PressureRule.swift
msgid ""
"This limit is one for adults: a child’s blood pressure is judged by age, sex and height, and others can be dangerous, "
"too — ask the pediatric kidney team for the limits."
msgstr ""
"Este límite es para adultos: la presión arterial de un niño se evalúa por su edad, sexo y estatura, y otros valores "
"también pueden ser peligrosos — pida los límites al equipo de nefrología pediátrica."

#. {0} shown; {1} reading.moment.day
#: Rules/PressureRule.swift
msgid ""
"Blood pressure {0} of {1} is not judged: a child’s is judged by age, sex and height — show it to the pediatric kidney "
"team"
msgstr ""
"La presión arterial {0} del {1} no se evalúa: la de un niño se evalúa según la edad, el sexo y la estatura — "
"muéstrela al equipo de nefrología pediátrica"

#. {0} value
#: Rules/PressureRule.swift
msgid "{0} is low — if you feel dizzy, sit down, and ask your care team"
msgstr "{0}: es baja — si siente mareo, siéntese, y pregunte a su equipo médico"

#. {0} value; {1} bound(told)
#: Rules/PressureRule.swift
msgid "{0} is {1}: tell your care team before the next visit"
msgstr "{0}: es de {1}: avise a su equipo médico antes de la próxima consulta"

#. {0} value; {1} bound(usual)
#: Rules/PressureRule.swift
msgid "{0} is {1} — write down a few more and show them to your care team"
msgstr "{0}: es de {1} — anote algunas más y muéstrelas a su equipo médico"

#. {0} value
#: Rules/PressureRule.swift
msgid "{0} is in the usual range; your clinic sets your own goal"
msgstr "{0}: está en el rango habitual; su clínica fija el objetivo de usted"

#. {0} readings.count; {1} first; {2} last; {3} shown; {4} bound
#: Rules/PressureRule.swift
msgid "the mean of {0} blood pressures from {1} to {2} was {3}, which is {4}: tell your care team"
msgstr "el promedio de {0} presiones arteriales del {1} al {2} fue {3}, que es de {4}: avise a su equipo médico"

#. {0} lower
#: Rules/PressureRule.swift
msgid "{0} or more in the lower value"
msgstr "{0} o más en el valor inferior"

#. {0} upper
#: Rules/PressureRule.swift
msgid "{0} or more in the upper value"
msgstr "{0} o más en el valor superior"

#. {0} upper; {1} lower
#: Rules/PressureRule.swift
msgctxt "blood pressure"
msgid "{0}/{1} or more"
msgstr "{0}/{1} o más"

#. {0} text(reading.systolic, reading.diastolic); {1} reading.moment.day
#: Rules/PressureRule.swift
msgid "Blood pressure {0} of {1}"
msgstr "Presión arterial {0} del {1}"

#: Rules/ProfileRule.swift
msgid "a birth date of"
msgstr "la fecha de nacimiento"

#. {0} allowed.lowerBound; {1} allowed.upperBound
#: Rules/ProfileRule.swift
msgid "a day from {0} to {1}"
msgstr "un día del {0} al {1}"

#: Rules/ProfileRule.swift
#: Screens/ProfileDraft.swift
msgid "a height of"
msgstr "una estatura de"

#: Rules/ProfileRule.swift
msgid "a dry weight of"
msgstr "un peso seco de"

#. {0} WeightRule.text(kilograms: weight, in: profile.units)
#: Rules/ProfileRule.swift
msgid "one that goes with the dry weight, {0}"
msgstr "una que vaya con el peso seco, {0}"

#: Rules/ProfileRule.swift
msgid "urine of"
msgstr "una cantidad de orina de"

#: Rules/ProfileRule.swift
#: Screens/ProfileDraft.swift
msgid "a first day of"
msgstr "el primer día"

#. {0} last
#: Rules/ProfileRule.swift
msgid "a day of the person's life, up to {0}"
msgstr "un día de la vida de la persona, hasta el {0}"

#: Rules/ProfileRule.swift
msgid "a last day of"
msgstr "el último día"

#. {0} period.from
#: Rules/ProfileRule.swift
msgid "{0} or later"
msgstr "{0} o más tarde"

#: Rules/ProfileRule.swift
msgid "the care team’s number"
msgstr "el número del equipo médico"

#: Rules/ProfileRule.swift
msgid "the number out of hours"
msgstr "el número fuera de horario"

#: Rules/ProfileRule.swift
msgid "a telephone number such as 602-555-0100"
msgstr "un número de teléfono como 602-555-0100"

#. {0} lab.words; {1} reason
#: Rules/RecommendationEvaluator.swift
msgid "{0} is low and fruit and vegetables would help, but {1}"
msgstr "{0}: es bajo, y las frutas y verduras ayudarían, pero {1}"

#: Rules/RecommendationEvaluator.swift
msgid "two things that are known pull apart."
msgstr "dos cosas conocidas se contradicen."

#. {0} name
#: Rules/Recommendations.swift
msgid "{0} is among the foods you like and those you don't — take it out of one"
msgstr "{0} está entre los alimentos que le gustan y los que no — quítelo de una de las dos listas"

#. {0} name
#: Rules/Recommendations.swift
msgid "{0} is among the foods you like, and holds what you avoid — change one of them"
msgstr "{0} está entre los alimentos que le gustan, y tiene algo que usted evita — cambie una de las dos cosas"

#. {0} name
#: Rules/Recommendations.swift
msgid "{0} is meat or fish, and you eat vegetarian — change one of them"
msgstr "{0} es carne o pescado, y usted sigue una dieta vegetariana — cambie una de las dos cosas"

#. {0} names(more)
#: Rules/Recommendations.swift
#: Store/FoodAdvice+Kept.swift
msgid "more: {0}"
msgstr "más: {0}"

#. {0} names(less)
#: Rules/Recommendations.swift
#: Store/FoodAdvice+Kept.swift
msgid "less: {0}"
msgstr "menos: {0}"

#. {0} $0
#: Rules/Recommendations.swift
msgid "it was {0}"
msgstr "nota: {0}"

#. {0} $0.age
#: Rules/Recommendations.swift
msgid "the value is {0} days old, so this advice is weaker"
msgstr "el valor tiene {0} días, así que este consejo es menos seguro"

#: Rules/RewardJudge.swift
msgid "for this category it earns nothing"
msgstr "para esta categoría no da nada"

#: Rules/RewardJudge.swift
msgid "the time for it hasn't come"
msgstr "todavía no es el momento"

#. {0} days
#: Rules/RewardJudge.swift
msgid "three meals written down on {0, plural, one {# day} other {# days}}"
msgstr "tres comidas anotadas en {0, plural, one {# día} other {# días}}"

#: Rules/RewardJudge.swift
msgid "three meals written down on no day"
msgstr "tres comidas anotadas en ningún día"

#. {0} days
#: Rules/RewardJudge.swift
msgid "three meals written down on {0, plural, one {# day} other {# days}} only"
msgstr "tres comidas anotadas en solo {0, plural, one {# día} other {# días}}"

#: Rules/RewardJudge.swift
msgid "there was no such goal"
msgstr "no había una meta así"

#: Rules/RewardJudge.swift
msgid "the goal of the day was reached"
msgstr "se alcanzó la meta del día"

#. {0} met
#: Rules/RewardJudge.swift
msgid "reached on {0, plural, one {# day} other {# days}}"
msgstr "se alcanzó en {0, plural, one {# día} other {# días}}"

#. {0} met; {1} row.days
#: Rules/RewardJudge.swift
msgid "reached on {0} of {1, plural, one {# day} other {# days}}"
msgstr "se alcanzó en {0} de {1, plural, one {# día} other {# días}}"

#: Rules/RewardJudge.swift
msgid "it isn't counted so"
msgstr "no se cuenta así"

#: Rules/RewardJudge.swift
msgid "the day isn't over"
msgstr "el día no ha terminado"

#. {0} DecimalText.grouped(minutes); {1} DecimalText.grouped(goal)
#: Rules/RewardJudge.swift
msgid "{0} of {1} minutes"
msgstr "{0} de {1} minutos"

#: Rules/RewardJudge.swift
msgid "there is no weight to go by"
msgstr "no hay un peso con el que comparar"

#: Rules/RewardJudge.swift
msgid "the weights lie less than a week apart"
msgstr "los pesos tienen menos de una semana de diferencia"

#. {0} weight(GoalHarmRule.fastestPerWeek)
#: Rules/RewardJudge.swift
msgid "the weight fell faster than {0} a week"
msgstr "el peso bajó más rápido que {0} por semana"

#: Rules/RewardJudge.swift
msgid "what was written down is less than the body needs"
msgstr "lo que se anotó es menos de lo que el cuerpo necesita"

#. {0} weight(before); {1} weight(now)
#: Rules/RewardJudge.swift
msgid "{0}, then {1}"
msgstr "{0}, después {1}"

#. {0} words
#: Rules/RewardJudge.swift
msgid "the goal is reached: {0}"
msgstr "se alcanzó la meta: {0}"

#. {0} readings.count
#: Rules/RewardJudge.swift
msgid "it takes four readings on three days, there are {0}"
msgstr "hacen falta cuatro mediciones en tres días, hay {0}"

#: Rules/RewardJudge.swift
msgid "a reading was low — ask your care team before aiming lower"
msgstr "una medición fue baja — pregunte a su equipo médico antes de buscar un número más bajo"

#: Rules/RewardJudge.swift
msgid "the mean can't be told"
msgstr "no se puede saber el promedio"

#. {0} mean.shown
#: Rules/RewardJudge.swift
msgid "a mean of {0} over the month"
msgstr "un promedio de {0} en el mes"

#: Rules/RewardJudge.swift
msgid "no value in this month"
msgstr "ningún valor en este mes"

#: Rules/RewardJudge.swift
msgid "one value alone is never rewarded"
msgstr "un solo valor nunca se recompensa"

#. {0} before.shown; {1} before.moment.day; {2} last.shown; {3} last.moment.day
#: Rules/RewardJudge.swift
msgid "{0} of {1}, then {2} of {3}"
msgstr "{0} del {1}, después {2} del {3}"

#. {0} medicine
#: Rules/SickDay.swift
msgid "{0}: it isn't known here, so ask about it as well"
msgstr "{0}: aquí no se conoce, así que pregunte también sobre esta medicina"

#: Rules/SickDay.swift
msgid "(not confirmed in its source)"
msgstr "(no confirmado en su fuente)"

#. {0} medicine; {1} row.name; {2} row.reason; {3} caution
#: Rules/SickDay.swift
msgid "{0}: {1} — it isn’t stopped without a call; {2}{3}"
msgstr "{0}: {1} — no se suspende sin llamar antes; {2}{3}"

#: Rules/SickDay.swift
msgid "Call your care team, and ask before the next time you take these while you can't eat and drink as usual."
msgstr ""
"Llame a su equipo médico, y pregunte antes de volver a tomar estas medicinas mientras no pueda comer y beber como "
"siempre."

#: Rules/SickDay.swift
msgid "None of this is about your other medicines: ask about each of them as well."
msgstr "Nada de esto trata de sus otras medicinas: pregunte también por cada una."

#: Rules/SickDay.swift
msgid "No medicine is on your list, so none can be named to ask about."
msgstr "No hay ninguna medicina en su lista, así que no se puede nombrar ninguna por la que preguntar."

#. {0} listed(SickDayTable.rows.map(\.name), .and)
#: Rules/SickDay.swift
msgid ""
"Your list was searched for {0}, and none of them was found. Other medicines weren’t looked at: ask about each of them."
msgstr ""
"En su lista se buscó {0}, y no se encontró nada de eso. Las demás medicinas no se revisaron: pregunte por cada una."

#. {0} list
#: Rules/SickDay.swift
msgid "{0} Call your care team if you can't eat and drink as usual."
msgstr "{0} Llame a su equipo médico si no puede comer y beber como siempre."

#: Rules/Substitution.swift
msgid "an unknown amount"
msgstr "una cantidad desconocida"

#. {0} name; {1} side(to); {2} side(from); {3} unit
#: Rules/Substitution.swift
msgid "{0} {1} instead of {2} {3}"
msgstr "{0}: {1} en lugar de {2} {3}"

#. {0} change.text
#: Rules/Substitution.swift
msgid "it brings more of what is limited: {0}"
msgstr "aporta más de lo que está limitado: {0}"

#. {0} change.text
#: Rules/Substitution.swift
msgid "protein is needed, and it brings less: {0}"
msgstr "hace falta proteína, y aporta menos: {0}"

#. {0} change.text
#: Rules/Substitution.swift
msgid "vitamin K should stay steady with warfarin: {0} — ask the clinic that checks your INR before such a change"
msgstr ""
"la vitamina K debe mantenerse constante con warfarina: {0} — antes de un cambio así, pregunte a la clínica que revisa "
"su INR"

#. {0} note
#: Rules/Substitution.swift
msgid "it looks better than it is: {0}"
msgstr "parece mejor de lo que es: {0}"

#. {0} Self.span(to); {1} Self.span(from)
#: Rules/Substitution.swift
msgid "as much phosphorus can be taken up: {0} mg instead of {1} mg"
msgstr "se puede absorber la misma cantidad de fósforo: {0} mg en lugar de {1} mg"

#. {0} change.text
#: Rules/Substitution.swift
msgid "it can't be judged: {0}"
msgstr "no se puede evaluar: {0}"

#. {0} change.text
#: Rules/Substitution.swift
msgid "it doesn't help: {0}"
msgstr "no ayuda: {0}"

#. {0} to.shownName; {1} row.to.name; {2} from.shownName; {3} row.from.name; {4} gain.text
#: Rules/Substitution.swift
msgid "{0} ({1}) instead of {2} ({3}): {4}"
msgstr "{0} ({1}) en lugar de {2} ({3}): {4}"

#: Rules/Substitution.swift
msgid "This informs and doesn't prescribe: what your care team says comes first"
msgstr "Esto informa y no receta: lo que dice su equipo médico es lo primero"

#: Rules/Substitution.swift
msgid "another nutrient rises"
msgstr "sube otro nutriente"

#. {0} evidence.shownSource
#: Rules/Substitution.swift
msgid "{0}, not confirmed: ask a dietitian"
msgstr "{0}, sin confirmar: pregunte a un dietista"

#. {0} $0.text
#: Rules/Substitution.swift
msgid "more of it, and that isn't limited for you now: {0}"
msgstr "tiene más, y eso no está limitado para usted ahora: {0}"

#. {0} age; {1} adultAge
#: Rules/TableScope.swift
msgid ""
"at {0} no target, goal, reward or advice is worked out: the tables here are for adults of {1} and over — the "
"pediatric kidney team sets the numbers"
msgstr ""
"con {0, plural, one {# año} other {# años}} de edad no se calcula ningún objetivo, meta, recompensa ni consejo: estas "
"tablas son para adultos de {1} años o más — el equipo de nefrología pediátrica fija los números"

#: Rules/TableScope.swift
msgid ""
"during pregnancy no target, goal, reward or advice is worked out: the tables here don't hold then — the kidney team "
"and the obstetrician set the numbers"
msgstr ""
"durante el embarazo no se calcula ningún objetivo, meta, recompensa ni consejo: estas tablas no sirven en ese caso — "
"el equipo de riñones y el de obstetricia fijan los números"

#: Rules/TargetEvaluator+Body.swift
msgid "the limit is counted from the urine of 24 hours — enter it, 0 if there is none"
msgstr "el límite se cuenta a partir de la orina de 24 horas — anótela, 0 si no hay"

#: Rules/TargetEvaluator+Body.swift
msgid "it is counted only between hemodialysis sessions"
msgstr "solo se cuenta entre sesiones de hemodiálisis"

#: Rules/TargetEvaluator+Body.swift
msgid "you were ill on this day, so no number is aimed for: the goal goes on the day after"
msgstr "este fue un día de enfermedad, así que no se busca ningún número: la meta sigue al día siguiente"

#: Rules/TargetEvaluator+Body.swift
msgid "on a sick day no number is aimed for: the goal pauses until you are well"
msgstr "en un día de enfermedad no se busca ningún número: la meta queda en pausa hasta que usted se sienta bien"

#: Rules/TargetEvaluator+Body.swift
msgid "on dialysis no number holds for all — the clinic sets yours"
msgstr "en diálisis ningún número sirve para todos — la clínica fija el suyo"

#: Rules/TargetEvaluator+Body.swift
msgid "potassium is high: choose fiber that brings little of it"
msgstr "el potasio está alto: elija fibra que aporte poco potasio"

#: Rules/TargetEvaluator+Body.swift
msgid "with warfarin keep it about the same each week; tell the clinic before a change of diet"
msgstr "con warfarina manténgala más o menos igual cada semana; avise a la clínica antes de cambiar su alimentación"

#: Rules/TargetEvaluator+Food.swift
msgid "with nephrotic syndrome the clinic sets the protein: neither much more nor less helps by itself"
msgstr "con síndrome nefrótico la clínica fija la proteína: ni mucha más ni mucha menos ayuda por sí sola"

#: Rules/TargetEvaluator+Food.swift
msgid "the protein goal depends on the kidney disease — enter its category"
msgstr "el objetivo de proteína depende de la enfermedad de los riñones — anote su categoría"

#: Rules/TargetEvaluator+Food.swift
msgid "the dialysis fluid brings about 300 to 500 kcal of glucose: count them in"
msgstr "el líquido de diálisis aporta de unas 300 a 500 kcal de glucosa: cuéntelas"

#: Rules/TargetEvaluator+Food.swift
msgid "on dialysis no limit can be told without a value — ask for one, and choose foods low in potassium until then"
msgstr ""
"en diálisis no se puede decir un límite sin un valor: pida uno, y mientras tanto elija alimentos bajos en potasio"

#: Rules/TargetEvaluator+Food.swift
msgid "no potassium value was entered yet"
msgstr "todavía no se anotó ningún valor de potasio"

#: Rules/TargetEvaluator+Food.swift
msgid "no potassium value that counts was entered yet"
msgstr "todavía no se anotó ningún valor de potasio que cuente"

#: Rules/TargetEvaluator+Food.swift
msgid "the blood potassium is an alarm, which no day within the limit answers: call first"
msgstr "el potasio en la sangre es una alarma, y quedarse dentro del límite del día no la resuelve: llame primero"

#: Rules/TargetEvaluator+Food.swift
msgid "the number is one for G3 to G5 and dialysis — ask your clinic for yours"
msgstr "el número es para G3 a G5 y diálisis — pregunte en su clínica cuál es el suyo"

#: Rules/TargetEvaluator+Food.swift
msgid "no phosphorus value was entered yet"
msgstr "todavía no se anotó ningún valor de fósforo"

#: Rules/TargetEvaluator+Food.swift
msgid "no phosphorus value that counts was entered yet"
msgstr "todavía no se anotó ningún valor de fósforo que cuente"

#: Rules/TargetEvaluator+Food.swift
msgid "with active vitamin D the clinic sets the calcium"
msgstr "con vitamina D activa la clínica fija el calcio"

#: Rules/TargetEvaluator+Food.swift
msgid "a number is named only for an eGFR under 60"
msgstr "solo se da un número con una TFGe menor de 60"

#: Rules/TargetEvaluator.swift
msgid "height and weight don't go together, so the weight counts as it is: check both"
msgstr "la estatura y el peso no concuerdan, así que el peso cuenta tal como está: revise los dos"

#. {0} WeightRule.text(kilograms: adjusted, in: profile.units); {1} WeightRule.text(kilograms: body.kilograms, in: profi
#: Rules/TargetEvaluator.swift
msgid "counted by an adjusted weight of {0} rather than {1}"
msgstr "se calculó con un peso ajustado de {0} en lugar de {1}"

#: Rules/TargetEvaluator.swift
msgid "enter the height: from a body mass index of 30 on an adjusted weight counts"
msgstr "anote la estatura: desde un índice de masa corporal de 30 cuenta un peso ajustado"

#. {0} newest.moment.day
#: Rules/TargetEvaluator.swift
msgid "no dry weight is set: counted by the weight after the session of {0}"
msgstr "no hay un peso seco: se calculó con el peso después de la sesión del {0}"

#. {0} newest.moment.day
#: Rules/TargetEvaluator.swift
msgid "counted by the weight of {0}"
msgstr "se calculó con el peso del {0}"

#: Rules/TargetEvaluator.swift
msgid "the numbers count for each kg — enter the dry weight"
msgstr "los números son por cada kg — anote el peso seco"

#: Rules/TargetEvaluator.swift
msgid "the numbers count for each kg — enter a weight"
msgstr "los números son por cada kg — anote un peso"

#. {0} DecimalText.text(TableScope.adultWeight)
#: Rules/TargetEvaluator.swift
msgid "a weight under {0} kg can be a child’s, and the numbers are for adults — enter the birth date"
msgstr "un peso de menos de {0} kg puede ser de un niño, y los números son para adultos: escriba la fecha de nacimiento"

#: Rules/Targets.swift
msgid "your clinic's own limit, which comes before every table"
msgstr "el límite de su propia clínica, que va antes que cualquier tabla"

#. {0} limit.from
#: Rules/Targets.swift
msgid "your clinic, from {0} on"
msgstr "su clínica, desde el {0}"

#. {0} lab.words; {1} lab.age
#: Rules/Targets.swift
msgid "the {0} is {1} days old, so this advice is weaker — ask for a new test"
msgstr "{0}: el valor tiene {1} días, así que este consejo es menos seguro — pida un nuevo análisis"

#. {0} reason.words; {1} caution
#: Rules/Targets.swift
msgid "“{0}” was {1}"
msgstr "sobre “{0}”: {1}"

#. {0} foods
#: Rules/Totals.swift
msgid "unknown ({0, plural, one {# food} other {# foods}})"
msgstr "se desconoce ({0, plural, one {# alimento} other {# alimentos}})"

#. {0} number; {1} unit; {2} unknownFoods; {3} foods
#: Rules/Totals.swift
msgid "≥ {0} {1}; {2} of {3, plural, one {# food} other {# foods}} unknown"
msgstr "al menos {0} {1}; falta el dato de {2} de {3, plural, one {# alimento} other {# alimentos}}"

#. {0} text(unit: unit); {1} goal; {2} unit
#: Rules/Totals.swift
msgid "{0} of {1} {2}"
msgstr "{0} de {1} {2}"

#. {0} number; {1} unit; {2} unknownFoods; {3} foods; {4} goal; {5} unit
#: Rules/Totals.swift
msgid "≥ {0} {1}; {2} of {3, plural, one {# food} other {# foods}} unknown of {4} {5}"
msgstr ""
"al menos {0} {1}, de una meta de {4} {5}; falta el dato de {2} de {3, plural, one {# alimento} other {# alimentos}}"

#. {0} gained
#: Rules/WeightRule.swift
msgid "{0} more within a day, which can be fluid"
msgstr "{0} más en un día, lo que puede ser líquido"

#. {0} gained; {1} days
#: Rules/WeightRule.swift
msgid "{0} more within {1} days, which can be fluid"
msgstr "{0} más en {1} días, lo que puede ser líquido"

#. {0} alert.message; {1} alert.day; {2} alert.why
#: Rules/Why.swift
msgid "{0} ({1}). Why: {2}"
msgstr "{0} ({1}). Por qué: {2}"

#. {0} ledger.amount(of: key); {1} subject.name; {2} key.period.name
#: Rules/Why.swift
msgid "{0} points, {1}, {2}"
msgstr "{0, plural, one {# punto} other {# puntos}}, {1}, {2}"

#. {0} points; {1} $0.words; {2} $0.evidence.citation
#: Rules/Why.swift
msgid "{0} for {1} — {2}"
msgstr "{0} por {1} — {2}"

#: Rules/Why.swift
msgid "it is judged by the eGFR that it gives"
msgstr "se evalúa por la TFGe que da"

#. {0} range
#: Rules/Why.swift
msgid "the range is {0}"
msgstr "el rango es {0}"

#. {0} title; {1} result.shown; {2} result.moment.day; {3} found.words
#: Rules/Why.swift
msgid "{0} {1} of {2} is {3}"
msgstr "{0} {1} del {2}: {3}"

#: Rules/Why.swift
msgid "pending"
msgstr "en espera"

#: Rules/Why.swift
msgid "given again"
msgstr "dada de nuevo"

#: Rules/Why.swift
msgid "kept"
msgstr "conservada"

#: Rules/Why.swift
msgid "It counts; it is kept for good once its time is over."
msgstr "Cuenta; se conserva para siempre cuando termina su plazo."

#: Rules/Why.swift
msgid "It doesn't count now: the goal isn't reached anymore. It counts again once it is, before its time is over."
msgstr "Ahora no cuenta: la meta ya no se cumple. Vuelve a contar en cuanto se cumpla, antes de que termine su plazo."

#: Rules/Why.swift
msgid "It is kept for good."
msgstr "Se conserva para siempre."

#: Rules/Why.swift
msgid "It was taken back, and is given only once."
msgstr "Se retiró, y solo se da una vez."

#. {0} unique.joined(separator: "; ")
#: Rules/Why.swift
msgid "Names and classes: {0}."
msgstr "Nombres y clases: {0}."

#. {0} $0.headline; {1} $0.why
#: Rules/Why.swift
msgid "{0} Why: {1}."
msgstr "{0} Por qué: {1}."

#. {0} report.day
#: Rules/Why.swift
msgid "On {0} no rule speaks about it."
msgstr "El {0} ninguna regla se aplica."

#. {0} finding.headline; {1} finding.advice; {2} finding.why
#: Rules/Why.swift
msgid "{0} {1} Why: {2}."
msgstr "{0} {1} Por qué: {2}."

#: Screens/ActivityDay.swift
msgid "Delete this activity?"
msgstr "¿Eliminar esta actividad?"

#. {0} all.count; {1} first
#: Screens/AlertsScreen.swift
msgid "{0} times since {1}"
msgstr "{0} veces desde el {1}"

#: Screens/AlertsScreen.swift
msgid "Don’t show again"
msgstr "No mostrar más"

#: Screens/AlertsScreen.swift
msgid "it can't wait"
msgstr "no puede esperar"

#: Screens/AlertsScreen.swift
msgid "Never show this again?"
msgstr "¿No volver a mostrar esto nunca?"

#. {0} $0
#: Screens/AlertsScreen.swift
msgid "Alerts of {0}"
msgstr "Alertas del {0}"

#. {0} dismissed
#: Screens/AlertsScreen.swift
msgid "{0, plural, one {# kind of alert} other {# kinds of alerts}} dismissed for good."
msgstr "{0, plural, one {# tipo de alerta descartado} other {# tipos de alertas descartados}} para siempre."

#: Screens/AlertsScreen.swift
msgid "Show them again"
msgstr "Mostrarlas otra vez"

#: Screens/AlertsScreen.swift
msgid "nothing was dismissed"
msgstr "no se descartó nada"

#: Screens/AlertsScreen.swift
msgid "Check everything now"
msgstr "Revisar todo ahora"

#. {0} partDays
#: Screens/AlertsScreen.swift
msgid ""
"Fewer than three meals are written down for {0, plural, one {# day} other {# days}} of the last 30. What such a day "
"lacks isn’t told, as it may be written down in part; on dialysis a lack of protein is."
msgstr ""
"De los últimos 30 días, en {0, plural, one {# día} other {# días}} se anotaron menos de tres comidas. No se avisa de "
"lo que le falta a un día así, porque puede estar anotado en parte; en diálisis sí se avisa de la falta de proteína."

#: Screens/AlertsScreen.swift
msgid "Nothing to know today, and nothing was found lately."
msgstr "Hoy no hay nada que deba saber, y últimamente no se encontró nada."

#: Screens/AlertsScreen.swift
msgid "Nothing was found for that day."
msgstr "No se encontró nada para ese día."

#: Screens/AlertsScreen.swift
#: Screens/TargetsScreen.swift
msgid "The day"
msgstr "El día"

#: Screens/AlertsScreen.swift
#: Screens/GoalsScreen.swift
#: Screens/NewsRow.swift
msgid "Rewards"
msgstr "Recompensas"

#: Screens/AlertsScreen.swift
#: Screens/NewsRow.swift
#: Screens/NoticesScreen.swift
msgid "Notices"
msgstr "Avisos"

#: Screens/AlertsScreen.swift
#: UseCases/NoticeCandidates.swift
msgid "Medicines and food"
msgstr "Medicinas y alimentos"

#. {0} others
#: Screens/AlertsScreen.swift
#: Screens/NoticesScreen.swift
msgid ""
"{0, plural, one {# more alert of this kind is on the page of alerts.} other {# more alerts of this kind are on the "
"page of alerts.}}"
msgstr ""
"{0, plural, one {Hay # alerta más de este tipo en la página de alertas.} other {Hay # alertas más de este tipo en la "
"página de alertas.}}"

#. {0} time; {1} AlertLevel.atOnce.words
#: Screens/AlertsScreen.swift
msgid "acknowledged on {0}, when it was “{1}”"
msgstr "marcada como vista el {0}, cuando decía “{1}”"

#. {0} time
#: Screens/AlertsScreen.swift
msgid "acknowledged on {0}"
msgstr "marcada como vista el {0}"

#: Screens/AlertsScreen.swift
msgid "I have seen it and act on it"
msgstr "Ya la vi y voy a actuar"

#: Screens/AlertsScreen.swift
msgid "it was acknowledged"
msgstr "ya se marcó como vista"

#: Screens/AlertsScreen.swift
#: Screens/FoodSearchScreen.swift
#: Screens/InteractionsScreen.swift
msgid "Journal"
msgstr "Diario"

#: Screens/AlertsScreen.swift
#: Screens/LabsScreen.swift
#: Screens/TodayScreen.swift
msgid "Laboratory values"
msgstr "Resultados de laboratorio"

#: Screens/AlertsScreen.swift
#: Screens/OnlineFoodsScreen.swift
#: UseCases/KidneyNutrition+ActsOnline.swift
msgid "Foods online"
msgstr "Alimentos en línea"

#: Screens/AlertsScreen.swift
msgid "Own foods"
msgstr "Alimentos propios"

#: Screens/AlertsScreen.swift
msgid "Substitutes"
msgstr "Alternativas"

#: Screens/AlertsScreen.swift
#: Screens/DrugLabelScreen.swift
#: UseCases/KidneyNutrition+ActsOnline.swift
msgid "Drug label"
msgstr "Etiqueta de medicina"

#: Screens/AlertsScreen.swift
#: Screens/ReportScreen.swift
#: UseCases/NoticeCandidates.swift
msgid "Foods to choose"
msgstr "Alimentos para elegir"

#: Screens/AlertsScreen.swift
#: Screens/TodayScreen.swift
#: Screens/TrendScreen.swift
msgid "Trends"
msgstr "Tendencias"

#: Screens/AlertsScreen.swift
#: Screens/ReportScreen.swift
#: Screens/TodayScreen.swift
msgid "Report"
msgstr "Informe"

#: Screens/AlertsScreen.swift
#: Screens/ReportScreen.swift
msgid "Report card"
msgstr "Boleta del mes"

#: Screens/AlertsScreen.swift
#: Screens/PreferencesScreen.swift
#: Screens/RecommendScreen.swift
msgid "What you like"
msgstr "Lo que le gusta"

#: Screens/AlertsScreen.swift
#: Screens/FoodScreen.swift
#: Screens/NoticesScreen.swift
msgid "Why"
msgstr "Por qué"

#: Screens/DishScreen.swift
msgid "New dish"
msgstr "Nuevo platillo"

#: Screens/DishScreen.swift
msgid "it has no components"
msgstr "no tiene componentes"

#: Screens/DishScreen.swift
#: Screens/GoalsScreen.swift
#: Screens/MedicinesScreen.swift
msgid "Save"
msgstr "Guardar"

#: Screens/DishScreen.swift
msgid "It holds the figures of a label, and has no components."
msgstr "Contiene los datos de una etiqueta y no tiene componentes."

#: Screens/DishScreen.swift
msgid "Entries that were made before keep what the dish was then."
msgstr "Las anotaciones hechas antes conservan el platillo como era entonces."

#: Screens/DishScreen.swift
#: Screens/GoalsScreen.swift
#: Screens/JournalScreen.swift
msgid "Delete"
msgstr "Eliminar"

#. {0} custom.name
#: Screens/DishScreen.swift
msgid "Delete “{0}”?"
msgstr "¿Eliminar “{0}”?"

#: Screens/DishScreen.swift
#: Screens/ProfileDraft.swift
msgid "Name"
msgstr "Nombre"

#: Screens/DishScreen.swift
msgid "Kadai Paneer"
msgstr "Kadai Paneer"

#: Screens/DishScreen.swift
msgid "Made of"
msgstr "Hecho de"

#. {0} line.prefix(60); {1} Self.example
#: Screens/DishScreen.swift
msgid "“{0}” is no component — write the food, “=” and the amount: {1}"
msgstr "“{0}” no es un componente — escriba el alimento, “=” y la cantidad: {1}"

#: Screens/DishScreen.swift
msgid "bowl = 250 g"
msgstr "tazón = 250 g"

#: Screens/DishScreen.swift
msgid "Its measures, each with its weight, one a line"
msgstr "Sus medidas, cada una con su peso, una por línea"

#. {0} line.prefix(60); {1} example
#: Screens/DishScreen.swift
msgid "“{0}” is no measure with its weight — write one such as {1}"
msgstr "“{0}” no es una medida con su peso — escriba una como {1}"

#: Screens/DishScreen.swift
msgid "Weight when cooked"
msgstr "Peso ya cocido"

#: Screens/DishScreen.swift
msgid "Counts as fluid"
msgstr "Cuenta como líquido"

#: Screens/DishScreen.swift
msgid "what its components bring"
msgstr "lo que aportan sus componentes"

#: Screens/DishScreen.swift
msgid "nothing: the water was taken up"
msgstr "nada: el agua se absorbió"

#: Screens/DishScreen.swift
msgid "all of it: a soup or a drink"
msgstr "todo: una sopa o una bebida"

#: Screens/DishScreen.swift
msgid "choose components, none or all"
msgstr "elija lo que aportan sus componentes, nada o todo"

#: Screens/DrugLabelScreen.swift
msgctxt "medicines"
msgid " with "
msgstr " con "

#: Screens/DrugLabelScreen.swift
msgid "Every sentence"
msgstr "Todas las frases"

#: Screens/DrugLabelScreen.swift
msgid "This is a label that is kept on this device."
msgstr "Esta es una etiqueta guardada en este dispositivo."

#: Screens/DrugLabelScreen.swift
msgid "No label of it is kept here."
msgstr "Aquí no se guarda ninguna etiqueta suya."

#: Screens/DrugLabelScreen.swift
msgid ""
"These are sentences of one maker's label that hold certain words. A label's silence doesn't mean that something is "
"safe, and other makers' labels can say more. Take and stop medicines as your care team says."
msgstr ""
"Estas son oraciones de la etiqueta de un solo fabricante que contienen ciertas palabras. Que una etiqueta no diga "
"nada no significa que algo sea seguro, y las etiquetas de otros fabricantes pueden decir más. Tome y suspenda las "
"medicinas como le diga su equipo médico."

#: Screens/DrugLabelScreen.swift
msgid "Brand or generic name"
msgstr "Marca o nombre genérico"

#: Screens/DrugLabelScreen.swift
#: Screens/MedicineDraft.swift
msgid "Zestril, or lisinopril"
msgstr "Zestril, o lisinopril"

#: Screens/DrugLabelScreen.swift
#: Screens/MedicinesScreen.swift
msgid "Look up a drug label"
msgstr "Buscar la etiqueta de una medicina"

#. {0} medicine.label(among: medicines)
#: Screens/DrugLabelScreen.swift
msgid "Check “{0}” by this label’s names"
msgstr "Revisar “{0}” por los nombres de esta etiqueta"

#: Screens/DrugLabelScreen.swift
msgid "No sentence speaks of this, which does not mean safe."
msgstr "Ninguna oración habla de esto, lo cual no significa que sea seguro."

#. {0} reading.kind.unit
#: Screens/EditInputs.swift
msgid "How much, in {0}"
msgstr "Cuánto, en {0}"

#: Screens/EditInputs.swift
#: Screens/LabsScreen.swift
msgid "Value"
msgstr "Valor"

#: Screens/EditInputs.swift
#: Screens/FoodScreen.swift
#: Screens/FoodSearchScreen.swift
msgid "How much"
msgstr "Cuánto"

#: Screens/EditInputs.swift
#: Screens/MomentForm.swift
msgid "Day"
msgstr "Día"

#: Screens/EditInputs.swift
#: Screens/MomentForm.swift
msgid "Time"
msgstr "Hora"

#: Screens/EditInputs.swift
msgid "Weighed"
msgstr "Momento del peso"

#: Screens/EditInputs.swift
msgid "The weight is right, though it is far from the last one"
msgstr "El peso es correcto, aunque está lejos del último"

#: Screens/EditInputs.swift
msgid "Another day"
msgstr "Otro día"

#: Screens/EditInputs.swift
msgid "Show"
msgstr "Mostrar"

#: Screens/FetchedFoodScreen.swift
msgid "It is new here."
msgstr "Es nuevo aquí."

#: Screens/FetchedFoodScreen.swift
msgid "It was here, and has new figures or portions; what you ate of it keeps the old ones."
msgstr "Ya estaba aquí, y tiene datos o porciones nuevos; lo que usted ya comió conserva los anteriores."

#: Screens/FetchedFoodScreen.swift
msgid "It was here just so."
msgstr "Ya estaba aquí igual."

#: Screens/FetchedFoodScreen.swift
msgid "This is the food as it is on this device."
msgstr "Este es el alimento como está en este dispositivo."

#: Screens/FilesScreen.swift
msgid "The file comes from"
msgstr "El archivo viene de"

#: Screens/FilesScreen.swift
msgid "Import a file"
msgstr "Importar un archivo"

#: Screens/FilesScreen.swift
msgid "File"
msgstr "Archivo"

#: Screens/FilesScreen.swift
msgid "Weights in Fitbit’s files are in"
msgstr "Los pesos de los archivos de Fitbit están en"

#: Screens/FilesScreen.swift
msgid "the units of your profile"
msgstr "las unidades de su perfil"

#: Screens/FilesScreen.swift
msgid "The clinic’s record is mine, though it has another name or birth date"
msgstr "El expediente de la clínica es mío, aunque tenga otro nombre u otra fecha de nacimiento"

#: Screens/FilesScreen.swift
msgid "Import"
msgstr "Importar"

#: Screens/FilesScreen.swift
msgid "A file that is imported again brings nothing twice. A value that you changed or deleted here stays so."
msgstr ""
"Un archivo que se importa otra vez no trae nada dos veces. Un valor que usted cambió o eliminó aquí se queda así."

#: Screens/FilesScreen.swift
#: Screens/TodayScreen.swift
msgid "enter your profile first"
msgstr "primero cree su perfil"

#: Screens/FilesScreen.swift
msgid "pounds (lb)"
msgstr "libras (lb)"

#: Screens/FilesScreen.swift
msgid "stones (st)"
msgstr "stones (st)"

#: Screens/FilesScreen.swift
msgid "kilograms (kg)"
msgstr "kilogramos (kg)"

#: Screens/FilesScreen.swift
msgid "Health record for a clinic (FHIR)"
msgstr "Expediente de salud para una clínica (FHIR)"

#: Screens/FilesScreen.swift
msgid "Food and drinks (CSV)"
msgstr "Comida y bebidas (CSV)"

#: Screens/FilesScreen.swift
msgid "Measurements (CSV)"
msgstr "Mediciones (CSV)"

#: Screens/FieldBounds.swift
msgctxt "inches"
msgid "in"
msgstr "pulgadas"

#: Screens/FoodScreen.swift
msgid "Add to the journal"
msgstr "Agregar al diario"

#: Screens/FoodScreen.swift
#: Screens/FoodSearchScreen.swift
#: Screens/LabsScreen.swift
msgid "Add"
msgstr "Agregar"

#: Screens/FoodScreen.swift
#: Screens/JournalScreen.swift
#: Screens/ScreenWords.swift
msgid "Edit"
msgstr "Editar"

#: Screens/FoodScreen.swift
msgid "Its share of fluid isn't known."
msgstr "No se sabe qué parte cuenta como líquido."

#: Screens/FoodScreen.swift
msgid "It doesn't count as fluid."
msgstr "No cuenta como líquido."

#. {0} PartialTotal.grouped(share.millilitersPerHundredGrams.value, down: false)
#: Screens/FoodScreen.swift
msgid "100 g count as {0} mL of fluid."
msgstr "100 g cuentan como {0} mL de líquido."

#. {0} sources; {1} low; {2} high; {3} citation
#: Screens/FoodScreen.swift
msgid "Its phosphorus is of {0} origin: an estimated {1} to {2} % of it are taken up ({3})."
msgstr "Origen de su fósforo: {0}. Se calcula que se absorbe entre el {1} y el {2} % ({3})."

#. {0} low; {1} high; {2} citation
#: Screens/FoodScreen.swift
msgid "The origin of its phosphorus isn't known: an estimated {0} to {1} % of it are taken up ({2})."
msgstr "No se conoce el origen de su fósforo: se calcula que se absorbe entre el {0} y el {1} % ({2})."

#. {0} nutrient.name
#: Screens/FoodScreen.swift
msgid "Less {0}"
msgstr "Menos {0}"

#. {0} amount
#: Screens/FoodScreen.swift
msgid "at least {0}"
msgstr "al menos {0}"

#: Screens/FoodSearchScreen.swift
msgid "Add again"
msgstr "Agregar otra vez"

#: Screens/FoodSearchScreen.swift
#: Screens/OnlineFoodsScreen.swift
msgid "Food or drink"
msgstr "Alimento o bebida"

#: Screens/FoodSearchScreen.swift
#: Screens/OnlineFoodsScreen.swift
msgid "banana"
msgstr "plátano"

#: Screens/FoodSearchScreen.swift
msgid "Search"
msgstr "Buscar"

#: Screens/FoodSearchScreen.swift
msgid "Type the first letters of a food."
msgstr "Escriba las primeras letras de un alimento."

#. {0} TypedText.line(typed).prefix(40)
#: Screens/FoodSearchScreen.swift
#: Screens/OnlineFoodsScreen.swift
msgid "No food fits “{0}” — try another word, or make it as a dish of your own."
msgstr "Ningún alimento coincide con “{0}” — pruebe otra palabra, o agréguelo como platillo propio."

#. {0} TypedText.line(typed).prefix(40)
#: Screens/FoodSearchScreen.swift
msgid "No food is called “{0}”. These are guesses by likeness: choose one, or try another word."
msgstr "Ningún alimento se llama “{0}”. Estos son parecidos: elija uno, o pruebe otra palabra."

#. {0} found.count
#: Screens/FoodSearchScreen.swift
#: Screens/OnlineFoodsScreen.swift
msgid "{0, plural, one {# food} other {# foods}}"
msgstr "{0, plural, one {# alimento} other {# alimentos}}"

#: Screens/FoodSearchScreen.swift
#: Screens/OnlineFoodsScreen.swift
msgid "Search online"
msgstr "Buscar en línea"

#: Screens/FoodSearchScreen.swift
msgid "Food or drink, by its name"
msgstr "Alimento o bebida, por su nombre"

#: Screens/FoodSearchScreen.swift
#: Screens/PreferencesScreen.swift
msgid "banana, raw"
msgstr "plátano crudo"

#: Screens/FoodSearchScreen.swift
#: Tables/SubstitutionTable.swift
msgid "1 medium"
msgstr "1 mediano"

#: Screens/FoodSearchScreen.swift
msgid "no food is named — write one such as banana, raw"
msgstr "no hay ningún alimento escrito — escriba uno, por ejemplo plátano crudo"

#. {0} text.prefix(40)
#: Screens/FoodSearchScreen.swift
msgid "it isn’t clear which food “{0}” is — choose one of those found, or write its whole name"
msgstr "no queda claro qué alimento es “{0}” — elija uno de los encontrados o escriba su nombre completo"

#: Screens/FoodSearchScreen.swift
msgid "Add without searching"
msgstr "Agregar sin buscar"

#: Screens/GoalDraft.swift
msgid "By when"
msgstr "Para cuándo"

#: Screens/GoalDraft.swift
msgid "What about"
msgstr "Sobre qué"

#: Screens/GoalDraft.swift
msgid "weight to reach"
msgstr "peso que quiere alcanzar"

#: Screens/GoalDraft.swift
msgid "at least so much a day"
msgstr "al menos esta cantidad al día"

#: Screens/GoalDraft.swift
msgid "at most so much a day"
msgstr "como máximo esta cantidad al día"

#: Screens/GoalDraft.swift
msgid "cups a day"
msgstr "tazas al día"

#: Screens/GoalDraft.swift
msgctxt "a blood pressure"
msgid "under"
msgstr "por debajo de"

#. {0} nutrient.name
#: Screens/GoalDraft.swift
msgid "{0} a day at most"
msgstr "{0} al día como máximo"

#. {0} nutrient.name
#: Screens/GoalDraft.swift
msgid "{0} a day at least"
msgstr "{0} al día como mínimo"

#: Screens/GoalDraft.swift
msgid "minutes a week"
msgstr "minutos a la semana"

#. {0} $0
#: Screens/GoalRow.swift
msgid "ended on {0}"
msgstr "terminó el {0}"

#. {0} goal.from
#: Screens/GoalRow.swift
msgid "begins on {0}"
msgstr "comienza el {0}"

#: Screens/GoalRow.swift
msgid "not reached today"
msgstr "hoy no se alcanzó"

#. {0} shown; {1} metric; {2} $0
#: Screens/GoalRow.swift
msgid "weigh {0} lb ({1} kg) by {2}"
msgstr "pesar {0} lb ({1} kg) para el {2}"

#. {0} shown; {1} metric
#: Screens/GoalRow.swift
msgid "weigh {0} lb ({1} kg)"
msgstr "pesar {0} lb ({1} kg)"

#: Screens/GoalsScreen.swift
msgid "Make the goal"
msgstr "Crear la meta"

#: Screens/GoalsScreen.swift
msgid "A new goal"
msgstr "Una meta nueva"

#: Screens/GoalsScreen.swift
#: Screens/PreferencesScreen.swift
#: Screens/RecommendScreen.swift
msgid "What to choose"
msgstr "Qué elegir"

#: Screens/GoalsScreen.swift
msgid "There are no goals yet."
msgstr "Todavía no hay metas."

#. {0} goals.count; {1} reached
#: Screens/GoalsScreen.swift
msgid "{0, plural, one {# goal} other {# goals}}, {1} reached now."
msgstr "{0, plural, one {# meta} other {# metas}}; se alcanzan ahora: {1}."

#. {0} goals.count; {1} reached; {2} paused
#: Screens/GoalsScreen.swift
msgid "{0, plural, one {# goal} other {# goals}}, {1} reached now; {2} paused."
msgstr "{0, plural, one {# meta} other {# metas}}; se alcanzan ahora: {1}; en pausa: {2}."

#. {0} row.points; {1} row.words
#: Screens/GoalsScreen.swift
msgid "{0, plural, one {# point} other {# points}} a day: {1}"
msgstr "{0, plural, one {# punto} other {# puntos}} por día: {1}"

#. {0} row.points; {1} row.words
#: Screens/GoalsScreen.swift
msgid "{0, plural, one {# point} other {# points}} a week: {1}"
msgstr "{0, plural, one {# punto} other {# puntos}} por semana: {1}"

#. {0} row.points; {1} row.words
#: Screens/GoalsScreen.swift
msgid "{0, plural, one {# point} other {# points}} a month: {1}"
msgstr "{0, plural, one {# punto} other {# puntos}} por mes: {1}"

#: Screens/GoalsScreen.swift
msgid "a laboratory value has its range for a goal"
msgstr "un resultado de laboratorio tiene su rango como meta"

#: Screens/GoalsScreen.swift
msgid "Another number"
msgstr "Otro número"

#: Screens/GoalsScreen.swift
msgid "Move up"
msgstr "Subir"

#: Screens/GoalsScreen.swift
msgid "it is the first"
msgstr "es la primera"

#: Screens/GoalsScreen.swift
msgid "Move down"
msgstr "Bajar"

#: Screens/GoalsScreen.swift
msgid "it is the last"
msgstr "es la última"

#. {0} row.title
#: Screens/GoalsScreen.swift
msgid "End the goal “{0}” today? Earlier achievements stay."
msgstr "¿Terminar hoy la meta “{0}”? Lo logrado antes se queda."

#. {0} HealthImport.number(changed); {1} kind.name(changed)
#: Screens/HealthImportScreen.swift
msgid "{0} {1} changed"
msgstr "con cambios: {0} {1}"

#. {0} HealthImport.number(new); {1} kind.name(new); {2} HealthImport.number(changed)
#: Screens/HealthImportScreen.swift
msgid "{0} {1} new, {2} changed"
msgstr "nuevo: {0} {1}; con cambios: {2}"

#. {0} HealthImport.number(new); {1} kind.name(new)
#: Screens/HealthImportScreen.swift
msgid "{0} {1} new"
msgstr "nuevo: {0} {1}"

#. {0} Self.list(report.waiting)
#: Screens/HealthImportScreen.swift
msgid "{0} wait for a profile: enter one with a name, and import the file again."
msgstr "Esto espera un perfil: {0}. Cree uno con un nombre e importe el archivo otra vez."

#. {0} Self.list(report.filled)
#: Screens/HealthImportScreen.swift
msgid "Filled in the profile: {0}."
msgstr "Se completó en el perfil: {0}."

#: Screens/IntakeReceiptScreen.swift
#: Screens/InteractionsScreen.swift
#: Screens/JournalScreen.swift
msgid "The day at a glance"
msgstr "El día de un vistazo"

#. {0} report.day
#: Screens/InteractionsScreen.swift
msgid "From {0}"
msgstr "A partir del {0}"

#: Screens/InteractionsScreen.swift
msgid "Interactions"
msgstr "Interacciones"

#. {0} report.day
#: Screens/InteractionsScreen.swift
msgid "Interactions on {0}"
msgstr "Interacciones del {0}"

#: Screens/InteractionsScreen.swift
msgid "I am not ill"
msgstr "No es un día de enfermedad"

#: Screens/InteractionsScreen.swift
msgid "I am ill"
msgstr "Es un día de enfermedad"

#: Screens/InteractionsScreen.swift
#: Screens/JournalScreen.swift
#: Screens/TodayScreen.swift
msgid "Day before"
msgstr "Día anterior"

#. {0} count
#: Screens/InteractionsScreen.swift
msgid "{0, plural, one {# thing} other {# things}} to know."
msgstr "{0, plural, one {# cosa} other {# cosas}} que debe saber."

#: Screens/InteractionsScreen.swift
msgid "1 thing to know, and it is grave."
msgstr "1 cosa que debe saber, y es grave."

#. {0} count; {1} grave
#: Screens/InteractionsScreen.swift
msgid "{0, plural, one {# thing} other {# things}} to know, {1} of them grave."
msgstr "{0, plural, one {# cosa} other {# cosas}} que debe saber; graves: {1}."

#. {0} unchecked
#: Screens/InteractionsScreen.swift
msgid "{0, plural, one {# medicine is} other {# medicines are}} not checked."
msgstr "{0, plural, one {# medicina no se revisó} other {# medicinas no se revisaron}}."

#. {0} unruled
#: Screens/InteractionsScreen.swift
msgid "{0, plural, one {# medicine is} other {# medicines are}} known without a rule in the table."
msgstr "{0, plural, one {# medicina se conoce} other {# medicinas se conocen}}, pero la tabla no tiene una regla."

#: Screens/JournalScreen.swift
msgid "Journal: today"
msgstr "Diario: hoy"

#. {0} journal.day
#: Screens/JournalScreen.swift
msgid "Journal: {0}"
msgstr "Diario: {0}"

#: Screens/JournalScreen.swift
msgid "Day after"
msgstr "Día siguiente"

#: Screens/JournalScreen.swift
#: Screens/TodayScreen.swift
msgid "Add food or drink"
msgstr "Agregar comida o bebida"

#. {0} entry.food.shownName; {1} entry.shownAmount
#: Screens/JournalScreen.swift
msgid "Delete “{0}”, {1}?"
msgstr "¿Eliminar “{0}”, {1}?"

#: Screens/JournalScreen.swift
msgid "Enter this meal again"
msgstr "Anotar esta comida otra vez"

#: Screens/JournalScreen.swift
msgid "Photo"
msgstr "Foto"

#: Screens/JournalScreen.swift
msgid "Add a photo of a meal"
msgstr "Agregar una foto de una comida"

#: Screens/JournalScreen.swift
msgid "Add a photo"
msgstr "Agregar una foto"

#: Screens/JournalScreen.swift
msgid "Note"
msgstr "Nota"

#: Screens/JournalScreen.swift
#: Screens/Medicine+Tidied.swift
#: Screens/MedicineDraft.swift
msgid "note"
msgstr "nota"

#: Screens/JournalScreen.swift
msgid "the original is gone; add the file again"
msgstr "el original ya no está; agregue el archivo otra vez"

#: Screens/JournalScreen.swift
msgid "the original is gone; this is its small picture"
msgstr "el original ya no está; esta es su imagen pequeña"

#: Screens/JournalScreen.swift
msgid "Delete this photo?"
msgstr "¿Eliminar esta foto?"

#: Screens/JournalScreen.swift
msgid "The whole picture"
msgstr "La imagen completa"

#. {0} FluidRule.text(totals.fluid, in: units)
#: Screens/JournalScreen.swift
msgid "fluid {0}"
msgstr "líquidos {0}"

#. {0} facts.title.lowercasedUnlessAcronym
#: Screens/LabReceiptScreen.swift
msgid "All values of {0}"
msgstr "Todos los valores de {0}"

#. {0} line.formula?.name ?? localized("a formula")
#: Screens/LabsScreen.swift
msgid "computed with {0} from the creatinine"
msgstr "calculada con {0} a partir de la creatinina"

#: Screens/LabsScreen.swift
msgid "a formula"
msgstr "una fórmula"

#: Screens/LabsScreen.swift
msgid "Delete this value?"
msgstr "¿Eliminar este valor?"

#: Screens/LabsScreen.swift
msgid "entered by hand"
msgstr "anotado a mano"

#: Screens/LabsScreen.swift
msgid "clinic’s record"
msgstr "expediente de la clínica"

#: Screens/LabsScreen.swift
msgid "What was measured"
msgstr "Qué se midió"

#: Screens/LabsScreen.swift
msgid "Add a value"
msgstr "Agregar un valor"

#: Screens/LabsScreen.swift
msgid "It is right as typed"
msgstr "Es correcto como está escrito"

#: Screens/LabsScreen.swift
#: Screens/MedicinesScreen.swift
msgid "Change it"
msgstr "Cambiarlo"

#. {0} $0.unit(context.units).symbol
#: Screens/LabsScreen.swift
msgid "the usual one, {0}"
msgstr "la habitual, {0}"

#: Screens/LabsScreen.swift
msgid "the usual unit of that value"
msgstr "la unidad habitual de ese valor"

#: Screens/LabsScreen.swift
msgid "Unit"
msgstr "Unidad"

#: Screens/LabsScreen.swift
msgid "Taken fasting"
msgstr "Muestra tomada en ayunas"

#: Screens/LabsScreen.swift
msgid "Measured by a meter on the finger"
msgstr "Medido en el dedo con un medidor"

#: Screens/LabsScreen.swift
msgid "The report says hemolyzed"
msgstr "El informe dice que la muestra está hemolizada"

#: Screens/LabsScreen.swift
msgid "Drawn after a dialysis session"
msgstr "Muestra tomada después de una sesión de diálisis"

#: Screens/LabsScreen.swift
msgid "enter the value as on the report"
msgstr "escriba el valor como en el informe"

#: Screens/LimitDraft.swift
msgid "What is limited"
msgstr "Qué se limita"

#: Screens/LimitDraft.swift
msgid "At least"
msgstr "Al menos"

#: Screens/LimitDraft.swift
msgid "At most"
msgstr "Como máximo"

#: Screens/LimitDraft.swift
msgid "From"
msgstr "A partir del"

#: Screens/LimitDraft.swift
msgid "a number and “no limit” can't both hold — choose one"
msgstr "un número y “sin límite” no pueden valer a la vez — elija uno"

#: Screens/LimitDraft.swift
msgid "enter a number, or choose that the clinic set no limit"
msgstr "escriba un número, o elija que la clínica no fijó un límite"

#: Screens/LimitDraft.swift
msgid "The clinic wants no limit"
msgstr "La clínica no quiere límite"

#. {0} weight.text
#: Screens/MeasurementReceiptScreens.swift
msgid "Weight {0}"
msgstr "Peso {0}"

#: Screens/MeasurementReceiptScreens.swift
msgid "All weights"
msgstr "Todos los pesos"

#. {0} pressure.text
#: Screens/MeasurementReceiptScreens.swift
msgid "Blood pressure {0}"
msgstr "Presión arterial {0}"

#: Screens/MeasurementReceiptScreens.swift
msgid "All blood pressures"
msgstr "Todas las presiones arteriales"

#: Screens/MeasurementsScreen.swift
msgid "enter a weight, a blood pressure or an activity"
msgstr "escriba un peso, una presión arterial o una actividad"

#. {0} DecimalText.text(upper); {1} DecimalText.text(lower)
#: Screens/MeasurementsScreen.swift
msgid "{0} over {1} mmHg"
msgstr "{0} sobre {1} mmHg"

#: Screens/MeasurementsScreen.swift
msgid "Add a measurement"
msgstr "Agregar una medición"

#: Screens/MeasurementsScreen.swift
msgid "Activity in"
msgstr "Actividad en"

#: Screens/MeasurementsScreen.swift
msgid "How much activity"
msgstr "Cuánta actividad"

#: Screens/MeasurementsScreen.swift
msgid "Delete this weight?"
msgstr "¿Eliminar este peso?"

#. {0} words(less); {1} between.days
#: Screens/MeasurementsScreen.swift
msgid "{0} less than {1, plural, one {# day} other {# days}} before"
msgstr "{0} menos que {1, plural, one {# día} other {# días}} antes"

#. {0} weight; {1} between.days
#: Screens/MeasurementsScreen.swift
msgid "{0} gained in {1, plural, one {# day} other {# days}}; the dry weight isn't known"
msgstr "aumento de {0} en {1, plural, one {# día} other {# días}}; no se conoce el peso seco"

#. {0} weight; {1} between.days; {2} percent
#: Screens/MeasurementsScreen.swift
msgid "{0} gained in {1, plural, one {# day} other {# days}}, {2} % of the dry weight"
msgstr "aumento de {0} en {1, plural, one {# día} other {# días}}, {2} % del peso seco"

#: Screens/MeasurementsScreen.swift
msgid "what was gained before it isn't known"
msgstr "no se conoce el aumento antes de la sesión"

#. {0} words(more)
#: Screens/MeasurementsScreen.swift
msgid "{0} more after than before"
msgstr "{0} más después que antes"

#. {0} words(loss)
#: Screens/MeasurementsScreen.swift
msgid "{0} taken off"
msgstr "se quitaron {0}"

#: Screens/MeasurementsScreen.swift
msgid "Delete this blood pressure?"
msgstr "¿Eliminar esta presión arterial?"

#: Screens/Medicine+Tidied.swift
#: Screens/MedicineDraft.swift
msgid "medicine’s name"
msgstr "nombre de la medicina"

#: Screens/Medicine+Tidied.swift
#: Screens/MedicineDraft.swift
msgid "dose"
msgstr "dosis"

#: Screens/Medicine+Tidied.swift
msgid "amount"
msgstr "cantidad"

#: Screens/Medicine+Tidied.swift
msgid "a number of times a day of"
msgstr "un número de veces al día de"

#. {0} Self.timesLimit
#: Screens/Medicine+Tidied.swift
msgid "at most {0}"
msgstr "como máximo {0}"

#: Screens/Medicine+Tidied.swift
msgid "name of the label"
msgstr "nombre de la etiqueta"

#: Screens/MedicineDraft.swift
msgid "Name, as on the package"
msgstr "Nombre, como en el envase"

#: Screens/MedicineDraft.swift
msgid "Dose"
msgstr "Dosis"

#: Screens/MedicineDraft.swift
msgid "Times, each with its amount where it differs"
msgstr "Horas, cada una con su cantidad si es distinta"

#: Screens/MedicineDraft.swift
msgid "08:00, 18:30 2 tablets"
msgstr "08:00, 18:30 2 tabletas"

#: Screens/MedicineDraft.swift
msgid "Days of the week"
msgstr "Días de la semana"

#: Screens/MedicineDraft.swift
msgid "First day, if you know it"
msgstr "Primer día, si lo sabe"

#: Screens/MedicineDraft.swift
msgid "Last day, once it is no longer taken"
msgstr "Último día, cuando ya no se toma"

#: Screens/MedicineDraft.swift
msgid "Notes"
msgstr "Notas"

#: Screens/MedicineDraft.swift
msgid "Remind me at each of its times"
msgstr "Recordarme en cada una de sus horas"

#. {0} medicine.start
#: Screens/MedicineRows.swift
msgid "on {0}"
msgstr "el {0}"

#. {0} medicine.start
#: Screens/MedicineRows.swift
#: Screens/ProfileScreen.swift
msgid "from {0} on"
msgstr "a partir del {0}"

#. {0} label(among: others); {1} near
#: Screens/MedicineRows.swift
msgid "Check “{0}” as {1}"
msgstr "Revisar “{0}” como {1}"

#. {0} number; {1} nutrient.unit; {2} nutrient.name
#: Screens/MedicineRows.swift
msgid "{0} {1} of {2} from medicines, not counted among the foods"
msgstr "{0} {1} de {2} de las medicinas, no contado entre los alimentos"

#. {0} number; {1} nutrient.unit; {2} nutrient.name; {3} unknown
#: Screens/MedicineRows.swift
msgid ""
"≥ {0} {1} of {2} from medicines, not counted among the foods; how much {3} brings can’t be read from its dose and "
"times"
msgstr ""
"≥ {0} {1} de {2} de las medicinas, no contado entre los alimentos; no se puede saber por la dosis y las horas cuánto "
"aporta {3}"

#. {0} nutrient.name; {1} unknown
#: Screens/MedicineRows.swift
msgid "Medicines bring {0}, not counted among the foods: how much {1} brings can’t be read from its dose and times"
msgstr ""
"Las medicinas aportan {0}, no contado entre los alimentos: no se puede saber por la dosis y las horas cuánto aporta "
"{1}"

#: Screens/MedicinesScreen.swift
msgid "Add a medicine"
msgstr "Agregar una medicina"

#: Screens/MedicinesScreen.swift
#: Screens/TodayScreen.swift
msgid "What doesn’t go together"
msgstr "Interacciones"

#: Screens/MedicinesScreen.swift
msgid "The table holds nothing about it, which does not mean that it goes with everything: ask your pharmacist."
msgstr ""
"La tabla no dice nada de esta medicina, lo cual no significa que vaya bien con todo: pregunte a su farmacéutico."

#: Screens/MedicinesScreen.swift
msgid "The table does not hold everything: ask your pharmacist about food and other medicines."
msgstr "La tabla no lo contiene todo: pregunte a su farmacéutico sobre los alimentos y otras medicinas."

#. {0} $0
#: Screens/MedicinesScreen.swift
msgid "it ends on {0} already"
msgstr "ya termina el {0}"

#. {0} medicine.start
#: Screens/MedicinesScreen.swift
msgid "it begins on {0}: delete it instead"
msgstr "comienza el {0}: mejor elimínela"

#: Screens/MedicinesScreen.swift
msgid "No longer taken after today"
msgstr "Ya no se toma después de hoy"

#. {0} medicine.name
#: Screens/MedicinesScreen.swift
msgid "Delete “{0}” from every day? One that is no longer taken is better stopped."
msgstr "¿Eliminar “{0}” de todos los días? Si ya no se toma, es mejor marcarla como terminada."

#: Screens/MedicinesScreen.swift
msgid "Look up its label"
msgstr "Buscar su etiqueta"

#: Screens/MomentForm.swift
msgid "Meal"
msgstr "Comida"

#: Screens/MomentForm.swift
msgid "none"
msgstr "ninguna"

#. {0} date
#: Screens/MomentForm.swift
msgid "{0} hasn't come yet — enter what was"
msgstr "{0} todavía no ha llegado — anote lo que ya pasó"

#. {0} day.value.prefix(40)
#: Screens/MomentForm.swift
msgid "“{0}” is no day — write one such as 2026-03-01"
msgstr "“{0}” no es un día — escriba uno como 2026-03-01"

#. {0} time.value.prefix(40)
#: Screens/MomentForm.swift
msgid "“{0}” is no time — write one such as 08:30, or leave it empty"
msgstr "“{0}” no es una hora — escriba una como 08:30, o déjela vacía"

#: Screens/MomentForm.swift
msgid "enter the time, such as 08:30: the day is over"
msgstr "escriba la hora, por ejemplo 08:30: el día ya terminó"

#. {0} entry.key.name; {1} entry.key.period.name
#: Screens/NewsRow.swift
msgid "{0}, {1}: kept for good"
msgstr "{0}, {1}: definitiva"

#: Screens/NewsRow.swift
#: Screens/RewardsScreen.swift
msgid "History"
msgstr "Historial"

#: Screens/NewsRow.swift
msgid "Evaluation"
msgstr "Evaluación"

#. {0} later
#: Screens/NewsRow.swift
msgid "{0, plural, one {# alert is for the next visit.} other {# alerts are for the next visit.}}"
msgstr "{0, plural, one {# alerta es para la próxima consulta.} other {# alertas son para la próxima consulta.}}"

#. {0} goingOn
#: Screens/NewsRow.swift
msgid "{0, plural, one {# alert that can't wait goes on:} other {# alerts that can't wait go on:}}"
msgstr "{0, plural, one {Sigue # alerta que no puede esperar:} other {Siguen # alertas que no pueden esperar:}}"

#: Screens/NoticesScreen.swift
msgid "Nothing was told yet."
msgstr "Todavía no hay avisos."

#: Screens/NoticesScreen.swift
msgid "Turn off"
msgstr "Desactivar"

#: Screens/NoticesScreen.swift
msgid "Turn on"
msgstr "Activar"

#: Screens/NoticesScreen.swift
msgid "A notice that is turned off isn’t sent, but its alert or reward is still listed. Urgent notices are always sent."
msgstr ""
"Un aviso desactivado no se envía, pero su alerta o recompensa sigue en la lista. Los avisos urgentes siempre se "
"envían."

#: Screens/OnlineFoodsScreen.swift
msgid "Take this food"
msgstr "Traer este alimento"

#: Screens/OnlineFoodsScreen.swift
msgid "“Take this food” sends the number that it has there."
msgstr "“Traer este alimento” envía el número que tiene allí."

#. {0} found.foods.count; {1} found.new
#: Screens/OnlineFoodsScreen.swift
msgid "{0, plural, one {# food} other {# foods}}, {1} of them new here"
msgstr "{0, plural, one {# alimento} other {# alimentos}}; nuevos aquí: {1}"

#. {0} $0
#: Screens/OnlineFoodsScreen.swift
msgid "one more fits and can't be counted: {0}."
msgstr "hay uno más que coincide y no se puede contar: {0}."

#: Screens/OnlineFoodsScreen.swift
msgid "No answer to this is kept here."
msgstr "Aquí no se guarda ninguna respuesta a esto."

#: Screens/OnlineFoodsScreen.swift
msgid "These are the foods of this device."
msgstr "Estos son los alimentos de este dispositivo."

#. {0} source
#: Screens/OnlineFoodsScreen.swift
msgid "{0} has English names alone: ask for “apple”."
msgstr "{0} solo tiene nombres en inglés: pregunte, por ejemplo, por “apple” (manzana)."

#: Screens/OnlineFoodsScreen.swift
#: UseCases/KidneyNutrition+Online.swift
msgid "name of the food"
msgstr "nombre del alimento"

#: Screens/OnlineFoodsScreen.swift
msgid "Makers’ foods, too"
msgstr "También los alimentos de fabricantes"

#. {0} name; {1} host
#: Screens/OnlineFoodsScreen.swift
msgid ""
"What you type is sent to {0} ({1}), and nothing else that you have entered. Nothing is sent before you ask online."
msgstr ""
"Lo que escriba se envía a {0} ({1}), y nada más de lo que ha anotado. No se envía nada antes de que usted pregunte en "
"línea."

#: Screens/OnlineFoodsScreen.swift
msgid "Ask online"
msgstr "Preguntar en línea"

#. {0} source
#: Screens/OnlineFoodsScreen.swift
msgid "From {0}."
msgstr "De {0}."

#. {0} source; {1} day(at)
#: Screens/OnlineFoodsScreen.swift
msgid "From {0}, as it answered on {1}."
msgstr "De {0}, según respondió el {1}."

#. {0} day(at)
#: Screens/OnlineFoodsScreen.swift
msgid "This is what it answered on {0}; it may have changed since."
msgstr "Esto es lo que respondió el {0}; puede haber cambiado desde entonces."

#: Screens/PreferencesScreen.swift
#: Screens/ProfileScreen.swift
msgid "Remove"
msgstr "Quitar"

#: Screens/PreferencesScreen.swift
msgid "Vegetarian"
msgstr "Vegetariano"

#. {0} $0.name
#: Screens/PreferencesScreen.swift
msgid "Without {0}"
msgstr "Sin {0}"

#: Screens/PreferencesScreen.swift
msgid "A food you like"
msgstr "Un alimento que le gusta"

#: Screens/PreferencesScreen.swift
msgid "A food you don't like"
msgstr "Un alimento que no le gusta"

#: Screens/PreferencesScreen.swift
msgid "salt substitute"
msgstr "sustituto de sal"

#: Screens/PreferencesScreen.swift
#: Tables/InteractionTable+Transplant.swift
msgid "grapefruit"
msgstr "toronja"

#: Screens/PreferencesScreen.swift
#: Tables/InteractionTable+Others.swift
msgid "star fruit"
msgstr "carambola"

#: Screens/PreferencesScreen.swift
msgid "aged and cured foods"
msgstr "alimentos añejados y curados"

#: Screens/PreferencesScreen.swift
msgid "cranberry"
msgstr "arándano rojo"

#: Screens/PreferencesScreen.swift
msgid "milk and what is made of it"
msgstr "leche y lo que se hace de ella"

#: Screens/PreferencesScreen.swift
msgid "added calcium"
msgstr "calcio agregado"

#: Screens/PreferencesScreen.swift
msgid "added phosphate"
msgstr "fosfato agregado"

#: Screens/PreferencesScreen.swift
msgid "coffee"
msgstr "café"

#: Screens/PreferencesScreen.swift
msgid "tea"
msgstr "té"

#: Screens/PreferencesScreen.swift
msgid "soy"
msgstr "soya"

#: Screens/PreferencesScreen.swift
msgid "walnuts"
msgstr "nueces de Castilla"

#: Screens/PreferencesScreen.swift
msgid "tree nuts"
msgstr "nueces de árbol (como almendra o nuez)"

#: Screens/PreferencesScreen.swift
msgid "peanuts"
msgstr "cacahuates"

#: Screens/PreferencesScreen.swift
msgid "eggs"
msgstr "huevo"

#: Screens/PreferencesScreen.swift
msgid "fish"
msgstr "pescado"

#: Screens/PreferencesScreen.swift
msgid "shellfish"
msgstr "mariscos"

#: Screens/PreferencesScreen.swift
msgid "added sugar"
msgstr "azúcar agregada"

#: Screens/ProfileDraft.swift
msgid "not said"
msgstr "sin indicar"

#: Screens/ProfileDraft.swift
msgid "Sex, as formulas ask for it"
msgstr "Sexo, como lo piden las fórmulas"

#: Screens/ProfileDraft.swift
msgid "Birth date"
msgstr "Fecha de nacimiento"

#: Screens/ProfileDraft.swift
msgid "5 ft 7 in"
msgstr "5 pies 7 pulgadas"

#: Screens/ProfileDraft.swift
msgid "Height"
msgstr "Estatura"

#: Screens/ProfileDraft.swift
msgid "Units shown first"
msgstr "Unidades que se muestran primero"

#: Screens/ProfileDraft.swift
msgid "Dry weight, as the clinic set it"
msgstr "Peso seco, como lo fijó la clínica"

#: Screens/ProfileDraft.swift
msgid "Urine in 24 hours"
msgstr "Orina en 24 horas"

#: Screens/ProfileDraft.swift
msgid "Care team’s telephone number"
msgstr "Teléfono del equipo médico"

#: Screens/ProfileDraft.swift
msgid "Telephone number out of hours"
msgstr "Teléfono fuera de horario"

#: Screens/ProfileDraft.swift
msgid "Diabetes"
msgstr "Diabetes"

#: Screens/ProfileDraft.swift
msgid "Gout"
msgstr "Gota"

#. {0} Words.sentence(part.name)
#: Screens/ProfileDraft.swift
msgid "{0}, at most"
msgstr "{0}, como máximo"

#: Screens/ProfileDraft.swift
msgid "choose one"
msgstr "elija una"

#: Screens/ProfileDraft.swift
msgid "as it is"
msgstr "como está"

#: Screens/ProfileDraft.swift
msgid "New category"
msgstr "Categoría nueva"

#: Screens/ProfileDraft.swift
msgid "It holds from, empty if also before"
msgstr "Vale desde, vacío si también antes"

#: Screens/ProfileDraft.swift
msgid "It holds from"
msgstr "Se aplica a partir del"

#: Screens/ProfileDraft.swift
msgid "it together with its category"
msgstr "ese día junto con su categoría"

#: Screens/ProfileDraft.swift
msgid "nothing"
msgstr "nada"

#: Screens/ProfileDraft.swift
msgid "one such as 170 cm, 1.70 m or 5 ft 7 in"
msgstr "algo como 170 cm, 1.70 m o 5 pies 7 pulgadas"

#: Screens/ProfileDraft.swift
msgid "one such as 500 mL, 1.5 L or 10 fl oz"
msgstr "algo como 500 mL, 1.5 L o 10 fl oz"

#: Screens/ProfileDraft.swift
msgid "one such as 400 g"
msgstr "algo como 400 g"

#: Screens/ProfileDraft.swift
msgid "one such as 2026-03-01"
msgstr "algo como 2026-03-01"

#: Screens/ProfileDraft.swift
msgid "one such as 08:30"
msgstr "algo como 08:30"

#: Screens/ProfileDraft.swift
msgid "one of the choices"
msgstr "una de las opciones"

#: Screens/ProfileDraft.swift
msgid "a urine of"
msgstr "una orina de"

#: Screens/ProfileDraft.swift
msgid "a weight of"
msgstr "un peso de"

#: Screens/ProfileDraft.swift
msgid "a day of"
msgstr "la fecha"

#: Screens/ProfileDraft.swift
msgid "a time of"
msgstr "la hora"

#: Screens/ProfileDraft.swift
msgid "a sex of"
msgstr "el sexo"

#: Screens/ProfileDraft.swift
msgid "a units of"
msgstr "las unidades"

#: Screens/ProfileDraft.swift
msgid "a category of"
msgstr "la categoría"

#: Screens/ProfileDraft.swift
msgid "a quantity of"
msgstr "algo limitado como"

#: Screens/ProfileDraft.swift
msgid "a meal of"
msgstr "una comida como"

#: Screens/ProfileDraft.swift
msgid "a program of"
msgstr "un programa como"

#: Screens/ProfileDraft.swift
msgid "a time of weighing of"
msgstr "un momento del peso como"

#: Screens/ProfileDraft.swift
msgid "a kind of activity of"
msgstr "un tipo de actividad como"

#. {0} meant
#: Screens/ProfileDraft.swift
msgid "it with its unit, such as {0}, if that is meant"
msgstr "la unidad también, como {0}, si eso es lo que quiere decir"

#: Screens/ProfileDraft.swift
msgid "write a point for decimals: 4.5"
msgstr "escriba un punto para los decimales: 4.5"

#: Screens/ProfileDraft.swift
msgid "write one such as 2000 or 4.5"
msgstr "escriba uno como 2000 o 4.5"

#. {0} text.prefix(40); {1} remedy
#: Screens/ProfileDraft.swift
msgid "“{0}” is no number — {1}"
msgstr "“{0}” no es un número — {1}"

#. {0} period.category.title
#: Screens/ProfileScreen.swift
msgid "Remove “{0}”?"
msgstr "¿Quitar “{0}”?"

#. {0} period.category.title; {1} period.from
#: Screens/ProfileScreen.swift
msgid "Remove “{0}” from {1} on?"
msgstr "¿Quitar “{0}” a partir del {1}?"

#: Screens/ProfileScreen.swift
msgid "enter the profile first"
msgstr "primero cree el perfil"

#: Screens/ProfileScreen.swift
msgid "Save the limit"
msgstr "Guardar el límite"

#: Screens/ProfileScreen.swift
msgid "A limit that your clinic set"
msgstr "Un límite que fijó su clínica"

#: Screens/ProfileScreen.swift
msgid "Your picture"
msgstr "Su foto"

#: Screens/ProfileScreen.swift
msgid "Picture"
msgstr "Foto"

#: Screens/ProfileScreen.swift
msgid "Save the picture"
msgstr "Guardar la foto"

#: Screens/ProfileScreen.swift
msgid "Remove the picture"
msgstr "Quitar la foto"

#: Screens/ProfileScreen.swift
msgid "there is no picture"
msgstr "no hay ninguna foto"

#: Screens/ProfileScreen.swift
msgid "Remove your picture?"
msgstr "¿Quitar su foto?"

#: Screens/ProfileScreen.swift
msgid "on every day, also before it was entered"
msgstr "todos los días, también antes de anotarla"

#. {0} last
#: Screens/ProfileScreen.swift
msgid "on every day to {0}, also before it was entered"
msgstr "todos los días hasta el {0}, también antes de anotarla"

#. {0} period.from; {1} last
#: Screens/ProfileScreen.swift
msgid "from {0} to {1}"
msgstr "del {0} al {1}"

#. {0} limit.quantity.title; {1} words; {2} limit.from
#: Screens/ProfileScreen.swift
msgid "{0}: {1} from {2} on"
msgstr "{0}: {1} a partir del {2}"

#: Screens/ProfileScreen.swift
msgid "Remove this limit?"
msgstr "¿Quitar este límite?"

#: Screens/RecommendScreen.swift
msgid "Enter your profile, so that the advice is yours."
msgstr "Cree su perfil para que los consejos sean para usted."

#: Screens/RecommendScreen.swift
msgid "Nothing known asks for other foods now; a category and laboratory values would make the advice yours."
msgstr ""
"Nada de lo que se sabe pide ahora otros alimentos; con una categoría y resultados de laboratorio los consejos serían "
"para usted."

#: Screens/RecommendScreen.swift
msgid "Based on your values, category, goals and medicines."
msgstr "Según sus valores, su categoría, sus metas y sus medicinas."

#. {0} report.name
#: Screens/ReportScreen.swift
msgid "Report of {0}"
msgstr "Informe de {0}"

#: Screens/ReportScreen.swift
msgid "First day"
msgstr "Primer día"

#: Screens/ReportScreen.swift
msgid "Last day"
msgstr "Último día"

#: Screens/ReportScreen.swift
msgid "Questions for the visit, one a line"
msgstr "Preguntas para la consulta, una por línea"

#: Screens/ReportScreen.swift
msgid "May I eat bananas again?"
msgstr "¿Puedo volver a comer plátanos?"

#: Screens/ReportScreen.swift
#: UseCases/KidneyNutrition+Reports.swift
msgid "question"
msgstr "pregunta"

#: Screens/ReportScreen.swift
msgid "Other days"
msgstr "Otros días"

#: Screens/ReportScreen.swift
msgid "Show these days"
msgstr "Mostrar estos días"

#: Screens/ReportScreen.swift
msgid "Share as PDF"
msgstr "Compartir como PDF"

#: Screens/ReportScreen.swift
msgid "Month before"
msgstr "Mes anterior"

#: Screens/ReportScreen.swift
msgid "Month after"
msgstr "Mes siguiente"

#: Screens/ReportScreen.swift
msgid "Report for the clinician"
msgstr "Informe para el equipo médico"

#: Screens/ReportScreen.swift
msgid "Not given out yet"
msgstr "Todavía no se ha entregado"

#. {0} given.words
#: Screens/ReportScreen.swift
msgid "{0}; something was entered since: give it out again, marked revised"
msgstr "{0}; desde entonces se anotó algo: entréguelo otra vez, marcado como corregido"

#. {0} standing.points; {1} standing.pendingPoints
#: Screens/RewardsScreen.swift
msgid "{0, plural, one {# point} other {# points}}, and {1} that may count again"
msgstr "{0, plural, one {# punto} other {# puntos}}, y {1} que pueden volver a contar"

#. {0} standing.points
#: Screens/RewardsScreen.swift
msgid "{0, plural, one {# point} other {# points}}"
msgstr "{0, plural, one {# punto} other {# puntos}}"

#: Screens/RewardsScreen.swift
msgid "Enter your category in the profile: what earns rewards depends on it."
msgstr "Anote su categoría en el perfil: de ella depende qué gana recompensas."

#: Screens/RewardsScreen.swift
msgid "No rewards yet. Writing down three meals on five days of a week earns the first."
msgstr "Todavía no hay recompensas. La primera se gana al anotar tres comidas en cinco días de una semana."

#: Screens/RewardsScreen.swift
msgid "Eating too little is never rewarded, nor is a single laboratory value."
msgstr "Comer demasiado poco nunca se recompensa, ni tampoco un solo resultado de laboratorio."

#. {0} finding.words
#: Screens/RewardsScreen.swift
msgid "It was not given: {0}."
msgstr "No se dio: {0}."

#. {0} total
#: Screens/ScreenWords.swift
msgid "none of {0}"
msgstr "0 de {0}"

#: Screens/ScreenWords.swift
msgid "Without a meal"
msgstr "Sin indicar la comida"

#: Screens/ScreenWords.swift
msgid "breakfast"
msgstr "desayuno"

#: Screens/ScreenWords.swift
msgid "lunch"
msgstr "almuerzo"

#: Screens/ScreenWords.swift
msgid "dinner"
msgstr "cena"

#: Screens/ScreenWords.swift
msgid "snack"
msgstr "refrigerio"

#: Screens/ScreenWords.swift
msgid "daily"
msgstr "diario"

#: Screens/ScreenWords.swift
msgid "pre-dialysis"
msgstr "antes de la diálisis"

#: Screens/ScreenWords.swift
msgid "post-dialysis"
msgstr "después de la diálisis"

#: Screens/ScreenWords.swift
msgid "female"
msgstr "mujer"

#: Screens/ScreenWords.swift
msgid "male"
msgstr "hombre"

#: Screens/ScreenWords.swift
msgid "conventional"
msgstr "convencionales"

#: Screens/ScreenWords.swift
msgid "international"
msgstr "internacionales"

#: Screens/ScreenWords.swift
msgid "fasting"
msgstr "en ayunas"

#: Screens/ScreenWords.swift
msgid "meter"
msgstr "medidor"

#: Screens/ScreenWords.swift
msgid "hemolyzed"
msgstr "hemolizada"

#: Screens/ScreenWords.swift
msgid "CKD-EPI 2021 with cystatin C"
msgstr "CKD-EPI 2021 con cistatina C"

#: Screens/ScreenWords.swift
msgid "not stated"
msgstr "no indicada"

#: Screens/ScreenWords.swift
msgid "early chronic kidney disease"
msgstr "enfermedad renal crónica temprana"

#. {0} rawValue
#: Screens/ScreenWords.swift
msgid "chronic kidney disease, stage {0}"
msgstr "enfermedad renal crónica, etapa {0}"

#: Screens/ScreenWords.swift
msgid "hemodialysis"
msgstr "hemodiálisis"

#: Screens/ScreenWords.swift
msgid "peritoneal dialysis"
msgstr "diálisis peritoneal"

#: Screens/ScreenWords.swift
msgid "a transplanted kidney"
msgstr "riñón trasplantado"

#: Screens/ScreenWords.swift
msgid "weight gain between sessions"
msgstr "aumento de peso entre sesiones"

#. {0} food.shownName
#: Screens/SubstituteScreen.swift
msgid "Instead of {0}"
msgstr "En lugar de {0}"

#. {0} $0
#: Screens/SubstituteScreen.swift
msgid "No swap is offered: {0}."
msgstr "No se ofrece ningún cambio: {0}."

#. {0} nutrient.name
#: Screens/SubstituteScreen.swift
msgid "These hold less {0} and make nothing worse that is limited for you now."
msgstr "Estos contienen menos {0} y no empeoran nada de lo que usted tiene limitado ahora."

#. {0} nutrient.name
#: Screens/SubstituteScreen.swift
msgid "These are of the same kind and hold at most half of the {0}, for 100 g of each."
msgstr "Estos son del mismo tipo y contienen como máximo la mitad de {0}, por 100 g de cada uno."

#. {0} nutrient.name
#: Screens/SubstituteScreen.swift
msgid "No swap is known here that lowers {0} — ask your dietitian."
msgstr "Aquí no se conoce un cambio que baje {0}: pregunte a su dietista."

#. {0} $0.title
#: Screens/TargetsScreen.swift
msgid "Target: {0}"
msgstr "Objetivo: {0}"

#: Screens/TargetsScreen.swift
msgid "The profile has no category for this day: add it, so that the targets are yours"
msgstr "El perfil no tiene categoría para este día: agréguela para que los objetivos sean para usted"

#. {0} TableScope.adultAge
#: Screens/TargetsScreen.swift
msgid "No birth date is entered: the tables are for adults of {0} and over"
msgstr "No se anotó fecha de nacimiento: las tablas son para adultos de {0} años o más"

#. {0} acceptance.version
#: Screens/TermsScreen.swift
msgid "You accepted version {0}."
msgstr "Usted aceptó la versión {0}."

#. {0} acceptance.version
#: Screens/TermsScreen.swift
msgid "The terms have changed since version {0}, which you accepted: read these and accept them to go on."
msgstr "Los términos han cambiado desde la versión {0}, que usted aceptó: léalos y acéptelos para continuar."

#: Screens/TermsScreen.swift
msgid "Read these and accept them: nothing else works before."
msgstr "Léalos y acéptelos: antes de eso no funciona nada más."

#: Screens/TermsScreen.swift
msgid "Accept"
msgstr "Aceptar"

#: Screens/TermsScreen.swift
msgid "they are accepted"
msgstr "ya se aceptaron"

#. {0} summary.sickDay.text
#: Screens/TodayScreen.swift
msgid ""
"A sick day: your goals of weight, protein and blood pressure pause. Too little protein is the danger while you are "
"ill, so its target is a floor. {0}"
msgstr ""
"Un día de enfermedad: sus metas de peso, proteína y presión arterial quedan en pausa. Mientras se siente mal, el "
"peligro es comer muy poca proteína, así que su objetivo es un mínimo. {0}"

#: Screens/TodayScreen.swift
msgid "I am well again"
msgstr "Ya estoy bien"

#: Screens/TodayScreen.swift
msgid "I am ill today"
msgstr "Hoy es un día de enfermedad"

#: Screens/TodayScreen.swift
msgid "only today can be changed here"
msgstr "aquí solo se puede cambiar el día de hoy"

#. {0} $0
#: Screens/TodayScreen.swift
msgid "Undo: {0}"
msgstr "Deshacer: {0}"

#: Screens/TodayScreen.swift
msgid "Undo"
msgstr "Deshacer"

#: Screens/TodayScreen.swift
msgid "there is nothing to undo"
msgstr "no hay nada que deshacer"

#: Screens/TodayScreen.swift
msgid "I was ill that day"
msgstr "Ese fue un día de enfermedad"

#. {0} low; {1} high
#: Screens/TodayScreen.swift
msgid "an estimate: {0} to {1} mg of the phosphorus are taken up"
msgstr "una estimación: se absorben de {0} a {1} mg del fósforo"

#. {0} low; {1} high; {2} phosphorus.unknownFoods
#: Screens/TodayScreen.swift
msgid ""
"an estimate: {0} to {1} mg of the phosphorus are taken up, and of {2, plural, one {# food} other {# foods}} it isn't "
"known"
msgstr ""
"una estimación: se absorben de {0} a {1} mg del fósforo, y de {2, plural, one {# alimento} other {# alimentos}} no se "
"sabe"

#: Screens/TodayScreen.swift
msgid "Enter your profile, so that the targets are yours."
msgstr "Cree su perfil para que los objetivos sean para usted."

#: Screens/TodayScreen.swift
msgid "Enter your category in the profile, so that the targets are yours."
msgstr "Anote su categoría en el perfil para que los objetivos sean para usted."

#: Screens/TodayScreen.swift
msgid ""
"How much protein and energy you needed isn’t known, so no limit of this day is known to be kept: it takes a weight of "
"that time."
msgstr ""
"No se sabe cuánta proteína y energía necesitaba, así que no se sabe si se respetó algún límite de este día: hace "
"falta un peso de ese tiempo."

#: Screens/TodayScreen.swift
msgid "Less protein or energy was written down than a day needs, so no limit of this day is known to be kept."
msgstr ""
"Se anotó menos proteína o energía de la que un día necesita, así que no se sabe si se respetó algún límite de este "
"día."

#: Screens/TotalRow.swift
msgid "not reached yet"
msgstr "todavía no se alcanza"

#: Screens/TotalRow.swift
msgid "over"
msgstr "por encima del límite"

#: Screens/TotalRow.swift
msgid "no limit set"
msgstr "sin límite fijado"

#: Screens/TrendScreen.swift
msgid "There is nothing to follow yet: enter a laboratory value, a weight or a meal."
msgstr "Todavía no hay nada que seguir: anote un resultado de laboratorio, un peso o una comida."

#. {0} Self.listed(summary, Self.eaten)
#: Store/ChangeWords.swift
msgid "food or drink added: {0}"
msgstr "comida o bebida anotada: {0}"

#. {0} $0; {1} $1
#: Store/ChangeWords.swift
#: Store/KidneyWriter+Intake.swift
msgid "entry changed: {0} of {1}"
msgstr "anotación cambiada: {0} de {1}"

#. {0} $0; {1} $1
#: Store/ChangeWords.swift
#: Store/KidneyWriter+Intake.swift
msgid "entry deleted: {0} of {1}"
msgstr "anotación eliminada: {0} de {1}"

#: Store/ChangeWords.swift
msgid "An alert was acknowledged"
msgstr "Se marcó una alerta como vista"

#. {0} amount; {1} food
#: Store/ChangeWords.swift
msgctxt "food"
msgid "{0} of {1}"
msgstr "{0} de {1}"

#. {0} id
#: Store/FoodRow.swift
msgid "“{0}” is no id of a food"
msgstr "“{0}” no es un identificador de alimento"

#: Store/FoodSnapshot.swift
msgid "a kept food has no range of absorption"
msgstr "un alimento guardado no tiene rango de absorción"

#: Store/KidneyReader+Goals.swift
msgid "a goal has steps of several subjects"
msgstr "una meta tiene pasos de varios temas"

#. {0} word
#: Store/KidneyReader+Goals.swift
msgid "“{0}” is no subject of a goal, or its number is missing"
msgstr "“{0}” no es tema de una meta, o falta su número"

#: Store/KidneyReader+Intake.swift
msgid "entry"
msgstr "anotación"

#: Store/KidneyReader+Intake.swift
msgid "an entry has no measure"
msgstr "una anotación no tiene medida"

#: Store/KidneyReader+Intake.swift
msgid "photo"
msgstr "foto"

#: Store/KidneyReader+Intake.swift
msgid "a photo has no picture"
msgstr "una foto no tiene imagen"

#. {0} from; {1} to
#: Store/KidneyReader+Reports.swift
msgid "report of {0} to {1} given out"
msgstr "informe del {0} al {1} entregado"

#. {0} from; {1} to
#: Store/KidneyReader+Reports.swift
msgid "card of {0} to {1} given out"
msgstr "boleta del {0} al {1} entregada"

#. {0} day
#: Store/KidneyReader+Told.swift
msgid "the value of {0} that was told here was deleted since"
msgstr "el valor del {0} del que se avisó aquí se eliminó después"

#. {0} day; {1} other.message
#: Store/KidneyReader+Told.swift
msgid "this was told on {0} and stands now as: {1}"
msgstr "de esto se avisó el {0}, y ahora está así: {1}"

#. {0} day; {1} message
#: Store/KidneyReader+Told.swift
msgid "this was told on {0} and doesn’t stand any more: {1}"
msgstr "de esto se avisó el {0}, y ya no está vigente: {1}"

#. {0} kind.name
#: Store/KidneyWriter+Findings.swift
msgid "notices turned on: {0}"
msgstr "avisos activados: {0}"

#. {0} kind.name
#: Store/KidneyWriter+Findings.swift
msgid "notices turned off: {0}"
msgstr "avisos desactivados: {0}"

#. {0} subject
#: Store/KidneyWriter+Findings.swift
msgid "alerts dismissed: {0}"
msgstr "alertas descartadas: {0}"

#. {0} subjects.joined(separator: ", ")
#: Store/KidneyWriter+Findings.swift
msgid "alerts restored: {0}"
msgstr "alertas restauradas: {0}"

#. {0} goal.aim.words
#: Store/KidneyWriter+Goals.swift
msgid "goal made: {0}"
msgstr "meta creada: {0}"

#. {0} goal.aim.words
#: Store/KidneyWriter+Goals.swift
msgid "goal changed: {0}"
msgstr "meta cambiada: {0}"

#. {0} goal.aim.words
#: Store/KidneyWriter+Goals.swift
msgid "goal ended: {0}"
msgstr "meta terminada: {0}"

#. {0} place; {1} goal.aim.words
#: Store/KidneyWriter+Goals.swift
msgid "goal moved to place {0}: {1}"
msgstr "meta movida al lugar {0}: {1}"

#: Store/KidneyWriter+Goals.swift
msgid "what you like changed"
msgstr "cambió lo que a usted le gusta"

#. {0} $0.rawValue
#: Store/KidneyWriter+Intake.swift
msgid "photo added: {0}"
msgstr "foto agregada: {0}"

#: Store/KidneyWriter+Intake.swift
msgid "photo added"
msgstr "foto agregada"

#: Store/KidneyWriter+Intake.swift
msgid "photo changed"
msgstr "foto cambiada"

#: Store/KidneyWriter+Intake.swift
msgid "photo deleted"
msgstr "foto eliminada"

#. {0} medicine.words
#: Store/KidneyWriter.swift
msgid "medicine added: {0}"
msgstr "medicina agregada: {0}"

#. {0} medicine.words
#: Store/KidneyWriter.swift
msgid "medicine changed: {0}"
msgstr "medicina cambiada: {0}"

#. {0} medicine.words
#: Store/KidneyWriter.swift
msgid "medicine deleted: {0}"
msgstr "medicina eliminada: {0}"

#. {0} title; {1} shown
#: Store/StoredMeasurement.swift
msgid "lab added: {0} {1}"
msgstr "resultado de laboratorio agregado: {0} {1}"

#. {0} title; {1} shown
#: Store/StoredMeasurement.swift
msgid "lab changed: {0} {1}"
msgstr "resultado de laboratorio cambiado: {0} {1}"

#. {0} title; {1} shown
#: Store/StoredMeasurement.swift
msgid "lab deleted: {0} {1}"
msgstr "resultado de laboratorio eliminado: {0} {1}"

#. {0} words
#: Store/StoredMeasurement.swift
msgid "weight added: {0}"
msgstr "peso agregado: {0}"

#. {0} words
#: Store/StoredMeasurement.swift
msgid "weight changed: {0}"
msgstr "peso cambiado: {0}"

#. {0} words
#: Store/StoredMeasurement.swift
msgid "weight deleted: {0}"
msgstr "peso eliminado: {0}"

#. {0} words
#: Store/StoredMeasurement.swift
msgid "blood pressure added: {0}"
msgstr "presión arterial agregada: {0}"

#. {0} words
#: Store/StoredMeasurement.swift
msgid "blood pressure changed: {0}"
msgstr "presión arterial cambiada: {0}"

#. {0} words
#: Store/StoredMeasurement.swift
msgid "blood pressure deleted: {0}"
msgstr "presión arterial eliminada: {0}"

#. {0} DecimalText.text(value); {1} kind.unit(of: value)
#: Store/StoredMeasurement.swift
msgid "{0} {1} of activity"
msgstr "{0} {1} de actividad"

#. {0} words
#: Store/StoredMeasurement.swift
msgid "activity added: {0}"
msgstr "actividad agregada: {0}"

#. {0} words
#: Store/StoredMeasurement.swift
msgid "activity changed: {0}"
msgstr "actividad cambiada: {0}"

#. {0} words
#: Store/StoredMeasurement.swift
msgid "activity deleted: {0}"
msgstr "actividad eliminada: {0}"

#. {0} text
#: Store/StoredTexts.swift
msgid "“{0}” is no number of the store"
msgstr "“{0}” no es un número del almacén"

#. {0} text; {1} column
#: Store/StoredTexts.swift
msgid "“{0}” is not known in the column {1}"
msgstr "“{0}” no se conoce en la columna {1}"

#: Tables/AlarmTable.swift
msgid "have chest pain, short breath, weakness of a side, or trouble seeing or speaking"
msgstr "tiene dolor de pecho, falta de aire, debilidad en un lado del cuerpo, o dificultad para ver o hablar"

#: Tables/AlarmTable.swift
msgid "feel faint, confused or cold, or have chest pain"
msgstr "siente que se desmaya, tiene confusión o frío, o tiene dolor de pecho"

#: Tables/AlarmTable.swift
msgid "Lie down now with the legs up, and measure again"
msgstr "Acuéstese ahora con las piernas en alto, y mida otra vez"

#: Tables/AlarmTable.swift
msgid "feel faint, confused or cold, or have chest pain, or it stays under 80"
msgstr "siente que se desmaya, tiene confusión o frío, o tiene dolor de pecho, o sigue por debajo de 80"

#: Tables/AlarmTable.swift
msgid "Sit or lie down, and measure again"
msgstr "Siéntese o acuéstese, y mida otra vez"

#: Tables/AlarmTable.swift
msgid "Sit for five minutes and measure again"
msgstr "Siéntese cinco minutos y mida otra vez"

#: Tables/AlarmTable.swift
msgid "have a strong headache, see spots, have pain under the ribs, short breath or a seizure"
msgstr ""
"tiene un dolor de cabeza fuerte, ve manchas, tiene dolor debajo de las costillas, falta de aire o una convulsión"

#: Tables/AlarmTable.swift
msgid "Sit for five minutes and measure again within 15 minutes"
msgstr "Siéntese cinco minutos y mida otra vez antes de que pasen 15 minutos"

#: Tables/AlarmTable.swift
msgid "are short of breath, or can’t lie flat"
msgstr "le falta el aire, o no puede acostarse sin que le falte el aire"

#: Tables/AlarmTable.swift
msgid "are confused or very drowsy, vomit, have a strong headache or a seizure"
msgstr "tiene confusión o mucho sueño, vomita, o tiene un dolor de cabeza fuerte o una convulsión"

#: Tables/AlarmTable.swift
msgid "feel weak, have a seizure, or your heart beats unevenly or slowly"
msgstr "siente debilidad, tiene una convulsión, o su corazón late de forma irregular o lenta"

#: Tables/AlarmTable.swift
msgid "are very drowsy or weak, breathe slowly, or your heart beats slowly"
msgstr "tiene mucho sueño o debilidad, respira despacio, o su corazón late despacio"

#: Tables/AlarmTable.swift
msgid "bleed and it doesn’t stop, vomit blood, have black stool, a sudden strong headache, or hit your head"
msgstr ""
"sangra y no para, vomita sangre, tiene heces negras o un dolor de cabeza fuerte y repentino, o se golpeó la cabeza"

#: Tables/AlarmTable.swift
msgid "Go to an emergency department now: so little sodium in the blood can make the brain swell"
msgstr "Vaya ahora a una sala de emergencias: tan poco sodio en la sangre puede hinchar el cerebro"

#: Tables/AlarmTable.swift
msgid "Ask before you drink or salt more or less than before"
msgstr "Pregunte antes de tomar más o menos líquido o sal que antes"

#: Tables/AlarmTable.swift
msgid "Go to an emergency department now: so much sodium in the blood draws water out of the brain"
msgstr "Vaya ahora a una sala de emergencias: tanto sodio en la sangre saca agua del cerebro"

#: Tables/AlarmTable.swift
msgid "Go to an emergency department now: this magnesium needs an ECG and treatment at once"
msgstr ""
"Vaya ahora a una sala de emergencias: con este magnesio se necesita un electrocardiograma y tratamiento de inmediato"

#: Tables/AlarmTable.swift
msgid "Ask before the next antacid, laxative or supplement with magnesium"
msgstr "Pregunte antes de tomar otro antiácido, laxante o suplemento con magnesio"

#: Tables/AlarmTable.swift
msgid "Call the clinic that checks your INR or your care team now, before the next dose of a blood thinner"
msgstr ""
"Llame ahora a la clínica que controla su INR o a su equipo médico, antes de la próxima dosis de un anticoagulante"

#: Tables/AlarmTable.swift
msgid "Call before the next dose of a blood thinner"
msgstr "Llame antes de la próxima dosis de un anticoagulante"

#: Tables/AlarmTable.swift
msgid "Upper blood pressure"
msgstr "Presión sistólica"

#: Tables/AlarmTable.swift
msgid "Lower blood pressure"
msgstr "Presión diastólica"

#: Tables/AlarmTable.swift
msgid "A rise of creatinine within days or months"
msgstr "Una subida de la creatinina en días o meses"

#: Tables/AlarmTable.swift
msgid "A fall of the filtration rate by more than 30 %"
msgstr "Una bajada de la tasa de filtración de más del 30 %"

#. {0} FailureRate.limit
#: Tables/AlarmTable.swift
msgid "A filtration rate under {0}, outside stage G5 and dialysis"
msgstr "Una tasa de filtración menor de {0}, fuera de la etapa G5 y de la diálisis"

#: Tables/AlarmTable.swift
msgid "A gain of weight that can be fluid"
msgstr "Un aumento de peso que puede ser líquido"

#: Tables/AlarmTable.swift
msgid "A weight far over the dry weight"
msgstr "Un peso muy por encima del peso seco"

#: Tables/AlarmTable.swift
msgid "A weight over the dry weight after a session"
msgstr "Un peso por encima del peso seco después de una sesión"

#. {0} claim; {1} place
#: Tables/AlarmTable.swift
msgctxt "claim"
msgid "{0}, with {1}"
msgstr "{0}, con {1}"

#. {0} name; {1} number
#: Tables/AlarmTable.swift
msgctxt "claim"
msgid "{0} above {1}"
msgstr "{0}, más de {1}"

#. {0} name; {1} number
#: Tables/AlarmTable.swift
msgctxt "claim"
msgid "{0} of {1} or more"
msgstr "{0}, {1} o más"

#. {0} name; {1} number
#: Tables/AlarmTable.swift
msgctxt "claim"
msgid "{0} under {1}"
msgstr "{0}, menos de {1}"

#: Tables/AlarmTable.swift
msgid ""
"The sample was hemolyzed, so the value may be falsely high: ask on the phone whether and where it is tested again "
"today"
msgstr ""
"La muestra estaba hemolizada, así que el valor puede ser falsamente alto: pregunte por teléfono si el análisis se "
"repite hoy, y dónde"

#: Tables/AlarmTable.swift
msgid "ask for a new test"
msgstr "pida un nuevo análisis"

#: Tables/AlarmTable.swift
msgid "measure again"
msgstr "mida otra vez"

#: Tables/AlarmTable.swift
msgid "weigh yourself again"
msgstr "pésese otra vez"

#: Tables/AlarmTable.swift
msgid ""
"Take 15 g of sugar now: glucose tablets, or half a cup (120 mL) of apple or grape juice, or any other sugar at hand; "
"measure again after 15 minutes, and repeat until it is 70 mg/dL (3.9 mmol/L) or more"
msgstr ""
"Tome 15 g de azúcar ahora: tabletas de glucosa, o media taza (120 mL) de jugo de manzana o de uva, o cualquier otro "
"azúcar que tenga a la mano; mida otra vez después de 15 minutos, y repita hasta que llegue a 70 mg/dL (3.9 mmol/L) o "
"más"

#: Tables/AlarmTable.swift
msgid ""
"This is dangerously low. If you are awake and can swallow, take 15 g of sugar now: glucose tablets, or half a cup "
"(120 mL) of apple or grape juice, or any other sugar at hand; don’t stay alone, have glucagon ready if it was "
"prescribed, measure again after 15 minutes, and repeat until it is 70 mg/dL (3.9 mmol/L) or more"
msgstr ""
"Esto es peligrosamente bajo. Si está consciente y puede tragar, tome ahora 15 g de azúcar: tabletas de glucosa, media "
"taza (120 mL) de jugo de manzana o de uva, o cualquier otro azúcar a la mano; no se quede a solas, tenga listo el "
"glucagón si se lo recetaron, mida otra vez después de 15 minutos y repita hasta que sea 70 mg/dL (3.9 mmol/L) o más"

#: Tables/AlarmTable.swift
msgid ""
"are drowsy or confused, can’t swallow, are alone, or it is still under 54 mg/dL (3.0 mmol/L) after 15 minutes: "
"whoever is with you gives nothing by mouth then, and glucagon if it was prescribed"
msgstr ""
"tiene somnolencia o confusión, no puede tragar, está a solas, o sigue por debajo de 54 mg/dL (3.0 mmol/L) después de "
"15 minutos: entonces quien esté con usted no debe darle nada por la boca, y sí glucagón si se lo recetaron"

#: Tables/AlarmTable.swift
msgid "are drowsy or confused, can’t swallow, or it stays low: then nothing by mouth, and glucagon if it was prescribed"
msgstr ""
"tiene somnolencia o confusión, no puede tragar, o la glucosa sigue baja: entonces nada por la boca, y glucagón si se "
"lo recetaron"

#: Tables/AlarmTable.swift
msgid "vomit, find ketones in the blood or urine, breathe fast or are drowsy"
msgstr "vomita, encuentra cetonas en la sangre o en la orina, respira rápido o tiene somnolencia"

#: Tables/AlarmTable.swift
msgid "Go to an emergency department now: so much glucose dries the body out"
msgstr "Vaya ahora a una sala de emergencias: tanta glucosa deshidrata el cuerpo"

#: Tables/AlarmTable.swift
msgid "are drowsy or confused, vomit, or nobody can take you there"
msgstr "tiene somnolencia o confusión, vomita, o nadie puede llevarle allí"

#: Tables/AlarmTable.swift
msgid "feel weak, or your heart beats unevenly or slowly"
msgstr "siente debilidad, o su corazón late de forma irregular o lenta"

#: Tables/AlarmTable.swift
msgid "Go to an emergency department now: this potassium needs an ECG and treatment at once"
msgstr ""
"Vaya ahora a una sala de emergencias: con este potasio necesita un electrocardiograma y tratamiento de inmediato"

#: Tables/AlarmTable.swift
msgid "feel weak, or your heart beats unevenly or slowly, or nobody can take you there"
msgstr "siente debilidad, o su corazón late de forma irregular o lenta, o nadie puede llevarle allí"

#: Tables/AlarmTable.swift
msgid "An unexpected value is tested again within 24 hours, with an ECG"
msgstr "Un valor inesperado se vuelve a analizar dentro de 24 horas, con un electrocardiograma"

#: Tables/AlarmTable.swift
msgid "feel weak, or your heart beats unevenly or slowly, or have cramps"
msgstr "siente debilidad, o su corazón late de forma irregular o lenta, o tiene calambres"

#: Tables/AlarmTable.swift
msgid "have cramps, tingling around the mouth or in the hands, or a seizure"
msgstr "tiene calambres, hormigueo alrededor de la boca o en las manos, o una convulsión"

#: Tables/AlarmTable.swift
msgid "Go to an emergency department now: this calcium needs an ECG and treatment at once"
msgstr "Vaya ahora a una sala de emergencias: con este calcio necesita un electrocardiograma y tratamiento de inmediato"

#: Tables/AlarmTable.swift
msgid "Call your care team now, before the next dose of the medicine that lowers calcium"
msgstr "Llame a su equipo médico ahora, antes de la próxima dosis de la medicina que baja el calcio"

#: Tables/AlarmTable.swift
msgid "Go to an emergency department now: so much calcium harms the heart and the brain"
msgstr "Vaya ahora a una sala de emergencias: tanto calcio daña el corazón y el cerebro"

#: Tables/AlarmTable.swift
msgid "are confused or very drowsy, or nobody can take you there"
msgstr "tiene confusión o mucha somnolencia, o nadie puede llevarle allí"

#: Tables/AlarmTable.swift
msgid "are confused or very drowsy"
msgstr "tiene confusión o mucha somnolencia"

#: Tables/AlarmTable.swift
msgid "Call your care team now, also out of hours: so little phosphorus weakens the muscles and the breathing"
msgstr ""
"Llame a su equipo médico ahora, también fuera de horario: tan poco fósforo debilita los músculos y la respiración"

#: Tables/AlarmTable.swift
msgid "are weak, confused or short of breath"
msgstr "tiene debilidad, confusión o falta de aire"

#: Tables/AlarmTable.swift
msgid "Go to an emergency department now: the blood holds too much acid"
msgstr "Vaya ahora a una sala de emergencias: la sangre tiene demasiado ácido"

#: Tables/AlarmTable.swift
msgid "breathe fast, are drowsy or confused"
msgstr "respira rápido, tiene somnolencia o confusión"

#: Tables/AlarmTable.swift
msgid "breathe slowly, have cramps, are drowsy or confused"
msgstr "respira despacio, tiene calambres, somnolencia o confusión"

#. {0} shown(part: String(part.dropFirst(goal.count)))
#: Tables/EvidenceRemarks.swift
msgid "the goal of a day: {0}"
msgstr "la meta de un día: {0}"

#: Tables/EvidenceRemarks.swift
msgid "opinion"
msgstr "opinión"

#: Tables/EvidenceRemarks.swift
msgid "table of macronutrients"
msgstr "tabla de macronutrientes"

#: Tables/EvidenceRemarks.swift
msgid "table of vitamins"
msgstr "tabla de vitaminas"

#: Tables/EvidenceRemarks.swift
msgid "table of targets"
msgstr "tabla de objetivos"

#: Tables/EvidenceRemarks.swift
msgid "table on potassium binders"
msgstr "tabla sobre los captadores de potasio"

#: Tables/EvidenceRemarks.swift
msgid "figure on finerenone"
msgstr "figura sobre la finerenona"

#: Tables/EvidenceRemarks.swift
msgid "categories of GFR"
msgstr "categorías de la TFG"

#: Tables/EvidenceRemarks.swift
msgid "categories of albuminuria"
msgstr "categorías de la albuminuria"

#: Tables/EvidenceRemarks.swift
msgid "criteria of protein–energy wasting"
msgstr "criterios del desgaste proteico-energético"

#: Tables/EvidenceRemarks.swift
msgid "rationale of"
msgstr "fundamento de"

#: Tables/EvidenceRemarks.swift
msgid "KDIGO 2024 CKD guideline"
msgstr "guía KDIGO 2024 de la enfermedad renal crónica"

#: Tables/EvidenceRemarks.swift
msgid "KDIGO 2022 diabetes guideline"
msgstr "guía KDIGO 2022 de la diabetes"

#: Tables/EvidenceRemarks.swift
msgid "KDIGO 2021 blood pressure guideline"
msgstr "guía KDIGO 2021 de la presión arterial"

#: Tables/EvidenceRemarks.swift
msgid "practice point on transplant recipients"
msgstr "punto de práctica sobre personas con trasplante"

#: Tables/EvidenceRemarks.swift
msgid "ACR guideline on gout"
msgstr "guía del ACR sobre la gota"

#: Tables/EvidenceRemarks.swift
msgid "Danish cohort on warfarin and statins"
msgstr "estudio danés sobre la warfarina y las estatinas"

#: Tables/EvidenceRemarks.swift
msgid "food effects"
msgstr "efectos de los alimentos"

#: Tables/EvidenceRemarks.swift
msgid "Neo-Melubrina, Mexico"
msgstr "Neo-Melubrina, México"

#: Tables/EvidenceRemarks.swift
msgid "openFDA drug label"
msgstr "etiqueta de openFDA"

#: Tables/EvidenceRemarks.swift
msgid "Labels of"
msgstr "Etiquetas de"

#: Tables/EvidenceRemarks.swift
msgid "section Drug Interactions"
msgstr "sección Drug Interactions"

#: Tables/EvidenceRemarks.swift
msgid "table 4 of Drug Interactions"
msgstr "tabla 4 de Drug Interactions"

#: Tables/EvidenceRemarks.swift
msgid "table 2 of Drug Interactions"
msgstr "tabla 2 de Drug Interactions"

#: Tables/EvidenceRemarks.swift
msgid "Tacrolimus-Teva leaflet on ibuprofen"
msgstr "prospecto de Tacrolimus-Teva sobre el ibuprofeno"

#: Tables/EvidenceRemarks.swift
msgid "FDA news release of 2008-12-11 on the boxed warning of"
msgstr "comunicado de prensa de la FDA del 2008-12-11 sobre la advertencia en recuadro de"

#: Tables/EvidenceRemarks.swift
msgid "Drug Safety Communication of"
msgstr "comunicado de seguridad del"

#: Tables/EvidenceRemarks.swift
msgid "consumer advisory of"
msgstr "aviso al consumidor del"

#: Tables/EvidenceRemarks.swift
msgid "safety labeling changes of July 2009"
msgstr "cambios de seguridad de las etiquetas de julio de 2009"

#: Tables/EvidenceRemarks.swift
msgid "FDA, alert of"
msgstr "FDA, alerta del"

#: Tables/EvidenceRemarks.swift
msgid "FDA, letter of"
msgstr "FDA, carta del"

#: Tables/EvidenceRemarks.swift
msgid "goal of the program"
msgstr "objetivo del programa"

#: Tables/EvidenceRemarks.swift
msgid "alerts of 2024-09-09 and 2026-01"
msgstr "alertas del 2024-09-09 y de 2026-01"

#: Tables/EvidenceRemarks.swift
msgid "Drug Safety Update on"
msgstr "Drug Safety Update sobre"

#: Tables/EvidenceRemarks.swift
msgid "Call to Action on accidental daily methotrexate"
msgstr "llamado a la acción sobre el metotrexato diario por error"

#: Tables/EvidenceRemarks.swift
msgid "list of medicines that lengthen the QT interval"
msgstr "lista de medicamentos que alargan el intervalo QT"

#: Tables/EvidenceRemarks.swift
msgid "management of anticoagulant therapy, summary"
msgstr "manejo del tratamiento anticoagulante, resumen"

#: Tables/EvidenceRemarks.swift
msgid "(9th edition)"
msgstr "(9.ª edición)"

#: Tables/EvidenceRemarks.swift
msgid "ingredients of"
msgstr "ingredientes de"

#: Tables/EvidenceRemarks.swift
msgid "vitamin K fact sheet"
msgstr "hoja informativa de la vitamina K"

#: Tables/EvidenceRemarks.swift
msgid "oral analgesics in renal impairment"
msgstr "analgésicos orales en la insuficiencia renal"

#: Tables/EvidenceRemarks.swift
msgid "on ACE inhibitors and ARBs"
msgstr "sobre los inhibidores de la ECA y los ARA"

#: Tables/EvidenceRemarks.swift
msgid "on bone"
msgstr "sobre el hueso"

#: Tables/EvidenceRemarks.swift
msgid "on hemodynamic instability"
msgstr "sobre la inestabilidad hemodinámica"

#: Tables/EvidenceRemarks.swift
msgid "on vitamins A and E"
msgstr "sobre las vitaminas A y E"

#: Tables/EvidenceRemarks.swift
msgid "on guaifenesin and on naproxen with pseudoephedrine"
msgstr "sobre la guaifenesina y sobre el naproxeno con pseudoefedrina"

#: Tables/EvidenceRemarks.swift
msgid "Precautions on hyperkalemia and Drug Interactions"
msgstr "Precautions sobre la hiperpotasemia y Drug Interactions"

#: Tables/EvidenceRemarks.swift
msgid "on pseudoephedrine"
msgstr "sobre la pseudoefedrina"

#: Tables/EvidenceRemarks.swift
msgid "on methotrexate"
msgstr "sobre el metotrexato"

#: Tables/EvidenceRemarks.swift
msgid "on alendronate"
msgstr "sobre el alendronato"

#: Tables/EvidenceRemarks.swift
msgid "on proton pump inhibitors"
msgstr "sobre los inhibidores de la bomba de protones"

#: Tables/EvidenceRemarks.swift
msgid "on fluoroquinolones"
msgstr "sobre las fluoroquinolonas"

#: Tables/EvidenceRemarks.swift
msgid "on gabapentin and pregabalin"
msgstr "sobre la gabapentina y la pregabalina"

#: Tables/EvidenceRemarks.swift
msgid "on aristolochic acid"
msgstr "sobre el ácido aristolóquico"

#: Tables/EvidenceRemarks.swift
msgid "on comfrey"
msgstr "sobre la consuelda"

#: Tables/EvidenceRemarks.swift
msgid "on Reclast"
msgstr "sobre Reclast"

#: Tables/EvidenceRemarks.swift
msgid "on Prolia"
msgstr "sobre Prolia"

#: Tables/EvidenceRemarks.swift
msgid "on Actonel"
msgstr "sobre Actonel"

#: Tables/EvidenceRemarks.swift
msgid "citalopram and escitalopram"
msgstr "citalopram y escitalopram"

#: Tables/EvidenceRemarks.swift
msgctxt "source"
msgid "and"
msgstr "y"

#: Tables/EvidenceRemarks.swift
msgctxt "source"
msgid "practice points"
msgstr "puntos de práctica"

#: Tables/EvidenceRemarks.swift
msgctxt "source"
msgid "practice point"
msgstr "punto de práctica"

#: Tables/EvidenceRemarks.swift
msgctxt "source"
msgid "recommendations"
msgstr "recomendaciones"

#: Tables/EvidenceRemarks.swift
msgctxt "source"
msgid "recommendation"
msgstr "recomendación"

#: Tables/EvidenceRemarks.swift
msgctxt "source"
msgid "statements"
msgstr "enunciados"

#: Tables/EvidenceRemarks.swift
msgctxt "source"
msgid "statement"
msgstr "enunciado"

#: Tables/EvidenceRemarks.swift
msgctxt "source"
msgid "sections"
msgstr "secciones"

#: Tables/EvidenceRemarks.swift
msgctxt "source"
msgid "section"
msgstr "sección"

#: Tables/EvidenceRemarks.swift
msgctxt "source"
msgid "tables"
msgstr "tablas"

#: Tables/EvidenceRemarks.swift
msgctxt "source"
msgid "table"
msgstr "tabla"

#: Tables/EvidenceRemarks.swift
msgctxt "source"
msgid "page"
msgstr "página"

#: Tables/EvidenceRemarks.swift
msgctxt "source"
msgid "appendix"
msgstr "apéndice"

#. {0} names
#: Tables/EvidenceRemarks.swift
msgid "EU package leaflet {0}"
msgstr "prospecto de la UE {0}"

#. {0} medicine(name)
#: Tables/EvidenceRemarks.swift
msgctxt "source"
msgid "{0} medication guide"
msgstr "guía del medicamento de {0}"

#. {0} medicine($0)
#: Tables/EvidenceRemarks.swift
msgctxt "source"
msgid "Canadian {0} label"
msgstr "etiqueta canadiense de {0}"

#. {0} medicine(name)
#: Tables/EvidenceRemarks.swift
msgctxt "source"
msgid "{0} label"
msgstr "etiqueta de {0}"

#. {0} medicine(plain)
#: Tables/EvidenceRemarks.swift
msgctxt "source"
msgid "{0} tablets"
msgstr "{0} en tabletas"

#. {0} medicine(plain)
#: Tables/EvidenceRemarks.swift
msgctxt "source"
msgid "{0} capsules"
msgstr "{0} en cápsulas"

#. {0} medicine(plain)
#: Tables/EvidenceRemarks.swift
msgctxt "source"
msgid "{0} injection"
msgstr "{0} inyectable"

#. {0} medicine(plain)
#: Tables/EvidenceRemarks.swift
msgctxt "source"
msgid "{0} gel"
msgstr "{0} en gel"

#. {0} names
#: Tables/EvidenceRemarks.swift
msgctxt "source"
msgid "{0} labels"
msgstr "etiquetas de {0}"

#: Tables/EvidenceRemarks.swift
msgid "statement 6.3.2 (opinion), weighs phosphorus by its source"
msgstr "enunciado 6.3.2 (opinión), pondera el fósforo según su fuente"

#: Tables/EvidenceRemarks.swift
msgid "read in its abstract, gives the order plants, animals, additives"
msgstr "leído en su resumen, da el orden plantas, animales, aditivos"

#: Tables/EvidenceRemarks.swift
msgid "review of 46 guidelines on potassium-enriched salt, read in its abstract: not with advanced kidney disease"
msgstr ""
"revisión de 46 guías sobre la sal enriquecida con potasio, leída en su resumen: no con enfermedad renal avanzada"

#: Tables/EvidenceRemarks.swift
msgid "not read at its statement"
msgstr "no leída en su enunciado"

#: Tables/EvidenceRemarks.swift
msgid "as other pages reprint it"
msgstr "como lo reproducen otras páginas"

#: Tables/EvidenceRemarks.swift
msgid "as another text quotes it"
msgstr "como lo cita otro texto"

#: Tables/EvidenceRemarks.swift
msgid "for 130"
msgstr "para 130"

#: Tables/EvidenceRemarks.swift
msgid "read in its abstract"
msgstr "leído en su resumen"

#: Tables/EvidenceRemarks.swift
msgid "by its heading"
msgstr "según su título"

#: Tables/EvidenceRemarks.swift
msgid "from memory"
msgstr "de memoria"

#: Tables/EvidenceRemarks.swift
msgid "in a copy without its set id"
msgstr "en una copia sin su número (set id)"

#: Tables/EvidenceRemarks.swift
msgid "normal range, without a number"
msgstr "rango normal, sin número"

#: Tables/EvidenceRemarks.swift
msgid "without a number"
msgstr "sin número"

#: Tables/EvidenceRemarks.swift
msgid "which names no hours"
msgstr "que no menciona horas"

#: Tables/EvidenceRemarks.swift
msgid "boxed warning"
msgstr "advertencia en recuadro"

#: Tables/EvidenceRemarks.swift
msgid "the normal range of adults"
msgstr "el rango normal de los adultos"

#: Tables/EvidenceRemarks.swift
msgid "after a transplant"
msgstr "después de un trasplante"

#: Tables/EvidenceRemarks.swift
msgid "from 65 years on"
msgstr "desde los 65 años"

#: Tables/EvidenceRemarks.swift
msgid "on the eGFR that it gives (flag under 60)"
msgstr "sobre la TFGe que indica (aviso por debajo de 60)"

#: Tables/EvidenceRemarks.swift
msgid "flag under 60"
msgstr "aviso por debajo de 60"

#: Tables/EvidenceRemarks.swift
msgid "more than 20 %"
msgstr "más de 20 %"

#: Tables/EvidenceRemarks.swift
msgid "asks to look into a change of more than 20 %"
msgstr "pide examinar un cambio de más del 20 %"

#: Tables/EvidenceRemarks.swift
msgid "considers treatment to prevent under 18 mmol/L"
msgstr "considera un tratamiento para evitar menos de 18 mmol/L"

#: Tables/EvidenceRemarks.swift
msgid ""
"as PMC3847984, table 1, restates it: without bleeding no vitamin K as a routine from 4.5 to 10, and vitamin K by "
"mouth above 10"
msgstr ""
"según la repite PMC3847984, tabla 1: sin sangrado, nada de vitamina K de rutina entre 4.5 y 10, y vitamina K por la "
"boca por encima de 10"

#: Tables/EvidenceRemarks.swift
msgid "read in its abstract: of the reported patients 36 % died with chronic kidney disease and 27 % on dialysis"
msgstr ""
"leído en su resumen: de los pacientes descritos murió el 36 % con enfermedad renal crónica y el 27 % en diálisis"

#: Tables/EvidenceRemarks.swift
msgid "read in its abstract: people who were dialyzed at once recovered"
msgstr "leído en su resumen: se recuperaron las personas que recibieron diálisis enseguida"

#: Tables/EvidenceRemarks.swift
msgid "moderate: 6.0 to 6.4 mmol/L, repeat within 24 hours"
msgstr "moderado: de 6.0 a 6.4 mmol/L, repetir en 24 horas"

#: Tables/EvidenceRemarks.swift
msgid "severe: 6.5 mmol/L or more, immediate action"
msgstr "grave: 6.5 mmol/L o más, actuar de inmediato"

#: Tables/EvidenceRemarks.swift
msgid "a loss of more than 5 a year"
msgstr "una pérdida de más de 5 al año"

#: Tables/EvidenceRemarks.swift
msgid "level 1 under 70 mg/dL"
msgstr "nivel 1 por debajo de 70 mg/dL"

#: Tables/EvidenceRemarks.swift
msgid "level 2 under 54 mg/dL"
msgstr "nivel 2 por debajo de 54 mg/dL"

#: Tables/EvidenceRemarks.swift
msgid "a loss of sodium raises the level"
msgstr "perder sodio sube el nivel"

#: Tables/EvidenceRemarks.swift
msgid "2.0 to 3.0, grade 1B"
msgstr "de 2.0 a 3.0, grado 1B"

#: Tables/EvidenceRemarks.swift
msgid "130 g of carbohydrate a day"
msgstr "130 g de carbohidratos al día"

#: Tables/EvidenceRemarks.swift
msgid "unintended loss of 5 % in 3 months"
msgstr "pérdida involuntaria de 5 % en 3 meses"

#: Tables/EvidenceRemarks.swift
msgid "acute kidney disease"
msgstr "enfermedad renal aguda"

#: Tables/EvidenceRemarks.swift
msgid "kidney failure under 15"
msgstr "insuficiencia renal por debajo de 15"

#: Tables/EvidenceRemarks.swift
msgid "a small glass of juice is 150 mL"
msgstr "un vaso pequeño de jugo son 150 mL"

#: Tables/EvidenceRemarks.swift
msgid "stop under 7.5 mg/dL or with symptoms"
msgstr "suspender por debajo de 7.5 mg/dL o con síntomas"

#: Tables/EvidenceRemarks.swift
msgid "symptoms count at any low value"
msgstr "los síntomas cuentan con cualquier valor bajo"

#: Tables/EvidenceRemarks.swift
msgid "a crisis above 14 mg/dL"
msgstr "una crisis por encima de 14 mg/dL"

#: Tables/EvidenceRemarks.swift
msgid "a body mass index under 18.5 is underweight"
msgstr "un índice de masa corporal menor de 18.5 es bajo peso"

#: Tables/EvidenceRemarks.swift
msgid "as PMC7489931, table 1, restates them"
msgstr "como los reproduce PMC7489931, tabla 1"

#: Tables/EvidenceRemarks.swift
msgid "as appendix C of ISBN 978-0-8261-5931-1 reprints them"
msgstr "como los reimprime el apéndice C de ISBN 978-0-8261-5931-1"

#: Tables/EvidenceRemarks.swift
msgid "as PMC3705332, table 1, restates it"
msgstr "como la reproduce PMC3705332, tabla 1"

#: Tables/EvidenceRemarks.swift
msgid "as a review in J Am Board Fam Med, table 2, restates it"
msgstr "como la reproduce una revisión en J Am Board Fam Med, tabla 2"

#: Tables/EvidenceRemarks.swift
msgid "as a review in J Am Board Fam Med, table 2, restates it, which prints 30 to 70"
msgstr "como la reproduce una revisión en J Am Board Fam Med, tabla 2, que imprime de 30 a 70"

#: Tables/EvidenceRemarks.swift
msgid "as the FDA's list of labeling changes of June 2012 prints it"
msgstr "como la imprime la lista de cambios de etiquetas de la FDA de junio de 2012"

#: Tables/EvidenceRemarks.swift
msgid "as MIMS Hong Kong prints it"
msgstr "como lo imprime MIMS Hong Kong"

#: Tables/EvidenceRemarks.swift
msgid "as MIMS Thailand prints it"
msgstr "como lo imprime MIMS Tailandia"

#: Tables/EvidenceRemarks.swift
msgid "as Pfizer prints it"
msgstr "según la publica Pfizer"

#: Tables/EvidenceRemarks.swift
msgid "as vademecum.es prints it"
msgstr "según la publica vademecum.es"

#: Tables/EvidenceRemarks.swift
msgid "as globalrph.com restates it"
msgstr "según la resume globalrph.com"

#: Tables/EvidenceRemarks.swift
msgid "as renalandurologynews.com restates it"
msgstr "según lo resume renalandurologynews.com"

#: Tables/EvidenceRemarks.swift
msgid "as medlibrary.org prints it"
msgstr "según la publica medlibrary.org"

#: Tables/EvidenceRemarks.swift
msgid "as prescriberpoint.com prints its highlights"
msgstr "según publica prescriberpoint.com sus puntos principales"

#: Tables/EvidenceRemarks.swift
msgid "as druglib.com prints it"
msgstr "según la publica druglib.com"

#: Tables/EvidenceRemarks.swift
msgid "as WikiDoc prints it"
msgstr "según la publica WikiDoc"

#: Tables/EvidenceRemarks.swift
msgid "as qdolo.com prints it"
msgstr "según la publica qdolo.com"

#: Tables/EvidenceRemarks.swift
msgid "as druginserts.com prints it"
msgstr "según la publica druginserts.com"

#: Tables/EvidenceRemarks.swift
msgid "as newspapers print them"
msgstr "según las publican los periódicos"

#: Tables/EvidenceRemarks.swift
msgid "as actuamed.com.mx prints it"
msgstr "según lo publica actuamed.com.mx"

#: Tables/EvidenceRemarks.swift
msgid "as farmaciaai.com.br prints it"
msgstr "según lo publica farmaciaai.com.br"

#: Tables/EvidenceRemarks.swift
msgid "on medicines that need stomach acid"
msgstr "sobre medicinas que necesitan ácido del estómago"

#: Tables/EvidenceRemarks.swift
msgid "on anti-inflammatory pain relievers"
msgstr "sobre analgésicos antiinflamatorios"

#: Tables/EvidenceRemarks.swift
msgid "on anticoagulants"
msgstr "sobre anticoagulantes"

#: Tables/EvidenceRemarks.swift
msgid "on antiplatelets"
msgstr "sobre antiplaquetarios"

#: Tables/EvidenceRemarks.swift
msgid "on botanicals"
msgstr "sobre productos de plantas"

#: Tables/EvidenceRemarks.swift
msgid "on clopidogrel and aspirin"
msgstr "sobre el clopidogrel y la aspirina"

#: Tables/EvidenceRemarks.swift
msgid "on voriconazole"
msgstr "sobre el voriconazol"

#: Tables/EvidenceRemarks.swift
msgid "on verapamil"
msgstr "sobre el verapamilo"

#: Tables/EvidenceRemarks.swift
msgid "on erythromycin, itraconazole and cyclosporine"
msgstr "sobre la eritromicina, el itraconazol y la ciclosporina"

#: Tables/EvidenceRemarks.swift
msgid "on foods with tyramine"
msgstr "sobre alimentos con tiramina"

#: Tables/EvidenceRemarks.swift
msgid "for sulfonylureas"
msgstr "para las sulfonilureas"

#: Tables/EvidenceRemarks.swift
msgid "on dialysis"
msgstr "en diálisis"

#: Tables/EvidenceRemarks.swift
msgid "contraindications of earlier versions"
msgstr "contraindicaciones de versiones anteriores"

#: Tables/EvidenceRemarks.swift
msgid "figures of 100 g times the portion"
msgstr "cifras de 100 g por la porción"

#: Tables/EvidenceRemarks.swift
msgid "the others by their class"
msgstr "los demás, por su clase"

#: Tables/EvidenceRemarks.swift
msgid "the others by the same mechanism"
msgstr "los demás, por el mismo mecanismo"

#: Tables/EvidenceRemarks.swift
msgid "insulin by the same mechanism"
msgstr "la insulina, por el mismo mecanismo"

#: Tables/EvidenceRemarks.swift
msgid "the call above 5.5 is our own bound"
msgstr "llamar por encima de 5.5 es un límite propio"

#: Tables/EvidenceRemarks.swift
msgid "that a call can't wait is our own judgment"
msgstr "que la llamada no pueda esperar es juicio propio"

#: Tables/EvidenceRemarks.swift
msgid "the call under an eGFR of 30 is our own bound"
msgstr "llamar con una TFGe menor de 30 es un límite propio"

#: Tables/EvidenceRemarks.swift
msgid "the call under 15 by the label's dosage, as other pages reprint it"
msgstr "llamar con menos de 15 según la dosis de la etiqueta, como la reproducen otras páginas"

#: Tables/EvidenceRemarks.swift
msgid "clarithromycin with an eGFR under 80 is our own bound"
msgstr "la claritromicina con una TFGe menor de 80 es un límite propio"

#: Tables/EvidenceRemarks.swift
msgid "the bounds of magnesium are our own"
msgstr "los límites del magnesio son propios"

#: Tables/EvidenceRemarks.swift
msgid "a low magnesium by general knowledge"
msgstr "un magnesio bajo por conocimiento general"

#: Tables/EvidenceRemarks.swift
msgid "heparin for a session by general knowledge"
msgstr "la heparina para una sesión por conocimiento general"

#: Tables/EvidenceRemarks.swift
msgid "the harm of a seizure by general knowledge"
msgstr "el daño de una convulsión por conocimiento general"

#: Tables/EvidenceRemarks.swift
msgid "posaconazole by the same mechanism"
msgstr "el posaconazol por el mismo mecanismo"

#: Tables/EvidenceRemarks.swift
msgid "that dialysis wasn't studied isn't confirmed"
msgstr "que no se estudió en diálisis no está confirmado"

#: Tables/EvidenceRemarks.swift
msgid "the eGFRs of 60 and 30 are our own bounds"
msgstr "las TFGe de 60 y 30 son límites propios"

#: Tables/EvidenceRemarks.swift
msgid "that people have died isn't confirmed"
msgstr "que haya habido muertes no está confirmado"

#: Tables/EvidenceRemarks.swift
msgid "Xgeva by its active substance"
msgstr "Xgeva, por su sustancia activa"

#: Tables/EvidenceRemarks.swift
msgid "8.4 mg/dL is our own bound"
msgstr "8.4 mg/dL es un límite propio"

#: Tables/EvidenceRemarks.swift
msgid "on dialysis, too, by general knowledge"
msgstr "también en diálisis, por conocimiento general"

#: Tables/EvidenceRemarks.swift
msgid "1,950 mg a day are our own bound"
msgstr "1,950 mg al día son un límite propio"

#: Tables/EvidenceRemarks.swift
msgid "more than 325 mg a day is our own bound"
msgstr "que más de 325 mg al día cuenten así es un límite propio"

#: Tables/EvidenceRemarks.swift
msgid "venlafaxine, of which it is a breakdown product, by general knowledge"
msgstr "la venlafaxina, de la que es un producto, por conocimiento general"

#: Tables/EvidenceRemarks.swift
msgid "allopurinol by general knowledge"
msgstr "el alopurinol, por conocimiento general"

#: Tables/EvidenceRemarks.swift
msgid "bicarbonate and citric acid by general knowledge"
msgstr "el bicarbonato y el ácido cítrico, por conocimiento general"

#: Tables/EvidenceRemarks.swift
msgid "studies disagree"
msgstr "los estudios no coinciden"

#: Tables/EvidenceRemarks.swift
msgid "PMC3711799 found no more bleeding after levothyroxine was begun"
msgstr "PMC3711799 no halló más sangrados al empezar la levotiroxina"

#: Tables/EvidenceRemarks.swift
msgid "kidney disease by general knowledge"
msgstr "la enfermedad de los riñones, por conocimiento general"

#: Tables/EvidenceRemarks.swift
msgid "metoprolol and carvedilol aren't confirmed"
msgstr "el metoprolol y el carvedilol no están confirmados"

#: Tables/EvidenceRemarks.swift
msgid "chaparral by general knowledge"
msgstr "la gobernadora, por conocimiento general"

#: Tables/EvidenceRemarks.swift
msgid "fever by general knowledge"
msgstr "la fiebre, por conocimiento general"

#: Tables/EvidenceRemarks.swift
msgid "the call on dialysis is our own"
msgstr "la llamada en diálisis es decisión propia"

#: Tables/EvidenceRemarks.swift
msgid "4.0 is our own bound"
msgstr "4.0 es un límite propio"

#: Tables/EvidenceRemarks.swift
msgid "60 is our own bound"
msgstr "60 es un límite propio"

#: Tables/EvidenceRemarks.swift
msgid "180 mg/dL is our own bound"
msgstr "180 mg/dL es un límite propio"

#: Tables/EvidenceRemarks.swift
msgid "an eGFR under 60 is our own bound"
msgstr "una TFGe menor de 60 es un límite propio"

#: Tables/EvidenceRemarks.swift
msgid "from G3b on is our own bound"
msgstr "desde G3b es un límite propio"

#: Tables/EvidenceRemarks.swift
msgid "two hours are our own bound"
msgstr "dos horas son un límite propio"

#: Tables/EvidenceRemarks.swift
msgid "two days are our own bound"
msgstr "dos días son un límite propio"

#: Tables/EvidenceRemarks.swift
msgid "6 hours after food and half an hour after minerals are our own bounds"
msgstr "6 horas después de comer y media hora después de minerales son límites propios"

#: Tables/EvidenceRemarks.swift
msgid "6 hours after food and half an hour after other medicines are our own bounds"
msgstr "6 horas después de comer y media hora después de otras medicinas son límites propios"

#: Tables/EvidenceRemarks.swift
msgid "the hour before food is our own bound"
msgstr "la hora antes de comer es un límite propio"

#: Tables/EvidenceRemarks.swift
msgid "a quarter of an hour before to half an hour after is our own bound"
msgstr "de un cuarto de hora antes a media hora después es un límite propio"

#: Tables/EvidenceRemarks.swift
msgid "90 days for its weeks to months are our own bound"
msgstr "90 días por sus semanas o meses son un límite propio"

#: Tables/EvidenceRemarks.swift
msgid "50 g of carbohydrate are our own bound"
msgstr "50 g de carbohidratos son un límite propio"

#: Tables/EvidenceRemarks.swift
msgid "28 g of alcohol are our own bound, and the eGFR of 30 is of a drug guide"
msgstr "28 g de alcohol son un límite propio, y la TFGe de 30 es de una guía de medicamentos"

#: Tables/EvidenceRemarks.swift
msgid "dialysis and the eGFRs of 45 and 15 are our own bounds"
msgstr "la diálisis y las TFGe de 45 y 15 son límites propios"

#: Tables/EvidenceRemarks.swift
msgid "the 4 hours after sevelamer and the hours of antacids are our own bounds"
msgstr "las 4 horas después del sevelámero y las horas de los antiácidos son límites propios"

#: Tables/EvidenceRemarks.swift
msgid "the empty stomach by a patient text, and 3 hours after food are our own bound"
msgstr "el ayuno, por un texto para pacientes, y 3 horas después de comer son un límite propio"

#: Tables/EvidenceRemarks.swift
msgid "the single herbs aren't confirmed"
msgstr "las hierbas, una por una, no están confirmadas"

#: Tables/EvidenceRemarks.swift
msgid "that salt weakens it isn't confirmed"
msgstr "que la sal lo debilite no está confirmado"

#: Tables/EvidenceRemarks.swift
msgid "the hours aren't confirmed"
msgstr "las horas no están confirmadas"

#: Tables/EvidenceRemarks.swift
msgid "the 24 hours aren't confirmed"
msgstr "las 24 horas no están confirmadas"

#: Tables/EvidenceRemarks.swift
msgid "the 72 hours aren't confirmed"
msgstr "las 72 horas no están confirmadas"

#: Tables/EvidenceRemarks.swift
msgid "the 7 days aren't confirmed"
msgstr "los 7 días no están confirmados"

#: Tables/EvidenceRemarks.swift
msgid "the 14 days aren't confirmed"
msgstr "los 14 días no están confirmados"

#: Tables/EvidenceRemarks.swift
msgid "the others by their class, and the 14 days aren't confirmed"
msgstr "los demás, por su clase, y los 14 días no están confirmados"

#: Tables/EvidenceRemarks.swift
msgid "100 mg of sodium a gram aren't confirmed"
msgstr "100 mg de sodio por gramo no están confirmados"

#: Tables/EvidenceRemarks.swift
msgid "the inhibitors aren't confirmed"
msgstr "los inhibidores no están confirmados"

#: Tables/EvidenceRemarks.swift
msgid "tricyclics aren't confirmed"
msgstr "los tricíclicos no están confirmados"

#: Tables/EvidenceRemarks.swift
msgid "gemfibrozil isn't confirmed"
msgstr "el gemfibrozilo no está confirmado"

#: Tables/EvidenceRemarks.swift
msgid "that any eGFR is told is our own bound"
msgstr "avisar con cualquier TFGe es un límite propio"

#: Tables/EvidenceRemarks.swift
msgid "three days are our own bound"
msgstr "tres días son un límite propio"

#: Tables/EvidenceRemarks.swift
msgid "the harm of risedronate by its class"
msgstr "el daño del risedronato, por su clase"

#: Tables/EvidenceRemarks.swift
msgid "spironolactone and eplerenone aren't confirmed"
msgstr "la espironolactona y la eplerenona no están confirmadas"

#: Tables/EvidenceRemarks.swift
msgid "what it doesn't list isn't confirmed"
msgstr "lo que no menciona no está confirmado"

#: Tables/EvidenceRemarks.swift
msgid "the amount in a quarter teaspoon isn't confirmed"
msgstr "la cantidad en un cuarto de cucharadita no está confirmada"

#: Tables/EvidenceRemarks.swift
msgid "those are of another text"
msgstr "esas son de otro texto"

#: Tables/EvidenceRemarks.swift
msgid "the other hours by a text on the Fosrenol label"
msgstr "las demás horas, por un texto sobre la etiqueta de Fosrenol"

#: Tables/EvidenceRemarks.swift
msgid "cyclosporine by its class"
msgstr "la ciclosporina, por su clase"

#: Tables/EvidenceRemarks.swift
msgid "lovastatin by its class"
msgstr "la lovastatina, por su clase"

#: Tables/EvidenceRemarks.swift
msgid "everolimus by its class"
msgstr "el everolimus, por su clase"

#: Tables/EvidenceRemarks.swift
msgid "diltiazem, verapamil and dronedarone by their class"
msgstr "diltiazem, verapamilo y dronedarona, por su clase"

#: Tables/EvidenceRemarks.swift
msgid "other calcium and active vitamin D by the same mechanism"
msgstr "otro calcio y la vitamina D activa, por el mismo mecanismo"

#: Tables/EvidenceRemarks.swift
msgid "the build-up by general knowledge"
msgstr "la acumulación, por conocimiento general"

#: Tables/EvidenceRemarks.swift
msgid "insulin, the eGFR and the juices by general knowledge"
msgstr "la insulina, la TFGe y los jugos, por conocimiento general"

#: Tables/EvidenceRemarks.swift
msgid "the foods and pills by general knowledge"
msgstr "los alimentos y las pastillas, por conocimiento general"

#: Tables/EvidenceRemarks.swift
msgid "their names by general knowledge"
msgstr "sus nombres, por conocimiento general"

#: Tables/EvidenceRemarks.swift
msgid "other brands from general knowledge"
msgstr "otras marcas, por conocimiento general"

#: Tables/EvidenceRemarks.swift
msgid "general knowledge"
msgstr "conocimiento general"

#: Tables/EvidenceRemarks.swift
msgid "general knowledge of the label"
msgstr "conocimiento general de la etiqueta"

#: Tables/EvidenceRemarks.swift
msgid "general knowledge of the labels"
msgstr "conocimiento general de las etiquetas"

#: Tables/EvidenceRemarks.swift
msgid "general knowledge of the label, section 2"
msgstr "conocimiento general de la etiqueta, sección 2"

#: Tables/EvidenceRemarks.swift
msgid "general knowledge of the labels, section 4"
msgstr "conocimiento general de las etiquetas, sección 4"

#: Tables/EvidenceRemarks.swift
msgid "general knowledge of the label, sections 2.2 and 4: excluded under 30"
msgstr "conocimiento general de la etiqueta, secciones 2.2 y 4: excluido por debajo de 30"

#: Tables/EvidenceRemarks.swift
msgid "general knowledge of the label: no dose is given under 15 or on dialysis"
msgstr "conocimiento general de la etiqueta: no se da ninguna dosis por debajo de 15 ni en diálisis"

#: Tables/EvidenceRemarks.swift
msgid "general knowledge of the label: avoided under 15"
msgstr "conocimiento general de la etiqueta: se evita por debajo de 15"

#: Tables/EvidenceRemarks.swift
msgid "general knowledge of the label: another dose under 30, and no dose for dialysis"
msgstr "conocimiento general de la etiqueta: otra dosis por debajo de 30, y ninguna para diálisis"

#: Tables/EvidenceRemarks.swift
msgid "general knowledge of the label: avoided with severe kidney disease, and dialysis removes it"
msgstr "conocimiento general de la etiqueta: se evita con enfermedad renal grave, y la diálisis lo elimina"

#: Tables/EvidenceRemarks.swift
msgid "general knowledge: potassium can rise severely"
msgstr "conocimiento general: el potasio puede subir mucho"

#: Tables/EvidenceRemarks.swift
msgid "general knowledge of an FDA communication of 2020"
msgstr "conocimiento general de un comunicado de la FDA de 2020"

#: Tables/EvidenceRemarks.swift
msgid "general knowledge of kidney diets"
msgstr "conocimiento general de las dietas renales"

#: Tables/EvidenceRemarks.swift
msgid "iron tablets have no drug label"
msgstr "las tabletas de hierro no tienen etiqueta de medicamento"

#: Tables/EvidenceRemarks.swift
msgid "published interaction studies"
msgstr "estudios publicados de interacciones"

#: Tables/EvidenceRemarks.swift
msgid "American Diabetes Association, general knowledge"
msgstr "American Diabetes Association, por conocimiento general"

#: Tables/EvidenceRemarks.swift
msgid "ADA, general knowledge"
msgstr "ADA, por conocimiento general"

#: Tables/EvidenceRemarks.swift
msgid "ADA from general knowledge"
msgstr "ADA, por conocimiento general"

#: Tables/EvidenceRemarks.swift
msgid "KDIGO and ACR from general knowledge"
msgstr "KDIGO y ACR, por conocimiento general"

#: Tables/EvidenceRemarks.swift
msgid "international nonproprietary names in Spanish, by general knowledge"
msgstr "denominaciones comunes internacionales en español, por conocimiento general"

#: Tables/EvidenceRemarks.swift
msgid "US product names and classes, by general knowledge"
msgstr "nombres y clases de productos de EE. UU., por conocimiento general"

#: Tables/EvidenceRemarks.swift
msgid "warfarin labels, not read again"
msgstr "etiquetas de warfarina, no releídas"

#: Tables/EvidenceRemarks.swift
msgid "later consensus on sick days (PAUSE 2023), not read"
msgstr "consenso posterior sobre los días de enfermedad (PAUSE 2023), no leído"

#: Tables/EvidenceRemarks.swift
msgid "general advice"
msgstr "consejo general"

#: Tables/EvidenceRemarks.swift
msgid "there is no agreed guideline"
msgstr "no hay una guía acordada"

#: Tables/EvidenceRemarks.swift
msgid "there is no graded statement"
msgstr "no hay un enunciado con grado"

#: Tables/EvidenceRemarks.swift
msgid "there is no graded number"
msgstr "no hay un número con grado"

#: Tables/EvidenceRemarks.swift
msgid "convention"
msgstr "convención"

#: Tables/EvidenceRemarks.swift
msgid "convention of dialysis units (American Kidney Fund)"
msgstr "convención de las unidades de diálisis (American Kidney Fund)"

#: Tables/EvidenceRemarks.swift
msgid "the number is that of PMC8267004, table 1"
msgstr "el número es el de PMC8267004, tabla 1"

#: Tables/EvidenceRemarks.swift
msgid "the lower end is practice"
msgstr "el límite inferior es de la práctica habitual"

#: Tables/EvidenceRemarks.swift
msgid "in G5 and on dialysis by the same reason"
msgstr "en G5 y en diálisis, por la misma razón"

#: Tables/EvidenceRemarks.swift
msgid "KDOQI 2020 has no statement about fluid"
msgstr "KDOQI 2020 no tiene un enunciado sobre el líquido"

#: Tables/EvidenceRemarks.swift
msgid "KDIGO 2024 names no number for G1 and G2"
msgstr "KDIGO 2024 no da un número para G1 y G2"

#: Tables/EvidenceRemarks.swift
msgid "handouts of the American Kidney Fund and the National Kidney Foundation"
msgstr "folletos de la American Kidney Fund y la National Kidney Foundation"

#: Tables/EvidenceRemarks.swift
msgid "plant-dominant diets of kidney disease: 25 to 30 g a day"
msgstr "dietas con base en plantas en la enfermedad renal: 25 a 30 g al día"

#: Tables/EvidenceRemarks.swift
msgid "a usual laboratory range"
msgstr "un intervalo usual de laboratorio"

#: Tables/EvidenceRemarks.swift
msgid "a usual laboratory range without a blood thinner"
msgstr "un intervalo usual de laboratorio sin anticoagulante"

#: Tables/EvidenceRemarks.swift
msgid "upper ends of 2.2 to 2.6 mg/dL are printed"
msgstr "se publican límites superiores de 2.2 a 2.6 mg/dL"

#: Tables/EvidenceRemarks.swift
msgid "6.5 % without known diabetes by common practice"
msgstr "6.5 % sin diabetes conocida, por práctica común"

#: Tables/EvidenceRemarks.swift
msgid "for everybody by common practice"
msgstr "para todos, por práctica común"

#: Tables/EvidenceRemarks.swift
msgid "your clinic’s own range comes first"
msgstr "primero va el intervalo de su clínica"

#: Tables/EvidenceRemarks.swift
msgid "common practice before a session"
msgstr "práctica común antes de una sesión"

#: Tables/EvidenceRemarks.swift
msgid "common practice after a transplant"
msgstr "práctica común después de un trasplante"

#: Tables/EvidenceRemarks.swift
msgid "common practice on sick days"
msgstr "práctica común en días de enfermedad"

#: Tables/EvidenceRemarks.swift
msgid "common practice for a glucose above 300 mg/dL"
msgstr "práctica común con una glucosa mayor de 300 mg/dL"

#: Tables/EvidenceRemarks.swift
msgid "common practice for a potassium under 2.5 mEq/L"
msgstr "práctica común con un potasio menor de 2.5 mEq/L"

#: Tables/EvidenceRemarks.swift
msgid "common practice for a calcium under 7.0 mg/dL"
msgstr "práctica común con un calcio menor de 7.0 mg/dL"

#: Tables/EvidenceRemarks.swift
msgid "common practice for a phosphorus under 1.0 mg/dL"
msgstr "práctica común con un fósforo menor de 1.0 mg/dL"

#: Tables/EvidenceRemarks.swift
msgid "common practice for a bicarbonate under 10 mEq/L"
msgstr "práctica común con un bicarbonato menor de 10 mEq/L"

#: Tables/EvidenceRemarks.swift
msgid "common practice for a bicarbonate above 40 mEq/L"
msgstr "práctica común con un bicarbonato mayor de 40 mEq/L"

#: Tables/EvidenceRemarks.swift
msgid "common practice for a systolic pressure under 80"
msgstr "práctica común con una presión sistólica menor de 80"

#: Tables/EvidenceRemarks.swift
msgid "common practice for a systolic pressure under 90"
msgstr "práctica común con una presión sistólica menor de 90"

#: Tables/EvidenceRemarks.swift
msgid "common practice for 180/120 and more"
msgstr "práctica común con 180/120 o más"

#: Tables/EvidenceRemarks.swift
msgid "common practice for a sodium under 120 mEq/L"
msgstr "práctica común con un sodio menor de 120 mEq/L"

#: Tables/EvidenceRemarks.swift
msgid "common practice for a sodium above 155 mEq/L"
msgstr "práctica común con un sodio mayor de 155 mEq/L"

#: Tables/EvidenceRemarks.swift
msgid "common practice for a sodium above 160 mEq/L"
msgstr "práctica común con un sodio mayor de 160 mEq/L"

#: Tables/EvidenceRemarks.swift
msgid "common practice for a magnesium under 1.0 mg/dL"
msgstr "práctica común con un magnesio menor de 1.0 mg/dL"

#: Tables/EvidenceRemarks.swift
msgid "common practice for a magnesium under 1.2 mg/dL"
msgstr "práctica común con un magnesio menor de 1.2 mg/dL"

#: Tables/EvidenceRemarks.swift
msgid "common practice for a magnesium of 7.0 mg/dL or more"
msgstr "práctica común con un magnesio de 7.0 mg/dL o más"

#: Tables/EvidenceRemarks.swift
msgid "common practice for a magnesium above 4.8 mg/dL"
msgstr "práctica común con un magnesio mayor de 4.8 mg/dL"

#: Tables/EvidenceRemarks.swift
msgid "common practice: 1 kg in a day or 2 kg in three"
msgstr "práctica común: 1 kg en un día o 2 kg en tres"

#: Tables/EvidenceRemarks.swift
msgid "common practice of medicine reconciliation: one medicine in two entries is a duplicate, under one name or two"
msgstr ""
"práctica común de la conciliación de medicamentos: una medicina en dos anotaciones es un duplicado, con un nombre o "
"con dos"

#: Tables/EvidenceRemarks.swift
msgid "common practice of medicine reconciliation: the entry of an older dose that was left is a duplicate"
msgstr "práctica común de la conciliación de medicamentos: la anotación de una dosis anterior que quedó es un duplicado"

#: Tables/EvidenceRemarks.swift
msgid "common practice of medicine reconciliation: two medicines of one such class are a duplicate"
msgstr "práctica común de la conciliación de medicamentos: dos medicinas de una de esas clases son un duplicado"

#: Tables/EvidenceRemarks.swift
msgid "common advice with a weak heart: 5 lb in a week"
msgstr "consejo común con un corazón débil: 5 lb en una semana"

#: Tables/EvidenceRemarks.swift
msgid "the common US goal of 130/80"
msgstr "el objetivo común de 130/80 en EE. UU."

#: Tables/EvidenceRemarks.swift
msgid "the common form, total + 0.8 × (4.0 − albumin)"
msgstr "la forma común, total + 0.8 × (4.0 − albúmina)"

#: Tables/EvidenceRemarks.swift
msgid "that only an albumin under 3.5 g/dL corrects it is our own bound"
msgstr "que solo se corrija con una albúmina menor de 3.5 g/dL es un límite propio"

#: Tables/EvidenceRemarks.swift
msgid "KDIGO 2021 for a transplant"
msgstr "KDIGO 2021 para un trasplante"

#: Tables/EvidenceRemarks.swift
msgid "Cabrera 2015, restated"
msgstr "Cabrera 2015, citado por otro texto"

#: Tables/EvidenceRemarks.swift
msgid "USDA figures"
msgstr "cifras de USDA"

#: Tables/EvidenceRemarks.swift
msgid "the choice is the app's own"
msgstr "la elección es de la aplicación"

#: Tables/EvidenceRemarks.swift
msgid "the app's own choice"
msgstr "elección propia de la aplicación"

#: Tables/EvidenceRemarks.swift
msgid "the app's own choice of days"
msgstr "elección propia de los días por la aplicación"

#: Tables/EvidenceRemarks.swift
msgid "the app's own choice of a ceiling: 4 liters"
msgstr "elección propia de un tope: 4 litros"

#: Tables/EvidenceRemarks.swift
msgid "the app's own choice: KDOQI 2020, statement 1.1.6, leaves the weight to judgment"
msgstr "elección propia de la aplicación: KDOQI 2020, enunciado 1.1.6, deja el peso al criterio"

#: Tables/EvidenceRemarks.swift
msgid ""
"the app's own choice: KDIGO 2024, practice point 3.3.1.4, doesn't restrict protein in children, and no table for a "
"pregnancy was read"
msgstr ""
"elección propia de la aplicación: KDIGO 2024, punto práctico 3.3.1.4, no limita la proteína en niños, y no se leyó "
"una tabla para el embarazo"

#: Tables/EvidenceRemarks.swift
msgid "convention of dialysis units, and your clinic's limit"
msgstr "convención de las unidades de diálisis, y el límite de su clínica"

#: Tables/EvidenceRemarks.swift
msgid "the app's own bound: 2 kg in two days"
msgstr "límite propio de la aplicación: 2 kg en dos días"

#: Tables/EvidenceRemarks.swift
msgid "the app's own bound: 30 days for a value that was entered late"
msgstr "límite propio de la aplicación: 30 días para un valor anotado tarde"

#: Tables/EvidenceRemarks.swift
msgid "the app's own bound: 40 kg, while the age isn't known"
msgstr "límite propio de la aplicación: 40 kg, mientras no se sepa la edad"

#: Tables/EvidenceRemarks.swift
msgid "the app's own bound: more than three days between sessions"
msgstr "límite propio de la aplicación: más de tres días entre sesiones"

#: Tables/EvidenceRemarks.swift
msgid "the app's own bounds: after a session 2 % over the dry weight, and today from 5 % on"
msgstr "límites propios de la aplicación: después de una sesión, 2 % sobre el peso seco, y hoy desde 5 %"

#: Tables/EvidenceRemarks.swift
msgid "before one 6.5 %"
msgstr "antes de una, 6.5 %"

#: Tables/EvidenceRemarks.swift
msgid ""
"the app's own bounds: a sample is of a session from an hour after the weight before it on, and may be of it in the "
"four hours before the weight after it"
msgstr ""
"límites propios de la aplicación: una muestra es de una sesión desde una hora después del peso previo, y puede serlo "
"en las cuatro horas antes del peso posterior"

#: Tables/EvidenceRemarks.swift
msgid "a sample from four hours after that weight on is of the session only if a session explains its value"
msgstr "una muestra desde cuatro horas después de ese peso es de la sesión solo si una sesión explica su valor"

#: Tables/EvidenceRemarks.swift
msgid "that such a value is told today is the app's own bound"
msgstr "que un primer valor así se avise hoy es un límite propio de la aplicación"

#: Tables/EvidenceRemarks.swift
msgid "own bounds of the app: one of 160/100, a week’s mean of 150/90"
msgstr "límites propios de la aplicación: una de 160/100, un promedio semanal de 150/90"

#: Tables/EvidenceRemarks.swift
msgid "arithmetic: 22.99/84.01 of its mass is sodium"
msgstr "aritmética: 22.99/84.01 de su masa es sodio"

#: Tables/EvidenceRemarks.swift
msgid "arithmetic: a liter of water weighs a kilogram"
msgstr "aritmética: un litro de agua pesa un kilogramo"

#: Tables/EvidenceRemarks.swift
msgid "the usual bottle of wine"
msgstr "la botella usual de vino"

#: Tables/EvidenceRemarks.swift
msgid "the usual small bottle of water, 16.9 fl oz"
msgstr "la botella pequeña usual de agua, 16.9 fl oz"

#: Tables/EvidenceRemarks.swift
msgid "common advice on nuts: a small handful is an ounce"
msgstr "consejo común sobre nueces: un puñado pequeño es una onza"

#: Tables/EvidenceRemarks.swift
msgid "common advice on fruit: a handful of grapes is about 80 g, half a cup"
msgstr "consejo común sobre fruta: un puñado de uvas son unos 80 g, media taza"

#: Tables/EvidenceRemarks.swift
msgid "the usual mug of coffee, 8 to 12 fl oz"
msgstr "el tarro usual de café, 8 a 12 fl oz"

#: Tables/EvidenceRemarks.swift
msgid "the usual bowl of soup, 12 fl oz"
msgstr "el tazón usual de sopa, 12 fl oz"

#: Tables/EvidenceRemarks.swift
msgid "the usual bowl of rice or cereal, one cup"
msgstr "el tazón usual de arroz o cereal, una taza"

#: Tables/EvidenceRemarks.swift
msgid "labels of potato chips: about 15 in a serving of 28 g"
msgstr "etiquetas de papas fritas: unas 15 en una porción de 28 g"

#: Tables/EvidenceRemarks.swift
msgid "set by hand from what each food is made of"
msgstr "puesto a mano según de qué está hecho cada alimento"

#: Tables/EvidenceRemarks.swift
msgid ""
"Renvela, EU package leaflet EU/1/09/521/001, section 2, which names no hours for cyclosporine and tacrolimus: 2 are "
"our own bound"
msgstr ""
"Renvela, prospecto de la UE EU/1/09/521/001, sección 2, que no da horas para ciclosporina y tacrolimus: 2 son un "
"límite propio"

#: Tables/EvidenceRemarks.swift
msgid "tolvaptan label, from general knowledge"
msgstr "etiqueta de tolvaptán, por conocimiento general"

#: Tables/EvidenceRemarks.swift
msgid "American Kidney Fund: aim at 2,500 mg and at most 3,000 mg"
msgstr "American Kidney Fund: procurar 2,500 mg y como máximo 3,000 mg"

#: Tables/EvidenceRemarks.swift
msgid "CDC, Healthy Weight, “Losing Weight”: about 1 to 2 pounds a week, as other pages reprint it"
msgstr "CDC, Healthy Weight, “Losing Weight”: de 1 a 2 libras por semana, como lo reproducen otras páginas"

#: Tables/EvidenceRemarks.swift
msgid "Dietary Reference Intakes 2019, not read: 1,500 mg are adequate"
msgstr "Dietary Reference Intakes 2019, no leído: 1,500 mg son adecuados"

#: Tables/EvidenceRemarks.swift
msgid "KDOQI 2020, statement 6.2.1, leaves those out who take it"
msgstr "KDOQI 2020, enunciado 6.2.1, no incluye a quienes la toman"

#: Tables/EvidenceRemarks.swift
msgid "KDOQI 2020, statement 6.3.2 (opinion), weighs phosphorus by its source"
msgstr "KDOQI 2020, enunciado 6.3.2 (opinión), considera el fósforo según su fuente"

#: Tables/EvidenceRemarks.swift
msgid "the cup of nutrition labels, 21 CFR 101.9(b)(5)(viii): 240 mL"
msgstr "la taza de las etiquetas de nutrición, 21 CFR 101.9(b)(5)(viii): 240 mL"

#: Tables/EvidenceRemarks.swift
msgid "1C on dialysis and after a transplant)"
msgstr "1C en diálisis y después de un trasplante)"

#: Tables/EvidenceRemarks.swift
msgid "KDOQI 2020, statements 3.0.3 (1C on hemodialysis, opinion on peritoneal dialysis) and 3.0.4"
msgstr "KDOQI 2020, enunciados 3.0.3 (1C en hemodiálisis, opinión en diálisis peritoneal) y 3.0.4"

#: Tables/EvidenceRemarks.swift
msgid "260 percent: Lee 2016, Am J Med 129:26"
msgstr "260 por ciento: Lee 2016, Am J Med 129:26"

#: Tables/EvidenceRemarks.swift
msgid "ACOG Committee Opinion 767 asks for treatment of severe values within 30 to 60 minutes"
msgstr "ACOG Committee Opinion 767 pide tratar los valores graves en 30 a 60 minutos"

#: Tables/EvidenceRemarks.swift
msgid "Acyclovir tablets label, Dosage, table 3, in a copy without its set id: other doses from 25 down"
msgstr "etiqueta de aciclovir en comprimidos, Dosage, tabla 3, en una copia sin su set id: otras dosis de 25 hacia abajo"

#: Tables/EvidenceRemarks.swift
msgid "Dyazide label as globalrph.com prints it: serious under 3.0 mEq/L"
msgstr "etiqueta de Dyazide como la imprime globalrph.com: grave por debajo de 3.0 mEq/L"

#: Tables/EvidenceRemarks.swift
msgid "European guideline on hyponatremia 2014 (Spasovski), as medtick.com restates it: profound under 125 mmol/L"
msgstr ""
"guía europea sobre la hiponatremia 2014 (Spasovski), como la reproduce medtick.com: profunda por debajo de 125 mmol/L"

#: Tables/EvidenceRemarks.swift
msgid ""
"Kalantar-Zadeh 2010, CJASN 5:519, not read, for the shares by digestibility: plants 20–40 %, animals 40–60 %, "
"additives about 100 %"
msgstr ""
"Kalantar-Zadeh 2010, CJASN 5:519, no leído, para las partes según la digestibilidad: plantas 20–40 %, animales 40–60 "
"%, aditivos cerca de 100 %"

#: Tables/EvidenceRemarks.swift
msgid "Kalantar-Zadeh 2014, criteria of incremental dialysis: more than half a liter of urine a day"
msgstr "Kalantar-Zadeh 2014, criterios de la diálisis incremental: más de medio litro de orina al día"

#: Tables/EvidenceRemarks.swift
msgid "NIAAA, a standard drink: 12 fl oz of beer, 5 fl oz of wine"
msgstr "NIAAA, una bebida estándar: 12 fl oz de cerveza, 5 fl oz de vino"

#: Tables/EvidenceRemarks.swift
msgid "that such a value is told at once is the app's own bound"
msgstr "que un valor así se avise de inmediato es un límite propio de la aplicación"

#: Tables/EvidenceRemarks.swift
msgid "that one of more than 30 % is told today is the app's own bound"
msgstr "que uno de más del 30 % se avise hoy es un límite propio de la aplicación"

#: Tables/EvidenceRemarks.swift
msgid "from which stage on a call doesn't wait is our own bound"
msgstr "desde qué etapa la llamada no espera es un límite propio nuestro"

#: Tables/EvidenceRemarks.swift
msgid "PMC8678921, table 1, on high blood pressure in pregnancy: 140/90, severe from 160/110 on"
msgstr "PMC8678921, tabla 1, sobre la presión arterial alta en el embarazo: 140/90, grave desde 160/110"

#: Tables/EvidenceRemarks.swift
msgid "Pasquel 2014, Diabetes Care 37:3124, table 2, with the ADA's criteria of the hyperosmolar state: above 600 mg/dL"
msgstr ""
"Pasquel 2014, Diabetes Care 37:3124, tabla 2, con los criterios de la ADA del estado hiperosmolar: por encima de 600 "
"mg/dL"

#: Tables/EvidenceRemarks.swift
msgid "their order by St-Jules 2017, PMC5318242, which found less of additives in the urine"
msgstr "su orden según St-Jules 2017, PMC5318242, que encontró menos de los aditivos en la orina"

#: Tables/EvidenceRemarks.swift
msgid "Warfarin label, contraindications, from memory: excluded but with mechanical heart valves"
msgstr "etiqueta de warfarina, contraindicaciones, de memoria: excluida salvo con válvulas cardíacas mecánicas"

#: Tables/EvidenceRemarks.swift
msgid "criteria of diabetic ketoacidosis, as medicalcriteria.com restates them: above 250 mg/dL with ketones"
msgstr ""
"criterios de la cetoacidosis diabética, como los reproduce medicalcriteria.com: por encima de 250 mg/dL con cetonas"

#: Tables/EvidenceRemarks.swift
msgid "the 4 hours of levothyroxine: Synthroid label, set id 1e11ad30-1041-4520-10b0-8f9d30d30fcc, section 7.1"
msgstr "las 4 horas de la levotiroxina: etiqueta de Synthroid, set id 1e11ad30-1041-4520-10b0-8f9d30d30fcc, sección 7.1"

#: Tables/EvidenceRemarks.swift
msgid "usual intakes of 120 µg for men and 90 µg for women: Dietary Reference Intakes"
msgstr "ingestas habituales de 120 µg para hombres y 90 µg para mujeres: Dietary Reference Intakes"

#: Tables/HouseholdTable.swift
msgid "wine"
msgstr "vino"

#: Tables/HouseholdTable.swift
msgid "beer and soda"
msgstr "cerveza y refresco"

#: Tables/HouseholdTable.swift
msgid "other drinks"
msgstr "otras bebidas"

#: Tables/HouseholdTable.swift
#: Tables/MeasureTable.swift
msgid "nuts"
msgstr "nueces"

#: Tables/HouseholdTable.swift
msgid "potato chips"
msgstr "papitas"

#: Tables/HouseholdTable.swift
msgid "other foods"
msgstr "otros alimentos"

#. {0} number
#: Tables/HouseholdTable.swift
msgid "about {0} g each"
msgstr "unos {0} g c/u"

#. {0} number
#: Tables/HouseholdTable.swift
msgid "about {0} mL each"
msgstr "unos {0} mL c/u"

#: Tables/HouseholdTable.swift
msgid "about one cup each"
msgstr "una taza c/u, aproximadamente"

#: Tables/HouseholdTable.swift
msgid "about half a cup each"
msgstr "media taza c/u, aproximadamente"

#: Tables/HouseholdTable.swift
msgid "about 150 mL"
msgstr "unos 150 mL"

#: Tables/HouseholdTable.swift
msgid "about 240 mL"
msgstr "unos 240 mL"

#: Tables/HouseholdTable.swift
msgid "about 355 mL"
msgstr "unos 355 mL"

#: Tables/HouseholdTable.swift
msgid "about 750 mL"
msgstr "unos 750 mL"

#: Tables/HouseholdTable.swift
msgid "about 500 mL"
msgstr "unos 500 mL"

#: Tables/HouseholdTable.swift
msgid "about 28 g"
msgstr "unos 28 g"

#: Tables/HouseholdTable.swift
msgid "about half a cup"
msgstr "cerca de media taza"

#: Tables/HouseholdTable.swift
msgid "about 300 mL"
msgstr "unos 300 mL"

#: Tables/HouseholdTable.swift
msgid "about 350 mL"
msgstr "unos 350 mL"

#: Tables/HouseholdTable.swift
msgid "about one cup"
msgstr "como una taza"

#: Tables/HouseholdTable.swift
msgid "about 2 g"
msgstr "unos 2 g"

#: Tables/HouseholdTable.swift
msgctxt "measure"
msgid "glass"
msgstr "vaso"

#: Tables/HouseholdTable.swift
msgctxt "measure"
msgid "glasses"
msgstr "vasos"

#: Tables/HouseholdTable.swift
msgctxt "measure"
msgid "can"
msgstr "lata"

#: Tables/HouseholdTable.swift
msgctxt "measure"
msgid "cans"
msgstr "latas"

#: Tables/HouseholdTable.swift
msgctxt "measure"
msgid "bottle"
msgstr "botella"

#: Tables/HouseholdTable.swift
msgctxt "measure"
msgid "bottles"
msgstr "botellas"

#: Tables/HouseholdTable.swift
msgctxt "measure"
msgid "handful"
msgstr "puñado"

#: Tables/HouseholdTable.swift
msgctxt "measure"
msgid "handfuls"
msgstr "puñados"

#: Tables/HouseholdTable.swift
msgctxt "measure"
msgid "mug"
msgstr "tarro"

#: Tables/HouseholdTable.swift
msgctxt "measure"
msgid "mugs"
msgstr "tarros"

#: Tables/HouseholdTable.swift
msgctxt "measure"
msgid "bowl"
msgstr "tazón"

#: Tables/HouseholdTable.swift
msgctxt "measure"
msgid "bowls"
msgstr "tazones"

#: Tables/HouseholdTable.swift
msgctxt "measure"
msgid "chip"
msgstr "papita"

#: Tables/HouseholdTable.swift
msgctxt "measure"
msgid "chips"
msgstr "papitas"

#: Tables/HouseholdTable.swift
msgctxt "measure"
msgid "small glass"
msgstr "vasito"

#: Tables/HouseholdTable.swift
msgctxt "measure"
msgid "small glasses"
msgstr "vasitos"

#: Tables/InteractionTable+Absorption.swift
msgid "calcium, iron, antacids, binders, and food before or after it"
msgstr "calcio, hierro, antiácidos, aglutinantes de fosfato, y alimentos antes o después"

#: Tables/InteractionTable+Absorption.swift
#: Tables/InteractionTable+Potassium.swift
#: Tables/InteractionTable+Transplant.swift
msgid "its uptake falls"
msgstr "se absorbe menos"

#: Tables/InteractionTable+Absorption.swift
msgid ""
"Take it on an empty stomach, 30 to 60 minutes before breakfast or 3 hours after food, and 4 hours away from calcium, "
"iron, antacids and binders."
msgstr ""
"Tome esta medicina con el estómago vacío, de 30 a 60 minutos antes del desayuno o 3 horas después de comer, y con 4 "
"horas de separación del calcio, el hierro, los antiácidos y los aglutinantes de fosfato."

#: Tables/InteractionTable+Absorption.swift
msgid "milk or fortified juice by themselves; calcium, iron, zinc, antacids, binders"
msgstr "leche o jugo fortificado solos; calcio, hierro, zinc, antiácidos, aglutinantes de fosfato"

#: Tables/InteractionTable+Absorption.swift
msgid "Take it 2 hours before or 6 hours after such products; milk within a full meal is allowed."
msgstr ""
"Tome esta medicina 2 horas antes o 6 horas después de estos productos; se permite la leche dentro de una comida "
"completa."

#: Tables/InteractionTable+Absorption.swift
msgid "antacids with magnesium or aluminum, sucralfate, iron, zinc"
msgstr "antiácidos con magnesio o aluminio, sucralfato, hierro, zinc"

#: Tables/InteractionTable+Absorption.swift
#: Tables/InteractionTable+Potassium.swift
msgid "Keep them two hours apart."
msgstr "Sepárelos dos horas."

#: Tables/InteractionTable+Absorption.swift
msgid "Take it 4 hours before or 8 hours after such products; calcium does not matter."
msgstr "Tome esta medicina 4 horas antes u 8 horas después de estos productos; el calcio no le afecta."

#: Tables/InteractionTable+Absorption.swift
msgid "milk, calcium, iron, zinc, antacids, binders, bismuth"
msgstr "leche, calcio, hierro, zinc, antiácidos, aglutinantes de fosfato, bismuto"

#: Tables/InteractionTable+Absorption.swift
msgid "Take it on an empty stomach: 1 hour before or 2 hours after food and milk."
msgstr "Tome esta medicina con el estómago vacío: 1 hora antes o 2 horas después de la comida y la leche."

#: Tables/InteractionTable+Absorption.swift
msgid "calcium, iron, bismuth, aluminum and magnesium products"
msgstr "productos con calcio, hierro, bismuto, aluminio y magnesio"

#: Tables/InteractionTable+Absorption.swift
msgid "its uptake falls; milk matters less"
msgstr "se absorbe menos; la leche le afecta menos"

#: Tables/InteractionTable+Absorption.swift
msgid "Keep mineral products two hours away, iron three; food is allowed."
msgstr "Separe esta medicina dos horas de los productos con minerales, y tres horas del hierro; se permite la comida."

#: Tables/InteractionTable+Absorption.swift
msgid "tea, coffee, milk, calcium, antacids"
msgstr "té, café, leche, calcio, antiácidos"

#: Tables/InteractionTable+Absorption.swift
msgid "its uptake falls; vitamin C raises it"
msgstr "se absorbe menos; la vitamina C aumenta su absorción"

#: Tables/InteractionTable+Absorption.swift
msgid "Keep it two hours from tea, coffee, milk and calcium."
msgstr "Separe esta medicina dos horas del té, el café, la leche y el calcio."

#: Tables/InteractionTable+Absorption.swift
msgid "any food or drink but plain water, and calcium, iron or antacids, before it or after it"
msgstr "cualquier comida o bebida que no sea agua simple, y calcio, hierro o antiácidos, antes o después"

#: Tables/InteractionTable+Absorption.swift
msgid "its uptake falls strongly"
msgstr "se absorbe mucho menos"

#: Tables/InteractionTable+Absorption.swift
msgid "First thing in the morning, with plain water only, upright, 30 to 60 minutes before anything else."
msgstr ""
"Tome esta medicina al comenzar la mañana, solo con agua simple, en posición erguida, de 30 a 60 minutos antes de "
"cualquier otra cosa."

#: Tables/InteractionTable+Absorption.swift
msgid "a dose without breakfast, calcium"
msgstr "una dosis sin desayuno, calcio"

#: Tables/InteractionTable+Absorption.swift
msgid "it is made to be taken right after breakfast"
msgstr "se hizo para tomarse justo después del desayuno"

#: Tables/InteractionTable+Absorption.swift
msgid ""
"Take it in the morning right after breakfast, with at least 4 ounces of water, and calcium at another time of the day."
msgstr ""
"Tome esta medicina en la mañana justo después del desayuno, con al menos 4 onzas de agua, y el calcio a otra hora del "
"día."

#: Tables/InteractionTable+Absorption.swift
msgid "food, drinks and other medicines before it or up to 30 minutes after"
msgstr "comida, bebidas y otras medicinas antes o hasta 30 minutos después"

#: Tables/InteractionTable+Absorption.swift
msgid "Take it on an empty stomach with at most 4 ounces (120 mL) of plain water, 30 minutes before anything else."
msgstr ""
"Tome esta medicina con el estómago vacío con un máximo de 4 onzas (120 mL) de agua simple, 30 minutos antes de "
"cualquier otra cosa."

#: Tables/InteractionTable+Absorption.swift
msgid "food up to 2 hours before it or 1 hour after"
msgstr "comida hasta 2 horas antes o 1 hora después"

#: Tables/InteractionTable+Absorption.swift
msgid "Take it on an empty stomach, or 2 to 3 hours after a meal."
msgstr "Tome esta medicina con el estómago vacío, o de 2 a 3 horas después de una comida."

#: Tables/InteractionTable+Absorption.swift
msgid "bran and meals very high in fiber"
msgstr "salvado y comidas con muchísima fibra"

#: Tables/InteractionTable+Absorption.swift
msgid "Keep it two hours from bran and meals very high in fiber."
msgstr "Separe esta medicina dos horas del salvado y de las comidas con muchísima fibra."

#: Tables/InteractionTable+Absorption.swift
msgid "a dose without food"
msgstr "una dosis sin comida"

#: Tables/InteractionTable+Absorption.swift
msgid "tablets of 15 and 20 mg need food to be taken up"
msgstr "las tabletas de 15 y 20 mg necesitan comida para absorberse"

#: Tables/InteractionTable+Absorption.swift
msgid "Take it with food; with atrial fibrillation that is the evening meal."
msgstr "Tome esta medicina con comida; si tiene fibrilación auricular, con la cena."

#: Tables/InteractionTable+Absorption.swift
msgid "food raises its uptake; it lowers calcium"
msgstr "la comida aumenta su absorción; baja el calcio"

#: Tables/InteractionTable+Absorption.swift
msgid "Take it with food or just after, whole."
msgstr "Tome esta medicina sin partirla, con la comida o justo después."

#: Tables/InteractionTable+Binders.swift
msgid "a meal without it"
msgstr "una comida sin esta medicina"

#: Tables/InteractionTable+Binders.swift
msgid "it works only when it is taken with the phosphorus"
msgstr "solo hace efecto cuando se toma junto con el fósforo"

#: Tables/InteractionTable+Binders.swift
msgid ""
"Take it with the meal it belongs to; a missed one is not made up for later. Calcium that was not prescribed as a "
"binder doesn't depend on meals."
msgstr ""
"Tome esta medicina con la comida a la que corresponde; una dosis olvidada no se compensa después. El calcio que no se "
"recetó como aglutinante de fosfato no depende de las comidas."

#: Tables/InteractionTable+Binders.swift
msgid "ciprofloxacin, mycophenolate, levothyroxine, cyclosporine, tacrolimus"
msgstr "ciprofloxacino, micofenolato, levotiroxina, ciclosporina, tacrolimus"

#: Tables/InteractionTable+Binders.swift
msgid "it binds them"
msgstr "se une a ellas"

#: Tables/InteractionTable+Binders.swift
msgid ""
"Mycophenolate at least 2 hours before it, ciprofloxacin 2 hours before or 6 hours after, levothyroxine 4 hours away; "
"ask your transplant team about tacrolimus and cyclosporine."
msgstr ""
"El micofenolato al menos 2 horas antes de esta medicina, el ciprofloxacino 2 horas antes o 6 horas después, la "
"levotiroxina con 4 horas de separación; pregunte a su equipo de trasplante por el tacrolimus y la ciclosporina."

#: Tables/InteractionTable+Binders.swift
msgid "quinolones, levothyroxine, antacids"
msgstr "quinolonas, levotiroxina, antiácidos"

#: Tables/InteractionTable+Binders.swift
msgid "it binds them; exposure to ciprofloxacin is about halved"
msgstr "se une a ellos; el cuerpo recibe más o menos la mitad del ciprofloxacino"

#: Tables/InteractionTable+Binders.swift
msgid ""
"Chew it fully with food or right after. Levothyroxine 4 hours away, antacids 2, ciprofloxacin 2 hours before or 6 "
"after, other quinolones 1 hour before or 4 after."
msgstr ""
"Mastique esta medicina por completo con la comida o justo después. La levotiroxina con 4 horas de separación, los "
"antiácidos con 2, el ciprofloxacino 2 horas antes o 6 después, otras quinolonas 1 hora antes o 4 después."

#: Tables/InteractionTable+Binders.swift
msgid "calcium from food and pills, vitamin D, a high calcium"
msgstr "calcio de los alimentos y de pastillas, vitamina D, un calcio alto"

#: Tables/InteractionTable+Binders.swift
msgid "the calcium of the day goes above its goal, or calcium in the blood rises further"
msgstr "el calcio del día pasa de su objetivo, o el calcio en la sangre sube más"

#: Tables/InteractionTable+Binders.swift
msgid ""
"Count the binder in the calcium goal, and take no extra calcium pills unless the clinic says so. With a high calcium "
"in the blood, ask your care team this week whether the binder still suits you."
msgstr ""
"Cuente el aglutinante de fosfato en el objetivo de calcio, y no tome más pastillas de calcio a menos que la clínica "
"lo diga. Con el calcio alto en la sangre, pregunte esta semana a su equipo médico si el aglutinante todavía le "
"conviene."

#: Tables/InteractionTable+Binders.swift
#: Tables/SickDayTable.swift
msgid "digoxin"
msgstr "digoxina"

#: Tables/InteractionTable+Binders.swift
msgid "a high calcium makes digoxin unsafe"
msgstr "un calcio alto hace insegura la digoxina"

#: Tables/InteractionTable+Binders.swift
msgid "Ask the clinic before you take both."
msgstr "Pregunte a la clínica antes de tomar las dos."

#: Tables/InteractionTable+Binders.swift
msgid "doxycycline, levothyroxine"
msgstr "doxiciclina, levotiroxina"

#: Tables/InteractionTable+Binders.swift
msgid "its iron binds them"
msgstr "su hierro se une a ellas"

#: Tables/InteractionTable+Binders.swift
msgid "Doxycycline 1 hour before it or 2 hours after, levothyroxine 4 hours away."
msgstr "La doxiciclina 1 hora antes de esta medicina o 2 horas después, la levotiroxina con 4 horas de separación."

#: Tables/InteractionTable+Binders.swift
msgid "calcium tablets or binders, a high calcium or phosphorus, magnesium antacids"
msgstr "tabletas o aglutinantes con calcio, un calcio o un fósforo alto, antiácidos con magnesio"

#: Tables/InteractionTable+Binders.swift
msgid "calcium and phosphorus in the blood rise"
msgstr "el calcio y el fósforo en la sangre suben"

#: Tables/InteractionTable+Binders.swift
msgid ""
"No calcium, vitamin D or magnesium products without asking your care team; where both are prescribed, ask when "
"calcium is measured next."
msgstr ""
"No tome productos con calcio, vitamina D o magnesio sin preguntar a su equipo médico; si le recetaron las dos cosas, "
"pregunte cuándo se medirá el calcio la próxima vez."

#: Tables/InteractionTable+Binders.swift
msgid "other medicines that are swallowed"
msgstr "otras medicinas que se toman por la boca"

#: Tables/InteractionTable+Binders.swift
msgid "it binds them, and it lowers magnesium"
msgstr "se une a ellas, y baja el magnesio"

#: Tables/InteractionTable+Binders.swift
msgid "Leave 3 hours before and after other medicines."
msgstr "Deje 3 horas antes y después de otras medicinas."

#: Tables/InteractionTable+Binders.swift
msgid "the day's sodium; medicines that need stomach acid"
msgstr "el sodio del día; medicinas que necesitan el ácido del estómago"

#: Tables/InteractionTable+Binders.swift
msgid "it adds about 400 mg of sodium for each 5 g, and it can bring swelling"
msgstr "agrega unos 400 mg de sodio por cada 5 g, y puede causar hinchazón"

#: Tables/InteractionTable+Binders.swift
msgid "Count its sodium, and tell your care team about swelling."
msgstr "Cuente su sodio, y avise a su equipo médico si tiene hinchazón."

#: Tables/InteractionTable+Binders.swift
msgid "the day's sodium; other medicines that are swallowed"
msgstr "el sodio del día; otras medicinas que se toman por la boca"

#: Tables/InteractionTable+Binders.swift
msgid "it adds about 100 mg of sodium for each gram, and it binds other medicines"
msgstr "agrega unos 100 mg de sodio por cada gramo, y se une a otras medicinas"

#: Tables/InteractionTable+Binders.swift
msgid ""
"Count its sodium, and keep it 3 hours from other medicines, 6 where the stomach empties slowly. Milk of magnesia does "
"not go with it."
msgstr ""
"Cuente su sodio, y separe esta medicina 3 horas de otras, 6 si el estómago se vacía despacio. La leche de magnesia no "
"es compatible con esta medicina."

#: Tables/InteractionTable+Binders.swift
msgid "the day's sodium"
msgstr "el sodio del día"

#: Tables/InteractionTable+Binders.swift
msgid "it adds about 178 mg of sodium for each 650 mg"
msgstr "agrega unos 178 mg de sodio por cada 650 mg"

#: Tables/InteractionTable+Binders.swift
msgid "Count it, and tell your care team about swelling or a rising blood pressure."
msgstr "Cuéntelo, y avise a su equipo médico si tiene hinchazón o si sube la presión arterial."

#: Tables/InteractionTable+Binders.swift
#: Tables/InteractionTable+KidneyDoses.swift
msgid "kidney disease"
msgstr "enfermedad de los riñones"

#: Tables/InteractionTable+Binders.swift
msgid "magnesium and aluminum build up"
msgstr "el magnesio y el aluminio se acumulan"

#: Tables/InteractionTable+Binders.swift
msgid "Do not use it without the clinic."
msgstr "No use esta medicina sin consultar a la clínica."

#: Tables/InteractionTable+Binders.swift
msgid "it is a large load of phosphate at once"
msgstr "es una carga grande de fosfato de una sola vez"

#: Tables/InteractionTable+Binders.swift
msgid "Do not use it; ask the clinic for another preparation."
msgstr "No use esta medicina; pida a la clínica otra preparación."

#: Tables/InteractionTable+Pairs.swift
msgid "anti-inflammatory pain relievers, aspirin, clopidogrel, SSRIs"
msgstr "analgésicos antiinflamatorios, aspirina, clopidogrel, ISRS (SSRI)"

#: Tables/InteractionTable+Pairs.swift
msgid "bleeding becomes more likely"
msgstr "el sangrado se vuelve más probable"

#: Tables/InteractionTable+Pairs.swift
msgid "Ask the INR clinic whether both are meant, and watch for bleeding."
msgstr "Pregunte a la clínica del INR si debe tomar las dos, y esté pendiente de cualquier sangrado."

#: Tables/InteractionTable+Pairs.swift
msgid "Beside an anti-inflammatory pain reliever, call your care team before the next dose."
msgstr "Si también toma un analgésico antiinflamatorio, llame a su equipo médico antes de la próxima dosis."

#: Tables/InteractionTable+Pairs.swift
msgid "co-trimoxazole, quinolones, metronidazole, azoles, macrolides"
msgstr "cotrimoxazol, quinolonas, metronidazol, azoles, macrólidos"

#: Tables/InteractionTable+Pairs.swift
msgid "the INR rises"
msgstr "el INR sube"

#: Tables/InteractionTable+Pairs.swift
msgid "amiodarone, now or in the last 90 days"
msgstr "amiodarona, ahora o en los últimos 90 días"

#: Tables/InteractionTable+Pairs.swift
msgid "the INR rises, and bleeding can be fatal"
msgstr "el INR sube, y el sangrado puede ser mortal"

#: Tables/InteractionTable+Pairs.swift
msgid "rifampin, phenytoin, carbamazepine and other CYP3A4 inducers"
msgstr "rifampicina, fenitoína, carbamazepina y otros inductores de CYP3A4"

#: Tables/InteractionTable+Pairs.swift
msgid "the INR falls"
msgstr "el INR baja"

#: Tables/InteractionTable+Pairs.swift
msgid "its level falls, and clots become more likely"
msgstr "su nivel baja, y los coágulos se vuelven más probables"

#: Tables/InteractionTable+Pairs.swift
msgid "Call your care team before the next dose of either."
msgstr "Llame a su equipo médico antes de la próxima dosis de cualquiera de las dos."

#: Tables/InteractionTable+Pairs.swift
msgid "Ask your care team whether both are meant, and watch for bleeding."
msgstr "Pregunte a su equipo médico si debe tomar las dos, y esté pendiente de cualquier sangrado."

#: Tables/InteractionTable+Pairs.swift
msgid "Beside an anti-inflammatory pain reliever, call them before the next dose."
msgstr "Si también toma un analgésico antiinflamatorio, llámelos antes de la próxima dosis."

#: Tables/InteractionTable+Pairs.swift
msgid "another anticoagulant"
msgstr "otro anticoagulante"

#: Tables/InteractionTable+Pairs.swift
msgid "bleeding becomes much more likely"
msgstr "el sangrado se vuelve mucho más probable"

#: Tables/InteractionTable+Pairs.swift
msgid ""
"Call your care team before the next dose of either, unless the clinic is changing from one to the other, or gives "
"heparin for a dialysis session or a catheter."
msgstr ""
"Llame a su equipo médico antes de la próxima dosis de cualquiera de las dos, a menos que la clínica esté cambiando de "
"una a la otra, o le dé heparina para una sesión de diálisis o un catéter."

#: Tables/InteractionTable+Pairs.swift
msgid "an anti-inflammatory pain reliever"
msgstr "un analgésico antiinflamatorio"

#: Tables/InteractionTable+Pairs.swift
msgid "bleeding becomes more likely, above all in the stomach"
msgstr "el sangrado se vuelve más probable, sobre todo en el estómago"

#: Tables/InteractionTable+Pairs.swift
msgid "Ask your care team or pharmacist for another way to treat pain. Black stools or vomited blood are an emergency."
msgstr ""
"Pregunte a su equipo médico o a su farmacéutico por otra forma de tratar el dolor. Las heces negras o el vómito con "
"sangre son una emergencia."

#: Tables/InteractionTable+Pairs.swift
msgid ""
"ketoconazole, itraconazole, posaconazole, voriconazole, ritonavir, cobicistat; with an eGFR under 80 also "
"clarithromycin, erythromycin, diltiazem, verapamil, dronedarone"
msgstr ""
"ketoconazol, itraconazol, posaconazol, voriconazol, ritonavir, cobicistat; con una TFGe menor de 80 también "
"claritromicina, eritromicina, diltiazem, verapamilo, dronedarona"

#: Tables/InteractionTable+Pairs.swift
msgid "its level rises, and bleeding with it"
msgstr "su nivel sube, y con él el sangrado"

#: Tables/InteractionTable+Pairs.swift
msgid "ketoconazole, itraconazole, posaconazole, voriconazole, ritonavir or cobicistat"
msgstr "ketoconazol, itraconazol, posaconazol, voriconazol, ritonavir o cobicistat"

#: Tables/InteractionTable+Pairs.swift
msgid ""
"Call your care team before the next dose of either: ask whether your dose can be taken with it; tablets of 2.5 mg "
"can't."
msgstr ""
"Llame a su equipo médico antes de la próxima dosis de cualquiera de las dos: pregunte si su dosis se puede tomar con "
"la otra medicina; las tabletas de 2.5 mg no se pueden tomar con ella."

#: Tables/InteractionTable+Pairs.swift
msgid "amiodarone, azoles, verapamil, clarithromycin, cyclosporine and other P-gp inhibitors, with an eGFR under 50"
msgstr ""
"amiodarona, azoles, verapamilo, claritromicina, ciclosporina y otros inhibidores de P-gp, con una TFGe menor de 50"

#: Tables/InteractionTable+Pairs.swift
msgid "cyclosporine, dronedarone, erythromycin, ketoconazole or verapamil"
msgstr "ciclosporina, dronedarona, eritromicina, ketoconazol o verapamilo"

#: Tables/InteractionTable+Pairs.swift
msgid "Call your care team before the next dose of either: ask whether the dose goes with it."
msgstr ""
"Llame a su equipo médico antes de la próxima dosis de cualquiera de las dos: pregunte si la dosis es compatible."

#: Tables/InteractionTable+Duplicates.swift
msgid "the same medicine, entered twice"
msgstr "la misma medicina, anotada dos veces"

#: Tables/InteractionTable+Duplicates.swift
msgid "the dose can come to twice what is meant"
msgstr "la dosis puede llegar al doble de lo previsto"

#: Tables/InteractionTable+Duplicates.swift
msgid ""
"Call your care team or pharmacist before the next dose, and ask whether both are meant: two names can stand for one "
"medicine, or one entry is a mistake."
msgstr ""
"Llame a su equipo médico o a su farmacéutico antes de la próxima dosis y pregunte si de verdad debe tomar las dos: "
"dos nombres pueden ser una sola medicina, o una de las anotaciones es un error."

#: Tables/InteractionTable+Duplicates.swift
msgid "the same medicine, entered twice with different doses"
msgstr "la misma medicina, anotada dos veces con dosis distintas"

#: Tables/InteractionTable+Duplicates.swift
msgid "the dose can come to more than what is meant"
msgstr "la dosis puede resultar mayor de lo previsto"

#: Tables/InteractionTable+Duplicates.swift
msgid ""
"Was the dose changed, and is the older one ended? Then end its entry. If two strengths make up one dose, leave both. "
"Ask your care team or pharmacist if you aren't sure."
msgstr ""
"¿Cambió la dosis y ya no toma la anterior? Entonces termine esa anotación. Si dos presentaciones forman una misma "
"dosis, deje ambas. Si no tiene certeza, pregunte a su equipo médico o a su farmacéutico."

#: Tables/InteractionTable+Duplicates.swift
msgid "A wrong dose of this medicine is dangerous: unless you are sure, call them before the next dose."
msgstr "Una dosis equivocada de esta medicina es peligrosa: si no tiene certeza, llámelos antes de la próxima dosis."

#: Tables/InteractionTable+Duplicates.swift
msgid "another medicine of the same type"
msgstr "otra medicina del mismo tipo"

#: Tables/InteractionTable+Duplicates.swift
msgid "the effects and the side effects add up"
msgstr "los efectos y los efectos secundarios se suman"

#: Tables/InteractionTable+Duplicates.swift
msgid ""
"Call your care team or pharmacist before the next dose, and ask whether both are meant: usually one of the two takes "
"the place of the other."
msgstr ""
"Llame a su equipo médico o a su farmacéutico antes de la próxima dosis y pregunte si de verdad debe tomar las dos: "
"por lo general una reemplaza a la otra."

#: Tables/InteractionTable+Duplicates.swift
msgid "times on three or more days of a week"
msgstr "horas en tres o más días de la semana"

#: Tables/InteractionTable+Duplicates.swift
msgid ""
"taken each day in place of once a week, it can keep the bone marrow from making blood, and people have died of it"
msgstr ""
"si se toma cada día y no una vez por semana, puede hacer que la médula ósea deje de producir sangre, y hay personas "
"que han muerto por ello"

#: Tables/InteractionTable+Duplicates.swift
msgid ""
"Call your care team before the next dose, and ask whether it is meant once a week. If so, choose its day in its "
"entry. Fever, sores in the mouth or bruises are an emergency."
msgstr ""
"Llame a su equipo médico antes de la próxima dosis y pregunte si es para una vez por semana. De ser así, elija su día "
"en su registro. Fiebre, llagas en la boca o moretones son una emergencia."

#: Tables/InteractionTable+Duplicates.swift
msgid "a dose of once a week, with times on two or more days of it"
msgstr "una dosis de una vez por semana, con horas en dos o más días de ella"

#: Tables/InteractionTable+Duplicates.swift
msgid "too much of it burns the gullet and the stomach, and calcium can fall"
msgstr "en exceso quema el esófago y el estómago, y el calcio puede bajar"

#: Tables/InteractionTable+Duplicates.swift
msgid ""
"Call your care team or pharmacist before the next dose, and ask whether it is meant once a week. If so, choose its "
"day in its entry."
msgstr ""
"Llame a su equipo médico o a su farmacéutico antes de la próxima dosis y pregunte si es para una vez por semana. De "
"ser así, elija su día en su registro."

#: Tables/InteractionTable+Pairs.swift
msgid "cyclosporine"
msgstr "ciclosporina"

#: Tables/InteractionTable+Pairs.swift
msgid "its level rises, which can destroy muscle and harm the kidneys"
msgstr "su nivel sube, lo que puede destruir músculo y dañar los riñones"

#: Tables/InteractionTable+Pairs.swift
msgid ""
"Call your care team before the next dose of either. Some statins are excluded with cyclosporine, and others have a "
"highest dose."
msgstr ""
"Llame a su equipo médico antes de la próxima dosis de cualquiera de las dos. Algunas estatinas están excluidas con la "
"ciclosporina, y otras tienen una dosis máxima."

#: Tables/InteractionTable+Pairs.swift
msgid "gemfibrozil"
msgstr "gemfibrozilo"

#: Tables/InteractionTable+Pairs.swift
msgid "azoles, clarithromycin, erythromycin, ritonavir and other strong CYP3A4 inhibitors"
msgstr "azoles, claritromicina, eritromicina, ritonavir y otros inhibidores fuertes de CYP3A4"

#: Tables/InteractionTable+Pairs.swift
msgid "itraconazole, clarithromycin, ritonavir and other strong CYP3A4 inhibitors"
msgstr "itraconazol, claritromicina, ritonavir y otros inhibidores fuertes de CYP3A4"

#: Tables/InteractionTable+Pairs.swift
msgid "Call your care team before the next dose of either: ask whether your dose can be taken with it."
msgstr ""
"Llame a su equipo médico antes de la próxima dosis de cualquiera de las dos: pregunte si su dosis se puede tomar con "
"la otra medicina."

#: Tables/InteractionTable+Pairs.swift
msgid "another statin"
msgstr "otra estatina"

#: Tables/InteractionTable+Pairs.swift
msgid "two of one class add up, and muscle can be destroyed"
msgstr "dos de la misma clase se suman, y el músculo puede destruirse"

#: Tables/InteractionTable+Pairs.swift
msgid "Ask your care team whether both are meant."
msgstr "Pregunte a su equipo médico si debe tomar las dos."

#: Tables/InteractionTable+Pairs.swift
msgid ""
"amlodipine or amiodarone, from more than 20 mg of simvastatin a day on; diltiazem, verapamil or dronedarone, from "
"more than 10 mg of simvastatin a day on"
msgstr ""
"amlodipino o amiodarona, con más de 20 mg de simvastatina al día; diltiazem, verapamilo o dronedarona, con más de 10 "
"mg de simvastatina al día"

#: Tables/InteractionTable+Pairs.swift
#: Tables/InteractionTable+KidneyDoses.swift
msgid "its level rises, which can destroy muscle"
msgstr "su nivel sube, lo que puede destruir músculo"

#: Tables/InteractionTable+Pairs.swift
msgid "Ask your care team whether the dose of simvastatin goes with it."
msgstr "Pregunte a su equipo médico si la dosis de simvastatina es compatible."

#: Tables/InteractionTable+Pairs.swift
msgid "sacubitril, now or less than 36 hours ago"
msgstr "sacubitrilo, ahora o hace menos de 36 horas"

#: Tables/InteractionTable+Pairs.swift
msgid "face and throat can swell shut"
msgstr "la cara y la garganta pueden hincharse hasta cerrarse"

#: Tables/InteractionTable+Pairs.swift
msgid "Call your care team before the next dose of either. Swelling of face or throat is an emergency."
msgstr ""
"Llame a su equipo médico antes de la próxima dosis de cualquiera de las dos. La hinchazón de la cara o de la garganta "
"es una emergencia."

#: Tables/InteractionTable+Pairs.swift
msgid "an ACE inhibitor, now or less than 36 hours ago"
msgstr "un inhibidor de la ECA, ahora o hace menos de 36 horas"

#: Tables/InteractionTable+Pairs.swift
#: Tables/SickDayTable.swift
msgid "an angiotensin receptor blocker"
msgstr "un bloqueador de los receptores de angiotensina"

#: Tables/InteractionTable+Pairs.swift
msgid "together they bring more low blood pressure, high potassium and kidney failure"
msgstr "juntas causan más presión baja, potasio alto e insuficiencia renal"

#: Tables/InteractionTable+Pairs.swift
msgid "an ACE inhibitor or an angiotensin receptor blocker"
msgstr "un inhibidor de la ECA o un bloqueador de los receptores de angiotensina"

#: Tables/InteractionTable+Pairs.swift
msgid ""
"Call your care team before the next dose of either. With diabetes the label excludes them together, and with an eGFR "
"under 60 it says to avoid it."
msgstr ""
"Llame a su equipo médico antes de la próxima dosis de cualquiera de las dos. Con diabetes la etiqueta excluye "
"tomarlas juntas, y con una TFGe menor de 60 dice que se evite."

#: Tables/InteractionTable+Pairs.swift
msgid "cyclosporine or itraconazole"
msgstr "ciclosporina o itraconazol"

#: Tables/InteractionTable+Pairs.swift
msgid "its level rises"
msgstr "su nivel sube"

#: Tables/InteractionTable+Pairs.swift
msgid "an ACE inhibitor, ARB, sacubitril, aliskiren, tacrolimus, cyclosporine or an anti-inflammatory pain reliever"
msgstr ""
"un inhibidor de la ECA, un bloqueador de los receptores de angiotensina (ARB), sacubitrilo, aliskireno, tacrolimus, "
"ciclosporina o un analgésico antiinflamatorio"

#: Tables/InteractionTable+Pairs.swift
#: Tables/InteractionTable+Potassium.swift
#: Tables/InteractionTable+Transplant.swift
msgid "potassium in the blood can rise"
msgstr "el potasio en la sangre puede subir"

#: Tables/InteractionTable+Pairs.swift
msgid "Have potassium checked within a week of a change, and then as planned."
msgstr "Pida que le midan el potasio a más tardar una semana después de un cambio, y luego según lo planeado."

#: Tables/InteractionTable+Pairs.swift
#: Tables/InteractionTable+Potassium.swift
msgid "With a potassium above 5.5, call your care team before the next dose."
msgstr "Con un potasio mayor de 5.5, llame a su equipo médico antes de la próxima dosis."

#: Tables/InteractionTable+Pairs.swift
msgid "amiloride, triamterene or another mineralocorticoid antagonist"
msgstr "amilorida, triamtereno u otro antagonista mineralocorticoide"

#: Tables/InteractionTable+Pairs.swift
msgid "potassium in the blood can rise severely; people have died of it"
msgstr "el potasio en la sangre puede subir de forma grave; hay personas que han muerto por eso"

#: Tables/InteractionTable+Pairs.swift
msgid "a potassium above 5.5, an eGFR of 30 or less, azoles, clarithromycin, ritonavir"
msgstr "un potasio mayor de 5.5, una TFGe de 30 o menos, azoles, claritromicina, ritonavir"

#: Tables/InteractionTable+Pairs.swift
msgid "potassium in the blood can rise severely"
msgstr "el potasio en la sangre puede subir de forma grave"

#: Tables/InteractionTable+Pairs.swift
msgid "Ask your care team today whether it can go on."
msgstr "Pregunte hoy a su equipo médico si puede continuar."

#: Tables/InteractionTable+Pairs.swift
msgid "triamterene"
msgstr "triamtereno"

#: Tables/InteractionTable+Pairs.swift
msgid "together they can stop the kidneys"
msgstr "juntas pueden hacer que los riñones dejen de funcionar"

#: Tables/InteractionTable+Pairs.swift
msgid "a high potassium"
msgstr "un potasio alto"

#: Tables/InteractionTable+Pairs.swift
msgid "it can raise potassium further"
msgstr "puede subir más el potasio"

#: Tables/InteractionTable+Pairs.swift
#: Tables/InteractionTable+Others.swift
msgid "Ask for another way to treat pain."
msgstr "Pida otra forma de tratar el dolor."

#: Tables/InteractionTable+Pairs.swift
msgid "a high potassium, or a medicine that raises it"
msgstr "un potasio alto, o una medicina que lo sube"

#: Tables/InteractionTable+Pairs.swift
msgid "it can raise potassium"
msgstr "puede subir el potasio"

#: Tables/InteractionTable+Pairs.swift
msgid "Ask about a blood test."
msgstr "Pregunte por un análisis de sangre."

#: Tables/InteractionTable+Pairs.swift
msgid ""
"amiodarone, dronedarone, verapamil, clarithromycin, erythromycin, itraconazole, ketoconazole, posaconazole, "
"ritonavir, cobicistat or cyclosporine"
msgstr ""
"amiodarona, dronedarona, verapamilo, claritromicina, eritromicina, itraconazol, ketoconazol, posaconazol, ritonavir, "
"cobicistat o ciclosporina"

#: Tables/InteractionTable+Pairs.swift
msgid "its level rises, which can be fatal"
msgstr "su nivel sube, lo que puede ser mortal"

#: Tables/InteractionTable+Pairs.swift
msgid "Call your care team before the next dose of either: its level has to be measured."
msgstr "Llame a su equipo médico antes de la próxima dosis de cualquiera de las dos: hay que medir su nivel."

#: Tables/InteractionTable+Pairs.swift
msgid "verapamil or diltiazem"
msgstr "verapamilo o diltiazem"

#: Tables/InteractionTable+Pairs.swift
msgid "the pulse can become too slow, and the signals of the heart can be blocked"
msgstr "el pulso puede volverse demasiado lento, y las señales del corazón pueden bloquearse"

#: Tables/InteractionTable+Pairs.swift
msgid "Ask your care team whether both are meant. Fainting or a very slow pulse is an emergency."
msgstr "Pregunte a su equipo médico si debe tomar las dos. Un desmayo o un pulso muy lento es una emergencia."

#: Tables/InteractionTable+Pairs.swift
msgid "Beside verapamil, call your care team before the next dose of either."
msgstr "Si también toma verapamilo, llame a su equipo médico antes de la próxima dosis de cualquiera de las dos."

#: Tables/InteractionTable+Pairs.swift
msgid ""
"another medicine that lengthens the QT interval of the heartbeat, such as some antibiotics, fluconazole, citalopram "
"or amiodarone"
msgstr ""
"otra medicina que alarga el intervalo QT de los latidos, como algunos antibióticos, fluconazol, citalopram o "
"amiodarona"

#: Tables/InteractionTable+Pairs.swift
#: Tables/InteractionTable+KidneyDoses.swift
msgid "the heartbeat can become dangerous"
msgstr "los latidos del corazón pueden volverse peligrosos"

#: Tables/InteractionTable+Pairs.swift
msgid ""
"Call your care team before the next dose of either: ask whether both are meant. Fainting or a racing heart is an "
"emergency."
msgstr ""
"Llame a su equipo médico antes de la próxima dosis de cualquiera de las dos: pregunte si debe tomar las dos. Un "
"desmayo o el corazón acelerado es una emergencia."

#: Tables/InteractionTable+Pairs.swift
msgid "azoles, clarithromycin, ritonavir and other strong CYP3A4 inhibitors"
msgstr "azoles, claritromicina, ritonavir y otros inhibidores fuertes de CYP3A4"

#: Tables/InteractionTable+Pairs.swift
msgid "omeprazole or esomeprazole"
msgstr "omeprazol o esomeprazol"

#: Tables/InteractionTable+Pairs.swift
msgid "it works less"
msgstr "hace menos efecto"

#: Tables/InteractionTable+Pairs.swift
msgid "Ask your care team for another acid reducer."
msgstr "Pida a su equipo médico otra medicina para reducir el ácido."

#: Tables/InteractionTable+Pairs.swift
#: Tables/InteractionTable+Remedies.swift
msgid "a water tablet, digoxin or a low potassium"
msgstr "un diurético, digoxina o un potasio bajo"

#: Tables/InteractionTable+Pairs.swift
msgid "potassium falls"
msgstr "el potasio baja"

#: Tables/InteractionTable+Pairs.swift
msgid "Ask your care team before you go on with it."
msgstr "Pregunte a su equipo médico antes de seguir con esta medicina."

#: Tables/InteractionTable+KidneyDoses.swift
msgid "an eGFR under 45"
msgstr "una TFGe menor de 45"

#: Tables/InteractionTable+KidneyDoses.swift
msgid "an eGFR under 30 or dialysis, with which its label excludes it"
msgstr "una TFGe menor de 30 o diálisis, con la que su etiqueta excluye tomar esta medicina"

#: Tables/InteractionTable+KidneyDoses.swift
msgid "a scan with iodine contrast and an eGFR under 60, or dialysis"
msgstr "un estudio con contraste de yodo y una TFGe menor de 60, o diálisis"

#: Tables/InteractionTable+KidneyDoses.swift
msgid "contrast can stop the kidneys, and metformin then builds up"
msgstr "el contraste puede hacer que los riñones dejen de funcionar, y entonces la metformina se acumula"

#: Tables/InteractionTable+KidneyDoses.swift
msgid "Tell whoever plans a scan with contrast that you take it, and ask for an eGFR 48 hours after the scan."
msgstr ""
"Diga a quien planee un estudio con contraste que usted toma esta medicina, y pida una TFGe 48 horas después del "
"estudio."

#: Tables/InteractionTable+KidneyDoses.swift
msgid "iodine contrast, now or in the last two days, with an eGFR under 60 or dialysis"
msgstr "contraste de yodo, ahora o en los últimos dos días, con una TFGe menor de 60 o diálisis"

#: Tables/InteractionTable+KidneyDoses.swift
msgid "With contrast entered, call your care team before the next dose, and ask when to take it again."
msgstr ""
"Con un contraste anotado, llame a su equipo médico antes de la próxima dosis y pregunte cuándo volver a tomarla."

#: Tables/InteractionTable+KidneyDoses.swift
msgid "an eGFR under 60"
msgstr "una TFGe menor de 60"

#: Tables/InteractionTable+KidneyDoses.swift
msgid "an eGFR under 60, or dialysis"
msgstr "una TFGe menor de 60, o diálisis"

#: Tables/InteractionTable+KidneyDoses.swift
msgid "it builds up: confusion, drowsiness, coma"
msgstr "se acumula: confusión, somnolencia, coma"

#: Tables/InteractionTable+KidneyDoses.swift
msgid "Ask your care team whether it suits your kidneys."
msgstr "Pregunte a su equipo médico si esta medicina es adecuada para sus riñones."

#: Tables/InteractionTable+KidneyDoses.swift
#: Tables/InteractionTable+Remedies.swift
msgid "With an eGFR under 30 or on dialysis, call them before the next dose."
msgstr "Con una TFGe menor de 30 o en diálisis, llámelos antes de la próxima dosis."

#: Tables/InteractionTable+KidneyDoses.swift
msgid "an eGFR under 25"
msgstr "una TFGe menor de 25"

#: Tables/InteractionTable+KidneyDoses.swift
msgid "an eGFR under 50"
msgstr "una TFGe menor de 50"

#: Tables/InteractionTable+KidneyDoses.swift
msgid "an eGFR under 60, with which its label excludes it"
msgstr "una TFGe menor de 60, con la que su etiqueta la excluye"

#: Tables/InteractionTable+KidneyDoses.swift
msgid "an eGFR under 30"
msgstr "una TFGe menor de 30"

#: Tables/InteractionTable+KidneyDoses.swift
msgid "an eGFR under 35"
msgstr "una TFGe menor de 35"

#: Tables/InteractionTable+KidneyDoses.swift
msgid "an eGFR under 40, dialysis, a potassium under 4.0, a low magnesium"
msgstr "una TFGe menor de 40, diálisis, un potasio menor de 4.0, un magnesio bajo"

#: Tables/InteractionTable+KidneyDoses.swift
msgid "Call your care team before the next dose."
msgstr "Llame a su equipo médico antes de la próxima dosis."

#: Tables/InteractionTable+KidneyDoses.swift
msgid "an eGFR under 15"
msgstr "una TFGe menor de 15"

#: Tables/InteractionTable+KidneyDoses.swift
msgid "it lowers glucose through the kidneys, and labels exclude dialysis or give no dose for it"
msgstr "baja la glucosa por medio de los riñones, y las etiquetas excluyen la diálisis o no dan una dosis para ella"

#: Tables/InteractionTable+KidneyDoses.swift
msgid "Call your care team before the next dose: ask whether it is still wanted."
msgstr "Llame a su equipo médico antes de la próxima dosis: pregunte si todavía hace falta."

#: Tables/InteractionTable+KidneyDoses.swift
msgid "it holds much potassium or can harm the kidneys"
msgstr "tiene mucho potasio o puede dañar los riñones"

#: Tables/InteractionTable+KidneyDoses.swift
#: Tables/InteractionTable+Remedies.swift
msgid "Ask your care team before you take it."
msgstr "Pregunte a su equipo médico antes de tomar esta medicina."

#: Tables/InteractionTable+KidneyDoses.swift
msgid "it builds up where the kidneys clear it slowly"
msgstr "se acumula cuando los riñones la eliminan despacio"

#: Tables/InteractionTable+KidneyDoses.swift
msgid "Ask your care team whether the medicine and its dose suit your kidneys."
msgstr "Pregunte a su equipo médico si la medicina y su dosis son adecuadas para sus riñones."

#: Tables/InteractionTable+KidneyDoses.swift
msgid "Call them before the next dose."
msgstr "Llámelos antes de la próxima dosis."

#: Tables/InteractionTable+KidneyDoses.swift
msgid "an eGFR under 25, or dialysis"
msgstr "una TFGe menor de 25, o la diálisis"

#: Tables/InteractionTable+KidneyDoses.swift
msgid "potassium in the blood can rise, and its label says not to start it at these values"
msgstr "el potasio en la sangre puede subir, y su etiqueta dice que no se empiece a tomar con esos valores"

#: Tables/InteractionTable+KidneyDoses.swift
msgid "Ask your care team whether it can go on, and when potassium is measured next."
msgstr "Pregunte a su equipo médico si puede seguir con ella, y cuándo se mide el potasio la próxima vez."

#: Tables/InteractionTable+KidneyDoses.swift
msgid "On dialysis, call them before the next dose."
msgstr "En diálisis, llámelos antes de la próxima dosis."

#: Tables/InteractionTable+KidneyDoses.swift
msgid "it builds up, which can keep the bone marrow from making blood and harm mouth and gut"
msgstr "se acumula, lo que puede hacer que la médula ósea deje de producir sangre y dañar la boca y el intestino"

#: Tables/InteractionTable+KidneyDoses.swift
msgid ""
"Ask your care team whether the medicine and its dose suit your kidneys. Fever, sores in the mouth or bruises are an "
"emergency."
msgstr ""
"Pregunte a su equipo médico si la medicina y su dosis convienen a sus riñones. La fiebre, las llagas en la boca o los "
"moretones son una emergencia."

#: Tables/InteractionTable+KidneyDoses.swift
msgid "an eGFR under 30 or dialysis, with which a label excludes it"
msgstr "una TFGe menor de 30 o la diálisis, con las que una etiqueta la excluye"

#: Tables/InteractionTable+KidneyDoses.swift
msgid "trimethoprim or co-trimoxazole"
msgstr "trimetoprima o cotrimoxazol"

#: Tables/InteractionTable+KidneyDoses.swift
msgid "together they can keep the bone marrow from making blood; people have died of it"
msgstr "juntas pueden hacer que la médula ósea deje de producir sangre; ha habido muertes por ello"

#: Tables/InteractionTable+KidneyDoses.swift
msgid ""
"Call your care team before the next dose of either: ask for another antibiotic. Fever, sores in the mouth or bruises "
"are an emergency."
msgstr ""
"Llame a su equipo médico antes de la próxima dosis de cualquiera de las dos: pida otro antibiótico. La fiebre, las "
"llagas en la boca o los moretones son una emergencia."

#: Tables/InteractionTable+KidneyDoses.swift
msgid "anti-inflammatory pain relievers"
msgstr "analgésicos antiinflamatorios"

#: Tables/InteractionTable+KidneyDoses.swift
msgid "it leaves the body more slowly, which can keep the bone marrow from making blood and harm the gut"
msgstr ""
"sale del cuerpo más despacio, lo que puede hacer que la médula ósea deje de producir sangre y dañar el intestino"

#: Tables/InteractionTable+KidneyDoses.swift
msgid "Call your care team before the next dose of either: ask whether both are meant."
msgstr "Llame a su equipo médico antes de la próxima dosis de cualquiera de las dos: pregunte si debe tomar las dos."

#: Tables/InteractionTable+KidneyDoses.swift
msgid "omeprazole, pantoprazole and other proton pump inhibitors"
msgstr "omeprazol, pantoprazol y otros inhibidores de la bomba de protones"

#: Tables/InteractionTable+KidneyDoses.swift
msgid "it can leave the body more slowly"
msgstr "puede salir del cuerpo más despacio"

#: Tables/InteractionTable+KidneyDoses.swift
msgid "Ask your care team whether both are meant, or another acid reducer."
msgstr "Pregunte a su equipo médico si debe tomar las dos, o si hay otro reductor de la acidez."

#: Tables/InteractionTable+KidneyDoses.swift
msgid "an eGFR under 30, or dialysis"
msgstr "una TFGe menor de 30, o la diálisis"

#: Tables/InteractionTable+KidneyDoses.swift
msgid "calcium in the blood can fall dangerously low for weeks; people have died of it"
msgstr "el calcio en la sangre puede bajar peligrosamente durante semanas; ha habido muertes por ello"

#: Tables/InteractionTable+KidneyDoses.swift
msgid ""
"Call your care team before the next dose, and don’t leave one out by yourself: ask for calcium tests before it and in "
"the weeks after it. Cramps, tingling, fainting or a seizure are an emergency."
msgstr ""
"Llame a su equipo médico antes de la próxima dosis, y no se salte ninguna por su cuenta: pida análisis de calcio "
"antes de ella y en las semanas siguientes. Los calambres, el hormigueo, un desmayo o una convulsión son una "
"emergencia."

#: Tables/InteractionTable+KidneyDoses.swift
msgid "cinacalcet, etelcalcetide or a low calcium"
msgstr "cinacalcet, etelcalcetida o un calcio bajo"

#: Tables/InteractionTable+KidneyDoses.swift
msgid "calcium in the blood can fall dangerously low"
msgstr "el calcio en la sangre puede bajar peligrosamente"

#: Tables/InteractionTable+KidneyDoses.swift
msgid ""
"Call your care team before the next dose of either: ask for a calcium test first. Cramps, tingling, fainting or a "
"seizure are an emergency."
msgstr ""
"Llame a su equipo médico antes de la próxima dosis de cualquiera de las dos: pida primero un análisis de calcio. Los "
"calambres, el hormigueo, un desmayo o una convulsión son una emergencia."

#: Tables/InteractionTable+KidneyDoses.swift
msgid "it can stop the kidneys"
msgstr "puede hacer que los riñones dejen de funcionar"

#: Tables/InteractionTable+KidneyDoses.swift
msgid ""
"Call your care team before the next dose: ask whether another medicine for bone suits your kidneys. When it is given "
"for cancer, other doses are used."
msgstr ""
"Llame a su equipo médico antes de la próxima dosis: pregunte si otra medicina para los huesos conviene a sus riñones. "
"Cuando se da para el cáncer se usan otras dosis."

#: Tables/InteractionTable+KidneyDoses.swift
msgid "an eGFR under 30 or dialysis, from more than 10 mg a day on"
msgstr "una TFGe menor de 30 o diálisis, a partir de más de 10 mg al día"

#: Tables/InteractionTable+KidneyDoses.swift
msgid "Ask your care team whether the dose suits your kidneys."
msgstr "Pregunte a su equipo médico si la dosis conviene a sus riñones."

#: Tables/InteractionTable+KidneyDoses.swift
msgid "it can build up, and much of it makes bleeding more likely"
msgstr "puede acumularse, y en gran cantidad hace más probable un sangrado"

#: Tables/InteractionTable+KidneyDoses.swift
#: Tables/InteractionTable+Others.swift
msgid "A vitamin made for kidney disease is the usual choice: ask your dietitian."
msgstr "Lo habitual es una vitamina hecha para la enfermedad de los riñones: pregunte a su dietista."

#: Tables/InteractionTable+KidneyDoses.swift
msgid "rarely, skin and organs harden after it"
msgstr "rara vez, la piel y los órganos se endurecen después"

#: Tables/InteractionTable+KidneyDoses.swift
msgid ""
"Tell whoever plans the scan your eGFR and whether you are on dialysis. With most kinds in use the risk is very low, "
"so ask before a scan is put off for it."
msgstr ""
"Diga a quien planea el estudio su TFGe y si está en diálisis. Con la mayoría de los tipos en uso el riesgo es muy "
"bajo, así que pregunte antes de aplazar un estudio por esto."

#: Tables/InteractionTable+KidneyDoses.swift
msgid "it can harm the kidneys"
msgstr "puede dañar los riñones"

#: Tables/InteractionTable+KidneyDoses.swift
msgid ""
"Tell whoever plans the scan your eGFR, whether you are on dialysis and all medicines that you take. A scan that is "
"needed isn't left out for this alone."
msgstr ""
"Diga a quien planea el estudio su TFGe, si está en diálisis y todas las medicinas que toma. Un estudio necesario no "
"se deja de hacer solo por esto."

#: Tables/InteractionTable+KidneyDoses.swift
msgid "an anti-inflammatory pain reliever, also for two days after the scan"
msgstr "un analgésico antiinflamatorio, también durante los dos días después del estudio"

#: Tables/InteractionTable+KidneyDoses.swift
msgid "the two together can harm the kidneys"
msgstr "los dos juntos pueden dañar los riñones"

#: Tables/InteractionTable+KidneyDoses.swift
msgid ""
"Ask whoever plans the scan, or your care team, whether to leave the pain reliever out from two days before the scan "
"to two days after it."
msgstr ""
"Pregunte a quien planea el estudio, o a su equipo médico, si debe dejar el analgésico desde dos días antes del "
"estudio hasta dos días después."

#: Tables/InteractionTable+KidneyDoses.swift
msgid ""
"With an eGFR under 30 or on dialysis, call your care team before the next dose of the pain reliever."
msgstr ""
"Con una TFGe menor de 30 o en diálisis, llame a su equipo médico antes de la próxima dosis del analgésico."

#: Tables/InteractionTable+Others.swift
msgid "alcohol, a low eGFR"
msgstr "alcohol, una TFGe baja"

#: Tables/InteractionTable+Others.swift
msgid "the risk of lactic acidosis rises"
msgstr "sube el riesgo de acidosis láctica"

#: Tables/InteractionTable+Others.swift
msgid "Leave heavy drinking out."
msgstr "No beba mucho alcohol."

#: Tables/InteractionTable+Others.swift
msgid "With an eGFR under 30 or on dialysis, call your care team before the next dose: ask whether it can go on."
msgstr ""
"Con una TFGe menor de 30 o en diálisis, llame a su equipo médico antes de la próxima dosis: pregunte si puede "
"continuar."

#: Tables/InteractionTable+Others.swift
msgid "vitamin B12"
msgstr "vitamina B12"

#: Tables/InteractionTable+Others.swift
msgid "B12 falls over the years"
msgstr "la B12 baja con los años"

#: Tables/InteractionTable+Others.swift
msgid "Ask about a B12 test every 2 to 3 years."
msgstr "Pregunte por un análisis de B12 cada 2 o 3 años."

#: Tables/InteractionTable+Others.swift
msgid "a low glucose, a missed meal, much alcohol, a low eGFR"
msgstr "una glucosa baja, una comida omitida, mucho alcohol, una TFGe baja"

#: Tables/InteractionTable+Others.swift
#: Tables/InteractionTable+Pairs.swift
msgid "glucose can fall too low"
msgstr "la glucosa puede bajar demasiado"

#: Tables/InteractionTable+Others.swift
msgid ""
"Eat on time. A glucose under 70 mg/dL (3.9 mmol/L) is treated first: glucose tablets, apple or grape juice bring less "
"potassium than orange juice."
msgstr ""
"Coma a sus horas. Una glucosa de menos de 70 mg/dL (3.9 mmol/L) se trata primero: las tabletas de glucosa y el jugo "
"de manzana o de uva aportan menos potasio que el jugo de naranja."

#: Tables/InteractionTable+Others.swift
msgid "illness, fasting, surgery, very little carbohydrate"
msgstr "una infección u otra enfermedad pasajera, ayuno, cirugía, muy pocos carbohidratos"

#: Tables/InteractionTable+Others.swift
msgid "the risk of ketoacidosis and of losing too much water rises"
msgstr "sube el riesgo de cetoacidosis y de perder demasiada agua"

#: Tables/InteractionTable+Others.swift
msgid ""
"Ask the clinic whether to pause it before surgery, and before you eat very little carbohydrate. Ketoacidosis can come "
"with a normal glucose."
msgstr ""
"Pregunte a la clínica si debe hacer una pausa con esta medicina antes de una cirugía, y antes de comer muy pocos "
"carbohidratos. La cetoacidosis puede presentarse con una glucosa normal."

#: Tables/InteractionTable+Others.swift
msgid "Ask the clinic today whether to pause it while you are ill or can't eat or drink."
msgstr ""
"Pregunte hoy a la clínica si debe hacer una pausa con esta medicina mientras se siente mal o no puede comer o beber."

#: Tables/InteractionTable+Others.swift
msgid "aged cheese, cured meat, soy sauce, fermented foods, tap beer"
msgstr "queso añejo, carne curada, salsa de soya, alimentos fermentados, cerveza de barril"

#: Tables/InteractionTable+Others.swift
msgid "blood pressure can rise suddenly and severely; selegiline counts at high doses"
msgstr "la presión arterial puede subir de repente y de forma grave; la selegilina cuenta en dosis altas"

#: Tables/InteractionTable+Others.swift
msgid "Do not eat these foods; ask when it is safe again."
msgstr "No coma estos alimentos; pregunte cuándo vuelven a ser seguros."

#: Tables/InteractionTable+Others.swift
msgid "blood pressure can rise suddenly; its effect ends within days"
msgstr "la presión arterial puede subir de repente; su efecto termina en unos días"

#: Tables/InteractionTable+Others.swift
msgid "Do not eat much of these foods during the course and for two days after it."
msgstr "No coma mucho de estos alimentos durante el tratamiento ni en los dos días siguientes."

#: Tables/InteractionTable+Others.swift
msgid "kidney disease, a transplant, a water tablet, or a blood pressure medicine"
msgstr "enfermedad de los riñones, un trasplante, un diurético o una medicina para la presión arterial"

#: Tables/InteractionTable+Others.swift
msgid "it can lower the eGFR, hold salt and raise potassium"
msgstr "puede bajar la TFGe, retener sal y subir el potasio"

#: Tables/InteractionTable+Others.swift
msgid "With an eGFR under 30 or on dialysis, call your care team before the next dose."
msgstr "Con una TFGe menor de 30 o en diálisis, llame a su equipo médico antes de la próxima dosis."

#: Tables/InteractionTable+Others.swift
msgid "a water tablet together with a blood pressure medicine such as lisinopril or losartan"
msgstr "un diurético junto con una medicina para la presión arterial como lisinopril o losartán"

#: Tables/InteractionTable+Others.swift
msgid "the three together can make the kidneys fail suddenly"
msgstr "en conjunto, las tres medicinas pueden hacer que los riñones fallen de repente"

#: Tables/InteractionTable+Others.swift
msgid "Call your care team before the next dose of the pain reliever: ask for another way to treat pain."
msgstr "Llame a su equipo médico antes de la próxima dosis del analgésico: pida otra forma de tratar el dolor."

#: Tables/InteractionTable+Others.swift
msgid "another anti-inflammatory pain reliever"
msgstr "otro analgésico antiinflamatorio"

#: Tables/InteractionTable+Others.swift
msgid "two of one class add up: the stomach bleeds and the kidneys are harmed more easily"
msgstr "dos de la misma clase se suman: es más fácil que el estómago sangre y que los riñones se dañen"

#: Tables/InteractionTable+Others.swift
msgid "Call your care team before the next dose of either: ask which of the two is meant."
msgstr ""
"Llame a su equipo médico antes de la próxima dosis de cualquiera de las dos: pregunte cuál de las dos es la que debe "
"tomar."

#: Tables/InteractionTable+Others.swift
msgid "a fluid limit"
msgstr "un límite de líquidos"

#: Tables/InteractionTable+Others.swift
msgid "its label asks for plenty of fluid"
msgstr "su etiqueta pide muchos líquidos"

#: Tables/InteractionTable+Others.swift
msgid "Take it after food. The usual advice to drink more does not apply under a fluid limit."
msgstr "Tome esta medicina después de comer. El consejo habitual de beber más no se aplica con un límite de líquidos."

#: Tables/InteractionTable+Others.swift
msgid "a sudden change of salt; anti-inflammatory pain relievers, water tablets, ACE inhibitors, ARBs"
msgstr ""
"un cambio repentino de sal; analgésicos antiinflamatorios, diuréticos, inhibidores de la ECA, bloqueadores de los "
"receptores de angiotensina (ARB)"

#: Tables/InteractionTable+Others.swift
msgid "less salt and these medicines raise lithium"
msgstr "menos sal y estas medicinas suben el litio"

#: Tables/InteractionTable+Others.swift
msgid "Keep salt and fluids steady, and talk to the prescriber before a low-salt diet and about a lithium level."
msgstr ""
"Mantenga constantes la sal y los líquidos, y hable con quien se lo receta antes de una dieta baja en sal, y sobre "
"medir el nivel de litio."

#: Tables/InteractionTable+Others.swift
msgid "Beside one of these medicines, call your care team before the next dose."
msgstr "Si también toma una de estas medicinas, llame a su equipo médico antes de la próxima dosis."

#: Tables/InteractionTable+Others.swift
msgid "its nerve toxin and its oxalate are not cleared"
msgstr "su toxina para los nervios y su oxalato no se eliminan"

#: Tables/InteractionTable+Others.swift
msgid ""
"Never eat it with kidney disease. If you did, call your care team or dialysis unit at once, even without symptoms. If "
"you are confused or have a seizure, call your emergency number."
msgstr ""
"No la coma nunca con enfermedad renal. Si la comió, llame enseguida a su equipo médico o a su unidad de diálisis, "
"aunque no tenga síntomas. Si tiene confusión o convulsiones, llame a su número de emergencias."

#: Tables/InteractionTable+Others.swift
msgid "salt substitutes with potassium chloride"
msgstr "sustitutos de sal con cloruro de potasio"

#: Tables/InteractionTable+Others.swift
msgid "it is mostly potassium, which kidneys that work little can't clear"
msgstr "es sobre todo potasio, que los riñones que trabajan poco no pueden eliminar"

#: Tables/InteractionTable+Others.swift
msgid "Use herbs, vinegar or lemon instead."
msgstr "Use hierbas, vinagre o limón en su lugar."

#: Tables/InteractionTable+Others.swift
msgid "foods with added phosphate"
msgstr "alimentos con fosfato agregado"

#: Tables/InteractionTable+Others.swift
msgid "more of added phosphate is taken up than of that in plants and meat"
msgstr "el fosfato agregado se absorbe más que el de las plantas y la carne"

#: Tables/InteractionTable+Others.swift
msgid "Choose the kind without it: look for “phos” among the ingredients."
msgstr "Elija el producto que no lo tenga: busque “phos” o “fosf-” entre los ingredientes."

#: Tables/InteractionTable+Others.swift
msgid "vitamin A builds up, and much vitamin C turns to oxalate"
msgstr "la vitamina A se acumula, y mucha vitamina C se convierte en oxalato"

#: Tables/InteractionTable+Pairs.swift
msgid ""
"Call your care team before the next dose of either, and don’t stop one by yourself: the transplant team measures "
"levels within days."
msgstr ""
"Llame a su equipo médico antes de la próxima dosis de cualquiera de las dos, y no suspenda ninguna por su cuenta: el "
"equipo de trasplante mide los niveles en unos días."

#: Tables/InteractionTable+Pairs.swift
msgid ""
"Call your care team before the next dose of either, and tell the INR clinic on the day it begins and on the day it "
"ends: the INR has to be checked sooner."
msgstr ""
"Llame a su equipo médico antes de la próxima dosis de cualquiera de las dos, y avise a la clínica del INR el día que "
"empieza y el día que termina: el INR debe revisarse antes de lo previsto."

#: Tables/InteractionTable+Pairs.swift
msgid "allopurinol or febuxostat"
msgstr "alopurinol o febuxostat"

#: Tables/InteractionTable+Pairs.swift
msgid "its level rises several times over, which can keep the bone marrow from making blood"
msgstr "su nivel sube varias veces, lo que puede hacer que la médula ósea deje de producir sangre"

#: Tables/InteractionTable+Pairs.swift
msgid ""
"Call your care team before the next dose of either. With allopurinol only a fraction of the usual dose is given, and "
"febuxostat is excluded."
msgstr ""
"Llame a su equipo médico antes de la próxima dosis de cualquiera de las dos. Con alopurinol se da solo una fracción "
"de la dosis habitual, y el febuxostat está excluido."

#: Tables/InteractionTable+Pairs.swift
msgid "azoles, macrolides, diltiazem, verapamil, ritonavir and other CYP3A4 inhibitors"
msgstr "azoles, macrólidos, diltiazem, verapamilo, ritonavir y otros inhibidores de CYP3A4"

#: Tables/InteractionTable+Pairs.swift
msgid "its level rises, which can harm the kidneys and nerves"
msgstr "su nivel sube, lo que puede dañar los riñones y los nervios"

#: Tables/InteractionTable+Pairs.swift
msgid "its level falls, and the transplant can be rejected"
msgstr "su nivel baja, y el cuerpo puede rechazar el trasplante"

#: Tables/InteractionTable+Pairs.swift
msgid "tacrolimus or cyclosporine"
msgstr "tacrolimus o ciclosporina"

#: Tables/InteractionTable+Pairs.swift
msgid "together they can harm the kidneys"
msgstr "juntas pueden dañar los riñones"

#: Tables/InteractionTable+Pairs.swift
msgid "Call your care team before the next dose of either: ask the transplant team for another way to treat pain."
msgstr ""
"Llame a su equipo médico antes de la próxima dosis de cualquiera de las dos: pida al equipo de trasplante otra forma "
"de tratar el dolor."

#: Tables/InteractionTable+Pairs.swift
msgid "clarithromycin, cyclosporine, azoles, ritonavir, diltiazem, verapamil and other P-gp or CYP3A4 inhibitors"
msgstr "claritromicina, ciclosporina, azoles, ritonavir, diltiazem, verapamilo y otros inhibidores de P-gp o CYP3A4"

#: Tables/InteractionTable+Pairs.swift
msgid "its level rises; people with kidney disease have died of it"
msgstr "su nivel sube; hay personas con enfermedad de los riñones que han muerto por eso"

#: Tables/InteractionTable+Pairs.swift
msgid ""
"Call your care team before the next dose of either. With kidney disease the label excludes it beside the strong ones, "
"such as clarithromycin, ritonavir and cyclosporine, and has other doses beside the others."
msgstr ""
"Llame a su equipo médico antes de la próxima dosis de cualquiera de las dos. Con enfermedad de los riñones la "
"etiqueta la excluye junto a las fuertes, como claritromicina, ritonavir y ciclosporina, y tiene otras dosis junto a "
"las demás."

#: Tables/InteractionTable+Pairs.swift
msgid "another calcimimetic, or one less than 7 days ago"
msgstr "otro calcimimético, o uno que tomó hace menos de 7 días"

#: Tables/InteractionTable+Pairs.swift
msgid "calcium in the blood can fall too low"
msgstr "el calcio en la sangre puede bajar demasiado"

#: Tables/InteractionTable+Pairs.swift
msgid "a low calcium"
msgstr "un calcio bajo"

#: Tables/InteractionTable+Pairs.swift
msgid "it lowers calcium further, which can bring cramps, seizures and a dangerous heartbeat"
msgstr "baja más el calcio, lo que puede causar calambres, convulsiones y latidos peligrosos del corazón"

#: Tables/InteractionTable+Pairs.swift
msgid ""
"Call your care team before the next dose. With cramps, tingling or a seizure call at once. Where albumin is low, ask "
"for the corrected value."
msgstr ""
"Llame a su equipo médico antes de la próxima dosis. Si tiene calambres, hormigueo o una convulsión, llame de "
"inmediato. Si la albúmina está baja, pida el valor corregido."

#: Tables/InteractionTable+Pairs.swift
msgid "citrate, as potassium, calcium, sodium or magnesium citrate"
msgstr "citrato, como citrato de potasio, calcio, sodio o magnesio"

#: Tables/InteractionTable+Pairs.swift
msgid "citrate lets the gut take up aluminum, which builds up"
msgstr "el citrato hace que el intestino absorba aluminio, que se acumula"

#: Tables/InteractionTable+Pairs.swift
msgid ""
"Call your care team before the next dose of the MAO inhibitor. Fever, shaking, confusion or a racing heart are an "
"emergency."
msgstr ""
"Llame a su equipo médico antes de la próxima dosis del inhibidor de la MAO. Fiebre, temblores, confusión o el corazón "
"acelerado son una emergencia."

#: Tables/InteractionTable+Pairs.swift
msgid "SSRIs and SNRIs, also for 14 days after its last dose"
msgstr "ISRS (SSRI) e IRSN (SNRI), también durante los 14 días después de su última dosis"

#: Tables/InteractionTable+Pairs.swift
#: Tables/InteractionTable+Remedies.swift
msgid "serotonin can rise to a dangerous level"
msgstr "la serotonina puede subir a un nivel peligroso"

#: Tables/InteractionTable+Pairs.swift
msgid ""
"Call your care team before the next dose of either. Fever, shaking, confusion or a racing heart are an emergency."
msgstr ""
"Llame a su equipo médico antes de la próxima dosis de cualquiera de las dos. La fiebre, los temblores, la confusión o "
"el corazón acelerado son una emergencia."

#: Tables/InteractionTable+Pairs.swift
msgid "tricyclic antidepressants, also for 14 days after its last dose"
msgstr "antidepresivos tricíclicos, también durante los 14 días después de su última dosis"

#: Tables/InteractionTable+Pairs.swift
msgid "a dangerous fever and seizures can follow; people have died of it"
msgstr "puede haber fiebre peligrosa y convulsiones; hay personas que han muerto por eso"

#: Tables/InteractionTable+Pairs.swift
msgid ""
"Call your care team before the next dose of either. Fever, a seizure, confusion or a racing heart are an emergency."
msgstr ""
"Llame a su equipo médico antes de la próxima dosis de cualquiera de las dos. La fiebre, las convulsiones, la "
"confusión o el corazón acelerado son una emergencia."

#: Tables/InteractionTable+Pairs.swift
#: Tables/InteractionTable+Remedies.swift
msgid "an MAO inhibitor, now or less than 14 days ago"
msgstr "un inhibidor de la MAO, ahora o hace menos de 14 días"

#: Tables/InteractionTable+Pairs.swift
msgid "SSRIs, SNRIs and tricyclics"
msgstr "ISRS (SSRI), IRSN (SNRI) y tricíclicos"

#: Tables/InteractionTable+Pairs.swift
msgid "serotonin can rise to a dangerous level, and seizures become more likely"
msgstr "la serotonina puede subir a un nivel peligroso, y las convulsiones son más probables"

#: Tables/InteractionTable+Pairs.swift
msgid ""
"Ask your care team whether both are meant. Fever, shaking, confusion, a racing heart or a seizure are an emergency."
msgstr ""
"Pregunte a su equipo médico si debe tomar las dos. La fiebre, los temblores, la confusión, el corazón acelerado o las "
"convulsiones son una emergencia."

#: Tables/InteractionTable+Pairs.swift
msgid "an MAO inhibitor, also for 5 weeks after its last dose"
msgstr "un inhibidor de la MAO, también durante las 5 semanas después de su última dosis"

#: Tables/InteractionTable+Pairs.swift
msgid "an MAO inhibitor, for 14 days after its own last dose"
msgstr "un inhibidor de la MAO, durante los 14 días después de su propia última dosis"

#: Tables/InteractionTable+Pairs.swift
msgid "an MAO inhibitor, for 7 days after its own last dose"
msgstr "un inhibidor de la MAO, durante los 7 días después de su propia última dosis"

#: Tables/InteractionTable+Pairs.swift
msgid "an MAO inhibitor, for 5 days after its own last dose"
msgstr "un inhibidor de la MAO, durante los 5 días después de su propia última dosis"

#: Tables/InteractionTable+Pairs.swift
msgid ""
"Ask your pharmacist or care team before you take it. Fever, shaking, confusion or a racing heart are an emergency."
msgstr ""
"Pregunte a su farmacéutico o a su equipo médico antes de tomarlo. Fiebre, temblores, confusión o el corazón acelerado "
"son una emergencia."

#: Tables/InteractionTable+Pairs.swift
msgid "co-trimoxazole, azoles, clarithromycin, gemfibrozil"
msgstr "cotrimoxazol, azoles, claritromicina, gemfibrozilo"

#: Tables/InteractionTable+Pairs.swift
#: Tables/InteractionTable+Remedies.swift
msgid "Call your care team before the next dose of either, and measure glucose more often during the course."
msgstr ""
"Llame a su equipo médico antes de la próxima dosis de cualquiera de las dos, y mida la glucosa más seguido durante el "
"tratamiento."

#: Tables/InteractionTable+Pairs.swift
msgid "diabetes or a high glucose, a low potassium, water tablets"
msgstr "diabetes o una glucosa alta, un potasio bajo, diuréticos"

#: Tables/InteractionTable+Pairs.swift
msgid "it raises glucose and lowers potassium"
msgstr "sube la glucosa y baja el potasio"

#: Tables/InteractionTable+Pairs.swift
msgid "Measure glucose as your care team says, and ask about a potassium test."
msgstr "Mida la glucosa como diga su equipo médico, y pregunte por un análisis de potasio."

#: Tables/InteractionTable+Potassium.swift
msgid "vitamin K (dark greens, soybean and canola oil, some meal drinks)"
msgstr ""
"vitamina K (verduras de hojas verdes oscuras, aceite de soya y de canola, algunas bebidas que reemplazan comidas)"

#: Tables/InteractionTable+Potassium.swift
msgid "a large change in vitamin K moves the INR: more weakens the effect, less raises the risk of bleeding"
msgstr ""
"un cambio grande de vitamina K altera el INR: con más vitamina K el efecto se debilita; con menos, sube el riesgo de "
"sangrado"

#: Tables/InteractionTable+Potassium.swift
msgid ""
"Eat about the same amount of vitamin K from week to week, and do not cut greens out. Tell the INR clinic before you "
"change what you eat."
msgstr ""
"Coma más o menos la misma cantidad de vitamina K de una semana a otra, y no elimine las verduras verdes. Avise a la "
"clínica del INR antes de cambiar lo que come."

#: Tables/InteractionTable+Potassium.swift
msgid "cranberry, ginkgo, garlic pills, danshen, dong quai, ginseng, bromelain, St John's wort, coenzyme Q10"
msgstr ""
"arándano rojo, ginkgo, pastillas de ajo, danshen, dong quai, ginseng, bromelina, hierba de San Juan, coenzima Q10"

#: Tables/InteractionTable+Potassium.swift
msgid "many herbs and concentrates raise the effect; St John's wort and coenzyme Q10 lower it"
msgstr "muchas hierbas y concentrados suben el efecto; la hierba de San Juan y la coenzima Q10 lo bajan"

#: Tables/InteractionTable+Potassium.swift
msgid "Ask the INR clinic about every herb or concentrate first."
msgstr "Pregunte antes a la clínica del INR por cada hierba o concentrado."

#: Tables/InteractionTable+Potassium.swift
msgid "Leave potassium salt substitutes out unless the clinic says otherwise, and have potassium checked as planned."
msgstr ""
"Evite los sustitutos de sal con potasio a menos que la clínica diga otra cosa, y pida que le midan el potasio según "
"lo planeado."

#: Tables/InteractionTable+Potassium.swift
msgid "potassium in the blood can rise, and a fatty meal weakens the medicine"
msgstr "el potasio en la sangre puede subir, y una comida con mucha grasa debilita la medicina"

#: Tables/InteractionTable+Potassium.swift
msgid ""
"Leave potassium salts out, and take it the same way around meals every day, with water and not with fruit juice or "
"herbal tea."
msgstr ""
"Evite las sales de potasio, y tome esta medicina cada día de la misma manera en relación con las comidas, con agua y "
"no con jugo de fruta ni té de hierbas."

#: Tables/InteractionTable+Potassium.swift
msgid "potassium in the blood can rise, sometimes severely"
msgstr "el potasio en la sangre puede subir, a veces de forma grave"

#: Tables/InteractionTable+Potassium.swift
msgid "Ask your care team whether a potassium supplement is still wanted, and before any salt substitute."
msgstr ""
"Pregunte a su equipo médico si un suplemento de potasio todavía hace falta, y antes de usar cualquier sustituto de "
"sal."

#: Tables/InteractionTable+Potassium.swift
msgid "grapefruit, and potassium"
msgstr "toronja, y potasio"

#: Tables/InteractionTable+Potassium.swift
msgid "grapefruit raises the medicine's level, and the medicine raises potassium"
msgstr "la toronja sube el nivel de la medicina, y la medicina sube el potasio"

#: Tables/InteractionTable+Potassium.swift
msgid "No grapefruit; have potassium checked as scheduled."
msgstr "Nada de toronja; pida que le midan el potasio según lo programado."

#: Tables/InteractionTable+Potassium.swift
msgid "With a potassium above 5.5, ask your care team today whether to pause it."
msgstr "Con un potasio mayor de 5.5, pregunte hoy a su equipo médico si debe hacer una pausa con esta medicina."

#: Tables/InteractionTable+Potassium.swift
msgid "potassium salts, a high potassium, a low eGFR, another medicine that keeps potassium"
msgstr "sales de potasio, un potasio alto, una TFGe baja, otra medicina que retiene potasio"

#: Tables/InteractionTable+Potassium.swift
msgid ""
"These do not go together unless the clinic watches it: call your care team before the next dose, and before any salt "
"substitute or supplement."
msgstr ""
"Estas cosas no se combinan a menos que la clínica lo vigile: llame a su equipo médico antes de la próxima dosis, y "
"antes de usar cualquier sustituto de sal o suplemento."

#: Tables/InteractionTable+Potassium.swift
msgid "potassium in the blood can rise, more so with a low eGFR or a blood pressure medicine that raises it too"
msgstr ""
"el potasio en la sangre puede subir, más aún con una TFGe baja o con una medicina para la presión arterial que "
"también lo sube"

#: Tables/InteractionTable+Potassium.swift
msgid ""
"Keep potassium low during the course, and ask about a blood test. Its label says not to combine it with an ACE "
"inhibitor, and an angiotensin receptor blocker such as losartan raises potassium in the same way: ask for another "
"antibiotic."
msgstr ""
"Mantenga bajo el potasio durante el tratamiento, y pregunte por un análisis de sangre. Su etiqueta dice que no se "
"combine con un inhibidor de la ECA, y un bloqueador del receptor de angiotensina como el losartán sube el potasio del "
"mismo modo: pida otro antibiótico."

#: Tables/InteractionTable+Potassium.swift
msgid ""
"Beside a medicine that raises potassium, with a potassium above 5.5, with an eGFR under 15 or on dialysis, call your "
"care team before the next dose."
msgstr ""
"Si también toma una medicina que sube el potasio, con un potasio mayor de 5.5, con una TFGe menor de 15 o en "
"diálisis, llame a su equipo médico antes de la próxima dosis."

#: Tables/InteractionTable+Potassium.swift
msgid "a low potassium, licorice, salt"
msgstr "un potasio bajo, regaliz, sal"

#: Tables/InteractionTable+Potassium.swift
msgid "it lowers potassium, and salt weakens it"
msgstr "baja el potasio, y la sal le quita efecto"

#: Tables/InteractionTable+Potassium.swift
msgid "Do not keep a low-potassium diet without a recent result, and go easy on salt. Ask your care team."
msgstr "No siga una dieta baja en potasio sin un resultado reciente, y use poca sal. Pregunte a su equipo médico."

#: Tables/InteractionTable+Potassium.swift
msgid "a low potassium, a high calcium, licorice"
msgstr "un potasio bajo, un calcio alto, regaliz"

#: Tables/InteractionTable+Potassium.swift
msgid "it lowers potassium and raises calcium"
msgstr "baja el potasio y sube el calcio"

#: Tables/InteractionTable+Potassium.swift
msgid "Do not keep a low-potassium diet without a recent result, and ask before calcium pills."
msgstr "No siga una dieta baja en potasio sin un resultado reciente, y pregunte antes de tomar pastillas de calcio."

#: Tables/InteractionTable+Potassium.swift
msgid "a low potassium or magnesium, a high calcium, licorice"
msgstr "un potasio o magnesio bajo, un calcio alto, regaliz"

#: Tables/InteractionTable+Potassium.swift
msgid "it becomes more toxic"
msgstr "se vuelve de mayor toxicidad"

#: Tables/InteractionTable+Potassium.swift
msgid "Potassium and magnesium are better kept in their ranges, and real licorice left out. Ask your care team."
msgstr ""
"Es mejor mantener el potasio y el magnesio en sus rangos, y evitar el regaliz verdadero. Pregunte a su equipo médico."

#: Tables/InteractionTable+Potassium.swift
msgid "antacids with magnesium or aluminum"
msgstr "antiácidos con magnesio o aluminio"

#: Tables/InteractionTable+Potassium.swift
msgid "fruit juice and herbal tea"
msgstr "jugo de fruta y té de hierbas"

#: Tables/InteractionTable+Potassium.swift
msgid "Take it with water, and choose another drink than juice or herbal tea."
msgstr "Tome esta medicina con agua, y elija otra bebida en lugar de jugo o té de hierbas."

#: Tables/InteractionTable+Potassium.swift
msgid "a high potassium, dialysis, an eGFR under 45, potassium salts, medicines that keep potassium"
msgstr "un potasio alto, diálisis, una TFGe menor de 45, sales de potasio, medicinas que retienen potasio"

#: Tables/InteractionTable+Potassium.swift
msgid "Do not add a potassium salt to it, and ask your care team whether it is still wanted."
msgstr "No agregue a esto una sal de potasio, y pregunte a su equipo médico si todavía hace falta."

#: Tables/InteractionTable+Potassium.swift
msgid ""
"With a potassium above the range, an eGFR under 15, on dialysis, or beside a medicine that keeps potassium, call your "
"care team before the next dose."
msgstr ""
"Con un potasio por encima del rango, una TFGe menor de 15, en diálisis, o si también toma una medicina que retiene "
"potasio, llame a su equipo médico antes de la próxima dosis."

#: Tables/InteractionTable+Pregnancy.swift
msgid "it can harm the kidneys of the unborn child, and the child can die of it"
msgstr "puede dañar los riñones del bebé en el vientre, y el bebé puede morir por eso"

#: Tables/InteractionTable+Pregnancy.swift
msgid "it causes miscarriages and malformations"
msgstr "causa abortos espontáneos y malformaciones"

#: Tables/InteractionTable+Pregnancy.swift
msgid "it causes malformations and bleeding of the unborn child"
msgstr "causa malformaciones y sangrado del bebé en el vientre"

#: Tables/InteractionTable+Pregnancy.swift
msgid "bleeding of mother and child is possible, and it passes to the unborn child"
msgstr "es posible el sangrado de la madre y del bebé, y la medicina pasa al bebé en el vientre"

#: Tables/InteractionTable+Pregnancy.swift
msgid "it lowers the cholesterol that the unborn child needs to grow"
msgstr "baja el colesterol que el bebé en el vientre necesita para crecer"

#: Tables/InteractionTable+Pregnancy.swift
msgid "it harmed the young of animals, and little is known of people"
msgstr "dañó a las crías de animales, y se sabe poco en personas"

#: Tables/InteractionTable+Pregnancy.swift
msgid "it can harm the unborn child"
msgstr "puede dañar al bebé en el vientre"

#: Tables/InteractionTable+Pregnancy.swift
msgid "it can harm the kidneys of the unborn child"
msgstr "puede dañar los riñones del bebé en el vientre"

#: Tables/InteractionTable+Pregnancy.swift
msgid "it harmed the young of animals"
msgstr "dañó a las crías de animales"

#: Tables/InteractionTable+Pregnancy.swift
msgid "from 20 weeks on it can harm the kidneys of the unborn child and take the fluid around it"
msgstr "desde las 20 semanas puede dañar los riñones del bebé en el vientre y quitar el líquido que lo rodea"

#: Tables/InteractionTable+Pregnancy.swift
msgid "it stains the child's teeth and slows the bones"
msgstr "mancha los dientes del bebé y hace más lento el crecimiento de los huesos"

#: Tables/InteractionTable+Pregnancy.swift
msgid "it can harm the child's heart, and its level shifts"
msgstr "puede dañar el corazón del bebé, y su nivel cambia"

#: Tables/InteractionTable+Pregnancy.swift
msgid "it causes malformations, and the unborn child can die of it"
msgstr "causa malformaciones, y el bebé en el vientre puede morir por eso"

#: Tables/InteractionTable+Pregnancy.swift
msgid "it is linked to malformations, and a seizure harms mother and child, too"
msgstr "se asocia a malformaciones, y una convulsión también daña a la madre y al bebé"

#: Tables/InteractionTable+Pregnancy.swift
msgid ""
"early in a pregnancy it is linked to malformations, and with sulfamethoxazole it can harm the newborn near the birth"
msgstr ""
"al principio del embarazo se asocia a malformaciones, y con sulfametoxazol puede dañar al recién nacido cerca del "
"parto"

#: Tables/InteractionTable+Pregnancy.swift
msgid "it can harm the child's thyroid and slow its heart"
msgstr "puede dañar la tiroides del bebé y hacer más lento su corazón"

#: Tables/InteractionTable+Pregnancy.swift
msgid "a pregnancy"
msgstr "un embarazo"

#: Tables/InteractionTable+Pregnancy.swift
msgid ""
"Call your care team today, before the next dose, and don’t stop it by yourself: they choose what takes its place."
msgstr ""
"Llame a su equipo médico hoy, antes de la próxima dosis, y no suspenda la medicina por su cuenta: el equipo elige "
"cuál la reemplaza."

#: Tables/InteractionTable+Remedies.swift
msgid "warfarin, from more than 1,950 mg of acetaminophen a day on"
msgstr "warfarina, a partir de más de 1,950 mg de acetaminofén (paracetamol) al día"

#: Tables/InteractionTable+Remedies.swift
msgid "taken for days, it raises the INR"
msgstr "tomada durante días, sube el INR"

#: Tables/InteractionTable+Remedies.swift
msgid "Tell the INR clinic how much you take and for how long: the INR has to be checked sooner."
msgstr "Diga a la clínica del INR cuánto toma y por cuánto tiempo: el INR debe revisarse antes."

#: Tables/InteractionTable+Remedies.swift
msgid "more than 4,000 mg of it in a day"
msgstr "más de 4,000 mg de él en un día"

#: Tables/InteractionTable+Remedies.swift
msgid "it can destroy the liver, and the harm is felt only days later"
msgstr "puede destruir el hígado, y el daño solo se siente días después"

#: Tables/InteractionTable+Remedies.swift
msgid ""
"Call your care team or pharmacist before the next dose. With a weak liver or alcohol every day less than that is too "
"much. If you took it all, call Poison Control, 1-800-222-1222 in the United States, now, even if you feel well."
msgstr ""
"Llame a su equipo médico o a su farmacéutico antes de la próxima dosis. Con el hígado débil o con alcohol todos los "
"días, menos que eso ya es demasiado. Si ya tomó todo, llame ahora al Centro de Control de Envenenamientos, "
"1-800-222-1222 en los Estados Unidos, aunque se sienta bien."

#: Tables/InteractionTable+Remedies.swift
msgid "a dose that can be one against pain, more than 325 mg a day"
msgstr "una dosis que puede ser contra el dolor, de más de 325 mg al día"

#: Tables/InteractionTable+Remedies.swift
msgid "that much acts as an anti-inflammatory pain reliever: it can harm the kidneys and make bleeding more likely"
msgstr ""
"esa cantidad actúa como un analgésico antiinflamatorio: puede dañar los riñones y hacer más probable un sangrado"

#: Tables/InteractionTable+Remedies.swift
msgid ""
"Write its dose and its times into the entry, so that it can be looked at. If it is taken against pain, ask your care "
"team first, above all beside a blood thinner, a blood pressure medicine or another pain reliever."
msgstr ""
"Escriba su dosis y sus horas en el registro, para que se pueda revisar. Si se toma contra el dolor, pregunte primero "
"a su equipo médico, sobre todo junto con un anticoagulante, un medicamento para la presión u otro analgésico."

#: Tables/InteractionTable+Remedies.swift
msgid "levothyroxine, simvastatin, rosuvastatin, fenofibrate or allopurinol"
msgstr "levotiroxina, simvastatina, rosuvastatina, fenofibrato o alopurinol"

#: Tables/InteractionTable+Remedies.swift
msgid "the INR can change when one of them begins, ends or has another dose"
msgstr "el INR puede cambiar cuando una de ellas empieza, termina o cambia de dosis"

#: Tables/InteractionTable+Remedies.swift
msgid "Tell the INR clinic of each such change: the INR has to be checked sooner."
msgstr "Avise a la clínica del INR de cada cambio así: el INR debe revisarse antes."

#: Tables/InteractionTable+Remedies.swift
msgid "bismuth subsalicylate"
msgstr "subsalicilato de bismuto"

#: Tables/InteractionTable+Remedies.swift
msgid "it holds a salicylate, as aspirin does, and bleeding becomes more likely"
msgstr "contiene un salicilato, como la aspirina, y un sangrado se vuelve más probable"

#: Tables/InteractionTable+Remedies.swift
msgid "Ask your pharmacist or the INR clinic before you take it."
msgstr "Pregunte a su farmacéutico o a la clínica del INR antes de tomarla."

#: Tables/InteractionTable+Remedies.swift
msgid "vitamin E"
msgstr "vitamina E"

#: Tables/InteractionTable+Remedies.swift
msgid "much of it can make bleeding more likely"
msgstr "en gran cantidad puede hacer más probable un sangrado"

#: Tables/InteractionTable+Remedies.swift
msgid "Ask your care team or the INR clinic before you take it, and say how much."
msgstr "Pregunte a su equipo médico o a la clínica del INR antes de tomarla, y diga cuánta."

#: Tables/InteractionTable+Remedies.swift
msgid "high blood pressure, diabetes or kidney disease"
msgstr "presión arterial alta, diabetes o enfermedad de los riñones"

#: Tables/InteractionTable+Remedies.swift
msgid "blood pressure and pulse can rise"
msgstr "la presión arterial y el pulso pueden subir"

#: Tables/InteractionTable+Remedies.swift
msgid "Ask your pharmacist or care team before you take it: salt water for the nose is another way."
msgstr "Pregunte a su farmacéutico o a su equipo médico antes de tomarla: el agua salina para la nariz es otra opción."

#: Tables/InteractionTable+Remedies.swift
msgid "blood pressure can rise suddenly and severely"
msgstr "la presión arterial puede subir de repente y mucho"

#: Tables/InteractionTable+Remedies.swift
msgid "Call your care team before the next dose of either. A sudden headache is an emergency."
msgstr ""
"Llame a su equipo médico antes de la próxima dosis de cualquiera de las dos. Un dolor de cabeza repentino es una "
"emergencia."

#: Tables/InteractionTable+Remedies.swift
msgid "kidney disease, methotrexate or a medicine that holds back the immune system"
msgstr "enfermedad de los riñones, metotrexato o una medicina que frena el sistema inmunitario"

#: Tables/InteractionTable+Remedies.swift
msgid "it can stop the making of white blood cells, and leaves slowly where the kidneys are weak"
msgstr "puede detener la formación de glóbulos blancos, y sale despacio cuando los riñones son débiles"

#: Tables/InteractionTable+Remedies.swift
msgid ""
"Ask your care team for another way to treat pain. Fever, a sore throat or sores in the mouth after it are an "
"emergency."
msgstr ""
"Pida a su equipo médico otra forma de tratar el dolor. La fiebre, el dolor de garganta o las llagas en la boca "
"después de tomarla son una emergencia."

#: Tables/InteractionTable+Remedies.swift
msgid "Beside methotrexate or such a medicine, call them before the next dose."
msgstr "Junto con metotrexato o una medicina así, llámelos antes de la próxima dosis."

#: Tables/InteractionTable+Remedies.swift
msgid "kidney disease, a transplant or a blood thinner"
msgstr "enfermedad de los riñones, un trasplante o un anticoagulante"

#: Tables/InteractionTable+Remedies.swift
msgid "less of it gets into the blood than of a tablet, but it can still harm the kidneys or make bleeding likely"
msgstr "llega a la sangre menos que de una tableta, pero aun así puede dañar los riñones o favorecer un sangrado"

#: Tables/InteractionTable+Remedies.swift
msgid "Ask your care team whether it suits you, on how much skin and for how long."
msgstr "Pregunte a su equipo médico si le conviene, en cuánta piel y por cuánto tiempo."

#: Tables/InteractionTable+Remedies.swift
msgid "insulin or a sulfonylurea"
msgstr "insulina o una sulfonilurea"

#: Tables/InteractionTable+Remedies.swift
msgid "it can hide the racing heart and the trembling of a low glucose"
msgstr "puede ocultar las palpitaciones y el temblor de una glucosa baja"

#: Tables/InteractionTable+Remedies.swift
msgid "Measure glucose whenever you feel unwell, and ask your care team which signs stay: sweating often does."
msgstr ""
"Mida la glucosa siempre que se sienta mal, y pregunte a su equipo médico qué señales quedan: a menudo queda el sudor."

#: Tables/InteractionTable+Remedies.swift
msgid "a medicine for diabetes that lowers glucose"
msgstr "un medicamento para la diabetes que baja la glucosa"

#: Tables/InteractionTable+Remedies.swift
msgid "it lowers glucose, too, and both together can lower it too far"
msgstr "también baja la glucosa, y los dos juntos pueden bajarla demasiado"

#: Tables/InteractionTable+Remedies.swift
msgid ""
"Ask your care team before you take it, and measure glucose more often. Tell them of cactus pads that you eat often, "
"too."
msgstr ""
"Pregunte a su equipo médico antes de tomarlo, y mida la glucosa más seguido. Avíseles también si come nopales a "
"menudo."

#: Tables/InteractionTable+Remedies.swift
msgid "flecainide, amitriptyline, nortriptyline, metoprolol or carvedilol"
msgstr "flecainida, amitriptilina, nortriptilina, metoprolol o carvedilol"

#: Tables/InteractionTable+Remedies.swift
msgid "their level rises"
msgstr "su nivel sube"

#: Tables/InteractionTable+Remedies.swift
msgid "Ask your care team whether the other medicine's dose goes with it. Tell them of dizziness or a slow pulse."
msgstr ""
"Pregunte a su equipo médico si la dosis de la otra medicina es compatible. Avíseles de mareos o de un pulso lento."

#: Tables/InteractionTable+Remedies.swift
msgid "a year of use, or three months beside digoxin or a water tablet"
msgstr "un año de uso, o tres meses junto con digoxina o un diurético (pastilla para eliminar líquidos)"

#: Tables/InteractionTable+Remedies.swift
msgid "magnesium in the blood can fall"
msgstr "el magnesio en la sangre puede bajar"

#: Tables/InteractionTable+Remedies.swift
msgid "Ask about a magnesium test. Cramps, shaking or a racing heart are told to your care team."
msgstr "Pregunte por un análisis de magnesio. Avise a su equipo médico de calambres, temblores o palpitaciones."

#: Tables/InteractionTable+Remedies.swift
msgid "with much of it potassium falls"
msgstr "en gran cantidad, el potasio baja"

#: Tables/InteractionTable+Remedies.swift
msgid "Ask your care team how much and for how long, and tell them of loose stools."
msgstr "Pregunte a su equipo médico cuánto y por cuánto tiempo, y avíseles si tiene heces sueltas."

#: Tables/InteractionTable+Remedies.swift
msgid "the kidneys"
msgstr "los riñones"

#: Tables/InteractionTable+Remedies.swift
msgid "it destroys kidneys for good and brings cancer of the urinary tract"
msgstr "destruye los riñones para siempre y causa cáncer de las vías urinarias"

#: Tables/InteractionTable+Remedies.swift
msgid "Do not take it. Call your care team, and tell them how much you took and for how long."
msgstr "No la tome. Llame a su equipo médico, y diga cuánto tomó y por cuánto tiempo."

#: Tables/InteractionTable+Remedies.swift
msgid "the liver"
msgstr "el hígado"

#: Tables/InteractionTable+Remedies.swift
msgid "it can harm the liver severely"
msgstr "puede dañar gravemente el hígado"

#: Tables/InteractionTable+Remedies.swift
msgid "SSRIs and SNRIs"
msgstr "ISRS (SSRI) e IRSN (SNRI)"

#: Tables/InteractionTable+Remedies.swift
msgid ""
"Do not start it; if you take it, call your care team before the next dose of either, and don’t stop the other "
"medicine by yourself. Fever, shaking, confusion or a racing heart are an emergency."
msgstr ""
"No empiece a tomar esta hierba; si ya la toma, llame a su equipo médico antes de la próxima dosis de cualquiera de "
"las dos, y no suspenda la otra medicina por su cuenta. La fiebre, los temblores, la confusión o el corazón acelerado "
"son una emergencia."

#: Tables/InteractionTable+Remedies.swift
msgid "glucose can fall dangerously low; people have died of it"
msgstr "la glucosa puede bajar hasta un nivel peligroso; hay personas que han muerto por eso"

#: Tables/InteractionTable+Remedies.swift
msgid "a transplant, or a steroid such as prednisone"
msgstr "un trasplante, o un esteroide como la prednisona"

#: Tables/InteractionTable+Remedies.swift
msgid "a tendon can swell or tear"
msgstr "un tendón puede inflamarse o romperse"

#: Tables/InteractionTable+Remedies.swift
msgid ""
"Call your care team before the next dose: ask whether another antibiotic suits you. A painful or swollen tendon can’t "
"wait: call them at once."
msgstr ""
"Llame a su equipo médico antes de la próxima dosis: pregunte si le conviene otro antibiótico. Un tendón con dolor o "
"hinchado no puede esperar: llámelos de inmediato."

#: Tables/InteractionTable+Remedies.swift
msgid "gabapentin or pregabalin"
msgstr "gabapentina o pregabalina"

#: Tables/InteractionTable+Remedies.swift
msgid "breathing can become dangerously slow"
msgstr "la respiración puede volverse peligrosamente lenta"

#: Tables/InteractionTable+Remedies.swift
msgid ""
"Ask your care team whether both are meant. Slow or shallow breathing, or a sleep from which a person can’t be woken, "
"is an emergency."
msgstr ""
"Pregunte a su equipo médico si debe tomar las dos. La respiración lenta o superficial, o un sueño del que no se puede "
"despertar a la persona, es una emergencia."

#: Tables/InteractionTable+Remedies.swift
msgid "ciprofloxacin or fluvoxamine"
msgstr "ciprofloxacino o fluvoxamina"

#: Tables/InteractionTable+Remedies.swift
msgid "its level rises many times over: blood pressure falls, with deep sleepiness"
msgstr "su nivel sube muchas veces: baja la presión arterial, con un sueño profundo"

#: Tables/InteractionTable+Transplant.swift
msgid "grapefruit, pomelo, Seville orange"
msgstr "toronja, pomelo, naranja agria"

#: Tables/InteractionTable+Transplant.swift
msgid "the medicine's level rises, and that lasts one to three days"
msgstr "el nivel de la medicina sube, y eso dura de uno a tres días"

#: Tables/InteractionTable+Transplant.swift
msgid "Do not eat or drink grapefruit at any time of the day."
msgstr "No coma ni beba toronja a ninguna hora del día."

#: Tables/InteractionTable+Transplant.swift
msgid "Leave potassium salts out, and keep to the potassium goal."
msgstr "Evite las sales de potasio, y respete el objetivo de potasio."

#: Tables/InteractionTable+Transplant.swift
msgid "meals, above all fatty ones"
msgstr "comidas, sobre todo con mucha grasa"

#: Tables/InteractionTable+Transplant.swift
msgid "food lowers its uptake, by 37 percent with a meal high in fat"
msgstr "la comida baja su absorción, 37 por ciento con una comida alta en grasa"

#: Tables/InteractionTable+Transplant.swift
msgid "Take it the same way every day, with food or without."
msgstr "Tome esta medicina cada día de la misma manera, con comida o sin ella."

#: Tables/InteractionTable+Transplant.swift
msgid "No grapefruit."
msgstr "Nada de toronja."

#: Tables/InteractionTable+Transplant.swift
msgid "the medicine's level falls"
msgstr "el nivel de la medicina baja"

#: Tables/InteractionTable+Transplant.swift
msgid "Do not start it; if you take it, call your care team before the next dose, and don’t stop it by yourself."
msgstr ""
"No empiece a tomar esta medicina; si ya la toma, llame a su equipo médico antes de la próxima dosis, y no la suspenda "
"por su cuenta."

#: Tables/InteractionTable+Transplant.swift
msgid "antacids, sevelamer"
msgstr "antiácidos, sevelámero"

#: Tables/InteractionTable+Transplant.swift
msgid ""
"Take it at least 2 hours before sevelamer; the label names no hours after it, so ask your pharmacist. Keep antacids 2 "
"hours away."
msgstr ""
"Tome esta medicina al menos 2 horas antes del sevelámero; la etiqueta no dice cuántas horas después, así que pregunte "
"a su farmacéutico. Separe los antiácidos 2 horas."

#: Tables/InteractionTable+Transplant.swift
msgid "the medicine's level rises, by about 260 percent with one glass at the dose"
msgstr "el nivel de la medicina sube, unos 260 por ciento con un vaso junto con la dosis"

#: Tables/InteractionTable+Transplant.swift
msgid "Leave grapefruit out altogether."
msgstr "Evite por completo la toronja."

#: Tables/InteractionTable+Transplant.swift
msgid "much grapefruit juice"
msgstr "mucho jugo de toronja"

#: Tables/InteractionTable+Transplant.swift
msgid "the medicine's level rises, by about 80 percent with large amounts"
msgstr "el nivel de la medicina sube, unos 80 por ciento con cantidades grandes"

#: Tables/InteractionTable+Transplant.swift
msgid "Choose another fruit or drink. A small glass now and then needs no alarm."
msgstr "Elija otra fruta u otra bebida. Un vaso pequeño de vez en cuando no es motivo de alarma."

#: Tables/InteractionTable+Transplant.swift
msgid "the medicine's level rises for about a day, and blood pressure may fall"
msgstr "el nivel de la medicina sube por cerca de un día, y la presión arterial puede bajar"

#: Tables/InteractionTable+Transplant.swift
msgid "Leave grapefruit out. Amlodipine is much less affected."
msgstr "Evite la toronja. Al amlodipino le afecta mucho menos."

#: Tables/InteractionTable+Transplant.swift
msgid "grapefruit, and a fluid limit"
msgstr "toronja, y un límite de líquidos"

#: Tables/InteractionTable+Transplant.swift
msgid "grapefruit raises its level, and it makes the body lose water"
msgstr "la toronja sube su nivel, y esta medicina hace que el cuerpo pierda agua"

#: Tables/InteractionTable+Transplant.swift
msgid "No grapefruit. It needs free access to water: ask your care team which holds before you follow a fluid limit."
msgstr ""
"Nada de toronja. Con esta medicina hay que poder beber agua libremente: pregunte a su equipo médico cuál de las dos "
"cosas debe seguir antes de respetar un límite de líquidos."

#: Tables/InteractionTable+Transplant.swift
msgid "its level rises, which is dangerous with a low eGFR"
msgstr "su nivel sube, lo que es peligroso con una TFGe baja"

#: Tables/InteractionTable+Transplant.swift
msgid "ticagrelor's level rises; clopidogrel is activated less"
msgstr "el nivel del ticagrelor sube; el clopidogrel se activa menos"

#: Tables/InteractionTable+Transplant.swift
msgid "Prefer another fruit."
msgstr "Prefiera otra fruta."

#: Tables/LabFacts.swift
msgid "the goal in your profile, agreed on with your care team"
msgstr "el objetivo de su perfil, acordado con su equipo médico"

#. {0} shown
#: Tables/LabFacts.swift
msgid "your own goal of {0}"
msgstr "su propio objetivo ({0})"

#: Tables/LabMeaning.swift
msgid "how well the kidneys clean the blood; higher is better"
msgstr "qué tan bien limpian la sangre los riñones; más alto es mejor"

#: Tables/LabMeaning.swift
msgid "sugar in the blood at the time of the test"
msgstr "el azúcar en la sangre en el momento del análisis"

#: Tables/LabMeaning.swift
msgid "a protein of the blood; low can mean too little protein or illness"
msgstr "una proteína de la sangre; un valor bajo puede indicar poca proteína o una enfermedad"

#: Tables/LabMeaning.swift
msgid "keeps nerves, muscles and the heart working; tired kidneys let it build up"
msgstr "mantiene en marcha los nervios, los músculos y el corazón; los riñones cansados dejan que se acumule"

#: Tables/LabMeaning.swift
msgid "with calcium it builds bones; tired kidneys let it build up"
msgstr "junto con el calcio forma los huesos; los riñones cansados dejan que se acumule"

#: Tables/LabMeaning.swift
msgid "the mean of the blood sugar over about three months"
msgstr "el promedio del azúcar en la sangre durante unos tres meses"

#: Tables/LabMeaning.swift
msgid "a hormone that balances calcium and phosphorus; high can weaken bones"
msgstr "una hormona que equilibra el calcio y el fósforo; un valor alto puede debilitar los huesos"

#: Tables/LabMeaning.swift
msgid "builds bones, and keeps muscles and nerves working"
msgstr "forma los huesos, y mantiene en marcha los músculos y los nervios"

#: Tables/LabMeaning.swift
msgid "balances acid in the blood; low means too much acid"
msgstr "equilibra el ácido en la sangre; un valor bajo significa demasiado ácido"

#: Tables/LabMeaning.swift
msgid "a waste that kidneys remove; high can bring gout"
msgstr "un desecho que eliminan los riñones; un valor alto puede causar gota"

#: Tables/LabMeaning.swift
msgid "helps the body use calcium"
msgstr "ayuda al cuerpo a usar el calcio"

#: Tables/LabMeaning.swift
msgid "a waste of the muscles; the eGFR is computed from it"
msgstr "un desecho de los músculos; con ella se calcula la TFGe"

#: Tables/LabMeaning.swift
msgid "protein that leaks into the urine; lower is better"
msgstr "proteína que se escapa a la orina; más bajo es mejor"

#: Tables/LabMeaning.swift
msgid "balances the water in the body; low is more often too much water than too little salt"
msgstr "equilibra el agua del cuerpo; un valor bajo viene más veces de demasiada agua que de poca sal"

#: Tables/LabMeaning.swift
msgid "steadies nerves, muscles and the heart; tired kidneys let it build up"
msgstr "estabiliza los nervios, los músculos y el corazón; los riñones cansados dejan que se acumule"

#: Tables/LabMeaning.swift
msgid "how slowly the blood clots; with warfarin it is kept higher on purpose"
msgstr "qué tan lento coagula la sangre; con warfarina se mantiene más alto a propósito"

#: Tables/LabTable.swift
msgid "Sodium in the blood"
msgstr "Sodio en la sangre"

#: Tables/LabTable.swift
msgid "Don’t eat more or less salt, and don’t drink more or less, because of it without asking."
msgstr "No coma más ni menos sal, ni tome más ni menos líquido, por este valor sin preguntar antes."

#: Tables/LabTable.swift
msgid "Magnesium"
msgstr "Magnesio"

#: Tables/LabTable.swift
msgid "Antacids and laxatives with magnesium raise it in kidney disease."
msgstr "Los antiácidos y laxantes con magnesio lo suben en la enfermedad renal."

#: Tables/LabTable.swift
msgid "INR (clotting time)"
msgstr "INR (tiempo de coagulación)"

#: Tables/LabTable.swift
msgid "with warfarin from 2.0 to 3.0 for most people; the clinic that checks your INR sets your own"
msgstr "con warfarina, de 2.0 a 3.0 para la mayoría; la clínica que controla su INR fija el objetivo de usted"

#: Tables/LabTable.swift
msgid "Vitamin K in food, other medicines and illness move it."
msgstr "La vitamina K de los alimentos, otras medicinas y las enfermedades lo cambian."

#: Tables/LabTable.swift
msgid "Potassium"
msgstr "Potasio"

#: Tables/LabTable.swift
msgid "before a session values of 4.0 to 5.5 are common; the diet is adjusted to keep them in range"
msgstr "antes de una sesión son comunes los valores de 4.0 a 5.5; la dieta se ajusta para mantenerlos en el rango"

#: Tables/LabTable.swift
msgid "the diet is adjusted to keep it in range"
msgstr "la dieta se ajusta para mantenerlo en el rango"

#: Tables/LabTable.swift
msgid "Ask whether the sample was hemolyzed before changing the diet."
msgstr "Pregunte si la muestra estaba hemolizada antes de cambiar la dieta."

#: Tables/LabTable.swift
msgid "Phosphorus"
msgstr "Fósforo"

#: Tables/LabTable.swift
msgid ""
"normal is 2.5 to 4.5 mg/dL, and KDOQI 2003 limits phosphorus above 4.6; KDIGO 2017: lower a raised value toward normal"
msgstr ""
"lo normal es de 2.5 a 4.5 mg/dL, y KDOQI 2003 limita el fósforo por encima de 4.6; KDIGO 2017: bajar un valor alto "
"hacia lo normal"

#: Tables/LabTable.swift
msgid "KDOQI 2003 keeps phosphorus from 3.5 to 5.5 mg/dL; KDIGO 2017: lower a raised value toward normal"
msgstr "KDOQI 2003 mantiene el fósforo entre 3.5 y 5.5 mg/dL; KDIGO 2017: bajar un valor elevado hacia lo normal"

#: Tables/LabTable.swift
msgid "Calcium"
msgstr "Calcio"

#: Tables/LabTable.swift
msgid "avoid high calcium; a mild low one without symptoms can be tolerated, as with a calcimimetic"
msgstr "evitar el calcio alto; uno un poco bajo sin síntomas se puede tolerar, como con un calcimimético"

#: Tables/LabTable.swift
msgid "The total as measured, not the ionized calcium. With a low albumin the corrected value is an estimate."
msgstr "El total como se midió, no el calcio ionizado. Con la albúmina baja, el valor corregido es una estimación."

#: Tables/LabTable.swift
msgid "PTH"
msgstr "PTH"

#: Tables/LabTable.swift
msgid "KDOQI 2003 sets 35 to 70 pg/mL; KDIGO 2017 sets none before dialysis: the trend counts, not one value"
msgstr ""
"KDOQI 2003 fija de 35 a 70 pg/mL; KDIGO 2017 no fija ninguno antes de la diálisis: cuenta la tendencia, no un solo "
"valor"

#: Tables/LabTable.swift
msgid "KDOQI 2003 sets 70 to 110 pg/mL; KDIGO 2017 sets none before dialysis: the trend counts, not one value"
msgstr ""
"KDOQI 2003 fija de 70 a 110 pg/mL; KDIGO 2017 no fija ninguno antes de la diálisis: cuenta la tendencia, no un solo "
"valor"

#: Tables/LabTable.swift
msgid "KDOQI 2003 sets 150 to 300 pg/mL; KDIGO 2017 sets none before dialysis: the trend counts, not one value"
msgstr ""
"KDOQI 2003 fija de 150 a 300 pg/mL; KDIGO 2017 no fija ninguno antes de la diálisis: cuenta la tendencia, no un solo "
"valor"

#: Tables/LabTable.swift
msgid "two to nine times the upper limit of the test, 130 to 585 pg/mL with a limit of 65; a marked change counts, too"
msgstr ""
"de dos a nueve veces el límite superior de la prueba, de 130 a 585 pg/mL con un límite de 65; un cambio marcado "
"también cuenta"

#: Tables/LabTable.swift
msgid "Ranges differ between laboratories; judge the trend."
msgstr "Los rangos varían entre laboratorios; vea la tendencia."

#: Tables/LabTable.swift
msgid "Bicarbonate"
msgstr "Bicarbonato"

#: Tables/LabTable.swift
msgid ""
"KDOQI 2020 aims for 24 to 26 by treatment, KDIGO 2024 prevents under 18; more fruit and vegetables help only where "
"potassium allows them"
msgstr ""
"KDOQI 2020 busca de 24 a 26 con tratamiento, KDIGO 2024 evita menos de 18; más frutas y verduras ayudan solo donde el "
"potasio las permite"

#: Tables/LabTable.swift
msgid "Reported as CO₂ by many laboratories."
msgstr "Muchos laboratorios lo informan como CO₂."

#: Tables/LabTable.swift
msgid "Uric acid"
msgstr "Ácido úrico"

#: Tables/LabTable.swift
msgid ""
"with gout under 6.0 mg/dL; KDIGO 2024 treats after a first attack, above 9 mg/dL all the more; kidney disease alone "
"is no reason"
msgstr ""
"con gota menos de 6.0 mg/dL; KDIGO 2024 trata después de un primer ataque, con más razón por encima de 9 mg/dL; la "
"enfermedad de los riñones sola no es motivo"

#: Tables/LabTable.swift
msgid "eGFR"
msgstr "TFGe (eGFR)"

#: Tables/LabTable.swift
msgid "Values of two formulas are not comparable. Stages: G1 from 90, G2 from 60, G3a from 45, G3b from 30, G4 from 15."
msgstr ""
"Los valores de dos fórmulas no se pueden comparar. Etapas: G1 desde 90, G2 desde 60, G3a desde 45, G3b desde 30, G4 "
"desde 15."

#: Tables/LabTable.swift
msgid "Creatinine"
msgstr "Creatinina"

#: Tables/LabTable.swift
msgid "The filtration rate is computed from it."
msgstr "Con ella se calcula la tasa de filtración."

#: Tables/LabTable.swift
msgid "Glucose"
msgstr "Glucosa"

#: Tables/LabTable.swift
msgid "before meals 80 to 130 mg/dL, and under 70 is too low; the clinic sets your own"
msgstr "antes de las comidas de 80 a 130 mg/dL, y menos de 70 es demasiado bajo; la clínica fija el objetivo de usted"

#: Tables/LabTable.swift
msgid "from 70 to 180 mg/dL through the day, after meals, too; the clinic sets your own"
msgstr "de 70 a 180 mg/dL durante el día, también después de las comidas; la clínica fija el objetivo de usted"

#: Tables/LabTable.swift
msgid "The reference range is for fasting. Meters and HbA1c both mislead in places with kidney failure."
msgstr ""
"El rango de referencia es en ayunas. Con insuficiencia renal, tanto los medidores como la HbA1c engañan a veces."

#: Tables/LabTable.swift
msgid "Albumin"
msgstr "Albúmina"

#: Tables/LabTable.swift
msgid "under 3.8 g/dL is a sign of risk on dialysis, never judged alone; some tests read lower"
msgstr ""
"menos de 3.8 g/dL es una señal de riesgo en diálisis, que nunca se evalúa sola; algunas pruebas dan valores más bajos"

#: Tables/LabTable.swift
msgid "A low value also comes with inflammation or too much fluid."
msgstr "Un valor bajo también se presenta con inflamación o demasiados líquidos."

#: Tables/LabTable.swift
msgid "HbA1c"
msgstr "HbA1c"

#: Tables/LabTable.swift
msgid "from under 6.5 to under 8.0 percent, chosen with the clinic; not on dialysis"
msgstr "desde menos de 6.5 hasta menos de 8.0 por ciento, elegido con la clínica; no en diálisis"

#: Tables/LabTable.swift
msgid "Less reliable with an eGFR under 30 and with treatment of anemia; on dialysis it reads falsely low."
msgstr "Menos fiable con una TFGe menor de 30 y con tratamiento de la anemia; en diálisis da valores falsamente bajos."

#: Tables/LabTable.swift
msgid "Vitamin D"
msgstr "Vitamina D"

#: Tables/LabTable.swift
msgid "under 20 ng/mL is a deficiency, under 30 low; KDIGO 2017 sets no number"
msgstr "menos de 20 ng/mL es una deficiencia, menos de 30 es bajo; KDIGO 2017 no fija ningún número"

#: Tables/LabTable.swift
msgid "Urine ACR"
msgstr "Cociente albúmina/creatinina en orina"

#: Tables/LabTable.swift
msgid "A1 is under 30 mg/g, A2 up to 300, A3 above"
msgstr "A1 es menos de 30 mg/g, A2 hasta 300, A3 por encima"

#: Tables/LabTable.swift
msgid "A sign of damage that makes G1 and G2 a kidney disease."
msgstr "Una señal de daño por la que G1 y G2 son una enfermedad de los riñones."

#: Tables/MeasureTable.swift
msgid "cup"
msgstr "taza"

#: Tables/MeasureTable.swift
msgid "slice"
msgstr "rebanada"

#: Tables/MeasureTable.swift
msgid "slices"
msgstr "rebanadas"

#: Tables/MeasureTable.swift
msgid "leaf"
msgstr "hoja"

#: Tables/MeasureTable.swift
msgid "leaves"
msgstr "hojas"

#: Tables/MeasureTable.swift
msgid "piece"
msgstr "pieza"

#: Tables/MeasureTable.swift
msgid "pieces"
msgstr "piezas"

#: Tables/MeasureTable.swift
msgid "fruit"
msgstr "fruta"

#: Tables/MeasureTable.swift
msgid "small"
msgstr "pequeño"

#: Tables/MeasureTable.swift
msgid "medium"
msgstr "mediano"

#: Tables/MeasureTable.swift
msgid "large"
msgstr "grande"

#: Tables/MeasureTable.swift
msgid "whole"
msgstr "entero"

#: Tables/MeasureTable.swift
msgid "tbsp"
msgstr "cucharada"

#: Tables/MeasureTable.swift
msgid "tablespoon"
msgstr "cucharada"

#: Tables/MeasureTable.swift
msgid "tsp"
msgstr "cucharadita"

#: Tables/MeasureTable.swift
msgid "teaspoon"
msgstr "cucharadita"

#: Tables/MeasureTable.swift
msgid "can"
msgstr "lata"

#: Tables/MeasureTable.swift
msgid "bottle"
msgstr "botella"

#: Tables/MeasureTable.swift
msgid "package"
msgstr "paquete"

#: Tables/MeasureTable.swift
msgid "packet"
msgstr "sobre"

#: Tables/MeasureTable.swift
msgid "serving"
msgstr "porción"

#: Tables/MeasureTable.swift
msgid "clove"
msgstr "diente"

#: Tables/MeasureTable.swift
msgid "bar"
msgstr "barra"

#: Tables/MeasureTable.swift
msgid "half"
msgstr "mitad"

#: Tables/MeasureTable.swift
msgid "halves"
msgstr "mitades"

#: Tables/MeasureTable.swift
msgid "container"
msgstr "envase"

#: Tables/MeasureTable.swift
msgid "sliced"
msgstr "en rebanadas"

#: Tables/MeasureTable.swift
msgid "chopped"
msgstr "picado"

#: Tables/MeasureTable.swift
msgid "diced"
msgstr "en cubitos"

#: Tables/MeasureTable.swift
msgid "cubes"
msgstr "cubos"

#: Tables/MeasureTable.swift
msgid "shredded"
msgstr "en tiras"

#: Tables/MeasureTable.swift
msgid "grated"
msgstr "rallado"

#: Tables/MeasureTable.swift
msgid "mashed"
msgstr "en puré"

#: Tables/MeasureTable.swift
msgid "cooked"
msgstr "cocido"

#: Tables/MeasureTable.swift
msgid "long"
msgstr "de largo"

#: Tables/MeasureTable.swift
msgid "longer"
msgstr "más de largo"

#: Tables/MeasureTable.swift
msgid "long type"
msgstr "tipo alargado"

#: Tables/MeasureTable.swift
msgid "less than"
msgstr "menos de"

#: Tables/MeasureTable.swift
msgid "dia"
msgstr "de diámetro"

#: Tables/MeasureTable.swift
msgid "dia."
msgstr "de diámetro"

#: Tables/MeasureTable.swift
msgid "dia lemon"
msgstr "de diámetro, limón"

#: Tables/MeasureTable.swift
msgid "dia melon"
msgstr "de diámetro, melón"

#: Tables/MeasureTable.swift
msgid "diameter"
msgstr "de diámetro"

#: Tables/MeasureTable.swift
msgid "thick"
msgstr "de grosor"

#: Tables/MeasureTable.swift
msgid "high"
msgstr "de alto"

#: Tables/MeasureTable.swift
msgid "sq"
msgstr "cuadrado"

#: Tables/MeasureTable.swift
msgid "square"
msgstr "cuadrado"

#: Tables/MeasureTable.swift
msgid "squares"
msgstr "cuadrados"

#: Tables/MeasureTable.swift
msgid "round"
msgstr "redondo"

#: Tables/MeasureTable.swift
msgid "oval"
msgstr "ovalado"

#: Tables/MeasureTable.swift
msgid "oblong"
msgstr "alargado"

#: Tables/MeasureTable.swift
msgid "sphere"
msgstr "esfera"

#: Tables/MeasureTable.swift
msgid "rectangle"
msgstr "rectangular"

#: Tables/MeasureTable.swift
msgid "large rectangular piece"
msgstr "pieza rectangular grande"

#: Tables/MeasureTable.swift
msgid "small rectangular pieces"
msgstr "piezas rectangulares pequeñas"

#: Tables/MeasureTable.swift
msgid "thin"
msgstr "delgado"

#: Tables/MeasureTable.swift
msgid "very"
msgstr "muy"

#: Tables/MeasureTable.swift
msgid "big"
msgstr "grande"

#: Tables/MeasureTable.swift
msgid "miniature"
msgstr "miniatura"

#: Tables/MeasureTable.swift
msgid "miniatures"
msgstr "miniaturas"

#: Tables/MeasureTable.swift
msgid "bite size"
msgstr "tamaño bocado"

#: Tables/MeasureTable.swift
msgid "snack-size"
msgstr "tamaño bocadillo"

#: Tables/MeasureTable.swift
msgid "size"
msgstr "tamaño"

#: Tables/MeasureTable.swift
msgid "inch"
msgstr "pulgada"

#: Tables/MeasureTable.swift
msgid "inches"
msgstr "pulgadas"

#: Tables/MeasureTable.swift
msgid "to"
msgstr "a"

#: Tables/MeasureTable.swift
msgid "or"
msgstr "o"

#: Tables/MeasureTable.swift
msgid "and"
msgstr "y"

#: Tables/MeasureTable.swift
msgid "of"
msgstr "de"

#: Tables/MeasureTable.swift
msgid "of one"
msgstr "de un"

#: Tables/MeasureTable.swift
msgid "with"
msgstr "con"

#: Tables/MeasureTable.swift
msgid "without"
msgstr "sin"

#: Tables/MeasureTable.swift
msgid "per"
msgstr "por"

#: Tables/MeasureTable.swift
msgid "by"
msgstr "por"

#: Tables/MeasureTable.swift
msgid "each"
msgstr "cada"

#: Tables/MeasureTable.swift
msgid "about"
msgstr "aprox."

#: Tables/MeasureTable.swift
msgid "approx"
msgstr "aprox."

#: Tables/MeasureTable.swift
msgid "approx."
msgstr "aprox."

#: Tables/MeasureTable.swift
msgid "approximate weight"
msgstr "peso aproximado"

#: Tables/MeasureTable.swift
msgid "average weight"
msgstr "peso promedio"

#: Tables/MeasureTable.swift
msgid "variety of brands"
msgstr "varias marcas"

#: Tables/MeasureTable.swift
msgid "include"
msgstr "incluye"

#: Tables/MeasureTable.swift
msgid "only"
msgstr "solo"

#: Tables/MeasureTable.swift
msgid "per pound"
msgstr "por libra"

#: Tables/MeasureTable.swift
msgid "oz cake"
msgstr "oz de pastel"

#: Tables/MeasureTable.swift
msgid "bag"
msgstr "bolsa"

#: Tables/MeasureTable.swift
msgid "box"
msgstr "caja"

#: Tables/MeasureTable.swift
msgid "small box"
msgstr "caja pequeña"

#: Tables/MeasureTable.swift
msgid "drink box"
msgstr "caja de bebida"

#: Tables/MeasureTable.swift
msgid "miniature box"
msgstr "caja miniatura"

#: Tables/MeasureTable.swift
msgid "jar"
msgstr "frasco"

#: Tables/MeasureTable.swift
msgid "pouch"
msgstr "bolsita"

#: Tables/MeasureTable.swift
msgid "envelope"
msgstr "sobre"

#: Tables/MeasureTable.swift
msgid "individual packet"
msgstr "sobre individual"

#: Tables/MeasureTable.swift
msgid "refrigerated"
msgstr "refrigerado"

#: Tables/MeasureTable.swift
msgid "shelf stable"
msgstr "no refrigerado"

#: Tables/MeasureTable.swift
msgid "total can contents"
msgstr "todo el contenido de la lata"

#: Tables/MeasureTable.swift
msgid "drink"
msgstr "bebida"

#: Tables/MeasureTable.swift
msgid "child cup"
msgstr "vaso infantil"

#: Tables/MeasureTable.swift
msgid "small cup"
msgstr "vaso chico"

#: Tables/MeasureTable.swift
msgid "medium cup"
msgstr "vaso mediano"

#: Tables/MeasureTable.swift
msgid "large cup"
msgstr "vaso grande"

#: Tables/MeasureTable.swift
msgid "size cup"
msgstr "de capacidad"

#: Tables/MeasureTable.swift
msgid "quart"
msgstr "cuarto de galón"

#: Tables/MeasureTable.swift
msgid "pint"
msgstr "pinta"

#: Tables/MeasureTable.swift
msgid "liter"
msgstr "litro"

#: Tables/MeasureTable.swift
msgid "fluid ounce"
msgstr "onza líquida"

#: Tables/MeasureTable.swift
msgid "jigger"
msgstr "caballito"

#: Tables/MeasureTable.swift
msgid "dash"
msgstr "pizca"

#: Tables/MeasureTable.swift
msgid "scoop"
msgstr "medida"

#: Tables/MeasureTable.swift
msgid "grams"
msgstr "gramos"

#: Tables/MeasureTable.swift
msgid "servings"
msgstr "porciones"

#: Tables/MeasureTable.swift
msgid "packages"
msgstr "paquetes"

#: Tables/MeasureTable.swift
msgid "nlea serving"
msgstr "porción de etiqueta"

#: Tables/MeasureTable.swift
msgid "portion"
msgstr "ración"

#: Tables/MeasureTable.swift
msgid "unit"
msgstr "unidad"

#: Tables/MeasureTable.swift
msgid "item"
msgstr "unidad"

#: Tables/MeasureTable.swift
msgid "serving as recorded"
msgstr "porción como se anotó"

#: Tables/MeasureTable.swift
msgid "raw"
msgstr "crudo"

#: Tables/MeasureTable.swift
msgid "ground"
msgstr "molido"

#: Tables/MeasureTable.swift
msgid "crushed"
msgstr "triturado"

#: Tables/MeasureTable.swift
msgid "crumbled"
msgstr "desmoronado"

#: Tables/MeasureTable.swift
msgid "crumbs"
msgstr "migajas"

#: Tables/MeasureTable.swift
msgid "melted"
msgstr "derretido"

#: Tables/MeasureTable.swift
msgid "whipped"
msgstr "batido"

#: Tables/MeasureTable.swift
msgid "pureed"
msgstr "hecho puré"

#: Tables/MeasureTable.swift
msgid "prepared"
msgstr "preparado"

#: Tables/MeasureTable.swift
msgid "drained"
msgstr "escurrido"

#: Tables/MeasureTable.swift
msgid "undrained"
msgstr "sin escurrir"

#: Tables/MeasureTable.swift
msgid "rinsed"
msgstr "enjuagado"

#: Tables/MeasureTable.swift
msgid "packed"
msgstr "compactado"

#: Tables/MeasureTable.swift
msgid "not packed"
msgstr "sin compactar"

#: Tables/MeasureTable.swift
msgid "loosely packed"
msgstr "poco compactado"

#: Tables/MeasureTable.swift
msgid "unpacked"
msgstr "sin compactar"

#: Tables/MeasureTable.swift
msgid "pared"
msgstr "pelado"

#: Tables/MeasureTable.swift
msgid "peeled"
msgstr "pelado"

#: Tables/MeasureTable.swift
msgid "pitted"
msgstr "sin hueso"

#: Tables/MeasureTable.swift
msgid "without pits"
msgstr "sin huesos"

#: Tables/MeasureTable.swift
msgid "quartered"
msgstr "en cuartos"

#: Tables/MeasureTable.swift
msgid "slivered"
msgstr "en tiritas"

#: Tables/MeasureTable.swift
msgid "flaked"
msgstr "desmenuzado"

#: Tables/MeasureTable.swift
msgid "shelled"
msgstr "sin cáscara"

#: Tables/MeasureTable.swift
msgid "cut"
msgstr "cortado"

#: Tables/MeasureTable.swift
msgid "chunks"
msgstr "trozos"

#: Tables/MeasureTable.swift
msgid "chunk"
msgstr "trozo"

#: Tables/MeasureTable.swift
msgid "solid"
msgstr "sólido"

#: Tables/MeasureTable.swift
msgid "solids"
msgstr "sólidos"

#: Tables/MeasureTable.swift
msgid "liquid"
msgstr "líquido"

#: Tables/MeasureTable.swift
msgid "sections"
msgstr "gajos"

#: Tables/MeasureTable.swift
msgid "section"
msgstr "gajo"

#: Tables/MeasureTable.swift
msgid "balls"
msgstr "bolitas"

#: Tables/MeasureTable.swift
msgid "honeydew balls"
msgstr "bolitas de melón verde"

#: Tables/MeasureTable.swift
msgid "watermelon balls"
msgstr "bolitas de sandía"

#: Tables/MeasureTable.swift
msgid "small curd"
msgstr "grano chico"

#: Tables/MeasureTable.swift
msgid "large curd"
msgstr "grano grande"

#: Tables/MeasureTable.swift
msgid "elbow shaped"
msgstr "de coditos"

#: Tables/MeasureTable.swift
msgid "spiral shaped"
msgstr "de espirales"

#: Tables/MeasureTable.swift
msgid "small shells"
msgstr "conchitas"

#: Tables/MeasureTable.swift
msgid "frozen"
msgstr "congelado"

#: Tables/MeasureTable.swift
msgid "thawed"
msgstr "descongelado"

#: Tables/MeasureTable.swift
msgid "unthawed"
msgstr "sin descongelar"

#: Tables/MeasureTable.swift
msgid "dry"
msgstr "seco"

#: Tables/MeasureTable.swift
msgid "sifted"
msgstr "cernido"

#: Tables/MeasureTable.swift
msgid "unsifted"
msgstr "sin cernir"

#: Tables/MeasureTable.swift
msgid "condensed"
msgstr "condensado"

#: Tables/MeasureTable.swift
msgid "heaping"
msgstr "copeteado"

#: Tables/MeasureTable.swift
msgid "rounded"
msgstr "colmado"

#: Tables/MeasureTable.swift
msgid "boneless"
msgstr "sin hueso"

#: Tables/MeasureTable.swift
msgid "cubic inch"
msgstr "pulgada cúbica"

#: Tables/MeasureTable.swift
msgid "yield"
msgstr "rendimiento"

#: Tables/MeasureTable.swift
msgid "yields"
msgstr "rinde"

#: Tables/MeasureTable.swift
msgid "yield from"
msgstr "rendimiento de"

#: Tables/MeasureTable.swift
msgid "ready-to-cook chicken"
msgstr "de pollo listo para cocinar"

#: Tables/MeasureTable.swift
msgid "ready-to-cook turkey"
msgstr "de pavo listo para cocinar"

#: Tables/MeasureTable.swift
msgid "without refuse"
msgstr "sin desperdicio"

#: Tables/MeasureTable.swift
msgid "excluding refuse"
msgstr "sin contar el desperdicio"

#: Tables/MeasureTable.swift
msgid "with refuse"
msgstr "con desperdicio"

#: Tables/MeasureTable.swift
msgid "weighing"
msgstr "que pesa"

#: Tables/MeasureTable.swift
msgid "block"
msgstr "bloque"

#: Tables/MeasureTable.swift
msgid "stick"
msgstr "barrita"

#: Tables/MeasureTable.swift
msgid "strip"
msgstr "tira"

#: Tables/MeasureTable.swift
msgid "strips"
msgstr "tiras"

#: Tables/MeasureTable.swift
msgid "wedge"
msgstr "gajo"

#: Tables/MeasureTable.swift
msgid "ring"
msgstr "aro"

#: Tables/MeasureTable.swift
msgid "rings"
msgstr "aros"

#: Tables/MeasureTable.swift
msgid "head"
msgstr "cabeza"

#: Tables/MeasureTable.swift
msgid "bunch"
msgstr "manojo"

#: Tables/MeasureTable.swift
msgid "stalk"
msgstr "tallo"

#: Tables/MeasureTable.swift
msgid "stalks"
msgstr "tallos"

#: Tables/MeasureTable.swift
msgid "spear"
msgstr "punta"

#: Tables/MeasureTable.swift
msgid "spears"
msgstr "puntas"

#: Tables/MeasureTable.swift
msgid "ear"
msgstr "mazorca"

#: Tables/MeasureTable.swift
msgid "baby ear"
msgstr "mazorca tierna"

#: Tables/MeasureTable.swift
msgid "leaf inner"
msgstr "hoja interior"

#: Tables/MeasureTable.swift
msgid "leaf outer"
msgstr "hoja exterior"

#: Tables/MeasureTable.swift
msgid "floweret"
msgstr "ramito"

#: Tables/MeasureTable.swift
msgid "flowerets"
msgstr "ramitos"

#: Tables/MeasureTable.swift
msgid "sprig"
msgstr "ramita"

#: Tables/MeasureTable.swift
msgid "sprigs"
msgstr "ramitas"

#: Tables/MeasureTable.swift
msgid "sprout"
msgstr "brote"

#: Tables/MeasureTable.swift
msgid "pods"
msgstr "vainas"

#: Tables/MeasureTable.swift
msgid "pea pods"
msgstr "vainas de chícharo"

#: Tables/MeasureTable.swift
msgid "pad"
msgstr "penca"

#: Tables/MeasureTable.swift
msgid "caps"
msgstr "sombreros"

#: Tables/MeasureTable.swift
msgid "cloves"
msgstr "dientes"

#: Tables/MeasureTable.swift
msgid "hearts"
msgstr "corazones"

#: Tables/MeasureTable.swift
msgid "kernel"
msgstr "grano"

#: Tables/MeasureTable.swift
msgid "kernels"
msgstr "granos"

#: Tables/MeasureTable.swift
msgid "whole kernels"
msgstr "granos enteros"

#: Tables/MeasureTable.swift
msgid "arils"
msgstr "granos"

#: Tables/MeasureTable.swift
msgid "seed"
msgstr "semilla"

#: Tables/MeasureTable.swift
msgid "seeds"
msgstr "semillas"

#: Tables/MeasureTable.swift
msgid "juice sacs"
msgstr "pulpa"

#: Tables/MeasureTable.swift
msgid "juice"
msgstr "jugo"

#: Tables/MeasureTable.swift
msgid "membranes"
msgstr "membranas"

#: Tables/MeasureTable.swift
msgid "skin"
msgstr "piel"

#: Tables/MeasureTable.swift
msgid "bone removed"
msgstr "sin hueso"

#: Tables/MeasureTable.swift
msgid "bone and skin removed"
msgstr "sin hueso ni piel"

#: Tables/MeasureTable.swift
msgid "breast"
msgstr "pechuga"

#: Tables/MeasureTable.swift
msgid "thigh"
msgstr "muslo"

#: Tables/MeasureTable.swift
msgid "drumstick"
msgstr "pierna"

#: Tables/MeasureTable.swift
msgid "wing"
msgstr "ala"

#: Tables/MeasureTable.swift
msgid "leg"
msgstr "pierna con muslo"

#: Tables/MeasureTable.swift
msgid "back"
msgstr "espalda"

#: Tables/MeasureTable.swift
msgid "bird"
msgstr "ave"

#: Tables/MeasureTable.swift
msgid "duck"
msgstr "pato"

#: Tables/MeasureTable.swift
msgid "chicken"
msgstr "pollo"

#: Tables/MeasureTable.swift
msgid "turkey"
msgstr "pavo"

#: Tables/MeasureTable.swift
msgid "fillet"
msgstr "filete"

#: Tables/MeasureTable.swift
msgid "steak"
msgstr "bistec"

#: Tables/MeasureTable.swift
msgid "roast"
msgstr "asado"

#: Tables/MeasureTable.swift
msgid "chop"
msgstr "chuleta"

#: Tables/MeasureTable.swift
msgid "ribs"
msgstr "costillas"

#: Tables/MeasureTable.swift
msgid "meat"
msgstr "carne"

#: Tables/MeasureTable.swift
msgid "meat only"
msgstr "solo carne"

#: Tables/MeasureTable.swift
msgid "patty"
msgstr "tortita"

#: Tables/MeasureTable.swift
msgid "link"
msgstr "salchicha"

#: Tables/MeasureTable.swift
msgid "links"
msgstr "salchichas"

#: Tables/MeasureTable.swift
msgid "frankfurter"
msgstr "salchicha tipo Frankfurt"

#: Tables/MeasureTable.swift
msgid "sardines"
msgstr "sardinas"

#: Tables/MeasureTable.swift
msgid "pat"
msgstr "cuadrito"

#: Tables/MeasureTable.swift
msgid "small bagel"
msgstr "bagel pequeño"

#: Tables/MeasureTable.swift
msgid "medium bagel"
msgstr "bagel mediano"

#: Tables/MeasureTable.swift
msgid "large bagel"
msgstr "bagel grande"

#: Tables/MeasureTable.swift
msgid "mini bagel"
msgstr "mini bagel"

#: Tables/MeasureTable.swift
msgid "biscuit"
msgstr "bisquet"

#: Tables/MeasureTable.swift
msgid "biscuits"
msgstr "bisquets"

#: Tables/MeasureTable.swift
msgid "roll"
msgstr "panecillo"

#: Tables/MeasureTable.swift
msgid "rolls"
msgstr "panecillos"

#: Tables/MeasureTable.swift
msgid "bun"
msgstr "bollo"

#: Tables/MeasureTable.swift
msgid "loaf"
msgstr "pan entero"

#: Tables/MeasureTable.swift
msgid "crust"
msgstr "orilla"

#: Tables/MeasureTable.swift
msgid "crust not eaten"
msgstr "sin comer la orilla"

#: Tables/MeasureTable.swift
msgid "cracker"
msgstr "galleta salada"

#: Tables/MeasureTable.swift
msgid "crackers"
msgstr "galletas saladas"

#: Tables/MeasureTable.swift
msgid "cracker square"
msgstr "galleta salada cuadrada"

#: Tables/MeasureTable.swift
msgid "crackers square"
msgstr "galletas saladas cuadradas"

#: Tables/MeasureTable.swift
msgid "cracker, rectangle"
msgstr "galleta salada, rectangular"

#: Tables/MeasureTable.swift
msgid "cracker, round large"
msgstr "galleta salada, redonda grande"

#: Tables/MeasureTable.swift
msgid "cracker, oyster"
msgstr "galleta salada, para sopa"

#: Tables/MeasureTable.swift
msgid "oyster crackers"
msgstr "galletitas para sopa"

#: Tables/MeasureTable.swift
msgid "cookie"
msgstr "galleta"

#: Tables/MeasureTable.swift
msgid "cookies"
msgstr "galletas"

#: Tables/MeasureTable.swift
msgid "wafer"
msgstr "oblea"

#: Tables/MeasureTable.swift
msgid "cake"
msgstr "galleta"

#: Tables/MeasureTable.swift
msgid "cakes"
msgstr "galletas"

#: Tables/MeasureTable.swift
msgid "pie"
msgstr "pay"

#: Tables/MeasureTable.swift
msgid "pancake"
msgstr "hotcake"

#: Tables/MeasureTable.swift
msgid "pancakes"
msgstr "hotcakes"

#: Tables/MeasureTable.swift
msgid "doughnut"
msgstr "dona"

#: Tables/MeasureTable.swift
msgid "doughnut hole"
msgstr "bolita de dona"

#: Tables/MeasureTable.swift
msgid "twist"
msgstr "torcida"

#: Tables/MeasureTable.swift
msgid "twists"
msgstr "torcidos"

#: Tables/MeasureTable.swift
msgid "sandwich"
msgstr "sándwich"

#: Tables/MeasureTable.swift
msgid "pastry"
msgstr "pan dulce"

#: Tables/MeasureTable.swift
msgid "chips"
msgstr "chispas"

#: Tables/MeasureTable.swift
msgid "pop"
msgstr "paleta"

#: Tables/MeasureTable.swift
msgid "cube"
msgstr "cubo"

#: Tables/MeasureTable.swift
msgid "spice drop"
msgstr "gomita de especias"

#: Tables/MeasureTable.swift
msgid "spice stick"
msgstr "barrita de especias"

#: Tables/MeasureTable.swift
msgid "gumdrops"
msgstr "gomitas"

#: Tables/MeasureTable.swift
msgid "gummy bears"
msgstr "ositos de goma"

#: Tables/MeasureTable.swift
msgid "gummy dinosaurs"
msgstr "dinosaurios de goma"

#: Tables/MeasureTable.swift
msgid "gummy fish"
msgstr "pececitos de goma"

#: Tables/MeasureTable.swift
msgid "gummy worms"
msgstr "gusanos de goma"

#: Tables/MeasureTable.swift
msgid "twin wrapped"
msgstr "doble"

#: Tables/MeasureTable.swift
msgid "grandma brand"
msgstr "marca Grandma"

#: Tables/MeasureTable.swift
msgid "mini chips ahoy"
msgstr "Mini Chips Ahoy"

#: Tables/MeasureTable.swift
msgid "keebler rich 'n chips, pecan chips delux"
msgstr "Keebler Rich 'n Chips, Pecan Chips Delux"

#: Tables/MeasureTable.swift
msgid "pepperidge farm chocolate chunk pecan"
msgstr "Pepperidge Farm Chocolate Chunk Pecan"

#: Tables/MeasureTable.swift
msgid "almond"
msgstr "almendra"

#: Tables/MeasureTable.swift
msgid "apricot"
msgstr "chabacano"

#: Tables/MeasureTable.swift
msgid "artichoke"
msgstr "alcachofa"

#: Tables/MeasureTable.swift
msgid "avocado"
msgstr "aguacate"

#: Tables/MeasureTable.swift
msgid "beans"
msgstr "ejotes"

#: Tables/MeasureTable.swift
msgid "beet"
msgstr "betabel"

#: Tables/MeasureTable.swift
msgid "beets"
msgstr "betabeles"

#: Tables/MeasureTable.swift
msgid "berries"
msgstr "bayas"

#: Tables/MeasureTable.swift
msgid "carrot"
msgstr "zanahoria"

#: Tables/MeasureTable.swift
msgid "cherry"
msgstr "cereza"

#: Tables/MeasureTable.swift
msgid "cherry tomatoes"
msgstr "tomates cherry"

#: Tables/MeasureTable.swift
msgid "cucumber"
msgstr "pepino"

#: Tables/MeasureTable.swift
msgid "date, pitted"
msgstr "dátil, sin hueso"

#: Tables/MeasureTable.swift
msgid "large eggs"
msgstr "huevos grandes"

#: Tables/MeasureTable.swift
msgid "fig"
msgstr "higo"

#: Tables/MeasureTable.swift
msgid "grapes"
msgstr "uvas"

#: Tables/MeasureTable.swift
msgid "leek"
msgstr "poro"

#: Tables/MeasureTable.swift
msgid "large melon"
msgstr "melón grande"

#: Tables/MeasureTable.swift
msgid "medium melon"
msgstr "melón mediano"

#: Tables/MeasureTable.swift
msgid "melon"
msgstr "melón"

#: Tables/MeasureTable.swift
msgid "mushroom"
msgstr "champiñón"

#: Tables/MeasureTable.swift
msgid "parsnip"
msgstr "chirivía"

#: Tables/MeasureTable.swift
msgid "peanut"
msgstr "cacahuate"

#: Tables/MeasureTable.swift
msgid "pepper"
msgstr "chile"

#: Tables/MeasureTable.swift
msgid "italian tomato"
msgstr "jitomate italiano"

#: Tables/MeasureTable.swift
msgid "plum tomato"
msgstr "jitomate saladet"

#: Tables/MeasureTable.swift
msgid "pomegranate"
msgstr "granada"

#: Tables/MeasureTable.swift
msgid "potato"
msgstr "papa"

#: Tables/MeasureTable.swift
msgid "prune"
msgstr "ciruela pasa"

#: Tables/MeasureTable.swift
msgid "raisins"
msgstr "pasas"

#: Tables/MeasureTable.swift
msgid "raspberries"
msgstr "frambuesas"

#: Tables/MeasureTable.swift
msgid "tomato"
msgstr "jitomate"

#: Tables/MeasureTable.swift
msgid "waterchestnuts"
msgstr "castañas de agua"

#: Tables/MeasureTable.swift
msgid "whole dish"
msgstr "platillo entero"

#: Tables/MeasureTable.swift
msgid "pulp"
msgstr "pulpa"

#. {0} shown
#: Tables/MeasureTable.swift
msgctxt "of a food"
msgid "size {0}"
msgstr "tamaño {0}"

#. {0} number; {1} words
#: Tables/MeasureTable.swift
msgctxt "size of a food"
msgid "{0} of {1}"
msgstr "{0} de {1}"

#: Tables/MeasureTable.swift
msgctxt "of a feminine noun"
msgid "small"
msgstr "pequeña"

#: Tables/MeasureTable.swift
msgctxt "of a feminine noun"
msgid "medium"
msgstr "mediana"

#: Tables/MeasureTable.swift
msgctxt "of a feminine noun"
msgid "thin"
msgstr "delgada"

#: Tables/MeasureTable.swift
msgctxt "of a feminine noun"
msgid "round"
msgstr "redonda"

#: Tables/RecommendationTable.swift
msgid ""
"while potassium is high, leave out processed food with added potassium first, and choose fruit and vegetables that "
"bring little"
msgstr ""
"mientras el potasio está alto, evite primero los alimentos procesados con potasio agregado, y elija frutas y verduras "
"que aporten poco"

#: Tables/RecommendationTable.swift
msgid "potassium allows fruit and vegetables of every kind: they help against acid in the blood"
msgstr "el potasio permite frutas y verduras de todo tipo: ayudan contra el ácido en la sangre"

#: Tables/RecommendationTable.swift
msgid "potassium is low: nothing that lowers it is advised now — ask your care team which foods fit"
msgstr ""
"el potasio está bajo: ahora no se aconseja nada que lo baje — pregunte a su equipo médico qué alimentos le convienen"

#: Tables/RecommendationTable.swift
msgid "while phosphorus is limited, choose fresh food rather than food with added phosphate, of which more is taken up"
msgstr ""
"mientras el fósforo está limitado, elija alimentos frescos en lugar de alimentos con fosfato agregado, que se absorbe "
"más"

#: Tables/RecommendationTable.swift
msgid "phosphorus is low: nothing that lowers it is advised now — ask your care team"
msgstr "el fósforo está bajo: ahora no se aconseja nada que lo baje — pregunte a su equipo médico"

#: Tables/RecommendationTable.swift
msgid "dialysis takes protein away: have some at every meal, of kinds that bring little phosphorus"
msgstr "la diálisis quita proteína: coma algo de proteína en cada comida, de la que aporta poco fósforo"

#: Tables/RecommendationTable.swift
msgid "protein has an upper number now: smaller pieces of meat, and more of grains and vegetables around them"
msgstr "la proteína tiene ahora un máximo: trozos de carne más pequeños, y más granos y verduras alrededor"

#: Tables/RecommendationTable.swift
msgid "albumin is low, which can come of too little protein or of inflammation — ask which, and don't eat less protein"
msgstr ""
"la albúmina está baja, lo que puede deberse a poca proteína o a inflamación — pregunte cuál es la causa, y no coma "
"menos proteína"

#: Tables/RecommendationTable.swift
msgid ""
"taste food with herbs, vinegar, lemon or garlic rather than salt, and choose fresh food rather than cured or canned"
msgstr ""
"dé sabor a la comida con hierbas, vinagre, limón o ajo en lugar de sal, y elija alimentos frescos en lugar de curados "
"o enlatados"

#: Tables/RecommendationTable.swift
msgid "soup, ice cream, gelatin and ice count as fluid; frozen grapes or lemon help against thirst"
msgstr ""
"la sopa, el helado, la gelatina y el hielo cuentan como líquidos; las uvas congeladas o el limón ayudan contra la sed"

#: Tables/RecommendationTable.swift
msgid "bicarbonate is low: fruit and vegetables bring base, as far as potassium allows"
msgstr "el bicarbonato está bajo: las frutas y verduras aportan base, hasta donde el potasio lo permite"

#: Tables/RecommendationTable.swift
msgid "the sugar in the blood is high: choose water and food without added sugar"
msgstr "el azúcar en la sangre está alto: elija agua y alimentos sin azúcar agregada"

#: Tables/RecommendationTable.swift
msgid "with diabetes choose food without added sugar, and spread starch over the day; for a low value sugar comes first"
msgstr ""
"con diabetes elija alimentos sin azúcar agregada, y reparta los almidones durante el día; con un valor bajo, el "
"azúcar es lo primero"

#: Tables/RecommendationTable.swift
msgid "uric acid is high: less liver, sardines and beer"
msgstr "el ácido úrico está alto: menos hígado, sardinas y cerveza"

#: Tables/RecommendationTable.swift
msgid "calcium is high: leave out food with added calcium, and ask about pills and binders that hold it"
msgstr ""
"el calcio está alto: evite los alimentos con calcio agregado, y pregunte por las pastillas y los aglutinantes de "
"fosfato que lo contienen"

#: Tables/RecommendationTable.swift
msgid "vitamin D is low: ask your care team; food alone rarely mends it, and pills need their word"
msgstr ""
"la vitamina D está baja: pregunte a su equipo médico; la comida sola rara vez lo corrige, y las pastillas se toman "
"solo si el equipo está de acuerdo"

#: Tables/RecommendationTable.swift
msgid "with warfarin eat about the same amount of dark greens each week; tell the clinic before a change of diet"
msgstr ""
"con warfarina coma más o menos la misma cantidad de verduras de hojas verdes oscuras cada semana; avise a la clínica "
"antes de cambiar su alimentación"

#: Tables/RecommendationTable.swift
msgid "for the goal of fruit and vegetables these are easy to have at hand"
msgstr "para la meta de frutas y verduras, estas son fáciles de tener a la mano"

#: Tables/RecommendationTable.swift
msgid "for the goal of fiber these bring much of it and little potassium"
msgstr "para la meta de fibra, estos alimentos aportan mucha fibra y poco potasio"

#: Tables/RewardTable.swift
msgid "enough to drink"
msgstr "beber lo suficiente"

#: Tables/RewardTable.swift
msgid "fluid limit"
msgstr "límite de líquidos"

#: Tables/RewardTable.swift
msgid "potassium or phosphorus"
msgstr "potasio o fósforo"

#: Tables/RewardTable.swift
msgid "protein at most"
msgstr "proteína como máximo"

#: Tables/RewardTable.swift
msgid "protein at least"
msgstr "proteína como mínimo"

#: Tables/RewardTable.swift
msgid "energy at least"
msgstr "energía como mínimo"

#: Tables/RewardTable.swift
msgctxt "claim"
msgid "diary"
msgstr "diario"

#. {0} family.words; {1} words
#: Tables/RewardTable.swift
msgid "{0}, a day: {1}"
msgstr "{0}, un día: {1}"

#. {0} family.words; {1} words
#: Tables/RewardTable.swift
msgid "{0}, a week: {1}"
msgstr "{0}, una semana: {1}"

#. {0} family.words; {1} words
#: Tables/RewardTable.swift
msgid "{0}, a month: {1}"
msgstr "{0}, un mes: {1}"

#: Tables/RewardTable.swift
msgid "sodium within the goal on five days"
msgstr "sodio dentro de la meta en cinco días"

#: Tables/RewardTable.swift
msgid "within the limit on five days"
msgstr "dentro del límite en cinco días"

#: Tables/RewardTable.swift
msgid "protein in its range on five days"
msgstr "proteína en su rango en cinco días"

#: Tables/RewardTable.swift
msgid "enough protein on five days"
msgstr "suficiente proteína en cinco días"

#: Tables/RewardTable.swift
msgid "enough energy on five days"
msgstr "suficiente energía en cinco días"

#: Tables/RewardTable.swift
msgid "fluid within the limit on five days"
msgstr "líquidos dentro del límite en cinco días"

#: Tables/RewardTable.swift
msgid "fluid within the clinic's limit on five days"
msgstr "líquidos dentro del límite de la clínica en cinco días"

#: Tables/RewardTable.swift
msgid "enough to drink on five days"
msgstr "suficiente de beber en cinco días"

#: Tables/RewardTable.swift
msgid "fruit and vegetables on five days"
msgstr "frutas y verduras en cinco días"

#: Tables/RewardTable.swift
msgid "enough fiber on five days"
msgstr "suficiente fibra en cinco días"

#: Tables/RewardTable.swift
msgid "the activity of the week"
msgstr "la actividad de la semana"

#: Tables/RewardTable.swift
msgid "three meals written down on five days"
msgstr "tres comidas anotadas en cinco días"

#: Tables/RewardTable.swift
msgid "weight down at a sane pace"
msgstr "bajar de peso a un ritmo sano"

#: Tables/RewardTable.swift
msgid "blood pressure within the goal over the month"
msgstr "presión arterial dentro de la meta durante el mes"

#: Tables/RewardTable.swift
msgid "two values in a row within their range"
msgstr "dos valores seguidos dentro de su rango"

#: Tables/RewardTable.swift
msgid "the goal of the day"
msgstr "la meta del día"

#: Tables/RewardTable.swift
msgid "Seedling"
msgstr "Semilla"

#: Tables/RewardTable.swift
msgid "Sprout"
msgstr "Brote"

#: Tables/RewardTable.swift
msgid "Sapling"
msgstr "Arbolito"

#: Tables/RewardTable.swift
msgid "Young tree"
msgstr "Árbol joven"

#: Tables/RewardTable.swift
msgid "Tree"
msgstr "Árbol"

#: Tables/RewardTable.swift
msgid "Grove"
msgstr "Arboleda"

#: Tables/RewardTable.swift
msgid "Forest"
msgstr "Bosque"

#: Tables/RewardTable.swift
msgid "First step"
msgstr "Primer paso"

#: Tables/RewardTable.swift
msgid "the first reward of a week"
msgstr "la primera recompensa de una semana"

#: Tables/RewardTable.swift
msgid "Ten good weeks"
msgstr "Diez buenas semanas"

#: Tables/RewardTable.swift
msgid "ten rewards of weeks"
msgstr "diez recompensas de semanas"

#: Tables/RewardTable.swift
msgid "Fifty good weeks"
msgstr "Cincuenta buenas semanas"

#: Tables/RewardTable.swift
msgid "fifty rewards of weeks"
msgstr "cincuenta recompensas de semanas"

#: Tables/RewardTable.swift
msgid "Keeper of the diary"
msgstr "Diario fiel"

#: Tables/RewardTable.swift
msgid "four weeks written down"
msgstr "cuatro semanas anotadas"

#: Tables/RewardTable.swift
msgid "Low in salt"
msgstr "Poca sal"

#: Tables/RewardTable.swift
msgid "four weeks of sodium within the goal"
msgstr "cuatro semanas de sodio dentro de la meta"

#: Tables/RewardTable.swift
msgid "Calm pressure"
msgstr "Presión tranquila"

#: Tables/RewardTable.swift
msgid "three months of blood pressure within the goal"
msgstr "tres meses de presión arterial dentro de la meta"

#: Tables/RewardTable.swift
msgid "Greengrocer"
msgstr "De frutas y verduras"

#: Tables/RewardTable.swift
msgid "four weeks of fruit and vegetables"
msgstr "cuatro semanas de frutas y verduras"

#: Tables/RewardTable.swift
msgid "Well fed"
msgstr "Buena alimentación"

#: Tables/RewardTable.swift
msgid "four weeks of enough protein"
msgstr "cuatro semanas de suficiente proteína"

#: Tables/RewardTable.swift
msgid "Sip by sip"
msgstr "Sorbo a sorbo"

#: Tables/RewardTable.swift
msgid "four weeks of fluid within the limit"
msgstr "cuatro semanas de líquidos dentro del límite"

#: Tables/RewardTable.swift
msgid "In balance"
msgstr "En equilibrio"

#: Tables/RewardTable.swift
msgid "four weeks of potassium or phosphorus within the limit"
msgstr "cuatro semanas de potasio o fósforo dentro del límite"

#: Tables/SickDayTable.swift
msgid "a sulfonylurea"
msgstr "una sulfonilurea"

#: Tables/SickDayTable.swift
msgid "with little to eat glucose can fall too low"
msgstr "si come poco, la glucosa puede bajar demasiado"

#: Tables/SickDayTable.swift
msgid "an ACE inhibitor"
msgstr "un inhibidor de la ECA"

#: Tables/SickDayTable.swift
msgid "with little fluid the kidneys can be harmed"
msgstr "con pocos líquidos los riñones pueden dañarse"

#: Tables/SickDayTable.swift
msgid "a diuretic"
msgstr "un diurético"

#: Tables/SickDayTable.swift
msgid "with little fluid the body can dry out"
msgstr "con pocos líquidos el cuerpo puede deshidratarse"

#: Tables/SickDayTable.swift
msgid "a renin inhibitor"
msgstr "un inhibidor de la renina"

#: Tables/SickDayTable.swift
msgid "metformin"
msgstr "metformina"

#: Tables/SickDayTable.swift
msgid "it can build up while the kidneys work less"
msgstr "puede acumularse mientras los riñones trabajan menos"

#: Tables/SickDayTable.swift
msgid "finerenone"
msgstr "finerenona"

#: Tables/SickDayTable.swift
msgid "with little fluid potassium can rise and the kidneys can be harmed"
msgstr "con poco líquido el potasio puede subir y los riñones pueden dañarse"

#: Tables/SickDayTable.swift
msgid "potassium, as a medicine or a salt substitute"
msgstr "potasio, como medicina o como sustituto de sal"

#: Tables/SickDayTable.swift
msgid "it builds up while the kidneys work less"
msgstr "se acumula mientras los riñones trabajan menos"

#: Tables/SickDayTable.swift
msgid "an NSAID"
msgstr "un AINE (NSAID, analgésico antiinflamatorio)"

#: Tables/SickDayTable.swift
msgid "with little fluid it can harm the kidneys"
msgstr "con pocos líquidos puede dañar los riñones"

#: Tables/SickDayTable.swift
msgid "an SGLT2 inhibitor"
msgstr "un inhibidor de SGLT2"

#: Tables/SickDayTable.swift
msgid "ketones can rise while little is eaten"
msgstr "las cetonas pueden subir mientras se come poco"

#: Tables/SickDayTable.swift
msgid "with little salt and fluid in the body its level rises"
msgstr "con poca sal y poco líquido en el cuerpo, su nivel sube"

#: Tables/SickDayTable.swift
msgid "it builds up while the kidneys work less or potassium is off"
msgstr "se acumula mientras los riñones trabajan menos o el potasio está alterado"

#: Tables/SickDayTable.swift
msgid "a medicine against rejection"
msgstr "una medicina contra el rechazo"

#: Tables/SickDayTable.swift
msgid "call about each dose that doesn’t stay down, as missed doses let the body reject the kidney"
msgstr "llame por cada dosis que no pueda retener, porque las dosis perdidas dejan que el cuerpo rechace el riñón"

#: Tables/SickDayTable.swift
msgid "a medicine that holds back the immune system"
msgstr "una medicina que frena las defensas"

#: Tables/SickDayTable.swift
msgid "an illness can be graver with it, so ask early, and about each dose that doesn’t stay down"
msgstr ""
"una infección u otra enfermedad pasajera puede ser más grave con esta medicina: pregunte pronto, y por cada dosis que "
"no se quede en el estómago"

#: Tables/SickDayTable.swift
msgid "a steroid"
msgstr "un esteroide"

#: Tables/SickDayTable.swift
msgid "the body may need more of it while ill, and stopping it suddenly is dangerous"
msgstr ""
"el cuerpo puede necesitar más mientras se siente mal por una infección u otra enfermedad pasajera, y suspenderlo de "
"repente es peligroso"

#: Tables/SickDayTable.swift
msgid "the body needs it without food, too, and the dose may have to change: ask how much"
msgstr "el cuerpo la necesita también sin comida, y quizás haya que cambiar la dosis: pregunte cuánto"

#: Tables/SickDayTable.swift
msgid "warfarin"
msgstr "warfarina"

#: Tables/SickDayTable.swift
msgid "little food, diarrhea and fever raise the INR, so ask for a test within days, and watch for bleeding"
msgstr ""
"comer poco, la diarrea y la fiebre suben el INR, así que pida un análisis en los próximos días, y esté pendiente de "
"cualquier sangrado"

#: Tables/SubstitutionTable.swift
msgctxt "a portion"
msgid "1 medium"
msgstr "1 pieza mediana"

#: Tables/SubstitutionTable.swift
msgid "1 cup"
msgstr "1 taza"

#: Tables/SubstitutionTable.swift
msgid "diabetes: keep portion to one fruit"
msgstr "diabetes: limite la porción a una fruta"

#: Tables/SubstitutionTable.swift
msgid "counts fully as fluid; added sugar, so not the first choice with diabetes"
msgstr "cuenta completa como líquido; tiene azúcar agregada, así que no es la primera opción si hay diabetes"

#: Tables/SubstitutionTable.swift
msgid "1/2 cup"
msgstr "1/2 taza"

#: Tables/SubstitutionTable.swift
msgid "fluid; modest saving only"
msgstr "líquido; el ahorro es pequeño"

#: Tables/SubstitutionTable.swift
msgid "1 fruit"
msgstr "1 fruta"

#: Tables/SubstitutionTable.swift
msgid "1/4 cup"
msgstr "1/4 de taza"

#: Tables/SubstitutionTable.swift
msgid "dried fruit is concentrated"
msgstr "la fruta seca está concentrada"

#: Tables/SubstitutionTable.swift
msgid "energy falls; not for people who are underweight"
msgstr "baja la energía; no para personas con peso bajo"

#: Tables/SubstitutionTable.swift
msgid "1 medium with skin"
msgstr "1 pieza mediana con cáscara"

#: Tables/SubstitutionTable.swift
msgid "1 cup cooked"
msgstr "1 taza, cocida"

#: Tables/SubstitutionTable.swift
msgid "diabetes: same carbohydrate class"
msgstr "diabetes: la misma clase de carbohidratos"

#: Tables/SubstitutionTable.swift
msgid "1 potato, flesh"
msgstr "1 papa, sin cáscara"

#: Tables/SubstitutionTable.swift
msgid "same mass, peeled and boiled"
msgstr "el mismo peso, pelada y hervida"

#: Tables/SubstitutionTable.swift
msgid "boiling small pieces takes out about half of the potassium; pour the water away"
msgstr "hervir trozos pequeños quita cerca de la mitad del potasio; tire el agua"

#: Tables/SubstitutionTable.swift
msgid "1/2 cup cooked"
msgstr "1/2 taza, cocida"

#: Tables/SubstitutionTable.swift
msgid "this swap has far less vitamin K: with warfarin, ask the clinic that checks your INR before it"
msgstr "este cambio tiene mucha menos vitamina K: con warfarina, pregunte antes a la clínica que controla su INR"

#: Tables/SubstitutionTable.swift
msgid "1/2 cup, boiled from frozen"
msgstr "1/2 taza, hervida de congelado"

#: Tables/SubstitutionTable.swift
msgid "also cuts sodium"
msgstr "también baja el sodio"

#: Tables/SubstitutionTable.swift
msgid "1 cup 2% milk"
msgstr "1 taza de leche al 2%"

#: Tables/SubstitutionTable.swift
msgid "1 cup almond beverage"
msgstr "1 taza de bebida de almendra"

#: Tables/SubstitutionTable.swift
msgid "protein falls by about 7 g; check label for phosphate additives and added potassium"
msgstr "la proteína baja unos 7 g; revise en la etiqueta si hay aditivos de fosfato y potasio agregado"

#: Tables/SubstitutionTable.swift
msgid "protein falls; brands with tricalcium phosphate lose the benefit"
msgstr "la proteína baja; las marcas con fosfato tricálcico pierden el beneficio"

#: Tables/SubstitutionTable.swift
msgid "1 cup fortified rice drink"
msgstr "1 taza de bebida de arroz fortificada"

#: Tables/SubstitutionTable.swift
msgid "fortificant phosphate is highly absorbable, so adjusted saving is smaller than the label saving"
msgstr "el fosfato agregado al fortificar se absorbe mucho, así que el ahorro ajustado es menor que el de la etiqueta"

#: Tables/SubstitutionTable.swift
msgid "1 can cola"
msgstr "1 lata de refresco de cola"

#: Tables/SubstitutionTable.swift
msgid "1 can ginger ale"
msgstr "1 lata de ginger ale"

#: Tables/SubstitutionTable.swift
msgid "cola phosphorus is phosphoric acid; fluid unchanged"
msgstr "el fósforo del refresco de cola es ácido fosfórico; los líquidos no cambian"

#: Tables/SubstitutionTable.swift
msgid "1 can root beer"
msgstr "1 lata de root beer"

#: Tables/SubstitutionTable.swift
msgid "fluid unchanged; check ingredient list"
msgstr "los líquidos no cambian; revise la lista de ingredientes"

#: Tables/SubstitutionTable.swift
msgid "1 oz"
msgstr "1 onza"

#: Tables/SubstitutionTable.swift
msgid "2 tbsp"
msgstr "2 cucharadas"

#: Tables/SubstitutionTable.swift
msgid "protein falls by about 5 g"
msgstr "la proteína baja unos 5 g"

#: Tables/SubstitutionTable.swift
msgid "2 oz, water added"
msgstr "2 onzas, con agua agregada"

#: Tables/SubstitutionTable.swift
msgid "2 oz roasted"
msgstr "2 onzas, asado"

#: Tables/SubstitutionTable.swift
msgid "injected ham carries phosphate salts: higher absorbed share"
msgstr "el jamón inyectado lleva sales de fosfato: se absorbe una parte mayor"

#: Tables/SubstitutionTable.swift
msgid "1 large"
msgstr "1 pieza grande"

#: Tables/SubstitutionTable.swift
msgid "2 large whites, cooked through"
msgstr "2 claras grandes, bien cocidas"

#: Tables/SubstitutionTable.swift
msgid "cook them through; phosphorus to protein ratio is the lowest of common foods"
msgstr "cocínelas por completo; su relación de fósforo a proteína es la más baja de los alimentos comunes"

#: Tables/SubstitutionTable.swift
msgid "nut phosphorus is poorly absorbed; use only when phosphorus in the blood is above goal"
msgstr ""
"el fósforo de las nueces se absorbe poco; use este cambio solo si el fósforo en la sangre está por encima del objetivo"

#: Tables/SubstitutionTable.swift
msgid "1 slice"
msgstr "1 rebanada"

#: Tables/SubstitutionTable.swift
msgid "fiber falls and wheat phosphorus is poorly absorbed; low priority"
msgstr "la fibra baja y el fósforo del trigo se absorbe poco; baja prioridad"

#: Tables/SubstitutionTable.swift
msgid "low priority for the same reason"
msgstr "baja prioridad por la misma razón"

#: Tables/SubstitutionTable.swift
msgid "cook them through; only if potassium and phosphorus are above goal, plant protein otherwise"
msgstr ""
"cocínelas por completo; solo si el potasio y el fósforo están por encima del objetivo, en los demás casos es "
"preferible la proteína vegetal"

#: Tables/SubstitutionTable.swift
msgid "2 oz roasted, no salt"
msgstr "2 onzas, asado, sin sal"

#: Tables/SubstitutionTable.swift
msgid "2 slices"
msgstr "2 rebanadas"

#: Tables/SubstitutionTable.swift
msgid "1 cup low-sodium"
msgstr "1 taza, baja en sodio"

#: Tables/SubstitutionTable.swift
msgid "fluid unchanged"
msgstr "los líquidos no cambian"

#: Tables/SubstitutionTable.swift
msgid "1 tbsp"
msgstr "1 cucharada"

#: Tables/SubstitutionTable.swift
msgid "1 tbsp low-sodium"
msgstr "1 cucharada, baja en sodio"

#: Tables/SubstitutionTable.swift
msgid "still high; use a teaspoon"
msgstr "todavía es alta; use una cucharadita"

#: Tables/SubstitutionTable.swift
msgid "1/2 cup red pepper"
msgstr "1/2 taza de pimiento rojo"

#: Tables/SubstitutionTable.swift
msgid "also cuts potassium"
msgstr "también baja el potasio"

#: Tables/SubstitutionTable.swift
msgid "1 cup, chopped"
msgstr "1 taza, en trozos"

#: Tables/SubstitutionTable.swift
msgid "1 cup, shredded"
msgstr "1 taza, en tiras"

#: Tables/SubstitutionTable.swift
msgid "1 small"
msgstr "1 pieza pequeña"

#: Tables/SubstitutionTable.swift
msgid "diabetes: count the fruit"
msgstr "diabetes: cuente la fruta"

#: Tables/SubstitutionTable.swift
msgid "2 cups"
msgstr "2 tazas"

#: Tables/SubstitutionTable.swift
msgid "without salt and butter"
msgstr "sin sal ni mantequilla"

#: Tables/SubstitutionTable.swift
msgid "1/2 tsp"
msgstr "1/2 cucharadita"

#: Tables/SubstitutionTable.swift
msgid "season at the table, not while cooking"
msgstr "sazone en la mesa, no al cocinar"

#: Tables/SubstitutionTable.swift
msgid "1 clove"
msgstr "1 diente"

#: Tables/SubstitutionTable.swift
msgid "never a salt substitute with potassium chloride"
msgstr "nunca un sustituto de sal con cloruro de potasio"

#: Tables/SubstitutionTable.swift
msgid "1 cup regular"
msgstr "1 taza, normal"

#: Tables/SubstitutionTable.swift
msgid "1 cup reduced-sodium ready-to-serve"
msgstr "1 taza, reducida en sodio y lista para servir"

#: Tables/SubstitutionTable.swift
msgid "sodium falls, but potassium is about thirteen times higher"
msgstr "baja el sodio, pero el potasio es unas trece veces mayor"

#: Tables/TargetTable.swift
msgid "no limit by itself: only the clinic sets one"
msgstr "ningún límite por sí solo: solo la clínica fija uno"

#: Tables/TargetTable.swift
msgid "500 to 1,000 mL more than the urine of a day"
msgstr "de 500 a 1,000 mL más que la orina de un día"

#: Tables/TargetTable.swift
msgid "set for each person: the urine and what dialysis takes off"
msgstr "se fija para cada persona: la orina y lo que quita la diálisis"

#: Tables/TargetTable.swift
msgid "4.0 to 4.5 % between two sessions; a study found more deaths above 3.5 %, so the clinic's number counts"
msgstr ""
"de 4.0 a 4.5 % entre dos sesiones; un estudio encontró más muertes por encima de 3.5 %, así que cuenta el número de "
"la clínica"

#: Tables/TargetTable.swift
msgid "as a rule of thumb not above a kilogram for each day between"
msgstr "como regla práctica, no más de un kilogramo por cada día entre sesiones"

#: Tables/TargetTable.swift
msgid "not faster than 13 mL per kg and hour"
msgstr "no más rápido que 13 mL por kg y hora"

#: Tables/TargetTable.swift
msgid "25 g for women up to 50; watch potassium"
msgstr "25 g para mujeres hasta los 50 años; cuide el potasio"

#: Tables/TargetTable.swift
msgid "38 g for men up to 50; watch potassium"
msgstr "38 g para hombres hasta los 50 años; cuide el potasio"

#: Tables/TargetTable.swift
msgid "21 g for women from 51 on; watch potassium"
msgstr "21 g para mujeres desde los 51 años; cuide el potasio"

#: Tables/TargetTable.swift
msgid "30 g for men from 51 on; watch potassium"
msgstr "30 g para hombres desde los 51 años; cuide el potasio"

#: Tables/TargetTable.swift
msgid "about 90 µg for women; with warfarin the same every day"
msgstr "unos 90 µg para mujeres; con warfarina lo mismo cada día"

#: Tables/TargetTable.swift
msgid "about 120 µg for men; with warfarin the same every day"
msgstr "unos 120 µg para hombres; con warfarina lo mismo cada día"

#: Tables/TargetTable.swift
msgid "600 to 800 IU"
msgstr "de 600 a 800 UI"

#: Tables/TargetTable.swift
msgid ""
"under 120 as an office measures it to the standard, where that is tolerated; a common goal at home is under 130, and "
"readings at home and in an office aren't converted into each other"
msgstr ""
"menos de 120 medida en un consultorio según la norma, si se tolera; un objetivo común en casa es menos de 130, y las "
"mediciones en casa y en un consultorio no se convierten unas en otras"

#: Tables/TargetTable.swift
msgid "under 80, a common goal at home"
msgstr "menos de 80, un objetivo común en casa"

#: Tables/TargetTable.swift
msgid "under 130 after a transplant, as an office measures it to the standard"
msgstr "menos de 130 después de un trasplante, medida en un consultorio según la norma"

#: Tables/TargetTable.swift
msgid "under 80 after a transplant, as an office measures it to the standard"
msgstr "menos de 80 después de un trasplante, medida en un consultorio según la norma"

#: Tables/TargetTable.swift
msgid "from under 6.5 to under 8.0 with diabetes, chosen with the clinic; not on dialysis"
msgstr "desde menos de 6.5 hasta menos de 8.0 con diabetes, elegido con la clínica; no en diálisis"

#: Tables/TargetTable.swift
msgid "150 minutes, as far as it goes"
msgstr "150 minutos, hasta donde se pueda"

#: Tables/TargetTable.swift
msgid "the tables are for adults of 18 and over who aren't pregnant"
msgstr "las tablas son para adultos de 18 años o más sin embarazo"

#: Tables/TargetTable.swift
msgid "about 0.8 g for each kg"
msgstr "unos 0.8 g por cada kg"

#: Tables/TargetTable.swift
msgid "not above 1.3 g for each kg where the disease may get worse"
msgstr "no más de 1.3 g por cada kg si la enfermedad puede empeorar"

#: Tables/TargetTable.swift
msgid "less than 0.6 g for each kg only with a dietitian and stable health"
msgstr "menos de 0.6 g por cada kg solo con un dietista y con salud estable"

#: Tables/TargetTable.swift
msgid "about 0.8 g for each kg without a dietitian's plan"
msgstr "unos 0.8 g por cada kg sin el plan de un dietista"

#: Tables/TargetTable.swift
msgid "0.8 g for each kg with diabetes, and not less without a dietitian's plan"
msgstr "0.8 g por cada kg con diabetes, y no menos sin el plan de un dietista"

#: Tables/TargetTable.swift
msgid "dialysis takes protein away: at least 1.0 g for each kg of dry weight"
msgstr "la diálisis quita proteína: al menos 1.0 g por cada kg de peso seco"

#: Tables/TargetTable.swift
msgid "at least 0.8 g for each kg, and usually up to 1.0"
msgstr "al menos 0.8 g por cada kg, y por lo general hasta 1.0"

#: Tables/TargetTable.swift
msgid "0.8 to 1.0 g for each kg with nephrotic syndrome; the clinic adds what the urine loses"
msgstr "de 0.8 a 1.0 g por cada kg con síndrome nefrótico; la clínica agrega lo que se pierde en la orina"

#: Tables/TargetTable.swift
msgid "1.4 g or more for each kg in the first four weeks after the transplant"
msgstr "1.4 g o más por cada kg en las primeras cuatro semanas después del trasplante"

#: Tables/TargetTable.swift
msgid "at least 1.0 g for each kg while ill: a low-protein plan pauses"
msgstr ""
"al menos 1.0 g por cada kg mientras se siente mal por una enfermedad pasajera: un plan bajo en proteína queda en pausa"

#: Tables/TargetTable.swift
msgid "older and frail people need more protein and energy rather than less: 1.0 to 1.2 g for each kg"
msgstr "las personas mayores y frágiles necesitan más proteína y energía, no menos: de 1.0 a 1.2 g por cada kg"

#: Tables/TargetTable.swift
msgid "25 to 35 kcal for each kg"
msgstr "de 25 a 35 kcal por cada kg"

#: Tables/TargetTable.swift
msgid ""
"from a body mass index of 30 on an adjusted weight counts: that of an index of 25, and a quarter of what is above it"
msgstr ""
"desde un índice de masa corporal de 30 cuenta un peso ajustado: el de un índice de 25, y una cuarta parte de lo que "
"lo supera"

#: Tables/TargetTable.swift
msgid "under 2,300 mg, which is 100 mmol"
msgstr "menos de 2,300 mg, que son 100 mmol"

#: Tables/TargetTable.swift
msgid "under 2,000 mg, which is 5 g of salt; not where the kidneys lose salt"
msgstr "menos de 2,000 mg, que son 5 g de sal; esto no se aplica si los riñones pierden sal"

#: Tables/TargetTable.swift
msgid "no number by itself: it is limited only after a high blood value"
msgstr "ningún número por sí solo: se limita únicamente después de un valor alto en la sangre"

#: Tables/TargetTable.swift
msgid "2,000 to 3,000 mg while the blood value is high"
msgstr "de 2,000 a 3,000 mg mientras el valor en la sangre está alto"

#: Tables/TargetTable.swift
msgid "no limit, and no tip that lowers it, while the blood value is low"
msgstr "ningún límite, y ningún consejo que lo baje, mientras el valor en la sangre está bajo"

#: Tables/TargetTable.swift
msgid "no number by itself: it follows the blood value, weighed by source"
msgstr "ningún número por sí solo: sigue el valor en la sangre, según la fuente del fósforo"

#: Tables/TargetTable.swift
msgid "800 to 1,000 mg while phosphorus or PTH is above its goal, enough protein first"
msgstr "de 800 a 1,000 mg mientras el fósforo o la PTH está por encima de su objetivo, primero suficiente proteína"

#: Tables/TargetTable.swift
msgid "no limit, and no tip that lowers it: after a transplant a low value can ask for more"
msgstr "ningún límite, y ningún consejo que lo baje: después de un trasplante un valor bajo puede necesitar más"

#: Tables/TargetTable.swift
msgid "800 to 1,000 mg of food, binders and pills together, without active vitamin D"
msgstr "de 800 a 1,000 mg de los alimentos, los aglutinantes de fosfato y las pastillas juntos, sin vitamina D activa"

#: Tables/TargetTable.swift
msgid "no number with active vitamin D, which takes more calcium up: the clinic sets it"
msgstr "ningún número con vitamina D activa, que hace absorber más calcio: la clínica lo fija"

#: Tables/TargetTable.swift
msgid "not above 2,000 mg from all sources"
msgstr "no más de 2,000 mg de todas las fuentes"

#: Tables/TargetTable.swift
msgid "set for each person, with binders, vitamin D and calcimimetics"
msgstr "se fija para cada persona, junto con los aglutinantes de fosfato, la vitamina D y los calcimiméticos"

#. {0} label
#: UseCases/DoseReminders.swift
msgid "Time for {0}"
msgstr "Es hora de tomar: {0}"

#: UseCases/DoseReminders.swift
msgid "As you entered it."
msgstr "Como usted lo anotó."

#. {0} parts.joined(separator: ", ")
#: UseCases/DoseReminders.swift
msgid "As you entered it: {0}."
msgstr "Como usted lo anotó: {0}."

#. {0} names
#: UseCases/HealthImporter+Care.swift
msgid "two entries of one day contradict each other ({0}), so none of them was taken"
msgstr "dos datos de un mismo día se contradicen ({0}), así que no se tomó ninguno"

#: UseCases/HealthImporter+Care.swift
msgid "there is no profile to keep it in — enter one, and import the file again"
msgstr "no hay un perfil donde guardarlo — cree uno e importe el archivo otra vez"

#. {0} imported.status.rawValue
#: UseCases/HealthImporter+Care.swift
msgid "it isn't followed yet ({0})"
msgstr "todavía no se sigue ({0})"

#: UseCases/HealthImporter+Care.swift
msgid "a goal of an import has no subject"
msgstr "una meta de una importación no tiene tema"

#. {0} Self.limit
#: UseCases/HealthImporter.swift
msgid "there are more than {0} of its kind"
msgstr "hay más de {0} de su tipo"

#. {0} Self.waitingLimit
#: UseCases/HealthImporter.swift
msgid "somebody whom its first {0} values don't name"
msgstr "alguien a quien sus primeros {0} valores no nombran"

#. {0} file
#: UseCases/HealthImporter.swift
msgid "import of {0}"
msgstr "importación de {0}"

#: UseCases/HealthImporter.swift
msgid "a value of an import is out of its turn"
msgstr "un valor de una importación llegó fuera de turno"

#. {0} text; {1} last; {2} day
#: UseCases/HealthImporter.swift
msgid "{0} is far from the last weight, {1} of {2} — import it again with the units of weights in the file"
msgstr "{0} está lejos del último peso, {1} del {2}: impórtelo otra vez con las unidades de los pesos del archivo"

#: UseCases/KidneyNutrition+Acts.swift
msgid "The medicine"
msgstr "La medicina"

#. {0} link.target
#: UseCases/KidneyNutrition+ActsDone.swift
msgid "a photo was added at {0}"
msgstr "se agregó una foto en {0}"

#: UseCases/KidneyNutrition+ActsDone.swift
msgid "form"
msgstr "formulario"

#. {0} deed.id
#: UseCases/KidneyNutrition+ActsDone.swift
msgid "{0} is no act on food"
msgstr "{0} no es una acción sobre alimentos"

#. {0} link.target
#: UseCases/KidneyNutrition+ActsDone.swift
msgid "a dish was saved at {0}"
msgstr "se guardó un platillo en {0}"

#. {0} deed.id
#: UseCases/KidneyNutrition+ActsDone.swift
msgid "{0} is no act on a measurement"
msgstr "{0} no es una acción sobre una medición"

#. {0} link.target
#: UseCases/KidneyNutrition+ActsDone.swift
msgid "a value was added at {0}"
msgstr "se agregó un valor en {0}"

#. {0} deed.id
#: UseCases/KidneyNutrition+ActsDone.swift
msgid "{0} is no act on a medicine or goal"
msgstr "{0} no es una acción sobre una medicina o una meta"

#: UseCases/KidneyNutrition+ActsDone.swift
msgid "limit"
msgstr "límite"

#. {0} deed.id
#: UseCases/KidneyNutrition+ActsDone.swift
msgid "{0} is no act on the profile"
msgstr "{0} no es una acción sobre el perfil"

#. {0} deed.id; {1} link.target
#: UseCases/KidneyNutrition+ActsDone.swift
#: UseCases/KidneyNutrition+ActsOnline.swift
msgid "{0} was asked at {1}"
msgstr "se pidió {0} en {1}"

#. {0} from; {1} to
#: UseCases/KidneyNutrition+ActsDone.swift
msgid "Kidney report {0} to {1}.pdf"
msgstr "Informe de los riñones {0} a {1}.pdf"

#. {0} card.month
#: UseCases/KidneyNutrition+ActsDone.swift
msgid "Report card {0}.pdf"
msgstr "Boleta de {0}.pdf"

#. {0} condition.title; {1} day
#: UseCases/KidneyNutrition+Conditions.swift
#: UseCases/KidneyNutrition+Profile.swift
msgid "{0} from {1} on"
msgstr "{0} desde el {1}"

#. {0} condition.title; {1} day
#: UseCases/KidneyNutrition+Conditions.swift
msgid "{0} over on {1}"
msgstr "{0}: terminó el {1}"

#: UseCases/KidneyNutrition+Evaluation.swift
msgid "alert"
msgstr "alerta"

#. {0} custom.name
#: UseCases/KidneyNutrition+Foods.swift
msgid "“{0}” made"
msgstr "se creó “{0}”"

#. {0} custom.name
#: UseCases/KidneyNutrition+Foods.swift
msgid "“{0}” changed"
msgstr "se cambió “{0}”"

#. {0} custom.name
#: UseCases/KidneyNutrition+Foods.swift
msgid "“{0}” deleted"
msgstr "se eliminó “{0}”"

#. {0} report.new; {1} source
#: UseCases/KidneyNutrition+Import.swift
msgid "{0, plural, one {# measurement} other {# measurements}} from {1}"
msgstr "{0, plural, one {# medición} other {# mediciones}} de {1}"

#. {0} reading.words; {1} reading.moment.day
#: UseCases/KidneyNutrition+Import.swift
#: UseCases/KidneyReader+Profile.swift
msgctxt "date"
msgid "{0} of {1}"
msgstr "{0} del {1}"

#: UseCases/KidneyNutrition+Intake.swift
msgid "meal"
msgstr "comida"

#: UseCases/KidneyNutrition+Labels.swift
msgid "name of the medicine"
msgstr "nombre de la medicina"

#. {0} source; {1} page.foods.count; {2} count
#: UseCases/KidneyNutrition+Online.swift
msgid "{0}: {1, plural, one {# food} other {# foods}} listed, {2} of them new or changed"
msgstr "{0}: {1, plural, one {# alimento} other {# alimentos}} en la lista; nuevos o cambiados: {2}"

#. {0} photo.day
#: UseCases/KidneyNutrition+Photos.swift
msgid "the photo of {0}"
msgstr "la foto del {0}"

#: UseCases/KidneyNutrition+Profile.swift
msgid "profile entered"
msgstr "perfil anotado"

#. {0} day
#: UseCases/KidneyNutrition+Profile.swift
msgid "category from {0} on"
msgstr "categoría a partir del {0}"

#. {0} day
#: UseCases/KidneyNutrition+Profile.swift
msgid "category from {0} on removed"
msgstr "se quitó la categoría desde el {0}"

#. {0} limit.quantity.rawValue; {1} limit.from
#: UseCases/KidneyNutrition+Profile.swift
msgid "clinic's limit for {0} from {1} on"
msgstr "límite de la clínica para {0} desde el {1}"

#. {0} quantity.entered; {1} day
#: UseCases/KidneyNutrition+Profile.swift
msgid "limit for {0} from {1} on"
msgstr "límite de {0} a partir del {1}"

#. {0} quantity.rawValue; {1} day
#: UseCases/KidneyNutrition+Profile.swift
msgid "limit for {0} from {1} on removed"
msgstr "se quitó el límite para {0} desde el {1}"

#: UseCases/KidneyNutrition+Profile.swift
msgid "picture of the profile set"
msgstr "se puso la foto del perfil"

#: UseCases/KidneyNutrition+Profile.swift
msgid "picture of the profile removed"
msgstr "se quitó la foto del perfil"

#. {0} time
#: UseCases/KidneyNutrition+Profile.swift
msgid "days begin at {0}"
msgstr "los días empiezan a las {0}"

#. {0} terms.version
#: UseCases/KidneyNutrition+Terms.swift
msgid "terms accepted, version {0}"
msgstr "se aceptaron los términos, versión {0}"

#: UseCases/KidneyNutrition+Why.swift
msgid "number, alert or record"
msgstr "número, alerta o registro"

#. {0} nutrient.name
#: UseCases/KidneyNutrition+Why.swift
msgid "{0}: the app sets no target of it, so it judges no total. The total is the sum of what you wrote down."
msgstr "{0}: la aplicación no fija ningún objetivo, así que no juzga ningún total. El total es la suma de lo que usted anotó."

#. {0} part.name; {1} progress.aim; {2} progress.shown
#: UseCases/KidneyNutrition+Why.swift
msgid "{0} {1}: the limit is your own, as you entered it in your profile. Today: {2}."
msgstr "{0} {1}: el límite es suyo, tal como lo anotó en su perfil. Hoy: {2}."

#. {0} part.name
#: UseCases/KidneyNutrition+Why.swift
msgid "{0}: the app sets no limit of it. Where your care team set one, enter it in your profile."
msgstr "{0}: la aplicación no fija ningún límite. Si su equipo médico fijó uno, anótelo en su perfil."

#. {0} title
#: UseCases/KidneyNutrition+Why.swift
msgid "There is no value of {0} yet — enter one when you have its result."
msgstr "Aún no hay ningún valor de {0}: anote uno cuando tenga el resultado."

#. {0} point.shown; {1} EGFR.evidence.citation
#: UseCases/KidneyNutrition+Why.swift
msgid "It gives an eGFR of {0} mL/min/1.73 m² ({1})."
msgstr "Da una TFGe de {0} mL/min/1.73 m² ({1})."

#. {0} pressure.words; {1} pressure.moment.day; {2} pressure.source.words; {3} found.message
#: UseCases/KidneyNutrition+Why.swift
msgid "{0} of {1}, {2}: {3}"
msgstr "{0} del {1}, {2}: {3}"

#. {0} weight.words; {1} weight.moment.day; {2} weight.source.words
#: UseCases/KidneyNutrition+Why.swift
msgid "{0} of {1}, {2}."
msgstr "{0} del {1}, {2}."

#. {0} entry.shownAmount; {1} entry.food.shownName; {2} entry.day; {3} weight; {4} figures.joined(separator: ", "); {5} 
#: UseCases/KidneyNutrition+Why.swift
msgid "{0} of {1} on {2}{3}: {4}. The figures are those the food had as it was entered ({5})."
msgstr "{0} de {1} el {2}{3}: {4}. Los datos son los que el alimento tenía cuando se anotó ({5})."

#. {0} goal.from; {1} aim
#: UseCases/KidneyNutrition+Why.swift
msgid "a goal of yours since {0}: {1}"
msgstr "una meta suya desde el {0}: {1}"

#. {0} ended
#: UseCases/KidneyNutrition+Why.swift
msgid "it ended on {0}"
msgstr "terminó el {0}"

#. {0} $0.points; {1} $0.words; {2} $0.evidence.citation
#: UseCases/KidneyNutrition+Why.swift
msgid "{0, plural, one {# point} other {# points}} for {1} — {2}"
msgstr "{0, plural, one {# punto} other {# puntos}} por {1} — {2}"

#: UseCases/KidneyNutrition+Why.swift
msgid "as you entered it"
msgstr "como usted lo anotó"

#. {0} name.isEmpty ? kind.rawValue : name
#: UseCases/KidneyNutrition+Why.swift
msgid "from {0}"
msgstr "de {0}"

#: UseCases/KidneyReader+Profile.swift
msgid "none yet"
msgstr "todavía nada"

#: UseCases/KidneyReader+Profile.swift
msgid "none lately"
msgstr "nada últimamente"

#: UseCases/KidneyReader+Profile.swift
msgid "none entered"
msgstr "nada anotado"

#: UseCases/NoticeCandidates.swift
msgid "Don’t wait"
msgstr "No espere"

#: UseCases/NoticeCandidates.swift
msgid "Your measurements"
msgstr "Sus mediciones"

#: UseCases/NoticeCandidates.swift
msgid "Advice that doesn't go together"
msgstr "Consejos que se contradicen"

#: UseCases/NoticeCandidates.swift
msgid "Your day"
msgstr "Su día"

#: UseCases/NoticeCandidates.swift
msgid "Your week"
msgstr "Su semana"

#: UseCases/NoticeCandidates.swift
msgid "Your month"
msgstr "Su mes"
"""#
