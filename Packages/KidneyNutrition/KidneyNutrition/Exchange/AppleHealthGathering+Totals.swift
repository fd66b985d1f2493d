import FractionParser
import TimeKit
import WordKit

/// Data that is complete only at the end of the file: intakes by time, and daily totals.
extension AppleHealthGathering {
    struct DayKind: Hashable {
        let day: Int
        let kind: ActivityKind
    }

    struct DayTotal {
        var sum: Rational
        var records: Int
        let line: Int
        let offsetMinutes: Int
    }

    struct Meal {
        let record: AppleHealthRecord
        var names: [String] = []
        /// The recorded water.
        var water = Amounts()
        var amounts: [Nutrient: Amounts] = [:]
        var records = 0
    }

    /// The distinct amounts of one nutrient at one time, and their sum.
    struct Amounts {
        private var seen: Set<Rational> = []
        /// Nil, and thus unknown, if the sum overflows.
        private(set) var sum: Rational? = .zero
        var isEmpty: Bool { seen.isEmpty }

        /// Adds an amount. False if it is already there, because the file repeats such records.
        mutating func insert(_ amount: Rational) -> Bool {
            guard seen.insert(amount).inserted else { return false }
            sum = sum.flatMap { try? $0.adding(amount) }
            return true
        }
    }

    // MARK: Food and drink

    /// Collects the records of a food's correlation.
    mutating func food(_ members: [AppleHealthRecord], name: String?) {
        for record in members {
            switch record.type {
            case .water, .nutrient: amount(record, name: name)
            default: settle(.merged, record.line)
            }
        }
    }

    mutating func amount(_ record: AppleHealthRecord, name: String?) {
        let factor: Rational? =
            switch record.type {
            case .nutrient(let nutrient): AppleHealthUnit.factor(nutrient, record.unit)
            case .water: AppleHealthUnit.milliliters(record.unit)
            default: nil
            }
        guard let factor, let value = try? record.value.multiplying(by: factor) else {
            return settle(.refused(Self.unknownUnit(record)), record.line)
        }
        let isOther: Bool
        if case .nutrient(let nutrient) = record.type {
            isOther = meals[record.place, default: Meal(record: record)].amounts[nutrient, default: Amounts()].insert(
                value
            )
        } else {
            isOther = meals[record.place, default: Meal(record: record)].water.insert(value)
        }
        if isOther { meals[record.place]?.records += 1 } else { settle(.merged, record.line) }
        if let name, !name.isEmpty, let names = meals[record.place]?.names, !names.contains(name), names.count < 20 {
            meals[record.place]?.names.append(name)
        }
    }

    mutating func handMeals(_ each: PlacedItems) {
        let sorted = meals.values.sorted { left, right in
            (left.record.start.milliseconds, left.record.end.milliseconds, left.record.sourceName)
                < (right.record.start.milliseconds, right.record.end.milliseconds, right.record.sourceName)
        }
        meals = [:]
        for meal in sorted {
            let record = meal.record
            for _ in 1..<max(1, meal.records) { settle(.merged, record.line) }
            let intake = ImportedIntake(
                id: .init(
                    ExchangeID.text(
                        "apple-intake",
                        ["\(record.start.milliseconds)", "\(record.end.milliseconds)", record.sourceName]
                    )
                ),
                name: meal.names.joined(separator: "; "),
                moment: record.moment,
                source: record.source,
                amounts: meal.amounts.compactMapValues(\.sum),
                fluid: meal.water.isEmpty ? nil : meal.water.sum
            )
            hand(.intake(intake), record.line, each)
        }
    }

    // MARK: Activity

    mutating func activity(
        _ kind: ActivityKind,
        _ value: Rational,
        unit: String,
        source: String,
        at start: AppleHealthTime,
        line: Int
    ) {
        let factor: Rational? =
            switch kind {
            case .steps: unit == "count" ? 1 : nil
            case .energy: AppleHealthUnit.kilocalories(unit)
            case .minutes: AppleHealthUnit.minutes(unit)
            }
        guard let factor, let amount = factor == .one ? value : try? value.multiplying(by: factor) else {
            return settle(
                .refused(localized("“\(unit.prefix(40))” is no unit of \(kind.word) that is known")),
                line
            )
        }
        let key = DayKind(day: start.dayNumber, kind: kind)
        guard let total = days[key]?[source] else {
            days[key, default: [:]][source] = DayTotal(
                sum: amount,
                records: 1,
                line: line,
                offsetMinutes: start.offsetMinutes
            )
            return
        }
        guard let sum = try? total.sum.adding(amount) else {
            return settle(.refused(localized("its digits don't fit beside those of the day")), line)
        }
        days[key]?[source]?.sum = sum
        days[key]?[source]?.records += 1
    }

    mutating func handDays(_ each: PlacedItems) {
        let sorted = days.sorted { ($0.key.day, $0.key.kind.rawValue) < ($1.key.day, $1.key.kind.rawValue) }
        days = [:]
        for (key, sources) in sorted {
            // The source with the largest sum counts; the first by name if several have it.
            let best = sources.max { left, right in
                left.value.sum == right.value.sum ? left.key > right.key : left.value.sum < right.value.sum
            }
            guard let best else { continue }
            for (name, total) in sources where name != best.key {
                for _ in 0..<total.records { settle(.passedOver, total.line) }
            }
            for _ in 1..<max(1, best.value.records) { settle(.merged, best.value.line) }
            do throws(KidneyError) {
                try ActivityRule.check(key.kind, best.value.sum)
            } catch {
                settle(.refused(error.description), best.value.line)
                continue
            }
            let day = LocalDate(dayNumber: key.day)
            let reading = ActivityReading(
                id: .init("apple-\(key.kind.rawValue)-\(day)"),
                key.kind,
                best.value.sum,
                at: Moment(day: day, in: OffsetZone.zone(minutes: best.value.offsetMinutes)),
                from: MeasurementSource(.appleHealth, name: best.key, reference: "\(key.kind.rawValue) \(day)")
            )
            hand(.activity(reading), best.value.line, each)
        }
    }
}
