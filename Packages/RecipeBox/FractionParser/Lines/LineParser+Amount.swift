extension LineParser {
    /// Returns the amount at `start` and the index after it; nil if no amount starts there.
    @inline(__always)
    func amount(at start: Int) -> (amount: Amount, end: Int)? {
        guard start < bytes.count else { return nil }
        var parser = AmountParser(bytes: bytes, from: start, options: isSpanish ? .spanish : [], isPrefix: true)
        guard let amount = try? parser.parse() else { return nil }
        return (amount, parser.end)
    }

    /// Whether a hyphen and a letter follow, which makes the number part of a word.
    @inline(__always)
    private func isGlued(at end: Int) -> Bool {
        byte(at: end) == UInt8(ascii: "-") && byte(at: end + 1).isASCIILetter
    }

    /// Reads the amount at the start of the line; returns false if there is none.
    @inline(__always)
    mutating func readAmount() -> Bool {
        let start = index
        let first = byte(at: start)
        if first.isASCIILetter { return readWordedAmount() }
        if numberedName(at: start) != nil { return false }
        guard let (amount, end) = amount(at: start), !countsKinds(amount.low, before: end, isFirst: true) else {
            return false
        }
        return accept(amount, from: start, to: end)
    }

    /// Decides by the following text whether the number is the amount.
    @inline(__always)
    private mutating func accept(_ found: Amount, from start: Int, to end: Int) -> Bool {
        let next = byte(at: end)
        if next == UInt8(ascii: " ") || next.isASCIILetter {
            if next.isASCIILetter, isBrand(at: end) { return false }
            amount = found
            index = found.high < .one ? afterPart(end) ?? end : end
            return true
        }
        return acceptClosely(found, from: start, to: end)
    }

    /// Returns the index after the "of an" of "1/2 of an onion" or the "of 1" of "1/4 of 1 melon"; nil for anything else.
    @inline(never)
    private func afterPart(_ end: Int) -> Int? {
        guard let of = word(at: afterSpaces(end)), case .of = of.meaning,
            let (one, after) = amount(at: afterSpaces(of.range.upperBound)), !one.isRange, !one.isApproximate,
            one.low == .one, byte(at: after) == UInt8(ascii: " ")
        else { return nil }
        return after
    }

    /// Returns the end of a range whose ends descend, such as the "4-3" of "4-3 eggs", which is no amount; nil for anything else.
    func descendingEnd(of low: Rational, at end: Int) -> Int? {
        let dash = afterSpaces(end)
        let isLong = isLongDash(at: dash)
        guard byte(at: dash) == UInt8(ascii: "-") || isLong else { return nil }
        let next = afterSpaces(dash + (isLong ? 3 : 1))
        guard byte(at: next).isASCIIDigit, let (high, after) = amount(at: next), !high.isRange, high.low < low,
            byte(at: after) == UInt8(ascii: " ")
        else { return nil }
        return after
    }

    /// Whether an en dash or an em dash stands at an index.
    func isLongDash(at index: Int) -> Bool {
        byte(at: index) == 0xE2 && byte(at: index + 1) == 0x80 && (0x93...0x94).contains(byte(at: index + 2))
    }

    /// Whether the digits start a brand such as "7UP" or "3M": capitals follow at once and are no unit.
    func isBrand(at end: Int) -> Bool {
        guard byte(at: end) < UInt8(ascii: "a"), let word = word(at: end), word.range.count > 1 else { return false }
        return word.meaning == nil
    }

    @inline(never)
    private mutating func acceptClosely(_ found: Amount, from start: Int, to end: Int) -> Bool {
        let next = byte(at: end)
        if next == UInt8(ascii: "%") { return false }
        if next == UInt8(ascii: "-") || next == UInt8(ascii: "\"") {
            if let count = countBefore(start: start, end: end) {
                (amount, index) = count
                return true
            }
            if next == UInt8(ascii: "-"), let (range, after, unit) = sizeRange(found, at: end), hasSize(unit) {
                return acceptSize(range, unit, to: after)
            }
            if isGlued(at: end), let word = word(at: end + 1), case .unit(let unit) = word.meaning, hasSize(unit) {
                return acceptSize(found, unit, to: word.range.upperBound)
            }
            if isGlued(at: end) || next == UInt8(ascii: "\"") { return false }
        }
        amount = found
        index = end
        if next == UInt8(ascii: ".") { index += 1 }
        return true
    }

    private func hasSize(_ unit: KitchenUnit) -> Bool { unit.dimension != .count }

    /// Takes "15-ounce can" and "3-pound chicken" as amounts. A length is an amount only of a piece, not of a pan.
    private mutating func acceptSize(_ found: Amount, _ unit: KitchenUnit, to end: Int) -> Bool {
        if unit.dimension == .length {
            guard byte(at: end) != UInt8(ascii: "-"), let word = word(at: afterSpaces(end)),
                case .unit(let kind) = word.meaning, Self.cutToLength.contains(kind)
            else { return false }
        }
        amount = found
        self.unit = unit
        var end = end
        if byte(at: end) == UInt8(ascii: ".") { end += 1 }
        index = end
        setAsideKind()
        return true
    }

    /// Reads "15-ounce can beans" as 15 ounces of beans and makes the can a note.
    private mutating func setAsideKind() {
        guard let kind = word(at: afterSpaces(index)), case .unit(let unit) = kind.meaning, Self.portions.contains(unit)
        else { return }
        var next = afterSpaces(kind.range.upperBound)
        if let word = word(at: next), case .of = word.meaning { next = afterSpaces(word.range.upperBound) }
        guard byte(at: next).isASCIILetter || byte(at: next) >= 0x80 else { return }
        notes.append(kind.range)
        index = next
    }

    private static let portions: Set<KitchenUnit> = Set(
        [
            "bag", "block", "bottle", "box", "branch", "can", "carton", "chunk", "container", "envelope", "jar", "knob",
            "package", "packet", "piece", "slab", "stalk", "strip", "tin", "tub",
        ].compactMap { KitchenUnit(id: $0) }
    )

    /// The kinds that are measured by length. Square and tube are excluded because they are also kinds of pan.
    private static let cutToLength: Set<KitchenUnit> = Set(
        ["branch", "chunk", "knob", "piece", "stalk", "stick", "strip"].compactMap { KitchenUnit(id: $0) }
    )

    /// Returns the 8 of "8 1/2-inch-thick slices", where a fraction with a hyphen follows a whole number.
    func countBefore(start: Int, end: Int) -> (amount: Amount, end: Int)? {
        var tokenizer = AmountTokenizer(bytes: bytes, from: start, options: isSpanish ? .spanish : [])
        let first = tokenizer.next()
        let second = tokenizer.next()
        let count: UInt64
        switch first.kind {
        case .integer: count = first.numerator
        case .word(.count(let value)): count = value
        default: return nil
        }
        guard first.end < end, second.hasSpaceBefore else { return nil }
        switch second.kind {
        case .integer, .vulgar, .superscript: break
        default: return nil
        }
        guard byte(at: end) == UInt8(ascii: "\"") || isGlued(at: end), let count = Int64(exactly: count) else {
            return nil
        }
        if count > 1, isBeforeOne(end) { return nil }
        return (Amount(Rational(count)), first.end)
    }

    /// Whether a singular kind follows, as in "7 1/2-ounce can", so that the number is the size of one.
    private func isBeforeOne(_ end: Int) -> Bool {
        guard let measure = word(at: end + 1), case .unit(let unit) = measure.meaning, hasSize(unit),
            let kind = word(at: afterSpaces(measure.range.upperBound)), case .unit(let found) = kind.meaning
        else { return false }
        return kind.letters == PackedWord(found.singular.utf8)
    }

    /// Returns the range of "15- to 16-ounce", the index after the unit, and the unit.
    func sizeRange(_ low: Amount, at hyphen: Int) -> (amount: Amount, end: Int, unit: KitchenUnit)? {
        guard byte(at: hyphen) == UInt8(ascii: "-"), let joint = word(at: afterSpaces(hyphen + 1)),
            case .or = joint.meaning,
            let (high, end) = amount(at: afterSpaces(joint.range.upperBound)),
            byte(at: end) == UInt8(ascii: "-") || byte(at: end) == UInt8(ascii: " "),
            let word = word(at: end + 1), case .unit(let unit) = word.meaning,
            let range = try? Amount(low: low.low, high: high.high)
        else { return nil }
        return (range, word.range.upperBound, unit)
    }
}

// MARK: Amounts in and after words

extension LineParser {
    /// Reads "One can", "Half a lemon", "a pinch", "Scant 1 cup", "A generous 1½ cups".
    @inline(never)
    private mutating func readWordedAmount() -> Bool {
        let start = index
        if numberedName(at: start) != nil { return false }
        if readBetween() || readUnitAndFraction() { return true }
        guard let (found, end) = amount(at: start) else { return readQualifiedAmount() }
        if isUnclear(found, before: end) || countsKinds(found.low, before: end, isFirst: true) { return false }
        if isGlued(at: end) {
            guard let count = countBefore(start: start, end: end) else { return false }
            (amount, index) = count
            return true
        }
        if let word = word(at: start), word.range.count <= 2 || word.isOne(of: Self.una), word.range.upperBound == end,
            found.low == .one
        {
            return readAfterArticle(end)
        }
        guard accept(found, from: start, to: end) else { return false }
        // "Half a lemon", "half an onion".
        let next = afterSpaces(end)
        if let (article, after) = amount(at: next), article.low == .one, found.low < .one,
            bytes[next] | 0x20 == UInt8(ascii: "a"), byte(at: after) == UInt8(ascii: " ")
        {
            index = after
        }
        return true
    }

    /// Whether a fraction in words has another behind it: "cuarto y medio" is 3/8 to some and 3/4 to others.
    func isUnclear(_ found: Amount, before end: Int) -> Bool {
        found.high < .one && fraction(afterUnit: end) != nil
    }

    /// Reads "between 1 and 2", "entre 1 y 2" and "de 2 a 3".
    private mutating func readBetween() -> Bool {
        guard let first = word(at: index), let (low, end) = amount(at: afterSpaces(first.range.upperBound)) else {
            return false
        }
        if isSpanish, case .of = first.meaning, low.isRange {
            (amount, index) = (low, end)
            return true
        }
        guard first.isOne(of: Self.between), let and = word(at: afterSpaces(end)), case .plus = and.meaning,
            let (high, after) = amount(at: afterSpaces(and.range.upperBound)), !low.isRange, !high.isRange,
            let range = try? Amount(low: low.low, high: high.high)
        else { return false }
        (amount, index) = (range, after)
        return true
    }

    static let between = [PackedWord("between"), PackedWord("entre")]

    /// Reads the unit and the fraction of "taza y media", which has no number for the one.
    private mutating func readUnitAndFraction() -> Bool {
        guard let (unit, word, fraction, end) = unitAndFraction(at: index), let sum = try? Rational.one.adding(fraction)
        else { return false }
        (amount, self.unit, unitText, index) = (Amount(sum), unit, word, end)
        return true
    }

    /// Returns the unit of "taza y media" with its range, its fraction and the index after it; nil for anything else.
    func unitAndFraction(at start: Int) -> (unit: KitchenUnit, word: Range<Int>, fraction: Rational, end: Int)? {
        guard let word = word(at: start), case .unit(let unit) = word.meaning,
            let (fraction, end) = fraction(afterUnit: word.range.upperBound)
        else { return nil }
        return (unit, word.range, fraction, end)
    }

    /// Reads the noun or the number after "a" or "an".
    private mutating func readAfterArticle(_ end: Int) -> Bool {
        let next = afterSpaces(end)
        if byte(at: next).isASCIIDigit || byte(at: next) >= 0x80, let (found, after) = amount(at: next) {
            if isGlued(at: after) || byte(at: after) == UInt8(ascii: "-") {
                amount = Amount(.one)
                index = end
                return true
            }
            return accept(found, from: next, to: after)
        }
        if let word = word(at: next) {
            if case .vague = word.meaning { return false }
            if case .size = word.meaning {
                let saved = (sizes, index)
                index = next
                if readQualifiedAmount() { return true }
                (sizes, index) = saved
            }
        }
        amount = Amount(.one)
        index = end
        return true
    }

    /// Reads "Generous 1 pound", "Scant 1/2 teaspoon", "Lightly packed ½ cup".
    private mutating func readQualifiedAmount() -> Bool {
        let start = index
        var position = index
        while let word = word(at: position), position - start < 32 {
            switch word.meaning {
            case .size, .degree: position = afterSpaces(word.range.upperBound)
            default: return false
            }
        }
        guard position > start, let (found, end) = amount(at: position), accept(found, from: position, to: end) else {
            return false
        }
        sizes.append(trimmed(start..<position))
        return true
    }

    func starts(with lower: [UInt8], at start: Int) -> Bool {
        guard start + lower.count <= bytes.count else { return false }
        return lower.indices.allSatisfy { bytes[start + $0] | 0x20 == lower[$0] || bytes[start + $0] == lower[$0] }
    }

    /// Reads "Juice of 1 lemon", "Leaves from 4 sprigs thyme", "Up to 2 cups". The words before the amount become a note.
    @inline(never)
    mutating func readAmountAfterWords() {
        let start = index
        var position = start
        for _ in 0..<6 {
            guard let word = word(at: position) else { return }
            position = word.range.upperBound
            switch byte(at: position) {
            case UInt8(ascii: ","), UInt8(ascii: "-"):
                position = afterSpaces(position + 1)
                continue
            case UInt8(ascii: ":"):
                position += 1
                if byte(at: afterSpaces(position)).isASCIILetter, amount(at: afterSpaces(position)) == nil {
                    position = afterSpaces(position)
                    continue
                }
            default:
                let next = byte(at: afterSpaces(position))
                guard isJoint(word) || (next.isNumberStart && word.isOne(of: Self.squeezed)) else {
                    position = afterSpaces(position)
                    continue
                }
            }
            let next = afterSpaces(position)
            guard let (_, end) = amount(at: next), byte(at: end) == UInt8(ascii: " ") else { return }
            index = next
            guard readAmount() else { return }
            notes.append(start..<position)
            return
        }
    }

    /// The words that can precede a number without "of": "Juice 1/2 lemon".
    static let squeezed = [PackedWord("juice"), PackedWord("zest"), PackedWord("rind"), PackedWord("peel")]
    private static let una = [PackedWord("una")]
    private static let from = [PackedWord("from")]
    private static let to = [PackedWord("to")]

    private func isJoint(_ word: Word) -> Bool {
        switch word.meaning {
        case .of: true
        case .or: word.isOne(of: Self.to) && word.range.lowerBound > 0
        default: word.isOne(of: Self.from)
        }
    }
}
