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
msgid "A recipe: its name in any case, with or without accents, its id or the beginning of it."
msgstr "Una receta: su nombre en mayúsculas o minúsculas, con o sin acentos, su id o el principio de este."

#: App/Arguments.swift
#: Commands/KitchenCommands.swift
msgid "Times so much: 2, 1/2, 1.5."
msgstr "Veces la cantidad: 2, 1/2, 1.5."

#: App/Arguments.swift
#: Commands/KitchenCommands.swift
msgid "factor"
msgstr "factor"

#: App/Arguments.swift
#: Commands/KitchenCommands.swift
msgid "For so many."
msgstr "Para esta cantidad de porciones."

#: App/Arguments.swift
#: Commands/KitchenCommands.swift
msgid "count"
msgstr "número"

#: App/Arguments.swift
#: Commands/KitchenCommands.swift
msgid "Round to what can be measured, and say how far off that is."
msgstr "Redondear a lo que se puede medir, y decir cuánta es la diferencia."

#: App/Arguments.swift
msgid "For how many it is."
msgstr "Para cuántas porciones es."

#: App/Arguments.swift
msgid "Yield: '24 cookies'."
msgstr "Rendimiento: '24 galletas'."

#: App/Arguments.swift
#: Commands/StepCommand.swift
msgid "text"
msgstr "texto"

#: App/Arguments.swift
msgid "Minutes of preparation."
msgstr "Minutos de preparación."

#: App/Arguments.swift
msgid "minutes"
msgstr "minutos"

#: App/Arguments.swift
msgid "Minutes of cooking."
msgstr "Minutos de cocción."

#: App/Arguments.swift
msgid "Minutes in all, where it is not the sum."
msgstr "Minutos en total, si no son la suma."

#: App/Arguments.swift
msgid "Tags, with commas between."
msgstr "Etiquetas, separadas por comas."

#: App/Arguments.swift
msgid "tags"
msgstr "etiquetas"

#: App/Arguments.swift
msgid "Source of the recipe."
msgstr "Fuente de la receta."

#: App/Arguments.swift
msgid "Notes."
msgstr "Notas."

#: App/Arguments.swift
msgid "recipe"
msgstr "receta"

#: App/RecipeBoxCommand.swift
msgid "Keep, scale, shop for and share your recipes."
msgstr "Guardar sus recetas, ajustar sus cantidades, hacer las compras y compartirlas."

#: App/RecipeBoxCommand.swift
msgid ""
"EXAMPLE: recipebox new \"Pancakes\"\n         recipebox ingredient add Pancakes \"1 and 1/2 cups flour\"\n         "
"recipebox step add Pancakes \"Whisk everything\"\n         recipebox show Pancakes --scale 2"
msgstr ""
"EJEMPLO: recipebox new \"Hotcakes\"\n         recipebox ingredient add Hotcakes \"1 y 1/2 tazas de harina\"\n         "
"recipebox step add Hotcakes \"Bata todo\"\n         recipebox show Hotcakes --scale 2"

#: App/RecipeBoxCommand.swift
msgid "Recipe"
msgstr "Receta"

#: App/RecipeBoxCommand.swift
msgid "Kitchen"
msgstr "Cocina"

#: App/RecipeBoxCommand.swift
msgid "History"
msgstr "Historial"

#: App/RecipeBoxCommand.swift
msgid "Data"
msgstr "Datos"

#: Commands/IngredientCommand.swift
msgid "List, add, edit, move and delete ingredients."
msgstr "Ver, agregar, editar, mover y eliminar ingredientes."

#: Commands/IngredientCommand.swift
msgid "EXAMPLE: recipebox ingredient add Pancakes \"1 and 1/2 cups flour, sifted\""
msgstr "EJEMPLO: recipebox ingredient add Hotcakes \"1 y 1/2 tazas de harina, tamizada\""

#: Commands/IngredientCommand.swift
msgid "Amount: '1 and 1/2'."
msgstr "Cantidad: '1 and 1/2'."

#: Commands/IngredientCommand.swift
msgid "In what: cups, g, cloves."
msgstr "En qué unidad: cups (tazas), g, cloves (dientes)."

#: Commands/IngredientCommand.swift
msgid "Name of the ingredient."
msgstr "Nombre del ingrediente."

#: Commands/IngredientCommand.swift
msgid "Preparation: sifted."
msgstr "Preparación: cernida."

#: Commands/IngredientCommand.swift
msgid "An ingredient: its place, its name or its id."
msgstr "Un ingrediente: su lugar, su nombre o su id."

#: Commands/IngredientCommand.swift
msgid "List the ingredients in order, with their places."
msgstr "Mostrar la lista de ingredientes en orden, con sus lugares."

#: Commands/IngredientCommand.swift
msgid "EXAMPLE: recipebox ingredient list Pancakes"
msgstr "EJEMPLO: recipebox ingredient list Hotcakes"

#: Commands/IngredientCommand.swift
#: Commands/KitchenCommands.swift
#: Commands/LookingCommands.swift
msgid "Global options"
msgstr "Opciones globales"

#: Commands/IngredientCommand.swift
msgid "Add an ingredient, in one line or field by field."
msgstr "Agregar un ingrediente, en una línea o campo por campo."

#: Commands/IngredientCommand.swift
msgid ""
"It becomes the last one, or takes the position given and moves the rest down. A position beyond the end is the end; "
"one below 1 is refused.\n\nEXAMPLE: recipebox ingredient add Pancakes \"1 and 1/2 cups flour, sifted\"\n         "
"recipebox ingredient add Pancakes --amount 1/4 --unit tsp --name salt"
msgstr ""
"Queda como el último, o toma el lugar indicado y los demás bajan. Un lugar más allá del final es el final; uno menor "
"que 1 se rechaza.\n\nEJEMPLO: recipebox ingredient add Hotcakes \"1 y 1/2 tazas de harina, tamizada\"\n         "
"recipebox ingredient add Hotcakes --amount 1/4 --unit cdta. --name sal"

#: Commands/IngredientCommand.swift
msgid "The ingredient in one line."
msgstr "El ingrediente en una línea."

#: Commands/IngredientCommand.swift
msgid "Its place."
msgstr "Su lugar."

#: Commands/IngredientCommand.swift
msgid "Change what an ingredient says."
msgstr "Cambiar lo que dice un ingrediente."

#: Commands/IngredientCommand.swift
msgid ""
"A line replaces all of it; of the fields, those that are not named stay. An empty text clears a field. A second "
"quantity such as (125 g) stays until the amount or the unit changes.\n\nEXAMPLE: recipebox ingredient edit Pancakes "
"flour --amount \"2-1/4\""
msgstr ""
"Una línea lo reemplaza todo; de los campos, los que no se nombran quedan como están. Un texto vacío deja vacío un "
"campo. Una segunda cantidad como (125 g) se queda hasta que cambie la cantidad o la unidad.\n\nEJEMPLO: recipebox "
"ingredient edit Hotcakes harina --amount \"2-1/4\""

#: Commands/IngredientCommand.swift
msgid "Move an ingredient to another place."
msgstr "Mover un ingrediente a otro lugar."

#: Commands/IngredientCommand.swift
msgid ""
"A position beyond the end is the end; one below 1 is refused.\n\nEXAMPLE: recipebox ingredient move Pancakes salt 1"
msgstr ""
"Un lugar más allá del final es el final; uno menor que 1 se rechaza.\n\nEJEMPLO: recipebox ingredient move Hotcakes "
"sal 1"

#: Commands/IngredientCommand.swift
msgid "Its new place."
msgstr "Su lugar nuevo."

#: Commands/IngredientCommand.swift
msgid "Take an ingredient out."
msgstr "Quitar un ingrediente."

#: Commands/IngredientCommand.swift
msgid "“recipebox undo” brings it back.\n\nEXAMPLE: recipebox ingredient delete Pancakes salt"
msgstr "“recipebox undo” lo recupera.\n\nEJEMPLO: recipebox ingredient delete Hotcakes sal"

#: Commands/IngredientCommand.swift
msgid "amount"
msgstr "cantidad"

#: Commands/IngredientCommand.swift
msgid "unit"
msgstr "unidad"

#: Commands/IngredientCommand.swift
#: Commands/RecipeCommands.swift
msgid "name"
msgstr "nombre"

#: Commands/IngredientCommand.swift
msgid "note"
msgstr "nota"

#: Commands/IngredientCommand.swift
msgid "ingredient"
msgstr "ingrediente"

#: Commands/IngredientCommand.swift
msgid "line"
msgstr "línea"

#: Commands/IngredientCommand.swift
#: Commands/StepCommand.swift
msgid "position"
msgstr "posición"

#: Commands/KitchenCommands.swift
msgid "Show a recipe in another size; the saved recipe stays as it is."
msgstr "Mostrar una receta en otro tamaño; la receta guardada queda como está."

#: Commands/KitchenCommands.swift
msgid "EXAMPLE: recipebox scale Pancakes 1/2\n         recipebox scale Pancakes --servings 6 --kitchen"
msgstr "EJEMPLO: recipebox scale Hotcakes 1/2\n         recipebox scale Hotcakes --servings 6 --kitchen"

#: Commands/KitchenCommands.swift
msgid "Convert an amount to another unit, or to metric or US units."
msgstr "Convertir una cantidad a otra unidad, o a unidades métricas o de Estados Unidos."

#: Commands/KitchenCommands.swift
msgid ""
"Between volumes or between weights the result is exact. Between a volume and a weight the food decides, so name it; "
"foods whose density is known can be converted. A result that no measure shows is rounded and marked with ~, with the "
"decimal beside it.\n\nEXAMPLE: recipebox convert \"1 and 1/2 cups flour\" --to g\n         recipebox convert \"250 "
"ml\" --to us"
msgstr ""
"Entre volúmenes o entre pesos el resultado es exacto. Entre un volumen y un peso depende del alimento, así que "
"nómbrelo; se pueden convertir los alimentos cuya densidad se conoce. Un resultado que ninguna medida muestra se "
"redondea y se marca con ~, con el decimal al lado.\n\nEJEMPLO: recipebox convert \"1 y 1/2 tazas de harina\" --to "
"g\n         recipebox convert \"250 ml\" --to us"

#: Commands/KitchenCommands.swift
msgid "The amount with its unit, and where it matters the food."
msgstr "La cantidad con su unidad y, cuando importa, el alimento."

#: Commands/KitchenCommands.swift
msgid "A unit such as g, cups or tbsp, or 'metric' or 'us'."
msgstr "Una unidad como g, cups o tbsp, o 'metric' (métricas) o 'us' (de Estados Unidos)."

#: Commands/KitchenCommands.swift
msgid "List what to buy for several recipes, like amounts added up exactly."
msgstr "Mostrar la lista de lo que hay que comprar para varias recetas, con las cantidades iguales sumadas exactamente."

#: Commands/KitchenCommands.swift
msgid ""
"A recipe named twice is bought for twice. The size holds for each of them.\n\nEXAMPLE: recipebox shopping-list "
"Pancakes \"Tomato soup\" --servings 8"
msgstr ""
"Para una receta nombrada dos veces se compra dos veces. El tamaño vale para cada una.\n\nEJEMPLO: recipebox "
"shopping-list Hotcakes \"Sopa de jitomate\" --servings 8"

#: Commands/KitchenCommands.swift
#: Exchange/ExportCommand.swift
msgid "Recipes: names or ids."
msgstr "Recetas: nombres o ids."

#: Commands/KitchenCommands.swift
msgid "Find ingredients no step uses, and foods in steps that are not listed."
msgstr "Encontrar los ingredientes que ningún paso usa, y los alimentos de los pasos que no están en la lista."

#: Commands/KitchenCommands.swift
msgid "EXAMPLE: recipebox check Pancakes"
msgstr "EJEMPLO: recipebox check Hotcakes"

#: Commands/KitchenCommands.swift
msgid "measure"
msgstr "medida"

#: Commands/KitchenCommands.swift
msgid "to"
msgstr "destino"

#: Commands/KitchenCommands.swift
#: Exchange/ExportCommand.swift
msgid "recipes"
msgstr "recetas"

#: Commands/LookingCommands.swift
msgid "List the recipes by name, with what each has."
msgstr "Mostrar la lista de recetas por nombre, con lo que tiene cada una."

#: Commands/LookingCommands.swift
msgid ""
"A search finds the beginnings of words in names, ingredients and tags.\n\nEXAMPLE: recipebox list --search \"choc "
"milk\""
msgstr ""
"Una búsqueda encuentra el principio de las palabras en nombres, ingredientes y etiquetas.\n\nEJEMPLO: recipebox list "
"--search \"choc leche\""

#: Commands/LookingCommands.swift
msgid "Only recipes with these words."
msgstr "Solo las recetas con estas palabras."

#: Commands/LookingCommands.swift
msgid "words"
msgstr "palabras"

#: Commands/LookingCommands.swift
msgid "Show a recipe to read and cook from."
msgstr "Mostrar una receta para leerla y cocinar con ella."

#: Commands/LookingCommands.swift
msgid "EXAMPLE: recipebox show Pancakes --servings 6 --kitchen"
msgstr "EJEMPLO: recipebox show Hotcakes --servings 6 --kitchen"

#: Commands/LookingCommands.swift
msgid "Show what was changed in a recipe, newest first."
msgstr "Mostrar lo que se cambió en una receta, primero lo más reciente."

#: Commands/LookingCommands.swift
msgid "A deleted recipe has its history still, under its id.\n\nEXAMPLE: recipebox history Pancakes --limit 10"
msgstr "Una receta eliminada conserva su historial, con su id.\n\nEJEMPLO: recipebox history Hotcakes --limit 10"

#: Commands/LookingCommands.swift
msgid "At most so many changes."
msgstr "Esta cantidad de cambios como máximo."

#: Commands/LookingCommands.swift
msgid "Bring back what the last undo took back."
msgstr "Rehacer lo último que se deshizo."

#: Commands/LookingCommands.swift
msgid "EXAMPLE: recipebox redo"
msgstr "EJEMPLO: recipebox redo"

#: Commands/LookingCommands.swift
msgid "limit"
msgstr "límite"

#: Commands/PhotoCommand.swift
msgid "Set, remove and find the photo of a recipe."
msgstr "Poner, quitar y encontrar la foto de una receta."

#: Commands/PhotoCommand.swift
msgid "EXAMPLE: recipebox photo set Pancakes ~/Pictures/pancakes.jpg"
msgstr "EJEMPLO: recipebox photo set Hotcakes ~/Pictures/pancakes.jpg"

#: Commands/PhotoCommand.swift
msgid "Give a recipe the picture in a file, in place of the one it has."
msgstr "Dar a una receta la imagen de un archivo, en lugar de la que tiene."

#: Commands/PhotoCommand.swift
msgid ""
"The file is copied. Its kind is found by its content.\n\nEXAMPLE: recipebox photo set Pancakes ~/Pictures/pancakes.jpg"
msgstr ""
"El archivo se copia. Su tipo se reconoce por su contenido.\n\nEJEMPLO: recipebox photo set Hotcakes "
"~/Pictures/pancakes.jpg"

#: Commands/PhotoCommand.swift
msgid "The picture."
msgstr "La imagen."

#: Commands/PhotoCommand.swift
msgid "Take the photo off a recipe."
msgstr "Quitar la foto de una receta."

#: Commands/PhotoCommand.swift
msgid ""
"Asks first on a terminal and needs --yes elsewhere. “recipebox undo” brings it back.\n\nEXAMPLE: recipebox photo "
"remove Pancakes --yes"
msgstr ""
"En una terminal pregunta primero; en otra parte necesita --yes. “recipebox undo” la recupera.\n\nEJEMPLO: recipebox "
"photo remove Hotcakes --yes"

#: Commands/PhotoCommand.swift
msgid "Print where the original of a recipe's photo is."
msgstr "Mostrar dónde está el original de la foto de una receta."

#: Commands/PhotoCommand.swift
msgid "EXAMPLE: xdg-open \"$(recipebox photo path Pancakes)\""
msgstr "EJEMPLO: xdg-open \"$(recipebox photo path Hotcakes)\""

#: Commands/PhotoCommand.swift
msgid "file"
msgstr "archivo"

#: Commands/RecipeCommands.swift
msgid "Make a recipe."
msgstr "Hacer una receta nueva."

#: Commands/RecipeCommands.swift
msgid "EXAMPLE: recipebox new \"Pancakes\" --servings 4 --tags \"breakfast, quick\""
msgstr "EJEMPLO: recipebox new \"Hotcakes\" --servings 4 --tags \"desayuno, rápido\""

#: Commands/RecipeCommands.swift
msgid "Its name."
msgstr "Su nombre."

#: Commands/RecipeCommands.swift
msgid "Change a recipe's servings, times, tags, source or notes."
msgstr "Cambiar las porciones, los tiempos, las etiquetas, la fuente o las notas de una receta."

#: Commands/RecipeCommands.swift
msgid ""
"What is not named stays. An empty text clears a field.\n\nEXAMPLE: recipebox edit Pancakes --servings 6 --notes \"\""
msgstr ""
"Lo que no se nombra queda como está. Un texto vacío deja vacío un campo.\n\nEJEMPLO: recipebox edit Hotcakes "
"--servings 6 --notes \"\""

#: Commands/RecipeCommands.swift
msgid "Another name."
msgstr "Otro nombre."

#: Commands/RecipeCommands.swift
msgid "Give a recipe another name."
msgstr "Dar otro nombre a una receta."

#: Commands/RecipeCommands.swift
msgid "EXAMPLE: recipebox rename Pancakes \"Sunday pancakes\""
msgstr "EJEMPLO: recipebox rename Hotcakes \"Hotcakes del domingo\""

#: Commands/RecipeCommands.swift
msgid "Its new name."
msgstr "Su nombre nuevo."

#: Commands/RecipeCommands.swift
msgid "Delete a recipe with its ingredients, steps and photo."
msgstr "Eliminar una receta con sus ingredientes, pasos y foto."

#: Commands/RecipeCommands.swift
msgid ""
"Asks first on a terminal and needs --yes elsewhere. “recipebox undo” brings it back.\n\nEXAMPLE: recipebox delete "
"Pancakes --yes"
msgstr ""
"En una terminal pregunta primero; en otra parte necesita --yes. “recipebox undo” la recupera.\n\nEJEMPLO: recipebox "
"delete Hotcakes --yes"

#: Commands/StepCommand.swift
msgid "List, add, edit and delete steps."
msgstr "Ver, agregar, editar y eliminar pasos."

#: Commands/StepCommand.swift
msgid "EXAMPLE: recipebox step add Pancakes \"Heat the pan\" --position 1"
msgstr "EJEMPLO: recipebox step add Hotcakes \"Caliente el sartén\" --position 1"

#: Commands/StepCommand.swift
msgid "A step: its number or its id; a heading: its text or its id."
msgstr "Un paso: su número o su id; un título: su texto o su id."

#: Commands/StepCommand.swift
msgid "List the steps in order."
msgstr "Mostrar la lista de pasos en orden."

#: Commands/StepCommand.swift
msgid "EXAMPLE: recipebox step list Pancakes"
msgstr "EJEMPLO: recipebox step list Hotcakes"

#: Commands/StepCommand.swift
msgid "Add a step, at the end or at a position."
msgstr "Agregar un paso, al final o en un lugar."

#: Commands/StepCommand.swift
msgid ""
"A step put in where another stands moves that one and those after it down. A position beyond the end is the end; one "
"below 1 is refused. A short text that ends with a colon, such as \"For the sauce:\", is a heading and has no "
"number.\n\nEXAMPLE: recipebox step add Pancakes \"Heat the pan\" --position 1"
msgstr ""
"Un paso que se pone donde está otro hace bajar a ese y a los que siguen. Un lugar más allá del final es el final; uno "
"menor que 1 se rechaza. Un texto corto que termina con dos puntos, como \"Para la salsa:\", es un título y no tiene "
"número.\n\nEJEMPLO: recipebox step add Hotcakes \"Caliente el sartén\" --position 1"

#: Commands/StepCommand.swift
msgid "Instruction."
msgstr "Instrucción."

#: Commands/StepCommand.swift
msgid "Its position; the next one where none is given."
msgstr "Su lugar; si no se da, el siguiente."

#: Commands/StepCommand.swift
msgid "Change a step's text, its position or both."
msgstr "Cambiar el texto de un paso, su lugar o ambos."

#: Commands/StepCommand.swift
msgid "EXAMPLE: recipebox step edit Pancakes 3 --position 1"
msgstr "EJEMPLO: recipebox step edit Hotcakes 3 --position 1"

#: Commands/StepCommand.swift
msgid "Its new position."
msgstr "Su lugar nuevo."

#: Commands/StepCommand.swift
msgid "Take a step out; those after it move up."
msgstr "Quitar un paso; los que siguen suben."

#: Commands/StepCommand.swift
msgid "“recipebox undo” brings it back.\n\nEXAMPLE: recipebox step delete Pancakes 2"
msgstr "“recipebox undo” lo recupera.\n\nEJEMPLO: recipebox step delete Hotcakes 2"

#: Commands/StepCommand.swift
msgid "step"
msgstr "paso"

#: Exchange/ExportCommand.swift
msgid "Write recipes as schema.org data, Cooklang, Markdown, a page to print, a PDF or an archive."
msgstr ""
"Escribir recetas como datos de schema.org, Cooklang, Markdown, una página para imprimir, un PDF o un archivo de "
"exportación."

#: Exchange/ExportCommand.swift
msgid ""
"The archive holds everything, photos too, and “recipebox import” reads it. Archives and schema.org data can hold "
"several recipes, and hold all of them when none is named.\n\nEXAMPLE: recipebox export Pancakes --format pdf --output "
"pancakes.pdf\n         recipebox export --format archive --output recipes.jsonl"
msgstr ""
"El archivo de exportación contiene todo, también las fotos, y “recipebox import” lo lee. Los archivos de exportación "
"y los datos de schema.org pueden contener varias recetas, y las contienen todas si no se nombra ninguna.\n\nEJEMPLO: "
"recipebox export Hotcakes --format pdf --output pancakes.pdf\n         recipebox export --format archive --output "
"recipes.jsonl"

#: Exchange/ExportCommand.swift
msgid "File format."
msgstr "Formato del archivo."

#: Exchange/ExportCommand.swift
msgid "The file to write, instead of standard output."
msgstr "El archivo que se va a escribir, en lugar de la salida estándar."

#: Exchange/ExportCommand.swift
msgid "The paper of a PDF."
msgstr "El papel de un PDF."

#: Exchange/ExportCommand.swift
msgid "format"
msgstr "formato"

#: Exchange/ExportCommand.swift
msgid "output"
msgstr "archivo"

#: Exchange/ExportCommand.swift
msgid "paper"
msgstr "papel"

#: Exchange/ImportCommand.swift
msgid "Import recipes from a web page, a file or standard input."
msgstr "Importar recetas de una página web, un archivo o la entrada estándar."

#: Exchange/ImportCommand.swift
msgid ""
"Reads schema.org data (a page or a JSON file), Cooklang and this program's own archive; which it is shows by the "
"content. Says what was kept, what was changed and what was dropped. The photo of a web page is fetched, too, and that "
"of a file is read if it is in the file's folder. Either all recipes are imported or none. One whose name is taken "
"stands beside the other, and with --replace in its place. A recipe is replaced once: a second one of its name in the "
"file stands beside it.\n\nEXAMPLE: recipebox import https://example.org/pancakes\n         recipebox import "
"grandmother.cook --dry-run"
msgstr ""
"Lee datos de schema.org (una página o un archivo JSON), Cooklang y los archivos de exportación de este mismo "
"programa; cuál es se ve por el contenido. Dice qué se conservó, qué se cambió y qué se omitió. La foto de una página "
"web también se descarga, y la de un archivo se lee si está en la carpeta del archivo. Se importan todas las recetas o "
"ninguna. Una receta cuyo nombre ya existe queda junto a la otra, y con --replace en su lugar. Una receta se reemplaza "
"una sola vez: si el archivo tiene otra con el mismo nombre, queda junto a ella.\n\nEJEMPLO: recipebox import "
"https://example.org/pancakes\n         recipebox import grandmother.cook --dry-run"

#: Exchange/ImportCommand.swift
msgid "A web address, a file, or - for standard input."
msgstr "Una dirección web, un archivo, o - para la entrada estándar."

#: Exchange/ImportCommand.swift
msgid "Show what would be imported, and import nothing."
msgstr "Mostrar lo que se importaría, sin importar nada."

#: Exchange/ImportCommand.swift
msgid "Say of every single thing what became of it."
msgstr "Decir qué pasó con cada cosa."

#: Exchange/ImportCommand.swift
msgid "Put each recipe in the place of the one that has its name."
msgstr "Poner cada receta en el lugar de la que tiene su mismo nombre."

#: Exchange/ImportCommand.swift
msgid "Fetch no photo."
msgstr "No descargar ninguna foto."

#: Exchange/ImportCommand.swift
msgid "source"
msgstr "fuente"

#: Parsing/ParseCommand.swift
msgid "Show how amounts are understood."
msgstr "Mostrar cómo se entienden las cantidades."

#: Parsing/ParseCommand.swift
msgid ""
"Each amount is one argument: quote those with spaces. With --stdin each line is one amount. The exit status is 65 if "
"any of them is no amount.\n\nEXAMPLE: recipebox parse \"1 and 1/2\" 11/2 2½"
msgstr ""
"Cada cantidad es un argumento: ponga entre comillas las que tienen espacios. Con --stdin cada línea es una cantidad. "
"El código de salida es 65 si alguna no es una cantidad.\n\nEJEMPLO: recipebox parse \"1 y 1/2\" 11/2 2½"

#: Parsing/ParseCommand.swift
msgid "Amounts such as 1/2, '1 and 1/2' or '2-3'."
msgstr "Cantidades como 1/2, '1 and 1/2' o '2-3'."

#: Parsing/ParseCommand.swift
msgid "Read amounts from standard input, one a line."
msgstr "Leer cantidades de la entrada estándar, una por línea."

#: Parsing/ParseCommand.swift
msgid "Show how ingredient lines are taken apart."
msgstr "Mostrar cómo se separan las partes de una línea de ingrediente."

#: Parsing/ParseCommand.swift
msgid ""
"Each line is one argument. What is not understood stays in the name, so no line fails.\n\nEXAMPLE: recipebox "
"parse-line \"1 and 1/2 cups (180 g) flour, sifted\""
msgstr ""
"Cada línea es un argumento. Lo que no se entiende queda en el nombre, así que ninguna línea falla.\n\nEJEMPLO: "
"recipebox parse-line \"1 y 1/2 tazas (180 g) de harina, tamizada\""

#: Parsing/ParseCommand.swift
msgid "Lines such as '2 cups flour, sifted'."
msgstr "Líneas como '2 tazas de harina, cernida'."

#: Parsing/ParseCommand.swift
msgid "Read lines from standard input."
msgstr "Leer líneas de la entrada estándar."

#: Parsing/ParseCommand.swift
msgid "11/2 is eleven halves, never 1 1/2 that lost its space."
msgstr "11/2 son once medios, nunca 1 1/2 que perdió su espacio."

#: Parsing/ParseCommand.swift
msgid "A comma is the decimal mark: 1,5 is one and a half."
msgstr "Una coma es el signo decimal: 1,5 es uno y medio."

#: Parsing/ParseCommand.swift
msgid "Roman numerals are numbers: XII is twelve."
msgstr "Los números romanos son números: XII es doce."

#: Parsing/ParseCommand.swift
msgid "A leading minus sign is allowed."
msgstr "Se permite un signo menos al principio."

#: Parsing/ParseCommand.swift
msgid "amounts"
msgstr "cantidades"

#: Parsing/ParseCommand.swift
msgid "lines"
msgstr "líneas"
"""#
