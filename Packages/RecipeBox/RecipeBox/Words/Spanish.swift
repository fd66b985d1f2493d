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

#. {0} hours
#: Exchange/CookingTime.swift
msgid "{0, plural, one {# hour} other {# hours}}"
msgstr "{0, plural, one {# hora} other {# horas}}"

#. {0} rest
#: Exchange/CookingTime.swift
msgid "{0, plural, one {# minute} other {# minutes}}"
msgstr "{0, plural, one {# minuto} other {# minutos}}"

#: Exchange/Cooklang/CooklangImport.swift
msgid "a file of comments alone"
msgstr "un archivo solo de comentarios"

#: Exchange/Cooklang/CooklangImport.swift
#: Exchange/SchemaOrg/SchemaOrgReader.swift
msgid "comments are not kept"
msgstr "los comentarios no se guardan"

#: Exchange/Cooklang/CooklangImport.swift
msgid "the file's name"
msgstr "el nombre del archivo"

#: Exchange/Cooklang/CooklangImport.swift
#: Exchange/SchemaOrg/SchemaOrgReader.swift
msgid "the address"
msgstr "la dirección"

#: Exchange/Cooklang/CooklangImport.swift
msgid "a Cooklang recipe"
msgstr "una receta de Cooklang"

#: Exchange/Cooklang/CooklangImport.swift
#: Exchange/SchemaOrg/SchemaOrgReader+Parts.swift
msgid "as a tag"
msgstr "como etiqueta"

#: Exchange/Cooklang/CooklangImport.swift
#: Exchange/SchemaOrg/SchemaOrgReader.swift
msgid "a recipe here has no place for it"
msgstr "una receta no tiene lugar aquí para eso"

#: Exchange/Cooklang/CooklangImport.swift
msgid "of several, the first number"
msgstr "de varios, el primer número"

#: Exchange/Cooklang/CooklangImport.swift
msgid "it has no steps"
msgstr "no tiene pasos"

#: Exchange/Cooklang/CooklangImport.swift
#: Exchange/DraftBuilder.swift
msgid "it is a heading"
msgstr "es un encabezado"

#: Exchange/DraftBuilder.swift
msgid "the recipe has a name already"
msgstr "la receta ya tiene nombre"

#: Exchange/DraftBuilder.swift
#: Exchange/SchemaOrg/SchemaOrgReader.swift
msgid "the source is known already"
msgstr "la fuente ya se conoce"

#: Exchange/DraftBuilder.swift
msgid "the yield is known already"
msgstr "el rendimiento ya se conoce"

#: Exchange/DraftBuilder.swift
msgid "the servings are known already"
msgstr "las porciones ya se conocen"

#: Exchange/DraftBuilder.swift
msgid "this is no time that can be read"
msgstr "no es un tiempo que se pueda leer"

#: Exchange/DraftBuilder.swift
msgid "this time is known already"
msgstr "este tiempo ya se conoce"

#: Exchange/DraftBuilder.swift
msgid "no time says nothing"
msgstr "un tiempo de cero no dice nada"

#: Exchange/DraftBuilder.swift
#: Exchange/SchemaOrg/SchemaOrgReader+Instructions.swift
#: Exchange/SchemaOrg/SchemaOrgReader+Parts.swift
msgid "there is nothing to read in it"
msgstr "no hay nada que leer en ello"

#: Exchange/DraftBuilder.swift
msgid "the recipe has this tag already"
msgstr "la receta ya tiene esta etiqueta"

#. {0} Self.mostPictures
#: Exchange/DraftBuilder.swift
msgid "the first {0} pictures are enough"
msgstr "bastan las primeras {0} imágenes"

#: Exchange/DraftBuilder.swift
msgid "this picture is known already"
msgstr "esta imagen ya se conoce"

#: Exchange/DraftBuilder.swift
msgid "only its address is kept until it is fetched"
msgstr "solo se guarda su dirección hasta que se descargue"

#: Exchange/DraftBuilder.swift
msgid "a recipe here has one picture"
msgstr "una receta tiene aquí una sola imagen"

#: Exchange/DraftBuilder.swift
msgid "the picture is too large"
msgstr "la imagen es demasiado grande"

#: Exchange/DraftBuilder.swift
#: Exchange/SchemaOrg/SchemaOrgReader+Parts.swift
msgid "this is no address of a picture"
msgstr "no es la dirección de una imagen"

#: Exchange/DraftBuilder.swift
msgid "it only holds the place of a picture"
msgstr "solo guarda el lugar de una imagen"

#: Exchange/DraftBuilder.swift
msgid "its content is no picture that can be kept"
msgstr "su contenido no es una imagen que se pueda guardar"

#: Exchange/DraftBuilder.swift
msgid "doubled marks and footnote stars are left out"
msgstr "se quitan los signos repetidos y los asteriscos de nota al pie"

#. {0} fault.found
#: Exchange/DraftBuilder.swift
msgid "“{0}” is no amount and stays in the line"
msgstr "“{0}” no es una cantidad y queda en la línea"

#: Exchange/DraftBuilder.swift
#: Exchange/SchemaOrg/SchemaOrgReader+Parts.swift
msgid "the ingredient has no name"
msgstr "el ingrediente no tiene nombre"

#. {0} amount
#: Exchange/DraftBuilder.swift
msgid "“{0}” is no amount and stands in the note"
msgstr "“{0}” no es una cantidad y queda en la nota"

#. {0} rule.limit
#: Exchange/DraftBuilder.swift
msgid "shortened to {0} characters"
msgstr "acortado a {0} caracteres"

#: Exchange/ExportFormat.swift
msgid "a page to print"
msgstr "una página para imprimir"

#: Exchange/ExportFormat.swift
msgid "schema.org data"
msgstr "datos de schema.org"

#: Exchange/ExportFormat.swift
msgid "an archive"
msgstr "un archivo de exportación"

#: Exchange/MarkdownExport.swift
#: Exchange/RecipePrintPage.swift
#: Screens/IngredientPage.swift
msgid "Ingredients"
msgstr "Ingredientes"

#: Exchange/MarkdownExport.swift
#: Exchange/RecipePrintPage.swift
#: Screens/IngredientPage.swift
msgid "Steps"
msgstr "Pasos"

#: Exchange/MarkdownExport.swift
#: Exchange/RecipePrintPage.swift
#: Screens/RecipeFields.swift
msgid "Notes"
msgstr "Notas"

#. {0} tags
#: Exchange/MarkdownExport.swift
msgid "Tags: {0}"
msgstr "Etiquetas: {0}"

#. {0} escaped(draft.source)
#: Exchange/MarkdownExport.swift
#: Exchange/RecipePrintPage.swift
msgid "Source: {0}"
msgstr "Fuente: {0}"

#: Exchange/RecipeArchive.swift
msgid "the heading of an archive is missing"
msgstr "falta el encabezado del archivo de exportación"

#. {0} key.stringValue
#: Exchange/RecipeArchive.swift
msgid "“{0}” is missing"
msgstr "falta “{0}”"

#. {0} context.codingPath.map(\.stringValue).joined(separator: ".")
#: Exchange/RecipeArchive.swift
msgid "“{0}” is of another kind"
msgstr "“{0}” es de otro tipo"

#: Exchange/RecipeArchive.swift
msgid "it is not JSON"
msgstr "no es JSON"

#. {0} servings.count
#: Exchange/RecipeFacts.swift
msgid "Serves {0}"
msgstr "Porciones: {0}"

#. {0} draft.yield
#: Exchange/RecipeFacts.swift
msgid "Makes {0}"
msgstr "Rinde: {0}"

#. {0} CookingTime.words(minutes: minutes)
#: Exchange/RecipeFacts.swift
msgid "Prep: {0}"
msgstr "Preparación: {0}"

#. {0} CookingTime.words(minutes: minutes)
#: Exchange/RecipeFacts.swift
msgid "Cook: {0}"
msgstr "Cocción: {0}"

#. {0} CookingTime.words(minutes: minutes)
#: Exchange/RecipeFacts.swift
msgid "Total: {0}"
msgstr "Total: {0}"

#: Exchange/RecipeImport.swift
msgid "an empty file"
msgstr "un archivo vacío"

#: Exchange/RecipeImport.swift
msgid "a file that is not text"
msgstr "un archivo que no es texto"

#: Exchange/RecipeImport.swift
msgid "Markdown, which can be exported and not imported"
msgstr "Markdown, que se puede exportar y no importar"

#: Exchange/RecipeImport.swift
msgid "plain text"
msgstr "texto simple"

#. {0} nodes[0].members.count
#: Exchange/SchemaOrg/SchemaOrgImport.swift
msgid "a recipe with {0} fields"
msgstr "una receta con {0, plural, one {# campo} other {# campos}}"

#. {0} name; {1} fields
#: Exchange/SchemaOrg/SchemaOrgImport.swift
msgid "“{0}” without ingredients and steps (it has {1})"
msgstr "“{0}” sin ingredientes ni pasos (tiene {1})"

#: Exchange/SchemaOrg/SchemaOrgImport.swift
msgid "a JSON file"
msgstr "un archivo JSON"

#. {0} script.line
#: Exchange/SchemaOrg/SchemaOrgImport.swift
msgid "a data block at line {0}"
msgstr "un bloque de datos en la línea {0}"

#: Exchange/SchemaOrg/SchemaOrgImport.swift
msgid "a page"
msgstr "una página"

#. {0} place
#: Exchange/SchemaOrg/SchemaOrgImport.swift
msgid "{0} without schema.org data"
msgstr "{0} sin datos de schema.org"

#. {0} place
#: Exchange/SchemaOrg/SchemaOrgImport.swift
msgid "{0} with data of no schema.org type"
msgstr "{0} con datos sin tipo de schema.org"

#. {0} place; {1} types.joined(separator: ", ")
#: Exchange/SchemaOrg/SchemaOrgImport.swift
msgid "{0} with data about {1}"
msgstr "{0} con datos sobre {1}"

#: Exchange/SchemaOrg/SchemaOrgImport.swift
msgid "it has no name"
msgstr "no tiene nombre"

#: Exchange/SchemaOrg/SchemaOrgImport.swift
msgid "it is in the markup of the page, and the data block beside it was read"
msgstr "está en el marcado de la página, y se leyó el bloque de datos a su lado"

#: Exchange/SchemaOrg/SchemaOrgImport.swift
msgid "the page has this recipe twice"
msgstr "la página tiene esta receta dos veces"

#: Exchange/SchemaOrg/SchemaOrgReader+Instructions.swift
#: Exchange/SchemaOrg/SchemaOrgReader+Parts.swift
msgid "there is nothing in it"
msgstr "está vacío"

#: Exchange/SchemaOrg/SchemaOrgReader+Instructions.swift
msgid "its references repeat too much"
msgstr "sus referencias se repiten demasiado"

#: Exchange/SchemaOrg/SchemaOrgReader+Instructions.swift
msgid "this is no step"
msgstr "no es un paso"

#: Exchange/SchemaOrg/SchemaOrgReader+Instructions.swift
msgid "its references lead back to themselves or repeat too much"
msgstr "sus referencias vuelven a sí mismas o se repiten demasiado"

#: Exchange/SchemaOrg/SchemaOrgReader+Instructions.swift
msgid "a tip stands in the notes"
msgstr "un consejo queda en las notas"

#: Exchange/SchemaOrg/SchemaOrgReader+Instructions.swift
msgid "its directions are lines of one step"
msgstr "sus instrucciones son líneas de un solo paso"

#: Exchange/SchemaOrg/SchemaOrgReader+Instructions.swift
msgid "the step has no text"
msgstr "el paso no tiene texto"

#: Exchange/SchemaOrg/SchemaOrgReader+Instructions.swift
msgid "its name is a heading"
msgstr "su nombre es un encabezado"

#: Exchange/SchemaOrg/SchemaOrgReader+Instructions.swift
msgid "the heading before it says the same"
msgstr "el encabezado anterior dice lo mismo"

#: Exchange/SchemaOrg/SchemaOrgReader+Instructions.swift
msgid "the section's name is a heading"
msgstr "el nombre de la sección es un encabezado"

#: Exchange/SchemaOrg/SchemaOrgReader+Instructions.swift
msgid "its heading stands before it"
msgstr "su encabezado queda antes"

#: Exchange/SchemaOrg/SchemaOrgReader+Instructions.swift
msgid "it is the number of a step and nothing else"
msgstr "es el número de un paso y nada más"

#: Exchange/SchemaOrg/SchemaOrgReader+Instructions.swift
msgid "its number is its place"
msgstr "su número es su lugar"

#: Exchange/SchemaOrg/SchemaOrgReader+Instructions.swift
msgid "of a step only the text is kept"
msgstr "de un paso solo se guarda el texto"

#: Exchange/SchemaOrg/SchemaOrgReader+Parts.swift
msgid "this is no ingredient"
msgstr "no es un ingrediente"

#: Exchange/SchemaOrg/SchemaOrgReader+Parts.swift
msgid "this is no yield"
msgstr "no es un rendimiento"

#: Exchange/SchemaOrg/SchemaOrgReader+Parts.swift
msgid "it is less than zero"
msgstr "es menos que cero"

#: Exchange/SchemaOrg/SchemaOrgReader+Parts.swift
msgid "of a range, the first number"
msgstr "de un intervalo, el primer número"

#: Exchange/SchemaOrg/SchemaOrgReader+Parts.swift
msgid "its first word, such as “makes”, is written by the page"
msgstr "su primera palabra, como “rinde”, la escribe la página"

#: Exchange/SchemaOrg/SchemaOrgReader.swift
msgid "the page's title"
msgstr "el título de la página"

#: Exchange/SchemaOrg/SchemaOrgReader.swift
msgid "the recipe has a name"
msgstr "la receta tiene nombre"

#: Exchange/SchemaOrg/SchemaOrgReader.swift
msgid "nutrition is not kept"
msgstr "la información nutricional no se guarda"

#: Exchange/SchemaOrg/SchemaOrgReader.swift
msgid "ratings are not kept"
msgstr "las calificaciones no se guardan"

#: Exchange/SchemaOrg/SchemaOrgReader.swift
msgid "reviews are not kept"
msgstr "las reseñas no se guardan"

#: Exchange/SchemaOrg/SchemaOrgReader.swift
msgid "videos are not kept"
msgstr "los videos no se guardan"

#: Exchange/SchemaOrg/SchemaOrgReader.swift
msgid "when a page was made is not kept"
msgstr "la fecha en que se hizo una página no se guarda"

#: Exchange/SchemaOrg/SchemaOrgReader.swift
msgid "tools are not kept apart from the steps"
msgstr "los utensilios no se guardan aparte de los pasos"

#: Exchange/SchemaOrg/SchemaOrgReader.swift
msgid "statistics are not kept"
msgstr "las estadísticas no se guardan"

#. {0} page.field
#: Exchange/SchemaOrg/SchemaOrgReader.swift
msgid "joined with {0}"
msgstr "unido con {0}"

#. {0} what; {1} after
#: Model/HistoryEntry.swift
msgid "{0} added: {1}"
msgstr "se agregó ({0}): {1}"

#. {0} what; {1} before
#: Model/HistoryEntry.swift
msgid "{0} deleted: {1}"
msgstr "se eliminó ({0}): {1}"

#. {0} rule.label; {1} rule.example
#: RecipeBoxError.swift
msgid "the {0} is blank — enter {1}"
msgstr "falta esto: {0} — escriba {1}"

#. {0} rule.label; {1} characters; {2} rule.limit
#: RecipeBoxError.swift
msgid "the {0} has {1} characters — shorten it to {2}"
msgstr "{0}: tiene {1} caracteres — acorte el texto a {2}"

#. {0} count; {1} TagRule.limit
#: RecipeBoxError.swift
msgid "{0} tags are too many — keep at most {1}"
msgstr "{0} etiquetas son demasiadas — deje {1} como máximo"

#. {0} count; {1} kind; {2} DraftRule.lines
#: RecipeBoxError.swift
msgid "{0} {1} are too many for a recipe — keep at most {2}, or make it several recipes"
msgstr "{0} {1} son demasiados para una receta — deje {2} como máximo, o haga varias recetas"

#. {0} count; {1} Servings.range.lowerBound; {2} Servings.range.upperBound
#: RecipeBoxError.swift
msgid "{0} is no number of servings — use a whole number from {1} to {2}"
msgstr "{0} no es un número de porciones — use un número entero de {1} a {2}"

#. {0} minutes; {1} RecipeTimes.range.upperBound.grouped
#: RecipeBoxError.swift
msgid "{0} minutes is no time for a recipe — use 0 to {1} minutes"
msgstr "{0} minutos no es un tiempo para una receta — use de 0 a {1} minutos"

#. {0} count; {1} count
#: RecipeBoxError.swift
msgid "{0} lines are {1} ingredients — save each line as an ingredient of its own"
msgstr "{0} líneas son {1} ingredientes — guarde cada línea como un ingrediente aparte"

#. {0} line; {1} parts
#: RecipeBoxError.swift
msgid "“{0}” and “{1}” are two ingredients — empty the line or the fields of its parts"
msgstr "“{0}” y “{1}” son dos ingredientes — vacíe la línea o los campos de sus partes"

#: RecipeBoxError.swift
msgid "no number is typed — enter a number, such as 4"
msgstr "no hay ningún número — escriba un número, por ejemplo 4"

#. {0} text
#: RecipeBoxError.swift
msgid "“{0}” is no whole number — write digits, such as 4"
msgstr "“{0}” no es un número entero — escriba dígitos, por ejemplo 4"

#. {0} place
#: RecipeBoxError.swift
msgid "the list has no place {0} — use one from 1 on"
msgstr "la lista no tiene el lugar {0} — use uno desde el 1"

#. {0} text; {1} error.message
#: RecipeBoxError.swift
msgid "“{0}” is no amount: {1}"
msgstr "“{0}” no es una cantidad: {1}"

#. {0} text
#: RecipeBoxError.swift
msgid "“{0}” is no amount of an ingredient — write one above zero, or leave the amount empty"
msgstr "“{0}” no es una cantidad para un ingrediente — escriba una mayor que cero, o deje la cantidad vacía"

#. {0} text
#: RecipeBoxError.swift
msgid "there is no recipe “{0}” — list the recipes to see their names and ids"
msgstr "no hay ninguna receta “{0}” — vea la lista de recetas con sus nombres e id"

#. {0} text; {1} candidates.count; {2} candidates.map(\.id.rawValue).joined(separator: ", ")
#: RecipeBoxError.swift
msgid "“{0}” stands for {1} recipes — use an id, or enough of its beginning: {2}"
msgstr "“{0}” puede ser {1} recetas — use un id, o lo suficiente de su principio: {2}"

#. {0} recipe; {1} text
#: RecipeBoxError.swift
msgid "“{0}” has no ingredient “{1}” — use a place from its list, a name or an id"
msgstr "“{0}” no tiene el ingrediente “{1}” — use un lugar de su lista, un nombre o un id"

#. {0} recipe; {1} text; {2} positions.map(String.init).joined(separator: localized(" and "))
#: RecipeBoxError.swift
msgid "“{0}” has “{1}” at {2} — use the place"
msgstr "“{0}” tiene “{1}” en {2} — use el lugar"

#: RecipeBoxError.swift
msgid " and "
msgstr " y "

#: Screens/StepsPage.swift
msgid "This step was deleted. What you type becomes a new one."
msgstr "Este paso se eliminó. Lo que escriba será un paso nuevo."

#: Screens/IngredientPage.swift
msgid "This ingredient was deleted. What you type becomes a new one."
msgstr "Este ingrediente se eliminó. Lo que escriba será un ingrediente nuevo."

#. {0} recipe; {1} text
#: RecipeBoxError.swift
msgid "“{0}” has no step {1} — use a place from its list or an id"
msgstr "“{0}” no tiene el paso {1} — use un lugar de su lista o un id"

#. {0} recipe
#: RecipeBoxError.swift
msgid "“{0}” has no photo — add one first"
msgstr "“{0}” no tiene foto — agregue una primero"

#. {0} recipe
#: RecipeBoxError.swift
msgid "the photo of “{0}” is no longer on the disk — restore it from a backup or set it anew"
msgstr "la foto de “{0}” ya no está en el disco — recupérela de una copia de seguridad o póngala de nuevo"

#: RecipeBoxError.swift
msgid "this recipe box has no folder for photos — open it with one"
msgstr "este recetario no tiene carpeta para fotos — ábralo con una"

#: RecipeBoxError.swift
msgid "nothing was taken back since the last change — undo a change first, or make it anew"
msgstr "no se ha deshecho nada desde el último cambio — primero deshaga un cambio, o hágalo de nuevo"

#. {0} field
#: RecipeBoxError.swift
msgid "the field “{0}” has no file that can be read — choose a file"
msgstr "el campo “{0}” no tiene un archivo que se pueda leer — elija un archivo"

#: RecipeBoxError.swift
msgid "no recipe is chosen — choose one or more"
msgstr "no hay ninguna receta elegida — elija una o más"

#: RecipeBoxError.swift
#: Screens/RecipeScreen.swift
msgid "this app makes no PDF — choose a page to print"
msgstr "esta aplicación no hace PDF — elija una página para imprimir"

#. {0} DeepLink.shown(link)
#: RecipeBoxError.swift
msgid "“{0}” leads nowhere — use a link such as recipebox://home"
msgstr "“{0}” no lleva a ninguna parte — use un enlace como recipebox://home"

#. {0} text; {1} error.message
#: RecipeBoxError.swift
msgid "“{0}” is no factor: {1}"
msgstr "“{0}” no es un factor: {1}"

#. {0} text
#: RecipeBoxError.swift
msgid "“{0}” is a range, not a factor — give one number such as 2 or 1/2"
msgstr "“{0}” es un intervalo, no un factor — dé un solo número, como 2 o 1/2"

#. {0} text; {1} MixedNumber(mixed).formatted(.ascii); {2} MixedNumber(plain).formatted(.ascii)
#: RecipeBoxError.swift
msgid "“{0}” can be read in two ways — write {1} or {2}"
msgstr "“{0}” se puede leer de dos maneras — escriba {1} o {2}"

#. {0} factor
#: RecipeBoxError.swift
msgid "{0} is negative — use a factor above 0"
msgstr "{0} es negativo — use un factor mayor que 0"

#. {0} factor
#: RecipeBoxError.swift
msgid "{0} is no factor — use a number above 0"
msgstr "{0} no es un factor — use un número mayor que 0"

#. {0} recipe
#: RecipeBoxError.swift
msgid "“{0}” doesn't say how many it serves — set its servings, or scale by a factor"
msgstr "“{0}” no dice cuántas porciones rinde — ponga sus porciones, o ajuste las cantidades con un factor"

#. {0} text
#: RecipeBoxError.swift
msgid "“{0}” is no unit — use one such as cup, tbsp, g, ml, oz or lb"
msgstr "“{0}” no es una unidad — use una como taza, cucharada, g, ml, oz o lb"

#. {0} from; {1} to; {2} ingredient
#: RecipeBoxError.swift
msgid "{0} to {1} needs to know how heavy “{2}” is — convert within volumes or within weights"
msgstr "para pasar de {0} a {1} hay que saber cuánto pesa “{2}” — convierta entre volúmenes o entre pesos"

#. {0} from; {1} to
#: RecipeBoxError.swift
msgid "{0} can't be converted to {1} — choose two units of one kind"
msgstr "no se puede convertir de {0} a {1} — elija dos unidades del mismo tipo"

#. {0} found
#: RecipeBoxError.swift
msgid "found {0}, but no recipe — give a page with schema.org data, a Cooklang file or an archive"
msgstr ""
"se encontró {0}, pero ninguna receta — dé una página con datos de schema.org, un archivo de Cooklang o un archivo de "
"exportación"

#. {0} found; {1} error
#: RecipeBoxError.swift
msgid "found {0}, but it is broken: {1}"
msgstr "se encontró {0}, pero está dañado: {1}"

#. {0} found
#: RecipeBoxError.swift
msgid "found {0} without a name — add a title to it, or give the file a name"
msgstr "se encontró {0} sin nombre — agréguele un título, o dé un nombre al archivo"

#. {0} limit
#: RecipeBoxError.swift
msgid "the file is longer than {0} bytes — a recipe is smaller; check which file it is"
msgstr "el archivo tiene más de {0} bytes — una receta es más pequeña; revise qué archivo es"

#. {0} limit
#: RecipeBoxError.swift
msgid "the file has more than {0} recipes — import it in parts; nothing was imported"
msgstr "el archivo tiene más de {0} recetas — impórtelo por partes; no se importó nada"

#. {0} version
#: RecipeBoxError.swift
msgid "the archive is of version {0}, which is newer than this program — update it first"
msgstr "el archivo de exportación es de la versión {0}, más nueva que este programa — primero actualícelo"

#. {0} line; {1} reason
#: RecipeBoxError.swift
msgid "line {0} of the archive is no recipe: {1} — export it again, or remove the line"
msgstr "la línea {0} del archivo de exportación no es una receta: {1} — expórtelo de nuevo, o quite la línea"

#. {0} reason
#: RecipeBoxError.swift
msgid "something went wrong inside: {0} — report it; nothing was changed"
msgstr "algo falló internamente: {0} — repórtelo; no se cambió nada"

#: RecipeBoxError.swift
#: Screens/HistoryScreen.swift
#: Screens/HomeScreen.swift
msgid "Recipes"
msgstr "Recetas"

#: Rules/DraftRule.swift
msgid "ingredients"
msgstr "ingredientes"

#: Rules/DraftRule.swift
msgid "steps"
msgstr "pasos"

#: Rules/HistoryDiff.swift
#: Rules/TextRule.swift
msgid "tag"
msgstr "etiqueta"

#: Rules/HistoryDiff.swift
msgid "recipe"
msgstr "receta"

#: Rules/HistoryDiff.swift
msgid "name"
msgstr "nombre"

#: Rules/HistoryDiff.swift
msgid "servings"
msgstr "porciones"

#: Rules/HistoryDiff.swift
#: Rules/TextRule.swift
msgid "yield"
msgstr "rendimiento"

#: Rules/HistoryDiff.swift
msgid "preparation"
msgstr "preparación"

#: Rules/HistoryDiff.swift
msgid "cooking"
msgstr "cocción"

#: Rules/HistoryDiff.swift
msgid "total time"
msgstr "tiempo total"

#: Rules/HistoryDiff.swift
#: Rules/TextRule.swift
msgid "notes"
msgstr "notas"

#: Rules/HistoryDiff.swift
#: Rules/TextRule.swift
msgid "source"
msgstr "fuente"

#: Rules/HistoryDiff.swift
#: Screens/RecipeRow.swift
msgid "photo"
msgstr "foto"

#. {0} $0.prefix(8)
#: Rules/HistoryDiff.swift
msgid "picture {0}"
msgstr "imagen {0}"

#: Rules/HistoryDiff.swift
#: Rules/TextRule.swift
msgid "ingredient"
msgstr "ingrediente"

#: Rules/HistoryDiff.swift
#: Rules/TextRule.swift
msgid "step"
msgstr "paso"

#. {0} what
#: Rules/HistoryDiff.swift
msgid "{0} moved up"
msgstr "{0}: subió"

#. {0} what
#: Rules/HistoryDiff.swift
msgid "{0} moved down"
msgstr "{0}: bajó"

#. {0} quantity(amount.plain, unit: unit.id); {1} quantity(more.amount.plain, unit: more.unit.id)
#: Rules/IngredientWording.swift
#: Rules/KitchenRounding.swift
#: Rules/MeasuredAmount.swift
msgid "{0} plus {1}"
msgstr "{0} más {1}"

#. {0} measure
#: Rules/IngredientWording.swift
msgctxt "a measure before its ingredient"
msgid "{0} "
msgstr "{0} de "

#. {0} low; {1} high
#: Rules/IngredientWording.swift
#: Rules/ScaledLine.swift
msgid "{0} to {1}"
msgstr "{0} a {1}"

#: Rules/KitchenRounding.swift
msgid "exact, no kitchen measure is within 10%"
msgstr "exacto; ninguna medida de cocina se acerca a menos de 10 %"

#. {0} alternative; {1} read; {2} other
#: Rules/TwofoldAmount.swift
msgid "{0} was read as {1}; if you meant the plain fraction, write {2}"
msgstr "{0} se leyó como {1}; si quería la fracción simple, escriba {2}"

#. {0} text; {1} read; {2} other
#: Rules/TwofoldAmount.swift
msgid "“{0}” was read as {1}; if it lost a space, it is {2}"
msgstr "“{0}” se leyó como {1}; si perdió un espacio, es {2}"

#. {0} sum
#: Rules/MeasuredAmount.swift
#: Rules/ScaledLine.swift
msgid "about {0}"
msgstr "aprox. {0}"

#. {0} unscaled
#: Rules/Scaling.swift
msgid "{0} as written"
msgstr "{0}, como está escrito"

#: Rules/Scaling.swift
msgid "Amounts in the steps are for the recipe as written."
msgstr "Las cantidades de los pasos son para la receta original."

#: Rules/TextRule.swift
msgid "recipe name"
msgstr "nombre de la receta"

#: Rules/TextRule.swift
msgid "ingredient name"
msgstr "nombre del ingrediente"

#: Rules/TextRule.swift
msgid "unit"
msgstr "unidad"

#: Rules/TextRule.swift
msgid "ingredient note"
msgstr "nota del ingrediente"

#: Rules/TextRule.swift
msgid "a name such as Pancakes"
msgstr "un nombre como Hotcakes"

#: Rules/TextRule.swift
msgid "a name such as flour"
msgstr "un nombre como harina"

#: Rules/TextRule.swift
msgid "a unit such as cup"
msgstr "una unidad como taza"

#: Rules/TextRule.swift
msgid "a note such as sifted"
msgstr "una nota como cernida"

#: Rules/TextRule.swift
msgid "an ingredient such as 1 cup flour"
msgstr "un ingrediente, por ejemplo: 1 taza de harina"

#: Rules/TextRule.swift
msgid "what to do, such as Stir the batter"
msgstr "qué hacer, por ejemplo: Revuelva la masa"

#: Rules/TextRule.swift
msgid "a tag such as breakfast"
msgstr "una etiqueta como desayuno"

#: Rules/TextRule.swift
msgid "what it makes, such as 24 cookies"
msgstr "lo que rinde, por ejemplo: 24 galletas"

#: Rules/TextRule.swift
msgid "a note"
msgstr "una nota"

#: Rules/TextRule.swift
msgid "a book, a person or a web address"
msgstr "un libro, una persona o una dirección web"

#. {0} name
#: Screens/HistoryScreen.swift
msgid "History of {0}"
msgstr "Historial de {0}"

#: Screens/HomeScreen.swift
#: Screens/RecipeNameScreen.swift
msgid "New recipe"
msgstr "Receta nueva"

#: Screens/HomeScreen.swift
#: Screens/IngredientPage.swift
#: Screens/RecipeNameScreen.swift
msgid "Recipe name"
msgstr "Nombre de la receta"

#: Screens/HomeScreen.swift
msgid "Redo"
msgstr "Rehacer"

#: Screens/HomeScreen.swift
msgid "nothing has been taken back since the last change"
msgstr "no se ha deshecho nada desde el último cambio"

#: Screens/HomeScreen.swift
msgid "Import"
msgstr "Importar"

#: Screens/HomeScreen.swift
msgid "Web address or file"
msgstr "Dirección web o archivo"

#: Screens/HomeScreen.swift
msgid "Replace recipes of the same name"
msgstr "Reemplazar las recetas del mismo nombre"

#: Screens/HomeScreen.swift
#: Screens/ShoppingListScreen.swift
#: UseCases/RecipeBox+Acts.swift
msgid "Shopping list"
msgstr "Lista de compras"

#: Screens/HomeScreen.swift
msgid "there are no recipes yet"
msgstr "todavía no hay recetas"

#: Screens/HomeScreen.swift
#: Screens/SearchScreen.swift
#: UseCases/RecipeBox+Acts.swift
msgid "Search"
msgstr "Buscar"

#: Screens/HomeScreen.swift
#: Screens/SearchScreen.swift
msgid "There are no recipes yet — begin with a new recipe."
msgstr "Todavía no hay recetas — empiece con una receta nueva."

#. {0} $0
#: Screens/HomeScreen.swift
msgid "Undo: {0}"
msgstr "Deshacer: {0}"

#: Screens/HomeScreen.swift
msgid "Undo"
msgstr "Deshacer"

#: Screens/HomeScreen.swift
msgid "nothing has been changed yet"
msgstr "todavía no se ha cambiado nada"

#: Screens/IngredientPage.swift
msgid "There are no ingredients yet — enter the first one."
msgstr "Todavía no hay ingredientes — escriba el primero."

#. {0} $0.position
#: Screens/IngredientPage.swift
msgid "Ingredient {0}"
msgstr "Ingrediente {0}"

#: Screens/IngredientPage.swift
msgid "New ingredient"
msgstr "Ingrediente nuevo"

#: Screens/IngredientPage.swift
msgid "Save ingredient"
msgstr "Guardar el ingrediente"

#: Screens/IngredientPage.swift
msgid "Ingredient in one line"
msgstr "El ingrediente en una línea"

#: Screens/IngredientPage.swift
msgid "1 and 1/2 cups flour, sifted"
msgstr "1-1/2 tazas de harina, cernida"

#. {0} IngredientLine.inLanguage(of: line) { IngredientWording.composed(draft) }
#: Screens/IngredientPage.swift
msgid "read as {0}"
msgstr "se lee como {0}"

#: Screens/IngredientPage.swift
msgid "Amount"
msgstr "Cantidad"

#: Screens/IngredientPage.swift
msgid "Unit"
msgstr "Unidad"

#: Screens/IngredientPage.swift
msgid "cups"
msgstr "tazas"

#: Screens/IngredientPage.swift
#: Screens/RecipeFields.swift
msgid "Name"
msgstr "Nombre"

#: Screens/IngredientPage.swift
msgid "flour"
msgstr "harina"

#: Screens/IngredientPage.swift
msgid "Note"
msgstr "Nota"

#: Screens/IngredientPage.swift
#: Screens/RecipeRow.swift
#: Screens/RecipeScreen.swift
msgid "Edit"
msgstr "Editar"

#: Screens/IngredientPage.swift
#: Screens/RecipeRow.swift
#: Screens/StepsPage.swift
msgid "Delete"
msgstr "Eliminar"

#. {0} read; {1} alternative; {2} other
#: Screens/IngredientPage.swift
msgid "read as {0} — as a plain fraction {1} it would be {2}"
msgstr "se lee como {0} — como fracción simple, {1} sería {2}"

#: Screens/IngredientPage.swift
msgid "Done"
msgstr "Listo"

#: Screens/IngredientPage.swift
msgid "Move"
msgstr "Mover"

#: Screens/IngredientPage.swift
msgid "there is nothing to move it past"
msgstr "no hay otro lugar a donde moverlo"

#: Screens/IngredientPage.swift
msgid "New position"
msgstr "Nuevo lugar"

#: Screens/StepsPage.swift
msgid "Position"
msgstr "Lugar"

#: Screens/RecipeFields.swift
msgid "Pancakes"
msgstr "Hotcakes"

#: Screens/RecipeFields.swift
#: Screens/SizeForm.swift
msgid "Servings"
msgstr "Porciones"

#: Screens/RecipeFields.swift
msgid "Makes"
msgstr "Rinde"

#: Screens/RecipeFields.swift
msgid "24 cookies"
msgstr "24 galletas"

#: Screens/RecipeFields.swift
msgid "Preparation, minutes"
msgstr "Preparación, en minutos"

#: Screens/RecipeFields.swift
msgid "Cooking, minutes"
msgstr "Cocción, en minutos"

#: Screens/RecipeFields.swift
msgid "Total, minutes"
msgstr "Total, en minutos"

#: Screens/RecipeFields.swift
msgid "Source"
msgstr "Fuente"

#: Screens/RecipeFields.swift
msgid "Tags, with commas between"
msgstr "Etiquetas, separadas por comas"

#: Screens/RecipeFields.swift
msgid "breakfast, quick"
msgstr "desayuno, rápido"

#: Screens/RecipeNameScreen.swift
msgid "Continue"
msgstr "Continuar"

#: Screens/RecipeNameScreen.swift
msgid "give the recipe a name first"
msgstr "primero dé un nombre a la receta"

#: Screens/RecipeNameScreen.swift
msgid "Remove photo"
msgstr "Quitar la foto"

#: Screens/RecipeNameScreen.swift
msgid "there is no photo"
msgstr "no hay foto"

#: Screens/RecipeNameScreen.swift
msgid "Remove the photo?"
msgstr "¿Quitar la foto?"

#: Screens/RecipeNameScreen.swift
msgid "Remove"
msgstr "Quitar"

#: Screens/RecipeNameScreen.swift
msgid "Photo"
msgstr "Foto"

#: Screens/RecipeNameScreen.swift
msgid "Add photo from a file"
msgstr "Agregar una foto de un archivo"

#: Screens/RecipeNameScreen.swift
msgid "Replace photo from a file"
msgstr "Reemplazar la foto con la de un archivo"

#: Screens/RecipeNameScreen.swift
msgid "Take photo"
msgstr "Tomar una foto"

#. {0} recipe.ingredientCount
#: Screens/RecipeRow.swift
msgid "{0, plural, one {# ingredient} other {# ingredients}}"
msgstr "{0, plural, one {# ingrediente} other {# ingredientes}}"

#. {0} recipe.stepCount
#: Screens/RecipeRow.swift
msgid "{0, plural, one {# step} other {# steps}}"
msgstr "{0, plural, one {# paso} other {# pasos}}"

#. {0} $0
#: Screens/RecipeRow.swift
#: Screens/RecipeScreen.swift
msgid "makes {0}"
msgstr "rinde {0}"

#. {0} $0
#: Rules/Scaling.swift
#: Screens/RecipeRow.swift
#: Screens/RecipeScreen.swift
msgid "serves {0}"
msgstr "porciones: {0}"

#. {0} String(recipe.id.rawValue.prefix($0))
#: Screens/RecipeRow.swift
msgid "id {0}"
msgstr "id {0}"

#. {0} recipe.name; {1} recipe.ingredientCount; {2} recipe.stepCount
#: Screens/RecipeRow.swift
msgid ""
"Delete “{0}” with its {1, plural, one {# ingredient} other {# ingredients}} and {2, plural, one {# step} other {# "
"steps}}?"
msgstr ""
"¿Eliminar “{0}” con {1, plural, one {# ingrediente} other {# ingredientes}} y {2, plural, one {# paso} other {# "
"pasos}}?"

#: Screens/RecipeScreen.swift
msgid "History"
msgstr "Historial"

#. {0} format.label
#: Screens/RecipeScreen.swift
msgid "Export as {0}"
msgstr "Exportar como {0}"

#: Screens/RecipeScreen.swift
msgid "the recipe doesn't say how many it serves"
msgstr "la receta no dice cuántas porciones rinde"

#: Screens/SizeForm.swift
msgid "Size"
msgstr "Tamaño"

#: Screens/SizeForm.swift
msgid "Times as much"
msgstr "Veces la cantidad"

#: Screens/SizeForm.swift
msgid "Round to what can be measured"
msgstr "Redondear a lo que se puede medir"

#: Screens/SizeForm.swift
msgid "Show"
msgstr "Mostrar"

#. {0} recipe.yield
#: Rules/Scaling.swift
#: Screens/RecipeScreen.swift
msgid "makes {0} as written"
msgstr "rinde {0}, como está escrito"

#. {0} Wording.minutes($0)
#: Screens/RecipeScreen.swift
msgid "preparation {0}"
msgstr "preparación {0}"

#. {0} Wording.minutes($0)
#: Screens/RecipeScreen.swift
msgid "cooking {0}"
msgstr "cocción {0}"

#. {0} Wording.minutes($0)
#: Screens/RecipeScreen.swift
msgid "{0} in all"
msgstr "{0} en total"

#: Screens/RecipeScreen.swift
msgid "amounts in the steps are for the recipe as written"
msgstr "las cantidades de los pasos son para la receta original"

#: Screens/SearchScreen.swift
msgid "Name, ingredient or tag"
msgstr "Nombre, ingrediente o etiqueta"

#: Screens/SearchScreen.swift
msgid "pancakes, flour, breakfast"
msgstr "hotcakes, harina, desayuno"

#. {0} query
#: Screens/SearchScreen.swift
msgid "Nothing has “{0}” in its name, ingredients or tags — try the beginning of a word."
msgstr "Nada tiene “{0}” en su nombre, ingredientes o etiquetas — pruebe con el principio de una palabra."

#: Screens/ShoppingListScreen.swift
msgid "There is nothing to buy — choose recipes that have ingredients."
msgstr "No hay nada que comprar — elija recetas que tengan ingredientes."

#. {0} text; {1} each
#: Screens/ShoppingListScreen.swift
msgctxt "the size of a feminine thing: a can, a bag"
msgid "{0} ({1} each)"
msgstr "{0} ({1} cada una)"

#. {0} text; {1} each
#: Screens/ShoppingListScreen.swift
msgid "{0} ({1} each)"
msgstr "{0} ({1} cada uno)"

#: Screens/ShoppingListScreen.swift
msgid "some more"
msgstr "un poco más"

#: Screens/StepsPage.swift
msgid "Step"
msgstr "Paso"

#: Screens/StepsPage.swift
msgid "Stir the batter"
msgstr "Revuelva la masa"

#: Screens/StepsPage.swift
msgid "Save step"
msgstr "Guardar el paso"

#: Screens/StepsPage.swift
msgid "There are no steps yet — enter the first one."
msgstr "Todavía no hay pasos — escriba el primero."

#: Screens/StepsPage.swift
msgid "New step"
msgstr "Paso nuevo"

#. {0} $0
#: Screens/StepsPage.swift
msgid "Step {0}"
msgstr "Paso {0}"

#: Screens/StepsPage.swift
msgid "Heading"
msgstr "Título"

#. {0} place
#: Screens/StepsPage.swift
msgid "stands before step {0}"
msgstr "va antes del paso {0}"

#. {0} place
#: Screens/StepsPage.swift
msgid "becomes step {0}; what stands there moves down"
msgstr "será el paso {0}; el que está ahí baja"

#. {0} place
#: Screens/StepsPage.swift
msgid "becomes step {0}"
msgstr "será el paso {0}"

#. {0} key
#: Store/OrderedList.swift
#: Store/RecipeReader.swift
msgid "“{0}” is no order key"
msgstr "“{0}” no es una clave de orden"

#. {0} text; {1} table
#: Store/OrderedList.swift
msgid "“{0}” in {1} is no order key"
msgstr "“{0}” en {1} no es una clave de orden"

#. {0} change.shownSummary; {1} count
#: UseCases/RecipeBox+Acts.swift
msgid "{0}; {1} recipes have this name — rename one, or tell them apart by tags"
msgstr "{0}; hay {1} recetas con este nombre — cambie el de una, o distíngalas con etiquetas"

#: UseCases/RecipeBox+Acts.swift
msgid "Recipe"
msgstr "Receta"

#: UseCases/RecipeBox+Acts.swift
msgid "Back"
msgstr "Volver"

#. {0} draft.name
#: UseCases/RecipeBox+Ingredients.swift
msgid "ingredient “{0}” added"
msgstr "ingrediente “{0}” agregado"

#. {0} record.name
#: UseCases/RecipeBox+Ingredients.swift
msgid "ingredient “{0}” edited"
msgstr "ingrediente “{0}” editado"

#. {0} record.name; {1} place.position
#: UseCases/RecipeBox+Ingredients.swift
msgid "ingredient “{0}” moved to {1}"
msgstr "ingrediente “{0}” movido a {1}"

#. {0} record.name
#: UseCases/RecipeBox+Ingredients.swift
msgid "ingredient “{0}” deleted"
msgstr "ingrediente “{0}” eliminado"

#: UseCases/RecipeBox+Photos.swift
#: UseCases/RecipeBox+Recipes.swift
msgid "the picture"
msgstr "la imagen"

#: UseCases/RecipeBox+Photos.swift
msgid "photo removed"
msgstr "foto quitada"

#: UseCases/RecipeBox+Photos.swift
msgid "photo added"
msgstr "foto agregada"

#: UseCases/RecipeBox+Photos.swift
msgid "photo replaced"
msgstr "foto reemplazada"

#. {0} draft.name
#: UseCases/RecipeBox+Recipes.swift
msgid "“{0}” added"
msgstr "“{0}” agregada"

#. {0} draft.name
#: UseCases/RecipeBox+Recipes.swift
msgid "“{0}” replaced by an import; the new picture was left out"
msgstr "“{0}” reemplazada por una importación; la imagen nueva se omitió"

#. {0} draft.name
#: UseCases/RecipeBox+Recipes.swift
msgid "“{0}” replaced by an import"
msgstr "“{0}” reemplazada por una importación"

#. {0} draft.name
#: UseCases/RecipeBox+Recipes.swift
msgid "“{0}” imported"
msgstr "“{0}” importada"

#. {0} draft.name
#: UseCases/RecipeBox+Recipes.swift
msgid "“{0}” imported; no ingredients were found"
msgstr "“{0}” importada; no se encontraron ingredientes"

#. {0} draft.name
#: UseCases/RecipeBox+Recipes.swift
msgid "“{0}” imported; no steps were found"
msgstr "“{0}” importada; no se encontraron pasos"

#. {0} draft.name
#: UseCases/RecipeBox+Recipes.swift
msgid "“{0}” imported; no ingredients and no steps were found"
msgstr "“{0}” importada; no se encontraron ni ingredientes ni pasos"

#. {0} draft.name
#: UseCases/RecipeBox+Recipes.swift
msgid "“{0}” imported without its picture"
msgstr "“{0}” importada sin su imagen"

#. {0} draft.name
#: UseCases/RecipeBox+Recipes.swift
msgid "“{0}” imported without its picture; no ingredients were found"
msgstr "“{0}” importada sin su imagen; no se encontraron ingredientes"

#. {0} draft.name
#: UseCases/RecipeBox+Recipes.swift
msgid "“{0}” imported without its picture; no steps were found"
msgstr "“{0}” importada sin su imagen; no se encontraron pasos"

#. {0} draft.name
#: UseCases/RecipeBox+Recipes.swift
msgid "“{0}” imported without its picture; no ingredients and no steps were found"
msgstr "“{0}” importada sin su imagen; no se encontraron ni ingredientes ni pasos"

#. {0} record.name
#: UseCases/RecipeBox+Recipes.swift
msgid "“{0}” deleted"
msgstr "“{0}” eliminada"

#. {0} before.name
#: UseCases/RecipeBox+Recipes.swift
msgid "“{0}” edited"
msgstr "“{0}” editada"

#. {0} before.name; {1} after.name
#: UseCases/RecipeBox+Recipes.swift
msgid "“{0}” renamed to “{1}”"
msgstr "“{0}” ahora se llama “{1}”"

#. {0} text
#: UseCases/RecipeBox+Steps.swift
msgid "heading “{0}” added"
msgstr "título “{0}” agregado"

#. {0} number
#: UseCases/RecipeBox+Steps.swift
msgid "step {0} added"
msgstr "paso {0} agregado"

#. {0} step.text
#: UseCases/RecipeBox+Steps.swift
msgid "heading “{0}” edited"
msgstr "título “{0}” editado"

#. {0} step.text
#: UseCases/RecipeBox+Steps.swift
msgid "heading “{0}” moved"
msgstr "título “{0}” movido"

#. {0} numbers.0
#: UseCases/RecipeBox+Steps.swift
msgid "step {0} edited"
msgstr "paso {0} editado"

#. {0} numbers.0; {1} numbers.1
#: UseCases/RecipeBox+Steps.swift
msgid "step {0} moved to {1}"
msgstr "paso {0} movido a {1}"

#. {0} record.text
#: UseCases/RecipeBox+Steps.swift
msgid "heading “{0}” deleted"
msgstr "título “{0}” eliminado"

#. {0} number
#: UseCases/RecipeBox+Steps.swift
msgid "step {0} deleted"
msgstr "paso {0} eliminado"
"""#
