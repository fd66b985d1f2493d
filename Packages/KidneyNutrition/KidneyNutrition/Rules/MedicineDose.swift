public import FractionParser

/// Parses doses with a plain mass, in English and Spanish: "667 mg", "2 x 650 mg", "media tableta de 20 mg". Nothing is guessed: a range, an
/// amount without a mass ("5 mL", "10 units") and a text with more in it can't be parsed, and the rules take such a dose for the one that
/// harms.
public enum MedicineDose {
    /// Returns the milligrams of a dose at one time. An amount such as "2 tablets" multiplies the dose, and "10 g" replaces it. Nil if a
    /// text can't be parsed, and if both texts have a number of pieces, which can be the same one.
    public static func milligrams(of dose: String, times amount: String = "") -> Rational? {
        guard !amount.isEmpty else { return mass(dose)?.total }
        if let own = mass(amount) { return own.total }
        let amount = Amount.withPointForComma(amount)
        let words = spaced(amount)
        guard !amount.contains(","), let one = mass(dose), one.count == .one,
            let count = pieces(words) ?? number(words[...])
        else { return nil }
        return try? one.total.multiplying(by: count)
    }

    /// Returns the milligrams of each dose of a day, or of the dose alone if there are no times; nil for one that can't be parsed.
    static func each(of medicine: Medicine) -> [Rational?] {
        medicine.times.isEmpty
            ? [milligrams(of: medicine.dose)]
            : medicine.times.map { milligrams(of: medicine.dose, times: $0.amount) }
    }

    /// Returns the number that a dose begins with, in digits or in English or Spanish words; nil if it begins with none.
    static func count(of dose: String) -> Amount? {
        let words = FoodAmountReading.words(dose)
        for count in stride(from: min(words.count, 6), through: 1, by: -1) {
            if let amount = amount(words[..<count]) { return amount }
        }
        return nil
    }

    /// Parses a total mass, and the number of pieces that have it together.
    private static func mass(_ text: String) -> (total: Rational, count: Rational)? {
        // A comma that can't stand between thousands is a decimal one in any language: nobody means 15 g by "1,5 g".
        let text = Amount.withPointForComma(text)
        guard !text.contains(",") || !text.contains(#/,(?!\d{3}(?!\d))/#) else { return nil }
        var words = spaced(text)
        let isOfPieces = words.last.map(isPiece) ?? false
        if isOfPieces { words.removeLast() }
        guard words.count >= 2, let unit = units[words.removeLast()] else { return nil }
        // A number in words is that of the mass: "diez mg".
        if !words.contains(where: { $0.contains(where: \.isNumber) }) {
            guard let inWords = number(words[...]), let total = try? inWords.multiplying(by: unit) else { return nil }
            return (total: total, count: .one)
        }
        guard let size = DecimalText.value(words.removeLast()), size > 0,
            let count = count(before: words, ofPieces: isOfPieces),
            let one = try? size.multiplying(by: unit), let total = try? one.multiplying(by: count)
        else { return nil }
        return (total: total, count: count)
    }

    /// Parses the words before a mass: 2 for "2 x" and "2 tablets", 1 for "tablet" and for no words. If pieces follow the mass, a count in words is
    /// read, such as 2 for "two". Digits aren't, because they can be the thousands of the mass: "1 500 mg tablets".
    private static func count(before words: [String], ofPieces isOfPieces: Bool) -> Rational? {
        guard let last = words.last else { return .one }
        if ["x", "×"].contains(last) { return number(words.dropLast()) }
        let isCount = isOfPieces && !last.allSatisfy(\.isNumber)
        return (isCount ? number(words[...]) : nil) ?? pieces(words)
    }

    /// Parses a number of pieces: 2 for "2 tablets", 1.5 for "tableta y media". A number is required, except before a half.
    private static func pieces(_ words: [String]) -> Rational? {
        guard let piece = words.firstIndex(where: isPiece) else { return nil }
        let half = words[(piece + 1)...]
        guard half.first.map({ ["and", "y"].contains($0) }) ?? true else { return nil }
        return number((piece == 0 ? ["1"] : words[..<piece]) + half)
    }

    private static func number(_ words: ArraySlice<String>) -> Rational? {
        // "Half a tablet" has an article after its number.
        let isArticle = words.count > 1 && words.last.map { ["a", "an"].contains($0) } ?? false
        guard let amount = amount(isArticle ? words.dropLast() : words), !amount.isRange, !amount.isApproximate,
            amount.reading == .plain, amount.low > .zero
        else { return nil }
        return amount.low
    }

    /// Parses a number in digits or in English or Spanish words. "Once" is nil, because it is one time in English and eleven in Spanish.
    private static func amount(_ words: ArraySlice<String>) -> Amount? {
        guard words.first?.lowercased() != "once" else { return nil }
        let typed = words.joined(separator: " ")
        return (try? Amount.parse(typed)) ?? (try? Amount.parse(typed, options: .spanish))
    }

    /// Splits "2x650mg" into "2", "x", "650", "mg", without "of", "de", commas between thousands and points after abbreviations. "1/2" and
    /// "1-2" stay whole.
    private static func spaced(_ text: String) -> [String] {
        func isOfNumber(_ character: Character) -> Bool { character.isNumber || "/-.".contains(character) }
        var words: [String] = []
        var word = ""
        for character in text.lowercased() where character != "," {
            let isAfterLetters = word.last.map { !isOfNumber($0) } ?? false
            if character == ".", isAfterLetters { continue }
            if character.isWhitespace || !word.isEmpty && isAfterLetters == isOfNumber(character) {
                if !word.isEmpty { words.append(word) }
                word = ""
            }
            if !character.isWhitespace { word.append(character) }
        }
        if !word.isEmpty { words.append(word) }
        return words.filter { !["of", "de"].contains($0) }
    }

    private static let units: [String: Rational] = {
        let masses: [([String], String)] = [
            (["mg", "milligram", "milligrams", "miligramo", "miligramos"], "1"),
            (["g", "gram", "grams", "gramo", "gramos"], "1000"),
            (["mcg", "µg", "ug", "microgram", "micrograms", "microgramo", "microgramos"], "0.001"),
        ]
        return Dictionary(
            uniqueKeysWithValues: masses.flatMap { names, size in names.map { ($0, DecimalText.constant(size)) } }
        )
    }()

    /// Whether a word names one piece of a medicine or several, with or without accents.
    private static func isPiece(_ word: String) -> Bool {
        let word = BundledFoods.folded(word)
        return ["", "s", "es"].contains { word.hasSuffix($0) && pieceNames.contains(String(word.dropLast($0.count))) }
    }

    private static let pieceNames: Set<String> = [
        "tablet", "tab", "capsule", "cap", "caplet", "softgel", "pill", "packet", "sachet", "ampule", "ampoule", "vial",
        "puff", "inhalation",
        "tableta", "comprimido", "pastilla", "capsula", "gragea", "sobre", "sobrecito", "ampolleta", "ampolla",
        "ampula",
        "inhalacion",
    ]
}
