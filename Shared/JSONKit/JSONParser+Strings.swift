import WordKit

extension JSONParser {
    /// Reads a string from its opening quote.
    mutating func string() throws(JSONError) -> String {
        index += 1
        let start = index
        while index < bytes.count {
            let byte = bytes[index]
            if byte == UInt8(ascii: "\"") {
                let span = UnsafeBufferPointer(rebasing: bytes[start..<index])
                index += 1
                guard let text = text(span) else {
                    index = start
                    throw error(localized("a string is not UTF-8"))
                }
                return text
            }
            if byte == UInt8(ascii: "\\") || byte < 0x20 { return try stringWithEscapes(from: start) }
            index += 1
        }
        throw error(localized("a string has no end"))
    }

    private func text(_ span: UnsafeBufferPointer<UInt8>) -> String? {
        mendsText ? String(decoding: span, as: UTF8.self) : String(validating: span, as: UTF8.self)
    }

    private mutating func stringWithEscapes(from start: Int) throws(JSONError) -> String {
        var result = Array(bytes[start..<index])
        while index < bytes.count {
            let byte = bytes[index]
            switch byte {
            case UInt8(ascii: "\""):
                index += 1
                guard let text = result.withUnsafeBufferPointer({ text($0) }) else {
                    index = start
                    throw error(localized("a string is not UTF-8"))
                }
                return text
            case UInt8(ascii: "\\"):
                try escape(into: &result)
            case ..<0x20:
                guard isLenient else {
                    throw error(localized("a control character stands in a string; write it as an escape"))
                }
                result.append(byte)
                index += 1
            default:
                result.append(byte)
                index += 1
            }
        }
        throw error(localized("a string has no end"))
    }

    private mutating func escape(into result: inout [UInt8]) throws(JSONError) {
        index += 1
        guard let byte else { throw error(localized("a string has no end")) }
        index += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): result.append(byte)
        case UInt8(ascii: "b"): result.append(0x08)
        case UInt8(ascii: "f"): result.append(0x0C)
        case UInt8(ascii: "n"): result.append(0x0A)
        case UInt8(ascii: "r"): result.append(0x0D)
        case UInt8(ascii: "t"): result.append(0x09)
        case UInt8(ascii: "u"): result += String(try escapedScalar()).utf8
        default:
            guard isLenient else {
                index -= 1
                throw error(localized("an escape cannot be \(shown)"))
            }
            result.append(byte)
        }
    }

    private mutating func escapedScalar() throws(JSONError) -> Character {
        let unit = try fourDigits()
        if let scalar = Unicode.Scalar(unit) { return Character(scalar) }
        if unit < 0xDC00, index + 1 < bytes.count, bytes[index] == UInt8(ascii: "\\"),
            bytes[index + 1] == UInt8(ascii: "u")
        {
            let mark = index
            index += 2
            let low = try fourDigits()
            if (0xDC00..<0xE000).contains(low),
                let scalar = Unicode.Scalar(0x10000 + ((unit - 0xD800) << 10) + (low - 0xDC00))
            {
                return Character(scalar)
            }
            index = mark
        }
        guard mendsText else { throw error(localized("half of a surrogate pair is missing")) }
        return "\u{FFFD}"
    }

    private mutating func fourDigits() throws(JSONError) -> UInt32 {
        var value: UInt32 = 0
        for _ in 0..<4 {
            guard let byte, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
                throw error(localized("an escape needs four hexadecimal digits, found \(shown)"))
            }
            value = value << 4 | UInt32(digit)
            index += 1
        }
        return value
    }
}
