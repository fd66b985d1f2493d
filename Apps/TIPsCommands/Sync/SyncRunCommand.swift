import ArgumentParser
import CommandKit
import Foundation
import SchedulerKit
import StorageKit
import TIPsTracker
import TimeKit
import WordKit

/// `tips sync run`
struct SyncRunCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run",
        abstract: "Send what waits, and take in what the others logged.",
        discussion: """
            The daemon does it by itself. With --watch it stays until Ctrl-C: what others log comes as they log it, and what is \
            logged here, by whichever command, is sent at once.

            EXAMPLE: tips sync run
                     tips sync run --watch
            """
    )

    @Flag(help: "Stay, and tell what comes and goes, until Ctrl-C.") var watch = false
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func validate() throws {
        if watch, global.now != nil {
            throw ValidationError(localized("With --now time stands still, and --watch waits"))
        }
        if watch, global.json { throw ValidationError(localized("--watch has no end, and --json is one document")) }
    }

    func run() async throws {
        if watch {
            let session = try global.context().session(of: TIPsApp.definition, connections: .pool(readers: 2))
            return try await session.watch(until: TerminationSignals.stream())
        }
        let session = try global.session()
        let tracker = session.tracker
        let receipt = try await RoomConnection().with(in: session) { try await tracker.synchronize(over: $0) }
        try session.planReminders()
        try session.context.answer(encoding: receipt) { terminal in
            try terminal.print(receipt.words ?? StyledText(localized("Nothing new, both ways.")))
            if let overruled = receipt.received.overruledWords { try terminal.print(overruled) }
            if receipt.parked > 0 { try terminal.printHint(localized("See what was refused: tips sync parked")) }
        }
    }
}

extension AppSession {
    /// Sends the waiting changes if the room is shared. A change that can't be sent now is kept, with a note.
    ///
    /// - Returns: whether nothing waits now; true if the room isn't shared.
    @discardableResult
    func sendAtOnce() async throws -> Bool {
        let status = try tracker.syncStatus()
        guard status.remote != nil, status.waiting > 0 else { return true }
        do {
            let tracker = tracker
            _ = try await RoomConnection(patience: .seconds(10)).with(in: self) { transport in
                try await tracker.synchronize(over: transport)
            }
        } catch {
            context.terminal.note(
                "\(localized("note:"), .warning) \(localized("it isn't sent yet: \(String(describing: error))"))"
            )
        }
        return try tracker.syncStatus().waiting == 0
    }

    /// Follows the room and prints what is sent and received, until it is stopped.
    fileprivate func watch(until stop: AsyncStream<Void>) async throws {
        let tracker = tracker
        let (terminal, clock) = (context.terminal, context.clock)
        let told = LastTrouble()
        let connection = RoomConnection(onTrouble: { trouble in
            if told.isNew(trouble) { terminal.note("\(localized("note:"), .warning) \(trouble.description)") }
        })
        try await connection.with(in: self) { transport in
            try await withThrowingTaskGroup { group in
                group.addTask {
                    try await tracker.follow(over: transport) { receipt in
                        told.forget()
                        guard let words = receipt.words else { return }
                        // A closed output doesn't end the synchronization.
                        try? terminal.print("\(clock.zone().minutes(at: clock.now()), .faint) \(words)")
                        if let overruled = receipt.received.overruledWords { try? terminal.print(overruled) }
                    }
                }
                group.addTask { for await _ in stop { break } }
                try? terminal.print(StyledText(localized("Watching; stop with Ctrl-C")))
                try await group.next()
                group.cancelAll()
                // A canceled task hasn't failed.
                while await group.nextResult() != nil {}
            }
        }
    }
}

/// The last reported trouble, so that it isn't reported at each retry.
private final class LastTrouble: @unchecked Sendable {
    // @unchecked: the value is touched under the lock only.
    private let lock = NSLock()
    private var trouble: RoomTransportError?

    func isNew(_ next: RoomTransportError) -> Bool {
        lock.withLock {
            defer { trouble = next }
            return trouble != next
        }
    }

    func forget() { lock.withLock { trouble = nil } }
}
