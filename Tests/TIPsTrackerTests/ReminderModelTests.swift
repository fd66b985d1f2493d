import FractionParser
import TIPsTracker
import TestKit
import Testing
import TimeKit

@Suite("The days of reminders beside a slow count")
struct ReminderModelTests {
    @Test("a category is silent on the days that are held or have nothing left to log, as a count box by box says")
    func agrees() throws {
        for seed in UInt64(1)...40 {
            var random = SeededGenerator(seed: seed)
            let slow = try SlowReminders(&random)
            for category in Category.allCases { slow.expect(category, "seed \(seed), \(category)") }
        }
    }
}

/// A generated plan with its logs, and the rule for its reminders day by day.
private struct SlowReminders {
    let maker: PlanMaker
    let length: Int
    let today: LocalDate
    let isFollowed: Bool

    init(_ random: inout SeededGenerator) throws {
        let length = random.pick([1, 2, 7, 8, 13, 21])
        self.length = length
        var maker = try PlanMaker(days: length)
        for number in 0..<random.int(in: 0...6) {
            let anyDay = { (random: inout SeededGenerator) in maker.day(random.int(in: -1...length + 1)) }
            let dose = try PlanMaker.dose(1)
            let weeks = (1...maker.cycle.weekCount).filter { _ in !random.oneIn(4) }
            let added = random.oneIn(4) ? anyDay(&random) : nil
            let archived = random.oneIn(4) ? anyDay(&random) : nil
            let earlier = random.oneIn(4) ? [Place.Stay(random.pick(Category.allCases), until: anyDay(&random))] : []
            let stopped = random.oneIn(4) ? anyDay(&random) : nil
            try maker.add(
                "Item \(number)",
                random.pick(Category.allCases + [.recommended]),
                random.oneIn(2) ? .same(dose) : .weekly(Dictionary(uniqueKeysWithValues: weeks.map { ($0, dose) })),
                added: added,
                archived: archived,
                earlier: earlier
            )
            maker.plan.items[number].stopped = stopped
        }
        for number in -1...length + 1 {
            if random.oneIn(8) { maker.hold(maker.day(number)) }
            for item in maker.plan.items where !random.oneIn(4) { maker.tick(item.name, maker.day(number)) }
        }
        maker.entries = random.shuffle(maker.entries)
        isFollowed = random.oneIn(3)
        // A cycle that begins a day after the challenge doesn't follow on it.
        let next = maker.cycle.challenge.adding(days: isFollowed ? 0 : 1)
        if isFollowed || random.oneIn(2) {
            maker.plan.cycles.append(
                Cycle(id: Cycle.ID("cycle-2"), patient: "Mia", number: 2, start: next, challenge: next.adding(days: 7))
            )
        }
        self.maker = maker
        today = maker.day(random.int(in: -2...length + 2))
    }

    func expect(_ category: Category, _ comment: Comment) {
        let hasChallenge = (category == .medicine || category == .maintenance) && !isFollowed
        let days = (0..<length + (hasChallenge ? 1 : 0)).map { maker.day($0) }
        let range = ReminderRule.days(of: category, in: maker.cycle, among: maker.plan.cycles)
        #expect(listed([range]) == days, comment)

        let silent = ReminderRule.silentDays(
            of: category,
            in: maker.cycle,
            plan: maker.plan,
            entries: maker.entries
        )
        let isHeld = { (day: LocalDate) in maker.plan.holds.contains { $0.day == day } }
        let expected = days.filter { day in
            isHeld(day)
                || !maker.plan.items.contains { isDue($0, category, day) && !isTicked($0, day) && !isEnough($0, day) }
        }
        #expect(listed(silent) == expected, comment)
        #expect(zip(silent, silent.dropFirst()).allSatisfy { $0.upperBound < $1.lowerBound }, comment)

        let due = ReminderRule.dueDays(of: category, in: maker.cycle, plan: maker.plan, from: today)
        let last = days.last { day in day >= today && maker.plan.items.contains { isDue($0, category, day) } }
        #expect(listed([due]) == days.filter { day in last.map { day <= $0 } ?? false }, comment)
    }

    private func listed(_ ranges: [Range<LocalDate>]) -> [LocalDate] {
        ranges.flatMap { range in (0..<range.length).map { range.lowerBound.adding(days: $0) } }
    }

    private func number(_ day: LocalDate) -> Int { maker.cycle.start.days(until: day) }

    private func isDue(_ item: Item, _ category: Category, _ day: LocalDate) -> Bool {
        let isPlanned = item.added.map { $0 <= day } ?? true && item.archived.map { day < $0 } ?? true
        let isStopped = item.stopped.map { $0 <= day } ?? false
        // On the challenge day the last week's dose is in force.
        let week = min(number(day), length - 1) / 7 + 1
        return item.place.category(on: day) == category && isPlanned && !isStopped
            && item.dosing.dose(inWeek: week) != nil
    }

    private func isTicked(_ item: Item, _ day: LocalDate) -> Bool {
        maker.entries.contains { $0.item == item.id && $0.day == day }
    }

    /// Whether a recommended food was eaten five times in the day's week.
    private func isEnough(_ item: Item, _ day: LocalDate) -> Bool {
        guard item.place.category(on: day) == .recommended else { return false }
        let eaten = maker.entries.count { entry in
            entry.item == item.id && entry.claim.snapshot.category == .recommended
                && (0..<length).contains(number(entry.day))
                && number(entry.day) / 7 == number(day) / 7
        }
        return eaten >= 5
    }
}
