import FractionParser
import TimeKit

/// What came of a health export's records so far.
struct AppleHealthGathering {
    private typealias Place = AppleHealthRecord.Place

    private struct Half: Hashable {
        let isUpper: Bool
        let place: Place
        let value: Rational
    }

    private struct DayKind: Hashable {
        let day: Int
        let kind: ActivityKind
    }

    private struct DayTotal {
        var sum: Rational
        var records: Int
        let line: Int
        let offsetMinutes: Int
    }

    private struct Meal {
        let record: AppleHealthRecord
        var names: [String] = []
        /// What was drunk, and each nutrient with every different amount given for it.
        var water: [Rational] = []
        var amounts: [Nutrient: [Rational]] = [:]
        var records = 0
    }

    let file: String
    var counts = ImportCounts()
    private var known: KnownMeasurements
    /// Halves of blood pressures outside of correlations, in the file's order.
    private var halves: [AppleHealthRecord] = []
    /// Halves that a correlation has put together.
    private var paired: Set<Half> = []
    private var days: [DayKind: [String: DayTotal]] = [:]
    private var meals: [Place: Meal] = [:]

    init(file: String, known: KnownMeasurements) {
        self.file = file
        self.known = known
    }

    mutating func settle(_ outcome: ImportCounts.Outcome, _ line: Int) {
        counts.settle(outcome, file: file, line: line)
    }

    /// Whom the export is about, which isn't a record.
    mutating func person(_ person: ImportedPerson, _ each: (ImportedItem) -> Void) {
        if known.insert(.person(person)) { each(.person(person)) }
    }

    // MARK: Single records

    mutating func take(_ record: AppleHealthRecord, _ each: (ImportedItem) -> Void) {
        switch record.type {
        case .systolic, .diastolic: halves.append(record)
        case .water, .nutrient: amount(record, name: nil)
        case .activity: settle(.passedOver, record.line)
        case .weight: single(record, each, weight)
        case .height: single(record, each, height)
        case .glucose: single(record, each, glucose)
        }
    }

    private mutating func single(
        _ record: AppleHealthRecord,
        _ each: (ImportedItem) -> Void,
        _ make: (AppleHealthRecord) throws(KidneyError) -> ImportedItem?
    ) {
        do throws(KidneyError) {
            guard let item = try make(record) else { return settle(.refused(Self.unknownUnit(record)), record.line) }
            hand(item, record.line, each)
        } catch {
            settle(.refused(error.description), record.line)
        }
    }

    private mutating func hand(_ item: ImportedItem, _ line: Int, _ each: (ImportedItem) -> Void) {
        guard known.insert(item) else { return settle(.alreadyThere, line) }
        each(item)
        settle(.new, line)
    }

    private func weight(_ record: AppleHealthRecord) throws(KidneyError) -> ImportedItem? {
        guard let (unit, factor) = AppleHealthUnit.weight(record.unit),
            let value = try? record.value.multiplying(by: factor)
        else { return nil }
        try WeightRule.check(value, unit)
        return .weight(
            WeightReading(id: .init(record.id("weight")), value, unit, at: record.moment, from: record.source)
        )
    }

    private func height(_ record: AppleHealthRecord) throws(KidneyError) -> ImportedItem? {
        guard let factor = AppleHealthUnit.centimetres(record.unit),
            let value = try? record.value.multiplying(by: factor)
        else { return nil }
        guard value >= 50, value <= 275 else { throw .notANumber("\(record.text) \(record.unit)") }
        return .height(ImportedHeight(value, at: record.moment, from: record.source))
    }

    private func glucose(_ record: AppleHealthRecord) throws(KidneyError) -> ImportedItem? {
        guard let unit = AppleHealthUnit.glucose(record.unit) else { return nil }
        let reading = LabReading(record.value, unit, text: record.text)
        try LabReadingRule.check(reading, of: .glucose)
        return .lab(
            LabResult(
                id: .init(record.id("glucose")),
                .glucose,
                reading,
                at: record.moment,
                from: record.source,
                remarks: record.isBeforeMeal ? [.meter, .fasting] : [.meter]
            )
        )
    }

    private static func unknownUnit(_ record: AppleHealthRecord) -> String {
        "“\(record.text.prefix(40)) \(record.unit.prefix(40))” has a unit that isn't known"
    }

    // MARK: Blood pressures

    /// The parts of a blood pressure's correlation.
    mutating func pressure(_ members: [AppleHealthRecord], _ each: (ImportedItem) -> Void) {
        var upper: AppleHealthRecord?
        var lower: AppleHealthRecord?
        for record in members {
            switch record.type {
            case .systolic where upper == nil: upper = record
            case .diastolic where lower == nil: lower = record
            default: settle(.merged, record.line)
            }
        }
        guard let upper, let lower else {
            for record in [upper, lower].compactMap(\.self) { halves.append(record) }
            return
        }
        paired.insert(Half(isUpper: true, place: upper.place, value: upper.value))
        paired.insert(Half(isUpper: false, place: lower.place, value: lower.value))
        pair(upper, lower, each)
    }

    private mutating func pair(
        _ upper: AppleHealthRecord,
        _ lower: AppleHealthRecord,
        _ each: (ImportedItem) -> Void
    ) {
        settle(.merged, lower.line)
        guard upper.unit == "mmHg", lower.unit == "mmHg" else {
            return settle(.refused(Self.unknownUnit(upper)), upper.line)
        }
        do throws(KidneyError) {
            try PressureRule.check(upper.value, over: lower.value)
        } catch {
            return settle(.refused(error.description), upper.line)
        }
        let reading = PressureReading(
            id: .init(upper.id("pressure") + "-" + DecimalText.text(lower.value)),
            upper.value,
            over: lower.value,
            at: upper.moment,
            from: upper.source
        )
        hand(.pressure(reading), upper.line, each)
    }

    /// Halves that no correlation repeats belong together where a source has one of each at one time.
    private mutating func pairTheRest(_ each: (ImportedItem) -> Void) {
        var order: [Place] = []
        var open: [Place: (upper: [AppleHealthRecord], lower: [AppleHealthRecord])] = [:]
        for record in halves {
            let isUpper = if case .systolic = record.type { true } else { false }
            if paired.contains(Half(isUpper: isUpper, place: record.place, value: record.value)) {
                settle(.merged, record.line)
                continue
            }
            var both = open[record.place] ?? ([], [])
            if both.upper.isEmpty, both.lower.isEmpty { order.append(record.place) }
            let isRepeated = (isUpper ? both.upper : both.lower).contains { $0.value == record.value }
            if isRepeated {
                settle(.merged, record.line)
                continue
            }
            if isUpper { both.upper.append(record) } else { both.lower.append(record) }
            open[record.place] = both
        }
        halves = []
        for place in order {
            guard let both = open[place] else { continue }
            if both.upper.count == 1, both.lower.count == 1 {
                pair(both.upper[0], both.lower[0], each)
            } else {
                for record in both.upper + both.lower {
                    settle(.refused("one value of a blood pressure, whose other isn't to be told"), record.line)
                }
            }
        }
    }

    // MARK: Food and drink

    /// The parts of a food's correlation.
    mutating func food(_ members: [AppleHealthRecord], name: String?) {
        for record in members {
            switch record.type {
            case .water, .nutrient: amount(record, name: name)
            default: settle(.merged, record.line)
            }
        }
    }

    private mutating func amount(_ record: AppleHealthRecord, name: String?) {
        let factor: Rational? =
            switch record.type {
            case .nutrient(let nutrient): AppleHealthUnit.factor(nutrient, record.unit)
            case .water: AppleHealthUnit.millilitres(record.unit)
            default: nil
            }
        guard let factor, let value = try? record.value.multiplying(by: factor) else {
            return settle(.refused(Self.unknownUnit(record)), record.line)
        }
        var meal = meals[record.place] ?? Meal(record: record)
        if let name, !name.isEmpty, !meal.names.contains(name), meal.names.count < 20 { meal.names.append(name) }
        // The same amount of the same at the same time is one record that the file repeats.
        if case .nutrient(let nutrient) = record.type {
            var amounts = meal.amounts[nutrient] ?? []
            if amounts.contains(value) {
                settle(.merged, record.line)
            } else {
                amounts.append(value)
                meal.records += 1
            }
            meal.amounts[nutrient] = amounts
        } else if meal.water.contains(value) {
            settle(.merged, record.line)
        } else {
            meal.water.append(value)
            meal.records += 1
        }
        meals[record.place] = meal
    }

    private mutating func handMeals(_ each: (ImportedItem) -> Void) {
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
                at: record.moment,
                from: record.source,
                amounts: meal.amounts.compactMapValues(Self.sum),
                fluid: meal.water.isEmpty ? nil : Self.sum(meal.water)
            )
            hand(.intake(intake), record.line, each)
        }
    }

    /// Nil where the sum doesn't fit: then it isn't known.
    private static func sum(_ values: [Rational]) -> Rational? {
        var total = Rational.zero
        for value in values {
            guard let next = try? total.adding(value) else { return nil }
            total = next
        }
        return total
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
            return settle(.refused("“\(unit.prefix(40))” is no unit of \(kind.rawValue) that is known"), line)
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
            return settle(.refused("its digits don't fit beside those of the day"), line)
        }
        days[key]?[source]?.sum = sum
        days[key]?[source]?.records += 1
    }

    private mutating func handDays(_ each: (ImportedItem) -> Void) {
        let sorted = days.sorted { ($0.key.day, $0.key.kind.rawValue) < ($1.key.day, $1.key.kind.rawValue) }
        days = [:]
        for (key, sources) in sorted {
            // The source that counted most; of equal ones the first by name.
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

    /// What is whole only at the end of the file.
    mutating func finish(_ each: (ImportedItem) -> Void) {
        pairTheRest(each)
        handMeals(each)
        handDays(each)
    }
}
