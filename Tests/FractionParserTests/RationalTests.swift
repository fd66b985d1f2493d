import FractionParser
import TestKit
import Testing

@Suite("Rational numbers")
struct RationalTests {
    /// Small and large numbers, whole ones and fractions.
    private func sample(_ source: inout SeededGenerator) throws -> Rational {
        let bound = source.pick([10, 1000, 1_000_000])
        return try Rational(Int64(source.below(2 * bound) - bound), Int64(1 + source.below(bound)))
    }

    @Test("a third times three is one")
    func thirds() throws {
        #expect(try Rational(1, 3).multiplying(by: 3) == .one)
    }

    @Test("addition and multiplication are commutative, associative and distributive", arguments: 1...20)
    func ring(seed: Int) throws {
        var source = SeededGenerator(seed: UInt64(seed))
        for _ in 0..<500 {
            let (a, b, c) = (try sample(&source), try sample(&source), try sample(&source))
            #expect(try a.adding(b) == b.adding(a), "seed \(seed)")
            #expect(try a.multiplying(by: b) == b.multiplying(by: a), "seed \(seed)")
            guard let sums = try? (a.adding(b).adding(c), a.adding(b.adding(c))),
                let products = try? (
                    a.multiplying(by: b).multiplying(by: c), a.multiplying(by: b.multiplying(by: c))
                ),
                let spread = try? (
                    a.multiplying(by: b.adding(c)), a.multiplying(by: b).adding(a.multiplying(by: c))
                )
            else { continue }
            #expect(sums.0 == sums.1, "seed \(seed)")
            #expect(products.0 == products.1, "seed \(seed)")
            #expect(spread.0 == spread.1, "seed \(seed)")
        }
    }

    @Test("subtraction and division undo addition and multiplication", arguments: 1...20)
    func inverses(seed: Int) throws {
        var source = SeededGenerator(seed: UInt64(seed))
        for _ in 0..<500 {
            let (a, b) = (try sample(&source), try sample(&source))
            #expect(try a.adding(b).subtracting(b) == a, "seed \(seed)")
            if b != .zero { #expect(try a.multiplying(by: b).dividing(by: b) == a, "seed \(seed)") }
        }
    }

    @Test("the order is total and agrees with addition", arguments: 1...20)
    func order(seed: Int) throws {
        var source = SeededGenerator(seed: UInt64(seed))
        for _ in 0..<500 {
            let (a, b, c) = (try sample(&source), try sample(&source), try sample(&source))
            #expect([a < b, a == b, b < a].count(where: { $0 }) == 1, "seed \(seed)")
            #expect((a < b) == (try a.subtracting(b) < .zero), "seed \(seed)")
            if a < b, b < c { #expect(a < c, "seed \(seed)") }
            if a < b { #expect(try a.adding(c) < b.adding(c), "seed \(seed)") }
        }
    }

    @Test("every result is in lowest terms with a positive denominator", arguments: 1...20)
    func reduced(seed: Int) throws {
        var source = SeededGenerator(seed: UInt64(seed))
        for _ in 0..<500 {
            let (a, b) = (try sample(&source), try sample(&source))
            for result in [a, try a.adding(b), try a.multiplying(by: b)] {
                #expect(result.denominator > 0)
                #expect(try Rational(result.numerator, result.denominator) == result)
                #expect(gcd(result.numerator.magnitude, result.denominator.magnitude) == 1, "seed \(seed)")
            }
        }
    }

    @Test("128-bit sums are exact where 64 bits are too few", arguments: 1...20)
    func wideSums(seed: Int) throws {
        var source = SeededGenerator(seed: UInt64(seed))
        for _ in 0..<500 {
            let a = try Rational(Int64(truncatingIfNeeded: source.next()), Int64(1 + source.below(40)))
            let b = try Rational(Int64(source.below(1000)), Int64(1 + source.below(40)))
            guard let sum = try? a.adding(b) else { continue }
            #expect(try sum.subtracting(b) == a, "seed \(seed)")
            #expect(try sum.subtracting(a) == b, "seed \(seed)")
        }
    }

    private func gcd(_ a: UInt64, _ b: UInt64) -> UInt64 { b == 0 ? a : gcd(b, a % b) }
}

@Suite("Rational numbers at the limits of 64 bits")
struct RationalLimitTests {
    private let most = Rational(Int64.max)
    private let least = Rational(Int64.min)

    private func code(_ body: () throws -> Rational) -> AmountError.Code? {
        do {
            _ = try body()
            return nil
        } catch {
            return (error as? AmountError)?.code
        }
    }

    @Test("a value that doesn't fit is thrown, never wrapped")
    func overflow() throws {
        #expect(code { try most.adding(1) } == .overflow)
        #expect(code { try least.subtracting(1) } == .overflow)
        #expect(code { try least.negated() } == .overflow)
        #expect(code { try least.multiplying(by: -1) } == .overflow)
        #expect(code { try least.dividing(by: -1) } == .overflow)
        #expect(code { try Rational(1, Int64.max).multiplying(by: Rational(1, 2)) } == .overflow)
        #expect(code { try Rational(1, Int64.max).adding(Rational(1, Int64.max - 1)) } == .overflow)
        #expect(code { try Rational(1, Int64.min) } == .overflow)
    }

    @Test("a value that fits is given, whatever stands between")
    func fits() throws {
        #expect(try most.multiplying(by: Rational(1, Int64.max)) == .one)
        #expect(try Rational(Int64.max, 2).adding(Rational(1, 2)) == Rational(1 << 62))
        #expect(try least.adding(most) == -1)
        #expect(try least.dividing(by: least) == .one)
        #expect(try least.multiplying(by: Rational(1, 2)) == Rational(-1 << 62))
        #expect(try Rational(Int64.min, Int64.min) == .one)
        #expect(try Rational(2, Int64.min) == Rational(-1, 1 << 62))
        #expect(try Rational(Int64.max, 3).multiplying(by: 3) == most)
        #expect(try Rational(1, Int64.max).reciprocal() == most)
    }

    @Test("comparison never overflows")
    func comparison() throws {
        #expect(try Rational(Int64.max, Int64.max - 1) > Rational(Int64.max - 1, Int64.max))
        #expect(try Rational(Int64.min, Int64.max) < Rational(-1, Int64.max))
        #expect(least < most)
    }

    @Test("nothing is divided by zero")
    func zero() throws {
        #expect(code { try Rational(1, 0) } == .zeroDenominator)
        #expect(code { try Rational(0, 0) } == .zeroDenominator)
        #expect(code { try most.dividing(by: 0) } == .zeroDenominator)
        #expect(code { try Rational.zero.reciprocal() } == .zeroDenominator)
        #expect(try Rational(0, Int64.min) == .zero)
    }
}
