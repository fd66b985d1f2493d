public import Foundation
public import GRDB
public import TimeKit

/// Pictures: the originals as files named by their content, and a row for each with what is shown of it.
///
/// The row has a thumbnail, so that a record shows its picture even when the original is gone from the disk. A table refers to a picture by
/// a foreign key to `attachment (id)`; that is how ``sweep(addedBefore:undoableSince:inUse:)`` finds out what is in use, and it is
/// told what else is. A file is always there before its row, and goes after it, so a crash can leave a file too many and never a
/// row without what it promised.
public struct Attachments: Sendable {
    /// What is taken at all.
    public struct Limits: Hashable, Sendable {
        /// In bytes of the file.
        public var bytes: Int
        /// Width times height, as the header says.
        public var pixels: Int

        /// By default 50 MB, and 100 million pixels: a large camera's picture, and no more than 400 MB decoded.
        public init(bytes: Int = 50_000_000, pixels: Int = 100_000_000) {
            self.bytes = bytes
            self.pixels = pixels
        }
    }

    let store: LocalStore
    let folder: URL
    let thumbnailer: Thumbnailer?
    let limits: Limits

    /// Pictures of `store`, which must have been opened with ``schema``; originals in `folder`, which is made when the first one comes.
    public init(store: LocalStore, folder: URL, thumbnailer: Thumbnailer?, limits: Limits = Limits()) {
        self.store = store
        self.folder = folder
        self.thumbnailer = thumbnailer
        self.limits = limits
    }

    /// The table `attachment`.
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

/// What the store knows of one picture.
public struct Attachment: Hashable, Sendable, Identifiable {
    /// The SHA-256 of the original, in hexadecimal digits.
    public let id: String
    /// By content.
    public let mediaType: MediaType
    /// Of the original.
    public let byteCount: Int
    /// In pixels, as the header says; a rotation in the metadata is not applied.
    public let width: Int
    /// In pixels, as the header says.
    public let height: Int
    /// A small picture, upright and without metadata; nil if there was no thumbnailer, or none that can read the picture.
    public let thumbnail: Data?
    /// When it was first added.
    public let addedAt: Instant
}

extension Attachments {
    /// Adds a picture. One that is there already is not kept twice; an original that had gone missing is put back.
    ///
    /// - Parameters:
    ///   - name: What to call it in an error.
    ///   - instant: Now.
    /// - Throws: ``StoreError/tooLarge(name:bytes:limit:)``, ``StoreError/unsupportedMedia(name:)``,
    ///   ``StoreError/tooManyPixels(name:width:height:limit:)``, ``StoreError/brokenImage(name:reason:)``, or an error of the file.
    @discardableResult
    public func add(_ data: Data, name: String = "the picture", at instant: Instant) throws(StoreError) -> Attachment {
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
            // A picture that the thumbnailer can't read is still worth keeping.
            thumbnail: try? thumbnailer?.thumbnail(of: data).data,
            addedAt: instant
        )
        return try save(attachment, data)
    }

    /// Adds a picture from a file, which is read only if it is not too large.
    @discardableResult
    public func add(contentsOf file: URL, at instant: Instant) throws(StoreError) -> Attachment {
        let path = file.path(percentEncoded: false)
        let name = file.lastPathComponent
        let data = try FileSystem.contents(of: path, named: name, limit: limits.bytes)
        return try add(data, name: name, at: instant)
    }

    /// The picture with this id, or nil.
    public static func attachment(_ id: String, in db: Database) throws -> Attachment? {
        try Row.fetchOne(db, sql: "SELECT * FROM attachment WHERE id = ?", arguments: [id]).flatMap { Attachment($0) }
    }

    /// The picture with this id.
    ///
    /// - Throws: ``StoreError/noSuchAttachment(_:)``.
    public func attachment(_ id: String) throws(StoreError) -> Attachment {
        guard let found = try store.typed({ try store.read { try Self.attachment(id, in: $0) } }) else {
            throw .noSuchAttachment(id)
        }
        return found
    }

    /// Where the original is, or nil if it is gone from the disk.
    public func original(of attachment: Attachment) -> URL? {
        let url = place(of: attachment.id, attachment.mediaType)
        return FileSystem.status(url.path(percentEncoded: false))?.isRegularFile == true ? url : nil
    }
}

extension Attachments {
    /// All pictures, by id.
    func all(in db: Database) throws -> [Attachment] {
        try Row.fetchAll(db, sql: "SELECT * FROM attachment ORDER BY id").compactMap { Attachment($0) }
    }

    /// Puts an original where its row expects it.
    func putBack(_ id: String, _ data: Data, in db: Database) throws {
        guard let attachment = try Self.attachment(id, in: db) else { throw StoreError.noSuchAttachment(id) }
        let place = place(of: id, attachment.mediaType).path(percentEncoded: false)
        guard FileSystem.status(place) == nil else { return }
        try FileSystem.makeFolder(FileSystem.parent(of: place))
        try FileSystem.replace(place, with: try FileSystem.writeDraft(data, beside: place))
    }

    /// A folder for each two digits, so that none gets too many names.
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
                // Within the transaction, so that no sweep of another process comes between the file and its row.
                if FileSystem.status(place) == nil { try FileSystem.replace(place, with: draft) }
                if let known = try Self.attachment(attachment.id, in: db) {
                    guard known.thumbnail == nil, attachment.thumbnail != nil else { return known }
                    try db.execute(
                        sql: "UPDATE attachment SET thumbnail = ? WHERE id = ?",
                        arguments: [attachment.thumbnail, attachment.id]
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
