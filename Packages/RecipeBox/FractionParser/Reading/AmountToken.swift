/// The smallest meaningful piece of an amount.
struct AmountToken {
    enum Kind: Equatable {
        case end
        /// Digits, with or without thousands groups, or a Roman numeral.
        case integer
        case decimal
        case vulgar
        case oneOver
        case superscript
        case `subscript`
        case slash
        case hyphen
        case dash
        case minus
        /// "+", "&", "@" and the invisible plus.
        case joiner
        case plus
        case tilde
        case word(AmountWord)
        case unknownWord
        case percent
        case currency
        case other
        /// A number that cannot be read.
        case fault(AmountError.Code)
    }

    var kind: Kind
    /// Where it starts, white space before it not counted.
    var start: Int
    var end: Int
    /// The value of a number, over `denominator`.
    var numerator: UInt64 = 0
    var denominator: UInt64 = 1
    /// How many digits an integer has when it is bare: no groups, no Roman letters; otherwise 0.
    var digits = 0
    var startsWithZero = false
    var hasSpaceBefore = false
}
