import NotificationKit
import ScreenKit
import TestKit
import Testing
import TimeKit

@testable import TIPsTracker

@Suite("The stop of the treatment foods after a severe reaction")
struct ReactionStopTests {
    /// Peanut was logged on Monday, a severe reaction followed it, and on Wednesday Peanut was logged with the clinic's word. It is Thursday.
    private func family() throws -> (Family, Reaction) {
        let family = try Family()
        let log = try family.ann.log(family.item("Peanut").id).entry.id
        family.clock.advance(minutes: 5)
        var draft = ReactionDraft(symptom: "wheeze", severity: .severe)
        draft.after = log
        let reaction = try family.ann.logReaction(draft)
        try family.at("2026-01-07T08:00")
        try family.ann.log(family.item("Peanut").id, clinicSaidGoOn: true)
        try family.at("2026-01-08T08:00")
        return (family, reaction)
    }

    @Test("the week, the report, the adherence and the home screen judge its days alike, and what was logged counts")
    func judgment() throws {
        let (family, reaction) = try family()
        let report = try family.ann.report(of: reaction.cycle)
        let foods = try #require(report.weeks[0].sections.first { $0.category == .treatment }).rows
        #expect(foods.map(\.name) == ["Peanut", "Cashew", "Sesame"])
        let stop = ClinicReport.Cell.State.afterReaction
        #expect(foods[0].cells.map(\.state) == [.logged, stop, .logged, stop, .open, .open, .open])
        #expect(foods[1].cells.map(\.state) == [stop, stop, stop, stop, .open, .open, .open])
        #expect(foods.map(\.count) == ["2/2", "0/0", "0/0"])
        #expect(report.summary.first { $0.category == .treatment }?.adherence.percent == 100)

        let week = try family.ann.weekViewPage()
        let rows = try #require(week.sections.first { $0.category == .treatment }).rows
        let none = WeekViewPage.State.afterReaction
        #expect(rows[0].cells.map(\.state) == [.logged, none, .logged, none, none, none, none])
        #expect(rows[1].cells.map(\.state) == Array(repeating: none, count: 7), "a stop holds until it is lifted")
        #expect(week.legend.first { $0.state == none }?.text == "stopped after a severe reaction or epinephrine")

        let adherence = try family.ann.adherencePage().report
        let total = try #require(adherence.categories.first { $0.category == .treatment }).total
        #expect((total.logged, total.due) == (2, 2))

        func stopped() throws -> [String?] {
            try #require(family.ann.homeScreen().categories.first { $0.category == .treatment }).items.map(\.stopped)
        }
        #expect(try stopped() == Array(repeating: "stopped after a severe reaction or epinephrine", count: 3))
        try family.ann.liftStop(of: reaction.id)
        #expect(try stopped() == [nil, nil, nil])
        let cells = try #require(family.ann.weekViewPage().sections.first { $0.category == .treatment }).rows[1].cells
        #expect(cells.map(\.state) == [none, none, none, .dueToday, .future, .future, .future])
    }

    @Test("while it stands nothing counts down to the next treatment food; a box still asks whether it is early")
    func countdown() throws {
        let family = try Family()
        try family.ann.log(family.item("Peanut").id)
        func isTold() throws -> Bool { try family.ann.homeScreen().prompts.contains { $0.kind == "timer" } }
        #expect(try isTold())
        let reaction = try family.ann.logReaction(ReactionDraft(symptom: "wheeze", severity: .severe))
        #expect(try !isTold())
        let boxes = try family.ann.homeScreen().categories.flatMap(\.items)
        #expect(boxes.first { $0.name == "Cashew" }?.box.confirmation?.question.contains("Log Cashew early?") == true)
        try family.ann.liftStop(of: reaction.id)
        #expect(try isTold())
    }

    @Test("a mild reaction after which adrenaline was given stops them like a severe one until an admin lifts it")
    func adrenaline() throws {
        let family = try Family()
        let bob = try family.member("Bob", .logger)
        try family.ann.setReminder(.treatment, isOn: true)
        let log = try family.ann.log(family.item("Peanut").id).entry.id
        family.clock.advance(minutes: 5)
        let draft = ReactionDraft(symptom: "hives", severity: .mild, after: log, adrenalineAt: family.clock.now)
        let reaction = try bob.logReaction(draft)
        func reminders() throws -> [String] {
            try family.ann.notificationCandidates().map(\.series.category).filter {
                ["treatment", "timer"].contains($0)
            }
        }
        #expect(try reminders().isEmpty)
        #expect(try family.ann.plan().standing.map(\.id) == [reaction.id])
        let home = try family.ann.homeScreen()
        #expect(
            home.prompts.first?.text
                == "A reaction with epinephrine was noted at 2026-01-05 08:05, hives: the reminders and the timer of treatment foods are off until an admin lifts it"
        )
        #expect(home.categories.allSatisfy { $0.timer == nil })
        // No answer closes it, and its author can neither delete it nor take the adrenaline out of it.
        try family.at("2026-01-06T08:00")
        try family.ann.log(family.item("Peanut").id, clinicSaidGoOn: true)
        try family.at("2026-01-07T08:00")
        #expect(try family.ann.gateReasons(family.item("Peanut").id).map(\.kind) == [.reaction])
        try family.at("2026-01-05T08:30")
        #expect(throws: TIPsError.self) { try bob.deleteReaction(reaction.id) }
        #expect(throws: TIPsError.self) { try bob.editReaction(reaction.id, ReactionEdit(noAdrenaline: true)) }
        #expect(throws: TIPsError.self) { try bob.undo() }
        try family.at("2026-01-07T09:00")
        try family.ann.liftStop(of: reaction.id)
        #expect(try family.ann.plan().standing.isEmpty)
        #expect(try reminders().contains("treatment"))
        #expect(
            try family.ann.report(of: reaction.cycle).stops.map(\.text) == [
                "reaction with epinephrine noted: hives; the reminders and the timer of treatment foods stopped",
                "the stop after the reaction “hives” was lifted",
            ]
        )
    }

    @Test(
        "one with adrenaline whose stop was lifted stops them anew if it becomes severe, and its author may change it so"
    )
    func renewed() throws {
        let family = try Family()
        let bob = try family.member("Bob", .logger)
        let draft = ReactionDraft(symptom: "hives", severity: .moderate, note: "red", adrenalineAt: family.clock.now)
        let reaction = try bob.logReaction(draft)
        try family.at("2026-01-05T09:00")
        try family.ann.liftStop(of: reaction.id)
        #expect(try family.ann.plan().standing.isEmpty)
        try family.at("2026-01-05T10:00")
        #expect(throws: TIPsError.self) { try bob.editReaction(reaction.id, ReactionEdit(note: "worse")) }
        try bob.editReaction(reaction.id, ReactionEdit(symptom: "wheeze", severity: .severe, note: "worse"))
        #expect(try family.ann.plan().standing.map(\.symptom) == ["wheeze"])
        let noted = "severe reaction noted: wheeze; the reminders and the timer of treatment foods stopped"
        let lifted = "the stop after the severe reaction “wheeze” was lifted"
        func lines() throws -> [String] { try family.ann.report(of: reaction.cycle).stops.map(\.text) }
        #expect(try lines() == [noted, lifted, noted])
        try family.at("2026-01-05T11:00")
        try family.ann.liftStop(of: reaction.id)
        #expect(try family.ann.plan().standing.isEmpty)
        #expect(try lines() == [noted, lifted])
    }

    @Test("adrenaline that is noted after the lift of a severe one stops them anew, and a second lift ends that")
    func laterAdrenaline() throws {
        let family = try Family()
        let reaction = try family.ann.logReaction(ReactionDraft(symptom: "wheeze", severity: .severe))
        try family.at("2026-01-05T09:00")
        try family.ann.liftStop(of: reaction.id)
        try family.at("2026-01-05T09:30")
        try family.ann.editReaction(reaction.id, ReactionEdit(note: "hoarse"))
        #expect(try family.ann.plan().standing.isEmpty)
        try family.at("2026-01-05T10:00")
        try family.ann.editReaction(reaction.id, ReactionEdit(adrenalineAt: family.clock.now))
        #expect(try family.ann.plan().standing.map(\.id) == [reaction.id])
        let lines = try family.ann.report(of: reaction.cycle).stops
        #expect(lines.map(\.time) == ["08:00", "09:00", "10:00"])
        #expect(lines.last?.text.hasPrefix("reaction with epinephrine noted: wheeze") == true)
        try family.at("2026-01-05T11:00")
        try family.ann.liftStop(of: reaction.id)
        #expect(try family.ann.plan().standing.isEmpty)
        // The undo of the second lift doesn't bring back the first one.
        try family.at("2026-01-05T11:30")
        try family.ann.undo()
        #expect(try family.ann.plan().standing.map(\.id) == [reaction.id])
    }

    @Test(
        "a lift on one device and a change for the worse on another one stop them on both, in either order and at any time",
        arguments: [Reaction.Severity.moderate, .severe],
        [true, false]
    )
    func liftedElsewhere(severity: Reaction.Severity, isLater: Bool) throws {
        let family = try Family()
        let reaction = try family.ann.logReaction(
            ReactionDraft(
                symptom: "hives",
                severity: severity,
                adrenalineAt: severity == .severe ? nil : family.clock.now
            )
        )
        let phone = try family.device(family.ann, seed: 9)
        try family.at(isLater ? "2026-01-05T09:05" : "2026-01-05T08:55")
        phone.clock.now = try family.instant("2026-01-05T09:00")
        try phone.tracker.liftStop(of: reaction.id)
        var edit = ReactionEdit()
        if severity == .severe { edit.adrenalineAt = family.clock.now } else { edit.severity = .severe }
        try family.ann.editReaction(reaction.id, edit)
        let (lifted, edited) = (try phone.tracker.exportRoom(), try family.ann.exportRoom())
        try family.ann.importRoom(lifted)
        try phone.tracker.importRoom(edited)
        for tracker in [family.ann, phone.tracker] {
            #expect(try tracker.plan().standing.map(\.id) == [reaction.id])
            let kinds = try tracker.report(of: reaction.cycle).stops.map { $0.text.contains("lifted") }
            #expect(kinds == [false, true, false])
        }
        // An admin who has seen the change lifts the stop for good.
        try phone.tracker.liftStop(of: reaction.id)
        #expect(try phone.tracker.plan().standing.isEmpty)
    }

    @Test(
        "one that a device deletes while another one makes it severe or notes adrenaline stays and stops them on both",
        arguments: [true, false],
        [true, false]
    )
    func deletedElsewhere(isSevere: Bool, isLater: Bool) throws {
        let family = try Family()
        let reaction = try family.ann.logReaction(ReactionDraft(symptom: "hives", severity: .mild))
        let phone = try family.device(family.ann, seed: 9)
        try family.at("2026-01-05T09:00")
        phone.clock.now = try family.instant(isLater ? "2026-01-05T09:05" : "2026-01-05T08:55")
        try phone.tracker.deleteReaction(reaction.id)
        let edit = isSevere ? ReactionEdit(severity: .severe) : ReactionEdit(adrenalineAt: family.clock.now)
        try family.ann.editReaction(reaction.id, edit)
        let (deleted, edited) = (try phone.tracker.exportRoom(), try family.ann.exportRoom())
        try family.ann.importRoom(deleted)
        try phone.tracker.importRoom(edited)
        let peanut = try family.item("Peanut").id
        for tracker in [family.ann, phone.tracker] {
            #expect(try tracker.plan().standing.map(\.id) == [reaction.id])
            #expect(try tracker.gateReasons(peanut).map(\.kind) == [.reaction])
        }
        // An admin who has seen it deletes it, which leaves a line.
        try family.ann.deleteReaction(reaction.id)
        #expect(try family.ann.plan().standing.isEmpty)
        let lines = try family.ann.report(of: reaction.cycle).stops.map(\.text)
        #expect(lines.count == 1 && lines.allSatisfy { $0.contains("deleted") }, "\(lines)")
    }

    @Test(
        "a severe one that an earlier version deleted without a time says so on home and on the emergency page, and is lifted or deleted",
        arguments: [true, false]
    )
    func deletedWithoutTime(isLifted: Bool) async throws {
        let family = try Family()
        let reaction = try family.ann.logReaction(ReactionDraft(symptom: "hives", severity: .severe))
        try family.at("2026-01-05T09:00")
        let key = Register.Key(
            scope: reaction.cycle.rawValue,
            kind: "reaction",
            entity: reaction.id.rawValue,
            field: "symptom"
        )
        let clock = HybridClock(milliseconds: family.clock.now.milliseconds, counter: 0, node: "old")
        var file = try RoomFile(try family.ann.exportRoom())
        file.registers.removeAll { $0.key == key }
        file.registers.append(Register(key: key, value: "", clock: clock))
        try family.ann.importRoom(file.data())
        let prompt = try #require(family.ann.homeScreen().prompts.first { $0.kind == "severe" })
        let words = "of 2026-01-05 08:00, was deleted on one device, by an earlier version of the app"
        #expect(prompt.text.contains(words))
        #expect(prompt.text.hasSuffix("until an admin lifts it in the emergency plan or deletes it in the reactions"))
        #expect(prompt.opens?.label == "Emergency Plan")
        let standing = try #require(family.ann.emergencyPage().standing.first)
        #expect(standing.text == "2026-01-05 08:00: severe reaction, deleted on one device" && standing.lift.isEnabled)
        let delete = try #require(family.ann.reactionsPage().rows.first).delete
        #expect(delete.confirmation?.question.contains("and end its stop of the treatment foods?") == true)
        let id = isLifted ? standing.lift.id : delete.id
        _ = try await family.ann.perform(Act(id, isConfirmed: true), at: isLifted ? .emergency : .reactions)
        #expect(try family.ann.plan().standing.isEmpty)
        #expect(try !family.ann.homeScreen().prompts.contains { $0.kind == "severe" })
    }

    /// A moderate reaction with adrenaline now, whose stop is lifted at 09:00. It is 10:00 afterwards.
    private func lifted(in family: Family) throws -> Reaction {
        let draft = ReactionDraft(symptom: "hives", severity: .moderate, adrenalineAt: family.clock.now)
        let reaction = try family.ann.logReaction(draft)
        try family.at("2026-01-05T09:00")
        try family.ann.liftStop(of: reaction.id)
        try family.at("2026-01-05T10:00")
        return reaction
    }

    @Test(
        "another time of the adrenaline before a lift corrects what the lift knew, and stops nothing anew",
        arguments: ["2026-01-05T07:55", "2026-01-05T08:10"]
    )
    func correctedAdrenaline(given: String) throws {
        let family = try Family()
        let phone = try family.device(family.ann, seed: 9)
        let reaction = try lifted(in: family)
        try family.ann.editReaction(reaction.id, ReactionEdit(adrenalineAt: family.instant(given)))
        try phone.tracker.importRoom(family.ann.exportRoom())
        for tracker in [family.ann, phone.tracker] {
            #expect(try tracker.plan().standing.isEmpty)
            #expect(try tracker.report(of: reaction.cycle).stops.count == 2)
        }
        // The undo of the edit brings back the time that the lift knew.
        try family.at("2026-01-05T10:05")
        try family.ann.undo()
        #expect(try family.ann.plan().standing.isEmpty)
    }

    @Test(
        "a time that an earlier version writes over the first adrenaline after a lift may be a second dose, and stops them anew",
        arguments: ["2026-01-05T07:55", "2026-01-05T08:10", "2026-01-05T09:30"],
        [true, false]
    )
    func overwritten(given: String, isCorrected: Bool) throws {
        let family = try Family()
        let reaction = try lifted(in: family)
        if isCorrected {
            try family.ann.editReaction(reaction.id, ReactionEdit(adrenalineAt: family.instant("2026-01-05T08:02")))
            #expect(try family.ann.plan().standing.isEmpty)
        }
        try family.at("2026-01-05T10:05")
        // An earlier version has no second dose, and writes its time as that of the first.
        let key = Register.Key(
            scope: reaction.cycle.rawValue,
            kind: "reaction",
            entity: reaction.id.rawValue,
            field: "adrenaline"
        )
        let clock = HybridClock(milliseconds: family.clock.now.milliseconds, counter: 0, node: "old")
        var file = try RoomFile(try family.ann.exportRoom())
        file.registers.removeAll { $0.key == key }
        file.registers.append(Register(key: key, value: try family.instant(given).registerText, clock: clock))
        try family.ann.importRoom(file.data())
        #expect(try family.ann.plan().standing.map(\.id) == [reaction.id])
        let kinds = try family.ann.report(of: reaction.cycle).stops.map { $0.text.contains("lifted") }
        #expect(kinds == [false, true, false])
        // An admin who has seen it lifts the stop, and corrects the time after that.
        try family.at("2026-01-05T11:00")
        try family.ann.liftStop(of: reaction.id)
        try family.at("2026-01-05T11:05")
        try family.ann.editReaction(reaction.id, ReactionEdit(adrenalineAt: family.instant("2026-01-05T08:20")))
        #expect(try family.ann.plan().standing.isEmpty)
    }

    @Test(
        "a logger's time for an adrenaline after a lift, and one by a device that didn't know the lift, stop them anew",
        arguments: [true, false]
    )
    func unknownLift(isLogger: Bool) throws {
        let family = try Family()
        let bob = try family.member("Bob", .logger)
        var draft = ReactionDraft(symptom: "hives", severity: .moderate)
        draft.gaveAdrenaline = true
        let reaction = try bob.logReaction(draft)
        let phone = try family.device(family.ann, seed: 9)
        try family.at("2026-01-05T09:00")
        try family.ann.liftStop(of: reaction.id)
        try family.at("2026-01-05T10:00")
        let edit = ReactionEdit(adrenalineAt: try family.instant("2026-01-05T08:10"))
        if isLogger {
            try bob.editReaction(reaction.id, edit)
        } else {
            phone.clock.now = family.clock.now
            try phone.tracker.editReaction(reaction.id, edit)
            try family.ann.importRoom(phone.tracker.exportRoom())
        }
        #expect(try family.ann.plan().standing.map(\.id) == [reaction.id])
    }

    @Test("a time of the adrenaline after the lift stops them anew, because the lift can't have known it")
    func afterLift() throws {
        let family = try Family()
        let reaction = try lifted(in: family)
        try family.ann.editReaction(reaction.id, ReactionEdit(adrenalineAt: family.instant("2026-01-05T09:30")))
        #expect(try family.ann.plan().standing.map(\.id) == [reaction.id])
    }

    @Test("adrenaline that was taken out after a lift, and is noted again, stops them anew")
    func notedAgain() throws {
        let family = try Family()
        let reaction = try lifted(in: family)
        try family.ann.editReaction(reaction.id, ReactionEdit(noAdrenaline: true))
        try family.ann.editReaction(reaction.id, ReactionEdit(adrenalineAt: family.clock.now))
        #expect(try family.ann.plan().standing.map(\.id) == [reaction.id])
    }

    @Test("a second dose of adrenaline has its own time, is added by its author once, and after a lift stops them anew")
    func secondDose() throws {
        let family = try Family()
        let bob = try family.member("Bob", .logger)
        let first = family.clock.now
        func second(_ time: String) throws -> ReactionEdit {
            var edit = ReactionEdit()
            edit.secondAdrenalineAt = try family.instant(time)
            return edit
        }
        let reaction = try bob.logReaction(ReactionDraft(symptom: "wheeze", severity: .severe, adrenalineAt: first))
        try family.at("2026-01-05T08:20")
        let (dose, other) = (try second("2026-01-05T08:15"), try second("2026-01-05T08:20"))
        #expect(dose.worsens(reaction))
        let noted = try bob.editReaction(reaction.id, dose).reaction
        #expect(noted.adrenalineAt == first && noted.secondAdrenalineAt == dose.secondAdrenalineAt)
        #expect(try noted.care(in: family.ann.plan().room) == "epinephrine at 08:00 and 08:15")
        #expect(try family.ann.reactions(of: reaction.cycle) == [noted])
        // An admin alone changes a noted dose.
        var none = ReactionEdit()
        none.noSecondAdrenaline = true
        for edit in [other, none] { #expect(throws: TIPsError.self) { try bob.editReaction(reaction.id, edit) } }
        #expect(throws: TIPsError.self) { try bob.undo() }
        try family.at("2026-01-06T09:00")
        try family.ann.editReaction(reaction.id, none)
        try family.ann.liftStop(of: reaction.id)
        #expect(try family.ann.plan().standing.isEmpty)
        try family.ann.editReaction(reaction.id, other)
        #expect(try family.ann.plan().standing.map(\.id) == [reaction.id])
        // Without the first dose, the second one is the first.
        let left = try family.ann.editReaction(reaction.id, ReactionEdit(noAdrenaline: true)).reaction
        #expect(left.adrenalineAt == other.secondAdrenalineAt && left.secondAdrenalineAt == nil)
        #expect(try family.ann.plan().standing.map(\.id) == [reaction.id])
    }

    @Test("a second dose at a time that isn't known or to come has the time of the first, and stops them anew")
    func secondDoseWithoutTime() throws {
        for isToCome in [false, true] {
            let family = try Family()
            let first = family.clock.now
            let reaction = try lifted(in: family)
            var edit = ReactionEdit()
            edit.gaveSecondAdrenaline = !isToCome
            if isToCome { edit.secondAdrenalineAt = try family.instant("2026-01-05T12:00") }
            #expect(edit.worsens(reaction))
            let noted = try family.ann.editReaction(reaction.id, edit).reaction
            #expect(noted.adrenalineAt == first && noted.secondAdrenalineAt == first)
            #expect(noted.note.hasPrefix("The time of the second epinephrine isn't known."))
            #expect(try family.ann.plan().standing.map(\.id) == [reaction.id])
        }
    }

    @Test("one that is changed to be severe again stops them from that day on in the history and the week, too")
    func severeAgain() throws {
        let family = try Family()
        let reaction = try family.ann.logReaction(ReactionDraft(symptom: "wheeze", severity: .severe))
        try family.at("2026-01-05T09:00")
        try family.ann.editReaction(reaction.id, ReactionEdit(severity: .mild))
        try family.at("2026-01-06T08:00")
        try family.ann.editReaction(reaction.id, ReactionEdit(severity: .severe))
        let noted = "severe reaction noted: wheeze; the reminders and the timer of treatment foods stopped"
        let lines = try family.ann.report(of: reaction.cycle).stops.map(\.text)
        #expect(
            lines == [
                noted, "the reaction “wheeze” of 2026-01-05 08:00 was changed and no longer counts as severe", noted,
            ]
        )
        let foods = try #require(family.ann.weekViewPage().sections.first { $0.category == .treatment })
        #expect(foods.rows[1].cells[1].state == .afterReaction)
    }

    @Test("adrenaline that is added to a moderate reaction stops them; taken out by an admin it leaves a line")
    func addedAdrenaline() throws {
        let family = try Family()
        let reaction = try family.ann.logReaction(ReactionDraft(symptom: "hives", severity: .moderate))
        #expect(try family.ann.plan().standing.isEmpty)
        try family.ann.editReaction(reaction.id, ReactionEdit(adrenalineAt: family.clock.now))
        #expect(try family.ann.plan().standing.map(\.id) == [reaction.id])
        try family.at("2026-01-05T09:00")
        try family.ann.editReaction(reaction.id, ReactionEdit(noAdrenaline: true))
        #expect(try family.ann.plan().standing.isEmpty)
        let lines = try family.ann.report(of: reaction.cycle).stops.map(\.text)
        #expect(lines.first?.hasPrefix("reaction noted that counted as severe: hives;") == true)
        #expect(lines.last == "the reaction “hives” of 2026-01-05 08:00 was changed and no longer counts as severe")
    }

    @Test(
        "a food that was a treatment food when it began is asked about until an admin lifts it, whatever its category"
    )
    func movedAway() throws {
        let (family, reaction) = try family()
        let cashew = try family.item("Cashew").id
        try family.ann.moveItem(cashew, to: .recommended)
        try family.at("2026-02-20T08:00")
        #expect(try family.ann.gateReasons(cashew).map(\.kind).contains(.reaction))
        try family.ann.liftStop(of: reaction.id)
        #expect(try !family.ann.gateReasons(cashew).map(\.kind).contains(.reaction))
    }

    @Test("it stands until an admin lifts it, however many cycles follow")
    func laterCycles() throws {
        let peanut = ItemDraft("Peanut", .treatment, .weekly(Family.doses("1", "tsp", weeks: 1...12)))
        let family = try Family([peanut], now: "2026-03-29T08:00")
        let reaction = try family.ann.logReaction(ReactionDraft(symptom: "wheeze", severity: .severe))
        for start in ["2026-03-30", "2026-04-27", "2026-05-25", "2026-06-22"] {
            try family.at("\(start)T08:00")
            try family.ann.newCycle(
                NewCycleDraft(
                    start: date(start),
                    challenge: date(start).adding(days: 28),
                    dosing: [family.item("Peanut").id: .weekly(Family.doses("1", "tsp", weeks: 1...4))]
                )
            )
        }
        #expect(try family.ann.plan().cycles.count == 5)
        #expect(try family.ann.plan().standing.map(\.id) == [reaction.id])
        #expect(try family.ann.gateReasons(family.item("Peanut").id).map(\.kind).contains(.reaction))
        let foods = try #require(family.ann.weekViewPage().sections.first { $0.category == .treatment })
        #expect(foods.rows[0].cells[0].state == .afterReaction)
        try family.ann.liftStop(of: reaction.id)
        #expect(try family.ann.plan().standing.isEmpty)
    }
}
