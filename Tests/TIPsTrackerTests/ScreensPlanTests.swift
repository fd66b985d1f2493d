import ScreenKit
import TIPsTracker
import TestKit
import Testing
import TimeKit

@Suite("Screens: forms of the plan, the room and what is observed")
struct ScreensPlanTests {
    @Test("a cycle that gets longer asks for the doses of its new weeks before it is saved")
    func longer() throws {
        let family = try Family([
            ItemDraft("Peanut", .treatment, .weekly(Family.doses("1/4", "tsp", weeks: 1...12))),
            ItemDraft("Oat", .treatment, .same(DoseDraft("1", "g"))),
        ])
        let peanut = try family.item("Peanut").id
        var typed = ["challenge": "2026-04-13"]
        let asked = try family.ann.editCyclePage(typed: typed)
        #expect(
            asked.form.fields.dropFirst(4).map(\.id)
                == [13, 14].flatMap { week in
                    ["\(peanut).week.\(week).dose", "\(peanut).week.\(week).unit"]
                }
        )
        #expect(!asked.save.isEnabled)
        #expect(asked.save.whyNot == "Peanut, week 13: Dose: a dose is needed, such as 1/4")
        for week in [13, 14] {
            #expect(asked.form[field: "\(peanut).week.\(week).dose"]?.error == "a dose is needed, such as 1/4")
        }
        for week in [13, 14] { typed["\(peanut).week.\(week).dose"] = "\(week)" }
        typed["\(peanut).week.14.unit"] = try family.ann.findUnit("tsp").id.rawValue
        typed["\(peanut).week.13.unit"] = typed["\(peanut).week.14.unit"]
        let page = try family.ann.editCyclePage(typed: typed)
        try family.ann.editCycle(ID("cycle-1"), try #require(page.edit), tenfoldIsMeant: true)
        try family.at("2026-04-12T08:00")
        #expect(try family.ann.homeScreen().items(.treatment)[0].dose?.text == "14 tsp")
    }

    @Test("a start that moves asks whether doses stay with their week or their date")
    func shift() throws {
        let doses = Dictionary(uniqueKeysWithValues: (1...12).map { ($0, DoseDraft("\($0)", "g")) })
        let family = try Family([ItemDraft("Peanut", .treatment, .weekly(doses))])
        let moved = ["start": "2026-01-12", "challenge": "2026-04-06"]
        let page = try family.ann.editCyclePage(typed: moved)
        #expect(page.form[field: "weekDoses"]?.choices.map(\.value) == ["byWeek", "byDate"])
        #expect(try family.ann.editCyclePage().form[field: "weekDoses"] == nil)
        let byDate = try family.ann.editCyclePage(typed: moved.merging(["weekDoses": "byDate"]) { $1 })
        #expect(byDate.form.fields.contains { $0.id.hasSuffix(".week.12.dose") }, "the last date has no dose yet")
        try family.ann.editCycle(ID("cycle-1"), try #require(page.edit))
        try family.at("2026-01-12T08:00")
        #expect(try family.ann.homeScreen().items(.treatment)[0].dose?.text == "1 g")
    }

    @Test("a cycle number that is taken is marked, and can't be chosen")
    func numbers() throws {
        let family = try Family(now: "2026-03-30T09:00")
        try family.ann.newCycle(
            NewCycleDraft(start: date("2026-03-30"), challenge: date("2026-04-20"), dosesFollow: true)
        )
        let form = try family.ann.editCyclePage(typed: ["number": "1"]).form
        #expect(form[field: "number"]?.choices.first?.label == "1 (taken)")
        #expect(form[field: "number"]?.error == "there is a cycle 1 already — use another number")
        #expect(form[field: "challenge"]?.error == nil)
        let dates = try family.ann.editCyclePage(typed: ["start": "2026-03-29"]).form
        #expect(dates[field: "challenge"]?.error?.hasPrefix("cycle 2 overlaps cycle 1") == true)
    }

    @Test("after cycle 25 there is no next one, and the setup says so")
    func last() throws {
        let family = try Family(now: "2026-03-30T09:00", number: 25)
        let prompt = try #require(try family.ann.homeScreen().prompts.first { $0.kind == "newCycle" })
        #expect(prompt.opens == nil && prompt.text.hasPrefix("cycle 25 was the last"))
        #expect(try family.ann.newCycleScreen().next.whyNot == prompt.text)
        #expect(try family.ann.editPlanPage().newCycle.whyNot == prompt.text)
    }

    @Test("the toggle of weekly doses, off and on again, finds the doses it had")
    func toggled() throws {
        let family = try Family()
        let peanut = try family.item("Peanut").id
        let tsp = try family.ann.findUnit("tsp").id.rawValue
        let off = try family.ann.addTreatmentFoodItemPage(
            editing: peanut,
            typed: ["weekly": "false", "dose": "1", "unit": tsp]
        )
        try family.ann.editItem(peanut, ItemEdit(dosing: try #require(off.draft).dosing))
        #expect(try family.ann.addTreatmentFoodItemPage(editing: peanut).form[field: "weekly"]?.value == "false")
        let on = try family.ann.addTreatmentFoodItemPage(editing: peanut, typed: ["weekly": "true"])
        #expect(on.form[field: "week.9.dose"]?.value == "1/4" && on.save.isEnabled)
    }

    @Test("a form opened before midnight of a week's last day can be saved after it")
    func acrossMidnight() throws {
        let family = try Family(now: "2026-02-15T23:59")
        let tsp = try family.ann.findUnit("tsp").id.rawValue
        var typed = ["name": "Oat"]
        for week in 6...12 {
            typed["week.\(week).dose"] = "\(week)"
            typed["week.\(week).unit"] = tsp
        }
        let page = try family.ann.addTreatmentFoodItemPage(typed: typed)
        #expect(page.validUntil == (try family.instant("2026-02-16T00:00")))
        try family.at("2026-02-16T00:01")
        #expect(try family.ann.addTreatmentFoodItemPage(typed: typed).weeks.map(\.week) == Array(7...12))
        try family.ann.addItem(try #require(page.draft))
        #expect(try family.ann.homeScreen().items(.treatment).last?.dose?.text == "7 tsp")
    }

    @Test("a deleted unit stays with the dose that has it, and can't be used for a new amount")
    func deletedUnit() throws {
        let family = try Family()
        let almond = try family.item("Almond").id
        try family.ann.deleteUnit(family.ann.findUnit("piece").id)
        let page = try family.ann.addItemPage(.maintenance, editing: almond, typed: ["name": "Almonds"])
        #expect(page.save.isEnabled)
        try family.ann.editItem(almond, ItemEdit(name: "Almonds", dosing: try #require(page.draft).dosing))
        let changed = try family.ann.addItemPage(.maintenance, editing: almond, typed: ["dose": "3"])
        #expect(changed.save.whyNot == "piece was deleted from the units — choose another for the new dose")
    }

    @Test(
        "a dose is read while it is typed, and what is no dose is refused with what to write",
        arguments: [
            ("1/4", true), ("2.5", true), ("1 1/2", true), (".5", true), ("0", false), ("-1", false), ("0,5", false),
            ("1-2", false), ("a little", false), ("1/0", false), (String(repeating: "9", count: 40), false),
        ]
    )
    func doses(typed: String, isDose: Bool) throws {
        let field = try Family().ann.addItemPage(.medicine, typed: ["dose": typed]).form[field: "dose"]
        #expect((field?.error == nil) == isDose, "\(field?.error ?? "")")
    }

    @Test("the room page has everybody with their role; the last admin can't go, and loggers see no code")
    func room() throws {
        let family = try Family()
        try family.at("2026-01-05T09:00")
        let bob = try family.member("Bob", .logger)
        _ = try family.ann.roomCode()
        let page = try family.ann.roomPage()
        #expect(page.members.map(\.name) == ["Ann", "Bob"] && page.members.map(\.isYou) == [true, false])
        let only = "Ann is the only admin of the room — make another member an admin first"
        #expect(page.members[0].revoke.whyNot == only && page.members[0].changeRole.whyNot == only)
        #expect(page.actions.first { $0.id == "leave" }?.whyNot == only)
        #expect(page.members[1].revoke.isEnabled && page.members[1].revoke.confirmation != nil)
        #expect(page.members[1].changeRole.label == "Make Bob an admin")
        #expect(page.validUntil == page.code?.expires)
        let his = try bob.roomPage()
        #expect(his.code == nil && his.members.map(\.isYou) == [false, true])
        #expect(his.members.allSatisfy { !$0.revoke.isEnabled && !$0.changeRole.isEnabled })
        #expect(his.actions.map(\.isEnabled) == [false, true])
        family.clock.advance(hours: 7 * 24)
        #expect(try family.ann.roomPage().code == nil)
        try family.ann.setRole(.admin, of: bob.currentMember().id)
        #expect(try family.ann.roomPage().members[0].revoke.isEnabled)
    }

    @Test("everybody may write a reaction down; deleting one is for admins, and for who wrote it that day")
    func reactions() throws {
        let family = try Family()
        let bob = try family.member("Bob", .logger)
        let log = try bob.log(family.item("Peanut").id).entry.id
        try family.at("2026-01-05T08:20")
        let typed = ["symptom": "hives", "severity": "moderate", "after": log.rawValue]
        let form = try bob.reactionsPage(typed: typed)
        #expect(form.save.isEnabled && form.emptyText != nil)
        #expect(form.form[field: "after"]?.choices.prefix(2).map(\.label) == ["no dose", "Peanut 1/4 tsp, 08:00"])
        try bob.logReaction(ReactionDraft(symptom: "hives", severity: .moderate, after: log))
        let row = try #require(try bob.reactionsPage().rows.first)
        #expect(row.text == "2026-01-05 08:20 hives (moderate), 20 min after Peanut" && row.by == "Bob")
        #expect(row.delete.isEnabled)
        let future = try bob.reactionsPage(typed: ["symptom": "hives", "severity": "mild", "time": "08:26"])
        #expect(future.save.whyNot?.hasPrefix("2026-01-05 08:26 is still to come") == true)
        try family.at("2026-01-06T08:00")
        #expect(try bob.reactionsPage().rows[0].delete.isEnabled == false)
        #expect(try family.ann.reactionsPage().rows[0].delete.isEnabled)
        #expect(try family.ann.reactionsPage().rows[0].text.hasSuffix("after Peanut"))
    }

    @Test("days are held within the cycle, at most sixty at once, by admins")
    func holds() throws {
        let family = try Family()
        func page(_ from: String, _ through: String) throws -> HoldsPage {
            try family.ann.holdsPage(typed: ["from": from, "through": through, "reason": "travel"])
        }
        #expect(try page("2026-01-05", "2026-01-07").form[field: "through"]?.reading == "3 days")
        #expect(try page("2026-01-05", "2026-01-07").save.isEnabled)
        #expect(try !page("2026-01-05", "2026-01-04").save.isEnabled)
        #expect(try !page("2026-01-05", "2026-03-06").save.isEnabled)
        #expect(try !page("2026-03-29", "2026-03-30").save.isEnabled)
        try family.ann.hold(date("2026-01-05")...date("2026-01-06"), reason: "travel")
        let rows = try family.ann.holdsPage().rows
        #expect(rows.map(\.text) == ["Monday 2026-01-05: travel", "Tuesday 2026-01-06: travel"])
        let bob = try family.member("Bob", .logger)
        #expect(try bob.holdsPage().rows[0].release.isEnabled == false && !bob.holdsPage().save.isEnabled)
    }

    @Test("adherence says how much of what was due was logged, for any cycle")
    func adherence() throws {
        let family = try Family([ItemDraft("Peanut", .treatment, .weekly(Family.doses("1", "g", weeks: 1...12)))])
        #expect(try family.ann.adherencePage().summary == "nothing was due yet")
        try family.ann.log(family.item("Peanut").id)
        try family.at("2026-01-07T08:00")
        let page = try family.ann.adherencePage()
        #expect(page.summary == "1 of 2 (50%), 0 days in a row, at most 1")
        #expect(page.subtitle == "Cycle 1, up to 2026-01-07")
        #expect(page.cyclePicker.choices.map(\.value) == ["cycle-1"])
    }

    @Test(
        "The page of the clinic's report has the report's figures and the remark, for any cycle, and leads to the adherence"
    )
    func report() throws {
        let family = try Family()
        try family.ann.log(family.item("Peanut").id)
        try family.at("2026-01-07T08:00")
        let page = try family.ann.reportPage()
        let cycle = try family.ann.adherencePage().cycle
        #expect(try page.report == family.ann.report(of: cycle))
        #expect(page.title == "Report for the clinic" && page.subtitle == "Cycle 1, up to 2026-01-07")
        #expect(page.remark == ClinicReport.remark && page.pdf.isEnabled)
        #expect(page.show.inputs[0].choices.map(\.value) == ["cycle-1"])
        #expect(page.adherence.target == "tips://adherence/cycle-1")
        #expect(try family.ann.adherencePage(cycle: cycle).clinic.target == "tips://report/cycle-1")
        #expect(throws: TIPsError.notFound(what: "cycle", "cycle-9")) {
            try family.ann.reportPage(cycle: ID("cycle-9"))
        }
        let bob = try family.member("Bob", .logger)
        #expect(try bob.reportPage().pdf.isEnabled)
        try family.ann.revoke(bob.currentMember().id)
        #expect(throws: TIPsError.notAllowed(.revoked("Bob"))) { try bob.reportPage() }
    }

    @Test("a removed member, and nobody, sees no screen of the room")
    func strangers() throws {
        let family = try Family()
        let bob = try family.member("Bob", .logger)
        try family.ann.revoke(bob.currentMember().id)
        #expect(throws: TIPsError.notAllowed(.revoked("Bob"))) { try bob.homeScreen() }
        #expect(throws: TIPsError.notAllowed(.nobody)) { try family.ann.acting(as: ID("x")).homeScreen() }
    }
}
