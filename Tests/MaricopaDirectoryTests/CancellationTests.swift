import JSONKit
import TestKit
import Testing
import TimeKit

@testable import MaricopaDirectory

@Suite("Cancellations of events in files")
struct CancellationTests {
    private let directory: MaricopaDirectory
    private static let weekly = [
        "SUMMARY:Run", "DTSTART:20260606T070000", "DTEND:20260606T090000", "RRULE:FREQ=WEEKLY;COUNT=5", "SEQUENCE:2",
    ]

    init() throws {
        let clock = ManualClock(Instant(milliseconds: 1_777_000_000_000), zone: County.zone)
        directory = try MaricopaDirectory.inMemory(clock: clock.wallClock, ids: .seeded(3), credential: .owner)
    }

    /// Imports one event of iCalendar.
    @discardableResult
    private func calendar(_ lines: [String], method: String = "PUBLISH") throws -> ImportReport {
        let event = ["BEGIN:VEVENT", "UID:run@example.org"] + lines + ["END:VEVENT"]
        let head = ["BEGIN:VCALENDAR", "VERSION:2.0", "METHOD:\(method)"]
        let text = (head + event + ["END:VCALENDAR"]).joined(separator: "\r\n")
        return try directory.importRecords([Array(text.utf8)], ImportSettings(.ics))
    }

    private func event(_ source: String = "ics", _ id: String = "run@example.org") throws -> EventDetails {
        let record = try directory.read { try $0.recordOrNil(ImportedID.make(source, id)) }
        guard case .event(let event)? = record?.details else { throw DirectoryError.fault("no event") }
        return event
    }

    @Test(
        "A message cancels a stored event by its method, or by its status alone; the dates stay",
        arguments: [
            ("CANCEL", ["SEQUENCE:3"]), ("CANCEL", ["SUMMARY:Run", "DTSTART:20260606T070000", "SEQUENCE:3"]),
            ("PUBLISH", ["SEQUENCE:3", "STATUS:CANCELLED"]), ("CANCEL", ["STATUS:CONFIRMED"]),
        ]
    )
    func message(_ method: String, _ lines: [String]) throws {
        try calendar(Self.weekly)
        let before = try event()
        let report = try calendar(lines, method: method)
        #expect(report.changed == 1 && report.refused == 0, "\(report.refusals)")
        #expect(try event().isCancelled)
        #expect(try event().schedule == before.schedule)
        #expect(try calendar(lines, method: method).same == 1)
    }

    @Test("A message of an older version cancels nothing, and neither does one of an event that isn't here")
    func olderMessage() throws {
        #expect(try calendar(["STATUS:CANCELLED"]).refusals.map(\.reason) == ["an event has no SUMMARY"])
        try calendar(Self.weekly)
        let report = try calendar(["SEQUENCE:1"], method: "CANCEL")
        #expect(report.refusals.allSatisfy { $0.reason.contains("SEQUENCE 1 after 2") })
        #expect(report.refused == 1)
        #expect(try !event().isCancelled)
    }

    @Test("An extra date of a stored event is moved and canceled by entries of its own")
    func extraDate() throws {
        try calendar(["SUMMARY:Run", "DTSTART:20260606T070000", "DTEND:20260606T090000", "RDATE:20260613T070000"])
        let named = "RECURRENCE-ID:20260613T140000Z"
        let times = ["DTSTART:20260614T080000", "DTEND:20260614T100000"]
        #expect(try calendar(["SUMMARY:Run", named] + times).refused == 0)
        #expect(try event().schedule.moved.map { "\($0.from) \($0.start)" } == ["2026-06-13T07:00 2026-06-14T08:00"])
        #expect(try calendar([named, "STATUS:CANCELLED"]).refused == 0)
        #expect(try event().schedule.exceptions.map(\.description) == ["2026-06-13T07:00"])
        #expect(try !event().isCancelled)
    }

    @Test("An occurrence that is canceled without its event is left out of the stored event")
    func occurrence() throws {
        try calendar(Self.weekly)
        let lines = ["RECURRENCE-ID:20260613T140000Z", "STATUS:CANCELLED"]
        let report = try calendar(lines)
        #expect(report.changed == 1 && report.refused == 0, "\(report.refusals)")
        #expect(try event().schedule.exceptions.map(\.description) == ["2026-06-13T07:00"])
        #expect(try !event().isCancelled)
        #expect(try calendar(lines).same == 1)
        let change = [
            "END:VEVENT", "BEGIN:VEVENT", "UID:run@example.org", "RECURRENCE-ID:20260620T070000", "SUMMARY:Run",
            "DTSTART:20260621T090000",
        ]
        let both = try calendar(lines + change)
        #expect(both.same == 1 && both.changed == 1 && both.refused == 0, "\(both.refusals)")
        #expect(both.notes.isEmpty)
        #expect(try event().schedule.moved.map(\.start.description) == ["2026-06-21T09:00"])
        let strange = try calendar(["RECURRENCE-ID:20260614T070000", "STATUS:CANCELLED"])
        #expect(strange.notes.map(\.what) == ["a canceled occurrence isn't one of its event"])
        #expect(try event().schedule.exceptions.count == 1)
    }

    @Test("A moved occurrence without its event in the file is an event of its own, until the event comes in")
    func alone() throws {
        let moved = [
            "SUMMARY:Run", "RECURRENCE-ID:20260613T070000", "DTSTART:20260614T080000", "DTEND:20260614T100000",
        ]
        let other = ["END:VEVENT", "BEGIN:VEVENT", "UID:walk@example.org", "SUMMARY:Walk", "DTSTART:20260615T080000"]
        let report = try calendar(moved + other)
        #expect(report.new == 2 && report.refused == 0, "\(report.refusals)")
        let note = "an occurrence without its event in the file comes in as an event of its own"
        #expect(report.notes.map(\.what) == [note])
        let alone = try event("ics", "run@example.org, 2026-06-13T07:00").schedule
        #expect(alone.start.description == "2026-06-14T08:00" && alone.recurrence == nil)
        #expect(try calendar(moved).same == 1)
        let whole = try calendar(Self.weekly + ["END:VEVENT", "BEGIN:VEVENT", "UID:run@example.org"] + moved)
        #expect(whole.changed == 0 && whole.new == 1, "\(whole)")
        let gone = "an occurrence came in before its event: its record is taken out, as the event is here now"
        #expect(whole.notes.map(\.what) == [gone])
        #expect(try directory.records(of: .event).count { $0.title == "Run" } == 1)
        let details = try #require(try directory.records(of: .event).first { $0.title == "Run" }).details
        guard case .event(let series) = details else { throw DirectoryError.fault("no event") }
        #expect(series.schedule.moved.map(\.start.description) == ["2026-06-14T08:00"])
        #expect(try calendar(moved).same == 1)
    }

    @Test("A moved occurrence alone in a file moves the one of its stored event, and its reminders follow")
    func movedAlone() throws {
        try calendar(Self.weekly)
        let moved = ["SUMMARY:Run", "RECURRENCE-ID:20260613T070000", "DTSTART:20260614T080000"]
        let report = try calendar(moved)
        #expect(report.changed == 1 && report.refused == 0 && report.notes.isEmpty, "\(report)")
        let schedule = try event().schedule
        let from = try LocalDateTime(iso8601: "2026-06-07T00:00")
        let next = try #require(EventRule.current(of: schedule, at: from))
        #expect(next.start.description == "2026-06-14T08:00" && next.end.description == "2026-06-14T10:00")
        #expect(ReminderRule.occurrences(of: schedule, slot: next.slot, at: from) == [next])
        #expect(try directory.records(of: .event).map(\.title) == ["Run"])
        #expect(try calendar(moved).same == 1)
        let strange = try calendar(["SUMMARY:Run", "RECURRENCE-ID:20260615T070000", "DTSTART:20260616T080000"])
        #expect(strange.refusals.map(\.reason) == ["a changed occurrence isn't one of its event"])
        let older = try calendar(moved + ["SEQUENCE:1"])
        #expect(older.refused == 1 && older.refusals[0].reason.contains("SEQUENCE 1 after 2"))
        let back = try calendar(["SUMMARY:Run", "RECURRENCE-ID:20260613T070000", "DTSTART:20260613T070000"])
        #expect(back.changed == 1)
        #expect(try event().schedule.moved.isEmpty)
    }

    @Test(
        "An occurrence with another place, title or status is an event of its own, and its event leaves that day out",
        arguments: [["LOCATION:Gym\\, Mesa"], ["SUMMARY:Clinic"], ["STATUS:TENTATIVE"], ["STATUS:POSTPONED"]],
        [true, false]
    )
    func apart(_ lines: [String], isInFile: Bool) throws {
        let usual = Self.weekly + ["LOCATION:Park\\, Tempe", "DESCRIPTION:Bring water"]
        var changed = ["RECURRENCE-ID:20260613T070000", "DTSTART:20260613T070000"] + lines
        if !lines.contains("SUMMARY:Clinic") { changed.append("SUMMARY:Run") }
        let whole = usual + ["END:VEVENT", "BEGIN:VEVENT", "UID:run@example.org"] + changed
        if !isInFile { try calendar(usual) }
        let report = try calendar(isInFile ? whole : changed)
        #expect(report.new == (isInFile ? 2 : 1) && report.refused == 0, "\(report)")
        #expect(report.notes.contains { $0.what.hasSuffix("comes in as an event of its own") })
        let day = try LocalDateTime(iso8601: "2026-06-13T07:00")
        #expect(EventRule.occurrence(of: try event().schedule, slot: day) == nil)
        let id = ImportedID.make("ics", "run@example.org, 2026-06-13T07:00")
        let own = try #require(try directory.read { try $0.recordOrNil(id) })
        let isGym = lines == ["LOCATION:Gym\\, Mesa"]
        #expect(own.title == (lines == ["SUMMARY:Clinic"] ? "Clinic" : "Run") && own.description == "Bring water")
        #expect(own.address == (isGym ? "Gym" : "Park") && own.city == (isGym ? "Mesa" : "Tempe"))
        guard case .event(let details) = own.details else { throw DirectoryError.fault("no event") }
        #expect(details.schedule.end.description == "2026-06-13T09:00")
        #expect((details.isTentative == true) == lines[0].hasPrefix("STATUS"))
        let again = try calendar(whole)
        #expect(again.new == 0 && again.changed == 0 && again.refused == 0, "\(again)")
        // The next file tells that day as usual.
        let healed = try calendar(usual)
        #expect(healed.changed == 1, "\(healed)")
        #expect(EventRule.occurrence(of: try event().schedule, slot: day) != nil)
        #expect(try directory.read { try $0.recordOrNil(id) } == nil)
    }

    @Test("An occurrence with another place is canceled by its start, and with its event")
    func canceledApart() throws {
        try calendar(Self.weekly)
        try calendar(["SUMMARY:Run", "RECURRENCE-ID:20260613T070000", "DTSTART:20260613T070000", "LOCATION:Gym"])
        let id = "run@example.org, 2026-06-13T07:00"
        #expect(try !event("ics", id).isCancelled)
        let report = try calendar(["RECURRENCE-ID:20260613T070000", "STATUS:CANCELLED"])
        #expect(report.changed == 1 && report.refused == 0 && report.notes.isEmpty, "\(report)")
        #expect(try event("ics", id).isCancelled && !event().isCancelled)
        try calendar(["SUMMARY:Run", "RECURRENCE-ID:20260620T070000", "DTSTART:20260620T070000", "LOCATION:Gym"])
        #expect(try calendar(["SEQUENCE:3"], method: "CANCEL").changed == 1)
        #expect(try event("ics", "run@example.org, 2026-06-20T07:00").isCancelled && event().isCancelled)
    }

    @Test(
        "An event takes the place of all its occurrences that came in without it, also of ones with a higher SEQUENCE"
    )
    func together() throws {
        let next = ["END:VEVENT", "BEGIN:VEVENT", "UID:run@example.org", "SUMMARY:Run", "SEQUENCE:9"]
        let moved = ["SUMMARY:Run", "SEQUENCE:9", "RECURRENCE-ID:20260613T070000", "DTSTART:20260614T080000"]
        let other = next + ["RECURRENCE-ID:20260620T070000", "DTSTART:20260621T080000", "STATUS:TENTATIVE"]
        #expect(try calendar(moved + other).new == 2)
        #expect(try calendar(Self.weekly).new == 1)
        #expect(try directory.records(of: .event).map(\.title) == ["Run"])
        #expect(try event().sequence == 2 && event().isTentative == nil)
        #expect(try calendar(Self.weekly).same == 1)
    }

    @Test("An occurrence that came in without its event is canceled by its start, or with the whole event")
    func canceledAlone() throws {
        let moved = [
            "SUMMARY:Run", "RECURRENCE-ID:20260613T070000", "DTSTART:20260614T080000", "DTEND:20260614T100000",
        ]
        try calendar(moved)
        let id = "run@example.org, 2026-06-13T07:00"
        let strange = try calendar(["RECURRENCE-ID:20260620T070000", "STATUS:CANCELLED"])
        #expect(strange.refused == 1)
        #expect(try !event("ics", id).isCancelled)
        let lines = ["RECURRENCE-ID:20260613T070000", "STATUS:CANCELLED"]
        let report = try calendar(lines)
        #expect(report.changed == 1 && report.refused == 0, "\(report.refusals)")
        #expect(try event("ics", id).isCancelled)
        #expect(try calendar(lines).same == 1)
        try calendar(moved + ["STATUS:CONFIRMED"])
        #expect(try !event("ics", id).isCancelled)
        #expect(try calendar([], method: "CANCEL").changed == 1)
        #expect(try event("ics", id).isCancelled)
    }

    @Test("An unknown status is no status and is noted: it brings no canceled event back")
    func unknownStatus() throws {
        try calendar(Self.weekly + ["STATUS:CANCELLED"])
        let unknown = try calendar(Self.weekly + ["STATUS:BOGUS", "DESCRIPTION:New"])
        #expect(unknown.notes.map(\.what).contains("a STATUS isn't one of iCalendar's events: its event isn't certain"))
        #expect(try event().isCancelled)
        func fair(_ status: String) throws -> ImportReport {
            let text =
                #"{"@type":"Event","@id":"ev9","name":"Fair","startDate":"2026-10-03","eventStatus":"\#(status)"}"#
            return try directory.importRecords([Array(text.utf8)], ImportSettings(.jsonld, kind: .event))
        }
        _ = try fair("https://schema.org/EventCancelled")
        let bogus = try fair("Bogus")
        let note = "a status isn't one of schema.org: its event isn't certain"
        #expect(bogus.notes.map(\.what).contains(note), "\(bogus.notes)")
        #expect(try event("jsonld", "ev9").isCancelled)
        #expect(try fair("EventScheduled").notes.isEmpty)
        #expect(try !event("jsonld", "ev9").isCancelled && event("jsonld", "ev9").isTentative != true)
    }

    @Test("An event of an unknown status isn't shown as certain, and no status of schema.org claims so")
    func uncertain() throws {
        try calendar(Self.weekly + ["STATUS:POSTPONED"])
        #expect(try event().isTentative == true && !event().isCancelled)
        let id = ImportedID.make("ics", "run@example.org")
        #expect(try directory.recordScreen(id).header.lines.contains { $0.hasPrefix("Not certain yet: ") })
        let record = try #require(try directory.read { try $0.recordOrNil(id) })
        let moment = try LocalDateTime(iso8601: "2026-06-01T00:00")
        let members = EventData.members(try event(), RecordFacts(record, at: moment))
        #expect(!members.contains { $0.name == "eventStatus" })
        try calendar(Self.weekly + ["STATUS:CONFIRMED"])
        #expect(try event().isTentative == false)
    }

    @Test("A SEQUENCE that can't be read is noted", arguments: ["abc", "-1", "99999999999999999999"])
    func strangeSequence(_ text: String) throws {
        let report = try calendar(["SUMMARY:Run", "DTSTART:20260606T070000", "SEQUENCE:\(text)"])
        let note = "a SEQUENCE isn't a whole number of at most nine digits, and isn't kept"
        #expect(report.notes.map(\.what) == [note])
        #expect(try event().sequence == nil)
    }

    @Test("An event that is moved without its end and its repeats loses them, and that is said")
    func moved() throws {
        try calendar(Self.weekly)
        let report = try calendar(["SUMMARY:Run", "DTSTART:20260607T070000", "SEQUENCE:4"])
        #expect(
            report.notes.map(\.what) == [
                "an event that repeated takes place once, as its entry has no repeats",
                "an event's end isn't known anymore, as its entry has none",
            ]
        )
    }

    @Test("The page of a series names the dates to come on which it doesn't take place, as the shared page does")
    func exceptions() throws {
        try calendar(Self.weekly + ["EXDATE:20260613T070000,20260620T070000"])
        let page = try directory.recordScreen(ImportedID.make("ics", "run@example.org"))
        let lines = page.sections.flatMap(\.parts).flatMap(\.lines)
        #expect(lines.contains("Not on 2026-06-13, 2026-06-20"), "\(lines)")
        let schedule = try event().schedule
        let days = try ["2026-06-14", "2026-06-21"].map { try LocalDate(iso8601: $0) }
        #expect(days.map { EventText.exceptions(schedule, from: $0) } == ["2026-06-20", nil])
    }

    @Test("The rest of more than ten dates without the event, and of more than ten moved ones, is a number")
    func manyDates() throws {
        let start = try LocalDateTime(iso8601: "2026-06-01T07:00")
        var schedule = EventSchedule(start: start, end: start, recurrence: Recurrence.daily(from: start))
        let days = (1...12).map { start.addingDays($0) }
        schedule.exceptions = days
        let shown = days.map { "\($0.date)" }
        func told(from index: Int) -> String? { EventText.exceptions(schedule, from: days[index].date) }
        #expect(told(from: 2) == shown[2...].joined(separator: ", "))
        #expect(told(from: 1) == shown[1...10].joined(separator: ", ") + " and 1 more day")
        #expect(told(from: 0) == shown[0...9].joined(separator: ", ") + " and 2 more days")
        schedule.exceptions = []
        schedule.moved = days.map { day in
            MovedOccurrence(from: day, start: day.adding(minutes: 60), end: day.adding(minutes: 60))
        }
        let moves = EventText.moves(schedule, at: start)
        #expect(moves.count == 11 && moves.last == "and 2 more moved dates")
        #expect(EventText.moves(schedule, at: days[0].adding(minutes: 90)).last == "and 1 more moved date")
        #expect(EventText.moves(schedule, at: days[1].adding(minutes: 90)).count == 10)
    }

    @Test("The page of a series names its moved dates and its usual time, and its data leaves the usual day out")
    func movedDates() throws {
        let moved = ["SUMMARY:Run", "RECURRENCE-ID:20260613T070000", "DTSTART:20260614T170000"]
        try calendar(Self.weekly + ["END:VEVENT", "BEGIN:VEVENT", "UID:run@example.org"] + moved)
        let id = ImportedID.make("ics", "run@example.org")
        let lines = try directory.recordScreen(id).sections.flatMap(\.parts).flatMap(\.lines)
        let move = "Sat 2026-06-13 moved to Sun 2026-06-14, 17:00 to 19:00"
        #expect(lines.contains("Usually 07:00 to 09:00") && lines.contains(move), "\(lines)")
        let schedule = try event().schedule
        #expect(EventText.moves(schedule, at: try LocalDateTime(iso8601: "2026-06-15T00:00")).isEmpty)
        let record = try #require(try directory.read { try $0.recordOrNil(id) })
        let facts = RecordFacts(record, at: try LocalDateTime(iso8601: "2026-06-01T00:00"))
        let data = EventData.members(try event(), facts).first { $0.name == "eventSchedule" }
        #expect("\(data.map { "\($0.value)" } ?? "")".contains("2026-06-13"))
    }

    @Test("A search tells an event's date, and that it is canceled, not certain or over")
    func search() throws {
        func found() throws -> [String] {
            try directory.searchScreen("run").groups.flatMap(\.rows).map(\.when)
        }
        let time = "Sat 2026-06-06, 07:00 to 09:00"
        try calendar(Self.weekly + ["STATUS:CONFIRMED"])
        #expect(try found() == [time])
        try calendar(Self.weekly + ["STATUS:TENTATIVE"])
        #expect(try found() == ["not certain yet: \(time)"])
        try calendar(["STATUS:CANCELLED"])
        #expect(try found() == ["canceled: \(time)"])
        let past = #"{"@type":"Event","name":"Runway","startDate":"2020-10-03"}"#
        _ = try directory.importRecords([Array(past.utf8)], ImportSettings(.jsonld, kind: .event))
        #expect(try directory.searchScreen("runway").groups.flatMap(\.rows).map(\.when) == ["over"])
    }
}
