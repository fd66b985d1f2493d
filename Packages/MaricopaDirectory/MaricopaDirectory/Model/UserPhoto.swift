public import AccountKit
public import TimeKit
import WordKit

/// The moderation state of a photo.
public enum PhotoState: String, CaseIterable, Codable, Sendable {
    /// Not reviewed yet.
    case waiting
    /// Visible to everybody.
    case shown
    /// Visible to its sender only.
    case refused

    /// The state as a label: "Waiting".
    public var label: String {
        switch self {
        case .waiting: localized("Waiting", context: "a photo")
        case .shown: localized("Shown", context: "a photo")
        case .refused: localized("Refused", context: "a photo")
        }
    }
}

/// A photo of a record, sent by a user.
public struct UserPhoto: Hashable, Identifiable, Sendable {
    public let id: TimeKit.ID<UserPhoto>
    public let record: TimeKit.ID<Record>
    /// The record's title at the time the photo was sent.
    public let title: String
    public let user: TimeKit.ID<User>
    /// The attachment id of the picture.
    public let picture: String
    /// Plain text; empty for none.
    public let caption: String
    /// The time when it was sent.
    public let addedAt: Instant
    public internal(set) var state: PhotoState
    /// The reviewer's name in the change log; nil while waiting.
    public internal(set) var judgedBy: String?
    /// The time of the decision; nil while waiting.
    public internal(set) var judgedAt: Instant?
    /// The reason of a refusal; empty if none was given.
    public internal(set) var reason: String
}

/// The limits of photos.
public enum PhotoRule {
    /// The most characters of a caption.
    public static let longestCaption = 200
    /// The most characters of the reason of a refusal.
    public static let longestReason = 500
    /// The most photos of one user that can wait for review.
    public static let mostWaiting = 20
    /// The longer side in pixels of a photo as it is stored.
    static let side = 1_600
    /// The days that a refused photo, or one of a deleted record, is kept.
    public static let keptDays = 30

    /// Reads a caption, which may be blank.
    ///
    /// - Throws: `captionTooLong`.
    static func caption(_ typed: String) throws(DirectoryError) -> String {
        switch TypedText(typed, limit: longestCaption) {
        case .text(let text): return text
        case .blank: return ""
        case .tooLong(let characters): throw .captionTooLong(characters)
        }
    }

    /// Reads the reason of a refusal, which may be blank.
    ///
    /// - Throws: `reasonTooLong`.
    static func reason(_ typed: String) throws(DirectoryError) -> String {
        switch TypedText(typed, limit: longestReason) {
        case .text(let text): return text
        case .blank: return ""
        case .tooLong(let characters): throw .reasonTooLong(characters)
        }
    }
}
