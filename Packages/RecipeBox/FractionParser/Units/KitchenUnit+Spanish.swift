extension KitchenUnit {
    /// The Spanish words of a unit.
    struct SpanishWords: Sendable {
        var unit: KitchenUnit
        /// The names in the singular and the plural, the usual one first.
        var names: [(one: String, other: String)]
        var abbreviations: [String]
    }

    /// The Spanish words that stand in lines. A measure has the same size as in English. "C." isn't here, since it is a spoon or a cup.
    static let spanish: [SpanishWords] = [
        words("cup", ["taza"]),
        words("tablespoon", ["cucharada"], ["cda", "cdas"]),
        words("teaspoon", ["cucharadita", "cucharilla"], ["cdta", "cdtas", "cdita", "cditas"]),
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
        words("pinch", ["pizca"]),
        words("slice", ["rebanada", "rodaja"]), words("splash", ["chorrito", "chorro"]), words("sprig", ["ramita"]),
        words("stalk", ["tallo"]), words("stick", ["barrita"]), words("strip", ["tira"]), words("tube", ["tubo"]),
        words("wedge", ["gajo"]),
    ]

    private static let gallon = all.first { $0.id == "gallon" } ?? cup

    private static func words(_ id: String, _ names: [String], _ abbreviations: [String] = []) -> SpanishWords {
        guard let unit = KitchenUnit(id: id) else { preconditionFailure("no unit \(id) in the table") }
        return SpanishWords(unit: unit, names: names.map { ($0, $0 + "s") }, abbreviations: abbreviations)
    }

    /// Returns the unit's word of a line in the number that `amount` wants: "cups" for "cup", "tazas grandes" for "taza grande", and "tazas" for
    /// the "taza y media" of one and a half. An abbreviation stays, except for the "s" of "lbs" and "cdas".
    public func form(of written: String, for amount: Amount) -> String {
        let isOne = amount.high <= .one
        var parts = written.split(separator: " ").map(String.init)
        if self == .fluidOunce, parts.count > 1 { parts = [parts[0] + " " + parts[1]] + parts.dropFirst(2) }
        guard let first = parts.first else { return written }
        let spanish = Self.spanish.first { $0.unit == self }
        let names = [(one: singular, other: plural)] + (spanish?.names ?? [])
        let folded = Self.folded(first)
        let rest = parts.dropFirst().prefix { Self.folded($0) != "y" && Self.folded($0) != "mas" }
            .map { CountedNoun.agreeing($0, isOne: isOne) }
        let head: String
        if let name = names.first(where: { folded == Self.folded($0.one) || folded == Self.folded($0.other) }) {
            let form = isOne ? name.one : name.other
            head = first.first?.isUppercase == true ? form.prefix(1).uppercased() + form.dropFirst() : form
        } else {
            let short = first.hasSuffix(".") ? String(first.dropLast()) : first
            let single = String(short.lowercased().dropLast())
            let isShortPlural =
                short.lowercased().hasSuffix("s") && (abbreviations + (spanish?.abbreviations ?? [])).contains(single)
            head = isOne && isShortPlural ? String(short.dropLast()) + first.dropFirst(short.count) : first
        }
        return ([head] + rest).joined(separator: " ")
    }

    /// Returns a Spanish word in lower case without accents.
    private static func folded(_ text: some StringProtocol) -> String {
        String(
            String.UnicodeScalarView(
                text.lowercased().unicodeScalars.map { scalar in
                    SpanishLetter.ascii(scalar.value).map { Unicode.Scalar($0) } ?? scalar
                }
            )
        )
    }
}
