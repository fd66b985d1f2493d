import Testing
import WordKit

@Suite("Spanish nouns")
struct SpanishNounTests {
    @Test(
        "an ending tells the gender, or doesn't",
        arguments: [
            ("taza", true), ("tazas", true), ("TAZA", true), ("porción", true), ("porciones", true), ("unidad", true),
            ("unidades", true), ("vaso", false), ("vasos", false), ("limón", false), ("limones", false),
            ("tomate", false), ("tomates", false), ("camote", false), ("camotes", false), ("pan", nil), ("sal", nil),
            ("", nil),
        ] as [(String, Bool?)]
    )
    func gender(noun: String, isFeminine: Bool?) { #expect(SpanishNoun.isFeminine(noun) == isFeminine) }

    @Test(
        "a noun and its adjectives have their plural, and a noun in \"s\" or \"x\" stays",
        arguments: [
            ("taza", "tazas"), ("caja pequeña", "cajas pequeñas"), ("café", "cafés"), ("pan", "panes"),
            ("nuez", "nueces"), ("limón", "limones"), ("cajas", "cajas"), ("tórax", "tórax"), ("muffin", "muffins"),
            ("taza, rallada", "tazas, ralladas"), ("limón, chico", "limones, chicos"),
            ("nuez, entera", "nueces, enteras"),
            ("flor, entera", "flores, enteras"), ("2", "2"), ("", ""),
        ]
    )
    func plural(noun: String, plural: String) { #expect(SpanishNoun.plural(noun) == plural) }

    @Test(
        "words behind a preposition stay",
        arguments: ["de", "a", "en", "con", "sin", "para", "por", "tipo", "como"]
    )
    func behindPreposition(word: String) {
        #expect(SpanishNoun.plural("taza grande \(word) flor") == "tazas grandes \(word) flor")
    }

    @Test(
        "some words have no plural",
        arguments: ["extra", "Extra", "jumbo", "mini", "miniatura", "cada", "hot", "saladet"]
    )
    func invariable(word: String) { #expect(SpanishNoun.plural("caja \(word)") == "cajas \(word)") }
}
