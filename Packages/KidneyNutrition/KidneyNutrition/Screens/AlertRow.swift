public import JSONKit
public import ScreenKit

/// An alert with its reason and what to do.
public struct AlertRow: Hashable, Codable, Identifiable, Sendable {
    /// The identifier, which is derived from the finding: the same finding always has the same one.
    public let id: String
    public let level: AlertLevel
    /// A plain sentence that says what to do.
    public let message: String
    /// The reason: the source, and the laboratory value and date behind it. Empty if the message has it all.
    public let why: String
    /// The screen that helps.
    public let opens: Link
    /// Acknowledges the alert, so that it isn't repeated; nil for an alert that isn't urgent, and on pages that don't offer it.
    @NullEncoded public private(set) var acknowledge: Action?
    /// The time of the acknowledgment as text; nil if it wasn't acknowledged.
    @NullEncoded public private(set) var acknowledgedText: String?

    public init(
        id: String,
        level: AlertLevel,
        message: String,
        why: String,
        opens: Link,
        acknowledge: Action? = nil,
        acknowledgedText: String? = nil
    ) {
        self.id = id
        self.level = level
        self.message = message
        self.why = why
        self.opens = opens
        self.acknowledge = acknowledge
        self.acknowledgedText = acknowledgedText
    }
}
