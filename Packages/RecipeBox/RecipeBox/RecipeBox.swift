public import Foundation
import ScreenKit
public import StorageKit
public import TimeKit

/// A store of recipes. Each method is a user's action in one transaction, or returns the data of a screen.
///
///     let box = try RecipeBox.open(at: file)
///     let pancakes = try box.newRecipe(named: "Pancakes")
///     try box.addIngredient("1 and 1/2 cups flour", to: pancakes.id)
///     try box.addStep("Stir the batter", to: pancakes.id)
///
/// The caller provides the clock, the identifiers and the store. Every change is recorded in the store's change log,
/// from which the history is built and `undo(_:)` works. Methods throw `RecipeBoxError` and then leave the store
/// unchanged. A box can be used from several threads, and several processes can open the same file.
public struct RecipeBox: Sendable {
    /// Makes a PDF of a recipe, with its picture where it has one, at an instant that the file states.
    public typealias RecipePrinter = @Sendable (RecipeDraft, Data?, Instant) throws -> [UInt8]

    let store: LocalStore
    let photos: Attachments?
    let clock: WallClock
    let ids: IDSource
    let actor: String
    /// Makes the PDF of a recipe; nil where the app makes none.
    let printer: RecipePrinter?
    /// The key of the act that is being performed; nil outside of `perform(_:at:)`.
    var operation: IdempotencyKey?
    /// The act that moves a row and is being performed, whose typed number its page shows in the row; nil for any other act.
    var move: Act?

    /// Creates a box over a store that was opened with `schemas`.
    ///
    /// - Parameters:
    ///   - store: The open store.
    ///   - photos: The storage of pictures; nil for a box without photos.
    ///   - clock: The clock, read once per action.
    ///   - ids: The source of identifiers for recipes, ingredients and steps.
    ///   - actor: The name of the user, for the history.
    ///   - printer: Makes PDFs; nil for a box that offers none.
    public init(
        store: LocalStore,
        photos: Attachments?,
        clock: WallClock,
        ids: IDSource,
        actor: String = "me",
        printer: RecipePrinter? = nil
    ) {
        self.store = store
        self.photos = photos
        self.clock = clock
        self.ids = ids
        self.actor = actor
        self.printer = printer
    }

    /// Opens the box in a file and creates the file if there is none. Photos are stored beside it in a folder of the
    /// same name.
    ///
    /// - Parameters:
    ///   - file: The database file.
    ///   - thumbnailer: Creates thumbnails; nil for photos without thumbnails.
    ///   - clock: The clock, read once per action.
    ///   - ids: The source of identifiers.
    ///   - actor: The name of the user, for the history.
    /// - Throws: `store` if the file cannot be opened.
    public static func open(
        at file: URL,
        thumbnailer: Thumbnailer? = nil,
        clock: WallClock = .live,
        ids: IDSource = .live,
        actor: String = "me"
    ) throws(RecipeBoxError) -> RecipeBox {
        let store = try LocalStore.open(at: file, schemas: schemas, throwing: RecipeBoxError.self)
        let photos = Attachments(store: store, beside: file, thumbnailer: thumbnailer)
        return RecipeBox(store: store, photos: photos, clock: clock, ids: ids, actor: actor)
    }

    /// Creates a box in memory, without photos. It lives as long as its last copy.
    public static func inMemory(clock: WallClock = .live, ids: IDSource = .live) throws(RecipeBoxError) -> RecipeBox {
        let store = try LocalStore.open(at: nil, schemas: schemas, throwing: RecipeBoxError.self)
        return RecipeBox(store: store, photos: nil, clock: clock, ids: ids)
    }
}
