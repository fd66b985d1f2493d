import RecipeBox
import TestKit
import Testing

@Suite("Texts: blank, trimmed, limited")
struct TextRuleTests {
    static let blanks = [
        "", " ", "\t", "\n", "\r\n", "\u{00A0}", "\u{2003}", "\u{2009}", "\u{202F}", "\u{3000}", "\u{1680}", "\u{2028}",
        "\u{200B}", "\u{200D}", "\u{FEFF}", "\u{2060}", "\u{00AD}", "\u{3164}", "\u{2800}", "\u{0}", "\u{7F}",
        "\u{FE0F}",
        " \u{200B}\n\u{3000} ",
    ]

    @Test("a text of nothing but space of any kind is blank", arguments: blanks)
    func blank(text: String) throws {
        #expect(throws: RecipeBoxError.blank(.recipeName)) { try TextRule.recipeName.checked(text) }
        #expect(throws: RecipeBoxError.blank(.step)) { try TextRule.step.checked(text) }
        #expect(try TextRule.notes.checked(text) == "")
    }

    @Test(
        "a text is kept without what surrounds it",
        arguments: [
            ("  Pancakes ", "Pancakes"), ("Apple\u{00A0}pie", "Apple pie"), ("Apple \n\t pie", "Apple pie"),
            ("\u{FEFF}Soup", "Soup"), ("a\u{0}b", "ab"), ("Crème brûlée", "Crème brûlée"), ("👨‍👩‍👧 pie", "👨‍👩‍👧 pie"),
            ("❤️", "❤️"), ("חלה", "חלה"), ("寿司", "寿司"), ("!", "!"),
        ]
    )
    func trimmed(typed: String, kept: String) throws {
        #expect(try TextRule.recipeName.checked(typed) == kept)
    }

    @Test(
        "a step keeps its lines",
        arguments: [
            ("\n Stir. \r\n\r\n Bake.\n\n", "Stir.\n\nBake."), ("one line", "one line"), ("a\tb", "a\tb"),
        ]
    )
    func lines(typed: String, kept: String) throws {
        #expect(try TextRule.step.checked(typed) == kept)
    }

    @Test(
        "a text of the longest length is taken, one longer is refused with both numbers",
        arguments: TextRule.allCases
    )
    func limits(rule: TextRule) throws {
        let longest = String(repeating: "é", count: rule.limit)
        #expect(try rule.checked(longest) == longest)
        let error = RecipeBoxError.tooLong(rule, characters: rule.limit + 1)
        #expect(throws: error) { try rule.checked(longest + "x") }
        #expect(
            error.description == "the \(rule.label) has \(rule.limit + 1) characters — shorten it to \(rule.limit)"
        )
    }

    @Test("characters built up of thousands of marks don't get around the limit")
    func marks() {
        let tower = "e" + String(repeating: "\u{0301}", count: 5_000)
        #expect(throws: RecipeBoxError.tooLong(.recipeName, characters: 5_001)) {
            try TextRule.recipeName.checked(tower)
        }
    }

    @Test("tags are kept once, without regard to case and accents, and blank ones not at all")
    func tags() throws {
        #expect(try TagRule.checked(["Quick", " quick ", "", "QUÍCK", "sweet"]) == ["Quick", "sweet"])
        #expect(throws: RecipeBoxError.tooManyTags(51)) { try TagRule.checked((1...51).map { "tag \($0)" }) }
    }

    @Test("whatever is typed, what is kept is kept again unchanged", arguments: [1, 2, 3] as [UInt64])
    func idempotent(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let alphabet: [Unicode.Scalar] = [
            "a", "é", " ", "\n", "\t", "\u{200B}", "\u{0301}", "\u{200D}", "👩", "\u{FE0F}", "\u{3000}", "\u{0}", "ß",
            "\r",
        ]
        for _ in 0..<2_000 {
            let count = generator.int(in: 1...12)
            let typed = String(String.UnicodeScalarView((0..<count).map { _ in generator.pick(alphabet) }))
            for rule in [TextRule.recipeName, .notes] {
                guard let kept = try? rule.checked(typed), !kept.isEmpty else { continue }
                let again = try rule.checked(kept)
                #expect(again == kept, "seed \(seed): \(typed.debugDescription)")
            }
        }
    }
}
