public import Foundation
import FractionParser
import JSONKit
public import TimeKit
import WordKit

/// The unit system of Fitbit's weights. Responses follow the requested language, files the account.
public enum FitbitUnits: String, CaseIterable, Sendable {
    /// Pounds (`en_US`).
    case unitedStates
    /// Stones (`en_GB`).
    case unitedKingdom
    /// Kilograms (everywhere else, and where no language was asked for).
    case metric

    /// The unit system of a locale such as "en_US".
    public init(locale: String) {
        switch locale.replacing("-", with: "_") {
        case "en_US": self = .unitedStates
        case "en_GB": self = .unitedKingdom
        default: self = .metric
        }
    }
}

/// A reader of Fitbit's JSON: the files of its archive (`weight-2015-05-18.json`, `steps-2015-05-18.json`, daily minutes of activity) and
/// the responses of its web API (weight logs, time series, daily summaries).
///
/// - Fitbit gives a weight without a time the time 23:59:59. Only the date of such a weight is imported.
/// - The archive has steps by the minute in UTC. They become totals of the days of `zone`, unless a response has its own total.
/// - A day with a count of zero isn't a day with zero steps, so it is skipped.
///
/// The files can be read in any order; `finish` comes last.
///
/// - Complexity: O(bytes); memory for the daily totals and one record.
public struct FitbitReader {
    private var days = FitbitDays()
    private var known: KnownMeasurements
    private let units: FitbitUnits
    private let zone: TimeZone
    /// The counts so far.
    public private(set) var counts = ImportCounts()

    private static let lists: Set<String> = [
        "weight", "activities", "activities-steps", "activities-minutesVeryActive",
        "activities-minutesFairlyActive", "activities-activityCalories",
    ]

    /// Creates a reader of weights in a unit system and of days in a zone; `known` holds the existing data.
    public init(units: FitbitUnits, zone: TimeZone, known: KnownMeasurements = KnownMeasurements()) {
        self.units = units
        self.zone = zone
        self.known = known
    }

    /// Reads a whole file in pieces; `each` receives new weights. The name determines the contents of an archive file and the day of a
    /// summary, unless `day` is given.
    ///
    /// - Throws: `importStopped` if the file is truncated or isn't JSON; the records before the fault were imported.
    public mutating func read(
        _ pieces: some Sequence<[UInt8]>,
        of name: String,
        day: LocalDate? = nil,
        _ each: (ImportedItem) -> Void
    ) throws(KidneyError) {
        try readPlaced(pieces, of: name, day: day) { item, _ in each(item) }
    }

    /// Reads a file, with the place of each item.
    mutating func readPlaced(
        _ pieces: some Sequence<[UInt8]>,
        of name: String,
        day: LocalDate? = nil,
        _ each: PlacedItems
    ) throws(KidneyError) {
        let file = FitbitFile(path: name, day: day)
        var stream = JSONObjectStream(lists: Self.lists)
        var activityDay: LocalDate?
        for piece in pieces {
            piece.withUnsafeBufferPointer { bytes in
                stream.feed(bytes) { list, object, line in
                    counts.read += 1
                    guard let object, let value = try? JSONValue.imported(object) else {
                        return settle(.refused(localized("this is no JSON that can be read")), file, line)
                    }
                    if list == "activities", let text = value["startDate"]?.string { activityDay = LocalDate(text) }
                    record(value, in: list, file, line, each)
                }
            }
        }
        switch stream.ending() {
        case .broken(let line):
            throw .importStopped(
                file: file.name,
                reason: localized("line \(line) is no JSON, or the file ends there"),
                counts: counts
            )
        case .whole(let rest):
            guard let summary = rest?["summary"], summary["steps"] != nil || summary["activityCalories"] != nil else {
                return
            }
            counts.read += 1
            guard let day = file.day ?? activityDay else {
                return settle(.refused(localized("which day the summary is of isn't said")), file, 1)
            }
            settle(days.summary(summary, on: day), file, 1)
        }
    }

    /// Hands on the daily totals. Each counts in place of one of the records that it is made of, so that no record is counted twice.
    ///
    /// - Complexity: O(days).
    public mutating func finish(_ each: (ImportedItem) -> Void) -> ImportCounts {
        finishPlaced { item, _ in each(item) }
    }

    /// Hands on the daily totals, with a place for each.
    mutating func finishPlaced(_ each: PlacedItems) -> ImportCounts {
        for total in days.totals(zone: zone) {
            if counts.merged > 0 { counts.merged -= 1 } else { counts.read += 1 }
            do throws(KidneyError) {
                try ActivityRule.check(total.kind, total.value)
            } catch {
                counts.settle(.refused(error.description), file: "Fitbit \(total.moment.day)", line: 1)
                continue
            }
            if known.insert(.activity(total)) {
                each(.activity(total), ImportPlace(file: "Fitbit \(total.moment.day)", line: 1))
                counts.settle(.new, file: "", line: 1)
            } else {
                counts.settle(.alreadyThere, file: "", line: 1)
            }
        }
        days = FitbitDays()
        return counts
    }

    private mutating func settle(_ outcome: ImportCounts.Outcome, _ file: FitbitFile, _ line: Int) {
        counts.settle(outcome, file: file.name, line: line)
    }

    private mutating func record(
        _ value: JSONValue,
        in list: String,
        _ file: FitbitFile,
        _ line: Int,
        _ each: PlacedItems
    ) {
        switch list {
        case "weight": weight(value, file, line, each)
        case "activities-steps": settle(days.daily(.steps, value), file, line)
        case "activities-minutesVeryActive": settle(days.daily(.very, value), file, line)
        case "activities-minutesFairlyActive": settle(days.daily(.fairly, value), file, line)
        case "activities-activityCalories": settle(days.daily(.energy, value), file, line)
        case "" where value["weight"] != nil: weight(value, file, line, each)
        case "":
            switch file.kind {
            case "steps": settle(days.minute(value, zone: zone), file, line)
            case "very_active_minutes": settle(days.daily(.very, value), file, line)
            case "moderately_active_minutes": settle(days.daily(.fairly, value), file, line)
            default: settle(.passedOver, file, line)
            }
        default: settle(.passedOver, file, line)
        }
    }

    // MARK: Weights

    private mutating func weight(_ value: JSONValue, _ file: FitbitFile, _ line: Int, _ each: PlacedItems) {
        guard let number = value["weight"]?.exact else {
            return settle(.refused(localized("it has no weight")), file, line)
        }
        guard let day = value["date"]?.string.flatMap(FitbitFile.day), let moment = moment(day, value["time"]?.string)
        else { return settle(.refused(localized("it has no date and time")), file, line) }
        let unit: WeightUnit = units == .metric ? .kilogram : .pound
        let factor: Rational = units == .unitedKingdom ? 14 : 1
        guard let weight = try? number.multiplying(by: factor) else {
            return settle(.refused(localized("its weight has too many digits")), file, line)
        }
        if let bmi = value["bmi"]?.exact, let height = Self.height(weight, unit, bodyMassIndex: bmi) {
            let shown = "\(DecimalText.text(weight)) \(unit.symbol)"
            if let other = Self.likelyUnit(number, unit, times: factor, bodyMassIndex: bmi) {
                let reason =
                    other == .kilogram
                    ? localized(
                        "its body mass index fits \(DecimalText.text(number)) \(other.symbol), not \(shown) — import it with metric units"
                    )
                    : localized(
                        "its body mass index fits \(DecimalText.text(number)) \(other.symbol), not \(shown) — import it with US units"
                    )
                return settle(.refused(reason), file, line)
            }
            guard Self.heights.contains(height) else {
                return settle(.refused(localized("its body mass index doesn't fit \(shown)")), file, line)
            }
        }
        do throws(KidneyError) {
            try WeightRule.check(weight, unit)
        } catch {
            return settle(.refused(error.description), file, line)
        }
        let source = MeasurementSource(
            .fitbit,
            name: value["source"]?.string ?? "",
            reference: value["logId"]?.characters
        )
        let mark = source.reference ?? "\(moment.mark) \(DecimalText.text(weight))"
        let reading = WeightReading(
            id: .init(ExchangeID.text("fitbit-weight", [mark])),
            weight,
            unit,
            at: moment,
            from: source
        )
        let outcome = known.take(.weight(reading))
        if case .new = outcome { each(.weight(reading), ImportPlace(file: file.name, line: line)) }
        settle(outcome, file, line)
    }

    /// The unit in which a number and the body mass index imply a plausible height of an adult, if they imply none in the given unit times
    /// a factor, such as 14 for stones.
    static func likelyUnit(
        _ number: Rational,
        _ unit: WeightUnit,
        times factor: Rational = 1,
        bodyMassIndex: Rational
    ) -> WeightUnit? {
        func isPlausible(_ weight: Rational, _ unit: WeightUnit) -> Bool? {
            height(weight, unit, bodyMassIndex: bodyMassIndex).map { adultHeights.contains($0) }
        }
        guard let weight = try? number.multiplying(by: factor), isPlausible(weight, unit) == false else { return nil }
        return WeightUnit.allCases.first { isPlausible(number, $0) == true }
    }

    /// The height that a weight and a body mass index imply, in meters; nil without an index.
    private static func height(_ weight: Rational, _ unit: WeightUnit, bodyMassIndex: Rational) -> Double? {
        guard bodyMassIndex > .zero, let kilograms = WeightRule.convert(weight, from: unit, to: .kilogram) else {
            return nil
        }
        return (kilograms.approximate / bodyMassIndex.approximate).squareRoot()
    }

    /// In meters.
    private static let adultHeights = 1.35...2.2
    /// The heights of children and adults, in meters.
    private static let heights = 0.7...2.2

    /// Nil for an invalid time; only the date for 23:59:59.
    private func moment(_ day: LocalDate, _ time: String?) -> Moment? {
        guard let time, time != "23:59:59" else { return Moment(day: day, in: zone) }
        guard let time = LocalTime(time) else { return nil }
        return Moment(zone.instant(of: LocalDateTime(day, time)), in: zone)
    }
}

/// The facts in a file's name.
struct FitbitFile {
    let name: String
    /// The part before the first digit or dash: "steps", "very_active_minutes".
    let kind: String
    /// The day of the data; nil if the name has none.
    let day: LocalDate?

    init(path: String, day: LocalDate?) {
        name = path.split(separator: "/").last.map(String.init) ?? path
        kind = String(name.prefix { $0.isLetter || $0 == "_" })
        let rest = name.drop { !("0"..."9").contains($0) }
        self.day = day ?? LocalDate(String(rest.prefix(10)))
    }

    /// Parses "2015-05-18", or "05/18/15" as in the archive.
    static func day(_ text: String) -> LocalDate? {
        if let day = LocalDate(text) { return day }
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard parts.map(\.utf8.count) == [2, 2, 2], let month = Int(parts[0]), let day = Int(parts[1]),
            let year = Int(parts[2])
        else { return nil }
        return try? LocalDate(year: 2000 + year, month: month, day: day)
    }
}
