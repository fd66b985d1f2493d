/// A syntax fault. It is a plain value, so that a failure does not allocate.
struct AmountFault: Error {
    var code: AmountError.Code
    var start: Int
    var end: Int
}

/// A recursive-descent parser with one token of look-ahead and bounded backtracking. It runs in linear time and does
/// not allocate on success.
///
/// With `isPrefix` it reads the longest amount at the start and leaves the rest. Otherwise it must consume the whole
/// text.
struct AmountParser {
    let options: AmountOptions
    let isPrefix: Bool
    var tokenizer: AmountTokenizer
    var token: AmountToken
    /// The end of the last consumed token.
    var end: Int
    /// Whether a consumed token makes the amount approximate.
    var isApproximate = false
    /// Whether a dozen after a number multiplies it.
    var readsDozens = true

    @inline(__always)
    init(bytes: UnsafeBufferPointer<UInt8>, from start: Int = 0, options: AmountOptions, isPrefix: Bool = false) {
        self.options = options
        self.isPrefix = isPrefix
        tokenizer = AmountTokenizer(bytes: bytes, from: start, options: options)
        end = start
        token = tokenizer.next()
    }

    @inline(__always)
    mutating func advance() {
        end = token.end
        token = tokenizer.next()
    }

    @inline(__always)
    mutating func parse() throws(AmountFault) -> Amount {
        if token.kind == .end { throw AmountFault(code: .empty, start: 0, end: 0) }
        while token.kind == .tilde || token.kind == .word(.about) {
            isApproximate = true
            advance()
        }
        let low = try signedTerm(isFirst: true)
        var high: AmountTerm?
        if token.kind != .end { high = try rangeEnd() }
        if token.kind != .end, !isPrefix { throw leftover(after: low) }
        if let high { return try range(low, high) }
        return try exact(low)
    }

    /// Returns the first number, even if a range starts with it, and its index after any "about".
    mutating func parseFirst() throws(AmountFault) -> (amount: Amount, start: Int) {
        while token.kind == .tilde || token.kind == .word(.about) { advance() }
        let start = token.start
        return (try exact(try signedTerm(isFirst: true)), start)
    }

    @inline(__always)
    private func exact(_ term: AmountTerm) throws(AmountFault) -> Amount {
        let number = try rational(term)
        var reading = Amount.Reading.plain
        if let alternative = term.alternative {
            reading = .lostSpace(alternative: try rational(alternative.numerator, alternative.denominator, of: term))
        }
        return Amount(value: .exact(MixedNumber(number)), reading: reading, isApproximate: isApproximate)
    }

    @inline(never)
    private func range(_ low: AmountTerm, _ high: AmountTerm) throws(AmountFault) -> Amount {
        // An amount reports one alternative, which does not tell which end of a range it belongs to.
        for term in [low, high] where term.alternative != nil {
            throw AmountFault(code: .ambiguous, start: term.start, end: term.end)
        }
        var low = low
        var high = high
        if high.dozens != 0, low.dozens == 0 { try multiply(&low, by: high.dozens) }
        // "A dozen or two" is 12 to 24.
        if low.dozens != 0, high.dozens == 0, low.denominator == 1, high.denominator == 1,
            high.numerator < low.numerator
        {
            try multiply(&high, by: low.dozens)
        }
        let ends = (try rational(low), try rational(high))
        guard ends.0 <= ends.1 else {
            throw AmountFault(code: .descendingRange, start: low.start, end: high.end)
        }
        return Amount(
            value: .range(low: MixedNumber(ends.0), high: MixedNumber(ends.1)),
            reading: .plain,
            isApproximate: isApproximate
        )
    }

    /// Reads the term after a range sign. Returns nil if there is no sign or, in a prefix, no term after it.
    @inline(__always)
    private mutating func rangeEnd() throws(AmountFault) -> AmountTerm? {
        switch token.kind {
        case .hyphen, .dash, .minus, .word(.to): break
        default: return nil
        }
        let saved = self
        advance()
        do {
            return try signedTerm(isFirst: false)
        } catch {
            guard isPrefix, error.code != .zeroDenominator else { throw error }
            self = saved
            return nil
        }
    }

    /// Returns the reason why the current token cannot follow the term.
    @inline(never)
    private func leftover(after term: AmountTerm) -> AmountFault {
        let code: AmountError.Code
        switch token.kind {
        case .percent: code = .percent
        case .currency: code = .currency
        case .fault(let fault): code = fault
        case .unknownWord where term.isArticle: code = .notNumeric
        default: code = .syntax
        }
        return AmountFault(code: code, start: token.start, end: token.end)
    }

    /// Returns the reason why no number starts at the current token.
    @inline(never)
    func unexpected(isFirst: Bool) -> AmountFault {
        let code: AmountError.Code
        switch token.kind {
        case .percent: code = .percent
        case .currency: code = .currency
        case .fault(let fault): code = fault
        case .unknownWord, .word: code = isFirst ? .notNumeric : .syntax
        default: code = .syntax
        }
        return AmountFault(code: code, start: token.start, end: token.end)
    }
}

// MARK: Exact values

extension AmountParser {
    @inline(__always)
    private func rational(_ term: AmountTerm) throws(AmountFault) -> Rational {
        try rational(term.numerator, term.denominator, of: term)
    }

    @inline(__always)
    private func rational(
        _ numerator: UInt64,
        _ denominator: UInt64,
        of term: AmountTerm
    ) throws(AmountFault) -> Rational {
        guard
            let value = Rational(numerator: numerator, denominator: denominator, isNegative: term.isNegative)
        else { throw AmountFault(code: .overflow, start: term.start, end: term.end) }
        return value
    }

    func multiply(_ term: inout AmountTerm, by factor: UInt64) throws(AmountFault) {
        let product = term.numerator.multipliedReportingOverflow(by: factor)
        var overflows = product.overflow
        term.numerator = product.partialValue
        if let alternative = term.alternative {
            let other = alternative.numerator.multipliedReportingOverflow(by: factor)
            overflows = overflows || other.overflow
            term.alternative = (other.partialValue, alternative.denominator)
        }
        if overflows { throw AmountFault(code: .overflow, start: term.start, end: term.end) }
    }
}
