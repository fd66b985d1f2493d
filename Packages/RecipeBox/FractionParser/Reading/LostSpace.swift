/// The lost-space rule: "11/2" is 1 1/2 if exactly one lost space explains it.
enum LostSpace {
    enum Finding {
        case arithmetic
        case mixed(whole: UInt64, numerator: UInt64)
        case ambiguous
    }

    /// Finds the only split of a numerator of `digits` digits that leaves a proper fraction in lowest terms.
    @inline(__always)
    static func find(_ numerator: UInt64, digits: Int, startsWithZero: Bool, over denominator: UInt64) -> Finding {
        guard digits >= 2, !startsWithZero, numerator >= denominator, isKitchen(denominator) else { return .arithmetic }
        // The fraction's numerator is below 32, so it has one or two digits and no leading 0.
        let short = numerator % 10
        let long = numerator % 100
        let splitsShort = isProper(short, denominator)
        let splitsLong = digits >= 3 && long >= 10 && isProper(long, denominator)
        if splitsShort && splitsLong { return .ambiguous }
        if splitsShort { return .mixed(whole: numerator / 10, numerator: short) }
        if splitsLong { return .mixed(whole: numerator / 100, numerator: long) }
        return .arithmetic
    }

    @inline(__always)
    private static func isProper(_ numerator: UInt64, _ denominator: UInt64) -> Bool {
        numerator > 0 && numerator < denominator && greatestCommonDivisor(numerator, denominator) == 1
    }

    /// Whether kitchens use the denominator: 2, 3, 4, 5, 6, 8, 10, 12, 16 or 32.
    @inline(__always)
    private static func isKitchen(_ denominator: UInt64) -> Bool {
        denominator <= 32 && (0x1_0001_157C as UInt64) >> denominator & 1 == 1
    }
}
