import NotificationKit
import TIPsTracker
import TestKit
import Testing
import TimeKit

@Suite("A reaction that is changed")
struct ReactionEditTests {
    @Test("Time, symptom, note, severity and treatment are changed; the day and the onset follow")
    func changed() throws {
        let family = try Family()
        try family.at("2026-01-06T08:00")
        let log = try family.ann.log(family.item("Cetirizine").id).entry
        try family.at("2026-01-06T08:30")
        let reaction = try family.ann.logReaction(
            ReactionDraft(
                symptom: "hives",
                severity: .mild,
                after: log.id,
                adrenalineAt: family.clock.now,
                gaveAntihistamine: true
            )
        )
        let edit = ReactionEdit(
            symptom: "hives on both arms",
            severity: .moderate,
            at: try family.instant("2026-01-06T08:20"),
            note: "gone by nine",
            noAdrenaline: true,
            gaveAntihistamine: false,
            wentToEmergencyRoom: true
        )
        try family.ann.editReaction(reaction.id, edit)
        let new = try #require(try family.ann.reactions(of: reaction.cycle).first)
        #expect(new.symptom == "hives on both arms" && new.severity == .moderate && new.note == "gone by nine")
        #expect(new.onsetMinutes == 20 && new.adrenalineAt == nil)
        #expect(!new.gaveAntihistamine && new.wentToEmergencyRoom)
        try family.ann.editReaction(reaction.id, ReactionEdit(at: try family.instant("2026-01-05T09:00")))
        let moved = try #require(try family.ann.reactions(of: reaction.cycle).first)
        #expect(moved.day == (try date("2026-01-05")) && moved.onsetMinutes == nil)
        #expect(throws: TIPsError.self) {
            try family.ann.editReaction(reaction.id, ReactionEdit(at: family.instant("2026-01-06T09:30")))
        }
        try family.ann.undo()
        #expect(try family.ann.reactions(of: reaction.cycle) == [new])
    }

    @Test("One that becomes severe stops the reminders; one that is no longer severe, by edit or undo, leaves a line")
    func severity() throws {
        let family = try Family()
        let bob = try family.member("Bob", .logger)
        let reaction = try bob.logReaction(ReactionDraft(symptom: "wheezing", severity: .moderate))
        try bob.editReaction(reaction.id, ReactionEdit(severity: .severe))
        #expect(try family.ann.plan().standing.map(\.id) == [reaction.id])
        #expect(throws: TIPsError.self) { try bob.editReaction(reaction.id, ReactionEdit(severity: .mild)) }
        #expect(throws: TIPsError.self) { try bob.editReaction(reaction.id, ReactionEdit(symptom: "cough")) }
        #expect(throws: TIPsError.self) { try bob.undo() }
        try family.at("2026-01-05T09:00")
        try family.ann.editReaction(reaction.id, ReactionEdit(severity: .mild))
        #expect(try family.ann.plan().standing.isEmpty)
        let stops = try family.ann.report(of: Cycle.ID("cycle-1")).stops
        #expect(stops.count == 2 && stops[1].text.contains("no longer severe") && stops[1].member == "Ann")
        try family.at("2026-01-05T10:00")
        try family.ann.editReaction(reaction.id, ReactionEdit(severity: .severe))
        try family.ann.undo()
        #expect(try family.ann.reactions(of: reaction.cycle).map(\.severity) == [.mild])
    }

    @Test("A lift that is taken back leaves the lift and a line in the history and the report")
    func resumed() throws {
        let family = try Family()
        let reaction = try family.ann.logReaction(ReactionDraft(symptom: "wheezing", severity: .severe))
        try family.at("2026-01-05T09:00")
        try family.ann.liftStop(of: reaction.id)
        try family.at("2026-01-05T09:30")
        try family.ann.undo()
        #expect(try family.ann.plan().standing.map(\.id) == [reaction.id])
        let lines = try family.ann.report(of: Cycle.ID("cycle-1")).stops
        #expect(lines.map(\.time) == ["08:00", "09:00", "09:30"])
        #expect(lines[2].text.hasSuffix("was taken back"))
        #expect(
            try family.ann.historyPage(on: date("2026-01-05"), audit: true).audit.contains {
                $0.text.contains("was taken back")
            }
        )
    }
}
