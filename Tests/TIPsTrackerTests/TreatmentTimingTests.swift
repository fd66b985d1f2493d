import NotificationKit
import ScreenKit
import TIPsTracker
import TestKit
import Testing
import TimeKit

@Suite("The times that the plan keeps around treatment foods")
struct TreatmentTimingTests {
    private func rest(_ tracker: TIPsTracker) throws -> String? {
        try tracker.homeScreen().prompts.first { $0.kind == "rest" }?.text
    }

    @Test("the wait between treatment foods is the plan's: an admin sets it for everybody, on every device")
    func interval() throws {
        let family = try Family()
        let bob = try family.member("Bob", .logger)
        #expect(throws: TIPsError.self) { try bob.setTimer(minutes: 30) }
        #expect(try bob.treatmentTimerPage().form.fields.map(\.id) == ["on"])
        try family.ann.setTimer(minutes: 30)
        try family.ann.setTimer(isOn: false)
        #expect(try bob.settings().timerMinutes == 30 && bob.settings().timerIsOn)
        #expect(try bob.log(family.item("Peanut").id).timer?.endsAt == family.instant("2026-01-05T08:30"))
        let phone = try family.device(bob, seed: 9)
        #expect(try phone.tracker.settings().timerMinutes == 30 && phone.tracker.plan().timing.isSet)
        #expect(
            try bob.treatmentTimerPage().note
                == "30 minutes between treatment foods and 60 minutes of rest after one, for everybody"
        )
        #expect(try family.ann.undo().summary.hasSuffix("treatment timer off"))
        try family.ann.undo()
        #expect(try bob.settings().timerMinutes == 15)
    }

    @Test("the longest time holds where members had minutes of their own, and admins are told so until one sets it")
    func longest() throws {
        let family = try Family()
        let bob = try family.ann.addMember("Bob", role: .logger)
        var file = try RoomFile(family.ann.exportRoom())
        for (member, minutes) in [(try family.ann.currentMember(), "20"), (bob, "45")] {
            let key = Register.Key(
                scope: member.id.rawValue,
                kind: "settings",
                entity: "settings",
                field: "timerMinutes"
            )
            file.registers.removeAll { $0.key == key }
            let clock = HybridClock(milliseconds: family.clock.now.milliseconds + 1, counter: 0, node: "old")
            file.registers.append(Register(key: key, value: minutes, clock: clock))
        }
        try family.ann.importRoom(file.data())
        #expect(try family.ann.settings().timerMinutes == 45)
        func told(_ tracker: TIPsTracker) throws -> [String] {
            try tracker.homeScreen().prompts.filter { $0.kind == "interval" }.map(\.text)
        }
        #expect(try told(family.ann).first?.contains("it is 45 minutes, the longest that a member had set") == true)
        #expect(try told(family.ann.acting(as: bob.id)).isEmpty)
        try family.ann.setTimer(minutes: 45)
        #expect(try told(family.ann).isEmpty && family.ann.plan().timing == TreatmentTiming(interval: 45, isSet: true))
    }

    @Test("the rest of 60 minutes after a treatment food is shown and told; an admin changes it or switches it off")
    func resting() throws {
        let family = try Family()
        let bob = try family.member("Bob", .logger)
        func ends() throws -> [Instant] {
            try family.ann.notificationCandidates().filter { $0.series.category == "rest" }
                .flatMap { candidate -> [Instant] in
                    guard case .at(let instants) = candidate.timing else { return [] }
                    return instants
                }
        }
        try family.ann.log(family.item("Cetirizine").id)
        #expect(try rest(bob) == nil && ends().isEmpty)
        try family.ann.log(family.item("Peanut").id)
        #expect(try rest(bob) == "The plan's rest after treatment foods ends at 09:00")
        #expect(try ends() == [family.instant("2026-01-05T09:00")])
        #expect(throws: TIPsError.self) { try bob.setTimer(rest: 0) }
        #expect(throws: TIPsError.restOutOfRange(241)) { try family.ann.setTimer(rest: 241) }
        let typed = try family.ann.treatmentTimerPage(typed: ["rest": "-1"]).form[field: "rest"]
        #expect(typed?.error == TIPsError.restOutOfRange(-1).description)
        try family.ann.setTimer(rest: 120)
        #expect(try rest(bob) == "The plan's rest after treatment foods ends at 10:00")
        try family.ann.setTimer(rest: 0)
        #expect(try rest(bob) == nil && ends().isEmpty)
        try family.ann.setTimer(rest: 60)
        try family.at("2026-01-05T08:59:59")
        #expect(try rest(bob) != nil && family.ann.homeScreen().validUntil == family.instant("2026-01-05T09:00"))
        try family.at("2026-01-05T09:00")
        #expect(try rest(bob) == nil)
        try family.ann.log(family.item("Cashew").id)
        try family.ann.logReaction(ReactionDraft(symptom: "fainted", severity: .severe))
        #expect(try rest(bob) == "The plan's rest after treatment foods ends at 10:00" && ends().isEmpty)
    }
}
