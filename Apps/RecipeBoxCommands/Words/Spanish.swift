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

#: App/Arguments.swift
msgid "--scale and --servings exclude each other"
msgstr "--scale y --servings no se pueden usar juntos"

#: App/RecipeBoxApp.swift
msgid "the field “source” takes a file"
msgstr "el campo “source” recibe un archivo"

#: App/RecipeBoxApp.swift
msgid "give it as --file source=PATH"
msgstr "indíquelo así: --file source=RUTA"

#: Commands/IngredientCommand.swift
msgid "No ingredient is given"
msgstr "No se dio ningún ingrediente"

#: Commands/IngredientCommand.swift
msgid "An ingredient is given both in one line and field by field"
msgstr "El ingrediente se dio a la vez en una línea y campo por campo"

#. {0} $0; {1} $1
#: Commands/IngredientCommand.swift
msgid "Added {0}. {1}"
msgstr "Se agregó {0}. {1}"

#: Commands/IngredientCommand.swift
#: Commands/RecipeCommands.swift
msgid "No change is given"
msgstr "No se dio ningún cambio"

#: Commands/IngredientCommand.swift
msgid "A line and fields exclude each other"
msgstr "Una línea y los campos no se pueden usar juntos"

#. {0} $0; {1} $1
#: Commands/IngredientCommand.swift
msgid "Saved {0}. {1}"
msgstr "Se guardó {0}. {1}"

#. {0} $0; {1} $1
#: Commands/IngredientCommand.swift
msgid "Moved {0}. {1}"
msgstr "Se movió {0}. {1}"

#. {0} $0
#: Commands/IngredientCommand.swift
#: Screens/PageText.swift
msgid "(read as {0})"
msgstr "(se lee como {0})"

#. {0} other
#: Commands/KitchenCommands.swift
msgid "Unknown option “{0}”"
msgstr "Opción desconocida “{0}”"

#. {0} other
#: Commands/KitchenCommands.swift
msgid "“{0}” is one value too many"
msgstr "“{0}” es un valor de más"

#: Commands/KitchenCommands.swift
msgid "No size is given"
msgstr "No se dio ningún tamaño"

#: Commands/KitchenCommands.swift
msgid "A factor and --servings exclude each other"
msgstr "Un factor y --servings no se pueden usar juntos"

#. {0} measure
#: Commands/KitchenCommands.swift
msgid "“{0}” has no amount with a unit that could be converted"
msgstr "“{0}” no tiene una cantidad con una unidad que se pueda convertir"

#: Commands/KitchenCommands.swift
msgid "write it as “1-1/2 cups flour” or “250 ml”"
msgstr "escríbalo así: “1-1/2 tazas de harina” o “250 ml”"

#. {0} start; {1} end
#: Commands/KitchenCommands.swift
msgid "{0} minus {1}"
msgstr "{0} menos {1}"

#. {0} start; {1} end
#: Commands/KitchenCommands.swift
msgid "{0} plus {1}"
msgstr "{0} más {1}"

#: Commands/KitchenCommands.swift
msgid "The recipe has no steps, so there is nothing to check."
msgstr "La receta no tiene pasos, así que no hay nada que revisar."

#: Commands/KitchenCommands.swift
msgid "Every ingredient is used, and every food that the check knows is listed."
msgstr "Se usan todos los ingredientes, y todos los alimentos que la revisión conoce están en la lista."

#: Commands/KitchenCommands.swift
msgid "The check knows common foods by their English and Spanish names; for allergies, read every step."
msgstr "La revisión conoce alimentos comunes por sus nombres en inglés y en español; por las alergias, lea cada paso."

#. {0} ingredient.position; {1} ingredient.name
#: Commands/KitchenCommands.swift
msgid "No step uses ingredient {0}, {1}."
msgstr "Ningún paso usa el ingrediente {0}, {1}."

#. {0} step.text; {1} food
#: Commands/KitchenCommands.swift
msgid "“{0}” names {1}, which is not among the ingredients."
msgstr "“{0}” nombra {1}, que no está entre los ingredientes."

#. {0} number; {1} food
#: Commands/KitchenCommands.swift
msgid "Step {0} names {1}, which is not among the ingredients."
msgstr "El paso {0} nombra {1}, que no está entre los ingredientes."

#. {0} step.text
#: Commands/KitchenCommands.swift
msgid "“{0}” was not checked: its language is not English or Spanish."
msgstr "“{0}” no se revisó: no está en inglés ni en español."

#. {0} number
#: Commands/KitchenCommands.swift
msgid "Step {0} was not checked: its language is not English or Spanish."
msgstr "El paso {0} no se revisó: no está en inglés ni en español."

#. {0} limit
#: Commands/LookingCommands.swift
msgid "The limit {0} is not within 1 and 10,000"
msgstr "El límite {0} no está entre 1 y 10,000"

#. {0} recipe.name
#: Commands/PhotoCommand.swift
msgid "Set the photo of “{0}”"
msgstr "Se puso la foto de “{0}”"

#. {0} recipe.name
#: Commands/PhotoCommand.swift
msgid "Removed the photo of “{0}”"
msgstr "Se quitó la foto de “{0}”"

#. {0} recipe.name
#: Commands/RecipeCommands.swift
msgid "Added “{0}”"
msgstr "Se agregó “{0}”"

#. {0} recipe.name
#: Commands/RecipeCommands.swift
msgid "Saved “{0}”"
msgstr "Se guardó “{0}”"

#. {0} recipe.name
#: Commands/RecipeCommands.swift
msgid "Renamed to “{0}”"
msgstr "Ahora se llama “{0}”"

#. {0} screen.title
#: Commands/RecipeCommands.swift
msgid "Deleted “{0}”; “recipebox undo” brings it back"
msgstr "Se eliminó “{0}”; “recipebox undo” la recupera"

#. {0} name; {1} ids
#: Commands/RecipeCommands.swift
msgid "“{0}” was there already: {1}"
msgstr "“{0}” ya existía: {1}"

#: Commands/RecipeCommands.swift
msgid "Name them by id from now on; the beginning of one is enough. “recipebox undo” takes this back."
msgstr "De ahora en adelante nómbrelas por su id; basta con su principio. “recipebox undo” deshace esto."

#. {0} $0
#: Commands/StepCommand.swift
msgid "Added step {0}"
msgstr "Se agregó el paso {0}"

#. {0} step.text
#: Commands/StepCommand.swift
msgid "Added the heading “{0}”"
msgstr "Título “{0}” agregado"

#: Commands/StepCommand.swift
msgid "Neither --text nor --position is given"
msgstr "No se dio ni --text ni --position"

#. {0} $0
#: Commands/StepCommand.swift
msgid "Saved step {0}"
msgstr "Se guardó el paso {0}"

#. {0} step.text
#: Commands/StepCommand.swift
msgid "Saved the heading “{0}”"
msgstr "Título “{0}” guardado"

#. {0} choice.step
#: Commands/StepCommand.swift
msgid "step {0}"
msgstr "el paso {0}"

#: Exchange/ExportCommand.swift
msgid "--json says what was written to a file, so it needs --output"
msgstr "--json dice lo que se escribió en un archivo, así que necesita --output"

#. {0} format.rawValue; {1} recipes.count
#: Exchange/ExportCommand.swift
msgid "The format {0} holds one recipe, and {1} are named"
msgstr "El formato {0} contiene una sola receta, y se {1, plural, one {nombró #} other {nombraron #}}"

#: Exchange/ExportCommand.swift
msgid "a PDF can't be shown on a terminal"
msgstr "un PDF no se puede mostrar en una terminal"

#: Exchange/ExportCommand.swift
msgid "give --output a file"
msgstr "dé un archivo con --output"

#. {0} output
#: Exchange/ExportCommand.swift
msgid "Wrote {0}"
msgstr "Se escribió {0}"

#. {0} name; {1} candidates.count; {2} ids
#: Exchange/ImportCommand.swift
msgid "“{0}” stands for {1} recipes, and only one can be replaced: {2}"
msgstr "“{0}” puede ser {1} recetas, y solo se puede reemplazar una: {2}"

#: Exchange/ImportCommand.swift
msgid "give the others another name with “recipebox rename ID NAME”, or import without --replace"
msgstr "dé otro nombre a las demás con “recipebox rename ID NOMBRE”, o importe sin --replace"

#. {0} reference.prefix(80)
#: Exchange/ImportCommand.swift
msgid "{0} is on the web, and only a page's address fetches it"
msgstr "{0} está en la web, y solo la dirección de una página la trae"

#. {0} reference.prefix(80)
#: Exchange/ImportCommand.swift
msgid "standard input has no folder where “{0}” could be"
msgstr "la entrada estándar no tiene una carpeta donde pueda estar “{0}”"

#. {0} reference.prefix(80)
#: Exchange/ImportCommand.swift
msgid "“{0}” isn't a file in the folder of the import"
msgstr "“{0}” no es un archivo de la carpeta de la importación"

#. {0} address
#: Exchange/ImportCommand.swift
msgid "there is no page at {0}"
msgstr "no hay ninguna página en {0}"

#: Exchange/ImportCommand.swift
msgid "check the address"
msgstr "revise la dirección"

#. {0} address; {1} response.status
#: Exchange/ImportCommand.swift
msgid "{0} does not let programs in (status {1})"
msgstr "{0} no deja entrar a programas (estado {1})"

#: Exchange/ImportCommand.swift
msgid "save the page in a browser and import the file"
msgstr "guarde la página en un navegador e importe el archivo"

#. {0} address; {1} response.status
#: Exchange/ImportCommand.swift
msgid "{0} answered with status {1}"
msgstr "{0} respondió con el estado {1}"

#: Exchange/ImportCommand.swift
msgid "try again later, or save the page in a browser and import the file"
msgstr "inténtelo más tarde, o guarde la página en un navegador e importe el archivo"

#: Exchange/ImportReport.swift
msgid "no ingredients were found"
msgstr "no se encontraron ingredientes"

#: Exchange/ImportReport.swift
msgid "no steps were found"
msgstr "no se encontraron pasos"

#. {0} problem
#: Exchange/ImportReport.swift
msgid "no photo: {0}"
msgstr "sin foto: {0}"

#. {0} ids
#: Exchange/ImportReport.swift
msgid "it stands beside a recipe of its name: {0}"
msgstr "queda junto a una receta con el mismo nombre: {0}"

#. {0} ids
#: Exchange/ImportReport.swift
msgid "there is a recipe of this name already: {0} — “recipebox import … --replace” replaces it"
msgstr "ya hay una receta con este nombre: {0} — “recipebox import … --replace” la reemplaza"

#. {0} id
#: Exchange/ImportReport.swift
msgid "the file has another recipe of this name — “recipebox rename {0} NAME” tells them apart"
msgstr "el archivo tiene otra receta con este nombre — “recipebox rename {0} NOMBRE” las distingue"

#: Exchange/ImportReport.swift
msgid "--ledger says of every single thing what became of it."
msgstr "--ledger dice qué pasó con cada cosa."

#. {0} group.count; {1} places(of: group); {2} first.reason
#: Exchange/ImportReport.swift
msgid "{0} in {1} ({2})"
msgstr "{0} en {1} ({2})"

#. {0} entries.count; {1} places(of: entries)
#: Exchange/ImportReport.swift
msgid "{0} in {1}, which a recipe here doesn't hold"
msgstr "{0} en {1}, que una receta no guarda aquí"

#: Exchange/ImportReport.swift
msgid "fields without a name"
msgstr "campos sin nombre"

#. {0} recipe.ingredients
#: Exchange/ImportReport.swift
msgid "{0, plural, one {# ingredient} other {# ingredients}}"
msgstr "{0, plural, one {# ingrediente} other {# ingredientes}}"

#. {0} recipe.steps
#: Exchange/ImportReport.swift
msgid "{0, plural, one {# step} other {# steps}}"
msgstr "{0, plural, one {# paso} other {# pasos}}"

#: Exchange/ImportReport.swift
msgid "a photo"
msgstr "una foto"

#. {0} recipe.name; {1} counts
#: Exchange/ImportReport.swift
msgid "Would replace “{0}”: {1}"
msgstr "Se reemplazaría “{0}”: {1}"

#. {0} recipe.name; {1} counts
#: Exchange/ImportReport.swift
msgid "Would import “{0}”: {1}"
msgstr "Se importaría “{0}”: {1}"

#. {0} recipe.name; {1} counts
#: Exchange/ImportReport.swift
msgid "Replaced “{0}”: {1}"
msgstr "Se reemplazó “{0}”: {1}"

#. {0} recipe.name; {1} counts
#: Exchange/ImportReport.swift
msgid "Imported “{0}”: {1}"
msgstr "Se importó “{0}”: {1}"

#: Exchange/ImportReport.swift
msgid "kept"
msgstr "conservado"

#: Exchange/ImportReport.swift
msgid "changed"
msgstr "cambiado"

#: Exchange/ImportReport.swift
msgid "dropped"
msgstr "omitido"

#: Exchange/RecipeReport.swift
msgid "Ingredients"
msgstr "Ingredientes"

#: Exchange/RecipeReport.swift
msgid "Steps"
msgstr "Pasos"

#: Exchange/RecipeReport.swift
#: Screens/RecipeText.swift
msgid "Notes"
msgstr "Notas"

#. {0} recipe.source
#: Exchange/RecipeReport.swift
#: Screens/RecipeText.swift
msgid "Source: {0}"
msgstr "Fuente: {0}"

#: Exchange/RecipeReport.swift
msgid "Serves"
msgstr "Porciones"

#: Exchange/RecipeReport.swift
msgid "Makes"
msgstr "Rinde"

#: Exchange/RecipeReport.swift
msgid "Preparation"
msgstr "Preparación"

#: Exchange/RecipeReport.swift
msgid "Cooking"
msgstr "Cocción"

#: Exchange/RecipeReport.swift
msgid "In all"
msgstr "En total"

#. {0} recipe.name
#: Exchange/RecipeReport.swift
msgid "Photo of {0}"
msgstr "Foto de {0}"

#: Parsing/ParseCommand.swift
msgid "Amounts are given both as arguments and by --stdin"
msgstr "Las cantidades se dieron a la vez como argumentos y con --stdin"

#: Parsing/ParseCommand.swift
msgid "No amount is given"
msgstr "No se dio ninguna cantidad"

#. {0} input
#: Parsing/ParseCommand.swift
msgid "“{0}” has a unit — leave it out, or give the whole line to recipebox parse-line"
msgstr "“{0}” tiene una unidad — quítela, o dé la línea completa a recipebox parse-line"

#. {0} input; {1} error.message
#: Parsing/ParseCommand.swift
msgid "“{0}” is no amount: {1}"
msgstr "“{0}” no es una cantidad: {1}"

#: Parsing/ParseCommand.swift
msgid "Lines are given both as arguments and by --stdin"
msgstr "Las líneas se dieron a la vez como argumentos y con --stdin"

#: Parsing/ParseCommand.swift
msgid "No line is given"
msgstr "No se dio ninguna línea"

#. {0} text; {1} MixedNumber(alternative).formatted(.ascii)
#: Parsing/ParseCommand.swift
msgid "{0}, its space was lost; as a plain fraction {1}"
msgstr "{0}, se perdió su espacio; como fracción simple, {1}"

#. {0} amount.formatted(.ascii)
#: Parsing/ParseCommand.swift
msgid "amount {0}"
msgstr "cantidad {0}"

#. {0} unit
#: Parsing/ParseCommand.swift
msgid "unit {0}"
msgstr "unidad {0}"

#. {0} measure
#: Parsing/ParseCommand.swift
msgid "minus {0}"
msgstr "menos {0}"

#. {0} measure
#: Parsing/ParseCommand.swift
msgid "plus {0}"
msgstr "más {0}"

#. {0} size
#: Parsing/ParseCommand.swift
msgid "size {0}"
msgstr "tamaño {0}"

#. {0} name
#: Parsing/ParseCommand.swift
msgid "name {0}"
msgstr "nombre {0}"

#. {0} note
#: Parsing/ParseCommand.swift
msgid "note {0}"
msgstr "nota {0}"

#. {0} measure
#: Parsing/ParseCommand.swift
msgid "each {0}"
msgstr "cada uno {0}"

#. {0} measure
#: Parsing/ParseCommand.swift
msgid "also {0}"
msgstr "también {0}"

#: Screens/HomeText.swift
msgid "Begin with: recipebox new \"Pancakes\""
msgstr "Empiece con: recipebox new \"Hotcakes\""

#: Screens/HomeText.swift
msgid "Recipe"
msgstr "Receta"

#: Screens/HomeText.swift
msgid "Has"
msgstr "Tiene"

#: Screens/HomeText.swift
msgid "Tags"
msgstr "Etiquetas"

#: Screens/HomeText.swift
#: Screens/PageText.swift
msgid "Id"
msgstr "Id"

#. {0} page.recipe
#: Screens/PageText.swift
#: Screens/RecipeText.swift
msgid "No ingredients yet — recipebox ingredient add {0} \"2 cups flour\""
msgstr "Todavía no hay ingredientes — recipebox ingredient add {0} \"2 tazas de harina\""

#: Screens/PageText.swift
msgid "Ingredient"
msgstr "Ingrediente"

#. {0} page.recipe
#: Screens/PageText.swift
#: Screens/RecipeText.swift
msgid "No steps yet — recipebox step add {0} \"Whisk everything\""
msgstr "Todavía no hay pasos — recipebox step add {0} \"Bata todo\""

#: Screens/PageText.swift
msgid "Nothing has changed yet."
msgstr "Todavía no ha cambiado nada."

#: Screens/PageText.swift
msgid "(taken back)"
msgstr "(deshecho)"

#: Screens/PageText.swift
msgid "(done again)"
msgstr "(hecho de nuevo)"

#. {0} recipe.name
#: Screens/PageText.swift
msgid "for {0}"
msgstr "para {0}"

#. {0} recipe.tags.joined(separator: ", ")
#: Screens/RecipeText.swift
msgid "Tags: {0}"
msgstr "Etiquetas: {0}"

#. {0} recipe.id
#: Screens/RecipeText.swift
msgid "Photo: recipebox photo path {0}"
msgstr "Foto: recipebox photo path {0}"

#. {0} line.unscaled.joined(separator: ", ")
#: Screens/RecipeText.swift
msgid "({0} as written)"
msgstr "({0} como está escrito)"
"""#
