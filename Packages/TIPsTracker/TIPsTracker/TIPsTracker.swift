public import Foundation
public import StorageKit
public import TimeKit

/// A family's log of a Tolerance Induction Program: each method is something a member does, in one transaction, or something a
/// screen shows.
///
///     let tracker = try TIPsTracker.open(at: file)
///     try tracker.setUp(setup)
///     let peanut = try tracker.addItem(draft)
///     try tracker.log(peanut.id)
///
/// The clock, the identifiers and the store come from outside. Who acts is the member this device belongs to, or the one it was
/// told. Every change is in the store's change log. Errors are `TIPsError`; after one, nothing is changed. A tracker can be used
/// from several threads, and several of them in several processes can use one file.
public struct TIPsTracker: Sendable {
    let store: LocalStore
    let photos: Attachments?
    let clock: WallClock
    let ids: IDSource
    /// Who acts; nil for the member this device belongs to.
    let actor: Member.ID?

    /// A tracker over a store that was opened with `schemas`.
    ///
    /// - Parameters:
    ///   - photos: Where pictures of reactions are kept; nil for none.
    ///   - clock: Says when a use case happens, and in which zone the device is; it is asked once for each.
    ///   - ids: Where identifiers come from.
    ///   - actor: Who acts; nil for the member this device belongs to.
    public init(
        store: LocalStore,
        photos: Attachments? = nil,
        clock: WallClock,
        ids: IDSource,
        actor: Member.ID? = nil
    ) {
        self.store = store
        self.photos = photos
        self.clock = clock
        self.ids = ids
        self.actor = actor
    }

    /// The same tracker, with another member acting.
    public func acting(as member: Member.ID) -> TIPsTracker {
        TIPsTracker(store: store, photos: photos, clock: clock, ids: ids, actor: member)
    }

    /// A tracker in a file, which is made where there is none; photos in a folder beside it, named after it.
    public static func open(
        at file: URL,
        thumbnailer: Thumbnailer? = nil,
        clock: WallClock = .live,
        ids: IDSource = .live
    ) throws(TIPsError) -> TIPsTracker {
        do throws(StoreError) {
            let store = try LocalStore.open(at: file, schemas: schemas)
            let folder = file.deletingPathExtension().appendingPathExtension("photos")
            let photos = Attachments(store: store, folder: folder, thumbnailer: thumbnailer)
            return TIPsTracker(store: store, photos: photos, clock: clock, ids: ids)
        } catch {
            throw .store(error)
        }
    }

    /// A tracker that lives as long as its last copy, without photos.
    public static func inMemory(clock: WallClock = .live, ids: IDSource = .live) throws(TIPsError) -> TIPsTracker {
        do throws(StoreError) {
            return TIPsTracker(store: try LocalStore.inMemory(schemas: schemas), clock: clock, ids: ids)
        } catch {
            throw .store(error)
        }
    }
}
