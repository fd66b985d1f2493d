import Foundation
import NotificationKit
import ScreenKit
import StorageKit
import TIPsTracker
import TestKit
import Testing
import TimeKit
import WordKit

@Suite("A severe reaction")
struct EmergencyTests {
    private func severe(_ family: Family, by tracker: TIPsTracker? = nil) throws -> Reaction {
        try (tracker ?? family.ann).logReaction(
            ReactionDraft(
                symptom: "can't breathe",
                severity: .severe,
                adrenalineAt: family.clock.now,
                gaveAntihistamine: true,
                wentToEmergencyRoom: true
            )
        )
    }

    @Test("A severe reaction that a member notes is told to the other members, until an admin lifts its stop")
    func toldToOthers() throws {
        let family = try Family()
        let bob = try family.member("Bob", .logger)
        let reaction = try severe(family, by: bob)
        let told = { (tracker: TIPsTracker) in
            try tracker.notificationCandidates().filter { $0.series.category == "reaction" }.map(\.body)
        }
        #expect(try told(family.ann) == ["can't breathe, noted by Bob"])
        #expect(try told(bob) == [])
        try family.ann.liftStop(of: reaction.id)
        #expect(try told(family.ann) == [])
    }

    @Test("the family's plan is typed by an admin, shown line by line, and says what is missing")
    func plan() throws {
        let family = try Family()
        let bob = try family.member("Bob", .logger)
        let empty = try family.ann.emergencyPage().lines
        #expect(
            empty.map(\.text) == ["your own emergency number is not entered"]
                + Array(repeating: "not entered", count: 5)
        )
        #expect(empty.map(\.isWarning) == [true, false, false, false, false, false])
        #expect(empty.first?.label == "Call 911.")
        #expect(throws: TIPsError.self) { try bob.setEmergencyPlan(EmergencyPlan(weight: "18 kg")) }
        #expect(try !bob.emergencyPage().save.isEnabled)
        let typed = [
            "allergens": "peanut, cashew", "weight": "18 kg", "adrenaline": "0.15 mg", "expires": "2026-01-06",
            "contacts": "Ann 602-555-0100", "number": "911",
        ]
        let plan = try #require(try family.ann.emergencyPage(typed: typed).plan)
        try family.ann.setEmergencyPlan(plan)
        #expect(try family.ann.plan().emergency == plan)
        #expect(
            try bob.emergencyPage().lines.map { "\($0.label): \($0.text)" } == [
                "Emergency number: 911", "Adrenaline: 0.15 mg", "Adrenaline expires: good until 2026-01-06",
                "Contacts: Ann 602-555-0100", "Weight: 18 kg", "Allergens: peanut, cashew",
            ]
        )
        #expect(try family.ann.emergencyPage(typed: ["expires": "soon"]).plan == nil)
    }

    @Test(
        "adrenaline is good through its last day",
        arguments: [("2026-01-05", "good until"), ("2026-01-06", "good until"), ("2026-01-07", "EXPIRED on")]
    )
    func expiry(day: String, words: String) throws {
        let plan = EmergencyPlan(number: "911", expires: try date("2026-01-06"))
        #expect(plan.lines(on: try date(day), in: .gmt)[2].text == "\(words) 2026-01-06")
        #expect(
            plan.lines(on: try date(day), in: .gmt).map(\.isWarning) == [
                false, false, words == "EXPIRED on", false, false, false,
            ]
        )
    }

    @Test(
        "without a number of the family the first line says whom to call: 911 in the United States",
        arguments: [
            ("America/Phoenix", "Call 911.", "Llame al 911."), ("Pacific/Honolulu", "Call 911.", "Llame al 911."),
            ("America/Indiana/Knox", "Call 911.", "Llame al 911."),
            ("Europe/Berlin", "Call your emergency number.", "Llame a su número de emergencia."),
            ("America/Hermosillo", "Call your emergency number.", "Llame a su número de emergencia."),
        ]
    )
    func call(zone: String, english: String, spanish: String) throws {
        let (day, home) = (try date("2026-01-05"), try TimeZone.named(zone))
        func first() -> EmergencyPlan.Line? { EmergencyPlan().lines(on: day, in: home).first }
        #expect(first()?.label == english && first()?.isWarning == true)
        #expect(Language.$current.withValue(.spanish) { first()?.label } == spanish)
        #expect(EmergencyPlan(number: "112").lines(on: day, in: home).first?.text == "112")
    }

    @Test("the severity has no default, and severe shows the emergency plan before the form")
    func form() throws {
        let family = try Family()
        try family.ann.setEmergencyPlan(EmergencyPlan(allergens: "peanut"))
        let empty = try family.ann.reactionsPage(typed: ["symptom": "hives", "severity": ""])
        #expect(empty.form[field: "severity"]?.value == "")
        #expect(empty.form[field: "severity"]?.error == "choose mild, moderate or severe")
        #expect(!empty.save.isEnabled && empty.emergency == nil)
        #expect(empty.severe.opens?.target == TIPsLink.emergency.target)
        for (severity, isShown) in [("mild", false), ("moderate", false), ("severe", true)] {
            let page = try family.ann.reactionsPage(typed: ["symptom": "hives", "severity": severity])
            #expect(page.save.isEnabled)
            #expect((page.emergency?.last?.text == "peanut") == isShown)
        }
        #expect(try family.ann.emergencyPage().next.opens?.target == "tips://draft/severity%3Dsevere/reactions")
        #expect(try family.ann.reactionsPage(typed: ["adrenaline": "soon"]).form[field: "adrenaline"]?.error != nil)
    }

    @Test("adrenaline, antihistamine and emergency room are kept and shown in the list, the history and the report")
    func care() throws {
        let family = try Family()
        let reaction = try severe(family)
        #expect(try family.ann.reactions(of: reaction.cycle) == [reaction])
        let words = "adrenaline at 08:00, antihistamine, emergency room"
        #expect(try family.ann.reactionsPage().rows.map(\.note) == [words])
        let line = try #require(try family.ann.historyPage(on: reaction.day).days.first?.reactions.first)
        #expect(line.text.hasSuffix("; \(words)"))
        #expect(try family.ann.report(of: reaction.cycle).reactions.map(\.care) == [words])
        let late = family.clock.now.adding(minutes: 6)
        #expect(throws: TIPsError.inTheFuture(late)) {
            try family.ann.logReaction(ReactionDraft(symptom: "x", severity: .mild, adrenalineAt: late))
        }
    }

    /// The categories of the reminders of treatment foods and of the timer.
    private func reminding(_ family: Family) throws -> [String] {
        try family.ann.notificationCandidates().map(\.series.category).filter { ["treatment", "timer"].contains($0) }
    }

    @Test("the reminders and the timer of treatment foods stop until an admin lifts it, and the lift is logged")
    func stop() throws {
        let family = try Family()
        let bob = try family.member("Bob", .logger)
        try family.ann.setReminder(.treatment, isOn: true)
        try family.ann.setReminder(.medicine, isOn: true)
        #expect(try family.ann.log(family.item("Peanut").id).timer != nil)
        #expect(try Set(reminding(family)) == ["treatment", "timer"])
        family.clock.advance(minutes: 1)
        for severity in [Reaction.Severity.mild, .moderate] {
            try family.ann.logReaction(ReactionDraft(symptom: "hives", severity: severity))
            #expect(try Set(reminding(family)) == ["treatment", "timer"])
        }
        let reaction = try severe(family, by: bob)
        #expect(try reminding(family).isEmpty)
        #expect(try family.ann.notificationCandidates().contains { $0.series.category == "medicine" })
        let home = try bob.homeScreen()
        #expect(home.categories.allSatisfy { $0.timer == nil })
        #expect(home.prompts.first?.kind == "severe")
        #expect(home.prompts.first?.opens?.target == TIPsLink.emergency.target)
        // The stop ends the reminders but not the interval.
        let box = try #require(home.categories.flatMap(\.items).first { $0.name == "Cashew" }).box
        #expect(box.confirmation?.question.contains("ends at 08:15. Log Cashew early?") == true)
        let wait = try family.instant("2026-01-05T08:15")
        #expect(throws: TIPsError.timerRuns(until: wait, item: "Cashew")) {
            try family.ann.log(family.item("Cashew").id, clinicSaidGoOn: true)
        }
        let early = try family.ann.log(family.item("Cashew").id, early: true, clinicSaidGoOn: true)
        #expect(early.timer == nil && early.entry.claim.isEarly)

        // The author of the reaction can't lift the stop in other ways.
        #expect(throws: TIPsError.self) { try bob.liftStop(of: reaction.id) }
        #expect(throws: TIPsError.self) { try bob.deleteReaction(reaction.id) }
        #expect(throws: TIPsError.self) { try bob.undo() }
        #expect(try bob.emergencyPage().standing.map(\.lift.isEnabled) == [false])
        #expect(try reminding(family).isEmpty)

        let lift = try family.ann.liftStop(of: reaction.id)
        #expect(lift.at == family.clock.now)
        #expect(try Set(reminding(family)).contains("treatment"))
        #expect(try family.ann.plan().standing.isEmpty)
        #expect(throws: TIPsError.notFound(what: "severe reaction", reaction.id.rawValue)) {
            try family.ann.liftStop(of: reaction.id)
        }
        #expect(try family.ann.undo().summary == "stop after the severe reaction “can't breathe” lifted")
        #expect(try reminding(family).isEmpty)
        // The gate still asks for the clinic's word before the next dose.
        #expect(try family.ann.gateReasons(family.item("Sesame").id).map(\.kind).contains(.reaction))
    }

    @Test("a severe reaction is kept whatever is wrong with a part of it, and each part that wasn't is told")
    func keepsWhatItCan() throws {
        let family = try Family()
        let bob = try family.member("Bob", .logger)
        let ahead = family.clock.now.adding(minutes: 6)
        var draft = ReactionDraft(symptom: "fainted", severity: .severe)
        draft.after = Claim.ID("none")
        draft.at = ahead
        draft.adrenalineAt = ahead
        draft.note = String(repeating: "x", count: 5_001)
        draft.photo = Data([1])
        var problems: [TIPsError] = []
        let reaction = try bob.logReaction(draft) { problems.append($0) }
        #expect(reaction.symptom == "fainted" && reaction.at == family.clock.now && reaction.note.count == 5_000)
        #expect(reaction.after == nil && reaction.adrenalineAt == nil && reaction.photo == nil)
        #expect(
            problems == [
                .tooLong(.note, characters: 5_001), .inTheFuture(ahead), .inTheFuture(ahead),
                .notFound(what: "log", "none"), .noPlaceForPhotos,
            ]
        )
        #expect(try family.ann.plan().standing.map(\.id) == [reaction.id])
        for symptom in [" ", String(repeating: "x", count: 301)] {
            let kept = try family.ann.logReaction(ReactionDraft(symptom: symptom, severity: .severe))
            #expect(kept.symptom == (symptom == " " ? "severe reaction" : String(repeating: "x", count: 300)))
        }
        let typed = ["symptom": "fainted", "severity": "severe", "after": "none", "adrenaline": "soon", "time": "x"]
        #expect(try bob.reactionsPage(typed: typed).save.isEnabled)
        draft.severity = .moderate
        #expect(throws: TIPsError.self) { try bob.logReaction(draft) }
    }

    @Test("an act tells what a severe reaction was noted without, and leads to the emergency plan")
    func act() async throws {
        let folder = try TemporaryFolder()
        let family = try Family()
        let photos = Attachments(store: family.store, folder: folder.file("photos"), thumbnailer: nil)
        let tracker = TIPsTracker(store: family.store, photos: photos, clock: family.clock.wallClock, ids: .seeded(9))
        let file = folder.file("notes.txt")
        try Data("no picture".utf8).write(to: file)
        let fields = ["symptom": "hives", "severity": "severe", "adrenaline": "soon"]
        let act = Act("save", fields: fields, files: ["photo": file], operation: "once")
        for _ in 1...2 {
            guard case .done(let done) = try await tracker.perform(act, at: .reactions) else {
                Issue.record("the reaction wasn't saved")
                return
            }
            let said = try #require(done.said)
            #expect(said.hasPrefix("reaction (severe): hives — not noted: Adrenaline given at: "))
            #expect(said.hasSuffix("; the picture, which can't be kept — add another one to the reaction"))
            #expect(done.next.target == TIPsLink.emergency.target)
        }
        #expect(try tracker.reactionsPage().rows.count == 1)
        #expect(try !tracker.emergencyPage().back.target.isEmpty)
        let mild = Act("save", fields: ["symptom": "hives", "severity": "mild"])
        guard case .done(let done) = try await tracker.perform(mild, at: .reactions) else {
            Issue.record("the mild reaction wasn't saved")
            return
        }
        #expect(done.said == "reaction (mild): hives" && done.next.target == TIPsLink.reactions.target)
    }

    @Test("a logger adds to their own severe reaction what is missing; what stands in it only an admin changes")
    func edit() throws {
        let family = try Family()
        let bob = try family.member("Bob", .logger)
        let log = try family.ann.log(family.item("Peanut").id).entry.id
        family.clock.advance(minutes: 5)
        let id = try bob.logReaction(ReactionDraft(symptom: "fainted", severity: .severe)).id
        let edit = ReactionEdit(after: log, adrenalineAt: family.clock.now, gaveAntihistamine: true)
        let edited = try bob.editReaction(id, edit)
        #expect(edited.after == log && edited.onsetMinutes == 5 && edited.gaveAntihistamine)
        #expect(edited.adrenalineAt == family.clock.now && edited.severity == .severe)
        #expect(try family.ann.reactions(of: edited.cycle) == [edited])
        #expect(throws: TIPsError.self) { try bob.editReaction(id, ReactionEdit(after: log)) }
        try family.ann.editReaction(id, ReactionEdit(adrenalineAt: family.clock.now.adding(minutes: -1)))
        #expect(throws: TIPsError.notFound(what: "log", "none")) {
            try family.ann.editReaction(id, ReactionEdit(after: Claim.ID("none")))
        }
        family.clock.advance(hours: 24)
        #expect(throws: TIPsError.self) { try bob.editReaction(id, ReactionEdit(wentToEmergencyRoom: true)) }
    }

    @Test(
        "a severe reaction, its lift and its deletion stand in the changes and the report; a deletion or its undo is told to the room"
    )
    func events() throws {
        let family = try Family()
        let bob = try family.member("Bob", .logger)
        let first = try severe(family, by: bob)
        try family.at("2026-01-05T09:00")
        try family.ann.liftStop(of: first.id)
        try family.at("2026-01-06T10:00")
        _ = try severe(family)
        try family.at("2026-01-06T10:05")
        try family.ann.undo()
        try family.at("2026-01-06T10:06")
        try family.ann.deleteReaction(first.id)
        let changes = try bob.historyPage(from: date("2026-01-05"), through: date("2026-01-06"), audit: true).audit
        #expect(
            changes.map { "\($0.by) \($0.text)" } == [
                "Ann 2026-01-05: the severe reaction “can't breathe” of 2026-01-05 08:00 was deleted",
                "Ann 2026-01-06: the severe reaction “can't breathe” of 2026-01-06 10:00 was deleted",
            ]
        )
        #expect(try family.ann.report(of: first.cycle).stops.map(\.member) == ["Ann", "Ann"])
        let phone = try family.device(family.ann, seed: 9)
        phone.clock.now = family.clock.now
        let told = try phone.tracker.homeScreen().warnings.filter { $0.kind == "severeDeleted" }
        #expect(
            told.count == 2 && told[0].text.contains("Ann deleted the severe reaction “can't breathe” of 2026-01-0")
        )
        // Undoing the deletion restores the reaction and its lift.
        try family.ann.undo()
        let lines = try family.ann.report(of: first.cycle).stops.map { "\($0.day) \($0.time) \($0.member): \($0.text)" }
        #expect(
            lines == [
                "2026-01-05 08:00 Bob: severe reaction noted: can't breathe; the reminders and the timer of treatment foods stopped",
                "2026-01-05 09:00 Ann: the stop after the severe reaction “can't breathe” was lifted",
                "2026-01-06 10:05 Ann: the severe reaction “can't breathe” of 2026-01-06 10:00 was deleted",
            ]
        )
        try family.at("2026-01-21T08:00")
        #expect(try family.ann.homeScreen().warnings.allSatisfy { $0.kind != "severeDeleted" })
    }

    @Test("the stopped reminder is withdrawn from a calendar, and only that one")
    func withdrawn() throws {
        let family = try Family()
        try family.ann.setReminder(.treatment, isOn: true)
        try family.ann.setReminder(.medicine, isOn: true)
        let before = try family.ann.notificationCandidates().first { $0.series.category == "treatment" }
        #expect(try family.ann.stoppedCandidates().isEmpty)
        let reaction = try severe(family)
        #expect(try family.ann.stoppedCandidates().map(\.series) == [before?.series])
        try family.ann.liftStop(of: reaction.id)
        #expect(try family.ann.stoppedCandidates().isEmpty)
    }

    @Test("a removed member has no report anymore")
    func removed() throws {
        let family = try Family()
        let cleo = try family.ann.addMember("Cleo", role: .logger)
        let tracker = family.ann.acting(as: cleo.id)
        #expect(try tracker.report(of: Cycle.ID("cycle-1")).patient == "Mia")
        try family.ann.revoke(cleo.id)
        #expect(throws: TIPsError.notAllowed(.revoked("Cleo"))) { try tracker.report(of: Cycle.ID("cycle-1")) }
    }

    @Test("the stop and its lift reach the other devices, in any order")
    func merged() throws {
        let family = try Family()
        let reaction = try severe(family)
        let phone = try family.device(family.ann, seed: 9)
        #expect(try phone.tracker.plan().standing.map(\.id) == [reaction.id])
        phone.clock.advance(minutes: 1)
        try phone.tracker.liftStop(of: reaction.id)
        let file = try phone.tracker.exportRoom()
        try family.ann.importRoom(file)
        #expect(try family.ann.plan().standing.isEmpty)
        #expect(try family.ann.exportRoom() == file)
    }
}
