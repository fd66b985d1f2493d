// Measures in parentheses and brackets.

extension LineParser {
    /// Reads "(180 g)", "(14-ounce)", "(about 6 ounces each)".
    mutating func readParenthesis() -> Bool {
        guard let close = closing(from: index) else { return false }
        let inside = (index + 1)..<close
        index = close + 1
        if secondMeasure == nil, let (found, end) = sum(from: inside.lowerBound, before: close) {
            secondMeasure = found.unit.dimension == .length ? nil : found
            let total = word(at: afterSpaces(end)).flatMap { $0.isOne(of: Self.totals) ? $0.range.upperBound : nil }
            isSecondMeasureOfEach = total == nil && isSize(insideEndingAt: close, after: end)
            if found.unit.dimension != .length, afterSpaces(total ?? end) >= close { return true }
        }
        notes.append(inside)
        return true
    }

    /// Reads an amount that stands in brackets before its name: "(6 1/2 ounces) sugar", "(125 g or 1/2 cup) flour".
    mutating func readBracketedAmount() -> Bool {
        guard byte(at: index) == UInt8(ascii: "(") || byte(at: index) == UInt8(ascii: "["),
            let close = closing(from: index),
            let (found, end) = measure(from: index + 1), end <= close, found.unit.dimension != .length,
            !bytes[index..<end].contains(UInt8(ascii: "-"))
        else { return false }
        let name = afterSpaces(close + 1)
        guard byte(at: name).isASCIILetter || byte(at: name) >= 0x80 else { return false }
        // "(750 ml) bottle" is a size.
        if let word = word(at: name), case .unit = word.meaning { return false }
        let rest = afterSpaces(end)
        if rest < close {
            let (isOther, start) = bracketJoint(at: rest)
            if let (more, last) = measure(from: start), afterSpaces(last) == close, more.unit.dimension != .length,
                isOther || more.unit.dimension == found.unit.dimension
            {
                if isOther { secondMeasure = more } else { addition = more }
            } else if bytes[rest..<close].contains(where: \.isASCIIDigit) {
                return false
            } else {
                notes.append(end..<close)
            }
        }
        amount = found.amount
        unit = found.unit
        unitText = lastWord(of: trimmed(index..<end))
        index = close + 1
        return true
    }

    /// Returns the measure at `start` with the measures behind it that belong to it, in its unit: 1-1/8 pounds for "1 lb 2 oz" and 1-1/8 cups for
    /// "1 cup plus 2 tbsp". A measure that isn't a part of it is left alone, as in "8 fl oz 240 ml".
    private func sum(from start: Int, before close: Int) -> (measure: IngredientLine.Measure, end: Int)? {
        guard var found = measure(from: start), found.end <= close else { return nil }
        let unit = found.measure.unit
        while true {
            let position = afterSpaces(found.end)
            let (isOther, next) = bracketJoint(at: position)
            guard !isOther, let (more, end) = measure(from: next), end <= close,
                next > position ? more.unit.dimension == unit.dimension : isPart(more.unit, of: unit),
                let part = try? more.unit.convert(more.amount, to: unit),
                let sum = try? found.measure.amount.adding(part)
            else { return found }
            found = (IngredientLine.Measure(amount: sum, unit: unit), end)
        }
    }

    /// Returns the index of the measure after the joint of two measures, and whether it is the same amount in another unit: "or 1/2 cup" and
    /// "/1/2 cup", but not "plus 2 oz" and "2 oz".
    private func bracketJoint(at start: Int) -> (isOther: Bool, measure: Int) {
        switch byte(at: start) {
        case UInt8(ascii: "/"): return (true, start + 1)
        case UInt8(ascii: "+"), UInt8(ascii: "&"): return (false, start + 1)
        default: break
        }
        guard let word = word(at: start) else { return (false, start) }
        return switch word.meaning {
        case .or: (true, word.range.upperBound)
        case .plus: (false, word.range.upperBound)
        default: (false, start)
        }
    }

    /// Whether a measure in brackets is the size of each item: it says "each", no unit is read yet ("2 (14 oz) cans"),
    /// or the unit is a container.
    private func isSize(insideEndingAt close: Int, after end: Int) -> Bool {
        if let word = word(at: afterSpaces(end)), word.range.upperBound <= close, word.isOne(of: Self.each) {
            return true
        }
        return unit.map { LineNumber.containers.contains($0) } ?? true
    }

    static let totals = [PackedWord("total"), PackedWord("altogether")]

    /// Returns the index of the bracket that closes the one at `open`; nil if it stays open.
    func closing(from open: Int) -> Int? {
        var depth = 0
        var position = open
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"):
                depth -= 1
                if depth == 0 { return position }
            default: break
            }
            position += 1
        }
        return nil
    }
}
