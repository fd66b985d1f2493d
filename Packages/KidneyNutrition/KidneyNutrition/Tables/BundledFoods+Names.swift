import TimeKit
import WordKit

/// The names that people call common foods by, in English and in the Spanish of Phoenix.
extension BundledFoods {
    /// The food that everybody means by a plain name, by the folded name.
    static let plainNames: [String: TimeKit.ID<Food>] = Dictionary(
        uniqueKeysWithValues: names.flatMap { row in row.plain.map { (folded($0), row.food) } }
    )

    /// The food that a search for a whole name shows first: the one with that plain name, or the one that is eaten most.
    static func leading(_ typed: String) -> TimeKit.ID<Food>? {
        let own = Language.current == .spanish ? spanishFirsts : [:]
        return names(typed).lazy.compactMap { name in
            plainNames[name] ?? (own[name] ?? firsts[name]).map { FoodSource.bundled(ndb: $0).foodID }
        }.first
    }

    /// The one food that a typed name stands for, in the singular or plural; nil if it has several or none.
    static func plain(_ typed: String) -> TimeKit.ID<Food>? { names(typed).lazy.compactMap { plainNames[$0] }.first }

    /// Returns the folded name, and the names that it can be the plural of.
    private static func names(_ typed: String) -> [String] {
        let name = folded(typed)
        return [name] + SearchWords.singulars(Array(name.utf8)).map { String(decoding: $0, as: UTF8.self) }
    }

    private static let firsts = [
        "frijol": 16043, "frijoles": 16043, "queso": 1228, "pollo": 5064, "carne": 13454,
        "jugo": 9206, "papa": 11367, "papas": 11367, "tortilla": 18363, "tortillas": 18363,
        "pescado": 15262,
        "caldo": 6194,
    ]

    /// The foods that a word stands for in Spanish alone: the tuna of an English page is a fish.
    private static let spanishFirsts = ["tuna": 9287]

    /// Whether a folded word alone means other things than the foods with the word in their names: “suero” is an electrolyte drink in Mexico, and
    /// menudo is one of several soups of tripe.
    static func isUnclear(_ word: String) -> Bool { ["suero", "sueros", "menudo"].contains(word) }

    /// Foods that aren't in the tables and are spelled almost like ones that are: “mole” isn't “coles”.
    static let lacking: Set = ["mole", "moles"]

    /// The other names, by which a search finds them: the Spanish one, the plain ones and other words.
    static let otherNames: [TimeKit.ID<Food>: String] = spanishNames.merging(
        names.map { row in (row.food, (row.plain + [row.others]).filter { !$0.isEmpty }.joined(separator: " ")) }
    ) { spanish, others in "\(spanish) \(others)" }

    /// Returns a name in small letters without accents and marks, so that "plátano" and "Platano" are equal.
    static func folded(_ name: String) -> String {
        SearchWords.split(name).map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
    }

    private static let names: [(food: TimeKit.ID<Food>, plain: [String], others: String)] =
        numbered.map { (FoodSource.bundled(ndb: $0.0).foodID, $0.1, $0.2) } + [
            (
                saltSubstitute.id,
                [
                    "salt substitute", "potassium chloride", "sal sin sodio", "nosalt", "nu-salt",
                    "morton salt substitute",
                ],
                "losalt kcl e508 alternative sal de potasio"
            ),
            (
                liteSalt.id, ["lite salt", "morton lite salt", "half salt"],
                "low-sodium reduced-sodium potassium-enriched salt substitute sal baja en sodio light"
            ),
        ]

    /// The plain names of foods by their number in the standard reference, and other words for the search.
    private static let numbered: [(Int, [String], String)] = [
        (9003, ["apple", "manzana"], ""),
        (9019, [], "puré de manzana"),
        (9400, ["apple juice", "jugo de manzana"], ""),
        (9021, [], "chabacano"),
        (9037, ["avocado", "aguacate"], ""),
        (9040, ["banana", "plátano"], "guineo banano"),
        (9042, [], "zarzamora"),
        (9050, ["blueberries"], "moras azules"),
        (9060, ["star fruit", "starfruit", "carambola", "fruta estrella"], ""),
        (9062, ["cherimoya", "chirimoya"], ""),
        (9070, ["cherries"], "cerezas"),
        (9087, ["dates"], "dátiles"),
        (9111, ["grapefruit", "toronja"], "pomelo rosado"),
        (9128, ["grapefruit juice", "jugo de toronja"], ""),
        (9404, [], "jugo de toronja rosada"),
        (9435, ["guava nectar"], "jugo de guayaba"),
        (9132, ["grapes", "uvas", "uva"], ""),
        (9135, ["grape juice", "jugo de uva"], ""),
        (9139, ["guava", "guayaba"], ""),
        (9150, ["lemon"], "limón amarillo"),
        (9159, ["lime"], "limón verde"),
        (9176, ["mango"], ""),
        (9314, ["mamey"], "zapote"),
        (9181, ["cantaloupe", "melón"], ""),
        (9202, ["orange", "naranja"], ""),
        (9206, ["orange juice", "jugo de naranja"], ""),
        (9209, [], "jugo de naranja"),
        (9226, ["papaya"], ""),
        (9236, ["peach", "durazno"], ""),
        (9252, ["pear", "pera"], ""),
        (9266, ["pineapple", "piña"], ""),
        (9273, ["pineapple juice", "jugo de piña"], ""),
        (9278, ["plantain", "plátano macho"], ""),
        (9447, ["fried plantain"], "plátanos fritos maduros"),
        (9279, ["plum", "ciruela"], ""),
        (9286, ["pomegranate", "granada"], ""),
        (9287, ["prickly pear", "cactus pear", "nopal fruit"], ""),
        (9298, ["raisins", "pasas"], ""),
        (9316, ["strawberries", "fresas", "fresa"], ""),
        (9322, [], "tamarindo pulpa"),
        (9326, ["watermelon", "sandía"], ""),
        (9294, [], "jugo de ciruela"),
        (9437, ["tamarind nectar"], "jugo de tamarindo"),
        (14242, [], "jugo de arándano"),
        (11540, ["tomato juice", "jugo de tomate"], ""),
        (11053, [], "ejotes"),
        (11004, [], "quelite quintonil"),
        (11091, [], "brócoli"),
        (11109, [], "repollo col"),
        (11124, ["carrot", "zanahoria"], ""),
        (11125, [], "zanahoria cocida"),
        (11135, [], "coliflor"),
        (11143, ["celery", "apio"], ""),
        (11149, ["chayote"], ""),
        (11167, [], "elote maíz"),
        (11245, [], "quelite"),
        (11168, [], "elote maíz cocido"),
        (11205, ["cucumber", "pepino"], ""),
        (11206, [], "pepino pelado"),
        (11210, [], "berenjena"),
        (11215, ["garlic", "ajo"], ""),
        (11603, ["jícama"], "yambean"),
        (11252, [], "lechuga"),
        (11251, [], "lechuga orejona"),
        (11260, [], "champiñones hongos"),
        (11282, ["onion", "cebolla"], ""),
        (11283, [], "cebolla cocida"),
        (11305, [], "chícharos"),
        (11333, [], "pimiento verde"),
        (11821, [], "pimiento rojo"),
        (11977, ["serrano", "chile serrano"], ""),
        (11978, ["ancho", "chile ancho"], ""),
        (11979, [], "jalapeño"),
        (11356, [], "papa papas al horno"),
        (11363, [], "papa papas al horno"),
        (11367, [], "papa papas cocidas hervidas"),
        (11657, [], "puré de papa papas"),
        (11403, [], "papas fritas"),
        (21138, [], "papas fritas"),
        (19411, ["potato chips", "papitas"], "papas fritas de bolsa"),
        (11429, [], "rábanos"),
        (11427, [], "verdolaga"),
        (11428, [], "verdolaga"),
        (11457, [], "espinaca espinacas"),
        (11417, [], "flores de calabaza pumpkin flowers"),
        (11458, [], "espinaca espinacas cocidas"),
        (11478, [], "calabacita cocida"),
        (11477, [], "calabacita"),
        (11508, [], "camote al horno"),
        (11510, [], "camote cocido"),
        (11529, ["tomato", "tomate", "jitomate"], ""),
        (11549, [], "salsa de tomate"),
        (11954, ["tomatillo", "tomate verde"], ""),
        (11964, ["nopales", "nopalitos"], ""),
        (11963, [], "nopalitos crudos"),
        (11670, ["chile", "chili pepper", "green chile", "chile verde"], ""),
        (11329, [], "chile verde enlatado"),
        (16015, [], "frijoles negros"),
        (16033, [], "frijoles rojos"),
        (16034, [], "frijoles rojos"),
        (16038, [], "frijoles blancos"),
        (16043, [], "frijoles de la olla"),
        (16057, [], "garbanzos"),
        (16058, [], "garbanzos"),
        (16070, ["lentils", "lentejas"], "dal daal dahl"),
        (16103, ["refried beans", "frijoles refritos", "refritos"], ""),
        (16390, [], "cacahuates"),
        (12061, ["almonds", "almendras"], ""),
        (12155, ["walnuts", "nueces"], "nuez"),
        (12016, [], "pepita tostada"),
        (12516, [], "pepita tostada"),
        (8121, ["oatmeal", "avena"], ""),
        (20445, ["rice", "white rice", "arroz", "arroz blanco"], ""),
        (36405, [], "arroz con frijoles"),
        (20121, [], "espagueti"),
        (20100, [], "macarrones"),
        (8020, [], "hojuelas de maíz"),
        (18069, ["bread", "white bread", "pan", "pan blanco"], ""),
        (18075, [], "pan integral"),
        (18033, [], "pan"),
        (28288, ["bolillo"], "birote telera"),
        (18955, ["pan dulce"], "concha conchas"),
        (18363, ["corn tortilla", "tortilla de maíz"], ""),
        (18364, ["flour tortilla", "tortilla de harina"], ""),
        (20017, ["masa harina"], "maseca masa"),
        (20030, ["hominy", "maíz pozolero"], "nixtamal"),
        (5064, [], "pechuga de pollo"),
        (5098, [], "muslo de pollo"),
        (5069, [], "pierna de pollo"),
        (5103, [], "alita de pollo"),
        (5168, [], "pavo"),
        (13454, [], "carne de res bistec"),
        (23573, [], "carne molida de res"),
        (23563, [], "carne molida de res"),
        (13326, [], "hígado de res"),
        (10042, [], "cerdo puerco chuleta"),
        (10061, [], "cerdo puerco lomo"),
        (7064, [], "cerdo puerco salchicha"),
        (10862, ["bacon", "tocino"], ""),
        (7028, [], "jamón cerdo"),
        (7029, [], "jamón cerdo"),
        (7022, [], "salchicha"),
        (7019, ["chorizo"], "longaniza"),
        (15016, [], "fish pescado bacalao"),
        (15086, [], "fish pescado salmón"),
        (15262, [], "fish pescado tilapia"),
        (15037, [], "fish pescado"),
        (15116, [], "fish pescado trucha"),
        (15047, [], "fish pescado"),
        (15121, [], "fish atún"),
        (15119, [], "fish atún"),
        (15088, [], "fish sardinas"),
        (15151, ["shrimp", "camarones"], ""),
        (1129, ["egg", "eggs", "huevo", "huevos"], "huevo cocido duro"),
        (1128, [], "huevo frito estrellado"),
        (1132, [], "huevo revuelto"),
        (1124, [], "clara de huevo"),
        (1125, [], "yema de huevo"),
        (1077, ["milk", "whole milk", "leche", "leche entera"], ""),
        (1079, [], "leche"),
        (1082, [], "leche"),
        (1085, [], "leche descremada"),
        (1104, [], "leche con chocolate"),
        (1228, ["queso fresco"], ""),
        (1267, ["queso cotija", "cotija"], ""),
        (1009, [], "queso"),
        (1028, [], "queso"),
        (1042, [], "queso amarillo"),
        (1116, ["yogurt", "plain yogurt", "yogur", "yogur natural"], ""),
        (1117, [], "yogur natural"),
        (1145, [], "mantequilla sin sal"),
        (1001, ["butter", "mantequilla"], ""),
        (4025, ["mayonnaise", "mayonesa"], ""),
        (14411, ["water", "tap water", "ice", "agua", "hielo"], "tap water ice cubes"),
        (14638, ["horchata", "agua de horchata"], ""),
        (14649, ["jamaica", "agua de jamaica"], ""),
        (14209, ["coffee", "café"], ""),
        (14355, ["tea", "black tea", "té", "té negro"], ""),
        (14148, [], "refresco soda coke pepsi"),
        (14416, [], "refresco soda de dieta"),
        (14144, [], "refresco soda de limón sprite"),
        (14150, [], "refresco soda de naranja"),
        (14136, [], "refresco soda ginger"),
        (14157, [], "refresco soda"),
        (14293, ["lemonade", "limonada"], ""),
        (14460, ["sports drink"], "gatorade"),
        (43075, ["pedialyte", "suero oral"], "electrolyte drink electrolytes bebida con electrolitos"),
        (14062, [], "ensure supplement"),
        (43528, [], "ensure plus supplement"),
        (1250, [], "glucerna supplement"),
        (14003, ["beer", "cerveza"], ""),
        (14096, [], "vino tinto"),
        (14106, [], "vino blanco"),
        (6194, [], "caldo de pollo"),
        (6172, [], "caldo de pollo casero"),
        (6419, [], "sopa caldo de pollo con fideos"),
        (6559, [], "sopa de tomate"),
        (6471, [], "sopa caldo de res con verduras"),
        (36414, ["tripe soup"], "mondongo menudo"),
        (6164, ["salsa"], "salsa roja"),
        (2047, ["salt", "table salt", "sea salt", "sal", "sal de mar", "sal marina"], "sodium chloride"),
        (21082, ["taco", "tacos"], "taco de carne"),
        (36412, ["pork tamale", "tamal de puerco"], "tamal"),
        (36411, ["corn tamale", "tamal de elote"], "tamal"),
        (21074, ["enchilada", "enchiladas", "cheese enchilada"], "enchilada de queso"),
        (21075, [], "enchilada de res"),
        (36403, [], "empanada de carne"),
        (36408, [], "pupusa de frijoles"),
        (36404, ["arroz con leche", "rice pudding"], ""),
        (21060, [], "burrito de frijoles"),
        (19173, ["jello", "jell-o", "gelatin", "gelatina"], "jelly"),
        (19283, ["popsicle", "paleta"], "freezer pop ice lolly"),
        (19095, [], "helado nieve de vainilla"),
        (19270, [], "helado nieve de chocolate"),
        (19296, ["honey", "miel"], ""),
        (19335, ["sugar", "azúcar"], ""),
        (19107, [], "dulces caramelo"),
        (19041, ["chicharrón", "chicharrones", "pork rinds"], "pork skins"),
        (25017, [], "power bar energy bar"),
        (18159, [], "galletas"),
    ]
}
