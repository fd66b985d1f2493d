/// One end of an amount, as a fraction that is not reduced.
struct AmountTerm {
    var numerator: UInt64
    var denominator: UInt64 = 1
    var isNegative = false
    /// The arithmetic reading; nil unless a lost space was assumed.
    var alternative: (numerator: UInt64, denominator: UInt64)?
    /// 12 or 13 if the term counts dozens; otherwise 0.
    var dozens: UInt64 = 0
    /// Whether the term is only "a" or "an".
    var isArticle = false
    var start: Int
    var end: Int
}
