import FractionParser
import Testing

@Suite("The lost space of 11/2")
struct LostSpaceTests {
    enum Reading: Equatable {
        case plain(Int, Int)
        case lostSpace(whole: Int, numerator: Int, denominator: Int)
        case ambiguous
    }

    /// The literal rule on the text: it tries every position of the lost space.
    private func oracle(_ numerator: String, _ denominator: Int) -> Reading {
        let value = Int(numerator) ?? 0
        let plain = Reading.plain(value, denominator)
        guard numerator.count >= 2, !numerator.hasPrefix("0"), value >= denominator,
            [2, 3, 4, 5, 6, 8, 10, 12, 16, 32].contains(denominator)
        else { return plain }
        var readings: [Reading] = []
        for split in 1..<numerator.count {
            let rest = numerator.dropFirst(split)
            guard let whole = Int(numerator.prefix(split)), let part = Int(rest), !rest.hasPrefix("0"),
                part < denominator, (1...denominator).last(where: { part % $0 == 0 && denominator % $0 == 0 }) == 1
            else { continue }
            readings.append(.lostSpace(whole: whole, numerator: part, denominator: denominator))
        }
        return readings.count > 1 ? .ambiguous : readings.first ?? plain
    }

    @Test("follows the rule for every n/d with n below 10,000", arguments: 1...33)
    func everyFraction(denominator: Int) throws {
        var mismatches: [String] = []
        for value in 0..<10_000 {
            let text = "\(value)/\(denominator)"
            let expected = oracle("\(value)", denominator)
            if try reading(text, value, denominator) != expected { mismatches.append(text) }
        }
        #expect(mismatches.isEmpty)
    }

    /// The parser's reading in the oracle's terms. Any deviation becomes an impossible reading.
    private func reading(_ text: String, _ value: Int, _ denominator: Int) throws -> Reading {
        do {
            let amount = try Amount.parse(text)
            guard case .exact(let mixed) = amount.value else { return .plain(-1, -1) }
            switch amount.reading {
            case .plain:
                let isRight = mixed.value == (try Rational(Int64(value), Int64(denominator)))
                return isRight ? .plain(value, denominator) : .plain(-1, -1)
            case .lostSpace(let alternative):
                guard alternative == (try Rational(Int64(value), Int64(denominator))) else { return .plain(-1, -1) }
                return .lostSpace(
                    whole: Int(mixed.whole),
                    numerator: Int(mixed.numerator),
                    denominator: Int(mixed.denominator)
                )
            }
        } catch {
            return error.code == .ambiguous ? .ambiguous : .plain(-1, -1)
        }
    }

    @Test("is never assumed when arithmetic is asked for", arguments: [2, 3, 4, 8, 16])
    func arithmetic(denominator: Int) throws {
        for value in 0..<2000 {
            let amount = try Amount.parse("\(value)/\(denominator)", options: .arithmetic)
            #expect(amount.reading == .plain)
            #expect(amount.low == (try Rational(Int64(value), Int64(denominator))))
        }
    }

    @Test("is assumed with the fraction slash and in other scripts, but not after a superscript")
    func scripts() throws {
        #expect(try Amount.parse("11⁄2").low == Rational(3, 2))
        #expect(try Amount.parse("١١/٢").low == Rational(3, 2))
        #expect(try Amount.parse("¹¹⁄₂").low == Rational(11, 2))
        #expect(try Amount.parse("011/2").low == Rational(11, 2))
        #expect(try Amount.parse("1 11/2").low == Rational(13, 2))
    }

    @Test("keeps its alternative through dozens and scaling")
    func alternative() throws {
        let dozens = try Amount.parse("11/2 dozen")
        #expect(dozens.low == 18)
        #expect(dozens.reading == .lostSpace(alternative: 66))
        #expect(try dozens.scaled(by: Rational(1, 2)).reading == .lostSpace(alternative: 33))
    }
}
