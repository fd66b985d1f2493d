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
        if text.hasPrefix("#x") || text.hasPrefix("#X") { return UInt32(text.dropFirst(2), radix: 16).flatMap(valid) }
        if text.hasPrefix("#") { return UInt32(text.dropFirst()).flatMap(valid) }
        if let known = newerNames[text] { return known }
        guard !text.isEmpty, let found = htmlEntityLookup(Array(name) + [0]) else { return nil }
        return Unicode.Scalar(found.pointee.value)
    }

    /// The HTML 5 names that recipes use; libxml2 knows only those of HTML 4.
    private static let newerNames: [String: Unicode.Scalar] = [
        "apos": "'", "half": "½", "frac13": "⅓", "frac23": "⅔", "frac15": "⅕", "frac25": "⅖", "frac35": "⅗",
        "frac45": "⅘", "frac16": "⅙", "frac56": "⅚", "frac18": "⅛", "frac38": "⅜", "frac58": "⅝", "frac78": "⅞",
    ]

    /// Returns the page with references such as `&frac13;` resolved, which libxml2 does not know.
    static func withFractions(_ page: [UInt8]) -> [UInt8] {
        let mark = Array("&frac".utf8)
        var result: [UInt8] = []
        var copied = 0
        var index = 0
        while let start = page[index...].firstIndex(of: mark[0]) {
            index = start + 1
            guard page[start...].starts(with: mark),
                let end = page[start...].prefix(8).firstIndex(of: UInt8(ascii: ";"))
            else { continue }
            let name = String(decoding: page[(start + 1)..<end], as: UTF8.self)
            guard let scalar = newerNames[name] else { continue }
            result += page[copied..<start]
            result += String(Character(scalar)).utf8
            copied = end + 1
            index = copied
        }
        return copied == 0 ? page : result + page[copied...]
    }

    private static func valid(_ value: UInt32) -> Unicode.Scalar? { value == 0 ? nil : Unicode.Scalar(value) }
}
