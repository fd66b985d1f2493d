import Foundation
import ScreenKit
import TIPsTracker
import TestKit
import Testing
import TimeKit

@Suite("Entries from before a move of the room's zone keep their days and times")
struct ZoneMoveTests {
    /// A log of the evening, one after midnight, and a severe reaction with adrenaline on the second day of the plan, in Phoenix.
    private func written() throws -> (family: Family, almond: LogEntry, reaction: Reaction) {
        let family = try Family(now: "2026-01-05T19:00")
        let almond = try family.ann.log(family.item("Almond").id).entry
        try family.at("2026-01-06T00:20")
        try family.ann.log(family.item("Cetirizine").id)
        try family.at("2026-01-06T10:30")
        try family.ann.log(family.item("Peanut").id, clinicSaidGoOn: true)
        try family.at("2026-01-06T11:00")
        let reaction = try family.ann.logReaction(
            ReactionDraft(
                symptom: "wheezing",
                severity: .severe,
                at: family.instant("2026-01-06T10:55"),
                adrenalineAt: family.instant("2026-01-06T10:58")
            )
        )
        return (family, almond, reaction)
    }

    /// All that tells a time of the first week.
    private func texts(_ tracker: TIPsTracker) throws -> [String] {
        let days = try [date("2026-01-05"), date("2026-01-06")]
        let history = try days.flatMap { try tracker.historyPage(on: $0, audit: true).days }
        let week = try tracker.weekViewPage(cycle: Cycle.ID("cycle-1"), week: 1)
        let report = try tracker.report(of: Cycle.ID("cycle-1"))
        let cells =
            week.sections.flatMap(\.rows).flatMap(\.cells).map(\.time)
            + report.weeks[0].sections.flatMap(\.rows).flatMap(\.cells).map(\.time)
        var texts = history.flatMap(\.rows).map { "\($0.item) \($0.time) \($0.notes)" }
        texts += history.flatMap(\.reactions).map(\.text)
        texts += cells.compactMap(\.self)
        texts += week.columns.map { "\($0.date) \($0.reactions.map(\.text))" }
        texts += try tracker.reactionsPage(cycle: Cycle.ID("cycle-1")).rows.map(\.text)
        texts += report.reactions.map { "\($0.day) \($0.time) \($0.care)" }
        texts += report.stops.map { "\($0.day) \($0.time) \($0.text)" }
        texts += report.asked.map { "\($0.day) \($0.time) \($0.reasons) \($0.unasked ?? "")" }
        texts.append(String(decoding: try tracker.exportLogs(), as: UTF8.self))
        return texts
    }

    @Test(
        "history, week, reactions, report and table tell the same times after moves of the zone east, west and back",
        arguments: [
            ["Asia/Tokyo"], ["Pacific/Honolulu"], ["Asia/Tokyo", "America/Phoenix"],
            ["Pacific/Honolulu", "America/Phoenix"], ["Asia/Tokyo", "Europe/Berlin", "Pacific/Apia"],
        ]
    )
    func moves(_ zones: [String]) throws {
        let (family, _, _) = try written()
        let before = try texts(family.ann)
        #expect(before.contains { $0.contains("10:55 wheezing (severe); epinephrine at 10:58") })
        #expect(before.contains("2026-01-06 10:55 epinephrine at 10:58"))
        for zone in zones {
            family.clock.advance(hours: 9)
            try family.ann.setTimeZone(TimeZone.named(zone))
            #expect(try texts(family.ann) == before, "\(zone)")
        }
        #expect(try family.ann.plan().room.timeZoneID == zones.last)
        let report = try family.ann.report(of: Cycle.ID("cycle-1"))
        #expect(report.timeZoneID == zones.last)
        #expect(report.earlierZones.first == "up to 2026-01-06 20:00 by those of America/Phoenix")
        #expect(report.earlierZones.count == zones.count)
    }

    @Test("the report tells a move that two devices made alike once")
    func movedAlike() throws {
        let family = try Family()
        let phone = try family.device(family.ann, seed: 9)
        try family.at("2026-01-06T20:00")
        try family.ann.setTimeZone(TimeZone.named("Asia/Tokyo"))
        phone.clock.now = try family.instant("2026-01-06T21:00")
        try phone.tracker.setTimeZone(TimeZone.named("Asia/Tokyo"))
        try family.at("2026-01-06T22:00")
        try family.ann.importRoom(phone.tracker.exportRoom())
        let report = try family.ann.report(of: Cycle.ID("cycle-1"))
        #expect(report.timeZoneID == "Asia/Tokyo")
        #expect(report.earlierZones == ["up to 2026-01-06 21:00 by those of America/Phoenix"])
    }

    @Test("entries after a move go by the new zone")
    func after() throws {
        let (family, _, _) = try written()
        try family.at("2026-01-06T20:00")
        try family.ann.setTimeZone(TimeZone.named("Asia/Tokyo"))
        // It is 12:00 of the next day in Tokyo.
        let log = try family.ann.log(family.item("Cetirizine").id).entry
        #expect(try log.day == date("2026-01-07"))
        let rows = try family.ann.historyPage(on: date("2026-01-07")).days.flatMap(\.rows)
        #expect(rows.map { "\($0.item) \($0.time)" } == ["Cetirizine 12:00"])
    }

    @Test("a device that learns of the move later tells the same times")
    func twoDevices() throws {
        let (family, _, _) = try written()
        let bob = try family.ann.addMember("Bob", role: .admin)
        let other = try Family(now: "2026-01-06T11:00", seed: 2, isSetUp: false)
        try other.ann.importRoom(family.ann.exportRoom())
        try other.ann.become(bob.id)
        let before = try texts(other.ann)
        try family.at("2026-01-06T20:00")
        try family.ann.setTimeZone(TimeZone.named("Asia/Tokyo"))
        try other.at("2026-01-06T14:00")
        try other.ann.log(other.item("Almond").id, clinicSaidGoOn: true)
        try other.at("2026-01-06T21:00")
        let room = try other.ann.exportRoom()
        try other.ann.importRoom(family.ann.exportRoom())
        try family.ann.importRoom(room)
        try family.at("2026-01-06T21:00")
        #expect(try other.ann.plan() == family.ann.plan())
        let both = try [family, other].map { try texts($0.ann) }
        #expect(both[0] == both[1])
        #expect(both[0].contains { $0.hasPrefix("Almond 14:00") }, "it was logged before the move")
        #expect(Set(before.dropLast()).isSubset(of: both[0]))
    }

    @Test("the undo of a move is a move back: what was written down between keeps its time, too")
    func undone() throws {
        let (family, _, _) = try written()
        let before = try texts(family.ann)
        let bob = try family.member("Bob", .logger)
        try family.at("2026-01-06T20:00")
        try family.ann.setTimeZone(TimeZone.named("Asia/Tokyo"))
        try bob.log(bob.findItem("Cetirizine").id)
        family.clock.advance(minutes: 30)
        try family.ann.undo()
        #expect(try family.ann.plan().room.timeZoneID == "America/Phoenix")
        let rows = try family.ann.historyPage(on: date("2026-01-07")).days.flatMap(\.rows)
        #expect(rows.map { "\($0.item) \($0.time)" } == ["Cetirizine 12:00"])
        #expect(Set(before.dropLast()).isSubset(of: try texts(family.ann)))
    }

    @Test("a move that is undone at the same instant leaves the times as they were")
    func undoneAtOnce() throws {
        let (family, _, _) = try written()
        let before = try texts(family.ann)
        try family.ann.setTimeZone(TimeZone.named("Asia/Tokyo"))
        try family.ann.undo()
        #expect(try family.ann.plan().room.timeZoneID == "America/Phoenix")
        #expect(try texts(family.ann) == before)
    }

    @Test("an old log and an old reaction are edited by the clocks of their day")
    func edits() throws {
        for zone in ["Asia/Tokyo", "Pacific/Honolulu"] {
            let (family, almond, reaction) = try written()
            try family.at("2026-01-06T20:00")
            try family.ann.setTimeZone(TimeZone.named(zone))
            let form = try family.ann.logPage(almond.id).form
            #expect(form.fields.map(\.value) == ["2026-01-05", "19:00"], "\(zone)")
            let page = try family.ann.logPage(almond.id, typed: ["time": "18:30"])
            #expect(page.at == (try family.instant("2026-01-05T18:30")), "\(zone)")
            let edited = try family.ann.editLog(almond.id, at: #require(page.at))
            #expect(try edited.day == date("2026-01-05"), "\(zone)")
            let fields = try family.ann.reactionPage(reaction.id).form.fields
            let values = ["date", "time", "adrenaline"].map { id in fields.first { $0.id == id }?.value }
            #expect(values == ["2026-01-06", "10:55", "10:58"], "\(zone)")
            let room = try family.ann.plan().room
            let noon = try LocalDateTime(iso8601: "2026-01-06T12:00")
            #expect(try room.instant(of: noon, near: reaction.at) == family.instant("2026-01-06T12:00"), "\(zone)")
        }
    }

    @Test(
        "a move by a clock that is behind leaves the history as it was, whichever device learns of it first",
        arguments: [false, true]
    )
    func slowClock(isFirst: Bool) throws {
        let (family, _, _) = try written()
        let before = try texts(family.ann)
        let bob = try family.ann.addMember("Bob", role: .admin)
        let other = try Family(now: "2026-01-06T11:00", seed: 2, isSetUp: false)
        try other.ann.importRoom(family.ann.exportRoom())
        try other.ann.become(bob.id)
        try family.at("2026-01-06T20:00")
        try family.ann.setTimeZone(TimeZone.named("Asia/Tokyo"))
        // Bob's clock is an hour behind.
        try other.at("2026-01-06T19:30")
        if isFirst {
            // Bob moves before he learns of Ann's move.
            try other.ann.setTimeZone(TimeZone.named("Europe/Berlin"))
            try other.ann.importRoom(family.ann.exportRoom())
        } else {
            try other.ann.importRoom(family.ann.exportRoom())
            try other.ann.setTimeZone(TimeZone.named("Europe/Berlin"))
        }
        try family.at("2026-01-06T21:00")
        try family.ann.importRoom(other.ann.exportRoom())
        #expect(try family.ann.plan().room == other.ann.plan().room)
        #expect(try family.ann.plan().room.timeZoneID == (isFirst ? "Asia/Tokyo" : "Europe/Berlin"))
        for tracker in [family.ann, other.ann] {
            #expect(Set(before.dropLast()).isSubset(of: try texts(tracker)))
        }
        // Until the instant of the first move, the day, the time of a new reaction and the clocks are those of before.
        let fields = try other.ann.reactionsPage(cycle: Cycle.ID("cycle-1")).form.fields
        #expect(fields.first { $0.id == "date" }?.value == "2026-01-06")
        #expect(fields.first { $0.id == "time" }?.value == "19:30")
    }

    @Test("a time of a new reaction that was read from the clocks before a move isn't refused as one to come")
    func readBefore() throws {
        let family = try Family(zone: "America/New_York", now: "2026-01-06T19:00")
        try family.ann.setTimeZone(TimeZone.named("America/Phoenix"))
        let room = try family.ann.plan().room
        // It is 17:30 in Phoenix.
        let now = try family.instant("2026-01-06T19:30")
        for (typed, meant) in [("18:30", "18:30"), ("17:20", "19:20"), ("19:10", "21:10")] {
            let local = try LocalDateTime(iso8601: "2026-01-06T" + typed)
            #expect(try room.instant(of: local, typedAt: now) == family.instant("2026-01-06T" + meant), "\(typed)")
        }
        family.clock.now = now
        let typed = ["symptom": "hives", "severity": "mild", "time": "18:30"]
        let fields = try family.ann.reactionsPage(typed: typed).form.fields
        #expect(fields.allSatisfy { $0.error == nil })
    }
}
