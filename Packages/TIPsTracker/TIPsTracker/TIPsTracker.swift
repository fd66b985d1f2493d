public import Foundation
import ScreenKit
public import StorageKit
public import TimeKit

/// A family's log of a Tolerance Induction Program. Each method is one transaction: a member's action, or the content of a screen.
///
///     let tracker = try TIPsTracker.open(at: file)
///     try tracker.setUp(setup)
///     let peanut = try tracker.addItem(draft)
///     try tracker.log(peanut.id)
///
/// The store, the clock and the source of identifiers are passed in. The acting member is the device's, unless ``acting(as:)`` chooses another.
/// Every change is in the store's change log. Errors are `TIPsError`; after an error nothing has changed. A tracker can be used from several
/// threads, and several processes can use one file.
public struct TIPsTracker: Sendable {
    let store: LocalStore
    let photos: Attachments?
    var clock: WallClock
    /// The device's time, if ``clock`` shows the earlier time of an act; else nil.
    var sentAt: Instant?
    let ids: IDSource
    /// The acting member; nil for the device's member.
    var actor: Member.ID?
    /// The network and the printer of the app; nil for none.
    let services: TIPsServices?
    /// The operation under which writes are noted; nil for none.
    var operation: IdempotencyKey?
    /// The act that was sent with a page; nil for none. The page shows what was typed into a row, and a tick compares in its transaction what the
    /// act's yes answers.
    var act: Act?
    /// Whether writes are only tried, and then rolled back.
    var isRehearsal = false

    /// Creates a tracker over a store that was opened with `schemas`.
    ///
    /// - Parameters:
    ///   - photos: the storage of the reactions' photos; nil for none.
    ///   - clock: the source of the time and the device's zone, read once for each use case.
    ///   - ids: the source of identifiers.
    ///   - actor: the acting member; nil for the device's member.
    ///   - services: the network and the printer of the app; nil for none.
    public init(
        store: LocalStore,
        photos: Attachments? = nil,
        clock: WallClock,
        ids: IDSource,
        actor: Member.ID? = nil,
        services: TIPsServices? = nil
    ) {
        self.store = store
        self.photos = photos
        self.clock = clock
        self.ids = ids
        self.actor = actor
        self.services = services
    }

    /// Returns the same tracker with another acting member.
    public func acting(as member: Member.ID) -> TIPsTracker {
        var tracker = self
        tracker.actor = member
        return tracker
    }

    /// Opens a tracker in a file, which is created if it doesn't exist. Photos are in a folder of the same name beside it.
    ///
    /// - Throws: `store`.
    public static func open(
        at file: URL,
        thumbnailer: Thumbnailer? = nil,
        clock: WallClock = .live,
        ids: IDSource = .live
    ) throws(TIPsError) -> TIPsTracker {
        let store = try LocalStore.open(at: file, schemas: schemas, throwing: TIPsError.self)
        let photos = Attachments(store: store, beside: file, thumbnailer: thumbnailer)
        return TIPsTracker(store: store, photos: photos, clock: clock, ids: ids)
    }

    /// Creates a tracker without photos that lives as long as its last copy.
    ///
    /// - Throws: `store`.
    public static func inMemory(clock: WallClock = .live, ids: IDSource = .live) throws(TIPsError) -> TIPsTracker {
        let store = try LocalStore.open(at: nil, schemas: schemas, throwing: TIPsError.self)
        return TIPsTracker(store: store, clock: clock, ids: ids)
    }
}
