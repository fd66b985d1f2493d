import Foundation
public import ScreenKit
import SecurityLog
import StorageKit
import TimeKit

// MARK: The screens of the app and the kit's

extension AppSession {
    /// Returns the screen that a link leads to: one of the app or one of the kit's pages.
    public func screen(_ link: String) throws -> any TerminalPage { try kitPage(link) ?? app.open(link, self) }

    /// Performs an act on the screen of a link: one of the app or one of the kit's pages.
    public func perform(_ act: Act, at link: String) async throws -> Acted {
        if let acted = try await performOnKitPage(act, at: link) { return acted }
        return try await app.act(act, link, self)
    }

    /// Returns the kit's page that a link leads to; nil for a screen of the app.
    ///
    /// - Throws: The app's ``AppDefinition/refusal`` and ``AppDefinition/checkMayCopy``, or `KitPageError`.
    public func kitPage(_ link: String) throws -> (any TerminalPage)? {
        guard let place = KitPlace(link, scheme: app.name) else { return nil }
        if let refusal = try app.refusal?(self) { throw refusal }
        if place.page == .backups { try app.checkMayCopy(self) }
        return try KitPages(session: self).page(place)
    }

    /// Performs an act on one of the kit's pages; nil for the link of a screen of the app.
    ///
    /// - Throws: The app's ``AppDefinition/refusal`` and ``AppDefinition/checkMayCopy``, or `KitPageError`.
    public func performOnKitPage(_ act: Act, at link: String) async throws -> Acted? {
        guard let place = KitPlace(link, scheme: app.name) else { return nil }
        if let refusal = try app.refusal?(self) { throw refusal }
        if place.page == .backups { try app.checkMayCopy(self) }
        return try await KitPages(session: self).performed(act, at: place)
    }
}

// MARK: Copies of all data

extension AppSession {
    /// Makes a backup, and notes it in the security log.
    ///
    /// - Parameters:
    ///   - file: The file; nil for a new one in the data folder.
    ///   - key: The key of the act, so that a repeated act keeps no second backup; nil for an act that isn't repeated.
    /// - Returns: The file.
    /// - Throws: The app's ``AppDefinition/checkMayCopy``, or `StoreError`.
    @discardableResult
    func backUp(to file: URL? = nil, under key: IdempotencyKey? = nil) throws -> URL {
        try app.checkMayCopy(self)
        let shelf = BackupShelf(of: app.name, in: context.folder, on: context.clock.local().date)
        let target = file ?? shelf.place(from: context.clock.now(), in: context.clock.zone()).file
        try Backup.write(store, to: target)
        if let key {
            do {
                try store.write(under: key) { _ in }
            } catch {
                // If the same act arrived twice at the same moment, the other one made the backup.
                try? FileManager.default.removeItem(at: target)
                throw error
            }
        }
        note(.backup)
        return target
    }

    /// Returns the archive of all data as a file, the number of its rows, and the names of the damaged photos that it leaves out.
    func archive() throws -> (file: ScreenFile, rows: Int, damaged: [String]) {
        var bytes: [UInt8] = []
        var damaged: [String] = []
        let rows = try Archive.write(
            store,
            originals: attachments,
            leavingOut: { damaged.append($0.lastPathComponent) },
            to: { bytes += $0 }
        )
        let name = "\(app.name)-\(context.clock.local().date).jsonl"
        return (ScreenFile(name: name, mediaType: "application/jsonl", bytes: bytes), rows, damaged)
    }
}
