import Foundation
import NotificationKit
import ScreenKit
import TIPsTracker
import TestKit
import Testing
import TimeKit
import WordKit

@Suite("The first dose, a reaction's food, close doses and carried-over doses are asked about")
struct ClinicQuestionTests {
    /// A family with rising weekly doses of peanut, and one item of every other category.
    private func family() throws -> Family {
        var doses = Family.doses("8", "mg", weeks: 1...12)
        for (week, amount) in [(1, "1"), (2, "2"), (3, "4")] { doses[week] = DoseDraft(amount, "mg") }
        let items = [
            ItemDraft("Cetirizine", .medicine, .same(DoseDraft("5", "mL"))),
            ItemDraft("Egg", .maintenance, .same(DoseDraft("1", "piece"))),
            ItemDraft("Peanut", .treatment, .weekly(doses)),
            ItemDraft("Cashew", .treatment, .same(DoseDraft("1/2", "tsp"))),
            ItemDraft("Oat", .recommended, .same(DoseDraft("1", "tsp"))),
        ]
        return try Family(items)
    }

    /// The kinds of reasons for logging an item. Without a reason it is logged.
    private func asked(_ family: Family, _ item: String, _ at: String? = nil) throws -> [GateReason.Kind] {
        if let at { try family.at(at) }
        let id = try family.item(item).id
        do throws(TIPsError) {
            try family.ann.log(id, early: true)
            return []
        } catch {
            guard case .clinicNotAsked(_, let reasons, _) = error else { throw error }
            return reasons.map(\.kind)
        }
    }

    private func goOn(_ family: Family, _ item: String) throws -> GoOnAnswer? {
        try family.ann.log(family.item(item).id, early: true, clinicSaidGoOn: true).entry.claim.goOn
    }

    private func row(_ family: Family, _ item: String) throws -> HomeScreen.ItemRow {
        try #require(try family.ann.homeScreen().categories.flatMap(\.items).first { $0.name == item })
    }

    // MARK: The first dose

    @Test(
        "a food's first dose is logged without a question on the first two days of its plan, and asked about later",
        arguments: [
            ("2026-01-05T08:00", false), ("2026-01-06T23:59", false), ("2026-01-07T00:00", true),
            ("2026-01-26T08:00", true), ("2026-03-29T08:00", true),
        ]
    )
    func firstDose(at: String, isAsked: Bool) throws {
        let family = try family()
        try family.ann.log(family.item("Cetirizine").id)
        #expect(try asked(family, "Peanut", at) == (isAsked ? [.first] : []))
    }

    @Test("the question about a late first dose is on home and at its box, and the answer is kept in the log")
    func firstDoseOnHome() async throws {
        let family = try family()
        try family.at("2026-01-26T08:00")
        let words = "no dose of it was ever logged; its plan began on 2026-01-05 and is in week 4"
        let prompt = try family.ann.homeScreen().prompts.first { $0.kind == "clinic" && $0.text.contains("Peanut") }
        #expect(prompt?.text.contains(words) == true)
        let box = try row(family, "Peanut").box
        #expect(box.confirmation?.question.contains(words) == true)
        #expect(box.confirmation?.proceed == "The clinic said go on")
        // One button answers two questions, so it names both answers.
        try family.ann.log(family.item("Cashew").id, clinicSaidGoOn: true)
        let both = try row(family, "Peanut").box.confirmation
        #expect(both?.proceed == "Log early · The clinic said go on")
        #expect(both?.question.contains("Log Peanut early?") == true)
        #expect(both?.question.hasSuffix("Did the clinic say go on?") == true)
        try family.at("2026-01-26T09:00")
        _ = try await family.ann.perform(
            Act(box.id, isConfirmed: true, answers: box.confirmation?.key),
            at: .home
        )
        let entry = try family.ann.entries(in: date("2026-01-26")..<date("2026-01-27")).first
        #expect(entry?.claim.goOn?.asked == [words])
        #expect(try asked(family, "Peanut", "2026-01-27T08:00") == [])
    }

    @Test(
        "a food that is added within the cycle has its own first days, and deleting it and adding it again gives no new ones"
    )
    func addedLater() throws {
        let family = try family()
        try family.at("2026-01-26T08:00")
        let draft = ItemDraft("Walnut", .treatment, .weekly(Family.doses("1", "mg", weeks: 4...12)))
        let walnut = try family.ann.addItem(draft).item.id
        #expect(try family.ann.gateReasons(walnut).isEmpty)
        try family.at("2026-01-28T08:00")
        #expect(try family.ann.gateReasons(walnut).map(\.kind) == [.first])
        try family.ann.deleteItem(walnut)
        let again = try family.ann.addItem(draft).item.id
        #expect(try family.ann.gateReasons(again).map(\.kind) == [.first])
    }

    @Test("a first dose on the second day is asked about if it is higher than the plan's first")
    func higherFirstDose() throws {
        let family = try family()
        try family.at("2026-01-11T08:00")
        var doses = Family.doses("8", "mg", weeks: 2...12)
        doses[1] = DoseDraft("1", "mg")
        let walnut = try family.ann.addItem(ItemDraft("Walnut", .treatment, .weekly(doses))).item.id
        #expect(try family.ann.gateReasons(walnut).isEmpty)
        try family.at("2026-01-12T08:00")
        #expect(try family.ann.gateReasons(walnut).map(\.kind) == [.first])
    }

    // MARK: Reactions

    @Test(
        "a food that a reaction followed is asked about in every category, and another one by the reaction's severity",
        arguments: [("Egg", Reaction.Severity.severe), ("Oat", .moderate), ("Cetirizine", .severe), ("Egg", .mild)]
    )
    func reactionTo(item: String, severity: Reaction.Severity) throws {
        let family = try family()
        let log = try family.ann.log(family.item(item).id).entry
        family.clock.advance(minutes: 20)
        let reaction = try family.ann.logReaction(
            ReactionDraft(symptom: "anaphylaxis", severity: severity, after: log.id)
        )
        try family.at("2026-01-06T08:00")
        // While a severe reaction's stop stands, every food is asked about, and no other medicine.
        for other in ["Egg", "Oat"] where other != item {
            #expect(try asked(family, other) == (severity == .severe ? [.reaction] : []))
        }
        if item != "Cetirizine" { #expect(try asked(family, "Cetirizine") == []) }
        let kinds: [GateReason.Kind] = severity == .mild ? [] : [.reaction]
        #expect(try family.ann.gateReasons(family.item("Peanut").id).map(\.kind) == kinds)
        #expect(try row(family, item).box.id.contains("/tick-go-on/"))
        #expect(try asked(family, item) == [.reaction])
        #expect(
            try family.ann.homeScreen().prompts.contains {
                $0.kind == "clinic" && ($0.text.split(separator: ":").first ?? "").contains(item)
            }
        )
        #expect(try goOn(family, item)?.asked.count == 1)
        // An answer closes a moderate reaction, and a severe one only with its stop.
        #expect(try asked(family, item, "2026-01-07T08:00") == (severity == .severe ? [.reaction] : []))
        guard severity == .severe else { return }
        try family.ann.liftStop(of: reaction.id)
        #expect(try asked(family, item) == [])
    }

    @Test("mild reactions to a food are asked about before each next dose of it, and before a raise")
    func mildReactions() throws {
        let family = try family()
        let peanut = try family.item("Peanut").id
        for day in 5...11 {
            try family.at("2026-01-\(day < 10 ? "0" : "")\(day)T08:00")
            #expect(try family.ann.gateReasons(peanut).map(\.kind) == (day == 5 ? [] : [.reaction]), "\(day)")
            let taken = try family.ann.log(peanut, early: true, clinicSaidGoOn: day > 5).entry.id
            family.clock.advance(minutes: 20)
            try family.ann.logReaction(ReactionDraft(symptom: "vomited, hives", severity: .mild, after: taken))
        }
        #expect(try asked(family, "Peanut", "2026-01-12T08:00") == [.reaction, .raise])
        #expect(try asked(family, "Cashew").contains(.reaction) == false)
    }

    @Test("every open reaction is named, so that an answer under the stop of a severe one closes no mild one unseen")
    func namesEach() throws {
        let family = try family()
        let peanut = try family.item("Peanut").id
        let taken = try family.ann.log(peanut).entry.id
        try family.at("2026-01-05T08:20")
        try family.ann.logReaction(ReactionDraft(symptom: "rash", severity: .mild, after: taken))
        try family.at("2026-01-05T12:00")
        let severe = try family.ann.logReaction(ReactionDraft(symptom: "anaphylaxis", severity: .severe))
        try family.at("2026-01-06T08:00")
        #expect(try asked(family, "Peanut") == [.reaction, .reaction])
        let answer = try #require(try goOn(family, "Peanut"))
        #expect(answer.asked.map { $0.components(separatedBy: ": ").last } == ["anaphylaxis", "rash"])
        try family.ann.liftStop(of: severe.id)
        #expect(try asked(family, "Peanut", "2026-01-07T08:00") == [])
    }

    @Test("a yes answers the reasons that were shown: a reaction or a wait that came in meanwhile is asked about first")
    func shownReasons() async throws {
        let family = try family()
        try family.at("2026-01-26T08:00")
        let peanut = try family.item("Peanut").id
        let shown = try family.ann.gateReasons(peanut)
        var act = Act(try row(family, "Peanut").box.id, operation: "yes")
        var keys: Set<String?> = []
        func isAsked(_ words: String) async throws {
            guard case .question(let question) = try await family.ann.perform(act, at: .home) else {
                Issue.record("“\(words)” isn't asked about")
                return
            }
            #expect(question.question.contains(words) && question.key != nil)
            #expect(keys.insert(question.key).inserted)
            act.confirm(question)
        }
        try await isAsked("no dose of it was ever logged")
        try family.ann.logReaction(ReactionDraft(symptom: "hives", severity: .moderate))
        try await isAsked("a moderate reaction was noted at 2026-01-26 08:00: hives")
        try family.ann.log(family.item("Cashew").id, clinicSaidGoOn: true)
        try await isAsked("Log Peanut early?")
        // A client that doesn't know the key is asked again.
        guard case .question = try await family.ann.perform(Act(act.action, isConfirmed: true), at: .home) else {
            Issue.record("a yes without a key was taken")
            return
        }
        #expect(try family.ticked(on: "2026-01-26") == ["Cashew"])
        #expect(throws: TIPsError.self) {
            try family.ann.log(peanut, early: true, clinicSaidGoOn: true, answering: shown)
        }
        guard case .done = try await family.ann.perform(act, at: .home) else {
            Issue.record("the last question was answered")
            return
        }
        #expect(try Set(family.ticked(on: "2026-01-26")) == ["Peanut", "Cashew"])
    }

    @Test("a reaction or a wait that is noted after the page was read is asked about in the tick's transaction")
    func shownReasonsInTransaction() async throws {
        let family = try family()
        try family.at("2026-01-26T08:00")
        let peanut = try row(family, "Peanut").box
        var act = Act(peanut.id)
        act.confirm(try #require(peanut.confirmation))
        let deed = try #require(TIPsAct(act.action))
        // The act isn't compared with the page again, as if the change came right after the page was read.
        func isAsked(_ words: String) async throws {
            let operation = ActOperation("yes", act, at: TIPsLink.home)
            let result = try await family.ann.carryOut(deed, act, at: .home, under: operation)
            guard case .question(let question) = result else {
                Issue.record("“\(words)” isn't asked about")
                return
            }
            #expect(question.question.contains(words))
            act.confirm(question)
        }
        try family.ann.logReaction(ReactionDraft(symptom: "hives", severity: .moderate))
        try await isAsked("a moderate reaction was noted at 2026-01-26 08:00: hives")
        try family.ann.log(family.item("Cashew").id, clinicSaidGoOn: true)
        try await isAsked("Log Peanut early?")
        #expect(try family.ticked(on: "2026-01-26") == ["Cashew"])
        let operation = ActOperation("yes", act, at: TIPsLink.home)
        guard case .written = try await family.ann.carryOut(deed, act, at: .home, under: operation) else {
            Issue.record("the last question was answered")
            return
        }
        #expect(try Set(family.ticked(on: "2026-01-26")) == ["Peanut", "Cashew"])
    }

    @Test("while no admin has lifted the stop of a severe reaction, each log of a treatment food asks")
    func standing() throws {
        let family = try family()
        #expect(try asked(family, "Cashew") == [])
        try family.at("2026-01-05T09:00")
        let reaction = try family.ann.logReaction(ReactionDraft(symptom: "fainted", severity: .severe))
        try family.at("2026-01-06T09:03")
        _ = try goOn(family, "Cashew")
        for day in ["07", "08", "21"] {
            #expect(try asked(family, "Cashew", "2026-01-\(day)T09:00").contains(.reaction), "\(day)")
            _ = try goOn(family, "Cashew")
        }
        try family.ann.liftStop(of: reaction.id)
        #expect(try asked(family, "Cashew", "2026-01-22T09:00") == [])
    }

    @Test(
        "days under the stop of a severe reaction are stopped in the report and not missed, up to the day of its lift"
    )
    func stoppedDays() throws {
        let family = try family()
        #expect(try asked(family, "Peanut") == [])
        try family.at("2026-01-06T09:00")
        let reaction = try family.ann.logReaction(ReactionDraft(symptom: "fainted", severity: .severe))
        try family.at("2026-01-09T09:00")
        try family.ann.liftStop(of: reaction.id)
        try family.at("2026-01-11T09:00")
        let report = try family.ann.report(of: Cycle.ID("cycle-1"))
        let rows = report.weeks.flatMap(\.sections).flatMap(\.rows)
        let peanut = try #require(rows.first { $0.name == "Peanut" })
        #expect(
            peanut.cells.map(\.state) == [
                .logged, .afterReaction, .afterReaction, .afterReaction, .missed, .missed, .open,
            ]
        )
        #expect(peanut.count == "1/3")
        let egg = try #require(rows.first { $0.name == "Egg" })
        #expect(!egg.cells.map(\.state).contains(.afterReaction))
    }

    // MARK: Close doses and gaps

    @Test(
        "home is valid until the instant at which a gap between doses is asked about",
        arguments: [(48, "2026-01-12"), (96, "2026-01-14"), (336, "2026-01-24")]
    )
    func gapBegins(hours: Int, day: String) throws {
        let family = try Family()
        try family.ann.setClinic(ClinicInstructions(gapHours: hours))
        try family.at("2026-01-10T08:00")
        try family.ann.log(family.item("Peanut").id, clinicSaidGoOn: true)
        func isAsked() throws -> Bool {
            try family.ann.gateReasons(family.item("Peanut").id).map(\.kind).contains(.gap)
        }
        try family.at("\(day)T07:00")
        let end = try #require(try family.ann.homeScreen().validUntil)
        #expect(end == (try family.instant("\(day)T08:00").adding(milliseconds: 1)))
        family.clock.now = end.adding(milliseconds: -1)
        #expect(try !isAsked())
        family.clock.now = end
        #expect(try isAsked())
        #expect(try family.ann.homeScreen().validUntil == family.instant("\(day)T00:00").adding(hours: 24))
    }

    @Test(
        "a treatment food is asked about within 12 hours of the dose of another day",
        arguments: [("06:00", true), ("11:29", true), ("11:30", false), ("20:00", false)]
    )
    func soon(time: String, isAsked: Bool) throws {
        let family = try family()
        #expect(try asked(family, "Peanut", "2026-01-05T23:30") == [])
        try family.at("2026-01-06T\(time)")
        if isAsked {
            let home = try family.ann.homeScreen()
            #expect(home.prompts.allSatisfy { $0.kind != "clinic" }, "only its box asks")
            // The question counts the hours, so the page is valid up to the end of the present one.
            #expect(try home.validUntil == family.instant(time == "06:00" ? "2026-01-06T06:30" : "2026-01-06T11:30"))
            #expect(try row(family, "Peanut").box.confirmation?.question.contains("hours before") == true)
        }
        #expect(try asked(family, "Peanut") == (isAsked ? [.soon] : []))
    }

    @Test(
        "a medicine that is logged for yesterday and then for today is not asked about: the question is a treatment food's"
    )
    func soonMedicine() throws {
        let family = try family()
        try family.at("2026-01-06T00:10")
        let medicine = try family.item("Cetirizine").id
        try family.ann.log(medicine, forYesterday: true)
        family.clock.advance(minutes: 1)
        #expect(try asked(family, "Cetirizine") == [])
    }

    @Test("the question says the hours, and a second dose of one day isn't asked about as one of another day")
    func soonWords() throws {
        let family = try family()
        #expect(try asked(family, "Peanut", "2026-01-05T23:30") == [])
        #expect(try family.ann.log(family.item("Peanut").id, early: true, secondDose: true).entry.claim.isSecondDose)
        try family.at("2026-01-06T06:00")
        #expect(
            try family.ann.gateReasons(family.item("Peanut").id).map { $0.text(in: family.zone) } == [
                "the last one was at 2026-01-05 23:30, less than 7 hours before"
            ]
        )
        #expect(try family.ann.gateReasons(family.item("Egg").id).isEmpty)
    }

    @Test(
        "a maintenance food is asked about after more than a week without it, or more than the clinic's hours if they are more"
    )
    func maintenanceGap() throws {
        for (hours, at, isAsked) in [
            (nil, "2026-01-12T08:00", false), (nil, "2026-01-12T08:01", true), (24, "2026-01-12T08:00", false),
            (336, "2026-01-19T08:00", false), (336, "2026-01-19T08:01", true),
        ] as [(Int?, String, Bool)] {
            let family = try family()
            if let hours { try family.ann.setClinic(ClinicInstructions(gapHours: hours)) }
            #expect(try asked(family, "Egg") == [])
            #expect(try asked(family, "Oat") == [])
            #expect(try asked(family, "Egg", at) == (isAsked ? [.gap] : []), "\(at)")
            #expect(try asked(family, "Oat") == [])
        }
    }

    // MARK: The next cycle

    @Test("a carried-over dose of a maintenance or treatment food is asked about until an admin confirms it")
    func carriedOver() throws {
        let family = try family()
        try family.at("2026-03-29T08:00")
        _ = try goOn(family, "Cashew")
        #expect(try asked(family, "Egg") == [])
        try family.at("2026-03-30T08:00")
        try family.ann.newCycle(
            NewCycleDraft(start: date("2026-03-31"), challenge: date("2026-06-22"), dosesFollow: true)
        )
        try family.at("2026-03-31T08:00")
        let prompts = try family.ann.homeScreen().prompts
        #expect(prompts.count { $0.kind == "carriedOver" } == 2)
        #expect(prompts.allSatisfy { $0.kind != "clinic" }, "they have their own prompt")
        for item in ["Egg", "Cashew"] {
            #expect(try asked(family, item) == [.carriedOver], "\(item)")
            #expect(try goOn(family, item)?.asked.first?.contains("was carried over from the cycle before") == true)
        }
        for item in ["Cetirizine", "Oat"] { #expect(try asked(family, item) == [], "\(item)") }
        try family.at("2026-04-01T08:00")
        #expect(try asked(family, "Cashew") == [.carriedOver])
        let page = try family.ann.addTreatmentFoodItemPage(editing: family.item("Cashew").id)
        #expect(page.confirm?.isEnabled == true)
        for item in ["Egg", "Cashew"] {
            try family.ann.confirmItem(family.item(item).id)
            #expect(try asked(family, item) == [], "\(item)")
        }
    }

    // MARK: The emergency plan

    @Test(
        "home asks admins for the emergency plan and then names what is missing in it, and its first line says to call"
    )
    func emergencyPlan() throws {
        let family = try family()
        let bob = try family.member("Bob", .logger)
        func asks(_ tracker: TIPsTracker) throws -> Bool {
            try tracker.homeScreen().prompts.contains {
                $0.kind == "emergencyPlan" && $0.opens?.target == TIPsLink.emergency.target
            }
        }
        #expect(try asks(family.ann) && !asks(bob))
        let page = try bob.reactionsPage(typed: ["severity": "severe"])
        #expect(page.emergency?.first?.label == "Call 911.")
        var plan = EmergencyPlan(number: "911", weight: "18 kg", adrenaline: "0.15 mg")
        try family.ann.setEmergencyPlan(plan)
        #expect(
            try family.ann.homeScreen().prompts.first { $0.kind == "emergencyPlan" }?.text
                == "Still missing in the emergency plan: the day on which the epinephrine expires, the contacts and the allergens"
        )
        #expect(try bob.emergencyPage().lines.first?.label == "Call")
        plan.expires = try date("2027-01-05")
        plan.contacts = "Ann 602-555-0100"
        plan.allergens = "peanut"
        try family.ann.setEmergencyPlan(plan)
        #expect(try !asks(family.ann))
    }

    @Test("a reason to ask is read in the language of the reader")
    func spanish() throws {
        let day = try date("2026-01-05")
        let reasons: [GateReason] = [
            .first(start: day, week: 4), .soon(since: UTC.instant(day, hour: 23), hours: 7),
            .carriedOver(DoseLabel(amount: "1", unit: "piece")),
        ]
        let texts = Language.$current.withValue(.spanish) {
            reasons.map { $0.text(in: TimeZone.gmt) } + reasons.map(\.kind.title)
        }
        #expect(Set(texts).isDisjoint(with: reasons.map { $0.text(in: TimeZone.gmt) } + reasons.map(\.kind.title)))
    }
}
