/// Parses one line from left to right. Each step either consumes bytes or leaves the rest to the name.
struct LineParser {
    let bytes: UnsafeBufferPointer<UInt8>
    let reader: ScalarReader
    let isSpanish: Bool
    /// The index of the first unread byte.
    var index = 0

    var amount: Amount?
    var unit: KitchenUnit?
    var unitText: Range<Int>?
    var sizes = RangeList()
    var secondMeasure: IngredientLine.Measure?
    var isSecondMeasureOfEach = false
    var addition: IngredientLine.Measure?
    var notes = RangeList()
    /// The "each" of "1 tsp each salt and pepper", which becomes the last note.
    var each: Range<Int>?
    /// The range of the name if it precedes the amount.
    var nameBefore: Range<Int>?

    init(bytes: UnsafeBufferPointer<UInt8>) {
        self.init(bytes: bytes, isSpanish: Self.isSpanish(bytes))
    }

    init(bytes: UnsafeBufferPointer<UInt8>, isSpanish: Bool) {
        self.bytes = bytes
        self.isSpanish = isSpanish
        reader = ScalarReader(bytes: bytes)
    }

    /// A run of letters and its meaning in a line, if it has one. Letters with accents belong to it in a Spanish line only.
    struct Word {
        var range: Range<Int>
        var letters: PackedWord
        var meaning: LineWord?

        func isOne(of words: [PackedWord]) -> Bool { words.contains(letters) }
    }

    mutating func parse() {
        skipSpaces()
        skipBullet()
        let start = index
        if readAmount() {
            readMeasures()
            return
        }
        reset(to: start)
        if readBracketedAmount() {
            readMeasures()
            return
        }
        readAmountAfterWords()
        if amount != nil {
            readMeasures()
            return
        }
        reset(to: start)
        readAmountAtEnd()
    }

    private mutating func reset(to start: Int) {
        index = start
        amount = nil
        unit = nil
        unitText = nil
        sizes = RangeList()
        secondMeasure = nil
        isSecondMeasureOfEach = false
        addition = nil
        notes = RangeList()
        each = nil
    }
}

/// An ordered list of byte ranges. The first two need no allocation.
struct RangeList {
    private(set) var count = 0
    private var first = 0..<0
    private var second = 0..<0
    private var rest: [Range<Int>] = []

    var isEmpty: Bool { count == 0 }

    mutating func append(_ range: Range<Int>) {
        switch count {
        case 0: first = range
        case 1: second = range
        default: rest.append(range)
        }
        count += 1
    }

    var last: Range<Int>? { isEmpty ? nil : self[count - 1] }

    mutating func removeLast() {
        count -= 1
        if count >= 2 { rest.removeLast() }
    }

    subscript(index: Int) -> Range<Int> {
        switch index {
        case 0: first
        case 1: second
        default: rest[index - 2]
        }
    }
}

// MARK: Characters and words

extension LineParser {
    @inline(__always)
    func byte(at index: Int) -> UInt8 {
        index < bytes.count ? bytes[index] : 0
    }

    /// Returns the index of the first character from `start` that is not white space.
    @inline(__always)
    func afterSpaces(_ start: Int) -> Int {
        var position = start
        while position < bytes.count {
            let byte = bytes[position]
            if byte == 0x20 {
                position &+= 1
                continue
            }
            if byte > 0x20, byte < 0x80, byte != UInt8(ascii: "&") { break }
            let (scalar, next) = reader.scalar(at: position)
            guard CharacterClass(scalar) == .space else { break }
            position = next
        }
        return position
    }

    @inline(__always)
    mutating func skipSpaces() {
        index = afterSpaces(index)
    }

    /// Returns the word of letters at `start`; nil if there is none.
    @inline(__always)
    func word(at start: Int) -> Word? {
        var packed = PackedWord()
        var position = start
        while position < bytes.count {
            if bytes[position].isASCIILetter {
                packed.append(bytes[position])
                position &+= 1
            } else {
                guard isSpanish, bytes[position] >= 0x80 else { break }
                let (scalar, next) = reader.scalar(at: position)
                guard let letter = SpanishLetter.ascii(scalar) else { break }
                packed.append(letter)
                position = next
            }
        }
        guard position > start, byte(at: position) < 0x80 else { return nil }
        let meaning = meaning(packed, at: start)
        if isSpanish, case .unit(.ounce) = meaning, let liquid = word(at: afterSpaces(position)),
            liquid.isOne(of: Self.liquid)
        {
            return Word(range: start..<liquid.range.upperBound, letters: packed, meaning: .unit(.fluidOunce))
        }
        if isSpanish, case .unit(let spoon) = meaning, let (smaller, end) = smallerSpoon(than: spoon, from: position) {
            return Word(range: start..<end, letters: packed, meaning: smaller.map(LineWord.unit))
        }
        // A "cuchara" alone has no size.
        if isSpanish, Self.spoonWords.contains(packed), !isBeforeSopera(position) {
            return Word(range: start..<position, letters: packed, meaning: nil)
        }
        return Word(range: start..<position, letters: packed, meaning: meaning)
    }

    private static let spoonWords = [PackedWord("cuchara"), PackedWord("cucharas")]

    private func isBeforeSopera(_ end: Int) -> Bool {
        word(at: afterSpaces(end))?.isOne(of: [PackedWord("sopera"), PackedWord("soperas")]) == true
    }

    private static let liquid = [PackedWord("liquida"), PackedWord("liquidas")]

    @inline(__always)
    private func meaning(_ packed: PackedWord, at start: Int) -> LineWord? {
        if isSpanish, let word = LineWord.spanish[packed] { return word }
        if packed.count == 2, packed == PackedWord("cc"), isFrench { return .unit(.teaspoon) }
        if packed.count == 1 {
            if bytes[start] | 0x20 == UInt8(ascii: "x") { return .times }
            guard let unit = KitchenUnit.letterUnit(bytes[start]) else { return nil }
            // "C." is a spoon or a cup in Spanish unless "soperas" follows, and "t" one of three measures.
            if isSpanish, unit == .cup,
                foreignSpoon(after: Word(range: start..<(start + 1), letters: packed, meaning: nil))?.unit != nil
            {
                return .unit(unit)
            }
            return isSpanish && unit != .gram && unit != .liter ? nil : .unit(unit)
        }
        return packed.count <= 16 ? LineWord.table[packed] : nil
    }

    private mutating func skipBullet() {
        index = afterBullet(index)
    }

    /// Returns the index after a bullet or the number of a list, as in "• 2 eggs", "- 2 eggs", "* 2 eggs" and "1. 2
    /// eggs"; `start` if there is none.
    func afterBullet(_ start: Int) -> Int {
        let start = afterSpaces(start)
        guard start < bytes.count, !bytes[start].isASCIILetter else { return start }
        if bytes[start].isASCIIDigit { return afterListNumber(start) }
        let (scalar, next) = reader.scalar(at: start)
        switch scalar {
        case 0x2A, 0x2D, 0x2022, 0x2023, 0x25AA, 0x25CF, 0xB7, 0x2013, 0x25A2, 0x2610: break
        default: return start
        }
        let following = afterSpaces(next)
        return following > next ? following : start
    }

    /// Returns the index of the amount after the number of a list, as in "1. 2 eggs" and "12) 2 eggs"; `start` if there
    /// is none. Without a space, "1.5" is an amount.
    private func afterListNumber(_ start: Int) -> Int {
        var mark = start
        while mark < start + 2, byte(at: mark).isASCIIDigit { mark += 1 }
        guard byte(at: mark) == UInt8(ascii: ".") || byte(at: mark) == UInt8(ascii: ")") else { return start }
        let following = afterSpaces(mark + 1)
        return following > mark + 1 && following < bytes.count && startsNumber(at: following) ? following : start
    }
}

extension UInt8 {
    @inline(__always)
    var isASCIIDigit: Bool { self &- 0x30 < 10 }

    /// Whether a number in digits or a vulgar fraction can start with this byte.
    @inline(__always)
    var isNumberStart: Bool { isASCIIDigit || self >= 0x80 || self == UInt8(ascii: ".") }
}

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
