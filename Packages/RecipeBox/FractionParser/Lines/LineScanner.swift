/// Finds every number of a line and decides from the surrounding words whether it scales with the dish.
struct LineScanner {
    let parser: LineParser
    let options: AmountOptions
    var found: [LineNumber] = []
    var index = 0
    /// Whether the last word was the Spanish "de", so that a measure here is the size of each thing: "atún de 140 g".
    var isAfterOf = false
    /// Whether an amount may start here: at the start of the line or of a bracket, or after a comma, "plus", "or" or
    /// "of".
    var isHead = true
    /// Whether the next number belongs to a shape or a step of work: "cut into 2 oz pieces".
    var isWork = false
    var reference = Reference.none
    var depth = 0
    /// The kind that was counted last outside brackets. `hasCount` tells whether any number was.
    var kind: KitchenUnit?
    var hasCount = false
    /// The text before a number that makes it no amount.
    enum Reference {
        case none
        /// "note", "page".
        case word
        /// The "and" of "notes 1 and 2".
        case joined
        /// "#" or "$".
        case sign
    }

    /// The index of the bracket that closes the one at an index. Brackets that stay open have none.
    let closings: [Int: Int]

    init(bytes: UnsafeBufferPointer<UInt8>, options: AmountOptions) {
        parser = LineParser(bytes: bytes)
        self.options = parser.isSpanish ? options.union(.spanish) : options
        closings = Self.closings(in: bytes)
    }

    private static func closings(in bytes: UnsafeBufferPointer<UInt8>) -> [Int: Int] {
        var closings: [Int: Int] = [:]
        var open: [Int] = []
        for (index, byte) in bytes.enumerated() {
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "["): open.append(index)
            case UInt8(ascii: ")"), UInt8(ascii: "]"): if let start = open.popLast() { closings[start] = index }
            default: break
            }
        }
        return closings
    }

    var bytes: UnsafeBufferPointer<UInt8> { parser.bytes }

    mutating func numbers() -> [LineNumber] {
        index = parser.afterBullet(0)
        readUnitAndFraction()
        while index < bytes.count {
            index = parser.afterSpaces(index)
            guard index < bytes.count else { break }
            if readNumber() { continue }
            skip()
        }
        return found
    }

    /// Reads "taza y media" at the start of a line as one and a half. Its number has no text.
    private mutating func readUnitAndFraction() {
        guard let (unit, _, fraction, end) = parser.unitAndFraction(at: index),
            let value = try? Rational.one.adding(fraction)
        else { return }
        let context = Context(unit: unit, unitRange: index..<end, end: end)
        found.append(line((value, index..<index), context, joint: nil))
        (hasCount, kind, isHead) = (true, unit, false)
        index = end
    }

    // MARK: Text between numbers

    mutating func skip() {
        let byte = bytes[index]
        if byte.isASCIILetter || byte >= 0x80 {
            let start = index
            while index < bytes.count, bytes[index].isASCIILetter || bytes[index] >= 0x80 { index += 1 }
            // "half-and-half" and "7-spice" are one word.
            while parser.byte(at: index) == UInt8(ascii: "-"), parser.byte(at: index + 1).isASCIILetter {
                index += 1
                while index < bytes.count, bytes[index].isASCIILetter { index += 1 }
            }
            let word = parser.word(at: start)
            if parser.isSpanish, let word {
                if case .of = word.meaning { isAfterOf = true } else if !isTransparent(word) { isAfterOf = false }
                // "Pan de 7 granos" counts no grains.
                if isAfterOf, hasCount {
                    isHead = false
                    return
                }
            }
            isHead = word.map { isJoint($0) || (isHead && isTransparent($0)) } ?? false
            isWork = word?.isOne(of: Self.works) ?? false
            let isReference = word?.isOne(of: Self.references) ?? false
            let isJoined = reference != .none && reference != .sign && (word.map(isJoint) ?? false)
            reference = isReference ? .word : isJoined ? .joined : .none
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
        switch byte {
        case UInt8(ascii: "#"), UInt8(ascii: "$"): reference = .sign
        case UInt8(ascii: "."): break
        default: reference = .none
        }
        index += 1
    }

    func isJoint(_ word: LineParser.Word) -> Bool {
        word.isOne(of: Self.joints) || (parser.isSpanish && word.isOne(of: Self.spanishJoints))
    }

    /// Whether the word may stand between a joint and its number: "or about 3", "plus a good 2 cups", "juice of 1".
    func isTransparent(_ word: LineParser.Word) -> Bool {
        switch word.meaning {
        case .size, .degree: true
        default: word.isOne(of: Self.approximations)
        }
    }

    // MARK: Numbers

    mutating func readNumber() -> Bool {
        let start = index
        let byte = bytes[start]
        if let end = parser.numberedName(at: start) { return fixed(from: start, to: end) }
        let isWritten = byte.isNumberStart
        guard isWritten || (byte.isASCIILetter && isHead), !(byte >= 0x80 && !startsVulgar(at: start)) else {
            return false
        }
        guard var first = number(at: start) else {
            return isWritten && (readFault(from: start) || (byte.isASCIIDigit && readAmbiguous(from: start)))
        }
        if parser.countsKinds(first.value, before: first.range.upperBound, isFirst: !hasCount) {
            return fixed(from: start, to: first.range.upperBound)
        }
        if !isWritten {
            guard !isPartOfWord(first.range.upperBound), !isLoneArticle(first),
                !isFollowedByItsNumber(first.range.upperBound, isCount: isCountWord(at: start, or: .one))
            else { return false }
            if let fraction = parser.fraction(afterUnit: first.range.upperBound),
                parser.isUnclear(Amount(first.value), before: first.range.upperBound)
            {
                first.range = first.range.lowerBound..<fraction.end
                found.append(line(first, Context(grows: false, end: fraction.end), joint: nil))
                return fixed(from: start, to: fraction.end)
            }
            extendOverArticle(&first)
        } else if let end = parser.descendingEnd(of: first.value, at: first.range.upperBound) {
            first.range = start..<end
            found.append(line(first, Context(grows: false, end: end), joint: nil))
            return fixed(from: start, to: end)
        } else if isHead, depth == 0 || !isSizeInBrackets(start),
            // "In 1 1/2-inch pieces" and "4 (1 1/4-inch) pieces" tell a size of more than an inch.
            let count = parser.countBefore(start: start, end: first.range.upperBound),
            first.range.upperBound > count.end
        {
            first = (count.amount.low, start..<count.end)
        } else {
            extendOverArticle(&first)
        }
        var upper = upperEnd(of: first)
        if var last = upper?.number {
            extendOverArticle(&last)
            upper?.number = last
        }
        let end = upper?.number.range.upperBound ?? first.range.upperBound
        var context = context(of: upper?.number.value ?? first.value, start: start, end: end)
        // "Or an oat milk" and "one of the following" count nothing.
        if !isWritten, first.value == .one, upper == nil, start > parser.afterBullet(0), context.unit == nil,
            context.noun == nil, parser.byte(at: end) == UInt8(ascii: " ")
        {
            return false
        }
        if isLabel(context, to: end) {
            reference = reference == .none || reference == .sign ? .none : .joined
            return fixed(from: start, to: max(context.end, end))
        }
        reference = .none
        if upper == nil, let unit = context.unitRange, let (fraction, end) = parser.fraction(afterUnit: context.end),
            first.value.isInteger, let sum = try? first.value.adding(fraction)
        {
            first.value = sum
            context.unitRange = unit.lowerBound..<end
            context.end = end
        }
        if upper == nil, context.unit == nil, context.grows, first.value.isInteger,
            let (half, noun) = parser.half(ofThingAt: parser.afterSpaces(end)), let sum = try? first.value.adding(half)
        {
            first.value = sum
            context.noun = noun.lowerBound..<max(context.noun?.upperBound ?? 0, noun.upperBound)
            context.end = noun.upperBound
        }
        found.append(line(first, context, joint: upper?.joint))
        if let upper { found.append(line(upper.number, context, joint: nil)) }
        if depth == 0, context.grows {
            hasCount = true
            kind = context.unit
        }
        index = max(context.end, end)
        isHead = context.leadsOn
        isWork = false
        isAfterOf = false
        return true
    }

    func line(_ number: Number, _ context: Context, joint: Range<Int>?) -> LineNumber {
        LineNumber(
            value: number.value,
            range: number.range,
            unit: context.unit,
            unitRange: joint == nil ? context.unitRange : nil,
            noun: joint == nil && context.grows ? context.noun : nil,
            joint: joint,
            fault: nil,
            grows: context.grows
        )
    }

    /// Reads a number with two readings, such as "111/16" and the "1.500" of "1.500 g", as a number that doesn't scale.
    private mutating func readAmbiguous(from start: Int) -> Bool {
        // "1.500 g" has a value in a Spanish line only.
        let strict = options.union(.arithmetic)
        guard let number = number(at: start, strict) ?? number(at: start, strict.union(.spanish)) else {
            return fixed(from: start, to: afterDigits(start))
        }
        var context = context(of: number.value, start: start, end: number.range.upperBound)
        context.grows = false
        found.append(line(number, context, joint: nil))
        return fixed(from: start, to: max(context.end, number.range.upperBound))
    }

    /// Reads a number that divides by 0, such as "1/0" or the range "1/0-1/2", as a number without a value that doesn't scale.
    private mutating func readFault(from start: Int) -> Bool {
        var reading = AmountParser(bytes: bytes, from: start, options: options, isPrefix: true)
        do {
            _ = try reading.parseFirst()
            return false
        } catch {
            guard error.code == .zeroDenominator else { return false }
            let end = upperEnd(of: (.zero, start..<error.end))?.number.range.upperBound ?? error.end
            let context = context(of: .zero, start: start, end: end)
            found.append(
                LineNumber(
                    value: .zero,
                    range: start..<end,
                    unit: context.unit,
                    unitRange: context.unitRange,
                    noun: nil,
                    joint: nil,
                    fault: error.code,
                    grows: false
                )
            )
            return fixed(from: start, to: max(context.end, end))
        }
    }

    mutating func fixed(from start: Int, to end: Int) -> Bool {
        index = end
        isHead = false
        return true
    }

    func afterDigits(_ start: Int) -> Int {
        var end = start
        while parser.byte(at: end).isASCIIDigit { end += 1 }
        return end
    }

    typealias Number = (value: Rational, range: Range<Int>)

    func number(at start: Int) -> Number? { number(at: start, options) }

    private func number(at start: Int, _ options: AmountOptions, inDozens: Bool = true) -> Number? {
        var reading = AmountParser(bytes: bytes, from: start, options: options, isPrefix: true)
        reading.readsDozens = inDozens
        guard let (amount, first) = try? reading.parseFirst() else { return nil }
        // "1/4 de taza" becomes "2 tazas", so that the "de" belongs to the number.
        return (amount.low, first..<(parser.afterOf(parser.afterSpaces(reading.end)) ?? reading.end))
    }

    func startsVulgar(at start: Int) -> Bool {
        switch CharacterClass(parser.reader.scalar(at: start).value) {
        case .vulgar, .digit, .oneOver, .superscript: true
        default: false
        }
    }

    /// Whether "a" or "an" has nothing behind it that it could count, as the letter of "1/3 cup a" or of "A1 sauce".
    private func isLoneArticle(_ number: Number) -> Bool {
        guard number.range.count <= 2, bytes[number.range.lowerBound] | 0x20 == UInt8(ascii: "a") else { return false }
        let end = number.range.upperBound
        let next = parser.afterSpaces(end)
        return next == end || next == bytes.count
    }

    func isPartOfWord(_ end: Int) -> Bool {
        let next = parser.byte(at: end)
        return next.isASCIILetter || next >= 0x80 || next == UInt8(ascii: "'")
            || (next == UInt8(ascii: "-") && parser.byte(at: end + 1).isASCIILetter)
    }

    /// Whether an article precedes the real number or a vague word: "a few sprigs", "A generous 1½ cups". "One" and "two" are
    /// numbers themselves if the size of each thing follows: "one 14.5 oz can".
    func isFollowedByItsNumber(_ end: Int, isCount: Bool) -> Bool {
        var position = parser.afterSpaces(end)
        while let word = parser.word(at: position) {
            if case .vague = word.meaning { return true }
            guard isSize(word) else { return false }
            position = parser.afterSpaces(word.range.upperBound)
        }
        guard parser.byte(at: position).isNumberStart, let next = number(at: position) else { return false }
        if isCount, parser.measure(from: position) != nil { return false }
        return parser.byte(at: next.range.upperBound) != UInt8(ascii: "-")
    }

    /// Extends a fraction over the article or the "1" of the thing that it is a part of. "Half a lemon", "half of a lemon", "1/4 of 1 melon" and
    /// "1/2 de una cebolla" have one number each.
    func extendOverArticle(_ number: inout Number) {
        guard number.value < .one else { return extendOverCouple(&number) }
        var next = parser.afterSpaces(number.range.upperBound)
        // The number of a Spanish line has its "de" already.
        var isPart = parser.lastWord(of: number.range).flatMap { parser.word(at: $0.lowerBound) }.map(isOf) ?? false
        if let word = parser.word(at: next), isOf(word) {
            isPart = true
            next = parser.afterSpaces(word.range.upperBound)
        }
        guard let article = self.number(at: next), article.value == .one,
            isPart || (bytes[next] | 0x20 == UInt8(ascii: "a") && !bytes[number.range.lowerBound].isNumberStart),
            !isPartOfWord(article.range.upperBound)
        else { return }
        number.range = number.range.lowerBound..<article.range.upperBound
    }

    /// Returns the upper end of a range and the joint before it: "2-3", "2 to 3", "15- to 16", "2 or 3". A number that is not
    /// above the first one is none: "1 to 2/3" is two amounts.
    func upperEnd(of first: Number) -> (number: Number, joint: Range<Int>)? {
        let end = first.range.upperBound
        var next = parser.afterSpaces(end)
        if parser.byte(at: next) == UInt8(ascii: "-") || parser.isLongDash(at: next) {
            next = parser.afterSpaces(next + (parser.isLongDash(at: next) ? 3 : 1))
        }
        if let word = parser.word(at: next), isRangeJoint(word, after: first) {
            next = parser.afterSpaces(word.range.upperBound)
        }
        guard next > parser.afterSpaces(end), parser.byte(at: next).isNumberStart || isCountWord(at: next),
            var number = number(at: next), !number.range.isEmpty
        else { return nil }
        // "A dozen or two" is 12 to 24.
        if number.value <= first.value, number.value.isInteger, endsInDozen(first) {
            number.value = (try? number.value.multiplying(by: 12)) ?? number.value
        }
        guard number.value > first.value else { return nil }
        // "2 to 3 dozen" counts dozens at both ends.
        if !isInDozens(first), let count = self.number(at: next, options, inDozens: false),
            count.range.upperBound < number.range.upperBound, count.value > first.value
        {
            number = count
        }
        return (number, end..<number.range.lowerBound)
    }

    /// Whether the word joins the ends of a range: "to", "or", and the "and" of "between 1 and 2".
    private func isRangeJoint(_ word: LineParser.Word, after first: Number) -> Bool {
        switch word.meaning {
        case .or: true
        case .plus:
            parser.lastWord(of: parser.trimmed(0..<first.range.lowerBound)).flatMap { parser.word(at: $0.lowerBound) }?
                .isOne(of: LineParser.between) == true
        default: false
        }
    }

    private func endsInDozen(_ number: Number) -> Bool {
        parser.lastWord(of: number.range).flatMap { parser.word(at: $0.lowerBound) }?.isOne(of: Self.dozens) == true
    }

    private func isInDozens(_ number: Number) -> Bool {
        self.number(at: number.range.lowerBound, options, inDozens: false).map { $0.value != number.value } ?? true
    }
}
