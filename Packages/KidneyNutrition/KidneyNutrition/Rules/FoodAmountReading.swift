import FractionParser
import WordKit

/// Parses amounts of a food: "150 g", "1/2 cup", "2 slices", "1 1/2 medium".
///
/// A volume is converted to a weight by the food's own portions and never by a guessed density. A number without a unit means whole pieces
/// if the food has such a portion. A household measure without an exact size, such as a handful, has an assumed size. The text of the result
/// names it. If several portions match and differ in weight by at most a quarter, the first one is used and the result names it. If they
/// differ more, an error lists the choices.
public struct FoodAmountReading: Sendable {
    /// The maximum weight of one entry, in grams.
    public static let gramsLimit: Int64 = 20_000

    /// The maximum length of a text, in UTF-8 bytes.
    public static let lengthLimit = 200

    private let food: Food

    public init(_ food: Food) {
        self.food = food
    }

    /// Parses a text.
    ///
    /// "oz" means a fluid ounce for a drink with a portion in fluid ounces, and the result says so. For a solid it is an ounce of weight.
    /// For a food that could be either, such as soup or pudding, it is an error.
    ///
    /// - Throws: The errors under "Amounts of food" in ``KidneyError``.
    /// - Complexity: O(length × portions).
    public func read(_ typed: String) throws(KidneyError) -> FoodAmount {
        guard typed.utf8.count <= Self.lengthLimit else {
            throw .notAFoodAmount(String(typed.prefix(40)) + "…", AmountError(.tooLong, offset: Self.lengthLimit))
        }
        let words = Self.words(Amount.withDecimalPoint(typed))
        guard !words.isEmpty else { throw .amountMissing }
        do {
            return try read(words).amount
        } catch {
            // The text of an earlier result names the assumed size at its end: "1 handful (about half a cup)".
            guard words.last?.last == ")", let place = words.lastIndex(where: { $0.first == "(" }),
                let earlier = try? read(Array(words[..<place])), earlier.isAssumed
            else { throw error }
            return earlier.amount
        }
    }

    private func read(_ words: [String]) throws(KidneyError) -> (amount: FoodAmount, isAssumed: Bool) {
        let text = words.joined(separator: " ")
        let words = withFractions(words)
        let (typed, count, after) = try number(in: words, text: text)
        let rest = Array(after.drop { ["a", "an", "of", "de"].contains($0.lowercased()) })
        let unit = rest.joined(separator: " ")
        guard let found = try unit.isEmpty ? piece : self.measure(unit, rest) else {
            throw .measureMissing(text, food: food.shownName, choices: choices)
        }
        let (number, grams): (Rational, Rational)
        do throws(AmountError) {
            number = try typed.multiplying(by: found.times)
            grams = try number.multiplying(by: found.gramsOfOne)
        } catch { throw .amountTooLarge(text) }
        guard grams <= Rational(Self.gramsLimit) else { throw .amountTooLarge(text) }
        return (
            FoodAmount(
                text: found.text(text, unit, count: count, isOne: typed == .one),
                number: number,
                measure: found.measure,
                grams: grams
            ),
            found.assumed != nil
        )
    }

    /// A measure with the weight of one.
    private struct Found {
        let measure: FoodMeasure
        let gramsOfOne: Rational
        /// The number of measures that the typed measure stands for.
        var times = Rational.one
        /// The row with the assumed size; nil for an exact measure.
        var assumed: HouseholdRow?
        /// Whether the typed measure is the portion's shown name in another language than its own.
        var isShownName = false

        /// The typed text with what the user left out. The portion's own name is added, or replaces its name in another language:
        /// "2 medium (3\" dia)". An assumed size is added in English: "1 glass (about 240 mL)".
        func text(_ typed: String, _ unit: String, count: String, isOne: Bool) -> String {
            if let assumed { return "\(typed) (\(inEnglish { isOne ? assumed.words : assumed.wordsOfEach }))" }
            guard case .portion(let name) = measure else { return typed }
            if isShownName { return "\(count) \(name)" }
            return unit.isEmpty ? "\(typed) \(name)" : typed
        }
    }

    /// One whole piece; nil if the food has none.
    ///
    /// It is the medium portion, or for eggs the large one, among the whole pieces, or among all portions if there are none. Otherwise it is
    /// the first whole piece. For a dish of the user's own, it is the first portion if nothing else fits.
    private var piece: Found? {
        let name = PortionWords(food.name).all
        let usual = name.first == "egg" ? ["large"] : ["medium"]
        let head = PortionWords(String(food.name.prefix { $0 != "," }))
        // "piece" and "each taco" stand for the food itself; "watermelon balls" are parts of it.
        let own = food.portions.filter { PortionWords($0.name).isPiece(of: head) }
        let sized = (own.isEmpty ? food.portions : own).filter { PortionWords($0.name).all.contains(usual[0]) }
        var found = sized.first { !$0.name.hasPrefix("cup") } ?? own.first
        // One of a dish of the user's own means a serving.
        if case .custom = food.source { found = found ?? food.portions.first }
        return found.flatMap(Self.found)
    }

    /// The portion to show first: one whole piece, or else the first portion. Bags, packages and portions over 400 g are for several people
    /// and are left out; nil if no other is there.
    var usual: FoodPortion? {
        let portions = food.portions.filter { portion in
            portion.grams <= Thousandths(400_000)
                && ["bag", "package"].allSatisfy { PortionWords(portion.name).fit(PortionWords($0)) == nil }
        }
        guard case .portion(let name)? = piece?.measure else { return portions.first }
        return portions.first { $0.name == name } ?? portions.first
    }

    /// The names of the food's portions, to offer as choices.
    public var choices: [String] {
        var seen: Set<String> = []
        return food.portions.map(\.name).filter { seen.insert($0).inserted }
    }

    // MARK: The number

    /// Returns the number, its text in digits and the words after it. Tries the longest number first, so that "1 1/2 medium" is one and a half.
    private func number(in words: [String], text: String) throws(KidneyError) -> (Rational, String, [String]) {
        for count in stride(from: min(words.count, 6), through: 1, by: -1) {
            let candidate = Self.digits(words[..<count])
            let plain = try? Amount.parse(candidate)
            guard let amount = plain ?? spanishAmount(words, count) else { continue }
            guard !candidate.contains(",") else { throw .notAFoodAmount(text, AmountError(.syntax, found: ",")) }
            guard !amount.isRange else { throw .amountIsRange(text) }
            guard amount.reading == .plain else {
                throw .notAFoodAmount(text, AmountError(.ambiguous, found: candidate))
            }
            guard amount.low > .zero else { throw .amountNotPositive(text) }
            let rest = Array(words[count...])
            if let next = rest.first, goesOn(rest) {
                throw .notAFoodAmount(text, AmountError(.syntax, found: next))
            }
            return (amount.low, plain == nil ? amount.formatted() : candidate, rest)
        }
        do throws(AmountError) {
            _ = try Amount.parse(words[0])
        } catch {
            if error.code == .negative { throw .amountNotPositive(text) }
            throw .notAFoodAmount(text, error)
        }
        throw .notAFoodAmount(text, AmountError(.syntax, found: words[0]))
    }

    /// Returns the number that the first `count` words form in Spanish, such as 32 for "treinta y dos". Nil if they form none, or if the last
    /// of them begins the name of a portion, as in "un cuarto de galón".
    private func spanishAmount(_ words: [String], _ count: Int) -> Amount? {
        guard count > 1, let amount = try? Amount.parse(words[..<count].joined(separator: " "), options: .spanish),
            shownPortion(words[(count - 1)...].joined(separator: " ")) == nil
        else { return nil }
        return amount
    }

    /// Whether the words after a number continue it. The names of a portion and of a food can begin with a number, too: "tres leches".
    private func goesOn(_ words: [String]) -> Bool {
        guard let first = words.first?.lowercased(), SpanishNumber.goesOn(with: first) else { return false }
        return !PortionWords(food.name).all.contains(first) && shownPortion(words.joined(separator: " ")) == nil
    }

    /// Returns words with digits in place of Spanish numbers.
    private static func digits(_ words: ArraySlice<String>) -> String {
        words.map { SpanishNumber.digits($0) ?? $0 }.joined(separator: " ")
    }

    /// Whether a word is a Spanish number.
    static func isSpanishNumber(_ word: String) -> Bool {
        SpanishNumber.digits(word) != nil || SpanishNumber.denominator(word) != nil
    }

    /// Returns typed words with Spanish fractions as numbers before the measure: "1/4 de taza" for "un cuarto de taza", "1 1/2 taza" for
    /// "taza y media".
    private func withFractions(_ words: [String]) -> [String] {
        var words = words
        let folded = words.map { BundledFoods.folded($0) }
        func number(_ word: String) -> String? {
            SpanishNumber.digits(word) ?? (word.first?.isNumber == true ? word : nil)
        }
        // "2 cuartos de galón" are two quarts of a food that has such a portion.
        if folded.count >= 2, let part = SpanishNumber.denominator(folded[1]), let count = number(folded[0]),
            shownPortion(words.dropFirst().joined(separator: " ")) == nil
        {
            words.replaceSubrange(0..<2, with: ["\(count)/\(part)"])
        } else if let and = folded.indices.dropFirst().dropLast().first(where: { index in
            folded[index] == "y" && ["media", "medio"].contains(folded[index + 1])
        }) {
            words.removeSubrange(and...and + 1)
            var count = words.prefix { number($0) != nil || $0.lowercased() == "y" }.count
            if count == 0 {
                words.insert("1", at: 0)
                count = 1
            }
            words.insert("1/2", at: count)
        }
        return words
    }

    /// Splits a text into words, with a space between a number and the letters after it: "150g".
    static func words(_ text: String) -> [String] {
        var spaced = ""
        var last: Character = " "
        for character in text {
            if character.isLetter, last.isNumber, !character.isNumber { spaced.append(" ") }
            spaced.append(character)
            last = character
        }
        return spaced.split(whereSeparator: \.isWhitespace).map(String.init)
    }

    // MARK: The measure

    /// Finds the measure. The words can include the food's name: "2 large bananas", "150 g of banana".
    private func measure(_ unit: String, _ words: [String]) throws(KidneyError) -> Found {
        if var found = shownPortion(unit).flatMap(Self.found) {
            found.isShownName = true
            return found
        }
        let own =
            PortionWords(food.name).all + PortionWords(BundledFoods.otherNames[food.id] ?? "").all
            + ["of", "de", "tamaño", "tamano"]
        let bare = words.filter { word in
            !PortionWords(word).all.allSatisfy { part in own.contains { PortionWords.same($0, part) } }
        }
        do throws(KidneyError) {
            if let found = try measure(words) { return found }
        } catch {
            guard bare.isEmpty, piece != nil else { throw error }
        }
        // "2 hot dogs" are two whole pieces.
        if bare.isEmpty, let piece { return piece }
        if bare.count < words.count, !bare.isEmpty, let found = try measure(bare) { return found }
        // Portions have English names, which Spanish words can stand for: "1 taza", "2 manzanas medianas".
        let english = MeasureTable.english(words)
        if english != words {
            if english == ["piece"], let piece, (try? measure(english)) == nil { return piece }
            return try measure(unit, english)
        }
        if bare.contains(where: HouseholdTable.isBit), let found = try measure(["piece"]) { return found }
        guard !bare.contains(where: HouseholdTable.varies) else {
            let isDrink = food.fluid?.isFluid == true && food.portions.contains { VolumePortion($0) != nil }
            throw .measureVaries(unit, food: food.shownName, isDrink: isDrink, choices: choices)
        }
        throw .unknownMeasure(unit, food: food.shownName, choices: choices)
    }

    /// The portion with the typed name in a language other than the English of the table; nil for an English name, and if there is none.
    private func shownPortion(_ unit: String) -> FoodPortion? {
        let typed = BundledFoods.folded(unit)
        let shown = [Language.spanish, .current].lazy.compactMap { language in
            Language.$current.withValue(language) {
                food.portions.first { $0.shownName != $0.name && BundledFoods.folded($0.shownName) == typed }
            }
        }.first
        if let named = food.portions.first(where: { BundledFoods.folded($0.name) == typed }) {
            return named == shown ? named : nil
        }
        return shown ?? food.portions.first { MeasureTable.names(of: $0.name).contains(typed) }
    }

    private func measure(_ words: [String]) throws(KidneyError) -> Found? {
        let unit = words.joined(separator: " ")
        let kitchen = KitchenUnit.named(unit)
        if kitchen != nil, !food.source.isWeighed {
            throw .weightNotRecorded(unit, food: food.shownName, choices: choices)
        }
        if let kitchen, kitchen.dimension == .mass, let factor = kitchen.factor {
            if kitchen.id == "ounce", food.fluid?.isFluid == true, let fluidOunce = KitchenUnit(id: "fluid-ounce") {
                let volumes = food.portions.compactMap(VolumePortion.init)
                if volumes.contains(where: { $0.unit == fluidOunce }) {
                    return Found(measure: .unit(fluidOunce), gramsOfOne: try volume(fluidOunce, unit))
                }
                guard volumes.isEmpty else {
                    throw .ambiguousMeasure(unit, food: food.shownName, choices: ["fl oz", "g"])
                }
            }
            return Found(measure: .unit(kitchen), gramsOfOne: factor)
        }
        let household = food.source.isWeighed ? HouseholdTable.row(unit, for: food) : nil
        do throws(KidneyError) {
            if let found = try portion(unit) { return found }
        } catch {
            // If portions of several sizes match, such as cans, the usual size of the household table is meant.
            guard household != nil, case .ambiguousMeasure = error else { throw error }
        }
        if let kitchen, kitchen.dimension == .volume {
            return Found(measure: .unit(kitchen), gramsOfOne: try volume(kitchen, unit))
        }
        guard let household else { return nil }
        let grams: Rational
        if household.unit.dimension == .mass, let factor = household.unit.factor {
            grams = factor
        } else {
            grams = try volume(household.unit, unit)
        }
        return Found(
            measure: .unit(household.unit),
            gramsOfOne: grams,
            times: household.size,
            assumed: household
        )
    }

    /// Returns the portion that best matches a measure; nil if none does.
    private func portion(_ unit: String) throws(KidneyError) -> Found? {
        let typed = PortionWords(unit)
        let fits = food.portions.map { ($0, PortionWords($0.name).fit(typed)) }
        guard let best = fits.compactMap(\.1).min() else { return nil }
        let found = fits.filter { $0.1 == best }.map(\.0)
        guard let first = found.first(where: { $0.amount == .one }) ?? found.first, let weight = Self.gramsOfOne(first)
        else { return nil }
        // "6 fl oz, 178 g" and "1 fl oz, 29.6 g" are the same measure, rounded.
        guard found.allSatisfy({ Self.gramsOfOne($0)?.isClose(to: weight, percent: 25) == true }) else {
            throw .ambiguousMeasure(unit, food: food.shownName, choices: found.map(label))
        }
        return Found(measure: .portion(first.name), gramsOfOne: weight)
    }

    private static func found(_ portion: FoodPortion) -> Found? {
        gramsOfOne(portion).map { Found(measure: .portion(portion.name), gramsOfOne: $0) }
    }

    /// Returns the weight of one unit of volume in grams, by the food's portion in that unit, otherwise by its largest volume.
    private func volume(_ unit: KitchenUnit, _ typed: String) throws(KidneyError) -> Rational {
        let all = food.portions.compactMap(VolumePortion.init)
        let plain = all.filter(\.isPlain)
        let candidates = plain.isEmpty ? all : plain
        guard let factor = unit.factor, let largest = candidates.max(by: { $0.milliliters < $1.milliliters }) else {
            throw .volumeUnknown(typed, food: food.shownName, choices: choices)
        }
        // Rounded weights of small spoons differ a little; halves and slices of a cup differ much.
        let isOne = candidates.allSatisfy { $0.isPlain || $0.isClose(to: largest) }
        guard isOne else {
            throw .ambiguousMeasure(typed, food: food.shownName, choices: candidates.map { label($0.portion) })
        }
        let chosen = candidates.first { $0.unit == unit } ?? largest
        do throws(AmountError) {
            return try chosen.gramsPerMilliliter.multiplying(by: factor)
        } catch { throw .amountTooLarge(typed) }
    }

    private static func gramsOfOne(_ portion: FoodPortion) -> Rational? {
        try? portion.grams.value.dividing(by: portion.amount)
    }

    private func label(_ portion: FoodPortion) -> String {
        "\(MeasureTable.shown(portion.name, isFeminine: food.isFeminine)) (\(portion.grams) g)"
    }
}
