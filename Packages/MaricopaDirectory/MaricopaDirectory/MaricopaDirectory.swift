import AccountKit
public import Foundation
public import StorageKit
public import TimeKit

/// The directory of markets, recipes, parks, activities, events and resources of Maricopa County. Each method is one use case in one
/// transaction, or one screen.
///
///     let directory = try MaricopaDirectory.open(at: file)
///     try directory.seed()
///     let session = try directory.open(DirectoryQuery(.market, filter, sort: .bestMatch))
///     let page = try directory.listScreen(session.id)
///
/// ``credential`` is the principal; `acting(as:)` returns the same engine for another. The clock, the identifiers and the store are
/// injected; days and times are by the county's clocks. Every edit is in the store's change log. Errors are `DirectoryError`, and after one
/// nothing has changed. Several engines in several processes can share a file. Reading writes nothing but result sessions.
public struct MaricopaDirectory: Sendable {
    let store: LocalStore
    let pictures: Attachments?
    let clock: WallClock
    let ids: IDSource

    /// The principal of each use case.
    public let credential: Credential

    /// The accounts and the session of this front end, for the account pages; nil where nobody can sign in.
    public var desk: AccountDesk?

    /// Whether the front end runs on its owner's data folder. Whoever runs it is the admin of the folder without an account, so home and the
    /// settings lead to the admin pages.
    public var isOwned = false

    /// The operation under which an act is done; nil outside of acts.
    var operation: IdempotencyKey?

    /// Creates an engine over a store that was opened with `schemas`.
    ///
    /// - Parameters:
    ///   - pictures: The storage of thumbnails and photos; nil for an engine without pictures.
    ///   - clock: The time of each use case; its zone isn't used.
    ///   - ids: The source of identifiers.
    public init(
        store: LocalStore,
        pictures: Attachments?,
        clock: WallClock,
        ids: IDSource,
        credential: Credential = .signedOut
    ) {
        self.store = store
        self.pictures = pictures
        self.clock = clock
        self.ids = ids
        self.credential = credential
    }

    /// The same directory for another principal.
    public func acting(as credential: Credential) -> MaricopaDirectory {
        var other = MaricopaDirectory(store: store, pictures: pictures, clock: clock, ids: ids, credential: credential)
        other.desk = desk
        other.isOwned = isOwned
        return other
    }

    /// Opens an engine in a file, which is created if missing. Pictures are in a folder beside it, named after it.
    ///
    /// - Parameter thumbnailer: Makes the small pictures; without one photos have none.
    public static func open(
        at file: URL,
        thumbnailer: Thumbnailer? = nil,
        clock: WallClock = .live,
        ids: IDSource = .live,
        credential: Credential = .signedOut
    ) throws(DirectoryError) -> MaricopaDirectory {
        let store = try LocalStore.open(at: file, schemas: schemas, throwing: DirectoryError.self)
        let pictures = Attachments(store: store, beside: file, thumbnailer: thumbnailer)
        return MaricopaDirectory(store: store, pictures: pictures, clock: clock, ids: ids, credential: credential)
    }

    /// Creates an engine without pictures that lives as long as its last copy.
    public static func inMemory(
        clock: WallClock = .live,
        ids: IDSource = .live,
        credential: Credential = .signedOut
    ) throws(DirectoryError) -> MaricopaDirectory {
        let store = try LocalStore.open(at: nil, schemas: schemas, throwing: DirectoryError.self)
        return MaricopaDirectory(store: store, pictures: nil, clock: clock, ids: ids, credential: credential)
    }
}

/// The county's time.
public enum County {
    /// America/Phoenix, which has no daylight saving time.
    public static let zone = TimeZone(identifier: "America/Phoenix") ?? .gmt
}

extension MaricopaDirectory {
    /// Converts an instant to the county's clocks.
    func moment(_ now: Instant) -> LocalDateTime { County.zone.local(at: now) }

    /// Returns the signed-in user.
    ///
    /// - Throws: `signInFirst` if there is none.
    func requireUser() throws(DirectoryError) -> TimeKit.ID<User> {
        guard let user = credential.user else { throw .signInFirst }
        return user
    }

    /// Checks the principal.
    ///
    /// - Throws: `adminsOnly` unless it is an admin or the owner.
    func requireAdmin() throws(DirectoryError) {
        guard credential.isAdmin else { throw .adminsOnly }
    }
}
