import ScreenKit
import WordKit

/// The picture on a record's card and page: the one that an admin set, or otherwise a drawing.
public struct RecordPicture: Hashable, Codable, Sendable {
    /// The link to the picture: "maricopa://pictures/sample-soup".
    public let address: String
    /// The alternative text.
    public let text: String
    /// Whether an admin set the picture; false for a drawing.
    public let isOwn: Bool

    init(_ record: Record) {
        isOwn = record.thumbnail != nil
        let drawing = Drawing.standing(for: record)
        address = DirectoryLink.picture(record.thumbnail ?? drawing.rawValue).target
        text = isOwn ? Self.text(record) : drawing.text
    }

    /// The alternative text of a record's own picture.
    static func text(_ record: Record) -> String { localized("A picture of \(record.shownTitle.text)") }
}
