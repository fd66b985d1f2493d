import FractionParser
import Testing

@Suite("The grammar beyond the table")
struct AmountGrammarTests {
    @Test(
        "a text is read as the amount",
        arguments: [
            ("1 and 1/2 dozen", "18"), ("2-3 dozen", "24-36"), ("half a dozen to a dozen", "6-12"),
            ("2 baker's dozen", "26"),
            ("a baker’s dozen", "13"), ("one-and-a-half", "1-1/2"), ("two plus one half", "2-1/2"),
            ("three-quarters", "3/4"), ("Twenty One", "21"), ("ninety-nine", "99"), ("two to three", "2-3"),
            ("one or two", "1-2"), ("1 or 1½", "1 to 1-1/2"), ("3-1/2-3-3/4", "3-1/2 to 3-3/4"),
            ("1&#160;1/2", "1-1/2"), ("&#xBD;", "1/2"), ("1&thinsp;&frac34;", "1-3/4"), ("2&ndash;3", "2-3"),
            ("1 &amp; 1/2", "1-1/2"), ("1⅟₂", "1-1/2"), ("1＋１/２", nil), ("１＋１／２", "1-1/2"), ("１．５", "1-1/2"),
            ("٣٫٥", "3-1/2"), ("١٬٠٠٠", "1000"), ("𝟏/𝟐", "1/2"), ("1,000 1/2", "1000-1/2"), ("1.000.000", "1000000"),
            ("0,500", "1/2"), ("1.50000000000000000000000000000", "1-1/2"), ("0000000000000000000000001", "1"),
            ("about 2 to 3", "~2-3"), ("approx. 2", "~2"), ("~ 1½", "~1-1/2"), ("a couple dozen", "~24"), ("ⅩⅡ", "12"),
            ("1\u{2064}½", "1-1/2"), ("1 ¹⁄₂", "1-1/2"), ("1¹⁄2", "1-1/2"), ("5 quarters", "1-1/4"), ("1‑1/2", "1-1/2"),
            ("1,5-2", "1-1/2 to 2"), ("\t1\n1/2\r", "1-1/2"), ("9223372036854775807", "9223372036854775807"),
            ("9223372036854775808/2", "4611686018427387904"), ("1to2", "1-2"),
        ] as [(String, String?)]
    )
    func accepted(text: String, ascii: String?) {
        #expect((try? Amount.parse(text))?.formatted(.ascii) == ascii)
    }

    @Test(
        "a fault is told with its kind and its place",
        arguments: [
            ("1 cup", .syntax, 2), ("1/0", .zeroDenominator, 0), ("2 1/0", .zeroDenominator, 2), ("½ cup", .syntax, 3),
            ("5 to 3", .descendingRange, 0), ("50%", .percent, 2), ("€2", .currency, 0), ("2 - $3", .currency, 4),
            ("1 to 99999999999999999999", .overflow, 5), ("1٢", .mixedDigitScripts, 0),
            ("1 ٢/٣", .mixedDigitScripts, 2),
            ("2--1", .negative, 2), ("x", .notNumeric, 0), ("a few", .notNumeric, 2), ("six cups", .syntax, 4),
            ("2 to", .syntax, 4), ("1/", .syntax, 2), ("111/16", .ambiguous, 0), ("11/2 to 2", .ambiguous, 0),
            ("baker's", .notNumeric, 0), ("1 dozen dozen", .syntax, 8), ("1.5/2", .syntax, 3), ("1.5 1/2", .syntax, 4),
            ("12345678901234567890123", .overflow, 0), ("1 9223372036854775807/2", .overflow, 0), ("1 + 1", .syntax, 4),
            ("𐍈", .notNumeric, 0), ("?", .syntax, 0), ("²", .syntax, 0), ("+-1", .syntax, 1), ("about", .syntax, 5),
        ] as [(String, AmountError.Code, Int)]
    )
    func refused(text: String, code: AmountError.Code, offset: Int) {
        let error = #expect(throws: AmountError.self) { try Amount.parse(text) }
        #expect(error?.code == code)
        #expect(error?.offset == offset)
        #expect(error?.message.contains(" — ") == true)
    }

    @Test("every kind of error says what to do", arguments: AmountError.Code.allCases, ["", "1 cup"])
    func messages(code: AmountError.Code, found: String) {
        let error = AmountError(code, offset: 2, found: found)
        #expect(error.message.contains(" — "))
        #expect(error.description == error.message)
    }

    @Test("negative amounts are read where they are allowed")
    func negative() throws {
        let options = AmountOptions.allowNegative
        #expect(try Amount.parse("-1/2", options: options).low == Rational(-1, 2))
        #expect(try Amount.parse("-1-1/2", options: options).low == Rational(-3, 2))
        #expect(try Amount.parse("−1½", options: options).low == Rational(-3, 2))
        #expect(try Amount.parse("-9223372036854775808", options: options).low == Rational(Int64.min))
        let range = try Amount.parse("-2 to 3", options: options)
        #expect(range.low == -2 && range.high == 3)
        #expect(throws: AmountError.self) { try Amount.parse("-9223372036854775809", options: options) }
        #expect(throws: AmountError.self) { try Amount.parse("--1", options: options) }
        #expect(throws: AmountError.self) { try Amount.parse("-", options: options) }
    }

    @Test("Roman numerals are canonical, in one case, 1 to 3999")
    func roman() throws {
        #expect(try Amount.parse("xiv", options: .roman).low == 14)
        #expect(try Amount.parse("MMMCMXCIX", options: .roman).low == 3999)
        #expect(try Amount.parse("II to IV", options: .roman).high == 4)
        for text in ["MMMM", "IC", "Xi", "VV", "IIV"] {
            #expect(throws: AmountError.self) { try Amount.parse(text, options: .roman) }
        }
    }

    @Test("options can be named one by one")
    func options() {
        #expect(AmountOptions(arithmetic: true) == .arithmetic)
        #expect(
            AmountOptions(arithmetic: false, decimalComma: true, roman: true, allowNegative: true)
                == [.decimalComma, .roman, .allowNegative]
        )
    }
}
