/// Finds every number of a line and tells by what stands around it whether it grows with the dish.
struct LineScanner {
    private let parser: LineParser
    private let options: AmountOptions
    private var found: [LineNumber] = []
    private var index = 0
    /// Whether an amount may start here: at the start of the line or of a bracket, after a comma, "plus", "or", "of".
    private var isHead = true
    /// Whether what follows is a shape or a step of work: "cut into 2 oz pieces".
    private var isWork = false
    private var depth = 0
    /// The kind that was counted last outside of brackets, and whether a number was.
    private var kind: KitchenUnit?
    private var hasCount = false

    init(bytes: UnsafeBufferPointer<UInt8>, options: AmountOptions) {
        parser = LineParser(bytes: bytes)
        self.options = options
    }

    private var bytes: UnsafeBufferPointer<UInt8> { parser.bytes }

    mutating func numbers() -> [LineNumber] {
        index = parser.afterBullet(0)
        while index < bytes.count {
            index = parser.afterSpaces(index)
            guard index < bytes.count else { break }
            if readNumber() { continue }
            skip()
        }
        return found
    }

    // MARK: What is no number

    private mutating func skip() {
        let byte = bytes[index]
        if byte.isASCIILetter || byte >= 0x80 {
            let start = index
            while index < bytes.count, bytes[index].isASCIILetter || bytes[index] >= 0x80 { index += 1 }
            // "half-and-half", "7-spice": one word.
            while parser.byte(at: index) == UInt8(ascii: "-"), parser.byte(at: index + 1).isASCIILetter {
                index += 1
                while index < bytes.count, bytes[index].isASCIILetter { index += 1 }
            }
            let word = parser.word(at: start)
            isHead = word.map { $0.isOne(of: Self.joints) || (isHead && isTransparent($0)) } ?? false
            isWork = word?.isOne(of: Self.works) ?? false
            return
        }
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: "["):
            depth += 1
            isHead = true
        case UInt8(ascii: ")"), UInt8(ascii: "]"):
            depth -= 1
            isHead = false
        case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "+"), UInt8(ascii: "&"),
            UInt8(ascii: "/"), UInt8(ascii: "~"):
            isHead = true
        case UInt8(ascii: "#"), UInt8(ascii: "$"): isHead = false
        default: break
        }
        index += 1
    }

    /// Words between a joint and its number: "or about 3", "plus a good 2 cups", "juice of 1".
    private func isTransparent(_ word: LineParser.Word) -> Bool {
        switch word.meaning {
        case .size, .degree: true
        default: word.isOne(of: Self.approximations)
        }
    }

    private static let joints = words(
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
    private static let works = words("into", "every", "per")
    private static let approximations = words(
        "about",
        "approx",
        "approximately",
        "around",
        "roughly",
        "another",
        "additional",
        "total"
    )
    private static let notAmounts = words(
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
        "year"
    )
    private static let totals = words("total", "altogether")

    private static func words(_ texts: String...) -> [PackedWord] { texts.compactMap { PackedWord($0.utf8) } }

    // MARK: A number

    private mutating func readNumber() -> Bool {
        let start = index
        let byte = bytes[start]
        let isWritten = byte.isNumberStart
        guard isWritten || (byte.isASCIILetter && isHead), !(byte >= 0x80 && !startsVulgar(at: start)) else {
            return false
        }
        if isWritten, parser.isFlourType(at: start) { return fixed(from: start, to: start + 2) }
        guard var first = number(at: start) else {
            return isWritten && byte.isASCIIDigit && fixed(from: start, to: afterDigits(start))
        }
        if !isWritten {
            guard !isPartOfWord(first.range.upperBound), !isFollowedByItsNumber(first.range.upperBound) else {
                return false
            }
            extendOverArticle(&first)
        } else if let count = parser.countBefore(start: start, end: first.range.upperBound),
            first.range.upperBound > count.end
        {
            first = (count.amount.low, start..<count.end)
        }
        let upper = upperEnd(after: first.range.upperBound)
        let end = upper?.number.range.upperBound ?? first.range.upperBound
        let context = context(of: upper?.number.value ?? first.value, start: start, end: end)
        found.append(line(first, context, joint: upper?.joint))
        if let upper { found.append(line(upper.number, context, joint: nil)) }
        if depth == 0, context.grows {
            hasCount = true
            kind = context.unit
        }
        index = max(context.end, end)
        isHead = context.leadsOn
        isWork = false
        return true
    }

    private func line(_ number: Number, _ context: Context, joint: Range<Int>?) -> LineNumber {
        LineNumber(
            value: number.value,
            range: number.range,
            unit: context.unit,
            unitRange: joint == nil ? context.unitRange : nil,
            noun: joint == nil && context.grows ? context.noun : nil,
            joint: joint,
            grows: context.grows
        )
    }

    private mutating func fixed(from start: Int, to end: Int) -> Bool {
        index = end
        isHead = false
        return true
    }

    private func afterDigits(_ start: Int) -> Int {
        var end = start
        while parser.byte(at: end).isASCIIDigit { end += 1 }
        return end
    }

    private typealias Number = (value: Rational, range: Range<Int>)

    private func number(at start: Int) -> Number? {
        var reading = AmountParser(bytes: bytes, from: start, options: options, isPrefix: true)
        guard let (amount, first) = try? reading.parseFirst() else { return nil }
        return (amount.low, first..<reading.end)
    }

    private func startsVulgar(at start: Int) -> Bool {
        switch CharacterClass(parser.reader.scalar(at: start).value) {
        case .vulgar, .digit, .oneOver: true
        default: false
        }
    }

    private func isPartOfWord(_ end: Int) -> Bool {
        let next = parser.byte(at: end)
        return next.isASCIILetter || next >= 0x80 || next == UInt8(ascii: "'")
            || (next == UInt8(ascii: "-") && parser.byte(at: end + 1).isASCIILetter)
    }

    /// "a few sprigs", "A generous 1½ cups": the article is no number.
    private func isFollowedByItsNumber(_ end: Int) -> Bool {
        var position = parser.afterSpaces(end)
        while let word = parser.word(at: position) {
            if case .vague = word.meaning { return true }
            guard isSize(word) else { return false }
            position = parser.afterSpaces(word.range.upperBound)
        }
        guard parser.byte(at: position).isNumberStart, let next = number(at: position) else { return false }
        return parser.byte(at: next.range.upperBound) != UInt8(ascii: "-")
    }

    /// "Half a lemon" and "half of a lemon" are one number.
    private func extendOverArticle(_ number: inout Number) {
        guard number.value < .one else { return }
        var next = parser.afterSpaces(number.range.upperBound)
        if let word = parser.word(at: next), case .of = word.meaning {
            next = parser.afterSpaces(word.range.upperBound)
        }
        guard let article = self.number(at: next), article.value == .one, bytes[next] | 0x20 == UInt8(ascii: "a"),
            !isPartOfWord(article.range.upperBound)
        else { return }
        number.range = number.range.lowerBound..<article.range.upperBound
    }

    /// The upper end of a range: "2-3", "2 to 3", "15- to 16", "2 or 3".
    private func upperEnd(after end: Int) -> (number: Number, joint: Range<Int>)? {
        var next = parser.afterSpaces(end)
        if parser.byte(at: next) == UInt8(ascii: "-") || isDash(at: next) {
            next = parser.afterSpaces(next + (isDash(at: next) ? 3 : 1))
        }
        if let word = parser.word(at: next), case .or = word.meaning {
            next = parser.afterSpaces(word.range.upperBound)
        }
        guard next > parser.afterSpaces(end), parser.byte(at: next).isNumberStart || isCountWord(at: next),
            let number = number(at: next),
            !number.range.isEmpty
        else { return nil }
        return (number, end..<number.range.lowerBound)
    }

    private func isCountWord(at start: Int) -> Bool {
        guard let word = parser.word(at: start), word.range.count > 2, let number = number(at: start) else {
            return false
        }
        return number.value > .one && !isPartOfWord(number.range.upperBound)
    }

    private func isDash(at index: Int) -> Bool {
        parser.byte(at: index) == 0xE2 && parser.byte(at: index + 1) == 0x80
            && (parser.byte(at: index + 2) == 0x93 || parser.byte(at: index + 2) == 0x94)
    }
}

// MARK: What stands around a number

extension LineScanner {
    private struct Context {
        var unit: KitchenUnit?
        var unitRange: Range<Int>?
        var noun: Range<Int>?
        var grows = true
        /// Where to read on.
        var end: Int
        /// Whether another amount can follow at once: the 3 oz of "1 lb 3 oz".
        var leadsOn = false
    }

    private func context(of value: Rational, start: Int, end: Int) -> Context {
        var context = Context(end: end)
        let next = parser.byte(at: end)
        // "14-ounce", "1/2-inch-thick", "2%", "350°": what something is like.
        let isHyphenated = next == UInt8(ascii: "-") && parser.byte(at: end + 1).isASCIILetter
        if isHyphenated || next == UInt8(ascii: "%") || next == UInt8(ascii: "\"") || isDegree(at: end) {
            context.grows = false
            context.end = isHyphenated ? afterHyphens(end) : end + 1
            context.unitRange = isHyphenated ? (end + 1)..<context.end : nil
            return context
        }
        let isSecond = isSecondNumber(start)
        readUnit(after: end, into: &context)
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
        if isMeasure(context.unit), !isTotal(after: context.end) {
            if depth > 0, isSizeInBrackets(context.end) { context.grows = false }
            if depth == 0, isSecond { context.grows = false }
        }
        return context
    }

    private func isMeasure(_ unit: KitchenUnit?) -> Bool { unit?.factor != nil }

    private func isSize(_ word: LineParser.Word?) -> Bool {
        if case .size? = word?.meaning { true } else { false }
    }

    /// "2 28 oz cans", "4 x 200 g": right behind a number without a unit.
    private func isSecondNumber(_ start: Int) -> Bool {
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

    private func isTimes(_ word: LineParser.Word) -> Bool {
        if case .times = word.meaning { true } else { false }
    }

    /// In brackets: the size of what was counted, where a container was or no unit yet ("2 (14 oz) cans").
    private func isSizeInBrackets(_ end: Int) -> Bool {
        guard hasCount else { return false }
        guard let open = bytes[..<end].lastIndex(where: { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: "[") }),
            let last = found.last(where: { $0.range.upperBound <= open })
        else { return false }
        // Only sizes between the count and the bracket: the thing itself comes after it.
        var position = parser.afterSpaces(last.range.upperBound)
        while position < open, let word = parser.word(at: position), isSize(word) {
            position = parser.afterSpaces(word.range.upperBound)
        }
        if position == open { return true }
        return kind.map { LineNumber.containers.contains($0) } ?? false
    }

    private func isEach(after end: Int) -> Bool {
        if let word = parser.word(at: parser.afterSpaces(end)), word.isOne(of: LineParser.each) { return true }
        var start = index
        while start > 0, bytes[start - 1] == 0x20 { start -= 1 }
        return start >= 4 && parser.word(at: start - 4)?.isOne(of: [PackedWord("each")]) == true
    }

    private func isTotal(after end: Int) -> Bool {
        parser.word(at: parser.afterSpaces(end))?.isOne(of: Self.totals) ?? false
    }

    private func isDegree(at end: Int) -> Bool {
        parser.byte(at: end) == 0xC2 && (parser.byte(at: end + 1) == 0xB0 || parser.byte(at: end + 1) == 0xBA)
    }

    private func afterHyphens(_ end: Int) -> Int {
        var position = end
        while parser.byte(at: position) == UInt8(ascii: "-"), let word = parser.word(at: position + 1) {
            position = word.range.upperBound
        }
        return max(position, end + 1)
    }

    /// Past sizes, brackets and the size of one ("2 (14-ounce) cans", "4 x 200 g tins") to the unit, if there is one.
    private func readUnit(after end: Int, into context: inout Context) {
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
                // A spoon in another language is no cup, and its words stay.
                if unit == .cup, word.range.count == 1, parser.foreignSpoon(after: word) != nil { return }
                let end = context.end
                set(unit, word.range, in: &context)
                if isPastSize { context.end = end }
                return
            default: return
            }
        }
    }

    /// The end of a bracket, of "14-ounce" or of "28 oz" that stands between a count and its kind; nil for anything else.
    private func afterSize(_ start: Int) -> Int? {
        let byte = bytes[start]
        if byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[") { return parser.closing(from: start).map { $0 + 1 } }
        if byte == 0xC3, parser.byte(at: start + 1) == 0x97 { return start + 2 }
        guard byte.isNumberStart, let (_, end) = parser.measure(from: start) else { return nil }
        return afterHyphens(end) > end + 1 ? afterHyphens(end) : end
    }

    private func set(_ unit: KitchenUnit, _ range: Range<Int>, in context: inout Context) {
        context.unit = unit
        context.unitRange = range
        context.end = range.upperBound
        if parser.byte(at: context.end) == UInt8(ascii: ".") { context.end += 1 }
    }

    /// The last word of what is counted, where it is in the table of nouns; what was done to it may follow: "1 onion peeled".
    private func noun(after end: Int) -> Range<Int>? {
        var position = parser.afterSpaces(end)
        while position < bytes.count, let after = afterSize(position) { position = parser.afterSpaces(after) }
        var noun: Range<Int>?
        while let range = wordRange(at: position) {
            let text = parser.string(range)
            if let word = parser.word(at: position), word.isOne(of: Self.joints) || word.isOne(of: Self.ends) {
                // "1 lemon juice".
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
                // "2 egg-whites", "1 onion(s)".
                if [UInt8(ascii: "-"), UInt8(ascii: "("), UInt8(ascii: "'")].contains(parser.byte(at: position)) {
                    noun = nil
                }
                break
            }
            position = parser.afterSpaces(position)
        }
        return noun
    }

    private func wordRange(at start: Int) -> Range<Int>? {
        var end = start
        while end < bytes.count, bytes[end].isASCIILetter || bytes[end] >= 0x80 { end += 1 }
        return end > start ? start..<end : nil
    }

    private static let ends = words(
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
