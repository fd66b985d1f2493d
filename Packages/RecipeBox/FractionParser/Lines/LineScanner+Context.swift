// The words around a number decide its unit and whether it scales.

extension LineScanner {
    struct Context {
        var unit: KitchenUnit?
        var unitRange: Range<Int>?
        var noun: Range<Int>?
        var grows = true
        /// The index at which reading continues.
        var end: Int
        /// Whether another amount can follow at once, such as the 3 oz of "1 lb 3 oz".
        var leadsOn = false
    }

    func context(of value: Rational, start: Int, end: Int) -> Context {
        var context = Context(end: end)
        let next = parser.byte(at: end)
        // "14-ounce", "1/2-inch-thick", "2%" and "350°" describe a property and do not scale.
        let isHyphenated = next == UInt8(ascii: "-") && parser.byte(at: end + 1).isASCIILetter
        if isHyphenated || next == UInt8(ascii: "%") || next == UInt8(ascii: "\"") || isDegree(at: end) {
            context.grows = false
            context.end = isHyphenated ? afterHyphens(end) : end + 1
            context.unitRange = isHyphenated ? (end + 1)..<context.end : nil
            return context
        }
        let isSecond = isSecondNumber(start)
        readUnit(after: end, into: &context)
        // The "8 x 10 g" of a box is what each box holds.
        if depth > 0, isTimesMeasure(after: end), isSizeInBrackets(end) { context.grows = false }
        if context.unit == nil {
            let word = parser.word(at: parser.afterSpaces(end))
            if next.isASCIILetter, word?.isOne(of: [PackedWord("x")]) != true, !isSize(word) { context.grows = false }
            if word?.isOne(of: Self.notAmounts) == true || !isHead || isWork { context.grows = false }
            if isSecond { context.grows = false }
            if context.grows { context.noun = noun(after: end) }
            return context
        }
        context.leadsOn = true
        if isWork || isEach(after: context.end) { context.grows = false }
        if context.unit?.dimension == .length { context.grows = context.grows && found.isEmpty && isHead }
        if isMeasure(context.unit), !isTotal(after: context.end), depth > 0, isSizeInBrackets(context.end) {
            context.grows = false
        }
        // The "1 ½-pound fillet" of "One 1 ½-pound fillet" is a size, too.
        if depth == 0, isSecond, !isTotal(after: context.end) { context.grows = false }
        if isAfterOf, isMeasure(context.unit), hasCount, !isMeasure(kind) { context.grows = false }
        return context
    }

    func isMeasure(_ unit: KitchenUnit?) -> Bool { unit?.factor != nil }

    func isSize(_ word: LineParser.Word?) -> Bool {
        if case .size? = word?.meaning { true } else { false }
    }

    /// Whether the number follows another one without a unit between them: "2 28 oz cans", "4 x 200 g".
    func isSecondNumber(_ start: Int) -> Bool {
        guard let last = found.last, last.grows, last.unitRange.map({ $0.lowerBound > start }) ?? true else {
            return false
        }
        var position = parser.afterSpaces(last.range.upperBound)
        while position < start, let word = parser.word(at: position), isSize(word) || isTimes(word) {
            position = parser.afterSpaces(word.range.upperBound)
        }
        if parser.byte(at: position) == 0xC3, parser.byte(at: position + 1) == 0x97 {
            position = parser.afterSpaces(position + 2)
        }
        return position == start
    }

    /// Whether the size of each thing follows a sign: the "x 10 g" of "8 x 10 g".
    private func isTimesMeasure(after end: Int) -> Bool {
        let start = parser.afterSpaces(end)
        if let word = parser.word(at: start), isTimes(word) {
            return parser.measure(from: word.range.upperBound) != nil
        }
        guard parser.byte(at: start) == 0xC3, parser.byte(at: start + 1) == 0x97 else { return false }
        return parser.measure(from: start + 2) != nil
    }

    /// Whether a number without a unit is no amount: a reference, a percentage, a temperature, a time, a price or a part of a brand such as
    /// "7UP".
    func isLabel(_ context: Context, to end: Int) -> Bool {
        if reference == .sign { return true }
        // "No. 10 can" is a size.
        if reference == .word, !isMeasure(context.unit) { return true }
        guard context.unit == nil else { return false }
        let next = parser.afterSpaces(end)
        switch reference {
        case .joined where !parser.byte(at: next).isASCIILetter: return true
        default: break
        }
        if parser.byte(at: end) == UInt8(ascii: "%") || isDegree(at: end) || parser.isBrand(at: end) { return true }
        return parser.word(at: next)?.isOne(of: Self.notAmounts) ?? false
    }

    func isTimes(_ word: LineParser.Word) -> Bool {
        if case .times = word.meaning { true } else { false }
    }

    /// Whether a measure in brackets is the size of the counted items: a container precedes it, or only sizes do ("2
    /// (14 oz) cans").
    func isSizeInBrackets(_ end: Int) -> Bool {
        guard hasCount else { return false }
        guard let open = bytes[..<end].lastIndex(where: { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: "[") }),
            let last = found.last(where: { $0.range.upperBound <= open })
        else { return false }
        // Only sizes stand between the count and the bracket; the counted thing follows the bracket.
        var position = parser.afterSpaces(last.range.upperBound)
        while position < open, let word = parser.word(at: position), isSize(word) {
            position = parser.afterSpaces(word.range.upperBound)
        }
        if position == open { return true }
        return kind.map { LineNumber.containers.contains($0) } ?? false
    }

    func isEach(after end: Int) -> Bool {
        if let word = parser.word(at: parser.afterSpaces(end)), word.isOne(of: LineParser.each) {
            guard word.isOne(of: Self.distributive) else { return true }
            // "1/2 tsp each salt and pepper" is so much of both, and "2 breasts, 6 oz each" a size.
            let next = parser.byte(at: parser.afterSpaces(word.range.upperBound))
            return !next.isASCIILetter || (hasCount && !isMeasure(kind))
        }
        var start = index
        while start > 0, bytes[start - 1] == 0x20 { start -= 1 }
        guard start >= 4, parser.word(at: start - 4)?.isOne(of: [PackedWord("each")]) == true else { return false }
        // "peach" only ends like it.
        guard start > 4 else { return true }
        let before = bytes[start - 5]
        return !before.isASCIILetter && before < 0x80
    }

    private static let distributive = words("each")

    func isTotal(after end: Int) -> Bool {
        parser.word(at: parser.afterSpaces(end))?.isOne(of: Self.totals) ?? false
    }

    func isDegree(at end: Int) -> Bool {
        parser.byte(at: end) == 0xC2 && (parser.byte(at: end + 1) == 0xB0 || parser.byte(at: end + 1) == 0xBA)
    }

    func afterHyphens(_ end: Int) -> Int {
        var position = end
        while parser.byte(at: position) == UInt8(ascii: "-"), let word = parser.word(at: position + 1) {
            position = word.range.upperBound
        }
        return max(position, end + 1)
    }

    /// Reads the unit after a number. Skips sizes, brackets and the size of one item ("2 (14-ounce) cans", "4 x 200 g
    /// tins").
    func readUnit(after end: Int, into context: inout Context) {
        var position = parser.afterSpaces(end)
        var isPastSize = false
        while position < bytes.count {
            if let after = afterSize(position) {
                isPastSize = true
                position = parser.afterSpaces(after)
                continue
            }
            guard let word = parser.word(at: position) else { return }
            switch word.meaning {
            case .size?, .degree?, .whole?: position = parser.afterSpaces(word.range.upperBound)
            case .times? where parser.byte(at: parser.afterSpaces(word.range.upperBound)).isASCIIDigit:
                position = parser.afterSpaces(word.range.upperBound)
            case .fluid? where !isPastSize:
                var next = word.range.upperBound
                if parser.byte(at: next) == UInt8(ascii: ".") { next += 1 }
                guard let ounce = parser.word(at: parser.afterSpaces(next)), case .unit(.ounce) = ounce.meaning else {
                    return
                }
                return set(.fluidOunce, word.range.lowerBound..<ounce.range.upperBound, in: &context)
            case .unit(let unit)?:
                let after = parser.byte(at: word.range.upperBound)
                guard after != UInt8(ascii: "-"), after != UInt8(ascii: "'"), !isPastSize || unit.dimension == .count
                else { return }
                // A foreign spoon, such as "c. de sopa", is not a cup; its words stay as written.
                if unit == .cup, word.range.count == 1, parser.foreignSpoon(after: word) != nil { return }
                let end = context.end
                set(unit, word.range, in: &context)
                if isPastSize { context.end = end }
                return
            default: return
            }
        }
    }

    /// Returns the end of a bracket, "14-ounce" or "28 oz" between a count and its kind; nil for anything else.
    func afterSize(_ start: Int) -> Int? {
        let byte = bytes[start]
        if byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[") { return closings[start].map { $0 + 1 } }
        if byte == 0xC3, parser.byte(at: start + 1) == 0x97 { return start + 2 }
        guard byte.isNumberStart, let (_, end) = parser.measure(from: start) else { return nil }
        return afterHyphens(end) > end + 1 ? afterHyphens(end) : end
    }

    func set(_ unit: KitchenUnit, _ range: Range<Int>, in context: inout Context) {
        context.unit = unit
        context.unitRange = range
        context.end = parser.afterSizes(range.upperBound)
        if context.end > range.upperBound { context.unitRange = range.lowerBound..<context.end }
        if parser.byte(at: context.end) == UInt8(ascii: ".") { context.end += 1 }
    }

    /// Returns the last word of the counted thing if it is in the table of nouns. A preparation may follow it: "1 onion
    /// peeled".
    func noun(after end: Int) -> Range<Int>? {
        var position = parser.afterSpaces(end)
        if parser.isSpanish, let phrase = parser.countedPhrase(at: position) { return phrase }
        while position < bytes.count, let after = afterSize(position) { position = parser.afterSpaces(after) }
        var noun: Range<Int>?
        while let range = parser.lettersRange(at: position) {
            let text = parser.string(range)
            if let word = parser.word(at: position), word.isOne(of: Self.joints) || word.isOne(of: Self.ends) {
                // "1 lemon juice" counts no lemons.
                if word.isOne(of: LineParser.squeezed) { noun = nil }
                break
            }
            if CountedNoun.form(of: text, for: .one) != nil {
                noun = range
            } else if !text.hasSuffix("ed"), !text.hasSuffix("ly") {
                noun = nil
            }
            position = range.upperBound
            guard parser.byte(at: position) == UInt8(ascii: " ") else {
                // "2 egg-whites" and "1 onion(s)" keep their form.
                if [UInt8(ascii: "-"), UInt8(ascii: "("), UInt8(ascii: "'")].contains(parser.byte(at: position)) {
                    noun = nil
                }
                break
            }
            position = parser.afterSpaces(position)
        }
        return noun
    }

    static let ends = words(
        "in",
        "with",
        "for",
        "cut",
        "at",
        "on",
        "without",
        "such",
        "as",
        "the",
        "per",
        "into"
    )
}
