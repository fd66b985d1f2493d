import TimeKit

/// Ids of records that come from a file: made from the source and the record's id there, safe in links.
enum ImportedID {
    /// The same for the same two. What has other characters than a-z, 0-9 and hyphens, or is long, ends in a hash of what it was.
    static func make(_ source: String, _ id: String) -> TimeKit.ID<Record> {
        TimeKit.ID<Record>(slug(source) + "-" + slug(id))
    }

    /// A text as part of an id.
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

    /// FNV-1a in 64 bits: the same in every process, for ever.
    static func hash(_ text: String) -> UInt64 {
        text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
}
