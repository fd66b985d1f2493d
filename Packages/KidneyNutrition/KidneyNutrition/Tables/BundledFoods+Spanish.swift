import TimeKit
import WordKit

/// The Spanish names of the common foods, as people in Phoenix and in Mexico say them.
extension BundledFoods {
    /// The Spanish names by food. A search finds a food by the words of this name and of its English one, in every language of the page.
    static let spanishNames: [TimeKit.ID<Food>: String] = {
        let named = spanish.split { $0 == "|" || $0 == "\n" }.map { entry in
            let words = entry.split(separator: " ", maxSplits: 1)
            guard words.count == 2, let number = Int(words[0]) else { preconditionFailure("no Spanish name: \(entry)") }
            let name = words[1].split(separator: " ").joined(separator: " ")
            return (FoodSource.bundled(ndb: number).foodID, name)
        }
        let salts = [
            (saltSubstitute.id, "Sal sin sodio (cloruro de potasio)"),
            (liteSalt.id, "Sal baja en sodio (mitad cloruro de potasio)"),
        ]
        return Dictionary(uniqueKeysWithValues: named + salts)
    }()

    /// The number of the standard reference, then the name. The word that people begin with comes first.
    private static let spanish = """
        1001 Mantequilla con sal | 1004 Queso azul | 1009 Queso cheddar | 1012 Requesón cremoso (cottage) | 1017 Queso crema
        1019 Queso feta | 1028 Queso mozzarella, en parte descremado | 1032 Queso parmesano rallado
        1036 Requesón (ricotta) de leche entera | 1040 Queso suizo | 1042 Queso amarillo procesado
        1049 Mitad leche y mitad crema (half and half) | 1053 Crema para batir | 1056 Crema agria | 1067 Crema para café sin lácteos
        1077 Leche entera | 1079 Leche con 2% de grasa | 1082 Leche con 1% de grasa | 1085 Leche descremada, sin grasa
        1088 Suero de leche (buttermilk) | 1096 Leche evaporada | 1104 Leche con chocolate, baja en grasa
        1105 Chocolate caliente casero | 1116 Yogur natural, de leche entera | 1117 Yogur natural, bajo en grasa
        1120 Yogur con fruta, bajo en grasa | 1123 Huevo entero crudo | 1124 Clara de huevo, cruda | 1125 Yema de huevo, cruda
        1128 Huevo frito | 1129 Huevo cocido duro | 1132 Huevo revuelto | 1145 Mantequilla sin sal | 1165 Queso añejo | 1166 Queso asadero
        1167 Queso chihuahua
        1226 Sustituto de huevo, líquido, sin grasa | 1228 Queso fresco | 1229 Queso blanco | 1250 Bebida nutritiva para la diabetes
        1256 Yogur griego natural, sin grasa | 1267 Queso cotija | 2030 Pimienta negra | 2046 Mostaza amarilla | 2047 Sal de mesa
        2048 Vinagre de manzana
        4025 Mayonesa | 4044 Aceite de soya | 4053 Aceite de oliva | 4114 Aderezo italiano | 4582 Aceite de canola
        4610 Margarina con sal | 4639 Aderezo ranch | 5059 Pollo, pechuga con piel, frita | 5064 Pollo, pechuga sin piel, al horno
        5069 Pollo, pierna con piel, al horno | 5098 Pollo, muslo sin piel, al horno | 5103 Pollo, ala con piel, al horno
        5140 Pato con piel, al horno | 5168 Pavo entero sin piel, al horno | 5306 Pavo molido cocido
        6116 Salsa de carne (gravy), de lata | 6150 Salsa barbecue | 6164 Salsa roja | 6172 Caldo de pollo casero
        6194 Caldo de pollo, listo para servir | 6419 Sopa de pollo con fideos, de lata, preparada
        6440 Sopa minestrone, de lata, preparada | 6443 Crema de champiñones, de lata, preparada con agua
        6471 Sopa de res con verduras, de lata, preparada | 6559 Sopa de tomate, de lata, preparada con agua
        6966 Sopa de pollo con fideos, de lata, muy baja en sodio, preparada | 7007 Mortadela (bologna) de res
        7019 Chorizo de cerdo y res | 7022 Salchicha de res
        7028 Jamón en rebanadas, con agua | 7029 Jamón en rebanadas | 7057 Pepperoni | 7064 Salchicha de cerdo, frita | 7072 Salami
        7079 Pechuga de pavo en rebanadas | 8013 Cereal de aros de avena | 8020 Hojuelas de maíz (cereal) | 8037 Granola casera
        8060 Cereal de salvado con pasas | 8065 Cereal de arroz inflado | 8091 Sémola de maíz (grits), cocida con agua
        8103 Crema de trigo cocida con agua | 8121 Avena cocida con agua | 8147 Cereal de trigo en tiras
        9003 Manzana cruda, con cáscara | 9004 Manzana cruda, pelada | 9016 Jugo de manzana, sin vitamina C agregada
        9019 Puré de manzana sin azúcar | 9020 Puré de manzana con azúcar | 9021 Chabacanos crudos | 9032 Chabacanos secos
        9037 Aguacate | 9040 Plátano crudo | 9042 Zarzamoras crudas | 9050 Moras azules crudas | 9060 Carambola (fruta estrella), cruda
        9062 Chirimoya cruda
        9070 Cerezas crudas | 9078 Arándanos rojos crudos | 9087 Dátiles | 9089 Higos crudos | 9094 Higos secos
        9097 Cóctel de frutas, en lata con su jugo | 9111 Toronja cruda | 9128 Jugo de toronja blanca | 9132 Uvas crudas, rojas o verdes
        9135 Jugo de uva | 9139 Guayaba cruda | 9148 Kiwi crudo | 9150 Limón amarillo | 9152 Jugo de limón amarillo | 9159 Limón verde
        9160 Jugo de limón verde | 9164 Lichis crudos | 9176 Mango crudo | 9181 Melón crudo | 9184 Melón verde (honeydew), crudo
        9191 Nectarina cruda | 9200 Naranja cruda, de cualquier tipo | 9202 Naranja cruda | 9206 Jugo de naranja natural
        9209 Jugo de naranja refrigerado | 9211 Jugo de naranja con calcio | 9218 Mandarina cruda | 9226 Papaya cruda | 9231 Maracuyá
        9236 Durazno crudo | 9238 Durazno en lata con su jugo | 9252 Pera cruda | 9254 Pera en lata con su jugo
        9263 Caqui (persimonio), crudo | 9266 Piña cruda | 9268 Piña en lata con su jugo | 9273 Jugo de piña | 9278 Plátano macho cocido
        9279 Ciruela cruda | 9286 Granada cruda | 9287 Tuna (fruta del nopal), cruda | 9291 Ciruelas pasas | 9294 Jugo de ciruela pasa
        9295 Pomelo (pummelo), crudo
        9298 Pasas sin semilla | 9302 Frambuesas crudas | 9307 Ruibarbo crudo | 9314 Mamey crudo | 9316 Fresas crudas
        9322 Tamarindo crudo | 9326 Sandía cruda
        9400 Jugo de manzana | 9404 Jugo de toronja rosada | 9433 Clementina cruda | 9435 Néctar de guayaba, de lata
        9437 Néctar de tamarindo, de lata | 9442 Jugo de granada | 9447 Plátano macho maduro, frito
        10042 Cerdo, chuleta magra, a la parrilla | 10061 Cerdo, lomo, al horno | 10862 Tocino frito
        11004 Quelites de amaranto (quintoniles), cocidos | 11007 Alcachofa cruda
        11008 Alcachofa cocida | 11012 Espárragos cocidos | 11052 Ejotes crudos | 11053 Ejotes cocidos
        11056 Ejotes de lata, escurridos | 11081 Betabel cocido | 11084 Betabel de lata, escurrido | 11087 Hojas de betabel cocidas
        11090 Brócoli crudo | 11091 Brócoli cocido | 11099 Coles de Bruselas cocidas | 11109 Repollo (col), crudo
        11110 Repollo (col), cocido | 11112 Repollo morado crudo | 11117 Bok choy (col china), cocido | 11124 Zanahoria cruda
        11125 Zanahoria cocida | 11135 Coliflor cruda | 11136 Coliflor cocida | 11143 Apio crudo | 11148 Acelgas cocidas
        11149 Chayote crudo | 11150 Chayote cocido
        11162 Hojas de berza (collard greens), cocidas | 11167 Elote (maíz dulce), crudo | 11168 Elote (maíz dulce), cocido
        11172 Elote en grano, de lata, escurrido | 11205 Pepino crudo, con cáscara | 11206 Pepino crudo, pelado | 11210 Berenjena cocida
        11213 Endivia cruda | 11215 Ajo crudo | 11216 Jengibre crudo | 11233 Col rizada (kale), cruda | 11234 Col rizada (kale), cocida
        11245 Quelites cenizos, cocidos
        11246 Poro crudo | 11251 Lechuga orejona (romana), cruda | 11252 Lechuga iceberg (de bola), cruda
        11253 Lechuga de hoja verde, cruda | 11260 Champiñones crudos | 11261 Champiñones cocidos
        11264 Champiñones de lata, escurridos | 11271 Hojas de mostaza cocidas | 11279 Okra cocida | 11282 Cebolla cruda
        11283 Cebolla cocida | 11291 Cebollitas de cambray, crudas | 11297 Perejil fresco | 11299 Chirivía cocida
        11300 Chícharos chinos crudos | 11305 Chícharos cocidos | 11308 Chícharos de lata, escurridos | 11329 Chile verde de lata
        11333 Pimiento verde crudo | 11356 Papa al horno, con cáscara | 11363 Papa al horno, sin cáscara | 11367 Papa pelada y hervida
        11370 Papas ralladas fritas (hash browns), caseras | 11403 Papas a la francesa congeladas, al horno
        11414 Ensalada de papa casera | 11417 Flor de calabaza cocida | 11424 Calabaza de lata | 11427 Verdolagas crudas
        11428 Verdolagas cocidas | 11429 Rábanos crudos | 11436 Colinabo cocido | 11439 Chucrut de lata
        11451 Edamame (soya verde), cocido | 11457 Espinacas crudas | 11458 Espinacas cocidas | 11477 Calabacita cruda
        11478 Calabacita cocida | 11483 Calabaza bellota al horno | 11486 Calabaza butternut al horno | 11493 Calabaza espagueti cocida
        11508 Camote al horno, con cáscara | 11510 Camote cocido | 11529 Jitomate (tomate rojo), crudo
        11530 Jitomate (tomate rojo), cocido | 11531 Jitomates de lata | 11540 Jugo de tomate, con sal | 11546 Pasta de tomate
        11549 Salsa de tomate, de lata | 11565 Nabo cocido | 11569 Hojas de nabo cocidas | 11588 Castañas de agua crudas
        11591 Berros crudos | 11602 Ñame cocido o al horno | 11603 Jícama cruda | 11642 Calabacita cocida, de cualquier variedad
        11655 Jugo de zanahoria
        11657 Puré de papa con leche | 11670 Chile verde crudo | 11821 Pimiento rojo crudo | 11918 Pimiento rojo congelado, cocido
        11935 Cátsup | 11937 Pepinillos en vinagre | 11954 Tomatillo (tomate verde), crudo | 11959 Arúgula cruda
        11960 Zanahorias chicas crudas | 11963 Nopales crudos | 11964 Nopales cocidos | 11977 Chile serrano crudo | 11978 Chile ancho seco
        11979 Chile jalapeño crudo | 12006 Chía | 12016 Semillas de calabaza (pepitas), tostadas, sin sal
        12036 Semillas de girasol secas | 12061 Almendras | 12085 Nuez de la India tostada, sin sal | 12118 Leche de coco, de lata
        12119 Agua de coco | 12120 Avellanas | 12131 Nuez de macadamia | 12142 Nuez pecana | 12151 Pistaches crudos
        12155 Nuez de Castilla | 12220 Linaza | 12516 Semillas de calabaza (pepitas), tostadas, con sal | 13326 Hígado de res guisado
        13347 Carne de res curada (corned beef), cocida
        13454 Carne de res, bistec magro, a la parrilla | 14003 Cerveza | 14006 Cerveza ligera
        14016 Leche de almendra, con azúcar y vainilla | 14037 Licor de 40 grados | 14060 Bebida energética | 14062 Licuado nutritivo
        14096 Vino tinto | 14106 Vino blanco | 14121 Agua mineral con gas (club soda) | 14136 Refresco de jengibre (ginger ale)
        14144 Refresco de lima-limón | 14148 Refresco de cola | 14150 Refresco de naranja | 14155 Agua tónica
        14157 Refresco de raíz (root beer) | 14201 Café descafeinado, preparado | 14209 Café preparado | 14210 Café expreso
        14242 Jugo de arándano rojo, cóctel | 14267 Ponche de frutas | 14293 Limonada de concentrado | 14355 Té negro preparado
        14381 Té de hierbas preparado | 14411 Agua de la llave o hielo | 14416 Refresco de cola, de dieta
        14460 Bebida para deportistas | 14638 Horchata | 14639 Bebida de arroz (leche de arroz), con calcio | 14649 Agua de jamaica
        15016 Bacalao cocido | 15037 Halibut (fletán), cocido | 15047 Macarela cocida | 15086 Salmón rojo cocido
        15087 Salmón rojo de lata, escurrido | 15088 Sardinas en aceite | 15116 Trucha arcoíris cocida | 15119 Atún en aceite
        15121 Atún en agua | 15140 Cangrejo azul cocido | 15151 Camarones cocidos | 15159 Almejas cocidas | 15262 Tilapia cocida
        16006 Frijoles dulces (baked beans) de lata, vegetarianos | 16015 Frijoles negros cocidos | 16033 Frijoles rojos cocidos
        16034 Frijoles rojos de lata | 16038 Alubias (frijoles blancos), cocidas | 16043 Frijoles pintos cocidos
        16057 Garbanzos cocidos | 16058 Garbanzos de lata | 16059 Chili con carne y frijoles, de lata | 16063 Frijoles de carita cocidos
        16070 Lentejas cocidas | 16072 Frijol lima (lima bean), cocido | 16086 Chícharos secos partidos, cocidos
        16098 Crema de cacahuate, con sal | 16103 Frijoles refritos de lata | 16109 Soya cocida | 16112 Miso | 16114 Tempeh
        16120 Leche de soya sin calcio agregado | 16123 Salsa de soya | 16126 Tofu firme | 16127 Tofu suave
        16139 Leche de soya con calcio | 16158 Hummus | 16390 Cacahuates tostados, sin sal | 16424 Salsa de soya, baja en sodio
        17004 Cordero, pierna, al horno | 18001 Bagel | 18024 Pan de elote casero | 18029 Pan francés o de masa agria
        18033 Pan italiano | 18041 Pan árabe (pita), blanco | 18060 Pan de centeno | 18069 Pan blanco | 18075 Pan integral
        18086 Pastel de claras de huevo (angel food) | 18151 Brownie | 18159 Galletas con chispas de chocolate | 18173 Galletas graham
        18204 Galletas de azúcar | 18213 Galletas de vainilla | 18228 Galletas saladas | 18239 Croissant de mantequilla (cuernito)
        18248 Dona | 18258 Panecillo inglés (English muffin) | 18274 Panquecito de moras azules | 18293 Hotcakes caseros
        18301 Pay de manzana | 18350 Pan para hamburguesa o hot dog | 18363 Tortilla de maíz | 18364 Tortilla de harina
        18367 Waffle casero | 18955 Pan dulce | 19015 Barra de granola | 19034 Palomitas de maíz, sin aceite | 19041 Chicharrón de cerdo
        19047 Pretzels con sal
        19051 Galleta de arroz integral | 19056 Totopos con sal | 19081 Chocolate oscuro dulce | 19095 Helado de vainilla
        19097 Nieve de naranja | 19106 Gomitas | 19107 Caramelos macizos | 19116 Malvaviscos | 19120 Chocolate con leche, en barra
        19173 Gelatina preparada | 19183 Pudín de chocolate | 19201 Pudín de vainilla | 19270 Helado de chocolate
        19283 Paleta de hielo | 19296 Miel de abeja | 19297 Mermelada | 19335 Azúcar blanca | 19353 Miel de maple
        19411 Papas fritas de bolsa (papitas), con sal | 20006 Cebada perlada cocida | 20013 Trigo bulgur cocido
        20017 Masa harina (harina de maíz para tortillas) | 20029 Cuscús cocido | 20030 Maíz pozolero de lata
        20037 Arroz integral cocido | 20080 Harina de trigo, integral | 20081 Harina de trigo, blanca | 20100 Macarrones cocidos
        20110 Fideos de huevo cocidos | 20121 Espagueti cocido | 20125 Espagueti integral cocido | 20134 Fideos de arroz cocidos
        20137 Quinoa cocida | 20445 Arroz blanco cocido | 21060 Burrito de frijoles | 21074 Enchilada de queso
        21075 Enchilada de queso y res | 21082 Taco dorado de carne y queso | 21091 Hamburguesa con queso, verduras y aderezos
        21109 Hamburguesa con verduras y aderezos | 21118 Hot dog en pan | 21127 Ensalada de col
        21138 Papas a la francesa de restaurante | 21299 Pizza de queso | 21302 Pizza de pepperoni
        23563 Carne molida de res, 90% magra, a la parrilla | 23573 Carne molida de res, 80% magra, a la parrilla
        25017 Barra de proteína, de chocolate | 27044 Sopa de pollo con fideos, de lata, reducida en sodio | 28287 Pan naan integral
        28288 Bolillo
        28307 Pan naan | 36403 Empanada de res | 36404 Arroz con leche | 36405 Arroz con frijoles negros | 36408 Pupusa de frijoles
        36411 Tamal de elote | 36412 Tamal de puerco | 36414 Sopa de tripa, de restaurante | 43075 Suero oral (solución de rehidratación)
        43528 Licuado nutritivo, con más energía
        """
}

extension Food {
    /// The name in the language of the person who reads it: a common food has a Spanish one, and so has one that another program recorded without
    /// a name. Others keep that of their table.
    public var shownName: String {
        guard Language.current == .spanish else { return name }
        if case .recorded = source, name.hasPrefix("Meal recorded") || name.hasPrefix("Drink recorded") {
            return localized(kept: name)
        }
        return BundledFoods.spanishNames[id] ?? name
    }

    /// Whether the noun of a common food's Spanish name is feminine; nil if its ending doesn't tell, and for other foods.
    var isFeminine: Bool? {
        BundledFoods.spanishNames[id].flatMap { SpanishNoun.isFeminine($0.prefix(while: \.isLetter)) }
    }
}
