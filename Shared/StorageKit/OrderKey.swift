/// A sort key of a row in a list. Another key always fits between two keys.
///
/// Each row keeps a key that is unique in its list, and the keys sort by bytes (SQLite's `BINARY` collation). An insertion or a move
/// writes one row. A row's position is its rank, 1…n.
///
/// A key is an integer and a fraction in base 62. The first character encodes the sign and the number of digits of the integer, so
/// repeated insertion at either end gives keys whose length grows with the logarithm of their number: 10,000 insertions at the head
/// need at most 4 characters. Repeated insertion at one place in the middle adds one character for about six keys.
public struct OrderKey: RawRepresentable, Hashable, Sendable {
    /// The key as ASCII letters and digits.
    public let rawValue: String

    /// Creates a key from its text, or returns nil if the text is not a key.
    public init?(rawValue: String) {
        let digits = Array(rawValue.utf8)
        guard let length = Self.integerLength(of: digits), digits.count >= length,
            digits.allSatisfy({ Self.value(of: $0) != nil }),
            digits.count == length || digits.last != Self.zero,
            digits != Self.smallestInteger
        else { return nil }
        self.rawValue = rawValue
    }

    private init(_ digits: [UInt8]) {
        rawValue = String(decoding: digits, as: UTF8.self)
    }
}

// MARK: Making keys

extension OrderKey {
    /// Returns a key above `lower` and below `upper`. nil means the end of the list on that side.
    ///
    /// - Precondition: `lower < upper`.
    /// - Complexity: O(length of the keys).
    public static func between(_ lower: OrderKey?, _ upper: OrderKey?) -> OrderKey {
        switch (lower, upper) {
        case (nil, nil):
            return OrderKey([UInt8(ascii: "a"), zero])
        case (nil, let upper?):
            return below(upper)
        case (let lower?, nil):
            return above(lower)
        case (let lower?, let upper?):
            precondition(lower < upper, "\(lower) is not below \(upper)")
            let (floor, fraction) = lower.parts
            let (ceiling, other) = upper.parts
            if floor == ceiling { return OrderKey(floor + middle(fraction, other)) }
            if let next = successor(of: floor), OrderKey(next) < upper { return OrderKey(next) }
            return OrderKey(floor + middle(fraction, nil))
        }
    }

    /// Returns `count` ascending keys between two keys, spread so that all stay short.
    public static func keys(_ count: Int, between lower: OrderKey?, _ upper: OrderKey?) -> [OrderKey] {
        guard count > 0 else { return [] }
        if upper == nil {
            var keys: [OrderKey] = []
            keys.reserveCapacity(count)
            for _ in 0..<count { keys.append(between(keys.last ?? lower, nil)) }
            return keys
        }
        let half = count / 2
        let center = between(lower, upper)
        return keys(half, between: lower, center) + [center] + keys(count - half - 1, between: center, upper)
    }

    private static func above(_ lower: OrderKey) -> OrderKey {
        let (integer, fraction) = lower.parts
        if let next = successor(of: integer) { return OrderKey(next) }
        return OrderKey(integer + middle(fraction, nil))
    }

    private static func below(_ upper: OrderKey) -> OrderKey {
        let (integer, fraction) = upper.parts
        if integer == smallestInteger { return OrderKey(integer + middle([], fraction)) }
        if !fraction.isEmpty { return OrderKey(integer) }
        guard let previous = predecessor(of: integer) else { return OrderKey(integer + middle([], fraction)) }
        return previous == smallestInteger ? OrderKey(previous + middle([], nil)) : OrderKey(previous)
    }

    /// Returns a fraction above `lower` and below `upper`; nil means 1. Neither the arguments nor the result end in zeros.
    private static func middle(_ lower: [UInt8], _ upper: [UInt8]?) -> [UInt8] {
        var result: [UInt8] = []
        var upper = upper
        var index = 0
        while true {
            let low = index < lower.count ? digit(lower[index]) : 0
            let high = upper.map { index < $0.count ? digit($0[index]) : 0 } ?? base
            if low == high {
                result.append(digits[low])
            } else if high - low > 1 {
                return result + [digits[(low + high + 1) / 2]]
            } else if let bound = upper, bound.count > index + 1 {
                return result + [digits[high]]
            } else {
                // No digit fits between the two: the lower one is kept, and all fractions above it are free.
                result.append(digits[low])
                upper = nil
            }
            index += 1
        }
    }
}

// MARK: Whole numbers

extension OrderKey {
    private static let digits = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".utf8)
    private static let base = 62
    private static let zero = UInt8(ascii: "0")
    private static let smallestInteger = [UInt8(ascii: "A")] + Array(repeating: zero, count: 26)

    private var parts: (integer: [UInt8], fraction: [UInt8]) {
        let all = Array(rawValue.utf8)
        let length = Self.integerLength(of: all) ?? all.count
        return (Array(all[..<length]), Array(all[length...]))
    }

    /// Returns the length of the integer part, head included. "a" heads a number of one digit and "z" one of 26; "Z" heads a negative
    /// number of one digit and "A" one of 26.
    private static func integerLength(of key: [UInt8]) -> Int? {
        switch key.first {
        case let first? where first >= UInt8(ascii: "a") && first <= UInt8(ascii: "z"):
            Int(first - UInt8(ascii: "a")) + 2
        case let first? where first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z"):
            Int(UInt8(ascii: "Z") - first) + 2
        default: nil
        }
    }

    private static func value(of character: UInt8) -> Int? {
        switch character {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(character - zero)
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): Int(character - UInt8(ascii: "A")) + 10
        case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(character - UInt8(ascii: "a")) + 36
        default: nil
        }
    }

    private static func digit(_ character: UInt8) -> Int { value(of: character) ?? 0 }

    /// Returns the next integer, or nil for the largest one.
    private static func successor(of integer: [UInt8]) -> [UInt8]? {
        var result = integer
        for index in integer.indices.dropFirst().reversed() {
            let next = digit(integer[index]) + 1
            if next < base {
                result[index] = digits[next]
                return result
            }
            result[index] = zero
        }
        switch integer[0] {
        case UInt8(ascii: "Z"): return [UInt8(ascii: "a"), zero]
        case UInt8(ascii: "z"): return nil
        case let head where head < UInt8(ascii: "Z"): return [head + 1] + result.dropFirst(2)
        case let head: return [head + 1] + result.dropFirst() + [zero]
        }
    }

    /// Returns the previous integer, or nil for the smallest one.
    private static func predecessor(of integer: [UInt8]) -> [UInt8]? {
        let last = digits[base - 1]
        var result = integer
        for index in integer.indices.dropFirst().reversed() {
            let next = digit(integer[index]) - 1
            if next >= 0 {
                result[index] = digits[next]
                return result
            }
            result[index] = last
        }
        switch integer[0] {
        case UInt8(ascii: "a"): return [UInt8(ascii: "Z"), last]
        case UInt8(ascii: "A"): return nil
        case let head where head > UInt8(ascii: "a"): return [head - 1] + result.dropFirst(2)
        case let head: return [head - 1] + result.dropFirst() + [last]
        }
    }
}

extension OrderKey: Comparable {
    /// Compares by bytes, as SQLite's `BINARY` collation does.
    public static func < (left: OrderKey, right: OrderKey) -> Bool {
        left.rawValue.utf8.lexicographicallyPrecedes(right.rawValue.utf8)
    }
}

extension OrderKey: CustomStringConvertible {
    public var description: String { rawValue }
}

extension OrderKey: Codable {
    /// Decodes a single string. A string that isn't a key is a decoding error.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let key = OrderKey(rawValue: text) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "“\(text)” is not an order key")
        }
        self = key
    }

    /// Encodes a single string.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
    }
}
