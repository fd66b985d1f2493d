import GRDB
import ScreenKit
import TestKit
import Testing
import TimeKit
import WordKit

@testable import MaricopaDirectory

@Suite("Events in chronological order")
struct EventTimesTests {
    /// The result of the rule for each event by itself.
    private func expected(_ box: EventBox, at moment: LocalDateTime) throws -> [ComingEvent] {
        try box.owner.read { tables in
            let numbers = try Int64.fetchAll(tables.db, sql: "SELECT number FROM record WHERE kind = 4")
            return try tables.records(numbers).compactMap { number, record in
                guard case .event(let event) = record.details,
                    let current = EventRule.current(of: event.schedule, at: moment)
                else { return nil }
                return ComingEvent(
                    number: number,
                    start: current.start,
                    end: current.end,
                    titleKey: FoldedText.key(record.title),
                    id: record.id.rawValue
                )
            }.sorted { $0.key < $1.key }
        }
    }

    private func all(_ box: EventBox, at moment: LocalDateTime) throws -> [ComingEvent] {
        try box.owner.read { try $0.comingEvents(at: moment, limit: 10_000) }
    }

    @Test(
        "are those of the rule at every moment, fresh or stale, with the clock set on and back, through edits, deletions and undos"
    )
    func agreesWithRule() throws {
        let box = try EventBox()
        var random = SeededGenerator(seed: 9)
        for number in 0..<120 {
            let title = ["Yoga", "Café", "zumba"][number % 3]
            try box.add("event-\(number)", try EventSample.generated(&random), title: title)
        }
        for round in 0..<60 {
            let moment = try EventSample.moment("2026-01-01T00:00").addingDays(random.int(in: 0...150))
            let time = EventSample.later(moment, random.int(in: 0...1439))
            #expect(try all(box, at: time) == expected(box, at: time))
            if round % 2 == 0 {
                try box.owner.write { try $0.refreshEventTimes(at: time) }
                #expect(try all(box, at: time) == expected(box, at: time))
            }
            let id = EventBox.id("event-\(random.int(in: 0...119))")
            if (try? box.owner.read { try $0.record(id) }) != nil {
                if round % 7 == 3 {
                    try box.delete(id)
                } else {
                    let schedule = try EventSample.generated(&random)
                    try box.edit(id) { $0.schedule = schedule }
                }
                if round % 3 == 0 { try box.undo() }
            }
        }
        #expect(try all(box, at: EventSample.moment("2026-02-01T00:00")).count > 20)
    }

    @Test("come page by page, nothing twice and nothing left out, one that is under way on the edge of a page too")
    func pages() throws {
        let box = try EventBox(now: "2026-03-07T10:00")
        var random = SeededGenerator(seed: 10)
        // Many events begin at the same time, so that pages end among equal starts.
        for number in 0..<90 {
            let hour = 8 + random.int(in: 0...3)
            let start = try LocalDateTime(year: 2026, month: 3, day: 7, hour: hour, minute: 0)
            let schedule = EventSchedule(start: start, end: EventSample.later(start, 150))
            try box.add("event-\(number)", schedule, title: "Class \(number % 5)")
        }
        let moment = try EventSample.moment("2026-03-07T10:00")
        let whole = try expected(box, at: moment)
        #expect(whole.contains { $0.start < moment } && whole.count == 90)
        for size in [1, 7, 20] {
            var walked: [ComingEvent] = []
            while true {
                let page = try box.owner.read { tables in
                    try tables.comingEvents(at: moment, after: walked.last?.key, limit: size)
                }
                walked += page
                if page.count < size { break }
            }
            #expect(walked == whole, "pages of \(size)")
        }
    }

    @Test("are read without looking at what is over: a thousand past ones cost nothing once a round has seen them")
    func pastOnes() throws {
        let box = try EventBox()
        try box.owner.write { tables in
            for number in 0..<1_000 {
                let start = try EventSample.moment("2023-01-01T08:00").addingDays(number)
                let schedule = EventSchedule(start: start, end: EventSample.later(start, 60))
                try tables.insert(try EventSample.record("past-\(number)", schedule))
            }
        }
        let next = try box.add("next", try EventSample.once("2026-03-03T08:00", "2026-03-03T09:00"))
        try box.owner.refreshEvents()
        let left = try box.owner.read { tables in
            try Int.fetchOne(tables.db, sql: "SELECT COUNT(*) FROM event_time WHERE start IS NOT NULL")
        }
        #expect(left == 1)
        #expect(try all(box, at: EventSample.moment("2026-03-02T12:00")).map(\.id) == [next.rawValue])
    }

    @Test(
        "the events' home shows the first twenty in chronological order, those under way first, and the next twenty follow"
    )
    func home() throws {
        let box = try EventBox(now: "2026-03-07T10:00")
        try box.owner.write { tables in
            for number in 0..<45 {
                let start = EventSample.later(try EventSample.moment("2026-03-07T07:00"), number * 30)
                let schedule = EventSchedule(start: start, end: EventSample.later(start, 120))
                try tables.insert(try EventSample.record("event-\(number)", schedule, title: "Class \(number)"))
            }
        }
        // The first three began at 07:00, 07:30 and 08:00 and are over at 10:00.
        let session = try box.owner.open(StartingQuery.list(of: .event))
        var page = try box.owner.page(of: session.id)
        #expect(page.records.map(\.title) == (3..<23).map { "Class \($0)" })
        page = try box.owner.page(of: session.id, after: page.next)
        #expect(page.records.map(\.title) == (23..<43).map { "Class \($0)" })
        let screen = try #require(try box.owner.screen(.list(.event)) as? ListScreen)
        #expect(screen.rows.map(\.tile.title) == (3..<23).map { "Class \($0)" })
    }
}
