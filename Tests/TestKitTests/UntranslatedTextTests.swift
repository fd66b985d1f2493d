import TestKit
import Testing

@Suite("Texts without a catalog")
struct UntranslatedTextTests {
    @Test(
        "a text of a refusal outside the brackets of the pseudo-language is found, unless it was typed",
        arguments: [
            ("⟦á fáúlt ~~⟧", nil), ("⟦líñé 3: ⟦ñó JSON ~⟧ ~~~⟧ — ⟦réád ít ~~⟧", nil), ("Soup: ⟦ít ís lóñg ~~⟧", nil),
            ("⟦á fáúlt ~~⟧ — choose one below", "— choose one below"), ("it has no status", "it has no status"),
            ("⟦á ~⟧ 12 mg", nil), ("Soup of the day: ⟦ít ís lóñg ~~⟧", "Soup of the day:"),
        ] as [(String, String?)]
    )
    func leaks(text: String, expected: String?) {
        #expect(UntranslatedTexts.leak(in: text, ["Soup", "on"]) == expected)
    }
}
