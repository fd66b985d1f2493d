import FractionParser
import WordKit

/// The words of measures and of portions' names: as USDA has them, as they are shown, and as they are typed in Spanish.
enum MeasureTable {
    /// The words of portions' names, each with its text.
    private static let words: [String: Phrase] = [
        "cup": Phrase("cup"), "cups": Phrase("cups"), "slice": Phrase("slice"), "slices": Phrase("slices"),
        "leaf": Phrase("leaf"), "leaves": Phrase("leaves"), "piece": Phrase("piece"), "pieces": Phrase("pieces"),
        "fruit": Phrase("fruit"), "small": Phrase("small"), "medium": Phrase("medium"), "large": Phrase("large"),
        "whole": Phrase("whole"), "tbsp": Phrase("tbsp"), "tablespoon": Phrase("tablespoon"),
        "tsp": Phrase("tsp"), "teaspoon": Phrase("teaspoon"), "can": Phrase("can"), "bottle": Phrase("bottle"),
        "package": Phrase("package"), "packet": Phrase("packet"), "serving": Phrase("serving"),
        "clove": Phrase("clove"), "bar": Phrase("bar"), "half": Phrase("half"), "halves": Phrase("halves"),
        "container": Phrase("container"), "sliced": Phrase("sliced"), "chopped": Phrase("chopped"),
        "diced": Phrase("diced"), "cubes": Phrase("cubes"), "shredded": Phrase("shredded"),
        "grated": Phrase("grated"), "mashed": Phrase("mashed"), "cooked": Phrase("cooked"),
    ]

    /// The Spanish words, folded and each with its English one.
    private static let spanish: [String: String] = {
        let rows: [(String, [String])] = [
            ("cup", ["taza", "tazas"]), ("piece", ["pieza", "piezas", "pedazo", "pedazos", "trozo", "trozos"]),
            ("slice", ["rebanada", "rebanadas", "rodaja", "rodajas"]), ("leaf", ["hoja", "hojas"]),
            ("small", ["pequeno", "pequena", "pequenos", "pequenas", "chico", "chica", "chicos", "chicas"]),
            ("medium", ["mediano", "mediana", "medianos", "medianas"]), ("large", ["grande", "grandes"]),
            ("whole", ["entero", "entera", "enteros", "enteras"]), ("fruit", ["fruta", "frutas"]),
            ("tablespoon", ["cucharada", "cucharadas"]), ("teaspoon", ["cucharadita", "cucharaditas"]),
            ("oz", ["onza", "onzas"]), ("lb", ["libra", "libras"]), ("g", ["gramo", "gramos"]),
            ("ml", ["mililitro", "mililitros"]), ("l", ["litro", "litros"]), ("package", ["paquete", "paquetes"]),
            ("packet", ["sobre", "sobres"]), ("serving", ["porcion", "porciones"]), ("clove", ["diente", "dientes"]),
            ("bar", ["barra", "barras"]), ("can", ["lata", "latas"]), ("bottle", ["botella", "botellas"]),
            ("half", ["mitad", "mitades"]), ("container", ["envase", "envases"]),
        ]
        let pairs = rows.flatMap { english, words in words.map { ($0, english) } }
        return Dictionary(pairs) { first, _ in first }
    }()

    /// Returns typed words with the English word of each Spanish measure. Other words stay.
    static func english(_ words: [String]) -> [String] { words.map { spanish[BundledFoods.folded($0)] ?? $0 } }

    /// Returns a portion's name with each known word as it is shown: "taza, en rebanadas". Other words stay.
    static func shown(_ name: String) -> String {
        guard Language.current != .english else { return name }
        var shown = ""
        var rest = Substring(name)
        while let first = rest.first {
            let run = rest.prefix { $0.isLetter == first.isLetter }
            shown += words[run.lowercased()].map { localized($0) } ?? String(run)
            rest = rest.dropFirst(run.count)
        }
        return shown
    }
}

extension FoodPortion {
    /// The name of the measure in the language of the person who reads it.
    public var shownName: String { MeasureTable.shown(name) }
}
