extension LineParser {
    /// Reads everything between the amount and the name: sizes, the unit, second measures, "of".
    mutating func readMeasures() {
        var isAfterUnit = unit != nil
        while true {
            let before = index
            skipSpaces()
            guard index < bytes.count else { return }
            let byte = bytes[index]
            if byte.isASCIILetter {
                guard readWord(isAfterUnit: &isAfterUnit) else { return }
            } else if byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[") {
                guard readParenthesis() else { return }
            } else if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "&"), isAfterUnit {
                guard readAddition(measureAt: index + 1) else { return }
            } else if byte == UInt8(ascii: "/"), isAfterUnit {
                guard readAlternative(from: index + 1) else { return }
            } else if byte == 0xC3, self.byte(at: index + 1) == 0x97, !isAfterUnit {
                // "×", U+00D7.
                guard readTimes(index + 2) else { return }
            } else if byte.isNumberStart {
                guard isAfterUnit ? readCompound() || readSizeOfContainer() : readContent() else { return }
            } else if byte == UInt8(ascii: ","), !isAfterUnit {
                guard readStrayComma() else { return }
            } else {
                return
            }
            if index == before { return }
        }
    }

    /// Reads one word; returns false if it starts the name.
    @inline(__always)
    private mutating func readWord(isAfterUnit: inout Bool) -> Bool {
        guard let word = word(at: index) else { return false }
        let end = word.range.upperBound
        if byte(at: end) == UInt8(ascii: "-") || byte(at: end) == UInt8(ascii: "'") {
            return !isAfterUnit && readHyphenatedSize(word)
        }
        guard let meaning = word.meaning else { return readEach() }
        switch meaning {
        case .unit(let found):
            guard !isAfterUnit, !isShape(found, word) else { return false }
            if found == .cup, word.range.count == 1, let end = cubicCentimeters(after: word) {
                take(.milliliter, word.range)
                index = end
                isAfterUnit = true
                return true
            }
            if found == .cup, word.range.count == 1, let (spoon, end) = foreignSpoon(after: word) {
                guard let spoon else { return false }
                take(spoon, word.range)
                index = end
                isAfterUnit = true
                return true
            }
            take(found, word.range)
            isAfterUnit = true
            return true
        case .fluid:
            var next = end
            if byte(at: next) == UInt8(ascii: ".") { next += 1 }
            guard !isAfterUnit, let second = self.word(at: afterSpaces(next)),
                case .unit(.ounce) = second.meaning
            else { return false }
            take(.fluidOunce, word.range.lowerBound..<second.range.upperBound)
            isAfterUnit = true
            return true
        case .size: return (!isAfterUnit || isSpanish) && readSize(word)
        case .degree: return !isAfterUnit && readDegree(word)
        case .of:
            guard isAfterUnit || isSpanish else { return false }
            if let of = afterOf(index), readEach(from: of) { return true }
            index = afterOf(index) ?? afterArticle(end)
            return true
        case .whole: return !isAfterUnit && readWhole(word)
        case .plus: return isAfterUnit && (readAddition(measureAt: end) || readFraction())
        case .minus: return isAfterUnit && readAddition(measureAt: end, isTaken: true)
        case .or: return isAfterUnit ? readAlternative(from: end) : readOtherSize(from: index, countAt: end)
        case .times: return !isAfterUnit && readTimes(end)
        case .vague: return false
        }
    }

    /// Whether the word is the shape of a pan: "One 9-inch square pan", "1 loaf pan".
    private func isShape(_ found: KitchenUnit, _ word: Word) -> Bool {
        guard found.dimension == .count, word.range.count == found.singular.utf8.count,
            let next = self.word(at: afterSpaces(word.range.upperBound))
        else { return false }
        if next.isOne(of: Self.pans) { return true }
        guard !sizes.isEmpty, found.id == "square" else { return false }
        if case .of = next.meaning { return false }
        return true
    }

    private static let pans = [PackedWord("pan"), PackedWord("pans"), PackedWord("mold"), PackedWord("dish")]

    /// Skips a stray comma before a unit or a size: "1½, cups cream", "4 large, thin slices".
    private mutating func readStrayComma() -> Bool {
        let next = afterSpaces(index + 1)
        guard let word = word(at: next), let meaning = word.meaning else { return false }
        switch meaning {
        case .unit, .size: break
        default: return false
        }
        index = next
        return true
    }

    @inline(__always)
    private mutating func take(_ found: KitchenUnit, _ range: Range<Int>) {
        unit = found
        unitText = range
        index = range.upperBound
        if byte(at: index) == UInt8(ascii: ".") { index += 1 }
    }

    private mutating func readSize(_ word: Word) -> Bool {
        var end = word.range.upperBound
        // "medium to large", "small or medium".
        if let joint = self.word(at: afterSpaces(end)), case .or = joint.meaning,
            let other = self.word(at: afterSpaces(joint.range.upperBound)), case .size = other.meaning
        {
            end = other.range.upperBound
        }
        sizes.append(word.range.lowerBound..<end)
        index = end
        if byte(at: index) == UInt8(ascii: "."), end - word.range.lowerBound <= 3 { index += 1 }
        return true
    }

    /// Reads "very large", "extra large".
    private mutating func readDegree(_ word: Word) -> Bool {
        guard let size = self.word(at: afterSpaces(word.range.upperBound)), case .size = size.meaning else {
            return false
        }
        sizes.append(word.range.lowerBound..<size.range.upperBound)
        index = size.range.upperBound
        return true
    }

    /// Reads the "whole" of "1 whole head garlic" as a size.
    private mutating func readWhole(_ word: Word) -> Bool {
        guard let next = self.word(at: afterSpaces(word.range.upperBound)), case .unit(let kind) = next.meaning,
            kind.dimension == .count
        else { return false }
        sizes.append(word.range)
        index = word.range.upperBound
        return true
    }

    /// Reads "1 large or 2 small cloves"; the second count becomes a note.
    private mutating func readOtherSize(from start: Int, countAt: Int) -> Bool {
        guard !sizes.isEmpty, let (_, end) = amount(at: afterSpaces(countAt)),
            let word = self.word(at: afterSpaces(end)), case .size = word.meaning
        else { return false }
        notes.append(start..<word.range.upperBound)
        index = word.range.upperBound
        return true
    }

    /// Reads "medium-size", "extra-large" or "paper-thin" as a size if the last part is one.
    private mutating func readHyphenatedSize(_ word: Word) -> Bool {
        var last = word
        while byte(at: last.range.upperBound) == UInt8(ascii: "-"), let next = self.word(at: last.range.upperBound + 1)
        {
            last = next
        }
        guard last.range.lowerBound > word.range.lowerBound, isSizeEnding(last) else { return false }
        var range = word.range.lowerBound..<last.range.upperBound
        if let joint = self.word(at: afterSpaces(range.upperBound)), case .or = joint.meaning,
            let other = self.word(at: afterSpaces(joint.range.upperBound)), case .size = other.meaning
        {
            range = range.lowerBound..<other.range.upperBound
        }
        sizes.append(range)
        index = range.upperBound
        return true
    }

    func isSizeEnding(_ word: Word) -> Bool {
        if case .size = word.meaning { return true }
        return word.isOne(of: Self.sizeEndings)
    }

    private static let sizeEndings = [PackedWord("size"), PackedWord("sized")]
}

// MARK: Second measures

extension LineParser {
    /// Returns the amount and the unit of a measure ("180 g", "14-ounce"), and the index after them; nil if no measure
    /// starts here.
    func measure(from start: Int) -> (measure: IngredientLine.Measure, end: Int)? {
        guard let (found, end) = amount(at: afterSpaces(start)) else { return nil }
        if let (range, end, unit) = sizeRange(found, at: end), unit.dimension != .count {
            return (IngredientLine.Measure(amount: range, unit: unit), end)
        }
        var position = afterSpaces(end)
        if byte(at: position) == UInt8(ascii: "-") { position = position + 1 }
        if let after = afterOf(position) { position = afterSpaces(after) }
        guard let word = word(at: position) else { return nil }
        if case .fluid = word.meaning {
            var next = word.range.upperBound
            if byte(at: next) == UInt8(ascii: ".") { next += 1 }
            if byte(at: next) == UInt8(ascii: "-") { next += 1 }
            guard let second = self.word(at: afterSpaces(next)), case .unit(.ounce) = second.meaning else { return nil }
            return (IngredientLine.Measure(amount: found, unit: .fluidOunce), pastPoint(second.range.upperBound))
        }
        guard case .unit(let unit) = word.meaning, unit.dimension != .count else { return nil }
        if unit == .cup, word.range.count == 1, let (spoon, end) = foreignSpoon(after: word) {
            return spoon.map { (IngredientLine.Measure(amount: found, unit: $0), end) }
        }
        return (IngredientLine.Measure(amount: found, unit: unit), pastPoint(word.range.upperBound))
    }

    private func pastPoint(_ end: Int) -> Int {
        byte(at: end) == UInt8(ascii: ".") ? end + 1 : end
    }

    /// Reads "2 tablespoons plus 2 teaspoons", "1 lb 2 oz", "1 cup + 2 tbsp + 1 tsp", "1/3 cup minus 1 tablespoon".
    private mutating func readAddition(measureAt: Int, isTaken: Bool = false) -> Bool {
        guard let (measure, end) = measure(from: measureAt), measure.unit.dimension == unit?.dimension else {
            return false
        }
        var found = measure
        if isTaken {
            guard let negative = try? found.amount.scaled(by: -1) else { return false }
            found.amount = negative
        }
        if let addition {
            guard let more = try? found.unit.convert(found.amount, to: addition.unit),
                let sum = try? addition.amount.adding(more)
            else { return false }
            found = IngredientLine.Measure(amount: sum, unit: addition.unit)
        }
        addition = found
        index = end
        return true
    }

    /// Reads the "2 oz" of "1 lb 2 oz". A measure that isn't a part of the one before states the same amount again: the pound of "450 g 1 lb nuts".
    private mutating func readCompound() -> Bool {
        guard let unit, let (measure, _) = measure(from: index), measure.unit.dimension == unit.dimension else {
            return false
        }
        return isPart(measure.unit, of: unit) ? readAddition(measureAt: index) : readAlternative(from: index)
    }

    /// Whether a unit goes into another one without a rest, as ounces do into pounds and grams into kilograms.
    func isPart(_ part: KitchenUnit, of whole: KitchenUnit) -> Bool {
        guard part.dimension == whole.dimension, let ratio = try? whole.ratio(to: part) else { return false }
        return ratio > .one && ratio.isInteger
    }

    /// Reads "3 cups or 1 lb leeks", "1 teaspoon/1.5 ounces/45 grams".
    private mutating func readAlternative(from start: Int) -> Bool {
        guard let (found, end) = measure(from: start), found.unit.dimension != .length else { return false }
        // In "500 g/1 lb 2 oz" the second measure has two units and no single amount, so it becomes a remark.
        if let (more, last) = measure(from: end), more.unit.dimension == found.unit.dimension {
            notes.append(start..<last)
            index = last
            return true
        }
        if secondMeasure == nil { secondMeasure = found } else { notes.append(start..<end) }
        index = end
        return true
    }

    /// Reads "1 14-ounce can", "8 1/2-inch-thick slices", "2 28 oz cans".
    private mutating func readContent() -> Bool {
        let start = index
        guard let (found, end) = measure(from: start) else { return false }
        if found.unit.dimension == .length {
            var last = end
            while byte(at: last) == UInt8(ascii: "-"), let next = word(at: last + 1) { last = next.range.upperBound }
            sizes.append(start..<last)
            index = last
            return true
        }
        guard afterSpaces(end) < bytes.count else { return false }
        if secondMeasure == nil {
            secondMeasure = found
            isSecondMeasureOfEach = true
        } else {
            notes.append(start..<end)
        }
        index = end
        return true
    }

    /// Reads the size of each thing after its kind: the "750ML" of "1 bottle 750ML wine", and in Spanish the "400 g" of "2 latas de 400 g
    /// de tomate".
    private mutating func readSizeOfContainer() -> Bool {
        guard let unit, isSpanish ? unit.dimension == .count : LineNumber.containers.contains(unit) else {
            return false
        }
        return readContent()
    }

    /// Returns the index after "a", "an" or "the" of "1 bottle of a good wine"; `start` if there is none.
    private func afterArticle(_ start: Int) -> Int {
        guard let article = word(at: afterSpaces(start)), article.isOne(of: Self.articlesAfterOf),
            byte(at: article.range.upperBound) == 0x20
        else { return start }
        return article.range.upperBound
    }

    private static let articlesAfterOf = [PackedWord("a"), PackedWord("an"), PackedWord("the")]

    /// Reads "4 x 200 g tins".
    private mutating func readTimes(_ end: Int) -> Bool {
        guard measure(from: end) != nil else { return false }
        index = end
        return true
    }
}
