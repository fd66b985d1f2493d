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

#. {0} folder
#: DemoCommand.swift
msgid "the folder “{0}” can't be made"
msgstr "no se puede crear la carpeta “{0}”"

#: DemoCommand.swift
msgid "name one in a place that you may write to"
msgstr "indique una en un lugar donde usted pueda escribir"

#: DemoCommand.swift
msgid "There is data already; nothing was added to it."
msgstr "Ya hay datos; no se agregó nada."

#. {0} added
#: DemoCommand.swift
msgid "{0, plural, one {# sample was} other {# samples were}} added."
msgstr "{0, plural, one {Se agregó # ejemplo} other {Se agregaron # ejemplos}}."

#. {0} setting
#: DemoCommand.swift
msgid "Go on with: {0}"
msgstr "Continúe con: {0}"

#: Demonstration.swift
msgid "RecipeBox: recipes, exact amounts, shopping lists"
msgstr "RecipeBox: recetas, cantidades exactas, listas de compras"

#: Demonstration.swift
#: RecipeSamples.swift
msgid "Buttermilk pancakes"
msgstr "Hotcakes de suero de leche"

#: Demonstration.swift
msgid "Banana, raw"
msgstr "Plátano crudo"

#: KidneySample.swift
msgid "Atorvastatin"
msgstr "Atorvastatina"

#: Demonstration.swift
#: RecipeSamples.swift
msgid "Tomato soup"
msgstr "Sopa de tomate"

#: Demonstration.swift
#: RecipeSamples.swift
msgid "Guacamole"
msgstr "Guacamole"

#: Demonstration.swift
msgid "TIPsTracker: a Tolerance Induction Program, day by day"
msgstr "TIPsTracker: un Programa de Inducción de Tolerancia, día a día"

#: Demonstration.swift
msgid "HabitCourse: ten weeks of eating habits, one at a time"
msgstr "HabitCourse: diez semanas de hábitos de alimentación, uno a la vez"

#: Demonstration.swift
msgid "KidneyNutrition: labs, food and drink with kidney disease"
msgstr "KidneyNutrition: análisis, comidas y bebidas con enfermedad de los riñones"

#: Demonstration.swift
msgid "MaricopaDirectory: markets, parks, events and recipes near you"
msgstr "MaricopaDirectory: mercados, parques, eventos y recetas cerca de usted"

#: HabitSample.swift
msgid "Ten weeks, a habit at a time"
msgstr "Diez semanas, un hábito a la vez"

#: HabitSample.swift
msgid "I am someone who sits down to eat, and enjoys it"
msgstr "Soy alguien que se sienta a comer y lo disfruta"

#: HabitSample.swift
msgid "a cold"
msgstr "un resfriado"

#: HabitSample.swift
msgid "I put the fork down between bites, at lunch too"
msgstr "Dejo el tenedor entre bocado y bocado, también en el almuerzo"

#: HabitSample.swift
msgid "I put the fork down between bites at dinner"
msgstr "Dejo el tenedor entre bocado y bocado en la cena"

#: HabitSample.swift
msgid "I drink a glass of water before breakfast"
msgstr "Tomo un vaso de agua antes del desayuno"

#: HabitSample.swift
msgid "I serve myself once and put the pot away"
msgstr "Me sirvo una sola vez y guardo la olla"

#: RecipeSamples.swift
msgid "breakfast"
msgstr "desayuno"

#: RecipeSamples.swift
msgid "quick"
msgstr "rápida"

#: RecipeSamples.swift
msgid "1 and 1/2 cups (180 g) flour, sifted"
msgstr "1-1/2 tazas (180 g) de harina, cernida"

#: RecipeSamples.swift
msgid "3-1/2 tsp baking powder"
msgstr "3-1/2 cdtas. de polvo para hornear"

#: RecipeSamples.swift
msgid "1/4 tsp salt"
msgstr "1/4 cdta. de sal"

#: RecipeSamples.swift
msgid "1 tbsp sugar"
msgstr "1 cda. de azúcar"

#: RecipeSamples.swift
msgid "1-1/4 cups buttermilk"
msgstr "1-1/4 tazas de suero de leche"

#: RecipeSamples.swift
msgid "1 egg"
msgstr "1 huevo"

#: RecipeSamples.swift
msgid "3 tbsp butter, melted"
msgstr "3 cdas. de mantequilla, derretida"

#: RecipeSamples.swift
msgid "Whisk the flour, the baking powder, the salt and the sugar"
msgstr "Mezcle la harina, el polvo para hornear, la sal y el azúcar"

#: RecipeSamples.swift
msgid "Stir in the buttermilk, the egg and the melted butter until the batter just comes together"
msgstr "Agregue el suero de leche, el huevo y la mantequilla derretida, y revuelva solo hasta que la masa se una"

#: RecipeSamples.swift
msgid "Bake in a hot pan for two minutes a side"
msgstr "Cocine en un sartén caliente dos minutos por lado"

#: RecipeSamples.swift
msgid "dinner"
msgstr "cena"

#: RecipeSamples.swift
msgid "vegetarian"
msgstr "vegetariana"

#: RecipeSamples.swift
msgid "2 tbsp olive oil"
msgstr "2 cdas. de aceite de oliva"

#: RecipeSamples.swift
msgid "1 onion, chopped"
msgstr "1 cebolla, picada"

#: RecipeSamples.swift
msgid "2 cloves garlic, sliced"
msgstr "2 dientes de ajo, rebanados"

#: RecipeSamples.swift
msgid "2 (14-ounce) cans tomatoes"
msgstr "2 latas (de 14 onzas) de tomates"

#: RecipeSamples.swift
msgid "2 cups vegetable broth"
msgstr "2 tazas de caldo de verduras"

#: RecipeSamples.swift
msgid "1/2 cup cream"
msgstr "1/2 taza de crema"

#: RecipeSamples.swift
msgid "1/2 tsp salt"
msgstr "1/2 cdta. de sal"

#: RecipeSamples.swift
msgid "3 tbsp butter"
msgstr "3 cdas. de mantequilla"

#: RecipeSamples.swift
msgid "Soften the onion and the garlic in the oil and the butter"
msgstr "Sofría la cebolla y el ajo en el aceite y la mantequilla"

#: RecipeSamples.swift
msgid "Add the tomatoes, the broth and the salt and simmer for half an hour"
msgstr "Agregue los tomates, el caldo y la sal, y cocine a fuego lento media hora"

#: RecipeSamples.swift
msgid "Blend and stir in the cream"
msgstr "Licúe y agregue la crema"

#: RecipeSamples.swift
msgid "snack"
msgstr "botana"

#: RecipeSamples.swift
msgid "vegan"
msgstr "vegana"

#: RecipeSamples.swift
msgid "3 ripe avocados"
msgstr "3 aguacates maduros"

#: RecipeSamples.swift
msgid "1 lime, juiced"
msgstr "1 limón, exprimido"

#: RecipeSamples.swift
msgid "1/4 onion, finely chopped"
msgstr "1/4 de cebolla, picada fina"

#: RecipeSamples.swift
msgid "1 jalapeño"
msgstr "1 jalapeño"

#: RecipeSamples.swift
msgid "Mash the avocados with the lime juice and the salt"
msgstr "Machaque los aguacates con el jugo de limón y la sal"

#: RecipeSamples.swift
msgid "Stir in the onion and the cilantro"
msgstr "Agregue la cebolla y el cilantro"

#: RecipeSamples.swift
msgid "Crème brûlée"
msgstr "Crème brûlée"

#: RecipeSamples.swift
msgid "dessert"
msgstr "postre"

#: RecipeSamples.swift
msgid "2 cups cream"
msgstr "2 tazas de crema"

#: RecipeSamples.swift
msgid "1 vanilla bean"
msgstr "1 vaina de vainilla"

#: RecipeSamples.swift
msgid "5 egg yolks"
msgstr "5 yemas de huevo"

#: RecipeSamples.swift
msgid "1/2 cup sugar"
msgstr "1/2 taza de azúcar"

#: RecipeSamples.swift
msgid "1/3 cup brown sugar"
msgstr "1/3 taza de azúcar morena"

#: RecipeSamples.swift
msgid "Warm the cream with the vanilla"
msgstr "Caliente la crema con la vainilla"

#: RecipeSamples.swift
msgid "Whisk the yolks with the sugar and pour in the warm cream"
msgstr "Bata las yemas con el azúcar y agregue la crema caliente"

#: RecipeSamples.swift
msgid "Bake in a water bath at 150 °C until set, and chill"
msgstr "Hornee a baño maría a 150 °C hasta que cuaje, y enfríe"

#: RecipeSamples.swift
msgid "Strew with the brown sugar and melt it under the grill"
msgstr "Espolvoree el azúcar morena y derrítala bajo el asador"

#: RecipeSamples.swift
msgid "Oat granola"
msgstr "Granola de avena"

#: RecipeSamples.swift
msgid "8 cups"
msgstr "8 tazas"

#: RecipeSamples.swift
msgid "4 cups rolled oats"
msgstr "4 tazas de avena en hojuelas"

#: RecipeSamples.swift
msgid "1-1/2 cups almonds"
msgstr "1-1/2 tazas de almendras"

#: RecipeSamples.swift
msgid "1/2 cup honey"
msgstr "1/2 taza de miel"

#: RecipeSamples.swift
msgid "1/3 cup oil"
msgstr "1/3 taza de aceite"

#: RecipeSamples.swift
msgid "3/4 tsp cinnamon"
msgstr "3/4 cdta. de canela"

#: RecipeSamples.swift
msgid "1 cup raisins"
msgstr "1 taza de pasas"

#: RecipeSamples.swift
msgid "Mix the oats, the almonds and the cinnamon with the honey and the oil"
msgstr "Mezcle la avena, las almendras y la canela con la miel y el aceite"

#: RecipeSamples.swift
msgid "Bake until golden, stirring twice"
msgstr "Hornee hasta que se dore; revuelva dos veces"

#: RecipeSamples.swift
msgid "A sample of Nourish"
msgstr "Una muestra de Nourish"

#: RoomSample.swift
msgid "Egg"
msgstr "Huevo"

#: RoomSample.swift
msgid "Yogurt"
msgstr "Yogur"

#: RoomSample.swift
msgid "Almond"
msgstr "Almendra"

#: RoomSample.swift
msgid "Cetirizine"
msgstr "Cetirizina"

#: RoomSample.swift
msgid "Cashew"
msgstr "Nuez de la India"

#: RoomSample.swift
msgid "Peanut"
msgstr "Cacahuate"

#: RoomSample.swift
msgid "Sesame"
msgstr "Ajonjolí"

#: RoomSample.swift
msgid "Walnut"
msgstr "Nuez de Castilla"

#. {0} address
#: ServeCommand.swift
msgid "Open {0} in a browser. Stop with Ctrl-C."
msgstr "Abra {0} en un navegador. Para detener, Ctrl-C."
"""#
