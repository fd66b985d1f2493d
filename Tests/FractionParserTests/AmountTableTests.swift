import FractionParser
import Testing

@Suite("The table of amounts")
struct AmountTableTests {
    @Test("all 216 rows are there")
    func everyRowIsRead() {
        #expect(AmountTable.rows.count == 216)
    }

    @Test("each row gives its value or its error", arguments: AmountTable.rows)
    func row(_ row: AmountRow) throws {
        if let error = row.error {
            let thrown = #expect(throws: AmountError.self) { try Amount.parse(row.input, options: row.options) }
            #expect(thrown?.code == error)
            return
        }
        let numerator = try #require(row.numerator)
        let denominator = try #require(row.denominator)
        let amount = try Amount.parse(row.input, options: row.options)
        #expect(amount.low == (try Rational(numerator, denominator)))
        if let highNumerator = row.highNumerator, let highDenominator = row.highDenominator {
            #expect(amount.isRange)
            #expect(amount.high == (try Rational(highNumerator, highDenominator)))
        } else {
            #expect(!amount.isRange)
        }
    }

    @Test("a row's value is written out and read back as the same", arguments: AmountTable.rows)
    func roundTrip(_ row: AmountRow) throws {
        guard row.error == nil else {
            #expect(row.numerator == nil)
            return
        }
        let amount = try Amount.parse(row.input, options: row.options)
        for style in [AmountStyle.ascii, .unicode] {
            let again = try Amount.parse(amount.formatted(style))
            #expect(again.value == amount.value)
            #expect(again.reading == .plain)
            #expect(again.isApproximate == amount.isApproximate)
        }
    }
}
