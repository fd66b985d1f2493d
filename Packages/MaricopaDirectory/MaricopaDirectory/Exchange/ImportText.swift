import MarkupKit

/// The cleaning of external texts: no markup, no control characters and no bidirectional controls.
enum ImportText {
    /// The most bytes of a text with paragraphs; a longer one is dropped.
    static let longest = 40_000
    /// The most bytes of a line.
    static let longestLine = 1_000

    /// Cleans a text into one line with single spaces.
    static func line(_ text: String) -> String {
        if isTidy(text) { return text }
        let plain = plain(text)
        var result = ""
        var needsSpace = false
        for scalar in plain.unicodeScalars {
            if scalar.properties.isWhitespace || isControl(scalar) {
                needsSpace = !result.isEmpty
                continue
            }
            guard !isTurning(scalar) else { continue }
            if needsSpace { result += " " }
            needsSpace = false
            result.unicodeScalars.append(scalar)
        }
        return result
    }

    /// Cleans a text and keeps its line breaks, with at most one blank line in a row.
    static func paragraphs(_ text: String) -> String {
        if isTidy(text) { return text }
        let plain = plain(text)
        var lines: [String] = []
        for piece in plain.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            let line = Self.line(escapingMarkup: piece)
            if !line.isEmpty || lines.last?.isEmpty == false { lines.append(line) }
        }
        if lines.last?.isEmpty == true { lines.removeLast() }
        return lines.joined(separator: "\n")
    }

    /// Removes markup. Null characters are removed first, because HTML replaces them by U+FFFD.
    private static func plain(_ text: String) -> String {
        guard HTMLDocument.looksLikeMarkup(text) else { return text }
        return HTMLDocument.plainText(of: text.utf8.contains(0) ? text.filter { $0 != "\0" } : text)
    }

    /// Cleans a line that is already plain, so `<b>` in it is literal.
    private static func line(escapingMarkup text: Substring) -> String {
        text.split { $0.isWhitespace }.map { word in
            String(String.UnicodeScalarView(word.unicodeScalars.filter { !isControl($0) && !isTurning($0) }))
        }.joined(separator: " ")
    }

    /// A fast check for ASCII text on one line without markup and double spaces, which needs no cleaning.
    private static func isTidy(_ text: String) -> Bool {
        var last: UInt8 = 0x20
        for byte in text.utf8 {
            guard byte >= 0x20, byte < 0x7F, byte != 0x3C, byte != 0x26, byte != 0x20 || last != 0x20 else {
                return false
            }
            last = byte
        }
        return last != 0x20 || text.isEmpty
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || scalar.value == 0xFEFF
            || scalar.value == 0x2028 || scalar.value == 0x2029
    }

    private static func isTurning(_ scalar: Unicode.Scalar) -> Bool {
        (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
    }
}

/// Parsing of degrees in files.
enum DegreeText {
    /// Parses degrees such as "-112.0725", "33.45 " or "1.12e2" into ten-millionths without floating point, rounding half up at the eighth
    /// decimal. Nil if it isn't a number.
    static func e7(_ text: String) -> Int? {
        var bytes = Array(text.utf8)[...]
        while bytes.first == 0x20 { bytes.removeFirst() }
        while bytes.last == 0x20 { bytes.removeLast() }
        let isNegative = bytes.first == 0x2D
        if isNegative || bytes.first == 0x2B { bytes.removeFirst() }
        var value = 0
        var places: Int?
        var digits = 0
        var isUp = false
        for (index, byte) in zip(bytes.indices, bytes) {
            switch byte {
            case 0x30...0x39:
                digits += 1
                if let count = places {
                    places = count + 1
                    if count == 7 { isUp = byte >= 0x35 }
                    guard count < 7 else { continue }
                }
                guard value < 1_000_000_000_000 else { return nil }
                value = value * 10 + Int(byte - 0x30)
            case 0x2E where places == nil: places = 0
            case 0x45, 0x65:
                // Exponents are rare, and binary floating point is exact enough for them.
                guard index > bytes.startIndex, let number = Double(String(decoding: bytes, as: UTF8.self)),
                    number.isFinite, abs(number) < 1e6
                else { return nil }
                return Int(((isNegative ? -number : number) * 1e7).rounded())
            default: return nil
            }
        }
        guard digits > 0 else { return nil }
        for _ in min(places ?? 0, 7)..<7 {
            guard value < 1_000_000_000_000 else { return nil }
            value *= 10
        }
        if isUp { value += 1 }
        return isNegative ? -value : value
    }

    /// Parses a position. Nil if it is invalid, and for 0, 0, which files use for an unknown position.
    static func place(latitude: String, longitude: String) -> Coordinate? {
        guard let north = e7(latitude), let east = e7(longitude), north != 0 || east != 0 else { return nil }
        return Coordinate(latitudeE7: north, longitudeE7: east)
    }
}
