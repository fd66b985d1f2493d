import Foundation
import TestKit
import Testing
import TimeKit

/// The same rules, evaluated day by day.
private struct SlowRecurrence {
    let rule: Recurrence.Rule
    let start: LocalDateTime
    let end: Recurrence.End

    func occurrences(before limit: LocalDate) -> [LocalDateTime] {
        var found: [LocalDateTime] = []
        var day = start.date
        while day < limit {
            if case .until(let last) = end, day > last { break }
            if case .count(let count) = end, found.count == count { break }
            if names(day) { found.append(LocalDateTime(day, start.time)) }
            day = day.next
        }
        return found
    }

    private func names(_ day: LocalDate) -> Bool {
        switch rule {
        case .once:
            return day == start.date
        case .everyDays(let days):
            return start.date.days(until: day) % days == 0
        case .weekly(let weekdays, let weeks):
            var monday = start.date
            while monday.weekday != .monday { monday = monday.previous }
            return weekdays.contains(day.weekday) && monday.days(until: day) / 7 % weeks == 0
        case .monthly(let wanted, let shortMonth, let months):
            let distance = (day.year - start.date.year) * 12 + day.month - start.date.month
            guard distance % months == 0 else { return false }
            return day.day == wanted || (shortMonth == .lastDay && wanted > day.day && day.next.day == 1)
        }
    }
}

@Suite struct RecurrenceLawTests {
    private func rule(_ generator: inout SeededGenerator) -> Recurrence.Rule {
        switch generator.int(in: 0...9) {
        case 0: return .once
        case 1...2: return .everyDays(generator.int(in: 1...40))
        case 3...5:
            let weekdays = Weekday.allCases.filter { _ in generator.oneIn(3) }
            return .weekly(on: Set(weekdays + [generator.pick(Weekday.allCases)]), every: generator.int(in: 1...5))
        default:
            return .monthly(
                day: generator.oneIn(2) ? generator.int(in: 28...31) : generator.int(in: 1...31),
                shortMonth: generator.oneIn(2) ? .skip : .lastDay,
                every: generator.oneIn(3) ? 12 : generator.int(in: 1...14)
            )
        }
    }

    @Test(
        "Occurrences, the first after and the last before any moment are those found day by day",
        arguments: Array(100..<140) as [UInt64]
    )
    func agreesWithEnumeration(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<8 {
            let start = LocalDateTime(
                LocalDate(dayNumber: generator.int(in: 7_000...25_000)),
                try LocalTime(hour: generator.int(in: 0...23), minute: generator.pick([0, 30, 59]))
            )
            let rule = rule(&generator)
            let end: Recurrence.End =
                switch generator.int(in: 0...2) {
                case 0: .never
                case 1: .until(start.date.adding(days: generator.int(in: -3...2_000)))
                default: .count(generator.int(in: 1...60))
                }
            guard let recurrence = try? Recurrence(rule, from: start, end: end) else {
                guard case .monthly(29...31, .skip, _) = rule else {
                    Issue.record("refused \(rule), seed \(seed)")
                    continue
                }
                continue
            }
            let limit = start.date.adding(days: 4_200)
            let slow = SlowRecurrence(rule: rule, start: start, end: end).occurrences(before: limit)
            let comment: Comment = "\(rule) from \(start), \(end), seed \(seed)"
            let all = recurrence.occurrences(from: start, before: LocalDateTime(limit, .midnight))
            #expect(Array(all) == slow, comment)
            for _ in 0..<30 {
                let moment = LocalDateTime(
                    start.date.adding(days: generator.int(in: -40...4_100)),
                    generator.oneIn(2) ? start.time : try LocalTime(hour: generator.int(in: 0...23), minute: 30)
                )
                if let next = slow.first(where: { $0 >= moment }) {
                    #expect(recurrence.first(atOrAfter: moment) == next, comment)
                } else if let next = recurrence.first(atOrAfter: moment) {
                    #expect(next.date >= limit, comment)
                }
                #expect(recurrence.last(before: moment) == slow.last { $0 < moment }, comment)
                #expect(recurrence.contains(moment) == slow.contains(moment), comment)
                let upper = moment.addingDays(generator.int(in: 0...90))
                if upper.date < limit {
                    #expect(
                        Array(recurrence.occurrences(from: moment, before: upper))
                            == slow.filter { $0 >= moment && $0 < upper },
                        comment
                    )
                }
            }
        }
    }

    @Test(
        "A count ends where counting along the calendar ends, also after centuries",
        arguments: [200, 201, 202, 203] as [UInt64]
    )
    func longCounts(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<10 {
            let start = LocalDateTime(LocalDate(dayNumber: generator.int(in: -30_000...30_000)), .midnight)
            let rule = rule(&generator)
            guard let forever = try? Recurrence(rule, from: start) else { continue }
            let count = generator.int(in: 1...9_000)
            let end = try LocalDateTime(iso8601: "9999-12-31T23:59")
            let counted = try Recurrence(rule, from: start, end: .count(count))
            let slow = Array(forever.occurrences(from: start, before: end).prefix(count))
            #expect(counted.last(before: end) == slow.last, "\(rule) from \(start), \(count), seed \(seed)")
        }
    }

    @Test(
        "In any zone occurrences are due in order, and those from an instant on are those not before it",
        arguments: [300, 301, 302] as [UInt64]
    )
    func instantsInOrder(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<40 {
            let name = generator.pick(TimeZone.knownTimeZoneIdentifiers)
            let zone = try TimeZone.named(name)
            let start = LocalDateTime(
                LocalDate(dayNumber: generator.int(in: 0...22_000)),
                try LocalTime(hour: generator.int(in: 0...23), minute: generator.int(in: 0...59))
            )
            let daily = Recurrence.daily(from: start)
            let comment: Comment = "\(name) from \(start), seed \(seed)"
            let all = Array(daily.occurrences(of: "s", from: zone.instant(of: start), in: zone).prefix(420))
            #expect(all.first?.id.at == start, comment)
            #expect(zip(all, all.dropFirst()).allSatisfy { $0.instant <= $1.instant && $0.id < $1.id }, comment)
            for _ in 0..<20 {
                let middle = generator.int(in: 1...410)
                let instant = all[middle].instant.adding(milliseconds: Int64(generator.int(in: -5_000_000...5_000_000)))
                #expect(
                    daily.first(of: "s", atOrAfter: instant, in: zone) == all.first { $0.instant >= instant },
                    comment
                )
                #expect(daily.last(of: "s", before: instant, in: zone) == all.last { $0.instant < instant }, comment)
            }
        }
    }
}
