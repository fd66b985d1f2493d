import Testing
import WordKit

@Suite("The digits that a telephone number dials")
struct DialedTextTests {
    @Test(
        "one number is dialed without its extension, and two numbers are none",
        arguments: [
            ("+1 (602) 555-0100", "+16025550100"), (" 602–555–0100 ext. 5", "6025550100"),
            ("602-555-0100 extensión 5", "6025550100"), ("*65", "*65"), ("9", "9"), ("9-1-1", "911"),
            ("123456789012345", "123456789012345"), ("1234567890123456", nil), ("112 911", nil), ("911 (112)", nil),
            ("911 112 060", nil), ("112 911 555", nil), ("911 234 567", "911234567"),
            ("+34 911 112 060", "+34911112060"),
            ("602-555-0100 602-555-0101", nil), ("+1 602 555 0100 +1 602 555 0101", nil),
            ("602-555-0100 (602-555-0101)", nil), ("911 ext", nil), ("call 911", nil), ("—", nil), ("", nil),
            ("٩١١", nil), ("tel:911", "911"), ("tel. 112", "112"), ("Tel: +1 602-555-0100", "+16025550100"),
            ("602/555-0100", "6025550100"), ("030/1234567", "0301234567"), ("911/112", nil), ("112/602-555-0100", nil),
            ("555-0100/0101", nil), ("602/555/0100", nil), ("061 112", nil), ("112 061", nil), ("116 117", "116117"),
            ("tel", nil),
            // Three digits beside 112 are a second number, and so is a whole number of seven digits without a 0 before them.
            ("55 112", "55112"), ("555 112", nil), ("5551 112", "5551112"), ("112 55", "11255"), ("112 555", nil),
            ("112 5551", "1125551"), ("555 010 112", "555010112"), ("555 0100 112", nil),
            ("055 0100 112", "0550100112"), ("911 555 010", "911555010"), ("911 555 0100", nil),
        ] as [(String, String?)]
    )
    func digits(text: String, dialed: String?) {
        #expect(DialedText.digits(text) == dialed)
    }
}
