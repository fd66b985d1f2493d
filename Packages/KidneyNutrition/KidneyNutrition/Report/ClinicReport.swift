public import ScreenKit
public import TimeKit

/// A span of days for the clinician: how things stand on the first page, then how they went. Plain values; how they look is the
/// front end's.
///
/// It says what was measured, entered and set, and gives no advice. What isn't known is never taken for zero. The same data give the
/// same report, whenever it is made.
public struct ClinicReport: Hashable, Codable, Sendable {
    /// Stands on each report.
    public static let remark =
        "This report shows what the patient entered and what the published tables say of it. It informs and does not prescribe: "
        + "what the care team says comes first."
    /// The longest span, days.
    public static let longestSpan = 400

    /// The patient's name.
    public let name: String
    /// The first day.
    public let from: LocalDate
    /// The last day.
    public let to: LocalDate
    /// Which copy of this span it is; nil where it wasn't given out.
    @NullEncoded public internal(set) var issue: ReportIssue? = nil
    /// Who they are: born, sex, height.
    public let person: [Fact]
    /// The kidneys: stage, treatment, dry weight.
    public let kidneys: [Fact]
    /// The laboratory values, in the order of the analytes.
    public let labs: [LabLine]
    /// Analytes without any value.
    public let missingLabs: [String]
    /// What was eaten and drunk.
    public let intake: Intake
    /// Weight, what was gained between sessions, blood pressure, activity.
    public let body: [Fact]
    /// What is taken.
    public let medicines: [MedicineLine]
    /// What wasn't looked at or isn't confirmed.
    public let checks: Checks
    /// The goals of the patient.
    public let goals: [GoalLine]
    /// The alerts that stand as the report is made, those that can't wait first.
    public internal(set) var standing: [AlertLine] = []
    /// What the patient wants to ask, in their words.
    public internal(set) var asked: [String]
    /// What the figures ask.
    public let questions: [String]
    /// How things went, as charts.
    public let trends: [Trend]
    /// Which foods brought most of what is limited.
    public let contributors: [Contributors]
    /// What the patient was alerted to, and what the days came to.
    public let alerts: [AlertLine]
    /// Everything eaten and drunk, day by day.
    public let log: [LogDay]
}

// MARK: Parts

extension ClinicReport {
    /// A name and what belongs to it.
    public struct Fact: Hashable, Codable, Sendable {
        /// The name: "Dry weight".
        public let name: String
        /// What belongs to it: "70 kg".
        public let value: String

        init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    /// A laboratory value beside the one before it.
    public struct LabLine: Hashable, Codable, Sendable {
        /// What was measured.
        public let analyte: Analyte
        /// What it is called.
        public let title: String
        /// The newest value: "5.4".
        public let value: String
        /// Its unit: "mmol/L".
        public let unit: String
        /// The day of the sample.
        public let day: LocalDate
        /// The value before it, in the same unit.
        @NullEncoded public private(set) var previous: String?
        /// Its day.
        @NullEncoded public private(set) var previousDay: LocalDate?
        /// Which way it went; nil without a value before it, or where "<" leaves that open.
        @NullEncoded public private(set) var change: Change?
        /// Where it is meant to lie, without the unit: "3.5 to 5.0".
        public let goal: String
        /// Whether that is the goal of the disease rather than the usual range.
        public let isGoal: Bool
        /// How laboratories flag it.
        public let flag: LabFlag
        /// Where it lies to what it is meant to be.
        public let place: Place
        /// Whether it is older than 90 days on the last day.
        public let isOld: Bool
        /// What else is to be known: "computed from the creatinine", "haemolysed".
        public let remark: String

        /// Where a value lies to its goal, or to the usual range where the disease sets none.
        public enum Place: String, Codable, Sendable {
            case below, within, above
            /// Nothing sets where it should lie, or "<" leaves it open.
            case open
        }

        /// Whether it lies outside of what it is meant to be.
        public var isOff: Bool { place == .below || place == .above }

        /// Which way a value went.
        public enum Change: String, Codable, Sendable {
            case up, down, same

            /// An arrow.
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

    /// What was eaten and drunk, in the mean of the days written down.
    public struct Intake: Hashable, Codable, Sendable {
        /// How many days have entries.
        public let loggedDays: Int
        /// How many days have breakfast, lunch and dinner.
        public let wholeDays: Int
        /// How many days there are.
        public let days: Int
        /// A line for each thing that is counted.
        public let means: [Mean]
        /// What else is to be known, each a sentence.
        public let notes: [String]
    }

    /// The mean of the days written down, against what is aimed for.
    public struct Mean: Hashable, Codable, Sendable {
        /// What is counted: "protein", "fluid".
        public let name: String
        /// For people: "62.4 g", "≥ 1,840 mg".
        public let mean: String
        /// The same for each kilogram, where that is how it is prescribed: "0.78 g/kg".
        @NullEncoded public private(set) var perKilogram: String?
        /// What was aimed for on the last day: "42 to 56 g a day".
        public let target: String
        /// Whether the clinic set it.
        public let isClinic: Bool
        /// How it lies to the target: "over on 5 of 20 days"; empty where there is none to be over or under.
        public let days: String
        /// Whether the mean itself lies outside of the target; nil where that can't be told.
        @NullEncoded public private(set) var isOutside: Bool?
        /// How many of the foods have a figure for it, in percent.
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
        /// As it was typed.
        public let name: String
        /// Dose and times: "20 mg, 08:00".
        public let dose: String
        /// What it is: "lisinopril, ACE inhibitor"; or that it wasn't checked.
        public let identity: String
        /// How far it was looked at; none of it means that it is safe.
        public let check: MedicineCheck
        /// "since 2026-01-05", "2026-01-05 to 2026-02-10".
        public let taken: String
        /// Whether it is taken on the last day.
        public let isCurrent: Bool
    }

    /// A goal of the patient.
    public struct GoalLine: Hashable, Codable, Sendable {
        /// "at most 2,000 mg of sodium a day".
        public let aim: String
        /// Where it stands on the last day.
        public let shown: String
        /// How it stands.
        public let state: GoalProgress.State
        /// Why it isn't known, or pauses; empty for nothing.
        public let note: String
    }

    /// The foods that brought most of something.
    public struct Contributors: Hashable, Codable, Sendable {
        /// Of what: "sodium".
        public let name: String
        /// All that is known of it: "48,200 mg".
        public let total: String
        /// The foods, that of most first.
        public let foods: [Contributor]
        /// Foods that lack a figure: "Stew (3 times)".
        public let unknown: [String]
    }

    /// A food, and what it brought.
    public struct Contributor: Hashable, Codable, Sendable {
        /// The food.
        public let food: String
        /// How often it was eaten.
        public let times: Int
        /// How much of it came from it: "6,200 mg".
        public let amount: String
        /// Its share of what is known, in percent.
        public let percent: Int
    }

    /// What was found, once or on several days.
    public struct AlertLine: Hashable, Codable, Sendable {
        /// How much it matters.
        public let level: AlertLevel
        /// The first day.
        public let first: LocalDate
        /// The last day.
        public let last: LocalDate
        /// On how many days.
        public let days: Int
        /// What was said, the last time where it was several.
        public let message: String

        /// A single alert.
        init(_ alert: KidneyAlert) {
            self.init(
                level: alert.level,
                first: alert.day,
                last: alert.day,
                days: 1,
                message: Words.sentence(alert.message)
            )
        }

        init(level: AlertLevel, first: LocalDate, last: LocalDate, days: Int, message: String) {
            self.level = level
            self.first = first
            self.last = last
            self.days = days
            self.message = message
        }
    }

    /// A day of the log.
    public struct LogDay: Hashable, Codable, Sendable {
        /// The day.
        public let day: LocalDate
        /// What was eaten and drunk, the earliest first.
        public let lines: [LogLine]
        /// What the day comes to, in the order of the columns.
        public let totals: [String]
    }

    /// Something eaten or drunk.
    public struct LogLine: Hashable, Codable, Sendable {
        /// "08:30"
        public let time: String
        /// "Breakfast"; empty for none.
        public let meal: String
        /// The food.
        public let food: String
        /// "1 medium"
        public let amount: String
        /// What it holds, in the order of the columns; "?" where there is no figure.
        public let contents: [String]
    }

    /// What the log counts: protein, sodium, potassium, phosphorus, fluid.
    public static let logColumns = ["Prot. g", "Na mg", "K mg", "P mg", "Fluid mL"]
}
