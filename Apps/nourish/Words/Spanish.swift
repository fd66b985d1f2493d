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

#. {0} address
#: ServeCommand.swift
msgid "Open {0} in a browser. Stop with Ctrl-C."
msgstr "Abra {0} en un navegador. Para detener, Ctrl-C."
"""#
