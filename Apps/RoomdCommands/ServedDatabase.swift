import ArgumentParser
import CommandKit
import Foundation
import RealtimeServer
import RealtimeService
import RealtimeTree
import SecurityLog
import StorageKit
import TimeKit

/// The files of a server, opened for one command. The server may be running.
struct RoomdSession {
    let context: CommandContext
    let data: RoomdData
    let file: LocalStore

    /// Opens the files.
    ///
    /// - Parameter makesStore: Whether to create an empty store in a folder without databases. Otherwise such a folder is refused as the wrong one.
    init(_ context: CommandContext, makesStore: Bool = false) throws {
        self.context = context
        data = RoomdData(in: context.folder)
        if !makesStore { try data.requireStore() }
        file = try data.open()
    }

    var trees: SQLiteTreeStore { SQLiteTreeStore(store: file) }

    /// The accounts of all databases.
    var accounts: RealtimeAccounts { RealtimeAccounts(store: file) }

    /// Returns tokens signed by the server's newest key. Creates the key if there is none.
    func tokens() async throws -> Tokens { try await data.tokens(context.clock) }

    /// Records an admin's action on this machine in the security log.
    func note(_ kind: SecurityEvent.Kind, reason: String? = nil, subject: String? = nil, place: String? = nil) {
        data.log(context.clock).note(SecurityEvent(kind, .done, reason: reason, subject: subject, place: place))
    }

    /// Returns the named database, or the only one if no name is given.
    func database(_ name: String?) async throws -> DatabaseName {
        let known = try await trees.databases()
        guard let name else {
            if known.count == 1 { return known[0] }
            throw CommandError(
                known.isEmpty ? .noInput : .usage,
                known.isEmpty ? "there is no database yet" : "there are \(known.count) databases",
                remedy: known.isEmpty
                    ? "make one with “roomd rules deploy FILE --database NAME”" : "name one with --database"
            )
        }
        let database = try Self.databaseName(name)
        guard known.contains(database) else { throw TreeStoreError.noDatabase(database) }
        return database
    }

    /// Parses the name of a database.
    static func databaseName(_ text: String) throws(CommandError) -> DatabaseName {
        guard let name = DatabaseName(text) else {
            throw CommandError(
                .usage,
                "“\(text)” is no name of a database",
                remedy: "use 1 to 63 letters, digits, hyphens and underscores"
            )
        }
        return name
    }
}

extension RoomdOptions {
    /// Opens the files of the server in the folder that the options name.
    func roomd(makesStore: Bool = false) throws -> RoomdSession {
        try RoomdSession(try context(), makesStore: makesStore)
    }
}

/// Parses JSON from the command line or from a file.
enum TypedJSON {
    /// Returns a database value.
    static func value(_ text: String, option: String, at now: Instant) throws(CommandError) -> RealtimeValue {
        try value(Array(text.utf8), named: option, at: now)
    }

    /// Returns a database value from bytes.
    static func value(_ bytes: [UInt8], named name: String, at now: Instant) throws(CommandError) -> RealtimeValue {
        do throws(RealtimeError) {
            return try RealtimeValue.read(bytes, ServerValues(now: now.milliseconds) { _ in .null })
        } catch {
            throw CommandError(.badData, "\(name): \(error)", remedy: "give one JSON value")
        }
    }

    /// Returns the claims in a JSON object; empty without a text.
    static func claims(_ text: String?, option: String, at now: Instant) throws(CommandError) -> [String: RealtimeValue]
    {
        guard let text else { return [:] }
        let value = try value(text, option: option, at: now)
        // An array would also be read as an object, because the database stores arrays as objects.
        guard text.first(where: { !$0.isWhitespace }) == "{" else {
            throw CommandError(
                .badData,
                "\(option) is no JSON object",
                remedy: #"give one such as '{"clinic": "north"}'"#
            )
        }
        return value.children
    }

    /// Returns the path in a text such as "/rooms/kitchen".
    static func path(_ text: String) throws(CommandError) -> RealtimePath {
        do throws(RealtimeError) {
            return try RealtimePath(text)
        } catch {
            throw CommandError(.usage, "“\(text)”: \(error)", remedy: "give a path such as /rooms/kitchen")
        }
    }
}
