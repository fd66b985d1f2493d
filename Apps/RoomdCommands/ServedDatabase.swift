import ArgumentParser
import CommandKit
import Foundation
import RealtimeServer
import RealtimeService
import RealtimeTree
import SecurityLog
import StorageKit
import TimeKit

/// What a command works with: the files of a server, which may run meanwhile.
struct RoomdSession {
    let context: CommandContext
    let data: RoomdData
    let file: LocalStore

    /// Opens the files.
    ///
    /// - Parameter makesStore: Whether a folder without databases gets an empty store. Otherwise it is refused: it is the wrong folder.
    init(_ context: CommandContext, makesStore: Bool = false) throws {
        self.context = context
        data = RoomdData(in: context.folder)
        if !makesStore { try data.requireStore() }
        file = try data.open()
    }

    /// The databases.
    var trees: SQLiteTreeStore { SQLiteTreeStore(store: file) }

    /// The accounts of all databases.
    var accounts: RealtimeAccounts { RealtimeAccounts(store: file) }

    /// Tokens signed by the server's newest key, which is made where there is none.
    func tokens() async throws -> Tokens { try await data.tokens(context.clock) }

    /// Notes that an administrator has done something on this machine.
    func note(_ kind: SecurityEvent.Kind, reason: String? = nil, subject: String? = nil, place: String? = nil) {
        data.log(context.clock).note(SecurityEvent(kind, .done, reason: reason, subject: subject, place: place))
    }

    /// The database that is named, or the only one there is.
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

    /// A name as it was typed.
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

extension GlobalOptions {
    /// The files of the server that the options mean.
    func roomd(makesStore: Bool = false) throws -> RoomdSession {
        try RoomdSession(try context(), makesStore: makesStore)
    }
}

/// JSON that was typed or lies in a file.
enum TypedJSON {
    /// A value of a database.
    static func value(_ text: String, option: String, at now: Instant) throws(CommandError) -> RealtimeValue {
        try value(Array(text.utf8), named: option, at: now)
    }

    /// A value of a database from bytes.
    static func value(_ bytes: [UInt8], named name: String, at now: Instant) throws(CommandError) -> RealtimeValue {
        do throws(RealtimeError) {
            return try RealtimeValue.read(bytes, ServerValues(now: now.milliseconds) { _ in .null })
        } catch {
            throw CommandError(.badData, "\(name): \(error)", remedy: "give one JSON value")
        }
    }

    /// Claims of a token: an object.
    static func claims(_ text: String?, option: String, at now: Instant) throws(CommandError) -> [String: RealtimeValue]
    {
        guard let text else { return [:] }
        let value = try value(text, option: option, at: now)
        // A list of JSON is an object to the database.
        guard text.first(where: { !$0.isWhitespace }) == "{" else {
            throw CommandError(
                .badData,
                "\(option) is no JSON object",
                remedy: #"give one such as '{"clinic": "north"}'"#
            )
        }
        return value.children
    }

    /// A place of a database, as "/rooms/kitchen".
    static func path(_ text: String) throws(CommandError) -> RealtimePath {
        do throws(RealtimeError) {
            return try RealtimePath(text)
        } catch {
            throw CommandError(.usage, "“\(text)”: \(error)", remedy: "give a path such as /rooms/kitchen")
        }
    }
}
