public import Foundation
import StorageKit
public import TimeKit
import WordKit

extension RecipeBox {
    /// Sets the picture of a recipe from a file and replaces the one it has.
    ///
    /// A picture is stored once, however many recipes use it.
    ///
    /// - Throws: `noSuchRecipe` or `noPlaceForPhotos`; `store` if the file is not a picture, is too large or cannot be
    ///   read.
    @discardableResult
    public func setPhoto(of recipe: Recipe.ID, fromFile file: URL) throws(RecipeBoxError) -> Recipe {
        try setPhoto(of: recipe) { photos, now throws(StoreError) in try photos.add(contentsOf: file, at: now) }
    }

    /// Sets the picture of a recipe from the bytes of a camera and replaces the one it has. Errors refer to it by `name`.
    @discardableResult
    public func setPhoto(
        of recipe: Recipe.ID,
        to picture: Data,
        name: String? = nil
    ) throws(RecipeBoxError) -> Recipe {
        try setPhoto(of: recipe) { photos, now throws(StoreError) in
            try photos.add(picture, name: name ?? localized("the picture"), at: now)
        }
    }

    /// Removes the picture of a recipe.
    ///
    /// - Throws: `noSuchRecipe` or `noPhoto`.
    @discardableResult
    public func removePhoto(of recipe: Recipe.ID) throws(RecipeBoxError) -> Recipe {
        try write { tables in
            var record = try tables.reader.record(recipe)
            guard record.photo != nil else { throw RecipeBoxError.noPhoto(recipe: record.name) }
            record.photo = nil
            try tables.change("removePhoto", of: recipe, localized("photo removed")) { rows in try rows.update(record) }
            return try tables.reader.recipe(recipe, photo: photo)
        }
    }

    /// Returns the file of the original picture of a recipe.
    ///
    /// - Throws: `noPlaceForPhotos` or `noPhoto`; `originalMissing` if the file is gone.
    public func photoFile(of recipe: Recipe.ID) throws(RecipeBoxError) -> URL {
        guard let photos else { throw .noPlaceForPhotos }
        let (name, attachment) = try read { tables in try tables.photo(of: recipe) }
        guard let file = photos.original(of: attachment) else { throw .originalMissing(recipe: name) }
        return file
    }

    /// Returns the thumbnail of a recipe's picture, which exists even without the original; nil if none was made.
    ///
    /// - Throws: `noPhoto`.
    public func thumbnail(of recipe: Recipe.ID) throws(RecipeBoxError) -> Data? {
        try read { tables in try tables.photo(of: recipe).attachment.thumbnail }
    }

    /// Returns the recipes whose pictures have a thumbnail, for lists that show them.
    public func recipesWithThumbnails() throws(RecipeBoxError) -> Set<Recipe.ID> {
        try read { tables in try tables.recipesWithThumbnails() }
    }

    /// Deletes the pictures that no recipe uses, and returns their number. The daily backup calls it.
    ///
    /// A picture stays if a change of the last `days` days mentions it, so that an undo can restore it. With 0 days no
    /// picture stays for that reason.
    ///
    /// - Throws: `noPlaceForPhotos`.
    @discardableResult
    public func sweepPhotos(undoableForDays days: Int = 30) throws(RecipeBoxError) -> Int {
        guard let photos else { throw .noPlaceForPhotos }
        do throws(StoreError) {
            return try photos.sweepUnused(undoableForDays: days, now: clock.now())
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
                let isFirst = record.photo == nil
                record.photo = attachment.id
                try tables.change(
                    "setPhoto",
                    of: recipe,
                    isFirst ? localized("photo added") : localized("photo replaced")
                ) { rows in try rows.update(record) }
            }
            return try tables.reader.recipe(recipe, photo: photo)
        }
    }

    /// Returns the properties of a picture. It checks the disk for the original.
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
