import NotificationKit
public import ScreenKit
import TimeKit

/// A photo on a record's page.
public struct PhotoTile: Hashable, Codable, Identifiable, Sendable {
    /// The photo's.
    public let id: String
    /// The picture's, among the attachments.
    public let picture: String
    /// Where the picture is: "maricopa://pictures/" and its id.
    public let address: String
    /// What its sender says of it; may be empty.
    public let caption: String
    /// Shown to all, unless it is the user's own.
    public let state: PhotoState
    /// Why it was refused, which only its sender reads; may be empty.
    public let reason: String

    /// Takes it away; nil for another's.
    @NullEncoded public private(set) var withdraw: Action?

    /// A tile.
    ///
    /// - Parameter isOwn: Whether whoever looks at it sent it.
    public init(_ photo: UserPhoto, isOwn: Bool = false) {
        id = photo.id.rawValue
        picture = photo.picture
        address = DirectoryLink.picture(photo.picture).target
        caption = photo.caption
        state = photo.state
        reason = photo.reason
        withdraw =
            isOwn
            ? Action(
                id: "photo/\(photo.id)/withdraw",
                label: "Take it away",
                confirmation: .init(question: "Take your photo away?", proceed: "Take away")
            ) : nil
    }

    /// "“The gate”", "A photo, which waits for an admin".
    var line: String {
        let name = caption.isEmpty ? "A photo" : "“\(caption)”"
        switch state {
        case .shown: return name
        case .waiting: return "\(name), which waits for an admin to look at it"
        case .refused: return "\(name), which was refused" + (reason.isEmpty ? "" : ": \(reason)")
        }
    }
}
