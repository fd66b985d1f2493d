import Logging
import RealtimeServer
import RealtimeService
import SecurityLog
import TimeKit

/// The upkeep of a server that runs: keys that are too old are replaced, unused accounts swept, and counts of the security log written.
struct Upkeep: Sendable {
    let keys: SigningKeyFolder
    let sweep: AccountSweep
    let security: SecurityLog
    let clock: WallClock
    let log: Logger

    /// The seconds between two rounds. Most rounds find nothing due.
    private static let pause = 300

    /// Does a round at once and one every five minutes, until its task is cancelled.
    func run() async {
        while !Task.isCancelled {
            await round()
            do { try await Task.sleep(for: .seconds(Self.pause)) } catch { return }
        }
    }

    private func round() async {
        let now = clock.now()
        security.settle()
        do {
            security.note(try keys.maintain(at: now))
        } catch {
            log.error("the keys can't be looked after", metadata: ["error": "\(error)"])
        }
        do {
            guard let swept = try await sweep.run(at: now), !swept.isEmpty else { return }
            let reason = "accounts=\(swept.accounts) tokens=\(swept.tokens)"
            security.note(SecurityEvent(.accountsSwept, .noticed, reason: reason))
        } catch  where !Task.isCancelled {
            log.error("unused accounts can't be swept", metadata: ["error": "\(error)"])
        } catch {
            // The server stops, and its file is closed.
        }
    }
}

extension SecurityLog {
    /// Notes a change of keys.
    func note(_ change: SigningKeyFolder.Change, isVoiding: Bool = false) {
        if let made = change.made { note(SecurityEvent(.keysChanged, .done, reason: "MADE", subject: made)) }
        for id in change.removed {
            note(SecurityEvent(.keysChanged, .done, reason: isVoiding ? "VOIDED" : "REMOVED", subject: id))
        }
    }

    /// Notes the start of a server, and before it that the last one was killed where it didn't stop in order.
    func noteStart(after earlier: [SecurityLogEntry]) {
        let last = earlier.last { $0.event.kind == .started || $0.event.kind == .stopped }
        if last?.event.kind == .started { note(SecurityEvent(.stopped, .noticed, reason: "KILLED")) }
        note(SecurityEvent(.started, .done))
    }
}
