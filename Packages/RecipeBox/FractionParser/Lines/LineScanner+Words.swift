// The words that tell what a number after them is.

extension LineScanner {
    static let joints = words(
        "plus",
        "and",
        "or",
        "minus",
        "less",
        "of",
        "from",
        "to",
        "juice",
        "zest",
        "peel",
        "rind"
    )
    static let spanishJoints = words("mas", "menos", "y", "o", "de", "del", "jugo", "ralladura")
    /// "Recipe" is here for the name of a page; "1 recipe pie dough" has its number before.
    static let references = words(
        "footnote",
        "footnotes",
        "no",
        "nota",
        "notas",
        "note",
        "notes",
        "number",
        "page",
        "pages",
        "pagina",
        "paginas",
        "paso",
        "pasos",
        "receta",
        "recipe",
        "step",
        "steps"
    )
    static let works = words("into", "every", "per", "cada")
    static let approximations = words(
        "about",
        "approx",
        "approximately",
        "around",
        "roughly",
        "another",
        "additional",
        "total",
        "between",
        "entre",
        "unos",
        "unas",
        "aprox",
        "aproximadamente"
    )
    static let notAmounts = words(
        "minute",
        "minutes",
        "min",
        "mins",
        "hour",
        "hours",
        "hr",
        "hrs",
        "day",
        "days",
        "degrees",
        "degree",
        "percent",
        "f",
        "year",
        "minuto",
        "minutos",
        "hora",
        "horas",
        "dia",
        "dias",
        "grado",
        "grados"
    )
    static let couples = words("couple", "pair")
    static let dozens = words("dozen", "dozens", "docena", "docenas")

    static func words(_ texts: String...) -> [PackedWord] { texts.compactMap { PackedWord($0.utf8) } }
}

extension LineScanner {
    /// Whether a number in words of more than two letters, and of at least `least`, stands here: "two".
    func isCountWord(at start: Int, or least: Rational? = nil) -> Bool {
        guard let word = parser.word(at: start), word.range.count > 2, let number = number(at: start) else {
            return false
        }
        return (number.value > .one || number.value == least) && !isPartOfWord(number.range.upperBound)
    }

    /// Extends a couple over its "of", so that twice "a couple of bay leaves" is "4 bay leaves".
    func extendOverCouple(_ number: inout Number) {
        let last = parser.lastWord(of: number.range).flatMap { parser.word(at: $0.lowerBound) }
        guard last?.isOne(of: Self.couples) == true,
            let of = parser.word(at: parser.afterSpaces(number.range.upperBound)), isOf(of)
        else { return }
        number.range = number.range.lowerBound..<of.range.upperBound
    }

    func isOf(_ word: LineParser.Word) -> Bool {
        if case .of = word.meaning { true } else { false }
    }
}
