/// Texts in the form in which they are compared: without case, accents and width.
///
/// A Latin letter becomes the ASCII letters that people type for it: ñ is n, ø is o, ł is l, æ is ae and ß is ss. Greek and Cyrillic letters
/// lose their marks. Digits of any script are ASCII digits, also raised ones, and ½ is 1/2 after a space. Half-width kana are wide. Other scripts
/// only lose their case. Kana and Hangul are composed, so that canonically equal texts are equal here.
public enum FoldedText {
    /// Returns the folded text with one space between words. Punctuation is kept.
    ///
    /// - Complexity: O(length).
    public static func key(_ text: String) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count)
        func add(_ byte: UInt8) {
            switch byte {
            case 0x41...0x5A: bytes.append(byte | 0x20)
            case 0...0x20, 0x7F: if let last = bytes.last, last != 0x20 { bytes.append(0x20) }
            default: bytes.append(byte)
            }
        }
        scan(text) { byte in
            add(byte)
        } other: { scalar in
            for byte in folded(scalar).utf8 { add(byte) }
        }
        if bytes.last == 0x20 { bytes.removeLast() }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Returns the folded words of a text in order.
    ///
    /// Letters and digits form words. Apostrophes are skipped ("farmers'", "café's"), and all other characters separate words. Each Chinese
    /// character, kana and Thai consonant is a word, because these scripts have no spaces between words.
    ///
    /// - Parameter longest: The most bytes of a word that count.
    /// - Complexity: O(length).
    public static func words(_ text: String, longest: Int = .max) -> [String] {
        var words: [String] = []
        eachWord(text, longest: longest) { words.append(String(decoding: $0, as: UTF8.self)) }
        return words
    }

    /// Calls a closure with the UTF-8 bytes of each folded word, as in ``words(_:longest:)``.
    ///
    /// - Complexity: O(length).
    public static func eachWord(_ text: String, longest: Int, _ body: ([UInt8]) -> Void) {
        var word: [UInt8] = []
        var isFull = false
        func end() {
            if !word.isEmpty { body(word) }
            word.removeAll(keepingCapacity: true)
            isFull = false
        }
        func add(_ byte: UInt8) {
            switch byte {
            case 0x61...0x7A, 0x30...0x39: if !isFull, word.count < longest { word.append(byte) }
            case 0x41...0x5A: if !isFull, word.count < longest { word.append(byte | 0x20) }
            case 0x27: break
            default: end()
            }
        }
        func add(_ letter: String.UTF8View) {
            isFull = isFull || word.count + letter.count > longest
            if !isFull { word.append(contentsOf: letter) }
        }
        scan(text) { byte in
            add(byte)
        } other: { scalar in
            switch scalar.value {
            // Apostrophes.
            case 0x2BB, 0x2BC, 0x2019: return
            // Dashes, quotation marks and most emoji, without a look at their properties.
            case 0x2010...0x2027, 0x2030...0x205E, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF:
                end()
                return
            default: break
            }
            for letter in folded(scalar).unicodeScalars {
                if letter.isASCII {
                    add(UInt8(truncatingIfNeeded: letter.value))
                } else if letter.isUnspaced {
                    end()
                    add(String(letter).utf8)
                    end()
                } else if letter.isWordCharacter {
                    add(String(letter).utf8)
                } else {
                    end()
                }
            }
        }
        end()
    }

    /// Passes ASCII bytes to one closure, all other scalars to the other, in order. Kana and Hangul are passed composed.
    @inline(__always)
    private static func scan(_ text: String, ascii: (UInt8) -> Void, other: (Unicode.Scalar) -> Void) {
        var text = text
        text.withUTF8 { bytes in
            var place = 0
            while place < bytes.count {
                guard bytes[place] >= 0x80 else {
                    ascii(bytes[place])
                    place += 1
                    continue
                }
                var value = scalar(in: bytes, at: &place)
                if composes(value) {
                    var next = place
                    // The first byte of U+0300.
                    while next < bytes.count, bytes[next] >= 0xCC {
                        let following = scalar(in: bytes, at: &next)
                        if isMark(following) { continue }
                        guard let composed = composition(value, following) else { break }
                        value = composed
                        place = next
                    }
                }
                if let scalar = Unicode.Scalar(value) { other(scalar) }
            }
        }
    }

    /// Reads a scalar that isn't ASCII and moves the place past it. Half-width kana and signs are read as wide ones.
    @inline(__always)
    private static func scalar(in bytes: UnsafeBufferPointer<UInt8>, at place: inout Int) -> UInt32 {
        let byte = bytes[place]
        let length = byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
        var value = UInt32(byte & 0x7F >> UInt8(length))
        for next in bytes[(place + 1)..<(place + length)] { value = value << 6 | UInt32(next & 0x3F) }
        place += length
        switch value {
        case 0xFF61...0xFF9F: return widths[Int(value - 0xFF61)]
        case 0xFFE0...0xFFE6: return widths[Int(value - 0xFFE0) + 63]
        default: return value
        }
    }

    /// The wide forms of U+FF61 to U+FF9F, then the plain forms of U+FFE0 to U+FFE6.
    private static let widths =
        ("。「」、・ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテト" + "ナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン\u{3099}\u{309A}"
        + "¢£¬¯¦¥₩")
        .unicodeScalars.map(\.value)
}

// MARK: Composition

extension FoldedText {
    /// Whether a following scalar can become one with this one: kana and Hangul.
    private static func composes(_ value: UInt32) -> Bool {
        switch value {
        case 0x3046...0x30FD, 0x1100...0x1112, 0xAC00...0xD7A3: true
        default: false
        }
    }

    /// Returns the canonical composition of two scalars, nil if there is none.
    private static func composition(_ first: UInt32, _ second: UInt32) -> UInt32? {
        switch (first, second) {
        case (0x3046...0x30FD, 0x3099...0x309A): marked(first, isVoiced: second == 0x3099)
        case (0x1100...0x1112, 0x1161...0x1175): 0xAC00 + ((first - 0x1100) * 21 + second - 0x1161) * 28
        case (0xAC00...0xD7A3, 0x11A8...0x11C2): (first - 0xAC00) % 28 == 0 ? first + second - 0x11A7 : nil
        default: nil
        }
    }

    /// Returns the kana with a voiced sound mark, or else a half-voiced one; nil if there is none.
    private static func marked(_ kana: UInt32, isVoiced: Bool) -> UInt32? {
        // Katakana follow hiragana by 0x60.
        let isKatakana = kana >= 0x30A1
        switch isKatakana ? kana - 0x60 : kana {
        case 0x306F, 0x3072, 0x3075, 0x3078, 0x307B: return kana + (isVoiced ? 1 : 2)
        case 0x304B, 0x304D, 0x304F, 0x3051, 0x3053, 0x3055, 0x3057, 0x3059, 0x305B, 0x305D, 0x305F, 0x3061, 0x3064,
            0x3066, 0x3068, 0x309D:
            return isVoiced ? kana + 1 : nil
        case 0x3046: return isVoiced ? kana + 0x4E : nil
        case 0x308F...0x3092: return isVoiced && isKatakana ? kana + 8 : nil
        default: return nil
        }
    }
}

// MARK: One character

extension FoldedText {
    /// The folded form of a character that isn't ASCII. It can have ASCII capitals.
    private static func folded(_ scalar: Unicode.Scalar) -> String {
        switch scalar.value {
        case 0xA0...0x17F: latin[Int(scalar.value) - 0xA0]
        case let value where isMark(value): ""
        // "½" after a digit is a word of its own.
        case 0x2150...0x215E: " " + fractions[Int(scalar.value - 0x2150)]
        case 0x2189: " 0/3"
        case 0x2044: "/"
        // Wide forms of ASCII.
        case 0xFF01...0xFF5E: String(Unicode.Scalar(UInt8(truncatingIfNeeded: scalar.value - 0xFEE0)))
        default: foldedByProperties(scalar)
        }
    }

    /// Whether the scalar is left out: accents and other marks on letters, and variation selectors.
    private static func isMark(_ value: UInt32) -> Bool {
        switch value {
        case 0x300...0x36F, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F,
            0xE0100...0xE01EF:
            true
        default: false
        }
    }

    private static func foldedByProperties(_ scalar: Unicode.Scalar) -> String {
        let properties = scalar.properties
        if properties.isWhitespace { return " " }
        if properties.changesWhenLowercased {
            let small = properties.lowercaseMapping.unicodeScalars
            if small.first != scalar { return small.map { folded($0) }.joined() }
        }
        if let type = properties.numericType, type != .numeric, let value = properties.numericValue {
            return String(Int(value))
        }
        switch scalar.value {
        case 0..<0x80: return String(scalar)
        case 0x180...0x2AF, 0x370...0x52F, 0x1E00...0x1FFF, 0x2C60...0x2C7F, 0xFB00...0xFB06:
            return unmarked(scalar)
        default: return String(scalar)
        }
    }

    /// The letter without its marks, by its Unicode name: "GREEK SMALL LETTER ALPHA WITH TONOS" is the letter "GREEK SMALL LETTER ALPHA".
    private static func unmarked(_ scalar: Unicode.Scalar) -> String {
        if let letter = irregular[scalar] { return letter }
        let name = (scalar.properties.name ?? "").split(separator: " ")
        let plain = name.prefix { $0 != "WITH" }
        if plain.count == 4, plain.starts(with: ["LATIN", "SMALL"]), plain[2] == "LIGATURE" || plain[3].count <= 2 {
            return plain[3].lowercased()
        }
        guard plain.count < name.count else { return String(scalar) }
        return plainLetters[plain.joined(separator: " ")] ?? String(scalar)
    }

    /// U+00A0 to U+017F. A "-" marks a character that isn't a Latin letter or a digit.
    private static let latin: [String] =
        """
        - - - - - - - - - - a - - - - - - - 2 3 - - - - - 1 o - - - - - \
        a a a a a a ae c e e e e i i i i d n o o o o o - o u u u u y th ss \
        a a a a a a ae c e e e e i i i i d n o o o o o - o u u u u y th y \
        a a a a a a c c c c c c c c d d d d e e e e e e e e e e g g g g \
        g g g g h h h h i i i i i i i i i i ij ij j j k k k l l l l l l l \
        l l l n n n n n n n n n o o o o o o oe oe r r r r r r s s s s s s \
        s s t t t t t t u u u u u u u u u u u u w w y y y z z z z z z s
        """
        .split(separator: " ").enumerated().map { place, letters in
            guard letters == "-", let scalar = Unicode.Scalar(0xA0 + UInt32(place)) else { return String(letters) }
            return irregular[scalar] ?? String(scalar)
        }

    /// U+2150 to U+215E.
    private static let fractions = [
        "1/7", "1/9", "1/10", "1/3", "2/3", "1/5", "2/5", "3/5", "4/5", "1/6", "5/6", "1/8", "3/8", "5/8", "7/8",
    ]

    /// The characters that are folded to others than their names tell.
    private static let irregular: [Unicode.Scalar: String] = [
        "\u{A0}": " ", "¼": " 1/4", "½": " 1/2", "¾": " 3/4", "µ": "μ", "й": "и", "ё": "е", "ѓ": "г", "ї": "і",
        "ќ": "к", "ў": "у", "ς": "σ", "ϒ": "υ",
        "ϓ": "υ", "ϔ": "υ", "\u{1FBE}": "ι", "\u{374}": "\u{2B9}", "ẛ": "s",
    ]

    /// The letters without marks that are more than one or two ASCII letters, by name.
    private static let plainLetters: [String: String] = {
        var letters: [String: String] = [:]
        for value in (0x250...0x4FF) as ClosedRange<UInt32> {
            guard let scalar = Unicode.Scalar(value), let name = scalar.properties.name else { continue }
            letters[name] = irregular[scalar] ?? String(scalar)
        }
        return letters
    }()
}

extension Unicode.Scalar {
    fileprivate var isWordCharacter: Bool {
        switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
            .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber:
            true
        default: false
        }
    }

    /// Whether the character belongs to Chinese, kana or Thai, which have no spaces between words.
    fileprivate var isUnspaced: Bool {
        switch value {
        // Sound marks are part of a kana's word.
        case 0x3099...0x309C: false
        case 0x3041...0x30FF, 0x0E01...0x0E2E: true
        default: properties.isIdeographic
        }
    }
}
