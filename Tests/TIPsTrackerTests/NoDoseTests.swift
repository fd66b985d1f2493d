import ScreenKit
import TIPsTracker
import TestKit
import Testing
import TimeKit

@Suite("A treatment food without a dose")
struct NoDoseTests {
    private func family() throws -> Family {
        try Family([ItemDraft("Peanut", .treatment, nil), ItemDraft("Milk", .maintenance, nil)])
    }

    @Test("A log of it asks, and the history keeps that it was logged without one; other foods aren't asked about")
    func log() throws {
        let family = try family()
        let peanut = try family.item("Peanut").id
        let day = try date("2026-01-05")
        #expect(throws: TIPsError.noDosePlanned(item: "Peanut", day: day)) { try family.ann.log(peanut) }
        #expect(try family.ann.entries(in: day..<day.next).isEmpty)
        let claim = try family.ann.log(peanut, withoutDose: true).entry.claim
        #expect(claim.isWithoutDose && claim.snapshot.dose == nil)
        let notes = try family.ann.historyPage().days.flatMap(\.rows).flatMap(\.notes)
        #expect(notes == ["no dose was in the plan, and Ann logged it without one"])
        #expect(try !family.ann.log(family.item("Milk").id).entry.claim.isWithoutDose)
    }

    @Test("A dose that is in the plan needs no answer, and an answer that wasn't needed isn't kept")
    func planned() throws {
        let family = try Family()
        #expect(try !family.ann.log(family.item("Peanut").id, withoutDose: true).entry.claim.isWithoutDose)
    }

    @Test("Its box says so, asks, and logs it after a yes; home and week say the same of it")
    func box() async throws {
        let family = try family()
        let row = try #require(try family.ann.homeScreen().categories.flatMap(\.items).first { $0.name == "Peanut" })
        #expect(row.doseText == "no dose yet" && row.box.isEnabled)
        #expect(row.box.id.contains("/tick-no-dose/"))
        #expect(row.box.confirmation?.question == "The plan has no dose of Peanut. Log it without a dose?")
        let refused = TIPsError.noDosePlanned(item: "Peanut", day: try date("2026-01-05"))
        #expect(refused.question(in: family.zone) == row.box.confirmation?.question, "the command asks the same")
        #expect(row.box.confirmation?.proceed == "Log without a dose")
        let shown = try #require(try family.ann.weekViewPage().sections.flatMap(\.rows).first { $0.name == "Peanut" })
        #expect(shown.doseText == "no dose yet" && shown.cells.first?.state == .dueToday)
        guard case .question = try await family.ann.perform(Act(row.box.id), at: .home) else {
            Issue.record("nothing was asked")
            return
        }
        _ = try await family.ann.perform(Act(row.box.id, isConfirmed: true), at: .home)
        #expect(try family.ticked(on: "2026-01-05") == ["Peanut"])
    }
}

@Suite("The doses of all weeks of an item")
struct AllWeeksTests {
    @Test("The form of a food that has one dose now shows the doses of its past weeks")
    func past() throws {
        let family = try Family()
        try family.at("2026-02-12T08:00")
        let peanut = try family.item("Peanut").id
        try family.ann.editItem(peanut, ItemEdit(dosing: .same(DoseDraft("3", "tsp"))), tenfoldIsMeant: true)
        let page = try family.ann.addTreatmentFoodItemPage(editing: peanut)
        #expect(page.past.map(\.week) == [1, 2, 3, 4, 5])
        #expect(page.past.allSatisfy { $0.dose?.text == "1/4 tsp" })
        let plan = try family.ann.plan()
        let cycle = try #require(plan.cycle)
        let item = try family.item("Peanut")
        #expect(plan.doses(of: item, inWeek: 6, of: cycle).map(\.dose?.text) == ["1/4 tsp", "3 tsp"])
        #expect(plan.doses(of: item, inWeek: 12, of: cycle).map(\.dose?.text) == ["3 tsp"])
    }
}

@Suite("The limits of a logger, and the order of lists")
struct LoggerFormTests {
    @Test("A form that a logger can't save is disabled with the reason, although its fields are blank")
    func reason() throws {
        let family = try Family()
        let bob = try family.member("Bob", .logger)
        let forms = [
            try bob.roomPage().newMember, try bob.addItemPage(.medicine).form, try bob.addUnitPage().form,
        ]
        for form in forms {
            #expect(form.buttons[0].whyNot?.hasPrefix("Bob is a logger and can't") == true)
            #expect(form.fields.allSatisfy { $0.error == nil && !($0.isRequired && $0.value.isEmpty) }, "\(form.id)")
            #expect(form.whyNot == form.buttons[0].whyNot, "\(form.id)")
        }
        #expect(try bob.syncPage().share?.whyNot == "only an admin can share the room — ask one")
        #expect(try family.ann.newCycleScreen().form.whyNot?.contains("2026-03-30") == true)
        for form in [
            try bob.clinicPage().form, try bob.emergencyPage().form, try bob.suppliesPage().form,
            try bob.newCycleScreen().form,
        ] {
            #expect(form.whyNot?.hasPrefix("Bob is a logger and can't") == true, "\(form.id)")
        }
        // Today opens the form of holds, so its page keeps the button where other days are typed.
        let days = ["from": "2026-01-07", "through": "2026-01-07", "reason": "trip"]
        let holds = try bob.holdsPage(typed: days)
        #expect(!holds.save.isEnabled && holds.form.whyNot == nil)
        #expect(try family.ann.addItemPage(.medicine).form.whyNot == nil)
        #expect(try family.ann.roomPage().newMember.fields[0].isRequired)
    }

    @Test("The room lists admins and then loggers, each by name")
    func members() throws {
        let family = try Family()
        for (name, role) in [("Zoe", Member.Role.logger), ("Cy", .admin), ("bob", .logger), ("Al", .admin)] {
            try family.ann.addMember(name, role: role)
        }
        #expect(try family.ann.roomPage().members.map(\.name) == ["Al", "Ann", "Cy", "bob", "Zoe"])
    }

    @Test("Two logs of a box are named in the order of their times")
    func twice() throws {
        let family = try Family(now: "2026-01-05T08:12")
        let bob = try family.member("Bob", .logger)
        let bobs = try family.device(bob, seed: 7)
        try bobs.tracker.log(family.item("Peanut").id)
        let anns = try family.ann.log(family.item("Peanut").id, at: family.instant("2026-01-05T04:00"))
        #expect(anns.entry.others.isEmpty)
        try family.ann.importRoom(try bobs.tracker.exportRoom())
        let warning = try #require(try family.ann.homeScreen().warnings.first { $0.kind == "loggedTwice" })
        #expect(warning.text.hasPrefix("Peanut was logged twice: Ann 04:00, Bob 08:12"))
    }
}

@Suite("The next cycle's summary and challenge day")
struct NextCycleOrderTests {
    @Test("The summary has the items in the order in which the cycle is saved")
    func order() throws {
        let items = [
            ItemDraft("Zyrtec", .medicine, .same(DoseDraft("5", "mL"))),
            ItemDraft("Rice", .maintenance, .same(DoseDraft("2", "piece"))),
        ]
        let family = try Family(items, now: "2026-03-30T08:00")
        let zyrtec = try family.item("Zyrtec").id
        let typed = [
            "start": "2026-03-30", "challenge": "2026-06-22", "\(zyrtec).category": "maintenance",
            "step": "confirm",
        ]
        let page = try family.ann.newCycleScreen(typed: typed)
        #expect(page.summary.contains { $0.hasPrefix("Maintenance Foods: Rice") && $0.contains(", Zyrtec") })
        try family.ann.newCycle(try #require(page.draft))
        #expect(try family.ann.editItemsPage().categories[1].rows.map(\.name) == ["Rice", "Zyrtec"])
    }

    @Test("On the challenge day the reason is the challenge, also where the next cycle is set up already")
    func challenge() throws {
        let family = try Family(now: "2026-03-30T08:00")
        try family.ann.newCycle(
            NewCycleDraft(start: date("2026-04-06"), challenge: date("2026-06-22"), dosesFollow: true)
        )
        let egg = try family.item("Egg").id
        #expect(throws: TIPsError.challengeDay(try date("2026-03-30"))) { try family.ann.log(egg) }
        let box = try #require(try family.ann.homeScreen().categories.flatMap(\.items).first { $0.name == "Egg" }).box
        #expect(box.whyNot?.contains("the day of the food challenge") == true)
    }
}
