public import Foundation
import StorageKit
public import TimeKit

extension TIPsTracker {
    /// The file of a reaction's original photo; nil if it is gone from the disk.
    ///
    /// - Throws: `notFound`, `pictureElsewhere`, `noPlaceForPhotos`.
    public func photoFile(of reaction: Reaction.ID) throws(TIPsError) -> URL? {
        guard let photos else { throw .noPlaceForPhotos }
        let now = clock.now()
        let attachment = try read { tables in try tables.photo(of: reaction, in: try tables.plan(on: now)) }
        return photos.original(of: attachment)
    }

    /// The thumbnail of a reaction's photo; nil if there is none. It doesn't depend on the original file.
    ///
    /// - Throws: `notFound`, `pictureElsewhere`.
    public func thumbnail(of reaction: Reaction.ID) throws(TIPsError) -> Data? {
        let now = clock.now()
        return try read { tables in try tables.photo(of: reaction, in: try tables.plan(on: now)).thumbnail }
    }

    /// Deletes the photos without a reaction, and returns their number. Meant for the daily backup.
    ///
    /// - Parameter days: photos in changes of this many last days stay, so that an undo can restore them; 0 keeps none.
    /// - Throws: `noPlaceForPhotos`.
    @discardableResult
    public func sweepPhotos(undoableForDays days: Int = 30) throws(TIPsError) -> Int {
        guard let photos else { throw .noPlaceForPhotos }
        do throws(StoreError) {
            return try photos.sweepUnused(undoableForDays: days, now: clock.now()) { db in
                try PlanReader(db: db).photosInUse()
            }
        } catch {
            throw .store(error)
        }
    }
}
