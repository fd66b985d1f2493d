import WordKit

extension KitchenUnit {
    /// The Spanish words of a unit.
    struct SpanishWords: Sendable {
        var unit: KitchenUnit
        /// The names in the singular and the plural, the usual one first.
        var names: [(one: String, other: String)]
        var abbreviations: [String]
    }

    /// The Spanish words for units in recipe lines. A measure has the same size as in English. "C." is left out because it can mean a spoon or a cup.
    static let spanish: [SpanishWords] = [
        words("cup", ["taza"]),
        words("tablespoon", ["cucharada", "cuchara"], ["cda", "cdas"]),
        SpanishWords(
            unit: .teaspoon,
            names: [
                ("cucharadita", "cucharaditas"), ("cucharilla", "cucharillas"),
                ("cucharada cafetera", "cucharadas cafeteras"), ("cuchara cafetera", "cucharas cafeteras"),
            ],
            abbreviations: ["cdta", "cdtas", "cdita", "cditas"]
        ),
        SpanishWords(
            unit: .dessertspoon,
            names: [("cucharada de postre", "cucharadas de postre"), ("cuchara de postre", "cucharas de postre")],
            abbreviations: []
        ),
        SpanishWords(unit: .fluidOunce, names: [("onza líquida", "onzas líquidas")], abbreviations: []),
        words("pint", ["pinta"]),
        SpanishWords(unit: gallon, names: [("galón", "galones")], abbreviations: []),
        words("milliliter", ["mililitro"]), words("centiliter", ["centilitro"]), words("deciliter", ["decilitro"]),
        words("liter", ["litro"], ["lt", "lts"]),
        words("gram", ["gramo"], ["grs"]), words("milligram", ["miligramo"]), words("kilogram", ["kilogramo", "kilo"]),
        words("ounce", ["onza"]), words("pound", ["libra"]),
        words("millimeter", ["milímetro"]), words("centimeter", ["centímetro"]), words("inch", ["pulgada"]),
        words("bag", ["bolsa", "bolsita"]), words("bar", ["barra"]), words("bottle", ["botella"]),
        words("box", ["caja", "cajita"]),
        words("branch", ["rama"]), words("bunch", ["manojo", "racimo"]), words("bundle", ["atado"]),
        words("can", ["lata"]), words("clove", ["diente"]),
        words("container", ["envase"]), words("cube", ["cubo", "cubito"]), words("dash", ["toque"]),
        words("drop", ["gota"]),
        words("envelope", ["sobre"]), words("fillet", ["filete"]), words("glass", ["vaso"]),
        words("handful", ["puñado"]),
        words("head", ["cabeza"]), words("jar", ["frasco", "tarro"]), words("leaf", ["hoja"]),
        words("package", ["paquete"]),
        words("packet", ["paquetito", "sobrecito"]), words("piece", ["pieza", "pedazo"]), words("chunk", ["trozo"]),
        words("pinch", ["pizca"]), words("pod", ["vaina"]),
        words("slice", ["rebanada", "rodaja"]), words("splash", ["chorrito", "chorro"]), words("sprig", ["ramita"]),
        words("stalk", ["tallo"]), words("stick", ["barrita"]), words("strip", ["tira"]), words("tube", ["tubo"]),
        words("wedge", ["gajo"]),
    ]

    /// Returns the unit with a Spanish name in lowercase letters, in the singular or the plural; nil if there is none.
    public static func named(inSpanish name: String) -> KitchenUnit? {
        spanish.first { $0.names.contains { $0.one == name || $0.other == name } }?.unit
    }

    private static let gallon = all.first { $0.id == "gallon" } ?? cup

    private static func words(_ id: String, _ names: [String], _ abbreviations: [String] = []) -> SpanishWords {
        guard let unit = KitchenUnit(id: id) else { preconditionFailure("no unit \(id) in the table") }
        return SpanishWords(unit: unit, names: names.map { ($0, $0 + "s") }, abbreviations: abbreviations)
    }

    /// Returns the unit's word of a line in the grammatical number of `amount`: "cups" for "cup", "tazas grandes" for "taza grande", and "tazas" for
    /// the "taza y media" of one and a half. An abbreviation stays as it is, except that "lbs" and "cdas" lose the "s" and "cda" gets one.
    public func form(of written: String, for amount: Amount) -> String {
        let isOne = amount.high <= .one
        var parts = written.split(separator: " ").map(String.init)
        let spanish = Self.spanish.first { $0.unit == self }
        let names = [(one: singular, other: plural)] + (spanish?.names ?? [])
        for length in Set(names.map { $0.one.split(separator: " ").count }) where length > 1 {
            let start = FoldedText.key(parts.prefix(length).joined(separator: " "))
            guard names.contains(where: { [FoldedText.key($0.one), FoldedText.key($0.other)].contains(start) }) else {
                continue
            }
            parts = [parts.prefix(length).joined(separator: " ")] + parts.dropFirst(length)
        }
        guard let first = parts.first else { return written }
        let folded = FoldedText.key(first)
        let rest = parts.dropFirst().prefix { FoldedText.key($0) != "y" && FoldedText.key($0) != "mas" }
            .map { CountedNoun.agreeing($0, isOne: isOne) }
        let head: String
        if let name = names.first(where: { folded == FoldedText.key($0.one) || folded == FoldedText.key($0.other) }) {
            let form = isOne ? name.one : name.other
            head = first.first?.isUppercase == true ? form.prefix(1).uppercased() + form.dropFirst() : form
        } else {
            let short = first.hasSuffix(".") ? String(first.dropLast()) : first
            let single = String(short.lowercased().dropLast())
            let isShortPlural =
                short.lowercased().hasSuffix("s") && (abbreviations + (spanish?.abbreviations ?? [])).contains(single)
            // "gr" stands for one gram and for many.
            let isShortSingular =
                self != .gram && spanish?.abbreviations.contains(short.lowercased() + "s") == true
            let form =
                isOne ? (isShortPlural ? String(short.dropLast()) : short) : isShortSingular ? short + "s" : short
            head = form + first.dropFirst(short.count)
        }
        return ([head] + rest).joined(separator: " ")
    }
}
