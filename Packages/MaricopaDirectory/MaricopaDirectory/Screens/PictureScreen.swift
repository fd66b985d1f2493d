public import Foundation
public import ScreenKit
import WordKit

/// A picture by its address.
public struct PictureScreen: Screen {
    public let title: String
    public let revision: Revision
    /// Such as "image/png".
    public let mediaType: String
    /// The bytes of the file; base64 in JSON.
    public let data: Data

    init(_ drawing: Drawing) {
        title = drawing.text
        revision = Revision(rawValue: drawing.rawValue)
        mediaType = "image/png"
        data = Data(drawing.png)
    }

    init(_ id: String, _ mediaType: String, _ data: Data) {
        title = localized("Picture")
        revision = Revision(rawValue: id)
        self.mediaType = mediaType
        self.data = data
    }
}
