import FractionParser
import WordKit

/// An ingredient line in another size. Its amounts, units and plurals are new; all other text is unchanged.
public struct ScaledLine: Hashable, Sendable {
    public let text: String

    /// The numbers that were not scaled, with their units: "14-ounce", "1/2-inch". Empty if the factor is 1.
    public let unscaled: [String]

    /// The rounding of each amount for the kitchen; empty if rounding was not requested.
    public let roundings: [KitchenRounding]

    /// The errors of the rounded amounts, such as "+5%", or that no kitchen measure is near; nil if all are exact.
    var roundingError: String? {
        let errors = roundings.map(\.errorText).filter { !$0.isEmpty }
        return errors.isEmpty ? nil : errors.joined(separator: ", ")
    }
}

extension ScaledLine {
    /// Returns `line` with its amounts multiplied by `factor`. New words are in the language of the line, because its author wrote it.
    ///
    /// - Parameters:
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
            if index + 1 < numbers.count, writer.replacesSum(number, numbers[index + 1], by: factor) {
                index += 2
                continue
            }
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
    /// The start of the next number if it is a size, but begins with a number that was taken for the count.
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
            let measured = MeasuredAmount(exactly: exact, unit: id)
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

    /// Replaces the two measures of a sum where they are measured as one or the second is carried over to the first; returns false for other numbers.
    mutating func replacesSum(_ first: LineNumber, _ second: LineNumber, by factor: Rational) -> Bool {
        guard let total = try? sum(first, second)?.multiplying(by: factor) else { return false }
        if isMerged([first, second], of: total, by: factor) {
            replaceSum(first, second, by: Amount(total))
            return true
        }
        guard let carried = carried(first, second, by: factor) else { return false }
        if carried.rest == .zero {
            replaceSum(first, second, by: Amount(carried.first))
        } else {
            replace(first, nil, size: nil, by: Amount(carried.first))
            replace(second, nil, size: nil, by: Amount(carried.rest))
        }
        return true
    }

    /// Returns the scaled measures of a sum with whole units of the first carried over from the second: 17 lb and 5-1/2 oz for 15 lb and 37-1/2 oz;
    /// nil if the second is less than one of them.
    private func carried(_ first: LineNumber, _ second: LineNumber, by factor: Rational) -> (
        first: Rational, rest: Rational
    )? {
        guard factor != .one, let unit = first.unit, let part = second.unit,
            let ratio = try? unit.ratio(to: part), ratio > .one, ratio.isInteger,
            let count = try? part.convert(second.value, to: unit).multiplying(by: factor), count >= .one,
            let low = try? first.value.multiplying(by: factor)
        else { return nil }
        let whole = Rational(MixedNumber(count).whole)
        guard let sum = try? low.adding(whole), !MeasuredAmount(exactly: Amount(sum), unit: unit.id).isRounded,
            let left = try? count.subtracting(whole), let rest = try? unit.convert(left, to: part)
        else { return nil }
        return (first: sum, rest: rest)
    }

    /// Returns the sum of two measures of one dimension in the unit of the first: 1-1/8 pounds for "1 lb 2 oz" and 1-1/8 cups for "1 cup plus 2
    /// tbsp"; nil for other numbers.
    private func sum(_ first: LineNumber, _ second: LineNumber) -> Rational? {
        guard first.grows, second.grows, first.joint == nil, second.joint == nil, first.fault == nil,
            second.fault == nil,
            let unit = first.unit, let part = second.unit, unit != part, let end = first.unitRange,
            let last = second.unitRange, first.range.upperBound <= end.lowerBound,
            end.upperBound <= second.range.lowerBound, second.range.upperBound <= last.lowerBound,
            addition?.unit == part,
            let rest = try? part.convert(second.value, to: unit)
        else { return nil }
        let joint = string(end.upperBound..<second.range.lowerBound).lowercased().filter { $0 != " " && $0 != "." }
        guard ["", "+", "&", "plus", "and", "y", "más", "mas"].contains(joint) else { return nil }
        return try? first.value.adding(rest)
    }

    /// The addition of the line. A line without a food, such as "1 lb plus 2 oz", is read with one.
    private var addition: IngredientLine.Measure? {
        let text = String(decoding: line, as: UTF8.self)
        return IngredientLine.parse(text).addition ?? IngredientLine.parse(text + " x").addition
    }

    /// Whether the two measures of a sum are replaced by measures of their total. For the kitchen they are, unless they can stay as they are
    /// written. Otherwise they are if one of them has no exact decimal in the other size, or if the first would become a sum itself or a part of a
    /// pound.
    private func isMerged(_ numbers: [LineNumber], of total: Rational, by factor: Rational) -> Bool {
        // No kitchen measures a length.
        if numbers.first?.unit?.dimension == .length { return false }
        if forKitchen, factor != .one { return true }
        if !forKitchen, factor != .one, let first = numbers.first, let unit = first.unit,
            let value = try? first.value.multiplying(by: factor)
        {
            let parts = MeasuredAmount(exactly: Amount(value), unit: unit.id).parts
            let isPart = unit == .pound && !value.isInteger
            if (isPart || parts.count > 1) && isPlain(total, unit) { return true }
        }
        return numbers.contains { number in
            guard let value = try? number.value.multiplying(by: factor) else { return false }
            let unit = number.unit?.id ?? ""
            return forKitchen
                ? !KitchenRounding.rounding(Amount(value), unit: unit).isExact
                : MeasuredAmount(exactly: Amount(value), unit: unit).isRounded
        }
    }

    /// Whether each measure of an amount has a plain fraction.
    private func isPlain(_ total: Rational, _ unit: KitchenUnit) -> Bool {
        MeasuredAmount(exactly: Amount(total), unit: unit.id).parts.allSatisfy { KitchenGrid.isPlain($0.amount) }
    }

    /// Replaces two measures by measures of their sum: for the kitchen by its own, otherwise by exact ones if there are any.
    private mutating func replaceSum(_ first: LineNumber, _ second: LineNumber, by exact: Amount) {
        hasGrown = true
        guard let old = first.unit, let range = first.unitRange, let last = second.unitRange else { return }
        var measured = MeasuredAmount(exactly: exact, unit: old.id)
        if forKitchen {
            let rounding = KitchenRounding.rounding(ofSum: exact, unit: old.id)
            roundings.append(rounding)
            measured = MeasuredAmount(rounding)
        }
        guard let head = measured.parts.first else { return }
        let unit = KitchenUnit(id: head.unit) ?? old
        let word =
            unit == old
            ? old.form(of: string(range), for: head.amount) : IngredientWording.unitWord(unit.id, for: head.amount)
        let number = written(head.amount.low, over: first.range, unit: unit)
        let rest = measured.parts.dropFirst().map { IngredientWording.quantity($0.amount, unit: $0.unit) }
        let sum = MeasuredAmount.joined(["\(number) \(word)"] + rest)
        let isAbout = measured.isRounded && !forKitchen && !isCalledApproximate(first)
        let end = line[last.upperBound...].first == UInt8(ascii: ".") ? last.upperBound + 1 : last.upperBound
        insert(isAbout ? localized("about \(sum)") : sum, over: first.range.lowerBound..<end)
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
        // In "Half a lemon", "2½cups" and "250g" a letter follows at once. Only "250g" stays so.
        let letters = line[range.upperBound...].prefix { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) }
        let isGlued = letters.count > 2 || (!letters.isEmpty && line[range.lowerBound] > 0x40)
        return isGlued ? number + " " : number
    }

    private mutating func insert(_ new: String, over range: Range<Int>) { edits.append((range, new)) }

    private func string(_ range: Range<Int>) -> String { String(decoding: line[range], as: UTF8.self) }
}
