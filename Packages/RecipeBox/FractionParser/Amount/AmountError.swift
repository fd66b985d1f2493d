/// Why a text is not an amount, or why a calculation has no exact result.
public struct AmountError: Error, Hashable, Sendable {
    /// The kinds of failure.
    public enum Code: String, CaseIterable, Codable, Sendable {
        /// Nothing but white space.
        case empty
        /// Not a form that amounts have.
        case syntax
        /// A fraction over 0, or a division by 0.
        case zeroDenominator
        /// A minus sign where negative amounts are not allowed.
        case negative
        /// Outside the range of 64-bit fractions.
        case overflow
        /// Digits of two scripts in one amount.
        case mixedDigitScripts
        /// A range whose second end is below its first.
        case descendingRange
        /// Two readings, and nothing to choose by.
        case ambiguous
        /// A word that is no number.
        case notNumeric
        /// A percentage.
        case percent
        /// A sum of money.
        case currency
        /// More than `Amount.maximumLength` bytes.
        case tooLong
        /// Two units of different dimensions, or one without a fixed size.
        case notConvertible
    }

    /// The kind of failure.
    public let code: Code

    /// Where in the text, in UTF-8 bytes from its start; 0 for a calculation.
    public let offset: Int

    /// The piece of text at fault, at most some thirty characters; empty where there is none.
    public let found: String

    /// An error of `code` at a byte `offset`, about the piece of text `found`.
    public init(_ code: Code, offset: Int = 0, found: String = "") {
        self.code = code
        self.offset = offset
        self.found = found
    }

    /// What is wrong, with the value, and what to do.
    public var message: String {
        let what = found.isEmpty ? "the text" : "“\(found)”"
        return switch code {
        case .empty: "there is no amount — enter one such as 1, 1/2 or 1 1/2"
        case .syntax where found.isEmpty: "the amount breaks off — enter one such as 1, 1/2, 1 1/2 or 2-3"
        case .syntax: "\(what) does not belong in an amount — enter one such as 1, 1/2, 1 1/2 or 2-3"
        case .zeroDenominator where found.isEmpty: "nothing can be divided by 0 — use a number above 0"
        case .zeroDenominator: "\(what) divides by 0 — use a denominator of 1 or more"
        case .negative: "\(what) is negative — enter the amount without the minus sign"
        case .overflow where found.isEmpty: "the result does not fit in 64 bits — use smaller numbers"
        case .overflow: "\(what) is too large — use numbers below 9223372036854775807"
        case .mixedDigitScripts: "\(what) mixes digits of two scripts — write the amount in one"
        case .descendingRange: "\(what) runs downwards — write the smaller amount first"
        case .ambiguous: "\(what) can be read in two ways — put a space between the whole and the fraction"
        case .notNumeric: "\(what) is not a number — enter one such as 1, 1/2 or 1 1/2, or leave the amount out"
        case .percent: "\(what) is a percentage — enter a plain amount such as 1/2"
        case .currency: "\(what) is a sum of money — enter an amount without a currency sign"
        case .tooLong: "the amount is longer than \(Amount.maximumLength) bytes — enter the amount alone"
        case .notConvertible: "\(what) cannot be converted — choose two units of one dimension with a fixed size"
        }
    }
}

extension AmountError: CustomStringConvertible {
    /// The message.
    public var description: String { message }
}
