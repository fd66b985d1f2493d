import Foundation
import NotificationKit
import ScreenKit
import TIPsTracker
import TestKit
import Testing
import TimeKit

@Suite("The document: data and setups")
struct DocumentSetupTests {
    @Test("all cycles and their logs are there for every member of the room")
    func shared() throws {
        let family = try Family()
        let bob = try family.member("Bob", .logger)
        try family.ann.log(family.item("Cetirizine").id)
        try family.at("2026-03-30T09:00")
        try family.ann.newCycle(
            NewCycleDraft(start: date("2026-03-30"), challenge: date("2026-04-20"), dosesFollow: true)
        )
        for tracker in [family.ann, bob] {
            #expect(try tracker.homeScreen().cycle?.number == 2)
            #expect(try tracker.weekViewPage().cyclePicker.choices.map(\.label) == ["Cycle 1", "Cycle 2"])
            let old = try tracker.weekViewPage(cycle: ID("cycle-1"), week: 1)
            #expect(old.sections[0].rows[0].cells[0].by == "Ann")
            #expect(try tracker.historyPage().days.map(\.rows.count) == [1])
        }
    }

    @Test("the state of the day, logs and a running timer, is the same for every member")
    func currentState() throws {
        let family = try Family()
        let bob = try family.member("Bob", .logger)
        try family.ann.log(family.item("Peanut").id)
        let (mine, his) = (try family.ann.homeScreen().categories[2], try bob.homeScreen().categories[2])
        #expect(his.timer?.endsAt == (try family.instant("2026-01-05T08:15")))
        #expect(his.timer == mine.timer)
        #expect(his.items.map(\.checked) == [true, false, false])
        #expect(his.items[0].log?.by == "Ann")
    }

    @Test("each user has reminders and a timer of their own")
    func ownSettings() throws {
        let family = try Family()
        let bob = try family.member("Bob", .logger)
        try bob.setTimer(isOn: false)
        try bob.setReminder(.medicine, isOn: true, at: time("07:00"))
        try family.ann.log(family.item("Peanut").id)
        #expect(try family.ann.homeScreen().categories[2].timer != nil)
        #expect(try bob.homeScreen().categories[2].timer == nil)
        #expect(try bob.remindersPage().form[field: "medicine.on"]?.value == "true")
        #expect(try family.ann.remindersPage().form[field: "medicine.on"]?.value == "false")
    }

    @Test("data outlives the app's end: it is all there when the store is opened again")
    func coldStart() throws {
        let folder = try TemporaryFolder()
        let file = folder.url.appendingPathComponent("room.sqlite")
        let before: HomeScreen
        let zone: TimeZone
        let now: Instant
        do {
            let family = try Family(file: file)
            try family.ann.log(family.item("Peanut").id)
            before = try family.ann.homeScreen()
            (zone, now) = (family.zone, family.clock.now)
        }
        let again = try TIPsTracker.open(at: file, clock: .fixed(now, zone: zone), ids: .seeded(2))
        #expect(try again.homeScreen() == before)
    }

    @Test("the first launch asks whether one is setting up for oneself or has a room code")
    func firstQuestion() throws {
        let family = try Family(isSetUp: false)
        let page = try family.ann.setupScreen()
        #expect(page.step == .question && page.steps == [.question])
        #expect(page.form.fields.map(\.label) == ["Are you setting up for yourself, or do you have a room code?"])
        #expect(page.form.fields[0].choices.map(\.value) == ["self", "code"])
        #expect(page.next.whyNot == "choose one of the two")
        #expect(try family.ann.setupScreen(typed: ["who": "self"]).next.id == "next")
        #expect(try family.ann.setupScreen(typed: ["who": "code"]).next.id == "next")
    }

    @Test("an admin shares the room's code, and who joins with it is a logger")
    func roomCode() throws {
        let family = try Family()
        #expect(try family.ann.roomPage().code == nil)
        let shown = RoomCodeRule.shown(try family.ann.roomCode())
        var typed = ["who": "code", "step": "code", "code": shown, "me": "Bob"]
        #expect(try family.ann.setupScreen(typed: typed).steps == [.question, .code, .reminders, .timer])
        #expect(try family.ann.setupScreen(typed: typed).next.id == "next/reminders")
        typed["step"] = "timer"
        typed["on"] = "false"
        let last = try family.ann.setupScreen(typed: typed)
        #expect(last.next.id == "finish" && last.next.isEnabled && last.form.fields.map(\.id) == ["on"])
        let joining = try #require(last.joining)
        let bob = try family.ann.join(code: joining.code, name: joining.name, settings: joining.settings)
        #expect(bob.role == .logger)
        #expect(try family.ann.homeScreen().title == "Mia Plan")
        #expect(try family.ann.treatmentTimerPage().isOn == false)
        #expect(try family.ann.roomPage().code == nil)
    }

    @Test("loggers only log: the plan's settings and the history's items are shut to them, with the reason")
    func logOnly() throws {
        let family = try Family()
        let bob = try family.member("Bob", .logger)
        let peanut = try family.item("Peanut").id
        try bob.log(peanut)
        #expect(try bob.homeScreen().items(.treatment)[0].checked)
        let log = try #require(try bob.homeScreen().items(.treatment)[0].log?.id)
        let settings = try bob.settingsScreen()
        let shut = settings.rows.filter { !$0.isEnabled }
        #expect(shut.map(\.label) == ["Edit Plan", "Edit Units"])
        #expect(shut[0].whyNot == "Bob is a logger and can't edit the plan — ask an admin")
        let closed: [Bool] = [
            try bob.editPlanPage().options.contains(where: \.isEnabled), try bob.editCyclePage().save.isEnabled,
            try bob.editItemsPage().categories.contains { $0.addItem.isEnabled },
            try bob.editItemsPage().categories[2].rows.contains { $0.edit.isEnabled || $0.move.isEnabled },
            try bob.addItemPage(.medicine).save.isEnabled, try bob.editUnitsPage().addUnit.isEnabled,
            try bob.historyPage().days[0].rows[0].open.isEnabled, try bob.logPage(log).save.isEnabled,
            try bob.logPage(log).delete.isEnabled, try bob.newCycleScreen().next.isEnabled,
        ]
        #expect(!closed.contains(true), "\(closed)")
        for attempt in [
            { _ = try bob.deleteItem(peanut) }, { _ = try bob.deleteLog(log) }, { _ = try bob.addUnit("drop") },
            { _ = try bob.editCycle(ID("cycle-1"), CycleEdit(number: 2)) },
        ] as [() throws -> Void] {
            #expect(throws: TIPsError.self) { try attempt() }
        }
        #expect(try bob.homeScreen().items(.treatment)[0].checked)
    }

    @Test("loggers set their own reminders and timer")
    func loggersSettings() throws {
        let bob = try Family().member("Bob", .logger)
        #expect(try bob.remindersPage().save.isEnabled && bob.treatmentTimerPage().save.isEnabled)
        try bob.setTimer(isOn: false)
        try bob.setReminder(.treatment, isOn: true, at: time("17:30"))
        #expect(try bob.treatmentTimerPage().isOn == false)
        #expect(try bob.remindersPage().form[field: "treatment.time"]?.value == "17:30")
    }

    @Test("admins walk through cycle, items, reminders and timer, confirm, and land at home")
    func walk() throws {
        let family = try Family(isSetUp: false)
        var typed = ["who": "self"]
        var seen: [SetupStep] = []
        var answers: [SetupStep: [String: String]] = [
            .cycle: ["patient": "Mia", "start": "2026-01-05", "challenge": "2026-01-26", "me": "Ann"],
            .items: [
                "medicine.1.name": "Cetirizine", "medicine.1.dose": "5", "medicine.1.unit": "mL",
                "treatment.1.name": "Peanut", "units": "drop",
            ],
            .reminders: ["medicine.on": "true", "medicine.time": "07:30"],
            .timer: ["on": "true", "minutes": "20"],
        ]
        for week in 1...3 {
            answers[.items]?["treatment.1.week.\(week).dose"] = "\(week)"
            answers[.items]?["treatment.1.week.\(week).unit"] = "drop"
        }
        while true {
            var page = try family.ann.setupScreen(typed: typed)
            seen.append(page.step)
            if page.step == .items {
                #expect(page.form.fields.map(\.id) == ["units"], "nothing is there at first")
                typed = SetupStep.pressing("add/medicine", typed: typed)
                typed = SetupStep.pressing("add/treatment", typed: typed)
            }
            typed.merge(answers[page.step] ?? [:]) { $1 }
            page = try family.ann.setupScreen(typed: typed)
            #expect(page.next.isEnabled, "\(page.step): \(page.next.whyNot ?? "")")
            if page.step == .confirm {
                #expect(page.summary.contains("Medicine: Cetirizine (5 mL)"))
                #expect(page.summary.contains("Treatment Foods: Peanut (weeks 1: 1 drop, 2: 2 drops, 3: 3 drops)"))
                #expect(page.next.opens?.target == TIPsLink.home.target)
                try family.ann.setUp(try #require(page.draft))
                break
            }
            typed = SetupStep.pressing(page.next.id, typed: typed)
        }
        #expect(seen == [.question, .cycle, .items, .reminders, .timer, .confirm])
        let home = try family.ann.homeScreen()
        #expect(home.title == "Mia Plan")
        #expect(home.items(.treatment)[0].dose?.text == "1 drop")
        #expect(try family.ann.treatmentTimerPage().minutes == 20)
        #expect(try family.ann.remindersPage().reminders?[.medicine]?.time == time("07:30"))
    }

    @Test("from the food challenge date on, home asks admins to set up a new cycle, on the way through the setup again")
    func newCyclePrompt() throws {
        let family = try Family()
        func prompt(_ tracker: TIPsTracker) throws -> HomeScreen.Notice? {
            try tracker.homeScreen().prompts.first { $0.kind == "newCycle" }
        }
        let bob = try family.member("Bob", .logger)
        try family.at("2026-03-29T23:59")
        #expect(try prompt(family.ann) == nil)
        try family.at("2026-03-30T00:00")
        let link = try #require(try prompt(family.ann)?.opens)
        #expect(try prompt(bob) == nil)
        let page = try #require(try family.ann.screen(TIPsLink(link.target)) as? NewCycleScreen)
        #expect(page.steps == [.cycle, .items, .reminders, .timer, .confirm])
        try family.at("2026-04-20T09:00")
        #expect(try prompt(family.ann) != nil)
    }

    @Test("the new cycle's form has the patient's name and the next number in it")
    func newCyclePrefilled() throws {
        let family = try Family(now: "2026-03-30T09:00", number: 4)
        let form = try family.ann.newCycleScreen().form
        #expect(form[field: "patient"]?.value == "Mia")
        #expect(form[field: "number"]?.value == "5")
        #expect(form[field: "number"]?.error == nil)
    }

    @Test("the items of the last cycle stay, and can be changed, added, deleted and moved to other categories")
    func newCycleItems() throws {
        let family = try Family(now: "2026-03-30T09:00")
        let (almond, peanut) = (try family.item("Almond").id, try family.item("Peanut").id)
        var typed = ["start": "2026-03-30", "challenge": "2026-04-06", "step": "items", "\(almond).keep": "false"]
        let fields = try family.ann.newCycleScreen(typed: typed).form.fields
        #expect(fields.filter { $0.id.hasSuffix(".keep") }.count == 6)
        #expect(fields.contains { $0.id == "\(peanut).week.1.dose" && $0.value.isEmpty })
        typed["\(peanut).week.1.dose"] = "2"
        typed["\(peanut).week.1.unit"] = "tsp"
        typed["step"] = "confirm"
        #expect(try family.ann.newCycleScreen(typed: typed).draft == nil, "Cashew and Sesame need doses")
        typed["dosesFollow"] = "true"
        let page = try family.ann.newCycleScreen(typed: typed)
        #expect(page.summary.contains("doses still to be entered: Cashew and Sesame"))
        try family.ann.newCycle(try #require(page.draft))
        var home = try family.ann.homeScreen()
        #expect(
            home.categories.map { $0.items.map(\.name) }
                == [["Cetirizine"], [], ["Peanut", "Cashew", "Sesame"], ["Egg"]]
        )
        #expect(home.items(.treatment).map { $0.dose?.text } == ["2 tsp", nil, nil])
        #expect(home.prompts.map(\.kind) == ["challenge", "dosesMissing", "emergencyPlan"])
        try family.ann.moveItem(family.item("Peanut").id, to: .maintenance)
        try family.ann.editItem(family.item("Egg").id, ItemEdit(name: "Baked egg"))
        try family.ann.addItem(ItemDraft("Oat", .maintenance, .same(DoseDraft("1", "g"))))
        try family.ann.deleteItem(family.item("Cetirizine").id)
        home = try family.ann.homeScreen()
        #expect(
            home.categories.map { $0.items.map(\.name) }
                == [[], ["Peanut", "Oat"], ["Cashew", "Sesame"], ["Baked egg"]]
        )
    }
}
