public import TimeKit

/// A hybrid logical clock: a timestamp that orders the writes of several devices. It is never behind the device's wall clock or any
/// timestamp the device has seen, and it is unique. (Kulkarni, Demirbas et al., 2014.)
public struct HybridClock: Hashable, Sendable {
    /// Milliseconds since 1970: the later of the wall clock and the newest timestamp seen.
    public let milliseconds: Int64
    /// Orders timestamps of the same millisecond, 0…65,535.
    public let counter: Int
    /// The id of the device: letters and digits.
    public let node: String

    public init(milliseconds: Int64, counter: Int, node: String) {
        self.milliseconds = milliseconds
        self.counter = counter
        self.node = node
    }

    /// Returns the device's next timestamp.
    ///
    /// - Parameter seen: the newest timestamp that the device has seen; nil for none.
    public static func next(after seen: HybridClock?, now: Instant, node: String) -> HybridClock {
        guard let seen, seen.milliseconds >= now.milliseconds else {
            return HybridClock(milliseconds: max(0, now.milliseconds), counter: 0, node: node)
        }
        return seen.counter < 0xFFFF
            ? HybridClock(milliseconds: seen.milliseconds, counter: seen.counter + 1, node: node)
            : HybridClock(milliseconds: seen.milliseconds + 1, counter: 0, node: node)
    }
}

extension HybridClock: Comparable {
    /// Compares milliseconds, then counter, then device. This total order is the order of the texts, too.
    public static func < (left: HybridClock, right: HybridClock) -> Bool {
        (left.milliseconds, left.counter, left.node) < (right.milliseconds, right.counter, right.node)
    }
}

extension HybridClock: CustomStringConvertible, Codable {
    /// The timestamp as text, `0195749a6e40-0000-k3f9x2aa`. Texts sort by bytes as the timestamps do.
    public var text: String {
        Self.hexadecimal(UInt64(milliseconds), digits: 12) + "-" + rest
    }

    /// The text without the milliseconds: `0000-k3f9x2aa`. It sorts as timestamps of the same millisecond do.
    var rest: String { Self.hexadecimal(UInt64(counter), digits: 4) + "-" + node }

    /// Reads a timestamp from its milliseconds and its ``rest``.
    ///
    /// Returns nil for milliseconds outside 1970…2527, which the text form can't hold, and for text that ``rest`` doesn't write.
    init?(milliseconds: Int64, rest: String) {
        guard (0...0x0FFF_FFFF_FFFF).contains(milliseconds) else { return nil }
        self.init(Self.hexadecimal(UInt64(milliseconds), digits: 12) + "-" + rest)
    }

    /// The common prefix of all texts of an instant. It sorts before them and after every earlier text.
    static func beginning(at instant: Instant) -> String {
        hexadecimal(UInt64(max(0, instant.milliseconds)), digits: 12)
    }

    public var description: String { text }

    /// Reads the format of ``text``; nil for any other text.
    public init?(_ text: String) {
        // Reading bytes is faster than reading characters, and every tick reads several timestamps.
        var text = text
        let read = text.withUTF8 { bytes -> (Int64, Int)? in
            let dash = UInt8(ascii: "-")
            guard bytes.count > 18, bytes[12] == dash, bytes[17] == dash,
                let milliseconds = Self.number(bytes[..<12]), let counter = Self.number(bytes[13..<17]),
                bytes[18...].allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) })
            else { return nil }
            return (milliseconds, Int(counter))
        }
        guard let (milliseconds, counter) = read else { return nil }
        self.init(milliseconds: milliseconds, counter: counter, node: String(text.utf8.dropFirst(18)) ?? "")
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let clock = HybridClock(text) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "“\(text)” is no hybrid clock")
        }
        self = clock
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }

    private static func hexadecimal(_ value: UInt64, digits: Int) -> String {
        let text = String(value, radix: 16)
        return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
    }

    private static func number(_ digits: Slice<UnsafeBufferPointer<UInt8>>) -> Int64? {
        var value: Int64 = 0
        for digit in digits {
            switch digit {
            case 0x30...0x39: value = value << 4 | Int64(digit - 0x30)
            case 0x61...0x66: value = value << 4 | Int64(digit - 0x61 + 10)
            default: return nil
            }
        }
        return value
    }
}
