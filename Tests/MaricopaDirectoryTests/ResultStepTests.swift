import DirectoryRecords
import ScreenKit
import TestKit
import Testing
import TimeKit

@testable import MaricopaDirectory

@Suite("Paging and arrows")
struct ResultStepTests {
    /// Records of a kind with the titles and ids "a", "b", …, in the city of Mesa.
    static func records(_ kind: RecordKind, _ count: Int) throws -> [Record] {
        let start = try HoursSample.moment("2026-03-08T09:00")
        return (0..<count).map { number in
            let letter = String(UnicodeScalar(UInt8(97 + number)))
            let details: RecordDetails =
                switch kind {
                case .market: .market(MarketDetails())
                case .recipe: .recipe(RecipeDetails())
                case .park: .park(ParkDetails())
                case .activity: .activity(ActivityDetails())
                case .event:
                    .event(
                        EventDetails(
                            schedule: EventSchedule(
                                start: start.adding(minutes: number * 60),
                                end: start.adding(minutes: number * 60 + 30)
                            )
                        )
                    )
                case .resource: .resource
                }
            return Record(
                id: TimeKit.ID(letter),
                title: letter.uppercased(),
                city: "Mesa",
                addedOn: start.date,
                details: details
            )
        }
    }

    static func titles(_ directory: MaricopaDirectory, _ session: ResultSession, limit: Int) throws -> [[String]] {
        var pages: [[String]] = []
        var cursor: SessionCursor?
        repeat {
            let page = try directory.page(of: session.id, after: cursor, limit: limit)
            pages.append(page.records.map(\.title))
            cursor = page.next
        } while cursor != nil
        return pages
    }

    @Test(
        "a page has twenty records unless asked otherwise, and the next begins where it ends, of every kind",
        arguments: RecordKind.allCases
    )
    func pages(_ kind: RecordKind) throws {
        let directory = try ResultTests.directory(try Self.records(kind, 25))
        let session = try directory.open(.list(of: kind))
        let first = try directory.page(of: session.id)
        #expect(first.records.count == 20 && first.gone == 0 && first.next == SessionCursor(position: 20))
        let last = try directory.page(of: session.id, after: first.next)
        #expect(last.records.map(\.title) == ["U", "V", "W", "X", "Y"] && last.places == [21, 22, 23, 24, 25])
        #expect(last.next == nil)
    }

    @Test(
        "the order stays as it was while records are renamed, added and deleted; what has gone is left out and counted",
        arguments: RecordKind.allCases
    )
    func frozen(_ kind: RecordKind) throws {
        let directory = try ResultTests.directory(try Self.records(kind, 6))
        let session = try directory.open(.list(of: kind))
        try directory.write { writer in
            var renamed = try writer.reader.record(TimeKit.ID("b"))
            renamed.title = "Zebra"
            try writer.update(renamed)
            try writer.delete(try writer.reader.record(TimeKit.ID("d")))
        }
        #expect(try Self.titles(directory, session, limit: 4) == [["A", "Zebra", "C"], ["E", "F"]])
        let page = try directory.page(of: session.id, limit: 4)
        #expect(page.gone == 1 && page.places == [1, 2, 3])
        #expect(try directory.listScreen(session.id, limit: 4).notes == ["One of these has gone since."])
    }

    @Test(
        "the arrows walk the results up and down with the filters, and stop at both ends, of every kind",
        arguments: RecordKind.allCases
    )
    func arrows(_ kind: RecordKind) throws {
        let directory = try ResultTests.directory(try Self.records(kind, 4))
        let session = try directory.open(.list(of: kind))
        var seen = ["a"]
        while let record = try directory.step(.next, from: TimeKit.ID(seen[seen.count - 1]), in: session.id).record {
            seen.append(record.id.rawValue)
        }
        #expect(seen == ["a", "b", "c", "d"])
        let back = try directory.step(.previous, from: TimeKit.ID("b"), in: session.id)
        #expect(back.record?.id == TimeKit.ID("a") && back.place == 1 && !back.isDefaultList)
        #expect(try directory.step(.previous, from: TimeKit.ID("a"), in: session.id).record == nil)
        let screen = try directory.stepScreen(.next, from: TimeKit.ID("c"), in: session.id)
        #expect(screen.title == "D" && screen.place == "4 of 4")
        #expect(screen.next.whyNot == "This is the last." && screen.previous.isEnabled)
    }

    @Test(
        "a record that has gone is passed over, and it is said which; one that has gone can be left by the arrows, too"
    )
    func gone() throws {
        let directory = try ResultTests.directory(try Self.records(.market, 5))
        let session = try directory.open(.list(of: .market))
        try directory.write { writer in
            for id in ["b", "c"] { try writer.delete(try writer.reader.record(TimeKit.ID(id))) }
        }
        let step = try directory.step(.next, from: TimeKit.ID("a"), in: session.id)
        #expect(step.record?.title == "D" && step.passedOver == ["B", "C"] && step.place == 4)
        let screen = try directory.stepScreen(.next, from: TimeKit.ID("a"), in: session.id)
        #expect(screen.notes == ["“B” has gone, and was passed over.", "“C” has gone, and was passed over."])
        #expect(try directory.step(.next, from: TimeKit.ID("b"), in: session.id).record?.title == "D")
        #expect(try directory.step(.previous, from: TimeKit.ID("c"), in: session.id).record?.title == "A")
    }

    @Test("one that no longer fits the filters is shown in its place, and that is said")
    func noLongerFits() throws {
        let directory = try ResultTests.directory(try Self.records(.park, 3))
        let session = try directory.open(
            DirectoryQuery(.park, Filter(place: .cities(["Mesa"])), sort: .alphabetical)
        )
        try directory.write { writer in
            var moved = try writer.reader.record(TimeKit.ID("b"))
            moved.city = "Tempe"
            try writer.update(moved)
        }
        let step = try directory.step(.next, from: TimeKit.ID("a"), in: session.id)
        #expect(step.record?.id == TimeKit.ID("b") && !step.stillFits)
        let screen = try directory.recordScreen(TimeKit.ID("b"), in: session.id)
        #expect(screen.notes == ["It was changed, and no longer fits the filters."] && screen.place == "2 of 3")
    }

    @Test(
        "from a link outside the filters the arrows walk the kind's list, and without any results too",
        arguments: RecordKind.allCases
    )
    func deepLink(_ kind: RecordKind) throws {
        var records = try Self.records(kind, 3)
        records[1].city = "Tempe"
        let directory = try ResultTests.directory(records)
        let session = try directory.open(
            DirectoryQuery(kind, Filter(place: .cities(["Mesa"])), sort: DirectoryQuery.list(of: kind).sort)
        )
        let step = try directory.step(.next, from: TimeKit.ID("b"), in: session.id)
        #expect(step.record?.title == "C" && step.isDefaultList && step.session.query == .list(of: kind))
        #expect(try directory.step(.previous, from: TimeKit.ID("b")).record?.title == "A")
        // Further steps stay in the same list.
        #expect(try directory.step(.previous, from: TimeKit.ID("c"), in: step.session.id).record?.title == "B")
    }

    @Test("a record that never was has no arrows, and results that are no longer kept say so")
    func refusals() throws {
        let directory = try ResultTests.directory(try Self.records(.resource, 2))
        #expect(throws: DirectoryError.noSuchRecord("nowhere")) {
            try directory.step(.next, from: TimeKit.ID("nowhere"))
        }
        let first = try directory.open(.list(of: .resource))
        for _ in 0..<49 { try directory.open(.list(of: .resource)) }
        #expect(try directory.page(of: first.id).records.count == 2)
        try directory.open(.list(of: .resource))
        #expect(throws: DirectoryError.resultsGone(first.id.rawValue)) { try directory.page(of: first.id) }
    }

    @Test("Two readings with the same results share a session until the results change or it is old")
    func sharedSession() throws {
        let directory = try ResultTests.directory([])
        for record in try Self.records(.market, 3) { try directory.write { try $0.insert(record) } }
        let first = try directory.list(.list(of: .market))
        #expect(try directory.list(.list(of: .market)) == first)
        #expect(try directory.list(.list(of: .park)).session != first.session)
        #expect(try directory.list(DirectoryQuery(.market, sort: .reverseAlphabetical)).session != first.session)
        try directory.write { try $0.delete(try $0.reader.record(TimeKit.ID("b"))) }
        let second = try directory.list(.list(of: .market))
        #expect(second.session != first.session && second.total == 2)
        // A session that would soon be deleted isn't shared, so that its pages can be turned for a while.
        for _ in 0..<25 { try directory.open(.list(of: .park)) }
        #expect(try directory.list(.list(of: .market)).session != second.session)
    }

    @Test("a record that a rollback brings back stands in the results again, under the same place")
    func rollback() throws {
        let directory = try ResultTests.directory([])
        for record in try Self.records(.market, 3) { try directory.write { try $0.insert(record) } }
        let session = try directory.open(.list(of: .market))
        try directory.write { try $0.delete(try $0.reader.record(TimeKit.ID("b"))) }
        #expect(try Self.titles(directory, session, limit: 9) == [["A", "C"]])
        _ = try directory.undo()
        #expect(try Self.titles(directory, session, limit: 9) == [["A", "B", "C"]])
        #expect(try directory.step(.next, from: TimeKit.ID("a"), in: session.id).passedOver == [])
    }
}
