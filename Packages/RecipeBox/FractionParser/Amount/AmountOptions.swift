/// Options for reading an amount whose text is ambiguous.
public struct AmountOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// "11/2" is eleven halves, and never 1 1/2 with a lost space. This is the strict reading for files and imports.
    public static let arithmetic = AmountOptions(rawValue: 1)

    /// A comma is the decimal mark, and a period groups thousands: "1,000" is 1 and "1.000" is 1000.
    public static let decimalComma = AmountOptions(rawValue: 2)

    /// Roman numerals in letters are numbers ("XII"). Off by default, because C, L, D and M are also units.
    public static let roman = AmountOptions(rawValue: 4)

    /// A leading minus sign is allowed.
    public static let allowNegative = AmountOptions(rawValue: 8)

    /// Spanish words are read before English ones: "media", "2 a 3", "1 y 1/2", "una docena". "A" then means "to" and isn't
    /// an article.
    public static let spanish = AmountOptions(rawValue: 16)
}

extension AmountOptions {
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
