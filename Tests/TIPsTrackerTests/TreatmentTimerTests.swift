import Foundation
import StorageKit
import TIPsTracker
import TestKit
import Testing
import TimeKit

@Suite("The wait between treatment foods")
struct TreatmentTimerTests {
    /// A day with the treatment foods A, B, C, … and its logs.
    struct Day {
        var cycle: Cycle
        var items: [Item]
        let zone: String
        let day: LocalDate

        init(_ count: Int, zone: String = "America/Phoenix", day: String = "2026-01-07") throws {
            cycle = try Sample.cycle()
            items = try ["A", "B", "C", "D", "E"].prefix(count).map { try Sample.item($0) }
            self.zone = zone
            self.day = try date(day)
        }

        func log(_ name: String, _ wallTime: String, day other: LocalDate? = nil, by member: String = "ann") throws
            -> LogEntry
        {
            let item = try #require(items.first { $0.name == name })
            let date = wallTime.contains("T") ? wallTime : "\(day)T\(wallTime)"
            return Sample.entry(item, on: other ?? day, at: try Sample.instant(date, zone), by: member)
        }

        func timer(_ entries: [LogEntry], minutes: Int = 15) -> TreatmentTimer? {
            TreatmentTimer.derived(from: entries, items: items, cycle: cycle, minutes: minutes)
        }

        func ends(_ wallTime: String) throws -> Instant {
            try Sample.instant(wallTime.contains("T") ? wallTime : "\(day)T\(wallTime)", zone)
        }
    }

    @Test("with n treatment foods the timer runs after each log but the last", arguments: 0...5)
    func count(n: Int) throws {
        let day = try Day(n)
        #expect(day.timer([]) == nil)
        var entries: [LogEntry] = []
        for (index, item) in day.items.enumerated() {
            entries.append(try day.log(item.name, "08:\(10 + index * 10)"))
            let timer = day.timer(entries)
            #expect(timer?.remaining == (index + 1 == n ? nil : n - index - 1))
            #expect(timer?.endsAt == (index + 1 == n ? nil : try day.ends("08:\(25 + index * 10)")))
            #expect(timer?.since == (index + 1 == n ? nil : entries[index].id))
        }
    }

    @Test("the wait is as long as the member wants it", arguments: [1, 15, 20, 240])
    func minutes(minutes: Int) throws {
        let day = try Day(2)
        let timer = day.timer([try day.log("A", "08:00")], minutes: minutes)
        #expect(timer?.endsAt == (try day.ends("08:00")).adding(minutes: minutes))
    }

    @Test("un-ticking the newest log goes back to the one before, un-ticking an older one changes nothing")
    func untick() throws {
        let day = try Day(3)
        let (a, b) = (try day.log("A", "08:00"), try day.log("B", "08:20"))
        #expect(day.timer([a])?.endsAt == (try day.ends("08:15")))
        let both = try #require(day.timer([a, b]))
        let newestOnly = try #require(day.timer([b]))
        #expect(both.endsAt == newestOnly.endsAt && both.since == newestOnly.since)
        #expect(both.remaining == 1 && newestOnly.remaining == 2)
        #expect(day.timer([]) == nil)
    }

    @Test("un-ticking after all was done starts it again from the newest log that is left, if that has not passed")
    func untickAfterAll() throws {
        let day = try Day(3)
        let entries = [try day.log("A", "08:00"), try day.log("B", "08:20"), try day.log("C", "08:40")]
        #expect(day.timer(entries) == nil)
        let timer = try #require(day.timer([entries[1], entries[2]]))
        #expect(timer.endsAt == (try day.ends("08:55")) && timer.remaining == 1)
        #expect(timer.remainingSeconds(at: try day.ends("08:54:59")) == 1)
        #expect(timer.remainingSeconds(at: try day.ends("08:55")) == nil)
        let earlier = try #require(day.timer([entries[0], entries[1]]))
        #expect(earlier.endsAt == (try day.ends("08:35")))
        #expect(earlier.remainingSeconds(at: try day.ends("08:41")) == nil)
    }

    @Test("an edited time moves the end with it, also where another log becomes the newest")
    func edit() throws {
        let day = try Day(3)
        let (a, b) = (try day.log("A", "08:00"), try day.log("B", "08:20"))
        #expect(day.timer([a, b])?.endsAt == (try day.ends("08:35")))
        #expect(day.timer([a, try day.log("B", "08:10")])?.endsAt == (try day.ends("08:25")))
        let moved = try day.log("B", "07:30")
        let timer = day.timer([a, moved])
        #expect(timer?.endsAt == (try day.ends("08:15")))
        #expect(timer?.since == a.id)
    }

    @Test("a log dated back doesn't lengthen the wait beyond its own time")
    func datedBack() throws {
        let day = try Day(3)
        let (a, late) = (try day.log("A", "08:00"), try day.log("B", "07:00"))
        #expect(day.timer([a, late])?.endsAt == (try day.ends("08:15")))
        #expect(day.timer([late])?.endsAt == (try day.ends("07:15")))
    }

    @Test("an early log starts the count again")
    func early() throws {
        let day = try Day(3)
        #expect(day.timer([try day.log("A", "08:00"), try day.log("B", "08:05")])?.endsAt == (try day.ends("08:20")))
    }

    @Test("an item deleted, added, or moved in or out while it runs counts from that day on")
    func items() throws {
        var day = try Day(3)
        let entries = [try day.log("A", "08:00")]
        #expect(day.timer(entries)?.remaining == 2)
        day.items[2].archived = day.day
        #expect(day.timer(entries)?.remaining == 1)
        day.items[1].place = ItemOrder.place(
            day.items[1].place,
            to: .medicine,
            day.items[1].place.order,
            today: day.day
        )
        #expect(day.timer(entries) == nil)
        day.items.append(try Sample.item("F"))
        #expect(day.timer(entries)?.remaining == 1)
        day.items[3].added = day.day.next
        #expect(day.timer(entries) == nil)
        var food = try Sample.item("G", .maintenance)
        food.place = ItemOrder.place(food.place, to: .treatment, food.place.order, today: day.day)
        day.items.append(food)
        #expect(day.timer(entries)?.remaining == 1)
    }

    @Test("a logged item that was moved out of treatment still keeps the others waiting")
    func movedAfterLog() throws {
        var day = try Day(2)
        let entries = [try day.log("A", "08:00")]
        day.items[0].place = ItemOrder.place(
            day.items[0].place,
            to: .medicine,
            day.items[0].place.order,
            today: day.day
        )
        #expect(day.timer(entries)?.endsAt == (try day.ends("08:15")))
        #expect(day.timer(entries)?.remaining == 1)
    }

    @Test("logs of other categories don't start it")
    func otherCategories() throws {
        let day = try Day(2)
        for category in [Category.medicine, .maintenance, .recommended] {
            let entry = Sample.entry(try Sample.item("M", category), on: day.day, at: try day.ends("09:00"))
            #expect(day.timer([entry]) == nil)
            #expect(day.timer([entry, try day.log("A", "08:00")])?.endsAt == (try day.ends("08:15")))
        }
    }

    @Test("an item without a dose in the week isn't waited for")
    func noDose() throws {
        var day = try Day(3)
        day.items[1].dosing = .weekly(try Sample.doses([2: "1 tsp"]))
        day.items[2].dosing = Dosing()
        #expect(day.timer([try day.log("A", "08:00")]) == nil)
        let next = day.day.adding(days: 7)
        let entry = try day.log("A", "\(next)T08:00", day: next)
        #expect(day.timer([entry])?.remaining == 1)
    }

    @Test("one box logged twice counts once, and the wait is counted from the later time, whichever log is shown")
    func twice() throws {
        let day = try Day(2)
        let (first, second) = (try day.log("A", "08:00"), try day.log("A", "08:05", by: "bob"))
        for entry in [
            LogEntry(claim: first.claim, others: [second.claim]), LogEntry(claim: second.claim, others: [first.claim]),
        ] {
            #expect(day.timer([entry])?.endsAt == (try day.ends("08:20")))
            #expect(day.timer([entry])?.remaining == 1)
        }
    }

    @Test(
        "it goes on over midnight, by the day of the log, in every zone and whatever the clocks do",
        arguments: Sample.zones
    )
    func midnight(zone: String) throws {
        let day = try Day(2, zone: zone, day: "2026-03-07")
        let entry = try day.log("A", "23:55")
        let timer = try #require(day.timer([entry]))
        #expect(timer.endsAt == (try day.ends("2026-03-08T00:10")))
        #expect(timer.remainingSeconds(at: try day.ends("2026-03-08T00:00")) == 600)
        // A log on the new day starts the timer anew, for the foods left on that day.
        let next = try day.log("B", "2026-03-08T00:05", day: day.day.next)
        let later = try #require(day.timer([entry, next]))
        #expect(later.endsAt == (try day.ends("2026-03-08T00:20")) && later.remaining == 1)
        // Counted for the day before, it was the last food of that day.
        #expect(day.timer([entry, try day.log("B", "2026-03-08T00:05", day: day.day)]) == nil)
    }

    @Test(
        "a quarter of an hour is a quarter of an hour, also when the clocks change during it",
        arguments: [
            ("America/New_York", "2026-03-08T06:55:00Z"), ("America/New_York", "2026-11-01T05:55:00Z"),
            ("Europe/Berlin", "2026-03-29T00:55:00Z"), ("Europe/Berlin", "2026-10-25T00:55:00Z"),
            ("Australia/Lord_Howe", "2026-04-04T14:55:00Z"), ("Australia/Lord_Howe", "2026-10-03T15:25:00Z"),
            ("America/Phoenix", "2026-03-08T08:55:00Z"), ("Asia/Kolkata", "2026-10-24T20:25:00Z"),
        ]
    )
    func clocksChange(zone: String, at: String) throws {
        let room = try Sample.room(zone)
        let at = try Instant(iso8601: at)
        let day = room.day(of: at)
        let cycle = try Sample.cycle("\(day.adding(days: -3))", "\(day.adding(days: 3))")
        let items = [try Sample.item("A"), try Sample.item("B")]
        let entries = [Sample.entry(items[0], on: day, at: at)]
        let timer = try #require(TreatmentTimer.derived(from: entries, items: items, cycle: cycle, minutes: 15))
        #expect(timer.remainingSeconds(at: at) == 900)
        let changes = zone != "America/Phoenix" && zone != "Asia/Kolkata"
        let wall = { (instant: Instant) in
            let local = room.timeZone.local(at: instant)
            return local.date.dayNumber * 86_400_000 + local.time.millisecondOfDay
        }
        #expect((wall(timer.endsAt) - wall(at) == 900_000) != changes, "the clocks change in between")
    }

    @Test("on the challenge day and outside the cycle nothing is waited for")
    func challengeDay() throws {
        let day = try Day(2)
        for other in ["2026-01-04", "2026-03-30", "2026-04-02"] {
            #expect(day.timer([try day.log("A", "\(other)T08:00", day: try date(other))]) == nil)
        }
    }

    @Test("seconds left are rounded up, and none are left at the end")
    func seconds() throws {
        let day = try Day(2)
        let timer = try #require(day.timer([try day.log("A", "08:00")]))
        let end = timer.endsAt
        #expect(timer.remainingSeconds(at: end.adding(milliseconds: -1)) == 1)
        #expect(timer.remainingSeconds(at: end.adding(milliseconds: -1_000)) == 1)
        #expect(timer.remainingSeconds(at: end.adding(milliseconds: -1_001)) == 2)
        #expect(timer.remainingSeconds(at: end) == nil)
        // A clock that is set back shows more time left but keeps the end.
        #expect(timer.remainingSeconds(at: end.adding(hours: -1)) == 3_600)
    }

    @Test(
        "whatever is ticked, un-ticked and edited in a day, the timer follows from what is left",
        arguments: 1...20 as ClosedRange<UInt64>
    )
    func generated(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let day = try Day(generator.int(in: 1...5), zone: generator.pick(Sample.zones))
        let morning = try day.ends("06:00")
        // The logged foods by name, with their time in minutes since the morning.
        var logged: [String: Int] = [:]
        for _ in 0..<60 {
            let name = generator.pick(day.items).name
            if logged[name] != nil, generator.oneIn(2) {
                logged[name] = nil
            } else {
                logged[name] = generator.int(in: 0...300)
            }
            guard Set(logged.values).count == logged.count else { continue }
            let entries = try logged.map { name, minute in
                let item = try #require(day.items.first { $0.name == name })
                return Sample.entry(item, on: day.day, at: morning.adding(minutes: minute))
            }
            let timer = day.timer(generator.shuffle(entries), minutes: 15)
            if let newest = logged.values.max(), logged.count < day.items.count {
                #expect(timer?.endsAt == morning.adding(minutes: newest + 15), "seed \(seed)")
                #expect(timer?.remaining == day.items.count - logged.count, "seed \(seed)")
            } else {
                #expect(timer == nil, "seed \(seed)")
            }
        }
    }
}
