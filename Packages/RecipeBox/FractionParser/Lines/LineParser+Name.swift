extension LineParser {
    /// Builds the line. The unread rest becomes the name, and the text after its first comma the note.
    mutating func line(_ text: String) -> IngredientLine {
        skipSpaces()
        if byte(at: index) == UInt8(ascii: ","), amount != nil { index = afterSpaces(index + 1) }
        var name = nameBefore ?? readName()
        if nameBefore != nil { readRemarks() }
        if unit == nil, amount != nil {
            takeKind(from: &name)
            takeHalf(from: &name)
        }
        takeGusto(from: &name)
        if name.isEmpty, let kind = unit, kind.dimension == .count, let written = unitText {
            unit = nil
            unitText = nil
            name = written
        }
        if name.isEmpty, let written = notes.last {
            notes.removeLast()
            name = trimmed(written)
        }
        if let each { notes.append(each) }
        // "1 cup" and "111/16 cups flour" have no usable name or amount, so the whole line becomes the name.
        let start = afterSpaces(0)
        if name.isEmpty || (amount == nil && byte(at: start).isASCIIDigit) {
            return IngredientLine(text: text, name: string(trimmed(start..<bytes.count)))
        }
        return IngredientLine(
            text: text,
            amount: amount,
            unit: unit,
            unitText: unitText.map(string),
            size: sizes.isEmpty ? nil : joined(sizes, by: " "),
            name: string(name),
            note: notes.isEmpty ? nil : joined(notes, by: ", "),
            secondMeasure: secondMeasure,
            isSecondMeasureOfEach: isSecondMeasureOfEach,
            addition: addition
        )
    }

    /// Returns the range of the name. A bracket after the name and everything after the first comma become notes. A comma between
    /// adjectives is part of the name: "boneless, skinless chicken breast".
    private mutating func readName() -> Range<Int> {
        var position = index
        var isOpen = false
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: ","), UInt8(ascii: ";"):
                if isDecimal(position) { break }
                let name = trimmed(index..<position)
                if name.isEmpty || isBeforeItsFood(name, rest: position + 1) { break }
                _ = takeSize(in: (position + 1)..<bytes.count, isBracket: false)
                addNote((position + 1)..<bytes.count)
                return name
            case UInt8(ascii: "(") where !isOpen:
                guard let close = closing(from: position) else {
                    isOpen = true
                    break
                }
                let name = trimmed(index..<position)
                if name.isEmpty { break }
                let after = trimmed((close + 1)..<bytes.count)
                // A bracket in the middle of a name stays, because the name is one range of the text.
                guard after.isEmpty || byte(at: after.lowerBound) == UInt8(ascii: ",") else {
                    position = close
                    break
                }
                if !takeSize(in: (position + 1)..<close, isBracket: true) { addNote((position + 1)..<close) }
                if !after.isEmpty { addNote((after.lowerBound + 1)..<bytes.count) }
                return name
            default: break
            }
            position += 1
        }
        return trimmed(index..<bytes.count)
    }

    /// Takes the size of each thing behind the name as the second measure: the "(14.5 oz)" of a can, "about 6 oz each".
    ///
    /// - Returns: Whether the size is the whole text, and not a remark with "each".
    private mutating func takeSize(in range: Range<Int>, isBracket: Bool) -> Bool {
        guard secondMeasure == nil, amount != nil, let (found, end) = measure(from: afterSpaces(range.lowerBound)),
            end <= range.upperBound, found.unit.dimension == .mass || found.unit.dimension == .volume
        else { return false }
        let next = afterSpaces(end)
        let isEach = word(at: next).map { $0.isOne(of: Self.each) } ?? false
        let isOfContainer = isBracket && next >= range.upperBound && unit.map(LineNumber.containers.contains) == true
        guard isEach || isOfContainer, unit?.factor == nil else { return false }
        secondMeasure = found
        isSecondMeasureOfEach = true
        return isOfContainer
    }

    /// Reads the remarks after an amount that follows the name.
    private mutating func readRemarks() {
        if byte(at: index) == UInt8(ascii: ",") || byte(at: index) == UInt8(ascii: ";") { index += 1 }
        addNote(index..<bytes.count)
    }

    private func isDecimal(_ position: Int) -> Bool {
        position > 0 && bytes[position - 1].isASCIIDigit && byte(at: position + 1).isASCIIDigit
    }

    private mutating func addNote(_ range: Range<Int>) {
        let note = trimmed(range)
        if !note.isEmpty { notes.append(note) }
    }

    /// Reads "2 garlic cloves" as two cloves of garlic.
    private mutating func takeKind(from name: inout Range<Int>) {
        let end = remark(in: name) ?? name.upperBound
        var start = end
        while start > name.lowerBound, bytes[start - 1].isASCIILetter { start -= 1 }
        guard start > name.lowerBound, bytes[start - 1] == UInt8(ascii: " "), let word = word(at: start),
            case .unit(let kind) = word.meaning, Self.trailingKinds.contains(kind)
        else { return }
        let before = trimmed(name.lowerBound..<start)
        guard !before.isEmpty, bytes[before].count(where: { $0 == UInt8(ascii: " ") }) < 3, isNounPhrase(before) else {
            return
        }
        if let of = kind.trailsOnly, !text(before).hasSuffix(of) { return }
        unit = kind
        unitText = word.range
        addNoteFirst(end..<name.upperBound)
        name = before
    }

    /// Returns the index of a remark such as " with leaves".
    private func remark(in name: Range<Int>) -> Int? {
        let with: [UInt8] = [0x20, 0x77, 0x69, 0x74, 0x68, 0x20]
        guard name.count > with.count else { return nil }
        return (name.lowerBound...(name.upperBound - with.count)).first { bytes[$0..<($0 + 6)].elementsEqual(with) }
    }

    private mutating func addNoteFirst(_ range: Range<Int>) {
        let note = trimmed(range)
        guard !note.isEmpty else { return }
        var reordered = RangeList()
        reordered.append(note)
        for index in 0..<notes.count { reordered.append(notes[index]) }
        notes = reordered
    }

    /// Whether the words contain no "or", "of" and the like.
    private func isNounPhrase(_ range: Range<Int>) -> Bool {
        !text(range).split(separator: " ").contains { ["or", "of", "and", "with", "from", "to", "the"].contains($0) }
    }

    private func text(_ range: Range<Int>) -> String { string(range).lowercased() }

    private static let trailingKinds: Set<KitchenUnit> = Set(
        ["bulb", "clove", "head", "rib", "sprig", "stalk"].compactMap { KitchenUnit(id: $0) }
    )
}

extension KitchenUnit {
    /// The last word that must precede the kind for it to be a measure. Pork ribs and fish heads are not measures.
    fileprivate var trailsOnly: String? {
        switch id {
        case "rib": "celery"
        case "head": "garlic"
        default: nil
        }
    }
}

// MARK: Text

extension LineParser {
    func trimmed(_ range: Range<Int>) -> Range<Int> {
        var start = range.lowerBound
        var end = range.upperBound
        while start < end, bytes[start] <= 0x20 { start += 1 }
        while end > start, bytes[end - 1] <= 0x20 { end -= 1 }
        return start..<end
    }

    @inline(__always)
    func string(_ range: Range<Int>) -> String {
        String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
    }

    private func joined(_ ranges: RangeList, by separator: String) -> String {
        var text = string(trimmed(ranges[0]))
        for index in 1..<max(1, ranges.count) {
            text += separator
            text += string(trimmed(ranges[index]))
        }
        return text
    }
}
