import FractionParser
import TimeKit
import WordKit

/// The state of reading a health export.
struct AppleHealthGathering {
    typealias Place = AppleHealthRecord.Place

    private struct Half: Hashable {
        let isUpper: Bool
        let place: Place
        let value: Rational
    }

    let file: String
    var counts = ImportCounts()
    private var known: KnownMeasurements
    /// Systolic and diastolic values outside of correlations, in file order.
    private var halves: [AppleHealthRecord] = []
    /// Values that belong to a correlation.
    private var paired: Set<Half> = []
    var days: [DayKind: [String: DayTotal]] = [:]
    var meals: [Place: Meal] = [:]

    init(file: String, known: KnownMeasurements) {
        self.file = file
        self.known = known
    }

    mutating func settle(_ outcome: ImportCounts.Outcome, _ line: Int) {
        counts.settle(outcome, file: file, line: line)
    }

    /// Hands on the person of the export, who doesn't count as a record.
    mutating func person(_ person: ImportedPerson, _ line: Int, _ each: PlacedItems) {
        if known.insert(.person(person)) { each(.person(person), ImportPlace(file: file, line: line)) }
    }

    // MARK: Single records

    mutating func take(_ record: AppleHealthRecord, _ each: PlacedItems) {
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
        _ each: PlacedItems,
        _ make: (AppleHealthRecord) throws(KidneyError) -> ImportedItem?
    ) {
        do throws(KidneyError) {
            guard let item = try make(record) else { return settle(.refused(Self.unknownUnit(record)), record.line) }
            hand(item, record.line, each)
        } catch {
            settle(.refused(error.description), record.line)
        }
    }

    mutating func hand(_ item: ImportedItem, _ line: Int, _ each: PlacedItems) {
        let outcome = known.take(item)
        if case .new = outcome { each(item, ImportPlace(file: file, line: line)) }
        settle(outcome, line)
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
        guard let factor = AppleHealthUnit.centimeters(record.unit),
            let value = try? record.value.multiplying(by: factor)
        else { return nil }
        guard ProfileRule.heights.contains(value) else { throw .notANumber("\(record.text) \(record.unit)") }
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

    static func unknownUnit(_ record: AppleHealthRecord) -> String {
        localized("“\(record.text.prefix(40)) \(record.unit.prefix(40))” has a unit that isn't known")
    }

    // MARK: Blood pressures

    /// Combines the records of a blood pressure's correlation.
    mutating func pressure(_ members: [AppleHealthRecord], _ each: PlacedItems) {
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
        _ each: PlacedItems
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

    /// Pairs the values outside of correlations if a source has exactly one of each at one time.
    private mutating func pairTheRest(_ each: PlacedItems) {
        var places: [Place: Int] = [:]
        var groups: [(upper: [AppleHealthRecord], lower: [AppleHealthRecord])] = []
        for record in halves {
            let isUpper = if case .systolic = record.type { true } else { false }
            // Values that a correlation or an earlier record already has are duplicates.
            guard paired.insert(Half(isUpper: isUpper, place: record.place, value: record.value)).inserted else {
                settle(.merged, record.line)
                continue
            }
            let index = places[record.place] ?? groups.count
            if index == groups.count {
                places[record.place] = index
                groups.append(([], []))
            }
            if isUpper { groups[index].upper.append(record) } else { groups[index].lower.append(record) }
        }
        halves = []
        for group in groups {
            if group.upper.count == 1, group.lower.count == 1 {
                pair(group.upper[0], group.lower[0], each)
            } else {
                for record in group.upper + group.lower {
                    settle(
                        .refused(localized("only one of the two values of a blood pressure")),
                        record.line
                    )
                }
            }
        }
    }

    /// Hands on the data that is complete only at the end of the file.
    mutating func finish(_ each: PlacedItems) {
        pairTheRest(each)
        handMeals(each)
        handDays(each)
    }
}
