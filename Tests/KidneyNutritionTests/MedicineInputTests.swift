import TestKit
import Testing
import TimeKit

@testable import KidneyNutrition

@Suite("The times of a medicine as people write them")
struct MedicineInputTests {
    @Test(
        "times are read with their amounts, as 24 hours or with am and pm",
        arguments: [
            ("08:00", "08:00"), ("8:00", "08:00"), ("08:00, 18:30 2 tablets", "08:00, 18:30 2 tablets"),
            ("8am; 9:30 PM one spoon", "08:00, 21:30 one spoon"), ("12 am, 12 pm", "00:00, 12:00"), ("", ""),
            (" , ", ""), ("7:05\n23:59", "07:05, 23:59"), ("8:00 1,5 tabletas,9:00", "08:00 1.5 tabletas, 09:00"),
            ("08:00 0,25 mg; 20:00 2,5mL", "08:00 0.25 mg, 20:00 2.5mL"), ("8:00 2,9pm", "08:00 2, 21:00"),
            ("8am, noon, 6 pm", "08:00, 12:00, 18:00"), ("Noon 2 tablets; midnight", "12:00 2 tablets, 00:00"),
            ("08:00 18:30", "08:00, 18:30"), ("8:00 am 6:30 PM 21:00", "08:00, 18:30, 21:00"),
            ("08:00 2 tablets 18:30", "08:00 2 tablets 18:30"), ("12 noon", "12:00"),
            ("mediodía 1 tableta, medianoche", "12:00 1 tableta, 00:00"),
        ]
    )
    func times(_ typed: String, _ text: String) throws {
        #expect(MedicineInput.text(try MedicineInput.times(typed)) == text)
    }

    @Test(
        "a text that is no time is refused with an example, and a number alone is no hour",
        arguments: [
            "8", "with meals", "bedtime", "25:00", "08:60", "2 tablets", "13 pm", "0am", "8:0:0", "-8:00", "008:00",
            "٠٨:٠٠",
        ]
    )
    func notTimes(_ typed: String) throws {
        #expect(throws: KidneyError.notADoseTime(typed)) { try MedicineInput.times(typed) }
        #expect("\(KidneyError.notADoseTime(typed))".contains("write one such as 08:00"))
    }

    @Test("A text that is no time among others is named without a blank before it, and bedtime is asked for its hour")
    func bedtime() {
        let error = KidneyError.notADoseTime("bedtime")
        #expect(throws: error) { try MedicineInput.times("8am, bedtime") }
        #expect(error.description.contains("for bedtime or a meal, write its hour"))
    }

    @Test(
        "days of the week are read by their names or beginnings",
        arguments: [
            ("Mon, Fri", [1, 5]), ("tuesdays and saturdays", [2, 6]), ("mo/we/fr", [1, 3, 5]), ("every day", []),
            ("Daily", []), ("", []), ("sunday", [7]), ("th", [4]),
        ] as [(String, [Int])]
    )
    func weekdays(_ typed: String, _ days: [Int]) throws {
        #expect(try MedicineInput.weekdays(typed) == Set(days.compactMap { Weekday(rawValue: $0) }))
    }

    @Test(
        "a text that is no day of the week is refused",
        arguments: [
            ("m", "m"), ("noon", "noon"), ("monday2", "monday2"), ("1", "1"), ("--", "--"), ("m.", "m."),
            ("Mon -- Fri", "--"),
        ]
    )
    func notDays(_ typed: String, _ word: String) {
        #expect(throws: KidneyError.notAWeekday(word)) { try MedicineInput.weekdays(typed) }
    }

    @Test("shown times and days are read back as the same")
    func roundTrip() throws {
        var generator = SeededGenerator(seed: 5)
        for _ in 0..<200 {
            let times = try (0..<generator.int(in: 0...4)).map { number in
                MedicationTime(
                    try LocalTime(hour: generator.int(in: 0...23), minute: generator.int(in: 0...59)),
                    amount: generator.pick(["", "2 tablets", "half a spoon", "10 mL"])
                )
            }
            #expect(try MedicineInput.times(MedicineInput.text(times)) == times)
            let days = Set(Weekday.allCases.filter { _ in generator.oneIn(2) })
            #expect(try MedicineInput.weekdays(MedicineInput.text(days)) == (days.count == 7 ? [] : days))
        }
    }
}
