import TimeKit

/// Ids of imported records, derived from the source and the id there. They are safe in links.
enum ImportedID {
    /// Returns the id, which is the same for equal arguments. A part that is long or contains other characters than a-z, 0-9 and hyphens
    /// ends in a hash of the original.
    static func make(_ source: String, _ id: String) -> TimeKit.ID<Record> {
        TimeKit.ID<Record>(slug(source) + "-" + slug(id))
    }

    /// Converts a text into a part of an id.
    static func slug(_ text: String) -> String {
        var bytes: [UInt8] = []
        for byte in text.utf8.prefix(48) {
            switch byte {
            case 0x30...0x39, 0x61...0x7A: bytes.append(byte)
            case 0x41...0x5A: bytes.append(byte | 0x20)
            default: if let last = bytes.last, last != 0x2D { bytes.append(0x2D) }
            }
        }
        if bytes.elementsEqual(text.utf8), !bytes.isEmpty, bytes.last != 0x2D { return text }
        while bytes.last == 0x2D { bytes.removeLast() }
        let stem = String(decoding: bytes.prefix(32), as: UTF8.self)
        let digits = String(hash(text), radix: 16)
        let full = String(repeating: "0", count: 16 - digits.count) + digits
        return stem.isEmpty ? full : stem + "-" + full
    }

    /// 64-bit FNV-1a, which is the same in every process.
    static func hash(_ text: String) -> UInt64 {
        text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
}
