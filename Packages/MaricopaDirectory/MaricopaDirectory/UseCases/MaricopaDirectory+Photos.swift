public import Foundation
public import StorageKit
public import TimeKit

/// Photos that users send, and the pictures of records.
extension MaricopaDirectory {
    /// Sends a photo of a record from a file. It waits until an admin has looked at it; until then its sender alone sees it.
    ///
    /// Throws `signInFirst`, `noPlaceForPhotos`, `noSuchRecord`, `captionTooLong`, `tooManyWaitingPhotos`, `photoSentBefore`, and as
    /// `store` what the picture is refused for: it is no picture, it is too large, it can't be read.
    @discardableResult
    public func addPhoto(
        of record: TimeKit.ID<Record>,
        fromFile file: URL,
        caption: String = ""
    ) throws(DirectoryError) -> UserPhoto {
        let user = try requireUser()
        let caption = caption.trimmingCharacters(in: .whitespacesAndNewlines)
        guard caption.count <= PhotoRule.longestCaption else { throw .captionTooLong(caption.count) }
        // What can be refused is, before the picture is kept.
        try read { tables in
            _ = try tables.record(record)
            let waiting = try tables.waitingPhotos(of: user)
            if waiting >= PhotoRule.mostWaiting { throw DirectoryError.tooManyWaitingPhotos(waiting) }
        }
        let picture = try addPicture(fromFile: file)
        return try write { tables in
            let found = try tables.reader.record(record)
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
                caption: caption,
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

    /// The photos of a record that whoever asks may see, the oldest first: those shown to all, and their own whatever became of them.
    /// Throws `noSuchRecord`.
    public func photos(of record: TimeKit.ID<Record>) throws(DirectoryError) -> [UserPhoto] {
        try read { tables in try tables.photos(of: record, for: credential.user) }
    }

    /// Takes a photo away: one's own, or as an admin any. Throws `signInFirst`, `noSuchPhoto`.
    @discardableResult
    public func removePhoto(_ id: TimeKit.ID<UserPhoto>) throws(DirectoryError) -> UserPhoto {
        if !credential.isAdmin { _ = try requireUser() }
        return try write { tables in
            let photo = try tables.reader.photo(id)
            // Of what isn't theirs nobody is told whether it is there.
            guard credential.isAdmin || photo.user == credential.user else {
                throw DirectoryError.noSuchPhoto(id.rawValue)
            }
            try tables.delete(photo)
            return photo
        }
    }

    // MARK: Admins

    /// Shows a photo to all, or refuses it, with who did so and when; a judgement can be changed.
    ///
    /// Throws `adminsOnly`, `noSuchPhoto`, `photoJudged` where it was judged so before, and `noSuchRecord` for showing a photo of a record
    /// that has gone.
    ///
    /// - Parameter reason: Why it is refused, which its sender sees; may be empty.
    @discardableResult
    public func judgePhoto(
        _ id: TimeKit.ID<UserPhoto>,
        isShown: Bool,
        reason: String = ""
    ) throws(DirectoryError) -> UserPhoto {
        try requireAdmin()
        return try write { tables in
            var photo = try tables.reader.photo(id)
            let state: PhotoState = isShown ? .shown : .refused
            guard photo.state != state else { throw DirectoryError.photoJudged(id.rawValue, state) }
            if isShown { _ = try tables.reader.record(photo.record) }
            photo.state = state
            photo.reason = isShown ? "" : reason
            photo.judgedBy = credential.actor
            photo.judgedAt = tables.now
            try tables.judge(photo)
            return photo
        }
    }

    /// The page of photos of a state, for admins: those that wait the oldest first. Throws `adminsOnly`.
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
                    return AdminPhotosScreen.Row(photo, kind, size: size)
                },
                revision: "\(try ChangeLog.latest(in: tables.db))"
            )
        }
    }

    /// Gives a record the picture in a file, in place of the one it has.
    ///
    /// - Parameter version: The record's version that was looked at; nil for whichever it has.
    /// - Throws: `adminsOnly`, `noPlaceForPhotos`, `noSuchRecord`, `changedMeanwhile`, and as `store` what the picture is refused for.
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

    /// Takes a record's picture away. Throws `adminsOnly`, `noSuchRecord`, `changedMeanwhile`.
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

    /// A picture by its id among the attachments: a photo's, or a record's thumbnail; nil where there is none.
    public func picture(_ id: String) throws(DirectoryError) -> Attachment? {
        try read { tables in try Attachments.attachment(id, in: tables.db) }
    }

    /// Where the original of a picture is; nil where it is gone from the disk, and in an engine without pictures.
    public func pictureFile(_ picture: Attachment) -> URL? { pictures?.original(of: picture) }

    /// Removes the photos that were refused, or whose record went, more than 30 days ago, then the pictures that nothing shows, and
    /// gives back how many these were. What a change of the last 30 days mentions stays, so that it can be taken back. Meant for the
    /// daily backup. Throws `noPlaceForPhotos`.
    @discardableResult
    public func sweepPhotos() throws(DirectoryError) -> Int {
        guard let pictures else { throw .noPlaceForPhotos }
        let now = clock.now()
        let before = now.adding(days24h: -PhotoRule.keptDays)
        try write { tables in try tables.dropPhotos(before: before) }
        do throws(StoreError) {
            // A picture is added a moment before anything refers to it.
            return try pictures.sweep(addedBefore: now.adding(minutes: -10), undoableSince: before).pictures
        } catch {
            throw .store(error)
        }
    }

    private func addPicture(fromFile file: URL) throws(DirectoryError) -> Attachment {
        guard let pictures else { throw .noPlaceForPhotos }
        do throws(StoreError) {
            return try pictures.add(contentsOf: file, at: clock.now())
        } catch {
            throw .store(error)
        }
    }
}
