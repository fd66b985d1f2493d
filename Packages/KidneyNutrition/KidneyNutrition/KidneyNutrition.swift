public import Foundation
public import StorageKit
public import TimeKit

/// The engine for laboratory values, food, drinks and medicines of a person with kidney disease. A method is either a user's action, in one
/// transaction, or a query for a screen.
///
///     let kidney = try KidneyNutrition.open(at: file)
///     try kidney.acceptTerms()
///     try kidney.addLab(.potassium, "5.4 mmol/L")
///     try kidney.eat(banana, "1 medium", meal: .breakfast)
///     let today = try kidney.today()
///
/// The engine informs and never prescribes. Only the terms can be read until they are accepted. The clock, the identifiers and the
/// store are parameters. The store's change log has every change of the user, so `undo()` can revert it. An import of a food table is one
/// summary there, since the table can be imported again. Errors are `KidneyError`; after an error nothing is changed. Several engines in
/// several processes can use one file. Reading changes nothing.
public struct KidneyNutrition: Sendable {
    let store: LocalStore
    let photos: Attachments?
    let clock: WallClock
    let ids: IDSource
    let actor: String
    let files: KidneyFiles
    let online: OnlineSources?
    /// The id of the act that is being performed; nil outside of `perform(_:at:)`.
    var operation: IdempotencyKey?

    public let terms: Terms

    /// Creates an engine over a store that was opened with `schemas`.
    ///
    /// - Parameters:
    ///   - photos: The storage for pictures; nil for an engine without photos.
    ///   - clock: The source of the current time and time zone; each use case reads it once.
    ///   - ids: The source of identifiers.
    ///   - terms: The terms that the user must accept.
    ///   - actor: The name of the user in the change log.
    ///   - files: Prints reports and reads the files of other programs.
    ///   - online: The sources that the pages can ask; nil for an engine whose pages look nothing up.
    public init(
        store: LocalStore,
        photos: Attachments?,
        clock: WallClock,
        ids: IDSource,
        terms: Terms = .current,
        actor: String = "me",
        files: KidneyFiles = KidneyFiles(),
        online: OnlineSources? = nil
    ) {
        self.store = store
        self.photos = photos
        self.clock = clock
        self.ids = ids
        self.terms = terms
        self.actor = actor
        self.files = files
        self.online = online
    }

    /// Opens an engine on a file, which is created if it doesn't exist. Photos are in a folder beside the file, with its name.
    ///
    /// - Parameter thumbnailer: Makes the thumbnails; without one, photos have none.
    public static func open(
        at file: URL,
        thumbnailer: Thumbnailer? = nil,
        clock: WallClock = .live,
        ids: IDSource = .live,
        actor: String = "me"
    ) throws(KidneyError) -> KidneyNutrition {
        let store = try LocalStore.open(at: file, schemas: schemas, throwing: KidneyError.self)
        let photos = Attachments(store: store, beside: file, thumbnailer: thumbnailer)
        return KidneyNutrition(store: store, photos: photos, clock: clock, ids: ids, actor: actor)
    }

    /// An engine in memory, without photos. Its data lives as long as its last copy.
    public static func inMemory(
        clock: WallClock = .live,
        ids: IDSource = .live
    ) throws(KidneyError) -> KidneyNutrition {
        let store = try LocalStore.open(at: nil, schemas: schemas, throwing: KidneyError.self)
        return KidneyNutrition(store: store, photos: nil, clock: clock, ids: ids)
    }
}
