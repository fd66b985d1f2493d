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

#: Amount/AmountError.swift
msgid "the text"
msgstr "el texto"

#: Amount/AmountError.swift
msgid "there is no amount — enter one such as 1, 1/2 or 1-1/2"
msgstr "no hay cantidad — escriba una como 1, 1/2 o 1-1/2"

#: Amount/AmountError.swift
msgid "the amount breaks off — enter one such as 1, 1/2, 1-1/2 or 2-3"
msgstr "la cantidad queda a medias — escriba una como 1, 1/2, 1-1/2 o 2-3"

#. {0} what
#: Amount/AmountError.swift
msgid "{0} does not belong in an amount — enter one such as 1, 1/2, 1-1/2 or 2-3"
msgstr "{0} no va en una cantidad — escriba una como 1, 1/2, 1-1/2 o 2-3"

#: Amount/AmountError.swift
msgid "nothing can be divided by 0 — use a number above 0"
msgstr "nada se puede dividir entre 0 — use un número mayor que 0"

#. {0} what
#: Amount/AmountError.swift
msgid "{0} divides by 0 — use a denominator of 1 or more"
msgstr "{0} divide entre 0 — use un denominador de 1 o más"

#. {0} what
#: Amount/AmountError.swift
msgid "{0} is negative — enter the amount without the minus sign"
msgstr "{0} es negativo — escriba la cantidad sin el signo menos"

#: Amount/AmountError.swift
msgid "the result does not fit in 64 bits — use smaller numbers"
msgstr "el resultado no cabe en 64 bits — use números más pequeños"

#. {0} what
#: Amount/AmountError.swift
msgid "{0} is too large — use numbers below 9223372036854775807"
msgstr "{0} es demasiado grande — use números menores que 9223372036854775807"

#. {0} what
#: Amount/AmountError.swift
msgid "{0} mixes digits of two scripts — write the amount in one"
msgstr "{0} mezcla dígitos de dos escrituras — escriba la cantidad en una sola"

#. {0} what
#: Amount/AmountError.swift
msgid "{0} runs downwards — write the smaller amount first"
msgstr "{0} va de más a menos — escriba primero la cantidad menor"

#. {0} what
#: Amount/AmountError.swift
msgid "{0} can be read in two ways — put a space between the whole and the fraction"
msgstr "{0} se puede leer de dos maneras — ponga un espacio entre el entero y la fracción"

#. {0} what
#: Amount/AmountError.swift
msgid "{0} is not a number — enter one such as 1, 1/2 or 1-1/2, or leave the amount out"
msgstr "{0} no es un número — escriba uno como 1, 1/2 o 1-1/2, o no ponga cantidad"

#. {0} what
#: Amount/AmountError.swift
msgid "{0} is a percentage — enter a plain amount such as 1/2"
msgstr "{0} es un porcentaje — escriba una cantidad simple como 1/2"

#. {0} what
#: Amount/AmountError.swift
msgid "{0} is a sum of money — enter an amount without a currency sign"
msgstr "{0} es una suma de dinero — escriba una cantidad sin signo de moneda"

#. {0} Amount.maximumLength
#: Amount/AmountError.swift
msgid "the amount is longer than {0} bytes — enter the amount alone"
msgstr "la cantidad tiene más de {0} bytes — escriba solo la cantidad"

#. {0} what
#: Amount/AmountError.swift
msgid "{0} cannot be converted — choose two units of one dimension with a fixed size"
msgstr "{0} no se puede convertir — elija dos unidades del mismo tipo con un tamaño fijo"

#. {0} label; {1} other.label
#: Units/KitchenUnit.swift
msgid "{0} to {1}"
msgstr "{0} a {1}"

#: Units/KitchenUnit+Words.swift
msgid "cup"
msgstr "taza"

#: Units/KitchenUnit+Words.swift
msgid "cups"
msgstr "tazas"

#: Units/KitchenUnit+Words.swift
msgid "tablespoon"
msgstr "cucharada"

#: Units/KitchenUnit+Words.swift
msgid "tablespoons"
msgstr "cucharadas"

#: Units/KitchenUnit+Words.swift
msgid "teaspoon"
msgstr "cucharadita"

#: Units/KitchenUnit+Words.swift
msgid "teaspoons"
msgstr "cucharaditas"

#: Units/KitchenUnit+Words.swift
msgid "dessertspoon"
msgstr "cucharada de postre"

#: Units/KitchenUnit+Words.swift
msgid "dessertspoons"
msgstr "cucharadas de postre"

#: Units/KitchenUnit+Words.swift
msgid "fluid ounce"
msgstr "onza líquida"

#: Units/KitchenUnit+Words.swift
msgid "fluid ounces"
msgstr "onzas líquidas"

#: Units/KitchenUnit+Words.swift
msgid "pint"
msgstr "pinta"

#: Units/KitchenUnit+Words.swift
msgid "pints"
msgstr "pintas"

#: Units/KitchenUnit+Words.swift
msgid "quart"
msgstr "cuarto de galón"

#: Units/KitchenUnit+Words.swift
msgid "quarts"
msgstr "cuartos de galón"

#: Units/KitchenUnit+Words.swift
msgid "gallon"
msgstr "galón"

#: Units/KitchenUnit+Words.swift
msgid "gallons"
msgstr "galones"

#: Units/KitchenUnit+Words.swift
msgid "milliliter"
msgstr "mililitro"

#: Units/KitchenUnit+Words.swift
msgid "milliliters"
msgstr "mililitros"

#: Units/KitchenUnit+Words.swift
msgid "centiliter"
msgstr "centilitro"

#: Units/KitchenUnit+Words.swift
msgid "centiliters"
msgstr "centilitros"

#: Units/KitchenUnit+Words.swift
msgid "deciliter"
msgstr "decilitro"

#: Units/KitchenUnit+Words.swift
msgid "deciliters"
msgstr "decilitros"

#: Units/KitchenUnit+Words.swift
msgid "liter"
msgstr "litro"

#: Units/KitchenUnit+Words.swift
msgid "liters"
msgstr "litros"

#: Units/KitchenUnit+Words.swift
msgid "gram"
msgstr "gramo"

#: Units/KitchenUnit+Words.swift
msgid "grams"
msgstr "gramos"

#: Units/KitchenUnit+Words.swift
msgid "milligram"
msgstr "miligramo"

#: Units/KitchenUnit+Words.swift
msgid "milligrams"
msgstr "miligramos"

#: Units/KitchenUnit+Words.swift
msgid "kilogram"
msgstr "kilogramo"

#: Units/KitchenUnit+Words.swift
msgid "kilograms"
msgstr "kilogramos"

#: Units/KitchenUnit+Words.swift
msgid "ounce"
msgstr "onza"

#: Units/KitchenUnit+Words.swift
msgid "ounces"
msgstr "onzas"

#: Units/KitchenUnit+Words.swift
msgid "pound"
msgstr "libra"

#: Units/KitchenUnit+Words.swift
msgid "pounds"
msgstr "libras"

#: Units/KitchenUnit+Words.swift
msgid "millimeter"
msgstr "milímetro"

#: Units/KitchenUnit+Words.swift
msgid "millimeters"
msgstr "milímetros"

#: Units/KitchenUnit+Words.swift
msgid "centimeter"
msgstr "centímetro"

#: Units/KitchenUnit+Words.swift
msgid "centimeters"
msgstr "centímetros"

#: Units/KitchenUnit+Words.swift
msgid "inch"
msgstr "pulgada"

#: Units/KitchenUnit+Words.swift
msgid "inches"
msgstr "pulgadas"

#: Units/KitchenUnit+Words.swift
msgid "foot"
msgstr "pie"

#: Units/KitchenUnit+Words.swift
msgid "feet"
msgstr "pies"

#: Units/KitchenUnit+Words.swift
msgid "bag"
msgstr "bolsa"

#: Units/KitchenUnit+Words.swift
msgid "bags"
msgstr "bolsas"

#: Units/KitchenUnit+Words.swift
msgid "ball"
msgstr "bola"

#: Units/KitchenUnit+Words.swift
msgid "balls"
msgstr "bolas"

#: Units/KitchenUnit+Words.swift
msgid "bar"
msgstr "barra"

#: Units/KitchenUnit+Words.swift
msgid "bars"
msgstr "barras"

#: Units/KitchenUnit+Words.swift
msgid "basket"
msgstr "canasta"

#: Units/KitchenUnit+Words.swift
msgid "baskets"
msgstr "canastas"

#: Units/KitchenUnit+Words.swift
msgid "batch"
msgstr "tanda"

#: Units/KitchenUnit+Words.swift
msgid "batches"
msgstr "tandas"

#: Units/KitchenUnit+Words.swift
msgid "block"
msgstr "bloque"

#: Units/KitchenUnit+Words.swift
msgid "blocks"
msgstr "bloques"

#: Units/KitchenUnit+Words.swift
msgid "bottle"
msgstr "botella"

#: Units/KitchenUnit+Words.swift
msgid "bottles"
msgstr "botellas"

#: Units/KitchenUnit+Words.swift
msgid "box"
msgstr "caja"

#: Units/KitchenUnit+Words.swift
msgid "boxes"
msgstr "cajas"

#: Units/KitchenUnit+Words.swift
msgid "branch"
msgstr "rama"

#: Units/KitchenUnit+Words.swift
msgid "branches"
msgstr "ramas"

#: Units/KitchenUnit+Words.swift
msgid "bulb"
msgstr "bulbo"

#: Units/KitchenUnit+Words.swift
msgid "bulbs"
msgstr "bulbos"

#: Units/KitchenUnit+Words.swift
msgid "bunch"
msgstr "manojo"

#: Units/KitchenUnit+Words.swift
msgid "bunches"
msgstr "manojos"

#: Units/KitchenUnit+Words.swift
msgid "bundle"
msgstr "atado"

#: Units/KitchenUnit+Words.swift
msgid "bundles"
msgstr "atados"

#: Units/KitchenUnit+Words.swift
msgid "can"
msgstr "lata"

#: Units/KitchenUnit+Words.swift
msgid "cans"
msgstr "latas"

#: Units/KitchenUnit+Words.swift
msgid "carton"
msgstr "cartón"

#: Units/KitchenUnit+Words.swift
msgid "cartons"
msgstr "cartones"

#: Units/KitchenUnit+Words.swift
msgid "chunk"
msgstr "trozo"

#: Units/KitchenUnit+Words.swift
msgid "chunks"
msgstr "trozos"

#: Units/KitchenUnit+Words.swift
msgid "clove"
msgstr "diente"

#: Units/KitchenUnit+Words.swift
msgid "cloves"
msgstr "dientes"

#: Units/KitchenUnit+Words.swift
msgid "container"
msgstr "envase"

#: Units/KitchenUnit+Words.swift
msgid "containers"
msgstr "envases"

#: Units/KitchenUnit+Words.swift
msgid "cube"
msgstr "cubo"

#: Units/KitchenUnit+Words.swift
msgid "cubes"
msgstr "cubos"

#: Units/KitchenUnit+Words.swift
msgid "dash"
msgstr "toque"

#: Units/KitchenUnit+Words.swift
msgid "dashes"
msgstr "toques"

#: Units/KitchenUnit+Words.swift
msgid "drop"
msgstr "gota"

#: Units/KitchenUnit+Words.swift
msgid "drops"
msgstr "gotas"

#: Units/KitchenUnit+Words.swift
msgid "ear"
msgstr "mazorca"

#: Units/KitchenUnit+Words.swift
msgid "ears"
msgstr "mazorcas"

#: Units/KitchenUnit+Words.swift
msgid "envelope"
msgstr "sobre"

#: Units/KitchenUnit+Words.swift
msgid "envelopes"
msgstr "sobres"

#: Units/KitchenUnit+Words.swift
msgid "fillet"
msgstr "filete"

#: Units/KitchenUnit+Words.swift
msgid "fillets"
msgstr "filetes"

#: Units/KitchenUnit+Words.swift
msgid "glass"
msgstr "vaso"

#: Units/KitchenUnit+Words.swift
msgid "glasses"
msgstr "vasos"

#: Units/KitchenUnit+Words.swift
msgid "grind"
msgstr "vuelta de molinillo"

#: Units/KitchenUnit+Words.swift
msgid "grinds"
msgstr "vueltas de molinillo"

#: Units/KitchenUnit+Words.swift
msgid "handful"
msgstr "puñado"

#: Units/KitchenUnit+Words.swift
msgid "handfuls"
msgstr "puñados"

#: Units/KitchenUnit+Words.swift
msgid "head"
msgstr "cabeza"

#: Units/KitchenUnit+Words.swift
msgid "heads"
msgstr "cabezas"

#: Units/KitchenUnit+Words.swift
msgid "jar"
msgstr "frasco"

#: Units/KitchenUnit+Words.swift
msgid "jars"
msgstr "frascos"

#: Units/KitchenUnit+Words.swift
msgid "knob"
msgstr "trozo pequeño"

#: Units/KitchenUnit+Words.swift
msgid "knobs"
msgstr "trozos pequeños"

#: Units/KitchenUnit+Words.swift
msgid "leaf"
msgstr "hoja"

#: Units/KitchenUnit+Words.swift
msgid "leaves"
msgstr "hojas"

#: Units/KitchenUnit+Words.swift
msgid "loaf"
msgstr "hogaza"

#: Units/KitchenUnit+Words.swift
msgid "loaves"
msgstr "hogazas"

#: Units/KitchenUnit+Words.swift
msgid "log"
msgstr "rollo"

#: Units/KitchenUnit+Words.swift
msgid "logs"
msgstr "rollos"

#: Units/KitchenUnit+Words.swift
msgid "package"
msgstr "paquete"

#: Units/KitchenUnit+Words.swift
msgid "packages"
msgstr "paquetes"

#: Units/KitchenUnit+Words.swift
msgid "packet"
msgstr "paquetito"

#: Units/KitchenUnit+Words.swift
msgid "packets"
msgstr "paquetitos"

#: Units/KitchenUnit+Words.swift
msgid "piece"
msgstr "pieza"

#: Units/KitchenUnit+Words.swift
msgid "pieces"
msgstr "piezas"

#: Units/KitchenUnit+Words.swift
msgid "pinch"
msgstr "pizca"

#: Units/KitchenUnit+Words.swift
msgid "pinches"
msgstr "pizcas"

#: Units/KitchenUnit+Words.swift
msgid "pod"
msgstr "vaina"

#: Units/KitchenUnit+Words.swift
msgid "pods"
msgstr "vainas"

#: Units/KitchenUnit+Words.swift
msgid "rack"
msgstr "costillar"

#: Units/KitchenUnit+Words.swift
msgid "racks"
msgstr "costillares"

#: Units/KitchenUnit+Words.swift
msgid "rasher"
msgstr "tira"

#: Units/KitchenUnit+Words.swift
msgid "rashers"
msgstr "tiras"

#: Units/KitchenUnit+Words.swift
msgid "rib"
msgstr "penca"

#: Units/KitchenUnit+Words.swift
msgid "ribs"
msgstr "pencas"

#: Units/KitchenUnit+Words.swift
msgid "scoop"
msgstr "medida"

#: Units/KitchenUnit+Words.swift
msgid "scoops"
msgstr "medidas"

#: Units/KitchenUnit+Words.swift
msgid "shake"
msgstr "sacudida"

#: Units/KitchenUnit+Words.swift
msgid "shakes"
msgstr "sacudidas"

#: Units/KitchenUnit+Words.swift
msgid "sheet"
msgstr "lámina"

#: Units/KitchenUnit+Words.swift
msgid "sheets"
msgstr "láminas"

#: Units/KitchenUnit+Words.swift
msgid "shot"
msgstr "trago"

#: Units/KitchenUnit+Words.swift
msgid "shots"
msgstr "tragos"

#: Units/KitchenUnit+Words.swift
msgid "slab"
msgstr "placa"

#: Units/KitchenUnit+Words.swift
msgid "slabs"
msgstr "placas"

#: Units/KitchenUnit+Words.swift
msgid "slice"
msgstr "rebanada"

#: Units/KitchenUnit+Words.swift
msgid "slices"
msgstr "rebanadas"

#: Units/KitchenUnit+Words.swift
msgid "splash"
msgstr "chorrito"

#: Units/KitchenUnit+Words.swift
msgid "splashes"
msgstr "chorritos"

#: Units/KitchenUnit+Words.swift
msgid "sprig"
msgstr "ramita"

#: Units/KitchenUnit+Words.swift
msgid "sprigs"
msgstr "ramitas"

#: Units/KitchenUnit+Words.swift
msgid "square"
msgstr "cuadrito"

#: Units/KitchenUnit+Words.swift
msgid "squares"
msgstr "cuadritos"

#: Units/KitchenUnit+Words.swift
msgid "stalk"
msgstr "tallo"

#: Units/KitchenUnit+Words.swift
msgid "stalks"
msgstr "tallos"

#: Units/KitchenUnit+Words.swift
msgid "steak"
msgstr "bistec"

#: Units/KitchenUnit+Words.swift
msgid "steaks"
msgstr "bistecs"

#: Units/KitchenUnit+Words.swift
msgid "stem"
msgstr "tallito"

#: Units/KitchenUnit+Words.swift
msgid "stems"
msgstr "tallitos"

#: Units/KitchenUnit+Words.swift
msgid "stick"
msgstr "barrita"

#: Units/KitchenUnit+Words.swift
msgid "sticks"
msgstr "barritas"

#: Units/KitchenUnit+Words.swift
msgid "strip"
msgstr "tira"

#: Units/KitchenUnit+Words.swift
msgid "strips"
msgstr "tiras"

#: Units/KitchenUnit+Words.swift
msgid "tin"
msgstr "lata"

#: Units/KitchenUnit+Words.swift
msgid "tins"
msgstr "latas"

#: Units/KitchenUnit+Words.swift
msgid "tub"
msgstr "bote"

#: Units/KitchenUnit+Words.swift
msgid "tubs"
msgstr "botes"

#: Units/KitchenUnit+Words.swift
msgid "tube"
msgstr "tubo"

#: Units/KitchenUnit+Words.swift
msgid "tubes"
msgstr "tubos"

#: Units/KitchenUnit+Words.swift
msgid "twist"
msgstr "vuelta"

#: Units/KitchenUnit+Words.swift
msgid "twists"
msgstr "vueltas"

#: Units/KitchenUnit+Words.swift
msgid "wedge"
msgstr "gajo"

#: Units/KitchenUnit+Words.swift
msgid "wedges"
msgstr "gajos"

#: Units/KitchenUnit+Words.swift
msgid "wheel"
msgstr "rueda"

#: Units/KitchenUnit+Words.swift
msgid "wheels"
msgstr "ruedas"
"""#
