import Foundation

/// The files of one request, in a folder of their own that only this user can read.
final class Uploads: Sendable {
    private let folder: URL

    /// - Parameter name: A name that no other request has.
    init(name: String) { folder = FileManager.default.temporaryDirectory.appending(path: "nourish-" + name) }

    /// Writes a file and returns its place; nil if the disk takes none.
    ///
    /// - Parameters:
    ///   - field: The name of its field, which is its folder's.
    ///   - name: The name that the browser gave. Letters, digits, spaces, hyphens and points of it are kept.
    func keep(_ bytes: [UInt8], of field: String, name: String) -> URL? {
        let safe = name.filter { $0.isLetter || $0.isNumber || " -_.".contains($0) }.drop { $0 == "." }
        let place = folder.appending(path: String(field.utf8.map { String($0, radix: 16) }.joined().prefix(100)))
        let file = place.appending(path: safe.isEmpty ? "file" : String(safe.suffix(80)))
        do {
            try FileManager.default.createDirectory(
                at: place,
                withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700]
            )
            try Data(bytes).write(to: file)
            return file
        } catch {
            return nil
        }
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }
}
