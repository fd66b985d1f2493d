@preconcurrency import CLibXML2

/// Character references in HTML: `&amp;`, `&#233;`, `&#xE9;`.
public enum HTMLEntities {
    /// Returns the text with these references resolved once: those of HTML 4, `&apos;`, those of fractions, and numeric ones.
    /// Other text is unchanged.
    public static func resolved(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
        var result: [UInt8] = []
        result.reserveCapacity(text.utf8.count)
        var rest = Array(text.utf8)[...]
        while let start = rest.firstIndex(of: UInt8(ascii: "&")) {
            result += rest[..<start]
            rest = rest[start...]
            if let end = rest.prefix(34).firstIndex(of: UInt8(ascii: ";")),
                let scalar = scalar(rest[(start + 1)..<end])
            {
                result += String(Character(scalar)).utf8
                rest = rest[(end + 1)...]
            } else {
                result.append(UInt8(ascii: "&"))
                rest = rest.dropFirst()
            }
        }
        result += rest
        return String(decoding: result, as: UTF8.self)
    }

    private static func scalar(_ name: ArraySlice<UInt8>) -> Unicode.Scalar? {
        let text = String(decoding: name, as: UTF8.self)
        if text.hasPrefix("#") { return number(text).flatMap(valid) }
        if let known = newerNames[text] { return known }
        guard !text.isEmpty, let found = htmlEntityLookup(Array(name) + [0]) else { return nil }
        return Unicode.Scalar(found.pointee.value)
    }

    /// The HTML 5 names that recipes use; libxml2 knows only those of HTML 4.
    private static let newerNames: [String: Unicode.Scalar] = [
        "apos": "'", "half": "½", "frac13": "⅓", "frac23": "⅔", "frac15": "⅕", "frac25": "⅖", "frac35": "⅗",
        "frac45": "⅘", "frac16": "⅙", "frac56": "⅚", "frac18": "⅛", "frac38": "⅜", "frac58": "⅝", "frac78": "⅞",
    ]

    /// Returns the number of a reference without its marks, such as 233 for `#233` and `#xE9`. A number has no sign.
    private static func number(_ name: String) -> UInt32? {
        let isHexadecimal = name.hasPrefix("#x") || name.hasPrefix("#X")
        let digits = name.dropFirst(isHexadecimal ? 2 : 1)
        return digits.first?.isHexDigit == true ? UInt32(digits, radix: isHexadecimal ? 16 : 10) : nil
    }

    /// Returns the page with the references resolved that libxml2 reads otherwise than browsers: `&frac13;`, and `&#150;` for a dash.
    static func withNewerReferences(_ page: [UInt8]) -> [UInt8] {
        let marks = ["&frac", "&#"].map { Array($0.utf8) }
        var result: [UInt8] = []
        var copied = 0
        var index = 0
        while let start = page[index...].firstIndex(of: UInt8(ascii: "&")) {
            index = start + 1
            guard marks.contains(where: { page[start...].starts(with: $0) }),
                let end = page[start...].prefix(34).firstIndex(of: UInt8(ascii: ";"))
            else { continue }
            let name = String(decoding: page[(start + 1)..<end], as: UTF8.self)
            guard let scalar = newerNames[name] ?? number(name).flatMap({ windows1252[$0] }) else { continue }
            result += page[copied..<start]
            result += String(Character(scalar)).utf8
            copied = end + 1
            index = copied
        }
        return copied == 0 ? page : result + page[copied...]
    }

    private static func valid(_ value: UInt32) -> Unicode.Scalar? {
        windows1252[value] ?? (value == 0 ? nil : Unicode.Scalar(value))
    }

    /// The characters of the numbers of control characters, which HTML reads as windows-1252.
    private static let windows1252 = Dictionary(
        uniqueKeysWithValues: zip(
            UInt32(0x80)...0x9F,
            "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ".unicodeScalars
        )
    )
}
