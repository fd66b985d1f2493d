import Foundation
import GRDB
public import StorageKit

/// Counts the steps of SQLite's virtual machine, which don't depend on other processes or the clock.
public final class StepCount: @unchecked Sendable {
    // @unchecked: used only on the single connection of an in-memory store.
    fileprivate var steps = 0

    /// SQLite's progress handler isn't available, or the store has no connection.
    public struct NoHandler: Error {}

    private typealias Callback = @convention(c) (UnsafeMutableRawPointer?) -> CInt
    private typealias SetHandler =
        @convention(c) (SQLiteConnection, CInt, Callback?, UnsafeMutableRawPointer?) -> Void

    /// The number of steps that `body` causes in the store.
    public static func count(in store: LocalStore, _ body: () throws -> Void) throws -> Int {
        // The function is looked up by name in the loaded library, because GRDB doesn't expose it.
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
