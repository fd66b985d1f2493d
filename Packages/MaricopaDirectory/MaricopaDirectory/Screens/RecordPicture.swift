import ScreenKit
import WordKit

/// A record's own picture, or a drawing.
public struct RecordPicture: Hashable, Codable, Sendable {
    /// The link: "maricopa://pictures/sample-soup".
    public let address: String
    /// The alternative text.
    public let text: String
    /// Whether an admin set the picture.
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
