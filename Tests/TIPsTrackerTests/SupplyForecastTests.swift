import FractionParser
import TIPsTracker
import TestKit
import Testing
import TimeKit

@Suite("Supply forecasts")
struct SupplyForecastTests {
    private static let tsp = DoseUnit.ID("tsp")

    private func supply(_ amount: Rational, of name: String, at counted: Instant, unit: DoseUnit.ID = tsp) -> Supply {
        Supply(lineage: Item.ID(name), amount: amount, text: "\(amount)", unit: unit, countedAt: counted)
    }

    private func forecast(_ supply: Supply, _ maker: PlanMaker, today: Int) -> SupplyForecast {
        SupplyForecast(
            supply,
            item: maker.plan.items.first,
            cycle: maker.cycle,
            plan: maker.plan,
            entries: maker.entries,
            today: maker.day(today)
        )
    }

    @Test(
        "days are dosed from today on until what is left is less than a dose",
        arguments: [
            (amount: 0, day: 0), (1, 1), (2, 2), (20, 20), (21, nil), (500, nil),
        ] as [(Int64, Int?)]
    )
    func days(amount: Int64, day: Int?) throws {
        var maker = try PlanMaker(days: 21)
        try maker.add("Peanut", .treatment)
        let result = forecast(
            supply(Rational(amount), of: "Peanut", at: UTC.instant(maker.day(0), hour: 0)),
            maker,
            today: 0
        )
        #expect(result.left == Rational(amount))
        #expect(result.runsOutOn == day.map { maker.day($0) })
        #expect(result.daysLeft == day)
        #expect(result.isLow == (day.map { $0 < 7 } ?? false))
    }

    @Test(
        "a box that is ticked today is not dosed again: the days are those that can still be dosed, before and after the tick"
    )
    func tickedToday() throws {
        var maker = try PlanMaker()
        try maker.add("Peanut", .treatment)
        maker.tick("Peanut", maker.day(4), hour: 9)
        let before = forecast(supply(3, of: "Peanut", at: UTC.instant(maker.day(4), hour: 8)), maker, today: 4)
        #expect([before.left, Rational(Int64(before.daysLeft ?? -1))] == [2, 2])
        let after = forecast(supply(3, of: "Peanut", at: UTC.instant(maker.day(4), hour: 10)), maker, today: 4)
        #expect([after.left, Rational(Int64(after.daysLeft ?? -1))] == [3, 3])
        let six = forecast(supply(6, of: "Peanut", at: UTC.instant(maker.day(4), hour: 10)), maker, today: 4)
        #expect(six.daysLeft == 6 && six.isLow, "six doses are six days, and fewer than seven")
        let none = forecast(supply(0, of: "Peanut", at: UTC.instant(maker.day(4), hour: 10)), maker, today: 4)
        #expect(none.daysLeft == 0 && none.runsOutOn == maker.day(5))
    }

    @Test("amounts are exact: thirds and quarters add up")
    func exact() throws {
        var maker = try PlanMaker()
        let doses = [1: try PlanMaker.dose(Rational(1, 3)), 2: try PlanMaker.dose(Rational(1, 4))]
        try maker.add("Peanut", .treatment, .weekly(doses))
        for number in 0..<9 { maker.tick("Peanut", maker.day(number)) }
        let counted = supply(3, of: "Peanut", at: UTC.instant(maker.day(0), hour: 0))
        let result = forecast(counted, maker, today: 9)
        #expect(result.left == (try Rational(1, 6)))
        #expect(result.runsOutOn == maker.day(9))
    }

    @Test("doses in another unit of the same measure are converted exactly, in the logs as in the plan")
    func otherUnits() throws {
        var maker = try PlanMaker()
        let doses = [
            1: try PlanMaker.dose(1), 2: try PlanMaker.dose(2, DoseUnit.ID("mL")), 3: try PlanMaker.dose(1),
        ]
        try maker.add("Peanut", .treatment, .weekly(doses))
        for number in 5..<9 { maker.tick("Peanut", maker.day(number)) }
        let start = UTC.instant(maker.day(0), hour: 0)
        // Two doses of 1 tsp and two of 2/5 tsp are taken, five of 2/5 tsp are left to the week.
        let result = forecast(supply(6, of: "Peanut", at: start), maker, today: 9)
        #expect(result.left == (try Rational(16, 5)))
        #expect(result.runsOutOn == maker.day(15) && result.gap == nil)
        let milliliters = forecast(supply(30, of: "Peanut", at: start, unit: DoseUnit.ID("mL")), maker, today: 9)
        #expect(milliliters.left == 16 && milliliters.runsOutOn == maker.day(15))
        let jar = try PlanMaker.dose(Rational(1, 3))
        var thirds = try PlanMaker()
        try thirds.add("Peanut", .treatment, .same(jar))
        let half = forecast(supply(15, of: "Peanut", at: start, unit: DoseUnit.ID("mL")), thirds, today: 0)
        #expect(half.daysLeft == 9, "nine thirds of a tsp are 15 mL")
    }

    @Test("a dose in a unit that can't be converted isn't zero: the forecast ends there, and says so")
    func unknownUnits() throws {
        let piece = DoseUnit.ID("piece")
        var maker = try PlanMaker()
        let doses = [1: try PlanMaker.dose(1), 2: try PlanMaker.dose(1, piece), 3: try PlanMaker.dose(1)]
        try maker.add("Peanut", .treatment, .weekly(doses))
        let start = UTC.instant(maker.day(0), hour: 0)
        let plenty = forecast(supply(9, of: "Peanut", at: start), maker, today: 0)
        #expect(plenty.gap == .planned(unit: "piece", from: maker.day(7)))
        #expect(plenty.runsOutOn == nil && plenty.daysLeft == nil && !plenty.isLow && !plenty.isUnclear)
        #expect(forecast(supply(9, of: "Peanut", at: start), maker, today: 1).isUnclear, "six days are below seven")
        let scarce = forecast(supply(3, of: "Peanut", at: start), maker, today: 0)
        #expect(scarce.gap == nil && scarce.daysLeft == 3 && scarce.isLow)
        // None left is none left, whatever the dose.
        let none = forecast(supply(7, of: "Peanut", at: start), maker, today: 0)
        #expect(none.gap == nil && none.daysLeft == 7)

        for number in 7..<9 { maker.tick("Peanut", maker.day(number)) }
        let logged = forecast(supply(9, of: "Peanut", at: start), maker, today: 14)
        #expect(logged.left == 9 && logged.gap == .logged(unit: "piece") && logged.isUnclear)
        #expect(logged.daysLeft == nil && logged.runsOutOn == nil)
        let again = forecast(supply(9, of: "Peanut", at: UTC.instant(maker.day(13), hour: 20)), maker, today: 14)
        #expect(again.gap == nil, "a new count is known")
        #expect(forecast(supply(0, of: "Peanut", at: start), maker, today: 14).daysLeft == 0)
    }

    @Test("an item without a dose doesn't last for the cycle: nobody can tell how long")
    func noDose() throws {
        var maker = try PlanMaker()
        try maker.add("Oat", .maintenance, Dosing())
        let counted = supply(9, of: "Oat", at: UTC.instant(maker.day(0), hour: 0))
        let result = forecast(counted, maker, today: 2)
        #expect(result.gap == .noDose(from: maker.day(2)) && result.daysLeft == nil && !result.isUnclear)
    }

    @Test("a unit renamed since is the same unit; one that has another name and is still there is not")
    func renamedUnit() throws {
        var maker = try PlanMaker()
        try maker.add("Peanut", .treatment)
        for (number, unit) in ["tsp", "TSP", "mL", "teaspoon"].enumerated() {
            maker.tick("Peanut", maker.day(number), dose: DoseLabel(amount: "1/2", unit: unit))
        }
        let counted = supply(4, of: "Peanut", at: UTC.instant(maker.day(0), hour: 0))
        #expect(forecast(counted, maker, today: 4).left == (try Rational(12, 5)))
        maker.plan.units[0].name = "teaspoon"
        #expect(forecast(counted, maker, today: 4).left == (try Rational(12, 5)))
        maker.plan.units[0].name = "spoon"
        let result = forecast(counted, maker, today: 4)
        #expect(result.left == (try Rational(5, 2)) && result.gap == .logged(unit: "mL"))
    }

    @Test("a supply never falls below zero, and a log without a dose takes nothing")
    func bounds() throws {
        var maker = try PlanMaker()
        try maker.add("Peanut", .treatment)
        for number in 0..<5 { maker.tick("Peanut", maker.day(number)) }
        let counted = supply(3, of: "Peanut", at: UTC.instant(maker.day(0), hour: 0))
        #expect(forecast(counted, maker, today: 5).left == 0)
        #expect(forecast(counted, maker, today: 5).daysLeft == 0)
        var bare = try PlanMaker()
        try bare.add("Peanut", .treatment, Dosing())
        bare.tick("Peanut", bare.day(0))
        #expect(forecast(counted, bare, today: 1).left == 3)
        #expect(forecast(counted, bare, today: 1).runsOutOn == nil)
    }

    @Test("an item that is in no plan has a count and no end; one taken out of the plan needs no more")
    func notPlanned() throws {
        var maker = try PlanMaker()
        try maker.add("Peanut", .treatment, archived: maker.day(3))
        let counted = supply(2, of: "Peanut", at: UTC.instant(maker.day(0), hour: 0))
        #expect(forecast(counted, maker, today: 0).daysLeft == 2)
        #expect(forecast(counted, maker, today: 1).daysLeft == nil)
        let gone = SupplyForecast(
            counted,
            item: nil,
            cycle: nil,
            plan: maker.plan,
            entries: [],
            today: maker.day(0)
        )
        #expect(gone.left == 2)
        #expect(gone.runsOutOn == nil)
        #expect(!gone.isLow)
    }

    @Test("a recommended food is reckoned with five times a week, so that the warning is never late")
    func recommended() throws {
        var maker = try PlanMaker()
        try maker.add("Egg", .recommended)
        maker.tick("Egg", maker.day(0))
        maker.tick("Egg", maker.day(1))
        let counted = supply(6, of: "Egg", at: UTC.instant(maker.day(0), hour: 0))
        let result = forecast(counted, maker, today: 2)
        #expect(result.left == 4)
        #expect(result.runsOutOn == maker.day(8))
        #expect(result.daysLeft == 6)
        #expect(result.isLow)
    }

    @Test("before the start days count up to it; medicine lasts through the challenge day")
    func ends() throws {
        var maker = try PlanMaker(days: 7)
        try maker.add("Cetirizine", .medicine)
        let enough = supply(8, of: "Cetirizine", at: UTC.instant(maker.day(-9), hour: 0))
        #expect(forecast(enough, maker, today: -5).daysLeft == nil)
        let scarce = supply(7, of: "Cetirizine", at: UTC.instant(maker.day(-9), hour: 0))
        #expect(forecast(scarce, maker, today: -5).runsOutOn == maker.day(7))
        #expect(forecast(scarce, maker, today: -5).daysLeft == 12)
    }

    @Test(
        "after the challenge medicines and maintenance foods go on, so that the supply is told in days; a treatment food isn't taken",
        arguments: [
            (Category.medicine, 7, 7), (.maintenance, 7, 8), (.medicine, 3, 30), (.treatment, nil, 8),
        ] as [(Category, Int?, Int)]
    )
    func afterTheChallenge(category: Category, days: Int?, today: Int) throws {
        var maker = try PlanMaker(days: 7)
        try maker.add("Egg", category)
        let counted = supply(Rational(Int64(days ?? 7)), of: "Egg", at: UTC.instant(maker.day(0), hour: 0))
        let result = forecast(counted, maker, today: today)
        #expect(result.daysLeft == days && result.isLow == (days == 3))
        let plenty = supply(500, of: "Egg", at: UTC.instant(maker.day(0), hour: 0))
        #expect(forecast(plenty, maker, today: today).daysLeft == nil)
    }

    @Test("a count that no longer fits an exact number is taken as nothing left, not as plenty")
    func overflow() throws {
        var maker = try PlanMaker()
        try maker.add("Peanut", .treatment, .same(try PlanMaker.dose(Rational(1, 9_999_999_967))))
        maker.tick("Peanut", maker.day(0))
        let counted = supply(
            try Rational(1, 9_999_999_943),
            of: "Peanut",
            at: UTC.instant(maker.day(0), hour: 0)
        )
        #expect(forecast(counted, maker, today: 1).left == 0)
    }

    @Test("any history agrees with a day-by-day count in whole sixtieths", arguments: UInt64(1)...30)
    func agreesWithSlowCount(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let days = random.int(in: 1...30)
        var maker = try PlanMaker(days: days)
        var doses: [Int: Dose] = [:]
        for week in 1...maker.cycle.weekCount where !random.oneIn(5) {
            doses[week] = try PlanMaker.dose(
                Rational(Int64(random.int(in: 1...90)), 60),
                random.oneIn(4) ? DoseUnit.ID(random.oneIn(2) ? "mL" : "piece") : Self.tsp
            )
        }
        let category = random.pick(Category.allCases)
        try maker.add("Peanut", category, .weekly(doses))
        let today = random.int(in: -2...days + 1)
        for number in 0..<max(0, min(today + 1, days)) where random.oneIn(2) {
            maker.tick("Peanut", maker.day(number), hour: random.int(in: 0...23))
        }
        let counted = UTC.instant(maker.day(random.int(in: -2...max(0, today))), hour: 12)
        let amount = random.int(in: 0...900)
        let result = forecast(supply(try Rational(Int64(amount), 60), of: "Peanut", at: counted), maker, today: today)

        // In parts of 1/300 tsp, because 1 mL is 1/5 tsp; nil if nobody knows.
        let parts = { (dose: Dose?) -> Int? in
            guard let dose, dose.unit != DoseUnit.ID("piece") else { return nil }
            let sixtieths = Int(dose.amount.numerator * (60 / dose.amount.denominator))
            return dose.unit == Self.tsp ? sixtieths * 5 : sixtieths
        }
        var left = amount * 5
        var isUnknown = false
        for entry in maker.entries where entry.at > counted {
            guard let dose = doses[maker.cycle.start.days(until: entry.day) / 7 + 1] else { continue }
            if let taken = parts(dose) { left -= taken } else { isUnknown = true }
        }
        left = max(0, left)
        #expect(result.left == (try Rational(Int64(left), 300)))
        isUnknown = isUnknown && left > 0
        var end: Int?
        var week: [Int: Int] = [:]
        for entry in maker.entries { week[maker.cycle.start.days(until: entry.day) / 7, default: 0] += 1 }
        let isDaily = category == .medicine || category == .maintenance
        let last = isDaily ? (today < days ? days : today + 366) : days - 1
        for number in max(0, today)...max(0, today, last) where number <= last && end == nil {
            let index = number >= days ? maker.cycle.weekCount - 1 : number / 7
            if maker.entries.contains(where: { $0.day == maker.day(number) }) { continue }
            if category == .recommended && week[index, default: 0] >= 5 { continue }
            week[index, default: 0] += 1
            guard left > 0, let need = parts(doses[index + 1]) else {
                if left == 0 { end = number } else { isUnknown = true }
                break
            }
            if need > left { end = number } else { left -= need }
        }
        #expect((result.gap != nil) == isUnknown)
        if isUnknown { end = nil }
        let isTicked = maker.entries.contains { $0.day == maker.day(today) }
        #expect(result.daysLeft == end.map { $0 - today - (isTicked ? 1 : 0) })
    }
}
