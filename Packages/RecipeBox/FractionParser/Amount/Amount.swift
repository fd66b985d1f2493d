/// An exact amount as a cook writes it, a number or a range, and the way its text was read.
public struct Amount: Hashable, Sendable {
    /// A single number or a range.
    public enum Value: Hashable, Sendable {
        /// A single number.
        case exact(MixedNumber)
        /// The numbers from `low` to `high`, both included; `low` is never above `high`.
        case range(low: MixedNumber, high: MixedNumber)
    }

    /// The way the text was read.
    public enum Reading: Hashable, Sendable {
        /// The text has a single reading.
        case plain
        /// "11/2" was read as 1 1/2, because its space was probably lost. `alternative` is the arithmetic reading, 11/2.
        case lostSpace(alternative: Rational)
    }

    public let value: Value

    public let reading: Reading

    /// Whether the text calls the amount approximate: "about 2", "~2", "a couple".
    public let isApproximate: Bool

    /// The length of the longest text that `parse` accepts, in UTF-8 bytes.
    public static let maximumLength = 4096

    @inline(__always)
    init(value: Value, reading: Reading, isApproximate: Bool) {
        self.value = value
        self.reading = reading
        self.isApproximate = isApproximate
    }

    /// Creates an amount of one exact number.
    public init(_ number: Rational, isApproximate: Bool = false) {
        self.init(value: .exact(MixedNumber(number)), reading: .plain, isApproximate: isApproximate)
    }

    /// Creates a range.
    ///
    /// - Throws: `descendingRange` if `low` is above `high`.
    public init(low: Rational, high: Rational, isApproximate: Bool = false) throws(AmountError) {
        guard low <= high else { throw AmountError(.descendingRange, found: "\(low) to \(high)") }
        self.init(
            value: .range(low: MixedNumber(low), high: MixedNumber(high)),
            reading: .plain,
            isApproximate: isApproximate
        )
    }
}

extension Amount {
    /// The number, or the lower end of the range.
    public var low: Rational {
        switch value {
        case .exact(let number), .range(let number, _): number.value
        }
    }

    /// The number, or the upper end of the range.
    public var high: Rational {
        switch value {
        case .exact(let number), .range(_, let number): number.value
        }
    }

    /// Whether this is a range, even one whose ends are equal.
    public var isRange: Bool {
        if case .range = value { true } else { false }
    }

    /// Returns the amount multiplied exactly by `factor`. A negative factor swaps the ends of a range.
    ///
    /// - Throws: `overflow` if a result does not fit in 64-bit fractions.
    public func scaled(by factor: Rational) throws(AmountError) -> Amount {
        let scaled: Value
        switch value {
        case .exact(let number):
            scaled = .exact(MixedNumber(try number.value.multiplying(by: factor)))
        case .range(let low, let high):
            let ends = (try low.value.multiplying(by: factor), try high.value.multiplying(by: factor))
            scaled = .range(low: MixedNumber(min(ends.0, ends.1)), high: MixedNumber(max(ends.0, ends.1)))
        }
        var reading = reading
        if case .lostSpace(let alternative) = reading {
            reading = .lostSpace(alternative: try alternative.multiplying(by: factor))
        }
        return Amount(value: scaled, reading: reading, isApproximate: isApproximate)
    }
}

extension Amount {
    /// Returns the exact sum, a range if either amount is one. The reading of the sum is `plain`.
    ///
    /// - Throws: `overflow` if a result does not fit in 64-bit fractions.
    public func adding(_ other: Amount) throws(AmountError) -> Amount {
        let isApproximate = isApproximate || other.isApproximate
        let low = try low.adding(other.low)
        guard isRange || other.isRange else { return Amount(low, isApproximate: isApproximate) }
        return try Amount(low: low, high: try high.adding(other.high), isApproximate: isApproximate)
    }
}

extension Amount: CustomStringConvertible {
    /// The ASCII form, "1-1/2".
    public var description: String { formatted(.ascii) }
}

extension Amount: Codable {
    private enum CodingKeys: String, CodingKey {
        case low, high, alternative, approximate
    }

    /// Decodes the form that `encode(to:)` writes.
    ///
    /// - Throws: `AmountError` for a descending range.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let low = try container.decode(Rational.self, forKey: .low)
        let isApproximate = try container.decodeIfPresent(Bool.self, forKey: .approximate) ?? false
        let bare: Amount
        if let high = try container.decodeIfPresent(Rational.self, forKey: .high) {
            bare = try Amount(low: low, high: high, isApproximate: isApproximate)
        } else {
            bare = Amount(low, isApproximate: isApproximate)
        }
        let alternative = try container.decodeIfPresent(Rational.self, forKey: .alternative)
        self.init(
            value: bare.value,
            reading: alternative.map { .lostSpace(alternative: $0) } ?? .plain,
            isApproximate: isApproximate
        )
    }

    /// Encodes `{low}` or `{low, high}`, with `alternative` and `approximate` only if they apply.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(low, forKey: .low)
        if isRange { try container.encode(high, forKey: .high) }
        if case .lostSpace(let alternative) = reading { try container.encode(alternative, forKey: .alternative) }
        if isApproximate { try container.encode(true, forKey: .approximate) }
    }
}

extension Amount {
    /// Parses the whole of `text` as an amount.
    ///
    /// Accepts integers, decimals, fractions and mixed numbers in digits of any one script, vulgar fractions, English
    /// number words (Spanish ones with `.spanish`), dozens and ranges. Unless `options` contains `.arithmetic`, "11/2" is read as 1 1/2 by the
    /// lost-space rule, and `reading` says so.
    ///
    /// - Throws: `AmountError` if `text` is not an amount; `tooLong` if it has more than `maximumLength` bytes.
    /// - Complexity: O(*n*), where *n* is the length of `text` in bytes.
    public static func parse(_ text: String, options: AmountOptions = []) throws(AmountError) -> Amount {
        var bytes = text
        return try bytes.withUTF8 { parse(bytes: $0, options: options) }.get()
    }

    @inline(__always)
    static func parse(
        bytes: UnsafeBufferPointer<UInt8>,
        options: AmountOptions
    ) -> Result<Amount, AmountError> {
        guard bytes.count <= maximumLength else { return .failure(AmountError(.tooLong, offset: maximumLength)) }
        var parser = AmountParser(bytes: bytes, options: options)
        do {
            return .success(try parser.parse())
        } catch {
            return .failure(AmountError(error, in: bytes))
        }
    }
}

extension AmountError {
    /// Creates an error that quotes the faulty text, cut to about 32 bytes.
    init(_ fault: AmountFault, in bytes: UnsafeBufferPointer<UInt8>) {
        var end = min(fault.end, fault.start + 32)
        while end < fault.end, bytes[end] & 0xC0 == 0x80 { end += 1 }
        let found = String(decoding: bytes[min(fault.start, end)..<end], as: UTF8.self)
        self.init(fault.code, offset: fault.start, found: found)
    }
}
