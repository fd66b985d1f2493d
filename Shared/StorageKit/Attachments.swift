public import Foundation
public import GRDB
public import TimeKit
import WordKit

/// A store of pictures: originals as files named by their content, and one row for each with its thumbnail.
///
/// The thumbnail is in the row, so a record shows its picture even if the original is lost. Tables refer to a picture by a
/// foreign key to `attachment (id)`, which is how ``sweep(addedBefore:undoableSince:inUse:)`` finds the pictures in use. A file
/// is written before its row and removed after it, so a crash can leave an extra file but never a row without its original.
public struct Attachments: Sendable {
    /// The largest picture that is accepted.
    public struct Limits: Hashable, Sendable {
        /// The largest file, in bytes.
        public var bytes: Int
        /// The largest width times height, as stated in the header.
        public var pixels: Int

        /// Creates limits. The defaults are 50 MB and 100 million pixels (400 MB decoded), enough for a large camera.
        public init(bytes: Int = 50_000_000, pixels: Int = 100_000_000) {
            self.bytes = bytes
            self.pixels = pixels
        }
    }

    let store: LocalStore
    let folder: URL
    let thumbnailer: Thumbnailer?
    let limits: Limits

    /// Creates an attachment store.
    ///
    /// - Parameters:
    ///   - store: A store that was opened with ``schema``.
    ///   - folder: The folder of the originals, created with the first one.
    ///   - thumbnailer: Makes the thumbnails. If nil, pictures have none.
    ///   - limits: The largest picture that is accepted.
    public init(store: LocalStore, folder: URL, thumbnailer: Thumbnailer?, limits: Limits = Limits()) {
        self.store = store
        self.folder = folder
        self.thumbnailer = thumbnailer
        self.limits = limits
    }

    /// Creates an attachment store in the folder beside the store's file that has its name and ends in `photos`.
    public init(store: LocalStore, beside file: URL, thumbnailer: Thumbnailer?) {
        let folder = file.deletingPathExtension().appendingPathExtension("photos")
        self.init(store: store, folder: folder, thumbnailer: thumbnailer)
    }

    /// The schema of the table `attachment`.
    public static let schema = Schema(
        namespace: "attachments",
        migrations: [
            Migration(
                "0001-attachments",
                sql: """
                    CREATE TABLE attachment (
                        id TEXT NOT NULL PRIMARY KEY CHECK (length(id) = 64),
                        media_type TEXT NOT NULL,
                        byte_count INTEGER NOT NULL CHECK (byte_count > 0),
                        width INTEGER NOT NULL CHECK (width > 0),
                        height INTEGER NOT NULL CHECK (height > 0),
                        thumbnail BLOB,
                        added_at INTEGER NOT NULL
                    ) STRICT, WITHOUT ROWID;
                    """
            )
        ]
    )
}

/// The stored metadata of one picture.
public struct Attachment: Hashable, Sendable, Identifiable {
    /// The SHA-256 of the original, as 64 hexadecimal digits.
    public let id: String
    /// The type, detected from the content.
    public let mediaType: MediaType
    /// The size of the original in bytes.
    public let byteCount: Int
    /// The width in pixels, as stated in the header. A rotation in the metadata is not applied.
    public let width: Int
    /// The height in pixels, as stated in the header. A rotation in the metadata is not applied.
    public let height: Int
    /// A small upright picture without metadata, or nil if no thumbnailer could read the original.
    public let thumbnail: Data?
    /// The time when the picture was last added.
    public let addedAt: Instant
}

extension Attachments {
    /// The name of a picture without one, in error messages: "the picture".
    public static var unnamed: String { localized("the picture") }

    /// Adds a picture. A known picture is not stored twice, but its missing original or thumbnail is restored.
    ///
    /// - Parameters:
    ///   - data: The bytes of the picture.
    ///   - name: The picture's name in error messages.
    ///   - instant: The current time.
    /// - Throws: ``StoreError/tooLarge(name:bytes:limit:)``, ``StoreError/unsupportedMedia(name:)``,
    ///   ``StoreError/tooManyPixels(name:width:height:limit:)``, ``StoreError/brokenImage(name:reason:)``, or an error of the file.
    @discardableResult
    public func add(_ data: Data, name: String = Attachments.unnamed, at instant: Instant) throws(StoreError)
        -> Attachment
    {
        guard data.count <= limits.bytes else {
            throw .tooLarge(name: name, bytes: data.count, limit: limits.bytes)
        }
        guard let mediaType = MediaType(content: data) else { throw .unsupportedMedia(name: name) }
        let header: ImageHeader
        do {
            header = try ImageHeader(data, mediaType: mediaType)
        } catch {
            throw .brokenImage(name: name, reason: error.reason)
        }
        guard header.width.multipliedReportingOverflow(by: header.height).partialValue <= limits.pixels,
            header.width <= limits.pixels, header.height <= limits.pixels
        else {
            throw .tooManyPixels(name: name, width: header.width, height: header.height, limit: limits.pixels)
        }
        let attachment = Attachment(
            id: SHA256.hexadecimal(of: data),
            mediaType: mediaType,
            byteCount: data.count,
            width: header.width,
            height: header.height,
            // A picture is worth keeping even if the thumbnailer can't read it.
            thumbnail: try? thumbnailer?.thumbnail(of: data).data,
            addedAt: instant
        )
        return try save(attachment, data)
    }

    /// Adds a picture from a file. The file is not read if it is larger than the limit.
    ///
    /// - Parameter side: The longer side in pixels of a copy without metadata that is stored instead of the file; nil to store the file. A
    ///   store without a thumbnailer stores the file.
    /// - Throws: ``StoreError/brokenImage(name:reason:)`` if no copy can be made.
    @discardableResult
    public func add(
        contentsOf file: URL,
        copiedTo side: Int? = nil,
        at instant: Instant
    ) throws(StoreError) -> Attachment {
        let path = file.path(percentEncoded: false)
        let name = file.lastPathComponent
        let data = try FileSystem.contents(of: path, named: name, limit: limits.bytes)
        guard let side, let thumbnailer else { return try add(data, name: name, at: instant) }
        guard MediaType(content: data) != nil else { throw .unsupportedMedia(name: name) }
        let copy: Thumbnail
        do {
            copy = try thumbnailer.thumbnail(of: data, side: side)
        } catch {
            throw .brokenImage(name: name, reason: "\(error)")
        }
        return try add(copy.data, name: name, at: instant)
    }

    /// Returns the picture with this id, or nil.
    public static func attachment(_ id: String, in db: Database) throws -> Attachment? {
        try Row.fetchOne(db, sql: "SELECT * FROM attachment WHERE id = ?", arguments: [id]).flatMap { Attachment($0) }
    }

    /// Returns the picture with this id.
    ///
    /// - Throws: ``StoreError/noSuchAttachment(_:)``.
    public func attachment(_ id: String) throws(StoreError) -> Attachment {
        guard let found = try store.typed({ try store.read { try Self.attachment(id, in: $0) } }) else {
            throw .noSuchAttachment(id)
        }
        return found
    }

    /// Returns the pictures whose original is missing, ordered by id.
    public func withoutOriginal() throws(StoreError) -> [Attachment] {
        try store.typed { try store.read { try all(in: $0) } }.filter { original(of: $0) == nil }
    }

    /// Returns the location of the original, or nil if the file is missing.
    public func original(of attachment: Attachment) -> URL? {
        let url = place(of: attachment.id, attachment.mediaType)
        return FileSystem.status(url.path(percentEncoded: false))?.isRegularFile == true ? url : nil
    }
}

extension Attachments {
    /// Returns all pictures, ordered by id.
    func all(in db: Database) throws -> [Attachment] {
        try Row.fetchAll(db, sql: "SELECT * FROM attachment ORDER BY id").compactMap { Attachment($0) }
    }

    /// Returns an original as it was added; nil if the file can't be read or has changed.
    static func unchanged(_ id: String, at place: URL, limit: Int) -> Data? {
        let data = try? FileSystem.contents(of: place.path(percentEncoded: false), limit: limit)
        return data.flatMap { SHA256.hexadecimal(of: $0) == id ? $0 : nil }
    }

    /// Writes an original to the place where its row expects it, unless it is there unchanged.
    func putBack(_ id: String, _ data: Data, in db: Database) throws {
        guard let attachment = try Self.attachment(id, in: db) else { throw StoreError.noSuchAttachment(id) }
        let file = place(of: id, attachment.mediaType)
        guard Self.unchanged(id, at: file, limit: data.count) == nil else { return }
        let path = file.path(percentEncoded: false)
        try FileSystem.makeFolder(FileSystem.parent(of: path))
        try FileSystem.replace(path, with: try FileSystem.writeDraft(data, beside: path))
    }

    /// Returns the path of an original. Folders of two hexadecimal digits keep the directories small.
    func place(of id: String, _ mediaType: MediaType) -> URL {
        folder.appending(path: String(id.prefix(2)), directoryHint: .isDirectory)
            .appending(path: "\(id).\(mediaType.fileExtension)", directoryHint: .notDirectory)
    }

    private func save(_ attachment: Attachment, _ data: Data) throws(StoreError) -> Attachment {
        let place = place(of: attachment.id, attachment.mediaType).path(percentEncoded: false)
        try FileSystem.makeFolder(FileSystem.parent(of: place))
        let draft = try FileSystem.writeDraft(data, beside: place)
        defer { FileSystem.remove(draft) }
        return try store.typed {
            try store.write { db in
                // Within the transaction, so that a sweep of another process can't run between the file and its row. A file that is there is
                // replaced, because it may be damaged.
                try FileSystem.replace(place, with: draft)
                if try Self.attachment(attachment.id, in: db) != nil {
                    // The new time keeps a sweep from it until the record that it belongs to is written.
                    try db.execute(
                        sql: """
                            UPDATE attachment SET thumbnail = coalesce(thumbnail, ?), added_at = max(added_at, ?)
                            WHERE id = ?
                            """,
                        arguments: [attachment.thumbnail, attachment.addedAt.milliseconds, attachment.id]
                    )
                } else {
                    try attachment.insert(db)
                }
                return try Self.attachment(attachment.id, in: db) ?? attachment
            }
        }
    }
}

extension Attachment {
    init?(_ row: Row) {
        guard let mediaType = MediaType(rawValue: row["media_type"]) else { return nil }
        self.init(
            id: row["id"],
            mediaType: mediaType,
            byteCount: row["byte_count"],
            width: row["width"],
            height: row["height"],
            thumbnail: row["thumbnail"],
            addedAt: Instant(milliseconds: row["added_at"])
        )
    }

    fileprivate func insert(_ db: Database) throws {
        try db.execute(
            sql: """
                INSERT INTO attachment (id, media_type, byte_count, width, height, thumbnail, added_at)
                VALUES (?, ?, ?, ?, ?, ?, ?)
                """,
            arguments: [id, mediaType.rawValue, byteCount, width, height, thumbnail, addedAt.milliseconds]
        )
    }
}
