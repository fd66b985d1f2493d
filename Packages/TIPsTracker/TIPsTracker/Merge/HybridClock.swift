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
        Self.hexadecimal(UInt64(milliseconds), digits: 12) + "-" + Self.hexadecimal(UInt64(counter), digits: 4) + "-"
            + node
    }

    /// The text.
    public var description: String { text }

    /// Reads a text as ``text`` writes it; nil for any other.
    public init?(_ text: String) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0].utf8.count == 12, parts[1].utf8.count == 4, !parts[2].isEmpty,
            parts[2].utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) }),
            let milliseconds = Self.number(parts[0]), let counter = Self.number(parts[1])
        else { return nil }
        self.init(milliseconds: milliseconds, counter: Int(counter), node: String(parts[2]))
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

    private static func number(_ digits: Substring) -> Int64? {
        guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }) else { return nil }
        return Int64(digits, radix: 16)
    }
}
