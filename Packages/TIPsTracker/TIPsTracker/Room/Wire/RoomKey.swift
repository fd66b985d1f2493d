/// Percent-encodes ids as keys of a realtime database, which forbids some characters.
enum RoomKey {
    /// Encodes an id: `%2E` for a dot, and so on. The ids that the apps create need no encoding.
    static func key(_ id: String) -> String {
        guard id.utf8.contains(where: isForbidden) else { return id }
        var key: [UInt8] = []
        for byte in id.utf8 {
            if isForbidden(byte) {
                key += [0x25, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            } else {
                key.append(byte)
            }
        }
        return String(decoding: key, as: UTF8.self)
    }

    /// Decodes a key; nil if no id has this key.
    static func id(_ key: String) -> String? {
        guard key.utf8.contains(0x25) else { return key }
        var id: [UInt8] = []
        var bytes = key.utf8.makeIterator()
        while let byte = bytes.next() {
            guard byte == 0x25 else {
                id.append(byte)
                continue
            }
            guard let high = digit(bytes.next()), let low = digit(bytes.next()) else { return nil }
            id.append(UInt8(high << 4 | low))
        }
        let text = String(decoding: id, as: UTF8.self)
        return self.key(text) == key ? text : nil
    }

    private static let digits = Array("0123456789ABCDEF".utf8)

    private static func digit(_ byte: UInt8?) -> Int? { byte.flatMap { digits.firstIndex(of: $0) } }

    private static func isForbidden(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x2E, 0x24, 0x23, 0x5B, 0x5D, 0x2F, 0x25, 0...0x1F, 0x7F: true
        default: false
        }
    }
}
