public import TimeKit

/// A time that orders what several devices do: never behind the wall clock of the device or anything it has seen, and never
/// the same twice. (Hybrid logical clocks: Kulkarni, Demirbas et al., 2014.)
public struct HybridClock: Hashable, Sendable {
    /// Milliseconds since 1970: the wall clock's, or those of the newest thing seen where the wall clock is behind.
    public let milliseconds: Int64
    /// Tells apart what has the same milliseconds, 0…65,535.
    public let counter: Int
    /// The device: letters and digits.
    public let node: String

    /// A time.
    public init(milliseconds: Int64, counter: Int, node: String) {
        self.milliseconds = milliseconds
        self.counter = counter
        self.node = node
    }

    /// The next time on a device, after the newest it has seen.
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
    /// By milliseconds, counter and device: a total order, and that of the texts.
    public static func < (left: HybridClock, right: HybridClock) -> Bool {
        (left.milliseconds, left.counter, left.node) < (right.milliseconds, right.counter, right.node)
    }
}

extension HybridClock: CustomStringConvertible, Codable {
    /// `0195749a6e40-0000-k3f9x2aa`: sorts by bytes as the times do.
    public var text: String {
        Self.hexadecimal(UInt64(milliseconds), digits: 12) + "-" + rest
    }

    /// The end of the text without the milliseconds: `0000-k3f9x2aa`. It sorts as clocks of the same milliseconds do.
    var rest: String { Self.hexadecimal(UInt64(counter), digits: 4) + "-" + node }

    /// Reads a clock from its milliseconds and its ``rest``.
    ///
    /// Nil for milliseconds outside 1970…2527, which the text form can't hold, and for a rest that ``rest`` doesn't write.
    init?(milliseconds: Int64, rest: String) {
        guard (0...0x0FFF_FFFF_FFFF).contains(milliseconds) else { return nil }
        self.init(Self.hexadecimal(UInt64(milliseconds), digits: 12) + "-" + rest)
    }

    /// What no text of an earlier time comes after: the texts of an instant begin with it.
    static func beginning(at instant: Instant) -> String {
        hexadecimal(UInt64(max(0, instant.milliseconds)), digits: 12)
    }

    /// The text.
    public var description: String { text }

    /// Reads a text as ``text`` writes it; nil for any other.
    public init?(_ text: String) {
        // By bytes: every tick reads some of them.
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

    /// Reads the text.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let clock = HybridClock(text) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "“\(text)” is no hybrid clock")
        }
        self = clock
    }

    /// Writes the text.
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
