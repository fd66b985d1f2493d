import FractionParser
import TestKit
import Testing
import WordKit

@Suite("Spanish ingredient lines")
struct SpanishLineTests {
    typealias Case = IngredientLineTests.Case

    static let cases: [Case] = [
        Case("2 tazas de harina", "2", "cup", "harina"), Case("½ cucharadita de sal", "1/2", "teaspoon", "sal"),
        Case("2-3 cdas. de aceite", "2-3", "tablespoon", "aceite"),
        Case("2 cdtas vainilla", "2", "teaspoon", "vainilla"),
        Case("1,5 litros de leche", "1-1/2", "liter", "leche"), Case("250 gramos de queso", "250", "gram", "queso"),
        Case("500 g de pollo", "500", "gram", "pollo"), Case("200 mililitros de crema", "200", "milliliter", "crema"),
        Case("media taza de azúcar", "1/2", "cup", "azúcar"),
        Case("medio kilo de carne molida", "1/2", "kilogram", "carne molida"),
        Case("1 taza y media de harina", "1-1/2", "cup", "harina"),
        Case("1 taza y 1/2 de harina", "1-1/2", "cup", "harina"),
        Case("un kilo y medio de carne", "1-1/2", "kilogram", "carne"),
        Case("una y media tazas de agua", "1-1/2", "cup", "agua"),
        Case("1 y 1/2 tazas de agua", "1-1/2", "cup", "agua"), Case("1/4 de taza de aceite", "1/4", "cup", "aceite"),
        Case("tres cuartos de taza de aceite", "3/4", "cup", "aceite"),
        Case("un cuarto de cebolla", "1/4", nil, "cebolla"),
        Case("1/4 de cebolla, picada", "1/4", nil, "cebolla", note: "picada"),
        Case("una docena de huevos", "12", nil, "huevos"), Case("un par de huevos", "2", nil, "huevos"),
        Case("2 a 3 dientes de ajo", "2-3", "clove", "ajo"), Case("2 o 3 dientes de ajo", "2-3", "clove", "ajo"),
        Case("4 a 6 tortillas", "4-6", nil, "tortillas"), Case("de 4 a 6 tortillas", "4-6", nil, "tortillas"),
        Case("2 o 3 tortillas", "2-3", nil, "tortillas"), Case("cuatro a seis tortillas", "4-6", nil, "tortillas"),
        Case("veinticinco gramos de queso", "25", "gram", "queso"),
        Case("treinta y cinco gramos de queso", "35", "gram", "queso"),
        Case("doscientos cincuenta gramos de harina", "250", "gram", "harina"),
        Case("1 vaina de vainilla", "1", "pod", "vainilla"),
        // Some mean 3/8 by it and others 3/4.
        Case("cuarto y medio de crema", nil, nil, "cuarto y medio de crema"),
        Case("un puñado de perejil", "1", "handful", "perejil"), Case("2 punados de arroz", "2", "handful", "arroz"),
        Case("1 pizca de sal", "1", "pinch", "sal"),
        Case("2 ramitas de tomillo, picadas", "2", "sprig", "tomillo", note: "picadas"),
        Case("1 rama de canela", "1", "branch", "canela"), Case("3 hojas de laurel", "3", "leaf", "laurel"),
        Case("1 manojo de cilantro", "1", "bunch", "cilantro"),
        Case("1 sobre de levadura", "1", "envelope", "levadura"),
        Case("1 paquete de galletas", "1", "package", "galletas"), Case("3 rebanadas de pan", "3", "slice", "pan"),
        Case("2 piezas de pollo", "2", "piece", "pollo"), Case("1 barra de mantequilla", "1", "bar", "mantequilla"),
        Case("8 onzas de queso", "8", "ounce", "queso"), Case("8 onzas líquidas de leche", "8", "fluid-ounce", "leche"),
        Case("2 libras 3 onzas de res", "2", "pound", "res", plus: "3 ounce"),
        Case("1 taza más 1 cucharada de harina", "1", "cup", "harina", plus: "1 tablespoon"),
        Case("1/3 de taza menos 1 cucharada de harina", "1/3", "cup", "harina", plus: "-1 tablespoon"),
        Case("1 taza (125 g) de harina", "1", "cup", "harina", second: "125 gram"),
        Case("1 taza o 250 ml de leche", "1", "cup", "leche", second: "250 milliliter"),
        Case("1 lata (400 g) de tomates", "1", "can", "tomates", second: "400 gram", isEach: true),
        Case("2 latas de 400 g de tomate", "2", "can", "tomate", second: "400 gram", isEach: true),
        Case("1 docena y media de huevos", "18", nil, "huevos"), Case("docena y media de huevos", "18", nil, "huevos"),
        Case("taza y media de avena", "1-1/2", "cup", "avena"),
        Case("de 2 a 3 docenas de huevos", "24-36", nil, "huevos"),
        Case("entre 1 y 2 tazas de agua", "1-2", "cup", "agua"),
        Case("1 taza cada una de arroz y frijoles", "1", "cup", "arroz y frijoles", note: "cada una"),
        Case("1 taza de cada una: zanahoria y apio", "1", "cup", "zanahoria y apio", note: "cada una"),
        Case("1 cucharada colmada de azúcar", "1", "tablespoon", "azúcar", size: "colmada"),
        Case("2 tazas de la harina", "2", "cup", "harina"), Case("Harina 2 tazas", "2", "cup", "Harina"),
        Case("unas 3 tazas de agua", "~3", "cup", "agua"), Case("Jugo de 1 limón", "1", nil, "limón", note: "Jugo de"),
        Case("Sal y pimienta al gusto", nil, nil, "Sal y pimienta", note: "al gusto"),
        // "C." is a spoon or a cup, so it is neither.
        Case("2 c. de azúcar y 1 taza de leche", "2", nil, "c. de azúcar y 1 taza de leche"),
        Case("1 c. de sal, 2 huevos", "1", nil, "c. de sal", note: "2 huevos"),
        Case("2 c. soperas de sal", "2", "tablespoon", "sal"),
        Case("1 c. sopera de azúcar", "1", "tablespoon", "azúcar"),
        Case("2 c soperas de sal", "2", "tablespoon", "sal"),
        Case("2 cucharas soperas de sal", "2", "tablespoon", "sal", size: "soperas"),
        Case("1 taza más 2 c. soperas de sal", "1", "cup", "sal", plus: "2 tablespoon"),
        // A dessertspoon has a size. A coffee spoon has several, so a line that names one stays as it is, and "café" alone is coffee.
        Case("2 cucharadas de postre de azúcar", "2", "dessertspoon", "azúcar"),
        Case("1 cda. de postre de sal", "1", "dessertspoon", "sal"),
        Case("1 cuchara de postre de miel", "1", "dessertspoon", "miel"),
        Case("1 taza más 1 cucharada de postre de leche", "1", "cup", "leche", plus: "1 dessertspoon"),
        Case("1 cdita. de café de sal", "1", nil, "cdita. de café de sal"),
        Case("2 cucharaditas de café de azúcar", "2", nil, "cucharaditas de café de azúcar"),
        Case("1 cucharadita de postre de azúcar", "1", nil, "cucharadita de postre de azúcar"),
        Case("2 cucharadas cafeteras de azúcar", "2", "teaspoon", "azúcar"),
        Case("1 cuchara cafetera de miel", "1", "teaspoon", "miel"),
        Case("1 cucharadita cafetera de sal", "1", "teaspoon", "sal"),
        Case("1 cucharadita de café", "1", "teaspoon", "café"),
        Case("1 cucharada de café molido", "1", "tablespoon", "café molido"),
        // A point before three digits groups grams and milliliters. Kilograms and liters have thousandths.
        Case("1.000 g harina", "1000", "gram", "harina"), Case("1.500 ml de leche", "1500", "milliliter", "leche"),
        Case("1,000 g de harina", "1000", "gram", "harina"), Case("1.500 kg de carne", "1-1/2", "kilogram", "carne"),
        Case("0.500 g de sal", "1/2", "gram", "sal"), Case("1.500 g tomates", "1500", "gram", "tomates"),
        Case("1.500 g zanahorias", "1500", "gram", "zanahorias"), Case("1.200 g pollo", "1200", "gram", "pollo"),
        Case("2.000 ml agua", "2000", "milliliter", "agua"),
        // The half behind a thing belongs to it unless a food follows.
        Case("1 cebolla y media", "1-1/2", nil, "cebolla"),
        Case("1 limón y medio exprimido", "1-1/2", nil, "limón", note: "exprimido"),
        Case("1 cebolla y medio pimiento", "1", nil, "cebolla y medio pimiento"),
        Case("1/2 de una cebolla", "1/2", nil, "cebolla"),
    ]

    @Test("a Spanish line is taken apart as an English one is", arguments: cases)
    func parsed(_ item: Case) throws {
        #expect(IngredientLine.isSpanish(item.text))
        let line = IngredientLine.parse(item.text)
        func shown(_ measure: IngredientLine.Measure?) -> String? {
            measure.map { "\($0.amount.formatted(.ascii)) \($0.unit.id)" }
        }
        #expect(line.amount?.formatted(.ascii) == item.amount)
        #expect(line.unit?.id == item.unit)
        #expect(line.name == item.name)
        #expect(line.size == item.size)
        #expect(line.note == item.note)
        #expect(shown(line.secondMeasure) == item.second)
        #expect(line.isSecondMeasureOfEach == item.isEach)
        #expect(shown(line.addition) == item.plus)
        #expect(line.text == item.text)
    }

    @Test(
        "the short words of spoons have a size where they can mean but one thing, and “c.c.” only from 20 on",
        arguments: [
            ("1 c.s. de aceite", "tablespoon", "aceite"), ("1 c. s. de aceite", "tablespoon", "aceite"),
            ("250 cc de leche", "milliliter", "leche"), ("250 c.c. de leche", "milliliter", "leche"),
            ("20 c. c. de ron", "milliliter", "ron"), ("250 c.c leche", "milliliter", "leche"),
            // Cubic centimeters or coffee spoons, and a coffee spoon has several sizes.
            ("2 c.c. de vainilla", nil, "c.c. de vainilla"), ("2 c. c. de vainilla", nil, "c. c. de vainilla"),
            ("1 c. de café de sal", nil, "c. de café de sal"),
            ("1 cucharadita de café de sal", nil, "cucharadita de café de sal"),
            ("1 cucharada de café de sal", nil, "cucharada de café de sal"),
        ] as [(String, String?, String)]
    )
    func shortSpoons(text: String, unit: String?, name: String) {
        let line = IngredientLine.parse(text)
        #expect(line.amount != nil)
        #expect(line.unit?.id == unit)
        #expect(line.name == name)
    }

    @Test(
        "a point before three digits of grams is no amount in a line of no known language, unless the reader's is Spanish"
    )
    func unknownPoint() {
        #expect(IngredientLine.parse("1.500 g xoconostle").amount == nil)
        #expect(IngredientLine.parse("1.500 g xoconostle").name == "1.500 g xoconostle")
        #expect(IngredientLine.parse("1.500 kg xoconostle").amount?.formatted(.ascii) == "1-1/2")
        let read = Language.$current.withValue(.spanish) { IngredientLine.parse("1.500 g xoconostle") }
        #expect(read.amount?.formatted(.ascii) == "1500" && read.name == "xoconostle")
    }

    @Test(
        "an English or Portuguese line with a word of Spanish stays what it is",
        arguments: [
            ("2 fresh hoja santa leaves", nil, "fresh hoja santa leaves"),
            ("1 chile de árbol, stemmed", nil, "chile de árbol"),
            ("2 tablespoons crème de cassis", "tablespoon", "crème de cassis"),
            ("1 cup pico de gallo", "cup", "pico de gallo"),
            ("1 cup masa harina", "cup", "masa harina"), ("2 c. dulce de leche", "cup", "dulce de leche"),
            ("1 can lata brand tuna", "can", "lata brand tuna"), ("1 lb tomate verde, rinsed", "pound", "tomate verde"),
            ("½ small melon", nil, "melon"), ("½ lime, preferably a limón", nil, "lime"),
            ("2 c. de chá sal", "teaspoon", "sal"), ("3 c. de sopa azeite", "tablespoon", "azeite"),
            ("2 c. de farinha", nil, "c. de farinha"),
        ] as [(String, String?, String)]
    )
    func others(text: String, unit: String?, name: String) {
        #expect(!IngredientLine.isSpanish(text))
        let line = IngredientLine.parse(text)
        #expect(line.unit?.id == unit)
        #expect(line.name == name)
    }

    @Test("no line of the English cookbooks is read as Spanish", .enabled(if: Corpus.isPresent))
    func corpus() throws {
        let spanish = try IngredientCorpus.rows().map(\.input).filter(IngredientLine.isSpanish)
        #expect(spanish.isEmpty, "\(spanish)")
    }

    @Test("each unit is read by the name that a Spanish page gives it, and written back in both numbers")
    func units() throws {
        for unit in KitchenUnit.all {
            let names = Language.$current.withValue(.spanish) { (unit.label, unit.pluralLabel) }
            // Names of two words, and those of two units ("lata" is a can and a tin), are told apart by no line.
            guard !names.1.contains(" ") || unit == .fluidOunce, IngredientLine.isSpanish("2 \(names.1) de arroz")
            else { continue }
            let read = try #require(IngredientLine.parse("2 \(names.1) de arroz").unit, "\(unit)")
            #expect(read == unit || ["can", "strip"].contains(read.id), "\(names.1) is read as \(read)")
            #expect(read.form(of: names.0, for: try Amount.parse("2")) == names.1, "\(unit)")
            #expect(read.form(of: names.1, for: try Amount.parse("1/2")) == names.0, "\(unit)")
        }
    }

    @Test(
        "a unit is written in the number that its amount wants, with the words that belong to it",
        arguments: [
            ("cup", "taza", "2", "tazas"), ("cup", "Tazas", "1", "Taza"), ("cup", "taza y media", "3", "tazas"),
            ("tablespoon", "cucharada colmada", "2", "cucharadas colmadas"), ("tablespoon", "cdas", "1", "cda"),
            ("tablespoon", "cda", "3", "cdas"), ("teaspoon", "Cdta.", "2", "Cdtas."), ("pound", "lb", "2", "lb"),
            ("dessertspoon", "cucharada de postre", "2", "cucharadas de postre"),
            ("dessertspoon", "Cucharas de postre colmadas", "1", "Cuchara de postre colmada"),
            ("teaspoon", "cucharada cafetera", "2", "cucharadas cafeteras"),
            ("teaspoon", "cucharaditas cafeteras", "1", "cucharadita cafetera"),
            ("teaspoon", "Cucharas cafeteras colmadas", "1", "Cuchara cafetera colmada"),
            ("fluid-ounce", "onza líquida", "2", "onzas líquidas"), ("fluid-ounce", "fl. oz.", "2", "fl. oz."),
            ("can", "latas grandes", "1/2", "lata grande"),
            ("gallon", "galón", "2", "galones"), ("kilogram", "kilo", "2", "kilos"), ("pound", "lbs", "1", "lb"),
        ]
    )
    func forms(id: String, written: String, amount: String, expected: String) throws {
        let unit = try #require(KitchenUnit(id: id))
        #expect(unit.form(of: written, for: try Amount.parse(amount)) == expected)
    }

    @Test(
        "a counted thing takes the words that agree with it along",
        arguments: [
            ("huevo grande", "huevos grandes"), ("limón", "limones"), ("nuez", "nueces"),
            ("cebolla morada", "cebollas moradas"),
            ("cebolla pelada y picada", "cebollas peladas y picadas"), ("cebolla, picada", "cebollas, picadas"),
            ("pechuga de pollo", "pechugas de pollo"), ("Mango", "Mangos"), ("pimiento morrón", "pimientos morrones"),
        ]
    )
    func nouns(one: String, many: String) throws {
        #expect(CountedNoun.form(of: one, for: 2, isSpanish: true) == many)
        #expect(CountedNoun.form(of: many, for: try Rational(1, 2), isSpanish: true) == one)
    }

    @Test(
        "Spanish number words are amounts where they are asked for, and English ones stay so",
        arguments: [
            ("media", "1/2"), ("uno y medio", "1-1/2"), ("2 a 3", "2-3"), ("7 u 8", "7-8"), ("dos o tres", "2-3"),
            ("una docena", "12"), ("treinta y cinco", "35"), ("treinta y tres cuartos", "30-3/4"),
            ("dieciséis", "16"), ("veintidós", "22"), ("ciento cincuenta y cinco", "155"),
            ("veinticinco y media", "25-1/2"),
            ("media docena", "6"), ("tres cuartos", "3/4"), ("un tercio", "1/3"), ("1 y ½", "1-1/2"),
            ("one dozen", "12"), ("2 to 3", "2-3"),
        ]
    )
    func words(text: String, ascii: String) throws {
        #expect(try Amount.parse(text, options: .spanish).formatted(.ascii) == ascii)
    }

    @Test(
        "a decimal comma is a point for a Spanish reader where it can't stand between thousands",
        arguments: [
            ("1,5 tazas", "1.5 tazas"), ("0,75", "0.75"), ("1,5mL", "1.5mL"), ("12,3456", "12.3456"),
            ("1,500 g", "1,500 g"), ("150,250", "150,250"), ("1500,250 g", "1500.250 g"), ("0,125 mg", "0.125 mg"),
            ("0,250 g", "0.250 g"), ("0,500", "0.500"), ("1,5-2,5", "1,5-2,5"), (",5", ",5"), ("1,5/2", "1,5/2"),
            ("2 huevos, 3", "2 huevos, 3"),
        ]
    )
    func decimalComma(typed: String, read: String) {
        #expect(Language.$current.withValue(.spanish) { Amount.withDecimalPoint(typed) } == read)
        #expect(Amount.withDecimalPoint(typed) == typed)
    }

    @Test(
        "no Spanish word is an amount unless it is asked for",
        arguments: ["media", "una docena", "2 a 3", "1 y 1/2", "dos"]
    )
    func notAsked(text: String) {
        #expect(throws: AmountError.self) { try Amount.parse(text) }
    }
}
