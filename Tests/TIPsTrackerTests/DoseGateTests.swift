import Foundation
import NotificationKit
import ScreenKit
import StorageKit
import TIPsTracker
import TestKit
import Testing
import TimeKit

@Suite("The clinic's word is asked for before a treatment food")
struct DoseGateTests {
    /// A family with a weekly dose of peanut in tsp, and a medicine.
    private func family(_ weeks: [Int: String] = [:], now: String = "2026-01-05T08:00") throws -> Family {
        var doses = Family.doses("1", "tsp", weeks: 1...12)
        for (week, amount) in weeks { doses[week] = DoseDraft(amount, "tsp") }
        let items = [
            ItemDraft("Peanut", .treatment, .weekly(doses)),
            ItemDraft("Cetirizine", .medicine, .same(DoseDraft("5", "mL"))),
        ]
        return try Family(items, now: now)
    }

    /// The kinds of reasons for logging peanut. Without a reason it is logged.
    private func asked(_ family: Family, _ at: String? = nil) throws -> [GateReason.Kind] {
        if let at { try family.at(at) }
        let peanut = try family.item("Peanut").id
        do throws(TIPsError) {
            try family.ann.log(peanut)
            return []
        } catch {
            guard case .clinicNotAsked(_, let reasons, _) = error else { throw error }
            #expect(try family.ann.gateReasons(peanut) == reasons)
            return reasons.map(\.kind)
        }
    }

    private func goOn(_ family: Family) throws -> Claim {
        try family.ann.log(family.item("Peanut").id, clinicSaidGoOn: true).entry.claim
    }

    @Test(
        "up to 48 hours after the last log nothing is asked, after that it is",
        arguments: [
            ("2026-01-07T07:59:59", []), ("2026-01-07T08:00", []), ("2026-01-07T08:00:01", [.gap]),
            ("2026-01-15T08:00", [.gap]),
        ] as [(String, [GateReason.Kind])]
    )
    func gap(at: String, kinds: [GateReason.Kind]) throws {
        let family = try family()
        #expect(try asked(family) == [], "the first log of all")
        #expect(try asked(family, at) == (kinds.isEmpty ? [] : kinds))
    }

    @Test("only the food itself counts, and only treatment foods are asked about")
    func others() throws {
        let family = try family()
        try family.ann.log(family.item("Cetirizine").id)
        try family.at("2026-01-20T08:00")
        try family.ann.log(family.item("Cetirizine").id)
        #expect(try asked(family) == [.first])
        _ = try goOn(family)
        try family.at("2026-01-23T08:00")
        try family.ann.log(family.item("Cetirizine").id)
        #expect(try asked(family) == [.gap])
    }

    @Test("a hold since the last log, one that goes on today, and one of the last log's own day are asked about, once")
    func hold() throws {
        let cases: [(day: String, at: String, next: [GateReason.Kind])] = [
            ("2026-01-06", "2026-01-07T07:00", []), ("2026-01-05", "2026-01-06T08:00", []),
            // An answer during the hold doesn't count after the hold has ended.
            ("2026-01-06", "2026-01-06T08:00", [.hold]),
        ]
        for (day, at, next) in cases {
            let family = try family()
            #expect(try asked(family) == [])
            let held = try date(day)
            try family.ann.hold(held...held, reason: "a fever")
            #expect(try asked(family, at) == [.hold], "\(day) \(at)")
            _ = try goOn(family)
            #expect(try asked(family, "2026-01-08T06:00") == next, "\(day) \(at)")
        }
        let family = try family()
        try family.ann.hold(date("2026-01-07")...date("2026-01-07"), reason: "travel")
        #expect(try asked(family) == [])
        #expect(try asked(family, "2026-01-06T08:00") == [], "a hold that is still to come")
        try family.ann.release(date("2026-01-07")...date("2026-01-07"))
        #expect(try asked(family, "2026-01-07T08:00") == [])
    }

    @Test("a food that leaves the treatment foods after a reaction is asked about for fourteen days all the same")
    func movedAway() throws {
        let family = try family()
        #expect(try asked(family) == [])
        try family.at("2026-01-06T08:00")
        try family.ann.logReaction(ReactionDraft(symptom: "wheeze", severity: .severe))
        try family.at("2026-01-06T08:02")
        #expect(try asked(family) == [.reaction])
        try family.ann.moveItem(family.item("Peanut").id, to: .maintenance)
        #expect(try asked(family) == [.reaction])
        #expect(try asked(family, "2026-01-20T08:00").contains(.reaction))
    }

    @Test("home names the foods with the same reasons together, and tells the clinic's number once")
    func together() throws {
        let family = try Family()
        try family.ann.setClinic(ClinicInstructions(phone: "602-555-0100"))
        try family.ann.log(family.item("Peanut").id)
        try family.at("2026-01-26T08:00")
        let texts = try family.ann.homeScreen().prompts.filter { $0.kind == "clinic" }.map(\.text)
        #expect(texts.count == 2 && texts[1].contains("before Cashew and Sesame: no dose of it was ever logged"))
        #expect(texts[0].hasSuffix("call 602-555-0100") && !texts[1].contains("602-555-0100"))
    }

    @Test(
        "a moderate or severe reaction since the last log is asked about, a mild or deleted one isn't",
        arguments: Reaction.Severity.allCases
    )
    func reaction(severity: Reaction.Severity) throws {
        let family = try family()
        #expect(try asked(family) == [])
        try family.at("2026-01-05T09:00")
        let reaction = try family.ann.logReaction(ReactionDraft(symptom: "hives", severity: severity))
        #expect(try asked(family, "2026-01-06T08:00") == (severity == .mild ? [] : [.reaction]))
        if severity != .mild {
            try family.ann.deleteReaction(reaction.id)
            #expect(try asked(family) == [])
        }
        // A reaction that is noted late is a reason, too, until there is an answer.
        let earlier = try family.instant("2026-01-06T07:59")
        try family.ann.logReaction(ReactionDraft(symptom: "hives", severity: severity, at: earlier))
        #expect(try asked(family, "2026-01-07T08:00") == (severity == .mild ? [] : [.reaction]))
        if severity != .mild { _ = try goOn(family) }
        #expect(try asked(family, "2026-01-08T08:00") == (severity == .severe ? [.reaction] : []))
    }

    @Test("a log of a phone that doesn't know of a reaction yet answers nothing: it is asked until somebody has")
    func unaware() throws {
        let family = try family()
        #expect(try asked(family) == [])
        let phone = try family.device(family.ann, seed: 9)
        try family.at("2026-01-06T08:00")
        try family.ann.logReaction(ReactionDraft(symptom: "fainted", severity: .moderate))
        phone.clock.now = try family.instant("2026-01-06T08:30")
        try phone.tracker.log(family.item("Peanut").id)
        try family.ann.importRoom(phone.tracker.exportRoom())
        #expect(try asked(family, "2026-01-07T08:00") == [.reaction])
        _ = try goOn(family)
        #expect(try asked(family, "2026-01-08T08:00") == [])
    }

    @Test(
        "an answer about something else closes no reaction: neither one that is noted later nor one of another phone",
        arguments: [true, false]
    )
    func answeredOther(isLater: Bool) throws {
        let family = try family()
        #expect(try asked(family) == [])
        let phone = try family.device(family.ann, seed: 9)
        let draft = ReactionDraft(
            symptom: "hives",
            severity: .moderate,
            at: try family.instant("2026-01-08T20:00")
        )
        try family.at("2026-01-09T08:00")
        if isLater {
            #expect(try asked(family) == [.gap])
            _ = try goOn(family)
            try family.at("2026-01-09T09:00")
            try family.ann.logReaction(draft)
        } else {
            try family.ann.logReaction(draft)
            phone.clock.now = try family.instant("2026-01-09T08:05")
            let peanut = try family.item("Peanut").id
            #expect(try phone.tracker.log(peanut, clinicSaidGoOn: true).entry.claim.goOn?.asked.count == 1)
            try family.at("2026-01-09T09:00")
            try family.ann.importRoom(phone.tracker.exportRoom())
        }
        #expect(try asked(family, "2026-01-10T08:05") == [.reaction])
        _ = try goOn(family)
        #expect(try asked(family, "2026-01-11T08:05") == [])
    }

    @Test("an answer closes the hold that it names with the days before, and none that is noted later")
    func answeredHold() throws {
        let family = try family()
        #expect(try asked(family) == [])
        #expect(try asked(family, "2026-01-09T08:00") == [.gap])
        _ = try goOn(family)
        try family.at("2026-01-09T09:00")
        try family.ann.hold(date("2026-01-06")...date("2026-01-08"), reason: "a fever")
        #expect(try asked(family, "2026-01-10T08:00") == [.hold])
        #expect(try goOn(family).goOn?.asked == ["2026-01-08 was marked as held: a fever"])
        #expect(try asked(family, "2026-01-11T08:00") == [])
        try family.ann.hold(date("2026-01-05")...date("2026-01-05"), reason: "travel")
        try family.ann.hold(date("2026-01-10")...date("2026-01-10"), reason: "a cold")
        #expect(try asked(family, "2026-01-12T08:00") == [.hold, .hold])
        _ = try goOn(family)
        #expect(try asked(family, "2026-01-13T08:00") == [])
    }

    @Test("the first higher dose after a gap, a hold or a reaction is asked about, the next one isn't")
    func raise() throws {
        let family = try family([2: "2", 3: "3"])
        #expect(try asked(family) == [])
        try family.at("2026-01-06T09:00")
        try family.ann.logReaction(ReactionDraft(symptom: "hives", severity: .moderate))
        #expect(try asked(family, "2026-01-06T09:30") == [.reaction])
        _ = try goOn(family)
        for day in 7...11 { #expect(try asked(family, "2026-01-\(day < 10 ? "0" : "")\(day)T08:00") == []) }
        #expect(try asked(family, "2026-01-12T08:00") == [.raise])
        let claim = try goOn(family)
        #expect(claim.snapshot.dose?.text == "2 tsp")
        for day in 13...18 { #expect(try asked(family, "2026-01-\(day)T08:00") == []) }
        #expect(try asked(family, "2026-01-19T08:00") == [], "nothing has happened since the last raise")
    }

    @Test("a raise after a lower dose that followed a reaction is asked about; a plain raise and a lower dose aren't")
    func lowered() throws {
        let family = try family([1: "2", 2: "1", 3: "2"])
        #expect(try asked(family) == [])
        try family.at("2026-01-11T08:00")
        #expect(try asked(family) == [.gap])
        _ = try goOn(family)
        for day in 12...18 { #expect(try asked(family, "2026-01-\(day)T08:00") == []) }
        #expect(try asked(family, "2026-01-19T08:00") == [.raise])
        let plain = try self.family([2: "2"])
        for day in 5...12 { #expect(try asked(plain, "2026-01-\(day < 10 ? "0" : "")\(day)T08:00") == []) }
    }

    @Test("a dose in another unit can't be compared, so after a gap it is asked about as a raise")
    func unit() throws {
        let last = DoseLabel(amount: "500", unit: "mg")
        let log = Claim(
            clock: HybridClock(milliseconds: 0, counter: 0, node: "a"),
            slot: Slot(day: try date("2026-01-05"), item: ID("p")),
            cycle: ID("cycle-1"),
            member: ID("ann"),
            at: UTC.instant(try date("2026-01-05"), hour: 8),
            recordedAt: UTC.instant(try date("2026-01-05"), hour: 8),
            snapshot: Snapshot(item: "Peanut", category: .treatment, dose: last)
        )
        let late = try date("2026-01-09")
        for (dose, isAsked) in [("500 mg", false), ("1 g", true), ("499 mg", false), ("501 mg", true)] {
            let parts = dose.split(separator: " ").map(String.init)
            let tick = DoseGate.Tick(
                dose: DoseLabel(amount: parts[0], unit: parts[1]),
                day: late,
                at: UTC.instant(late, hour: 8)
            )
            let reasons = DoseGate.reasons(tick, after: [log], holds: [], reactions: [])
            #expect(reasons.map(\.kind) == (isAsked ? [.gap, .raise] : [.gap]), "\(dose)")
        }
    }

    /// Begins a cycle of four weeks with 1 tsp of Peanut.
    private func begin(_ family: Family, _ start: String, to challenge: String) throws {
        let draft = NewCycleDraft(
            start: try date(start),
            challenge: try date(challenge),
            dosing: [try family.item("Peanut").id: .weekly(Family.doses("1", "tsp", weeks: 1...4))]
        )
        try family.ann.newCycle(draft)
    }

    @Test("the next cycle's first dose is measured against the last log of the same food in the cycle before")
    func nextCycle() throws {
        let family = try family(now: "2026-03-29T08:00")
        #expect(try asked(family) == [.first])
        _ = try goOn(family)
        try family.at("2026-03-30T08:00")
        try begin(family, "2026-04-02", to: "2026-04-30")
        #expect(try asked(family, "2026-04-02T08:00") == [.gap])
    }

    @Test("a reaction of the cycle before that is noted late is asked about, also after a log of the new cycle")
    func lateReactionOfFormerCycle() throws {
        let family = try family(now: "2026-03-29T08:00")
        #expect(try asked(family) == [.first])
        _ = try goOn(family)
        try family.at("2026-03-30T08:00")
        try begin(family, "2026-03-30", to: "2026-04-27")
        #expect(try asked(family) == [])
        try family.at("2026-03-31T07:00")
        let evening = try family.instant("2026-03-29T21:00")
        try family.ann.logReaction(ReactionDraft(symptom: "hives", severity: .moderate, at: evening))
        #expect(try asked(family, "2026-03-31T08:00") == [.reaction])
        _ = try goOn(family)
        #expect(try asked(family, "2026-04-01T08:00") == [])
    }

    @Test("a reaction of a cycle without a log of the food is asked about in the next one")
    func reactionOfPassedCycle() throws {
        let family = try family(now: "2026-03-29T08:00")
        #expect(try asked(family) == [.first])
        _ = try goOn(family)
        try family.at("2026-03-30T08:00")
        try begin(family, "2026-03-30", to: "2026-04-27")
        try family.at("2026-04-26T08:00")
        try family.ann.logReaction(ReactionDraft(symptom: "hives", severity: .moderate))
        try family.at("2026-04-27T08:00")
        try begin(family, "2026-04-27", to: "2026-05-25")
        #expect(try asked(family, "2026-04-28T08:00") == [.gap, .reaction])
        _ = try goOn(family)
        #expect(try asked(family, "2026-04-29T08:00") == [])
    }

    // MARK: The answer

    @Test("the answer is kept with the log, by whom, when and why, and holds for that log alone")
    func answer() throws {
        let family = try family()
        #expect(try asked(family) == [])
        try family.at("2026-01-15T08:00")
        let claim = try goOn(family)
        #expect(
            claim.goOn
                == GoOnAnswer(
                    asked: ["the last one was at 2026-01-05 08:00, more than 48 hours before"],
                    at: family.clock.now
                )
        )
        #expect(try asked(family, "2026-01-19T08:00") == [.gap])
        #expect(
            try family.ann.history(of: claim).contains(
                "Ann answered at 08:00 that the clinic said go on: asked because the last one was"
            )
        )
        // An edit of the time and an undo preserve the answer.
        let edited = try family.ann.editLog(claim.id, at: family.instant("2026-01-15T07:30"))
        #expect(edited.claim.goOn == claim.goOn)
        try family.ann.deleteLog(edited.id)
        try family.ann.undo()
        #expect(try family.ann.entries(in: date("2026-01-15")..<date("2026-01-16")).map(\.claim.goOn) == [claim.goOn])
    }

    @Test(
        "a hold that was released is asked about all the same, and the release stands in the history; one released before its day isn't"
    )
    func released() throws {
        let family = try family()
        #expect(try asked(family) == [])
        try family.at("2026-01-06T09:00")
        let held = try date("2026-01-06")
        try family.ann.hold(held...held, reason: "a fever")
        family.clock.advance(minutes: 1)
        try family.ann.release(held...held)
        #expect(try family.ann.plan().holds.isEmpty)
        #expect(try asked(family, "2026-01-06T10:00") == [.hold])
        let day = try #require(try family.ann.historyPage(on: held).days.first)
        #expect(day.hold == nil && day.released == "a fever; released by Ann at 2026-01-06 09:01")
        let phone = try family.device(family.ann, seed: 9)
        #expect(try phone.tracker.gateReasons(family.item("Peanut").id).map(\.kind) == [.hold])
        // A day that is held again is a usual hold.
        try family.ann.hold(held...held, reason: "a cold")
        #expect(try family.ann.historyPage(on: held).days.map(\.hold) == ["a cold"])
        #expect(try family.ann.historyPage(on: held).days.map(\.released) == [nil])
    }

    @Test("a food that was deleted and added again is the same food to the gate, whatever the case of its name")
    func addedAgain() throws {
        let family = try family()
        #expect(try asked(family) == [])
        try family.at("2026-01-09T08:00")
        #expect(try asked(family) == [.gap])
        try family.ann.deleteItem(family.item("Peanut").id)
        let draft = ItemDraft("PEANUT", .treatment, .weekly(Family.doses("2", "tsp", weeks: 1...12)))
        let again = try family.ann.addItem(draft).item.id
        #expect(try family.ann.gateReasons(again).map(\.kind) == [.gap, .raise])
        let other = try family.ann.addItem(
            ItemDraft("Walnut", .treatment, .weekly(Family.doses("2", "tsp", weeks: 1...12)))
        )
        #expect(try family.ann.gateReasons(other.item.id) == [])
    }

    @Test(
        "a mild reaction is asked about where adrenaline was given or an emergency room was needed, and its form asks whether it was mild",
        arguments: [(false, false), (true, false), (false, true)]
    )
    func mild(hasAdrenaline: Bool, isEmergency: Bool) throws {
        let family = try family()
        #expect(try asked(family) == [])
        try family.at("2026-01-05T09:00")
        let draft = ReactionDraft(
            symptom: "hives",
            severity: .mild,
            adrenalineAt: hasAdrenaline ? family.clock.now : nil,
            wentToEmergencyRoom: isEmergency
        )
        try family.ann.logReaction(draft)
        #expect(try asked(family, "2026-01-06T08:00") == (hasAdrenaline || isEmergency ? [.reaction] : []))
        var typed = ["symptom": "hives", "severity": "mild", "emergencyRoom": "\(isEmergency)"]
        if hasAdrenaline { typed["adrenaline"] = "07:00" }
        let save = try family.ann.reactionsPage(typed: typed).save
        #expect(save.isEnabled && (save.confirmation != nil) == (hasAdrenaline || isEmergency))
        typed["severity"] = "moderate"
        #expect(try family.ann.reactionsPage(typed: typed).save.confirmation == nil)
    }

    @Test("a raise and a dose that can't be compared are two sentences, and a hold is told in the past")
    func sentences() throws {
        let (low, high) = (DoseLabel(amount: "1", unit: "tsp"), DoseLabel(amount: "2", unit: "tsp"))
        let other = DoseLabel(amount: "5", unit: "g")
        let texts = [
            GateReason.raise(from: low, to: high), .raise(from: low, to: other),
            .hold(day: try date("2026-01-06"), reason: "a fever"),
        ].map { $0.text(in: TimeZone.gmt) }
        #expect(
            texts == [
                "the dose, 2 tsp, is 2 times as much as the last one, 1 tsp",
                "the dose, 5 g, can't be compared with the last one, 1 tsp", "2026-01-06 was marked as held: a fever",
            ]
        )
    }

    @Test(
        "a raise says exactly how many times the last dose it is",
        arguments: [
            ("1/4 tsp", "1/2 tsp", "2"), ("0.5 g", "5 g", "10"), ("1 tsp", "1.5 tsp", "1-1/2"),
            ("1 tsp", "7.5 mL", "1-1/2"), ("300 mg", "1 g", "3-1/3"),
        ]
    )
    func multiple(from: String, to: String, times: String) throws {
        func label(_ dose: String) throws -> DoseLabel {
            let (amount, unit) = try DoseRule.split(dose)
            return DoseLabel(amount: amount, unit: unit)
        }
        let reason = GateReason.raise(from: try label(from), to: try label(to))
        #expect(
            reason.text(in: TimeZone.gmt) == "the dose, \(to), is \(times) times as much as the last one, \(from)"
        )
    }

    @Test("the reminder of treatment foods says to ask the clinic before those that the gate asks about")
    func reminder() throws {
        let family = try family()
        try family.ann.setReminder(.treatment, isOn: true)
        func body() throws -> String? {
            try family.ann.notificationCandidates().first { $0.series.category == "treatment" }?.body
        }
        #expect(try body() == "Not everything has been logged today.")
        #expect(try asked(family) == [])
        try family.at("2026-01-15T08:00")
        #expect(try body() == "Not everything has been logged today. Ask the clinic before Peanut.")
    }

    @Test("an answer given before the reason arrived counts as an answer, on every device and in the CSV")
    func early() throws {
        let family = try family()
        #expect(try asked(family) == [])
        let phone = try family.device(family.ann, seed: 9)
        try family.at("2026-01-06T08:00")
        try family.ann.logReaction(ReactionDraft(symptom: "fainted", severity: .moderate))
        phone.clock.now = try family.instant("2026-01-06T09:00")
        let claim = try phone.tracker.log(family.item("Peanut").id, clinicSaidGoOn: true).entry.claim
        #expect(claim.goOn?.asked == [])
        try family.ann.importRoom(phone.tracker.exportRoom())
        #expect(try family.ann.history(of: claim) == "Ann answered at 09:00 that the clinic said go on")
        let line = try #require(try family.ann.report(of: claim.cycle).asked.first)
        #expect(line.answer == "Ann 09:00" && line.reasons.count == 1)
        #expect(try asked(family, "2026-01-07T08:00") == [])
        let rows = try family.table().map { $0.dropFirst(9).first }
        #expect(rows == ["clinic", "", "said go on: answered 2026-01-06 09:00", ""])
    }

    @Test("an answer where nothing is asked stands in the history of a treatment food; another item keeps none")
    func needless() throws {
        let family = try family()
        let claim = try goOn(family)
        #expect(claim.goOn == GoOnAnswer(asked: [], at: family.clock.now))
        #expect(try family.ann.report(of: claim.cycle).asked.isEmpty)
        #expect(try family.ann.log(family.item("Cetirizine").id, clinicSaidGoOn: true).entry.claim.more == nil)
    }

    @Test("the answer reaches the others; a log that came without it is kept and marked “not asked”")
    func merged() throws {
        let family = try family()
        #expect(try asked(family) == [])
        try family.at("2026-01-15T08:00")
        let claim = try goOn(family)
        let file = try family.ann.exportRoom()
        let phone = try family.device(family.ann, seed: 9)
        #expect(
            try phone.tracker.entries(in: date("2026-01-15")..<date("2026-01-16")).map(\.claim.goOn) == [claim.goOn]
        )

        // The claims as an earlier version sends them.
        var old = try RoomFile(file)
        old.claims = old.claims.map { $0.saying(nil) }
        let fresh = try Family(seed: 3, isSetUp: false)
        try fresh.ann.importRoom(old.data())
        try fresh.ann.become(claim.member)
        try fresh.at("2026-01-15T09:00")
        #expect(try fresh.ann.history(of: claim).contains("the clinic's word was not asked for"))
        #expect(try fresh.ann.logPage(claim.id).facts.contains("the clinic's word was not asked for"))
        let line = try #require(try fresh.ann.report(of: claim.cycle).asked.first)
        #expect(line.answer == nil && line.reasons.count == 1 && line.item == "Peanut 1 tsp")

        // The answer is preserved in any order of merging.
        try fresh.ann.importRoom(file)
        #expect(try fresh.ann.exportRoom() == file)
        try phone.tracker.importRoom(old.data())
        #expect(try phone.tracker.exportRoom() == file)
        #expect(try fresh.ann.report(of: claim.cycle).asked.first?.answer == "Ann 08:00")
    }

    @Test("unknown fields of a later version's tick are kept and sent on unchanged")
    func laterVersion() throws {
        let family = try family()
        #expect(try asked(family) == [])
        var file = try RoomFile(family.ann.exportRoom())
        file.claims = file.claims.map { $0.saying(#"{"weight":12}"#) }
        let fresh = try Family(seed: 3, isSetUp: false)
        try fresh.ann.importRoom(file.data())
        #expect(try RoomFile(fresh.ann.exportRoom()).claims.map(\.more) == [#"{"weight":12}"#])
        #expect(file.claims[0].goOn == nil)
    }

    // MARK: The clinic's own words

    @Test("an admin enters the clinic's words and number; a logger can't; they are shown with the question")
    func words() throws {
        let family = try family()
        let bob = try family.member("Bob", .logger)
        #expect(throws: TIPsError.self) { try bob.setClinic(ClinicInstructions(phone: "1")) }
        #expect(try bob.clinicPage().save.isEnabled == false)
        let page = try family.ann.clinicPage(typed: ["phone": " 602-555-0100 ", "gap": "call us before the next dose"])
        try family.ann.setClinic(try #require(page.clinic))
        #expect(
            try family.ann.plan().clinic
                == ClinicInstructions(phone: "602-555-0100", words: [.gap: "call us before the next dose"])
        )
        #expect(try asked(family) == [])
        try family.at("2026-01-15T08:00")
        let home = try bob.homeScreen()
        let prompt = try #require(home.prompts.first { $0.kind == "clinic" })
        #expect(
            prompt.text == "The clinic's word is asked for before Peanut: the last one was at 2026-01-05 08:00, "
                + "more than 48 hours before; the clinic's words: “call us before the next dose”; call 602-555-0100"
        )
        let box = try #require(home.categories.flatMap(\.items).first { $0.name == "Peanut" }).box
        #expect(box.id.contains("/tick-go-on/") && box.isEnabled)
        #expect(box.confirmation?.proceed == "The clinic said go on")
        #expect(box.confirmation?.question.hasSuffix("call 602-555-0100. Did the clinic say go on?") == true)
        _ = try goOn(family)
        #expect(try bob.homeScreen().prompts.allSatisfy { $0.kind != "clinic" })
        let long = String(repeating: "x", count: 601)
        #expect(try family.ann.clinicPage(typed: ["hold": long]).clinic == nil)
        #expect(throws: TIPsError.tooLong(.clinicWords, characters: 601)) {
            try family.ann.setClinic(ClinicInstructions(words: [.hold: long]))
        }
    }

    // MARK: Older stores

    /// A database written by the version whose newest migration was 0004. It is never regenerated.
    private static let fixture = Corpus.package.appending(path: "Tests/Fixtures/databases/tips-0004-rooms.sqlite")

    @Test("a database of the version before opens with all its data, and goes on")
    func olderStore() throws {
        let folder = try TemporaryFolder()
        let file = folder.file("tips.sqlite")
        try FileManager.default.copyItem(at: Self.fixture, to: file)
        let zone = try TimeZone.named("America/Phoenix")
        let now = zone.instant(of: try LocalDateTime(iso8601: "2026-01-08T08:00"))
        let tracker = try TIPsTracker.open(at: file, clock: ManualClock(now, zone: zone).wallClock)
        let entries = try tracker.entries(in: date("2026-01-05")..<date("2026-01-08"))
        #expect(entries.map(\.claim.snapshot.item) == ["Cetirizine", "Peanut", "Peanut"])
        #expect(entries.allSatisfy { $0.claim.more == nil })
        #expect(try tracker.reactions(of: ID("cycle-1")).map(\.symptom) == ["hives on both arms"])
        let peanut = try tracker.findItem("Peanut").id
        // The mild reaction followed a dose of the food.
        #expect(try tracker.gateReasons(peanut).map(\.kind) == [.hold, .reaction])
        let asked = try tracker.log(peanut, clinicSaidGoOn: true).entry.claim.goOn?.asked
        #expect(asked?.first == "2026-01-07 was marked as held: fever" && asked?.count == 2)
    }
}

extension TIPsTracker {
    /// The history's remarks on a log, as one text.
    fileprivate func history(of claim: Claim) throws -> String {
        try historyPage(on: claim.slot.day).days.flatMap(\.rows).filter { $0.item == claim.snapshot.item }
            .flatMap(\.notes).joined(separator: "\n")
    }
}

extension Family {
    /// The cells of the CSV by line. No cell contains a comma.
    fileprivate func table() throws -> [[String]] {
        String(decoding: try ann.exportLogs(), as: UTF8.self).split(separator: "\r\n").map { line in
            line.split(separator: ",", omittingEmptySubsequences: false).map {
                $0.trimmingCharacters(in: CharacterSet(charactersIn: "\""))
            }
        }
    }
}

extension Claim {
    fileprivate func saying(_ text: String?) -> Claim {
        Claim(
            clock: clock,
            slot: slot,
            cycle: cycle,
            member: member,
            at: at,
            recordedAt: recordedAt,
            snapshot: snapshot,
            isEarly: isEarly,
            more: text
        )
    }
}
