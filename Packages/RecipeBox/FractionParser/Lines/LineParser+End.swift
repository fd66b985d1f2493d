extension LineParser {
    /// Reads a name that is followed by an amount with a measure: "Vanilla extract, 2 teaspoons", "Milk powder ¼ cup
    /// (25 grams)".
    @inline(never)
    mutating func readAmountAtEnd() {
        let start = index
        var position = numberedName(at: index) ?? index
        guard position < bytes.count, bytes[position].isASCIILetter || position > start else { return }
        // Only the first number can be the amount. Inside a bracket it must be the whole content.
        while position < bytes.count, !startsNumber(at: position) { position += 1 }
        guard position < bytes.count, let (measure, end) = measure(from: position), measure.unit.dimension != .length
        else { return }
        var before = trimmed(start..<position)
        var isApproximate = false
        if let word = lastWord(of: before), let (probe, _) = amount(at: word.lowerBound), probe.isApproximate {
            isApproximate = true
            before = trimmed(before.lowerBound..<word.lowerBound)
        }
        var after = end
        if before.upperBound > before.lowerBound, bytes[before.upperBound - 1] == UInt8(ascii: "(") {
            guard byte(at: afterSpaces(end)) == UInt8(ascii: ")") else { return }
            before = trimmed(before.lowerBound..<(before.upperBound - 1))
            after = afterSpaces(end) + 1
        } else if let found = eachRange(at: afterSpaces(end)), isShared(measure.unit, by: before) {
            each = found
            after = found.upperBound
        }
        while before.upperBound > before.lowerBound, [0x2C, 0x3A].contains(bytes[before.upperBound - 1]) {
            before = trimmed(before.lowerBound..<(before.upperBound - 1))
        }
        guard isName(before), !bytes[before].contains(UInt8(ascii: "(")), isEnd(after) else { return }
        amount =
            isApproximate
            ? Amount(value: measure.amount.value, reading: measure.amount.reading, isApproximate: true)
            : measure.amount
        unit = measure.unit
        unitText = lastWord(of: trimmed(position..<end))
        nameBefore = before
        index = after
    }

    /// Whether "00" stands here, as in "00 flour": a type of flour and not a number.
    func isFlourType(at start: Int) -> Bool {
        byte(at: start) == UInt8(ascii: "0") && byte(at: start + 1) == UInt8(ascii: "0")
            && !byte(at: start + 2).isASCIIDigit
    }

    func startsNumber(at position: Int) -> Bool {
        let byte = bytes[position]
        if byte.isASCIIDigit { return true }
        guard byte >= 0xC2 else { return false }
        return CharacterClass(reader.scalar(at: position).value) == .vulgar
    }

    func lastWord(of range: Range<Int>) -> Range<Int>? {
        var start = range.upperBound
        while start > range.lowerBound,
            bytes[start - 1].isASCIILetter || bytes[start - 1] == UInt8(ascii: ".")
                || (isSpanish && bytes[start - 1] >= 0x80)
        {
            start -= 1
        }
        return start < range.upperBound ? start..<range.upperBound : nil
    }

    /// Whether `range` can be a name: at most six words, a letter at the end, and no word that leads on to the number
    /// ("leaves from 4 …").
    private func isName(_ range: Range<Int>) -> Bool {
        guard let last = range.last, bytes[last].isASCIILetter || bytes[last] >= 0x80,
            bytes[range].count(where: { $0 == UInt8(ascii: " ") }) < 6
        else { return false }
        guard let range = lastWord(of: range), let word = word(at: range.lowerBound) else { return true }
        switch word.meaning {
        case nil, .unit: return !word.isOne(of: Self.unfinished)
        default: return false
        }
    }

    private static let unfinished = [
        PackedWord("with"), PackedWord("from"), PackedWord("and"), PackedWord("in"), PackedWord("into"),
        PackedWord("for"), PackedWord("by"), PackedWord("at"), PackedWord("a"), PackedWord("con"), PackedWord("en"),
        PackedWord("para"),
        PackedWord("por"), PackedWord("sin"),
    ]

    /// Whether the line ends here, or a remark or another measure follows.
    private func isEnd(_ position: Int) -> Bool {
        let next = afterSpaces(position)
        return next >= bytes.count || [0x2C, 0x28, 0x2F, 0x3B].contains(bytes[next])
    }
}
