import ScreenKit
import TIPsTracker
import TestKit
import Testing
import TimeKit

@Suite("The button of the emergency plan")
struct EmergencyNextTests {
    private func severe(_ tracker: TIPsTracker) throws -> Reaction {
        try tracker.logReaction(ReactionDraft(symptom: "can't breathe", severity: .severe))
    }

    @Test("for an hour after a severe reaction was noted the emergency plan leads to it, and then to a new one")
    func next() throws {
        let family = try Family()
        let writing = "tips://draft/severity%3Dsevere/reactions"
        func next() throws -> Action { try family.ann.emergencyPage().next }
        // It began yesterday; the time of writing counts.
        try family.at("2026-01-06T08:00")
        let yesterday = try family.instant("2026-01-05T20:00")
        let first = try family.ann.logReaction(ReactionDraft(symptom: "hives", severity: .severe, at: yesterday)).id
        let page = try family.ann.emergencyPage()
        #expect(page.next.id == "reaction/\(first.rawValue)/edit" && page.next.isEnabled)
        #expect(page.next.label == "Add to “hives”, which is written down")
        #expect(page.next.opens?.target == TIPsLink.reaction(first).target)
        #expect(page.validUntil == (try family.instant("2026-01-06T09:00")))
        try family.at("2026-01-06T09:00")
        #expect(try next().opens?.target == writing)
        // A mild one isn't an emergency; one that becomes severe is.
        let second = try family.ann.logReaction(ReactionDraft(symptom: "cough", severity: .mild)).id
        #expect(try next().opens?.target == writing)
        try family.ann.editReaction(second, ReactionEdit(severity: .severe))
        #expect(try next().opens?.target == TIPsLink.reaction(second).target)
        try family.ann.deleteReaction(second)
        #expect(try next().opens?.target == writing)
    }

    @Test("a reaction with adrenaline, noted so or later, is the one to which the emergency plan leads")
    func adrenaline() throws {
        let family = try Family()
        func target() throws -> String? { try family.ann.emergencyPage().next.opens?.target }
        let draft = ReactionDraft(symptom: "hives", severity: .mild, adrenalineAt: family.clock.now)
        let first = try family.ann.logReaction(draft).id
        #expect(try target() == TIPsLink.reaction(first).target)
        try family.at("2026-01-05T10:00")
        #expect(try target() == "tips://draft/severity%3Dsevere/reactions")
        let second = try family.ann.logReaction(ReactionDraft(symptom: "cough", severity: .moderate)).id
        #expect(try target() == "tips://draft/severity%3Dsevere/reactions")
        try family.ann.editReaction(second, ReactionEdit(adrenalineAt: family.clock.now))
        #expect(try target() == TIPsLink.reaction(second).target)
        try family.at("2026-01-05T12:00")
        #expect(try target() == "tips://draft/severity%3Dsevere/reactions")
        var edit = ReactionEdit()
        edit.secondAdrenalineAt = family.clock.now
        try family.ann.editReaction(second, edit)
        #expect(try target() == TIPsLink.reaction(second).target)
    }

    @Test("the emergency plan leads only those to a noted reaction who may add to it, and offers one more reaction")
    func nextOfLogger() throws {
        let family = try Family()
        let bob = try family.member("Bob", .logger)
        let cleo = try family.member("Cleo", .logger)
        let writing = "tips://draft/severity%3Dsevere/reactions"
        let id = try severe(bob).id
        for tracker in [bob, family.ann] {
            let page = try tracker.emergencyPage()
            #expect(page.next.opens?.target == TIPsLink.reaction(id).target)
            #expect(page.another?.label == "Write another reaction down")
            #expect(page.another?.opens?.target == writing)
        }
        let page = try cleo.emergencyPage()
        #expect(page.next.label == "Write the reaction down" && page.next.opens?.target == writing)
        #expect(page.another == nil)
        // One that began yesterday is the author's to edit on the day of its entry.
        try family.at("2026-01-06T00:10")
        let began = try family.instant("2026-01-05T23:50")
        let late = try bob.logReaction(ReactionDraft(symptom: "hives", severity: .severe, at: began)).id
        #expect(try bob.emergencyPage().next.opens?.target == TIPsLink.reaction(late).target)
        // Yesterday's entry isn't theirs anymore.
        try family.at("2026-01-06T23:50")
        _ = try severe(bob)
        try family.at("2026-01-07T00:10")
        #expect(try bob.emergencyPage().next.opens?.target == writing)
    }

    @Test("a severe reaction that was noted under a clock more than a day ahead isn't the present one")
    func notedAhead() throws {
        let writing = "tips://draft/severity%3Dsevere/reactions"
        for (noted, isPresent) in [("2026-01-08T08:01", false), ("2026-01-08T07:00", true)] {
            let family = try Family()
            try family.at(noted)
            let id = try severe(family.ann).id
            try family.at("2026-01-07T08:00")
            let target = try family.ann.emergencyPage().next.opens?.target
            #expect(target == (isPresent ? TIPsLink.reaction(id).target : writing))
        }
    }
}
