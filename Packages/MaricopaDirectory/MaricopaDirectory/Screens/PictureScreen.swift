public import Foundation
public import ScreenKit

/// A picture by its address.
public struct PictureScreen: Screen {
    /// What it shows, where that is known.
    public let title: String
    /// What it was read from.
    public let revision: Revision
    /// "image/png".
    public let mediaType: String
    /// The file's bytes; as JSON in base64.
    public let data: Data

    init(_ drawing: Drawing) {
        title = drawing.text
        revision = Revision(rawValue: drawing.rawValue)
        mediaType = "image/png"
        data = Data(drawing.png)
    }

    init(_ id: String, _ mediaType: String, _ data: Data) {
        title = "Picture"
        revision = Revision(rawValue: id)
        self.mediaType = mediaType
        self.data = data
    }
}
