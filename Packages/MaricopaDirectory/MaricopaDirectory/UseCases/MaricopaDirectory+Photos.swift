import AccountKit
public import Foundation
public import StorageKit
public import TimeKit

/// Users' photos, and the pictures of records.
extension MaricopaDirectory {
    /// Adds a user's photo of a record. Only its sender sees it until an admin accepts it.
    ///
    /// - Throws: `signInFirst`, `noPlaceForPhotos`, `noSuchRecord`, `captionTooLong`, `tooManyWaitingPhotos`, `photoSentBefore`; as
    ///   `store`, the error of a file that isn't a picture, is too large or can't be read.
    @discardableResult
    public func addPhoto(
        of record: TimeKit.ID<Record>,
        fromFile file: URL,
        caption: String = ""
    ) throws(DirectoryError) -> UserPhoto {
        let user = try requireUser()
        let text = try PhotoRule.caption(caption)
        func checked(_ tables: DirectoryReader) throws -> Record {
            let found = try tables.record(record)
            let waiting = try tables.waitingPhotos(of: user)
            if waiting >= PhotoRule.mostWaiting { throw DirectoryError.tooManyWaitingPhotos(waiting) }
            return found
        }
        // It is checked before the picture is stored, and again in the transaction, since several can be sent at once.
        try read { tables in _ = try checked(tables) }
        // A user's photo may hold where it was taken, so the file itself isn't stored.
        let picture = try addPicture(fromFile: file, copiedTo: PhotoRule.side)
        return try write { tables in
            let found = try checked(tables.reader)
            guard let number = try tables.reader.number(of: record) else {
                throw DirectoryError.noSuchRecord(record.rawValue)
            }
            if try tables.reader.hasPhoto(picture.id, of: number, by: user) {
                throw DirectoryError.photoSentBefore(title: found.title)
            }
            let photo = UserPhoto(
                id: ids.next(at: tables.now),
                record: record,
                title: found.title,
                user: user,
                picture: picture.id,
                caption: text,
                addedAt: tables.now,
                state: .waiting,
                judgedBy: nil,
                judgedAt: nil,
                reason: ""
            )
            try tables.insert(photo, of: number)
            return photo
        }
    }

    /// The photos of a record that the principal may see, oldest first: the public ones, and their own in any state.
    ///
    /// - Throws: `noSuchRecord`.
    public func photos(of record: TimeKit.ID<Record>) throws(DirectoryError) -> [UserPhoto] {
        try read { tables in try tables.photos(of: record, for: credential.user) }
    }

    /// Removes one of the user's photos; an admin can remove any.
    ///
    /// - Throws: `signInFirst`, `noSuchPhoto`.
    @discardableResult
    public func removePhoto(_ id: TimeKit.ID<UserPhoto>) throws(DirectoryError) -> UserPhoto {
        if !credential.isAdmin { _ = try requireUser() }
        return try write { tables in
            let photo = try tables.reader.photo(id)
            // Others' photos are reported as missing, so that their existence isn't revealed.
            guard credential.isAdmin || photo.user == credential.user else {
                throw DirectoryError.noSuchPhoto(id.rawValue)
            }
            try tables.delete(photo)
            return photo
        }
    }

    // MARK: Admins

    /// Accepts or refuses a photo. The decision can be changed later.
    ///
    /// - Parameter reason: The reason of a refusal, which the sender sees; may be empty.
    /// - Throws: `adminsOnly`, `reasonTooLong`, `noSuchPhoto`; `photoJudged` if it is already in this state; `noSuchRecord` if a photo of a deleted record
    ///   is accepted.
    @discardableResult
    public func judgePhoto(
        _ id: TimeKit.ID<UserPhoto>,
        isShown: Bool,
        reason: String = ""
    ) throws(DirectoryError) -> UserPhoto {
        try requireAdmin()
        let text = try PhotoRule.reason(reason)
        return try write { tables in
            var photo = try tables.reader.photo(id)
            let state: PhotoState = isShown ? .shown : .refused
            guard photo.state != state else { throw DirectoryError.photoJudged(id.rawValue, state) }
            if isShown { _ = try tables.reader.record(photo.record) }
            photo.state = state
            photo.reason = isShown ? "" : text
            photo.judgedBy = credential.actor
            photo.judgedAt = tables.now
            try tables.judge(photo)
            return photo
        }
    }

    /// The photos in a state; waiting ones are sorted oldest first.
    ///
    /// - Throws: `adminsOnly`.
    public func photosScreen(
        _ state: PhotoState = .waiting,
        limit: Int = 50
    ) throws(DirectoryError) -> AdminPhotosScreen {
        try requireAdmin()
        return try read { tables in
            let photos = try tables.photos(state, limit: limit)
            return AdminPhotosScreen(
                state: state,
                rows: try photos.map { photo, isRecordThere in
                    let picture = try Attachments.attachment(photo.picture, in: tables.db)
                    let kind = isRecordThere ? try tables.recordOrNil(photo.record)?.kind : nil
                    let size = picture.map { "\($0.width) × \($0.height)" } ?? ""
                    return try AdminPhotosScreen.Row(photo, kind, size: size) {
                        try Accounts.user(TimeKit.ID($0), in: tables.db)
                    }
                },
                revision: try tables.revision()
            )
        }
    }

    /// Sets a record's thumbnail from a file.
    ///
    /// - Parameter version: The record's version that was read; nil to skip the check.
    /// - Throws: `adminsOnly`, `noPlaceForPhotos`, `noSuchRecord`, `changedMeanwhile`; as `store`, the error of the picture.
    @discardableResult
    public func setThumbnail(
        of record: TimeKit.ID<Record>,
        fromFile file: URL,
        expecting version: Int? = nil
    ) throws(DirectoryError) -> Record {
        try requireAdmin()
        try read { tables in _ = try tables.record(record) }
        return try setThumbnail(of: record, to: try addPicture(fromFile: file).id, expecting: version)
    }

    /// Removes a record's thumbnail.
    ///
    /// - Throws: `adminsOnly`, `noSuchRecord`, `changedMeanwhile`.
    @discardableResult
    public func removeThumbnail(
        of record: TimeKit.ID<Record>,
        expecting version: Int? = nil
    ) throws(DirectoryError) -> Record {
        try requireAdmin()
        return try setThumbnail(of: record, to: nil, expecting: version)
    }

    private func setThumbnail(
        of id: TimeKit.ID<Record>,
        to picture: String?,
        expecting version: Int?
    ) throws(DirectoryError) -> Record {
        try write { tables in
            var record = try tables.reader.record(id)
            record.thumbnail = picture
            record.version = version ?? record.version
            try tables.update(record)
            return try tables.reader.record(id)
        }
    }

    // MARK: Pictures

    /// The attachment of a photo or thumbnail; nil if there is none.
    public func picture(_ id: String) throws(DirectoryError) -> Attachment? {
        try read { tables in try Attachments.attachment(id, in: tables.db) }
    }

    /// The file of a picture's original; nil if it is missing, or the engine has no picture storage.
    public func pictureFile(_ picture: Attachment) -> URL? { pictures?.original(of: picture) }

    /// Deletes photos that were refused, or whose record was deleted, more than 30 days ago; then deletes unused pictures, and returns
    /// their number. Pictures that a change of the last 30 days mentions stay, so that it can be undone. The daily backup calls it.
    ///
    /// - Throws: `noPlaceForPhotos`.
    @discardableResult
    public func sweepPhotos() throws(DirectoryError) -> Int {
        guard let pictures else { throw .noPlaceForPhotos }
        let now = clock.now()
        let before = now.adding(days24h: -PhotoRule.keptDays)
        try write { tables in try tables.dropPhotos(before: before) }
        do throws(StoreError) {
            return try pictures.sweepUnused(undoableForDays: PhotoRule.keptDays, now: now)
        } catch {
            throw .store(error)
        }
    }

    private func addPicture(fromFile file: URL, copiedTo side: Int? = nil) throws(DirectoryError) -> Attachment {
        guard let pictures else { throw .noPlaceForPhotos }
        do throws(StoreError) {
            return try pictures.add(contentsOf: file, copiedTo: side, at: clock.now())
        } catch {
            throw .store(error)
        }
    }
}
