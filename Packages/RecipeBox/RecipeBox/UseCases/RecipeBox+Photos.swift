public import Foundation
import StorageKit
public import TimeKit

extension RecipeBox {
    /// Gives a recipe the picture in a file, in place of the one it has.
    ///
    /// The picture is kept by its content, once, however many recipes show it. Throws `noSuchRecipe`, `noPlaceForPhotos`, and as
    /// `store` what the picture is refused for: it is no picture, it is too large, it can't be read.
    @discardableResult
    public func setPhoto(of recipe: Recipe.ID, fromFile file: URL) throws(RecipeBoxError) -> Recipe {
        try setPhoto(of: recipe) { photos, now throws(StoreError) in try photos.add(contentsOf: file, at: now) }
    }

    /// Gives a recipe a picture that a camera took, in place of the one it has; `name` is what an error calls it.
    @discardableResult
    public func setPhoto(
        of recipe: Recipe.ID,
        to picture: Data,
        name: String = "the picture"
    ) throws(RecipeBoxError) -> Recipe {
        try setPhoto(of: recipe) { photos, now throws(StoreError) in try photos.add(picture, name: name, at: now) }
    }

    /// Takes the picture off a recipe. Throws `noSuchRecipe` and `noPhoto`.
    @discardableResult
    public func removePhoto(of recipe: Recipe.ID) throws(RecipeBoxError) -> Recipe {
        try write { tables in
            var record = try tables.reader.record(recipe)
            guard record.photo != nil else { throw RecipeBoxError.noPhoto(recipe: record.name) }
            record.photo = nil
            try tables.change("removePhoto", of: recipe, "photo removed") { rows in try rows.update(record) }
            return try tables.reader.recipe(recipe, photo: photo)
        }
    }

    /// Where the original of a recipe's picture is. Throws `noPhoto`, and `originalMissing` when it is gone from the disk.
    public func photoFile(of recipe: Recipe.ID) throws(RecipeBoxError) -> URL {
        guard let photos else { throw .noPlaceForPhotos }
        let (name, attachment) = try read { tables in try tables.photo(of: recipe) }
        guard let file = photos.original(of: attachment) else { throw .originalMissing(recipe: name) }
        return file
    }

    /// The small version of a recipe's picture, which is there even when the original is gone; nil when none was made.
    ///
    /// Throws `noPhoto`.
    public func thumbnail(of recipe: Recipe.ID) throws(RecipeBoxError) -> Data? {
        try read { tables in try tables.photo(of: recipe).attachment.thumbnail }
    }

    /// Removes the pictures that no recipe shows, and gives back how many there were.
    ///
    /// A picture that a change of the last `days` days mentions stays, so that an undo brings it back with its recipe; with 0
    /// days nothing is kept for that. Meant for the daily backup. Throws `noPlaceForPhotos`.
    @discardableResult
    public func sweepPhotos(undoableForDays days: Int = 30) throws(RecipeBoxError) -> Int {
        guard let photos else { throw .noPlaceForPhotos }
        let now = clock.now()
        do throws(StoreError) {
            // A picture is added a moment before its recipe refers to it.
            let sweep = try photos.sweep(
                addedBefore: now.adding(minutes: -10),
                undoableSince: days > 0 ? now.adding(days24h: -days) : nil
            )
            return sweep.pictures
        } catch {
            throw .store(error)
        }
    }

    private func setPhoto(
        of recipe: Recipe.ID,
        _ add: (Attachments, Instant) throws(StoreError) -> Attachment
    ) throws(RecipeBoxError) -> Recipe {
        guard let photos else { throw .noPlaceForPhotos }
        try read { tables in try tables.require(recipe) }
        let attachment: Attachment
        do throws(StoreError) {
            attachment = try add(photos, clock.now())
        } catch {
            throw .store(error)
        }
        return try write { tables in
            var record = try tables.reader.record(recipe)
            if record.photo != attachment.id {
                let summary = record.photo == nil ? "photo added" : "photo replaced"
                record.photo = attachment.id
                try tables.change("setPhoto", of: recipe, summary) { rows in try rows.update(record) }
            }
            return try tables.reader.recipe(recipe, photo: photo)
        }
    }

    /// What a recipe shows of a picture; looks at the disk.
    func photo(_ attachment: Attachment) -> Photo {
        Photo(
            id: attachment.id,
            mediaType: attachment.mediaType.rawValue,
            byteCount: attachment.byteCount,
            width: attachment.width,
            height: attachment.height,
            hasThumbnail: attachment.thumbnail != nil,
            isOriginalPresent: photos?.original(of: attachment) != nil
        )
    }
}
