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
            empty.map(\.text) == [
                "Outside the United States the local emergency number; your own emergency number is not entered"
            ]
                + Array(repeating: "not entered", count: 6)
        )
        #expect(empty.map(\.isWarning) == [true, false, false, false, false, false, false])
        #expect(empty.first?.label == "Call 911.")
        #expect(throws: TIPsError.self) { try bob.setEmergencyPlan(EmergencyPlan(weight: "18 kg")) }
        #expect(try !bob.emergencyPage().save.isEnabled)
        let typed = [
            "allergens": "peanut, cashew", "weight": "18 kg", "adrenaline": "0.15 mg", "expires": "2026-01-06",
            "contacts": "Ann 602-555-0100", "number": "911",
        ]
        let plan = try #require(try family.ann.emergencyPage(typed: typed).plan)
        try family.ann.setEmergencyPlan(plan)
        try family.ann.setClinic(ClinicInstructions(phone: "602-555-0199"))
        #expect(try family.ann.plan().emergency == plan)
        #expect(
            try bob.emergencyPage().lines.map { "\($0.label): \($0.text)" } == [
                "Call: 911", "Epinephrine (adrenaline): 0.15 mg", "Epinephrine expires: good until 2026-01-06",
                "Contacts: Ann 602-555-0100", "Clinic: 602-555-0199", "Weight: 18 kg",
                "Allergens: peanut, cashew",
            ]
        )
        #expect(try family.ann.emergencyPage(typed: ["expires": "soon"]).plan == nil)
    }

    @Test(
        "adrenaline is good through its last day",
        arguments: [
            ("2026-01-05", "good until 2026-01-06"), ("2026-01-06", "good until 2026-01-06"),
            ("2026-01-07", "EXPIRED on 2026-01-06: ask the clinic or pharmacy for a new one today"),
        ]
    )
    func expiry(day: String, words: String) throws {
        let plan = EmergencyPlan(number: "602-555-0100", expires: try date("2026-01-06"))
        let lines = plan.lines(on: try date(day), in: .gmt, shownIn: .gmt, clinic: "")
        #expect(lines[2].text == words)
        #expect(lines.map(\.isWarning) == [false, false, day > "2026-01-06", false, false, false, false])
    }

    @Test(
        "without a number of the family the first line says whom to call: 911 where home and device are in the United States",
        arguments: [
            ("America/Phoenix", "America/Phoenix", "Call 911.", "Llame al 911."),
            ("Pacific/Honolulu", "America/New_York", "Call 911.", "Llame al 911."),
            ("America/Indiana/Knox", "America/Detroit", "Call 911.", "Llame al 911."),
            ("Europe/Berlin", "Europe/Berlin", "Call your emergency number.", "Llame a su número de emergencia."),
            ("America/Hermosillo", "Europe/Madrid", "Call your emergency number.", "Llame a su número de emergencia."),
            ("America/Phoenix", "Europe/Berlin", "Call 911 in the United States.", "En Estados Unidos, llame al 911."),
            ("Europe/Berlin", "America/Phoenix", "Call 911 in the United States.", "En Estados Unidos, llame al 911."),
        ]
    )
    func call(zone: String, device: String, english: String, spanish: String) throws {
        let (day, home, here) = (try date("2026-01-05"), try TimeZone.named(zone), try TimeZone.named(device))
        func first(_ plan: EmergencyPlan = EmergencyPlan()) -> EmergencyPlan.Line? {
            plan.lines(on: day, in: home, shownIn: here, clinic: "").first
        }
        #expect(first()?.label == english && first()?.isWarning == true)
        #expect(Language.$current.withValue(.spanish) { first()?.label } == spanish)
        let isUnsure = english == "Call 911 in the United States."
        #expect(first()?.text.hasPrefix("Elsewhere the local emergency number, 112 in most of Europe") == isUnsure)
        for language in Language.offered {
            let text = Language.$current.withValue(language) { first()?.text } ?? ""
            #expect(text == text.capitalizedFirst, "a sentence begins after the point of the label: \(text)")
        }
        let own = EmergencyPlan(number: "112")
        #expect(first(own)?.label == "Call" && first(own)?.text == "112")
        #expect(Language.$current.withValue(.spanish) { first(own)?.label } == "Llame al")
    }

    @Test(
        "911 never stands without its country, and 112 stands beside it wherever home or device are elsewhere",
        arguments: ["America/Phoenix", "Europe/Berlin", "GMT", "UTC"]
    )
    func country(device: String) throws {
        for zone in ["America/Phoenix", "Europe/Berlin", "GMT", "UTC"] {
            let (home, here) = (try TimeZone.named(zone), try TimeZone.named(device))
            let lines = EmergencyPlan().lines(on: try date("2026-01-05"), in: home, shownIn: here, clinic: "")
            let said = try #require(lines.first.map { "\($0.label) \($0.text)" })
            #expect(said.contains("911") && said.contains("United States"), "\(said)")
            let isAbroad = device != "America/Phoenix" || zone != device
            #expect(said.contains("112 in most of Europe") == isAbroad, "\(said)")
        }
    }

    @Test("on a device abroad the pages that say to call name the numbers of both places")
    func abroad() throws {
        let family = try Family()
        let berlin = try TimeZone.named("Europe/Berlin")
        let clock = family.clock.wallClock
        let abroad = TIPsTracker(
            store: family.store,
            clock: WallClock(now: { clock.now() }, zone: { berlin }),
            ids: .seeded(9)
        )
        for line in [
            try abroad.emergencyPage().lines.first,
            try abroad.reactionsPage(typed: ["severity": "severe"]).emergency?.first,
        ] {
            #expect(line?.label == "Call 911 in the United States.")
        }
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
        let words = "epinephrine at 08:00, antihistamine, emergency room"
        // The treatment is told once.
        let row = try #require(try family.ann.reactionsPage().rows.first)
        #expect(row.text.hasSuffix("; \(words)") && row.note.isEmpty)
        let line = try #require(try family.ann.historyPage(on: reaction.day).days.first?.reactions.first)
        #expect(line.text.hasSuffix("; \(words)"))
        #expect(try family.ann.report(of: reaction.cycle).reactions.map(\.care) == [words])
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
        #expect(throws: TIPsError.timerRuns(until: wait, item: "Cashew", isTimerOff: true)) {
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
        #expect(reaction.after == nil && reaction.adrenalineAt == reaction.at && reaction.photo == nil)
        #expect(reaction.note.hasPrefix("The time of the epinephrine isn't known. "))
        // Its time is an admin's, because a shared room takes no change of it from a logger.
        let known = ReactionEdit(adrenalineAt: family.clock.now)
        #expect(throws: TIPsError.self) { try bob.editReaction(reaction.id, known) }
        #expect(try family.ann.editReaction(reaction.id, known).reaction.adrenalineAt == family.clock.now)
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
        (draft.severity, draft.adrenalineAt) = (.moderate, nil)
        #expect(throws: TIPsError.self) { try bob.logReaction(draft) }
    }

    @Test(
        "a reaction with adrenaline is kept as safely as a severe one, also without the time of the adrenaline or a symptom",
        arguments: [Reaction.Severity.mild, .moderate],
        [true, false]
    )
    func keepsAdrenaline(severity: Reaction.Severity, isTimed: Bool) throws {
        let family = try Family()
        let bob = try family.member("Bob", .logger)
        let ahead = family.clock.now.adding(minutes: 6)
        var draft = ReactionDraft(symptom: " ", severity: severity, at: ahead, note: "red", photo: Data([1]))
        draft.after = Claim.ID("none")
        draft.adrenalineAt = isTimed ? ahead : nil
        draft.gaveAdrenaline = !isTimed
        var left = 0
        let reaction = try bob.logReaction(draft) { _ in left += 1 }
        #expect(left == (isTimed ? 5 : 4))
        #expect(
            reaction.at == family.clock.now && reaction.adrenalineAt == reaction.at && reaction.severity == severity
        )
        let unknown = "The time of the epinephrine isn't known. The time of the onset stands for it."
        #expect(reaction.note == "\(unknown) red" && reaction.shownSymptom == "reaction with epinephrine")
        #expect(try family.ann.plan().standing.map(\.id) == [reaction.id])
        // Its author knows the time later, and then changes it no more.
        family.clock.advance(minutes: 30)
        let given = family.clock.now.adding(minutes: -25)
        let timed = try bob.editReaction(reaction.id, ReactionEdit(adrenalineAt: given)).reaction
        #expect(timed.adrenalineAt == given && timed.note == "red")
        #expect(throws: TIPsError.self) { try bob.editReaction(reaction.id, ReactionEdit(adrenalineAt: reaction.at)) }
    }

    @Test(
        "an edit that notes adrenaline is kept whatever is wrong with a part of it, and at the onset without its time"
    )
    func editKeepsAdrenaline() throws {
        let family = try Family()
        let reaction = try family.ann.logReaction(ReactionDraft(symptom: "hives", severity: .mild, note: "red"))
        family.clock.advance(minutes: 20)
        var edit = ReactionEdit(symptom: " ", at: family.clock.now.adding(minutes: 6), after: Claim.ID("none"))
        edit.adrenalineAt = family.clock.now.adding(minutes: 6)
        var left = 0
        let new = try family.ann.editReaction(reaction.id, edit) { _ in left += 1 }.reaction
        #expect(left == 4 && new.symptom == "hives" && new.at == reaction.at && new.adrenalineAt == reaction.at)
        #expect(new.note.hasSuffix("stands for it. red"))
        #expect(try family.ann.plan().standing.map(\.id) == [reaction.id])
    }

    @Test(
        "the form of a reaction with adrenaline shows the emergency plan, leads to it, and is saved with wrong fields"
    )
    func adrenalineForm() async throws {
        let family = try Family()
        try family.ann.setEmergencyPlan(EmergencyPlan(allergens: "peanut"))
        let fields = ["symptom": "hives", "severity": "moderate", "adrenaline": "soon", "time": "99:99"]
        let page = try family.ann.reactionsPage(typed: fields)
        #expect(page.save.isEnabled && page.emergency?.last?.text == "peanut")
        #expect(page.save.opens?.target == TIPsLink.emergency.target)
        #expect(try !family.ann.reactionsPage(typed: ["symptom": "hives", "adrenaline": "08:00"]).save.isEnabled)
        guard case .done(let done) = try await family.ann.perform(Act("save", fields: fields), at: .reactions) else {
            Issue.record("the reaction wasn't saved")
            return
        }
        #expect(done.next.target == TIPsLink.emergency.target)
        #expect(done.said?.contains("not noted: Time: ") == true, "\(done.said ?? "")")
        #expect(done.said?.contains("; Epinephrine given at: ") == true, "\(done.said ?? "")")
        let kept = try #require(try family.ann.plan().standing.first)
        #expect(kept.severity == .moderate && kept.adrenalineAt == kept.at)
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
            #expect(said.hasPrefix("reaction (severe): hives — not noted: Epinephrine given at: "))
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
        let edited = try bob.editReaction(id, edit).reaction
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
            told.count == 2 && told[0].text.contains("Ann deleted the reaction “can't breathe” of 2026-01-0")
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

    @Test("after the deletion of a duplicate home says that the other reaction's stop stands, and for three days alone")
    func duplicateDeleted() throws {
        let family = try Family()
        let first = try severe(family)
        try family.at("2026-01-05T08:10")
        try family.ann.deleteReaction(severe(family).id)
        func told() throws -> [String] {
            try family.ann.homeScreen().warnings.filter { $0.kind == "severeDeleted" }.map(\.text)
        }
        let text = try #require(told().first)
        #expect(text.contains("the stop after the reaction “can't breathe” of 2026-01-05 08:00 stands"), "\(text)")
        #expect(!text.contains("goes on"))
        try family.ann.liftStop(of: first.id)
        #expect(try told().first?.contains("what it had stopped goes on") == true)
        try family.at("2026-01-08T08:00")
        #expect(try told().count == 1)
        try family.at("2026-01-09T08:00")
        #expect(try told().isEmpty)
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
