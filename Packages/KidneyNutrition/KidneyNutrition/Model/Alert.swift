public import TimeKit

/// What an alert is about.
public enum AlertKind: String, CaseIterable, Codable, Sendable {
    /// A day comes near a limit.
    case intakeNear
    /// A day is over a limit.
    case intakeOver
    /// A day stayed under a floor.
    case intakeLow
    /// A single food that is unsafe.
    case unsafeItem
    /// A laboratory value.
    case lab
    /// A blood pressure.
    case pressure
    /// A quick gain of weight.
    case weight
    /// Two things that are advised and don't go together.
    case conflict
    /// A medicine with food, a laboratory value, another medicine or a time, or one that couldn't be checked.
    case interaction
    /// A goal that could harm now.
    case goalPaused
}

/// How soon it needs somebody.
public enum AlertLevel: String, CaseIterable, Codable, Sendable {
    /// To know.
    case notice
    /// To act on, and to talk about at the next visit.
    case caution
    /// To call the care team about today, also out of hours.
    case today
    /// To act on at once.
    case atOnce = "now"

    /// Whether it can't wait for the next visit.
    public var cantWait: Bool { self == .today || self == .atOnce }

    /// For people: "act now", "call today", "next visit", "to know".
    public var words: String {
        switch self {
        case .notice: "to know"
        case .caution: "next visit"
        case .today: "call today"
        case .atOnce: "act now"
        }
    }
}

/// Something the user should know, with the reason.
public struct KidneyAlert: Identifiable, Hashable, Codable, Sendable {
    /// The same for the same finding, whenever it is found.
    public let id: TimeKit.ID<KidneyAlert>
    /// What it is about.
    public let kind: AlertKind
    /// How much it matters.
    public let level: AlertLevel
    /// The day it is about.
    public let day: LocalDate
    /// A plain sentence with what to do.
    public let message: String
    /// Why: the source, and the lab and date that switched it on.
    public let why: String
    /// What it opens: "journal/2026-03-10".
    public let link: String
}

extension TimeKit.ID<KidneyAlert> {
    /// That of a laboratory value.
    static func lab(_ result: LabResult.ID, _ flag: LabFlag) -> Self { Self("lab/\(result)/\(flag.rawValue)") }

    /// That of a blood pressure.
    static func pressure(_ reading: PressureReading.ID) -> Self { Self("pressure/\(reading)") }
}

/// What could be eaten or done, with the reason.
public struct Suggestion: Identifiable, Hashable, Codable, Sendable {
    /// The same for the same advice for the same reason.
    public let id: TimeKit.ID<Suggestion>
    /// The day it was found on.
    public let day: LocalDate
    /// A plain sentence.
    public let message: String
    /// Why: the source, and the lab and date that switched it on.
    public let why: String
    /// What it opens: "recommend".
    public let link: String
}

/// A notice with when it came about.
public struct ToldNotice: Hashable, Codable, Sendable {
    /// The notice.
    public let notice: KidneyNotice
    /// When it came about.
    public let at: Instant
    /// Whether it was shown as it came about, so that nothing more has to tell of it.
    public let wasSeen: Bool
}

/// Types of notices; each can be turned off.
public enum NoticeKind: String, CaseIterable, Codable, Sendable {
    /// A reward was given, is pending or was taken back.
    case rewards
    /// What a meal did to the limits of the day.
    case intake
    /// What can't wait. It can't be turned off.
    case alarms
    /// Laboratory values, blood pressure and weight.
    case measurements
    /// Advice that conflicts, and goals that pause.
    case conflicts
    /// What medicines don't go together with.
    case interactions
    /// A dose of a medicine is due.
    case doses
    /// Foods to choose more and less.
    case suggestions
    /// How a day went.
    case dayEnd
    /// How a week went.
    case weekEnd
    /// How a month went.
    case monthEnd
}

extension NoticeKind {
    /// Whether it can be turned off.
    public var canBeTurnedOff: Bool { self != .alarms }

    /// What it is called in a list of switches.
    public var name: String {
        switch self {
        case .rewards: "rewards"
        case .intake: "what a meal does to the limits of the day"
        case .alarms: "what can’t wait"
        case .measurements: "laboratory values, blood pressure and weight"
        case .conflicts: "advice that conflicts, and goals that pause"
        case .interactions: "medicines and what doesn't go with them"
        case .doses: "doses that are due"
        case .suggestions: "foods to choose more and less"
        case .dayEnd: "how the day went"
        case .weekEnd: "how the week went"
        case .monthEnd: "how the month went"
        }
    }
}

/// What the user is told of a finding; it opens the screen of it.
public struct KidneyNotice: Identifiable, Hashable, Codable, Sendable {
    /// That of what it tells of, so that nothing is told twice.
    public let id: TimeKit.ID<KidneyNotice>
    /// Its type.
    public let kind: NoticeKind
    /// A plain sentence.
    public let message: String
    /// What it opens: "rewards", "journal/2026-03-10".
    public let link: String
}

extension KidneyNotice {
    private static let again = "again/"

    /// An alert that is told again on a day.
    init(again alert: KidneyAlert, on day: LocalDate) {
        id = TimeKit.ID("\(Self.again)\(day)/\(alert.id.rawValue)")
        kind = .alarms
        message = alert.message
        link = alert.link
    }

    /// Whether it tells again of what was told before.
    var isRepeat: Bool { id.rawValue.hasPrefix(Self.again) }
}
