public import Foundation
import StorageKit
public import TimeKit
import WordKit

/// Photos of meals. The originals are in the media folder, the thumbnails in the store.
extension KidneyNutrition {
    /// Adds a photo of a meal from a file.
    ///
    /// - Parameter moment: The time, which also gives the logical day; nil for now.
    /// - Throws: `noPlaceForPhotos`, `inTheFuture`; `textTooLong` and `textBlank` for the note; `store` if the file isn't a picture, is too
    ///   large,
    ///   or can't be read.
    @discardableResult
    public func addPhoto(
        fromFile file: URL,
        meal: Meal? = nil,
        note: String? = nil,
        at moment: Moment? = nil
    ) throws(KidneyError) -> JournalPhoto {
        let words = try note.map { typed throws(KidneyError) in try Self.note(typed) }
        // Every check comes before the picture is stored.
        let moment = try past(moment, clock.now())
        try read { _ in }
        let picture = try addPicture(fromFile: file)
        let photo = try write { tables in
            let photo = MealPhoto(
                ids.next(at: tables.now),
                picture: picture.id,
                meal: meal,
                note: words,
                at: moment.at,
                day: try tables.reader.boundary().day(of: moment.at, in: moment.zone)
            )
            try tables.insert(photo, in: moment.zone)
            return photo
        }
        return shown(photo, picture)
    }

    /// Changes the meal or the note of a photo; nil keeps a part, and `.some(nil)` removes it.
    ///
    /// - Throws: `noSuchRecord`, `textTooLong`, `textBlank`.
    @discardableResult
    public func editPhoto(
        _ id: MealPhoto.ID,
        meal: Meal?? = nil,
        note: String?? = nil
    ) throws(KidneyError) -> JournalPhoto {
        let (photo, attachment) = try write { tables in
            var (photo, attachment) = try tables.reader.photo(id)
            let old = photo
            photo.meal = meal ?? photo.meal
            if let note { photo.note = try note.map { try Self.note($0) } }
            if photo != old { try tables.update(photo) }
            return (photo, attachment)
        }
        return shown(photo, attachment)
    }

    /// Deletes a photo. Its picture stays until a sweep, so that undo can restore it.
    ///
    /// - Throws: `noSuchRecord`.
    @discardableResult
    public func deletePhoto(_ id: MealPhoto.ID) throws(KidneyError) -> MealPhoto {
        try write { tables in
            let photo = try tables.reader.photo(id).photo
            try tables.delete(photo)
            return photo
        }
    }

    /// Returns the thumbnail of a photo; nil if none could be made. It doesn't depend on the original file.
    ///
    /// - Throws: `noSuchRecord`.
    public func thumbnail(of photo: MealPhoto.ID) throws(KidneyError) -> Data? {
        try read { tables in try tables.photo(photo).attachment.thumbnail }
    }

    /// Returns the file of a photo's original.
    ///
    /// - Throws: `noSuchRecord`, `noPlaceForPhotos`; `originalMissing` if the file is gone.
    public func photoFile(_ id: MealPhoto.ID) throws(KidneyError) -> URL {
        guard let photos else { throw .noPlaceForPhotos }
        let (photo, attachment) = try read { tables in try tables.photo(id) }
        guard let file = photos.original(of: attachment) else {
            throw .originalMissing(localized("the photo of \(photo.day)") + (photo.meal.map { ", \($0.name)" } ?? ""))
        }
        return file
    }

    /// Deletes unused pictures, as part of the daily backup. A picture in a change of the last `days` days is kept, so that undo can
    /// restore it.
    ///
    /// - Returns: The number of deleted pictures.
    /// - Throws: `noPlaceForPhotos`.
    @discardableResult
    public func sweepPhotos(undoableForDays days: Int = 30) throws(KidneyError) -> Int {
        guard let photos else { throw .noPlaceForPhotos }
        try read { _ in }
        do throws(StoreError) {
            return try photos.sweepUnused(undoableForDays: days, now: clock.now())
        } catch {
            throw .store(error)
        }
    }

    /// Stores a picture.
    func addPicture(fromFile file: URL) throws(KidneyError) -> Attachment {
        guard let photos else { throw .noPlaceForPhotos }
        do throws(StoreError) {
            return try photos.add(contentsOf: file, at: clock.now())
        } catch {
            throw .store(error)
        }
    }

    /// Returns a photo as the journal shows it. It checks whether the original file exists.
    func shown(_ photo: MealPhoto, _ attachment: Attachment) -> JournalPhoto {
        JournalPhoto(
            photo: photo,
            thumbnail: attachment.thumbnail,
            isOriginalPresent: photos?.original(of: attachment) != nil
        )
    }

    /// The maximum length of a note, in characters.
    static let noteLimit = 1000

    private static func note(_ typed: String) throws(KidneyError) -> String {
        try text(typed, localized("note"), limit: noteLimit, keepsLines: true)
    }
}
