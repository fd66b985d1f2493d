public import Foundation
import StorageKit
public import TimeKit

extension TIPsTracker {
    /// Where the original of a reaction's picture is; nil when it is gone from the disk. Throws `notFound`, `noPlaceForPhotos`.
    public func photoFile(of reaction: Reaction.ID) throws(TIPsError) -> URL? {
        guard let photos else { throw .noPlaceForPhotos }
        let now = clock.now()
        let attachment = try read { tables in try tables.photo(of: reaction, in: try tables.plan(on: now)) }
        return photos.original(of: attachment)
    }

    /// The small version of a reaction's picture, which is there even when the original is gone; nil when none was made.
    ///
    /// Throws `notFound`.
    public func thumbnail(of reaction: Reaction.ID) throws(TIPsError) -> Data? {
        let now = clock.now()
        return try read { tables in try tables.photo(of: reaction, in: try tables.plan(on: now)).thumbnail }
    }

    /// Removes the pictures that no reaction shows, and gives back how many there were.
    ///
    /// A picture that a change of the last `days` days mentions stays, so that an undo brings it back with its reaction; with 0
    /// days nothing is kept for that. Meant for the daily backup. Throws `noPlaceForPhotos`.
    @discardableResult
    public func sweepPhotos(undoableForDays days: Int = 30) throws(TIPsError) -> Int {
        guard let photos else { throw .noPlaceForPhotos }
        let now = clock.now()
        do throws(StoreError) {
            // A picture is added a moment before its reaction refers to it.
            return try photos.sweepReactions(
                addedBefore: now.adding(minutes: -10),
                undoableSince: days > 0 ? now.adding(days24h: -days) : nil
            )
        } catch {
            throw .store(error)
        }
    }
}
