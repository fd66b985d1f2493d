import AccountKit
import GRDB
import StorageKit
import TimeKit
import WordKit

extension DirectoryReader {
    /// The photo with an id.
    ///
    /// - Throws: `noSuchPhoto`.
    func photo(_ id: TimeKit.ID<UserPhoto>) throws -> UserPhoto {
        let row = try Row.fetchOne(db, sql: "SELECT * FROM photo WHERE id = ?", arguments: [id.rawValue])
        guard let row else { throw DirectoryError.noSuchPhoto(id.rawValue) }
        return try Self.photo(row)
    }

    /// The photos of a record that a user may see, oldest first: the public ones and the user's own. A nil user sees only the public ones.
    ///
    /// - Throws: `noSuchRecord`.
    func photos(of record: TimeKit.ID<Record>, for user: TimeKit.ID<User>?) throws -> [UserPhoto] {
        guard let number = try number(of: record) else { throw DirectoryError.noSuchRecord(record.rawValue) }
        return try Row.fetchAll(
            db,
            sql: """
                SELECT * FROM photo WHERE number = ? AND (state = 'shown' OR user_id = ?) ORDER BY added_at, id
                """,
            arguments: [number, user?.rawValue ?? ""]
        ).map { try Self.photo($0) }
    }

    /// The photos in a state, and whether their record exists. Waiting photos are sorted oldest first, others by the latest decision first.
    func photos(_ state: PhotoState, limit: Int) throws -> [(photo: UserPhoto, isRecordThere: Bool)] {
        try Row.fetchAll(
            db,
            sql: """
                SELECT photo.*, EXISTS (SELECT 1 FROM record WHERE record.number = photo.number) AS is_there
                FROM photo WHERE state = ? ORDER BY judged_at DESC, added_at, id LIMIT ?
                """,
            arguments: [state.rawValue, limit]
        ).map { (try Self.photo($0), $0["is_there"]) }
    }

    /// Whether a user may see a picture: a record's thumbnail, a public photo, or a photo of the user's own.
    func isSeen(picture: String, by user: TimeKit.ID<User>?) throws -> Bool {
        try Bool.fetchOne(
            db,
            sql: """
                SELECT EXISTS (SELECT 1 FROM record WHERE thumbnail_id = ?1) OR EXISTS (
                    SELECT 1 FROM photo WHERE attachment_id = ?1 AND (state = 'shown' OR user_id = ?2)
                )
                """,
            arguments: [picture, user?.rawValue ?? ""]
        ) ?? false
    }

    /// The number of a user's photos that wait for review.
    func waitingPhotos(of user: TimeKit.ID<User>) throws -> Int {
        try Int.fetchOne(
            db,
            sql: "SELECT COUNT(*) FROM photo WHERE user_id = ? AND state = 'waiting'",
            arguments: [user.rawValue]
        ) ?? 0
    }

    /// Whether a user has already sent a picture of a record.
    func hasPhoto(_ picture: String, of number: Int64, by user: TimeKit.ID<User>) throws -> Bool {
        try Bool.fetchOne(
            db,
            sql: "SELECT EXISTS (SELECT 1 FROM photo WHERE user_id = ? AND number = ? AND attachment_id = ?)",
            arguments: [user.rawValue, number, picture]
        ) ?? false
    }

    private static func photo(_ row: Row) throws -> UserPhoto {
        guard let state = PhotoState(rawValue: row["state"]) else { throw DirectoryError.fault("a photo's state") }
        return UserPhoto(
            id: TimeKit.ID(row["id"]),
            record: TimeKit.ID(row["record_id"]),
            title: row["title"],
            user: TimeKit.ID(row["user_id"]),
            picture: row["attachment_id"],
            caption: row["caption"],
            addedAt: Instant(milliseconds: row["added_at"]),
            state: state,
            judgedBy: row["judged_by"],
            judgedAt: (row["judged_at"] as Int64?).map { Instant(milliseconds: $0) },
            reason: row["reason"]
        )
    }
}

extension DirectoryWriter {
    /// Stores a photo of the record with a number.
    func insert(_ photo: UserPhoto, of number: Int64) throws {
        try change("addPhoto", of: Self.subject(photo), localized("photo of \(photo.title) sent")) { rows in
            try rows.insert(
                into: "photo",
                [
                    "id": .text(photo.id.rawValue), "number": .integer(number),
                    "record_id": .text(photo.record.rawValue), "title": .text(photo.title),
                    "user_id": .text(photo.user.rawValue), "attachment_id": .text(photo.picture),
                    "caption": .text(photo.caption), "state": .text(photo.state.rawValue),
                    "added_at": .integer(photo.addedAt.milliseconds), "judged_by": .null, "judged_at": .null,
                    "reason": .text(photo.reason),
                ]
            )
        }
    }

    /// Stores the decision on a photo.
    func judge(_ photo: UserPhoto) throws {
        try change(
            "judgePhoto",
            of: Self.subject(photo),
            photo.state == .shown
                ? localized("photo of \(photo.title) accepted") : localized("photo of \(photo.title) refused")
        ) { rows in
            try rows.update(
                "photo",
                key: [.text(photo.id.rawValue)],
                set: [
                    "state": .text(photo.state.rawValue), "reason": .text(photo.reason),
                    "judged_by": photo.judgedBy.map { .text($0) } ?? .null,
                    "judged_at": photo.judgedAt.map { .integer($0.milliseconds) } ?? .null,
                ]
            )
        }
    }

    /// Deletes a photo. Its picture stays until a sweep, so that the deletion can be undone.
    func delete(_ photo: UserPhoto) throws {
        try change("removePhoto", of: Self.subject(photo), localized("photo of \(photo.title) removed")) { rows in
            try rows.delete(from: "photo", key: [.text(photo.id.rawValue)])
        }
    }

    /// Deletes photos that were refused before an instant. Also deletes photos added before it whose record no longer exists and has no change
    /// since the instant.
    func dropPhotos(before instant: Instant) throws {
        try db.execute(
            sql: """
                DELETE FROM photo WHERE (state = 'refused' AND judged_at < ?1)
                    OR (added_at < ?1 AND NOT EXISTS (SELECT 1 FROM record WHERE record.number = photo.number)
                        AND NOT EXISTS (
                            SELECT 1 FROM change
                            WHERE subject_kind = 'record' AND subject_id = photo.record_id AND change.at >= ?1))
                """,
            arguments: [instant.milliseconds]
        )
    }

    private static func subject(_ photo: UserPhoto) -> EntityRef { EntityRef(kind: "photo", id: photo.id.rawValue) }
}
