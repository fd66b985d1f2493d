import Foundation
import FractionParser
import TestKit
import Testing

@Suite("Amounts")
struct AmountTests {
    @Test("scaling by two and then by a half gives back the same bytes", arguments: 1...20)
    func scaling(seed: Int) throws {
        var source = SeededGenerator(seed: UInt64(seed))
        let half = try Rational(1, 2)
        for _ in 0..<500 {
            let (a, b) = (Int64(source.below(10_000)), Int64(1 + source.below(64)))
            let text = source.pick([
                "\(a)/\(b)", "\(a)", "\(a) 1/\(b + 1)", "about \(a)", "\(a) to \(a + b)", "1 1/2-\(b + 1)",
            ])
            guard let amount = try? Amount.parse(text) else { continue }
            let again = try amount.scaled(by: 2).scaled(by: half)
            #expect(again == amount, "seed \(seed), \(text)")
            #expect(again.formatted(.ascii) == amount.formatted(.ascii), "seed \(seed), \(text)")
        }
    }

    @Test("scaling a range by a negative number keeps it upwards")
    func negativeScaling() throws {
        let range = try Amount(low: 1, high: 3).scaled(by: -2)
        #expect(range.low == -6)
        #expect(range.high == -2)
        #expect(try Amount.parse(range.formatted(), options: .allowNegative) == range)
    }

    @Test("a scaled amount that does not fit is refused")
    func overflow() {
        let error = #expect(throws: AmountError.self) { try Amount(Rational(Int64.max)).scaled(by: 2) }
        #expect(error?.code == .overflow)
    }

    @Test("a range that runs downwards cannot be made")
    func descending() {
        let error = #expect(throws: AmountError.self) { try Amount(low: 3, high: 2) }
        #expect(error?.code == .descendingRange)
    }

    @Test(
        "ranges are written out and read back in each style",
        arguments: [
            ("2-3", "2-3", "2–3", "2-3"),
            ("1/2 to 3/4", "1/2 to 3/4", "½–¾", "0.5 to 0.75"),
            ("0 to 1/2", "0 to 1/2", "0–½", "0 to 0.5"),
            ("1 to 1 7/16", "1 to 1-7/16", "1–1 7⁄16", "1 to 1.44"),
            ("about 2 to 3", "~2-3", "~2–3", "~2-3"),
            ("-2 to -1", "-2 to -1", "−2 to −1", "-2 to -1"),
            ("-1 1/2 to 1/2", "-1-1/2 to 1/2", "−1½ to ½", "-1.5 to 0.5"),
        ]
    )
    func ranges(input: String, ascii: String, unicode: String, decimal: String) throws {
        let amount = try Amount.parse(input, options: .allowNegative)
        #expect(amount.formatted(.ascii) == ascii)
        #expect(amount.formatted(.unicode) == unicode)
        #expect(amount.formatted(.decimal(places: 2)) == decimal)
        for text in [ascii, unicode] {
            #expect(try Amount.parse(text, options: .allowNegative) == amount)
        }
    }

    @Test(
        "encoding gives back the same amount",
        arguments: ["3", "1 1/2", "11/2", "2-3", "about 2", "a couple", "1/2 to 3/4", "11/2 dozen"]
    )
    func coding(text: String) throws {
        let amount = try Amount.parse(text)
        let data = try JSONEncoder().encode(amount)
        #expect(try JSONDecoder().decode(Amount.self, from: data) == amount)
        let line = IngredientLine.parse("\(text) cups (180 g) flour, sifted")
        #expect(try JSONDecoder().decode(IngredientLine.self, from: JSONEncoder().encode(line)) == line)
    }

    @Test(
        "an impossible encoding is refused",
        arguments: [
            #"{"low":{"numerator":1,"denominator":0}}"#,
            #"{"low":{"numerator":2,"denominator":1},"high":{"numerator":1,"denominator":1}}"#,
            #"{"low":{"numerator":1,"denominator":-9223372036854775808}}"#,
        ]
    )
    func refusedCoding(json: String) {
        #expect(throws: (any Error).self) { try JSONDecoder().decode(Amount.self, from: Data(json.utf8)) }
    }

    @Test("an encoding that is not reduced is reduced")
    func reducedCoding() throws {
        let json = #"{"low":{"numerator":-2,"denominator":-4}}"#
        #expect(try JSONDecoder().decode(Amount.self, from: Data(json.utf8)).low == Rational(1, 2))
    }
}
