import StorageKit
import TimeKit

extension TIPsTracker {
    /// Removes pictures that nothing has ever referred to, which a crash between a picture and its reaction leaves, and files
    /// without a picture. Returns how many pictures.
    ///
    /// A reaction keeps its picture's id in a register, where no foreign key says so: what the change log mentions stays for good.
    @discardableResult
    public func sweepPhotos() throws(TIPsError) -> Int {
        guard let photos else { throw .noPlaceForPhotos }
        let now = clock.now()
        do throws(StoreError) {
            // A picture is added a moment before its reaction refers to it.
            let sweep = try photos.sweep(
                addedBefore: now.adding(minutes: -10),
                undoableSince: Instant(milliseconds: .min)
            )
            return sweep.pictures
        } catch {
            throw .store(error)
        }
    }
}
