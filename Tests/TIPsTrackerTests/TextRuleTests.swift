import TIPsTracker
import Testing

@Suite("Names and other texts")
struct TextRuleTests {
    @Test(
        "every text but a note and what the clinic says must have something to read in it",
        arguments: ["", " ", "\n\t", "\u{200B}", "\u{3000}", "\u{2800}", "\u{FE0F}"]
    )
    func blank(typed: String) throws {
        for rule in TextRule.allCases where ![.note, .clinicWords, .phone, .emergency].contains(rule) {
            #expect(throws: TIPsError.blank(rule)) { try rule.checked(typed) }
        }
        #expect(try TextRule.note.checked(typed) == "")
    }

    @Test(
        "names with emoji, from right to left, in any script are kept without what surrounds them",
        arguments: [
            ("  Peanut ", "Peanut"), ("Peanut \t\n butter", "Peanut butter"), ("🥜 Peanut 👨‍👩‍👧", "🥜 Peanut 👨‍👩‍👧"),
            ("חלב", "חלב"),
            ("حليب كامل", "حليب كامل"), ("落花生", "落花生"), ("a\u{0}b", "ab"), ("Crème", "Crème"),
            ("\u{202B}חלב\u{202C}", "\u{202B}חלב\u{202C}"),
        ]
    )
    func kept(typed: String, kept: String) throws {
        for rule in TextRule.allCases where !rule.hasLines { #expect(try rule.checked(typed) == kept) }
    }

    @Test(
        "each text has a limit, and 10,000 characters are too long for a name, with both numbers",
        arguments: [
            (TextRule.patientName, 200), (.memberName, 200), (.itemName, 200), (.unitName, 40), (.symptom, 300),
            (.note, 5_000),
            (.holdReason, 200),
        ]
    )
    func limits(rule: TextRule, limit: Int) throws {
        #expect(rule.limit == limit)
        let longest = String(repeating: "🥜", count: limit)
        #expect(try rule.checked(longest) == longest)
        #expect(throws: TIPsError.tooLong(rule, characters: limit + 1)) { try rule.checked(longest + "x") }
        let error = TIPsError.tooLong(rule, characters: 10_000)
        #expect(throws: error) { try rule.checked(String(repeating: "a", count: 10_000)) }
        #expect(error.description == "the \(rule.label) has 10000 characters — shorten it to \(limit)")
        #expect(throws: TIPsError.tooLong(rule, characters: 8 * limit + 1)) {
            try rule.checked("e" + String(repeating: "\u{301}", count: 8 * limit))
        }
    }

    @Test("a note keeps its lines, a name has none")
    func lines() throws {
        #expect(try TextRule.note.checked(" one \r\n two\n\n") == "one\ntwo")
        #expect(try TextRule.itemName.checked(" one \r\n two\n\n") == "one two")
    }

    @Test("names are the same without regard to case and spaces, but not without accents")
    func keys() {
        #expect(TextRule.key("Tsp") == TextRule.key(" tSP "))
        #expect(TextRule.key("Peanut  butter") == TextRule.key("peanut BUTTER"))
        #expect(TextRule.key("Straße") == TextRule.key("STRASSE"))
        #expect(TextRule.key("ΟΔΟΣ") == TextRule.key("οδος"))
        #expect(TextRule.key("cafe\u{301}") == TextRule.key("CAFÉ"))
        #expect(TextRule.key("café") != TextRule.key("cafe"))
        #expect(TextRule.key("tablet") != TextRule.key("tablets"))
    }
}
