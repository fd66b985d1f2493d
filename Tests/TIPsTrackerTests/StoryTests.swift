import NotificationKit
import TIPsTracker
import TestKit
import Testing
import TimeKit

/// A family's cycle of twelve weeks, a challenge day and the start of the next cycle.
@Suite("A family's twelve weeks")
struct StoryTests {
    @Test("twelve weeks, a challenge day, and the next cycle")
    func twelveWeeks() throws {
        let family = try Family(now: "2026-01-03T17:40", isSetUp: false)

        // Ann does the setup on Saturday. The doses rise every week.
        let rising = Dictionary(uniqueKeysWithValues: (1...12).map { ($0, DoseDraft("\($0).5", "g")) })
        try family.ann.setUp(
            SetupDraft(
                patient: "Mia",
                start: date("2026-01-05"),
                challenge: date("2026-03-30"),
                me: "Ann",
                timeZoneID: "America/Phoenix",
                items: [
                    ItemDraft("Cetirizine", .medicine, .same(DoseDraft("5", "mL"))),
                    ItemDraft("Almond", .maintenance, .same(DoseDraft("2", "piece"))),
                    ItemDraft("Peanut", .treatment, .weekly(rising)),
                    ItemDraft("Cashew", .treatment, .weekly(rising)),
                    ItemDraft("Egg", .recommended, .same(DoseDraft("1", "piece"))),
                ],
                settings: MemberSettings(reminders: [.treatment: .init(isOn: true, time: time("18:00"))])
            )
        )
        let before = try family.ann.homeScreen()
        #expect(before.title == "Mia Plan")
        #expect(before.cycle?.phase == .before)
        #expect(before.subtitle.contains("starts in 2 days"))

        // Bob joins with the room's code. He can only tick.
        let code = RoomCodeRule.shown(try family.ann.roomCode())
        let bob = family.ann.acting(
            as: try family.ann.join(code: code.lowercased(), name: "Bob", settings: MemberSettings()).id
        )
        try family.ann.become(family.ann.findMember("Ann").id)

        // Each day, the medicine and almond are logged in the morning, and the treatment foods in the evening by both of them.
        var day = try date("2026-01-05")
        let challenge = try date("2026-03-30")
        var ticks = 0
        while day < challenge {
            let (week, weekday) = (
                try date("2026-01-05").days(until: day) / 7 + 1, try date("2026-01-05").days(until: day) % 7 + 1
            )
            try family.at("\(day)T07:30")
            let morning = try family.ann.homeScreen()
            #expect(morning.cycle?.week == week)
            #expect(morning.cycle?.day == weekday)
            #expect(morning.categories.flatMap(\.items).allSatisfy { !$0.checked }, "\(day) begins clear")
            try family.ann.log(family.item("Cetirizine").id)
            try family.ann.log(family.item("Almond").id)
            if weekday <= 4 {
                try family.ann.log(family.item("Egg").id)
                ticks += 1
            }

            try family.at("\(day)T18:00")
            let peanut = try bob.log(family.item("Peanut").id)
            #expect(peanut.entry.claim.snapshot.dose?.text == "\(week).5 g", "the dose goes up on \(day)")
            #expect(peanut.timer?.endsAt == family.clock.now.adding(minutes: 15))
            #expect(throws: TIPsError.self) { try family.ann.log(family.item("Cashew").id) }
            try family.at("\(day)T18:15")
            #expect(try family.ann.log(family.item("Cashew").id).timer == nil, "nothing is left to log")
            ticks += 4
            if weekday == 7 {
                let egg = try #require(
                    family.ann.homeScreen().categories.flatMap(\.items).first { $0.name == "Egg" }
                )
                #expect(egg.week?.count == 4)
                #expect(egg.week?.state == .onTarget)
            }
            day = day.next
        }
        let all = try family.ann.entries(in: date("2026-01-05")..<challenge)
        #expect(all.count == ticks)
        #expect(ticks == 84 * 4 + 12 * 4)

        // Week 5 had a Saturday with fever, which is shown to the clinic, and a rash.
        try family.at("2026-02-07T20:00")
        try family.ann.hold(date("2026-02-07")...date("2026-02-07"), reason: "fever")
        let suspect = try #require(family.ann.entries(in: date("2026-02-07")..<date("2026-02-08")).last)
        let rash = try family.ann.logReaction(
            ReactionDraft(symptom: "rash on both arms", severity: .mild, after: suspect.id)
        )
        #expect(rash.onsetMinutes == 105)

        // On the challenge day no treatment food is due. The home screen prompts Ann, but not Bob, for the next cycle.
        try family.at("2026-03-30T09:00")
        let onChallenge = try family.ann.homeScreen()
        #expect(onChallenge.cycle?.phase == .challenge)
        #expect(onChallenge.prompts.contains { $0.kind == "newCycle" })
        #expect(try !bob.homeScreen().prompts.contains { $0.kind == "newCycle" })
        #expect(throws: TIPsError.self) { try family.ann.log(family.item("Peanut").id) }
        try family.ann.log(family.item("Cetirizine").id)

        // The clinic's report contains everything.
        let cycle = try #require(family.ann.plan().cycle)
        let report = try family.ann.report(of: cycle.id)
        #expect(report.summary.first { $0.category == nil }?.adherence.percent == 100)
        #expect(report.reactions.map(\.symptom) == ["rash on both arms"])

        // The next cycle starts on the day after. Everything except the weekly doses is carried over.
        try family.at("2026-03-31T08:00")
        let oldCashew = try family.item("Cashew")
        let next = try family.ann.newCycle(
            NewCycleDraft(
                start: date("2026-03-31"),
                challenge: date("2026-06-09"),
                dosing: [oldCashew.id: .weekly(Family.doses("4", "tsp", weeks: 1...10))],
                dosesFollow: true
            ),
            unitIsMeant: true
        )
        #expect(next.cycle.number == 2)
        #expect(next.cycle.patient == "Mia")
        #expect(
            next.warnings == [
                .unitDiffers(
                    item: "Cashew",
                    from: DoseLabel(amount: "12.5", unit: "g"),
                    to: DoseLabel(amount: "4", unit: "tsp")
                ), .dosesMissing(item: "Peanut", weeks: Array(1...10)),
            ]
        )
        let fresh = try family.ann.homeScreen()
        #expect(fresh.cycle?.number == 2)
        #expect(fresh.cycle?.week == 1)
        #expect(fresh.categories.flatMap(\.items).map(\.name) == ["Cetirizine", "Almond", "Peanut", "Cashew", "Egg"])
        #expect(fresh.prompts.contains { $0.kind == "dosesMissing" })
        try family.ann.editItem(
            family.item("Peanut").id,
            ItemEdit(dosing: .weekly(Family.doses("3", "tsp", weeks: 1...10))),
            unitIsMeant: true
        )
        #expect(try !family.ann.homeScreen().prompts.contains { $0.kind == "dosesMissing" })
        try bob.log(family.item("Peanut").id)

        // The old cycle stays readable.
        let old = try family.ann.weekViewPage(cycle: cycle.id, week: 12)
        #expect(old.sections.flatMap(\.rows).contains { $0.name == "Peanut" })
        #expect(try family.ann.entries(in: date("2026-01-05")..<challenge).count == ticks)
    }
}
