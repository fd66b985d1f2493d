import Foundation
import StorageKit

extension MaricopaDirectory {
    /// A picture by the name of a drawing or the id of a record's picture or a photo. Throws `noSuchPicture` for what isn't there, and for
    /// a photo that whoever asks may not see.
    public func pictureScreen(_ name: String) throws(DirectoryError) -> PictureScreen {
        if let drawing = Drawing(rawValue: name) { return PictureScreen(drawing) }
        let isSeen = try read { try $0.isSeen(picture: name, by: credential.user) }
        guard isSeen || credential.isAdmin, let picture = try picture(name) else { throw .noSuchPicture(name) }
        if let file = pictureFile(picture), let data = try? Data(contentsOf: file) {
            return PictureScreen(name, picture.mediaType.rawValue, data)
        }
        guard let data = picture.thumbnail, let type = MediaType(content: data) else { throw .noSuchPicture(name) }
        return PictureScreen(name, type.rawValue, data)
    }
}
