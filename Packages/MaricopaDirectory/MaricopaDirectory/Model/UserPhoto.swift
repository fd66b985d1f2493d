public import AccountKit
public import TimeKit

/// What became of a photo.
public enum PhotoState: String, CaseIterable, Codable, Sendable {
    /// No admin has looked at it.
    case waiting
    /// Everybody sees it.
    case shown
    /// Nobody but its sender sees it.
    case refused
}

/// A picture of a record that a user sent.
public struct UserPhoto: Hashable, Identifiable, Sendable {
    /// Names it.
    public let id: TimeKit.ID<UserPhoto>
    /// Of which record.
    public let record: TimeKit.ID<Record>
    /// What the record was called when the photo was sent.
    public let title: String
    /// Who sent it.
    public let user: TimeKit.ID<User>
    /// Its id among the attachments.
    public let picture: String
    /// What is said of it, plain text; empty for nothing.
    public let caption: String
    /// When it was sent.
    public let addedAt: Instant
    /// What became of it.
    public internal(set) var state: PhotoState
    /// Who decided that, as the change log names them; nil while it waits.
    public internal(set) var judgedBy: String?
    /// When; nil while it waits.
    public internal(set) var judgedAt: Instant?
    /// Why it was refused; empty where nobody said.
    public internal(set) var reason: String
}

/// What photos may be.
public enum PhotoRule {
    /// In characters.
    public static let longestCaption = 200
    /// How many photos of one user may wait at a time.
    public static let mostWaiting = 20
    /// How many days a refused photo is kept, and one of a record that has gone.
    public static let keptDays = 30
}
