import FractionParser
import Testing

@Suite("Spanish words of numbers")
struct SpanishNumberTests {
    @Test(
        "A word of a number has digits, and a part its denominator",
        arguments: [
            ("un", "1", nil), ("una", "1", nil), ("Dos", "2", nil), ("siete", "7", nil), ("doce", "12", nil),
            ("media", "1/2", nil), ("medio", "1/2", nil), ("tercio", nil, "3"), ("cuartos", nil, "4"),
            ("octavo", nil, "8"), ("medios", nil, nil), ("y", nil, nil), ("docena", nil, nil), ("taza", nil, nil),
            ("dieciséis", "16", nil), ("veintidós", "22", nil), ("VEINTITRÉS", "23", nil), ("veintiséis", "26", nil),
            ("veintiún", "21", nil), ("veintiuno", "21", nil), ("2", nil, nil),
            ("seven", nil, nil), ("", nil, nil), ("extraordinariamente", nil, nil),
        ] as [(String, String?, String?)]
    )
    func words(word: String, digits: String?, denominator: String?) {
        #expect(SpanishNumber.digits(word) == digits)
        #expect(SpanishNumber.denominator(word) == denominator)
    }

    @Test(
        "a word after a number that can be more of it is known",
        arguments: [
            ("veinte", true), ("DOS", true), ("y", true), ("mil", true), ("media", true), ("gramos", false),
            ("de", false), ("20", false), ("", false),
        ]
    )
    func goesOn(word: String, isMore: Bool) {
        #expect(SpanishNumber.goesOn(with: word) == isMore)
    }
}
