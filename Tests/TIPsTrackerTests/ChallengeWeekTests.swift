import NotificationKit
import TIPsTracker
import TestKit
import Testing
import TimeKit

@Suite("The weeks before a food challenge, and the doses that were carried over")
struct ChallengeWeekTests {
    private func prompts(_ kind: String, _ tracker: TIPsTracker) throws -> [String] {
        try tracker.homeScreen().prompts.filter { $0.kind == kind }.map(\.text)
    }

    @Test(
        "from two weeks before the challenge to its day everybody is told to ask the clinic about what to stop",
        arguments: [("2026-03-15", false), ("2026-03-16", true), ("2026-03-30", true), ("2026-03-31", false)]
    )
    func asks(day: String, isAsked: Bool) throws {
        let family = try Family(now: "\(day)T08:00")
        let bob = try family.member("Bob", .logger)
        for tracker in [family.ann, bob] {
            let text = try prompts("challenge", tracker).first
            #expect((text != nil) == isAsked, "\(day)")
            if let text { #expect(text.contains("on 2026-03-30: ask the clinic which medicines and foods to stop")) }
        }
    }

    @Test(
        "an item that an admin marks as stopped by the clinic's word is not due from that day on, and can be logged all the same"
    )
    func stopped() throws {
        let family = try Family(now: "2026-03-23T08:00")
        let bob = try family.member("Bob", .logger)
        let cetirizine = try family.item("Cetirizine").id
        let stop = try date("2026-03-24")
        try family.ann.setReminder(.medicine, isOn: true)
        func silent(on day: LocalDate) throws -> Bool {
            let noon = try family.instant("\(day)T12:00")
            let found = try family.ann.notificationCandidates().first { $0.series.category == "medicine" }
            return found?.silent.contains { $0.contains(noon) } ?? true
        }
        #expect(try !silent(on: stop))
        #expect(throws: TIPsError.self) { try bob.stopItem(cetirizine, from: stop) }
        #expect(try family.ann.stopItem(cetirizine, from: stop).stopped == stop)
        #expect(try silent(on: stop) && !silent(on: stop.previous))
        #expect(try prompts("stopped", bob).isEmpty)
        try family.at("2026-03-25T08:00")
        #expect(try prompts("stopped", bob) == ["Stopped by the clinic's word: Cetirizine since 2026-03-24"])
        let report = try family.ann.adherencePage().report
        let due = try #require(report.items.first { $0.id == cetirizine }).weeks[11].due
        #expect(due == 1, "the Monday alone")
        #expect(throws: TIPsError.stopped(item: "Cetirizine", since: stop)) { try bob.log(cetirizine) }
        #expect(try !bob.log(cetirizine, althoughStopped: true).wasTicked)
        try family.ann.stopItem(cetirizine, from: nil)
        #expect(try prompts("stopped", bob).isEmpty && family.item("Cetirizine").stopped == nil)
        try family.at("2026-03-30T08:00")
        try family.ann.stopItem(cetirizine, from: stop)
        let receipt = try family.ann.newCycle(
            NewCycleDraft(start: date("2026-03-31"), challenge: date("2026-06-01"), dosesFollow: true)
        )
        #expect(receipt.warnings.contains(.stillStopped(item: "Cetirizine", since: stop)))
        let words = "cycle 2 started, still stopped by the clinic: Cetirizine; 2026-03-31 to 2026-06-01"
        #expect(try family.summaries().last == words)
        try family.at("2026-03-31T08:00")
        #expect(try family.ann.plan().items.filter { $0.stopped != nil }.map(\.name) == ["Cetirizine"])
        #expect(throws: TIPsError.stopped(item: "Cetirizine", since: stop)) {
            try bob.log(family.item("Cetirizine").id)
        }
        try family.ann.stopItem(family.item("Cetirizine").id, from: nil)
        #expect(try !bob.log(family.item("Cetirizine").id).wasTicked)
    }

    @Test("a stop and its end hold in a later cycle that is set up already, and an undo takes both back")
    func laterCycle() throws {
        let family = try Family(now: "2026-03-30T08:00")
        let (item, second) = (try family.item("Cetirizine").id, Cycle.ID("cycle-2"))
        try family.ann.newCycle(
            NewCycleDraft(start: date("2026-04-02"), challenge: date("2026-06-01"), dosesFollow: true)
        )
        func stops() throws -> [LocalDate] { try family.ann.plan(of: second).items.compactMap(\.stopped) }
        try family.ann.stopItem(item, from: date("2026-03-31"))
        #expect(try stops() == [date("2026-03-31")] && family.item("Cetirizine").stopped == date("2026-03-31"))
        try family.ann.stopItem(item, from: nil)
        #expect(try stops().isEmpty)
        try family.ann.undo()
        #expect(try stops() == [date("2026-03-31")] && family.item("Cetirizine").stopped == date("2026-03-31"))
    }

    @Test("the dose of each maintenance food that was carried over waits for an admin's yes, one by one")
    func carriedOver() throws {
        let items = [
            ItemDraft("Almond", .maintenance, .same(DoseDraft("2", "piece"))),
            ItemDraft("Walnut", .maintenance, .same(DoseDraft("1", "piece"))),
            ItemDraft("Pecan", .maintenance, .same(DoseDraft("3", "piece"))),
            ItemDraft("Cetirizine", .medicine, .same(DoseDraft("5", "mL"))),
        ]
        let family = try Family(items, now: "2026-03-30T08:00")
        let bob = try family.member("Bob", .logger)
        let pecan = try family.item("Pecan").id
        try family.ann.newCycle(
            NewCycleDraft(
                start: date("2026-03-30"),
                challenge: date("2026-06-01"),
                dosing: [pecan: .same(DoseDraft("3", "piece"))]
            )
        )
        #expect(
            try prompts("carriedOver", family.ann) == [
                "Almond, 2 pieces, was carried over from the cycle before: is that its dose in this one?",
                "Walnut, 1 piece, was carried over from the cycle before: is that its dose in this one?",
            ]
        )
        #expect(try prompts("carriedOver", bob).isEmpty)
        #expect(throws: TIPsError.self) { try bob.confirmItem(family.item("Almond").id) }
        #expect(try family.ann.confirmItem(family.item("Almond").id).unconfirmed == nil)
        #expect(try prompts("carriedOver", family.ann).count == 1)
        try family.ann.editItem(family.item("Walnut").id, ItemEdit(dosing: .same(DoseDraft("2", "piece"))))
        #expect(try prompts("carriedOver", family.ann).isEmpty)
        #expect(try family.ann.plan().items.allSatisfy { $0.unconfirmed == nil })
    }
}
