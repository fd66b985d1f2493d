import ScreenKit
import TIPsTracker
import TestKit
import Testing
import TimeKit

@Suite("A reaction after a food whose box isn't ticked")
struct UntickedFoodTests {
    private func kinds(_ family: Family, _ item: String) throws -> [GateReason.Kind] {
        try family.ann.gateReasons(family.item(item).id).map(\.kind)
    }

    @Test(
        "The food is kept and asked about before its next dose, also once the stop of a severe reaction is lifted",
        arguments: Reaction.Severity.allCases
    )
    func asks(severity: Reaction.Severity) throws {
        let family = try Family()
        let egg = try family.item("Egg").id
        let reaction = try family.ann.logReaction(ReactionDraft(symptom: "rash", severity: severity, food: egg))
        #expect(reaction.food == egg && reaction.after == nil && reaction.onsetMinutes == nil)
        try family.at("2026-01-06T08:00")
        if severity == .severe { try family.ann.liftStop(of: reaction.id) }
        #expect(try kinds(family, "Egg") == [.reaction])
        #expect(try kinds(family, "Almond") == [])
        #expect(throws: TIPsError.self) { try family.ann.log(egg) }
        try family.ann.log(egg, clinicSaidGoOn: true)
        try family.at("2026-01-07T08:00")
        #expect(try kinds(family, "Egg") == [])
    }

    @Test("The list, the history and the report say that it isn't ticked, and another device has it, too")
    func shown() throws {
        let family = try Family()
        let egg = try family.item("Egg").id
        let reaction = try family.ann.logReaction(ReactionDraft(symptom: "rash", severity: .mild, food: egg))
        #expect(
            try family.ann.reactionsPage().rows.map(\.text) == ["2026-01-05 08:00 rash (mild), after Egg, not ticked"]
        )
        let history = try family.ann.historyPage(on: date("2026-01-05"))
        #expect(history.days.flatMap(\.reactions).map(\.text) == ["08:00 rash (mild), after Egg, not ticked"])
        #expect(try family.ann.report(of: reaction.cycle).reactions.map(\.after) == ["Egg, not ticked"])
        let other = try family.device(family.ann, seed: 2)
        #expect(try other.tracker.reactions(of: reaction.cycle) == [reaction])
    }

    @Test("The form offers the items of the day that aren't ticked, keeps the chosen one, and shows it in its edit")
    func form() async throws {
        let family = try Family()
        try family.ann.log(family.item("Cetirizine").id)
        let egg = try "item/" + family.item("Egg").id.rawValue
        let choices = try #require(try family.ann.reactionsPage().form[field: "after"]).choices
        #expect(choices.contains { $0.value == egg && $0.label == "Egg, not ticked" })
        #expect(!choices.contains { $0.label == "Cetirizine, not ticked" })
        let fields = ["symptom": "rash", "severity": "mild", "after": egg]
        guard case .done = try await family.ann.perform(Act("save", fields: fields), at: .reactions) else {
            Issue.record("the reaction wasn't saved")
            return
        }
        let reaction = try #require(try family.ann.reactions(of: Cycle.ID("cycle-1")).first)
        #expect(try reaction.food == family.item("Egg").id)
        let page = try family.ann.reactionPage(reaction.id)
        #expect(page.form[field: "after"]?.value == egg && page.form[field: "after"]?.error == nil)
        let almond = try "item/" + family.item("Almond").id.rawValue
        guard
            case .done = try await family.ann.perform(
                Act("save", fields: ["after": almond]),
                at: .reaction(reaction.id)
            )
        else {
            Issue.record("the edit wasn't saved")
            return
        }
        #expect(try family.ann.reactions(of: reaction.cycle).map(\.food) == [family.item("Almond").id])
    }

    @Test("An edit names a food that isn't ticked; once it is ticked, the log takes its place")
    func edited() throws {
        let family = try Family()
        let egg = try family.item("Egg").id
        let reaction = try family.ann.logReaction(ReactionDraft(symptom: "rash", severity: .mild))
        #expect(try family.ann.editReaction(reaction.id, ReactionEdit(food: egg)).reaction.food == egg)
        let log = try family.ann.log(egg, clinicSaidGoOn: true).entry.id
        let new = try family.ann.editReaction(reaction.id, ReactionEdit(food: egg)).reaction
        #expect(new.after == log && new.food == nil)
        #expect(try family.ann.reactions(of: reaction.cycle) == [new])
        let error = #expect(throws: TIPsError.self) {
            try family.ann.editReaction(reaction.id, ReactionEdit(food: Item.ID("none")))
        }
        #expect(error == .notFound(what: "item", "none"))
    }

    @Test("A dose that is un-logged after its reaction is told as such, and the gate still asks by its food")
    func unlogged() async throws {
        let family = try Family()
        let egg = try family.item("Egg").id
        let log = try family.ann.log(egg).entry.id
        family.clock.advance(minutes: 30)
        let draft = ReactionDraft(symptom: "rash", severity: .mild, after: log)
        let reaction = try family.ann.logReaction(draft)
        try family.ann.unlog(egg)
        let words = "rash (mild), 30 min after a dose of Egg that isn't logged anymore"
        #expect(try family.ann.reactionsPage().rows.map(\.text) == ["2026-01-05 08:30 \(words)"])
        let history = try family.ann.historyPage(on: date("2026-01-05"))
        #expect(history.days.flatMap(\.reactions).map(\.text) == ["08:30 \(words)"])
        #expect(try family.ann.weekViewPage().columns[0].reactions.map(\.text) == ["08:30 \(words)"])
        #expect(try family.ann.report(of: reaction.cycle).reactions.map(\.after) == ["Egg 1 piece, not logged anymore"])
        // Its form keeps the dose.
        let save = Act("save", fields: ["note": "gone by ten"])
        guard case .done = try await family.ann.perform(save, at: .reaction(reaction.id)) else {
            Issue.record("the edit wasn't saved")
            return
        }
        #expect(try family.ann.reactions(of: reaction.cycle).map(\.after) == [log])
        try family.at("2026-01-06T08:00")
        #expect(try kinds(family, "Egg") == [.reaction])
        #expect(try kinds(family, "Almond") == [])
    }

    @Test("A dose of the evening before, and one whose time was edited, are named")
    func otherDay() throws {
        let family = try Family(now: "2026-01-05T23:30")
        let log = try family.ann.log(family.item("Egg").id).entry.id
        try family.at("2026-01-06T00:30")
        try family.ann.logReaction(ReactionDraft(symptom: "rash", severity: .mild, after: log))
        func texts() throws -> [String] {
            try family.ann.historyPage(on: date("2026-01-06")).days.flatMap(\.reactions).map(\.text)
        }
        #expect(try texts() == ["00:30 rash (mild), 60 min after Egg"])
        try family.ann.editLog(log, at: family.instant("2026-01-05T23:40"))
        #expect(try texts() == ["00:30 rash (mild), 60 min after Egg"])
    }

    @Test(
        "After midnight a dose of the evening before counts for six hours",
        arguments: [("2026-01-06T00:30", 60), ("2026-01-06T05:30", 360), ("2026-01-06T05:31", nil)] as [(String, Int?)]
    )
    func midnight(at: String, minutes: Int?) throws {
        let family = try Family(now: "2026-01-05T23:30")
        let egg = try family.item("Egg").id
        try family.ann.log(egg)
        try family.at(at)
        let reaction = try family.ann.logReaction(ReactionDraft(symptom: "rash", severity: .mild, food: egg))
        #expect(reaction.onsetMinutes == minutes)
        #expect((reaction.food == egg) == (minutes == nil))
    }
}
