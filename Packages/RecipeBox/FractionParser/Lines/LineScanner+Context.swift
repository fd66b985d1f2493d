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
        if isSideOfShape(after: end) { return Context(grows: false, end: end) }
        guard let unit = context.unit else {
            let word = parser.word(at: parser.afterSpaces(end))
            if next.isASCIILetter, word?.isOne(of: [PackedWord("x")]) != true, !isSize(word) { context.grows = false }
            if word?.isOne(of: Self.notAmounts) == true || !isHead || isWork { context.grows = false }
            if isSecond { context.grows = false }
            if context.grows { context.noun = noun(after: end) }
            return context
        }
        context.leadsOn = true
        if isWork || isEach(after: context.end, of: unit, from: start) { context.grows = false }
        if unit.dimension == .length {
            context.grows = context.grows && isHead && (found.isEmpty || isRest(unit, at: start))
        }
        if isMeasure(context.unit), !isTotal(after: context.end) {
            // "1 packet yeast (or 2 1/4 teaspoons)" tells another amount, and "(14 oz)" a size.
            if depth > 0, isSizeInBrackets(context.end), !isAlternative(start) { context.grows = false }
            if depth == 0, isBehindContainer(start) { context.grows = false }
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

    /// Whether a length is the rest of the one before it: the 2 in of "6 ft 2 in".
    private func isRest(_ unit: KitchenUnit, at start: Int) -> Bool {
        guard let last = found.last, last.grows, let whole = last.unit, whole != unit,
            (try? whole.ratio(to: unit))?.isInteger == true, let end = last.unitRange?.upperBound, end < start
        else { return false }
        let joint = parser.string(end..<start).lowercased().filter { $0 != " " && $0 != "." }
        return ["", "+", "&", "plus", "and", "y", "más", "mas"].contains(joint)
    }

    /// Whether the number follows another one without a unit between them: "2 28 oz cans", "4 x 200 g", "1/2 of 2 onions".
    func isSecondNumber(_ start: Int) -> Bool {
        guard let last = found.last, last.grows, last.unitRange.map({ $0.lowerBound > start }) ?? true else {
            return false
        }
        var position = parser.afterSpaces(last.range.upperBound)
        // The 2 of "1/2 of 2 onions" doesn't grow beside its half.
        while position < start, let word = parser.word(at: position),
            isSize(word) || isTimes(word) || (isOf(word) && last.value < .one)
        {
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

    /// Whether the number is the first side of a shape that another side follows: the 9 of "9x13 inch", "9 x 13" in brackets or "9 by 13".
    /// The "4 x 2-inch pieces" at the start of a line are four pieces.
    private func isSideOfShape(after end: Int) -> Bool {
        var position = end
        var sides = 0
        while true {
            var next = parser.afterSpaces(position)
            if let word = parser.word(at: next), isTimes(word) || word.isOne(of: Self.by) {
                next = word.range.upperBound
            } else if parser.byte(at: next) == 0xC3, parser.byte(at: next + 1) == 0x97 {
                next += 2
            } else {
                break
            }
            next = parser.afterSpaces(next)
            guard parser.byte(at: next).isNumberStart, let side = number(at: next) else { break }
            // "2 × 1/8-inch slices" are two slices, as the line of a scaled recipe has them.
            if depth == 0, parser.byte(at: end) == UInt8(ascii: " "), side.value < .one { return false }
            sides += 1
            position = side.range.upperBound
        }
        guard sides > 0, depth > 0 || !found.isEmpty || parser.byte(at: end) != UInt8(ascii: " ") else { return false }
        if parser.byte(at: position) == UInt8(ascii: "\"") { return true }
        var next = parser.afterSpaces(position)
        if parser.byte(at: next) == UInt8(ascii: "-") { next += 1 }
        guard let word = parser.word(at: next), case .unit(let unit) = word.meaning else { return true }
        return unit.dimension == .length || !(isMeasure(unit) || unit.dimension == .count)
    }

    private static let by = words("by")

    /// Whether "or" stands before the number in its bracket, and no other number does: "(or 2 1/4 teaspoons)".
    private func isAlternative(_ start: Int) -> Bool {
        guard let open = bytes[..<start].lastIndex(where: { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: "[") }),
            found.last.map({ $0.range.upperBound <= open }) ?? true,
            let word = parser.word(at: parser.afterSpaces(open + 1))
        else { return false }
        return word.isOne(of: parser.isSpanish ? Self.spanishOr : Self.or)
    }

    private static let or = words("or")
    private static let spanishOr = words("o", "u")

    /// Whether only spaces stand between a container and the number: the "750ML" of "1 bottle 750ML wine".
    private func isBehindContainer(_ start: Int) -> Bool {
        guard let last = found.last, last.grows, let kind = last.unit, LineNumber.containers.contains(kind),
            let end = last.unitRange?.upperBound, end < start
        else { return false }
        return bytes[end..<start].allSatisfy { $0 == 0x20 }
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

    func isEach(after end: Int, of unit: KitchenUnit, from start: Int) -> Bool {
        let next = parser.afterSpaces(end)
        if let each = parser.eachRange(at: next) {
            // "1/2 tsp each salt and pepper" is so much of both, and "2 breasts, 6 oz each" a size.
            var after = parser.afterSpaces(each.upperBound)
            if parser.byte(at: after) == UInt8(ascii: ":") { after = parser.afterSpaces(after + 1) }
            let isOfThings =
                parser.byte(at: after).isASCIILetter || (found.isEmpty && parser.isShared(unit, by: 0..<start))
            return !isOfThings || (hasCount && !isMeasure(kind))
        }
        if parser.word(at: next)?.isOne(of: LineParser.each) == true { return true }
        var last = index
        while last > 0, bytes[last - 1] == 0x20 { last -= 1 }
        guard last >= 4, parser.word(at: last - 4)?.isOne(of: [PackedWord("each")]) == true else { return false }
        // "peach" only ends like it.
        guard last > 4 else { return true }
        let before = bytes[last - 5]
        return !before.isASCIILetter && before < 0x80
    }

    func isTotal(after end: Int) -> Bool {
        parser.word(at: parser.afterSpaces(end))?.isOne(of: LineParser.totals) ?? false
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
        guard byte.isNumberStart, let (_, end) = parser.measure(from: lastSide(of: start)) else { return nil }
        return afterHyphens(end) > end + 1 ? afterHyphens(end) : end
    }

    /// Returns the start of the last side of a shape: the 13 of "9x13-inch"; `start` if it has one side.
    private func lastSide(of start: Int) -> Int {
        var side = start
        while let number = number(at: side), let times = parser.word(at: number.range.upperBound), isTimes(times),
            parser.byte(at: times.range.upperBound).isNumberStart
        {
            side = times.range.upperBound
        }
        return side
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
        // "3 dozen eggs" counts dozens.
        if parser.word(at: position)?.isOne(of: Self.dozens) == true { return nil }
        if parser.isSpanish, let phrase = parser.countedPhrase(at: position) { return phrase }
        while position < bytes.count, let after = afterSize(position) { position = parser.afterSpaces(after) }
        var noun: Range<Int>?
        while let range = parser.lettersRange(at: position), bytes[position] < 0x80 || !startsVulgar(at: position) {
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
