import FractionParser
import Testing

/// Compares the parser's tables with Unicode's properties.
@Suite("Characters as Unicode has them")
struct CharacterLawTests {
    /// The numeric characters of Unicode and their neighbors on both sides.
    private static let numbersAndNeighbors: [Unicode.Scalar] = (0x21...0x1_FFFF).filter { value in
        ((value - 1)...(value + 1)).contains {
            Unicode.Scalar(UInt32($0))?.properties.numericType != nil
        }
    }.compactMap { Unicode.Scalar(UInt32($0)) }

    private static let vulgarFractions = (0x80...0x2FFF).compactMap { Unicode.Scalar(UInt32($0)) }
        .filter { $0.properties.name?.hasPrefix("VULGAR FRACTION") == true }

    @Test(
        "A character alone is a number if it is a decimal digit, a fraction or a Roman numeral, and then it is Unicode's"
    )
    func alone() throws {
        #expect(Self.numbersAndNeighbors.count > 1000)
        for scalar in Self.numbersAndNeighbors where !scalar.properties.isAlphabetic || !scalar.isASCII {
            let isNumber =
                scalar.properties.numericType == .decimal || Self.vulgarFractions.contains(scalar)
                || (0x2160...0x217F).contains(scalar.value)
            let value = try? Amount.parse(String(scalar)).low
            let expected = isNumber ? scalar.properties.numericValue : nil
            // Unicode gives fractions as doubles, such as a third.
            let isRight = zip([value], [expected]).allSatisfy { value, expected in
                guard let value, let expected else { return value == nil && expected == nil }
                return abs(Double(value.numerator) / Double(value.denominator) - expected) < 1e-9
            }
            #expect(isRight, "U+\(String(scalar.value, radix: 16)): \(value.map(String.init(describing:)) ?? "none")")
        }
    }

    @Test("A fraction is written with Unicode's character where there is one, and with a slash elsewhere")
    func written() throws {
        #expect(Self.vulgarFractions.count == 19)
        for denominator in 2...Int64(12) {
            for numerator in 1..<denominator {
                let mixed = MixedNumber(try Rational(numerator, denominator))
                let value = Double(numerator) / Double(denominator)
                let character = Self.vulgarFractions.first {
                    abs(($0.properties.numericValue ?? 0) - value) < 1e-9
                }
                let expected = character.map(String.init) ?? "\(mixed.numerator)⁄\(mixed.denominator)"
                #expect(mixed.formatted(.unicode) == expected)
                #expect(try Amount.parse(expected).low == mixed.value)
            }
        }
    }

    /// Names of the HTML standard with their characters.
    private static let references: [(String, Character)] = [
        ("half", "½"), ("frac12", "½"), ("frac14", "¼"), ("frac34", "¾"), ("frac13", "⅓"), ("frac23", "⅔"),
        ("frac15", "⅕"), ("frac25", "⅖"), ("frac35", "⅗"), ("frac45", "⅘"), ("frac16", "⅙"), ("frac56", "⅚"),
        ("frac18", "⅛"), ("frac38", "⅜"), ("frac58", "⅝"), ("frac78", "⅞"), ("sup1", "¹"), ("sup2", "²"), ("sup3", "³"),
        ("nbsp", "\u{A0}"), ("ensp", "\u{2002}"), ("emsp", "\u{2003}"), ("numsp", "\u{2007}"), ("thinsp", "\u{2009}"),
        ("hairsp", "\u{200A}"), ("hyphen", "‐"), ("dash", "‐"), ("ndash", "–"), ("mdash", "—"), ("minus", "−"),
        ("frasl", "⁄"), ("sol", "/"), ("plus", "+"), ("amp", "&"), ("commat", "@"), ("percnt", "%"), ("dollar", "$"),
        ("rsquo", "’"), ("apos", "'"),
    ]

    /// Contexts in which characters may make a difference.
    private static let frames: [(String, String)] = [
        ("", ""), ("", "2"), ("2", ""), ("1", "2"), ("2", "3"), ("1", "1/2"), ("1 ", " 1/2"), ("a baker", "s dozen"),
        ("1", "/2"), ("", "/₂"),
    ]

    @Test("A named reference reads as its character in each place", arguments: references)
    func named(name: String, character: Character) {
        for (before, after) in Self.frames {
            let named = outcome("\(before)&\(name);\(after)")
            #expect(named == outcome("\(before)\(character)\(after)"), "\(before)&\(name);\(after)")
        }
        let told = Self.frames.count { outcome("\($0)&\(name);\($1)") != outcome("\($0)?\($1)") }
        #expect(told > 0, "no place tells \(name) from any other character")
    }

    /// The amount, or the kind of error.
    private func outcome(_ text: String) -> String {
        do {
            return try Amount.parse(text).formatted(.ascii)
        } catch {
            return "\(error.code)"
        }
    }
}
