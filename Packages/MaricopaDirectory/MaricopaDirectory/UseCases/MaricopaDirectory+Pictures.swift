import Foundation
import StorageKit

extension MaricopaDirectory {
    /// A picture by the name of a drawing, or by the attachment id of a thumbnail or photo.
    ///
    /// A stored file with metadata, such as the position of a camera, is shown as its thumbnail, which has none.
    ///
    /// - Throws: `noSuchPicture` if there is none, or the principal may not see it.
    public func pictureScreen(_ name: String) throws(DirectoryError) -> PictureScreen {
        if let drawing = Drawing(rawValue: name) { return PictureScreen(drawing) }
        let isSeen = try read { try $0.isSeen(picture: name, by: credential.user) }
        guard isSeen || credential.isAdmin, let picture = try picture(name) else { throw .noSuchPicture(name) }
        if let file = pictureFile(picture), let data = try? Data(contentsOf: file), picture.mediaType.isBare(data) {
            return PictureScreen(name, picture.mediaType.rawValue, data)
        }
        guard let data = picture.thumbnail, let type = MediaType(content: data) else { throw .noSuchPicture(name) }
        return PictureScreen(name, type.rawValue, data)
    }
}
