import NotificationKit
import ScreenKit
import TIPsTracker
import TestKit
import Testing
import TimeKit

@Suite("A box that two people ticked has two logs")
struct SharedBoxTests {
    /// Ann's room after Bob, who was offline, logged the egg twelve minutes after her, and possibly others, too.
    private struct Twice {
        let family: Family
        let bob: TIPsTracker
        let ann: Claim
        let bobs: Claim

        init() throws {
            family = try Family()
            bob = try family.member("Bob", .logger)
            let egg = try family.item("Egg").id
            let phone = try family.device(bob, seed: 9)
            try family.ann.log(egg)
            phone.clock.advance(minutes: 12)
            try phone.tracker.log(egg)
            try family.ann.importRoom(try phone.tracker.exportRoom())
            try family.at("2026-01-05T09:00")
            let claims = try #require(try family.ann.entries(in: date("2026-01-05")..<date("2026-01-06")).first).claims
            (ann, bobs) = (claims[0], claims[1])
        }

        var rows: [String] {
            get throws {
                try family.ann.historyPage(on: date("2026-01-05")).days.flatMap(\.rows).map { "\($0.time) \($0.by)" }
            }
        }
    }

    @Test("the history has a row for each, with its own id and action")
    func history() throws {
        let twice = try Twice()
        let rows = try twice.family.ann.historyPage(on: date("2026-01-05")).days.flatMap(\.rows)
        #expect(rows.map(\.id) == [twice.bobs.id, twice.ann.id])
        #expect(rows.map(\.by) == ["Bob", "Ann"])
        #expect(rows.map { $0.notes.count } == [1, 1])
        #expect(rows.map(\.open.id) == ["log/\(twice.bobs.id)/edit", "log/\(twice.ann.id)/edit"])
        #expect(try twice.family.ann.logPage(twice.ann.id).facts.contains("logged by Ann"))
        #expect(
            try twice.family.ann.logPage(twice.ann.id).delete.confirmation?.question.contains("08:00 by Ann") == true
        )
    }

    @Test("each is deleted by itself")
    func delete() throws {
        let twice = try Twice()
        try twice.family.ann.deleteLog(twice.bobs.id)
        #expect(try twice.rows == ["08:00 Ann"])
        try twice.family.ann.deleteLog(twice.ann.id)
        #expect(try twice.rows.isEmpty)
    }

    @Test("each is edited by itself")
    func edit() throws {
        let twice = try Twice()
        let family = twice.family
        try family.ann.editLog(twice.ann.id, at: try family.instant("2026-01-05T07:30"))
        #expect(try twice.rows == ["08:12 Bob", "07:30 Ann"])
    }

    @Test("home names each with their time, and the grid marks the box with the first time")
    func screens() throws {
        let twice = try Twice()
        let row = try #require(try twice.family.ann.homeScreen().categories.flatMap(\.items).first { $0.name == "Egg" })
        #expect(row.log?.text == "08:00 by Ann and 08:12 by Bob")
        let cells = try twice.family.ann.weekViewPage().sections.flatMap(\.rows).first { $0.name == "Egg" }?.cells
        #expect(cells?.first?.isDouble == true)
        #expect(cells?.first?.time == "08:00")
        #expect(cells?.first?.by == "Ann and Bob")
    }

    @Test("a member who clears the box takes their own log back; a third admin is asked which is meant")
    func unlog() throws {
        let twice = try Twice()
        let cy = try twice.family.member("Cy", .admin)
        let egg = try twice.family.item("Egg").id
        let ids = [twice.ann.id.rawValue, twice.bobs.id.rawValue]
        #expect(throws: TIPsError.ambiguous(what: "log", "Egg", candidates: ids)) { try cy.unlog(egg) }
        let box = try #require(try cy.homeScreen().categories.flatMap(\.items).first { $0.name == "Egg" }?.box)
        #expect(!box.isEnabled)
        #expect(try twice.family.ann.unlog(egg).entry.id == twice.ann.id)
        #expect(try twice.rows == ["08:12 Bob"])
        #expect(try cy.unlog(egg).entry.id == twice.bobs.id)
        #expect(try twice.rows.isEmpty)
    }

    @Test("a log after midnight is marked in the column of the day it counts for, and its deletion names both days")
    func afterMidnight() throws {
        let family = try Family()
        try family.at("2026-01-06T00:20")
        let log = try family.ann.log(try family.item("Almond").id, forYesterday: true).entry
        let cells = try family.ann.weekViewPage().sections.flatMap(\.rows).first { $0.name == "Almond" }?.cells
        #expect(cells?.first?.time == "00:20+1")
        let question = try family.ann.logPage(log.id).delete.confirmation?.question
        #expect(question == "Delete Almond of 2026-01-05 (taken 2026-01-06 00:20) by Ann from the history?")
    }
}

@Suite("The id of a log keeps working")
struct LogIDTests {
    @Test("after an edit, after several, and after a deletion that was taken back")
    func chain() throws {
        let family = try Family(now: "2026-01-05T12:00")
        let printed = try family.ann.log(try family.item("Egg").id).entry.id
        let first = try family.ann.editLog(printed, at: try family.instant("2026-01-05T11:00"))
        let second = try family.ann.editLog(printed, at: try family.instant("2026-01-05T10:00"))
        for id in [printed, first.id, second.id] {
            #expect(try family.ann.findLog(id.rawValue).id == second.id)
            #expect(try family.ann.findLog(String(id.rawValue.prefix(17))).id == second.id)
            #expect(try family.ann.logPage(id).log == second.id)
        }
        try family.ann.deleteLog(printed)
        #expect(throws: TIPsError.notFound(what: "log", printed.rawValue)) { try family.ann.findLog(printed.rawValue) }
        try family.ann.undo()
        let again = try family.ann.findLog(printed.rawValue)
        #expect(again.id != second.id)
        #expect(again.at == second.at)
        try family.ann.editLog(printed, at: try family.instant("2026-01-05T09:00"))
        #expect(try family.ann.findLog(second.id.rawValue).at == family.instant("2026-01-05T09:00"))
    }

    @Test("in a link and in the id of an act, too, whole or its printed beginning")
    func acts() async throws {
        let family = try Family(now: "2026-01-05T12:00")
        let log = try family.ann.log(try family.item("Egg").id).entry.id
        let edited = try family.ann.editLog(log, at: try family.instant("2026-01-05T11:00")).id
        for id in [log.rawValue, String(log.rawValue.prefix(17)), edited.rawValue] {
            #expect(try family.ann.logPage(ID(id)).log == edited)
            let acted = try await family.ann.perform(Act("log/\(id)/edit"), at: .history(nil))
            guard case .done(let done) = acted else {
                Issue.record("\(acted)")
                continue
            }
            #expect(done.next.target == TIPsLink.log(edited).target)
        }
        let page = TIPsLink.log(ID(String(log.rawValue.prefix(17))))
        let act = Act("log/\(log)/delete", isConfirmed: true, operation: "one")
        for _ in 0..<2 {
            guard case .done = try await family.ann.perform(act, at: page) else {
                Issue.record("the log wasn't deleted")
                continue
            }
        }
        #expect(try family.ann.entries(in: date("2026-01-05")..<date("2026-01-06")).isEmpty)
    }

    @Test("after an edit that was taken back")
    func undoneEdit() throws {
        let family = try Family(now: "2026-01-05T12:00")
        let log = try family.ann.log(try family.item("Egg").id).entry
        let edited = try family.ann.editLog(log.id, at: try family.instant("2026-01-05T11:00"))
        try family.ann.undo()
        for id in [log.id, edited.id] { #expect(try family.ann.findLog(id.rawValue).at == log.at) }
    }

    @Test("a part that several logs begin or end with names them")
    func ambiguous() throws {
        let family = try Family()
        let first = try family.ann.log(try family.item("Egg").id).entry.id.rawValue
        family.clock.advance(minutes: 1)
        let second = try family.ann.log(try family.item("Almond").id).entry.id.rawValue
        for part in [String(first.prefix(6)), String(first.suffix(6))] {
            #expect(throws: TIPsError.ambiguous(what: "log", part, candidates: [first, second])) {
                try family.ann.findLog(part)
            }
        }
    }
}
