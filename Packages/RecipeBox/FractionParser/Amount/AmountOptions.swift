/// How an amount is to be read where its text alone does not decide.
public struct AmountOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt8

    /// The options of these bits.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// "11/2" is eleven halves, never a lost space: the strict reading, for files and imports.
    public static let arithmetic = AmountOptions(rawValue: 1)

    /// A comma is the decimal mark and a point groups thousands: "1,000" is 1 and "1.000" is 1000.
    public static let decimalComma = AmountOptions(rawValue: 2)

    /// Roman numerals in letters are numbers ("XII"); off, since C, L, D and M are units too.
    public static let roman = AmountOptions(rawValue: 4)

    /// A leading minus sign is allowed.
    public static let allowNegative = AmountOptions(rawValue: 8)
}

extension AmountOptions {
    /// The options named.
    public init(
        arithmetic: Bool,
        decimalComma: Bool = false,
        roman: Bool = false,
        allowNegative: Bool = false
    ) {
        self = []
        if arithmetic { insert(.arithmetic) }
        if decimalComma { insert(.decimalComma) }
        if roman { insert(.roman) }
        if allowNegative { insert(.allowNegative) }
    }
}
