import Foundation
import HabitCourse
import TestKit
import Testing
import TimeKit

@Suite("A set of days")
struct DaySetTests {
    @Test("whatever is added and taken out, it is what a set of days would be", arguments: Array(1...12) as [UInt64])
    func agreesWithSet(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<20 {
            var days = DaySet()
            var slow = Set<LocalDate>()
            for _ in 0..<60 {
                let day = LocalDate(dayNumber: generator.int(in: -150...150))
                switch generator.int(in: 0...4) {
                case 0: #expect(days.remove(day) == (slow.remove(day) != nil))
                case 1:
                    let range = day...day.adding(days: generator.int(in: 0...70))
                    if generator.oneIn(8) {
                        days.insert(range)
                        slow.formUnion(
                            (0...range.lowerBound.days(until: range.upperBound)).map { day.adding(days: $0) }
                        )
                    }
                default: #expect(days.insert(day) == slow.insert(day).inserted)
                }
            }
            let other = DaySet((0..<80).map { _ in LocalDate(dayNumber: generator.int(in: -200...200)) })
            #expect(Array(days) == slow.sorted())
            #expect(days == DaySet(generator.shuffle(Array(slow))))
            #expect((days.count, days.isEmpty) == (slow.count, slow.isEmpty))
            #expect((days.first, days.last) == (slow.min(), slow.max()))
            #expect(Array(days.subtracting(other)) == slow.subtracting(other).sorted())
            #expect(days.subtracting(other) == DaySet(slow.subtracting(other)))
            let lower = LocalDate(dayNumber: generator.int(in: -200...200))
            let upper = LocalDate(dayNumber: generator.int(in: -200...200))
            #expect(days.count(from: lower, before: upper) == slow.filter { $0 >= lower && $0 < upper }.count)
            for number in -220...220 {
                let day = LocalDate(dayNumber: number)
                #expect(days.contains(day) == slow.contains(day))
            }
            #expect(try JSONDecoder().decode(DaySet.self, from: JSONEncoder().encode(days)) == days)
        }
    }

    @Test("emptied, it equals one that was always empty")
    func emptied() throws {
        let day = try LocalDate(iso8601: "2026-06-01")
        var days: DaySet = [day]
        days.remove(day)
        #expect(days == DaySet() && days.first == nil && days.last == nil && Array(days).isEmpty)
        #expect(days.count(from: day, before: day.adding(days: 5)) == 0)
    }
}
