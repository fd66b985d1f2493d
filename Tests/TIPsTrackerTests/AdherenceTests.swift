import FractionParser
import TIPsTracker
import TestKit
import Testing
import TimeKit

@Suite("Adherence")
struct AdherenceTests {
    private func report(_ maker: PlanMaker, today: Int) -> AdherenceReport {
        AdherenceReport(plan: maker.plan, cycle: maker.cycle, entries: maker.entries, today: maker.day(today))
    }

    private func numbers(_ adherence: Adherence) -> [Int?] {
        [adherence.due, adherence.logged, adherence.percent, adherence.streak, adherence.longestStreak]
    }

    @Test("a daily item is due on each day that is over, and today once it is ticked")
    func daily() throws {
        var maker = try PlanMaker()
        try maker.add("Peanut", .treatment)
        for number in [0, 1, 3] { maker.tick("Peanut", maker.day(number)) }
        #expect(numbers(report(maker, today: 0).total) == [1, 1, 100, 1, 1])
        #expect(numbers(report(maker, today: 2).total) == [2, 2, 100, 2, 2])
        #expect(numbers(report(maker, today: 3).total) == [4, 3, 75, 1, 2])
        #expect(numbers(report(maker, today: 4).total) == [4, 3, 75, 1, 2])
        #expect(numbers(report(maker, today: 5).total) == [5, 3, 60, 0, 2])
    }

    @Test("before the start nothing is due, after the challenge the whole cycle is, the challenge day not")
    func ends() throws {
        var maker = try PlanMaker(days: 21)
        try maker.add("Cetirizine", .medicine)
        #expect(numbers(report(maker, today: -1).total) == [0, 0, nil, 0, 0])
        #expect(numbers(report(maker, today: 21).total) == [21, 0, 0, 0, 0])
        #expect(numbers(report(maker, today: 400).total) == [21, 0, 0, 0, 0])
    }

    @Test("a held day counts neither way: not as due, not for a streak, and doesn't break one")
    func held() throws {
        var maker = try PlanMaker()
        try maker.add("Peanut", .treatment)
        for number in [0, 1, 3, 4] { maker.tick("Peanut", maker.day(number)) }
        maker.hold(maker.day(2))
        maker.hold(maker.day(4))
        #expect(numbers(report(maker, today: 5).total) == [3, 3, 100, 3, 3])
    }

    @Test("an item that was added or taken out in mid-cycle is due only while it was in the plan")
    func addedAndArchived() throws {
        var maker = try PlanMaker()
        try maker.add("Peanut", .treatment, added: maker.day(5), archived: maker.day(9))
        for number in 5...7 { maker.tick("Peanut", maker.day(number)) }
        let result = report(maker, today: 21)
        #expect(numbers(result.total) == [4, 3, 75, 0, 3])
        #expect(result.weeks.map(\.due) == [2, 2, 0])
        #expect(result.weeks.map(\.percent) == [100, 50, nil])
    }

    @Test("a week without a dose is not due")
    func missingDose() throws {
        var maker = try PlanMaker()
        let dose = try PlanMaker.dose(1)
        try maker.add("Peanut", .treatment, .weekly([1: dose, 3: dose]))
        try maker.add("Cashew", .treatment, Dosing())
        maker.tick("Cashew", maker.day(0))
        #expect(report(maker, today: 21).items.map(\.total.due) == [14, 0])
        #expect(report(maker, today: 21).weeks.map(\.due) == [7, 0, 7])
    }

    @Test("a box belongs to the category its item was in on the day")
    func moved() throws {
        var maker = try PlanMaker()
        try maker.add("Peanut", .maintenance, earlier: [.init(.treatment, until: maker.day(10))])
        for number in 0..<12 { maker.tick("Peanut", maker.day(number)) }
        let result = report(maker, today: 21)
        #expect(result.categories.map(\.total.due) == [0, 11, 10, 0])
        #expect(result.categories.map(\.total.logged) == [0, 2, 10, 0])
        #expect(result.items.map(\.category) == [.maintenance])
        #expect(numbers(result.items[0].total) == [21, 12, 57, 0, 12])
    }

    @Test(
        "a recommended food is due three times a week, fewer in a short week; until the week ends only the logged ones are due",
        arguments: [
            (days: [0, 2, 4], today: 7, due: 3, logged: 3), ([0, 1, 2, 3, 4, 5], 7, 3, 3), ([6], 7, 3, 1),
            ([], 2, 0, 0), ([], 0, 0, 0), ([0], 0, 1, 1), ([0, 1, 2], 14, 6, 3), ([14, 15], 16, 8, 2),
            ([1, 3, 5], 8, 3, 3), ([1, 3, 5], 13, 3, 3), ([1, 3, 5, 9], 10, 4, 4), ([1], 6, 1, 1), ([1], 7, 3, 1),
        ]
    )
    func recommended(days: [Int], today: Int, due: Int, logged: Int) throws {
        var maker = try PlanMaker(days: 16)
        try maker.add("Egg", .recommended)
        for number in days { maker.tick("Egg", maker.day(number)) }
        let total = report(maker, today: today).total
        #expect([total.due, total.logged] == [due, logged])
    }

    @Test("a recommended food that was eaten on a held day counts, though the day isn't due")
    func recommendedOnHeldDay() throws {
        var maker = try PlanMaker(days: 7)
        try maker.add("Egg", .recommended)
        for number in 0..<5 { maker.hold(maker.day(number)) }
        maker.tick("Egg", maker.day(1))
        maker.tick("Egg", maker.day(6))
        #expect(numbers(report(maker, today: 7).total) == [2, 2, 100, 1, 1])
    }

    @Test("a recommended food falls due at the end of its week: one that fell short ends the streak")
    func recommendedStreak() throws {
        var maker = try PlanMaker()
        try maker.add("Peanut", .treatment)
        try maker.add("Egg", .recommended)
        for number in 0..<21 { maker.tick("Peanut", maker.day(number)) }
        for number in [1, 3, 5, 8, 15, 16, 20] { maker.tick("Egg", maker.day(number)) }
        #expect(report(maker, today: 13).total.streak == 13)
        #expect(report(maker, today: 14).total.streak == 1)
        let end = report(maker, today: 21)
        #expect([end.total.streak, end.total.longestStreak] == [7, 13])
        #expect([end.items[1].total.streak, end.items[1].total.longestStreak] == [1, 1])
        #expect(end.categories[2].total.streak == 21)
    }

    @Test("today never breaks a streak, and adds to it once everything is ticked")
    func today() throws {
        var maker = try PlanMaker()
        try maker.add("Peanut", .treatment)
        try maker.add("Cashew", .treatment)
        for number in 0..<3 { for name in ["Peanut", "Cashew"] { maker.tick(name, maker.day(number)) } }
        #expect(report(maker, today: 3).total.streak == 3)
        maker.tick("Peanut", maker.day(3))
        #expect(report(maker, today: 3).total.streak == 3)
        #expect(report(maker, today: 3).items[0].total.streak == 4)
        maker.tick("Cashew", maker.day(3))
        #expect(report(maker, today: 3).total.streak == 4)
    }

    @Test("percent is rounded half up", arguments: [(8, 1, 13), (200, 1, 1), (201, 1, 0), (3, 2, 67), (3, 3, 100)])
    func percent(due: Int, logged: Int, percent: Int) {
        #expect(Adherence(due: due, logged: logged, streak: 0, longestStreak: 0).percent == percent)
    }
}

@Suite("Adherence of any history")
struct AdherenceLawTests {
    @Test("any history of any plan agrees with a slow count, box by box", arguments: UInt64(1)...30)
    func agreesWithSlowCount(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var maker = try PlanMaker(days: random.int(in: 1...40))
        let days = maker.cycle.start.days(until: maker.cycle.challenge)
        for number in 0..<random.int(in: 0...6) {
            let anyDay = { (random: inout SeededGenerator) in maker.day(random.int(in: -2...days + 2)) }
            let weeks = Set((1...maker.cycle.weekCount).filter { _ in !random.oneIn(4) })
            let dose = try PlanMaker.dose(1)
            let added = random.oneIn(3) ? anyDay(&random) : nil
            let archived = random.oneIn(3) ? anyDay(&random) : nil
            let moved = random.oneIn(3) ? [Place.Stay(random.pick(Category.allCases), until: anyDay(&random))] : []
            try maker.add(
                "Item \(number)",
                random.pick(Category.allCases),
                random.oneIn(2) ? .same(dose) : .weekly(Dictionary(uniqueKeysWithValues: weeks.map { ($0, dose) })),
                added: added,
                archived: archived,
                earlier: moved
            )
        }
        for number in -1...days {
            if random.oneIn(8) { maker.hold(maker.day(number)) }
            for item in maker.plan.items where !random.oneIn(3) { maker.tick(item.name, maker.day(number)) }
        }
        maker.entries = random.shuffle(maker.entries)
        let today = maker.day(random.int(in: -1...days + 3))
        let report = AdherenceReport(plan: maker.plan, cycle: maker.cycle, entries: maker.entries, today: today)
        let model = SlowAdherence(maker: maker, today: today)
        #expect(report.total == model.count(maker.plan.items, Category.allCases, weeks: nil))
        for (index, item) in maker.plan.items.enumerated() {
            #expect(report.items[index].total == model.count([item], Category.allCases, weeks: nil))
        }
        for (category, part) in zip(Category.allCases, report.categories) {
            #expect(part.total == model.count(maker.plan.items, [category], weeks: nil))
            for week in 1...maker.cycle.weekCount {
                #expect(part.weeks[week - 1] == model.count(maker.plan.items, [category], weeks: week))
            }
        }
    }
}

/// The literal rule, evaluated for each box.
private struct SlowAdherence {
    let maker: PlanMaker
    let today: LocalDate

    func count(_ items: [Item], _ categories: [Category], weeks only: Int?) -> Adherence {
        var (due, logged) = (0, 0)
        var days: [Bool] = []
        for week in 1...maker.cycle.weekCount where only == nil || week == only {
            for item in items where categories.contains(.recommended) {
                let (dueOfWeek, loggedOfWeek) = recommended(item, week)
                due += dueOfWeek
                logged += loggedOfWeek
            }
            for day in all(week) where day <= today {
                var answers: [Bool] = []
                for item in items {
                    let category = item.place.category(on: day)
                    guard categories.contains(category), counts(item, day) else { continue }
                    if category == .recommended {
                        if let answer = answerOfWeek(item, week, on: day) { answers.append(answer) }
                    } else {
                        answers.append(isTicked(item, day))
                        if isTicked(item, day) || day < today { due += 1 }
                        if isTicked(item, day) { logged += 1 }
                    }
                }
                if day == today, answers.contains(false) { continue }
                if !answers.isEmpty { days.append(!answers.contains(false)) }
            }
        }
        return Adherence(
            due: due,
            logged: logged,
            streak: days.reversed().prefix { $0 }.count,
            longestStreak: days.split(separator: false).map(\.count).max() ?? 0
        )
    }

    private func all(_ week: Int) -> [LocalDate] {
        (0..<7).map { maker.day((week - 1) * 7 + $0) }.filter { $0 < maker.cycle.challenge }
    }

    private func counts(_ item: Item, _ day: LocalDate) -> Bool {
        let week = maker.cycle.start.days(until: day) / 7 + 1
        return !maker.plan.holds.contains { $0.day == day } && (item.added.map { $0 <= day } ?? true)
            && (item.archived.map { day < $0 } ?? true) && item.dosing.dose(inWeek: week) != nil
    }

    private func isTicked(_ item: Item, _ day: LocalDate) -> Bool {
        maker.entries.contains { $0.item == item.id && $0.day == day }
    }

    private func recommendedDays(_ item: Item, _ week: Int) -> [LocalDate] {
        all(week).filter { item.place.category(on: $0) == .recommended && counts(item, $0) }
    }

    private func eaten(_ item: Item, _ week: Int) -> Int {
        maker.entries.count {
            $0.item == item.id && $0.claim.snapshot.category == .recommended && all(week).contains($0.day)
        }
    }

    private func recommended(_ item: Item, _ week: Int) -> (Int, Int) {
        let days = recommendedDays(item, week)
        guard let last = days.last else { return (0, 0) }
        let (target, count) = (days.count < 3 ? days.count : 3, eaten(item, week))
        let logged = count < target ? count : target
        return (last < today ? target : logged, logged)
    }

    private func answerOfWeek(_ item: Item, _ week: Int, on day: LocalDate) -> Bool? {
        let days = recommendedDays(item, week)
        guard days.last == day else { return nil }
        return eaten(item, week) >= ([3, days.count].min() ?? 0)
    }
}
