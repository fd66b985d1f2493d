import FractionParser
import WordKit

/// An ingredient line in another size. Its amounts, units and plurals are new; all other text is unchanged.
public struct ScaledLine: Hashable, Sendable {
    public let text: String

    /// The numbers that were not scaled, with their units: "14-ounce", "1/2-inch". Empty if the factor is 1.
    public let unscaled: [String]

    /// The rounding of each amount for the kitchen; empty if rounding was not requested.
    public let roundings: [KitchenRounding]
}

extension ScaledLine {
    /// Returns `line` with its amounts multiplied by `factor`. New words are in the language of the line, as it is its author's.
    ///
    /// - Parameters:
    ///   - line: The line.
    ///   - factor: The factor.
    ///   - options: Contains `.arithmetic` for a line of a file.
    ///   - forKitchen: Whether amounts are rounded to measurable ones.
    ///   - start: The offset in UTF-8 bytes at which scaling starts. The text before it stays.
    /// - Throws: `overflow` for an amount that does not fit in 64-bit fractions.
    static func scaled(
        _ line: String,
        by factor: Rational,
        options: AmountOptions = [],
        forKitchen: Bool = false,
        from start: Int = 0
    ) throws(AmountError) -> ScaledLine {
        try IngredientLine.inLanguage(of: line) { () throws(AmountError) in
            try written(line, by: factor, options: options, forKitchen: forKitchen, from: start)
        }
    }

    private static func written(
        _ line: String,
        by factor: Rational,
        options: AmountOptions,
        forKitchen: Bool,
        from start: Int
    ) throws(AmountError) -> ScaledLine {
        let numbers = IngredientLine.numbers(in: line, options: options).filter { $0.range.lowerBound >= start }
        guard factor != .one || forKitchen else { return ScaledLine(text: line, unscaled: [], roundings: []) }
        var writer = Writer(line: Array(line.utf8), forKitchen: forKitchen)
        var index = 0
        while index < numbers.count {
            let number = numbers[index]
            let upper = number.joint == nil || index + 1 == numbers.count ? nil : numbers[index + 1]
            index += upper == nil ? 1 : 2
            let next = upper == nil && index < numbers.count ? numbers[index] : nil
            guard number.grows else {
                writer.keep(upper.map { [number, $0] } ?? [number])
                continue
            }
            let low = try number.value.multiplying(by: factor)
            let high = try upper.map { upper throws(AmountError) in try upper.value.multiplying(by: factor) }
            writer.replace(
                number,
                upper,
                size: next,
                by: try high.map { high throws(AmountError) in try Amount(low: low, high: high) } ?? Amount(low)
            )
        }
        let text = writer.text
        // "15-ounce can beans" has no count that could be scaled.
        guard factor != .one, !writer.hasGrown, start == 0, IngredientLine.parse(line).amount != nil else {
            return ScaledLine(text: text, unscaled: factor == .one ? [] : writer.kept, roundings: writer.roundings)
        }
        let times = IngredientWording.number(factor, unit: "")
        return ScaledLine(text: "\(times) × \(line)", unscaled: [], roundings: [])
    }
}

/// Copies a line with other amounts.
private struct Writer {
    let line: [UInt8]
    let forKitchen: Bool
    private var keptRanges: [Range<Int>] = []
    var roundings: [KitchenRounding] = []
    var hasGrown = false
    /// The start of the size that the next number is, if it begins with a number that was taken for the count.
    private var sizeStart: Int?
    private var edits: [(range: Range<Int>, new: String)] = []

    init(line: [UInt8], forKitchen: Bool) {
        self.line = line
        self.forKitchen = forKitchen
    }

    mutating func keep(_ numbers: [LineNumber]) {
        guard let first = numbers.first, let last = numbers.last else { return }
        let end = last.unitRange.map { max($0.upperBound, last.range.upperBound) } ?? last.range.upperBound
        let range = (sizeStart ?? first.range.lowerBound)..<end
        sizeStart = nil
        if let before = keptRanges.last, isOneSize(before, range) {
            keptRanges[keptRanges.count - 1] = before.lowerBound..<max(before.upperBound, end)
        } else {
            keptRanges.append(range)
        }
    }

    /// The numbers that stay, with their units.
    var kept: [String] { keptRanges.map(string) }

    /// Whether two numbers are the sides of one shape, as in "9x13 inch", or the second is part of the first.
    private func isOneSize(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
        guard first.upperBound <= second.lowerBound else { return true }
        let between = string(first.upperBound..<second.lowerBound).lowercased().filter { $0 != " " }
        return ["x", "×", "by", "por"].contains(between)
    }

    /// Replaces a number, or both ends of a range.
    ///
    /// - Parameter size: The number after it, which may be the size of each thing.
    mutating func replace(_ number: LineNumber, _ upper: LineNumber?, size: LineNumber?, by exact: Amount) {
        hasGrown = true
        let last = upper ?? number
        var amount = exact
        var unit = last.unit
        var rest: [MeasuredAmount.Part] = []
        var isRounded = false
        let isBeforeUnit = last.unitRange.map { $0.lowerBound >= last.range.upperBound } ?? false
        if forKitchen {
            let rounding = KitchenRounding.rounding(exact, unit: last.unit?.id ?? "")
            roundings.append(rounding)
            amount = rounding.rounded
            unit = KitchenUnit(id: rounding.unit) ?? last.unit
            if isBeforeUnit, let sum = rounding.sum {
                amount = sum.first
                rest = [MeasuredAmount.Part(amount: sum.rest.amount, unit: sum.rest.unit.id)]
            }
        } else if isBeforeUnit, let id = unit?.id {
            let measured = MeasuredAmount(exact, unit: id)
            if let first = measured.parts.first { (amount, unit) = (first.amount, KitchenUnit(id: first.unit)) }
            rest = Array(measured.parts.dropFirst())
            isRounded = measured.isRounded && !isCalledApproximate(number)
        }
        var low = written(amount.low, over: number.range, unit: unit)
        if isRounded { low = localized("about \(low)") }
        if let size, isSizeOfEach(size, after: number) {
            // "2 1/2-inch pieces" would be read as pieces of 2-1/2 inches, and "1 1/2-inch piece" may be one of 1-1/2 inches.
            let isOneNumber = string(number.range) == "1"
            low += isOneNumber ? " × 1" : " ×"
            if isOneNumber { sizeStart = number.range.lowerBound }
        }
        if let upper, let joint = number.joint {
            let isWhole = amount.low.isInteger && amount.high.isInteger
            let high = written(amount.high, over: upper.range, unit: unit)
            let between = string(joint)
            // "1-1/2-2" could not be parsed.
            let isKept = isWhole || between.contains(where: \.isLetter)
            insert(
                isKept ? low + between + high : localized("\(low) to \(high)"),
                over: number.range.lowerBound..<upper.range.upperBound
            )
        } else {
            insert(low, over: number.range)
        }
        if let range = last.unitRange, let old = last.unit, let unit {
            let word =
                unit == old
                ? old.form(of: string(range), for: amount) : IngredientWording.unitWord(unit.id, for: amount)
            // The point of "tbsp." goes with it.
            let end =
                (unit != old || !rest.isEmpty) && line[range.upperBound...].first == UInt8(ascii: ".")
                ? range.upperBound + 1 : range.upperBound
            let more = rest.map { IngredientWording.quantity($0.amount, unit: $0.unit) }
            insert(MeasuredAmount.joined([word] + more), over: range.lowerBound..<end)
        }
        if let noun = last.noun,
            let form = CountedNoun.form(of: string(noun), for: amount.high, isSpanish: Language.current == .spanish)
        {
            insert(form, over: noun)
        }
    }

    /// Whether a fraction follows a count, as in "8 1/2-inch-thick slices", and is the size of each thing.
    private func isSizeOfEach(_ size: LineNumber, after count: LineNumber) -> Bool {
        let between = count.range.upperBound..<max(count.range.upperBound, size.range.lowerBound)
        return !size.grows && size.fault == nil && size.value < .one && !between.isEmpty
            && line[between].allSatisfy { $0 == UInt8(ascii: " ") }
    }

    /// Whether a word before the number calls it approximate: "about 2 cups".
    private func isCalledApproximate(_ number: LineNumber) -> Bool {
        let words = string(0..<number.range.lowerBound).lowercased().split { !$0.isLetter && $0 != "~" }
        return words.last.map { Self.approximations.contains(String($0)) } ?? false
    }

    private static let approximations: Set<String> = [
        "~", "about", "approx", "approximately", "around", "roughly", "unos", "unas", "aprox", "aproximadamente",
        "casi",
    ]

    /// The line with all replacements.
    var text: String {
        var text: [UInt8] = []
        var copied = 0
        let edits = edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
        for edit in edits where edit.range.lowerBound >= copied {
            text += line[copied..<edit.range.lowerBound]
            text += edit.new.utf8
            copied = edit.range.upperBound
        }
        return String(decoding: text + line[copied...], as: UTF8.self)
    }

    /// Returns a number in the notation of its unit. It keeps a decimal comma and a space before a letter.
    private func written(_ value: Rational, over range: Range<Int>, unit: KitchenUnit?) -> String {
        var number = IngredientWording.number(value, unit: unit?.id ?? "")
        if string(range).contains(",") { number = number.replacing(".", with: ",") }
        // A letter follows at once in "Half a lemon" and "2½cups".
        let next = range.upperBound < line.count ? line[range.upperBound] : 0x20
        let isGlued =
            (next | 0x20) >= UInt8(ascii: "a") && (next | 0x20) <= UInt8(ascii: "z") && line[range.lowerBound] > 0x40
        return isGlued ? number + " " : number
    }

    private mutating func insert(_ new: String, over range: Range<Int>) { edits.append((range, new)) }

    private func string(_ range: Range<Int>) -> String { String(decoding: line[range], as: UTF8.self) }
}
