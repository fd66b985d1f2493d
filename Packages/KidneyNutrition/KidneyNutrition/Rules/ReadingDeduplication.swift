import FractionParser
public import TimeKit

/// A measurement that more than one source can report.
public protocol Measured: Identifiable, Sendable where ID == TimeKit.ID<Self> {
    var moment: Moment { get }
    var source: MeasurementSource { get }
    /// The largest difference between the times that two sources give one reading, in milliseconds. Nil if the same day suffices.
    static var tolerance: Int64? { get }
    /// Whether the contents can be of the same reading, regardless of time and source.
    func agrees(with other: Self) -> Bool
    /// A rank by the amount of detail. The reading with the highest rank represents its group.
    var detail: Int { get }
}

/// Finds duplicate readings: a scale, a phone and a clinic may each report the same weighing.
public enum ReadingDeduplication {
    /// Groups the readings that are the same. The groups are sorted by their earliest time. The first reading of a group represents it.
    ///
    /// Two readings are the same if their contents agree and one of these holds:
    /// - They have one source and the same reference, or the same time if a reference is missing, as after importing a file twice.
    /// - They have different sources and their times differ by at most ``Measured/tolerance``. If a time isn't known, the same day suffices.
    ///
    /// All readings of a group are the same pairwise. The result doesn't depend on the order of the input.
    public static func groups<R: Measured>(_ readings: [R]) -> [[R]] {
        var groups: [[R]] = []
        let sorted = readings.sorted { isBefore($0, $1) }
        for reading in sorted {
            // The search goes back from the latest group until one begins too early to match. The earliest match wins.
            var target: Int?
            for index in groups.indices.reversed() {
                let first = groups[index][0]
                if first.moment.at.milliseconds(until: reading.moment.at) > reach { break }
                if joins(reading, groups[index]) { target = index }
            }
            if let target { groups[target].append(reading) } else { groups.append([reading]) }
        }
        return groups.map { group in
            group.sorted { left, right in
                if left.detail != right.detail { return left.detail > right.detail }
                if rank(left) != rank(right) { return rank(left) > rank(right) }
                return isBefore(left, right)
            }
        }
    }

    /// Returns the representative of each group.
    public static func unique<R: Measured>(_ readings: [R]) -> [R] {
        groups(readings).map { $0[0] }
    }

    /// Whether two readings are the same.
    public static func isSame<R: Measured>(_ first: R, _ second: R) -> Bool {
        guard first.agrees(with: second) else { return false }
        if first.source.isSamePlace(as: second.source) {
            if let one = first.source.reference, let other = second.source.reference { return one == other }
            return first.moment.at == second.moment.at
        }
        if first.moment.isDayOnly || second.moment.isDayOnly { return first.moment.day == second.moment.day }
        guard let tolerance = R.tolerance else { return first.moment.day == second.moment.day }
        return abs(first.moment.at.milliseconds(until: second.moment.at)) <= tolerance
    }

    /// The maximum time between two readings of one day, in milliseconds. It exceeds a day with a clock change plus the largest difference
    /// between two time zones.
    private static let reach: Int64 = 52 * 3_600_000

    private static func joins<R: Measured>(_ reading: R, _ group: [R]) -> Bool {
        group.allSatisfy { isSame($0, reading) }
    }

    private static func rank<R: Measured>(_ reading: R) -> Int {
        MeasurementSource.Kind.allCases.firstIndex(of: reading.source.kind) ?? 0
    }

    private static func isBefore<R: Measured>(_ left: R, _ right: R) -> Bool {
        if left.moment != right.moment { return left.moment < right.moment }
        if left.source.kind != right.source.kind { return left.source.kind.rawValue < right.source.kind.rawValue }
        if left.source.name != right.source.name { return left.source.name < right.source.name }
        return left.id < right.id
    }
}

// MARK: Agreement

extension LabResult: Measured {
    /// Nil, because a laboratory report and another record of it rarely state the same time.
    public static var tolerance: Int64? { nil }

    /// Whether the analyte and the number are the same. Values in different units are the same if one, converted, rounds to the other.
    /// Filtration rates also need the same formula, unless one is unstated.
    public func agrees(with other: LabResult) -> Bool {
        guard analyte == other.analyte, comparator == other.comparator else { return false }
        if let formula, let theirs = other.formula, formula != theirs, formula != .unstated, theirs != .unstated {
            return false
        }
        if unit == other.unit { return value == other.value }
        return reads(as: other) || other.reads(as: self)
    }

    /// A time adds more detail than a formula.
    public var detail: Int { (moment.isDayOnly ? 0 : 2) + (formula == nil || formula == .unstated ? 0 : 1) }

    private func reads(as other: LabResult) -> Bool {
        guard let converted = try? LabConversion.convert(value, of: analyte, from: unit, to: other.unit) else {
            return false
        }
        return Rounding.reads(converted, as: other.value)
    }
}

extension WeightReading: Measured {
    /// Two minutes.
    public static var tolerance: Int64? { 120_000 }

    /// Whether the weights are the same, or round to each other in different units, and their contexts don't contradict each other.
    public func agrees(with other: WeightReading) -> Bool {
        guard context == other.context || context == .daily || other.context == .daily else { return false }
        if unit == other.unit { return value == other.value }
        return reads(as: other) || other.reads(as: self)
    }

    /// A time adds more detail than a context.
    public var detail: Int { (moment.isDayOnly ? 0 : 2) + (context == .daily ? 0 : 1) }

    private func reads(as other: WeightReading) -> Bool {
        guard let converted = WeightRule.convert(value, from: unit, to: other.unit) else { return false }
        return Rounding.reads(converted, as: other.value)
    }
}

extension PressureReading: Measured {
    /// Two minutes.
    public static var tolerance: Int64? { 120_000 }

    /// Whether both values are the same.
    public func agrees(with other: PressureReading) -> Bool {
        systolic == other.systolic && diastolic == other.diastolic
    }

    /// A time adds detail.
    public var detail: Int { moment.isDayOnly ? 0 : 1 }
}

extension ActivityReading: Measured {
    /// Two minutes.
    public static var tolerance: Int64? { 120_000 }

    /// Whether kind and amount are the same.
    public func agrees(with other: ActivityReading) -> Bool { kind == other.kind && value == other.value }

    /// A time adds detail.
    public var detail: Int { moment.isDayOnly ? 0 : 1 }
}

private enum Rounding {
    /// Whether a number equals another one when rounded to the decimal places of the other.
    static func reads(_ number: Rational, as printed: Rational) -> Bool {
        let text = DecimalText.text(printed)
        let places = text.firstIndex(of: ".").map { text.distance(from: $0, to: text.endIndex) - 1 } ?? 0
        return DecimalText.text(number, least: places, most: places) == text
    }
}
