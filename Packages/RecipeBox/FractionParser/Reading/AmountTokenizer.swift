/// Splits UTF-8 bytes into tokens, one at a time and without allocation. Each byte is read a bounded number of times.
struct AmountTokenizer {
    let reader: ScalarReader
    let options: AmountOptions
    private var index: Int
    /// The zero of the script of the first digit; 0 before the first digit.
    private var zero: UInt32 = 0

    init(bytes: UnsafeBufferPointer<UInt8>, from start: Int = 0, options: AmountOptions) {
        reader = ScalarReader(bytes: bytes)
        self.options = options
        index = start
    }

    private var count: Int {
        @inline(__always) get { reader.bytes.count }
    }

    @inline(__always)
    mutating func next() -> AmountToken {
        let before = index
        while index < count {
            let (scalar, next) = reader.scalar(at: index)
            let kind = CharacterClass(scalar)
            if kind == .space {
                index = next
                continue
            }
            var token = read(kind, scalar: scalar, from: index, after: next)
            token.hasSpaceBefore = token.start > before
            index = token.end
            return token
        }
        return AmountToken(kind: .end, start: count, end: count, hasSpaceBefore: count > before)
    }

    @inline(__always)
    private mutating func read(
        _ kind: CharacterClass,
        scalar: UInt32,
        from start: Int,
        after next: Int
    ) -> AmountToken {
        switch kind {
        case .digit(_, let zero):
            if zero == 0x30, let token = plainInteger(from: start) { return token }
            return number(from: start)
        case .point, .comma: return number(from: start)
        case .letter: return word(from: start)
        case .slash: return AmountToken(kind: .slash, start: start, end: next)
        case .hyphen: return AmountToken(kind: .hyphen, start: start, end: next)
        default: return rare(kind, scalar: scalar, from: start, after: next)
        }
    }

    @inline(never)
    private func rare(_ kind: CharacterClass, scalar: UInt32, from start: Int, after next: Int) -> AmountToken {
        let simple: AmountToken.Kind
        switch kind {
        case .dash: simple = .dash
        case .minus: simple = .minus
        case .plus: simple = .plus
        case .ampersand, .at: simple = .joiner
        case .tilde: simple = .tilde
        case .percent: simple = .percent
        case .currency: simple = .currency
        case .oneOver: simple = .oneOver
        case .superscript, .subscript: return smallDigits(from: start)
        case .roman: return romanCharacters(from: start)
        case .vulgar:
            guard let parts = VulgarFraction.parts(scalar) else {
                simple = .other
                break
            }
            return AmountToken(
                kind: .vulgar,
                start: start,
                end: next,
                numerator: parts.numerator,
                denominator: parts.denominator
            )
        default: simple = .other
        }
        return AmountToken(kind: simple, start: start, end: next)
    }

    /// Reads a run of ASCII digits. Returns nil if the following bytes could belong to the number.
    @inline(__always)
    private mutating func plainInteger(from start: Int) -> AmountToken? {
        var position = start
        var value: UInt64 = 0
        while position < count {
            let digit = reader.bytes[position] &- 0x30
            guard digit < 10 else { break }
            value = value &* 10 &+ UInt64(digit)
            position &+= 1
        }
        if position < count {
            let byte = reader.bytes[position]
            if byte >= 0x80 || byte == 0x26 { return nil }
            if byte == 0x2E || byte == 0x2C, position &+ 1 < count {
                let following = reader.bytes[position &+ 1]
                if following &- 0x30 < 10 || following >= 0x80 || following == 0x26 { return nil }
            }
        }
        let digits = position &- start
        guard digits <= 19, zero == 0 || zero == 0x30 else { return nil }
        zero = 0x30
        var token = AmountToken(kind: .integer, start: start, end: position)
        token.numerator = value
        token.digits = digits
        token.startsWithZero = reader.bytes[start] == 0x30
        return token
    }

    @inline(never)
    private mutating func number(from start: Int) -> AmountToken {
        NumberScanner(
            reader: reader,
            start: start,
            decimalComma: options.contains(.decimalComma),
            isSpanish: options.contains(.spanish)
        ).token(script: &zero)
    }
}

extension UInt8 {
    @inline(__always)
    var isASCIILetter: Bool { (self | 0x20) &- 0x61 < 26 }

    /// Whether the byte is an apostrophe or starts a character reference, which may stand for one.
    @inline(__always)
    fileprivate var isWordJoint: Bool { self == UInt8(ascii: "'") || self == UInt8(ascii: "&") }
}

// MARK: Words and small digits

extension AmountTokenizer {
    /// Reads a run of letters with inner apostrophes. A word outside the table becomes `unknownWord`.
    @inline(never)
    private func word(from start: Int) -> AmountToken {
        var packed = PackedWord()
        var isPlain = true
        var position = start
        while position < count, reader.bytes[position].isASCIILetter {
            packed.append(reader.bytes[position])
            position &+= 1
        }
        if position == count || (reader.bytes[position] < 0x80 && !reader.bytes[position].isWordJoint) {
            return wordToken(packed, from: start, to: position)
        }
        while position < count {
            let (scalar, next) = reader.scalar(at: position)
            switch CharacterClass(scalar) {
            case .letter:
                if scalar < 0x80 {
                    packed.append(UInt8(truncatingIfNeeded: scalar))
                } else if options.contains(.spanish), let letter = SpanishLetter.ascii(scalar) {
                    packed.append(letter)
                } else {
                    isPlain = false
                }
            case .apostrophe where next < count && CharacterClass(reader.scalar(at: next).value) == .letter:
                packed.append(UInt8(ascii: "'"))
            default:
                return wordToken(isPlain ? packed : nil, from: start, to: position)
            }
            position = next
        }
        return wordToken(isPlain ? packed : nil, from: start, to: position)
    }

    @inline(__always)
    private func wordToken(_ packed: PackedWord?, from start: Int, to end: Int) -> AmountToken {
        if let packed,
            let word = (options.contains(.spanish) ? AmountWord.spanish[packed] : nil) ?? AmountWord.table[packed]
        {
            var end = end
            if word == .about, end < count, reader.bytes[end] == UInt8(ascii: ".") { end += 1 }
            return AmountToken(kind: .word(word), start: start, end: end)
        }
        if options.contains(.roman), end - start <= 15 {
            let letters = String(decoding: reader.bytes[start..<end], as: UTF8.self)
            if let value = RomanNumeral.value(letters) {
                return AmountToken(kind: .integer, start: start, end: end, numerator: value)
            }
        }
        return AmountToken(kind: .unknownWord, start: start, end: end)
    }

    private func smallDigits(from start: Int) -> AmountToken {
        var token = AmountToken(kind: .other, start: start, end: start)
        while token.end < count {
            let (scalar, next) = reader.scalar(at: token.end)
            let digit: UInt8
            switch CharacterClass(scalar) {
            case .superscript(let value) where token.kind != .subscript:
                token.kind = .superscript
                digit = value
            case .subscript(let value) where token.kind != .superscript:
                token.kind = .subscript
                digit = value
            default: return token
            }
            let shifted = token.numerator.multipliedReportingOverflow(by: 10)
            let sum = shifted.partialValue.addingReportingOverflow(UInt64(digit))
            token.end = next
            if shifted.overflow || sum.overflow {
                token.kind = .fault(.overflow)
                return token
            }
            token.numerator = sum.partialValue
        }
        return token
    }

    /// Reads "Ⅻ" or several such characters that form one numeral.
    private func romanCharacters(from start: Int) -> AmountToken {
        var letters = ""
        var position = start
        while position < count, letters.utf8.count <= 15 {
            let (scalar, next) = reader.scalar(at: position)
            guard let more = RomanNumeral.letters(ofScalar: scalar) else { break }
            letters += more
            position = next
        }
        guard let value = RomanNumeral.value(letters) else {
            return AmountToken(kind: .unknownWord, start: start, end: position)
        }
        return AmountToken(kind: .integer, start: start, end: position, numerator: value)
    }
}
