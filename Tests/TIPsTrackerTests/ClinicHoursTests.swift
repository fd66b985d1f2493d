import TIPsTracker
import TestKit
import Testing
import TimeKit

@Suite("The clinic's number of hours")
struct ClinicHoursTests {
    @Test(
        "A gap is more than the clinic's hours, 48 unless an admin typed another number",
        arguments: [(nil, 48), (24, 24), (72, 72)] as [(Int?, Int)]
    )
    func hours(typed: Int?, hours: Int) throws {
        for (minutes, isAsked) in [(-1, false), (0, false), (1, true)] {
            let family = try Family()
            let peanut = try family.item("Peanut").id
            if let typed { try family.ann.setClinic(ClinicInstructions(gapHours: typed)) }
            try family.ann.log(peanut)
            family.clock.now = try family.instant("2026-01-05T08:00").adding(minutes: hours * 60 + minutes)
            let reasons = try family.ann.gateReasons(peanut)
            #expect(reasons.contains { $0.kind == .gap } == isAsked, "\(minutes)")
            if isAsked { #expect(reasons[0].text(in: family.zone).contains("more than \(hours) hours")) }
        }
    }

    @Test("Hours are typed by admins from 1 to 336, and don't reach back to the logs before")
    func typed() throws {
        let family = try Family()
        let bob = try family.member("Bob", .logger)
        #expect(throws: TIPsError.self) { try bob.setClinic(ClinicInstructions(gapHours: 24)) }
        for hours in [0, 337] {
            #expect(throws: TIPsError.gapOutOfRange(hours)) {
                try family.ann.setClinic(ClinicInstructions(gapHours: hours))
            }
        }
        let told = [12, 24, 25, 30, 36, 48].map { ClinicInstructions(gapHours: $0).shortGap }
        #expect(told[0] == told[1] && told[1]?.hasPrefix("a daily dose half an hour later") == true)
        #expect(
            told[2]?.contains("more than 1 hour later") == true && told[3]?.contains("more than 6 hours later") == true
        )
        #expect(told[4] == nil && told[5] == nil)
        let page = try family.ann.clinicPage(typed: ["gapHours": "36"])
        #expect(page.clinic?.gapHours == 36)
        #expect(try family.ann.clinicPage(typed: ["gapHours": "0"]).clinic == nil)
        let peanut = try family.item("Peanut").id
        try family.ann.log(peanut)
        try family.at("2026-01-07T07:00")
        try family.ann.log(peanut)
        try family.at("2026-01-07T09:00")
        try family.ann.setClinic(ClinicInstructions(gapHours: 24))
        #expect(try family.ann.report(of: Cycle.ID("cycle-1")).asked.isEmpty)
    }
}
