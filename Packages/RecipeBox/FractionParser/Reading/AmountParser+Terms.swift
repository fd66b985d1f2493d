extension AmountParser {
    /// Reads a term with an optional sign.
    ///
    /// - Parameter isFirst: Whether the term begins the amount. Only then may it have a plus sign.
    @inline(__always)
    mutating func signedTerm(isFirst: Bool) throws(AmountFault) -> AmountTerm {
        switch token.kind {
        case .integer: return try integerTerm()
        case .hyphen, .minus:
            guard options.contains(.allowNegative) else {
                throw AmountFault(code: .negative, start: token.start, end: token.end)
            }
            let start = token.start
            advance()
            var term = try term(isFirst: isFirst)
            term.isNegative = true
            term.start = start
            return term
        case .plus where isFirst:
            advance()
            return try term(isFirst: isFirst)
        default: return try term(isFirst: isFirst)
        }
    }

    private mutating func term(isFirst: Bool) throws(AmountFault) -> AmountTerm {
        switch token.kind {
        case .integer: return try integerTerm()
        case .decimal:
            let term = AmountTerm(
                numerator: token.numerator,
                denominator: token.denominator,
                start: token.start,
                end: token.end
            )
            advance()
            return try inDozens(term)
        case .word: return try wordTerm(isFirst: isFirst)
        default:
            guard let fraction = try fraction() else { throw unexpected(isFirst: isFirst) }
            return try inDozens(fraction)
        }
    }

    /// Reads a term that starts with digits: an integer, a fraction or a mixed number.
    @inline(__always)
    private mutating func integerTerm() throws(AmountFault) -> AmountTerm {
        let first = token
        advance()
        if token.kind == .end { return AmountTerm(numerator: first.numerator, start: first.start, end: first.end) }
        if token.kind == .slash {
            let denominator = try denominator(over: first)
            let term = try fractionOrMixed(first, over: denominator)
            return token.kind == .end ? term : try inDozens(term)
        }
        let whole = AmountTerm(numerator: first.numerator, start: first.start, end: first.end)
        return try inDozens(try mixed(whole, isWord: false))
    }

    /// Returns the fraction "11/2" as 11/2, or as 1 1/2 by the lost-space rule (``LostSpace``).
    @inline(__always)
    private func fractionOrMixed(_ first: AmountToken, over denominator: UInt64) throws(AmountFault) -> AmountTerm {
        var term = AmountTerm(numerator: first.numerator, denominator: denominator, start: first.start, end: end)
        if options.contains(.arithmetic) { return term }
        switch LostSpace.find(
            first.numerator,
            digits: first.digits,
            startsWithZero: first.startsWithZero,
            over: denominator
        ) {
        case .arithmetic: break
        case .ambiguous: throw AmountFault(code: .ambiguous, start: first.start, end: end)
        case .mixed(let whole, let numerator):
            term.alternative = (first.numerator, denominator)
            // The whole is at most a tenth of the typed numerator, and the denominator is at most 32. So only a numerator over 2⁶² can
            // overflow here.
            let product = whole.multipliedReportingOverflow(by: denominator)
            let sum = product.partialValue.addingReportingOverflow(numerator)
            if product.overflow || sum.overflow {
                throw AmountFault(code: .overflow, start: first.start, end: end)
            }
            term.numerator = sum.partialValue
        }
        return term
    }

    /// Reads the denominator after the current token, a slash or "⅟".
    @inline(__always)
    private mutating func denominator(over first: AmountToken) throws(AmountFault) -> UInt64 {
        advance()
        guard first.digits > 0 || first.kind == .superscript else {
            throw AmountFault(code: .syntax, start: first.start, end: token.end)
        }
        switch token.kind {
        case .integer where token.digits > 0: break
        case .subscript: break
        case .fault(let code): throw AmountFault(code: code, start: token.start, end: token.end)
        default: throw AmountFault(code: .syntax, start: token.start, end: token.end)
        }
        guard token.numerator != 0 else {
            throw AmountFault(code: .zeroDenominator, start: first.start, end: token.end)
        }
        let value = token.numerator
        advance()
        return value
    }

    /// Reads a fraction without a whole before it. Returns nil and consumes nothing if there is none.
    @inline(__always)
    mutating func fraction() throws(AmountFault) -> AmountTerm? {
        let first = token
        switch first.kind {
        case .vulgar:
            advance()
            return AmountTerm(
                numerator: first.numerator,
                denominator: first.denominator,
                start: first.start,
                end: first.end
            )
        case .integer, .superscript:
            let saved = self
            advance()
            guard token.kind == .slash else {
                self = saved
                return nil
            }
            let below = try denominator(over: first)
            return AmountTerm(numerator: first.numerator, denominator: below, start: first.start, end: end)
        case .oneOver:
            // "⅟" has no digits, and `denominator(over:)` accepts a numerator without digits only as a superscript.
            var one = first
            one.kind = .superscript
            let below = try denominator(over: one)
            return AmountTerm(numerator: 1, denominator: below, start: first.start, end: end)
        case .word: return wordFraction()
        default: return nil
        }
    }

    /// Adds the fraction after a whole number, if there is one. Before a word such as "halves" the whole is the numerator.
    ///
    /// - Parameter isWord: Whether the whole is a number word, such as "one".
    @inline(__always)
    mutating func mixed(_ whole: AmountTerm, isWord: Bool) throws(AmountFault) -> AmountTerm {
        switch token.kind {
        case .integer:
            guard token.hasSpaceBefore, let part = try fractionIfAny() else { return whole }
            return try sum(whole, part)
        case .vulgar, .superscript, .oneOver:
            guard let part = try fractionIfAny() else { return whole }
            return try sum(whole, part)
        case .joiner, .plus, .word(.and):
            return try joined(whole, isWord: isWord)
        case .hyphen:
            return try hyphenated(whole, isWord: isWord)
        case .word(.part(let denominator, let isPlural, _)):
            // In a line, "4 halves of dried tomato" are four pieces; as an amount alone, "4 halves" is 4/2.
            guard isWord || (!isPrefix && isPlural == (whole.numerator != 1)) else { return whole }
            advance()
            return AmountTerm(numerator: whole.numerator, denominator: denominator, start: whole.start, end: end)
        default: return whole
        }
    }

    /// Reads a fraction if one starts here; returns nil and consumes nothing if there is none.
    ///
    /// With `isPrefix`, a fraction that has a fault counts as none, because it may be part of the text after the amount. A division by 0 is always
    /// a fault.
    @inline(__always)
    private mutating func fractionIfAny() throws(AmountFault) -> AmountTerm? {
        guard isPrefix else { return try fraction() }
        let saved = self
        do {
            return try fraction()
        } catch {
            guard error.code != .zeroDenominator else { throw error }
            self = saved
            return nil
        }
    }

    /// Reads "1 and 1/2", "1 @ 1/2", "one-and-a-half".
    private mutating func joined(_ whole: AmountTerm, isWord: Bool) throws(AmountFault) -> AmountTerm {
        let saved = self
        advance()
        if isWord, token.kind == .hyphen { advance() }
        guard let part = try fractionIfAny() else {
            if isPrefix {
                self = saved
                return whole
            }
            throw unexpected(isFirst: false)
        }
        return try sum(whole, part)
    }

    /// Reads "1-1/2" as a mixed number and "one-half" as a fraction. Leaves the hyphen of an ascending range, such as "0-1/2" or "1-3/2".
    private mutating func hyphenated(_ whole: AmountTerm, isWord: Bool) throws(AmountFault) -> AmountTerm {
        let saved = self
        advance()
        if isWord, token.kind == .word(.and) { return try joined(whole, isWord: true) }
        if case .word(.part(let denominator, let isPlural, _)) = token.kind,
            isWord || isPlural == (whole.numerator != 1)
        {
            advance()
            return AmountTerm(numerator: whole.numerator, denominator: denominator, start: whole.start, end: end)
        }
        guard let part = try fractionIfAny(), part.numerator < part.denominator,
            whole.numerator > 0
        else {
            self = saved
            return whole
        }
        return try sum(whole, part)
    }

    /// Returns the sum of a whole number and a fraction, with the span of both.
    func sum(_ whole: AmountTerm, _ part: AmountTerm) throws(AmountFault) -> AmountTerm {
        let product = whole.numerator.multipliedReportingOverflow(by: part.denominator)
        let sum = product.partialValue.addingReportingOverflow(part.numerator)
        if product.overflow || sum.overflow {
            throw AmountFault(code: .overflow, start: whole.start, end: part.end)
        }
        return AmountTerm(
            numerator: sum.partialValue,
            denominator: part.denominator,
            start: whole.start,
            end: part.end
        )
    }
}
