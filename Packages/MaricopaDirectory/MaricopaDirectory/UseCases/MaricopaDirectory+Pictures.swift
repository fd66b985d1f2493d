import Foundation
import StorageKit

extension MaricopaDirectory {
    /// A picture by the name of a drawing, or by the attachment id of a thumbnail or photo.
    ///
    /// A stored file with metadata, such as the position of a camera, is shown as its thumbnail, which has none.
    ///
    /// - Parameter isSmall: Whether the thumbnail is enough.
    /// - Throws: `noSuchPicture` if there is none, or the principal may not see it.
    public func pictureScreen(_ name: String, isSmall: Bool = false) throws(DirectoryError) -> PictureScreen {
        if let drawing = Drawing(rawValue: name) { return PictureScreen(drawing) }
        let seen = try read { reader in
            let isSeen = try reader.isSeen(picture: name, by: credential.user)
            return isSeen || credential.isAdmin ? try Attachments.attachment(name, in: reader.db) : nil
        }
        guard let picture = seen else { throw .noSuchPicture(name) }
        if !isSmall || picture.thumbnail == nil, let file = pictureFile(picture),
            let data = try? Data(contentsOf: file), picture.mediaType.isBare(data)
        {
            return PictureScreen(name, picture.mediaType.rawValue, data)
        }
        guard let data = picture.thumbnail, let type = MediaType(content: data) else { throw .noSuchPicture(name) }
        return PictureScreen(name, type.rawValue, data)
    }
}
