import JSONKit
import WordKit

/// A finding of `doctor`.
public struct Diagnosis: Hashable, Sendable {
    public enum State: String, Hashable, Sendable {
        case ok
        /// It works but needs attention.
        case warning
        /// It doesn't work.
        case problem
    }

    /// The thing that was checked, such as "store" or "backups".
    public let subject: String
    public let state: State
    public let finding: String
    /// The instruction for the user; nil if there is nothing to do.
    public let remedy: String?

    /// The subject in the language of the person who reads it. The remotes of an app are called by their names.
    var subjectText: String {
        switch subject {
        case "folder": localized("folder")
        case "store": localized("store")
        case "schema": localized("schema")
        case "space": localized("space")
        case "backups": localized("backups")
        case "daemon": localized("daemon")
        case "room": localized("room")
        case "course": localized("course")
        case "outbox": localized("outbox")
        default: subject
        }
    }

    public static func ok(_ subject: String, _ finding: String) -> Diagnosis {
        Diagnosis(subject: subject, state: .ok, finding: finding, remedy: nil)
    }

    /// Creates a finding that needs attention.
    public static func warning(_ subject: String, _ finding: String, remedy: String) -> Diagnosis {
        Diagnosis(subject: subject, state: .warning, finding: finding, remedy: remedy)
    }

    /// Creates a finding that must be fixed.
    public static func problem(_ subject: String, _ finding: String, remedy: String) -> Diagnosis {
        Diagnosis(subject: subject, state: .problem, finding: finding, remedy: remedy)
    }
}

extension JSONValue {
    init(_ diagnosis: Diagnosis) {
        self = [
            "subject": .string(diagnosis.subject), "state": .string(diagnosis.state.rawValue),
            "finding": .string(diagnosis.finding), "remedy": JSONValue(diagnosis.remedy),
        ]
    }
}
