import Foundation
import GRDB
public import StorageKit

/// Counts the steps that SQLite's machine takes in a store, which no other process and no clock can change.
public final class StepCount: @unchecked Sendable {
    // @unchecked: touched on the one connection of a store in memory alone.
    fileprivate var steps = 0

    /// SQLite has no progress handler here, or the store no connection.
    public struct NoHandler: Error {}

    private typealias Callback = @convention(c) (UnsafeMutableRawPointer?) -> CInt
    private typealias SetHandler =
        @convention(c) (SQLiteConnection, CInt, Callback?, UnsafeMutableRawPointer?) -> Void

    /// The steps of all that `body` does in the store.
    public static func count(in store: LocalStore, _ body: () throws -> Void) throws -> Int {
        // By its name in the library that is loaded: GRDB doesn't hand this function on.
        guard let symbol = dlsym(dlopen(nil, RTLD_NOW), "sqlite3_progress_handler") else { throw NoHandler() }
        let setHandler = unsafeBitCast(symbol, to: SetHandler.self)
        let count = StepCount()
        let context = Unmanaged.passUnretained(count).toOpaque()
        try store.read { db in
            guard let connection = db.sqliteConnection else { throw NoHandler() }
            setHandler(
                connection,
                1,
                { context in
                    guard let context else { return 0 }
                    Unmanaged<StepCount>.fromOpaque(context).takeUnretainedValue().steps += 1
                    return 0
                },
                context
            )
        }
        defer {
            try? store.read { db in
                if let connection = db.sqliteConnection { setHandler(connection, 0, nil, nil) }
            }
        }
        try body()
        return count.steps
    }
}
