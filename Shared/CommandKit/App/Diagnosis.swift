/// One finding of `doctor`.
public struct Diagnosis: Hashable, Sendable {
    /// How it stands.
    public enum State: String, Hashable, Sendable {
        /// In order.
        case ok
        /// Works, and should be looked at.
        case warning
        /// Does not work.
        case problem
    }

    /// What was looked at: "store", "backups".
    public let subject: String
    /// How it stands.
    public let state: State
    /// What was found.
    public let finding: String
    /// What to do; nil where nothing is.
    public let remedy: String?

    /// A finding that is in order.
    public static func ok(_ subject: String, _ finding: String) -> Diagnosis {
        Diagnosis(subject: subject, state: .ok, finding: finding, remedy: nil)
    }

    /// A finding to look at.
    public static func warning(_ subject: String, _ finding: String, remedy: String) -> Diagnosis {
        Diagnosis(subject: subject, state: .warning, finding: finding, remedy: remedy)
    }

    /// A finding that must be mended.
    public static func problem(_ subject: String, _ finding: String, remedy: String) -> Diagnosis {
        Diagnosis(subject: subject, state: .problem, finding: finding, remedy: remedy)
    }
}

extension JSON {
    init(_ diagnosis: Diagnosis) {
        self = [
            "subject": .string(diagnosis.subject), "state": .string(diagnosis.state.rawValue),
            "finding": .string(diagnosis.finding), "remedy": JSON(diagnosis.remedy),
        ]
    }
}
