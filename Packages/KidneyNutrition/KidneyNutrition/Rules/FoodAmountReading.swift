import FractionParser

/// Parses amounts of a food: "150 g", "1/2 cup", "2 slices", "1 1/2 medium".
///
/// A volume is converted to a weight by the food's own portions and never by a guessed density. A number without a unit means whole pieces
/// if the food has such a portion. A household measure without an exact size, such as a handful, has an assumed one, which the text of the
/// result names. If several portions match and differ in weight by at most a quarter, the first one is used and the result names it. If
/// they differ more, an error lists the choices.
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
    /// - Throws: The errors under "Amounts of food".
    /// - Complexity: O(length × portions).
    public func read(_ typed: String) throws(KidneyError) -> FoodAmount {
        guard typed.utf8.count <= Self.lengthLimit else {
            throw .notAFoodAmount(String(typed.prefix(40)) + "…", AmountError(.tooLong, offset: Self.lengthLimit))
        }
        let words = Self.words(typed)
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
        let (typed, after) = try number(in: Self.withFractions(words), text: text)
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
            FoodAmount(text: found.text(text, unit), number: number, measure: found.measure, grams: grams),
            found.assumed != nil
        )
    }

    /// A measure with the weight of one.
    private struct Found {
        let measure: FoodMeasure
        let gramsOfOne: Rational
        /// The number of measures that the typed measure stands for.
        var times = Rational.one
        /// The assumed size of a household measure: "about 240 mL"; nil for an exact measure.
        var assumed: String?

        /// The typed text, with the name of the portion added if the user didn't type one: "2 medium (3\" dia)", or with the assumed size:
        /// "1 glass (about 240 mL)".
        func text(_ typed: String, _ unit: String) -> String {
            if let assumed { return "\(typed) (\(assumed))" }
            guard case .portion(let name) = measure else { return typed }
            return unit.isEmpty ? "\(typed) \(name)" : typed
        }
    }

    /// One whole piece: the medium portion, or the large one for eggs, among the whole pieces or, without these, among all portions.
    /// Otherwise it is the first whole piece; nil if there is none.
    private var piece: Found? {
        let name = PortionWords(food.name).all
        let usual = name.first == "egg" ? ["large"] : ["medium"]
        let head = PortionWords(String(food.name.prefix { $0 != "," }))
        // "piece" and "each taco" stand for the food itself; "watermelon balls" are parts of it.
        let own = food.portions.filter { PortionWords($0.name).isPiece(of: head) }
        let sized = (own.isEmpty ? food.portions : own).filter { PortionWords($0.name).all.contains(usual[0]) }
        var found = sized.first { !$0.name.hasPrefix("cup") } ?? own.first
        // A serving of a dish of one's own is what one of it means.
        if case .custom = food.source { found = found ?? food.portions.first }
        return found.flatMap(Self.found)
    }

    /// The portion to show first: one whole piece, or else the first one, without bags and others that several people share.
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

    /// Tries the longest number first, so that "1 1/2 medium" is one and a half.
    private func number(in words: [String], text: String) throws(KidneyError) -> (Rational, [String]) {
        for count in stride(from: min(words.count, 6), through: 1, by: -1) {
            let candidate = words[..<count].map { Self.numerals[$0.lowercased()] ?? $0 }.joined(separator: " ")
            guard let amount = try? Amount.parse(candidate) else { continue }
            guard !candidate.contains(",") else { throw .notAFoodAmount(text, AmountError(.syntax, found: ",")) }
            guard !amount.isRange else { throw .amountIsRange(text) }
            guard amount.reading == .plain else {
                throw .notAFoodAmount(text, AmountError(.ambiguous, found: candidate))
            }
            guard amount.low > .zero else { throw .amountNotPositive(text) }
            return (amount.low, Array(words[count...]))
        }
        do throws(AmountError) {
            _ = try Amount.parse(words[0])
        } catch {
            if error.code == .negative { throw .amountNotPositive(text) }
            throw .notAFoodAmount(text, error)
        }
        throw .notAFoodAmount(text, AmountError(.syntax, found: words[0]))
    }

    /// Spanish numbers as words.
    private static let numerals = [
        "un": "1", "una": "1", "uno": "1", "dos": "2", "tres": "3", "cuatro": "4", "cinco": "5", "seis": "6",
        "medio": "1/2", "media": "1/2",
    ]

    private static let parts = [
        "tercio": "3", "tercios": "3", "cuarto": "4", "cuartos": "4", "octavo": "8", "octavos": "8",
    ]

    /// Returns typed words with the fractions of Spanish as numbers before the measure: "1/4 de taza" for "un cuarto de taza", "1 1/2 taza" for
    /// "taza y media".
    private static func withFractions(_ words: [String]) -> [String] {
        var words = words
        let folded = words.map { BundledFoods.folded($0) }
        func number(_ word: String) -> String? { numerals[word] ?? (word.first?.isNumber == true ? word : nil) }
        if folded.count >= 2, let part = parts[folded[1]], let count = number(folded[0]) {
            words.replaceSubrange(0..<2, with: ["\(count)/\(part)"])
        } else if let and = folded.indices.dropFirst().dropLast().first(where: { index in
            folded[index] == "y" && ["media", "medio"].contains(folded[index + 1])
        }) {
            words.removeSubrange(and...and + 1)
            if number(folded[0]) == nil { words.insert("1", at: 0) }
            words.insert("1/2", at: 1)
        }
        return words
    }

    /// Splits a text into words, with a space between a number and the letters after it: "150g".
    private static func words(_ text: String) -> [String] {
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
        // The name of a portion as it is shown in another language is that portion's alone.
        let typed = BundledFoods.folded(unit)
        let named = food.portions.first { BundledFoods.folded($0.name) == typed }
        let shown = food.portions.first { $0.shownName != $0.name && BundledFoods.folded($0.shownName) == typed }
        if named == nil || named == shown, let found = shown.flatMap(Self.found) { return found }
        let own = PortionWords(food.name).all + PortionWords(BundledFoods.otherNames[food.id] ?? "").all + ["of", "de"]
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
            // The usual can is meant where cans have several sizes.
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
            assumed: household.words
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
            throw .ambiguousMeasure(unit, food: food.shownName, choices: found.map(Self.label))
        }
        return Found(measure: .portion(first.name), gramsOfOne: weight)
    }

    private static func found(_ portion: FoodPortion) -> Found? {
        gramsOfOne(portion).map { Found(measure: .portion(portion.name), gramsOfOne: $0) }
    }

    /// Returns the weight of one unit of volume, by the food's portion in that unit, otherwise by its largest volume.
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
            throw .ambiguousMeasure(typed, food: food.shownName, choices: candidates.map { Self.label($0.portion) })
        }
        let chosen = candidates.first { $0.unit == unit } ?? largest
        do throws(AmountError) {
            return try chosen.gramsPerMilliliter.multiplying(by: factor)
        } catch { throw .amountTooLarge(typed) }
    }

    private static func gramsOfOne(_ portion: FoodPortion) -> Rational? {
        try? portion.grams.value.dividing(by: portion.amount)
    }

    private static func label(_ portion: FoodPortion) -> String { "\(portion.shownName) (\(portion.grams) g)" }
}
