public import Foundation
public import StorageKit
public import TimeKit

/// Labs, food and drink of somebody with kidney disease: each method is something a user does, in one transaction, or something a
/// screen shows.
///
///     let kidney = try KidneyNutrition.open(at: file)
///     try kidney.acceptTerms()
///     try kidney.addLab(.potassium, "5.4 mmol/L")
///     try kidney.eat(banana, "1 medium", meal: .breakfast)
///     let today = try kidney.today()
///
/// It informs and never prescribes. Nothing but reading the terms works before they were accepted. The clock, the identifiers and the
/// store come from outside. Every change of the user's is in the store's change log, so that `undo()` takes it back; tables of foods
/// can be imported again and leave one summary there. Errors are `KidneyError`; after one, nothing is changed. Several engines in
/// several processes can use one file. Looking changes nothing.
public struct KidneyNutrition: Sendable {
    let store: LocalStore
    let photos: Attachments?
    let clock: WallClock
    let ids: IDSource
    let actor: String

    /// The terms that hold for this engine.
    public let terms: Terms

    /// An engine over a store that was opened with `schemas`.
    ///
    /// - Parameters:
    ///   - photos: Where pictures are kept; nil for an engine without photos.
    ///   - clock: Says when a use case happens, and where the device is; it is asked once for each.
    ///   - ids: Where identifiers come from.
    ///   - terms: What is to be accepted.
    ///   - actor: Who is at work, for the history.
    public init(
        store: LocalStore,
        photos: Attachments?,
        clock: WallClock,
        ids: IDSource,
        terms: Terms = .current,
        actor: String = "me"
    ) {
        self.store = store
        self.photos = photos
        self.clock = clock
        self.ids = ids
        self.terms = terms
        self.actor = actor
    }

    /// An engine in a file, which is made where there is none; photos in a folder beside it, named after it.
    ///
    /// - Parameter thumbnailer: Makes the small pictures; without one a photo has none.
    public static func open(
        at file: URL,
        thumbnailer: Thumbnailer? = nil,
        clock: WallClock = .live,
        ids: IDSource = .live,
        actor: String = "me"
    ) throws(KidneyError) -> KidneyNutrition {
        do throws(StoreError) {
            let store = try LocalStore.open(at: file, schemas: schemas)
            let folder = file.deletingPathExtension().appendingPathExtension("photos")
            let photos = Attachments(store: store, folder: folder, thumbnailer: thumbnailer)
            return KidneyNutrition(store: store, photos: photos, clock: clock, ids: ids, actor: actor)
        } catch {
            throw .store(error)
        }
    }

    /// An engine that lives as long as its last copy, without photos.
    public static func inMemory(
        clock: WallClock = .live,
        ids: IDSource = .live
    ) throws(KidneyError) -> KidneyNutrition {
        do throws(StoreError) {
            let store = try LocalStore.inMemory(schemas: schemas)
            return KidneyNutrition(store: store, photos: nil, clock: clock, ids: ids)
        } catch {
            throw .store(error)
        }
    }
}
