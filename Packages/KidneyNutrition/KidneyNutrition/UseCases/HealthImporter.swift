import FractionParser
import StorageKit
import TimeKit
import WordKit

/// The import of one file's values into the store, in batches of some thousand. Each batch is one transaction, so memory use stays
/// constant and other writers get their turn. All batches are one import, which one undo reverts. While the file's person isn't known and
/// could be another one, nothing is stored.
///
/// Medicines and goals come last, because the judgment of goals needs the other values.
struct HealthImporter {
    /// The number of values in a transaction.
    static let lot = 4000
    /// The maximum number of values that wait for the file's person.
    static let waitingLimit = 100_000
    /// The maximum number of medicines, goals and heights, which stay in memory until the end.
    private static let limit = 1000

    private let kidney: KidneyNutrition
    private let file: String
    private let subject: EntityRef
    /// Whether the file's reader counts the person among the records.
    let countsPerson: Bool
    /// The profile whose person the file must be about; nil if it can be about anybody.
    private let expected: Profile?
    /// Whether the file said who its person is.
    private var saysPerson = false
    /// Whether a weight far from the last one is refused, because its unit is a guess.
    private let asksWeights: Bool
    private var waiting: [(item: ImportedItem, place: ImportPlace)] = []
    var last: [(item: ImportedItem, place: ImportPlace)] = []
    /// The number of values taken that the reader counts as records.
    private var handed = 0
    var outcomes = ImportCounts()
    var report = HealthImport()
    /// The error that stopped the import.
    private var failure: KidneyError?

    /// - Parameter file: The name of the file in the change log.
    init(
        _ kidney: KidneyNutrition,
        file: String,
        countsPerson: Bool = false,
        expected: Profile? = nil,
        asksWeights: Bool = false
    ) {
        self.expected = expected
        self.asksWeights = asksWeights
        self.kidney = kidney
        self.file = String(TypedText.line(file).prefix(200))
        self.countsPerson = countsPerson
        let id: TimeKit.ID<HealthImport> = kidney.ids.next(at: kidney.clock.now())
        subject = EntityRef(kind: KidneyNutrition.importKind, id: id.rawValue)
    }

    /// Takes a value. After a failure it ignores all further values.
    mutating func take(_ item: ImportedItem, _ place: ImportPlace) {
        guard failure == nil else { return }
        switch item {
        case .person(let person):
            if let expected, person.isAnother(than: expected) {
                failure = .anotherPerson(person.words, file: file)
                return
            }
            saysPerson = saysPerson || !person.words.isEmpty
            if countsPerson { handed += 1 }
            return last.append((item, place))
        case .medicine, .goal, .height:
            handed += 1
            if last.count < Self.limit {
                last.append((item, place))
            } else {
                settle(.refused(localized("there are more than \(Self.limit) of its kind")), place)
            }
        case .weight, .pressure, .lab, .activity, .intake:
            handed += 1
            waiting.append((item, place))
            guard waiting.count >= Self.lot else { return }
            guard expected == nil || saysPerson else {
                if waiting.count > Self.waitingLimit {
                    let nobody = localized("somebody whom its first \(Self.waitingLimit) values don't name")
                    failure = .anotherPerson(nobody, file: file)
                    waiting = []
                }
                return
            }
            do throws(KidneyError) {
                try flush()
            } catch {
                failure = error
            }
        }
    }

    /// Stores the remaining values and returns the result.
    ///
    /// - Parameter read: The reader's counts.
    mutating func finish(_ read: ImportCounts) throws(KidneyError) -> HealthImport {
        if let failure { throw failure }
        try flush()
        try keepTheRest()
        var counts = read
        counts.new -= handed
        counts.add(outcomes)
        report.counts = counts
        if !report.new.isEmpty || !report.changed.isEmpty || !report.filled.isEmpty {
            report.found = try kidney.evaluate()
        }
        return report
    }

    /// Counts the outcome of a record.
    mutating func settle(_ outcome: ImportCounts.Outcome, _ place: ImportPlace, _ kind: HealthImport.Kind? = nil) {
        switch outcome {
        case .refused(let reason):
            outcomes.settle(.refused(place.named(reason)), file: place.file, line: place.line)
        default: outcomes.settle(outcome, file: place.file, line: place.line)
        }
        guard let kind else { return }
        switch outcome {
        case .new: report.new[kind, default: 0] += 1
        case .changed: report.changed[kind, default: 0] += 1
        default: break
        }
    }

    // MARK: Batches

    private mutating func flush() throws(KidneyError) {
        let all = waiting
        waiting = []
        for start in stride(from: 0, to: all.count, by: Self.lot) {
            try store(all[start..<min(start + Self.lot, all.count)])
        }
    }

    private mutating func store(_ lot: ArraySlice<(item: ImportedItem, place: ImportPlace)>) throws(KidneyError) {
        let (kidney, subject, file, asksWeights) = (kidney, subject, file, asksWeights)
        let settled = try kidney.enterForLater { tables in
            var settled: [(ImportCounts.Outcome, ImportPlace, HealthImport.Kind)] = []
            let boundary = try tables.reader.boundary()
            try tables.change("importHealth", of: subject, localized("import of \(file)")) { rows in
                for (item, place) in lot {
                    let (outcome, kind) = try kidney.bring(item, boundary, asksWeights, tables, rows)
                    settled.append((outcome, place, kind))
                }
            }
            return settled
        }
        for (outcome, place, kind) in settled { settle(outcome, place, kind) }
    }

    private mutating func keepTheRest() throws(KidneyError) {
        guard !last.isEmpty else { return }
        let before = self
        let (kidney, subject, file) = (kidney, subject, file)
        self = try kidney.enterForLater { tables in
            var gate = before
            try tables.change("importHealth", of: subject, localized("import of \(file)")) { rows in
                try gate.fillProfile(tables, rows, today: kidney.clock.zone().date(at: tables.now))
                try gate.keepMedicines(tables, rows, today: kidney.clock.zone().date(at: tables.now))
                try gate.keepGoals(tables, rows, today: kidney.clock.zone().date(at: tables.now))
            }
            return gate
        }
    }
}

extension KidneyNutrition {
    /// Stores one value and returns its outcome and kind.
    fileprivate func bring(
        _ item: ImportedItem,
        _ boundary: DayBoundary,
        _ asksWeights: Bool,
        _ tables: KidneyWriter,
        _ rows: ChangeScope
    ) throws -> (ImportCounts.Outcome, HealthImport.Kind) {
        switch item {
        case .lab(let lab): (try bring(lab, tables, rows), .labs)
        case .weight(let weight):
            if asksWeights, let doubt = try doubt(weight, tables) {
                (.refused(doubt), .weights)
            } else {
                (try bring(weight, tables, rows), .weights)
            }
        case .pressure(let pressure): (try bring(pressure, tables, rows), .pressures)
        case .activity(let activity): (try bring(activity, tables, rows), .activity)
        case .intake(let intake): (try bring(intake, boundary, tables, rows), .intake)
        case .height, .person, .medicine, .goal:
            throw KidneyError.fault(localized("a value of an import is out of its turn"))
        }
    }

    /// Returns why a weight is probably in another unit; nil if it isn't, or if it is there already.
    private func doubt(_ weight: WeightReading, _ tables: KidneyWriter) throws -> String? {
        guard (try? tables.reader.measurement(weight.id) as WeightReading) == nil else { return nil }
        do {
            try check(weight, isTyped: false, tables)
            return nil
        } catch KidneyError.unlikelyWeight(let text, let last, let day, _) {
            return localized(
                "\(text) is far from the last weight, \(last) of \(day) — import it again with the units of weights in the file"
            )
        }
    }

    private func bring<R: ImportableMeasurement>(
        _ reading: R,
        _ tables: KidneyWriter,
        _ rows: ChangeScope
    ) throws -> ImportCounts.Outcome {
        do throws(KidneyError) {
            try reading.check()
            _ = try past(reading.moment, tables.now)
        } catch {
            return .refused(error.description)
        }
        return try tables.bring(reading, in: rows)
    }

    private func bring(
        _ intake: ImportedIntake,
        _ boundary: DayBoundary,
        _ tables: KidneyWriter,
        _ rows: ChangeScope
    ) throws -> ImportCounts.Outcome {
        if let refusal = intake.refusal { return .refused(refusal) }
        do throws(KidneyError) {
            _ = try past(intake.moment, tables.now)
        } catch {
            return .refused(error.description)
        }
        let entry = IntakeEntry(
            TimeKit.ID(intake.id.rawValue),
            food: intake.food(named: TypedText.line(String(intake.name.prefix(200)))),
            amount: intake.amount,
            at: intake.moment.at,
            day: boundary.day(of: intake.moment.at, in: intake.moment.zone)
        )
        return try tables.bring(entry, in: intake.moment.zone, rows)
    }
}
