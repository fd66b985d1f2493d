// The numbers of some foods belong to their names: "half and half", "7 Up", "three bean salad", "80/20 ground beef".

extension LineParser {
    /// Returns the index after a number that belongs to the name of a food, or after the whole name; nil for any other text.
    func numberedName(at start: Int) -> Int? {
        let first = byte(at: start)
        guard first.isASCIIDigit || Self.firstLetters.contains(first | 0x20) else { return nil }
        if first == UInt8(ascii: "0") { return isFlourType(at: start) ? start + 2 : nil }
        if let end = afterHalfAndHalf(start) ?? afterShares(start) { return end }
        return Self.numberedNames.first { starts(with: $0, at: start) && isWordEnd(start + $0.count) }
            .map { start + $0.count }
    }

    private static let firstLetters = [UInt8(ascii: "c"), UInt8(ascii: "h"), UInt8(ascii: "t")]

    private static let numberedNames = [
        "7 up", "7up", "7-up", "57 sauce", "1000 island", "1,000 island", "3 musketeers", "three musketeers",
        "4 especias", "cuatro especias", "5 especias", "cinco especias", "3 leches", "tres leches",
    ].map { Array($0.utf8) }

    /// Returns the index after "half-and-half" or "half & half", which is a cream and not a number.
    private func afterHalfAndHalf(_ start: Int) -> Int? {
        let half = Array("half".utf8)
        guard byte(at: start) | 0x20 == UInt8(ascii: "h"), starts(with: half, at: start) else { return nil }
        var position = start + 4
        while position < bytes.count, !bytes[position].isASCIILetter, position - start < 12 { position += 1 }
        if starts(with: Array("and".utf8), at: position) {
            position += 3
            while position < bytes.count, !bytes[position].isASCIILetter, position - start < 16 { position += 1 }
        }
        guard starts(with: half, at: position), !byte(at: position + 4).isASCIILetter else { return nil }
        return position + 4
    }

    /// Returns the index after two shares of a hundred: the "80/20" of beef that is 80% lean, the "50/50" of a blend.
    private func afterShares(_ start: Int) -> Int? {
        func digit(_ offset: Int) -> Int { Int(byte(at: start + offset)) - 0x30 }
        guard byte(at: start).isASCIIDigit, byte(at: start + 1).isASCIIDigit, byte(at: start + 2) == UInt8(ascii: "/"),
            byte(at: start + 3).isASCIIDigit
        else { return nil }
        let hasTwo = byte(at: start + 4).isASCIIDigit
        let end = start + (hasTwo ? 5 : 4)
        let rest = hasTwo ? digit(3) * 10 + digit(4) : digit(3)
        guard digit(0) * 10 + digit(1) + rest == 100, !byte(at: end).isASCIIDigit else { return nil }
        return end
    }

    /// Whether a number counts the kinds in a food and not the food: the 15 of "15 bean soup mix", the three of "three cheese blend".
    ///
    /// - Parameters:
    ///   - value: The number.
    ///   - end: The index after it.
    ///   - isFirst: Whether no amount precedes it, so that "3 bean burritos" are three.
    func countsKinds(_ value: Rational, before end: Int, isFirst: Bool) -> Bool {
        guard value > .one, value.isInteger, byte(at: end) == 0x20, let kind = word(at: end + 1) else { return false }
        guard kind.isOne(of: Self.kinds) else { return false }
        let next = afterSpaces(kind.range.upperBound)
        if let dish = word(at: next) {
            return dish.isOne(of: Self.mixtures) || (!isFirst && kind.letters != Self.cheese)
        }
        return !isFirst || kind.isOne(of: [Self.grain, Self.spice])
    }

    private static let spice = PackedWord("spice")
    private static let cheese = PackedWord("cheese")
    private static let grain = PackedWord("grain")
    private static let kinds = [PackedWord("bean"), cheese, grain, PackedWord("seed"), spice]

    /// The words that follow the kinds in a food of several.
    private static let mixtures = LineScanner.words(
        "blend",
        "bread",
        "cereal",
        "chili",
        "flour",
        "italian",
        "medley",
        "mexican",
        "mix",
        "powder",
        "ravioli",
        "rice",
        "rub",
        "salad",
        "sauce",
        "seasoning",
        "soup",
        "tortellini"
    )
}
