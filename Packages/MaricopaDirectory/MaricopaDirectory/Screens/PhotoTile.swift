public import JSONKit
public import ScreenKit
import TimeKit
import WordKit

/// A photo on a record's page.
public struct PhotoTile: Hashable, Codable, Identifiable, Sendable {
    /// The photo's id.
    public let id: String
    /// The attachment id of the picture.
    public let picture: String
    /// The link to the picture: "maricopa://pictures/" and its id.
    public let address: String
    /// The sender's caption; may be empty.
    public let caption: String
    /// `shown`, except for the user's own photos.
    public let state: PhotoState
    /// The reason of a refusal, for the sender only; may be empty.
    public let reason: String

    /// Removes the photo; nil for the photo of another user.
    @NullEncoded public private(set) var withdraw: Action?

    /// - Parameter isOwn: Whether the current user sent the photo.
    init(_ photo: UserPhoto, isOwn: Bool = false) {
        id = photo.id.rawValue
        picture = photo.picture
        address = DirectoryLink.picture(photo.picture).target
        caption = photo.caption
        state = photo.state
        reason = photo.reason
        withdraw =
            isOwn
            ? Action(
                DirectoryAct.withdrawPhoto(photo.id),
                label: localized("Take it away"),
                confirmation: .init(question: localized("Take your photo away?"), proceed: localized("Take away"))
            ) : nil
    }

    /// Such as "“The gate”" or "A photo, which waits for an admin to look at it".
    var line: String {
        let name = caption.isEmpty ? localized("A photo") : "“\(caption)”"
        switch state {
        case .shown: return name
        case .waiting: return localized("\(name), which waits for an admin to look at it")
        case .refused:
            return reason.isEmpty
                ? localized("\(name), which was refused") : localized("\(name), which was refused: \(reason)")
        }
    }
}
