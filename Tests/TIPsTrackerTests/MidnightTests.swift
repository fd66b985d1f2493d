import StorageKit
import TIPsTracker
import TestKit
import Testing
import TimeKit

@Suite("Midnight")
struct MidnightTests {
    @Test("after a cold start past midnight the boxes are clear, yesterday's ticks are there, and nothing was written")
    func coldStart() throws {
        let folder = try TemporaryFolder()
        let file = folder.file("tips.sqlite")
        var family = try Family(file: file, now: "2026-01-05T21:00")
        for item in try family.ann.plan().items { try family.ann.log(item.id, early: true) }
        let ticked = try family.ticked(on: "2026-01-05")
        #expect(ticked.count == 6)
        let exported = try family.ann.exportRoom()
        try family.store.close()
        family = try Family(file: file, now: "2026-01-06T07:00", isSetUp: false)
        #expect(try family.ticked(on: "2026-01-06").isEmpty)
        #expect(try family.ticked(on: "2026-01-05") == ticked)
        #expect(try family.ann.exportRoom() == exported)
    }

    @Test("an open app sees the same: no job runs, only the day is another one")
    func open() throws {
        let family = try Family(now: "2026-01-05T23:59:59")
        let almond = try family.item("Almond").id
        try family.ann.log(almond)
        #expect(try family.ann.log(almond).wasTicked)
        family.clock.advance(seconds: 1)
        #expect(try !family.ann.log(almond).wasTicked)
        #expect(try family.ticked(on: "2026-01-05") == ["Almond"])
        #expect(try family.ticked(on: "2026-01-06") == ["Almond"])
    }

    @Test("a month away wipes nothing: every day still shows what was ticked on it")
    func monthAway() throws {
        let family = try Family(now: "2026-01-05T08:00")
        let almond = try family.item("Almond").id
        for day in 0..<10 {
            family.clock.now = try family.instant("2026-01-05T08:00").adding(days24h: day)
            try family.ann.log(almond)
        }
        try family.at("2026-03-01T08:00")
        let entries = try family.ann.entries(in: date("2026-01-01")..<date("2026-03-02"))
        #expect(try entries.map(\.day) == (0..<10).map { try date("2026-01-05").adding(days: $0) })
    }

    @Test(
        "days of 23 and 25 hours, and a midnight that the clocks skip, are days like others",
        arguments: [
            ("America/New_York", "2026-03-08"), ("America/New_York", "2026-11-01"), ("Africa/Cairo", "2026-04-24"),
            ("Asia/Beirut", "2026-03-29"),
        ]
    )
    func oddDays(zone: String, day: String) throws {
        let start = try date(day).adding(days: -3)
        let family = try Family(
            Array(Family.usualItems.prefix(2)),
            zone: zone,
            now: "\(start)T12:00",
            start: start.description,
            challenge: start.adding(days: 28).description
        )
        let almond = try family.item("Almond").id
        let noon = try family.instant("\(day)T12:00")
        // Ticks are made every quarter of an hour over three days. The first of each day is new; all others find the box ticked.
        var ticks: [LocalDate] = []
        for quarter in -144..<144 {
            family.clock.now = noon.adding(minutes: 15 * quarter)
            let receipt = try family.ann.log(almond)
            if !receipt.wasTicked { ticks.append(receipt.entry.day) }
        }
        #expect(ticks.count == Set(ticks).count)
        #expect(ticks == ticks.sorted())
        let expected = try (-1...1).map { try date(day).adding(days: $0) }
        #expect(ticks.filter(expected.contains) == expected)
    }

    @Test("a log at 01:30 is one of two on the night the clocks go back; they keep the order of their instants")
    func twice() throws {
        let family = try Family(
            zone: "America/New_York",
            now: "2026-11-01T01:30",
            start: "2026-10-26",
            challenge: "2027-01-18"
        )
        try family.ann.log(family.item("Egg").id)
        family.clock.advance(hours: 1)
        try family.ann.log(family.item("Almond").id)
        #expect(family.zone.local(at: family.clock.now).time.hour == 1)
        #expect(try family.ticked(on: "2026-11-01") == ["Egg", "Almond"])
        let rows = try family.ann.historyPage(on: date("2026-11-01")).days.flatMap(\.rows)
        #expect(rows.map(\.time) == ["01:30 UTC-5", "01:30 UTC-4"], "each says which of the two it is")
        family.clock.advance(hours: 1)
        try family.ann.log(family.item("Cetirizine").id)
        #expect(try family.ann.historyPage(on: date("2026-11-01")).days[0].rows[0].time == "02:30")
    }
}
