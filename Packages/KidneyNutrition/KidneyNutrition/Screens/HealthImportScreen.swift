public import JSONKit
public import ScreenKit
import WordKit

/// The result of an import from another program's file: counts, changes, refusals, and the alerts that followed.
public struct HealthImportScreen: Screen {
    /// The file's name.
    public let title: String
    public let revision: Revision
    /// The number of records, by outcome.
    public let counts: Counts
    /// The new and changed records, a row for each kind.
    public let kinds: [Row]
    /// The parts of the profile that were empty and that the import filled.
    public let filled: [HealthImport.Part]
    /// The parts of the profile that can't be stored until the profile has a name.
    public let waiting: [HealthImport.Part]
    /// A sentence about the profile; nil for none.
    @NullEncoded public private(set) var profile: String?
    /// The first refused records.
    public let refusals: [Refusal]
    /// The first measured values of kinds that the engine doesn't store.
    public let notKept: [Refusal]
    /// The alerts that followed.
    public let alerts: [String]
    /// The counts in one line.
    public let summary: String
    /// The reminder that the care team's advice comes first.
    public let careTeam: String

    /// The number of records, by outcome.
    public struct Counts: Hashable, Codable, Sendable {
        /// All records.
        public let read: Int
        /// New records.
        public let new: Int
        /// Records that replaced those of an earlier import.
        public let changed: Int
        /// Records that existed with the same values.
        public let alreadyThere: Int
        /// Records that are part of another: of a blood pressure, of a day's steps.
        public let merged: Int
        /// Records of kinds that the engine doesn't store.
        public let passedOver: Int
        /// Refused records.
        public let refused: Int
    }

    /// The counts of a kind of record.
    public struct Row: Hashable, Codable, Sendable {
        public let kind: HealthImport.Kind
        /// The number of new records.
        public let new: Int
        /// The number of changed records.
        public let changed: Int
        /// The counts in words: "310 weights new, 2 changed".
        public let text: String
    }

    /// A refused record, or one that isn't stored.
    public struct Refusal: Hashable, Codable, Sendable {
        /// The file that has it.
        public let file: String
        /// The 1-based line number.
        public let line: Int
        /// The reason, and what to do.
        public let reason: String
    }

    init(_ report: HealthImport, of file: String, revision: Revision) {
        title = file
        self.revision = revision
        let counts = report.counts
        self.counts = Counts(
            read: counts.read,
            new: counts.new,
            changed: counts.changed,
            alreadyThere: counts.alreadyThere,
            merged: counts.merged,
            passedOver: counts.passedOver,
            refused: counts.refused
        )
        kinds = HealthImport.Kind.allCases.compactMap { kind in
            let (new, changed) = (report.new[kind] ?? 0, report.changed[kind] ?? 0)
            guard new + changed > 0 else { return nil }
            let text =
                new == 0
                ? localized("\(HealthImport.number(changed)) \(kind.name(changed)) changed")
                : changed > 0
                    ? localized(
                        "\(HealthImport.number(new)) \(kind.name(new)) new, \(HealthImport.number(changed)) changed"
                    )
                    : localized("\(HealthImport.number(new)) \(kind.name(new)) new")
            return Row(kind: kind, new: new, changed: changed, text: text)
        }
        filled = report.filled
        waiting = report.waiting
        if !report.waiting.isEmpty {
            profile =
                localized(
                    "\(Self.list(report.waiting)) wait for a profile: enter one with a name, and import the file again."
                )
        } else if !report.filled.isEmpty {
            profile = localized("Filled in the profile: \(Self.list(report.filled)).")
        } else {
            profile = nil
        }
        refusals = counts.refusals.map { Refusal(file: $0.file, line: $0.line, reason: $0.reason) }
        notKept = counts.notKept.map { Refusal(file: $0.file, line: $0.line, reason: $0.reason) }
        alerts = report.found.alerts.map(\.message)
        summary = report.summary
        careTeam = DayTargets.careTeamFirst
    }

    private static func list(_ parts: [HealthImport.Part]) -> String {
        parts.map(\.name).joined(separator: ", ")
    }
}
