import Testing

@testable import WordKit

private let catalog = Catalog(
    spanish: #"""
        msgid ""
        msgstr ""
        "Language: es\n"

        #. {0} week
        msgid "Week {0}, day {1}"
        msgstr "Día {1} de la semana {0}"

        msgid "{0, plural, one {# day} other {# days}} of “{1}”"
        msgstr "{0, plural, one {# día} many {# de días} other {# días}} de «{1}»"

        msgctxt "verb"
        msgid "Open"
        msgstr "Abrir"

        msgid "Open"
        msgstr "Abierto"

        #, fuzzy
        msgid "Close"
        msgstr "Cerca"

        msgid "a '{'"
        "brace'}'"
        msgstr "una "
        "llave '{''}'\n\"\\"

        msgid "lost {0}"
        msgstr "sin valor {1}"
        """#
)

private func localized(_ phrases: Phrase..., context: String? = nil) -> String {
    WordKit.localized(phrases, context: context, from: catalog)
}

@Suite("Texts in the reader's language")
struct PhraseTests {
    @Test("English is the text itself, with its plurals, and needs no catalog")
    func english() {
        #expect(localized("Week \(3), day \("x")") == "Week 3, day x")
        #expect(localized("\(1, "day") of “\("a")”") == "1 day of “a”")
        #expect(localized("\(2, "child", "children")", ", \(0, one: "# is", other: "# are")") == "2 children, 0 are")
        #expect(localized("\(12_345, "day")") == "12,345 days")
        #expect(localized("a {brace}") == "a {brace}")
    }

    @Test(
        "Spanish moves the values, and has CLDR's plurals",
        arguments: [
            (0, "0 días de «{0}»"), (1, "1 día de «{0}»"), (2, "2 días de «{0}»"),
            (1_000_000, "1,000,000 de días de «{0}»"), (-1_840, "-1,840 días de «{0}»"), (999, "999 días de «{0}»"),
            (1_000, "1,000 días de «{0}»"),
        ]
    )
    func spanish(count: Int, expected: String) {
        Language.$current.withValue(.spanish) {
            #expect(localized("Week \(3), day \(4)") == "Día 4 de la semana 3")
            #expect(localized("\(count, "day")", " of “\("{0}")”") == expected)
        }
    }

    @Test("A context tells two translations of one text apart")
    func context() {
        Language.$current.withValue(.spanish) {
            #expect(localized("Open") == "Abierto")
            #expect(localized("Open", context: "verb") == "Abrir")
        }
    }

    @Test("A text of a table is shown in each reader's language")
    func tables() {
        let row = Phrase("Open")
        #expect(localized(row) == "Open")
        Language.$current.withValue(.spanish) { #expect(localized(row) == "Abierto") }
    }

    @Test("Braces, quotation marks and ends of lines of a catalog are kept")
    func escapes() {
        Language.$current.withValue(.spanish) { #expect(localized("a {brace}") == "una llave {}\n\"\\") }
    }

    @Test("A text that is missing, fuzzy or has a value too many is shown in English")
    func missing() {
        Language.$current.withValue(.spanish) {
            #expect(localized("Nobody \("knows")") == "Nobody knows")
            #expect(localized("Close") == "Close")
            #expect(localized("lost \(1)") == "lost 1")
        }
    }

    @Test("The pseudo-language marks each text, with marks of both directions of writing, and keeps its values")
    func pseudo() {
        Language.$current.withValue(.pseudo) {
            #expect(localized("Week \("name")") == "⟦\u{200E}Wéék name~~\u{200F}\u{200E}⟧")
            #expect(localized("\(2, "day")") == "⟦\u{200E}2 dáýs~~\u{200F}\u{200E}⟧")
        }
    }

    @Test(
        "A message that isn't valid is refused",
        arguments: [
            "{", "}", "{x}", "{0", "{0, plural, one {a}}", "{0, plural, few {a} other {b}}", "{0, select, a {b}}",
            "{0, plural, other {a}",
        ]
    )
    func invalid(text: String) { #expect(Message(text) == nil) }

    @Test("a percentage has a space before its sign in Spanish, and none in English")
    func percentages() {
        #expect(percentText("86") == "86%")
        Language.$current.withValue(.spanish) { #expect(percentText("−0.4") == "−0.4 %") }
    }
}

@Suite("Languages")
struct LanguageTests {
    @Test(
        "A tag or a locale names a language",
        arguments: [
            ("es", Language.spanish), ("es-MX", .spanish), ("es_US.UTF-8", .spanish), ("ES", .spanish),
            ("en", .english),
            ("en_US.UTF-8", .english), ("en-XA", .pseudo),
        ]
    )
    func tags(tag: String, language: Language) { #expect(Language(tag: tag) == language) }

    @Test(
        "A tag of a language without texts names none",
        arguments: ["", "C", "C.UTF-8", "POSIX", "de_DE.UTF-8", "est"]
    )
    func unknown(tag: String) { #expect(Language(tag: tag) == nil) }

    @Test(
        "A browser's preferred language is the offered one with the greatest weight",
        arguments: [
            ("es-MX,es;q=0.9,en;q=0.8", Language.spanish), ("en-US,en;q=0.9,es;q=0.8", .english),
            ("de, es;q=0.1", .spanish),
            ("en;q=0.5, es;q=0.6", .spanish), ("en;q=0, es;q=0.001", .spanish),
        ]
    )
    func accepted(field: String, language: Language) { #expect(Language(accepting: field) == language) }

    @Test(
        "A field without an offered language has no preference",
        arguments: ["", "de", "en-XA;q=x", "es;q=0", ";;,,=", "es;q=x"]
    )
    func refused(field: String) { #expect(Language(accepting: field) == nil) }

    @Test(
        "A list ends with “and” or “or”, which Spanish changes before a vowel of the same sound",
        arguments: [
            (["a"], "a", "a", "a", "a"), (["a", "b"], "a and b", "a or b", "a y b", "a o b"),
            (["a", "b", "hijos"], "a, b and hijos", "a, b or hijos", "a, b e hijos", "a, b o hijos"),
            (["a", "“ocho”"], "a and “ocho”", "a or “ocho”", "a y “ocho”", "a u “ocho”"),
            (["a", "hielo"], "a and hielo", "a or hielo", "a y hielo", "a o hielo"),
        ]
    )
    func lists(items: [String], and: String, or: String, y: String, o: String) {
        #expect(listed(items) == and)
        #expect(listed(items, .or) == or)
        Language.$current.withValue(.spanish) {
            #expect(listed(items) == y)
            #expect(listed(items, .or) == o)
        }
        #expect(listed([]) == "")
    }
}
