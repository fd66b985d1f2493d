import Testing

@testable import WordKit

private let catalog = Catalog(
    spanish: #"""
        msgid "“{0}” ticked for {1}"
        msgstr "“{0}”: marcado para el {1}"

        msgid "taken back: {0}"
        msgstr "deshecho: {0}"

        msgid "{0} added"
        msgstr "se agregó: {0}"

        msgid "{0} added as an admin"
        msgstr "{0} es ahora administrador"

        msgctxt "a supply"
        msgid "{0} departed"
        msgstr "quedan {0}"

        msgid "{0} departed"
        msgstr "{0} salió"

        msgid "a market"
        msgstr "un mercado"

        msgid "ticked"
        msgstr "marcado"

        msgid "{0, plural, one {# day} other {# days}} of {1, plural, one {# dose is} other {# doses are}} open"
        msgstr "{0, plural, one {# día} other {# días}}: {1, plural, one {falta # dosis} other {faltan # dosis}}"

        msgid "{0, plural, one {# point} other {# points}}: {1} — {2}"
        msgstr "{0, plural, one {# punto} other {# puntos}}: {1} — {2}"

        msgid "{0} of {1} minutes"
        msgstr "{0} de {1} minutos"

        msgid "{0} and {1}"
        msgstr "{0} y {1}"

        msgid "{0} and again {0}"
        msgstr "dos veces {0}"
        """#
)

private let forms = KeptForms(catalog)

private func kept(_ text: String) -> String { localized(kept: text, from: forms) }

@Suite("Texts that are kept in English")
struct KeptTextTests {
    @Test("A text that a catalog has word for word is translated; any other text isn't, and none is in English")
    func wholeTexts() {
        let texts = ["a market", "a markets", "A market", "", "{0} added", "tea added"]
        let translated = { texts.map { translation(of: $0, from: catalog) } }
        #expect(translated() == [nil, nil, nil, nil, nil, nil])
        #expect(
            Language.$current.withValue(.spanish, operation: translated) == ["un mercado", nil, nil, nil, nil, nil]
        )
        let pseudo = Language.$current.withValue(.pseudo, operation: translated)
        #expect(pseudo[0]?.hasPrefix("⟦\u{200E}á márkét") == true && pseudo.dropFirst().allSatisfy { $0 == nil })
    }

    @Test(
        "A kept text is shown in the reader's language, with its values",
        arguments: [
            ("“flour” ticked for 2026-03-01", "“flour”: marcado para el 2026-03-01"),
            ("taken back: “a” ticked for b”", "deshecho: “a”: marcado para el b”"),
            ("taken back: taken back: Milk added", "deshecho: deshecho: se agregó: Milk"),
            ("Ana added as an admin", "Ana es ahora administrador"),
            ("Ana departed", "Ana salió"),
            ("a market added", "se agregó: un mercado"),
            ("1 day of 2 doses are open", "1 día: faltan 2 dosis"),
            ("40 points: a market — 155 of 150 minutes", "40 puntos: un mercado — 155 de 150 minutos"),
            ("1,840 days of 1,000,000 doses are open", "1,840 días: faltan 1,000,000 dosis"),
            ("3 days of 1 dose is open", "3 días: falta 1 dosis"),
            ("x and again x", "dos veces x"),
            // The outer form begins with words of its own, and the inner one has more letters.
            ("taken back: Milk added as an admin", "deshecho: Milk es ahora administrador"),
        ]
    )
    func shown(text: String, expected: String) {
        #expect(kept(text) == text)
        Language.$current.withValue(.spanish) { #expect(kept(text) == expected) }
    }

    @Test(
        "A text of another form, or one that is too long, stays as it is",
        arguments: [
            "", "added", " added", "1 days of 2 doses are open", "x and y", "x and again y",
            "\(String(repeating: "x", count: 1_000)) added",
        ]
    )
    func unknown(text: String) {
        Language.$current.withValue(.spanish) { #expect(kept(text) == text) }
    }

    @Test("A text of a thousand bytes is read, and a longer one isn't", arguments: 999...1_001)
    func longest(count: Int) {
        let value = String(repeating: "x", count: count - " added".count)
        Language.$current.withValue(.spanish) {
            #expect(kept("\(value) added") == (count <= 1_000 ? "se agregó: \(value)" : "\(value) added"))
        }
    }

    @Test("A person's own words in quotation marks aren't translated")
    func quoted() {
        Language.$current.withValue(.spanish) {
            #expect(kept("“ticked” ticked for x") == "“ticked”: marcado para el x")
        }
    }

    @Test("A text of many values and spaces is read in time")
    func hostile() {
        let text = String(repeating: "a and again ", count: 80)
        Language.$current.withValue(.spanish) { #expect(kept(text) == text) }
    }

    @Test("Work in English throws its own error, and leaves the language as it was")
    func english() {
        struct Fault: Error {}
        Language.$current.withValue(.spanish) {
            #expect(inEnglish { Language.current } == .english)
            #expect(throws: Fault.self) { try inEnglish { () throws(Fault) -> Int in throw Fault() } }
            #expect(Language.current == .spanish)
        }
    }
}
