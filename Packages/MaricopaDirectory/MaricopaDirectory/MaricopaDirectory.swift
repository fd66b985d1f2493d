import AccountKit
public import Foundation
public import StorageKit
public import TimeKit

/// Markets, recipes, parks, activities, events and resources of Maricopa County: each method is something somebody does, in one
/// transaction, or something a screen shows.
///
///     let directory = try MaricopaDirectory.open(at: file)
///     try directory.furnish()
///     let session = try directory.open(DirectoryQuery(.market, filter, sort: .bestMatch))
///     let page = try directory.listScreen(session.id)
///
/// Who is at work is its ``credential``; `acting(as:)` is the same engine for somebody else. The clock, the identifiers and the store
/// come from outside; days and times are those of the county's clocks. Every change by hand is in the store's change log. Errors are
/// `DirectoryError`; after one, nothing is changed. Several engines in several processes can use one file. Looking changes nothing but
/// the sessions of results.
public struct MaricopaDirectory: Sendable {
    let store: LocalStore
    let pictures: Attachments?
    let clock: WallClock
    let ids: IDSource

    /// Who is at work.
    public let credential: Credential

    /// An engine over a store that was opened with `schemas`.
    ///
    /// - Parameters:
    ///   - pictures: Where thumbnails and photos are kept; nil for an engine without pictures.
    ///   - clock: Says when a use case happens; its zone doesn't count.
    ///   - ids: Where identifiers come from.
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

    /// The same directory for somebody else.
    public func acting(as credential: Credential) -> MaricopaDirectory {
        MaricopaDirectory(store: store, pictures: pictures, clock: clock, ids: ids, credential: credential)
    }

    /// An engine in a file, which is made where there is none; pictures in a folder beside it, named after it.
    ///
    /// - Parameter thumbnailer: Makes the small pictures; without one a photo has none.
    public static func open(
        at file: URL,
        thumbnailer: Thumbnailer? = nil,
        clock: WallClock = .live,
        ids: IDSource = .live,
        credential: Credential = .signedOut
    ) throws(DirectoryError) -> MaricopaDirectory {
        do throws(StoreError) {
            let store = try LocalStore.open(at: file, schemas: schemas)
            let folder = file.deletingPathExtension().appendingPathExtension("photos")
            let pictures = Attachments(store: store, folder: folder, thumbnailer: thumbnailer)
            return MaricopaDirectory(store: store, pictures: pictures, clock: clock, ids: ids, credential: credential)
        } catch {
            throw .store(error)
        }
    }

    /// An engine that lives as long as its last copy, without pictures.
    public static func inMemory(
        clock: WallClock = .live,
        ids: IDSource = .live,
        credential: Credential = .signedOut
    ) throws(DirectoryError) -> MaricopaDirectory {
        do throws(StoreError) {
            let store = try LocalStore.inMemory(schemas: schemas)
            return MaricopaDirectory(store: store, pictures: nil, clock: clock, ids: ids, credential: credential)
        } catch {
            throw .store(error)
        }
    }
}

/// The county's clocks.
public enum County {
    /// America/Phoenix, which knows no daylight saving time.
    public static let zone = TimeZone(identifier: "America/Phoenix") ?? .gmt
}

extension MaricopaDirectory {
    /// The moment of a use case by the county's clocks.
    func moment(_ now: Instant) -> LocalDateTime { County.zone.local(at: now) }

    /// The user. Throws `signInFirst`.
    func requireUser() throws(DirectoryError) -> TimeKit.ID<User> {
        guard let user = credential.user else { throw .signInFirst }
        return user
    }

    /// Throws `adminsOnly`.
    func requireAdmin() throws(DirectoryError) {
        guard credential.isAdmin else { throw .adminsOnly }
    }
}
