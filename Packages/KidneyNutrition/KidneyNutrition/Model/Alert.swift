import FractionParser
public import TimeKit
import WordKit

/// The subject of an alert.
public enum AlertKind: String, CaseIterable, Codable, Sendable {
    /// The day's intake is near a limit.
    case intakeNear
    /// The day's intake is over a limit.
    case intakeOver
    /// The day's intake stayed below a floor.
    case intakeLow
    /// A single food is unsafe.
    case unsafeItem
    case lab
    case pressure
    /// A rapid weight gain.
    case weight
    /// Two pieces of advice contradict each other.
    case conflict
    /// A medicine interacts with a food, a laboratory value, another medicine or a time, or it couldn't be checked.
    case interaction
    /// A goal paused because it could harm now.
    case goalPaused
}

/// The urgency of an alert.
public enum AlertLevel: String, CaseIterable, Codable, Sendable {
    /// For information.
    case notice
    /// For the next visit.
    case caution
    /// For the care team today, also out of hours.
    case today
    /// For immediate action.
    case atOnce = "now"

    /// Whether it can't wait for the next visit.
    public var cantWait: Bool { self == .today || self == .atOnce }

    /// Whether this level is more urgent than another one.
    func isGraver(than other: AlertLevel) -> Bool {
        Self.allCases.firstIndex(of: self) ?? 0 > Self.allCases.firstIndex(of: other) ?? 0
    }

    /// The words that a page shows: "act now", "call today", "next visit", "to know".
    public var words: String {
        switch self {
        case .notice: localized("to know")
        case .caution: localized("next visit")
        case .today: localized("call today")
        case .atOnce: localized("act now")
        }
    }
}

/// A finding that the user should know, with its reason.
public struct KidneyAlert: Identifiable, Hashable, Codable, Sendable {
    /// The identifier, which is derived from the finding: the same finding always has the same one.
    public let id: TimeKit.ID<KidneyAlert>
    public let kind: AlertKind
    public let level: AlertLevel
    /// The day that the alert is about.
    public let day: LocalDate
    /// A plain sentence that says what to do.
    public let message: String
    /// The reason: the source, and the laboratory value and date behind it.
    public let why: String
    /// The link to the screen that it opens: "journal/2026-03-10".
    public let link: String
}

extension TimeKit.ID<KidneyAlert> {
    /// Returns the id of the alert about a laboratory value. A rise of creatinine and a fall of the filtration rate have ids of their own. For a
    /// value that can't wait, the id contains the value, so that an edit to another value is reported anew.
    static func lab(_ result: LabResult, _ flag: LabFlag, of subject: AlarmRow.Subject? = nil) -> Self {
        let kind =
            switch subject {
            case .creatinineRise: "/rise"
            case .filtrationFall: "/fall"
            default: ""
            }
        let alarm = Self("lab/\(result.id)/\(flag.rawValue)\(kind)")
        return flag.cantWait ? alarm.with([result.conventionalValue ?? result.value]) : alarm
    }

    /// Returns the id with the numbers that the alert is about.
    func with(_ numbers: [Rational]) -> Self {
        Self("\(rawValue)/\(AlertSubject.value)" + numbers.map { DecimalText.text($0) }.joined(separator: "-"))
    }

    /// The id without the numbers that the alert is about, which an edit can change.
    var ofAnyValue: Self {
        let parts = rawValue.split(separator: "/", omittingEmptySubsequences: false)
        return Self(parts.filter { !$0.hasPrefix(AlertSubject.value) }.joined(separator: "/"))
    }

    private static var today: String { "/today" }

    /// The id of an acknowledgment that holds for urgencies up to a call today, and not for acting at once.
    var forToday: Self { Self(rawValue + Self.today) }

    /// The id of the alert that this acknowledgment is for.
    var ofAlert: Self { rawValue.hasSuffix(Self.today) ? Self(String(rawValue.dropLast(Self.today.count))) : self }

    /// Returns the id of the alert about the trend up to a filtration rate.
    static func filtrationTrend(_ result: LabResult.ID) -> Self { Self("trend/eGFR/\(result)") }

    /// Returns the id of the alert about a blood pressure. For a pressure that can't wait, the id contains the values, so it changes with an edit.
    static func pressure(_ reading: PressureReading, _ flag: LabFlag) -> Self {
        guard flag.cantWait else { return Self("pressure/\(reading.id)") }
        return Self("pressure/\(reading.id)/\(flag.rawValue)").with([reading.systolic, reading.diastolic])
    }
}

extension KidneyAlert {
    /// The name of an acknowledgment of the alert as it is told now: one of an alert for today doesn't hold for acting at once.
    var acknowledgmentID: KidneyAlert.ID { level == .atOnce ? id : id.forToday }

    /// Whether it is of a laboratory value or a blood pressure beyond a limit that can't wait.
    var isOfAlarm: Bool {
        id.rawValue.split(separator: "/").contains { LabFlag(rawValue: String($0))?.cantWait == true }
    }
}

extension [KidneyAlert.ID: Instant] {
    /// The time at which an alert was acknowledged at its urgency or a graver one; nil if it wasn't.
    func time(of alert: KidneyAlert) -> Instant? { self[alert.id] ?? self[alert.acknowledgmentID] }

    /// Whether an alert was acknowledged when it was to be acted on at once, and isn't now.
    func isOfGraver(_ alert: KidneyAlert) -> Bool { alert.level != .atOnce && self[alert.id] != nil }
}

/// A suggestion of something to eat or do, with the reason.
public struct Suggestion: Identifiable, Hashable, Codable, Sendable {
    /// The identifier, which is derived from the advice and its reason: the same advice always has the same one.
    public let id: TimeKit.ID<Suggestion>
    /// The day of the evaluation that found it.
    public let day: LocalDate
    public let message: String
    /// The reason: the source, and the laboratory value and date behind it.
    public let why: String
    /// The link to the screen that it opens: "recommend".
    public let link: String
}

/// A notice with the time of its finding.
public struct ToldNotice: Hashable, Codable, Sendable {
    public let notice: KidneyNotice
    /// The time of its finding.
    public let at: Instant
    /// Whether the user saw it at that time, so that no notification is needed.
    public let wasSeen: Bool
}

/// The kinds of notices. Each except `alarms` can be turned off.
public enum NoticeKind: String, CaseIterable, Codable, Sendable {
    /// A reward was given, is pending or was taken back.
    case rewards
    /// The effect of a meal on the limits of the day.
    case intake
    /// Urgent alerts. They can't be turned off.
    case alarms
    /// Laboratory values, blood pressure and weight.
    case measurements
    /// Advice that conflicts, and goals that pause.
    case conflicts
    /// Interactions of medicines.
    case interactions
    case doses
    /// Foods to choose more and less.
    case suggestions
    /// The summary of a day.
    case dayEnd
    /// The summary of a week.
    case weekEnd
    /// The summary of a month.
    case monthEnd
}

extension NoticeKind {
    public var canBeTurnedOff: Bool { self != .alarms }

    /// The name in a list of switches.
    public var name: String {
        switch self {
        case .rewards: localized("rewards")
        case .intake: localized("what a meal does to the limits of the day")
        case .alarms: localized("what can’t wait")
        case .measurements: localized("laboratory values, blood pressure and weight")
        case .conflicts: localized("advice that conflicts, and goals that pause")
        case .interactions: localized("medicines and what doesn't go with them")
        case .doses: localized("doses that are due")
        case .suggestions: localized("foods to choose more and less")
        case .dayEnd: localized("how the day went")
        case .weekEnd: localized("how the week went")
        case .monthEnd: localized("how the month went")
        }
    }
}

/// A notification of a finding, with a link to its screen.
public struct KidneyNotice: Identifiable, Hashable, Codable, Sendable {
    /// The identifier of the finding, so that each finding is notified once.
    public let id: TimeKit.ID<KidneyNotice>
    public let kind: NoticeKind
    public let message: String
    /// The link to the screen that it opens: "rewards", "journal/2026-03-10".
    public let link: String
}

extension KidneyNotice {
    private static let again = "again/"

    /// Creates the repetition of an alert on a later day.
    init(again alert: KidneyAlert, on day: LocalDate) {
        id = TimeKit.ID("\(Self.again)\(day)/\(alert.id.rawValue)")
        kind = .alarms
        message = alert.message
        link = alert.link
    }

    /// Creates the notice of an alert that was told before with a lesser urgency.
    init(graver alert: KidneyAlert, on day: LocalDate) {
        id = TimeKit.ID("\(Self.again)\(day)-\(alert.level.rawValue)/\(alert.id.rawValue)")
        kind = .alarms
        message = alert.message
        link = alert.link
    }

    /// Whether it repeats an earlier notice.
    var isRepeat: Bool { id.rawValue.hasPrefix(Self.again) }
}
