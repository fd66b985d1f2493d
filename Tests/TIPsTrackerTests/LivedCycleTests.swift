import Foundation
import ScreenContract
import ScreenKit
import TIPsTracker
import TestKit
import Testing
import TimeKit

/// A family whose app knows the JSON of screens and acts, and nothing of TIPsTracker.
@Suite("Twelve weeks lived through JSON alone")
struct LivedCycleTests {
    private let start: LocalDate
    private let family: Family

    init() throws {
        start = try date("2026-01-05")
        family = try Family(now: "2026-01-05T07:00", isSetUp: false)
    }

    @Test("A cycle of twelve weeks from the setup to the challenge, and the next cycle")
    func cycle() async throws {
        var client = try await client()
        try await setUp(&client)
        for number in 0..<84 { try await live(day: number, &client) }
        let all = try family.ann.entries(in: start..<start.adding(days: 84))
        let expected: Int = 84 * 2 + 12 * 4
        #expect(all.count == expected)

        try family.at("2026-03-30T09:00")
        try await client.open("tips://home")
        #expect(client.shows("Cycle 1 has reached its food challenge"))
        try await client.press("Report for the clinic")
        #expect(client.shows("rash on both arms"))
        try await client.open("tips://home")
        try await client.follow("New Cycle")
        try await client.press("Next", typing: ["Food Challenge Date": "2026-06-22"])
        try await client.press("Next", typing: ["Enter missing doses of treatment foods later": "true"])
        for _ in 1...2 { try await client.press("Next") }
        try await client.press("Confirm")
        #expect(client.said == "cycle 2 started: 2026-03-30 to 2026-06-22")
        #expect(client.shows("Cycle 2 · Week 1 · Day 1"))
        #expect(client.shows("Peanut") && client.shows("Egg"), "every item is carried over")
    }

    private func client() async throws -> JSONClient {
        let tracker = family.ann
        return try await JSONClient(
            at: "tips://setup",
            open: { try JSONEncoder().encode(tracker.screen(TIPsLink($0))) },
            perform: { act, link in
                let act = try JSONDecoder().decode(Act.self, from: act)
                return try JSONEncoder().encode(await tracker.perform(act, at: TIPsLink(link)))
            }
        )
    }

    /// Sets up a plan with a medicine and a treatment food whose dose rises every week, and adds a recommended food.
    private func setUp(_ client: inout JSONClient) async throws {
        let question = "Are you setting up for yourself, or do you have a room code?"
        try await client.press("Next", typing: [question: "I am setting up for myself"])
        let cycle = ["Patient Name": "Mia", "Food Challenge Date": "2026-03-30", "Your Name": "Ann"]
        try await client.press("Next", typing: cycle)
        try await client.press("Add Item: Medicine")
        try await client.press("Add Item: Treatment Foods")
        var items = [
            "Medicine 1: Item Name": "Cetirizine", "Medicine 1: Dose": "5", "Medicine 1: Unit": "mL",
            "Treatment Foods 1: Item Name": "Peanut",
        ]
        for week in 1...12 {
            items["Treatment Foods 1: Week \(week): Dose"] = "\(week).5"
            items["Treatment Foods 1: Week \(week): Unit"] = "g"
        }
        try await client.press("Next", typing: items)
        for _ in 1...2 { try await client.press("Next") }
        try await client.press("Confirm")
        #expect(client.said == "plan for Mia set up" && client.shows("Mia Plan"))
        for page in ["Settings", "Edit Plan", "Edit Items"] { try await client.press(page) }
        try await client.press("Add Item", in: "Recommended Foods")
        try await client.press("Save", typing: ["Item Name": "Egg", "Dose": "1", "Unit": "piece"])
        #expect(client.said == "Egg added to Recommended Foods", "\(client.said)")
    }

    /// Lives through a day of the cycle, counted from 0: the medicine in the morning, an egg on four days of the week, and peanut in the evening.
    private func live(day number: Int, _ client: inout JSONClient) async throws {
        let day = start.adding(days: number)
        let (week, weekday) = (number / 7 + 1, number % 7 + 1)
        try family.at("\(day)T07:30")
        try await client.open("tips://home")
        #expect(client.shows("Cycle 1 · Week \(week) · Day \(weekday) of 12 weeks"))
        #expect(!client.shows("1 of 1 logged"), "\(day) begins clear")
        try await client.press("Log Cetirizine")
        #expect(client.said == "Cetirizine logged", "\(day): \(client.said)")
        if weekday <= 4 { try await client.press("Log Egg") }

        try family.at("\(day)T18:00")
        try await client.open("tips://home")
        #expect(client.shows("\(week).5 g"), "the dose of \(day)")
        try await client.press("Log Peanut")
        #expect(client.said == "Peanut logged", "\(day): \(client.said)")
        guard weekday == 7 else { return }
        #expect(client.shows("4 of 3–5 this week"))
        try await client.press("Week View")
        #expect(client.shows("Cycle 1 · Week \(week) of 12") && client.shows("18:00"))
        guard week == 5 else { return }
        try await client.open("tips://home")
        for page in ["Settings", "Reactions"] { try await client.press(page) }
        try await client.press("Save", typing: ["Symptom": "rash on both arms", "Severity": "mild"])
        #expect(client.shows("rash on both arms"), "\(client.said)")
    }
}
