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

    @Test(
        "A day without its year names its month in Spanish, where two numbers are a day and a month",
        arguments: [
            ("2026-12-01", "12-01", "1 dic"), ("2027-01-12", "01-12", "12 ene"), ("2026-09-30", "09-30", "30 sep"),
        ]
    )
    func withoutYear(iso: String, english: String, spanish: String) throws {
        let day = try LocalDate(iso8601: iso)
        #expect(day.withoutYear == english)
        #expect(Language.$current.withValue(.spanish) { day.withoutYear } == spanish)
    }
}
