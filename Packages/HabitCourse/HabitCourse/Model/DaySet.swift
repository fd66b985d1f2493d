public import TimeKit

/// A set of days as a bit set: ten years take 58 words.
///
/// Membership tests take constant time, and so do insertions and removals between the first and the last day.
public struct DaySet: Hashable, Sendable {
    // The first and the last word are never 0, so that equal sets have equal words.
    private(set) var words: [UInt64] = []
    /// The number of the first word, which holds the days from 64 × firstWord on.
    private(set) var firstWord = 0

    public init() {}

    public init(_ days: some Sequence<LocalDate>) {
        for day in days { insert(day) }
    }

    public var isEmpty: Bool { words.isEmpty }
    public var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }
    /// The first day; nil for an empty set.
    public var first: LocalDate? {
        words.first.map { LocalDate(dayNumber: firstWord << 6 + $0.trailingZeroBitCount) }
    }
    /// The last day; nil for an empty set.
    public var last: LocalDate? {
        words.last.map { LocalDate(dayNumber: (firstWord + words.count) << 6 - 1 - $0.leadingZeroBitCount) }
    }

    public func contains(_ day: LocalDate) -> Bool {
        let number = day.dayNumber
        return word(number >> 6) & (1 << UInt64(number & 63)) != 0
    }

    /// Inserts a day; returns false if it was already there.
    @discardableResult public mutating func insert(_ day: LocalDate) -> Bool {
        let number = day.dayNumber
        makeRoom(number >> 6)
        let bit: UInt64 = 1 << UInt64(number & 63)
        let isNew = words[number >> 6 - firstWord] & bit == 0
        words[number >> 6 - firstWord] |= bit
        return isNew
    }

    public mutating func insert(_ days: ClosedRange<LocalDate>) {
        let low = days.lowerBound.dayNumber
        let high = days.upperBound.dayNumber
        makeRoom(low >> 6)
        makeRoom(high >> 6)
        for index in low >> 6...high >> 6 { words[index - firstWord] |= Self.mask(index, from: low, to: high + 1) }
    }

    /// Inserts the days of a word: bit *b* of word *w* is day 64 × *w* + *b*.
    mutating func insert(_ bits: UInt64, at index: Int) {
        guard bits != 0 else { return }
        makeRoom(index)
        words[index - firstWord] |= bits
    }

    /// Removes a day; returns false if it was not there.
    @discardableResult public mutating func remove(_ day: LocalDate) -> Bool {
        guard contains(day) else { return false }
        let number = day.dayNumber
        words[number >> 6 - firstWord] &= ~(1 << UInt64(number & 63))
        while words.last == 0 { words.removeLast() }
        let empty = words.prefix { $0 == 0 }.count
        words.removeFirst(empty)
        firstWord = words.isEmpty ? 0 : firstWord + empty
        return true
    }

    /// Returns the number of days from `lower` on and before `upper`.
    ///
    /// - Complexity: O(days between / 64).
    public func count(from lower: LocalDate, before upper: LocalDate) -> Int {
        let low = Swift.max(lower.dayNumber, firstWord << 6)
        let high = Swift.min(upper.dayNumber, (firstWord + words.count) << 6)
        guard low < high else { return 0 }
        return (low >> 6...(high - 1) >> 6).reduce(0) {
            $0 + (word($1) & Self.mask($1, from: low, to: high)).nonzeroBitCount
        }
    }

    /// Returns the days that are not in `other`.
    public func subtracting(_ other: DaySet) -> DaySet {
        var result = DaySet()
        for (offset, bits) in words.enumerated() {
            let rest = bits & ~other.word(firstWord + offset)
            guard rest != 0 else { continue }
            if result.words.isEmpty { result.firstWord = firstWord + offset }
            while result.firstWord + result.words.count < firstWord + offset { result.words.append(0) }
            result.words.append(rest)
        }
        return result
    }

    /// Returns the word of an index; 0 outside the stored words.
    func word(_ index: Int) -> UInt64 {
        index >= firstWord && index - firstWord < words.count ? words[index - firstWord] : 0
    }

    /// Returns the bits of a word for the day numbers from `low` on and before `high`.
    private static func mask(_ index: Int, from low: Int, to high: Int) -> UInt64 {
        let from = Swift.min(Swift.max(low - index << 6, 0), 64)
        let upTo = Swift.min(Swift.max(high - index << 6, 0), 64)
        // A shift by the full width gives 0.
        return (UInt64.max << UInt64(from)) & ~(UInt64.max << UInt64(upTo))
    }

    private mutating func makeRoom(_ index: Int) {
        if words.isEmpty {
            firstWord = index
            words = [0]
        } else if index < firstWord {
            words.insert(contentsOf: repeatElement(0, count: firstWord - index), at: 0)
            firstWord = index
        } else if index - firstWord >= words.count {
            words.append(contentsOf: repeatElement(0, count: index - firstWord - words.count + 1))
        }
    }
}

extension DaySet: Sequence {
    public func makeIterator() -> some IteratorProtocol<LocalDate> {
        words.indices.lazy.flatMap { offset in
            sequence(state: words[offset]) { bits -> LocalDate? in
                guard bits != 0 else { return nil }
                defer { bits &= bits - 1 }
                return LocalDate(dayNumber: (firstWord + offset) << 6 + bits.trailingZeroBitCount)
            }
        }.makeIterator()
    }
}

extension DaySet: Codable, ExpressibleByArrayLiteral {
    public init(arrayLiteral elements: LocalDate...) { self.init(elements) }

    public init(from decoder: any Decoder) throws {
        self.init(try [LocalDate](from: decoder))
    }

    /// Encodes a list of days, in order.
    public func encode(to encoder: any Encoder) throws {
        try Array(self).encode(to: encoder)
    }
}
