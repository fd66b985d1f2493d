@preconcurrency import CLibXML2

/// References to characters in HTML: `&amp;`, `&#233;`, `&#xE9;`.
public enum HTMLEntities {
    /// The text with the references of HTML 4 and all numeric ones resolved once; what is not a reference stays as it
    /// is.
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
        if text == "apos" { return "'" }
        guard !text.isEmpty, let found = htmlEntityLookup(Array(name) + [0]) else { return nil }
        return Unicode.Scalar(found.pointee.value)
    }

    private static func valid(_ value: UInt32) -> Unicode.Scalar? { value == 0 ? nil : Unicode.Scalar(value) }
}
