import NotificationKit
import ScreenKit
import TIPsTracker
import TestKit
import Testing
import TimeKit

@Suite("Adrenaline that expires")
struct AdrenalineExpiryTests {
    @Test(
        "It is told on home and in the settings from 30 days before, and as a notice",
        arguments: [
            ("2026-01-05", nil), ("2026-01-06", "good until"), ("2026-02-05", "good until"),
            ("2026-02-06", "EXPIRED on"),
        ] as [(String, String?)]
    )
    func told(day: String, words: String?) throws {
        let family = try Family(now: "\(day)T08:00")
        let bob = try family.member("Bob", .logger)
        try family.ann.setEmergencyPlan(EmergencyPlan(expires: date("2026-02-05")))
        let found = try bob.homeScreen().warnings.filter { $0.kind == "adrenaline" }
        #expect(
            found.map(\.text)
                == (words.map { ["the adrenaline is \($0) 2026-02-05"] } ?? []).map {
                    $0.replacing("is EXPIRED", with: "EXPIRED")
                }
        )
        let label = try #require(try bob.settingsScreen().rows.first { $0.id == "emergency" }).label
        #expect(label.contains("2026-02-05") == (words != nil))
        let notices = try bob.notificationCandidates().filter { $0.series.category == "emergency" }
        #expect(
            notices.map(\.timing) == [
                .at([try family.instant("2026-01-06T09:00")]), .at([try family.instant("2026-02-06T09:00")]),
            ]
        )
    }

    @Test(
        "A weight of zero or less is refused, and words and real weights are kept",
        arguments: [
            ("0", false), ("0 kg", false), ("0,0 kg", false), ("-3 kg", false), ("18 kg", true), ("0.9 kg", true),
            ("not weighed", true), ("", true),
        ]
    )
    func weight(text: String, isKept: Bool) throws {
        let family = try Family()
        let plan = EmergencyPlan(weight: text)
        if isKept {
            #expect(try family.ann.setEmergencyPlan(plan).weight == text)
        } else {
            #expect(throws: TIPsError.weightNotPositive(text)) { try family.ann.setEmergencyPlan(plan) }
            #expect(try family.ann.plan().emergency.isEmpty)
        }
        let page = try family.ann.emergencyPage(typed: ["weight": text])
        #expect((page.plan != nil) == isKept)
    }
}
