extension AmountParser {
    /// Reads a term that starts with a word.
    mutating func wordTerm(isFirst: Bool) throws(AmountFault) -> AmountTerm {
        guard case .word(let word) = token.kind else { throw unexpected(isFirst: isFirst) }
        let first = token
        switch word {
        case .article:
            advance()
            return try articleTerm(first)
        case .count(let value):
            advance()
            // "Un par" is two.
            if value == 1, options.contains(.spanish), token.kind == .word(.pair), var group = try group(from: token) {
                group.start = first.start
                return try inDozens(group)
            }
            var whole = AmountTerm(numerator: value, start: first.start, end: first.end)
            addUnits(to: &whole)
            return try inDozens(try mixed(whole, isWord: true))
        case .part(let denominator, _, standsAlone: true):
            advance()
            return try inDozens(
                AmountTerm(numerator: 1, denominator: denominator, start: first.start, end: first.end),
                allowsArticle: true
            )
        case .dozen, .bakers, .couple, .pair:
            guard let group = try group(from: first) else { throw unexpected(isFirst: isFirst) }
            return try inDozens(group)
        default: throw unexpected(isFirst: isFirst)
        }
    }

    /// Reads "a half", "a dozen" or "a couple". An "a" alone is 1.
    private mutating func articleTerm(_ first: AmountToken) throws(AmountFault) -> AmountTerm {
        if case .word(.part(let denominator, isPlural: false, _)) = token.kind {
            advance()
            return try inDozens(
                AmountTerm(numerator: 1, denominator: denominator, start: first.start, end: end),
                allowsArticle: true
            )
        }
        if var group = try group(from: token) {
            group.start = first.start
            return try inDozens(group)
        }
        return AmountTerm(numerator: 1, isArticle: true, start: first.start, end: first.end)
    }

    /// Reads "dozen", "baker's dozen", "couple" or "pair" as a number of its own; returns nil for any other word.
    private mutating func group(from first: AmountToken) throws(AmountFault) -> AmountTerm? {
        switch first.kind {
        case .word(.couple):
            isApproximate = true
            advance()
            return AmountTerm(numerator: 2, start: first.start, end: end)
        case .word(.pair):
            advance()
            return AmountTerm(numerator: 2, start: first.start, end: end)
        default:
            guard let size = dozen() else { return nil }
            return try withPart(AmountTerm(numerator: size, dozens: size, start: first.start, end: end))
        }
    }

    /// Adds the tens to the hundreds and the units to the tens: "doscientos cincuenta", "treinta y cinco", "twenty-one", "twenty one".
    private mutating func addUnits(to whole: inout AmountTerm) {
        guard whole.numerator >= 20 else { return }
        if whole.numerator >= 100, case .word(.count(let rest)) = token.kind, (1...99).contains(rest) {
            advance()
            whole.numerator += rest
            whole.end = end
        }
        guard whole.numerator % 10 == 0 else { return }
        let saved = self
        let isAnd = options.contains(.spanish) && token.kind == .word(.and)
        if token.kind == .hyphen || isAnd { advance() }
        if case .word(.count(let units)) = token.kind, (1...9).contains(units) {
            advance()
            // "Treinta y tres cuartos" is 30 3/4.
            if isAnd, case .word(.part) = token.kind {
                self = saved
                return
            }
            whole.numerator += units
            whole.end = end
        } else {
            self = saved
        }
    }

    /// Reads a fraction in words: "half", "a quarter", "three quarters". Returns nil and consumes nothing if there is
    /// none.
    mutating func wordFraction() -> AmountTerm? {
        let saved = self
        let start = token.start
        var count: UInt64 = 1
        switch token.kind {
        case .word(.part(let denominator, _, standsAlone: true)):
            advance()
            return AmountTerm(numerator: 1, denominator: denominator, start: start, end: end)
        case .word(.article): break
        case .word(.count(let value)): count = value
        default: return nil
        }
        advance()
        if token.kind == .hyphen { advance() }
        guard case .word(.part(let denominator, _, _)) = token.kind else {
            self = saved
            return nil
        }
        advance()
        return AmountTerm(numerator: count, denominator: denominator, start: start, end: end)
    }

    /// Multiplies the term by a following dozen, if there is one. After a fraction an article may stand before it
    /// ("half a dozen").
    @inline(__always)
    mutating func inDozens(_ term: AmountTerm, allowsArticle: Bool = false) throws(AmountFault) -> AmountTerm {
        switch token.kind {
        case .word(.dozen), .word(.bakers), .word(.article), .hyphen: break
        default: return term
        }
        return try multiplied(term, allowsArticle: allowsArticle)
    }

    @inline(never)
    private mutating func multiplied(_ term: AmountTerm, allowsArticle: Bool) throws(AmountFault) -> AmountTerm {
        guard readsDozens, term.dozens == 0 else { return term }
        let saved = self
        if token.kind == .hyphen { advance() }
        if allowsArticle, token.kind == .word(.article) { advance() }
        guard let size = dozen() else {
            self = saved
            return term
        }
        var product = term
        try multiply(&product, by: size)
        product.dozens = size
        product.end = end
        return try withPart(product)
    }

    /// Adds a part of a dozen in words: "a dozen and a half", "docena y media".
    private mutating func withPart(_ dozens: AmountTerm) throws(AmountFault) -> AmountTerm {
        guard token.kind == .word(.and), dozens.denominator == 1, dozens.alternative == nil else { return dozens }
        let saved = self
        advance()
        guard var part = wordFraction() else {
            self = saved
            return dozens
        }
        try multiply(&part, by: dozens.dozens)
        var total = try sum(dozens, part)
        total.dozens = dozens.dozens
        return total
    }

    /// Returns 12, or 13 for a baker's dozen. Returns nil and consumes nothing if there is no dozen.
    private mutating func dozen() -> UInt64? {
        if token.kind == .word(.dozen) {
            advance()
            return 12
        }
        guard token.kind == .word(.bakers) else { return nil }
        let saved = self
        advance()
        guard token.kind == .word(.dozen) else {
            self = saved
            return nil
        }
        advance()
        return 13
    }
}
