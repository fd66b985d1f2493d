import Foundation
import TIPsTracker
import TestKit
import Testing
import TimeKit

@Suite("A dose that was logged before a reason to ask was noted")
struct LateReasonTests {
    private func report(_ family: Family) throws -> [ClinicReport.AskedLog] {
        try family.ann.report(of: Cycle.ID("cycle-1")).asked
    }

    @Test("It was logged before the hold was noted, also after the log was edited and the hold released")
    func hold() throws {
        let family = try Family()
        let entry = try family.ann.log(family.item("Peanut").id).entry
        try family.at("2026-01-05T10:00")
        let day = try date("2026-01-05")
        try family.ann.hold(day...day, reason: "fever")
        for step in 0..<3 {
            #expect(try report(family).map(\.unasked) == ["logged before the hold was noted"], "step \(step)")
            let notes = try family.ann.historyPage(on: day).days.flatMap(\.rows).flatMap(\.notes)
            #expect(notes == ["logged before the hold was noted"], "step \(step)")
            #expect(
                try String(decoding: family.ann.exportLogs(), as: UTF8.self).contains(
                    "logged before the hold was noted"
                )
            )
            try family.at("2026-01-05T1\(step + 1):00")
            if step == 0 { try family.ann.editLog(entry.id, at: family.instant("2026-01-05T07:50")) }
            if step == 1 { try family.ann.release(day...day) }
        }
    }

    @Test("It was logged before the reaction was noted that began before it")
    func reaction() throws {
        let family = try Family()
        try family.ann.log(family.item("Peanut").id)
        try family.at("2026-01-05T09:00")
        let reaction = try family.ann.logReaction(
            ReactionDraft(symptom: "hives", severity: .moderate, at: try family.instant("2026-01-05T07:00"))
        )
        #expect(try report(family).map(\.unasked) == ["logged before the reaction was noted"])
        try family.at("2026-01-05T09:30")
        try family.ann.editReaction(reaction.id, ReactionEdit(symptom: "hives on both arms"))
        #expect(try report(family).map(\.unasked) == ["logged before the reaction was noted"])
    }

    @Test("A reason that was known, and one of two, is still “not asked”")
    func known() throws {
        let family = try Family()
        let day = try date("2026-01-05")
        let phone = try family.device(family.ann, seed: 9)
        try family.ann.hold(day...day, reason: "fever")
        phone.clock.advance(minutes: 30)
        try phone.tracker.log(family.item("Peanut").id)
        try family.ann.importRoom(phone.tracker.exportRoom())
        #expect(try report(family).map(\.unasked) == ["not asked"])
    }
}
