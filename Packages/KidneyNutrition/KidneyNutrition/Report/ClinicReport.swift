public import JSONKit
public import TimeKit
import WordKit

/// The clinician's report on a span of days: the current state on the first page, then the history. It has plain values, which the front
/// end formats.
///
/// It reports measurements, entries and settings, and gives no advice. An unknown amount is never treated as zero. Equal data give an
/// equal report at any time.
public struct ClinicReport: Hashable, Codable, Sendable {
    /// The note on every report.
    public static var remark: String {
        localized(
            "This report shows what the patient entered and what the published tables say of it. ",
            "It informs and does not prescribe: what the care team says comes first."
        )
    }
    /// The maximum length of the span, in days.
    public static let longestSpan = 400

    public let name: String
    public let from: LocalDate
    public let to: LocalDate
    /// The issued copy; nil for a report that wasn't issued.
    @NullEncoded public internal(set) var issue: ReportIssue? = nil
    /// The patient: birth date, sex, height.
    public let person: [Fact]
    /// The kidney disease: stage, treatment, dry weight.
    public let kidneys: [Fact]
    /// The laboratory values, in the order of the analytes.
    public let labs: [LabLine]
    /// The names of the analytes without a value.
    public let missingLabs: [String]
    /// The mean intake of the days with entries.
    public let intake: Intake
    /// The weight, the gain between sessions, the blood pressure and the activity.
    public let body: [Fact]
    /// The medicines of the span.
    public let medicines: [MedicineLine]
    /// The limits of the checks behind the report.
    public let checks: Checks
    public let goals: [GoalLine]
    /// The alerts that stand as the report is made, those that can't wait first.
    public internal(set) var standing: [AlertLine] = []
    /// The questions of the patient, in their words.
    public internal(set) var asked: [String]
    /// The questions that follow from the figures.
    public let questions: [String]
    /// The charts.
    public let trends: [Trend]
    /// The foods with the largest shares of each watched quantity.
    public let contributors: [Contributors]
    /// The patient's alerts in the span.
    public let alerts: [AlertLine]
    /// The food and drinks by day.
    public let log: [LogDay]
}

// MARK: Parts

extension ClinicReport {
    /// A fact with its name.
    public struct Fact: Hashable, Codable, Sendable {
        /// The name: "Dry weight".
        public let name: String
        /// The value: "70 kg".
        public let value: String

        init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    /// A laboratory value with the one before it.
    public struct LabLine: Hashable, Codable, Sendable {
        public let analyte: Analyte
        /// The display name.
        public let title: String
        /// The latest value: "5.4".
        public let value: String
        /// The unit: "mmol/L".
        public let unit: String
        /// The day of the sample.
        public let day: LocalDate
        /// The value before it, in the same unit; nil for none.
        @NullEncoded public private(set) var previous: String?
        /// The day of the value before it; nil for none.
        @NullEncoded public private(set) var previousDay: LocalDate?
        /// The direction of the change; nil without a value before it, if "<" or ">" leaves it open, and for a value that isn't judged on
        /// dialysis.
        @NullEncoded public private(set) var change: Change?
        /// The goal or range, without the unit: "3.5 to 5.0".
        public let goal: String
        /// Whether `goal` is the goal of the disease category rather than the usual range.
        public let isGoal: Bool
        /// The flag as laboratories set it.
        public let flag: LabFlag
        /// The position in relation to `goal`.
        public let place: Place
        /// Whether it is older than 90 days on the last day.
        public let isOld: Bool
        /// A remark such as "computed from creatinine, CKD-EPI 2021" or "hemolyzed".
        public let remark: String

        /// The position of a value in relation to its goal, or to the usual range if there is no goal.
        public enum Place: String, Codable, Sendable {
            case below, within, above
            /// There is no goal or range, or "<" or ">" leaves it open.
            case open
        }

        /// Whether it is outside its goal or range.
        public var isOff: Bool { place == .below || place == .above }

        /// The direction of a change.
        public enum Change: String, Codable, Sendable {
            case up, down, same

            public var arrow: String {
                switch self {
                case .up: "↑"
                case .down: "↓"
                case .same: "→"
                }
            }
        }

        init(
            _ analyte: Analyte,
            value: String,
            unit: String,
            day: LocalDate,
            previous: (value: String, day: LocalDate)?,
            change: Change?,
            goal: String,
            isGoal: Bool,
            flag: LabFlag,
            place: Place,
            isOld: Bool,
            remark: String
        ) {
            self.analyte = analyte
            title = LabTable.facts(analyte).title
            self.value = value
            self.unit = unit
            self.day = day
            self.previous = previous?.value
            previousDay = previous?.day
            self.change = change
            self.goal = goal
            self.isGoal = isGoal
            self.flag = flag
            self.place = place
            self.isOld = isOld
            self.remark = remark
        }
    }

    /// The mean intake of the days with entries.
    public struct Intake: Hashable, Codable, Sendable {
        /// The number of days with entries.
        public let loggedDays: Int
        /// The number of days with breakfast, lunch and dinner.
        public let wholeDays: Int
        /// The number of days in the span.
        public let days: Int
        /// The mean of each quantity.
        public let means: [Mean]
        /// Remarks, each as a sentence.
        public let notes: [String]
    }

    /// The mean of the days with entries, compared with the target.
    public struct Mean: Hashable, Codable, Sendable {
        /// The quantity: "protein", "fluid".
        public let name: String
        /// The mean as text: "62.4 g", "≥ 1,840 mg".
        public let mean: String
        /// The mean per kilogram of body weight, for protein and energy: "0.78 g/kg". Nil for others and without a weight.
        @NullEncoded public private(set) var perKilogram: String?
        /// The target of the last day: "42 to 56 g a day".
        public let target: String
        /// Whether the clinic set the target.
        public let isClinic: Bool
        /// The days outside the target: "over on 5 of 20 days"; empty without a target that warns.
        public let days: String
        /// Whether the mean is outside the target; nil if it isn't known.
        @NullEncoded public private(set) var isOutside: Bool?
        /// The share of the foods with a figure, in percent.
        public let coverage: Int

        init(
            name: String,
            mean: String,
            perKilogram: String?,
            target: String,
            isClinic: Bool,
            days: String,
            isOutside: Bool?,
            coverage: Int
        ) {
            self.name = name
            self.mean = mean
            self.perKilogram = perKilogram
            self.target = target
            self.isClinic = isClinic
            self.days = days
            self.isOutside = isOutside
            self.coverage = coverage
        }
    }

    /// A medicine of the span.
    public struct MedicineLine: Hashable, Codable, Sendable {
        /// The name as typed.
        public let name: String
        /// The dose and times: "20 mg, 08:00".
        public let dose: String
        /// The identification: "lisinopril, ACE inhibitor", or a remark that it wasn't checked.
        public let identity: String
        /// The extent of the check. No case means that the medicine is safe.
        public let check: MedicineCheck
        /// The period: "since 2026-01-05", "2026-01-05 to 2026-02-10".
        public let taken: String
        /// Whether it is taken on the last day.
        public let isCurrent: Bool
    }

    /// A goal of the patient.
    public struct GoalLine: Hashable, Codable, Sendable {
        /// The aim: "at most 2,000 mg of sodium a day".
        public let aim: String
        /// The progress on the last day, or the days on which a daily goal was reached.
        public let shown: String
        public let state: GoalProgress.State
        /// The reason why it is paused or not known; empty for none.
        public let note: String
    }

    /// The foods with the largest shares of a quantity.
    public struct Contributors: Hashable, Codable, Sendable {
        /// The quantity: "sodium".
        public let name: String
        /// The known total: "48,200 mg".
        public let total: String
        /// The foods, the largest share first.
        public let foods: [Contributor]
        /// The foods without a figure: "Stew (3 times)".
        public let unknown: [String]
    }

    /// A food with its share of a quantity.
    public struct Contributor: Hashable, Codable, Sendable {
        /// The name of the food.
        public let food: String
        /// The number of times that it was eaten.
        public let times: Int
        /// The amount from it: "6,200 mg".
        public let amount: String
        /// Its share of the known total, in percent.
        public let percent: Int
    }

    /// An alert on one or several days.
    public struct AlertLine: Hashable, Codable, Sendable {
        /// The urgency as it stands at the end of the span or now.
        public let level: AlertLevel
        /// The gravest urgency with which the patient was told.
        public let told: AlertLevel
        public let first: LocalDate
        public let last: LocalDate
        /// The number of days.
        public let days: Int
        /// The message, of the last day if there are several.
        public let message: String

        /// A single alert.
        init(_ alert: KidneyAlert, _ words: String) {
            self.init(
                level: alert.level,
                told: alert.level,
                first: alert.day,
                last: alert.day,
                days: 1,
                message: Words.sentence(words)
            )
        }

        init(level: AlertLevel, told: AlertLevel, first: LocalDate, last: LocalDate, days: Int, message: String) {
            self.level = level
            self.told = told
            self.first = first
            self.last = last
            self.days = days
            self.message = message
        }
    }

    public struct LogDay: Hashable, Codable, Sendable {
        public let day: LocalDate
        /// The food and drinks, the earliest first.
        public let lines: [LogLine]
        /// The totals of the day, in the order of the columns.
        public let totals: [String]
    }

    /// An entry of the log.
    public struct LogLine: Hashable, Codable, Sendable {
        /// The local time: "08:30".
        public let time: String
        /// The meal: "Breakfast"; empty for none.
        public let meal: String
        /// The name of the food.
        public let food: String
        /// The amount: "1 medium".
        public let amount: String
        /// The contents in the order of the columns; "?" for an unknown amount.
        public let contents: [String]
    }

    /// The columns of the log: protein, sodium, potassium, phosphorus, fluid.
    public static var logColumns: [String] { [localized("Prot. g"), "Na mg", "K mg", "P mg", localized("Fluid mL")] }
}
