import Testing
import TimeKit
import WordKit

@Suite("Days of the week")
struct WeekdayTests {
    @Test(
        "The abbreviations are those of CLDR in the language of the reader",
        arguments: [
            (
                Language.english, ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
                ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]
            ),
            (
                .spanish, ["lun", "mar", "mié", "jue", "vie", "sáb", "dom"], ["LU", "MA", "MI", "JU", "VI", "SA", "DO"]
            ),
        ] as [(Language, [String], [String])]
    )
    func abbreviations(language: Language, short: [String], shortest: [String]) {
        Language.$current.withValue(language) {
            #expect(Weekday.allCases.map(\.short) == short)
            #expect(Weekday.allCases.map(\.shortest) == shortest)
        }
    }
}
