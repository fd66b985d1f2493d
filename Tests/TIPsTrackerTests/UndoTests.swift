import Foundation
import StorageKit
import TIPsTracker
import TestKit
import Testing
import TimeKit
import WordKit

@Suite("Undo")
struct UndoTests {
    private let january = { () throws in try date("2026-01-01")..<date("2026-02-01") }

    @Test("a tick taken back leaves the box clear; the tick and its tombstone stay for the other devices")
    func tick() throws {
        let family = try Family()
        let entry = try family.ann.log(family.item("Peanut").id).entry
        #expect(try family.ann.undo() == UndoneChange(summary: "Peanut logged"))
        #expect(try family.ticked(on: "2026-01-05").isEmpty)
        let logs = try family.state().logs
        #expect(logs.claims[entry.id] == entry.claim)
        #expect(logs.tombstones[entry.id] != nil)
    }

    @Test("an un-tick taken back brings the tick again, with its time, its member and its words, as a new claim")
    func unlog() throws {
        let family = try Family()
        let bob = try family.member("Bob", .logger)
        let old = try bob.log(family.item("Peanut").id).entry
        family.clock.advance(hours: 2)
        try family.ann.unlog(family.item("Peanut").id)
        try family.ann.undo()
        let new = try #require(try family.ann.entries(in: january()).first)
        #expect(new.id != old.id)
        #expect(new.member == old.member && new.at == old.at && new.claim.recordedAt == old.claim.recordedAt)
        #expect(new.claim.snapshot == old.claim.snapshot)
    }

    @Test("an edit taken back has the old time again, on the old day, and not the new one")
    func edit() throws {
        let family = try Family(now: "2026-01-06T09:00")
        let old = try family.ann.log(family.item("Peanut").id).entry
        try family.ann.editLog(old.id, at: family.instant("2026-01-05T08:00"))
        #expect(try family.ann.undo().summary.hasPrefix("Peanut moved from"))
        let entries = try family.ann.entries(in: january())
        #expect(entries.map(\.at) == [old.at])
        #expect(entries.map(\.day) == [old.day])
    }

    @Test("undo goes back step by step through ticks, un-ticks, edits and fields, until nothing is left")
    func stepByStep() throws {
        let family = try Family()
        let peanut = try family.item("Peanut").id
        var states = [try shown(family)]
        func did(_ act: () throws -> Void) throws {
            family.clock.advance(minutes: 20)
            try act()
            states.append(try shown(family))
        }
        try did { try family.ann.log(peanut) }
        try did { try family.ann.addUnit("drop") }
        try did { try family.ann.unlog(peanut) }
        try did { try family.ann.log(peanut) }
        try did { try family.ann.renameUnit(try family.ann.findUnit("drop").id, to: "drops") }
        try did {
            try family.ann.editLog(family.ann.entries(in: january())[0].id, at: family.clock.now.adding(minutes: -5))
        }
        try did { try family.ann.renameUnit(try family.ann.findUnit("drops").id, to: "dash") }
        try did { try family.ann.deleteLog(family.ann.entries(in: january())[0].id) }
        for state in states.dropLast().reversed() {
            try family.ann.undo()
            #expect(try shown(family) == state)
        }
        #expect(throws: TIPsError.store(.nothingToUndo)) { try family.ann.undo() }
    }

    /// The visible data: the times in boxes and the names of units, without clocks.
    private func shown(_ family: Family) throws -> [String] {
        try family.ann.entries(in: january()).map { "\($0.slot.key) \($0.at)" }
            + family.ann.plan().pickableUnits.map(\.name)
    }

    @Test("each member takes back their own changes")
    func ownChanges() throws {
        let family = try Family()
        let bob = try family.member("Bob", .logger)
        try bob.log(family.item("Egg").id)
        try family.ann.log(family.item("Almond").id)
        #expect(try bob.undo().summary == "Egg logged")
        #expect(try family.ticked(on: "2026-01-05") == ["Almond"])
        #expect(throws: TIPsError.store(.nothingToUndo)) { try bob.undo() }
        #expect(try family.ann.undo().summary == "Almond logged")
    }

    @Test("a field that somebody changed since is not taken back, and the error says who and when")
    func changedSince() throws {
        let family = try Family()
        let bob = try family.member("Bob", .admin)
        let tsp = try family.ann.findUnit("tsp").id
        try family.ann.renameUnit(tsp, to: "teaspoon")
        family.clock.advance(minutes: 5)
        try bob.renameUnit(tsp, to: "spoon", isMeant: true)
        let before = try family.ann.exportRoom()
        let error = #expect(throws: TIPsError.self) { try family.ann.undo() }
        #expect(error == .changedAgain(summary: "unit tsp renamed to teaspoon", by: "Bob", at: family.clock.now))
        #expect(try family.ann.exportRoom() == before)
        try bob.undo()
        try family.ann.undo()
        #expect(try family.ann.findUnit("tsp").id == tsp)
    }

    @Test("the audit tells moves of the zone, holds, edits of reactions and of the emergency plan, with who and when")
    func auditOfTheRest() throws {
        let family = try Family()
        let bob = try family.member("Bob", .logger)
        let today = try date("2026-01-05")
        let reaction = try bob.logReaction(ReactionDraft(symptom: "hives", severity: .mild))
        try family.at("2026-01-05T08:10")
        try bob.editReaction(reaction.id, ReactionEdit(severity: .moderate))
        try family.at("2026-01-05T08:20")
        try bob.hold(today...today, reason: "a fever")
        try family.at("2026-01-05T08:30")
        try family.ann.release(today...today)
        try family.at("2026-01-05T08:40")
        try family.ann.setEmergencyPlan(EmergencyPlan(weight: "18 kg"))
        try family.at("2026-01-05T08:50")
        try family.ann.undo()
        try family.at("2026-01-05T09:00")
        try family.ann.deleteReaction(reaction.id)
        try family.at("2026-01-05T09:10")
        try family.ann.setTimeZone(TimeZone.named("America/Denver"))
        let rows = try family.ann.historyPage(on: today, audit: true).audit
        #expect(
            rows.prefix(7).map { "\($0.when) \($0.by) \($0.text)" } == [
                "2026-01-05 09:10 Ann 2026-01-05: time zone America/Phoenix → America/Denver",
                "2026-01-05 09:00 Ann 2026-01-05: reaction deleted: hives",
                "2026-01-05 08:50 Ann 2026-01-05: taken back: emergency plan edited",
                "2026-01-05 08:40 Ann 2026-01-05: emergency plan edited",
                "2026-01-05 08:30 Ann 2026-01-05: 2026-01-05 no longer held",
                "2026-01-05 08:20 Bob 2026-01-05: 2026-01-05 held: a fever",
                "2026-01-05 08:10 Bob 2026-01-05: reaction edited: hives",
            ]
        )
        #expect(rows.map(\.isUndone).prefix(4) == [false, false, false, true])
    }

    @Test("In Spanish the audit tells an undo in Spanish words alone")
    func spanish() throws {
        let family = try Family()
        try family.ann.deleteItem(family.item("Almond").id)
        try family.ann.undo()
        try family.ann.log(family.item("Egg").id)
        try family.ann.undo()
        let day = try date("2026-01-05")
        let texts = try Language.$current.withValue(.spanish) {
            try family.ann.historyPage(on: day, audit: true).audit.map(\.text)
        }
        #expect(texts.contains("2026-01-05: se deshizo: se eliminó Almond de Alimentos de mantenimiento"), "\(texts)")
        #expect(texts.count { $0.hasPrefix("2026-01-05: se deshizo: ") } == 2, "\(texts)")
        #expect(texts.allSatisfy { !$0.contains("deshecho") && !$0.contains("taken back") }, "\(texts)")
    }

    @Test("an un-tick of a box that somebody has ticked since is not taken back: it would count twice")
    func tickedSince() throws {
        let family = try Family()
        let bob = try family.member("Bob", .logger)
        let egg = try family.item("Egg").id
        try family.ann.log(egg)
        try family.ann.unlog(egg)
        let entry = try bob.log(egg).entry
        let error = #expect(throws: TIPsError.self) { try family.ann.undo() }
        #expect(error == .changedAgain(summary: "Egg un-logged", by: "Bob", at: family.clock.now))
        #expect(try family.ann.entries(in: january()) == [entry])
    }

    @Test("an edit of a log that somebody deleted since is not taken back: the log stays deleted")
    func deletedSince() throws {
        let family = try Family()
        let bob = try family.member("Bob", .admin)
        let entry = try family.ann.log(family.item("Egg").id).entry
        family.clock.advance(hours: 1)
        let edited = try family.ann.editLog(entry.id, at: family.clock.now)
        try bob.deleteLog(edited.id)
        #expect(throws: TIPsError.self) { try family.ann.undo() }
        #expect(try family.ann.entries(in: january()).isEmpty)
    }

    @Test("Each of two logs of one box that is deleted, edited or un-ticked comes back, and the other one stays")
    func besideAnother() throws {
        let family = try Family()
        let bob = try family.member("Bob", .logger)
        let cetirizine = try family.item("Cetirizine").id
        let first = try bob.log(cetirizine).entry
        family.clock.advance(minutes: 2)
        try family.ann.log(cetirizine, secondDose: true)
        let both = { try family.ann.entries(in: january()).flatMap(\.claims).map(\.at).sorted() }
        let before = try both()
        #expect(before.count == 2)
        try family.ann.deleteLog(first.id)
        #expect(try both().count == 1)
        try family.ann.undo()
        #expect(try both() == before)
        let logs = try family.ann.entries(in: january()).flatMap(\.claims)
        let again = try #require(logs.first { $0.at == first.at })
        try family.ann.editLog(again.id, at: first.at.adding(minutes: -30))
        try family.ann.undo()
        #expect(try both() == before)
        try bob.unlog(cetirizine)
        try bob.undo()
        #expect(try both() == before)
    }

    @Test("a tick that somebody edited since is not taken back: the log is another one now")
    func editedSince() throws {
        let family = try Family()
        let bob = try family.member("Bob", .logger)
        let entry = try bob.log(family.item("Almond").id).entry
        family.clock.advance(minutes: 5)
        try family.ann.editLog(entry.id, at: entry.at.adding(minutes: -25))
        let error = #expect(throws: TIPsError.self) { try bob.undo() }
        #expect(error == .changedAgain(summary: "Almond logged", by: "Ann", at: family.clock.now))
        #expect(try family.ann.entries(in: january()).map(\.at) == [entry.at.adding(minutes: -25)])
    }

    @Test("a tick that somebody took back already needs nothing more")
    func takenBackSince() throws {
        let family = try Family()
        let bob = try family.member("Bob", .logger)
        try bob.log(family.item("Egg").id)
        try family.ann.unlog(family.item("Egg").id)
        let tombstones = try family.count("tombstone")
        #expect(try bob.undo().summary == "Egg logged")
        #expect(try family.count("tombstone") == tombstones)
    }

    @Test("a logger undoes only what they could do by hand: not a tick of yesterday, but one within the grace time")
    func loggersLimits() throws {
        let family = try Family()
        let bob = try family.member("Bob", .logger)
        try bob.log(family.item("Egg").id)
        try family.at("2026-01-06T03:00")
        #expect(throws: TIPsError.notAllowed(.notOfToday(name: "Bob", try date("2026-01-05")))) { try bob.undo() }
        #expect(try family.ticked(on: "2026-01-05") == ["Egg"])
        try family.at("2026-01-06T02:59")
        try bob.undo()
        #expect(try family.ticked(on: "2026-01-05").isEmpty)
    }

    @Test("a member who lost a role undoes nothing that needs it")
    func demoted() throws {
        let family = try Family()
        let bob = try family.member("Bob", .admin)
        try bob.addUnit("drop")
        try family.ann.setRole(.logger, of: try bob.currentMember().id)
        let error = #expect(throws: TIPsError.self) { try bob.undo() }
        guard case .notAllowed(.adminsOnly(name: "Bob", _)) = error else {
            Issue.record("\(String(reflecting: error))")
            return
        }
        try family.ann.revoke(try bob.currentMember().id)
        #expect(throws: TIPsError.notAllowed(.revoked("Bob"))) { try bob.undo() }
        #expect(try family.ann.findUnit("drop").name == "drop")
    }

    @Test("the setup of the room is not taken back, nor is an import")
    func beginnings() throws {
        let family = try Family()
        #expect(throws: TIPsError.store(.nothingToUndo)) { try family.ann.undo() }
        let phone = try family.device(family.ann, seed: 3)
        try phone.tracker.log(family.item("Egg").id)
        try family.ann.importRoom(try phone.tracker.exportRoom())
        let error = #expect(throws: TIPsError.self) { try family.ann.undo() }
        guard case .store(.cannotUndo) = error else {
            Issue.record("\(String(reflecting: error))")
            return
        }
        #expect(try family.ticked(on: "2026-01-05") == ["Egg"])
    }

    @Test("an undo reaches the other devices like any other change")
    func otherDevices() throws {
        let family = try Family()
        let phone = try family.device(family.ann, seed: 3)
        try family.ann.log(family.item("Egg").id)
        try family.ann.addUnit("drop")
        try phone.tracker.importRoom(try family.ann.exportRoom())
        family.clock.advance(minutes: 1)
        try family.ann.undo()
        try family.ann.undo()
        try phone.tracker.importRoom(try family.ann.exportRoom())
        #expect(try phone.tracker.entries(in: january()).isEmpty)
        #expect(try phone.tracker.plan().pickableUnits.allSatisfy { $0.name != "drop" })
    }

    // MARK: The plan

    @Test("an item added, edited, moved or deleted is as it was before")
    func items() throws {
        let family = try Family()
        let before = try family.ann.plan().items
        let egg = try family.item("Egg").id
        try family.ann.addItem(ItemDraft("Milk", .maintenance, .same(DoseDraft("1", "g"))))
        try family.ann.editItem(egg, ItemEdit(name: "Boiled egg", dosing: .same(DoseDraft("2", "piece"))))
        try family.ann.moveItem(egg, to: .maintenance, at: 1)
        try family.ann.deleteItem(egg)
        for _ in 0..<4 { try family.ann.undo() }
        #expect(try family.ann.plan().items == before)
    }

    @Test("an item or a member with logs since isn't undone away")
    func logged() throws {
        let family = try Family()
        let milk = try family.ann.addItem(ItemDraft("Milk", .maintenance, nil)).item
        let bob = try family.member("Bob", .logger)
        try bob.log(milk.id)
        for _ in 0..<2 {
            let error = #expect(throws: TIPsError.self) { try family.ann.undo() }
            guard case .store(.cannotUndo) = error else {
                Issue.record("\(String(reflecting: error))")
                return
            }
        }
        try bob.unlog(milk.id)
        #expect(try family.ann.undo().summary.contains("Bob"))
        #expect(try family.ann.undo().summary.contains("Milk"))
        #expect(try family.ann.plan().members.map(\.name) == ["Ann"])
    }

    @Test("a cycle that was begun is gone again, and can be begun once more")
    func cycle() throws {
        let family = try Family(now: "2026-03-30T09:00")
        let before = try family.ann.plan()
        let draft = NewCycleDraft(start: try date("2026-03-31"), challenge: try date("2026-06-01"), dosesFollow: true)
        let made = try family.ann.newCycle(draft).cycle
        try family.ann.undo()
        #expect(try family.ann.plan() == before)
        #expect(try family.ann.newCycle(draft).cycle == made)
    }

    @Test("everybody undoes their own settings and, on the same day, the reaction they wrote down")
    func own() throws {
        let family = try Family()
        let bob = try family.member("Bob", .logger)
        try bob.setTimer(isOn: false)
        try bob.setReminder(.medicine, isOn: true)
        try bob.undo()
        #expect(try bob.settings().reminders.isEmpty && !bob.settings().timerIsOn)
        try bob.undo()
        #expect(try bob.settings() == MemberSettings())
        try bob.logReaction(ReactionDraft(symptom: "hives", severity: .mild))
        try bob.undo()
        #expect(try family.ann.reactions(of: ID("cycle-1")).isEmpty)
        try bob.logReaction(ReactionDraft(symptom: "hives", severity: .mild))
        try family.at("2026-01-06T09:00")
        #expect(throws: TIPsError.self) { try bob.undo() }
        #expect(try family.ann.reactions(of: ID("cycle-1")).count == 1)
    }

    @Test("an undo never leaves the room without an admin")
    func lastAdmin() throws {
        let family = try Family()
        let bob = try family.member("Bob", .logger)
        let (ann, bobID) = (try family.ann.currentMember().id, try bob.currentMember().id)
        try family.ann.setRole(.admin, of: bobID)
        try bob.setRole(.logger, of: ann)
        // Bob makes Ann an admin, and she makes him a logger. He can't undo his own change of her role any more.
        try bob.setRole(.admin, of: ann)
        try family.ann.setRole(.logger, of: bobID)
        #expect(throws: TIPsError.self) { try bob.undo() }
        #expect(try family.ann.plan().members.contains { $0.role == .admin })
    }

    // MARK: The audit

    @Test("the audit of a day has every change to its logs: who, when, what, before and after, newest first")
    func audit() throws {
        let family = try Family(now: "2026-01-05T08:00")
        let bob = try family.member("Bob", .logger)
        let (ann, bobID) = (try family.ann.currentMember().id, try bob.currentMember().id)
        let eight = family.clock.now
        let entry = try bob.log(family.item("Peanut").id).entry
        try family.at("2026-01-05T09:00")
        let nine = family.clock.now
        let edited = try family.ann.editLog(entry.id, at: eight.adding(minutes: 30))
        try family.ann.undo()
        let audit = try family.ann.audit(in: date("2026-01-05")..<date("2026-01-06"))
        #expect(
            audit.map(\.summary) == [
                "taken back: Peanut moved from 08:00 to 08:30", "Peanut moved from 08:00 to 08:30", "Peanut logged",
            ]
        )
        #expect(audit.map(\.member) == [ann, ann, bobID])
        #expect(audit.map(\.at) == [nine, nine, eight])
        #expect(audit.map(\.before) == [edited.at, eight, nil])
        #expect(audit.map(\.after) == [eight, edited.at, eight])
        #expect(audit.map(\.isUndone) == [false, true, false])
        #expect(audit.allSatisfy { $0.item == "Peanut" && $0.day.description == "2026-01-05" })
    }

    @Test("a log moved to another day is in the audit of both days, and of no third")
    func movedAudit() throws {
        let family = try Family(now: "2026-01-07T08:00")
        let entry = try family.ann.log(family.item("Almond").id).entry
        try family.ann.editLog(entry.id, at: family.instant("2026-01-05T20:00"))
        func summaries(_ day: String) throws -> [String] {
            let day = try date(day)
            return try family.ann.audit(in: day..<day.next).map(\.summary)
        }
        let moved = "Almond moved from 2026-01-07 08:00 to 2026-01-05 20:00"
        #expect(try summaries("2026-01-07") == [moved, "Almond logged"])
        #expect(try summaries("2026-01-05") == [moved])
        #expect(try summaries("2026-01-06").isEmpty)
        let all = try family.ann.audit(in: date("2026-01-01")..<date("2026-02-01"))
        #expect(all.count == 2)
    }

    @Test("the undo of a reaction that counts as severe by now is an admin's, and leaves a line where it deletes it")
    func severeSince() throws {
        let family = try Family()
        let bob = try family.member("Bob", .logger)
        let cleo = try family.member("Cleo", .admin)
        let hives = try bob.logReaction(ReactionDraft(symptom: "hives", severity: .mild))
        try family.ann.editReaction(hives.id, ReactionEdit(adrenalineAt: family.clock.now))
        #expect(throws: TIPsError.self) { try bob.undo() }
        let cough = try bob.logReaction(ReactionDraft(symptom: "cough", severity: .mild))
        try bob.editReaction(cough.id, ReactionEdit(note: "dry"))
        try family.ann.editReaction(cough.id, ReactionEdit(severity: .severe))
        #expect(throws: TIPsError.self) { try bob.undo() }
        #expect(try family.ann.reactions(of: cough.cycle).first { $0.id == cough.id }?.note == "dry")
        let rash = try family.ann.logReaction(ReactionDraft(symptom: "rash", severity: .mild))
        try cleo.editReaction(rash.id, ReactionEdit(adrenalineAt: family.clock.now))
        #expect(try Set(family.ann.plan().standing.map(\.id)) == [hives.id, cough.id, rash.id])
        try family.ann.undo()
        #expect(try Set(family.ann.plan().standing.map(\.id)) == [hives.id, cough.id])
        let lines = try family.ann.report(of: rash.cycle).stops.map(\.text)
        #expect(lines.contains { $0.contains("rash") && $0.contains("deleted") }, "\(lines)")
    }
}
