import FractionParser
import TestKit
import Testing

@Suite("Mixed numbers")
struct MixedNumberTests {
    struct Case: Sendable {
        var value: (Int64, Int64)
        var whole: Int64
        var fraction: (Int64, Int64)
        var ascii: String
        var unicode: String
    }

    static let cases: [Case] = [
        Case(value: (3, 2), whole: 1, fraction: (1, 2), ascii: "1-1/2", unicode: "1½"),
        Case(value: (-3, 2), whole: -1, fraction: (1, 2), ascii: "-1-1/2", unicode: "−1½"),
        Case(value: (-1, 2), whole: 0, fraction: (-1, 2), ascii: "-1/2", unicode: "−½"),
        Case(value: (1, 2), whole: 0, fraction: (1, 2), ascii: "1/2", unicode: "½"),
        Case(value: (6, 2), whole: 3, fraction: (0, 1), ascii: "3", unicode: "3"),
        Case(value: (0, 5), whole: 0, fraction: (0, 1), ascii: "0", unicode: "0"),
        Case(value: (23, 16), whole: 1, fraction: (7, 16), ascii: "1-7/16", unicode: "1 7⁄16"),
        Case(
            value: (Int64.min, 3),
            whole: -3_074_457_345_618_258_602,
            fraction: (2, 3),
            ascii: "-3074457345618258602-2/3",
            unicode: "−3074457345618258602⅔"
        ),
        Case(
            value: (Int64.max, 2),
            whole: 4_611_686_018_427_387_903,
            fraction: (1, 2),
            ascii: "4611686018427387903-1/2",
            unicode: "4611686018427387903½"
        ),
    ]

    @Test("the whole and the fraction stand apart, and the whole carries the sign", arguments: cases)
    func parts(_ item: Case) throws {
        let value = try Rational(item.value.0, item.value.1)
        let mixed = MixedNumber(value)
        #expect(mixed.whole == item.whole)
        #expect(mixed.numerator == item.fraction.0)
        #expect(mixed.denominator == item.fraction.1)
        #expect(mixed.value == value)
        #expect(mixed.formatted(.ascii) == item.ascii)
        #expect(mixed.formatted(.unicode) == item.unicode)
        #expect(try Amount.parse(item.ascii, options: .allowNegative).low == value)
        #expect(try Amount.parse(item.unicode, options: .allowNegative).low == value)
    }

    @Test(
        "A typed mixed number is shown in the one notation, and any other text stays as it was typed",
        arguments: [
            ("1 1/2", "1-1/2"), ("1½", "1-1/2"), ("3/2", "1-1/2"), ("1-1/2", "1-1/2"), ("½", "1/2"),
            ("1 and 1/2", "1-1/2"), ("4/2", "2"), ("2/4", "2/4"), ("2", "2"), ("2.5", "2.5"), ("11/2", "11/2"),
            ("1/2 to 3/2", "1/2 to 3/2"),
            ("1½-2½", "1½-2½"), ("", ""), ("a/b", "a/b"),
        ]
    )
    func notation(typed: String, shown: String) {
        #expect(MixedNumber.noted(typed) == shown)
    }

    @Test("splitting and joining gives the number back", arguments: 1...20)
    func roundTrip(seed: Int) throws {
        var source = SeededGenerator(seed: UInt64(seed))
        for _ in 0..<1000 {
            let denominator = Int64(truncatingIfNeeded: source.next() >> UInt64(1 + source.below(60))) + 1
            guard denominator > 0 else { continue }
            let value = try Rational(Int64(truncatingIfNeeded: source.next()), denominator)
            let mixed = MixedNumber(value)
            #expect(mixed.value == value, "seed \(seed)")
            #expect(mixed.fraction < .one && mixed.fraction > -1, "seed \(seed)")
            let ascii = try Amount.parse(mixed.formatted(.ascii), options: .allowNegative)
            let unicode = try Amount.parse(mixed.formatted(.unicode), options: .allowNegative)
            #expect(ascii.low == value && !ascii.isRange, "seed \(seed), \(mixed)")
            #expect(unicode.low == value && !unicode.isRange, "seed \(seed), \(mixed)")
        }
    }

    @Test(
        "decimals are rounded half away from zero, to the places that are stated",
        arguments: [
            (1, 3, 3, "0.333"), (2, 3, 3, "0.667"), (3, 2, 4, "1.5"), (1, 8, 2, "0.13"), (-1, 8, 2, "-0.13"),
            (1999, 1000, 2, "2"), (999, 1000, 0, "1"), (1, 2, 0, "1"), (1, 3, 0, "0"), (-1, 1000, 2, "0"),
            (7, 1, 2, "7"), (1, 3, 25, "0.3333333333333333333333333"), (1, 2, -5, "1"),
        ] as [(Int64, Int64, Int, String)]
    )
    func decimals(numerator: Int64, denominator: Int64, places: Int, text: String) throws {
        #expect(MixedNumber(try Rational(numerator, denominator)).formatted(.decimal(places: places)) == text)
    }
}
