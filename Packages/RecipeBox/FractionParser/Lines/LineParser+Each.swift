// The "each" of several things that share an amount, as in "1 tsp each salt and pepper", and of the size of each thing.

extension LineParser {
    /// Reads the "each" before the things that share an amount: "each", "each of", "each:", "cada uno de", "de cada una:".
    mutating func readEach(from start: Int? = nil) -> Bool {
        guard each == nil, let found = eachRange(at: afterSpaces(start ?? index)) else { return false }
        var end = found.upperBound
        if let of = word(at: afterSpaces(end)), case .of = of.meaning { end = of.range.upperBound }
        if byte(at: end) == UInt8(ascii: ":") { end += 1 }
        let next = byte(at: afterSpaces(end))
        guard next.isASCIILetter || next >= 0x80 else { return false }
        each = found
        index = end
        return true
    }

    /// Returns the range of "each", "cada uno" or "cada una" at `start`; nil if there is none.
    func eachRange(at start: Int) -> Range<Int>? {
        guard let first = word(at: start) else { return nil }
        if first.letters == Self.each[0] { return first.range }
        guard isSpanish, first.letters == Self.cada,
            let second = word(at: afterSpaces(first.range.upperBound)),
            second.isOne(of: Self.ones)
        else { return nil }
        return first.range.lowerBound..<second.range.upperBound
    }

    private static let cada = PackedWord("cada")
    private static let ones = [PackedWord("uno"), PackedWord("una")]

    /// Whether several things share a measure behind them: "salt and pepper, 1/2 tsp each". A weight is the size of each.
    func isShared(_ unit: KitchenUnit, by things: Range<Int>) -> Bool {
        unit.dimension == .volume
            && string(things).lowercased().split(separator: " ").contains {
                isSpanish ? $0 == "y" : $0 == "and" || $0 == "&"
            }
    }

    /// The words after the size of each thing: "2 fillets, 6 oz each".
    static let each = [PackedWord("each"), PackedWord("apiece"), PackedWord("cada")]
}
