import Foundation
import ScreenContract
import ScreenKit
import TIPsTracker
import TestKit
import Testing

@Suite("The JSON of the tracker for other front ends")
struct ContractTests {
    private let golden = GoldenJSON("tips")

    @Test("The JSON of every screen and of every kind of answer is the golden one")
    func files() async throws {
        let welcome = try Family(isSetUp: false).ann
        #expect(try golden.difference("setup", welcome.screen(.setup)) == nil)
        #expect(try golden.difference("join", welcome.screen(.sync)) == nil)
        let family = try Family(now: "2026-02-10T08:00")
        let ann = family.ann
        try ann.log(family.item("Peanut").id, clinicSaidGoOn: true)
        let reaction = try ann.logReaction(ReactionDraft(symptom: "hives", severity: .mild)).id
        let log = try #require(try ann.entries(in: date("2026-02-10")..<date("2026-02-11")).first).id
        let (egg, peanut, tsp) = (try family.item("Egg").id, try family.item("Peanut").id, try ann.findUnit("tsp").id)
        let screens: [(String, TIPsLink)] = [
            ("home", .home), ("settings", .settings), ("edit-plan", .editPlan), ("edit-cycle", .editCycle),
            ("edit-items", .editItems), ("add-item", .addItem(.medicine)), ("add-treatment-item", .addItem(.treatment)),
            ("edit-item", .editItem(egg)), ("edit-treatment-item", .editItem(peanut)), ("edit-units", .editUnits),
            ("add-unit", .addUnit(.units)), ("edit-unit", .editUnit(tsp)), ("reminders", .reminders),
            ("timer", .timer), ("history", .history(nil)), ("log", .log(log)), ("week", .week(nil, nil)),
            ("room", .room), ("sync", .sync), ("reactions", .reactions), ("reaction", .reaction(reaction)),
            ("clinic", .clinic), ("emergency", .emergency), ("holds", .holds), ("supplies", .supplies),
            ("adherence", .adherence(nil)), ("report", .report(nil)), ("new-cycle", .newCycle),
            ("draft", .draft(.addItem(.recommended), ["name": "Salmon"])),
        ]
        var types: Set<String> = ["SetupScreen"]
        for (name, link) in screens {
            let screen = try ann.screen(link)
            types.insert("\(type(of: screen))")
            let difference = try golden.difference(name, screen)
            #expect(difference == nil)
        }
        #expect(try types == Declared.screens(in: "Packages/TIPsTracker/TIPsTracker/Screens"))
        let answers: [(String, Act, TIPsLink)] = [
            ("act-done", Act("item/\(egg)/tick/2026-02-10", operation: "a1"), .home),
            ("act-question", Act("item/\(peanut)/delete"), .editItems),
            ("act-refused", Act("save", fields: ["name": " "]), .addItem(.medicine)),
            ("act-file", Act("export"), .home),
        ]
        for (name, act, link) in answers {
            let difference = try golden.difference(name, await ann.perform(act, at: link))
            #expect(difference == nil)
        }
    }

    @Test(
        "A front end that knows JSON alone sets the plan up, logs, takes back, and adds a treatment food with a new unit"
    )
    func client() async throws {
        let family = try Family(isSetUp: false)
        let tracker = family.ann
        var client = try await JSONClient(
            at: "tips://setup",
            open: { try JSONEncoder().encode(tracker.screen(TIPsLink($0))) },
            perform: { act, link in
                let act = try JSONDecoder().decode(Act.self, from: act)
                return try JSONEncoder().encode(await tracker.perform(act, at: TIPsLink(link)))
            }
        )
        try await client.press("Next")
        #expect(client.said == "choose one of the two")
        try await client.press(
            "Next",
            typing: ["Are you setting up for yourself, or do you have a room code?": "self"]
        )
        #expect(client.shows("Setup: Edit Cycle"))
        try await client.press(
            "Next",
            typing: ["Patient Name": "Mia", "Food Challenge Date": "2026-03-30", "Your Name": "Ann"]
        )
        try await client.press("Add Item: Treatment Foods")
        try await client.press(
            "Treatment Foods 1: Copy Down",
            typing: [
                "Treatment Foods 1: Item Name": "Peanut", "Treatment Foods 1: Week 1: Dose": "1/4",
                "Treatment Foods 1: Week 1: Unit": "tsp",
            ]
        )
        for _ in 1...3 { try await client.press("Next") }
        #expect(client.shows("from Monday 2026-01-05 up to the challenge on Monday 2026-03-30, 12 weeks"))
        try await client.press("Confirm")
        #expect(client.said == "plan for Mia set up" && client.shows("Mia Plan"))
        try await client.press("Log Peanut")
        #expect(client.said == "Peanut logged" && client.shows("08:00 by Ann"))
        try await client.press("Undo “Peanut logged”")
        #expect(!client.shows("08:00 by Ann"))
        for page in ["Settings", "Edit Plan", "Edit Items"] { try await client.press(page) }
        try await client.press("Add Item", in: "Treatment Foods")
        try await client.press("Add a Unit for Week 1", typing: ["Item Name": "Walnut"])
        try await client.press("Save", typing: ["Unit": "pinch"])
        #expect(client.said == "unit pinch added" && client.shows("Walnut"))
        try await client.follow("Edit Items")
        try await client.follow("Edit Plan")
        try await client.press("Save")
        try await client.press("Export the room")
        #expect(client.file == "room.json")
    }
}
