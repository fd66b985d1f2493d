import WordKit

/// The reason why a text is not an amount or a calculation has no exact result.
public struct AmountError: Error, Hashable, Sendable {
    public enum Code: String, CaseIterable, Codable, Sendable {
        /// The text is empty or all white space.
        case empty
        /// The text does not have the form of an amount.
        case syntax
        /// A fraction has the denominator 0, or a number is divided by 0.
        case zeroDenominator
        /// The text has a minus sign, and `.allowNegative` is not set.
        case negative
        /// A number does not fit in 64-bit fractions.
        case overflow
        /// The amount mixes digits of two scripts.
        case mixedDigitScripts
        /// The second end of a range is below the first.
        case descendingRange
        /// The text has two readings, and no rule chooses between them.
        case ambiguous
        /// A word stands where a number is expected.
        case notNumeric
        /// The text is a percentage.
        case percent
        /// The text is a sum of money.
        case currency
        /// The text has more than `Amount.maximumLength` bytes.
        case tooLong
        /// The units measure different dimensions, or one of them has no fixed size.
        case notConvertible
    }

    public let code: Code

    /// The offset of the fault in the text, in UTF-8 bytes; 0 for a calculation.
    public let offset: Int

    /// The faulty piece of the text, cut to about 32 bytes; empty if there is none.
    public let found: String

    public init(_ code: Code, offset: Int = 0, found: String = "") {
        self.code = code
        self.offset = offset
        self.found = found
    }

    /// A sentence that names the fault and says what to enter instead.
    public var message: String {
        let what = found.isEmpty ? localized("the text") : "“\(found)”"
        return switch code {
        case .empty: localized("there is no amount — enter one such as 1, 1/2 or 1-1/2")
        case .syntax where found.isEmpty: localized("the amount breaks off — enter one such as 1, 1/2, 1-1/2 or 2-3")
        case .syntax: localized("\(what) does not belong in an amount — enter one such as 1, 1/2, 1-1/2 or 2-3")
        case .zeroDenominator where found.isEmpty: localized("nothing can be divided by 0 — use a number above 0")
        case .zeroDenominator: localized("\(what) divides by 0 — use a denominator of 1 or more")
        case .negative: localized("\(what) is negative — enter the amount without the minus sign")
        case .overflow where found.isEmpty: localized("the result does not fit in 64 bits — use smaller numbers")
        case .overflow: localized("\(what) is too large — use numbers below 9223372036854775807")
        case .mixedDigitScripts: localized("\(what) mixes digits of two scripts — write the amount in one")
        case .descendingRange: localized("\(what) runs downwards — write the smaller amount first")
        case .ambiguous: localized("\(what) can be read in two ways — put a space between the whole and the fraction")
        case .notNumeric:
            localized("\(what) is not a number — enter one such as 1, 1/2 or 1-1/2, or leave the amount out")
        case .percent: localized("\(what) is a percentage — enter a plain amount such as 1/2")
        case .currency: localized("\(what) is a sum of money — enter an amount without a currency sign")
        case .tooLong: localized("the amount is longer than \(Amount.maximumLength) bytes — enter the amount alone")
        case .notConvertible:
            localized("\(what) cannot be converted — choose two units of one dimension with a fixed size")
        }
    }
}

extension AmountError: CustomStringConvertible {
    public var description: String { message }
}
